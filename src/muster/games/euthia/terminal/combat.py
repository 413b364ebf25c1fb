"""A Combat with both its sides, and Hero Rolls outside Combat."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from muster.games.euthia import view_types as views
from muster.games.euthia.content import wording
from muster.games.euthia.content.pieces import ATTACK, ELEMENTS, FIRST, NOTHING, Monster, Tile
from muster.games.euthia.terminal.board import Board
from muster.games.euthia.terminal.heroes import Heroes
from muster.games.euthia.terminal.signs import (
    BENEFIT,
    COLOURS_OF_SIGNS,
    SIGNS,
    WARNING,
    element,
    ranges,
    sign,
    tile_in_short,
)
from muster.games.euthia.terminal.world import World
from muster.terminal.flowing import flow
from muster.terminal.lines import joined, styled
from muster.terminal.panels import Panel, shares

# The step of a Combat in the words of the glossary.
STEPS: Final = {
    "none": "glossary-combat-before",
    "setup": "glossary-combat-setup",
    "first_strike": "glossary-combat-first_strike",
    "healing": "glossary-combat-phase_healing",
    "monster_before": "glossary-combat-before_monster_roll",
    "monster_roll": "glossary-combat-monster_roll",
    "monster_after": "glossary-combat-after_monster_roll",
    "hero_before": "glossary-combat-before_hero_roll",
    "hero_choice": "glossary-combat-hero_attack",
    "hero_after": "glossary-combat-after_hero_roll",
    "end": "glossary-combat-end",
}
# What lasts beside the figures, in the words of the tiles that bring it about.
LASTING: Final = {
    "no_gold_cards": "effect-no_gold_round",
    "no_chaos_actions": "effect-no_chaos_round",
    "no_monster_attack": "effect-no_attack_round",
    "phoenix": "effect-phoenix",
}
DIE: Final = "bold black on #e8e8e8"
MONSTER_DIE: Final = "bold white on #8a2a2a"
BENEFIT_NOW: Final = f"bold {BENEFIT}"
USUAL_HEIGHT: Final = 7
SPECIALS: Final = ("line-dragon", "line-immune", "line-special", "line-kill")
BAR: Final = 12  # the longest bar of Health


class Combat:
    """Hero and Monster side by side, values as they are at this moment."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.view = board.view
        self.combat: views.Combat | None = board.view["combat"]
        self.say = board.scene.words.say
        self.name = board.scene.name

    def panel(self, width: int) -> Panel:
        """Both sides in one frame."""
        assert self.combat is not None
        widths = shares(width - 2, 2)
        left, right = self.hero_side(self.combat, widths[0]), self.monster_side(self.combat, widths[1])
        right += [Text()] * (USUAL_HEIGHT - len(right))  # so that the screen does not jump from step to step
        return Panel(widths, [self.title(self.combat, widths[0]), self.played_by(self.combat)], [left, right])

    def lines(self, width: int) -> list[Text]:
        """Both sides one after the other, for small screens."""
        assert self.combat is not None
        return [*self.hero_side(self.combat, width), *self.monster_side(self.combat, width)]

    def title(self, combat: views.Combat, width: int) -> Text:
        """Combat Round and step; where there is little room the round is a figure."""
        number = f"{combat['round']}/{combat['last_round']}" if combat["last_round"] else str(combat["round"])
        step = self.name(STEPS[combat["step"]])
        told = f"{self.name('glossary-combat-round')} {number}" if combat["round"] else self.name("glossary-combat")
        if len(f" {told} · {step} ") > width - 2:
            told = f"{SIGNS['damage']}{number}"
        return styled(f" {told} · {step} ", "bold black on #f0b840")

    def played_by(self, combat: views.Combat) -> Text:
        seat = combat["monster_player"]
        if seat is None:
            return Text()
        return Text.assemble(f" {self.name('glossary-hero-monster_player')} ", self.board.hero(seat), " ")

    # -- the Hero ------------------------------------------------------------------------------------------------

    def hero_side(self, combat: views.Combat, width: int) -> list[Text]:
        seat = combat["fighter"]
        hero = self.board.heroes[seat]
        heroes = Heroes(self.board)
        parts = [heroes.health(hero), sign("gaar", hero["gaar"])]
        if self.board.box.heroes[heroes.hero_number(hero)].dwurt:
            parts.append(sign("dwurt", f"{hero['dwurt']}({hero['dwurt_die']})"))
        parts.append(self.hope(combat))
        lines = flow(self.board.hero(seat) + Text("  "), parts, width, "  ", indent=2)
        lines += self.attack(combat, hero, width)
        if combat["dice"] and combat["attack"]:
            lines += self.roll(combat, DIE, width)
        parts = self.hero_changes(combat)
        return lines + flow(Text(" "), parts, width, "  ") if parts else lines

    def hope(self, combat: views.Combat) -> Text:
        numbers = [self.board.badge(f"hope-{number}") for number in (1, 2, 3)]
        text = Text.assemble((f"{self.name('glossary-die-hope')} ", "dim"), (str(combat["hope"]), "bold"))
        return Text.assemble(*[number for number in numbers if number.cell_len], text)

    def attack(self, combat: views.Combat, hero: views.Hero, width: int) -> list[Text]:
        """The chosen attack with its ranges, or all that could be chosen."""
        board = self.board
        value = combat["value"] if combat["attack"] else None
        if combat["attack"]:
            tile: Tile = board.tiles[combat["attack"]]
            parts = [Text.assemble((board.tile_name(tile.key), "bold"), "  ", ranges(tile.ranges, value))]
            return flow(Text(" "), parts, width)
        timing = FIRST if combat["step"] == "first_strike" else ATTACK
        ready = [slot["tile"] for slot in hero["slots"] if slot["tile"] and slot["ready"]]
        tiles = [board.tiles[key] for key in ready if board.tiles[key].ranges and board.tiles[key].timing == timing]
        parts = [
            board.badge(f"attack-with:{tile.key}", f"strike-with:{tile.key}")
            + Text.assemble(board.tile_name(tile.key), " ", tile_in_short(tile))
            for tile in tiles
        ]
        return flow(Text(" "), parts or [styled(self.say("euthia-no-attack"), "dim")], width, indent=1)

    def hero_changes(self, combat: views.Combat) -> list[Text]:
        """What waits for the Hero's attack: the Monster's penalty, maluses, more or less Damage."""
        monster: Monster = self.board.monsters[combat["monster"]]
        parts = []
        if not combat["attack"]:  # afterwards they are part of the roll
            rolled = monster.penalty - combat["next_malus"] - combat["roll_malus"]
            if rolled:
                parts.append(self.change(self.say("euthia-own-roll"), rolled))
        plain, plus, minus = combat["damage_effects"]
        if plain + plus - minus:
            parts.append(self.change(self.name("glossary-combat-damage"), plain + plus - minus))
        return parts

    def change(self, word: str, number: int) -> Text:
        return Text.assemble((f"{word} ", "dim"), (signed(number), "bold" if number > 0 else WARNING))

    # -- the Monster ---------------------------------------------------------------------------------------------

    def monster_side(self, combat: views.Combat, width: int) -> list[Text]:
        monster: Monster = self.board.monsters[combat["monster"]]
        lines = flow(self.monster_name(combat, monster), [self.monster_health(combat)], width, "  ", indent=2)
        rolls = bool(combat["dice"]) and not combat["attack"]
        parts = [ranges(monster.ranges, combat["value"] if rolls else None, COLOURS_OF_SIGNS["monster"])]
        parts += [Text(self.board.said((line,))) for line in self.specials(monster)]
        lines += flow(Text(" "), parts, width)
        if rolls:
            lines += self.roll(combat, MONSTER_DIE, width)
        lines += flow(Text(" "), self.means(combat), width, "  ")
        lines += self.played(combat, width)
        parts = [*self.monster_changes(combat), *self.surroundings(combat)]
        if monster.reward:
            parts.append(self.reward(monster))
        return lines + flow(Text(" "), parts, width, "  ") if parts else lines

    def reward(self, monster: Monster) -> Text:
        """What the victor gains, and up to which Reputation."""
        text = Text.assemble((f"{SIGNS['gives']} ", "dim"), World(self.board).gain(monster.reward))
        return text + styled(f" (★≤{monster.condition})", "dim") if monster.condition != NOTHING else text

    def monster_name(self, combat: views.Combat, monster: Monster) -> Text:
        kind = {"elite": "elite", "foe": "foe"}.get(combat["kind"], "monster")
        text = sign(kind, monster.level if combat["kind"] != "foe" else "")
        return Text.assemble(text, " ", (self.name(f"monster-{monster.key}"), "bold"), "  ")

    def monster_health(self, combat: views.Combat) -> Text:
        """Health that is left, in figures and as a bar."""
        whole, left = combat["health"], max(0, combat["health"] - combat["damage"])
        text = sign("health", f"{left}/{whole}")
        if whole <= BAR:
            text = Text.assemble(text, " ", ("■" * left, COLOURS_OF_SIGNS["health"]), ("·" * (whole - left), "dim"))
        return text

    def specials(self, monster: Monster) -> wording.Lines:
        """What a range does beside Injuries, Immunity, whether it is a Dragon; not the Reward."""
        said = wording.monster_lines(self.board.box, monster)
        return tuple([line for line in said if line[0] in SPECIALS])

    def means(self, combat: views.Combat) -> list[Text]:
        """Chaos, Gaar and cards."""
        chaos = Text.assemble((f"{self.say('euthia-chaos')} ", "dim"), (str(combat["chaos"]), "bold"))
        seat = combat["monster_player"]
        if seat is not None:
            zones = self.view["zones"]
            cards = sign("silver", len(zones[f"silver-{seat}"])) + sign("gold_card", len(zones[f"gold-{seat}"]))
            return [chaos, sign("gaar", combat["gaar"]), cards]
        caches = self.view["caches"]
        cards = sign("silver", caches["silver"]) + sign("gold_card", caches["gold"])
        return [chaos, sign("gaar", combat["gaar"]), Text.assemble((f"{self.say('euthia-caches')} ", "dim"), cards)]

    def played(self, combat: views.Combat, width: int) -> list[Text]:
        """Cards beside the Monster, with what they do."""
        parts = []
        for play in combat["played"]:
            card = self.board.cards[play["card"]]
            text = sign("gold_card" if card.gold else "silver")
            text.append(self.name(f"card-{card.key}"), style="bold")
            if play["number"] > 1:
                text.append(f"×{play['number']}")
            parts.append(text)
        return flow(styled(f" {self.say('euthia-played')} ", "dim"), parts, width) if parts else []

    def monster_changes(self, combat: views.Combat) -> list[Text]:
        """What waits for the Monster's attack: its value, fewer dice, more or fewer Injuries."""
        parts = []
        if not combat["dice"] and combat["step"] == "monster_before" and combat["modifier"]:
            parts.append(self.change(self.name("glossary-combat-value"), combat["modifier"]))
        if combat["fewer_dice"]:
            parts.append(self.change(self.name("glossary-die-monster"), -combat["fewer_dice"]))
        plain, plus, minus = combat["injuries"]
        changed = plain + plus - minus - combat["weakened"]
        if changed:
            parts.append(self.change(self.name("glossary-combat-injury"), changed))
        return parts

    def surroundings(self, combat: views.Combat) -> list[Text]:
        """Powers of the hex that act on rolls, and what lasts."""
        parts = [element(name) + Text(f" {self.name('element-' + name)}") for name in combat["powers"]]
        parts += [Text(self.name(LASTING[name], n=1)) for name in combat["lasting"] if name in LASTING]
        if combat["soul_control"]:
            parts.append(styled(self.name("card-soul_control"), WARNING))
        return parts

    # -- the roll ------------------------------------------------------------------------------------------------

    def roll(self, combat: views.Combat, style: str, width: int) -> list[Text]:
        """Dice, what was added, the value, and what it would do as it stands."""
        parts = [self.dice(combat, style), self.sum(combat)]
        coming = combat["coming"]
        if coming is not None:
            parts.append(self.coming(coming))
        return flow(Text(" "), parts, width, " ")

    def dice(self, roll: views.Combat | views.Roll, style: str) -> Text:
        """Every die with the number for rolling it again."""
        return joined([self.board.badge(f"gaar:{face}") + styled(f"[{face}]", style) for face in roll["dice"]])

    def sum(self, roll: views.Combat | views.Roll) -> Text:
        changed = f"{signed(roll['modifier'])} " if roll["modifier"] else ""
        return Text.assemble((changed, "dim"), "= ", (str(roll["value"]), "bold"))

    def coming(self, coming: views.Coming) -> Text:
        """Injuries or Damage as it stands."""
        gives = f"{SIGNS['gives']} "
        if "damage" in coming:
            return styled(f"{gives}{self.name('glossary-combat-damage')} {coming['damage']}", BENEFIT_NOW)
        if coming["kills"]:
            return styled(f"{gives}{self.name('glossary-combat-instant_kill')}", WARNING)
        hurt = coming["injuries"]
        return styled(f"{gives}{self.name('count-inj', n=hurt)}", WARNING if hurt else BENEFIT_NOW)


