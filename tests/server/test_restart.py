"""What survives: a restart, a kill -9 at any moment, a failing disk, an upgrade of the rules."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import sqlite3
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.postgres import Postgres
from tests.server.setting import Running, Someone, serving, wait_until

import muster
from muster.server import match_registry as registry_module
from muster.server.opening import open_match
from muster.server.store import open_store
from muster.server.store.matches import find_match

KILLS = int(os.environ.get("MUSTER_KILLS", "20"))


def nobody_looks(state: dict[str, Any]) -> bool:
    """A server notices a moment later that somebody has left the table."""
    return not any(seat["here"] for seat in state["seats"])


def test_a_restart_resumes_at_the_exact_open_decision(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ada = server.someone("Ada")
        cookies, csrf = dict(ada.http.cookies), ada.http.headers["x-csrf-token"]
        matches = [str(ada.make(game, "person device")["id"]) for game in muster.game_names()]
        states: dict[str, dict[str, Any]] = {}
        for match in matches:
            with ada.table(match, "device") as table:
                for _ in range(70):
                    table.answer_until_done()
                table.ask(type="ping")
            wait_until(lambda: nobody_looks(ada.state(matches[len(states)], "device")))
            states[match] = ada.state(match, "device")
    with serving(tmp_path) as again:
        bea = Someone.__new__(Someone)
        bea.server = again
        bea.http = httpx.Client(base_url=again.url, cookies=cookies, headers={"x-csrf-token": csrf})
        assert bea.get("/api/me")["name"] == "Ada"
        for match in matches:
            assert bea.state(match, "device") == states[match]
            decision = states[match]["decisions"][0]
            assert bea.answer(match, decision, decision["options"][0]["key"])["seq"] == states[match]["seq"] + 1


def test_a_match_without_an_answer_still_waits_for_its_first_after_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ada = server.someone("Ada")
        cookies = dict(ada.http.cookies)
        ada.make("meeples-and-monsters", "person device")
    with serving(tmp_path) as again:
        bea = again.someone()
        bea.http.cookies.clear()
        bea.http.cookies.update(cookies)

        assert [line["waiting_for_you"] for line in bea.get("/api/matches")] == [True]


def test_bots_go_on_after_a_restart_as_soon_as_somebody_looks(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ada = server.someone("Ada")
        match = ada.make("monster-lands", "bot bot", watch=True)["id"]
        assert server.app.app_state is not None
        live = server.app.app_state.registry.live[match]
        wait_until(lambda: live.seq > 3)
        seen = live.seq
        assert not live.match.over
    with serving(tmp_path) as again, again.someone().table(match, None) as table:
        table.until(lambda state: state["over"] or table.state["seq"] > seen)


def test_an_idle_match_is_put_back_and_opened_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry_module, "QUIET", -1)
    with serving(tmp_path, matches_in_memory=2, snapshot_every=10) as server:
        ada = server.someone("Ada")
        matches = [str(ada.make(seats="person device")["id"]) for _ in range(5)]
        assert server.app.app_state is not None
        registry = server.app.app_state.registry
        assert len(registry.live) <= 3
        for _ in range(3):
            for match in matches:
                state = ada.state(match, "device")
                ada.answer(match, state["decisions"][0], state["decisions"][0]["options"][0]["key"])
        assert registry.metrics.put_back > 5
        assert [ada.state(match)["seq"] for match in matches] == [3] * 5


def test_a_disk_that_fails_costs_the_answer_and_nothing_else(server: Running) -> None:
    ada = server.someone("Ada")
    match = ada.make(seats="person device")["id"]
    decision = ada.state(match, "device")["decisions"][0]
    assert server.app.app_state is not None
    store = server.app.app_state.store

    def failing(*args: Any, **more: Any) -> asyncio.Future[None]:
        future = asyncio.get_running_loop().create_future()
        future.set_exception(sqlite3.OperationalError("disk I/O error"))
        return future

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(store, "add_answer", failing)
        problem = ada.answer(match, decision, decision["options"][0]["key"], status=503)
    assert problem["code"] == "not-stored"
    state = ada.state(match, "device")
    assert state["seq"] == 0
    assert state["decisions"][0] == decision
    assert ada.answer(match, decision, decision["options"][0]["key"]) == {"seq": 1}


def test_an_upgrade_of_the_rules_that_plays_the_same_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path) as server:
        ada = server.someone("Ada")
        match = ada.make(seats="person device", watch=True)["id"]
        with ada.table(match, "device") as table:
            for _ in range(60):
                table.answer_until_done()
    game = muster.game("meeples-and-monsters")
    monkeypatch.setattr(game, "rules_version", game.rules_version + 1)
    with serving(tmp_path) as again:
        state = again.someone().state(match, None)
        assert (state["seq"], state["state"]) == (60, "running")


def test_an_upgrade_that_diverges_goes_on_from_the_snapshot(tmp_path: Path) -> None:
    """The record no longer replays, the snapshot still loads: the match goes on, and its record says from where."""
    with serving(tmp_path, snapshot_every=20) as server:
        ada = server.someone("Ada")
        match = ada.make(seats="person device", watch=True)["id"]
        with ada.table(match, "device") as table:
            for _ in range(100):
                table.answer_until_done()
    database = sqlite3.connect(tmp_path / "muster.db")
    (number,) = database.execute("SELECT number FROM snapshots WHERE match = ?", (match,)).fetchone()
    # As if other rules had dealt and played the beginning.
    database.execute("UPDATE matches SET rules_version = 0 WHERE id = ?", (match,))
    database.execute("UPDATE answers SET key = 'unknown' WHERE match = ? AND number = 5", (match,))
    database.commit()
    with serving(tmp_path) as again:
        spectator = again.someone()
        state = spectator.state(match, None)
        assert (state["seq"], state["state"]) == (100, "running")
        assert number > 20
        assert spectator.get(f"/api/matches/{match}/at/3", status=409)["code"] == "diverges"
    (roots,) = database.execute("SELECT roots FROM matches WHERE id = ?", (match,)).fetchone()
    assert list(json.loads(roots)) == ["100"]


def test_an_upgrade_that_leads_nowhere_closes_the_match(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ada = server.someone("Ada")
        match = ada.make(seats="person device", watch=True)["id"]
        with ada.table(match, "device") as table:
            for _ in range(10):
                table.answer_until_done()
    database = sqlite3.connect(tmp_path / "muster.db")
    database.execute("DELETE FROM snapshots")
    database.execute("UPDATE answers SET key = 'unknown' WHERE match = ? AND number = 8", (match,))
    database.commit()
    with serving(tmp_path) as again:
        state = again.someone().state(match, None)
        assert state["state"] == "closed"
        assert state["reason"]
        assert state["seq"] == 7  # readable as far as the rules lead
        assert not state["may_take_back"]


def test_a_damaged_snapshot_is_only_a_cache(tmp_path: Path) -> None:
    with serving(tmp_path, snapshot_every=10) as server:
        ada = server.someone("Ada")
        match = ada.make(seats="person device", watch=True)["id"]
        with ada.table(match, "device") as table:
            for _ in range(60):
                table.answer_until_done()
            table.ask(type="ping")
            state = ada.state(match, None)
    database = sqlite3.connect(tmp_path / "muster.db")
    assert database.execute("UPDATE snapshots SET data = ?", (b"muster snapshot 1\nrubbish",)).rowcount == 1
    database.commit()
    with serving(tmp_path) as again:
        assert again.someone().state(match, None)["view"] == state["view"]


# -- kill -9 -----------------------------------------------------------------------------------------------------------


KILLABLE = {
    "warm_up": "false",
    "snapshot_every": 15,
    "bot_delay": 0,
    "bots_alone_delay": 0,
    "forced_delay": 1000,
    "requests_per_minute": 10**6,
    "messages_per_minute": 10**6,
    "matches_per_hour": 10**6,
}


class Killable:
    """A server in a process of its own."""

    def __init__(self, folder: Path, database: str | None = None) -> None:
        command = [sys.executable, "-m", "muster.cli.main", "serve", "--port", "0", "--set", "log=none"]
        command += ["--database", database] if database else ["--data", str(folder)]
        for name, value in KILLABLE.items():
            command += ["--set", f"{name}={value}"]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.startswith("muster: http"), line
        self.url = line.split()[1].rstrip("/").replace("localhost", "127.0.0.1")
        self.port = int(self.url.rpartition(":")[2])

    def client(self, **more: Any) -> httpx.Client:
        return httpx.Client(base_url=self.url, timeout=30, **more)

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()


class Player(threading.Thread):
    """Plays at a socket until it breaks, and notes what was acknowledged."""

    def __init__(self, person: Someone, match: str, acknowledged: dict[int, str], seed: int) -> None:
        super().__init__(daemon=True)
        self.person = person
        self.match = match
        self.acknowledged = acknowledged
        self.toss = random.Random(seed)
        self.failure: str = ""

    def run(self) -> None:
        try:
            with self.person.table(self.match, "device") as table:
                while True:
                    decision = table.until_asked()
                    if not decision:
                        return
                    key = self.toss.choice(decision["options"])["key"]
                    reply = table.answer(key)
                    if reply["type"] == "done":
                        self.acknowledged[reply["seq"]] = key
                    else:
                        self.failure = str(reply)
                        return
        except AssertionError as failure:
            self.failure = str(failure)
        except Exception:
            return  # the server is gone


def kept_lines(address: str, match: str) -> tuple[list[str], Any]:
    store = open_store(address)
    try:
        kept = asyncio.run(store.read(find_match(match)))
    finally:
        store.close()
    assert kept is not None
    return [answer.key for answer in kept.answers], kept


def kill_often(folder: Path, address: str, kills: int, **server: Any) -> int:
    """Kill the server in the middle of play again and again; returns how many answers were acknowledged in all."""
    toss = random.Random(kills)
    total = 0
    acknowledged: dict[str, dict[int, str]] = {}
    matches: list[str] = []
    owner: Any = None
    for number in range(kills):
        running = Killable(folder, **server)
        try:
            ada = Someone(running, f"Ada {number}")  # type: ignore[arg-type]
            if number % 5 == 0 or not matches:
                match = str(ada.make("monster-lands", "device device person", watch=True)["id"])
                matches.append(match)
                acknowledged[match] = {}
                owner = ada
            else:
                owner.server = running
                owner.http.base_url = running.url
            for match in matches:
                state = owner.http.get(f"{running.url}/api/matches/{match}").json()
                # Nothing that was acknowledged is lost, and at most one answer more was stored than we heard of.
                assert state["seq"] - max(acknowledged[match], default=0) in (0, 1)
            match = matches[-1]
            player = Player(owner, match, acknowledged[match], number)
            before = len(acknowledged[match])
            player.start()
            wait_until(lambda: len(acknowledged[match]) > before or not player.is_alive())  # noqa: B023
            time.sleep(toss.uniform(0.0, 0.25))
        finally:
            running.kill()
        player.join(20)
        assert not player.failure, player.failure
        total += len(acknowledged[match]) - before
        lines, kept = kept_lines(address, match)
        for seq, key in acknowledged[match].items():
            assert lines[seq - 1] == key
        opened = open_match(kept)  # from the newest snapshot
        assert opened.match.length == len(lines)
        again = muster.replay(opened.match.record.to_text())
        assert again.state_hash == opened.match.state_hash
        if opened.match.over:
            matches.clear()
    return total


def test_kill_9_loses_nothing_on_postgresql_either(tmp_path: Path, postgres: Postgres) -> None:
    address = postgres.new_database()

    assert kill_often(tmp_path, address, 3, database=address) > 3


def test_kill_9_loses_no_acknowledged_answer(tmp_path: Path) -> None:
    """MUSTER_KILLS=200 for the long run."""
    answers = kill_often(tmp_path, f"sqlite:///{tmp_path}/muster.db", KILLS)

    assert answers > KILLS  # there was something to lose
