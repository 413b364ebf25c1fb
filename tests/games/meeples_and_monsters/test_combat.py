"""Combat: which fights are legal, and what Units are worth in them."""

from __future__ import annotations

import pytest
from tests.games.meeples_and_monsters.setting import Sitting, a_table


def beatable(game: Sitting) -> set[str]:
    """The Monsters that the Units in the Tavern can beat now."""
    return {key.split(":")[1] for key in game.keys if key.startswith("fight:")}


# -- MM-CBT-01 -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MM-CBT-01")
def test_mm_cbt_01_a_total_below_the_strength_is_refused() -> None:
    game = a_table(tavern="1 knight 1 peasant", city={"villages": ["tree_beast"]}, start="main_phase")

    assert game.refuses("fight:tree_beast")
    assert game.reason("fight:tree_beast") == "refused-weak"


@pytest.mark.rule("MM-CBT-01")
def test_mm_cbt_01_two_knights_beat_the_tree_beast_for_certain_and_come_home() -> None:
    game = a_table(tavern="2 knight", city={"villages": ["tree_beast"]}, start="main_phase")

    game.play("fight:tree_beast", "confirm")

    assert (game.score, game.pile(), game.lodgings()) == (3, ["tree_beast"], {"knight": 2})


@pytest.mark.rule("MM-CBT-01")
def test_mm_cbt_01_one_short_is_refused_exactly_enough_is_not() -> None:
    game = a_table(
        tavern="2 warrior 1 peasant",
        city={"cathedral": ["ghoul"], "villages": ["tree_beast", "giant_woodpecker"]},
        start="main_phase",
    )

    assert beatable(game) == {"ghoul", "tree_beast"}  # 4 and 5, not 6


@pytest.mark.rule("MM-CBT-01")
def test_mm_cbt_01_exactly_enough_wins() -> None:
    game = a_table(tavern="2 warrior 1 peasant", city={"cathedral": ["ghoul"]}, start="main_phase")

    game.send("fight:ghoul", "2 warrior").play("confirm")

    assert game.pile() == ["ghoul"]


@pytest.mark.rule("MM-CBT-01")
def test_mm_cbt_01_units_are_asked_for_until_the_strength_is_reached() -> None:
    game = a_table(tavern="1 knight 1 warrior 1 mage", city={"cathedral": ["ghoul"]}, start="main_phase")

    game.play("fight:ghoul", "unit:knight")

    assert (game.prompt, game.total_on("ghoul")) == ("fight", 3)
    assert game.refuses("leave")
    assert game.play("unit:mage").prompt == "plan"


# -- MM-CBT-02 -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MM-CBT-02")
def test_mm_cbt_02_several_monsters_are_beaten_in_one_turn() -> None:
    game = a_table(
        tavern="2 warrior 1 peasant",
        city={"castle": ["skeleton"], "villages": ["timber_wolf"]},
        start="main_phase",
    )

    game.send("fight:skeleton", "1 warrior").send("fight:timber_wolf", "1 warrior 1 peasant").play("confirm")

    assert game.pile() == ["skeleton", "timber_wolf"]


@pytest.mark.rule("MM-CBT-02")
def test_mm_cbt_02_what_one_monster_has_too_much_does_not_help_against_another() -> None:
    game = a_table(
        tavern="2 warrior 1 peasant",
        city={"castle": ["skeleton"], "villages": ["timber_wolf"]},
        start="main_phase",
    )

    game.send("fight:skeleton", "2 warrior")

    assert game.refuses("fight:timber_wolf")
    assert game.reason("fight:timber_wolf") == "refused-weak"


@pytest.mark.rule("MM-CBT-02")
def test_mm_cbt_02_a_plan_with_one_fight_short_is_refused_although_the_sum_would_do() -> None:
    game = a_table(
        tavern="2 mage 1 cleric 1 knight",
        built={"castle_1": "branch_and_root_inn"},
        city={"castle": ["skeleton"], "villages": ["timber_wolf"]},
        start="main_phase",
    )

    game.send("use:branch_and_root_inn", "1 cleric")
    game.send("fight:skeleton", "1 mage").send("fight:timber_wolf", "1 mage 1 knight").play("back:branch_and_root_inn")

    assert (game.total_on("skeleton"), game.total_on("timber_wolf")) == (1, 4)
    assert game.refuses("confirm")


