import { fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PATIENCE } from '../src/live';
import { settings } from '../src/settings.svelte';
import Prompt from '../src/parts/Prompt.svelte';
import { keyHandler } from '../src/parts/keys';
import { announcer } from '../src/announce.svelte';
import type { Decision, FromServer, LogEvent, State } from '../src/protocol';
import { FakeSocket, fixture, tableAt } from './support';

beforeEach(() => settings.change({ confirm: 'final' }));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a table', () => {
  it('sits down in the only seat of its person and shows the question', async () => {
    const { table, socket } = await tableAt('plan');
    expect(table.eyes).toBe(0);
    expect(socket.address).toContain('seat=0');
    expect(table.decision?.key).toBe('plan');
    expect(table.answering).toBe(true);
  });

  it('numbers the options in the order in which they are listed', async () => {
    const { table } = await tableAt('final');
    const listed = table.groups.flatMap((group) => group.options.map((option) => option.key));
    expect(listed.map((key) => table.numbers.get(key))).toEqual(listed.map((_, at) => at + 1));
    expect([...listed].sort()).toEqual((table.decision?.options ?? []).map((option) => option.key).sort());
  });

  it('sends an answer with the number of its question', async () => {
    const { table, socket } = await tableAt('plan');
    const option = table.options.find((each) => each.kind === 'use' || each.kind === 'fight');
    table.choose(option?.key ?? '');
    expect(socket.sent).toEqual([
      { type: 'answer', seat: 0, number: table.decision?.number, key: option?.key, id: 'a1' },
    ]);
    expect(table.sending).toBe(option?.key);
  });

  it('sends nothing twice', async () => {
    const { table, socket } = await tableAt('plan');
    table.choose(table.options[0]?.key ?? '');
    table.choose(table.options[1]?.key ?? '');
    expect(socket.sent).toHaveLength(1);
  });

  it('asks for a second word before what cannot be taken back', async () => {
    const state = fixture('plan');
    const first = state.decisions[0]?.options[0];
    if (first) first.final = true;
    const { table, socket } = await tableAt('plan', { decisions: state.decisions });
    table.choose(first?.key ?? '');
    expect(table.picked).toBe(first?.key);
    expect(socket.sent).toEqual([]);
    table.choose(first?.key ?? '');
    expect(socket.sent).toHaveLength(1);
  });

  it('asks for a second word always or never, as its person likes', async () => {
    settings.change({ confirm: 'always' });
    const careful = await tableAt('plan');
    careful.table.choose(careful.table.options[0]?.key ?? '');
    expect(careful.socket.sent).toEqual([]);
    settings.change({ confirm: 'never' });
    const state = fixture('plan');
    for (const option of state.decisions[0]?.options ?? []) option.final = true;
    const quick = await tableAt('plan', { decisions: state.decisions });
    quick.table.choose(quick.table.options[0]?.key ?? '');
    expect(quick.socket.sent).toHaveLength(1);
  });

  it('shows the new question when the server has moved on', async () => {
    const { table, socket } = await tableAt('plan');
    table.choose(table.options[0]?.key ?? '');
    const { log: _, ...state } = fixture('plan-placed');
    socket.say({ type: 'moved', seq: state.seq, events: [], state: state as State });
    await vi.waitFor(() => expect(table.state?.seq).toBe(state.seq));
    expect(table.sending).toBeNull();
    expect(table.decision?.number).toBe(state.decisions[0]?.number);
  });

  it('tells why an answer was refused', async () => {
    const { table, socket } = await tableAt('plan');
    table.choose(table.options[0]?.key ?? '');
    socket.say({ type: 'refused', id: 'a1', code: 'stale-answer', detail: 'too late' });
    expect(table.sending).toBeNull();
    expect(table.notice).toContain('moved on');
  });

  it('takes back through the same line', async () => {
    const { table, socket } = await tableAt('plan');
    table.takeBack();
    expect(socket.sent).toEqual([{ type: 'take-back', seat: 0, id: 't1' }]);
  });

  it('leaves a question with a single answer to itself, and calls nobody for it', async () => {
    const state = fixture('plan');
    const real = state.decisions[0] as Decision;
    const { table, socket } = await tableAt('waiting', { decisions: [] });
    const calls = vi.spyOn(announcer, 'say');
    const ask = async (decision: Decision): Promise<void> => {
      const { log: _, ...next } = { ...state, seq: (table.state?.seq ?? 0) + 1, decisions: [decision] };
      socket.say({ type: 'moved', seq: next.seq, events: [], state: next as State });
      await vi.waitFor(() => expect(table.state?.seq).toBe(next.seq));
    };
    const called = (): number => calls.mock.calls.filter(([said]) => said.includes(real.text)).length;
    await ask({ ...real, number: 900, forced: true, options: real.options.slice(0, 1) });
    expect([table.answering, table.answerable, table.proposed, called()]).toEqual([false, false, null, 0]);
    table.choose(real.options[0]?.key ?? '');
    expect(socket.sent).toEqual([]);
    await ask({ ...real, number: 901 });
    expect([table.answering, table.answerable, called()]).toEqual([true, true, 1]);
    await ask({ ...real, number: 902, forced: true, options: real.options.slice(0, 1) });
    await ask({ ...real, number: 903 });
    expect(called()).toBe(1);
  });

  it('watches where nobody sits, and answers nothing', async () => {
    const { table, socket } = await tableAt('waiting', { your_seats: [], decisions: [] });
    expect(table.eyes).toBeNull();
    table.choose('confirm');
    table.takeBack();
    expect(socket.sent).toEqual([]);
  });
});

