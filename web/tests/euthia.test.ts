import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import OwnBoard from '../src/boards/euthia/OwnBoard.svelte';
import Symbols, { SIGNS } from '../src/boards/euthia/Symbols.svelte';
import { beside } from '../src/boards/euthia/beside.svelte';
import { board } from '../src/boards/euthia/index';
import { walkTo } from '../src/boards/euthia/errands';
import { LISTED, targets } from '../src/boards/euthia/targets';
import {
  badgeAt,
  bounds,
  DISC_SIZE,
  fitted,
  hexKey,
  middle,
  ownSeat,
  seen,
  SIZE,
  spot,
  unknown,
  wayTo,
  type EuthiaView,
  type Eye,
  type Frame,
} from '../src/boards/euthia/view';
import Chips from '../src/parts/Chips.svelte';
import ScoreSheet from '../src/parts/ScoreSheet.svelte';
import type { Decision, State, View } from '../src/protocol';
import type { Gesture } from '../src/settings.svelte';
import { inside, lit, stage } from './stage';
import { fixture } from './support';

beforeAll(() => beside.fetch());

const OPTIONS = fixture<Record<string, string[]>>('euthia-options');
/** What the fixtures leave out because it is nothing. */
const EMPTY_SPACE = {
  monster: false,
  powers: [],
  hero_token: null,
  trade_token: null,
  interaction: [],
  burned: false,
  defended: null,
  heroes: [],
};
const EMPTY_SLOT = { open: true, price: { gold: 0, essence: null }, tile: null, ready: false, gems: [], essences: [] };

const {
  names: NAMES,
  pieces: PIECES,
  moment,
  tableAt,
  drawn,
  expectComplete,
  litOnTabs,
} = stage(board, 'euthia', 'eu', (state) => {
  const view = seen(state.view);
  for (const tile of view.map)
    tile.spaces = tile.spaces.map((space) => ({ ...structuredClone(EMPTY_SPACE), ...space }));
  for (const hero of view.heroes)
    if (hero.hero) hero.slots = hero.slots.map((slot) => ({ ...structuredClone(EMPTY_SLOT), ...slot }));
});
const SCENARIOS = Object.keys(PIECES['scenario'] ?? {}).filter((key) => !key.includes('_'));
const QUEST = Object.keys(PIECES['quest'] ?? {})[0] ?? '';

/** A view in which every kind of question could be open. */
function anyView(prompt: string): View {
  const view = seen(moment(`turn the-hunt 3`).view);
  view.asked = [{ seat: 0, prompt }];
  return view;
}

describe('options of Euthia', () => {
  it.each(Object.keys(OPTIONS))('of the kind %s have a place or are listed', (kind) => {
    for (const key of OPTIONS[kind] ?? []) {
      const places = targets(key, anyView(kind));
      if (LISTED.has(kind)) expect(places, key).toEqual([]);
      else expect(places.length, key).toBeGreaterThan(0);
    }
  });

  it.each(NAMES)('say in words what a ware does (%s)', (name) => {
    const state = moment(name);
    for (const { key } of state.decisions[0]?.options ?? []) {
      if (/^(buy|train|keep-tile|quest|play-\d)(:|$)/.test(key))
        expect(board.says?.(key, state.view, PIECES), key).toBeTruthy();
    }
  });

  it('are listed only where the game has such a kind', () => {
    expect([...LISTED].filter((kind) => !OPTIONS[kind])).toEqual([]);
  });

  it.each(NAMES)('are lit where they lie, with their number, and everything explains itself (%s)', async (name) => {
    const { table } = await tableAt(name);
    const host = drawn(table);
    expectComplete(table, host);
    for (const use of host.querySelectorAll('use')) {
      const href = use.getAttribute('href') ?? '';
      expect(href.startsWith('#seat-') || href.slice('#eu-'.length) in SIGNS, href).toBe(true);
    }
  });

  it.each(NAMES)('are on the tab that a phone names, or before the player (%s)', async (name) => {
    const { table } = await tableAt(name);
    const found = litOnTabs(table);
    expect([...table.places.keys()].filter((place) => !found.has(place))).toEqual([]);
  });
});

describe('what lies open beside the Map', () => {
  it('is the Bounty with its figures', async () => {
    const { table } = await tableAt('turn the-hunt 3');
    const said = inside(drawn(table, 'scenario'), '[data-place="bounty"]').textContent ?? '';
    const { health, injuries } = PIECES['monster']?.['broodmother']?.figures as {
      health: number;
      injuries: [number, number][];
    };
    expect(said).toContain(`Health ${health}`);
    expect(said).toContain(`Injuries ${injuries.map(([from, n]) => `${from}+: ${n}`).join(' · ')}`);
    expect(said).toContain('Hero Rolls −1');
  });

  it.each([
    ['unlock', true],
    ['turn the-hunt 3', false],
  ])('are the caches where nobody plays the Monsters (%s)', async (name, shown) => {
    const { table } = await tableAt(name);
    expect((drawn(table, 'scenario').textContent ?? '').includes('Caches of the Monsters')).toBe(shown);
    if (shown) expect(drawn(table, 'scenario').textContent).toContain('3 Silver cards');
  });

  it('are the discard piles', async () => {
    const { table } = await tableAt('turn the-hunt 3', (state) => {
      const view = seen(state.view);
      view.discards = {
        monsters: [[], ['crypt_shade'], []],
        merchants: [],
        alchemists: [],
        dragonslayers: [],
        resources: [[], [], []],
        treasures: [[], [], []],
        rewards: [[], [], []],
      };
    });
    const piles = inside(drawn(table, 'scenario'), 'details .piles');
    expect([...piles.children].map((each) => each.textContent)).toEqual(['Monsters of level 2', 'Crypt Shade']);
  });
});

