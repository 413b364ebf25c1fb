"""Shared foes: fights of a few rounds, Damage that stays, ranks."""

from __future__ import annotations

import pytest
from tests.games.euthia.dragon import MERCHANTS, a_siege
from tests.games.euthia.setting import a_table

from muster.games.euthia.state import MONSTER_DECK, MONSTER_TOP, NOBODY

NO_HARM = {"ranges": ((1, 0),)}


@pytest.mark.rule("EU-SCX-01")
def test_eu_scx_01_after_its_rounds_the_hero_withdraws() -> None:
    game = a_siege(rounds=3, monster=NO_HARM)

    game.play("fight-foe")

    assert (game.prompt, game.place, len(game.happened("combat-round"))) == ("turn", "i_f1-b", 3)
    assert (game.view["combat"], game.table.foe_damage) == (None, [3, 0])


@pytest.mark.parametrize("rounds", [1, 2, 4])
@pytest.mark.rule("EU-SCX-01")
def test_eu_scx_01_the_card_names_the_rounds(rounds: int) -> None:
    game = a_siege(rounds=rounds, monster=NO_HARM).play("fight-foe")

    assert len(game.happened("hero-attacks")) == rounds


@pytest.mark.rule("EU-SCX-01")
def test_eu_scx_01_it_costs_a_combat_action() -> None:
    assert a_siege(tokens=["mining", "trade"]).refuses("fight-foe")
    assert a_siege(monster=NO_HARM, tokens=["combat", "trade"]).play("fight-foe").hero()["tokens"] == ["trade"]


@pytest.mark.rule("EU-SCX-01")
def test_eu_scx_01_no_loot_no_trophy_no_token() -> None:
    game = a_siege(health=1, ranks=(0, 0, 0)).play("fight-foe")

    assert (game.prompt, game.gold, game.reputation, game.sacks()) == ("turn", 0, 0, [])
    assert set(game.table.trade_tokens) | set(game.table.hero_tokens) == {NOBODY}


@pytest.mark.rule("EU-SCX-01")
def test_eu_scx_01_its_player_is_found_as_usual() -> None:
    game = a_siege(monster={"gaar": 1}).play("fight-foe")

    assert (game.happened("monster-player"), game.asked, game.prompt) == ([{"seat": 1}], 1, "monster-duel")


@pytest.mark.rule("EU-SCX-02")
def test_eu_scx_02_damage_stays_between_fights() -> None:
    game = a_siege(damage=[1, 2], rounds=2, monster=NO_HARM).play("fight-foe")

    assert game.table.foe_damage == [3, 2]
    assert [fact["total"] for fact in game.happened("monster-damaged")] == [4, 5]


@pytest.mark.rule("EU-SCX-02")
def test_eu_scx_02_healing_takes_from_the_hero_with_the_most() -> None:
    """Three by the fighter and one by the other; it heals one before the blow of the first round."""
    game = a_siege(damage=[3, 1], rounds=1, monster=NO_HARM | {"effects": ((2, ("mheal", 1, 0)),)}, gaar=1)

    game.play("fight-foe").until("hero-roll")

    assert game.table.foe_damage == [2, 1]


@pytest.mark.rule("EU-SCX-02")
def test_eu_scx_02_healing_one_by_one() -> None:
    game = a_siege(damage=[3, 2], rounds=1, monster=NO_HARM | {"effects": ((2, ("mheal", 3, 0)),)}, gaar=1)

    game.play("fight-foe").until("hero-roll")

    assert sorted(game.table.foe_damage) == [1, 1]


@pytest.mark.rule("EU-SCX-03")
def test_eu_scx_03_the_dead_wake_in_the_church_and_the_foe_keeps_its_damage() -> None:
    game = a_siege(damage=[3, 2], monster={"ranges": ((1, 30),)}, health=2)
    decks = game.table.zones[MONSTER_DECK : MONSTER_TOP + 3]

    game.play("fight-foe").until("turn")

    assert (game.place, game.gaar, len(game.gold_cards())) == ("i_c1-centre", 3, 1)
    assert (game.table.foe_damage, game.table.foe_space) == ([3, 2], MERCHANTS)
    assert (game.table.kills[1], game.table.zones[MONSTER_DECK : MONSTER_TOP + 3]) == ((0,), decks)


