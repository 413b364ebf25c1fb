"""Hexes, Special tiles and liberation."""

from __future__ import annotations

import pytest
from tests.games.euthia.setting import Sitting, a_new_game, a_table

from muster.games.euthia.content.pieces import ELEMENTAL, FIRE, LAND, Hex
from muster.games.euthia.places import all_spaces, neighbours, powers_at, trader_at
from muster.games.euthia.state import CHAPTER

TOWERS = "iii_f1"
BEATEN = {f"{TOWERS}-a": 0, f"{TOWERS}-b": 0, f"{TOWERS}-c": 0}


def names(game: Sitting, spaces: list[int]) -> list[str]:
    return sorted([game.name_of(space) for space in spaces])


def quests(game: Sitting) -> list[str]:
    return [key for key in game.keys if key.startswith("quest:")]


# -- hexes -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-HEX-02")
@pytest.mark.parametrize(
    "at, left",
    [("i_f1-b", [24, 25, 24]), ("i_f2-b", [25, 24, 24]), ("i_f3-b", [25, 25, 23])],
    ids=lambda name: str(name),
)
def test_eu_hex_02_mountain_lake_and_cave_have_their_own_stacks(at: str, left: list[int]) -> None:
    game = a_table(at=at, map={at[:4]: None}, stack=[])

    game.play("mine")

    assert game.view["decks"]["resources"] == left


@pytest.mark.rule("EU-HEX-02")
def test_eu_hex_02_other_hexes_cannot_be_mined() -> None:
    game = a_table(at="i_f1-c", map={"i_f1": None}, stack=[])

    assert game.refuses("mine")


@pytest.mark.rule("EU-HEX-03")
@pytest.mark.parametrize(
    "at, left",
    [("i_o2-a", [19, 20, 20]), ("iv_o6-c", [20, 19, 20]), ("v_o4-c", [20, 20, 19])],
    ids=lambda name: str(name),
)
def test_eu_hex_03_treasure_of_the_level_of_its_hex(at: str, left: list[int]) -> None:
    game = a_table(at=at, map={at.rsplit("-", 1)[0]: None}, stack=[])

    game.play("treasure")

    assert game.view["decks"]["treasures"] == left


@pytest.mark.rule("EU-HEX-04")
def test_eu_hex_04_an_elemental_influences_its_hex_and_all_around_it() -> None:
    lands = {"i_o4": (2, -1), "i_o5": (1, 1), "i_f1": (4, -2), "i_e2": (3, -3), "i_e1": (1, -2)}
    game = a_table(map=lands, stack=[])
    earth = game.space("i_o4-a")

    influenced = [space for space in all_spaces(game.table) if powers_at(game.table, space)]

    assert len(influenced) == 7
    assert set(influenced) == {earth, *neighbours(game.table, earth)}
    assert all(powers_at(game.table, space) == 0b0010 for space in influenced)


@pytest.mark.rule("EU-HEX-05")
def test_eu_hex_05_places_of_trade_portals_and_encounters() -> None:
    lands = dict.fromkeys(("i_f1", "i_o1", "i_e1", "i_f2", TOWERS))
    game = a_table(map=lands, stack=[])

    traders = [space for space in all_spaces(game.table) if trader_at(game.table, space) >= 0]
    assert names(game, traders) == ["i_f1-a", "i_o1-a", f"{TOWERS}-centre"]


@pytest.mark.rule("EU-HEX-05")
def test_eu_hex_05_an_encounter_offers_quests() -> None:
    game = a_table(at="i_e1-a", map={"i_e1": None}, gaar=4, stack=[])
    game.show_quests("hunter", open=["hunter_7", "hunter_6"])

    assert quests(game) == ["quest:hunter_7"]
    assert game.refuses("trade")


@pytest.mark.rule("EU-HEX-06")
@pytest.mark.parametrize("scenario", ["the-hunt", "defending-the-settlements"])
def test_eu_hex_06_no_legends_where_the_scenario_has_none(scenario: str) -> None:
    for seed in range(40):
        game = a_new_game(seats=4, seed=seed, options={"scenario": scenario})
        groups = {game.box.map_tiles[tile].group for at in range(5) for tile in game.table.zones[CHAPTER + at].cards}
        assert groups == {"fixed", "encounter", "other"}


