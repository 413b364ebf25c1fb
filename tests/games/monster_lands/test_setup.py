"""Setting up: the board, the clans, the difficulty levels."""

from __future__ import annotations

import pytest
from tests.games.monster_lands.setting import Sitting, a_battle, a_new_game, a_table, header_tile

from muster.games.monster_lands.content.pieces import AFFINITIES, LEFT
from muster.games.monster_lands.state import (
    GEAR_DECK,
    HEADER_DECK,
    LAND_DECK,
    LOOT_PILE,
    MEMBER_DECK,
    MISSION_BAG,
    MONSTER_DECK,
    NOTHING,
    ON_SALE,
    TRAP_PILE,
)
from muster.kernel.zones import EMPTY

TRACKS = {"box": {"*": {"rounds": ((1, 2, 3, 4, 5, 6), (11, 12, 13, 14, 15, 16), (21, 22, 23, 24, 25, 26))}}}


def difficulties(game: Sitting) -> list[str]:
    """A or B for every monster that stands at a land."""
    return [game.box.monsters[monster].difficulty for monster in game.table.monsters[:2] if monster != NOTHING]


def affinities(game: Sitting) -> list[str]:
    """The affinity of every clan by its leader."""
    leaders = [game.box.members[leader] for leader in game.of_all("leader")]
    return [AFFINITIES[leader.affinity] for leader in leaders]


def monsters_in_the_deck(game: Sitting) -> list[str]:
    return [game.box.monsters[monster].key for monster in game.table.zones[MONSTER_DECK].cards]


# -- the board ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ML-SET-01")
def test_ml_set_01_the_board_has_its_docks() -> None:
    view = a_new_game(seats=4).view

    assert (len(view["tavern"]), len(view["bazaar"])) == (4, 3)
    assert [place["key"] for place in view["places"]] == ["left", "right", "entrance"]
    assert all(place["land"] and place["monster"] for place in view["places"][:2])
    assert len(view["missions"]) == 2


@pytest.mark.rule("ML-SET-01")
def test_ml_set_01_the_citadel_has_seven_buildings() -> None:
    game = a_new_game()

    assert [building["key"] for building in game.view["buildings"]] == [
        "lodge",
        "alchemist",
        "tavern",
        "armory",
        "bazaar",
        "mine",
        "pawn_shop",
    ]


@pytest.mark.rule("ML-SET-01")
def test_ml_set_01_eight_novices_wait_under_the_tavern() -> None:
    game = a_new_game(seats=4)

    assert (game.view["novices"], game.view["novice"]) == (8, "novice_1")


@pytest.mark.rule("ML-SET-02")
def test_ml_set_02_four_mercenaries_are_shown_and_24_left() -> None:
    game = a_new_game(seats=3)

    assert (len(game.view["tavern"]), game.view["decks"]["mercenaries"]) == (4, 24)
    assert not any(game.is_wounded(member) for member in game.view["tavern"])


@pytest.mark.rule("ML-SET-02")
def test_ml_set_02_three_are_shown_in_solo() -> None:
    game = a_new_game(seats=1)

    assert (len(game.view["tavern"]), game.view["decks"]["mercenaries"]) == (3, 25)


@pytest.mark.rule("ML-SET-02")
def test_ml_set_02_the_deck_holds_neither_novices_nor_initial_members() -> None:
    game = a_new_game(seats=3)

    cards = [*game.table.tavern, *game.table.zones[MEMBER_DECK].cards]

    assert {game.box.members[card].role for card in cards} == {"tavern"}
    assert len(set(cards)) == 28


@pytest.mark.rule("ML-SET-03")
def test_ml_set_03_the_highest_reputation_makes_way_for_a_modest_one() -> None:
    game = a_new_game(seats=3, loads={"mercenaries": ["nuduru", "shandee", "frunks", "wondou", "geas"]})

    assert game.view["tavern"] == ["nuduru", "shandee", "frunks", "geas"]


