"""Teleports and Portals."""

from __future__ import annotations

import pytest
from tests.games.euthia.setting import Sitting, a_table

from muster.games.euthia.content.pieces import OUTSIDE, Use
from muster.games.euthia.places import all_spaces, distances, straight_distances

# Portals without Monsters: i_f2-a and i_o3-c; with one of level 1: ii_f2-a.
PORTALS = {"i_f2": (3, 0), "iii_f2": (9, 0)}
FORTRESS = "iv_e1"


def a_land(size: int) -> dict[str, tuple[int, int] | None]:
    """A land of so many tiles around the Church, nearest first; at most 49."""
    tiles = ["i_e1", "i_e2", "i_e3", *[f"i_o{at}" for at in range(1, 9)], "i_f1", "i_f2", "i_f3"]
    tiles += [f"ii_{group}" for group in ("e1", "e2", "e3", "f1", "f2", "f3", "o1", "o2", "o3", "o4", "o5", "o6", "o7")]
    tiles += ["iii_e1", "iii_e2", "iii_e3", "iii_f2", "iii_f3", *[f"iii_o{at}" for at in range(1, 7)]]
    tiles += ["iv_e2", "iv_f2", "iv_f3", *[f"iv_o{at}" for at in range(1, 7)], "v_e2"]
    slots = [(x, y) for x in range(-9, 10) for y in range(-9, 10) if (x - y) % 3 == 0 and (x, y) != (0, 0)]
    slots.sort(key=lambda slot: (max(abs(slot[0]), abs(slot[1]), abs(slot[0] + slot[1])), slot))
    return dict(zip(tiles, slots[:size], strict=False))


def goals(game: Sitting) -> list[str]:
    """Everything that a Teleport offers, also behind a choice of the distance."""
    found = [key for key in game.keys if key.startswith("teleport:")]
    for far in [key for key in game.keys if key.startswith("far:")]:
        game.play(far)
        found += [key for key in game.keys if key.startswith("teleport:")]
        game.play("back")
    return sorted([key.removeprefix("teleport:") for key in found])


def reach(number: int) -> dict[str, dict[str, dict[str, object]]]:
    """The Old Scroll teleports so far."""
    use = Use(OUTSIDE, (("teleport", number, 0),))
    use.spends = True
    return {"tiles": {"old_scroll": {"uses": (use,)}}}


# -- Teleports ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-TEL-01")
def test_eu_tel_01_no_move_points_are_needed() -> None:
    game = a_table(sacks=["old_scroll"], moves=0, tokens=[], stack=[], figures=reach(3))

    game.play("use:old_scroll", "teleport:i_c1-b")

    assert (game.place, game.moves) == ("i_c1-b", 0)
    assert game.sacks() == []


@pytest.mark.rule("EU-TEL-01")
def test_eu_tel_01_no_move_points_are_spent() -> None:
    game = a_table(sacks=["old_scroll"], moves=2, stack=[], figures=reach(3))

    game.play("use:old_scroll", "teleport:i_c1-b")

    assert game.moves == 2


@pytest.mark.rule("EU-TEL-02")
@pytest.mark.parametrize("tokens, listed", [([], False), (["trade"], False), (["combat"], True)])
def test_eu_tel_02_to_a_monster_only_with_a_combat_action(tokens: list[str], listed: bool) -> None:
    game = a_table(sacks=["old_scroll"], tokens=tokens, at="i_f1-b", map={"i_f1": None}, stack=[], figures=reach(2))

    game.play("use:old_scroll")

    assert ("i_f1-a" in goals(game)) == listed
    assert "i_f1-c" in goals(game)


@pytest.mark.rule("EU-TEL-02")
def test_eu_tel_02_the_combat_follows_immediately() -> None:
    game = a_table(
        sacks=["old_scroll"], tokens=["combat"], at="i_f1-b", map={"i_f1": None}, stack=[], top={1: "dragonfly"}
    )

    game.play("use:old_scroll", "teleport:i_f1-a")

    assert game.happened("combat-begins") == [{"seat": 0, "monster": "dragonfly"}]
    assert game.hero()["tokens"] == []


