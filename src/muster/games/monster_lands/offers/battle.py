"""What can be chosen in the Adventure phase."""

from __future__ import annotations

from muster.games.monster_lands.content.pieces import (
    BATTLE_PATHS,
    EVERYWHERE,
    FIRST_PATH,
    IN_CONQUEST,
    MAGIC,
    PLACE_OF,
    STRENGTH,
    VERSUS_MONSTERS,
    DeedLoot,
    Goods,
)
from muster.games.monster_lands.offers.turn import usable_loot
from muster.games.monster_lands.queries import (
    by_newer_rules,
    can_pay_goods,
    carried_damage,
    defense_talents,
    flat_bonus,
    may_heal_at_home,
    monster_of,
    neighbours,
    reroll_source,
    trophy_points,
    unrolled,
)
from muster.games.monster_lands.state import NO_BOOST, NOTHING, LandsTable, store
from muster.kernel.game import offers
from muster.kernel.options import Option
from muster.kernel.table import Options, Seat

TALENT, DEFENSE, POTION = range(3)

# -- the monster's attack ----------------------------------------------------------------------------------------------


def ward_offers(table: LandsTable, seat: Seat, path: int, most: int) -> Options:
    """How many magic dice are removed before black dice are rolled.  [ML-MAT-06, ML-MAT-09]"""
    named = table.box.options["ward"]
    return tuple([named[number] for number in range(min(most, table.paths[path].dice[MAGIC]) + 1)])


def divert_target_offers(table: LandsTable, seat: Seat, path: int) -> Options:
    """Against whom a die is turned, or nobody.  [ML-MER-08, ML-MER-09]"""
    return (*targets(table, path), table.box.options["nobody"][0])


def target_offers(table: LandsTable, seat: Seat, path: int) -> Options:
    """Which adjacent path a trick is aimed at.  [ML-TRI-04, ML-TRI-08]"""
    return tuple(targets(table, path))


def targets(table: LandsTable, path: int) -> list[Option]:
    named = table.box.options["target"]
    first = FIRST_PATH[PLACE_OF[path]]
    return [named[other - first] for other in neighbours(table, path)]


def divert_offers(table: LandsTable, seat: Seat, most: int, target: int) -> Options:
    """How many black dice a trick turns away.  [ML-TRI-05, ML-TRK-08]"""
    named = table.box.options["divert"]
    return tuple([named[number] for number in range(most, -1, -1)])


def block_offers(table: LandsTable, seat: Seat, path: int) -> Options:
    """Ways to cancel a hit, or take what is left.  [ML-DEF-01 to ML-DEF-04, ML-MON-06, ML-MON-07]"""
    there = table.paths[path]
    named = table.box.options["block"]
    options: list[Option] = []
    if defense_talents(table, path) > 0:
        options.append(named[TALENT])
    if there.defense:
        options.append(named[DEFENSE])
    if there.load[0] and monster_of(table, PLACE_OF[path]).power != "no_potions":
        options.append(named[POTION])
    if sure_blocks(table, path) > 1:
        options.append(table.box.options["block-all"][0])
    options.append(table.box.options["take"][0])
    return tuple(options)


def sure_blocks(table: LandsTable, path: int) -> int:
    """How many of the hits talents and tokens can cancel; neither outlasts the battle.  [ML-DEF-01, ML-DEF-02]"""
    return min(table.hits, max(0, defense_talents(table, path)) + table.paths[path].defense)


# -- tricks ------------------------------------------------------------------------------------------------------------


def reveal_offers(table: LandsTable, seat: Seat, path: int) -> Options:
    """Turn a token up or leave it.  [ML-TRI-03]"""
    return (table.box.options["reveal"][0], table.box.options["keep"][0])


def cancel_offers(table: LandsTable, seat: Seat, path: int, target: int, kind: int) -> Options:
    """A defense token on the path stops a trick.  [ML-TRI-04, ML-DTT-02]"""
    return (table.box.options["cancel"][0], table.box.options["allow"][0])


