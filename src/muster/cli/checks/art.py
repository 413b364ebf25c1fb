"""Every piece that is pictured has one row of art data, every row has a piece, and no two figures are alike."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

import muster
from muster.cli.checks.project import tests_folder
from muster.kernel.game import Game
from muster.kernel.text import catalogue_files, entries_in

FILE = "art.toml"
SILHOUETTES = Path("web", "node_modules", "@iconify-json", "game-icons", "icons.json")
DRAWN = Path("web", "art", "drawn")
CREDITS = Path("web", "art", "credits.toml")
NOTICE = Path("NOTICE")


class Row(msgspec.Struct, forbid_unknown_fields=True):
    """What is checked here; the page's build reads the rest of a row, and refuses what it does not know."""

    icon: str = ""
    drawn: str = ""
    bust: dict[str, Any] = {}
    coat: str = ""
    light: str = ""
    ground: str = ""
    texture: str = ""
    glow: tuple[int, int, int] = (256, 220, 110)
    eyes: list[tuple[float, float]] = []
    pose: tuple[float, float, float, float] = (0, 0, 1, 0)
    mirror: bool = False
    count: int = 1

    def looks(self) -> str:
        """Two rows that look alike at a glance have this in common."""
        if self.bust:
            return f"bust {sorted(self.bust.items())}"
        return f"{self.icon or self.drawn} {self.coat} {self.mirror} {self.count}"


class Art(msgspec.Struct):
    """The rows of one game, by sort and key; sorts that have no pictures are named, with the reason beside them."""

    rows: dict[str, dict[str, Row]]
    plain: list[str]


def read_art(game: Game) -> Art:
    """The file beside the rules of a game."""
    table: dict[str, Any] = msgspec.toml.decode((game.folder / FILE).read_bytes(), type=dict[str, Any])
    plain = msgspec.convert(table.pop("plain", []), list[str])
    return Art(msgspec.convert(table, dict[str, dict[str, Row]]), plain)


def pieces_of(game: Game) -> dict[str, set[str]]:
    """The keys of all pieces in all packs, by their sort; those that stand only in the texts count too."""
    found: dict[str, set[str]] = {}
    for pack in game.packs:
        content: Any = game.load_content(pack)
        for table, records in content.pack.tables.items():
            found.setdefault(game.sorts.get(table, table), set()).update(records)
    for file in catalogue_files([game.folder / "text"], "en"):
        for name, _ in entries_in(file.read_text(encoding="utf-8")):
            for sort in game.named_sorts:
                keys = found.setdefault(sort, set())
                key = name[len(sort) + 1 :]
                # A scenario is named by the value of an option ("the-hunt") as well as by its record ("the_hunt").
                if name.startswith(f"{sort}-") and key.replace("-", "_") not in keys:
                    keys.add(key)
    return found


def faults_of(game: Game, art: Art, silhouettes: frozenset[str] | None, drawn: frozenset[str] | None) -> list[str]:
    """What is wrong with the art of a game. Silhouettes are compared where they are at hand."""
    pieces = pieces_of(game)
    faults = [
        f"{sort}: neither pictured nor named as plain" for sort in sorted(set(pieces) - set(art.rows) - set(art.plain))
    ]
    faults += [f"{sort}: there is no such sort" for sort in sorted({*art.rows, *art.plain} - set(pieces))]
    faults += [f"{sort}: both pictured and named as plain" for sort in sorted(set(art.rows) & set(art.plain))]
    for sort, rows in art.rows.items():
        faults += [f"{sort}.{key}: a piece without a row" for key in sorted(pieces.get(sort, set()) - set(rows))]
        faults += [f"{sort}.{key}: a row without a piece" for key in sorted(set(rows) - pieces.get(sort, set()))]
        seen: dict[str, str] = {}
        for key, row in rows.items():
            at = f"{sort}.{key}"
            if [bool(row.icon), bool(row.drawn), bool(row.bust)].count(True) != 1:
                faults.append(f"{at}: one of icon, drawn and bust is expected")
            if silhouettes is not None and row.icon and row.icon not in silhouettes:
                faults.append(f"{at}: game-icons has no silhouette {row.icon!r}")
            if drawn is not None and row.drawn and row.drawn not in drawn:
                faults.append(f"{at}: there is no {DRAWN / row.drawn}.svg")
            other = seen.setdefault(row.looks(), at)
            if other != at:
                faults.append(f"{at}: looks like {other}")
    return faults


class Author(msgspec.Struct, forbid_unknown_fields=True):
    """Who drew some of the silhouettes."""

    folder: str
    drew: list[str]


def faults_of_credits(authors: dict[str, Author], used: set[str], notice: str) -> list[str]:
    """Every silhouette that is used has one author, and every author is named in the notice."""
    faults: list[str] = []
    credited: dict[str, str] = {}
    for name, author in authors.items():
        for icon in author.drew:
            if icon in credited:
                faults.append(f"{icon}: drawn by {credited[icon]} and by {name}")
            credited[icon] = name
        if name not in notice:
            faults.append(f"{NOTICE} does not name {name}")
    faults += [f"{icon}: no author in {CREDITS}; game-icons.net names one" for icon in sorted(used - set(credited))]
    faults += [f"{icon}: credited in {CREDITS}, used by no figure" for icon in sorted(set(credited) - used)]
    return faults


def credits_in_order(project: Path) -> bool:
    """Compare the credits with the silhouettes of all games."""
    try:
        authors = msgspec.toml.decode((project / CREDITS).read_bytes(), type=dict[str, Author])
        arts = [read_art(muster.game(name)) for name in muster.game_names()]
    except (OSError, msgspec.MsgspecError) as error:
        print(f"art: credits: {error}")
        return False
    used = {row.icon for art in arts for rows in art.rows.values() for row in rows.values() if row.icon}
    faults = faults_of_credits(authors, used, (project / NOTICE).read_text(encoding="utf-8"))
    for fault in faults:
        print(f"art: credits: {fault}")
    if not faults:
        print(f"art: credits: {len(used)} silhouettes by {len(authors)} authors")
    return not faults


def check(*, games: tuple[str, ...] | None = None, renew: bool = False, full: bool = False) -> bool:
    """Print each game with the number of its figures, or all faults."""
    tests = tests_folder()
    known = tests.parent / SILHOUETTES if tests else None
    silhouettes = frozenset(json.loads(known.read_bytes())["icons"]) if known and known.is_file() else None
    drawn = frozenset(file.stem for file in (tests.parent / DRAWN).glob("*.svg")) if tests else None
    well = True
    for name in muster.game_names() if games is None else games:
        game = muster.game(name)
        figures = 0
        try:
            art = read_art(game)
            figures = sum(map(len, art.rows.values()))
            faults = faults_of(game, art, silhouettes, drawn)
        except (OSError, msgspec.MsgspecError) as error:
            faults = [f"{FILE}: {error}"]
        for fault in faults:
            print(f"art: {name}: {fault}")
        if not faults:
            print(f"art: {name}: {figures} figures")
        well = well and not faults
    if tests:
        well = credits_in_order(tests.parent) and well
    return well
