"""The WebSocket: coming back, reading slowly, other languages and eyes, and whatever junk arrives."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.server.setting import Running, Someone, Table, serving, wait_until
from websockets.exceptions import ConnectionClosed

from muster.server.eyes import Eyes
from muster.server.watching import Watcher


@pytest.fixture(scope="module")
def ada(server: Running) -> Someone:
    return server.someone("Ada")


def close_code(table: Table) -> int:
    with pytest.raises(ConnectionClosed) as closed:
        table.until(lambda state: False)
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


def test_who_comes_back_is_told_what_was_missed(ada: Someone) -> None:
    match = ada.make(seats="person device")["id"]
    with ada.table(match, "device") as table:
        for _ in range(5):
            table.answer_until_done()
        table.ask(type="ping")
        seq, heard = table.state["seq"], table.events[-1]["at"]
        for _ in range(150):
            table.answer_until_done()
        table.ask(type="ping")
        everything = table.events
    with ada.table(match, "device", since=seq) as again:
        again.hear()
        missed = [event for event in again.events if event["seq"] > seq]
        assert missed == [event for event in everything if event["seq"] > seq]
        assert missed[0]["at"] == heard + 1
        assert len(missed) > 100  # more than a full state shows by itself
    with ada.table(match, "device", since=10**8) as late:
        assert len(late.hear()["log"]["events"]) == 100
    with ada.table(match, "device", since="junk") as odd:
        assert len(odd.hear()["log"]["events"]) == 100


def test_the_language_changes_in_the_middle_log_included(ada: Someone) -> None:
    match = ada.make(seats="person device")["id"]
    with ada.table(match, "device", lang="en") as table:
        table.hear()
        english = table.state
        assert table.ask(type="language", lang="es")["type"] == "done"
        assert table.state["decisions"][0]["text"] != english["decisions"][0]["text"]
        assert [event["at"] for event in table.state["log"]["events"]] == [
            event["at"] for event in english["log"]["events"]
        ]
        assert table.state["log"]["events"][-1]["text"] != english["log"]["events"][-1]["text"]
        assert table.ask(type="language", lang="xx")["code"] == "unreadable"


def test_a_device_is_handed_over(server: Running, ada: Someone) -> None:
    match = ada.make(seats="person device person")["id"]
    assert server.app.app_state is not None
    live = server.app.app_state.registry.live[match]
    with ada.table(match, "device") as table:
        table.hear()
        for seat in (0, 1):
            assert table.ask(type="seat", seat=seat)["type"] == "done"
            assert table.state["seat"] == seat
            assert table.state["view"] == live.match.view(seat)
        assert table.ask(type="seat", seat=2)["code"] == "not-your-seat"
        assert table.ask(type="seat", seat=None)["type"] == "done"
        assert table.state["seat"] is None
        assert table.ask(type="seat", seat="device")["type"] == "done"
        assert set(table.state["views"]) == {"0", "1"}


@pytest.mark.parametrize("seat, code", [("1", 4403), ("9", 4404), ("device", 4403)])
def test_a_seat_that_is_not_ones_own_closes_the_socket(server: Running, ada: Someone, seat: str, code: int) -> None:
    match = ada.make(seats="person bot", watch=True)["id"]
    eve = server.someone("Eve")
    with eve.table(match, seat) as table:
        assert close_code(table) == code


def test_no_such_match(ada: Someone) -> None:
    with ada.table("nothing", None) as table:
        assert close_code(table) == 4404


def test_answers_are_refused_with_code_and_sentence(ada: Someone) -> None:
    match = ada.make(seats="person device")["id"]
    with ada.table(match, "device", lang="fr") as table:
        decision = table.until_asked()
        seat, number = decision["seat"], decision["number"]
        key = decision["options"][0]["key"]
        assert table.ask(type="answer", seat=seat, number=number + 1, key=key)["code"] == "stale-answer"
        assert table.ask(type="answer", seat=1 - seat, number=number, key=key)["code"] == "not-asked"
        assert table.ask(type="answer", seat=5, number=number, key=key)["code"] == "not-your-seat"
        refused = table.ask(type="answer", seat=seat, number=number, key="fly")
        assert refused["code"] == "not-offered"
        assert refused["detail"] == "Cette réponse ne fait pas partie des options."
        assert table.ask(type="take-back", seat=seat)["code"] == "no-take-back"
        assert table.ask(type="answer", seat=seat, number=number, key=key)["seq"] == 1


def test_a_slow_reader_is_cut_off_and_nobody_waits_for_it() -> None:
    async def slow() -> None:
        watcher = Watcher(Eyes(None), "en", None, 3)
        for number in range(3):
            watcher.push(b"%d" % number)
        assert await watcher.next() == b"0"
        watcher.push(b"3")
        assert not watcher.lost
        watcher.push(b"4")
        assert watcher.lost
        assert await watcher.next() is None
        watcher.push(b"5")
        assert await watcher.next() is None

    asyncio.run(slow())


def test_a_full_queue_closes_with_4408() -> None:
    with serving(queue=4) as server:
        ada = server.someone("Ada")
        match = ada.make(seats="person device", open=True)["id"]
        assert server.app.app_state is not None
        live = server.app.app_state.registry.live[match]
        with server.someone("Eve").table(match, None) as slow:
            slow.hear()
            wait_until(lambda: live.watchers)
            watcher = next(iter(live.watchers))

            def flood() -> None:
                for _ in range(10):
                    watcher.push(b'{"type":"pong"}')

            server.call_soon(flood)
            assert close_code(slow) == 4408
            assert server.app.metrics.cut_off == 1
        wait_until(lambda: not live.watchers)


def test_too_many_messages_and_sockets_are_refused() -> None:
    with serving(messages_per_minute=10, sockets_per_address=3) as server:
        ada = server.someone("Ada")
        match = ada.make(seats="person device")["id"]
        with ada.table(match) as table:
            with suppress(ConnectionClosed):  # the server may be quicker than we speak
                for _ in range(20):
                    table.say(type="ping")
            assert close_code(table) == 4429
        assert server.app.app_state is not None
        wait_until(lambda: not server.app.metrics.sockets)
        with ada.table(match) as one, ada.table(match) as two, ada.table(match) as three, ada.table(match) as four:
            for table in (one, two, three):
                table.hear()
            assert close_code(four) == 4429


def test_endless_junk_closes_the_socket(ada: Someone) -> None:
    match = ada.make(seats="person device")["id"]
    with ada.table(match) as table:
        with suppress(ConnectionClosed):
            for _ in range(30):
                table.socket.send("{")
        assert close_code(table) == 4400


def test_bytes_are_junk_too(ada: Someone) -> None:
    match = ada.make(seats="person device")["id"]
    with ada.table(match) as table:
        table.hear()
        table.socket.send(b"\xff\xfe\x00")
        table.socket.send(b'{"type":"ping","id":1}')
        assert [table.hear()["type"] for _ in range(2)] == ["refused", "pong"]


def test_brackets_without_end_are_junk_too(server: Running, ada: Someone) -> None:
    match = ada.make(seats="person device")["id"]
    errors = server.app.metrics.errors
    deep = "[" * 20_000 + "]" * 20_000
    with ada.table(match) as table:
        table.hear()
        table.socket.send(deep)
        table.socket.send('{"type":"ping","id":1}')
        assert [table.hear()["type"] for _ in range(2)] == ["refused", "pong"]
        with suppress(ConnectionClosed):
            for _ in range(30):
                table.socket.send(deep)
        assert close_code(table) == 4400
    assert server.app.metrics.errors == errors


def test_a_stopping_server_tells_sockets_to_come_back(tmp_path: Any) -> None:
    with serving(tmp_path) as server:
        ada = server.someone("Ada")
        match = ada.make(seats="person device")["id"]
        with ada.table(match) as table:
            table.hear()
            server.stop()
            assert close_code(table) in (1012, 1001)


# -- whatever arrives --------------------------------------------------------------------------------------------------

json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
kinds = st.sampled_from(["answer", "take-back", "language", "seat", "ping", "state", "", "ANSWER"])
fields = st.sampled_from(["seat", "number", "key", "id", "lang", "type", "extra"])
nearly = st.builds(
    lambda kind, rest: {"type": kind, **rest}, kinds, st.dictionaries(fields, json_values, max_size=5)
).map(json.dumps)
plausible = st.fixed_dictionaries(
    {
        "type": st.just("answer"),
        "seat": st.integers(-1, 4),
        "number": st.integers(-1, 30),
        "key": st.sampled_from(["continue", "pass", "build:peasant", "confirm", "x", ""]),
    },
    optional={"id": st.integers(0, 9) | st.text(max_size=5)},
).map(json.dumps)
messages = st.one_of(
    st.text(max_size=50),
    nearly,
    plausible,
    st.sampled_from(['{"type":"ping"}', '{"type":"take-back","seat":0,"id":1}', '{"type":"language","lang":"fr"}']),
    st.just("@valid"),
)


@settings(max_examples=25)
@given(st.lists(messages, min_size=1, max_size=12))
def test_whatever_arrives_the_match_stays_whole(server: Running, sent: list[str]) -> None:
    """Junk is refused, valid answers count, and the record still replays to the state in memory."""
    hana = HANA.setdefault(server.port, server.someone("Hana"))
    match = hana.make("monster-lands", "person device")["id"]
    assert server.app.app_state is not None
    live = server.app.app_state.registry.live[match]
    with hana.table(match, "device") as table:
        table.hear()
        counted = 0
        for message in sent:
            if message == "@valid":
                if table.state["decisions"]:
                    counted += table.answer()["type"] == "done"
                continue
            table.socket.send(message)
        pong = table.ask(type="ping")
        assert pong["type"] == "pong"
        for frame in table.frames:
            assert json.loads(frame)["type"] in ("state", "moved", "done", "refused", "pong")
    assert counted <= live.seq == pong["seq"]
    import muster

    assert muster.replay(live.match.record.to_text()).state_hash == live.match.state_hash


HANA: dict[int, Someone] = {}
