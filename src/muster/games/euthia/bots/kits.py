"""What a Hero brings to a Combat: attacks, what works in every Combat Round, and what works once.

Hero boards lie open, so this can be reckoned for any seat.  [EU-GLD-08]
"""

from __future__ import annotations

from typing import Final

from muster.games.euthia.content.pieces import (
    ABILITY,
    AIR,
    ANY,
    ATTACK,
    EARTH,
    ESSENCE_THING,
    FIRE,
    FIRST,
    FIRST_STRIKE,
    GAAR_THING,
    HA,
    HC,
    MA,
    MAC,
    MC,
    NOTHING,
    PERMANENT,
    POTION_THING,
    ROLL,
    SETUP,
    SHIELD,
    THING,
    WATER,
    Effect,
    Ranges,
    Tile,
    Use,
)
from muster.games.euthia.queries import (
    adds_to_another,
    can_use,
    essences_on,
    gaar_of,
    is_skoldur,
    max_health,
    potion_heals,
)
from muster.games.euthia.state import EuthiaTable
from muster.kernel.table import Seat

ATTACKS: Final = (ATTACK, FIRST)
DEFENCES: Final = (MA, MAC, MC)
WAKES: Final = 6  # what a way back from death's door is worth, in Health

# A swing: ranges, Damage more, whether it works once, Dwurt that it costs, the copy.
Swing = tuple[Ranges, int, bool, int, int]