@pytest.mark.rule("ML-SET-03")
def test_ml_set_03_cards_put_aside_go_back_into_the_deck() -> None:
    game = a_new_game(seats=3, loads={"mercenaries": ["nuduru", "shandee", "frunks", "wondou", "geas"]})

    deck = [game.box.members[card].key for card in game.table.zones[MEMBER_DECK].cards]

    assert ("wondou" in deck, len(deck)) == (True, 24)


@pytest.mark.rule("ML-SET-03")
def test_ml_set_03_a_fair_offer_stays() -> None:
    game = a_new_game(seats=2, loads={"mercenaries": ["nuduru", "geas", "frunks", "wondou"]})

    assert game.view["tavern"] == ["nuduru", "geas", "frunks", "wondou"]


@pytest.mark.rule("ML-SET-03")
def test_ml_set_03_reputation_5_is_not_modest() -> None:
    game = a_new_game(seats=2, loads={"mercenaries": ["nuduru", "dolfus", "frunks", "wondou", "lorios"]})

    assert game.view["tavern"] == ["nuduru", "dolfus", "frunks", "lorios"]


@pytest.mark.rule("ML-SET-04")
def test_ml_set_04_the_leftmost_of_the_highest_is_replaced_first() -> None:
    game = a_new_game(seats=4, loads={"mercenaries": ["frunks", "shandee", "trulina", "nuduru", "geas", "torko"]})

    assert game.view["tavern"] == ["geas", "shandee", "torko", "nuduru"]


@pytest.mark.rule("ML-SET-04")
def test_ml_set_04_one_modest_mercenary_is_enough_in_solo() -> None:
    fair = a_new_game(seats=1, loads={"mercenaries": ["frunks", "nuduru", "wondou"]})
    unfair = a_new_game(seats=1, loads={"mercenaries": ["frunks", "trulina", "wondou", "geas"]})

    assert fair.view["tavern"] == ["frunks", "nuduru", "wondou"]
    assert unfair.view["tavern"] == ["frunks", "trulina", "geas"]


@pytest.mark.rule("ML-SET-05")
def test_ml_set_05_six_ordinary_traps_are_for_sale() -> None:
    game = a_new_game()

    shown, pile = game.table.zones[ON_SALE].cards, game.table.zones[TRAP_PILE].cards

    assert (len(shown), len(pile)) == (6, 36)
    assert {game.box.traps[trap].group for trap in (*shown, *pile)} == {"ordinary"}


@pytest.mark.rule("ML-SET-05")
def test_ml_set_05_the_lodge_lies_open_and_the_pile_does_not() -> None:
    game = a_new_game()

    for seat in (0, 1, None):
        zones = game.view_of(seat)["zones"]
        assert None not in zones["traps-on-sale"]
        assert set(zones["trap-pile"]) == {None}


@pytest.mark.rule("ML-SET-06")
def test_ml_set_06_three_pieces_of_equipment_are_shown() -> None:
    game = a_new_game()

    assert None not in game.view["bazaar"]
    assert (len(game.view["bazaar"]), game.view["decks"]["equipment"]) == (3, 17)


@pytest.mark.rule("ML-SET-07")
def test_ml_set_07_the_deck_holds_the_other_a_and_all_b_monsters() -> None:
    game = a_new_game(seats=4, loads={"monsters": ["krinx", "sckon"]})

    deck = [game.box.monsters[monster].difficulty for monster in game.table.zones[MONSTER_DECK].cards]

    assert (game.monster("left"), game.monster("right")) == ("krinx", "sckon")
    assert (len(deck), deck.count("A")) == (18, 8)


@pytest.mark.rule("ML-SET-07", "ML-DIF-01")
def test_ml_set_07_the_first_monsters_are_a() -> None:
    for seed in range(10):
        assert difficulties(a_new_game(seats=4, seed=seed)) == ["A", "A"]


