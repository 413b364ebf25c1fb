"""The Outside: who is sent where, with which dice and tokens, and what paths and settled lands give."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.monster_lands.setting import Figures, a_battle, a_table, header_tile, need

from muster.games.monster_lands.content.pieces import DiceNeed
from muster.games.monster_lands.state import TRAP_DISCARD

Walkers = dict[str, dict[str, Any]]  # who is on which path with what
STRENGTH = 0b001  # colours of a reroll benefit
EASY = need("s", "s/m s/m s/m")


def header(needed: DiceNeed = EASY, **benefit: int) -> dict[str, Any]:
    """The left land's header with four equal sections; a table takes it as ``a_table(**header(...))``."""
    figures: Figures = {"headers": {"0": {"sections": [{"need": needed, **benefit}] * 4}}}
    return {"headers": [0], "figures": figures, "land": "kale"}


def header_and_monster(needed: DiceNeed = EASY, attack: int = 1, **benefit: int) -> dict[str, Any]:
    """The same with Krinx on the land, who attacks with so many dice."""
    given = header(needed, **benefit)
    figures = {**given["figures"], "monsters": {"krinx": {"attack": attack}}}
    return {**given, "figures": figures, "monster": "krinx"}


# -- sending mercenaries -----------------------------------------------------------------------------------------------


@pytest.mark.rule("ML-OUT-01")
def test_ml_out_01_places_outside_say_what_waits_there() -> None:
    game = a_table(dice="4 strength 3 magic 4 4 4 4", land="kale", monster="krinx")

    assert game.preview("outside:left") == ("preview-land", {"land": "land-kale", "monster": "monster-krinx"})
    kind, told = game.preview("outside:mission")
    assert (kind, told["name"].split("-")[0]) == ("preview-place", "mission")
    assert told != game.preview("outside:contract")[1]


@pytest.mark.rule("ML-OUT-01")
def test_ml_out_01_missions_and_lands_are_offered_and_the_entrance_without_a_monster_is_not() -> None:
    game = a_table(dice="4 strength 3 magic 4 4 4 4")

    assert game.offers("outside:mission", "outside:contract", "outside:left")
    assert game.refuses("outside:entrance")


@pytest.mark.rule("ML-OUT-01")
def test_ml_out_01_the_token_lies_at_the_head_of_the_path_and_the_dice_below_it() -> None:
    game = a_table(**header(), dice="3 strength")

    game.send("left-2", "kakron", "die:strength", "die:strength", "done")

    assert (game.path("left-2")["member"], game.path("left-2")["dice"]) == ("kakron", {"strength": 2})
    assert game.pool == (1, 0, ())


@pytest.mark.rule("ML-OUT-01")
def test_ml_out_01_a_taken_path_is_not_offered() -> None:
    game = a_table(
        **header(), members=["drapis", "kakron"], others={1: {"members": ["geas"]}}, on={"left-2": {"member": "geas"}}
    )

    game.play("outside:left")

    assert game.keys == ["path:1", "path:3", "path:4"]


@pytest.mark.rule("ML-OUT-02")
def test_ml_out_02_another_mercenary_may_follow_to_the_same_land_and_all_wait() -> None:
    game = a_table(**header(), dice="4 strength").send("left-1", "drapis", "done")

    game.send("left-3", "kakron", "done")

    assert (game.path("left-1")["member"], game.path("left-3")["member"]) == ("drapis", "kakron")
    assert (game.path("left-1")["dice"], game.view["phase"]) == ({"strength": 1}, "deployment")


@pytest.mark.rule("ML-OUT-02")
def test_ml_out_02_each_mercenary_takes_an_action() -> None:
    game = a_table(**header(), dice="4 strength", others={1: {"dice": "1 strength"}})

    game.send("left-1", "drapis", "done")

    assert game.asked == 1


@pytest.mark.rule("ML-OUT-03")
def test_ml_out_03_a_wounded_mercenary_may_take_any_free_path() -> None:
    game = a_table(
        **header(),
        members=["drapis", "kakron"],
        wounded=["kakron"],
        others={1: {"members": ["geas"]}},
        on={"left-4": {"member": "geas"}},
    )

    game.play("outside:left")
    assert game.keys == ["path:1", "path:2", "path:3"]

    game.play("path:3", "send:kakron", "done")
    assert game.path("left-3")["member"] == "kakron"


