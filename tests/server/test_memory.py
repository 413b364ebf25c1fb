"""What is put back leaves memory, and what stays weighs no more than it may."""

from __future__ import annotations

import asyncio
import gc
import time
import tracemalloc
import weakref
from pathlib import Path
from typing import Any

import pytest
from tests.server.setting import serving, wait_until

from muster.server import match_registry as registry_module
from muster.server.live import BYTES_OF_A_LINE
from muster.server.match_registry import MatchRegistry

RECORDS = Path(__file__).parent.parent / "records"


def registry_of(server: Any) -> MatchRegistry:
    assert server.app.app_state is not None
    registry: MatchRegistry = server.app.app_state.registry
    return registry


def on_the_loop(server: Any, work: Any) -> None:
    """Do something on the server's loop, and wait until it is done."""
    done: list[object] = []
    server.call_soon(lambda: done.append(work()))
    wait_until(lambda: done)


def test_no_circle_keeps_a_match_that_was_put_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry_module, "QUIET", -1)
    with serving(tmp_path) as server:
        ada = server.someone("Ada")
        match = ada.make(seats="person device")["id"]
        with ada.table(match, "device") as table:
            for _ in range(20):
                table.answer_until_done()
        ada.get(f"/api/matches/{match}/at/5", seat="device")  # with copies for looking back
        registry = registry_of(server)
        wait_until(lambda: registry.live[match].idle)
        live = weakref.ref(registry.live[match])
        gc.disable()
        try:
            object.__setattr__(registry, "settings", replaced(registry.settings, match_minutes=0.000001))
            on_the_loop(server, registry.keep_house)
            wait_until(lambda: live() is None, 5)
        finally:
            gc.enable()
        assert match not in registry.live
        assert ada.state(match, "device")["seq"] == 20


def replaced(settings: Any, **changes: Any) -> Any:
    import msgspec

    return msgspec.structs.replace(settings, **changes)


def test_matches_weigh_no_more_than_they_may(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry_module, "QUIET", -1)
    with serving(tmp_path, matches_megabytes=1) as server:
        ada = server.someone("Ada")
        matches = [str(ada.make(seats="person device")["id"]) for _ in range(20)]
        registry = registry_of(server)
        assert len(registry.live) == 20
        on_the_loop(server, registry.keep_house)

        assert sum(live.weight for live in registry.live.values()) <= 1_000_000
        assert 5 < len(registry.live) < 20
        assert matches[-1] in registry.live  # those that were used last stay
        assert matches[0] not in registry.live


def test_the_weight_of_a_long_match_is_about_what_it_takes(tmp_path: Path) -> None:
    text = (RECORDS / "ml-1-greedy-hard.rec").read_text(encoding="utf-8")
    with serving(tmp_path) as server:
        ada = server.someone("Ada")
        match = ada.post("/api/records", {"record": text})["id"]
        registry = registry_of(server)
        ada.get(f"/api/matches/{match}")  # what all matches share is read by now
        lines = len(registry.live[match].lines)
        on_the_loop(server, lambda: registry.live.clear())
        gc.collect()
        tracemalloc.start()
        try:
            before = tracemalloc.get_traced_memory()[0]
            ada.get(f"/api/matches/{match}")
            gc.collect()
            taken = tracemalloc.get_traced_memory()[0] - before
        finally:
            tracemalloc.stop()
        weight = registry.live[match].weight
        assert lines > 150
        assert taken / 3 < weight < taken * 3, (taken, weight, lines, BYTES_OF_A_LINE)


def test_nothing_is_opened_at_the_start_and_bots_go_on_when_somebody_asks(tmp_path: Path) -> None:
    async def never(task: Any) -> Any:
        await asyncio.sleep(3600)

    with serving(tmp_path) as server:
        ada = server.someone("Ada")
        cookies = dict(ada.http.cookies)
        registry_of(server).bot_pool.think = never  # type: ignore[method-assign]
        match = ada.make("monster-lands", "person bot")["id"]
        with ada.table(match) as table:
            table.until(lambda state: state["decisions"] or state["waiting"])
            while not any(seat["seat"] == 1 and seat["acting"] for seat in table.state["seats"]):
                table.answer_until_done()
                table.ask(type="ping")
        seen = registry_of(server).live[match].seq
    with serving(tmp_path) as again:
        registry = registry_of(again)
        time.sleep(0.3)
        assert registry.live == {}
        bea = again.someone()
        bea.http.cookies.clear()
        bea.http.cookies.update(cookies)

        assert [line["id"] for line in bea.get("/api/matches")] == [match]
        wait_until(lambda: registry.live[match].seq > seen)
