"""All that the store keeps of one person: to hand it out, and to forget it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, and_, delete, exists, or_, select, update

from muster.server.seating import Seat
from muster.server.store.matches import ANSWER_COLUMNS, MATCH_COLUMNS, SEAT_COLUMNS, AnswerRow, MatchRow, take_turns
from muster.server.store.people import drop_all_of
from muster.server.store.schema import ANSWERS, MATCHES, NOTES, PEOPLE, SEATS

FORGOTTEN: Final = "\u2014"  # where the name of someone stood who is no longer kept


def _concerns(person: str) -> Any:
    sits = select(SEATS.c.match).where(or_(SEATS.c.person == person, SEATS.c.reserved == person))
    return or_(MATCHES.c.host == person, MATCHES.c.id.in_(sits))


def ids_of(person: str) -> Callable[[Connection], list[str]]:
    """All matches in which a person sits, is awaited, or which a person hosts, from the first."""
    return lambda connection: list(
        connection.execute(select(MATCHES.c.id).where(_concerns(person)).order_by(MATCHES.c.made_at)).scalars()
    )


@dataclass(frozen=True, slots=True)
class Lines:
    """A match with its seats and answers, without what is only kept to show it quickly."""

    row: MatchRow
    seats: tuple[Seat, ...]
    answers: tuple[AnswerRow, ...]


def lines_of(match: str) -> Callable[[Connection], Lines | None]:
    """What a record is made of."""

    def work(connection: Connection) -> Lines | None:
        found = connection.execute(select(*MATCH_COLUMNS).where(MATCHES.c.id == match)).mappings().first()
        if found is None:
            return None
        seats = connection.execute(select(*SEAT_COLUMNS).where(SEATS.c.match == match).order_by(SEATS.c.seat))
        answers = connection.execute(select(*ANSWER_COLUMNS).where(ANSWERS.c.match == match).order_by(ANSWERS.c.number))
        return Lines(
            MatchRow(**found),
            tuple([Seat(*each) for each in seats.all()]),
            tuple([AnswerRow(*each) for each in answers.all()]),
        )

    return work


def made_at_of(person: str) -> Callable[[Connection], int]:
    return lambda connection: connection.execute(select(PEOPLE.c.made_at).where(PEOPLE.c.id == person)).scalar() or 0


def forget(person: str, name: str) -> Callable[[Connection], tuple[list[str], list[str], list[str]]]:
    """Delete a person: with sessions and keys, the matches in which nobody else ever sat, and the name in all others.

    Returns the matches and the hashes of sessions and keys that are gone, and the matches that have changed.
    """

    def work(connection: Connection) -> tuple[list[str], list[str], list[str]]:
        hashes = drop_all_of(person)(connection)
        others = exists().where(SEATS.c.match == MATCHES.c.id, SEATS.c.person.is_not(None), SEATS.c.person != person)
        awaited = exists().where(
            SEATS.c.match == MATCHES.c.id, SEATS.c.reserved.is_not(None), SEATS.c.reserved != person
        )
        hosted = and_(MATCHES.c.host.is_not(None), MATCHES.c.host != person)
        alone = and_(_concerns(person), ~others, ~awaited, ~hosted)
        gone = list(connection.execute(select(MATCHES.c.id).where(alone)).scalars())
        connection.execute(delete(MATCHES).where(MATCHES.c.id.in_(gone)))
        mine = exists().where(SEATS.c.match == NOTES.c.match, SEATS.c.seat == NOTES.c.seat, SEATS.c.person == person)
        connection.execute(update(NOTES).where(mine).values(name=""))
        changed = take_turns(connection, _concerns(person))
        there = select(MATCHES.c.id).where(_concerns(person))
        if name:
            connection.execute(update(NOTES).where(NOTES.c.match.in_(there), NOTES.c.by == name).values(by=FORGOTTEN))
        connection.execute(update(SEATS).where(SEATS.c.person == person).values(name="", person=None))
        connection.execute(delete(PEOPLE).where(PEOPLE.c.id == person))
        return gone, hashes, changed

    return work
