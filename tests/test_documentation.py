"""The documentation does not rot: its examples run, its screens are what the program shows, its links lead somewhere.

* A ``python`` block runs, in the order of its page and with the names of those before. Where a block ``text output``
  follows, it must print exactly that.
* A block whose first line is a comment with a path is that file. ``# PATH, above LINE``, ``below LINE``, ``in the place
  of LINE`` and ``at the end`` say where it goes in a file that exists.
* ``<!-- screen: 1 2 5 -->`` stands above what the terminal shows after these answers, ``<!-- question: ... -->`` above
  the end of it. ``python -m tests.test_documentation`` renews these after a deliberate change.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import typer.main

import muster
from muster.cli.main import app

ROOT = Path(__file__).parents[1]
PAGES = [
    *[ROOT / name for name in ("README.md", "CONTRIBUTING.md", "changelog.d/README.md")],
    *sorted((ROOT / "docs").rglob("*.md")),
]
NAMES = [page.relative_to(ROOT).as_posix() for page in PAGES]
ADD_A_CARD = "docs/tutorials/add-a-card.md"
TRAIN = "docs/tutorials/train.md"
WRITE_A_BOT = "docs/tutorials/write-a-bot.md"

BLOCK = re.compile(r"(?:^<!-- (?P<note>.*?) -->\n)?^```(?P<info>.*)\n(?P<text>(?:(?!```).*\n)*)^```$", re.MULTILINE)
FILE = re.compile(r"# ([\w./-]+\.\w+)(?:, (above|below|in the place of|at the end)(?: (.*))?)?")
SCREEN = re.compile(r"(screen|question):(.*)")
LINK = re.compile(r"\[[^\]\n]*(?:\n[^\]\n]*)?\]\(([^)\s]+)\)")


class Block(NamedTuple):
    """A fenced block of a page: the words behind its fence, its text, and the first line of that."""

    info: str
    text: str
    line: int
    note: str

    @property
    def file(self) -> re.Match[str] | None:
        return FILE.fullmatch(self.text.partition("\n")[0])

    @property
    def below_first_line(self) -> str:
        return self.text.partition("\n")[2]


def blocks(name: str) -> list[Block]:
    page = (ROOT / name).read_text(encoding="utf-8")
    return [
        Block(found["info"], found["text"], page.count("\n", 0, found.start("text")) + 1, found["note"] or "")
        for found in BLOCK.finditer(page)
    ]


def environment(data: Path, **more: str) -> dict[str, str]:
    """English, saves in a folder of the test's own, and the package under test."""
    kept = {name: value for name, value in os.environ.items() if name in ("PATH", "HOME", "SYSTEMROOT", "TMPDIR")}
    sources = os.pathsep.join([str(Path(muster.__file__).parents[1]), os.environ.get("PYTHONPATH", "")])
    language = {"LANG": "C.UTF-8", "PYTHONUTF8": "1"}
    return {**kept, **language, "XDG_DATA_HOME": str(data), "PYTHONPATH": sources.rstrip(os.pathsep), **more}


def run(*arguments: str, folder: Path, typed: str = "", **more: str) -> str:
    """What Python prints; anything but success fails the test."""
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=folder,
        env=environment(folder / "data", **more),
        input=typed,
        capture_output=True,
        encoding="utf-8",
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


# -- examples ----------------------------------------------------------------------------------------------------------


def has_examples(name: str) -> bool:
    return any(block.info == "python" for block in blocks(name))


