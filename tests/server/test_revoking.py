"""What is ended stays ended, at once and everywhere: sessions, keys, and the sockets that they opened."""

from __future__ import annotations

import importlib
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any

import httpx
import pytest
from tests.server.setting import Running, Someone, serving, wait_until
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from muster.server import visitors
from muster.server.store.store import now

DAY = 86_400_000
PASSWORD = "correct horse"


@pytest.fixture(scope="module")
def ada(server: Running) -> Someone:
    return server.someone("Ada")


def a_key(person: Someone, **asked: Any) -> Any:
    return person.post("/api/keys", {"label": "robot", **asked})


def program(server: Running, key: str) -> httpx.Client:
    return httpx.Client(base_url=server.url, headers={"authorization": f"Bearer {key}"}, timeout=30)


@contextmanager
def a_socket(server: Running, match: str, **headers: str) -> Iterator[ClientConnection]:
    address = f"ws://127.0.0.1:{server.port}/api/matches/{match}/live?seat=0"
    with connect(address, additional_headers=headers, max_size=None) as socket:
        yield socket


def closed_with(socket: ClientConnection, seconds: float = 3.0) -> tuple[int, str]:
    """The code and reason with which the server closes the socket, soon."""
    end = time.monotonic() + seconds
    with suppress(ConnectionClosed):
        while True:
            socket.recv(max(0.0, end - time.monotonic()))
    assert socket.close_code is not None
    return socket.close_code, socket.close_reason or ""


@contextmanager
def asking_all_the_time(server: Running, token: str, many: int = 4) -> Iterator[None]:
    """Some who go on asking with a session's cookie."""
    over = threading.Event()

    def ask() -> None:
        with httpx.Client(base_url=server.url, cookies={"muster_session": token}) as http:
            while not over.is_set():
                with suppress(httpx.HTTPError):
                    http.get("/api/me")

    askers = [threading.Thread(target=ask, daemon=True) for _ in range(many)]
    for asker in askers:
        asker.start()
    try:
        yield
    finally:
        over.set()
        for asker in askers:
            asker.join(20)


def test_a_session_that_is_in_use_ends_all_the_same(server: Running) -> None:
    """Requests that are under way while somebody logs out do not bring the session back."""
    survived = 0
    for _ in range(12):
        gil = server.someone("Gil")
        token = gil.http.cookies["muster_session"]
        headers = {"cookie": f"muster_session={token}", "x-csrf-token": gil.me["csrf"]}
        with asking_all_the_time(server, token):
            gil.post("/api/logout")
            survived += httpx.get(f"{server.url}/api/me", headers=headers).json()["id"] is not None
        made = httpx.post(f"{server.url}/api/keys", headers=headers, json={"label": "mine"})
        assert made.status_code == 401, made.text
    assert survived == 0


