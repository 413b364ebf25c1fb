/** Pictures of the land lie beside the board as they are drawn, and every place has one. */

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pictures } from '../scenery/euthia.mjs';
import { heroPicture, landOf, scenery } from '../src/boards/euthia/scenery';
import type { Space } from '../src/boards/euthia/view';
import type { Pieces } from '../src/protocol';
import { fixture } from './support';

const FOLDER = 'src/boards/euthia/scenery/';
const PIECES = fixture<Pieces>('euthia-pieces');

describe('the land of Euthia', () => {
  it('is drawn as its files say: after a change, node scenery/euthia.mjs', () => {
    const files = new Map(
      readdirSync(FOLDER)
        .filter((name) => name.endsWith('.svg'))
        .map((name) => [name.replace('.svg', ''), readFileSync(FOLDER + name, 'utf-8')]),
    );
    const drawn = pictures();
    expect([...files.keys()].sort()).toEqual([...drawn.keys()].sort());
    for (const [name, text] of drawn) expect(files.get(name) === text, name).toBe(true);
  });

  it('has a picture for every place and every Hero', () => {
    for (const location of Object.keys(PIECES['location'] ?? {}) as Space['location'][]) {
      for (const hex of ['a', 'b', 'c', 'centre'] as const) {
        for (const burned of [false, true]) {
          const { ground, place } = landOf({ key: 'i_f1' }, { hex, location, burned });
          expect([ground, place].every(Boolean), location).toBe(true);
        }
      }
    }
    const heroes = Object.keys(PIECES['hero'] ?? {});
    expect(new Set(heroes.map(heroPicture)).size).toBe(heroes.length);
  });

  it('does not look the same twice where a place lies often', () => {
    const seen = new Set(
      ['i_f1', 'i_f2', 'ii_f1', 'iii_f1', 'iv_f1'].map(
        (key) => landOf({ key }, { hex: 'a', location: 'mountain', burned: false }).place,
      ),
    );
    expect(seen.size).toBeGreaterThan(1);
  });

  it('refuses a picture that nobody has drawn', () => {
    expect(() => scenery('place-nowhere')).toThrow('nowhere');
  });
});
