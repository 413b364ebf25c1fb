import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { explainer } from '../src/explain.svelte';
import Learn from '../src/pages/Learn.svelte';
import Lobby from '../src/pages/Lobby.svelte';
import AccountCare from '../src/parts/AccountCare.svelte';
import ProgramKeys from '../src/parts/ProgramKeys.svelte';
import Seats from '../src/parts/Seats.svelte';
import SetUp from '../src/parts/SetUp.svelte';
import TableBar from '../src/parts/TableBar.svelte';
import type { GameInfo, MatchLine, Me, Seat } from '../src/protocol';
import { session } from '../src/session.svelte';
import { words } from '../src/words.svelte';
import { fixture, serve, tableAt } from './support';

const GAMES = fixture<GameInfo[]>('games');

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A server that answers by method and path, and notes what was sent. */
function server(answers: Record<string, unknown>): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string, sent: RequestInit = {}) => {
    const call = `${sent.method ?? 'GET'} ${address.replace(/^\/api/, '').replace(/\?.*$/, '')}`;
    asked.push(sent.body ? `${call} ${String(sent.body)}` : call);
    const found = answers[call];
    return Promise.resolve(
      new Response(found === undefined ? null : JSON.stringify(found), { status: found === undefined ? 204 : 200 }),
    );
  });
  return asked;
}

describe.each(GAMES.map((game) => game.name))('%s in five minutes', (game) => {
  it.each(['en', 'es', 'fr'] as const)('is told in %s', async (lang) => {
    await words.speak(lang);
    serve({ '/games': GAMES });
    const { container } = render(Learn, { game });
    await vi.waitFor(() => expect(container.querySelectorAll('ol li').length).toBeGreaterThanOrEqual(4));
    for (const part of ['aim', 'turn', 'points', 'end', 'tips', 'screen']) {
      const heading = container.querySelector(`#learn-${part}`);
      expect(heading?.textContent, part).not.toMatch(/^(learn-|$)/);
      expect(heading?.parentElement?.textContent?.length, part).toBeGreaterThan(60);
    }
    expect(container.querySelector('a.primary')?.getAttribute('href')).toBe(`/?game=${game}`);
  });
});

describe('a game that nobody knows', () => {
  it('is not taught', async () => {
    await words.speak('en');
    serve({ '/games': GAMES });
    const { container } = render(Learn, { game: 'chess' });
    await vi.waitFor(() => expect(container.querySelector('h1')?.textContent).toBe('Page not found'));
    expect(container.textContent).toContain('/learn/chess');
  });
});

describe('keys for programs', () => {
  it('are made, shown once, and ended', async () => {
    await words.speak('en');
    const kept = {
      id: 'k1',
      label: 'my bot',
      scopes: ['read', 'play'],
      made_at: '2026-11-16T08:00:00Z',
      expires_at: null,
    };
    const asked = server({ 'GET /keys': [kept], 'POST /keys': { ...kept, key: 'muster_secret' } });
    const { container, getByText, getByLabelText } = render(ProgramKeys);

    const details = container.querySelector('details') as HTMLDetailsElement;
    details.open = true;
    await fireEvent(details, new Event('toggle'));
    await vi.waitFor(() => expect(getByText('my bot', { exact: false })).toBeTruthy());
    await fireEvent.input(getByLabelText('What the key is for'), { target: { value: 'my bot' } });
    await fireEvent.change(getByLabelText('What the program may do'), { target: { value: 'read' } });
    await fireEvent.submit(container.querySelector('form') as HTMLFormElement);
    await vi.waitFor(() =>
      expect(container.querySelector<HTMLInputElement>('input[readonly]')?.value).toBe('muster_secret'),
    );
    await fireEvent.click(getByLabelText('Revoke the key my bot'));

    await vi.waitFor(() => expect(container.querySelector('input[readonly]')).toBeNull());
    expect(container.textContent).toContain('watch and play · does not expire');
    expect(asked).toContain('POST /keys {"label":"my bot","scopes":["read"],"days":90}');
    expect(asked).toContain('DELETE /keys/k1');
  });
});

