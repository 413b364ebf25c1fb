"""What an option says it would bring, and whether it says that it cannot be taken back."""

from __future__ import annotations

import pytest
from tests.games.meeples_and_monsters.setting import Sitting, a_table, in_main_phase

from muster.games.meeples_and_monsters.queries import owned
from muster.kernel.text import LANGUAGES


def final(game: Sitting) -> list[str]:
    """The options that pass an information barrier for sure."""
    return [option.key for option in game.match.decision.options if option.final]


# -- previews ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MM-CBT-01", "MM-CBT-04")
def test_a_fight_shows_the_most_that_all_units_reach() -> None:
    game = in_main_phase(tavern="2 warrior 1 peasant", city={"castle": ["skeleton"]})

    assert game.preview("fight:skeleton") == ("preview-fight", {"total": 5, "strength": 2})


@pytest.mark.rule("MM-OVR-02", "MM-OVR-04", "MM-DEV-10")
@pytest.mark.parametrize(
    "first, supply, peasants", [((), 20, 2), ((), 1, 1), ((), 0, 0), (("fight:skeleton", "unit:warrior"), 20, 0)]
)
def test_a_location_shows_the_peasants_who_would_flee_there(first: tuple[str, ...], supply: int, peasants: int) -> None:
    game = in_main_phase(
        tavern="1 warrior 2 peasant",
        city={"university": ["skeleton", "sawdust_imp", "hollow_friar"]},
        supply={"peasant": supply},
    ).play(*first)

    shown, params = game.preview("use:academy_of_fine_grain")
    assert (shown, params.get("number", 0)) == ("preview-use-overrun" if peasants else "preview-use", peasants)


@pytest.mark.rule("MM-CBT-03", "MM-ICO-09")
def test_a_unit_shows_how_far_it_brings_the_fight() -> None:
    """Against an Undead there is +1 in all, but only once somebody is there."""
    game = in_main_phase(
        tavern="1 warrior 2 peasant", city={"castle": ["skeleton"], "cathedral": ["ghoul"]}, done=["staking_practice"]
    )
    game.play("fight:ghoul")

    assert game.match.decision.prompt.saying.params["total"] == 0
    assert game.preview("unit:warrior") == ("preview-step", {"before": 0, "after": 3, "strength": 4})


@pytest.mark.rule("MM-MAI-06")
def test_an_extra_unit_on_a_location_shows_nothing() -> None:
    game = in_main_phase(tavern="1 peasant 1 mage 1 cleric").play("use:academy_of_fine_grain")

    game.play("more:academy_of_fine_grain")

    assert {key: game.preview(key) for key in game.keys} == {"unit:mage": ("", {}), "unit:cleric": ("", {})}


@pytest.mark.rule("MM-DEV-20")
def test_a_level_shows_its_price() -> None:
    game = a_table(tavern="1 warrior 1 peasant", vp=9, start="development_phase").until("capitol")
    cost = game.box.heroes[3][1].cost

    assert game.preview("level:warrior") == ("preview-level", {"level": 2, "cost": cost})
    assert game.preview("build:peasant") == ("preview-build", {"number": 1})

    game.play("level:warrior").until("plan", "tile")
    assert game.happened("levelled")[0]["level"] == 2


@pytest.mark.rule("MM-QST-03")
def test_a_quest_shows_the_vp_that_it_pays() -> None:
    game = in_main_phase(tavern="2 warrior", city={"castle": ["sawdust_imp"]}, hand=["pest_control"])
    game.send("fight:sawdust_imp", "2 warrior").play("confirm")

    assert game.preview("complete:pest_control") == ("preview-vp", {"vp": 2})
    assert game.preview("pass") == ("", {})


def said(game: Sitting, key: str, lang: str = "en") -> str:
    """What an option shows beside its words."""
    option = next(option for option in game.match.decision.options if option.key == key)
    preview = option.preview()
    return "" if preview is None else preview.text(lang)


