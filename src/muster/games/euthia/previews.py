"""What an option would bring, where that is certain or an exact chance."""

from __future__ import annotations

from collections.abc import Callable
from math import atan2, pi, sqrt

from muster.games.euthia.content.pieces import (
    AIR,
    ATTACK,
    ELEMENTS,
    FIRST,
    LOCATIONS,
    NOTHING,
    POTION_THING,
    SLOT_KINDS,
    THING,
    Effect,
    Use,
)
from muster.games.euthia.content.wording import boxes_text, effects_text, gains_text, merged, tile_lines
from muster.games.euthia.effects.health import healing_of
from muster.games.euthia.effects.rolls import DWURT_BONUS, GAAR_BONUS, OPPOSITE, SIDES, roll_offers
from muster.games.euthia.effects.things import USES
from muster.games.euthia.offers.combat import (
    after_monster_offers,
    attack_offers,
    attacks,
    before_combat_offers,
    before_hero_offers,
    before_monster_offers,
    duel_offers,
    first_strike_offers,
    healing_offers,
    hero_roll_offers,
    monster_duel_offers,
    monster_gaar_offers,
    play_offers,
    setup_offers,
)
from muster.games.euthia.offers.map import portal_offers, slot_offers, teleport_offers, walk_offers, walk_so_far_offers
from muster.games.euthia.offers.quests import confront_fee
from muster.games.euthia.offers.scenario import griffin_offers
from muster.games.euthia.offers.things import move_offers, place_offers, treasure_offers, use_menu_offers
from muster.games.euthia.offers.trading import (
    choice_offers,
    ore_offers,
    resource_offers,
    sale_price,
    sell_offers,
    sellable,
    trade_offers,
    train_offers,
    train_slot_offers,
    unlock_offers,
)
from muster.games.euthia.offers.turn import hero_offers, mining_fee, supplies_offers, trade_fee, turn_offers
from muster.games.euthia.phases.free_actions import met_with
from muster.games.euthia.phases.harm import monster_health
from muster.games.euthia.phases.hero_attack import attack_modifier, coming_damage, damage_with
from muster.games.euthia.phases.monster_attack import coming_injuries
from muster.games.euthia.phases.moving import space_of
from muster.games.euthia.places import (
    DIRECTIONS,
    OFFSETS,
    anchor_of,
    coordinates,
    has_monster,
    hex_of,
    location,
    open_slots,
    reachable,
    tile_at,
)
from muster.games.euthia.queries import (
    can_fight,
    figure_on_board,
    potion_heals,
    purchase_price,
    roll_value,
    set_size,
    slumbers,
    trader_of,
    use_of,
)
from muster.games.euthia.scenarios.settlements import flee_offers, landing_offers
from muster.games.euthia.state import AIR_POWER, OVERDOSE, EuthiaTable
from muster.kernel.options import Option, Saying
from muster.kernel.table import OffersFunction, Seat

ALL_ROLLS = [(first, second) for first in range(1, SIDES + 1) for second in range(1, SIDES + 1)]


def price(gold: int) -> Saying:
    return Saying("preview-price", {"gold": gold})


def healed(table: EuthiaTable, seat: Seat, number: int) -> Saying:
    """[EU-HLT-02]"""
    before = table.health[seat]
    return Saying("preview-health", {"before": before, "after": before + healing_of(table, seat, number)})


# -- the turn ----------------------------------------------------------------------------------------------------------


def turn_preview(table: EuthiaTable, seat: Seat, option: Option) -> Saying | None:
    """Fees, Move points, the Church, Rewards of Quests."""
    kind = option.kind
    if kind == "moves":
        return Saying("preview-moves", {"number": table.box.action_moves[option.value]})
    if kind == "go":
        return walk_preview(table, seat, option)
    if kind in USES:
        return use_preview(table, seat, option)
    if kind == "walk":
        return Saying("preview-moves-left", {"number": table.moves[seat]})
    if kind == "church-heal":
        return healed(table, seat, table.box.church_heal)
    if kind == "church-potion":
        return price(table.box.church_potion)
    if kind == "quest":
        return gains(table, table.box.quests[option.value].reward)
    if kind not in FEES:
        return None
    fee = 0 if table.cooperative else FEES[kind](table, seat)
    return Saying("preview-fee", {"gold": fee}) if fee else there(table, table.space[seat], 0)


