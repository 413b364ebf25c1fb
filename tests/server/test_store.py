"""The store on SQLite, on PostgreSQL and in memory: the same tests for all."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, select, text
from sqlalchemy.exc import IntegrityError

import muster
from muster.kernel.errors import MusterError, OptionError
from muster.server.match_registry import row_of
from muster.server.opening import open_match
from muster.server.seating import Seat
from muster.server.store import Store, open_store
from muster.server.store.engine import database_url, make_engine
from muster.server.store.matches import AnswerRow, Kept, add_match, add_snapshot, answer_row, find_match, matches_of
from muster.server.store.migrate import HEAD, migrate, version_of
from muster.server.store.people import (
    KeyRow,
    Person,
    SessionRow,
    accounts_named,
    add_guest,
    add_session,
    find_session,
    keys_of,
)
from muster.server.store.schema import ANSWERS, MATCHES, METADATA
from muster.server.store.store import now


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    opened = open_store(database)
    yield opened
    opened.close()


def a_match(store: Store) -> str:
    """A stored match of two bots without an answer."""

    async def keep() -> str:
        await store.write(add_session(SessionRow("hash", None, "csrf", "", now(), now(), now() + 1000_000)))
        await store.write(add_guest(Person("ada", "Ada", "guest", "en"), "ada", now(), "hash"))
        match = muster.new("meeples-and-monsters", seats=2, seed="x")
        row = row_of(match, seed="x", host="ada")
        seats = [Seat(0, "person", "Ada", "ada", None, None), Seat(1, "bot", "", None, "random", None)]
        await store.write(add_match(row, seats, match.content.stored))
        return row.id

    return asyncio.run(keep())


def an_answer(number: int, key: str = "pass") -> AnswerRow:
    return AnswerRow(number, 0, key, None, "[]", '{"asked":[0]}', now())


def plainly(store: Store, match: str, answer: AnswerRow) -> asyncio.Future[None]:
    """Keep an answer as a row, whatever other servers have done."""
    return store.writer.write_row(answer_row(match, answer))


def keep(store: Store, match: str, answer: AnswerRow) -> None:
    async def work() -> None:
        await plainly(store, match, answer)

    asyncio.run(work())


def numbers_of(store: Store, match: str) -> list[int]:
    def work(connection: Connection) -> list[int]:
        found = connection.execute(select(ANSWERS.c.number).where(ANSWERS.c.match == match).order_by(ANSWERS.c.number))
        return list(found.scalars())

    return asyncio.run(store.read(work))


def test_a_match_comes_back_as_it_was_kept(store: Store) -> None:
    match = a_match(store)
    keep(store, match, an_answer(1, "continue"))

    kept = asyncio.run(store.read(find_match(match)))

    assert kept is not None
    assert kept.row.id == match
    assert kept.row.seed == "x"
    assert [seat.name for seat in kept.seats] == ["Ada", ""]
    assert [(answer.number, answer.key) for answer in kept.answers] == [(1, "continue")]
    assert kept.snapshot is None


def test_an_unknown_match_is_none(store: Store) -> None:
    assert asyncio.run(store.read(find_match("nothing"))) is None


def test_a_number_can_be_used_once(store: Store) -> None:
    match = a_match(store)
    keep(store, match, an_answer(1))

    with pytest.raises(IntegrityError):
        keep(store, match, an_answer(1, "other"))

    assert numbers_of(store, match) == [1]


def test_a_failing_piece_of_work_does_not_take_the_others_along(store: Store) -> None:
    match = a_match(store)

    async def all_at_once() -> list[Any]:
        answers = [an_answer(number) for number in (1, 2, 2, 3)]
        writes = [plainly(store, match, answer) for answer in answers]
        return await asyncio.gather(*writes, return_exceptions=True)

    results = asyncio.run(all_at_once())

    assert [isinstance(result, IntegrityError) for result in results].count(True) == 1
    assert numbers_of(store, match) == [1, 2, 3]


def test_what_waits_during_a_commit_is_committed_together(store: Store) -> None:
    match = a_match(store)
    gate = threading.Event()

    async def all_at_once() -> int:
        first = asyncio.ensure_future(store.write(lambda connection: gate.wait(5)))
        await asyncio.sleep(0.05)
        writes = [plainly(store, match, an_answer(n)) for n in range(1, 51)]
        await asyncio.sleep(0.05)
        before = store.writer.commits
        gate.set()
        await asyncio.gather(first, *writes)
        return store.writer.commits - before

    assert asyncio.run(all_at_once()) == 2  # the one that held the gate, and one for all others
    assert numbers_of(store, match) == list(range(1, 51))


def test_nobody_is_told_before_the_commit(store: Store) -> None:
    match = a_match(store)

    async def told() -> list[int]:
        await plainly(store, match, an_answer(1))

        def work(connection: Connection) -> list[int]:
            return list(connection.execute(select(ANSWERS.c.number)).scalars())

        return await store.read(work)

    assert asyncio.run(told()) == [1]


def test_who_stops_waiting_does_not_stop_the_work(store: Store) -> None:
    match = a_match(store)
    gate = threading.Event()

    async def leave() -> None:
        blocking = asyncio.ensure_future(store.write(lambda connection: gate.wait(5)))
        await asyncio.sleep(0.05)
        waiting = plainly(store, match, an_answer(1))
        await asyncio.sleep(0.05)
        waiting.cancel()
        gate.set()
        await blocking

    asyncio.run(leave())

    end = time.monotonic() + 5
    while numbers_of(store, match) != [1]:
        assert time.monotonic() < end


def test_a_snapshot_replaces_the_earlier_one(store: Store) -> None:
    match = a_match(store)
    asyncio.run(store.write(add_snapshot(match, 50, b"old")))
    asyncio.run(store.write(add_snapshot(match, 100, b"new")))

    kept = asyncio.run(store.read(find_match(match)))

    assert kept is not None
    assert kept.snapshot == (100, b"new")


def test_matches_are_listed_for_those_who_sit_there(store: Store) -> None:
    match = a_match(store)

    assert [each.row.id for each in asyncio.run(store.read(matches_of("ada")))] == [match]
    assert asyncio.run(store.read(matches_of("bob"))) == []


def test_sessions_know_their_person(store: Store) -> None:
    a_match(store)

    session = asyncio.run(store.read(find_session("hash")))

    assert session is not None
    assert session.person == Person("ada", "Ada", "guest", "en")


def test_the_migrations_lead_to_the_tables_of_the_code(store: Store) -> None:
    assert version_of(store.engine) == HEAD
    with store.engine.connect() as connection:
        differences = compare_metadata(MigrationContext.configure(connection, opts={"compare_type": True}), METADATA)
    assert differences == []


def test_tables_of_old_speak_the_language_of_their_host(tmp_path: Path) -> None:
    engine = make_engine(database_url(f"sqlite:///{tmp_path}/old.db"))
    migrate(engine, "0001")
    with engine.begin() as connection:
        connection.execute(
            text("INSERT INTO people (id, name, kind, language, made_at) VALUES ('zoe', 'Zoé', 'guest', 'fr', 0)")
        )
        connection.execute(text("INSERT INTO packs (hash, game, name, stored) VALUES ('h', 'g', 'p', '')"))
        for match, host in (("hers", "'zoe'"), ("nobodys", "NULL")):
            connection.execute(
                text(
                    "INSERT INTO matches (id, game, rules_version, options, content_hash, pack, seats, commitment,"
                    " roots, told, host, state, reason, listed, private, pace, made_at) VALUES"
                    f" ('{match}', 'g', 1, '{{}}', 'h', 'p', 2, '', '{{}}', '[]', {host}, 'over', '', 0, 0, 'live', 0)"
                )
            )

    migrate(engine)

    with engine.connect() as connection:
        spoken = {row.id: row.language for row in connection.execute(select(MATCHES.c.id, MATCHES.c.language))}
    engine.dispose()
    assert spoken == {"hers": "fr", "nobodys": "en"}


def test_keys_and_sessions_of_old_go_on(tmp_path: Path) -> None:
    engine = make_engine(database_url(f"sqlite:///{tmp_path}/old.db"))
    migrate(engine, "0003")
    with engine.begin() as connection:
        for row in (
            "people (id, name, kind, login, language, made_at) VALUES ('zoe', ' Zoé  A', 'account', 'zoé a', 'fr', 0)",
            "keys (id, person, label, key_hash, made_at) VALUES ('k', 'zoe', 'robot', 'hash', 5)",
            "sessions (token_hash, person, csrf, made_at, expires_at) VALUES ('s', 'zoe', 'c', 7, 9)",
        ):
            connection.execute(text(f"INSERT INTO {row}"))

    migrate(engine)

    with engine.connect() as connection:
        assert keys_of("zoe")(connection) == [KeyRow("k", "robot", ("read", "play", "host"), 5, None)]
        session = find_session("s")(connection)
        taken = accounts_named(("zoé a", "zoé"), "somebody")(connection)
    engine.dispose()
    assert session is not None
    assert (session.used_at, session.made_at, session.agent) == (7, 7, "")
    assert taken == ["zoé a"]


def test_closing_writes_what_waits(database: str) -> None:
    if database == "sqlite://":
        pytest.skip("what is in memory is gone when it is closed")
    store = open_store(database)
    match = a_match(store)
    for number in range(1, 30):
        store.writer.submit(answer_row(match, an_answer(number)))
    store.close()

    again = open_store(database)
    assert numbers_of(again, match) == list(range(1, 30))
    again.close()


def test_one_server_per_file(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/muster.db"
    store = open_store(database)
    with pytest.raises(MusterError, match="another server"):
        open_store(database)
    store.close()
    open_store(database).close()


def test_snapshot_and_record_open_at_the_same_decision(store: Store) -> None:
    """From the newest snapshot plus later answers, and from the start: the same state, numbers, log and way back."""
    match = muster.new("meeples-and-monsters", seats=2, seed="both")
    row = row_of(match, seed="both", host="ada")
    seats = (Seat(0, "person", "Ada", None, None, None), Seat(1, "bot", "", None, "random", None))
    answers: list[AnswerRow] = []
    snapshot: tuple[int, bytes] | None = None
    from random import Random

    from muster.server.opening import told_text

    toss = Random(5)
    while len(answers) < 160:
        heard = len(match.happenings())
        option = toss.choice(match.decision.options)
        seat = match.decision.seat
        match.play(option)
        if match.why_no_take_back(seat) == "" and toss.random() < 0.1:
            key, number = "", match.length
            told = told_text(match.happenings(heard))
            answers.append(AnswerRow(number, seat, option.key, match.record.hashes.get(number), told, "{}", 0))
            heard = len(match.happenings())
            match.take_back(seat)
        else:
            key = option.key
        number = match.length
        noted = match.record.hashes.get(number)
        answers.append(AnswerRow(number, seat, key, noted, told_text(match.happenings(heard)), "{}", 0))
        if len(answers) > 100 and snapshot is None and match.at_barrier:
            snapshot = (match.length, match.to_bytes())
    assert snapshot is not None
    pack = match.content.stored

    quick = open_match(Kept(row, seats, tuple(answers), snapshot, pack))
    slow = open_match(Kept(row, seats, tuple(answers), None, pack))

    assert quick.match.state_hash == slow.match.state_hash == match.state_hash
    assert quick.match.numbers == slow.match.numbers == match.numbers
    assert quick.match.length == slow.match.length == match.length
    assert quick.marks == slow.marks
    assert quick.match.story(0) == slow.match.story(0)
    assert [quick.match.why_no_take_back(seat) for seat in (0, 1)] == [
        slow.match.why_no_take_back(seat) for seat in (0, 1)
    ]


@pytest.mark.parametrize("address", ["mysql://x/y", "nonsense", "oracle://x"])
def test_other_databases_are_refused(address: str) -> None:
    with pytest.raises(OptionError):
        database_url(address)


def test_sqlite_waits_for_the_disk(tmp_path: Any) -> None:
    store = open_store(f"sqlite:///{tmp_path}/x.db")
    with store.engine.connect() as connection:
        assert connection.execute(text("PRAGMA journal_mode")).scalar() == "wal"
        assert connection.execute(text("PRAGMA synchronous")).scalar() == 2  # FULL
    store.close()
