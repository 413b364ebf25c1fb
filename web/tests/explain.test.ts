import { cleanup, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { piecesOf } from '../art/rows';
import { boardOf } from '../src/boards/registry';
import { loadFigures } from '../src/art/figures';
import { explainer } from '../src/explain.svelte';
import Explain from '../src/parts/Explain.svelte';
import type { Pieces, State } from '../src/protocol';
import { fixture } from './support';

vi.mock('virtual:figures/meeples-and-monsters', () => ({
  default: { version: 'v1', sorts: { monster: [3, 'skeleton'] } },
}));

afterEach(() => {
  explainer.hide();
  cleanup();
});

const moments = (name: string): State[] => Object.values(fixture<Record<string, State>>(name));
const GAMES: Record<string, { pieces: string; sorts: string[]; states: () => State[] }> = {
  'meeples-and-monsters': {
    pieces: 'pieces.en',
    sorts: ['monster', 'location', 'room', 'hero', 'quest', 'capitol'],
    states: () => ['plan', 'capitol', 'towers', 'final'].map((name) => fixture(name)),
  },
  'monster-lands': {
    pieces: 'lands-pieces',
    sorts: ['building', 'land', 'loot', 'trophy'],
    states: () => moments('lands-moments').slice(0, 3),
  },
  euthia: {
    pieces: 'euthia-pieces',
    sorts: ['tile', 'gem', 'card', 'monster', 'quest'],
    states: () => moments('euthia-moments').slice(0, 2),
  },
};

describe.each(Object.keys(GAMES))('what is said about a piece of %s', (game) => {
  it('names a figure that is drawn', async () => {
    const board = await boardOf(game);
    const { pieces: name, sorts, states } = GAMES[game]!;
    const pieces = fixture<Pieces>(name);
    const drawn = new Set(piecesOf(game).map(({ sort, key }) => `${sort}:${key}`));
    const keys = (sort: string): string[] => Object.keys(pieces[sort] ?? {});
    const places = sorts.flatMap((sort) => keys(sort).map((key) => `${sort}:${key}`));
    if (game === 'monster-lands') {
      places.push(
        'monster:left',
        'place:left',
        'place:mission',
        'place:contract',
        ...keys('member').map((key) => `hire:${key}`),
        ...keys('trap').map((key) => `sale:${key}`),
        ...keys('gear').map((key) => `item:${key}`),
      );
    }
    const shown = new Set<string>();
    for (const state of states()) {
      for (const place of places) {
        const piece = board.explain(place, state.view, pieces)?.piece;
        if (!piece) continue;
        shown.add(piece);
        expect(drawn, place).toContain(piece);
      }
    }
    expect(shown.size).toBeGreaterThan(60);
  });
});

describe('the help popover', () => {
  const thing = document.createElement('button');
  const told = { title: 'Skeleton', piece: 'monster:skeleton', text: 'Rattles.' };

  it('shows the piece, and large when somebody asks or pins it', async () => {
    await loadFigures('meeples-and-monsters');
    const { container } = render(Explain, { game: 'meeples-and-monsters' });
    explainer.now(thing, told, false);
    await tick();
    const small = Number(container.querySelector('img')?.width);
    expect(small).toBeLessThan(100);
    explainer.now(thing, told, true);
    await tick();
    expect(Number(container.querySelector('img')?.width)).toBeGreaterThan(small);
    explainer.pin();
    await tick();
    expect(Number(container.querySelector('img')?.width)).toBeGreaterThan(300);
    expect(container.querySelector('img')?.srcset).toContain('monster-skeleton-400.webp 400w');
    expect(container.querySelector('img')?.alt).toBe('');
  });

  it('is whole without a figure', async () => {
    const { container } = render(Explain, { game: 'meeples-and-monsters' });
    explainer.now(thing, { ...told, piece: 'monster:nobody' });
    await tick();
    expect(container.querySelector('img, .shown')).toBeNull();
    expect(container.textContent).toContain('Rattles.');
  });
});
