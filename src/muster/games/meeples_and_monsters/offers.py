"""What a seat may choose from. Each query lists the options of one question; refusals explain what it leaves out."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from muster.games.meeples_and_monsters.content.pieces import (
    ANY,
    BASIC,
    CLASSES,
    CLERIC,
    CORRUPTION,
    DISTRICTS,
    KINDS,
    KNIGHT,
    MEEPLES,
    MONSTER_SPOT,
    NO_ONE,
    PEASANT,
    PRESTIGE,
    ROOM_SPOT,
    SHAMAN,
    SHAMAN_AS,
    UNITS,
    Company,
    Group,
    Marks,
    Worth,
)
from muster.games.meeples_and_monsters.queries import (
    can_pay,
    city_monsters,
    free_slot,
    group_at,
    is_fight,
    is_final_turn,
    is_planned,
    may_fight_member,
    may_research,
    may_use_ability,
    usable_locations,
    usable_places,
    vacant_slots,
)
from muster.games.meeples_and_monsters.quests import MOMENTS, may_complete
from muster.games.meeples_and_monsters.reach import (
    Reach,
    asks_for_strength,
    best_total,
    can_reach,
    company_of,
    corruption_strength,
    fight_level,
    is_met,
    lacking_at,
    marks_alone,
    marks_with_help,
    may_join,
    may_wait,
    planned_total,
    worth,
    worth_alone,
)
from muster.games.meeples_and_monsters.state import (
    DISPLAY,
    NOTHING,
    SECOND_READING,
    MeeplesTable,
    hand,
    just_drawn,
)
from muster.kernel.game import Prompt, offers
from muster.kernel.options import Option, Param, Refusal, Saying
from muster.kernel.table import OffersFunction, Options, Seat

# -- Development Phase -------------------------------------------------------------------------------------------------


def ability_offers(table: MeeplesTable, seat: Seat) -> Options:
    """Abilities that can be used now, in any order, or go on.  [MM-DEV-02, MM-DEV-03, MM-UNT-05]"""
    return (*usable_abilities(table, seat), table.box.go_on)


def usable_abilities(table: MeeplesTable, seat: Seat) -> list[Option]:
    """What the Hero cards let one do in the Development Phase.  [MM-UNT-04, MM-UNT-06, MM-UNT-07]"""
    options: list[Option] = []
    for basic in (CLERIC, KNIGHT):
        if may_use_ability(table, seat, basic):
            options.append(table.box.book[f"ability:{CLASSES[basic]}"])
    if may_research(table, seat):
        options.append(table.box.research)
    return options


def may_construct(table: MeeplesTable) -> bool:
    """A tile needs a vacant slot and an open tile.  [MM-DEV-15, MM-DEV-16]"""
    return bool(table.zones[DISPLAY].cards) and NOTHING in table.built


def level_cost(table: MeeplesTable, seat: Seat, basic: int) -> int:
    """What the next level of a class costs, or -1 if there is none.  [MM-DEV-12, MM-DEV-20]"""
    sides = table.box.heroes[basic]
    level = table.levels[seat][basic]
    return sides[level].cost if level < len(sides) else -1


def can_count_on(table: MeeplesTable, seat: Seat) -> int:
    """The VP that count when a level is assigned: a vacant slot's bonus too if one also builds.  [MM-DEV-21]"""
    vp = table.scores[seat]
    return vp + best_slot(table) if table.capitol[0] else vp


def best_slot(table: MeeplesTable) -> int:
    """The most VP that building on a vacant slot brings."""
    return max([table.box.slots[slot].vp for slot in vacant_slots(table)], default=0)


def may_build_beside(table: MeeplesTable, seat: Seat, hall: int) -> bool:
    """Could one still build when this kind of Unit has gone to the Hall of Heroes?  [MM-DEV-21]"""
    tavern = table.taverns[seat]
    builders = tavern[PEASANT] + tavern[SHAMAN] - (hall >= SHAMAN_AS)
    return builders > 0 and not table.capitol[0] and may_construct(table)


def is_unpaid(table: MeeplesTable, seat: Seat) -> bool:
    """Does a level at the Hall of Heroes count on a slot, while nobody builds yet?  [MM-DEV-21]"""
    yard, hall = table.capitol
    if hall == NOTHING or yard:
        return False
    return level_cost(table, seat, hall - SHAMAN_AS if hall >= SHAMAN_AS else hall) > table.scores[seat]


