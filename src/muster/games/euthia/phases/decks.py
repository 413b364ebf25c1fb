"""Monster decks, whose top cards show their backs.  [EU-COM-24, EU-OSU-05]"""

from __future__ import annotations

from muster.games.euthia.state import MONSTER_DECK, MONSTER_TOP, EuthiaTable
from muster.kernel.zones import Zone, turn_up


def fill_top(table: EuthiaTable, level: int) -> None:
    """A new top card lies there, back up, if the deck has one.  [EU-COM-24]"""
    top, deck = MONSTER_TOP + level - 1, MONSTER_DECK + level - 1
    cards = table.zones[deck].cards
    if cards and not table.zones[top].cards:
        card = table.chance.pick("monsters", cards)
        at = cards.index(card)
        table.zones[deck] = Zone(cards[:at] + cards[at + 1 :])
        table.zones[top] = Zone((card,))
        table.shown += 1  # its back is open


def renew_deck(table: EuthiaTable, level: int) -> None:
    """When a card is needed and none is left, the discards become a new deck.  [EU-GLD-01]"""
    top, deck = MONSTER_TOP + level - 1, MONSTER_DECK + level - 1
    if not table.zones[top].cards and not table.zones[deck].cards:
        piles = table.monster_discards
        table.zones[deck] = Zone(tuple(sorted(piles[level - 1])))
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
    level = table.box.monsters[monster].level
    under = table.zones[MONSTER_TOP + level - 1]
    everyone = (1 << table.seats) - 1
    table.zones[MONSTER_TOP + level - 1] = Zone((monster, *under.cards), (everyone, *under.known))
