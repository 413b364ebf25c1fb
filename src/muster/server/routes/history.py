"""Looking back: a match as it was, its scores over time, its record, and whether all was fair."""

from __future__ import annotations

import secrets
from typing import Any

from litestar import Request, Response, Router
from litestar.params import FromPath, JSONBody

import muster
from muster.kernel.chance import commitment
from muster.kernel.errors import MusterError
from muster.kernel.match import Match
from muster.kernel.record import Record, read_record
from muster.server.app_state import HOST, AppState, GivenCall, SeatAskedFor
from muster.server.live import IMPORTED, LiveMatch
from muster.server.match_registry import row_of
from muster.server.messages import (
    Course,
    HashFound,
    MatchId,
    PlayOnAsked,
    RecordAsked,
    RoundBegins,
    Scores,
    State,
    TookBack,
    Verified,
)
from muster.server.names import cleaned
from muster.server.opening import after_told, play_line, record_of, start_of, told_text
from muster.server.present import after_text, log_told, state_told
from muster.server.problems import Refusal
from muster.server.routes.describing import get, post
from muster.server.seating import BOT, PERSON, Seat, usual_bot
from muster.server.store.matches import AnswerRow, find_match
from muster.server.store.store import now

Asked = Request[Any, Any, Any]

MOST_LINES = 8_000  # several times the longest match; playing them again takes a second


@get("/matches/{match:str}/at/{number:int}", summary="The match as it was before an answer")
async def read_past(
    match: FromPath[str],
    number: FromPath[int],
    call: GivenCall,
    seat: SeatAskedFor = None,
) -> State:
    live = await call.begun(match)
    eyes = live.eyes_of(call.visitor.id, seat)
    past = await live.replays.at(live, number, call.visitor.id)
    state = state_told(live, past, eyes, call.lang, past=True)
    heard = live.heard_by(eyes.viewer)
    until = next((at for at, item in enumerate(heard) if live.marks[item] > number), len(heard))
    state.log = log_told(live, eyes.viewer, call.lang, until)
    state.seq = number
    line = live.lines[number] if number < len(live.lines) else None
    # What another seat chose may be a secret of its own until the match is over.
    if line is not None and (live.open_book or line[0] in eyes.answers_for):
        state.chosen = line[1] or "take-back"
    else:
        state.chosen = None
    return state


@get("/matches/{match:str}/scores", summary="Points over the match, for a chart")
async def scores(match: FromPath[str], call: GivenCall) -> Scores:
    live = await call.begun(match)
    points: list[list[int | None]] = []
    at: list[int] = []
    for number, after in enumerate(live.afters, start=1):
        found = after_told(after).get("scores")
        if found and (not points or found != points[-1] or number == len(live.afters)):
            at.append(number)
            points.append(found)
    return Scores(at, points)


@get("/matches/{match:str}/course", summary="Where rounds and turns begin, and where someone took back")
async def read_course(match: FromPath[str], call: GivenCall) -> Course:
    live = await call.begun(match)
    return await live.look(lambda: course_of(live))


def course_of(live: LiveMatch) -> Course:
    """The marks of a match: who is asked, the round and take-backs are open to every viewer."""
    rounds: list[RoundBegins] = []
    handed: list[int] = []  # where one other seat alone is asked
    asked: list[int] = []
    for number, after in enumerate(live.afters, start=1):
        left = after_told(after)
        found = left.get("round")
        if isinstance(found, int) and (not rounds or found > rounds[-1].round):
            rounds.append(RoundBegins(found, number))
        now_asked: list[int] = left.get("asked", [])
        if len(now_asked) == 1 and now_asked != asked:
            asked = now_asked
            handed.append(number)
    told = {live.marks[at] for at, (kind, _) in enumerate(live.items) if kind.opens_turn}
    return Course(
        length=len(live.lines),
        rounds=rounds,
        turns=sorted(told) or handed,
        take_backs=[TookBack(seat, number) for number, (seat, key) in enumerate(live.lines) if not key],
    )


@post("/matches/{match:str}/play-on", summary="A private match that goes on from there", opt={"scope": HOST})
async def play_on(match: FromPath[str], data: JSONBody[PlayOnAsked], call: GivenCall) -> MatchId:
    """While the match runs, from what the seat may imagine; afterwards from a fork, the luck included."""
    call.makes()
    live = await call.begun(match)
    host = await call.someone()
    if data.seat >= len(live.seats):
        raise Refusal("not-found", "problem-no-seat")
    if not live.open_book and data.seat not in live.seats_of(call.visitor.id):
        raise Refusal("while-running", "problem-play-on")
    past = await live.replays.at(live, data.at, host.id)
    if past.over:
        raise Refusal("over", "refused-over")
    seats = practice_seats(live, data.seat, host.id)
    if live.open_book and live.row.seed is not None:
        kept = await call.app_state.store.read(find_match(live.id))
        assert kept is not None
        row = row_of(past, seed=live.row.seed, host=host.id, private=True, told=live.row.told)
        made = await call.app_state.registry.add(row, seats, past, kept.answers[: data.at])
    else:
        imagined = past.imagine(data.seat, secrets.randbits(63))
        # Its log starts anew: what was heard so far belongs to the seats of the other match.
        row = row_of(imagined, seed=None, host=host.id, root=imagined.to_bytes(), private=True, told="[]")
        made = await call.app_state.registry.add(row, seats, imagined)
    return MatchId(made.id)


