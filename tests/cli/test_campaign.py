"""muster campaign: the parts of Elemental Revocation one after another, from their records.  [EU-RVB-07]"""

from __future__ import annotations

import shutil
from pathlib import Path
from random import Random

import pytest
from tests.cli.terminal import Terminal
from typer.testing import CliRunner, Result

import muster
from muster.bots import bot_called
from muster.cli.campaign_book import PARTS, Campaign, heroes_of, points_of
from muster.cli.main import app
from muster.cli.watching import keep_record
from muster.kernel.errors import MusterError

# At random few would ever revoke anything.
EAGER = {
    **dict.fromkeys(("revoke", "pay"), 500.0),
    **dict.fromkeys(("confront", "to-pouch"), 200.0),
    **dict.fromkeys(("walk", "end-trade"), 6.0),
    **dict.fromkeys(("end", "back", "discard", "use-menu"), 0.03),
    **dict.fromkeys(("drop", "drop-menu", "arrange"), 0.001),
}
HEROES = ["dral", "ael"]


def play(match: muster.Match, seed: int = 0) -> muster.Match:
    """A whole match by players who like to revoke."""
    toss = Random(seed)
    while not match.over:
        options = match.decision.options
        match.play(toss.choices(options, [EAGER.get(option.kind, 1.0) for option in options])[0])
    return match


def play_well(match: muster.Match) -> muster.Match:
    """A whole match by players who know what they want: by chance nobody has the Gold for a revocation."""
    players = [bot_called("greedy", "euthia", seat) for seat in range(match.seats)]
    while not match.over:
        seat = match.decision.seat
        match.play(players[seat].decide(match.chair(seat)))
    return match


def run(*words: str | Path | int) -> Result:
    return CliRunner().invoke(app, [str(word) for word in words])


