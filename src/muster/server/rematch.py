"""Playing again with the same people: the first to press makes the match, everyone else comes to the same one."""

from __future__ import annotations

import msgspec

from muster.server.live import LiveMatch
from muster.server.match_registry import MatchRegistry
from muster.server.messages import MatchAsked, SeatAsked
from muster.server.present import lang_of, pace_of
from muster.server.problems import Refusal
from muster.server.seating import BOT
from muster.server.sitting import note_rematch, seats_again, sit
from muster.server.store.people import Person

ENDED = ("left", "agreed")  # why a match is closed that people may want to play again


async def play_again(registry: MatchRegistry, live: LiveMatch, person: Person) -> tuple[LiveMatch, int, str | None]:
    """The rematch of a match and one's seat there; the secret of its invite for who made it and nobody else.

    The old match does one thing after another, so two who press at the same moment meet in one match.
    """

    async def press() -> tuple[LiveMatch, str | None]:
        if live.row.state != "over" and not (live.row.state == "closed" and live.row.reason in ENDED):
            raise Refusal("not-over")
        if not live.seats_of(person.id):
            raise Refusal("not-your-seat")
        there = await _still_there(registry, live, person.id)
        return (there, None) if there is not None else await _made(registry, live, person)

    again, secret = await live.do(press)
    mine = again.seats_of(person.id)
    if mine:
        return again, mine[0], secret
    kept = next((each for each in again.seats if each.reserved == person.id), None)
    if kept is None:
        raise Refusal("seat-taken")
    return again, await sit(again, person.id, person.name, kept.seat, None), None


async def _still_there(registry: MatchRegistry, live: LiveMatch, person: str) -> LiveMatch | None:
    """The rematch that was made, unless it was deleted or is over without this person."""
    if live.row.rematch is None:
        return None
    try:
        again = await registry.find(live.row.rematch)
    except Refusal:
        return None
    return again if again.row.state in ("room", "running") or again.seats_of(person) else None


async def _made(registry: MatchRegistry, live: LiveMatch, person: Person) -> tuple[LiveMatch, str | None]:
    seats, secret = seats_again(live.row.game, live.seats, person.id)
    asked = MatchAsked(
        game=live.row.game,
        seats=[SeatAsked("bot" if seat.kind == BOT else "person") for seat in seats],
        options=msgspec.json.decode(live.row.options),
        pack=live.row.pack,
        pace=pace_of(live.row.pace),
        watch=live.row.watch,
        shared=live.row.shared,
    )
    lang = lang_of(live.row.language)
    again = await registry.deal(asked, seats, person.id, lang, in_room=secret is not None, after=live)
    await note_rematch(live, again.id, person.id)
    return again, secret