def practice_seats(live: LiveMatch, seat: int, host: str) -> tuple[Seat, ...]:
    """The visitor in one seat, bots in all others."""
    bot = usual_bot(live.row.game)
    return tuple(
        Seat(each.seat, PERSON, each.name, host, None, None)
        if each.seat == seat
        else Seat(each.seat, BOT, each.name, None, each.bot or bot, None)
        for each in live.seats
    )


@get("/matches/{match:str}/record", summary="The record, when the match is over", media_type="text/plain")
async def read_record_text(match: FromPath[str], call: GivenCall) -> Response[str]:
    live = await call.begun(match)
    if not live.open_book:
        raise Refusal("while-running")
    record = await stored_record(call.app_state, live)
    name = f"{live.row.game}-{live.id}.rec"
    return Response(
        record.to_text(),
        media_type="text/plain; charset=utf-8",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


async def stored_record(app_state: AppState, live: LiveMatch) -> Record:
    if live.row.seed is None:
        raise Refusal("no-record")
    kept = await app_state.store.read(find_match(live.id))
    assert kept is not None
    return record_of(kept.row, kept.answers, tuple(seat.name for seat in kept.seats))


@get("/matches/{match:str}/verify", summary="Was all fair? The match played again from its seed")
async def verify(match: FromPath[str], call: GivenCall) -> Verified:
    live = await call.begun(match)
    if not live.open_book:
        raise Refusal("while-running")
    if live.row.seed is None:
        raise Refusal("no-record")
    if live.verified is not None:
        return live.verified
    kept = await call.app_state.store.read(find_match(live.id))
    assert kept is not None
    record = record_of(kept.row, kept.answers, live.match.names)

    def check() -> Verified:
        seed = live.row.seed or ""
        found: list[HashFound] = []
        ok = commitment(seed) == live.row.commitment
        checked = 0
        try:
            again = start_of(kept.row, kept.pack, live.match.names)
            for answer in kept.answers:
                play_line(again, answer.seat, answer.key)
                checked += 1
                noted = record.hashes.get(answer.number)
                if noted is not None:
                    state = again.state_hash
                    found.append(HashFound(answer.number, noted, state))
                    ok = ok and state == noted
        except MusterError:
            ok = False
        return Verified(live.row.commitment, seed, checked, found, ok and checked == len(kept.answers))

    live.verified = await call.app_state.registry.desk.do(check, call.visitor.id or live.id)
    return live.verified


@post("/records", summary="Open a record from a file", opt={"scope": HOST})
async def open_record(data: JSONBody[RecordAsked], call: GivenCall) -> MatchId:
    """The match of a record, private and closed to answers; looking back and playing on work as in any other."""
    call.makes()
    host = await call.someone()

    def read() -> tuple[Match, Record, list[AnswerRow], str]:
        record = read_record(data.record)
        if record.game not in muster.game_names():
            raise MusterError(record.game)
        if record.seed is None or len(record) > MOST_LINES or record.all_roots():
            raise MusterError("no seed, or too long")
        game = muster.game(record.game)
        if record.pack not in game.packs:
            raise MusterError(record.pack)
        match = muster.replay(data.record, upto=0)
        told = told_text(match.happenings())
        answers: list[AnswerRow] = []
        hashes = record.all_hashes()
        heard = len(match.happenings())
        for number, line in enumerate(record.all_lines(), start=1):
            play_line(match, line.seat, line.key)
            if number in hashes and match.state_hash != hashes[number]:
                raise MusterError("the record diverges")
            new = match.happenings(heard)
            heard += len(new)
            answers.append(
                AnswerRow(
                    number,
                    line.seat,
                    line.key,
                    hashes.get(number),
                    told_text(new),
                    after_text(match, match.view(None)),
                    now(),
                )
            )
        return match, record, answers, told

    try:
        match, record, answers, told = await call.app_state.registry.desk.do(read, host.id)
    except MusterError as error:
        raise Refusal("unreadable", "problem-no-record-file", reason=error) from None
    names = record.names or ("",) * record.seats
    seats = tuple(Seat(at, PERSON, cleaned(names[at])[:40], None, None, None) for at in range(record.seats))
    row = row_of(match, seed=record.seed, host=host.id, private=True, state="closed", reason=IMPORTED, told=told)
    return MatchId((await call.app_state.registry.add(row, seats, match, answers)).id)


ROUTER = Router(
    path="/", route_handlers=[read_past, scores, read_course, play_on, read_record_text, verify], tags=["looking back"]
)


def records_router(largest: int) -> Router:
    """Opening records, which may be larger than other bodies."""
    return Router(path="/", route_handlers=[open_record], tags=["looking back"], request_max_body_size=largest)
