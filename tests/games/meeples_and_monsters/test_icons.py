"""Icons: what each symbol on cards and Locations means."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.games.meeples_and_monsters.setting import Sitting, a_pack, a_table

UNITS = ("peasant", "mage", "cleric", "warrior", "knight", "ranger", "paladin", "shaman")


# -- any meeple, plus and minus ----------------------------------------------------------------------------------------


@pytest.mark.rule("MM-ICO-01")
@pytest.mark.parametrize("unit", UNITS)
def test_mm_ico_01_any_unit_fills_the_place_of_the_brown_meeple(unit: str) -> None:
    units = "2 peasant" if unit == "peasant" else f"1 peasant 1 {unit}"
    game = a_table(tavern=units, built={"castle_1": "sapling_settlement"}, start="main_phase")

    assert game.send("use:sapling_settlement", units).play("confirm").score == 1


@pytest.mark.rule("MM-ICO-01")
def test_mm_ico_01_corruption_is_never_any_unit() -> None:
    game = a_table(tavern="1 peasant 3 corruption", built={"castle_1": "sapling_settlement"}, start="main_phase")

    assert game.refuses("use:sapling_settlement")
    assert game.reason("use:sapling_settlement") == "refused-units"


@pytest.mark.rule("MM-ICO-01")
def test_mm_ico_01_corruption_is_not_offered_as_the_second_unit() -> None:
    game = a_table(
        tavern="1 peasant 1 mage 1 cleric 3 corruption", built={"castle_1": "sapling_settlement"}, start="main_phase"
    )

    game.play("use:sapling_settlement").play("unit:peasant")

    assert game.keys == ["unit:mage", "unit:cleric"]


@pytest.mark.rule("MM-ICO-01")
def test_mm_ico_01_corruption_receives_no_combat_bonus() -> None:
    """Oaken War Hall gives all other Units +2; the Corruption in the Tavern cannot fight even so."""
    game = a_table(
        tavern="1 knight 1 peasant 2 corruption",
        built={"castle_1": "oaken_war_hall"},
        city={"castle": ["skeleton"]},
        start="main_phase",
    )

    game.play("use:oaken_war_hall")

    assert game.refuses("fight:skeleton")


@pytest.mark.rule("MM-ICO-02")
def test_mm_ico_02_a_plus_takes_a_unit_from_the_supply_to_the_lodgings() -> None:
    game = a_table(tavern="2 peasant", start="main_phase")
    assert game.supply["warrior"] == 18

    game.play("use:splinter_arena", "confirm")

    assert game.supply["warrior"] == 17
    assert game.lodgings()["warrior"] == 1


@pytest.mark.rule("MM-ICO-02")
@pytest.mark.usefixtures("stops_between_places")
def test_mm_ico_02_while_places_are_resolved_it_is_not_in_the_lodgings() -> None:
    game = a_table(tavern="4 peasant", start="main_phase")

    game.play("use:academy_of_fine_grain", "use:chapel_of_the_holy_knot", "use:splinter_arena", "confirm")
    game.play("resolve:splinter_arena")

    assert game.prompt == "resolve"
    assert game.lodgings() == {}
    assert game.match.view(0)["gained"] == {"warrior": 1}


HOSPICE = """
[branch_and_root_inn]
name = "Hospice"
units = { cleric = 1, peasant = 1 }
effects = [{ do = "return_placed", class = "cleric", n = 1 }, { do = "vp", n = 1 }]

