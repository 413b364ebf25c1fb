"""The greedy player in The Looming Doom: Evidence at a fair price, and no hopeless fights."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.euthia.asking import (
    ALONE,
    ARMED,
    DOOM,
    STRONG,
    a_place,
    answer,
    outlook_of,
    with_figures,
    worth_of,
)
from tests.games.euthia.setting import Figures, a_table

from muster.games.euthia.bots import doom, goals
from muster.games.euthia.bots.doom import CLUE, citadel, clues, search_worth, sources
from muster.games.euthia.bots.prospects import Memory, Prospects
from muster.games.euthia.bots.showdown import showdown
from muster.games.euthia.bots.values import USUAL
from muster.games.euthia.content.pieces import RUINED_CITADEL, SMUGGLERS_DEN
from muster.games.euthia.scenarios.doom import asked_bit
from muster.games.euthia.state import visit_bit

KAVILIN, DORIBOR, SOFIEN = 0, 1, 2
DEN: dict[str, Any] = {"map": {"ii_s1": (3, 0)}, "at": "ii_s1-a"}
RUINS: dict[str, Any] = {"map": {"iv_s4": (3, 0)}, "at": "iv_s4-a"}
MERCHANTS: dict[str, Any] = {"map": {"i_f1": (3, 0)}, "at": "i_f1-a", "traded": {"i_f1-a": 0}}
ALCHEMISTS: dict[str, Any] = {"map": {"ii_f1": (3, 0)}, "at": "ii_f1-a", "traded": {"ii_f1-a": 0}}
KNOWN: dict[str, Any] = {"fields": {"evidence": (10, 10)}}

# -- Evidence ----------------------------------------------------------------------------------------------------------


def test_evidence_is_worth_nothing_elsewhere_and_at_the_end_of_the_scale() -> None:
    assert clues(outlook_of(a_table()), 1) == 0.0
    assert clues(outlook_of(a_place(DOOM, fields={"evidence": (10, 0)})), 2) == 0.0
    one, two = (clues(outlook_of(a_place(DOOM, fields={"evidence": (known, 0)})), 2) for known in (9, 0))
    assert 0 < one < two


def test_evidence_is_worth_more_to_those_who_play_for_the_fall_of_the_saboteur() -> None:
    rivals, lonely = (clues(outlook_of(a_place(DOOM, **given)), 1) for given in ({}, ALONE))

    assert lonely > rivals == CLUE


def test_quests_and_liberated_places_of_trade_bring_evidence() -> None:
    """What they are worth to a Hero who knows nothing yet, and to one who knows everything."""
    quests, fights = [], []
    for given in ({}, KNOWN):
        game = a_place(DOOM, map={"i_e1": (3, 0), "i_f1": (-1, -1)}, at="i_e1-a", sacks=["trophy-boar"] * 2, **given)
        game.show_quests("hunter", open=["hunter_2"])
        quests.append(worth_of(game, "quest", "i_e1-a"))
        fights.append(Prospects(outlook_of(game), Memory()).on_hex(game.space("i_f1-a")).worth)
        assert goals.quest(outlook_of(game), game.box.quests[0]) == clues(outlook_of(game), 1)

    assert quests[0] == pytest.approx(quests[1] + CLUE)
    assert fights[0] > fights[1] + CLUE / 2


def found(**given: Any) -> dict[tuple[str, int], float]:
    """What the sources where the Hero stands are worth."""
    game = a_place(DOOM, **given)
    return {(kind, value): worth for kind, value, worth in sources(outlook_of(game), game.table.space[0])}


def test_sources_are_those_that_can_be_paid() -> None:
    rich: dict[str, Any] = {"gold": 9, "gaar": 4}

    assert list(found(**ALONE, **rich, **DEN)) == [("visit", SMUGGLERS_DEN)]
    assert list(found(**ALONE, **rich)) == [("ask", KAVILIN)]
    assert found(gold=1, gaar=4, **DEN) == {}
    assert found(gold=3, **ALONE) == {}
    assert found(**ALONE, **rich, **KNOWN) == {}


def test_sources_are_used_once() -> None:
    used = visit_bit(SMUGGLERS_DEN, 0) | visit_bit(RUINED_CITADEL, 0) | asked_bit(KAVILIN, 0)

    for place in (DEN, RUINS, ALONE):
        assert found(gold=9, gaar=4, **place)
        assert found(gold=9, gaar=4, fields={"visits": used}, **place) == {}


def test_evidence_is_worth_its_clues_less_its_price() -> None:
    outlook = outlook_of(a_place(DOOM, **ALONE))

    assert found(gold=2, **DEN) == {("visit", SMUGGLERS_DEN): pytest.approx(2 * CLUE - 2 * outlook.gold)}
    paid = outlook.gaar + outlook.gold
    assert found(gold=2, gaar=1, **ALONE) == {("ask", KAVILIN): pytest.approx(clues(outlook, 1) - paid)}


def test_an_informant_is_asked_where_the_price_is_fair() -> None:
    game = a_place(DOOM, gold=1, gaar=4, tokens=[], health=5, round=8, **ALONE)

    assert answer(game) == ("ask:kavilin", "hint-evidence")


def test_evidence_is_bought_in_the_smugglers_den() -> None:
    game = a_place(DOOM, gold=4, tokens=[], **DEN)

    assert answer(game) == ("visit:smugglers_den", "hint-evidence")


# -- the Ruined Citadel ------------------------------------------------------------------------------------------------


def test_the_citadel_is_worth_the_mean_of_its_rolls() -> None:
    """Fifteen of 36 rolls come to eight or more."""
    game = a_place(DOOM, **RUINS)
    lost = 2 * USUAL.health

    assert citadel(outlook_of(game), game.space("iv_s4-a")) == pytest.approx((15 * 2 * CLUE - 21 * lost) / 36)
    assert found(**RUINS) == {("visit", RUINED_CITADEL): pytest.approx((15 * 2 * CLUE - 21 * lost) / 36)}


def test_powers_and_clover_lift_the_rolls_in_the_citadel() -> None:
    game = a_place(DOOM, map={"i_o3": (3, 0), "i_o4": (-3, 0)})
    lucky = a_place(DOOM, heroes=["ael", "dral"], tiles=["halo"])
    plain, air, earth = (citadel(outlook_of(game), game.space(name)) for name in ("church-centre", "i_o3-a", "i_o4-a"))

    assert earth > plain
    assert air != plain
    assert citadel(outlook_of(lucky), lucky.space("church-centre")) > plain


def test_who_would_die_in_the_citadel_stays_out() -> None:
    weak, strong = (outlook_of(a_place(DOOM, health=health)) for health in (2, 3))

    assert search_worth(weak, 7) == doom.DYING
    assert search_worth(strong, 7) == pytest.approx(-2 * USUAL.health)


def test_a_roll_in_the_citadel_is_lifted_where_that_gives_evidence() -> None:
    game = a_place(DOOM, gaar=4, loads={"hero": (4, 2)}, **RUINS).play("visit:ruined_citadel")
    outlook = outlook_of(game)

    assert search_worth(outlook, 8) > 0 > search_worth(outlook, 7)
    assert answer(game)[0].startswith("gaar:")


# -- informants --------------------------------------------------------------------------------------------------------


def price(informant: int, **given: Any) -> float:
    """What the cheapest payment for an informant costs a Hero."""
    game = a_place(DOOM, **given)
    return doom.price(outlook_of(game), game.box.scenarios[game.table.scenario].informants[informant])


def test_an_informant_costs_the_cheapest_payment_that_is_there() -> None:
    outlook = outlook_of(a_place(DOOM))
    ore = price(DORIBOR, sacks=["iron_ore"])

    assert price(KAVILIN, gold=1, gaar=1) == pytest.approx(outlook.gaar + outlook.gold)
    assert price(KAVILIN, gold=1, dwurt=1, heroes=["skoldur", "ael"]) == pytest.approx(outlook.gaar + outlook.gold)
    assert 0 < ore == price(DORIBOR, sacks=["gold_nugget", "iron_ore"]) < price(DORIBOR, sacks=["gold_nugget"]) < 9
    assert price(SOFIEN, silver=["curse", "curse"]) == pytest.approx(2 * outlook.card(False))
    assert price(SOFIEN, gold_cards=["healing"]) == pytest.approx(outlook.card(True))
    assert price(SOFIEN, silver=["curse", "curse"], gold_cards=["healing"]) == pytest.approx(2 * outlook.card(False))


def test_an_informant_who_cannot_be_paid_is_too_dear() -> None:
    assert price(KAVILIN, gold=1) == price(KAVILIN, gaar=1) == 9
    assert price(DORIBOR, gold=9, gaar=4) == 9
    assert price(SOFIEN, silver=["curse"]) == price(SOFIEN) == 9


def test_the_bot_pays_what_it_misses_least() -> None:
    smith = a_place(DOOM, sacks=["gold_nugget", "iron_ore"], **MERCHANTS).play("ask:doribor")
    cards = a_place(DOOM, silver=["curse", "curse"], gold_cards=["healing"], **ALCHEMISTS).play("ask:sofien")

    assert answer(smith) == ("pay:iron_ore", "hint-evidence")
    assert answer(cards) == ("pay-silver", "hint-evidence")


@pytest.mark.parametrize(
    "informant, given",
    [
        ("kavilin", {"gold": 1, "gaar": 1}),
        ("doribor", {"sacks": ["gold_nugget", "iron_ore"], **MERCHANTS}),
        ("sofien", {"silver": ["curse", "curse"], "gold_cards": ["healing"], **ALCHEMISTS}),
        ("sofien", {"gold_cards": ["healing"], **ALCHEMISTS}),
    ],
)
def test_the_payment_costs_what_was_reckoned_with(informant: str, given: dict[str, Any]) -> None:
    game = a_place(DOOM, **given)
    outlook = outlook_of(game)
    card = next(card for card in game.box.scenarios[game.table.scenario].informants if card.key == informant)
    expected = doom.price(outlook, card)
    game.play(f"ask:{informant}")

    options = game.table.options_of(0)
    chosen, _ = doom.choose_informant(outlook, options, card.id)

    assert doom.given_up(outlook, card, chosen) == expected < 9


# -- the Finale --------------------------------------------------------------------------------------------------------


def test_health_is_saved_for_the_saboteur() -> None:
    accomplice = doom.stakes(outlook_of(a_place(DOOM, fields={"foe_wave": 0}, **ALONE)))
    saboteur = doom.stakes(outlook_of(a_place(DOOM, fields={"foe_wave": 2}, **ALONE)))

    assert accomplice.health > saboteur.health
    assert saboteur.win > accomplice.win


def at_stake(wave: int, **given: Any) -> float:
    """What a victory over a culprit of the Finale is worth."""
    fields = {"foe_wave": wave, **given.pop("fields", {})}
    return doom.stakes(outlook_of(a_place(DOOM, fields=fields, **given))).win


def test_the_fall_of_the_saboteur_is_the_goal_until_half_of_the_heroes_have_unmasked_him() -> None:
    assert at_stake(0) == at_stake(0, fields={"unmasked": 0b1}, **ALONE) == 6
    assert at_stake(2) == at_stake(2, fields={"unmasked": 0b1}, **ALONE) == 12
    assert at_stake(2, **ALONE) == 12 + doom.GOAL
    assert at_stake(0, **ALONE) == 6 + doom.GOAL / 2


def promised(form: int = 2, **given: Any) -> float:
    """What a fight with a culprit promises."""
    return showdown(outlook_of(a_place(DOOM, **{"round": 9, "figures": STRONG, **given})), Memory(), form)


def test_evidence_makes_the_saboteur_weaker_and_nobody_else() -> None:
    """Less Health, and less Chaos for cards that the rival holds."""
    deadly: Figures = {**ARMED, "monsters": {"saboteur": {"ranges": ((7, 1),)}}}
    cards: dict[str, Any] = {"others": {1: {"silver": ["curse", "bloodlust", "evil_eye"]}}}
    known = {"evidence": (9, 0)}
    for kept in ({"health_less": 0}, {"chaos_less": 0}):
        given: dict[str, Any] = {"figures": {**deadly, **with_figures(DOOM, **kept)}, **cards}
        assert promised(fields=known, **given) > promised(**given) + 0.1
        assert promised(0, fields=known, **given) == promised(0, **given)


def test_a_sure_victory_is_worth_the_reputation_and_the_goal_of_those_who_play_for_it() -> None:
    """Health that is left is worth nothing any more."""
    sure: Figures = {**STRONG, "monsters": {"saboteur": {"ranges": ()}}}

    assert promised(figures=sure) == pytest.approx(12, abs=0.1)
    assert promised(figures=sure, **ALONE) == pytest.approx(12 + doom.GOAL, abs=0.1)
    assert promised(figures=sure, fields={"unmasked": 0b1}, **ALONE) == pytest.approx(12, abs=0.1)


def test_a_hopeless_fight_promises_a_death() -> None:
    deadly: Figures = {**ARMED, "monsters": {"saboteur": {"ranges": ((2, 50),)}}}
    death = round(outlook_of(a_place(DOOM, round=9)).death())

    assert death > 0
    assert promised(figures=deadly) == pytest.approx(-death)


def test_what_helps_in_a_fight_helps_in_the_showdown() -> None:
    """Powers of the hex, Potions, Damage that works once, First Strikes; nothing of it against Immunity."""
    saboteur = {"ranges": ((7, 3),), "chaos": 0}
    tough: Figures = {**ARMED, "monsters": {"saboteur": saboteur}}
    immune: Figures = {**ARMED, "monsters": {"saboteur": {**saboteur, "immune": True}}}
    plain = promised(figures=tough)

    assert promised(figures=tough, map={"i_o4": (3, 0)}, at="i_o4-a") != plain
    assert promised(figures=tough, map={"i_o3": (3, 0)}, at="i_o3-a") != plain
    assert promised(figures=tough, sacks=["healing_potion"]) > plain
    assert promised(figures=tough, pouch=["essence-fire"]) > plain
    thrown: dict[str, Any] = {"figures": tough, "heroes": ["keleia", "ael"]}
    assert promised(**thrown) > promised(exhausted=["thrown_dagger"], **thrown)
    assert promised(figures=tough, pouch=["essence-air"] * 2) > plain
    assert promised(figures=immune, pouch=["essence-air"] * 2) == promised(figures=immune)


def test_a_hero_who_cannot_win_stops_and_one_who_can_goes_on() -> None:
    weak = a_place(DOOM, round=8, health=1).run("offer_culprit", 0, 2)
    sharp = {"tiles": {"staff_of_fire": {"ranges": ((2, 20),)}}}
    strong = a_place(DOOM, round=8, figures=sharp).run("offer_culprit", 0, 2)

    assert answer(weak) == ("stop", "hint-stop-before-culprit")
    assert answer(strong) == ("face", "hint-face-culprit")
