"""The Hunt: the tally, first places, ranks, and the Great Hunt."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.euthia.setting import Sitting, a_fight, a_new_game, a_table

import muster
from muster.games.euthia.game import GAME
from muster.games.euthia.scoring import parts

WEAK: dict[str, Any] = {"health": 1, "penalty": 0, "ranges": ((12, 1),), "reward": (), "condition": -1}
STAFF = {"staff_of_fire": {"ranges": ((2, 3),)}}


def hunters(**given: Any) -> Sitting:
    """The end of the last round of the Hunt."""
    given.setdefault("round", 8)
    return a_table(start="end_round", **given)


def beat(key: str, **given: Any) -> Sitting:
    """A Hero beats a weak Monster of that name."""
    figures = {"monsters": {key: WEAK}, "tiles": STAFF}
    return a_fight(key, figures=figures, hero_dice=[6, 6], monster_dice=[1, 1], **given).until("")


# -- the tally ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key, tally", [("bandit", 4), ("cyclops", 5), ("hydra", 7)])
@pytest.mark.rule("EU-HUN-01")
def test_eu_hun_01_a_monster_counts_by_its_level(key: str, tally: int) -> None:
    game = beat(key, fields={"tally": [3, 9]})

    assert game.table.tally == [tally, 9]


@pytest.mark.parametrize(
    "key, at, tally", [("alpha_wolf", "i_o1-c", 2), ("ettin", "i_f1-b", 4), ("lich_king", "i_f3-b", 7)]
)
@pytest.mark.rule("EU-HUN-01")
def test_eu_hun_01_an_elite_monster_counts_more(key: str, at: str, tally: int) -> None:
    game = a_table(
        options={"elites": True},
        bounty=key,
        map={at.split("-")[0]: None},
        at=at,
        figures={"monsters": {key: WEAK}, "tiles": STAFF},
        loads={"hero": [6, 6], "monster": [1, 1]},
        fields={"firsts": 7},
    )

    game.play("fight-elite").until("turn")

    assert game.table.tally == [tally, 0]


@pytest.mark.rule("EU-HUN-01")
def test_eu_hun_01_eight_rounds() -> None:
    assert a_new_game().table.rounds == 8
    assert hunters(round=8).match.over
    assert not hunters(round=7).match.over


@pytest.mark.rule("EU-HUN-01")
def test_eu_hun_01_elsewhere_nothing_is_counted() -> None:
    game = beat("bandit", scenario="defending-the-settlements")

    assert game.table.tally == [0, 0]


@pytest.mark.rule("EU-HUN-01")
def test_eu_hun_01_a_lost_fight_does_not_count() -> None:
    killer = WEAK | {"ranges": ((1, 30),), "health": 9}
    game = a_fight("bandit", figures={"monsters": {"bandit": killer}}, hero_dice=[1, 1], monster_dice=[6, 6]).until("")

    assert game.table.tally == [0, 0]


# -- first places ------------------------------------------------------------------------------------------------------


def reaches(tally: int, firsts: int = 0) -> Sitting:
    """A bandit brings the tally to this number; bits say which goals were reached before."""
    place = {"map": {"i_f1": None}, "at": "i_f1-a"}
    return beat("bandit", fields={"tally": [tally - 1, 0], "firsts": firsts}, **place)


LOOT = 2  # Gold of the hex i_f1-a


@pytest.mark.rule("EU-HUN-02")
def test_eu_hun_02_the_first_with_five_gains_three_gold() -> None:
    assert reaches(4).gold == LOOT
    game = reaches(5)
    assert (game.gold, game.happened("hunt-first")) == (LOOT + 3, [{"seat": 0, "tally": 5}])


@pytest.mark.rule("EU-HUN-02")
def test_eu_hun_02_the_second_gains_nothing() -> None:
    game = reaches(6, firsts=1)

    assert (game.gold, game.happened("hunt-first")) == (LOOT, [])


@pytest.mark.rule("EU-HUN-02")
def test_eu_hun_02_the_first_with_twelve_finds_a_treasure_of_level_2() -> None:
    game = reaches(12, firsts=1)

    assert [fact["level"] for fact in game.happened("treasure-found")] == [2]


@pytest.mark.rule("EU-HUN-02")
def test_eu_hun_02_the_first_with_twenty_gains_five_reputation() -> None:
    assert (reaches(20, firsts=3).reputation, reaches(20, firsts=7).reputation) == (5, 0)


@pytest.mark.rule("EU-HUN-02")
def test_eu_hun_02_each_goal_is_paid_once_to_the_same_hero_too() -> None:
    game = reaches(7, firsts=0)  # past 5 in one go

    assert (game.gold, game.table.firsts) == (LOOT + 3, 1)


# -- ranks -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "tally, gained",
    [
        ([9, 9, 4], [8, 8, 0]),
        ([9, 5, 4], [8, 4, 0]),
        ([9, 4, 4], [8, 4, 4]),
        ([9, 0, 0], [8, 0, 0]),
        ([9, 5], [8, 0]),
        ([0, 0], [0, 0]),
        ([3, 3], [8, 8]),
    ],
)
@pytest.mark.rule("EU-HUN-03")
def test_eu_hun_03_ranks_of_the_tally(tally: list[int], gained: list[int]) -> None:
    game = hunters(seats=len(tally), fields={"tally": tally})

    assert [parts(game.table, seat)["scenario"] for seat in range(len(tally))] == gained


@pytest.mark.rule("EU-HUN-03")
def test_eu_hun_03_they_count_for_the_winner() -> None:
    game = hunters(fields={"tally": [5, 4]}, others={1: {"reputation": 7}})

    assert (game.match.result.scores, game.match.result.outcomes) == ((8, 7), ("won", "lost"))


# -- goals -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "tally, deaths, outcome", [(15, 3, "failure"), (14, 2, "success"), (13, 0, "failure"), (40, 0, "success")]
)
@pytest.mark.rule("EU-HUN-04")
def test_eu_hun_04_alone(tally: int, deaths: int, outcome: str) -> None:
    game = hunters(seats=1, fields={"tally": [tally], "own_deaths": [deaths]})

    assert game.match.result.outcomes == (outcome,)


@pytest.mark.parametrize("tally, outcome", [([24, 0], "success"), ([12, 11], "failure"), ([12, 12, 12], "success")])
@pytest.mark.rule("EU-HUN-04")
def test_eu_hun_04_together(tally: list[int], outcome: str) -> None:
    game = hunters(seats=len(tally), options={"mode": "cooperative"}, fields={"tally": tally})

    assert set(game.match.result.outcomes) == {outcome}


@pytest.mark.rule("EU-HUN-05")
def test_eu_hun_05_the_great_hunt_has_elites_and_nine_rounds() -> None:
    game = a_new_game(options={"great_hunt": True})

    assert (game.view["bounty"] is not None, game.view["rounds"]) == (True, 9)
    assert [len(game.view["zones"][f"bounties-{level}"]) for level in (1, 2, 3)] == [3, 4, 4]
    assert not hunters(round=8, options={"great_hunt": True}).match.over
    assert hunters(round=9, options={"great_hunt": True}).match.over


@pytest.mark.rule("EU-HUN-05")
def test_eu_hun_05_only_in_the_hunt() -> None:
    with pytest.raises(muster.OptionError):
        GAME.checked_options({"great_hunt": True, "scenario": "defending-the-settlements"}, 2)
