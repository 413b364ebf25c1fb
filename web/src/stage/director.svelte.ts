/** What is on the stage now. One moment at a time; any key or tap ends it. */

import type { GameBoard } from '../boards/board';
import { settings } from '../settings.svelte';
import { play } from '../sounds';
import { words } from '../words.svelte';
import { isWanted, merged, score, type Happening, type Moment, type Staging } from './moments';
import { MEASURES } from './pace';

const texts = import.meta.glob<string>('./text/*.ftl', { query: '?raw', import: 'default' });

/** Somebody waits: a moment that concerns them is seen for so long at least, any other not at all. */
const LEAST = 900;

export interface Playing {
  moment: Moment;
  /** ms in all. */
  length: number;
  /** How much faster than at normal tempo, so that it fits into its length. */
  stretch: number;
  /** Each is new, though it may say the same as the one before. */
  number: number;
  /** The stage was open already, with a question. */
  follows: boolean;
}

export class Moments {
  now = $state.raw<Playing | null>(null);
  /** How it is drawn; fetched with the first game that has moments. */
  drawing = $state.raw<typeof import('./Stage.svelte').default | null>(null);
  /** What the game brings; fetched with the drawing. */
  staging = $state.raw<Staging | null>(null);
  /** The stage is out of the way until the roll or fight that it asks about is over. */
  folded = $state(false);
  #number = 0;
  #end: (() => void) | null = null;

  /** Everything that a game needs to play its moments. A stage that cannot be fetched stays closed. */
  async fetch(board: GameBoard | null): Promise<Staging | null> {
    if (!board?.moments) return null;
    try {
      const [make, stage] = await Promise.all([board.moments(), import('./Stage.svelte'), words.learn(texts)]);
      this.drawing = stage.default;
      this.staging = make;
      return make;
    } catch {
      return null;
    }
  }

  /** Play what is worth it in what happened; resolves when it is over, or has been ended. */
  async play(board: GameBoard | null, happened: readonly Happening[], left: number, follows: boolean): Promise<void> {
    const { tempo, staged } = settings.kept;
    if (tempo === 'off' || !happened.some((each) => each.events.length)) return;
    const make = await this.fetch(board);
    if (!make) return;
    const found = happened.flatMap((each) => make.moments(each)).filter((each) => isWanted(each, staged));
    const main = merged(found);
    if (!main) return;
    const full = score(main).end * MEASURES[tempo].stretch;
    if (left < LEAST && main.about === 'rival') return;
    const length = Math.min(full, Math.max(left, LEAST));
    await this.#show(main, length, (length / full) * MEASURES[tempo].stretch, follows);
  }

  #show(moment: Moment, length: number, stretch: number, follows: boolean): Promise<void> {
    this.end();
    this.#number += 1;
    this.now = { moment, length, stretch, number: this.#number, follows };
    play(moment.cue);
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.end(), length);
      this.#end = () => {
        clearTimeout(timer);
        this.now = null;
        this.#end = null;
        resolve();
      };
    });
  }

  /** Over, now. */
  end(): boolean {
    if (!this.#end) return false;
    this.#end();
    return true;
  }
}
