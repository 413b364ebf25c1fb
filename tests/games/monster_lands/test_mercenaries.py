"""The mercenaries, one by one: what each of them can do."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.monster_lands.setting import Figures, Sitting, a_battle, a_fight, a_table

Walkers = dict[str, dict[str, Any]]  # who is on which path with what
MISSIONS = ["tax_revolt", "haunted_mill"]


def on_path(member: str, dice: str = "1 strength", **load: Any) -> Walkers:
    """One mercenary on the first path of the left land."""
    return {"left-1": {"member": member, "dice": dice, **load}}


def a_hit_on(member: str, monster: str) -> Sitting:
    """One hit on a mercenary with a defense token, by a monster whose affinity is not that of the land."""
    land = "kale" if monster != "turfus" else "ghadik"  # Kale is a jungle land
    return a_fight(on_path(member, defense=1), hits=1, monster=monster, land=land)


def a_conquest(member: str, dice: str, roll: list[int], value: int = 90, **given: Any) -> Sitting:
    """A conquest roll of a mercenary on the second path; Drapis has just captured the monster from the first one."""
    on: Walkers = {
        "left-1": {"member": "drapis", "dice": "1 strength", "traps": ["plus_4"]},
        "left-2": {"member": member, "dice": dice},
    }
    figures: Figures = {"lands": {"kale": {"conquest": value}}}
    return a_fight(on, capture=5, figures=figures, roll=[1, *roll], **given).strike().play("try")


def a_mission(member: str, dice: str, roll: list[int], **given: Any) -> Sitting:
    """A roll for the dice-rolling mission."""
    return a_battle({"mission-1": {"member": member, "dice": dice}}, missions=MISSIONS, roll=roll, **given)


def struck(game: Sitting) -> int:
    """The total of the first attack."""
    total: int = game.happened("strikes")[0]["total"]
    return total


AFFINITIES = {"fire": "krinx", "water": "abysur", "air": "sandor", "jungle": "turfus"}


def talent_works_against(member: str) -> list[str]:
    """The affinities of monsters whose hits a mercenary's talent cancels."""
    return [name for name, monster in AFFINITIES.items() if a_hit_on(member, monster).offers("block:talent")]


# -- Deployment talents ------------------------------------------------------------------------------------------------

SEVEN_TRAPS = ["plus_4"] * 3 + ["plus_6"] * 3 + ["plus_8"]


@pytest.mark.rule("ML-MER-01")
def test_ml_mer_01_dalina_stores_three_traps_more() -> None:
    game = a_table(members=["nimra", "dalina"], traps=SEVEN_TRAPS, gold=9, lodge=["magic_1", "magic_2"])

    game.play("visit:lodge", "buy:magic_1", "buy:magic_2")
    assert (game.prompt, len(game.traps)) == ("drop", 9)

    game.play("drop:plus_8")
    assert (game.prompt, len(game.traps)) == ("turn", 8)


@pytest.mark.rule("ML-MER-01")
def test_ml_mer_01_without_dalina_the_excess_is_discarded_at_once() -> None:
    game = a_fight(on_path("dalina"), members=["nimra", "dalina"], wounded=["dalina"], traps=SEVEN_TRAPS, hits=1)

    assert (game.prompt, game.is_alive("dalina")) == ("drop", False)
    game.play("drop:plus_4", "drop:plus_4")
    assert (game.prompt != "drop", len(game.traps)) == (True, 5)


@pytest.mark.rule("ML-MER-01")
def test_ml_mer_01_a_deserting_dalina_takes_the_limit_along() -> None:
    game = a_table(start="clean_up", members=["nimra", "dalina"], traps=SEVEN_TRAPS, gold=0)

    assert (game.prompt, game.members()) == ("drop", ["nimra"])
    game.play("drop:plus_4", "drop:plus_4")
    assert (game.prompt != "drop", len(game.traps)) == (True, 5)


@pytest.mark.rule("ML-MER-04")
def test_ml_mer_04_fandor_buys_a_persuasion_die_for_one_gold() -> None:
    game = a_table(members=["purkas", "fandor"], gold=3, dice="1 strength", loads={"persuasion": [5]})

    game.play("talent:fandor")

    assert (game.gold, game.pool) == (2, (1, 0, (5,)))
    assert game.refuses("talent:fandor")


