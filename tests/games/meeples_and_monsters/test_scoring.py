"""Scoring: VP during play, Quests and penalties at the end, the winner and the tie-break."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.meeples_and_monsters.setting import Sitting, a_table

UNDEAD = (
    ["skeleton", "hollow_friar", "poltergrain", "coffin_nailer", "ghoul"],
    ["mahogany_mummy", "unstaked_vampire", "crypt_carpenter", "haunted_wardrobe", "lich_of_the_lathe"],
)


def the_end(**given: Any) -> Sitting:
    """The game right after its last turn; hands have been revealed and scored."""
    return a_table(start="score_the_end", **given)


def ended_with(scores: list[int], bags: list[str]) -> Sitting:
    """A finished game with these final scores, every player's meeples being in the bag."""
    others = {seat: {"bag": bag} for seat, bag in enumerate(bags) if seat}
    game = the_end(seats=len(scores), bag=bags[0], others=others)
    game.table.scores = scores
    return game


# -- during play -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MM-SCO-01")
def test_mm_sco_01_vp_spent_on_a_level_are_gone_and_vp_gained_are_added() -> None:
    game = a_table(tavern="1 warrior 3 knight", city={"villages": ["log_baron"]}, vp=9)

    game.play("level:warrior").until("plan").send("fight:log_baron", "3 knight").play("confirm")

    assert game.score == 9 - 3 + 4


@pytest.mark.rule("MM-SCO-01")
def test_mm_sco_01_the_marker_moves_back_at_once() -> None:
    game = a_table(tavern="1 warrior 1 peasant", vp=9)

    game.play("level:warrior").until("plan")

    assert game.score == 6


@pytest.mark.rule("MM-SCO-01")
@pytest.mark.usefixtures("stops_between_places")
def test_mm_sco_01_the_marker_moves_forward_with_each_monster() -> None:
    city = {"castle": ["skeleton"], "villages": ["timber_wolf"]}
    game = a_table(tavern="2 knight", city=city, hand=["full_guild"], vp=9, start="main_phase")

    game.send("fight:skeleton", "1 knight").send("fight:timber_wolf", "1 knight").play("confirm", "resolve:timber_wolf")

    assert game.score == 9 + 2 + 1  # the second follows by itself
    assert [fact["vp"] for fact in game.happened("monster-beaten")] == [2, 1]


# -- the end of the game -----------------------------------------------------------------------------------------------


@pytest.mark.rule("MM-SCO-02")
def test_mm_sco_02_an_end_of_game_quest_that_is_met_pays() -> None:
    game = the_end(vp=38, bag="6 peasant 3 corruption", hand=["clean_grain"])

    assert game.score == 42


@pytest.mark.rule("MM-SCO-02")
def test_mm_sco_02_every_end_of_game_quest_in_hand_pays() -> None:
    game = the_end(bag="5 peasant 2 ranger", hand=["clean_grain", "gentrification", "friends_in_high_places"])

    assert game.score == 4 + 4 + 4


@pytest.mark.rule("MM-SCO-02")
def test_mm_sco_02_every_player_is_scored() -> None:
    game = the_end(hand=["clean_grain"], hand_of={1: ["gentrification"]})

    assert game.table.scores == [4, 4]


@pytest.mark.rule("MM-SCO-02")
def test_mm_sco_02_they_pay_after_the_last_turn_and_not_before() -> None:
    game = a_table(seat=1, tavern="1 peasant", hand=["clean_grain"], final=True, start="main_phase")
    game.table.last_round = game.table.round

    assert game.score == 0
    assert game.end_turn().score == 4


@pytest.mark.rule("MM-SCO-03")
def test_mm_sco_03_uncompleted_quests_cost_their_penalties() -> None:
    game = the_end(vp=42, hand=["blessed_axes", "debate_by_fireball"])

    assert game.score == 39


@pytest.mark.rule("MM-SCO-03")
@pytest.mark.parametrize(
    "quest, penalty", [("clear_cutting", 2), ("knightly_joinery", 1), ("bone_collector", 1), ("full_guild", 2)]
)
def test_mm_sco_03_quests_of_all_three_types_cost_theirs(quest: str, penalty: int) -> None:
    game = the_end(vp=10, hand=[quest])

    assert game.score == 10 - penalty


