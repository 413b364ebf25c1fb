"""What all parts of the drawing of Euthia share: the view, the pieces by their keys, badges, names."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rich.text import Text

from muster.games.euthia import view_types as views
from muster.games.euthia.content.option_book import THING_NAMES
from muster.games.euthia.content.pieces import Box, Tile
from muster.games.euthia.content.wording import Lines
from muster.games.euthia.terminal.signs import TOKEN_SYMBOLS, by_key, tile_in_short
from muster.terminal.lines import styled
from muster.terminal.scene import Scene, seat_colour
from muster.terminal.words import Words

BADGE: Final = "bold black on #f0b840"
# Words with which options about a tile or a thing of one's own begin.
THING_WORDS: Final = ("place", "sell", "drop", "pay", "drink")
TILE_WORDS: Final = (
    *("attack-with", "strike-with", "use", "take-off", "set-into", "train", "untrain", "keep-tile", "pay-tile", "buy"),
    *THING_WORDS,
)
TRADING: Final = frozenset({"trade", "sell", "resource", "train", "train-slot", "unlock", "keep-hero-tile"})


class Board:
    """One drawing of the table."""

    def __init__(self, scene: Scene, width: int, badges: Mapping[str, int]) -> None:
        self.scene = scene
        self.view: views.EuthiaView = scene.view
        self.width = width
        self.badges = badges
        self.box: Box = scene.match.content
        self.tiles: dict[str, Tile] = by_key(self.box.tiles)
        self.monsters = by_key(self.box.monsters)
        self.quests = by_key(self.box.quests)
        self.encounters = by_key(self.box.encounters)
        self.map_tiles = by_key(self.box.map_tiles)
        self.cards = by_key(self.box.cards)
        self.scenario = by_key(self.box.scenarios)[self.view["scenario"]]
        self.heroes = self.view["heroes"]
        self.codes = location_codes(scene.words)
        self.own = scene.seat

    @property
    def prompt(self) -> str:
        """What is being asked, of whomever."""
        asked = self.view["asked"]
        return str(asked[0]["prompt"]) if asked else ""

    @property
    def turn(self) -> int:
        """Whose answer is awaited, else who acted last."""
        asked = self.view["asked"]
        return int(asked[0]["seat"]) if asked else int(self.view["active"])

    @property
    def acting(self) -> int:
        """Whose Hero the Map is about: who chooses a way, else whose turn it is."""
        asked = self.view["asked"]
        if asked and asked[0]["prompt"] in ("flee", "reveal"):
            return int(asked[0]["seat"])
        return int(self.view["active"])

    @property
    def shown_hero(self) -> int:
        """Whose board is drawn: one's own; for a spectator that of the Hero whose turn it is."""
        return self.own if self.own is not None else int(self.view["active"])

    @property
    def trading(self) -> bool:
        return self.prompt in TRADING

    # -- badges --------------------------------------------------------------------------------------------------

    def number(self, *keys: str) -> int:
        """The number under which something stands among the options, or 0."""
        return next((self.badges[key] for key in keys if key in self.badges), 0)

    def badge(self, *keys: str) -> Text:
        number = self.number(*keys)
        return styled(f"{number:>2}", BADGE) + Text(" ") if number else Text()

    def tile_badge(self, key: str) -> Text:
        """For a tile of one's own."""
        keys = [f"{word}:{key}" for word in TILE_WORDS]
        return self.badge(*keys, f"use:{key}-2")

    # -- names ---------------------------------------------------------------------------------------------------

    def tile_name(self, key: str) -> str:
        return self.scene.name(f"tile-{key}")

    def thing_name(self, key: str) -> str:
        """A thing in a Sack or on a Gem/Essence slot: a token, a Trophy or a tile."""
        if key in THING_NAMES.values():
            return self.scene.name(f"thing-{key}")
        if key.startswith(("gem-", "essence-", "trophy-")):
            return self.scene.name(key)
        return self.tile_name(key)

    def hero_name(self, seat: int) -> str:
        key = self.heroes[seat]["hero"]
        return self.scene.name(f"hero-{key}") if key else self.scene.player(seat)

    def seat_sign(self, seat: int) -> Text:
        return styled(self.scene.seat_symbol(seat), f"bold {seat_colour(seat)}")

    def token(self, seat: int) -> Text:
        return styled(TOKEN_SYMBOLS[seat], f"bold {seat_colour(seat)}")

    def hero(self, seat: int) -> Text:
        """Symbol and name of a Hero."""
        return styled(f"{self.scene.seat_symbol(seat)} {self.hero_name(seat)}", f"bold {seat_colour(seat)}")

    def tile(self, key: str, *, full: bool = True) -> Text:
        """A tile by its name, in full with what it does."""
        text = Text(self.tile_name(key))
        short = tile_in_short(self.tiles[key]) if full else Text()
        return Text.assemble(text, " ", short) if short.cell_len else text

    def said(self, lines: Lines) -> str:
        """What stands on a piece, in words."""
        return " ".join(self.scene.name(text_id, **params) for text_id, params in lines)


def location_codes(words: Words) -> dict[str, str]:
    """Two letters for what a hex shows. Empty land has none."""
    say = words.say
    elemental = say("euthia-code-elemental")
    treasure = say("euthia-code-treasure")
    return {
        "land": "",
        "mountain": say("euthia-code-mountain"),
        "lake": say("euthia-code-lake"),
        "cave": say("euthia-code-cave"),
        "treasure_1": f"{treasure}1",
        "treasure_2": f"{treasure}2",
        "treasure_3": f"{treasure}3",
        "air": f"{elemental}»",
        "earth": f"{elemental}≡",
        "water": f"{elemental}≈",
        "fire": f"{elemental}☼",
        "portal": say("euthia-code-portal"),
        "merchants": say("euthia-code-merchants"),
        "alchemists": say("euthia-code-alchemists"),
        "towers": say("euthia-code-towers"),
        "church": say("euthia-code-church"),
        "fortress": say("euthia-code-fortress"),
        "lord": say("euthia-code-lord"),
        "legend": say("euthia-code-legend"),
        "encounter": say("euthia-code-encounter"),
        "scenario": say("euthia-code-scenario"),
        "griffin": say("euthia-code-griffin"),
    }