@pytest.mark.rule("ML-SET-08")
def test_ml_set_08_dogor_goes_to_the_entrance_and_others_to_the_lands() -> None:
    game = a_new_game(seats=4, options={"difficulty": "hard"}, loads={"monsters": ["dogor", "surbol", "trons"]})

    assert [game.monster(place) for place in ("left", "right", "entrance")] == ["surbol", "trons", "dogor"]


@pytest.mark.rule("ML-SET-08")
def test_ml_set_08_dogor_causes_no_panic_in_round_1() -> None:
    game = a_new_game(
        options={"difficulty": "hard"}, loads={"monsters": ["dogor", "surbol"], "panic": ["mine"]}, seats=2
    )

    assert (game.view["round"], game.in_panic()) == (1, [])
    game.to_round(2)
    assert game.in_panic() == ["mine"]


@pytest.mark.rule("ML-SET-09")
def test_ml_set_09_two_lands_with_a_header_of_four_sections_each() -> None:
    game = a_new_game(seats=4, loads={"lands": ["yuha", "kale"]})

    left, right = game.view["places"][:2]

    assert (left["land"], right["land"], game.view["decks"]["lands"]) == ("yuha", "kale", 10)
    assert (len(left["paths"]), len(right["paths"])) == (4, 4)
    assert left["header"]["key"] != right["header"]["key"]


@pytest.mark.rule("ML-SET-09")
def test_ml_set_09_chance_decides_which_side_of_a_header_is_up() -> None:
    game = a_new_game(seats=4, loads={"headers": [3, 5], "sides": [1, 0]})

    assert [place["header"] for place in game.view["places"][:2]] == [header_tile(2 * 3 + 1), header_tile(2 * 5)]


@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.rule("ML-SET-10")
def test_ml_set_10_one_or_two_players_have_the_left_land_only(seats: int) -> None:
    left, right = a_new_game(seats=seats).view["places"][:2]

    assert None not in (left["land"], left["monster"], left["header"])
    assert (right["land"], right["monster"], right["header"]) == (None, None, None)
    assert (len(left["paths"]), len(right["paths"])) == (4, 0)


@pytest.mark.rule("ML-SET-10")
def test_ml_set_10_the_right_land_stays_empty_for_the_whole_game() -> None:
    game = a_new_game()

    for number in range(2, 7):
        right = game.to_round(number).view["places"][1]
        assert (right["land"], right["monster"]) == (None, None)
        assert not game.offers("outside:right")


@pytest.mark.rule("ML-SET-10")
def test_ml_set_10_three_players_have_both_lands() -> None:
    assert all(place["land"] for place in a_new_game(seats=3).view["places"][:2])


@pytest.mark.rule("ML-SET-11")
def test_ml_set_11_four_loot_tokens_are_shown() -> None:
    game = a_new_game(loads={"loot": ["recruit", "brews", "gold_12", "gold_12"]})

    assert (sorted(game.view["loot"]), game.view["decks"]["loot"]) == (["brews", "gold_12", "gold_12", "recruit"], 28)


@pytest.mark.rule("ML-SET-12")
def test_ml_set_12_the_first_tile_is_rolled_for_and_the_second_a_contract() -> None:
    game = a_new_game(loads={"missions": ["night_watch", "falling_star"]})

    assert [(tile["kind"], tile["key"]) for tile in game.view["missions"]] == [
        ("mission", "night_watch"),
        ("contract", "falling_star"),
    ]


@pytest.mark.rule("ML-SET-12")
def test_ml_set_12_the_left_tile_lies_with_side_a_up_and_the_right_one_with_side_b() -> None:
    """The lost caravan takes two strength dice on side A, the royal wedding one persuasion die on side B."""
    caravan = a_table(missions=["lost_caravan", "haunted_mill"], dice="2 strength")
    wedding = a_table(missions=["lost_caravan", "royal_wedding"], dice="3")

    assert caravan.offers("outside:mission")
    assert [key for key in wedding.keys if key.startswith("outside")] == ["outside:contract"]


