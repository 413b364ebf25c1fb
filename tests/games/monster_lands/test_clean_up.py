"""Clean-up: coming home, panic, new leaders, wages, the check of glory, the board of the next round."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from tests.games.monster_lands.setting import Sitting, a_battle, a_table, header_tile

from muster.games.monster_lands.content.pieces import BUILDINGS

WINDOW = {
    1: {"loot": ["gold_10"], "gold": 0}
}  # seat 1 may sell loot before wages: a question between steps 4.3 and 4.4
HARMLESS = {"attack": 0, "elimination_value": 99}


def an_attempt(*lost: str, monster: str | list[str], figures: Mapping[str, Any], **given: Any) -> Sitting:
    """Somebody meets a monster on each of these paths and declines to attack; the table stands before wages."""
    given.setdefault("others", WINDOW)
    people = iter(["drapis", "kakron", "naiala"])
    on = {path: {"member": next(people), "dice": "1 strength"} for path in lost}
    return a_battle(on, monster=monster, figures={"monsters": figures}, **given).until("before-wages")


# -- 4.1 coming home ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("ML-CLN-01")
def test_ml_cln_01_what_lies_on_the_token_comes_home() -> None:
    game = a_table(
        members=["drapis"],
        gold=7,
        on={"left-1": {"member": "drapis", "dice": "1 strength", "gold": 5, "venoms": 1, "potions": 1}},
        start="clean_up",
    )

    assert (game.gold, game.clan["venoms"], game.clan["potions"]) == (12, 1, 1)
    assert game.clan["members"][0]["path"] is None


@pytest.mark.rule("ML-CLN-01")
def test_ml_cln_01_traps_and_defense_tokens_on_paths_are_discarded() -> None:
    game = a_table(
        on={"left-1": {"member": "drapis", "dice": "1 strength", "traps": ["plus_4"], "defense": 1}}, start="clean_up"
    )

    path = game.path("left-1")
    assert (path["tokens"], path["defense"], game.clan["defense"], game.traps) == (0, 0, 0, [])
    assert game.view["zones"]["trap-discard"] == ["plus_4"]


@pytest.mark.rule("ML-CLN-02")
def test_ml_cln_02_wounds_last() -> None:
    game = a_table(wounded=["drapis"], start="clean_up")

    assert (game.table.round, game.is_wounded("drapis")) == (2, True)


@pytest.mark.rule("ML-CLN-02")
def test_ml_cln_02_a_potion_heals_one() -> None:
    game = a_table(wounded=["drapis", "kakron"], potions=1, start="clean_up")

    assert (game.prompt, game.keys) == ("heal-home", ["heal-one:drapis", "heal-one:kakron", "done"])
    game.play("heal-one:kakron")

    assert (game.is_wounded("drapis"), game.is_wounded("kakron"), game.clan["potions"]) == (True, False, 0)
    assert game.prompt == "turn"


@pytest.mark.rule("ML-CLN-02")
def test_ml_cln_02_healing_is_optional() -> None:
    game = a_table(wounded=["drapis"], potions=1, start="clean_up")

    game.play("done")

    assert (game.is_wounded("drapis"), game.clan["potions"]) == (True, 1)


@pytest.mark.rule("ML-CLN-03", "ML-ALC-02")
@pytest.mark.parametrize("potions, over", [(3, []), (4, [1])])
def test_ml_cln_03_exactly_at_the_limit_nothing_is_given_up(potions: int, over: list[int]) -> None:
    game = a_table(members=["drapis", "kakron"], potions=potions, start="clean_up")

    assert game.clan["potions"] == 3
    assert [told["number"] for told in game.happened("goods-over")] == over


@pytest.mark.rule("ML-CLN-03")
def test_ml_cln_03_healing_comes_before_the_limit() -> None:
    game = a_table(
        members=["drapis"],
        potions=3,
        wounded=["drapis"],
        on={"left-1": {"member": "drapis", "dice": "1 strength", "potions": 1}},
        start="clean_up",
    )

    assert game.clan["potions"] == 4
    game.play("heal-one:drapis")

    assert (game.is_wounded("drapis"), game.clan["potions"]) == (False, 3)


@pytest.mark.rule("ML-CLN-03")
def test_ml_cln_03_what_is_above_the_limit_is_discarded() -> None:
    game = a_table(
        members=["drapis"],
        potions=3,
        venoms=3,
        on={"left-1": {"member": "drapis", "dice": "1 strength", "potions": 1, "venoms": 2}},
        start="clean_up",
    )

    assert (game.clan["potions"], game.clan["venoms"]) == (3, 3)


# -- 4.2 panic ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ML-PAN-01")
def test_ml_pan_01_an_unbeaten_monster_moves_to_the_entrance() -> None:
    game = an_attempt("left-1", monster="krinx", figures={"krinx": HARMLESS})

    assert (game.monster("left"), game.monster("entrance")) == (None, "krinx")


@pytest.mark.rule("ML-PAN-01")
def test_ml_pan_01_a_beaten_one_does_not() -> None:
    game = a_battle(
        {"left-1": {"member": "drapis", "dice": "1 strength"}},
        monster="krinx",
        figures={"monsters": {"krinx": {"attack": 0, "elimination_value": 1}}},
        others=WINDOW,
    )

    game.play("roll:strength").until("before-wages")

    assert (game.monster("left"), game.monster("entrance"), game.in_panic()) == (None, None, [])


@pytest.mark.rule("ML-PAN-02")
@pytest.mark.parametrize(
    "resident, newcomer, stays",
    [
        ((3, 18), (3, 20), "krinx"),
        ((3, 20), (3, 18), "gator"),
        ((3, 30), (4, 18), "krinx"),
        ((4, 18), (3, 30), "gator"),
    ],
)
def test_ml_pan_02_the_highest_attack_stays_then_the_higher_ev(
    resident: tuple[int, int], newcomer: tuple[int, int], stays: str
) -> None:
    game = an_attempt(
        "left-1",
        monster="krinx",
        land="kale",
        entrance="gator",
        figures={
            "gator": {"attack": resident[0], "elimination_value": resident[1]},
            "krinx": {"attack": newcomer[0], "elimination_value": newcomer[1]},
        },
        attack=[1, 1, 1, 1],
    )

    assert game.monster("entrance") == stays
    assert game.view["discards"]["monsters"] == [{"krinx", "gator"}.difference({stays}).pop()]


@pytest.mark.rule("ML-PAN-03")
def test_ml_pan_03_a_token_for_each_clean_up_with_a_monster_there() -> None:
    game = a_table(entrance="gator", loads={"panic": ["armory", "mine"]}, start="clean_up")

    assert game.in_panic() == ["armory"]
    game.to_round(3)

    assert (game.monster("entrance"), game.in_panic()) == ("gator", ["armory", "mine"])


@pytest.mark.rule("ML-PAN-03")
def test_ml_pan_03_without_a_monster_there_is_no_panic() -> None:
    game = a_table(loads={"panic": ["armory"], "monsters": ["krinx"]}, start="clean_up")

    assert (game.table.round, game.in_panic()) == (2, [])


@pytest.mark.rule("ML-PAN-04")
def test_ml_pan_04_panic_closes_a_shop() -> None:
    game = a_table(panic=["armory"], gold=7, dice="1 strength")

    assert (game.refuses("visit:armory"), game.reason("visit:armory")) == (True, "refused-panic")
    assert game.offers("visit:lodge")


@pytest.mark.rule("ML-PAN-04")
def test_ml_pan_04_panic_closes_every_building() -> None:
    open_to_all = a_table(gold=20, dice="2 strength 1 magic").keys
    game = a_table(gold=20, dice="2 strength 1 magic", panic=list(BUILDINGS[:-1]))

    buildings = ("visit", "mine", "alchemist", "pawn")
    assert {key.split(":")[0] for key in open_to_all}.issuperset(buildings)
    assert [key for key in game.keys if key.split(":")[0] in buildings] == ["pawn"]


@pytest.mark.rule("ML-PAN-05")
def test_ml_pan_05_fought_by_the_dead_counts_and_unvisited_does_not() -> None:
    game = a_battle(
        {"left-1": {"member": "naiala", "dice": "1 strength"}},
        seats=3,
        members=["drapis"],
        monster=["krinx", "sckon"],
        land=["kale", "ghadik"],
        figures={"monsters": {"krinx": {"attack": 1}}},
        wounded=["naiala"],
        others=WINDOW,
        attack=[6],
    ).until("before-wages")

    assert not game.is_alive("naiala")
    assert (game.monster("left"), game.monster("right"), game.monster("entrance")) == (None, "sckon", "krinx")


@pytest.mark.rule("ML-PAN-05")
def test_ml_pan_05_declining_to_attack_counts_as_a_meeting() -> None:
    game = a_battle(
        {"left-1": {"member": "drapis", "dice": "1 strength"}},
        monster="krinx",
        figures={"monsters": {"krinx": HARMLESS}},
    )

    game.play("decline").until("turn")

    assert game.monster("entrance") == "krinx"


@pytest.mark.rule("ML-PAN-06")
def test_ml_pan_06_between_equal_newcomers_the_left_one_stays() -> None:
    game = an_attempt(
        "left-1",
        "right-1",
        seats=3,
        monster=["krinx", "sckon"],
        land=["kale", "ghadik"],
        figures={
            "krinx": {"attack": 4, "elimination_value": 20},
            "sckon": {"attack": 4, "elimination_value": 20},
        },
        attack=[1] * 8,
    )

    assert (game.monster("entrance"), game.view["discards"]["monsters"]) == ("krinx", ["sckon"])


@pytest.mark.rule("ML-PAN-06")
def test_ml_pan_06_the_monster_already_there_stays() -> None:
    game = an_attempt(
        "left-1",
        monster="krinx",
        land="kale",
        entrance="gator",
        figures={
            "krinx": {"attack": 4, "elimination_value": 20},
            "gator": {"attack": 4, "elimination_value": 20},
        },
        attack=[1] * 4,
    )

    assert (game.monster("entrance"), game.view["discards"]["monsters"]) == ("gator", ["krinx"])


@pytest.mark.rule("ML-PAN-06")
def test_ml_pan_06_extra_dice_do_not_count() -> None:
    """Krinx has 4 dice on a land of its own affinity, but its printed attack is the same."""
    game = an_attempt(
        "left-1",
        monster="krinx",
        land="gurban",
        entrance="gator",
        figures={
            "krinx": {"attack": 3, "elimination_value": 18},
            "gator": {"attack": 3, "elimination_value": 20},
        },
        attack=[1] * 4,
    )

    assert game.happened("monster-attacks")[0]["dice"] == 4
    assert game.monster("entrance") == "gator"


@pytest.mark.rule("ML-PAN-07")
def test_ml_pan_07_after_a_victory_only_the_newcomer_causes_panic() -> None:
    game = a_battle(
        {
            "left-1": {"member": "drapis", "dice": "1 strength"},
            "entrance-1": {"member": "kakron", "dice": "1 strength"},
        },
        monster="sckon",
        land="kale",
        entrance="krinx",
        panic=["tavern", "mine"],
        figures={"monsters": {"sckon": HARMLESS, "krinx": {"attack": 0, "elimination_value": 1}}},
        loads={"panic": ["mine"]},
        others=WINDOW,
    )

    game.play("decline").until("attack").play("roll:strength").until("before-wages")

    assert (game.monster("entrance"), game.in_panic()) == ("sckon", ["mine"])


@pytest.mark.rule("ML-PAN-07")
def test_ml_pan_07_with_an_empty_stack_no_token_is_drawn() -> None:
    game = a_table(entrance="gator", panic=list(BUILDINGS[:-1]), start="clean_up")

    assert (game.table.round, game.happened("panic"), len(game.in_panic())) == (2, [], 6)


@pytest.mark.rule("ML-PAN-07")
def test_ml_pan_07_a_second_token_for_the_same_building_changes_nothing() -> None:
    game = a_table(
        entrance="gator",
        figures={"box": {"*": {"panic": (2, 2, 0, 1, 3, 4)}}},
        loads={"panic": [0, 1]},
        start="clean_up",
    )

    game.to_round(3)

    assert (game.happened("panic"), game.in_panic()) == ([{"building": "tavern"}] * 2, ["tavern"])


# -- 4.3 leaders -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ML-LEA-01")
def test_ml_lea_01_reputation_then_cost_and_not_the_settled() -> None:
    game = a_table(
        members=["naiala", "wishor", "trulina", "taron"],
        leader="",
        lands={"kale": "trulina"},
        figures={
            "members": {
                "naiala": {"reputation": 4, "cost": 6},
                "wishor": {"reputation": 4, "cost": 8},
                "trulina": {"reputation": 6},
                "taron": {"reputation": 2, "cost": 13},
            }
        },
        start="clean_up",
    )

    assert (game.leader(), game.settler("kale")) == ("wishor", "trulina")


@pytest.mark.rule("ML-LEA-01")
def test_ml_lea_01_between_equals_you_choose() -> None:
    game = a_table(members=["naiala", "ginova", "taron"], leader="", start="clean_up")

    assert (game.prompt, game.keys) == ("promote", ["promote:naiala", "promote:ginova"])
    assert game.play("promote:ginova").leader() == "ginova"


@pytest.mark.rule("ML-LEA-01")
def test_ml_lea_01_a_living_leader_stays() -> None:
    game = a_table(members=["drapis", "wondou"], start="clean_up")

    assert (game.leader(), game.happened("promoted")) == ("drapis", [])


@pytest.mark.rule("ML-LEA-01")
def test_ml_lea_01_the_settled_lead_if_there_is_nobody_else() -> None:
    game = a_table(
        members=["trulina", "saruna"], leader="", lands={"kale": "trulina", "rynia": "saruna"}, start="clean_up"
    )

    assert game.keys == ["promote:trulina", "promote:saruna"]


@pytest.mark.rule("ML-LEA-03")
def test_ml_lea_03_a_recruit_leads_a_clan_without_anybody() -> None:
    """Drapis, the last one, falls; Nuduru is recruited before wages, leads at once and is not paid."""
    game = a_battle(
        {"left-1": {"member": "drapis"}},
        monster="krinx",
        land="kale",
        figures={"monsters": {"krinx": {"attack": 2}}},
        attack=[6, 6],
        loot=["recruit"],
        glory=5,
        gold=9,
        tavern=["nuduru", "karunna", "wondou", "taroa"],
    )
    assert game.until("before-wages").members() == []

    game.play("loot", "use:recruit", "hire:nuduru")

    assert (game.members(), game.leader(), game.gold) == (["nuduru"], "nuduru", 9)
    assert (game.table.round, game.happened("clan-lost")) == (2, [])


@pytest.mark.rule("ML-LEA-02")
def test_ml_lea_02_a_novice_comes_before_the_settled() -> None:
    game = a_table(
        members=["novice_1", "lusara"], leader="", lands={"kale": "lusara"}, others={1: {"glory": 5}}, start="clean_up"
    )

    assert (game.leader(), game.settler("kale")) == ("novice_1", "lusara")


@pytest.mark.rule("ML-LEA-02")
def test_ml_lea_02_an_unsettled_mercenary_comes_before_a_novice() -> None:
    game = a_table(members=["novice_1", "drapis"], leader="", start="clean_up")

    assert game.leader() == "drapis"


@pytest.mark.rule("ML-LEA-02")
def test_ml_lea_02_a_promoted_settler_leaves_the_land_and_keeps_its_reputation() -> None:
    game = a_table(members=["lusara"], leader="", lands={"kale": "lusara"}, start="clean_up")

    assert (game.leader(), game.settler("kale"), game.reputation) == ("lusara", "", 5)
    assert [land["key"] for land in game.clan["lands"]] == ["kale"]


# -- 4.4 wages ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ML-WAG-01")
def test_ml_wag_01_the_leader_and_the_settled_cost_nothing() -> None:
    game = a_table(
        members=["drapis", "naiala", "torko", "geas"], lands={"ghadik": "geas"}, glory=14, gold=9, start="clean_up"
    )

    assert game.gold == 5


@pytest.mark.rule("ML-WAG-01")
@pytest.mark.parametrize("glory, wage", [(0, 1), (10, 1), (11, 2), (20, 2), (21, 3), (29, 3)])
def test_ml_wag_01_the_rate_goes_by_glory(glory: int, wage: int) -> None:
    game = a_table(members=["drapis", "naiala"], glory=glory, gold=9, start="clean_up")

    assert game.gold == 9 - wage


@pytest.mark.rule("ML-WAG-01")
def test_ml_wag_01_every_icon_is_paid() -> None:
    game = a_table(
        members=["drapis", "naiala"], gold=9, figures={"members": {"naiala": {"wages": 3}}}, start="clean_up"
    )

    assert game.gold == 6


@pytest.mark.rule("ML-WAG-02")
def test_ml_wag_02_all_gold_is_paid_and_the_highest_reputation_leaves() -> None:
    game = a_table(
        members=["wondou", "taron", "karunna", "geas"],
        lands={"ghadik": "geas"},
        figures={"members": {"geas": {"reputation": 6}}},
        glory=14,
        gold=3,
        start="clean_up",
    )

    assert (game.gold, game.members()) == (0, ["wondou", "taron", "geas"])


@pytest.mark.rule("ML-WAG-02")
def test_ml_wag_02_with_just_enough_gold_nobody_leaves() -> None:
    game = a_table(members=["drapis", "taron", "karunna"], glory=14, gold=4, start="clean_up")

    assert (game.gold, game.members()) == (0, ["drapis", "taron", "karunna"])


@pytest.mark.rule("ML-WAG-02")
def test_ml_wag_02_ties_go_to_the_higher_cost() -> None:
    game = a_table(members=["drapis", "naiala", "wishor"], gold=1, start="clean_up")

    assert game.members() == ["drapis", "naiala"]


@pytest.mark.rule("ML-WAG-02")
def test_ml_wag_02_and_then_to_your_choice() -> None:
    game = a_table(members=["drapis", "naiala", "ginova"], gold=1, start="clean_up")

    assert (game.prompt, game.keys) == ("desert", ["desert:naiala", "desert:ginova"])
    assert game.play("desert:naiala").members() == ["drapis", "ginova"]


@pytest.mark.rule("ML-WAG-02")
def test_ml_wag_02_equipment_passes_to_those_who_can_carry_it() -> None:
    """Kakron has an armor already; Noxx and Krakhen are an armor and an elixir."""
    game = a_table(
        members=["drapis", "kakron", "karunna"],
        gold=1,
        gear={"karunna": ["krakhen", "noxx"], "kakron": ["noxx"]},
        start="clean_up",
    )

    assert (game.prompt, game.keys) == ("displaced", ["carry:drapis", "carry:kakron", "discard"])
    game.play("carry:kakron")
    assert game.keys == ["carry:drapis", "discard"]
    game.play("discard")

    assert (game.gear("kakron"), game.gear("drapis")) == (["krakhen", "noxx"], [])
    assert game.view["discards"]["equipment"] == ["noxx"]


@pytest.mark.rule("ML-WAG-03")
def test_ml_wag_03_exactly_one_leaves_and_nobody_has_to_sell() -> None:
    game = a_table(
        members=["drapis", "naiala", "taron", "karunna"], glory=21, gold=0, trophies=["krinx"], start="clean_up"
    )

    assert game.offers("sell", "done")
    game.play("done")

    assert (game.members(), game.clan["trophies"]) == (["drapis", "naiala", "taron"], ["krinx"])
    assert game.happened("wages-short") == [{"seat": 0, "due": 9, "gold": 0}]


@pytest.mark.rule("ML-WAG-03")
def test_ml_wag_03_wages_come_after_promotion() -> None:
    game = a_table(members=["naiala", "taron"], leader="", gold=5, start="clean_up")

    assert (game.leader(), game.gold) == ("naiala", 4)


@pytest.mark.rule("ML-WAG-03")
def test_ml_wag_03_glory_of_this_moment_counts() -> None:
    """The clan had 10 glory and gains 3 for its dead: it pays at the rate of 13."""
    game = a_battle(
        {"left-1": {"member": "torko", "dice": "1 strength"}},
        members=["drapis", "naiala"],
        monster="krinx",
        figures={"monsters": {"krinx": {"attack": 1}}},
        land="kale",
        wounded=["torko"],
        attack=[6],
        glory=10,
        gold=5,
    )

    assert (game.glory, game.gold) == (13, 3)


@pytest.mark.rule("ML-WAG-04")
def test_ml_wag_04_a_deserter_lowers_reputation_and_gives_no_glory() -> None:
    game = a_table(members=["torko", "karunna"], glory=8, gold=0, start="clean_up")

    assert (game.members(), game.reputation, game.glory) == (["torko"], 4, 8)


# -- 4.5 the check of glory --------------------------------------------------------------------------------------------


@pytest.mark.rule("ML-GLO-01")
def test_ml_glo_01_thirty_glory_end_the_game() -> None:
    game = a_table(seats=3, round=3, glory=29, others={1: {"glory": 30}, 2: {"glory": 12}}, start="verify_glory")

    assert (game.match.over, game.happened("game-ends")) == (True, [{"round": 3}])


@pytest.mark.rule("ML-GLO-01")
def test_ml_glo_01_below_thirty_the_game_goes_on() -> None:
    game = a_table(seats=3, round=5, glory=29, others={1: {"glory": 29}, 2: {"glory": 12}}, start="verify_glory")

    assert (game.match.over, game.table.round) == (False, 6)


@pytest.mark.rule("ML-GLO-01")
def test_ml_glo_01_round_six_is_the_last() -> None:
    game = a_table(round=6, start="verify_glory")

    assert game.match.over


@pytest.mark.rule("ML-GLO-02")
def test_ml_glo_02_wages_are_paid_before_scoring() -> None:
    game = a_table(members=["drapis", "karunna"], round=6, glory=14, gold=0, start="clean_up")

    assert (game.match.over, game.members()) == (True, ["drapis"])
    assert game.match.result.breakdown[0]["reputation"] == 0


@pytest.mark.rule("ML-GLO-02")
def test_ml_glo_02_a_leader_is_still_promoted() -> None:
    game = a_table(members=["naiala"], leader="", round=6, start="clean_up")

    assert (game.match.over, game.leader()) == (True, "naiala")


@pytest.mark.rule("ML-GLO-02")
def test_ml_glo_02_the_board_is_not_reset() -> None:
    game = a_table(
        members=["wondou"],
        round=6,
        missions=["lost_caravan", "tax_revolt"],
        placed={"tavern": [("strength", 0)]},
        start="clean_up",
    )

    assert [mission["key"] for mission in game.view["missions"]] == ["lost_caravan", "tax_revolt"]
    assert len(game.building("tavern")["dice"]) == 1
    assert (game.table.round, game.table.first) == (6, 0)  # though seat 1 has less reputation


# -- 4.6 the board -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("ML-RES-01")
def test_ml_res_01_all_dice_go_back() -> None:
    game = a_table(
        members=["drapis", "kakron", "novice_1"],
        on={"left-1": {"member": "drapis", "dice": "3 strength"}, "mission-1": {"member": "kakron", "dice": "2 magic"}},
        placed={
            "tavern": [("persuasion", 5), ("strength", 0)],
            "pawn_shop": [("magic", 0)] * 6,
            "mine": [("strength", 0)],
        },
        start="clean_up",
    )

    assert game.table.round == 2
    assert [building["dice"] for building in game.view["buildings"]] == [[]] * len(BUILDINGS)
    assert (game.path("left-1")["dice"], game.path("mission-1")["dice"]) == ({}, {})


@pytest.mark.rule("ML-RES-01")
def test_ml_res_01_a_novice_has_its_die_back() -> None:
    game = a_table(members=["wondou", "novice_1"], dice="2 strength", others={1: {"members": ["timbulu"]}})
    game.play("novice", "into:magic")
    assert game.clan["members"][1]["used"]

    game.to_round(2)

    assert not game.clan["members"][1]["used"]


@pytest.mark.rule("ML-RES-01")
def test_ml_res_01_pools_are_counted_anew() -> None:
    game = a_table(members=["drapis"], dice="3 strength 3 magic 1 2 3", start="clean_up")

    assert game.pool == (2, 1, ())  # Drapis, and the strength die of the first glory band


@pytest.mark.rule("ML-RES-02")
def test_ml_res_02_two_other_missions() -> None:
    game = a_table(
        missions=["lost_caravan", "tax_revolt"], loads={"missions": ["bandit_camp", "night_watch"]}, start="clean_up"
    )

    assert [mission["key"] for mission in game.view["missions"]] == ["bandit_camp", "night_watch"]
    discarded = [game.box.missions[tile].key for tile in game.table.mission_discard]
    assert discarded == ["lost_caravan", "tax_revolt"]


@pytest.mark.rule("ML-RES-03")
def test_ml_res_03_a_land_that_stays_keeps_its_header() -> None:
    """The left land was conquered; on the right only the monster is gone."""
    game = a_table(
        seats=3,
        land=[None, "kale"],
        headers=[0, 3],
        monster=[None, None],
        loads={"lands": ["yuha"], "headers": [5], "sides": [1], "monsters": ["krinx", "sckon"]},
        start="verify_glory",
    )

    left, right, entrance = game.view["places"]
    assert (left["land"], left["header"], left["monster"]) == ("yuha", header_tile(11), "krinx")
    assert (right["land"], right["header"], right["monster"]) == ("kale", header_tile(3), "sckon")
    assert entrance["monster"] is None


@pytest.mark.rule("ML-RES-03")
def test_ml_res_03_what_lies_there_stays() -> None:
    game = a_table(seats=3, land=["yuha", "kale"], headers=[0, 3], monster=["krinx", "sckon"], start="verify_glory")

    assert [(place["land"], place["header"], place["monster"]) for place in game.view["places"][:2]] == [
        ("yuha", header_tile(0), "krinx"),
        ("kale", header_tile(3), "sckon"),
    ]


@pytest.mark.rule("ML-RES-03")
@pytest.mark.parametrize("seats, right", [(1, False), (2, False), (3, True)])
def test_ml_res_03_the_right_land_only_with_more_than_two_players(seats: int, right: bool) -> None:
    game = a_table(
        seats=seats,
        land=[None, None],
        monster=[None, None],
        loads={"monsters": ["krinx", "sckon"]},
        start="verify_glory",
    )

    assert game.view["places"][0]["land"] is not None
    assert [game.view["places"][1][what] is not None for what in ("land", "monster", "header")] == [right] * 3


@pytest.mark.rule("ML-RES-04")
def test_ml_res_04_displays_stay_as_they_are() -> None:
    shown: dict[str, list[str]] = {
        "tavern": ["karunna", "dolfus", "geas", "taron"],
        "lodge": ["strength_1", "magic_1", "magic_2", "plus_4", "plus_4", "plus_8"],
        "bazaar": ["krakhen", "noxx", "mortis"],
        "loot": ["brews", "supplies", "gold_12"],
    }
    game = a_table(
        tavern=shown["tavern"],
        lodge=shown["lodge"],
        bazaar=shown["bazaar"],
        loot_offer=shown["loot"],
        round=2,
        start="clean_up",
    )

    assert (game.table.round, {display: game.view[display] for display in shown}) == (3, shown)


@pytest.mark.rule("ML-RES-05")
def test_ml_res_05_the_first_tile_is_rolled_for_and_the_second_is_a_contract() -> None:
    game = a_table(
        missions=["lost_caravan", "tax_revolt"],
        loads={"missions": ["flooded_crypt", "broken_bridge"]},
        start="verify_glory",
    )

    assert [(mission["key"], mission["kind"]) for mission in game.view["missions"]] == [
        ("flooded_crypt", "mission"),
        ("broken_bridge", "contract"),
    ]


# -- 4.7 and 4.8 -------------------------------------------------------------------------------------------------------


def holder_after(*reputation: int, first: int) -> int:
    """Who has the first player tile after step 4.7, with these reputations clockwise."""
    leaders = ["drapis", "nimra", "purkas", "zondu"]
    game = a_table(
        seats=len(reputation),
        figures={"members": {key: {"reputation": value} for key, value in zip(leaders, reputation, strict=False)}},
        members=["drapis"],
        others={seat: {"members": [leaders[seat]]} for seat in range(1, len(reputation))},
        first=first,
        start="clean_up",
    )
    assert game.table.round == 2
    assert game.happened("first-player")[-1] == {"seat": game.table.first}
    return game.table.first


@pytest.mark.rule("ML-FPL-01")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_ml_fpl_01_the_least_reputation(first: int) -> None:
    assert holder_after(6, 4, 9, first=first) == 1


@pytest.mark.rule("ML-FPL-01")
def test_ml_fpl_01_on_a_tie_the_nearest_on_the_right() -> None:
    assert holder_after(4, 9, 4, first=1) == 0
    assert holder_after(4, 4, 9, first=2) == 1


@pytest.mark.rule("ML-FPL-02")
def test_ml_fpl_02_against_the_turn_order_and_the_holder_last() -> None:
    assert holder_after(4, 4, 9, 4, first=1) == 0
    assert holder_after(9, 4, 9, 4, first=1) == 3


@pytest.mark.rule("ML-RND-01")
def test_ml_rnd_01_the_round_marker_moves_on() -> None:
    game = a_table(round=2, start="clean_up")

    assert (game.table.round, game.view["round_dice"], game.prompt) == (3, 1, "turn")
    assert game.happened("round-begins")[-1] == {"round": 3}
