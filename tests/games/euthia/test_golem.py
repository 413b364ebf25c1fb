"""Walking Destruction: the Golem, its rampages, ruins and Defense Magic.  [EU-GOL-01]"""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.euthia.setting import Sitting, a_new_game, a_table

from muster.games.euthia.content.pieces import NOTHING
from muster.games.euthia.scenarios.destruction import enter_hex
from muster.games.euthia.scoring import parts
from muster.games.euthia.state import SCENARIO_DECK

SCENARIO = "walking-destruction"
# The Old Quarry lies at (1, -2): the Golem on hex a, a Mountain on b, empty land on c, which is next to the Church.
QUARRY, MOUNTAIN, LAND = "i_s1-a", "i_s1-b", "i_s1-c"
MARKET = {"i_f1": (2, -1)}  # Merchants with a Monster on a, a Mountain on b, empty land on c
WEAK = {"monsters": {"golem": {"ranges": ((99, 1),), "silver_cards": 0, "chaos": 0, "gaar": 0, "penalty": 0}}}


def a_land(**given: Any) -> Sitting:
    """A table with the Golem on the Old Quarry and nothing left in the stack."""
    return a_table(scenario=SCENARIO, **{"stack": (), **given})


def rampaged(card: str, *answers: str, **given: Any) -> Sitting:
    """The end of a round with this Rampage card."""
    loads = {"scenario": [card], **given.pop("loads", {})}
    return a_land(loads=loads, start="scenario_round_end", **given).play(*answers)


def where(game: Sitting) -> str:
    """The hex of the Golem."""
    return game.name_of(game.table.foe_space)


def is_ruin(game: Sitting, name: str) -> bool:
    at = game.space(name)
    return any(space["burned"] for tile in game.view["map"] for space in tile["spaces"] if space["at"] == at)


def ruins(game: Sitting) -> tuple[int, int]:
    """Destruction tokens A and B on the Map."""
    return game.table.ruins


def enter(game: Sitting, name: str) -> None:
    """The Golem enters a hex."""
    enter_hex(game.table, game.space(name), 1)


def moved(game: Sitting, name: str) -> Sitting:
    """The Golem stands somewhere else."""
    game.table.foe_space = game.space(name)
    return game


# -- the Golem ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-GOL-01")
@pytest.mark.parametrize("seats, stamina", [(1, 24), (2, 42), (3, 60), (4, 78)])
def test_eu_gol_01_it_stands_on_the_old_quarry(seats: int, stamina: int) -> None:
    game = a_new_game(seats=seats, options={"scenario": SCENARIO})

    assert where(game) == QUARRY
    assert game.view["foe"]["health"] == stamina
    assert [tile["anchor"] for tile in game.view["map"]] == [(0, 0), (1, -2)]
    assert game.view["rounds"] == 10


@pytest.mark.rule("EU-GOL-01")
def test_eu_gol_01_a_fight_lasts_two_combat_rounds_and_lowers_its_stamina() -> None:
    loads = {"hero": [6, 6, 6, 6], "monster": [1, 1, 1, 1]}
    game = a_land(at=MOUNTAIN, loads=loads, figures=WEAK)

    game.play("fight-foe").until("turn")

    assert len(game.happened("combat-round")) == 2
    assert sum(game.view["foe"]["damage"]) == sum(fact["damage"] for fact in game.happened("monster-damaged")) > 0
    assert (game.place, where(game)) == (MOUNTAIN, QUARRY)
    assert not game.happened("trophy-taken")


# -- where it goes -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-GOL-02")
def test_eu_gol_02_it_stops_at_the_nearest_goal() -> None:
    game = rampaged("hunger_for_stone_2", map=MARKET)

    assert where(game) == MOUNTAIN
    assert len(game.happened("golem-walks")) == 1


@pytest.mark.rule("EU-GOL-02")
def test_eu_gol_02_it_walks_no_farther_than_its_steps() -> None:
    """The Church is 4 steps away, the card gives 3."""
    game = a_land(map={"i_f2": (3, -3), "i_o1": (4, -5)}, loads={"scenario": ["the_bells"]}, start="take_turn")
    moved(game, "i_o1-a").run("scenario_round_end")
    game.until("")

    church = [game.space(f"i_c1-{letter}") for letter in "abc"]
    assert len(game.happened("golem-walks")) == 3
    assert game.table.foe_space not in church


