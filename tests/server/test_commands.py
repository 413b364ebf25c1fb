"""``muster serve``, its settings, ``muster backup`` and ``muster restore``."""

from __future__ import annotations

import gzip
import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from sqlalchemy import inspect
from tests.server.setting import serving
from typer.testing import CliRunner

from muster.cli.main import app
from muster.kernel.errors import MusterError, OptionError
from muster.server.settings import Settings, explained, fields, gathered
from muster.server.store.backup import backup, restore
from muster.server.store.engine import database_url, make_engine
from muster.server.store.migrate import HEAD, migrate


def test_help_explains_every_setting() -> None:
    output = CliRunner().invoke(app, ["serve", "--help"], env={"COLUMNS": "200"}).output
    for name in fields():
        assert name in output or f"--{name}" in output
        assert explained(name)


def test_flags_come_before_the_environment_and_that_before_the_file(tmp_path: Path) -> None:
    file = tmp_path / "muster.toml"
    file.write_text('port = 1\nhost = "10.0.0.1"\nbot_delay = 1.5\nmetrics = false\n')
    environment = {"MUSTER_PORT": "2", "MUSTER_HOST": "10.0.0.2", "MUSTER_METRICS": "true", "MUSTER_LANG": "es"}

    settings = gathered({"port": 3, "host": None}, file, environment)

    assert (settings.port, settings.host, settings.bot_delay, settings.metrics) == (3, "10.0.0.2", 1.5, True)
    assert settings.queue == Settings().queue


@pytest.mark.parametrize(
    "flags, text, environment, said",
    [
        ({"port": 70000}, "", {}, "port: 70000 is not possible; it may be a whole number from 0 to 65535"),
        ({"moon": 1}, "", {}, "moon: there is no such setting; settings are: host, port, "),
        ({}, "port = 'x'", {}, "{file}: port: 'x' is not possible; it may be a whole number from 0 to 65535"),
        ({}, "moon = 1", {}, "{file}: moon: there is no such setting"),
        ({}, "port = ", {}, "{file}: "),
        ({}, "", {"MUSTER_PORT": "many"}, "MUSTER_PORT: 'many' is not possible; it may be a whole number"),
        ({}, "", {"MUSTER_QUEUE": "0"}, "MUSTER_QUEUE: '0' is not possible; it may be a whole number, at least 1"),
        ({"bot_seconds": 0}, "", {}, "bot_seconds: 0 is not possible; it may be a number above 0"),
        ({"bot_delay": float("nan")}, "", {}, "bot_delay: nan is not possible; it may be a number, at least 0"),
        ({"metrics": "maybe"}, "", {}, "metrics: 'maybe' is not possible; it may be true or false"),
        ({"log": "loud"}, "", {}, "log: 'loud' is not possible; it may be json or text or none"),
        ({"durability": "ful"}, "", {}, "durability: 'ful' is not possible; it may be full or normal"),
        ({"host": 7}, "", {}, "host: 7 is not possible; it may be a text"),
    ],
)
def test_wrong_settings_are_refused_by_name(
    tmp_path: Path, flags: dict[str, object], text: str, environment: dict[str, str], said: str
) -> None:
    file = tmp_path / "muster.toml"
    file.write_text(text)
    with pytest.raises(OptionError) as refusal:
        gathered(flags, file, environment)
    assert str(refusal.value).startswith(said.format(file=file))


