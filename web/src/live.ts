/** One WebSocket to a table: it comes back by itself and says where it had been. */

import type { FromClient, FromServer } from './protocol';

/** The ready state of an open socket, as the standard numbers it. */
const OPEN = 1;

export interface Listener {
  heard(message: FromServer): void;
  opened(): void;
  /** The line is cut; it is tried again after so many seconds, or never where the server said no. */
  lost(seconds: number | null): void;
}

const PAUSES = [0.5, 1, 2, 4, 8, 15];
const PING_EVERY = 25_000;
/** The server answers whatever it is sent. A line on which nothing comes back for so long is dead, though nobody has cut it. */
export const PATIENCE = 8_000;
/**
 * Codes with which a server refuses for good: not allowed, not found, closed. Not 4401: the session has ended, but
 * another one may have begun in another tab.
 */
const FOR_GOOD = new Set([4400, 4403, 4404, 4410]);

export class Live {
  #socket: WebSocket | null = null;
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #ended = false;
  readonly #address: () => string;
  readonly #listener: Listener;
  readonly #online = (): void => this.now();
  readonly #offline = (): void => this.#cut();
  /** Who comes back to the page, from another one or out of a tunnel, need not wait for the next ping. */
  readonly #seen = (): void => {
    if (document.hidden) return;
    if (this.isOpen) this.send({ type: 'ping' });
    else if (!this.#socket) this.now();
  };

  constructor(address: () => string, listener: Listener) {
    this.#address = address;
    this.#listener = listener;
  }

  start(): void {
    addEventListener('online', this.#online);
    addEventListener('offline', this.#offline);
    document.addEventListener('visibilitychange', this.#seen);
    this.#connect();
  }

  /** Try at once instead of waiting. */
  now(): void {
    if (this.#ended || this.isOpen) return;
    clearTimeout(this.#retry);
    this.#connect();
  }

  /** Come again, from another seat or in another language. */
  restart(): void {
    if (this.#ended) return;
    this.#drop();
    this.#tries = 0;
    this.#connect();
  }

  end(): void {
    this.#ended = true;
    removeEventListener('online', this.#online);
    removeEventListener('offline', this.#offline);
    document.removeEventListener('visibilitychange', this.#seen);
    clearTimeout(this.#retry);
    this.#drop();
  }

  get isOpen(): boolean {
    return this.#socket?.readyState === OPEN;
  }

  send(message: FromClient): boolean {
    if (!this.isOpen) return false;
    this.#socket?.send(JSON.stringify(message));
    this.#silence ??= setTimeout(() => this.#cut(), PATIENCE);
    return true;
  }

  #hear(data: string): void {
    clearTimeout(this.#silence);
    this.#silence = undefined;
    this.#listener.heard(JSON.parse(data) as FromServer);
  }

  #connect(): void {
    this.#drop();
    const socket = new WebSocket(this.#address());
    this.#socket = socket;
    // Over a slow net a line may take its time to open: each try waits longer.
    this.#silence = setTimeout(() => this.#cut(), PATIENCE * (1 + this.#tries));
    socket.onopen = () => {
      this.#tries = 0;
      this.#listener.opened();
      this.#ping = setInterval(() => this.send({ type: 'ping' }), PING_EVERY);
    };
    socket.onmessage = (event: MessageEvent<string>) => this.#hear(event.data);
    socket.onclose = (event) => {
      if (socket !== this.#socket) return; // an older line
      if (!FOR_GOOD.has(event.code)) return this.#cut();
      this.#drop();
      this.#listener.lost(null);
    };
  }

  /** The line is of no use any more. */
  #cut(): void {
    if (!this.#socket) return; // it waits to be tried again already
    this.#drop();
    this.#later();
  }

  #later(): void {
    if (this.#ended) return;
    const pause = PAUSES[Math.min(this.#tries, PAUSES.length - 1)] ?? 15;
    this.#tries += 1;
    this.#listener.lost(pause);
    this.#retry = setTimeout(() => this.#connect(), pause * 1000);
  }

  #drop(): void {
    clearInterval(this.#ping);
    clearTimeout(this.#silence);
    clearTimeout(this.#retry);
    this.#silence = undefined;
    const socket = this.#socket;
    this.#socket = null;
    if (socket) {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
    }
  }
}
