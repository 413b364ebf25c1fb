"""Sessions, names, accounts, keys, and what keeps others from using them."""

from __future__ import annotations

import httpx
import pytest
from tests.server.setting import Running, Someone, serving
from websockets.sync.client import connect


@pytest.fixture(scope="module")
def ada(server: Running) -> Someone:
    return server.someone("Ada")


def test_a_session_starts_with_the_first_look(server: Running) -> None:
    response = httpx.get(f"{server.url}/api/me")

    assert response.json()["kind"] is None
    cookies = response.headers.get_list("set-cookie")
    session = next(cookie for cookie in cookies if cookie.startswith("muster_session="))
    assert "HttpOnly" in session
    assert "SameSite=lax" in session
    assert any(cookie.startswith("muster_csrf=") and "HttpOnly" not in cookie for cookie in cookies)


def test_a_name_makes_a_guest(server: Running) -> None:
    bob = server.someone("Bob")
    assert bob.me["kind"] == "guest"
    first = bob.me["id"]

    bob.post("/api/me", {"name": "  Bob   the\tBold "})

    me = bob.get("/api/me")
    assert (me["id"], me["name"]) == (first, "Bob the Bold")
    assert bob.post("/api/me", {"name": " \u200b "}, status=400)["code"] == "bad-request"
    assert bob.post("/api/me", {"name": "x" * 41}, status=400)["code"] == "bad-request"


def test_without_the_token_nothing_changes(server: Running) -> None:
    eve = server.someone("Eve")
    for token in (None, "", "wrong"):
        eve.http.headers.pop("x-csrf-token", None)
        if token is not None:
            eve.http.headers["x-csrf-token"] = token
        assert eve.post("/api/me", {"name": "Mallory"}, status=403)["code"] == "csrf"
    assert eve.get("/api/me")["name"] == "Eve"


def test_a_token_of_another_session_is_worth_nothing(server: Running) -> None:
    eve, bob = server.someone("Eve"), server.someone("Bob")
    eve.http.headers["x-csrf-token"] = bob.me["csrf"]

    assert eve.post("/api/me", {"name": "Bob"}, status=403)["code"] == "csrf"


def test_without_a_session_nothing_changes(server: Running) -> None:
    response = httpx.post(f"{server.url}/api/me", json={"name": "Nobody"})

    assert response.status_code == 401
    assert response.json()["code"] == "no-session"


def test_an_account_logs_in_from_elsewhere(server: Running) -> None:
    cleo = server.someone("Cleo")
    match = cleo.make(seats="person bot")["id"]
    before = cleo.http.cookies["muster_session"]
    account = cleo.post("/api/accounts", {"name": "Cleo", "password": "correct horse"})
    assert account["kind"] == "account"
    assert account["id"] == cleo.me["id"]
    assert cleo.http.cookies["muster_session"] != before  # a session that was planted is worth nothing

    phone = server.someone()
    phone.post("/api/login", {"name": "cleo", "password": "wrong horse"}, status=401)
    phone.post("/api/login", {"name": "nobody", "password": "wrong horse"}, status=401)
    assert phone.post("/api/login", {"name": "  CLEO ", "password": "correct horse"})["name"] == "Cleo"

    assert [line["id"] for line in phone.get("/api/matches")] == [match]


def test_names_of_accounts_are_taken_once(server: Running) -> None:
    server.someone("Dora").post("/api/accounts", {"name": "Dora", "password": "correct horse"})

    other = server.someone("Dora the Second")
    assert (
        other.post("/api/accounts", {"name": "dora", "password": "correct horse"}, status=409)["code"] == "name-taken"
    )
    assert other.post("/api/accounts", {"name": "Dora2", "password": "short"}, status=400)["code"] == "bad-request"


DIRTY = "Ada\u202eevil\u0007\u200b\u3164 of\u2066 " + "a" + "\u0301" * 12


def test_names_hold_no_sign_that_deceives(server: Running) -> None:
    """No control signs, nothing that turns the writing round, no blanks that pass for letters, no piles of accents."""
    bob = server.someone(DIRTY)
    assert bob.me["name"] == "Ada evil of \u00e1\u0301\u0301"
    for blank in ("\u202e", "\u3164", "\u2800 \u200d", "\n"):
        assert bob.post("/api/me", {"name": blank}, status=400)["code"] == "bad-request"

    seats = [{"kind": "person", "name": DIRTY}, {"kind": "device", "name": DIRTY}, {"kind": "bot", "name": "\u202e"}]
    made = bob.post("/api/matches", {"game": "meeples-and-monsters", "seats": seats})

    names = [seat["name"] for seat in bob.state(made["id"])["seats"]]
    assert names[:2] == [bob.me["name"]] * 2
    assert all(name.isprintable() and "\u202e" not in name for name in names)


@pytest.mark.parametrize("name", ["Quinn", "quinn", " QUINN ", "\uff31\uff55\uff49\uff4e\uff4e"])
def test_the_name_of_an_account_is_nobody_elses(server: Running, name: str) -> None:
    quinn = QUINN.setdefault(id(server), server.someone())
    if quinn.me["kind"] is None:
        quinn.me = quinn.post("/api/accounts", {"name": "Quinn", "password": "correct horse"})
        quinn.http.headers["x-csrf-token"] = quinn.get("/api/me")["csrf"]
    eve, fresh = server.someone("Eve"), server.someone()
    for somebody in (eve, fresh):
        assert somebody.post("/api/me", {"name": name}, status=409)["code"] == "name-taken"
    seats = [{"kind": "person"}, {"kind": "person", "name": name}]
    refused = eve.post("/api/matches", {"game": "meeples-and-monsters", "seats": seats}, status=409)
    assert refused["detail"].startswith("\u201cquinn\u201d is the name of an account here.")
    # on one sofa nobody is deceived, and Quinn may be called Quinn
    sofa = [{"kind": "person"}, {"kind": "device", "name": name}]
    eve.post("/api/matches", {"game": "meeples-and-monsters", "seats": sofa})
    quinn.post("/api/matches", {"game": "meeples-and-monsters", "seats": [{"kind": "person"}, *seats[1:]]})