describe('pictures', () => {
  it('are drawn once each', () => {
    const { container } = render(Symbols);
    expect(container.querySelectorAll('symbol').length).toBe(Object.keys(SIGNS).length);
  });
});

describe('the Map', () => {
  const view = (): EuthiaView => seen(moment('walk 20').view);

  it('has every space once, none upon another, and all of them in sight', () => {
    const map = view();
    const spots = map.map.flatMap((tile) => tile.spaces.map((space) => spot(tile.anchor, space.hex)));
    for (const [at, [x, y]] of spots.entries()) {
      for (const [u, v] of spots.slice(at + 1)) expect(Math.hypot(x - u, y - v)).toBeGreaterThan(30);
    }
    const [left, top, wide, high] = bounds(map);
    expect(spots.every(([x, y]) => x > left && x < left + wide && y > top && y < top + high)).toBe(true);
  });

  /** How many of these hexes lie under the scenario's name or the buttons. */
  function hidden(hexes: [number, number][], eye: Eye, frame: Frame): number {
    const under = ([x, y]: [number, number]): boolean => {
      const [px, py] = [(x - eye.x) * eye.zoom + frame.width / 2, (y - eye.y) * eye.zoom + frame.height / 2];
      const reach = (SIZE * eye.zoom * Math.sqrt(3)) / 2;
      return [frame.title, frame.buttons].some(
        ([left, top, width, height]) =>
          px > left - reach && px < left + width + reach && py > top - reach && py < top + height + reach,
      );
    };
    return hexes.filter(under).length;
  }
  const framed = (width: number, height: number, button: number): Frame => ({
    width,
    height,
    title: [10, 10, 165, 31],
    buttons: [width - 10 - button, height - 20 - 3 * button, button, 3 * button + 10],
  });

  it.each([
    [541, 553, 34],
    [600, 520, 34],
    [900, 560, 34],
  ])('lies whole beside what is in the corners of a frame of %i x %i', (width, height, button) => {
    const map = view();
    const frame = framed(width, height, button);
    const hexes = map.map.flatMap((tile) => tile.spaces.map((space) => spot(tile.anchor, space.hex)));
    const eye = fitted(map, hexes.slice(0, 1), frame);
    expect(hidden(hexes, eye, frame)).toBe(0);
    for (const [x, y] of hexes) {
      expect(Math.abs(x - eye.x) * eye.zoom).toBeLessThan(width / 2);
      expect(Math.abs(y - eye.y) * eye.zoom).toBeLessThan(height / 2);
    }
  });

  it.each([
    [350, 200, 44],
    [350, 230, 44],
    [330, 210, 44],
  ])('shows each hex and what is around it in a frame of %i x %i', (width, height, button) => {
    const map = view();
    const frame = framed(width, height, button);
    for (const tile of map.map) {
      const hex = spot(tile.anchor, 'a');
      const eye = fitted(map, [hex], frame);
      expect(hidden([hex], eye, frame), tile.key).toBe(0);
      expect(Math.abs(hex[0] - eye.x) * eye.zoom).toBeLessThan(width / 2);
      expect(Math.abs(hex[1] - eye.y) * eye.zoom).toBeLessThan(height / 2);
    }
  });

  it('keeps the Hero in sight however far apart lies what can be chosen', () => {
    const map = view();
    const hexes = map.map.flatMap((tile) => tile.spaces.map((space) => spot(tile.anchor, space.hex)));
    const frame = framed(230, 200, 34);
    for (const own of hexes) {
      const eye = fitted(map, hexes, frame, own);
      expect(Math.abs(own[0] - eye.x) * eye.zoom).toBeLessThanOrEqual(frame.width / 2 - SIZE * eye.zoom);
      expect(Math.abs(own[1] - eye.y) * eye.zoom).toBeLessThanOrEqual(frame.height / 2 - SIZE * eye.zoom);
    }
  });

  it('has the number of every space where no centre lies over it', () => {
    const special = view().map.find((tile) => tile.spaces.some((space) => space.hex === 'centre'));
    if (!special) throw new Error('there is no tile with a centre');
    const [cx, cy] = spot(special.anchor, 'centre');
    for (const hex of ['a', 'b', 'c']) {
      const [x, y] = spot(special.anchor, hex);
      const [dx, dy] = badgeAt(special, hex);
      expect(Math.hypot(x + dx - cx, y + dy - cy), hex).toBeGreaterThan(DISC_SIZE + 11);
      expect(Math.hypot(dx, dy), hex).toBeLessThan(SIZE * 0.8);
    }
  });

  it('calls its hexes as the options do', async () => {
    const { table } = await tableAt('walk 20');
    const host = drawn(table);
    const tile = view().map[0];
    if (!tile) throw new Error('the Map is empty');
    const said = (hex: string): string =>
      inside(host, `[data-place="${hexKey(tile.key, hex)}"]`).getAttribute('aria-label') ?? '';
    expect(said('a')).toContain('upper left hex: ');
    expect(said('b')).toContain('right hex: ');
    expect(said('c')).toContain('lower hex: ');
  });

  it('is drawn in ink around the land that is known', () => {
    const map = view();
    const known = new Set(
      map.map.flatMap((tile) => ['a', 'b', 'c'].map((hex) => spot(tile.anchor, hex).map(Math.round).join())),
    );
    const around = unknown(map);
    expect(around.length).toBeGreaterThan(12);
    expect(around.filter(([x, y]) => known.has(middle(x, y).map(Math.round).join()))).toEqual([]);
  });

  it('shows the way over hexes that can be walked to, else straight there', () => {
    const step = (place: string, x: number, y: number): { place: string; x: number; y: number } => {
      const [u, v] = middle(x, y);
      return { place, x: u, y: v };
    };
    const [near, far, aside] = [step('near', 1, 0), step('far', 2, 0), step('aside', 0, 3)];
    expect(wayTo(middle(0, 0), far, [near, far, aside])).toEqual([middle(0, 0), middle(1, 0), middle(2, 0)]);
    expect(wayTo(middle(0, 0), aside, [near, far, aside])).toEqual([middle(0, 0), middle(0, 3)]);
  });

  it('says what each hex is and holds', async () => {
    const { table } = await tableAt('walk 20');
    const host = drawn(table);
    const monster = view()
      .map.flatMap((tile) => tile.spaces.map((space) => ({ tile, space })))
      .find(({ space }) => space.monster);
    const label = inside(host, `[data-place="hex:${monster?.tile.key}-${monster?.space.hex}"]`).getAttribute(
      'aria-label',
    );
    expect(label).toMatch(/Monster of level [123]/);
    const hero = view().heroes[0];
    const own = inside(host, `[data-place="hex:${hero?.space?.tile}-${hero?.space?.hex}"]`).getAttribute('aria-label');
    expect(own).toContain(`${PIECES['hero']?.[hero?.hero ?? '']?.name} stands here`);
  });

  it('is made larger, smaller and whole by keys and buttons', async () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
    const { table } = await tableAt('walk 20');
    const host = drawn(table);
    const map = inside(host, '.map .pushed');
    const wide = (): number => 1 / Number(map.dataset['zoom']);
    const whole = wide();
    const press = async (gesture: Gesture): Promise<void> => {
      for (const heard of table.gestures) heard(gesture);
      await tick();
    };
    await press('larger');
    expect(wide()).toBeLessThan(whole);
    const larger = wide();
    await press('smaller');
    expect(wide()).toBeGreaterThan(larger);
    await press('whole');
    expect(wide()).toBeCloseTo(whole, 3);
    const [plus, minus, fit] = host.querySelectorAll<HTMLElement>('.zoom button');
    await fireEvent.click(plus as HTMLElement);
    expect(wide()).toBeLessThan(whole);
    await fireEvent.click(minus as HTMLElement);
    await fireEvent.click(fit as HTMLElement);
    expect(wide()).toBeCloseTo(whole, 3);
  });

  it('takes a click on a hex for the way there', async () => {
    const { table, socket } = await tableAt('walk 20');
    const option = table.options.find((each) => each.key.startsWith('go:'));
    await fireEvent.click(inside(drawn(table), `[data-place="hex:${option?.key.slice(3)}"]`));
    expect(socket.sent[0]).toMatchObject({ key: option?.key });
  });

  it('shows the places of a new tile', async () => {
    const { table } = await tableAt('reveal');
    const host = drawn(table);
    const slots = table.options.filter((option) => option.kind === 'slot').map((_, at) => `edge:${at + 1}`);
    expect(slots.length).toBeGreaterThan(1);
    expect([...lit(host)].sort()).toEqual(slots);
  });

  it('shows a foe, and knows that in a Finale it stands nowhere', async () => {
    const stands = moment('turn walking-destruction 3');
    const place = seen(stands.view).foe?.space;
    const { table } = await tableAt('turn walking-destruction 3');
    expect(
      inside(drawn(table), `[data-place="hex:${place?.tile}-${place?.hex}"]`).getAttribute('aria-label'),
    ).toContain('Golem is here');
    cleanup();
    const { table: finale } = await tableAt('turn walking-destruction 3', (state) => {
      const { foe } = seen(state.view);
      if (foe) foe.space = null;
    });
    expect(drawn(finale).querySelector('.map [aria-label*="Golem is here"]')).toBeNull();
  });
});

