"""What the manual says works as it says."""

from __future__ import annotations

import configparser
import re
import subprocess
import sys
import tomllib
from pathlib import Path

from tests.server.setting import Running

from muster.server.connections import shared_out
from muster.server.settings import Settings, fields, gathered

DOCS = Path(__file__).parents[2] / "docs" / "server"


def block(name: str, language: str) -> str:
    """The first block of code in a language."""
    found = re.search(rf"```{language}\n(.*?)```", (DOCS / name).read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    return found.group(1)


def test_the_documented_player_plays_a_match(server: Running, tmp_path: Path) -> None:
    key = server.someone("Robot").post("/api/keys", {"label": "robot"})["key"]
    script = tmp_path / "player.py"
    script.write_text(block("programs.md", "python"))
    done = subprocess.run(
        [sys.executable, str(script), server.url, key], capture_output=True, text=True, timeout=300, check=False
    )
    assert done.returncode == 0, done.stderr
    assert re.search(r"\[-?\d+, -?\d+, -?\d+\]", done.stdout), done.stdout


def test_the_documented_player_sits_down_at_an_open_table(server: Running, tmp_path: Path) -> None:
    ada = server.someone("Ada")
    match = ada.make("monster-lands", "open bot", open=True)["id"]
    key = server.someone("Robot").post("/api/keys", {"label": "robot"})["key"]
    script = tmp_path / "player.py"
    script.write_text(block("programs.md", "python"))
    subprocess.run([sys.executable, str(script), server.url, key], capture_output=True, timeout=300, check=True)
    state = ada.state(match, None)
    assert state["over"]
    assert state["seats"][0]["name"] == "Robot"


def test_the_documented_settings_exist(tmp_path: Path) -> None:
    text = block("hosting.md", "toml")
    file = tmp_path / "muster.toml"
    file.write_text(text)
    assert set(tomllib.loads(text)) <= set(fields())
    settings = gathered({}, file, {})
    assert settings.public_url == "https://games.example"
    named = set(re.findall(r"`([a-z_]+)`", (DOCS / "hosting.md").read_text(encoding="utf-8")))
    settings_named = {"bot_processes", "bot_seconds", "public_url", "durability", "hosts", "trusted_proxies"}
    assert settings_named <= named
    assert settings.durability == Settings().durability == "full"


def test_the_documented_proxy_and_service_fit_the_settings() -> None:
    """What the server takes, the proxy lets through, and the system allows."""
    nginx, unit = block("hosting.md", "nginx"), configparser.ConfigParser(interpolation=None)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read_string(block("hosting.md", "ini"))
    size = re.search(r"client_max_body_size (\d+)m;", nginx)
    assert size is not None
    assert int(size[1]) * 1024 * 1024 >= Settings().record_bytes
    assert shared_out(int(unit["Service"]["LimitNOFILE"]), Settings().sockets) == (Settings().sockets,) * 2
    assert unit["Service"]["UMask"] == "0077"
    assert gathered({}, None, {}).trusted_proxies == "127.0.0.1"  # where this nginx is


def test_every_path_of_the_protocol_exists(server: Running) -> None:
    """Each call that the protocol names is described by the server."""
    described = server.someone().get("/schema")["paths"]
    shapes = {re.sub(r"\{\w+\}", "{}", path): set(methods) for path, methods in described.items()}
    text = (DOCS / "protocol.md").read_text(encoding="utf-8")
    calls = re.findall(r"`(GET|POST|DELETE) (/api/[^`\s]*)", text)
    assert len(calls) > 25
    for method, path in calls:
        shape = re.sub(r"\{\w+\}", "{}", path.partition("?")[0])
        assert method.lower() in shapes.get(shape, set()), f"{method} {path}"
