import { describe, expect, it } from 'vitest';
import { asked, layOut, SORTS } from '../src/boards/meeples-and-monsters/glyphs';
import { board } from '../src/boards/meeples-and-monsters/index';
import type { Pieces } from '../src/protocol';
import { fixture } from './support';

const MOMENTS = ['plan', 'plan-placed', 'fight', 'capitol', 'slot', 'final', 'towers'];
const WITHOUT_PLACE = /^(confirm|continue|leave|stop|pass|nothing|gain:|return:|named:)/;

describe('the board of Meeples & Monsters', () => {
  it.each(MOMENTS)('has a place for every option (%s)', (moment) => {
    const state = fixture(moment);
    for (const option of state.decisions[0]?.options ?? []) {
      const places = board.targets(option.key, state.view);
      if (WITHOUT_PLACE.test(option.key)) expect(places, option.key).toEqual([]);
      else expect(places.length, option.key).toBeGreaterThan(0);
    }
  });

  it.each(MOMENTS)('can explain every place that it lights (%s)', (moment) => {
    const state = fixture(moment);
    const pieces = fixture<Pieces>('pieces.en');
    for (const option of state.decisions[0]?.options ?? []) {
      for (const place of board.targets(option.key, state.view)) {
        expect(board.explain(place, state.view, pieces)?.title, place).toBeTruthy();
      }
    }
  });

  it('says in words which Quest is completed or given up; of places their previews tell', () => {
    const text = (said: string) => ({ name: '', text: said, figures: {} });
    const pieces: Pieces = { location: { arena: text('Gain 1 Warrior.') }, quest: { drill: text('Own 3 Warriors.') } };
    const said = (key: string) => board.says?.(key, {}, pieces);
    expect(['complete:drill', 'discard:drill'].map(said)).toEqual(['Own 3 Warriors.', 'Own 3 Warriors.']);
    expect(['confirm', 'tile:arena', 'use:arena', 'fight:skeleton', 'unit:peasant'].map(said)).toEqual([
      '',
      '',
      '',
      '',
      '',
    ]);
  });

  it('never proposes an empty plan', () => {
    const empty = fixture('plan');
    const placed = fixture('plan-placed');
    const first = (state: typeof empty) => state.decisions[0] ?? ({} as never);
    expect(board.primary(first(empty), { ...empty.view, plan: [] })).toBeNull();
    expect(board.primary(first(placed), placed.view)).toBe('confirm');
  });

  it('proposes to go on from the Capitol only once somebody is there', () => {
    const before = fixture('capitol');
    const [decision] = before.decisions;
    const free = { ...before.view, capitol: { builders_yard: [], hall_of_heroes: [] } };
    expect(decision?.key).toBe('capitol');
    expect(decision && board.primary(decision, free)).toBeNull();
    expect(
      decision && board.primary(decision, { ...free, capitol: { builders_yard: ['peasant'], hall_of_heroes: [] } }),
    ).toBe('continue');
    expect(decision && board.onward(decision, free)).toBe('continue');
  });

  it('finds a tab for every place on the board', () => {
    const state = fixture('plan');
    const tabs = board.tabs(state.view).map((tab) => tab.key);
    for (const option of state.decisions[0]?.options ?? []) {
      for (const place of board.targets(option.key, state.view)) {
        const tab = board.tabOf(place, state.view);
        if (tab) expect(tabs).toContain(tab);
      }
    }
  });

  it('has signs for every effect in the box', () => {
    const pieces = fixture<Pieces>('pieces.en');
    for (const sort of Object.values(pieces)) {
      for (const [key, piece] of Object.entries(sort)) {
        expect(piece.signs ?? [], key).toHaveLength(((piece.figures['effects'] ?? []) as unknown[]).length);
        for (const [sort] of (piece.signs ?? []).flat()) expect(SORTS, key).toContain(sort);
      }
    }
  });

  it('breaks rows of signs where the room ends', () => {
    const { rows, placed } = layOut(asked({ peasant: 4, mage: 2 }), 60);
    expect(rows).toBeGreaterThan(1);
    expect(placed.every((each) => each.x + each.width <= 60)).toBe(true);
  });
});