def test_a_look_into_the_store_that_began_before_the_end_is_not_remembered(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same, with the unlucky moment made: the store is read before the deletion, and answers after it."""
    assert server.app.app_state is not None
    known = server.app.app_state.visitors
    hana = server.someone("Hana")
    token = hana.http.cookies["muster_session"]
    known.forget(hana.me["id"])
    read, reading, go_on = known.store.read, threading.Event(), threading.Event()

    async def slow(work: Any) -> Any:
        import asyncio

        found = await read(work)
        reading.set()
        await asyncio.to_thread(go_on.wait, 20)
        return found

    monkeypatch.setattr(known.store, "read", slow)
    late = threading.Thread(target=lambda: httpx.get(f"{server.url}/api/me", cookies={"muster_session": token}))
    late.start()
    assert reading.wait(20)
    monkeypatch.undo()
    hana.post("/api/logout")
    go_on.set()
    late.join(20)

    assert httpx.get(f"{server.url}/api/me", cookies={"muster_session": token}).json()["id"] is None


def log_out(person: Someone) -> None:
    person.post("/api/logout")


def log_out_everywhere(person: Someone) -> None:
    person.post("/api/logout-everywhere")


def end_the_session(person: Someone) -> None:
    current = next(line for line in person.get("/api/sessions") if line["current"])
    person.delete(f"/api/sessions/{current['id']}")


@pytest.mark.parametrize("end", [log_out, log_out_everywhere, end_the_session])
def test_the_sockets_of_a_session_end_with_it(server: Running, end: Callable[[Someone], None]) -> None:
    ida = server.someone("Ida")
    match = ida.make(seats="person device", watch=True)["id"]
    cookie = f"muster_session={ida.http.cookies['muster_session']}"
    eve = server.someone("Eve")
    with a_socket(server, match, cookie=cookie) as mine, eve.table(match, None) as other:
        mine.recv(10)
        other.hear()
        end(ida)
        assert closed_with(mine) == (4401, "no-session")
        assert other.ask(type="ping")["type"] == "pong"
    with a_socket(server, match, cookie=cookie) as again:
        assert closed_with(again)[0] == 4403  # nobody's, and the seat is not nobody's


def test_the_sockets_of_a_key_end_with_it(server: Running, ada: Someone) -> None:
    match = ada.make(seats="person device")["id"]
    one, two = a_key(ada), a_key(ada)
    with (
        a_socket(server, match, authorization=f"Bearer {one['key']}") as ended,
        a_socket(server, match, authorization=f"Bearer {two['key']}") as other,
    ):
        ended.recv(10)
        other.recv(10)
        ada.delete(f"/api/keys/{one['id']}")
        assert closed_with(ended) == (4401, "no-session")
        other.send('{"type":"ping","id":1}')
        while '"pong"' not in str(other.recv(10)):
            pass


def test_a_socket_that_is_being_opened_while_its_session_ends_does_not_stay(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The handshake found the session; it is ended before the socket is at the table."""
    import asyncio

    socket_route: Any = importlib.import_module("muster.server.routes.socket")

    jo = server.someone("Jo")
    match = jo.make(seats="person device")["id"]
    cookie = f"muster_session={jo.http.cookies['muster_session']}"
    find, found, go_on = socket_route.known_match, threading.Event(), threading.Event()

    async def slow(*args: Any) -> Any:
        found.set()
        await asyncio.to_thread(go_on.wait, 20)
        return await find(*args)

    monkeypatch.setattr(socket_route, "known_match", slow)
    with a_socket(server, match, cookie=cookie) as socket:
        assert found.wait(20)
        monkeypatch.undo()
        jo.post("/api/logout")
        go_on.set()
        assert closed_with(socket) == (4401, "no-session")


def test_everywhere_ends_keys_too(server: Running) -> None:
    kim = server.someone("Kim")
    robot = program(server, a_key(kim)["key"])
    assert robot.get("/api/me").json()["name"] == "Kim"

    kim.post("/api/logout-everywhere")

    assert robot.get("/api/me").status_code == 401


def test_a_key_opens_no_further_door(server: Running) -> None:
    """No key, no account, no password, no list of what else there is, and no end of other sessions by a key."""
    lea = server.someone("Lea")
    made = a_key(lea)
    robot = program(server, made["key"])
    calls: list[tuple[str, str, dict[str, Any] | None]] = [
        ("POST", "/api/keys", {"label": "more"}),
        ("GET", "/api/keys", None),
        ("DELETE", f"/api/keys/{made['id']}", None),
        ("POST", "/api/accounts", {"name": "Lea", "password": "thief's own"}),
        ("POST", "/api/login", {"name": "Lea", "password": PASSWORD}),
        ("POST", "/api/me", {"name": "Thief"}),
        ("POST", "/api/me/language", {"language": "fr"}),
        ("POST", "/api/me/password", {"old": PASSWORD, "new": "thief's own"}),
        ("GET", "/api/sessions", None),
        ("DELETE", "/api/sessions/0123456789abcdef", None),
        ("POST", "/api/logout", {}),
        ("POST", "/api/logout-everywhere", {}),
    ]
    for method, path, body in calls:
        response = robot.request(method, path, json=body)
        assert (response.status_code, response.json()["code"]) == (403, "session-needed"), (path, response.text)
        assert "set-cookie" not in response.headers
    assert lea.get("/api/me")["kind"] == "guest"


@pytest.mark.parametrize(
    "scopes, looks, plays, hosts",
    [([], 1, 0, 0), (["play"], 1, 1, 0), (["host"], 1, 0, 1), (["play", "host"], 1, 1, 1)],
)
def test_a_key_does_what_its_scopes_allow(
    server: Running, ada: Someone, scopes: list[str], looks: int, plays: int, hosts: int
) -> None:
    made = a_key(ada, scopes=scopes)
    assert made["scopes"] == ["read", *scopes]
    robot = program(server, made["key"])
    match = ada.make(seats="person device")["id"]
    state = robot.get(f"/api/matches/{match}?seat=device")
    assert (state.status_code == 200) == bool(looks)
    decision = state.json()["decisions"][0]
    body = {"seat": decision["seat"], "number": decision["number"], "key": decision["options"][0]["key"]}

    answered = robot.post(f"/api/matches/{match}/answers", json=body)
    seats = [{"kind": "person"}, {"kind": "bot"}]
    hosted = robot.post("/api/matches", json={"game": "meeples-and-monsters", "seats": seats})
    with a_socket(server, match, authorization=f"Bearer {made['key']}") as socket:
        socket.recv(10)
        socket.send('{"type":"take-back","seat":0,"id":1}')
        while '"type":"refused"' not in (said := str(socket.recv(10))) and '"type":"done"' not in said:
            pass

    assert (answered.status_code == 200) == bool(plays)
    assert plays or answered.json()["code"] == "key-scope"
    assert ("key-scope" in said) == (not plays)
    assert (hosted.status_code == 201) == bool(hosts)
    assert hosts or hosted.json()["code"] == "key-scope"


def test_every_route_that_changes_something_says_whether_keys_may(server: Running) -> None:
    """Closed to keys is what concerns sessions and accounts; all else names a scope."""
    from litestar.handlers import HTTPRouteHandler

    closed = set()
    for route in server.app.litestar.routes:
        for handler in getattr(route, "route_handlers", ()):
            if isinstance(handler, HTTPRouteHandler) and route.path.startswith("/api"):
                scope = handler.opt.get("scope")
                assert scope in (None, "play", "host", "session"), route.path
                if handler.http_methods & {"POST", "PUT", "PATCH", "DELETE"} and scope not in ("play", "host"):
                    closed.add(route.path)
    concerning_people = ("/api/me", "/api/accounts", "/api/log", "/api/keys", "/api/sessions")
    assert closed
    assert [path for path in closed if not path.startswith(concerning_people)] == []


def test_a_key_ends_by_itself(server: Running, ada: Someone, monkeypatch: pytest.MonkeyPatch) -> None:
    made = a_key(ada, days=2)
    robot = program(server, made["key"])
    assert robot.get("/api/me").status_code == 200
    days = (time.mktime(time.strptime(made["expires_at"][:19], "%Y-%m-%dT%H:%M:%S")) - time.time()) / 86_400
    assert 1.5 < days < 2.6

    later = now() + 2 * DAY + 1000
    monkeypatch.setattr(visitors, "now", lambda: later)

    assert robot.get("/api/me").status_code == 401
    for days in (0, 367, -1):
        ada.post("/api/keys", {"label": "robot", "days": days}, status=400)


def test_a_socket_of_a_key_ends_when_the_key_does(
    server: Running, ada: Someone, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = ada.make(seats="person device")["id"]
    monkeypatch.setattr(visitors, "DAY", 1000)  # a key for two seconds
    made = a_key(ada, days=2)
    monkeypatch.undo()
    with a_socket(server, match, authorization=f"Bearer {made['key']}") as socket:
        assert closed_with(socket, 10) == (4401, "no-session")


def test_a_session_that_is_used_goes_on(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """A session ends so many days after it was used, not after it began; the browser is told to keep it, too."""
    mia = server.someone("Mia")
    began = now()
    for day in range(1, 200, 40):
        monkeypatch.setattr(visitors, "now", lambda day=day: began + day * DAY)
        response = mia.http.get("/api/me")
        assert response.json()["name"] == "Mia", day
        kept = response.headers.get_list("set-cookie")
        assert any(cookie.startswith("muster_session=") and "Max-Age=7776000" in cookie for cookie in kept)
        assert not mia.http.get("/api/me").headers.get_list("set-cookie")  # once a day is enough
    monkeypatch.setattr(visitors, "now", lambda: began + 300 * DAY)
    assert mia.get("/api/me")["name"] is None


def test_sessions_are_listed_and_ended_one_by_one(server: Running) -> None:
    ned = server.someone("Ned")
    ned.post("/api/accounts", {"name": "Ned", "password": PASSWORD})
    ned.http.headers["x-csrf-token"] = ned.get("/api/me")["csrf"]
    phone = server.someone()
    phone.http.headers["user-agent"] = "Mozilla/5.0 (Android 14; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0"
    phone.post("/api/login", {"name": "Ned", "password": PASSWORD})

    listed = ned.get("/api/sessions")

    assert [line["current"] for line in listed].count(True) == 1
    other = next(line for line in listed if not line["current"])
    assert other["agent"] == "Firefox, Android"
    server.someone("Eve").delete(f"/api/sessions/{other['id']}", status=404)
    ned.delete(f"/api/sessions/{other['id']}")
    assert phone.get("/api/me")["name"] is None
    assert ned.get("/api/me")["name"] == "Ned"
    assert len(ned.get("/api/sessions")) == 1


def test_another_password_ends_all_other_sessions(server: Running) -> None:
    oda = server.someone("Oda")
    assert (
        oda.post("/api/me/password", {"old": PASSWORD, "new": "new password"}, status=403)["code"] == "account-needed"
    )
    oda.post("/api/accounts", {"name": "Oda", "password": PASSWORD})
    oda.http.headers["x-csrf-token"] = oda.get("/api/me")["csrf"]
    phone = server.someone()
    phone.post("/api/login", {"name": "oda", "password": PASSWORD})
    wrong = oda.post("/api/me/password", {"old": "wrong horse", "new": "new password"}, status=401)
    assert wrong["detail"] == "The password is wrong."
    oda.post("/api/me/password", {"old": PASSWORD, "new": "short"}, status=400)

    oda.post("/api/me/password", {"old": PASSWORD, "new": "new password"})

    assert oda.get("/api/me")["name"] == "Oda"
    assert phone.get("/api/me")["name"] is None
    server.someone().post("/api/login", {"name": "oda", "password": PASSWORD}, status=401)
    server.someone().post("/api/login", {"name": "oda", "password": "new password"})


def test_a_login_with_the_old_password_is_too_late_after_the_change(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The password was right when it was looked at; the session is made after the change."""
    import asyncio

    assert server.app.app_state is not None
    known = server.app.app_state.visitors
    pia = server.someone("Pia")
    pia.post("/api/accounts", {"name": "Pia", "password": PASSWORD})
    pia.http.headers["x-csrf-token"] = pia.get("/api/me")["csrf"]
    start, looked, go_on = known.start, threading.Event(), threading.Event()

    async def slow(*args: Any, **more: Any) -> Any:
        looked.set()
        await asyncio.to_thread(go_on.wait, 20)
        return await start(*args, **more)

    thief = server.someone()
    monkeypatch.setattr(known, "start", slow)
    codes: list[int] = []
    login = {"name": "Pia", "password": PASSWORD}
    late = threading.Thread(target=lambda: codes.append(thief.http.post("/api/login", json=login).status_code))
    late.start()
    assert looked.wait(20)
    monkeypatch.undo()
    pia.post("/api/me/password", {"old": PASSWORD, "new": "new password"})
    go_on.set()
    late.join(20)

    assert codes == [401]
    assert len(pia.get("/api/sessions")) == 1


def test_a_school_behind_one_address_is_not_one_person() -> None:
    """Who asks too much is refused; those beside them at the same address are not."""
    with serving(requests_per_minute=30, people_per_address=10, sockets_per_person=2, sockets_per_address=6) as server:
        greedy, quiet = server.someone("Greedy"), server.someone("Quiet")
        codes = [greedy.http.get("/api/me").status_code for _ in range(40)]
        assert codes[-1] == 429
        assert quiet.get("/api/me")["name"] == "Quiet"
    with serving(sockets_per_person=2, sockets_per_address=6) as server:
        greedy, quiet = server.someone("Greedy"), server.someone("Quiet")
        match = greedy.make(seats="person device", watch=True)["id"]
        with greedy.table(match) as one, greedy.table(match) as two, greedy.table(match) as three:
            one.hear()
            two.hear()
            assert closed_with(three.socket)[0] == 4429
            with quiet.table(match, None) as fourth:
                assert fourth.hear()["type"] == "state"
        assert server.app.app_state is not None
        room = server.app.app_state.sockets_of_address
        wait_until(lambda: not room._inside)


def test_passwords_are_tried_by_each_for_themselves() -> None:
    with serving(logins_per_minute=3, people_per_address=10) as server:
        eve, bob = server.someone("Eve"), server.someone("Bob")
        bob.post("/api/accounts", {"name": "Bob", "password": PASSWORD})
        for _ in range(3):
            eve.post("/api/login", {"name": "ada", "password": "12345678"}, status=401)
        eve.post("/api/login", {"name": "ada", "password": "12345678"}, status=429)
        # a new session is no new try: the name has been tried often enough from here
        server.someone("Eve").post("/api/login", {"name": "Ada", "password": "12345678"}, status=429)
        server.someone().post("/api/login", {"name": "Bob", "password": PASSWORD})