@pytest.mark.rule("MM-SCO-03")
def test_mm_sco_03_completed_quests_cost_nothing() -> None:
    game = the_end(vp=10, done=["clear_cutting", "knightly_joinery"])

    assert game.score == 10


@pytest.mark.rule("MM-SCO-03")
def test_mm_sco_03_a_triggered_quest_is_lost_even_if_its_condition_is_true_at_the_end() -> None:
    game = the_end(vp=10, tavern="2 mage", hand=["ritual_of_exceptional_merit"])

    assert game.score == 9


@pytest.mark.rule("MM-SCO-04")
@pytest.mark.parametrize("holder", [0, 1])
def test_mm_sco_04_with_five_undead_each_either_player_gains_the_quest(holder: int) -> None:
    hands = {holder: ["gravediggers_ledger"]}
    game = the_end(hand=hands.get(0, []), hand_of=hands, pile=UNDEAD[0], piles={1: UNDEAD[1]})

    assert game.table.scores[holder] == 4


@pytest.mark.rule("MM-SCO-04")
def test_mm_sco_04_all_rewards_come_before_all_penalties() -> None:
    game = the_end(hand=["blessed_axes", "clean_grain"], hand_of={1: ["clear_cutting", "gentrification"]})

    order = [event["kind"] for event in game.match.events(0)]
    scored = [kind for kind in order if kind in ("quest-scored", "quest-failed")]
    assert scored == ["quest-scored", "quest-scored", "quest-failed", "quest-failed"]


@pytest.mark.rule("MM-SCO-04")
def test_mm_sco_04_all_hands_are_revealed() -> None:
    game = the_end(hand=["blessed_axes", "clean_grain"], hand_of={1: ["clear_cutting"]})

    view: dict[str, Any] = game.match.view(None)
    assert view["zones"]["hand-0"] == ["blessed_axes", "clean_grain"]
    assert view["zones"]["hand-1"] == ["clear_cutting"]


@pytest.mark.rule("MM-SCO-04")
def test_mm_sco_04_conditions_are_judged_on_the_state_at_the_end_of_the_last_turn() -> None:
    """The Peasant that the last turn returns to the supply is the sixth."""
    game = a_table(seat=1, tavern="2 peasant", bag="4 peasant", hand=["gentrification"], final=True, start="main_phase")
    game.table.last_round = game.table.round

    game.play("use:splinter_arena", "confirm").end_turn()

    assert game.score == 4


@pytest.mark.rule("MM-SCO-05")
def test_mm_sco_05_penalties_may_make_a_score_negative() -> None:
    game = the_end(vp=1, hand=["blessed_axes", "debate_by_fireball"])

    assert game.score == -2


@pytest.mark.rule("MM-SCO-05")
def test_mm_sco_05_a_level_needs_its_full_cost() -> None:
    game = a_table(tavern="1 warrior 1 peasant", vp=2, built={"castle_1": "colosseum"})

    assert game.refuses("level:warrior")
    assert game.reason("level:warrior") == "refused-vp"


@pytest.mark.rule("MM-SCO-05")
def test_mm_sco_05_a_level_that_was_counted_on_but_cannot_be_paid_takes_no_vp() -> None:
    game = a_table(tavern="1 warrior 2 peasant", vp=1, display=["house_of_lords"])

    game.play("build:peasant", "level:warrior", "capitol:builders_yard")
    game.play("slot:villages_1")

    assert game.score == 1


# -- winner and tie-break ----------------------------------------------------------------------------------------------


@pytest.mark.rule("MM-SCO-06")
def test_mm_sco_06_the_most_vp_win() -> None:
    result = ended_with([41, 46, 39], ["1 peasant", "9 peasant", "1 peasant"]).match.result

    assert result.outcomes == ("lost", "won", "lost")
    assert result.ranking == ((1,), (0,), (2,))
    assert result.tie_breaks == ()


