"""What is under way: a battle, a roll, a purchase."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from muster.games.monster_lands import view_types as views
from muster.games.monster_lands.content.pieces import COLOURS, Monster, PlaceName
from muster.games.monster_lands.queries import basket_price, price_now
from muster.games.monster_lands.state import BASKET, LandsTable
from muster.games.monster_lands.terminal.board import Board
from muster.games.monster_lands.terminal.monsters import NAME
from muster.games.monster_lands.terminal.signs import BENEFIT, DICE_COLOURS, WARNING
from muster.terminal.flowing import flow
from muster.terminal.lines import joined, styled

DEFENDING: Final = frozenset({"ward", "spores", "block", "divert-target"})
HIT_FROM: Final = 3  # a black die hits on this face and above
DEADLY: Final = 2  # so many wounds


class Deeds:
    """Lines about what is being done right now; none where nobody is in the middle of anything."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.view = board.view
        self.signs = board.signs
        self.say = board.scene.words.say
        table = board.scene.match.table
        assert isinstance(table, LandsTable)
        # Prices are worked out by the rules themselves. What they start from lies open.
        self.table = table
        self.battlefields = {place["key"]: place for place in self.view["places"]}
        self.paths: dict[str, Sequence[views.BattlePath | views.MissionPath]] = {
            **{place["key"]: place["paths"] for place in self.view["places"]},
            **{mission["kind"]: mission["paths"] for mission in self.view["missions"]},
        }

    def lines(self, width: int) -> list[Text]:
        if self.view["over"]:
            return []
        if self.view["roll"] is not None:
            return self.roll(self.view["roll"], width)
        if self.board.prompt in DEFENDING:
            return self.attack(width)
        if self.view["purchase"] is not None:
            return self.purchase(self.view["purchase"], width)
        return []

    def title(self) -> str:
        roll = self.view["roll"]
        if roll is None and self.board.prompt not in DEFENDING:
            return self.say("lands-purchase")
        fights = roll is None or self.against_monster(roll["path"]["place"])
        return self.say("lands-battle") if fights else self.say("lands-roll")

    def against_monster(self, place: PlaceName) -> bool:
        """A roll on a land is for the land itself once the monster is beaten."""
        return place in self.battlefields and not self.battlefields[place]["beaten"]

    # -- the monster's attack ------------------------------------------------------------------------------------

    def attack(self, width: int) -> list[Text]:
        """Black dice, hits left, and what can be set against them."""
        for decision in self.board.scene.match.decisions:
            params = decision.prompt.saying.params
            named = str(params.get("member", "")).removeprefix("member-")
            for place in self.view["places"]:
                if place["monster"] is None:
                    continue
                monster: Monster = self.board.monsters[place["monster"]]
                for path in place["paths"]:
                    if named and path["member"] == named:
                        dice = params.get("dice", self.view["attack"]["dice"])
                        return self.attack_on(monster, place["key"], path, dice, width)
        return []

    def attack_on(
        self, monster: Monster, place: PlaceName, path: views.BattlePath, dice: object, width: int
    ) -> list[Text]:
        signs = self.signs
        parts = [self.fighters(monster, place, path)]
        if self.board.prompt == "block":
            hits = self.view["attack"]["hits"]
            parts.append(self.black_dice(monster))
            parts.append(styled(self.say("lands-hits-left", n=hits), WARNING))
            if hits + self.is_wounded(path) >= DEADLY:
                parts.append(styled(f"{signs['death']} {self.say('lands-deadly')}", WARNING))
        else:
            parts.append(signs.sign("attack", str(dice)))
            parts.append(styled(self.say("lands-hit-from", n=HIT_FROM), "dim"))
        return [*flow(Text(" "), parts, width, "  "), *flow(Text(" "), self.defenses(path), width, "  ")]

    def defenses(self, path: views.BattlePath) -> list[Text]:
        """Talents, tokens and potions against hits; before the roll also magic dice."""
        board, signs = self.board, self.signs
        talents = Text.assemble(f"{self.say('lands-talents')} ", signs.sign("defense", path["talents"] or 0))
        tokens = Text.assemble(f"{self.say('lands-tokens')} ", signs.sign("defense", path["defense"]))
        parts = [
            board.badge_apart("block:talent") + talents,
            board.badge_apart("block:defense") + tokens,
            board.badge("block:potion") + signs.sign("potion", path["potions"]),
        ]
        magic = path["dice"].get("magic", 0)
        if board.prompt in ("ward", "spores") and magic:
            parts.append(Text.assemble(f"{self.say('lands-ward')} ", signs.dice({"magic": magic})))
        return parts

    def is_wounded(self, path: views.BattlePath) -> bool:
        seat, key = path["seat"], path["member"]
        return seat is not None and key is not None and self.board.is_wounded(seat, key)

    def fighters(self, monster: Monster, place: PlaceName, path: views.BattlePath) -> Text:
        """Monster and mercenary, and where they meet."""
        text = self.signs.affinity(monster.affinity)
        text.append(self.board.scene.name(f"monster-{monster.key}"), style=NAME)
        return Text.assemble(text, " ", self.signs.sign("attack"), " ", self.walker(place, path, path["number"]))

    def walker(self, place: PlaceName, path: views.BattlePath | views.MissionPath, number: int) -> Text:
        return self.board.walker(path) + styled(f"{self.signs['to']}{self.board.place_letters[place]}{number}", "dim")

    def black_dice(self, monster: Monster) -> Text:
        """The attack as rolled; a die that hits is in brackets."""
        parts = [
            styled(f"[{face}]", DICE_COLOURS["strength"])
            if face >= HIT_FROM
            else styled(f" {face} ", DICE_COLOURS["attack"])
            for face in self.view["attack"]["faces"]
        ]
        text = Text.assemble(self.signs.sign("attack"), " ", joined(parts))
        if monster.power == "hits":
            text.append(f" +{monster.n}", style=WARNING)
        return text

    # -- the mercenary's roll ------------------------------------------------------------------------------------

    def roll(self, roll: views.Roll, width: int) -> list[Text]:
        """Who rolls, dice rolled so far, those left, rerolls; below the totals against what they must reach."""
        key, number = roll["path"]["place"], roll["path"]["number"]
        monster = self.battlefields[key]["monster"] if self.against_monster(key) else None
        if monster is not None:
            path = self.battlefields[key]["paths"][number - 1]
            parts = [self.fighters(self.board.monsters[monster], key, path)]
        else:
            parts = [self.walker(key, self.paths[key][number - 1], number)]
        dice = [
            self.board.badge_apart(f"reroll:{die['colour']}-{die['face']}")
            + self.signs.rolled(die["colour"], die["face"])
            for die in roll["dice"]
        ]
        parts.append(joined(dice) if dice else styled(self.say("lands-nothing-rolled"), "dim"))
        if roll["left"]:
            kinds = [
                self.board.badge_apart(f"roll:{colour}") + self.signs.dice({colour: number})
                for colour, number in roll["left"].items()
            ]
            parts.append(Text.assemble(f"{self.say('lands-dice-left')} ", joined(kinds)))
        if roll["rerolls"]:
            parts.append(styled(f"{self.signs['reroll']}{roll['rerolls']}", f"bold {BENEFIT}"))
        return [*flow(Text(" "), parts, width, "  "), *flow(Text(" "), self.totals(roll), width, "   ")]

    def totals(self, roll: views.Roll) -> list[Text]:
        """Total and value, for every deed that is possible, and what adds to the dice."""
        aims, adds = roll["aims"], roll["adds"]
        names = {
            "mission": "glossary-mission-objective",
            "conquest": "glossary-value-conquest",
            "capture": "glossary-value-capture_short",
            "elimination": "glossary-value-elimination_short",
        }
        lines = [self.against(self.board.scene.name(names[deed]), *aims[deed]) for deed in names if deed in aims]
        if "elimination" in aims and "capture" not in aims:
            capture = self.board.scene.name(names["capture"])
            lines.insert(0, styled(f"{capture} {self.say('lands-no-trap')}", "dim"))
        if adds.get("carried"):
            lines.append(styled(f"{self.say('lands-carried')} +{adds['carried']}", "dim"))
        per_die = [(at, adds.get(colour, 0)) for at, colour in enumerate(COLOURS)]
        lines += [self.signs.per_die(1 << at, bonus) for at, bonus in per_die if bonus]
        return [*lines, self.signs.sign("trap", f"+{adds['flat']}")] if adds.get("flat") else lines

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

    def purchase(self, purchase: views.Purchase, width: int) -> list[Text]:
        """Where, the discount of the die and of talents, and what lies in the basket."""
        signs = self.signs
        parts = [styled(self.board.scene.name(f"building-{purchase['building']}"), "bold #f0b840")]
        off = Text.assemble(f"{self.say('lands-discount')} ", signs.sign("gold", purchase["off"]))
        if purchase["discounts"]:
            off.append(f" {self.say('lands-flat-discounts', n=purchase['discounts'])}", style=BENEFIT)
        parts.append(off)
        if self.view["basket"]:
            wares = joined([signs.trap(self.board.traps[key]) for key in self.view["basket"]], " · ")
            full = basket_price(self.table, self.table.zones[BASKET].cards)
            now = styled(f"{signs['to']}{price_now(self.table, full)}", f"bold {BENEFIT}")
            parts.append(Text.assemble(f"{self.say('lands-basket')} ", wares, "  ", signs.sign("gold", full), now))
        return flow(Text(" "), parts, width, "  ")