def steal_offers(table: LandsTable, seat: Seat, path: int, target: int, kind: int, left: int) -> Options:
    """Which die is taken; where the trick says up to, one may stop.  [ML-TRI-06, ML-TRI-08]"""
    named = table.box.options
    trick = table.box.traps[kind]
    dice, shielded = table.paths[target].dice, table.paths[target].shielded
    options = [
        named["steal"][colour]
        for colour in (STRENGTH, MAGIC)
        if trick.colours >> colour & 1 and dice[colour] > shielded[colour]
    ]
    if trick.n > 1:
        options.append(named["done"][0])
    return tuple(options)


# -- rolls -------------------------------------------------------------------------------------------------------------


def attack_offers(table: LandsTable, seat: Seat, path: int) -> Options:
    """Roll dice one by one, reroll, use loot and venom, stop, or decline.  [ML-ATK-01 to ML-ATK-08]"""
    named = table.box.options
    options: list[Option] = []
    touched = bool(table.roll.dice) or table.roll.boost != NO_BOOST
    if not table.roll.boost[3]:  # venom comes last  [ML-ATK-06]
        left = unrolled(table, path)
        for colour in (STRENGTH, MAGIC):
            if left[colour]:
                options.append(named["roll"][colour])
        if left[STRENGTH] + left[MAGIC] > 1:
            options.append(named["roll-all"][0])
        list_rerolls(table, options)
        list_roll_loot(table, seat, path, VERSUS_MONSTERS, options)
    list_venom(table, path, monster_of(table, PLACE_OF[path]).power != "no_potions", options)
    if touched or flat_bonus(table, path) or carried_damage(table, path):
        options.append(named["stop"][0])
    if not touched:
        options.append(named["decline"][0])
    list_goods(table, seat, options)
    return tuple(options)


def conquest_offers(table: LandsTable, seat: Seat, path: int) -> Options:
    """After the roll for a land: rerolls, loot, venom, or let it stand.  [ML-CON-05, ML-CON-07]"""
    options: list[Option] = []
    if not table.roll.boost[3]:
        list_rerolls(table, options)
        list_roll_loot(table, seat, path, IN_CONQUEST, options)
    list_venom(table, path, True, options)
    options.append(table.box.options["stop"][0])
    if len(options) > 1 or not by_newer_rules(table):
        list_goods(table, seat, options)
    return tuple(options)


def mission_offers(table: LandsTable, seat: Seat, path: int) -> Options:
    """After the roll for a mission: rerolls, loot, or let it stand.  [ML-DMI-01, ML-DMI-05]"""
    options: list[Option] = []
    list_rerolls(table, options)
    list_roll_loot(table, seat, path, EVERYWHERE, options)
    options.append(table.box.options["stop"][0])
    if len(options) > 1 or not by_newer_rules(table):
        list_goods(table, seat, options)
    return tuple(options)


def list_rerolls(table: LandsTable, options: list[Option]) -> None:
    """Rolled dice that some source may reroll.  [ML-ATK-07, ML-BEN-01]"""
    if not table.roll.rerolls:
        return
    named = table.box.options["reroll"]
    found = {
        6 * colour + face - 1 for colour, face, done in table.roll.dice if reroll_source(table, colour, done) != NOTHING
    }
    options.extend([named[at] for at in sorted(found)])


def list_roll_loot(table: LandsTable, seat: Seat, path: int, where: int, options: list[Option]) -> None:
    """Outside loot that could change this roll.  [ML-LOT-04, ML-LOT-06, ML-LOT-11, ML-LOT-14, ML-LOT-16]"""
    clan = table.clans[seat]
    if not clan.loot:
        return
    dice = table.paths[path].dice
    named = table.box.options["use"]
    for kind in sorted(set(clan.loot)):
        loot = table.box.loot[kind]
        fits = [colour for colour in (STRENGTH, MAGIC) if loot.colours >> colour & 1 and dice[colour]]
        changes = fits if loot.effect in ("rerolls", "per_die") else loot.effect == "eliminate"
        if changes and (loot.effect != "eliminate" or where == VERSUS_MONSTERS):
            options.append(named[kind])