QUINN: dict[int, Someone] = {}


def test_the_shown_name_of_an_account_is_nobody_elses(server: Running) -> None:
    """Who logs in as Rosa and is shown as Red may be taken for neither."""
    rosa = server.someone()
    rosa.post("/api/accounts", {"name": "Rosa", "password": "correct horse"})
    rosa.http.headers["x-csrf-token"] = rosa.get("/api/me")["csrf"]
    rosa.post("/api/me", {"name": "Red"})
    eve = server.someone("Eve")
    for name in ("rosa", "red"):
        assert eve.post("/api/me", {"name": name}, status=409)["code"] == "name-taken"
        eve.post("/api/accounts", {"name": name, "password": "correct horse"}, status=409)
    rosa.post("/api/me", {"name": "ROSA"})
    eve.post("/api/me", {"name": "red"})


def test_logging_out_ends_the_session(server: Running) -> None:
    fay = server.someone("Fay")
    token = fay.http.cookies["muster_session"]
    fay.post("/api/logout")

    stolen = httpx.get(f"{server.url}/api/me", cookies={"muster_session": token}).json()

    assert stolen["id"] is None


def test_logging_out_everywhere_ends_all_sessions(server: Running) -> None:
    gil = server.someone("Gil")
    gil.post("/api/accounts", {"name": "Gil", "password": "correct horse"})
    gil.http.headers["x-csrf-token"] = gil.get("/api/me")["csrf"]
    phone = server.someone()
    phone.post("/api/login", {"name": "gil", "password": "correct horse"})
    assert phone.get("/api/me")["name"] == "Gil"

    gil.post("/api/logout-everywhere")

    assert phone.get("/api/me")["name"] is None
    assert gil.get("/api/me")["name"] is None


def test_a_key_plays_without_cookie_and_token(server: Running, ada: Someone) -> None:
    made = ada.post("/api/keys", {"label": "my bot"})
    key = made["key"]
    assert ada.get("/api/keys") == [{name: value for name, value in made.items() if name != "key"}]
    robot = httpx.Client(base_url=server.url, headers={"authorization": f"Bearer {key}"})
    assert robot.get("/api/me").json()["name"] == "Ada"
    match = robot.post(
        "/api/matches",
        json={"game": "meeples-and-monsters", "seats": [{"kind": "person"}, {"kind": "device"}]},
    ).json()["id"]
    decision = robot.get(f"/api/matches/{match}?seat=device").json()["decisions"][0]
    body = {"seat": decision["seat"], "number": decision["number"], "key": decision["options"][0]["key"]}
    assert robot.post(f"/api/matches/{match}/answers", json=body).json() == {"seq": 1}
    address = f"ws://127.0.0.1:{server.port}/api/matches/{match}/live?seat=0"
    with connect(address, additional_headers={"authorization": f"Bearer {key}"}) as socket:
        assert '"your_seats":[0,1]' in str(socket.recv(10))

    ada.delete(f"/api/keys/{made['id']}")

    assert robot.get("/api/me").status_code == 401
    ada.delete(f"/api/keys/{made['id']}", status=404)


def test_a_key_of_somebody_else_cannot_be_revoked(server: Running, ada: Someone) -> None:
    made = ada.post("/api/keys", {"label": "mine"})

    assert server.someone("Eve").delete(f"/api/keys/{made['id']}", status=404)["code"] == "not-found"


def test_passwords_can_be_tried_a_few_times_only() -> None:
    with serving(logins_per_minute=3) as server:
        eve = server.someone("Eve")
        for _ in range(3):
            eve.post("/api/login", {"name": "ada", "password": "12345678"}, status=401)
        response = eve.http.post("/api/login", json={"name": "ada", "password": "12345678"})
    assert response.status_code == 429
    assert int(response.headers["retry-after"]) >= 1
    assert response.json()["code"] == "too-many-requests"


def test_requests_are_limited_by_address() -> None:
    with serving(requests_per_minute=2, people_per_address=10) as server:
        codes = [httpx.get(f"{server.url}/health").status_code for _ in range(25)]
    assert codes[:10] == [200] * 10
    assert codes[-1] == 429


def test_nothing_secret_is_stored_as_it_is(tmp_path: object) -> None:
    """Tokens, keys, invites and passwords: what is in the file opens no door."""
    import sqlite3
    from pathlib import Path

    folder = Path(str(tmp_path))
    with serving(folder) as server:
        ada = server.someone("Ada")
        made = ada.make(seats="person person")
        key = ada.post("/api/keys", {"label": "x"})["key"]
        ada.post("/api/accounts", {"name": "Ada", "password": "correct horse"})
        token = ada.http.cookies["muster_session"]
    kept = "\n".join(sqlite3.connect(folder / "muster.db").iterdump())
    for secret in (made["seats"][1]["invite"], key, token, "correct horse"):
        assert secret not in kept
