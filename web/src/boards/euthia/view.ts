/** The view of Euthia as the server sends it, its pieces, and how places are called on the board. */

import type { Piece, Pieces, View } from '../../protocol';
import type { EuthiaView, MapTile, Space } from './view-types';

export type * from './view-types';

export const ACTIONS = ['combat', 'trade', 'mining'] as const;
export const TRADERS = ['merchants', 'alchemists', 'dragonslayers'] as const;
export const ELEMENTS = ['air', 'earth', 'water', 'fire'] as const;
export const TERRAINS = ['mountain', 'lake', 'cave'] as const;
export const REWARD_GIVERS = ['hunter', 'weaponsmith', 'witch'] as const;
export const BODY = ['helmet', 'cuirass', 'gauntlets', 'greaves', 'boots', 'jewelry'];

export type Effect = [string, number, number];

/** What a Monster inflicts from which value on, as it stands on its card: "5+: 1 · 8+: 2". */
export function rangesOf(pieces: Pieces, monster: string): string {
  const ranges = piece(pieces, 'monster', monster).figures['injuries'];
  return Array.isArray(ranges) ? (ranges as [number, number][]).map(([from, n]) => `${from}+: ${n}`).join(' · ') : '';
}

/** A number with its sign, and a minus that is as wide as a plus. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);

export const seen = (view: View): EuthiaView => view as EuthiaView;

/** Whose board the viewer plays from; a spectator looks at whoever acts. */
export const ownSeat = (view: EuthiaView): number => view.seat ?? view.active;

/** The prompt that this view is about: the viewer's own first, else whoever is asked. */
export function prompt(view: EuthiaView): string {
  return (view.asked.find((each) => each.seat === view.seat) ?? view.asked[0])?.prompt ?? '';
}

/** Does the shared foe stand there? */
export const foeAt = (view: EuthiaView, place: string): boolean =>
  !!view.foe?.space && hexKey(view.foe.space.tile, view.foe.space.hex) === place;

/** The figures of a scenario by name; those of a list are counted: ranks1, ranks2. */
export function scenarioFigures(view: EuthiaView, pieces: Pieces): Record<string, number> {
  const found: Record<string, number> = {};
  for (const [name, value] of Object.entries(piece(pieces, 'scenario', view.scenario.replaceAll('-', '_')).figures)) {
    if (typeof value === 'number') found[name] = value;
    else if (Array.isArray(value))
      value.forEach((each, at) => typeof each === 'number' && (found[`${name}${at + 1}`] = each));
  }
  return found;
}

/** How far the Chapter of the Map has come: the first that still has tiles. */
export function chapter(view: EuthiaView): number {
  const at = view.stack.findIndex((left) => left > 0);
  return at < 0 ? view.stack.length : at + 1;
}

export const CHAPTERS = ['I', 'II', 'III', 'IV', 'V'];

// -- the lattice -----------------------------------------------------------------------------------------------------

export const SIZE = 50; // from the centre of a hex to its left or right corner, were it not seen from above at a slant
/** The land is looked at from the south and from above: what lies behind is nearer than it is wide. */
export const FLAT = 0.8;
const WIDE = SIZE * Math.sqrt(3);
const OFFSETS: Record<string, [number, number]> = { a: [0, 0], b: [1, 0], c: [0, 1] };

/** The middle of the hex at axial coordinates. */
export function middle(x: number, y: number): [number, number] {
  return [WIDE * (x + y / 2), SIZE * 1.5 * FLAT * y];
}

/** The middle of a space; a centre lies where its three hexes meet. */
export function spot(anchor: readonly [number, number], hex: string): [number, number] {
  const [x, y] = anchor;
  if (hex === 'centre') {
    const parts = Object.values(OFFSETS).map(([dx, dy]) => middle(x + dx, y + dy));
    return [parts.reduce((sum, part) => sum + part[0], 0) / 3, parts.reduce((sum, part) => sum + part[1], 0) / 3];
  }
  const [dx, dy] = OFFSETS[hex] ?? [0, 0];
  return middle(x + dx, y + dy);
}

/** Radius of the disc that a centre is drawn as. */
export const DISC_SIZE = 24;

/** Where the number of a space stands: upper left, but lower where the disc of a centre lies on the upper corner. */
export function badgeAt(tile: MapTile, hex: string): [number, number] {
  if (hex === 'centre') return [0, -26];
  return hex === 'c' && tile.spaces.some((space) => space.hex === 'centre') ? [-30, 0] : [-26, -20];
}

