"""Matches: making them, sitting down, playing, looking on."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from typing import Annotated, Any

from litestar import Request, Response, Router
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from litestar.status_codes import HTTP_200_OK, HTTP_204_NO_CONTENT
from msgspec import UNSET

import muster
from muster.bots import best_adviser, bot_names
from muster.kernel.options import Saying
from muster.kernel.words import game_title
from muster.server.app_state import HOST, LONGEST_ID, PLAY, AppState, Call, GivenCall, SeatAskedFor
from muster.server.bot_pool import BotFailed
from muster.server.bot_worker import Task
from muster.server.fair_queue import ANALYSIS
from muster.server.live import LiveMatch
from muster.server.messages import (
    AnswerAsked,
    BotAsked,
    ClaimAsked,
    Claimed,
    EventsTold,
    Hint,
    Invite,
    LessonAsked,
    MatchAsked,
    MatchId,
    MatchLine,
    MatchMade,
    Pieces,
    SeatMade,
    SeatTold,
    State,
    Stored,
    TakeBackAsked,
    Why,
    WhyRule,
)
from muster.server.names import cleaned
from muster.server.opening import after_told
from muster.server.present import events_told, is_here, lang_of, match_state, pace_of, seat_kind
from muster.server.problems import Refusal
from muster.server.routes.describing import delete, get, post
from muster.server.routes.games import known_game, pieces_response, rule_text, rule_title
from muster.server.seating import OPEN, PERSON, leaving_of, usual_bot
from muster.server.secret import hashed
from muster.server.sitting import invite_anew, let_bot_play, sit, take_back_seat
from muster.server.store.matches import (
    MOST_LISTED,
    Listed,
    matches_of,
    open_tables,
    open_tables_of,
    place_in_lobby,
)
from muster.server.store.people import accounts_named
from muster.server.teaching import teach
from muster.server.visitors import Visitor, login_of
from muster.server.words import iso, sentence

Asked = Request[Any, Any, Any]


def own_seat(live: LiveMatch, visitor: Visitor, seat: int) -> int:
    """A seat of the visitor's."""
    if seat not in live.seats_of(visitor.id):
        raise Refusal("not-your-seat")
    return seat


# -- making and finding ------------------------------------------------------------------------------------------------


@post("/matches", summary="Make a match", opt={"scope": HOST})
async def make_match(data: JSONBody[MatchAsked], call: GivenCall) -> MatchMade:
    call.makes()
    host = await call.someone()
    if (
        data.open
        and await call.app_state.store.read(open_tables_of(host.id)) >= call.app_state.settings.tables_per_person
    ):
        raise Refusal("too-many-requests", "problem-too-many-tables", retry_after=60)
    await no_names_of_accounts(call, data, host.id)
    live, invites = await call.app_state.registry.make(data, host.id, host.name, call.lang)
    return MatchMade(
        live.id,
        [SeatMade(seat.seat, seat_kind(seat.kind), seat.name, invites.get(seat.seat, UNSET)) for seat in live.seats],
    )


@post("/lessons", summary="Begin the guided first match of a game", opt={"scope": HOST})
async def begin_lesson(data: JSONBody[LessonAsked], call: GivenCall) -> MatchId:
    call.makes()
    known_game(data.game)
    person = await call.someone()
    live = await teach(call.app_state.registry, data.game, person.id, person.name, lang_of(call.lang))
    return MatchId(live.id)


async def no_names_of_accounts(call: Call, asked: MatchAsked, host: str) -> None:
    """At a table to which others come, a seat bears no account's name but the host's own: it would pass for them."""
    comers = sum(seat.kind in (PERSON, OPEN) for seat in asked.seats)
    names = tuple([login_of(name) for seat in asked.seats if (name := cleaned(seat.name))])
    if names and (asked.open or comers > 1):
        taken = await call.app_state.store.read(accounts_named(names, host))
        if taken:
            raise Refusal("name-taken", "problem-seat-name-taken", name=taken[0])


@get("/matches", summary="My matches")
async def my_matches(call: GivenCall) -> list[MatchLine]:
    if call.visitor.id is None:
        return []
    found = await call.app_state.store.read(matches_of(call.visitor.id))
    for listed in found:
        # Without an answer the store does not know who is asked first: the match itself does. And where a bot is asked,
        # it goes on now: matches are opened when someone wants to know of them, not by the thousand at the start.
        if listed.row.state == "running" and (not after_told(listed.after) or bot_is_asked(listed)):
            with contextlib.suppress(Refusal):
                await call.app_state.registry.find(listed.row.id)
    return [line_of(call, listed) for listed in found]


def bot_is_asked(listed: Listed) -> bool:
    """Does the latest answer leave a question to a bot?"""
    asked: list[int] = after_told(listed.after).get("asked", [])
    return any(seat.bot is not None and seat.seat in asked for seat in listed.seats)