@pytest.mark.rule("ML-SET-13")
def test_ml_set_13_round_1_begins_without_panic() -> None:
    game = a_new_game()

    assert (game.view["round"], game.view["decks"]["panic"], game.in_panic()) == (1, 6, [])


@pytest.mark.rule("ML-SET-13")
def test_ml_set_13_dice_have_six_sides() -> None:
    game = a_new_game(loads={"clans": [3, 2, 1], "first-player": [0], "persuasion": [6, 1]})

    assert [game.clan_of(seat)["dice"]["persuasion"] for seat in (0, 1)] == [[6], [1]]
    with pytest.raises(ValueError, match="a die with 6 sides"):
        a_new_game(loads={"persuasion": [7]})


@pytest.mark.rule("ML-SET-14")
def test_ml_set_14_a_lost_clan_gets_a_novice_even_from_an_empty_stack() -> None:
    novices = [f"novice_{number}" for number in range(1, 9)]
    game = a_battle(
        {"left-1": {"member": "naiala", "seat": 1}},
        members=["drapis", "kakron", *novices],
        gold=20,
        others={1: {"members": ["naiala"], "wounded": ["naiala"]}},
        monster="krinx",
        attack=[6, 6, 6],
    )

    game.to_round(2).until("turn")

    assert game.members(1) == [game.leader(1)]
    assert game.leader(1).startswith("novice")
    assert game.leader(1) not in novices
    assert game.view["novices"] == 0


@pytest.mark.rule("ML-SET-14")
def test_ml_set_14_nobody_hires_from_an_empty_stack() -> None:
    novices = [f"novice_{number}" for number in range(1, 9)]
    game = a_table(members=["drapis", *novices], glory=30, gold=20, tavern=["geas", "torko", "naiala", "ginova"])

    game.play("visit:tavern")

    assert game.keys == ["hire:geas", "hire:torko", "hire:naiala", "hire:ginova", "beer"]


@pytest.mark.rule("ML-SET-14")
def test_ml_set_14_gold_and_dice_do_not_run_out() -> None:
    game = a_table(
        members=["drapis", "guster"], lands={"skyehn": "guster"}, gold=500, loot=["gold_12"], dice="60 strength 1 magic"
    )

    game.play("loot", "use:gold_12", "land:skyehn")

    assert (game.gold, game.pool) == (512, (63, 0, ()))


@pytest.mark.rule("ML-SET-15")
def test_ml_set_15_discarded_monsters_become_a_new_deck() -> None:
    game = a_table(monster="krinx", dice="1 strength")
    discards = [monster.id for monster in game.box.monsters if monster.key in ("gator", "sckon", "moldo")]
    game.table.monsters = (NOTHING, NOTHING, NOTHING)
    game.table.zones[MONSTER_DECK] = EMPTY
    game.table.monster_discard = tuple(discards)

    game.to_round(2)

    assert sorted([*monsters_in_the_deck(game), str(game.monster("left"))]) == ["gator", "moldo", "sckon"]
    assert game.view["discards"]["monsters"] == []


@pytest.mark.rule("ML-SET-15")
def test_ml_set_15_an_empty_dock_of_the_bazaar_stays_empty() -> None:
    game = a_table(gold=20, bazaar=["mortis", "noxx", "tergeo"])
    game.table.gear_discard = (game.table.zones[GEAR_DECK].cards[0],)
    game.table.zones[GEAR_DECK] = EMPTY

    game.play("visit:bazaar", "equip:noxx", "carry:kakron")

    assert game.view["bazaar"] == ["mortis", None, "tergeo"]


