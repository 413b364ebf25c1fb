"""The menu of a turn, and small choices at its end."""

from __future__ import annotations

from muster.games.euthia.content.pieces import (
    ABILITY,
    COMBAT,
    FIRST_STRIKE,
    GAAR_THING,
    GEM_THING,
    MINING,
    NOTHING,
    OF_ARTIFACT,
    OF_TERRAIN,
    TRADE,
    Effect,
)
from muster.games.euthia.offers.combat import may_convert_gaar
from muster.games.euthia.offers.hand import list_coins, may_exchange
from muster.games.euthia.offers.map import list_ways, may_use_portal, source_options, unfolded
from muster.games.euthia.offers.quests import confront_fee, fulfillable
from muster.games.euthia.offers.scenario import (
    griffin_goals,
    may_fight_elite,
    may_fight_foe,
    may_summon,
    scenario_actions,
)
from muster.games.euthia.offers.things import arrange_offers, droppable, use_menu_offers
from muster.games.euthia.places import (
    CENTRE,
    element_at,
    foe_form,
    has_monster,
    is_centre_open,
    is_church,
    is_revoked,
    is_ruined,
    terrain_at,
    trader_at,
    treasure_at,
)
from muster.games.euthia.queries import (
    carried_things,
    gems_on,
    health_of,
    is_copy,
    max_health,
    may_go_together,
    on_board,
)
from muster.games.euthia.state import NOBODY, TERRAIN_STACK, EuthiaTable, gold_hand
from muster.kernel.game import Prompt, offers
from muster.kernel.options import Option
from muster.kernel.table import Options, Seat


def turn_offers(table: EuthiaTable, seat: Seat) -> Options:
    """Everything that may be done now, in any order, or the end of the turn.  [EU-TRN-02, EU-TRN-04]"""
    named = table.box.options
    options: list[Option] = []
    list_ways(table, seat, options)
    for action in (MINING, TRADE, COMBAT):
        if table.tokens[seat] >> action & 1 or table.carried[seat] == action:
            options.append(named["moves"][action])
    list_actions(table, seat, options)
    list_free_actions(table, seat, options)
    list_own_things(table, seat, options)
    options.append(named["end"][0])
    return tuple(options)


def list_actions(table: EuthiaTable, seat: Seat, options: list[Option]) -> None:
    """Mining, Trade and Combat, where the place and a source allow them.  [EU-MIN-01, EU-TRD-01, EU-ELI-06]"""
    named = table.box.options
    if may_mine(table, seat) and source_options(table, seat, MINING):
        options.append(named["mine"][0])
    if may_trade(table, seat) and source_options(table, seat, TRADE):
        options.append(named["trade"][0])
    if source_options(table, seat, COMBAT):
        if may_fight_elite(table, seat):
            options.append(named["fight-elite"][0])
        if may_fight_foe(table, seat):
            options.append(named["fight-foe"][0])


def mining_fee(table: EuthiaTable, seat: Seat) -> int:
    """How many opponents have to be paid; nobody with two own tokens.  [EU-MIN-03, EU-MIN-04]"""
    row = table.interaction[table.space[seat]]
    if row[seat] >= 2:
        return 0
    return sum([1 for other in range(table.seats) if other != seat and row[other]])


def may_mine(table: EuthiaTable, seat: Seat) -> bool:
    """A liberated Mining hex, not mined yet, all owners payable, a tile left.  [EU-MIN-01, EU-MIN-02, EU-MIN-07]"""
    space = table.space[seat]
    terrain = terrain_at(table, space)
    if terrain == NOTHING or has_monster(table, space) or table.interaction[space][seat] == 1:
        return False
    if is_ruined(table, space):
        return False  # [EU-GOL-04]
    if not table.zones[TERRAIN_STACK + terrain].cards and not table.discards[OF_TERRAIN + terrain]:
        return False  # [EU-MIN-09]
    return can_pay_fee(table, seat, mining_fee(table, seat))


def can_pay_fee(table: EuthiaTable, seat: Seat, owners: int) -> bool:
    """A Gold each; among partners one Gold card in all.  [EU-MIN-07, EU-COP-02, EU-COP-09]"""
    if not owners:
        return True
    if table.cooperative:
        return bool(table.zones[gold_hand(table, seat)].cards)
    return table.gold[seat] >= owners