def fee_of_trade(table: EuthiaTable, seat: Seat) -> int:
    """[EU-TRD-04]"""
    return len(trade_fee(table, seat))


FEES: dict[str, Callable[[EuthiaTable, Seat], int]] = {
    "mine": mining_fee,
    "trade": fee_of_trade,
    "confront": confront_fee,
}


def gains(table: EuthiaTable, effects: tuple[Effect, ...]) -> Saying:
    return Saying("preview-gains", {"gains": gains_text(table.box, effects)})


def hero_preview(table: EuthiaTable, seat: Seat, option: Option) -> Saying | None:
    """Health and tokens of a Hero.  [EU-HSU-04]"""
    hero = table.box.heroes[option.value]
    return Saying("preview-hero", {"health": hero.health, "gaar": hero.gaar, "dwurt": hero.dwurt})


# -- the Map -----------------------------------------------------------------------------------------------------------


def walk_preview(table: EuthiaTable, seat: Seat, option: Option, *_: object) -> Saying | None:
    """What is there, and the way.  [EU-MOV-02]"""
    if option.kind != "go":
        return None
    space = space_of(table, option)
    way = reachable(table, table.space[seat], table.moves[seat], can_fight(table, seat))
    return there(table, space, way[space])


def goal_preview(table: EuthiaTable, seat: Seat, option: Option, *_: object) -> Saying | None:
    """What is there.  [EU-TEL-01, EU-GRF-04]"""
    return there(table, space_of(table, option), 0) if option.kind in ("teleport", "fly", "go") else None


def there(table: EuthiaTable, space: int, moves: int) -> Saying:
    name = f"location-{LOCATIONS[location(table, space)]}"
    if has_monster(table, space):
        level = hex_of(table, space).level
        return Saying("preview-guarded", {"location": name, "level": level, "number": moves})
    return Saying("preview-land", {"location": name, "number": moves})


def slot_preview(table: EuthiaTable, seat: Seat, option: Option, space: int) -> Saying | None:
    """The tiles beside an open place.  [EU-REV-02]"""
    x, y = open_slots(table, space)[option.value]
    beside: list[int] = []
    for over, down in OFFSETS:
        for dx, dy in DIRECTIONS:
            tile = tile_at(table, anchor_of(x + over + dx, y + down + dy))
            if tile != NOTHING and tile not in beside:
                beside.append(tile)
    names = tuple([f"map-{table.box.map_tiles[table.tiles[tile]].key}" for tile in sorted(beside)])
    return Saying("preview-beside", {"direction": f"direction-{sector(table, space, x, y)}", "places": names})


def sector(table: EuthiaTable, space: int, x: int, y: int) -> int:
    """Where a tile on this anchor lies as seen from a hex: one of eight, clockwise from the right.  [EU-REV-07]"""
    from_x, from_y = coordinates(table, space)
    over, down = x + 1 / 3 - from_x, y + 1 / 3 - from_y  # the middle of its three hexes
    return round(atan2(sqrt(3) * (down + over / 2), 1.5 * over) / (pi / 4)) % 8


# -- things ------------------------------------------------------------------------------------------------------------


def place_preview(table: EuthiaTable, seat: Seat, option: Option, thing: int) -> Saying | None:
    """The kind of a slot and what lies there.  [EU-EQP-03]"""
    if option.kind == "to-slot":
        return slot_of(table, seat, option.value)
    if option.kind != "use-now":
        return None
    if thing == POTION_THING:
        return healed(table, seat, potion_heals(table))
    if thing >= THING:
        return None
    return used(table, seat, next(use for use in table.box.tile(thing).uses if use.spends), ())


def slot_of(table: EuthiaTable, seat: Seat, slot: int) -> Saying:
    """The kind of a slot, numbered where the board has several of it, and what lies there.  [EU-EQP-03]"""
    kinds = [each.kind for each in table.box.heroes[table.heroes[seat]].slots]
    kind = kinds[slot]
    name = f"slot-{SLOT_KINDS[kind]}"
    number = kinds[: slot + 1].count(kind) if kinds.count(kind) > 1 else 0
    copy = table.slots[seat][slot]
    if copy == NOTHING:
        return Saying("preview-slot", {"slot": name, "number": number})
    return Saying("preview-slot-taken", {"slot": name, "number": number, "tile": f"tile-{table.box.tile(copy).key}"})