@pytest.mark.parametrize("name", [name for name in NAMES if name != ADD_A_CARD and has_examples(name)])
def test_the_examples_run(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    names: dict[str, Any] = {"__name__": "example"}
    printed = ""
    for block in blocks(name):
        if block.file is not None:
            write_down(block, tmp_path)
        elif block.info == "python":
            capsys.readouterr()
            # Lines are counted as on the page, so that an error names its place.
            exec(compile("\n" * (block.line - 1) + block.text, str(ROOT / name), "exec"), names)
            printed = capsys.readouterr().out
        elif block.info == "text output":
            assert printed == block.text
    # The next page may have a file of the same name; what was imported from elsewhere stays.
    for module, loaded in list(sys.modules.items()):
        if str(getattr(loaded, "__file__", None) or "").startswith(str(tmp_path)):
            del sys.modules[module]


def write_down(block: Block, folder: Path) -> None:
    """Make the file that a block is, or put the block where it says in a file that exists."""
    assert block.file is not None
    path, where, line = folder / block.file[1], block.file[2], block.file[3]
    text = block.below_first_line
    if not where:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        return
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    at = len(lines)
    if where != "at the end":
        at = next((at for at, there in enumerate(lines) if there.startswith(line)), -1)
        assert at >= 0, f"{block.file[1]} has no line that starts with {line!r} any more"
    start, end = {"above": (at, at), "below": (at + 1, at + 1), "in the place of": (at, at + 1)}.get(where, (at, at))
    lines[start:end] = [text]
    path.write_text("".join(lines), encoding="utf-8")


def test_the_bot_of_the_tutorial_plays_in_the_arena(tmp_path: Path) -> None:
    for block in blocks(WRITE_A_BOT):
        if block.file is not None:
            write_down(block, tmp_path)
    told = run("contest.py", "100", folder=tmp_path)
    shown = next(block.text for block in blocks(WRITE_A_BOT) if block.info == "text")
    assert words(told) == words(shown)
    assert all(
        abs(now - then) <= max(5, 0.25 * abs(then)) for now, then in zip(figures(told), figures(shown), strict=True)
    )


NUMBER = re.compile(r"(?<![\d.])\d+(?:\.\d+)?")


def words(shown: str) -> list[str]:
    """What stands in a table beside its figures."""
    return [NUMBER.sub("", cell) for line in shown.splitlines() for cell in line.replace("-", " ").split()]


def figures(shown: str) -> list[float]:
    """The figures in the lines of a table; how long something took is of the machine."""
    return [float(number) for number in NUMBER.findall(re.sub(r", [\d.]+ s$", "", shown, flags=re.MULTILINE))]


def test_the_player_of_the_tutorial_learns(tmp_path: Path) -> None:
    """The run of the page: it ends more points ahead than before it was trained."""
    for block in blocks(TRAIN):
        if block.file is not None:
            write_down(block, tmp_path)
    before, after = [
        float(line.split(", ")[1].split()[0]) for line in run("train.py", "300", "50", folder=tmp_path).splitlines()
    ]
    assert after > before + 3


def test_the_learner_of_others_runs(tmp_path: Path) -> None:
    """MaskablePPO of sb3-contrib plays on the matches of the page, where it is installed."""
    pytest.importorskip("sb3_contrib", reason="sb3-contrib is not installed; it brings PyTorch")
    for block in blocks(TRAIN):
        if block.file is not None:
            write_down(block, tmp_path)
    told = run("ppo.py", "monster-lands", "4096", "8", "1", folder=tmp_path)
    assert re.fullmatch(r"monster-lands: [+-][\d.]+ before, [+-][\d.]+ after 4096 answers\n", told)


def test_the_card_of_the_tutorial_can_be_added(tmp_path: Path) -> None:
    """All edits of the tutorial, made in a copy of the project; then its checks and its test."""
    for folder in ("src", "tests"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=shutil.ignore_patterns("*.so"))
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    for block in blocks(ADD_A_CARD):
        if block.file is not None:
            write_down(block, tmp_path)
    sources = str(tmp_path / "src")
    checked = run("-m", "muster.cli.main", "check", "content", "text", folder=tmp_path, PYTHONPATH=sources)
    assert "meeples-and-monsters, harvest: in order" in checked
    game = "tests/games/meeples_and_monsters"
    chosen = (f"{game}/test_harvest.py", f"{game}/test_names.py", "-k", "harvest or last_card")
    assert "5 passed" in run("-m", "pytest", "-p", "no:cacheprovider", *chosen, folder=tmp_path, PYTHONPATH=sources)


# -- screens -----------------------------------------------------------------------------------------------------------


@cache
def shown_after(*answers: str) -> list[str]:
    """The screen of the tutorial's match after these answers."""
    match = ("play", "meeples-and-monsters", "--seed", "6", "--name", "Ana")
    typed = "".join(f"{answer}\n" for answer in (*answers, "q"))
    with tempfile.TemporaryDirectory() as folder:
        size = {"COLUMNS": "100", "LINES": "40"}
        shown = run("-m", "muster.cli.main", *match, folder=Path(folder), typed=typed, **size)
    lines = [line.rstrip() for line in shown.splitlines()]
    start = max(at for at, line in enumerate(lines) if line.startswith(" Meeples & Monsters"))
    return lines[start : lines.index("> q")]


def screen_of(note: re.Match[str]) -> str:
    lines = shown_after(*note[2].split())
    if note[1] == "question":
        lines = lines[max(at for at, line in enumerate(lines) if line.startswith("● Ana")) :]
    return "".join(f"{line}\n" for line in lines)


def screens(name: str) -> list[tuple[Block, re.Match[str]]]:
    noted = [(block, SCREEN.fullmatch(block.note)) for block in blocks(name)]
    return [(block, note) for block, note in noted if note is not None]


@pytest.mark.parametrize("name", [name for name in NAMES if screens(name)])
def test_the_screens_are_what_the_program_shows(name: str) -> None:
    for block, note in screens(name):
        assert block.text == screen_of(note), "after a deliberate change: python -m tests.test_documentation"


def renew_screens() -> None:
    for name in NAMES:
        page = (ROOT / name).read_text(encoding="utf-8")
        for block, note in screens(name):
            page = page.replace(block.text, screen_of(note))
        (ROOT / name).write_text(page, encoding="utf-8")


# -- commands and links ------------------------------------------------------------------------------------------------


def commands_in(name: str) -> list[list[str]]:
    """Every ``./run ...`` of the shell blocks, without what stands before it."""
    lines = [line for block in blocks(name) if block.info == "sh" for line in block.text.splitlines()]
    words = [shlex.split(line, comments=True) for line in lines]
    return [found[found.index("./run") + 1 :] for found in words if "./run" in found]


@pytest.mark.parametrize("name", [name for name in NAMES if commands_in(name)])
def test_the_commands_exist(name: str) -> None:
    known: Any = typer.main.get_command(app)
    for words in commands_in(name):
        if not words:
            continue
        assert words[0] in known.commands, words
        command = known.commands[words[0]]
        if hasattr(command, "commands"):
            assert words[1] in command.commands, words
            command = command.commands[words[1]]
        options = {option for parameter in command.params for option in parameter.opts}
        assert {word for word in words if word.startswith("--")} <= options, words


def test_what_is_made_from_declared_types_is_current() -> None:
    """The pages about views, their schemas, and the types of the page."""
    run(str(ROOT / "scripts/describe_types"), "--check", folder=ROOT)


@pytest.mark.parametrize("name", NAMES)
def test_the_links_lead_somewhere(name: str) -> None:
    text = BLOCK.sub("", (ROOT / name).read_text(encoding="utf-8"))
    for link in LINK.findall(text):
        if "://" in link:
            continue
        path, _, anchor = link.partition("#")
        target = (ROOT / name).parent / path if path else ROOT / name
        assert target.exists(), link
        if anchor:
            assert anchor in anchors(target), link


def anchors(page: Path) -> set[str]:
    """The headings of a page as links name them."""
    headings = re.findall(r"^#+ (.*)$", BLOCK.sub("", page.read_text(encoding="utf-8")), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading).lower().replace(" ", "-") for heading in headings}


if __name__ == "__main__":
    renew_screens()