describe('a cut line', () => {
  it('is tried again, and tells what was missed', async () => {
    vi.useFakeTimers();
    const { table } = await tableAt('plan');
    FakeSocket.last.cut();
    expect(table.connection.kind).toBe('lost');
    expect(table.answering).toBe(false);
    await vi.advanceTimersByTimeAsync(600);
    const again = FakeSocket.last;
    const before = table.state?.seq ?? 0;
    expect(again.address).toContain(`since=${before}`);
    again.open();
    const later = fixture('plan-placed');
    again.say(later);
    expect(table.connection.kind).toBe('live');
    expect(table.missed.length).toBeGreaterThan(0);
    expect(table.missed.every((event) => event.seq > before)).toBe(true);
  });

  it.each(['answer', 'ping'])('is noticed when nothing comes back for an %s', async (sent) => {
    vi.useFakeTimers();
    const { table, socket } = await tableAt('plan');
    if (sent === 'answer') table.send(table.options[0]?.key ?? '');
    else await vi.advanceTimersByTimeAsync(25_000);
    expect(socket.sent.at(-1)).toMatchObject({ type: sent });
    await vi.advanceTimersByTimeAsync(PATIENCE - 1);
    expect(table.connection.kind).toBe('live');
    await vi.advanceTimersByTimeAsync(1);
    expect(table.connection.kind).toBe('lost');
    expect(table.sending).toBeNull();
    await vi.advanceTimersByTimeAsync(600);
    FakeSocket.last.open();
    FakeSocket.last.say(fixture('plan'));
    expect(FakeSocket.last).not.toBe(socket);
    expect(table.answering).toBe(true);
  });

  it('is whole as long as the server answers', async () => {
    vi.useFakeTimers();
    const { table, socket } = await tableAt('plan');
    for (const _ of [1, 2, 3]) {
      await vi.advanceTimersByTimeAsync(25_000);
      socket.say({ type: 'pong', seq: 1 } as FromServer);
    }
    await vi.advanceTimersByTimeAsync(PATIENCE);
    expect(table.connection.kind).toBe('live');
    expect(FakeSocket.last).toBe(socket);
  });

  it('is noticed at once where the browser knows of it, and mended when it is back', async () => {
    vi.useFakeTimers();
    const { table } = await tableAt('plan');
    const sockets = FakeSocket.made.length;
    dispatchEvent(new Event('offline'));
    dispatchEvent(new Event('offline'));
    expect(table.connection.kind).toBe('lost');
    dispatchEvent(new Event('online'));
    expect(FakeSocket.made).toHaveLength(sockets + 1);
    FakeSocket.last.open();
    expect(table.connection.kind).toBe('live');
  });

  it('is tried when somebody comes back to the page', async () => {
    vi.useFakeTimers();
    const { table, socket } = await tableAt('plan');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(socket.sent.at(-1)).toMatchObject({ type: 'ping' });
    await vi.advanceTimersByTimeAsync(PATIENCE);
    expect(table.connection.kind).toBe('lost');
  });

  it('is given up when it does not open, later at each try', async () => {
    vi.useFakeTimers();
    await tableAt('plan');
    FakeSocket.last.cut();
    await vi.advanceTimersByTimeAsync(500);
    const sockets = FakeSocket.made.length;
    await vi.advanceTimersByTimeAsync(2 * PATIENCE + 1_000);
    expect(FakeSocket.made).toHaveLength(sockets + 1);
    await vi.advanceTimersByTimeAsync(2 * PATIENCE + 2_000);
    expect(FakeSocket.made).toHaveLength(sockets + 1);
    await vi.advanceTimersByTimeAsync(PATIENCE);
    expect(FakeSocket.made).toHaveLength(sockets + 2);
  });

  it('is not tried again where the server said no', async () => {
    vi.useFakeTimers();
    const { table } = await tableAt('plan');
    const sockets = FakeSocket.made.length;
    FakeSocket.last.cut(4403);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.made).toHaveLength(sockets);
    expect(table.connection).toEqual({ kind: 'lost', until: null });
  });

  it('is tried again when the session ended: another tab may have begun a new one', async () => {
    vi.useFakeTimers();
    await tableAt('plan');
    const sockets = FakeSocket.made.length;
    FakeSocket.last.cut(4401);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(FakeSocket.made).toHaveLength(sockets + 1);
  });
});

