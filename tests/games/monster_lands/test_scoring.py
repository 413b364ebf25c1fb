"""The end: victory points, affinities, tie-breaks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from tests.games.monster_lands.setting import Figures, a_table

from muster.kernel.result import Result

FIRE = ["drapis", "kakron", "timbulu", "karunna", "naiala", "ginova", "wormee"]


def scores(*clans: Mapping[str, Any], figures: Figures | None = None) -> Result:
    """The result of a game that ends in round 6 with these clans, seat by seat."""
    own = {"members": ["drapis"], "glory": 0, "gold": 0, **clans[0]}
    others = {seat: {"glory": 0, "gold": 0, **clans[seat]} for seat in range(1, len(clans))}
    game = a_table(seats=max(2, len(clans)), others=others, figures=figures, round=6, start="verify_glory", **own)
    assert game.match.over
    return game.match.result


# -- points ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ML-SCO-01")
def test_ml_sco_01_glory_reputation_and_trophies() -> None:
    result = scores(
        {"members": ["drapis", "wondou", "karunna"], "glory": 27, "trophies": ["krinx", "gator"]},
        figures={"monsters": {"krinx": {"trophy": 1}, "gator": {"trophy": 3}}},
    )

    parts = result.breakdown[0]
    assert (parts["glory"], parts["reputation"], parts["trophies"]) == (27, 12, 4)
    assert result.scores[0] == 27 + 12 + 4 + parts["affinity"]


@pytest.mark.rule("ML-SCO-01")
def test_ml_sco_01_the_most_points_win() -> None:
    result = scores({"glory": 20}, {"glory": 22}, {"glory": 3})

    assert (result.winners, result.outcomes, result.tie_breaks) == ((1,), ("lost", "won", "lost"), ())
    assert result.ranking == ((1,), (0,), (2,))


@pytest.mark.rule("ML-SCO-02")
def test_ml_sco_02_each_affinity_scores_by_its_icons() -> None:
    result = scores(
        {
            "members": ["drapis", "kakron", "naiala", "korgo", "torko"],
            "lands": {"gurban": "kakron", "yuha": None},
        }
    )

    assert result.breakdown[0]["affinity"] == 5 + 1 + 1 + 0


@pytest.mark.rule("ML-SCO-02")
@pytest.mark.parametrize("icons, points", [(1, 1), (2, 1), (3, 3), (4, 5), (5, 7), (6, 10), (7, 10)])
def test_ml_sco_02_points_for_a_number_of_icons(icons: int, points: int) -> None:
    result = scores({"members": FIRE[:icons]})

    assert result.breakdown[0]["affinity"] == points


@pytest.mark.rule("ML-SCO-02")
@pytest.mark.parametrize("settler", [None, "kakron"])
def test_ml_sco_02_lands_count_settled_or_not(settler: str | None) -> None:
    result = scores({"members": ["drapis", "kakron"], "lands": {"gurban": settler, "al_dahn": None}})

    assert result.breakdown[0]["affinity"] == 5


@pytest.mark.rule("ML-SCO-03")
def test_ml_sco_03_the_leader_the_settled_and_the_land_count() -> None:
    result = scores({"members": ["drapis", "naiala"], "lands": {"al_dahn": "naiala", "gurban": None}})
    fewer = scores({"members": ["drapis", "naiala"], "lands": {"al_dahn": None}})

    assert (result.breakdown[0]["affinity"], fewer.breakdown[0]["affinity"]) == (5, 3)


@pytest.mark.rule("ML-SCO-03")
def test_ml_sco_03_novices_have_no_icon() -> None:
    result = scores({"members": ["drapis", "novice_1", "novice_2"]})

    assert result.breakdown[0]["affinity"] == 1


@pytest.mark.rule("ML-SCO-03")
def test_ml_sco_03_who_has_left_the_clan_does_not_count() -> None:
    """Three fire icons until the unpaid Naiala deserts in the last round."""
    game = a_table(
        members=["drapis", "kakron", "naiala"], lands={"al_dahn": "kakron"}, gold=0, round=6, start="clean_up"
    )

    assert (game.match.over, game.members()) == (True, ["drapis", "kakron"])
    assert game.match.result.breakdown[0]["affinity"] == 3


# -- tie-breaks --------------------------------------------------------------------------------------------------------


def tied(first: Mapping[str, Any], second: Mapping[str, Any], figures: Figures | None = None) -> Result:
    """Two clans of equal VP; glory makes up for everything else."""
    plain = scores({**first, "glory": 0}, {**second, "glory": 0}, figures=figures)
    result = scores(
        {**first, "glory": 50 - plain.scores[0]}, {**second, "glory": 50 - plain.scores[1]}, figures=figures
    )
    assert result.scores == (50, 50)
    return result


@pytest.mark.rule("ML-TIE-01")
def test_ml_tie_01_the_leader_with_the_higher_reputation_decides() -> None:
    result = tied(
        {"members": ["naiala"], "gold": 0},
        {"members": ["shandee"], "gold": 9, "trophies": ["krinx"]},
    )

    assert (result.winners, result.tie_breaks) == ((0,), ("leader",))


@pytest.mark.rule("ML-TIE-01")
def test_ml_tie_01_then_the_most_trophies() -> None:
    result = tied(
        {"members": ["naiala"], "gold": 1, "trophies": ["krinx", "gator"]},
        {"members": ["torko"], "gold": 9, "trophies": ["krunn"]},
    )

    assert (result.winners, result.tie_breaks) == ((0,), ("leader", "trophies"))


@pytest.mark.rule("ML-TIE-01")
def test_ml_tie_01_then_the_most_gold() -> None:
    result = tied(
        {"members": ["naiala"], "gold": 8, "trophies": ["gator"]},
        {"members": ["torko"], "gold": 9, "trophies": ["krunn"]},
    )

    assert (result.winners, result.tie_breaks) == ((1,), ("leader", "trophies", "gold"))


@pytest.mark.rule("ML-TIE-01")
def test_ml_tie_01_only_the_leader_counts_not_the_clan() -> None:
    result = tied({"members": ["drapis", "wondou"], "gold": 0}, {"members": ["torko"], "gold": 0})

    assert (result.winners, result.tie_breaks) == ((1,), ("leader",))


@pytest.mark.rule("ML-TIE-02")
def test_ml_tie_02_trophies_are_compared_by_points() -> None:
    result = tied(
        {"members": ["drapis"], "trophies": ["gator"]},
        {"members": ["nimra"], "trophies": ["krinx", "sckon"]},
        figures={"monsters": {"gator": {"trophy": 3}}},
    )

    assert (result.winners, result.tie_breaks) == ((0,), ("leader", "trophies"))


@pytest.mark.rule("ML-TIE-02")
def test_ml_tie_02_the_trophy_loot_counts_three() -> None:
    result = tied({"members": ["drapis"], "loot": ["trophies"]}, {"members": ["nimra"], "trophies": ["gator"]})

    assert (result.winners, result.tie_breaks) == ((0,), ("leader", "trophies"))


@pytest.mark.rule("ML-TIE-02")
@pytest.mark.parametrize("leader", ["drapis", "novice_1"])
def test_ml_tie_02_an_initial_leader_or_a_novice_counts_as_nothing(leader: str) -> None:
    result = tied(
        {"members": [leader, "wondou"], "gold": 9}, {"members": ["nimra", "timbulu"], "leader": "nimra", "gold": 10}
    )

    assert (result.winners, result.tie_breaks) == ((1,), ("leader", "trophies", "gold"))


@pytest.mark.rule("ML-TIE-03")
def test_ml_tie_03_a_complete_tie_is_shared() -> None:
    result = scores(
        {"members": ["drapis"], "glory": 45, "trophies": ["gator"], "gold": 5},
        {"members": ["nimra"], "glory": 45, "trophies": ["krunn"], "gold": 5},
        {"members": ["purkas"], "glory": 44, "trophies": ["trons"], "gold": 5},
    )

    assert result.scores == (48, 48, 47)
    assert (result.winners, result.outcomes) == ((0, 1), ("shared", "shared", "lost"))
