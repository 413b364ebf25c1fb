"""Elemental Revocation: what can be revoked, at what price, and where the Volcano can be laid.  [EU-RVA-01]"""

from __future__ import annotations

from collections.abc import Mapping

from muster.games.euthia.content.pieces import CATALYST_THING, ESSENCE_THING, NOTHING
from muster.games.euthia.offers.things import thing_option
from muster.games.euthia.places import (
    CENTRE,
    DIRECTIONS,
    OFFSETS,
    anchor_of,
    element_at,
    is_revoked,
    steps_to_church,
    tile_at,
    within_limit,
)
from muster.games.euthia.queries import carried_things, loose_essences
from muster.games.euthia.state import EuthiaTable
from muster.kernel.game import Prompt, offers
from muster.kernel.options import Param
from muster.kernel.table import Options, Seat

MOST_SLOTS = 40  # for the Volcano  [EU-RVC-10]


def stage_element(table: EuthiaTable, space: int) -> int:
    """The element of an Elemental of the Stage that was not revoked, or nothing.  [EU-RVA-01]"""
    if space & 3 == CENTRE or is_revoked(table, space):
        return NOTHING
    element = element_at(table, space)
    return element if element in table.box.scenarios[table.scenario].stage else NOTHING


def tokens_left(table: EuthiaTable) -> int:
    """Revocation tokens that do not lie on the Map.  [EU-RVA-07]"""
    return table.box.scenarios[table.scenario].figures.get("tokens", 0) - sum(table.revocations)


def may_revoke(table: EuthiaTable, seat: Seat) -> bool:
    """On an Elemental of the Stage with an own Interaction token, as long as there are tokens.  [EU-RVA-01]"""
    space = table.space[seat]
    if stage_element(table, space) == NOTHING or not tokens_left(table):
        return False
    return bool(table.interaction[space][seat]) and bool(prices(table, seat))


def prices(table: EuthiaTable, seat: Seat) -> list[int]:
    """Things of which one is given: an Essence of the type, with Gold in part II, or a Catalyst.  [EU-RVB-01]"""
    scenario = table.box.scenarios[table.scenario]
    element = element_at(table, table.space[seat])
    found: list[int] = []
    if element in loose_essences(table, seat) and table.gold[seat] >= scenario.figures["essence_gold"]:
        found.append(ESSENCE_THING + element)
    if CATALYST_THING in carried_things(table, seat):
        found.append(CATALYST_THING)
    return found


def revoke_offers(table: EuthiaTable, seat: Seat) -> Options:
    """What is given for the revocation.  [EU-RVA-01, EU-RVB-01, EU-RVC-01]"""
    paid = [thing_option(table, "pay", thing) for thing in prices(table, seat)]
    return (*paid, table.box.options["back"][0])


def volcano_slots(table: EuthiaTable) -> list[tuple[int, int]]:
    """Open slots next to the Map, those near the Church; an agreed edge holds if it can.  [EU-RVC-04, EU-RVC-10]"""
    found: set[tuple[int, int]] = set()
    for x, y in table.anchors:
        for dx, dy in OFFSETS:
            found.update([anchor_of(x + dx + right, y + dy + down) for right, down in DIRECTIONS])
    free = [anchor for anchor in found if tile_at(table, anchor) == NOTHING]
    free = [anchor for anchor in free if within_limit(table, anchor)] or free
    free.sort(key=lambda anchor: (min([steps_to_church(anchor[0] + dx, anchor[1] + dy) for dx, dy in OFFSETS]), anchor))
    return sorted(free[:MOST_SLOTS])


def volcano_offers(table: EuthiaTable, seat: Seat) -> Options:
    """Where the Volcano is laid.  [EU-RVC-04]"""
    return tuple(table.box.options["slot"][: len(volcano_slots(table))])


OFFERS = offers(revoke_offers, volcano_offers)


def with_gold_beside(table: EuthiaTable, seat: Seat) -> Mapping[str, Param]:
    return {"gold": table.box.scenarios[table.scenario].figures["essence_gold"]}


PROMPTS = {
    "revoke": Prompt("EU-RVA-01", "EU-RVB-01", "EU-RVC-01", names=("gold",), params=with_gold_beside),
    "volcano": Prompt("EU-RVC-04", "EU-RVC-10"),
}