def capitol_offers(table: MeeplesTable, seat: Seat) -> Options:
    """Assign to the Builders' Yard, to the Hall of Heroes, to both, or to neither.  [MM-DEV-02, MM-DEV-04 to 13]"""
    box = table.box
    tavern = table.taverns[seat]
    peasants, shamans = tavern[PEASANT], tavern[SHAMAN]
    options = usable_abilities(table, seat) if table.rules >= SECOND_READING else []
    yard, hall = table.capitol
    if not yard and (peasants or shamans) and may_construct(table):
        peasant, shaman, two_peasants, both, two_shamans = box.build_options
        if peasants:
            options.append(peasant)
        if shamans:
            options.append(shaman)
        if peasants > 1:
            options.append(two_peasants)
        if peasants and shamans:
            options.append(both)
        if shamans > 1:
            options.append(two_shamans)
    if hall == NOTHING:
        for basic in range(1, BASIC):
            if tavern[basic] and may_level(table, seat, basic, basic):
                options.append(box.level_options[basic])
            if shamans and may_level(table, seat, basic, SHAMAN_AS + basic):
                options.append(box.shaman_level_options[basic])
    if not is_unpaid(table, seat):
        options.append(box.go_on)
    return tuple(options)


def may_level(table: MeeplesTable, seat: Seat, basic: int, hall: int) -> bool:
    """With the VP there are, or with those of a slot if one builds, before or after this.  [MM-DEV-20, MM-DEV-21]"""
    cost = level_cost(table, seat, basic)
    if cost < 0:
        return False
    vp = can_count_on(table, seat)
    return cost <= vp or (cost <= vp + best_slot(table) and may_build_beside(table, seat, hall))


def capitol_order_offers(table: MeeplesTable, seat: Seat) -> Options:
    """Which Capitol Location is resolved first.  [MM-DEV-14]"""
    book = table.box.book
    return (book["capitol:builders_yard"], book["capitol:hall_of_heroes"])


def tile_offers(table: MeeplesTable, seat: Seat) -> Options:
    """The open tiles.  [MM-DEV-15]"""
    options = table.box.card_options["tile"]
    return tuple([options[tile] for tile in table.zones[DISPLAY].cards])


def slot_offers(table: MeeplesTable, seat: Seat, tile: int) -> Options:
    """The vacant slots of all districts.  [MM-DEV-15]"""
    options = table.box.card_options["slot"]
    return tuple([options[slot] for slot in vacant_slots(table)])


def builder_offers(table: MeeplesTable, seat: Seat) -> Options:
    """Send one of the two builders home for good, or not (Carpenters' Guild)."""
    options: list[Option] = []
    for kind in (PEASANT, SHAMAN):
        if kind in table.capitol[0]:
            options.append(table.box.kind_options["return"][kind])
    return (*options, table.box.book["nothing"])


# -- Main Phase: the plan ----------------------------------------------------------------------------------------------


def plan_offers(table: MeeplesTable, seat: Seat) -> Options:
    """Place Units, take them back, or confirm a plan that holds as a whole.  [MM-MAI-01, MM-MAI-04]"""
    box = table.box
    plan = table.plan
    company = company_of(box, table.taverns[seat])
    used = 0  # the Locations of the plan, as a set
    fighting = False  # or in a Tower Room
    for spot, _ in plan:
        if spot < MONSTER_SPOT:
            used |= 1 << spot
        else:
            fighting = True
    worths = worth(table, seat) if used & box.helping_bits else worth_alone(table, seat)
    options: list[Option] = []
    if not fighting or plan_holds(table, seat, worths):
        options.append(box.confirm)
    if may_research(table, seat):
        options.append(box.research)
    strengthening = used & box.strengthening_bits > 0
    if company.units:
        list_places(table, seat, worths, company, used, options)
    if table.towers and (company.units or company.counts[CORRUPTION]):
        list_rooms(table, seat, worths, company, options)
    if plan:
        list_changes(table, seat, worths, company, options)
    if strengthening and table.named[0] == NOTHING and corruption_strength(table, seat):
        strengthen = box.spot_options["strengthen"]
        options += [strengthen[spot] for spot, _ in plan if is_fight(spot)]
    return tuple(options)


