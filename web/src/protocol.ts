/** What goes over the wire, as docs/server/protocol.md says it. The page writes these shapes down once, here. */

export type Lang = 'en' | 'es' | 'fr';
export const LANGUAGES: readonly Lang[] = ['en', 'es', 'fr'];

export interface Me {
  id: string | null;
  name: string | null;
  kind: 'guest' | 'account' | null;
  language: Lang;
  csrf: string;
}

/** A browser in which one is signed in. */
export interface SessionLine {
  id: string;
  agent: string;
  made_at: string;
  used_at: string;
  expires_at: string;
  current: boolean;
}

// -- games ---------------------------------------------------------------------------------------------------------

export type OptionValue = boolean | number | string | (string | number)[] | null;

/** A value of an option, and with which numbers of seats and which values of the options before it it goes. */
export interface OptionTitle {
  value: OptionValue;
  title: string;
  seats: number[];
  needs: Record<string, OptionValue[]>;
}

export interface GameOption {
  name: string;
  title: string;
  help: string;
  rule: string;
  values: OptionTitle[];
}

export interface NameTitle {
  name: string;
  title: string;
}

export interface GameInfo {
  name: string;
  title: string;
  seats: number[];
  minutes: number | null;
  options: GameOption[];
  packs: NameTitle[];
  bots: NameTitle[];
  /** What its guided first match is called; empty where it has none. */
  lesson?: string;
  /** What is proposed to beginners for a match of their own, against one bot. */
  beginners?: { options: Record<string, OptionValue>; orders: string[] } | null;
}

export interface Rule {
  id: string;
  section: string;
  title: string;
  text: string;
  kind: string;
  why: string;
}

export interface RuleBook {
  game: string;
  sections: { code: string; title: string }[];
  rules: Rule[];
}

/** A card, tile, monster or other thing that a board draws. */
export interface Piece {
  name: string;
  text: string;
  figures: Record<string, unknown>;
}

export type Pieces = Record<string, Record<string, Piece>>;

// -- matches -------------------------------------------------------------------------------------------------------

export type SeatKind = 'person' | 'bot' | 'open' | 'device';
export type MatchState = 'room' | 'open' | 'running' | 'over' | 'closed';
export type Pace = 'live' | 'days';

export interface SeatAsked {
  kind: SeatKind;
  name?: string;
  bot?: string;
  me?: boolean;
}

/** What a program with a key may do: look on, play, make matches. */
export type Scope = 'read' | 'play' | 'host';

/** A key for programs; it is told once, when it is made. */
export interface ApiKey {
  id: string;
  label: string;
  scopes: Scope[];
  made_at: string;
  /** Keys of the first versions have no end. */
  expires_at: string | null;
  key?: string;
}

export interface MatchAsked {
  game: string;
  seats: SeatAsked[];
  options?: Record<string, OptionValue>;
  pack?: string;
  open?: boolean;
  pace?: Pace;
  /** What is spoken at the table. */
  language?: Lang;
  /** It begins when its host says so, and one link is good for all seats that wait for somebody. */
  room?: boolean;
  /** May anyone who has the address look on? */
  watch?: boolean;
}

export interface MatchMade {
  id: string;
  seats: { seat: number; kind: SeatKind; name: string; invite?: string }[];
}

export interface Seat {
  seat: number;
  name: string;
  kind: SeatKind;
  bot: string | null;
  here: boolean;
  acting: boolean;
  score: number | null;
  claimed?: boolean;
  invite?: string;
  resigned?: boolean;
  /** Agrees to end the match without a result. */
  ends?: boolean;
  /** From when on I may let a bot play for who is away. */
  bot_from?: string | null;
}

/** What leaving means for me: the match is forgotten, my seat is free again, the match ends, or a bot plays on. */
export type Leaving = 'delete' | 'leave' | 'close' | 'resign';

/** Something that happened at the table and is no answer. */
export interface Note {
  number: number;
  seq: number;
  kind: string;
  seat: number | null;
  text: string;
  at: string;
}

/** What somebody with an invite may know before they sit down. */
export interface Invitation {
  id: string;
  game: string;
  title: string;
  host: string;
  names: string[];
  free: number;
}

