"""What an option would bring, and why something that is shown is not allowed."""

from __future__ import annotations

from collections.abc import Callable

from muster.games.monster_lands.content.pieces import (
    ALCHEMIST,
    BAZAAR,
    CONTRACT,
    ENTRANCE,
    MINE,
    PLACE_OF,
    PLACES,
    SHOPS,
)
from muster.games.monster_lands.offers.citadel import bazaar_offers, lodge_offers, tavern_offers
from muster.games.monster_lands.offers.turn import turn_offers
from muster.games.monster_lands.queries import (
    attack_total,
    basket_price,
    capture_total,
    conquest_total,
    elimination_total,
    excess_glory,
    first_novice,
    has_room,
    is_closed_space,
    is_in_panic,
    may_capture,
    mission_total,
    monster_of,
    persuasion_off,
    placeable,
    price_now,
    senders,
)
from muster.games.monster_lands.state import BASKET, NOTHING, ON_SALE, LandsTable
from muster.kernel.options import Option, Refusal, Saying
from muster.kernel.table import Seat

# -- refusals ----------------------------------------------------------------------------------------------------------


def turn_refusals(table: LandsTable, seat: Seat) -> list[Refusal]:
    """Buildings and places that take nothing now, and why.  [ML-CIT-02, ML-CIT-03, ML-DEP-03, ML-PAN-04, ML-OUT-01]"""
    named = table.box.options
    offered = {option.key for option in turn_offers(table, seat)}
    refusals: list[Refusal] = []
    for at, building in enumerate(SHOPS):
        option = named["visit"][at]
        if option.key not in offered:
            refusals.append(Refusal(option, Saying(why_not_visit(table, seat, building))))
    for kind, building in (("alchemist", ALCHEMIST), ("mine", MINE)):
        for option in named[kind]:
            if option.key not in offered:
                reason = "refused-panic" if is_in_panic(table, building) else "refused-dice"
                if option.value in [placed[0] for placed in table.buildings[building]]:
                    reason = "refused-full"
                elif building == MINE and is_closed_space(table, option.value):
                    reason = "refused-few-players"
                refusals.append(Refusal(option, Saying(reason)))
    for place, option in enumerate(named["outside"]):
        if option.key not in offered:
            refusals.append(Refusal(option, Saying(why_not_send(table, seat, place))))
    if "pass" not in offered:
        refusals.append(Refusal(table.box.book["pass"], Saying("refused-pass")))
    return refusals


def why_not_visit(table: LandsTable, seat: Seat, building: int) -> str:
    if is_in_panic(table, building):
        return "refused-panic"
    if not has_room(table, building):
        return "refused-full"
    if not table.strength[seat] and not table.faces[seat]:
        return "refused-dice"
    if building == BAZAAR and not placeable(table, seat, 0):
        return "refused-nobody-home"
    return "refused-gold"


def why_not_send(table: LandsTable, seat: Seat, place: int) -> str:
    if not senders(table, seat):
        return "refused-nobody-home"
    if place == ENTRANCE and table.monsters[ENTRANCE] == NOTHING:
        return "refused-no-monster"
    if place < ENTRANCE and table.lands[place] == NOTHING:
        return "refused-no-land"
    return "refused-paths"


def lodge_refusals(table: LandsTable, seat: Seat) -> list[Refusal]:
    """Traps that are too dear.  [ML-LOD-01]"""
    offered = {option.key for option in lodge_offers(table, seat)}
    so_far = basket_price(table, table.zones[BASKET].cards)
    refusals: list[Refusal] = []
    for trap in sorted(set(table.zones[ON_SALE].cards)):
        option = table.box.options["buy"][trap]
        if option.key not in offered:
            price = price_now(table, so_far + table.box.traps[trap].price)
            refusals.append(Refusal(option, Saying("refused-price", {"price": price, "gold": table.gold[seat]})))
    return refusals


