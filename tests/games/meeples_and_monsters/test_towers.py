"""The Four Towers: setup, using and completing Tower Rooms, Corruption in them."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.meeples_and_monsters.setting import NAME, Sitting, a_table

import muster

# Another seat that has something to do at the start of its turn, so that the game stops there.
WAITING = {"tavern": "1 peasant", "bag": "4 peasant"}


def in_towers(castle: str, **given: Any) -> Sitting:
    """The Main Phase with this room on top of the tower in the Castle district."""
    return a_table(towers={"castle": castle}, start="main_phase", **given)


def tower(game: Sitting, district: str = "castle") -> dict[str, Any]:
    """A tower as everybody sees it: the room on top and how many lie below it."""
    view: dict[str, Any] = game.match.view(None)
    return next(dict(place["tower"]) for place in view["districts"] if place["key"] == district)


def rooms_of(game: Sitting, seat: int = 0) -> list[str]:
    """The rooms that lie before a player."""
    view: dict[str, Any] = game.match.view(None)
    return list(view["players"][seat]["rooms"])


# -- the module --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MM-TWR-01")
def test_mm_twr_01_by_default_there_are_no_tower_rooms() -> None:
    match = muster.new(NAME, seats=2, seed=1)

    view: dict[str, Any] = match.view(0)
    assert view["towers"] is False
    assert [place["tower"] for place in view["districts"]] == [None] * 4
    assert view["zones"]["room-stack"] == []


@pytest.mark.rule("MM-TWR-01")
def test_mm_twr_01_without_the_module_the_main_phase_offers_no_room() -> None:
    game = a_table(tavern="4 peasant 2 mage 2 cleric 2 warrior 3 knight 2 corruption", start="main_phase")

    assert not [key for key in game.keys if key.startswith("room:")]


@pytest.mark.rule("MM-TWR-01")
def test_mm_twr_01_with_the_module_it_does() -> None:
    game = a_table(tavern="4 peasant 2 mage 2 cleric 2 warrior 3 knight 2 corruption", towers=True, start="main_phase")

    assert len([key for key in game.keys if key.startswith("room:")]) >= 3  # one may ask for a Prestige Unit


@pytest.mark.rule("MM-TWR-02")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2])
def test_mm_twr_02_twenty_rooms_lie_in_four_stacks_of_five_with_the_top_ones_open(seats: int, seed: int) -> None:
    match = muster.new(NAME, seats=seats, seed=seed, options={"towers": True})

    view: dict[str, Any] = match.view(0)
    towers = [place["tower"] for place in view["districts"]]
    assert [place["left"] for place in towers] == [4, 4, 4, 4]
    assert len({place["room"] for place in towers}) == 4
    assert None not in {place["room"] for place in towers}
    assert view["zones"]["room-stack"] == [None] * 16


@pytest.mark.rule("MM-TWR-02")
def test_mm_twr_02_the_rooms_are_shuffled() -> None:
    tops: set[str] = set()
    for seed in range(30):
        view: dict[str, Any] = muster.new(NAME, seats=2, seed=seed, options={"towers": True}).view(0)
        tops.update(place["tower"]["room"] for place in view["districts"])

    assert len(tops) == 20


@pytest.mark.rule("MM-TWR-02")
def test_mm_twr_02_the_rooms_below_are_no_options() -> None:
    game = in_towers("broom_cupboard", tavern="4 peasant 4 mage 4 cleric 4 warrior 4 knight 1 ranger 3 corruption")

    tops = {f"room:{tower(game, district)['room']}" for district in ("villages", "university", "castle", "cathedral")}
    assert {key for key in game.keys if key.startswith("room:")} == tops


# -- using a room ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MM-TWR-03")
@pytest.mark.parametrize(
    "monsters, peasants",
    [([], 0), (["skeleton"], 0), (["skeleton", "ghoul"], 1), (["skeleton", "ghoul", "tree_beast"], 2)],
)
def test_mm_twr_03_a_room_belongs_to_its_district_and_overrun_applies(monsters: list[str], peasants: int) -> None:
    game = in_towers("alchemists_attic", tavern="2 mage", city={"castle": monsters})

    game.play("room:alchemists_attic", "confirm")

    assert game.lodgings().get("peasant", 0) == peasants


@pytest.mark.rule("MM-TWR-03")
def test_mm_twr_03_monsters_in_another_district_do_not_matter() -> None:
    game = in_towers("alchemists_attic", tavern="2 mage", city={"villages": ["skeleton", "ghoul", "tree_beast"]})

    game.play("room:alchemists_attic", "confirm")

    assert game.lodgings() == {"mage": 2}


@pytest.mark.rule("MM-TWR-03")
def test_mm_twr_03_who_fights_in_the_district_saves_the_room_from_overrun() -> None:
    game = in_towers("alchemists_attic", tavern="2 mage 1 knight", city={"castle": ["skeleton", "ghoul"]})

    game.play("room:alchemists_attic", "fight:skeleton").until("plan").play("confirm", "resolve:skeleton")

    assert game.lodgings() == {"mage": 2, "knight": 1}


@pytest.mark.rule("MM-TWR-03")
def test_mm_twr_03_rooms_locations_and_monsters_may_be_mixed() -> None:
    game = in_towers("alchemists_attic", tavern="2 mage 1 knight 1 peasant", city={"villages": ["timber_wolf"]})

    game.play("room:alchemists_attic", "use:academy_of_fine_grain", "fight:timber_wolf", "confirm").end_turn()

    assert game.score == 3 + 2


@pytest.mark.rule("MM-TWR-03")
def test_mm_twr_03_a_room_whose_units_are_missing_is_refused() -> None:
    game = in_towers("alchemists_attic", tavern="1 mage 3 peasant")

    assert game.refuses("room:alchemists_attic")
    assert game.reason("room:alchemists_attic") == "refused-units"


@pytest.mark.rule("MM-TWR-03", "MM-MAI-07")
@pytest.mark.parametrize("room, units", [("confessional", "1 cleric 1 corruption"), ("scriptorium", "1 mage 1 cleric")])
def test_mm_twr_03_as_at_a_location_the_units_go_by_themselves_where_there_is_nothing_to_choose(
    room: str, units: str
) -> None:
    game = in_towers(room, tavern=f"{units} 2 peasant")

    game.play(f"room:{room}")

    assert game.prompt == "plan"
    assert game.tavern() == {"peasant": 2}


# -- completing a room -------------------------------------------------------------------------------------------------


@pytest.mark.rule("MM-TWR-04")
def test_mm_twr_04_a_completed_room_pays_and_is_taken() -> None:
    game = in_towers("broom_cupboard", tavern="2 peasant", loads={"rooms": ["bell_chamber"]})

    game.play("room:broom_cupboard", "confirm")

    assert game.score == 2
    assert rooms_of(game) == ["broom_cupboard"]
    assert tower(game) == {"room": "bell_chamber", "left": 3}


@pytest.mark.rule("MM-TWR-04")
@pytest.mark.usefixtures("stops_between_places")
def test_mm_twr_04_the_reward_comes_when_the_room_is_resolved_and_the_room_in_clean_up() -> None:
    game = in_towers("broom_cupboard", tavern="4 peasant")

    game.play("room:broom_cupboard", "use:academy_of_fine_grain", "use:chapel_of_the_holy_knot", "confirm")
    assert game.score == 0
    game.play("resolve:broom_cupboard")

    assert game.prompt == "resolve"
    assert game.score == 2
    assert rooms_of(game) == []
    assert tower(game) == {"room": "broom_cupboard", "left": 4}


@pytest.mark.rule("MM-TWR-04")
def test_mm_twr_04_the_other_towers_stay_as_they_are() -> None:
    game = in_towers("broom_cupboard", tavern="2 peasant")
    before = [tower(game, district) for district in ("villages", "university", "cathedral")]

    game.play("room:broom_cupboard", "confirm")

    assert [tower(game, district) for district in ("villages", "university", "cathedral")] == before


@pytest.mark.rule("MM-TWR-04")
def test_mm_twr_04_the_units_go_home() -> None:
    game = in_towers("broom_cupboard", tavern="2 peasant")

    game.play("room:broom_cupboard", "confirm")

    assert game.lodgings() == {"peasant": 2}


@pytest.mark.rule("MM-TWR-05")
def test_mm_twr_05_the_next_room_cannot_be_used_in_the_same_turn() -> None:
    game = in_towers("broom_cupboard", tavern="4 peasant 2 mage", loads={"rooms": ["alchemists_attic"]})

    game.play("room:broom_cupboard")
    assert not game.offers("room:alchemists_attic")
    assert game.refuses("room:broom_cupboard")
    game.send("use:academy_of_fine_grain", "1 peasant").play("confirm").end_turn()

    assert rooms_of(game) == ["broom_cupboard"]


@pytest.mark.rule("MM-TWR-05")
def test_mm_twr_05_the_next_player_may_use_the_new_room() -> None:
    game = in_towers(
        "broom_cupboard",
        tavern="2 peasant",
        others={1: {"tavern": "2 mage", "bag": "4 peasant"}},
        loads={"rooms": ["alchemists_attic"]},
    )

    game.play("room:broom_cupboard", "confirm")

    assert (game.asked, game.prompt) == (1, "plan")
    assert game.offers("room:alchemists_attic")


@pytest.mark.rule("MM-TWR-05")
def test_mm_twr_05_an_empty_tower_offers_nothing_more() -> None:
    everything = "4 peasant 4 mage 4 cleric 4 warrior 4 knight 1 ranger 3 corruption"
    game = in_towers("broom_cupboard", tavern="2 peasant", others={1: {"tavern": everything, "bag": "4 peasant"}})
    game.table.tower_left = (4, 4, 0, 4)  # the fifth and last room lies open

    game.play("room:broom_cupboard", "confirm").until("plan")

    assert game.asked == 1
    assert tower(game) == {"room": None, "left": 0}
    tops = {f"room:{tower(game, district)['room']}" for district in ("villages", "university", "cathedral")}
    assert {key for key in game.keys if key.startswith("room:")} == tops


# -- rooms that ask for combat value -----------------------------------------------------------------------------------


@pytest.mark.rule("MM-TWR-06")
def test_mm_twr_06_the_total_must_be_reached() -> None:
    game = in_towers("drawbridge_winch", tavern="1 paladin 1 warrior")

    game.play("room:drawbridge_winch").until("plan")

    assert (game.plan[0]["total"], game.plan[0]["strength"]) == (4, 4)
    assert game.play("confirm").score == 2


@pytest.mark.rule("MM-TWR-06")
def test_mm_twr_06_a_paladin_adds_nothing_for_a_level() -> None:
    game = in_towers("drawbridge_winch", tavern="1 paladin 1 peasant")

    assert game.refuses("room:drawbridge_winch")  # 2 + 1 of 4


@pytest.mark.rule("MM-TWR-06")
@pytest.mark.parametrize("pile", [["crypt_carpenter"], ["hornbeam_boar"]])
def test_mm_twr_06_a_bonus_against_a_type_adds_nothing(pile: list[str]) -> None:
    game = in_towers("drawbridge_winch", tavern="1 knight 2 corruption", pile=pile, built={"villages_1": "colosseum"})

    assert game.refuses("room:drawbridge_winch")  # 3 of 4


@pytest.mark.rule("MM-TWR-06")
def test_mm_twr_06_no_peasant_joins_from_the_lodgings() -> None:
    game = in_towers(
        "drawbridge_winch",
        tavern="1 warrior",
        lodgings="2 peasant",
        levels={"warrior": 3},
        built={"villages_1": "colosseum"},
    )

    assert game.refuses("room:drawbridge_winch")


@pytest.mark.rule("MM-TWR-06")
def test_mm_twr_06_nobody_joins_as_an_extra_unit_either() -> None:
    game = in_towers(
        "drawbridge_winch",
        tavern="2 warrior 1 mage 1 cleric",
        lodgings="2 peasant",
        levels={"warrior": 3},
        city={"castle": ["skeleton"]},
    )

    game.send("room:drawbridge_winch", "2 warrior").play("more:drawbridge_winch")

    assert game.keys == ["unit:mage", "unit:cleric"]


@pytest.mark.rule("MM-TWR-06")
@pytest.mark.parametrize(
    "tavern, given",
    [
        ("1 knight", {"pile": ["chisel_sergeant"]}),  # 3 + 1
        ("1 mage 1 warrior", {"pile": ["poltergrain"]}),  # 1 + 1 beside a Warrior, 2
        ("1 warrior 1 peasant", {"levels": {"warrior": 2}}),  # 2, 1 + 1
    ],
)
def test_mm_twr_06_class_and_pair_bonuses_count_as_in_a_fight(tavern: str, given: dict[str, Any]) -> None:
    assert in_towers("drawbridge_winch", tavern=tavern, **given).offers("room:drawbridge_winch")


@pytest.mark.rule("MM-TWR-06")
def test_mm_twr_06_the_bonus_of_a_location_counts_as_in_a_fight() -> None:
    game = in_towers("drawbridge_winch", tavern="1 cleric 2 mage", built={"villages_1": "branch_and_root_inn"})

    game.play("use:branch_and_root_inn").send("room:drawbridge_winch", "2 mage")

    assert game.plan[1]["total"] == 4


@pytest.mark.rule("MM-TWR-06")
def test_mm_twr_06_a_room_may_be_left_short_until_a_location_lifts_it() -> None:
    game = in_towers("drawbridge_winch", tavern="1 cleric 2 mage", built={"villages_1": "branch_and_root_inn"})

    game.send("room:drawbridge_winch", "2 mage")
    assert not game.offers("confirm")
    game.play("use:branch_and_root_inn", "confirm").end_turn()

    assert game.score == 2


@pytest.mark.rule("MM-TWR-06")
def test_mm_twr_06_it_is_no_fight_and_saves_nobody_from_overrun() -> None:
    game = in_towers(
        "drawbridge_winch",
        tavern="2 knight 1 peasant",
        built={"castle_1": "house_of_lords"},
        city={"castle": ["skeleton", "ghoul"]},
    )

    game.send("room:drawbridge_winch", "2 knight").play("use:house_of_lords", "confirm").end_turn()

    assert len(game.happened("peasants-fled")) == 2  # one at the room, one at the Location


@pytest.mark.rule("MM-TWR-06")
def test_mm_twr_06_it_is_no_fight_for_quests_and_rangers() -> None:
    game = in_towers("drawbridge_winch", tavern="1 ranger 2 knight", hand=["hardwood_brigade"])

    assert not game.send("room:drawbridge_winch", "1 ranger 2 knight").comes_to("complete:hardwood_brigade", "confirm")
    assert game.score == 2


@pytest.mark.rule("MM-TWR-06")
def test_mm_twr_06_corruption_has_no_value_there() -> None:
    game = in_towers("drawbridge_winch", tavern="1 knight 3 corruption", built={"villages_1": "colosseum"})

    assert game.refuses("room:drawbridge_winch")


# -- Corruption --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MM-TWR-07")
def test_mm_twr_07_a_room_takes_corruption_from_the_tavern() -> None:
    game = in_towers("confessional", tavern="1 cleric 1 corruption")

    game.send("room:confessional", "1 cleric 1 corruption").play("confirm")

    assert game.score == 2


@pytest.mark.rule("MM-TWR-07")
def test_mm_twr_07_corruption_in_the_lodgings_will_not_do() -> None:
    game = in_towers("confessional", tavern="1 cleric 1 peasant", lodgings="2 corruption")

    assert game.refuses("room:confessional")


@pytest.mark.rule("MM-TWR-07")
def test_mm_twr_07_the_same_corruption_cannot_go_to_a_monster_or_a_location() -> None:
    game = in_towers("confessional", tavern="2 cleric 1 corruption", city={"castle": ["skeleton"]})

    game.play("fight:skeleton").until("plan")

    assert game.plan[0]["units"] == {"cleric": 2}
    assert not game.offers("more:skeleton")


@pytest.mark.rule("MM-TWR-07")
def test_mm_twr_07_a_room_for_corruption_alone_needs_no_unit() -> None:
    game = in_towers("ash_pit", tavern="2 corruption")

    assert game.play("room:ash_pit", "confirm").score == 1


@pytest.mark.rule("MM-TWR-08")
def test_mm_twr_08_the_corruption_returns_to_the_supply() -> None:
    game = in_towers("confessional", tavern="1 cleric 2 corruption", bag="4 peasant", lodgings="2 corruption")
    before = game.supply["corruption"]

    game.send("room:confessional", "1 cleric 1 corruption").play("confirm")

    assert game.supply["corruption"] == before + 1
    assert game.lodgings() == {"cleric": 1, "corruption": 3}


@pytest.mark.rule("MM-TWR-08")
@pytest.mark.usefixtures("stops_between_places")
def test_mm_twr_08_it_returns_when_the_room_is_resolved() -> None:
    game = in_towers("confessional", tavern="1 cleric 1 corruption 2 peasant")
    before = game.supply["corruption"]

    game.send("room:confessional", "1 cleric 1 corruption")
    game.play("use:academy_of_fine_grain", "use:chapel_of_the_holy_knot", "confirm")
    assert game.supply["corruption"] == before
    game.play("resolve:confessional")

    assert game.prompt == "resolve"
    assert game.supply["corruption"] == before + 1


# -- rooms and other rules ---------------------------------------------------------------------------------------------


@pytest.mark.rule("MM-TWR-09")
def test_mm_twr_09_a_shaman_may_stand_in_for_a_basic_class() -> None:
    game = in_towers("alchemists_attic", tavern="1 mage 1 shaman")

    game.play("room:alchemists_attic").until("plan")

    assert game.plan[0]["units"] == {"mage": 1, "shaman_as_mage": 1}
    assert game.play("confirm").score == 3


@pytest.mark.rule("MM-TWR-09")
def test_mm_twr_09_a_shaman_does_not_stand_in_for_corruption() -> None:
    game = in_towers("confessional", tavern="1 cleric 2 shaman")

    assert game.refuses("room:confessional")


@pytest.mark.rule("MM-TWR-09")
def test_mm_twr_09_a_shaman_fights_as_a_named_class_in_a_combat_room() -> None:
    game = in_towers("drawbridge_winch", tavern="1 shaman 1 peasant", pile=["chisel_sergeant"])

    game.send("room:drawbridge_winch", "1 shaman_as_knight 1 peasant")

    assert game.plan[0]["total"] == (2 + 1) + 1


@pytest.mark.rule("MM-TWR-09", "MM-TWR-06")
def test_mm_twr_09_a_shaman_that_comes_later_to_a_combat_room_is_named_too() -> None:
    game = in_towers(
        "drawbridge_winch",
        tavern="1 cleric 2 mage 1 shaman",
        built={"villages_1": "branch_and_root_inn"},
        pile=["chisel_sergeant"],
    )

    game.send("room:drawbridge_winch", "2 mage").play("more:drawbridge_winch", "unit:shaman_as_knight")

    assert game.total_on("drawbridge_winch") == 2 + (2 + 1)


@pytest.mark.rule("MM-TWR-09")
def test_mm_twr_09_new_units_from_a_room_go_to_the_lodgings() -> None:
    game = in_towers("guard_room", tavern="2 warrior")

    game.play("room:guard_room", "confirm")

    assert game.lodgings() == {"warrior": 3}


@pytest.mark.rule("MM-TWR-09")
def test_mm_twr_09_extra_units_are_allowed_and_add_nothing() -> None:
    game = in_towers("broom_cupboard", tavern="3 peasant 1 mage")

    game.send("room:broom_cupboard", "3 peasant 1 mage").play("confirm")

    assert game.score == 2
    assert game.lodgings() == {"peasant": 3, "mage": 1}


@pytest.mark.rule("MM-TWR-09")
def test_mm_twr_09_extra_corruption_is_refused() -> None:
    game = in_towers("confessional", tavern="1 cleric 2 peasant 2 corruption")

    game.send("room:confessional", "1 cleric 1 corruption 2 peasant")

    assert game.tavern() == {"corruption": 1}
    assert game.refuses("more:confessional")


@pytest.mark.rule("MM-TWR-09")
def test_mm_twr_09_corruption_is_no_extra_unit_beside_others() -> None:
    game = in_towers("confessional", tavern="1 cleric 1 peasant 1 mage 2 corruption")

    game.send("room:confessional", "1 cleric 1 corruption").play("more:confessional")

    assert game.keys == ["unit:peasant", "unit:mage"]


@pytest.mark.rule("MM-OVR-02", "MM-TWR-03")
def test_mm_ovr_02_nobody_flees_to_corruption_alone() -> None:
    """Overrun follows Units that are assigned, and Corruption is none."""
    city = {"castle": ["skeleton", "ghoul"]}
    alone = in_towers("ash_pit", tavern="2 corruption 1 peasant", city=city)
    assert alone.preview("room:ash_pit")[0] == "preview-use"
    alone.play("room:ash_pit").play("confirm")
    assert alone.happened("peasants-fled") == []

    beside = in_towers("ash_pit", tavern="2 corruption 1 peasant", city=city)
    beside.play("room:ash_pit", "more:ash_pit").play("confirm")
    assert [fact["number"] for fact in beside.happened("peasants-fled")] == [1]
