/** A game's board at moments of real matches: the table there, both drawings of it, and what has to hold for any of them. */

import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import type { GameBoard } from '../src/boards/board';
import type { Pieces, State } from '../src/protocol';
import { settings } from '../src/settings.svelte';
import type { TableStore } from '../src/table.svelte';
import { words } from '../src/words.svelte';
import { fixture, tableOf, type FakeSocket } from './support';

const MOST_NODES = 1800;

export const lit = (host: HTMLElement): Set<string> =>
  new Set([...host.querySelectorAll<HTMLElement>('.legal')].map((each) => each.dataset['place'] ?? ''));
export const inside = (host: HTMLElement, what: string): HTMLElement => {
  const found = host.querySelector<HTMLElement>(what);
  if (!found) throw new Error(`nothing is ${what}`);
  return found;
};

/** The ring around what has the focus leaves the number of its option legible. */
export function expectNumbersAboveRings(host: HTMLElement): void {
  const badges = [...host.querySelectorAll('.spot .badge')];
  for (const badge of badges) {
    const ring = badge.closest('.spot')?.querySelector(':scope > .ring');
    expect(
      ring && ring.compareDocumentPosition(badge) & Node.DOCUMENT_POSITION_FOLLOWING,
      badge.textContent ?? '',
    ).toBeTruthy();
  }
}

export function clear(): void {
  cleanup();
  document.body.replaceChildren();
}

export interface Stage {
  names: string[];
  pieces: Pieces;
  moment(name: string): State;
  tableAt(name: string, change?: (state: State) => void): Promise<{ table: TableStore; socket: FakeSocket }>;
  /** The board and what lies before the player; with a tab as a phone shows them. */
  drawn(table: TableStore, tab?: string | null): HTMLElement;
  /** Lit is what can be chosen, each place with its number; everything explains itself, and nowhere stands the id of a text. */
  expectComplete(table: TableStore, host: HTMLElement): void;
  /** The places that are lit on the tabs of a phone, each on the tab that is named for it. */
  litOnTabs(table: TableStore): Set<string>;
}

/** The fixtures of a game; `mark` is how the ids of its page's texts start, `fill` adds what they leave out. */
export function stage(board: GameBoard, game: string, mark: string, fill: (state: State) => void = () => {}): Stage {
  const moments = fixture<Record<string, State>>(`${game}-moments`);
  const names = Object.keys(moments);
  const pieces = fixture<Pieces>(`${game}-pieces`);

  beforeAll(async () => {
    await words.speak('en');
    if (board.texts) await words.learn(board.texts);
  });
  beforeEach(() => settings.change({ confirm: 'never' }));
  afterEach(() => {
    clear();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  function moment(name: string): State {
    const found = moments[name];
    if (!found) throw new Error(`no moment ${name}; there are: ${names.join(', ')}`);
    const state = structuredClone(found);
    fill(state);
    return state;
  }

  async function tableAt(
    name: string,
    change: (state: State) => void = () => {},
  ): Promise<{ table: TableStore; socket: FakeSocket }> {
    const state = moment(name);
    change(state);
    return tableOf(state, { '/matches/fixture/pieces': pieces });
  }

  function drawn(table: TableStore, tab: string | null = null): HTMLElement {
    const view = table.shown?.view ?? {};
    const host = document.createElement('div');
    render(board.Board, { props: { table, view, pieces: table.pieces, tab }, target: host });
    render(board.OwnBoard, {
      props: { table, view, pieces: table.pieces, seat: 0, size: tab === null ? 'full' : 'strip' },
      target: host,
    });
    document.body.append(host);
    return host;
  }

  function expectComplete(table: TableStore, host: HTMLElement): void {
    const view = table.shown?.view ?? {};
    const unsaid = new RegExp(`\\b${mark}-|undefined|NaN`);
    expect([...lit(host)].sort()).toEqual([...table.places.keys()].sort());
    expect(host.querySelectorAll('svg *').length).toBeLessThan(MOST_NODES);
    expect(host.textContent).not.toMatch(new RegExp(`\\b${mark}-`));
    for (const option of table.options)
      expect(board.group(option.key, view, pieces)).not.toMatch(new RegExp(`^${mark}-`));
    for (const spot of host.querySelectorAll<HTMLElement>('[data-spot][data-place]')) {
      const place = spot.dataset['place'] ?? '';
      const said = board.explain(place, view, pieces);
      expect(said?.title, place).toBeTruthy();
      expect([said?.title, said?.text, ...(said?.facts ?? []), ...(said?.now ?? [])].join(' '), place).not.toMatch(
        unsaid,
      );
      expect(said?.rule, place).toMatch(new RegExp(`^${mark.toUpperCase()}-[A-Z]{3}-\\d\\d$`));
      expect(spot.getAttribute('aria-label'), place).toBeTruthy();
    }
    for (const [place, options] of table.places) {
      const spot = `[data-place="${CSS.escape(place)}"]`;
      const badge = host.querySelector(`${spot} .badge text, ${spot} .number`)?.textContent ?? '';
      const numbers = options.map((option) => table.numbers.get(option.key));
      expect(numbers.map(String), place).toContain(badge.replace(/[–+].*/, ''));
    }
    expectNumbersAboveRings(host);
  }

  function litOnTabs(table: TableStore): Set<string> {
    const view = table.shown?.view ?? {};
    const found = new Set<string>();
    for (const { key: tab } of board.tabs(view)) {
      for (const place of lit(drawn(table, tab))) {
        found.add(place);
        const own = board.tabOf(place, view);
        if (own) expect(own, place).toBe(tab);
      }
      clear();
    }
    return found;
  }

  return { names, pieces, moment, tableAt, drawn, expectComplete, litOnTabs };
}