@pytest.mark.rule("MM-SCO-06")
def test_mm_sco_06_vp_from_all_sources_count() -> None:
    game = a_table(
        tavern="1 warrior 3 knight 1 peasant",
        city={"villages": ["log_baron"]},
        vp=9,
        hand=["clean_grain", "blessed_axes"],
        seat=1,
        display=["house_of_lords"],
        final=True,
    )
    game.table.last_round = game.table.round

    game.play("build:peasant", "level:warrior", "capitol:hall_of_heroes", "slot:castle_1")
    game.send("fight:log_baron", "3 knight").play("confirm").end_turn()

    parts = game.match.result.breakdown[1]
    assert parts == {
        "monsters": 9 + 4,
        "council": 0,
        "quests": 4,
        "locations": 2,
        "rooms": 0,
        "levels": -3,
        "penalties": -1,
    }
    assert game.match.result.scores[1] == sum(parts.values())


@pytest.mark.rule("MM-SCO-07")
def test_mm_sco_07_among_equals_the_fewest_peasants_win() -> None:
    result = ended_with([46, 46], ["6 peasant", "4 peasant"]).match.result

    assert result.outcomes == ("lost", "won")
    assert result.ranking == ((1,), (0,))
    assert result.tie_breaks == ("fewest-peasants",)


@pytest.mark.rule("MM-SCO-07")
def test_mm_sco_07_peasants_decide_only_among_those_with_the_most_vp() -> None:
    result = ended_with([46, 46, 45], ["6 peasant", "4 peasant", "1 peasant"]).match.result

    assert result.outcomes == ("lost", "won", "lost")


@pytest.mark.rule("MM-SCO-07")
def test_mm_sco_07_other_meeples_do_not_matter() -> None:
    result = ended_with([46, 46], ["5 peasant", "4 peasant 3 corruption 9 knight"]).match.result

    assert result.outcomes == ("lost", "won")


@pytest.mark.rule("MM-SCO-08")
@pytest.mark.parametrize(
    "rival, outcomes",
    [("5 peasant", ("lost", "won")), ("6 peasant", ("shared", "shared")), ("7 peasant", ("won", "lost"))],
)
def test_mm_sco_08_peasants_count_in_bag_tavern_lodgings_and_on_the_board(
    rival: str, outcomes: tuple[str, str]
) -> None:
    """Two, one, two and one are six."""
    game = the_end(
        bag="2 peasant",
        tavern="1 peasant",
        lodgings="2 peasant",
        built={"castle_1": "colosseum"},
        hills={"colosseum": (0, "1 peasant")},
        others={1: {"bag": rival}},
    )

    assert game.match.result.outcomes == outcomes


@pytest.mark.rule("MM-SCO-08")
def test_mm_sco_08_a_shaman_that_was_named_peasant_is_no_peasant() -> None:
    game = a_table(
        seat=1,
        tavern="1 shaman",
        bag="6 peasant",
        others={0: {"bag": "6 peasant"}},
        built={"castle_1": "house_of_lords"},
        final=True,
        start="main_phase",
    )
    game.table.last_round = game.table.round

    game.play("use:house_of_lords", "confirm").end_turn()

    game.table.scores = [0, 0]
    assert game.match.result.outcomes == ("shared", "shared")


@pytest.mark.rule("MM-SCO-08")
@pytest.mark.usefixtures("stops_between_places")
def test_mm_sco_08_peasants_on_places_and_those_who_fled_to_them_count() -> None:
    """Four in the bag, one each at two Locations, and one that fled: as it stands in the middle of a turn, seven."""
    city = {"university": ["skeleton", "ghoul"]}
    game = a_table(tavern="2 peasant", others={1: {"bag": "7 peasant"}}, city=city, start="main_phase")

    game.play("use:academy_of_fine_grain", "use:chapel_of_the_holy_knot", "confirm")

    assert game.prompt == "resolve"
    assert game.match.result.outcomes == ("shared", "shared")


@pytest.mark.rule("MM-SCO-09")
def test_mm_sco_09_equal_vp_and_equal_peasants_share_the_victory() -> None:
    result = ended_with([46, 40, 46], ["5 peasant", "1 peasant", "5 peasant 2 mage"]).match.result

    assert result.outcomes == ("shared", "lost", "shared")
    assert result.ranking == ((0, 2), (1,))
