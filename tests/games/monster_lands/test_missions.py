"""Missions: two a round, exact dice, rolls against an objective, contracts; and the order of the Adventure phase."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.monster_lands.setting import Figures, Sitting, a_battle, a_table, need

from muster.games.monster_lands.content.pieces import Goods
from muster.games.monster_lands.state import TRAP_PILE

Walkers = dict[str, dict[str, Any]]  # who is on which path with what
TWO_DICE = need("s/p s/p")


def goods(**amounts: int) -> Goods:
    """What a tile gives or takes: ``goods(glory=2, potions=1)``."""
    found = Goods()
    for name, amount in amounts.items():
        setattr(found, name, amount)
    return found


def a_dice_mission(
    on: Walkers,
    *,
    objective: int,
    reward: Goods | None = None,
    penalty: Goods | None = None,
    **given: Any,
) -> Sitting:
    """The dice-rolling mission, with mercenaries on ``mission-1`` and ``mission-2``."""
    tile = {"objective": objective, "reward": reward or goods(glory=3), "penalty": penalty or goods(gold=2)}
    figures: Figures = {"missions": {"tax_revolt": tile}, **given.pop("figures", {})}
    return a_battle(on, missions=["tax_revolt", "haunted_mill"], figures=figures, **given)


def a_contract(
    on: Walkers,
    *,
    resource: Goods,
    left: Goods | None = None,
    right: Goods | None = None,
    **given: Any,
) -> Sitting:
    """The contract, with mercenaries on ``contract-1`` and ``contract-2``."""
    tile = {"resource": resource, "reward_left": left or goods(glory=2), "reward_right": right or goods(gold=4)}
    figures: Figures = {"missions": {"haunted_mill": tile}, **given.pop("figures", {})}
    return a_battle(on, missions=["tax_revolt", "haunted_mill"], figures=figures, **given)


def alone(member: str = "drapis", dice: str = "2 strength") -> Walkers:
    """One mercenary on the left path of the dice-rolling mission; who is alone is leader and gets no wages."""
    return {"mission-1": {"member": member, "dice": dice}}


def rivals(dice: str = "2 strength") -> Walkers:
    """Seat 0 on the left path, seat 1 on the right one."""
    return {
        "mission-1": {"member": "drapis", "dice": dice},
        "mission-2": {"member": "nimra", "dice": dice, "seat": 1},
    }


def totals(game: Sitting) -> list[int]:
    return [roll["total"] for roll in game.happened("mission-rolled")]


# -- missions and their dice -------------------------------------------------------------------------------------------


@pytest.mark.rule("ML-MIS-01")
def test_ml_mis_01_there_is_a_dice_mission_and_a_contract_with_two_paths_each() -> None:
    missions = a_table().view["missions"]

    assert [(mission["kind"], len(mission["paths"])) for mission in missions] == [("mission", 2), ("contract", 2)]


@pytest.mark.rule("ML-MIS-01")
def test_ml_mis_01_two_mercenaries_fill_a_mission_and_the_other_is_still_open() -> None:
    game = a_table(
        seats=3,
        dice="3 strength 3 magic 4 4",
        others={1: {"members": ["geas"]}, 2: {"members": ["torko"]}},
        on={"mission-1": {"member": "geas"}, "mission-2": {"member": "torko"}},
    )

    assert game.refuses("outside:mission")
    assert game.offers("outside:contract")


@pytest.mark.rule("ML-MIS-01")
def test_ml_mis_01_both_paths_are_offered_even_to_one_clan() -> None:
    game = a_table(dice="4 strength 3 magic 4 4 4 4", missions=["tax_revolt", "haunted_mill"])

    game.play("outside:mission")
    assert game.keys == ["path:1", "path:2"]

    game.play("path:2", "send:drapis")
    assert game.path("mission-2")["member"] == "drapis"
    assert game.offers("outside:mission")


TILE: Figures = {"missions": {"tax_revolt": {"need": TWO_DICE}}}


@pytest.mark.rule("ML-MIS-02")
def test_ml_mis_02_exactly_the_dice_of_the_tile_are_placed() -> None:
    game = a_table(dice="3 strength 3 magic 4 5", missions=["tax_revolt", "haunted_mill"], figures=TILE)

    game.send("mission-1", "drapis", "die:strength")
    assert (game.prompt, game.keys) == ("mission-dice", ["die:strength", "die:persuasion-4", "die:persuasion-5"])

    game.play("die:persuasion-5")
    assert game.path("mission-1")["dice"] == {"strength": 1, "persuasion": 1}
    assert (game.prompt, game.pool) == ("turn", (2, 3, (4,)))


@pytest.mark.rule("ML-MIS-02")
def test_ml_mis_02_with_one_die_too_few_nobody_can_go() -> None:
    def offered(dice: str) -> bool:
        game = a_table(dice=dice, missions=["tax_revolt", "haunted_mill"], figures=TILE)
        return game.offers("outside:mission")

    assert [offered(dice) for dice in ("1 strength", "1 strength 3 magic", "2 strength", "4 4")] == [
        False,
        False,
        True,
        True,
    ]


@pytest.mark.rule("ML-MIS-02")
def test_ml_mis_02_a_die_that_the_tile_needs_elsewhere_is_kept_for_it() -> None:
    figures: Figures = {"missions": {"tax_revolt": {"need": need("p s/p")}}}
    game = a_table(dice="2 strength 5", missions=["tax_revolt", "haunted_mill"], figures=figures)

    game.send("mission-1", "drapis", "die:strength")

    assert game.path("mission-1")["dice"] == {"strength": 1, "persuasion": 1}


@pytest.mark.rule("ML-MIS-03")
def test_ml_mis_03_no_tokens_go_along() -> None:
    game = a_table(
        dice="3 strength",
        missions=["tax_revolt", "haunted_mill"],
        figures=TILE,
        potions=2,
        venoms=1,
        defense=1,
        traps=["plus_4"],
        others={1: {"dice": "1 strength"}},
    )

    game.send("mission-1", "drapis")

    # There was nothing to choose but the two dice.
    assert (game.path("mission-1")["dice"], game.asked) == ({"strength": 2}, 1)
    assert (game.clan["potions"], game.clan["venoms"], game.clan["defense"], game.traps) == (2, 1, 1, ["plus_4"])


# -- the order of the Adventure phase ----------------------------------------------------------------------------------


def what_happened(game: Sitting) -> list[str]:
    """Missions and attacks of monsters in their order."""
    told = []
    for event in game.match.events(0):
        facts: Any = event["facts"]
        if event["kind"] in ("mission-rolled", "contract-done", "contract-left"):
            told.append(str(event["kind"]))
        elif event["kind"] == "monster-attacks":
            told.append(f"{facts['monster']} attacks {facts['member']}")
    return told


@pytest.mark.rule("ML-ADV-01")
def test_ml_adv_01_places_without_a_mercenary_are_skipped() -> None:
    game = a_battle(
        {
            "entrance-1": {"member": "geas", "dice": "1 strength"},
            "right-1": {"member": "naiala", "dice": "1 strength"},
            "contract-1": {"member": "drapis", "dice": "1 strength"},
        },
        seats=3,
        land=["kale", "ghadik"],
        monster=["krinx", "sandor"],
        entrance="krushus",
    ).until("turn")

    assert what_happened(game) == ["contract-left", "sandor attacks naiala", "krushus attacks geas"]
    assert game.monster("left") == "krinx"


@pytest.mark.rule("ML-ADV-01")
def test_ml_adv_01_missions_then_lands_from_left_to_right_then_the_citadel() -> None:
    game = a_battle(
        {
            "entrance-1": {"member": "geas", "dice": "1 strength"},
            "right-1": {"member": "naiala", "dice": "1 strength"},
            "left-1": {"member": "torko", "dice": "1 strength"},
            "contract-1": {"member": "drapis", "dice": "1 strength"},
            "mission-1": {"member": "saruna", "dice": "1 strength"},
        },
        seats=3,
        land=["kale", "ghadik"],
        monster=["krinx", "sandor"],
        entrance="krushus",
    ).until("turn")

    assert what_happened(game) == [
        "mission-rolled",
        "contract-left",
        "krinx attacks torko",
        "sandor attacks naiala",
        "krushus attacks geas",
    ]


def kakron_beside_ginova() -> Sitting:
    """One of two black dice is turned on Kakron, who has a defense token, and hits."""
    return a_battle(
        {
            "left-2": {"member": "ginova", "dice": "1 strength"},
            "left-3": {"member": "kakron", "dice": "2 strength", "defense": 1, "seat": 1},
        },
        land="kale",
        monster="krinx",
        figures={"monsters": {"krinx": {"attack": 2}}},
        attack=[6, 1, 1, 1],
        roll=[1, 5, 4],
    ).play("target:3")


@pytest.mark.rule("ML-ADV-02")
def test_ml_adv_02_a_diverted_die_is_defended_but_is_no_activation() -> None:
    game = kakron_beside_ginova()

    assert (game.prompt, game.asked, game.keys) == ("block", 1, ["block:defense", "take"])


@pytest.mark.rule("ML-ADV-02")
def test_ml_adv_02_the_reroll_waits_for_the_own_attack() -> None:
    game = kakron_beside_ginova().play("block:defense", "decline")

    assert (game.prompt, game.asked) == ("attack", 1)
    game.play("roll-all", "reroll:strength-1")
    assert game.happened("strikes")[0]["faces"] == [4, 5]


@pytest.mark.rule("ML-ADV-02")
def test_ml_adv_02_each_mercenary_is_activated_once() -> None:
    game = kakron_beside_ginova().play("block:defense", "decline", "decline")

    assert what_happened(game) == ["krinx attacks ginova", "krinx attacks kakron"]


# -- dice-rolling missions ---------------------------------------------------------------------------------------------


@pytest.mark.rule("ML-DMI-01")
def test_ml_dmi_01_a_sum_that_reaches_the_objective_gains_the_reward() -> None:
    game = a_dice_mission(alone(), objective=9, reward=goods(glory=3), roll=[4, 5])

    assert (totals(game), game.glory, game.gold) == ([9], 5 + 3, 7)


@pytest.mark.rule("ML-DMI-01")
def test_ml_dmi_01_a_lower_sum_suffers_the_penalty() -> None:
    game = a_dice_mission(alone(), objective=9, penalty=goods(gold=2), roll=[4, 4])

    assert (totals(game), game.glory, game.gold) == ([8], 5, 7 - 2)


@pytest.mark.rule("ML-DMI-01")
def test_ml_dmi_01_persuasion_dice_are_rolled_too() -> None:
    game = a_dice_mission(alone(dice="1 strength 1 magic 2 persuasion"), objective=9, roll=[1, 2, 3, 4])

    assert totals(game) == [10]


@pytest.mark.rule("ML-DMI-01")
@pytest.mark.parametrize("roll", [[4, 5], [4, 4]])
def test_ml_dmi_01_the_tile_is_discarded_either_way(roll: list[int]) -> None:
    game = a_dice_mission(alone(), objective=9, roll=roll, loads={"missions": ["night_watch", "bandit_camp"]}).to_round(
        2
    )

    assert game.view["missions"][0]["key"] == "night_watch"
    assert [game.box.missions[tile].key for tile in game.table.mission_discard] == ["tax_revolt", "haunted_mill"]


@pytest.mark.rule("ML-DMI-01")
@pytest.mark.parametrize("objective, says", [(4, "preview-reaches"), (5, "preview-fails")])
def test_ml_dmi_01_the_objective_is_that_of_the_left_tile(objective: int, says: str) -> None:
    game = a_dice_mission(alone("kakron"), objective=objective, roll=[1, 3])

    assert game.preview("stop") == (says, {})
    assert game.play("stop").happened("mission-rolled")[0]["objective"] == objective


@pytest.mark.rule("ML-DMI-02")
@pytest.mark.parametrize("roll, winner", [([5, 5, 2, 4], 0), ([2, 4, 5, 5], 1)])
def test_ml_dmi_02_the_one_who_succeeds_is_rewarded_and_the_other_one_pays(roll: list[int], winner: int) -> None:
    game = a_dice_mission(rivals(), objective=8, reward=goods(glory=3), penalty=goods(gold=2), roll=roll)

    assert [game.table.clans[seat].glory for seat in (winner, 1 - winner)] == [8, 5]
    assert [game.table.clans[seat].gold for seat in (winner, 1 - winner)] == [7, 5]


@pytest.mark.rule("ML-DMI-03")
@pytest.mark.parametrize("roll, winner", [([4, 5, 3, 6], 0), ([4, 4, 3, 6], 1), ([6, 6, 4, 4], 0)])
def test_ml_dmi_03_the_higher_total_wins_and_the_left_path_on_a_tie(roll: list[int], winner: int) -> None:
    game = a_dice_mission(rivals(), objective=8, reward=goods(glory=3), penalty=goods(glory=1), roll=roll)

    assert [game.table.clans[seat].glory for seat in (winner, 1 - winner)] == [8, 5]
    assert [game.table.clans[seat].gold for seat in (winner, 1 - winner)] == [7, 7 + 2]


@pytest.mark.rule("ML-DMI-03")
def test_ml_dmi_03_modified_totals_are_compared() -> None:
    on: Walkers = {
        "mission-1": {"member": "drapis", "dice": "2 strength"},
        "mission-2": {"member": "taroa", "dice": "2 strength", "seat": 1},
    }
    game = a_dice_mission(on, objective=8, reward=goods(glory=3), roll=[4, 5, 4, 4])

    assert (totals(game), game.of_all("glory")) == ([9, 10], [5, 8])


@pytest.mark.rule("ML-DMI-04")
def test_ml_dmi_04_if_both_fail_both_suffer_the_penalty() -> None:
    game = a_dice_mission(rivals(), objective=10, penalty=goods(wounds=1), roll=[3, 4, 4, 5])

    assert (totals(game), game.is_wounded("drapis"), game.is_wounded("nimra")) == ([7, 9], True, True)
    assert game.of_all("glory") == [5, 5]


@pytest.mark.rule("ML-DMI-05")
def test_ml_dmi_05_bonuses_per_die_count_and_those_against_monsters_do_not() -> None:
    game = a_dice_mission(alone("timbulu"), objective=9, gear={"timbulu": ["slyzor"]}, roll=[3, 4])

    assert totals(game) == [3 + 4 + 2]


@pytest.mark.rule("ML-DMI-05")
@pytest.mark.parametrize("member", ["torko", "naiala", "geas"])
def test_ml_dmi_05_bonuses_for_deeds_do_not_count(member: str) -> None:
    assert totals(a_dice_mission(alone(member), objective=9, roll=[3, 4])) == [7]


@pytest.mark.rule("ML-DMI-05")
def test_ml_dmi_05_rerolls_of_talent_and_gear_and_loot_are_at_hand() -> None:
    game = a_dice_mission(
        alone("kakron"), objective=9, gear={"kakron": ["tergeo"]}, loot=["rerolls_4", "strength_plus_2"], roll=[1, 1]
    )
    game.load("dice", 2, 2, 3, 6)

    game.play("reroll:strength-1", "reroll:strength-1", "reroll:strength-2")  # Kakron once, Tergeo twice
    game.play("use:rerolls_4", "reroll:strength-3", "use:strength_plus_2", "stop")

    assert totals(game) == [2 + 6 + 2 * 2]


@pytest.mark.rule("ML-DMI-05")
def test_ml_dmi_05_the_face_from_preparation_is_forgotten() -> None:
    game = a_table(
        dice="6 6", members=["drapis"], missions=["tax_revolt", "haunted_mill"], figures=TILE, loads={"dice": [1, 2]}
    )

    game.send("mission-1", "drapis")

    assert totals(game) == [3]


@pytest.mark.rule("ML-DMI-06")
@pytest.mark.parametrize("second, gold", [(5, 7 + 2), (4, 7 - 2)])
def test_ml_dmi_06_a_clan_on_both_paths_gets_both_outcomes(second: int, gold: int) -> None:
    on: Walkers = {
        "mission-1": {"member": "drapis", "dice": "2 strength"},
        "mission-2": {"member": "tortock", "dice": "2 strength"},
    }
    figures: Figures = {"members": {"tortock": {"wages": 0}}}
    game = a_dice_mission(
        on, objective=8, reward=goods(glory=3), penalty=goods(gold=2), figures=figures, roll=[4, 5, 3, second]
    )

    assert (game.glory, game.gold) == (8, gold)


@pytest.mark.rule("ML-DMI-07")
def test_ml_dmi_07_a_wound_as_penalty_kills_the_wounded_without_glory() -> None:
    game = a_dice_mission(
        alone("wormee", "1 strength"),
        objective=9,
        penalty=goods(wounds=1),
        members=["drapis", "kakron", "wormee"],
        wounded=["wormee"],
        gear={"wormee": ["noxx"]},
        roll=[1],
    )

    assert (game.is_alive("wormee"), game.reputation, game.glory) == (False, 1, 5)
    assert game.view["discards"]["equipment"] == ["noxx"]


@pytest.mark.rule("ML-DMI-07")
def test_ml_dmi_07_a_wound_as_penalty_flips_the_healthy() -> None:
    game = a_dice_mission(alone(dice="1 strength"), objective=9, penalty=goods(wounds=1), roll=[1])

    assert (game.is_alive("drapis"), game.is_wounded("drapis")) == (True, True)


@pytest.mark.rule("ML-DMI-08")
def test_ml_dmi_08_what_cannot_be_paid_is_forgiven() -> None:
    game = a_dice_mission(alone(), objective=9, penalty=goods(gold=3), gold=1, roll=[1, 1])

    assert game.gold == 0


@pytest.mark.rule("ML-DMI-08")
def test_ml_dmi_08_glory_does_not_go_below_zero() -> None:
    game = a_dice_mission(alone(), objective=9, penalty=goods(glory=2), glory=1, roll=[1, 1])

    assert game.glory == 0


# -- contracts ---------------------------------------------------------------------------------------------------------


def both_contract_paths() -> Walkers:
    """Seat 1 on the left path, seat 0, who begins the round, on the right one."""
    return {
        "contract-1": {"member": "nimra", "dice": "1 strength", "seat": 1},
        "contract-2": {"member": "drapis", "dice": "1 strength"},
    }


ON_THE_LEFT: Walkers = {"contract-1": {"member": "drapis", "dice": "2 strength"}}


@pytest.mark.rule("ML-CMI-01")
def test_ml_cmi_01_first_the_left_path_then_the_right_one_each_with_its_reward() -> None:
    game = a_contract(both_contract_paths(), resource=goods(potions=1), potions=1, others={1: {"potions": 1}})

    assert (game.prompt, game.asked, game.keys) == ("contract", 1, ["fulfil", "decline"])
    game.play("fulfil")
    assert (game.of_all("glory"), game.of_all("potions")) == ([5, 5 + 2], [1, 0])
    assert (game.prompt, game.asked) == ("contract", 0)
    game.play("fulfil")
    assert (game.of_all("gold"), game.of_all("potions")) == ([7 + 4, 7], [0, 0])


@pytest.mark.rule("ML-CMI-01")
def test_ml_cmi_01_not_fulfilling_costs_nothing() -> None:
    game = a_contract(both_contract_paths(), resource=goods(potions=1), potions=1, others={1: {"potions": 1}})

    game.play("decline", "decline")

    assert (game.of_all("glory"), game.of_all("gold"), game.of_all("potions")) == ([5, 5], [7, 7], [1, 1])


@pytest.mark.rule("ML-CMI-01")
@pytest.mark.parametrize("kind", ["gold", "potions", "venoms", "defense"])
def test_ml_cmi_01_the_resource_is_discarded(kind: str) -> None:
    store: dict[str, Any] = {kind: 3}
    game = a_contract(ON_THE_LEFT, resource=goods(**{kind: 2}), **store)

    game.play("fulfil")

    assert (game.clan[kind], game.glory) == (1, 7)


@pytest.mark.rule("ML-CMI-01")
def test_ml_cmi_01_a_trap_as_resource_is_chosen() -> None:
    game = a_contract(ON_THE_LEFT, resource=goods(traps=1), traps=["plus_4", "plus_6"])

    game.play("fulfil")
    assert (game.prompt, game.keys) == ("drop", ["drop:plus_4", "drop:plus_6"])

    game.play("drop:plus_4")
    assert (game.traps, game.glory) == (["plus_6"], 7)


@pytest.mark.rule("ML-CMI-01")
def test_ml_cmi_01_a_loot_token_as_resource_is_chosen() -> None:
    game = a_contract(ON_THE_LEFT, resource=goods(loot=1), loot=["gold_10", "eliminate_6"])

    game.play("fulfil")
    assert (game.prompt, game.keys) == ("give-loot", ["give:eliminate_6", "give:gold_10"])

    game.play("give:eliminate_6")
    assert (game.clan["loot"], game.glory) == (["gold_10"], 7)
    assert game.view["discards"]["loot"] == ["eliminate_6"]


@pytest.mark.rule("ML-CMI-02")
def test_ml_cmi_02_tokens_on_paths_do_not_pay() -> None:
    on: Walkers = {**ON_THE_LEFT, "left-1": {"member": "geas", "dice": "1 strength", "potions": 1}}
    game = a_contract(on, resource=goods(potions=1), loot=["brews"])  # loot keeps the question open

    assert (game.prompt, game.refuses("fulfil")) == ("contract", True)
    assert not a_contract(on, resource=goods(potions=1)).happened("contract-done")


@pytest.mark.rule("ML-CMI-02")
def test_ml_cmi_02_dice_on_a_contract_path_are_not_rolled() -> None:
    on: Walkers = {**ON_THE_LEFT, "left-1": {"member": "geas", "dice": "2 strength"}}
    figures: Figures = {"monsters": {"krinx": {"attack": 1}}}
    game = a_contract(
        on, resource=goods(potions=1), potions=1, land="kale", monster="krinx", figures=figures, attack=[1], roll=[6, 5]
    )

    assert (game.path("contract-1")["dice"], game.view["roll"]) == ({"strength": 2}, None)
    game.play("fulfil").strike()
    assert [roll["faces"] for roll in game.happened("strikes")] == [[6, 5]]  # the first dice rolled in this phase


@pytest.mark.rule("ML-CMI-03")
def test_ml_cmi_03_loot_is_picked_from_the_offer_which_is_filled_up_at_once() -> None:
    game = a_dice_mission(
        alone(),
        objective=9,
        reward=goods(loot=1, gold=2),
        loot_offer=["gold_10", "gold_12", "brews", "supplies"],
        loads={"loot": ["recruit"]},
        roll=[6, 6],
    )

    assert (game.prompt, game.gold) == ("pick", 7 + 2)
    game.play("pick:brews")
    assert game.clan["loot"] == ["brews"]
    assert sorted(game.view["loot"]) == ["gold_10", "gold_12", "recruit", "supplies"]


@pytest.mark.rule("ML-CMI-03")
def test_ml_cmi_03_rewards_are_gained_at_once_up_to_the_limits() -> None:
    game = a_contract(
        ON_THE_LEFT,
        resource=goods(gold=1),
        left=goods(glory=1, gold=3, potions=2, venoms=1, defense=2),
        potions=2,
        defense=4,
        loads={"attack": [1]},
    )

    game.play("fulfil")

    assert (game.glory, game.gold) == (5 + 1, 7 - 1 + 3)
    assert (game.clan["potions"], game.clan["venoms"], game.clan["defense"]) == (3, 1, 5)


@pytest.mark.rule("ML-CMI-03")
def test_ml_cmi_03_a_trap_is_drawn_blind_from_the_pile() -> None:
    game = a_contract(ON_THE_LEFT, resource=goods(gold=1), left=goods(traps=1), loads={"traps": ["plus_8"]})
    pile = len(game.table.zones[TRAP_PILE].cards)

    game.play("fulfil")

    assert (game.traps, len(game.table.zones[TRAP_PILE].cards)) == (["plus_8"], pile - 1)
    assert [event["facts"] for event in game.match.events(1) if event["kind"] == "trap-drawn"] == [{"seat": 0}]


@pytest.mark.rule("ML-CMI-03")
def test_ml_cmi_03_a_sixth_trap_makes_one_go() -> None:
    game = a_contract(
        ON_THE_LEFT,
        resource=goods(gold=1),
        left=goods(traps=1),
        traps=["plus_4"] * 3 + ["plus_6"] * 2,
        loads={"traps": ["plus_8"]},
    )

    game.play("fulfil")

    assert (game.prompt, game.keys) == ("drop", ["drop:plus_4", "drop:plus_6", "drop:plus_8"])
