"""Quests: a secret hand, conditions looked at in their moments, bonuses, the deck and its discard pile."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from tests.games.meeples_and_monsters.setting import NAME, Sitting, a_pack, a_table, in_main_phase

import muster
from muster.games.meeples_and_monsters.state import DRAW, QUEST_DECK

ALL_QUESTS = [quest.key for quest in muster.content(NAME).quests]
NEIGHBOUR: dict[int, dict[str, Any]] = {1: {"tavern": "1 peasant"}}

# A source for every figure, as packs want it.
DESIGNED = "\n".join(f'{field} = "designed"' for field in ("name", "kind", "vp", "penalty", "condition", "effects"))


def quest(key: str, condition: str, effects: str) -> str:
    """A Triggered Quest of our own (+2/-1), written as a pack has it."""
    return (
        f'[{key}]\nname = "{key}"\nkind = "triggered"\nvp = 2\npenalty = 1\n'
        f"condition = {condition}\neffects = {effects}\n[{key}.source]\n{DESIGNED}\n"
    )


def seen_by(game: Sitting, seat: int) -> str:
    """Everything that a seat knows, as text."""
    return json.dumps([game.match.view(seat), game.match.events(seat)])


def quest_deck(game: Sitting) -> int:
    return len(game.table.zones[QUEST_DECK].cards)


def offered_in_this_turn(game: Sitting) -> set[str]:
    """Everything that is offered until the turn is over, doing as little as possible."""
    offered: set[str] = set()
    mover, turn = game.table.active, game.table.round
    while not game.match.over and (game.table.active, game.table.round) == (mover, turn):
        offered.update(game.keys)
        game.step()
    return offered


# -- the hand ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MM-QST-01")
def test_mm_qst_01_everybody_starts_with_two_quests() -> None:
    match = muster.new(NAME, seats=4, seed=3)

    view: dict[str, Any] = match.view(0)
    assert [player["quests"] for player in view["players"]] == [2, 2, 2, 2]


@pytest.mark.rule("MM-QST-01")
def test_mm_qst_01_a_hand_has_no_limit() -> None:
    game = a_table(
        tavern="1 mage 2 warrior",
        levels={"mage": 2},
        city={"university": ["bookshelf_mimic"]},
        hand=ALL_QUESTS[-9:],
        others=NEIGHBOUR,
    )

    game.play("research").until("plan").send("fight:bookshelf_mimic", "2 warrior").play("confirm").end_turn()

    assert (len(game.quests()), game.discarded, game.asked) == (11, [], 1)


@pytest.mark.rule("MM-QST-01")
def test_mm_qst_01_a_hand_is_secret() -> None:
    game = in_main_phase(tavern="1 peasant", hand=["bone_collector"], hand_of={1: ["clean_grain"]})

    assert "bone_collector" in seen_by(game, 0)
    assert "clean_grain" not in seen_by(game, 0)
    assert "bone_collector" not in seen_by(game, 1)


@pytest.mark.rule("MM-QST-02")
def test_mm_qst_02_a_completed_quest_pays_its_vp_at_once_and_no_penalty_later() -> None:
    game = a_table(
        start="draw_phase",
        seat=1,
        final=True,
        bag="4 mage",
        hand=["ritual_of_exceptional_merit"],
        others={0: {"tavern": "1 peasant"}},
    )

    game.play("complete:ritual_of_exceptional_merit")
    assert (game.match.over, game.score) == (False, 2)

    game.end_turn().end_turn()
    assert (game.match.over, game.score) == (True, 2)


@pytest.mark.rule("MM-QST-02")
def test_mm_qst_02_a_quest_still_in_hand_costs_its_penalty_at_the_end() -> None:
    game = a_table(start="score_the_end", vp=5, hand=["ritual_of_exceptional_merit", "clear_cutting"])

    assert (game.match.over, game.score) == (True, 5 - 1 - 2)


# -- the three kinds ---------------------------------------------------------------------------------------------------


def knots_against_the_tree_beast(**given: Any) -> Sitting:
    """Mage and Warriors have beaten Tree Beast; Knots of Knowledge is in hand."""
    given.setdefault("hand", ["knots_of_knowledge", "bone_collector"])
    game = in_main_phase(
        tavern="1 mage 2 warrior",
        city={"villages": ["tree_beast"]},
        **given,
    )
    return game.send("fight:tree_beast", "1 mage 2 warrior").play("confirm")


@pytest.mark.rule("MM-QST-03")
def test_mm_qst_03_a_triggered_quest_pays_and_does_its_bonus_once() -> None:
    game = knots_against_the_tree_beast()

    game.play("complete:knots_of_knowledge").end_turn()

    assert (game.score, game.done(), len(game.quests())) == (3 + 2, ["knots_of_knowledge"], 2)


@pytest.mark.rule("MM-QST-03")
def test_mm_qst_03_a_completed_quest_lies_open() -> None:
    game = knots_against_the_tree_beast()
    assert "knots_of_knowledge" not in seen_by(game, 1)

    game.play("complete:knots_of_knowledge")

    assert game.match.view(1)["players"][0]["completed"] == ["knots_of_knowledge"]


@pytest.mark.rule("MM-QST-03")
def test_mm_qst_03_a_quest_whose_condition_is_not_met_is_not_offered() -> None:
    game = in_main_phase(
        tavern="1 mage 2 warrior", city={"university": ["rogue_varnisher"]}, hand=["knots_of_knowledge"]
    )

    game.send("fight:rogue_varnisher", "1 mage 2 warrior").play("confirm")

    assert "complete:knots_of_knowledge" not in offered_in_this_turn(game) | set(game.keys)
    assert game.quests() == ["knots_of_knowledge"]


def blessed_axes(**given: Any) -> Sitting:
    """4 Clerics have beaten the Ghoul; Blessed Axes (bonus: 1 Cleric) is completed."""
    game = in_main_phase(
        tavern="4 cleric", city={"cathedral": ["ghoul"]}, hand=["blessed_axes", "bone_collector"], **given
    )
    return game.send("fight:ghoul", "4 cleric").play("confirm", "complete:blessed_axes")


@pytest.mark.rule("MM-QST-04")
def test_mm_qst_04_meeples_of_a_quest_wait_on_the_card() -> None:
    game = blessed_axes(supply={"cleric": 6})

    assert (game.prompt, game.supply["cleric"], game.lodgings()) == ("quests", 5, {})
    assert game.match.view(0)["gained"] == {"cleric": 1}


@pytest.mark.rule("MM-QST-04")
def test_mm_qst_04_meeples_of_a_quest_go_to_the_lodgings_in_clean_up() -> None:
    game = blessed_axes()

    game.end_turn()

    assert (game.lodgings(), game.match.view(0)["gained"]) == ({"cleric": 5}, {})


@pytest.mark.rule("MM-QST-04")
def test_mm_qst_04_meeples_of_a_quest_may_come_back_in_this_very_draw_phase() -> None:
    game = blessed_axes(bag="", arrived=0b001)

    game.end_turn()

    assert (game.tavern(), game.bag(), game.lodgings()) == ({"cleric": 5}, {}, {})


def royal_muster(**given: Any) -> Sitting:
    """Step 8: Royal Muster (bonus: 1 Knight) has just been completed."""
    given.setdefault("bag", "1 knight 1 warrior 1 peasant 1 mage")
    game = a_table(start="draw_phase", hand=["royal_muster", "bone_collector"], others=NEIGHBOUR, **given)
    return game.play("complete:royal_muster")


@pytest.mark.rule("MM-QST-05")
def test_mm_qst_05_meeples_of_a_tavern_quest_wait_until_the_turn_is_over() -> None:
    game = royal_muster()

    assert (game.prompt, game.lodgings(), game.match.view(0)["gained"]) == ("quests", {}, {"knight": 1})


@pytest.mark.rule("MM-QST-05")
def test_mm_qst_05_meeples_of_a_tavern_quest_are_in_the_lodgings_after_the_turn() -> None:
    game = royal_muster()

    game.play("pass")

    assert (game.asked, game.lodgings()) == (1, {"knight": 1})
    assert game.tavern() == {"knight": 1, "warrior": 1, "peasant": 1, "mage": 1}


def axe_practice() -> Sitting:
    """3 Warriors have beaten Tree Beast, 2 more wait before the Goblin; Axe Practice is completed."""
    game = in_main_phase(
        tavern="5 warrior",
        bag="1 warrior 3 peasant",
        city={"villages": ["tree_beast", "splinter_goblin"]},
        hand=["axe_practice", "bone_collector"],
        deck=[],
        arrived=7,
    )
    game.send("fight:tree_beast", "3 warrior").send("fight:splinter_goblin", "2 warrior").play("confirm")
    return game.play("resolve:tree_beast", "complete:axe_practice")


@pytest.mark.rule("MM-QST-06")
def test_mm_qst_06_an_ongoing_quest_pays_at_once_and_helps_nobody_in_this_turn() -> None:
    game = axe_practice()

    totals = {planned["key"]: planned["total"] for planned in game.plan}
    assert (game.score, totals["splinter_goblin"]) == (3 + 1, 4)


@pytest.mark.rule("MM-QST-06")
def test_mm_qst_06_an_ongoing_quest_works_from_the_end_of_the_turn() -> None:
    game = axe_practice()
    assert game.match.view(0)["players"][0]["bonuses"]["class"] == {}

    game.end_turn()

    assert game.match.view(0)["players"][0]["bonuses"]["class"] == {
        "warrior": 2  # with the Splinter Goblin's own
    }


@pytest.mark.rule("MM-QST-06")
def test_mm_qst_06_warriors_fight_with_three_in_the_next_turn() -> None:
    game = in_main_phase(
        tavern="3 warrior",
        bag="1 warrior 3 peasant",
        city={"villages": ["tree_beast", "splinter_goblin"]},
        hand=["axe_practice"],
        deck=[],
        arrived=7,
    )
    game.send("fight:tree_beast", "3 warrior").play("confirm", "complete:axe_practice").end_turn().until("plan")

    game.send("fight:splinter_goblin", "1 warrior")

    assert (game.table.round, game.plan[0]["total"], game.offers("confirm")) == (3, 3, True)


@pytest.mark.rule("MM-QST-06")
def test_mm_qst_06_an_ongoing_quest_completed_in_development_does_not_work_in_this_draw_phase() -> None:
    game = a_table(
        vp=9,
        tavern="1 mage",
        bag="9 peasant",
        levels={"cleric": 2},
        hand=["an_extra_bunk"],
        others=NEIGHBOUR,
    )

    game.play("level:mage").until("quests").play("complete:an_extra_bunk")

    assert (game.asked, game.done(), game.tavern()) == (1, ["an_extra_bunk"], {"peasant": 4})


@pytest.mark.rule("MM-QST-06")
def test_mm_qst_06_the_effect_of_an_ongoing_quest_comes_in_every_later_turn() -> None:
    game = a_table(
        vp=9,
        tavern="1 mage",
        bag="20 peasant",
        levels={"cleric": 2},
        hand=["an_extra_bunk"],
        others=NEIGHBOUR,
    )
    game.play("level:mage").until("quests").play("complete:an_extra_bunk")

    for _ in range(2):
        game.end_turn().until("draw-effects")
        assert (game.asked, game.offers("effect:an_extra_bunk")) == (0, True)
        game.end_turn()


def the_third_undead() -> Sitting:
    """Bone Collector in hand, 2 Undead in the pile; the Skeleton is the third."""
    game = in_main_phase(
        tavern="4 peasant",
        pile=["ghoul", "hollow_friar"],
        city={"castle": ["skeleton"]},
        hand=["bone_collector"],
    )
    return game.send("fight:skeleton", "4 peasant").play("confirm")


@pytest.mark.rule("MM-QST-07")
def test_mm_qst_07_an_end_of_game_quest_cannot_be_completed_in_play() -> None:
    game = the_third_undead()

    offered = set(game.keys) | offered_in_this_turn(game)

    assert (game.pile(), "complete:bone_collector" in offered) == (["ghoul", "hollow_friar", "skeleton"], False)


@pytest.mark.rule("MM-QST-07")
def test_mm_qst_07_an_end_of_game_quest_pays_nothing_yet_and_stays_secret() -> None:
    game = the_third_undead()

    game.end_turn()

    assert (game.score, game.quests()) == (1, ["bone_collector"])
    assert "bone_collector" not in seen_by(game, 1)


@pytest.mark.rule("MM-QST-07")
def test_mm_qst_07_an_end_of_game_quest_is_judged_once_after_the_last_turn() -> None:
    game = a_table(start="score_the_end", pile=["ghoul", "hollow_friar", "skeleton"], hand=["bone_collector"])

    assert (game.match.over, game.score) == (True, 2)


# -- completing --------------------------------------------------------------------------------------------------------


def oath_of_the_oak(city: dict[str, list[str]]) -> Sitting:
    """Knights and Clerics before Undead Monsters, with a Quest in hand that returns a Knight to the supply."""
    return in_main_phase(tavern="2 knight 2 cleric", city=city, hand=["oath_of_the_oak"], supply={"knight": 9})


@pytest.mark.rule("MM-QST-08")
def test_mm_qst_08_who_declines_keeps_unit_and_quest() -> None:
    game = oath_of_the_oak({"cathedral": ["ghoul"]})
    game.send("fight:ghoul", "1 knight 1 cleric").play("confirm")
    assert game.keys == ["complete:oath_of_the_oak", "pass"]

    game.play("pass")

    assert (game.score, game.quests(), game.done()) == (2, ["oath_of_the_oak"], [])
    assert (game.lodgings()["knight"], game.supply["knight"]) == (2, 9)


@pytest.mark.rule("MM-QST-08")
def test_mm_qst_08_a_declined_quest_may_be_completed_when_its_condition_is_met_anew() -> None:
    game = oath_of_the_oak({"cathedral": ["ghoul", "mahogany_mummy"]})
    game.send("fight:ghoul", "1 knight 1 cleric").send("fight:mahogany_mummy", "1 knight 1 cleric")
    game.play("confirm", "resolve:ghoul", "pass")
    assert game.keys == ["complete:oath_of_the_oak", "pass"]

    game.play("complete:oath_of_the_oak")

    assert (game.score, game.done()) == (2 + 2 + 2, ["oath_of_the_oak"])
    assert (game.lodgings(), game.supply["knight"]) == ({"knight": 1, "cleric": 2, "paladin": 1}, 10)


@pytest.mark.rule("MM-QST-08")
def test_mm_qst_08_a_declined_ongoing_quest_stays_in_hand() -> None:
    game = a_table(start="draw_phase", bag="4 mage", hand=["ritual_of_exceptional_merit"], others=NEIGHBOUR)

    game.play("pass")

    assert (game.score, game.quests(), game.done()) == (0, ["ritual_of_exceptional_merit"], [])


@pytest.mark.rule("MM-QST-09")
def test_mm_qst_09_a_building_condition_is_looked_at_when_the_capitol_is_resolved() -> None:
    game = a_table(
        tavern="2 peasant",
        city={"villages": ["timber_wolf", "tree_beast"]},
        display=["house_of_lords"],
        hand=["sworn_carpenters"],
    )

    game.play("build:peasant+peasant", "slot:villages_1")

    assert (game.prompt, game.keys) == ("quests", ["complete:sworn_carpenters", "pass"])
    assert game.table.phase == 1


@pytest.mark.rule("MM-QST-09")
def test_mm_qst_09_a_building_condition_looks_at_the_district_of_the_tile() -> None:
    game = a_table(
        tavern="2 peasant",
        city={"villages": ["timber_wolf", "tree_beast"], "castle": ["skeleton"]},
        display=["house_of_lords"],
        hand=["sworn_carpenters"],
        others=NEIGHBOUR,
    )

    game.play("build:peasant+peasant", "slot:castle_1")

    assert "complete:sworn_carpenters" not in set(game.keys) | offered_in_this_turn(game)


@pytest.mark.rule("MM-QST-09")
def test_mm_qst_09_a_level_condition_is_looked_at_when_the_capitol_is_resolved() -> None:
    game = a_table(vp=9, tavern="1 mage", levels={"mage": 2}, hand=["graduation_day"])

    game.until("capitol").play("level:mage").until("quests")

    assert (game.keys, game.table.phase) == (["complete:graduation_day", "pass"], 1)


@pytest.mark.rule("MM-QST-09")
def test_mm_qst_09_a_level_condition_wants_its_level() -> None:
    game = a_table(vp=9, tavern="1 mage 1 cleric", levels={}, hand=["graduation_day"], others=NEIGHBOUR)

    game.play("level:mage")

    assert "complete:graduation_day" not in set(game.keys) | offered_in_this_turn(game)


def the_second_undead() -> Sitting:
    """A Quest for 2 Undead in the pile; one is there, Clerics have met the Ghoul."""
    game = in_main_phase(tavern="4 cleric", pile=["skeleton"], city={"cathedral": ["ghoul"]}, hand=["staking_practice"])
    return game.send("fight:ghoul", "4 cleric").play("confirm")


@pytest.mark.rule("MM-QST-09")
def test_mm_qst_09_a_pile_condition_is_not_met_in_resolution() -> None:
    game = the_second_undead()

    assert (game.prompt, game.keys, game.pile()) == ("quests", ["pass"], ["skeleton"])


@pytest.mark.rule("MM-QST-09")
def test_mm_qst_09_a_pile_condition_is_looked_at_in_clean_up_after_the_cards_have_moved() -> None:
    game = the_second_undead()

    game.play("pass")

    assert (game.keys, game.pile()) == (["complete:staking_practice", "pass"], ["skeleton", "ghoul"])
    assert (game.city()["cathedral"], game.lodgings()) == ([None, None, None], {"cleric": 4})


@pytest.mark.rule("MM-QST-09")
@pytest.mark.usefixtures("stops_between_places")
def test_mm_qst_09_a_number_of_fights_is_reached_with_the_last_of_them() -> None:
    game = in_main_phase(
        tavern="6 peasant",
        city={"castle": ["skeleton"], "university": ["rogue_varnisher"], "cathedral": ["hollow_friar"]},
        hand=["clear_cutting"],
    )
    for monster in ("skeleton", "rogue_varnisher", "hollow_friar"):
        game.send(f"fight:{monster}", "2 peasant")
    game.play("confirm", "resolve:skeleton")
    assert game.prompt == "resolve"

    game.play("resolve:rogue_varnisher")

    assert (game.score, game.keys) == (3, ["complete:clear_cutting", "pass"])


@pytest.mark.rule("MM-QST-09")
def test_mm_qst_09_quests_are_completed_only_in_ones_own_turn() -> None:
    game = in_main_phase(
        tavern="4 cleric",
        city={"cathedral": ["ghoul"]},
        hand_of={1: ["blessed_axes"]},
    )

    game.send("fight:ghoul", "4 cleric").play("confirm")

    assert (game.asked, game.prompt, game.quests(1), game.done(1)) == (1, "capitol", ["blessed_axes"], [])


@pytest.mark.rule("MM-QST-10")
def test_mm_qst_10_one_fight_may_complete_several_quests() -> None:
    game = knots_against_the_tree_beast(hand=["knots_of_knowledge", "pest_control"])

    game.play("complete:pest_control", "complete:knots_of_knowledge")

    assert (game.score, game.done()) == (3 + 2 + 2, ["knots_of_knowledge", "pest_control"])


@pytest.mark.rule("MM-QST-10")
def test_mm_qst_10_each_quest_must_be_satisfied_by_the_units_assigned() -> None:
    game = in_main_phase(
        tavern="3 mage 1 warrior",
        city={"villages": ["tree_beast"]},
        hand=["knots_of_knowledge", "pest_control"],
    )

    game.send("fight:tree_beast", "3 mage 1 warrior").play("confirm")

    assert game.keys == ["complete:knots_of_knowledge", "pass"]


@pytest.mark.rule("MM-QST-10")
def test_mm_qst_10_units_of_another_fight_do_not_count() -> None:
    game = in_main_phase(
        tavern="4 cleric 1 knight",
        city={"cathedral": ["ghoul"], "castle": ["skeleton"]},
        hand=["blessed_axes"],
    )
    game.send("fight:ghoul", "1 cleric 1 knight").send("fight:skeleton", "2 cleric")

    game.play("confirm", "resolve:ghoul")

    assert (game.prompt, game.keys) == ("quests", ["pass"])


@pytest.mark.rule("MM-QST-10")
def test_mm_qst_10_a_unit_returned_for_one_quest_still_counts_as_assigned_for_another() -> None:
    game = in_main_phase(
        tavern="2 knight 1 cleric",
        city={"cathedral": ["ghoul"]},
        hand=["oath_of_the_oak", "hardwood_brigade"],
    )
    game.send("fight:ghoul", "2 knight 1 cleric").play("confirm")
    assert game.keys == ["complete:hardwood_brigade", "complete:oath_of_the_oak", "pass"]

    game.play("complete:oath_of_the_oak")

    assert game.keys == ["complete:hardwood_brigade", "pass"]


@pytest.fixture(scope="module")
def two_quests_that_return_a_knight(tmp_path_factory: pytest.TempPathFactory) -> str:
    condition = '{ when = "fight", type = "undead", level = 2, units = { knight = 1 } }'
    effects = '[{ do = "return_placed", class = "knight", n = 1 }]'
    quests = quest("oath_of_the_oak", condition, effects) + quest("trackers_trial", condition, effects)
    return a_pack(tmp_path_factory.mktemp("returns"), quests=quests)


@pytest.mark.rule("MM-QST-11")
def test_mm_qst_11_one_knight_pays_for_one_quest_only(two_quests_that_return_a_knight: str) -> None:
    game = in_main_phase(
        pack=two_quests_that_return_a_knight,
        tavern="1 knight 1 mage",
        city={"cathedral": ["ghoul"]},
        hand=["oath_of_the_oak", "trackers_trial", "bone_collector"],
        supply={"knight": 9},
    )
    game.send("fight:ghoul", "1 knight 1 mage").play("confirm")
    assert game.keys == ["complete:oath_of_the_oak", "complete:trackers_trial", "pass"]

    game.play("complete:trackers_trial")

    assert "complete:oath_of_the_oak" not in set(game.keys) | offered_in_this_turn(game)
    assert (game.done(), game.supply["knight"]) == (["trackers_trial"], 10)


@pytest.mark.rule("MM-QST-11")
def test_mm_qst_11_two_knights_pay_for_two_quests(two_quests_that_return_a_knight: str) -> None:
    game = in_main_phase(
        pack=two_quests_that_return_a_knight,
        tavern="2 knight",
        city={"cathedral": ["ghoul"]},
        hand=["oath_of_the_oak", "trackers_trial"],
        supply={"knight": 9},
    )
    game.send("fight:ghoul", "2 knight").play("confirm")

    game.play("complete:trackers_trial", "complete:oath_of_the_oak")

    assert (game.score, game.supply["knight"], game.lodgings()) == (2 + 2 + 2, 11, {})


# -- Quests just drawn -------------------------------------------------------------------------------------------------


@pytest.mark.rule("MM-QST-12")
def test_mm_qst_12_a_quest_drawn_from_a_monster_is_not_completed_by_its_defeat() -> None:
    game = in_main_phase(
        tavern="5 cleric",
        city={"university": ["unstaked_vampire"]},
        hand=["bone_collector"],
        loads={"quests": ["blessed_axes", "gentrification"]},
    )

    game.send("fight:unstaked_vampire", "5 cleric").play("confirm")
    offered = set(game.keys)
    game.until("discard").play("discard:bone_collector")

    assert game.quests() == ["blessed_axes", "gentrification"]
    assert "complete:blessed_axes" not in offered | offered_in_this_turn(game) | set(game.keys)
    assert game.done() == []


@pytest.mark.rule("MM-QST-12")
def test_mm_qst_12_nor_by_the_pile_into_which_that_monster_goes() -> None:
    game = in_main_phase(
        tavern="5 cleric",
        pile=["skeleton"],
        city={"university": ["unstaked_vampire"]},
        loads={"quests": ["staking_practice", "gentrification"]},
    )

    game.send("fight:unstaked_vampire", "5 cleric").play("confirm", "discard:gentrification")

    assert (game.table.phase, game.pile(), game.done()) == (DRAW, ["skeleton", "unstaked_vampire"], [])


@pytest.mark.rule("MM-QST-13")
def test_mm_qst_13_a_quest_drawn_from_a_monster_is_not_completed_by_another_fight_of_the_turn() -> None:
    game = in_main_phase(
        tavern="4 cleric 2 warrior",
        city={"university": ["bookshelf_mimic"], "cathedral": ["ghoul"]},
        hand=["bone_collector"],
        loads={"quests": ["blessed_axes"]},
    )
    game.send("fight:bookshelf_mimic", "2 warrior").send("fight:ghoul", "4 cleric").play("confirm")

    game.play("resolve:bookshelf_mimic")
    offered = offered_in_this_turn(game)

    assert ("complete:blessed_axes" in offered, game.quests()) == (False, ["blessed_axes", "bone_collector"])


@pytest.mark.rule("MM-QST-13")
def test_mm_qst_13_a_quest_from_a_location_may_be_completed_by_a_later_fight() -> None:
    game = in_main_phase(
        tavern="4 cleric 1 peasant",
        city={"cathedral": ["ghoul"]},
        built={"castle_1": "house_of_lords"},
        loads={"quests": ["blessed_axes", "gentrification"]},
    )
    game.send("fight:ghoul", "4 cleric").send("use:house_of_lords", "1 peasant").play("confirm")

    game.play("resolve:house_of_lords", "discard:gentrification")

    assert game.keys == ["complete:blessed_axes", "pass"]


@pytest.mark.rule("MM-QST-13")
def test_mm_qst_13_a_quest_found_by_mages_may_be_completed_by_a_later_fight() -> None:
    game = a_table(
        tavern="1 mage 4 cleric",
        levels={"mage": 2},
        city={"cathedral": ["ghoul"]},
        loads={"quests": ["blessed_axes"]},
    )

    game.play("research").until("plan").send("fight:ghoul", "4 cleric").play("confirm")

    assert game.keys == ["complete:blessed_axes", "pass"]


@pytest.mark.rule("MM-QST-13")
def test_mm_qst_13_a_quest_from_a_slot_bonus_may_be_completed_by_a_later_fight() -> None:
    game = a_table(
        tavern="1 peasant 4 cleric",
        city={"cathedral": ["ghoul"]},
        display=["pine_lodge"],
        loads={"quests": ["blessed_axes", "gentrification"]},
    )

    game.play("build:peasant").until("slot").play("slot:university_1", "discard:gentrification")
    game.until("plan").send("fight:ghoul", "4 cleric").play("confirm")

    assert game.keys == ["complete:blessed_axes", "pass"]


@pytest.mark.rule("MM-QST-13")
def test_mm_qst_13_a_quest_drawn_from_a_monster_may_be_completed_in_step_8() -> None:
    game = in_main_phase(
        tavern="2 warrior",
        bag="2 mage 2 peasant",
        city={"university": ["bookshelf_mimic"]},
        loads={"quests": ["ritual_of_exceptional_merit"]},
    )

    game.send("fight:bookshelf_mimic", "2 warrior").play("confirm")

    assert (game.table.phase, game.keys) == (3, ["complete:ritual_of_exceptional_merit", "pass"])


# -- minimums ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MM-QST-14")
def test_mm_qst_14_more_and_other_units_do_no_harm_in_a_fight() -> None:
    game = in_main_phase(tavern="3 cleric 1 peasant", city={"cathedral": ["ghoul"]}, hand=["blessed_axes"])

    game.send("fight:ghoul", "3 cleric 1 peasant").play("confirm")

    assert game.keys == ["complete:blessed_axes", "pass"]


@pytest.mark.rule("MM-QST-14")
def test_mm_qst_14_fewer_units_than_named_do_not_meet_a_condition() -> None:
    game = in_main_phase(tavern="1 cleric 3 peasant", city={"cathedral": ["ghoul"]}, hand=["blessed_axes"])

    game.send("fight:ghoul", "1 cleric 3 peasant").play("confirm")

    assert game.keys == ["pass"]


@pytest.mark.rule("MM-QST-14")
def test_mm_qst_14_more_and_other_meeples_do_no_harm_in_the_tavern() -> None:
    game = a_table(start="draw_phase", bag="3 mage 1 corruption", hand=["ritual_of_exceptional_merit"])

    assert game.keys == ["complete:ritual_of_exceptional_merit", "pass"]


@pytest.mark.rule("MM-QST-14")
def test_mm_qst_14_more_than_asked_for_does_no_harm_at_the_end() -> None:
    game = a_table(
        start="score_the_end",
        pile=["ghoul", "hollow_friar", "skeleton", "poltergrain", "tree_beast"],
        bag="3 peasant 2 mage 2 cleric 2 warrior 2 knight 1 ranger 4 corruption",
        hand=["bone_collector", "full_guild"],
    )

    assert game.score == 2 + 3


# -- the deck ----------------------------------------------------------------------------------------------------------

FIVE = ["knots_of_knowledge", "clear_cutting", "full_house", "axe_practice", "clean_grain"]


def at_the_house_of_lords(**given: Any) -> Sitting:
    """House of Lords (draw 2 Quests, discard 1) is resolved with Bone Collector in hand."""
    game = in_main_phase(tavern="1 peasant", built={"castle_1": "house_of_lords"}, hand=["bone_collector"], **given)
    return game.play("use:house_of_lords", "confirm")


@pytest.mark.rule("MM-QST-15")
def test_mm_qst_15_the_discard_pile_becomes_the_new_deck() -> None:
    game = at_the_house_of_lords(quest_deck=[], discarded=FIVE)

    assert (game.prompt, len(game.quests()), quest_deck(game), game.discarded) == ("discard", 3, 3, [])


@pytest.mark.rule("MM-QST-15")
def test_mm_qst_15_the_last_cards_of_the_deck_are_drawn_first() -> None:
    game = at_the_house_of_lords(quest_deck=["gentrification"], discarded=FIVE)

    assert ("gentrification" in game.quests(), len(game.quests()), quest_deck(game)) == (True, 3, 4)


@pytest.mark.rule("MM-QST-15")
def test_mm_qst_15_a_deck_that_is_just_enough_leaves_the_discard_pile_alone() -> None:
    game = at_the_house_of_lords(quest_deck=["gentrification", "mixed_forest"], discarded=FIVE)

    assert (quest_deck(game), sorted(game.discarded)) == (0, sorted(FIVE))


@pytest.mark.rule("MM-QST-16")
def test_mm_qst_16_from_nothing_no_quest_is_drawn() -> None:
    finished = [key for key in ALL_QUESTS if key != "bone_collector"][:20]
    game = in_main_phase(
        tavern="2 knight",
        city={"university": ["bookshelf_mimic"]},
        done=finished,
        quest_deck=[],
    )

    game.send("fight:bookshelf_mimic", "2 knight").play("confirm").end_turn()

    assert (game.quests(), game.done(), game.pile()) == ([], finished, ["bookshelf_mimic"])


@pytest.mark.rule("MM-QST-16")
def test_mm_qst_16_a_quest_just_completed_is_not_drawn_again() -> None:
    game = knots_against_the_tree_beast(quest_deck=[])

    game.play("complete:knots_of_knowledge").end_turn()

    assert (game.quests(), game.done()) == (["bone_collector"], ["knots_of_knowledge"])


@pytest.mark.rule("MM-QST-16")
def test_mm_qst_16_as_many_quests_are_drawn_as_there_are() -> None:
    game = at_the_house_of_lords(quest_deck=["gentrification"])

    assert (game.quests(), game.prompt) == (["bone_collector", "gentrification"], "discard")


@pytest.mark.rule("MM-QST-17")
def test_mm_qst_17_a_discarded_quest_costs_nothing_at_the_end() -> None:
    game = a_table(
        start="main_phase",
        seat=1,
        final=True,
        tavern="3 peasant",
        city={"villages": ["timber_wolf"]},
        hand=["clear_cutting", "axe_practice"],
        others={0: {"tavern": "1 peasant"}},
    )
    game.send("fight:timber_wolf", "3 peasant").play("confirm", "discard:clear_cutting")

    game.end_turn().end_turn().end_turn()

    assert (game.match.over, game.score) == (True, 2 - 1)  # the Wolf, and Axe Practice still in hand


def a_bonus_takes_corruption(**given: Any) -> Sitting:
    """A tile is built on the Cathedral slot whose bonus returns 1 Corruption."""
    game = a_table(display=["pine_lodge"], supply={"corruption": 9}, others=NEIGHBOUR, **given)
    game.play("build:peasant+peasant").until("slot")
    return game.play("slot:cathedral_2")


@pytest.mark.rule("MM-QST-18")
def test_mm_qst_18_corruption_is_taken_from_the_lodgings_if_the_tavern_has_none() -> None:
    game = a_bonus_takes_corruption(tavern="2 peasant", lodgings="2 corruption")

    assert (game.lodgings().get("corruption"), game.supply["corruption"]) == (1, 10)


@pytest.mark.rule("MM-QST-18")
def test_mm_qst_18_the_player_chooses_between_tavern_and_lodgings() -> None:
    game = a_bonus_takes_corruption(tavern="3 peasant 1 corruption", lodgings="2 corruption")
    assert game.keys == ["corruption:tavern", "corruption:lodgings"]

    game.play("corruption:tavern")

    assert (game.tavern(), game.lodgings()["corruption"]) == ({"peasant": 1}, 2)


@pytest.mark.rule("MM-QST-18")
def test_mm_qst_18_who_has_no_corruption_there_loses_none() -> None:
    game = a_bonus_takes_corruption(tavern="3 peasant", bag="4 corruption")

    assert (game.prompt, game.bag(), game.supply["corruption"]) == ("plan", {"corruption": 4}, 9)


@pytest.mark.rule("MM-QST-18")
def test_mm_qst_18_a_card_may_name_the_tavern() -> None:
    game = a_table(
        start="draw_phase",
        bag="1 cleric 3 corruption",
        lodgings="2 corruption",
        hand=["confession_booth"],
        supply={"corruption": 9},
        others=NEIGHBOUR,
    )

    game.play("complete:confession_booth")

    assert (game.tavern(), game.lodgings()) == ({"cleric": 1, "corruption": 1}, {"corruption": 2})
    assert game.supply["corruption"] == 11


@pytest.mark.rule("MM-QST-18")
def test_mm_qst_18_a_quest_takes_corruption_from_the_place_chosen() -> None:
    game = in_main_phase(
        tavern="1 mage 3 cleric 1 corruption",
        lodgings="1 corruption",
        city={"cathedral": ["ghoul"]},
        hand=["recover_the_rod_of_ruin"],
    )
    game.send("fight:ghoul", "1 mage 3 cleric").play("confirm", "complete:recover_the_rod_of_ruin")

    game.play("corruption:lodgings").end_turn()

    assert game.lodgings() == {"mage": 1, "cleric": 3, "corruption": 1}


@pytest.mark.rule("MM-QST-19")
def test_mm_qst_19_everybody_sees_a_discarded_quest() -> None:
    game = in_main_phase(tavern="3 peasant", city={"villages": ["timber_wolf"]}, hand=["bone_collector", "clean_grain"])
    game.send("fight:timber_wolf", "3 peasant").play("confirm")
    assert game.match.view(1)["quest_discard"] == []

    game.play("discard:bone_collector")

    assert game.match.view(1)["quest_discard"] == ["bone_collector"]
    assert "clean_grain" not in seen_by(game, 1)


def knots_before_two_beasts() -> Sitting:
    """Knots of Knowledge is completed by Tree Beast and draws a Quest for a Mage; the Golem is still to come."""
    game = in_main_phase(
        seats=3,
        tavern="2 mage 4 warrior 1 knight",
        city={"villages": ["tree_beast"], "castle": ["plywood_golem"]},
        hand=["knots_of_knowledge", "bone_collector"],
        loads={"quests": ["fire_safety_course"]},
    )
    game.send("fight:tree_beast", "1 mage 2 warrior").send("fight:plywood_golem", "1 mage 1 knight 1 warrior")
    return game.play("confirm", "resolve:tree_beast", "complete:knots_of_knowledge")


@pytest.mark.rule("MM-QST-20", "MM-QST-22")
def test_mm_qst_20_a_quest_drawn_by_a_quest_joins_the_hand_also_where_nothing_more_is_asked() -> None:
    """A Mage, a Warrior and a Paladin against the Ghoul: no Quest but Knots of Knowledge could be completed."""
    game = in_main_phase(
        tavern="1 mage 1 warrior 1 paladin",
        city={"cathedral": ["ghoul"]},
        hand=["knots_of_knowledge"],
        quest_deck=["bone_collector"],
    )

    game.send("fight:ghoul", "1 mage 1 warrior 1 paladin").play("confirm", "complete:knots_of_knowledge")

    assert (game.quests(), game.done()) == (["bone_collector"], ["knots_of_knowledge"])


@pytest.mark.rule("MM-QST-20")
def test_mm_qst_20_a_quest_drawn_by_a_quest_is_not_completed_by_the_same_fight() -> None:
    game = knots_before_two_beasts()

    assert (game.prompt, game.keys) == ("quests", ["pass"])
    assert game.refuses("complete:fire_safety_course")
    assert "fire_safety_course" in seen_by(game, 0)  # it is drawn, and its owner sees it


@pytest.mark.rule("MM-QST-20")
def test_mm_qst_20_a_later_fight_may_complete_it() -> None:
    game = knots_before_two_beasts()

    game.play("pass")

    assert (game.pile(), game.keys) == ([], ["complete:fire_safety_course", "pass"])


@pytest.mark.rule("MM-QST-20")
def test_mm_qst_20_it_joins_the_hand_after_the_fight() -> None:
    game = knots_before_two_beasts()

    game.end_turn()

    assert game.quests() == ["fire_safety_course", "bone_collector"]


@pytest.mark.rule("MM-QST-21")
def test_mm_qst_21_meeples_of_a_quest_at_the_capitol_go_home_with_its_clean_up(tmp_path: Path) -> None:
    warriors = quest("sworn_carpenters", '{ when = "build" }', '[{ do = "gain", class = "warrior", n = 1 }]')
    game = a_table(
        pack=a_pack(tmp_path, quests=warriors),
        vp=9,
        tavern="3 peasant 1 mage",
        display=["pine_lodge"],
        hand=["sworn_carpenters", "bone_collector", "clean_grain"],
    )
    game.play("build:peasant+peasant", "continue").until("slot")

    game.play("slot:castle_1", "complete:sworn_carpenters").until("plan")

    assert game.lodgings() == {"peasant": 2, "warrior": 1}


@pytest.mark.rule("MM-QST-21")
def test_mm_qst_21_until_then_they_wait_on_the_card(tmp_path: Path) -> None:
    warriors = quest("sworn_carpenters", '{ when = "build" }', '[{ do = "gain", class = "warrior", n = 1 }]')
    game = a_table(
        pack=a_pack(tmp_path, quests=warriors),
        vp=9,
        tavern="2 peasant 1 mage",
        levels={"mage": 2, "cleric": 2},
        display=["pine_lodge"],
        hand=["sworn_carpenters", "graduation_day"],
    )
    game.until("capitol").play("build:peasant+peasant", "level:mage", "capitol:builders_yard").until("slot")

    game.play("slot:castle_1", "complete:sworn_carpenters")

    assert (game.prompt, game.keys) == ("quests", ["complete:graduation_day", "pass"])
    assert (game.lodgings(), game.match.view(0)["gained"]) == ({}, {"warrior": 1})


# -- being asked -------------------------------------------------------------------------------------------------------


def four_peasants(**given: Any) -> Sitting:
    """4 Peasants beat the Skeleton: of all Quests only The Softwood Uprising could be completed."""
    game = in_main_phase(tavern="4 peasant", city={"castle": ["skeleton"]}, **given)
    return game.send("fight:skeleton", "4 peasant").play("confirm")


@pytest.mark.rule("MM-QST-22")
def test_mm_qst_22_who_holds_another_quest_is_asked_and_can_only_pass() -> None:
    game = four_peasants(hand=["bone_collector"])

    assert (game.prompt, game.keys, game.match.decision.forced) == ("quests", ["pass"], True)


@pytest.mark.rule("MM-QST-22")
def test_mm_qst_22_who_holds_the_quest_is_asked_the_same_question() -> None:
    game = four_peasants(hand=["softwood_uprising"])

    assert (game.prompt, game.keys) == ("quests", ["complete:softwood_uprising", "pass"])


@pytest.mark.rule("MM-QST-22")
def test_mm_qst_22_who_has_no_quest_is_not_asked() -> None:
    game = four_peasants()

    assert game.asked == 1


@pytest.mark.rule("MM-QST-22")
@pytest.mark.parametrize("lying", ["done", "discarded"])
def test_mm_qst_22_a_quest_that_lies_open_is_no_reason_to_ask(lying: str) -> None:
    game = four_peasants(hand=["bone_collector"], **{lying: ["softwood_uprising"]})

    assert game.asked == 1


@pytest.mark.rule("MM-QST-22")
def test_mm_qst_22_a_quest_in_another_hand_is_a_reason_to_ask() -> None:
    game = four_peasants(hand=["bone_collector"], hand_of={1: ["softwood_uprising"]})

    assert (game.asked, game.keys) == (0, ["pass"])


@pytest.mark.rule("MM-QST-22")
def test_mm_qst_22_where_no_quest_could_be_completed_nobody_is_asked() -> None:
    game = in_main_phase(tavern="2 peasant", city={"castle": ["skeleton"]}, hand=["softwood_uprising"])

    game.send("fight:skeleton", "2 peasant").play("confirm")

    assert game.asked == 1


@pytest.mark.rule("MM-QST-23")
def test_mm_qst_23_a_pile_that_did_not_grow_is_not_looked_at() -> None:
    game = in_main_phase(tavern="1 peasant", pile=["skeleton", "hollow_friar"], hand=["staking_practice"])

    game.play("confirm")

    assert (game.asked, game.quests()) == (1, ["staking_practice"])


@pytest.mark.rule("MM-QST-23")
def test_mm_qst_23_any_new_monster_lets_the_pile_be_looked_at() -> None:
    game = in_main_phase(
        tavern="1 knight",
        pile=["skeleton", "hollow_friar"],
        hand=["staking_practice"],
        city={"villages": ["sawdust_imp"]},
    )

    game.send("fight:sawdust_imp", "1 knight").play("confirm")

    assert game.offers("complete:staking_practice")


@pytest.mark.rule("MM-QST-24")
def test_mm_qst_24_a_pile_quest_drawn_through_a_fight_may_be_completed_in_the_same_clean_up() -> None:
    game = in_main_phase(
        tavern="1 mage 2 warrior",
        pile=["skeleton"],
        hand=["knots_of_knowledge"],
        city={"cathedral": ["ghoul"]},
        loads={"quests": ["staking_practice"]},
    )

    game.send("fight:ghoul", "1 mage 2 warrior").play("confirm", "complete:knots_of_knowledge", "pass")

    assert game.offers("complete:staking_practice")


@pytest.mark.rule("MM-QST-25")
def test_mm_qst_25_a_quest_drawn_by_the_slot_may_be_completed_by_that_building() -> None:
    game = a_table(
        tavern="1 peasant",
        hand=["bone_collector"],
        city={"university": ["rogue_varnisher", "poltergrain"]},
        loads={"quests": ["sworn_carpenters", "clean_grain"]},
    )

    game.play("build:peasant").until("tile").step().play("slot:university_1", "discard:clean_grain")

    assert game.offers("complete:sworn_carpenters")


TWO_UNDEAD = ["skeleton", "hollow_friar"]


@pytest.mark.rule("MM-QST-23")
def test_mm_qst_23_a_pile_quest_is_offered_when_it_is_drawn() -> None:
    game = a_table(
        tavern="1 mage 1 peasant",
        levels={"mage": 2},
        pile=TWO_UNDEAD,
        loads={"quests": ["staking_practice"]},
        start="main_phase",
    )

    game.play("research")

    assert (game.prompt, game.keys) == ("quests", ["complete:staking_practice", "pass"])
    game.play("complete:staking_practice")
    assert (game.prompt, game.done()) == ("plan", ["staking_practice"])


@pytest.mark.rule("MM-QST-23", "MM-QST-22")
def test_mm_qst_23_it_is_asked_whatever_was_drawn() -> None:
    game = a_table(
        tavern="1 mage", levels={"mage": 2}, pile=TWO_UNDEAD, loads={"quests": ["gentrification"]}, start="main_phase"
    )

    game.play("research")

    assert (game.prompt, game.keys) == ("quests", ["pass"])


@pytest.mark.rule("MM-QST-23")
def test_mm_qst_23_of_several_the_discard_comes_first() -> None:
    game = in_main_phase(
        tavern="1 peasant",
        pile=TWO_UNDEAD,
        built={"castle_1": "house_of_lords"},
        loads={"quests": ["staking_practice", "gentrification"]},
    )

    game.play("use:house_of_lords", "confirm", "discard:gentrification")

    assert game.keys == ["complete:staking_practice", "pass"]


@pytest.mark.rule("MM-QST-23", "MM-QST-12")
def test_mm_qst_23_a_pile_quest_from_a_monster_waits_for_step_8() -> None:
    game = in_main_phase(
        tavern="5 cleric",
        pile=["skeleton"],
        city={"university": ["unstaked_vampire"]},
        loads={"quests": ["staking_practice", "gentrification"]},
    )

    game.send("fight:unstaked_vampire", "5 cleric").play("confirm", "discard:gentrification")

    assert (game.table.phase, game.keys) == (DRAW, ["complete:staking_practice", "pass"])
    game.play("complete:staking_practice")
    assert game.done() == ["staking_practice"]
