"""Further answers of the rulebook: returning Units, bonuses when assigning, empty supply, the most, bad effects."""

from __future__ import annotations

import pytest
from tests.games.meeples_and_monsters.setting import a_table, in_main_phase

# -- returning Units ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("MM-FAQ-01")
@pytest.mark.usefixtures("stops_between_places")
def test_mm_faq_01_the_unit_that_returns_stands_on_that_very_location() -> None:
    game = a_table(tavern="1 warrior 5 peasant", start="main_phase")
    before = game.supply["peasant"]

    game.play("use:heartwood_keep", "use:academy_of_fine_grain", "use:chapel_of_the_holy_knot", "confirm")
    game.play("resolve:heartwood_keep")

    assert game.prompt == "resolve"
    standing = {place["key"]: place["units"] for place in game.plan}
    assert standing == {
        "heartwood_keep": {"warrior": 1},
        "academy_of_fine_grain": {"peasant": 1},
        "chapel_of_the_holy_knot": {"peasant": 1},
    }
    assert game.tavern() == {"peasant": 2}
    assert game.supply["peasant"] == before + 1


@pytest.mark.rule("MM-FAQ-01")
def test_mm_faq_01_peasants_elsewhere_do_not_spare_a_shaman_that_stands_there_as_one() -> None:
    game = a_table(tavern="1 warrior 1 shaman 3 peasant", start="main_phase")

    game.send("use:heartwood_keep", "1 warrior 1 shaman_as_peasant").play("confirm")

    assert game.lodgings() == {"warrior": 1, "knight": 1, "peasant": 3}
    assert game.supply["shaman"] == 5


@pytest.mark.rule("MM-FAQ-01")
def test_mm_faq_01_one_chooses_among_those_on_the_location() -> None:
    game = a_table(tavern="1 shaman 3 peasant", start="main_phase")

    game.send("use:splinter_arena", "1 peasant 1 shaman_as_peasant").play("confirm")

    assert game.prompt == "return"
    assert game.keys == ["return:peasant", "return:shaman_as_peasant"]


@pytest.mark.rule("MM-FAQ-02")
@pytest.mark.usefixtures("stops_between_places")
def test_mm_faq_02_only_a_knight_on_the_monster_of_the_quest_can_return() -> None:
    city = {"cathedral": ["ghoul"], "castle": ["skeleton"], "villages": ["timber_wolf"]}
    game = a_table(tavern="3 knight 1 cleric", city=city, hand=["oath_of_the_oak", "full_guild"], start="main_phase")
    before = game.supply["knight"]

    for monster, units in (("ghoul", "1 knight 1 cleric"), ("skeleton", "1 knight"), ("timber_wolf", "1 knight")):
        game.send(f"fight:{monster}", units)
    game.play("confirm", "resolve:ghoul", "complete:oath_of_the_oak").until("resolve")

    standing = {place["key"]: place["units"] for place in game.plan}
    assert standing == {"ghoul": {"cleric": 1}, "skeleton": {"knight": 1}, "timber_wolf": {"knight": 1}}
    assert game.supply["knight"] == before + 1


@pytest.mark.rule("MM-FAQ-02")
def test_mm_faq_02_a_shaman_named_knight_in_that_fight_may_be_the_one_and_no_other_knight() -> None:
    city = {"cathedral": ["ghoul"], "castle": ["skeleton"]}
    game = a_table(
        tavern="1 knight 1 warrior 1 cleric 1 shaman", city=city, hand=["oath_of_the_oak"], start="main_phase"
    )

    game.send("fight:skeleton", "1 knight").send("fight:ghoul", "1 shaman_as_knight 1 cleric 1 warrior").play("confirm")
    game.play("resolve:ghoul", "complete:oath_of_the_oak")

    assert game.supply["shaman"] == 5
    assert game.lodgings() == {"knight": 1, "warrior": 1, "cleric": 1, "paladin": 1}


# -- bonuses when assigning --------------------------------------------------------------------------------------------


@pytest.mark.rule("MM-FAQ-03")
def test_mm_faq_03_a_pair_bonus_of_units_placed_together_counts() -> None:
    game = a_table(
        tavern="1 warrior 1 peasant", levels={"warrior": 2}, city={"cathedral": ["beaver_brute"]}, start="main_phase"
    )

    game.send("fight:beaver_brute", "1 warrior 1 peasant")

    assert game.plan[0]["total"] == 2 + 2
    assert game.play("confirm").score == 2


