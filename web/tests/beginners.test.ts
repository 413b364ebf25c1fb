/** What a newcomer is offered: a set-up of their own, and examples with true figures. */

import { fireEvent, render } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import { EXAMPLES, figureAt } from '../src/learn/examples';
import SetUp from '../src/parts/SetUp.svelte';
import type { GameInfo, MatchAsked } from '../src/protocol';
import { words } from '../src/words.svelte';

const value = (it: string): { value: string; title: string; seats: number[]; needs: object } => ({
  value: it,
  title: it,
  seats: [1, 2, 3, 4],
  needs: {},
});
const option = (name: string, values: string[]): object => ({
  name,
  title: name,
  help: '',
  rule: '',
  values: values.map(value),
});
const GAME = {
  name: 'euthia',
  title: 'Euthia',
  seats: [1, 2, 3, 4],
  minutes: 180,
  options: [
    option('scenario', ['a', 'b']),
    option('mode', ['c', 'd']),
    option('far', ['no', 'yes']),
    option('heroes', ['random', 'choose']),
    option('starting_player', ['random', 'first']),
  ],
  packs: [{ name: 'standard', title: 'Standard' }],
  bots: [{ name: 'apprentice', title: 'Apprentice' }],
  lesson: 'Your first match',
  beginners: { options: { heroes: 'choose', starting_player: 'first' }, orders: ['aside'] },
} as unknown as GameInfo;

type Made = [MatchAsked, string, string[]];

async function started(change: (page: HTMLElement) => Promise<unknown>): Promise<Made> {
  await words.speak('en');
  const onstart = vi.fn();
  const page = render(SetUp, { game: GAME, busy: false, onstart });
  await change(page.container as HTMLElement);
  await fireEvent.submit(page.container.querySelector('form') as HTMLFormElement);
  return onstart.mock.calls[0] as Made;
}

it('a beginner sits down against one bot with one click', async () => {
  const [asked, , orders] = await started((page) => fireEvent.click(page.querySelector('.beginners') as HTMLElement));
  expect(asked.seats.map((seat) => seat.kind)).toEqual(['person', 'bot']);
  expect(asked.options).toMatchObject({ heroes: 'choose', starting_player: 'first' });
  expect(orders).toEqual(['aside']);
});

it('the person begins against bots, the game’s own way decides among people', async () => {
  const [alone, , orders] = await started(async () => undefined);
  expect(alone.options).toMatchObject({ heroes: 'random', starting_player: 'first' });
  expect(orders).toEqual([]);
  document.body.innerHTML = '';
  const [together] = await started(async (page) => {
    const seats = page.querySelectorAll('.row select');
    await fireEvent.change(seats[1] as HTMLSelectElement, { target: { value: 'device' } });
  });
  expect(together.options).toMatchObject({ starting_player: 'random' });
});

it('the choice of Heroes and of who begins stands in the open', async () => {
  await words.speak('en');
  const page = render(SetUp, { game: GAME, busy: false, onstart: vi.fn() });
  const hidden = [...page.container.querySelectorAll('details label')].map((label) => label.textContent);
  expect(hidden).toEqual(['far']);
});

it('a worked example finds its figures on the way that it names', () => {
  const pieces = [{ strength: 2 }, { injuries: [[4, 1]] }];
  expect(figureAt(pieces, '0.strength')).toBe(2);
  expect(figureAt(pieces, '1.injuries.0.1')).toBe(1);
  expect(figureAt(pieces, '1.nothing.0')).toBeNull();
  expect(figureAt([undefined], '0.strength')).toBeNull();
});

it('every game has worked examples', () => {
  for (const game of ['meeples-and-monsters', 'monster-lands', 'euthia'])
    expect(EXAMPLES[game]?.length).toBeGreaterThan(1);
});
