/**
 * Each game's board stands in the folder of its name and is fetched when a table of that game is opened; a game without a
 * drawing gets the list.
 */

import { loadFigures } from '../art/figures';
import type { GameBoard } from './board';

const BOARDS = import.meta.glob<{ board: GameBoard }>('./*/index.ts');

export async function boardOf(game: string): Promise<GameBoard> {
  void loadFigures(game); // beside the board, not after it
  const load = BOARDS[`./${game}/index.ts`] ?? (() => import('./fallback/index'));
  return (await load()).board;
}
