"""What tiles on a Hero board are good for: strength in fights, and comfort outside them."""

from __future__ import annotations

from typing import Final

from muster.games.euthia.bots import goals
from muster.games.euthia.bots.kits import Kit
from muster.games.euthia.bots.prospects import might
from muster.games.euthia.bots.values import Outlook
from muster.games.euthia.content.pieces import NOTHING, Effect, Tile
from muster.games.euthia.queries import fits_after, is_open_slot, slot_kind_of
from muster.games.euthia.state import EuthiaTable
from muster.kernel.options import Option
from muster.kernel.table import Options

Answer = tuple[Option, str]

# What an effect outside a reckoned fight is worth in every round.
COMFORTS: Final[dict[str, float]] = {
    "teleport": 0.20,
    "teleport_mine": 0.12,
    "teleport_gate": 0.5,
    "cart": 0.35,
    "pickpocket": 0.30,
    "conjure": 0.20,
    "essence_font": 0.55,
    "plunder": 0.40,
    "soul_harvest": 0.35,
    "treasure_sense": 0.25,
    "ward": 0.15,
    "slumber": 0.10,
    "absolve": 0.15,
    "heal_full": 0.5,
    "dwurt_die_minus": 0.30,
    "dwurt_guard": 0.20,
    "dwurt_lower": 0.35,
    "act": 0.60,
    "cheaper_gold": 0.10,
    "foe_chaos": 0.25,
    "foe_gaar": 0.25,
    "foe_health": 0.20,
    "foe_inj": 0.25,
    "foe_start_silver": 0.20,
    "cancel_curse": 0.25,
    "cancel_play": 0.45,
    "overdose": 0.35,
    "cripple": 0.20,
    "dwurt_dmg": 0.30,
    "dearer_play": 0.25,
    "tracker": 0.05,
    "look_hand": 0.05,
    "look_cache": 0.15,
    "cache_choice": 0.25,
    "cache_under": 0.30,
    "cache_pick": 0.30,
}


# Single uses, for each point of their effect; healing is a matter of taste.
SINGLE: Final[dict[str, float]] = {
    "gaar": 0.60,
    "clover": 0.20,
    "teleport": 0.12,
    "teleport_gate": 0.4,
    "teleport_portal": 0.4,
    "dmg_plus": 0.42,
    "inj_minus": 0.25,
    "foot": -0.20,
    "foot_round_1": -0.25,
    "no_attack_round": 1.0,
}


FULL: Final = 7  # points that healing to Maximum Health is good for


def option_of(options: Options, kind: str, value: int | None = None) -> Option | None:
    """The first option of a kind."""
    for option in options:
        if option.kind == kind and (value is None or option.value == value):
            return option
    return None


class Wardrobe:
    """A Hero's board, and what it would be with another tile."""

    __slots__ = ("base", "outlook", "rounds", "seat", "table")

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.table: EuthiaTable = outlook.table
        self.seat = outlook.seat
        self.rounds = outlook.further + 0.4 + goals.trials(outlook)
        self.base = self._strength()

    def _strength(self) -> float:
        return might(self.table, Kit(self.table, self.seat, fresh=True))

    def with_tile(self, copy: int, slot: int) -> float:
        """What the board gains with a tile on a slot, in place of what lies there."""
        table, seat = self.table, self.seat
        row = table.slots[seat]
        old = row[slot]
        table.slots[seat] = (*row[:slot], copy, *row[slot + 1 :])
        strength = self._strength()
        table.slots[seat] = row
        more = (strength - self.base) * self.outlook.taste.might * self.rounds
        before = self.comfort(self.table.box.tile(old)) if old != NOTHING else 0.0
        return more + self.comfort(self.table.box.tile(copy)) - before

    def comfort(self, tile: Tile) -> float:
        """What a tile on the board is good for outside fights, over all rounds that are left."""
        each = 0.12 * tile.gems + 0.10 * tile.sack
        for use in tile.uses:
            if not use.spends:
                for effect in use.effects:
                    each += self._each_round(effect) * (0.5 if use.set_size or use.dwurt else 1.0)
        return each * self.rounds

    def _each_round(self, effect: Effect) -> float:
        name, number, _ = effect
        if name == "move":
            return self.outlook.taste.move * number
        if name in ("gaar", "dwurt"):
            return 0.8 * self.outlook.gaar * number
        if name == "silver":
            return 0.8 * self.outlook.card(False) * number
        return COMFORTS.get(name, 0.0) * number

    def carried(self, tile: Tile) -> float:
        """What a Potion, a Scroll or another single use is worth in a Sack."""
        soon = min(1.0, (self.outlook.further + 0.6) / 2)
        worth = 0.0
        for use in tile.uses:
            if use.spends:
                for name, number, _ in use.effects:
                    if name in ("heal", "heal_full"):
                        worth += self.outlook.taste.sip * (number if name == "heal" else FULL)
                    else:
                        worth += SINGLE.get(name, 0.0) * (number if name != "teleport_gate" else 1)
        return worth * soon

    def places(self, tile: Tile, locked: bool) -> list[int]:
        """Slots of the kind that a tile needs: open ones, or such as could be unlocked."""
        kind = slot_kind_of(tile)
        slots = self.table.box.heroes[self.table.heroes[self.seat]].slots
        return [
            at
            for at, slot in enumerate(slots)
            if slot.kind == kind and is_open_slot(self.table, self.seat, at) != locked
        ]

    def best_place(self, copy: int) -> tuple[float, int]:
        """The open slot on which a tile adds most, and how much."""
        table, seat = self.table, self.seat
        best, place = 0.0, NOTHING
        tried: set[int] = set()
        for slot in self.places(table.box.tile(copy), False):
            old = table.slots[seat][slot]
            kind = NOTHING if old == NOTHING else table.box.copies[old]
            if kind in tried or not fits_after(table, seat, old, copy):
                continue
            tried.add(kind)
            gain = self.with_tile(copy, slot)
            if gain > best:
                best, place = gain, slot
        return best, place
