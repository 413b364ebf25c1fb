"""Resolution: what is placed pays, one place after another."""

from __future__ import annotations

import pytest
from tests.games.meeples_and_monsters.setting import Sitting, a_table, in_main_phase


def bag_size(game: Sitting) -> int:
    return sum(game.bag().values())


def lords_and_two_monsters() -> Sitting:
    """A confirmed plan: House of Lords and two Monsters, with 2 Quests in hand."""
    game = in_main_phase(
        tavern="5 peasant",
        city={"castle": ["skeleton"], "university": ["rogue_varnisher"]},
        built={"villages_1": "house_of_lords"},
        hand=["bone_collector", "clean_grain"],
        loads={"quests": ["gentrification", "bounty_board"]},
    )
    game.send("use:house_of_lords", "1 peasant").send("fight:skeleton", "2 peasant")
    return game.send("fight:rogue_varnisher", "2 peasant").play("confirm")


@pytest.mark.rule("MM-RES-01")
def test_mm_res_01_everything_placed_may_be_resolved_next() -> None:
    game = lords_and_two_monsters()

    assert game.keys == ["resolve:house_of_lords", "resolve:skeleton", "resolve:rogue_varnisher"]


@pytest.mark.rule("MM-RES-01")
def test_mm_res_01_a_location_resolved_first_pays_before_the_monsters() -> None:
    game = lords_and_two_monsters()

    game.play("resolve:house_of_lords", "discard:gentrification")

    assert (len(game.quests()), game.score, game.prompt) == (3, 0, "resolve")


@pytest.mark.rule("MM-RES-01")
def test_mm_res_01_a_monster_resolved_first_pays_before_the_location() -> None:
    game = lords_and_two_monsters()

    game.play("resolve:rogue_varnisher")

    assert (len(game.quests()), game.score, game.keys) == (2, 1, ["resolve:house_of_lords", "resolve:skeleton"])


@pytest.mark.rule("MM-RES-01")
def test_mm_res_01_a_tower_room_is_resolved_in_the_chosen_order_too() -> None:
    game = in_main_phase(
        tavern="4 peasant",
        city={"castle": ["skeleton"]},
        towers={"villages": "broom_cupboard"},
        hand=["bone_collector"],
    )
    game.send("fight:skeleton", "2 peasant").send("room:broom_cupboard", "2 peasant").play("confirm")
    assert game.keys == ["resolve:skeleton", "resolve:broom_cupboard"]

    game.play("resolve:broom_cupboard")

    order = [event["kind"] for event in game.match.events(0) if event["kind"] in ("room-done", "monster-beaten")]
    assert order == ["room-done", "monster-beaten"]


@pytest.mark.rule("MM-RES-02")
def test_mm_res_02_a_location_gives_what_stands_right_of_its_arrow() -> None:
    game = in_main_phase(
        tavern="1 mage 1 warrior 1 peasant",
        city={"villages": ["splinter_goblin"]},
        built={"castle_1": "levy_station"},
    )
    game.send("use:levy_station", "1 mage 1 warrior").send("fight:splinter_goblin", "1 peasant")

    game.play("confirm", "resolve:levy_station")

    assert game.lodgings() == {"mage": 1, "warrior": 2, "peasant": 1}


@pytest.mark.rule("MM-RES-02")
def test_mm_res_02_a_unit_gained_stands_on_the_location_until_clean_up() -> None:
    game = in_main_phase(
        tavern="1 warrior 1 cleric",
        lodgings="1 knight",
        built={"castle_1": "healers_temple"},
        supply={"cleric": 5},
    )

    game.play("use:healers_temple", "confirm")

    assert (game.supply["cleric"], game.lodgings(), game.keys) == (4, {"knight": 1}, ["bag:knight", "stop"])


@pytest.mark.rule("MM-RES-02")
def test_mm_res_02_a_unit_gained_on_a_location_goes_to_the_lodgings_in_clean_up() -> None:
    game = in_main_phase(tavern="1 peasant")

    game.play("use:chapel_of_the_holy_knot", "confirm")

    assert game.lodgings() == {"peasant": 1, "cleric": 1}


@pytest.mark.rule("MM-RES-03")
def test_mm_res_03_every_monster_moves_the_marker_by_its_vp() -> None:
    game = in_main_phase(vp=6, tavern="4 knight", city={"villages": ["tree_beast"], "cathedral": ["beaver_brute"]})

    game.send("fight:tree_beast", "2 knight").send("fight:beaver_brute", "2 knight").play("confirm")

    assert game.score == 11


@pytest.mark.rule("MM-RES-03")
def test_mm_res_03_a_monster_without_units_pays_nothing() -> None:
    game = in_main_phase(tavern="4 knight", city={"villages": ["tree_beast", "cedar_hydra"]})

    game.send("fight:tree_beast", "2 knight").play("confirm")

    assert game.score == 3


@pytest.mark.rule("MM-RES-04")
def test_mm_res_04_the_vp_of_a_monster_come_only_once() -> None:
    game = in_main_phase(tavern="2 peasant", city={"castle": ["skeleton"]})

    game.send("fight:skeleton", "2 peasant").play("confirm")

    assert (game.table.active, game.pile(), game.score) == (1, ["skeleton"], 1)


@pytest.mark.rule("MM-RES-04")
def test_mm_res_04_the_vp_come_when_the_monster_is_resolved_and_not_again_in_clean_up() -> None:
    game = in_main_phase(
        tavern="4 cleric",
        city={"cathedral": ["ghoul"]},
        hand=["bone_collector"],
    )
    game.send("fight:ghoul", "4 cleric").play("confirm")
    assert (game.prompt, game.score) == ("quests", 2)

    game.play("pass").end_turn()

    assert game.score == 2


