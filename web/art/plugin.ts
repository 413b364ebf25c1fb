/** Vite's part: figures become files with names that last, and `virtual:figures/<game>` tells the page their keys. */
import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { bakeAll, CUT_SIZES, FRAMED_SIZES, type Baked } from './bake.ts';
import { authors } from './credits.ts';
import { GAME_ART } from './rows.ts';

const PREFIX = 'virtual:figures/';
const FOLDER = 'figures';

/** What the page is told of a game's figures: a word in all their addresses, and the keys of each sort. */
export interface List {
  version: string;
  /** A digit for what was drawn, 1 for the largest size and 2 for the body alone; and the keys, a space between. */
  sorts: Record<string, [drawn: number, keys: string]>;
}

export function listOf(baked: readonly Baked[]): List {
  const version = createHash('sha256')
    .update(baked.map(({ hash }) => hash).join())
    .digest('hex')
    .slice(0, 8);
  const sorts: List['sorts'] = {};
  for (const { sort, key, pictures } of baked) {
    const has = (variant: string): boolean => pictures.some((picture) => picture.variant === variant);
    const drawn = (has(String(FRAMED_SIZES.at(-1))) ? 1 : 0) + (has(`cut${CUT_SIZES[0]}`) ? 2 : 0);
    const entry = (sorts[sort] ??= [drawn, '']);
    if (entry[0] !== drawn) throw new Error(`${sort}.${key}: figures of one sort are drawn in the same sizes`);
    entry[1] += entry[1] ? ` ${key}` : key;
  }
  return { version, sorts };
}

/** The address of a picture under the folder of figures; src/art/figures.ts makes the same. */
const nameOf = (game: string, version: string, { sort, key }: Baked, variant: string): string =>
  `${game}/${version}/${sort}-${key}-${variant}.webp`;

export function figures(): Plugin {
  let all: Promise<Record<string, Baked[]>> | undefined;
  let serving = false;
  const bakeOnce = (): Promise<Record<string, Baked[]>> =>
    (all ??= bakeAll((line) => console.error(`muster: ${line}`)).catch((problem: unknown) => {
      // The page is whole without pictures: names and drawn signs stand in their place.
      console.error(`muster: no figures were drawn, the page shows plain signs instead: ${String(problem)}`);
      return Object.fromEntries(Object.keys(GAME_ART).map((game) => [game, []]));
    }));
  return {
    name: 'muster-figures',
    configResolved(config) {
      serving = config.command === 'serve';
    },
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    async load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const game = id.slice(PREFIX.length + 1);
      if (game === 'credits') return `export default ${JSON.stringify(authors())};`;
      // Tests run without pictures.
      const baked = process.env['VITEST'] ? [] : ((await bakeOnce())[game] ?? []);
      return `export default ${JSON.stringify(listOf(baked))};`;
    },
    async generateBundle() {
      if (serving) return;
      for (const [game, baked] of Object.entries(await bakeOnce())) {
        const { version } = listOf(baked);
        for (const one of baked) {
          for (const { variant, bytes } of one.pictures) {
            this.emitFile({
              type: 'asset',
              fileName: `assets/${FOLDER}/${nameOf(game, version, one, variant)}`,
              source: bytes,
            });
          }
        }
      }
    },
    configureServer(server) {
      server.middlewares.use(`/assets/${FOLDER}/`, (request, response, next) => {
        void bakeOnce().then((games) => {
          const [, game = ''] = /^\/([^/]+)\//.exec(request.url ?? '') ?? [];
          const baked = games[game] ?? [];
          const { version } = listOf(baked);
          const found = baked.flatMap((one) =>
            one.pictures.filter(({ variant }) => `/${nameOf(game, version, one, variant)}` === request.url),
          )[0];
          if (!found) return next();
          response.setHeader('content-type', 'image/webp');
          response.end(found.bytes);
        });
      });
    },
  };
}
