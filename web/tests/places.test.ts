import painted from 'virtual:places/monster-lands';
import { describe, expect, it } from 'vitest';
import { paintings } from '../art/places/lands.ts';
import { picture } from '../src/boards/monster-lands/places';
import { AFFINITIES, BUILDINGS } from '../src/boards/monster-lands/view';

describe('painted places', () => {
  it('are there for every land, every building and the gate', () => {
    const names = [
      'citadel',
      'gate',
      'portcullis',
      'parchment',
      'walnut',
      ...AFFINITIES.map((each) => `land-${each}`),
      ...BUILDINGS.map((each) => `house-${each}`),
    ] as const;
    for (const name of names) expect(picture(name as Parameters<typeof picture>[0]), name).toBeTruthy();
    expect(Object.keys(painted).length).toBe(paintings().length);
  });

  it('are the same at every build, whole drawings without anything from elsewhere', () => {
    const again = paintings();
    for (const [at, painting] of paintings().entries()) {
      expect(painting.svg, painting.name).toBe(again[at]?.svg);
      expect(
        new DOMParser().parseFromString(painting.svg, 'image/svg+xml').querySelector('parsererror'),
        painting.name,
      ).toBeNull();
      expect(painting.svg).not.toMatch(/NaN|undefined|href="(?!#)/);
    }
  });
});