def list_venom(table: LandsTable, path: int, allowed: bool, options: list[Option]) -> None:
    """[ML-ATK-03, ML-MON-06]"""
    if allowed and path < BATTLE_PATHS and table.paths[path].load[1]:
        options.append(table.box.options["venom"][0])


def list_goods(table: LandsTable, seat: Seat, options: list[Option]) -> None:
    """Loot of other kinds, trophies and healing, while one's mercenary is activated.  [ML-FRE-02, ML-POT-01]"""
    clan = table.clans[seat]
    if clan.loot and usable_loot(table, seat):
        options.append(table.box.options["loot"][0])
    if clan.trophies:
        options.append(table.box.options["sell"][0])
    if by_newer_rules(table) and may_heal_at_home(table, seat):
        options.append(table.box.options["heal"][0])


def try_offers(table: LandsTable, seat: Seat, path: int) -> Options:
    """Roll for the land, or leave it.  [ML-CON-07]"""
    return (table.box.options["try"][0], table.box.options["decline"][0])


def deed_offers(table: LandsTable, seat: Seat, effect: DeedLoot) -> Options:
    """Glory loot for what has just been done.  [ML-CAP-06, ML-LOT-01 to ML-LOT-03]"""
    named = table.box.options
    kinds = [kind for kind in sorted(set(table.clans[seat].loot)) if table.box.loot[kind].effect == effect]
    return (*[named["use"][kind] for kind in kinds], named["done"][0])


def contract_offers(table: LandsTable, seat: Seat, path: int) -> Options:
    """Pay for the contract or leave it; loot and trophies may help to pay.  [ML-CMI-01, ML-CMI-02, ML-FRE-02]"""
    named = table.box.options
    tile = table.box.missions[table.missions[1]]
    options: list[Option] = []
    if can_pay_goods(table, seat, tile.resource):
        options.append(named["fulfil"][0])
    options.append(named["decline"][0])
    if len(options) > 1 or not by_newer_rules(table) or may_come_to_pay(table, seat, tile.resource):
        list_goods(table, seat, options)
    return tuple(options)


def may_come_to_pay(table: LandsTable, seat: Seat, resource: Goods) -> bool:
    """Could trophies and loot, turned in, bring what a contract asks for?  [ML-FRE-02]"""
    clan = table.clans[seat]
    gold = trophy_points(table, seat) * table.box.trophy_gold
    potions = venoms = defense = traps = 0
    for kind in clan.loot:
        loot = table.box.loot[kind]
        if not loot.outside:
            gold += loot.goods.gold
            potions += loot.goods.potions
            venoms += loot.goods.venoms
            defense += loot.goods.defense
            traps += loot.goods.traps
    return (
        clan.gold + gold >= resource.gold
        and clan.potions + potions >= resource.potions
        and clan.venoms + venoms >= resource.venoms
        and clan.defense + defense >= resource.defense
        and len(table.zones[store(seat)].cards) + traps >= resource.traps
        and len(clan.loot) >= resource.loot
        and clan.glory >= resource.glory
    )


# -- clean-up ----------------------------------------------------------------------------------------------------------


def promote_offers(table: LandsTable, seat: Seat, candidates: tuple[int, ...]) -> Options:
    """Who becomes leader among equals.  [ML-LEA-01]"""
    named = table.box.options["promote"]
    return tuple([named[member] for member in candidates])


def desert_offers(table: LandsTable, seat: Seat, candidates: tuple[int, ...]) -> Options:
    """Who deserts among equals.  [ML-WAG-02]"""
    named = table.box.options["desert"]
    return tuple([named[member] for member in candidates])


OFFERS = offers(
    ward_offers,
    divert_target_offers,
    target_offers,
    divert_offers,
    block_offers,
    reveal_offers,
    cancel_offers,
    steal_offers,
    attack_offers,
    conquest_offers,
    mission_offers,
    try_offers,
    deed_offers,
    contract_offers,
    promote_offers,
    desert_offers,
)
