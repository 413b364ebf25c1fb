/** From src/muster/server/messages.py, made by scripts/describe_types. */

/** Who is asking. A visitor who has not said a name yet has none and no id. */
export type Me = {
  id: string | null;
  name: string | null;
  kind: 'account' | 'guest' | null;
  language: 'en' | 'es' | 'fr';
  csrf: string;
};

export type NameAsked = {
  name: string;
};

export type LanguageAsked = {
  language: 'en' | 'es' | 'fr';
};

export type AccountAsked = {
  name: string;
  password: string;
};

export type LoginAsked = {
  name: string;
  password: string;
};

/** Another password; who knows the old one may choose it. */
export type PasswordAsked = {
  old: string;
  new: string;
};

/** An account gives its password; a guest has none. */
export type DeletionAsked = {
  password?: string | null;
};

/** A browser in which someone is logged in; `current` is the one that asks. */
export type SessionTold = {
  id: string;
  agent: string;
  made_at: string;
  used_at: string;
  expires_at: string;
  current: boolean;
};

/** A key for a program. It may look on whatever its scopes are. */
export type KeyAsked = {
  label: string;
  scopes?: ('host' | 'play' | 'read')[];
  days?: number;
};

/** A key for clients without a browser; `key` is there only in the answer to its making. */
export type ApiKey = {
  id: string;
  label: string;
  scopes: ('host' | 'play' | 'read')[];
  made_at: string;
  expires_at: string | null;
  key?: string;
};

export type PersonKept = {
  id: string;
  name: string;
  kind: string;
  language: string;
  made_at: string;
};

export type AnswerKept = {
  number: number;
  seat: number;
  key: string;
  at: string;
};

/** A match of mine: my answers, and the whole record when it is over. */
export type MatchKept = {
  id: string;
  game: string;
  state: string;
  made_at: string;
  options: Record<string, boolean | number | string | (string | number)[] | null>;
  host: boolean;
  your_seats: number[];
  answers: AnswerKept[];
  record: string | null;
};

/** All that is kept of a person; passwords, sessions and keys are kept as hashes, which are told to nobody. */
export type Export = {
  person: PersonKept;
  sessions: SessionTold[];
  keys: ApiKey[];
  matches: MatchKept[];
};

/** A value of an option: with which numbers of seats and which values of options before it it goes. */
export type ValueTitle = {
  value: boolean | number | string | (string | number)[] | null;
  title: string;
  seats: number[];
  needs: Record<string, (boolean | number | string | (string | number)[] | null)[]>;
};

export type GameOption = {
  name: string;
  title: string;
  help: string;
  rule: string;
  values: ValueTitle[];
};

export type NameTitle = {
  name: string;
  title: string;
};

export type BeginnersTold = {
  options: Record<string, boolean | number | string | (string | number)[] | null>;
  orders: string[];
};

export type GameInfo = {
  name: string;
  title: string;
  seats: number[];
  minutes: number | null;
  options: GameOption[];
  packs: NameTitle[];
  bots: NameTitle[];
  lesson: string;
  beginners: BeginnersTold | null;
};

export type SectionText = {
  code: string;
  title: string;
};

export type RuleText = {
  id: string;
  section: string;
  title: string;
  text: string;
  kind: string;
  why: string;
};

export type RuleBook = {
  game: string;
  sections: SectionText[];
  rules: RuleText[];
};

/** A card, tile, monster or other thing that a board draws. */
export type Piece = {
  name: string;
  text: string;
  figures: Record<string, unknown>;
  signs?: [string, string][][];
};

/** One seat of a new match. The first seat of a person is the host's, unless another says `me`. */
export type SeatAsked = {
  kind: 'bot' | 'device' | 'open' | 'person';
  name?: string;
  bot?: string | null;
  me?: boolean;
};

/** A new match. `language` is what is spoken at the table: the one of the request where it is not said. `room`: it begins when its host says so, and one invite is good for all seats that wait for someone. `watch`: may whoever has the address look on; where it is not said, at open tables only. `shared`: may a guest take several seats, for several people at one screen. */
export type MatchAsked = {
  game: string;
  seats: SeatAsked[];
  options?: Record<string, boolean | number | string | (string | number)[] | null>;
  pack?: string | null;
  open?: boolean;
  pace?: 'days' | 'live';
  language?: 'en' | 'es' | 'fr' | null;
  room?: boolean;
  watch?: boolean | null;
  shared?: boolean;
};

