"""Moving over the Map and revealing it."""

from __future__ import annotations

import pytest
from tests.games.euthia.setting import Sitting, a_new_game, a_table
from tests.games.euthia.test_teleports import a_land

from muster.games.euthia.content.pieces import ELEMENTAL, FIRE, Hex
from muster.games.euthia.game import GAME
from muster.games.euthia.offers.map import (
    MOST_TARGETS,
    at_distance,
    near_or_far,
    walk_goals,
    walk_offers,
    walk_so_far_offers,
)
from muster.games.euthia.places import OFFSETS, all_spaces, anchor_of, coordinates, open_slots
from muster.lab.checked_match import MOST_OPTIONS

# Around the Church: hexes a (0, 0), b (1, 0), c (0, 1). Quiet tiles have neither Monsters nor Powers.
QUIET_EAST = {"i_e2": (-1, -1), "ii_o7": (-3, 0)}
RING = {"i_e2": (-1, -1), "i_f1": (1, -2), "i_o5": (-2, 1)}  # all that touches (0, 0)


def shown(game: Sitting) -> list[str]:
    """Tiles that were revealed, in order."""
    return [fact["tile"] for fact in game.happened("tile-revealed")]


def where(game: Sitting) -> dict[str, tuple[int, int]]:
    """The anchors of the tiles on the Map."""
    return {tile["key"]: tuple(tile["anchor"]) for tile in game.view["map"]}


def at(game: Sitting, name: str) -> tuple[int, int]:
    return coordinates(game.table, game.space(name))


# -- moving ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-MOV-01")
def test_eu_mov_01_the_trade_token_adds_two_move_points() -> None:
    game = a_table(moves=1)

    game.play("moves:trade")

    assert game.moves == 3


@pytest.mark.rule("EU-MOV-01")
@pytest.mark.parametrize(
    "hero, tile",
    [
        ("ael", "pilgrims_path"),
        ("dral", "forced_march"),
        ("keleia", "climber"),
        ("skoldur", "war_drums"),
        ("taesiri", "drift"),
        ("maeldur", "leather_boots"),
        ("maeldur", "mail_boots"),
        ("maeldur", "plate_boots"),
        ("maeldur", "dragon_boots"),
        ("maeldur", "travellers_boots"),
        ("maeldur", "winged_boots"),
        ("maeldur", "ranger_boots"),
        ("maeldur", "ring_of_haste"),
    ],
)
def test_eu_mov_01_tiles_that_add_move_points_once_per_round(hero: str, tile: str) -> None:
    game = a_table(heroes=[hero, "maeldur" if hero != "maeldur" else "ael"], tiles=[tile], moves=1)
    use = game.box.tile(game.copy(tile)).uses[0]
    printed = sum(number for name, number, _ in use.effects if name == "move")
    assert printed

    game.play(f"use:{tile}")

    assert game.moves == 1 + printed
    assert game.is_exhausted(tile)
    assert not game.uses


@pytest.mark.rule("EU-MOV-01")
def test_eu_mov_01_the_tracker_moves_and_looks_ahead() -> None:
    game = a_table(heroes=["keleia", "ael"], tiles=["tracker"], stack=["i_o5"])

    game.play("use:tracker").until("turn")

    assert game.moves == 1
    assert game.is_exhausted("tracker")


@pytest.mark.rule("EU-MOV-01")
def test_eu_mov_01_a_scroll_of_haste_is_spent() -> None:
    game = a_table(sacks=["scroll_of_haste"])

    game.play("use:scroll_of_haste")

    assert game.moves == 3
    assert game.sacks() == []


@pytest.mark.rule("EU-MOV-01")
def test_eu_mov_01_a_sapphire_adds_move_points() -> None:
    game = a_table(tiles=["mail_boots"], gems=[("mail_boots", "sapphire")], exhausted=["mail_boots"])

    game.play("flip:sapphire")

    assert game.moves == 1
    assert not game.uses


