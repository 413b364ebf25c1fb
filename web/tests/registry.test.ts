import { expect, it } from 'vitest';
import { board as list } from '../src/boards/fallback/index';
import { boardOf } from '../src/boards/registry';

it('finds the board of each game by its name', async () => {
  const names = ['meeples-and-monsters', 'monster-lands', 'euthia'];
  const boards = await Promise.all(names.map(boardOf));
  expect(new Set([...boards, list]).size).toBe(4);
});

it('shows a game of another package, which has no board here, as a list', async () => {
  expect(await boardOf('ruins')).toBe(list);
  expect(await boardOf('../covers')).toBe(list);
});
