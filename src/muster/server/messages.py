"""What is said over the wire, as typed records: the contract with the page and with every other client."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

Id = Annotated[str, Meta(min_length=1, max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Key = Annotated[str, Meta(min_length=1, max_length=200)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Lang = Literal["en", "es", "fr"]
SeatKind = Literal["person", "bot", "open", "device"]
Pace = Literal["live", "days"]
OptionValue = bool | int | str | list[str | int] | None
MatchState = Literal["open", "running", "over", "closed"]


# -- people ------------------------------------------------------------------------------------------------------------


class Me(Struct):
    """Who is asking. A visitor who has not said a name yet has none and no id."""

    id: str | None
    name: str | None
    kind: Literal["guest", "account"] | None
    language: Lang
    csrf: str


class NameAsked(Struct, forbid_unknown_fields=True):
    name: Name


class LanguageAsked(Struct, forbid_unknown_fields=True):
    language: Lang


class AccountAsked(Struct, forbid_unknown_fields=True):
    name: Name
    password: Password


class KeyAsked(Struct, forbid_unknown_fields=True):
    label: Name


class ApiKey(Struct):
    """A key for clients without a browser; ``key`` is there only in the answer to its making."""

    id: str
    label: str
    made_at: str
    key: str | UnsetType = UNSET


# -- games -------------------------------------------------------------------------------------------------------------


class ValueTitle(Struct):
    value: OptionValue
    title: str


class GameOption(Struct):
    name: str
    title: str
    help: str
    rule: str
    values: list[ValueTitle]


class NameTitle(Struct):
    name: str
    title: str


class GameInfo(Struct):
    name: str
    title: str
    seats: list[int]
    minutes: int | None
    options: list[GameOption]
    packs: list[NameTitle]
    bots: list[NameTitle]


class SectionText(Struct):
    code: str
    title: str


class RuleText(Struct):
    id: str
    section: str
    title: str
    text: str
    kind: str
    why: str


class RuleBook(Struct):
    game: str
    sections: list[SectionText]
    rules: list[RuleText]


class Piece(Struct):
    """A card, tile, monster or other thing that a board draws."""

    name: str
    text: str
    figures: dict[str, Any]


Pieces = dict[str, dict[str, Piece]]


# -- making matches ----------------------------------------------------------------------------------------------------


class SeatAsked(Struct, forbid_unknown_fields=True):
    """One seat of a new match. The first seat of a person is the host's, unless another says ``me``."""

    kind: SeatKind
    name: Annotated[str, Meta(max_length=40)] = ""
    bot: Annotated[str, Meta(max_length=40)] | None = None
    me: bool = False


class MatchAsked(Struct, forbid_unknown_fields=True):
    """A new match. ``language`` is what is spoken at the table: the one of the request where it is not said."""

    game: Annotated[str, Meta(max_length=60)]
    seats: Annotated[list[SeatAsked], Meta(min_length=1, max_length=8)]
    options: dict[str, OptionValue] = {}
    pack: Annotated[str, Meta(max_length=60)] | None = None
    open: bool = False
    pace: Pace = "live"
    language: Lang | None = None


class SeatMade(Struct):
    seat: int
    kind: SeatKind
    name: str
    invite: str | UnsetType = UNSET


class MatchMade(Struct):
    id: str
    seats: list[SeatMade]


class ClaimAsked(Struct, forbid_unknown_fields=True):
    """Sit down with the secret of an invite, or on an open seat."""

    invite: Annotated[str, Meta(min_length=8, max_length=100)] | None = None
    seat: SeatNumber | None = None


class Invite(Struct):
    """The secret of an invite, shown this once."""

    seat: int
    invite: str


class Claimed(Struct):
    id: str
    seat: int


class BotAsked(Struct, forbid_unknown_fields=True):
    bot: Annotated[str, Meta(max_length=40)] | None = None


class MatchLine(Struct):
    """A match in a list."""

    id: str
    game: str
    title: str
    state: MatchState
    seats: list[SeatTold]
    your_seats: list[int]
    waiting_for_you: bool
    moved_at: str
    round: int | None
    private: bool
    pace: Pace
    language: Lang
    host: bool


# -- playing -----------------------------------------------------------------------------------------------------------


