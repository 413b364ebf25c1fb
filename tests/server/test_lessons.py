"""Guided matches on the server: ordinary matches that remember how far their lesson has come."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.setting import Running, Someone, serving, wait_until

import muster
from muster.lessons import lesson_of


def begun(ada: Someone, game: str) -> str:
    return str(ada.post("/api/lessons", {"game": game})["id"])


def lines_of(server: Running, match: str) -> list[tuple[int, str]]:
    """The answers of a match, as the server has them."""
    assert server.app.app_state is not None
    return server.app.app_state.registry.live[match].lines


def asked(ada: Someone, match: str) -> dict[str, Any]:
    """The state when the player is asked, or the match is over."""
    found: dict[str, Any] = {}

    def now() -> bool:
        found.clear()
        found.update(ada.state(match))
        return bool(found["decisions"] and not found["decisions"][0]["forced"]) or found["over"]

    wait_until(now)
    return found


def do_step(ada: Someone, match: str) -> dict[str, Any]:
    """Give the answer that the lesson waits for; the state in which it waited."""
    state = asked(ada, match)
    assert state["lesson"]["phase"] == "step", state["lesson"]
    ada.answer(match, state["decisions"][0], state["lesson"]["take"])
    return state


@pytest.mark.parametrize("game", muster.game_names())
def test_a_lesson_is_played_to_its_last_step_over_the_wire(server: Running, game: str) -> None:
    ada = server.someone("Ada")
    match = begun(ada, game)
    lesson = lesson_of(game)
    assert lesson is not None
    heard: list[int] = []
    for _ in range(sum(len(step.take) for step in lesson.steps)):
        heard.append(do_step(ada, match)["lesson"]["step"])
    assert sorted(set(heard)) == list(range(len(lesson.steps)))
    state = asked(ada, match)
    assert state["lesson"]["phase"] == "alone"
    assert state["lesson"]["take"] == ""
    stored = [(line.seat, line.key) for line in lesson.line]
    assert lines_of(server, match)[: len(stored)] == stored, "the bots have answered as the lesson says"


def test_only_who_learns_is_told_of_the_lesson(server: Running) -> None:
    ada, bob = server.someone("Ada"), server.someone("Bob")
    match = begun(ada, "monster-lands")
    assert ada.state(match)["lesson"]["heading"]
    assert ada.state(match, None)["lesson"] is None
    bob.get(f"/api/matches/{match}", status=403)
    bob.post(f"/api/matches/{match}/guide", {"guided": False}, status=403)


def test_the_lesson_speaks_the_language_of_the_reader(server: Running) -> None:
    ada = server.someone("Ada", "fr")
    match = begun(ada, "euthia")
    told = ada.state(match, lang="fr")["lesson"]
    assert told["title"] == "Votre première partie"
    assert told["heading"] != ada.state(match, lang="es")["lesson"]["heading"]


def test_leaving_the_lesson_leaves_a_match_like_any_other_and_it_can_be_gone_on_with(server: Running) -> None:
    ada = server.someone("Ada")
    match = begun(ada, "euthia")
    do_step(ada, match)
    ada.post(f"/api/matches/{match}/guide", {"guided": False})
    told = ada.state(match)["lesson"]
    assert (told["guided"], told["step"]) == (False, 1)
    ada.post(f"/api/matches/{match}/guide", {"guided": True})
    assert ada.state(match)["lesson"]["guided"] is True
    state = asked(ada, match)
    other = next(option for option in state["decisions"][0]["options"] if option["key"] != state["lesson"]["take"])
    ada.answer(match, state["decisions"][0], other["key"])  # the engine refuses nothing that is legal
    assert ada.state(match)["lesson"] is None


def test_without_the_guide_the_bots_play_for_themselves(server: Running) -> None:
    ada = server.someone("Ada")
    match = begun(ada, "meeples-and-monsters")
    ada.post(f"/api/matches/{match}/guide", {"guided": False})
    while (state := asked(ada, match))["lesson"] is not None:
        option = state["lesson"]["take"] or state["decisions"][0]["options"][0]["key"]
        ada.answer(match, state["decisions"][0], option)
        if ada.state(match)["seq"] > 60:
            break
    assert any(seat == 1 for seat, _ in lines_of(server, match)), "the bot has found answers of its own"


def test_a_match_without_a_lesson_has_no_guide(server: Running) -> None:
    ada = server.someone("Ada")
    match = ada.make()["id"]
    assert ada.state(match)["lesson"] is None
    ada.post(f"/api/matches/{match}/guide", {"guided": True}, status=404)
    ada.post("/api/lessons", {"game": "chess"}, status=404)


def test_the_list_of_matches_knows_guided_ones(server: Running) -> None:
    ada = server.someone("Ada")
    match = begun(ada, "euthia")
    ordinary = ada.make("euthia", "person bot")["id"]
    assert {line["id"]: line["lesson"] for line in ada.get("/api/matches")} == {match: True, ordinary: False}
    assert all(info["lesson"] for info in ada.get("/api/games"))


def test_a_restart_goes_on_at_the_same_step(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ada = server.someone("Ada")
        cookies, csrf = dict(ada.http.cookies), ada.http.headers["x-csrf-token"]
        match = begun(ada, "meeples-and-monsters")
        for _ in range(8):
            do_step(ada, match)
        before = asked(ada, match)["lesson"]
    with serving(tmp_path) as again:
        bea = Someone.__new__(Someone)
        bea.server = again
        bea.http = httpx.Client(base_url=again.url, cookies=cookies, headers={"x-csrf-token": csrf})
        assert asked(bea, match)["lesson"] == before
        do_step(bea, match)


def test_a_store_of_an_earlier_version_gets_the_new_columns(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ada = server.someone("Ada")
        ada.make()
    with sqlite3.connect(tmp_path / "muster.db") as base:
        base.execute("ALTER TABLE matches DROP COLUMN lesson")
        base.execute("ALTER TABLE matches DROP COLUMN guided")
        base.execute("ALTER TABLE matches DROP COLUMN turn")
        base.execute("DROP TABLE processes")
        base.execute("DROP TABLE thoughts")
        base.execute("UPDATE alembic_version SET version_num = '0004'")
    with serving(tmp_path):
        pass
    with sqlite3.connect(tmp_path / "muster.db") as base:
        assert base.execute("SELECT lesson, guided FROM matches").fetchall() == [(None, 1)]
