/** What is worth a stage: a roll, a fight, a death, the end. Made from what the table was told; nothing is invented. */

import type { Decision, LogEvent, Pieces, View } from '../protocol';
import type { StagedFor } from '../settings.svelte';
import type { Cue } from '../sounds';

/** Whom it concerns: me, everybody at the table, or somebody else. */
export type About = 'mine' | 'all' | 'rival';
export type Tone = 'good' | 'bad' | 'grim' | 'grand';
/** What is drawn behind it. */
export type Scene = 'fight' | 'gate' | 'moon' | 'road' | 'hall' | 'grave';

/** Somebody or something on the stage: by its figure, or by a symbol of the board. */
export interface Actor {
  piece: string;
  symbol?: string;
  /** A body without its frame: Monsters stand in the scene, people look out of their portraits. */
  cut?: boolean;
  name: string;
  /** A short line under the name. */
  note?: string;
  seat?: number;
}

export type DieColour = 'red' | 'purple' | 'yellow' | 'black' | 'bone' | 'grey';

export interface Thrown {
  colour: DieColour;
  face: number;
  /** Short words under it where its number is not what counts. */
  said?: string;
  /** It counts: others lie in the shade. */
  counts: boolean;
}

/** Something that flies into the sum. */
export interface Addend {
  value: number;
  /** Where it comes from, in a word or two; empty where the picture says it. */
  text: string;
  symbol?: string;
}

/** A height on the ladder, and what reaching it means. */
export interface Threshold {
  at: number;
  text: string;
  tone: Tone;
}

export interface Ladder {
  total: number;
  thresholds: Threshold[];
}

export interface Verdict {
  text: string;
  tone: Tone;
}

/** One to two seconds on the stage. */
export interface Moment {
  about: About;
  /** 1 small, 2 an ordinary fight, 3 what everybody looks up for. */
  weight: 1 | 2 | 3;
  scene: Scene;
  heading: string;
  title: string;
  left: Actor[];
  right: Actor | null;
  dice: Thrown[];
  addends: Addend[];
  ladder: Ladder | null;
  verdict: Verdict | null;
  /** What it brings, in the sentences of the log. */
  brings: string[];
  cue: Cue;
}

/** What a game's moments are made from: a message's events, and the view before and after it. */
export interface Happening {
  events: readonly LogEvent[];
  before: View;
  after: View;
  pieces: Pieces;
  /** The seats of whoever looks. */
  mine: readonly number[];
  nameOf(seat: number): string;
}

/** A question of mine in the middle of a roll or a fight: its options are cards on the stage. */
export interface Asked extends Pick<Happening, 'pieces' | 'mine' | 'nameOf'> {
  decision: Decision;
  view: View;
}

/** What a game brings onto the stage. */
export interface Staging {
  moments(happening: Happening): Moment[];
  asks?(asked: Asked): Moment | null;
}

const EMPTY = {
  left: [],
  right: null,
  dice: [],
  addends: [],
  ladder: null,
  verdict: null,
  brings: [],
  heading: '',
} satisfies Partial<Moment>;

/** A moment with what is said about it; the rest is empty. */
export function moment(said: Partial<Moment> & Pick<Moment, 'about' | 'weight' | 'scene' | 'title' | 'cue'>): Moment {
  return { ...EMPTY, ...said };
}

/** Every kind of event has been thought of. One that a newer server tells stays on the board and in the log. */
export function quiet(_kind: never): Moment[] {
  return [];
}

/** Whose moments are wanted on the stage; an ordinary fight of a rival stays on the board. */
export function isWanted(each: Moment, staged: StagedFor): boolean {
  if (each.about !== 'rival' || staged === 'all') return true;
  return staged === 'fights' && each.weight === 3;
}

/** A moment in a line: a whole sentence says it all, a name needs its word. */
function shortly({ title, verdict }: Moment): string {
  return verdict && !title.endsWith('.') ? `${title}: ${verdict.text}` : title;
}

/** Several moments at once become one: the weightiest is played, the others are told below it. */
export function merged(moments: readonly Moment[]): Moment | null {
  const rank = (each: Moment): number => each.weight + (each.about === 'mine' ? 0.5 : 0);
  const main = moments.reduce<Moment | null>((best, each) => (best && rank(best) > rank(each) ? best : each), null);
  if (!main || moments.length === 1) return main;
  const others = moments.filter((each) => each !== main).map(shortly);
  return { ...main, brings: [...new Set([...main.brings, ...others])].slice(0, 4) };
}

/** ms at normal tempo, from the curtain to the last word. Nothing takes longer than two seconds. */
export const LONGEST = 2000;
export const TIMES = { enter: 240, dice: 700, addend: 110, stamp: 260, hold: 520 } as const;

/** When each part of a moment begins, in ms at normal tempo; what there is not takes no time. */
export interface Score {
  dice: number;
  sum: number;
  /** From one addend to the next. */
  step: number;
  stamp: number;
  end: number;
}

export function score(each: Moment): Score {
  const dice = TIMES.enter * 0.5;
  const sum = each.dice.length ? dice + TIMES.dice : TIMES.enter;
  const room = LONGEST - sum - TIMES.stamp - TIMES.hold;
  const step = each.addends.length ? Math.min(TIMES.addend * 2, room / each.addends.length) : 0;
  const stamp = sum + step * each.addends.length;
  const hold = each.dice.length || each.addends.length ? TIMES.hold : TIMES.hold * 1.7;
  return { dice, sum, step, stamp, end: Math.min(LONGEST, stamp + TIMES.stamp + hold) };
}
