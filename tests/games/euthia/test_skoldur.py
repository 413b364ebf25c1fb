"""Skoldur: Dwurt tokens, the Dwurt die, and his own tiles."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.euthia.fighting import a_use
from tests.games.euthia.setting import EMPTY_HANDED, Sitting, a_fight, a_new_game, a_table, the_box

from muster.games.euthia.content.pieces import HEROES
from muster.games.euthia.state import GOLD_CACHE, SILVER_CACHE

SKOLDUR = ("skoldur", "ael", "dral")
# A Bandit without cards and tokens that always inflicts four Injuries.
BANDIT: dict[str, Any] = {"health": 40, "penalty": 0, "ranges": ((1, 4),), **EMPTY_HANDED}


def brewer(**given: Any) -> Sitting:
    """Skoldur's turn."""
    return a_table(heroes=SKOLDUR, **given)


def a_brawl(monster: dict[str, Any] | None = None, tiles_with: dict[str, Any] | None = None, **given: Any) -> Sitting:
    """Skoldur fights a Bandit with an axe that always deals one Damage."""
    figures = {
        "monsters": {"bandit": BANDIT | (monster or {})},
        "tiles": {"axe_of_the_deep": {"ranges": ((1, 1),)}, **(tiles_with or {})},
        "heroes": {"skoldur": {"health": 20}},
    }
    given.setdefault("hero_dice", [6, 4] * 4)
    given.setdefault("monster_dice", [5, 4] * 4)
    return a_fight("bandit", heroes=SKOLDUR, figures=figures, **given)


def end_of_turn(die: int, choice: str = "resolve-dwurt", **given: Any) -> Sitting:
    """Skoldur ends his turn with so much on the Dwurt die; without a Dwurt nothing is asked."""
    given.setdefault("dwurt", 1)
    game = brewer(dwurt_die=die, tokens=[], **given)
    game.play("end")
    return game.play(choice) if game.prompt == "dwurt-die" else game


def blows(game: Sitting) -> list[tuple[int, int]]:
    return [(fact["value"], fact["damage"]) for fact in game.happened("hero-attacks")]


def attacks(game: Sitting) -> list[tuple[int, int]]:
    return [(fact["value"], fact["injuries"]) for fact in game.happened("attack-value")]


def drink(game: Sitting) -> tuple[int, int]:
    """Dwurt tokens and the Dwurt die."""
    return game.table.dwurt[0], game.table.dwurt_die[0]


# -- Dwurt and Gaar ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-SKO-01")
def test_eu_sko_01_five_dwurt_and_no_gaar() -> None:
    game = a_new_game(options={"heroes": "choose"}, loads={"first": [0]})

    game.play("hero:skoldur", "hero:ael")

    assert (game.hero(0)["hero"], game.hero(0)["dwurt"], game.hero(0)["gaar"]) == ("skoldur", 5, 0)
    assert (game.hero(1)["dwurt"], game.hero(1)["gaar"]) == (0, 4)
    assert game.box.heroes[HEROES.index("skoldur")].gaar == 0  # no Gaar slot


@pytest.mark.rule("EU-SKO-02")
def test_eu_sko_02_a_gained_gaar_may_become_a_dwurt() -> None:
    game = brewer(dwurt=3, dwurt_die=1, sacks=["draught_of_courage"], figures=that_gives_one_gaar())
    game.play("use:draught_of_courage")
    assert (game.prompt, game.keys) == ("place", ["convert-gaar", "to-sack", "discard"])

    game.play("convert-gaar")

    assert (drink(game), game.sacks(), game.gaar) == ((4, 1), [], 0)


def that_gives_one_gaar() -> dict[str, Any]:
    use = next(tile for tile in the_box().tiles if tile.key == "draught_of_courage").uses[0]
    other = type(use)(use.timing, (("gaar", 1, 0),))
    other.spends = True
    return {"tiles": {"draught_of_courage": {"uses": (other,)}}}


@pytest.mark.rule("EU-SKO-02")
def test_eu_sko_02_gaar_lie_in_sacks_only() -> None:
    game = brewer(dwurt=5, sacks=["draught_of_courage"], figures=that_gives_one_gaar())

    game.play("use:draught_of_courage")

    assert (game.sacks(), game.gaar, drink(game)) == (["gaar"], 0, (5, 0))
    assert not game.offers("convert-gaar")  # all five slots are full


