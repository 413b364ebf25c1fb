"""Several servers over one PostgreSQL: any of them plays in any match, and what is stored is one line of answers."""

from __future__ import annotations

import asyncio
import random
import secrets
import threading
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some
from sqlalchemy import Connection, select
from tests.server.postgres import Postgres
from tests.server.setting import QUICK, Running, Someone, Table, wait_until
from websockets.exceptions import ConnectionClosed

import muster
from muster.server import Settings
from muster.server.match_registry import row_of
from muster.server.opening import open_match
from muster.server.seating import Seat
from muster.server.store import Store, open_store
from muster.server.store.matches import AnswerRow, add_match, find_match, position_of, set_table
from muster.server.store.news import MOST_BYTES, Told, payloads
from muster.server.store.people import Person, SessionRow, add_guest, add_session
from muster.server.store.schema import ANSWERS
from muster.server.store.writer import LOST


@pytest.fixture(scope="module")
def address(postgres: Postgres) -> str:
    return postgres.new_database()


@pytest.fixture(scope="module")
def both(address: str) -> Iterator[tuple[Running, Running]]:
    """Two servers over one database."""
    servers = [Running(Settings(**{**QUICK, "database": address, "logins_per_minute": 6})) for _ in range(2)]
    wait_until(lambda: all(cluster_of(server).others for server in servers))
    yield servers[0], servers[1]
    for server in servers:
        server.stop()


def cluster_of(server: Running) -> Any:
    assert server.app.app_state is not None
    return server.app.app_state.cluster


def at(server: Running, person: Someone) -> Someone:
    """The same person, at another server."""
    there = Someone.__new__(Someone)
    there.server = server
    csrf = person.http.headers["x-csrf-token"]
    there.http = server.client(cookies=dict(person.http.cookies), headers={"x-csrf-token": csrf})
    there.me = person.me
    return there


def code_of_end(table: Table) -> int:
    """With which code a socket is closed."""
    try:
        while True:
            table.hear()
    except ConnectionClosed as closed:
        return 0 if closed.rcvd is None else closed.rcvd.code


# -- compare and set ---------------------------------------------------------------------------------------------------


async def a_match(store: Store) -> str:
    token = secrets.token_hex(12)
    await store.write(add_session(SessionRow(token, None, "", "", 0, 0, 1 << 60)))
    await store.write(add_guest(Person(token, "Ada", "guest", "en"), "", 0, token))
    match = muster.new("meeples-and-monsters", seats=2, seed="x")
    row = row_of(match, seed="x", host=token)
    seats = [Seat(0, "person", "Ada", token, None, None), Seat(1, "device", "", token, None, None)]
    await store.write(add_match(row, seats, match.content.stored))
    return row.id


def an_answer(number: int, who: str) -> AnswerRow:
    return AnswerRow(number, 0, who, None, "[]", '{"asked":[0]}', 0)


@pytest.fixture(scope="module")
def stores(address: str) -> Iterator[tuple[Store, Store]]:
    opened = (open_store(address), open_store(address))
    yield opened
    for store in opened:
        store.close()


@settings(max_examples=25, deadline=None)
@given(steps=some.lists(some.tuples(some.integers(0, 1), some.sampled_from(["answer", "table", "look"])), max_size=20))
def test_what_is_stored_is_what_a_model_allows(stores: tuple[Store, Store], steps: list[tuple[int, str]]) -> None:
    """Two servers believe something of a match; each writes by what it believes. Only who is right is stored."""

    async def play() -> None:
        match = await a_match(stores[0])
        truth = (0, 0)  # changes of the table, answers
        beliefs = [truth, truth]
        line: list[str] = []
        for who, what in steps:
            store, (turn, number) = stores[who], beliefs[who]
            right = beliefs[who] == truth
            if what == "look":
                found = await store.read(position_of(match))
                assert found == truth
                beliefs[who] = truth
            elif what == "answer":
                stored = await store.add_answer(match, turn, an_answer(number + 1, f"server {who}"))
                assert stored == right
                if stored:
                    truth = beliefs[who] = (turn, number + 1)
                    line.append(f"server {who}")
            else:
                # Seats and notes depend on nobody's answer: the table alone must be as it was believed to be.
                lost = await store.write(set_table(match, turn, watch=True)) is LOST
                assert lost == (turn != truth[0])
                if not lost:
                    truth = (turn + 1, truth[1])
                    beliefs[who] = (turn + 1, number)

        def keys(connection: Connection) -> list[tuple[int, str]]:
            rows = connection.execute(
                select(ANSWERS.c.number, ANSWERS.c.key).where(ANSWERS.c.match == match).order_by(ANSWERS.c.number)
            )
            return [(number, key) for number, key in rows]

        assert await stores[1].read(keys) == list(enumerate(line, start=1))

    asyncio.run(play())


def test_of_many_at_once_one_is_the_next(stores: tuple[Store, Store]) -> None:
    async def race() -> list[list[bool]]:
        match = await a_match(stores[0])
        return [
            list(
                await asyncio.gather(
                    *[stores[turn % 2].add_answer(match, 0, an_answer(number, str(turn))) for turn in range(6)]
                )
            )
            for number in (1, 2, 3)
        ]

    assert [results.count(True) for results in asyncio.run(race())] == [1, 1, 1]


def test_no_number_is_left_out(stores: tuple[Store, Store]) -> None:
    async def skip() -> bool:
        match = await a_match(stores[0])
        return await stores[0].add_answer(match, 0, an_answer(2, "early"))

    assert asyncio.run(skip()) is False