def use_preview(table: EuthiaTable, seat: Seat, option: Option, *_: object) -> Saying | None:
    """What a tile, a Gem, an Essence or a Potion does.  [EU-TIM-01]"""
    kind = option.kind
    if kind == "drink" and option.value == POTION_THING:
        return healed(table, seat, potion_heals(table))
    if kind == "use":
        tile, at = use_of(table, option.value)
        return used(table, seat, tile.uses[at], tile.uses)
    if kind in ("flip", "flip-other"):
        return used(table, seat, table.box.gem_effects[option.value][1 if kind == "flip-other" else 0], ())
    if kind == "burn":
        return used(table, seat, table.box.essence_effects[option.value][0], ())
    return None


def used(table: EuthiaTable, seat: Seat, use: Use, all_uses: tuple[Use, ...]) -> Saying:
    """The effects of a use with those that a larger Armor Set adds, and their price.  [EU-ARM-03, EU-SKO-05]"""
    effects = use.effects
    for other in all_uses:
        if other.timing == use.timing and set_size(table, seat) >= other.set_size > use.set_size > 0:
            effects = (*effects, *other.effects)
    if effects and effects[0][0] == "dwurt_dmg":  # a Dwurt more for the attack under way
        said = effects_text(table.box, (("dmg_plus", effects[0][1], 0),))
        return Saying("preview-effects-for", {"dwurt": 1, "gaar": 0, "effects": said})
    said = effects_text(table.box, effects)
    if use.dwurt or use.gaar:
        return Saying("preview-effects-for", {"dwurt": use.dwurt, "gaar": use.gaar, "effects": said})
    return Saying("preview-effects", {"effects": said})


def supplies_preview(table: EuthiaTable, seat: Seat, option: Option) -> Saying | None:
    """[EU-ITM-08]"""
    return gains(table, table.box.tiles[table.box.supplies].options[option.value])


def tile_preview(table: EuthiaTable, seat: Seat, option: Option, *_: object) -> Saying | None:
    """What a tile does that may be kept.  [EU-HTL-04, EU-TRE-01, EU-MIN-05]"""
    tile = table.box.tiles[option.value]
    return Saying(f"tile-{tile.key}.text", merged(tile_lines(table.box, tile)))


# -- Trade -------------------------------------------------------------------------------------------------------------


def trade_preview(table: EuthiaTable, seat: Seat, option: Option) -> Saying | None:
    """Prices, and what Gold heals.  [EU-TRD-07, EU-TRD-10, EU-TRD-16, EU-HTL-03]"""
    kind = option.kind
    if kind == "sell":
        return sell_preview(table, seat, option)
    if kind in USES:
        return use_preview(table, seat, option)
    if kind == "buy":
        return price(purchase_price(table, table.box.tiles[option.value]))
    if kind == "heal":
        return healed(table, seat, table.box.heal_rates[trader_of(table, seat)])
    if kind == "buy-gaar":
        return price(table.box.gaar_price)
    if kind == "unveil":
        return price(table.box.unveil_price)
    return price(1 if table.offer_changes else 0) if kind == "change-offer" else None


def sell_preview(table: EuthiaTable, seat: Seat, option: Option) -> Saying | None:
    """The price of a sale; of Natural Resources what can be chosen.  [EU-TRD-12, EU-TRD-13]"""
    if option.kind != "sell":
        return None
    if option.value >= THING:
        return Saying("preview-gain", {"gold": sale_price(table, option.value)})
    kind = table.box.copies[option.value]
    thing = next(thing for thing in sellable(table, seat) if thing < THING and table.box.copies[thing] == kind)
    options = table.box.tile(thing).options
    if not options:
        return Saying("preview-gain", {"gold": sale_price(table, thing)})
    first, *others = [gains_text(table.box, option) for option in options]
    return Saying("preview-either", {"first": first, "second": others[0]}) if others else gains(table, options[0])


def resource_preview(table: EuthiaTable, seat: Seat, option: Option, copy: int) -> Saying | None:
    """[EU-TRD-15]"""
    return gains(table, table.box.tile(copy).options[option.value])


def train_preview(table: EuthiaTable, seat: Seat, option: Option) -> Saying | None:
    """[EU-HTL-08]"""
    return price(table.box.tiles[option.value].price) if option.kind == "train" else None


def train_slot_preview(table: EuthiaTable, seat: Seat, option: Option, copy: int) -> Saying | None:
    """[EU-HTL-08]"""
    return slot_of(table, seat, option.value)