def kept(match: muster.Match, path: Path) -> Path:
    keep_record(match, path)
    return path


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A campaign of two Heroes, played through."""
    folder = tmp_path_factory.mktemp("played")
    book = Campaign(folder / "storm.toml", 2, HEROES, ["Ana", "Bo"], {"mode": "cooperative"})
    book.write()
    for part in range(len(PARTS)):
        book.add(kept(play_well(book.next_match(f"storm {part}")), book.file(part, ".rec")))
    return folder


@pytest.fixture
def folder(played: Path, tmp_path: Path) -> Path:
    """A copy of it that a test may spoil."""
    shutil.copytree(played, tmp_path / "campaign")
    return tmp_path / "campaign"


def shortened(folder: Path, parts: int) -> Campaign:
    """The same campaign after so many parts."""
    book = Campaign.read(folder / "storm.toml")
    book.records = book.records[:parts]
    book.write()
    return book


@pytest.mark.rule("EU-RVB-07")
def test_eu_rvb_07_points_are_carried_from_part_to_part(folder: Path) -> None:
    book = Campaign.read(folder / "storm.toml")
    parts = book.finished()
    points = [points_of(match) for match in parts]

    assert [match.options["scenario"] for match in parts] == list(PARTS)
    assert sum(points[0]) > 0
    assert sum(points[1]) > 0
    assert parts[0].options["campaign"] == "none"
    assert parts[1].options["campaign"] == points[0]
    assert parts[2].options["campaign"] == [one + two for one, two in zip(points[0], points[1], strict=True)]
    assert [heroes_of(match) for match in parts] == [HEROES] * 3
    assert {match.options["mode"] for match in parts} == {"cooperative"}


@pytest.mark.rule("EU-RVB-07")
def test_eu_rvb_07_every_record_replays_by_itself(folder: Path) -> None:
    for name in Campaign.read(folder / "storm.toml").records:
        text = (folder / name).read_text()
        match = muster.replay(text)
        assert match.over
        assert match.record.to_text() == text


@pytest.mark.rule("EU-RVB-07")
def test_eu_rvb_07_heroes_of_chance_stay_the_same(tmp_path: Path) -> None:
    book = Campaign(tmp_path / "luck.toml", 3)
    book.write()
    first = play(book.next_match("luck"))
    book.add(kept(first, book.file(0, ".rec")))

    assert heroes_of(Campaign.read(book.path).next_match()) == heroes_of(first)


def test_the_file_can_be_read_and_says_all(folder: Path) -> None:
    text = (folder / "storm.toml").read_text()
    assert 'records = [\n    "storm-1.rec",\n    "storm-2.rec",\n    "storm-3.rec",\n]' in text
    again = Campaign.read(folder / "storm.toml")
    assert (again.seats, again.heroes, again.names, again.options) == (
        2,
        HEROES,
        ["Ana", "Bo"],
        {"mode": "cooperative"},
    )


def test_a_campaign_can_be_moved(folder: Path, tmp_path: Path) -> None:
    folder.rename(tmp_path / "elsewhere")
    assert len(Campaign.read(tmp_path / "elsewhere" / "storm.toml").finished()) == 3


# -- what does not fit -------------------------------------------------------------------------------------------------


def refused(folder: Path, parts: int, match: muster.Match) -> str:
    """Why a match is not the next part after so many."""
    book = shortened(folder, parts)
    before = book.path.read_text()
    with pytest.raises(MusterError) as refusal:
        book.add(kept(match, folder / "other.rec"))
    assert book.path.read_text() == before
    return str(refusal.value)


def a_part(part: int, seats: int = 2, **options: object) -> muster.Match:
    chosen = {"scenario": PARTS[part], "heroes": HEROES[:seats], "mode": "cooperative", **options}
    return play(muster.new("euthia", seats=seats, seed=1, options=chosen))


def test_another_scenario(folder: Path) -> None:
    said = refused(folder, 0, a_part(1))
    assert "other.rec: this is not part 1 of the campaign" in said
    assert "its scenario is elemental-revocation-2, not elemental-revocation-1" in said


def test_other_seats_heroes_or_mode(folder: Path) -> None:
    assert "it has 1 seats, not 2" in refused(folder, 0, a_part(0, 1, mode="competitive"))
    assert "its Heroes are ael, dral, not dral, ael" in refused(folder, 0, a_part(0, heroes=["ael", "dral"]))
    assert "it is competitive, not cooperative" in refused(folder, 0, a_part(0, mode="competitive"))


def test_other_points_than_were_won(folder: Path) -> None:
    won = points_of(Campaign.read(folder / "storm.toml").finished()[0])
    assert f"it began with [9, 9] points, not with {won}" in refused(folder, 1, a_part(1, campaign=[9, 9]))
    assert f"it began with none points, not with {won}" in refused(folder, 1, a_part(1))


def test_a_match_that_is_not_over(folder: Path) -> None:
    match = muster.new(
        "euthia", seats=2, seed=1, options={"scenario": PARTS[0], "heroes": HEROES, "mode": "cooperative"}
    )
    assert "it is not over" in refused(folder, 0, match)


def test_another_game(folder: Path) -> None:
    match = muster.new("meeples-and-monsters", seats=2, seed=1)
    toss = Random(1)
    while not match.over:
        match.play(toss.choice(match.decision.options))
    assert "it is a match of meeples-and-monsters" in refused(folder, 0, match)


def test_a_record_that_was_changed_is_found_out(folder: Path) -> None:
    record = folder / "storm-2.rec"
    lines = record.read_text().splitlines()
    at = next(at for at, line in enumerate(lines) if "end-trade" in line)
    record.write_text("\n".join([*lines[:at], *lines[at + 1 :]]) + "\n")

    result = run("campaign", "show", folder / "storm.toml")
    assert result.exit_code == 2
    assert "storm-2.rec" in result.stderr


def test_a_record_without_its_last_hash_is_refused(folder: Path) -> None:
    record = folder / "storm-3.rec"
    final = muster.replay(record.read_text()).state_hash
    lines = [line for line in record.read_text().splitlines() if final not in line]
    record.write_text("\n".join(lines) + "\n")

    with pytest.raises(MusterError, match="does not end with the hash of its last state"):
        Campaign.read(folder / "storm.toml").finished()


def test_a_missing_record_is_named(folder: Path) -> None:
    (folder / "storm-2.rec").unlink()
    result = run("campaign", "show", folder / "storm.toml")
    assert (result.exit_code, "storm-2.rec" in result.stderr) == (2, True)


def test_a_campaign_has_three_parts(folder: Path) -> None:
    result = run("campaign", "add", folder / "storm.toml", folder / "storm-3.rec")
    assert (result.exit_code, "all parts of this campaign have been played" in result.stderr) == (2, True)
    assert "all parts" in run("campaign", "play", folder / "storm.toml", "--people", "none").stderr


@pytest.mark.parametrize(
    "text, said",
    [
        ("not a campaign", "this is not a campaign"),
        ('game = "euthia"\n', "'seats' is missing or wrong"),
        ('game = "chess"\nseats = 2\nnames = []\nrecords = []\n[options]\n', "no campaign of 'chess'"),
        ('game = "euthia"\nseats = 9\nnames = []\nrecords = []\n[options]\n', "9"),
        ('game = "euthia"\nseats = 2\nnames = []\nrecords = [3]\n[options]\n', "'names, records' is missing or wrong"),
        ('game = "euthia"\nseats = 2\nnames = []\nrecords = []\n[options]\nscenario = "the-hunt"\n', "'scenario'"),
        ('game = "euthia"\nseats = 2\nnames = ["Ana"]\nrecords = []\n[options]\n', "1 name for 2 seats"),
    ],
)
def test_a_file_that_is_no_campaign(tmp_path: Path, text: str, said: str) -> None:
    (tmp_path / "bad.toml").write_text(text)
    result = run("campaign", "show", tmp_path / "bad.toml")
    assert (result.exit_code, said in result.stderr) == (2, True), result.stderr


def test_a_file_that_is_no_text_is_no_campaign(tmp_path: Path) -> None:
    (tmp_path / "bad.toml").write_bytes(b"\xff\xfe\x00")
    result = run("campaign", "show", tmp_path / "bad.toml")
    assert result.exit_code == 2
    assert result.stderr.endswith("bad.toml: this is not a campaign: it is not text\n")


# -- the commands ------------------------------------------------------------------------------------------------------


def test_new_add_and_show(folder: Path, tmp_path: Path) -> None:
    file = tmp_path / "second.toml"
    made = run("campaign", "new", file, "--seats", 2, "--hero", "dral", "--hero", "ael", "--option", "mode=cooperative")
    assert made.exit_code == 0, made.output
    assert "muster campaign play" in made.output

    added = run("campaign", "add", file, folder / "storm-1.rec")
    assert added.exit_code == 0, added.output
    assert f"Play part 2 with: muster campaign play {file}" in added.output.replace("\n", "")
    shown = run("campaign", "show", file)
    points = points_of(muster.replay((folder / "storm-1.rec").read_text()))
    assert "1. Elemental Revocation I: The Call – ended in round" in shown.output
    assert "2. Elemental Revocation II: The Answer – to come" in shown.output
    assert f"Gold to start the next part with: Dral (Ana) {points[0]}, Ael (Bo) {points[1]}" in shown.output
    assert "Oro con el que empieza" in run("campaign", "show", file, "--lang", "es").output


@pytest.mark.parametrize(
    "more, said",
    [
        (("--seats", "7"), "7"),
        (("--hero", "ael"), "has 1 names for 3 seats"),
        (("--option", "scenario=the-hunt"), "'scenario'"),
        (("--option", "castles=true"), "castles"),
        (("--option", "great_hunt=true"), "great_hunt"),
    ],
)
def test_what_no_part_could_be_played_with_is_refused_at_once(tmp_path: Path, more: tuple[str, ...], said: str) -> None:
    result = run("campaign", "new", tmp_path / "new.toml", *more)
    assert (result.exit_code, said in result.stderr) == (2, True), result.output
    assert not (tmp_path / "new.toml").exists()


def test_an_existing_file_is_never_overwritten(folder: Path) -> None:
    before = (folder / "storm.toml").read_text()
    result = run("campaign", "new", folder / "storm.toml")
    assert (result.exit_code, "already exists" in result.stderr) == (2, True)
    assert (folder / "storm.toml").read_text() == before


@pytest.mark.rule("EU-RVB-07")
def test_eu_rvb_07_bots_play_the_parts_one_by_one(tmp_path: Path) -> None:
    file = tmp_path / "bots.toml"
    run("campaign", "new", file, "--seats", 1)
    for part in range(3):
        result = run("campaign", "play", file, "--people", "none", "--bot", "random", "--seed", part)
        assert result.exit_code == 0, result.output
        assert f"Part {part + 1} is over" in result.output
    assert len(Campaign.read(file).finished()) == 3
    assert sorted(path.name for path in tmp_path.glob("bots-*")) == ["bots-1.rec", "bots-2.rec", "bots-3.rec"]


def test_a_demo_keeps_nothing_unless_asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    result = run("campaign", "demo", "--bots", "random", "--seats", 1)
    assert result.exit_code == 0, result.output
    assert "The campaign is over. Revocation points of all parts:" in result.output
    assert list(tmp_path.glob("*.toml")) == []

    assert run("campaign", "demo", "kept.toml", "--bots", "random", "--seats", 1).exit_code == 0
    assert len(Campaign.read(Path("kept.toml")).finished()) == 3


def test_a_part_that_was_left_is_gone_on_with(data: Path, tmp_path: Path) -> None:
    file = tmp_path / "person.toml"
    run("campaign", "new", file, "--seats", 1, "--hero", "dral")
    for _ in range(2):
        with Terminal(data, "campaign", "play", str(file), "--seed", "1") as terminal:
            terminal.wait_for("> ")
            terminal.type("q")
            assert terminal.ends_with() == 0
        assert (tmp_path / "person-1.muster").exists()
    assert Campaign.read(file).records == []