describe('one device for several people', () => {
  it('hides the table until the next person has it', async () => {
    const { table, socket } = await tableAt('plan', { your_seats: [0, 1] });
    expect(table.curtain).toBe(0);
    expect(table.eyes).toBeNull();
    expect(socket.address).not.toContain('seat=');
    table.sitDown(0);
    expect(table.curtain).toBeNull();
    expect(FakeSocket.last.address).toContain('seat=0');
  });
});

describe('a choice in steps', () => {
  function moved(
    state: State,
    number: number,
    asking: string,
    more: Partial<State> = {},
    events: LogEvent[] = [],
  ): FromServer {
    const next = structuredClone({ ...state, seq: state.seq + 1, may_take_back: true, ...more });
    const asked = next.decisions[0];
    if (asked) asked.number = number;
    next.view['asked'] = [{ seat: asked?.seat ?? 0, prompt: asking }];
    return { type: 'moved', seq: next.seq, events, state: next };
  }
  const happened: LogEvent = { at: 999, seq: 1, kind: 'something', seat: 0, text: 'Something happens.', facts: {} };

  it('leaves a trail while nothing happens, and loses it when something does', async () => {
    settings.change({ confirm: 'never' });
    const { table, socket } = await tableAt('plan');
    const [first, second] = table.options;
    const state = fixture('plan');
    table.choose(first?.key ?? '');
    const trail = (): string[] => table.trail.map((crumb) => crumb.text);
    socket.say(moved(state, 101, 'what'));
    await vi.waitFor(() => expect(trail()).toEqual([first?.text]));
    table.choose(second?.key ?? '');
    socket.say(moved(state, 102, 'where'));
    await vi.waitFor(() => expect(trail()).toEqual([first?.text, second?.text]));
    table.choose(first?.key ?? '');
    socket.say(moved(state, 103, 'whose', {}, [happened]));
    await vi.waitFor(() => expect(trail()).toEqual([]));
  });

  it('forgets a way that has come round to where it began, but can still go back before it', async () => {
    settings.change({ confirm: 'never' });
    const { table, socket } = await tableAt('plan');
    const state = fixture('plan');
    const first = table.options[0];
    const questions = ['which', 'which', 'really'];
    for (const [at, asking] of questions.entries()) {
      table.choose(first?.key ?? '');
      socket.say(moved(state, 101 + at, asking));
      await vi.waitFor(() => expect(table.decision?.number).toBe(101 + at));
      expect(table.trail.map((crumb) => crumb.at)).toEqual([[0], [0], [0, 2]][at]);
    }
    table.choose(first?.key ?? '');
    socket.say(moved(state, 104, 'plan'));
    await vi.waitFor(() => expect(table.trail).toEqual([]));
  });

  it('goes back to a step of it, answer by answer', async () => {
    settings.change({ confirm: 'never' });
    const { table, socket } = await tableAt('plan');
    const state = fixture('plan');
    for (const [at, asking] of ['what', 'where'].entries()) {
      table.choose(table.options[0]?.key ?? '');
      socket.say(moved(state, 101 + at, asking));
      await vi.waitFor(() => expect(table.trail).toHaveLength(at + 1));
    }
    table.takeBackTo(0);
    const backs = (): number => socket.sent.filter((each) => each['type'] === 'take-back').length;
    expect(backs()).toBe(1);
    socket.say(moved(state, 103, 'what', {}, [happened]));
    await vi.waitFor(() => expect(backs()).toBe(2));
    socket.say(moved(state, 104, 'which', {}, [happened]));
    await vi.waitFor(() => expect(table.trail).toEqual([]));
    expect(backs()).toBe(2);
  });

  it('is shown above the question', async () => {
    settings.change({ confirm: 'never' });
    const { table, socket } = await tableAt('plan');
    const text = table.options[0]?.text ?? '';
    table.choose(table.options[0]?.key ?? '');
    socket.say(moved(fixture('plan'), 101, 'what'));
    await vi.waitFor(() => expect(table.trail).toHaveLength(1));
    const { getByRole, unmount } = render(Prompt, { table });
    await fireEvent.click(getByRole('button', { name: `Back to: ${text}` }));
    expect(socket.sent.at(-1)).toMatchObject({ type: 'take-back' });
    unmount();
  });
});

