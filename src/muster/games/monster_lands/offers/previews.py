"""What an option would bring, and why something that is shown is not allowed."""

from __future__ import annotations

from collections.abc import Callable

from muster.games.monster_lands.content.pieces import (
    ALCHEMIST,
    BAZAAR,
    COLOURS,
    CONTRACT,
    ENTRANCE,
    FIRST_PATH,
    GOODS,
    MINE,
    PLACE_OF,
    PLACES,
    SHOPS,
    Kind,
    Land,
    Member,
    kind_of,
)
from muster.games.monster_lands.content.wording import (
    TAKEN,
    Wording,
    goods_text,
    land_text,
    loot_text,
    section_text,
    spaces,
    talent_text,
    trap_text,
)
from muster.games.monster_lands.offers.battle import (
    attack_offers,
    block_offers,
    conquest_offers,
    contract_offers,
    deed_offers,
    mission_offers,
    reveal_offers,
    sure_blocks,
    ward_offers,
)
from muster.games.monster_lands.offers.citadel import (
    armory_offers,
    bazaar_offers,
    free_gear_offers,
    grant_goods_offers,
    lodge_offers,
    only_purchase,
    pawn_offers,
    shop_die_offers,
    taken_off,
    tavern_offers,
)
from muster.games.monster_lands.offers.outside import (
    FILL_BREWS,
    FILL_DEFENSE,
    defense_that_fits,
    dice_that_fit,
    load_offers,
    path_offers,
)
from muster.games.monster_lands.offers.turn import (
    after_action_offers,
    drop_offers,
    give_loot_offers,
    item_offers,
    loot_offers,
    pick_offers,
    plunder_offers,
    recruit_offers,
    take_offers,
    trophy_offers,
    turn_offers,
    window_offers,
)
from muster.games.monster_lands.queries import (
    attack_total,
    basket_price,
    by_newer_rules,
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
    need_of,
    next_hidden,
    persuasion_off,
    placeable,
    pool_size,
    price_now,
    price_with,
    section_of,
    senders,
)
from muster.games.monster_lands.state import BASKET, NOTHING, ON_SALE, LandsTable
from muster.kernel.options import Option, Param, Refusal, Saying
from muster.kernel.table import OffersFunction, Seat

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
    spaces: tuple[tuple[Kind, int], ...] = (("alchemist", ALCHEMIST), ("mine", MINE))
    for kind, building in spaces:
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
    clan = table.clans[seat]
    if is_in_panic(table, building):
        return "refused-panic"
    if not has_room(table, building):
        return "refused-full"
    if not clan.strength and not clan.faces:
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
            refusals.append(Refusal(option, Saying("refused-price", {"price": price, "gold": table.clans[seat].gold})))
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
            reason = Saying("refused-price", {"price": price_now(table, record.cost), "gold": table.clans[seat].gold})
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
            refusals.append(Refusal(option, Saying("refused-price", {"price": price, "gold": table.clans[seat].gold})))
    return refusals


REFUSALS: dict[OffersFunction, Callable[..., list[Refusal]]] = {
    turn_offers: turn_refusals,
    lodge_offers: lodge_refusals,
    tavern_offers: tavern_refusals,
    bazaar_offers: bazaar_refusals,
}


# -- previews ----------------------------------------------------------------------------------------------------------


def price(gold: int) -> Saying:
    return Saying("preview-price", {"gold": gold})


def told(wording: Wording) -> Param:
    """What a piece does, in few words."""
    id, params = wording
    return (f"brief-{id}", params)


def does(wording: Wording) -> Saying:
    return Saying("preview-does", {"does": told(wording)})


def buys(gold: int, wording: Wording) -> Saying:
    return Saying("preview-buys", {"gold": gold, "does": told(wording)})


def hires(record: Member, gold: int) -> Saying:
    """What a newcomer costs and brings.  [ML-TAV-01]"""
    if record.novice:
        return price(gold)
    dice = tuple([(f"dice-{COLOURS[colour]}", number) for colour, number in enumerate(record.dice) if number])
    return Saying("preview-hires", {"gold": gold, "reputation": record.reputation, "dice": dice})


def discount_preview(table: LandsTable, option: Option) -> Saying:
    """What a flat discount takes off.  [ML-PER-04]"""
    box = table.box
    of_gear = kind_of(option) == "gear-discount"
    ability = box.gear[option.value].ability if of_gear else box.members[option.value].ability
    return Saying("preview-off", {"gold": ability.n})


