import { fireEvent, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { describe, expect, it } from 'vitest';
import OwnBoard from '../src/boards/monster-lands/OwnBoard.svelte';
import { board } from '../src/boards/monster-lands/index';
import { carries, drop, errand, warns } from '../src/boards/monster-lands/errands';
import { ability, gain, layOut, loot, trap } from '../src/boards/monster-lands/signs';
import { LISTED, targets } from '../src/boards/monster-lands/targets';
import { DISPLAYS, seen, tokensOn, type Effect, type LandsView } from '../src/boards/monster-lands/view';
import type { Decision, View } from '../src/protocol';
import { inside, stage } from './stage';
import { fixture } from './support';

const OPTIONS = fixture<Record<string, string[]>>('lands-options');
const { names: NAMES, pieces: PIECES, moment, tableAt, drawn, expectComplete, litOnTabs } = stage(board, 'lands', 'ml');

/** A view in which every kind of question could be open. */
function anyView(prompt: string): View {
  const view = moment('turn 4').view as LandsView;
  const clan = view.clans[0];
  if (clan)
    clan.members = [{ key: 'novice_1', wounded: false, path: null, settled: null, gear: ['noxx'], used: false }];
  view.about = [
    { seat: 0, prompt, place: 'left', path: { place: 'left', number: 1 }, target: { place: 'left', number: 2 } },
  ];
  return view;
}

describe('options of Monster Lands', () => {
  it.each(Object.keys(OPTIONS))('of the kind %s have a place or are listed', (kind) => {
    for (const key of OPTIONS[kind] ?? []) {
      const places = targets(key, anyView(kind));
      const nothing = key === 'ward:0' || key === 'divert:0'; // to do nothing lies nowhere
      if (LISTED.has(kind) || nothing) expect(places, key).toEqual([]);
      else expect(places.length, key).toBeGreaterThan(0);
    }
  });

  it.each(NAMES)('say in words what a ware does (%s)', (name) => {
    const state = moment(name);
    for (const { key } of state.decisions[0]?.options ?? []) {
      if (/^(visit|hire|equip|pick|lay|drop|path|use|give|beer)(:|$)/.test(key))
        expect(board.says?.(key, state.view, PIECES), key).toBeTruthy();
    }
  });

  it('are listed only where the game has such a kind', () => {
    expect([...LISTED].filter((kind) => !OPTIONS[kind])).toEqual([]);
  });

  it.each(NAMES)('are lit where they lie, with their number, and everything explains itself (%s)', async (name) => {
    const { table } = await tableAt(name);
    expectComplete(table, drawn(table));
  });

  it.each(['turn 4', 'turn 2', 'path 4', 'load 4', 'tavern 4', 'attack 4', 'plunder 4', 'before-wages 4'])(
    'are on the tab that a phone names, or before the player (%s)',
    async (name) => {
      const { table } = await tableAt(name);
      const view = table.shown?.view ?? {};
      const found = litOnTabs(table);
      // Free steps leave the room to the board, and equipment on somebody who cannot be chosen is not in the strip; the list has both.
      const onBoard = [...table.places.keys()].some((place) => board.tabOf(place, view));
      const optional = (place: string): boolean => place.startsWith('item:') || (onBoard && !board.tabOf(place, view));
      const missing = [...table.places.keys()].filter((place) => !found.has(place) && !optional(place));
      expect(missing).toEqual([]);
    },
  );
});

describe('the board of Monster Lands', () => {
  it('sends what is clicked where it lies', async () => {
    const { table, socket } = await tableAt('turn 4');
    await fireEvent.click(drawn(table).querySelector('[data-place="building:pawn_shop"]') as Element);
    expect(socket.sent[0]).toMatchObject({ key: 'pawn' });
  });

  it('takes a click on a path of a lit land for the land, and then for the path', async () => {
    const { table, socket } = await tableAt('turn 4');
    const host = drawn(table);
    const place = (['left', 'right', 'mission'] as const).find((each) => table.places.has(`place:${each}`)) ?? 'left';
    await fireEvent.click(host.querySelector(`[data-place="path:${place}-2"]`) as Element);
    expect(socket.sent.map((each) => each['key'])).toEqual([`outside:${place}`]);
    const next = moment('path 4');
    const view = seen(next.view);
    view.about = [{ seat: 0, prompt: 'path', place }];
    const asked = next.decisions[0];
    if (!asked) throw new Error('nothing is asked');
    asked.number = (table.decision?.number ?? 0) + 1;
    asked.options = [1, 2].map((n) => ({
      key: `path:${n}`,
      kind: 'path',
      text: `Path ${n}`,
      preview: null,
      final: false,
    }));
    socket.say({ type: 'moved', seq: next.seq, events: [], state: next });
    await tick();
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(socket.sent.map((each) => each['key'])).toEqual([`outside:${place}`, 'path:2']);
  });

  it('explains a path where nobody can be sent', async () => {
    const { table, socket } = await tableAt('send 4');
    await fireEvent.click(drawn(table).querySelector('[data-place="path:left-1"]') as Element);
    expect(socket.sent).toEqual([]);
  });

  it.each(DISPLAYS)('opens the display of %s by hand', async (which) => {
    const { table } = await tableAt('turn 4');
    const host = drawn(table);
    const doors = (): Element[] => [...host.querySelectorAll('.door')];
    const open = (): Element | undefined => doors().find((each) => each.getAttribute('aria-pressed') === 'true');
    const titles = { tavern: 'For hire', lodge: 'Traps', bazaar: 'Equipment', loot: 'Loot' };
    const door = doors().find((each) => each.getAttribute('aria-label')?.startsWith(titles[which]));
    await fireEvent.keyDown(door as Element, { key: 'Enter' });
    expect(open()?.getAttribute('aria-label')).toMatch(new RegExp(`^${titles[which]}`));
    await tick();
    await tick();
    expect(document.activeElement === open()).toBe(true);
    expect(host.querySelector('[data-place="building:mine"]')).toBeNull();
    await fireEvent.click(doors().find((each) => each.getAttribute('aria-label') === 'Buildings') as Element);
    expect(host.querySelector('[data-place="building:mine"]')).not.toBeNull();
  });

  it('shows totals only as they were sent', async () => {
    const { table } = await tableAt('attack 4', (state) => {
      const { roll } = seen(state.view);
      if (roll) roll.aims = { elimination: [17, 99] };
    });
    expect(drawn(table).querySelector('.battle')?.textContent).toContain('17 / 99');
  });

  it('knows its own traps and nobody else’s', async () => {
    const { table } = await tableAt('load 4');
    const view = table.shown?.view ?? {};
    const { container } = render(OwnBoard, { table, view, pieces: table.pieces, seat: 1, size: 'full' });
    const other = seen(view).clans[1];
    expect(container.querySelectorAll('[data-place^="store:"]').length).toBe(0);
    if (other?.traps) expect(container.querySelector('.hidden-traps')?.textContent).toContain(`×${other.traps}`);
    expect(container.querySelectorAll('.legal').length).toBe(0);
  });

  it.each([
    ['full', 11, []],
    ['row', 4, ['×4', '×4', '×2']],
    ['strip', 4, ['×4', '×4', '×2']],
  ] as const)('counts many dice where there is little room (%s)', async (size, pictures, counts) => {
    const { table } = await tableAt('turn 4', (state) => {
      const clan = seen(state.view).clans[0];
      if (clan) clan.dice = { strength: 4, magic: 4, persuasion: [3, 6, 6] };
    });
    const view = table.shown?.view ?? {};
    const { container } = render(OwnBoard, { table, view, pieces: table.pieces, seat: 0, size });
    const dice = inside(container, '.dicebox');
    expect(dice.querySelectorAll('.dice svg').length).toBe(pictures);
    expect(dice.textContent?.match(/×\d/g) ?? []).toEqual(counts);
  });

  it('lays tokens face down, face up, and initial traps with a back of their own', () => {
    const view = seen(moment('block 4').view);
    const path = {
      ...view.places[0]?.paths[0],
      number: 1,
      revealed: ['plus_4'],
      initial_traps: 1,
      defense: 1,
    } as Parameters<typeof tokensOn>[2];
    view.zones['tokens-left-1'] = ['plus_4', null, null];
    expect(tokensOn(view, 'left', path)).toEqual([
      { sort: 'trap', key: 'plus_4', up: true, initial: false },
      { sort: 'trap', key: 'initial', up: false, initial: true },
      { sort: 'trap', key: null, up: false, initial: false },
      { sort: 'defense', key: null, up: true, initial: false },
    ]);
  });

  it('proposes to go on, but never to waste a turn', () => {
    const proposed = (name: string): string | null => {
      const state = moment(name);
      const asked = state.decisions[0];
      return asked ? board.primary(asked, state.view) : null;
    };
    expect(proposed('turn 4')).toBeNull();
    const idle = moment('turn 4');
    const asked = idle.decisions[0];
    if (asked)
      asked.options = ['pass', 'gear'].map((key) => ({ key, kind: key, text: key, preview: null, final: false }));
    expect(asked && board.primary(asked, idle.view)).toBe('pass');
    expect(proposed('path 4')).toBeNull();
    expect([null, 'roll-all']).toContain(proposed('attack 4'));
    expect(proposed('ward 4')).toBeNull();
    expect(proposed('mission-roll 4')).toBeNull();
    expect(proposed('before-wages 4')).toBeNull();
  });

  it('tells the last round, the phases and how a clan stands', () => {
    const { view } = moment('turn 4');
    expect(board.note(view)).toBe('');
    expect(board.note({ ...view, round: 6 })).not.toBe('');
    expect(board.phases(view).map((phase) => phase.state)).toEqual(['done', 'now', 'next', 'next']);
    expect(board.status(view, 0)).toMatch(/gold \d+ · dice \d+/);
    expect(board.scores(view).map((row) => row.key)).toEqual(['glory', 'reputation', 'trophies', 'affinity']);
    for (const row of board.scores(view)) expect(row.points.length).toBe(4);
  });

  it('has one land and the market beside it for two', async () => {
    const { table } = await tableAt('turn 2');
    const host = drawn(table);
    expect(host.querySelector('[data-place="place:right"]')).toBeNull();
    expect(host.querySelector('[data-place="building:mine"]')).not.toBeNull();
    expect(host.querySelector('[data-place^="hire:"]')).not.toBeNull();
    expect(board.tabs(table.shown?.view ?? {}).map((tab) => tab.key)).toEqual([
      'citadel',
      'left',
      'entrance',
      'missions',
    ]);
  });
});

describe('signs', () => {
  const effects = (sort: string, name: string): [string, Effect][] =>
    Object.entries(PIECES[sort] ?? {})
      .filter(([, piece]) => piece.figures[name])
      .map(([key, piece]) => [key, piece.figures[name] as Effect]);

  it('say what every card of the box does', () => {
    for (const [key, effect] of [...effects('member', 'talent'), ...effects('gear', 'ability')])
      expect(ability(effect).flat().length, key).toBeGreaterThan(0);
    for (const [key, effect] of effects('trap', 'effect')) expect(trap(effect).flat().length, key).toBeGreaterThan(0);
    for (const [key, effect] of effects('loot', 'effect')) expect(loot(effect).flat().length, key).toBeGreaterThan(0);
    for (const [key, effect] of effects('land', 'gain')) {
      expect(gain(PIECES['land']?.[key]?.figures['deploy'] as string[], effect).flat().length, key).toBeGreaterThan(2);
    }
  });

  it('break into rows where the room ends', () => {
    const { rows, placed } = layOut(
      Array.from({ length: 6 }, () => [{ text: '+1' }, { use: 'ml-gold' }]),
      60,
    );
    expect(rows).toBeGreaterThan(1);
    expect(placed.every((each) => each.x + each.width <= 60)).toBe(true);
  });
});

describe('gestures', () => {
  const open = (name: string, keys?: string[]): { decision: Decision; view: View } => {
    const { decisions, view } = moment(name);
    const decision = decisions[0];
    if (!decision) throw new Error('nothing is asked');
    if (keys)
      decision.options = keys.map((key) => ({
        key,
        kind: key.split(':')[0] ?? '',
        text: key,
        preview: null,
        final: false,
      }));
    return { decision, view };
  };
  /** Every question has all the keys of the next answer, until one is left out. */
  const answers = (
    found: ReturnType<typeof drop>,
    questions: { decision: Decision; view: View }[],
  ): (string | null)[] => questions.map(({ decision, view }) => found?.next(decision, view) ?? null);

  it('send somebody who is dropped on a free path there, by place, path and name', () => {
    const turn = open('turn 4', ['visit:lodge', 'outside:left']);
    const view = turn.view as LandsView;
    const clan = view.clans[0];
    const home = clan?.members.find((member) => !member.path && !member.settled);
    const away = clan?.members.find((member) => member.path);
    const place = view.places.find((each) => each.key === 'left');
    const free = place?.paths.find((path) => !path.member && !path.closed)?.number;
    const taken = place?.paths.find((path) => path.member)?.number;
    if (!home || !free) throw new Error('nobody is at home, or no path is free');
    expect(carries(`member:${home.key}`, turn.decision, turn.view)).toBe(true);
    if (away) expect(carries(`member:${away.key}`, turn.decision, turn.view)).toBe(false);
    if (taken) expect(drop(`member:${home.key}`, `path:left-${taken}`, turn.decision, turn.view)).toBeNull();
    expect(drop(`member:${home.key}`, `path:right-${free}`, turn.decision, turn.view)).toBeNull(); // not offered
    const sent = drop(`member:${home.key}`, `path:left-${free}`, turn.decision, turn.view);
    expect(
      answers(sent, [turn, open('path 4', [`path:${free}`]), open('send 4', [`send:${home.key}`]), open('load 4')]),
    ).toEqual(['outside:left', `path:${free}`, `send:${home.key}`, null]);
    // Where the game does not offer what was meant, the player is asked.
    const other = drop(`member:${home.key}`, `path:left-${free}`, turn.decision, turn.view);
    expect(answers(other, [turn, open('path 4', ['path:9'])])).toEqual(['outside:left', null]);
  });

  it('place a die that is dropped on a building, in a well or at the Pawn Shop', () => {
    const turn = open('turn 4', ['visit:tavern', 'mine:2', 'alchemist:upper', 'pawn']);
    const dropped = (die: string, onto: string): string | null =>
      drop(die, onto, turn.decision, turn.view)?.next(turn.decision, turn.view) ?? null;
    expect(dropped('die:strength', 'building:tavern')).toBe('visit:tavern');
    expect(dropped('die:strength', 'building:armory')).toBeNull();
    expect(dropped('die:strength', 'space:mine-2')).toBe('mine:2');
    expect(dropped('die:magic', 'space:mine-2')).toBeNull();
    expect(dropped('die:magic', 'space:alchemist-1')).toBe('alchemist:upper');
    expect(dropped('die:magic', 'space:alchemist-2')).toBeNull();
    expect(dropped('die:persuasion-4', 'building:pawn_shop')).toBe('pawn');
    const visit = drop('die:strength', 'building:tavern', turn.decision, turn.view);
    expect(answers(visit, [turn, open('shop-die 4', ['die:strength', 'back'])])).toEqual([
      'visit:tavern',
      'die:strength',
    ]);
  });

  it('lay dice and tokens on the path that is being loaded, and nowhere else', () => {
    const { decision, view } = open('load 4');
    const path = seen(view).about[0]?.path;
    const here = `path:${path?.place}-${path?.number}`;
    for (const { key } of decision.options) {
      const [head, name] = key.split(':');
      const from = { lay: `store:${name}`, die: key, token: `goods:${name}` }[head ?? ''];
      if (!from) continue;
      expect(drop(from, here, decision, view)?.next(decision, view)).toBe(key);
      expect(drop(from, 'building:tavern', decision, view)).toBeNull();
    }
    expect(carries('store:no_such_trap', decision, view)).toBe(false);
  });

  it('load all dice that fit and close the path with one click', () => {
    const first = open('load 4', ['die:strength', 'fill:strength', 'die:magic', 'lay:plus_4', 'done']);
    const all = errand(first.decision, first.view, PIECES, null);
    expect(all?.text).toBeTruthy();
    expect(
      answers(all, [
        first,
        open('load 4', ['die:magic', 'lay:plus_4', 'done']),
        open('load 4', ['lay:plus_4', 'done']),
        open('turn 4'),
      ]),
    ).toEqual(['fill:strength', 'die:magic', 'done', null]);
    const none = open('load 4', ['lay:plus_4', 'done']);
    expect(errand(none.decision, none.view, PIECES, null)).toBeNull();
    expect(
      answers(errand(none.decision, none.view, PIECES, 'lay:plus_4'), [none, open('load 4', ['die:magic', 'done'])]),
    ).toEqual(['lay:plus_4', 'done']);
    const shop = open('lodge 4', ['buy:plus_4', 'done']);
    const leave = errand(shop.decision, shop.view, PIECES, 'buy:plus_4');
    expect(answers(leave, [shop, open('lodge 4', ['buy:plus_6', 'done']), open('turn 4')])).toEqual([
      'buy:plus_4',
      'done',
      null,
    ]);
    expect(errand(shop.decision, shop.view, PIECES, 'done')).toBeNull();
  });

  it('hand a piece of equipment over in one gesture, whatever of it is asked', () => {
    const turn = open('turn 4', ['gear', 'pass']);
    const [owner, taker] = seen(turn.view).clans[0]?.members ?? [];
    if (!owner || !taker) throw new Error('a clan of two is needed');
    owner.gear = ['pugnor'];
    taker.gear = [];
    expect(carries('item:pugnor', turn.decision, turn.view)).toBe(true);
    expect(carries('item:noxx', turn.decision, turn.view)).toBe(false); // nobody of ours has it
    expect(carries('item:pugnor', open('turn 4', ['pass']).decision, turn.view)).toBe(false);
    expect(drop('item:pugnor', `member:${owner.key}`, turn.decision, turn.view)).toBeNull();
    expect(drop('item:pugnor', 'building:armory', turn.decision, turn.view)).toBeNull();
    const from = open('turn 4', [`from:${owner.key}`, 'from:somebody']);
    const to = open('turn 4', [`carry:${taker.key}`, 'discard']);
    const handed = drop('item:pugnor', `member:${taker.key}`, turn.decision, turn.view);
    expect(answers(handed, [turn, from, to, turn])).toEqual(['gear', `from:${owner.key}`, `carry:${taker.key}`, null]);
    const straight = drop('item:pugnor', `member:${taker.key}`, turn.decision, turn.view);
    expect(answers(straight, [turn, to])).toEqual(['gear', `carry:${taker.key}`]);
  });

  it('pawn all dice with one click', () => {
    const turn = open('turn 4', ['pawn', 'pass']);
    const all = errand(turn.decision, turn.view, PIECES, 'pawn');
    expect(answers(all, [turn, open('turn 4', ['die:strength', 'pawn-all'])])).toEqual(['pawn', 'pawn-all']);
  });

  it('warn before dice are left unused, once a round', () => {
    const { decision, view } = open('turn 4', ['visit:lodge', 'pass']);
    const clan = seen(view).clans[0];
    if (clan) clan.dice = { strength: 2, magic: 0, persuasion: [3] };
    expect(warns('pass', decision, view)).toMatchObject({
      about: `dice-${seen(view).round}`,
      text: '3 dice would stay unused.',
    });
    expect(warns('visit:lodge', decision, view)).toBeNull();
    const idle = open('turn 4', ['pass', 'gear']);
    expect(warns('pass', idle.decision, idle.view)).toBeNull();
  });
});
