"""Confronting Elementals."""

from __future__ import annotations

from typing import Any, TypeAlias

import pytest
from tests.games.euthia.fighting import LAIR, a_hex, before_a_lair
from tests.games.euthia.setting import Sitting, the_box

from muster.games.euthia.content.pieces import ELEMENTS, ElementalTable, GainEffect

CHURCH = "i_c1-centre"
Rows: TypeAlias = tuple[tuple[int, tuple[GainEffect, ...]], ...]


def tables(rows: Rows) -> dict[str, Any]:
    """Four Elemental cards with the same rows."""
    made = []
    for element in range(len(ELEMENTS)):
        card = ElementalTable(element)
        card.rows = rows
        made.append(card)
    return {"box": {"*": {"elementals": tuple(made)}}}


def beside(element: str, *dice: int, **given: Any) -> Sitting:
    """A Hero on the hex of an Elemental."""
    hexes = (a_hex(element), a_hex(), a_hex())
    return before_a_lair(hexes=hexes, loads={"hero": dice}, **given)


@pytest.mark.rule("EU-CNF-01")
def test_eu_cnf_01_who_has_a_token_there_may_not_confront_again() -> None:
    assert beside("water").offers("confront", "end")
    assert beside("water").ways
    assert not beside("water", visited={f"{LAIR}-a": [0]}).offers("confront")
    assert not beside("water", at=f"{LAIR}-b").offers("confront")


@pytest.mark.rule("EU-CNF-01")
def test_eu_cnf_01_once_is_enough() -> None:
    game = beside("water", 3, 3)

    game.play("confront")

    assert (game.prompt, game.offers("confront")) == ("turn", False)


@pytest.mark.rule("EU-CNF-02")
def test_eu_cnf_02_everybody_with_a_token_gets_a_gold() -> None:
    poor = beside("water", seats=3, visited={f"{LAIR}-a": [1, 2]}, gold=1)
    game = beside("water", 3, 3, seats=3, visited={f"{LAIR}-a": [1, 2]}, gold=2)
    assert not poor.offers("confront")

    game.play("confront")

    assert [game.hero(seat)["gold"] for seat in range(3)] == [0, 1, 1]
    assert game.table.interaction[game.space(f"{LAIR}-a")] == (1, 1, 1)


@pytest.mark.rule("EU-CNF-02")
def test_eu_cnf_02_the_first_one_pays_nothing() -> None:
    game = beside("water", 3, 3, gaar=1).play("confront")

    assert (game.prompt, game.table.interaction[game.space(f"{LAIR}-a")]) == ("roll", (1, 0))


@pytest.mark.parametrize("element, value", [("earth", 3 + 4 + 2), ("air", 3 + 3), ("fire", 7), ("water", 7)])
@pytest.mark.rule("EU-CNF-03")
def test_eu_cnf_03_a_hero_roll_under_the_power_of_the_hex(element: str, value: int) -> None:
    game = beside(element, 3, 4, figures=tables(()))

    game.play("confront")

    assert game.happened("confronted") == [{"seat": 0, "element": element, "value": value}]


@pytest.mark.parametrize("dice, gold", [((2, 2), 0), ((2, 3), 1), ((4, 4), 1), ((4, 5), 5)])
@pytest.mark.rule("EU-CNF-03")
def test_eu_cnf_03_the_range_of_the_card_applies(dice: tuple[int, int], gold: int) -> None:
    rows: Rows = ((5, (("gold", 1, 0),)), (9, (("gold", 5, 0),)))
    game = beside("water", *dice, figures=tables(rows))

    game.play("confront")

    assert (game.gold, game.table.interaction[game.space(f"{LAIR}-a")]) == (gold, (1, 0))


@pytest.mark.parametrize("dice, told", [((1, 2), "2 Gold"), ((4, 3), "3 Gold")])
@pytest.mark.rule("EU-CNF-03")
def test_eu_cnf_03_what_the_roll_brings_is_told_before_it_stands(dice: tuple[int, int], told: str) -> None:
    rows: Rows = ((0, (("gold", 2, 0),)), (7, (("gold", 3, 0),)))
    game = beside("fire", *dice, figures=tables(rows), gaar=1)

    game.play("confront")
    done = next(option for option in game.match.decision.options if option.key == "done")
    said = done.preview()

    assert said is not None
    assert (done.text("en"), said.text("en")) == ("Keep the roll", told)
    before = game.gold
    game.play("done")
    assert game.gold - before == int(told[0])