# -- MM-CBT-03 -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MM-CBT-03")
def test_mm_cbt_03_two_clerics_of_level_1_beat_the_skeleton() -> None:
    game = a_table(tavern="2 cleric", city={"castle": ["skeleton", "plank_pirate"]}, start="main_phase")

    assert beatable(game) == {"skeleton"}
    assert game.play("fight:skeleton").total_on("skeleton") == 2


@pytest.mark.rule("MM-CBT-03")
@pytest.mark.parametrize("source", [{"pile": ["hollow_friar"]}, {"done": ["hymn_of_the_heartwood"]}])
def test_mm_cbt_03_after_a_lasting_bonus_one_cleric_is_enough(source: dict[str, list[str]]) -> None:
    game = a_table(
        tavern="1 cleric",
        pile=source.get("pile", []),
        done=source.get("done", []),
        city={"castle": ["skeleton", "plank_pirate"]},
        start="main_phase",
    )

    assert beatable(game) == {"skeleton"}


@pytest.mark.rule("MM-CBT-03")
@pytest.mark.parametrize("level, knights", [(1, 2), (2, 2), (3, 3)])
def test_mm_cbt_03_the_base_value_is_that_of_the_level_in_force(level: int, knights: int) -> None:
    game = a_table(
        tavern="1 knight 1 peasant",
        levels={"knight": level},
        pack="older_handbook",
        city={"castle": ["skeleton"]},
        start="main_phase",
    )

    game.send("fight:skeleton", "1 knight")

    assert game.total_on("skeleton") == knights


@pytest.mark.rule("MM-CBT-03")
def test_mm_cbt_03_the_bonus_that_one_player_gained_does_not_count_for_another() -> None:
    game = a_table(
        tavern="1 warrior",
        others={1: {"tavern": "1 cleric 1 peasant"}},
        city={"cathedral": ["hollow_friar"], "villages": ["timber_wolf"]},
        loads={"monsters": ["skeleton"]},
        start="main_phase",
    )

    game.play("fight:hollow_friar", "confirm").until("plan")

    assert game.asked == 1
    assert beatable(game) == {"skeleton"}  # 1 + 1; with the Friar's bonus the Wolf would fall too


# -- MM-CBT-04 -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MM-CBT-04")
def test_mm_cbt_04_lasting_location_and_pair_bonuses_add_up() -> None:
    game = a_table(
        tavern="1 mage 1 warrior 1 cleric",
        pile=["rogue_varnisher", "poltergrain"],
        built={"castle_1": "branch_and_root_inn"},
        city={"villages": ["giant_woodpecker"]},
        start="main_phase",
    )

    game.send("use:branch_and_root_inn", "1 cleric").send("fight:giant_woodpecker", "1 mage 1 warrior")

    assert game.total_on("giant_woodpecker") == 6  # (1 + 1 + 1 + 1) + 2


@pytest.mark.rule("MM-CBT-04")
def test_mm_cbt_04_lasting_bonuses_of_one_class_add_up_without_limit() -> None:
    game = a_table(
        tavern="1 mage",
        pile=["rogue_varnisher", "hedge_witch"],
        done=["fire_safety_course"],
        city={"cathedral": ["beaver_brute"], "villages": ["tree_beast"]},
        start="main_phase",
    )

    assert beatable(game) == {"beaver_brute"}  # 1 + 1 + 1 + 1


@pytest.mark.rule("MM-CBT-04")
def test_mm_cbt_04_location_bonuses_of_one_turn_add_up() -> None:
    game = a_table(
        tavern="2 mage 1 cleric 1 knight 1 peasant",
        built={"castle_1": "branch_and_root_inn", "castle_2": "oaken_war_hall"},
        city={"cathedral": ["beaver_brute"]},
        start="main_phase",
    )

    game.play("use:branch_and_root_inn", "use:oaken_war_hall").send("fight:beaver_brute", "1 mage")

    assert game.total_on("beaver_brute") == 4  # 1 + 1 + 2


@pytest.mark.rule("MM-CBT-04")
def test_mm_cbt_04_a_pair_bonus_needs_its_partner_on_the_same_monster() -> None:
    game = a_table(
        tavern="2 mage 1 warrior 1 knight",
        pile=["poltergrain"],
        city={"villages": ["timber_wolf"], "cathedral": ["beaver_brute"]},
        start="main_phase",
    )

    game.send("fight:timber_wolf", "1 mage 1 warrior").send("fight:beaver_brute", "1 mage 1 knight")

    assert (game.total_on("timber_wolf"), game.total_on("beaver_brute")) == (4, 4)


