/** What a game brings to the table: its drawing, and how its options lie on it. The frame knows no game. */

import type { Component } from 'svelte';
import type { Explanation } from '../explain.svelte';
import type { Order } from '../orders.svelte';
import type { LogEvent, Option, Decision, Pieces, State, View } from '../protocol';
import type { Gesture } from '../settings.svelte';
import type { Staging } from '../stage/moments';
import type { Cue } from '../sounds';
import type { Catalogues } from '../words.svelte';
import type { TableStore } from '../table.svelte';

export interface BoardProps {
  table: TableStore;
  view: View;
  pieces: Pieces;
  /** On a phone: the place that is drawn large; null draws the whole board. */
  tab: string | null;
}

export interface OwnProps {
  table: TableStore;
  view: View;
  pieces: Pieces;
  seat: number;
  /** One row of 96 px, or the strip of a phone. */
  size: 'full' | 'row' | 'strip';
}

export interface PictureProps {
  option: { key: string; kind?: string };
  pieces: Pieces;
  view?: View | undefined;
}

export interface Phase {
  key: string;
  title: string;
  /** What happens in it. */
  text?: string;
  state: 'done' | 'now' | 'next';
}

export interface Tab {
  key: string;
  title: string;
  /** Dots in the tab: filled of all. */
  dots?: [number, number];
  icon?: string;
}

/** Something that is seen to move: a picture from one place to another. */
export interface Flight {
  picture: string;
  from: string;
  to: string;
  count?: number;
}

/** A piece that goes to a place by itself; several steps of one piece are one way. */
export interface Walk {
  /** Its own place, or its name in `data-piece`. */
  piece: string;
  to: string;
}

export interface Motion {
  flights?: Flight[];
  walks?: Walk[];
  /** Places that change: they light up for a moment. */
  changed?: string[];
  cue?: Cue;
}

/**
 * By kind of event: which part of a turn it belongs to (a turn of somebody else is shown part by part; empty goes with
 * any), and its weight in "since your last turn", where 0 is not worth a line.
 */
export type Told = Readonly<Record<string, readonly [part: string, weight: number]>>;

export interface ScoreRow {
  key: string;
  title: string;
  points: (number | null)[];
  /** It stands beside the total: what it is worth shows at the end. */
  later?: boolean;
}

/** One wish that takes several answers: each is chosen when its question is open, among the options that are offered then. */
export interface Errand {
  /** What it does, on a button. */
  text: string;
  /** The next answer; nothing once the wish is fulfilled, or where it cannot go on. */
  next(decision: Decision, view: View): string | null;
}

/** Something that an answer would leave unused; said once for each `about`. */
export interface Warning {
  about: string;
  text: string;
}

export interface GameBoard {
  texts: Catalogues | null;
  Board: Component<BoardProps>;
  OwnBoard: Component<OwnProps>;
  /** A small picture beside an option in the list. */
  Picture: Component<PictureProps> | null;
  /** Symbols that pictures and flights use. */
  Symbols: Component | null;
  /** The places on the board where an option can be chosen; none for an option that is in the list only. */
  targets(key: string, view: View): string[];
  /** What an option brings, where its name does not tell: the words of the card or tile. */
  says?(key: string, view: View, pieces: Pieces): string;
  /** Under which heading an option stands in a long list, as a title. */
  group(key: string, view: View, pieces: Pieces): string;
  /** What the big button proposes while nothing is chosen: to confirm what was laid out, or the only way on. Never the lazy answer. */
  primary(decision: Decision, view: View): string | null;
  /** The answer that only goes on, where there is one. */
  onward(decision: Decision, view: View): string | null;
  round(view: View): number | null;
  /** Something that everybody should know now: the last turns have begun. */
  note(view: View): string;
  phases(view: View): Phase[];
  /** One line about a seat: hand, money, dice. */
  status(view: View, seat: number): string;
  tabs(view: View): Tab[];
  /** The tab on which a place lies. */
  tabOf(place: string, view: View): string | null;
  motion(event: LogEvent, view: View): Motion | null;
  /** What every kind of event is to who looks on. */
  told?: Told;
  /** What a game brings onto the stage; fetched when it is first needed. */
  moments?(): Promise<Staging>;
  /** Who stands beside the winner at the end: the keys of their figures, the first one in front. */
  crew?(view: View, seat: number): string[];
  /** Events that the filter "fights" keeps. */
  isFight(kind: string): boolean;
  /** Rows of the score sheet while the match runs. */
  scores(view: View): ScoreRow[];
  /** Whether a part of the score is played for in this match; all are where this is left out. */
  plays?(part: string, shown: State): boolean;
  /** What the number beside a name means. */
  scoreSaid?(): string;
  explain(place: string, view: View, pieces: Pieces): Explanation | null;
  /** Keys that the drawing itself answers. */
  gestures?: readonly Gesture[];
  /** What a player may order once, to be answered until they take it back. */
  orders?: readonly Order[];
  /** What one more click can do at an option, or for the whole question where none is named: fill up a fight, a basket. */
  errand?(decision: Decision, view: View, pieces: Pieces, option: string | null): Errand | null;
  /** A piece that is dragged from one place and dropped on another. */
  drop?(from: string, onto: string, decision: Decision, view: View): Errand | null;
  /** May the piece at a place be dragged now? */
  carries?(place: string, decision: Decision, view: View): boolean;
  /** Is something left unused if this is answered? */
  warns?(key: string, decision: Decision, view: View, pieces: Pieces): Warning | null;
  /** An order that answers for the player until something happens, in words; nothing where none was given. */
  standing?(view: View): string;
}

export type { Option };
