"""The table of Euthia: the Map beside the Hero's board, the world around, and a Combat in the foreground.

Every part comes in several sizes. What matters least at the moment shrinks first, until all fits.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from rich.text import Text

from muster.games.euthia.terminal import cards as euthia_cards
from muster.games.euthia.terminal.board import Board, location_codes
from muster.games.euthia.terminal.combat import Combat, Confronting
from muster.games.euthia.terminal.heroes import Heroes
from muster.games.euthia.terminal.map import HexMap
from muster.games.euthia.terminal.signs import HEX_SIGNS, SIGNS
from muster.games.euthia.terminal.world import World
from muster.kernel.decision import OpenOption
from muster.terminal.lines import FRAME, apart, fit, joined, styled
from muster.terminal.panels import Panel, shares, stacked
from muster.terminal.scene import Card, Scene

# How many sizes each section beside the Map has; 0 is the largest, the last one may be nothing at all.
SIZES: Final = {"hero": 4, "here": 2, "others": 3, "scenario": 4, "quests": 4, "offers": 3, "legend": 2, "discards": 3}
# Which section may grow next, from what one cannot do without to the whole table.
GROWTH: Final = (
    *("hero", "quests", "scenario", "hero", "here", "others", "quests", "scenario", "hero", "offers", "scenario"),
    *("others", "offers", "quests", "legend", "discards", "discards"),
)
IN_TRADE: Final = ("hero", "hero", "scenario", "hero", "others", "here", "scenario", "scenario", "others", "legend")
ENDINGS: Final = frozenset({"done", "stop", "pass", "back", "end", "end-trade", "leave"})
LEAST_MAP: Final = 5  # lines below which a Map is no use
ROOM_FOR_KEY: Final = 18  # lines from which the letters on the Map are explained below it
MAP_SHARE: Final = 54  # of a hundred columns
ENOUGH: Final = 20  # lines from which some are left for the log
LOG: Final = 5
WIDE: Final = 150  # columns from which the world has a column of its own

# Under which heading options stand, by the word that their keys begin with.
HEADINGS: Final = {
    "walk": "glossary-action",
    "moves": "glossary-action",
    "mine": "glossary-action",
    "trade": "glossary-action",
    "fight-elite": "glossary-action",
    "fight-foe": "glossary-action",
    "church-heal": "glossary-action-free",
    "church-potion": "glossary-action-free",
    "treasure": "glossary-action-free",
    "confront": "glossary-action-free",
    "quest": "glossary-action-free",
    "portal-menu": "glossary-action-free",
    "griffin-menu": "glossary-action-free",
    "use-menu": "glossary-tile-item",
    "arrange": "glossary-tile-item",
    "drop-menu": "glossary-tile-item",
    "exchange": "glossary-tile-item",
    "coin-silver": "glossary-tile-item",
    "coin-gold": "glossary-tile-item",
    "convert-gaar": "glossary-tile-item",
    "buy": "glossary-trade-purchase",
    "sell-menu": "action-trade",
    "heal": "action-trade",
    "buy-gaar": "action-trade",
    "unveil": "action-trade",
    "train-menu": "action-trade",
    "unlock-menu": "action-trade",
    "change-offer": "action-trade",
    "train": "glossary-trade-train",
    "untrain": "glossary-action-unequip",
    "place": "glossary-action-rearrange",
    "take-off": "glossary-action-unequip",
    "use": "glossary-action-use",
    "drink": "glossary-action-use",
    "flip": "glossary-action-use",
    "flip-other": "glossary-action-use",
    "burn": "glossary-action-discard",
    "gaar": "glossary-action-reroll",
    "hope-1": "glossary-die-hope",
    "hope-2": "glossary-die-hope",
    "hope-3": "glossary-die-hope",
    "to-slot": "glossary-action-equip",
    "drop": "glossary-action-discard",
    "play-1": "glossary-game-hand",
    "play-2": "glossary-game-hand",
    "play-3": "glossary-game-hand",
}
GOING: Final = ("go", "teleport", "fly")


def draw(scene: Scene, width: int, height: int, badges: Mapping[str, int]) -> list[Text]:
    lines = Picture(Board(scene, width, badges)).largest(height - left_for_log(height))
    return [fit(line, width) for line in lines[: max(1, height)]]


def left_for_log(height: int) -> int:
    """Lines that the table leaves on a tall screen: what the others did is as important as the last section."""
    return min(LOG, max(0, (height - ENOUGH) // 2))


def cards(scene: Scene) -> list[Card]:
    return euthia_cards.cards(scene)


def legend(scene: Scene) -> list[Text]:
    return euthia_cards.legend(scene)


def brief(scene: Scene, option: OpenOption) -> str:
    """A way as on the Map: what lies at its end, which hex of its tile that is, and the tile."""
    word, _, space = option.key.partition(":")
    if word not in GOING:
        return ""
    tile, _, letter = space.rpartition("-")
    said = option.preview()
    level = said.saying.params.get("level", 0) if said is not None else 0
    code = location_codes(scene.words)[location_of(scene, option)] or "–"
    guarded = f"{SIGNS['monster']}{level}" if level else ""
    return f"{code}{guarded} {HEX_SIGNS[letter]} {scene.name(f'map-{tile}')}"


def heading(scene: Scene, option: OpenOption) -> str:
    """Ways by what lies at their end; others by what kind of deed they are."""
    word = option.key.partition(":")[0]
    if word in GOING:
        return scene.name(f"location-{location_of(scene, option)}")
    return scene.name(HEADINGS[word]) if word in HEADINGS else ""


def location_of(scene: Scene, option: OpenOption) -> str:
    """What the space at the end of a way shows."""
    tile, _, letter = option.key.partition(":")[2].rpartition("-")
    for laid in scene.view["map"]:
        if laid["key"] == tile:
            return next(str(space["location"]) for space in laid["spaces"] if space["hex"] == letter)
    return "land"


class Picture:
    """All parts of the table in all their sizes."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.width = board.width
        self.view = board.view
        self.heroes = Heroes(board)
        self.world = World(board)
        self.combat = Combat(board)
        self.map = HexMap(board)
        self.kept: dict[tuple[str, int, int], list[Text]] = {}

    def largest(self, height: int) -> list[Text]:
        """As much of the table as fits."""
        header = self.header()
        room = height - 1
        if self.view["combat"] is not None:
            return [header, *self.fight(room)]
        if room < LEAST_MAP + 2:
            return [header, *self.side(self.width, room)]
        return [header, *stacked([self.body(room - 2)], self.width)]

    def fight(self, room: int) -> list[Text]:
        """The Combat, below it the table in what is left."""
        panel = self.combat.panel(self.width)
        if panel.height + 2 > room:
            return self.combat.lines(self.width)[: max(1, room)]
        left = room - panel.height - 2
        if left >= LEAST_MAP + 5:
            return stacked([panel, self.body(left - 1)], self.width)
        below = self.side(self.width, left) if left > 0 else []
        return [*stacked([panel], self.width), *below]

    # -- Map and side --------------------------------------------------------------------------------------------

    def body(self, room: int) -> Panel:
        """The Map, or what is being traded, and the sections beside it."""
        inner = self.width - 2
        if self.width >= WIDE:
            left = inner * 45 // 100
            middle, right = shares(inner - left - 1, 2)
            columns = [
                self.side(middle, room, ("hero", "here", "others")),
                self.side(right, room, ("scenario", "quests", "offers", "legend", "discards")),
            ]
            picture, more = self.foreground(left, room)
            titles = [self.title(more), self.hero_title(), Text()]
            return Panel([left, middle, right], titles, [picture, *columns])
        left = inner * MAP_SHARE // 100
        picture, more = self.foreground(left, room)
        return Panel(
            [left, inner - left - 1],
            [self.title(more), self.hero_title()],
            [picture, self.side(inner - left - 1, room)],
        )

    def foreground(self, width: int, room: int) -> tuple[list[Text], str]:
        """What the moment is about on top of the Map; the Map alone when nothing is."""
        lines = self.about(width)[:room]
        left = room - len(lines) - bool(lines)
        if left < LEAST_MAP or not self.view["map"]:
            return lines, ""
        key = euthia_cards.key_of_map(self.board, width) if left >= ROOM_FOR_KEY else []
        drawn, more = self.map.lines(width, left - len(key))
        if lines:
            lines.append(styled("─" * width, FRAME))
        empty = [Text()] * (left - len(key) - len(drawn))
        return [*lines, *drawn, *empty, *key], more

    def about(self, width: int) -> list[Text]:
        """The Heroes as long as they are chosen; a purchase or a roll outside Combat."""
        if not self.view["map"]:
            return euthia_cards.heroes_on_offer(self.board, width)
        if self.view["roll"] is not None:
            return Confronting(self.board).lines(width)
        return self.world.market() if self.board.trading else []

    def title(self, more: str) -> Text:
        """What is in the foreground, and where the Map goes on."""
        term = "glossary-map" if self.view["map"] else "setting-heroes"
        if self.view["roll"] is not None:
            term = "glossary-hero-roll"
        elif self.board.trading and self.world.trader_here():
            term = f"trader-{self.world.trader_here()}"
        text = styled(f" {self.board.scene.name(term)} ", "bold")
        return text + styled(f"{more} ", "bold #f0b840") if more else text

    def hero_title(self) -> Text:
        return styled(f" {self.board.scene.name('glossary-hero-board')} ", "bold")

    def side(self, width: int, room: int, parts: Sequence[str] = tuple(SIZES)) -> list[Text]:
        """The sections beside the Map: every one starts small and grows as long as there is room."""
        sizes = {part: SIZES[part] - 1 for part in parts}
        for part in IN_TRADE if self.board.trading else GROWTH:
            if part not in parts:
                continue
            grown = {**sizes, part: sizes[part] - 1}
            if sum(len(drawn) for drawn in self.sections(grown, width)) <= room:
                sizes = grown
        drawn = self.sections(sizes, width)
        rules = sum(len(section) for section in drawn) + len(drawn) - 1 <= room
        lines: list[Text] = []
        for section in drawn:
            if lines and rules:
                lines.append(styled("─" * width, FRAME))
            lines += section
        return lines[: max(1, room)]

    def sections(self, sizes: Mapping[str, int], width: int) -> list[list[Text]]:
        """All sections in these sizes that have something to show."""
        drawn = [self.section(part, size, width) for part, size in sizes.items()]
        return [section for section in drawn if section]

    def section(self, part: str, size: int, width: int) -> list[Text]:
        """One section in its size, drawn once."""
        if (part, size, width) not in self.kept:
            self.kept[part, size, width] = self.draw_section(part, size, width)
        return self.kept[part, size, width]

    def draw_section(self, part: str, size: int, width: int) -> list[Text]:
        match part, size:
            case "hero", _:
                return self.heroes.own(size, width)
            case "here", 0:
                return self.world.here(width)
            case "others", _:
                return self.heroes.others(size, width)
            case "scenario", 0 | 1 | 2:
                return self.world.scenario(size, width)
            case "quests", _:
                return self.world.quests(size, width)
            case "offers", _:
                return self.world.offers(size, width)
            case "discards", _:
                return self.world.discards(size, width)
            case "legend", 0:
                return euthia_cards.key(self.board, width)
            case _:
                return []

    # -- the first line ------------------------------------------------------------------------------------------

    def header(self) -> Text:
        """Scenario, round, whose turn it is."""
        view, name = self.view, self.board.scene.name
        left = styled(" Euthia ", "bold black on #f0b840")
        left.append(f" {name('scenario-' + view['scenario'])}", style="bold")
        left.append(f" · {name('glossary-game-round')} {view['round']}/{view['rounds']} ", style="bold")
        left.append_text(self.track())
        parts = [styled(name(f"glossary-game-{'coop' if view['mode'] == 'cooperative' else view['mode']}"), "dim")]
        if not view["over"] and view["seats"] > 1:
            parts.append(styled(f"{SIGNS['turn']} ", "bold") + self.board.hero(self.board.turn))
        return apart(left, joined(parts, " · ") + Text(" "), self.width)

    def track(self) -> Text:
        """The round track: rounds that are over, the one that is played, those to come."""
        now, last = self.view["round"], self.view["rounds"]
        return Text.assemble(("●" * now, "bold #f0b840"), ("○" * max(0, last - now), "dim"))
