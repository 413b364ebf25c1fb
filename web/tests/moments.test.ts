import { beforeAll, describe, expect, it } from 'vitest';
import type { GameBoard } from '../src/boards/board';
import { board as euthia } from '../src/boards/euthia/index';
import { board as meeples } from '../src/boards/meeples-and-monsters/index';
import { board as lands } from '../src/boards/monster-lands/index';
import type { LogEvent, Pieces, State, View } from '../src/protocol';
import { isWanted, LONGEST, merged, moment, score, type Happening, type Moment } from '../src/stage/moments';
import { words, type Catalogues } from '../src/words.svelte';
import { fixture } from './support';

interface Told {
  events: LogEvent[];
  before: View;
  after: View;
}

const texts = import.meta.glob<string>('../src/stage/text/*.ftl', { query: '?raw', import: 'default' }) as Catalogues;
const NAMES = ['Ada', 'Ben', 'Chloé'];
const GAMES: [string, GameBoard, string][] = [
  ['meeples-and-monsters', meeples, 'pieces.en'],
  ['monster-lands', lands, 'lands-pieces'],
  ['euthia', euthia, 'euthia-pieces'],
];

/** Every moment of the recorded messages, with the message that it was made from. */
async function staged(
  game: string,
  board: GameBoard,
  pieces: string,
): Promise<{ told: Told; happening: Happening; found: Moment[] }[]> {
  const make = await board.moments?.();
  if (!make) throw new Error(`${game} has no moments`);
  return fixture<Told[]>(`moments-${game}`).map((told) => {
    const happening = {
      ...told,
      pieces: fixture<Pieces>(pieces),
      mine: [0],
      nameOf: (seat: number) => NAMES[seat] ?? '',
    };
    return { told, happening, found: make.moments(happening) };
  });
}

beforeAll(async () => {
  await words.speak('en');
  await words.learn(texts);
  for (const [, board] of GAMES) if (board.texts) await words.learn(board.texts);
});

describe.each(GAMES)('moments of %s', (game, board, pieces) => {
  it('are made from what was told, and from nothing else', async () => {
    for (const { told, found } of await staged(game, board, pieces)) {
      const faces = told.events.flatMap((event) =>
        [...((event.facts['faces'] as number[] | undefined) ?? []), event.facts['into']].filter(
          (each) => typeof each === 'number',
        ),
      );
      const totals = told.events.flatMap((event) => [event.facts['total'], event.facts['value']]);
      for (const each of found) {
        for (const die of each.dice) expect(faces).toContain(die.face);
        if (each.addends.length)
          expect(
            each.addends.reduce((sum, { value }) => sum + value, 0),
            each.title,
          ).toBe(each.ladder?.total);
        const known = [
          ...totals,
          ...plans(told),
          (told.after['combat'] as { value: number } | null)?.value,
          (told.after['roll'] as { value: number } | null)?.value,
        ];
        if (each.ladder) expect(known, each.title).toContain(each.ladder.total);
        for (const line of each.brings) expect(told.events.map((event) => event.text)).toContain(line);
      }
    }
  });

  it('say who and what in words', async () => {
    for (const { found } of await staged(game, board, pieces)) {
      for (const each of found) {
        const said = [
          each.heading,
          each.title,
          each.verdict?.text ?? '',
          ...each.left.map(({ name }) => name),
          each.right?.name ?? '',
          ...(each.ladder?.thresholds ?? []).map(({ text }) => text),
        ].join(' ');
        expect(each.title).toBeTruthy();
        expect(said).not.toMatch(/\b(stage|mm|ml|eu)-|undefined|NaN|_/);
      }
    }
  });

  it('leave out what a newer server may tell', async () => {
    const make = await board.moments?.();
    const [some] = await staged(game, board, pieces);
    const events = [{ at: 1, seq: 1, kind: 'unheard-of', seat: 0, text: 'Something.', facts: {} }];
    expect(some && make?.moments({ ...some.happening, events })).toEqual([]);
  });

  it('last two seconds at most', async () => {
    for (const { found } of await staged(game, board, pieces))
      for (const each of found) expect(score(each).end).toBeLessThanOrEqual(LONGEST);
  });

  it('know whom they concern', async () => {
    for (const { told, found } of await staged(game, board, pieces)) {
      for (const each of found) {
        const fighter =
          (told.before['combat'] as { fighter: number; monster_player: number | null } | null) ??
          (told.after['combat'] as { fighter: number; monster_player: number | null } | null);
        const mine =
          told.events.some((event) => event.seat === 0 || event.facts['other'] === 0) ||
          each.left.some((actor) => actor.seat === 0) ||
          fighter?.fighter === 0 ||
          fighter?.monster_player === 0;
        if (each.about === 'mine') expect(mine, each.title).toBe(true);
      }
    }
  });
});

