"""The Citadel: its seven buildings and what they sell, brew, pay and take."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.monster_lands.setting import Sitting, a_battle, a_table

from muster.games.monster_lands.content.pieces import BUILDINGS, MineSpace
from muster.games.monster_lands.state import MEMBER_DECK, TRAP_DISCARD, TRAP_PILE
from muster.kernel.zones import EMPTY, Zone

SIX_TRAPS = ["plus_8", "strength_3", "plus_6", "strength_2", "magic_1", "plus_4"]  # prices 7, 6, 5, 4, 3, 3
FAMOUS = ["wondou", "saruna", "frunks", "trulina"]  # reputations 7, 6, 6, 6
ALL_PANIC = ["lodge", "alchemist", "tavern", "armory", "bazaar", "mine"]


def trap_ids(game: Sitting, *keys: str) -> tuple[int, ...]:
    numbers = {trap.key: trap.id for trap in game.box.traps}
    return tuple(sorted(numbers[key] for key in keys))


def prices(game: Sitting, kind: str) -> dict[str, int]:
    """What the options of a kind would cost."""
    return {key: game.preview(key)[1]["gold"] for key in game.keys if key.startswith(f"{kind}:")}


# -- all buildings -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("ML-CIT-01")
def test_ml_cit_01_a_double_space_takes_two_dice_or_none() -> None:
    game = a_table(dice="1 strength 1 magic")

    assert [key for key in game.keys if key.startswith("mine")] == ["mine:3"]
    assert game.reason("mine:1") == "refused-dice"


@pytest.mark.rule("ML-DEP-03")
@pytest.mark.parametrize("seats, reason", [(2, "refused-few-players"), (3, "")])
def test_ml_dep_03_a_space_closed_to_two_says_so(seats: int, reason: str) -> None:
    spaces = (MineSpace(1, 3, False), MineSpace(1, 2, True), MineSpace(1, 1, False), MineSpace(1, 1, False))
    game = a_table(seats=seats, dice="2 strength", figures={"box": {"*": {"mine": spaces}}})

    assert (game.offers("mine:2"), game.reason("mine:2")) == (not reason, reason)


@pytest.mark.parametrize("space, left", [("mine:1", 1), ("mine:3", 2), ("visit:armory", 2)])
@pytest.mark.rule("ML-CIT-01")
def test_ml_cit_01_how_many_dice_a_space_takes(space: str, left: int) -> None:
    game = a_table(dice="3 strength", gold=2)

    game.play(space)

    assert game.pool == (left, 0, ())


@pytest.mark.rule("ML-CIT-01")
def test_ml_cit_01_the_benefit_comes_at_once() -> None:
    game = a_table(dice="2 strength 1 magic", gold=2)

    game.play("visit:armory")
    assert (game.clan["defense"], game.gold) == (1, 0)

    game.play("alchemist:upper", "brew:3-0")
    assert (game.clan["potions"], game.view["phase"]) == (3, "deployment")


@pytest.mark.rule("ML-CIT-02")
def test_ml_cit_02_a_full_building_is_closed_but_never_the_pawn_shop() -> None:
    game = a_table(
        dice="2 magic",
        trophies=["krinx"],
        placed={"alchemist": [("magic", 0), ("magic", 0)], "pawn_shop": [("magic", 0)] * 20},
    )

    assert [game.reason(key) for key in ("alchemist:upper", "alchemist:lower")] == ["refused-full", "refused-full"]
    assert game.offers("pawn")


@pytest.mark.parametrize("building, spaces", [("lodge", 4), ("tavern", 4), ("armory", 3), ("bazaar", 3)])
@pytest.mark.rule("ML-CIT-02")
def test_ml_cit_02_a_row_is_closed_when_all_its_spaces_are_filled(building: str, spaces: int) -> None:
    dice = [("strength", 0)] * spaces
    full = a_table(seats=3, gold=20, placed={building: dice})
    one_free = a_table(seats=3, gold=20, placed={building: dice[1:]})

    assert (full.offers(f"visit:{building}"), full.reason(f"visit:{building}")) == (False, "refused-full")
    assert one_free.offers(f"visit:{building}")


@pytest.mark.parametrize("building", ["lodge", "tavern", "armory", "bazaar"])
@pytest.mark.rule("ML-CIT-02")
def test_ml_cit_02_shops_take_no_magic(building: str) -> None:
    game = a_table(dice="2 magic", gold=20)
    both = a_table(dice="1 magic 1 strength 3", gold=20)

    assert game.reason(f"visit:{building}") == "refused-dice"
    assert both.play(f"visit:{building}").keys == ["die:strength", "die:persuasion-3"]


@pytest.mark.rule("ML-CIT-03")
def test_ml_cit_03_one_gold_buys_nothing_with_a_strength_die() -> None:
    game = a_table(dice="2 strength", gold=1)

    assert game.reason("visit:armory") == "refused-gold"


@pytest.mark.rule("ML-CIT-03")
def test_ml_cit_03_one_gold_is_enough_with_a_persuasion_die() -> None:
    game = a_table(dice="1 strength 1", gold=1)

    game.play("visit:armory")  # only with the persuasion die, and only one token: nothing to choose

    assert (game.clan["defense"], game.gold, game.pool) == (1, 0, (1, 0, ()))


@pytest.mark.rule("ML-CIT-03")
def test_ml_cit_03_a_die_with_which_nothing_can_be_paid_is_not_offered() -> None:
    """Three gold would pay for beer, but in the Lodge traps cost four: only the persuasion dice will do."""
    lodge = ["strength_2", "plus_6", "plus_8", "strength_3", "magic_2", "magic_3"]  # from 4 gold up

    game = a_table(dice="1 strength 1 2", gold=3, lodge=lodge).play("visit:lodge")

    assert game.keys == ["die:persuasion-1", "die:persuasion-2", "back"]


@pytest.mark.rule("ML-CIT-04", "ML-PER-01")
def test_ml_cit_04_a_die_is_told_as_it_lies_there() -> None:
    game = a_table(dice="2 strength 3", gold=12)

    game.play("visit:armory", "die:persuasion-3", "armory:1").until("turn")
    game.play("visit:armory", "armory:1")

    assert [told["face"] for told in game.happened("face-placed")] == [3]
    assert [told["colour"] for told in game.happened("die-placed")] == ["strength"]


@pytest.mark.parametrize("gold, opens", [(1, False), (2, True)])
@pytest.mark.rule("ML-CIT-03")
def test_ml_cit_03_in_the_tavern_beer_is_enough(gold: int, opens: bool) -> None:
    game = a_table(dice="2 strength", gold=gold, tavern=FAMOUS)

    assert game.offers("visit:tavern") is opens


@pytest.mark.rule("ML-CIT-03")
def test_ml_cit_03_flat_discounts_count_too() -> None:
    lodge = ["strength_2", "plus_6", "plus_8", "strength_3", "magic_2", "magic_3"]  # from 4 gold up

    assert not a_table(gold=0, lodge=lodge).offers("visit:lodge")
    assert a_table(gold=0, lodge=lodge, members=["drapis", "wishor"]).offers("visit:lodge")


@pytest.mark.rule("ML-CIT-03")
def test_ml_cit_03_a_lower_die_may_pay_where_a_higher_one_does_not() -> None:
    """After a 5, a 4 takes 9 off, but a 6 takes off only 6."""
    game = a_table(
        dice="4 6",
        gold=1,
        bazaar=["pugnor", "noxx", "tergeo"],
        placed={"bazaar": [("persuasion", 5)]},
        figures={"gear": {key: {"price": 10} for key in ("pugnor", "noxx", "tergeo")}},
    )

    game.play("visit:bazaar", "equip:noxx")

    assert (game.gold, game.pool[2]) == (0, (6,))


@pytest.mark.parametrize("building, answers", [("bazaar", ["equip:noxx", "carry:kakron"]), ("armory", ["armory:1"])])
@pytest.mark.rule("ML-CIT-04")
def test_ml_cit_04_the_next_die_lies_on_the_leftmost_free_space(building: str, answers: list[str]) -> None:
    game = a_table(
        seats=3,
        dice="2 strength 3",
        gold=20,
        bazaar=["pugnor", "noxx", "tergeo"],
        placed={building: [("persuasion", 5), ("strength", 0)]},
    )

    game.play(f"visit:{building}", "die:persuasion-3", *answers)

    dice = game.building(building)["dice"]
    assert [die["space"] for die in dice] == [1, 2, 3]
    assert [(die["colour"], die["face"]) for die in dice] == [("persuasion", 5), ("strength", None), ("persuasion", 3)]


# -- the Hunter's Lodge ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("die, paid", [("die:persuasion-5", 7 - 5), ("die:strength", 7)])
@pytest.mark.rule("ML-LOD-01")
def test_ml_lod_01_a_discount_is_taken_once_from_the_sum(die: str, paid: int) -> None:
    game = a_table(dice="1 strength 5", gold=20, lodge=SIX_TRAPS)

    game.play("visit:lodge", die, "buy:plus_4", "buy:strength_2", "done")

    assert (game.gold, sorted(game.traps)) == (20 - paid, ["plus_4", "strength_2"])


@pytest.mark.rule("ML-LOD-01")
def test_ml_lod_01_the_sum_does_not_fall_below_1() -> None:
    game = a_table(dice="1 strength 5", gold=20, lodge=SIX_TRAPS)

    game.play("visit:lodge", "die:persuasion-5", "buy:plus_4", "done")

    assert game.gold == 19


@pytest.mark.rule("ML-LOD-01")
def test_ml_lod_01_only_what_can_be_paid() -> None:
    game = a_table(dice="2 strength", gold=7, lodge=SIX_TRAPS)

    game.play("visit:lodge", "buy:plus_4")

    assert game.keys == ["done", "buy:strength_2", "buy:magic_1"]
    assert game.reason("buy:plus_6") == "refused-price"


@pytest.mark.rule("ML-LOD-02")
def test_ml_lod_02_at_least_one_trap() -> None:
    game = a_table(dice="2 strength", gold=20, lodge=SIX_TRAPS)

    game.play("visit:lodge")

    assert game.refuses("done")
    assert game.play("buy:plus_4").offers("done")


@pytest.mark.rule("ML-LOD-02")
def test_ml_lod_02_at_least_one_defense_token() -> None:
    game = a_table(dice="2 strength", gold=20)

    assert game.play("visit:armory").keys == ["armory:1", "armory:2", "armory:3"]


@pytest.mark.rule("ML-LOD-02")
def test_ml_lod_02_gaps_are_filled_after_the_purchase() -> None:
    game = a_table(dice="2 strength", gold=40, lodge=SIX_TRAPS)

    game.play("visit:lodge", *[f"buy:{trap}" for trap in SIX_TRAPS[:5]])
    assert (game.view["lodge"], game.view["decks"]["traps"]) == (["plus_4"], 36)

    game.play("buy:plus_4")  # nothing is left to choose, so the purchase is done
    assert (game.gold, len(game.traps), game.prompt) == (40 - 28, 6, "drop")
    assert (len(game.view["lodge"]), game.view["decks"]["traps"]) == (6, 30)


@pytest.mark.rule("ML-LOD-03")
def test_ml_lod_03_five_traps_are_kept_and_those_on_paths_do_not_count() -> None:
    game = a_table(
        members=["drapis", "geas"],
        traps=["strength_1", "strength_1", "magic_2", "magic_3"],
        on={"left-1": {"member": "geas", "dice": "1 strength", "traps": ["magic_plus_1", "magic_plus_2"]}},
        lodge=SIX_TRAPS,
        gold=20,
    )

    game.play("visit:lodge", "buy:plus_4", "buy:magic_1", "buy:strength_2", "done")
    assert (game.prompt, len(game.traps)) == ("drop", 7)

    game.play("drop:strength_1", "drop:plus_4")
    assert sorted(game.traps) == ["magic_1", "magic_2", "magic_3", "strength_1", "strength_2"]
    assert (game.prompt, game.path("left-1")["tokens"]) == ("turn", 2)


@pytest.mark.rule("ML-LOD-03")
def test_ml_lod_03_exactly_five_are_no_excess() -> None:
    game = a_table(traps=["strength_1"] * 3 + ["magic_2"], lodge=SIX_TRAPS, gold=20)

    game.play("visit:lodge", "buy:plus_4", "done")

    assert (game.prompt, len(game.traps)) == ("turn", 5)


@pytest.mark.rule("ML-LOD-04")
def test_ml_lod_04_any_trap_may_go_the_new_one_too() -> None:
    stored = ["strength_1", "magic_2", "magic_3", "magic_plus_1", "initial"]
    game = a_table(traps=stored, lodge=SIX_TRAPS, gold=20)

    game.play("visit:lodge", "buy:plus_4", "done")

    assert sorted(game.keys) == sorted(f"drop:{trap}" for trap in [*stored, "plus_4"])
    assert sorted(game.play("drop:plus_4").traps) == sorted(stored)


@pytest.mark.parametrize("goods", ["potions", "venoms"])
@pytest.mark.rule("ML-LOD-04")
def test_ml_lod_04_what_comes_home_keeps_to_the_limit_too(goods: str) -> None:
    stored: dict[str, Any] = {goods: 2}
    game = a_table(
        members=["drapis", "geas"],
        on={"left-1": {"member": "geas", "dice": "1 strength", goods: 2}},
        dice="",
        start="clean_up",
        **stored,
    )

    assert (game.view["round"], game.clan[goods]) == (2, 3)


@pytest.mark.rule("ML-LOD-05")
def test_ml_lod_05_the_next_buyer_finds_six_traps_again() -> None:
    game = a_table(
        dice="1 strength",
        lodge=SIX_TRAPS,
        gold=20,
        others={1: {"dice": "1 strength"}},
        loads={"traps": ["magic_3", "magic_2"]},
    )

    game.play("visit:lodge", "buy:plus_4", "buy:magic_1", "done")

    assert game.asked == 1
    assert sorted(game.view["lodge"]) == ["magic_2", "magic_3", "plus_6", "plus_8", "strength_2", "strength_3"]


@pytest.mark.rule("ML-LOD-05")
def test_ml_lod_05_discarded_traps_become_a_new_pile() -> None:
    game = a_table(lodge=SIX_TRAPS, gold=30)
    discards = ["strength_1", "magic_3", "magic_plus_1", "strength_plus_1"]
    game.table.zones[TRAP_PILE] = Zone(trap_ids(game, "magic_2"))
    game.table.zones[TRAP_DISCARD] = Zone(trap_ids(game, *discards))

    game.play("visit:lodge", "buy:plus_4", "buy:magic_1", "buy:strength_2", "done")

    new = [trap for trap in game.view["lodge"] if trap not in SIX_TRAPS]
    assert ("magic_2" in new, len(new)) == (True, 3)
    assert {trap for trap in new if trap != "magic_2"} < set(discards)
    assert (game.view["decks"]["traps"], game.view["zones"]["trap-discard"]) == (2, [])


@pytest.mark.parametrize("seat", [1, None])
@pytest.mark.rule("ML-LOD-06")
def test_ml_lod_06_others_do_not_see_which_trap_is_stored(seat: int | None) -> None:
    one, other = (a_table(traps=["strength_1", trap], lodge=SIX_TRAPS) for trap in ("plus_4", "plus_8"))

    assert one.view_of(seat) == other.view_of(seat)
    assert one.view_of(seat)["clans"][0]["traps"] == 2
    assert one.view_of(0) != other.view_of(0)


@pytest.mark.parametrize("seat", [1, None])
@pytest.mark.rule("ML-LOD-06")
def test_ml_lod_06_others_do_not_see_which_trap_lies_on_a_path(seat: int | None) -> None:
    one, other = (
        a_table(
            members=["drapis", "geas"],
            on={"left-1": {"member": "geas", "dice": "1 strength", "traps": [trap]}},
            lodge=SIX_TRAPS,
        )
        for trap in ("plus_4", "plus_8")
    )

    assert one.view_of(seat) == other.view_of(seat)
    assert one.path("left-1")["tokens"] == 1
    assert one.view_of(0) != other.view_of(0)


@pytest.mark.rule("ML-LOD-06")
def test_ml_lod_06_a_bought_trap_is_among_the_face_down_ones() -> None:
    game = a_table(traps=["initial"], lodge=SIX_TRAPS, gold=20)

    game.play("visit:lodge", "buy:plus_4", "done")

    assert game.view_of(1)["zones"]["store-0"] == [None, None]
    assert sorted(game.view_of(0)["zones"]["store-0"]) == ["initial", "plus_4"]


@pytest.mark.rule("ML-LOD-06")
def test_ml_lod_06_a_trap_is_laid_face_down() -> None:
    game = a_table(
        members=["drapis", "geas"], traps=["plus_4", "plus_8"], dice="6 strength 4 magic", entrance="krinx", gold=0
    )

    game.play("outside:entrance", "path:1", "send:geas", "lay:plus_8", "done")

    assert game.view_of(1)["zones"]["tokens-entrance-1"] == [None]
    assert game.view_of(0)["zones"]["tokens-entrance-1"] == ["plus_8"]
    assert "plus_8" not in str(game.match.events(1))


@pytest.mark.parametrize("seat", [0, 1, None])
@pytest.mark.rule("ML-LOD-07")
def test_ml_lod_07_discarded_traps_lie_face_up(seat: int | None) -> None:
    game = a_table(traps=["strength_1"] * 2 + ["magic_2"] * 2 + ["plus_4"], lodge=SIX_TRAPS, gold=20)

    game.play("visit:lodge", "buy:magic_1", "done", "drop:plus_4")

    assert game.view_of(seat)["zones"]["trap-discard"] == ["plus_4"]


@pytest.mark.rule("ML-LOD-07")
def test_ml_lod_07_traps_spent_on_a_path_lie_face_up_too() -> None:
    game = a_table(
        members=["drapis", "geas"],
        on={"left-1": {"member": "geas", "dice": "1 strength", "traps": ["plus_4", "plus_8"]}},
        dice="",
        start="clean_up",
    )

    assert game.view_of(1)["zones"]["trap-discard"] == ["plus_4", "plus_8"]


@pytest.mark.parametrize("seat", [1, None])
@pytest.mark.rule("ML-LOD-08")
def test_ml_lod_08_everyone_sees_an_initial_trap_on_a_path_but_not_the_one_beside_it(seat: int | None) -> None:
    one, other = (
        a_table(
            members=["drapis", "geas"],
            on={"left-1": {"member": "geas", "dice": "1 strength", "traps": ["initial", trap]}},
            lodge=SIX_TRAPS,
        )
        for trap in ("plus_4", "plus_8")
    )

    path = one.view_of(seat)["places"][0]["paths"][0]
    assert (path["tokens"], path["initial_traps"]) == (2, 1)
    assert one.view_of(seat) == other.view_of(seat)


@pytest.mark.parametrize("seat", [1, None])
@pytest.mark.rule("ML-LOD-08")
def test_ml_lod_08_everyone_sees_which_clan_still_stores_one(seat: int | None) -> None:
    game = a_table(traps=["initial", "plus_4"], others={1: {"traps": ["plus_8"]}}, lodge=SIX_TRAPS)

    clans = game.view_of(seat)["clans"]

    assert [(clan["traps"], clan["initial_traps"]) for clan in clans] == [(2, 1), (1, 0)]


# -- the Alchemist -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "space, mixes",
    [
        ("alchemist:upper", ["brew:3-0", "brew:2-1", "brew:1-2", "brew:0-3"]),
        ("alchemist:lower", ["brew:2-0", "brew:1-1", "brew:0-2"]),
    ],
)
@pytest.mark.rule("ML-ALC-01")
def test_ml_alc_01_three_tokens_above_and_two_below_in_any_mix(space: str, mixes: list[str]) -> None:
    game = a_table(dice="2 magic", gold=0)

    assert game.play(space).keys == mixes


@pytest.mark.rule("ML-ALC-01")
def test_ml_alc_01_a_magic_die_for_two_potions_and_a_venom() -> None:
    game = a_table(dice="2 magic", gold=4)

    game.play("alchemist:upper", "brew:2-1")

    assert (game.clan["potions"], game.clan["venoms"], game.gold) == (2, 1, 4)
    assert (game.pool, game.offers("alchemist:upper"), game.offers("alchemist:lower")) == ((0, 1, ()), False, True)


@pytest.mark.parametrize("mix, kept", [("brew:3-0", (3, 0)), ("brew:2-1", (3, 1)), ("brew:1-2", (3, 2))])
@pytest.mark.rule("ML-ALC-02")
def test_ml_alc_02_three_potions_and_those_on_paths_do_not_count(mix: str, kept: tuple[int, int]) -> None:
    game = a_table(
        members=["drapis", "geas"],
        on={"left-1": {"member": "geas", "dice": "1 strength", "potions": 1}},
        potions=2,
        dice="2 magic",
    )

    game.play("alchemist:upper", mix)

    assert (game.clan["potions"], game.clan["venoms"], game.path("left-1")["potions"]) == (*kept, 1)


@pytest.mark.rule("ML-ALC-02")
def test_ml_alc_02_three_venoms() -> None:
    game = a_table(venoms=2, dice="2 magic")

    assert game.play("alchemist:upper", "brew:0-3").clan["venoms"] == 3


# -- the Tavern --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ML-TAV-01")
def test_ml_tav_01_a_mercenary_for_the_hire_cost() -> None:
    game = a_table(gold=7, glory=5, tavern=["wormee", "wondou", "saruna", "frunks"])

    game.play("visit:tavern", "hire:wormee")

    assert (game.gold, game.members()) == (2, ["drapis", "kakron", "wormee"])


@pytest.mark.rule("ML-TAV-01")
def test_ml_tav_01_or_a_novice() -> None:
    game = a_table(gold=7, tavern=FAMOUS)

    game.play("visit:tavern", "hire:novice_1")

    assert (game.gold, game.members(), game.view["novices"]) == (4, ["drapis", "kakron", "novice_1"], 7)


@pytest.mark.rule("ML-TAV-01")
def test_ml_tav_01_a_single_newcomer() -> None:
    game = a_table(gold=20, tavern=["shandee", "nuduru", "lorios", "guster"], others={1: {"dice": "1 strength"}})

    game.play("visit:tavern", "hire:shandee")

    assert (game.prompt, game.asked) == ("turn", 1)


@pytest.mark.rule("ML-TAV-01")
def test_ml_tav_01_who_is_too_dear_is_not_hired() -> None:
    game = a_table(gold=4, tavern=["wormee", "shandee", "saruna", "frunks"])

    game.play("visit:tavern")

    assert (game.offers("hire:shandee"), game.reason("hire:wormee")) == (True, "refused-price")


@pytest.mark.rule("ML-TAV-02")
def test_ml_tav_02_only_up_to_the_excess_glory() -> None:
    game = a_table(
        members=["drapis", "kakron", "geas"], glory=9, gold=20, tavern=["naiala", "karunna", "torko", "sckrat"]
    )

    game.play("visit:tavern")

    assert [key for key in game.keys if key.startswith("hire")] == ["hire:naiala", "hire:torko", "hire:novice_1"]
    assert game.reason("hire:karunna") == "refused-reputation"


@pytest.mark.parametrize("member", ["taron", "nuduru", "guster", "lorios"])
@pytest.mark.rule("ML-TAV-02")
def test_ml_tav_02_affinity_does_not_matter(member: str) -> None:
    game = a_table(tavern=["taron", "nuduru", "guster", "lorios"])

    assert member in game.play("visit:tavern", f"hire:{member}").members()


@pytest.mark.rule("ML-TAV-02")
def test_ml_tav_02_without_excess_glory_nobody_comes_and_nobody_leaves() -> None:
    game = a_table(
        members=["drapis", "kakron", "geas"], glory=5, gold=20, tavern=["taron", "nuduru", "guster", "lorios"]
    )

    game.play("visit:tavern")

    assert game.keys == ["hire:novice_1", "beer"]
    assert game.members() == ["drapis", "kakron", "geas"]


@pytest.mark.rule("ML-TAV-03")
def test_ml_tav_03_a_newcomer_brings_reputation_and_dice() -> None:
    game = a_table(
        dice="2 strength",
        tavern=["shandee", "wondou", "saruna", "frunks"],
        figures={"members": {"shandee": {"dice": (0, 1, 1)}}},
        loads={"persuasion": [6]},
    )

    game.play("visit:tavern", "hire:shandee")

    assert (game.reputation, game.pool) == (4, (1, 1, (6,)))


@pytest.mark.rule("ML-TAV-03")
def test_ml_tav_03_the_new_dice_must_be_used_in_this_phase() -> None:
    game = a_table(dice="1 strength", tavern=["nuduru", "wondou", "saruna", "frunks"])

    game.play("visit:tavern", "hire:nuduru")

    assert (game.view["round"], game.asked, game.reason("pass")) == (1, 0, "refused-pass")


@pytest.mark.rule("ML-TAV-04")
def test_ml_tav_04_the_next_card_fills_the_dock_at_once() -> None:
    game = a_table(
        tavern=["wondou", "nuduru", "saruna", "frunks"],
        others={1: {"dice": "1 strength"}},
        loads={"mercenaries": ["torko"]},
    )

    game.play("visit:tavern", "hire:nuduru")

    assert (game.asked, game.view["tavern"]) == (1, ["wondou", "torko", "saruna", "frunks"])


@pytest.mark.rule("ML-TAV-04")
def test_ml_tav_04_a_novice_leaves_no_dock_empty() -> None:
    game = a_table(tavern=FAMOUS)

    game.play("visit:tavern", "hire:novice_1")

    assert (game.view["tavern"], game.view["decks"]["mercenaries"]) == (FAMOUS, 24)


@pytest.mark.rule("ML-TAV-04")
def test_ml_tav_04_three_are_on_offer_in_solo() -> None:
    game = a_table(seats=1, tavern=["nuduru", "saruna", "frunks"], loads={"mercenaries": ["torko"]})

    game.play("visit:tavern", "hire:nuduru")

    assert game.view["tavern"] == ["torko", "saruna", "frunks"]


@pytest.mark.rule("ML-TAV-04")
def test_ml_tav_04_with_deck_and_discards_empty_a_dock_stays_empty_and_nobody_is_announced() -> None:
    game = a_table(tavern=["wondou", "nuduru", "saruna", "frunks"])
    game.table.zones[MEMBER_DECK] = EMPTY
    before = len(game.happened("mercenary-shown"))

    game.play("visit:tavern", "hire:nuduru")

    assert game.view["tavern"] == ["wondou", None, "saruna", "frunks"]
    assert len(game.happened("mercenary-shown")) == before


@pytest.mark.rule("ML-TAV-04")
def test_ml_tav_04_discarded_mercenaries_become_a_new_deck() -> None:
    game = a_table(tavern=["wondou", "nuduru", "saruna", "frunks"])
    game.table.member_discard = game.table.zones[MEMBER_DECK].cards[:1]
    game.table.zones[MEMBER_DECK] = EMPTY
    discarded = game.view["discards"]["mercenaries"]

    game.play("visit:tavern", "hire:nuduru")

    assert game.view["tavern"] == ["wondou", *discarded, "saruna", "frunks"]
    assert game.view["discards"]["mercenaries"] == []


@pytest.mark.parametrize("glory", [6, 4, 0])
@pytest.mark.rule("ML-TAV-05")
def test_ml_tav_05_a_novice_comes_without_excess_glory(glory: int) -> None:
    game = a_table(
        members=["drapis", "kakron", "karunna"], glory=glory, gold=3, tavern=["taron", "nuduru", "guster", "lorios"]
    )

    game.play("visit:tavern")
    assert game.keys == ["hire:novice_1", "beer"]

    game.play("hire:novice_1")
    assert (game.gold, game.reputation, game.building("tavern")["dice"][0]["seat"]) == (0, 6, 0)


@pytest.mark.rule("ML-TAV-02", "ML-TAV-07")
@pytest.mark.parametrize("glory, excess", [(9, 3), (6, 0), (4, 0)])
def test_ml_tav_02_a_refusal_names_the_excess_glory_which_is_never_less_than_none(glory: int, excess: int) -> None:
    game = a_table(members=["drapis", "kakron", "karunna"], glory=glory, gold=9, tavern=["wondou"])

    game.play("visit:tavern")
    refusal = next(no for no in game.match.decision.refused() if no.option.key == "hire:wondou")

    assert refusal.reason.saying.params == {"reputation": 7, "excess": excess}


@pytest.mark.rule("ML-TAV-05")
def test_ml_tav_05_a_novice_who_is_too_dear_is_shown_as_refused() -> None:
    game = a_table(
        members=["drapis", "kakron"], gold=2, tavern=["nuduru"], figures={"members": {"nuduru": {"cost": 2}}}
    )

    game.play("visit:tavern")

    assert (game.offers("hire:novice_1"), game.reason("hire:novice_1")) == (False, "refused-price")


@pytest.mark.parametrize("answers, paid", [([], 3 - 2), (["discount:vaidala"], 0)])
@pytest.mark.rule("ML-TAV-05")
def test_ml_tav_05_discounts_lower_the_price_of_a_novice(answers: list[str], paid: int) -> None:
    game = a_table(members=["drapis", "vaidala"], dice="1 strength 2", gold=7, tavern=FAMOUS)

    game.play("visit:tavern", "die:persuasion-2", *answers)
    assert prices(game, "hire") == {"hire:novice_1": paid}

    game.play("hire:novice_1")
    assert game.gold == 7 - paid


RYNIA: dict[str, Any] = {
    "members": ["drapis", "kakron", "lorios"],
    "lands": {"rynia": "lorios"},
    "glory": 6,
    "gold": 5,
    "dice": "3 strength",
    "tavern": ["shandee", "frunks", "wormee", "trulina"],
}


@pytest.mark.rule("ML-TAV-06")
def test_ml_tav_06_a_free_hire_keeps_to_the_excess_glory() -> None:
    game = a_table(**RYNIA)

    assert game.play("land:rynia").keys == ["hire:shandee", "hire:wormee"]  # neither beer nor a novice


@pytest.mark.rule("ML-TAV-06")
def test_ml_tav_06_a_free_hire_needs_neither_gold_nor_an_open_tavern() -> None:
    game = a_table(**RYNIA, panic=["tavern"], placed={"tavern": [("strength", 0)] * 3})

    game.play("land:rynia", "hire:shandee")

    assert (game.gold, game.members()) == (5, ["drapis", "kakron", "lorios", "shandee"])
    assert (game.pool, len(game.building("tavern")["dice"])) == ((3 - 2 + 1, 1, ()), 3)


@pytest.mark.rule("ML-TAV-06")
def test_ml_tav_06_recruit_loot_is_a_free_hire_too() -> None:
    game = a_table(**{**RYNIA, "lands": {}}, loot=["recruit"], panic=["tavern"])

    game.play("loot", "use:recruit")
    assert game.keys == ["hire:shandee", "hire:wormee"]

    game.play("hire:wormee")
    assert (game.gold, game.reputation, len(game.view["tavern"])) == (5, 6, 4)


@pytest.mark.rule("ML-TAV-06")
def test_ml_tav_06_without_excess_glory_there_is_no_free_hire() -> None:
    game = a_table(**{**RYNIA, "glory": 3}, loot=["recruit"])

    assert not game.offers("land:rynia")
    assert not game.offers("loot")


def wounded_by_abysur(glory: int) -> Sitting:
    return a_battle(
        {"left-1": {"member": "shandee"}},
        members=["drapis", "kakron"],
        glory=glory,
        monster="abysur",
        land="kale",
        attack=[6, 1],
    ).play("take")


@pytest.mark.rule("ML-TAV-07")
def test_ml_tav_07_glory_below_reputation_costs_nothing_else() -> None:
    game = wounded_by_abysur(glory=4)

    assert (game.glory, game.reputation, game.clan["excess"]) == (3, 4, -1)
    assert game.members() == ["drapis", "kakron", "shandee"]


@pytest.mark.rule("ML-TAV-07")
def test_ml_tav_07_only_a_novice_comes_below_reputation() -> None:
    game = a_table(
        members=["drapis", "kakron", "shandee"], glory=3, gold=9, tavern=["taron", "nuduru", "guster", "lorios"]
    )

    assert game.play("visit:tavern").keys == ["hire:novice_1", "beer"]


@pytest.mark.rule("ML-TAV-07")
def test_ml_tav_07_glory_never_goes_below_0() -> None:
    assert wounded_by_abysur(glory=0).glory == 0


@pytest.mark.rule("ML-TAV-07")
def test_ml_tav_07_glory_has_no_upper_limit() -> None:
    game = a_table(members=["drapis", "nuduru"], lands={"negueria": "nuduru"}, glory=49, dice="2 strength 1 magic 3")

    game.play("land:negueria", "die:strength", "die:magic")

    assert game.glory == 51


@pytest.mark.rule("ML-TAV-08")
def test_ml_tav_08_beer_brings_new_mercenaries_and_costs_its_full_price() -> None:
    game = a_table(
        dice="1 strength 4",
        gold=8,
        glory=10,
        tavern=FAMOUS,
        loads={"mercenaries": ["geas", "dolfus", "torko", "naiala"]},
    )

    game.play("visit:tavern", "die:persuasion-4")
    assert game.preview("beer") == ("preview-price", {"gold": 2})

    game.play("beer")
    assert (game.gold, game.view["tavern"]) == (6, ["geas", "dolfus", "torko", "naiala"])

    game.play("hire:dolfus")
    assert (game.gold, game.members()) == (3, ["drapis", "kakron", "dolfus"])


@pytest.mark.rule("ML-TAV-08")
def test_ml_tav_08_flat_discounts_do_not_lower_the_price_of_beer() -> None:
    game = a_table(members=["drapis", "vaidala"], gold=8, tavern=FAMOUS)

    game.play("visit:tavern", "discount:vaidala", "beer")

    assert game.gold == 6


@pytest.mark.rule("ML-TAV-08")
def test_ml_tav_08_beer_comes_after_the_die() -> None:
    game = a_table(dice="2 strength", gold=8, tavern=FAMOUS)
    assert not game.offers("beer")

    game.play("visit:tavern")

    assert game.offers("beer")
    assert len(game.building("tavern")["dice"]) == 1


@pytest.mark.rule("ML-TAV-09")
def test_ml_tav_09_a_die_may_be_placed_just_for_beer() -> None:
    new = ["timbulu", "taroa", "karunna", "lusara"]
    game = a_table(gold=2, tavern=FAMOUS, loads={"mercenaries": new})

    game.play("visit:tavern", "die:strength")  # only beer can be paid, and nobody afterwards

    assert (game.gold, game.view["tavern"], game.members()) == (0, new, ["drapis", "kakron"])
    assert (game.prompt, game.pool) == ("turn", (1, 0, ()))


@pytest.mark.rule("ML-TAV-09")
def test_ml_tav_09_who_leaves_is_discarded_and_novices_stay() -> None:
    game = a_table(gold=8, tavern=FAMOUS)

    game.play("visit:tavern", "beer")

    assert sorted(game.view["discards"]["mercenaries"]) == sorted(FAMOUS)
    assert (game.view["novices"], game.offers("hire:novice_1")) == (8, True)


@pytest.mark.rule("ML-TAV-09")
def test_ml_tav_09_beer_only_once_per_visit() -> None:
    game = a_table(gold=20, tavern=FAMOUS)

    game.play("visit:tavern", "beer")
    assert not game.offers("beer")

    assert game.play("done", "visit:tavern").offers("beer")


@pytest.mark.rule("ML-TAV-09")
def test_ml_tav_09_without_beer_somebody_must_be_hired() -> None:
    game = a_table(gold=20, tavern=FAMOUS)

    game.play("visit:tavern")
    assert not game.offers("done")

    game.play("beer", "done")
    assert (game.prompt, game.members()) == ("turn", ["drapis", "kakron"])


# -- the Armory --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "die, costs",
    [
        ("die:strength", {"armory:1": 2, "armory:2": 4, "armory:3": 6}),
        ("die:persuasion-4", {"armory:1": 1, "armory:2": 1, "armory:3": 2}),
    ],
)
@pytest.mark.rule("ML-ARM-01")
def test_ml_arm_01_two_gold_a_token_and_one_discount_on_the_sum(die: str, costs: dict[str, int]) -> None:
    game = a_table(dice="1 strength 4", gold=7)

    game.play("visit:armory", die)
    assert prices(game, "armory") == costs

    game.play("armory:3")
    assert (game.gold, game.clan["defense"]) == (7 - costs["armory:3"], 3)


@pytest.mark.rule("ML-ARM-01")
def test_ml_arm_01_as_many_as_can_be_paid() -> None:
    game = a_table(dice="2 strength", gold=5)

    assert game.play("visit:armory").keys == ["armory:1", "armory:2"]


@pytest.mark.rule("ML-ARM-02")
def test_ml_arm_02_five_defense_tokens_are_kept() -> None:
    game = a_table(defense=4, gold=7)

    game.play("visit:armory", "armory:3")

    assert (game.clan["defense"], game.gold) == (5, 1)
    assert game.happened("goods-over") == [{"seat": 0, "goods": "defense", "number": 2}]


@pytest.mark.rule("ML-ARM-02")
def test_ml_arm_02_tokens_on_a_path_do_not_count() -> None:
    game = a_table(
        members=["drapis", "geas"],
        on={"left-1": {"member": "geas", "dice": "1 strength", "defense": 2}},
        defense=3,
        gold=7,
    )

    game.play("visit:armory", "armory:2")

    assert (game.clan["defense"], game.path("left-1")["defense"]) == (5, 2)


# -- the Pawn Shop -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("ML-PAW-01")
def test_ml_paw_01_any_dice_for_a_gold_each() -> None:
    game = a_table(dice="2 strength 1 magic 5", gold=0, others={1: {"dice": "3 strength"}})

    game.play("pawn", "die:strength", "die:magic", "die:persuasion-5", "done")
    assert (game.gold, game.pool, game.asked) == (3, (1, 0, ()), 1)

    game.play("mine:3", "pawn")
    assert (game.gold, game.pool) == (4, (0, 0, ()))


@pytest.mark.rule("ML-PAW-01")
def test_ml_paw_01_at_least_one_die() -> None:
    game = a_table(dice="2 strength 1 magic")

    assert game.play("pawn").keys == ["die:strength", "die:magic", "pawn-all"]


@pytest.mark.rule("ML-PAW-02")
def test_ml_paw_02_panic_never_closes_the_pawn_shop() -> None:
    game = a_table(dice="1 strength 1 magic 2", gold=30, trophies=["krinx"], panic=ALL_PANIC)

    assert [key for key in game.keys if not key.startswith("outside")] == ["pawn", "sell"]


@pytest.mark.rule("ML-PAW-02")
def test_ml_paw_02_no_panic_token_names_the_pawn_shop() -> None:
    game = a_table()

    assert {BUILDINGS[building] for building in game.box.panic} == set(BUILDINGS) - {"pawn_shop"}


# -- the Bazaar --------------------------------------------------------------------------------------------------------

GOODS = ["pugnor", "noxx", "tergeo"]  # a weapon for 6, armor for 5, an elixir for 4


@pytest.mark.rule("ML-BAZ-01")
def test_ml_baz_01_a_card_for_its_price_and_another_in_its_dock() -> None:
    game = a_table(gold=7, bazaar=GOODS, loads={"equipment": ["slham"]})

    game.play("visit:bazaar", "equip:noxx", "carry:kakron")

    assert (game.gold, game.gear("kakron"), game.view["bazaar"]) == (2, ["noxx"], ["pugnor", "slham", "tergeo"])


@pytest.mark.parametrize("die, costs", [("die:strength", [6, 5, 4]), ("die:persuasion-5", [1, 1, 1])])
@pytest.mark.rule("ML-BAZ-01")
def test_ml_baz_01_persuasion_lowers_the_price(die: str, costs: list[int]) -> None:
    game = a_table(dice="1 strength 5", gold=7, bazaar=GOODS).play("visit:bazaar", die)

    assert [game.preview(f"equip:{gear}")[1]["gold"] for gear in GOODS] == costs


@pytest.mark.rule("ML-BAZ-01")
def test_ml_baz_01_one_card_per_action() -> None:
    game = a_table(gold=20, bazaar=GOODS, others={1: {"dice": "1 strength"}})

    game.play("visit:bazaar", "equip:noxx", "carry:kakron")

    assert (game.prompt, game.asked) == ("turn", 1)


@pytest.mark.rule("ML-BAZ-01")
def test_ml_baz_01_somebody_must_be_there_to_take_it() -> None:
    game = a_table(
        gold=20,
        members=["drapis", "geas"],
        on={"left-1": {"member": "drapis", "dice": "1 strength"}, "left-2": {"member": "geas", "dice": "1 strength"}},
        bazaar=GOODS,
    )

    assert game.reason("visit:bazaar") == "refused-nobody-home"


@pytest.mark.rule("ML-BAZ-01")
def test_ml_baz_01_what_is_too_dear_stays() -> None:
    game = a_table(gold=5, bazaar=GOODS).play("visit:bazaar")

    assert (game.keys, game.reason("equip:pugnor")) == (["equip:noxx", "equip:tergeo"], "refused-price")


@pytest.mark.rule("ML-BAZ-02")
def test_ml_baz_02_only_unassigned_mercenaries_take_a_card() -> None:
    game = a_table(
        gold=20,
        members=["drapis", "kakron", "geas"],
        on={"left-1": {"member": "geas", "dice": "1 strength"}},
        bazaar=GOODS,
    )

    assert game.play("visit:bazaar", "equip:noxx").keys == ["carry:drapis", "carry:kakron"]


@pytest.mark.rule("ML-BAZ-02")
def test_ml_baz_02_a_second_weapon_only_if_the_first_is_moved() -> None:
    game = a_table(gold=20, gear={"kakron": ["mortis"]}, bazaar=GOODS)

    game.play("visit:bazaar", "equip:pugnor", "carry:kakron")
    assert (game.prompt, game.keys) == ("displaced", ["carry:drapis", "discard"])

    game.play("carry:drapis")
    assert (game.gear("kakron"), game.gear("drapis")) == (["pugnor"], ["mortis"])


@pytest.mark.rule("ML-BAZ-02")
def test_ml_baz_02_or_discarded() -> None:
    game = a_table(gold=20, gear={"kakron": ["mortis"]}, bazaar=GOODS)

    game.play("visit:bazaar", "equip:pugnor", "carry:kakron", "discard")

    assert (game.gear("kakron"), game.view["discards"]["equipment"]) == (["pugnor"], ["mortis"])


@pytest.mark.rule("ML-BAZ-02")
def test_ml_baz_02_a_card_of_another_type_is_added() -> None:
    game = a_table(gold=20, gear={"kakron": ["mortis"]}, bazaar=GOODS)

    game.play("visit:bazaar", "equip:tergeo", "carry:kakron")

    assert (game.prompt, sorted(game.gear("kakron"))) == ("turn", ["mortis", "tergeo"])


@pytest.mark.rule("ML-BAZ-03")
def test_ml_baz_03_gear_moves_among_those_at_home_only() -> None:
    game = a_table(
        members=["drapis", "kakron", "geas", "torko"],
        gear={"kakron": ["mortis"], "geas": ["noxx"]},
        on={"left-1": {"member": "geas", "dice": "1 strength"}},
    )

    game.play("gear")  # Geas is away, so it can only be Kakron's weapon
    assert game.keys == ["carry:drapis", "carry:torko", "discard"]

    game.play("carry:torko")
    assert (game.gear("kakron"), game.gear("torko"), game.gear("geas")) == ([], ["mortis"], ["noxx"])


@pytest.mark.rule("ML-BAZ-03")
def test_ml_baz_03_gear_of_the_assigned_does_not_move() -> None:
    game = a_table(
        members=["drapis", "kakron", "geas"],
        gear={"geas": ["noxx"]},
        on={"left-1": {"member": "geas", "dice": "1 strength"}},
    )

    assert not game.offers("gear")


@pytest.mark.rule("ML-BAZ-03")
def test_ml_baz_03_two_mercenaries_may_swap() -> None:
    game = a_table(gear={"drapis": ["mortis"], "kakron": ["pugnor"]})

    game.play("gear", "from:drapis", "carry:kakron", "carry:drapis")

    assert (game.gear("drapis"), game.gear("kakron"), game.prompt) == (["pugnor"], ["mortis"], "turn")


@pytest.mark.rule("ML-BAZ-03")
def test_ml_baz_03_what_makes_room_does_not_go_to_the_assigned_either() -> None:
    game = a_table(
        members=["drapis", "kakron", "geas"],
        gear={"drapis": ["mortis"], "kakron": ["pugnor"]},
        on={"left-1": {"member": "geas", "dice": "1 strength"}},
    )

    game.play("gear", "from:drapis", "carry:kakron")

    assert (game.prompt, game.keys) == ("displaced", ["carry:drapis", "discard"])


@pytest.mark.rule("ML-BAZ-03")
def test_ml_baz_03_one_piece_of_several_moves() -> None:
    game = a_table(gear={"kakron": ["mortis", "noxx"]})

    game.play("gear")
    assert game.keys == ["item:mortis", "item:noxx"]

    game.play("item:noxx", "carry:drapis")
    assert (game.gear("kakron"), game.gear("drapis")) == (["mortis"], ["noxx"])


@pytest.mark.rule("ML-BAZ-03")
def test_ml_baz_03_gear_may_be_discarded() -> None:
    game = a_table(gear={"kakron": ["mortis"]})

    game.play("gear", "discard")

    assert (game.gear("kakron"), game.view["discards"]["equipment"]) == ([], ["mortis"])


TYPES = {
    "weapon": ["kedavra", "mortis", "pugnor", "slyzor"],
    "armor": ["noxx", "rashnek", "turzoks"],
    "elixir": ["krakhen", "slham", "tergeo"],
}


@pytest.mark.parametrize("bought, replaced", [("pugnor", "mortis"), ("turzoks", "noxx"), ("krakhen", "tergeo")])
@pytest.mark.rule("ML-BAZ-04")
def test_ml_baz_04_a_card_fits_only_in_place_of_one_of_its_type(bought: str, replaced: str) -> None:
    worn = ["mortis", "noxx", "tergeo"]
    game = a_table(gold=20, gear={"kakron": worn}, bazaar=[bought])

    game.play("visit:bazaar", "die:strength", "carry:kakron", "discard")

    assert sorted(game.gear("kakron")) == sorted({*worn, bought} - {replaced})


@pytest.mark.parametrize("kind", list(TYPES))
@pytest.mark.rule("ML-BAZ-04")
def test_ml_baz_04_which_cards_exclude_each_other(kind: str) -> None:
    for first in TYPES[kind]:
        excluded = []
        for second in sorted(gear for row in TYPES.values() for gear in row):
            game = a_table(gold=20, gear={"kakron": [first]}, bazaar=[second])
            if game.play("visit:bazaar", "die:strength", "carry:kakron").prompt == "displaced":
                excluded.append(second)
        assert excluded == TYPES[kind]


# -- the Mine ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("space, dice, gold", [("mine:1", 2, 6), ("mine:2", 1, 2)])
@pytest.mark.rule("ML-MIN-01")
def test_ml_min_01_the_gold_beside_the_space(space: str, dice: int, gold: int) -> None:
    spaces = (MineSpace(2, 6, False), MineSpace(1, 2, False))
    game = a_table(dice="4 strength", gold=7, figures={"box": {"*": {"mine": spaces}}})

    game.play(space)

    assert (game.gold, game.pool) == (7 + gold, (4 - dice, 0, ()))


@pytest.mark.rule("ML-MIN-01")
def test_ml_min_01_a_space_is_taken_for_the_round() -> None:
    game = a_table(dice="4 strength", members=["drapis", "nuduru"])

    game.play("mine:1")
    assert [key for key in game.keys if key.startswith("mine")] == ["mine:3"]
    assert game.reason("mine:1") == "refused-full"

    assert game.to_round(2).offers("mine:1", "mine:3")


@pytest.mark.parametrize("dice", ["3 magic", "3 4 5"])
@pytest.mark.rule("ML-MIN-01")
def test_ml_min_01_only_strength_digs(dice: str) -> None:
    game = a_table(dice=dice, trophies=["krinx"])

    assert not [key for key in game.keys if key.startswith("mine")]
