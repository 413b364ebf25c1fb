"""Golden records: finished matches that must replay to the last hash, until a change is deliberate."""

from __future__ import annotations

import difflib
import zlib
from pathlib import Path

import muster
from muster.bots import bot_called
from muster.cli.checks.project import tests_folder
from muster.cli.saves import pack_beside, write_whole
from muster.kernel.errors import IllegalAnswer, MusterError
from muster.kernel.match import Match, new_match
from muster.kernel.record import Record, read_record

SHOWN = 40  # lines of a difference


def check(*, games: tuple[str, ...] | None = None, renew: bool = False, full: bool = False) -> bool:
    """Replay every record under tests/records; with ``renew`` rewrite those that differ and print the difference."""
    folder = tests_folder()
    if folder is None:
        print("records: the tests are not here (an installed package has none), so nothing is replayed")
        return True
    paths = sorted((folder / "records").glob("*.rec"))
    if not paths:
        print("records: tests/records holds none yet")
    well = True
    for path in paths:
        text = path.read_text(encoding="utf-8")
        if games is not None and not any(f"\ngame: {name}\n" in text for name in games):
            continue
        try:
            match = replayed(text, path)
        except MusterError as error:
            if renew:
                renewed = renew_record(text, path.stem)
                write_whole(path, renewed.encode())
                print(f"records: {path.name}: renewed, because {error}")
                print(difference(text, renewed, full))
            else:
                well = False
                print(f"records: {path.name}: {error}")
        else:
            state = "over" if match.over else "not over"
            print(f"records: {path.name}: in order, {match.length} lines, {state}")
    return well


def replayed(text: str, path: Path) -> Match:
    """The match of a record, with the pack beside it where the shipped one was tuned since."""
    stored = pack_beside(path, read_record(text).content_hash)
    return muster.replay(text, stored if stored.is_file() else None)


def renew_record(text: str, name: str) -> str:
    """The same match under the present rules: its answers as far as they are offered, then a random bot's.

    Comments at the head of the file stay.
    """
    old = read_record(text)
    match = _dealt(old)
    cut = _play_on(match, old)
    if cut and old_is_over(old, match):
        bot = bot_called("random", old.game, zlib.crc32(name.encode()))
        while not match.over:
            match.play(bot.decide(match.chair(match.decision.seat)))
    comments = [line for line in text.splitlines() if line.startswith("#")]
    return "\n".join([*comments, match.record.to_text()]) if comments else match.record.to_text()


def old_is_over(old: Record, match: Match) -> bool:
    """A golden record holds a finished match as a rule: its last line carries a hash."""
    return bool(old.hashes) and max(old.hashes) == len(old) and not match.over


def _dealt(old: Record) -> Match:
    if old.seed is None:
        raise MusterError("the record holds no seed, only its commitment: it cannot be renewed")
    game = muster.game(old.game)
    options = {name: value for name, value in old.options.items() if name in game.options}
    return new_match(game, old.seats, old.seed, options, game.load_content(old.pack), True, old.names)


def _play_on(match: Match, old: Record) -> bool:
    """Play the old answers; True where one of them is not offered any more, or some questions are left."""
    for line in old.all_lines():
        try:
            if not line.key:
                match.take_back(line.seat)
            else:
                match.play(line.key, seat=line.seat)
        except (IllegalAnswer, MusterError):
            return True
    return not match.over


def difference(old: str, new: str, full: bool) -> str:
    lines = list(difflib.unified_diff(old.splitlines(), new.splitlines(), "before", "now", n=1, lineterm=""))
    if len(lines) > SHOWN and not full:
        lines = [*lines[:SHOWN], f"... {len(lines) - SHOWN} more lines of difference (--full shows all)"]
    return "\n".join(f"  {line}" for line in lines)
