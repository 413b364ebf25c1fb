"""Dark Overlords and Henchman: when they can be fought, what they pay, what their Bonus tokens ask for."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.meeples_and_monsters.setting import Sitting, a_table

OVERLORDS = ("count_drillula", "mangrove", "saw_ron")
COUNCIL = (*OVERLORDS, "combustor")
# Three tokens that a group of Knights of level 1 never meets.
NO_BONUS = ("two_at_level_two", "three_at_level_two", "two_at_level_three")


def a_final_turn(**given: Any) -> Sitting:
    """The Main Phase of the first final turn; a bag that gives a full hand of six, and a Location for any Unit."""
    laid: dict[str, Any] = {"final": True, "start": "main_phase", "bag": "6 peasant", "tokens": NO_BONUS}
    laid = {**laid, "built": {"castle_1": "colosseum"}, **given}
    return a_table(**laid)


def the_last_turn(**given: Any) -> Sitting:
    """The Main Phase of the very last turn, with seat 1 of 2 to move; hands are judged right after it."""
    game = a_final_turn(seat=1, **given)
    game.table.last_round = game.table.round
    return game


def council(game: Sitting) -> dict[str, dict[str, Any]]:
    """What lies on the scoreboard, as everybody sees it."""
    view: dict[str, Any] = game.match.view(None)
    return {member["key"]: member for member in view["council"]}


def hills(game: Sitting) -> list[dict[str, Any]]:
    """Who holds the King of the Hill Locations."""
    view: dict[str, Any] = game.match.view(None)
    return list(view["hills"])


# -- when they are open ------------------------------------------------------------------------------------------------


@pytest.mark.rule("MM-OVL-01")
@pytest.mark.parametrize("member", COUNCIL)
@pytest.mark.parametrize("cards_out", [0b000, 0b001, 0b011])
def test_mm_ovl_01_nobody_fights_the_dark_council_before_the_third_card(member: str, cards_out: int) -> None:
    game = a_table(tavern="7 knight 1 peasant", arrived=cards_out, start="main_phase")

    assert game.refuses(f"fight:{member}")
    assert game.reason(f"fight:{member}") == "refused-council"


@pytest.mark.rule("MM-OVL-02")
def test_mm_ovl_02_the_third_card_opens_them_with_the_next_round_and_not_before() -> None:
    game = a_table(
        tavern="2 peasant",
        bag="6 knight",
        others={1: {"tavern": "5 knight", "bag": "6 peasant"}},
        city={"castle": ["skeleton"]},
        arrived=0b011,
        deck=["gougoyle", "ash_dragon"],
        loads={"council": [0]},
        start="main_phase",
    )

    game.play("fight:skeleton", "confirm")

    assert (game.table.active, game.table.round, game.prompt) == (1, 2, "plan")
    assert game.refuses("fight:mangrove")
    assert game.reason("fight:mangrove") == "refused-council"

    game.end_turn()

    assert (game.table.active, game.table.round, game.prompt) == (0, 3, "plan")
    assert game.offers("fight:mangrove")


@pytest.mark.rule("MM-OVL-02")
@pytest.mark.parametrize("turn", [1, 2])
def test_mm_ovl_02_they_are_open_in_both_final_turns(turn: int) -> None:
    game = a_final_turn(tavern="5 knight", bag="6 knight")
    for _ in range(turn - 1):
        game.end_turn()

    assert game.table.round == 1 + turn
    assert game.until("plan").offers("fight:saw_ron")


# -- fighting them -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("MM-OVL-03")
def test_mm_ovl_03_a_beaten_overlord_pays_its_vp() -> None:
    game = a_final_turn(tavern="3 knight 1 warrior")

    game.send("fight:count_drillula", "3 knight 1 warrior").play("confirm")

    assert game.score == 7


@pytest.mark.rule("MM-OVL-03")
def test_mm_ovl_03_one_less_than_the_strength_is_refused() -> None:
    game = a_final_turn(tavern="3 knight")

    assert game.refuses("fight:count_drillula")
    assert game.reason("fight:count_drillula") == "refused-weak"


@pytest.mark.rule("MM-OVL-03")
def test_mm_ovl_03_the_card_goes_into_no_pile_and_the_next_player_may_fight_it() -> None:
    game = a_final_turn(tavern="4 knight", others={1: {"tavern": "4 knight", "bag": "6 peasant"}})

    game.send("fight:count_drillula", "4 knight").play("confirm")

    assert game.pile() == []
    assert game.asked == 1
    game.send("fight:count_drillula", "4 knight").play("confirm")
    assert game.table.scores == [7, 7]


@pytest.mark.rule("MM-OVL-03")
def test_mm_ovl_03_the_token_pays_on_top_where_it_is_met() -> None:
    game = a_final_turn(tavern="1 ranger 3 knight", tokens=("prestige_guest", *NO_BONUS[1:]))

    game.send("fight:count_drillula", "1 ranger 3 knight").play("confirm")

    assert game.score == 7 + 1 + 2  # the Overlord, the Ranger's VP, the token


@pytest.mark.rule("MM-OVL-04")
@pytest.mark.parametrize("overlord", OVERLORDS)
def test_mm_ovl_04_an_overlord_fought_before_is_closed_and_the_others_are_open(overlord: str) -> None:
    game = a_final_turn(tavern="5 knight", fought=[overlord])

    assert game.refuses(f"fight:{overlord}")
    assert game.reason(f"fight:{overlord}") == "refused-fought"
    assert all(game.offers(f"fight:{other}") for other in OVERLORDS if other != overlord)


@pytest.mark.rule("MM-OVL-04")
def test_mm_ovl_04_who_beat_mangrove_in_the_first_final_turn_cannot_in_the_second() -> None:
    game = a_final_turn(tavern="4 knight", bag="6 knight")

    game.send("fight:mangrove", "4 knight").play("confirm")

    assert council(game)["mangrove"]["fought_by"] == [0]
    assert (game.asked, game.table.round, game.prompt) == (0, 3, "capitol")
    game.until("plan")
    assert game.refuses("fight:mangrove")
    assert game.offers("fight:saw_ron")


@pytest.mark.rule("MM-OVL-05")
def test_mm_ovl_05_combustor_can_be_beaten_in_both_final_turns() -> None:
    game = a_final_turn(tavern="3 knight", bag="6 knight")

    game.send("fight:combustor", "3 knight").play("confirm").until("plan")
    game.send("fight:combustor", "3 knight").play("confirm")

    assert game.score == 4 + 4


@pytest.mark.rule("MM-OVL-05")
def test_mm_ovl_05_there_is_neither_token_nor_marker_for_the_henchman() -> None:
    game = a_final_turn(tavern="1 ranger 2 knight", tokens=("prestige_guest", "mixed_company", "two_at_level_two"))

    game.send("fight:combustor", "1 ranger 2 knight").play("confirm")

    assert council(game)["combustor"] == {"key": "combustor", "token": None, "fought_by": []}
    assert game.score == 4 + 1  # the Ranger's VP, and no token's


@pytest.mark.rule("MM-OVL-05")
def test_mm_ovl_05_the_henchman_stays_on_the_scoreboard_too() -> None:
    game = a_final_turn(tavern="3 knight", others={1: {"tavern": "3 knight", "bag": "6 peasant"}})

    game.send("fight:combustor", "3 knight").play("confirm")

    assert game.pile() == []
    assert game.asked == 1
    assert game.offers("fight:combustor")


@pytest.mark.rule("MM-OVL-06")
def test_mm_ovl_06_overlord_and_henchman_fall_in_one_turn_each_to_its_own_units() -> None:
    game = a_final_turn(tavern="4 knight 3 warrior")

    game.send("fight:count_drillula", "3 knight 1 warrior").send("fight:combustor", "1 knight 2 warrior")
    game.play("confirm")

    assert game.score == 7 + 4


@pytest.mark.rule("MM-OVL-06")
def test_mm_ovl_06_units_on_one_overlord_do_not_count_for_another() -> None:
    game = a_final_turn(tavern="4 knight 2 warrior")

    game.send("fight:count_drillula", "4 knight")

    assert game.refuses("fight:combustor")  # 4 of 7 are left


@pytest.mark.rule("MM-OVL-06")
def test_mm_ovl_06_the_henchman_is_fought_once_per_turn() -> None:
    game = a_final_turn(tavern="6 knight")

    game.send("fight:combustor", "3 knight")

    assert game.refuses("fight:combustor")
    assert game.reason("fight:combustor") == "refused-used"


@pytest.mark.rule("MM-OVL-07")
def test_mm_ovl_07_three_overlords_and_two_hills_are_marked_in_one_turn() -> None:
    game = a_final_turn(
        tavern="13 knight 2 peasant",
        others={1: {"tavern": "1 peasant", "bag": "6 peasant"}},
        built={"castle_1": "colosseum", "villages_1": "high_bough"},
        vp=5,
    )

    game.send("fight:count_drillula", "4 knight").send("fight:mangrove", "4 knight").send("fight:saw_ron", "5 knight")
    game.send("use:colosseum", "1 peasant").send("use:high_bough", "1 peasant").play("confirm")
    game.play("resolve:count_drillula", "resolve:mangrove", "resolve:saw_ron", "resolve:colosseum")

    assert [member["fought_by"] for member in council(game).values()] == [[0], [0], [0], []]
    assert [(hill["location"], hill["seat"]) for hill in hills(game)] == [("colosseum", 0), ("high_bough", 0)]
    assert game.score == 5 + 7 + 9 + 11


@pytest.mark.rule("MM-OVL-07")
def test_mm_ovl_07_with_three_overlords_marked_two_hills_can_still_be_taken() -> None:
    game = a_final_turn(
        tavern="2 peasant",
        others={1: {"tavern": "1 peasant", "bag": "6 peasant"}},
        built={"castle_1": "colosseum", "villages_1": "high_bough"},
        fought=OVERLORDS,
        vp=5,
    )

    game.send("use:colosseum", "1 peasant").send("use:high_bough", "1 peasant").play("confirm", "resolve:colosseum")

    assert [(hill["location"], hill["seat"]) for hill in hills(game)] == [("colosseum", 0), ("high_bough", 0)]
    assert game.score == 5


@pytest.mark.rule("MM-OVL-08")
def test_mm_ovl_08_a_paladin_is_worth_five_against_saw_ron() -> None:
    game = a_final_turn(tavern="1 paladin 3 knight")

    game.send("fight:saw_ron", "1 paladin 3 knight")

    assert game.plan[0]["total"] == 5 + 9


@pytest.mark.rule("MM-OVL-08")
def test_mm_ovl_08_a_group_with_a_ranger_gains_one_vp_more() -> None:
    game = a_final_turn(tavern="2 ranger 3 knight")

    game.send("fight:saw_ron", "2 ranger 3 knight").play("confirm")

    assert game.score == 11 + 1


@pytest.mark.rule("MM-OVL-08")
@pytest.mark.parametrize("member", COUNCIL)
def test_mm_ovl_08_conditions_on_level_3_are_met_by_each_of_them(member: str) -> None:
    game = a_final_turn(tavern="1 cleric 5 knight", hand=["dawn_over_deadwood"])

    game.send(f"fight:{member}", "1 cleric 5 knight").play("confirm")

    assert game.offers("complete:dawn_over_deadwood")


# -- their types, strength and VP --------------------------------------------------------------------------------------

# A bonus of +1 against each type: a Monster in the pile or a completed Ongoing Quest.
AGAINST = {
    "undead": {"pile": ["crypt_carpenter"]},
    "monstrous": {"pile": ["hornbeam_boar"]},
    "humanoid": {"done": ["know_your_enemy"]},
}
# Who, of which type, how strong, how many VP, and Units that are worth just one less.
FIGURES = [
    ("count_drillula", "undead", 10, 7, "3 knight"),
    ("mangrove", "monstrous", 12, 9, "3 knight 1 warrior"),
    ("saw_ron", "humanoid", 14, 11, "4 knight 1 peasant"),
    ("combustor", "monstrous", 7, 4, "2 knight"),
]


@pytest.mark.rule("MM-OVL-08", "MM-OVL-14")
@pytest.mark.parametrize("bonus", list(AGAINST))
@pytest.mark.parametrize("member, kind, strength, vp, units", FIGURES)
def test_mm_ovl_08_a_bonus_against_a_type_helps_against_members_of_that_type_only(
    member: str, kind: str, strength: int, vp: int, units: str, bonus: str
) -> None:
    game = a_final_turn(tavern=units, **AGAINST[bonus])

    assert game.offers(f"fight:{member}") == (bonus == kind)


@pytest.mark.rule("MM-OVL-14")
@pytest.mark.parametrize("member, kind, strength, vp, units", FIGURES)
def test_mm_ovl_14_each_asks_for_its_strength_and_pays_its_vp(
    member: str, kind: str, strength: int, vp: int, units: str
) -> None:
    enough = f"{units} 1 mage"
    game = a_final_turn(tavern=enough)
    assert a_final_turn(tavern=units).refuses(f"fight:{member}")

    game.send(f"fight:{member}", enough)

    assert (game.plan[0]["total"], game.plan[0]["strength"]) == (strength, strength)
    game.play("confirm")
    assert game.score == vp


@pytest.mark.rule("MM-OVL-14")
def test_mm_ovl_14_thirteen_are_enough_for_two_of_the_overlords() -> None:
    game = a_final_turn(tavern="4 knight 1 peasant")

    assert [member for member in OVERLORDS if game.offers(f"fight:{member}")] == ["count_drillula", "mangrove"]


# -- Quests ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MM-OVL-09")
def test_mm_ovl_09_an_overlord_completes_a_triggered_quest() -> None:
    game = a_final_turn(tavern="2 cleric 3 knight", hand=["blessed_axes"])

    game.send("fight:count_drillula", "2 cleric 3 knight").play("confirm", "complete:blessed_axes")

    assert game.score == 7 + 2


@pytest.mark.rule("MM-OVL-09")
def test_mm_ovl_09_an_overlord_completes_an_ongoing_quest() -> None:
    game = a_final_turn(tavern="1 mage 4 knight", hand=["fire_safety_course"])

    game.send("fight:mangrove", "1 mage 4 knight").play("confirm", "complete:fire_safety_course")

    assert game.score == 9 + 2


@pytest.mark.rule("MM-OVL-09")
def test_mm_ovl_09_overlords_and_henchman_count_among_the_monsters_of_a_turn() -> None:
    game = a_final_turn(tavern="8 knight", city={"castle": ["skeleton"]}, hand=["clear_cutting"])

    game.send("fight:skeleton", "1 knight").send("fight:count_drillula", "4 knight").send("fight:combustor", "3 knight")
    game.play("confirm")

    assert game.comes_to("complete:clear_cutting")


@pytest.mark.rule("MM-OVL-09")
def test_mm_ovl_09_an_overlord_does_not_lie_in_the_pile_for_an_end_of_game_quest() -> None:
    game = the_last_turn(tavern="4 knight", pile=["skeleton", "ghoul"], hand=["bone_collector"])

    game.send("fight:count_drillula", "4 knight").play("confirm").end_turn()

    assert game.score == 7 - 1


@pytest.mark.rule("MM-OVL-09")
def test_mm_ovl_09_overlord_and_henchman_do_not_count_for_the_most_of_a_type() -> None:
    game = the_last_turn(tavern="7 knight", piles={0: ["beaver_brute"]}, hand=["big_game_wall"])

    game.send("fight:mangrove", "4 knight").send("fight:combustor", "3 knight").play("confirm").end_turn()

    assert game.score == 9 + 4 - 2


@pytest.mark.rule("MM-OVL-09")
def test_mm_ovl_09_they_do_not_count_against_anybody_either() -> None:
    game = the_last_turn(tavern="4 knight", piles={0: ["beaver_brute"]}, hand_of={0: ["big_game_wall"]})

    game.send("fight:mangrove", "4 knight").play("confirm").end_turn()

    assert game.table.scores == [4, 9]


# -- no fixed order ----------------------------------------------------------------------------------------------------

SIX = {
    "villages": ["timber_wolf", "splinter_goblin"],
    "university": ["rogue_varnisher"],
    "castle": ["skeleton"],
    "cathedral": ["hollow_friar", "beaver_brute"],
}


@pytest.mark.rule("MM-OVL-10")
@pytest.mark.parametrize(
    "fights, score",
    [
        ({"saw_ron": "5 knight"}, 11),
        ({"skeleton": "1 knight"}, 1),
        ({"saw_ron": "5 knight", "skeleton": "1 knight"}, 12),
        ({"skeleton": "1 knight", "saw_ron": "5 knight"}, 12),
        ({}, 0),
    ],
)
def test_mm_ovl_10_normal_monsters_overlords_both_or_neither(fights: dict[str, str], score: int) -> None:
    game = a_final_turn(tavern="6 knight", city=SIX)

    for monster, units in fights.items():
        game.send(f"fight:{monster}", units)
    game.play("confirm")

    assert game.score == score


@pytest.mark.rule("MM-OVL-10")
@pytest.mark.usefixtures("stops_between_places")
def test_mm_ovl_10_both_may_be_resolved_in_either_order() -> None:
    game = a_final_turn(tavern="6 knight", city=SIX, hand=["full_guild"])

    game.send("fight:skeleton", "1 knight").send("fight:saw_ron", "5 knight").play("confirm")

    assert game.keys == ["resolve:skeleton", "resolve:saw_ron"]


# -- Bonus tokens ------------------------------------------------------------------------------------------------------


def vp_of_token(token: str, units: str, levels: dict[str, int]) -> int:
    """What a token under Mangrove adds to its 9 VP."""
    kinds = dict(zip(units.split()[1::2], units.split()[::2], strict=True))
    tavern: dict[str, int] = {}
    for kind, number in kinds.items():
        unit = "shaman" if kind.startswith("shaman") else kind
        tavern[unit] = tavern.get(unit, 0) + int(number)
    game = a_final_turn(tavern=tavern, levels=levels, tokens=["two_at_level_two", token, "three_at_level_two"])

    game.send("fight:mangrove", units).play("confirm")

    return game.score - 9 - (1 if "ranger" in kinds else 0)


@pytest.mark.rule("MM-OVL-11")
def test_mm_ovl_11_two_types_of_level_3_meet_the_token() -> None:
    assert vp_of_token("two_at_level_three", "1 mage 1 warrior 3 knight", {"mage": 3, "warrior": 3}) == 3


@pytest.mark.rule("MM-OVL-11")
def test_mm_ovl_11_several_units_of_one_type_count_once() -> None:
    assert vp_of_token("two_at_level_three", "2 mage 4 knight", {"mage": 3, "warrior": 3}) == 0


@pytest.mark.rule("MM-OVL-11")
def test_mm_ovl_11_only_units_on_that_overlord_count() -> None:
    levels = {"mage": 3, "warrior": 3}
    game = a_final_turn(
        tavern="1 mage 1 warrior 4 knight", levels=levels, city=SIX, tokens=("two_at_level_three", *NO_BONUS[:2])
    )

    game.send("fight:skeleton", "1 warrior").send("fight:count_drillula", "1 mage 3 knight").play("confirm")

    assert game.score == 1 + 7


@pytest.mark.rule("MM-OVL-12")
def test_mm_ovl_12_a_level_on_a_token_means_that_level_or_higher() -> None:
    assert vp_of_token("two_at_level_two", "1 warrior 1 cleric 3 knight", {"warrior": 3, "cleric": 2}) == 2


@pytest.mark.rule("MM-OVL-12")
def test_mm_ovl_12_peasants_have_no_level() -> None:
    assert vp_of_token("two_at_level_two", "1 warrior 2 peasant 3 knight", {"warrior": 2}) == 0


@pytest.mark.rule("MM-OVL-12")
def test_mm_ovl_12_a_shaman_counts_as_a_shaman_with_its_own_level() -> None:
    assert vp_of_token("two_at_level_three", "1 mage 1 shaman_as_mage 3 knight", {"mage": 3}) == 3


@pytest.mark.rule("MM-OVL-12")
def test_mm_ovl_12_two_shamans_named_differently_are_one_type() -> None:
    levels = {"mage": 3, "cleric": 3}
    assert vp_of_token("two_at_level_three", "1 shaman_as_mage 1 shaman_as_cleric 3 knight", levels) == 0


@pytest.mark.rule("MM-OVL-12")
def test_mm_ovl_12_a_shaman_takes_nothing_from_the_hero_card_of_its_class() -> None:
    levels = {"warrior": 2, "mage": 2}
    assert vp_of_token("three_at_level_two", "1 shaman_as_mage 1 warrior 3 knight", levels) == 0


@pytest.mark.rule("MM-OVL-12")
def test_mm_ovl_12_a_token_pays_every_player_once() -> None:
    tokens = ("prestige_guest", *NO_BONUS[1:])
    game = a_final_turn(
        tavern="1 paladin 2 knight", others={1: {"tavern": "1 paladin 2 knight", "bag": "6 peasant"}}, tokens=tokens
    )

    game.send("fight:count_drillula", "1 paladin 2 knight").play("confirm")
    game.send("fight:count_drillula", "1 paladin 2 knight").play("confirm")

    assert game.table.scores == [7 + 2, 7 + 2]


# The token, Units that just meet it, Units that just do not, and its VP; Mages are at level 2, the others as below.
LEVELS = {"mage": 2, "cleric": 3, "warrior": 3}
TOKENS = [
    ("two_at_level_two", "1 mage 1 cleric 4 knight", "1 mage 4 knight 1 peasant", 2),
    ("three_at_level_two", "1 mage 1 cleric 1 warrior 3 knight", "1 cleric 1 warrior 3 knight 1 peasant", 3),
    ("two_at_level_three", "1 cleric 1 warrior 3 knight", "1 mage 1 cleric 4 knight", 3),
    ("three_at_level_three", "1 cleric 1 warrior 1 ranger 2 knight", "1 mage 1 cleric 1 warrior 3 knight", 5),
    ("prestige_guest", "1 paladin 3 knight", "4 knight 1 warrior", 2),
    ("prestige_guest", "1 shaman_as_knight 4 knight", "4 knight 1 warrior", 2),
    ("mixed_company", "1 peasant 1 warrior 3 knight 1 cleric", "1 warrior 3 knight 1 cleric", 2),
]


@pytest.mark.rule("MM-OVL-13")
@pytest.mark.parametrize("token, enough, too_few, vp", TOKENS)
def test_mm_ovl_13_each_token_pays_its_vp_where_it_is_met_and_nothing_where_not(
    token: str, enough: str, too_few: str, vp: int
) -> None:
    assert vp_of_token(token, enough, LEVELS) == vp
    assert vp_of_token(token, too_few, LEVELS) == 0


@pytest.mark.rule("MM-OVL-13")
def test_mm_ovl_13_there_are_these_six_tokens_and_no_others() -> None:
    assert sorted(token.key for token in a_final_turn().box.tokens) == sorted({token for token, _, _, _ in TOKENS})
