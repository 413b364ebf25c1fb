"""Questions about the table that change nothing."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from muster.games.monster_lands.content.pieces import (
    ALCHEMIST,
    BATTLE_PATHS,
    CONTRACT,
    ENTRANCE,
    EVERYWHERE,
    FIRST_PATH,
    IN_CONQUEST,
    MAGIC,
    MINE,
    MISSION,
    NO_AFFINITY,
    PAWN_SHOP,
    PERSUASION,
    PLACE_OF,
    STRENGTH,
    VERSUS_MONSTERS,
    WEAPON,
    Ability,
    Deed,
    Dice,
    DiceNeed,
    Goods,
    Member,
    Monster,
    OnceARound,
    Section,
    Trap,
)
from muster.games.monster_lands.state import (
    CUT_THROAT,
    GEAR_SOURCE,
    NOTHING,
    TUTORIAL,
    LandsTable,
    laid,
    store,
)
from muster.kernel.table import Seat

# -- the course of the game --------------------------------------------------------------------------------------------


def in_turn_order(table: LandsTable) -> list[Seat]:
    """All seats from the first player clockwise.  [ML-SEQ-03]"""
    return [(table.first + step) % table.seats for step in range(table.seats)]


def round_dice(table: LandsTable) -> int:
    """The extra attack dice of this round, on the track in force.  [ML-MAT-04, ML-DIF-01, ML-DIF-02, ML-DIF-04]"""
    side = 1 if table.level == TUTORIAL else 2 if table.level == CUT_THROAT else 0
    return table.box.rounds[side][table.round - 1]


def by_newer_rules(table: LandsTable) -> bool:
    """Is this match played by rules version 3 or a later one? Records of older versions ask as they always did."""
    return table.rules >= 3


def is_last_round(table: LandsTable) -> bool:
    """Does the game end with this round's Clean-up?  [ML-GLO-01, ML-SEQ-02]"""
    return table.round == len(table.box.rounds[0]) or max([clan.glory for clan in table.clans]) >= table.box.end_glory


def land_places(table: LandsTable) -> int:
    """How many lands are in play.  [ML-SET-10]"""
    return 1 if table.seats <= 2 else 2


# -- clans -------------------------------------------------------------------------------------------------------------


def excess_glory(table: LandsTable, seat: Seat) -> int:
    """Glory minus reputation: the highest reputation that may be hired.  [ML-TAV-02]"""
    clan = table.clans[seat]
    return clan.glory - clan.reputation


def is_settled(table: LandsTable, member: int) -> bool:
    """Is this member the settler of a land?  [ML-STL-02]"""
    return member in table.settlers


def owner_of(table: LandsTable, member: int) -> Seat:
    """The seat of the clan that a member belongs to."""
    for seat in range(table.seats):
        if member in table.clans[seat].members:
            return seat
    return NOTHING


def is_at_home(table: LandsTable, member: int) -> bool:
    """Not assigned to a path this round."""
    return not table.assigned >> member & 1


def may_be_sent(table: LandsTable, member: int) -> bool:
    """Everyone but novices, once per round.  [ML-OUT-03, ML-NOV-02]"""
    return is_at_home(table, member) and not table.box.members[member].novice


def senders(table: LandsTable, seat: Seat) -> list[int]:
    """The members who may still be assigned this round.  [ML-OUT-03]"""
    return [member for member in table.clans[seat].members if may_be_sent(table, member)]


def trap_limit(table: LandsTable, seat: Seat) -> int:
    """Five traps, more with Dalina.  [ML-LOD-03, ML-MER-01]"""
    limit = table.box.trap_limit
    for member in table.clans[seat].members:
        ability = table.box.members[member].ability
        if ability.kind == "more_traps":
            limit += ability.n
    return limit


def traps_over(table: LandsTable, seat: Seat) -> int:
    """How many traps must be discarded.  [ML-LOD-03]"""
    return len(table.zones[store(seat)].cards) - trap_limit(table, seat)


