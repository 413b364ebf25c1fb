"""The greedy player in Walking Destruction: fights with the Golem, Defense Magic in its way, and which way it goes."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.euthia.asking import ALONE, ARMED, GOLEM, a_place, answer, outlook_of
from tests.games.euthia.setting import Sitting

from muster.games.euthia.bots import golem
from muster.games.euthia.bots.golem import SPARED
from muster.games.euthia.bots.values import USUAL
from muster.games.euthia.content.pieces import NOTHING
from muster.games.euthia.state import SCENARIO_DECK
from muster.kernel.zones import Zone

QUARRY, MOUNTAIN, LAND = "i_s1-a", "i_s1-b", "i_s1-c"  # the Golem stands on the first
MARKET = {"i_f1": (2, -1)}  # Merchants with a Monster on a, a Mountain on b, empty land on c
TOGETHER: dict[str, Any] = {"options": {"mode": "cooperative"}}

# -- fights ------------------------------------------------------------------------------------------------------------


def test_the_golem_is_fought_by_a_hero_beside_it() -> None:
    game = a_place(GOLEM, at=MOUNTAIN, tokens=["combat"], gaar=3, round=6, figures=ARMED, **ALONE)

    assert answer(game) == ("fight-foe", "hint-foe")


def test_partners_fight_the_golem_together() -> None:
    game = a_place(GOLEM, at=MOUNTAIN, tokens=["combat"], gaar=3, round=6, figures=ARMED, **TOGETHER)

    assert answer(game) == ("fight-foe", "hint-foe")


def test_damage_on_the_golem_counts_more_once_a_hero_has_grown() -> None:
    early, late = (golem.stakes(outlook_of(a_place(GOLEM, round=number, **ALONE)), 20) for number in (1, 6))

    assert late.damage > 2 * early.damage > 0


def test_a_hero_is_as_strong_as_it_will_be_in_the_middle_of_the_game() -> None:
    middle, late = (golem.stakes(outlook_of(a_place(GOLEM, round=number, **ALONE)), 20) for number in (5, 9))

    assert late.damage == middle.damage


def test_every_hero_has_its_share_of_the_golem_to_wear_down() -> None:
    """Damage that lies on it was a share too: the same foe with less left is no better."""
    few, many = (golem.stakes(outlook_of(a_place(GOLEM, seats=seats, round=6)), 40) for seats in (2, 4))
    shared, all_of_us = (golem.stakes(outlook_of(a_place(GOLEM, seats=n, round=6, **TOGETHER)), 40) for n in (2, 4))
    worn = a_place(GOLEM, round=6, fields={"foe_damage": [15, 5]})

    assert many.damage > few.damage > 0
    assert all_of_us.damage == pytest.approx(2 * shared.damage)
    assert shared.damage > few.damage
    assert golem.stakes(outlook_of(worn), 20).damage == few.damage


def test_the_fall_of_the_golem_is_worth_most_to_those_who_play_for_it() -> None:
    rivals, lonely = (golem.stakes(outlook_of(a_place(GOLEM, **given)), 20) for given in ({}, ALONE))

    assert lonely.win > 5 * rivals.win > 0


def test_nothing_is_saved_in_the_last_round_against_the_golem() -> None:
    early, late = (golem.stakes(outlook_of(a_place(GOLEM, round=number)), 20) for number in (6, 10))

    assert late.health < early.health / 2


# -- its way -----------------------------------------------------------------------------------------------------------


def only(game: Sitting, *cards: str) -> Sitting:
    """These Rampage cards are left."""
    left = tuple(sorted([card.id for card in game.box.scenario_cards if card.key in cards]))
    game.table.zones[SCENARIO_DECK] = Zone(left)
    return game


def test_the_way_of_the_golem_follows_the_cards_that_are_left() -> None:
    game = only(a_place(GOLEM), "hunger_for_stone_1")
    assert golem.chances(game.table) == {game.space(MOUNTAIN): 1.0}

    both = golem.chances(only(a_place(GOLEM), "hunger_for_stone_1", "slumber_of_stone").table)
    assert both == {game.space(MOUNTAIN): pytest.approx(0.5)}


def way(card: str, **given: Any) -> dict[str, Any]:
    """Where the Golem would come with a card, by the names of the hexes."""
    game = only(a_place(GOLEM, **given), card)
    return {game.name_of(space): pytest.approx(chance) for space, chance in golem.chances(game.table).items()}


def test_ways_that_are_equally_short_are_equally_likely() -> None:
    assert way("the_bells") == {LAND: 1.0, "i_c1-a": 0.5, "i_c1-b": 0.5}
    assert way("towards_the_smoke_1", map=MARKET) == {MOUNTAIN: 0.5, LAND: 0.5, "i_f1-a": 1.0}


def test_a_way_ends_at_its_goal_or_after_the_steps_of_the_card() -> None:
    far = {"i_o2": (2, -1), "i_f1": (4, -2)}

    assert way("hunger_for_stone_1") == way("hunger_for_stone_2") == {MOUNTAIN: 1.0}
    assert "i_f1-a" not in way("towards_the_smoke_1", map=far)
    assert way("towards_the_smoke_2", map=far)["i_f1-a"] == 1.0


def test_blind_fury_goes_in_any_direction_as_far_as_there_is_land() -> None:
    each = 1 / 6

    assert way("blind_fury") == {MOUNTAIN: each, LAND: each, "i_c1-b": each}
    assert way("blind_fury", map={"i_f1": (4, -2)}) == way("blind_fury"), "there is a gap before the Merchants"


def test_the_way_of_the_golem_is_reckoned_anew_when_the_table_changes() -> None:
    """One position after the other, each with a single change."""
    smoke = "towards_the_smoke_1"
    assert way(smoke, map={"i_o2": (2, -1)}) == {}
    assert way(smoke, map=MARKET)["i_f1-a"] == 1.0, "another tile in the same place"
    assert way(smoke, map={"i_f1": (1, 1)})[LAND] == 1.0, "the same tile elsewhere"
    assert way("prey_1", at="i_c1-a") == {LAND: 1.0, "i_c1-a": 1.0}
    assert way("prey_1", at="i_c1-b") == {LAND: 1.0, "i_c1-b": 1.0}
    assert way("prey_1", at="i_c1-b", fields={"foe_space": a_place(GOLEM).space(LAND)}) == {"i_c1-b": 1.0}
    assert way("hunger_for_stone_1") == {MOUNTAIN: 1.0}
    assert way("hunger_for_stone_1", fields={"burned": 1 << a_place(GOLEM).space(MOUNTAIN)}) == {}


# -- Defense Magic -----------------------------------------------------------------------------------------------------


def test_defense_magic_is_laid_where_the_golem_will_come() -> None:
    given: dict[str, Any] = {"at": MOUNTAIN, "pouch": ["essence-water"], "tokens": []}

    assert answer(only(a_place(GOLEM, **given), "hunger_for_stone_1")) == ("defend", "hint-defense-magic")
    assert answer(only(a_place(GOLEM, **given), "slumber_of_stone"))[0] != "defend"


def test_defense_magic_is_paid_with_what_is_missed_least() -> None:
    game = only(a_place(GOLEM, at=MOUNTAIN, gaar=1, gold=9, pouch=["essence-air"], tokens=[]), "hunger_for_stone_1")

    assert answer(game.play("defend")) == ("pay:essence-air", "hint-defense-magic")


def wished(place: str, card: str = "hunger_for_stone_1", **given: Any) -> list[float]:
    """What Defense Magic at a place is wished for, with one card left."""
    game = only(a_place(GOLEM, **{"pouch": ["essence-water"], **given}), card)
    return [wish.worth for wish in golem.wishes(outlook_of(game), game.space(place))]


def test_defense_magic_is_worth_its_reputation_and_the_hex_less_its_price() -> None:
    essence = outlook_of(a_place(GOLEM, pouch=["essence-water"])).essence()

    assert wished(MOUNTAIN) == [pytest.approx(3 + SPARED - essence)]
    assert wished(MOUNTAIN, pouch=[]) == []


def test_defense_magic_is_wished_for_only_where_it_may_lie() -> None:
    """Not in the Church, on empty land, on ruins or beside another token; and there have to be tokens."""
    market: dict[str, Any] = {"map": MARKET, "traded": {"i_f1-a": 1}, "at": "i_f1-a", "card": "prey_1"}
    merchants = a_place(GOLEM, map=MARKET).space("i_f1-a")

    assert wished("i_f1-a", **market)
    assert wished("i_f1-a", fields={"burned": 1 << merchants}, **market) == []
    assert wished("i_f1-a", fields={"defended": ((merchants, 1),)}, **market) == []
    assert wished("i_f1-a", fields={"defenses": 12}, **market) == []
    assert wished("i_f1-a", fields={"foe_space": NOTHING}, **market) == []
    assert wished(LAND, at="i_c1-a", card="prey_1") == []
    assert wished("i_c1-a", at="i_c1-a", card="prey_1") == []
    assert wished("church-centre") == []


def test_the_price_of_defense_magic_is_the_cheaper_payment() -> None:
    def price(**given: Any) -> float:
        return golem.price(outlook_of(a_place(GOLEM, **given)))

    outlook = outlook_of(a_place(GOLEM))
    coins = 2 * outlook.gold + outlook.gaar
    assert price(pouch=["essence-air"]) == outlook.essence() < coins
    assert price(gold=2, gaar=1) == pytest.approx(coins)
    assert price(gold=2, gaar=1, pouch=["essence-air"]) == outlook.essence()
    assert price(gold=2, dwurt=1, heroes=["skoldur", "ael"]) < 9
    assert price(gold=1, gaar=1) == price(gold=2) == price() == 9


# -- which way it goes -------------------------------------------------------------------------------------------------


def rampaging(card: str, **given: Any) -> Sitting:
    """The end of a round, at the first question about the way of the Golem."""
    return a_place(GOLEM, loads={"scenario": [card]}, start="scenario_round_end", **given)


def test_the_golem_is_led_to_the_goal_where_nobody_stands() -> None:
    assert answer(rampaging("the_bells", at="i_c1-a")) == ("go:i_c1-b", "hint-golem-way")
    assert answer(rampaging("the_bells", at="i_c1-b")) == ("go:i_c1-a", "hint-golem-way")


def test_the_golem_is_led_over_empty_land_rather_than_over_a_mountain_or_oneself() -> None:
    free, trodden = (rampaging("towards_the_smoke_1", map=MARKET, at=at) for at in ("church-centre", LAND))

    assert free.prompt == trodden.prompt == "golem-step"
    assert answer(free) == (f"go:{LAND}", "hint-golem-way")
    assert answer(trodden) == (f"go:{MOUNTAIN}", "hint-golem-way")


def harm(place: str, **given: Any) -> float:
    """What it costs seat 0 if the Golem enters a hex."""
    game = a_place(GOLEM, **given)
    return golem.harm(outlook_of(game), game.space(place))


def test_who_stands_in_the_way_of_the_golem_is_hurt() -> None:
    """Partners as oneself; a rival who is trampled is half as good as that is bad."""
    rival: dict[str, Any] = {"others": {1: {"at": LAND}}}

    assert harm(LAND) == 0.0
    assert harm(LAND, at=LAND) == pytest.approx(6 * USUAL.health)
    assert harm(LAND, **rival) == pytest.approx(-3 * USUAL.health)
    assert harm(LAND, **rival, **TOGETHER) == pytest.approx(6 * USUAL.health)


def test_a_hex_with_a_location_is_spared() -> None:
    assert harm(MOUNTAIN) == SPARED


def test_the_golem_is_led_onto_own_defense_magic_and_not_onto_that_of_a_rival() -> None:
    space = a_place(GOLEM).space(MOUNTAIN)
    own, other = ({"fields": {"defended": ((space, owner),)}} for owner in (0, 1))

    assert harm(MOUNTAIN, **own) == -3
    assert harm(MOUNTAIN, **other) == 3 / 2
    assert harm(MOUNTAIN, **other, **TOGETHER) == -3
    assert harm(MOUNTAIN, at=MOUNTAIN, **own) == pytest.approx(3 * USUAL.health - 3)