@pytest.mark.rule("ML-OUT-03")
def test_ml_out_03_nobody_is_assigned_twice_in_a_round() -> None:
    game = a_table(**header(), dice="4 strength", members=["drapis", "kakron", "geas"]).send("left-1", "kakron", "done")

    game.play("outside:left", "path:2")

    assert game.keys == ["send:drapis", "send:geas"]


@pytest.mark.rule("ML-OUT-03")
def test_ml_out_03_with_everybody_assigned_no_place_is_offered() -> None:
    game = a_table(**header(), dice="6 strength 4 4", members=["drapis"]).send("left-1", "drapis", "done")

    assert not [key for key in game.keys if key.startswith("outside")]


@pytest.mark.rule("ML-OUT-03")
def test_ml_out_03_leaders_and_settled_and_newly_hired_mercenaries_may_all_go() -> None:
    game = a_table(**header(), members=["nimra", "geas"], lands={"ghadik": "geas"}, gold=4, glory=9, tavern=["dalina"])

    game.play("visit:tavern", "hire:dalina", "outside:left", "path:1")

    assert game.keys == ["send:nimra", "send:geas", "send:dalina"]


# -- land paths --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ML-LAN-01")
def test_ml_lan_01_a_land_has_a_card_a_monster_and_a_header_with_four_paths() -> None:
    left = a_table(land="kale", monster="krinx", headers=[3]).view["places"][0]

    assert (left["land"], left["monster"], left["header"], len(left["paths"])) == ("kale", "krinx", header_tile(3), 4)


TWO_AND_FOUR: Walkers = {
    "left-4": {"member": "kakron", "dice": "2 strength"},
    "left-2": {"member": "drapis", "dice": "3 strength", "traps": ["plus_4"]},
}
EASY_TO_CAPTURE = {"monsters": {"krinx": {"attack": 1, "capture_value": 15, "elimination_value": 30}}}


@pytest.mark.rule("ML-LAN-01")
def test_ml_lan_01_after_a_capture_the_paths_to_the_right_may_only_conquer() -> None:
    game = a_battle(TWO_AND_FOUR, land="kale", monster="krinx", figures=EASY_TO_CAPTURE, attack=[1], roll=[3, 4, 4])

    game.strike()

    assert (game.prompt, game.keys) == ("conquest", ["try", "decline"])
    assert [fight["member"] for fight in game.happened("monster-attacks")] == ["drapis"]


@pytest.mark.rule("ML-LAN-01")
def test_ml_lan_01_the_first_occupied_path_meets_the_monster_and_the_next_one_if_it_is_still_there() -> None:
    game = a_battle(TWO_AND_FOUR, land="kale", monster="krinx", figures=EASY_TO_CAPTURE, attack=[1, 1])

    game.play("decline")

    assert [fight["member"] for fight in game.happened("monster-attacks")] == ["drapis", "kakron"]
    assert game.prompt == "attack"


STRENGTH_AND_MAGIC = need("s m", "s s")


@pytest.mark.rule("ML-LAN-02")
def test_ml_lan_02_the_required_dice_must_be_placed() -> None:
    """In older matches each of them was asked for."""
    game = a_table(**header(STRENGTH_AND_MAGIC), dice="4 strength 2 magic", rules=2)

    game.send("left-1", "drapis", "die:strength")
    assert game.refuses("done")

    game.play("die:magic")
    assert game.offers("done")


@pytest.mark.rule("ML-LAN-02")
@pytest.mark.parametrize("more, dice", [(0, {"strength": 1, "magic": 1}), (2, {"strength": 3, "magic": 1})])
def test_ml_lan_02_up_to_the_reinforcements_dice_may_be_added(more: int, dice: dict[str, int]) -> None:
    game = a_table(**header(STRENGTH_AND_MAGIC), dice="4 strength 2 magic")

    game.send("left-1", "drapis", "die:strength", "die:magic", *["die:strength"] * more)

    # With all four dice placed there is nothing left to choose, and the path closes by itself.
    assert game.prompt == ("load" if more < 2 else "turn")
    assert game.path("left-1")["dice"] == dice


