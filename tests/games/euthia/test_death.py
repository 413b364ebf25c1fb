"""Death and resurrection, in and outside Combat."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.euthia.fighting import DEADLY, LAIR, a_hex, a_long_fight, before_a_lair, enter_lair, fight_of
from tests.games.euthia.setting import Sitting

from muster.games.euthia.state import MONSTER_TOP, SILVER_DISCARD

BURNING = (a_hex(), a_hex(), a_hex("fire"))
CHURCH = "i_c1-centre"


def killed(**given: Any) -> Sitting:
    """A Hero who walked into a deadly Monster."""
    dragonfly = {"ranges": DEADLY, **given.pop("dragonfly", {})}
    return enter_lair(before_a_lair(dragonfly=dragonfly, **given))


def burned(**given: Any) -> Sitting:
    """A Hero with 2 Health who walked into Fire Power."""
    game = before_a_lair(hexes=BURNING, **{"health": 2, **given})
    return game.play(f"go:{LAIR}-b")


def top_of(game: Sitting, level: int = 1) -> str:
    return game.box.monsters[game.table.zones[MONSTER_TOP + level - 1].cards[0]].key


# -- in Combat ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-DTH-01")
def test_eu_dth_01_a_hero_dies_when_health_reaches_zero() -> None:
    dead = burned(health=2)
    alive = burned(health=3)

    assert (dead.place, len(dead.happened("died"))) == (CHURCH, 1)
    assert (alive.place, alive.health, alive.happened("died")) == (f"{LAIR}-b", 1, [])


@pytest.mark.rule("EU-DTH-01")
def test_eu_dth_01_in_combat_too() -> None:
    ranges = {"ranges": ((2, 2),)}
    dead = a_long_fight(health=2, gaar=1, dragonfly=ranges).play("pass")
    alive = a_long_fight(health=3, gaar=1, dragonfly=ranges).play("pass")

    assert dead.happened("killed-by") == [{"seat": 0, "monster": "dragonfly"}]
    assert (alive.health, alive.happened("killed-by")) == (1, [])


@pytest.mark.rule("EU-DTH-02")
def test_eu_dth_02_the_same_monster_waits_for_the_next_hero() -> None:
    others = {1: {"at": f"{LAIR}-b", "gaar": 1, "silver": ["bloodlust"]}}
    game = before_a_lair(dragonfly={"ranges": DEADLY, "chaos": 2, "gaar": 2}, others=others, gaar=1)
    enter_lair(game).play("play-1:bloodlust", "pass")
    game.table.damage = 2
    game.play("pass")
    game.until("turn")
    assert (top_of(game), game.table.chaos, game.table.monster_gaar) == ("dragonfly", 0, 0)
    assert [game.box.cards[card].key for card in game.table.zones[SILVER_DISCARD].cards] == ["bloodlust"]

    game.run("start_combat", 1, -1, 1)

    assert (game.monster(), fight_of(game)["damage"], fight_of(game)["fighter"]) == ("dragonfly", 0, 1)


@pytest.mark.rule("EU-DTH-03")
def test_eu_dth_03_the_monster_player_takes_a_token_of_the_dead() -> None:
    game = killed()

    assert (game.hero(1)["kills"], game.hero(0)["kills"], game.hero(0)["deaths"]) == ([0], [], 1)


@pytest.mark.rule("EU-DTH-03")
def test_eu_dth_03_and_only_the_monster_player() -> None:
    game = killed(seats=3, loads={"control": [1]}, heroes=["ael", "dral", "keleia"], dragonfly={"ranges": DEADLY})

    assert [game.hero(seat)["kills"] for seat in range(3)] == [[], [0], []]


@pytest.mark.rule("EU-DTH-04")
def test_eu_dth_04_church_full_health_three_gaar_and_a_gold_card() -> None:
    figures = {"heroes": {"maeldur": {"health": 9}}}
    game = killed(figures=figures, health=4, gaar=1, gold_deck=["healing"])

    game.until("turn")

    assert (game.place, game.health, game.gaar) == (CHURCH, 9, 1 + 3)
    assert (game.gold_cards(), game.silver()) == (["healing"], [])


@pytest.mark.rule("EU-DTH-05")
def test_eu_dth_05_the_printed_example() -> None:
    """Trade token for 2 Move points, one spent to enter, death, then the Mining token to leave the Church."""
    game = before_a_lair(moves=0, dragonfly={"ranges": DEADLY})
    game.play("moves:trade")
    assert game.moves == 2

    enter_lair(game)
    assert (game.place, game.moves, game.hero()["tokens"]) == (CHURCH, 0, ["mining"])
    game.play("moves:mining")
    assert game.moves == 1
    game.play("go:i_c1-a")

    assert (game.place, game.moves) == ("i_c1-a", 0)


@pytest.mark.rule("EU-DTH-05")
def test_eu_dth_05_items_and_abilities_that_give_move_points_still_work() -> None:
    game = killed(tiles=["forced_march"], tokens=["combat"])

    game.until("turn").play("use:forced_march")

    assert (game.prompt, game.moves) == ("turn", 2)


@pytest.mark.rule("EU-DTH-06")
def test_eu_dth_06_everybody_knows_the_monster_on_top() -> None:
    before = before_a_lair()
    game = killed()

    for seat in (0, 1):
        assert before.view_of(seat)["zones"]["monster-top-1"] != game.view_of(seat)["zones"]["monster-top-1"]
        assert "dragonfly" in str(game.view_of(seat)["zones"]["monster-top-1"])
        assert "dragonfly" not in str(before.view_of(seat)["zones"]["monster-top-1"])


@pytest.mark.rule("EU-DTH-06")
def test_eu_dth_06_surplus_gaar_is_settled_after_all_steps() -> None:
    game = killed(
        gaar=4, sacks=["healing_draught", "scroll_of_haste", "old_scroll"], gold_deck=["healing"], tokens=["combat"]
    )
    game.until("place")
    assert (game.place, game.gold_cards(), game.hero()["loose"]) == (CHURCH, ["healing"], ["gaar"] * 3)

    game.play("discard", "discard", "discard")

    assert (game.prompt, game.gaar, game.hero()["loose"]) == ("turn", 4, [])


@pytest.mark.rule("EU-DTH-06")
def test_eu_dth_06_card_limits_too() -> None:
    game = killed(silver=["curse"] * 5, gold_deck=["healing"])

    game.until("hand-limit")

    assert (game.place, game.asked, game.hero()["cards"]) == (CHURCH, 0, 6)


@pytest.mark.rule("EU-DTH-06")
def test_eu_dth_06_nobody_is_asked_about_cards_while_the_dead_still_lie_there() -> None:
    """Both hands are too large; the Hero is in the Church, healed and paid, before anybody is asked."""
    given: dict[str, Any] = {"gaar": 0, "silver": ["curse"] * 6, "others": {1: {"silver": ["bloodlust"] * 6}}}
    game = killed(gold_deck=["healing"], **given)

    asked = []
    while game.prompt == "hand-limit":
        asked.append(game.asked)
        assert (game.place, game.health, game.gaar) == (CHURCH, game.hero()["max_health"], 3)
        assert game.gold_cards() == ["healing"]
        game.play("discard-card:bloodlust" if game.asked else "discard-card:curse")
    assert asked == [0, 0, 1]


@pytest.mark.rule("EU-DTH-07")
def test_eu_dth_07_a_second_attempt_in_the_same_turn() -> None:
    """The lair lies beside the Church: two Move points lead to it."""
    game = before_a_lair(
        hexes=(a_hex(level=1), a_hex(), a_hex()),
        map={LAIR: (2, -1)},
        at="i_c1-b",
        carried="combat",
        tokens=["combat", "trade"],
        dragonfly={"ranges": DEADLY},
    )
    game.play(f"go:{LAIR}-a", "pay-token:combat")
    assert (game.place, len(game.happened("killed-by"))) == (CHURCH, 1)

    game.until("turn").play("moves:trade", "go:i_c1-b", f"go:{LAIR}-a")
    assert (game.prompt, game.monster(), game.hero()["carried"]) == ("duel", "dragonfly", None)
    game.play("pass")

    assert [told["monster"] for told in game.happened("killed-by")] == ["dragonfly", "dragonfly"]


@pytest.mark.rule("EU-DTH-07")
def test_eu_dth_07_the_hex_keeps_its_monster() -> None:
    game = killed()

    spaces = next(tile["spaces"] for tile in game.view["map"] if tile["key"] == LAIR)

    assert [space["monster"] for space in spaces] == [False, True, False]


# -- outside Combat ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-DTH-08")
def test_eu_dth_08_church_full_health_no_moves_and_nothing_gained() -> None:
    game = burned(gaar=2, moves=2, tokens=["combat"], figures={"heroes": {"maeldur": {"health": 9}}})

    assert (game.place, game.health, game.gaar, game.moves) == (CHURCH, 9, 2, 0)
    assert (game.silver(), game.gold_cards(), game.prompt) == ([], [], "turn")
    game.play("moves:combat")
    assert game.moves == 3


@pytest.mark.parametrize("reputation, left", [(7, 5), (1, 0), (0, 0)])
@pytest.mark.rule("EU-DTH-09")
def test_eu_dth_09_two_reputation_as_far_as_available(reputation: int, left: int) -> None:
    game = burned(reputation=reputation)

    assert (game.reputation, game.hero(1)["kills"], game.hero()["deaths"]) == (left, [], 0)


@pytest.mark.rule("EU-DTH-09")
def test_eu_dth_09_a_death_in_combat_costs_no_reputation_at_once() -> None:
    assert killed(reputation=7).reputation == 7