@pytest.mark.rule("ML-MER-04")
def test_ml_mer_04_not_while_fandor_is_assigned_and_not_without_gold() -> None:
    away = {"mission-1": {"member": "fandor"}}

    assert not a_table(members=["purkas", "fandor"], gold=3, on=away).offers("talent:fandor")
    assert not a_table(members=["purkas", "fandor"], gold=0).offers("talent:fandor")


@pytest.mark.rule("ML-MER-05")
def test_ml_mer_05_frostor_takes_a_potion_or_a_venom() -> None:
    game = a_table(members=["nimra", "frostor"], potions=3, venoms=1)

    game.play("talent:frostor")
    assert game.keys == ["goods:potion", "goods:venom"]

    game.play("goods:venom")
    assert (game.clan["potions"], game.clan["venoms"], game.offers("talent:frostor")) == (3, 2, False)


@pytest.mark.rule("ML-MER-14")
def test_ml_mer_14_lorios_takes_a_venom() -> None:
    game = a_table(members=["zondu", "lorios"], venoms=0).play("talent:lorios")

    assert (game.clan["venoms"], game.clan["potions"], game.offers("talent:lorios")) == (1, 0, False)


@pytest.mark.rule("ML-MER-18")
def test_ml_mer_18_nuduru_takes_a_potion() -> None:
    game = a_table(members=["nimra", "nuduru"], potions=1).play("talent:nuduru")

    assert (game.clan["potions"], game.clan["venoms"], game.offers("talent:nuduru")) == (2, 0, False)


@pytest.mark.rule("ML-MER-27")
def test_ml_mer_27_taron_and_rashnek_bring_two_gold_each_from_the_mine() -> None:
    game = a_table(members=["drapis", "taron"], gear={"taron": ["rashnek"]}, gold=0, dice="3 strength")

    game.play("mine:1")

    assert game.gold == 6 + 2 + 2


@pytest.mark.rule("ML-MER-27")
def test_ml_mer_27_taron_works_once_per_round() -> None:
    game = a_table(members=["drapis", "taron"], gold=0, dice="4 strength").play("mine:1", "mine:3")

    assert game.gold == 6 + 2 + 3


@pytest.mark.rule("ML-MER-31")
def test_ml_mer_31_tranok_gains_two_gold() -> None:
    game = a_table(members=["purkas", "tranok"], gold=0).play("talent:tranok")

    assert (game.gold, game.offers("talent:tranok")) == (2, False)


@pytest.mark.rule("ML-MER-33")
@pytest.mark.parametrize("cost, paid", [(7, 3), (3, 0)])
def test_ml_mer_33_vaidala_takes_four_gold_off_a_hire(cost: int, paid: int) -> None:
    figures: Figures = {"members": {"dolfus": {"cost": cost, "reputation": 1}}}
    game = a_table(members=["purkas", "vaidala"], gold=3, glory=9, tavern=["dolfus"], figures=figures)

    game.play("visit:tavern", "discount:vaidala", "hire:dolfus")

    assert (game.members(), game.gold) == (["purkas", "vaidala", "dolfus"], 3 - paid)


@pytest.mark.rule("ML-MER-33")
def test_ml_mer_33_the_discount_is_for_one_hire_and_optional() -> None:
    figures: Figures = {"members": {"novice_1": {"cost": 3}, "novice_2": {"cost": 3}}}
    game = a_table(members=["purkas", "vaidala"], gold=9, figures=figures, dice="4 strength")

    game.play("visit:tavern", "hire:novice_1", "visit:tavern", "discount:vaidala", "hire:novice_2")
    assert game.gold == 9 - 3 - 0  # novices are hired by the same action

    game.play("visit:tavern")
    assert not game.offers("discount:vaidala")


LODGE = ["plus_6", "plus_4", "plus_8"]
PRICES: Figures = {"traps": {"plus_4": {"price": 4}, "plus_6": {"price": 5}}}


@pytest.mark.rule("ML-MER-34")
def test_ml_mer_34_wishor_and_turzoks_take_four_gold_each_off_a_trap_purchase() -> None:
    game = a_table(members=["zondu", "wishor"], gear={"wishor": ["turzoks"]}, gold=9, lodge=LODGE, figures=PRICES)

    game.play("visit:lodge", "discount:wishor", "gear-discount:turzoks", "buy:plus_4", "buy:plus_6", "done")

    assert (game.gold, sorted(game.traps)) == (9 - 1, ["plus_4", "plus_6"])


