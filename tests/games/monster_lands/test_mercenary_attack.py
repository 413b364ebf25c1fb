"""The mercenary strikes back: capture, elimination, damage for those who follow, and the end of the battle."""

from __future__ import annotations

import pytest
from tests.games.monster_lands.setting import Sitting, a_battle, a_table, against

NEUTRAL = "magic_plus_1"  # a trap that adds nothing to strength dice


def totals(game: Sitting) -> list[int]:
    """The totals of all attacks, without one-sided bonuses."""
    return [strike["total"] for strike in game.happened("strikes")]


def captors(game: Sitting) -> list[str]:
    return [deed["member"] for deed in game.happened("captured")]


def slayers(game: Sitting) -> list[str]:
    return [deed["member"] for deed in game.happened("eliminated")]


@pytest.mark.rule("ML-CAP-04")
@pytest.mark.parametrize(
    "capture, elimination, traps, shown",
    [
        (10, 18, [NEUTRAL], ("preview-damage", {"damage": 6})),
        (6, 18, [NEUTRAL], ("preview-captures", {})),
        (6, 18, [], ("preview-damage", {"damage": 6})),
        (5, 6, [NEUTRAL], ("preview-slays", {})),
    ],
)
def test_ml_cap_04_letting_the_total_stand_says_what_it_would_do(
    capture: int, elimination: int, traps: list[str], shown: tuple[str, dict[str, int]]
) -> None:
    game = a_battle(
        {"left-1": {"member": "sckrat", "dice": "1 strength", "traps": traps}},
        **against("krinx", attack=0, capture_value=capture, elimination_value=elimination),
        roll=[6],
    )

    game.play("roll:strength")

    assert game.preview("stop") == shown


# -- attacking ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ML-ATK-01")
@pytest.mark.parametrize("roll, captor", [([4, 5, 3], ["geas"]), ([4, 5, 1], ["geas"]), ([4, 4, 1], [])])
def test_ml_atk_01_the_total_of_the_dice_is_compared_with_the_capture_value(roll: list[int], captor: list[str]) -> None:
    game = a_battle(
        {"left-1": {"member": "geas", "dice": "3 strength", "traps": [NEUTRAL]}},
        **against("krinx", attack=0, capture_value=10, elimination_value=16),
        roll=roll,
    )

    game.play("roll-all")

    assert (totals(game), captors(game), slayers(game)) == ([sum(roll)], captor, [])


@pytest.mark.rule("ML-ATK-02")
def test_ml_atk_02_a_talent_counts_even_against_the_wish_to_capture() -> None:
    game = a_battle(
        {"left-1": {"member": "taroa", "dice": "2 strength", "traps": [NEUTRAL]}},
        **against("krinx", attack=0, capture_value=10, elimination_value=14),
        roll=[6, 6],
    )

    game.play("roll-all")

    assert (totals(game), captors(game), slayers(game)) == ([14], [], ["taroa"])


@pytest.mark.rule("ML-ATK-02")
def test_ml_atk_02_talent_gear_and_traps_add_up_for_every_die_of_their_colour() -> None:
    game = a_battle(
        {"left-1": {"member": "taroa", "dice": "2 strength 1 magic", "traps": ["strength_plus_2"]}},
        **against("krinx", attack=0),
        gear={"taroa": ["pugnor"]},
        roll=[1, 2, 3],
    )

    game.play("roll-all")

    assert totals(game) == [1 + 2 + 3 + 2 * (1 + 1 + 2)]


@pytest.mark.rule("ML-ATK-02")
def test_ml_atk_02_a_reroll_need_not_be_used() -> None:
    game = a_battle({"left-1": {"member": "sckrat", "dice": "1 strength"}}, **against("krinx", attack=0), roll=[1])

    game.play("roll:strength")
    assert game.offers("reroll:strength-1", "stop")
    game.play("stop")

    assert totals(game) == [1]


def with_two_venoms() -> Sitting:
    """A total of 13 against an EV of 16, and 2 venoms on the token."""
    return a_battle(
        {"left-1": {"member": "geas", "dice": "3 strength", "venoms": 2}},
        **against("krinx", attack=0, elimination_value=16),
        roll=[5, 5, 3],
    ).play("roll-all")