@pytest.mark.rule("EU-TEL-03")
@pytest.mark.parametrize("beaten", ["ab", "abc"])
def test_eu_tel_03_a_centre_opens_with_its_three_hexes(beaten: str) -> None:
    game = a_table(
        sacks=["old_scroll"],
        tokens=["combat"],
        at=f"{FORTRESS}-a",
        map={FORTRESS: None},
        liberated={f"{FORTRESS}-{letter}": 0 for letter in beaten},
        stack=[],
        figures=reach(1),
    )

    game.play("use:old_scroll")

    assert (f"{FORTRESS}-centre" in goals(game)) == (beaten == "abc")


@pytest.mark.rule("EU-TEL-04")
def test_eu_tel_04_from_portal_to_portal_for_nothing() -> None:
    game = a_table(at="i_f2-a", map=PORTALS, moves=1, tokens=[], stack=[])

    game.play("portal-menu", "teleport:iii_f2-c")

    assert (game.place, game.moves) == ("iii_f2-c", 1)


@pytest.mark.rule("EU-TEL-04")
def test_eu_tel_04_the_player_chooses_among_the_others() -> None:
    game = a_table(at="i_f2-a", map={**PORTALS, "i_o3": None}, tokens=[], stack=[])

    game.play("portal-menu")

    assert sorted(game.keys) == ["back", "teleport:i_o3-c", "teleport:iii_f2-c"]


@pytest.mark.rule("EU-TEL-04")
def test_eu_tel_04_only_on_a_portal_and_only_to_another() -> None:
    assert a_table(at="i_f2-b", map=PORTALS, stack=[]).refuses("portal-menu")
    assert a_table(at="i_f2-a", map={"i_f2": None}, stack=[]).refuses("portal-menu")


@pytest.mark.rule("EU-TEL-05")
def test_eu_tel_05_a_used_portal_works_again_after_leaving_it() -> None:
    game = a_table(at="i_f2-a", map=PORTALS, moves=2, tokens=[], stack=[])
    game.play("portal-menu", "teleport:iii_f2-c")
    assert game.refuses("portal-menu")

    game.play("go:iii_f2-b", "go:iii_f2-c")

    assert game.offers("portal-menu")


@pytest.mark.rule("EU-TEL-05")
def test_eu_tel_05_in_the_next_turn_it_works_again() -> None:
    game = a_table(at="i_f2-a", map=PORTALS, tokens=[], stack=[])
    game.play("portal-menu", "teleport:iii_f2-c")
    assert game.refuses("portal-menu")

    game.to_round(2)

    assert game.asked == 0
    assert game.offers("portal-menu")


@pytest.mark.rule("EU-TEL-06")
def test_eu_tel_06_the_centre_of_the_fortress_is_one_step_from_its_hexes() -> None:
    lands = {"i_e2": (3, 0), FORTRESS: (5, -1)}
    tokens = {f"{FORTRESS}-{letter}": 0 for letter in "abc"}
    for number, listed in ((2, False), (3, True)):
        game = a_table(
            sacks=["old_scroll"], tokens=[], at="i_e2-a", map=lands, liberated=tokens, stack=[], figures=reach(number)
        )
        assert distances(game.table, game.space("i_e2-a"), 9)[game.space(f"{FORTRESS}-a")] == 2

        game.play("use:old_scroll")

        assert (f"{FORTRESS}-centre" in goals(game)) == listed


@pytest.mark.rule("EU-TEL-06")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_eu_tel_06_everything_up_to_so_many_steps_and_nothing_beyond(number: int) -> None:
    game = a_table(sacks=["old_scroll"], at="i_c1-a", map=a_land(40), stack=[], figures=reach(number))
    steps = distances(game.table, game.space("i_c1-a"), 20)
    game.play("use:old_scroll")

    within = [space for space in all_spaces(game.table) if 0 < steps[space] <= number]
    assert goals(game) == sorted([game.name_of(space) for space in within])
    assert len(game.keys) <= 40