/** What the Units of a plan come to. */
function plans(told: Told): number[] {
  return ((told.before['plan'] ?? []) as { total: number | null }[]).flatMap((each) =>
    each.total === null ? [] : [each.total],
  );
}

/** The first moment of a game that was made from an event of some kind. */
async function first(
  game: number,
  kind: string,
  wanted: (event: LogEvent, moment: Moment) => boolean = () => true,
): Promise<{ event: LogEvent; each: Moment }> {
  const [name, board, pieces] = GAMES[game] as (typeof GAMES)[number];
  for (const { told, found } of await staged(name, board, pieces)) {
    for (const event of told.events.filter((one) => one.kind === kind)) {
      for (const each of found) if (wanted(event, each)) return { event, each };
    }
  }
  throw new Error(`no moment of ${kind}`);
}

describe('on the stage of Meeples & Monsters', () => {
  it('a Monster falls to those who were sent, one after another', async () => {
    const { event, each } = await first(0, 'monster-beaten', (_, found) => found.addends.length > 1);
    expect(each.right?.piece).toBe(event.facts['monster']);
    expect(each.ladder?.thresholds[0]?.at).toBeLessThanOrEqual(each.ladder?.total ?? 0);
    expect(each.left.length).toBeGreaterThan(0);
    expect(each.verdict?.text).toBe('Defeated!');
  });

  it('the Dark Council arrives for everybody', async () => {
    const { event, each } = await first(0, 'council-arrives', (_, found) => found.scene === 'moon');
    expect(each).toMatchObject({
      about: 'all',
      weight: 3,
      cue: 'bell',
      verdict: { text: `${String(event.facts['number'])}/3` },
    });
  });

  it('a class rises by a level', async () => {
    const { event, each } = await first(0, 'levelled', (_, found) => found.cue === 'fanfare');
    expect(each.verdict?.text).toBe(`Level ${String(event.facts['level'])}`);
  });
});

describe('on the stage of Monster Lands', () => {
  it('black dice hit: as many count as the log says', async () => {
    const { event, each } = await first(
      1,
      'attack-rolled',
      (one, found) => found.dice.length > 0 && Number(one.facts['hits']) > 0 && found.brings.includes(one.text),
    );
    expect(each.dice.filter((die) => die.counts).length).toBeGreaterThanOrEqual(Number(event.facts['hits']));
    expect(each.dice.every((die) => die.colour === 'black')).toBe(true);
  });

  it('the sum climbs to capture or elimination', async () => {
    for (const [kind, word] of [
      ['captured', 'Captured!'],
      ['eliminated', 'Eliminated!'],
    ] as const) {
      const { event, each } = await first(
        1,
        kind,
        (one, found) => found.brings.includes(one.text) && found.ladder !== null,
      );
      expect(each.verdict?.text).toBe(word);
      expect(each.right?.piece).toBe(event.facts['monster']);
      expect(
        each.ladder?.thresholds.some((mark) => mark.at <= (each.ladder?.total ?? 0)),
        each.title,
      ).toBe(true);
    }
  });

  it('what nobody stopped stands at the gates, with the panic it makes', async () => {
    const { each } = await first(
      1,
      'panic',
      (_, found) => found.scene === 'gate' && found.cue === 'drum' && found.verdict !== null,
    );
    expect(each.verdict?.text).toBe('Panic!');
    expect(each.brings.length).toBeGreaterThan(0);
  });
});

describe('on the stage of Euthia', () => {
  it('a blow of a Monster is held against its ranges', async () => {
    const { event, each } = await first(
      2,
      'attack-value',
      (one, found) => found.brings.includes(one.text) && (found.ladder?.thresholds.length ?? 0) > 0,
    );
    const injuries = Number(event.facts['injuries']);
    expect(each.verdict?.tone).toMatch(injuries ? /bad|grim/ : /good/);
    expect(each.ladder?.total).toBe(event.facts['value']);
  });

  it('a Hero strikes', async () => {
    const { event, each } = await first(2, 'hero-attacks', (one, found) => found.brings.includes(one.text));
    expect(each.ladder?.total).toBe(event.facts['value']);
  });

  it('a Hero dies', async () => {
    const { each } = await first(
      2,
      'died',
      (one, found) => found.title === one.text || found.brings.includes(one.text),
    );
    expect(each).toMatchObject({ weight: 3, verdict: { text: 'Dies', tone: 'grim' } });
  });
});

