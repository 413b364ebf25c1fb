/** The view of Monster Lands as the server sends it, its pieces, and how places are called on the board. */

import type { Piece, Pieces, View } from '../../protocol';
import type { About, Battlefield, BattlePath, Clan, LandsView, Member, PathName, Roll } from './view-types';

export type * from './view-types';

export const COLOURS = ['strength', 'magic', 'persuasion'] as const;
export const AFFINITIES = ['fire', 'water', 'air', 'jungle'] as const;
export const BUILDINGS = ['lodge', 'alchemist', 'tavern', 'armory', 'bazaar', 'mine', 'pawn_shop'] as const;
/** What lies open to be taken, one at a time beside the Citadel. */
export const DISPLAYS = ['tavern', 'lodge', 'bazaar', 'loot'] as const;
export type Display = (typeof DISPLAYS)[number];

export type Counts = Record<string, number>;

export const seen = (view: View): LandsView => view as LandsView;

// -- what is being asked ---------------------------------------------------------------------------------------------

/** The question that this view is about: the viewer's own first, else whoever is asked. */
export function asking(view: LandsView): About | null {
  return view.about.find((each) => each.seat === view.seat) ?? view.about[0] ?? null;
}

export const pathKey = (path: PathName): string => `path:${path.place}-${path.number}`;

const DEFENDING = new Set(['ward', 'spores', 'block', 'divert-target', 'divert']);

/** Where a battle or a roll is under way. */
export function fightingAt(view: LandsView): { path: PathName; prompt: string; roll: Roll | null } | null {
  const asked = asking(view);
  if (view.over || !asked) return null;
  const path = asked.path ?? asked.target ?? null;
  if (DEFENDING.has(asked.prompt) && path) return { path, prompt: asked.prompt, roll: null };
  if (
    view.roll &&
    (asked.prompt === 'attack' || asked.prompt.endsWith('-roll') || asked.prompt === 'loot' || asked.prompt === 'sell')
  ) {
    return { path: view.roll.path, prompt: asked.prompt, roll: view.roll };
  }
  return null;
}

const SHOWN_FOR: Record<string, Display> = {
  tavern: 'tavern',
  recruit: 'tavern',
  lodge: 'lodge',
  bazaar: 'bazaar',
  pick: 'loot',
  plunder: 'loot',
};

/** The display that a question is about. */
export function displayFor(view: LandsView): Display | null {
  const asked = asking(view);
  if (!asked) return null;
  const shop = asked.prompt === 'shop-die' ? asked.building : undefined;
  if (shop) return (DISPLAYS as readonly string[]).includes(shop) ? (shop as Display) : null;
  return SHOWN_FOR[asked.prompt] ?? null;
}

export const landsOf = (view: LandsView): Battlefield[] =>
  view.places.filter((place) => place.key === 'left' || (place.key === 'right' && view.seats > 2));
export const placeOf = (view: LandsView, key: string): Battlefield | undefined =>
  view.places.find((place) => place.key === key);

export function memberOf(view: LandsView, key: string): { clan: Clan; member: Member } | null {
  for (const clan of view.clans) {
    const member = clan.members.find((each) => each.key === key);
    if (member) return { clan, member };
  }
  return null;
}

/** Whose board the viewer plays from; a spectator looks at whoever acts. */
export const ownSeat = (view: LandsView): number => view.seat ?? view.active;

// -- pieces ----------------------------------------------------------------------------------------------------------

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

/** A figure that is a list or a table of its own. */
export function part<Part>(pieces: Pieces, sort: string, key: string, name: string): Part | null {
  const value = piece(pieces, sort, key).figures[name];
  return value && typeof value === 'object' ? (value as Part) : null;
}

export const isNovice = (key: string): boolean => key.startsWith('novice_');

/** What stands on the card of a member; all novices are alike. */
export function card(
  pieces: Pieces,
  key: string,
): { affinity: string; reputation: number; cost: number; wages: number; dice: Counts; talent: Effect | null } {
  const figures = isNovice(key) ? piece(pieces, 'box', 'novices').figures : piece(pieces, 'member', key).figures;
  const number = (name: string): number => (typeof figures[name] === 'number' ? figures[name] : 0);
  return {
    affinity: typeof figures['affinity'] === 'string' ? figures['affinity'] : '',
    reputation: number('reputation'),
    cost: number('cost'),
    wages: number('wages'),
    dice: (figures['dice'] ?? {}) as Counts,
    talent: (figures['talent'] ?? null) as Effect | null,
  };
}

export interface Effect {
  do: string;
  n?: number;
  colour?: string;
  colours?: string[];
  affinities?: string[];
  where?: string;
  missions?: boolean;
  cost?: number;
  one_of?: Counts;
  from?: string;
  into?: string;
  [more: string]: unknown;
}

export interface HeaderSection {
  required: string[];
  reinforcement: string[];
  benefit: { rerolls?: number; colours?: string[]; defense?: number; gold?: number; potions?: number; venoms?: number };
}

/** The section of the header tile above a path. */
export function section(pieces: Pieces, place: Battlefield, number: number): HeaderSection | null {
  if (place.header === null) return null;
  const side = part<HeaderSection[]>(pieces, 'header', place.header.key, place.header.side);
  return side?.[number - 1] ?? null;
}

export interface MissionCard {
  roll: { dice: string[]; objective: number; reward: Counts; penalty: Counts };
  contract: { dice: string[]; resource: Counts; left: Counts; right: Counts };
}

export function missionCard(pieces: Pieces, key: string): MissionCard | null {
  const figures = pieces['mission']?.[key]?.figures;
  return figures ? (figures as unknown as MissionCard) : null;
}

export interface MineSpace {
  dice: number;
  gold: number;
  closed_for_two?: boolean;
}

// -- small things ----------------------------------------------------------------------------------------------------

export function total(counts: Counts): number {
  return Object.values(counts).reduce((sum, number) => sum + number, 0);
}

/** One entry per die, strength first. */
export function dice(counts: Counts): string[] {
  return COLOURS.flatMap((colour) => Array<string>(counts[colour] ?? 0).fill(colour));
}

export function poolSize(clan: Clan): number {
  return clan.dice.strength + clan.dice.magic + clan.dice.persuasion.length;
}

export interface Token {
  /** trap, defense; a trap that one may know has its key. */
  sort: 'trap' | 'defense';
  key: string | null;
  up: boolean;
  initial: boolean;
}

/** What lies on a path, traps first: face up, face down, or face down and known to this viewer. */
export function tokensOn(view: LandsView, place: string, path: BattlePath): Token[] {
  const known = view.zones[`tokens-${place}-${path.number}`] ?? [];
  const up = path.revealed;
  const hidden = known.slice(up.length);
  let initial =
    path.initial_traps -
    up.filter((key) => key === 'initial').length -
    hidden.filter((key) => key === 'initial').length;
  const found: Token[] = up.map((key) => ({ sort: 'trap', key, up: true, initial: key === 'initial' }));
  for (const key of hidden) {
    const first = key === 'initial' || (key === null && initial > 0);
    if (key === null && first) initial -= 1;
    found.push({ sort: 'trap', key: first ? 'initial' : key, up: false, initial: first });
  }
  for (let at = 0; at < path.defense; at += 1) found.push({ sort: 'defense', key: null, up: true, initial: false });
  return found;
}
