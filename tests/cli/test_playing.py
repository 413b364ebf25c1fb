"""A match at a real terminal: answers, bad input, help, take-back, languages, saving and leaving."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.cli.terminal import Terminal, command, environment

import muster
from muster.cli import saves
from muster.cli.seating import Seating

GAME = "meeples-and-monsters"
KEYS = "q:quit"
PLAY = ("play", GAME, "--seats", "2", "--seed", "7", "--bot", "random", "--name", "Ana", "--name", "Ben")


def first_save(data: Path) -> Path:
    (path,) = (data / "muster" / "saves").glob("*.muster")
    return path


def test_a_person_answers_by_number(data: Path) -> None:
    with Terminal(data, *PLAY) as terminal:
        shown = terminal.wait_for(KEYS)
        assert "Ana" in shown
        assert " 1 " in shown
        terminal.type("1")
        terminal.wait_for(KEYS)
        terminal.type("q")
        terminal.wait_for("--resume")
        assert terminal.ends_with() == 0
    assert muster.load(first_save(data).read_bytes()).length >= 1


def test_heroes_are_chosen_before_there_is_a_map_and_the_match_can_be_gone_on_with(data: Path) -> None:
    with Terminal(data, "play", "euthia", "--seats", "1", "--option", "heroes=choose", "--seed", "5") as terminal:
        assert "Skoldur" in terminal.wait_for(KEYS)
        terminal.type("q")
        terminal.wait_for("--resume")
        assert terminal.ends_with() == 0
    with Terminal(data, "play", "--resume") as terminal:
        terminal.wait_for(KEYS)
        terminal.type("5")
        terminal.wait_for("plays Skoldur")
        heroes: Any = muster.load(first_save(data).read_bytes()).view(0)["heroes"]
        assert heroes[0]["hero"] == "skoldur"
        terminal.type("q")
        assert terminal.ends_with() == 0


def test_bad_input_gets_one_line_and_the_question_again(data: Path) -> None:
    with Terminal(data, *PLAY) as terminal:
        terminal.wait_for(KEYS)
        before = muster.load(first_save(data).read_bytes()).state_hash
        for line, said in (
            ("99", "no option 99"),
            ("frob", "“frob” is neither"),
            ("0", "no option 0"),
            ("-3", "neither"),
        ):
            terminal.type(line)
            shown = terminal.wait_for(KEYS)
            assert shown.count("! ") == 1
            assert said in shown
        assert muster.load(first_save(data).read_bytes()).state_hash == before


def test_an_answer_can_be_taken_back(data: Path) -> None:
    with Terminal(data, *PLAY) as terminal:
        terminal.wait_for("Continue to the Main Phase")
        before = muster.load(first_save(data).read_bytes()).state_hash
        terminal.type("1")
        terminal.wait_for(KEYS)
        assert muster.load(first_save(data).read_bytes()).state_hash != before
        terminal.type("u")
        terminal.wait_for("Undone")
        assert muster.load(first_save(data).read_bytes()).state_hash == before
        terminal.type("u")
        terminal.wait_for("Too late to undo")


def test_help_for_everything(data: Path) -> None:
    with Terminal(data, *PLAY) as terminal:
        terminal.wait_for(KEYS)
        for line, said in (
            ("?", r"MM-DEV-\d\d"),
            ("? MM-CBT-04", "MM-CBT-04"),
            ("l", "begins"),
            ("v", "Ψ Monstrous"),
            ("v hall of heroes", "Hall of Heroes"),
        ):
            terminal.type(line)
            shown = terminal.wait_for("Enter: ")
            assert re.search(said, shown), shown
            terminal.type("q")
            terminal.wait_for(KEYS)
        for line, said in (("h", "Hint ("), ("? XX", "no rule"), ("v xyzzy", "Nothing here"), ("g de", "no language")):
            terminal.type(line)
            assert said in terminal.wait_for(KEYS)


def test_the_language_can_be_switched_and_the_log_with_it(data: Path) -> None:
    with Terminal(data, *PLAY, "--lang", "fr") as terminal:
        terminal.wait_for("q:sortir")
        terminal.type("g es")
        assert "Fase de desarrollo" in terminal.wait_for("q:salir")
        terminal.type("l")
        spanish = terminal.wait_for("Intro: volver")
        match = muster.load(first_save(data).read_bytes())
        told = saves.open_match(match.to_bytes(), "x").story(0, "es")[-1]
        assert told in spanish
        terminal.type("")
        terminal.wait_for("q:salir")
        terminal.type("g")
        terminal.wait_for("q:sortir")


def test_hot_seat_hides_the_hand_between_people(data: Path) -> None:
    with Terminal(data, *PLAY[:6], "--people", "all", "--name", "Ana", "--name", "Ben") as terminal:
        shown = terminal.wait_for("look away")
        match = muster.load(first_save(data).read_bytes())
        quests = {
            seat: [match.content.pack.tables["quests"][key].name for key in match.view(seat)["zones"][f"hand-{seat}"]]
            for seat in (0, 1)
        }
        assert not any(name in shown for names in quests.values() for name in names)
        first = match.decision.seat
        terminal.type("")
        shown = terminal.wait_for(KEYS)
        assert all(name in shown for name in quests[first])
        assert not any(name in shown for name in quests[1 - first])
        while "look away" not in shown:
            # Whatever is asked: going on and confirming are among the first or the last options.
            wanted = re.search(r"(\d+) (Go on|Confirm|Nothing|Pass|Leave)", shown)
            terminal.type(wanted.group(1) if wanted else "1")
            shown = terminal.wait_for_any(KEYS, "look away")
        assert "look away" in shown
        assert "\x1b[3J" in terminal.raw  # what has scrolled away is wiped too


def test_a_narrow_terminal_shows_table_and_question(data: Path) -> None:
    with Terminal(data, *PLAY, columns=80, lines=24) as terminal:
        shown = terminal.wait_for(KEYS)
        lines = shown.splitlines()
        assert len(lines) <= 24
        assert any("Villages" in line for line in lines)


def test_ctrl_c_loses_nothing(data: Path) -> None:
    with Terminal(data, *PLAY) as terminal:
        terminal.wait_for(KEYS)
        terminal.type("1")
        terminal.wait_for(KEYS)
        kept = muster.load(first_save(data).read_bytes()).state_hash
        terminal.press_ctrl_c()
        terminal.wait_for("--resume")
        assert terminal.ends_with() == 130
        assert "\nSaved. To continue: muster play --resume " in terminal.news  # on a line of its own, to copy
    assert muster.load(first_save(data).read_bytes()).state_hash == kept


def test_a_match_goes_on_after_kill_9(data: Path) -> None:
    with Terminal(data, *PLAY) as terminal:
        terminal.wait_for(KEYS)
        for _ in range(6):
            terminal.type("1")
            terminal.wait_for(KEYS)
        terminal.kill()
    killed = muster.load(first_save(data).read_bytes())
    with Terminal(data, "play", "--resume") as terminal:
        shown = terminal.wait_for(KEYS)
        assert killed.decision.prompt.text("en") in shown
        assert muster.load(first_save(data).read_bytes()).state_hash == killed.state_hash
        terminal.type("l")
        log = terminal.wait_for("Enter: ")
        assert saves.open_match(killed.to_bytes(), "x").story(0, "en")[0] in log  # the whole log is there again
        terminal.type("q")
        terminal.wait_for(KEYS)
        terminal.type("1")
        terminal.wait_for(KEYS)
        terminal.kill()
    assert muster.load(first_save(data).read_bytes()).length > killed.length


def test_a_copy_under_another_name(data: Path, tmp_path: Path) -> None:
    with Terminal(data, *PLAY) as terminal:
        terminal.wait_for(KEYS)
        terminal.type("s copy")
        terminal.wait_for("Saved a copy")
        terminal.type("s copy")
        terminal.wait_for("already exists")
        terminal.type("s")
        terminal.wait_for("Saved after every answer")
        for name in ("/", ".", ".."):
            terminal.type(f"s {name}")
            terminal.wait_for(f"{name} already exists")
            terminal.wait_for(KEYS)
        for name in ("/dev/null/nowhere", "~nobody-of-this-name/x", "x" * 300, "x\0y"):
            terminal.type(f"s {name}")
            terminal.wait_for("could not be written")
            terminal.wait_for(KEYS)
    assert muster.load((tmp_path / "copy.muster").read_bytes()).game.name == GAME


def test_where_nothing_can_be_saved_the_match_goes_on(data: Path) -> None:
    data.write_text("a file where the folder should be")
    with Terminal(data, *PLAY) as terminal:
        assert terminal.wait_for(KEYS).count("it is not being saved: ") == 1  # however many bots have answered
        terminal.type("1")
        assert terminal.wait_for(KEYS).count("it is not being saved: ") == 1
        terminal.type("s")
        shown = terminal.wait_for(KEYS)
        assert "This match is not being saved. Type s NAME to save a copy." in shown
        assert "Saved after every answer" not in shown
        data.unlink()  # there is room again
        terminal.type("1")
        assert "not being saved" not in terminal.wait_for(KEYS)
        data.rename(data.with_name("gone"))
        data.write_text("a file where the folder should be")
        terminal.type("1")
        terminal.wait_for("it is not being saved: ")
        terminal.wait_for(KEYS)
        terminal.type("q")
        terminal.wait_for("was not saved")
        assert terminal.ends_with() == 0


def piped(data: Path, answers: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command(*arguments), env=environment(data), input=answers, capture_output=True, text=True, timeout=300
    )


def nearly_over() -> muster.Match:
    """A match with a few questions left; the first of them is a person's."""
    toss = Random(2)
    whole = muster.new(GAME, seats=2, seed=7)
    while not whole.over:
        whole.play(toss.choice(whole.decision.options))
    lines = len(whole.record)
    return muster.replay(whole.record.to_text(), upto=lines - 25)