@pytest.mark.rule("ML-SET-15")
def test_ml_set_15_missions_come_back_when_the_bag_is_empty() -> None:
    game = a_table(missions=["night_watch", "falling_star"], dice="1 strength")
    game.table.zones[MISSION_BAG] = EMPTY

    game.to_round(2)

    assert {tile["key"] for tile in game.view["missions"]} == {"night_watch", "falling_star"}


@pytest.mark.rule("ML-SET-15")
def test_ml_set_15_loot_comes_back_when_the_pile_is_empty() -> None:
    game = a_table(
        members=["drapis", "taron"],
        lands={"al_dahn": "taron"},
        loot=["gold_10"],
        loot_offer=["brews", "recruit", "trophies", "supplies"],
    )
    game.table.zones[LOOT_PILE] = EMPTY

    game.play("loot", "use:gold_10", "land:al_dahn", "pick:brews")

    assert sorted(game.view["loot"]) == ["gold_10", "recruit", "supplies", "trophies"]


@pytest.mark.rule("ML-SET-15")
def test_ml_set_15_path_headers_come_back_when_none_is_left() -> None:
    game = a_table(dice="1 strength", headers=[6])
    game.table.zones[HEADER_DECK] = EMPTY
    game.table.lands = (NOTHING, NOTHING)  # it was conquered

    game.to_round(2)

    assert game.view["places"][LEFT]["header"] in (header_tile(6), header_tile(7))


@pytest.mark.rule("ML-SET-15")
def test_ml_set_15_a_place_without_a_land_has_no_paths_and_gets_no_monster() -> None:
    game = a_table(dice="1 strength")
    game.table.zones[LAND_DECK] = EMPTY
    game.table.lands = (NOTHING, NOTHING)
    game.table.monsters = (NOTHING, NOTHING, NOTHING)

    left = game.to_round(2).view["places"][LEFT]

    assert (left["land"], left["monster"], left["paths"]) == (None, None, [])
    assert not game.offers("outside:left")


@pytest.mark.rule("ML-SET-16")
def test_ml_set_16_the_same_seed_gives_the_tile_to_the_same_seat() -> None:
    once, again = a_new_game(seats=4, seed=7), a_new_game(seats=4, seed=7)

    assert once.view["first"] == again.view["first"]
    assert (once.prompt, once.asked) == ("turn", once.view["first"])


@pytest.mark.parametrize("seats, seat", [(seats, seat) for seats in (2, 3, 4) for seat in range(seats)])
@pytest.mark.rule("ML-SET-16")
def test_ml_set_16_chance_may_choose_anybody(seats: int, seat: int) -> None:
    game = a_new_game(seats=seats, loads={"first-player": [seat]})

    assert (game.view["first"], game.prompt, game.asked) == (seat, "turn", seat)


# -- the clans ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ML-CLA-01")
def test_ml_cla_01_a_leader_and_a_mercenary_of_one_affinity() -> None:
    game = a_new_game(loads={"clans": [3, 2, 1]})  # nobody moves: fire, water, air, jungle

    assert (game.members(0), game.leader(0)) == (["drapis", "kakron"], "drapis")
    assert game.clan_of(0)["icons"] == {"fire": 2, "water": 0, "air": 0, "jungle": 0}
    assert [game.is_wounded(member) for member in game.members(0)] == [False, False]


@pytest.mark.rule("ML-CLA-01")
def test_ml_cla_01_every_clan_is_of_one_affinity() -> None:
    game = a_new_game(seats=4)

    for seat in range(4):
        members = [game.box.members[member] for member in game.table.clans[seat].members]
        assert [member.role for member in members] == ["leader", "initial"]
        assert members[0].affinity == members[1].affinity


@pytest.mark.rule("ML-CLA-02")
def test_ml_cla_02_clans_differ_and_follow_from_the_seed() -> None:
    once, again = a_new_game(seats=3, seed=4), a_new_game(seats=3, seed=4)

    assert len(set(affinities(once))) == 3
    assert affinities(once) == affinities(again)


