"""What an option says it would bring comes true."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from tests.conformance.setups import some_option
from tests.games.euthia.setting import a_fight, a_table
from tests.games.euthia.test_teleports import a_land

import muster
from muster.kernel.match import Match
from muster.kernel.text import LANGUAGES

MARKET, CAVE = "i_f1-a", "i_o3-b"


# What is told when a preview comes true: the kind of event and its fact.
PROOFS = {
    "preview-health": ("healed", "number"),
    "preview-moves": ("moves-gained", "number"),
    "preview-price": ("gold-paid", "gold"),
    "preview-gain": ("sold", "gold"),
    "preview-value": ("dwurt-spent", "value"),
    "preview-values": ("rerolled", "value"),
    "preview-damage": ("hero-attacks", "damage"),
    "preview-injuries": ("attack-value", "injuries"),
}


def told_after(match: Match, key: str, kind: str, fact: str) -> int | None:
    """Play an option on a copy: what the first event of that kind tells, if there is one."""
    seat = match.decision.seat
    fork = match.fork()
    since = len(fork.events(seat))
    fork.play(key)
    for event in fork.events(seat, since):
        if event["kind"] == kind:
            value = event["facts"][fact]  # type: ignore[index]
            assert isinstance(value, int)
            return value
    return None


def agrees(said: str, params: dict[str, Any], value: int) -> bool:
    match said:
        case "preview-health":
            return value == params["after"] - params["before"]
        case "preview-value":
            return bool(value == params["after"])
        case "preview-values":
            return bool(params["least"] <= value <= params["most"])
        case "preview-injuries":  # a Monster that kills outright tells its plain Injuries
            return bool(value <= params["injuries"])
        case _:
            return value == next(iter(params.values()))


@pytest.mark.parametrize("seats, mode", [(1, "competitive"), (2, "competitive"), (3, "cooperative")])
def test_previews_come_true_in_play(seats: int, mode: str) -> None:
    proofs: Counter[str] = Counter()
    for seed in range(4):
        options = {"mode": mode, "elites": True, "griffin": True}
        match = muster.new("euthia", seats=seats, seed=f"previews {seed}", options=options)
        luck = Random(seed)
        while not match.over:
            for option in match.decision.options:
                shown = option.preview()
                if shown is None or shown.key not in PROOFS:
                    continue
                proof = ("bought", "gold") if option.kind == "buy" else PROOFS[shown.key]
                value = told_after(match, option.key, *proof)
                if value is not None:
                    assert agrees(shown.key, dict(shown.saying.params), value), f"{option.key}: {shown.text('en')}"
                    proofs[shown.key] += 1
            match.play(some_option(match, luck))
    assert {"preview-moves", "preview-values", "preview-damage", "preview-injuries"} <= set(proofs)


@pytest.mark.rule("EU-HAT-09")
def test_eu_hat_09_an_attack_says_its_damage_and_its_chance_to_defeat_the_monster() -> None:
    """4 Damage from 9 on, in 10 of 36 rolls; the other attack never deals enough."""
    ranges = {"staff_of_fire": {"ranges": ((2, 1), (9, 4))}, "fireball": {"ranges": ((2, 0), (12, 3))}}
    figures = {"monsters": {"dragonfly": {"health": 4, "penalty": 0}}, "tiles": ranges}
    game = a_fight("dragonfly", figures=figures, bare=True, tiles=list(ranges), health=20, monster_dice=[1, 1])

    game.until("attack")

    assert game.preview("attack-with:staff_of_fire") == ("preview-attack", {"least": 1, "most": 4, "chance": 28})
    assert game.preview("attack-with:fireball") == ("preview-attack", {"least": 0, "most": 3, "chance": 0})


@pytest.mark.rule("EU-TRD-15")
def test_eu_trd_15_options_of_a_resource_are_told() -> None:
    game = a_table(at=MARKET, map={"i_f1": None}, traded={MARKET: 0}, sacks=["raw_amethyst"])
    game.play("trade", "sell:raw_amethyst")

    told = [option.preview() for option in game.match.decision.options]

    assert [said.text("en") for said in told if said is not None] == ["3 Gold", "1 Amethyst"]


@pytest.mark.rule("EU-TRD-15")
def test_eu_trd_15_what_a_resource_can_be_sold_for_is_told_before_the_choice() -> None:
    game = a_table(at=MARKET, map={"i_f1": None}, traded={MARKET: 0}, sacks=["raw_amethyst"])
    game.play("trade")

    told = next(option for option in game.match.decision.options if option.key == "sell:raw_amethyst").preview()

    assert told is not None
    assert [told.text(lang) for lang in LANGUAGES] == [
        "3 Gold or 1 Amethyst",
        "3 de oro o 1 amatista",
        "3 pièces d’or ou 1 améthyste",
    ]


@pytest.mark.rule("EU-HTL-04")
def test_eu_htl_04_what_a_hero_tile_does_is_told_before_it_is_kept() -> None:
    game = a_table(heroes=["ael", "dral"], at=MARKET, map={"i_f1": None}, traded={MARKET: 0}, gold=5, reputation=3)
    game.play("trade", "unveil")

    told = [option.preview() for option in game.match.decision.options]

    assert game.prompt == "keep-hero-tile"
    assert all(said is not None and said.key.endswith(".text") and len(said.text("en")) > 10 for said in told)


@pytest.mark.rule("EU-MOV-01")
def test_eu_mov_01_the_move_points_that_are_left_are_told() -> None:
    wide = a_table(at="church-centre", moves=4, map=a_land(24), stack=())

    assert wide.preview("walk") == ("preview-moves-left", {"number": 4})


@pytest.mark.rule("EU-MIN-03")
def test_eu_min_03_the_fee_is_told_before_mining() -> None:
    game = a_table(at=CAVE, map={"i_o3": None}, visited={CAVE: [1]}, gold=2)

    assert game.preview("mine") == ("preview-fee", {"gold": 1})


@pytest.mark.rule("EU-MOV-02")
def test_eu_mov_02_a_walk_says_what_is_there_and_how_far() -> None:
    game = a_table(at="church-centre", moves=2)

    for option in game.match.decision.options:
        if option.kind == "go":
            said, params = game.preview(option.key)
            assert said == "preview-land"
            assert params["number"] in (1, 2)
    assert game.run("walk", 0).preview("back") == ("", {})


def test_a_hero_is_told_before_the_choice() -> None:
    match = muster.new("euthia", seats=2, options={"heroes": "choose"})

    told = {option.key: option.preview() for option in match.decision.options}

    assert all(said is not None and said.key == "preview-hero" for said in told.values())
    skoldur = told["hero:skoldur"]
    assert skoldur is not None
    assert "Dwurt" in skoldur.text("en")


def test_open_places_say_in_which_direction_they_lie() -> None:
    """ "Open space 1" and "Open space 2" beside the same tile cannot be told apart otherwise."""
    told = 0
    for seed in range(3):
        match, toss = muster.new("euthia", seats=2, seed=seed), Random(seed)
        for _ in range(150):
            if match.over:
                break
            decision = match.decision
            if decision.options[0].kind == "slot":
                shown = [option.preview() for option in decision.options]
                words = [each.text("en").split(",")[0] for each in shown if each is not None]
                assert len(set(words)) == len(words) == len(decision.options)
                told += len(words) > 1
            match.play(some_option(match, toss))
    assert told
