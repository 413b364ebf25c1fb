"""Why something that is shown is not allowed now."""

from __future__ import annotations

from collections.abc import Callable

from muster.games.euthia.content.pieces import (
    ABILITY,
    ACTIONS,
    COMBAT,
    DRAGONSLAYERS,
    ELEMENTS,
    FIRST_STRIKE,
    GRIFFIN,
    INFORMANTS,
    MINING,
    NOTHING,
    OF_TERRAIN,
    TRADE,
)
from muster.games.euthia.offers.map import (
    MOST_TARGETS,
    may_use_portal,
    portal_goals,
    source_options,
    space_option,
    walk_offers,
)
from muster.games.euthia.offers.quests import confront_fee, open_quests
from muster.games.euthia.offers.scenario import GRIFFIN_REACH, is_at_lair, may_fight_foe, why_not_visit
from muster.games.euthia.offers.trading import own_equipment, trade_offers, train_offers, unlock_offers
from muster.games.euthia.offers.turn import can_pay_fee, is_closed_by_foe, mining_fee, trade_fee, turn_offers
from muster.games.euthia.places import (
    CENTRE,
    adjacent_hexes,
    distances,
    element_at,
    has_monster,
    is_burning,
    is_centre_open,
    is_church,
    is_enterable,
    is_portal,
    is_revoked,
    is_ruined,
    location,
    neighbours,
    open_slots,
    powers_at,
    reachable,
    scenario_place,
    terrain_at,
    tiles_left,
    trader_at,
    treasure_at,
)
from muster.games.euthia.queries import can_fight, is_open_slot, max_health, purchase_price, trader_of
from muster.games.euthia.scenarios.rules import rules_of
from muster.games.euthia.state import NOBODY, TERRAIN_STACK, EuthiaTable
from muster.kernel.options import Option, Refusal, Saying
from muster.kernel.table import OffersFunction, Options, Seat

# -- the turn ----------------------------------------------------------------------------------------------------------


def turn_refusals(table: EuthiaTable, seat: Seat) -> list[Refusal]:
    """What this place would offer, and why not now."""
    named = table.box.options
    reasons: list[tuple[Option, Saying]] = []
    if not table.moves[seat]:
        reasons.append((named["walk"][0], Saying("refused-no-moves")))
    for key, reason in (
        ("mine", why_not_mine(table, seat)),
        ("trade", why_not_trade(table, seat)),
        ("fight-elite", why_not_fight_elite(table, seat)),
        ("fight-foe", why_not_fight_foe(table, seat)),
        ("church-heal", why_not_heal(table, seat)),
        ("church-potion", why_not_potion(table, seat)),
        ("treasure", why_not_treasure(table, seat)),
        ("confront", why_not_confront(table, seat)),
        ("portal-menu", why_not_portal(table, seat)),
        ("griffin-menu", why_not_summon(table, seat)),
    ):
        if reason is not None:
            reasons.append((named[key][0], reason))
    reasons += [(named["quest"][quest], Saying("refused-quest")) for quest in open_quests(table, seat)]
    place = scenario_place(table, table.space[seat])
    if place in rules_of(table).places:
        closed = why_not_visit(table, seat, place)
        reasons += [] if closed is None else [(named["visit"][place], closed)]
    reasons += [(refusal.option, refusal.reason) for refusal in rules_of(table).refusals(table, seat)]
    offered = turn_offers(table, seat)
    if table.moves[seat] and not any(option.kind == "walk" for option in offered):  # the ways stand in the turn itself
        reasons += [(refusal.option, refusal.reason) for refusal in walk_refusals(table, seat)]
    return not_offered(reasons, offered)


def not_offered(reasons: list[tuple[Option, Saying]], options: Options) -> list[Refusal]:
    """The reasons of what is not offered, each once."""
    offered = {option.key for option in options}
    refusals: list[Refusal] = []
    for option, reason in reasons:
        if option.key not in offered:
            offered.add(option.key)
            refusals.append(Refusal(option, reason))
    return refusals