@pytest.mark.rule("EU-HEX-06")
def test_eu_hex_06_a_legend_has_no_encounter_cards() -> None:
    lands = {"iii_s1": None}
    game = a_table(at="iii_s1-centre", map=lands, liberated={"iii_s1-a": 0, "iii_s1-b": 0}, stack=[])

    assert game.view["encounters"] == {}
    assert quests(game) == []


# -- Special tiles -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-SPC-01")
@pytest.mark.parametrize(
    "tile, special", [("i_c1", True), (TOWERS, True), ("iv_e1", True), ("v_e1", True), ("i_e1", False)]
)
def test_eu_spc_01_special_tiles_have_a_centre(tile: str, special: bool) -> None:
    game = a_table(map={} if tile == "i_c1" else {tile: None}, stack=[])

    spaces = names(game, all_spaces(game.table))
    assert (f"{tile}-centre" in spaces) == special


@pytest.mark.rule("EU-SPC-02")
def test_eu_spc_02_the_centre_connects_with_the_three_hexes_only() -> None:
    game = a_table(map={"i_e2": (-1, -1)}, stack=[])

    assert names(game, neighbours(game.table, game.space("i_c1-centre"))) == ["i_c1-a", "i_c1-b", "i_c1-c"]
    assert "i_c1-centre" not in names(game, neighbours(game.table, game.space("i_e2-c")))


@pytest.mark.rule("EU-SPC-02")
def test_eu_spc_02_the_hexes_connect_directly_too() -> None:
    game = a_table(stack=[])

    for letter, others in (("a", "bc"), ("b", "ac"), ("c", "ab")):
        around = names(game, neighbours(game.table, game.space(f"i_c1-{letter}")))
        assert around == sorted(["i_c1-centre", *[f"i_c1-{other}" for other in others]])


@pytest.mark.rule("EU-SPC-03")
def test_eu_spc_03_a_step_to_or_from_the_centre_costs_one() -> None:
    game = a_table(moves=2, stack=[])

    game.play("go:i_c1-b")
    assert game.moves == 1
    game.play("go:i_c1-centre")
    assert (game.place, game.moves) == ("i_c1-centre", 0)


@pytest.mark.rule("EU-SPC-04")
def test_eu_spc_04_the_centre_opens_when_all_three_hexes_are_liberated() -> None:
    two = {f"{TOWERS}-a": 0, f"{TOWERS}-b": 0}
    game = a_table(moves=1, at=f"{TOWERS}-a", map={TOWERS: None}, traded=two, stack=[])
    assert game.reason(f"go:{TOWERS}-centre") == "refused-closed"
    assert game.refuses(f"go:{TOWERS}-centre")

    game = a_table(moves=1, at=f"{TOWERS}-a", map={TOWERS: None}, traded=BEATEN, stack=[])
    game.play(f"go:{TOWERS}-centre")
    assert game.place == f"{TOWERS}-centre"


@pytest.mark.rule("EU-SPC-05")
def test_eu_spc_05_no_power_reaches_a_centre() -> None:
    game = a_table(health=4, moves=1, at="i_c1-a", map={"iv_f3": (-1, -1)}, stack=[])
    assert powers_at(game.table, game.space("i_c1-a"))

    game.play("go:i_c1-centre")

    assert game.health == 4
    assert powers_at(game.table, game.space("i_c1-centre")) == 0


@pytest.mark.rule("EU-SPC-05")
def test_eu_spc_05_a_centre_reveals_no_tiles() -> None:
    game = a_table(moves=1, at=f"{TOWERS}-a", map={TOWERS: (6, 6)}, traded=BEATEN, stack=["i_e2"])

    game.play(f"go:{TOWERS}-centre")

    assert (game.place, game.prompt) == (f"{TOWERS}-centre", "turn")
    assert game.happened("tile-revealed") == []


