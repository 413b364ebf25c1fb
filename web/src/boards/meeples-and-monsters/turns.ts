/** What every event of the game is to who looks on: the part of a turn, and how much it matters to who was away. */

import type { Told } from '../board';

/** By kind: the part of a turn to which it belongs, and its weight in "since your last turn"; 0 is not worth a line. */
export const TOLD = {
  'take-back': ['', 0],
  'first-player': ['', 0],
  'turn-begins': ['', 0],
  'final-turns': ['draw', 9],
  'game-ends': ['draw', 9],
  'meeples-drawn': ['draw', 0],
  'bag-refilled': ['draw', 0],
  'meeple-gained': ['resolve', 1],
  'meeple-returned': ['resolve', 0],
  'nothing-left': ['resolve', 0],
  'meeple-rebagged': ['resolve', 0],
  'peasants-fled': ['resolve', 2],
  'unit-stays': ['resolve', 0],
  'vp-gained': ['resolve', 2],
  'ability-used': ['develop', 1],
  researched: ['develop', 1],
  'tile-built': ['develop', 4],
  'builder-joined': ['develop', 0],
  levelled: ['develop', 4],
  'level-unpaid': ['develop', 0],
  assigned: ['send', 0],
  passed: ['send', 1],
  'location-used': ['resolve', 2],
  'room-done': ['resolve', 4],
  'room-turned-up': ['resolve', 1],
  'monster-beaten': ['resolve', 6],
  'token-paid': ['resolve', 3],
  'hill-taken': ['resolve', 5],
  'hill-paid': ['resolve', 1],
  'quests-drawn': ['draw', 1],
  'quest-discarded': ['draw', 0],
  'quest-completed': ['resolve', 6],
  'quest-scored': ['resolve', 5],
  'quest-failed': ['resolve', 4],
  'effect-used': ['resolve', 1],
  'monster-arrives': ['draw', 3],
  'council-arrives': ['draw', 8],
  'tile-turned-up': ['draw', 0],
  'unit-returns': ['draw', 0],
} as const satisfies Told;

export type Kind = keyof typeof TOLD;