def list_places(
    table: MeeplesTable, seat: Seat, worths: Worth, company: Company, used: int, options: list[Option]
) -> None:
    """Locations that these Units can activate, each once per turn, and the Monsters that they can beat, in any slot.

    [MM-LOC-01, MM-LOC-05, MM-LOC-06, MM-CBT-01, MM-CBT-06, MM-OVL-02]
    """
    box = table.box
    places = usable_places(table)
    free = company.payable & places.bits & ~used
    options += places.options(free)
    helpers = free & box.helping_bits
    strengthening = used & box.strengthening_bits > 0
    if helpers or strengthening:
        marks = marks_with_help(table, seat, worths, company, strengthening, helpers)
    else:
        marks = marks_alone(table, seat, worths, company)
    fights = city_monsters(table).fights(marks)
    if table.final_from:
        fights += council_fights(table, seat, marks)
    options += [fight for fight in fights if not is_planned(table, fight.value)] if table.plan else fights


def list_changes(table: MeeplesTable, seat: Seat, worths: Worth, company: Company, options: list[Option]) -> None:
    """Take Units back, or add some to a place that has Units already.  [MM-MAI-04, MM-MAI-05]"""
    box = table.box
    for spot, group in table.plan:
        if company.units:
            options += box.back_and_more[spot]
        else:
            options.append(box.back_options[spot])
            if worths.joins and is_fight(spot) and may_join(table, seat, group):
                options.append(box.more_options[spot])


def plan_holds(table: MeeplesTable, seat: Seat, worths: Worth) -> bool:
    """Is every place of the plan met, with all bonuses of the plan?  [MM-MAI-04]"""
    for spot, group in table.plan:
        # Locations are filled as soon as they are chosen; only fights and combat rooms can be short.
        if spot >= MONSTER_SPOT and not is_met(table, seat, worths, spot, group):
            return False
    return True


def council_fights(table: MeeplesTable, seat: Seat, marks: Marks) -> Options:
    """Members of the Dark Council who can be beaten.  [MM-OVL-02]"""
    members = table.box.monsters[table.box.normal :]
    return tuple(
        [
            member.fight
            for member in members
            if member.strength <= marks[member.mark] and may_fight_member(table, seat, member)
        ]
    )


def list_rooms(table: MeeplesTable, seat: Seat, worths: Worth, company: Company, options: list[Option]) -> None:
    """Tower Rooms on top of their stacks that can be met.  [MM-TWR-03, MM-TWR-05, MM-TWR-06]"""
    enter = table.box.spot_options["room"]
    for top in table.tower_tops:
        if top >= 0 and not is_planned(table, ROOM_SPOT + top):
            room = table.box.rooms[top]
            if room.combat:
                if Reach(table, seat, worths, False, NO_ONE, company, ROOM_SPOT + top).gets_to(room.combat):
                    options.append(enter[ROOM_SPOT + top])
            elif can_pay(company.counts, room.needs):
                options.append(enter[ROOM_SPOT + top])


def fill_offers(table: MeeplesTable, seat: Seat, spot: int) -> Options:
    """Units that bring a Location or a room nearer to its requirement.  [MM-LOC-05, MM-PRE-08, MM-ICO-01, MM-ICO-11]"""
    lacking = lacking_at(table, spot, group_at(table, spot))
    tavern = table.taverns[seat]
    unit_options = table.box.kind_options["unit"]
    return tuple([unit_options[kind] for kind in filling_kinds(tavern, lacking)])


def filling_kinds(tavern: list[int], lacking: tuple[int, ...]) -> list[int]:
    """Kinds that fill an open place such that the rest can still be filled."""
    kinds: list[int] = []
    for unit in range(UNITS):
        if tavern[unit] and unit_fits(unit, lacking) and can_pay(without(tavern, unit), filled(lacking, unit)):
            kinds.append(unit)
    if tavern[CORRUPTION] and lacking[CORRUPTION]:
        kinds.append(CORRUPTION)
    if tavern[SHAMAN]:
        for basic in range(BASIC):
            if lacking[basic] and can_pay(without(tavern, SHAMAN), filled(lacking, basic)):
                kinds.append(SHAMAN_AS + basic)
    return kinds


def unit_fits(unit: int, lacking: tuple[int, ...]) -> bool:
    """Does a Unit as itself fill an open place?"""
    return bool(lacking[unit] or (unit >= BASIC and lacking[PRESTIGE]) or lacking[ANY])


def without(stock: list[int], unit: int) -> list[int]:
    left = stock.copy()
    left[unit] -= 1
    return left