@pytest.mark.rule("EU-SPC-05")
def test_eu_spc_05_hexes_without_a_monster_icon_count_as_liberated() -> None:
    lands = {"iii_s1": None}  # Monsters on two of its hexes
    game = a_table(moves=1, at="iii_s1-c", map=lands, liberated={"iii_s1-a": 1, "iii_s1-b": 1}, stack=[])

    assert "go:iii_s1-centre" in game.keys


@pytest.mark.rule("EU-SPC-06")
@pytest.mark.parametrize("hex, number", [("a", 0), ("centre", 2)])
def test_eu_spc_06_quests_of_the_lord_on_the_centre_only(hex: str, number: int) -> None:
    tokens = {f"v_e1-{letter}": 0 for letter in "abc"}
    game = a_table(at=f"v_e1-{hex}", map={"v_e1": None}, liberated=tokens, gold=20, reputation=40, stack=[])
    game.show_quests("lord", open=["lord_4", "lord_6"])

    assert len(quests(game)) == number


@pytest.mark.rule("EU-SPC-06")
def test_eu_spc_06_trade_at_the_towers_on_the_centre_only() -> None:
    outside = a_table(at=f"{TOWERS}-a", map={TOWERS: None}, traded=BEATEN, stack=[])
    inside = a_table(at=f"{TOWERS}-centre", map={TOWERS: None}, traded=BEATEN, stack=[])

    assert outside.refuses("trade")
    assert inside.offers("trade")


@pytest.mark.rule("EU-SPC-06")
def test_eu_spc_06_the_priest_on_the_centre_of_his_church() -> None:
    for hex, offered in (("a", []), ("centre", ["quest:priest_3"])):
        game = a_table(at=f"i_c2-{hex}", map={"i_c2": None}, gold=3, stack=[])
        game.show_quests("priest", open=["priest_3", "priest_2"])
        assert quests(game) == offered


# -- Monsters and liberation -------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-LIB-02")
def test_eu_lib_02_no_entry_without_a_combat_action() -> None:
    game = a_table(moves=3, tokens=["trade"], at="i_f1-b", map={"i_f1": None}, stack=[])

    assert game.reason("go:i_f1-a") == "refused-fight"
    assert game.refuses("go:i_f1-a")


@pytest.mark.rule("EU-LIB-02")
def test_eu_lib_02_who_enters_fights_at_once() -> None:
    game = a_table(moves=3, tokens=["combat"], at="i_f1-b", map={"i_f1": None}, stack=[], top={1: "dragonfly"})

    game.play("go:i_f1-a")

    assert game.happened("combat-begins") == [{"seat": 0, "monster": "dragonfly"}]
    assert game.prompt != "turn"


@pytest.mark.rule("EU-LIB-02")
def test_eu_lib_02_a_monster_hex_is_not_crossed() -> None:
    lands = {"i_o5": (3, 0), "i_e2": (5, -1)}  # the Monster on i_o5-b stands before i_e2-a
    guarded = a_table(moves=2, tokens=["combat"], at="i_o5-a", map=lands, stack=[])
    free = a_table(moves=2, tokens=["combat"], at="i_o5-a", map=lands, liberated={"i_o5-b": 1}, stack=[])

    assert guarded.offers("go:i_o5-b")
    assert guarded.refuses("go:i_e2-a")
    assert free.offers("go:i_o5-b", "go:i_e2-a")


@pytest.mark.rule("EU-LIB-03")
@pytest.mark.parametrize(
    "token", [{"liberated": {"i_e1-c": 1}}, {"traded": {"i_e1-c": 1}}, {"visited": {"i_e1-c": [1, 1]}}], ids=str
)
def test_eu_lib_03_any_players_token_shows_that_the_monster_is_defeated(token: dict[str, object]) -> None:
    game = a_table(moves=1, tokens=[], at="i_e1-b", map={"i_e1": None}, stack=[], **token)  # type: ignore[arg-type]
    hexes = game.view["map"][-1]["spaces"]

    assert [part["monster"] for part in hexes] == [False, False, False]
    game.play("go:i_e1-c")
    assert game.place == "i_e1-c"