class AnswerAsked(Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    number: Annotated[int, Meta(ge=0, le=10_000_000)]
    key: Key


class TakeBackAsked(Struct, forbid_unknown_fields=True):
    seat: SeatNumber


class Stored(Struct):
    """An answer or a take-back is stored; the match has so many lines now."""

    seq: int


class SeatTold(Struct):
    seat: int
    name: str
    kind: SeatKind
    bot: str | None
    here: bool
    acting: bool
    score: int | None
    claimed: bool


class OptionTold(Struct):
    key: str
    kind: str
    text: str
    preview: str | None
    final: bool


class RefusedTold(Struct):
    key: str
    text: str
    reason: str


class DecisionTold(Struct):
    seat: int
    number: int
    key: str
    text: str
    forced: bool
    rules: list[str]
    options: list[OptionTold]
    refused: list[RefusedTold]


class WaitingTold(Struct):
    """Somebody else is asked; what, in the words of the question where it gives nothing away."""

    seat: int
    text: str


class EventTold(Struct):
    """A fact: its number in this viewer's log, after how many answers, and the sentence."""

    at: int
    seq: int
    kind: str
    seat: int | None
    text: str
    facts: dict[str, Any]


class LogTold(Struct):
    next: int
    events: list[EventTold]


class PartTold(Struct):
    key: str
    title: str
    points: list[int]


class ResultTold(Struct):
    """How a match ended; ``parts`` are the rows of the score sheet, a figure per seat."""

    outcomes: list[str]
    outcome_texts: list[str]
    scores: list[int]
    parts: list[PartTold]
    ranking: list[list[int]]
    tie_breaks: list[str]
    grade: str


class State(Struct, tag_field="type", tag="state"):
    """A match as one viewer may see it."""

    seq: int
    id: str
    game: str
    title: str
    seat: int | Literal["device"] | None
    over: bool
    state: MatchState
    reason: str | None
    seats: list[SeatTold]
    view: dict[str, Any]
    decisions: list[DecisionTold]
    waiting: list[WaitingTold]
    may_take_back: bool
    take_back_reason: str | None
    result: ResultTold | None
    commitment: str
    host: bool
    private: bool
    pace: Pace
    your_seats: list[int]
    options: dict[str, Any]
    pack: str
    views: dict[str, dict[str, Any]] | UnsetType = UNSET
    chosen: str | UnsetType | None = UNSET
    log: LogTold | UnsetType = UNSET


class Moved(Struct, tag_field="type", tag="moved"):
    seq: int
    events: list[EventTold]
    state: State


class Hint(Struct):
    key: str
    text: str
    reason: str


class WhyRule(Struct):
    id: str
    title: str
    text: str


class Why(Struct):
    rules: list[WhyRule]


class EventsTold(Struct):
    events: list[EventTold]
    next: int


class Scores(Struct):
    """Points over the match: ``scores[i][seat]`` after ``at[i]`` answers."""

    at: list[int]
    scores: list[list[int | None]]


class RoundBegins(Struct):
    round: int
    at: int


class TookBack(Struct):
    seat: int
    at: int


class Course(Struct):
    """Marks on the way through a match of ``length`` answers: ``at`` is the number of answers before each."""

    length: int
    rounds: list[RoundBegins]
    turns: list[int]
    take_backs: list[TookBack]


class PlayOnAsked(Struct, forbid_unknown_fields=True):
    at: Annotated[int, Meta(ge=0, le=1_000_000)]
    seat: SeatNumber


class RecordAsked(Struct, forbid_unknown_fields=True):
    record: Annotated[str, Meta(min_length=1)]


class MatchId(Struct):
    id: str


class HashFound(Struct):
    at: int
    recorded: str
    found: str


class Verified(Struct):
    """The match played again from its seed: does the seed fit the commitment, and every hash the state?"""

    commitment: str
    seed: str
    checked: int
    hashes: list[HashFound]
    ok: bool


# -- the WebSocket -----------------------------------------------------------------------------------------------------


class Answer(Struct, tag_field="type", tag="answer", forbid_unknown_fields=True):
    seat: SeatNumber
    number: Annotated[int, Meta(ge=0, le=10_000_000)]
    key: Key
    id: int | Id | None = None


class TakeBack(Struct, tag_field="type", tag="take-back", forbid_unknown_fields=True):
    seat: SeatNumber
    id: int | Id | None = None


class SpeakLanguage(Struct, tag_field="type", tag="language", forbid_unknown_fields=True):
    lang: Lang
    id: int | Id | None = None


class LookFrom(Struct, tag_field="type", tag="seat", forbid_unknown_fields=True):
    """Look with other eyes of this device: hot-seat after the hand-over."""

    seat: SeatNumber | Literal["device"] | None
    id: int | Id | None = None


class Ping(Struct, tag_field="type", tag="ping", forbid_unknown_fields=True):
    id: int | Id | None = None


FromClient = Answer | TakeBack | SpeakLanguage | LookFrom | Ping


class Done(Struct, tag_field="type", tag="done"):
    id: int | str | None
    seq: int


class Refused(Struct, tag_field="type", tag="refused"):
    id: int | str | None
    code: str
    detail: str


class Pong(Struct, tag_field="type", tag="pong"):
    id: int | str | None
    seq: int


class Problem(Struct, omit_defaults=False):
    """An error as problem details (RFC 9457); ``detail`` is a sentence, ``code`` is stable."""

    type: str
    title: str
    status: int
    detail: str
    code: str
