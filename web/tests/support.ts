/** A table without a server: what a real engine would have sent, and a socket that notes what the page sends. */

import { readFileSync } from 'node:fs';
import { vi } from 'vitest';
import type { FromServer, State } from '../src/protocol';
import { TableStore } from '../src/table.svelte';
import { words } from '../src/words.svelte';

export function fixture<Shape = State>(name: string): Shape {
  return JSON.parse(readFileSync(`tests/fixtures/${name}.json`, 'utf-8')) as Shape;
}

export class FakeSocket {
  static OPEN = 1;
  static made: FakeSocket[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.made.push(this);
  }

  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  send(data: string): void {
    this.sent.push(JSON.parse(data) as Record<string, unknown>);
  }

  say(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  cut(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }

  close(): void {
    this.readyState = 3;
  }

  static get last(): FakeSocket {
    const socket = FakeSocket.made.at(-1);
    if (!socket) throw new Error('no socket was opened');
    return socket;
  }
}

/** Answers of the server by the part of the address behind /api. */
export function serve(answers: Record<string, unknown>): void {
  vi.stubGlobal('fetch', (address: string) => {
    const path = address.replace(/^\/api/, '').replace(/\?.*$/, '');
    const found = answers[path];
    const body = found === undefined ? { detail: `nothing at ${path}`, code: 'not-found' } : found;
    return Promise.resolve(new Response(JSON.stringify(body), { status: found === undefined ? 404 : 200 }));
  });
}

let laid: TableStore | null = null;

/** A table in this state, with its line open, the only one that listens; `served` is what else the server has for it. */
export async function tableOf(
  state: State,
  served: Record<string, unknown>,
): Promise<{ table: TableStore; socket: FakeSocket }> {
  FakeSocket.made = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  serve({ '/matches/fixture': state, ...served });
  laid?.close();
  const table = (laid = new TableStore('fixture'));
  await table.open();
  const socket = FakeSocket.last;
  socket.open();
  socket.say(state);
  return { table, socket };
}

/** A table at a real moment of a match. */
export async function tableAt(
  moment: string,
  more: Partial<State> = {},
  served: Record<string, unknown> = {},
): Promise<{ table: TableStore; socket: FakeSocket }> {
  const state = { ...fixture(moment), ...more };
  await words.speak('en');
  return tableOf(state, {
    '/matches/fixture/pieces': fixture('pieces.en'),
    '/matches/fixture/hint': { key: state.decisions[0]?.options[0]?.key ?? '', reason: 'Because.' },
    '/matches/fixture/why': { rules: [{ id: 'MM-MAI-01', title: 'Main Phase assignment', text: 'Assign Units.' }] },
    ...served,
  });
}