@pytest.mark.rule("ML-LAN-02")
def test_ml_lan_02_who_lacks_a_required_die_cannot_go() -> None:
    assert not a_table(**header(STRENGTH_AND_MAGIC), dice="4 strength").offers("outside:left")
    assert a_table(**header(STRENGTH_AND_MAGIC), dice="1 strength 1 magic").offers("outside:left")


@pytest.mark.rule("ML-LAN-02", "ML-LAN-06")
def test_ml_lan_02_what_was_deployed_is_told() -> None:
    game = a_table(**header(STRENGTH_AND_MAGIC), dice="4 strength 2 magic", traps=["plus_4"], defense=1)

    game.send("left-1", "drapis", "die:strength", "die:magic", "lay:plus_4", "token:defense", "done")

    told = game.happened("deployed")[0]
    assert (told["dice"], told["traps"], told["defense"]) == ({"strength": 1, "magic": 1}, 1, 1)


@pytest.mark.rule("ML-LAN-03")
def test_ml_lan_03_persuasion_dice_never_go_on_a_land_path() -> None:
    game = a_table(**header(), dice="2 strength 1 magic 4 5")

    game.send("left-1", "drapis", "die:strength")

    assert game.keys == ["die:strength", "die:magic", "done"]
    assert not a_table(**header(), dice="4 5").offers("outside:left")


@pytest.mark.rule("ML-LAN-03")
def test_ml_lan_03_a_die_must_have_a_colour_of_its_space() -> None:
    game = a_table(**header(need("s", "m m")), dice="3 strength 3 magic")

    game.send("left-1", "drapis", "die:strength")

    assert game.keys == ["die:magic", "fill:magic", "done"]


@pytest.mark.rule("ML-LAN-03")
def test_ml_lan_03_persuasion_dice_never_go_to_the_entrance() -> None:
    game = a_table(entrance="krinx", dice="1 strength 1 magic 4 5")

    game.send("entrance-1", "drapis")

    assert game.keys == ["die:strength", "die:magic"]
    assert not a_table(entrance="krinx", dice="4 5").offers("outside:entrance")


SIX_DICE = need("s", "s s s s s")
THREE_TOKENS = ("token:defense",) * 3


@pytest.mark.rule("ML-LAN-04")
def test_ml_lan_04_two_tokens_need_no_room_and_a_third_takes_that_of_two_dice() -> None:
    game = a_table(**header(SIX_DICE), dice="6 strength", defense=5)

    game.send("left-1", "drapis", *["die:strength"] * 3, *THREE_TOKENS)
    assert game.offers("die:strength")

    game.play("die:strength")
    assert game.path("left-1")["dice"] == {"strength": 4}
    assert not game.offers("die:strength")


@pytest.mark.rule("ML-LAN-04")
def test_ml_lan_04_beside_two_tokens_all_dice_fit() -> None:
    game = a_table(**header(SIX_DICE), dice="7 strength", defense=3)

    game.send("left-1", "drapis", "token:defense", "token:defense", *["die:strength"] * 6)

    assert (game.path("left-1")["dice"], game.path("left-1")["defense"]) == ({"strength": 6}, 2)


@pytest.mark.rule("ML-LAN-04")
def test_ml_lan_04_traps_lie_face_down() -> None:
    game = a_table(**header(), dice="3 strength", traps=["plus_4", "plus_6"])

    game.send("left-1", "drapis", "lay:plus_6", "die:strength", "done")

    assert (game.traps, game.path("left-1")["tokens"], game.path("left-1")["revealed"]) == (["plus_4"], 1, [])
    assert game.view_of(0)["zones"]["tokens-left-1"] == ["plus_6"]
    assert game.view_of(1)["zones"]["tokens-left-1"] == [None]


@pytest.mark.rule("ML-LAN-05")
@pytest.mark.parametrize("dice, tokens", [(6, 2), (5, 2), (4, 3), (3, 3), (2, 4), (1, 4)])
def test_ml_lan_05_dice_and_two_spaces_for_each_further_token_must_fit(dice: int, tokens: int) -> None:
    game = a_table(**header(SIX_DICE), dice="7 strength", defense=5)

    game.send("left-1", "drapis", *["die:strength"] * dice, *["token:defense"] * tokens)

    assert game.path("left-1")["defense"] == tokens
    assert game.prompt == "turn" or not game.offers("token:defense")


