/** The view of Meeples & Monsters, as docs/api.md describes it, and how its places are called on the board. */

import type { Piece, Pieces, View } from '../../protocol';

export const CLASSES = ['peasant', 'mage', 'cleric', 'warrior', 'knight', 'ranger', 'paladin', 'shaman', 'corruption'] as const;
export type ClassName = (typeof CLASSES)[number];
export const BASIC = ['mage', 'cleric', 'warrior', 'knight'] as const;
export const PRESTIGE = ['ranger', 'paladin', 'shaman'] as const;
/** As they lie on the board, row by row. */
export const DISTRICTS = ['villages', 'university', 'cathedral', 'castle'] as const;
export type DistrictName = (typeof DISTRICTS)[number];

export type Counts = Record<string, number>;

export interface Bonuses {
  class: Counts;
  versus: Counts;
  pairs: [string, string, number][];
}

export interface Player {
  seat: number;
  score: number;
  tavern: Counts;
  lodgings: Counts;
  bag: Counts;
  levels: Counts;
  quests: number;
  completed: string[];
  pile: string[];
  rooms: string[];
  fought: string[];
  bonuses: Bonuses;
  vp_from: Counts;
}

export interface District {
  key: DistrictName;
  overrun: number;
  monsters: (string | null)[];
  locations: { key: string | null; slot: string | null; builder: number | null }[];
  tower: { room: string | null; left: number } | null;
}

export interface Planned {
  kind: 'location' | 'monster' | 'room';
  key: string;
  units: Counts;
  total: number | null;
  strength: number | null;
  joined: boolean;
  named: string | null;
}

export interface MeeplesView extends View {
  seat: number | null;
  seats: number;
  zones: Record<string, (string | null)[]>;
  round: number;
  phase: string;
  active: number;
  first: number;
  final: { from: number; last: number } | null;
  arrived: number;
  towers: boolean;
  supply: Counts;
  players: Player[];
  districts: District[];
  display: string[];
  tile_stack: number;
  monster_deck: number;
  quest_deck: number;
  council: { key: string; token: string | null; fought_by: number[] }[];
  capitol: { builders_yard: string[]; hall_of_heroes: string[] };
  plan: Planned[];
  hills: { location: string; seat: number; units: Counts }[];
  stocks: Counts;
  arriving: string | null;
  gained: Counts;
  returning: string | null;
}

export const seen = (view: View): MeeplesView => view as MeeplesView;

export interface Effect {
  do: string;
  class?: string;
  class_?: string;
  n?: number;
  draw?: number;
  discard?: number;
  own?: number;
  others?: number;
  when?: string;
  type?: string;
  with?: string;
  beside?: string;
  [more: string]: unknown;
}

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

export function effectsOf(pieces: Pieces, sort: string, key: string): Effect[] {
  const value = piece(pieces, sort, key).figures['effects'];
  return Array.isArray(value) ? (value as Effect[]) : [];
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
