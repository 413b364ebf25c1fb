"""The greedy player in Elemental Revocation: whom to revoke and at what price, the Faer Spring, and the Demon."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.euthia.asking import (
    ALONE,
    ANSWER,
    CALL,
    STRONG,
    VOLCANO,
    a_place,
    answer,
    outlook_of,
    worth_of,
)
from tests.games.euthia.setting import Sitting, a_table

from muster.games.euthia.bots import revocation
from muster.games.euthia.bots.fights import Stakes
from muster.games.euthia.bots.revocation import HELD, RANK, SAFETY
from muster.games.euthia.bots.values import USUAL
from muster.games.euthia.content.pieces import ESSENCE_THING, FAER_SPRING
from muster.games.euthia.places import coordinates, hex_distance
from muster.games.euthia.scenarios.volcano import volcano_slots
from muster.games.euthia.state import visit_bit

AIR, FIRE = 0, 3
TOGETHER: dict[str, Any] = {"options": {"mode": "cooperative"}}
# Confronted Elementals: Air in the first part, Fire in the second.
BREEZE: dict[str, Any] = {"map": {"i_o3": (2, -1)}, "at": "i_o3-a", "visited": {"i_o3-a": [0]}, "tokens": []}
BLAZE: dict[str, Any] = {"map": {"ii_o1": (2, -1)}, "at": "ii_o1-a", "visited": {"ii_o1-a": [0]}, "tokens": []}

# -- revocations -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("scenario, essence, place", [(CALL, "air", BREEZE), (ANSWER, "fire", BLAZE)])
def test_an_elemental_is_revoked_by_who_can_pay(scenario: str, essence: str, place: dict[str, Any]) -> None:
    game = a_place(scenario, pouch=[f"essence-{essence}"], gold=9, **place)

    assert answer(game) == ("revoke", "hint-revoke")


def worth(scenario: str, **given: Any) -> float:
    return revocation.worth(outlook_of(a_place(scenario, **given)))


def test_a_revocation_is_worth_its_reputation_a_rank_and_less_faer_power() -> None:
    assert worth(CALL) == 3 + RANK
    assert worth(VOLCANO) == 2 + RANK + SAFETY


def test_partners_revoke_until_the_goal_is_reached() -> None:
    """Three more than there are Heroes."""
    open_goal, reached = (worth(CALL, fields={"revocations": (2, done)}, **TOGETHER) for done in (2, 3))

    assert open_goal == reached + revocation.GOAL
    assert reached == worth(CALL)


def revoking(place: str = "ii_o1-a", **given: Any) -> float:
    game = a_place(ANSWER, **{**BLAZE, **given})
    return revocation.revoking(outlook_of(game), game.space(place))


def test_a_revocation_costs_an_essence_and_gold() -> None:
    outlook = outlook_of(a_place(ANSWER))
    price = outlook.essence() + 2 * outlook.gold

    assert revoking(pouch=["essence-fire"], gold=2) == pytest.approx(4 + RANK - price)


def test_nothing_is_revoked_without_its_price_a_token_or_an_elemental_of_the_stage() -> None:
    paid: dict[str, Any] = {"pouch": ["essence-fire"], "gold": 2}

    assert revoking(sacks=["catalyst"]) > 0
    assert revoking(pouch=["essence-fire"], gold=1) == 0.0
    assert revoking(pouch=["essence-water"], gold=2) == 0.0
    assert revoking(fields={"revocations": (9, 9)}, **paid) == 0.0
    assert revoking("ii_o1-b", sacks=["catalyst"]) == 0.0


def test_an_elemental_is_revoked_after_it_was_confronted() -> None:
    met, unmet = (a_place(CALL, pouch=["essence-air"], **{**BREEZE, "visited": seen}) for seen in ({"i_o3-a": [0]}, {}))

    assert worth_of(met, "revoke", "i_o3-a") > 0
    assert worth_of(unmet, "revoke", "i_o3-a") == 0.0


def test_confronting_is_worth_the_revocation_that_follows() -> None:
    unmet = {**BREEZE, "visited": {}}
    poor, able = (a_place(CALL, pouch=pouch, **unmet) for pouch in ((), ["essence-air"]))

    assert worth_of(able, "confront", "i_o3-a") > worth_of(poor, "confront", "i_o3-a") + 2


def test_a_catalyst_is_kept_where_an_essence_pays() -> None:
    game = a_place(ANSWER, sacks=["catalyst"], pouch=["essence-fire"], gold=9, **BLAZE)

    assert answer(game.play("revoke")) == ("pay:essence-fire", "hint-revoke")


def test_an_elemental_of_the_stage_is_confronted_with_the_essence_at_hand() -> None:
    given: dict[str, Any] = {"map": {"i_o3": (2, -1)}, "at": "i_o3-a", "gold": 9, "tokens": []}

    assert answer(a_place(CALL, pouch=["essence-air"], loads={"hero": [1, 1]}, **given))[0] == "confront"


def test_a_revoked_elemental_is_left_alone() -> None:
    unmet = {**BREEZE, "visited": {}}
    space = a_place(CALL, **unmet).space("i_o3-a")

    assert worth_of(a_place(CALL, **unmet), "confront", "i_o3-a") > 0
    assert worth_of(a_place(CALL, fields={"revoked": 1 << space}, **unmet), "confront", "i_o3-a") == 0.0


# -- Essences ----------------------------------------------------------------------------------------------------------


def wanted(element: int = AIR, **given: Any) -> float:
    return revocation.essence_wanted(outlook_of(a_place(CALL, **{"map": {"i_o3": (2, -1)}, **given})), element)


def test_an_essence_of_the_stage_is_worth_the_revocation_that_it_pays() -> None:
    assert wanted() == pytest.approx(HELD * (3 + RANK))
    assert wanted(FIRE) == 0.0
    assert wanted(fields={"revocations": (9, 9)}) == 0.0


def test_essences_beyond_the_elementals_on_the_map_are_worth_less() -> None:
    assert wanted(pouch=["essence-air"]) == pytest.approx(0.2 * wanted())
    assert wanted(pouch=["essence-air"], map={"i_o3": (2, -1), "ii_o4": (1, 1)}) == wanted()


def test_in_the_last_round_an_essence_pays_for_what_was_confronted() -> None:
    assert wanted(round=9) == 0.0
    assert wanted(round=9, visited={"i_o3-a": [0]}) > 0


def test_gains_and_things_count_what_an_essence_of_the_stage_is_wanted_for() -> None:
    outlook = outlook_of(a_place(CALL, map={"i_o3": (2, -1)}))
    more = revocation.essence_wanted(outlook, AIR)

    assert outlook.good(("essence", 1, AIR)) == pytest.approx(outlook.good(("essence", 1, FIRE)) + more)
    assert outlook.asked(ESSENCE_THING + AIR) == more > outlook.asked(ESSENCE_THING + FIRE)


# -- the Faer Spring ---------------------------------------------------------------------------------------------------


def test_the_faer_spring_is_drunk_from() -> None:
    game = a_place(ANSWER, map={"iv_s3": (2, -1)}, at="iv_s3-a", tokens=[])

    assert answer(game) == ("visit:faer_spring", "hint-spring")


def drinking(place: str = "iv_s3-a", **given: Any) -> float:
    game = a_place(ANSWER, **{"map": {"iv_s3": (2, -1)}, **given})
    return revocation.drinking(outlook_of(game), game.space(place))


def test_the_faer_spring_is_worth_a_catalyst_less_injuries() -> None:
    assert drinking() == pytest.approx(HELD * (4 + RANK) - 2 * USUAL.health)


def test_the_faer_spring_is_left_alone_where_it_is_of_no_use() -> None:
    """Elsewhere, drunk from before, with too little Health, or too late for another revocation."""
    assert drinking("iv_s3-b") == 0.0
    assert drinking(fields={"visits": visit_bit(FAER_SPRING, 0)}) == 0.0
    assert drinking(health=3) == 0.0 < drinking(health=4)
    assert drinking(round=8) > drinking(round=9) == 0.0


# -- the Demon ---------------------------------------------------------------------------------------------------------


def with_demon(**given: Any) -> Sitting:
    """The Demon has risen beside the Church, where seat 0 stands on its hex."""
    fixed: dict[str, Any] = {"stack": (), "map": {"v_s3": (2, -1)}, "round": 7, "at": "v_s3-a"}
    game = a_table(scenario=VOLCANO, start="scenario_round_start", **{**fixed, **given})
    return game.run("take_turn")


def test_the_demon_is_fought() -> None:
    game = with_demon(gaar=3, tokens=["combat"], figures=STRONG, **ALONE)

    assert answer(game) == ("fight-foe", "hint-foe")


def test_nothing_is_saved_in_the_last_round_against_the_demon() -> None:
    game = with_demon(round=7)
    early = revocation.stakes_of_demon(outlook_of(game), 12)
    game.table.round = 10
    late = revocation.stakes_of_demon(outlook_of(game), 12)

    assert late.health < early.health


def stakes_after(damage: list[int], left: int, **given: Any) -> Stakes:
    game = with_demon(**given)
    game.table.foe_damage = damage
    return revocation.stakes_of_demon(outlook_of(game), left)


def test_the_end_of_the_demon_is_worth_most_to_partners() -> None:
    rivals, partners = stakes_after([0, 0], 24), stakes_after([0, 0], 24, **TOGETHER)

    assert partners.win == rivals.win + revocation.BEATEN
    assert partners.damage > 5 * rivals.damage > 0


def test_damage_on_the_demon_counts_for_the_ranks_whoever_deals_the_last_of_it() -> None:
    fresh, worn = stakes_after([0, 0], 24), stakes_after([8, 4], 12)

    assert fresh.damage == worn.damage == pytest.approx((0.5 * fresh.win + 12) / 25, abs=0.06)


@pytest.mark.parametrize("beaten", [0, 1])
def test_strength_is_needed_until_the_demon_is_beaten(beaten: int) -> None:
    rivals, partners = (a_place(VOLCANO, fields={"waves_beaten": beaten}, **given) for given in ({}, TOGETHER))

    if beaten:
        assert revocation.trials(outlook_of(rivals)) == 0.0
    else:
        assert revocation.trials(outlook_of(partners)) > revocation.trials(outlook_of(rivals)) > 0


@pytest.mark.parametrize("at", ["church-centre", "i_f1-b", "i_f2-b"])
def test_the_volcano_is_laid_near_the_own_hero(at: str) -> None:
    tiles = {"i_f1": (-4, -1), "i_f2": (5, 2)}
    game = a_table(scenario=VOLCANO, stack=(), map=tiles, round=7, at=at, start="scenario_round_start")
    table = game.table
    space = table.space[0] - 3 if table.space[0] & 3 == 3 else table.space[0]
    x, y = coordinates(table, space)
    slots = volcano_slots(table)

    key, why = answer(game)

    chosen = next(option for option in game.match.decision.options if option.key == key)
    far = [hex_distance(slot[0] - x, slot[1] - y) for slot in slots]
    assert far[chosen.value] == min(far) < max(far)
    assert why == "hint-volcano"