@pytest.mark.rule("EU-TEL-06")
def test_eu_tel_06_where_there_are_many_goals_the_distance_comes_first() -> None:
    game = a_table(sacks=["old_scroll"], tokens=[], at="i_c1-a", map=a_land(40), stack=[], figures=reach(5))
    steps = distances(game.table, game.space("i_c1-a"), 20)

    game.play("use:old_scroll")
    assert game.keys == ["far:1", "far:2", "far:3", "far:4", "far:5", "leave"]
    game.play("far:5")
    chosen = next(key for key in game.keys if key.startswith("teleport:"))
    game.play(chosen)

    assert game.place == chosen.removeprefix("teleport:")
    assert steps[game.table.space[0]] == 5


@pytest.mark.rule("EU-TEL-06")
def test_eu_tel_06_who_looks_far_may_go_back_to_the_choice() -> None:
    game = a_table(sacks=["old_scroll"], tokens=[], at="i_c1-a", map=a_land(40), stack=[], figures=reach(5))

    game.play("use:old_scroll", "far:5", "back", "far:1", "teleport:i_c1-b")

    assert game.place == "i_c1-b"


@pytest.mark.rule("EU-TEL-07")
def test_eu_tel_07_after_a_jump_both_portals_are_used() -> None:
    game = a_table(
        at="i_f2-a",
        map={"i_f2": (3, 0), "i_o3": (9, 0), "iii_e2": (8, 2)},
        health=1,
        tokens=[],
        stack=[],
        figures={"heroes": {"maeldur": {"health": 9}}},
    )
    assert game.view["map"][2]["spaces"][2]["powers"] == ["air", "water"]

    game.play("portal-menu", "teleport:i_o3-c")

    assert game.health == 3  # Water heals on arrival
    assert game.refuses("portal-menu")


@pytest.mark.rule("EU-TEL-07")
def test_eu_tel_07_the_portal_of_departure_works_for_who_comes_back_on_foot() -> None:
    game = a_table(at="i_f2-a", map={"i_f2": (3, 0), "i_o3": (5, -1)}, moves=3, tokens=[], stack=[])
    steps = distances(game.table, game.space("i_o3-c"), 9)
    assert steps[game.space("i_f2-a")] == 2
    game.play("portal-menu", "teleport:i_o3-c")
    assert game.refuses("portal-menu")

    game.play("go:i_f2-a")

    assert game.place == "i_f2-a"
    assert game.offers("portal-menu")


@pytest.mark.rule("EU-TEL-07")
def test_eu_tel_07_and_for_who_comes_back_by_another_teleport() -> None:
    game = a_table(
        at="i_f2-a", map={"i_f2": (3, 0), "i_o3": (5, -1)}, sacks=["old_scroll"], tokens=[], stack=[], figures=reach(2)
    )

    game.play("portal-menu", "teleport:i_o3-c", "use:old_scroll", "teleport:i_f2-a")

    assert game.offers("portal-menu")


@pytest.mark.rule("EU-TEL-08")
def test_eu_tel_08_arriving_counts_as_entering() -> None:
    game = a_table(
        sacks=["old_scroll"],
        health=5,
        tokens=["combat"],
        at="iv_f3-a",
        map={"iv_f3": (3, 0)},
        stack=["i_e2"],
        figures=reach(3),
    )

    game.play("use:old_scroll", "teleport:iv_f3-c")  # the Fire Elemental, at the edge

    assert game.health == 3
    assert game.prompt == "reveal"


@pytest.mark.rule("EU-TEL-08")
def test_eu_tel_08_monsters_do_not_block_the_way() -> None:
    lands = {"i_o5": (3, 0), "i_e2": (5, -1)}  # the only way of two steps leads over the Monster on i_o5-b
    game = a_table(sacks=["old_scroll"], tokens=[], at="i_o5-a", map=lands, stack=[], figures=reach(2))

    game.play("use:old_scroll")

    assert "i_e2-a" in goals(game)
    assert "i_o5-b" not in goals(game)