@pytest.mark.rule("EU-SCX-04")
def test_eu_scx_04_beaten_together_and_ranked_by_damage() -> None:
    game = a_siege(health=10, damage=[6, 3], active=1, others={1: {"at": "i_f1-b"}}, ranks=(4, 2, 1))

    game.play("fight-foe").until("turn")

    assert game.happened("foe-beaten") == [{"seat": 1, "monster": "farruga_1"}]
    assert game.table.reputation == [4, 2]


@pytest.mark.rule("EU-SCX-04")
def test_eu_scx_04_ties_share_the_better_place() -> None:
    game = a_siege(seats=3, health=10, damage=[2, 3, 4], ranks=(4, 2, 1)).play("fight-foe").until("turn")

    assert game.table.reputation == [2, 2, 4]


@pytest.mark.rule("EU-SCX-04")
def test_eu_scx_04_who_did_not_hit_has_no_rank() -> None:
    game = a_siege(seats=3, health=5, damage=[4, 0, 0], ranks=(4, 2, 1)).play("fight-foe").until("turn")

    assert game.table.reputation == [4, 0, 0]


@pytest.mark.rule("EU-SCX-04")
def test_eu_scx_04_one_damage_less_is_not_enough() -> None:
    game = a_siege(health=10, damage=[6, 2], rounds=1, monster=NO_HARM).play("fight-foe")

    assert (game.happened("foe-beaten"), game.table.foe_damage) == ([], [7, 2])


@pytest.mark.rule("EU-SCX-05")
def test_eu_scx_05_once_per_turn() -> None:
    game = a_siege(monster=NO_HARM, carried="combat")

    game.play("fight-foe", "pay-token:combat")
    assert (game.hero()["carried"], game.offers("fight-foe")) == ("combat", False)

    game.play("end").to_round(2).until_asked(0, "turn")
    assert game.offers("fight-foe")


@pytest.mark.rule("EU-SCX-05")
def test_eu_scx_05_the_others_may_fight_it_in_their_turns() -> None:
    game = a_siege(monster=NO_HARM, others={1: {"at": "i_f1-b"}})

    game.play("fight-foe").play("end").until_asked(1, "turn")

    assert game.offers("fight-foe")


@pytest.mark.rule("EU-SCX-05")
def test_eu_scx_05_cards_and_tokens_are_renewed() -> None:
    """In the first fight all Gaar are spent; in the second they are there again, and a card is drawn again."""
    bar = {"gaar": 2, "chaos": 1, "silver_cards": 1}
    game = a_siege(monster=NO_HARM | bar, rounds=1, others={1: {"at": "i_f1-b", "gaar": 1}}, monster_dice=[3] * 8)
    game.play("fight-foe").until("monster-duel").play("gaar:3").until("monster-duel").play("gaar:3")
    assert (game.table.monster_gaar, len(game.silver(1))) == (0, 1)

    game.until("turn").play("end").until_asked(1, "turn").play("fight-foe")

    assert (game.table.monster_gaar, game.table.chaos, len(game.silver(0))) == (2, 1, 1)


@pytest.mark.parametrize(
    "reputations, grade",
    [((55, 71), "silver"), ((39, 40), "none"), ((40, 40), "bronze"), ((59, 60), "bronze"), ((80, 80), "gold")],
)
@pytest.mark.rule("EU-SCX-06")
def test_eu_scx_06_a_success_is_graded_by_the_average(reputations: tuple[int, int], grade: str) -> None:
    game = a_table(
        options={"mode": "cooperative"},
        round=8,
        bare=True,
        reputation=reputations[0],
        others={1: {"reputation": reputations[1], "bare": True}},
        fields={"tally": [12, 12]},
        start="end_round",
    )

    assert (game.match.result.scores, game.match.result.grade) == (reputations, grade)


@pytest.mark.rule("EU-SCX-06")
def test_eu_scx_06_a_failure_has_no_grade() -> None:
    game = a_table(seats=1, round=8, reputation=90, fields={"tally": [1]}, start="end_round")

    assert (game.match.result.outcomes, game.match.result.grade) == (("failure",), "none")