describe('a Combat', () => {
  it('shows value, dice, ladder and what would happen, as they were sent', async () => {
    const { table } = await tableAt('duel monster', (state) => {
      const { combat } = seen(state.view);
      if (!combat) throw new Error('no Combat');
      combat.dice = [3, 5];
      combat.modifier = -2;
      combat.value = 6;
      combat.ranges = [
        [4, 1],
        [8, 2],
        [12, 3],
      ];
      combat.coming = { injuries: 2, kills: false };
    });
    const host = drawn(table);
    const panel = inside(host, '.combat');
    expect(inside(panel, '[data-place="value:now"]').getAttribute('aria-label')).toContain('Combat Value 6');
    expect([...panel.querySelectorAll('.chip b')].map((each) => each.textContent)).toEqual(['8', '−2']);
    expect([...panel.querySelectorAll('.rung')].map((each) => each.textContent)).toEqual(['0', '1', '2', '3']);
    expect([...panel.querySelectorAll('.ladder .mark')].map((each) => each.textContent)).toEqual(['4', '8', '12']);
    expect(inside(panel, '.rung.here').textContent).toBe('1');
    expect(inside(panel, '.outcome').textContent).toContain('2 Injuries as it stands');
    expect(panel.querySelectorAll('.hero .going').length).toBe(
      Math.min(2, seen(table.shown?.view ?? {}).heroes[0]?.health ?? 0),
    );
  });

  it('counts hearts of both sides, and says figures where there are many', async () => {
    const change = (health: number) => (state: State) => {
      const view = seen(state.view);
      const hero = view.heroes[view.combat?.fighter ?? 0];
      if (!view.combat || !hero) throw new Error('no Combat');
      Object.assign(hero, { health: 3, max_health: 7 });
      Object.assign(view.combat, { health, damage: 2, coming: null });
    };
    const { table } = await tableAt('duel monster', change(5));
    const host = drawn(table);
    expect([
      host.querySelectorAll('.side.hero .hearts svg').length,
      host.querySelectorAll('.side.hero .gone').length,
    ]).toEqual([7, 4]);
    expect([
      host.querySelectorAll('.side.foe .hearts svg').length,
      host.querySelectorAll('.side.foe .gone').length,
    ]).toEqual([5, 2]);
    expect(inside(host, '.side.foe .hearts').getAttribute('aria-label')).toBe('Health 3 of 5');
    cleanup();
    document.body.replaceChildren();
    const { table: large } = await tableAt('duel monster', change(42));
    expect(inside(drawn(large), '.side.foe .hearts').textContent).toContain('40 / 42');
  });

  it('warns of death', async () => {
    const { table } = await tableAt('duel monster', (state) => {
      const { combat } = seen(state.view);
      if (combat) Object.assign(combat, { dice: [6], value: 12, coming: { injuries: 9, kills: true } });
    });
    expect(inside(drawn(table), '.outcome').textContent).toContain('would kill');
  });

  it('tells whoever plays the Monster for whom', async () => {
    const { view } = moment('monster-duel');
    expect(board.status(view, 0)).toBe('playing the Monster');
    expect(board.phases(view).find((phase) => phase.state === 'now')?.key).toBe('combat');
    expect(board.tabs(view)[0]?.key).toBe('combat');
  });
});

