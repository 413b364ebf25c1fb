"""Rounds and turns: opening steps, Action tokens, what a turn allows, and how it ends."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.euthia.noting import a_change, changed
from tests.games.euthia.setting import EMPTY_HANDED, Sitting, a_new_game, a_table
from tests.games.euthia.test_teleports import a_land

from muster.games.euthia.content.pieces import ACTIONS, EMERALD, NOTHING, OUTSIDE, Effect, Use
from muster.games.euthia.offers.map import MOST_UNFOLDED
from muster.games.euthia.state import gold_hand

WEAK = {"health": 1, "ranges": (), "penalty": 0, **EMPTY_HANDED}


def once_per_round(*effects: Effect) -> Use:
    use = Use(OUTSIDE, effects)
    use.exhausts = True
    return use


def exhaust_gems(game: Sitting) -> None:
    """All Gems on tiles are inactive."""
    game.table.set_gems = tuple([(copy, gem, 0) for copy, gem, _ in game.table.set_gems])


def kinds(game: Sitting) -> set[str]:
    """The kinds of the options that are offered."""
    return {key.split(":")[0] for key in game.keys}


# -- the round ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-RND-01")
def test_eu_rnd_01_tokens_tiles_and_gems_before_the_first_turn() -> None:
    game = a_table(
        tiles=["pilgrims_path", "dragon_gauntlets"],
        gems=[("dragon_gauntlets", "emerald")],
        exhausted=["pilgrims_path"],
        tokens=[],
    )
    exhaust_gems(game)

    game.to_round(2)

    assert game.hero()["tokens"] == ["mining", "trade", "combat"]
    assert not game.is_exhausted("pilgrims_path")
    assert game.table.set_gems == ((game.copy("dragon_gauntlets"), EMERALD, 1),)
    assert (game.prompt, game.asked) == ("turn", 0)


@pytest.mark.rule("EU-RND-02")
def test_eu_rnd_02_three_tokens_beside_the_carried_one() -> None:
    game = a_table(tokens=["combat"])

    game.play("end", "carry:combat")
    game.to_round(2)

    assert game.hero()["tokens"] == ["mining", "trade", "combat"]
    assert game.hero()["carried"] == "combat"


@pytest.mark.rule("EU-RND-03")
def test_eu_rnd_03_every_exhausted_tile_becomes_ready() -> None:
    tiles = ["pilgrims_path", "mail_boots", "ring_of_haste"]
    game = a_table(tiles=tiles, exhausted=tiles, round=3)
    assert all(game.is_exhausted(tile) for tile in tiles)

    game.to_round(4)

    assert not any(game.is_exhausted(tile) for tile in tiles)


@pytest.mark.rule("EU-RND-04")
def test_eu_rnd_04_every_gem_becomes_active() -> None:
    game = a_table(tiles=["mail_cuirass", "plate_helmet"], sacks=["dragon_gauntlets"])
    holders = [game.copy(tile) for tile in ("mail_cuirass", "plate_helmet", "dragon_gauntlets")]
    game.table.set_gems = tuple([(copy, EMERALD, 0) for copy in holders])

    game.to_round(2)

    assert [active for _, _, active in game.table.set_gems] == [1, 1, 1]


@pytest.mark.rule("EU-RND-05")
def test_eu_rnd_05_clockwise_from_the_starting_player() -> None:
    game = a_table(seats=4, first=2, active=2)

    game.to_round(2)

    assert [turn["seat"] for turn in game.happened("turn-begins") if turn["round"] == 1][-4:] == [2, 3, 0, 1]


@pytest.mark.rule("EU-RND-06")
def test_eu_rnd_06_the_round_marker_moves_after_the_last_player() -> None:
    game = a_table(round=4, active=1)

    game.play("end", "keep-none")

    assert game.view["round"] == 5
    assert game.asked == 0


@pytest.mark.rule("EU-RND-06")
def test_eu_rnd_06_not_before_the_last_player() -> None:
    game = a_table(round=4, first=1, active=1)

    game.play("end", "keep-none")

    assert game.view["round"] == 4
    assert game.asked == 0


@pytest.mark.rule("EU-RND-07")
def test_eu_rnd_07_after_the_last_round_comes_final_scoring() -> None:
    game = a_table(round=8, active=1)
    assert game.view["rounds"] == 8

    game.play("end")

    assert game.match.over
    assert game.view["round"] == 8
    assert game.happened("game-ends") == [{"round": 8}]


@pytest.mark.rule("EU-RND-07")
def test_eu_rnd_07_the_round_before_it_is_not_the_end() -> None:
    game = a_table(round=7, active=1).play("end", "keep-none")

    assert not game.match.over


@pytest.mark.rule("EU-RND-08")
def test_eu_rnd_08_tiles_of_everybody_are_ready_before_the_first_turn() -> None:
    game = a_table(others={1: {"tiles": ["mail_boots"], "exhausted": ["mail_boots"]}}, round=2, active=1)

    game.play("end", "keep-none")

    assert (game.view["round"], game.asked) == (3, 0)
    assert not game.table.exhausted >> game.copy("mail_boots", 1) & 1


@pytest.mark.rule("EU-RND-08")
def test_eu_rnd_08_tiles_in_the_supply_too() -> None:
    game = a_table(supply=["pilgrims_path"])
    game.table.exhausted |= 1 << game.copy("pilgrims_path")

    game.to_round(2)

    assert not game.is_exhausted("pilgrims_path")


# -- once per round ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-OPR-01")
def test_eu_opr_01_a_tile_works_once_per_round() -> None:
    ring = {"tiles": {"ring_of_haste": {"uses": (once_per_round(("heal", 2, 0)),)}}}
    game = a_table(tiles=["ring_of_haste"], health=1, round=3, figures=ring)

    game.play("use:ring_of_haste")
    assert game.health == 3
    assert game.is_exhausted("ring_of_haste")
    assert not game.uses

    game.to_round(4)
    game.play("use:ring_of_haste")
    assert game.health == 5


@pytest.mark.rule("EU-OPR-02")
def test_eu_opr_02_a_gem_works_on_an_exhausted_tile() -> None:
    game = a_table(
        tiles=["dragon_gauntlets"],
        exhausted=["dragon_gauntlets"],
        gems=[("dragon_gauntlets", "emerald")],
        at="i_o3-a",
        map={"i_o3": None},
        stack=[],
        loads={"hero": [3, 3]},
    )

    game.play("confront", "flip:emerald")

    assert game.happened("confronted") == [{"seat": 0, "element": "air", "value": 7}]


@pytest.mark.rule("EU-OPR-02")
def test_eu_opr_02_a_used_gem_leaves_its_tile_ready() -> None:
    game = a_table(tiles=["mail_boots"], health=3, gems=[("mail_boots", "opal")])

    game.play("flip:opal")

    assert game.health == 4
    assert not game.is_exhausted("mail_boots")
    assert game.table.set_gems[0][2] == 0


# -- Action tokens -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-TOK-01")
@pytest.mark.parametrize("action, moves", [("mining", 1), ("trade", 2), ("combat", 3)])
def test_eu_tok_01_two_tokens_of_each_action(action: str, moves: int) -> None:
    game = a_table(carried=action)

    game.play(f"moves:{action}", f"pay-token:{action}")
    assert game.moves == moves

    game.play(f"moves:{action}")
    assert game.moves == 2 * moves
    assert f"moves:{action}" not in game.keys


@pytest.mark.rule("EU-TOK-02")
def test_eu_tok_02_a_token_brings_move_points_or_its_action() -> None:
    game = a_table(at="i_f1-a", map={"i_f1": None}, traded={"i_f1-a": 0}, tokens=["trade"], stack=[])
    assert game.offers("trade", "moves:trade")

    game.play("moves:trade")

    assert game.moves == 2
    assert game.hero()["tokens"] == []
    assert game.refuses("trade")


@pytest.mark.rule("EU-TOK-02")
def test_eu_tok_02_a_token_used_for_its_action_brings_no_move_points() -> None:
    game = a_table(at="i_f1-a", map={"i_f1": None}, traded={"i_f1-a": 0}, tokens=["trade"], stack=[])

    game.play("trade", "end-trade")

    assert game.moves == 0
    assert game.refuses("moves:trade")
    assert game.refuses("trade")


@pytest.mark.rule("EU-TOK-03")
def test_eu_tok_03_one_two_and_three_move_points() -> None:
    game = a_table()

    game.play("moves:mining")
    assert game.moves == 1
    game.play("moves:trade")
    assert game.moves == 3
    game.play("moves:combat")
    assert game.moves == 6


@pytest.mark.rule("EU-TOK-04")
def test_eu_tok_04_one_unused_token_waits_on_the_fourth_slot() -> None:
    game = a_table(tokens=["mining", "combat"])

    game.play("end")
    assert game.keys == ["carry:mining", "carry:combat", "keep-none"]
    game.play("carry:combat")

    assert game.hero()["carried"] == "combat"
    assert game.hero()["tokens"] == []

    game.to_round(2)
    assert [key for key in game.keys if key.startswith("moves")] == ["moves:mining", "moves:trade", "moves:combat"]
    assert game.hero()["carried"] == "combat"


@pytest.mark.rule("EU-TOK-04")
def test_eu_tok_04_none_need_be_kept() -> None:
    game = a_table().play("end", "keep-none")

    assert game.hero()["carried"] is None
    assert game.hero()["tokens"] == []


@pytest.mark.rule("EU-TOK-05")
@pytest.mark.parametrize("kept", ["mining", "combat"])
def test_eu_tok_05_the_carried_token_may_stay_or_make_room(kept: str) -> None:
    game = a_table(tokens=["mining"], carried="combat")

    game.play("end")
    assert game.keys == ["carry:mining", "carry:combat", "keep-none"]
    game.play(f"carry:{kept}")

    assert (game.hero()["carried"], game.hero()["tokens"]) == (kept, [])


@pytest.mark.rule("EU-TOK-05")
def test_eu_tok_05_the_carried_token_need_not_be_kept() -> None:
    game = a_table(tokens=[], carried="combat")

    game.play("end", "keep-none")

    assert game.hero()["carried"] is None


@pytest.mark.rule("EU-TOK-06")
@pytest.mark.parametrize("action", range(3))
def test_eu_tok_06_a_tile_with_an_action_symbol_needs_no_token(action: int) -> None:
    oath = {"tiles": {"mercenarys_oath": {"uses": (once_per_round(("act", action, 0)),)}}}
    at = ("i_f1-b", "i_f1-a", "i_f1-b")[action]
    game = a_table(
        heroes=["dral", "ael"],
        tiles=["mercenarys_oath"],
        tokens=[],
        moves=1,
        at=at,
        map={"i_f1": None},
        traded={"i_f1-a": 1} if ACTIONS[action] == "trade" else {},
        gold=1,
        stack=[],
        figures=oath,
    )

    if ACTIONS[action] == "mining":
        game.play("mine")
        assert game.sacks()
    elif ACTIONS[action] == "trade":
        game.play("trade")
        assert game.prompt == "trade"
    else:
        game.play("go:i_f1-a")
        assert game.happened("combat-begins")
    assert game.is_exhausted("mercenarys_oath")


@pytest.mark.rule("EU-TOK-06")
def test_eu_tok_06_an_exhausted_tile_provides_no_action() -> None:
    oath = {"tiles": {"mercenarys_oath": {"uses": (once_per_round(("act", 0, 0)),)}}}
    game = a_table(
        heroes=["dral", "ael"],
        tiles=["mercenarys_oath"],
        exhausted=["mercenarys_oath"],
        tokens=[],
        at="i_f1-b",
        map={"i_f1": None},
        figures=oath,
    )

    assert game.refuses("mine")


@pytest.mark.rule("EU-TOK-06")
def test_eu_tok_06_token_or_tile_as_the_player_likes() -> None:
    oath = {"tiles": {"mercenarys_oath": {"uses": (once_per_round(("act", 0, 0)),)}}}
    game = a_table(heroes=["dral", "ael"], tiles=["mercenarys_oath"], at="i_f1-b", map={"i_f1": None}, figures=oath)

    game.play("mine")

    assert game.keys == ["pay-token:mining", "pay-tile:mercenarys_oath"]
    game.play("pay-tile:mercenarys_oath")
    assert game.hero()["tokens"] == ["mining", "trade", "combat"]


@pytest.mark.rule("EU-TOK-06")
@pytest.mark.parametrize("hero, tile", [("dral", "mercenarys_oath"), ("taesiri", "crown_of_souls")])
def test_eu_tok_06_tiles_that_grant_a_combat_action(hero: str, tile: str) -> None:
    game = a_table(heroes=[hero, "ael"], tiles=[tile], tokens=[], moves=1, at="i_f1-b", map={"i_f1": None}, stack=[])

    game.play("go:i_f1-a")

    assert game.happened("combat-begins")
    assert game.is_exhausted(tile)


# -- the turn ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-TRN-01")
def test_eu_trn_01_the_first_turn_begins_in_the_church() -> None:
    game = a_new_game(loads={"first": [1]})

    assert game.table.anchors[game.table.space[1] >> 2] == (0, 0)
    assert game.place_of(1) == "i_c1-centre"
    assert game.hero(0)["space"] is None


@pytest.mark.rule("EU-TRN-01")
def test_eu_trn_01_later_turns_begin_where_the_hero_is() -> None:
    game = a_table(at="i_f1-c", map={"i_f1": None})

    assert game.place == "i_f1-c"


@pytest.mark.rule("EU-TRN-01")
def test_eu_trn_01_unless_the_scenario_names_another_place() -> None:
    figures = {"scenarios": {"the-hunt": {"start": 1}}}
    game = a_table(stack=[], figures=figures)
    game.table.space[1] = NOTHING

    game.play("end", "keep-none")

    assert game.place_of(1) == "i_c1-b"


@pytest.mark.rule("EU-TRN-01")
def test_eu_trn_01_a_pack_may_say_where(tmp_path: Path) -> None:
    pack = a_change(tmp_path, "scenarios", changed("the_hunt", start="'c'"))
    game = a_table(stack=[], pack=pack)
    game.table.space[1] = NOTHING

    game.play("end", "keep-none")

    assert game.place_of(1) == "i_c1-c"


@pytest.mark.rule("EU-TRN-02")
def test_eu_trn_02_anything_in_any_order() -> None:
    game = a_table(at="i_f1-b", map={"i_f1": None}, traded={"i_f1-a": 0}, stack=[])

    game.play("mine", "moves:combat", "go:i_f1-a", "trade", "end-trade")

    assert game.prompt == "turn"
    assert game.place == "i_f1-a"
    assert len(game.sacks()) == 1
    assert (game.hero()["tokens"], game.moves) == ([], 2)


@pytest.mark.rule("EU-TRN-02")
def test_eu_trn_02_a_player_may_do_nothing() -> None:
    game = a_table()

    game.play("end", "keep-none")

    assert game.asked == 1
    assert game.place == "i_c1-centre"


@pytest.mark.rule("EU-TRN-03")
def test_eu_trn_03_two_combat_actions_and_not_a_third() -> None:
    box = {"monsters": {"dragonfly": WEAK, "wolf_pack": WEAK}}
    game = a_table(
        carried="combat",
        moves=9,
        at="i_o8-c",
        map={"i_o8": (-1, -1), "i_f1": (-3, 0)},
        stack=[],
        top={1: "dragonfly"},
        figures=box,
        loads={"hero": [6, 6, 6, 6], "monsters": ["wolf_pack"]},
        silver_deck=[],
    )
    assert "go:i_o8-a" in game.keys

    game.play("go:i_o8-a").until("combat-source", "turn")
    game.play("pay-token:combat").until("turn")
    assert game.place == "i_o8-a"
    game.play("go:i_o8-b").until("turn")

    fought = [fact["monster"] for fact in game.happened("monster-beaten")]
    assert fought == ["dragonfly", "wolf_pack"]
    assert game.refuses("go:i_f1-a")  # a third Monster


@pytest.mark.rule("EU-TRN-04")
def test_eu_trn_04_free_actions_need_no_token_and_know_no_limit() -> None:
    game = a_table(gold=3, health=3, tokens=[], figures={"heroes": {"maeldur": {"health": 20}}})

    game.play("church-heal", "church-heal", "church-potion", "to-sack")

    assert game.health == 15
    assert game.sacks() == ["healing_potion"]
    assert game.gold == 0


@pytest.mark.rule("EU-TRN-04")
def test_eu_trn_04_only_at_the_right_place() -> None:
    game = a_table(gold=3, health=3, at="i_c1-a", stack=[])

    assert game.refuses("church-heal")
    assert game.refuses("church-potion")


@pytest.mark.rule("EU-TRN-05")
def test_eu_trn_05_move_points_are_still_there_after_a_combat() -> None:
    game = a_table(
        moves=2,
        tokens=["combat"],
        at="i_f1-b",
        map={"i_f1": None},
        stack=[],
        top={1: "dragonfly"},
        figures={"monsters": {"dragonfly": WEAK}},
        loads={"hero": [6, 6]},
    )

    game.play("go:i_f1-a").until("turn")
    assert game.happened("monster-beaten")
    assert game.moves == 1

    game.play("go:i_f1-c")
    assert (game.place, game.moves) == ("i_f1-c", 0)


@pytest.mark.rule("EU-TRN-05")
def test_eu_trn_05_and_after_a_free_action() -> None:
    game = a_table(moves=2, gold=1, health=3)

    game.play("church-heal")

    assert game.moves == 2


@pytest.mark.rule("EU-TRN-06")
def test_eu_trn_06_quests_are_drawn_at_the_end_of_the_turn_as_far_as_the_deck_lasts() -> None:
    game = a_table(at="i_e1-a", map={"i_e1": None}, gaar=4, sacks=["trophy-dragonfly"])
    hunter = next(encounter for encounter in game.box.encounters if encounter.key == "hunter")
    game.show_quests("hunter", open=["hunter_2", "hunter_7"], deck=["hunter_5"])

    game.play("quest:hunter_2")
    game.until("turn")
    game.play("quest:hunter_7").until("turn")
    assert game.table.encounter_cards[hunter.id] == ()
    game.play("end", "keep-none")

    assert game.view["encounters"]["hunter"] == {"open": ["hunter_5"], "left": 0}


@pytest.mark.rule("EU-TRN-06")
def test_eu_trn_06_two_lie_open_again() -> None:
    game = a_table(at="i_e1-a", map={"i_e1": None}, gaar=2, loads={"quests": []})
    game.show_quests("hunter", open=["hunter_5", "hunter_7"], deck=["hunter_1", "hunter_2"])

    game.load("quests", "hunter_2").play("quest:hunter_7").until("turn").play("end", "keep-none")

    assert game.view["encounters"]["hunter"] == {"open": ["hunter_5", "hunter_2"], "left": 1}


@pytest.mark.rule("EU-TRN-07")
def test_eu_trn_07_who_has_had_no_turn_may_play_the_monster() -> None:
    game = a_table(moves=1, at="i_f1-b", map={"i_f1": None}, stack=[], top={1: "dragonfly"})
    game.table.space[1] = NOTHING

    game.play("go:i_f1-a")

    assert game.happened("monster-player") == [{"seat": 1}]
    assert game.hero(1)["space"] is None


@pytest.mark.rule("EU-TRN-07")
def test_eu_trn_07_nothing_on_the_map_affects_a_hero_that_is_not_there() -> None:
    game = a_table(scenario="defending-the-settlements", at="i_c1-b", map={"i_f1": (2, -1)})
    smoke = next(card.id for card in game.box.scenario_cards if card.key == "smoke_over_the_road")
    game.table.space[1] = NOTHING
    health = list(game.table.health)

    game.table.round = 2
    game.load("scenario", smoke).run("scenario_round_start")  # two Injuries for every Hero near the landing place

    assert game.table.health == [health[0] - 2, health[1]]


@pytest.mark.rule("EU-TRN-08")
def test_eu_trn_08_dying_empties_the_pool_and_leaves_the_tokens() -> None:
    game = a_table(moves=2, tokens=["mining"], health=2, at="i_o6-b", map={"i_o6": None}, stack=[])

    game.play("go:i_o6-a")  # Fire

    assert game.place == "i_c1-centre"
    assert game.moves == 0
    assert game.hero()["tokens"] == ["mining"]


@pytest.mark.rule("EU-TRN-08")
def test_eu_trn_08_all_move_points_go_into_one_pool() -> None:
    game = a_table(tiles=["mail_boots"], moves=1, tokens=["mining"])

    game.play("use:mail_boots", "moves:mining")

    assert game.moves == 3


@pytest.mark.rule("EU-TRN-09")
def test_eu_trn_09_items_but_no_free_actions_inside_a_trade_action() -> None:
    game = a_table(
        at="i_f1-a",
        map={"i_f1": None},
        traded={"i_f1-a": 0},
        sacks=["healing_potion"],
        health=1,
        moves=2,
        gold=2,
        stack=[],
    )
    game.play("trade")
    assert not game.ways
    assert kinds(game).isdisjoint({"quest", "treasure", "confront", "portal-menu", "church-heal", "moves"})

    game.play("drink:healing_potion")
    assert game.health > 1
    assert game.prompt == "trade"

    game.play("end-trade")
    assert game.ways


@pytest.mark.rule("EU-TRN-09")
def test_eu_trn_09_nobody_teleports_out_of_an_action() -> None:
    game = a_table(at="i_f1-a", map={"i_f1": None}, traded={"i_f1-a": 0}, sacks=["old_scroll"], stack=[])
    assert "use:old_scroll" in game.keys

    game.play("trade")

    assert game.prompt == "trade"
    assert not game.uses


@pytest.mark.rule("EU-TRN-10")
def test_eu_trn_10_at_most_two_quests_of_an_encounter_in_a_turn() -> None:
    game = a_table(at="i_e1-a", map={"i_e1": None}, gaar=4, sacks=["trophy-dragonfly"])
    game.show_quests("hunter", open=["hunter_2", "hunter_7"], deck=["hunter_1", "hunter_5"])

    game.play("quest:hunter_2").until("turn").play("quest:hunter_7").until("turn")

    assert not [key for key in game.keys if key.startswith("quest:")]
    assert game.view["encounters"]["hunter"] == {"open": [], "left": 2}


@pytest.mark.rule("EU-TRN-10")
def test_eu_trn_10_a_new_bounty_waits_for_the_end_of_the_turn() -> None:
    game = a_table(options={"elites": True}, fields={"bounty": NOTHING, "bounty_done": True})
    assert game.view["bounty"] is None

    game.play("end", "keep-none")

    assert game.view["bounty"] is not None


@pytest.mark.rule("EU-TRN-11")
def test_eu_trn_11_dwurt_die_then_carry_over_then_encounters() -> None:
    game = a_table(
        heroes=["skoldur", "ael"],
        dwurt=1,
        dwurt_die=2,
        tokens=["trade"],
        gold=4,
        at="i_e3-a",
        map={"i_e3": None},
    )
    game.show_quests("village_elder", open=["village_elder_3", "village_elder_1"], deck=["village_elder_2"])
    game.play("quest:village_elder_3").until("turn")

    game.play("end")
    assert game.prompt == "dwurt-die"
    assert game.view["encounters"]["village_elder"]["open"] == ["village_elder_1"]

    game.play("resolve-dwurt")
    assert game.prompt == "carry-over"
    assert game.happened("dwurt-die") == [{"seat": 0, "value": 2}]
    assert game.view["encounters"]["village_elder"]["open"] == ["village_elder_1"]

    game.play("carry:trade")
    assert game.view["encounters"]["village_elder"]["open"] == ["village_elder_1", "village_elder_2"]
    assert game.asked == 1


@pytest.mark.rule("EU-TRN-11")
def test_eu_trn_11_cards_are_reduced_before_the_carry_over() -> None:
    game = a_table(heroes=["skoldur", "ael"], dwurt=0, dwurt_die=4, silver=["curse"] * 5, gold_deck=["healing"])

    game.play("end")  # the die brings a Gold card: six in hand
    assert game.prompt == "hand-limit"
    assert len(game.table.zones[gold_hand(game.table, 0)].cards) == 1

    game.play("discard-card:curse")
    assert game.prompt == "carry-over"


@pytest.mark.rule("EU-TRN-11")
def test_eu_trn_11_the_bounty_comes_after_the_encounters() -> None:
    game = a_table(
        options={"elites": True},
        fields={"bounty": NOTHING},
        gaar=2,
        at="i_e1-a",
        map={"i_e1": None},
    )
    game.show_quests("hunter", open=["hunter_7"], deck=["hunter_1"])
    game.play("quest:hunter_7").until("turn")

    game.play("end")
    assert game.prompt == "carry-over"
    assert game.view["bounty"] is None

    game.play("keep-none")
    assert game.view["bounty"] is not None


@pytest.mark.rule("EU-TRN-12")
def test_eu_trn_12_starting_on_a_hex_counts_as_entering_it() -> None:
    figures = {"scenarios": {"the-hunt": {"start": 0}}}
    game = a_table(stack=["i_o5", "i_f1", "i_e2", "i_f3"], figures=figures)
    game.table.space[1] = NOTHING

    game.play("end", "keep-none")
    assert (game.asked, game.prompt, game.keys) == (1, "reveal", ["slot:1", "slot:2", "slot:3"])
    game.play("slot:1", "slot:1")

    assert game.place_of(1) == "i_c1-a"
    assert [fact["tile"] for fact in game.happened("tile-revealed")] == ["i_o5", "i_f1", "i_e2"]
    assert game.prompt == "turn"


@pytest.mark.rule("EU-TRN-12")
def test_eu_trn_12_fire_acts_on_the_start() -> None:
    figures = {"scenarios": {"the-hunt": {"start": 0}}}
    game = a_table(stack=[], map={"iv_f3": (-1, -1)}, figures=figures)
    game.table.space[1] = NOTHING
    health = game.table.health[1]

    game.play("end", "keep-none")

    assert game.place_of(1) == "i_c1-a"
    assert game.table.health[1] == health - 2


# -- questions that nobody needs ---------------------------------------------------------------------------------------


@pytest.mark.rule("EU-TOK-04")
@pytest.mark.parametrize("number, rules, prompt", [(7, 3, "carry-over"), (8, 3, ""), (8, 2, "carry-over")])
def test_eu_tok_04_in_the_last_turn_nothing_is_carried_over(number: int, rules: int, prompt: str) -> None:
    game = a_table(round=number, active=1, tokens=["mining", "combat"])
    game.table.rules = rules

    game.run("carry_over", 0)

    assert (game.prompt if not game.match.over else "") == prompt


@pytest.mark.rule("EU-ITM-02")
@pytest.mark.parametrize("rules, prompt", [(2, "place"), (3, "turn")])
def test_eu_itm_02_what_only_a_sack_takes_is_stored_without_a_question(rules: int, prompt: str) -> None:
    game = a_table(at="i_f1-b", map={"i_f1": None}, stack=(), loads={"resources": ["iron_ore"]})
    game.table.rules = rules

    game.play("mine")

    assert game.prompt == prompt
    assert (game.sacks() == ["iron_ore"]) is (rules == 3)


@pytest.mark.rule("EU-TRN-02")
def test_eu_trn_02_short_menus_stand_open() -> None:
    game = a_table(moves=1, sacks=["old_scroll", "healing_potion"], health=2, stack=())

    assert game.offers("go:i_c1-a", "use:old_scroll", "drink:healing_potion")
    assert not {"walk", "use-menu"} & set(game.keys)
    assert game.preview("go:i_c1-a")[0] == "preview-land"
    assert game.preview("drink:healing_potion")[0] == "preview-health"

    game.play("drink:healing_potion", "go:i_c1-a")
    assert (game.prompt, game.place) == ("turn", "i_c1-a")


@pytest.mark.rule("EU-TRN-02")
def test_eu_trn_02_long_menus_are_opened() -> None:
    game = a_table(moves=3, map=a_land(24), stack=())
    game.table.hero_tokens = (0,) * len(game.table.hero_tokens)
    game.run("ask_turn", 0)

    assert game.ways == ["walk"]
    assert len(game.play("walk").ways) > MOST_UNFOLDED


@pytest.mark.rule("EU-TRN-02")
def test_eu_trn_02_in_a_match_of_older_rules_each_menu_is_opened() -> None:
    game = a_table(moves=1, sacks=["old_scroll"], stack=())
    game.table.rules = 2
    game.run("ask_turn", 0)

    assert (game.ways, game.uses) == (["walk"], ["use-menu"])
    assert game.play("walk").offers("go:i_c1-a", "back")


@pytest.mark.rule("EU-TRD-12")
def test_eu_trd_12_one_thing_after_another_is_sold_in_a_visit() -> None:
    game = a_table(at="i_f1-a", map={"i_f1": None}, traded={"i_f1-a": 0}, sacks=["short_sword", "iron_mace"], stack=())
    game.play("trade")
    assert game.preview("sell:iron_mace")[0] == "preview-gain"

    game.play("sell:short_sword", "sell:iron_mace", "end-trade")

    assert game.sacks() == []
    assert game.gold > 0
