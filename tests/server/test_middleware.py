"""Host and origin, headers, sizes, problem details, logs."""

from __future__ import annotations

import json
import socket
from typing import Any

import httpx
import pytest
from tests.server.setting import Running, Someone, serving
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from muster.server.logs import Logs


@pytest.fixture(scope="module")
def ada(server: Running) -> Someone:
    return server.someone("Ada")


@pytest.mark.parametrize("path", ["/", "/api/me", "/api/nothing", "/health", "/schema"])
def test_every_answer_has_security_headers(ada: Someone, path: str) -> None:
    headers = ada.http.get(path).headers

    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    assert headers["referrer-policy"] == "same-origin"
    assert "server" not in headers


def test_what_belongs_to_somebody_is_not_cached(ada: Someone) -> None:
    assert ada.http.get("/api/me").headers["cache-control"] == "no-store"
    assert ada.http.get("/api/matches").headers["cache-control"] == "no-store"


@pytest.mark.parametrize(
    "host, welcome", [("localhost:1", True), ("10.0.0.7:8000", True), ("evil.example", False), ("", False)]
)
def test_a_foreign_name_for_this_machine_is_refused(server: Running, host: str, welcome: bool) -> None:
    response = httpx.get(f"{server.url}/api/me", headers={"host": host})

    assert response.status_code == (200 if welcome else 421)


def test_a_socket_of_a_foreign_page_is_refused(server: Running, ada: Someone) -> None:
    match = ada.make(seats="person device", watch=True)["id"]
    address = f"ws://127.0.0.1:{server.port}/api/matches/{match}/live"
    with pytest.raises(InvalidStatus):
        connect(address, origin=Origin("https://evil.example"))
    with connect(address, origin=Origin(f"http://127.0.0.1:{server.port}")) as socket:
        assert socket.recv(10)


def test_the_public_address_counts_as_origin() -> None:
    with serving(public_url="https://games.example") as server:
        me = httpx.get(f"{server.url}/api/me", headers={"host": "games.example"})
        assert me.status_code == 200
        assert all("Secure" in cookie for cookie in me.headers.get_list("set-cookie"))
        assert "strict-transport-security" in me.headers
        with pytest.raises(InvalidStatus):
            connect(f"ws://127.0.0.1:{server.port}/api/matches/x/live", origin=Origin("http://games.example"))
        with connect(f"ws://127.0.0.1:{server.port}/api/matches/x/live", origin=Origin("https://games.example")):
            pass


def test_large_bodies_are_refused(ada: Someone) -> None:
    response = ada.http.post("/api/me", json={"name": "x" * 200_000})

    assert response.status_code == 413
    assert response.json()["code"] == "too-large"


def test_large_messages_close_the_socket(ada: Someone) -> None:
    match = ada.make(seats="person device")["id"]
    with ada.table(match) as table:
        table.hear()
        table.socket.send("x" * 100_000)
        with pytest.raises(ConnectionClosed) as closed:
            table.until(lambda state: False)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009


@pytest.mark.parametrize(
    "method, path, status, code",
    [
        ("GET", "/api/nothing", 404, "not-found"),
        ("GET", "/api/matches/nothing", 404, "not-found"),
        ("GET", "/api/matches/" + "x" * 500, 404, "not-found"),
        ("PUT", "/api/me", 405, "not-allowed"),
        ("GET", "/api/games/chess/rules", 404, "not-found"),
        ("GET", "/api/matches/x/events?since=-1", 400, "bad-request"),
        ("GET", "/api/matches/x/at/many", 404, "not-found"),
    ],
)
def test_errors_are_problem_details(ada: Someone, method: str, path: str, status: int, code: str) -> None:
    response = ada.http.request(method, path)

    assert response.status_code == status
    assert response.headers["content-type"].startswith("application/problem+json")
    problem = response.json()
    assert problem["code"] == code
    assert problem["status"] == status
    assert problem["type"] == f"urn:muster:{code}"
    assert problem["detail"]


