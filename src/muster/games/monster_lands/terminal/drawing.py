"""The table of Monster Lands: Citadel, Outside, clans, and the battle or purchase under way.

Every part comes in several sizes. What matters least in the phase of the moment shrinks first, until all fits.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import chain
from typing import Final

from rich.text import Text

from muster.games.monster_lands.terminal import cards as lands_cards
from muster.games.monster_lands.terminal.board import Board
from muster.games.monster_lands.terminal.citadel import Citadel
from muster.games.monster_lands.terminal.clans import Clans
from muster.games.monster_lands.terminal.deeds import Deeds
from muster.games.monster_lands.terminal.outside import Outside
from muster.games.monster_lands.terminal.signs import SIGNS, WARNING
from muster.kernel.decision import OpenOption
from muster.terminal.lines import apart, fit, joined, styled
from muster.terminal.panels import Panel, stacked
from muster.terminal.scene import Card, Scene

# How many sizes each part has; 0 is the largest, the last one may be nothing at all. Powers are a part of the lands.
SIZES: Final = {"citadel": 5, "lands": 2, "gates": 3, "powers": 2, "clans": 5, "deeds": 2, "legend": 2}
ENDINGS: Final = frozenset({"done", "stop", "pass", "back", "end", "decline", "nobody"})
PARTS: Final = ("citadel", "lands", "gates", "deeds", "clans", "legend")  # from top to bottom
# Which part may grow next, from what one cannot do without to the whole table.
IN_DEPLOYMENT: Final = (
    *("gates", "citadel", "citadel", "clans", "citadel", "clans", "lands", "gates", "citadel", "clans"),
    *("powers", "deeds", "clans", "legend"),
)
IN_ADVENTURE: Final = (
    *("gates", "clans", "lands", "gates", "deeds", "clans", "clans", "powers", "citadel", "citadel", "citadel"),
    *("clans", "citadel", "legend"),
)
IN_CLEAN_UP: Final = (
    *("clans", "clans", "clans", "gates", "clans", "lands", "citadel", "gates", "citadel", "citadel", "powers"),
    *("citadel", "deeds", "legend"),
)

# Under which heading options stand, by the word that their keys begin with.
HEADINGS: Final = {
    "visit": "glossary-place-citadel",
    "alchemist": "glossary-place-citadel",
    "mine": "glossary-place-citadel",
    "pawn": "glossary-place-citadel",
    "outside": "glossary-place-outside",
    "land": "glossary-place-settled_land",
    "novice": "glossary-ours-free_step",
    "talent": "glossary-ours-free_step",
    "loot": "glossary-ours-free_step",
    "sell": "glossary-ours-free_step",
    "settle": "glossary-ours-free_step",
    "heal": "glossary-ours-free_step",
    "gear": "glossary-ours-free_step",
    "die": "glossary-die",
    "fill": "glossary-die",
    "pawn-all": "glossary-die",
    "lay": "glossary-trap",
    "buy": "glossary-trap",
    "hire": "glossary-action-hire",
    "discount": "glossary-value-discount",
    "gear-discount": "glossary-value-discount",
    "roll": "glossary-action-roll",
    "roll-all": "glossary-action-roll",
    "reroll": "glossary-benefit-reroll",
    "use": "glossary-loot",
}


def draw(scene: Scene, width: int, height: int, badges: Mapping[str, int]) -> list[Text]:
    lines = Picture(Board(scene, width, badges)).largest(height)
    return [fit(line, width) for line in lines[: max(1, height)]]


def cards(scene: Scene) -> list[Card]:
    return lands_cards.cards(scene)


def legend(scene: Scene) -> list[Text]:
    return lands_cards.legend(scene)


def brief(scene: Scene, option: OpenOption) -> str:
    """A building, a way out, a talent or a land by its name or by what it takes and gives, as on the table."""
    word, _, key = option.key.partition(":")
    say, name, params = scene.words.say, scene.name, option.saying.params
    match word:
        case "outside":
            return f"{SIGNS['to']} {name(f'place-{key}')}"
        case "visit":
            return name(f"building-{key}")
        case "mine":
            dice = say("lands-die-strength") * int(str(params["dice"]))
            return f"{say('lands-mine')} {dice}{SIGNS['gives']}{SIGNS['gold']}{params['gold']}"
        case "alchemist":
            return f"{say('lands-alchemist')} {say('lands-die-magic')}{SIGNS['gives']}{params['number']}"
        case "pawn":
            return say("lands-pawn_shop")
        case "talent":
            return f"{say('lands-talents')}: {name(f'member-{key}')}"
        case "land":
            return f"{SIGNS['land']} {name(f'land-{key}')}"
        case _:
            return ""


def heading(scene: Scene, option: OpenOption) -> str:
    """Options are listed by where they lead: Citadel, Outside, lands, free steps."""
    word = option.key.partition(":")[0]
    return scene.name(HEADINGS[word]) if word in HEADINGS else ""


class Picture:
    """All parts of the table in all their sizes."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.width = board.width
        self.view = board.view
        self.citadel = Citadel(board)
        self.outside = Outside(board)
        self.clans = Clans(board)
        self.deeds = Deeds(board)
        self.header = self.draw_header()
        self.kept: dict[tuple[str, int, int], Panel | list[Text]] = {}

    def largest(self, height: int) -> list[Text]:
        """As much of the table as fits: every part starts small and grows as long as there is room."""
        whole = dict.fromkeys(SIZES, 0)
        if self.height(whole) <= height:
            return self.lines(whole)
        order = {"adventure": IN_ADVENTURE, "clean_up": IN_CLEAN_UP}.get(self.view["phase"], IN_DEPLOYMENT)
        sizes = {part: number - 1 for part, number in SIZES.items()}
        for part in order:
            grown = {**sizes, part: sizes[part] - 1}
            if grown["gates"] == 0 and grown["lands"]:
                continue  # the lands come into the frame first
            if self.height(grown) <= height:
                sizes = grown
        return self.lines(sizes)

    def height(self, sizes: Mapping[str, int]) -> int:
        """How many lines the table takes with its parts in these sizes."""
        parts = [self.drawn(part, sizes) for part in PARTS]
        panels = [part.height + 1 for part in parts if isinstance(part, Panel)]
        lines = [len(part) for part in parts if not isinstance(part, Panel)]
        return 1 + sum(lines) + sum(panels) + bool(panels)

    def lines(self, sizes: Mapping[str, int]) -> list[Text]:
        """The table with its parts in these sizes: what is in the frame stands together."""
        parts = {part: self.drawn(part, sizes) for part in PARTS}
        panels = [part for part in parts.values() if isinstance(part, Panel)]
        loose = {name: part for name, part in parts.items() if not isinstance(part, Panel)}
        above = loose.pop("citadel", [])
        return [self.header, *above, *stacked(panels, self.width), *chain.from_iterable(loose.values())]

    def drawn(self, part: str, sizes: Mapping[str, int]) -> Panel | list[Text]:
        """One part in its size, drawn once."""
        key = (part, sizes[part], sizes["powers"] if part == "lands" else 0)
        if key not in self.kept:
            self.kept[key] = self.draw_part(*key)
        return self.kept[key]

    def draw_part(self, part: str, size: int, powers: int) -> Panel | list[Text]:
        width, inner = self.width, self.width - 2
        match part, size:
            case "citadel", 0:
                return Panel([inner], [self.title("glossary-place-citadel")], [self.citadel.lines(0, inner)])
            case "citadel", _:
                return self.citadel.lines(size, width)
            case "lands", 0:
                return self.outside.land_panel(width, powers=powers == 0)
            case "lands", _:
                return self.outside.land_lines(width)
            case "gates", 0:
                return self.outside.gate_panel(width)
            case "gates", 1:
                return self.outside.gate_lines(width)
            case "clans", _:
                return self.clans.lines(size, width)
            case "deeds", _:
                lines = self.deeds.lines(inner)
                title = styled(f" {self.deeds.title()} ", "bold black on #f0b840")
                return Panel([inner], [title], [lines]) if lines and size == 0 else lines
            case "legend", 0:
                return lands_cards.key(self.board, width)
            case _:
                return []

    def title(self, term: str) -> Text:
        return styled(f" {self.board.scene.name(term)} ", "bold")

    def draw_header(self) -> Text:
        """Round, extra attack dice, phase, level, whose turn it is."""
        view, name, signs = self.view, self.board.scene.name, self.board.signs
        title = self.board.scene.text_or_nothing("glossary-game_title") or "Monster Lands"
        left = styled(f" {title} ", "bold black on #f0b840")
        left.append(f" {name('glossary-round')} {view['round']}/{view['rounds']} ", style="bold")
        left.append_text(signs.sign("attack", f"+{view['round_dice']}"))
        left.append(f" · {name('phase-' + view['phase'])}", style="bold")
        parts = [styled(name(f"level-{view['level']}"), "dim")]
        if view["madhala"] is not None and view["madhala"]["dice"]:
            parts.append(self.board.madhala() + styled(f" {view['madhala']['dice']}", WARNING))
        if not view["over"] and view["seats"] > 1:
            turn = styled(f"{signs['turn']} ", "bold") + self.board.scene.marked_player(self.board.turn)
            parts.append(turn)
        return apart(left, joined(parts, " · ") + Text(" "), self.width)