@pytest.mark.rule("ML-MER-34")
def test_ml_mer_34_wishor_works_once_per_round_down_to_nothing() -> None:
    figures: Figures = {"traps": {"plus_4": {"price": 3}}}
    game = a_table(members=["zondu", "wishor"], gold=9, lodge=LODGE, figures=figures, dice="2 strength")

    game.play("visit:lodge", "discount:wishor", "buy:plus_4", "done")
    assert game.gold == 9

    game.play("visit:lodge")
    assert not game.offers("discount:wishor")


@pytest.mark.rule("ML-MER-36")
def test_ml_mer_36_wormee_buys_a_strength_die_for_two_gold() -> None:
    game = a_table(members=["drapis", "wormee"], gold=5, dice="1 magic")

    game.play("talent:wormee")

    assert (game.gold, game.pool) == (3, (1, 1, ()))
    assert game.refuses("talent:wormee")


@pytest.mark.rule("ML-MER-36")
def test_ml_mer_36_not_while_wormee_is_assigned_and_not_without_gold() -> None:
    away = {"mission-1": {"member": "wormee"}}

    assert not a_table(members=["drapis", "wormee"], gold=5, on=away).offers("talent:wormee")
    assert not a_table(members=["drapis", "wormee"], gold=1).offers("talent:wormee")


# -- defense talents ---------------------------------------------------------------------------------------------------


def hits_left(member: str, hits: int, *blocks: str, gear: list[str] | None = None, defense: int = 0) -> int:
    """How many hits are left when all these have been used; a potion keeps the question open."""
    on = on_path(member, defense=defense, potions=1)
    game = a_fight(on, hits=hits, gear={member: gear or []}).play(*blocks)
    assert not game.offers("block:talent")
    return game.table.hits


@pytest.mark.rule("ML-MER-02")
def test_ml_mer_02_dolfus_has_two_defense_talents() -> None:
    assert hits_left("dolfus", 3, "block:talent", "block:talent") == 1
    assert talent_works_against("dolfus") == ["fire", "water", "air", "jungle"]


@pytest.mark.rule("ML-MER-03")
def test_ml_mer_03_drapis_has_a_defense_talent() -> None:
    assert hits_left("drapis", 1, "block:talent") == 0
    assert hits_left("drapis", 2, "block:talent") == 1
    assert talent_works_against("drapis") == ["fire", "water", "air", "jungle"]


@pytest.mark.rule("ML-MER-10")
def test_ml_mer_10_guster_defends_against_jungle_and_air() -> None:
    assert talent_works_against("guster") == ["air", "jungle"]


@pytest.mark.rule("ML-MER-10")
def test_ml_mer_10_guster_cancels_one_hit() -> None:
    game = a_fight(on_path("guster", defense=1), hits=2, monster="sandor").play("block:talent")

    assert (game.table.hits, game.keys) == (1, ["block:defense", "take"])


@pytest.mark.rule("ML-MER-17")
def test_ml_mer_17_nimra_has_a_defense_talent() -> None:
    assert hits_left("nimra", 2, "block:talent") == 1
    assert talent_works_against("nimra") == ["fire", "water", "air", "jungle"]


@pytest.mark.rule("ML-MER-19")
def test_ml_mer_19_parsas_defends_against_water_and_jungle() -> None:
    assert talent_works_against("parsas") == ["water", "jungle"]


@pytest.mark.rule("ML-MER-19")
def test_ml_mer_19_parsas_cancels_one_hit() -> None:
    game = a_fight(on_path("parsas", defense=1), hits=2, monster="abysur").play("block:talent")

    assert (game.table.hits, game.keys) == (1, ["block:defense", "take"])


@pytest.mark.rule("ML-MER-22")
def test_ml_mer_22_purkas_has_a_defense_talent() -> None:
    assert hits_left("purkas", 2, "block:talent", "block:talent", gear=["noxx"]) == 0
    assert hits_left("purkas", 2, "block:talent") == 1
    assert talent_works_against("purkas") == ["fire", "water", "air", "jungle"]


@pytest.mark.rule("ML-MER-25")
def test_ml_mer_25_shandee_defends_against_water_and_fire() -> None:
    assert talent_works_against("shandee") == ["fire", "water"]


@pytest.mark.rule("ML-MER-25")
def test_ml_mer_25_shandee_cancels_one_hit() -> None:
    assert hits_left("shandee", 2, "block:talent") == 1