def wages_due(table: LandsTable, seat: Seat) -> int:
    """The wage icons of all but the leader and the settled, at the rate of the glory band.  [ML-WAG-01]"""
    clan = table.clans[seat]
    icons = 0
    for member in clan.members:
        if member != clan.leader and member not in table.settlers:
            icons += table.box.members[member].wages
    return icons * table.box.wage_rates[table.box.band(clan.glory)]


def wounded_at_home(table: LandsTable, seat: Seat) -> list[int]:
    """Who may be healed with a stored potion.  [ML-POT-01]"""
    wounded = table.wounded & ~table.assigned
    return [member for member in table.clans[seat].members if wounded >> member & 1] if wounded else []


def may_heal_at_home(table: LandsTable, seat: Seat) -> bool:
    """Has the clan a potion in store, and somebody wounded at home?  [ML-POT-01]"""
    return bool(table.clans[seat].potions and wounded_at_home(table, seat))


def settling_lands(table: LandsTable, seat: Seat) -> list[int]:
    """Lands of the clan that somebody could settle.  [ML-STL-01]"""
    owned = table.clans[seat].lands
    return [land for land in owned if table.settlers[land] == NOTHING and settling_members(table, seat, land)]


def settling_members(table: LandsTable, seat: Seat, land: int) -> list[int]:
    """Members of the land's affinity who are neither leader nor settled elsewhere.  [ML-STL-01, ML-STL-03]"""
    clan = table.clans[seat]
    affinity = table.box.lands[land].affinity
    return [
        member
        for member in clan.members
        if table.box.members[member].affinity == affinity and member != clan.leader and member not in table.settlers
    ]


def can_pay_goods(table: LandsTable, seat: Seat, goods: Goods) -> bool:
    """Is all this in the clan's own store?  [ML-CMI-02]"""
    clan = table.clans[seat]
    return (
        clan.gold >= goods.gold
        and clan.potions >= goods.potions
        and clan.venoms >= goods.venoms
        and clan.defense >= goods.defense
        and len(table.zones[store(seat)].cards) >= goods.traps
        and len(clan.loot) >= goods.loot
        and clan.glory >= goods.glory
    )


# -- dice of the pool --------------------------------------------------------------------------------------------------


def pool_size(table: LandsTable, seat: Seat) -> int:
    clan = table.clans[seat]
    return clan.strength + clan.magic + len(clan.faces)


def pool(table: LandsTable, seat: Seat) -> Dice:
    clan = table.clans[seat]
    return (clan.strength, clan.magic, len(clan.faces))


def can_fill(need: DiceNeed, have: Dice) -> bool:
    """Are there dice enough for the required spaces?"""
    strength, magic, persuasion = have[STRENGTH], have[MAGIC], have[PERSUASION]
    for dice in need.legal:
        if dice[STRENGTH] <= strength and dice[MAGIC] <= magic and dice[PERSUASION] <= persuasion:
            return True
    return False


def can_finish(need: DiceNeed, placed: Dice, have: Dice, room: int) -> bool:
    """Can all required spaces be filled with the dice at hand, where so many dice fit?"""
    for dice in need.legal:
        if (
            placed[STRENGTH] <= dice[STRENGTH] <= placed[STRENGTH] + have[STRENGTH]
            and placed[MAGIC] <= dice[MAGIC] <= placed[MAGIC] + have[MAGIC]
            and placed[PERSUASION] <= dice[PERSUASION] <= placed[PERSUASION] + have[PERSUASION]
            and sum(dice) <= room
        ):
            return True
    return False


def can_go_on(need: DiceNeed, placed: Dice, have: Dice, room: int, colour: int) -> bool:
    """May a die of this colour come next, so that all required spaces can still be filled?"""
    more = [placed[STRENGTH], placed[MAGIC], placed[PERSUASION]]
    left = [have[STRENGTH], have[MAGIC], have[PERSUASION]]
    more[colour] += 1
    left[colour] -= 1
    return can_finish(need, tuple(more), tuple(left), room)