def filled(lacking: tuple[int, ...], unit: int) -> tuple[int, ...]:
    """What is still lacking after one more Unit."""
    place = unit
    if not lacking[unit]:
        place = PRESTIGE if unit >= BASIC and lacking[PRESTIGE] else ANY
    return (*lacking[:place], lacking[place] - 1, *lacking[place + 1 :])


def fight_offers(table: MeeplesTable, seat: Seat, spot: int) -> Options:
    """Units for a fight or a combat room that is not met yet; or leave it short for now.  [MM-CBT-01, MM-MAI-04]"""
    tavern = table.taverns[seat]
    company = company_of(table.box, tavern)
    worths = worth(table, seat)
    group = group_at(table, spot)
    fights = spot < ROOM_SPOT
    unit_options = table.box.kind_options["unit"]
    options: list[Option] = []
    # Where everybody together suffices, each one brings it nearer; a Shaman may be named badly.
    strength, level, kind = fight_level(table, spot)
    shamans = company.shamans
    if not shamans and best_total(table, seat, worths, fights, group, company, level, kind) >= strength:
        options += company.each
    else:
        for unit in company.classes:
            if can_reach(table, seat, worths, spot, added(group, unit), without(tavern, unit)):
                options.append(unit_options[unit])
    if shamans:
        left = without(tavern, SHAMAN)
        for basic in range(BASIC):
            if can_reach(table, seat, worths, spot, added(group, SHAMAN_AS + basic), left):
                options.append(unit_options[SHAMAN_AS + basic])
    if fights and worths.joins and may_join(table, seat, group):
        options.append(table.box.book["join"])
    if any(group) and may_wait(table, seat, worths, spot, group, company):
        options.append(table.box.book["leave"])
    return tuple(options)


def added(group: Group, kind: int) -> Group:
    more = list(group)  # quicker than to join slices
    more[kind] += 1
    return tuple(more)


def more_offers(table: MeeplesTable, seat: Seat, spot: int) -> Options:
    """Any further Unit for a place that has Units already; never Corruption.  [MM-MAI-05, MM-MAI-06, MM-TWR-09]"""
    tavern = table.taverns[seat]
    unit_options = table.box.kind_options["unit"]
    options = [unit_options[unit] for unit in range(SHAMAN) if tavern[unit]]
    fights = is_fight(spot)
    if tavern[SHAMAN]:
        if asks_for_strength(table, spot):
            options.extend(unit_options[SHAMAN_AS : SHAMAN_AS + BASIC])
        else:
            options.append(unit_options[SHAMAN])
    if fights and may_join(table, seat, group_at(table, spot)):
        options.append(table.box.book["join"])
    return tuple(options)


def strengthen_offers(table: MeeplesTable, seat: Seat, spot: int) -> Options:
    """Which Unit on this Monster gets the strength of the Corruption.  [MM-ICO-17, MM-ICO-18]"""
    named = table.box.kind_options["named"]
    group = group_at(table, spot)
    return tuple([named[kind] for kind in range(KINDS) if group[kind]])


# -- resolution and Clean Up -------------------------------------------------------------------------------------------


def unresolved_offers(table: MeeplesTable, seat: Seat) -> Options:
    """Places not yet resolved, in any order.  [MM-RES-01]"""
    options = table.box.spot_options["resolve"]
    return tuple([options[spot] for spot in table.unresolved])


def monster_effect_offers(table: MeeplesTable, seat: Seat, waiting: tuple[int, ...]) -> Options:
    """Effects of beaten Monsters, in any order.  [MM-CLN-07]"""
    options = table.box.spot_options["resolve"]
    return tuple([options[MONSTER_SPOT + monster] for monster in waiting])


def return_offers(table: MeeplesTable, seat: Seat, spot: int, unit: int) -> Options:
    """Units on a place that count as the class which must return.  [MM-FAQ-01, MM-FAQ-02, MM-PRE-13]"""
    options = table.box.kind_options["return"]
    group = group_at(table, spot)
    kinds = [unit, SHAMAN_AS + unit] if unit < BASIC else [unit]
    if unit == SHAMAN:  # in a fight every Shaman is named as something
        kinds.extend(range(SHAMAN_AS, SHAMAN_AS + BASIC))
    return tuple([options[kind] for kind in kinds if group[kind]])


