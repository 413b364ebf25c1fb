import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import End from '../src/pages/End.svelte';
import type { Result, State } from '../src/protocol';
import { words } from '../src/words.svelte';
import { invitesOf } from '../src/invites';
import { fixture, serve } from './support';

const RESULT: Result = {
  outcomes: ['won', 'lost'],
  outcome_texts: [],
  scores: [31, 24],
  parts: [{ key: 'points', title: 'Points', points: [31, 24] }],
  ranking: [[0], [1]],
  tie_breaks: [],
  grade: '',
};

/** The page after a match that ended like this. */
function ended(result: Partial<Result>, more: Partial<State> = {}): HTMLElement {
  const state = fixture('over');
  const seats = state.seats.slice(0, 2);
  serve({
    '/matches/fixture': { ...state, seats, over: true, your_seats: [0], result: { ...RESULT, ...result }, ...more },
    '/matches/fixture/scores': {
      at: [1, 2],
      scores: [
        [0, 0],
        [31, 24],
      ],
    },
  });
  return render(End, { id: 'fixture' }).container;
}

beforeAll(() => words.speak('en'));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the end', () => {
  it('names who has won', async () => {
    const page = ended({});
    await vi.waitFor(() => expect(page.querySelector('h1')?.textContent).toBe('Ada wins'), { timeout: 20_000 });
    expect(page.querySelectorAll('.first').length).toBe(1);
  });

  it.each([
    ['success', 'Success', 2],
    ['failure', 'Failure', 0],
  ])('tells a %s of all together', async (outcome, title, crowned) => {
    const page = ended({ outcomes: [outcome, outcome], ranking: [[0, 1]], grade: 'bronze' });
    await vi.waitFor(() => expect(page.querySelector('h1')?.textContent).toBe(title), { timeout: 20_000 });
    expect(page.querySelectorAll('.first').length).toBe(crowned);
    expect(page.textContent).toContain('bronze');
  });

  const nobody = [0, 0];
  it.each([
    ['meeples-and-monsters', 'rooms', { view: { towers: false } }, nobody, false],
    ['meeples-and-monsters', 'rooms', { view: { towers: true } }, nobody, true],
    ['meeples-and-monsters', 'monsters', { view: { towers: false } }, nobody, true],
    ['euthia', 'elites', { view: { waves: [] }, options: { elites: false } }, nobody, false],
    ['euthia', 'elites', { view: { waves: [] }, options: { elites: false } }, [0, 2], true],
    ['euthia', 'elites', { view: { waves: [] }, options: { great_hunt: true } }, nobody, true],
    ['euthia', 'elites', { view: { waves: [false] }, options: {} }, nobody, true],
    ['monster-lands', 'trophies', { view: {} }, nobody, true],
  ])('has a row in %s for %s only where it is played for (%o)', async (game, key, more, points, there) => {
    const page = ended({ parts: [{ key, title: 'This one', points }, ...RESULT.parts] }, {
      game,
      ...more,
    } as Partial<State>);
    await vi.waitFor(() => expect(page.querySelector('tbody')?.textContent).toContain('Points'), { timeout: 20_000 });
    expect(page.querySelector('tbody')?.textContent?.includes('This one')).toBe(there);
  });

  it('plays again with the same people and keeps the link for those who are to come', async () => {
    const seats = fixture('over')
      .seats.slice(0, 2)
      .map((seat) => ({ ...seat, kind: 'person' as const }));
    const page = ended({}, { seats });
    await vi.waitFor(() => expect(page.querySelector('.acts .primary')).not.toBeNull());
    const asked: string[] = [];
    vi.stubGlobal('fetch', (address: string, sent?: RequestInit) => {
      if (sent?.method === 'POST') asked.push(address.split('?')[0] ?? '');
      return Promise.resolve(new Response(JSON.stringify({ id: 'next', seat: 0, invite: 'secret' })));
    });
    page.querySelector<HTMLElement>('.acts .primary')?.click();
    await vi.waitFor(() => expect(invitesOf('next')[1]).toBe('secret'));
    expect(asked).toEqual(['/api/matches/fixture/rematch']);
    expect(invitesOf('next')[0]).toBeUndefined();
  });

  it('says that somebody is playing again', async () => {
    const page = ended({}, { rematch: { id: 'next', seat: 1 } });
    await vi.waitFor(() => expect(page.querySelector('.rematch')?.textContent).toContain('is playing again'));
  });

  it('counts part by part, as long as its points, and shows who stood by the winner', async () => {
    const parts = [
      { key: 'monsters', title: 'Monsters', points: [20, 24] },
      { key: 'quests', title: 'Quests', points: [13, 0] },
      { key: 'penalties', title: 'Penalties', points: [-2, 0] },
    ];
    const page = ended({ parts });
    await vi.waitFor(() => expect(page.querySelectorAll('.finale .bars li')).toHaveLength(2));
    const bars = [...page.querySelectorAll('.finale .bars li')].map((row) =>
      [...row.querySelectorAll<HTMLElement>('.part')].map((part) => Number.parseFloat(part.style.width)),
    );
    expect(bars.map((row) => row.map(Math.round))).toEqual([[61, 39], [73]]);
    expect(page.querySelector('.finale .lost')?.textContent).toBe('−2');
    const pile = (fixture('over').view['players'] as { pile: string[] }[])[0]?.pile ?? [];
    expect(page.querySelectorAll('.finale .member')).toHaveLength(Math.min(7, pile.length));
  });
});
