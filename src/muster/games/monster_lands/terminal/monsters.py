"""Monsters of Monster Lands as they stand on the table: figures, rewards, and what they do in a few words."""

from __future__ import annotations

from rich.text import Text

from muster.games.monster_lands import view_types as views
from muster.games.monster_lands.content.pieces import Monster
from muster.games.monster_lands.terminal.board import Board
from muster.terminal.flowing import flow
from muster.terminal.lines import joined, styled

NAME = "bold #ff9f94"


class Monsters:
    """The monster of a place, in as many lines as it takes."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.signs = board.signs

    def rows(self, place: views.Battlefield, width: int, powers: bool) -> list[Text]:
        """The monster in a line, its power behind it or, if wanted, below."""
        figures = flow(Text(" "), self.parts(place), width, " ")
        power = self.power(place)
        if not power.cell_len:
            return figures
        if figures[-1].cell_len + power.cell_len + 2 <= width:
            return [*figures[:-1], joined([figures[-1], power], "  ")]
        return [*figures, Text("  ") + power] if powers else figures

    def line(self, place: views.Battlefield) -> Text:
        return Text(" ") + joined(self.parts(place))

    def parts(self, place: views.Battlefield) -> list[Text]:
        """Name and the black dice that it would roll now, capture, elimination, each with its reward."""
        board, signs, name = self.board, self.signs, self.board.scene.name
        if place["monster"] is None:
            return [styled(board.scene.words.say("lands-no-monster"), "dim")]
        card: Monster = board.monsters[place["monster"]]
        text = signs.affinity(card.affinity)
        text.append(name(f"monster-{card.key}"), style=NAME)
        if place["beaten"]:
            text.append(f" {signs['done']}", style="bold #8fd3a8")
        if place["attack_dice"] is not None:
            text = Text.assemble(text, " ", signs.sign("attack", place["attack_dice"]))
        capture = signs.sign("glory", card.capture_glory) + signs.sign("gold", card.capture_gold)
        kill = signs.sign("glory", card.elimination_glory) + signs.sign("trophy", card.trophy)
        parts = [text]
        for short, value, reward in (
            ("glossary-value-capture_short", card.capture_value, capture),
            ("glossary-value-elimination_short", card.elimination_value, kill),
        ):
            parts.append(Text.assemble((f"{name(short)}{value}", "bold"), signs["gives"], reward))
        return parts

    def power(self, place: views.Battlefield) -> Text:
        """The special power of the monster in a few words."""
        if place["monster"] is None:
            return Text()
        return styled(short_power(self.board, self.board.monsters[place["monster"]]), "italic #e8b0a8")


def short_power(board: Board, monster: Monster) -> str:
    """What a monster does, in a few words."""
    say, n = board.scene.words.say, monster.n
    match monster.power:
        case "glory_loss":
            return say("lands-power-glory_loss", n=n)
        case "affinity_dice":
            return say("lands-power-affinity_dice", n=n)
        case "no_weapons":
            return say("lands-power-no_weapons")
        case "to_entrance":
            return say("lands-power-to_entrance")
        case "no_potions":
            return say("lands-power-no_potions")
        case "no_talents":
            return say("lands-power-no_talents")
        case "lash":
            return say("lands-power-lash", n=n)
        case "panic":
            return say("lands-power-panic", n=n)
        case "die_minus":
            return say("lands-power-die_minus", n=n, die=board.signs.space(monster.colours).plain)
        case "hits":
            return say("lands-power-hits", n=n)
        case "escape":
            return say("lands-power-escape")
        case "spores":
            return say("lands-power-spores", n=n)
        case "entrance_dice":
            return say("lands-power-entrance_dice", n=n)
        case "traps":
            return say("lands-power-traps", n=n)
        case _:
            return ""
