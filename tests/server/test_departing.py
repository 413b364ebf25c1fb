"""What is kept of a person is theirs to have, and to have forgotten."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import pytest
from tests.server.setting import Running, Someone, serving, wait_until

import muster

PASSWORD = "correct horse"


def with_account(server: Running, name: str) -> Someone:
    person = server.someone(name)
    person.post("/api/accounts", {"name": name, "password": PASSWORD})
    person.http.headers["x-csrf-token"] = person.get("/api/me")["csrf"]
    return person


def two_at_a_table(ada: Someone, bob: Someone) -> str:
    made = ada.make(seats="person person")
    match: str = made["id"]
    bob.post(f"/api/matches/{match}/claim", {"invite": made["seats"][1]["invite"]})
    return match


def answers_of(person: Someone, match: str, seat: int, many: int) -> int:
    given = 0
    for _ in range(many):
        decisions = person.state(match, seat)["decisions"]
        if decisions:
            person.answer(match, decisions[0], decisions[0]["options"][0]["key"])
            given += 1
    return given


def test_what_is_kept_of_a_person_is_handed_out(server: Running) -> None:
    ada, bob = with_account(server, "Ana"), server.someone("Beto")
    ada.post("/api/keys", {"label": "robot"})
    match = two_at_a_table(ada, bob)
    given = 0
    while given < 4:  # chance says who begins
        answers_of(bob, match, 1, 1)
        given += answers_of(ada, match, 0, 1)
    over = ada.make("monster-lands", "bot bot")["id"]
    live = live_of(server, over)
    wait_until(lambda: ada.state(over, None)["over"], 120)

    response = ada.http.get("/api/me/export")

    assert response.headers["content-disposition"] == 'attachment; filename="muster.json"'
    kept: dict[str, Any] = response.json()
    assert (kept["person"]["name"], kept["person"]["kind"]) == ("Ana", "account")
    assert [key["label"] for key in kept["keys"]] == ["robot"]
    assert [session["current"] for session in kept["sessions"]] == [True]
    found = {each["id"]: each for each in kept["matches"]}
    running, ended = found[match], found[over]
    assert running["your_seats"] == [0]
    assert running["host"]
    assert len([each for each in running["answers"] if each["seat"] == 0]) == given
    assert running["record"] is None
    assert muster.replay(ended["record"]).state_hash == live.match.state_hash
    seed = live_of(server, match).row.seed
    for secret in (seed, PASSWORD, "argon2", ada.http.cookies["muster_session"]):
        assert str(secret) not in response.text
    assert [each["your_seats"] for each in bob.get("/api/me/export")["matches"]] == [[1]]


def live_of(server: Running, match: str) -> Any:
    assert server.app.app_state is not None
    return server.app.app_state.registry.live[match]


def test_whoever_goes_is_forgotten(tmp_path: Path) -> None:
    """Name, sessions and keys are gone from the file; the others play on, against a bot without a name."""
    with serving(tmp_path) as server:
        ada, bob = with_account(server, "Zebedee"), server.someone("Bob")
        key = ada.post("/api/keys", {"label": "robot"})["key"]
        shared = two_at_a_table(ada, bob)
        alone = ada.make(seats="person bot")["id"]
        answers_of(ada, alone, 0, 2)
        hosted_by_bob = two_at_a_table(bob, ada)
        phone = server.someone()
        phone.post("/api/login", {"name": "zebedee", "password": PASSWORD})
        ada.post("/api/me/delete", {}, status=401)
        ada.post("/api/me/delete", {"password": "wrong horse"}, status=401)
        assert ada.get("/api/me")["name"] == "Zebedee"

        with ada.table(shared, 0) as mine, bob.table(shared, 1) as his:
            mine.hear()
            his.hear()
            ada.post("/api/me/delete", {"password": PASSWORD})
            his.until(lambda state: state["seats"][0]["name"] == "Player 1")
            assert his.state["seats"][0]["bot"] is not None
            assert "Zebedee" not in his.frames[-1]

        assert ada.get("/api/me")["name"] is None
        assert phone.get("/api/me")["name"] is None
        robot = {"authorization": f"Bearer {key}"}
        assert bob.http.get("/api/me", headers=robot).status_code == 401
        server.someone().post("/api/login", {"name": "zebedee", "password": PASSWORD}, status=401)
        bob.get(f"/api/matches/{alone}", status=404)
        assert {line["id"] for line in bob.get("/api/matches")} == {shared, hosted_by_bob}
        state = bob.state(hosted_by_bob, 0)
        assert state["seats"][1]["name"] == "Player 2"
        assert state["state"] == "running"
    kept = "\n".join(sqlite3.connect(tmp_path / "muster.db").iterdump())
    assert "Zebedee" not in kept
    assert "zebedee" not in kept
    with serving(tmp_path) as server:  # and none of it comes back
        assert server.someone("Zebedee").me["name"] == "Zebedee"


def test_a_guest_may_go_without_a_password(server: Running) -> None:
    gus = server.someone("Gus")
    gus.post("/api/me/delete", {})
    assert gus.get("/api/me")["id"] is None


@pytest.mark.parametrize("method, path", [("GET", "/api/me/export"), ("POST", "/api/me/delete")])
def test_no_key_takes_or_forgets_a_person(server: Running, method: str, path: str) -> None:
    key = server.someone("Hal").post("/api/keys", {"label": "robot"})["key"]
    response = server.someone().http.request(method, path, headers={"authorization": f"Bearer {key}"}, json={})
    assert (response.status_code, response.json()["code"]) == (403, "session-needed")