@pytest.mark.rule("EU-GOL-02")
def test_eu_gol_02_the_starting_player_chooses_among_equal_paths() -> None:
    game = rampaged("towards_the_smoke_1", map=MARKET, first=1)

    assert (game.prompt, game.asked) == ("golem-step", 1)
    assert sorted(game.keys) == ["go:i_s1-b", "go:i_s1-c"]
    game.play("go:i_s1-c")
    assert where(game) == "i_f1-a"
    assert not is_ruin(game, MOUNTAIN)


@pytest.mark.rule("EU-GOL-02")
def test_eu_gol_02_the_starting_player_chooses_among_equal_goals() -> None:
    others = {1: {"at": LAND}}
    game = rampaged("prey_1", at=MOUNTAIN, others=others, first=1)

    assert (game.prompt, game.asked) == ("golem-goal", 1)
    assert sorted(game.keys) == ["go:i_s1-b", "go:i_s1-c"]
    game.play("go:i_s1-b")
    assert where(game) == MOUNTAIN


@pytest.mark.rule("EU-GOL-02")
def test_eu_gol_02_without_a_goal_it_stays() -> None:
    game = rampaged("buried_riches")

    assert where(game) == QUARRY
    assert ruins(game) == (0, 0)


@pytest.mark.rule("EU-GOL-02")
def test_eu_gol_02_at_the_edge_of_the_map_it_stops() -> None:
    """Direction 0 leads to the right: one hex, then nothing."""
    game = rampaged("blind_fury", loads={"rampage": [0]})

    assert where(game) == MOUNTAIN


@pytest.mark.rule("EU-GOL-02")
def test_eu_gol_02_blind_fury_goes_straight_on() -> None:
    """Direction 2 leads down: over the land to the Church and on."""
    game = rampaged("blind_fury", loads={"rampage": [2]}, map={"i_o1": (1, 1)})

    walked = [(fact["tile"], fact["hex"]) for fact in game.happened("golem-walks")]
    assert walked == [("i_s1", 2), ("i_c1", 1), ("i_o1", 0), ("i_o1", 2)]


@pytest.mark.rule("EU-GOL-02")
def test_eu_gol_02_towards_a_hero_on_a_centre_it_stops_on_the_tile() -> None:
    game = rampaged("prey_2")

    if game.prompt:
        game.play(game.keys[0])
    assert where(game).startswith("i_c1")
    assert not where(game).endswith("centre")
    assert game.health == game.hero()["max_health"]


@pytest.mark.rule("EU-GOL-02")
def test_eu_gol_02_slumber_of_stone_raises_its_stamina() -> None:
    game = rampaged("slumber_of_stone", seats=3)

    assert where(game) == QUARRY
    assert game.view["foe"]["health"] == 63
    assert game.happened("golem-rests") == [{"number": 3}]


@pytest.mark.rule("EU-GOL-02")
@pytest.mark.rule("EU-SCX-07")
def test_eu_scx_07_each_rampage_card_is_turned_up_once() -> None:
    game = a_land(start="take_turn")
    seen = []
    for _ in range(10):
        game.run("scenario_round_end").until("")
        seen.append(game.view["scenario_card"]["key"])

    assert sorted(seen) == sorted(card.key for card in game.box.scenario_cards if card.kind == "rampage")
    assert game.table.zones[SCENARIO_DECK].cards == ()


@pytest.mark.rule("EU-GOL-11")
def test_eu_gol_11_its_own_hex_is_no_goal() -> None:
    game = a_land(map=MARKET, loads={"scenario": ["hunger_for_stone_1"]})
    moved(game, MOUNTAIN).run("scenario_round_end").until("")

    assert where(game) == "i_f1-b"


@pytest.mark.rule("EU-GOL-11")
def test_eu_gol_11_a_hero_on_its_hex_keeps_it_there() -> None:
    game = rampaged("prey_1", at=QUARRY, others={1: {"at": MOUNTAIN}})

    assert where(game) == QUARRY
    assert not game.happened("golem-walks")