describe('one click', () => {
  it('walks to a hex that is no option yet, where walking is offered', async () => {
    const { table, socket } = await tableAt('turn the-hunt 3', (state) => {
      state.decisions[0]?.options.push({ key: 'walk', kind: 'walk', text: 'Move', preview: null, final: false });
    });
    const there = seen(table.shown?.view ?? {}).map[0];
    await fireEvent.click(inside(drawn(table), `[data-place="${hexKey(there?.key ?? '', 'a')}"]`));
    expect(socket.sent[0]).toMatchObject({ key: 'walk' });
    const errand = walkTo('hex:i_f1-a', table.decision);
    const asked = (...keys: string[]): Decision => ({
      ...(table.decision as Decision),
      options: keys.map((key) => ({ key, kind: '', text: key, preview: null, final: false })),
    });
    expect(errand?.next(asked('walk'), {})).toBe('walk');
    expect(errand?.next(asked('go:i_f1-b', 'go:i_f1-a'), {})).toBe('go:i_f1-a');
    expect(walkTo('hex:i_f1-a', asked('end'))).toBeNull();
  });

  it('does not end a turn in which something could still be done, without a word', async () => {
    const { view, decisions } = moment('turn the-hunt 3');
    const [asked] = decisions;
    if (!asked) throw new Error('nothing is asked');
    const option = { kind: 'mine', text: 'Mine here', preview: null, final: false };
    expect(
      board.warns?.(
        'end',
        {
          ...asked,
          options: [
            { ...option, key: 'mine' },
            { ...option, key: 'end' },
          ],
        },
        view,
        PIECES,
      )?.text,
    ).toContain('Mine here');
    expect(
      board.warns?.(
        'end',
        {
          ...asked,
          options: [
            { ...option, key: 'moves:trade' },
            { ...option, key: 'end' },
          ],
        },
        view,
        PIECES,
      ),
    ).toBeNull();
    expect(board.warns?.('mine', { ...asked, options: [{ ...option, key: 'mine' }] }, view, PIECES)).toBeNull();
  });
});

