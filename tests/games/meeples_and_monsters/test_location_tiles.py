"""Each of the 4 pre-built Locations, the 15 tiles and the 8 slots does what is printed on it."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest
from tests.games.meeples_and_monsters.setting import Sitting, a_table, counts_of, named

from muster.games.meeples_and_monsters.invariants import invariants

DISTRICTS = ("villages", "university", "castle", "cathedral")
PREBUILT = ("splinter_arena", "academy_of_fine_grain", "heartwood_keep", "chapel_of_the_holy_knot")
# The other seat has a Peasant in its Tavern, so that its turn stops at once.
WAITING = {"tavern": "1 peasant", "bag": "4 peasant"}


def home(units: str) -> dict[str, int]:
    return named(counts_of(units))


def at(location: str, **given: Any) -> Sitting:
    """The Main Phase with this Location on the board; the Colosseum is there so that every Unit has somewhere to go."""
    built = {} if location in PREBUILT else {"castle_1": location}
    if location != "colosseum":
        built["castle_2"] = "colosseum"
    return a_table(**{"built": built, "others": {1: WAITING}, "start": "main_phase", **given})


class Place(NamedTuple):
    """A Location: Units that just activate it, what is in the Lodgings after the turn, Units that do not suffice."""

    location: str
    units: str
    home: str
    too_few: tuple[str, ...]


PLACES = [
    Place("splinter_arena", "2 peasant", "1 peasant 1 warrior", ("1 peasant 1 mage",)),
    Place("academy_of_fine_grain", "1 peasant", "1 peasant 1 mage", ("1 mage",)),
    Place("chapel_of_the_holy_knot", "1 peasant", "1 peasant 1 cleric", ("1 cleric",)),
    Place("heartwood_keep", "1 warrior 1 peasant", "1 warrior 1 knight", ("2 warrior", "2 peasant")),
    Place("levy_station", "1 mage 1 warrior", "1 mage 2 warrior", ("2 mage", "2 warrior")),
    Place("branch_and_root_inn", "1 cleric", "1 cleric", ("1 mage",)),
    Place("knot_and_grain_inn", "1 mage", "1 mage", ("1 cleric",)),
    Place("oaken_war_hall", "1 knight 1 peasant", "1 knight 1 peasant", ("2 knight", "2 peasant")),
    Place("shrine_of_dry_rot", "1 cleric", "1 cleric", ("1 mage",)),
    Place("sentry_stump", "1 warrior", "", ("1 knight",)),
    Place("healers_temple", "1 warrior 1 cleric", "1 warrior 2 cleric", ("2 warrior", "2 cleric")),
    Place("house_of_lords", "1 peasant", "1 peasant", ("1 knight",)),
    Place("colosseum", "1 peasant", "", ()),
    Place("high_bough", "1 peasant", "", ()),
    Place("pine_lodge", "1 warrior 1 knight", "1 warrior 1 knight 1 ranger", ("2 warrior", "2 knight")),
    Place("varnished_vow", "1 cleric 1 knight", "1 cleric 1 knight 1 paladin", ("2 cleric", "2 knight")),
    Place("driftwood_circle", "1 mage 1 cleric", "1 mage 1 cleric 1 shaman", ("2 mage", "2 cleric")),
    Place("ring_counters", "1 mage", "1 mage", ("1 cleric",)),
    Place("sapling_settlement", "1 peasant 1 mage", "1 mage", ("1 peasant 2 corruption", "2 mage")),
]


@pytest.mark.parametrize("place", PLACES, ids=lambda place: place.location)
def test_the_units_printed_on_a_location_activate_it_and_it_gives_what_it_says(place: Place) -> None:
    game = at(place.location, tavern=place.units, bag="7 peasant")

    game.send(f"use:{place.location}", place.units).play("confirm")
    while game.asked == 0:
        game.step()

    assert game.lodgings() == home(place.home)
    assert invariants(game.table) == []


@pytest.mark.parametrize("location, units", [(place.location, units) for place in PLACES for units in place.too_few])
def test_other_units_do_not_activate_a_location(location: str, units: str) -> None:
    assert at(location, tavern=units).refuses(f"use:{location}")


@pytest.mark.parametrize("hill", ["colosseum", "high_bough"])
def test_corruption_alone_does_not_take_a_hill(hill: str) -> None:
    game = at(hill, tavern="1 peasant 2 corruption").play("use:academy_of_fine_grain")

    assert game.refuses(f"use:{hill}")


@pytest.mark.rule("MM-LOC-07")
def test_mm_loc_07_two_peasants_of_whom_one_leaves_make_a_warrior_in_the_villages() -> None:
    game = at("splinter_arena", tavern="2 peasant")
    peasants, warriors = game.supply["peasant"], game.supply["warrior"]

    game.play("use:splinter_arena", "confirm")

    assert (game.supply["peasant"], game.supply["warrior"]) == (peasants + 1, warriors - 1)


@pytest.mark.rule("MM-LOC-07")
def test_mm_loc_07_a_warrior_and_a_peasant_who_leaves_make_a_knight_in_the_castle() -> None:
    game = at("heartwood_keep", tavern="1 warrior 1 peasant")
    peasants, knights = game.supply["peasant"], game.supply["knight"]

    game.play("use:heartwood_keep", "confirm")

    assert (game.supply["peasant"], game.supply["knight"]) == (peasants + 1, knights - 1)


@pytest.mark.rule("MM-LOC-07")
@pytest.mark.parametrize(
    "district, location", list(zip(("villages", "university", "castle", "cathedral"), PREBUILT, strict=True))
)
def test_mm_loc_07_each_district_has_its_own_location(district: str, location: str) -> None:
    view: dict[str, Any] = a_table().match.view(None)

    assert {place["key"]: place["locations"][0]["key"] for place in view["districts"]}[district] == location


# -- combat bonuses of a turn ------------------------------------------------------------------------------------------

# The Location and its Units, who fights whom, what they are worth with it and without it.
BONUSES = [
    ("levy_station", "1 mage 1 warrior", "2 peasant", 6, 2),
    ("branch_and_root_inn", "1 cleric", "2 mage", 4, 2),
    ("knot_and_grain_inn", "1 mage", "2 cleric", 4, 2),
    ("oaken_war_hall", "1 knight 1 peasant", "1 mage 1 warrior", 7, 3),
]


@pytest.mark.parametrize("location, units, fighters, with_it, without", BONUSES)
def test_a_location_strengthens_those_who_fight(
    location: str, units: str, fighters: str, with_it: int, without: int
) -> None:
    tavern = {name: home(units).get(name, 0) + home(fighters).get(name, 0) for name in home(units) | home(fighters)}
    game = at(location, tavern=tavern, city={"castle": ["skeleton"]})

    game.send("fight:skeleton", fighters)
    assert game.total_on("skeleton") == without
    game.send(f"use:{location}", units)

    assert game.total_on("skeleton") == with_it


@pytest.mark.parametrize(
    "location, units, fighter",
    [
        ("levy_station", "1 mage 1 warrior", "knight"),
        ("branch_and_root_inn", "1 cleric", "knight"),
        ("knot_and_grain_inn", "1 mage", "knight"),
    ],
)
def test_a_bonus_for_a_class_helps_no_other(location: str, units: str, fighter: str) -> None:
    game = at(location, tavern=f"{units} 1 {fighter}", city={"castle": ["skeleton"]})

    game.send(f"use:{location}", units).send("fight:skeleton", f"1 {fighter}")

    assert game.total_on("skeleton") == 3


def test_the_shrine_of_dry_rot_strengthens_one_unit_with_the_corruption_in_the_lodgings() -> None:
    game = at("shrine_of_dry_rot", tavern="1 cleric 2 warrior", lodgings="3 corruption", city={"castle": ["skeleton"]})

    game.play("use:shrine_of_dry_rot").send("fight:skeleton", "2 warrior").play("strengthen:skeleton")

    assert game.total_on("skeleton") == 2 + 2 + 3


# -- other benefits ----------------------------------------------------------------------------------------------------


def test_sentry_stump_gives_the_warrior_back_after_the_draw() -> None:
    game = at("sentry_stump", tavern="1 warrior").play("use:sentry_stump", "confirm")

    assert game.asked == 1
    assert game.tavern() == home("4 peasant 1 warrior")


def test_healers_temple_puts_three_meeples_back_and_one_of_each_other_player() -> None:
    game = at(
        "healers_temple", tavern="1 warrior 1 cleric", lodgings="5 mage", others={1: {**WAITING, "lodgings": "3 mage"}}
    )

    game.play("use:healers_temple", "confirm", "bag:mage", "bag:mage", "bag:mage", "bag:mage")

    assert (game.asked, game.prompt) == (1, "capitol")
    assert game.lodgings() == home("2 mage 1 warrior 2 cleric")
    assert (game.lodgings(1), game.bag(1)) == (home("2 mage"), home("4 peasant 1 mage"))


def test_house_of_lords_draws_two_quests_and_discards_one() -> None:
    quests = ["clear_cutting", "full_house"]
    game = at("house_of_lords", tavern="1 peasant", hand=["clean_grain"], loads={"quests": quests})

    game.play("use:house_of_lords", "confirm")
    assert sorted(game.keys) == ["discard:clean_grain", "discard:clear_cutting", "discard:full_house"]
    game.play("discard:full_house")

    assert game.asked == 1
    assert sorted(game.quests()) == ["clean_grain", "clear_cutting"]
    assert game.discarded == ["full_house"]


@pytest.mark.parametrize("units, vp", [("1 peasant", 1), ("1 ranger", 3)])
def test_the_colosseum_pays_at_the_start_of_the_next_turn(units: str, vp: int) -> None:
    game = at("colosseum", tavern=units).send("use:colosseum", units).play("confirm")
    assert game.score == 0

    game.end_turn()

    assert game.score == vp


def test_high_bough_draws_two_meeples_at_the_start_of_the_next_turn() -> None:
    game = at("high_bough", tavern="1 cleric", bag="9 peasant").play("use:high_bough", "confirm")
    assert game.tavern() == home("4 peasant")

    game.end_turn()

    assert game.tavern() == home("6 peasant")


@pytest.mark.parametrize(
    "location, units, prestige",
    [
        ("pine_lodge", "1 warrior 1 knight", "ranger"),
        ("varnished_vow", "1 cleric 1 knight", "paladin"),
        ("driftwood_circle", "1 mage 1 cleric", "shaman"),
    ],
)
@pytest.mark.parametrize("stock, gained", [(3, 1), (1, 1), (0, 0)])
def test_a_prestige_location_gives_one_of_its_stock(
    location: str, units: str, prestige: str, stock: int, gained: int
) -> None:
    game = at(location, tavern=units, stocks={location: stock})
    before = game.supply[prestige]

    game.send(f"use:{location}", units).play("confirm")

    view: dict[str, Any] = game.match.view(None)
    assert game.lodgings().get(prestige, 0) == gained
    assert view["stocks"][location] == stock - gained
    assert game.supply[prestige] == before


@pytest.mark.parametrize(
    "location, prestige", [("pine_lodge", "ranger"), ("varnished_vow", "paladin"), ("driftwood_circle", "shaman")]
)
def test_a_prestige_tile_is_built_with_three_of_its_class(location: str, prestige: str) -> None:
    game = a_table(tavern="2 peasant", display=[location]).play("build:peasant+peasant").until("slot")

    game.play("slot:castle_1")

    view: dict[str, Any] = game.match.view(None)
    assert (view["stocks"][location], game.supply[prestige]) == (3, 2)


def test_ring_counters_draw_two_meeples_more() -> None:
    game = at("ring_counters", tavern="1 mage", bag="7 peasant").play("use:ring_counters", "confirm")

    assert game.asked == 1
    assert game.tavern() == home("6 peasant")


@pytest.mark.parametrize("units, comes_home", [("1 peasant 1 mage", "1 mage"), ("2 peasant", "1 peasant")])
def test_sapling_settlement_pays_one_vp_and_a_peasant_settles(units: str, comes_home: str) -> None:
    game = at("sapling_settlement", tavern=units)
    before = game.supply["peasant"]

    game.send("use:sapling_settlement", units).play("confirm")

    assert game.score == 1
    assert game.lodgings() == home(comes_home)
    assert game.supply["peasant"] == before + 1


@pytest.mark.parametrize(
    "place", [place for place in PLACES if place.location != "sapling_settlement"], ids=lambda place: place.location
)
def test_no_other_location_pays_vp_when_it_is_used(place: Place) -> None:
    game = at(place.location, tavern=place.units)

    game.send(f"use:{place.location}", place.units).play("confirm")

    assert game.score == 0


def test_every_location_is_in_this_table() -> None:
    assert {place.location for place in PLACES} == {location.key for location in a_table().box.locations}
    assert len(PLACES) == 4 + 15


# -- slots -------------------------------------------------------------------------------------------------------------


def built_on(slot: str, **given: Any) -> Sitting:
    """Two Peasants built a tile there, and the slot pays."""
    laid: dict[str, Any] = {"display": ["ring_counters"], "others": {1: WAITING}, **given}
    game = a_table(tavern="2 peasant", **laid).play("build:peasant+peasant").until("slot")
    return game.play(f"slot:{slot}")


@pytest.mark.rule("MM-DEV-19")
@pytest.mark.parametrize("slot, unit", [("villages_1", "warrior"), ("university_2", "mage"), ("cathedral_1", "cleric")])
def test_mm_dev_19_slots_that_give_a_unit(slot: str, unit: str) -> None:
    game = built_on(slot)

    assert game.asked == 1
    assert game.lodgings() == home(f"2 peasant 1 {unit}")
    assert invariants(game.table) == []


@pytest.mark.rule("MM-DEV-19")
def test_mm_dev_19_the_second_slot_of_the_villages_draws_a_meeple_at_once() -> None:
    game = built_on("villages_2", bag="1 knight 4 mage", city={"castle": ["skeleton"]}, loads={"bag": ["knight"]})

    assert game.tavern() == {"knight": 1}
    assert game.offers("fight:skeleton")


@pytest.mark.rule("MM-DEV-19")
def test_mm_dev_19_the_first_slot_of_the_university_draws_two_quests_and_discards_one() -> None:
    game = built_on("university_1", hand=["clean_grain"])

    assert (game.prompt, len(game.keys)) == ("discard", 3)
    game.play("discard:clean_grain")
    assert game.asked == 1
    assert (len(game.quests()), game.discarded) == (2, ["clean_grain"])


@pytest.mark.rule("MM-DEV-19")
def test_mm_dev_19_the_first_slot_of_the_castle_pays_two_vp() -> None:
    assert built_on("castle_1", vp=4).score == 6


@pytest.mark.rule("MM-DEV-19")
def test_mm_dev_19_the_second_slot_of_the_castle_puts_meeples_back_into_bags() -> None:
    game = built_on("castle_2", lodgings="5 mage", others={1: {**WAITING, "lodgings": "3 mage"}})

    game.play("bag:mage", "bag:mage", "bag:mage", "bag:mage")

    assert game.asked == 1
    assert game.bag()["mage"] + game.tavern().get("mage", 0) == 3
    assert game.lodgings() == home("2 mage 2 peasant")
    assert game.lodgings(1) == home("2 mage")


@pytest.mark.rule("MM-DEV-19")
@pytest.mark.parametrize(
    "tavern, lodgings, left",
    [("1 corruption", "", 0), ("", "2 corruption", 1), ("1 corruption", "1 corruption", 1), ("", "", 0)],
)
def test_mm_dev_19_the_second_slot_of_the_cathedral_returns_a_corruption(tavern: str, lodgings: str, left: int) -> None:
    game = a_table(tavern=f"2 peasant {tavern}", lodgings=lodgings, display=["ring_counters"], others={1: WAITING})
    owned = sum(named(counts_of(place)).get("corruption", 0) for place in (tavern, lodgings))
    before = game.supply["corruption"]

    game.play("build:peasant+peasant").until("slot").play("slot:cathedral_2")
    while game.asked == 0:
        game.step()

    assert game.lodgings().get("corruption", 0) == left
    assert game.supply["corruption"] == before + owned - left


@pytest.mark.rule("MM-DEV-19")
def test_mm_dev_19_there_are_two_slots_in_each_district() -> None:
    view: dict[str, Any] = a_table().match.view(None)

    assert {place["key"]: [spot["slot"] for spot in place["locations"][1:]] for place in view["districts"]} == {
        district: [f"{district}_1", f"{district}_2"] for district in DISTRICTS
    }