describe('several moments at once', () => {
  const small = moment({ about: 'rival', weight: 2, scene: 'fight', title: 'Ben wins', cue: 'beaten' });
  const great = moment({ about: 'all', weight: 3, scene: 'moon', title: 'The Council', cue: 'bell' });
  const own = moment({ about: 'mine', weight: 2, scene: 'fight', title: 'Ada wins', cue: 'beaten' });

  it('are one: the weightiest, and what else there was', () => {
    expect(merged([small, great, own])).toMatchObject({ title: 'The Council', brings: ['Ben wins', 'Ada wins'] });
    expect(merged([small, own])?.title).toBe('Ada wins');
    expect(merged([])).toBeNull();
  });

  it('come as they are wanted', () => {
    const titles = (staged: 'mine' | 'fights' | 'all'): string[] =>
      [small, great, own, { ...small, weight: 3 as const, title: 'Ben falls' }]
        .filter((each) => isWanted(each, staged))
        .map(({ title }) => title);
    expect(titles('mine')).toEqual(['The Council', 'Ada wins']);
    expect(titles('fights')).toEqual(['The Council', 'Ada wins', 'Ben falls']);
    expect(titles('all')).toEqual(['Ben wins', 'The Council', 'Ada wins', 'Ben falls']);
  });
});

describe('a question in the middle of a roll or fight', () => {
  const asked = async (game: number, fixtures: string, name: string): Promise<Moment | null | undefined> => {
    const [, board, pieces] = GAMES[game] as (typeof GAMES)[number];
    const state = fixture<Record<string, State>>(fixtures)[name];
    const decision = state?.decisions[0];
    if (!state || !decision) throw new Error(`no moment ${name}`);
    const make = await board.moments?.();
    return make?.asks?.({
      decision,
      view: state.view,
      pieces: fixture<Pieces>(pieces),
      mine: [0],
      nameOf: (seat) => NAMES[seat] ?? '',
    });
  };

  it.each(['attack 4', 'conquest-roll 4', 'mission-roll 4', 'block 4', 'ward 4'])(
    'of Monster Lands stands on the stage (%s)',
    async (name) => {
      const each = await asked(1, 'lands-moments', name);
      const view = fixture<Record<string, State>>('lands-moments')[name]?.view as {
        roll: { dice: { face: number }[]; aims: Record<string, [number, number]> } | null;
        attack: { faces: number[] };
      };
      expect(each?.left[0]?.name).toBeTruthy();
      if (name.startsWith('ward')) return expect(each?.dice).toEqual([]);
      expect(each?.dice.map((die) => die.face)).toEqual(
        name.startsWith('block') ? view.attack.faces : view.roll?.dice.map((die) => die.face),
      );
      if (name.startsWith('block')) return;
      expect(each?.ladder?.thresholds.map((mark) => mark.at)).toEqual(
        Object.values(view.roll?.aims ?? {}).map(([, needed]) => needed),
      );
      expect(each?.addends.reduce((sum, { value }) => sum + value, 0)).toBe(each?.ladder?.total);
    },
  );

  it.each(['duel monster', 'duel elite', 'hero-roll monster', 'hero-roll elite', 'attack'])(
    'of Euthia stands on the stage (%s)',
    async (name) => {
      const each = await asked(2, 'euthia-moments', name);
      const combat = fixture<Record<string, State>>('euthia-moments')[name]?.view['combat'] as {
        dice: number[];
        value: number | null;
        ranges: [number, number][];
        monster: string;
      };
      expect(each?.right?.piece).toBe(combat.monster);
      expect(each?.dice.map((die) => die.face)).toEqual(combat.dice);
      if (combat.value === null) return expect(each?.ladder).toBeNull();
      expect(each?.ladder).toMatchObject({ total: combat.value, thresholds: combat.ranges.map(([at]) => ({ at })) });
      expect(each?.verdict).not.toBeNull();
    },
  );

  it('leaves the board open where nothing is rolled', async () => {
    expect(await asked(1, 'lands-moments', 'turn 4')).toBeNull();
    expect(await asked(2, 'euthia-moments', 'turn the-hunt 3')).toBeNull();
  });
});
