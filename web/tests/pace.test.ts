import { describe, expect, it } from 'vitest';
import { board as euthia } from '../src/boards/euthia/index';
import { board as meeples } from '../src/boards/meeples-and-monsters/index';
import { board as lands } from '../src/boards/monster-lands/index';
import type { GameBoard } from '../src/boards/board';
import type { LogEvent } from '../src/protocol';
import { MEASURES, MOST_BEATS, Pace, type Step } from '../src/stage/pace';
import { recapOf } from '../src/stage/recap';
import { fixture } from './support';

const step = (actor: number, part: string, asks = false): Step => ({ actor, part, asks });

/** How many messages each beat takes, when all of them have come. */
function beats(steps: Step[], pace = new Pace(), now = 0): number[] {
  const found: number[] = [];
  for (let rest = steps; rest.length;) {
    const { count } = pace.next(rest, now, 'normal');
    found.push(count);
    rest = rest.slice(count);
  }
  return found;
}

describe('the pace of what others do', () => {
  it('shows together what belongs together', () => {
    expect(beats([step(1, 'walk'), step(1, 'walk'), step(1, ''), step(1, 'fight'), step(1, 'fight')])).toEqual([3, 2]);
  });

  it('gives every seat beats of its own', () => {
    expect(beats([step(1, 'walk'), step(2, 'walk')])).toEqual([1, 1]);
  });

  it('shows a turn in three beats at most', () => {
    const turn = ['walk', 'fight', 'act', 'walk', 'fight', 'act', 'walk'].map((part) => step(1, part));
    expect(beats(turn)).toHaveLength(MOST_BEATS);
    const pace = new Pace();
    expect(beats(turn, pace)).toHaveLength(MOST_BEATS);
    expect(beats([...turn.map((each) => ({ ...each, actor: 2 })), ...turn], pace)).toHaveLength(2 * MOST_BEATS);
  });

  it('stops at my question', () => {
    expect(beats([step(1, 'walk', true), step(1, 'walk')])).toEqual([1, 1]);
  });

  it.each(['quick', 'normal', 'calm'] as const)('ends within its time at tempo %s, whatever comes', (tempo) => {
    const pace = new Pace();
    pace.begin(0);
    let now = 0;
    for (let turn = 0; now < MEASURES[tempo].wait && turn < 10_000; turn += 1) {
      const { jump } = pace.next([step(turn % 3, 'fight'), step(turn % 3, 'walk')], now, tempo);
      expect(jump).toBe(false);
      const rest = pace.rest(now, tempo, 1);
      expect(rest).toBeLessThanOrEqual(MEASURES[tempo].beat);
      now += Math.max(rest, 1);
    }
    expect(now).toBeLessThanOrEqual(MEASURES[tempo].wait + 1);
    expect(pace.next([step(1, 'walk'), step(2, 'fight')], now, tempo)).toEqual({ count: 2, jump: true });
  });

  it('shows everything at once where nothing shall be seen', () => {
    const pace = new Pace();
    pace.begin(0);
    expect(pace.next([step(1, 'walk'), step(2, 'fight'), step(1, 'walk')], 0, 'off')).toEqual({ count: 3, jump: true });
  });
});

const BOARDS: [string, GameBoard][] = [
  ['meeples-and-monsters', meeples],
  ['monster-lands', lands],
  ['euthia', euthia],
];

describe.each(BOARDS)('events of %s', (game, board) => {
  const kinds = fixture<Record<string, string[]>>('events')[game] ?? [];

  it('are told apart, every kind that the game has', () => {
    expect(Object.keys(board.told ?? {}).sort()).toEqual([...kinds].sort());
  });
});

describe('since my last turn', () => {
  const said = (at: number, kind: string, facts: Record<string, unknown> = {}): LogEvent => ({
    at,
    seq: at,
    kind,
    seat: 1,
    text: `${kind} ${at}`,
    facts: { seat: 1, ...facts },
  });

  it('is told in three lines, the weightiest in their order', () => {
    const events = [
      said(1, 'monster-beaten', { monster: 'golem', vp: 2 }),
      said(2, 'passed'),
      said(3, 'levelled', { unit: 'mage' }),
      said(4, 'quest-completed'),
      said(5, 'meeples-drawn'),
    ];
    const recap = recapOf(meeples, events, { seat: 0, players: [], districts: [] });
    expect(recap?.lines.map(({ event }) => event.at)).toEqual([1, 3, 4]);
    expect(recap?.more).toBe(1);
    expect(recap?.lines.map(({ places }) => places)).toEqual([['seat:1'], ['hero:mage'], ['seat:1']]);
  });

  it('is nothing where nothing happened', () => {
    expect(recapOf(meeples, [said(1, 'meeples-drawn')], { seat: 0, players: [], districts: [] })).toBeNull();
  });
});