@pytest.mark.rule("ML-LAN-05")
def test_ml_lan_05_the_required_dice_must_always_fit() -> None:
    game = a_table(**header(need("s s s s", "s s")), dice="6 strength", defense=5)

    game.send("left-1", "drapis", *THREE_TOKENS)

    assert (game.path("left-1")["defense"], game.offers("token:defense")) == (3, False)


@pytest.mark.rule("ML-LAN-06")
def test_ml_lan_06_nothing_is_added_to_a_path_later() -> None:
    game = a_table(**header(), dice="5 strength", defense=1).send("left-1", "drapis", "die:strength", "done")

    game.play("outside:left")

    assert (game.path("left-1")["dice"], game.refuses("path:1")) == ({"strength": 1}, True)


@pytest.mark.rule("ML-LAN-06")
def test_ml_lan_06_dice_and_tokens_are_deployed_in_the_same_action() -> None:
    game = a_table(**header(), dice="3 strength", defense=1, traps=["plus_4"], others={1: {"dice": "1 strength"}})

    game.send("left-1", "drapis", "die:strength", "token:defense", "lay:plus_4", "die:strength")
    assert (game.prompt, game.asked) == ("load", 0)

    game.play("done")
    assert (game.path("left-1")["defense"], game.path("left-1")["tokens"], game.asked) == (1, 1, 1)


@pytest.mark.rule("ML-LAN-07")
def test_ml_lan_07_unused_traps_and_defense_tokens_are_lost() -> None:
    game = a_battle(
        {"left-1": {"member": "drapis", "dice": "1 strength", "traps": ["plus_4"], "defense": 1}},
        **header_and_monster(),
        attack=[1],
    )

    game.play("decline").to_round(2)

    assert (game.path("left-1")["tokens"], game.path("left-1")["defense"]) == (0, 0)
    assert (game.traps, game.table.clans[0].defense) == ([], 0)
    assert [game.box.traps[card].key for card in game.table.zones[TRAP_DISCARD].cards] == ["plus_4"]


@pytest.mark.rule("ML-LAN-08")
def test_ml_lan_08_one_potion_and_one_venom_may_be_taken_along() -> None:
    game = a_table(**header(), dice="1 strength 4", potions=2, venoms=1, tavern=["dalina"])

    game.send("left-1", "drapis", "token:potion", "token:venom")

    assert (game.path("left-1")["potions"], game.path("left-1")["venoms"]) == (1, 1)
    assert (game.clan["potions"], game.clan["venoms"]) == (1, 0)
    assert not game.offers("token:potion")


@pytest.mark.rule("ML-LAN-08")
def test_ml_lan_08_no_second_venom_goes_to_the_entrance() -> None:
    game = a_table(entrance="krinx", dice="2 strength", potions=2, venoms=2)

    game.send("entrance-1", "drapis", "token:venom")
    assert game.offers("token:potion")
    assert not game.offers("token:venom")

    game.play("token:potion")
    assert not game.offers("token:potion")


# -- benefits of paths -------------------------------------------------------------------------------------------------


@pytest.mark.rule("ML-BEN-01")
def test_ml_ben_01_a_reroll_with_a_number_may_go_to_the_same_die_again() -> None:
    game = a_battle(
        {"left-1": {"member": "drapis", "dice": "2 strength"}},
        **header_and_monster(rerolls=2, reroll_colours=STRENGTH),
        attack=[1],
        roll=[1, 2, 1, 5],
    )

    game.play("roll-all", "reroll:strength-1", "reroll:strength-1")

    # Both rerolls are used: nothing is left to choose, and the roll stands.
    assert game.happened("strikes")[0]["faces"] == [5, 2]


