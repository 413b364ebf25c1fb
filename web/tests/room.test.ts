import { cleanup, render } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { board } from '../src/boards/meeples-and-monsters/index';
import Table from '../src/pages/Table.svelte';
import Welcome from '../src/parts/Welcome.svelte';
import type { State } from '../src/protocol';
import { FakeSocket, fixture, serve, tableAt } from './support';

// A page without a screen has no media to ask for.
vi.hoisted(() => {
  window.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as unknown as MediaQueryList;
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A table at which the second seat is still free; `asked` says who has to answer. */
async function open(asked: number): Promise<HTMLElement> {
  const plan = fixture('plan');
  const seats = plan.seats.map((seat) => ({ ...seat, claimed: seat.seat !== 1, acting: seat.seat === asked }));
  const more: Partial<State> = {
    state: 'open',
    host: true,
    seats,
    ...(asked ? { decisions: [], waiting: [{ seat: asked, text: '' }] } : {}),
  };
  await tableAt('plan', more, { '/me': { id: 'p', name: 'Ada', kind: 'guest', language: 'en', csrf: 'x' } });
  const { container } = render(Table, { id: 'fixture' });
  await vi.waitFor(() => expect(FakeSocket.made).toHaveLength(2));
  FakeSocket.last.open();
  FakeSocket.last.say({ ...plan, ...more });
  return container;
}

describe('a table with a free seat', () => {
  it('puts my question first and folds the links away', async () => {
    const page = await open(0);
    await vi.waitFor(() => expect(page.querySelector('#question [data-key]')).not.toBeNull());
    expect(page.querySelector('details #room-title')?.textContent).toContain('Waiting for players · 1 free seat');
    expect(page.querySelectorAll('#question')).toHaveLength(1);
  });

  it('shows the links where I am not asked', async () => {
    const page = await open(1);
    await vi.waitFor(() =>
      expect(page.querySelector('#question #room-title')?.textContent).toBe('Waiting for players'),
    );
    expect(page.querySelector('#question [data-key]')).toBeNull();
    expect(page.querySelector('#question')?.textContent).toContain('New link');
  });
});

describe('an invite', () => {
  it('says to which game, and who is there', async () => {
    const plan = fixture('plan');
    serve({
      '/matches/fixture/invitation': {
        id: 'fixture',
        game: plan.game,
        title: plan.title,
        host: 'Bea',
        names: ['Bea', 'Cem'],
        free: 1,
      },
    });
    const { container } = render(Welcome, { match: 'fixture', invite: 'secret', onname: () => Promise.resolve() });
    await vi.waitFor(() => expect(container.querySelector('h1')?.textContent).toBe(`You are invited to ${plan.title}`));
    expect(container.querySelector('p')?.textContent?.replace(/\s+/g, ' ')).toContain(
      'Bea invites you. At the table: Bea, Cem.',
    );
  });

  it('can be taken where the table cannot be looked at', async () => {
    serve({});
    const { container } = render(Welcome, { match: 'fixture', invite: 'secret', onname: () => Promise.resolve() });
    await vi.waitFor(() => expect(container.querySelector('button.primary')).not.toBeNull());
    expect(container.querySelector('h1')?.textContent).toBe('You are invited to a match');
  });
});

describe('a replay on a phone', () => {
  it('shows the place where something was done', async () => {
    vi.stubGlobal('innerWidth', 390);
    vi.stubGlobal('innerHeight', 844);
    const past = fixture('capitol');
    const tabOf = (key: string): string | null | undefined =>
      board.targets(key, past.view).map((place) => board.tabOf(place, past.view))[0];
    const chosen = past.decisions[0]?.options.find((option) => tabOf(option.key))?.key ?? '';
    const there = board.tabs(past.view).find((tab) => tab.key === tabOf(chosen));
    expect(there?.key).toBe('capitol');
    await tableAt(
      'over',
      {},
      {
        '/me': { id: 'p', name: 'Ada', kind: 'guest', language: 'en', csrf: 'x' },
        '/matches/fixture/at/7': { ...past, seq: 7, chosen },
      },
    );
    const { container } = render(Table, { id: 'fixture', at: 7 });
    await vi.waitFor(() =>
      expect(container.querySelector('.tabs [aria-pressed="true"]')?.textContent).toContain(there?.title),
    );
    expect(container.querySelector('.tabs em')).toBeNull();
  });
});