[branch_and_root_inn.source]
name = "designed"
units = "designed"
effects = "designed"
"""


@pytest.mark.rule("MM-ICO-03")
def test_mm_ico_03_a_minus_with_a_cleric_returns_the_cleric(tmp_path: Path) -> None:
    pack = a_pack(tmp_path, tiles=HOSPICE)
    built = {"castle_1": "branch_and_root_inn"}
    game = a_table(tavern="1 cleric 1 peasant", lodgings="1 cleric", built=built, pack=pack, start="main_phase")
    before = game.supply["cleric"]

    game.play("use:branch_and_root_inn", "confirm")

    assert game.supply["cleric"] == before + 1
    assert game.lodgings() == {"cleric": 1, "peasant": 1}


@pytest.mark.rule("MM-ICO-03")
def test_mm_ico_03_a_minus_on_a_location_returns_the_meeple_to_the_supply() -> None:
    game = a_table(tavern="1 warrior 1 peasant", start="main_phase")
    before = game.supply["peasant"]

    game.play("use:heartwood_keep", "confirm")

    assert game.supply["peasant"] == before + 1
    assert game.lodgings() == {"warrior": 1, "knight": 1}


@pytest.mark.rule("MM-ICO-03")
def test_mm_ico_03_a_minus_on_a_quest_returns_the_meeple_to_the_supply() -> None:
    game = a_table(
        tavern="1 cleric 1 mage 1 knight",
        city={"villages": ["tree_beast"]},
        hand=["whispering_wood"],
        start="main_phase",
    )
    before = game.supply["mage"]

    game.send("fight:tree_beast", "1 cleric 1 mage 1 knight").play("confirm", "complete:whispering_wood")

    assert game.supply["mage"] == before + 1
    assert game.lodgings() == {"cleric": 1, "knight": 1, "shaman": 1}


@pytest.mark.rule("MM-ICO-04")
def test_mm_ico_04_one_uncompleted_quest_of_ones_choice_is_discarded() -> None:
    game = a_table(
        tavern="2 knight",
        city={"university": ["termite_swarm"]},
        hand=["bone_collector", "clean_grain", "full_guild"],
        done=["axe_practice"],
        start="main_phase",
    )

    game.send("fight:termite_swarm", "2 knight").play("confirm").until("discard")

    assert sorted(game.keys) == ["discard:bone_collector", "discard:clean_grain", "discard:full_guild"]
    game.play("discard:full_guild")
    assert sorted(game.quests()) == ["bone_collector", "clean_grain"]
    assert (game.discarded, game.done()) == (["full_guild"], ["axe_practice"])


# -- combat bonuses ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("MM-ICO-05")
def test_mm_ico_05_all_units_of_the_second_class_gain_once_however_many_partners_there_are() -> None:
    game = a_table(
        tavern="2 mage 2 warrior", pile=["poltergrain"], city={"cathedral": ["gougoyle"]}, start="main_phase"
    )

    game.send("fight:gougoyle", "2 mage 2 warrior")

    assert game.total_on("gougoyle") == 4 + 4


@pytest.mark.rule("MM-ICO-05")
def test_mm_ico_05_a_mage_without_a_warrior_on_its_monster_gains_nothing() -> None:
    game = a_table(
        tavern="2 mage 1 warrior",
        pile=["poltergrain"],
        city={"villages": ["timber_wolf"], "castle": ["skeleton"]},
        start="main_phase",
    )

    game.send("fight:timber_wolf", "1 mage 1 warrior")

    assert game.total_on("timber_wolf") == 2 + 2
    assert game.refuses("fight:skeleton")  # the other Mage is worth 1


@pytest.mark.rule("MM-ICO-05")
def test_mm_ico_05_the_first_class_gains_nothing_itself() -> None:
    game = a_table(tavern="2 warrior", pile=["poltergrain"], city={"villages": ["timber_wolf"]}, start="main_phase")

    game.send("fight:timber_wolf", "2 warrior")

    assert game.total_on("timber_wolf") == 4


@pytest.mark.rule("MM-ICO-06")
def test_mm_ico_06_a_location_bonus_holds_on_every_monster() -> None:
    game = a_table(
        tavern="1 mage 2 cleric",
        built={"castle_1": "knot_and_grain_inn"},
        city={"castle": ["skeleton"], "cathedral": ["hollow_friar"]},
        start="main_phase",
    )

    game.play("use:knot_and_grain_inn").send("fight:skeleton", "1 cleric").send("fight:hollow_friar", "1 cleric")

    assert (game.total_on("skeleton"), game.total_on("hollow_friar")) == (2, 2)


@pytest.mark.rule("MM-ICO-06")
def test_mm_ico_06_it_holds_for_all_units_of_the_class_and_for_no_others() -> None:
    game = a_table(
        tavern="1 mage 2 cleric 1 peasant",
        built={"castle_1": "knot_and_grain_inn"},
        city={"cathedral": ["beaver_brute"]},
        start="main_phase",
    )

    game.play("use:knot_and_grain_inn").send("fight:beaver_brute", "2 cleric 1 peasant")

    assert game.total_on("beaver_brute") == 2 + 2 + 1


@pytest.mark.rule("MM-ICO-06", "MM-ICO-07")
def test_mm_ico_07_the_bonus_of_a_location_is_gone_in_the_next_turn() -> None:
    game = a_table(
        seats=3,
        tavern="1 mage 1 cleric",
        bag="1 cleric 1 peasant 2 corruption",
        built={"castle_1": "knot_and_grain_inn"},
        city={"castle": ["skeleton"], "villages": ["sawdust_imp"]},
        start="main_phase",
    )

    game.play("use:knot_and_grain_inn").send("fight:skeleton", "1 cleric")
    game.play("confirm", "resolve:skeleton").until("plan")

    assert (game.asked, game.table.round) == (0, 3)
    game.send("fight:sawdust_imp", "1 cleric 1 peasant")
    assert game.total_on("sawdust_imp") == 1 + 1


@pytest.mark.rule("MM-ICO-07")
def test_mm_ico_07_the_bonus_is_gone_also_if_nobody_did_anything_in_between() -> None:
    game = a_table(
        tavern="1 mage 1 warrior",
        bag="1 peasant 3 corruption",
        built={"castle_1": "levy_station"},
        city={"villages": ["timber_wolf"]},
        start="main_phase",
    )

    game.play("use:levy_station", "confirm").until("plan")

    assert (game.asked, game.table.round) == (0, 3)
    assert game.refuses("fight:timber_wolf")  # with +2 the Peasant would be worth 3


@pytest.mark.rule("MM-ICO-08")
def test_mm_ico_08_a_plain_bonus_holds_for_every_unit_of_its_class() -> None:
    game = a_table(tavern="2 knight", pile=["chisel_sergeant"], city={"cathedral": ["gougoyle"]}, start="main_phase")

    game.send("fight:gougoyle", "2 knight")

    assert game.total_on("gougoyle") == 8


@pytest.mark.rule("MM-ICO-08")
def test_mm_ico_08_it_holds_in_every_fight_and_for_no_other_class() -> None:
    game = a_table(
        tavern="2 knight 1 warrior",
        pile=["chisel_sergeant"],
        city={"castle": ["skeleton"], "villages": ["tree_beast"]},
        start="main_phase",
    )

    game.send("fight:skeleton", "1 knight").send("fight:tree_beast", "1 knight 1 warrior")

    assert (game.total_on("skeleton"), game.total_on("tree_beast")) == (4, 4 + 2)


@pytest.mark.rule("MM-ICO-09")
def test_mm_ico_09_a_bonus_against_a_type_counts_once_whoever_fights() -> None:
    game = a_table(tavern="3 peasant", pile=["crypt_carpenter"], city={"cathedral": ["ghoul"]}, start="main_phase")

    game.send("fight:ghoul", "3 peasant")

    assert game.total_on("ghoul") == 3 + 1
    assert game.play("confirm").score == 2


@pytest.mark.rule("MM-ICO-09")
def test_mm_ico_09_it_counts_against_each_monster_of_the_type() -> None:
    game = a_table(
        tavern="2 peasant",
        pile=["crypt_carpenter"],
        city={"castle": ["skeleton"], "cathedral": ["hollow_friar"]},
        start="main_phase",
    )

    game.send("fight:skeleton", "1 peasant").send("fight:hollow_friar", "1 peasant").play("confirm")

    assert game.score == 1 + 1


@pytest.mark.rule("MM-ICO-09")
def test_mm_ico_09_it_counts_against_no_other_type() -> None:
    city = {"cathedral": ["beaver_brute"], "castle": ["chisel_sergeant"]}
    game = a_table(tavern="3 peasant", pile=["crypt_carpenter"], city=city, start="main_phase")

    assert game.refuses("fight:beaver_brute")
    assert game.refuses("fight:chisel_sergeant")


@pytest.mark.rule("MM-ICO-09")
def test_mm_ico_09_it_is_no_part_of_the_total_against_another_type() -> None:
    game = a_table(
        tavern="4 peasant", pile=["crypt_carpenter"], city={"cathedral": ["beaver_brute"]}, start="main_phase"
    )

    game.send("fight:beaver_brute", "4 peasant")

    assert game.total_on("beaver_brute") == 4


@pytest.mark.rule("MM-ICO-09")
def test_mm_ico_09_it_fights_nobody_by_itself() -> None:
    game = a_table(
        tavern="1 cleric",
        pile=["crypt_carpenter"],
        done=["staking_practice"],
        built={"castle_1": "shrine_of_dry_rot"},
        city={"castle": ["skeleton"]},
        start="main_phase",
    )

    game.play("use:shrine_of_dry_rot")

    assert game.refuses("fight:skeleton")


# -- meeples, Quests, Prestige -----------------------------------------------------------------------------------------


@pytest.mark.rule("MM-ICO-10")
def test_mm_ico_10_an_arrow_of_two_draws_two_meeples_more() -> None:
    game = a_table(
        tavern="1 mage", bag="9 peasant", built={"castle_1": "ring_counters"}, arrived=0b001, start="main_phase"
    )

    game.play("use:ring_counters", "confirm")

    assert game.tavern() == {"peasant": 7}


@pytest.mark.rule("MM-ICO-10")
def test_mm_ico_10_the_next_hand_has_its_usual_size_again() -> None:
    game = a_table(tavern="1 mage", bag="12 peasant", built={"castle_1": "ring_counters"}, start="main_phase")

    game.play("use:ring_counters", "confirm")
    assert game.tavern() == {"peasant": 6}
    game.end_turn()

    assert sum(game.tavern().values()) == 4


@pytest.mark.rule("MM-ICO-11")
@pytest.mark.parametrize("unit", UNITS)
def test_mm_ico_11_the_star_meeple_is_any_ranger_paladin_or_shaman(unit: str) -> None:
    game = a_table(
        tavern={unit: 1, "corruption": 1, "peasant": 2}, towers={"castle": "mirror_of_motives"}, start="main_phase"
    )

    assert game.offers("room:mirror_of_motives") == (unit in ("ranger", "paladin", "shaman"))


@pytest.mark.rule("MM-ICO-11")
def test_mm_ico_11_a_paladin_meets_it() -> None:
    game = a_table(tavern="1 paladin 1 knight 1 corruption", towers={"castle": "mirror_of_motives"}, start="main_phase")

    game.play("room:mirror_of_motives").until("plan")

    assert game.plan[0]["units"] == {"paladin": 1, "corruption": 1}
    assert game.play("confirm").score == 4


@pytest.mark.rule("MM-ICO-12")
def test_mm_ico_12_draw_two_and_discard_one() -> None:
    game = a_table(
        tavern="1 peasant",
        built={"castle_1": "house_of_lords"},
        hand=["bone_collector", "clean_grain"],
        start="main_phase",
    )

    game.play("use:house_of_lords", "confirm", "discard:bone_collector")

    assert game.prompt != "discard"
    assert len(game.quests()) == 3
    assert game.discarded == ["bone_collector"]


@pytest.mark.rule("MM-ICO-13")
def test_mm_ico_13_old_and_new_quests_may_be_discarded() -> None:
    game = a_table(
        tavern="1 peasant",
        built={"castle_1": "house_of_lords"},
        hand=["bone_collector", "clean_grain"],
        loads={"quests": ["clear_cutting", "full_house"]},
        start="main_phase",
    )

    game.play("use:house_of_lords", "confirm")

    wanted = ["bone_collector", "clean_grain", "clear_cutting", "full_house"]
    assert sorted(game.keys) == [f"discard:{quest}" for quest in wanted]


@pytest.mark.rule("MM-ICO-13")
def test_mm_ico_13_with_nothing_to_draw_the_discard_is_made_all_the_same() -> None:
    game = a_table(
        tavern="1 peasant",
        built={"castle_1": "house_of_lords"},
        hand=["bone_collector"],
        quest_deck=[],
        start="main_phase",
    )

    game.play("use:house_of_lords", "confirm")

    assert (game.quests(), game.discarded) == ([], ["bone_collector"])


@pytest.mark.rule("MM-ICO-13")
def test_mm_ico_13_with_no_quest_at_all_nothing_is_discarded() -> None:
    game = a_table(tavern="1 peasant", built={"castle_1": "house_of_lords"}, quest_deck=[], start="main_phase")

    game.play("use:house_of_lords", "confirm")

    assert (game.quests(), game.discarded) == ([], [])


# -- the Unit that returns to the Tavern -------------------------------------------------------------------------------


def at_the_stump(**given: Any) -> Sitting:
    """The Main Phase with Sentry Stump built."""
    return a_table(built={"castle_1": "sentry_stump"}, start="main_phase", **given)


@pytest.mark.rule("MM-ICO-14")
def test_mm_ico_14_the_warrior_is_one_more_meeple_for_the_next_turn() -> None:
    game = at_the_stump(tavern="1 warrior")

    game.play("use:sentry_stump", "confirm")

    assert game.tavern() == {"peasant": 4, "warrior": 1}
    assert game.lodgings() == {}


@pytest.mark.rule("MM-ICO-14")
def test_mm_ico_14_it_is_active_in_the_next_turn() -> None:
    game = at_the_stump(tavern="1 warrior", bag="4 corruption", city={"castle": ["skeleton"]})

    game.play("use:sentry_stump", "confirm")

    assert (game.asked, game.prompt, game.table.round) == (0, "plan", 3)
    assert game.offers("fight:skeleton")


@pytest.mark.rule("MM-ICO-15")
def test_mm_ico_15_it_does_not_count_for_tavern_quests() -> None:
    game = at_the_stump(tavern="1 warrior", bag="1 cleric 3 peasant", hand=["hatchet_and_hymnal"])

    assert not game.comes_to("complete:hatchet_and_hymnal", "use:sentry_stump", "confirm")
    assert game.tavern() == {"cleric": 1, "peasant": 3, "warrior": 1}


@pytest.mark.rule("MM-ICO-15")
def test_mm_ico_15_a_warrior_that_was_drawn_does_count() -> None:
    game = at_the_stump(tavern="1 warrior", bag="1 cleric 1 warrior 2 peasant", hand=["hatchet_and_hymnal"])

    assert game.comes_to("complete:hatchet_and_hymnal", "use:sentry_stump", "confirm")


@pytest.mark.rule("MM-ICO-15")
def test_mm_ico_15_only_one_unit_returns() -> None:
    game = at_the_stump(tavern="3 warrior")

    game.send("use:sentry_stump", "3 warrior").play("confirm")

    assert game.tavern() == {"peasant": 4, "warrior": 1}
    assert game.lodgings() == {"warrior": 2}


@pytest.mark.rule("MM-ICO-15")
def test_mm_ico_15_it_stays_on_its_location_when_the_bag_takes_the_lodgings() -> None:
    """Three meeples are all there are to draw; the Warrior is none of them."""
    game = at_the_stump(tavern="1 warrior", bag="1 peasant", lodgings="2 mage")

    game.play("use:sentry_stump", "confirm")

    drawn = [fact["meeples"] for fact in game.happened("meeples-drawn") if fact["seat"] == 0]
    assert drawn[-1] == {"peasant": 1, "mage": 2}
    assert game.tavern() == {"peasant": 1, "mage": 2, "warrior": 1}


@pytest.mark.rule("MM-ICO-15")
def test_mm_ico_15_it_comes_after_step_9() -> None:
    game = a_table(
        tavern="1 warrior 2 peasant",
        built={"castle_1": "sentry_stump"},
        display=["house_of_lords", "levy_station", "colosseum", "high_bough"],
    )

    game.play("build:peasant+peasant").until("slot").play("slot:villages_1").until("plan")
    game.play("use:sentry_stump", "confirm")
    game.until("capitol")

    kinds = [event["kind"] for event in game.match.events(0)]
    assert kinds.index("tile-turned-up") < kinds.index("unit-returns")


@pytest.mark.rule("MM-ICO-21")
def test_mm_ico_21_a_shaman_named_warrior_returns_as_a_shaman() -> None:
    game = at_the_stump(tavern="1 shaman")

    game.play("use:sentry_stump", "confirm")

    assert game.tavern() == {"peasant": 4, "shaman": 1}


@pytest.mark.rule("MM-ICO-21")
def test_mm_ico_21_beside_a_warrior_one_chooses_who_returns() -> None:
    """A Shaman that was added later is not named, so it cannot be the one."""
    game = at_the_stump(tavern="1 shaman 1 warrior")

    game.play("use:sentry_stump")

    assert sorted(game.keys) == ["unit:shaman_as_warrior", "unit:warrior"]
    game.play("unit:warrior", "more:sentry_stump", "confirm")
    assert game.tavern() == {"peasant": 4, "warrior": 1}
    assert game.lodgings() == {"shaman": 1}


# -- back into the bag -------------------------------------------------------------------------------------------------


# Another seat that stops at the start of its turn, so that nothing of it is drawn yet.
WAITING = {"tavern": "1 peasant", "bag": "4 peasant"}


def at_the_temple(**given: Any) -> Sitting:
    """A Warrior and a Cleric at the Healer's Temple, which has just been resolved."""
    game = a_table(tavern="1 warrior 1 cleric", built={"castle_1": "healers_temple"}, start="main_phase", **given)
    return game.play("use:healers_temple", "confirm")