# -- the Citadel -------------------------------------------------------------------------------------------------------


def open_spaces(table: LandsTable, building: int) -> int:
    """The spaces of a row that may be used with so many players.  [ML-DEP-03, ML-DEP-04]"""
    spaces = table.box.row_spaces[building]
    return spaces - table.box.row_closed[building] if table.seats <= 2 else spaces


def is_in_panic(table: LandsTable, building: int) -> bool:
    """[ML-PAN-04]"""
    return bool(table.panic >> building & 1)


def has_room(table: LandsTable, building: int) -> bool:
    """Is the building open, with a space free?  [ML-CIT-02, ML-PAN-04]"""
    if building == PAWN_SHOP:
        return True
    if table.panic >> building & 1:
        return False
    if building in (ALCHEMIST, MINE):
        return bool(free_spaces(table, building))
    return len(table.buildings[building]) < open_spaces(table, building)


def free_spaces(table: LandsTable, building: int) -> list[int]:
    """The free spaces of the Alchemist or the Mine.  [ML-ALC-01, ML-MIN-01]"""
    taken = [placed[0] for placed in table.buildings[building]]
    if building == ALCHEMIST:
        return [space for space in range(len(table.box.alchemist)) if space not in taken]
    return [at for at in range(len(table.box.mine)) if at not in taken and not is_closed_space(table, at)]


def is_closed_space(table: LandsTable, space: int) -> bool:
    """A space of the Mine that nobody may use with so few players.  [ML-DEP-03, ML-DEP-04]"""
    return table.box.mine[space].closed_for_two and table.seats <= 2


def persuasion_off(table: LandsTable, building: int, face: int) -> int:
    """What a persuasion die takes off the price.  [ML-PER-01, ML-PER-02, ML-PER-03]"""
    last = 0
    for _, colour, shown, _ in table.buildings[building]:
        if colour == PERSUASION:
            last = shown
    return face + last if face < last else face


def discounts_for(table: LandsTable, seat: Seat, kind: OnceARound) -> list[int]:
    """Flat discounts that the clan has not used this round: members, and equipment above GEAR_SOURCE.  [ML-PER-04]"""
    found: list[int] = []
    box = table.box
    for member in table.clans[seat].members:
        if box.members[member].ability.kind == kind and not table.used >> member & 1:
            found.append(member)
        for card in table.gear[member]:
            if box.gear[box.gear_cards[card]].ability.kind == kind and not table.gear_used >> card & 1:
                found.append(GEAR_SOURCE + card)
    return found


def discount_of(table: LandsTable, source: int) -> int:
    """How much a flat discount takes off.  [ML-MER-33, ML-MER-34, ML-EQP-10]"""
    box = table.box
    if source >= GEAR_SOURCE:
        return box.gear[box.gear_cards[source - GEAR_SOURCE]].ability.n
    return box.members[source].ability.n


def price_after(table: LandsTable, price: int, off: int, flat: int) -> int:
    """Persuasion first, to no less than 1, then flat discounts, to no less than 0.  [ML-PER-01, ML-PER-04]"""
    if off:
        price = min(price, max(table.box.persuasion_floor, price - off))
    return max(table.box.discount_floor, price - flat) if flat else price


def price_now(table: LandsTable, price: int) -> int:
    """The price of this action with the discounts taken so far."""
    return price_with(table, price, table.visit.price_off)


def price_with(table: LandsTable, price: int, off: int) -> int:
    """The price where a persuasion die takes off so much, with the discounts taken so far."""
    flat = 0
    for source in table.visit.discounts:
        flat += discount_of(table, source)
    return price_after(table, price, off, flat)