@get("/tables", summary="Open tables, and tables to watch: the newest, or those behind a table")
async def tables(
    call: GivenCall,
    after: Annotated[str | None, QueryParameter(max_length=LONGEST_ID, description="The last one of a page.")] = None,
    most: Annotated[int, QueryParameter(ge=1, le=MOST_LISTED)] = MOST_LISTED,
) -> Response[list[MatchLine]]:
    store, before = call.app_state.store, None
    if after is not None:
        before = await store.read(place_in_lobby(after))
        if before is None:
            raise Refusal("not-found", "problem-no-match")
    found = await store.read(open_tables(before, most))
    lines = Response([line_of(call, listed) for listed in found])
    if len(found) == most:
        last = min((listed.row.made_at, listed.row.id) for listed in found)[1]
        lines.headers["link"] = f'</api/tables?after={last}&most={most}>; rel="next"'
    return lines


def line_of(call: Call, listed: Listed) -> MatchLine:
    """A match in a list; one that is open in memory knows better who is asked."""
    row, live, visitor, lang = listed.row, call.app_state.registry.live.get(listed.row.id), call.visitor, call.lang
    after = after_told(listed.after)
    asked: list[int] = after.get("asked", [])
    if live is not None and not (after and call.app_state.store.shared):
        asked = live.asked()
    people = live.people_here() if live is not None else call.app_state.cluster.people_at(row.id)
    here = {seat.seat for seat in listed.seats if seat.person in people} if people else set()
    game = muster.game(row.game)
    scores: list[int | None] = after.get("scores") or [None] * row.seats
    mine = [seat.seat for seat in listed.seats if seat.held_by(visitor.id)]
    hosts = visitor.id is not None and row.host == visitor.id
    return MatchLine(
        id=row.id,
        game=row.game,
        title=game_title(game, lang),
        state=match_state(row.state, listed.seats),
        seats=[
            SeatTold(
                seat=seat.seat,
                name=seat.name or sentence(game, lang, Saying("seat", {"n": seat.seat + 1}), ()),
                kind=seat_kind(seat.kind),
                bot=seat.bot,
                here=is_here(seat, here),
                acting=row.state == "running" and seat.seat in asked,
                score=scores[seat.seat],
                claimed=seat.claimed,
                resigned=seat.resigned,
                ends=seat.ends,
            )
            for seat in listed.seats
        ],
        your_seats=mine,
        waiting_for_you=row.state == "running" and any(seat in asked for seat in mine),
        moved_at=iso(listed.moved_at),
        round=after.get("round"),
        private=row.private,
        pace=pace_of(row.pace),
        language=lang_of(row.language),
        host=hosts,
        leaving=leaving_of(row.state, listed.seats, mine, host=hosts, began=bool(listed.after)),
        awaits_you=visitor.id is not None and any(seat.reserved == visitor.id for seat in listed.seats),
        lesson=row.lesson is not None,
    )


@post(
    "/matches/{match:str}/claim",
    summary="Sit down, with an invite or on an open seat",
    status_code=HTTP_200_OK,
    opt={"scope": PLAY},
)
async def claim(match: FromPath[str], data: JSONBody[ClaimAsked], call: GivenCall) -> Claimed:
    if (data.invite is None) == (data.seat is None):
        raise Refusal("bad-request", "problem-invite-or-seat")
    live = await call.invited(match) if data.invite is not None else await call.match(match)
    person = await call.someone()
    if data.invite is not None:
        call.tries()
        return Claimed(live.id, await sit(live, person.id, person.name, None, hashed(data.invite)))
    assert data.seat is not None
    if data.seat >= len(live.seats):
        raise Refusal("not-found", "problem-no-seat")
    return Claimed(live.id, await sit(live, person.id, person.name, data.seat, None))


@post(
    "/matches/{match:str}/seats/{seat:int}/invite",
    summary="A new invite to a free seat, for its host",
    opt={"scope": HOST},
)
async def invite(match: FromPath[str], seat: FromPath[int], call: GivenCall) -> Invite:
    live = await call.match(match)
    if call.visitor.id is None or live.row.host != call.visitor.id:
        raise Refusal("not-yours")
    if seat >= len(live.seats) or seat < 0:
        raise Refusal("not-found", "problem-no-seat")
    return Invite(seat, await invite_anew(live, seat))


@post(
    "/matches/{match:str}/seats/{seat:int}/bot",
    summary="Let a bot play in a seat",
    status_code=HTTP_204_NO_CONTENT,
    opt={"scope": PLAY},
)
async def hand_over(match: FromPath[str], seat: FromPath[int], data: JSONBody[BotAsked], call: GivenCall) -> None:
    live = await call.match(match)
    if seat >= len(live.seats) or seat < 0:
        raise Refusal("not-found", "problem-no-seat")
    bot = data.bot or usual_bot(live.row.game)
    if bot not in bot_names(live.row.game):
        raise Refusal("not-possible", "problem-no-bot", bot=bot)
    await let_bot_play(live, call.person.id, seat, bot)


@delete("/matches/{match:str}/seats/{seat:int}/bot", summary="Take a seat back from a bot", opt={"scope": PLAY})
async def take_seat_back(match: FromPath[str], seat: FromPath[int], call: GivenCall) -> None:
    live = await call.match(match)
    if seat >= len(live.seats) or seat < 0:
        raise Refusal("not-found", "problem-no-seat")
    await take_back_seat(live, call.person.id, seat)