@pytest.mark.rule("MM-ICO-16")
def test_mm_ico_16_up_to_three_meeples_go_back_into_the_bag() -> None:
    game = at_the_temple(
        bag="4 corruption", lodgings="2 knight 1 warrior 2 peasant", others={1: {**WAITING, "lodgings": "2 mage"}}
    )

    game.play("bag:knight", "bag:knight", "bag:warrior")

    assert game.bag() == {"knight": 2, "warrior": 1, "corruption": 4}
    assert game.lodgings() == {"peasant": 2}
    assert game.asked == 1  # no fourth one


@pytest.mark.rule("MM-ICO-16")
def test_mm_ico_16_none_is_enough() -> None:
    game = at_the_temple(bag="4 corruption", lodgings="2 knight", others={1: {**WAITING, "lodgings": "2 mage"}})

    game.play("stop")

    assert (game.bag(), game.lodgings(), game.asked) == ({"corruption": 4}, {"knight": 2}, 1)


@pytest.mark.rule("MM-ICO-16")
def test_mm_ico_16_another_player_may_return_one() -> None:
    game = at_the_temple(lodgings="1 knight", others={1: {**WAITING, "lodgings": "2 mage 1 corruption"}})

    game.play("stop", "bag:mage")

    assert game.bag(1) == {"peasant": 4, "mage": 1}
    assert game.lodgings(1) == {"mage": 1, "corruption": 1}