def flat_total(table: LandsTable, seat: Seat, kind: OnceARound) -> int:
    """All flat discounts of a kind that the clan could take."""
    return sum([discount_of(table, source) for source in discounts_for(table, seat, kind)])


def basket_price(table: LandsTable, traps: tuple[int, ...]) -> int:
    """The sum of the prices of traps.  [ML-LOD-01]"""
    return sum([table.box.traps[trap].price for trap in traps])


def hireable(table: LandsTable, seat: Seat) -> list[int]:
    """Mercenaries on offer whom the clan's glory can attract.  [ML-TAV-02]"""
    clan = table.clans[seat]
    excess = clan.glory - clan.reputation
    return [member for member in table.tavern if member >= 0 and table.box.members[member].reputation <= excess]


def first_novice(table: LandsTable) -> int:
    """The novice on top of the stack, or nothing.  [ML-SET-01, ML-SET-14]"""
    if not table.novices:
        return NOTHING
    return (table.novices & -table.novices).bit_length() - 1


def can_carry(table: LandsTable, member: int, kind: int) -> bool:
    """May this member take such a card? One of each type, and nobody who is away.  [ML-BAZ-01, ML-BAZ-02]"""
    if table.assigned >> member & 1:
        return False
    box = table.box
    for card in table.gear[member]:
        if box.gear[box.gear_cards[card]].type == box.gear[kind].type:
            return False
    return True


def placeable(table: LandsTable, seat: Seat, kind: int) -> bool:
    """Has somebody at home room for such a card, if need be after a discard?  [ML-BAZ-01, ML-BAZ-03]"""
    assigned = table.assigned
    for member in table.clans[seat].members:
        if not assigned >> member & 1:
            return True
    return False


# -- paths -------------------------------------------------------------------------------------------------------------


PATHS_OF: Final = tuple([tuple(range(first, end)) for first, end in pairwise(FIRST_PATH)])


def paths_of(place: int) -> tuple[int, ...]:
    return PATHS_OF[place]


def is_place_open(table: LandsTable, place: int) -> bool:
    """Can anybody be sent there at all?  [ML-ENT-01, ML-SET-10]"""
    if place == ENTRANCE:
        return table.monsters[ENTRANCE] != NOTHING
    if place in (MISSION, CONTRACT):
        return table.missions[place - MISSION] != NOTHING
    return table.lands[place] != NOTHING


def path_of(table: LandsTable, member: int) -> int:
    """The path on which somebody stands; nothing if at home."""
    for number, path in enumerate(table.paths):
        if path.member == member:
            return number
    return NOTHING


def is_free(table: LandsTable, path: int) -> bool:
    """[ML-OUT-01, ML-SOL-08]"""
    return table.paths[path].member == NOTHING and path != table.closed_path


def section_of(table: LandsTable, path: int) -> Section:
    """The section of the path header above a land path.  [ML-LAN-01]"""
    place = PLACE_OF[path]
    return table.box.headers[table.headers[place]][path - FIRST_PATH[place]]


def need_of(table: LandsTable, path: int) -> DiceNeed:
    """The dice of a land or mission path.  [ML-LAN-02, ML-MIS-02]"""
    if path < FIRST_PATH[ENTRANCE]:
        return section_of(table, path).need
    tile = table.box.missions[table.missions[PLACE_OF[path] - MISSION]]
    return tile.need if PLACE_OF[path] == MISSION else tile.contract_need


def tokens_on(table: LandsTable, path: int) -> int:
    """Traps and defense tokens on a path."""
    return len(table.zones[laid(path)].cards) + table.paths[path].defense


def dice_room(table: LandsTable, path: int, tokens: int) -> int:
    """How many dice fit beside so many tokens.  [ML-LAN-04, ML-LAN-05, ML-ENT-02]"""
    box = table.box
    if PLACE_OF[path] == ENTRANCE:
        return box.entrance_spaces - 2 * tokens
    return box.land_spaces - 2 * max(0, tokens - 2)


