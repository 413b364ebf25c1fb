"""Finding Treasure."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.euthia.setting import EMPTY_HANDED, Sitting, a_fight, a_table, the_box

from muster.games.euthia.content.pieces import OF_TREASURE

WEAK = {"health": 1, "ranges": (), "penalty": 0, **EMPTY_HANDED}
STRONG = {"health": 99, "ranges": ((0, 50),), **EMPTY_HANDED}
FIND = {"treasures": ["old_scroll"]}


def on_treasure(**given: Any) -> Sitting:
    """A Hero on a Treasure hex of level 1 without a Monster; an Old Scroll comes next."""
    return a_table(**{"at": "i_o2-a", "map": {"i_o2": None}, "stack": [], "loads": FIND, **given})


def after_victory(choose: str = "no-trophy", **given: Any) -> Sitting:
    """A Combat on a guarded Treasure hex of level 1 is won, and the Trophy taken or not."""
    game = a_table(
        at="i_o8-c",
        map={"i_o8": None},
        stack=[],
        moves=1,
        tokens=["combat"],
        top={1: "dragonfly"},
        figures={"monsters": {"dragonfly": WEAK}},
        loads={"hero": [6, 6], **FIND},
        **given,
    )
    return game.play("go:i_o8-a").until("trophy").play(choose)


def token(game: Sitting, name: str) -> int | None:
    """Whose Hero token lies on a hex."""
    tile, letter = name.rsplit("-", 1)
    land = next(tiles for tiles in game.view["map"] if tiles["key"] == tile)
    seat: int | None = next(hex["hero_token"] for hex in land["spaces"] if hex["hex"] == letter)
    return seat


@pytest.mark.rule("EU-TRE-01")
def test_eu_tre_01_a_hero_token_for_a_tile_of_the_level() -> None:
    game = on_treasure()

    game.play("treasure", "to-sack")

    assert token(game, "i_o2-a") == 0
    assert game.sacks() == ["old_scroll"]
    assert game.happened("treasure-found") == [{"seat": 0, "level": 1}]
    assert game.view["decks"]["treasures"] == [19, 20, 20]


@pytest.mark.rule("EU-TRE-01")
def test_eu_tre_01_it_costs_no_token_and_nobody_must_search() -> None:
    game = on_treasure(tokens=[])

    assert game.offers("treasure", "end")


@pytest.mark.rule("EU-TRE-01")
def test_eu_tre_01_not_on_another_hex() -> None:
    assert on_treasure(at="i_o2-c").refuses("treasure")


@pytest.mark.rule("EU-TRE-02")
def test_eu_tre_02_a_potion_may_be_drunk_at_once() -> None:
    found = {"treasures": [healing_treasure()]}
    game = on_treasure(sacks=["healing_potion"] * 3, health=1, loads=found)

    game.play("treasure")
    assert "to-sack" not in game.keys
    game.play("use-now").until("turn")

    assert game.health > 1
    assert game.sacks() == ["healing_potion"] * 3
    assert token(game, "i_o2-a") == 0


def healing_treasure() -> str:
    """A Treasure of level 1 that heals."""
    return next(
        tile.key
        for tile in the_box().tiles
        if tile.set == OF_TREASURE and any(use.spends and use.effects[0][0] == "heal" for use in tile.uses)
    )


@pytest.mark.rule("EU-TRE-02")
def test_eu_tre_02_another_tile_may_be_discarded_for_it() -> None:
    game = on_treasure(sacks=["trophy-dragonfly", "trophy-wolf_pack", "trophy-bandit"])

    game.play("treasure", "drop:trophy-bandit", "to-sack")

    assert sorted(game.sacks()) == ["old_scroll", "trophy-dragonfly", "trophy-wolf_pack"]


@pytest.mark.rule("EU-TRE-02")
def test_eu_tre_02_or_another_tile_used() -> None:
    game = on_treasure(sacks=["healing_potion", "trophy-wolf_pack", "trophy-bandit"], health=1)

    game.play("treasure", "use-menu", "drink:healing_potion", "to-sack")

    assert game.health > 1
    assert sorted(game.sacks()) == ["old_scroll", "trophy-bandit", "trophy-wolf_pack"]


@pytest.mark.rule("EU-TRE-02")
def test_eu_tre_02_the_treasure_itself_may_be_discarded() -> None:
    game = on_treasure(sacks=["trophy-dragonfly", "trophy-wolf_pack", "trophy-bandit"])

    game.play("treasure", "discard")

    assert token(game, "i_o2-a") == 0
    assert "old_scroll" not in game.sacks()
    assert [game.box.tile(copy).key for copy in game.table.discards[OF_TREASURE]] == ["old_scroll"]
    assert game.refuses("treasure")


@pytest.mark.rule("EU-TRE-03")
@pytest.mark.parametrize("seat", [0, 1])
def test_eu_tre_03_nothing_is_left_where_a_hero_token_lies(seat: int) -> None:
    game = on_treasure(liberated={"i_o2-a": seat})

    assert game.reason("treasure") == "refused-taken"
    assert game.refuses("treasure")


@pytest.mark.rule("EU-TRE-04")
def test_eu_tre_04_a_lost_combat_leaves_the_treasure() -> None:
    game = a_fight(
        "dragonfly",
        at="i_o8-a",
        map={"i_o8": None},
        figures={"monsters": {"dragonfly": STRONG}},
        hero_dice=[1, 1],
        monster_dice=[6, 6],
    )

    game.until("guarded-treasure", "turn")

    assert game.happened("died")
    assert game.place == "i_c1-centre"
    assert token(game, "i_o8-a") is None
    assert game.view["decks"]["treasures"] == [20, 20, 20]


@pytest.mark.rule("EU-TRE-04")
def test_eu_tre_04_the_monster_stands_before_the_treasure() -> None:
    game = a_table(at="i_o8-a", map={"i_o8": None}, stack=[])

    assert game.refuses("treasure")


@pytest.mark.rule("EU-TRE-05")
def test_eu_tre_05_the_victor_takes_the_treasure_after_the_combat() -> None:
    game = after_victory()
    assert game.keys == ["take", "leave"]
    assert token(game, "i_o8-a") == 0
    assert game.view["combat"] is None

    game.play("take", "to-sack")

    assert game.sacks() == ["old_scroll"]
    assert token(game, "i_o8-a") == 0


@pytest.mark.rule("EU-TRE-05")
@pytest.mark.parametrize("answer", ["take", "leave"])
def test_eu_tre_05_afterwards_nobody_can_find_it(answer: str) -> None:
    game = after_victory()

    game.play(answer).until("turn")
    assert game.refuses("treasure")
    assert game.view["decks"]["treasures"] == ([19, 20, 20] if answer == "take" else [20, 20, 20])

    game.table.space[1] = game.table.space[0]
    game.play("end")
    assert game.asked == 1
    assert game.refuses("treasure")


@pytest.mark.rule("EU-TRE-05")
@pytest.mark.rule("EU-ECO-11")
def test_eu_tre_05_excess_is_settled_before_the_treasure_is_seen() -> None:
    game = after_victory(sacks=["healing_potion"] * 3, choose="trophy")
    assert game.prompt == "place"

    game.play("drop:healing_potion")

    assert game.prompt == "guarded-treasure"
    assert game.sacks() == ["healing_potion", "healing_potion", "trophy-dragonfly"]


@pytest.mark.rule("EU-TRE-05")
def test_eu_tre_05_who_leaves_while_settling_leaves_it_for_good() -> None:
    game = after_victory(sacks=["teleport_scroll", "healing_potion", "healing_potion"], choose="trophy")

    game.play("use-menu", "drink:teleport_scroll", "teleport:i_c1-centre")

    assert (game.prompt, game.place) == ("turn", "i_c1-centre")
    assert game.view["decks"]["treasures"] == [20, 20, 20]


# -- a keen sense ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-TRE-01")
@pytest.mark.parametrize("kept, other", [("old_scroll", "travellers_boots"), ("travellers_boots", "old_scroll")])
def test_eu_tre_01_treasure_sense_draws_two_and_keeps_one(kept: str, other: str) -> None:
    game = on_treasure(
        heroes=["keleia", "ael"], tiles=["treasure_sense"], loads={"treasures": ["old_scroll", "travellers_boots"]}
    )

    game.play("treasure", f"keep-tile:{kept}", "to-sack")

    assert game.sacks() == [kept]
    assert [game.box.tile(copy).key for copy in game.table.discards[OF_TREASURE]] == [other]
    assert game.is_exhausted("treasure_sense")
    assert game.view["decks"]["treasures"] == [18, 20, 20]


@pytest.mark.rule("EU-TRE-01")
def test_eu_tre_01_an_exhausted_sense_does_not_help() -> None:
    game = on_treasure(heroes=["keleia", "ael"], tiles=["treasure_sense"], exhausted=["treasure_sense"])

    game.play("treasure", "to-sack")

    assert game.view["decks"]["treasures"] == [19, 20, 20]
