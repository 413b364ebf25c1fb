"""Health that is worth asking for: it writes, notices damage and a full disk; GETs say when the store is away."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import Connection, text
from sqlalchemy.exc import OperationalError
from tests.server.setting import Running, Someone, serving

from muster.kernel.errors import MusterError
from muster.server.opening import told_happenings
from muster.server.store import open_store


@pytest.fixture(scope="module")
def ada(server: Running) -> Someone:
    return server.someone("Ada")


def test_health_writes(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        assert httpx.get(f"{server.url}/health").json()["status"] == "ok"
    database = sqlite3.connect(tmp_path / "muster.db")
    assert database.execute("SELECT count(*) FROM settings WHERE name = 'health'").fetchone() == (1,)


def test_a_store_that_cannot_be_written_is_not_well(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        assert server.app.app_state is not None
        store = server.app.app_state.store

        def full(connection: Connection) -> None:
            raise OperationalError("INSERT", {}, Exception("database or disk is full"))

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("muster.server.store.store.set_value", lambda name, value: full)
            store._tried = 0.0
            response = httpx.get(f"{server.url}/health")
        assert (response.status_code, response.json()["database"]) == (503, "failing")
        assert httpx.get(f"{server.url}/health").status_code == 200
        assert httpx.get(f"{server.url}/health/alive").status_code == 200


def test_a_damaged_database_is_refused_at_the_start_in_one_line(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ada = server.someone("Ada")
        for _ in range(5):
            ada.make(seats="person device")
    path = tmp_path / "muster.db"
    with sqlite3.connect(path) as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    data = bytearray(path.read_bytes())
    page = 4096
    for start in range(4 * page, len(data) - page, page):
        data[start : start + 64] = bytes(255 - byte for byte in data[start : start + 64])
    path.write_bytes(data)

    with pytest.raises(MusterError, match=r"damaged|malformed"):
        open_store(f"sqlite:///{path}")
    run = subprocess.run(
        [sys.executable, "-m", "muster.cli.main", "serve", "--port", "0", "--data", str(tmp_path)],
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert run.returncode == 2
    assert "Traceback" not in run.stderr
    assert len(run.stderr.strip().splitlines()) == 1


def test_a_link_to_a_database_is_no_second_one(tmp_path: Path) -> None:
    store = open_store(f"sqlite:///{tmp_path}/muster.db")
    (tmp_path / "elsewhere").mkdir()
    (tmp_path / "elsewhere" / "link.db").symlink_to(tmp_path / "muster.db")
    try:
        with pytest.raises(MusterError, match="another server"):
            open_store(f"sqlite:///{tmp_path}/elsewhere/link.db")
    finally:
        store.close()


@pytest.mark.parametrize("path", ["/api/matches", "/api/tables", "/api/matches/some-match", "/metrics"])
def test_while_the_store_is_away_everybody_is_told(server: Running, ada: Someone, path: str) -> None:
    assert server.app.app_state is not None
    app_state = server.app.app_state
    errors = app_state.metrics.errors

    async def away(work: Any) -> Any:
        raise OperationalError("SELECT", {}, Exception("connection refused"))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(app_state.store, "read", away)
        response = ada.http.get(path)
    assert response.status_code == 503
    assert response.json()["code"] == "no-store"
    assert int(response.headers["retry-after"]) > 0
    assert app_state.metrics.errors == errors  # no error of ours


def test_what_we_said_wrongly_to_the_store_is_an_error_of_ours(server: Running, ada: Someone) -> None:
    assert server.app.app_state is not None
    store = server.app.app_state.store
    whole = store.read

    async def wrong(work: Any) -> Any:
        return await whole(lambda connection: connection.execute(text("SELECT nothing FROM nowhere")))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(store, "read", wrong)
        response = ada.http.get("/api/tables")
    assert response.status_code in (500, 503)  # SQLite calls it an operational error, PostgreSQL does not


@pytest.mark.parametrize("column, rubbish", [("told", "[[1"), ("told", '[["no such event",[]]]'), ("after", "7{")])
def test_damaged_lines_are_made_anew(tmp_path: Path, column: str, rubbish: str) -> None:
    with serving(tmp_path, snapshot_every=10) as server:
        ada = server.someone("Ada")
        match = ada.make(seats="person device", watch=True)["id"]
        with ada.table(match, "device") as table:
            for _ in range(40):
                table.answer_until_done()
        course = ada.get(f"/api/matches/{match}/course")
        scores = ada.get(f"/api/matches/{match}/scores")
        cookies = dict(ada.http.cookies)
    with sqlite3.connect(tmp_path / "muster.db") as database:
        whole = database.execute(f"SELECT number, {column} FROM answers ORDER BY number").fetchall()
        database.execute(f"UPDATE answers SET {column} = ? WHERE number IN (3, 40)", (rubbish,))
    with serving(tmp_path) as again:
        bea = again.someone()
        bea.http.cookies.clear()
        bea.http.cookies.update(cookies)
        assert [line["seats"][0]["acting"] for line in bea.get("/api/matches")]
        assert bea.state(match, None)["seq"] == 40
        assert bea.get(f"/api/matches/{match}/course") == course
        assert bea.get(f"/api/matches/{match}/scores") == scores
    with sqlite3.connect(tmp_path / "muster.db") as database:
        assert database.execute(f"SELECT number, {column} FROM answers ORDER BY number").fetchall() == whole


def test_what_was_told_is_read_strictly() -> None:
    import muster
    from muster.server.opening import Damaged

    game = muster.game("monster-lands")
    assert told_happenings(game, "[]") == []
    with pytest.raises(Damaged):
        told_happenings(game, "{}")