def is_path_usable(table: LandsTable, seat: Seat, path: int) -> bool:
    """Could somebody of this clan be sent there now?  [ML-OUT-01, ML-ENT-02, ML-ENT-04]"""
    clan = table.clans[seat]
    if table.paths[path].member != NOTHING or path == table.closed_path:
        return False
    if PLACE_OF[path] == ENTRANCE:
        has_tokens = clan.defense or table.zones[store(seat)].cards
        return bool(clan.strength or clan.magic or has_tokens)
    return can_fill(need_of(table, path), pool(table, seat))


def is_place_usable(table: LandsTable, seat: Seat, place: int) -> bool:
    """[ML-OUT-01]"""
    if not is_place_open(table, place):
        return False
    for path in paths_of(place):
        if is_path_usable(table, seat, path):
            return True
    return False


def death_glory(table: LandsTable, path: int) -> int:
    """The glory for a mercenary who falls on this path.  [ML-DTH-03, ML-DCI-03]"""
    if path >= FIRST_PATH[MISSION]:
        return 0
    if PLACE_OF[path] == ENTRANCE:
        return table.box.entrance_glory
    return table.box.death_glory[path - FIRST_PATH[PLACE_OF[path]]]


def living(table: LandsTable, place: int) -> list[int]:
    """The paths of a place where somebody is, from left to right."""
    paths = table.paths
    return [path for path in paths_of(place) if paths[path].member != NOTHING]


def neighbours(table: LandsTable, path: int) -> list[int]:
    """The adjacent paths of the same place where somebody is.  [ML-MER-09, ML-TRI-08]"""
    place = PLACE_OF[path]
    return [
        other
        for other in (path - 1, path + 1)
        if FIRST_PATH[place] <= other < FIRST_PATH[place + 1] and table.paths[other].member != NOTHING
    ]


def next_hidden(table: LandsTable, path: int) -> int:
    """The token on a path that is turned up next: from top to bottom.  [ML-TRI-03]"""
    return table.zones[laid(path)].cards[table.paths[path].revealed.bit_length()]


def traps_on(table: LandsTable, path: int) -> list[Trap]:
    """The tokens on a path that have been turned up."""
    revealed = table.paths[path].revealed
    cards = table.zones[laid(path)].cards
    return [table.box.traps[card] for at, card in enumerate(cards) if revealed >> at & 1]


def capturing_traps(table: LandsTable, path: int) -> int:
    """Tokens that count as traps: all but revealed tricks.  [ML-CAP-05, ML-TRI-02, ML-TRI-07]"""
    revealed = table.paths[path].revealed
    cards = table.zones[laid(path)].cards
    return sum([1 for at, card in enumerate(cards) if not (revealed >> at & 1 and table.box.traps[card].trick)])


# -- battles -----------------------------------------------------------------------------------------------------------


def monster_of(table: LandsTable, place: int) -> Monster:
    return table.box.monsters[table.monsters[place]]


def attack_dice(table: LandsTable, place: int) -> int:
    """Attack value, affinity, the round, and powers.  [ML-MAT-02 to ML-MAT-04, ML-DCI-02, ML-MON-03, ML-MON-23]"""
    monster = monster_of(table, place)
    dice = monster.attack + round_dice(table)
    if place == ENTRANCE:
        return dice + (monster.n if monster.power == "entrance_dice" else 0)
    if monster.affinity == table.box.lands[table.lands[place]].affinity:
        dice += monster.n if monster.power == "affinity_dice" else 1
    return dice


def weapons_work(table: LandsTable, path: int, where: int) -> bool:
    """Weapons fail in the battle against Caribdis, but not for the land afterwards.  [ML-MON-04]"""
    return where != VERSUS_MONSTERS or monster_of(table, PLACE_OF[path]).power != "no_weapons"


