/** What a card gives, as signs in a row: "+ Warrior", "− Peasant", "Mage +1 in fights". */

import type { Pieces } from '../../protocol';
import type { Counts } from './view';
import { meeples, signsOf } from './view';

export type Glyph =
  | { sort: 'meeple'; kind: string }
  | { sort: 'text'; text: string }
  | { sort: 'icon'; id: string }
  | { sort: 'star'; text: string };

/** Signs that belong together and are not torn apart. */
export type Signs = Glyph[];

const text = (what: string): Glyph => ({ sort: 'text', text: what });
const meeple = (kind: string): Glyph => ({ sort: 'meeple', kind });
const icon = (id: string): Glyph => ({ sort: 'icon', id });

/** Between what is asked for and what it brings. */
export const ARROW: Signs = [text('→')];

export function asked(units: Counts): Signs[] {
  return meeples(units).map((kind) => [meeple(kind)]);
}

/** How the board draws each sort of token; the game makes the tokens. */
const DRAWN: Record<string, (name: string) => Signs> = {
  meeple: (name) => [meeple(name)],
  type: (name) => [icon(`mm-${name}`)],
  text: (name) => [text(name)],
  vp: (name) => [{ sort: 'star', text: name }],
  strength: (name) => [text(name), icon('mm-swords')],
  quests: (name) => [icon('mm-scroll'), text(name)],
  draw: (name) => [icon('mm-bag'), text(`↑${name}`)],
  later: () => [icon('mm-moon')],
  bag: (name) => [icon('mm-bag'), text(`↓${name}`)],
  back: () => [text('→'), icon('mm-mug')],
};
export const SORTS = Object.keys(DRAWN);

/** What a card, a tile or a room brings: signs for each effect. */
export function brought(pieces: Pieces, sort: string, key: string): Signs[] {
  return signsOf(pieces, sort, key).map((sign) => sign.flatMap(([sort, name]) => DRAWN[sort]?.(name) ?? [text(name)]));
}

export interface Placed {
  glyph: Glyph;
  x: number;
  y: number;
  width: number;
}

export const ROW = 24;

export function widthOf(glyph: Glyph): number {
  if (glyph.sort === 'meeple') return 18;
  if (glyph.sort === 'text') return glyph.text.length * 7.4 + 2;
  return 20;
}

/** Groups of signs in rows of a width, from the left; says how high they are. */
export function layOut(groups: Signs[], room: number, gap = 6): { placed: Placed[]; rows: number; width: number } {
  const placed: Placed[] = [];
  let x = 0;
  let row = 0;
  let widest = 0;
  for (const group of groups) {
    const wide = group.reduce((sum, glyph) => sum + widthOf(glyph), 0);
    if (x > 0 && x + wide > room) {
      row += 1;
      x = 0;
    }
    for (const glyph of group) {
      const width = widthOf(glyph);
      placed.push({ glyph, x, y: row * ROW, width });
      x += width;
    }
    widest = Math.max(widest, x);
    x += gap;
  }
  return { placed, rows: row + 1, width: widest };
}
