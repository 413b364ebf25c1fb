"""Deployment: turns, actions, passing, converting dice; and the free steps beside the actions."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.monster_lands.setting import Sitting, a_battle, a_table

ALL_BUT_THE_PAWN_SHOP = ["lodge", "alchemist", "tavern", "armory", "bazaar", "mine"]
THREE_IN_A_ROW = [("strength", 0)] * 3
MODEST = ["nuduru", "lorios", "guster", "taron"]
AREAS = {
    "visit": "citadel",
    "mine": "citadel",
    "alchemist": "citadel",
    "pawn": "citadel",
    "outside": "outside",
    "land": "settled land",
    "pass": "pass",
}


def actions(game: Sitting) -> set[str]:
    """The areas of the actions offered now, and the pass where it is possible."""
    kinds = [key.split(":")[0] for key in game.keys]
    return {AREAS[kind] for kind in kinds if kind in AREAS}


# -- turns -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ML-DEP-01")
def test_ml_dep_01_turns_go_round_until_all_are_out_of_dice() -> None:
    jungle = ["zondu", "tortock"]
    game = a_table(
        seats=3, dice="1 strength", others={1: {"dice": "3 strength"}, 2: {"dice": "2 strength", "members": jungle}}
    )

    turns = []
    while game.view["round"] == 1:
        turns.append(game.asked)
        game.play("pawn")
        for key in ("die:strength", "done"):
            if game.prompt == "pawn":
                game.play(key)

    assert turns == [0, 1, 2, 1, 2, 1]


@pytest.mark.rule("ML-DEP-01")
def test_ml_dep_01_the_holder_of_the_tile_starts() -> None:
    game = a_table(seats=3, first=2, others={1: {"dice": "1 strength"}, 2: {"dice": "1 strength"}}, start="deployment")

    assert (game.prompt, game.asked) == ("turn", 2)
    assert game.play("pawn").asked == 0


@pytest.mark.rule("ML-DEP-02")
def test_ml_dep_02_citadel_and_outside_but_no_pass() -> None:
    game = a_table(dice="4 strength 4 magic")

    assert actions(game) == {"citadel", "outside"}


@pytest.mark.rule("ML-DEP-02")
def test_ml_dep_02_a_settled_land_is_the_third_area() -> None:
    game = a_table(members=["drapis", "guster"], lands={"kyzhul": "guster"}, dice="4 strength 4 magic")

    assert actions(game) == {"citadel", "outside", "settled land"}


@pytest.mark.rule("ML-DEP-02")
def test_ml_dep_02_one_action_a_turn() -> None:
    game = a_table(dice="3 strength", others={1: {"dice": "1 strength"}})

    game.play("mine:3")

    assert (game.prompt, game.asked, game.pool) == ("turn", 1, (2, 0, ()))


@pytest.mark.parametrize("seats, has_room", [(2, False), (3, True)])
@pytest.mark.rule("ML-DEP-03")
def test_ml_dep_03_two_players_do_not_use_marked_spaces(seats: int, has_room: bool) -> None:
    game = a_table(seats=seats, placed={"tavern": THREE_IN_A_ROW})

    assert game.offers("visit:tavern") is has_room
    assert game.reason("visit:tavern") == ("" if has_room else "refused-full")


@pytest.mark.parametrize("seats, spaces", [(2, ["mine:1", "mine:3"]), (3, ["mine:1", "mine:2", "mine:3", "mine:4"])])
@pytest.mark.rule("ML-DEP-03")
def test_ml_dep_03_the_mine_has_marked_spaces_too(seats: int, spaces: list[str]) -> None:
    game = a_table(seats=seats, dice="2 strength")

    assert [key for key in game.keys if key.startswith("mine")] == spaces


@pytest.mark.rule("ML-DEP-04")
def test_ml_dep_04_solo_closes_the_same_spaces() -> None:
    full = a_table(seats=1, placed={"tavern": THREE_IN_A_ROW})
    one_free = a_table(seats=1, placed={"tavern": THREE_IN_A_ROW[:2]})

    assert (full.offers("visit:tavern"), one_free.offers("visit:tavern")) == (False, True)
    assert [key for key in full.keys if key.startswith("mine")] == ["mine:1", "mine:3"]


@pytest.mark.rule("ML-DEP-05")
def test_ml_dep_05_nobody_passes_with_a_die() -> None:
    game = a_table(dice="1 strength")

    assert game.refuses("pass")
    assert game.reason("pass") == "refused-pass"


@pytest.mark.rule("ML-DEP-05")
def test_ml_dep_05_without_dice_there_are_only_free_steps_and_the_pass() -> None:
    game = a_table(dice="", members=["drapis", "wormee"], trophies=["krinx"], gold=20)

    assert game.keys == ["pass", "talent:wormee", "sell"]


FANDOR: dict[str, Any] = {
    "members": ["drapis", "kakron", "fandor"],
    "gold": 1,
    "trophies": ["krinx"],
    "dice": "",
    "others": {1: {"dice": "3 strength"}},
    "loads": {"persuasion": [4]},
}


@pytest.mark.rule("ML-DEP-06")
def test_ml_dep_06_a_die_may_be_bought_before_the_pass() -> None:
    game = a_table(**FANDOR)

    game.play("talent:fandor")

    assert (game.asked, game.gold, game.pool) == (0, 0, (0, 0, (4,)))
    assert game.keys == ["pawn", "sell"]


@pytest.mark.rule("ML-DEP-06")
def test_ml_dep_06_a_pass_is_final() -> None:
    game = a_table(**FANDOR)

    game.play("pass", "pawn", "die:strength", "done")

    assert (game.view["passed"], game.prompt, game.asked) == ([0], "turn", 1)


@pytest.mark.rule("ML-DEP-07")
def test_ml_dep_07_the_pawn_shop_is_always_left() -> None:
    game = a_table(
        members=["drapis", "geas"],
        on={"left-1": {"member": "drapis"}, "left-2": {"member": "geas"}},
        panic=ALL_BUT_THE_PAWN_SHOP,
        trophies=["krinx"],  # a free step, so that there is something to choose from
        dice="2 magic",
    )

    assert game.keys == ["pawn", "sell"]


# -- converting dice ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("ML-DEP-08")
def test_ml_dep_08_a_novice_turns_a_strength_die_into_a_magic_one() -> None:
    game = a_table(members=["drapis", "novice_1"], dice="2 strength")

    game.play("novice", "into:magic")

    assert game.pool == (1, 1, ())
    assert [member["used"] for member in game.clan["members"]] == [False, True]


@pytest.mark.rule("ML-DEP-08")
def test_ml_dep_08_loot_turns_a_die_into_several() -> None:
    game = a_table(loot=["magic_to_strength"], dice="1 magic")

    game.play("loot", "use:magic_to_strength")

    assert game.pool == (3, 0, ())


@pytest.mark.rule("ML-DEP-09")
def test_ml_dep_09_persuasion_dice_gained_are_rolled_at_once() -> None:
    game = a_table(
        members=["drapis", "guster"], lands={"kyzhul": "guster"}, dice="1 strength", loads={"persuasion": [2, 5]}
    )

    game.play("land:kyzhul")

    assert game.pool == (0, 0, (2, 5))


@pytest.mark.rule("ML-DEP-09")
def test_ml_dep_09_dice_gained_must_be_used() -> None:
    game = a_table(
        members=["drapis", "guster"], lands={"kyzhul": "guster"}, dice="1 strength", loads={"persuasion": [2, 5]}
    )

    game.play("land:kyzhul", "pawn", "die:persuasion-2", "done")

    assert (game.pool, game.reason("pass")) == ((0, 0, (5,)), "refused-pass")


@pytest.mark.rule("ML-DEP-09")
def test_ml_dep_09_a_novices_persuasion_die_is_rolled_at_once() -> None:
    game = a_table(members=["drapis", "novice_1"], dice="2 strength", loads={"persuasion": [6]})

    game.play("novice", "into:persuasion")

    assert game.pool == (1, 0, (6,))


@pytest.mark.rule("ML-DEP-09")
def test_ml_dep_09_a_die_given_up_comes_back_after_clean_up() -> None:
    game = a_table(members=["drapis", "novice_1"], dice="1 strength 1 magic")

    game.play("novice", "die:strength", "into:magic")

    assert (game.pool, game.offers("novice")) == ((0, 2, ()), False)
    game.to_round(2)
    assert (game.pool, game.offers("novice")) == ((3, 1, ()), True)


# -- free steps --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ML-FRE-01")
def test_ml_fre_01_a_trophy_may_pay_for_the_action_of_the_same_turn() -> None:
    game = a_table(
        gold=0,
        trophies=["surbol"],
        bazaar=["pugnor", "noxx", "tergeo"],
        figures={"gear": {key: {"price": 9} for key in ("pugnor", "noxx", "tergeo")}},
        others={1: {"dice": "1 strength"}},
    )
    assert game.reason("visit:bazaar") == "refused-gold"

    game.play("sell", "trophy:surbol")
    assert (game.asked, game.gold) == (0, 10)

    game.play("visit:bazaar", "equip:pugnor", "carry:kakron")
    assert (game.asked, game.gold, game.gear("kakron")) == (1, 1, ["pugnor"])


@pytest.mark.parametrize(
    "given, answers",
    [
        ({"members": ["drapis", "novice_1"]}, ["novice", "into:magic"]),
        ({"members": ["drapis", "tranok"]}, ["talent:tranok"]),
        ({"loot": ["gold_12"]}, ["loot", "use:gold_12"]),
        ({"trophies": ["krinx"]}, ["sell", "trophy:krinx"]),
        ({"gear": {"kakron": ["noxx"]}}, ["gear", "carry:drapis"]),
        ({"members": ["drapis", "guster"], "lands": {"kyzhul": None}}, ["settle", "settler:guster"]),
        ({"potions": 1, "wounded": ["kakron"]}, ["heal"]),
    ],
    ids=lambda value: value[0].split(":")[0] if isinstance(value, list) else "",
)
@pytest.mark.rule("ML-FRE-01")
def test_ml_fre_01_a_free_step_is_no_action(given: dict[str, Any], answers: list[str]) -> None:
    game = a_table(**{"others": {1: {"dice": "1 strength"}}, **given})

    game.play(*answers)

    assert (game.prompt, game.asked, sum(game.pool[:2])) == ("turn", 0, 2)
    assert answers[0] not in game.keys or answers[0] == "gear"


@pytest.mark.rule("ML-FRE-01")
def test_ml_fre_01_any_number_of_free_steps() -> None:
    game = a_table(loot=["gold_12", "gold_10"], trophies=["krinx"], gold=0, others={1: {"dice": "1 strength"}})

    game.play("loot", "use:gold_12", "sell", "trophy:krinx", "loot", "use:gold_10")

    assert (game.prompt, game.asked, game.gold) == ("turn", 0, 12 + 5 + 10)


@pytest.mark.rule("ML-FRE-01")
def test_ml_fre_01_outside_loot_waits_for_the_adventure() -> None:
    assert not a_table(loot=["rerolls_4"]).offers("loot")


@pytest.mark.rule("ML-FRE-01")
def test_ml_fre_01_no_free_step_answers_the_action_of_another() -> None:
    game = a_table(trophies=["krinx"], others={1: {"dice": "2 strength"}})

    game.play("mine:3")

    assert (game.asked, game.offers("sell")) == (1, False)


@pytest.mark.rule("ML-FRE-02")
def test_ml_fre_02_a_trophy_may_be_sold_for_the_wages() -> None:
    game = a_table(
        members=["drapis", "kakron", "shandee"], glory=15, gold=0, dice="", trophies=["krinx"], start="clean_up"
    )
    assert game.prompt == "before-wages"

    game.play("sell", "trophy:krinx")

    assert game.happened("wages-paid")[0] == {"seat": 0, "gold": 4}
    assert (game.gold, game.members()) == (1, ["drapis", "kakron", "shandee"])


@pytest.mark.rule("ML-FRE-02")
def test_ml_fre_02_loot_and_trophies_serve_while_a_mercenary_is_activated() -> None:
    game = a_battle(
        {"left-1": {"member": "geas", "dice": "1 strength"}},
        members=["drapis", "kakron"],
        monster="gator",
        attack=[1] * 6,
        trophies=["krinx"],
        loot=["gold_12", "recruit"],
        potions=1,
        wounded=["kakron"],
        gear={"kakron": ["noxx"]},
        lands={"kyzhul": None},
    )
    assert (game.prompt, game.offers("loot", "sell", "heal")) == ("attack", True)
    assert not {"gear", "settle"} & set(game.keys)

    game.play("loot", "use:gold_12", "sell", "trophy:krinx")

    assert (game.prompt, game.gold) == ("attack", 7 + 12 + 5)


@pytest.mark.rule("ML-FRE-02")
def test_ml_fre_02_before_wages_all_but_novices_and_talents() -> None:
    game = a_table(
        members=["drapis", "tranok", "novice_1", "guster"],
        dice="1 strength",
        loot=["gold_12"],
        trophies=["krinx"],
        potions=1,
        wounded=["drapis"],
        gear={"tranok": ["noxx"]},
        lands={"kyzhul": None},
        start="clean_up",
    )

    game.play("done")  # the wounded could have been healed when potions came home

    assert (game.prompt, game.keys) == ("before-wages", ["done", "loot", "sell", "settle", "heal", "gear"])


@pytest.mark.rule("ML-FRE-02")
def test_ml_fre_02_who_is_hired_outside_deployment_brings_no_dice_but_wants_wages() -> None:
    game = a_table(
        loot=["recruit"], trophies=["krinx"], tavern=MODEST, gold=1, dice="", start="clean_up", others={1: {"gold": 7}}
    )

    game.play("loot", "use:recruit", "hire:nuduru")
    assert (game.prompt, game.members(), game.pool) == ("before-wages", ["drapis", "kakron", "nuduru"], (0, 0, ()))

    game.play("sell", "trophy:krinx")
    assert game.happened("wages-paid")[0] == {"seat": 0, "gold": 2}


@pytest.mark.rule("ML-FRE-03")
def test_ml_fre_03_recruit_loot_opens_a_window_after_the_action() -> None:
    game = a_table(loot=["recruit"], tavern=MODEST, others={1: {"dice": "1 strength"}})

    game.play("mine:3")
    assert (game.prompt, game.asked, game.keys) == ("after-action", 0, ["end", "loot"])

    game.play("loot", "use:recruit", "hire:nuduru")
    assert (game.members(), game.pool, game.asked) == (["drapis", "kakron", "nuduru"], (1 + 2, 0, ()), 1)


@pytest.mark.rule("ML-FRE-03")
def test_ml_fre_03_other_free_steps_stand_in_that_window_too() -> None:
    game = a_table(loot=["recruit"], tavern=MODEST, trophies=["krinx"], others={1: {"dice": "1 strength"}})

    game.play("mine:3", "sell", "trophy:krinx")

    assert (game.prompt, game.gold) == ("after-action", 7 + 3 + 5)
    assert game.play("end").asked == 1


@pytest.mark.parametrize("glory, opens", [(4, True), (3, False)])
@pytest.mark.rule("ML-FRE-03")
def test_ml_fre_03_only_where_a_mercenary_on_offer_would_come(glory: int, opens: bool) -> None:
    tavern = ["shandee", "wondou", "saruna", "frunks"]  # Shandee has reputation 3, the clan 1
    game = a_table(loot=["recruit"], trophies=["krinx"], tavern=tavern, glory=glory, others={1: {"dice": "1 strength"}})

    game.play("mine:3")

    assert (game.prompt, game.asked) == (("after-action", 0) if opens else ("turn", 1))


@pytest.mark.rule("ML-FRE-03")
def test_ml_fre_03_steps_that_can_wait_open_no_window() -> None:
    game = a_table(
        members=["drapis", "tranok", "novice_1", "guster"],
        loot=["gold_12", "magic_to_strength"],
        trophies=["krinx"],
        potions=1,
        wounded=["drapis"],
        gear={"tranok": ["noxx"]},
        lands={"kyzhul": None},
        tavern=MODEST,
        dice="2 strength 1 magic",
        others={1: {"dice": "1 strength"}},
    )

    game.play("mine:3")

    assert (game.prompt, game.asked) == ("turn", 1)


@pytest.mark.parametrize(
    "given, opens",
    [
        ({"loot": ["gold_12"], "gold": 0}, True),
        ({"loot": ["gold_12"], "gold": 1}, False),  # 1 gold pays Kakron
        ({"loot": ["rerolls_4"], "gold": 0}, False),
        ({"loot": ["magic_to_strength"], "dice": "1 magic", "gold": 0}, False),
        ({"loot": ["brews"], "gold": 0}, False),
        ({"loot": ["recruit"], "tavern": MODEST}, True),
        ({"trophies": ["krinx"], "gold": 0}, True),
        ({"trophies": ["krinx"], "gold": 1}, False),
        ({"members": ["drapis", "guster"], "lands": {"kyzhul": None}}, True),
        ({"members": ["drapis", "guster"], "lands": {"kyzhul": "guster"}}, False),
        ({}, False),
        ({"potions": 1}, False),
    ],
)
@pytest.mark.rule("ML-FRE-04")
def test_ml_fre_04_what_opens_the_window_before_wages_where_equipment_could_move(
    given: dict[str, Any], opens: bool
) -> None:
    game = a_table(**{"dice": "", **given}, gear={"drapis": ["noxx"]}, start="clean_up")

    assert (game.prompt == "before-wages") is opens
    assert game.view["round"] == (1 if opens else 2)


@pytest.mark.rule("ML-FRE-04")
@pytest.mark.parametrize("rules, opens", [(2, True), (3, False)])
def test_ml_fre_04_healing_opened_the_window_before_wages_in_older_matches(rules: int, opens: bool) -> None:
    game = a_table(dice="", potions=1, wounded=["kakron"], start="clean_up", rules=rules)

    game.play("done")  # kept when the potions came home

    assert (game.prompt == "before-wages") is opens


@pytest.mark.rule("ML-FRE-04")
def test_ml_fre_04_healing_is_possible_while_the_window_is_open() -> None:
    game = a_table(dice="", gold=0, trophies=["krinx"], potions=1, wounded=["kakron"], start="clean_up")

    game.play("done")

    assert game.prompt == "before-wages"
    assert not game.play("heal").is_wounded("kakron")


@pytest.mark.rule("ML-FRE-04")
@pytest.mark.parametrize("round, loot, opens", [(5, "gold_12", False), (6, "gold_12", True), (6, "trophies", False)])
def test_ml_fre_04_in_the_last_round_loot_that_brings_gold_opens_it(round: int, loot: str, opens: bool) -> None:
    """Gold may break a tie; loot that counts as trophies is worth more unsold."""
    game = a_table(dice="", loot=[loot], start="clean_up", round=round)

    assert (game.prompt == "before-wages") is opens


@pytest.mark.rule("ML-FRE-04")
def test_ml_fre_04_equipment_may_move_while_the_window_is_open() -> None:
    game = a_table(dice="", gold=0, trophies=["krinx"], gear={"kakron": ["noxx"]}, start="clean_up")

    game.play("gear", "carry:drapis")

    assert (game.prompt, game.gear("drapis")) == ("before-wages", ["noxx"])