@pytest.mark.rule("ML-CLA-02")
def test_ml_cla_02_any_seat_may_get_any_clan() -> None:
    seen = {affinities(a_new_game(seed=seed))[0] for seed in range(40)}

    assert seen == set(AFFINITIES)


@pytest.mark.rule("ML-CLA-03")
def test_ml_cla_03_what_a_clan_starts_with() -> None:
    game = a_new_game(seats=3)

    for seat in range(3):
        clan = game.clan_of(seat)
        assert [clan[name] for name in ("glory", "reputation", "gold", "traps")] == [5, 1, 7, 1]
        assert [clan[name] for name in ("defense", "potions", "venoms", "loot")] == [0, 0, 0, []]
        assert game.traps_of(seat) == ["initial"]


@pytest.mark.rule("ML-CLA-04")
def test_ml_cla_04_the_death_of_the_initial_leader_costs_no_reputation() -> None:
    game = a_battle(
        {"left-1": {"member": "drapis"}},
        members=["drapis", "kakron"],
        wounded=["drapis"],
        monster="krinx",
        attack=[6, 6, 6],
    )

    game.play("take")

    assert (game.is_alive("drapis"), game.reputation) == (False, 1)


@pytest.mark.rule("ML-CLA-04")
def test_ml_cla_04_the_initial_leader_may_be_sent_like_others() -> None:
    game = a_table(dice="6 strength 4 magic").play("outside:left", "path:1")

    assert game.keys == ["send:drapis", "send:kakron"]


@pytest.mark.rule("ML-CLA-04")
def test_ml_cla_04_the_initial_leader_carries_gear_like_others() -> None:
    game = a_table(gold=20, bazaar=["noxx", "mortis", "tergeo"])

    game.play("visit:bazaar", "equip:noxx", "carry:drapis")

    assert game.gear("drapis") == ["noxx"]


@pytest.mark.rule("ML-CLA-05")
def test_ml_cla_05_reputation_grows_by_every_hire() -> None:
    game = a_table(glory=20, gold=20, dice="4 strength", tavern=["shandee", "geas", "wondou", "saruna"])

    game.play("visit:tavern", "hire:shandee", "visit:tavern", "hire:geas", "visit:tavern", "hire:novice_1")

    assert game.reputation == 1 + 3 + 4 + 0


@pytest.mark.rule("ML-CLA-05")
def test_ml_cla_05_reputation_falls_by_a_death() -> None:
    game = a_battle(
        {"left-1": {"member": "shandee"}},
        members=["drapis", "kakron", "shandee", "geas"],
        wounded=["shandee"],
        monster="krinx",
        attack=[6, 6, 6],
    )
    before = game.reputation

    game.play("take")

    assert (before, game.reputation) == (8, 5)


@pytest.mark.rule("ML-CLA-05")
def test_ml_cla_05_a_promoted_leader_still_counts() -> None:
    game = a_battle(
        {"left-1": {"member": "drapis"}},
        members=["drapis", "kakron", "geas"],
        wounded=["drapis"],
        monster="krinx",
        attack=[6, 6, 6],
    )

    game.play("take").to_round(2)

    assert (game.leader(), game.reputation) == ("geas", 5)


@pytest.mark.rule("ML-CLA-06")
def test_ml_cla_06_a_dead_initial_member_is_in_no_new_deck() -> None:
    game = a_battle(
        {"left-1": {"member": "kakron"}},
        members=["drapis", "kakron"],
        wounded=["kakron"],
        monster="krinx",
        attack=[6, 6, 6],
        loads={"panic": ["mine", "lodge"]},
        tavern=["nuduru", "wondou", "saruna", "frunks"],
        gold=20,
    )
    five = game.table.zones[MEMBER_DECK].cards[:5]
    game.table.member_discard = (*game.table.member_discard, *five)
    game.table.zones[MEMBER_DECK] = EMPTY

    game.play("visit:tavern", "hire:nuduru")

    assert not game.is_alive("kakron")
    assert sorted([game.table.tavern[0], *game.table.zones[MEMBER_DECK].cards]) == sorted(five)


