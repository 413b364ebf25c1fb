"""What the balance report reads from a match, and what it makes of many."""

from __future__ import annotations

import pytest

import muster
from muster.games.monster_lands.bots import TARGETS, Greedy, measures, sums_up
from muster.lab.players import play_out


@pytest.fixture(scope="module")
def of_a_match() -> dict[str, float]:
    match = muster.new("monster-lands", seats=4, seed=3)
    play_out(match, [Greedy(seat) for seat in range(4)])
    return measures(match)


def test_one_clan_of_four_wins(of_a_match: dict[str, float]) -> None:
    clans = [of_a_match[f"wins_of_{affinity}"] for affinity in ("fire", "water", "air", "jungle")]

    assert sum(clans) == pytest.approx(1)


def test_every_card_is_counted_though_nobody_took_it(of_a_match: dict[str, float]) -> None:
    cards = [name.split(":")[0] for name in of_a_match if ":" in name]

    numbers = {deed: cards.count(deed) for deed in dict.fromkeys(cards)}
    assert numbers == {"hired": 28, "beaten": 20, "conquered": 12, "bought": 14, "picked": 16, "equipped": 10}


def test_use_is_a_multiple_of_the_mean_of_a_price_group() -> None:
    found = sums_up({"gap": 20.0, "hired:2:taron": 0.3, "hired:2:lorios": 0.1, "hired:7:timbulu": 0.5})

    assert found["gap"] == 20
    assert found["hired_taron"] == pytest.approx(1.5)
    assert found["hired_lorios"] == found["least_hired"] == pytest.approx(0.5)
    assert found["hired_timbulu"] == pytest.approx(1)
    assert found["most_hired"] == pytest.approx(1.5)


def test_what_targets_ask_for_is_measured(of_a_match: dict[str, float]) -> None:
    found = sums_up(of_a_match)
    lab = ("winner_score", "seat_advantage")  # of every game, or of many matches

    for name in [name.partition("@")[0] for name, _, _ in TARGETS]:
        assert name in found or name.startswith((*lab, "wins_with_", "beats_madhala")), name