describe('standing orders', () => {
  afterEach(() => sessionStorage.clear());
  const fight = (change: (combat: NonNullable<EuthiaView['combat']>, state: State) => void) => (state: State) => {
    const view = seen(state.view);
    if (!view.combat) throw new Error('no Combat');
    view.combat.fighter = 0;
    view.seat = 0;
    change(view.combat, state);
  };
  const options = (...keys: string[]): State['decisions'][0]['options'] =>
    keys.map((key) => ({ key, kind: key.split(':')[0] ?? '', text: key, preview: null, final: false }));

  it('answer what they were given for, once, and end when they are taken back', async () => {
    const { table, socket } = await tableAt(
      'duel monster',
      fight((combat, state) => {
        combat.coming = { injuries: 2, kills: false };
        const asked = state.decisions[0];
        if (asked) asked.options = options('gaar:1', 'hope-1', 'pass', 'pass-all');
      }),
    );
    const host = drawn(table);
    expect(socket.sent).toEqual([]);
    const buttons = [...host.querySelectorAll<HTMLElement>('.orders button')];
    expect(buttons.map((each) => each.title.length > 20)).toEqual([true, true, true, true]);
    await fireEvent.click(buttons[1] as HTMLElement);
    expect(socket.sent).toHaveLength(1);
    expect(socket.sent[0]).toMatchObject({ key: 'pass' });
    const { container } = render(Chips, { table, onlook: () => undefined });
    expect(container.textContent).toContain('to save Gaar and Hope');
    await fireEvent.click(inside(container, 'button'));
    expect(table.orders.holding).toEqual([]);
  });

  it.each([
    ['a tile may be used', ['gaar:1', 'use:brace', 'pass'], { injuries: 2, kills: false }],
    ['an attack would kill', ['gaar:1', 'pass'], { injuries: 9, kills: true }],
  ])('wait for the player where %s', async (_, keys, coming) => {
    const { table, socket } = await tableAt(
      'duel monster',
      fight((combat, state) => {
        combat.coming = coming;
        const asked = state.decisions[0];
        if (asked) asked.options = options(...keys);
      }),
    );
    table.orders.turn('saving');
    table.orders.turn('settled');
    expect(socket.sent).toEqual([]);
  });

  it('pass where no Injury comes, whatever could be used', async () => {
    const { table, socket } = await tableAt(
      'duel monster',
      fight((combat, state) => {
        Object.assign(combat, { attack: null, coming: { injuries: 0, kills: false } });
        const asked = state.decisions[0];
        if (asked) asked.options = options('use:brace', 'pass');
      }),
    );
    table.orders.turn('settled');
    expect(socket.sent[0]).toMatchObject({ key: 'pass' });
  });

  it.each([
    [4, ['done']],
    [3, []],
  ])('keep potions while more than half of the Health is left: %i of 6', async (health, sent) => {
    const { table, socket } = await tableAt(
      'duel monster',
      fight((combat, state) => {
        combat.coming = { injuries: 2, kills: false };
        const [asked] = state.decisions;
        const [hero] = seen(state.view).heroes;
        if (!asked || !hero) throw new Error('nobody is asked');
        Object.assign(hero, { health, max_health: 6 });
        asked.key = 'healing';
        asked.options = options('drink:potion', 'done');
        for (const each of seen(state.view).asked) each.prompt = 'healing';
      }),
    );
    table.orders.turn('strong');
    expect(socket.sent.map((each) => (each as { key: string }).key)).toEqual(sent);
  });

  it('take over no Monster of others, where that is asked', async () => {
    const { table, socket } = await tableAt(
      'duel monster',
      fight((combat, state) => {
        combat.fighter = 1;
        const [asked] = state.decisions;
        if (asked) Object.assign(asked, { key: 'claim', options: options('claim', 'no-claim') });
        for (const each of seen(state.view).asked) each.prompt = 'claim';
      }),
    );
    table.orders.turn('aside');
    expect(socket.sent[0]).toMatchObject({ key: 'no-claim' });
  });
});

