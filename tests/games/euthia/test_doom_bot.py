"""The greedy player in The Looming Doom: Evidence at a fair price, and no hopeless fights."""

from __future__ import annotations

from typing import Any

from tests.games.euthia.asking import answer, outlook_of
from tests.games.euthia.setting import Sitting, a_table

from muster.games.euthia.bots.doom import clues, search_worth, sources

SCENARIO = "the-looming-doom"


def a_doom(**given: Any) -> Sitting:
    return a_table(scenario=SCENARIO, **{"stack": (), **given})


def test_evidence_is_worth_nothing_elsewhere_and_at_the_end_of_the_scale() -> None:
    assert clues(outlook_of(a_table()), 1) == 0.0
    assert clues(outlook_of(a_doom(fields={"evidence": (10, 0)})), 2) == 0.0
    one, two = (clues(outlook_of(a_doom(fields={"evidence": (known, 0)})), 2) for known in (9, 0))
    assert 0 < one < two


def test_sources_are_those_that_can_be_paid() -> None:
    game = a_doom(gold=3, map={"ii_s1": (3, 0)})
    den, church = game.space("ii_s1-a"), game.space("church-centre")

    assert [kind for kind, _, _ in sources(outlook_of(game), den)] == ["visit"]
    assert sources(outlook_of(a_doom(gold=1, map={"ii_s1": (3, 0)})), den) == []
    assert sources(outlook_of(a_doom(gold=3, gaar=0)), church) == []
    assert sources(outlook_of(a_doom(gold=9, gaar=4, fields={"evidence": (10, 0)})), church) == []


def test_a_roll_in_the_citadel_is_lifted_where_that_gives_evidence() -> None:
    game = a_doom(gaar=4, loads={"hero": (4, 2)}, map={"iv_s4": (3, 0)}, at="iv_s4-a").play("visit:ruined_citadel")
    outlook = outlook_of(game)

    assert search_worth(outlook, 8) > 0 > search_worth(outlook, 7)
    assert answer(game)[0].startswith("gaar:")


def test_the_bot_pays_what_it_misses_least() -> None:
    cheap = {"map": {"ii_f1": (3, 0)}, "at": "ii_f1-a", "traded": {"ii_f1-a": 0}}
    game = a_doom(silver=["curse", "curse"], gold_cards=["healing"], **cheap).play("ask:sofien")
    chosen = answer(game)

    assert chosen[0] in ("pay-silver", "pay-gold-card")
    assert chosen[1] == "hint-evidence"


def test_a_hero_who_cannot_win_stops_and_one_who_can_goes_on() -> None:
    weak = a_doom(round=8, health=1).run("offer_culprit", 0, 2)
    sharp = {"tiles": {"staff_of_fire": {"ranges": ((2, 20),)}}}
    strong = a_doom(round=8, figures=sharp).run("offer_culprit", 0, 2)

    assert answer(weak) == ("stop", "hint-stop-before-culprit")
    assert answer(strong) == ("face", "hint-face-culprit")