const CORNERS = [-90, -30, 30, 90, 150, 210].map((angle): [number, number] => [
  Math.cos((angle * Math.PI) / 180),
  FLAT * Math.sin((angle * Math.PI) / 180),
]);

/** The corners of a hex of some size around a point as a path. */
export function hexPath(size: number, x = 0, y = 0): string {
  return `M${CORNERS.map(([dx, dy]) => `${(x + size * dx).toFixed(1)} ${(y + size * dy).toFixed(1)}`).join('L')}Z`;
}

/** The outline of a tile of three hexes whose first lies at a point: the sides that its hexes do not share. */
export function tileOutline(x: number, y: number): string {
  return OUTLINE.map(
    ([from, to]) =>
      `M${(x + from[0]).toFixed(1)} ${(y + from[1]).toFixed(1)}L${(x + to[0]).toFixed(1)} ${(y + to[1]).toFixed(1)}`,
  ).join('');
}

type Side = [[number, number], [number, number]];
const OUTLINE = outline();

function outline(): Side[] {
  const sides = new Map<string, Side>();
  const key = ([x, y]: [number, number]): string => `${Math.round(x)},${Math.round(y)}`;
  for (const [dx, dy] of Object.values(OFFSETS)) {
    const [cx, cy] = middle(dx, dy);
    const corners = CORNERS.map(([x, y]): [number, number] => [cx + SIZE * x, cy + SIZE * y]);
    corners.forEach((from, at) => {
      const to = corners[(at + 1) % 6] as [number, number];
      const both = [key(from), key(to)].sort().join(' ');
      if (!sides.delete(both)) sides.set(both, [from, to]);
    });
  }
  return [...sides.values()];
}

/** Everything that is drawn of the Map, with a margin: x, y, width, height. */
export function bounds(view: EuthiaView): [number, number, number, number] {
  return around([
    ...view.map.flatMap((tile) => tile.spaces.map((space) => spot(tile.anchor, space.hex))),
    ...view.edges.map((anchor) => spot(anchor, 'centre')),
  ]);
}

/** The rectangle around some points, with a margin. */
export function around(points: readonly [number, number][]): [number, number, number, number] {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const margin = SIZE * 1.3;
  const left = Math.min(...xs) - margin;
  const top = Math.min(...ys) - margin;
  return [left, top, Math.max(...xs) + margin - left, Math.max(...ys) + margin - top];
}

/** What of the Map is seen: the point in the middle of the frame, and how large. */
export interface Eye {
  x: number;
  y: number;
  zoom: number;
}

export type Rectangle = readonly [left: number, top: number, width: number, height: number];

export interface Frame {
  width: number;
  height: number;
  /** The scenario's name in the upper left corner, and the buttons in the lower right one, in pixels of the frame. */
  title: Rectangle;
  buttons: Rectangle;
}

const LARGEST = 1.9;
export const SMALLEST = 0.35;
const TOO_SMALL = 0.5;
const NEAR = 0.78;
const FAR = 0.58; // what is near is never drawn smaller, it is moved to instead

/**
 * How the Map fits into its frame: all of it, or where that is too much to see at once, the Hero and what can be
 * chosen, the Hero in any case. Of the ways to make room for the name and the buttons the one is taken under which
 * least lies hidden.
 */
export function fitted(
  view: EuthiaView,
  points: readonly [number, number][],
  frame: Frame,
  own: [number, number] | null = null,
): Eye {
  const [, , wide, high] = bounds(view);
  const near = points.length > 0 && Math.min(frame.width / wide, frame.height / high) < TOO_SMALL;
  const above = frame.title[1] + frame.title[3];
  const beside = frame.width - frame.buttons[0];
  const under = frame.title[2] && frame.title[0] > frame.width / 2 ? frame.width - frame.title[0] : 0;
  const ways = [
    [0, 0],
    [above, 0],
    [0, beside],
    [above, beside],
    [0, under],
  ] as const;
  const hexes = view.map.flatMap((tile) => tile.spaces.map((space) => spot(tile.anchor, space.hex)));
  const eyes = ways.map(([top, right]) => {
    const [width, height] = [frame.width - right, frame.height - top];
    const seen = (near ? lookAt : lookAtAll)(view, points, width, height);
    const found = near && own ? within(own, seen, width, height) : seen;
    const eye = { ...found, x: found.x + right / 2 / found.zoom, y: found.y - top / 2 / found.zoom };
    const hidden = (of: readonly [number, number][]): number =>
      of.filter((point) => liesUnder(point, eye, frame)).length;
    return { eye, worth: [-hidden(points), -hidden(hexes), eye.zoom] };
  });
  return eyes.reduce((best, each) => (isMore(each.worth, best.worth) ? each : best)).eye;
}