/** The guided first match of a game. */
export type LessonAsked = {
  game: string;
};

/** Leave the lesson of a guided match, or go on with it. */
export type GuideAsked = {
  guided: boolean;
};

export type SeatMade = {
  seat: number;
  kind: 'bot' | 'device' | 'open' | 'person';
  name: string;
  invite?: string;
};

export type MatchMade = {
  id: string;
  seats: SeatMade[];
};

/** Sit down with the secret of an invite, or on an open seat. */
export type ClaimAsked = {
  invite?: string | null;
  seat?: number | null;
};

/** The secret of an invite, shown this once. */
export type Invite = {
  seat: number;
  invite: string;
};

/** The secret of an invite, to see where it leads before sitting down. */
export type InviteShown = {
  invite: string;
};

/** What someone with an invite may know of a match before they sit down. */
export type Invitation = {
  id: string;
  game: string;
  title: string;
  host: string;
  names: string[];
  free: number;
};

/** `how` is what leaving means as it was shown: where it means something else by now, nothing is done. */
export type LeaveAsked = {
  how: 'close' | 'delete' | 'leave' | 'resign';
};

export type EndAsked = {
  agree: boolean;
};

/** Is the match ended? If not, someone has still to agree. */
export type Ended = {
  ended: boolean;
};

export type WatchAsked = {
  allowed: boolean;
};

/** The match that the same people play next; `invite` only for who made it, for seats whose people are gone. */
export type Rematch = {
  id: string;
  seat: number;
  invite?: string;
};

export type Claimed = {
  id: string;
  seat: number;
};

export type BotAsked = {
  bot?: string | null;
};

/** A match in a list. */
export type MatchLine = {
  id: string;
  game: string;
  title: string;
  state: 'closed' | 'open' | 'over' | 'room' | 'running';
  seats: SeatTold[];
  your_seats: number[];
  waiting_for_you: boolean;
  moved_at: string;
  round: number | null;
  private: boolean;
  pace: 'days' | 'live';
  language: 'en' | 'es' | 'fr';
  host: boolean;
  leaving: 'close' | 'delete' | 'leave' | 'resign' | null;
  awaits_you: boolean;
  lesson: boolean;
};

export type SeatTold = {
  seat: number;
  name: string;
  kind: 'bot' | 'device' | 'open' | 'person';
  bot: string | null;
  here: boolean;
  acting: boolean;
  score: number | null;
  claimed: boolean;
  resigned: boolean;
  ends: boolean;
  bot_from: string | null;
};

export type AnswerAsked = {
  seat: number;
  number: number;
  key: string;
};

export type TakeBackAsked = {
  seat: number;
};

/** An answer or a take-back is stored; how many lines the match has now. */
export type Stored = {
  seq: number;
};

/** Something that happened at the table after `seq` answers and is none itself. */
export type NoteTold = {
  number: number;
  seq: number;
  kind: string;
  seat: number | null;
  text: string;
  at: string;
};

/** Where a guided match stands. `take` is the key of the answer that the step waits for; while the others play and when the steps are done it is empty. `at`: places that the arrow points at, where it is not the option's own. */
export type LessonTold = {
  name: string;
  title: string;
  guide: string;
  guided: boolean;
  phase: 'alone' | 'done' | 'others' | 'step';
  step: number;
  steps: number;
  heading: string;
  text: string;
  take: string;
  at: string[];
};

/** Someone plays again with the same people: the match, and whose seat asked for it. */
export type RematchTold = {
  id: string;
  seat: number | null;
};

export type OptionTold = {
  key: string;
  kind: string;
  text: string;
  preview: string | null;
  final: boolean;
};

export type RefusedTold = {
  key: string;
  text: string;
  reason: string;
};

export type DecisionTold = {
  seat: number;
  number: number;
  key: string;
  text: string;
  forced: boolean;
  rules: string[];
  options: OptionTold[];
  refused: RefusedTold[];
};

/** Someone else is asked; what, in the words of the question where it gives nothing away. */
export type WaitingTold = {
  seat: number;
  text: string;
};

