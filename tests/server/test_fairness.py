"""Nobody waits behind all that somebody else has asked for: queues with turns, a desk, a lobby with pages."""

from __future__ import annotations

import asyncio
import threading
from functools import partial
from pathlib import Path

import pytest
from tests.server.setting import serving

from muster.server.fair_queue import ANALYSIS, BOTS, PEOPLE, Desk, FairQueue
from muster.server.problems import Refusal


def drained(queue: FairQueue[str]) -> list[str]:
    found = []
    while len(queue):
        work = queue.get()
        assert work is not None
        found.append(work)
    return found


def test_people_take_turns_however_much_one_of_them_asks_for() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(30):
        queue.put(f"guest {number}", "guest")
    queue.put("ada", "ada")
    queue.put("bea", "bea")

    assert drained(queue)[:4] == ["guest 0", "ada", "bea", "guest 1"]


def test_people_come_before_bots_and_bots_before_analysis() -> None:
    queue: FairQueue[str] = FairQueue()
    queue.put("hint", "eve", ANALYSIS)
    queue.put("bots alone", "eve", BOTS)
    queue.put("table", "ada", PEOPLE)

    assert drained(queue) == ["table", "bots alone", "hint"]


def test_what_does_not_fit_is_refused_at_once() -> None:
    queue: FairQueue[str] = FairQueue(most=5, most_of_one=3)
    for number in range(3):
        queue.put(str(number), "eve")
    with pytest.raises(Refusal) as refused:
        queue.put("one too many", "eve")
    assert (refused.value.status, refused.value.retry_after > 0) == (503, True)
    queue.put("others have room", "ada")
    queue.put("still", "bea")
    with pytest.raises(Refusal):
        queue.put("full", "cleo")
    assert len(queue) == 5


def test_closing_wakes_who_waits_and_hands_back_what_waited() -> None:
    queue: FairQueue[str] = FairQueue()
    got: list[object] = []
    waiting = threading.Thread(target=lambda: got.append(queue.get()))
    waiting.start()
    assert queue.close() == []
    waiting.join(5)
    assert got == [None]


def test_the_desk_does_one_piece_of_each_in_turn() -> None:
    desk = Desk()
    done: list[str] = []
    go = threading.Event()

    async def all_at_once() -> None:
        first = asyncio.create_task(desk.do(lambda: go.wait(10), "eve"))
        await asyncio.sleep(0.05)
        tasks = [asyncio.create_task(desk.do(partial(done.append, f"eve {n}"), "eve")) for n in range(3)]
        tasks.append(asyncio.create_task(desk.do(partial(done.append, "ada"), "ada")))
        await asyncio.sleep(0.05)
        go.set()
        await asyncio.gather(first, *tasks)

    asyncio.run(all_at_once())
    desk.close()

    assert done == ["eve 0", "ada", "eve 1", "eve 2"]


def test_what_fails_at_the_desk_fails_for_who_asked() -> None:
    desk = Desk()

    async def ask() -> str:
        with pytest.raises(ZeroDivisionError):
            await desk.do(lambda: 1 / 0, "eve")
        return await desk.do(lambda: "well", "eve")

    assert asyncio.run(ask()) == "well"
    desk.close()


def test_the_lobby_has_pages(tmp_path: Path) -> None:
    with serving(tmp_path, tables_per_person=100) as server:
        ada = server.someone("Ada")
        made = [str(ada.make(seats="person open", open=True)["id"]) for _ in range(7)]
        found: list[str] = []
        after: str | None = None
        while True:
            response = ada.http.get("/api/tables", params={"most": 3, **({"after": after} if after else {})})
            lines = response.json()
            found += [line["id"] for line in lines]
            if "next" not in response.links:
                break
            assert response.links["next"]["url"].startswith("/api/tables?")
            after = response.links["next"]["url"].split("after=")[1].split("&")[0]

        assert found == sorted(found, key=lambda match: made.index(match), reverse=True)
        assert sorted(found) == sorted(made)
        ada.get("/api/tables", 404, after="nothing")


def test_one_person_does_not_fill_the_lobby() -> None:
    with serving(tables_per_person=3) as server:
        ada = server.someone("Ada")
        match = [ada.make(seats="person open", open=True)["id"] for _ in range(3)][-1]
        asked = {"game": "monster-lands", "seats": [{"kind": "person"}, {"kind": "open"}], "open": True}
        problem = ada.post("/api/matches", asked, 429)
        assert "lobby" in problem["detail"]
        server.someone("Bea").make(seats="person open", open=True)
        ada.post(f"/api/matches/{match}/leave", {"how": "delete"})
        ada.make(seats="person open", open=True)