@pytest.mark.rule("ML-CLA-06")
def test_ml_cla_06_other_clans_and_their_traps_stay_in_the_box() -> None:
    game = a_new_game(seats=2, loads={"clans": [3, 2, 1]})

    everywhere = [
        *game.table.zones[MEMBER_DECK].cards,
        *game.table.tavern,
        *game.table.clans[0].members,
        *game.table.clans[1].members,
    ]

    roles = [game.box.members[card].role for card in everywhere]
    assert (roles.count("leader"), roles.count("initial"), roles.count("tavern")) == (2, 2, 28)
    assert [*game.traps_of(0), *game.traps_of(1)] == ["initial", "initial"]


# -- difficulty levels -------------------------------------------------------------------------------------------------


def attack_in_round(number: int, level: str) -> int:
    """How many black dice are rolled for a monster of attack 1 that does not match its land."""
    game = a_battle(
        {"left-1": {"member": "geas"}},
        members=["drapis"],
        monster="abysur",
        land="kale",
        round=number,
        options={"difficulty": level},
        figures={"monsters": {"abysur": {"attack": 1}}, **TRACKS},
        attack=[1] * 30,
    )
    return len(game.happened("attack-rolled")[0]["faces"])


@pytest.mark.rule("ML-DIF-01")
def test_ml_dif_01_the_board_shows_the_dice_of_each_round() -> None:
    assert [attack_in_round(number, "normal") for number in (1, 4)] == [1 + 1, 1 + 4]


@pytest.mark.rule("ML-DIF-01")
def test_ml_dif_01_normal_is_what_nobody_has_to_choose() -> None:
    game = a_new_game(figures=TRACKS)

    assert (game.view["level"], game.view["round_dice"]) == ("normal", 1)


@pytest.mark.rule("ML-DIF-02")
def test_ml_dif_02_tutorial_reads_side_a_of_the_tile() -> None:
    assert [attack_in_round(number, "tutorial") for number in (1, 4)] == [1 + 11, 1 + 14]


@pytest.mark.rule("ML-DIF-02")
def test_ml_dif_02_tutorial_begins_with_a_monsters() -> None:
    for seed in range(10):
        game = a_new_game(seats=4, options={"difficulty": "tutorial"}, seed=seed)
        assert difficulties(game) == ["A", "A"]


@pytest.mark.rule("ML-DIF-03")
def test_ml_dif_03_hard_draws_the_first_monsters_from_all() -> None:
    game = a_new_game(seats=3, options={"difficulty": "hard"}, loads={"monsters": ["surbol", "krinx"]})

    assert (game.monster("left"), game.monster("right")) == ("surbol", "krinx")
    assert len(set(monsters_in_the_deck(game))) == 18


@pytest.mark.rule("ML-DIF-03")
def test_ml_dif_03_hard_leaves_the_tile_in_the_box() -> None:
    assert [attack_in_round(number, "hard") for number in (1, 4)] == [1 + 1, 1 + 4]


@pytest.mark.rule("ML-DIF-04")
def test_ml_dif_04_cut_throat_reads_side_b_of_the_tile() -> None:
    assert [attack_in_round(number, "cut-throat") for number in (1, 4)] == [1 + 21, 1 + 24]


@pytest.mark.rule("ML-DIF-04")
def test_ml_dif_04_cut_throat_may_begin_with_a_b_monster() -> None:
    game = a_new_game(seats=3, options={"difficulty": "cut-throat"}, loads={"monsters": ["moldo", "gator"]})

    assert (difficulties(game), len(set(monsters_in_the_deck(game)))) == (["B", "B"], 18)