def test_a_place_shows_what_it_asks_for_and_brings() -> None:
    game = in_main_phase(tavern="1 mage 2 warrior", built={"castle_1": "levy_station"})
    assert [said(game, "use:levy_station", lang) for lang in LANGUAGES] == [
        "1 Mage and 1 Warrior → Peasants +2 and +1 Warrior",
        "1 mago y 1 guerrero → campesinos +2 y +1 guerrero",
        "1 mage et 1 guerrier → paysans +2 et +1 guerrier",
    ]


def test_an_overrun_is_named_as_one() -> None:
    game = in_main_phase(tavern="1 peasant", city={"university": ["skeleton", "sawdust_imp", "hollow_friar"]})
    shown = [said(game, "use:academy_of_fine_grain", lang).split("; ")[-1] for lang in LANGUAGES]
    assert shown == ["overrun: +2 Peasants", "invasión: +2 campesinos", shown[2]]
    assert shown[2].endswith("invasion\u202f: +2 paysans")


def test_tiles_and_slots_show_what_they_bring() -> None:
    game = a_table(tavern="2 peasant", start="development_phase").until("capitol")
    assert said(game, "build:peasant") == "+1 Peasant from the supply"
    assert said(game, "build:peasant+peasant") == ""
    game.play("build:peasant").until("tile")
    assert all("→" in said(game, key) for key in game.keys)
    game.play(game.keys[0]).until("slot")
    assert all(said(game, key) for key in game.keys)


# -- what cannot be taken back -----------------------------------------------------------------------------------------


@pytest.mark.rule("MM-UNT-07")
def test_an_ability_that_draws_is_final() -> None:
    game = a_table(tavern="1 knight", bag="4 peasant", levels={"knight": 2}, start="development_phase")
    assert (game.prompt, final(game)) == ("capitol", ["ability:knight", "continue"])

    lodged = a_table(tavern="1 knight", bag="", lodgings="1 mage", levels={"knight": 2}, start="development_phase")
    assert final(lodged) == ["ability:knight", "continue"]

    waiting = in_main_phase(tavern="1 knight 1 peasant", bag="", city={"castle": ["skeleton"]})
    assert final(waiting) == ["confirm"]  # an empty plan leads on to the next hand


@pytest.mark.rule("MM-UNT-04", "MM-QST-16")
@pytest.mark.parametrize(
    "deck, discarded",
    [(["bone_collector"], []), ([], ["bone_collector"])],
)
def test_research_is_final_where_there_are_quests(deck: list[str], discarded: list[str]) -> None:
    game = a_table(
        tavern="1 mage",
        bag="",
        levels={"mage": 2},
        quest_deck=deck,
        discarded=discarded,
        start="development_phase",
    )

    assert final(game) == ["research"]


@pytest.mark.rule("MM-MAI-02", "MM-MAI-04")
def test_a_confirmed_plan_is_final_and_a_placed_unit_is_not() -> None:
    game = in_main_phase(tavern="2 peasant", city={"castle": ["skeleton"]})
    assert final(game) == ["confirm"]

    game.send("fight:skeleton", "2 peasant")
    assert (final(game), game.keys) == (["confirm"], ["confirm", "back:skeleton"])


@pytest.mark.rule("MM-QST-03", "MM-ICO-04")
def test_a_quest_that_is_shown_is_final() -> None:
    game = in_main_phase(
        tavern="2 warrior", city={"villages": ["timber_wolf"]}, hand=["pest_control", "bone_collector"]
    )
    game.send("fight:timber_wolf", "2 warrior").play("confirm")
    assert final(game) == ["complete:pest_control"]

    game.play("pass").until("discard")
    assert final(game) == ["discard:pest_control", "discard:bone_collector"]


# -- everything that a seat owns ---------------------------------------------------------------------------------------