/** Is the first of two lists more where they first differ? */
function isMore(one: number[], other: number[]): boolean {
  const at = one.findIndex((each, index) => each !== other[index]);
  return at >= 0 && (one[at] ?? 0) > (other[at] ?? 0);
}

function lookAtAll(view: EuthiaView, _points: readonly [number, number][], width: number, height: number): Eye {
  const [left, top, wide, high] = bounds(view);
  return { x: left + wide / 2, y: top + high / 2, zoom: Math.min(LARGEST, width / wide, height / high) };
}

/** Some points, but nothing beyond the edge of the Map. */
function lookAt(view: EuthiaView, points: readonly [number, number][], width: number, height: number): Eye {
  const [left, top, wide, high] = bounds(view);
  const [west, north, broad, tall] = around(points);
  const zoom = Math.max(FAR, Math.min(width / wide, height / high), Math.min(NEAR, width / broad, height / tall));
  const keep = (at: number, from: number, size: number, room: number): number =>
    size * zoom <= room
      ? from + size / 2
      : Math.min(from + size - room / zoom / 2, Math.max(from + room / zoom / 2, at));
  return { x: keep(west + broad / 2, left, wide, width), y: keep(north + tall / 2, top, high, height), zoom };
}

/** The same look, moved as little as needed for a point to be well inside it. */
function within([x, y]: readonly [number, number], eye: Eye, width: number, height: number): Eye {
  const keep = (at: number, point: number, room: number): number => {
    const reach = Math.max(0, room / 2 / eye.zoom - 1.5 * SIZE);
    return Math.min(point + reach, Math.max(point - reach, at));
  };
  return { ...eye, x: keep(eye.x, x, width), y: keep(eye.y, y, height) };
}

function liesUnder([x, y]: readonly [number, number], eye: Eye, frame: Frame): boolean {
  const px = (x - eye.x) * eye.zoom + frame.width / 2;
  const py = (y - eye.y) * eye.zoom + frame.height / 2;
  return [frame.title, frame.buttons].some(([left, top, width, height]) => {
    const dx = Math.max(left - px, 0, px - left - width);
    const dy = Math.max(top - py, 0, py - top - height);
    return Math.hypot(dx, dy) < SIZE * eye.zoom;
  });
}

/** The hexes around a hex, as axial coordinates. */
const AROUND = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
] as const;

/** Hexes of the lattice without a tile that touch one with a tile. */
export function unknown(view: EuthiaView): [number, number][] {
  const known = new Set<string>();
  for (const { anchor } of view.map)
    for (const [dx, dy] of Object.values(OFFSETS)) known.add(`${anchor[0] + dx},${anchor[1] + dy}`);
  const found = new Map<string, [number, number]>();
  for (const name of known) {
    const [x = 0, y = 0] = name.split(',').map(Number);
    for (const [dx, dy] of AROUND) {
      const at = `${x + dx},${y + dy}`;
      if (!known.has(at)) found.set(at, [x + dx, y + dy]);
    }
  }
  return [...found.values()];
}

interface Step {
  place: string;
  x: number;
  y: number;
}

/** The shortest way over the hexes that can be walked to, as points; straight there where none is known. */
export function wayTo(from: [number, number], to: Step, open: readonly Step[]): [number, number][] {
  const near = ([x, y]: [number, number], each: Step): boolean =>
    Math.hypot(each.x - x, (each.y - y) / FLAT) < WIDE * 1.1;
  const before = new Map<string, Step | null>();
  let edge = open.filter((each) => near(from, each));
  for (const each of edge) before.set(each.place, null);
  while (edge.length && !before.has(to.place)) {
    const next: Step[] = [];
    for (const here of edge) {
      for (const each of open) {
        if (before.has(each.place) || !near([here.x, here.y], each)) continue;
        before.set(each.place, here);
        next.push(each);
      }
    }
    edge = next;
  }
  const way: [number, number][] = [];
  for (let at: Step | null | undefined = before.has(to.place) ? to : null; at; at = before.get(at.place))
    way.unshift([at.x, at.y]);
  return [from, ...(way.length ? way : [[to.x, to.y] as [number, number]])];
}