@pytest.mark.rule("EU-TEL-08")
def test_eu_tel_08_gaps_of_the_map_are_crossed() -> None:
    """From the Church's tile two hexes lead across a gap; over revealed hexes there is no way."""
    lands = {"i_o1": (3, 0)}
    game = a_table(sacks=["old_scroll"], tokens=["combat"], at="i_c1-b", map=lands, stack=[], figures=reach(2))
    start = game.space("i_c1-b")
    straight, walked = straight_distances(game.table, start, 9), distances(game.table, start, 9)

    game.play("use:old_scroll")

    assert (straight[game.space("i_o1-a")], game.space("i_o1-a") in walked) == (2, False)
    assert "i_o1-a" in goals(game)
    assert straight[game.space("i_c1-centre")] == 1


@pytest.mark.rule("EU-TEL-08")
def test_eu_tel_08_where_the_map_has_no_gap_it_is_the_way() -> None:
    game = a_table(at="i_c1-a", map=a_land(25), stack=[])
    for name in ("i_c1-a", "i_c1-centre"):
        start = game.space(name)
        walked = distances(game.table, start, 3)
        assert all(straight_distances(game.table, start, 3)[space] <= steps for space, steps in walked.items())


@pytest.mark.rule("EU-TEL-08")
def test_eu_tel_08_a_closed_centre_is_no_way() -> None:
    """Between two hexes of a tile the centre is never shorter; it counts where it is the goal's only neighbour."""
    lands = {FORTRESS: (3, 0)}
    closed = a_table(at=f"{FORTRESS}-a", map=lands, stack=[])
    opened = a_table(at=f"{FORTRESS}-a", map=lands, liberated={f"{FORTRESS}-{letter}": 0 for letter in "abc"}, stack=[])

    for game, known in ((closed, False), (opened, True)):
        near = distances(game.table, game.space(f"{FORTRESS}-a"), 3)
        assert (game.space(f"{FORTRESS}-centre") in near) == known


@pytest.mark.rule("EU-TEL-09")
def test_eu_tel_09_a_portal_with_a_monster_costs_the_combat_action() -> None:
    lands = {"i_f2": None, "ii_f2": None}
    game = a_table(at="i_f2-a", map=lands, tokens=["combat"], stack=[], top={1: "dragonfly"})

    game.play("portal-menu", "teleport:ii_f2-a")

    assert game.place == "ii_f2-a"
    assert game.hero()["tokens"] == []
    assert game.happened("combat-begins") == [{"seat": 0, "monster": "dragonfly"}]


@pytest.mark.rule("EU-TEL-09")
def test_eu_tel_09_without_a_combat_action_it_is_no_goal() -> None:
    lands = {"i_f2": None, "ii_f2": None}
    game = a_table(at="i_f2-a", map=lands, tokens=["trade"], stack=[])

    assert game.refuses("portal-menu")


# -- tiles that teleport -----------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-TEL-06")
@pytest.mark.parametrize(
    "hero, tile",
    [
        ("keleia", "shadow_step"),
        ("maeldur", "blink"),
        ("taesiri", "rift"),
        ("maeldur", "scroll_of_the_path"),
        ("maeldur", "scroll_of_travel"),
        ("maeldur", "old_scroll"),
        ("maeldur", "scroll_of_travel_treasure"),
    ],
)
def test_eu_tel_06_abilities_and_scrolls_reach_as_far_as_printed(hero: str, tile: str) -> None:
    other = "ael"
    owned = tile in ("shadow_step", "blink", "rift")
    where = {"tiles": [tile]} if owned else {"sacks": [tile]}
    game = a_table(heroes=[hero, other], at="i_c1-a", map=a_land(40), stack=[], **where)  # type: ignore[arg-type]
    number = game.box.tile(game.copy(tile)).uses[0].effects[0][1]
    steps = distances(game.table, game.space("i_c1-a"), 20)

    game.play(f"use:{tile}")

    assert max(steps[game.space(name)] for name in goals(game)) == number
    if owned:
        assert game.is_exhausted(tile)
    else:
        assert game.sacks() == []


