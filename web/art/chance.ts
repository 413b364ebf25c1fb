/** Numbers that look random and are the same at every build: from the key of a piece. */
export type Dice = (least?: number, most?: number) => number;

export function dice(seed: string): Dice {
  let state = 2166136261;
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return (least = 1, most?: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    const part = ((t ^ (t >>> 14)) >>> 0) / 4294967296;
    return most === undefined ? part * least : least + part * (most - least);
  };
}

/** Coordinates with one digit: they are drawn at 400 px. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);
