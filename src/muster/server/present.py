"""What one viewer is told of a match: the state message, made from what the kernel gives that seat and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, cast

import msgspec
from msgspec import UNSET, UnsetType

from muster.kernel.decision import Decision
from muster.kernel.errors import TextError
from muster.kernel.game import Game
from muster.kernel.match import Match
from muster.kernel.options import Saying
from muster.kernel.words import game_title, text_or_nothing
from muster.server.eyes import SPECTATOR, Eyes
from muster.server.messages import (
    DecisionTold,
    EventTold,
    Lang,
    LogTold,
    MatchState,
    NoteTold,
    OptionTold,
    OptionValue,
    Pace,
    PartTold,
    RefusedTold,
    RematchTold,
    ResultTold,
    SeatKind,
    SeatTold,
    State,
    WaitingTold,
)
from muster.server.seating import Seat
from muster.server.sitting import bot_from, leaving, may_start
from muster.server.teaching import lesson_told
from muster.server.words import iso, say, say_or_nothing, sentence

if TYPE_CHECKING:
    from muster.server.live import LiveMatch

ENCODER = msgspec.json.Encoder()
LATEST = 100
LATEST_NOTES = 30


def open_scores(match: Match, view: dict[str, Any]) -> list[int | None]:
    """The scores that everyone sees on the table, from any view."""
    scores = match.game.scores
    return [None] * match.seats if scores is None else scores(view)


def chosen_options(match: Match) -> dict[str, OptionValue]:
    """The options of the game that were chosen; their values have been checked."""
    return cast("dict[str, OptionValue]", dict(match.options))


def asked_now(match: Match) -> list[int]:
    """Who has to answer: those who are asked and have not answered unseen."""
    table = match.table
    return [question.seat for question in table.questions if not table.has_held(question.seat)]


def after_text(match: Match, view: dict[str, Any]) -> str:
    """What the lists and charts need to know of a match without opening it: open to every viewer, in any view."""
    scores = list(match.result.scores) if match.over else open_scores(match, view)
    text: str = ENCODER.encode({"asked": asked_now(match), "round": view.get("round"), "scores": scores}).decode()
    return text


def seat_name(live: LiveMatch, seat: int, lang: str) -> str:
    """The name of who sits there, or "Player 2"."""
    return live.seats[seat].name or sentence(live.game, lang, Saying("seat", {"n": seat + 1}), ())


def seats_told(
    live: LiveMatch, eyes: Eyes, asked: Sequence[int], scores: Sequence[int | None], lang: str
) -> list[SeatTold]:
    here = live.seats_here()
    told = []
    for seat in live.seats:
        since = bot_from(live, seat, eyes)
        told.append(
            SeatTold(
                seat=seat.seat,
                name=seat_name(live, seat.seat, lang),
                kind=seat_kind(seat.kind),
                bot=seat.bot,
                here=is_here(seat, here),
                acting=seat.seat in asked,
                score=scores[seat.seat],
                claimed=seat.claimed,
                resigned=seat.resigned,
                ends=seat.ends,
                bot_from=None if since is None else iso(since),
            )
        )
    return told


def is_here(seat: Seat, here: set[int]) -> bool:
    """Is the person of this seat at the table? Where a bot plays for someone, that person counts."""
    return seat.seat in here or (seat.person is None and seat.bot is not None)


def notes_told(live: LiveMatch, lang: str) -> list[NoteTold]:
    """The latest of what happened at the table and is no answer."""
    return [
        NoteTold(
            number=note.number,
            seq=note.seq,
            kind=note.kind,
            seat=note.seat,
            text=say(
                lang,
                f"note-{note.kind}",
                name=_named(live, note.seat, note.name, lang),
                by=note.by or say(lang, "the-host"),
            ),
            at=iso(note.at),
        )
        for note in live.notes[-LATEST_NOTES:]
    ]


def _named(live: LiveMatch, seat: int | None, name: str, lang: str) -> str:
    if name or seat is None:
        return name
    return sentence(live.game, lang, Saying("seat", {"n": seat + 1}), ())


def rematch_told(live: LiveMatch) -> RematchTold | None:
    """Who plays again, and where."""
    if live.row.rematch is None:
        return None
    asked_by = next((note.seat for note in reversed(live.notes) if note.kind == "rematch"), None)
    return RematchTold(live.row.rematch, asked_by)


def seat_kind(kind: str) -> SeatKind:
    known: dict[str, SeatKind] = {"bot": "bot", "open": "open", "device": "device"}
    return known.get(kind, "person")


def decision_told(game: Game, decision: Decision, names: tuple[str, ...], lang: str) -> DecisionTold:
    """An open question in the words of a language."""
    return DecisionTold(
        seat=decision.seat,
        number=decision.number,
        key=decision.question.prompt,
        text=sentence(game, lang, decision.prompt.saying, names),
        forced=decision.forced,
        rules=list(decision.rules),
        options=[
            OptionTold(
                key=option.key,
                kind=option.kind,
                text=sentence(game, lang, option.saying, names),
                preview=None if (said := option.preview()) is None else sentence(game, lang, said.saying, names),
                final=option.final,
            )
            for option in decision.options
        ],
        refused=[
            RefusedTold(
                key=refused.option.key,
                text=sentence(game, lang, refused.option.saying, names),
                reason=sentence(game, lang, refused.reason.saying, names),
            )
            for refused in decision.refused()
        ],
    )


def part_title(game: Game, part: str, lang: str) -> str:
    """A part of a score sheet in the words of the game or of the server; else its key in words."""
    return (
        text_or_nothing(game, lang, f"score-{part}")
        or text_or_nothing(game, lang, f"rank-{part}")
        or say_or_nothing(lang, f"part-{part}")
        or text_or_nothing(game, lang, f"glossary-{part}")
        or part.replace("_", " ").replace("-", " ")
    )


def result_told(match: Match, lang: str) -> ResultTold:
    """How a match ended."""
    result = match.result
    parts = list(dict.fromkeys(part for breakdown in result.breakdown for part in breakdown))
    return ResultTold(
        outcomes=list(result.outcomes),
        outcome_texts=[say_or_nothing(lang, f"outcome-{outcome}") or outcome for outcome in result.outcomes],
        scores=list(result.scores),
        parts=[
            PartTold(part, part_title(match.game, part, lang), [each.get(part, 0) for each in result.breakdown])
            for part in parts
        ],
        ranking=[list(group) for group in result.ranking],
        tie_breaks=[part_title(match.game, name, lang) for name in result.tie_breaks],
        grade=part_title(match.game, result.grade, lang) if result.grade else "",
    )


def state_told(live: LiveMatch, match: Match, eyes: Eyes, lang: str, *, past: bool = False) -> State:
    """The state message without its log and number. ``past``: the match as it was, so nothing can be done in it."""
    viewer = eyes.viewer
    if live.row.state == "room" and not past:
        return room_told(live, match, eyes, lang)
    view = live.view(viewer) if not past else match.view(None if viewer == SPECTATOR else viewer)
    names = live.match.names
    asked = [question.seat for question in match.table.questions if not match.table.has_held(question.seat)]
    # Where a bot plays, its person looks on. Who looks back when all is over sees the questions of every seat.
    answering = [seat for seat in eyes.answers_for if past or live.seats[seat].bot is None]
    if past and live.open_book and isinstance(eyes.seat, int):
        answering = [eyes.seat]
    decisions = [
        decision_told(match.game, decision, names, lang) for decision in match.decisions if decision.seat in answering
    ]
    over = match.over
    scores: list[int | None] = list(match.result.scores) if over else open_scores(match, view)
    refusal = ""
    if isinstance(eyes.seat, int) and eyes.seat in eyes.mine:
        if over:
            refusal = "no-take-back-over"
        elif past or not live.playable:
            refusal = "no-take-back-kept"
        else:
            refusal = match.why_no_take_back(eyes.seat)
    elif eyes.seat != "device":
        refusal = "no-take-back-spectator"
    views: dict[str, dict[str, Any]] | UnsetType = UNSET
    if eyes.seat == "device":
        views = {str(seat): match.view(seat) for seat in eyes.mine}
    return State(
        id=live.id,
        seq=0,
        game=match.game.name,
        title=game_title(match.game, lang),
        seat=eyes.seat,
        over=over,
        state=match_state(live.row.state, live.seats),
        reason=say(lang, f"closed-{live.row.reason}") if live.row.state == "closed" and live.row.reason else None,
        seats=seats_told(live, eyes, asked, scores, lang),
        view=view,
        decisions=decisions,
        waiting=[
            WaitingTold(seat, say(lang, "waiting", name=seat_name(live, seat, lang)))
            for seat in asked
            if seat not in answering
        ],
        may_take_back=not refusal and eyes.seat != "device",
        take_back_reason=say_refusal(lang, refusal) if refusal else None,
        result=result_told(match, lang) if over else None,
        commitment=live.row.commitment,
        host=eyes.host,
        private=live.row.private,
        pace=pace_of(live.row.pace),
        your_seats=list(eyes.mine),
        options=chosen_options(match),
        pack=live.row.pack,
        watch=live.row.watch,
        shared=live.row.shared,
        awaits_you=eyes.awaited,
        may_start=False,
        leaving=leaving(live, eyes),
        rematch=rematch_told(live),
        notes=notes_told(live, lang),
        lesson=None if past else lesson_told(live, match, eyes, lang),
        views=views,
    )


def room_told(live: LiveMatch, match: Match, eyes: Eyes, lang: str) -> State:
    """A match that has not begun: who is there, and nothing of what was dealt."""
    return State(
        id=live.id,
        seq=0,
        game=match.game.name,
        title=game_title(match.game, lang),
        seat=eyes.seat,
        over=False,
        state="room",
        reason=None,
        seats=seats_told(live, eyes, (), [None] * match.seats, lang),
        view={},
        decisions=[],
        waiting=[],
        may_take_back=False,
        take_back_reason=say(lang, "no-take-back-kept"),
        result=None,
        commitment=live.row.commitment,
        host=eyes.host,
        private=live.row.private,
        pace=pace_of(live.row.pace),
        your_seats=list(eyes.mine),
        options=chosen_options(match),
        pack=live.row.pack,
        watch=live.row.watch,
        shared=live.row.shared,
        awaits_you=eyes.awaited,
        may_start=may_start(live, eyes),
        leaving=leaving(live, eyes),
        rematch=None,
        notes=notes_told(live, lang),
    )


def pace_of(stored: str) -> Pace:
    return "days" if stored == "days" else "live"


def lang_of(stored: str) -> Lang:
    known: dict[str, Lang] = {"es": "es", "fr": "fr"}
    return known.get(stored, "en")


def say_refusal(lang: str, text_id: str) -> str:
    try:
        return say(lang, text_id)
    except TextError:
        return say(lang, "no-take-back-kept")


def match_state(stored: str, seats: Sequence[Seat]) -> MatchState:
    """Open while a seat waits for someone, else as it is stored."""
    match stored:
        case "room":
            return "room"
        case "over":
            return "over"
        case "closed":
            return "closed"
        case _:
            return "running" if all(seat.plays for seat in seats) else "open"


def events_told(live: LiveMatch, viewer: int, lang: str, since: int, until: int | None = None) -> list[EventTold]:
    """What a viewer has heard from its event number ``since`` on, up to ``until`` (excluded)."""
    heard = live.heard_by(viewer)
    content, names, game = live.match.content, live.match.names, live.game
    told = []
    for number in range(max(0, since), len(heard) if until is None else min(until, len(heard))):
        kind, values = live.items[heard[number]]
        event = kind.told(content, values, viewer)
        facts: Any = event["facts"]
        seat = facts.get("seat")
        told.append(
            EventTold(
                at=number,
                seq=live.marks[heard[number]],
                kind=kind.name,
                seat=seat if isinstance(seat, int) else None,
                text=sentence(game, lang, kind.saying(content, values, viewer), names),
                facts=facts,
            )
        )
    return told


def log_told(live: LiveMatch, viewer: int, lang: str, until: int | None = None) -> LogTold:
    """The latest events, and the number of the next."""
    end = len(live.heard_by(viewer)) if until is None else until
    return LogTold(end, events_told(live, viewer, lang, end - LATEST, end))