@pytest.mark.rule("MM-ICO-16")
def test_mm_ico_16_another_player_may_decline() -> None:
    game = at_the_temple(lodgings="1 knight", others={1: {**WAITING, "lodgings": "2 mage"}})

    game.play("stop", "stop")

    assert (game.bag(1), game.lodgings(1)) == ({"peasant": 4}, {"mage": 2})


@pytest.mark.rule("MM-ICO-16")
def test_mm_ico_16_all_others_are_asked_clockwise_and_once_each() -> None:
    others = {seat: {"lodgings": "2 mage", "bag": "4 peasant"} for seat in (0, 1, 3)}
    game = at_the_temple(seats=4, seat=2, lodgings="1 knight", others=others)

    asked = []
    while game.prompt == "rebag":
        asked.append(game.asked)
        game.play(game.keys[0])

    assert asked == [2, 3, 0, 1]


@pytest.mark.rule("MM-ICO-16")
def test_mm_ico_16_units_that_still_stand_where_they_were_assigned_are_not_in_the_lodgings() -> None:
    game = at_the_temple(lodgings="1 knight 1 corruption")

    assert game.keys == ["bag:knight", "bag:corruption", "stop"]  # neither Warrior nor Cleric, old or new


@pytest.mark.rule("MM-ICO-16")
def test_mm_ico_16_units_used_at_the_capitol_are_there_in_the_main_phase() -> None:
    game = a_table(tavern="1 warrior 1 cleric 2 peasant", built={"castle_1": "healers_temple"})

    game.play("build:peasant+peasant").until("slot").play("slot:villages_1").until("plan")
    game.play("use:healers_temple", "confirm")

    assert game.offers("bag:peasant")


