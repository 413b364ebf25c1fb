"""Where the goals of the scenarios come into the greedy player's reckoning; one file for each scenario goes further."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.games.euthia.asking import (
    ALONE,
    ARMED,
    CALL,
    DOOM,
    GOLEM,
    MIRREZIL,
    STRONG,
    VOLCANO,
    a_place,
    errands_of,
    outlook_of,
)
from tests.games.euthia.dragon import a_siege
from tests.games.euthia.setting import NAME, Sitting, a_table
from tests.games.greedy import answers_alike

import muster
from muster.games.euthia.bots import Greedy, doom, goals, golem, mirrezil, revocation
from muster.games.euthia.bots.battles import Scene
from muster.games.euthia.bots.fights import Stakes
from muster.games.euthia.bots.kits import Kit
from muster.games.euthia.bots.prospects import Memory, Prospects, foe_stakes
from muster.games.euthia.bots.values import Outlook
from muster.games.euthia.bots.wardrobe import Wardrobe
from muster.games.euthia.content.pieces import NOTHING

LAND = "i_s1-c"  # next to the Golem and to the Church


# -- strength ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("scenario", [MIRREZIL, DOOM, GOLEM, VOLCANO])
def test_strength_counts_more_where_a_great_foe_is_to_be_met(scenario: str) -> None:
    here, elsewhere = (outlook_of(a_table(scenario=name, round=4)) for name in (scenario, CALL))

    assert goals.trials(here) > goals.trials(elsewhere) == 0.0
    assert Wardrobe(here).rounds == here.further + 0.4 + goals.trials(here)


@pytest.mark.parametrize("scenario", [MIRREZIL, DOOM, VOLCANO])
def test_strength_counts_most_where_everything_depends_on_the_foe(scenario: str) -> None:
    rivals, lonely = (outlook_of(a_place(scenario, round=4, **given)) for given in ({}, ALONE))

    assert goals.trials(lonely) > goals.trials(rivals)


def test_strength_counts_for_every_round_that_the_golem_walks() -> None:
    early, late = (outlook_of(a_place(GOLEM, round=number)) for number in (1, 9))

    assert goals.trials(early) == pytest.approx(9 * goals.trials(late))


@pytest.mark.parametrize("scenario, further", [("the-hunt", 0), (MIRREZIL, 1), (DOOM, 1)])
def test_a_finale_is_still_to_come_after_the_last_round(scenario: str, further: int) -> None:
    assert outlook_of(a_table(scenario=scenario, round=8)).further == further


# -- the way to the foe ------------------------------------------------------------------------------------------------


def ahead(game: Sitting, start: str, *names: str) -> dict[str, float]:
    """What coming nearer is worth, by the names of the spaces."""
    found = goals.march(outlook_of(game), game.space(start), [game.space(name) for name in names])
    return {game.name_of(space): worth for space, worth in found.items()}


def test_a_hero_comes_nearer_to_a_foe_out_of_reach() -> None:
    """The Golem stands three steps from the centre of the Church, over one of its hexes and the empty land."""
    game = a_place(GOLEM)

    assert ahead(game, "church-centre", "church-centre", "i_c1-a", "i_c1-c", LAND) == {
        "i_c1-a": pytest.approx(goals.STEP),
        LAND: pytest.approx(2 * goals.STEP),
    }
    assert ahead(a_place(GOLEM, **ALONE), "church-centre", LAND)[LAND] > 2 * goals.STEP


def test_nobody_marches_without_such_a_foe_or_in_the_last_round() -> None:
    assert ahead(a_table(), "church-centre", "i_c1-a") == {}
    assert ahead(a_siege(), "church-centre", "i_f1-b") == {}, "rivals leave Farruga to each other"
    assert ahead(a_place(GOLEM, round=10), "church-centre", LAND) == {}


def test_the_demon_is_marched_to() -> None:
    demon = a_table(scenario=VOLCANO, stack=(), map={"v_s3": (2, -1)}, round=7, start="scenario_round_start")

    assert ahead(demon, "i_c1-c", "i_c1-b")["i_c1-b"] > 0


def marches(game: Sitting) -> set[str]:
    return {game.name_of(errand.space) for errand in errands_of(game) if errand.why == "hint-march"}


def test_the_march_is_an_errand_for_who_cannot_fight_the_foe_in_this_turn() -> None:
    given: dict[str, Any] = {"figures": ARMED, "gaar": 3, "round": 6, **ALONE}
    near, tired = a_place(GOLEM, **given), a_place(GOLEM, fields={"foe_fought": 0b01}, **given)

    assert "fight-foe" in {errand.kind for errand in errands_of(near)}
    assert marches(near) == set()
    assert "fight-foe" not in {errand.kind for errand in errands_of(tired)}
    assert LAND in marches(tired)


def test_nobody_marches_onto_a_monster() -> None:
    """The Merchants beside the Golem are not liberated."""
    given: dict[str, Any] = {"map": {"i_f1": (2, -1)}, "fields": {"foe_fought": 0b01}}

    assert "i_f1-a" not in marches(a_place(GOLEM, **given))
    assert "i_f1-a" in marches(a_place(GOLEM, traded={"i_f1-a": 1}, **given))


# -- stakes ------------------------------------------------------------------------------------------------------------


def figures_of(stakes: Stakes | None) -> tuple[float, ...]:
    assert stakes is not None
    return stakes.win, stakes.loss, stakes.health, stakes.damage


@pytest.mark.parametrize(
    "scenario, wave, stakes",
    [
        (GOLEM, 0, lambda outlook: golem.stakes(outlook, 20)),
        (MIRREZIL, 1, mirrezil.stakes),
        (DOOM, 2, doom.stakes),
        (VOLCANO, 0, lambda outlook: revocation.stakes_of_demon(outlook, 20)),
    ],
)
def test_the_foe_of_a_scenario_has_stakes_of_its_own(
    scenario: str, wave: int, stakes: Callable[[Outlook], Stakes]
) -> None:
    game = a_place(scenario, fields={"foe_wave": wave}, **ALONE)
    outlook = outlook_of(game)
    expected = figures_of(stakes(outlook))

    assert figures_of(goals.stakes(outlook, 20, Kit(game.table, 0))) == expected
    assert figures_of(foe_stakes(outlook, 20, Kit(game.table, 0))) == expected


def test_a_fight_with_the_foe_reckons_with_its_stakes_and_the_combat_rounds_that_are_left() -> None:
    game = a_place(GOLEM, at="i_s1-b", gaar=3, figures=STRONG, **ALONE).play("fight-foe").until("duel", "hero-roll")
    outlook, left = outlook_of(game), 24 - game.table.damage

    first = Scene(outlook, Memory(), 0)
    game.table.combat_round = 2
    second = Scene(outlook, Memory(), 0)

    assert figures_of(first.stakes) == figures_of(golem.stakes(outlook, left))
    assert (first.beast.limit, second.beast.limit) == (2, 1)


def test_a_foe_that_lets_go_is_not_beaten_in_one_fight() -> None:
    """Two Combat Rounds of twenty Damage, against a Stamina of 42 or 24."""
    rivals, lonely = (a_place(GOLEM, figures=STRONG, **given) for given in ({}, ALONE))
    wins = [Prospects(outlook_of(game), Memory()).shared_foe(game.space(LAND)).win for game in (rivals, lonely)]

    assert wins[1] > wins[0] == 0.0


def test_nothing_is_won_where_no_foe_is_left() -> None:
    game = a_siege(fields={"foe_wave": NOTHING})
    stakes = foe_stakes(outlook_of(game), 30, Kit(game.table, 0))

    assert (stakes.win, stakes.damage) == (0.0, 0.0)


def test_damage_stays_on_a_shared_foe_after_a_death() -> None:
    stakes = Stakes(10.0, 3.0, 0.2, damage=2.0)

    assert stakes.lost(5) == -13.0
    assert stakes.lost(1) > stakes.lost(5)
    assert Stakes(10.0, 3.0, 0.2).lost(5) == -3.0


def test_other_scenarios_have_no_wishes_of_their_own() -> None:
    game = a_table(gold=9, gaar=4)

    assert goals.wishes(outlook_of(game), game.space("church-centre")) == []
    assert goals.stakes(outlook_of(game), 10, Kit(game.table, 0)) is None


# -- secrets -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("scenario", [MIRREZIL, GOLEM, DOOM, CALL, VOLCANO])
def test_answers_alike_whatever_is_hidden(scenario: str) -> None:
    match = muster.new(NAME, seats=2, seed=6, options={"scenario": scenario}, events=False)

    answers_alike(match, Greedy, every=8, most=160)

    assert match.length >= 160
