/** `virtual:scene/city-evening` and the like: a picture of `web/scenes`, drawn when the page is built; the import is its address. */

import type { Plugin } from 'vite';
import { buildings, PLANS } from './buildings.ts';
import { city, REACH } from './city.ts';

interface Scene {
  draw(): string;
  /** What its module says beside the address. */
  says: Record<string, unknown>;
}

const SCENES: Record<string, Scene> = {
  'city-evening': { draw: () => city('evening'), says: { reach: REACH } },
  'city-morning': { draw: () => city('morning'), says: { reach: REACH } },
  buildings: { draw: buildings, says: { cells: Object.keys(PLANS) } },
};
const MARK = 'virtual:scene/';

export function scenes(): Plugin {
  let serving = false;
  return {
    name: 'muster-scenes',
    configResolved(config) {
      serving = config.command === 'serve';
    },
    resolveId: (id) => (id.startsWith(MARK) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${MARK}`)) return undefined;
      const name = id.slice(MARK.length + 1);
      const scene = SCENES[name];
      if (!scene) throw new Error(`no scene ${name}; there are: ${Object.keys(SCENES).join(', ')}`);
      const said = Object.entries(scene.says).map(([key, value]) => `export const ${key} = ${JSON.stringify(value)};`);
      const drawn = scene.draw();
      const address = serving
        ? JSON.stringify(`data:image/svg+xml,${encodeURIComponent(drawn)}`)
        : `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'asset', name: `${name}.svg`, source: drawn })}`;
      return [...said, `export default ${address};`].join('\n');
    },
  };
}