@pytest.mark.rule("EU-MOV-02")
def test_eu_mov_02_each_step_costs_one_whatever_the_terrain() -> None:
    game = a_table(moves=2, at="i_c1-a", map=QUIET_EAST, stack=[], tokens=[])
    assert (at(game, "i_e2-c"), at(game, "ii_o7-b")) == ((-1, 0), (-2, 0))

    game.play("go:i_e2-c")
    assert game.moves == 1

    game.play("go:ii_o7-b")  # a Lake
    assert game.moves == 0
    assert not game.ways


@pytest.mark.rule("EU-MOV-02")
def test_eu_mov_02_a_longer_way_is_counted_step_by_step() -> None:
    game = a_table(moves=4, map=RING, stack=[], tokens=[])

    game.play("go:i_e2-a")  # by way of (0, 0) and (-1, 0)

    assert (game.place, game.moves) == ("i_e2-a", 1)


@pytest.mark.rule("EU-REV-01")
def test_eu_rev_01_walks_end_where_tiles_will_be_revealed() -> None:
    game = a_table(moves=4, map=RING, stack=["i_o1"], tokens=[])

    assert game.offers("go:i_c1-a", "go:i_e2-c")
    assert "go:i_e2-a" not in game.keys


@pytest.mark.rule("EU-MOV-02")
def test_eu_mov_02_within_a_known_land_several_steps_at_once() -> None:
    lands = {**RING, "i_f3": (2, -1), "i_e3": (-1, 2), "ii_o7": (1, 1)}
    game = a_table(moves=3, map=lands, stack=[], tokens=[])

    game.play("walk", "go:i_c1-a")
    assert game.moves == 2
    game.play("go:i_c1-b", "go:i_c1-c")
    assert (game.place, game.moves) == ("i_c1-c", 0)


@pytest.mark.rule("EU-MOV-02")
def test_eu_mov_02_a_walk_of_two_steps_costs_two() -> None:
    lands = {**RING, "i_f3": (2, -1), "i_e3": (-1, 2), "ii_o7": (1, 1)}
    game = a_table(moves=3, at="i_e2-c", map=lands, stack=[], tokens=[])

    game.play("walk", "go:i_c1-centre")  # by way of (0, 0)

    assert (game.place, game.moves) == ("i_c1-centre", 1)


@pytest.mark.rule("EU-MOV-02")
@pytest.mark.parametrize("moves, asks_how_far", [(2, False), (4, True), (6, True)])
def test_eu_mov_02_every_space_within_reach_can_be_chosen(moves: int, asks_how_far: bool) -> None:
    game = a_table(map=a_land(24), moves=moves, stack=(), seed=3)
    game.table.hero_tokens = (0,) * len(game.table.hero_tokens)  # all Monsters are beaten
    reach = walk_goals(game.table, 0)

    game.run("walk", 0)
    assert len(game.keys) <= 40
    found = {key: 0 for key in game.keys if key.startswith("go:")}
    far = [key for key in game.keys if key.startswith("far:")]
    assert bool(far) is asks_how_far
    for key in far:
        game.play(key)
        found |= {goal: int(key[4:]) for goal in game.keys if goal.startswith("go:")}
        assert len(game.keys) <= 40
        game.play("back")

    assert {game.space(key[3:]) for key in found} == set(reach)
    assert not far or {game.space(key[3:]): steps for key, steps in found.items()} == reach
    goal = max(found, key=lambda key: (reach[game.space(key[3:])], key))
    if far:
        game.play(f"far:{reach[game.space(goal[3:])]}")
    game.play(goal)
    assert game.place == goal[3:]
    assert game.moves == moves - reach[game.space(goal[3:])]