@pytest.mark.rule("MM-ICO-16")
def test_mm_ico_16_builders_still_stand_at_the_capitol_when_the_slot_pays() -> None:
    game = a_table(tavern="2 peasant", lodgings="1 knight")

    game.play("build:peasant+peasant").until("slot").play("slot:castle_2")

    assert game.keys == ["bag:knight", "stop"]


# -- strength from Corruption ------------------------------------------------------------------------------------------


@pytest.mark.rule("MM-ICO-17")
def test_mm_ico_17_one_single_unit_gets_the_corruption_in_the_lodgings() -> None:
    game = a_table(
        tavern="1 cleric 2 warrior 1 corruption",
        lodgings="3 corruption",
        built={"castle_1": "shrine_of_dry_rot"},
        city={"villages": ["tree_beast"], "castle": ["skeleton"]},
        start="main_phase",
    )

    game.play("use:shrine_of_dry_rot").send("fight:skeleton", "1 warrior").send("fight:tree_beast", "1 warrior")
    game.play("strengthen:tree_beast")

    assert (game.total_on("tree_beast"), game.total_on("skeleton")) == (5, 2)
    assert not any(key.startswith("strengthen:") for key in game.keys)  # nobody else
    assert game.play("confirm").end_turn().score == 3 + 1


@pytest.mark.rule("MM-ICO-17")
def test_mm_ico_17_two_units_of_the_class_on_one_monster_gain_it_once() -> None:
    game = a_table(
        tavern="1 cleric 2 warrior",
        lodgings="3 corruption",
        built={"castle_1": "shrine_of_dry_rot"},
        city={"castle": ["duke_dowel"]},
        start="main_phase",
    )

    game.play("use:shrine_of_dry_rot").send("fight:duke_dowel", "2 warrior").play("strengthen:duke_dowel")

    assert game.total_on("duke_dowel") == 2 + 2 + 3