def standing_offers(table: MeeplesTable, seat: Seat, spot: int, unit: int) -> Options:
    """The same where Peasants have fled to the place: one of them may be the one.  [MM-PRE-13]"""
    placed = return_offers(table, seat, spot, unit)
    peasant = table.box.kind_options["return"][PEASANT]
    return placed if peasant in placed else (peasant, *placed)


def gain_offers(table: MeeplesTable, seat: Seat, place: int, classes: tuple[int, ...]) -> Options:
    """One Unit of several classes, as far as the supply has them."""
    options = table.box.kind_options["gain"]
    return tuple([options[unit] for unit in classes if table.supply[unit]])


def rebag_offers(table: MeeplesTable, seat: Seat, left: int) -> Options:
    """Meeples in the Lodgings that may go back into the bag, or no more.  [MM-ICO-16]"""
    options = table.box.kind_options["bag"]
    lodgings = table.lodgings[seat]
    return (*[options[unit] for unit in range(MEEPLES) if lodgings[unit]], table.box.no_more)


def corruption_offers(table: MeeplesTable, seat: Seat) -> Options:
    """Take the Corruption from Tavern or Lodgings.  [MM-QST-18]"""
    tavern, lodgings = table.box.kind_options["corruption"]
    options: list[Option] = []
    if table.taverns[seat][CORRUPTION]:
        options.append(tavern)
    if table.lodgings[seat][CORRUPTION]:
        options.append(lodgings)
    return tuple(options)


# -- Quests ------------------------------------------------------------------------------------------------------------


def quest_offers(table: MeeplesTable, seat: Seat, when: str, spot: int) -> Options:
    """Quests in hand whose condition is met now, or none of them.  [MM-QST-08, MM-QST-10]"""
    box = table.box
    complete = box.card_options["complete"]
    moments = MOMENTS[when]
    options = [
        complete[quest]
        for quest in table.zones[hand(seat)].cards
        if box.quests[quest].condition.when in moments and may_complete(table, seat, quest, when, spot)
    ]
    return (*options, box.passing)


def discard_offers(table: MeeplesTable, seat: Seat) -> Options:
    """Any Quest in hand, old or new.  [MM-ICO-04, MM-ICO-13]"""
    discard = table.box.card_options["discard"]
    cards = table.zones[hand(seat)].cards + table.zones[just_drawn(seat)].cards
    return tuple([discard[quest] for quest in sorted(cards)])


# -- Draw Phase --------------------------------------------------------------------------------------------------------


def district_offers(table: MeeplesTable, seat: Seat) -> Options:
    """Districts with room for a Monster whose own is full.  [MM-DRW-04]"""
    options = table.box.card_options["district"]
    return tuple([options[at] for at in range(len(DISTRICTS)) if free_slot(table, at) >= 0])


def draw_effect_offers(table: MeeplesTable, seat: Seat, used: tuple[int, ...]) -> Options:
    """Draw Phase effects of Ongoing Quests, each once, in any order, or no more.  [MM-DRW-11]"""
    effect = table.box.card_options["effect"]
    options = [effect[quest] for quest in usable_draw_effects(table, seat, used)]
    return (*options, table.box.go_on)


def usable_draw_effects(table: MeeplesTable, seat: Seat, used: tuple[int, ...]) -> list[int]:
    usable: list[int] = []
    for quest in table.in_force[seat]:
        if quest in used:
            continue
        for effect in table.box.quests[quest].draw_effects:
            if effect.may_be_used(table, seat):
                usable.append(quest)
    return usable


OFFERS = offers(
    ability_offers,
    capitol_offers,
    capitol_order_offers,
    tile_offers,
    slot_offers,
    builder_offers,
    plan_offers,
    fill_offers,
    fight_offers,
    more_offers,
    strengthen_offers,
    unresolved_offers,
    monster_effect_offers,
    return_offers,
    standing_offers,
    gain_offers,
    rebag_offers,
    corruption_offers,
    quest_offers,
    discard_offers,
    district_offers,
    draw_effect_offers,
)


# -- what is asked, and the rules behind it ----------------------------------------------------------------------------


def at_place(table: MeeplesTable, seat: Seat, spot: int, *_: object) -> Mapping[str, Param]:
    return {"place": table.box.spot_text(spot)}


def with_total(table: MeeplesTable, seat: Seat, spot: int) -> Mapping[str, Param]:
    return {
        "place": table.box.spot_text(spot),
        "total": planned_total(table, seat, spot),
        "strength": fight_level(table, spot)[0],
    }


