"""First Strike: one attack before the first Combat Round."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.euthia.fighting import (
    HARMLESS,
    LAIR,
    a_hex,
    a_long_fight,
    a_plain_fight,
    before_a_lair,
    fight_of,
    hero_attacks,
    value_of,
)

BOW: dict[str, Any] = {"tiles": {"hunting_bow": {"ranges": ((5, 1), (8, 2))}, "ambush": {"ranges": ((5, 1),)}}}


@pytest.mark.rule("EU-FST-01")
def test_eu_fst_01_the_hero_is_asked_once_before_the_first_round() -> None:
    game = a_long_fight(figures=BOW, bare=True, tiles=["hunting_bow"], hero_dice=[4, 4])
    assert (game.prompt, game.keys, fight_of(game)["round"]) == (
        "first-strike",
        ["strike-with:hunting_bow", "no-strike"],
        0,
    )

    game.play("strike-with:hunting_bow")

    assert hero_attacks(game) == [(8, 2)]
    assert len([told for told in game.happened("rolled") if told["seat"] == 0]) == 1


@pytest.mark.rule("EU-FST-01")
def test_eu_fst_01_a_first_strike_may_be_declined() -> None:
    game = a_long_fight(figures=BOW, bare=True, tiles=["hunting_bow"], gaar=1)

    game.play("no-strike")

    assert (game.prompt, fight_of(game)["round"], hero_attacks(game)) == ("duel", 1, [])


@pytest.mark.rule("EU-FST-01")
def test_eu_fst_01_without_the_icon_there_is_no_first_strike() -> None:
    game = a_long_fight(gaar=1)

    assert (game.prompt, fight_of(game)["round"]) == ("duel", 1)


@pytest.mark.rule("EU-FST-02")
def test_eu_fst_02_no_curse_is_played_against_it() -> None:
    others = {1: {"silver": ["curse", "curse"]}}
    game = a_long_fight(
        figures=BOW, bare=True, tiles=["hunting_bow"], dragonfly={"chaos": 2}, others=others, hero_dice=[4, 4], gaar=1
    )

    game.play("strike-with:hunting_bow")
    assert (game.prompt, game.asked, value_of(game)) == ("hero-roll", 0, 8)
    game.play("done")

    assert (game.prompt, game.asked, fight_of(game)["round"]) == ("play-before", 1, 1)


@pytest.mark.rule("EU-FST-02")
def test_eu_fst_02_silence_cannot_be_played() -> None:
    game = a_long_fight(figures=BOW, bare=True, tiles=["hunting_bow", "silence", "sharpen"])

    game.play("strike-with:hunting_bow")

    assert (game.prompt, game.keys) == ("before-hero", ["use:sharpen", "done", "pass-all"])


@pytest.mark.rule("EU-FST-02")
def test_eu_fst_02_only_tiles_with_the_icon_strike_first_and_only_one() -> None:
    game = a_long_fight(
        figures=BOW,
        heroes=["keleia", "ael"],
        bare=True,
        tiles=["hunting_spear", "hunting_bow", "ambush", "fireball"],
        hero_dice=[4, 4],
    )
    assert game.keys == ["strike-with:ambush", "strike-with:hunting_bow", "no-strike"]

    game.play("strike-with:ambush")

    assert hero_attacks(game)[0] == (8, 1)
    assert game.happened("hero-attacks")[0]["tile"] == "ambush"
    assert game.happened("combat-round") == [{"number": 1}]
    assert game.keys == ["attack-with:hunting_spear", "attack-with:fireball"]


@pytest.mark.rule("EU-FST-03")
def test_eu_fst_03_penalty_and_gaar_count() -> None:
    game = a_plain_fight(figures=BOW, bare=True, tiles=["hunting_bow"], gaar=2, hero_dice=[5, 6, 6])

    game.play("strike-with:hunting_bow")
    assert value_of(game) == 5 + 6 - 4
    game.play("gaar:5")

    assert value_of(game) == 6 + 6 - 4 + 2 == 10


@pytest.mark.rule("EU-FST-03")
def test_eu_fst_03_essences_clovers_hope_and_other_tiles_may_be_used() -> None:
    game = a_long_fight(
        figures=BOW,
        bare=True,
        tiles=["hunting_bow", "focus", "kindle", "battle_cry"],
        pouch=["essence-fire"],
        hero_dice=[1, 4],
    )
    game.play("strike-with:hunting_bow", "use:kindle", "burn:fire")

    game.play("use:focus", "use:battle_cry", "hope-1")

    assert hero_attacks(game) == [(1 + 4 + 2 + 1 + 1, 2 + 2 + 2)]


@pytest.mark.rule("EU-FST-03")
def test_eu_fst_03_elemental_powers_apply_and_the_monster_cannot_react() -> None:
    game = before_a_lair(
        figures=BOW,
        dragonfly={"health": 50, "penalty": 0, "gaar": 2, "chaos": 2, "ranges": HARMLESS},
        hexes=(a_hex("air"), a_hex(level=1), a_hex("earth")),
        bare=True,
        tiles=["hunting_bow"],
        gaar=1,
        others={1: {"silver": ["curse"], "gold_cards": ["soul_control"]}},
        loads={"hero": [6, 2]},
        at=f"{LAIR}-b",
        start="start_combat",
        arguments=(0, -1, 1),
    )
    game.play("strike-with:hunting_bow")
    assert (game.asked, value_of(game)) == (0, 1 + 2 + 2)

    game.play("done")

    assert (game.prompt, hero_attacks(game)) == ("play-before", [(5, 1)])


@pytest.mark.parametrize("tile, exhausted", [("ambush", True), ("hunting_bow", False)])
@pytest.mark.rule("EU-FST-03")
def test_eu_fst_03_an_ability_is_exhausted_a_weapon_is_not(tile: str, exhausted: bool) -> None:
    game = a_long_fight(heroes=["keleia", "skoldur"], figures=BOW, bare=True, tiles=[tile], gaar=1)

    game.play(f"strike-with:{tile}")

    assert game.is_exhausted(tile) is exhausted


@pytest.mark.rule("EU-FST-03")
def test_eu_fst_03_an_exhausted_ability_strikes_no_more() -> None:
    heroes = ["keleia", "skoldur"]
    game = a_long_fight(heroes=heroes, figures=BOW, bare=True, tiles=["ambush"], exhausted=["ambush"], gaar=1)

    assert game.prompt == "duel"


@pytest.mark.rule("EU-FST-02")
def test_eu_fst_02_a_price_that_step_a_has_spent_leaves_the_other_tiles() -> None:
    """Skoldur's last Dwurt goes into Rage: Earthshaker cannot be used any more, the Hunting Bow can."""
    tiles = ["earthshaker", "rage", "hunting_bow"]
    game = a_long_fight(figures=BOW, heroes=["skoldur", "ael"], bare=True, tiles=tiles, dwurt=1, hero_dice=[4, 4])
    game.play("strike-with:earthshaker")
    assert game.prompt == "before-hero"

    game.play("use:rage")

    assert (game.prompt, game.keys) == ("first-strike", ["strike-with:hunting_bow", "no-strike"])
