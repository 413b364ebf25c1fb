"""What is said over the wire, as typed records: the contract with the page and with every other client."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field

from muster.server.seating import Leaving

Id = Annotated[str, Meta(min_length=1, max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Key = Annotated[str, Meta(min_length=1, max_length=200)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Lang = Literal["en", "es", "fr"]
SeatKind = Literal["person", "bot", "open", "device"]
Pace = Literal["live", "days"]
OptionValue = bool | int | str | list[str | int] | None
MatchState = Literal["room", "open", "running", "over", "closed"]


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


class LoginAsked(Struct, forbid_unknown_fields=True):
    name: Name
    password: Annotated[str, Meta(max_length=200)]


class PasswordAsked(Struct, forbid_unknown_fields=True):
    """Another password; who knows the old one may choose it."""

    old: Annotated[str, Meta(max_length=200)]
    new: Password


class DeletionAsked(Struct, forbid_unknown_fields=True):
    """An account gives its password; a guest has none."""

    password: Annotated[str, Meta(max_length=200)] | None = None


class SessionTold(Struct):
    """A browser in which someone is logged in; ``current`` is the one that asks."""

    id: str
    agent: str
    made_at: str
    used_at: str
    expires_at: str
    current: bool


Scope = Literal["read", "play", "host"]


class KeyAsked(Struct, forbid_unknown_fields=True):
    """A key for a program. It may look on whatever its scopes are."""

    label: Name
    scopes: Annotated[list[Scope], Meta(max_length=3)] = field(default_factory=lambda: ["read", "play", "host"])
    days: Annotated[int, Meta(ge=1, le=366)] = 90


class ApiKey(Struct):
    """A key for clients without a browser; ``key`` is there only in the answer to its making."""

    id: str
    label: str
    scopes: list[Scope]
    made_at: str
    expires_at: str | None
    key: str | UnsetType = UNSET


class PersonKept(Struct):
    id: str
    name: str
    kind: str
    language: str
    made_at: str


class AnswerKept(Struct):
    number: int
    seat: int
    key: str
    at: str


class MatchKept(Struct):
    """A match of mine: my answers, and the whole record when it is over."""

    id: str
    game: str
    state: str
    made_at: str
    options: dict[str, OptionValue]
    host: bool
    your_seats: list[int]
    answers: list[AnswerKept]
    record: str | None


class Export(Struct):
    """All that is kept of a person; passwords, sessions and keys are kept as hashes, which are told to nobody."""

    person: PersonKept
    sessions: list[SessionTold]
    keys: list[ApiKey]
    matches: list[MatchKept]


# -- games -------------------------------------------------------------------------------------------------------------


class ValueTitle(Struct):
    """A value of an option: with which numbers of seats and which values of options before it it goes."""

    value: OptionValue
    title: str
    seats: list[int]
    needs: dict[str, list[OptionValue]] = field(default_factory=dict)


class GameOption(Struct):
    name: str
    title: str
    help: str
    rule: str
    values: list[ValueTitle]


class NameTitle(Struct):
    name: str
    title: str


class BeginnersTold(Struct):
    options: dict[str, OptionValue]
    orders: list[str]


class GameInfo(Struct):
    name: str
    title: str
    seats: list[int]
    minutes: int | None
    options: list[GameOption]
    packs: list[NameTitle]
    bots: list[NameTitle]
    lesson: str  # what its guided first match is called; empty where it has none
    beginners: BeginnersTold | None  # what is proposed to beginners for a match of their own, against one bot


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
    signs: list[list[tuple[str, str]]] | UnsetType = UNSET  # of what it brings: a sort, and which one, token by token


Pieces = dict[str, dict[str, Piece]]


# -- making matches ----------------------------------------------------------------------------------------------------


class SeatAsked(Struct, forbid_unknown_fields=True):
    """One seat of a new match. The first seat of a person is the host's, unless another says ``me``."""

    kind: SeatKind
    name: Annotated[str, Meta(max_length=40)] = ""
    bot: Annotated[str, Meta(max_length=40)] | None = None
    me: bool = False