@pytest.mark.rule("ML-MER-32")
def test_ml_mer_32_trulina_has_two_defense_talents() -> None:
    assert hits_left("trulina", 2, "block:talent", "block:talent") == 0
    assert hits_left("trulina", 3, "block:talent", "block:talent") == 1
    assert talent_works_against("trulina") == ["fire", "water", "air", "jungle"]


@pytest.mark.rule("ML-MER-35")
def test_ml_mer_35_wondou_has_two_defense_talents() -> None:
    assert hits_left("wondou", 4, "block:talent", "block:talent", "block:defense", defense=1) == 1
    assert talent_works_against("wondou") == ["fire", "water", "air", "jungle"]


@pytest.mark.rule("ML-MER-37")
def test_ml_mer_37_zondu_adds_a_defense_talent_to_those_of_the_guards() -> None:
    game = a_battle(
        {"entrance-1": {"member": "zondu", "dice": "1 strength"}},
        entrance="krinx",
        figures={"monsters": {"krinx": {"attack": 3}}},
        attack=[6, 6, 6],
    )

    game.play("block:talent", "block:talent", "block:talent")

    assert (game.prompt, game.is_wounded("zondu")) == ("attack", False)
    assert hits_left("zondu", 2, "block:talent") == 1


@pytest.mark.rule(
    "ML-MER-02",
    "ML-MER-03",
    "ML-MER-10",
    "ML-MER-17",
    "ML-MER-19",
    "ML-MER-22",
    "ML-MER-25",
    "ML-MER-32",
    "ML-MER-35",
    "ML-MER-37",
)
@pytest.mark.parametrize(
    "member",
    ["dolfus", "drapis", "guster", "nimra", "parsas", "purkas", "shandee", "trulina", "wondou", "zondu"],
)
def test_ml_mer_02_to_37_a_defense_talent_does_not_work_against_tricks(member: str) -> None:
    on: Walkers = {
        "left-1": {"member": "geas", "dice": "1 strength", "traps": ["steal_strength_1"], "seat": 1},
        "left-2": {"member": member, "dice": "2 strength"},
    }
    game = a_fight(on, monster="turfus", land="ghadik", options={"tricks": True}).play("reveal")

    assert (game.prompt, game.asked) == ("attack", 1)  # nobody could stop the theft
    assert (game.path("left-1")["dice"], game.path("left-2")["dice"]) == ({"strength": 2}, {"strength": 1})


# -- Ginova ------------------------------------------------------------------------------------------------------------


def ginova_beside(*others: str, hits: int = 3, **given: Any) -> Sitting:
    """Ginova on path 2, rivals on the paths named, with two magic dice each."""
    rivals = ["kakron", "geas", "torko"]
    on: Walkers = {"left-2": {"member": "ginova", "dice": "1 strength"}}
    for path, member in zip(others, rivals, strict=False):
        on[path] = {"member": member, "dice": "1 strength 2 magic", "defense": 1, "seat": 1}
    return a_fight(on, hits=hits, **given)


def attacks(game: Sitting) -> list[tuple[str, int]]:
    """Who was rolled against with how many black dice."""
    return [(roll["member"], len(roll["faces"])) for roll in game.happened("attack-rolled")]


@pytest.mark.rule("ML-MER-08")
def test_ml_mer_08_ginova_turns_one_die_against_a_neighbour_first() -> None:
    game = ginova_beside("left-3", attack=[6, 1, 1])

    game.play("target:3", "ward:0", "block:defense")

    assert attacks(game) == [("kakron", 1), ("ginova", 2)]


@pytest.mark.rule("ML-MER-08")
def test_ml_mer_08_only_when_ginova_is_attacked() -> None:
    game = ginova_beside("left-1", attack=[1, 1, 1])

    assert (game.prompt, game.asked) == ("ward", 1)  # Kakron is attacked and has nothing to divert
    game.play("ward:0")
    assert attacks(game) == [("kakron", 3)]


@pytest.mark.rule("ML-MER-09")
def test_ml_mer_09_diverting_is_optional() -> None:
    game = ginova_beside("left-3", attack=[1, 1, 1])
    assert game.keys == ["target:3", "nobody"]

    game.play("nobody")

    assert attacks(game) == [("ginova", 3)]