def shop_die_preview(table: LandsTable, seat: Seat, option: Option, building: int) -> Saying | None:
    """What a persuasion die takes off, and what is bought where there is no choice.  [ML-PER-02, ML-CIT-05]"""
    if kind_of(option) == "back":
        return None
    only = only_purchase(table, seat, building, option) if by_newer_rules(table) else None
    if only is not None:
        return only_preview(table, only, taken_off(table, building, option))
    if kind_of(option) != "face":
        return None
    return Saying("preview-off", {"gold": persuasion_off(table, building, option.value)})


def only_preview(table: LandsTable, purchase: Option, off: int) -> Saying | None:
    """The one thing that a visit would buy, with its price.  [ML-CIT-05]"""
    box, value = table.box, purchase.value
    match purchase.kind:
        case "beer":
            return Saying("preview-only-beer", {"gold": box.beer_price})
        case "buy":
            name, printed = f"trap-{box.traps[value].key}", box.traps[value].price
        case "hire":
            name, printed = f"member-{box.members[value].key}", box.members[value].cost
        case "equip":
            name, printed = f"gear-{box.gear[value].key}", box.gear[value].price
        case _:  # a discount, after which there is a choice
            return None
    return Saying("preview-only", {"name": name, "gold": price_with(table, printed, off)})


def lodge_preview(table: LandsTable, seat: Seat, option: Option) -> Saying | None:
    """The price of a trap with those chosen before, and what it does.  [ML-LOD-01]"""
    so_far = basket_price(table, table.zones[BASKET].cards)
    if kind_of(option) == "buy":
        trap = table.box.traps[option.value]
        first = price_now(table, so_far) if table.zones[BASKET].cards else 0
        return buys(price_now(table, so_far + trap.price) - first, trap_text(trap))
    if kind_of(option) == "done":
        return Saying("preview-total", {"gold": price_now(table, so_far)})
    return discount_preview(table, option)


def tavern_preview(table: LandsTable, seat: Seat, option: Option) -> Saying | None:
    """The price of a newcomer, reputation and dice.  [ML-TAV-01]"""
    if kind_of(option) == "hire":
        record = table.box.members[option.value]
        return hires(record, price_now(table, record.cost))
    if kind_of(option) == "beer":
        return price(table.box.beer_price)
    return None if kind_of(option) == "done" else discount_preview(table, option)


def recruit_preview(table: LandsTable, seat: Seat, option: Option) -> Saying | None:
    """[ML-TAV-06]"""
    return hires(table.box.members[option.value], 0)


def armory_preview(table: LandsTable, seat: Seat, option: Option) -> Saying | None:
    return price(price_now(table, option.value * table.box.armory_price))


def bazaar_preview(table: LandsTable, seat: Seat, option: Option) -> Saying | None:
    """[ML-BAZ-01]"""
    gear = table.box.gear[option.value]
    return buys(price_now(table, gear.price), talent_text(gear.ability))


def gear_preview(table: LandsTable, seat: Seat, option: Option, *_: object) -> Saying | None:
    """What a piece of equipment does."""
    if option.kind not in ("equip", "item"):
        return None
    return does(talent_text(table.box.gear[option.value].ability))


def loot_preview(table: LandsTable, seat: Seat, option: Option, *_: object) -> Saying | None:
    """What loot is good for.  [ML-LOT-01 to ML-LOT-16]"""
    if option.kind not in ("use", "pick", "give"):
        return None
    return does(loot_text(table.box.loot[option.value]))


def trap_preview(table: LandsTable, seat: Seat, option: Option, *_: object) -> Saying | None:
    """What a stored trap or trick does."""
    return does(trap_text(table.box.traps[option.value])) if kind_of(option) in ("lay", "drop") else None


def take_preview(table: LandsTable, seat: Seat, option: Option, member: int) -> Saying | None:
    """How much of it, where it is more than one.  [ML-MER-05]"""
    for kind, number in table.box.members[member].ability.goods:
        if kind == GOODS[option.value] and number > 1:
            return Saying("preview-gives", {"gives": (TAKEN[kind], number)})
    return None


def grant_preview(table: LandsTable, seat: Seat, option: Option) -> Saying | None:
    """[ML-QGR-01]"""
    if kind_of(option) != "goods" or GOODS[option.value] != "gold":
        return None
    return Saying("preview-gives", {"gives": ("count-gold", table.box.grant_gold)})