@pytest.mark.rule("EU-SKO-02")
def test_eu_sko_02_later_in_the_turn_too_but_never_back() -> None:
    game = brewer(dwurt=3, sacks=["gaar", "gaar"])

    game.play("convert-gaar")

    assert (drink(game), game.sacks()) == ((4, 0), ["gaar"])
    game.play("convert-gaar")
    assert (drink(game), game.sacks(), game.refuses("convert-gaar")) == ((5, 0), [], True)


@pytest.mark.rule("EU-SKO-02")
def test_eu_sko_02_the_dead_take_three_gaar_and_may_brew_at_once() -> None:
    game = brewer(
        map={"i_f2": (1, 1)},
        at="i_f2-a",
        moves=1,
        stack=[],
        dwurt=4,
        health=1,
        sacks=["supplies", "supplies", "supplies"],
        top={1: "bandit"},
        figures={"monsters": {"bandit": BANDIT}},
        loads={"monster": [5, 4], "hero": [1, 1]},
    )
    game.play("go:i_f2-c").until("place")

    assert game.offers("convert-gaar")
    game.play("convert-gaar", "drop:supplies", "discard").until("turn")
    assert (drink(game), game.sacks()) == ((5, 0), ["supplies", "supplies", "gaar"])


@pytest.mark.rule("EU-SKO-03")
def test_eu_sko_03_dwurt_pays_no_quest() -> None:
    figures = {"quests": {"hunter_7": {"cost": ((("gaar", 1, 0),),), "reward": (("gold", 6, 0),)}}}
    quest = next(quest.id for quest in the_box().quests if quest.key == "hunter_7")
    open_quests = tuple([(quest,) if at == 1 else () for at in range(len(the_box().encounters))])
    hunter: dict[str, Any] = {
        "map": {"i_e1": None},
        "at": "i_e1-a",
        "figures": figures,
        "fields": {"encounter_cards": open_quests, "encounters_out": 2},
    }

    assert not brewer(dwurt=5, **hunter).offers("quest:hunter_7")
    game = brewer(dwurt=5, sacks=["gaar"], **hunter).play("quest:hunter_7")
    assert (game.gold, game.sacks(), drink(game)) == (6, [], (5, 0))


@pytest.mark.rule("EU-SKO-03")
def test_eu_sko_03_dwurt_cannot_be_sold() -> None:
    game = brewer(dwurt=5, map={"i_f1": (1, 1)}, at="i_f1-a", traded={"i_f1-a": 0}, sacks=["gem-ruby"])

    game.play("trade")

    assert game.sales == ["sell:axe_of_the_deep", "sell:gem-ruby"]


# -- rolls -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-SKO-04")
def test_eu_sko_04_a_dwurt_adds_three_and_rolls_nothing_again() -> None:
    game = a_brawl(hero_dice=[2, 4], dwurt=2).until("hero-roll")

    game.play("dwurt", "dwurt")

    assert blows(game)[0][0] == 2 + 4 + 3 + 3
    assert game.happened("rerolled") == []


@pytest.mark.rule("EU-SKO-04")
def test_eu_sko_04_it_takes_three_off_the_monsters_value() -> None:
    game = a_brawl(dwurt=1).until("duel")

    game.play("dwurt")

    assert attacks(game)[0][0] == 5 + 4 - 3


@pytest.mark.rule("EU-SKO-04")
def test_eu_sko_04_gaar_change_no_roll() -> None:
    game = a_brawl(dwurt=2, sacks=["gaar"])
    seen: list[str] = []
    while game.table.combat_round < 2:
        seen += game.keys
        game.step()

    assert "dwurt" in seen
    assert not [key for key in seen if key.startswith("gaar")]


@pytest.mark.rule("EU-SKO-04")
def test_eu_sko_04_a_roll_outside_combat_too() -> None:
    game = brewer(dwurt=1, map={"i_o7": (1, 1)}, at="i_o7-a", loads={"hero": [2, 4]}).play("confront")

    game.play("dwurt")

    assert game.happened("confronted")[0]["value"] == 9