def test_the_last_answers_by_script(data: Path) -> None:
    """Without a terminal the answers come line by line; what is not offered is asked again."""
    folder = data / "muster" / "saves"
    saves.Save(folder / "late.muster", Seating(GAME, ["person", "random"])).keep(nearly_over())
    toss = Random(2)
    script = "".join(f"{toss.randint(1, 4)}\n" for _ in range(2000))
    done = piped(data, script, "play", "--resume")
    assert done.returncode == 0, done.stderr
    assert "The end" in done.stdout
    assert "\x1b" not in done.stdout
    record, packs = sorted(folder.iterdir())  # the record, and the packs that records were played with
    assert (record.name, packs.name) == ("late.rec", "packs")
    assert muster.replay(record.read_text()).over


def test_used_up_input_saves_and_leaves(data: Path) -> None:
    done = piped(data, "1\n", *PLAY)
    assert done.returncode == 0
    assert "--resume" in done.stdout
    again = piped(data, "", "play", "--resume", GAME)
    assert again.returncode == 0
    assert "--resume" in again.stdout


def test_a_terminal_without_unicode(data: Path) -> None:
    done = subprocess.run(
        command(*PLAY),
        env=environment(data, PYTHONUTF8="0", PYTHONIOENCODING="ascii", LANG="C"),
        input=b"q\n",
        capture_output=True,
        timeout=120,
        check=True,
    )
    assert done.stdout.isascii()
    assert b"Villages" in done.stdout


@pytest.mark.parametrize("lang, word", [("es", "Fin"), ("fr", "Fin"), ("en", "The end")])
def test_watching_bots_without_a_terminal(data: Path, tmp_path: Path, lang: str, word: str) -> None:
    record = tmp_path / "match.rec"
    done = piped(data, "", "watch", GAME, "--bots", "random", "--seed", "5", "--lang", lang, "--save", str(record))
    assert done.returncode == 0, done.stderr
    assert word in done.stdout
    assert muster.replay(record.read_text()).over


def test_watching_bots_at_a_terminal(data: Path) -> None:
    with Terminal(data, "watch", GAME, "--bots", "random", "--delay", "0", "--seats", "2") as terminal:
        terminal.wait_for("Villages")
        terminal.wait_for("Round 2")
        terminal.press_ctrl_c()
        assert terminal.ends_with() == 130
        assert terminal.shown.endswith("\n")  # the next prompt begins a line
        assert "Traceback" not in terminal.shown


def test_no_people_is_watching(data: Path) -> None:
    done = piped(data, "", "play", GAME, "--people", "none", "--bot", "random", "--seed", "5")
    assert "The end" in done.stdout
