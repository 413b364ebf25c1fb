/** The view of Meeples & Monsters, as docs/api.md describes it, and how its places are called on the board. */

import type { Piece, Pieces, View } from '../../protocol';
import type { MeeplesView } from './view-types';

export type * from './view-types';

export const CLASSES = [
  'peasant',
  'mage',
  'cleric',
  'warrior',
  'knight',
  'ranger',
  'paladin',
  'shaman',
  'corruption',
] as const;
export type ClassName = (typeof CLASSES)[number];
export const BASIC = ['mage', 'cleric', 'warrior', 'knight'] as const;
export const PRESTIGE = ['ranger', 'paladin', 'shaman'] as const;
/** As they lie on the board, row by row. */
export const DISTRICTS = ['villages', 'university', 'cathedral', 'castle'] as const;
export type DistrictName = (typeof DISTRICTS)[number];

export type Counts = Record<string, number>;

export const seen = (view: View): MeeplesView => view as MeeplesView;

/** A sort, and which one of it: what each sort looks like, the board says. */
export type Token = [sort: string, name: string];

const NOTHING: Piece = { name: '', text: '', figures: {} };

export function piece(pieces: Pieces, sort: string, key: string): Piece {
  return pieces[sort]?.[key] ?? { ...NOTHING, name: key.replaceAll('_', ' ') };
}

export function nameOf(pieces: Pieces, sort: string, key: string): string {
  return piece(pieces, sort, key).name;
}

export function figure(pieces: Pieces, sort: string, key: string, name: string): number {
  const value = piece(pieces, sort, key).figures[name];
  return typeof value === 'number' ? value : 0;
}

export function word(pieces: Pieces, sort: string, key: string, name: string): string {
  const value = piece(pieces, sort, key).figures[name];
  return typeof value === 'string' ? value : '';
}

/** What a card, a tile or a room brings: a list of tokens for each effect. */
export function signsOf(pieces: Pieces, sort: string, key: string): Token[][] {
  return piece(pieces, sort, key).signs ?? [];
}

export function unitsOf(pieces: Pieces, sort: string, key: string): Counts {
  const value = piece(pieces, sort, key).figures['units'];
  return value && typeof value === 'object' ? (value as Counts) : {};
}

/** One entry per meeple, in the order of the classes; a Shaman who acts as somebody is still a Shaman. */
export function meeples(counts: Counts): string[] {
  const order = (kind: string): number => {
    const at = (CLASSES as readonly string[]).indexOf(kind);
    return at < 0 ? CLASSES.length : at;
  };
  return Object.entries(counts)
    .sort(([one], [other]) => order(one) - order(other))
    .flatMap(([kind, number]) => Array<string>(number).fill(kind.startsWith('shaman_as_') ? 'shaman' : kind));
}

export function total(counts: Counts): number {
  return Object.values(counts).reduce((sum, number) => sum + number, 0);
}

export function districtOfPlace(view: MeeplesView, place: string): DistrictName | null {
  const [sort, key = ''] = place.split(':');
  for (const district of view.districts) {
    if (sort === 'district' && district.key === key) return district.key;
    if (sort === 'monster' && district.monsters.includes(key)) return district.key;
    if (sort === 'location' && district.locations.some((each) => each.key === key)) return district.key;
    if (sort === 'slot' && district.locations.some((each) => each.slot === key)) return district.key;
    if (sort === 'room' && district.tower?.room === key) return district.key;
  }
  return null;
}

export function isFinal(view: MeeplesView): boolean {
  return view.final !== null && view.round >= view.final.from;
}
