/** Hides and grains: noise for the relief, and a printed pattern for paper. */

export interface Grain {
  /** Frequency of the noise, along and across. */
  grain: string;
  octaves: number;
  /** How dark the noise is. */
  depth: number;
  /** How much of it stands up in the light. */
  relief: number;
}

export const TEXTURES = {
  wood: { grain: '.006 .07', octaves: 4, depth: 0.55, relief: 0.13 },
  fur: { grain: '.008 .07', octaves: 3, depth: 0.5, relief: 0.14 },
  scale: { grain: '.07 .07', octaves: 1, depth: 0.5, relief: 0.2 },
  hide: { grain: '.025 .03', octaves: 3, depth: 0.42, relief: 0.12 },
  stone: { grain: '.035 .035', octaves: 4, depth: 0.62, relief: 0.18 },
  bone: { grain: '.014 .04', octaves: 3, depth: 0.36, relief: 0.1 },
  cloth: { grain: '.006 .05', octaves: 2, depth: 0.42, relief: 0.1 },
  feather: { grain: '.025 .009', octaves: 2, depth: 0.48, relief: 0.12 },
  chitin: { grain: '.014 .014', octaves: 2, depth: 0.3, relief: 0.06 },
  smoke: { grain: '.009 .013', octaves: 4, depth: 0.5, relief: 0.16 },
  metal: { grain: '.14 .006', octaves: 2, depth: 0.34, relief: 0.05 },
  bark: { grain: '.05 .008', octaves: 4, depth: 0.6, relief: 0.2 },
  plain: { grain: '.02 .02', octaves: 1, depth: 0.12, relief: 0.02 },
} as const satisfies Record<string, Grain>;
export type Texture = keyof typeof TEXTURES;

type Pattern = (id: string) => string;

function print(wide: number, high: number, turn: number, strokes: string): Pattern {
  return (id) =>
    `<pattern id="${id}" width="${wide}" height="${high}" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})"><g fill="none" stroke-linecap="round"><g stroke="#000" stroke-opacity=".55" stroke-width="2.200">${strokes}</g><g stroke="#fff" stroke-opacity=".3" stroke-width="1.600" transform="translate(-1.600 -2)">${strokes}</g></g></pattern>`;
}

/** What is printed on paper hides. */
export const HIDES: Partial<Record<Texture, Pattern>> = {
  scale: print(30, 26, 0, '<path d="M0 0a15 14 0 0 0 30 0M-15 13a15 14 0 0 0 30 0M15 13a15 14 0 0 0 30 0"/>'),
  fur: print(34, 40, 14, '<path d="M4 4q4 8 1 15M16 10q5 7 2 15M28 2q4 8 1 14M10 24q4 8 0 14M25 22q4 8 1 15"/>'),
  stone: print(90, 80, 8, '<path d="M6 10L30 22 26 48 50 60M30 22L58 8M50 60L78 52 84 30M26 48L8 66"/>'),
  bark: print(30, 70, 0, '<path d="M5 0q8 18 0 35t0 35M17 0q-7 16 2 34t-2 36M26 8q4 12-1 26"/>'),
  hide: print(26, 26, 0, '<path d="M5 6h.1M18 11h.1M10 19h.1M23 23h.1"/>'),
  feather: print(36, 30, 0, '<path d="M0 4q9 22 18 22T36 4M-18 19q9 22 18 22M18 19q9 22 18 22"/>'),
};