def trade_fee(table: EuthiaTable, seat: Seat) -> list[Seat]:
    """Whom a trader has to pay.  [EU-TRD-04, EU-TRD-19, EU-COP-02]"""
    if table.cooperative:
        return []
    space = table.space[seat]
    if space & 3 == CENTRE:
        if not table.tower_fee:
            return []
        tile = space & ~3
        owners = {table.trade_tokens[tile + at] for at in range(3)}
    else:
        owners = {table.trade_tokens[space]}
    return sorted(owners - {NOBODY, seat})


def may_trade(table: EuthiaTable, seat: Seat) -> bool:
    """A liberated Place of Trade, and means for the fee.  [EU-TRD-01, EU-TRD-02, EU-TRD-18, EU-FAR-03]"""
    space = table.space[seat]
    if trader_at(table, space) == NOTHING or is_ruined(table, space):
        return False
    if space & 3 == CENTRE:
        if not is_centre_open(table, space) or is_closed_by_foe(table, space):
            return False
    elif has_monster(table, space):
        return False
    due = len(trade_fee(table, seat))
    return table.gold[seat] >= due or table.gold[seat] + sale_value(table, seat) >= due


def is_closed_by_foe(table: EuthiaTable, space: int) -> bool:
    """Does a foe that closes its hex stand on this tile?  [EU-FAR-03]"""
    return table.foe_space != NOTHING and table.foe_space >> 2 == space >> 2 and foe_form(table).closes


def trade_first_offers(table: EuthiaTable, seat: Seat) -> Options:
    """Trade at once with more than can be stored, or not.  [EU-ECO-08]"""
    return (*source_options(table, seat, TRADE), table.box.options["leave"][0])


def sale_value(table: EuthiaTable, seat: Seat, sold: int = NOTHING) -> int:
    """What could be sold would bring so much, one thing for certain among it.  [EU-TRD-18]

    Worn things hang together by Health and Sacks: of all that may leave the board together the best ones count.
    """
    goods = carried_things(table, seat)
    worn = [copy for copy in on_board(table, seat) if worth(table, copy)]
    heavy = [copy for copy in worn if health_of(table, copy) or table.box.tile(copy).sack]
    goods.extend([copy for copy in worn if copy not in heavy])
    best = max([sum([worth(table, copy) for copy in row]) for row in sets_off(table, seat, heavy, sold)], default=0)
    return sum([worth(table, thing) for thing in goods]) + best


def sets_off(table: EuthiaTable, seat: Seat, heavy: list[int], sold: int) -> list[list[int]]:
    """Worn things that may all be taken off, every combination with the one that is sold.  [EU-HLT-05, EU-SAK-03]"""
    found: list[list[int]] = []
    for chosen in range(1 << len(heavy)):
        row = [copy for at, copy in enumerate(heavy) if chosen >> at & 1]
        if (sold not in heavy or sold in row) and may_go_together(table, seat, row):
            found.append(row)
    return found


def worth(table: EuthiaTable, thing: int) -> int:
    """The most Gold that a thing brings in a sale, a Gem in its option included.  [EU-TRD-12, EU-TRD-13, EU-TRD-15]"""
    if is_copy(thing):
        tile = table.box.tile(thing)
        if tile.kind in (ABILITY, FIRST_STRIKE) or tile.set == OF_ARTIFACT:
            return 0
        gems = len(gems_on(table, thing)) * table.box.gem_set_sale
        return max([max(0, tile.sell) + gems, *[worth_of_option(table, effects) for effects in tile.options]])
    return table.box.essence_sale if GEM_THING <= thing < GAAR_THING else 0


def worth_of_option(table: EuthiaTable, effects: tuple[Effect, ...]) -> int:
    """Gold of one option of a Natural Resource; a Gem can be sold on."""
    total = 0
    for name, number, _ in effects:
        if name in ("gold", "gem"):
            total += number * (1 if name == "gold" else table.box.essence_sale)
    return total