@pytest.mark.parametrize(
    "name, value, said",
    [
        ("public_url", "games.example", "'games.example' is no address of a server; it looks like https://games.ex"),
        ("public_url", "https://games.example/muster", "is no address of a server"),
        ("public_url", "ftp://games.example", "is no address of a server"),
        ("hosts", "games.example, https://x", "'https://x' is no name of a machine; it looks like games.example"),
        ("trusted_proxies", "foo", "'foo' is no address and no network; it looks like 127.0.0.1 or 10.0.0.0/8"),
        ("trusted_proxies", "127.0.0.1, 10.0.0.1/8", "'10.0.0.1/8' is no address and no network"),
        ("database", "sqlite:///", "'sqlite:///' names no file; it looks like sqlite:////var/lib/muster/muster.db"),
        ("database", "sqlite:///:memory:", "names no file"),
        ("database", "sqlite:muster.db", "names no file"),
    ],
)
def test_addresses_that_cannot_work_are_refused_at_the_start(name: str, value: str, said: str) -> None:
    with pytest.raises(OptionError, match=f"^{name}: ") as refusal:
        gathered({name: value}, None, {})
    assert said in str(refusal.value)
    done = CliRunner().invoke(app, ["serve", "--port", "0"], env={f"MUSTER_{name.upper()}": value})
    assert (done.exit_code, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert said in done.stderr


def test_addresses_that_can_work_are_taken() -> None:
    gathered({"public_url": "https://games.example:8443/", "hosts": "a.example, b", "trusted_proxies": "*"}, None, {})
    assert gathered({"hosts": ["a.example", "b"]}, None, {}).hosts == "a.example,b"  # as --set hosts=a.example,b reads
    gathered({"public_url": "http://[::1]:80", "database": "sqlite:///muster.db", "trusted_proxies": ""}, None, {})


def test_a_file_of_settings_that_is_no_text_is_refused_by_name(tmp_path: Path) -> None:
    file = tmp_path / "muster.toml"
    file.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(OptionError, match=r"muster\.toml: this is no TOML file"):
        gathered({}, file, {})


@pytest.mark.parametrize(
    "asked, said",
    [
        ("--data {junk}/muster.db", "{junk}/muster.db: "),  # a file where the folder should be
        ("--data {junk}", "{junk}/muster.db cannot be used: file is not a database"),
        ("--database moon://", "no database of the kind 'moon'"),
        ("--database postgresql://ana:secret@127.0.0.1:1/x", "postgresql://ana:***@127.0.0.1:1/x cannot be used: "),
        ("--host " + "ñ" * 70, "is no name or address"),
        ("--set log", "--set: 'log' is not of the form NAME=VALUE"),
    ],
)
def test_a_server_that_cannot_start_says_why_in_one_line(tmp_path: Path, asked: str, said: str) -> None:
    (tmp_path / "muster.db").write_bytes(b"no database at all, " * 100)
    done = CliRunner().invoke(app, ["serve", "--port", "0", *asked.format(junk=tmp_path).split()])
    assert (done.exit_code, done.stdout) == (2, "")
    assert said.format(junk=tmp_path) in done.stderr
    assert done.stderr.startswith("muster: ")
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("command", ["backup", "restore"])
def test_a_store_that_is_none_is_named_by_backup_and_restore(tmp_path: Path, command: str) -> None:
    file = tmp_path / "store.backup"
    with serving(tmp_path / "source") as server:
        server.someone("Ada").make(seats="person bot")
    backup(f"sqlite:///{tmp_path}/source/muster.db", file)
    (tmp_path / "muster.db").write_bytes(b"no database at all, " * 100)
    done = CliRunner().invoke(app, [command, str(file), "--data", str(tmp_path)])
    assert done.exit_code == 2
    assert (
        done.output == f"muster: the store at sqlite:///{tmp_path}/muster.db cannot be used: file is not a database\n"
    )


def test_serve_says_where_it_is_and_stops_when_told(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "muster.cli.main", "serve", "--port", "0", "--data", str(tmp_path)]
    process = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "MUSTER_LOG": "json"},
    )
    assert process.stdout is not None
    assert process.stderr is not None
    line = process.stdout.readline()
    url = line.split()[1].rstrip("/")
    assert httpx.get(f"{url}/health").json()["status"] == "ok"
    process.send_signal(signal.SIGTERM)
    assert process.wait(20) in (0, -signal.SIGTERM, 143)
    logged = process.stderr.read()
    assert '"event": "started"' in logged
    assert '"event": "stopped"' in logged
    assert (tmp_path / "muster.db").exists()
    assert "Traceback" not in logged


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has rights of another kind")
def test_what_holds_secrets_is_for_nobody_elses_eyes(tmp_path: Path) -> None:
    """Database, what stands beside it, and backups, whatever the umask; files of earlier versions are closed."""
    folder, file = tmp_path / "new" / "muster", tmp_path / "store.backup"
    umask = os.umask(0o000)
    try:
        for start in ("new", "left open by an earlier version"):
            with serving(folder) as server:
                server.someone("Ada").make(seats="person bot")
                kept = sorted(folder.iterdir())
                assert {"muster.db", "muster.db-wal", "muster.db.lock"} <= {path.name for path in kept}
                assert [path.name for path in kept if path.stat().st_mode & 0o077] == [], start
            backup(f"sqlite:///{folder}/muster.db", file)
            assert file.stat().st_mode & 0o777 == 0o600
            assert folder.stat().st_mode & 0o777 == 0o700
            for path in folder.iterdir():
                path.chmod(0o644)
    finally:
        os.umask(umask)