class Kit:
    """A Hero's means in a Combat, summed up."""

    __slots__ = (
        "air",
        "blocks",
        "clover",
        "dodges",
        "dwurt",
        "foot",
        "gaar",
        "guard",
        "harm",
        "haunt",
        "heal",
        "health",
        "immune",
        "luck",
        "malus",
        "sharp",
        "strikes",
        "swings",
        "top",
    )

    def __init__(self, table: EuthiaTable, seat: Seat, immune: bool = False, fresh: bool = False) -> None:
        """``immune``: against Immunity; ``fresh``: as if every tile were ready, for plans beyond this round."""
        self.immune = immune
        self.health = table.health[seat]
        self.top = max_health(table, seat)
        self.dwurt = is_skoldur(table, seat)
        self.gaar = table.dwurt[seat] + gaar_of(table, seat) if self.dwurt else gaar_of(table, seat)
        self.swings: list[Swing] = []
        self.strikes: list[Swing] = []
        self.foot = 0  # off the Monster's value in every attack, by Shields
        self.haunt = 0  # the same by permanent effects
        self.guard = 0  # off its Injuries in every attack
        self.malus = 0  # off the own next value, for the Shields
        self.clover = 0  # on every own attack
        self.sharp = 0  # Damage more in every attack that hits
        self.heal = 0  # once
        self.blocks: list[int] = []  # Injuries less, once each
        self.dodges: list[int] = []  # off the Monster's value, once each
        self.harm = 0  # Damage more, once
        self.luck = 0  # on own rolls, once
        self.air = 0  # Monster dice that can be taken away
        for copy in table.slots[seat]:
            if copy != NOTHING:
                self._add_tile(table, seat, copy, fresh)
        for thing in (*table.sacks[seat], *table.pouch[seat]):
            self._add_thing(table, seat, thing)
        for copy, gem, active in table.set_gems:
            if copy in table.slots[seat] and (active or fresh):
                self._add_gem(table, gem)

    # -- tiles ---------------------------------------------------------------------------------------------------------

    def _add_tile(self, table: EuthiaTable, seat: Seat, copy: int, fresh: bool) -> None:
        tile = table.box.tile(copy)
        if tile.ranges:
            self._add_attack(table, tile, copy, fresh)
        for use in tile.uses:
            if use.timing == PERMANENT:
                for effect in use.effects:
                    self._add_lasting(effect)
            elif use.timing not in ATTACKS and not use.spends and not adds_to_another(tile, use):
                ready = fresh and not use.set_size and not use.dwurt and not use.gaar
                if ready or can_use(table, seat, copy, use):
                    self._add_use(table, tile, use, copy)

    def _add_attack(self, table: EuthiaTable, tile: Tile, copy: int, fresh: bool) -> None:
        once = tile.kind in (ABILITY, FIRST_STRIKE)
        if once and not fresh and table.exhausted >> copy & 1:
            return
        more = price = 0
        for use in tile.uses:
            if use.timing == tile.timing:
                price += use.dwurt
                for name, number, _ in use.effects:
                    if name == "per_essence_dmg":
                        more += number * len(set(essences_on(table, copy)))
        if price > self.gaar:
            return
        swing = (tile.ranges, more, once, price, copy)
        if tile.timing == ATTACK:
            self.swings.append(swing)
        else:
            self.strikes.append(swing)

    def _add_lasting(self, effect: Effect) -> None:
        name, number, _ = effect
        if name == "guard" and not self.immune:
            self.guard += number
        elif name == "foot_always" and not self.immune:
            self.haunt -= number
        elif name in ("clover_always", "attack_clover"):
            self.clover += number
        elif name == "attack_dmg":
            self.sharp += number

    def _add_use(self, table: EuthiaTable, tile: Tile, use: Use, copy: int) -> None:
        if tile.kind == SHIELD and not use.exhausts:
            for name, number, _ in use.effects:
                if name == "foot" and not self.immune:
                    self.foot -= number
                elif name == "inj_minus":
                    self.guard += number
                elif name == "next":
                    self.malus += number
            return
        if self.immune and use.timing in (*DEFENCES, SETUP) and not tile.immune:
            return
        for name, number, _ in use.effects:
            if name == "per_essence_inj":
                number *= len(essences_on(table, copy))
            self._add_once(use.timing, name, number)

    # -- what works once -----------------------------------------------------------------------------------------------

    def _add_once(self, timing: int, name: str, number: int) -> None:
        if timing in DEFENCES:
            if name == "foot":
                self.dodges.append(-number)
            elif name in ("inj_minus", "per_essence_inj"):
                if number:
                    self.blocks.append(number)
            elif name == "phoenix":
                self.heal += WAKES
            elif name == "fewer_dice":
                self.air += number
            elif name == "ember":
                self.harm += number
        elif timing == HA and name == "dmg_plus":
            self.harm += number
        elif timing in (HC, ROLL) and name in ("clover", "hope"):
            self.luck += number
        elif timing == HC and name == "siphon":
            self.heal += number
        elif timing == SETUP:
            self._add_setup(name, number)
        elif timing == ANY:
            if name == "heal":
                self.heal += number
            elif name == "heal_full":
                self.heal += self.top // 2
            elif name in ("gaar", "dwurt"):
                self.gaar += number

    def _add_setup(self, name: str, number: int) -> None:
        if name in ("foot_round_1", "round_foot"):
            self.dodges.append(-number)
        elif name == "no_attack_round":
            self.blocks.append(3)
        elif name in ("lose_chaos", "discard_random", "look_discard", "no_gold_round", "no_chaos_round", "cache_gold"):
            self.heal += 1  # a card less against the Hero is worth about a point of Health

    # -- what is carried -----------------------------------------------------------------------------------------------

    def _add_thing(self, table: EuthiaTable, seat: Seat, thing: int) -> None:
        if thing == POTION_THING:
            self.heal += potion_heals(table)
        elif ESSENCE_THING <= thing < GAAR_THING:
            self._add_essence(table, thing - ESSENCE_THING)
        elif thing < THING:
            tile = table.box.tile(thing)
            for use in tile.uses:
                if use.spends and can_use(table, seat, thing, use):
                    if not (self.immune and use.timing in (*DEFENCES, SETUP)):
                        for name, number, _ in use.effects:
                            self._add_once(use.timing, name, number)

    def _add_essence(self, table: EuthiaTable, element: int) -> None:
        number = table.box.essence_effects[element][0].effects[0][1]
        if element == AIR:
            self.air += 0 if self.immune else 1
        elif element == EARTH:
            self.luck += number
        elif element == WATER:
            self.heal += number
        elif element == FIRE:
            self.harm += number

    def _add_gem(self, table: EuthiaTable, gem: int) -> None:
        use = table.box.gem_effects[gem][0]
        if self.immune and use.timing in DEFENCES:
            return
        for name, number, _ in use.effects:
            self._add_once(use.timing, name, number)
