"""What is kept of a person: handed out to them, and forgotten when they go for good."""

from __future__ import annotations

import contextlib

import msgspec

from muster.server.app_state import AppState
from muster.server.live import IMPORTED
from muster.server.messages import AnswerKept, Export, MatchKept, PersonKept
from muster.server.opening import record_of
from muster.server.problems import Refusal
from muster.server.routes.me_told import key_told, session_told
from muster.server.sitting import leave, leaving
from muster.server.store.kept_of import Lines, forget, ids_of, lines_of, made_at_of
from muster.server.store.news import Told
from muster.server.store.people import Person, keys_of, sessions_of
from muster.server.store.store import now
from muster.server.visitors import Visitor
from muster.server.words import iso


async def export_of(app_state: AppState, visitor: Visitor, person: Person) -> Export:
    """All that is kept of a person. Of a match that goes on, one's own answers only: the rest would tell secrets."""
    store = app_state.store
    matches: list[MatchKept] = []
    for match in await store.read(ids_of(person.id)):
        lines = await store.read(lines_of(match))  # one by one: others want to read, too
        if lines is not None:
            matches.append(match_kept(lines, person.id))
    return Export(
        person=PersonKept(
            person.id, person.name, person.kind, person.language, iso(await store.read(made_at_of(person.id)))
        ),
        sessions=[session_told(row, visitor) for row in await store.read(sessions_of(person.id, now()))],
        keys=[key_told(row) for row in await store.read(keys_of(person.id))],
        matches=matches,
    )


def match_kept(lines: Lines, person: str) -> MatchKept:
    row = lines.row
    mine = [seat.seat for seat in lines.seats if seat.held_by(person)]
    open_book = row.state == "over" or (row.state == "closed" and row.reason == IMPORTED)
    record = None
    if open_book and row.seed is not None:
        record = record_of(row, lines.answers, tuple(seat.name for seat in lines.seats)).to_text()
    return MatchKept(
        id=row.id,
        game=row.game,
        state=row.state,
        made_at=iso(row.made_at),
        options=msgspec.json.decode(row.options),
        host=row.host == person,
        your_seats=mine,
        answers=[
            AnswerKept(line.number, line.seat, line.key, iso(line.at)) for line in lines.answers if line.seat in mine
        ],
        record=record,
    )


async def depart(app_state: AppState, person: Person) -> None:
    """Forget a person for good. Bots go on where others still play, as if the person had resigned."""
    for match in await app_state.store.read(ids_of(person.id)):
        with contextlib.suppress(Refusal):  # it is over, or someone else has ended it just now
            live = await app_state.registry.find(match)
            how = leaving(live, live.eyes_of(person.id, None))
            if how is not None:
                await leave(live, person.id, how)
    gone, hashes, changed = await app_state.store.write(forget(person.id, person.name))
    app_state.visitors.departed(person.id, hashes)
    for match in gone:
        app_state.registry.others_deleted(match)
    app_state.store.tell(*[[Told.DELETED, match] for match in gone])
    await app_state.registry.changed(changed)