describe('an account', () => {
  it('is looked after: password, browsers, data, its end', async () => {
    await words.speak('en');
    const me: Me = { id: 'p1', name: 'Ada', kind: 'account', language: 'en', csrf: '' };
    session.set(me);
    const line = {
      made_at: '2026-11-16T08:00:00Z',
      used_at: '2026-11-16T08:00:00Z',
      expires_at: '2027-02-16T08:00:00Z',
    };
    const lines = [
      { ...line, id: 's1', agent: 'Firefox, Linux', current: true },
      { ...line, id: 's2', agent: 'Safari, iPhone', current: false },
    ];
    const asked = server({ 'GET /sessions': lines, 'GET /me': { ...me, id: null, name: null, kind: null } });
    const gone = vi.fn();
    const { container, getByText, getByLabelText, queryByLabelText } = render(AccountCare, { ongone: gone });
    const details = container.querySelector('details') as HTMLDetailsElement;
    details.open = true;
    await fireEvent(details, new Event('toggle'));
    await vi.waitFor(() => expect(getByText('Safari, iPhone', { exact: false })).toBeTruthy());

    expect(queryByLabelText('Sign out of Firefox, Linux')).toBeNull();
    await fireEvent.click(getByLabelText('Sign out of Safari, iPhone'));
    const [change, end] = container.querySelectorAll('form');
    await fireEvent.input(container.querySelector('input[autocomplete="current-password"]') as Element, {
      target: { value: 'old horse' },
    });
    await fireEvent.input(getByLabelText('New password (8 letters or more)'), { target: { value: 'new horse' } });
    await fireEvent.submit(change as HTMLFormElement);
    await vi.waitFor(() => expect(getByText('Your password has been changed.')).toBeTruthy());
    expect(getByText('Download it').getAttribute('href')).toBe('/api/me/export');

    const sure = vi.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true);
    await fireEvent.submit(end as HTMLFormElement);
    expect(asked.some((call) => call.startsWith('POST /me/delete'))).toBe(false);
    await fireEvent.input(container.querySelectorAll('input[autocomplete="current-password"]')[1] as Element, {
      target: { value: 'new horse' },
    });
    await fireEvent.submit(end as HTMLFormElement);
    await vi.waitFor(() => expect(gone).toHaveBeenCalled());
    sure.mockRestore();
    expect(asked).toContain('DELETE /sessions/s2');
    expect(asked).toContain('POST /me/password {"old":"old horse","new":"new horse"}');
    expect(asked).toContain('POST /me/delete {"password":"new horse"}');
    expect(session.me?.id).toBeNull();
  });
});

describe('the lobby', () => {
  const seat = (at: number, name: string, claimed: boolean): Seat => ({
    seat: at,
    name,
    kind: 'open',
    bot: null,
    here: false,
    acting: false,
    score: null,
    claimed,
    resigned: false,
    ends: false,
    bot_from: null,
  });
  const line = (id: string, more: Partial<MatchLine>): MatchLine => ({
    ...{
      id,
      game: 'euthia',
      title: 'Euthia',
      state: 'open',
      seats: [seat(0, `Host of ${id}`, true), seat(1, '', false)],
      your_seats: [],
      private: false,
      host: false,
      leaving: null,
      awaits_you: false,
      lesson: false,
    },
    ...{ waiting_for_you: false, moved_at: '2026-11-16T08:00:00Z', round: null, pace: 'live', language: 'en' },
    ...more,
  });
  const TABLES = [
    line('quick', {}),
    line('slow', { pace: 'days', language: 'fr' }),
    line('seen', { state: 'running', language: 'fr', round: 3 }),
  ];
  const ALL = { game: '', want: '', pace: '', language: '' } as const;
  const shown = (container: Element): string[] =>
    [...container.querySelectorAll('a.row')].map((row) => row.getAttribute('href') ?? '');

  it('tells pace and language of every table', async () => {
    await words.speak('en');
    serve({ '/tables': TABLES, '/games': GAMES });
    const { container } = render(Lobby, { filters: ALL });
    await vi.waitFor(() => expect(shown(container)).toEqual(['/m/quick', '/m/slow', '/m/seen']));
    const [quick, slow, seen] = [...container.querySelectorAll('a.row')].map((row) => row.textContent);
    expect(quick).toMatch(/Host of quick · 1 free seat.*live.*English.*Join/s);
    expect(slow).toMatch(/over days.*Français.*Join/s);
    expect(seen).toMatch(/round 3.*Watch/s);
  });

  it('keeps what passes the filters of its address, and changes the address', async () => {
    serve({ '/tables': TABLES, '/games': GAMES });
    const { container, rerender, getByLabelText } = render(Lobby, { filters: { ...ALL, language: 'fr' } });
    await vi.waitFor(() => expect(shown(container)).toEqual(['/m/slow', '/m/seen']));

    await fireEvent.change(getByLabelText('Pace'), { target: { value: 'days' } });
    expect(location.pathname + location.search).toBe('/tables?pace=days&language=fr');
    await rerender({ filters: { ...ALL, pace: 'days', language: 'fr' } });
    expect(shown(container)).toEqual(['/m/slow']);

    await rerender({ filters: { ...ALL, want: 'open', language: 'es' } });
    expect(container.querySelector('.panel')?.textContent).toContain('No open tables match these filters.');
    expect(container.querySelector('.panel a')?.getAttribute('href')).toBe('/tables');
    history.replaceState(null, '', '/');
  });
});