class MatchAsked(Struct, forbid_unknown_fields=True):
    """A new match. ``language`` is what is spoken at the table: the one of the request where it is not said.

    ``room``: it begins when its host says so, and one invite is good for all seats that wait for someone. ``watch``:
    may whoever has the address look on; where it is not said, at open tables only. ``shared``: may a guest take several
    seats, for several people at one screen.
    """

    game: Annotated[str, Meta(max_length=60)]
    seats: Annotated[list[SeatAsked], Meta(min_length=1, max_length=8)]
    options: dict[str, OptionValue] = {}
    pack: Annotated[str, Meta(max_length=60)] | None = None
    open: bool = False
    pace: Pace = "live"
    language: Lang | None = None
    room: bool = False
    watch: bool | None = None
    shared: bool = False


class LessonAsked(Struct, forbid_unknown_fields=True):
    """The guided first match of a game."""

    game: Annotated[str, Meta(max_length=60)]


class GuideAsked(Struct, forbid_unknown_fields=True):
    """Leave the lesson of a guided match, or go on with it."""

    guided: bool


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


class InviteShown(Struct, forbid_unknown_fields=True):
    """The secret of an invite, to see where it leads before sitting down."""

    invite: Annotated[str, Meta(min_length=8, max_length=100)]


class Invitation(Struct):
    """What someone with an invite may know of a match before they sit down."""

    id: str
    game: str
    title: str
    host: str
    names: list[str]
    free: int


class LeaveAsked(Struct, forbid_unknown_fields=True):
    """``how`` is what leaving means as it was shown: where it means something else by now, nothing is done."""

    how: Leaving


class EndAsked(Struct, forbid_unknown_fields=True):
    agree: bool


class Ended(Struct):
    """Is the match ended? If not, someone has still to agree."""

    ended: bool


class WatchAsked(Struct, forbid_unknown_fields=True):
    allowed: bool


class Rematch(Struct):
    """The match that the same people play next; ``invite`` only for who made it, for seats whose people are gone."""

    id: str
    seat: int
    invite: str | UnsetType = UNSET


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
    leaving: Leaving | None
    awaits_you: bool
    lesson: bool = False  # a guided match


# -- playing -----------------------------------------------------------------------------------------------------------


class AnswerAsked(Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    number: Annotated[int, Meta(ge=0, le=10_000_000)]
    key: Key


class TakeBackAsked(Struct, forbid_unknown_fields=True):
    seat: SeatNumber


class Stored(Struct):
    """An answer or a take-back is stored; how many lines the match has now."""

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
    resigned: bool = False
    ends: bool = False  # agrees to end the match as it is
    bot_from: str | None = None  # from when on the viewer may let a bot play for who is away


class NoteTold(Struct):
    """Something that happened at the table after ``seq`` answers and is none itself."""

    number: int
    seq: int
    kind: str
    seat: int | None
    text: str
    at: str


class LessonTold(Struct):
    """Where a guided match stands. ``take`` is the key of the answer that the step waits for; while the others play and
    when the steps are done it is empty. ``at``: places that the arrow points at, where it is not the option's own."""

    name: str
    title: str
    guide: str  # the piece that speaks: "class:peasant"
    guided: bool  # does the player want to be guided?
    phase: Literal["step", "others", "alone", "done"]
    step: int  # how many are done
    steps: int
    heading: str
    text: str
    take: str
    at: list[str]


class RematchTold(Struct):
    """Someone plays again with the same people: the match, and whose seat asked for it."""

    id: str
    seat: int | None


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
    """Someone else is asked; what, in the words of the question where it gives nothing away."""

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
    options: dict[str, OptionValue]
    pack: str
    watch: bool
    shared: bool
    awaits_you: bool
    may_start: bool
    leaving: Leaving | None
    rematch: RematchTold | None
    notes: list[NoteTold]
    lesson: LessonTold | None = None
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