@pytest.mark.rule("ML-ATK-03")
def test_ml_atk_03_each_venom_adds_two() -> None:
    game = with_two_venoms()

    game.play("venom", "venom")

    assert (totals(game), slayers(game), game.clan["venoms"]) == ([17], ["geas"], 0)


@pytest.mark.rule("ML-ATK-03")
def test_ml_atk_03_venoms_may_be_kept() -> None:
    game = with_two_venoms()

    game.play("stop")

    assert (totals(game), slayers(game), game.path("left-1")["venoms"]) == ([13], [], 2)


@pytest.mark.rule("ML-ATK-03")
def test_ml_atk_03_venoms_in_the_store_do_not_help() -> None:
    game = a_battle({"left-1": {"member": "geas", "dice": "1 strength"}}, **against("krinx", attack=0), venoms=3)

    assert (game.prompt, game.offers("venom")) == ("attack", False)


@pytest.mark.rule("ML-ATK-04")
def test_ml_atk_04_dice_are_rolled_singly_and_one_may_stop_to_capture() -> None:
    game = a_battle(
        {"left-1": {"member": "geas", "dice": "4 strength", "traps": [NEUTRAL]}},
        **against("krinx", attack=0, capture_value=8, elimination_value=14),
        roll=[5, 4, 6, 6],
    )

    game.play("roll:strength", "roll:strength", "stop")

    assert (game.happened("strikes")[0]["faces"], captors(game)) == ([5, 4], ["geas"])


@pytest.mark.rule("ML-ATK-04")
def test_ml_atk_04_dice_that_were_not_rolled_stay_so() -> None:
    game = a_battle(
        {
            "left-1": {"member": "geas", "dice": "3 strength 1 magic"},
            "left-2": {"member": "naiala", "dice": "1 strength"},
        },
        **against("krinx", attack=0),
        roll=[1],
    )

    game.play("roll:strength", "stop")

    assert game.path("left-1")["dice"] == {"strength": 2, "magic": 1}


def geas_declines() -> Sitting:
    """Geas has 3 dice and a +4 trap and declines; Naiala on the next path is asked."""
    return a_battle(
        {
            "left-1": {"member": "geas", "dice": "3 strength", "traps": ["plus_4"]},
            "left-2": {"member": "naiala", "dice": "1 strength", "seat": 1},
        },
        **against("krinx", attack=0, elimination_value=6),
        roll=[6],
        loot_offer=["brews", "supplies", "gold_12", "recruit"],
    ).play("decline")


@pytest.mark.rule("ML-ATK-05")
def test_ml_atk_05_who_declines_rolls_no_die_and_leaves_no_damage() -> None:
    game = geas_declines()

    assert (game.prompt, game.asked) == ("attack", 1)
    assert (totals(game), game.path("left-2")["carried"]) == ([], 0)


@pytest.mark.rule("ML-ATK-05")
def test_ml_atk_05_who_declines_has_had_its_turn_and_plunders() -> None:
    game = geas_declines()

    game.play("roll:strength")

    assert slayers(game) == ["naiala"]
    assert (game.prompt, game.asked) == ("plunder", 0)


def karunna_between_dice() -> Sitting:
    """Two dice show 2 and 6, the third is not rolled yet; a reroll, a venom and a loot token are at hand."""
    return a_battle(
        {"left-1": {"member": "karunna", "dice": "3 strength", "venoms": 1}},
        **against("krinx", attack=0, elimination_value=50),
        roll=[2, 6, 5, 4],
        loot=["strength_plus_2"],
    ).play("roll:strength", "roll:strength")


@pytest.mark.rule("ML-ATK-06")
def test_ml_atk_06_a_reroll_may_come_before_the_last_die_and_venom_after_it() -> None:
    game = karunna_between_dice()

    game.play("reroll:strength-2", "roll:strength", "venom")

    assert (game.happened("strikes")[0]["faces"], totals(game)) == ([5, 6, 4], [5 + 6 + 4 + 2])


@pytest.mark.rule("ML-ATK-06")
def test_ml_atk_06_loot_may_be_used_between_dice_and_counts_for_all_of_them() -> None:
    game = karunna_between_dice()

    game.play("use:strength_plus_2", "roll:strength", "stop")

    assert totals(game) == [2 + 6 + 5 + 3 * 2]