def trophy_preview(table: LandsTable, seat: Seat, option: Option) -> Saying | None:
    """What a trophy fetches.  [ML-CAP-03]"""
    if kind_of(option) != "trophy":
        return None
    return Saying("preview-gain", {"gold": table.box.monsters[option.value].trophy * table.box.trophy_gold})


def load_preview(table: LandsTable, seat: Seat, option: Option, path: int) -> Saying | None:
    """How many dice or tokens an option deploys at once, and what a trap does.  [ML-LAN-09]"""
    if kind_of(option) != "fill":
        return trap_preview(table, seat, option)
    if option.value == FILL_BREWS:
        return None
    if option.value == FILL_DEFENSE:
        return Saying("preview-number", {"number": defense_that_fits(table, seat, path)})
    return Saying("preview-number", {"number": dice_that_fit(table, seat, path, option.value)})


def block_preview(table: LandsTable, seat: Seat, option: Option, path: int) -> Saying | None:
    """How many hits would be left, or what those that are left do.  [ML-DEF-01, ML-MAT-07]"""
    if kind_of(option) == "take":
        member = table.paths[path].member
        dies = table.hits + (table.wounded >> member & 1) > 1
        name = f"member-{table.box.members[member].key}"
        return Saying("preview-dies" if dies else "preview-wounded", {"member": name})
    blocked = sure_blocks(table, path) if kind_of(option) == "block-all" else 1
    return Saying("preview-hits", {"hits": table.hits - blocked})


def pawn_preview(table: LandsTable, seat: Seat, option: Option, pawned: int) -> Saying | None:
    """What all dice together fetch.  [ML-PAW-01]"""
    if kind_of(option) != "pawn-all":
        return None
    return Saying("preview-gain", {"gold": pool_size(table, seat) * table.box.pawn_gold})


def clash_preview(table: LandsTable, seat: Seat, option: Option, path: int) -> Saying | None:
    """Whose token is turned up, and which.  [ML-TRI-03]"""
    if kind_of(option) != "reveal":
        return None
    member = table.box.members[table.paths[path].member]
    trap = table.box.traps[next_hidden(table, path)]
    return Saying("preview-token", {"member": f"member-{member.key}", "trap": f"trap-{trap.key}"})


def ward_preview(table: LandsTable, seat: Seat, option: Option, path: int, dice: int) -> Saying | None:
    """How many black dice are left.  [ML-MAT-06]"""
    return Saying("preview-black", {"dice": max(0, dice - option.value)})


def turn_preview(table: LandsTable, seat: Seat, option: Option) -> Saying | None:
    """What waits where a mercenary is sent, and what talents and settled lands bring.  [ML-OUT-01, ML-SLA-01]"""
    if kind_of(option) == "talent":
        return does(talent_text(table.box.members[option.value].ability))
    if kind_of(option) == "land":
        return land_preview(table.box.lands[option.value])
    if kind_of(option) != "outside":
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


def free_step_preview(table: LandsTable, seat: Seat, option: Option) -> Saying | None:
    """[ML-FRE-01]"""
    return turn_preview(table, seat, option) if kind_of(option) == "talent" else None


def land_preview(land: Land) -> Saying | None:
    """What a settled land takes and brings.  [ML-SLA-01]"""
    _, params = land_text(land)
    if "gain" not in params:
        return Saying("preview-needs", {"needs": params["deploy"]})
    return Saying("preview-path", {"needs": params["deploy"], "gives": params["gain"]})


def path_preview(table: LandsTable, seat: Seat, option: Option, place: int) -> Saying | None:
    """The dice that a path takes and what it gives.  [ML-LAN-01, ML-LAN-02, ML-MIS-02, ML-ENT-02]"""
    path = FIRST_PATH[place] + option.value
    if place == ENTRANCE:
        gives = [("count-talents", table.box.entrance_defense[option.value])]
        gives.append(("count-gold", table.box.entrance_gold[option.value]))
        return Saying("preview-gives", {"gives": tuple([(id, n) for id, n in gives if n])})
    needs = spaces(need_of(table, path).required)
    if place < ENTRANCE:
        benefit = section_text(section_of(table, path))
        if not needs:
            return Saying("preview-gives", {"gives": benefit}) if benefit else None
        return (
            Saying("preview-path", {"needs": needs, "gives": benefit})
            if benefit
            else Saying("preview-needs", {"needs": needs})
        )
    tile = table.box.missions[table.missions[1 if place == CONTRACT else 0]]
    if place == CONTRACT:
        gives_here = tile.reward_right if option.value else tile.reward_left
        return Saying(
            "preview-contract",
            {"needs": needs, "pay": goods_text(tile.resource), "gives": goods_text(gives_here)},
        )
    return Saying("preview-mission", {"needs": needs, "objective": tile.objective, "gives": goods_text(tile.reward)})


