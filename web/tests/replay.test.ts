import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import KeysHelp from '../src/parts/KeysHelp.svelte';
import Prompt from '../src/parts/Prompt.svelte';
import ReplayBar from '../src/parts/ReplayBar.svelte';
import SettingsList from '../src/parts/SettingsList.svelte';
import { keyHandler } from '../src/parts/keys';
import type { Course, LogEvent, State } from '../src/protocol';
import { settings } from '../src/settings.svelte';
import type { TableStore } from '../src/table.svelte';
import { words } from '../src/words.svelte';
import { fixture, tableAt } from './support';

const LENGTH = 40;
const COURSE: Course = {
  length: LENGTH,
  rounds: [{ round: 2, at: 20 }],
  turns: [0, 9, 20, 31],
  take_backs: [
    { seat: 0, at: 12 },
    { seat: 1, at: 25 },
  ],
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  settings.reset();
});

/** A table of 40 answers that is looked at before answer `at`. */
async function looking(at: number, more: Partial<State> = {}): Promise<TableStore> {
  const past = { ...fixture('plan'), seq: at, ...more };
  const { table } = await tableAt(
    'plan',
    { seq: LENGTH },
    { '/matches/fixture/course': COURSE, [`/matches/fixture/at/${at}`]: past },
  );
  await table.look(at);
  await vi.waitFor(() => expect(table.course).not.toBeNull());
  return table;
}

/** The keyboard of a table, and where it led. */
function keyboard(
  table: TableStore,
  at: number | null,
): { press: (init: KeyboardEventInit) => void; led: (number | null)[]; away: () => void } {
  const led: (number | null)[] = [];
  const nothing = (): void => {};
  const handle = keyHandler({
    table,
    open: nothing,
    close: () => false,
    look: (to) => void led.push(to),
    at: () => at,
    own: nothing,
    whole: nothing,
  });
  window.addEventListener('keydown', handle);
  const press = (init: KeyboardEventInit): void =>
    void document.body.dispatchEvent(new KeyboardEvent('keydown', { ...init, cancelable: true, bubbles: true }));
  return { press, led, away: () => window.removeEventListener('keydown', handle) };
}

const BACK = { key: '<', code: 'Comma', shiftKey: true };
const ON = { key: '>', code: 'Period', shiftKey: true };

describe('keys of a replay', () => {
  it.each([
    [15, BACK, 9],
    [9, BACK, 0],
    [15, ON, 20],
    [31, ON, null], // no turn is left: back to now
    [null, BACK, 31],
    // Another keyboard has another sign above the comma.
    [15, { key: ';', code: 'Comma', shiftKey: true }, 9],
  ])('lead from decision %s by a turn', async (at, stroke, to) => {
    const keys = keyboard(await looking(at ?? 15), at);
    keys.press(stroke);
    await vi.waitFor(() => expect(keys.led).toEqual([to]));
    keys.away();
  });

  it('lead by one decision without Shift', async () => {
    const keys = keyboard(await looking(15), 15);
    keys.press({ key: ',', code: 'Comma' });
    keys.press({ key: '.', code: 'Period' });
    expect(keys.led).toEqual([14, 16]);
    keys.away();
  });

  it('stand in the help and can be changed', async () => {
    await words.speak('en');
    const help = render(KeysHelp, { game: 'euthia' }).container;
    const listed = (container: Element, what: RegExp): string =>
      [...container.querySelectorAll('dl div')].find((row) => what.test(row.textContent ?? ''))?.querySelector('dt')
        ?.textContent ?? '';
    expect(listed(help, /to the next turn/)).toBe('Shift .');

    const list = render(SettingsList).container;
    const row = [...list.querySelectorAll('details .row')].find((each) =>
      /to the next turn/.test(each.textContent ?? ''),
    );
    const button = row?.querySelector('button') as HTMLButtonElement;
    await fireEvent.click(button);
    await fireEvent.keyDown(button, { key: 'Shift', code: 'ShiftLeft', shiftKey: true });
    await fireEvent.keyDown(button, { key: 'N', code: 'KeyN', shiftKey: true });
    expect(settings.kept.keys['turn-on']).toBe('shift+n');
    expect(button.textContent?.trim()).toBe('Shift N');

    const keys = keyboard(await looking(15), 15);
    keys.press(ON);
    keys.press({ key: 'N', code: 'KeyN', shiftKey: true });
    await vi.waitFor(() => expect(keys.led).toEqual([20]));
    keys.away();
  });
});

