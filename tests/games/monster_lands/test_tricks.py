"""The Trick module: tokens are revealed by choice, dice are stolen, attack dice are diverted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from tests.games.monster_lands.setting import Sitting, a_battle, a_new_game, a_table, against

from muster.games.monster_lands.state import ON_SALE, TRAP_DISCARD, TRAP_PILE

NEUTRAL = "magic_plus_1"  # a trap that adds nothing to strength dice


def a_clash(on: dict[str, dict[str, Any]], *, attack: Sequence[int] = (), roll: Sequence[int] = ()) -> Sitting:
    """With the module, before a monster with as many dice as ``attack`` has faces; CV 10, EV 16."""
    return a_battle(
        on,
        **against("krinx", attack=len(attack), capture_value=10, elimination_value=16),
        options={"tricks": True},
        attack=attack,
        roll=roll,
    )


def a_theft(trick: str, victim: str, *, defense: int = 0, thief: str = "") -> Sitting:
    """Puargh reveals the trick on path 1 against Geas, a rival with these dice on path 2."""
    return a_clash(
        {
            "left-1": {"member": "puargh", "dice": thief, "traps": [trick]},
            "left-2": {"member": "geas", "dice": victim, "defense": defense, "seat": 1},
        }
    ).play("reveal")


def dice(game: Sitting) -> tuple[dict[str, int], dict[str, int]]:
    """The dice of the paths 1 and 2."""
    return game.path("left-1")["dice"], game.path("left-2")["dice"]


def discarded_traps(game: Sitting) -> list[str]:
    return [game.box.traps[card].key for card in game.table.zones[TRAP_DISCARD].cards]


# -- the module --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ML-TRI-01")
@pytest.mark.parametrize("tricks, number, shielded", [(True, 18, 6), (False, 0, 0)])
def test_ml_tri_01_tricks_and_shielded_traps_are_shuffled_into_the_supply(
    tricks: bool, number: int, shielded: int
) -> None:
    game = a_new_game(options={"tricks": tricks})

    supply = (*game.table.zones[TRAP_PILE].cards, *game.table.zones[ON_SALE].cards)
    groups = [game.box.traps[card].group for card in supply]
    assert (groups.count("trick"), groups.count("shielded"), groups.count("ordinary")) == (number, shielded, 42)


@pytest.mark.rule("ML-TRI-01")
def test_ml_tri_01_a_trick_on_sale_is_bought_at_its_price_and_kept_face_down() -> None:
    game = a_table(options={"tricks": True}, lodge=["steal_magic_1", "plus_4"], dice="2 strength", gold=7)

    game.play("visit:lodge", "buy:steal_magic_1", "done")

    assert (game.gold, game.traps) == (7 - 3, ["steal_magic_1"])
    assert (game.view_of(0)["zones"]["store-0"], game.view_of(1)["zones"]["store-0"]) == (["steal_magic_1"], [None])


def a_lone_attack(token: str, answer: str) -> Sitting:
    """Puargh with a single token, 2 dice that show 12 in all, CV 10 and EV 16."""
    game = a_clash({"left-1": {"member": "puargh", "dice": "2 strength", "traps": [token]}}, roll=[6, 6])
    return game.play(answer, "roll-all")


@pytest.mark.rule("ML-TRI-02", "ML-CAP-01")
@pytest.mark.parametrize("trick", ["steal_magic_1", "divert_1"])
def test_ml_tri_02_a_revealed_trick_does_not_help_to_capture(trick: str) -> None:
    game = a_lone_attack(trick, "reveal")

    assert (game.happened("strikes")[0]["total"], game.happened("captured")) == (12, [])


@pytest.mark.rule("ML-TRI-02")
@pytest.mark.parametrize("token, own", [(NEUTRAL, "2 strength"), ("shielded_strength_1", "1 strength")])
def test_ml_tri_02_a_revealed_trap_still_is_a_trap(token: str, own: str) -> None:
    game = a_clash({"left-1": {"member": "puargh", "dice": own, "traps": [token]}}, roll=[6, 6])

    game.play("reveal", "roll-all")

    assert len(game.happened("captured")) == 1


# -- the clash ---------------------------------------------------------------------------------------------------------


def two_paths_with_two_tokens() -> Sitting:
    return a_clash(
        {
            "left-1": {"member": "puargh", "dice": "1 strength", "traps": ["plus_4", "strength_1"]},
            "left-2": {"member": "geas", "dice": "1 strength", "traps": ["plus_6", "strength_2"], "seat": 1},
        },
        attack=[1],
    )


@pytest.mark.rule("ML-TRI-03")
def test_ml_tri_03_tokens_are_revealed_one_by_one_from_top_to_bottom() -> None:
    game = two_paths_with_two_tokens()
    assert (game.prompt, game.asked, game.keys) == ("clash", 0, ["reveal", "keep"])
    assert game.path("left-1")["revealed"] == []

    game.play("reveal")

    assert (game.prompt, game.asked, game.path("left-1")["revealed"]) == ("clash", 0, ["plus_4"])


@pytest.mark.rule("ML-TRI-03")
def test_ml_tri_03_after_a_refusal_the_next_path_follows_and_there_is_no_way_back() -> None:
    game = two_paths_with_two_tokens()

    game.play("reveal", "keep")
    assert (game.prompt, game.asked) == ("clash", 1)
    game.play("reveal", "reveal")

    assert (game.prompt, game.asked) == ("attack", 0)
    assert (game.path("left-1")["revealed"], game.path("left-2")["revealed"]) == (["plus_4"], ["plus_6", "strength_2"])


@pytest.mark.rule("ML-TRI-03")
def test_ml_tri_03_who_leaves_the_upper_token_is_not_asked_about_the_lower() -> None:
    game = two_paths_with_two_tokens()

    game.play("keep")

    assert (game.prompt, game.asked, game.path("left-1")["revealed"]) == ("clash", 1, [])


@pytest.mark.rule("ML-TRI-03")
def test_ml_tri_03_the_clash_comes_before_the_first_attack() -> None:
    game = two_paths_with_two_tokens()

    game.play("reveal", "reveal", "reveal")

    assert (game.prompt, game.happened("monster-attacks")) == ("clash", [])


@pytest.mark.rule("ML-TRI-03")
def test_ml_tri_03_there_is_a_clash_at_the_entrance_too() -> None:
    game = a_battle(
        {"entrance-1": {"member": "puargh", "traps": ["plus_4"]}},
        entrance="krinx",
        options={"tricks": True},
    )

    assert (game.prompt, game.path("entrance-1")["revealed"]) == ("clash", [])


@pytest.mark.rule("ML-TRI-04")
def test_ml_tri_04_a_revealed_trap_gives_its_bonus() -> None:
    game = a_clash(
        {"left-1": {"member": "puargh", "dice": "1 strength", "traps": ["plus_4", "strength_1"]}}, roll=[1, 2]
    )

    game.play("reveal", "reveal", "roll-all")

    assert game.happened("strikes")[0]["total"] == 1 + 2 + 4


@pytest.mark.rule("ML-TRI-04")
def test_ml_tri_04_a_defense_token_on_the_path_cancels_a_trick_and_both_are_gone() -> None:
    game = a_theft("steal_magic_1", "1 magic", defense=1)
    assert (game.prompt, game.asked, game.keys) == ("cancel", 1, ["cancel", "allow"])

    game.play("cancel")

    assert dice(game) == ({}, {"magic": 1})
    assert (game.path("left-2")["defense"], game.path("left-1")["tokens"]) == (0, 0)
    assert discarded_traps(game) == ["steal_magic_1"]


@pytest.mark.rule("ML-TRI-04")
def test_ml_tri_04_a_trick_need_not_be_cancelled() -> None:
    game = a_theft("steal_magic_1", "1 magic", defense=1)

    game.play("allow")

    assert (dice(game), game.path("left-2")["defense"]) == (({"magic": 1}, {}), 1)


@pytest.mark.rule("ML-TRI-04")
def test_ml_tri_04_defense_talents_do_not_cancel_a_trick() -> None:
    game = a_clash(
        {
            "left-1": {"member": "puargh", "traps": ["steal_strength_1"]},
            "left-2": {"member": "dolfus", "dice": "1 strength", "seat": 1},
        }
    )

    game.play("reveal")

    assert (game.path("left-2")["talents"], dice(game)) == (2, ({"strength": 1}, {}))


@pytest.mark.rule("ML-TRI-04")
def test_ml_tri_04_the_owner_picks_the_path_that_a_trick_acts_on_at_once() -> None:
    game = a_clash(
        {
            "left-1": {"member": "geas", "dice": "1 strength", "seat": 1},
            "left-2": {"member": "puargh", "traps": ["steal_strength_1"]},
            "left-3": {"member": "torko", "dice": "1 strength", "seat": 1},
        }
    )
    game.play("reveal")
    assert (game.prompt, game.asked, game.keys) == ("aim", 0, ["target:1", "target:3"])

    game.play("target:3")

    assert [game.path(f"left-{number}")["dice"] for number in (1, 2, 3)] == [{"strength": 1}, {"strength": 1}, {}]


@pytest.mark.rule("ML-TRI-04")
def test_ml_tri_04_after_a_cancelled_trick_the_token_below_may_be_revealed() -> None:
    game = a_clash(
        {
            "left-1": {"member": "puargh", "traps": ["plus_4", "steal_magic_1", "strength_2"]},
            "left-2": {"member": "geas", "dice": "1 magic", "defense": 1, "seat": 1},
        }
    )

    game.play("reveal", "reveal", "cancel", "reveal")

    path = game.path("left-1")
    assert (path["revealed"], path["dice"], path["traps"]) == (["plus_4", "strength_2"], {"strength": 2}, 2)


# -- diverting ---------------------------------------------------------------------------------------------------------


def a_diversion(trick: str, attack: Sequence[int], **target: Any) -> Sitting:
    """Puargh on path 1 has aimed the trick at Geas, a rival on path 2, and the monster is about to attack him."""
    return a_clash(
        {
            "left-1": {"member": "puargh", "dice": "1 strength", "traps": [trick]},
            "left-2": {"member": "geas", "dice": "1 strength", "seat": 1, **target},
        },
        attack=attack,
    ).play("reveal")


def attacks(game: Sitting) -> list[tuple[str, list[int], int]]:
    """Whom black dice were rolled against, their faces and their hits."""
    return [(roll["member"], roll["faces"], roll["hits"]) for roll in game.happened("attack-rolled")]


@pytest.mark.rule("ML-TRI-05")
def test_ml_tri_05_diverted_dice_are_rolled_first() -> None:
    game = a_diversion("divert_2", [1, 2, 2, 1])
    assert (game.prompt, game.asked, attacks(game)) == ("divert", 0, [])

    game.play("divert:2")

    assert attacks(game) == [("geas", [1, 2], 0), ("puargh", [2, 1], 0)]


@pytest.mark.rule("ML-TRI-05")
def test_ml_tri_05_the_owner_may_divert_fewer_dice_or_none() -> None:
    game = a_diversion("divert_2", [1, 2, 2, 1])
    assert game.keys == ["divert:2", "divert:1", "divert:0"]

    game.play("divert:0")

    assert attacks(game) == [("puargh", [1, 2, 2, 1], 0)]


@pytest.mark.rule("ML-TRI-05")
def test_ml_tri_05_the_target_may_remove_magic_dice_before_that_roll() -> None:
    game = a_diversion("divert_2", [1, 2, 2, 1], dice="3 magic")

    game.play("divert:2")
    assert (game.prompt, game.asked, game.keys) == ("ward", 1, ["ward:0", "ward:1", "ward:2"])
    game.play("ward:1")

    assert attacks(game) == [("geas", [1], 0), ("puargh", [2, 2], 0)]
    assert game.path("left-2")["dice"] == {"magic": 2}


@pytest.mark.rule("ML-TRI-05")
def test_ml_tri_05_the_target_may_defend_as_usual() -> None:
    game = a_diversion("divert_1", [6, 1], defense=1)
    game.play("allow", "divert:1")
    assert (game.prompt, game.asked, game.keys) == ("block", 1, ["block:defense", "take"])

    game.play("block:defense")

    assert (game.is_wounded("geas"), attacks(game)[1]) == (False, ("puargh", [1], 0))


@pytest.mark.rule("ML-TRK-07")
def test_ml_trk_07_one_of_three_dice_is_turned_on_the_target() -> None:
    game = a_diversion("divert_1", [5, 2, 1])
    assert game.keys == ["divert:1", "divert:0"]

    game.play("divert:1")

    assert attacks(game) == [("geas", [5], 1), ("puargh", [2, 1], 0)]
    assert (game.is_wounded("geas"), game.is_wounded("puargh")) == (True, False)


@pytest.mark.rule("ML-TRK-08")
def test_ml_trk_08_two_of_three_dice_are_turned_on_the_target() -> None:
    game = a_diversion("divert_2", [5, 2, 1])

    game.play("divert:2")

    assert attacks(game) == [("geas", [5, 2], 1), ("puargh", [1], 0)]


@pytest.mark.rule("ML-TRK-08")
def test_ml_trk_08_no_more_dice_are_diverted_than_there_are() -> None:
    assert a_diversion("divert_2", [1]).keys == ["divert:1", "divert:0"]


# -- stealing ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ML-TRI-06")
def test_ml_tri_06_dice_on_a_shielded_trap_cannot_be_stolen() -> None:
    game = a_clash(
        {
            "left-1": {"member": "geas", "dice": "1 strength", "traps": ["shielded_strength_2"], "seat": 1},
            "left-2": {"member": "puargh", "traps": ["steal_strength_2"]},
        }
    )

    game.play("reveal", "reveal", "steal:strength")

    assert (game.prompt, dice(game)) == ("attack", ({"strength": 2}, {"strength": 1}))


@pytest.mark.rule("ML-TRI-06")
def test_ml_tri_06_stolen_dice_ignore_the_room_on_the_path() -> None:
    game = a_theft("steal_strength_2", "3 strength", thief="6 strength")

    game.play("steal:strength", "steal:strength")

    assert dice(game) == ({"strength": 8}, {"strength": 1})


@pytest.mark.rule("ML-TRI-06")
def test_ml_tri_06_from_a_path_without_such_dice_nothing_is_stolen() -> None:
    game = a_theft("steal_magic_2", "3 strength", thief="1 strength")

    assert (game.prompt, dice(game)) == ("attack", ({"strength": 1}, {"strength": 3}))


@pytest.mark.rule("ML-TRI-07")
@pytest.mark.parametrize("token", ["steal_magic_1", "divert_2", NEUTRAL])
def test_ml_tri_07_a_token_left_face_down_counts_as_a_trap(token: str) -> None:
    game = a_lone_attack(token, "keep")

    assert len(game.happened("captured")) == 1


@pytest.mark.rule("ML-TRI-07")
@pytest.mark.parametrize("token", ["plus_4", "strength_2", "strength_plus_3"])
def test_ml_tri_07_a_trap_left_face_down_gives_nothing_else(token: str) -> None:
    game = a_lone_attack(token, "keep")

    assert (game.happened("strikes")[0]["total"], game.happened("strikes")[0]["faces"]) == (12, [6, 6])


@pytest.mark.rule("ML-TRI-07")
def test_ml_tri_07_what_has_been_revealed_must_be_used() -> None:
    game = a_lone_attack("plus_4", "reveal")

    assert (len(game.happened("eliminated")), game.happened("captured")) == (1, [])


@pytest.mark.rule("ML-TRI-08")
def test_ml_tri_08_only_the_path_next_to_it_can_be_the_target() -> None:
    game = a_clash(
        {
            "left-1": {"member": "geas", "dice": "1 strength", "seat": 1},
            "left-2": {"member": "puargh", "traps": ["steal_strength_1"]},
            "left-4": {"member": "torko", "dice": "1 strength", "traps": ["steal_strength_1"], "seat": 1},
        }
    )

    game.play("reveal", "reveal")

    assert [aimed["path"]["number"] for aimed in game.happened("trick-aimed")] == [1]
    assert (dice(game), game.path("left-4")["dice"]) == (({}, {"strength": 1}), {"strength": 1})


@pytest.mark.rule("ML-TRI-08")
def test_ml_tri_08_paths_of_two_lands_are_not_adjacent() -> None:
    game = a_battle(
        {
            "left-4": {"member": "puargh", "traps": ["steal_strength_1"], "dice": "1 magic"},
            "right-1": {"member": "geas", "dice": "1 strength", "seat": 1},
        },
        monster=["krinx", "surbol"],
        land=["skyehn", "yuha"],
        seats=3,
        options={"tricks": True},
    )

    game.play("reveal")

    assert (game.happened("trick-aimed"), game.path("right-1")["dice"]) == ([], {"strength": 1})


@pytest.mark.rule("ML-TRI-08")
def test_ml_tri_08_the_two_paths_of_the_entrance_are_adjacent() -> None:
    game = a_battle(
        {
            "entrance-1": {"member": "puargh", "traps": ["steal_strength_1"]},
            "entrance-2": {"member": "geas", "dice": "1 strength", "seat": 1},
        },
        entrance="krinx",
        figures={"monsters": {"krinx": {"attack": 0}}},
        options={"tricks": True},
    )

    game.play("reveal")

    assert (game.path("entrance-1")["dice"], game.path("entrance-2")["dice"]) == ({"strength": 1}, {})


@pytest.mark.rule("ML-TRI-08")
def test_ml_tri_08_dice_may_be_stolen_from_ordinary_traps() -> None:
    game = a_clash(
        {
            "left-1": {"member": "geas", "traps": ["strength_2"], "seat": 1},
            "left-2": {"member": "puargh", "traps": ["steal_strength_1"]},
        }
    )

    game.play("reveal", "reveal")

    assert dice(game) == ({"strength": 1}, {"strength": 1})


@pytest.mark.rule("ML-TRI-08")
def test_ml_tri_08_dice_may_be_stolen_from_tricks() -> None:
    game = a_clash(
        {
            "left-1": {"member": "geas", "dice": "1 magic", "seat": 1},
            "left-2": {"member": "puargh", "traps": ["steal_magic_1"]},
            "left-3": {"member": "torko", "traps": ["steal_magic_1"], "seat": 1},
        }
    )

    game.play("reveal", "target:1", "reveal")

    assert [game.path(f"left-{number}")["dice"] for number in (1, 2, 3)] == [{}, {}, {"magic": 1}]


@pytest.mark.rule("ML-TRI-08")
def test_ml_tri_08_stolen_dice_are_rolled_and_boosted_by_the_thief() -> None:
    game = a_clash(
        {
            "left-1": {"member": "puargh", "dice": "1 strength", "traps": ["steal_strength_1", "strength_plus_2"]},
            "left-2": {"member": "geas", "dice": "1 strength", "seat": 1},
        },
        roll=[1, 2],
    )

    game.play("reveal", "reveal", "roll-all")

    assert game.happened("strikes")[0]["total"] == 1 + 2 + 2 * 2


@pytest.mark.rule("ML-TRI-09")
def test_ml_tri_09_a_diverting_trick_lapses_if_its_owner_is_never_attacked() -> None:
    game = a_clash(
        {
            "left-1": {"member": "geas", "dice": "3 strength", "seat": 1},
            "left-2": {"member": "torko", "dice": "1 strength", "seat": 1},
            "left-3": {"member": "puargh", "dice": "1 strength", "traps": ["divert_1"]},
        },
        attack=[1],
        roll=[6, 6, 6],
    )

    game.play("reveal", "roll-all").until("turn")

    assert (len(game.happened("eliminated")), game.happened("diverted")) == (1, [])
    assert discarded_traps(game) == ["divert_1"]


@pytest.mark.rule("ML-TRI-09")
def test_ml_tri_09_a_diverting_trick_lapses_if_its_target_is_dead() -> None:
    game = a_clash(
        {
            "left-1": {"member": "geas", "dice": "1 strength", "seat": 1},
            "left-2": {"member": "puargh", "dice": "1 strength", "traps": ["divert_1"]},
        },
        attack=[6, 6],
    ).load("attack", 1, 1)

    game.play("reveal")

    assert (game.is_alive("geas"), game.prompt, game.asked) == (False, "attack", 0)
    assert attacks(game) == [("geas", [6, 6], 2), ("puargh", [1, 1], 0)]


# -- each stealing trick -----------------------------------------------------------------------------------------------


@pytest.mark.rule("ML-TRK-01")
def test_ml_trk_01_one_magic_die_is_stolen() -> None:
    game = a_theft("steal_magic_1", "1 strength 2 magic", thief="1 strength")

    assert (game.prompt, dice(game)) == ("attack", ({"strength": 1, "magic": 1}, {"strength": 1, "magic": 1}))


@pytest.mark.rule("ML-TRK-02")
def test_ml_trk_02_up_to_two_magic_dice_are_stolen() -> None:
    game = a_theft("steal_magic_2", "1 strength 3 magic")
    assert game.keys == ["steal:magic", "done"]

    game.play("steal:magic", "steal:magic")

    assert (game.prompt == "steal", dice(game)) == (False, ({"magic": 2}, {"strength": 1, "magic": 1}))


@pytest.mark.rule("ML-TRK-02")
def test_ml_trk_02_where_there_is_one_magic_die_one_is_stolen() -> None:
    game = a_theft("steal_magic_2", "1 magic", thief="1 strength")

    game.play("steal:magic")

    assert (game.prompt, dice(game)) == ("attack", ({"strength": 1, "magic": 1}, {}))


@pytest.mark.rule("ML-TRK-03")
def test_ml_trk_03_one_strength_die_is_stolen() -> None:
    game = a_theft("steal_strength_1", "3 strength 1 magic")

    assert (game.prompt, dice(game)) == ("attack", ({"strength": 1}, {"strength": 2, "magic": 1}))


@pytest.mark.rule("ML-TRK-04")
def test_ml_trk_04_two_strength_dice_may_be_stolen_and_the_magic_die_stays() -> None:
    game = a_theft("steal_strength_2", "2 strength 1 magic")
    assert game.keys == ["steal:strength", "done"]

    game.play("steal:strength", "steal:strength")

    assert (game.prompt, dice(game)) == ("attack", ({"strength": 2}, {"magic": 1}))


@pytest.mark.rule("ML-TRK-04")
def test_ml_trk_04_of_three_strength_dice_two_are_stolen_at_most() -> None:
    game = a_theft("steal_strength_2", "3 strength")

    game.play("steal:strength", "steal:strength")

    assert (game.prompt, dice(game)) == ("attack", ({"strength": 2}, {"strength": 1}))


@pytest.mark.rule("ML-TRK-05")
@pytest.mark.parametrize("colour, other", [("strength", "magic"), ("magic", "strength")])
def test_ml_trk_05_the_thief_chooses_a_magic_or_a_strength_die(colour: str, other: str) -> None:
    game = a_theft("steal_any_1", "1 strength 1 magic")
    assert (game.asked, game.keys) == (0, ["steal:strength", "steal:magic"])

    game.play(f"steal:{colour}")

    assert dice(game) == ({colour: 1}, {other: 1})


@pytest.mark.rule("ML-TRK-06")
def test_ml_trk_06_one_die_of_each_colour_may_be_stolen() -> None:
    game = a_theft("steal_any_2", "2 strength 1 magic")
    assert game.keys == ["steal:strength", "steal:magic", "done"]

    game.play("steal:magic", "steal:strength")

    assert (game.prompt == "steal", dice(game)) == (False, ({"strength": 1, "magic": 1}, {"strength": 1}))


@pytest.mark.rule("ML-TRK-06")
def test_ml_trk_06_two_dice_of_one_colour_may_be_stolen() -> None:
    game = a_theft("steal_any_2", "2 strength 1 magic")

    game.play("steal:strength", "steal:strength")

    assert dice(game) == ({"strength": 2}, {"magic": 1})
