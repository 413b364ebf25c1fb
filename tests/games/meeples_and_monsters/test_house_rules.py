"""Cards that no shipped pack has: what the rules say must hold for them too."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.meeples_and_monsters.setting import a_pack, in_main_phase


def a_quest(key: str, kind: str, condition: str, effects: str) -> str:
    """One Quest of the standard pack with another condition and other effects."""
    return f"""
[{key}]
kind = "{kind}"
condition = {condition}
effects = [{effects}]

[{key}.source]
kind = "designed: for a test"
condition = "designed: for a test"
effects = "designed: for a test"
"""


@pytest.mark.rule("MM-QST-04", "MM-QST-23")
def test_mm_qst_04_meeples_from_a_triggered_quest_of_the_pile_go_home_in_clean_up(tmp_path: Path) -> None:
    """The bag is empty, so the Knight is among those who are drawn in this very turn."""
    condition = '{ when = "pile", type = "undead", n = 1 }'
    quest = a_quest("staking_practice", "triggered", condition, '{ do = "gain", class = "knight", n = 1 }')
    game = in_main_phase(
        pack=a_pack(tmp_path, quests=quest),
        tavern="2 peasant",
        bag="",
        city={"castle": ["skeleton"]},
        hand=["staking_practice"],
    )

    game.send("fight:skeleton", "2 peasant").play("confirm").until("quests").play("complete:staking_practice")
    game.end_turn()

    assert (game.tavern(), game.lodgings()) == ({"peasant": 2, "knight": 1}, {})


@pytest.mark.rule("MM-QST-09")
def test_mm_qst_09_a_quest_for_a_single_fight_of_any_kind_is_looked_at(tmp_path: Path) -> None:
    quest = a_quest("clear_cutting", "triggered", '{ when = "fights", monsters = 1 }', "")
    game = in_main_phase(
        pack=a_pack(tmp_path, quests=quest), tavern="2 peasant", city={"castle": ["skeleton"]}, hand=["clear_cutting"]
    )

    game.send("fight:skeleton", "2 peasant").play("confirm")

    assert game.offers("complete:clear_cutting")


@pytest.mark.rule("MM-PRE-10", "MM-FAQ-02")
def test_mm_pre_10_a_shaman_named_as_a_class_is_still_the_shaman_that_returns(tmp_path: Path) -> None:
    condition = '{ when = "fight", units = { shaman = 1 } }'
    quest = a_quest("whispering_wood", "triggered", condition, '{ do = "return_placed", class = "shaman", n = 1 }')
    game = in_main_phase(
        pack=a_pack(tmp_path, quests=quest), tavern="1 shaman", city={"castle": ["skeleton"]}, hand=["whispering_wood"]
    )
    before = game.supply.get("shaman", 0)

    game.play("fight:skeleton", "unit:shaman_as_mage", "confirm", "complete:whispering_wood")

    assert (game.supply["shaman"], game.lodgings().get("shaman", 0)) == (before + 1, 0)


@pytest.mark.rule("MM-FAQ-02")
def test_mm_faq_02_a_quest_may_return_a_ranger(tmp_path: Path) -> None:
    condition = '{ when = "fight", units = { ranger = 1 } }'
    quest = a_quest("trackers_trial", "triggered", condition, '{ do = "return_placed", class = "ranger", n = 1 }')
    game = in_main_phase(
        pack=a_pack(tmp_path, quests=quest), tavern="1 ranger", city={"castle": ["skeleton"]}, hand=["trackers_trial"]
    )

    game.play("fight:skeleton", "confirm", "complete:trackers_trial")

    assert (game.supply["ranger"], game.lodgings()) == (5, {})


@pytest.mark.rule("MM-SCO-01")
def test_mm_sco_01_vp_from_the_bonus_of_a_quest_count_for_quests(tmp_path: Path) -> None:
    condition = '{ when = "fight", type = "undead" }'
    quest = a_quest("debate_by_fireball", "triggered", condition, '{ do = "vp", n = 5 }')
    game = in_main_phase(
        pack=a_pack(tmp_path, quests=quest),
        tavern="2 peasant",
        city={"castle": ["skeleton"]},
        hand=["debate_by_fireball"],
    )

    game.send("fight:skeleton", "2 peasant").play("confirm", "complete:debate_by_fireball")

    assert game.match.result.breakdown[0]["quests"] == 3 + 5


@pytest.mark.rule("MM-DRW-11")
def test_mm_drw_11_only_the_effects_of_the_draw_phase_draw(tmp_path: Path) -> None:
    effects = '{ do = "draw_phase_draw", n = 1 }, { do = "return_builder", n = 1 }'
    quest = a_quest("an_extra_bunk", "ongoing", '{ when = "level", classes = 2 }', effects)
    game = in_main_phase(pack=a_pack(tmp_path, quests=quest), tavern="1 peasant", bag="9 mage", done=["an_extra_bunk"])

    game.play("confirm").until("draw-effects").play("effect:an_extra_bunk")

    assert game.tavern() == {"mage": 4 + 1}


@pytest.mark.rule("MM-ICO-14", "MM-ICO-15")
def test_mm_ico_15_one_unit_returns_even_from_two_such_locations(tmp_path: Path) -> None:
    tile = """
[levy_station]
units = { mage = 1 }
effects = [{ do = "bring_back", class = "mage" }]

[levy_station.source]
units = "designed: for a test"
effects = "designed: for a test"
"""
    game = in_main_phase(
        pack=a_pack(tmp_path, tiles=tile),
        tavern="1 warrior 1 mage",
        bag="9 peasant",
        built={"castle_1": "sentry_stump", "castle_2": "levy_station"},
    )

    game.play("use:sentry_stump", "use:levy_station", "confirm", "resolve:sentry_stump").end_turn()

    assert (game.tavern(), game.lodgings()) == ({"peasant": 4, "warrior": 1}, {"mage": 1})
