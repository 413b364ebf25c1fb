"""Bots think in processes of their own, with a time limit, and a bot that fails does not stop a match."""

from __future__ import annotations

import asyncio
import time
from multiprocessing.connection import Connection
from typing import Any

import pytest
from tests.server.setting import Running, Someone, serving, wait_until

import muster
from muster.server.bot_pool import BotFailed, BotPool, Worker
from muster.server.bot_worker import Task, Thought, answer


def a_task(bot: str = "greedy", reason: bool = False) -> Task:
    match = muster.new("meeples-and-monsters", seats=2, seed=1)
    seat = match.decision.seat
    return Task("x/0", "meeples-and-monsters", bot, 7, seat, match.chair(seat).to_bytes(3), reason)


def sleepy(connection: Connection) -> None:
    connection.recv()
    time.sleep(60)


def dying(connection: Connection) -> None:
    connection.recv()


def test_a_bot_answers_with_a_key_that_is_offered() -> None:
    from collections import OrderedDict

    task = a_task(reason=True)
    thought = answer(task, OrderedDict())
    keys = [option.key for option in muster.load(task.chair).chair(task.seat).decision.options]
    assert thought.key in keys
    assert thought.text_id.startswith("hint-")


def test_the_processes_answer_and_survive_a_bot_that_fails() -> None:
    bot_pool = BotPool(1, 10.0)
    try:

        async def ask() -> tuple[Thought, str, Thought]:
            first = await bot_pool.think(a_task())
            try:
                await bot_pool.think(a_task("nobody"))
                failure = ""
            except BotFailed as failed:
                failure = str(failed)
            return first, failure, await bot_pool.think(a_task("random"))

        first, failure, again = asyncio.run(ask())
    finally:
        bot_pool.close()
    assert first.key
    assert "nobody" in failure
    assert again.key
    assert (bot_pool.thoughts, bot_pool.failures) == (2, 1)


def test_a_bot_that_thinks_too_long_is_ended() -> None:
    worker = Worker(sleepy)
    worker._new = False
    start = time.monotonic()
    with pytest.raises(BotFailed, match="too long"):
        worker.think(a_task(), 0.2)
    assert time.monotonic() - start < 5
    assert not worker.usable
    worker.end()
    assert not worker._process.is_alive()


def test_a_process_that_ends_is_noticed() -> None:
    worker = Worker(dying)
    with pytest.raises(BotFailed):
        worker.think(a_task(), 5)
    assert not worker.usable
    worker.end()


def test_a_match_goes_on_where_a_bot_fails(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = server.someone("Ada")
    assert server.app.app_state is not None
    registry = server.app.app_state.registry

    async def failing(task: Any) -> Thought:
        raise BotFailed("it took too long")

    monkeypatch.setattr(registry.bot_pool, "think", failing)
    lines: list[str] = []
    monkeypatch.setattr(registry.logs, "form", "json")
    monkeypatch.setattr(registry.logs, "_write", lines.append)
    match = ada.make("monster-lands", "bot bot")["id"]
    wait_until(lambda: registry.live[match].seq > 20)
    assert any("bot-failed" in line for line in lines)


def test_a_bot_that_answers_nonsense_is_replaced_by_chance(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = server.someone("Ada")
    assert server.app.app_state is not None
    registry = server.app.app_state.registry

    async def nonsense(task: Any) -> Thought:
        return Thought("fly:moon", "", {})

    monkeypatch.setattr(registry.bot_pool, "think", nonsense)
    match = ada.make("monster-lands", "bot bot")["id"]
    wait_until(lambda: registry.live[match].seq > 20)


def answers_take(seats: str, seat: int | None, answers: int = 3, **settings: Any) -> float:
    """How long some answers take at a table that is watched; a person takes the first option without thinking."""
    with serving(**settings) as server:
        ada: Someone = server.someone("Ada")
        match = ada.make("monster-lands", seats, open=True)["id"]
        with ada.table(match, seat) as table:
            table.hear()
            start, until = time.monotonic(), table.state["seq"] + answers
            while table.state["seq"] < until:
                if table.state["decisions"]:
                    decision = table.state["decisions"][0]
                    ada.answer(match, decision, decision["options"][0]["key"])
                table.hear()
            return time.monotonic() - start


def test_bots_among_themselves_take_their_time_while_somebody_watches() -> None:
    assert answers_take("bot bot", None, bots_alone_delay=0.3) > 0.7


def test_a_person_waits_for_bots_as_long_as_they_think() -> None:
    assert answers_take("person bot bot bot", 0, 24, bots_alone_delay=9.0) < 9.0


def test_an_answer_of_a_bot_takes_as_long_whether_it_had_a_choice_or_not() -> None:
    assert answers_take("person bot bot bot", 0, 24, bot_delay=0.3) > 0.7
