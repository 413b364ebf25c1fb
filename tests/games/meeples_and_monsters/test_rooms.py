"""Each of the 20 Tower Rooms: what it asks for, what it pays, what comes home."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest
from tests.games.meeples_and_monsters.setting import Sitting, a_table, counts_of, named

from muster.games.meeples_and_monsters.invariants import invariants

# The Colosseum is built so that every Unit has somewhere to go; the other seat stops at the start of its turn.
BOARD = {"villages_1": "colosseum"}
WAITING = {1: {"tavern": "1 peasant", "bag": "4 peasant"}}


def home(units: str) -> dict[str, int]:
    return named(counts_of(units))


def before(room: str, **given: Any) -> Sitting:
    """The Main Phase with this room on top of the tower in the Castle district."""
    return a_table(towers={"castle": room}, built=BOARD, others=WAITING, start="main_phase", **given)


class Room(NamedTuple):
    """A Tower Room: what just completes it, its VP, what is in the Lodgings after the turn, what does not suffice."""

    room: str
    units: str
    vp: int
    home: str
    too_few: tuple[str, ...]


ROOMS = [
    Room("broom_cupboard", "2 peasant", 2, "2 peasant", ("1 peasant 1 mage",)),
    Room("kindling_store", "3 peasant", 2, "2 peasant", ("2 peasant 1 mage",)),
    Room("map_room", "1 mage 1 peasant", 1, "1 mage 1 peasant", ("2 mage", "2 peasant")),
    Room("alchemists_attic", "2 mage", 3, "2 mage", ("1 mage 1 cleric",)),
    Room("scriptorium", "1 mage 1 cleric", 2, "2 mage 1 cleric", ("2 mage", "2 cleric")),
    Room("infirmary", "1 warrior 1 cleric", 2, "1 warrior 2 cleric", ("2 warrior", "2 cleric")),
    Room("reliquary", "2 cleric", 3, "2 cleric", ("1 cleric 1 mage",)),
    Room("armoury", "1 warrior 1 knight", 3, "1 warrior 1 knight", ("2 warrior", "2 knight")),
    Room("guard_room", "2 warrior", 2, "3 warrior", ("1 warrior 1 knight",)),
    Room("stables", "2 knight", 4, "2 knight", ("1 knight 1 warrior",)),
    Room("drawbridge_winch", "1 knight 1 peasant", 2, "1 knight 1 peasant", ("1 knight", "1 warrior 1 mage")),
    Room("trophy_gallery", "2 knight", 3, "2 knight", ("1 knight 1 warrior", "5 peasant")),
    Room("bell_chamber", "2 knight 1 warrior", 4, "2 knight 1 warrior", ("2 knight 1 mage",)),
    Room("confessional", "1 cleric 1 corruption", 2, "1 cleric", ("2 cleric", "1 mage 1 corruption")),
    Room("cold_forge", "1 warrior 1 corruption", 2, "1 warrior", ("2 warrior", "1 knight 1 corruption")),
    Room("wishing_well", "1 mage 1 corruption", 2, "1 mage", ("2 mage", "1 cleric 1 corruption")),
    Room("oubliette", "1 knight 1 corruption", 3, "1 knight", ("2 knight", "1 warrior 1 corruption")),
    Room("ash_pit", "2 corruption", 1, "", ("1 corruption 1 peasant",)),
    Room("hermits_loft", "1 peasant 1 corruption", 1, "", ("2 peasant", "1 mage 1 corruption")),
    Room("mirror_of_motives", "1 ranger 1 corruption", 4, "1 ranger", ("2 ranger", "1 knight 1 corruption")),
]


@pytest.mark.rule("MM-TWR-04")
@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.room)
def test_what_just_completes_a_room_is_paid_and_comes_home_as_it_says(room: Room) -> None:
    game = before(room.room, tavern=room.units)

    game.send(f"room:{room.room}", room.units).play("confirm")
    while game.asked == 0:
        game.step()

    assert game.score == room.vp
    assert game.lodgings() == home(room.home)
    assert invariants(game.table) == []


@pytest.mark.rule("MM-TWR-04")
@pytest.mark.parametrize("room, units", [(room.room, units) for room in ROOMS for units in room.too_few])
def test_what_lacks_one_thing_does_not_open_the_room(room: str, units: str) -> None:
    assert before(room, tavern=units).refuses(f"room:{room}")


@pytest.mark.rule("MM-TWR-04")
@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.room)
def test_a_completed_room_is_taken_from_its_tower(room: Room) -> None:
    game = before(room.room, tavern=room.units)

    game.send(f"room:{room.room}", room.units).play("confirm").until("capitol")

    view: dict[str, Any] = game.match.view(None)
    assert view["players"][0]["rooms"] == [room.room]
    assert view["districts"][2]["tower"]["room"] != room.room


@pytest.mark.rule("MM-TWR-08")
@pytest.mark.parametrize(
    "room, corruption", [(room.room, home(room.units).get("corruption", 0)) for room in ROOMS], ids=str
)
def test_corruption_leaves_for_the_supply_and_nothing_else_does(room: str, corruption: int) -> None:
    units = next(each.units for each in ROOMS if each.room == room)
    game = before(room, tavern=units)
    had = game.supply["corruption"]

    game.send(f"room:{room}", units).play("confirm").until("capitol")

    assert game.supply["corruption"] == had + corruption


def test_the_map_room_draws_two_quests_and_discards_one() -> None:
    game = before(
        "map_room", tavern="1 mage 1 peasant", hand=["clean_grain"], loads={"quests": ["clear_cutting", "full_house"]}
    )

    game.send("room:map_room", "1 mage 1 peasant").play("confirm")

    assert sorted(game.keys) == ["discard:clean_grain", "discard:clear_cutting", "discard:full_house"]
    game.play("discard:clean_grain")
    assert game.asked == 1
    assert sorted(game.quests()) == ["clear_cutting", "full_house"]


@pytest.mark.parametrize("room, units", [("kindling_store", "3 peasant"), ("hermits_loft", "1 peasant 1 corruption")])
def test_a_peasant_stays_behind_in_the_kindling_store_and_in_the_hermits_loft(room: str, units: str) -> None:
    game = before(room, tavern=units)
    had = game.supply["peasant"]

    game.send(f"room:{room}", units).play("confirm")

    assert game.supply["peasant"] == had + 1


@pytest.mark.parametrize("unit", ["ranger", "paladin", "shaman"])
def test_any_prestige_unit_may_look_into_the_mirror_of_motives(unit: str) -> None:
    game = before("mirror_of_motives", tavern=f"1 {unit} 1 corruption")

    game.send("room:mirror_of_motives", f"1 {unit} 1 corruption").play("confirm")

    assert game.score == 4
    assert game.lodgings() == {unit: 1}


def test_every_room_is_in_this_table() -> None:
    assert {room.room for room in ROOMS} == {room.key for room in a_table().box.rooms}
    assert len(ROOMS) == 20
