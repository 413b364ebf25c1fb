import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Board from '../src/boards/meeples-and-monsters/Board.svelte';
import OwnBoard from '../src/boards/meeples-and-monsters/OwnBoard.svelte';
import { fit } from '../src/parts/fit';
import Listing from '../src/boards/fallback/Board.svelte';
import { settings } from '../src/settings.svelte';
import { expectNumbersAboveRings } from './stage';
import { tableAt } from './support';

beforeEach(() => settings.change({ confirm: 'never' }));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const MOST_NODES = 1800;

describe('the drawn board', () => {
  it('lights every place with an option, with the number of the list', async () => {
    const { table } = await tableAt('plan');
    const view = table.shown?.view ?? {};
    const { container } = render(Board, { table, view, pieces: table.pieces, tab: null });
    const lit = [...container.querySelectorAll('.legal')].map((each) => (each as HTMLElement).dataset['place']);
    const wanted = [...table.places.keys()].filter((place) => !/^(tavern|lodgings|hero|quest)/.test(place));
    expect(lit.sort()).toEqual(wanted.sort());
    for (const place of wanted) {
      const badge = container.querySelector(`[data-place="${place}"] .badge text`)?.textContent;
      const first = table.places.get(place)?.[0];
      expect(badge).toMatch(new RegExp(`^${table.numbers.get(first?.key ?? '')}`));
    }
    expectNumbersAboveRings(container);
  });

  it('sends what is clicked where it lies', async () => {
    const { table, socket } = await tableAt('plan');
    const view = table.shown?.view ?? {};
    const { container } = render(Board, { table, view, pieces: table.pieces, tab: null });
    const [place, options] =
      [...table.places].find(([name, there]) => there.length === 1 && /^(monster|location)/.test(name)) ?? [];
    await fireEvent.click(container.querySelector(`[data-place="${place}"]`) as Element);
    expect(socket.sent[0]).toMatchObject({ key: options?.[0]?.key });
  });

  it('offers a choice where several things can be done', async () => {
    const { table, socket } = await tableAt('capitol');
    const view = table.shown?.view ?? {};
    const { container } = render(Board, { table, view, pieces: table.pieces, tab: null });
    const several = [...table.places].find(([name, there]) => there.length > 1 && name.startsWith('capitol'));
    if (!several) return;
    await fireEvent.click(container.querySelector(`[data-place="${several[0]}"]`) as Element);
    expect(socket.sent).toEqual([]);
    expect(table.menu?.place).toBe(several[0]);
  });

  it('is drawn with few enough nodes, in the final turns and with towers too', async () => {
    for (const moment of ['plan', 'final', 'towers']) {
      const { table } = await tableAt(moment);
      const view = table.shown?.view ?? {};
      const { container } = render(Board, { table, view, pieces: table.pieces, tab: null });
      expect(container.querySelectorAll('svg *').length, moment).toBeLessThan(MOST_NODES);
      cleanup();
    }
  });

  it('names every piece for those who listen', async () => {
    const { table } = await tableAt('plan');
    const view = table.shown?.view ?? {};
    const { container } = render(Board, { table, view, pieces: table.pieces, tab: null });
    for (const spot of container.querySelectorAll('[data-spot]')) expect(spot.getAttribute('aria-label')).toBeTruthy();
    for (const group of container.querySelectorAll('[role="group"]'))
      expect(group.getAttribute('aria-label')).toBeTruthy();
  });

  it('shows one district at a time on a phone', async () => {
    const { table } = await tableAt('plan');
    const view = table.shown?.view ?? {};
    const { container } = render(Board, { table, view, pieces: table.pieces, tab: 'castle' });
    expect(container.querySelector('[data-place="district:castle"]')).toBeTruthy();
    expect(container.querySelector('[data-place="district:villages"]')).toBeNull();
  });
});

describe('a text in little room', () => {
  // Without a canvas a letter counts as 0.55 of its height.
  it.each([
    ['High Bough', 80, ['High Bough']],
    ['High Bough', 40, ['High', 'Bough']],
    ['Colosseum', 40, ['Colos…']],
    ['Hall of the Varnished Vow', 70, ['Hall of', 'the Varni…']],
    ['The Colosseum', 40, ['The', 'Colos…']],
  ])('is broken into two lines and shortened, but never said twice: %s in %i', (text, room, lines) => {
    expect(fit(text, room, 12, 2, 700, 12).lines).toEqual(lines);
  });
});

describe('what lies before a player', () => {
  it('hides the Quests of others', async () => {
    const { table } = await tableAt('plan');
    const view = table.shown?.view ?? {};
    const { container } = render(OwnBoard, { table, view, pieces: table.pieces, seat: 2, size: 'full' });
    expect(container.querySelectorAll('.paper')).toHaveLength(0);
    expect(container.querySelectorAll('.back').length).toBeGreaterThan(0);
  });
});

describe('a game without a drawing', () => {
  it('is listed', async () => {
    const { table } = await tableAt('plan');
    const { container } = render(Listing, {
      table,
      view: { round: 2, places: [{ key: 'skeleton' }] },
      pieces: table.pieces,
      tab: null,
    });
    expect(container.textContent).toContain('Skeleton');
  });
});