@pytest.mark.rule("EU-SKO-05")
def test_eu_sko_05_a_tile_without_its_dwurt_is_refused() -> None:
    poor = a_brawl(tiles=["rage"], dwurt=0, sacks=["gem-ruby"])
    while poor.table.combat_round < 2 and not poor.match.over:
        assert poor.refuses("use:rage")
        poor.step()

    assert a_brawl(tiles=["rage"], dwurt=1).until("before-hero").offers("use:rage")


@pytest.mark.rule("EU-SKO-06")
def test_eu_sko_06_the_die_counts_rolls_and_tiles_but_no_brewing() -> None:
    game = a_brawl(tiles=["rage"], dwurt=3, sacks=["gaar"])

    game.until("duel").play("pass").until("before-hero").play("use:rage", "convert-gaar", "done")
    game.until("hero-roll").play("dwurt", "dwurt")

    assert drink(game) == (1, 3)


@pytest.mark.rule("EU-SKO-06")
def test_eu_sko_06_each_dwurt_of_a_tile_counts() -> None:
    use = next(tile for tile in the_box().tiles if tile.key == "rage").uses[0]
    dear = type(use)(use.timing, use.effects)
    dear.exhausts, dear.dwurt = True, 2
    game = a_brawl(tiles=["rage"], tiles_with={"rage": {"uses": (dear,)}}, dwurt=3).until("before-hero")

    game.play("use:rage")

    assert drink(game) == (1, 2)


# -- the Dwurt die -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "die, dwurt, silver, gold, reputation, health",
    [
        (0, 2, 0, 0, 10, 8),
        (1, 1, 1, 0, 10, 8),
        (2, 1, 2, 0, 10, 7),
        (3, 2, 3, 0, 9, 6),
        (4, 2, 0, 1, 9, 4),
        (5, 3, 0, 1, 9, 2),
        (6, 3, 0, 1, 9, 2),
    ],
)
@pytest.mark.rule("EU-SKO-07")
def test_eu_sko_07_what_the_die_does(
    die: int, dwurt: int, silver: int, gold: int, reputation: int, health: int
) -> None:
    game = end_of_turn(die, dwurt=1, reputation=10, health=8, figures={"heroes": {"skoldur": {"health": 8}}})

    assert (drink(game), len(game.silver()), len(game.gold_cards())) == ((dwurt, 0), silver, gold)
    assert (game.reputation, game.health) == (reputation, health)


@pytest.mark.rule("EU-SKO-07")
def test_eu_sko_07_the_example_with_four() -> None:
    game = end_of_turn(4, dwurt=1, reputation=10, health=6)

    assert (drink(game), len(game.gold_cards()), game.reputation, game.health) == ((2, 0), 1, 9, 2)


@pytest.mark.rule("EU-SKO-08")
def test_eu_sko_08_a_dwurt_avoids_it() -> None:
    game = end_of_turn(5, "avoid-dwurt", dwurt=2, reputation=10, health=6)

    assert (drink(game), game.reputation, game.health) == ((1, 0), 10, 6)
    assert (game.silver(), game.gold_cards()) == ([], [])


@pytest.mark.rule("EU-SKO-08")
def test_eu_sko_08_only_skoldur_has_a_die() -> None:
    game = a_table(tokens=[]).play("end")

    assert (game.prompt, game.happened("dwurt-die")) == ("turn", [])


@pytest.mark.rule("EU-SKO-09")
def test_eu_sko_09_death_by_the_die_costs_one_reputation_more() -> None:
    game = end_of_turn(4, dwurt=1, reputation=10, health=4)

    assert (game.reputation, game.place, game.health) == (8, "i_c1-centre", game.hero()["max_health"])
    assert drink(game) == (2, 0)


@pytest.mark.rule("EU-SKO-09")
def test_eu_sko_09_another_death_outside_resets_the_die() -> None:
    game = brewer(map={"i_o6": (1, 1)}, at="i_c1-b", moves=1, stack=[], health=2, dwurt=2, dwurt_die=4)

    game.play("go:i_o6-a")

    assert (game.place, drink(game), game.silver(), game.gold_cards()) == ("i_c1-centre", (2, 0), [], [])