def list_free_actions(table: EuthiaTable, seat: Seat, options: list[Option]) -> None:
    """Church, Treasure, Elementals, Quests, Portals, the Griffin.  [EU-FRE-01, EU-FRE-04]"""
    named = table.box.options
    space = table.space[seat]
    usable = not has_monster(table, space) and not is_ruined(table, space)
    if is_church(table, space) and table.gold[seat]:
        if table.health[seat] < max_health(table, seat):
            options.append(named["church-heal"][0])
        options.append(named["church-potion"][0])
    if usable and treasure_at(table, space) and table.hero_tokens[space] == NOBODY:
        options.append(named["treasure"][0])
    unrevoked = element_at(table, space) != NOTHING and not is_revoked(table, space)  # [EU-RVA-02]
    if usable and unrevoked and not table.interaction[space][seat]:
        if can_pay_fee(table, seat, confront_fee(table, seat)):
            options.append(named["confront"][0])
    options.extend([named["quest"][quest] for quest in fulfillable(table, seat)])
    if may_use_portal(table, seat):
        options.append(named["portal-menu"][0])
    if may_summon(table, seat) and griffin_goals(table, seat):
        options.append(named["griffin-menu"][0])
    options.extend(scenario_actions(table, seat))


def list_own_things(table: EuthiaTable, seat: Seat, options: list[Option]) -> None:
    """Tiles to use, things to move or drop, cards to exchange.  [EU-ITM-03, EU-CRD-04, EU-SOL-08]"""
    named = table.box.options
    options.extend(unfolded(table, "use-menu", use_menu_offers(table, seat)))
    if len(arrange_offers(table, seat)) > 1:
        options.append(named["arrange"][0])
    if droppable(table, seat):
        options.append(named["drop-menu"][0])
    if may_exchange(table, seat):
        options.append(named["exchange"][0])
    list_coins(table, seat, options)
    if may_convert_gaar(table, seat):
        options.append(named["convert-gaar"][0])


def action_source_offers(table: EuthiaTable, seat: Seat, action: int, kind: str) -> Options:
    """Token or tile.  [EU-TOK-06]"""
    return tuple(source_options(table, seat, action))


def moves_source_offers(table: EuthiaTable, seat: Seat, action: int) -> Options:
    """The token of this round or the carried one, turned into Move points.  [EU-TOK-02]"""
    named = table.box.options
    options: list[Option] = []
    if table.tokens[seat] >> action & 1:
        options.append(named["pay-token"][action])
    if table.carried[seat] == action:
        options.append(named["pay-carried"][action])
    return tuple(options)


def carry_offers(table: EuthiaTable, seat: Seat) -> Options:
    """Which unused token is kept for the next turn.  [EU-TOK-04, EU-TOK-05]"""
    named = table.box.options
    unused = [action for action in (MINING, TRADE, COMBAT) if table.tokens[seat] >> action & 1]
    if table.carried[seat] != NOTHING and table.carried[seat] not in unused:
        unused.append(table.carried[seat])
    return (*[named["carry"][action] for action in sorted(unused)], named["keep-none"][0])


def dwurt_offers(table: EuthiaTable, seat: Seat) -> Options:
    """Resolve the Dwurt die or discard a Dwurt to avoid it.  [EU-SKO-08, EU-SKO-12]"""
    named = table.box.options
    return (named["resolve-dwurt"][0], named["avoid-dwurt"][0])


def supplies_offers(table: EuthiaTable, seat: Seat) -> Options:
    """One of the two options of the tile."""
    return tuple(table.box.options["option"][: len(table.box.tiles[table.box.supplies].options)])


def hero_offers(table: EuthiaTable, seat: Seat) -> Options:
    """Heroes that nobody has chosen.  [EU-HSU-02]"""
    named = table.box.options["hero"]
    return tuple([option for option in named if option.value not in table.heroes])


OFFERS = offers(
    turn_offers,
    trade_first_offers,
    action_source_offers,
    moves_source_offers,
    carry_offers,
    dwurt_offers,
    supplies_offers,
    hero_offers,
)

PROMPTS = {
    "turn": Prompt("EU-TRN-02", "EU-TRN-04", "EU-TOK-02", "EU-FRE-01", "EU-MOV-01"),
    "action-source": Prompt("EU-TOK-06"),
    "trade-first": Prompt("EU-ECO-08", "EU-ITM-05", says={"leave": "option-no-trade"}),
    "moves-source": Prompt("EU-TOK-02", "EU-TOK-03"),
    "carry-over": Prompt("EU-TOK-04", "EU-TOK-05"),
    "dwurt-die": Prompt("EU-SKO-07", "EU-SKO-08"),
    "supplies": Prompt("EU-ITM-08"),
    "hero": Prompt("EU-HSU-01", "EU-HSU-02"),
}