@pytest.mark.rule("ML-BEN-01")
def test_ml_ben_01_only_dice_of_a_shown_colour_are_rerolled() -> None:
    game = a_battle(
        {"left-1": {"member": "drapis", "dice": "1 strength 1 magic"}},
        **header_and_monster(rerolls=1, reroll_colours=STRENGTH),
        attack=[1],
        roll=[2, 3],
    )

    game.play("ward:0", "roll-all")

    assert [key for key in game.keys if key.startswith("reroll")] == ["reroll:strength-2"]


@pytest.mark.rule("ML-BEN-02")
def test_ml_ben_02_a_defense_talent_of_the_path_cancels_a_hit_and_is_no_token() -> None:
    game = a_battle(
        {"left-1": {"member": "kakron", "dice": "1 strength", "defense": 1}},
        **header_and_monster(attack=2, defense=1),
        attack=[3, 6],
        defense=1,
    )

    game.play("block:talent")

    assert (game.table.hits, game.keys) == (1, ["block:defense", "take"])
    assert (game.path("left-1")["defense"], game.table.clans[0].defense) == (1, 1)


def one_die_and_three_gold(**given: Any) -> dict[str, Any]:
    """Kakron can be sent for 3 gold with the only die; Drapis stays at home."""
    return {**header_and_monster(attack=1, gold=3), "dice": "1 strength", "gold": 7, **given}


@pytest.mark.rule("ML-BEN-03")
def test_ml_ben_03_path_gold_lies_on_the_token_at_once() -> None:
    game = a_table(**one_die_and_three_gold(dice="2 strength"))

    game.send("left-1", "kakron", "done")

    assert (game.path("left-1")["gold"], game.gold) == (3, 7)


@pytest.mark.rule("ML-BEN-03")
def test_ml_ben_03_a_survivor_brings_the_gold_home() -> None:
    game = a_table(**one_die_and_three_gold(members=["kakron"], loads={"attack": [1]}))

    game.send("left-1", "kakron").until("plunder")
    assert game.gold == 7

    game.to_round(2)
    assert game.gold == 10


@pytest.mark.rule("ML-BEN-03")
def test_ml_ben_03_the_gold_of_the_dead_goes_back_to_the_supply() -> None:
    game = a_table(**one_die_and_three_gold(wounded=["kakron"], loads={"attack": [6]}))

    game.send("left-1", "kakron").to_round(2)

    assert (game.is_alive("kakron"), game.gold) == (False, 7)
    assert game.path("left-1")["gold"] == 0  # nobody finds it in the next round


@pytest.mark.rule("ML-BEN-04")
def test_ml_ben_04_the_potion_of_the_path_and_the_one_brought_along_may_both_be_used() -> None:
    game = a_table(**header_and_monster(attack=2, potions=1), dice="1 strength", potions=1, loads={"attack": [6, 6]})

    game.send("left-1", "kakron", "token:potion")
    assert game.path("left-1")["potions"] == 2

    game.play("block:potion", "block:potion")
    assert (game.prompt, game.is_wounded("kakron")) == ("attack", False)


@pytest.mark.rule("ML-BEN-04")
@pytest.mark.parametrize("kind", ["potions", "venoms"])
def test_ml_ben_04_what_is_not_used_moves_to_the_store(kind: str) -> None:
    benefit: dict[str, Any] = {kind: 1}
    game = a_table(**header_and_monster(attack=1, **benefit), dice="1 strength", loads={"attack": [1]})

    game.send("left-1", "kakron").until("plunder")
    assert (game.path("left-1")[kind], game.clan[kind]) == (1, 0)

    game.to_round(2)
    assert game.clan[kind] == 1


@pytest.mark.rule("ML-BEN-04")
def test_ml_ben_04_the_venom_of_the_path_may_be_used() -> None:
    game = a_table(**header_and_monster(attack=1, venoms=1), dice="1 strength", loads={"attack": [1], "dice": [4]})

    game.send("left-1", "drapis").play("roll:strength", "venom")

    assert game.happened("strikes")[0]["total"] == 4 + 2