@pytest.mark.rule("MM-CBT-04")
def test_mm_cbt_04_a_second_partner_does_not_repeat_a_pair_bonus() -> None:
    game = a_table(tavern="1 mage 2 warrior", pile=["poltergrain"], city={"castle": ["skeleton"]}, start="main_phase")

    game.send("fight:skeleton", "1 mage 2 warrior")

    assert game.total_on("skeleton") == 6  # (1 + 1) + 2 + 2


@pytest.mark.rule("MM-CBT-04")
def test_mm_cbt_04_a_versus_bonus_is_added_once_to_the_total_of_a_group() -> None:
    game = a_table(
        tavern="3 peasant",
        pile=["crypt_carpenter"],
        city={"cathedral": ["ghoul", "beaver_brute"], "university": ["unstaked_vampire"]},
        start="main_phase",
    )

    assert beatable(game) == {"ghoul"}  # 3 + 1; the Beaver Brute is no Undead, the Vampire has 5


@pytest.mark.rule("MM-CBT-04")
@pytest.mark.parametrize("monster, total", [("skeleton", 4), ("plank_pirate", 3)])
def test_mm_cbt_04_a_versus_bonus_counts_once_in_the_plan_too(monster: str, total: int) -> None:
    game = a_table(tavern="3 peasant", pile=["crypt_carpenter"], city={"castle": [monster]}, start="main_phase")

    game.send(f"fight:{monster}", "3 peasant")

    assert game.total_on(monster) == total


@pytest.mark.rule("MM-CBT-04")
def test_mm_cbt_04_versus_bonuses_of_two_cards_add_up() -> None:
    game = a_table(
        tavern="3 peasant",
        pile=["crypt_carpenter"],
        done=["staking_practice"],
        city={"cathedral": ["grave_sander"], "university": ["unstaked_vampire"]},
        start="main_phase",
    )

    assert beatable(game) == {"unstaked_vampire"}  # 3 + 1 + 1


# -- MM-CBT-05 -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MM-CBT-05")
def test_mm_cbt_05_the_type_alone_makes_no_fight_easier_or_harder() -> None:
    five = ["unstaked_vampire", "lumberjack_raider", "tree_beast"]  # Undead, Humanoid, Monstrous
    six = ["grave_sander", "turncoat_joiner", "creosote_ooze"]
    game = a_table(tavern="2 warrior 1 peasant", city={"villages": five, "castle": six}, start="main_phase")

    assert beatable(game) == set(five)


@pytest.mark.rule("MM-CBT-05")
@pytest.mark.parametrize("monster", ["unstaked_vampire", "lumberjack_raider", "tree_beast"])
def test_mm_cbt_05_a_group_worth_the_strength_beats_a_monster_of_any_type(monster: str) -> None:
    game = a_table(tavern="2 warrior 2 peasant", city={"villages": [monster]}, start="main_phase")

    game.send(f"fight:{monster}", "2 warrior 1 peasant")

    assert game.total_on(monster) == 5
    assert game.offers("confirm")


@pytest.mark.rule("MM-CBT-05")
def test_mm_cbt_05_every_monster_is_humanoid_monstrous_or_undead_and_bonuses_refer_to_that() -> None:
    six = ["grave_sander", "turncoat_joiner", "creosote_ooze"]
    game = a_table(tavern="2 warrior 1 peasant", done=["know_your_enemy"], city={"villages": six}, start="main_phase")

    assert beatable(game) == {"turncoat_joiner"}  # the Humanoid


# -- MM-CBT-06 -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MM-CBT-06")
def test_mm_cbt_06_the_monster_in_slot_3_may_be_fought_alone() -> None:
    game = a_table(
        tavern="2 warrior", city={"castle": ["skeleton", "plank_pirate", "chisel_sergeant"]}, start="main_phase"
    )

    game.play("fight:chisel_sergeant", "confirm")

    assert game.pile() == ["chisel_sergeant"]


@pytest.mark.rule("MM-CBT-06")
def test_mm_cbt_06_all_monsters_of_all_districts_may_be_fought() -> None:
    city = {
        "villages": ["sawdust_imp", "timber_wolf", "splinter_goblin"],
        "university": ["rogue_varnisher", "bookshelf_mimic", "poltergrain"],
        "castle": ["skeleton", "plank_pirate", "chisel_sergeant"],
        "cathedral": ["hollow_friar", "beaver_brute", "coffin_nailer"],
    }
    game = a_table(tavern="2 warrior", city=city, start="main_phase")

    assert beatable(game) == {monster for monsters in city.values() for monster in monsters}
