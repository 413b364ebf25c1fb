"""Defending the Settlements with the greedy player: which waves matter, and who goes where."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.euthia.asking import errands_of, outlook_of
from tests.games.euthia.dragon import a_siege
from tests.games.euthia.setting import Sitting

from muster.games.euthia.bots import goals, settlements
from muster.games.euthia.bots.fights import Stakes
from muster.games.euthia.bots.kits import Kit
from muster.games.euthia.bots.prospects import foe_stakes
from muster.games.euthia.bots.values import USUAL
from muster.games.euthia.content.pieces import NOTHING
from muster.games.euthia.scenarios.settlements import targets
from muster.games.euthia.state import SCENARIO_DECK
from muster.kernel.zones import Zone

TOGETHER: dict[str, Any] = {"options": {"mode": "cooperative"}}
SHARP = {tile: {"ranges": ((2, 3),)} for tile in ("staff_of_fire", "sun_mace")}


def stakes(left: int = 30, **given: Any) -> Stakes:
    game = a_siege(**given)
    return foe_stakes(outlook_of(game), left, Kit(game.table, 0))


# -- which wave matters ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "wave, burned, weight",
    [(0, 0, 1.0), (1, 0, 0.75), (2, 0, 0.0), (2, 1, 1.0), (3, 0, 1.0), (3, 1, 1.0), (3, 2, 0.0)],
)
def test_a_wave_weighs_as_much_as_depends_on_it(wave: int, burned: int, weight: float) -> None:
    """One burned place is allowed here: two of the first three waves have to be beaten, and the last one."""
    game = a_siege(wave=wave, fields={"places_burned": burned}, **TOGETHER)

    assert settlements.weight(game.table) == pytest.approx(weight)


def test_partners_look_at_the_goal_and_rivals_at_the_ranks() -> None:
    together, lost, rivals = (
        stakes(wave=3, **given) for given in (TOGETHER, {**TOGETHER, "fields": {"places_burned": 2}}, {})
    )

    assert together.win == lost.win + settlements.GOAL
    assert rivals.win == pytest.approx(USUAL.valor * lost.win, abs=USUAL.valor)  # both are rounded


# -- who will be there -------------------------------------------------------------------------------------------------


def test_damage_counts_as_far_as_the_heroes_together_can_beat_the_wave() -> None:
    """The partner stands beside Farruga as well, or so far away that it comes only in the next round."""
    lands = {"i_f1": (1, 1), "i_o1": (2, 2), "i_o2": (3, 3), "i_f2": (4, 4)}
    near, far = (
        stakes(30, tiles_with=SHARP, others={1: {"at": place}}, map=lands, **TOGETHER).damage
        for place in ("i_f1-c", "i_f2-a")
    )

    assert near > far > 0


def test_damage_counts_less_when_the_wave_is_about_to_leave() -> None:
    first, second = (stakes(30, round=number, tiles_with=SHARP, **TOGETHER).damage for number in (2, 3))

    assert first > second > 0


@pytest.mark.parametrize(
    "number, steps, fought, own, fights",
    [
        (2, 1, 0b00, False, 2),
        (2, settlements.NEAR + 1, 0b00, False, 1),
        (2, settlements.FAR + 1, 0b00, False, 0),
        (2, 1, 0b10, False, 1),
        (3, 1, 0b00, False, 1),
        (3, 1, 0b10, False, 0),
        (3, settlements.NEAR + 1, 0b00, False, 0),
        (3, settlements.NEAR + 1, 0b00, True, 1),
    ],
)
def test_how_often_a_hero_can_still_fight_a_wave(number: int, steps: int, fought: int, own: bool, fights: int) -> None:
    """A wave lands in round 2 and leaves after round 3; seat 1 is still to play."""
    game = a_siege(round=number, fields={"foe_fought": fought}, **TOGETHER)

    assert settlements.fights(game.table, 1, steps, own) == fights


def test_who_has_played_this_round_fights_only_in_the_next() -> None:
    game = a_siege(round=2, fields={"first": 1}, **TOGETHER)

    assert game.table.active == 0
    assert settlements.fights(game.table, 1, 1, own=False) == 1


# -- before a fight ----------------------------------------------------------------------------------------------------


def ahead(game: Sitting) -> int:
    return goals.marched_to(outlook_of(game))


def test_partners_march_to_a_wave_that_matters_and_stays() -> None:
    assert ahead(a_siege(round=2, **TOGETHER)) == a_siege().table.foe_space
    assert ahead(a_siege(round=3, **TOGETHER)) == NOTHING, "it leaves after this round"
    assert ahead(a_siege(round=6, wave=2, **TOGETHER)) == NOTHING, "another place may burn"
    assert ahead(a_siege(round=2)) == NOTHING, "rivals do not"


def test_the_last_wave_is_awaited_where_its_card_will_lead_it() -> None:
    """Three cards are turned up, so that the last one is known; the Merchants are the only Place of Trade."""
    game = a_siege(round=7, fields={"foe_space": NOTHING, "foe_wave": NOTHING}, **TOGETHER)
    cards = game.table.zones[SCENARIO_DECK].cards

    assert len(cards) > 1
    assert ahead(game) == NOTHING
    game.table.zones[SCENARIO_DECK] = Zone(cards[:1])
    places = targets(game.table, game.box.scenario_cards[cards[0]].target)
    assert ahead(game) == (places[0] if len(places) == 1 else NOTHING)
    game.table.round = 6
    assert ahead(game) == NOTHING, "only in the round before"


def test_a_fight_with_a_wave_that_leaves_is_nothing_for_later_turns() -> None:
    for number, fleeting in ((2, False), (3, True)):
        fights = [e for e in errands_of(a_siege(round=number, tiles_with=SHARP, **TOGETHER)) if e.kind == "fight-foe"]
        assert fights
        assert {errand.fleeting for errand in fights} == {fleeting}


def test_strength_counts_for_the_last_wave_where_success_depends_on_it() -> None:
    assert goals.trials(outlook_of(a_siege(**TOGETHER))) > goals.trials(outlook_of(a_siege())) == 0.0
