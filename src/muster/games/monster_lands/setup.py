"""From the box to the first round."""

from __future__ import annotations

from collections.abc import Mapping

from muster.games.monster_lands.content.pieces import AFFINITIES, LEFT, Box
from muster.games.monster_lands.effects.drawing import (
    draw_missions,
    fill_bazaar,
    fill_lodge,
    fill_loot,
    next_mercenary,
    reveal_land,
    reveal_monster,
    set_at,
)
from muster.games.monster_lands.events import CLAN_DEALT, FIRST_PLAYER, MERCENARY_SHOWN
from muster.games.monster_lands.phases.preparation import prepare
from muster.games.monster_lands.queries import land_places
from muster.games.monster_lands.state import (
    CUT_THROAT,
    GEAR_DECK,
    HARD,
    HEADER_DECK,
    LAND_DECK,
    LOOT_PILE,
    MEMBER_DECK,
    MISSION_BAG,
    MONSTER_DECK,
    NOTHING,
    PANIC_STACK,
    TRAP_PILE,
    LandsTable,
    store,
)
from muster.games.monster_lands.visibility import layout
from muster.kernel.chance import Chance
from muster.kernel.game import Game, steps
from muster.kernel.zones import place, renew

DOCKS = 4
SOLO_DOCKS = 3  # [ML-SET-02]
FAIR_REPUTATION = 4  # [ML-SET-03]


def deal(game: Game, seats: int, options: Mapping[str, object], chance: Chance, box: Box) -> LandsTable:
    """An empty table; setup waits on the agenda.  [ML-SET-01]"""
    table = LandsTable()
    table.unpack(game, seats, options, chance, box, layout(seats, box))
    for step in (show_mercenaries, lay_out_traps, lay_out_equipment, lay_out_lands, lay_out_loot, lay_out_missions):
        table.then(step)
    table.then(stack_panic)
    table.then(deal_clans)
    table.then(choose_first_player)
    table.then(prepare)
    return table


def show_mercenaries(table: LandsTable) -> None:
    """Four mercenaries, as many of them modest as there are players.  [ML-SET-02, ML-SET-03, ML-SET-04]"""
    place(table, MEMBER_DECK, table.box.deck)
    docks = SOLO_DOCKS if table.seats == 1 else DOCKS
    table.tavern = (NOTHING,) * docks
    for dock in range(docks):
        table.tavern = set_at(table.tavern, dock, next_mercenary(table))
    aside: list[int] = []
    while not is_fair(table) and table.zones[MEMBER_DECK].cards:
        highest = max([reputation(table, member) for member in table.tavern])
        dock = next(at for at, member in enumerate(table.tavern) if reputation(table, member) == highest)
        aside.append(table.tavern[dock])
        table.tavern = set_at(table.tavern, dock, next_mercenary(table))
    renew(table, MEMBER_DECK, (*table.zones[MEMBER_DECK].cards, *aside))
    for member in table.tavern:
        if member != NOTHING:
            table.tell(MERCENARY_SHOWN, member)


def reputation(table: LandsTable, member: int) -> int:
    return table.box.members[member].reputation


def is_fair(table: LandsTable) -> bool:
    """At least as many mercenaries of reputation 4 or less as there are players.  [ML-SET-03]"""
    return sum([1 for member in table.tavern if reputation(table, member) <= FAIR_REPUTATION]) >= table.seats


def lay_out_traps(table: LandsTable) -> None:
    """Tricks and shielded traps only with the module; the initial ones are kept apart.  [ML-SET-05, ML-TRI-01]"""
    groups = ("ordinary", "shielded", "trick") if table.tricks else ("ordinary",)
    pile: list[int] = []
    for trap in table.box.traps:
        if trap.group in groups:
            pile.extend([trap.id] * trap.copies)
    place(table, TRAP_PILE, tuple(pile))
    fill_lodge(table)


def lay_out_equipment(table: LandsTable) -> None:
    """Three cards at the Bazaar.  [ML-SET-06]"""
    place(table, GEAR_DECK, tuple(range(len(table.box.gear_cards))))
    fill_bazaar(table)


def lay_out_lands(table: LandsTable) -> None:
    """A land, a header and a monster each; the first monsters are A below Hard.  [ML-SET-07 to ML-SET-10, ML-DIF-03]"""
    box = table.box
    place(table, LAND_DECK, tuple(range(len(box.lands))))
    place(table, HEADER_DECK, tuple(range(len(box.headers) // 2)))
    mixed = table.level in (HARD, CUT_THROAT)
    place(table, MONSTER_DECK, tuple([monster.id for monster in box.monsters if mixed or monster.difficulty == "A"]))
    for at in range(LEFT, land_places(table)):
        reveal_land(table, at)
        reveal_monster(table, at)
    if not mixed:
        rest = [monster.id for monster in box.monsters if monster.difficulty != "A"]
        place(table, MONSTER_DECK, (*table.zones[MONSTER_DECK].cards, *rest))


def lay_out_loot(table: LandsTable) -> None:
    """Four tokens are shown.  [ML-SET-11]"""
    pile: list[int] = []
    for loot in table.box.loot:
        pile.extend([loot.id] * loot.copies)
    place(table, LOOT_PILE, tuple(pile))
    fill_loot(table)


def lay_out_missions(table: LandsTable) -> None:
    """[ML-SET-12]"""
    place(table, MISSION_BAG, tuple(range(len(table.box.missions))))
    draw_missions(table)


def stack_panic(table: LandsTable) -> None:
    """[ML-SET-13]"""
    place(table, PANIC_STACK, tuple(range(len(table.box.panic))))


def deal_clans(table: LandsTable) -> None:
    """A leader and a mercenary of one affinity for everyone, and an initial trap.  [ML-CLA-01, ML-CLA-02, ML-CLA-03]"""
    box = table.box
    affinities = table.chance.shuffle("clans", range(len(AFFINITIES)))
    for seat in range(table.seats):
        affinity = affinities[seat]
        leader, mercenary = box.leaders[affinity], box.initials[affinity]
        table.clans[seat].members = (leader, mercenary)
        table.clans[seat].leader = leader
        table.clans[seat].reputation = box.members[leader].reputation + box.members[mercenary].reputation
        place(table, store(seat), (box.initial_trap,))
        table.tell(CLAN_DEALT, seat, affinity)


def choose_first_player(table: LandsTable) -> None:
    """Chance decides who opens.  [ML-SET-16, ML-SOL-01]"""
    table.first = table.chance.below("first-player", table.seats) if table.seats > 1 else 0
    table.active = table.first
    table.tell(FIRST_PLAYER, table.first)


STEPS = steps(
    show_mercenaries,
    lay_out_traps,
    lay_out_equipment,
    lay_out_lands,
    lay_out_loot,
    lay_out_missions,
    stack_panic,
    deal_clans,
    choose_first_player,
)