@pytest.mark.rule("EU-MOV-02")
@pytest.mark.parametrize("moves", [3, 5, 8, 30])
def test_eu_mov_02_no_question_of_a_walk_has_more_than_forty_options(moves: int) -> None:
    """A land of 49 tiles, more than any game lays, without a Monster, from each of its spaces."""
    game = a_table(map=a_land(48), moves=moves, stack=(), seed=3)
    table = game.table
    table.hero_tokens = (0,) * len(table.hero_tokens)
    for space in all_spaces(table):
        table.space[0] = space
        goals = walk_goals(table, 0)
        first = walk_offers(table, 0)
        far = [option.value for option in first if option.kind == "far"]
        pages = [walk_so_far_offers(table, 0, distance) for distance in far]
        offered = [option for page in (first, *pages) for option in page if option.kind == "go"]

        assert max(len(page) for page in (first, *pages)) <= MOST_OPTIONS
        assert len(offered) == len({option.key for option in offered}) == len(goals)


@pytest.mark.rule("EU-MOV-02")
def test_eu_mov_02_very_far_spaces_are_listed_under_the_last_distance() -> None:
    game = a_table(map=a_land(24), moves=6, stack=())
    goals = {space: 15 + space for space in range(10)}

    far = near_or_far(game.table, "go", goals, most=5)

    assert [option.key for option in far] == ["far:15", "far:16", "far:17", "far:18", "far:19", "far:20"]
    assert len(at_distance(game.table, "go", goals, 20)) == 5


@pytest.mark.rule("EU-MOV-02")
def test_eu_mov_02_a_match_of_older_rules_keeps_its_nearest_spaces() -> None:
    game = a_table(map=a_land(24), moves=6, stack=(), seed=3)
    game.table.hero_tokens = (0,) * len(game.table.hero_tokens)
    game.table.rules = 2

    game.run("walk", 0)

    assert len([key for key in game.keys if key.startswith("go:")]) == MOST_TARGETS
    assert not [key for key in game.keys if key.startswith("far:")]


@pytest.mark.rule("EU-MOV-03")
def test_eu_mov_03_any_number_of_heroes_share_a_space() -> None:
    others = {seat: {"at": "i_f1-a"} for seat in (1, 2, 3)}
    game = a_table(
        seats=4, moves=1, at="i_f1-b", map={"i_f1": None}, traded={"i_f1-a": 1}, others=others, stack=[], tokens=[]
    )

    game.play("go:i_f1-a")

    assert [game.place_of(seat) for seat in range(4)] == ["i_f1-a"] * 4


@pytest.mark.rule("EU-MOV-04")
def test_eu_mov_04_move_points_do_not_last() -> None:
    game = a_table(moves=2)

    game.play("end", "keep-none").to_round(2)

    assert (game.asked, game.moves) == (0, 0)


@pytest.mark.rule("EU-MOV-05")
def test_eu_mov_05_only_to_adjacent_spaces_that_are_revealed() -> None:
    game = a_table(moves=1, at="i_c1-a", map={"i_e2": (-1, -1), "ii_o7": (-3, 0)}, stack=[], tokens=[])

    assert sorted(game.ways) == ["go:i_c1-b", "go:i_c1-c", "go:i_c1-centre", "go:i_e2-b", "go:i_e2-c"]


@pytest.mark.rule("EU-MOV-05")
def test_eu_mov_05_nobody_steps_off_the_map() -> None:
    game = a_table(moves=1, at="i_f1-b", map={"i_f1": None}, stack=[], tokens=[])

    assert game.ways == ["go:i_f1-c"]  # a Monster is on the third hex


# -- revealing ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-REV-01")
def test_eu_rev_01_leaving_the_church_reveals_three_tiles_at_once() -> None:
    game = a_table(moves=2, stack=["i_o5", "i_e2", "i_f1", "i_f3"], tokens=[])

    game.play("go:i_c1-a")
    assert game.prompt == "reveal"
    game.play("slot:1", "slot:1")

    assert shown(game) == ["i_o5", "i_e2", "i_f1"]
    assert (game.prompt, game.moves) == ("turn", 1)
    game.play("go:i_c1-b")  # the turn goes on
    assert game.moves == 0


