"""Final scoring: possessions, the table of points, deaths, the winner."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.euthia.setting import Sitting, a_table
from tests.games.euthia.won import into_combat

from muster.games.euthia.scoring import counts, parts, points_for, possessions, redeemed

# Slots are counted from 0 here. Maeldur pays 2, Fire, 4 and 3 for slots 3 to 6, 3 and 2 for slots 13 and 14.


def gold(game: Sitting) -> int:
    return possessions(game.table, 0)[0]


def with_counts(**numbers: int) -> Sitting:
    """So many tokens, Quests and Bounties of seat 0, on made-up Map spaces."""
    game = a_table(bare=True, map={"i_f1": None, "i_f2": None, "i_f3": None, "i_o1": None, "i_o2": None, "i_o3": None})
    table = game.table
    spaces = len(table.hero_tokens)
    table.hero_tokens = tuple(0 if at < numbers.get("hero_tokens", 0) else -1 for at in range(spaces))
    table.trade_tokens = tuple(0 if at < numbers.get("trade", 0) else -1 for at in range(spaces))
    table.interaction = tuple((1 if at < numbers.get("interaction", 0) else 0, 0) for at in range(spaces))
    table.kills[0] = (1,) * numbers.get("others", 0)
    table.quests[0] = tuple(range(numbers.get("quests", 0)))
    table.bounties[0] = tuple(range(40, 40 + numbers.get("elites", 0)))
    return game


def result_of(game: Sitting) -> Any:
    return game.run("final_scoring").match.result


# -- possessions -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-SCO-01")
def test_eu_sco_01_hero_tiles_bring_their_training_cost_or_price() -> None:
    figures: dict[str, Any] = {
        "tiles": {"focus": {"price": 2}, "fireball": {"price": 4}, "wand_of_cinders": {"price": 3, "sell": 1}}
    }
    game = a_table(tiles=["focus", "fireball", "wand_of_cinders"], bare=True, figures=figures)

    assert gold(game) == 9


@pytest.mark.rule("EU-SCO-02")
def test_eu_sco_02_unlocked_hero_slots_bring_their_price() -> None:
    game = a_table(heroes=["dral", "ael"], bare=True)
    assert gold(game) == 0  # all locked

    # An Ability slot for 2 Gold, a First Strike slot for 3, the first with a tile on it.
    figures: dict[str, Any] = {"tiles": {"sharpen": {"price": 0}}}
    opened = a_table(
        heroes=["dral", "ael"], bare=True, unlocked=[3, 6], tiles=["battle_cry", "sharpen"], figures=figures
    )

    assert opened.hero()["slots"][3]["tile"] == "sharpen"
    assert opened.hero()["slots"][6]["tile"] is None
    assert gold(opened) == 2 + 3


@pytest.mark.rule("EU-SCO-16")
def test_eu_sco_16_a_slot_unlocked_with_an_essence_counts_two() -> None:
    game = a_table(bare=True, unlocked=[4, 6])  # Fire Essence, 3 Gold

    assert gold(game) == 2 + 3


@pytest.mark.rule("EU-SCO-16")
def test_eu_sco_16_open_slots_are_worth_nothing() -> None:
    assert gold(a_table(bare=True, unlocked=[0, 1, 2, 8, 9])) == 0


@pytest.mark.rule("EU-SCO-03")
def test_eu_sco_03_gems_and_essences_bring_two_but_not_essences_on_abilities() -> None:
    figures: dict[str, Any] = {"tiles": {"silver_ring": {"price": 0}, "slumber": {"price": 0}}}
    game = a_table(
        heroes=["taesiri", "ael"],
        bare=True,
        pouch=["gem-opal", "essence-water"],
        tiles=["silver_ring", "slumber"],
        gems=[("silver_ring", "ruby"), ("silver_ring", "emerald")],
        essences=[("slumber", "fire")],
        figures=figures,
    )

    assert gold(game) == 8


@pytest.mark.rule("EU-SCO-04")
def test_eu_sco_04_other_items_bring_their_full_purchase_price() -> None:
    figures: dict[str, Any] = {
        "tiles": {
            "leather_helmet": {"price": 4},
            "leather_gauntlets": {"price": 6},
            "healing_potion": {"price": 1},
        }
    }
    game = a_table(
        bare=True, tiles=["leather_helmet"], sacks=["leather_gauntlets", "healing_potion"], figures=figures, gold=2
    )

    assert gold(game) == 11 + 2


@pytest.mark.rule("EU-SCO-05")
def test_eu_sco_05_unlocked_equipment_slots_bring_their_price() -> None:
    assert gold(a_table(bare=True, unlocked=[13])) == 3
    assert gold(a_table(bare=True, unlocked=[14])) == 2


@pytest.mark.rule("EU-SCO-06")
def test_eu_sco_06_resources_bring_reputation_if_they_can_else_the_most_gold() -> None:
    figures: dict[str, Any] = {
        "tiles": {
            "raw_diamond_cave": {"options": ((("gold", 2, 0), ("rep", 3, 0)), (("gem", 1, 7),))},
            "raw_sapphire": {"options": ((("gem", 1, 5),), (("gold", 4, 0),))},
        }
    }
    game = a_table(bare=True, sacks=["raw_diamond_cave", "raw_sapphire"], figures=figures)

    assert possessions(game.table, 0) == (2 + 4, 3)


@pytest.mark.rule("EU-SCO-18")
def test_eu_sco_18_the_option_with_more_reputation_is_compulsory() -> None:
    assert redeemed(((("gold", 2, 0), ("rep", 3, 0)), (("gold", 6, 0),))) == (2, 3)
    assert redeemed(((("gold", 5, 0), ("rep", 1, 0)), (("rep", 2, 0),))) == (0, 2)
    assert redeemed(((("gold", 1, 0), ("rep", 2, 0)), (("gold", 3, 0), ("rep", 2, 0)))) == (3, 2)
    assert redeemed(((("gem", 1, 7),), (("gold", 1, 0),))) == (1, 0)


@pytest.mark.rule("EU-SCO-18")
def test_eu_sco_18_nobody_is_asked_anything() -> None:
    game = a_table(sacks=["raw_sapphire", "silver_ore"], gold=7)

    game.run("final_scoring")

    assert game.match.over


@pytest.mark.rule("EU-SCO-07")
@pytest.mark.parametrize("amount, reputation", [(34, 6), (35, 7), (4, 0)])
def test_eu_sco_07_five_gold_are_one_reputation(amount: int, reputation: int) -> None:
    game = a_table(bare=True, gold=amount)

    assert parts(game.table, 0)["possessions"] == reputation


@pytest.mark.rule("EU-SCO-20")
def test_eu_sco_20_what_has_no_price_is_worth_nothing() -> None:
    game = a_table(
        bare=True,
        gaar=0,
        sacks=["trophy-rat_swarm", "coin_pouch"],
        supply=["focus"],
        silver=["curse"],
        gold_cards=["power_strike"],
        figures={"tiles": {"focus": {"price": 3}}},
    )

    assert possessions(game.table, 0) == (0, 0)


@pytest.mark.rule("EU-SCO-20")
def test_eu_sco_20_gaar_counts_what_it_is_purchased_for() -> None:
    game = a_table(bare=True, gaar=4, sacks=["gaar"])
    assert possessions(game.table, 0) == (5, 0)

    game.table.rules = 2

    assert possessions(game.table, 0) == (0, 0)  # as older matches were scored


@pytest.mark.rule("EU-SCO-20")
def test_eu_sco_20_hero_tiles_in_sacks_count_by_their_price() -> None:
    figures: dict[str, Any] = {"tiles": {"wand_of_cinders": {"price": 6, "sell": 3}}}

    assert gold(a_table(bare=True, sacks=["wand_of_cinders"], figures=figures)) == 6


# -- the table of points -----------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-SCO-08")
@pytest.mark.parametrize(
    "column, least",
    [
        ("hero_tokens", (4, 7, 10, 14)),
        ("interaction", (7, 10, 14, 20)),
        ("trade", (1, 2, 4, 5)),
        ("others", (1, 2, 3, 4)),
        ("quests", (2, 4, 6, 8)),
        ("elites", (1, 2, 4, 6)),
    ],
)
def test_eu_sco_08_each_column_pays_two_five_nine_or_fifteen(column: str, least: tuple[int, ...]) -> None:
    game = a_table()
    expected = dict(zip(least, (2, 5, 9, 15), strict=True))
    best = 0

    for number in range(25):
        best = expected.get(number, best)
        assert points_for(game.table, column, number) == best


@pytest.mark.rule("EU-SCO-08")
def test_eu_sco_08_seventeen_reputation_in_all() -> None:
    game = with_counts(hero_tokens=8, interaction=6, trade=3, others=1, quests=4, elites=0)

    found = parts(game.table, 0)

    columns = ("hero_tokens", "interaction", "trade", "others", "quests", "elites")
    assert [found[column] for column in columns] == [5, 0, 5, 2, 5, 0]
    assert sum(found.values()) == 17


@pytest.mark.rule("EU-SCO-09")
def test_eu_sco_09_treasures_and_other_liberated_hexes_count_as_hero_tokens() -> None:
    seven = ["i_o2-a", "i_o6-b", "i_o8-a", "i_f2-a", "ii_f2-a", "i_e1-a", "i_e2-a"]
    maps: dict[str, None] = dict.fromkeys([hex.rsplit("-", 1)[0] for hex in seven])
    game = a_table(map=maps, liberated=dict.fromkeys(seven, 0), bare=True)

    assert counts(game.table, 0)["hero_tokens"] == 7
    assert parts(game.table, 0)["hero_tokens"] == 5
    assert counts(game.table, 1)["hero_tokens"] == 0


@pytest.mark.rule("EU-SCO-10")
def test_eu_sco_10_interaction_tokens_on_mines_and_elementals() -> None:
    mined = ["i_f1-b", "i_f2-b", "i_f3-b", "i_o3-b", "i_o7-c"]
    elementals = ["i_o3-a", "i_o4-a", "i_o6-a"]
    hexes = {**{hex: [0] for hex in (*mined, *elementals)}, "i_o2-b": [0, 0], "i_o1-c": [1]}
    game = a_table(map=dict.fromkeys([hex.rsplit("-", 1)[0] for hex in hexes]), visited=hexes, bare=True)

    assert counts(game.table, 0)["interaction"] == 10
    assert parts(game.table, 0)["interaction"] == 5


@pytest.mark.rule("EU-SCO-11")
def test_eu_sco_11_trade_tokens_on_merchants_and_towers() -> None:
    traded = {"i_f1-a": 0, "i_f3-a": 0, "iii_f1-a": 0, "iii_f1-b": 0, "i_o1-a": 1}
    game = a_table(map=dict.fromkeys(["i_f1", "i_f3", "iii_f1", "i_o1"]), traded=traded, bare=True)

    assert counts(game.table, 0)["trade"] == 4
    assert parts(game.table, 0)["trade"] == 9


@pytest.mark.rule("EU-SCO-12")
def test_eu_sco_12_tokens_of_heroes_that_were_killed() -> None:
    game = a_table(seats=3, heroes=["maeldur", "dral", "ael"], bare=True)
    game.table.kills[0] = (1, 1, 2)

    assert parts(game.table, 0)["others"] == 9
    assert parts(game.table, 1)["others"] == 0


@pytest.mark.rule("EU-SCO-13")
def test_eu_sco_13_fulfilled_quests_and_bounties() -> None:
    found = parts(with_counts(quests=5, elites=2).table, 0)

    assert (found["quests"], found["elites"]) == (5, 5)


@pytest.mark.rule("EU-SCO-14")
def test_eu_sco_14_each_death_in_combat_costs_two() -> None:
    game = a_table(bare=True, reputation=60)
    game.table.own_deaths[0] = 2

    found = parts(game.table, 0)

    assert found["deaths"] == -4
    assert sum(found.values()) == 56


@pytest.mark.rule("EU-SCO-14")
def test_eu_sco_14_a_death_in_combat_is_counted() -> None:
    game = into_combat(monster={"ranges": ((2, 20),), "health": 9}, reputation=9)

    assert parts(game.table, 0)["deaths"] == -2
    assert (game.table.own_deaths, game.table.kills[1]) == ([1, 0], (0,))


@pytest.mark.rule("EU-SCO-17")
def test_eu_sco_17_only_tokens_on_the_map_count() -> None:
    game = a_table(bare=True, unlocked=[3, 4, 5, 6], round=4, map={"i_f1": None}, visited={"i_f1-b": [0, 0]})
    game.table.own_deaths[0] = 1  # a Hero token on the other player's board

    found = counts(game.table, 0)

    assert (found["hero_tokens"], found["trade"]) == (0, 0)
    assert found["interaction"] == 2  # both tokens of an unmined liberated hex


# -- the winner --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-SCO-15")
def test_eu_sco_15_the_highest_reputation_wins() -> None:
    result = result_of(a_table(bare=True, reputation=61, others={1: {"reputation": 62, "bare": True}}))

    assert result.scores == (61, 62)
    assert result.outcomes == ("lost", "won")
    assert result.ranking == ((1,), (0,))


@pytest.mark.rule("EU-SCO-15")
def test_eu_sco_15_ties_go_to_the_better_cards() -> None:
    game = a_table(
        bare=True,
        reputation=62,
        gold_cards=["power_strike"],
        others={1: {"reputation": 62, "bare": True, "silver": ["curse"] * 3}},
    )

    result = result_of(game)

    assert result.outcomes == ("won", "lost")
    assert result.tie_breaks == ("cards",)


@pytest.mark.rule("EU-SCO-15")
def test_eu_sco_15_a_gold_card_counts_four_silver_cards() -> None:
    game = a_table(
        bare=True,
        reputation=62,
        gold_cards=["power_strike"],
        others={1: {"reputation": 62, "bare": True, "silver": ["curse"] * 5}},
    )

    assert result_of(game).outcomes == ("lost", "won")


@pytest.mark.rule("EU-SCO-19")
def test_eu_sco_19_equal_in_everything_they_share_the_victory() -> None:
    game = a_table(
        bare=True,
        reputation=62,
        gold_cards=["power_strike"],
        others={1: {"reputation": 62, "bare": True, "silver": ["curse"] * 4}},
    )

    result = result_of(game)

    assert result.outcomes == ("shared", "shared")
    assert result.ranking == ((0, 1),)