@pytest.mark.rule("MM-ICO-17")
def test_mm_ico_17_corruption_in_the_tavern_does_not_count() -> None:
    game = a_table(
        tavern="1 cleric 1 warrior 3 corruption",
        lodgings="2 corruption",
        built={"castle_1": "shrine_of_dry_rot"},
        city={"villages": ["tree_beast"]},
        start="main_phase",
    )

    game.play("use:shrine_of_dry_rot")

    assert game.refuses("fight:tree_beast")  # 2 + 2 of 5


@pytest.mark.rule("MM-ICO-17")
def test_mm_ico_17_any_unit_on_the_monster_may_be_chosen() -> None:
    game = a_table(
        tavern="1 cleric 1 warrior 1 peasant",
        lodgings="3 corruption",
        built={"castle_1": "shrine_of_dry_rot"},
        city={"castle": ["lumberjack_raider"]},
        start="main_phase",
    )

    game.play("use:shrine_of_dry_rot").send("fight:lumberjack_raider", "1 warrior 1 peasant")
    game.play("strengthen:lumberjack_raider")

    assert game.keys == ["named:peasant", "named:warrior"]


@pytest.mark.rule("MM-ICO-18")
def test_mm_ico_18_a_peasant_named_in_the_plan_reaches_three() -> None:
    game = a_table(
        tavern="1 cleric 1 peasant",
        lodgings="2 corruption",
        built={"castle_1": "shrine_of_dry_rot"},
        city={"villages": ["timber_wolf"]},
        start="main_phase",
    )

    game.play("use:shrine_of_dry_rot", "fight:timber_wolf").until("plan")
    assert not game.offers("confirm")  # as long as nobody is named
    game.play("strengthen:timber_wolf")

    assert game.total_on("timber_wolf") == 1 + 2
    assert game.play("confirm").end_turn().score == 2


