/** "Since your last turn": what others did, in three lines, with the places where it happened. */

import type { GameBoard } from '../boards/board';
import type { LogEvent, View } from '../protocol';

export const MOST_LINES = 3;

export interface RecapLine {
  event: LogEvent;
  places: string[];
}

export interface Recap {
  lines: RecapLine[];
  /** How much more there was; it stands in the log. */
  more: number;
}

/** The weightiest events in the order in which they happened; none where nothing weighs anything. */
export function recapOf(board: GameBoard, events: readonly LogEvent[], view: View): Recap | null {
  const weighed = events
    .map((event) => ({ event, weight: board.told?.[event.kind]?.[1] ?? 0 }))
    .filter(({ weight }) => weight > 0);
  const kept = new Set(
    [...weighed]
      .sort((one, other) => other.weight - one.weight || other.event.at - one.event.at)
      .slice(0, MOST_LINES)
      .map(({ event }) => event),
  );
  if (!kept.size) return null;
  const lines = events
    .filter((event) => kept.has(event))
    .map((event) => ({ event, places: placesOf(board, event, view) }));
  return { lines, more: weighed.length - lines.length };
}

function placesOf(board: GameBoard, event: LogEvent, view: View): string[] {
  const motion = board.motion(event, view);
  const places = [...(motion?.changed ?? []), ...(motion?.flights ?? []).map((flight) => flight.to)];
  return [...new Set(places)].slice(0, 4);
}
