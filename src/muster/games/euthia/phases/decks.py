"""Monster decks, whose top cards show their backs.  [EU-COM-24, EU-OSU-05]"""

from __future__ import annotations

from muster.games.euthia.state import MONSTER_DECK, MONSTER_TOP, EuthiaTable
from muster.kernel.zones import draw, lay_on, renew, turn_up


def fill_top(table: EuthiaTable, level: int) -> None:
    """A new top card lies there, back up, if the deck has one.  [EU-COM-24]"""
    top, deck = MONSTER_TOP + level - 1, MONSTER_DECK + level - 1
    if table.zones[deck].cards and not table.zones[top].cards:
        draw(table, deck, top, "monsters")
        table.shown += 1  # its back is open


def renew_deck(table: EuthiaTable, level: int) -> None:
    """When a card is needed and none is left, the discards become a new deck.  [EU-GLD-01]"""
    top, deck = MONSTER_TOP + level - 1, MONSTER_DECK + level - 1
    if not table.zones[top].cards and not table.zones[deck].cards:
        piles = table.monster_discards
        renew(table, deck, piles[level - 1])
        table.monster_discards = (*piles[: level - 1], (), *piles[level:])
    fill_top(table, level)


def next_monster(table: EuthiaTable, level: int) -> int:
    """The top card of the level, turned over; a copy if all are Trophies.  [EU-COM-11, EU-GLD-07]"""
    top = MONSTER_TOP + level - 1
    renew_deck(table, level)
    if not table.zones[top].cards:
        copies = [monster.id for monster in table.box.monsters[: table.box.normal] if monster.level == level]
        table.copied = True
        return table.chance.pick("monsters", copies)
    card = turn_up(table, top)
    fill_top(table, level)
    return card


def put_on_top(table: EuthiaTable, monster: int) -> None:
    """After a lost Combat the card lies on top again, and everybody knows it.  [EU-DTH-02, EU-DTH-06]"""
    lay_on(table, MONSTER_TOP + table.box.monsters[monster].level - 1, monster)