def test_problems_speak_the_language_of_the_request(ada: Someone) -> None:
    said = {lang: ada.get("/api/matches/nothing", status=404, lang=lang)["detail"] for lang in ("en", "es", "fr")}

    assert said == {
        "en": "There is no such match.",
        "es": "No existe esa partida.",
        "fr": "Cette partie n’existe pas.",
    }


DEEP = b"[" * 20_000 + b"]" * 20_000


@pytest.mark.parametrize(
    "body",
    [b"", b"{", b"[]", b"null", b'{"name": 5}', b"\xff\xfe", b'{"name": "\\ud800"}', b'{"name": "\xff"}', DEEP],
)
def test_junk_is_a_problem_and_not_an_error(ada: Someone, body: bytes) -> None:
    response = ada.http.post("/api/me", content=body, headers={"content-type": "application/json"})

    assert response.status_code == 400
    assert response.json()["code"] == "bad-request"


def test_no_route_calls_junk_an_error_of_ours(server: Running, ada: Someone) -> None:
    """Every route that takes a body, with bodies that make a decoder give up in its own way."""
    match = ada.make(seats="person device")["id"]
    described = ada.get("/schema")["paths"]
    errors = server.app.metrics.errors
    tried = 0
    for path, methods in described.items():
        if "requestBody" not in methods.get("post", {}):
            continue
        address = path.replace("{match}", match).replace("{seat}", "0")
        for body in (DEEP, b'{"name": "\xff"}', b"\xff\xfe"):
            response = ada.http.post(address, content=body, headers={"content-type": "application/json"})
            assert (response.status_code, response.json()["code"]) == (400, "bad-request"), (path, response.text)
            assert response.json()["detail"] == "The body of this request is not readable JSON."
            tried += 1
    assert tried > 30
    assert server.app.metrics.errors == errors


def raw(port: int, text: str) -> str:
    """The first line and the body of what comes back, byte for byte."""
    with socket.create_connection(("127.0.0.1", port), 10) as line:
        line.sendall(text.encode("latin-1"))
        said = b""
        while b"\r\n\r\n" not in said or b"}" not in said:
            more = line.recv(65536)
            if not more:
                break
            said += more
    return said.decode()


BAD_HOSTS = [
    "127.0.0.1:99999999",
    "127.0.0.1:x",
    "[x]",
    "[::1",
    "[",
    "]",
    "a b",
    "\xff",
    "a/b",
    "user@localhost",
    ":80",
]


@pytest.mark.parametrize("host", BAD_HOSTS)
def test_a_host_that_is_none_is_refused_in_a_sentence(server: Running, host: str) -> None:
    said = raw(server.port, f"GET /api/me HTTP/1.1\r\nHost: {host}\r\n\r\n")

    assert said.startswith("HTTP/1.1 400 ")
    assert "The Host header of this request names no machine." in said


def test_two_hosts_are_refused(server: Running) -> None:
    said = raw(server.port, "GET /api/me HTTP/1.1\r\nHost: localhost\r\nHost: localhost\r\n\r\n")

    assert said.startswith("HTTP/1.1 400 ")


@pytest.mark.parametrize(
    "origin, status",
    [(f"http://{host}", 400) for host in BAD_HOSTS]
    + [("x", 400), ("http://", 400), ("http://a/b", 400), ("null", 403), ("https://evil.example", 403)],
)
def test_an_origin_that_is_none_is_refused_in_a_sentence(server: Running, origin: str, status: int) -> None:
    lines = ("Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13")
    shake = "\r\n".join((*lines, "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", f"Origin: {origin}"))
    said = raw(server.port, f"GET /api/matches/x/live HTTP/1.1\r\nHost: localhost\r\n{shake}\r\n\r\n")

    assert said.startswith(f"HTTP/1.1 {status} ")
    assert '"detail":"The Origin header of this request names no page."' in said or status == 403


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1:99999999"])
def test_what_is_refused_at_the_door_is_limited_like_everything(host: str) -> None:
    with serving(requests_per_minute=2) as server:  # and ten times as many from one address
        codes = [httpx.get(f"{server.url}/api/me", headers={"host": host}).status_code for _ in range(25)]
    assert codes[0] in (400, 421)
    assert codes[-1] == 429


