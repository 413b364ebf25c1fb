"""Matches in the store: functions of a connection, for ``store.read`` and ``store.write``."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, RowMapping, and_, delete, desc, exists, func, insert, or_, select, text, update

from muster.server.seating import Seat
from muster.server.store.schema import ANSWERS, MATCHES, NOTES, PACKS, SEATS, SNAPSHOTS
from muster.server.store.writer import LOST, Line, Lost, Row


@dataclass(frozen=True, slots=True)
class MatchRow:
    """A match without its seats and answers."""

    id: str
    game: str
    rules_version: int
    options: str
    content_hash: str
    pack: str
    seats: int
    seed: str | None
    commitment: str
    root: bytes | None
    roots: str
    told: str
    host: str | None
    state: str
    reason: str
    listed: bool
    private: bool
    pace: str
    language: str
    made_at: int
    watch: bool = True
    shared: bool = False
    rematch: str | None = None
    lesson: str | None = None
    guided: bool = True
    turn: int = 0


@dataclass(frozen=True, slots=True)
class AnswerRow:
    """One line of a record, with what it brought about."""

    number: int
    seat: int
    key: str
    hash: str | None
    told: str
    after: str
    at: int


@dataclass(frozen=True, slots=True)
class NoteRow:
    """Something that happened at the table and is no answer."""

    number: int
    seq: int
    kind: str
    seat: int | None
    name: str
    by: str
    at: int


@dataclass(frozen=True, slots=True)
class Kept:
    """All that is needed to open a match."""

    row: MatchRow
    seats: tuple[Seat, ...]
    answers: tuple[AnswerRow, ...]
    snapshot: tuple[int, bytes] | None
    pack: str
    notes: tuple[NoteRow, ...] = ()


def _fields(record: Any) -> dict[str, Any]:
    return {name: getattr(record, name) for name in record.__slots__}


def _match(row: RowMapping) -> MatchRow:
    return MatchRow(**row)


MATCH_COLUMNS = [MATCHES.c[name] for name in MatchRow.__slots__]
SEAT_COLUMNS = [SEATS.c[name] for name in Seat.__slots__]
NOTE_COLUMNS = [NOTES.c[name] for name in NoteRow.__slots__]
ANSWER_COLUMNS = [ANSWERS.c[name] for name in AnswerRow.__slots__]


def add_match(
    row: MatchRow, seats: Iterable[Seat], stored_pack: str, answers: Sequence[AnswerRow] = ()
) -> Callable[[Connection], None]:
    """Keep a new match, with its pack if that is new too."""

    def work(connection: Connection) -> None:
        known = connection.execute(select(PACKS.c.hash).where(PACKS.c.hash == row.content_hash)).first()
        if known is None:
            connection.execute(
                insert(PACKS).values(hash=row.content_hash, game=row.game, name=row.pack, stored=stored_pack)
            )
        connection.execute(insert(MATCHES).values(**_fields(row)))
        connection.execute(insert(SEATS), [{"match": row.id, **_fields(seat)} for seat in seats])
        if answers:
            _keep_answers(connection, row.id, answers)

    return work


def add_answers(match: str, answers: Sequence[AnswerRow]) -> Callable[[Connection], None]:
    """Keep lines of a match that was played before."""
    return lambda connection: _keep_answers(connection, match, answers)


def _keep_answers(connection: Connection, match: str, answers: Sequence[AnswerRow]) -> None:
    connection.execute(insert(ANSWERS), [{"match": match, **_fields(answer)} for answer in answers])


def answer_row(match: str, answer: AnswerRow) -> Row:
    """An answer as a row; a number that is taken already is refused by the database."""
    return Row(ANSWERS, {"match": match, **_fields(answer)})


def line_of(match: str, turn: int, answer: AnswerRow) -> Line:
    """An answer as the next line of its match, whose table has changed ``turn`` times."""
    return Line(match, answer.number, turn, answer_row(match, answer).values)


def keep_lines(connection: Connection, lines: Sequence[Line]) -> set[tuple[str, int]]:
    """Keep answers; returns those that were the next of their matches.

    With one server, SQLite's, there is nobody else: they are, or the key of the table refuses. PostgreSQL looks in the
    same statement that stores them: the one before must be there, the table must be as it was when the answer was
    played, and nobody may have taken the number. So a server that was only asleep cannot write when it wakes.
    """
    if connection.dialect.name != "postgresql":
        connection.execute(insert(ANSWERS), [line.values for line in lines])
        return {(line.match, line.number) for line in lines}
    # In order: two servers never wait for one another in a circle.
    lines = sorted(lines, key=lambda line: (line.match, line.number))
    given: dict[str, list[Any]] = {name: [line.values[name] for line in lines] for name in lines[0].values}
    given["turn"] = [line.turn for line in lines]
    return {(match, number) for match, number in connection.execute(KEEP_LINES, given)}


KEEP_LINES = text(
    """
    INSERT INTO answers (match, number, seat, key, hash, told, after, at)
    SELECT line.match, line.number, line.seat, line.key, line.hash, line.told, line.after, line.at
    FROM unnest(
        CAST(:match AS text[]), CAST(:number AS int[]), CAST(:seat AS int[]), CAST(:key AS text[]),
        CAST(:hash AS text[]), CAST(:told AS text[]), CAST(:after AS text[]), CAST(:at AS bigint[]),
        CAST(:turn AS int[])
    ) AS line (match, number, seat, key, hash, told, after, at, turn)
    JOIN matches ON matches.id = line.match AND matches.turn = line.turn
    WHERE line.number = 1
       OR EXISTS (SELECT 1 FROM answers earlier WHERE earlier.match = line.match AND earlier.number = line.number - 1)
    ON CONFLICT DO NOTHING
    RETURNING match, number
    """
)


def add_last_answer(match: str, turn: int, answer: AnswerRow) -> Callable[[Connection], Lost | None]:
    """Keep the answer that ends a match, and that it is over."""
    line, over = line_of(match, turn, answer), set_table(match, turn, state="over")

    def work(connection: Connection) -> Lost | None:
        if not keep_lines(connection, [line]):
            return LOST
        return over(connection)

    return work


def is_turn(connection: Connection, match: str, turn: int) -> bool:
    """Take the next turn of a table, unless another server has."""
    taken = update(MATCHES).where(MATCHES.c.id == match, MATCHES.c.turn == turn).values(turn=turn + 1)
    return connection.execute(taken).rowcount == 1


def take_turns(connection: Connection, matches: Any) -> list[str]:
    """The tables of some matches change, whatever they were; returns which."""
    found = list(connection.execute(select(MATCHES.c.id).where(matches)).scalars())
    connection.execute(update(MATCHES).where(MATCHES.c.id.in_(found)).values(turn=MATCHES.c.turn + 1))
    return found


def delete_match(match: str, turn: int) -> Callable[[Connection], Lost | None]:
    """Forget a match with everything that belongs to it."""

    def work(connection: Connection) -> Lost | None:
        gone = connection.execute(delete(MATCHES).where(MATCHES.c.id == match, MATCHES.c.turn == turn))
        return None if gone.rowcount else LOST

    return work


def position_of(match: str) -> Callable[[Connection], tuple[int, int] | None]:
    """How often the table of a match has changed, and how many answers it has; None where there is none."""
    answers = select(func.coalesce(func.max(ANSWERS.c.number), 0)).where(ANSWERS.c.match == match).scalar_subquery()

    def work(connection: Connection) -> tuple[int, int] | None:
        found = connection.execute(select(MATCHES.c.turn, answers).where(MATCHES.c.id == match)).first()
        return None if found is None else (found[0], found[1])

    return work


@dataclass(frozen=True, slots=True)
class Since:
    """What a match has become since some answer."""

    row: MatchRow
    seats: tuple[Seat, ...]
    notes: tuple[NoteRow, ...]
    answers: tuple[AnswerRow, ...]


def find_since(match: str, number: int) -> Callable[[Connection], Since | None]:
    def work(connection: Connection) -> Since | None:
        found = connection.execute(select(*MATCH_COLUMNS).where(MATCHES.c.id == match)).mappings().first()
        if found is None:
            return None
        later = and_(ANSWERS.c.match == match, ANSWERS.c.number > number)
        answers = connection.execute(select(*ANSWER_COLUMNS).where(later).order_by(ANSWERS.c.number))
        return Since(_match(found), *_people(connection, match), tuple([AnswerRow(*each) for each in answers.all()]))

    return work


def _people(connection: Connection, match: str) -> tuple[tuple[Seat, ...], tuple[NoteRow, ...]]:
    seats = connection.execute(select(*SEAT_COLUMNS).where(SEATS.c.match == match).order_by(SEATS.c.seat))
    notes = connection.execute(select(*NOTE_COLUMNS).where(NOTES.c.match == match).order_by(NOTES.c.number))
    return tuple([Seat(*each) for each in seats.all()]), tuple([NoteRow(*each) for each in notes.all()])


def add_snapshot(match: str, number: int, data: bytes) -> Callable[[Connection], None]:
    """Keep a snapshot and drop the earlier ones."""

    def work(connection: Connection) -> None:
        connection.execute(delete(SNAPSHOTS).where(SNAPSHOTS.c.match == match))
        connection.execute(insert(SNAPSHOTS).values(match=match, number=number, data=data))

    return work


def set_state(match: str, state: str, reason: str = "") -> Callable[[Connection], None]:
    def work(connection: Connection) -> None:
        connection.execute(update(MATCHES).where(MATCHES.c.id == match).values(state=state, reason=reason))

    return work


def set_lines(match: str, answers: Sequence[AnswerRow]) -> Callable[[Connection], None]:
    """Keep the cached lines of some answers; the answers themselves never change."""

    def work(connection: Connection) -> None:
        for answer in answers:
            connection.execute(
                update(ANSWERS)
                .where(ANSWERS.c.match == match, ANSWERS.c.number == answer.number)
                .values(told=answer.told, after=answer.after)
            )

    return work


def set_roots(match: str, rules_version: int, roots: str) -> Callable[[Connection], None]:
    def work(connection: Connection) -> None:
        connection.execute(
            update(MATCHES).where(MATCHES.c.id == match).values(rules_version=rules_version, roots=roots)
        )

    return work


def set_seat(match: str, seat: Seat) -> Callable[[Connection], None]:
    """Keep who sits on a seat now."""

    def work(connection: Connection) -> None:
        values = _fields(seat)
        number = values.pop("seat")
        connection.execute(update(SEATS).where(SEATS.c.match == match, SEATS.c.seat == number).values(**values))

    return work


def set_seats(
    match: str, turn: int, seats: Iterable[Seat], notes: Sequence[NoteRow], values: Mapping[str, Any] | None = None
) -> Callable[[Connection], Lost | None]:
    """Keep who sits on some seats now, what the table is told about it, and columns of the match."""
    work = [set_seat(match, seat) for seat in seats]

    def write(connection: Connection) -> Lost | None:
        if not is_turn(connection, match, turn):
            return LOST
        for each in work:
            each(connection)
        if notes:
            connection.execute(insert(NOTES), [{"match": match, **_fields(note)} for note in notes])
        if values:
            connection.execute(update(MATCHES).where(MATCHES.c.id == match).values(**values))
        return None

    return write


def set_table(match: str, turn: int, **values: Any) -> Callable[[Connection], Lost | None]:
    """Change columns of a match that are no part of its record: its state, who may look on, its rematch."""
    return set_seats(match, turn, (), (), values)


def set_host(match: str, host: str | None) -> Callable[[Connection], None]:
    """Hand a match over to its host, when all of it is there."""

    def work(connection: Connection) -> None:
        connection.execute(update(MATCHES).where(MATCHES.c.id == match).values(host=host))

    return work


def is_kept(match: str) -> Callable[[Connection], bool]:
    return lambda connection: connection.execute(select(MATCHES.c.id).where(MATCHES.c.id == match)).first() is not None


def find_match(match: str) -> Callable[[Connection], Kept | None]:
    """All that is needed to open a match."""

    def work(connection: Connection) -> Kept | None:
        found = connection.execute(select(*MATCH_COLUMNS).where(MATCHES.c.id == match)).mappings().first()
        if found is None:
            return None
        row = _match(found)
        seats, notes = _people(connection, match)
        answers = connection.execute(select(*ANSWER_COLUMNS).where(ANSWERS.c.match == match).order_by(ANSWERS.c.number))
        snapshot = connection.execute(
            select(SNAPSHOTS.c.number, SNAPSHOTS.c.data)
            .where(SNAPSHOTS.c.match == match)
            .order_by(desc(SNAPSHOTS.c.number))
            .limit(1)
        ).first()
        pack = connection.execute(select(PACKS.c.stored).where(PACKS.c.hash == row.content_hash)).scalar()
        return Kept(
            row,
            seats,
            tuple([AnswerRow(*each) for each in answers.all()]),
            None if snapshot is None else (snapshot[0], snapshot[1]),
            pack or "",
            notes,
        )

    return work


@dataclass(frozen=True, slots=True)
class Listed:
    """A match in a list: its row, its seats, and what its latest answer left."""

    row: MatchRow
    seats: tuple[Seat, ...]
    after: str
    moved_at: int


MOST_LISTED = 200


def matches_of(person: str) -> Callable[[Connection], list[Listed]]:
    """The matches in which a person sits, is awaited, or which a person hosts, the latest first."""
    sits = select(SEATS.c.match).where(or_(SEATS.c.person == person, SEATS.c.reserved == person))
    return lambda connection: _listed(connection, or_(MATCHES.c.host == person, MATCHES.c.id.in_(sits)))


def open_tables(before: tuple[int, str] | None = None, most: int = MOST_LISTED) -> Callable[[Connection], list[Listed]]:
    """Tables that anybody may join or watch, the newest first: those after the last one of the page before."""
    shown = and_(MATCHES.c.listed, MATCHES.c.state.in_(("room", "running")), or_(MATCHES.c.watch, _has_free_seat()))
    if before is not None:
        at, match = before
        shown = and_(shown, or_(MATCHES.c.made_at < at, and_(MATCHES.c.made_at == at, MATCHES.c.id < match)))
    return lambda connection: _listed(connection, shown, most)


def _has_free_seat() -> Any:
    return exists().where(SEATS.c.match == MATCHES.c.id, SEATS.c.kind == "open", SEATS.c.person.is_(None))


def place_in_lobby(match: str) -> Callable[[Connection], tuple[int, str] | None]:
    """Where a table stands in the lobby, so that the page behind it can be asked for."""

    def work(connection: Connection) -> tuple[int, str] | None:
        at = connection.execute(select(MATCHES.c.made_at).where(MATCHES.c.id == match, MATCHES.c.listed)).scalar()
        return None if at is None else (at, match)

    return work


def open_tables_of(host: str) -> Callable[[Connection], int]:
    """How many tables of a host stand in the lobby and wait for someone."""
    return lambda connection: (
        connection.execute(
            select(func.count())
            .select_from(MATCHES)
            .where(MATCHES.c.host == host, MATCHES.c.listed, MATCHES.c.state.in_(("room", "running")))
        ).scalar()
        or 0
    )


def _listed(connection: Connection, which: Any, most: int = MOST_LISTED) -> list[Listed]:
    rows = [
        _match(row)
        for row in connection.execute(
            select(*MATCH_COLUMNS).where(which).order_by(desc(MATCHES.c.made_at), desc(MATCHES.c.id)).limit(most)
        ).mappings()
    ]
    ids = [row.id for row in rows]
    seats: dict[str, list[Seat]] = {match: [] for match in ids}
    found = connection.execute(
        select(SEATS.c.match, *SEAT_COLUMNS).where(SEATS.c.match.in_(ids)).order_by(SEATS.c.seat)
    )
    for match, *values in found:
        seats[match].append(Seat(*values))
    latest = (
        select(ANSWERS.c.match, func.max(ANSWERS.c.number).label("number"))
        .where(ANSWERS.c.match.in_(ids))
        .group_by(ANSWERS.c.match)
        .subquery()
    )
    ends = {
        match: (after, at)
        for match, after, at in connection.execute(
            select(ANSWERS.c.match, ANSWERS.c.after, ANSWERS.c.at).join(
                latest, and_(ANSWERS.c.match == latest.c.match, ANSWERS.c.number == latest.c.number)
            )
        )
    }
    listed = [Listed(row, tuple(seats[row.id]), *ends.get(row.id, ("", row.made_at))) for row in rows]
    return sorted(listed, key=lambda each: each.moved_at, reverse=True)


def counts() -> Callable[[Connection], dict[str, int]]:
    """How many matches there are in each state, for the metrics."""

    def work(connection: Connection) -> dict[str, int]:
        found = connection.execute(select(MATCHES.c.state, func.count()).group_by(MATCHES.c.state))
        return {str(state): int(number) for state, number in found}

    return work