describe('one’s own log', () => {
  it('is a text with everything that this seat has heard', async () => {
    const { table } = await tableAt('plan');
    table.events = [
      { at: 0, seq: 1, kind: 'a', seat: 0, text: 'Ada begins.', facts: {} },
      { at: 1, seq: 2, kind: 'b', seat: 1, text: 'Ben goes on.', facts: {} },
    ];
    expect(await table.ownLog()).toBe('Meeples & Monsters\n\nAda begins.\nBen goes on.\n');
  });
});

describe('keys of a drawing', () => {
  it('reach it; a 0 belongs to a number only after another digit', async () => {
    const { table } = await tableAt('plan');
    const heard: string[] = [];
    table.gestures.add((gesture) => heard.push(gesture));
    const chosen: string[] = [];
    table.choose = (key) => void chosen.push(key);
    const nothing = (): void => {};
    const press = keyHandler({
      table,
      open: nothing,
      close: () => false,
      look: nothing,
      at: () => null,
      own: nothing,
      whole: nothing,
    });
    const key = (name: string): void =>
      void document.body.dispatchEvent(new KeyboardEvent('keydown', { key: name, cancelable: true, bubbles: true }));
    window.addEventListener('keydown', press);
    for (const name of ['+', '-', '0', 't']) key(name);
    expect(heard).toEqual(['larger', 'smaller', 'whole', 'aside']);
    if (table.options.length >= 10) {
      key('1');
      key('0');
      expect(chosen).toEqual([table.options[9]?.key]);
    }
    expect(heard).toHaveLength(4);
    window.removeEventListener('keydown', press);
  });
});

describe('a guided match', () => {
  const lesson = {
    name: 'first_match',
    title: '',
    guide: 'class:peasant',
    guided: true,
    phase: 'step' as const,
    step: 0,
    steps: 3,
    heading: 'First this',
    text: '',
    at: [],
  };

  it('takes the answer that the step waits for, and no other yet', async () => {
    const [first, second] = fixture('plan').decisions[0]?.options ?? [];
    const { table, socket } = await tableAt('plan', { lesson: { ...lesson, take: second?.key ?? '' } });
    expect(table.proposed?.key).toBe(second?.key);
    expect([...table.places.values()].flat().every((option) => option.key === second?.key)).toBe(true);
    table.choose(first?.key ?? '');
    expect(socket.sent).toEqual([]);
    expect(table.notice).toContain('First this');
    table.choose(second?.key ?? '');
    expect(socket.sent).toHaveLength(1);
  });

  it('is like any other when the guide is sent away', async () => {
    const [first, second] = fixture('plan').decisions[0]?.options ?? [];
    const { table, socket } = await tableAt('plan', { lesson: { ...lesson, guided: false, take: second?.key ?? '' } });
    expect(table.awaited).toBeNull();
    table.send(first?.key ?? '');
    expect(socket.sent).toHaveLength(1);
  });
});
