/** Where things stand in the city, in its own units: 1036 x 600, two rows of districts with the Capitol between them. */

import type { DistrictName } from './view';

export const CITY = { x: 0, y: 0, width: 1036, height: 600 } as const;

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Upper left corner of each district. */
export const CORNERS: Record<DistrictName, [number, number]> = {
  villages: [13, 4],
  university: [602, 4],
  cathedral: [13, 302],
  castle: [602, 302],
};
/** From one slot of a district to the next. */
export const STEP = 144;

/** What a phone shows of the city. */
export function part(tab: string | null): Box {
  const corner = CORNERS[tab as DistrictName] as [number, number] | undefined;
  if (tab === null) return CITY;
  return corner
    ? { x: corner[0] - 8, y: corner[1] - 2, width: 444, height: 300 }
    : { x: 326, y: 0, width: 384, height: 396 };
}

/** The cloth of its ribbon and the stones of its empty places. */
export const LOOKS: Record<DistrictName, { cloth: string; stone: string; deep: string }> = {
  villages: { cloth: '#2f5a2c', stone: '#9a9470', deep: '#57573f' },
  university: { cloth: '#2b4478', stone: '#a3b3d3', deep: '#55648a' },
  cathedral: { cloth: '#7c2f45', stone: '#b8929e', deep: '#6b4a58' },
  castle: { cloth: '#5a5148', stone: '#b0a89e', deep: '#68615b' },
};

/** The glow behind a Monster, by its type. */
export const HALOS: Record<string, string> = { undead: '#7fc0a4', monstrous: '#f0a04a', humanoid: '#c493d8' };
/** How large a Monster of a level stands there. */
export const HEIGHTS: Record<number, number> = { 1: 98, 2: 110, 3: 122 };