describe('taking up and dropping', () => {
  const open = (keys: string[], asks = 'trade'): { decision: Decision; view: EuthiaView } => {
    const state = moment('trade');
    const [decision] = state.decisions;
    const view = seen(state.view);
    const hero = view.heroes[ownSeat(view)];
    const [slot, empty] = hero?.slots ?? [];
    if (!decision || !hero || !slot || !empty) throw new Error('nobody trades');
    slot.tile = 'steel_shield';
    empty.tile = null;
    hero.sacks = ['healing_potion'];
    for (const each of view.asked) each.prompt = asks;
    decision.options = keys.map((key) => ({
      key,
      kind: key.split(':')[0] ?? '',
      text: key,
      preview: null,
      final: false,
    }));
    return { decision, view };
  };
  const answers = (from: string, onto: string, questions: ReturnType<typeof open>[]): (string | null)[] | null => {
    const [first] = questions;
    const errand = first && board.drop?.(from, onto, first.decision, first.view);
    return errand ? questions.map(({ decision, view }) => errand.next(decision, view)) : null;
  };

  it('buys a ware and puts it where it was dropped', () => {
    const trade = open(['buy:leather_cuirass', 'sell:steel_shield', 'end-trade']);
    const place = open(['to-slot:2', 'to-sack', 'discard'], 'place');
    expect(board.carries?.('offer:leather_cuirass', trade.decision, trade.view)).toBe(true);
    expect(board.carries?.('offer:venom_dagger', trade.decision, trade.view)).toBe(false); // too dear, perhaps
    expect(answers('offer:leather_cuirass', 'slot:2', [trade, place, trade])).toEqual([
      'buy:leather_cuirass',
      'to-slot:2',
      null,
    ]);
    expect(answers('offer:leather_cuirass', 'sacks', [trade, place])).toEqual(['buy:leather_cuirass', 'to-sack']);
    // Where it does not fit, the player is asked.
    expect(answers('offer:leather_cuirass', 'slot:7', [trade, place])).toEqual(['buy:leather_cuirass', null]);
    expect(answers('offer:leather_cuirass', 'hex:1-2', [trade])).toBeNull();
  });

  it('sells what is dropped on the Trade board', () => {
    const trade = open(['sell:steel_shield', 'sell:healing_potion', 'end-trade']);
    expect(answers('tile:steel_shield', 'trade', [trade, trade])).toEqual(['sell:steel_shield', null]);
    expect(answers('thing:healing_potion', 'offer:venom_dagger', [trade])).toEqual(['sell:healing_potion']);
    expect(answers('tile:venom_dagger', 'trade', [trade])).toBeNull(); // not one's own
  });

  it('moves things about the board, and leaves the sorting afterwards', () => {
    const turn = open(['arrange', 'end'], 'turn');
    const sorting = open(['place:healing_potion', 'take-off:steel_shield', 'done'], 'arrange');
    const move = open(['to-slot:2', 'back'], 'move-thing');
    expect(answers('thing:healing_potion', 'slot:2', [turn, sorting, move, sorting, turn])).toEqual([
      'arrange',
      'place:healing_potion',
      'to-slot:2',
      'done',
      null,
    ]);
    expect(answers('tile:steel_shield', 'sacks', [sorting])).toEqual(['take-off:steel_shield']);
    expect(board.carries?.('thing:healing_potion', open(['end'], 'turn').decision, turn.view)).toBe(false);
  });
});

