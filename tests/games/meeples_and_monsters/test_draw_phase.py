"""Draw Phase: the city fills up, a new hand is drawn, Tavern Quests are looked at, tiles are turned up."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.meeples_and_monsters.setting import Sitting, a_table, in_main_phase

from muster.games.meeples_and_monsters.state import DISPLAY, TILE_STACK

SIX = {
    "villages": ["timber_wolf"],
    "university": ["rogue_varnisher"],
    "castle": ["skeleton", "chisel_sergeant"],
    "cathedral": ["beaver_brute", "coffin_nailer"],
}


def monsters_on_the_board(game: Sitting) -> int:
    return sum(1 for slots in game.city().values() for monster in slots if monster)


def cards_in_the_deck(game: Sitting) -> int:
    """Monsters and Dark Council Arrives cards, as everybody can count them."""
    view: dict[str, Any] = game.match.view(0)
    return int(view["monster_deck"])


@pytest.mark.rule("MM-DRW-01")
def test_mm_drw_01_monsters_move_to_the_lowest_slots_in_their_order() -> None:
    game = in_main_phase(
        tavern="2 peasant",
        city={"castle": ["skeleton", "plank_pirate", "chisel_sergeant"]},
        loads={"monsters": ["hollow_friar"]},
    )

    game.send("fight:skeleton", "2 peasant").play("confirm")

    assert game.city()["castle"] == ["plank_pirate", "chisel_sergeant", None]


@pytest.mark.rule("MM-DRW-01")
def test_mm_drw_01_monsters_move_in_every_district() -> None:
    game = in_main_phase(
        tavern="3 warrior",
        city={"castle": ["skeleton", "chisel_sergeant"], "cathedral": ["beaver_brute", "coffin_nailer"]},
        loads={"monsters": ["rogue_varnisher", "poltergrain"]},
    )

    game.send("fight:skeleton", "1 warrior").send("fight:beaver_brute", "2 warrior").play("confirm")

    assert game.city()["castle"] == ["chisel_sergeant", None, None]
    assert game.city()["cathedral"] == ["coffin_nailer", None, None]


@pytest.mark.rule("MM-DRW-01")
def test_mm_drw_01_monsters_move_before_new_ones_come() -> None:
    game = in_main_phase(
        tavern="2 peasant",
        city={"castle": ["skeleton", "plank_pirate", "chisel_sergeant"]},
        loads={"monsters": ["lumberjack_raider"]},
        deck=["lumberjack_raider"],
        arrived=3,
    )

    game.send("fight:skeleton", "2 peasant").play("confirm")

    assert game.city()["castle"] == ["plank_pirate", "chisel_sergeant", "lumberjack_raider"]


@pytest.mark.rule("MM-DRW-02")
def test_mm_drw_02_as_many_monsters_come_as_were_beaten() -> None:
    game = in_main_phase(tavern="4 peasant", city=SIX)

    game.send("fight:skeleton", "2 peasant").send("fight:rogue_varnisher", "2 peasant").play("confirm")

    assert (len(game.happened("monster-arrives")), monsters_on_the_board(game)) == (2 + 6, 6)  # 6 came at set-up


@pytest.mark.rule("MM-DRW-02")
def test_mm_drw_02_a_new_monster_takes_the_lowest_free_slot_of_its_district() -> None:
    game = in_main_phase(tavern="4 peasant", city=SIX, loads={"monsters": ["hollow_friar", "splinter_goblin"]})

    game.send("fight:skeleton", "2 peasant").send("fight:rogue_varnisher", "2 peasant").play("confirm")

    assert game.city() == {
        "villages": ["timber_wolf", "splinter_goblin", None],
        "university": [None, None, None],
        "castle": ["chisel_sergeant", None, None],
        "cathedral": ["beaver_brute", "coffin_nailer", "hollow_friar"],
    }


@pytest.mark.rule("MM-DRW-02")
def test_mm_drw_02_without_a_fight_nobody_comes() -> None:
    game = in_main_phase(tavern="4 peasant", city={"castle": ["skeleton"]})

    game.play("confirm")

    assert (monsters_on_the_board(game), game.asked) == (1, 1)


@pytest.mark.rule("MM-DRW-03")
def test_mm_drw_03_the_city_is_not_refilled_in_clean_up() -> None:
    game = in_main_phase(
        tavern="3 peasant",
        city={**SIX, "villages": ["timber_wolf", "tree_beast"]},
        hand=["bone_collector", "clean_grain"],
    )

    game.send("fight:timber_wolf", "3 peasant").play("confirm")

    assert (game.prompt, game.city()["villages"]) == ("discard", [None, "tree_beast", None])
    assert monsters_on_the_board(game) == 6


@pytest.mark.rule("MM-DRW-03")
def test_mm_drw_03_an_overlord_is_not_replaced() -> None:
    game = in_main_phase(tavern="6 knight", city=SIX, final=True)

    game.send("fight:saw_ron", "5 knight").send("fight:skeleton", "1 knight").play("confirm")

    assert (len(game.happened("monster-arrives")), monsters_on_the_board(game)) == (1 + 6, 6)


@pytest.mark.rule("MM-DRW-03")
def test_mm_drw_03_the_henchman_is_not_replaced() -> None:
    game = in_main_phase(tavern="3 knight", city=SIX, final=True)

    game.send("fight:combustor", "3 knight").play("confirm")

    assert (game.score, monsters_on_the_board(game)) == (4, 6)


@pytest.mark.rule("MM-DRW-03", "MM-DRW-08")
def test_mm_drw_03_from_an_empty_deck_nobody_comes() -> None:
    game = in_main_phase(tavern="1 knight", city=SIX, final=True, deck=[])

    game.send("fight:skeleton", "1 knight").play("confirm")

    assert (game.asked, monsters_on_the_board(game)) == (1, 5)


def cathedral_monster_for_seat_1() -> Sitting:
    """Seat 1 has drawn the Mahogany Mummy, whose district is full."""
    game = a_table(
        start="main_phase",
        seat=1,
        tavern="2 warrior",
        city={
            "villages": ["splinter_goblin", "tree_beast"],
            "university": ["rogue_varnisher"],
            "cathedral": ["beaver_brute", "coffin_nailer", "ghoul"],
        },
        deck=["mahogany_mummy"],
        arrived=3,
    )
    return game.send("fight:splinter_goblin", "2 warrior").play("confirm")


@pytest.mark.rule("MM-DRW-04")
def test_mm_drw_04_the_active_player_chooses_among_districts_with_room() -> None:
    game = cathedral_monster_for_seat_1()

    assert (game.prompt, game.asked) == ("district", 1)
    assert game.keys == ["district:villages", "district:university", "district:castle"]


@pytest.mark.rule("MM-DRW-04")
def test_mm_drw_04_the_monster_takes_the_lowest_free_slot_of_the_chosen_district() -> None:
    game = cathedral_monster_for_seat_1()

    game.play("district:university")

    assert game.city()["university"] == ["rogue_varnisher", "mahogany_mummy", None]


@pytest.mark.rule("MM-DRW-04")
def test_mm_drw_04_a_district_with_room_is_not_a_question() -> None:
    game = in_main_phase(
        tavern="2 warrior",
        city={"cathedral": ["beaver_brute", "coffin_nailer", "ghoul"]},
        deck=["mahogany_mummy"],
        arrived=3,
    )

    game.send("fight:beaver_brute", "2 warrior").play("confirm")

    assert game.city()["cathedral"] == ["coffin_nailer", "ghoul", "mahogany_mummy"]


@pytest.mark.rule("MM-DRW-05")
def test_mm_drw_05_a_dark_council_card_is_no_monster_and_another_card_follows() -> None:
    game = in_main_phase(tavern="2 peasant", city={"castle": ["skeleton"]}, deck=["ghoul"], loads={"council": [0, 1]})
    before = cards_in_the_deck(game)

    game.send("fight:skeleton", "2 peasant").play("confirm")

    assert (game.city()["cathedral"], game.table.arrived) == (["ghoul", None, None], 1)
    assert (before, cards_in_the_deck(game)) == (4, 2)


@pytest.mark.rule("MM-DRW-06")
@pytest.mark.parametrize("arrived, size", [(0b000, 4), (0b001, 5), (0b011, 6), (0b111, 6)])
def test_mm_drw_06_the_hand_grows_with_the_first_two_cards(arrived: int, size: int) -> None:
    game = a_table(start="draw_phase", bag="9 peasant", arrived=arrived)

    assert (game.tavern(), game.bag()) == ({"peasant": size}, {"peasant": 9 - size})


@pytest.mark.rule("MM-DRW-07")
def test_mm_drw_07_a_card_drawn_in_this_draw_phase_already_raises_the_hand() -> None:
    game = in_main_phase(
        tavern="2 peasant", bag="9 mage", city={"castle": ["skeleton"]}, deck=["ghoul"], loads={"council": [0, 1]}
    )

    game.send("fight:skeleton", "2 peasant").play("confirm")

    assert sum(game.tavern().values()) == 5


@pytest.mark.rule("MM-DRW-07")
def test_mm_drw_07_what_was_left_in_the_tavern_does_not_count_against_the_hand() -> None:
    game = in_main_phase(tavern="3 peasant", bag="9 mage")

    game.play("confirm")

    assert (game.tavern(), game.lodgings()) == ({"mage": 4}, {"peasant": 3})


@pytest.mark.rule("MM-DRW-07")
def test_mm_drw_07_extra_meeples_come_on_top_of_the_larger_hand() -> None:
    game = in_main_phase(
        tavern="1 mage 2 peasant",
        bag="9 knight",
        city={"castle": ["skeleton"]},
        built={"castle_1": "ring_counters"},
        deck=["ghoul"],
        loads={"council": [0, 1]},
    )

    game.send("fight:skeleton", "2 peasant").play("use:ring_counters", "confirm", "resolve:skeleton")

    assert sum(game.tavern().values()) == 5 + 2


@pytest.mark.rule("MM-DRW-08")
def test_mm_drw_08_the_last_card_of_the_deck_is_placed_and_then_the_city_shrinks() -> None:
    game = in_main_phase(tavern="2 knight", city=SIX, final=True, deck=["ash_dragon"])

    game.send("fight:skeleton", "1 knight").send("fight:rogue_varnisher", "1 knight").play("confirm")

    assert (monsters_on_the_board(game), cards_in_the_deck(game)) == (5, 0)
    assert game.city()["castle"] == ["chisel_sergeant", "ash_dragon", None]


@pytest.mark.rule("MM-DRW-08")
def test_mm_drw_08_six_monsters_stay_in_the_city_after_the_third_card() -> None:
    game = in_main_phase(tavern="2 knight", city=SIX, final=True, deck=["ash_dragon", "gougoyle", "baron_von_bandsaw"])

    game.send("fight:skeleton", "1 knight").send("fight:rogue_varnisher", "1 knight").play("confirm").until("capitol")

    assert (monsters_on_the_board(game), cards_in_the_deck(game)) == (6, 1)


@pytest.mark.rule("MM-DRW-09")
def test_mm_drw_09_an_empty_bag_takes_the_lodgings_and_the_draw_goes_on() -> None:
    game = a_table(start="draw_phase", bag="2 mage", lodgings="9 peasant", arrived=1)

    assert game.tavern() == {"mage": 2, "peasant": 3}
    assert (game.bag(), game.lodgings()) == ({"peasant": 6}, {})


@pytest.mark.rule("MM-DRW-09")
def test_mm_drw_09_a_bag_that_is_just_enough_leaves_the_lodgings_alone() -> None:
    game = a_table(start="draw_phase", bag="4 peasant", lodgings="9 mage")

    assert (game.tavern(), game.bag(), game.lodgings()) == ({"peasant": 4}, {}, {"mage": 9})


@pytest.mark.rule("MM-DRW-10")
def test_mm_drw_10_an_extra_draw_refills_the_bag_and_draws_fewer_from_nothing() -> None:
    game = a_table(tavern="1 cleric 1 corruption", bag="", lodgings="1 peasant", levels={"cleric": 3})

    game.play("ability:cleric")

    assert (game.tavern(), game.bag(), game.lodgings()) == ({"cleric": 1, "corruption": 1, "peasant": 1}, {}, {})


@pytest.mark.rule("MM-DRW-10")
def test_mm_drw_10_an_off_turn_draw_refills_the_bag() -> None:
    game = in_main_phase(
        tavern="2 peasant",
        city={"castle": ["skeleton"]},
        deck=["ghoul"],
        loads={"council": [0, 1]},
        supply={"corruption": 0},
        others={1: {"tavern": "1 peasant", "bag": "", "lodgings": "3 knight"}},
    )

    game.send("fight:skeleton", "2 peasant").play("confirm")

    assert (game.tavern(1), game.bag(1), game.lodgings(1)) == ({"peasant": 1, "knight": 1}, {"knight": 2}, {})


@pytest.mark.rule("MM-DRW-10")
def test_mm_drw_10_who_has_too_few_meeples_draws_a_smaller_hand() -> None:
    game = a_table(start="draw_phase", bag="1 peasant", lodgings="2 peasant", arrived=3)

    assert (game.tavern(), game.asked) == ({"peasant": 3}, 0)


def bunk_and_ritual() -> Sitting:
    """Step 7 with 2 Draw Phase effects in force: 1 more meeple, and 1 Corruption for another meeple."""
    return a_table(
        start="draw_phase",
        bag="2 corruption 3 peasant 3 mage",
        done=["ritual_of_exceptional_merit", "an_extra_bunk"],
        loads={"bag": ["corruption", "peasant", "peasant", "peasant", "mage", "corruption"]},
    )


@pytest.mark.rule("MM-DRW-11")
def test_mm_drw_11_draw_phase_effects_may_be_used_in_any_order() -> None:
    game = bunk_and_ritual()

    assert (game.prompt, game.tavern()) == ("draw-effects", {"peasant": 3, "corruption": 1})
    assert game.keys == ["effect:ritual_of_exceptional_merit", "effect:an_extra_bunk", "continue"]


@pytest.mark.rule("MM-DRW-11")
def test_mm_drw_11_an_effect_used_is_not_offered_again_while_the_other_is() -> None:
    game = bunk_and_ritual()

    game.play("effect:an_extra_bunk")

    assert (game.keys, game.tavern()["mage"]) == (["effect:ritual_of_exceptional_merit", "continue"], 1)
    assert game.refuses("effect:an_extra_bunk")


@pytest.mark.rule("MM-DRW-11")
def test_mm_drw_11_each_effect_works_once_per_turn_even_if_it_could_work_again() -> None:
    game = bunk_and_ritual()

    game.play("effect:an_extra_bunk", "effect:ritual_of_exceptional_merit")

    assert game.prompt != "draw-effects"
    assert (game.tavern(), game.lodgings()) == ({"peasant": 3, "mage": 1, "corruption": 1}, {"corruption": 1})


@pytest.mark.rule("MM-DRW-11")
def test_mm_drw_11_the_effects_come_back_in_the_next_turn() -> None:
    game = a_table(start="draw_phase", bag="12 peasant", done=["an_extra_bunk"], others={1: {"tavern": "1 peasant"}})
    game.play("effect:an_extra_bunk").end_turn()

    game.until("draw-effects")

    assert (game.asked, game.keys) == (0, ["effect:an_extra_bunk", "continue"])


@pytest.mark.rule("MM-DRW-12")
def test_mm_drw_12_a_tavern_quest_is_completed_with_the_new_hand() -> None:
    game = a_table(
        start="draw_phase",
        bag="2 mage 2 peasant",
        hand=["ritual_of_exceptional_merit"],
        others={1: {"tavern": "1 peasant"}},
    )
    assert (game.prompt, game.keys) == ("quests", ["complete:ritual_of_exceptional_merit", "pass"])

    game.play("complete:ritual_of_exceptional_merit")

    assert (game.score, game.done(), game.quests()) == (2, ["ritual_of_exceptional_merit"], [])


@pytest.mark.rule("MM-DRW-12")
def test_mm_drw_12_a_tavern_quest_that_is_not_met_is_not_offered() -> None:
    game = a_table(start="draw_phase", bag="1 mage 1 warrior 1 knight 1 peasant", hand=["ritual_of_exceptional_merit"])

    assert (game.prompt, game.keys) == ("quests", ["pass"])
    assert game.refuses("complete:ritual_of_exceptional_merit")


@pytest.mark.rule("MM-DRW-12")
def test_mm_drw_12_meeples_in_the_lodgings_do_not_count_for_a_tavern_quest() -> None:
    game = a_table(
        start="draw_phase",
        bag="1 mage 1 warrior 1 knight 1 peasant",
        lodgings="1 mage",
        hand=["ritual_of_exceptional_merit"],
    )

    assert (game.prompt, game.keys) == ("quests", ["pass"])


@pytest.mark.rule("MM-DRW-12")
def test_mm_drw_12_the_tavern_of_the_main_phase_completes_no_tavern_quest() -> None:
    game = in_main_phase(tavern="2 mage 1 peasant", hand=["ritual_of_exceptional_merit"])

    game.play("confirm")

    assert (game.asked, game.score, game.quests()) == (1, 0, ["ritual_of_exceptional_merit"])


@pytest.mark.rule("MM-DRW-13")
def test_mm_drw_13_a_meeple_drawn_in_step_7_counts_in_step_8() -> None:
    game = a_table(
        start="draw_phase",
        bag="2 mage 3 peasant",
        hand=["ritual_of_exceptional_merit"],
        done=["an_extra_bunk"],
        loads={"bag": ["mage", "peasant", "peasant", "peasant", "mage"]},
    )

    game.play("effect:an_extra_bunk")

    assert (game.prompt, game.keys) == ("quests", ["complete:ritual_of_exceptional_merit", "pass"])


@pytest.mark.rule("MM-DRW-13")
def test_mm_drw_13_an_ongoing_quest_completed_in_step_8_does_not_work_in_this_turn() -> None:
    game = a_table(
        start="draw_phase",
        bag="2 mage 1 corruption 1 peasant",
        lodgings="3 peasant",
        hand=["ritual_of_exceptional_merit"],
        others={1: {"tavern": "1 peasant"}},
    )

    game.play("complete:ritual_of_exceptional_merit")

    assert (game.prompt, game.asked) == ("capitol", 1)
    assert game.tavern() == {"mage": 2, "corruption": 1, "peasant": 1}


@pytest.mark.rule("MM-DRW-13")
def test_mm_drw_13_an_ongoing_quest_completed_in_step_8_works_in_the_next_turn() -> None:
    game = a_table(
        start="draw_phase",
        bag="2 mage 1 corruption 1 peasant",
        lodgings="3 peasant 1 corruption",
        hand=["ritual_of_exceptional_merit"],
        others={1: {"tavern": "1 peasant"}},
        loads={"bag": ["mage", "mage", "corruption", "peasant", *["peasant"] * 4, "corruption"]},
    )
    game.play("complete:ritual_of_exceptional_merit").end_turn()

    game.until("draw-effects", most=20)

    assert game.keys == ["effect:ritual_of_exceptional_merit", "continue"]


@pytest.mark.rule("MM-DRW-14")
def test_mm_drw_14_the_display_is_filled_up_to_four() -> None:
    game = a_table(
        start="draw_phase",
        built={"castle_1": "colosseum"},
        display=["house_of_lords", "levy_station", "pine_lodge"],
    )

    zones = game.table.zones
    assert (len(zones[DISPLAY].cards), len(zones[TILE_STACK].cards)) == (4, 10)


@pytest.mark.rule("MM-DRW-14")
def test_mm_drw_14_a_full_display_stays_as_it_is() -> None:
    shown = ["house_of_lords", "levy_station", "pine_lodge", "colosseum"]
    game = a_table(start="draw_phase", display=shown)

    assert sorted(game.match.view(0)["display"]) == sorted(shown)


@pytest.mark.rule("MM-DRW-14")
def test_mm_drw_14_the_display_is_not_filled_up_before_the_draw_phase() -> None:
    game = a_table(tavern="3 peasant")
    game.play("build:peasant")
    game.until("tile").play(game.keys[0], "slot:castle_1").until("plan")
    assert len(game.table.zones[DISPLAY].cards) == 3

    game.end_turn()

    assert len(game.table.zones[DISPLAY].cards) == 4


@pytest.mark.rule("MM-DRW-15")
def test_mm_drw_15_a_draw_phase_effect_may_be_left_unused() -> None:
    game = a_table(start="draw_phase", bag="9 peasant", done=["an_extra_bunk"], others={1: {"tavern": "1 peasant"}})

    game.play("continue")

    assert (game.asked, game.tavern()) == (1, {"peasant": 4})