@pytest.mark.rule("ML-ATK-06")
def test_ml_atk_06_after_venom_nothing_is_rolled_or_rerolled() -> None:
    game = a_battle(
        {"left-1": {"member": "karunna", "dice": "3 strength", "venoms": 2}},
        **against("krinx", attack=0),
        roll=[2],
        loot=["strength_plus_2"],
    )

    game.play("roll:strength", "venom")

    assert game.keys == ["venom", "stop"]


@pytest.mark.rule("ML-ATK-06")
def test_ml_atk_06_dice_may_be_rolled_in_any_order() -> None:
    game = a_battle(
        {"left-1": {"member": "geas", "dice": "1 strength 1 magic"}},
        **against("krinx", attack=0),
        roll=[2],
    )
    assert game.offers("roll:strength", "roll:magic", "roll-all")

    game.play("roll:magic")

    assert game.view["roll"]["dice"] == [{"colour": "magic", "face": 2}]
    assert (game.offers("roll:strength"), game.offers("roll:magic")) == (True, False)


@pytest.mark.rule("ML-ATK-06")
@pytest.mark.parametrize("rolls", [["roll-all"], ["roll:strength", "roll-all"], ["roll:strength"] * 3])
def test_ml_atk_06_rolling_all_at_once_is_the_same_as_never_stopping(rolls: list[str]) -> None:
    game = a_battle({"left-1": {"member": "taroa", "dice": "3 strength"}}, **against("krinx", attack=0), roll=[2, 3, 4])

    game.play(*rolls)

    assert totals(game) == [9 + 3]


@pytest.mark.rule("ML-ATK-07")
def test_ml_atk_07_a_source_that_names_dice_rerolls_each_only_once() -> None:
    game = a_battle(
        {"left-1": {"member": "sckrat", "dice": "2 strength"}}, **against("krinx", attack=0), roll=[1, 4, 1]
    )

    game.play("roll-all", "reroll:strength-1")

    assert (game.offers("reroll:strength-4"), game.offers("reroll:strength-1")) == (True, False)
    assert game.refuses("reroll:strength-1")


@pytest.mark.rule("ML-ATK-07")
def test_ml_atk_07_a_source_that_names_dice_rerolls_no_more_than_that_many() -> None:
    game = a_battle(
        {"left-1": {"member": "sckrat", "dice": "3 strength", "venoms": 1}},
        **against("krinx", attack=0),
        roll=[1, 2, 3, 4, 5],
    )

    game.play("roll-all", "reroll:strength-1", "reroll:strength-2")

    assert game.keys == ["venom", "stop"]


@pytest.mark.rule("ML-ATK-07")
def test_ml_atk_07_a_source_that_names_times_may_reroll_the_same_die_again() -> None:
    game = a_battle(
        {"left-1": {"member": "karunna", "dice": "1 strength"}}, **against("krinx", attack=0), roll=[1, 2, 6]
    )

    game.play("roll:strength", "reroll:strength-1", "reroll:strength-2")

    assert game.happened("strikes")[0]["faces"] == [6]


@pytest.mark.rule("ML-ATK-07")
def test_ml_atk_07_a_worse_face_stands() -> None:
    game = a_battle(
        {"left-1": {"member": "kakron", "dice": "2 strength"}}, **against("krinx", attack=0), roll=[6, 5, 1]
    )

    game.play("roll-all", "reroll:strength-5")

    assert game.happened("strikes")[0]["faces"] == [6, 1]


@pytest.mark.rule("ML-ATK-07")
def test_ml_atk_07_of_equal_dice_the_one_for_the_stricter_source_is_rerolled() -> None:
    """Sckrat rerolls two dice once each; the loot, which may repeat a die, is kept for later."""
    game = a_battle(
        {"left-1": {"member": "sckrat", "dice": "2 strength"}},
        **against("krinx", attack=0),
        loot=["rerolls_4"],
        roll=[1, 1, 1, 1, 2, 2, 2, 6],
    )

    game.play("roll-all", "use:rerolls_4", "reroll:strength-1", "reroll:strength-1")
    game.play("reroll:strength-1", "reroll:strength-1", "reroll:strength-2", "reroll:strength-2")

    assert sorted(game.happened("strikes")[0]["faces"]) == [2, 6]


