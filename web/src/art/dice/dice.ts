/** Dice of every game: what stands on their sides, what they are made of, and how one lies after its roll. */

/** A number of pips, or the symbol (by its id, in a box of 32) that stands on the side. */
export type Side = number | string;

/** The outline that tells a kind of die where its colour cannot. */
export type Outline = 'square' | 'octagon' | 'round' | 'notched';

export interface DieLook {
  outline: Outline;
  /** The colour of the side, of its lit edge, of its shaded edge, and of what stands on it. */
  body: string;
  light: string;
  deep: string;
  ink: string;
}

/** Kinds of dice that our games share: die of a Hero, of a Monster, and the coloured ones. */
export const LOOKS = {
  red: { outline: 'square', body: '#c23b33', light: '#ec7767', deep: '#6d1a17', ink: '#fff7ea' },
  purple: { outline: 'octagon', body: '#7a4fc0', light: '#b08cf0', deep: '#3a2270', ink: '#fff7ea' },
  yellow: { outline: 'round', body: '#e3b23a', light: '#ffe38c', deep: '#865e0c', ink: '#2a1a05' },
  black: { outline: 'notched', body: '#2a2c33', light: '#676b78', deep: '#0b0c10', ink: '#f6efdf' },
  bone: { outline: 'square', body: '#efe5cd', light: '#fffaf0', deep: '#a5946d', ink: '#2a1e12' },
  grey: { outline: 'square', body: '#8b8f95', light: '#b9bdc3', deep: '#4c4f55', ink: '#15181c' },
} as const satisfies Record<string, DieLook>;

/** The usual die. */
export const PIPS: readonly Side[] = [1, 2, 3, 4, 5, 6];

/** Where the pips of a side lie in a box of 32. */
export const SPOTS: readonly (readonly (readonly [number, number])[])[] = [
  [[16, 16]],
  [
    [9.5, 9.5],
    [22.5, 22.5],
  ],
  [
    [9, 9],
    [16, 16],
    [23, 23],
  ],
  [
    [9.5, 9.5],
    [22.5, 9.5],
    [9.5, 22.5],
    [22.5, 22.5],
  ],
  [
    [9, 9],
    [23, 9],
    [16, 16],
    [9, 23],
    [23, 23],
  ],
  [
    [10, 8.5],
    [22, 8.5],
    [10, 16],
    [22, 16],
    [10, 23.5],
    [22, 23.5],
  ],
];

export const spotsOf = (pips: number): readonly (readonly [number, number])[] =>
  SPOTS[Math.max(1, Math.min(6, pips)) - 1] ?? [];

/** A cube with a side turned to us: front, right, top, and what is hidden. Opposite sides stay opposite. */
export function turned(sides: readonly Side[], up: number): Side[] {
  const at = ((up % sides.length) + sides.length) % sides.length;
  const opposite = sides.length - 1 - at;
  const around = sides.map((_, index) => index).filter((index) => index !== at && index !== opposite);
  const [right = at, top = at] = around;
  return [at, right, top, sides.length - 1 - top, sides.length - 1 - right, opposite].map((index) => sides[index] ?? 1);
}

/** How a die flies: each of a throw spins its own way, and the same throw looks the same on every screen. */
export function spin(order: number): { x: number; y: number; z: number; from: number } {
  const turns = [
    [-2, 1, 1],
    [1, 2, -1],
    [-1, -2, 1],
    [2, -1, -1],
    [-2, -1, -1],
    [1, -2, 1],
  ] as const;
  const [x, y, z] = turns[order % turns.length] ?? turns[0];
  return { x: x * 360 + 40 * ((order % 3) - 1), y: y * 360, z: z * 90, from: order % 2 ? 1 : -1 };
}