@pytest.mark.rule("MM-FAQ-03")
def test_mm_faq_03_without_the_pair_bonus_the_same_units_are_refused() -> None:
    game = a_table(tavern="1 warrior 1 peasant", city={"cathedral": ["beaver_brute"]}, start="main_phase")

    assert game.refuses("fight:beaver_brute")


@pytest.mark.rule("MM-FAQ-03")
def test_mm_faq_03_the_bonus_of_a_location_counts_although_it_is_resolved_later() -> None:
    game = a_table(
        tavern="1 cleric 1 mage",
        built={"castle_1": "branch_and_root_inn"},
        city={"castle": ["skeleton"]},
        start="main_phase",
    )

    game.play("use:branch_and_root_inn", "fight:skeleton", "confirm", "resolve:skeleton")

    assert game.score == 1


@pytest.mark.rule("MM-FAQ-03")
def test_mm_faq_03_a_location_that_is_not_in_the_plan_gives_nothing() -> None:
    """The Inn is built, but the one Cleric fights."""
    game = a_table(
        tavern="1 cleric 1 mage",
        built={"castle_1": "branch_and_root_inn"},
        city={"castle": ["skeleton"], "villages": ["timber_wolf"]},
        start="main_phase",
    )

    game.send("fight:skeleton", "1 cleric 1 mage")

    assert game.plan[0]["total"] == 2
    assert game.refuses("use:branch_and_root_inn")
    assert game.refuses("fight:timber_wolf")


# -- the supply --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MM-FAQ-04")
def test_mm_faq_04_a_location_without_a_warrior_in_the_supply_still_gives_its_bonus() -> None:
    game = a_table(
        tavern="1 mage 1 warrior 1 peasant",
        built={"castle_1": "levy_station"},
        city={"villages": ["timber_wolf"]},
        supply={"warrior": 0},
        start="main_phase",
    )

    game.play("use:levy_station", "fight:timber_wolf", "confirm", "resolve:levy_station")

    assert game.score == 2
    assert game.lodgings() == {"mage": 1, "warrior": 1, "peasant": 1}


@pytest.mark.rule("MM-FAQ-04")
def test_mm_faq_04_a_location_still_returns_its_peasant() -> None:
    game = a_table(tavern="2 peasant", supply={"warrior": 0, "peasant": 10}, start="main_phase")

    game.play("use:splinter_arena", "confirm")

    assert game.lodgings() == {"peasant": 1}
    assert game.supply["peasant"] == 11


@pytest.mark.rule("MM-FAQ-04")
def test_mm_faq_04_a_quest_still_pays_its_vp() -> None:
    game = a_table(
        tavern="2 knight",
        city={"castle": ["skeleton"]},
        hand=["hardwood_brigade"],
        supply={"knight": 0},
        start="main_phase",
    )

    game.send("fight:skeleton", "2 knight").play("confirm", "complete:hardwood_brigade")

    assert game.score == 1 + 2
    assert game.lodgings() == {"knight": 2}


@pytest.mark.rule("MM-FAQ-04")
def test_mm_faq_04_a_quest_that_offers_a_choice_offers_only_what_is_there() -> None:
    game = a_table(
        bag="1 peasant 1 mage 1 cleric 1 warrior",
        hand=["full_house"],
        supply={"mage": 0, "knight": 0},
        start="draw_phase",
    )

    game.play("complete:full_house")

    assert game.keys == ["gain:cleric", "gain:warrior"]


# -- the most of a thing -----------------------------------------------------------------------------------------------

FOUR = ["skeleton", "hollow_friar", "poltergrain", "coffin_nailer"]
FOUR_MORE = ["ghoul", "mahogany_mummy", "unstaked_vampire", "crypt_carpenter"]
TWO = ["haunted_wardrobe", "lich_of_the_lathe"]


@pytest.mark.rule("MM-FAQ-05")
@pytest.mark.parametrize("holder, vp", [(0, 4), (1, 4), (2, -2)])
def test_mm_faq_05_ties_are_in_ones_favour(holder: int, vp: int) -> None:
    hands = {holder: ["gravediggers_ledger"]}
    game = a_table(
        seats=3,
        pile=FOUR,
        piles={1: FOUR_MORE, 2: TWO},
        hand=hands.get(0, []),
        hand_of=hands,
        start="score_the_end",
    )

    assert game.table.scores[holder] == vp


@pytest.mark.rule("MM-FAQ-05")
def test_mm_faq_05_other_types_do_not_count() -> None:
    game = a_table(
        pile=["skeleton", "timber_wolf", "beaver_brute"],
        piles={1: FOUR_MORE[:2]},
        hand=["gravediggers_ledger"],
        start="score_the_end",
    )

    assert game.score == -2


