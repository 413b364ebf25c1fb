"""Hero Healing Phases."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.euthia.fighting import HARMLESS, a_long_fight, fight_of
from tests.games.euthia.setting import Sitting

from muster.games.euthia.content.pieces import GEMS
from muster.games.euthia.queries import max_health

MENDING: dict[str, Any] = {"heroes": {"maeldur": {"health": 8}}}


def a_phase(**given: Any) -> Sitting:
    """The first Healing Phase of a fight that harms nobody; before it the window before Combat is passed."""
    game = a_long_fight(figures=MENDING, dragonfly={"ranges": HARMLESS, **given.pop("dragonfly", {})}, **given)
    return game.until("healing", most=2)


@pytest.mark.rule("EU-HHP-01")
def test_eu_hhp_01_potion_and_gem_heal_one_after_another() -> None:
    game = a_phase(health=2, sacks=["healing_potion"], tiles=["copper_ring"], gems=[("copper_ring", "opal")])
    assert game.keys == ["drink:healing_potion", "flip:opal", "done", "pass-all"]

    game.play("drink:healing_potion", "flip:opal")

    assert (game.health, game.sacks()) == (2 + 3 + 1, [])
    assert [gem["active"] for slot in game.hero()["slots"] for gem in slot["gems"]] == [False]


@pytest.mark.parametrize(
    "given, key, healed",
    [
        ({"sacks": ["healing_potion"]}, "drink:healing_potion", 3),
        ({"sacks": ["healing_draught"]}, "use:healing_draught", 4),
        ({"tiles": ["copper_ring"], "gems": [("copper_ring", "opal")]}, "flip:opal", 1),
        ({"tiles": ["copper_ring"], "gems": [("copper_ring", "diamond")]}, "flip:diamond", 3),
        ({"pouch": ["essence-water"]}, "burn:water", 4),
        ({"tiles": ["ring_of_vigor"]}, "use:ring_of_vigor", 1),
        ({"tiles": ["mend"]}, "use:mend", 2),
    ],
)
@pytest.mark.rule("EU-HHP-01", "EU-HHP-03")
def test_eu_hhp_01_what_heals_in_both_phases_of_a_round(given: dict[str, Any], key: str, healed: int) -> None:
    first = a_phase(health=2, **given)
    second = a_phase(health=2, gaar=1, **given)

    first.play(key)
    second.play("done", "pass")

    assert first.health == 2 + healed
    assert second.prompt == "healing"
    assert second.play(key).health == 2 + healed


@pytest.mark.rule("EU-HHP-01")
def test_eu_hhp_01_nothing_heals_above_the_maximum_or_at_full_health() -> None:
    game = a_phase(health=7, sacks=["healing_potion"], tiles=["mend"], gaar=1)

    game.play("drink:healing_potion")

    assert game.health == max_health(game.table, 0) == 8
    assert (game.is_exhausted("mend"), game.prompt) == (False, "duel")  # nobody asks any more


@pytest.mark.rule("EU-HHP-02")
def test_eu_hhp_02_the_monster_player_is_idle() -> None:
    silver = ["curse", "bloodlust", "evil_eye"]
    game = a_phase(
        health=2, sacks=["healing_potion"], dragonfly={"chaos": 2, "gaar": 2}, others={1: {"silver": silver}}
    )

    steps = []
    for _ in range(12):
        if game.asked == 1:
            steps.append(fight_of(game)["step"])
        game.step()

    assert "healing" not in steps
    assert set(steps) == {"monster_before", "monster_after", "hero_before"}


@pytest.mark.parametrize(
    "given",
    [
        {"sacks": ["healing_potion"]},
        {"sacks": ["healing_draught"]},
        {"tiles": ["copper_ring"], "gems": [("copper_ring", "opal")]},
        {"pouch": ["essence-water"]},
        {"tiles": ["mend"]},
    ],
)
@pytest.mark.rule("EU-HHP-03")
def test_eu_hhp_03_healing_waits_for_a_healing_phase(given: dict[str, Any]) -> None:
    tiles = [*given.pop("tiles", []), "brace", "sharpen", "sanctuary"]  # they open all other windows
    game = a_long_fight(
        figures=MENDING, dragonfly={"ranges": HARMLESS}, unlocked=range(15), health=1, gaar=1, tiles=tiles, **given
    )
    healing = ("drink:healing_potion", "use:healing_draught", "flip:opal", "burn:water", "use:mend")

    seen: dict[str, set[str]] = {}
    while "hero-roll" not in seen:
        if game.prompt != "before-combat":
            seen.setdefault(game.prompt, set()).update(key for key in game.keys if key in healing)
        game.step()

    assert set(seen) >= {"before-monster", "duel", "after-monster", "before-hero", "hero-roll"}
    assert {prompt for prompt, keys in seen.items() if keys} == {"healing"}


@pytest.mark.rule("EU-HHP-03")
def test_eu_hhp_03_opal_diamond_and_water_are_the_tokens_that_heal() -> None:
    game = a_phase(health=1, pouch=[f"essence-{name}" for name in ("air", "earth", "water", "fire")])
    box = game.box

    heal = [GEMS[at] for at, uses in enumerate(box.gem_effects) if any(use.effects[0][0] == "heal" for use in uses)]

    assert heal == ["opal", "diamond"]
    assert game.keys == ["burn:water", "done", "pass-all"]