@pytest.mark.rule("EU-GOL-11")
@pytest.mark.parametrize(
    "card, tile, goal", [("towards_the_smoke_2", "iii_f1", "towers"), ("buried_riches", "iv_e1", "fortress")]
)
def test_eu_gol_11_hexes_of_special_tiles_are_goals(card: str, tile: str, goal: str) -> None:
    game = rampaged(card, map={tile: (2, -1)})

    game.until("")
    assert where(game) == f"{tile}-a"


@pytest.mark.rule("EU-GOL-11")
def test_eu_gol_11_a_hero_on_a_centre_is_a_step_farther() -> None:
    """The Church is 2 steps away, its centre 3; the Hero on the Merchants is nearer."""
    game = rampaged("prey_1", at="church-centre", others={1: {"at": "i_f1-a"}}, map=MARKET, liberated={"i_f1-a": 1})

    game.until("")
    assert where(game) == "i_f1-a"


# -- what it does ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-GOL-03")
@pytest.mark.parametrize(
    "tile, hexes",
    [
        ("i_f1", {"a": (1, 0), "b": (0, 1), "c": (0, 0)}),  # Merchants, Mountain, empty land
        ("i_f2", {"a": (1, 0), "b": (0, 1), "c": (0, 1)}),  # Portal, Lake, Treasure
        ("i_e1", {"a": (1, 0)}),  # Hunter
        ("i_o7", {"a": (0, 1), "b": (0, 1)}),  # Water Elemental, land with a Monster
        ("iii_f1", {"a": (1, 0), "b": (1, 0)}),  # Dragonslayer Towers
        ("i_c1", {"a": (0, 0)}),  # the Church
        ("i_s1", {"a": (1, 0)}),  # the Old Quarry itself
    ],
)
def test_eu_gol_03_which_token_a_hex_gets(tile: str, hexes: dict[str, tuple[int, int]]) -> None:
    for letter, tokens in hexes.items():
        game = a_land(map={} if tile in ("i_c1", "i_s1") else {tile: (2, -1)}, start="take_turn")
        game.table.foe_space = game.space(LAND)
        enter(game, f"{tile}-{letter}")

        assert ruins(game) == tokens
        assert is_ruin(game, f"{tile}-{letter}") == (tokens != (0, 0))


@pytest.mark.rule("EU-GOL-03")
def test_eu_gol_03_a_ruin_gets_no_second_token() -> None:
    game = a_land()
    for _ in range(2):
        enter(game, MOUNTAIN)

    assert ruins(game) == (0, 1)


@pytest.mark.rule("EU-GOL-03")
@pytest.mark.rule("EU-GOL-06")
def test_eu_gol_03_defense_magic_spares_the_hex_and_costs_two_steps() -> None:
    """Four steps straight on over land, Church and Alchemists; magic on the land leaves one more."""
    game = a_land(map={"i_o1": (1, 1)}, loads={"scenario": ["blind_fury"], "rampage": [2]})
    game.table.defended, game.table.defenses = ((game.space(LAND), 1),), 1

    game.run("scenario_round_end")

    assert where(game) == "i_c1-b"
    assert not any(space["defended"] is not None for tile in game.view["map"] for space in tile["spaces"])
    assert game.table.reputation == [0, 3]
    assert game.happened("magic-holds") == [{"seat": 1, "tile": "i_s1", "hex": 2}]


@pytest.mark.rule("EU-GOL-04")
def test_eu_gol_04_a_ruined_mountain_cannot_be_mined_but_its_tokens_count() -> None:
    game = a_land(heroes=["dral", "ael"], at=MOUNTAIN, visited={MOUNTAIN: [0, 0]})
    assert game.offers("mine")

    enter(game, MOUNTAIN)
    game.run("ask_turn", 0)

    assert not game.offers("mine")
    assert game.reason("mine") == "refused-ruined"
    assert game.table.interaction[game.space(MOUNTAIN)] == (2, 0)