@pytest.mark.rule("ML-ATK-07")
def test_ml_atk_07_of_two_sources_for_each_die_once_the_fresh_die_goes_first() -> None:
    """Sckrat and Tergeo reroll two dice once each: four rerolls, though both dice show the same."""
    game = a_battle(
        {"left-1": {"member": "sckrat", "dice": "2 strength"}},
        **against("krinx", attack=0),
        gear={"sckrat": ["tergeo"]},
        roll=[1, 1, 1, 1, 1, 6],
    )

    game.play("roll-all", *["reroll:strength-1"] * 4)

    assert sorted(game.happened("strikes")[0]["faces"]) == [1, 6]


@pytest.mark.rule("ML-ATK-04", "ML-ATK-07")
def test_ml_atk_04_what_rolls_a_die_is_final_and_nothing_else_is() -> None:
    game = a_battle(
        {"left-1": {"member": "sckrat", "dice": "2 strength", "venoms": 1}}, **against("krinx", attack=0), roll=[1, 4]
    )
    assert [option.key for option in game.match.decision.options if option.final] == ["roll:strength", "roll-all"]

    game.play("roll-all")
    certain = [option.key for option in game.match.decision.options if option.final]
    assert certain == ["reroll:strength-1", "reroll:strength-4"]


def puargh_after_damage_of_thirteen(trap: str) -> Sitting:
    """Geas has left 13 on a monster with CV 12 and EV 20; Puargh has a trap and one die."""
    return a_battle(
        {
            "left-1": {"member": "geas", "dice": "3 strength", "seat": 1},
            "left-2": {"member": "puargh", "dice": "1 strength", "traps": [trap]},
        },
        **against("krinx", attack=0, capture_value=12, elimination_value=20),
        roll=[6, 6, 1],
    ).play("roll-all")


@pytest.mark.rule("ML-ATK-08")
def test_ml_atk_08_carried_damage_may_capture_without_a_roll() -> None:
    game = puargh_after_damage_of_thirteen(NEUTRAL)

    game.play("stop")

    assert (game.happened("strikes")[-1]["faces"], captors(game)) == ([], ["puargh"])


@pytest.mark.rule("ML-ATK-08")
def test_ml_atk_08_a_flat_trap_still_adds_and_can_make_it_an_elimination() -> None:
    game = puargh_after_damage_of_thirteen("plus_8")

    game.play("stop")

    assert (totals(game), captors(game), slayers(game)) == ([13, 21], [], ["puargh"])


# -- capturing and eliminating -----------------------------------------------------------------------------------------


def a_blow(member: str, roll: list[int], *traps: str, monster: str = "krinx", **given: int) -> Sitting:
    """A blow against CV 10 and EV 16 with rewards of 2 glory and 4 gold, or 4 glory and a trophy of 2."""
    figures = {
        "attack": 0,
        "capture_value": 10,
        "elimination_value": 16,
        "capture_glory": 2,
        "capture_gold": 4,
        "elimination_glory": 4,
        "trophy": 2,
        **given,
    }
    game = a_battle(
        {"left-1": {"member": member, "dice": f"{len(roll)} strength", "traps": traps}},
        **against(monster, "skyehn", **figures),
        roll=roll,
        glory=5,
        gold=7,
    )
    return game.play("roll-all")


@pytest.mark.rule("ML-CAP-01")
@pytest.mark.parametrize("roll", [[5, 5], [5, 5, 5]])
def test_ml_cap_01_from_the_capture_value_up_to_below_the_elimination_value(roll: list[int]) -> None:
    game = a_blow("geas", roll, NEUTRAL)

    assert (captors(game), game.glory, game.gold) == (["geas"], 5 + 2, 7 + 4)
    assert (game.clan["trophies"], game.view["discards"]["monsters"]) == ([], ["krinx"])


@pytest.mark.rule("ML-CAP-01", "ML-CAP-02")
def test_ml_cap_01_at_the_elimination_value_it_is_no_capture() -> None:
    game = a_blow("geas", [5, 5, 6], NEUTRAL)

    assert (captors(game), slayers(game), game.glory, game.gold) == ([], ["geas"], 5 + 4, 7)