def with_tile(table: MeeplesTable, seat: Seat, tile: int) -> Mapping[str, Param]:
    return {"tile": f"location-{table.box.locations[tile].key}"}


def with_number(table: MeeplesTable, seat: Seat, left: int) -> Mapping[str, Param]:
    return {"number": left}


def with_arriving(table: MeeplesTable, seat: Seat) -> Mapping[str, Param]:
    return {"monster": f"monster-{table.box.monsters[table.arriving].key}"}


PROMPTS = {
    "abilities": Prompt(
        "MM-DEV-02",
        "MM-DEV-03",
        "MM-UNT-05",
        "MM-UNT-06",
        "MM-UNT-07",
        "MM-UNT-11",
        says={"continue": "option-to-capitol"},
    ),
    "late-abilities": Prompt(
        "MM-DEV-02",
        "MM-DEV-03",
        "MM-UNT-06",
        "MM-UNT-07",
        "MM-UNT-11",
        says={"continue": "option-ability-none"},
    ),
    "capitol": Prompt(
        "MM-DEV-01",
        "MM-DEV-02",
        "MM-DEV-04",
        "MM-DEV-06",
        "MM-DEV-07",
        "MM-DEV-11",
        "MM-DEV-20",
        "MM-DEV-21",
        "MM-DEV-22",
        says={"continue": "option-leave-capitol"},
    ),
    "capitol-order": Prompt("MM-DEV-14", "MM-DEV-21"),
    "tile": Prompt("MM-DEV-15", "MM-DEV-08"),
    "slot": Prompt("MM-DEV-15", "MM-DEV-17", "MM-DEV-19", names=("tile",), params=with_tile),
    "builder": Prompt("MM-DEV-07", "MM-QST-06"),
    "plan": Prompt("MM-MAI-01", "MM-MAI-04", "MM-MAI-05", "MM-LOC-05", "MM-CBT-01", "MM-OVR-02"),
    "fill": Prompt("MM-LOC-05", "MM-PRE-08", names=("place",), params=at_place),
    "fight": Prompt("MM-CBT-01", "MM-CBT-03", "MM-CBT-04", names=("place", "total", "strength"), params=with_total),
    "more": Prompt("MM-MAI-05", "MM-MAI-06", names=("place",), params=at_place),
    "strengthen": Prompt("MM-ICO-17", "MM-ICO-18", names=("place",), params=at_place),
    "resolve": Prompt("MM-RES-01"),
    "monster-effects": Prompt("MM-CLN-06", "MM-CLN-07"),
    "return": Prompt("MM-FAQ-01", "MM-FAQ-02", "MM-PRE-13", names=("place",), params=at_place),
    "bring-back": Prompt("MM-ICO-14", "MM-ICO-15", names=("place",), params=at_place),
    "gain": Prompt("MM-ICO-02"),
    "rebag": Prompt(
        "MM-ICO-16", "MM-TRN-04", names=("number",), params=with_number, says={"stop": "option-rebag-none"}
    ),
    "corruption": Prompt("MM-QST-18"),
    "quests": Prompt("MM-QST-08", "MM-QST-09", "MM-QST-10", says={"pass": "option-quest-none"}),
    "discard": Prompt("MM-ICO-04", "MM-ICO-13", "MM-FAQ-06"),
    "district": Prompt("MM-DRW-04", names=("monster",), params=with_arriving),
    "draw-effects": Prompt("MM-DRW-11", "MM-DRW-13", says={"continue": "option-effect-none"}),
}


# -- what is shown but not allowed -------------------------------------------------------------------------------------