export interface Rematch {
  id: string;
  seat: number;
  invite?: string;
}

export interface MatchLine {
  id: string;
  game: string;
  title: string;
  state: MatchState;
  seats: Seat[];
  your_seats: number[];
  waiting_for_you: boolean;
  moved_at: string;
  round: number | null;
  private?: boolean;
  pace?: Pace;
  language?: Lang;
  host?: boolean;
  /** A guided match. */
  lesson?: boolean;
}

export interface Option {
  key: string;
  kind: string;
  text: string;
  preview: string | null;
  final: boolean;
}

export interface Refused {
  key: string;
  text: string;
  reason: string;
}

export interface Decision {
  seat: number;
  number: number;
  key: string;
  text: string;
  forced: boolean;
  rules: string[];
  options: Option[];
  refused: Refused[];
}

/** A fact: its number in this viewer's log, after how many answers, and the sentence. */
export interface LogEvent {
  at: number;
  seq: number;
  kind: string;
  seat: number | null;
  text: string;
  facts: Record<string, unknown>;
}

export interface Result {
  outcomes: string[];
  outcome_texts?: string[];
  scores: number[];
  parts: { key: string; title: string; points: number[] }[];
  ranking: number[][];
  tie_breaks: string[];
  grade: string;
}

export type View = Record<string, unknown>;

/** A match as one viewer may see it. */
/** Where a guided match stands. `take` is the answer that a step waits for; `at` are places to point at. */
export interface Lesson {
  name: string;
  title: string;
  /** The piece that speaks: "class:peasant". */
  guide: string;
  guided: boolean;
  phase: 'step' | 'others' | 'alone' | 'done';
  step: number;
  steps: number;
  heading: string;
  text: string;
  take: string;
  at: string[];
}

export interface State {
  type: 'state';
  id: string;
  seq: number;
  game: string;
  title: string;
  seat: number | 'device' | null;
  over: boolean;
  state: MatchState;
  reason?: string | null;
  seats: Seat[];
  view: View;
  decisions: Decision[];
  waiting: { seat: number; text: string }[];
  may_take_back: boolean;
  take_back_reason: string | null;
  result: Result | null;
  commitment: string;
  host?: boolean;
  private?: boolean;
  pace?: Pace;
  your_seats?: number[];
  /** The options of the game that were chosen when the match was made. */
  options?: Record<string, OptionValue>;
  pack?: string;
  watch?: boolean;
  /** A seat is kept for me. */
  awaits_you?: boolean;
  may_start?: boolean;
  leaving?: Leaving | null;
  rematch?: { id: string; seat: number | null } | null;
  notes?: Note[];
  lesson?: Lesson | null;
  chosen?: string | null;
  log?: { next: number; events: LogEvent[] };
}

export interface Moved {
  type: 'moved';
  seq: number;
  events: LogEvent[];
  state: State;
}

export interface Done {
  type: 'done';
  id: string | number | null;
  seq: number;
}

export interface RefusedAnswer {
  type: 'refused';
  id: string | number | null;
  code: string;
  detail: string;
}

export type FromServer = State | Moved | Done | RefusedAnswer | { type: 'pong' };

export type FromClient =
  | { type: 'answer'; seat: number; number: number; key: string; id: string }
  | { type: 'take-back'; seat: number; id: string }
  | { type: 'language'; lang: Lang }
  | { type: 'ping' };

export interface Hint {
  key: string;
  text?: string;
  reason: string;
}

export interface Why {
  rules: { id: string; title: string; text: string }[];
}

export interface Scores {
  at: number[];
  scores: (number | null)[][];
}

/** Marks on the way through a match: `at` counts the answers before each. */
export interface Course {
  length: number;
  rounds: { round: number; at: number }[];
  turns: number[];
  take_backs: { seat: number; at: number }[];
}

export interface Verified {
  commitment: string;
  seed: string;
  checked: number;
  hashes: { at: number; recorded: string; found: string }[];
  ok: boolean;
}

export interface ProblemDetails {
  type: string;
  title: string;
  status: number;
  detail: string;
  code: string;
}