@pytest.mark.rule("MM-SCO-08", "MM-KOH-10")
@pytest.mark.usefixtures("stops_between_places")
def test_mm_sco_08_units_of_a_plan_and_on_a_hill_are_owned_once() -> None:
    """The plan stands while the order of resolution is asked: nobody is counted twice, and Shamans are Shamans."""
    game = in_main_phase(
        tavern="3 peasant 1 shaman",
        bag="1 peasant",
        city={"castle": ["skeleton"]},
        built={"castle_1": "colosseum"},
        hand=["bone_collector"],
    )
    game.send("use:colosseum", "1 peasant").send("fight:skeleton", "1 shaman_as_peasant").play("confirm")

    assert game.prompt == "resolve"
    assert {unit: number for unit, number in enumerate(owned(game.table, 0)) if number} == {0: 4, 7: 1}


# -- plans that few Units can fill -------------------------------------------------------------------------------------


@pytest.mark.rule("MM-LOC-05", "MM-PRE-08")
def test_mm_loc_05_nobody_goes_where_the_rest_could_not_be_filled() -> None:
    """A Peasant and anybody are asked for: the Shaman must be the Peasant, since the Mage cannot."""
    game = in_main_phase(tavern="1 shaman 1 mage", built={"castle_1": "sapling_settlement"})

    game.play("use:sapling_settlement")

    assert game.keys == ["unit:mage", "unit:shaman_as_peasant"]


@pytest.mark.rule("MM-PRE-17", "MM-TWR-09")
def test_mm_pre_17_an_extra_shaman_in_a_tower_room_is_not_named() -> None:
    game = in_main_phase(tavern="2 peasant 1 shaman", towers={"castle": "broom_cupboard"})

    game.send("room:broom_cupboard", "2 peasant").play("more:broom_cupboard")

    assert game.standing_on("broom_cupboard") == {"peasant": 2, "shaman": 1}


@pytest.mark.rule("MM-ICO-18", "MM-MAI-04")
def test_mm_ico_18_who_is_taken_back_is_no_longer_named() -> None:
    game = in_main_phase(
        tavern="1 cleric 2 peasant",
        lodgings="2 corruption",
        built={"castle_1": "shrine_of_dry_rot"},
        city={"villages": ["timber_wolf", "sawdust_imp"]},
    )
    game.play("use:shrine_of_dry_rot").send("fight:timber_wolf", "1 peasant").play("strengthen:timber_wolf")
    assert game.total_on("timber_wolf") == 1 + 2

    game.play("back:timber_wolf").send("fight:sawdust_imp", "1 peasant")

    assert (game.offers("strengthen:sawdust_imp"), game.total_on("sawdust_imp")) == (True, 1)


@pytest.mark.rule("MM-OVR-01", "MM-OVR-02")
@pytest.mark.parametrize("slot", [0, 1, 2])
def test_mm_ovr_01_every_monster_counts_in_every_slot(slot: int) -> None:
    city = ["ash_dragon", "ebony_reaper"]
    city.insert(slot, "skeleton")
    game = in_main_phase(tavern="1 peasant", city={"university": city})

    shown, params = game.preview("use:academy_of_fine_grain")
    assert (shown, params["number"]) == ("preview-use-overrun", 2)


@pytest.mark.rule("MM-QST-15", "MM-UNT-04")
def test_mm_unt_04_that_quests_were_drawn_is_told_with_their_number() -> None:
    game = a_table(tavern="1 mage", levels={"mage": 2}, quest_deck=["bone_collector"], start="development_phase")

    game.play("research")

    assert [told["number"] for told in game.happened("quests-drawn")][-1] == 1


@pytest.mark.rule("MM-FAQ-04")
@pytest.mark.parametrize("knights", [1, 0])
def test_mm_faq_04_nothing_is_chosen_from_an_empty_supply(knights: int) -> None:
    """Full House lets its owner choose a Unit; here at most Knights are left."""
    supply = {"mage": 0, "cleric": 0, "warrior": 0, "knight": knights}
    game = a_table(
        start="draw_phase",
        bag="1 peasant 1 mage 1 cleric 1 warrior",
        hand=["full_house"],
        supply=supply,
        others={1: {"tavern": "1 peasant"}},
    )

    game.play("complete:full_house").end_turn()

    assert game.lodgings() == ({"knight": 1} if knights else {})