def plan_refusals(table: MeeplesTable, seat: Seat) -> list[Refusal]:
    """Places that cannot be used now, and why.  [MM-CBT-01, MM-LOC-05, MM-LOC-06, MM-OVL-01]"""
    box = table.box
    worths = worth(table, seat)
    company = company_of(box, table.taverns[seat])
    refusals: list[Refusal] = []
    offered = {option.key for option in plan_offers(table, seat)}
    for location in usable_locations(table):
        if location.use.key not in offered:
            reason = Saying("refused-used" if is_planned(table, location.id) else "refused-units")
            refusals.append(Refusal(location.use, reason))
    fights = [monster for monster in table.city if monster >= 0]
    fights.extend([member.id for member in box.monsters[box.normal :]])
    for monster in fights:
        spot = MONSTER_SPOT + monster
        option = box.spot_options["fight"][spot]
        if option.key in offered:
            continue
        record = box.monsters[monster]
        if is_planned(table, spot):
            reason = Saying("refused-used")
        elif record.council and not may_fight_member(table, seat, record):
            reason = Saying("refused-fought" if is_final_turn(table) else "refused-council")
        else:
            best = best_total(table, seat, worths, True, NO_ONE, company, record.level, record.type)
            reason = Saying("refused-weak", {"total": best, "strength": record.strength})
        refusals.append(Refusal(option, reason))
    for top in table.tower_tops:
        if top >= 0 and box.spot_options["room"][ROOM_SPOT + top].key not in offered:
            reason = Saying("refused-used" if is_planned(table, ROOM_SPOT + top) else "refused-units")
            refusals.append(Refusal(box.spot_options["room"][ROOM_SPOT + top], reason))
    if box.confirm.key not in offered:
        refusals.append(Refusal(box.book["confirm"], Saying("refused-short")))
    return refusals


def capitol_refusals(table: MeeplesTable, seat: Seat) -> list[Refusal]:
    """What the Capitol does not allow now, and why.  [MM-DEV-08, MM-DEV-12, MM-DEV-16, MM-DEV-20]"""
    book = table.box.book
    tavern = table.taverns[seat]
    refusals: list[Refusal] = []
    offered = {option.key for option in capitol_offers(table, seat)}
    if table.box.build_options[0].key not in offered:
        if table.capitol[0]:
            reason = Saying("refused-used")
        elif not may_construct(table):
            reason = Saying("refused-no-slot")
        else:
            reason = Saying("refused-units")
        refusals.append(Refusal(book["build:peasant"], reason))
    for basic in range(1, BASIC):
        option = book[f"level:{CLASSES[basic]}"]
        if option.key in offered:
            continue
        cost = level_cost(table, seat, basic)
        if table.capitol[1] != NOTHING:
            reason = Saying("refused-used")
        elif cost < 0:
            reason = Saying("refused-top-level")
        elif not tavern[basic]:
            reason = Saying("refused-units")
        else:
            reason = why_too_dear(table, seat, cost)
        refusals.append(Refusal(option, reason))
    if is_unpaid(table, seat):
        refusals.append(Refusal(table.box.go_on, Saying("refused-unpaid")))
    return refusals


def why_too_dear(table: MeeplesTable, seat: Seat, cost: int) -> Saying:
    """What a level costs, what there is, and what a slot could add.  [MM-DEV-20, MM-DEV-21]"""
    vp = table.scores[seat]
    bonus = best_slot(table) if table.capitol[0] or may_construct(table) else 0
    if not bonus:
        return Saying("refused-vp", {"cost": cost, "vp": vp})
    if cost > vp + bonus:
        return Saying("refused-vp-even", {"cost": cost, "vp": vp, "bonus": bonus})
    return Saying("refused-vp-builder", {"cost": cost, "vp": vp, "bonus": bonus})


REFUSALS: dict[OffersFunction, Callable[..., list[Refusal]]] = {
    plan_offers: plan_refusals,
    capitol_offers: capitol_refusals,
}

# The texts of reasons and previews, with the parameters that they get.
SAYINGS = {
    "refused-used": frozenset[str](),
    "refused-units": frozenset[str](),
    "refused-fought": frozenset[str](),
    "refused-council": frozenset[str](),
    "refused-weak": frozenset({"total", "strength"}),
    "refused-short": frozenset[str](),
    "refused-no-slot": frozenset[str](),
    "refused-top-level": frozenset[str](),
    "refused-vp": frozenset({"cost", "vp"}),
    "refused-vp-even": frozenset({"cost", "vp", "bonus"}),
    "refused-vp-builder": frozenset({"cost", "vp", "bonus"}),
    "refused-unpaid": frozenset[str](),
    "preview-fight": frozenset({"total", "strength"}),
    "preview-overrun": frozenset({"number"}),
    "preview-use": frozenset({"units", "gains"}),
    "preview-use-overrun": frozenset({"units", "gains", "number"}),
    "preview-gains": frozenset({"gains"}),
    "preview-build": frozenset({"number"}),
    "preview-step": frozenset({"before", "after", "strength"}),
    "preview-level": frozenset({"level", "cost"}),
    "preview-level-slot": frozenset({"level", "cost"}),
    "preview-vp": frozenset({"vp"}),
}