def no_action(action: int) -> Saying:
    return Saying("refused-no-action", {"action": f"action-{ACTIONS[action]}"})


def fee(table: EuthiaTable, owners: int) -> Saying:
    """[EU-MIN-07, EU-COP-02]"""
    return Saying("refused-fee-card") if table.cooperative else Saying("refused-fee", {"gold": owners})


def why_not_mine(table: EuthiaTable, seat: Seat) -> Saying | None:
    """On a Mining hex only.  [EU-MIN-01, EU-MIN-02, EU-MIN-07, EU-MIN-09]"""
    space = table.space[seat]
    terrain = terrain_at(table, space)
    if terrain == NOTHING:
        return None
    if is_ruined(table, space):
        return Saying("refused-ruined")
    if table.interaction[space][seat] == 1:
        return Saying("refused-mined")
    if not table.zones[TERRAIN_STACK + terrain].cards and not table.discards[OF_TERRAIN + terrain]:
        return Saying("refused-empty")
    if not can_pay_fee(table, seat, mining_fee(table, seat)):
        return fee(table, mining_fee(table, seat))
    return None if source_options(table, seat, MINING) else no_action(MINING)


def why_not_trade(table: EuthiaTable, seat: Seat) -> Saying | None:
    """At a Place of Trade only.  [EU-TRD-01, EU-TRD-02, EU-TRD-18, EU-FAR-06]"""
    space = table.space[seat]
    if trader_at(table, space) == NOTHING:
        return None
    if is_ruined(table, space):
        return Saying("refused-burned")
    if space & 3 == CENTRE and is_closed_by_foe(table, space):
        return Saying("refused-foe")
    if not source_options(table, seat, TRADE):
        return no_action(TRADE)
    return fee(table, len(trade_fee(table, seat)))


def why_not_fight_elite(table: EuthiaTable, seat: Seat) -> Saying | None:
    """At the Lair only.  [EU-ELI-06]"""
    return no_action(COMBAT) if is_at_lair(table, table.space[seat]) and not table.bounty_done else None


def why_not_fight_foe(table: EuthiaTable, seat: Seat) -> Saying | None:
    """Next to the shared foe only.  [EU-SCX-05]"""
    space = table.space[seat]
    if table.foe_space == NOTHING or space & 3 == CENTRE:
        return None
    if table.foe_space not in (space, *adjacent_hexes(table, space)):
        return None
    if table.foe_fought >> seat & 1:
        return Saying("refused-fought")
    return no_action(COMBAT) if may_fight_foe(table, seat) else None


def why_not_heal(table: EuthiaTable, seat: Seat) -> Saying | None:
    """[EU-FRE-02]"""
    if not is_church(table, table.space[seat]):
        return None
    return Saying("refused-healthy") if table.health[seat] >= max_health(table, seat) else too_dear(table, seat, 1)


def why_not_potion(table: EuthiaTable, seat: Seat) -> Saying | None:
    """[EU-FRE-02]"""
    return too_dear(table, seat, table.box.church_potion) if is_church(table, table.space[seat]) else None


def why_not_treasure(table: EuthiaTable, seat: Seat) -> Saying | None:
    """[EU-TRE-01, EU-TRE-05]"""
    space = table.space[seat]
    if treasure_at(table, space) and is_ruined(table, space):
        return Saying("refused-ruined")
    return Saying("refused-taken") if treasure_at(table, space) and table.hero_tokens[space] != NOBODY else None


def why_not_confront(table: EuthiaTable, seat: Seat) -> Saying | None:
    """[EU-CNF-01, EU-CNF-02]"""
    space = table.space[seat]
    if element_at(table, space) == NOTHING:
        return None
    if is_ruined(table, space):
        return Saying("refused-ruined")
    if is_revoked(table, space):
        return Saying("refused-revoked")
    if table.interaction[space][seat]:
        return Saying("refused-confronted")
    return fee(table, confront_fee(table, seat))