@pytest.mark.rule("EU-GOL-04")
def test_eu_gol_04_ruined_merchants_lose_their_trade_token_and_their_monster() -> None:
    game = a_land(at="i_f1-c", map=MARKET, traded={"i_f1-a": 1}, gold=3)
    enter(game, "i_f1-a")
    assert game.table.trade_tokens[game.space("i_f1-a")] == -1

    game.table.space[0] = game.space("i_f1-a")
    game.run("ask_turn", 0)

    assert not game.offers("trade")


@pytest.mark.rule("EU-GOL-04")
def test_eu_gol_04_a_monster_on_a_ruin_is_gone() -> None:
    game = a_land(at=MOUNTAIN, map=MARKET, tokens=(), moves=1)
    assert not game.offers("go:i_f1-a")

    enter(game, "i_f1-a")
    game.run("walk", 0)

    assert game.offers("go:i_f1-a")


@pytest.mark.rule("EU-GOL-04")
def test_eu_gol_04_no_quest_treasure_portal_or_confrontation_on_ruins() -> None:
    places = {"i_e2": (2, -1), "i_o2": (3, -3), "i_o3": (5, -4), "ii_f2": (8, -4), "i_f2": (11, -4)}
    for hex_name, option in (
        ("i_e2-a", "quest:"),
        ("i_o2-a", "treasure"),
        ("i_o3-a", "confront"),
        ("i_o3-c", "portal-menu"),
    ):
        game = a_land(at=hex_name, map=places, gold=20, gaar=4, pouch=["gem-opal", "essence-water"])
        game.table.loose[0] = ()
        assert any(key.startswith(option) for key in game.keys), hex_name

        enter(game, hex_name)
        game.table.space[0], game.table.health[0] = game.space(hex_name), 6
        game.run("ask_turn", 0)

        assert not any(key.startswith(option) for key in game.keys), hex_name


@pytest.mark.rule("EU-GOL-04")
def test_eu_gol_04_an_elemental_keeps_its_power() -> None:
    game = a_land(map={"i_o7": (2, -1)})
    enter(game, "i_o7-a")

    powers = next(
        space["powers"] for tile in game.view["map"] for space in tile["spaces"] if space["at"] == game.space("i_o7-a")
    )
    assert powers == ["water"]


@pytest.mark.rule("EU-GOL-12")
def test_eu_gol_12_towers_serve_nobody_with_one_hex_in_ruins() -> None:
    taken = {f"iii_f1-{letter}": 0 for letter in "abc"}
    game = a_land(at="iii_f1-centre", map={"iii_f1": (2, -1)}, traded=taken, gold=5)
    assert game.offers("trade")

    enter(game, "iii_f1-b")
    game.run("ask_turn", 0)

    assert not game.offers("trade")
    assert game.table.trade_tokens.count(0) == 2


@pytest.mark.rule("EU-GOL-12")
def test_eu_gol_12_ruined_portals_are_no_goals() -> None:
    portals = {"i_f2": (2, -1), "i_o3": (5, -4)}
    game = a_land(at="i_f2-a", map=portals)
    assert game.offers("portal-menu")

    enter(game, "i_o3-c")
    game.run("ask_turn", 0)

    assert not game.offers("portal-menu")


@pytest.mark.rule("EU-GOL-12")
def test_eu_gol_12_without_a_token_nothing_is_ruined() -> None:
    game = a_land(fields={"ruins": (0, 19)})
    enter(game, MOUNTAIN)

    assert not is_ruin(game, MOUNTAIN)
    assert ruins(game) == (0, 19)


@pytest.mark.rule("EU-GOL-05")
def test_eu_gol_05_who_is_trampled() -> None:
    game = a_land(at=LAND, health=5, reputation=7, others={1: {"at": LAND, "health": 6}})
    game.table.health[1] = 7
    enter(game, LAND)

    assert (game.place, game.reputation) == ("i_c1-centre", 5)
    assert game.table.health == [game.hero()["max_health"], 1]


@pytest.mark.rule("EU-GOL-05")
def test_eu_gol_05_defense_magic_halves_the_harm() -> None:
    game = a_land(at=MOUNTAIN, health=5)
    game.table.defended, game.table.defenses = ((game.space(MOUNTAIN), 0),), 1
    enter(game, MOUNTAIN)

    assert (game.place, game.health) == (MOUNTAIN, 2)