export const hexKey = (tile: string, hex: string): string => `hex:${tile}-${hex}`;

export function findSpace(view: EuthiaView, name: string): { tile: MapTile; space: Space } | null {
  const at = name.lastIndexOf('-');
  const tile = view.map.find((each) => each.key === name.slice(0, at));
  const space = tile?.spaces.find((each) => each.hex === name.slice(at + 1));
  return tile && space ? { tile, space } : null;
}

// -- pieces ----------------------------------------------------------------------------------------------------------

const NOTHING: Piece = { name: '', text: '', figures: {} };

export function piece(pieces: Pieces, sort: string, key: string): Piece {
  return pieces[sort]?.[key] ?? { ...NOTHING, name: key.replaceAll('_', ' ') };
}

export const nameOf = (pieces: Pieces, sort: string, key: string): string => piece(pieces, sort, key).name;

export function figure(pieces: Pieces, sort: string, key: string, name: string): number {
  const value = piece(pieces, sort, key).figures[name];
  return typeof value === 'number' ? value : 0;
}

export function word(pieces: Pieces, sort: string, key: string, name: string): string {
  const value = piece(pieces, sort, key).figures[name];
  return typeof value === 'string' ? value : '';
}

export interface HexFigures {
  location: string;
  monster?: number;
  loot?: Record<string, number>;
  encounter?: string;
}

/** What is printed on a hex: the level of its Monster, Loot, the Encounter. */
export function printed(pieces: Pieces, tile: string, hex: string): HexFigures | null {
  const hexes = piece(pieces, 'map', tile).figures['hexes'];
  const at = ['a', 'b', 'c'].indexOf(hex);
  return Array.isArray(hexes) && at >= 0 ? ((hexes[at] as HexFigures | undefined) ?? null) : null;
}

/** The sort of a thing that a Hero carries, and its key there: tile, gem, essence, trophy or thing. */
export function sortOf(thing: string): [string, string] {
  for (const sort of ['gem', 'essence', 'trophy'])
    if (thing.startsWith(`${sort}-`)) return [sort, thing.slice(sort.length + 1)];
  return ['tile', thing];
}

export function nameOfThing(pieces: Pieces, thing: string): string {
  const [sort, key] = sortOf(thing);
  if (sort === 'tile' && !pieces['tile']?.[key]) return nameOf(pieces, 'thing', key);
  return nameOf(pieces, sort, key);
}

export function textOfThing(pieces: Pieces, thing: string): string {
  const [sort, key] = sortOf(thing);
  return piece(pieces, sort, key).text || piece(pieces, 'thing', key).text;
}

/** The picture of a tile: by its kind. */
export function pictureOf(pieces: Pieces, tile: string): string {
  return `eu-${word(pieces, 'tile', tile, 'kind') || (word(pieces, 'tile', tile, 'terrain') ? `ore-${word(pieces, 'tile', tile, 'terrain')}` : 'item')}`;
}

export function pictureOfThing(pieces: Pieces, thing: string): string {
  const [sort, key] = sortOf(thing);
  if (sort === 'gem') return 'eu-gem';
  if (sort === 'essence') return `eu-${key}`;
  if (sort === 'trophy') return 'eu-trophy';
  if (key === 'gaar') return 'eu-gaar';
  return pieces['tile']?.[key] ? pictureOf(pieces, key) : 'eu-item';
}

/** The sort of piece that a card of a scenario is. */
export const SCENARIO_CARDS: Record<string, string> = { attack: 'attack', event: 'happening', rampage: 'rampage' };

/** A shared foe is a dragon, the Golem or the Demon of the Volcano. */
export const foePicture = (monster: string): string =>
  monster === 'golem' ? 'golem' : monster === 'volcano_demon' ? 'demon' : 'foe';

export const GEM_COLOURS: Record<string, string> = {
  amethyst: '#A56BD6',
  emerald: '#3FB277',
  onyx: '#4A4F5A',
  opal: '#CFE3E8',
  ruby: '#D6453F',
  sapphire: '#4A7FD6',
  demon_stone: '#8A2F2A',
  diamond: '#F4F7FA',
};

export function hash(text: string): number {
  let value = 2166136261;
  for (const letter of text) value = Math.imul(value ^ letter.charCodeAt(0), 16777619);
  return value >>> 0;
}

/** One of so many features, a different digit of the seed for each. */
export const pick = (seed: number, from: number, shift: number): number => Math.floor(seed / 7 ** shift) % from;
