/**
 * Addresses of the figures that were drawn when the page was built (web/art, docs/figures.md). The list of a game's
 * figures is fetched when the first of them is asked for; whatever asked is drawn again when it has come.
 */
import { createSubscriber } from 'svelte/reactivity';

export type Look = 'framed' | 'cut';

interface List {
  version: string;
  sorts: Record<string, [drawn: number, keys: string]>;
}

/** Where the pictures of a piece are, and which: 1 for the largest size, 2 for the body alone. */
interface Place {
  start: string;
  drawn: number;
}

const LISTS: Record<string, () => Promise<{ default: List }>> = {
  'meeples-and-monsters': () => import('virtual:figures/meeples-and-monsters'),
  'monster-lands': () => import('virtual:figures/monster-lands'),
  euthia: () => import('virtual:figures/euthia'),
};

/** Widths in pixels of what was drawn. */
export const SIZES: Record<Look, readonly number[]> = { framed: [96, 240, 400], cut: [160, 320] };

const lists = new Map<string, Map<string, Place>>();
const asked = new Map<string, Promise<void>>();
let changed = (): void => undefined;
const follow = createSubscriber((update) => {
  changed = update;
});

/** Each piece by its sort and key, and by its key alone. */
function placesIn(game: string, { version, sorts }: List): Map<string, Place> {
  const places = new Map<string, Place>();
  for (const [sort, [drawn, keys]] of Object.entries(sorts)) {
    for (const key of keys.split(' ')) {
      const place = { start: `/assets/figures/${game}/${version}/${sort}-${key}-`, drawn };
      places.set(`${sort}:${key}`, place);
      if (!places.has(key)) places.set(key, place);
    }
  }
  return places;
}

/** Fetches the list of a game's figures; a table does so while it opens. */
export function loadFigures(game: string): Promise<void> {
  const load = LISTS[game];
  if (!load) return Promise.resolve();
  const old = asked.get(game);
  if (old) return old;
  const coming = load().then(
    (found) => {
      lists.set(game, placesIn(game, found.default));
      changed();
    },
    () => void asked.delete(game), // the next one who asks tries again
  );
  asked.set(game, coming);
  return coming;
}

interface Found {
  /** The address up to the size. */
  start: string;
  sizes: readonly number[];
}

function find(game: string, piece: string, look: Look): Found | undefined {
  follow();
  const list = lists.get(game);
  if (!list) {
    void loadFigures(game);
    return undefined;
  }
  const place = list.get(piece) ?? list.get(piece.slice(piece.indexOf(':') + 1));
  if (!place) return undefined;
  const { start, drawn } = place;
  if (look === 'cut' && drawn & 2) return { start: `${start}cut`, sizes: SIZES.cut };
  return { start, sizes: drawn & 1 ? SIZES.framed : SIZES.framed.slice(0, -1) };
}

/**
 * The picture of a piece, sharp at so many pixels of the screen; nothing where there is none (yet). A piece is named by
 * its key in the content, and where two sorts of pieces share a key, by both: "loot:magic_plus_2". Who has no picture
 * without a place is shown with it.
 */
export function figureUrl(game: string, piece: string, px: number, look: Look = 'framed'): string | undefined {
  const found = find(game, piece, look);
  return found && `${found.start}${found.sizes.find((size) => size >= px) ?? found.sizes.at(-1)}.webp`;
}

/** All sizes of a picture, for the browser to choose from. */
export function figureSet(game: string, piece: string, look: Look = 'framed'): string | undefined {
  const found = find(game, piece, look);
  return found?.sizes.map((size) => `${found.start}${size}.webp ${size}w`).join(', ');
}