def test_a_backup_with_a_flipped_bit_is_one_line(tmp_path: Path) -> None:
    with serving(tmp_path / "source") as server:
        server.someone("Ada").make(seats="person bot")
    file, broken = tmp_path / "store.backup", tmp_path / "broken.backup"
    backup(f"sqlite:///{tmp_path}/source/muster.db", file)
    whole = file.read_bytes()
    for at in range(100, len(whole), len(whole) // 20):
        broken.write_bytes(whole[:at] + bytes([whole[at] ^ 8]) + whole[at + 1 :])
        with pytest.raises(MusterError, match=r"^[^\n]*broken.backup: [^\n]+$"):
            restore(f"sqlite:///{tmp_path}/target/muster.db", broken)
    done = CliRunner().invoke(app, ["restore", str(broken), "--data", str(tmp_path / "target")])
    assert (done.exit_code, done.output.count("\n")) == (2, 1)


@pytest.mark.parametrize(
    "row",
    [
        ["people", {"id": "x"}],
        ["people", {"moon": 1}],
        ["people", 7],
        ["snapshots", {"match": "m", "number": 1, "data": "no base64"}],
        ["snapshots", {"match": "m"}],
        7,
        ["people"],
    ],
)
def test_a_backup_with_foreign_rows_is_one_line(tmp_path: Path, row: object) -> None:
    file = tmp_path / "store.backup"
    written = [{"format": "muster backup 1", "schema": HEAD}, row, ["end", {}]]
    file.write_bytes(gzip.compress("\n".join(json.dumps(line) for line in written).encode()))
    with pytest.raises(MusterError, match=r"^[^\n]*store.backup[^\n]*$"):
        restore(f"sqlite:///{tmp_path}/target/muster.db", file)


def test_a_port_that_is_taken_is_one_clear_line(tmp_path: Path) -> None:
    with serving() as server:
        done = CliRunner().invoke(app, ["serve", "--port", str(server.port), "--data", str(tmp_path)])
    assert done.exit_code == 2
    assert str(server.port) in done.output
    assert len(done.output.strip().splitlines()) == 1


def test_a_backup_restores_everything(tmp_path: Path, database: str) -> None:
    """From SQLite to any kind of database, and a server goes on there."""
    if database == "sqlite://":
        pytest.skip("nothing can be restored into memory")
    file = tmp_path / "store.backup"
    source = tmp_path / "source"
    with serving(source) as server:
        ada = server.someone("Ada")
        ada.post("/api/accounts", {"name": "Ada", "password": "correct horse"})
        ada.http.headers["x-csrf-token"] = ada.get("/api/me")["csrf"]
        match = ada.make("monster-lands", "person device")["id"]
        with ada.table(match, "device") as table:
            for _ in range(60):
                table.answer_until_done()
        counts = backup(f"sqlite:///{source}/muster.db", file)  # while it runs
        state = ada.state(match, 0)
    assert counts["answers"] == 60

    assert restore(database, file) == counts

    with serving(database=database) as again:
        bea = again.someone()
        bea.post("/api/login", {"name": "ada", "password": "correct horse"})
        found = bea.state(match, 0)
        assert (found["seq"], found["view"]) == (state["seq"], state["view"])
    with pytest.raises(MusterError, match="not empty"):
        restore(database, file)
    assert restore(database, file, replace=True) == counts


def test_a_damaged_backup_changes_nothing(tmp_path: Path) -> None:
    source, target, file = tmp_path / "source", tmp_path / "target", tmp_path / "store.backup"
    with serving(source) as server:
        server.someone("Ada").make(seats="person bot")
    backup(f"sqlite:///{source}/muster.db", file)
    whole = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
    for damaged in (b"", b"junk", gzip.compress(b"".join(whole[:-1])), gzip.compress(b"".join(whole))[:-20]):
        file.write_bytes(damaged)
        with pytest.raises(MusterError):
            restore(f"sqlite:///{target}/muster.db", file)
    file.write_bytes(gzip.compress(b"".join(whole)))
    assert restore(f"sqlite:///{target}/muster.db", file)["matches"] == 1


def test_a_backup_of_an_earlier_version_is_brought_up_to_date(tmp_path: Path) -> None:
    source, target, file = tmp_path / "source", tmp_path / "target", tmp_path / "store.backup"
    with serving(source) as server:
        ada = server.someone("Ada")
        match = ada.make(seats="person device", language="fr", watch=True)["id"]
        with ada.table(match, "device") as table:
            for _ in range(20):
                table.answer_until_done()
        state = server.someone().state(match, None)
    counts = backup(f"sqlite:///{source}/muster.db", file)
    lines = [json.loads(line) for line in gzip.decompress(file.read_bytes()).splitlines()]
    first = make_engine(database_url(f"sqlite:///{tmp_path}/first.db"))
    migrate(first, "0001")
    tables = {
        name: {each["name"] for each in inspect(first).get_columns(name)} for name in inspect(first).get_table_names()
    }
    first.dispose()
    lines[0]["schema"] = "0001"
    *rows, (end, counted) = lines[1:]
    # What the tables of the first version know nothing of.
    rows = [[name, {key: row[key] for key in tables[name] & row.keys()}] for name, row in rows if name in tables]
    assert all(name in tables or not number for name, number in counted.items())
    lines = [lines[0], *rows, [end, {name: number for name, number in counted.items() if name in tables}]]
    file.write_bytes(gzip.compress("\n".join(json.dumps(line) for line in lines).encode()))

    assert restore(f"sqlite:///{target}/muster.db", file) == counts

    with serving(target) as again:
        assert again.someone().state(match, None)["view"] == state["view"]


def test_a_backup_of_a_later_version_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "store.backup"
    file.write_bytes(gzip.compress(b'{"format": "muster backup 1", "schema": "9999"}\n'))
    with pytest.raises(MusterError, match="a backup of version 9999"):
        restore(f"sqlite:///{tmp_path}/muster.db", file)
    assert not (tmp_path / "muster.db").exists()


def test_a_store_that_is_not_there_cannot_be_saved(tmp_path: Path) -> None:
    done = CliRunner().invoke(app, ["backup", str(tmp_path / "x"), "--data", str(tmp_path / "nothing")])
    assert done.exit_code == 2
    assert "there is no store" in done.output
    assert not (tmp_path / "nothing").exists()


def test_the_commands_save_and_restore(tmp_path: Path) -> None:
    with serving(tmp_path / "one") as server:
        server.someone("Ada").make(seats="person bot")
    run = CliRunner().invoke
    file = str(tmp_path / "store.backup")
    assert "1 matches" in run(app, ["backup", file, "--data", str(tmp_path / "one")]).output
    assert "1 matches" in run(app, ["restore", file, "--data", str(tmp_path / "two")]).output
