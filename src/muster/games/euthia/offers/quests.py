"""Quests and what they ask for, Elementals to confront."""

from __future__ import annotations

from collections.abc import Mapping

from muster.games.euthia.content.abilities import ChosenWord, words_in
from muster.games.euthia.content.pieces import (
    ESSENCE_THING,
    GEM_THING,
    NOTHING,
    OF_TERRAIN,
    OF_TREASURE,
    POTION,
    POTION_THING,
    RESOURCE,
    SCROLL,
    SCROLL_THING,
    THING,
    Effect,
    Quest,
)
from muster.games.euthia.offers.things import thing_option
from muster.games.euthia.places import encounter_at, is_ruined, legend_at
from muster.games.euthia.queries import (
    carried_things,
    gaar_of,
    is_essence,
    is_gem,
    is_trophy,
    level_of_trophy,
    set_size,
)
from muster.games.euthia.state import EuthiaTable, gold_hand, silver_hand
from muster.kernel.game import Prompt, offers
from muster.kernel.options import Option, Param
from muster.kernel.table import Options, Seat

# What is paid with things that the player may have to choose among.
CHOSEN = frozenset(words_in(ChosenWord))  # what is paid with things of one's choice


def confront_fee(table: EuthiaTable, seat: Seat) -> int:
    """How many opponents have tokens on the Elemental.  [EU-CNF-02]"""
    row = table.interaction[table.space[seat]]
    return sum([1 for other in range(table.seats) if other != seat and row[other]])


def fulfillable(table: EuthiaTable, seat: Seat) -> list[int]:
    """Open Quests here that the Hero can fulfil.  [EU-QST-01]"""
    return [quest for quest in open_quests(table, seat) if can_fulfil(table, seat, table.box.quests[quest])]


def open_quests(table: EuthiaTable, seat: Seat) -> tuple[int, ...]:
    """Quests that lie open here, of an Encounter or a Legend.  [EU-QST-01, EU-MIR-02, EU-GOL-04]"""
    space = table.space[seat]
    if is_ruined(table, space):
        return ()
    legend = legend_at(table, space)
    if legend != NOTHING:
        return (legend,)
    encounter = encounter_at(table, space)
    return () if encounter == NOTHING else table.encounter_cards[encounter]


def can_fulfil(table: EuthiaTable, seat: Seat, quest: Quest) -> bool:
    """Are the conditions met and can all costs be paid together?  [EU-QST-01, EU-QST-03]"""
    if not all(is_met(table, seat, condition) for condition in quest.has):
        return False
    return can_pay_all(table, seat, quest.cost, tuple(sorted(carried_things(table, seat))))


def can_pay_all(table: EuthiaTable, seat: Seat, costs: tuple[tuple[Effect, ...], ...], things: tuple[int, ...]) -> bool:
    """Try the alternatives of each cost in turn with the things that are left."""
    if not costs:
        return True
    for alternative in costs[0]:
        for left in ways_to_pay(table, seat, alternative, things):
            if can_pay_all(table, seat, costs[1:], left):
                return True
    return False


def ways_to_pay(table: EuthiaTable, seat: Seat, cost: Effect, things: tuple[int, ...]) -> list[tuple[int, ...]]:
    """What is left of the things after paying one cost, for each different way; nothing if it cannot be paid."""
    name, number, extra = cost
    if name not in CHOSEN:
        return [things] if has_counted(table, seat, name, number) else []
    rows: list[tuple[tuple[int, ...], tuple[int, ...]]] = [(things, ())]
    for _ in range(number):
        further: dict[tuple[int, ...], tuple[int, ...]] = {}
        for left, paid in rows:
            for thing in sorted(set(left)):
                if fits_cost(table, name, extra, thing) and not clashes(table, name, thing, paid):
                    at = left.index(thing)
                    further[(*left[:at], *left[at + 1 :])] = (*paid, thing)
        rows = list(further.items())
    return [left for left, _ in rows]


def clashes(table: EuthiaTable, name: str, thing: int, paid: tuple[int, ...]) -> bool:
    """Must this payment differ from the others?  [EU-QST-05]"""
    if name == "different_essences":
        return thing in paid
    if name == "different_resources":
        return table.box.copies[thing] in [table.box.copies[other] for other in paid]
    if name == "different_trophies":
        return level_of_trophy(table, thing) in [level_of_trophy(table, other) for other in paid]
    return False