@pytest.mark.rule("MM-RES-05")
def test_mm_res_05_a_resolved_monster_completes_a_quest_while_it_still_lies_in_its_slot() -> None:
    game = in_main_phase(
        tavern="4 cleric",
        city={"cathedral": ["ghoul"]},
        hand=["blessed_axes", "bone_collector"],
    )
    game.send("fight:ghoul", "4 cleric").play("confirm")

    game.play("complete:blessed_axes")

    assert (game.score, game.city()["cathedral"], game.pile()) == (4, ["ghoul", None, None], [])


@pytest.mark.rule("MM-RES-05")
def test_mm_res_05_the_vp_of_a_ranger_come_when_the_monster_is_resolved() -> None:
    game = in_main_phase(
        tavern="1 ranger 1 cleric",
        city={"cathedral": ["ghoul"]},
        hand=["bone_collector"],
    )

    game.send("fight:ghoul", "1 ranger 1 cleric").play("confirm")

    assert (game.score, game.city()["cathedral"]) == (3, ["ghoul", None, None])


@pytest.mark.rule("MM-RES-06")
def test_mm_res_06_extra_meeples_of_a_location_add_to_the_draw_of_this_turn() -> None:
    game = in_main_phase(tavern="1 mage", bag="8 peasant", built={"castle_1": "ring_counters"})

    game.play("use:ring_counters", "confirm")

    assert game.tavern() == {"peasant": 6}


@pytest.mark.rule("MM-RES-06")
def test_mm_res_06_extra_meeples_of_a_location_are_not_drawn_while_it_is_resolved() -> None:
    game = in_main_phase(
        tavern="1 mage 2 peasant",
        bag="8 peasant",
        built={"castle_1": "ring_counters"},
    )
    game.play("use:ring_counters", "use:academy_of_fine_grain", "use:chapel_of_the_holy_knot", "confirm")

    game.play("resolve:ring_counters")

    assert (game.prompt, bag_size(game)) == ("resolve", 8)


@pytest.mark.rule("MM-RES-06")
def test_mm_res_06_extra_meeples_of_a_location_are_for_one_turn_only() -> None:
    game = in_main_phase(tavern="1 mage", bag="12 peasant", built={"castle_1": "ring_counters"})
    game.play("use:ring_counters", "confirm").end_turn()

    game.end_turn()

    assert game.tavern() == {"peasant": 4}


@pytest.mark.rule("MM-RES-06")
def test_mm_res_06_a_slot_bonus_draws_at_once() -> None:
    game = a_table(tavern="2 peasant", bag="8 knight", display=["house_of_lords"], city={"castle": ["skeleton"]})

    game.play("build:peasant+peasant", "slot:villages_2")

    assert (game.prompt, game.tavern()) == ("plan", {"knight": 1})


@pytest.mark.rule("MM-RES-06")
def test_mm_res_06_a_hero_card_draws_at_once() -> None:
    game = a_table(tavern="1 knight", bag="8 mage", levels={"knight": 2}, city={"castle": ["skeleton"]})

    game.play("ability:knight")

    assert (game.prompt, game.tavern()) == ("plan", {"knight": 1, "mage": 1})


@pytest.mark.rule("MM-RES-06")
def test_mm_res_06_a_hill_draws_at_once() -> None:
    game = a_table(bag="8 mage", built={"castle_1": "high_bough"}, hills={"high_bough": (0, "1 peasant")})

    assert (game.prompt, game.tavern()) == ("plan", {"mage": 2})


def two_fights(hand: list[str]) -> Sitting:
    """A confirmed plan of two fights, the second of the board first."""
    game = in_main_phase(
        tavern="4 peasant",
        city={"castle": ["skeleton"], "university": ["rogue_varnisher"]},
        hand=hand,
    )
    return game.send("fight:rogue_varnisher", "2 peasant").send("fight:skeleton", "2 peasant").play("confirm")


@pytest.mark.rule("MM-RES-07")
def test_mm_res_07_fights_alone_are_resolved_in_the_order_of_placing() -> None:
    game = two_fights(hand=[])

    assert game.table.active == 1
    assert [fact["monster"] for fact in game.happened("monster-beaten")] == ["rogue_varnisher", "skeleton"]


@pytest.mark.rule("MM-RES-07")
def test_mm_res_07_with_a_quest_in_hand_the_order_is_asked() -> None:
    game = two_fights(hand=["bone_collector"])

    assert (game.prompt, game.keys) == ("resolve", ["resolve:rogue_varnisher", "resolve:skeleton"])


@pytest.mark.rule("MM-RES-07")
def test_mm_res_07_with_a_location_among_the_places_the_order_is_asked() -> None:
    game = in_main_phase(tavern="3 peasant", city={"castle": ["skeleton"]})

    game.send("fight:skeleton", "2 peasant").send("use:academy_of_fine_grain", "1 peasant").play("confirm")

    assert game.prompt == "resolve"


@pytest.mark.rule("MM-RES-07")
def test_mm_res_07_once_only_fights_are_left_no_order_is_asked() -> None:
    game = in_main_phase(tavern="5 peasant", city={"castle": ["skeleton"], "university": ["rogue_varnisher"]})
    game.send("fight:skeleton", "2 peasant").send("fight:rogue_varnisher", "2 peasant")
    game.send("use:chapel_of_the_holy_knot", "1 peasant").play("confirm")

    game.play("resolve:chapel_of_the_holy_knot")

    assert (game.table.active, game.score) == (1, 2)