@pytest.mark.rule("MM-ICO-18")
def test_mm_ico_18_the_unit_must_stand_on_a_monster() -> None:
    """Neither a Unit on a Location nor one in a Tower Room can be named."""
    game = a_table(
        tavern="1 cleric 2 warrior 1 peasant",
        lodgings="2 corruption",
        built={"castle_1": "shrine_of_dry_rot"},
        towers={"castle": "drawbridge_winch"},
        start="main_phase",
    )

    game.play("use:shrine_of_dry_rot", "use:academy_of_fine_grain").send("room:drawbridge_winch", "2 warrior")

    assert not any(key.startswith("strengthen:") for key in game.keys)


@pytest.mark.rule("MM-ICO-18")
def test_mm_ico_18_a_room_is_not_reached_with_it() -> None:
    game = a_table(
        tavern="1 cleric 1 warrior",
        lodgings="2 corruption",
        built={"castle_1": "shrine_of_dry_rot"},
        towers={"castle": "drawbridge_winch"},
        start="main_phase",
    )

    game.play("use:shrine_of_dry_rot")

    assert game.refuses("room:drawbridge_winch")


@pytest.mark.rule("MM-ICO-18")
def test_mm_ico_18_without_the_location_the_name_is_forgotten() -> None:
    game = a_table(
        tavern="1 cleric 1 peasant",
        lodgings="2 corruption",
        built={"castle_1": "shrine_of_dry_rot"},
        city={"villages": ["timber_wolf"]},
        start="main_phase",
    )

    game.play("use:shrine_of_dry_rot", "fight:timber_wolf").until("plan").play("strengthen:timber_wolf")
    game.play("back:shrine_of_dry_rot")

    assert game.total_on("timber_wolf") == 1
    assert not game.offers("confirm")


