"""From the box to round 1: scenario, Map stack, Heroes, boards and decks."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from tests.games.euthia.asking import with_figures
from tests.games.euthia.setting import Figures, Sitting, a_new_game, a_table, copies_of, kind_of, the_box

import muster
from muster.games.euthia import setup
from muster.games.euthia.content.pieces import (
    ELEMENTS,
    GEMS,
    HEROES,
    NOTHING,
    POTION_THING,
    SETS,
    MapTable,
)
from muster.games.euthia.content.schema import load
from muster.games.euthia.effects.health import injure
from muster.games.euthia.phases.moving import next_tile
from muster.games.euthia.scenarios.hunt import HUNT
from muster.games.euthia.state import (
    CHAPTER,
    COMBAT_DECK,
    CONTROL_DECK,
    ENCOUNTER_DECK,
    GOLD_DECK,
    MONSTER_DECK,
    MONSTER_TOP,
    SCENARIO_DECK,
    SILVER_DECK,
    TRADE_STACK,
    EuthiaTable,
)

SETTLEMENTS = "defending-the-settlements"
MINED = {"i_f1": (-1, -1)}  # its hex b is a Mountain without a Monster


def stack_groups(game: Sitting, chapter: int) -> list[str]:
    """The groups of the Map tiles in the stack of a Chapter, in order."""
    return sorted([game.box.map_tiles[tile].group for tile in game.table.zones[CHAPTER + chapter].cards])


def stacked(game: Sitting) -> list[str]:
    """The keys of all Map tiles in the stack."""
    return [game.box.map_tiles[tile].key for at in range(5) for tile in game.table.zones[CHAPTER + at].cards]


def set_up_only(monkeypatch: pytest.MonkeyPatch, seats: int = 2, **given: object) -> Sitting:
    """A game whose setup is done and whose round 1 has not begun."""
    monkeypatch.setattr(setup, "start_round", lambda table: None)
    return a_new_game(seats=seats, **given)  # type: ignore[arg-type]


# -- the scenario ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-SCN-01")
def test_eu_scn_01_the_highest_reputation_wins_alone() -> None:
    rivals = {1: {"reputation": 64}, 2: {"reputation": 58}}
    game = a_table(seats=3, reputation=71, others=rivals, round=8, start="end_round")

    assert game.match.result.scores == (71, 64, 58)
    assert game.match.result.outcomes == ("won", "lost", "lost")


@pytest.mark.rule("EU-SCN-01")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_eu_scn_01_each_player_leads_a_hero_of_its_own(seats: int) -> None:
    heroes = [hero["hero"] for hero in a_new_game(seats=seats).view["heroes"]]

    assert len(set(heroes)) == len(heroes) == seats


@pytest.mark.rule("EU-SCN-02")
def test_eu_scn_02_the_hunt_unless_another_scenario_is_picked() -> None:
    game = a_new_game()

    assert game.view["scenario"] == "the-hunt"
    assert game.view["rounds"] == 8


@pytest.mark.rule("EU-SCN-02")
def test_eu_scn_02_the_scenario_decides_map_and_rounds() -> None:
    game = a_new_game(options={"scenario": SETTLEMENTS})

    assert game.view["scenario"] == SETTLEMENTS
    assert game.view["rounds"] == 9
    assert game.view["stack"] == [8, 6, 6, 4, 0]


@pytest.mark.rule("EU-SCN-03")
@pytest.mark.parametrize("scenario", ["the-hunt", SETTLEMENTS])
def test_eu_scn_03_mining_is_the_same_in_every_scenario(scenario: str) -> None:
    game = a_table(scenario=scenario, at="i_f1-b", map=MINED)

    game.play("mine")

    assert len(game.sacks()) == 1
    assert game.table.interaction[game.space("i_f1-b")] == (1, 0)
    assert game.view["decks"]["resources"] == [24, 25, 24]


@pytest.mark.rule("EU-SCN-04")
def test_eu_scn_04_the_scenarios_setup_comes_last_before_round_1(monkeypatch: pytest.MonkeyPatch) -> None:
    def grant(table: EuthiaTable) -> None:
        assert table.tiles
        assert table.zones[SILVER_DECK].cards
        assert table.heroes[1] != NOTHING
        assert table.tokens == [0, 0]
        table.gold = [gold + 2 for gold in table.gold]

    monkeypatch.setattr(setup, "set_up_scenario", grant)
    game = a_new_game()

    assert game.view["round"] == 1
    assert [hero["gold"] for hero in game.view["heroes"]] == [2, 2]


@pytest.mark.rule("EU-SCN-04")
def test_eu_scn_04_the_cards_of_the_scenario_lie_face_down() -> None:
    game = a_new_game(options={"scenario": SETTLEMENTS})

    attacks = [card.key for card in game.box.scenario_cards if card.kind == "attack"]
    assert len(game.table.zones[SCENARIO_DECK].cards) == len(attacks) == 4
    assert not [key for key in attacks if key in json.dumps(game.view)]


@pytest.mark.rule("EU-SCN-04")
def test_eu_scn_04_gifts_of_the_scenario_are_there_in_round_1() -> None:
    gifts = {"scenarios": {"the-hunt": {"gifts": (POTION_THING,)}}}

    game = a_new_game(figures=gifts)

    assert [game.sacks(seat) for seat in (0, 1)] == [["healing_potion"], ["healing_potion"]]


@pytest.mark.rule("EU-SCN-05")
def test_eu_scn_05_every_figure_names_its_origin() -> None:
    dragonfly = next(monster for monster in the_box().monsters if monster.key == "dragonfly")
    origins = load().origins["monsters"]["dragonfly"]

    assert (dragonfly.health, origins["health"]) == (3, "rulebook")
    assert dragonfly.level == 1
    assert origins["level"].startswith("designed")


@pytest.mark.rule("EU-SCN-05")
def test_eu_scn_05_rules_read_their_figures_from_the_content() -> None:
    game = a_table(figures={"box": {"*": {"action_moves": (4, 5, 6)}}})

    game.play("moves:trade")

    assert game.moves == 5


def a_hunt_with(**rules: Any) -> Figures:
    """The Hunt with something that it does besides."""
    return {"scenarios": {"the-hunt": {"rules": replace(HUNT, **rules)}}}


@pytest.mark.rule("EU-SCN-06")
def test_eu_scn_06_a_scenario_acts_at_fixed_moments() -> None:
    noted: list[tuple[str, int]] = []

    def noting(name: str) -> Callable[..., None]:
        return lambda table, *seat: noted.append((" ".join([name, *map(str, seat)]), table.round))

    moments = ("begin_round", "begin_turn", "end_turn", "end_round")
    game = a_table(round=1, figures=a_hunt_with(**{name: noting(name) for name in moments}))
    noted.clear()

    game.to_round(3)

    assert noted == [
        ("end_turn 0", 1),
        ("begin_turn 1", 1),
        ("end_turn 1", 1),
        ("end_round", 1),  # the Round marker has not moved yet
        ("begin_round", 2),
        ("begin_turn 0", 2),
        ("end_turn 0", 2),
        ("begin_turn 1", 2),
        ("end_turn 1", 2),
        ("end_round", 2),
        ("begin_round", 3),
        ("begin_turn 0", 3),
    ]


@pytest.mark.rule("EU-SCN-06")
def test_eu_scn_06_the_opening_steps_come_before_the_scenario() -> None:
    def hurt(table: EuthiaTable) -> None:
        if table.round == 3:
            assert not table.exhausted
            assert table.tokens == [0b111, 0b111]
            assert table.turn_state == 0  # no turn has begun
            for seat in range(table.seats):
                injure(table, seat, 1)

    game = a_table(round=2, exhausted=["staff_of_fire"], tokens=[], figures=a_hunt_with(begin_round=hurt))
    health = [game.table.health[seat] for seat in (0, 1)]

    game.to_round(3)

    assert game.table.health == [health[0] - 1, health[1] - 1]


@pytest.mark.rule("EU-SCN-06")
def test_eu_scn_06_a_scenario_acts_when_a_tile_is_revealed() -> None:
    seen: list[str] = []

    def note(table: EuthiaTable, tile: int) -> None:
        seen.append(table.box.map_tiles[tile].key)

    game = a_table(moves=1, stack=["i_o5", "i_f1"], figures=a_hunt_with(tile_revealed=note))

    game.play("go:i_c1-a", "slot:1")
    assert seen == ["i_o5"]

    game.play("slot:1")
    assert seen == ["i_o5", "i_f1"]


@pytest.mark.rule("EU-SCN-06")
@pytest.mark.parametrize("moment", ["end_round", "finale"])
def test_eu_scn_06_a_scenario_acts_before_final_scoring(moment: str) -> None:
    def pay(table: EuthiaTable) -> None:
        table.reputation[1] += 5

    game = a_table(round=8, active=1, reputation=4, figures=a_hunt_with(**{moment: pay}))

    game.until("no more questions")

    assert game.match.result.scores == (4, 5)


@pytest.mark.rule("EU-SCN-07")
@pytest.mark.parametrize("tally, outcome, grade", [(2, "failure", "none"), (3, "success", "silver")])
def test_eu_scn_07_alone_the_goal_decides_and_reputation_grades(tally: int, outcome: str, grade: str) -> None:
    figures = with_figures("the-hunt", solo_tally=3, solo_deaths=2, coop_tally=12)
    game = a_table(seats=1, reputation=70, fields={"tally": [tally]}, round=8, start="end_round", figures=figures)

    assert game.match.result.outcomes == (outcome,)
    assert game.match.result.grade == grade


# -- the Map stack -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-MST-01")
@pytest.mark.parametrize("scenario", ["the-hunt", SETTLEMENTS])
def test_eu_mst_01_the_church_lies_alone_in_the_middle(scenario: str) -> None:
    game = a_new_game(options={"scenario": scenario})

    assert [(tile["key"], tile["anchor"]) for tile in game.view["map"]] == [("i_c1", (0, 0))]
    assert game.view["map"][0]["spaces"][3]["location"] == "church"
    assert game.view["encounters"] == {}  # no Priest


@pytest.mark.rule("EU-MST-04")
def test_eu_mst_04_the_table_of_the_scenario_for_three() -> None:
    game = a_new_game(seats=3, options={"scenario": SETTLEMENTS})

    assert stack_groups(game, 2) == ["encounter"] * 2 + ["fixed"] * 3 + ["other"] * 3
    assert stack_groups(game, 3) == ["fixed"] * 3 + ["other"] * 3
    assert stack_groups(game, 4) == []


@pytest.mark.rule("EU-MST-05")
def test_eu_mst_05_every_fixed_tile_of_the_chapters_in_use() -> None:
    fixed = [key for key in stacked(a_new_game(seats=2)) if "_f" in key]

    assert sorted(fixed) == sorted([f"{chapter}_f{at}" for chapter in ("i", "ii", "iii", "iv") for at in (1, 2, 3)])


@pytest.mark.rule("EU-MST-05")
def test_eu_mst_05_alone_only_the_two_with_the_one_player_icon() -> None:
    game = a_new_game(seats=1)

    fixed = [tile for tile in game.box.map_tiles if tile.key in stacked(game) and tile.group == "fixed"]
    assert len(fixed) == 8
    assert all(tile.solo for tile in fixed)


@pytest.mark.rule("EU-MST-05")
def test_eu_mst_05_scenario_tiles_of_this_scenario_only() -> None:
    table = MapTable()
    table.scenario = (9,) * 5
    own = {"map_tiles": {"i_s1": {"scenario": "own"}, "ii_s1": {"scenario": "own"}}}

    hunt = a_new_game(figures={"scenarios": {"the-hunt": {"tiles": "own", "tables": (table,) * 4}}, **own})
    settlements = a_new_game(figures=own, options={"scenario": SETTLEMENTS})

    assert stacked(hunt) == ["i_s1", "ii_s1"]
    assert not [key for key in stacked(settlements) if "_s" in key]


@pytest.mark.rule("EU-MST-06")
def test_eu_mst_06_encounters_and_others_are_drawn_blindly() -> None:
    game = a_new_game(seats=3, options={"scenario": SETTLEMENTS})

    shown = [json.dumps(game.view_of(seat)) for seat in (0, 1, 2, None)]
    assert not [key for key in stacked(game) for view in shown if f'"{key}"' in view]


@pytest.mark.rule("EU-MST-06")
def test_eu_mst_06_chance_decides_which() -> None:
    stacks = {tuple(sorted(stacked(a_new_game(seats=3, seed=seed)))) for seed in range(12)}

    assert len(stacks) > 6
    assert {len(stack) for stack in stacks} == {sum(a_new_game(seats=3).view["stack"])}


@pytest.mark.rule("EU-MST-07")
def test_eu_mst_07_the_church_with_the_priest_is_no_ordinary_encounter() -> None:
    everything = MapTable()
    everything.encounter = (9,) * 5
    game = a_new_game(figures={"scenarios": {"the-hunt": {"tables": (everything,) * 4}}})

    assert sorted([key for key in stacked(game) if key.startswith("i_")]) == ["i_e1", "i_e2", "i_e3"]


@pytest.mark.rule("EU-MST-07")
def test_eu_mst_07_it_is_in_no_stack() -> None:
    assert not [seed for seed in range(100) if "i_c2" in stacked(a_new_game(seats=4, seed=seed))]


@pytest.mark.rule("EU-MST-12")
@pytest.mark.parametrize("seats, cards", [(1, 3), (2, 4), (3, 5), (4, 6)])
def test_eu_mst_12_the_map_may_begin_with_the_priest(seats: int, cards: int) -> None:
    game = a_new_game(seats=seats, options={"priest": True})
    assert [(tile["key"], tile["anchor"]) for tile in game.view["map"]] == [("i_c2", (0, 0))]
    assert "i_c1" not in stacked(game)

    quests = game.view["encounters"]["priest"]

    assert (len(quests["open"]), quests["left"]) == (2, cards - 2)


@pytest.mark.rule("EU-MST-12")
def test_eu_mst_12_the_priests_quests_are_fulfilled_in_the_church() -> None:
    game = a_new_game(options={"priest": True})
    game.table.gold[game.seat] = 3
    game.show_quests("priest", open=["priest_3"])

    game.play("quest:priest_3")

    assert (game.table.gold[game.seat], game.hero(game.seat)["quests"]) == (0, ["priest_3"])


@pytest.mark.rule("EU-MST-08")
def test_eu_mst_08_tiles_that_were_not_chosen_cannot_appear() -> None:
    game = a_table(seats=3, scenario=SETTLEMENTS, moves=1)
    assert sum(game.view["stack"]) == 32
    assert len(game.box.map_tiles) == 76

    for chapter in range(5):
        while game.table.zones[CHAPTER + chapter].cards:
            next_tile(game.table)
    game.play("go:i_c1-a")

    assert game.prompt == "turn"
    assert len(game.view["map"]) == 1


@pytest.mark.rule("EU-MST-09")
def test_eu_mst_09_the_chapters_come_in_order() -> None:
    game = a_table(seats=3, scenario=SETTLEMENTS)

    drawn = [game.box.map_tiles[next_tile(game.table)].chapter + 1 for _ in range(32)]

    assert drawn == [1] * 10 + [2] * 8 + [3] * 8 + [4] * 6


@pytest.mark.rule("EU-MST-09")
def test_eu_mst_09_each_chapter_is_shuffled() -> None:
    firsts = {stacked(a_new_game(seed=seed))[0] for seed in range(20)}

    assert len(firsts) > 4


@pytest.mark.rule("EU-MST-10")
@pytest.mark.parametrize("seats, tiles, others", [(1, 21, 10), (2, 24, 9), (3, 32, 16), (4, 39, 23)])
def test_eu_mst_10_stacks_of_defending_the_settlements(seats: int, tiles: int, others: int) -> None:
    game = a_new_game(seats=seats, options={"scenario": SETTLEMENTS})

    assert len(stacked(game)) == tiles
    assert sum([stack_groups(game, chapter).count("other") for chapter in range(5)]) == others


@pytest.mark.rule("EU-MST-11")
def test_eu_mst_11_backs_are_open_and_fronts_are_not() -> None:
    game = a_table(stack=["i_o5", "i_f1"])

    for seat in (0, 1, None):
        assert game.view_of(seat)["stack"] == [2, 0, 0, 0, 0]
        assert "i_o5" not in json.dumps(game.view_of(seat))


# -- Heroes ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-HSU-02")
def test_eu_hsu_02_nobody_chooses_a_hero_that_is_taken() -> None:
    game = a_new_game(seats=3, options={"heroes": "choose"})
    assert game.keys == [f"hero:{hero}" for hero in HEROES]

    game.play("hero:dral")
    assert game.refuses("hero:dral")

    game.play("hero:ael")
    assert game.keys == ["hero:keleia", "hero:maeldur", "hero:skoldur", "hero:taesiri"]


@pytest.mark.rule("EU-HSU-02")
def test_eu_hsu_02_tiles_of_absent_heroes_are_nowhere() -> None:
    game = a_new_game(seats=2, options={"heroes": "choose"}).play("hero:dral", "hero:ael")

    owned = {game.box.tile(copy).hero for seat in (0, 1) for copy in game.table.veiled[seat]}
    assert owned == {HEROES.index("dral"), HEROES.index("ael")}


@pytest.mark.rule("EU-HSU-03")
def test_eu_hsu_03_two_hero_dice() -> None:
    game = a_table(at="i_o6-a", map={"i_o6": None}, loads={"hero": [5, 4]})

    game.play("confront")

    assert game.happened("rolled")[0]["faces"] == [5, 4]


@pytest.mark.rule("EU-HSU-03")
def test_eu_hsu_03_two_control_cards_each() -> None:
    deck = a_new_game(seats=4).table.zones[CONTROL_DECK].cards

    assert sorted(deck.count(hero) for hero in set(deck)) == [2, 2, 2, 2]


@pytest.mark.rule("EU-HSU-05")
def test_eu_hsu_05_health_as_printed_on_the_board() -> None:
    game = a_new_game(options={"heroes": "choose"}).play("hero:maeldur", "hero:ael")

    maeldur = next(hero for hero in game.view["heroes"] if hero["hero"] == "maeldur")
    assert (maeldur["max_health"], maeldur["health"]) == (6, 6)


@pytest.mark.rule("EU-HSU-05")
@pytest.mark.parametrize("hero", HEROES)
def test_eu_hsu_05_current_health_is_maximum_health(hero: str) -> None:
    other = "ael" if hero != "ael" else "dral"
    figures = {"heroes": {hero: {"health": 9}}}
    game = a_new_game(options={"heroes": "choose"}, figures=figures).play(f"hero:{hero}", f"hero:{other}")

    seat = next(found["seat"] for found in game.view["heroes"] if found["hero"] == hero)
    more = sum(game.box.tile(copy).health for copy in game.table.slots[seat] if copy != NOTHING)
    assert game.hero(seat)["max_health"] == game.hero(seat)["health"] == 9 + more


@pytest.mark.rule("EU-HSU-06")
def test_eu_hsu_06_the_staff_of_fire_lies_ready_on_a_sword_slot() -> None:
    game = a_new_game(options={"heroes": "choose"}).play("hero:maeldur", "hero:ael")

    maeldur = next(hero for hero in game.view["heroes"] if hero["hero"] == "maeldur")
    staff = next(slot for slot in maeldur["slots"] if slot["tile"] == "staff_of_fire")
    assert staff["kind"] == "sword"
    assert staff["ready"]
    assert staff["open"]
    assert maeldur["gold"] == 0
    assert game.happened("gold-paid") == []


@pytest.mark.rule("EU-HSU-06")
@pytest.mark.parametrize("hero", HEROES)
def test_eu_hsu_06_every_starting_tile_lies_on_the_board(hero: str) -> None:
    game = a_table(heroes=[hero, "ael" if hero != "ael" else "dral"])

    starting = [tile.key for tile in game.box.tiles if tile.start and tile.hero == HEROES.index(hero)]
    assert starting
    assert sorted(game.equipped()) == sorted(starting)


@pytest.mark.rule("EU-HSU-07")
@pytest.mark.parametrize("hero", HEROES)
def test_eu_hsu_07_the_other_tiles_by_value_with_the_lowest_on_top(hero: str) -> None:
    game = a_table(heroes=[hero, "ael" if hero != "ael" else "dral"])

    values = game.hero()["veiled"]
    assert values == sorted(values)
    assert len(values) >= 18
    assert not set(values) - {game.box.tile(copy).value for copy in game.box.heroes[HEROES.index(hero)].tiles}


@pytest.mark.rule("EU-HSU-08")
@pytest.mark.parametrize("seats, left_out", [(1, "many"), (3, "solo")])
def test_eu_hsu_08_icons_for_numbers_of_players(seats: int, left_out: str) -> None:
    game = a_table(seats=seats)
    hero = game.box.heroes[HEROES.index("maeldur")]

    in_play = {copy for copy in (*game.table.veiled[0], *game.table.slots[0]) if copy != NOTHING}
    out = [copy for copy in hero.tiles if game.box.tile(copy).used == left_out]
    assert out
    assert in_play == set(hero.tiles) - set(out)


@pytest.mark.rule("EU-HSU-10")
def test_eu_hsu_10_four_gaar_or_five_dwurt() -> None:
    game = a_new_game(options={"heroes": "choose"}).play("hero:ael", "hero:skoldur")

    tokens = {hero["hero"]: (hero["gaar"], hero["dwurt"]) for hero in game.view["heroes"]}
    assert tokens == {"ael": (4, 0), "skoldur": (0, 5)}


@pytest.mark.rule("EU-HSU-11")
def test_eu_hsu_11_nothing_is_on_board_or_map_before_round_1(monkeypatch: pytest.MonkeyPatch) -> None:
    game = set_up_only(monkeypatch)

    for hero in game.view["heroes"]:
        assert hero["space"] is None
        assert hero["tokens"] == []
        assert hero["carried"] is None


@pytest.mark.rule("EU-HSU-12")
def test_eu_hsu_12_a_hero_begins_with_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    game = set_up_only(monkeypatch)

    for hero in game.view["heroes"]:
        assert (hero["gold"], hero["cards"], hero["moves"], hero["supply"]) == (0, 0, 0, [])
        assert (hero["sacks"], hero["pouch"], hero["loose"]) == ([], [], [])
        assert not [slot for slot in hero["slots"] if slot["gems"] or slot["essences"]]


@pytest.mark.rule("EU-HSU-13")
def test_eu_hsu_13_the_number_of_players_decides_also_among_partners() -> None:
    together = a_table(seats=2, options={"mode": "cooperative"})

    used = {together.box.tile(copy).used for copy in together.table.veiled[0]}
    assert used == {"all", "many"}


# -- the Scenario/Trade board ------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-TBS-01")
def test_eu_tbs_01_the_same_player_begins_every_round() -> None:
    game = a_new_game(seats=4, loads={"first": [2]})
    assert game.asked == 2

    game.to_round(8)

    begun = [(turn["round"], turn["seat"]) for turn in game.happened("turn-begins")]
    assert [seat for number, seat in begun if number < 8] == [2, 3, 0, 1] * 7
    assert begun[-1] == (8, 2)


@pytest.mark.rule("EU-TBS-01")
def test_eu_tbs_01_chance_chooses_the_starting_player() -> None:
    assert {a_new_game(seats=4, seed=seed).table.first for seed in range(40)} == {0, 1, 2, 3}


@pytest.mark.rule("EU-TBS-01")
def test_eu_tbs_01_where_it_is_agreed_the_first_seat_begins() -> None:
    options = {"starting_player": "first"}

    assert {a_new_game(seats=4, seed=seed, options=options).table.first for seed in range(10)} == {0}


@pytest.mark.rule("EU-TBS-02")
def test_eu_tbs_02_reputation_starts_at_0() -> None:
    game = a_new_game()

    assert [hero["reputation"] for hero in game.view["heroes"]] == [0, 0]


@pytest.mark.rule("EU-TBS-03")
@pytest.mark.parametrize("before, after", [(49, 53), (99, 103), (148, 152)])
def test_eu_tbs_03_reputation_has_no_upper_limit(before: int, after: int) -> None:
    game = a_table(reputation=before)

    game.run("gain", 0, (("rep", 4, 0),))

    assert game.hero()["reputation"] == after


@pytest.mark.rule("EU-TBS-04")
def test_eu_tbs_04_three_stacks_of_goods() -> None:
    game = a_new_game()

    stacks = [len(game.table.zones[TRADE_STACK + at].cards) + len(game.table.offers[at]) for at in range(3)]
    assert stacks == [73, 76, 70]
    for at, name in enumerate(("merchants", "alchemists", "dragonslayers")):
        lying = (*game.table.zones[TRADE_STACK + at].cards, *game.table.offers[at])
        assert {SETS[game.box.tile(copy).set] for copy in lying} == {name}


@pytest.mark.rule("EU-TBS-05")
def test_eu_tbs_05_four_open_tiles_at_each_place() -> None:
    game = a_new_game()

    assert [len(game.table.zones[TRADE_STACK + at].cards) for at in range(3)] == [69, 72, 66]
    assert {name: len([key for key in row if key]) for name, row in game.view["offers"].items()} == {
        "merchants": 4,
        "alchemists": 4,
        "dragonslayers": 4,
    }


@pytest.mark.rule("EU-TBS-05")
def test_eu_tbs_05_chance_deals_the_offers() -> None:
    assert len({tuple(a_new_game(seed=seed).view["offers"]["merchants"]) for seed in range(10)}) > 5


@pytest.mark.rule("EU-TBS-06")
def test_eu_tbs_06_healing_potions_are_never_drawn() -> None:
    game = a_table(gold=1)
    draws = game.table.chance.draws

    game.play("church-potion", "to-sack")

    assert game.sacks() == ["healing_potion"]
    assert game.table.chance.draws == draws


@pytest.mark.rule("EU-TBS-06")
def test_eu_tbs_06_the_supply_is_not_a_stack_of_copies() -> None:
    assert kind_of(the_box(), "healing_potion").copies == 12
    assert copies_of(the_box(), "healing_potion") == []


@pytest.mark.rule("EU-TBS-07")
def test_eu_tbs_07_reputation_never_falls_below_0() -> None:
    game = a_table(reputation=1, health=2, moves=1, at="i_o6-b", map={"i_o6": None}, stack=[])

    game.play("go:i_o6-a")  # the Fire kills outside Combat

    assert [fact["seat"] for fact in game.happened("died")] == [0]
    assert game.reputation == 0
    assert [fact["reputation"] for fact in game.happened("reputation-lost")] == [1]


@pytest.mark.rule("EU-TBS-07")
def test_eu_tbs_07_also_not_in_final_scoring() -> None:
    game = a_table(reputation=3, fields={"own_deaths": [4, 0]}, round=8, start="end_round")

    assert game.match.result.scores == (0, 0)


@pytest.mark.rule("EU-TBS-08")
def test_eu_tbs_08_whoever_comes_later_begins_with_more_gold() -> None:
    gold = {"box": {"*": {"gold_in_turn": (0, 1, 2, 3)}}}
    game = a_new_game(seats=4, options={"gold_in_turn": True}, loads={"first": [2]}, figures=gold)

    assert game.table.first == 2
    assert game.table.gold == [2, 3, 0, 1]
    assert {fact["seat"]: fact["gold"] for fact in game.happened("gold-gained")} == {3: 1, 0: 2, 1: 3}


@pytest.mark.rule("EU-TBS-08")
@pytest.mark.parametrize("seats, options", [(1, {}), (2, {"mode": "cooperative"})])
def test_eu_tbs_08_nobody_does_without_rivals(seats: int, options: dict[str, object]) -> None:
    gold = {"box": {"*": {"gold_in_turn": (1, 1, 2, 3)}}}
    game = a_new_game(seats=seats, options={"gold_in_turn": True, **options}, figures=gold)

    assert game.table.gold == [0] * seats


@pytest.mark.rule("EU-TBS-08")
@pytest.mark.rule("EU-HSU-12")
def test_eu_tbs_08_nobody_begins_with_gold_unless_it_was_agreed() -> None:
    match = muster.new("euthia", seats=4, seed=3)

    heroes: Any = match.view(None)["heroes"]
    assert [hero["gold"] for hero in heroes] == [0, 0, 0, 0]
    assert match.options["gold_in_turn"] is False


@pytest.mark.rule("EU-TBS-08")
def test_eu_tbs_08_older_matches_had_it() -> None:
    match = muster.new("euthia", seats=4, seed=3)
    lines = [line for line in match.record.to_text().splitlines() if not line.startswith("=")]
    text = "\n".join(lines).replace("rules: 3", "rules: 2").replace('"gold_in_turn": false, ', "")

    older = muster.replay(text)

    heroes: Any = older.view(None)["heroes"]
    assert sorted(hero["gold"] for hero in heroes) == [0, 1, 2, 3]
    assert "gold_in_turn" not in older.record.options


# -- other parts -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-OSU-01")
def test_eu_osu_01_the_die_of_hope_starts_blank() -> None:
    assert a_new_game().table.hope == 0


@pytest.mark.rule("EU-OSU-02")
def test_eu_osu_02_encounters_wait_in_the_box() -> None:
    game = a_new_game()

    assert game.view["encounters"] == {}
    assert game.view["decks"]["rewards"] == [0, 0, 0]
    assert not [at for at in range(14) if game.table.zones[ENCOUNTER_DECK + at].cards]


@pytest.mark.rule("EU-OSU-03")
def test_eu_osu_03_natural_resources() -> None:
    assert a_new_game().view["decks"]["resources"] == [25, 25, 24]


@pytest.mark.rule("EU-OSU-04")
def test_eu_osu_04_treasures_of_three_levels() -> None:
    assert a_new_game().view["decks"]["treasures"] == [20, 20, 20]


@pytest.mark.rule("EU-OSU-05")
def test_eu_osu_05_three_monster_decks() -> None:
    game = a_new_game()

    for level, number in ((1, 14), (2, 14), (3, 12)):
        top, deck = game.table.zones[MONSTER_TOP + level - 1].cards, game.table.zones[MONSTER_DECK + level - 1].cards
        assert len(top) == 1
        assert len(top) + len(deck) == number
        assert {game.box.monsters[card].level for card in (*top, *deck)} == {level}
        assert not [card for card in (*top, *deck) if game.box.monsters[card].elite]


@pytest.mark.rule("EU-OSU-06")
def test_eu_osu_06_silver_and_gold_cards_of_the_competitive_game() -> None:
    game = a_new_game(seats=3)

    assert (game.view["decks"]["silver"], game.view["decks"]["gold"]) == (24, 24)
    gold = [game.box.cards[card].key for card in game.table.zones[GOLD_DECK].cards]
    assert sorted({key: gold.count(key) for key in gold}.items()) == [
        ("healing", 8),
        ("power_strike", 8),
        ("soul_control", 8),
    ]


@pytest.mark.rule("EU-OSU-06")
def test_eu_osu_06_the_decks_are_shuffled() -> None:
    assert len({a_new_game(seed=seed).table.zones[SILVER_DECK].cards for seed in range(6)}) == 6
    assert len({a_new_game(seed=seed).table.zones[GOLD_DECK].cards for seed in range(6)}) == 6


@pytest.mark.rule("EU-OSU-07")
def test_eu_osu_07_control_cards_of_the_heroes_in_play() -> None:
    game = a_new_game(seats=3, options={"heroes": "choose"}).play("hero:ael", "hero:dral", "hero:keleia")

    deck = [HEROES[card] for card in game.table.zones[CONTROL_DECK].cards]
    assert sorted(deck) == ["ael", "ael", "dral", "dral", "keleia", "keleia"]
    assert a_new_game(seats=2).table.zones[CONTROL_DECK].cards == ()


@pytest.mark.rule("EU-OSU-08")
@pytest.mark.parametrize("element", ELEMENTS)
def test_eu_osu_08_elemental_cards_lie_open(element: str) -> None:
    cards = dict(json.loads(the_box().stored)["tables"]["elementals"])  # what everybody may read
    used = the_box().elementals[ELEMENTS.index(element)].rows

    assert [row["at"] for row in cards[element]["rows"]] == [least for least, _ in used]


@pytest.mark.rule("EU-OSU-08")
@pytest.mark.parametrize(
    "tile, pile",
    [
        ("mail_boots", "merchants"),
        ("plate_boots", "alchemists"),
        ("dragon_boots", "dragonslayers"),
        ("old_scroll", "treasure_1"),
        ("ring_of_haste", "treasure_2"),
        ("winged_boots", "treasure_3"),
        ("ranger_boots", "hunter"),
    ],
)
def test_eu_osu_08_every_kind_has_its_own_discard_pile(tile: str, pile: str) -> None:
    game = a_table(sacks=[tile])

    game.play("drop-menu", f"drop:{tile}")

    filled = {SETS[at]: [game.box.tile(copy).key for copy in row] for at, row in enumerate(game.table.discards) if row}
    assert filled == {pile: [tile]}


@pytest.mark.rule("EU-OSU-09")
@pytest.mark.parametrize("seats, mode, number", [(2, "competitive", 0), (1, "competitive", 36), (2, "cooperative", 36)])
def test_eu_osu_09_combat_cards_only_without_opponents(seats: int, mode: str, number: int) -> None:
    game = a_new_game(seats=seats, options={"mode": mode})

    assert len(game.table.zones[COMBAT_DECK].cards) == number


@pytest.mark.rule("EU-OSU-10")
def test_eu_osu_10_kinds_of_tokens() -> None:
    assert len(GEMS) == 8
    assert len(ELEMENTS) == 4
    assert GEMS[6:] == ("demon_stone", "diamond")


@pytest.mark.rule("EU-OSU-10")
def test_eu_osu_10_printed_numbers_are_no_limits() -> None:
    game = a_table(gold=60)

    game.run("gain", 0, (("gold", 10, 0), ("gem", 16, GEMS.index("ruby")), ("essence", 16, ELEMENTS.index("fire"))))

    assert game.gold == 70
    assert len(game.happened("thing-gained")) == 32
