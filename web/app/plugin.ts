/** Vite's part: what makes the page an app that can be installed. Its manifest in each language, its icons, its worker. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { renderAsync } from '@resvg/resvg-js';
import type { Plugin } from 'vite';

const SHELL = 'virtual:shell';
const MARKS = { shell: '__MUSTER_SHELL__', version: '__MUSTER_VERSION__' };
const WEB = path.resolve(import.meta.dirname, '..');
const LANGUAGES = ['en', 'es', 'fr'];
/** What says that the server is away must be there without it. */
const NEEDED = /\/src\/(pages\/Offline\.svelte|text\/\w+\.ftl)/;

const icon = readFileSync(path.join(WEB, 'public', 'icon.svg'), 'utf8');
const ground = /<rect [^>]*fill="(#\w+)"/.exec(icon)?.[1] ?? '#1e242b';
/** Systems cut icons to circles and squircles: the sign in the middle, the ground to the edge. */
const cut = icon
  .replace(/<rect [^>]*>/, `<rect width="24" height="24" fill="${ground}"/>`)
  .replace('<path', '<path transform="translate(12 12) scale(.72) translate(-12 -12)"');

interface Icon {
  name: string;
  svg: string;
  size: number;
  purpose: 'any' | 'maskable';
}
export const ICONS: readonly Icon[] = [
  { name: 'icon-192.png', svg: icon, size: 192, purpose: 'any' },
  { name: 'icon-512.png', svg: icon, size: 512, purpose: 'any' },
  { name: 'icon-cut-512.png', svg: cut, size: 512, purpose: 'maskable' },
];
/** The one that index.html names: these systems round it themselves and know no other. */
const APPLE: Icon = { name: 'icon-180.png', svg: cut, size: 180, purpose: 'any' };

function words(lang: string): (id: string) => string {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(readFileSync(path.join(WEB, 'src', 'text', `${lang}.ftl`), 'utf8')));
  return (id) => {
    const said = bundle.getMessage(id)?.value;
    if (!said) throw new Error(`the manifest needs ${id} in ${lang}.ftl`);
    return bundle.formatPattern(said);
  };
}

export function manifest(lang: string, icons: readonly Icon[]): object {
  const say = words(lang);
  return {
    id: '/',
    name: 'Muster',
    short_name: 'Muster',
    description: say('start-lead'),
    lang,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: ground,
    theme_color: ground,
    categories: ['games', 'entertainment'],
    icons: [
      ...icons.map(({ name, size, purpose }) => ({
        src: `/${name}`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ],
    shortcuts: [{ name: say('open-tables'), url: '/tables' }],
  };
}

export function app(): Plugin {
  let building = false;
  return {
    name: 'muster-app',
    configResolved(config) {
      building = config.command === 'build';
    },
    resolveId: (id) => (id === SHELL ? `\0${SHELL}` : undefined),
    load: (id) =>
      id === `\0${SHELL}`
        ? `export const shell = '${MARKS.shell}'.split(' '); export const version = '${MARKS.version}';`
        : undefined,
    buildStart() {
      if (building)
        this.emitFile({ type: 'chunk', id: path.join(import.meta.dirname, 'worker.ts'), fileName: 'worker.js' });
    },
    async generateBundle(_, bundle) {
      let drawn: readonly Icon[] = [];
      try {
        const load = createRequire(import.meta.url);
        const draw = (load('@resvg/resvg-js') as { renderAsync: typeof renderAsync }).renderAsync;
        for (const { name, svg, size } of [...ICONS, APPLE]) {
          const picture = await draw(svg, { fitTo: { mode: 'width', value: size }, font: { loadSystemFonts: false } });
          this.emitFile({ type: 'asset', fileName: name, source: picture.asPng() });
        }
        drawn = ICONS;
      } catch (problem) {
        console.error(`muster: no icons were drawn, the app has its plain one: ${String(problem)}`);
      }
      for (const lang of LANGUAGES) {
        const source = JSON.stringify(manifest(lang, drawn));
        this.emitFile({ type: 'asset', fileName: `manifest-${lang}.webmanifest`, source });
      }

      const needed = new Set<string>();
      const need = (name: string): void => {
        const found = bundle[name];
        if (needed.has(name) || found?.type !== 'chunk') return;
        needed.add(name);
        for (const style of found.viteMetadata?.importedCss ?? []) needed.add(style);
        found.imports.forEach(need);
      };
      for (const [name, found] of Object.entries(bundle)) {
        if (found.type === 'asset') {
          if (name.endsWith('.woff2')) needed.add(name);
        } else if (name !== 'worker.js' && (found.isEntry || found.moduleIds.some((id) => NEEDED.test(id)))) need(name);
      }
      const shell = ['/icon.svg', ...[...needed].sort().map((name) => `/${name}`)];
      const worker = bundle['worker.js'];
      if (worker?.type !== 'chunk') throw new Error('there is no worker');
      const page = bundle['index.html'];
      const version = createHash('sha256')
        .update(JSON.stringify([shell, page?.type === 'asset' ? String(page.source) : '', worker.code]))
        .digest('hex')
        .slice(0, 12);
      worker.code = worker.code.replace(MARKS.shell, shell.join(' ')).replace(MARKS.version, version);
    },
  };
}
