/** Standing orders: what a player has ordered once is answered for them until they take it back. */

import type { Decision, View } from './protocol';

export interface Order {
  key: string;
  /** Its name on a button, and what it does and when it waits for the player all the same. */
  title(): string;
  said(): string;
  /** Its answer to a question, one of the options; nothing where the player is wanted. */
  answer(decision: Decision, view: View): string | null;
}

const placeOf = (match: string, eyes: number | null): string => `muster-orders-${match}-${eyes ?? 'watching'}`;

/** Orders that hold from the first question on. */
export function giveOrders(match: string, seat: number, orders: readonly string[]): void {
  try {
    sessionStorage.setItem(placeOf(match, seat), JSON.stringify(orders));
  } catch {
    // Without them the player is asked.
  }
}

/** What orders need of a table. */
interface Obeyed {
  readonly id: string;
  readonly eyes: number | null;
  readonly answering: boolean;
  readonly sending: string | null;
  readonly decision: Decision | null;
  readonly shown: { view: View } | null;
  readonly board: { orders?: readonly Order[] } | null;
  send(key: string): void;
}

export class Orders {
  readonly #table: Obeyed;
  #given = $state.raw<ReadonlySet<string>>(new Set());
  #seat: number | null = null;
  /** The last question that was answered so: none is answered twice, not even when it comes back. */
  #last = -1;
  /** Those that hold, in the order in which the game names them. */
  holding = $derived.by<Order[]>(() => (this.#table.board?.orders ?? []).filter((order) => this.#given.has(order.key)));

  constructor(table: Obeyed) {
    this.#table = table;
  }

  has(key: string): boolean {
    return this.#given.has(key);
  }

  /** Give an order, or take it back. */
  turn(key: string): void {
    const given = new Set(this.#given);
    if (!given.delete(key)) given.add(key);
    this.#keep(given);
    this.obey();
  }

  /** Whoever takes an answer back wants to answer by themselves. */
  cancel(): void {
    if (this.#given.size) this.#keep(new Set());
  }

  /** Answer the open question, if an order does. */
  obey(): void {
    const { eyes, answering, sending, decision, shown } = this.#table;
    if (eyes !== this.#seat) this.#remember();
    if (!answering || sending || !decision || !shown || decision.seat !== eyes || decision.number === this.#last)
      return;
    for (const order of this.holding) {
      const key = order.answer(decision, shown.view);
      if (!decision.options.some((option) => option.key === key) || key === null) continue;
      this.#last = decision.number;
      this.#table.send(key);
      return;
    }
  }

  // -- a reload forgets no order ---------------------------------------------------------------------------------------

  get #store(): string {
    return placeOf(this.#table.id, this.#table.eyes);
  }

  #keep(given: ReadonlySet<string>): void {
    this.#given = given;
    try {
      sessionStorage.setItem(this.#store, JSON.stringify([...given]));
    } catch {
      // A browser that keeps nothing still obeys until it is closed.
    }
  }

  #remember(): void {
    this.#seat = this.#table.eyes;
    try {
      this.#given = new Set(JSON.parse(sessionStorage.getItem(this.#store) ?? '[]') as string[]);
    } catch {
      this.#given = new Set();
    }
  }
}