def contract_preview(table: LandsTable, seat: Seat, option: Option, path: int) -> Saying | None:
    """The price and the reward of a contract.  [ML-CMI-01]"""
    if kind_of(option) != "fulfil":
        return None
    tile = table.box.missions[table.missions[1]]
    reward = tile.reward_right if path > FIRST_PATH[CONTRACT] else tile.reward_left
    return Saying("preview-fulfil", {"pay": goods_text(tile.resource), "gives": goods_text(reward)})


def attack_preview(table: LandsTable, seat: Seat, option: Option, path: int) -> Saying | None:
    """What the total would do if it stood.  [ML-CAP-01, ML-CAP-04, ML-CAR-03]"""
    if kind_of(option) != "stop":
        return loot_preview(table, seat, option)
    monster = monster_of(table, PLACE_OF[path])
    if elimination_total(table, path) >= monster.elimination_value:
        return Saying("preview-slays")
    if may_capture(table, path) and capture_total(table, path) >= monster.capture_value:
        return Saying("preview-captures")
    return Saying("preview-damage", {"damage": attack_total(table, path)})


def conquest_preview(table: LandsTable, seat: Seat, option: Option, path: int) -> Saying | None:
    """Whether the total conquers the land.  [ML-CON-01, ML-CON-02]"""
    if kind_of(option) != "stop":
        return loot_preview(table, seat, option)
    wins = conquest_total(table, path) >= table.box.lands[table.lands[PLACE_OF[path]]].conquest
    return Saying("preview-conquers" if wins else "preview-fails")


def mission_preview(table: LandsTable, seat: Seat, option: Option, path: int) -> Saying | None:
    """Whether the total reaches the objective.  [ML-DMI-01]"""
    if kind_of(option) != "stop":
        return loot_preview(table, seat, option)
    done = mission_total(table, path) >= table.box.missions[table.missions[0]].objective
    return Saying("preview-reaches" if done else "preview-fails")


PREVIEWS: dict[OffersFunction, Callable[..., Saying | None]] = {
    shop_die_offers: shop_die_preview,
    lodge_offers: lodge_preview,
    tavern_offers: tavern_preview,
    armory_offers: armory_preview,
    bazaar_offers: bazaar_preview,
    trophy_offers: trophy_preview,
    load_offers: load_preview,
    block_offers: block_preview,
    pawn_offers: pawn_preview,
    reveal_offers: clash_preview,
    ward_offers: ward_preview,
    turn_offers: turn_preview,
    after_action_offers: free_step_preview,
    window_offers: free_step_preview,
    loot_offers: loot_preview,
    pick_offers: loot_preview,
    plunder_offers: loot_preview,
    give_loot_offers: loot_preview,
    deed_offers: loot_preview,
    item_offers: gear_preview,
    free_gear_offers: gear_preview,
    recruit_offers: recruit_preview,
    take_offers: take_preview,
    grant_goods_offers: grant_preview,
    drop_offers: trap_preview,
    path_offers: path_preview,
    contract_offers: contract_preview,
    attack_offers: attack_preview,
    conquest_offers: conquest_preview,
    mission_offers: mission_preview,
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
    "preview-total": frozenset({"gold"}),
    "preview-hires": frozenset({"gold", "reputation", "dice"}),
    "preview-buys": frozenset({"gold", "does"}),
    "preview-does": frozenset({"does"}),
    "preview-path": frozenset({"needs", "gives"}),
    "preview-needs": frozenset({"needs"}),
    "preview-gives": frozenset({"gives"}),
    "preview-mission": frozenset({"needs", "objective", "gives"}),
    "preview-contract": frozenset({"needs", "pay", "gives"}),
    "preview-fulfil": frozenset({"pay", "gives"}),
    "preview-wounded": frozenset({"member"}),
    "preview-dies": frozenset({"member"}),
    "preview-off": frozenset({"gold"}),
    "preview-gain": frozenset({"gold"}),
    "preview-only": frozenset({"name", "gold"}),
    "preview-only-beer": frozenset({"gold"}),
    "preview-number": frozenset({"number"}),
    "preview-hits": frozenset({"hits"}),
    "preview-token": frozenset({"member", "trap"}),
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