@pytest.mark.rule("EU-REV-01")
def test_eu_rev_01_a_hex_with_six_neighbours_reveals_nothing() -> None:
    game = a_table(moves=1, map=RING, stack=["i_f3"], tokens=[])

    game.play("go:i_c1-a")

    assert shown(game) == []
    assert game.prompt == "turn"


@pytest.mark.rule("EU-REV-02")
@pytest.mark.parametrize("second", ["slot:1", "slot:2"])
def test_eu_rev_02_the_next_place_is_picked_after_seeing_the_tile(second: str) -> None:
    game = a_table(moves=1, health=6, stack=["i_o6", "i_e2", "i_f1"], tokens=[])
    game.play("go:i_c1-a")

    game.play("slot:2")
    assert shown(game) == ["i_o6"]
    assert game.keys == ["slot:1", "slot:2"]

    game.play(second)
    assert len(shown(game)) == 3
    assert where(game)["i_o6"] == (-1, -1)
    assert where(game)["i_e2"] == ((-2, 1) if second == "slot:1" else (1, -2))


@pytest.mark.rule("EU-REV-03")
def test_eu_rev_03_a_tile_is_never_turned() -> None:
    game = a_table(moves=1, stack=["i_e2"], map={"i_o5": (-1, -1), "i_f1": (-2, 1)}, tokens=[])

    game.play("go:i_c1-a")

    assert where(game)["i_e2"] == (1, -2)
    assert [at(game, f"i_e2-{letter}") for letter in "abc"] == [(1, -2), (2, -2), (1, -1)]


@pytest.mark.rule("EU-REV-04")
def test_eu_rev_04_tiles_come_from_the_top_of_one_stack() -> None:
    game = a_table(moves=2, stack=["i_e2", "i_f1", "ii_o7", "ii_f1", "ii_f2"], tokens=[])

    game.play("go:i_c1-a", "slot:1", "slot:1")
    assert shown(game) == ["i_e2", "i_f1", "ii_o7"]
    assert where(game) == {"i_c1": (0, 0), "i_e2": (-2, 1), "i_f1": (-1, -1), "ii_o7": (1, -2)}

    game.play("go:i_f1-c")  # (-1, 0)
    assert shown(game)[3:] == ["ii_f1"]
    assert where(game)["ii_f1"] == (-3, 0)


@pytest.mark.rule("EU-REV-05")
def test_eu_rev_05_fire_burns_before_the_next_tile_is_drawn() -> None:
    game = a_table(moves=1, health=5, stack=["iv_f3", "i_e2", "i_f1"], tokens=[])

    game.play("go:i_c1-a", "slot:2")  # its hex c, a Fire Elemental, touches the Hero

    assert where(game)["iv_f3"] == (-1, -1)
    assert game.health == 3
    assert game.prompt == "reveal"
    assert shown(game) == ["iv_f3"]


@pytest.mark.rule("EU-REV-05")
def test_eu_rev_05_an_encounter_is_set_up_before_the_next_tile_is_drawn() -> None:
    game = a_table(moves=1, stack=["i_e2", "i_o5", "i_f1"], tokens=[])

    game.play("go:i_c1-a", "slot:1")

    assert game.prompt == "reveal"
    assert len(game.view["encounters"]["herbalist"]["open"]) == 2


@pytest.mark.rule("EU-REV-06")
@pytest.mark.parametrize("limit, laid", [(0, ["i_o5", "i_e2", "i_f3"]), (5, ["i_o5", "i_e2"])])
def test_eu_rev_06_beyond_an_agreed_limit_no_tile_is_laid(limit: int, laid: list[str]) -> None:
    game = a_table(
        options={"map_limit": limit},
        moves=1,
        at="i_f1-b",
        map={"i_f1": (3, 0)},
        stack=["i_o5", "i_e2", "i_f3"],
        tokens=[],
    )

    game.play("go:i_f1-c").until("turn")  # (3, 1): its outermost side slot lies six steps from the Church

    assert shown(game) == laid


