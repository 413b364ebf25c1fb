"""A Combat that is as good as won or lost, inside a turn: what follows it is what a test is about.

game = about_to_win("i_f1-a", reward=(("gold", 1, 0),), reputation=15)
game.play("no-trophy")
"""

from __future__ import annotations

from typing import Any

from tests.games.euthia.setting import EMPTY_HANDED, Sitting, a_table

from muster.games.euthia.content.pieces import GainEffect

MONSTERS = {1: "rat_swarm", 2: "ogre", 3: "hydra"}


def into_combat(
    hex: str = "i_o5-b",
    *,
    reward: tuple[GainEffect, ...] = (),
    condition: int = -1,
    loot: tuple[GainEffect, ...] = (),
    level: int = 1,
    monster: dict[str, Any] | None = None,
    hero_dice: tuple[int, ...] = (6, 6),
    monster_dice: tuple[int, ...] = (1, 1),
    **given: Any,
) -> Sitting:
    """The Hero walks from a neighbouring hex to one with a Monster of one Health, at the first question of the Combat.

    The Monster brings no cards, tokens or Loot and hurts nobody, unless a test says otherwise; ``given`` is what
    ``a_table`` takes.
    """
    key, letter = hex.rsplit("-", 1)
    plain = {"health": 1, "penalty": 0, **EMPTY_HANDED, "ranges": ()}
    card = {**plain, "reward": reward, "condition": condition, **(monster or {})}
    figures: dict[str, Any] = {"monsters": {MONSTERS[level]: card}, **given.pop("figures", {})}
    loads = {"hero": hero_dice, "monster": monster_dice, **given.pop("loads", {})}
    beside = f"{key}-{'b' if letter == 'a' else 'a'}"
    visited = {beside: [0], **given.pop("visited", {})}  # no Monster on the neighbouring hex
    game = a_table(
        **{"at": beside, "map": {key: None}, "stack": (), "moves": 1, **given},
        top={level: MONSTERS[level]},
        visited=visited,
        figures=figures,
        loads=loads,
    )
    tile = next(tile for tile in game.box.map_tiles if tile.key == key)
    tile.hexes["abc".index(letter)].loot = loot
    return game.play(f"go:{hex}")


def about_to_win(hex: str = "i_o5-b", **given: Any) -> Sitting:
    """The same, and the Monster is beaten with the first roll: the Trophy is the first question after the victory."""
    return into_combat(hex, **given).until("trophy")