def why_not_portal(table: EuthiaTable, seat: Seat) -> Saying | None:
    """[EU-TEL-04, EU-TEL-05]"""
    here = table.space[seat]
    if not is_portal(table, here) or may_use_portal(table, seat):
        return None
    if is_ruined(table, here):
        return Saying("refused-ruined")
    return Saying("refused-no-portal" if not portal_goals(table, seat) else "refused-portal")


def why_not_summon(table: EuthiaTable, seat: Seat) -> Saying | None:
    """In its reach only.  [EU-GRF-03]"""
    space = table.space[seat]
    if table.griffin == NOTHING:
        return None
    near = location(table, space) == GRIFFIN or table.griffin in distances(table, space, GRIFFIN_REACH)
    return Saying("refused-no-trophy") if near else None


# -- the Map -----------------------------------------------------------------------------------------------------------


def walk_refusals(table: EuthiaTable, seat: Seat) -> list[Refusal]:
    """Spaces near enough for the Move points that cannot be walked to now.  [EU-LIB-02, EU-SPC-04, EU-FAR-03]"""
    here = table.space[seat]
    fights = can_fight(table, seat)
    found = reachable(table, here, table.moves[seat], fights)
    reasons: list[tuple[Option, Saying]] = []
    for space in sorted(found, key=lambda space: (found[space], space)):
        if found[space] < table.moves[seat]:
            for other in neighbours(table, space):
                if other not in found:
                    reasons.append((space_option(table, "go", other), why_not_go(table, space, other, fights)))
    return not_offered(reasons, walk_offers(table, seat))[:MOST_TARGETS]


def why_not_go(table: EuthiaTable, last: int, space: int, fights: bool) -> Saying:
    """A space that may not be entered, or something that happens before on the way to it.  [EU-REV-09]"""
    if not is_enterable(table, space, fights):
        if space & 3 == CENTRE and not is_centre_open(table, space):
            return Saying("refused-closed")
        return Saying("refused-foe" if space == table.foe_space else "refused-fight")
    at = space_option(table, "go", last).saying.params
    if has_monster(table, last):
        return Saying("refused-past-monster", at)
    if open_slots(table, last) and tiles_left(table):
        return Saying("refused-past-edge", at)
    return Saying("refused-past-fire" if is_burning(powers_at(table, last)) else "refused-past-water", at)


# -- Trade -------------------------------------------------------------------------------------------------------------


def too_dear(table: EuthiaTable, seat: Seat, price: int) -> Saying:
    return Saying("refused-price", {"price": price, "gold": table.gold[seat]})


def trade_refusals(table: EuthiaTable, seat: Seat) -> list[Refusal]:
    """Goods that are too dear or have no place, and trades that cannot be made.  [EU-TRD-06, EU-TRD-20, EU-HTL-03]"""
    if table.fee_due:
        return []
    named = table.box.options
    trader = trader_of(table, seat)
    reasons: list[tuple[Option, Saying]] = []
    for copy in (*table.offers[trader], *own_equipment(table, seat)):
        if copy != NOTHING:
            tile = table.box.tile(copy)
            reasons.append((named["buy"][tile.id], why_not_buy(table, seat, purchase_price(table, tile))))
    if table.health[seat] >= max_health(table, seat):
        reasons.append((named["heal"][0], Saying("refused-healthy")))
    else:
        reasons.append((named["heal"][0], too_dear(table, seat, 1)))
    if trader == DRAGONSLAYERS:
        reasons.append((named["buy-gaar"][0], why_not_buy(table, seat, table.box.gaar_price)))
    if table.veiled[seat]:
        reasons.append((named["unveil"][0], why_not_unveil(table, seat)))
    return not_offered(reasons, trade_offers(table, seat))


def why_not_buy(table: EuthiaTable, seat: Seat, price: int) -> Saying:
    return too_dear(table, seat, price) if price > table.gold[seat] else Saying("refused-room")