def unlock_preview(table: EuthiaTable, seat: Seat, option: Option) -> Saying | None:
    """[EU-HTL-12, EU-EQP-04]"""
    if option.kind != "unlock":
        return None
    slot = table.box.heroes[table.heroes[seat]].slots[option.value]
    name = f"slot-{SLOT_KINDS[slot.kind]}"
    if slot.essence != NOTHING:
        return Saying("preview-unlock-essence", {"slot": name, "essence": f"essence-{ELEMENTS[slot.essence]}"})
    return Saying("preview-unlock", {"slot": name, "gold": slot.gold})


# -- rolls and Combat --------------------------------------------------------------------------------------------------


def rerolled(table: EuthiaTable, face: int, bonus: int) -> Saying:
    """A die is rolled again and something added.  [EU-ROL-04, EU-MAT-08]"""
    value = roll_value(table)
    rest = value - face + bonus
    return Saying("preview-values", {"before": value, "least": rest + 1, "most": rest + SIDES})


def changed(table: EuthiaTable, number: int) -> Saying:
    value = roll_value(table)
    return Saying("preview-value", {"before": value, "after": value + number})


def roll_preview(table: EuthiaTable, seat: Seat, option: Option) -> Saying | None:
    """Gaar, Dwurt, hope and tiles on an own roll.  [EU-ROL-03, EU-ROL-04, EU-SKO-04, EU-HOP-03, EU-HOP-05]"""
    kind = option.kind
    if kind == "gaar":
        return rerolled(table, option.value, GAAR_BONUS)
    if kind == "dwurt":
        more = figure_on_board(table, seat, "overdose") if table.flags & OVERDOSE else 0
        return changed(table, DWURT_BONUS + more)
    if kind in ("hope-1", "hope-3"):
        return changed(table, 1)
    if kind == "done" and table.roll_for == "confront":
        return gains(table, met_with(table, seat, roll_value(table)))
    return use_preview(table, seat, option)


def hero_roll_preview(table: EuthiaTable, seat: Seat, option: Option) -> Saying | None:
    """As for any own roll; letting it stand deals Damage.  [EU-HAT-07, EU-HAT-09]"""
    if option.kind == "done":
        return Saying("preview-damage", {"damage": coming_damage(table, seat)})
    return roll_preview(table, seat, option)


def injuries(table: EuthiaTable) -> Saying:
    """[EU-MAT-12]"""
    harm, kills = coming_injuries(table, table.fighter)
    return Saying("preview-injuries", {"injuries": table.health[table.fighter] if kills else harm})


def duel_preview(table: EuthiaTable, seat: Seat, option: Option) -> Saying | None:
    """The Hero's Gaar or Dwurt on the Monster's roll; a pass lets it stand.  [EU-MAT-08, EU-SKO-04]"""
    if option.kind == "gaar":
        return rerolled(table, option.value, -GAAR_BONUS)
    if option.kind == "dwurt":
        return changed(table, -DWURT_BONUS)
    return injuries(table) if option.kind == "pass" else None


def monster_duel_preview(table: EuthiaTable, seat: Seat, option: Option) -> Saying | None:
    """The Monster-player's Gaar and cards.  [EU-MAT-08, EU-MAT-09]"""
    if option.kind == "gaar":
        return rerolled(table, option.value, GAAR_BONUS)
    return injuries(table) if option.kind == "pass" else play_preview(table, seat, option)


def soul_preview(table: EuthiaTable, seat: Seat, option: Option) -> Saying | None:
    """The Monster-player's Gaar on the Hero's roll.  [EU-GAR-01]"""
    if option.kind == "gaar":
        return rerolled(table, option.value, -GAAR_BONUS)
    return Saying("preview-damage", {"damage": coming_damage(table, table.fighter)})


def after_monster_preview(table: EuthiaTable, seat: Seat, option: Option) -> Saying | None:
    """Tiles and Shields; done lets the attack come.  [EU-MAT-10, EU-MAT-12]"""
    return injuries(table) if option.kind == "done" else use_preview(table, seat, option)


def play_preview(table: EuthiaTable, seat: Seat, option: Option, *_: object) -> Saying | None:
    """The box for so many copies.  [EU-CRD-07]"""
    if not option.kind.startswith("play-"):
        return None
    boxes = table.box.cards[option.value].boxes[int(option.kind[-1]) - 1]
    return Saying("preview-effects", {"effects": boxes_text(boxes, "box")})