# -- playing -----------------------------------------------------------------------------------------------------------


@get("/matches/{match:str}", summary="A match as a seat or a spectator may see it")
async def read_match(
    match: FromPath[str],
    call: GivenCall,
    seat: SeatAskedFor = None,
) -> State:
    live = await call.match(match)
    return await live.state(live.eyes_of(call.visitor.id, seat), call.lang)


@get("/matches/{match:str}/pieces", summary="Everything that the board of a match draws, with the figures of its pack")
async def read_pieces(match: FromPath[str], call: GivenCall) -> Response[Pieces]:
    live = await call.match(match)
    content = live.match.content
    return await asyncio.to_thread(pieces_response, call.request, live.game, content, call.lang)


@post(
    "/matches/{match:str}/answers",
    summary="Answer the open question of a seat",
    status_code=HTTP_200_OK,
    opt={"scope": PLAY},
)
async def answer(match: FromPath[str], data: JSONBody[AnswerAsked], call: GivenCall) -> Stored:
    live = await call.match(match)
    return Stored(await answered(call.app_state, live, call.visitor.id, data.seat, data.number, data.key))


async def answered(app_state: AppState, live: LiveMatch, person: str | None, seat: int, number: int, key: str) -> int:
    """Answer for a person, over HTTP or a socket."""
    start = time.perf_counter()
    if seat not in live.seats_of(person):
        raise Refusal("not-your-seat")
    seq = await live.answer(seat, number, key)
    app_state.metrics.answering.add(time.perf_counter() - start)
    return seq


@post(
    "/matches/{match:str}/take-back",
    summary="Undo one's latest answer",
    status_code=HTTP_200_OK,
    opt={"scope": PLAY},
)
async def take_back(match: FromPath[str], data: JSONBody[TakeBackAsked], call: GivenCall) -> Stored:
    live = await call.match(match)
    own_seat(live, call.visitor, data.seat)
    return Stored(await live.take_back(data.seat))


@get("/matches/{match:str}/hint", summary="What a bot would answer, and why")
async def hint(match: FromPath[str], seat: FromQuery[int], call: GivenCall) -> Hint:
    call.app_state.hints.take(call.visitor.id or "")
    live = await call.begun(match)
    own_seat(live, call.visitor, seat)

    def prepare() -> tuple[Task, dict[str, Saying]]:
        if seat not in live.asked() or not live.playable:
            raise Refusal("not-asked", "refused-not-asked")
        chair = live.match.chair(seat)
        task = Task(
            sitting=f"{live.id}/{seat}/hint",
            game=live.row.game,
            bot=best_adviser(live.row.game),
            seed=secrets.randbits(32),
            seat=seat,
            chair=chair.to_bytes(secrets.randbits(32)),
            with_reason=True,
            lane=call.visitor.id or "",
            rank=ANALYSIS,
        )
        return task, {option.key: option.saying for option in chair.decision.options}

    task, texts = await live.look(prepare)
    try:
        thought = await call.app_state.registry.bot_pool.think(task)
    except BotFailed:
        raise Refusal("busy", "problem-no-hint") from None
    if thought.key not in texts:
        raise Refusal("busy", "problem-no-hint")
    names = live.match.names
    reason = sentence(live.game, call.lang, Saying(thought.text_id, thought.params), names)
    # A bot may know more reasons than the game has words for.
    return Hint(
        thought.key,
        sentence(live.game, call.lang, texts[thought.key], names),
        "" if reason == thought.text_id else reason,
    )


@get("/matches/{match:str}/why", summary="The rules behind the open question")
async def why(match: FromPath[str], seat: FromQuery[int], call: GivenCall) -> Why:
    live = await call.begun(match)
    own_seat(live, call.visitor, seat)

    def asked_by() -> tuple[str, ...]:
        if seat not in live.asked():
            raise Refusal("not-asked", "refused-not-asked")
        return live.match.chair(seat).decision.rules

    catalogue = muster.rules(live.row.game)
    rules = [catalogue.by_id[rule] for rule in await live.look(asked_by) if rule in catalogue.by_id]
    return Why(
        [
            WhyRule(rule.id, rule_title(live.game, rule, call.lang), rule_text(live.game, rule, call.lang))
            for rule in rules
        ]
    )


@get("/matches/{match:str}/events", summary="What happened, as facts and sentences")
async def events(
    match: FromPath[str],
    call: GivenCall,
    seat: SeatAskedFor = None,
    since: Annotated[int, QueryParameter(ge=0)] = 0,
) -> EventsTold:
    live = await call.begun(match)
    eyes = live.eyes_of(call.visitor.id, seat)
    told = await live.look(lambda: events_told(live, eyes.viewer, call.lang, since, since + MOST_EVENTS))
    return EventsTold(told, since + len(told))


MOST_EVENTS = 2000

ROUTER = Router(
    path="/",
    route_handlers=[
        *(make_match, begin_lesson, my_matches, tables, claim, invite, hand_over, take_seat_back),
        *(read_match, read_pieces, answer, take_back, hint, why, events),
    ],
    tags=["matches"],
)