@pytest.mark.rule("EU-CNF-03")
def test_eu_cnf_03_all_normal_modifiers_count() -> None:
    rows: Rows = ((9, (("gold", 5, 0),)),)
    game = beside("water", 2, 3, 3, gaar=2, tiles=["focus"], figures=tables(rows))

    game.play("confront", "gaar:2", "use:focus", "done")

    assert (game.gold, game.happened("confronted")[0]["value"]) == (5, 3 + 3 + 2 + 2)


@pytest.mark.rule("EU-CNF-05")
def test_eu_cnf_05_who_dies_gains_nothing() -> None:
    rows: Rows = ((2, (("essence", 1, 3), ("inj", 3, 0), ("rep", 4, 0))),)
    dead = beside("water", 3, 3, health=3, reputation=7, gaar=0, figures=tables(rows)).play("confront")
    alive = beside("water", 3, 3, health=4, reputation=7, gaar=0, figures=tables(rows)).play("confront")

    assert (dead.place, dead.pouch(), dead.reputation, dead.gaar) == (CHURCH, [], 5, 0)
    assert (alive.health, alive.pouch(), alive.reputation) == (1, ["essence-fire"], 11)


@pytest.mark.rule("EU-CNF-05")
def test_eu_cnf_05_the_dead_goes_on_with_the_turn() -> None:
    rows: Rows = ((2, (("inj", 9, 0), ("move", 2, 0))),)
    game = beside("water", 3, 3, health=9, moves=2, figures=tables(rows)).play("confront")

    assert (game.prompt, game.place, game.moves, game.health) == ("turn", CHURCH, 0, 20)


@pytest.mark.parametrize("held, health, gold", [("earth", 10, 3), ("fire", 7, 3)])
@pytest.mark.rule("EU-CNF-03")
def test_eu_cnf_03_slumber_keeps_off_bad_results_of_its_elements(held: str, health: int, gold: int) -> None:
    rows: Rows = ((2, (("inj", 3, 0), ("gold", 3, 0))),)
    figures = {**tables(rows), "heroes": {"taesiri": {"health": 20}}}
    slumber = {"heroes": ["taesiri", "ael"], "tiles": ["slumber"], "essences": [("slumber", held)]}
    game = beside("earth", 3, 3, figures=figures, health=10, **slumber)

    game.play("confront")

    assert (game.health, game.gold) == (health, gold)


@pytest.mark.rule("EU-CNF-06")
def test_eu_cnf_06_four_cards_with_ranges_and_their_own_essence() -> None:
    cards = the_box().elementals

    assert [card.element for card in cards] == [0, 1, 2, 3]
    for card in cards:
        starts = [start for start, _ in card.rows]
        assert starts == sorted(set(starts)), ELEMENTS[card.element]
        essences = {extra for _, row in card.rows for name, _, extra in row if name == "essence"}
        assert essences == {card.element}


ROWS = [(card.element, start, row) for card in the_box().elementals for start, row in card.rows]


@pytest.mark.parametrize("element, start, row", ROWS)
@pytest.mark.rule("EU-CNF-03")
def test_eu_cnf_03_every_row_of_the_four_cards_works(element: int, start: int, row: tuple[GainEffect, ...]) -> None:
    """The row lies at the value of a roll of 7, which Air (4) and Earth (9) change."""
    figures = tables(((2, row),))
    game = beside(
        ELEMENTS[element], 3, 4, figures=figures, health=10, gold=3, gaar=2, moves=0, silver_deck=["curse"] * 2
    )
    game.play("confront", "done")

    expected = {"health": 10, "gold": 3, "gaar": 2, "moves": 0, "essence": 0, "silver": 0}
    sign = {"inj": ("health", -1), "heal": ("health", 1), "lose_gold": ("gold", -1), "lose_gaar": ("gaar", -1)}
    for name, number, extra in row:
        field, factor = sign.get(name, ("moves" if name == "move" else name, 1))
        expected[field] += factor * number
        assert extra in (0, element)
    found = {"health": game.health, "gold": game.gold, "gaar": game.gaar, "moves": game.moves}
    found |= {"essence": game.pouch().count(f"essence-{ELEMENTS[element]}"), "silver": len(game.silver())}
    assert found == expected
