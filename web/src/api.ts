/** Calls to the server. Every refusal arrives as a Problem that carries a sentence to show. */

import type {
  ApiKey,
  Course,
  GameInfo,
  Hint,
  Invitation,
  Leaving,
  LogEvent,
  MatchAsked,
  MatchLine,
  MatchMade,
  Me,
  Pieces,
  ProblemDetails,
  Rematch,
  RuleBook,
  Scope,
  Scores,
  SessionLine,
  State,
  Verified,
  Why,
} from './protocol';
import { words } from './words.svelte';

export class Problem extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, detail: string) {
    super(detail);
    this.status = status;
    this.code = code;
  }
}

type Query = Record<string, string | number | null | undefined>;

let csrf = '';

/** The token stands in a cookie that this page may read; the answer to "who am I" says it too. */
function csrfToken(): string {
  const cookie = /(?:^|; )muster_csrf=([^;]*)/.exec(document.cookie);
  return cookie?.[1] ? decodeURIComponent(cookie[1]) : csrf;
}

export function address(path: string, query: Query = {}): string {
  const asked = new URLSearchParams({ lang: words.lang });
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined) asked.set(name, String(value));
  }
  return `/api${path}?${asked}`;
}

async function request(method: string, path: string, query?: Query, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (method !== 'GET') headers['X-CSRF-Token'] = csrfToken();
  let response: Response;
  try {
    response = await fetch(address(path, query), {
      method,
      headers,
      credentials: 'same-origin',
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Problem(0, 'offline', words.say('error-offline'));
  }
  if (!response.ok) throw await problemIn(response);
  return response;
}

async function problemIn(response: Response): Promise<Problem> {
  try {
    const told = (await response.json()) as Partial<ProblemDetails>;
    return new Problem(response.status, told.code ?? 'unknown', told.detail || told.title || response.statusText);
  } catch {
    return new Problem(response.status, 'unknown', words.say('error-status', { status: response.status }));
  }
}

async function get<Answer>(path: string, query?: Query): Promise<Answer> {
  return (await request('GET', path, query)).json() as Promise<Answer>;
}

async function post<Answer>(path: string, body: unknown = {}): Promise<Answer> {
  const response = await request('POST', path, {}, body);
  const text = await response.text();
  return (text ? JSON.parse(text) : {}) as Answer;
}

const match = (id: string): string => `/matches/${encodeURIComponent(id)}`;

export const api = {
  async me(): Promise<Me> {
    const me = await get<Me>('/me');
    csrf = me.csrf;
    return me;
  },
  async name(name: string): Promise<Me> {
    await post('/me', { name });
    return api.me();
  },
  async signUp(name: string, password: string): Promise<Me> {
    await post('/accounts', { name, password });
    return api.me();
  },
  async signIn(name: string, password: string): Promise<Me> {
    await post('/login', { name, password });
    return api.me();
  },
  async signOut(): Promise<Me> {
    await post('/logout');
    return api.me();
  },
  async signOutEverywhere(): Promise<Me> {
    await post('/logout-everywhere');
    return api.me();
  },
  changePassword: (old: string, fresh: string) => post('/me/password', { old, new: fresh }),
  sessions: () => get<SessionLine[]>('/sessions'),
  endSession: (id: string) => request('DELETE', `/sessions/${encodeURIComponent(id)}`),
  /** A file, for the browser to keep. */
  exportAddress: '/api/me/export',
  async deleteMe(password: string | null): Promise<Me> {
    await post('/me/delete', { password });
    return api.me();
  },
  keys: () => get<ApiKey[]>('/keys'),
  makeKey: (label: string, scopes: Scope[], days: number) => post<ApiKey>('/keys', { label, scopes, days }),
  revokeKey: (id: string) => request('DELETE', `/keys/${encodeURIComponent(id)}`),

  games: () => get<GameInfo[]>('/games'),
  rules: (game: string) => get<RuleBook>(`/games/${encodeURIComponent(game)}/rules`),

  /** The guided first match of a game. */
  learn: (game: string) => post<{ id: string }>('/lessons', { game }),
  /** Leave the lesson of a guided match, or go on with it. */
  guide: (id: string, guided: boolean) => post(`${match(id)}/guide`, { guided }),

  make: (asked: MatchAsked) => post<MatchMade>('/matches', asked),
  matches: () => get<MatchLine[]>('/matches'),
  tables: () => get<MatchLine[]>('/tables'),
  claim: (id: string, by: { invite: string } | { seat: number }) =>
    post<{ id: string; seat: number }>(`${match(id)}/claim`, by),
  invitation: (id: string, invite: string) => post<Invitation>(`${match(id)}/invitation`, { invite }),
  start: (id: string) => post(`${match(id)}/start`),
  leave: (id: string, how: Leaving) => post(`${match(id)}/leave`, { how }),
  agreeToEnd: (id: string, agree: boolean) => post<{ ended: boolean }>(`${match(id)}/end`, { agree }),
  allowWatching: (id: string, allowed: boolean) => post(`${match(id)}/watch`, { allowed }),
  rematch: (id: string) => post<Rematch>(`${match(id)}/rematch`),
  inviteAnew: (id: string, seat: number) => post<{ seat: number; invite: string }>(`${match(id)}/seats/${seat}/invite`),
  giveToBot: (id: string, seat: number, bot: string | null) =>
    post(`${match(id)}/seats/${seat}/bot`, bot ? { bot } : {}),
  takeFromBot: (id: string, seat: number) => request('DELETE', `${match(id)}/seats/${seat}/bot`),

  state: (id: string, seat: number | null) => get<State>(match(id), { seat }),
  piecesOf: (game: string) => get<Pieces>(`/games/${encodeURIComponent(game)}/pieces`),
  pieces: (id: string) => get<Pieces>(`${match(id)}/pieces`),
  stateAt: (id: string, at: number, seat: number | null) => get<State>(`${match(id)}/at/${at}`, { seat }),
  hint: (id: string, seat: number) => get<Hint>(`${match(id)}/hint`, { seat }),
  why: (id: string, seat: number) => get<Why>(`${match(id)}/why`, { seat }),
  events: (id: string, seat: number | null, since: number) =>
    get<{ events: LogEvent[]; next: number }>(`${match(id)}/events`, { seat, since }),
  scores: (id: string, seat: number | null) => get<Scores>(`${match(id)}/scores`, { seat }),
  course: (id: string) => get<Course>(`${match(id)}/course`),
  playOn: (id: string, at: number, seat: number) => post<{ id: string }>(`${match(id)}/play-on`, { at, seat }),
  record: async (id: string): Promise<string> => (await request('GET', `${match(id)}/record`)).text(),
  openRecord: (record: string) => post<{ id: string }>('/records', { record }),
  verify: (id: string) => get<Verified>(`${match(id)}/verify`),
};