describe('beside the Map', () => {
  it('opens what the question is about, and what the player wants to see', async () => {
    const { table } = await tableAt('trade');
    const host = drawn(table);
    const [trade, scenario, none] = host.querySelectorAll<HTMLElement>('.doors button');
    expect(trade?.getAttribute('aria-pressed')).toBe('true');
    expect(host.querySelector('.trade')).not.toBeNull();
    await fireEvent.click(scenario as HTMLElement);
    expect(host.querySelector('.scenario')).not.toBeNull();
    await fireEvent.click(none as HTMLElement);
    expect(host.querySelector('.scenario, .trade')).toBeNull();
  });

  it('trades by a click', async () => {
    const { table, socket } = await tableAt('trade', (state) => {
      const tile = seen(state.view).offers['merchants']?.find(Boolean) ?? '';
      state.decisions[0]?.options.push({
        key: `buy:${tile}`,
        kind: 'buy',
        text: 'Buy it',
        preview: null,
        final: false,
      });
    });
    const key = table.options.find((option) => option.kind === 'buy')?.key ?? '';
    await fireEvent.click(inside(drawn(table), `[data-place="offer:${key.slice(4)}"]`));
    expect(socket.sent[0]).toMatchObject({ key });
  });

  it.each(
    SCENARIOS.flatMap((scenario) =>
      (['competitive', 'cooperative', 'solo'] as const).map((mode) => [scenario, mode] as const),
    ),
  )('says what %s is about (%s)', async (scenario, mode) => {
    const { table } = await tableAt(`turn ${scenario} 3`, (state) => {
      seen(state.view).mode = mode;
    });
    const said = inside(drawn(table, 'scenario'), '.aim').textContent ?? '';
    expect(said.length).toBeGreaterThan(120);
    expect(said).not.toMatch(/\{|eu-aim|\$/);
    if (mode === 'solo') expect(said).toContain('You succeed');
  });

  it('tells the tallies of the Hunt and who was first', async () => {
    const { table } = await tableAt('turn the-hunt 3', (state) => {
      Object.assign(seen(state.view), { tally: [6, 3, 0], firsts: [true, false, false], mode: 'competitive' });
    });
    const host = drawn(table, 'scenario');
    expect([...host.querySelectorAll('.scenario .seat b')].slice(0, 3).map((each) => each.textContent)).toEqual([
      '6',
      '3',
      '0',
    ]);
    expect([...host.querySelectorAll('.mark')].map((each) => each.classList.contains('taken'))).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('tells the waves of Farruga', async () => {
    const { table } = await tableAt('turn defending-the-settlements 3', (state) => {
      Object.assign(seen(state.view), {
        round: 6,
        waves: [true, false, false, false],
        places_burned: 1,
        foe: { monster: 'farruga_3', space: null, health: 35, damage: [4, 0, 6], fought: [0] },
        scenario_card: { kind: 'attack', key: 'the_long_flight' },
      });
    });
    const host = drawn(table, 'scenario');
    expect([...host.querySelectorAll('.forms li')].map((each) => each.className.split(' ')[0])).toEqual([
      'beaten',
      'gone',
      'here',
      'round',
    ]);
    expect(inside(host, '[data-place="foe:farruga_3"]').getAttribute('aria-label')).toContain('Health 25 of 35');
    expect(inside(host, '.warn').textContent).toContain('1 place has burned');
    expect(inside(host, '[data-place="scenario-card"]').textContent).toContain('The Long Flight');
  });

  it('tells of Mirrezil: the Event, Legends, Initiative, aspects', async () => {
    const { table } = await tableAt('turn threat-of-mirrezil 3', (state) => {
      const view = seen(state.view);
      const tile = view.map[0]?.key ?? '';
      Object.assign(view, {
        scenario_card: { kind: 'event', key: 'black_rain' },
        legends: [{ space: { tile, hex: 'centre', at: 3 }, quest: QUEST }],
      });
      const hero = view.heroes[1];
      if (hero) hero.initiative = true;
    });
    const host = drawn(table, 'scenario');
    expect(inside(host, '[data-place="scenario-card"]').textContent).toContain('Black Rain');
    expect(inside(host, `[data-place="quest:${QUEST}"]`).textContent).toContain(PIECES['quest']?.[QUEST]?.name ?? '?');
    expect(inside(host, '.tokens').textContent).toContain('Initiative');
    expect([...host.querySelectorAll('.forms li')].map((each) => each.className.split(' ')[0])).toEqual([
      'coming',
      'coming',
      'coming',
      'coming',
    ]);
  });

  it('tells how far the Golem has come, and draws ruins and Defense Magic', async () => {
    let place = '';
    const { table } = await tableAt('turn walking-destruction 3', (state) => {
      const view = seen(state.view);
      Object.assign(view, {
        destruction: { a: 9, b: 12, defense: 10 },
        foe: { ...view.foe, health: 60, damage: [10, 5, 0] },
      });
      const tile = view.map.at(-1);
      const space = tile?.spaces.find((each) => each.hex === 'b');
      place = `hex:${tile?.key}-b`;
      if (space) Object.assign(space, { burned: true, defended: 1 });
    });
    const told = drawn(table, 'scenario');
    expect(inside(told, '[data-place="destruction"]').textContent).toMatch(/places: 9.*other hexes: 12.*10/s);
    expect(told.querySelector('.scenario')?.textContent).toContain('Stamina 45 of 60');
    cleanup();
    document.body.replaceChildren();
    const host = drawn(table);
    expect(inside(host, `[data-place="${place}"]`).getAttribute('aria-label')).toMatch(/in ruins.*Defense Magic of/s);
    expect(host.querySelector(`[data-place="${place}"] use[href="#eu-ruin"]`)).not.toBeNull();
  });
});

describe('the further scenarios', () => {
  it('tell Evidence, sabotage and informants', async () => {
    const { table } = await tableAt('turn the-looming-doom 3', (state) => {
      seen(state.view).doom = {
        evidence: [4, 2, 0],
        most: 10,
        asked: [['kavilin'], [], []],
        sabotage: 6,
        safe: null,
        beaten: [1],
        hard: false,
      };
    });
    const host = drawn(table, 'scenario');
    expect([...host.querySelectorAll('[data-place="evidence"] .track b')].map((each) => each.textContent)).toEqual([
      '4 / 10',
      '2 / 10',
      '0 / 10',
    ]);
    expect(inside(host, '.scenario').textContent).toMatch(
      /defeated the Saboteur.*Sabotage at the end of round 6.*Kavilin, the Superior/s,
    );
    expect(host.querySelector('.forms')).toBeNull();
  });

  it('tell revocations and when the game ends early', async () => {
    const { table } = await tableAt('turn elemental-revocation-1 3', (state) => {
      const { revocation } = seen(state.view);
      if (revocation) Object.assign(revocation, { points: [2, 0, 1], ends_at: 7, tokens: 15 });
    });
    const told = inside(drawn(table, 'scenario'), '.scenario').textContent ?? '';
    expect(told).toMatch(/3 revoked, the game ends early at 7.*15 tokens left/s);
  });

  it('tell Faer Power and when the Demon comes', async () => {
    const { table } = await tableAt('turn elemental-revocation-3 3', (state) => {
      Object.assign(seen(state.view), { round: 4 });
      const { revocation } = seen(state.view);
      if (revocation) revocation.faer = 11;
    });
    const host = drawn(table, 'scenario');
    expect(inside(host, '[data-place="faer"]').getAttribute('aria-label')).toBe('Faer Power 11');
    expect(inside(host, '[data-place="faer"]').textContent).toContain('rises in round 7');
  });
});

describe('the Hero', () => {
  it('knows its own cards and nobody else’s', async () => {
    const { table } = await tableAt('hand-limit');
    const view = table.shown?.view ?? {};
    const other = seen(view).heroes[1];
    const { container } = render(OwnBoard, { table, view, pieces: table.pieces, seat: 1, size: 'full' });
    expect(container.querySelectorAll('.legal').length).toBe(0);
    expect(container.querySelectorAll('.card').length).toBe(0);
    if (other?.cards) expect(container.querySelector('.unseen')?.textContent).toContain(`×${other.cards}`);
  });

  it('shows locked slots with their price and used tokens as used', async () => {
    const { table } = await tableAt('turn the-hunt 3', (state) => {
      const hero = seen(state.view).heroes[0];
      if (hero) hero.tokens = ['trade'];
    });
    const host = drawn(table);
    const shut = [...host.querySelectorAll('.slot.shut')].map((each) => each.getAttribute('aria-label'));
    expect(shut.length).toBeGreaterThan(3);
    for (const label of shut) expect(label).toMatch(/locked\. Price: /);
    expect(inside(host, '[data-place="token:trade"]').classList.contains('gone')).toBe(false);
    expect(inside(host, '[data-place="token:combat"]').classList.contains('gone')).toBe(true);
  });
});

describe('what the frame asks', () => {
  it('proposes to confirm what was prepared, but never to do nothing', () => {
    const proposed = (name: string): string | null => {
      const state = moment(name);
      const asked = state.decisions[0];
      return asked ? board.primary(asked, state.view) : null;
    };
    expect(proposed('turn the-hunt 3')).toBeNull();
    for (const name of NAMES) {
      const state = moment(name);
      const few = (state.decisions[0]?.options.length ?? 0) < 2;
      if (!few) expect(proposed(name) ?? 'done', name).toMatch(/^(done|attack-with)/);
    }
    expect(proposed('duel monster')).toBeNull();
    expect(proposed('trade')).toBeNull();
    expect(proposed('reveal')).toBeNull();
  });

  it('tells the last round, the phases and how a Hero stands', () => {
    const { view } = moment('turn the-hunt 3');
    expect(board.round(view)).toBe(seen(view).round);
    expect(board.note(view)).toBe('');
    expect(board.note({ ...view, round: seen(view).rounds })).not.toBe('');
    expect(board.status(view, 0)).toMatch(/Health \d+ of \d+ · \d+ Gold/);
    for (const row of board.scores(view)) expect(row.points.length).toBe(3);
    expect(
      board
        .scores(view)
        .filter((row) => !row.later)
        .map((row) => row.key),
    ).toEqual(['reputation']);
  });

  it('keeps apart in the score sheet what counts at the end only', async () => {
    const { table } = await tableAt('walk 20');
    const { container } = render(ScoreSheet, { table });
    const [parts, total, later] = [...container.querySelectorAll('tbody')].map((body) =>
      [...body.querySelectorAll('th')].map((head) => head.textContent),
    );
    expect(parts).toEqual(['Reputation']);
    expect(total).toEqual(['Total']);
    expect(later?.slice(0, 3)).toEqual(['Scored only at the end', 'Gold', 'Quests']);
  });

  it('shows a standing order as a chip', async () => {
    const { table } = await tableAt('monster-duel', (state) => {
      seen(state.view).quiet = true;
    });
    const { container } = render(Chips, { table, onlook: () => {} });
    expect(container.textContent).toContain('You pass until the end of this Combat');
    cleanup();
    const { table: other } = await tableAt('monster-duel');
    expect(render(Chips, { table: other, onlook: () => {} }).container.textContent?.trim()).toBe('');
  });

  it('sees what happened: flights begin and end at places of the table', async () => {
    const { view } = moment('turn the-hunt 3');
    const event = (kind: string, facts: Record<string, unknown>) => ({ at: 1, seq: 1, kind, seat: 0, text: '', facts });
    const gold = board.motion(event('gold-gained', { seat: 0, gold: 3 }), view);
    expect(gold?.flights).toEqual([{ picture: 'eu-gold', from: 'pawn:0', to: 'hero:0', count: 3 }]);
    const { table } = await tableAt('turn the-hunt 3');
    const host = drawn(table);
    expect(host.querySelector('[data-place="pawn:0"]')).not.toBeNull();
    expect(host.querySelector('[data-place="hero:0"]')).not.toBeNull();
    expect(board.motion(event('nothing-of-the-kind', {}), view)).toBeNull();
    await tick();
  });
});
