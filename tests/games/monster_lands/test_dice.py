"""Dice and affinities, the course of the game, and Dice Pool Preparation."""

from __future__ import annotations

import pytest
from tests.games.monster_lands.setting import Sitting, a_battle, a_new_game, a_table

from muster.kernel.chance import LoadedChance

NO_PERSUASION = {1: {"members": ["nuduru"]}}


def citadel(game: Sitting) -> set[str]:
    """The buildings that take a die now."""
    kinds = {key.split(":")[0] if not key.startswith("visit") else key.split(":")[1] for key in game.keys}
    return kinds & {"lodge", "alchemist", "tavern", "armory", "bazaar", "mine", "pawn"}


def not_rolled(game: Sitting, stream: str) -> list[int]:
    """What is still loaded: faces that no die has shown."""
    assert isinstance(game.table.chance, LoadedChance)
    return game.table.chance.loads[stream]


# -- dice --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ML-DIC-01")
def test_ml_dic_01_a_mercenary_adds_its_dice_at_once() -> None:
    game = a_table(dice="3 strength", tavern=["nuduru", "wondou", "saruna", "frunks"])

    game.play("visit:tavern", "hire:nuduru")

    assert game.pool == (3 - 1 + 2, 0, ())


@pytest.mark.rule("ML-DIC-01")
def test_ml_dic_01_leader_mercenaries_and_glory_make_the_pool() -> None:
    game = a_table(members=["drapis", "nuduru"], glory=11, others=NO_PERSUASION, start="prepare")

    # Drapis 1 strength, 1 magic; Nuduru 2 strength; 11 glory 1 strength, 1 magic.
    assert game.pool == (4, 2, ())


@pytest.mark.parametrize(
    "dice, buildings",
    [
        ("2 strength", {"lodge", "tavern", "armory", "bazaar", "mine", "pawn"}),
        ("2 magic", {"alchemist", "pawn"}),
        ("2 3", {"lodge", "tavern", "armory", "bazaar", "pawn"}),
    ],
)
@pytest.mark.rule("ML-DIC-02")
def test_ml_dic_02_where_dice_of_a_colour_may_go(dice: str, buildings: set[str]) -> None:
    assert citadel(a_table(dice=dice, gold=30)) == buildings


@pytest.mark.rule("ML-DIC-02")
def test_ml_dic_02_magic_weakens_an_attack() -> None:
    game = a_battle(
        {"left-1": {"member": "geas", "dice": "2 magic"}},
        members=["drapis"],
        monster="gator",
        land="kale",
        attack=[1, 1, 1, 1],
    )

    game.play("ward:2")

    assert len(game.happened("attack-rolled")[0]["faces"]) == 4 - 2


@pytest.mark.rule("ML-DIC-02")
def test_ml_dic_02_persuasion_lowers_a_price_and_strength_does_not() -> None:
    prices = []
    for die in ("die:strength", "die:persuasion-3"):
        game = a_table(dice="2 strength 3", tavern=["shandee", "wondou", "saruna", "frunks"])
        prices.append(game.play("visit:tavern", die).preview("hire:shandee")[1]["gold"])

    assert prices == [4, 4 - 3]


# -- affinity ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("monster, dice", [("gator", 4 + 1), ("gorgosh", 4)])
@pytest.mark.rule("ML-AFF-01")
def test_ml_aff_01_a_water_monster_matches_a_water_land(monster: str, dice: int) -> None:
    game = a_table(land="negueria", monster=monster)

    assert game.view["places"][0]["attack_dice"] == dice


@pytest.mark.parametrize("member, settles", [("dolfus", True), ("wondou", False), ("novice_1", False)])
@pytest.mark.rule("ML-AFF-01")
def test_ml_aff_01_a_water_mercenary_matches_a_water_land(member: str, settles: bool) -> None:
    game = a_table(members=["drapis", member], lands={"yuha": None})

    assert game.offers("settle") is settles


@pytest.mark.rule("ML-AFF-01")
def test_ml_aff_01_novices_have_no_affinity() -> None:
    game = a_table(members=["drapis", "dolfus", "novice_1", "novice_2"])

    assert game.clan["icons"] == {"fire": 1, "water": 1, "air": 0, "jungle": 0}


# -- the course of the game --------------------------------------------------------------------------------------------


@pytest.mark.rule("ML-SEQ-01")
def test_ml_seq_01_clean_up_follows_adventure_and_preparation_of_the_next_round_follows_it() -> None:
    game = a_battle(
        {"left-1": {"member": "geas", "dice": "1 strength"}},
        members=["drapis"],
        monster="gator",
        gold=0,
        trophies=["krinx"],
        attack=[1] * 9,
        round=3,
        options={"queens_grant": True},
    )

    phases = [(game.view["round"], game.view["phase"])]
    while game.prompt != "turn":
        game.step()
        phases.append((game.view["round"], game.view["phase"]))

    assert list(dict.fromkeys(phases)) == [(3, "adventure"), (3, "clean_up"), (4, "preparation"), (4, "deployment")]


@pytest.mark.rule("ML-SEQ-01")
def test_ml_seq_01_adventure_follows_deployment() -> None:
    game = a_table(
        members=["drapis", "geas"],
        on={"left-1": {"member": "geas", "dice": "1 strength"}},
        dice="1 strength",
        monster="gator",
        loads={"attack": [1] * 9},
    )

    game.play("pawn")

    assert (game.view["round"], game.view["phase"], game.prompt) == (1, "adventure", "attack")