@pytest.mark.rule("EU-SKO-09")
def test_eu_sko_09_death_in_combat_resets_the_die_without_effect() -> None:
    game = a_brawl(monster={"ranges": ((1, 20),)}, dwurt=1, dwurt_die=3, reputation=10).until("duel")

    game.play("pass").until("")

    assert (drink(game), game.reputation, game.happened("dwurt-die")) == ((1, 0), 10, [])


@pytest.mark.rule("EU-SKO-10")
def test_eu_sko_10_tiles_of_value_0_are_unveiled_like_others() -> None:
    game = brewer(gold=3, map={"i_f1": (1, 1)}, at="i_f1-a", traded={"i_f1-a": 0})
    assert (game.equipped(), game.supply()) == (["axe_of_the_deep", "grim_resolve"], [])

    game.play("trade", "unveil")
    assert game.keys == ["keep-tile:brewers_gift", "keep-tile:rage"]  # of each value one is kept
    game.play("keep-tile:rage")

    assert (game.supply(), game.gold) == (["rage"], 2)
    assert "rage" not in game.equipped()


@pytest.mark.parametrize("seats, options", [(1, {}), (2, {"mode": "cooperative"})])
@pytest.mark.parametrize("die, silver, gold", [(2, 2, 0), (4, 0, 1)])
@pytest.mark.rule("EU-SKO-11", "EU-SKO-15")
def test_eu_sko_11_and_15_the_die_adds_nothing_to_the_caches(
    seats: int, options: dict[str, object], die: int, silver: int, gold: int
) -> None:
    game = brewer(seats=seats, options=options, dwurt_die=die, dwurt=1, tokens=[], reputation=5, health=8, round=8)
    before = [len(game.table.zones[zone].cards) for zone in (SILVER_CACHE, GOLD_CACHE)]

    game.play("end")
    assert game.prompt == "dwurt-die"
    game.match.play("resolve-dwurt")

    assert (len(game.silver()), len(game.gold_cards())) == (silver, gold)
    turns = [1, 0] if seats == 2 else [0, 0]  # the next partner's turn adds a Silver card
    after = [len(game.table.zones[zone].cards) for zone in (SILVER_CACHE, GOLD_CACHE)]
    assert [new - old for new, old in zip(after, before, strict=True)] == turns


@pytest.mark.rule("EU-SKO-12")
def test_eu_sko_12_without_a_dwurt_there_is_no_choice() -> None:
    game = brewer(dwurt=0, dwurt_die=1, tokens=[]).play("end")

    assert (game.asked, game.prompt, len(game.silver())) == (1, "turn", 1)


@pytest.mark.parametrize("die, had, has", [(0, 5, 5), (5, 4, 5), (5, 3, 5)])
@pytest.mark.rule("EU-SKO-12")
def test_eu_sko_12_dwurt_beyond_five_are_lost(die: int, had: int, has: int) -> None:
    assert drink(end_of_turn(die, dwurt=had, health=8)) == (has, 0)


@pytest.mark.rule("EU-SKO-12")
def test_eu_sko_12_the_effects_come_in_their_order() -> None:
    """Dwurt, cards and the lost Reputation come before the Injuries that kill."""
    game = end_of_turn(3, dwurt=1, reputation=1, health=2)

    assert (drink(game), len(game.silver()), game.reputation) == ((2, 0), 3, 0)
    assert [fact["value"] for fact in game.happened("dwurt-die")] == [3]


@pytest.mark.rule("EU-SKO-13")
def test_eu_sko_13_brewing_inside_a_roll() -> None:
    game = a_brawl(dwurt=0, sacks=["gaar", "healing_potion"], hero_dice=[3, 4]).until("hero-roll")

    game.play("convert-gaar", "dwurt")

    assert (blows(game)[0][0], drink(game)) == (10, (0, 1))


@pytest.mark.parametrize("dwurt, there", [(0, True), (3, True), (5, False)])
@pytest.mark.parametrize("prompt", ["duel", "after-monster", "hero-roll"])
@pytest.mark.rule("EU-SKO-13")
def test_eu_sko_13_wherever_it_can_be_of_use_if_a_slot_is_free(prompt: str, dwurt: int, there: bool) -> None:
    game = a_brawl(dwurt=dwurt, sacks=["gaar"], tiles=["stone_skin"])
    found = False
    while game.table.combat_round < 2:
        found = found or (game.prompt == prompt and game.offers("convert-gaar"))
        game.step()

    assert found is there