def tavern_refusals(table: LandsTable, seat: Seat) -> list[Refusal]:
    """Mercenaries who do not come, too famous or too dear, and a novice who is too dear.  [ML-TAV-02, ML-TAV-05]"""
    offered = {option.key for option in tavern_offers(table, seat)}
    refusals: list[Refusal] = []
    for member in (*table.tavern, first_novice(table)):
        option = table.box.options["hire"][member]
        if member == NOTHING or option.key in offered:
            continue
        record = table.box.members[member]
        if not record.novice and record.reputation > excess_glory(table, seat):
            reason = Saying(
                "refused-reputation", {"reputation": record.reputation, "excess": max(0, excess_glory(table, seat))}
            )
        else:
            reason = Saying("refused-price", {"price": price_now(table, record.cost), "gold": table.gold[seat]})
        refusals.append(Refusal(option, reason))
    return refusals


def bazaar_refusals(table: LandsTable, seat: Seat) -> list[Refusal]:
    """Equipment that is too dear.  [ML-BAZ-01]"""
    offered = {option.key for option in bazaar_offers(table, seat)}
    refusals: list[Refusal] = []
    for kind in sorted({table.box.gear_cards[card] for card in table.bazaar if card != NOTHING}):
        option = table.box.options["equip"][kind]
        if option.key not in offered:
            price = price_now(table, table.box.gear[kind].price)
            refusals.append(Refusal(option, Saying("refused-price", {"price": price, "gold": table.gold[seat]})))
    return refusals


REFUSALS: dict[str, Callable[..., list[Refusal]]] = {
    "turn_offers": turn_refusals,
    "lodge_offers": lodge_refusals,
    "tavern_offers": tavern_refusals,
    "bazaar_offers": bazaar_refusals,
}


# -- previews ----------------------------------------------------------------------------------------------------------


def price(gold: int) -> Saying:
    return Saying("preview-price", {"gold": gold})


def shop_die_preview(table: LandsTable, seat: Seat, option: Option, building: int) -> Saying | None:
    """What a persuasion die takes off.  [ML-PER-02]"""
    if option.kind != "face":
        return None
    return Saying("preview-off", {"gold": persuasion_off(table, building, option.value)})


def lodge_preview(table: LandsTable, seat: Seat, option: Option) -> Saying | None:
    """The price of the whole basket.  [ML-LOD-01]"""
    so_far = basket_price(table, table.zones[BASKET].cards)
    if option.kind == "buy":
        return price(price_now(table, so_far + table.box.traps[option.value].price))
    return price(price_now(table, so_far)) if option.kind == "done" else None


def tavern_preview(table: LandsTable, seat: Seat, option: Option) -> Saying | None:
    """The price of a newcomer.  [ML-TAV-01]"""
    if option.kind == "hire":
        return price(price_now(table, table.box.members[option.value].cost))
    return price(table.box.beer_price) if option.kind == "beer" else None


def armory_preview(table: LandsTable, seat: Seat, option: Option) -> Saying | None:
    return price(price_now(table, option.value * table.box.armory_price))


def bazaar_preview(table: LandsTable, seat: Seat, option: Option) -> Saying | None:
    return price(price_now(table, table.box.gear[option.value].price))


def trophy_preview(table: LandsTable, seat: Seat, option: Option) -> Saying | None:
    """What a trophy fetches.  [ML-CAP-03]"""
    if option.kind != "trophy":
        return None
    return Saying("preview-gain", {"gold": table.box.monsters[option.value].trophy * table.box.trophy_gold})


def ward_preview(table: LandsTable, seat: Seat, option: Option, path: int, dice: int) -> Saying | None:
    """How many black dice are left.  [ML-MAT-06]"""
    return Saying("preview-black", {"dice": max(0, dice - option.value)})