@pytest.mark.rule("EU-TEL-08")
def test_eu_tel_08_a_tunnel_leads_to_mountains_and_caves_only() -> None:
    game = a_table(heroes=["skoldur", "ael"], tiles=["tunnel"], at="i_c1-a", map=a_land(25), stack=[])
    number = game.box.tile(game.copy("tunnel")).uses[0].effects[0][1]
    steps = distances(game.table, game.space("i_c1-a"), 20)

    game.play("use:tunnel")

    lands = {f"{tile['key']}-{hex['hex']}": hex["location"] for tile in game.view["map"] for hex in tile["spaces"]}
    near = sorted([name for name, place in lands.items() if place in ("mountain", "cave")])
    assert goals(game) == [name for name in near if 0 < steps[game.space(name)] <= number]
    assert goals(game)


@pytest.mark.rule("EU-TEL-08")
def test_eu_tel_08_a_tunnel_without_a_goal_is_not_dug() -> None:
    game = a_table(heroes=["skoldur", "ael"], tiles=["tunnel"], map={}, stack=[])

    assert not game.uses


@pytest.mark.rule("EU-TEL-03")
def test_eu_tel_03_a_scroll_of_the_gate_leads_to_the_church_or_a_liberated_place_of_trade() -> None:
    lands = dict.fromkeys(("i_f1", "i_f3", "i_o1", "iii_f1", "iv_f1"))
    freed = {"i_f1-a": 1, "i_o1-a": 0, **{f"iii_f1-{letter}": 0 for letter in "abc"}, "iv_f1-a": 0, "iv_f1-b": 0}
    game = a_table(sacks=["scroll_of_the_gate"], at="i_f1-c", map=lands, traded=freed, stack=[])

    game.play("use:scroll_of_the_gate")
    assert goals(game) == ["i_c1-centre", "i_f1-a", "i_o1-a", "iii_f1-centre"]

    game.play("teleport:iii_f1-centre")
    assert game.place == "iii_f1-centre"
    assert game.sacks() == []


@pytest.mark.rule("EU-TEL-09")
def test_eu_tel_09_a_teleport_scroll_leads_to_the_church_or_a_portal() -> None:
    lands = dict.fromkeys(("i_f2", "i_o3", "ii_f2"))
    game = a_table(at="i_f2-b", map=lands, sacks=["teleport_scroll"], tokens=[], stack=[])

    game.play("drink:teleport_scroll")
    assert goals(game) == ["i_c1-centre", "i_f2-a", "i_o3-c"]  # a Monster guards the fourth Portal

    game.play("teleport:i_o3-c")
    assert (game.place, game.sacks()) == ("i_o3-c", [])
    assert game.offers("portal-menu")


@pytest.mark.rule("EU-TEL-01")
def test_eu_tel_01_a_teleport_may_be_given_up() -> None:
    game = a_table(sacks=["old_scroll"], stack=[], figures=reach(3))

    game.play("use:old_scroll", "leave")

    assert game.place == "i_c1-centre"
    assert game.prompt == "turn"


@pytest.mark.rule("EU-GRF-04")
def test_eu_grf_04_far_goals_of_a_flight_can_be_chosen_too() -> None:
    game = a_table(
        options={"griffin": True}, at="i_c1-a", map=a_land(40), sacks=["trophy-dragonfly"], tokens=[], stack=[]
    )
    game.table.griffin = game.space("i_c1-b")
    steps = distances(game.table, game.space("i_c1-a"), 20)
    game.run("ask_turn", 0)

    game.play("griffin-menu")
    assert game.keys == ["far:1", "far:2", "far:3", "far:4", "back"]
    game.play("far:4", "back", "far:4")
    chosen = next(key for key in game.keys if key.startswith("fly:"))
    game.play(chosen)

    assert game.place == chosen.removeprefix("fly:")
    assert steps[game.table.space[0]] == 4
    assert game.sacks() == []