def has_counted(table: EuthiaTable, seat: Seat, name: str, number: int) -> bool:
    """Costs that are plain numbers."""
    if name == "gold":
        return table.gold[seat] >= number
    if name == "gaar":
        return gaar_of(table, seat) >= number
    if name == "silver":
        return len(table.zones[silver_hand(table, seat)].cards) >= number
    if name == "gold_card":
        return len(table.zones[gold_hand(table, seat)].cards) >= number
    if name == "inj":
        return table.health[seat] > number  # [EU-QST-05]
    return name == "lose_rep" and table.reputation[seat] >= number


def fits_cost(table: EuthiaTable, name: str, extra: int, thing: int) -> bool:
    """Does a thing pay such a cost?"""
    if name in ("gem", "any_gem"):
        return is_gem(thing) and (name == "any_gem" or thing - GEM_THING == extra)
    if name in ("essence", "any_essence", "different_essences"):
        return is_essence(thing) and (name != "essence" or thing - ESSENCE_THING == extra)
    if name in ("trophy", "different_trophies"):
        return is_trophy(thing) and level_of_trophy(table, thing) >= extra
    if name == "potion":
        return thing == POTION_THING
    if thing == SCROLL_THING:
        return name in ("scroll", "potion_or_scroll")
    if thing >= THING:
        return name == "potion_or_scroll" and thing == POTION_THING
    return fits_tile_cost(table, name, extra, thing)


def fits_tile_cost(table: EuthiaTable, name: str, extra: int, copy: int) -> bool:
    """Costs that are paid with tiles."""
    tile = table.box.tile(copy)
    if name == "resource":
        return tile.set == OF_TERRAIN + extra
    if name in ("any_resource", "different_resources"):
        return tile.kind == RESOURCE
    if name == "raw_gem":
        return tile.kind == RESOURCE and any(part[0] == "gem" for effects in tile.options for part in effects)
    if name == "tile":
        return tile.id == extra
    if name == "treasure_tile":
        return OF_TREASURE <= tile.set < OF_TREASURE + 3
    return tile.kind == SCROLL or (name == "potion_or_scroll" and tile.kind == POTION)


def is_met(table: EuthiaTable, seat: Seat, condition: Effect) -> bool:
    """A state that is checked and costs nothing."""
    name, number, extra = condition
    if name == "armor_set":
        return set_size(table, seat) >= number
    if name == "quests":
        return len(table.quests[seat]) >= number
    if name == "rep":
        return table.reputation[seat] >= number
    return len(table.bounties[seat]) >= number or len(table.quests[seat]) >= extra


def may_still_pay(table: EuthiaTable, cost: Effect, paid: tuple[int, ...]) -> bool:
    """Does all that was paid for a part belong to this alternative?  [EU-QST-06]"""
    name, _, extra = cost
    return name in CHOSEN and all(fits_cost(table, name, extra, thing) for thing in paid)


def is_paid(table: EuthiaTable, quest: int, at: int, paid: tuple[int, ...]) -> bool:
    """Is one alternative of a part complete?  [EU-QST-06]"""
    costs = table.box.quests[quest].cost[at]
    return any(cost[1] == len(paid) and may_still_pay(table, cost, paid) for cost in costs)


def payment_offers(table: EuthiaTable, seat: Seat, quest: int, at: int, paid: tuple[int, ...]) -> Options:
    """Things that pay the next part, so that everything else can still be paid.  [EU-QST-01, EU-QST-03]"""
    costs = table.box.quests[quest].cost
    things = tuple(sorted(carried_things(table, seat)))
    options: list[Option] = []
    for name, number, extra in costs[at]:
        if not may_still_pay(table, (name, number, extra), paid):
            continue
        left = number - len(paid)
        for thing in sorted(set(things)):
            if not fits_cost(table, name, extra, thing) or clashes(table, name, thing, paid):
                continue
            place = things.index(thing)
            rest = (*things[:place], *things[place + 1 :])
            missing = (((name, left - 1, extra),),) if left > 1 else ()
            if can_pay_all(table, seat, (*missing, *costs[at + 1 :]), rest):
                options.append(thing_option(table, "pay", thing))
    return tuple(dict.fromkeys(options))


OFFERS = offers(payment_offers)


def with_quest(table: EuthiaTable, seat: Seat, quest: int, *_: object) -> Mapping[str, Param]:
    return {"quest": f"quest-{table.box.quests[quest].key}"}


PROMPTS = {"payment": Prompt("EU-QST-01", "EU-QST-03", names=("quest",), params=with_quest)}
