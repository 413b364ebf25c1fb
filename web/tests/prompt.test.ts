import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import LastEvents from '../src/parts/LastEvents.svelte';
import Prompt from '../src/parts/Prompt.svelte';
import ScoreSheet from '../src/parts/ScoreSheet.svelte';
import Seats from '../src/parts/Seats.svelte';
import { keyHandler } from '../src/parts/keys';
import type { LogEvent } from '../src/protocol';
import { settings } from '../src/settings.svelte';
import { tableAt } from './support';

beforeEach(() => settings.change({ confirm: 'never' }));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the prompt', () => {
  it('asks the question and numbers every option', async () => {
    const { table } = await tableAt('plan');
    render(Prompt, { table });
    expect(screen.getByRole('heading', { level: 2 }).textContent).toContain('Main Phase');
    for (const option of table.options) {
      const button = screen.getByRole('button', {
        name: new RegExp(option.text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')),
      });
      expect(button.textContent).toContain(String(table.numbers.get(option.key)));
    }
  });

  it('shows a question with a single answer as a quiet line, without an answer to press', async () => {
    const [decision] = (await tableAt('plan')).table.state?.decisions ?? [];
    const only = decision ? [{ ...decision, forced: true, options: decision.options.slice(0, 1), refused: [] }] : [];
    const { table } = await tableAt('plan', { decisions: only });
    const { container } = render(Prompt, { table });
    expect(screen.getByRole('heading', { level: 2 }).textContent).toContain('You have nothing to choose');
    expect(container.querySelectorAll('button')).toHaveLength(0);
    expect(container.querySelector('.prompt.mine')).toBeNull();
  });

  it('sends the option that is clicked', async () => {
    const { table, socket } = await tableAt('plan');
    const { container } = render(Prompt, { table });
    const key = table.options[0]?.key ?? '';
    await fireEvent.click(container.querySelector(`[data-key="${key}"]`) as Element);
    expect(socket.sent[0]).toMatchObject({ type: 'answer', key });
  });

  it('offers a taller sheet on a phone only where there is more to see', async () => {
    const { table } = await tableAt('plan');
    const many = render(Prompt, { table, whole: false, touch: true, onwhole: () => undefined });
    expect(many.container.querySelector('.who .more')?.textContent?.trim()).toBe(`All ${table.options.length} options`);
    cleanup();
    const [decision] = table.state?.decisions ?? [];
    const few = await tableAt('plan', {
      decisions: decision ? [{ ...decision, options: decision.options.slice(0, 3), refused: [] }] : [],
    });
    const { container } = render(Prompt, { table: few.table, whole: false, touch: true, onwhole: () => undefined });
    expect(container.querySelectorAll('[data-key]')).toHaveLength(3);
    expect(container.querySelector('.who .more')).toBeNull();
  });

  it('says why something cannot be done', async () => {
    const { table } = await tableAt('plan-placed');
    render(Prompt, { table });
    expect(screen.getByRole('list', { name: 'Not possible now' }).textContent).toContain(
      'The required Units are missing',
    );
    await fireEvent.click(screen.getByRole('button', { name: /more that are not possible/ }));
    expect(screen.getByRole('list', { name: 'Not possible now' }).children).toHaveLength(
      table.decision?.refused.length ?? 0,
    );
  });

  it('tells the rules behind the question', async () => {
    const { table } = await tableAt('plan');
    render(Prompt, { table });
    await fireEvent.click(screen.getByRole('button', { name: 'Why this question?' }));
    expect(await screen.findByText(/Main Phase assignment/)).toBeTruthy();
  });

  it('names what the big button does', async () => {
    const { table, socket } = await tableAt('plan-placed');
    const { container } = render(Prompt, { table });
    const primary = container.querySelector('.primary') as HTMLButtonElement;
    expect(primary.textContent).toContain('Confirm the plan');
    await fireEvent.click(primary);
    expect(socket.sent[0]).toMatchObject({ key: 'confirm' });
  });

  it('keeps a barred take-back visible, with its reason', async () => {
    const { table } = await tableAt('plan', { may_take_back: false, take_back_reason: 'Luck was drawn.' });
    render(Prompt, { table });
    const button = screen.getByRole('button', { name: 'Undo' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(button.title).toBe('Luck was drawn.');
  });

  it('says whom we wait for when it is not our turn', async () => {
    const { table } = await tableAt('waiting');
    const { container } = render(Prompt, { table });
    expect(screen.getByRole('heading', { level: 2 }).textContent).toMatch(/Waiting for (Ben|Chloé|Nadia)/);
    expect(container.querySelector('.primary')).toBeNull();
  });
});

describe('the seats', () => {
  it('show who acts and the scores', async () => {
    const { table } = await tableAt('plan');
    const { container } = render(Seats, { table, shownSeat: null, onshow: () => {} });
    const acting = container.querySelectorAll('.acting');
    expect(acting).toHaveLength(1);
    expect(acting[0]?.textContent).toContain('Ada');
    expect(acting[0]?.textContent).toContain('your turn');
  });
});

describe('what has just happened', () => {
  it('is told in its last lines, and leads to the log', async () => {
    const { table } = await tableAt('plan');
    const begins: LogEvent = {
      at: 9_000,
      seq: 1,
      kind: 'turn-begins',
      seat: 0,
      text: 'Round 3: the turn of Ada.',
      facts: {},
    };
    const told = ['Ben builds High Bough.', 'Ben draws 2 Peasants.'].map((text, at): LogEvent => ({
      ...begins,
      at: 8_000 + at,
      kind: 'drawn',
      text,
    }));
    table.events = [...table.events, ...told, begins];
    const onopen = vi.fn();
    const { container } = render(LastEvents, { table, lines: 2, onopen });
    expect([...container.querySelectorAll('.text')].map((line) => line.textContent)).toEqual(
      told.map((event) => event.text),
    );
    await fireEvent.click(
      screen.getByRole('button', { name: 'What happened: Ben builds High Bough. Ben draws 2 Peasants.' }),
    );
    expect(onopen).toHaveBeenCalledOnce();
  });
});

describe('the score sheet', () => {
  it('has a row for every source and a column for every seat', async () => {
    const { table } = await tableAt('plan');
    render(ScoreSheet, { table });
    expect(screen.getAllByRole('columnheader')).toHaveLength(5);
    expect(screen.getByRole('row', { name: /Monsters/ })).toBeTruthy();
  });
});

describe('the keys', () => {
  const press = (handle: (event: KeyboardEvent) => void, key: string): void => {
    handle(new KeyboardEvent('keydown', { key }));
  };
  const hands = () => ({
    open: vi.fn(),
    close: vi.fn(() => false),
    look: vi.fn(),
    at: () => null,
    own: vi.fn(),
    whole: vi.fn(),
  });

  it('choose by digit', async () => {
    const { table, socket } = await tableAt('capitol');
    const handle = keyHandler({ table, ...hands() });
    press((event) => handle(Object.defineProperty(event, 'target', { value: document.body })), '1');
    if (table.options.length >= 10) await new Promise((resolve) => setTimeout(resolve, 800));
    expect(socket.sent[0]).toMatchObject({ key: table.options[0]?.key });
  });

  it('open what they name, unless they are switched off', async () => {
    const { table } = await tableAt('plan');
    const mine = hands();
    const handle = keyHandler({ table, ...mine });
    const on = (key: string): void =>
      press((event) => handle(Object.defineProperty(event, 'target', { value: document.body })), key);
    on('s');
    expect(mine.open).toHaveBeenCalledWith('score');
    settings.change({ shortcuts: false });
    on('?');
    expect(mine.open).toHaveBeenCalledTimes(1);
    settings.change({ shortcuts: true });
  });
});