@pytest.mark.rule("ML-CAP-01")
def test_ml_cap_01_without_a_trap_there_is_no_capture() -> None:
    game = a_blow("geas", [5, 5, 5])

    assert (captors(game), game.glory, game.path("left-1")["member"]) == ([], 5, "geas")


@pytest.mark.rule("ML-CAP-02")
def test_ml_cap_02_an_elimination_needs_no_trap_and_brings_a_trophy() -> None:
    game = a_blow("geas", [6, 6, 6])

    assert (slayers(game), game.glory, game.gold) == (["geas"], 5 + 4, 7)
    assert (game.clan["trophies"], game.clan["trophy_points"]) == (["krinx"], 2)
    assert game.view["discards"]["monsters"] == []


@pytest.mark.rule("ML-CAP-03")
def test_ml_cap_03_a_trophy_is_sold_for_five_gold_a_point_and_not_as_an_action() -> None:
    game = a_table(trophies=["korcko", "krinx"], gold=0)

    game.play("sell", "trophy:korcko")

    assert (game.gold, game.clan["trophies"], game.clan["trophy_points"]) == (15, ["krinx"], 1)
    assert (game.prompt, game.asked, game.view["discards"]["monsters"]) == ("turn", 0, ["korcko"])


@pytest.mark.rule("ML-MAT-06")
def test_ml_mat_06_taking_all_black_dice_away_is_not_final() -> None:
    """Without a die nothing is rolled, so that this can still be taken back."""
    game = a_battle({"left-1": {"member": "geas", "dice": "1 strength 2 magic"}}, **against("krinx", attack=2))

    assert [(option.key, option.final) for option in game.match.decision.options] == [
        ("ward:0", True),
        ("ward:1", True),
        ("ward:2", False),
    ]


@pytest.mark.rule("ML-CAP-03")
def test_ml_cap_03_a_trophy_shows_what_it_fetches() -> None:
    game = a_table(trophies=["korcko", "krinx"]).play("sell")

    assert [game.preview(key) for key in game.keys] == [
        ("preview-gain", {"gold": 15}),
        ("preview-gain", {"gold": 5}),
        ("", {}),
    ]


@pytest.mark.rule("ML-ATK-04", "ML-CAR-03")
def test_ml_atk_04_only_stopping_shows_what_the_total_does() -> None:
    game = a_battle({"left-1": {"member": "geas", "dice": "2 strength"}}, **against("krinx", attack=0), roll=[4])

    game.play("roll:strength")

    shown = {key: game.preview(key) for key in game.keys}
    assert shown == {"roll:strength": ("", {}), "stop": ("preview-damage", {"damage": 4})}


@pytest.mark.rule("ML-CAP-03", "ML-PLU-02")
@pytest.mark.parametrize("menu", ["sell", "loot"])
def test_ml_cap_03_who_looks_at_trophies_or_loot_need_not_use_any(menu: str) -> None:
    """The first token and the first monster of the box are there: going back must not be read as one of them."""
    game = a_table(trophies=["krinx", "korcko"], loot=["conquest_glory", "gold_10"], gold=0)
    before = (game.clan, game.view["discards"])

    game.play(menu, "back")

    assert (game.clan, game.view["discards"], game.prompt) == (*before, "turn")


@pytest.mark.rule("ML-CAP-03")
def test_ml_cap_03_a_trophy_may_be_sold_while_the_mercenary_attacks() -> None:
    game = a_battle(
        {"left-1": {"member": "geas", "dice": "2 strength"}}, **against("sckon", "kale", attack=0), trophies=["krinx"]
    )

    game.play("roll:strength", "sell", "trophy:krinx")

    assert (game.prompt, game.gold, game.offers("roll:strength")) == ("attack", 7 + 5, True)


@pytest.mark.rule("ML-CAP-04")
def test_ml_cap_04_a_bonus_for_capturing_does_not_eliminate() -> None:
    game = a_blow("torko", [5, 5, 4], NEUTRAL)

    assert (captors(game), slayers(game)) == (["torko"], [])


@pytest.mark.rule("ML-CAP-04")
def test_ml_cap_04_a_bonus_for_capturing_helps_to_capture() -> None:
    assert captors(a_blow("torko", [5, 2], NEUTRAL)) == ["torko"]
    assert captors(a_blow("torko", [5, 1], NEUTRAL)) == []


