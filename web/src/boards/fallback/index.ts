/** A game without a drawing: its view as a listing, its options in the prompt. */

import type { GameBoard } from '../board';
import Board from './Board.svelte';
import OwnBoard from './OwnBoard.svelte';

const numberIn = (view: Record<string, unknown>, name: string): number | null => {
  const value = view[name];
  return typeof value === 'number' ? value : null;
};

export const board: GameBoard = {
  texts: null,
  Board,
  OwnBoard,
  Picture: null,
  Symbols: null,
  targets: () => [],
  group: () => '',
  primary: (decision) => {
    const keys = decision.options.map((option) => option.key);
    if (keys.length === 1) return keys[0] ?? null;
    return keys.includes('confirm') ? 'confirm' : null;
  },
  onward: (decision) =>
    decision.options.find(({ key }) => ['continue', 'confirm', 'done', 'stop', 'pass'].includes(key))?.key ?? null,
  round: (view) => numberIn(view, 'round'),
  note: () => '',
  phases: () => [],
  status: () => '',
  tabs: () => [],
  tabOf: () => null,
  motion: () => null,
  isFight: () => false,
  scores: () => [],
  explain: () => null,
};