def turn_preview(table: LandsTable, seat: Seat, option: Option) -> Saying | None:
    """What waits where a mercenary is sent.  [ML-OUT-01]"""
    if option.kind != "outside":
        return None
    place = option.value
    if PLACES[place] in ("mission", "contract"):
        tile = table.box.missions[table.missions[1 if place == CONTRACT else 0]]
        return Saying("preview-place", {"name": f"mission-{tile.key}"})
    if table.monsters[place] == NOTHING:
        return Saying("preview-place", {"name": f"land-{table.box.lands[table.lands[place]].key}"})
    monster = f"monster-{monster_of(table, place).key}"
    if PLACES[place] == "entrance":
        return Saying("preview-against", {"monster": monster})
    return Saying("preview-land", {"land": f"land-{table.box.lands[table.lands[place]].key}", "monster": monster})


def attack_preview(table: LandsTable, seat: Seat, option: Option, path: int) -> Saying | None:
    """What the total would do if it stood.  [ML-CAP-01, ML-CAP-04, ML-CAR-03]"""
    if option.kind != "stop":
        return None
    monster = monster_of(table, PLACE_OF[path])
    if elimination_total(table, path) >= monster.elimination_value:
        return Saying("preview-slays")
    if may_capture(table, path) and capture_total(table, path) >= monster.capture_value:
        return Saying("preview-captures")
    return Saying("preview-damage", {"damage": attack_total(table, path)})


def conquest_preview(table: LandsTable, seat: Seat, option: Option, path: int) -> Saying | None:
    """Whether the total conquers the land.  [ML-CON-01, ML-CON-02]"""
    if option.kind != "stop":
        return None
    wins = conquest_total(table, path) >= table.box.lands[table.lands[PLACE_OF[path]]].conquest
    return Saying("preview-conquers" if wins else "preview-fails")


def mission_preview(table: LandsTable, seat: Seat, option: Option, path: int) -> Saying | None:
    """Whether the total reaches the objective.  [ML-DMI-01]"""
    if option.kind != "stop":
        return None
    done = mission_total(table, path) >= table.box.missions[table.missions[0]].objective
    return Saying("preview-reaches" if done else "preview-fails")


PREVIEWS: dict[str, Callable[..., Saying | None]] = {
    "shop_die_offers": shop_die_preview,
    "lodge_offers": lodge_preview,
    "tavern_offers": tavern_preview,
    "armory_offers": armory_preview,
    "bazaar_offers": bazaar_preview,
    "trophy_offers": trophy_preview,
    "ward_offers": ward_preview,
    "turn_offers": turn_preview,
    "attack_offers": attack_preview,
    "conquest_offers": conquest_preview,
    "mission_offers": mission_preview,
}

# The texts of reasons and previews, with the parameters that they get.
SAYINGS = {
    "refused-panic": frozenset[str](),
    "refused-full": frozenset[str](),
    "refused-dice": frozenset[str](),
    "refused-few-players": frozenset[str](),
    "refused-gold": frozenset[str](),
    "refused-nobody-home": frozenset[str](),
    "refused-no-monster": frozenset[str](),
    "refused-no-land": frozenset[str](),
    "refused-paths": frozenset[str](),
    "refused-pass": frozenset[str](),
    "refused-price": frozenset({"price", "gold"}),
    "refused-reputation": frozenset({"reputation", "excess"}),
    "preview-price": frozenset({"gold"}),
    "preview-off": frozenset({"gold"}),
    "preview-gain": frozenset({"gold"}),
    "preview-black": frozenset({"dice"}),
    "preview-place": frozenset({"name"}),
    "preview-land": frozenset({"land", "monster"}),
    "preview-against": frozenset({"monster"}),
    "preview-slays": frozenset[str](),
    "preview-captures": frozenset[str](),
    "preview-damage": frozenset({"damage"}),
    "preview-conquers": frozenset[str](),
    "preview-reaches": frozenset[str](),
    "preview-fails": frozenset[str](),
}