@pytest.mark.rule("EU-GRF-07")
def test_eu_grf_07_the_griffin_makes_room() -> None:
    game = a_land(options={"griffin": True})
    game.table.griffin = game.space(MOUNTAIN)
    enter(game, MOUNTAIN)

    assert game.name_of(game.table.griffin) == QUARRY


# -- Defense Magic -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-GOL-06")
def test_eu_gol_06_paid_with_an_essence() -> None:
    game = a_land(at=MOUNTAIN, pouch=["essence-water"])

    game.play("defend", "pay:essence-water")

    assert game.pouch() == []
    assert game.table.defended == ((game.space(MOUNTAIN), 0),)
    assert game.view["destruction"]["defense"] == 11
    assert not game.offers("defend")


@pytest.mark.rule("EU-GOL-06")
def test_eu_gol_06_paid_with_gaar_and_gold() -> None:
    game = a_land(at=MOUNTAIN, gaar=1, gold=2)

    game.play("defend", "pay-gaar")

    assert (game.gaar, game.gold) == (0, 0)
    assert game.table.defenses == 1


@pytest.mark.rule("EU-GOL-06")
@pytest.mark.parametrize("given", [{"gaar": 4, "gold": 1}, {"gold": 9}, {"gaar": 0, "gold": 0}])
def test_eu_gol_06_not_without_the_price(given: dict[str, int]) -> None:
    assert not a_land(at=MOUNTAIN, **given).offers("defend")


@pytest.mark.rule("EU-GOL-06")
@pytest.mark.rule("EU-GOL-13")
@pytest.mark.parametrize("at", [LAND, "i_c1-a", "church-centre"])
def test_eu_gol_13_only_on_hexes_with_a_location(at: str) -> None:
    assert not a_land(at=at, gaar=4, gold=9).offers("defend")


@pytest.mark.rule("EU-GOL-06")
def test_eu_gol_06_one_on_a_hex_and_none_on_ruins() -> None:
    game = a_land(at=MOUNTAIN, gaar=4, gold=9)
    game.table.defended, game.table.defenses = ((game.space(MOUNTAIN), 1),), 1
    assert not game.run("ask_turn", 0).offers("defend")

    game.table.defended = ()
    game.table.burned |= 1 << game.space(MOUNTAIN)
    game.table.ruins = (0, 1)
    assert not game.run("ask_turn", 0).offers("defend")


@pytest.mark.rule("EU-GOL-13")
def test_eu_gol_13_twelve_tokens_in_all() -> None:
    game = a_land(at=MOUNTAIN, gaar=4, gold=9, fields={"defenses": 11})
    assert game.offers("defend")

    game.play("defend", "pay-gaar")
    game.table.defended = ()  # the Golem came: the token is gone for good

    assert not game.run("ask_turn", 0).offers("defend")


@pytest.mark.rule("EU-GOL-13")
def test_eu_gol_13_skoldur_pays_a_dwurt_and_his_die_stays() -> None:
    game = a_land(heroes=["skoldur", "ael"], at=MOUNTAIN, dwurt=2, dwurt_die=1, gold=2)

    game.play("defend", "pay-gaar")

    assert (game.table.dwurt[0], game.table.dwurt_die[0]) == (1, 1)


@pytest.mark.rule("EU-GOL-13")
def test_eu_gol_13_skoldur_pays_a_gaar_first() -> None:
    game = a_land(heroes=["skoldur", "ael"], at=MOUNTAIN, dwurt=2, sacks=["gaar"], gold=2)

    game.play("defend", "pay-gaar")

    assert (game.table.dwurt[0], game.sacks()) == (2, [])


# -- fighting it -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-GOL-07")
@pytest.mark.parametrize("at, may", [(QUARRY, True), (MOUNTAIN, True), (LAND, True), ("i_c1-a", False)])
def test_eu_gol_07_on_its_hex_or_next_to_it(at: str, may: bool) -> None:
    assert a_land(at=at).offers("fight-foe") == may