@pytest.mark.rule("EU-REV-11")
def test_eu_rev_11_all_hexes_of_a_tile_within_so_many_steps_of_the_church() -> None:
    game = a_table(options={"map_limit": 5}, at="v_o5-c", map={"v_o5": (3, 0)})
    assert at(game, "v_o5-c") == (3, 1)
    around = {anchor_of(3 + dx, 1 + dy) for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))}
    missing = sorted(around - {(3, 0)})

    assert missing == [(1, 1), (2, 2), (4, 1)]
    # The tile at (4, 1) would hold (5, 1): five steps to (1, 0), and a sixth into the Church.
    assert open_slots(game.table, game.space("v_o5-c")) == ((1, 1), (2, 2))


@pytest.mark.rule("EU-REV-06")
def test_eu_rev_06_by_default_there_is_no_limit() -> None:
    game = a_table(at="v_o5-c", map={"v_o5": (3, 0)})

    assert len(open_slots(game.table, game.space("v_o5-c"))) == 3
    assert GAME.options["map_limit"].values[0] == 0


@pytest.mark.rule("EU-REV-06")
def test_eu_rev_06_a_game_within_limits_lays_nothing_outside() -> None:
    game = a_new_game(options={"map_limit": 5}, loads={"first": [0]})
    for _ in range(1500):
        if game.match.over:
            break
        wanted = [key for key in game.keys if key.split(":")[0] in ("walk", "go", "moves", "slot")]
        if wanted and game.table.round < 6:
            game.play(wanted[-1])
        else:
            game.step()

    tiles = [tuple(tile["anchor"]) for tile in game.view["map"]]
    assert len(tiles) > 4
    for x, y in tiles:
        for dx, dy in OFFSETS:
            assert min(max(abs(x + dx - a), abs(y + dy - b), abs(x + dx - a + y + dy - b)) for a, b in OFFSETS) <= 4


@pytest.mark.rule("EU-REV-07")
def test_eu_rev_07_three_slots_around_the_first_hex_then_one() -> None:
    game = a_table(moves=2, stack=["i_e2", "i_o5", "i_f1", "i_f3"], tokens=[])
    assert open_slots(game.table, game.space("i_c1-a")) == ((-2, 1), (-1, -1), (1, -2))

    game.play("go:i_c1-a", "slot:2", "slot:2")
    assert where(game) == {"i_c1": (0, 0), "i_e2": (-1, -1), "i_o5": (1, -2), "i_f1": (-2, 1)}
    assert open_slots(game.table, game.space("i_e2-c")) == ((-3, 0),)
    game.play("go:i_e2-c")

    assert where(game)["i_f3"] == (-3, 0)


@pytest.mark.rule("EU-REV-07")
@pytest.mark.parametrize(
    "hex, anchor", [((0, 0), (0, 0)), ((1, 0), (0, 0)), ((0, 1), (0, 0)), ((-1, 0), (-1, -1)), ((-2, 0), (-3, 0))]
)
def test_eu_rev_07_each_hex_belongs_to_one_slot(hex: tuple[int, int], anchor: tuple[int, int]) -> None:
    assert anchor_of(*hex) == anchor


@pytest.mark.rule("EU-REV-07")
def test_eu_rev_07_the_slots_cover_the_plane_without_overlap() -> None:
    covered: dict[tuple[int, int], tuple[int, int]] = {}
    for x in range(-6, 7):
        for y in range(-6, 7):
            if (x - y) % 3 == 0:
                for dx, dy in OFFSETS:
                    assert (x + dx, y + dy) not in covered
                    covered[x + dx, y + dy] = (x, y)
    assert all(anchor_of(*place) == anchor for place, anchor in covered.items())
    assert all((x, y) in covered for x in range(-5, 6) for y in range(-5, 6))


