/** What the server's messages mean, where several parts of the page ask the same. */

import type { GameBoard } from './boards/board';
import type { LogEvent, Result, State } from './protocol';

/** Alone and together all succeed or fail; empty where the seats play against each other. */
export function endedTogether(result: Result | null | undefined): 'success' | 'failure' | '' {
  return result?.outcomes.find((each) => each === 'success' || each === 'failure') ?? '';
}

/** A figure with the true minus sign. */
export function figure(value: number | string): string {
  return String(value).replace(/-(?=\d)/, '−');
}

/** Where the points came from: a module that is not in play has no row; where it is, nought is an answer. */
export function rowsOf(ended: State | null, board: GameBoard | null): Result['parts'] {
  const parts = ended?.result?.parts ?? [];
  return parts.filter(
    (part) => part.points.some((points) => points !== 0) || !ended || board?.plays?.(part.key, ended) !== false,
  );
}

/** A new round, or a turn in it: games tell the one, the other or both. */
export function beginsRound(event: LogEvent): boolean {
  return event.kind === 'round-begins' || event.kind === 'turn-begins';
}
