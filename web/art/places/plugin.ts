/**
 * `import places from 'virtual:places/monster-lands'`: the addresses of the painted places of a game, by name. They are
 * drawn when they are first asked for and kept by what they were drawn from. Tests get names only.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { renderAsync } from '@resvg/resvg-js';
import type sharp from 'sharp';
import type { Plugin } from 'vite';
import { paintings } from './lands.ts';
import type { Painting } from './painting.ts';

const START = 'virtual:places/';
const GAMES: Record<string, () => Painting[]> = { 'monster-lands': paintings };
const CACHE = path.resolve(import.meta.dirname, '../../node_modules/.cache/places');

async function baked(painting: Painting): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(painting)).digest('hex').slice(0, 12);
  const folder = path.join(CACHE, hash);
  const file = path.join(folder, `${painting.name}.webp`);
  if (existsSync(file)) return file;
  // What draws and what writes WebP are binaries: asked for only when there is work.
  const load = createRequire(import.meta.url);
  const draw = (load('@resvg/resvg-js') as { renderAsync: typeof renderAsync }).renderAsync;
  const scaled = load('sharp') as typeof sharp;
  const { svg, width, scale, quality } = painting;
  const png = (
    await draw(svg, { fitTo: { mode: 'width', value: width * scale }, font: { loadSystemFonts: false } })
  ).asPng();
  const bytes = await scaled(png).webp({ quality, effort: 5 }).toBuffer();
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${file}.${process.pid}`, bytes);
  renameSync(`${file}.${process.pid}`, file);
  return file;
}

export function places(): Plugin {
  return {
    name: 'muster-places',
    resolveId: (id) => (id.startsWith(START) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${START}`)) return undefined;
      const all = GAMES[id.slice(START.length + 1)]?.();
      if (!all) throw new Error(`no places are painted for ${id}`);
      const names = all.map(({ name }) => name);
      // Tests run without pictures.
      if (process.env['VITEST'])
        return `export default ${JSON.stringify(Object.fromEntries(names.map((name) => [name, `/${name}.webp`])))}`;
      let files: string[];
      try {
        files = await Promise.all(all.map(baked));
      } catch (problem) {
        // The page is whole without pictures: their frames and grounds are drawn.
        console.error(`muster: no places were painted: ${String(problem)}`);
        return 'export default {}';
      }
      const imports = files.map((file, at) => `import p${at} from ${JSON.stringify(file)};`).join('\n');
      return `${imports}\nexport default { ${names.map((name, at) => `${JSON.stringify(name)}: p${at}`).join(', ')} };`;
    },
  };
}