class Confronting:
    """A Hero Roll outside Combat: an Elemental and its table."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.roll = board.view["roll"]

    def lines(self, width: int) -> list[Text]:
        """The roll, then the rows of the Elemental's card; the one that it reaches stands out."""
        if self.roll is None:
            return []
        combat = Combat(self.board)
        seat = self.roll["seat"]
        shown = [self.board.hero(seat), combat.dice(self.roll, DIE), combat.sum(self.roll)]
        lines = flow(Text(), shown, width, "  ")
        kind = self.element_there(seat)
        if kind:
            lines += self.rows(kind, self.roll["value"], width)
        return lines

    def element_there(self, seat: int) -> str:
        space = self.board.heroes[seat]["space"]["at"]
        for tile in self.board.view["map"]:
            for place in tile["spaces"]:
                if place["at"] == space and place["location"] in ELEMENTS:
                    return str(place["location"])
        return ""

    def rows(self, kind: str, value: int, width: int) -> list[Text]:
        table = self.board.box.elementals[ELEMENTS.index(kind)]
        reached = sum(1 for start, _ in table.rows if value >= start) - 1
        lines: list[Text] = []
        for at, said in enumerate(wording.table_lines(self.board.box, table)):
            hit = at == max(0, reached)
            words = styled(self.board.said((said,)), "bold" if hit else "dim").split(" ")
            lines += flow(styled(f"{SIGNS['gives']} " if hit else "  ", "bold"), list(words), width, " ")
        return lines


def signed(number: int) -> str:
    return f"+{number}" if number >= 0 else f"{SIGNS['minus']}{-number}"