@pytest.mark.rule("EU-REV-08")
def test_eu_rev_08_the_last_tile_goes_where_the_player_likes() -> None:
    game = a_table(moves=2, stack=["i_e2"], tokens=[])

    game.play("go:i_c1-a")
    assert game.keys == ["slot:1", "slot:2", "slot:3"]
    game.play("slot:3")

    assert game.prompt == "turn"
    assert where(game) == {"i_c1": (0, 0), "i_e2": (1, -2)}
    assert len(open_slots(game.table, game.space("i_c1-a"))) == 2
    assert game.ways == ["go:i_c1-b", "go:i_c1-c", "go:i_c1-centre", "go:i_e2-c"]


@pytest.mark.rule("EU-REV-09")
def test_eu_rev_09_who_dies_on_arrival_keeps_the_combat_token() -> None:
    game = a_table(health=2, moves=1, tokens=["combat"], at="iv_f3-c", map={"iv_f3": None}, stack=["i_e2"] * 3)

    game.play("go:iv_f3-b")  # a Mountain with a Monster, next to Fire

    assert [fact["seat"] for fact in game.happened("died")] == [0]
    assert game.place == "i_c1-centre"
    assert game.hero()["tokens"] == ["combat"]
    assert not game.happened("combat-begins")
    assert game.table.own_deaths == [0, 0]
    assert game.prompt == "turn"


@pytest.mark.rule("EU-REV-09")
def test_eu_rev_09_powers_then_tiles_then_combat() -> None:
    game = a_table(health=6, moves=1, tokens=["combat"], at="iv_f3-c", map={"iv_f3": None}, stack=["i_o5"])

    game.play("go:iv_f3-b")
    assert (game.health, game.prompt) == (4, "reveal")
    assert not game.happened("combat-begins")

    game.play("slot:1")
    wanted = ("power-acts", "tile-revealed", "combat-begins")
    order = [event["kind"] for event in game.match.events(0) if event["kind"] in wanted]
    assert order == ["power-acts", "tile-revealed", "combat-begins"]
    assert game.hero()["tokens"] == []


@pytest.mark.rule("EU-REV-09")
def test_eu_rev_09_nobody_walks_through_fire_unharmed() -> None:
    game = a_table(health=5, moves=2, tokens=[], at="i_c1-centre", map={"iv_f3": (-1, -1), "i_e2": (-3, 0)}, stack=[])

    assert game.offers("go:i_c1-a", "go:i_c1-b")
    assert "go:iv_f3-c" not in game.keys  # it lies behind (0, 0), which burns
    game.play("go:i_c1-a", "go:iv_f3-c")

    assert game.health == 1


@pytest.mark.rule("EU-REV-10")
def test_eu_rev_10_the_dead_reveal_no_further_tile() -> None:
    game = a_table(health=2, moves=2, tokens=[], stack=["iv_f3", "i_e2", "i_o5", "i_f1"])

    game.play("go:i_c1-a", "slot:2")

    assert game.place == "i_c1-centre"
    assert shown(game) == ["iv_f3"]
    assert len(open_slots(game.table, game.space("i_c1-a"))) == 2

    game.play("end", "moves:mining")
    assert game.asked == 1
    game.play("go:i_c1-a", "slot:1")
    assert shown(game) == ["iv_f3", "i_e2", "i_o5"]
    assert game.asked == 1


@pytest.mark.rule("EU-REV-10")
def test_eu_rev_10_no_combat_follows() -> None:
    game = a_table(
        health=2,
        moves=1,
        at="i_f1-b",
        map={"i_f1": (3, 0)},
        stack=["i_o6", "i_e2", "i_o5"],
        tokens=["combat"],
        figures={"map_tiles": {"i_o6": {"hexes": (Hex(ELEMENTAL + FIRE),) * 3}}},
    )

    game.play("go:i_f1-a", "slot:1")

    assert game.place == "i_c1-centre"
    assert not game.happened("combat-begins")
    assert game.hero()["tokens"] == ["combat"]
