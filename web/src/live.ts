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
/** Codes with which a server refuses for good: not signed in, not allowed, not found, closed. */
const FOR_GOOD = new Set([4400, 4401, 4403, 4404, 4410]);

export class Live {
  #socket: WebSocket | null = null;
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #ended = false;
  readonly #address: () => string;
  readonly #listener: Listener;
  readonly #online = (): void => this.now();

  constructor(address: () => string, listener: Listener) {
    this.#address = address;
    this.#listener = listener;
  }

  start(): void {
    addEventListener('online', this.#online);
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
    clearTimeout(this.#retry);
    this.#drop();
  }

  get isOpen(): boolean {
    return this.#socket?.readyState === OPEN;
  }

  send(message: FromClient): boolean {
    if (!this.isOpen) return false;
    this.#socket?.send(JSON.stringify(message));
    return true;
  }

  #connect(): void {
    this.#drop();
    const socket = new WebSocket(this.#address());
    this.#socket = socket;
    socket.onopen = () => {
      this.#tries = 0;
      this.#listener.opened();
      this.#ping = setInterval(() => this.send({ type: 'ping' }), PING_EVERY);
    };
    socket.onmessage = (event: MessageEvent<string>) => this.#listener.heard(JSON.parse(event.data) as FromServer);
    socket.onclose = (event) => {
      if (socket !== this.#socket) return; // an older line
      this.#drop();
      if (FOR_GOOD.has(event.code)) this.#listener.lost(null);
      else this.#later();
    };
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
    clearTimeout(this.#retry);
    const socket = this.#socket;
    this.#socket = null;
    if (socket) {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
    }
  }
}