@pytest.mark.rule("EU-SKO-13")
def test_eu_sko_13_in_a_roll_outside_combat() -> None:
    game = brewer(dwurt=1, sacks=["gaar"], map={"i_o7": (1, 1)}, at="i_o7-a", loads={"hero": [2, 4]}).play("confront")

    assert game.offers("convert-gaar")


@pytest.mark.rule("EU-SKO-14")
def test_eu_sko_14_one_dwurt_per_occasion_in_alternation() -> None:
    game = a_brawl(monster={"gaar": 1}, dwurt=2).until("monster-duel")

    game.play("pass", "dwurt")

    assert (game.asked, game.prompt, game.view["combat"]["value"]) == (1, "monster-duel", 6)
    game.play("pass")
    assert (game.asked, game.prompt) == (0, "duel")


@pytest.mark.rule("EU-SKO-14")
def test_eu_sko_14_not_after_both_have_passed() -> None:
    game = a_brawl(monster={"gaar": 1}, dwurt=2, tiles=["stone_skin"]).until("monster-duel")

    game.play("pass", "pass")

    assert (game.prompt, game.offers("dwurt")) == ("after-monster", False)


@pytest.mark.rule("EU-SKO-14")
def test_eu_sko_14_brewing_is_no_turn_of_the_exchange() -> None:
    game = a_brawl(monster={"gaar": 1}, dwurt=0, sacks=["gaar"]).until("monster-duel")

    game.play("pass", "convert-gaar")

    assert (game.asked, game.prompt, game.offers("dwurt")) == (0, "duel", True)


# -- his tiles ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-SKO-05")
def test_eu_sko_05_grim_resolve_heals_in_and_outside_combat() -> None:
    outside = brewer(dwurt=2, health=2).play("use:grim_resolve")
    inside = a_brawl(dwurt=2, health=10).until("healing").play("use:grim_resolve")

    assert (outside.health, drink(outside), outside.is_exhausted("grim_resolve")) == (5, (1, 1), True)
    assert (inside.health, drink(inside)) == (13, (1, 1))


@pytest.mark.rule("EU-SKO-05")
def test_eu_sko_05_brewers_gift_and_dark_bargain() -> None:
    gift = brewer(tiles=["brewers_gift"], dwurt=2).play("use:brewers_gift")
    bargain = brewer(tiles=["dark_bargain"], dwurt=2).play("use:dark_bargain")

    assert drink(gift) == (3, 0)
    assert (drink(bargain), len(bargain.silver())) == ((3, 0), 1)


@pytest.mark.rule("EU-SKO-05")
def test_eu_sko_05_dark_bargain_alone_feeds_the_silver_cache() -> None:
    game = brewer(seats=1, tiles=["dark_bargain_solo"], dwurt=2).play("use:dark_bargain_solo")

    assert (drink(game), game.silver(), game.view["caches"]["silver"]) == ((3, 0), [], 1)


@pytest.mark.rule("EU-SKO-05")
def test_eu_sko_05_rage_deals_two_more() -> None:
    game = a_brawl(tiles=["rage"], dwurt=2).until("before-hero").play("use:rage", "done")

    assert (blows(game)[0], drink(game)) == ((10, 1 + 2), (1, 1))


@pytest.mark.rule("EU-SKO-05")
def test_eu_sko_05_stone_skin_takes_three_injuries_less() -> None:
    game = a_brawl(tiles=["stone_skin"], dwurt=2).until("after-monster").play("use:stone_skin")

    assert (attacks(game)[0], drink(game)) == ((9, 4 - 3), (1, 1))


@pytest.mark.rule("EU-SKO-05")
def test_eu_sko_05_miners_eye_draws_three_tiles() -> None:
    game = brewer(tiles=["miners_eye"], map={"i_f1": (1, 1)}, at="i_f1-b")

    game.play("mine", "cart")

    assert (game.prompt, game.is_exhausted("miners_eye")) == ("ore", True)


