"""Clean Up: everybody goes home, beaten Monsters leave the board, their effects follow."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.meeples_and_monsters.setting import Sitting, a_table, in_main_phase


def bonuses(game: Sitting) -> dict[str, Any]:
    """The lasting combat bonuses of the seat, as everybody sees them."""
    view: dict[str, Any] = game.match.view(game.seat)
    bonuses: dict[str, Any] = view["players"][game.seat]["bonuses"]
    return bonuses


def total_at(game: Sitting, place: str) -> int:
    """The combat value that stands on a place of the plan."""
    return int(next(planned["total"] for planned in game.plan if planned["key"] == place))


def monsters_on_the_board(game: Sitting) -> int:
    return sum(1 for slots in game.city().values() for monster in slots if monster)


@pytest.mark.rule("MM-CLN-01")
def test_mm_cln_01_units_and_what_they_produced_go_to_the_lodgings() -> None:
    game = in_main_phase(tavern="2 warrior 1 peasant", city={"cathedral": ["beaver_brute"]})
    game.send("fight:beaver_brute", "2 warrior").play("use:academy_of_fine_grain", "confirm")

    game.play("resolve:beaver_brute")

    assert game.lodgings() == {"warrior": 2, "peasant": 1, "mage": 1}


@pytest.mark.rule("MM-CLN-01")
@pytest.mark.usefixtures("stops_between_places")
def test_mm_cln_01_between_two_places_all_units_still_stand_there() -> None:
    game = in_main_phase(tavern="1 mage 2 peasant", built={"castle_1": "ring_counters"})
    game.play("use:ring_counters", "use:academy_of_fine_grain", "use:chapel_of_the_holy_knot", "confirm")

    game.play("resolve:academy_of_fine_grain")

    assert (game.prompt, game.lodgings(), len(game.plan)) == ("resolve", {}, 3)


@pytest.mark.rule("MM-CLN-01")
def test_mm_cln_01_units_on_a_hill_stay_there() -> None:
    game = in_main_phase(tavern="1 peasant 1 mage", built={"castle_1": "colosseum"})

    game.send("use:colosseum", "1 peasant").play("confirm")

    assert game.lodgings() == {"mage": 1}
    assert game.match.view(0)["hills"] == [{"location": "colosseum", "seat": 0, "units": {"peasant": 1}}]


@pytest.mark.rule("MM-CLN-01")
def test_mm_cln_01_a_unit_due_back_in_the_tavern_does_not_go_to_the_lodgings() -> None:
    game = in_main_phase(tavern="2 warrior", built={"castle_1": "sentry_stump"})

    game.send("use:sentry_stump", "2 warrior").play("confirm")

    assert (game.lodgings(), game.tavern()) == ({"warrior": 1}, {"warrior": 1, "peasant": 4})


@pytest.mark.rule("MM-CLN-01")
def test_mm_cln_01_a_peasant_who_joined_from_the_lodgings_goes_back_there() -> None:
    game = in_main_phase(
        tavern="1 warrior",
        lodgings="1 peasant",
        levels={"warrior": 3},
        city={"cathedral": ["beaver_brute"]},
    )

    game.play("fight:beaver_brute", "confirm")

    assert (game.score, game.lodgings()) == (2, {"warrior": 1, "peasant": 1})


@pytest.mark.rule("MM-CLN-01")
def test_mm_cln_01_a_shaman_goes_home_as_a_shaman() -> None:
    game = in_main_phase(tavern="1 shaman", city={"castle": ["skeleton"]})

    game.play("fight:skeleton", "unit:shaman_as_warrior", "confirm")

    assert game.lodgings() == {"shaman": 1}


@pytest.mark.rule("MM-CLN-02")
def test_mm_cln_02_a_unit_gained_from_a_location_is_not_in_the_bag() -> None:
    game = in_main_phase(tavern="1 warrior 1 peasant", bag="6 mage")

    game.play("use:heartwood_keep", "confirm")

    assert (game.lodgings(), game.tavern(), game.bag()) == ({"warrior": 1, "knight": 1}, {"mage": 4}, {"mage": 2})


@pytest.mark.rule("MM-CLN-02")
def test_mm_cln_02_a_unit_gained_from_a_monster_is_not_in_the_bag() -> None:
    game = in_main_phase(tavern="3 warrior", bag="6 mage", seats=3, city={"cathedral": ["grave_sander"]})

    game.send("fight:grave_sander", "3 warrior").play("confirm")

    assert (game.lodgings(), game.tavern(), game.bag()) == ({"warrior": 3, "cleric": 1}, {"mage": 4}, {"mage": 2})


@pytest.mark.rule("MM-CLN-02")
def test_mm_cln_02_a_unit_gained_from_a_tower_room_is_not_in_the_bag() -> None:
    game = in_main_phase(tavern="2 warrior", bag="6 mage", towers={"castle": "guard_room"})

    game.play("room:guard_room", "confirm")

    assert (game.lodgings(), game.tavern(), game.bag()) == ({"warrior": 3}, {"mage": 4}, {"mage": 2})


@pytest.mark.rule("MM-CLN-02")
def test_mm_cln_02_a_unit_gained_from_a_quest_is_not_in_the_bag() -> None:
    game = in_main_phase(
        tavern="2 knight",
        bag="6 mage",
        city={"castle": ["skeleton"]},
        hand=["hardwood_brigade"],
    )

    game.send("fight:skeleton", "2 knight").play("confirm", "complete:hardwood_brigade")

    assert (game.lodgings(), game.tavern(), game.bag()) == ({"knight": 3}, {"mage": 4}, {"mage": 2})


@pytest.mark.rule("MM-CLN-03")
def test_mm_cln_03_beaten_monsters_lie_in_the_players_own_pile() -> None:
    game = in_main_phase(
        tavern="5 knight",
        deck=[],
        arrived=7,
        city={
            "villages": ["tree_beast", "log_baron"],
            "university": ["hedge_witch"],
            "castle": ["skeleton"],
            "cathedral": ["ghoul", "beaver_brute"],
        },
    )

    game.send("fight:ghoul", "2 knight").send("fight:tree_beast", "2 knight").play("confirm")

    assert (sorted(game.pile()), game.pile(1), monsters_on_the_board(game)) == (["ghoul", "tree_beast"], [], 4)
    assert "ghoul" not in game.city()["cathedral"]
    assert "tree_beast" not in game.city()["villages"]


@pytest.mark.rule("MM-CLN-03")
def test_mm_cln_03_a_pile_grows_from_turn_to_turn() -> None:
    game = in_main_phase(tavern="2 peasant", pile=["ghoul"], city={"castle": ["skeleton"]})

    game.send("fight:skeleton", "2 peasant").play("confirm")

    assert game.pile() == ["ghoul", "skeleton"]


@pytest.mark.rule("MM-CLN-03")
def test_mm_cln_03_quests_count_the_pile_at_the_end() -> None:
    game = a_table(
        start="main_phase",
        seat=1,
        final=True,
        tavern="2 peasant",
        pile=["ghoul", "hollow_friar"],
        city={"castle": ["skeleton"]},
        hand=["bone_collector"],
    )

    game.send("fight:skeleton", "2 peasant").play("confirm").end_turn().end_turn().end_turn()

    assert (game.match.over, game.score) == (True, 1 + 2)


@pytest.mark.rule("MM-CLN-04")
def test_mm_cln_04_the_ghoul_strengthens_warriors_from_the_next_turn_on() -> None:
    game = in_main_phase(
        tavern="2 warrior",
        bag="2 warrior 2 peasant",
        city={"cathedral": ["ghoul"], "villages": ["splinter_goblin"]},
    )
    game.send("fight:ghoul", "2 warrior").play("confirm").end_turn().until("plan")

    game.send("fight:splinter_goblin", "1 warrior")

    assert (total_at(game, "splinter_goblin"), game.offers("confirm")) == (3, True)


@pytest.mark.rule("MM-CLN-04")
def test_mm_cln_04_the_bonus_does_not_count_in_the_turn_of_the_fight() -> None:
    game = in_main_phase(
        tavern="4 warrior",
        city={"cathedral": ["ghoul", "beaver_brute"]},
        hand=["bone_collector"],
    )
    game.send("fight:ghoul", "2 warrior").send("fight:beaver_brute", "2 warrior").play("confirm")

    game.play("resolve:ghoul")

    assert (game.prompt, bonuses(game)["class"], total_at(game, "beaver_brute")) == ("quests", {}, 4)


@pytest.mark.rule("MM-CLN-04")
def test_mm_cln_04_the_bonus_lasts_to_the_end_of_the_game() -> None:
    game = in_main_phase(tavern="2 warrior", city={"cathedral": ["ghoul"]})
    game.send("fight:ghoul", "2 warrior").play("confirm")

    for _ in range(9):
        game.end_turn()

    assert bonuses(game)["class"] == {"warrior": 1}


@pytest.mark.rule("MM-CLN-04")
def test_mm_cln_04_a_later_bonus_is_put_beside_the_earlier_ones() -> None:
    game = in_main_phase(tavern="1 warrior", pile=["ghoul"], city={"cathedral": ["hollow_friar"]})

    game.send("fight:hollow_friar", "1 warrior").play("confirm")

    assert bonuses(game)["class"] == {"warrior": 1, "cleric": 1}


@pytest.mark.rule("MM-CLN-04")
@pytest.mark.parametrize(
    "monster, kind, bonus",
    [
        ("poltergrain", "pairs", [("warrior", "mage", 1)]),
        ("crypt_carpenter", "versus", {"undead": 1}),
    ],
)
def test_mm_cln_04_bonuses_for_pairs_and_against_types_last_as_well(monster: str, kind: str, bonus: object) -> None:
    game = in_main_phase(tavern="3 warrior", city={"university": [monster]})

    game.send(f"fight:{monster}", "3 warrior").play("confirm")

    assert bonuses(game)[kind] == bonus


@pytest.mark.rule("MM-CLN-04")
def test_mm_cln_04_only_the_player_who_beat_the_monster_has_the_bonus() -> None:
    game = in_main_phase(tavern="2 warrior", city={"cathedral": ["ghoul"]})

    game.send("fight:ghoul", "2 warrior").play("confirm").end_turn()

    assert game.match.view(0)["players"][1]["bonuses"]["class"] == {}


@pytest.mark.rule("MM-CLN-05")
def test_mm_cln_05_a_fight_cannot_count_on_a_bonus_earned_in_the_same_plan() -> None:
    game = in_main_phase(tavern="3 warrior", city={"cathedral": ["ghoul"], "villages": ["splinter_goblin"]})

    game.send("fight:ghoul", "2 warrior")

    assert (game.offers("fight:splinter_goblin"), game.reason("fight:splinter_goblin")) == (False, "refused-weak")
    assert game.refuses("fight:splinter_goblin")


@pytest.mark.rule("MM-CLN-05")
def test_mm_cln_05_an_ongoing_quest_does_not_help_a_fight_resolved_later() -> None:
    game = in_main_phase(
        tavern="5 warrior",
        city={"cathedral": ["beaver_brute"], "villages": ["tree_beast"]},
        hand=["axe_practice", "bone_collector"],
    )
    game.send("fight:tree_beast", "3 warrior").send("fight:beaver_brute", "2 warrior").play("confirm")

    game.play("resolve:tree_beast", "complete:axe_practice")

    assert (game.done(), bonuses(game)["class"], total_at(game, "beaver_brute")) == (["axe_practice"], {}, 4)


@pytest.mark.rule("MM-CLN-05")
def test_mm_cln_05_the_bonus_waits_even_for_the_draw_phase_to_end() -> None:
    game = in_main_phase(
        tavern="2 warrior",
        bag="1 knight 1 warrior 1 peasant 1 mage",
        city={"cathedral": ["ghoul"]},
        hand=["bone_collector"],
    )
    game.send("fight:ghoul", "2 warrior").play("confirm").until("quests").play("pass").until("quests")
    assert (game.table.phase, bonuses(game)["class"]) == (3, {})

    game.play("pass")

    assert bonuses(game)["class"] == {"warrior": 1}


def beaten_mimic() -> Sitting:
    """The Bookshelf Mimic and a Goblin are in the plan, 2 Quests in hand."""
    game = in_main_phase(
        tavern="4 warrior",
        city={"university": ["bookshelf_mimic"], "villages": ["splinter_goblin"]},
        hand=["bone_collector", "clean_grain"],
        loads={"quests": ["gentrification"]},
    )
    game.send("fight:bookshelf_mimic", "2 warrior").send("fight:splinter_goblin", "2 warrior")
    return game.play("confirm")


@pytest.mark.rule("MM-CLN-06")
def test_mm_cln_06_a_monster_brings_its_quest_in_clean_up() -> None:
    game = beaten_mimic()

    game.play("resolve:bookshelf_mimic").end_turn()

    assert game.quests() == ["bone_collector", "clean_grain", "gentrification"]


@pytest.mark.rule("MM-CLN-06")
def test_mm_cln_06_a_monster_brings_no_quest_while_fights_are_resolved() -> None:
    game = beaten_mimic()

    game.play("resolve:bookshelf_mimic")

    assert (game.prompt, len(game.quests())) == ("quests", 2)


@pytest.mark.rule("MM-CLN-06")
def test_mm_cln_06_a_quest_is_discarded_in_clean_up_after_the_monster_has_left() -> None:
    game = in_main_phase(
        tavern="3 peasant",
        city={"villages": ["timber_wolf"]},
        hand=["bone_collector", "clean_grain"],
    )

    game.send("fight:timber_wolf", "3 peasant").play("confirm")

    assert (game.prompt, game.pile(), game.lodgings()) == ("discard", ["timber_wolf"], {"peasant": 3})
    assert game.keys == ["discard:bone_collector", "discard:clean_grain"]


@pytest.mark.rule("MM-CLN-06")
def test_mm_cln_06_meeples_from_a_monster_go_to_the_lodgings() -> None:
    game = in_main_phase(tavern="2 warrior", city={"cathedral": ["coffin_nailer"]}, supply={"peasant": 7})

    game.send("fight:coffin_nailer", "2 warrior").play("confirm")

    assert (game.lodgings(), game.supply["peasant"]) == ({"warrior": 2, "peasant": 1}, 6)


@pytest.mark.rule("MM-CLN-06")
def test_mm_cln_06_corruption_from_a_monster_goes_to_the_lodgings() -> None:
    game = in_main_phase(tavern="2 knight", city={"castle": ["creosote_ooze"]}, supply={"corruption": 7})

    game.send("fight:creosote_ooze", "2 knight").play("confirm")

    assert (game.lodgings(), game.supply["corruption"]) == ({"knight": 2, "corruption": 1}, 6)


def wolf_and_mimic() -> Sitting:
    """Timber Wolf and Bookshelf Mimic are beaten, no Quest in hand."""
    game = in_main_phase(
        tavern="4 warrior",
        city={"university": ["bookshelf_mimic"], "villages": ["timber_wolf"]},
        loads={"quests": ["gentrification"]},
    )
    return game.send("fight:timber_wolf", "2 warrior").send("fight:bookshelf_mimic", "2 warrior").play("confirm")


@pytest.mark.rule("MM-CLN-07")
def test_mm_cln_07_the_player_chooses_the_order_of_effects() -> None:
    game = wolf_and_mimic()

    assert (game.prompt, game.asked) == ("monster-effects", 0)
    assert game.keys == ["resolve:timber_wolf", "resolve:bookshelf_mimic"]


@pytest.mark.rule("MM-CLN-07")
def test_mm_cln_07_with_the_wolf_first_the_new_quest_is_kept() -> None:
    game = wolf_and_mimic()

    game.play("resolve:timber_wolf")

    assert (game.table.active, game.quests(), game.discarded) == (1, ["gentrification"], [])


@pytest.mark.rule("MM-CLN-07")
def test_mm_cln_07_with_the_wolf_last_the_new_quest_is_lost() -> None:
    game = wolf_and_mimic()

    game.play("resolve:bookshelf_mimic")

    assert (game.table.active, game.quests(), game.discarded) == (1, [], ["gentrification"])


@pytest.mark.rule("MM-CLN-08")
def test_mm_cln_08_unused_meeples_and_corruption_go_to_the_lodgings() -> None:
    game = in_main_phase(tavern="1 mage 2 corruption 1 peasant")

    game.play("use:chapel_of_the_holy_knot", "confirm")

    assert game.lodgings() == {"mage": 1, "corruption": 2, "peasant": 1, "cleric": 1}
    assert game.tavern() == {"peasant": 4}


@pytest.mark.rule("MM-CLN-08")
def test_mm_cln_08_the_tavern_is_emptied_after_the_effects_of_monsters() -> None:
    game = in_main_phase(
        tavern="3 peasant 1 mage 2 corruption",
        city={"villages": ["timber_wolf"]},
        hand=["bone_collector", "clean_grain"],
    )
    game.send("fight:timber_wolf", "3 peasant").play("confirm")
    assert (game.prompt, game.tavern()) == ("discard", {"mage": 1, "corruption": 2})

    game.play("discard:clean_grain")

    assert game.lodgings() == {"peasant": 3, "mage": 1, "corruption": 2}