@pytest.mark.rule("ML-BEN-05")
def test_ml_ben_05_who_never_acted_brings_path_gold_home_too() -> None:
    figures: Figures = {
        "monsters": {"krinx": {"attack": 1, "elimination_value": 6, "elimination_glory": 1}},
        "lands": {"kale": {"conquest": 6}},
    }
    game = a_battle(
        {
            "left-1": {"member": "zondu", "dice": "1 strength"},
            "left-2": {"member": "geas", "dice": "1 strength"},
            "left-4": {"member": "kakron", "dice": "1 strength", "gold": 2, "seat": 1},
        },
        land="kale",
        monster="krinx",
        figures=figures,
        attack=[1],
        roll=[6, 6],
    )
    game.seat = 1
    gold = game.gold

    game.strike().play("try")

    assert [deed["member"] for deed in game.happened("conquered")] == ["geas"]
    game.to_round(2)
    assert game.gold == gold + 2


# -- the Entrance ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ML-ENT-01")
def test_ml_ent_01_with_a_monster_in_the_dock_both_paths_are_offered() -> None:
    assert not a_table(dice="2 strength").offers("outside:entrance")

    game = a_table(dice="2 strength", entrance="krinx").play("outside:entrance")
    assert game.keys == ["path:1", "path:2"]


@pytest.mark.rule("ML-ENT-02")
def test_ml_ent_02_every_token_takes_the_room_of_two_dice() -> None:
    game = a_table(entrance="krinx", dice="3 strength 1 magic", traps=["plus_4"], defense=2)

    game.send("entrance-1", "drapis", "lay:plus_4", "token:defense", "die:strength")
    assert game.offers("die:strength", "die:magic")
    assert not game.offers("token:defense")

    game.play("die:magic")
    assert game.path("entrance-1")["dice"] == {"strength": 1, "magic": 1}
    assert game.prompt == "turn"


@pytest.mark.rule("ML-ENT-02")
def test_ml_ent_02_without_tokens_all_spaces_take_dice() -> None:
    game = a_table(entrance="krinx", dice="7 strength", defense=1)

    game.send("entrance-1", "drapis", *["die:strength"] * 6)

    assert (game.path("entrance-1")["dice"], game.prompt) == ({"strength": 6}, "turn")


@pytest.mark.rule("ML-ENT-02")
def test_ml_ent_02_at_least_a_die_or_a_token_must_be_placed() -> None:
    game = a_table(entrance="krinx", dice="2 strength", defense=2, potions=1)

    game.send("entrance-1", "drapis", "token:potion")
    assert game.refuses("done")

    game.play("token:defense", "done")
    assert (game.path("entrance-1")["defense"], game.path("entrance-1")["dice"]) == (1, {})


@pytest.mark.rule("ML-ENT-02")
def test_ml_ent_02_traps_at_the_entrance_lie_face_down() -> None:
    game = a_table(entrance="krinx", dice="2 strength", traps=["plus_4", "plus_6"])

    game.send("entrance-2", "drapis", "lay:plus_4", "done")

    assert game.view_of(1)["zones"]["tokens-entrance-2"] == [None]


ONE_ATTACK_DIE: Figures = {"monsters": {"krinx": {"attack": 1}}}


def an_entrance_path(path: str, face: int, **given: Any) -> Any:
    """Kakron alone at the Entrance with the only die; Krinx rolls one black die."""
    game = a_table(
        entrance="krinx",
        figures=ONE_ATTACK_DIE,
        dice="1 strength",
        members=["drapis", "kakron"],
        gold=7,
        loads={"attack": [face]},
        **given,
    )
    return game.send(path, "kakron")


@pytest.mark.rule("ML-ENT-03")
@pytest.mark.parametrize("path, talents, gold", [("entrance-1", 2, 0), ("entrance-2", 1, 5)])
def test_ml_ent_03_the_guards_help_on_both_paths(path: str, talents: int, gold: int) -> None:
    game = an_entrance_path(path, 6)

    assert (game.path(path)["talents"], game.path(path)["gold"]) == (talents, gold)
    game.play("block:talent")
    assert game.path(path)["talents"] == talents - 1


@pytest.mark.rule("ML-ENT-03")
def test_ml_ent_03_the_gold_of_the_lower_path_is_for_survivors() -> None:
    survivor = an_entrance_path("entrance-2", 1)
    assert survivor.gold == 7
    survivor.to_round(2)
    assert survivor.gold == 7 + 5 - 1  # a wage is paid

    dead = an_entrance_path("entrance-2", 6, wounded=["kakron"]).play("take").to_round(2)
    assert (dead.is_alive("kakron"), dead.gold) == (False, 7)


