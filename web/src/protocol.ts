/** What goes over the wire, by the names that the page uses. The shapes are the server's own (messages.ts). */

import type {
  Answer,
  ApiKey,
  Done,
  LeaveAsked,
  Me,
  Moved,
  Piece,
  Ping,
  Pong,
  Refused as RefusedAnswer,
  SeatTold,
  SpeakLanguage,
  State,
  TakeBack,
  ValueTitle,
} from './messages';

export type {
  ApiKey,
  Course,
  DecisionTold as Decision,
  Done,
  EventTold as LogEvent,
  GameInfo,
  GameOption,
  Hint,
  Invitation,
  LessonTold as Lesson,
  MatchAsked,
  MatchLine,
  MatchMade,
  Me,
  Moved,
  NameTitle,
  NoteTold as Note,
  OptionTold as Option,
  Piece,
  Problem as ProblemDetails,
  Refused as RefusedAnswer,
  RefusedTold as Refused,
  Rematch,
  ResultTold as Result,
  RuleBook,
  RuleText as Rule,
  Scores,
  SeatAsked,
  SeatTold as Seat,
  SessionTold as SessionLine,
  State,
  ValueTitle as OptionTitle,
  Verified,
  Why,
} from './messages';

export type Lang = Me['language'];
export const LANGUAGES: readonly Lang[] = ['en', 'es', 'fr'];

export type OptionValue = ValueTitle['value'];
export type SeatKind = SeatTold['kind'];
export type MatchState = State['state'];
export type Pace = State['pace'];
/** What a program with a key may do: look on, play, make matches. */
export type Scope = ApiKey['scopes'][number];
/** What leaving means for me: the match is forgotten, my seat is free again, the match ends, or a bot plays on. */
export type Leaving = LeaveAsked['how'];

export type Pieces = Record<string, Record<string, Piece>>;
/** What a seat sees; each board knows what its own game shows (view-types.ts). */
export type View = State['view'];

export type FromServer = State | Moved | Done | RefusedAnswer | Pong;
export type FromClient = Answer | TakeBack | SpeakLanguage | Ping;
