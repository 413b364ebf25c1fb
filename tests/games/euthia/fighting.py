"""Plain fights for the rule tests of Combat: figures of their own, nothing that a test does not name.

    game = a_plain_fight(dragonfly={"chaos": 1}, gaar=1, monster_dice=[6, 2], hero_dice=[4, 5])
    game.play("pass")
    assert monster_attacks(game) == [(8, 2)]

Seat 0 fights as Maeldur with 20 Health and his staff. A Gaar in hand keeps the fight from running on by itself: the
Hero is asked in the duel and after the own roll.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tests.games.euthia.setting import EMPTY_HANDED, Figures, Sitting, a_fight, a_table

from muster.games.euthia.content.pieces import LOCATIONS, TIMINGS, Effect, GainEffect, Hex, Use

# The printed Dragonfly, without cards, tokens and Reward.
DRAGONFLY = {"health": 3, "penalty": -4, "ranges": ((4, 1), (8, 2), (12, 3)), **EMPTY_HANDED, "reward": ()}
FIGHTERS = ("maeldur", "taesiri", "dral", "keleia")
STAFF = ((5, 1), (8, 2), (10, 3))
LAIR = "i_o2"  # the Map tile on which fights take place that are walked into: from hex a to hex b
HARMLESS: tuple[tuple[int, int], ...] = ((99, 1),)
DEADLY = ((0, 99),)


def a_hex(location: str = "land", level: int = 0, loot: tuple[GainEffect, ...] = ()) -> Hex:
    """A hex of a Map tile: what it shows, perhaps a Monster with Loot."""
    made = Hex(LOCATIONS.index(location))
    made.level = level
    made.loot = loot
    return made


def a_use(timing: str, *effects: Effect, exhausts: bool = False, spends: bool = False, gaar: int = 0) -> Use:
    """One effect of a tile with its Timing icon."""
    made = Use(TIMINGS.index(timing), effects)
    made.exhausts, made.spends, made.gaar = exhausts, spends, gaar
    return made


def plain(dragonfly: Mapping[str, Any] | None = None, figures: Figures | None = None) -> Figures:
    """Figures of a plain fight with those of a test on top."""
    given = figures or {}
    tiles = given.get("tiles", {})
    return {
        **given,
        "monsters": {**given.get("monsters", {}), "dragonfly": {**DRAGONFLY, **(dragonfly or {})}},
        "heroes": {"maeldur": {"health": 20}, **given.get("heroes", {})},
        "tiles": {**tiles, "staff_of_fire": {"ranges": STAFF, **tiles.get("staff_of_fire", {})}},
    }


def a_plain_fight(
    *, dragonfly: Mapping[str, Any] | None = None, figures: Figures | None = None, **given: Any
) -> Sitting:
    """A fight against a Dragonfly with figures of its own."""
    given.setdefault("heroes", FIGHTERS)
    return a_fight("dragonfly", figures=plain(dragonfly, figures), **given)


def a_long_fight(*, dragonfly: Mapping[str, Any] | None = None, **given: Any) -> Sitting:
    """The same against a Dragonfly that lives long, without a Penalty."""
    return a_plain_fight(dragonfly={"health": 50, "penalty": 0, **(dragonfly or {})}, **given)


def before_a_lair(
    *,
    dragonfly: Mapping[str, Any] | None = None,
    figures: Figures | None = None,
    hexes: Sequence[Hex] = (),
    **given: Any,
) -> Sitting:
    """A turn on hex a of a tile with a Dragonfly on hex b, with a Move point; ``hexes`` are others for this tile."""
    lair = tuple(hexes) or (a_hex(), a_hex(level=1), a_hex())
    figures = {**plain(dragonfly, figures), "map_tiles": {LAIR: {"hexes": lair}}}
    fields: dict[str, Any] = {"at": f"{LAIR}-a", "moves": 1, "stack": (), "top": {1: "dragonfly"}, "figures": figures}
    return a_table(map={LAIR: None, **given.pop("map", {})}, **{**fields, **given})


def enter_lair(game: Sitting) -> Sitting:
    return game.play(f"go:{LAIR}-b")


# -- looking -----------------------------------------------------------------------------------------------------------


def fight_of(game: Sitting) -> dict[str, Any]:
    """The Combat under way, as everybody sees it."""
    combat: dict[str, Any] = game.view["combat"]
    return combat


def value_of(game: Sitting) -> int:
    """The Combat Value of the roll under way."""
    value: int = fight_of(game)["value"]
    return value


def monster_attacks(game: Sitting) -> list[tuple[int, int]]:
    """Final Combat Values of the Monster, each with the Injuries inflicted."""
    return [(told["value"], told["injuries"]) for told in game.happened("attack-value")]


def hero_attacks(game: Sitting) -> list[tuple[int, int]]:
    """Final Combat Values of the Hero, each with the Damage dealt."""
    return [(told["value"], told["damage"]) for told in game.happened("hero-attacks")]


def prompts(game: Sitting, number: int) -> list[str]:
    """The next questions, each answered with what does least."""
    found: list[str] = []
    for _ in range(number):
        found.append(game.prompt)
        game.step()
    return found