describe('the slider of a replay', () => {
  it('marks rounds and take-backs, and says them', async () => {
    const table = await looking(12, { chosen: 'take-back' });
    const { container } = render(ReplayBar, { table, at: 12, onlook: () => undefined });
    const slider = container.querySelector('input[type="range"]') as HTMLInputElement;

    expect([...container.querySelectorAll<HTMLElement>('.mark')].map((mark) => mark.style.left)).toEqual([
      '30%',
      '62.5%',
    ]);
    expect(container.querySelectorAll('.ticks path')).toHaveLength(1);
    expect(slider.getAttribute('aria-valuetext')).toBe(
      `decision 12 of 40. ${table.nameOf(0)} undoes their last answer.`,
    );
    expect(document.getElementById(slider.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      '2 undos, at decisions 12, 25.',
    );
  });

  it('says nothing of take-backs where there are none', async () => {
    const table = await looking(13);
    table.course = { ...COURSE, take_backs: [] };
    const { container } = render(ReplayBar, { table, at: 13, onlook: () => undefined });
    const slider = container.querySelector('input[type="range"]') as HTMLInputElement;
    expect(slider.getAttribute('aria-valuetext')).toBe('decision 13 of 40');
    expect(slider.hasAttribute('aria-describedby')).toBe(false);
  });

  it('lets one choose whose eyes to look with', async () => {
    const table = await looking(15);
    const { container } = render(ReplayBar, { table, at: 15, onlook: () => undefined });
    const eyes = container.querySelector('.eyes select') as HTMLSelectElement;
    expect([...eyes.options].map((option) => option.textContent)).toEqual([table.nameOf(0), 'spectator']);
    await fireEvent.change(eyes, { target: { value: '' } });
    await vi.waitFor(() => expect(table.eyes).toBeNull());
  });
});

describe('the log of a replay', () => {
  const line = (text: string): LogEvent => ({ at: 0, seq: 0, kind: 'x', seat: null, text, facts: {} });

  it('is that of the eyes, also where an answer for others comes late', async () => {
    const table = await looking(15);
    const past = { ...fixture('plan'), seq: 15 };
    let late = (): void => {};
    vi.stubGlobal('fetch', (address: string) => {
      const answer = (body: unknown): Response => new Response(JSON.stringify(body));
      if (!address.includes('/events')) return Promise.resolve(answer(address.includes('/course') ? COURSE : past));
      const told = answer({ events: [line(address.includes('seat=0') ? 'for Ada' : 'for all')], next: 1 });
      if (!address.includes('seat=0'))
        return Promise.resolve(address.includes('since=0') ? told : answer({ events: [], next: 1 }));
      return new Promise<Response>((give) => (late = () => give(told)));
    });

    void table.lookFrom(0);
    await new Promise((done) => setTimeout(done, 20));
    await table.lookFrom(null);
    late();
    await new Promise((done) => setTimeout(done, 20));

    expect(table.events.map((event) => event.text)).toEqual(['for all']);
  });

  it('stays that of a spectator while the eyes follow whoever acts', async () => {
    const table = await looking(15);
    const asked: string[] = [];
    vi.stubGlobal('fetch', (address: string) => {
      asked.push(address);
      const body = address.includes('/events')
        ? { events: [], next: 0 }
        : address.includes('/course')
          ? COURSE
          : { ...fixture('plan'), seq: 15 };
      return Promise.resolve(new Response(JSON.stringify(body)));
    });

    await table.followActing();

    expect(table.eyes).toBe(fixture('plan').seats.find((seat) => seat.acting)?.seat);
    expect(asked.filter((address) => address.includes('/events'))).not.toEqual([]);
    expect(asked.filter((address) => address.includes('/events') && address.includes('seat='))).toEqual([]);
  });
});

describe('a question that was left by a take-back', () => {
  it('says so', async () => {
    const table = await looking(12, { chosen: 'take-back' });
    const { container } = render(Prompt, { table });
    expect(container.querySelector('.undone')?.textContent).toContain('undoes their last answer.');
  });
});