@pytest.mark.parametrize("tile, ranges", [("frenzy", ((6, 2), (9, 4))), ("avalanche", ((5, 4), (8, 6), (11, 9)))])
@pytest.mark.rule("EU-SKO-05")
def test_eu_sko_05_frenzy_and_avalanche_are_attacks(tile: str, ranges: tuple[tuple[int, int], ...]) -> None:
    game = a_brawl(tiles=[tile], tiles_with={tile: {"ranges": ranges}}, dwurt=0).until("attack")

    game.play(f"attack-with:{tile}")

    assert (blows(game)[0], game.is_exhausted(tile)) == ((10, ranges[1][1]), True)


@pytest.mark.rule("EU-SKO-05")
def test_eu_sko_05_double_axe_is_a_weapon_that_never_tires() -> None:
    axe = {"double_axe": {"ranges": ((4, 1), (10, 3))}}
    game = a_brawl(tiles=["double_axe"], tiles_with=axe, dwurt=0).until("attack").play("attack-with:double_axe")

    assert (blows(game)[0], game.is_exhausted("double_axe")) == ((10, 3), False)


@pytest.mark.rule("EU-SKO-06")
def test_eu_sko_06_steady_hands_turns_the_die_back() -> None:
    game = brewer(tiles=["steady_hands"], dwurt_die=3).play("use:steady_hands")

    assert drink(game)[1] == 2
    assert not brewer(tiles=["steady_hands"], dwurt_die=0).uses


@pytest.mark.rule("EU-SKO-05")
def test_eu_sko_05_war_drums_give_two_move_points() -> None:
    assert brewer(tiles=["war_drums"]).play("use:war_drums").moves == 2


@pytest.mark.rule("EU-SKO-05")
def test_eu_sko_05_blood_price_is_an_injury_for_a_dwurt() -> None:
    outside = brewer(tiles=["blood_price"], health=3, dwurt=0).play("use:blood_price")
    inside = a_brawl(tiles=["blood_price"], health=9, dwurt=0).until("healing").play("use:blood_price")

    assert (outside.health, drink(outside)) == (2, (1, 0))
    assert (inside.health, drink(inside)) == (8, (1, 0))


@pytest.mark.rule("EU-SKO-05")
def test_eu_sko_05_the_last_health_is_no_blood_price() -> None:
    game = brewer(tiles=["blood_price"], health=1, dwurt=0)

    assert not game.uses


@pytest.mark.rule("EU-SKO-05")
def test_eu_sko_05_earthshaker_strikes_first_for_a_dwurt() -> None:
    tile = {"earthshaker": {"ranges": ((5, 3), (9, 4))}}
    game = a_brawl(tiles=["earthshaker"], tiles_with=tile, dwurt=2)
    assert game.prompt == "first-strike"

    game.play("strike-with:earthshaker", "done")

    assert (blows(game), drink(game), attacks(game)) == ([(10, 4)], (1, 1), [])
    assert a_brawl(tiles=["earthshaker"], tiles_with=tile, dwurt=0, sacks=["gaar"]).prompt != "first-strike"


@pytest.mark.parametrize("die, health", [(2, 8), (4, 6), (5, 4)])
@pytest.mark.rule("EU-SKO-07")
def test_eu_sko_07_iron_gut_takes_two_injuries_of_the_die_less(die: int, health: int) -> None:
    game = end_of_turn(die, tiles=["iron_gut"], health=8, reputation=3, figures={"heroes": {"skoldur": {"health": 8}}})

    assert game.health == health


@pytest.mark.parametrize("die, seen", [(1, 0), (2, 0), (4, 2), (5, 3), (7, 5)])
@pytest.mark.rule("EU-SKO-07")
def test_eu_sko_07_master_brewer_lowers_the_die_by_two(die: int, seen: int) -> None:
    game = end_of_turn(die, tiles=["master_brewer"], health=8, reputation=3)

    assert [fact["value"] for fact in game.happened("dwurt-die")] == [seen]


@pytest.mark.rule("EU-SKO-05")
def test_eu_sko_05_tunnel_leads_to_a_mountain_or_a_cave() -> None:
    game = brewer(tiles=["tunnel"], map={"i_f1": (1, 1), "i_f2": (2, -1), "i_f3": (-1, 2)}, at="church-centre")

    game.play("use:tunnel")

    assert game.keys == ["teleport:i_f1-b", "teleport:i_f3-b", "leave"]
    assert game.play("teleport:i_f3-b").until("turn", "reveal").place == "i_f3-b"


