"""The Citadel: seven buildings with the dice in them, and what they offer."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from muster.games.monster_lands import view_types as views
from muster.games.monster_lands.content.pieces import BUILDINGS, GEAR_TYPES, Gear
from muster.games.monster_lands.queries import price_now
from muster.games.monster_lands.state import LandsTable
from muster.games.monster_lands.terminal.board import Board
from muster.games.monster_lands.terminal.signs import BENEFIT, PANIC
from muster.terminal.flowing import flow
from muster.terminal.lines import fit, joined, styled
from muster.terminal.words import Words

# Which offer a question is about.
ABOUT: Final = {
    "tavern": "tavern",
    "recruit": "tavern",
    "lodge": "lodge",
    "bazaar": "bazaar",
    "pick": "loot",
    "plunder": "loot",
}
WITH_OFFERS: Final = ("tavern", "lodge", "bazaar")


class Citadel:
    """In full, in short, in short without talents, novices and loot, as buildings alone, or only what is asked for."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.view = board.view
        self.signs = board.signs
        self.buildings: dict[str, views.Building] = {building["key"]: building for building in self.view["buildings"]}
        self.purchase: views.Purchase | None = self.view["purchase"]
        self.names = short_names(board.scene.words)
        self.about = ABOUT.get(board.prompt, "")

    def lines(self, level: int, width: int) -> list[Text]:
        if level == 0:
            return self.full(width)
        lines: list[Text] = []
        if level < 4:
            lines += flow(Text(), [self.building(name, full=False) for name in BUILDINGS], width, "  ")
        if level < 3:
            label = self.label("tavern")
            hands = self.shortest(self.tavern(), self.tavern(talents=False), width - label.cell_len)
            if level == 2:
                hands = self.tavern() if self.about == "tavern" else self.tavern(talents=False, novice=False)
            lines += flow(label, hands, width)
            wares = [*self.lodge(), self.label("bazaar") + joined(self.bazaar(), " · ")]
            if level == 1:
                wares.append(self.label("loot") + joined(self.loot(), " · "))
            lines += flow(self.label("lodge"), wares, width, indent=1)
        elif self.about:
            lines += flow(self.label(self.about), self.offer(self.about), width)
        return lines

    def full(self, width: int) -> list[Text]:
        """A row for every shop with an offer, one for the other buildings, one for the loot."""
        names = {name: self.named(name) for name in WITH_OFFERS}
        spaces = {name: self.spaces(name) for name in WITH_OFFERS}
        name_width = max(name.cell_len for name in names.values())
        space_width = max(space.cell_len for space in spaces.values())
        lines: list[Text] = []
        for name in WITH_OFFERS:
            label = Text.assemble(fit(names[name], name_width), " ", fit(spaces[name], space_width), "  ")
            lines += flow(label, self.offer(name, width - label.cell_len), width)
        others = [self.building(name) for name in BUILDINGS if name not in WITH_OFFERS]
        lines += flow(Text("  "), others, width, "   ", indent=2)
        named = self.label("loot", indent=2)
        return lines + flow(named, self.offer("loot", width - named.cell_len), width)

    # -- buildings -----------------------------------------------------------------------------------------------

    def building(self, name: str, *, full: bool = True) -> Text:
        """A building with its spaces on one line."""
        return self.named(name) + Text(" ") + self.spaces(name, full=full)

    def named(self, name: str) -> Text:
        """Badge and name; a building in panic says so."""
        key = {"pawn_shop": "pawn"}.get(name, f"visit:{name}")
        text = self.board.badge(key) or Text("  ")
        if self.buildings[name]["panic"]:
            text.append(f"!{self.names[name]}!", style=PANIC)
        elif self.purchase is not None and self.purchase["building"] == name:
            text.append(self.names[name], style="bold #f0b840")
        else:
            text.append(self.names[name], style="bold")
        return text

    def spaces(self, name: str, *, full: bool = True) -> Text:
        """The spaces of a building and the dice in them; in full with what is always to be had there."""
        building = self.buildings[name]
        match name:
            case "mine":
                return joined([self.mine_space(at) for at in range(len(self.board.box.mine))])
            case "alchemist":
                return joined([self.alchemist_space(at, full) for at in range(len(building["spaces"]))])
            case "pawn_shop":
                return self.pawned(building)
            case _:
                row = self.row(building)
                if name == "armory" and full:
                    row.append_text(self.armory_price())
                return row

    def row(self, building: views.Building) -> Text:
        """Spaces from left to right: dice, free ones, those closed with one or two players."""
        signs = self.signs
        parts = [self.board.placed_die(die) for die in building["dice"]]
        parts += [styled(signs["free"], "bold")] * (building["room"] - len(parts))
        closed = self.board.box.row_spaces[BUILDINGS.index(building["key"])] - building["room"]
        parts += [styled(signs["closed"], "dim")] * closed
        return joined(parts, "")

    def mine_space(self, at: int) -> Text:
        """Strength dice for gold. A space under the mark for two players is closed with one or two."""
        space = self.board.box.mine[at]
        building = self.buildings["mine"]
        pays = self.signs.sign("gold", space.gold)
        there = [die for die in building["dice"] if die["space"] == at + 1]
        if there:
            return Text().join([self.signs.die(die["colour"]) for die in there]) + self.owner(there[0])
        if space.closed_for_two and self.view["seats"] <= 2:
            return styled(self.signs["closed"], "dim")
        wanted = self.signs.so_many(1, space.dice)
        return Text.assemble(self.board.badge(f"mine:{at + 1}"), wanted, self.signs["gives"], pays)

    def alchemist_space(self, at: int, full: bool) -> Text:
        """A magic die for potions and venoms in any mix."""
        there = [die for die in self.buildings["alchemist"]["dice"] if die["space"] == at + 1]
        if there:
            return self.board.placed_die(there[0])
        tokens = self.buildings["alchemist"]["spaces"][at]["tokens"]
        badge = self.board.badge(f"alchemist:{('upper', 'lower')[at]}")
        mixed = joined([self.signs.sign("potion"), self.signs.sign("venom")], "/") if full else Text()
        return Text.assemble(badge, self.signs.space(0b010), f"{self.signs['gives']}{tokens}", mixed)

    def owner(self, die: views.PlacedDie) -> Text:
        return Text() if die["seat"] is None else self.board.seat_sign(die["seat"])

    def pawned(self, building: views.Building) -> Text:
        """Any dice for gold; those that lie there, by owner."""
        text = Text.assemble(self.signs["any"], self.signs["gives"], self.signs.sign("gold", self.board.box.pawn_gold))
        for seat in range(self.view["seats"]):
            dice = [self.signs.die(die["colour"], die["face"]) for die in building["dice"] if die["seat"] == seat]
            if dice:
                text = Text.assemble(text, " ", Text().join(dice), self.board.seat_sign(seat))
        return text

    def armory_price(self) -> Text:
        box = self.board.box
        price = self.signs.sign("gold", box.armory_price)
        each = Text.assemble(" ", price, self.signs["gives"], self.signs.sign("defense", 1))
        return each + styled(f" ≤{box.armory_tokens}", "dim")

    # -- offers --------------------------------------------------------------------------------------------------

    def label(self, name: str, indent: int = 0) -> Text:
        told = self.board.scene.name("glossary-loot") if name == "loot" else self.names[name]
        return styled(f"{' ' * indent}{told} ", "bold")

    def offer(self, name: str, room: int = 0) -> list[Text]:
        """What lies there to be taken: with names where that fits one line."""
        match name:
            case "tavern":
                return self.tavern()
            case "lodge":
                return self.shortest(self.lodge(names=True), self.lodge(), room)
            case "bazaar":
                return self.bazaar(types=True)
            case _:
                return self.shortest(self.loot(names=True), self.loot(), room)

    def shortest(self, long: list[Text], short: list[Text], room: int) -> list[Text]:
        """The long texts if they fit one line."""
        return long if sum(part.cell_len + 3 for part in long) <= room else short

    def tavern(self, *, talents: bool = True, novice: bool = True) -> list[Text]:
        """The mercenaries for hire; who is above one's glory is dim."""
        board, signs = self.board, self.signs
        excess = self.view["clans"][board.own]["excess"] if board.own is not None else 99
        offered = []
        for key in self.view["tavern"]:
            if key is None:
                offered.append(styled(signs["free"], "dim"))
                continue
            member = board.members[key]
            text = board.badge(f"hire:{key}") + signs.affinity(member.affinity)
            text.append(board.member_name(key), style="bold" if member.reputation <= excess else "dim")
            text.append(" ")
            text.append_text(signs.sign("reputation", member.reputation))
            text.append_text(self.price(member.cost, "tavern"))
            text.append(" ")
            text.append_text(signs.supplied(member.dice))
            if talents:
                text.append(" ")
                text.append_text(signs.ability(member.ability))
            offered.append(text)
        return [*offered, self.novice()] if novice and self.view["novice"] else offered

    def novice(self) -> Text:
        """The stack of novices."""
        assert self.view["novice"] is not None
        card = self.board.members[self.view["novice"]]
        text = self.board.badge(f"hire:{card.key}")
        text.append(self.board.scene.name("glossary-mercenary-novice"), style="bold")
        text.append(f"×{self.view['novices']} ", style="dim")
        text.append_text(self.price(card.cost, "tavern"))
        return Text.assemble(text, " ", self.signs.supplied(card.dice))

    def lodge(self, *, names: bool = False) -> list[Text]:
        """The traps and tricks on sale."""
        offered = []
        for key in self.view["lodge"]:
            trap = self.board.traps[key]
            text = self.board.badge_apart(f"buy:{key}")
            if names:
                text.append(f"{self.board.scene.name('trap-' + key)} ")
            text.append_text(self.signs.trap(trap))
            text.append(" ")
            offered.append(text + self.signs.sign("gold", trap.price))
        return offered or [styled(self.signs["free"], "dim")]

    def bazaar(self, *, types: bool = False) -> list[Text]:
        """The equipment on sale."""
        offered = []
        for key in self.view["bazaar"]:
            if key is None:
                offered.append(styled(self.signs["free"], "dim"))
                continue
            gear = self.board.gear[key]
            text = self.board.badge(f"equip:{key}")
            text.append(f"{self.board.scene.name('gear-' + key)} ")
            if types:
                text.append(f"{gear_type(self.board, gear)} ", style="dim")
            text.append_text(self.signs.ability(gear.ability))
            text.append(" ")
            offered.append(text + self.price(gear.price, "bazaar"))
        return offered

    def loot(self, *, names: bool = False) -> list[Text]:
        """The loot for those who plunder."""
        offered = []
        for key in self.view["loot"]:
            text = self.board.badge_apart(f"pick:{key}")
            if names:
                text.append(f"{self.board.scene.name('loot-' + key)} ")
            offered.append(text + self.signs.loot(self.board.loot[key]))
        return offered or [styled(self.signs["free"], "dim")]

    def price(self, printed: int, building: str) -> Text:
        """A price; during a purchase with what is left of it."""
        text = self.signs.sign("gold", printed)
        if self.purchase is not None and self.purchase["building"] == building:
            table = self.board.scene.match.table
            assert isinstance(table, LandsTable)
            now = price_now(table, printed)
            if now != printed:
                text.append(f"{self.signs['to']}{now}", style=f"bold {BENEFIT}")
        return text


def short_names(words: Words) -> dict[str, str]:
    """The buildings in a few letters each."""
    return {
        "lodge": words.say("lands-lodge"),
        "alchemist": words.say("lands-alchemist"),
        "tavern": words.say("lands-tavern"),
        "armory": words.say("lands-armory"),
        "bazaar": words.say("lands-bazaar"),
        "mine": words.say("lands-mine"),
        "pawn_shop": words.say("lands-pawn_shop"),
    }


def gear_type(board: Board, gear: Gear) -> str:
    """Weapon, armor or elixir."""
    return board.scene.name(f"gear-type-{GEAR_TYPES[gear.type]}")