def why_not_unveil(table: EuthiaTable, seat: Seat) -> Saying:
    """[EU-HTL-03, EU-HTL-05]"""
    if table.gold[seat] < table.box.unveil_price:
        return too_dear(table, seat, table.box.unveil_price)
    return Saying("refused-reputation", {"reputation": table.reputation[seat]})


def train_refusals(table: EuthiaTable, seat: Seat) -> list[Refusal]:
    """Abilities that are too dear or fit nowhere.  [EU-HTL-08]"""
    reasons: list[tuple[Option, Saying]] = []
    for copy in table.supply[seat]:
        tile = table.box.tile(copy)
        if tile.kind in (ABILITY, FIRST_STRIKE):
            dear = tile.price > table.gold[seat]
            reason = too_dear(table, seat, tile.price) if dear else Saying("refused-slot")
            reasons.append((table.box.options["train"][tile.id], reason))
    return not_offered(reasons, train_offers(table, seat))


def unlock_refusals(table: EuthiaTable, seat: Seat) -> list[Refusal]:
    """Slots whose price is not there.  [EU-HTL-12, EU-EQP-04]"""
    reasons: list[tuple[Option, Saying]] = []
    for at, slot in enumerate(table.box.heroes[table.heroes[seat]].slots):
        if not is_open_slot(table, seat, at):
            reason = too_dear(table, seat, slot.gold)
            if slot.essence != NOTHING:
                reason = Saying("refused-essence", {"essence": f"essence-{ELEMENTS[slot.essence]}"})
            reasons.append((table.box.options["unlock"][at], reason))
    return not_offered(reasons, unlock_offers(table, seat))


REFUSALS: dict[OffersFunction, Callable[..., list[Refusal]]] = {
    turn_offers: turn_refusals,
    walk_offers: walk_refusals,
    trade_offers: trade_refusals,
    train_offers: train_refusals,
    unlock_offers: unlock_refusals,
}

# The texts of the reasons, with the parameters that they get.
SAYINGS = {
    "refused-no-moves": frozenset[str](),
    "refused-no-action": frozenset({"action"}),
    "refused-fight": frozenset[str](),
    "refused-closed": frozenset[str](),
    "refused-foe": frozenset[str](),
    "refused-past-monster": frozenset({"place", "hex"}),
    "refused-past-edge": frozenset({"place", "hex"}),
    "refused-past-fire": frozenset({"place", "hex"}),
    "refused-past-water": frozenset({"place", "hex"}),
    "refused-burned": frozenset[str](),
    "refused-mined": frozenset[str](),
    "refused-empty": frozenset[str](),
    "refused-fee": frozenset({"gold"}),
    "refused-fee-card": frozenset[str](),
    "refused-taken": frozenset[str](),
    "refused-confronted": frozenset[str](),
    "refused-quest": frozenset[str](),
    "refused-portal": frozenset[str](),
    "refused-no-portal": frozenset[str](),
    "refused-no-trophy": frozenset[str](),
    "refused-fought": frozenset[str](),
    "refused-healthy": frozenset[str](),
    "refused-price": frozenset({"price", "gold"}),
    "refused-ruined": frozenset(),
    "refused-visited": frozenset(),
    "refused-too-weak": frozenset({"number"}),
    "refused-no-tokens": frozenset(),
    "refused-revoked": frozenset(),
    "refused-no-token-here": frozenset(),
    "refused-revoke": frozenset({"element", "gold"}),
    "refused-revoke-catalyst": frozenset({"element", "gold"}),
    "refused-all-known": frozenset(),
    **{f"refused-informant-{name}": frozenset[str]() for name in INFORMANTS},
    "refused-essence": frozenset({"essence"}),
    "refused-room": frozenset[str](),
    "refused-slot": frozenset[str](),
    "refused-reputation": frozenset({"reputation"}),
}