def abilities_of(table: LandsTable, member: int, weapons: bool = True) -> list[Ability]:
    """The talent and the equipment of a member, with or without weapons.  [ML-TAL-02, ML-MON-04]"""
    box = table.box
    found = [box.members[member].ability]
    for card in table.gear[member]:
        gear = box.gear[box.gear_cards[card]]
        if weapons or gear.type != WEAPON:
            found.append(gear.ability)
    return found


def defense_talents(table: LandsTable, path: int) -> int:
    """The defense talents left on a path against the monster there.  [ML-DEF-02, ML-DTT-01, ML-DTT-03, ML-MON-07]"""
    there = table.paths[path]
    place = PLACE_OF[path]
    monster = monster_of(table, place)
    if monster.power == "no_talents":
        return 0
    talents = 0
    weapons = weapons_work(table, path, VERSUS_MONSTERS)
    for ability in abilities_of(table, there.member, weapons):
        if ability.kind == "defense" and ability.affinities >> monster.affinity & 1:
            talents += ability.n
    if place == ENTRANCE:
        talents += table.box.entrance_defense[path - FIRST_PATH[ENTRANCE]]
    else:
        talents += section_of(table, path).defense
    return talents - there.talents


def unrolled(table: LandsTable, path: int) -> Dice:
    """The dice of a path that have not been rolled."""
    dice = table.paths[path].dice
    if table.roll.path != path or not table.roll.dice:
        return dice
    left = [dice[STRENGTH], dice[MAGIC], dice[PERSUASION]]
    for colour, _, _ in table.roll.dice:
        left[colour] -= 1
    return (left[0], left[1], left[2])


def carried_damage(table: LandsTable, path: int) -> int:
    """What the failed attacks of the paths to the left add up to.  [ML-CAR-01]"""
    return sum([table.paths[other].damage for other in range(FIRST_PATH[PLACE_OF[path]], path)])


def bonus_per_die(table: LandsTable, path: int, colour: int, where: int) -> int:
    """What talent, equipment, traps and loot add to each die of a colour.  [ML-ATK-02, ML-CAR-02, ML-LOT-16]"""
    bonus = table.roll.boost[colour] if colour != PERSUASION else 0
    bit = 1 << colour
    member = table.paths[path].member
    for ability in abilities_of(table, member, weapons_work(table, path, where)):
        if ability.kind == "per_die" and ability.colours & bit and ability.where in (EVERYWHERE, where):
            bonus += ability.n
    if path < BATTLE_PATHS:
        for trap in traps_on(table, path):
            if trap.effect == "per_die" and trap.colours & bit:
                bonus += trap.n
    return bonus


def roll_total(table: LandsTable, path: int, where: int) -> int:
    """The rolled dice of a path with all bonuses per die and venom.  [ML-ATK-02, ML-MON-13]"""
    minus, colours = 0, 0
    if where == VERSUS_MONSTERS:
        monster = monster_of(table, PLACE_OF[path])
        if monster.power == "die_minus":
            minus, colours = monster.n, monster.colours
    total = table.roll.boost[3] * table.box.venom_bonus
    counts = [0, 0, 0]
    for colour, face, _ in table.roll.dice:
        counts[colour] += 1
        total += max(0, face - minus) if colours >> colour & 1 else face
    for colour in (STRENGTH, MAGIC, PERSUASION):
        if counts[colour]:
            total += counts[colour] * bonus_per_die(table, path, colour, where)
    return total


def flat_bonus(table: LandsTable, path: int) -> int:
    """The flat traps of a path, against monsters only.  [ML-TRP-16, ML-CON-06]"""
    return sum([trap.n for trap in traps_on(table, path) if trap.effect == "flat"])


def special_bonus(table: LandsTable, path: int, deed: Deed) -> int:
    """What talents add for capturing, eliminating or conquering only.  [ML-CAP-04, ML-MER-07, ML-MER-16, ML-MER-29]"""
    bonus = table.roll.boost[2] if deed == "eliminate" else 0
    for ability in abilities_of(table, table.paths[path].member):
        if ability.kind == deed:
            bonus += ability.n
    return bonus