@pytest.mark.rule("EU-SKO-05")
def test_eu_sko_05_fearsome_makes_the_monster_player_discard_two_cards() -> None:
    cards = {"silver": ["curse"], "gold_cards": ["healing"] * 2}
    game = a_brawl(tiles=["fearsome"], dwurt=2, others={1: cards})

    game.until("combat-setup").play("use:fearsome")

    assert (len(game.silver(1)) + len(game.gold_cards(1)), drink(game)) == (1, (1, 1))


@pytest.mark.rule("EU-SKO-05")
def test_eu_sko_05_fearsome_alone_takes_a_chaos_token() -> None:
    game = a_brawl(seats=1, monster={"chaos": 2}, tiles=["fearsome_solo"], dwurt=1)

    game.until("combat-setup").play("use:fearsome_solo")

    assert (game.table.chaos, drink(game)) == (1, (0, 1))


@pytest.mark.rule("EU-SKO-05")
def test_eu_sko_05_berserk_grows_with_two_dwurt_at_most() -> None:
    berserk = {"berserk": {"ranges": ((6, 3), (9, 5))}}
    game = a_brawl(tiles=["berserk"], tiles_with=berserk, dwurt=3).until("attack").play("attack-with:berserk")

    game.play("use:berserk", "use:berserk")
    assert not game.offers("use:berserk")
    game.play("done")

    assert (blows(game)[0], drink(game)) == ((10, 5 + 2 + 2), (1, 2))


@pytest.mark.rule("EU-SKO-05")
def test_eu_sko_05_runic_shield() -> None:
    """Two off the value, an Injury less, and two off the next Hero Attack."""
    game = a_brawl(tiles=["runic_shield"], dwurt=0).until("after-monster").play("use:runic_shield")

    assert (attacks(game)[0], blows(game)[0][0]) == ((7, 3), 8)


@pytest.mark.rule("EU-SKO-04")
def test_eu_sko_04_overdose_makes_each_dwurt_of_a_roll_one_stronger() -> None:
    game = a_brawl(tiles=["overdose"], hero_dice=[2, 4, 2, 4], dwurt=3).until("hero-roll")

    game.play("use:overdose", "dwurt", "dwurt", "done")

    assert blows(game)[0][0] == 6 + 4 + 4


@pytest.mark.rule("EU-SKO-05")
def test_eu_sko_05_stoneblood_gives_three_health() -> None:
    assert brewer(tiles=["stoneblood"]).hero()["max_health"] == brewer().hero()["max_health"] + 3


# -- windows that are put for nothing ----------------------------------------------------------------------------------


@pytest.mark.rule("EU-HOP-04")
@pytest.mark.parametrize("rules, asked", [(2, True), (3, False)])
def test_eu_hop_04_hope_opens_no_window_in_which_it_is_of_no_use(rules: int, asked: bool) -> None:
    game = a_brawl(dwurt=1).until("duel", "hero-roll")
    game.table.rules = rules
    game.table.hope = 4

    game.run("healing_phase", 0)

    assert (game.prompt == "healing" and game.offers("hope-2")) is asked


@pytest.mark.rule("EU-HOP-04")
@pytest.mark.rule("EU-SHD-02")
def test_eu_hop_04_a_shield_that_was_used_opens_no_window_for_hope() -> None:
    shield = {"uses": (a_use("mc", ("inj_minus", 1, 0)),)}
    game = a_brawl(dwurt=1, tiles=["round_shield"], tiles_with={"round_shield": shield}).until("after-monster")
    game.table.hope = 4

    game.play("use:round_shield")

    assert game.prompt != "after-monster"


@pytest.mark.rule("EU-HOP-04")
def test_eu_hop_04_hope_opens_the_window_of_a_tile_that_it_can_pay_for() -> None:
    game = a_brawl(dwurt=0, sacks=["gaar"], tiles=["stone_skin"])
    priced = [use for use in game.box.tile(game.copy("stone_skin")).uses if use.dwurt]

    assert priced
    assert game.until("after-monster").offers("convert-gaar", "done")
