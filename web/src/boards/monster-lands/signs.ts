/** What cards, tokens and paths do, as signs in a row. The words are one look away: everything explains itself. */

import { AFFINITIES, dice, type Counts, type Effect, type HeaderSection } from './view';

/** A picture by its symbol, or a few letters. */
export type Glyph = { use: string } | { text: string };
/** Signs that belong together and are not torn apart. */
export type Signs = Glyph[];

export const text = (what: string | number): Glyph => ({ text: String(what) });
export const sign = (name: string): Glyph => ({ use: `ml-${name}` });
const GIVES = text('→');

/** "strength or magic" is the sign of both. */
export const spaceSign = (space: string): string => `s-${space.split(' or ').join('-')}`;
export const spaceOf = (colours: readonly string[]): Glyph =>
  sign(colours.length > 2 ? 's-any' : `s-${colours.join('-')}`);

/** Equal spaces one after another; from four on they are counted. */
function many(colours: readonly string[], n: number): Signs {
  return n > 3 ? [spaceOf(colours), text(`×${n}`)] : Array<Glyph>(n).fill(spaceOf(colours));
}

export function spaces(required: readonly string[]): Signs {
  return required.map((space) => sign(spaceSign(space)));
}

export function supplied(counts: Counts): Signs {
  return dice(counts).map((colour) => sign(colour));
}

const GOODS: [string, string][] = [
  ['glory', 'glory'],
  ['gold', 'gold'],
  ['potions', 'potion'],
  ['venoms', 'venom'],
  ['defense', 'defense'],
  ['traps', 'trap'],
  ['loot', 'loot'],
  ['wounds', 'wound'],
];

/** A reward, a penalty or a price: each with its number. */
export function goods(given: Counts, before = ''): Signs[] {
  return GOODS.filter(([name]) => given[name]).map(([name, icon]) => [
    text(`${before}${given[name] ?? 0}`),
    sign(icon),
  ]);
}

export function benefit(section: HeaderSection): Signs[] {
  const { rerolls, colours = [], ...given } = section.benefit;
  const found = goods(given as Counts);
  if (rerolls) found.unshift([text(rerolls), sign('reroll'), spaceOf(colours)]);
  return found;
}

/** A talent, or what a piece of equipment does. */
export function ability(effect: Effect | null): Signs[] {
  if (!effect) return [];
  const n = effect.n ?? 1;
  const colours = effect.colours ?? [];
  switch (effect.do) {
    case 'defense': {
      const against = effect.affinities ?? [];
      return [
        [text(n), sign('defense')],
        ...(against.length && against.length < AFFINITIES.length ? [against.map((name) => sign(name))] : []),
      ];
    }
    case 'reroll':
      return [[text(n), sign('reroll'), spaceOf(colours)], ...(effect.missions ? [[sign('mission')]] : [])];
    case 'per_die':
      return [
        [spaceOf(colours), text(`+${n}`)],
        ...(effect.where === 'monster' ? [[sign('black')]] : effect.where === 'conquest' ? [[sign('conquer')]] : []),
      ];
    case 'eliminate':
      return [[sign('slay'), text(`+${n}`)]];
    case 'capture':
      return [[sign('capture'), text(`+${n}`)]];
    case 'conquer':
      return [[sign('conquer'), text(`+${n}`)]];
    case 'divert':
      return [[sign('black'), text(`${n}↷`)]];
    case 'no_trap':
      return [[sign('capture'), text('0'), sign('trap')]];
    case 'capture_glory':
      return [[sign('capture'), GIVES, text(`+${n}`), sign('glory')]];
    case 'deed_potions':
      return [[sign('capture'), sign('slay'), GIVES, text(n), sign('potion')]];
    case 'more_traps':
      return [[text(`+${n}`), sign('trap')]];
    case 'buy_die':
      return [[text(effect.cost ?? 0), sign('gold'), GIVES, ...many([effect.colour ?? 'strength'], n)]];
    case 'take':
      return Object.entries(effect.one_of ?? {}).map(([name, number], at) => [
        text(at ? `/${number}` : `+${number}`),
        sign(name),
      ]);
    case 'hire_discount':
      return [[sign('person'), text(`−${n}`), sign('gold')]];
    case 'trap_discount':
      return [[sign('trap'), text(`−${n}`), sign('gold')]];
    case 'mine':
      return [[text(`+${n}`), sign('gold')]];
    default:
      return [];
  }
}

/** A trap or a trick. */
export function trap(effect: Effect | null): Signs[] {
  if (!effect) return [];
  const n = effect.n ?? 1;
  const colours = effect.colours ?? (effect.colour ? [effect.colour] : []);
  switch (effect.do) {
    case 'dice':
      return [many(colours, n)];
    case 'per_die':
      return [[spaceOf(colours), text(`+${n}`)]];
    case 'flat':
      return [[text(`+${n}`)]];
    case 'steal':
      return [[text('←'), ...many(colours, n)]];
    case 'divert':
      return [[sign('black'), text(`${n}↷`)]];
    default:
      return [];
  }
}

export function loot(effect: Effect | null): Signs[] {
  if (!effect) return [];
  const n = effect.n ?? 1;
  switch (effect.do) {
    case 'conquest_glory':
      return [[sign('conquer'), GIVES, text(`+${n}`), sign('glory')]];
    case 'elimination_glory':
      return [[sign('slay'), GIVES, text(`+${n}`), sign('glory')]];
    case 'capture_glory':
      return [[sign('capture'), GIVES, text(`+${n}`), sign('glory')]];
    case 'rerolls':
      return [[text(n), sign('reroll'), spaceOf(effect.colours ?? [])]];
    case 'trophies':
      return [[text(n), sign('trophy')]];
    case 'eliminate':
      return [[sign('slay'), text(`+${n}`)]];
    case 'goods':
      return goods(effect as unknown as Counts);
    case 'convert':
      return [[spaceOf([effect.from ?? 'strength']), GIVES, ...many([effect.into ?? 'strength'], n)]];
    case 'per_die':
      return [[spaceOf([effect.colour ?? 'strength']), text(`+${n}`)]];
    case 'recruit':
      return [[text('+1'), sign('person')]];
    default:
      return [];
  }
}

/** The dice that a settled land asks for, and what it brings. */
export function gain(deploy: readonly string[], effect: Effect | null): Signs[] {
  if (!effect) return [];
  const n = effect.n ?? 1;
  const brought: Signs =
    effect.do === 'dice'
      ? many([effect.colour ?? 'strength'], n)
      : [text(n), sign({ potions: 'potion', recruit: 'person' }[effect.do] ?? effect.do)];
  return [[...spaces(deploy), GIVES, ...brought]];
}

// -- laying them out -------------------------------------------------------------------------------------------------

export interface Placed {
  glyph: Glyph;
  x: number;
  y: number;
  width: number;
}

export const ROW = 20;

export function widthOf(glyph: Glyph): number {
  if ('text' in glyph) return glyph.text.length * 7.2 + 2;
  return glyph.use.startsWith('ml-s-') ? 17 : 18;
}

/** Groups of signs in rows of a width, from the left. */
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
