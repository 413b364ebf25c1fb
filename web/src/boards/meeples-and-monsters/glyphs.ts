/** What a card gives, as signs in a row: "+ Warrior", "− Peasant", "Mage +1 in fights". */

import type { Counts, Effect } from './view';
import { meeples } from './view';

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

export function signsOf(effect: Effect): Signs {
  const kind = String(effect.class ?? 'any');
  const n = effect.n ?? 1;
  switch (effect.do) {
    case 'gain':
      return [text(n > 1 ? `+${n}` : '+'), meeple(kind)];
    case 'gain_choice':
      return [text('+'), meeple('any')];
    case 'take_from_stock':
      return [text('+'), meeple(kind)];
    case 'return_placed':
      return [text('−'), meeple(kind)];
    case 'return_corruption':
      return [text(n > 1 ? `−${n}` : '−'), meeple('corruption')];
    case 'return_builder':
      return [text('−'), meeple('peasant')];
    case 'vp':
      return typeof effect['with_prestige'] === 'number'
        ? [{ sort: 'star', text: String(n) }, text('/'), { sort: 'star', text: String(effect['with_prestige']) }]
        : [{ sort: 'star', text: String(n) }];
    case 'class_cv':
      return [meeple(kind), text(`+${n}`), icon('mm-swords')];
    case 'all_others_cv':
      return [meeple('any'), text(`+${n}`), icon('mm-swords')];
    case 'single_cv':
      return [meeple('any'), text('+'), meeple('corruption'), icon('mm-swords')];
    case 'pair_cv':
      return [meeple(String(effect['partner'] ?? 'any')), meeple(kind), text(`+${n}`), icon('mm-swords')];
    case 'versus_cv':
      return [icon(`mm-${effect.type ?? 'undead'}`), text(`+${n}`), icon('mm-swords')];
    case 'draw_meeples':
    case 'draw_phase_draw':
      return [icon('mm-bag'), text(`↑${n}`)];
    case 'quests':
      return [icon('mm-scroll'), text(`+${effect.draw ?? 1}`), ...(effect.discard ? [text(`−${effect.discard}`)] : [])];
    case 'discard_quest':
      return [text('−'), icon('mm-scroll')];
    case 'rebag':
      return [icon('mm-bag'), text(`↓${effect.own ?? 1}`)];
    case 'bring_back':
      return [meeple(kind), text('→'), icon('mm-mug')];
    case 'swap_corruption':
      return [meeple('corruption'), text('→'), icon('mm-bag')];
    default:
      return [text('…')];
  }
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
