"""The table of Monster Lands: Citadel, Outside, clans, and the battle or purchase under way.

Every part comes in several sizes. What matters least in the phase of the moment shrinks first, until all fits.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from rich.text import Text

from muster.cli.lines import apart, fit, joined, styled
from muster.cli.tables import lands_cards
from muster.cli.tables.lands_board import Board
from muster.cli.tables.lands_citadel import Citadel
from muster.cli.tables.lands_clans import Clans
from muster.cli.tables.lands_deeds import Deeds
from muster.cli.tables.lands_outside import Outside
from muster.cli.tables.lands_signs import WARNING
from muster.cli.tables.panels import Panel, stacked
from muster.cli.tables.scene import Card, Scene
from muster.kernel.decision import OpenOption

# Which part gives way next, from the whole table down to what one cannot do without.
IN_DEPLOYMENT: Final = (
    "legend clans deeds gates powers clans citadel gates lands clans clans citadel citadel gates lands".split()
)
IN_ADVENTURE: Final = (
    "legend citadel clans citadel citadel clans powers gates deeds clans gates clans lands gates lands clans".split()
)
IN_CLEAN_UP: Final = (
    "legend citadel gates powers citadel citadel lands gates clans lands clans gates clans clans deeds".split()
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
    table = Picture(Board(scene, width, badges))
    lines: list[Text] = []
    for lines in table.sizes():
        if len(lines) <= height:
            break
    return [fit(line, width) for line in lines[: max(1, height)]]


def cards(scene: Scene) -> list[Card]:
    return lands_cards.cards(scene)


def legend(scene: Scene) -> list[Text]:
    return lands_cards.legend(scene)


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

    def sizes(self) -> Iterator[list[Text]]:
        """From the whole table down to the smallest that makes sense."""
        order = {"adventure": IN_ADVENTURE, "clean_up": IN_CLEAN_UP}.get(self.view["phase"], IN_DEPLOYMENT)
        sizes = dict.fromkeys((*IN_DEPLOYMENT, *IN_ADVENTURE, *IN_CLEAN_UP), 0)
        yield self.lines(sizes)
        for part in order:
            sizes[part] += 1
            yield self.lines(sizes)

    def lines(self, sizes: Mapping[str, int]) -> list[Text]:
        width = self.width
        lines = [self.header()]
        panels: list[Panel] = []
        loose: list[Text] = []
        if sizes["citadel"] == 0:
            title = styled(f" {self.board.scene.name('glossary-place-citadel')} ", "bold")
            panels.append(Panel([width - 2], [title], [self.citadel.lines(0, width - 2)]))
        else:
            lines += self.citadel.lines(sizes["citadel"], width)
        if sizes["lands"] == 0:
            panels.append(self.outside.land_panel(width, powers=sizes["powers"] == 0))
        elif sizes["lands"] == 1:
            loose += self.outside.land_lines(width)
        if sizes["gates"] == 0:
            panels.append(self.outside.gate_panel(width))
        elif sizes["gates"] < 3:
            loose += self.outside.gate_lines(width)
        under_way = self.deeds.lines()
        if under_way and sizes["deeds"] == 0:
            title = styled(f" {self.deeds.title()} ", "bold black on #f0b840")
            panels.append(Panel([width - 2], [title], [under_way]))
            under_way = []
        lines += [*stacked(panels, width), *loose, *self.clans.lines(sizes["clans"], width), *under_way]
        if sizes["legend"] == 0:
            lines += lands_cards.key(self.board, width)
        return lines

    def header(self) -> Text:
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
        if not view["over"]:
            turn = styled(f"{signs['turn']} ", "bold") + self.board.scene.marked_player(view["active"])
            parts.append(turn)
        return apart(left, joined(parts, " · ") + Text(" "), self.width)
