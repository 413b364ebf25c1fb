/** What the server's messages mean, where several parts of the page ask the same. */

import type { LogEvent, Result } from './protocol';

/** Alone and together all succeed or fail; empty where the seats play against each other. */
export function endedTogether(result: Result | null | undefined): 'success' | 'failure' | '' {
  return result?.outcomes.find((each) => each === 'success' || each === 'failure') ?? '';
}

/** A new round, or a turn in it: games tell the one, the other or both. */
export function beginsRound(event: LogEvent): boolean {
  return event.kind === 'round-begins' || event.kind === 'turn-begins';
}
