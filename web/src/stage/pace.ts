/**
 * The pace at which a table is shown. The server sends what others do as fast as it happens; here it is gathered into
 * beats: what belongs together is seen together, a turn takes three beats at most, and nobody waits longer than the
 * chosen tempo allows.
 */

import type { Moved } from '../protocol';
import type { Tempo } from '../settings.svelte';

/** Beats of one turn of somebody else; what is left of the turn comes with the last of them. */
export const MOST_BEATS = 3;

interface Measure {
  /** ms that a beat is looked at. */
  beat: number;
  /** ms from one's own answer to the next question, if nobody but bots acts in between. */
  wait: number;
  /** How much longer than usual a moment on the stage and a flight take. */
  stretch: number;
}

export const MEASURES: Record<Tempo, Measure> = {
  off: { beat: 0, wait: 0, stretch: 0 },
  quick: { beat: 260, wait: 1500, stretch: 0.55 },
  normal: { beat: 560, wait: 2600, stretch: 1 },
  calm: { beat: 1100, wait: 9000, stretch: 1.6 },
};

/** What a message tells, as far as the pace goes. */
export interface Step {
  /** Who acted; null where that is nobody in particular. */
  actor: number | null;
  /** Which part of a turn it belongs to; empty where it tells nothing. */
  part: string;
  /** The viewer is asked now. */
  asks: boolean;
}

export interface Beat {
  /** So many messages are shown as one. */
  count: number;
  /** No time is left: show where it leads and nothing on the way. */
  jump: boolean;
}

export class Pace {
  #since: number | null = null;
  #actor: number | null = null;
  #part = '';
  #beats = 0;

  /** From now on somebody waits. */
  begin(now: number): void {
    this.#since = now;
    this.#actor = null;
    this.#beats = 0;
  }

  /** How long one may still be kept waiting. */
  left(now: number, tempo: Tempo): number {
    const { wait } = MEASURES[tempo];
    return this.#since === null ? wait : Math.max(0, wait - (now - this.#since));
  }

  /** How many of the messages that have come are shown together. */
  next(steps: readonly Step[], now: number, tempo: Tempo): Beat {
    const first = steps[0];
    if (!first) return { count: 0, jump: false };
    if (this.left(now, tempo) <= 0) return { count: steps.length, jump: steps.length > 1 };
    if (first.actor !== this.#actor) {
      this.#actor = first.actor;
      this.#beats = 0;
      this.#part = '';
    }
    if (first.part && first.part !== this.#part) this.#beats += 1;
    this.#part = first.part || this.#part;
    let count = 1;
    for (const step of steps.slice(1)) {
      const goesOn =
        step.actor === this.#actor && (!step.part || step.part === this.#part || this.#beats >= MOST_BEATS);
      if (!goesOn || steps[count - 1]?.asks) break;
      this.#part ||= step.part;
      count += 1;
    }
    return { count, jump: false };
  }

  /** How long a beat is looked at before the next one: less and less, so that what is left of the time is enough for all. */
  rest(now: number, tempo: Tempo, others: number): number {
    return Math.min(MEASURES[tempo].beat, this.left(now, tempo) / Math.max(3, others + 1));
  }
}

/** The events of several messages as if they had come in one; the state is the last one's. */
export function gathered(messages: readonly Moved[]): Moved {
  const last = messages.at(-1);
  if (!last) throw new Error('a beat has at least one message');
  return { ...last, events: messages.flatMap((message) => message.events) };
}