def test_logs_hold_no_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    lines: list[str] = []
    with serving(log="json") as server:
        server.app.logs._write = lines.append
        ada = server.someone("Ada Lovelace")
        made = ada.make(seats="person person")
        invite = made["seats"][1]["invite"]
        key = ada.post("/api/keys", {"label": "robot"})["key"]
        ada.post("/api/accounts", {"name": "Ada Lovelace", "password": "correct horse"})
        ada.get(f"/api/matches/{made['id']}", seat=0, token="query-strings-too")
        bob = server.someone("Bob")
        bob.post(f"/api/matches/{made['id']}/claim", {"invite": invite})
        token, csrf = ada.http.cookies["muster_session"], ada.http.cookies["muster_csrf"]
        assert server.app.app_state is not None
        seed = server.app.app_state.registry.live[made["id"]].row.seed
        server.app.logs.form = "none"
    text = "\n".join(lines)
    assert '"event": "match-made"' in text
    for secret in (invite, key, "correct horse", token, csrf, seed, "Lovelace", "query-strings-too"):
        assert str(secret) not in text


def test_only_known_fields_are_logged() -> None:
    lines: list[str] = []
    logs = Logs("json", lines.append)
    logs.info("request", path="/x", status=200)
    assert json.loads(lines[0])["status"] == 200
    with pytest.raises(ValueError, match="password"):
        logs.info("request", password="x")


def test_health_and_metrics(server: Running, ada: Someone) -> None:
    assert ada.get("/health")["status"] == "ok"
    match = ada.make(seats="person device")["id"]
    text = ada.http.get("/metrics").text
    assert "muster_answers_total " in text
    assert 'muster_matches{state="running"}' in text
    assert match not in text
    for line in text.splitlines():
        assert line.startswith("#") or len(line.rsplit(" ", 1)) == 2


def test_metrics_can_be_off() -> None:
    with serving(metrics=False) as server:
        assert httpx.get(f"{server.url}/metrics").status_code == 404


def test_our_own_errors_tell_nothing(server: Running, ada: Someone, monkeypatch: pytest.MonkeyPatch) -> None:
    assert server.app.app_state is not None

    async def broken(*args: Any) -> None:
        raise RuntimeError("the seed is 42")

    monkeypatch.setattr(server.app.app_state.registry, "find", broken)
    response = ada.http.get("/api/matches/x")
    assert response.status_code == 500
    assert response.json()["code"] == "server-error"
    assert "42" not in response.text


def test_the_page_that_is_not_there_says_how_to_build_it(
    ada: Someone, monkeypatch: pytest.MonkeyPatch, tmp_path: Any
) -> None:
    from muster.server.routes import page

    monkeypatch.setattr(page, "STATIC", tmp_path)
    assert "scripts/build_page" in ada.http.get("/").text
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>Muster</title>")
    (tmp_path / "assets" / "app-1.js").write_text("let x = 1;" * 100)
    (tmp_path / ".secret").write_text("no")
    for path in ("/", "/match/abc", "/lobby"):
        response = ada.http.get(path)
        assert response.status_code == 200
        assert "<title>Muster</title>" in response.text
        assert response.headers["cache-control"] == "no-cache"
    script = ada.http.get("/assets/app-1.js")
    assert script.headers["content-type"].startswith("text/javascript")
    assert "immutable" in script.headers["cache-control"]
    assert script.headers["content-encoding"] == "gzip"
    again = ada.http.get("/assets/app-1.js", headers={"if-none-match": script.headers["etag"]})
    assert again.status_code == 304
    asked = ada.http.head("/assets/app-1.js")
    assert asked.status_code == 200
    assert asked.content == b""
    for header in ("content-length", "content-type", "content-encoding", "etag", "cache-control"):
        assert asked.headers[header] == script.headers[header]
    for path in ("/assets/app-2.js", "/.secret", "/..%2f..%2fapp.py", "/%2e%2e/app.py", "/api/x", "/a%00b.js"):
        assert ada.http.get(path).status_code == 404, path
