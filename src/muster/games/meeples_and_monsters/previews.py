"""What an option would bring, in few words."""

from __future__ import annotations

from collections.abc import Callable

from muster.games.meeples_and_monsters.content import kinds, schema
from muster.games.meeples_and_monsters.content.loading import YARD_CHOICES
from muster.games.meeples_and_monsters.content.pieces import CORRUPTION, MAGE, NO_ONE, PEASANT, ROOM_SPOT, SHAMAN_AS
from muster.games.meeples_and_monsters.content.wording import Lines, place_lines
from muster.games.meeples_and_monsters.content.wording import units as counted_units
from muster.games.meeples_and_monsters.effects.effect import Wording
from muster.games.meeples_and_monsters.offers import (
    ability_offers,
    added,
    capitol_offers,
    fight_offers,
    level_cost,
    more_offers,
    plan_offers,
    quest_offers,
    slot_offers,
    tile_offers,
)
from muster.games.meeples_and_monsters.queries import district_of, group_at, hero, is_fight, overrun_peasants
from muster.games.meeples_and_monsters.reach import (
    asks_for_strength,
    best_total,
    company_of,
    fight_level,
    planned_total,
    total,
    worth,
)
from muster.games.meeples_and_monsters.state import SECOND_READING, MeeplesTable
from muster.kernel.options import Option, Param, Saying
from muster.kernel.table import OffersFunction, Seat


def brief(lines: Lines) -> Param:
    """What a place brings, in few words."""
    return tuple([(f"brief-{id}", params) for id, params in lines])


def place_at(table: MeeplesTable, spot: int) -> schema.LocationTile | schema.PrebuiltLocation | schema.TowerRoom:
    """What the content says of a Location or a Tower Room."""
    box = table.box
    if spot >= ROOM_SPOT:
        room: schema.TowerRoom = box.pack.table("rooms", schema.TowerRoom)[box.rooms[spot - ROOM_SPOT].key]
        return room
    key = box.locations[spot].key
    prebuilt = box.pack.table("prebuilt", schema.PrebuiltLocation)
    if key in prebuilt:
        fixed: schema.PrebuiltLocation = prebuilt[key]
        return fixed
    tile: schema.LocationTile = box.pack.table("tiles", schema.LocationTile)[key]
    return tile


def overrun_at(table: MeeplesTable, spot: int) -> int:
    """The Peasants that would flee to a place, if nobody fights in its district.  [MM-MAI-07, MM-OVR-02]"""
    if spot >= ROOM_SPOT and takes_corruption_alone(table, spot) and table.rules >= SECOND_READING:
        return 0
    district = district_of(table, spot)
    if any(is_fight(other) and district_of(table, other) == district for other, _ in table.plan):
        return 0
    return min(overrun_peasants(table, district), table.supply[PEASANT])


def takes_corruption_alone(table: MeeplesTable, spot: int) -> bool:
    """Does a Tower Room ask for Corruption and nothing else? Then nobody flees to it.  [MM-OVR-02]"""
    room = table.box.rooms[spot - ROOM_SPOT]
    return not room.combat and sum(room.needs) == room.needs[CORRUPTION]


def use_preview(table: MeeplesTable, spot: int) -> Saying | None:
    """The Units that a place asks for, what it brings, and the Peasants that would flee to it."""
    place = place_at(table, spot)
    peasants = overrun_at(table, spot)
    if not place.units:
        return Saying("preview-overrun", {"number": peasants}) if peasants else None
    params: dict[str, Param] = {"units": counted_units(place.units), "gains": brief(place_lines(place))}
    if peasants:
        return Saying("preview-use-overrun", params | {"number": peasants})
    return Saying("preview-use", params)


def plan_preview(table: MeeplesTable, seat: Seat, option: Option) -> Saying | None:
    """The total that can be reached; what a place asks for and brings."""
    spot = option.value
    if option.kind == kinds.FIGHT:
        strength, level, kind = fight_level(table, spot)
        company = company_of(table.box, table.taverns[seat])
        best = best_total(table, seat, worth(table, seat), True, NO_ONE, company, level, kind)
        return Saying("preview-fight", {"total": best, "strength": strength})
    if option.kind == kinds.RESEARCH:
        return ability_preview(table, seat, option)
    return use_preview(table, spot) if option.kind in (kinds.USE, kinds.ROOM) else None


