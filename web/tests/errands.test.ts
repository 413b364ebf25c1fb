/** One click, several answers: what fills up a fight, what a drop does, what is warned of, and how it is taken back. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { board } from '../src/boards/meeples-and-monsters/index';
import { enough } from '../src/boards/meeples-and-monsters/errands';
import type { Decision, Moved, Option, State } from '../src/protocol';
import { settings } from '../src/settings.svelte';
import { fixture, tableAt } from './support';

beforeEach(() => settings.change({ confirm: 'never', motion: 'none' }));
afterEach(() => vi.unstubAllGlobals());

const option = (key: string, preview: string | null = null): Option => ({
  key,
  kind: key.split(':')[0] ?? '',
  text: key,
  preview,
  final: false,
});
const asked = (key: string, number: number, options: Option[]): Decision => ({
  seat: 0,
  number,
  key,
  text: key,
  forced: false,
  rules: [],
  options,
  refused: [],
});
const tavern = { peasant: 2, mage: 1, warrior: 1, corruption: 1 };

/** A position in which the tavern is full and a question is open. */
function position(decision: Decision, plan: unknown[] = []): State {
  const state = structuredClone(fixture('plan'));
  const players = state.view['players'] as { tavern: unknown }[];
  players[0] = { ...(players[0] as object), tavern } as never;
  return {
    ...state,
    seat: 0,
    your_seats: [0],
    seq: decision.number,
    may_take_back: true,
    decisions: [decision],
    view: { ...state.view, seat: 0, plan },
  };
}

const PLAN = asked('plan', 1, [option('confirm'), option('fight:tree_beast'), option('use:splinter_arena')]);
const FIGHT = asked('fight', 2, [option('unit:peasant', '0 → 1 of 3'), option('unit:warrior', '0 → 2 of 3')]);
const FIGHT_ON = asked('fight', 3, [option('unit:peasant', '2 → 3 of 3'), option('unit:mage', '2 → 4 of 3')]);
const moved = (decision: Decision): Moved => ({
  type: 'moved',
  seq: decision.number,
  events: [],
  state: position(decision),
});

describe('enough Units for a fight', () => {
  const offer = (kind: string, gain: number, count: number) => ({ key: kind, kind, gain, count });

  it.each([
    ['no more than it takes', [offer('knight', 4, 1), offer('peasant', 1, 3)], 3, ['peasant', 'peasant', 'peasant']],
    ['the fewest that meet it', [offer('warrior', 2, 1), offer('peasant', 1, 2)], 2, ['warrior']],
    ['as little to spare as can be', [offer('knight', 4, 2), offer('mage', 3, 1)], 6, ['knight', 'mage']],
  ])('are %s', (_, offers, wanted, keys) => expect(enough(offers, wanted)).toEqual(keys));

  it('are none where all together do not suffice', () => expect(enough([offer('peasant', 1, 2)], 3)).toBeNull());
});

describe('one click', () => {
  it('fills up a fight by options of the questions that come, and one take-back undoes it', async () => {
    const { table, socket } = await tableAt('plan', position(PLAN));
    const errand = table.errandAt('fight:tree_beast');
    expect(table.errandAt('use:splinter_arena')).toBeNull();
    if (!errand) throw new Error('nothing fills it');
    table.carryOut(errand);
    for (const next of [FIGHT, FIGHT_ON, { ...PLAN, number: 4 }]) {
      socket.say(moved(next));
      await vi.waitFor(() => expect(table.state?.seq).toBe(next.number));
    }
    expect(socket.sent.map((sent) => sent['key'])).toEqual(['fight:tree_beast', 'unit:warrior', 'unit:peasant']);
    // The line confirms each answer; a late word does not end the next one.
    table.takeBack();
    for (const next of [FIGHT_ON, FIGHT, PLAN]) {
      socket.say({
        ...moved(next),
        seq: next.number,
        events: [{ at: 900 + next.number, seq: 4, kind: 'took-back', seat: 0, text: 'Taken back.', facts: {} }],
      });
      socket.say({ type: 'done', id: 'older', seq: 0 });
      await vi.waitFor(() => expect(table.decision?.number).toBe(next.number));
    }
    expect(socket.sent.slice(3).map((sent) => sent['type'])).toEqual(['take-back', 'take-back', 'take-back']);
  });

  it('stops where what it wants is not offered', async () => {
    const { table, socket } = await tableAt('plan', position(PLAN));
    const errand = table.errandAt('fight:tree_beast');
    if (errand) table.carryOut(errand);
    socket.say(moved(asked('research', 2, [option('stop')])));
    await vi.waitFor(() => expect(table.state?.seq).toBe(2));
    socket.say(moved({ ...FIGHT, number: 3 }));
    await vi.waitFor(() => expect(table.state?.seq).toBe(3));
    expect(socket.sent).toHaveLength(1);
  });

  it('names whom it sends where the fight is open', async () => {
    const { table } = await tableAt('plan', position(FIGHT));
    expect(table.errandAt(null)?.text).toBe('Send Warrior, Peasant');
  });
});

describe('a meeple that is dropped', () => {
  const view = position(PLAN).view;
  const keys = (onto: string, decision = PLAN, at = view): (string | null)[] => {
    const errand = board.drop?.('tavern:peasant', onto, decision, at);
    return errand ? [errand.next(decision, at), errand.next(FIGHT, at)] : [];
  };

  it('goes to the place and joins in, where both are offered', () => {
    expect(keys('monster:tree_beast')).toEqual(['fight:tree_beast', 'unit:peasant']);
    expect(keys('location:splinter_arena')[0]).toBe('use:splinter_arena');
  });

  it('goes nowhere else', () => {
    expect(keys('monster:skeleton')).toEqual([]);
    expect(keys('deck')).toEqual([]);
    expect(board.drop?.('tavern:corruption', 'monster:tree_beast', PLAN, view)).toBeNull();
    expect(board.drop?.('tavern:knight', 'monster:tree_beast', PLAN, view)).toBeNull();
    expect(board.drop?.('lodgings:peasant', 'monster:tree_beast', PLAN, view)).toBeNull();
  });

  it('joins the fight that is being filled, and no other', () => {
    const filling = {
      ...view,
      plan: [{ kind: 'monster', key: 'tree_beast', units: {}, total: 0, strength: 3, joined: false, named: null }],
    };
    expect(keys('monster:tree_beast', FIGHT, filling)[0]).toBe('unit:peasant');
    expect(keys('monster:skeleton', FIGHT, filling)).toEqual([]);
  });
});

describe('a plan that leaves Units idle', () => {
  it('is warned of once a turn, then sent', async () => {
    const { table, socket } = await tableAt('plan', position(PLAN));
    table.choose('confirm');
    expect(table.notice).toContain('4 Units');
    expect(table.picked).toBe('confirm');
    expect(socket.sent).toEqual([]);
    table.picked = null;
    table.choose('confirm');
    expect(socket.sent).toHaveLength(1);
  });

  it('is not warned of where nothing can be placed any more', async () => {
    const { table, socket } = await tableAt(
      'plan',
      position({ ...PLAN, options: [option('confirm'), option('back:tree_beast')] }),
    );
    table.choose('confirm');
    expect(table.notice).toBe('');
    expect(socket.sent).toHaveLength(1);
  });
});
