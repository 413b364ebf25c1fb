"""What people do at a table besides playing: start, leave, end the match, let others watch, play again."""

from __future__ import annotations

from litestar import Router
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_204_NO_CONTENT
from msgspec import UNSET

from muster.kernel.words import game_title
from muster.server.app_state import HOST, PLAY, GivenCall
from muster.server.messages import (
    EndAsked,
    Ended,
    GuideAsked,
    Invitation,
    InviteShown,
    LeaveAsked,
    Rematch,
    WatchAsked,
)
from muster.server.present import seat_name
from muster.server.problems import Refusal
from muster.server.rematch import play_again
from muster.server.routes.describing import post
from muster.server.secret import hashed
from muster.server.sitting import agree_to_end, allow_watching, be_guided, leave, start


@post(
    "/matches/{match:str}/invitation", summary="What an invite leads to", status_code=HTTP_200_OK, opt={"scope": PLAY}
)
async def look_at_invitation(match: FromPath[str], data: JSONBody[InviteShown], call: GivenCall) -> Invitation:
    call.tries()
    live = await call.invited(match)
    secret = hashed(data.invite)
    if not any(seat.invite_hash == secret for seat in live.seats):
        raise Refusal("not-found", "problem-no-invite")
    host = next((seat for seat in live.seats if seat.person is not None and seat.person == live.row.host), None)
    return Invitation(
        id=live.id,
        game=live.row.game,
        title=game_title(live.game, call.lang),
        host="" if host is None else host.name,
        names=[seat_name(live, seat.seat, call.lang) for seat in live.seats if seat.claimed],
        free=sum(seat.invite_hash == secret and seat.person is None for seat in live.seats),
    )


@post(
    "/matches/{match:str}/guide",
    summary="Leave the lesson of a guided match, or go on with it",
    status_code=HTTP_204_NO_CONTENT,
    opt={"scope": PLAY},
)
async def set_guide(match: FromPath[str], data: JSONBody[GuideAsked], call: GivenCall) -> None:
    live = await call.match(match)
    await be_guided(live, call.person.id, data.guided)


@post(
    "/matches/{match:str}/start",
    summary="Begin a match that waits in its room",
    status_code=HTTP_204_NO_CONTENT,
    opt={"scope": HOST},
)
async def start_match(match: FromPath[str], call: GivenCall) -> None:
    live = await call.match(match)
    await start(live, call.person.id)


@post(
    "/matches/{match:str}/leave", summary="Leave a match for good", status_code=HTTP_204_NO_CONTENT, opt={"scope": PLAY}
)
async def leave_match(match: FromPath[str], data: JSONBody[LeaveAsked], call: GivenCall) -> None:
    live = await call.match(match)
    await leave(live, call.person.id, data.how)


@post(
    "/matches/{match:str}/end",
    summary="Agree to end a match without a result, or not",
    status_code=HTTP_200_OK,
    opt={"scope": PLAY},
)
async def end_match(match: FromPath[str], data: JSONBody[EndAsked], call: GivenCall) -> Ended:
    live = await call.match(match)
    return Ended(await agree_to_end(live, call.person.id, data.agree))


@post(
    "/matches/{match:str}/watch",
    summary="Let others look on, or not, for the host",
    status_code=HTTP_204_NO_CONTENT,
    opt={"scope": HOST},
)
async def watch_match(match: FromPath[str], data: JSONBody[WatchAsked], call: GivenCall) -> None:
    live = await call.match(match)
    await allow_watching(live, call.person.id, data.allowed)


@post(
    "/matches/{match:str}/rematch",
    summary="Play again with the same people",
    status_code=HTTP_200_OK,
    opt={"scope": HOST},
)
async def rematch(match: FromPath[str], call: GivenCall) -> Rematch:
    live = await call.match(match)
    call.makes()
    again, seat, secret = await play_again(call.app_state.registry, live, call.person)
    return Rematch(again.id, seat, UNSET if secret is None else secret)


ROUTER = Router(
    path="/",
    route_handlers=[look_at_invitation, set_guide, start_match, leave_match, end_match, watch_match, rematch],
    tags=["at the table"],
)
