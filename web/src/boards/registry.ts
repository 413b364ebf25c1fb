/** Boards are fetched when a table of their game is opened; a game without a drawing gets the list. */

import { loadFigures } from '../art/figures';
import type { GameBoard } from './board';

const BOARDS: Record<string, () => Promise<{ board: GameBoard }>> = {
  'meeples-and-monsters': () => import('./meeples-and-monsters/index'),
  'monster-lands': () => import('./monster-lands/index'),
  euthia: () => import('./euthia/index'),
};

export async function boardOf(game: string): Promise<GameBoard> {
  void loadFigures(game); // beside the board, not after it
  const load = BOARDS[game] ?? (() => import('./fallback/index'));
  return (await load()).board;
}