@pytest.mark.rule("EU-LIB-03")
def test_eu_lib_03_without_a_token_the_monster_is_there() -> None:
    game = a_table(map={"i_e1": None}, stack=[])

    assert [part["monster"] for part in game.view["map"][-1]["spaces"]] == [False, False, True]


@pytest.mark.rule("EU-LIB-04")
def test_eu_lib_04_a_hex_without_a_monster_icon_is_liberated() -> None:
    game = a_table(at="i_f1-b", map={"i_f1": None}, stack=[])

    assert game.offers("mine")


@pytest.mark.rule("EU-LIB-04")
@pytest.mark.parametrize(
    "at, action", [("i_e1-c", "mine"), ("i_f1-a", "trade"), ("i_o8-a", "treasure"), ("ii_f2-a", "portal-menu")]
)
def test_eu_lib_04_actions_and_free_actions_need_a_liberated_hex(at: str, action: str) -> None:
    lands = {at.rsplit("-", 1)[0]: None, "i_f2": None}
    guarded = a_table(at=at, map=lands, stack=[])
    assert guarded.refuses(action)

    token = {"traded": {at: 1}} if action == "trade" else {"visited": {at: [0, 0]}} if action == "mine" else {}
    free = a_table(
        at=at,
        map=lands,
        stack=[],
        gold=1,
        figures={"map_tiles": {at.rsplit("-", 1)[0]: {"hexes": tame(guarded, at)}}},
        **token,
    )
    assert free.offers(action)


def tame(game: Sitting, at: str) -> tuple[Hex, ...]:
    """The hexes of a tile, without Monsters."""
    tile = next(tile for tile in game.box.map_tiles if tile.key == at.rsplit("-", 1)[0])
    hexes = []
    for part in tile.hexes:
        hexes.append(Hex(part.location))
        hexes[-1].encounter = part.encounter
    return tuple(hexes)


@pytest.mark.rule("EU-LIB-04")
def test_eu_lib_04_elementals_behind_a_monster_are_not_confronted() -> None:
    guarded, free = Hex(ELEMENTAL + FIRE), Hex(ELEMENTAL + FIRE)
    guarded.level = 1
    for fire, offered in ((guarded, False), (free, True)):
        hexes = {"map_tiles": {"i_o6": {"hexes": (fire, Hex(LAND), Hex(LAND))}}}
        game = a_table(at="i_o6-a", map={"i_o6": None}, stack=[], figures=hexes)
        assert game.offers("confront") == offered


@pytest.mark.rule("EU-LIB-05")
def test_eu_lib_05_a_token_turned_into_move_points_does_not_count() -> None:
    game = a_table(tokens=["combat"], at="i_f1-b", map={"i_f1": None}, stack=[])

    game.play("moves:combat")

    assert game.moves == 3
    assert game.refuses("go:i_f1-a")


@pytest.mark.rule("EU-LIB-05")
def test_eu_lib_05_the_player_names_the_source() -> None:
    game = a_table(
        heroes=["dral", "ael"],
        tiles=["mercenarys_oath"],
        tokens=["combat"],
        carried="combat",
        moves=1,
        at="i_f1-b",
        map={"i_f1": None},
        stack=[],
    )

    game.play("go:i_f1-a")
    assert game.keys == ["pay-token:combat", "pay-carried:combat", "pay-tile:mercenarys_oath"]
    game.play("pay-carried:combat")

    assert game.hero()["carried"] is None
    assert game.hero()["tokens"] == ["combat"]
    assert not game.is_exhausted("mercenarys_oath")


@pytest.mark.rule("EU-LIB-05")
def test_eu_lib_05_an_exhausted_ability_is_no_source() -> None:
    given = {"heroes": ["dral", "ael"], "tiles": ["mercenarys_oath"], "tokens": [], "moves": 1, "at": "i_f1-b"}
    ready = a_table(map={"i_f1": None}, stack=[], **given)  # type: ignore[arg-type]
    tired = a_table(map={"i_f1": None}, stack=[], exhausted=["mercenarys_oath"], **given)  # type: ignore[arg-type]

    assert "go:i_f1-a" in ready.keys
    assert tired.refuses("go:i_f1-a")