@pytest.mark.rule("ML-MER-09")
def test_ml_mer_09_only_neighbours_can_be_the_target() -> None:
    assert ginova_beside("left-3", "left-4").keys == ["target:3", "nobody"]

    game = ginova_beside("left-1", "left-3", hits=1, attack=[1, 1, 1]).play("ward:0", "decline")
    assert game.keys == ["target:1", "target:3", "nobody"]


@pytest.mark.rule("ML-MER-09")
def test_ml_mer_09_without_a_neighbour_there_is_no_effect() -> None:
    game = ginova_beside("left-4", attack=[1, 1, 1])

    assert (game.prompt, attacks(game)) == ("attack", [("ginova", 3)])


@pytest.mark.rule("ML-MER-09")
def test_ml_mer_09_an_own_mercenary_may_be_the_target() -> None:
    on: Walkers = {
        "left-1": {"member": "ginova", "dice": "1 strength"},
        "left-2": {"member": "drapis", "dice": "1 strength"},
    }
    game = a_fight(on, hits=2, attack=[1, 1, 1, 1]).play("target:2")

    assert attacks(game)[0] == ("drapis", 1)


@pytest.mark.rule("ML-MER-09")
def test_ml_mer_09_a_dead_mercenary_is_no_target() -> None:
    on: Walkers = {
        "left-1": {"member": "kakron", "dice": "1 strength", "seat": 1},
        "left-2": {"member": "ginova", "dice": "1 strength"},
    }
    game = a_fight(on, hits=2, others={1: {"members": ["nimra", "kakron"], "wounded": ["kakron"]}})

    assert (game.is_alive("kakron"), attacks(game)) == (False, [("kakron", 2), ("ginova", 2)])


@pytest.mark.rule("ML-MER-09")
def test_ml_mer_09_at_the_entrance_the_other_path_is_adjacent() -> None:
    game = a_battle(
        {
            "entrance-1": {"member": "ginova", "dice": "1 strength"},
            "entrance-2": {"member": "kakron", "dice": "1 strength", "seat": 1},
        },
        entrance="krinx",
        figures={"monsters": {"krinx": {"attack": 2}}},
    )

    assert game.keys == ["target:2", "nobody"]


@pytest.mark.rule("ML-MER-09")
def test_ml_mer_09_the_target_may_remove_magic_dice_and_defend() -> None:
    game = ginova_beside("left-3", attack=[6, 1, 1]).play("target:3")
    assert (game.prompt, game.asked, game.keys) == ("ward", 1, ["ward:0", "ward:1"])

    game.play("ward:0")
    assert (game.prompt, game.asked, game.keys) == ("block", 1, ["block:defense", "take"])

    warded = ginova_beside("left-3", attack=[1, 1]).play("target:3", "ward:1")
    assert attacks(warded) == [("kakron", 0), ("ginova", 2)]
    assert warded.path("left-3")["dice"] == {"strength": 1, "magic": 1}


# -- bonuses to rolls --------------------------------------------------------------------------------------------------


@pytest.mark.rule("ML-MER-06")
def test_ml_mer_06_frunks_adds_one_to_each_magic_die() -> None:
    assert struck(a_fight(on_path("frunks", "2 magic"), roll=[2, 4]).strike()) == 8
    assert struck(a_fight(on_path("frunks", "1 strength 1 magic"), roll=[2, 4]).strike()) == 7


@pytest.mark.rule("ML-MER-26")
def test_ml_mer_26_taroa_adds_one_to_each_strength_die() -> None:
    assert struck(a_fight(on_path("taroa", "3 strength"), roll=[3, 3, 4]).strike()) == 13
    assert struck(a_fight(on_path("taroa", "1 strength 1 magic"), roll=[2, 4]).strike()) == 7


@pytest.mark.rule("ML-MER-28")
def test_ml_mer_28_timbulu_adds_one_to_each_strength_die_beside_pugnor() -> None:
    assert struck(a_fight(on_path("timbulu", "2 strength"), gear={"timbulu": ["pugnor"]}, roll=[2, 2]).strike()) == 8
    assert struck(a_fight(on_path("timbulu", "1 strength 1 magic"), roll=[2, 4]).strike()) == 7


