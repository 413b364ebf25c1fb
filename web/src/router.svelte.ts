/** Addresses of the page, and which page each of them shows. */

import { withoutQuery } from './invites';
import { LANGUAGES, type Lang, type Pace } from './protocol';

/** Which of the open tables are listed; empty: all. */
export interface TableFilters {
  game: string;
  want: '' | 'open' | 'running';
  pace: '' | Pace;
  language: '' | Lang;
}

export type Route =
  | { page: 'start'; game?: string }
  | { page: 'lobby'; filters: TableFilters }
  | { page: 'table'; id: string; invite: string | null }
  | { page: 'replay'; id: string; at: number }
  | { page: 'end'; id: string }
  | { page: 'verify'; id: string }
  | { page: 'open' }
  | { page: 'settings' }
  | { page: 'about' }
  | { page: 'learn'; game: string }
  | { page: 'rules'; game: string; rule: string | null }
  | { page: 'missing'; path: string };

const WANTS = ['open', 'running'] as const;
const PACES: readonly Pace[] = ['live', 'days'];

/** Filters as they stand in an address; what nobody knows filters nothing. */
function filtersIn(query: URLSearchParams): TableFilters {
  const among = <Value extends string>(name: string, known: readonly Value[]): '' | Value =>
    known.find((each) => each === query.get(name)) ?? '';
  return {
    game: query.get('game') ?? '',
    want: among('want', WANTS),
    pace: among('pace', PACES),
    language: among('language', LANGUAGES),
  };
}

/** The address of a filtered lobby, to link to. */
export function lobbyAt(filters: TableFilters): string {
  const query = new URLSearchParams(Object.entries(filters).filter(([, value]) => value));
  return query.size ? `/tables?${query}` : '/tables';
}

export function routeOf(url: URL): Route {
  const parts = url.pathname.split('/').filter(Boolean).map(decodeURIComponent);
  const [first, second, third, fourth] = parts;
  if (!first) {
    const game = url.searchParams.get('game');
    return game ? { page: 'start', game } : { page: 'start' };
  }
  if (parts.length === 1) {
    if (first === 'tables') return { page: 'lobby', filters: filtersIn(url.searchParams) };
    if (first === 'open') return { page: 'open' };
    if (first === 'settings') return { page: 'settings' };
    if (first === 'about') return { page: 'about' };
  }
  if (first === 'learn' && second && parts.length === 2) return { page: 'learn', game: second };
  if (first === 'rules' && second && parts.length === 2) {
    return { page: 'rules', game: second, rule: url.hash ? decodeURIComponent(url.hash.slice(1)) : null };
  }
  if (first === 'm' && second) {
    if (!third) return { page: 'table', id: second, invite: new URLSearchParams(url.hash.slice(1)).get('invite') };
    if (third === 'end' && !fourth) return { page: 'end', id: second };
    if (third === 'verify' && !fourth) return { page: 'verify', id: second };
    if (third === 'at' && fourth && /^\d+$/.test(fourth)) return { page: 'replay', id: second, at: Number(fourth) };
  }
  return { page: 'missing', path: url.pathname };
}

class Router {
  route = $state.raw<Route>(routeOf(new URL(location.href)));

  start(): void {
    this.#read();
    addEventListener('popstate', () => this.#read());
    addEventListener('hashchange', () => this.#read());
    document.addEventListener('click', (event) => this.#follow(event));
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, '', path);
    else history.pushState(null, '', path);
    this.#read();
    if (!replace && !path.includes('#')) scrollTo(0, 0);
  }

  #read(): void {
    const tidy = withoutQuery(new URL(location.href));
    if (tidy) history.replaceState(null, '', tidy);
    this.route = routeOf(new URL(location.href));
  }

  /** Plain links inside the page change the page without fetching it again. */
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element | null)?.closest<HTMLAnchorElement>('a[href]');
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/')) return;
    if (link.pathname === location.pathname && link.hash) return; // a place on this page
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