# -- all other Units ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("MM-ICO-19")
def test_mm_ico_19_all_other_units_have_two_more() -> None:
    game = a_table(
        tavern="1 knight 3 peasant",
        built={"castle_1": "oaken_war_hall"},
        city={"villages": ["tree_beast"]},
        start="main_phase",
    )

    game.play("use:oaken_war_hall").send("fight:tree_beast", "2 peasant")

    assert game.total_on("tree_beast") == 6
    assert game.play("confirm", "resolve:oaken_war_hall").score == 3


@pytest.mark.rule("MM-ICO-19")
def test_mm_ico_19_it_holds_for_this_turn_only() -> None:
    game = a_table(
        tavern="1 knight 1 peasant",
        bag="1 warrior 3 corruption",
        built={"castle_1": "oaken_war_hall"},
        city={"villages": ["timber_wolf"], "castle": ["skeleton"]},
        start="main_phase",
    )

    game.play("use:oaken_war_hall", "confirm").until("plan")

    assert game.table.round == 3
    assert game.refuses("fight:timber_wolf")  # the Warrior is worth 2 again


@pytest.mark.rule("MM-ICO-20")
@pytest.mark.parametrize(
    "unit, value",
    [("mage", 1), ("cleric", 1), ("warrior", 2), ("knight", 3), ("ranger", 3), ("paladin", 3), ("shaman_as_mage", 2)],
)
def test_mm_ico_20_other_units_are_those_of_every_class(unit: str, value: int) -> None:
    """The Skeleton has level 1, which a Paladin adds to its 2."""
    tavern = {"peasant": 1, "knight": 1}
    meeple = "shaman" if unit.startswith("shaman") else unit
    tavern[meeple] = tavern.get(meeple, 0) + 1
    game = a_table(
        tavern=tavern, built={"castle_1": "oaken_war_hall"}, city={"castle": ["skeleton"]}, start="main_phase"
    )

    game.send("use:oaken_war_hall", "1 knight 1 peasant").send("fight:skeleton", f"1 {unit}")

    assert game.total_on("skeleton") == value + 2


@pytest.mark.rule("MM-ICO-20")
def test_mm_ico_20_a_peasant_from_the_lodgings_is_included() -> None:
    game = a_table(
        tavern="1 knight 1 peasant 1 warrior",
        lodgings="1 peasant",
        levels={"warrior": 3},
        built={"castle_1": "oaken_war_hall"},
        city={"cathedral": ["gougoyle"]},
        start="main_phase",
    )

    game.play("use:oaken_war_hall", "fight:gougoyle").until("plan")

    assert game.plan[1]["joined"] is True
    assert game.total_on("gougoyle") == (2 + 2) + (1 + 1 + 2)


@pytest.mark.rule("MM-ICO-20")
def test_mm_ico_20_those_on_the_location_do_not_fight() -> None:
    game = a_table(
        tavern="1 knight 1 peasant",
        built={"castle_1": "oaken_war_hall"},
        city={"castle": ["skeleton"]},
        start="main_phase",
    )

    game.play("use:oaken_war_hall")

    assert game.refuses("fight:skeleton")
