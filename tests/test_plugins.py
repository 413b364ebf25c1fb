"""What other packages add: a bot that terminal, page and arena can seat, and a pack that can be named."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

import muster
from muster.bots import bot_called, bot_names
from muster.cli.main import app
from muster.kernel.errors import OptionError
from muster.lab import arena
from muster.lab.players import content_of
from muster.plugins import added_for
from muster.server.routes.games import game_info

GAME = "meeples-and-monsters"
CODE = """
from pathlib import Path


class Brave:
    def __init__(self, seed):
        self.seed = seed

    def decide(self, chair):
        fights = [option for option in chair.decision if option.kind == "fight"]
        return (fights or chair.decision)[0]


class Dumb:
    def __init__(self, seed):
        pass


HARD = Path(__file__).parent / "hard_skeletons"
NOTHING = 7
"""
ENTRIES = f"""
[muster.bots]
brave = brave:Brave
dumb = brave:Dumb
gone = nowhere:Gone
{GAME}.braver = brave:Brave

[muster.packs]
{GAME}.hard = brave:HARD
{GAME}.nothing = brave:NOTHING
"""


@pytest.fixture
def others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A package of somebody else's, installed."""
    (tmp_path / "brave.py").write_text(CODE)
    about = tmp_path / "brave_bots-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: brave-bots\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(ENTRIES)
    pack = tmp_path / "hard_skeletons"
    pack.mkdir()
    (pack / "pack.toml").write_text('name = "hard_skeletons"\ntitle = "Hard Skeletons"\nbase = "standard"\n')
    (pack / "monsters.toml").write_text('[skeleton]\nstrength = 4\n[skeleton.source]\nstrength = "designed"\n')
    monkeypatch.syspath_prepend(str(tmp_path))
    caches = (added_for.cache_clear, game_info.cache_clear, content_of.cache_clear)
    for clear in caches:
        clear()
    yield tmp_path
    for clear in caches:
        clear()


@pytest.mark.usefixtures("others")
def test_a_bot_of_others_can_be_seated_everywhere() -> None:
    assert {"brave", "braver"} <= set(bot_names(GAME))
    assert "brave" in bot_names("euthia")
    assert "braver" not in bot_names("euthia")
    assert next(iter(bot_names(GAME))) != "brave"  # the game's own come first
    report = arena.run(GAME, ["brave", "random"], matches=2, processes=1)
    assert {one.bot for one in report.standings} == {"brave", "random"}
    assert "brave" in [one.name for one in game_info(GAME, "en").bots]  # what the page offers
    watched = ["play", GAME, "--seats", "2", "--people", "none", "--bot", "brave", "--seed", "1"]
    played = CliRunner().invoke(app, watched)
    assert played.exit_code == 0, played.output
    fought = CliRunner().invoke(app, ["arena", GAME, "--bot", "brave", "--bot", "random", "--matches", "2"])
    assert fought.exit_code == 0, fought.output
    assert "brave" in fought.output


@pytest.mark.usefixtures("others")
def test_what_is_wrong_with_a_bot_of_others_is_told_when_somebody_wants_it() -> None:
    with pytest.raises(OptionError, match=r"'gone' of the package brave-bots cannot be loaded: ModuleNotFoundError"):
        bot_called("gone", GAME)
    with pytest.raises(OptionError, match=r"'dumb' of the package brave-bots is no bot"):
        bot_called("dumb", GAME)


@pytest.mark.usefixtures("others")
def test_a_pack_of_others_can_be_named() -> None:
    assert muster.content(GAME, "hard").tables["monsters"]["skeleton"].strength == 4
    match = muster.new(GAME, seats=2, seed=1, pack="hard")
    match.play(match.decision[0])
    record = match.record.to_text()
    assert json.loads(f'"{match.content.pack_name}"') == "hard_skeletons"
    assert muster.replay(record, "hard").state_hash == match.state_hash
    assert content_of(GAME, "hard").hash == match.content.hash
    with pytest.raises(OptionError, match="'nothing' of the package brave-bots is no pack"):
        muster.content(GAME, "nothing")
    with pytest.raises(OptionError, match="packs are: standard, older_handbook, hard, nothing"):
        muster.content(GAME, "easy")


def test_without_other_packages_only_what_there_is() -> None:
    with pytest.raises(OptionError, match=r"there is no pack 'easy' for meeples-and-monsters; packs are: standard"):
        muster.new(GAME, seats=2, pack="easy")
    assert added_for("muster.nothing", GAME) == ()