@pytest.mark.rule("ML-MER-06", "ML-MER-26", "ML-MER-28")
@pytest.mark.parametrize("member, dice", [("frunks", "2 magic"), ("taroa", "2 strength"), ("timbulu", "2 strength")])
def test_ml_mer_06_26_28_bonuses_per_die_count_in_conquest_and_missions_too(member: str, dice: str) -> None:
    assert a_conquest(member, dice, [3, 4]).happened("conquest-rolled")[0]["total"] == 9
    assert a_mission(member, dice, [3, 4]).happened("mission-rolled")[0]["total"] == 9


@pytest.mark.rule("ML-MER-07")
def test_ml_mer_07_geas_adds_three_to_a_conquest() -> None:
    game = a_conquest("geas", "2 strength", [4, 6], value=13)

    assert game.happened("conquest-rolled")[0]["total"] == 13
    assert [deed["land"] for deed in game.happened("conquered")] == ["kale"]


@pytest.mark.rule("ML-MER-07")
def test_ml_mer_07_geas_adds_nothing_to_an_attack() -> None:
    game = a_fight(on_path("geas", "2 strength", traps=["plus_4"]), capture=15, eliminate=15, roll=[4, 6]).strike()

    assert (struck(game), game.happened("captured"), game.happened("eliminated")) == (14, [], [])


@pytest.mark.rule("ML-MER-16")
def test_ml_mer_16_naiala_adds_three_for_an_elimination() -> None:
    game = a_fight(on_path("naiala", "3 strength"), eliminate=16, roll=[4, 4, 5]).strike()

    assert [deed["monster"] for deed in game.happened("eliminated")] == ["krinx"]
    assert not a_fight(on_path("naiala", "3 strength"), eliminate=17, roll=[4, 4, 5]).strike().happened("eliminated")


@pytest.mark.rule("ML-MER-16")
def test_ml_mer_16_naiala_adds_nothing_for_a_capture() -> None:
    on = on_path("naiala", "3 strength", traps=["magic_plus_1"])

    assert not a_fight(on, capture=14, roll=[4, 4, 5]).strike().happened("captured")
    assert a_fight(on, capture=13, roll=[4, 4, 5]).strike().happened("captured")


@pytest.mark.rule("ML-MER-20")
def test_ml_mer_20_poissen_adds_two_for_an_elimination_only() -> None:
    on = on_path("poissen", "2 strength", traps=["magic_plus_1"])

    def attack(capture: int, eliminate: int) -> Sitting:
        return a_fight(on, capture=capture, eliminate=eliminate, roll=[5, 6]).strike()

    assert [deed["damage"] for deed in attack(12, 18).happened("repelled")] == [11]
    assert attack(12, 13).happened("eliminated")
    assert not attack(12, 14).happened("eliminated")
    assert attack(11, 18).happened("captured")


@pytest.mark.rule("ML-MER-29")
def test_ml_mer_29_torko_adds_three_for_a_capture_only() -> None:
    on = on_path("torko", "2 strength", traps=["magic_plus_1"])

    def attack(capture: int, eliminate: int) -> Sitting:
        return a_fight(on, capture=capture, eliminate=eliminate, roll=[4, 5]).strike()

    assert attack(12, 18).happened("captured")
    assert not attack(13, 18).happened("captured")
    assert not attack(90, 10).happened("eliminated")


@pytest.mark.rule("ML-MER-30")
@pytest.mark.parametrize("roll", [[5, 6, 0], [6, 6, 5]])
def test_ml_mer_30_tortock_adds_one_for_a_capture_only(roll: list[int]) -> None:
    faces = [face for face in roll if face]
    on = on_path("tortock", f"{len(faces)} strength", traps=["magic_plus_1"])

    game = a_fight(on, capture=12, eliminate=18, roll=faces).strike()

    assert (len(game.happened("captured")), game.happened("eliminated")) == (1, [])
    assert not a_fight(on, capture=sum(faces) + 2, roll=faces).strike().happened("captured")


@pytest.mark.rule("ML-MER-23")
def test_ml_mer_23_saruna_captures_without_a_trap() -> None:
    game = a_fight(on_path("saruna", "2 strength"), capture=9, eliminate=15, roll=[5, 6]).strike()
    assert [deed["member"] for deed in game.happened("captured")] == ["saruna"]

    assert not a_fight(on_path("geas", "2 strength"), capture=9, roll=[5, 6]).strike().happened("captured")


# -- rerolls -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ML-MER-11")
def test_ml_mer_11_kakron_rerolls_one_strength_die() -> None:
    game = a_fight(on_path("kakron", "2 strength"), roll=[1, 5, 4]).play("roll-all", "reroll:strength-1")

    assert struck(game) == 9  # no reroll is left, the attack is over