describe('an open table', () => {
  it('is made with the language that its host says', async () => {
    await words.speak('en');
    const asked = vi.fn();
    const { container, getByLabelText, queryByLabelText } = render(SetUp, {
      game: GAMES[0] as GameInfo,
      busy: false,
      onstart: asked,
    });
    expect(queryByLabelText(/^Language at the table/)).toBeNull();
    await fireEvent.change(container.querySelectorAll('.row select')[1] as Element, { target: { value: 'open' } });

    await fireEvent.change(getByLabelText(/^Language at the table/), { target: { value: 'es' } });
    await fireEvent.submit(container.querySelector('form') as HTMLFormElement);

    expect(asked.mock.calls[0]?.[0]).toMatchObject({ open: true, language: 'es', pace: 'live' });
  });
});

describe('the settings of a match', () => {
  it('are those that fit the scenario and the seats', async () => {
    await words.speak('en');
    const asked = vi.fn();
    const euthia = GAMES.find((game) => game.name === 'euthia') as GameInfo;
    const { container, getByLabelText, queryByLabelText } = render(SetUp, {
      game: euthia,
      busy: false,
      onstart: asked,
    });
    const scenario = container.querySelector('select[id$="-scenario"]') as HTMLSelectElement;
    const start = () => fireEvent.submit(container.querySelector('form') as HTMLFormElement);
    expect(queryByLabelText(/^Great Hunt/)).not.toBeNull();
    expect(queryByLabelText(/^Hard/)).toBeNull();
    await fireEvent.click(getByLabelText(/^Great Hunt/));

    await fireEvent.change(scenario, { target: { value: 'the-looming-doom' } });
    expect(queryByLabelText(/^Great Hunt/)).toBeNull();
    await fireEvent.click(getByLabelText(/^Hard/));
    await start();
    expect(asked.mock.calls[0]?.[0].options).toMatchObject({
      scenario: 'the-looming-doom',
      great_hunt: false,
      hard: true,
    });

    expect([...scenario.options]).toHaveLength(8);
    await fireEvent.change(scenario, { target: { value: 'walking-destruction' } });
    await start();
    expect(asked.mock.calls[1]?.[0].options).toMatchObject({
      scenario: 'walking-destruction',
      great_hunt: false,
      hard: false,
    });
  });
});

describe('who plays', () => {
  it('keeps the name of an account that has just signed in', async () => {
    await words.speak('en');
    const asked = server({ 'GET /me': { id: null, name: null, kind: null, language: 'en', csrf: 'x' } });
    await session.load();
    session.set({ id: 'p1', name: 'Zoe', kind: 'account', language: 'en', csrf: 'y' });

    const me = await session.named('');

    expect(me.name).toBe('Zoe');
    expect(asked.filter((call) => call.startsWith('POST'))).toEqual([]);
  });
});

describe('what stands beside the board', () => {
  it('explains phases and seats', async () => {
    const { table } = await tableAt('plan');
    const bar = render(TableBar, { table, phone: false, onopen: () => undefined }).container;
    const seats = render(Seats, { table, shownSeat: null, onshow: () => undefined }).container;

    await fireEvent.pointerEnter(bar.querySelector('.steps .now') as Element);
    await vi.waitFor(() => expect(explainer.shown?.text).toContain('confirm the plan'), { timeout: 3000 });
    await fireEvent.pointerEnter(seats.querySelector('.seat') as Element);
    await vi.waitFor(() => expect(explainer.shown?.text).toContain('Victory points so far'), { timeout: 3000 });

    expect(explainer.shown?.title).toBe('Ada');
  });

  it('explains a seat to a finger that rests on it, and does not open it', async () => {
    const { table } = await tableAt('plan');
    const opened = vi.fn();
    const seat = render(Seats, { table, shownSeat: null, onshow: opened }).container.querySelector('.seat') as Element;
    const touch = (name: string): boolean =>
      seat.dispatchEvent(Object.assign(new Event(name, { bubbles: true }), { pointerType: 'touch' }));

    explainer.hide();
    touch('pointerdown');
    await vi.waitFor(() => expect(explainer.shown?.title).toBe('Ada'), { timeout: 3000 });
    touch('pointerup');
    await fireEvent.click(seat);
    expect(opened).not.toHaveBeenCalled();

    touch('pointerdown');
    touch('pointerup');
    await fireEvent.click(seat);
    expect(opened).toHaveBeenCalledOnce();
  });
});