def attack_preview(table: EuthiaTable, seat: Seat, option: Option) -> Saying | None:
    """Damage of an attack over all rolls, and the exact chance that it is enough.  [EU-HAT-05 to EU-HAT-09]"""
    if option.kind not in ("attack-with", "strike-with"):
        return None
    timing = ATTACK if option.kind == "attack-with" else FIRST
    copy = next(copy for copy in attacks(table, seat, timing) if table.box.copies[copy] == option.value)
    more = table.value + attack_modifier(table, seat)
    damages = [damage_with(table, seat, copy, sum_after_air(table, seat, roll) + more) for roll in ALL_ROLLS]
    left = monster_health(table) - table.damage
    enough = sum([1 for damage in damages if damage >= left])
    chance = round(100 * enough / len(ALL_ROLLS))
    return Saying("preview-attack", {"least": min(damages), "most": max(damages), "chance": chance})


def sum_after_air(table: EuthiaTable, seat: Seat, roll: tuple[int, int]) -> int:
    """The sum of two dice after Air has turned the higher one.  [EU-ROL-05, EU-TIM-07]"""
    low, high = sorted(roll)
    if not table.flags & AIR_POWER or low == high:
        return low + high
    if slumbers(table, seat, AIR) and OPPOSITE - high <= high:
        return low + high
    return low + OPPOSITE - high


PREVIEWS: dict[OffersFunction, Callable[..., Saying | None]] = {
    hero_offers: hero_preview,
    turn_offers: turn_preview,
    walk_offers: walk_preview,
    walk_so_far_offers: walk_preview,
    portal_offers: goal_preview,
    teleport_offers: goal_preview,
    griffin_offers: goal_preview,
    flee_offers: goal_preview,
    landing_offers: goal_preview,
    slot_offers: slot_preview,
    place_offers: place_preview,
    move_offers: place_preview,
    use_menu_offers: use_preview,
    supplies_offers: supplies_preview,
    treasure_offers: tile_preview,
    ore_offers: tile_preview,
    choice_offers: tile_preview,
    trade_offers: trade_preview,
    sell_offers: sell_preview,
    resource_offers: resource_preview,
    train_offers: train_preview,
    train_slot_offers: train_slot_preview,
    unlock_offers: unlock_preview,
    roll_offers: roll_preview,
    before_combat_offers: use_preview,
    setup_offers: use_preview,
    healing_offers: use_preview,
    before_monster_offers: use_preview,
    after_monster_offers: after_monster_preview,
    before_hero_offers: use_preview,
    attack_offers: attack_preview,
    first_strike_offers: attack_preview,
    hero_roll_offers: hero_roll_preview,
    duel_offers: duel_preview,
    monster_duel_offers: monster_duel_preview,
    monster_gaar_offers: soul_preview,
    play_offers: play_preview,
}

# The texts of the previews, with the parameters that they get.
SAYINGS = {
    "preview-price": frozenset({"gold"}),
    "preview-fee": frozenset({"gold"}),
    "preview-gain": frozenset({"gold"}),
    "preview-gains": frozenset({"gains"}),
    "preview-either": frozenset({"first", "second"}),
    "preview-effects": frozenset({"effects"}),
    "preview-effects-for": frozenset({"dwurt", "gaar", "effects"}),
    "preview-health": frozenset({"before", "after"}),
    "preview-moves": frozenset({"number"}),
    "preview-moves-left": frozenset({"number"}),
    "preview-land": frozenset({"location", "number"}),
    "preview-guarded": frozenset({"location", "level", "number"}),
    "preview-beside": frozenset({"direction", "places"}),
    "preview-slot": frozenset({"number", "slot"}),
    "preview-slot-taken": frozenset({"number", "slot", "tile"}),
    "preview-unlock": frozenset({"slot", "gold"}),
    "preview-unlock-essence": frozenset({"slot", "essence"}),
    "preview-value": frozenset({"before", "after"}),
    "preview-values": frozenset({"before", "least", "most"}),
    "preview-attack": frozenset({"least", "most", "chance"}),
    "preview-injuries": frozenset({"injuries"}),
    "preview-damage": frozenset({"damage"}),
    "preview-hero": frozenset({"health", "gaar", "dwurt"}),
}