@pytest.mark.rule("ML-CAP-04")
def test_ml_cap_04_a_bonus_for_eliminating_cannot_be_waived() -> None:
    game = a_blow("naiala", [5, 5, 4], NEUTRAL)

    assert (captors(game), slayers(game)) == ([], ["naiala"])


@pytest.mark.rule("ML-CAP-04")
def test_ml_cap_04_a_bonus_for_eliminating_does_not_capture() -> None:
    game = a_blow("naiala", [5, 4], NEUTRAL)

    assert (captors(game), slayers(game)) == ([], [])


@pytest.mark.rule("ML-CAP-05")
@pytest.mark.parametrize(
    "member, traps, captor",
    [("geas", [NEUTRAL], []), ("geas", [NEUTRAL, "plus_4"], ["geas"]), ("saruna", [], ["saruna"])],
)
def test_ml_cap_05_turfus_needs_two_traps_and_saruna_none(member: str, traps: list[str], captor: list[str]) -> None:
    game = a_blow(member, [5, 5, 2], *traps, monster="turfus", capture_value=11, elimination_value=17)

    assert captors(game) == captor


@pytest.mark.rule("ML-CAP-05")
def test_ml_cap_05_traps_on_other_paths_do_not_count() -> None:
    game = a_battle(
        {
            "left-1": {"member": "naiala", "dice": "1 strength", "traps": [NEUTRAL]},
            "left-2": {"member": "geas", "dice": "2 strength"},
            "left-3": {"member": "torko", "dice": "1 strength", "traps": [NEUTRAL]},
        },
        **against("krinx", attack=0, capture_value=10, elimination_value=16),
        roll=[6, 6],
    )

    game.play("decline", "roll-all")

    assert (totals(game), captors(game)) == ([12], [])


def another_captures(bystander: str, loot: list[str]) -> Sitting:
    """A mercenary of the clan stands by on path 1 while Geas captures from path 2, for 2 glory."""
    return a_battle(
        {
            "left-1": {"member": bystander, "dice": "1 strength"},
            "left-2": {"member": "geas", "dice": "2 strength", "traps": [NEUTRAL]},
        },
        **against("krinx", attack=0, capture_value=10, elimination_value=16, capture_glory=2),
        roll=[6, 6],
        loot=loot,
        glory=5,
    ).play("decline", "roll-all")


@pytest.mark.rule("ML-CAP-06")
def test_ml_cap_06_a_talent_pays_only_for_the_deed_of_its_own_mercenary() -> None:
    assert another_captures("puargh", []).glory == 5 + 2
    assert another_captures("lusara", []).clan["potions"] == 0


@pytest.mark.rule("ML-CAP-06")
def test_ml_cap_06_a_talent_pays_who_does_the_deed() -> None:
    assert a_blow("puargh", [6, 6], NEUTRAL).glory == 5 + 2 + 1
    assert a_blow("lusara", [6, 6], NEUTRAL).clan["potions"] == 2
    assert a_blow("lusara", [6, 6, 6]).clan["potions"] == 2


@pytest.mark.rule("ML-CAP-06")
def test_ml_cap_06_glory_loot_may_be_discarded_for_the_deed_of_any_mercenary() -> None:
    game = another_captures("puargh", ["capture_glory", "elimination_glory"])
    assert (game.prompt, game.keys) == ("deed", ["use:capture_glory", "done"])

    game.play("use:capture_glory")

    assert (game.glory, game.clan["loot"]) == (5 + 2 + 3, ["elimination_glory"])


@pytest.mark.rule("ML-CAP-06")
def test_ml_cap_06_glory_loot_is_not_offered_later() -> None:
    game = another_captures("puargh", ["capture_glory"])

    game.play("done")

    assert (game.glory, game.clan["loot"]) == (5 + 2, ["capture_glory"])
    assert not game.offers("use:capture_glory")


# -- damage carried over -----------------------------------------------------------------------------------------------