@pytest.mark.rule("ML-SEQ-01", "ML-SEQ-02")
def test_ml_seq_01_the_game_is_over_after_round_6() -> None:
    game = a_new_game()

    game.until("nothing", most=4000)

    assert game.match.over
    assert [event["round"] for event in game.happened("round-begins")] == [1, 2, 3, 4, 5, 6]
    assert game.happened("game-ends") == [{"round": 6}]


@pytest.mark.parametrize("glory, over", [(29, False), (30, True), (31, True)])
@pytest.mark.rule("ML-SEQ-02")
def test_ml_seq_02_the_game_ends_after_a_round_with_a_clan_at_30_glory(glory: int, over: bool) -> None:
    game = a_table(glory=glory, round=4, start="adventure")

    assert game.match.over is over
    assert game.view["round"] == (4 if over else 5)


@pytest.mark.rule("ML-SEQ-02")
def test_ml_seq_02_the_clan_of_another_player_counts_too() -> None:
    game = a_table(others={1: {"glory": 30}}, round=2, start="adventure")

    assert game.match.over


@pytest.mark.rule("ML-SEQ-02")
def test_ml_seq_02_only_glory_at_the_end_of_the_round_counts() -> None:
    game = a_battle(
        {"left-1": {"member": "geas"}},
        members=["drapis"],
        glory=30,
        round=4,
        monster="abysur",
        land="kale",
        attack=[3, 1, 1],
    )

    game.until("turn")

    # Abysur has wounded Geas, which costs 1 glory.
    assert (game.glory, game.view["round"], game.match.over) == (29, 5, False)


@pytest.mark.rule("ML-SEQ-02")
def test_ml_seq_02_thirty_glory_in_deployment_end_nothing_yet() -> None:
    game = a_table(glory=31, round=4, dice="2 strength")

    game.play("mine:3")

    assert (game.view["phase"], game.match.over) == ("deployment", False)


@pytest.mark.rule("ML-SEQ-03")
def test_ml_seq_03_choices_at_the_same_time_go_clockwise_from_the_first_player() -> None:
    hurt = {"potions": 1, "wounded": ["nimra"]}
    game = a_table(
        seats=3,
        first=1,
        potions=1,
        wounded=["drapis"],
        others={1: hurt, 2: {**hurt, "wounded": ["purkas"]}},
        start="clean_up",
    )

    asked = []
    while game.prompt == "heal-home":
        asked.append(game.asked)
        game.play("done")

    assert asked == [1, 2, 0]


# -- preparation -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ML-PRE-01")
def test_ml_pre_01_all_dice_of_the_clan_and_the_glory_bonus() -> None:
    game = a_table(members=["drapis", "nuduru"], glory=5, dice="", others=NO_PERSUASION, start="prepare")

    assert game.pool == (4, 1, ())


@pytest.mark.rule("ML-PRE-01")
def test_ml_pre_01_nothing_is_left_over_from_the_round_before() -> None:
    game = a_table(
        members=["drapis", "nuduru"], glory=5, dice="3 strength 2 magic 6", others=NO_PERSUASION, start="prepare"
    )

    assert game.pool == (4, 1, ())


@pytest.mark.parametrize(
    "glory, bonus",
    [
        (0, (1, 0, 0)),
        (1, (1, 0, 0)),
        (10, (1, 0, 0)),
        (11, (1, 1, 0)),
        (20, (1, 1, 0)),
        (21, (1, 1, 1)),
        (30, (1, 1, 1)),
        (37, (1, 1, 1)),
    ],
)
@pytest.mark.rule("ML-PRE-02")
def test_ml_pre_02_glory_adds_dice_in_three_bands(glory: int, bonus: tuple[int, int, int]) -> None:
    game = a_table(members=["drapis"], glory=glory, start="prepare")

    strength, magic, faces = game.pool
    assert (strength - 1, magic - 1, len(faces)) == bonus  # Drapis brings 1 strength and 1 magic


@pytest.mark.rule("ML-PRE-02")
def test_ml_pre_02_the_band_is_read_in_preparation_only() -> None:
    game = a_table(
        members=["drapis", "nuduru"],
        lands={"negueria": "nuduru"},
        glory=10,
        dice="2 strength 1 magic 3",
        others=NO_PERSUASION,
    )

    game.play("land:negueria", "die:strength", "die:magic")

    assert (game.glory, game.pool) == (12, (1, 0, ()))
    assert game.to_round(2).pool == (4, 2, ())


@pytest.mark.rule("ML-PRE-03")
def test_ml_pre_03_persuasion_dice_are_rolled_and_nothing_else() -> None:
    game = a_table(
        members=["drapis", "kakron"],
        figures={"members": {"drapis": {"dice": (1, 0, 1)}, "kakron": {"dice": (0, 0, 1)}}},
        others=NO_PERSUASION,
        loads={"persuasion": [5, 2, 6], "dice": [1], "attack": [1]},
        start="prepare",
    )

    assert game.pool == (2, 0, (2, 5))
    assert [not_rolled(game, stream) for stream in ("persuasion", "dice", "attack")] == [[6], [1], [1]]


@pytest.mark.rule("ML-PRE-03")
def test_ml_pre_03_the_faces_are_open_to_all() -> None:
    game = a_table(members=["drapis", "kakron"], others=NO_PERSUASION, loads={"persuasion": [5]}, start="prepare")

    for seat in (0, 1, None):
        assert game.view_of(seat)["clans"][0]["dice"]["persuasion"] == [5]