def test_news_fit_into_messages() -> None:
    news: list[list[Any]] = [[Told.ANSWERED, "m", number, 0, "k" * 100, 0] for number in range(200)]
    news.append([Told.ANSWERED, "long", 1, 0, "k" * 10_000, 0])
    found = payloads("process", news)

    assert all(len(payload.encode()) <= MOST_BYTES for payload in found)
    assert sum(payload.count("answered") for payload in found) == 200
    assert any('["stale","long"]' in payload for payload in found)


# -- two servers -------------------------------------------------------------------------------------------------------


def test_what_is_answered_here_is_seen_there(both: tuple[Running, Running]) -> None:
    here, there = both
    ada = here.someone("Ada")
    match = ada.make("monster-lands", "person device")["id"]
    with ada.table(match, "device") as one, at(there, ada).table(match, "device") as other:
        for _ in range(30):
            acting, watching = (one, other) if random.random() < 0.5 else (other, one)
            if not acting.until_asked():
                break
            reply = acting.answer()
            assert reply["type"] == "done" or reply["code"] == "stale-answer"
            if reply["type"] == "done":
                watching.until(lambda state: state["seq"] >= reply["seq"])  # noqa: B023
    assert ada.state(match, "device")["view"] == at(there, ada).state(match, "device")["view"]


def test_who_answers_at_both_at_once_answers_once(both: tuple[Running, Running]) -> None:
    here, there = both
    ada = here.someone("Ada")
    match = ada.make(seats="person device")["id"]
    twin = at(there, ada)
    for _ in range(12):
        decision = ada.state(match, "device")["decisions"][0]
        body = {"seat": decision["seat"], "number": decision["number"], "key": decision["options"][-1]["key"]}
        found: list[int] = []

        def send(person: Someone, body: dict[str, Any] = body, found: list[int] = found) -> None:
            found.append(person.http.post(f"/api/matches/{match}/answers", json=body).status_code)

        threads = [threading.Thread(target=send, args=(person,)) for person in (ada, twin)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(found) == [200, 409]
    assert ada.state(match, "device")["seq"] == twin.state(match, "device")["seq"] == 12


def test_seats_that_are_taken_there_are_taken_here(both: tuple[Running, Running]) -> None:
    here, there = both
    ada, bea, eve = here.someone("Ada"), there.someone("Bea"), here.someone("Eve")
    made = ada.make(seats="person person")
    match, invite = made["id"], made["seats"][1]["invite"]
    with ada.table(match, 0) as table:
        table.hear()
        bea.post(f"/api/matches/{match}/claim", {"invite": invite})
        table.until(lambda state: state["seats"][1]["name"] == "Bea")
        with bea.table(match, 1):
            table.until(lambda state: state["seats"][1]["here"])
        table.until(lambda state: not state["seats"][1]["here"])
    eve.post(f"/api/matches/{match}/claim", {"invite": invite}, status=404)
    bea.post("/api/me", {"name": "Beatrice"})
    assert ada.state(match)["seats"][1]["name"] == "Bea"  # she sat down under that name


def test_a_table_that_is_taken_away_there_is_gone_here(both: tuple[Running, Running]) -> None:
    here, there = both
    ada = here.someone("Ada")
    match = ada.make(seats="person person", room=True)["id"]
    with ada.table(match) as table:
        table.hear()
        at(there, ada).post(f"/api/matches/{match}/leave", {"how": "delete"})
        assert code_of_end(table) == 4404
    ada.get(f"/api/matches/{match}", 404)


def test_logging_out_there_closes_the_sockets_here(both: tuple[Running, Running]) -> None:
    here, there = both
    ada = here.someone("Ada")
    match = ada.make(seats="person device")["id"]
    with ada.table(match) as table:
        table.hear()
        at(there, ada).post("/api/logout")
        assert code_of_end(table) == 4401
    assert ada.http.get("/api/matches").json() == []


def test_limits_count_at_all_servers(both: tuple[Running, Running]) -> None:
    here, there = both
    eve = here.someone("Eve")
    twin = at(there, eve)
    statuses = []
    for number in range(12):
        person = eve if number % 2 else twin
        statuses.append(person.http.post("/api/login", json={"name": "ada", "password": "12345678"}).status_code)
    assert statuses.count(401) in (6, 7)  # news of one may be on its way while the next is asked
    assert statuses[-1] == 429


def test_bots_are_asked_by_one_server(both: tuple[Running, Running]) -> None:
    here, there = both
    ada = here.someone("Ada")
    before = [server.app.app_state.registry.metrics.overtaken for server in both]  # type: ignore[union-attr]
    match = ada.make("monster-lands", "person bot bot")["id"]
    with at(there, ada).table(match) as table, ada.table(match) as other:
        for _ in range(10):
            if not table.until_asked():
                break
            table.answer()
        other.until(lambda state: state["seq"] >= table.state["seq"] - 1)
    after = [server.app.app_state.registry.metrics.overtaken for server in both]  # type: ignore[union-attr]
    assert sum(after) - sum(before) <= 4


def test_the_whole_history_replays(both: tuple[Running, Running], address: str) -> None:
    here, there = both
    ada = here.someone("Ada")
    match = ada.make(seats="person device")["id"]
    toss = random.Random(3)
    twin = at(there, ada)
    for _ in range(60):
        person = toss.choice((ada, twin))
        decisions = person.state(match, "device")["decisions"]
        if not decisions:
            break
        person.answer(match, decisions[0], toss.choice(decisions[0]["options"])["key"])
    store = open_store(address)
    kept = asyncio.run(store.read(find_match(match)))
    store.close()
    assert kept is not None
    assert [answer.number for answer in kept.answers] == list(range(1, len(kept.answers) + 1))
    opened = open_match(kept)
    assert opened.match.state_hash == muster.replay(opened.match.record.to_text()).state_hash