@pytest.mark.rule("ML-CAR-01")
def test_ml_car_01_a_failed_attack_helps_the_next_path() -> None:
    game = a_battle(
        {
            "left-1": {"member": "geas", "dice": "2 strength", "seat": 1},
            "left-2": {"member": "torko", "dice": "2 strength"},
        },
        **against("krinx", attack=0, elimination_value=18, elimination_glory=3),
        roll=[5, 5, 4, 4],
        glory=5,
    )

    game.play("roll-all", "roll-all")

    assert (totals(game), slayers(game), game.glory) == ([10, 18], ["torko"], 5 + 3)


@pytest.mark.rule("ML-CAR-01")
def test_ml_car_01_the_next_path_faces_the_attack_before_it_adds_the_damage() -> None:
    game = a_battle(
        {
            "left-1": {"member": "geas", "dice": "1 strength", "traps": [NEUTRAL], "seat": 1},
            "left-2": {"member": "torko", "dice": "2 strength", "defense": 1},
        },
        **against("krinx", attack=1),
        attack=[1, 4],
        roll=[5],
    )

    game.play("roll:strength")

    assert (game.prompt, game.asked, game.path("left-2")["carried"]) == ("block", 0, 5)
    assert game.path("left-1")["tokens"] == 1


@pytest.mark.rule("ML-CAR-01")
def test_ml_car_01_the_damage_of_all_paths_to_the_left_adds_up() -> None:
    game = a_battle(
        {
            "left-1": {"member": "geas", "dice": "1 strength"},
            "left-2": {"member": "torko", "dice": "1 strength"},
            "left-4": {"member": "puargh", "dice": "1 strength"},
        },
        **against("krinx", attack=0),
        roll=[2, 3, 4],
    )

    game.play("roll:strength", "roll:strength", "roll:strength")

    assert totals(game) == [2, 5, 9]


@pytest.mark.rule("ML-CAR-02")
def test_ml_car_02_a_trap_changes_only_dice_of_its_own_path() -> None:
    game = a_battle(
        {
            "left-1": {"member": "geas", "dice": "2 strength", "traps": ["strength_plus_2"]},
            "left-2": {"member": "torko", "dice": "3 strength"},
        },
        **against("krinx", attack=0, capture_value=20, elimination_value=30),
        roll=[1, 2, 1, 2, 3],
    )

    game.play("roll-all", "roll-all")

    assert totals(game) == [3 + 4, 3 + 4 + 6]


@pytest.mark.rule("ML-CAR-02")
def test_ml_car_02_talent_and_gear_change_only_dice_of_their_own_path() -> None:
    game = a_battle(
        {
            "left-1": {"member": "taroa", "dice": "2 strength"},
            "left-2": {"member": "torko", "dice": "3 strength"},
        },
        **against("krinx", attack=0, elimination_value=30),
        gear={"taroa": ["pugnor"]},
        roll=[1, 2, 1, 2, 3],
    )

    game.play("roll-all", "roll-all")

    assert totals(game) == [3 + 4, 3 + 4 + 6]


@pytest.mark.rule("ML-CAR-03")
def test_ml_car_03_flat_traps_and_venom_are_carried_but_no_one_sided_bonus() -> None:
    game = a_battle(
        {
            "left-1": {"member": "naiala", "dice": "2 strength", "traps": ["plus_4"], "venoms": 1},
            "left-2": {"member": "geas", "dice": "1 strength"},
        },
        **against("krinx", attack=0, capture_value=20, elimination_value=30),
        roll=[5, 4],
    )

    game.play("roll-all", "venom")

    assert game.path("left-2")["carried"] == 9 + 4 + 2


@pytest.mark.rule("ML-CAR-03")
@pytest.mark.parametrize("member, loot, carried", [("torko", [], 5), ("geas", ["eliminate_6"], 5)])
def test_ml_car_03_neither_a_capture_bonus_nor_elimination_loot_is_carried(
    member: str, loot: list[str], carried: int
) -> None:
    game = a_battle(
        {"left-1": {"member": member, "dice": "1 strength"}, "left-2": {"member": "puargh", "dice": "1 strength"}},
        **against("krinx", attack=0, capture_value=20, elimination_value=30),
        roll=[5],
        loot=loot,
    )

    game.play("roll:strength", *[f"use:{kind}" for kind in loot])

    assert game.path("left-2")["carried"] == carried


