"""What is under way: a battle, a roll, a purchase."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rich.text import Text

from muster.cli.lines import joined, styled
from muster.cli.tables.lands_board import Board
from muster.cli.tables.lands_signs import BENEFIT, DICE_COLOURS, WARNING
from muster.games.monster_lands.content.pieces import FIRST_PATH, PLACES, Monster
from muster.games.monster_lands.queries import (
    attack_total,
    basket_price,
    bonus_per_die,
    capture_total,
    carried_damage,
    conquest_total,
    elimination_total,
    may_capture,
    mission_total,
    price_now,
    unrolled,
)
from muster.games.monster_lands.state import BASKET, LandsTable

DEFENDING: Final = frozenset({"ward", "spores", "block", "divert", "divert-target"})
HIT_FROM: Final = 3


class Deeds:
    """Lines about what is being done right now; none where nobody is in the middle of anything."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.view = board.view
        self.signs = board.signs
        self.say = board.scene.words.say
        table = board.scene.match.table
        assert isinstance(table, LandsTable)
        # Totals and prices are worked out by the rules themselves. What they start from lies open: rolled dice,
        # revealed tokens, cards on the table.
        self.table = table

    def title(self) -> str:
        if self.view["roll"] is not None or self.board.prompt in DEFENDING:
            return self.say("deed-battle") if self.is_battle() else self.say("deed-roll")
        return self.say("deed-purchase")

    def is_battle(self) -> bool:
        roll = self.view["roll"]
        return roll is None or (roll["path"]["place"] in PLACES[:3] and not self.is_conquest())

    def is_conquest(self) -> bool:
        return self.board.prompt in ("conquest", "conquest-roll")

    def lines(self) -> list[Text]:
        if self.view["roll"] is not None:
            return self.roll(self.view["roll"])
        if self.board.prompt in DEFENDING:
            return self.attack()
        if self.view["purchase"] is not None and not self.view["over"]:
            return self.purchase(self.view["purchase"])
        return []

    # -- the monster's attack ------------------------------------------------------------------------------------

    def attack(self) -> list[Text]:
        """Black dice, hits left, and what can be set against them."""
        place, path = self.attacked()
        if place is None or path is None or place["monster"] is None:
            return []
        signs = self.signs
        line = self.fighters(place, path)
        if self.board.prompt == "block":
            line = Text.assemble(line, "  ", self.black_dice(self.board.monsters[place["monster"]]))
            line.append(f"  {self.say('deed-hits', n=self.view['attack']['hits'])}", style=WARNING)
        else:
            line.append("  ")
            line.append_text(signs.sign("attack", self.view["attack"]["dice"]))
            line.append(f" {self.say('deed-hit-from', n=HIT_FROM)}", style="dim")
        talents = styled(f"{self.say('deed-talents')} ", "") + signs.sign("defense", path["talents"] or 0)
        tokens = styled(f"{self.say('deed-tokens')} ", "") + signs.sign("defense", path["defense"])
        magic = signs.dice({"magic": path["dice"].get("magic", 0)}) or Text("–")
        parts = [
            self.board.badge("block:talent") + talents,
            self.board.badge("block:defense") + tokens,
            self.board.badge("block:potion") + signs.sign("potion", path["potions"]),
            Text.assemble(f"{self.say('deed-ward')} ", magic),
        ]
        return [line, Text(" ") + joined(parts, "  ")]

    def attacked(self) -> tuple[Mapping[str, Any] | None, Mapping[str, Any] | None]:
        """Who is under attack: whom the question is about."""
        for decision in self.board.scene.match.decisions:
            named = str(decision.prompt.saying.params.get("member", "")).removeprefix("member-")
            for place in self.view["places"]:
                for path in place["paths"]:
                    if named and path["member"] == named:
                        return place, path
        return None, None

    def fighters(self, place: Mapping[str, Any], path: Mapping[str, Any]) -> Text:
        """Monster and mercenary, and where they meet."""
        monster: Monster = self.board.monsters[place["monster"]]
        text = Text(" ") + self.signs.affinity(monster.affinity)
        text.append(self.board.scene.name(f"monster-{monster.key}"), style="bold #ff9f94")
        return Text.assemble(text, " ", self.signs.sign("attack"), " ", self.walker(place["key"], path))

    def walker(self, place: str, path: Mapping[str, Any]) -> Text:
        number = path["number"]
        return self.board.walker(path) + styled(f"{self.signs['to']}{self.board.place_letter(place)}{number}", "dim")

    def black_dice(self, monster: Monster) -> Text:
        """The attack as rolled; a die that hits is in brackets."""
        parts = [
            styled(f"[{face}]", "bold white on #a8322d") if face >= HIT_FROM else styled(f" {face} ", DICE_COLOURS["attack"])
            for face in self.view["attack"]["faces"]
        ]
        text = Text.assemble(self.signs.sign("attack"), " ", joined(parts, " "))
        if monster.power == "hits":
            text.append(f" +{monster.n}", style=WARNING)
        return text

    # -- the mercenary's roll ------------------------------------------------------------------------------------

    def roll(self, roll: Mapping[str, Any]) -> list[Text]:
        """Dice rolled so far, those left, rerolls, and the totals against what they must reach."""
        number = roll["path"]["number"]
        place = roll["path"]["place"]
        path = FIRST_PATH[PLACES.index(place)] + number - 1
        dice = [
            self.board.badge(f"reroll:{die['colour']}-{die['face']}") + self.signs.rolled(die["colour"], die["face"])
            for die in roll["dice"]
        ]
        line = Text(" ") + self.roller(place, number)
        line = Text.assemble(line, "  ", joined(dice) if dice else styled(self.say("deed-nothing-rolled"), "dim"))
        left = unrolled(self.table, path)
        if any(left):
            line.append(f"  {self.say('deed-left')} ")
            for at, colour in enumerate(("strength", "magic", "persuasion")):
                if left[at]:
                    line.append_text(self.board.badge(f"roll:{colour}") + self.signs.dice({colour: left[at]}))
        if roll["rerolls"]:
            line.append(f"  {self.signs['reroll']}{roll['rerolls']}", style=f"bold {BENEFIT}")
        return [line, Text(" ") + joined(self.totals(place, path), "   ")]

    def roller(self, place: str, number: int) -> Text:
        for field in (*self.view["places"], *self.view["missions"]):
            if place in (field["key"], field.get("kind")):
                return self.walker(place, {**field["paths"][number - 1], "number": number})
        return Text()

    def totals(self, place: str, path: int) -> list[Text]:
        """Total and value, for every deed that is possible."""
        name, table = self.board.scene.name, self.table
        if place == "mission":
            objective = table.box.missions[table.missions[0]].objective
            return [self.against(name("glossary-mission-objective"), mission_total(table, path), objective)]
        if self.is_conquest():
            land = table.box.lands[table.lands[PLACES.index(place)]]
            return [self.against(name("glossary-value-conquest"), conquest_total(table, path), land.conquest)]
        monster = table.box.monsters[table.monsters[PLACES.index(place)]]
        capture = self.against(name("glossary-value-capture_short"), capture_total(table, path), monster.capture_value)
        if not may_capture(table, path):
            capture = styled(f"{name('glossary-value-capture_short')} {self.say('deed-no-trap')}", "dim")
        kill = self.against(
            name("glossary-value-elimination_short"), elimination_total(table, path), monster.elimination_value
        )
        parts = [capture, kill]
        carried = carried_damage(table, path)
        if carried:
            parts.append(styled(f"{self.say('deed-carried')} +{carried}", "dim"))
        for at, colour in enumerate(("strength", "magic")):
            bonus = bonus_per_die(table, path, at, 1)
            if bonus:
                parts.append(self.signs.per_die(1 << at, bonus))
        rest = attack_total(table, path) - sum(face for _, face, _ in table.rolled)
        if rest:
            parts.append(styled(f"{rest:+}", "dim"))
        return parts

    def against(self, name: str, total: int, value: int) -> Text:
        """A total against the value it must reach: CV 12/10 ✓."""
        text = Text(f"{name} ")
        if total >= value:
            text.append(f"{total}/{value} {self.signs['done']}", style=f"bold {BENEFIT}")
        else:
            text.append(f"{total}/{value}", style=WARNING)
            text.append(f" ({self.signs['minus']}{value - total})", style="dim")
        return text

    # -- purchases -----------------------------------------------------------------------------------------------

    def purchase(self, purchase: Mapping[str, Any]) -> list[Text]:
        """Where, the discount of the die and of talents, and what lies in the basket."""
        name, signs = self.board.scene.name, self.signs
        line = styled(f" {name('building-' + purchase['building'])}", "bold #f0b840")
        line.append(f"  {self.say('deed-discount')} ")
        line.append_text(signs.sign("gold", purchase["off"]))
        if purchase["discounts"]:
            line.append(f" {self.say('deed-flat-discounts', n=purchase['discounts'])}", style=BENEFIT)
        if self.view["basket"]:
            traps = self.table.zones[BASKET].cards
            parts = [signs.trap(self.board.traps[key]) for key in self.view["basket"]]
            line.append(f"  {self.say('deed-basket')} ")
            line.append_text(joined(parts, " · "))
            full = basket_price(self.table, traps)
            line.append("  ")
            line.append_text(signs.sign("gold", full))
            line.append(f"{signs['to']}{price_now(self.table, full)}", style=f"bold {BENEFIT}")
        return [line]