def attack_total(table: LandsTable, path: int) -> int:
    """The attack without one-sided bonuses: what a failure leaves as damage.  [ML-CAR-03]"""
    return roll_total(table, path, VERSUS_MONSTERS) + flat_bonus(table, path)


def elimination_total(table: LandsTable, path: int) -> int:
    """[ML-CAP-04]"""
    return carried_damage(table, path) + attack_total(table, path) + special_bonus(table, path, "eliminate")


def capture_total(table: LandsTable, path: int) -> int:
    """[ML-CAP-04]"""
    return carried_damage(table, path) + attack_total(table, path) + special_bonus(table, path, "capture")


def may_capture(table: LandsTable, path: int) -> bool:
    """Are there traps enough on the path?  [ML-CAP-01, ML-CAP-05, ML-MON-24, ML-MER-23]"""
    for ability in abilities_of(table, table.paths[path].member):
        if ability.kind == "no_trap":
            return True
    monster = monster_of(table, PLACE_OF[path])
    needed = monster.n if monster.power == "traps" else 1
    return capturing_traps(table, path) >= needed


def conquest_total(table: LandsTable, path: int) -> int:
    """The roll for a land with what failed tries have left.  [ML-CON-01, ML-CON-02, ML-CON-07]"""
    return table.carried + roll_total(table, path, IN_CONQUEST) + special_bonus(table, path, "conquer")


def mission_total(table: LandsTable, path: int) -> int:
    """The roll for a mission: bonuses per die only.  [ML-DMI-05]"""
    return roll_total(table, path, EVERYWHERE)


def reroll_source(table: LandsTable, colour: int, done: int) -> int:
    """The source that rerolls such a die, the least flexible first; nothing if none is left.  [ML-ATK-07]"""
    best = NOTHING
    for at, (colours, once, left) in enumerate(table.roll.rerolls):
        if left and colours >> colour & 1 and not (once and done >> at & 1):
            if best == NOTHING or freedom_of(table, at) < freedom_of(table, best):
                best = at
    return best


def freedom_of(table: LandsTable, source: int) -> int:
    """How flexible a reroll is: for any die again and again, or for each die once; for two colours or for one."""
    colours, once, _ = table.roll.rerolls[source]
    return (0 if once else 2) + (1 if colours & (colours - 1) else 0)


# -- scoring -----------------------------------------------------------------------------------------------------------


def affinity_icons(table: LandsTable, seat: Seat) -> list[int]:
    """Icons on mercenaries and lands, affinity by affinity.  [ML-SCO-02, ML-SCO-03]"""
    clan = table.clans[seat]
    icons = [0, 0, 0, 0]
    for member in clan.members:
        affinity = table.box.members[member].affinity
        if affinity != NO_AFFINITY:
            icons[affinity] += 1
    for land in clan.lands:
        icons[table.box.lands[land].affinity] += 1
    return icons


def trophy_points(table: LandsTable, seat: Seat) -> int:
    """The points of all trophies, the trophy loot included.  [ML-SCO-01, ML-LOT-05, ML-TIE-02]"""
    clan = table.clans[seat]
    box = table.box
    points = sum([box.monsters[monster].trophy for monster in clan.trophies])
    return points + sum([box.loot[kind].n for kind in clan.loot if box.loot[kind].effect == "trophies"])


def promotion_rank(table: LandsTable, member: int) -> tuple[int, int, int]:
    """Who becomes leader first: unsettled mercenaries, novices, settled ones; reputation, cost.  [ML-LEA-01]"""
    record: Member = table.box.members[member]
    standing = 0 if is_settled(table, member) else 1 if record.novice else 2
    return (standing, record.reputation, record.cost)