def tile_preview(table: MeeplesTable, seat: Seat, option: Option) -> Saying | None:
    """The Units that a tile asks for, and what it brings."""
    place = place_at(table, option.value)
    return Saying("preview-use", {"units": counted_units(place.units), "gains": brief(place_lines(place))})


def slot_preview(table: MeeplesTable, seat: Seat, option: Option, tile: int) -> Saying | None:
    """The bonus of a slot."""
    slot = table.box.pack.table("slots", schema.Slot)[table.box.slots[option.value].key]
    return Saying("preview-gains", {"gains": brief(place_lines(slot))})


def ability_preview(table: MeeplesTable, seat: Seat, option: Option) -> Saying | None:
    """How many meeples an ability draws, how many Quests research finds.  [MM-DEV-02]"""
    if option.kind == kinds.ABILITY:
        drawn: Wording = ("effect-draw_meeples-now", {"n": hero(table, seat, option.value).draw})
        return Saying("preview-gains", {"gains": brief((drawn,))})
    if option.kind == kinds.RESEARCH:
        side = hero(table, seat, MAGE)
        found: dict[str, Param] = {"quests": ("count-quests", side.draw)}
        if side.discard:
            return Saying(
                "preview-gains", {"gains": brief((("effect-quests-discard", found | {"discard": side.discard}),))}
            )
        return Saying("preview-gains", {"gains": brief((("effect-quests", found),))})
    return None


def fight_preview(table: MeeplesTable, seat: Seat, option: Option, spot: int) -> Saying | None:
    """How far one more Unit brings a fight: before, after, wanted."""
    if option.kind not in (kinds.UNIT, kinds.JOIN) or not asks_for_strength(table, spot):
        return None
    strength, level, kind = fight_level(table, spot)
    before = planned_total(table, seat, spot)
    group = added(group_at(table, spot), option.value if option.kind == kinds.UNIT else PEASANT)
    worths = worth(table, seat)
    gain = total(worths, group, level, kind) - total(worths, group_at(table, spot), level, kind)
    return Saying("preview-step", {"before": before, "after": before + gain, "strength": strength})


def capitol_preview(table: MeeplesTable, seat: Seat, option: Option) -> Saying | None:
    """The price of a level, perhaps with a slot's VP; the Peasant of a single builder.  [MM-DEV-10, MM-DEV-21]"""
    if option.kind in (kinds.ABILITY, kinds.RESEARCH):
        return ability_preview(table, seat, option)
    if option.kind == kinds.BUILD and len(YARD_CHOICES[option.value]) == table.box.yard_one:
        joining = min(table.box.yard_joins, table.supply[PEASANT])
        return Saying("preview-build", {"number": joining}) if joining else None
    if option.kind != kinds.LEVEL:
        return None
    basic = option.value - SHAMAN_AS if option.value >= SHAMAN_AS else option.value
    cost = level_cost(table, seat, basic)
    known = "preview-level" if cost <= table.scores[seat] else "preview-level-slot"
    return Saying(known, {"level": table.levels[seat][basic] + 1, "cost": cost})


def quest_preview(table: MeeplesTable, seat: Seat, option: Option, when: str, spot: int) -> Saying | None:
    """What completing a Quest pays at once."""
    if option.kind != kinds.COMPLETE:
        return None
    return Saying("preview-vp", {"vp": table.box.quests[option.value].vp})


PREVIEWS: dict[OffersFunction, Callable[..., Saying | None]] = {
    ability_offers: ability_preview,
    tile_offers: tile_preview,
    slot_offers: slot_preview,
    plan_offers: plan_preview,
    fight_offers: fight_preview,
    more_offers: fight_preview,
    capitol_offers: capitol_preview,
    quest_offers: quest_preview,
}