@pytest.mark.rule("ML-MER-11")
def test_ml_mer_11_kakron_rerolls_no_magic_die() -> None:
    game = a_fight(on_path("kakron", "1 strength 1 magic"), roll=[1, 5]).play("roll-all")

    assert game.keys == ["reroll:strength-1", "stop"]


@pytest.mark.rule("ML-MER-12")
def test_ml_mer_12_karunna_rerolls_the_same_die_twice() -> None:
    game = a_fight(on_path("karunna", "1 magic"), roll=[1, 2, 6])

    game.play("roll:magic", "reroll:magic-1", "reroll:magic-2")

    assert struck(game) == 6


@pytest.mark.rule("ML-MER-12")
def test_ml_mer_12_karunna_rerolls_two_dice_of_strength_or_magic() -> None:
    game = a_fight(on_path("karunna", "1 strength 1 magic"), roll=[1, 2, 5, 6])

    game.play("roll-all", "reroll:strength-1", "reroll:magic-2")

    assert struck(game) == 11  # two rerolls in all, the attack is over


@pytest.mark.rule("ML-MER-13")
def test_ml_mer_13_korgo_rerolls_a_persuasion_die_on_a_mission() -> None:
    game = a_mission("korgo", "2 persuasion", [1, 4, 5])

    game.play("reroll:persuasion-1")

    assert game.happened("mission-rolled")[0]["total"] == 9


@pytest.mark.rule("ML-MER-13")
def test_ml_mer_13_korgo_rerolls_nothing_else() -> None:
    game = a_mission("korgo", "1 strength 1 magic 1 persuasion", [1, 2, 3])
    assert game.keys == ["reroll:persuasion-3", "stop"]

    fight = a_fight(on_path("korgo", "2 strength"), roll=[1, 4])
    assert fight.view["roll"]["rerolls"] == 0
    assert struck(fight.play("roll-all")) == 5


@pytest.mark.rule("ML-MER-24")
def test_ml_mer_24_sckrat_rerolls_two_strength_dice() -> None:
    game = a_fight(on_path("sckrat", "3 strength"), roll=[1, 2, 6, 3, 5])

    game.play("roll-all", "reroll:strength-1", "reroll:strength-2")

    assert struck(game) == 14


@pytest.mark.rule("ML-MER-24")
def test_ml_mer_24_sckrat_rerolls_no_die_twice_and_no_magic_die() -> None:
    game = a_fight(on_path("sckrat", "1 strength 1 magic"), roll=[1, 2, 1]).play("roll-all")
    assert game.keys == ["reroll:strength-1", "stop"]

    game.play("reroll:strength-1")
    assert struck(game) == 3


# -- rewards -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ML-MER-15")
def test_ml_mer_15_lusara_gains_two_potions_for_a_beaten_monster() -> None:
    eliminated = a_fight(on_path("lusara", "2 strength"), eliminate=8, roll=[4, 4]).strike()
    assert (len(eliminated.happened("eliminated")), eliminated.clan["potions"]) == (1, 2)

    captured = a_fight(on_path("lusara", "2 strength", traps=["plus_4"]), capture=8, roll=[4, 4]).strike()
    assert (len(captured.happened("captured")), captured.clan["potions"]) == (1, 2)


@pytest.mark.rule("ML-MER-15")
def test_ml_mer_15_lusara_must_do_it_herself() -> None:
    on: Walkers = {**on_path("zondu", "2 strength"), "left-2": {"member": "lusara", "dice": "1 strength"}}
    game = a_fight(on, eliminate=8, roll=[4, 4]).strike()

    assert (len(game.happened("eliminated")), game.clan["potions"]) == (1, 0)


@pytest.mark.rule("ML-MER-21")
def test_ml_mer_21_puargh_gains_a_glory_more_for_a_capture() -> None:
    figures: Figures = {"monsters": {"krinx": {"capture_glory": 2, "elimination_glory": 3}}}
    on = on_path("puargh", "2 strength", traps=["plus_4"])

    assert a_fight(on, capture=12, figures=figures, roll=[4, 4]).strike().glory == 5 + 3
    assert a_fight(on, eliminate=12, figures=figures, roll=[4, 4]).strike().glory == 5 + 3  # as printed