@pytest.mark.rule("MM-FAQ-05")
def test_mm_faq_05_where_nobody_has_any_nobody_has_more() -> None:
    assert a_table(hand=["gravediggers_ledger"], start="score_the_end").score == 4


# -- effects of Monsters -----------------------------------------------------------------------------------------------


@pytest.mark.rule("MM-FAQ-06")
def test_mm_faq_06_without_quests_timber_wolf_only_pays() -> None:
    game = a_table(tavern="1 knight", city={"villages": ["timber_wolf"]}, start="main_phase")

    game.play("fight:timber_wolf", "confirm")

    assert game.score == 2
    assert game.discarded == []
    assert not game.happened("quest-discarded")


@pytest.mark.rule("MM-FAQ-06")
def test_mm_faq_06_with_two_quests_one_of_them_must_go() -> None:
    game = a_table(
        tavern="1 knight",
        city={"villages": ["timber_wolf"]},
        hand=["bone_collector", "clean_grain"],
        start="main_phase",
    )

    game.play("fight:timber_wolf", "confirm").until("discard")

    assert sorted(game.keys) == ["discard:bone_collector", "discard:clean_grain"]
    game.play("discard:clean_grain")
    assert (game.quests(), game.discarded, game.score) == (["bone_collector"], ["clean_grain"], 2)


@pytest.mark.rule("MM-FAQ-06")
def test_mm_faq_06_the_only_quest_goes_without_a_question() -> None:
    game = a_table(tavern="1 knight", city={"villages": ["timber_wolf"]}, hand=["clean_grain"], start="main_phase")

    game.play("fight:timber_wolf", "confirm").end_turn()

    assert (game.quests(), game.discarded) == ([], ["clean_grain"])


@pytest.mark.rule("MM-FAQ-07")
@pytest.mark.parametrize("there, gained", [(3, 1), (1, 1), (0, 0)])
def test_mm_faq_07_a_monsters_gift_is_taken_if_the_supply_has_it(there: int, gained: int) -> None:
    game = a_table(
        tavern="2 knight", city={"cathedral": ["coffin_nailer"]}, supply={"peasant": there}, start="main_phase"
    )

    game.send("fight:coffin_nailer", "2 knight").play("confirm")

    assert game.score == 3
    assert game.lodgings().get("peasant", 0) == gained
    assert game.supply.get("peasant", 0) == there - gained


@pytest.mark.rule("MM-FAQ-07")
def test_mm_faq_07_corruption_is_a_gift_that_must_be_taken_too() -> None:
    game = a_table(tavern="2 knight", city={"castle": ["creosote_ooze"]}, start="main_phase")

    game.send("fight:creosote_ooze", "2 knight").play("confirm")

    assert game.lodgings() == {"knight": 2, "corruption": 1}


@pytest.mark.rule("MM-FAQ-08")
def test_mm_faq_08_where_nobody_has_any_everybody_has_the_most() -> None:
    game = a_table(hand=["gravediggers_ledger"], start="score_the_end")

    assert game.score == 4


@pytest.mark.rule("MM-PRE-13", "MM-FAQ-01")
@pytest.mark.parametrize("given_up", ["peasant", "shaman_as_peasant"])
def test_mm_pre_13_a_peasant_who_fled_to_the_place_may_be_the_one(given_up: str) -> None:
    """Two Monsters lie in the Castle: a Peasant joins the Warrior and the Shaman, who stands for a Peasant."""
    game = in_main_phase(tavern="1 warrior 1 shaman", city={"castle": ["skeleton", "ghoul"]})
    before = {unit: game.supply.get(unit, 0) for unit in ("peasant", "shaman")}

    game.send("use:heartwood_keep", "1 warrior 1 shaman_as_peasant").play("confirm")
    assert game.keys == ["return:peasant", "return:shaman_as_peasant"]
    game.play(f"return:{given_up}")

    kept = given_up == "peasant"
    assert game.lodgings().get("shaman", 0) == kept
    assert game.lodgings().get("peasant", 0) == (not kept)
    assert game.supply.get("shaman", 0) == before["shaman"] + (not kept)
    assert game.supply.get("peasant", 0) == before["peasant"] - 1 + kept


@pytest.mark.rule("MM-PRE-13")
def test_mm_pre_13_where_nobody_fled_the_shaman_is_the_one() -> None:
    game = in_main_phase(tavern="1 warrior 1 shaman", city={"castle": ["skeleton"]})

    game.send("use:heartwood_keep", "1 warrior 1 shaman_as_peasant").play("confirm")

    assert game.table.active == 1
    assert "shaman" not in game.lodgings()