@pytest.mark.rule("ML-CAR-03")
def test_ml_car_03_loot_per_die_is_carried() -> None:
    game = a_battle(
        {"left-1": {"member": "geas", "dice": "2 strength"}, "left-2": {"member": "puargh", "dice": "1 strength"}},
        **against("krinx", attack=0, elimination_value=30),
        roll=[5, 1],
        loot=["strength_plus_2"],
    )

    game.play("roll-all", "use:strength_plus_2")

    assert game.path("left-2")["carried"] == 6 + 4


@pytest.mark.rule("ML-CAR-03")
def test_ml_car_03_damage_lapses_when_the_battle_ends() -> None:
    game = a_battle(
        {
            "left-1": {"member": "geas", "dice": "1 strength"},
            "left-2": {"member": "puargh", "dice": "2 strength"},
            "left-3": {"member": "torko", "dice": "1 strength"},
        },
        **against("krinx", attack=0, elimination_value=16),
        roll=[5, 6, 6, 4],
    )

    game.play("roll:strength", "roll-all")

    assert (slayers(game), game.prompt, game.path("left-1")["damage"]) == (["puargh"], "conquest", 0)
    game.play("try")
    assert game.happened("conquest-rolled")[0]["total"] == 4


# -- the end of the battle ---------------------------------------------------------------------------------------------


def a_victory_by_path_2() -> Sitting:
    on = {"dice": "2 strength", "traps": [NEUTRAL], "defense": 1}
    game = a_battle(
        {
            "left-1": {"member": "geas", **on},
            "left-2": {"member": "puargh", **on},
            "left-4": {"member": "torko", **on, "seat": 1},
        },
        **against("krinx", attack=0, elimination_value=16),
        roll=[5, 6, 6],
    )
    return game.play("roll:strength", "stop", "roll-all")


@pytest.mark.rule("ML-EOB-01")
def test_ml_eob_01_a_victory_clears_the_paths_of_all_who_took_part() -> None:
    game = a_victory_by_path_2()

    assert (slayers(game), game.prompt, game.asked) == (["puargh"], "conquest", 1)
    for name in ("left-1", "left-2"):
        path = game.path(name)
        assert (path["dice"], path["tokens"], path["defense"]) == ({}, 0, 0)


@pytest.mark.rule("ML-EOB-01")
def test_ml_eob_01_who_has_not_fought_keeps_dice_and_tokens_for_the_conquest() -> None:
    game = a_victory_by_path_2()

    path = game.path("left-4")
    assert (path["dice"], path["tokens"], path["defense"]) == ({"strength": 2}, 1, 1)


@pytest.mark.rule("ML-EOB-01")
def test_ml_eob_01_after_a_victory_nobody_else_is_attacked() -> None:
    game = a_victory_by_path_2()

    assert [attack["member"] for attack in game.happened("monster-attacks")] == ["geas", "puargh"]


@pytest.mark.rule("ML-EOB-01")
def test_ml_eob_01_the_battle_ends_when_all_have_fought_and_failed() -> None:
    game = two_fail()

    assert [attack["member"] for attack in game.happened("monster-attacks")] == ["geas", "puargh"]
    assert (totals(game), game.prompt) == ([1, 2], "plunder")


def two_fail() -> Sitting:
    return a_battle(
        {"left-1": {"member": "geas", "dice": "1 strength"}, "left-2": {"member": "puargh", "dice": "1 strength"}},
        **against("surbol", attack=0),
        roll=[1, 1],
        loot_offer=["brews", "supplies", "gold_12", "recruit"],
    ).play("roll:strength", "roll:strength")


@pytest.mark.rule("ML-EOB-02")
def test_ml_eob_02_the_land_of_an_unbeaten_monster_cannot_be_conquered() -> None:
    game = two_fail().until("turn")

    assert (game.happened("conquest-rolled"), game.view["places"][0]["land"]) == ([], "skyehn")


@pytest.mark.rule("ML-EOB-02")
def test_ml_eob_02_an_unbeaten_monster_comes_to_the_entrance_in_clean_up_and_spreads_panic() -> None:
    game = two_fail()
    assert (game.monster("left"), game.monster("entrance")) == ("surbol", None)

    game.until("turn")

    assert (game.monster("entrance"), len(game.in_panic())) == ("surbol", 1)
    assert game.monster("left") not in ("surbol", None)