@pytest.mark.rule("ML-ENT-04")
def test_ml_ent_04_without_a_die_one_must_pass() -> None:
    game = a_table(entrance="krinx", dice="", defense=2, members=["purkas", "tranok"])

    assert game.keys == ["pass", "talent:tranok"]


@pytest.mark.rule("ML-ENT-04")
def test_ml_ent_04_with_a_die_in_hand_a_token_is_enough() -> None:
    game = a_table(entrance="krinx", dice="4", defense=2)

    game.send("entrance-1", "drapis", "token:defense", "done")

    assert (game.path("entrance-1")["member"], game.path("entrance-1")["defense"]) == ("drapis", 1)
    assert game.pool == (0, 0, (4,))


# -- settled lands -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("ML-SLA-01")
def test_ml_sla_01_the_dice_of_a_settled_land_bring_its_benefit_at_once() -> None:
    game = a_table(
        dice="2 magic", members=["zondu", "tortock"], lands={"kale": "tortock"}, others={1: {"dice": "1 strength"}}
    )

    game.play("land:kale")

    assert (game.clan["potions"], game.pool) == (3, (0, 1, ()))
    assert game.asked == 1  # the action is used


@pytest.mark.rule("ML-SLA-01")
def test_ml_sla_01_a_land_needs_its_dice_a_settler_and_the_right_owner() -> None:
    settled: dict[str, Any] = {"members": ["zondu", "tortock"], "lands": {"kale": "tortock"}}

    assert a_table(dice="1 magic", **settled).offers("land:kale")
    assert not a_table(dice="2 strength 4", **settled).offers("land:kale")
    assert not a_table(dice="1 magic", lands={"kale": None}).offers("land:kale")
    assert not a_table(dice="1 magic", others={1: settled}).offers("land:kale")


GHADIK: dict[str, Any] = {"members": ["nimra", "geas"], "lands": {"ghadik": "geas"}}


@pytest.mark.rule("ML-SLA-02")
def test_ml_sla_02_a_land_works_once_per_round() -> None:
    game = a_table(dice="3 3 4 4", **GHADIK)

    game.play("land:ghadik", "die:persuasion-3", "die:persuasion-3")
    assert (game.pool, game.offers("land:ghadik")) == ((0, 0, (4, 4)), False)

    game.load("persuasion", 4, 4).to_round(2)
    assert not game.clan["lands"][0]["used"]


@pytest.mark.rule("ML-SLA-02")
def test_ml_sla_02_a_land_works_while_its_settler_is_away() -> None:
    game = a_table(dice="4 4", **GHADIK, on={"mission-1": {"member": "geas"}})

    assert game.offers("land:ghadik")


@pytest.mark.rule("ML-SLA-02")
def test_ml_sla_02_a_dead_settler_leaves_the_land_unsettled_but_owned() -> None:
    game = a_battle(
        {"left-1": {"member": "geas", "dice": "1 strength"}},
        land="kale",
        monster="krinx",
        figures=ONE_ATTACK_DIE,
        attack=[6],
        wounded=["geas"],
        loads={"attack": [6], "persuasion": [4] * 4},
        members=["nimra", "vaidala"],  # Vaidala brings 2 persuasion dice
        lands={"ghadik": "geas"},
    ).to_round(2)

    assert game.clan["lands"] == [{"key": "ghadik", "settler": None, "used": False}]
    assert (game.pool[2], game.offers("land:ghadik")) == ((4, 4), False)
    assert game.clan["icons"]["water"] == 2  # Nimra and Ghadik


@pytest.mark.rule("ML-SLA-02")
def test_ml_sla_02_a_promoted_settler_leaves_the_land() -> None:
    game = a_table(start="clean_up", members=["nimra", "geas"], leader="", lands={"ghadik": "geas"})
    assert game.leader() == "nimra"  # whoever is not settled goes first

    game = a_table(start="clean_up", members=["geas"], leader="", lands={"ghadik": "geas"})
    assert (game.leader(), game.settler("ghadik"), len(game.clan["lands"])) == ("geas", "", 1)