/** A fact: its number in this viewer's log, after how many answers, and the sentence. */
export type EventTold = {
  at: number;
  seq: number;
  kind: string;
  seat: number | null;
  text: string;
  facts: Record<string, unknown>;
};

export type LogTold = {
  next: number;
  events: EventTold[];
};

export type PartTold = {
  key: string;
  title: string;
  points: number[];
};

/** How a match ended; `parts` are the rows of the score sheet, a figure per seat. */
export type ResultTold = {
  outcomes: string[];
  outcome_texts: string[];
  scores: number[];
  parts: PartTold[];
  ranking: number[][];
  tie_breaks: string[];
  grade: string;
};

/** A match as one viewer may see it. */
export type State = {
  seq: number;
  id: string;
  game: string;
  title: string;
  seat: number | 'device' | null;
  over: boolean;
  state: 'closed' | 'open' | 'over' | 'room' | 'running';
  reason: string | null;
  seats: SeatTold[];
  view: Record<string, unknown>;
  decisions: DecisionTold[];
  waiting: WaitingTold[];
  may_take_back: boolean;
  take_back_reason: string | null;
  result: ResultTold | null;
  commitment: string;
  host: boolean;
  private: boolean;
  pace: 'days' | 'live';
  your_seats: number[];
  options: Record<string, boolean | number | string | (string | number)[] | null>;
  pack: string;
  watch: boolean;
  shared: boolean;
  awaits_you: boolean;
  may_start: boolean;
  leaving: 'close' | 'delete' | 'leave' | 'resign' | null;
  rematch: RematchTold | null;
  notes: NoteTold[];
  lesson: LessonTold | null;
  views?: Record<string, Record<string, unknown>>;
  chosen?: string | null;
  log?: LogTold;
  type: 'state';
};

export type Moved = {
  seq: number;
  events: EventTold[];
  state: State;
  type: 'moved';
};

export type Hint = {
  key: string;
  text: string;
  reason: string;
};

export type WhyRule = {
  id: string;
  title: string;
  text: string;
};

export type Why = {
  rules: WhyRule[];
};

export type EventsTold = {
  events: EventTold[];
  next: number;
};

/** Points over the match: `scores[i][seat]` after `at[i]` answers. */
export type Scores = {
  at: number[];
  scores: ((number | null)[])[];
};

export type RoundBegins = {
  round: number;
  at: number;
};

export type TookBack = {
  seat: number;
  at: number;
};

/** Marks on the way through a match of `length` answers: `at` is the number of answers before each. */
export type Course = {
  length: number;
  rounds: RoundBegins[];
  turns: number[];
  take_backs: TookBack[];
};

export type PlayOnAsked = {
  at: number;
  seat: number;
};

export type RecordAsked = {
  record: string;
};

export type MatchId = {
  id: string;
};

export type HashFound = {
  at: number;
  recorded: string;
  found: string;
};

/** The match played again from its seed: does the seed fit the commitment, and every hash the state? */
export type Verified = {
  commitment: string;
  seed: string;
  checked: number;
  hashes: HashFound[];
  ok: boolean;
};

export type Answer = {
  seat: number;
  number: number;
  key: string;
  id?: number | string | null;
  type: 'answer';
};

export type TakeBack = {
  seat: number;
  id?: number | string | null;
  type: 'take-back';
};

export type SpeakLanguage = {
  lang: 'en' | 'es' | 'fr';
  id?: number | string | null;
  type: 'language';
};

/** Look with other eyes of this device: hot-seat after the hand-over. */
export type LookFrom = {
  seat: number | 'device' | null;
  id?: number | string | null;
  type: 'seat';
};

export type Ping = {
  id?: number | string | null;
  type: 'ping';
};

export type Done = {
  id: number | string | null;
  seq: number;
  type: 'done';
};

export type Refused = {
  id: number | string | null;
  code: string;
  detail: string;
  type: 'refused';
};

export type Pong = {
  id: number | string | null;
  seq: number;
  type: 'pong';
};

/** An error as problem details (RFC 9457); `detail` is a sentence, `code` is stable. */
export type Problem = {
  type: string;
  title: string;
  status: number;
  detail: string;
  code: string;
};