@pytest.mark.rule("EU-GOL-07")
def test_eu_gol_07_its_hex_may_be_entered() -> None:
    game = a_land(at=LAND, moves=1)

    game.play(f"go:{QUARRY}")

    assert game.place == QUARRY


@pytest.mark.rule("EU-GOL-07")
@pytest.mark.rule("EU-SCX-05")
def test_eu_gol_07_once_per_round() -> None:
    game = a_land(at=MOUNTAIN, carried="combat", loads={"hero": [1] * 4, "monster": [1] * 4}, figures=WEAK)

    game.play("fight-foe", "pay-token:combat").until("turn")
    assert not game.offers("fight-foe")
    assert game.view["foe"]["fought"] == [0]

    game.run("start_round").until("turn")
    assert game.view["foe"]["fought"] == []


# -- the end -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-GOL-08")
@pytest.mark.rule("EU-GOL-10")
def test_eu_gol_08_the_round_in_which_it_falls_is_the_last() -> None:
    fields = {"foe_damage": [20, 21]}
    loads = {"hero": [6, 6], "monster": [1, 1]}
    game = a_land(at=MOUNTAIN, round=6, first=0, fields=fields, loads=loads, figures=WEAK)

    game.play("fight-foe").until("turn")
    assert game.happened("foe-beaten") == [{"seat": 0, "monster": "golem"}]
    assert game.view["foe"] is None
    assert not game.match.over

    game.until("")
    assert game.match.over
    assert game.table.round == 6
    assert not game.happened("rampage-card")


@pytest.mark.rule("EU-GOL-08")
def test_eu_gol_08_the_land_is_lost_with_the_last_token_of_a_kind() -> None:
    game = a_land(round=4, fields={"ruins": (3, 18), "active": 1}, loads={"scenario": ["hunger_for_stone_1"]})
    game.run("next_turn").until("")

    assert game.match.over
    assert (game.table.round, ruins(game)) == (4, (3, 19))
    assert game.happened("land-lost") == [{}]


@pytest.mark.rule("EU-GOL-08")
def test_eu_gol_08_ten_rounds_at_most() -> None:
    game = a_land(round=10, fields={"active": 1}, loads={"scenario": ["slumber_of_stone"]})
    game.run("next_turn").until("")

    assert game.match.over
    assert game.view["scenario_card"] == {"kind": "rampage", "key": "slumber_of_stone"}


@pytest.mark.rule("EU-GOL-09")
@pytest.mark.rule("EU-GOL-14")
def test_eu_gol_09_ranks_by_damage() -> None:
    game = a_land(seats=4, fields={"foe_damage": [12, 12, 5, 0]}, reputation=9)

    assert [parts(game.table, seat)["scenario"] for seat in range(4)] == [10, 10, 3, 0]


@pytest.mark.rule("EU-GOL-09")
@pytest.mark.rule("EU-GOL-14")
def test_eu_gol_09_a_lost_land_costs_everybody_five() -> None:
    others = {seat: {"reputation": 20} for seat in (1, 2, 3)}
    fields = {"foe_damage": [12, 8, 5, 0], "ruins": (12, 3)}
    game = a_land(seats=4, fields=fields, reputation=20, others=others)

    assert [parts(game.table, seat)["scenario"] for seat in range(4)] == [5, 1, -2, -5]


@pytest.mark.rule("EU-GOL-14")
def test_eu_gol_14_never_below_zero() -> None:
    game = a_land(heroes=["maeldur", "ael"], bare=True, fields={"ruins": (12, 3)})

    found = parts(game.table, 0)
    assert sum(found.values()) == 0


@pytest.mark.rule("EU-GOL-10")
@pytest.mark.parametrize("beaten, outcome", [(1, "success"), (0, "failure")])
def test_eu_gol_10_success_if_it_falls(beaten: int, outcome: str) -> None:
    game = a_land(seats=1, fields={"waves_beaten": beaten})
    game.run("final_scoring")

    assert game.match.result.outcomes == (outcome,)


def test_nothing_of_the_golem_is_there_in_other_scenarios() -> None:
    game = a_table(at="church-centre", gaar=4, gold=9)

    assert game.view["destruction"] is None
    assert game.table.foe_space == NOTHING
