"""Threat of Mirrezil: Events, Legends and Artifacts, the places, and the Finale.  [EU-MIR-01]"""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.euthia.setting import EMPTY_HANDED, Sitting, a_fight, a_new_game, a_table

from muster.games.euthia.scoring import possessions
from muster.games.euthia.state import CHAPTER, LEGEND_DECK, SCENARIO_DECK

SCENARIO = "threat-of-mirrezil"
TAME = {"ranges": ((99, 1),), **EMPTY_HANDED, "penalty": 0}
HARMLESS = {"monsters": {f"mirrezil_{aspect}": TAME for aspect in (1, 2, 3, 4)}}
DEADLY = {"monsters": {f"mirrezil_{aspect}": {**TAME, "ranges": ((0, 99),)} for aspect in (1, 2, 3, 4)}}
STRONG = {"tiles": {"staff_of_fire": {"ranges": ((2, 20),)}, "sun_mace": {"ranges": ((2, 20),)}}}


def a_threat(**given: Any) -> Sitting:
    return a_table(scenario=SCENARIO, **{"stack": (), **given})


def with_event(card: str, **given: Any) -> Sitting:
    """A turn in round 3, in which this Event card was turned up."""
    loads = {"scenario": [card], **given.pop("loads", {})}
    return a_threat(round=3, loads=loads, start="scenario_round_start", **given).run("take_turn")


def a_finale(**given: Any) -> Sitting:
    """The end of round 8."""
    figures = {**HARMLESS, **STRONG, **given.pop("figures", {})}
    return a_threat(round=8, start="end_round", figures=figures, **given)


def event_in_force(card: str, **given: Any) -> dict[str, Any]:
    """Fields of a table on which this Event card lies open."""
    number = next(record.id for record in a_threat().box.scenario_cards if record.key == card)
    return {"scenario_card": number, **given}


# -- setup -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-MIR-01")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_eu_mir_01_setup(seats: int) -> None:
    game = a_new_game(seats=seats, options={"scenario": SCENARIO})

    assert [game.sacks(seat) for seat in range(seats)] == [["teleport_scroll"]] * seats
    assert len(game.table.zones[SCENARIO_DECK].cards) == 7
    assert len(game.table.zones[LEGEND_DECK].cards) == 6
    assert game.view["rounds"] == 8


@pytest.mark.rule("EU-MIR-02")
@pytest.mark.rule("EU-MST-05")
@pytest.mark.parametrize("seats, legends", [(1, 1), (2, 1), (3, 2), (4, 2)])
def test_eu_mir_02_scenario_tiles_in_the_stack(seats: int, legends: int) -> None:
    game = a_new_game(seats=seats, options={"scenario": SCENARIO})
    tiles = [[game.box.map_tiles[tile] for tile in game.table.zones[CHAPTER + at].cards] for at in range(5)]

    found = [sorted(tile.scenario for tile in row if tile.scenario) for row in tiles]
    several = ["legend"] * legends
    assert found == [[], [], [*several, "mirrezil"], several, [*several, "mirrezil"]]


@pytest.mark.rule("EU-MIR-02")
def test_eu_mir_02_one_of_the_two_legends_comes_at_random() -> None:
    seen = set()
    for seed in range(12):
        game = a_new_game(options={"scenario": SCENARIO}, seed=seed)
        stack = [game.box.map_tiles[tile].key for tile in game.table.zones[CHAPTER + 3].cards]
        seen.add(tuple(key for key in stack if key in ("iv_s1", "iv_s2")))

    assert seen == {("iv_s1",), ("iv_s2",)}


def test_the_teleport_scroll_takes_a_hero_to_a_portal() -> None:
    game = a_threat(sacks=["teleport_scroll"], map={"i_o3": (3, 0)})

    game.play("drink:teleport_scroll", "teleport:i_o3-c")

    assert (game.place, game.sacks()) == ("i_o3-c", [])


@pytest.mark.rule("EU-QST-03")
def test_eu_qst_03_a_teleport_scroll_pays_where_a_scroll_is_asked_for() -> None:
    game = a_threat(sacks=["teleport_scroll"])
    quest = next(record for record in game.box.quests if record.key == "chronicler_1")

    game.run("fulfil", 0, quest.id)

    assert (game.sacks(), game.reputation, game.gold) == ([], 2, 3)


# -- Events ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-MIR-01")
def test_eu_mir_01_one_event_in_each_round_from_the_second_on() -> None:
    game = a_threat(start="start_round")
    before: Any = game.view["scenario_card"]
    assert before is None

    seen = []
    for number in range(2, 9):
        game.to_round(number)
        seen.append(game.view["scenario_card"]["key"])

    assert sorted(seen) == sorted(card.key for card in game.box.scenario_cards if card.kind == "event")
    assert len(game.happened("event-card")) == 7


@pytest.mark.rule("EU-SCX-07")
def test_eu_scx_07_which_card_comes_next_is_hidden() -> None:
    game = a_threat(round=3, start="scenario_round_start").run("take_turn")

    assert game.view["scenario_card"]["kind"] == "event"
    assert len(game.table.zones[SCENARIO_DECK].cards) == 6
    for seat in (0, 1, None):
        seen = game.view_of(seat)["zones"]["scenario-deck"]
        assert not any(card.key in str(seen) for card in game.box.scenario_cards)


@pytest.mark.rule("EU-MIR-01")
@pytest.mark.rule("EU-MIR-09")
def test_eu_mir_09_black_rain_weakens_healing() -> None:
    game = with_event("black_rain", sacks=["healing_potion"], health=1)

    assert game.preview("drink:healing_potion") == ("preview-health", {"before": 1, "after": 3})
    game.play("drink:healing_potion")

    assert game.health == 3


@pytest.mark.rule("EU-MIR-09")
def test_eu_mir_09_black_rain_leaves_one() -> None:
    game = with_event("black_rain", tiles=["leather_greaves"], gems=[("leather_greaves", "opal")], health=1)

    game.play("flip:opal")

    assert game.health == 2


@pytest.mark.rule("EU-MIR-09")
def test_eu_mir_09_black_rain_and_healing_to_the_maximum() -> None:
    game = with_event("black_rain", sacks=["dragonblood"], health=1)

    game.play("use:dragonblood")

    assert game.health == game.hero()["max_health"] - 1


@pytest.mark.rule("EU-MIR-01")
def test_eu_mir_01_wyverns_injure_outside_the_church() -> None:
    others = {1: {"at": "i_f1-c", "health": 4}, 2: {"at": "i_f1-c", "health": 2, "reputation": 5}}
    game = with_event("flight_of_the_wyverns", seats=3, map={"i_f1": (3, 0)}, others=others)

    assert game.health == game.hero()["max_health"]
    assert game.table.health[1] == 2
    assert (game.place_of(2), game.table.reputation[2]) == ("i_c1-centre", 3)


@pytest.mark.rule("EU-MIR-01")
@pytest.mark.rule("EU-MIR-09")
def test_eu_mir_09_market_day() -> None:
    offers = {"merchants": ["leather_helmet", "copper_ring", "short_sword", "round_shield"]}
    game = a_threat(at="i_f1-a", map={"i_f1": (3, 0)}, traded={"i_f1-a": 0}, gold=2, offers=offers)
    game.play("trade")
    assert not game.offers("buy:leather_helmet")

    fields = event_in_force("market_day")
    game = a_threat(at="i_f1-a", map={"i_f1": (3, 0)}, traded={"i_f1-a": 0}, gold=2, offers=offers, fields=fields)
    game.play("trade")
    assert game.preview("buy:leather_helmet") == ("preview-price", {"gold": 2})
    game.play("buy:leather_helmet")

    assert game.gold == 0


@pytest.mark.rule("EU-MIR-09")
def test_eu_mir_09_a_purchase_costs_at_least_one() -> None:
    offers = {"merchants": ["copper_ring"]}
    figures = {"tiles": {"copper_ring": {"price": 1}}}
    fields = event_in_force("market_day")
    given = {"at": "i_f1-a", "map": {"i_f1": (3, 0)}, "traded": {"i_f1-a": 0}, "offers": offers, "figures": figures}
    game = a_threat(gold=1, fields=fields, **given)

    assert game.play("trade").preview("buy:copper_ring") == ("preview-price", {"gold": 1})


@pytest.mark.rule("EU-MIR-01")
def test_eu_mir_01_market_day_replaces_all_offers() -> None:
    before = a_threat(round=3)
    lying = before.view["offers"]
    game = before.load("scenario", "market_day").run("scenario_round_start")

    assert all(len(row) == 4 and None not in row for row in game.view["offers"].values())
    assert [len(pile) for pile in game.table.discards[1:4]] == [4, 4, 4]
    assert {name: sorted(row) for name, row in lying.items()} == {
        name: sorted(game.box.tile(copy).key for copy in game.table.discards[1 + at])
        for at, name in enumerate(("merchants", "alchemists", "dragonslayers"))
    }


@pytest.mark.rule("EU-MIR-01")
def test_eu_mir_01_blood_moon() -> None:
    fields = event_in_force("blood_moon")
    dragonfly = {"health": 1, "penalty": 0, "ranges": ((99, 1),), "chaos": 0, "silver_cards": 0, "reward": ()}
    figures = {"monsters": {"dragonfly": dragonfly}, "tiles": {"staff_of_fire": {"ranges": ((2, 3),)}}}
    game = a_fight(
        "dragonfly", scenario=SCENARIO, fields=fields, figures=figures, monster_dice=[1, 1], hero_dice=[3, 4]
    )

    assert game.view["combat"] is None or game.view["combat"]["health"] == 3
    game.until("turn")

    assert game.reputation == 1


@pytest.mark.rule("EU-MIR-01")
def test_eu_mir_01_shadow_of_mirrezil() -> None:
    fields = event_in_force("shadow_of_mirrezil")
    dragonfly = {"health": 1, "penalty": 0, "ranges": ((99, 1),), "chaos": 1, "silver_cards": 0, "reward": ()}
    figures = {"monsters": {"dragonfly": dragonfly}, "tiles": {"staff_of_fire": {"ranges": ((2, 3),)}}}
    given: dict[str, Any] = {"fields": fields, "figures": figures, "others": {1: {"silver": ["curse"]}}}
    game = a_fight("dragonfly", scenario=SCENARIO, monster_dice=[1, 1], hero_dice=[3, 4], **given)

    game.until("play-before")
    assert game.view["combat"]["chaos"] == 2
    game.until("turn")
    assert len(game.gold_cards()) == 1


@pytest.mark.rule("EU-MIR-01")
def test_eu_mir_01_pilgrims_bring_gaar_and_dwurt() -> None:
    game = with_event("pilgrims", heroes=["skoldur", "ael"], dwurt=1, others={1: {"gaar": 1}})

    assert game.table.dwurt[0] == 3
    assert game.table.gaar[1] == 3


@pytest.mark.rule("EU-MIR-01")
def test_eu_mir_01_earthquake_digs_three_tiles() -> None:
    game = with_event("earthquake", at="i_f1-b", map={"i_f1": (3, 0)})

    game.play("mine")

    assert game.prompt == "ore"
    assert len(game.match.decision.question.args[0]) == 3


@pytest.mark.rule("EU-MIR-01")
def test_eu_mir_01_an_event_holds_for_its_round_only() -> None:
    game = a_threat(round=2, start="start_round", loads={"scenario": ["blood_moon", "black_rain"]})
    assert game.view["scenario_card"]["key"] == "blood_moon"

    game.to_round(3)

    assert game.view["scenario_card"]["key"] == "black_rain"


# -- Legends -----------------------------------------------------------------------------------------------------------

FREE = {"iii_s1-a": 0, "iii_s1-b": 0}


def a_legend(artifact: str, **given: Any) -> Sitting:
    """The Hero stands on the centre of a Legend tile with this Legend card."""
    loads = {"legends": [f"legend_{artifact}"]}
    given = {"at": "iii_s1-centre", "map": {"iii_s1": (3, 0)}, "liberated": FREE, **given}
    game = a_threat(loads=loads, **given)
    tile = next(tile.id for tile in game.box.map_tiles if tile.key == "iii_s1")
    return game.run("scenario_tile", 0, tile).run("take_turn")


@pytest.mark.rule("EU-MIR-02")
def test_eu_mir_02_a_legend_card_lies_open_on_a_revealed_tile() -> None:
    game = a_legend("shield_of_arakius")

    assert [entry["quest"] for entry in game.view["legends"]] == ["legend_shield_of_arakius"]
    assert game.view["legends"][0]["space"]["at"] == game.space("iii_s1-centre")
    assert len(game.table.zones[LEGEND_DECK].cards) == 5
    assert not game.offers("quest:legend_shield_of_arakius")


@pytest.mark.rule("EU-MIR-02")
def test_eu_mir_02_revealing_a_tile_opens_its_legend() -> None:
    game = a_threat(at="i_c1-a", moves=1, stack=["iii_s1"], map={"i_f1": (1, 1), "i_f2": (2, -1), "i_f3": (-1, 2)})
    game.table.space[0] = game.space("i_c1-c")
    game.run("look_around", 0, game.space("i_c1-c")).until("", "turn")

    assert len(game.view["legends"]) == 1
    assert game.happened("legend-opens")[0]["tile"] == "iii_s1"


@pytest.mark.rule("EU-MIR-02")
def test_eu_mir_02_its_quest_pays_the_artifact_once() -> None:
    game = a_legend("shield_of_arakius", sacks=["trophy-hydra"], unlocked=range(12))

    game.play("quest:legend_shield_of_arakius")
    game.play(next(key for key in game.keys if key.startswith("to-slot")))

    assert "shield_of_arakius" in game.equipped()
    assert game.hero()["quests"] == ["legend_shield_of_arakius"]
    assert game.view["legends"] == []
    assert game.problems() == []


@pytest.mark.rule("EU-MIR-02")
@pytest.mark.parametrize("at", ["iii_s1-a", "iii_s1-c"])
def test_eu_mir_02_only_on_the_centre(at: str) -> None:
    game = a_legend("shield_of_arakius", at=at, sacks=["trophy-hydra"])

    assert not game.offers("quest:legend_shield_of_arakius")


@pytest.mark.rule("EU-MIR-02")
def test_eu_mir_02_an_artifact_is_never_sold_and_counts_twelve() -> None:
    traded = {"i_f1-a": 0}
    game = a_threat(at="i_f1-a", map={"i_f1": (3, 0)}, traded=traded, sacks=["horn_of_golden_meadow", "iron_ore"])
    game.play("trade")

    assert not game.offers("sell:horn_of_golden_meadow")
    assert possessions(game.table, 0)[0] == possessions(a_threat(sacks=["iron_ore"]).table, 0)[0] + 12


@pytest.mark.rule("EU-MIR-02")
def test_eu_mir_02_the_blade_strikes_dragons_harder() -> None:
    given = {"tiles": ["blade_of_tamariel"], "bare": True, "heroes": ["dral", "ael"]}
    game = a_finale(**given, loads={"hero": [3, 4, 3, 4]}, others={1: {"reputation": 50}})
    game.until("aspect")

    assert [fact["damage"] for fact in game.happened("hero-attacks")] == [6, 6]  # 4 and 2 more


@pytest.mark.rule("EU-QST-06")
def test_eu_qst_06_one_trophy_of_level_two_or_two_of_level_one() -> None:
    game = a_legend("banner_of_marathy", sacks=["trophy-boar", "trophy-ghoul", "trophy-troll"])
    game.play("quest:legend_banner_of_marathy")
    assert sorted(game.keys) == ["pay:trophy-boar", "pay:trophy-ghoul", "pay:trophy-troll"]

    game.play("pay:trophy-boar")
    assert sorted(game.keys) == ["pay:trophy-ghoul", "pay:trophy-troll"]
    game.play("pay:trophy-ghoul")
    assert game.sacks() == ["trophy-troll"]
    assert game.hero()["quests"] == ["legend_banner_of_marathy"]


@pytest.mark.rule("EU-QST-06")
def test_eu_qst_06_the_better_trophy_is_enough() -> None:
    game = a_legend("banner_of_marathy", sacks=["trophy-boar", "trophy-troll"])

    game.play("quest:legend_banner_of_marathy", "pay:trophy-troll")

    assert "trophy-boar" in game.sacks()
    assert game.hero()["quests"] == ["legend_banner_of_marathy"]


# -- places ------------------------------------------------------------------------------------------------------------

TOWER = {"iii_s3": (3, 0)}
EYRIE = {"v_s4": (3, 0)}


@pytest.mark.rule("EU-MIR-03")
def test_eu_mir_03_the_watchtower_sells_an_initiative_token() -> None:
    game = a_threat(at="iii_s3-a", map=TOWER, gold=3)

    game.play("visit:watchtower")

    assert game.gold == 1
    assert (game.hero()["initiative"], game.hero(1)["initiative"]) == (True, False)


@pytest.mark.rule("EU-SCX-08")
def test_eu_scx_08_once_per_hero() -> None:
    game = a_threat(at="iii_s3-a", map=TOWER, gold=9, others={1: {"at": "iii_s3-a", "gold": 9}})

    game.play("visit:watchtower")
    assert not game.offers("visit:watchtower")
    assert game.reason("visit:watchtower") == "refused-visited"

    game.until_asked(1, "turn")
    assert game.offers("visit:watchtower")


@pytest.mark.rule("EU-MIR-03")
@pytest.mark.rule("EU-MIR-09")
def test_eu_mir_09_three_tokens_only() -> None:
    given = {seat: {"at": "iii_s3-a", "gold": 9} for seat in (1, 2, 3)}
    game = a_threat(seats=4, at="iii_s3-a", map=TOWER, gold=9, others=given)
    for seat in range(3):
        game.until_asked(seat, "turn").play("visit:watchtower")

    game.until_asked(3, "turn")

    assert not game.offers("visit:watchtower")
    assert game.reason("visit:watchtower") == "refused-no-tokens"


@pytest.mark.rule("EU-MIR-03")
def test_eu_mir_03_the_watchtower_asks_for_two_gold() -> None:
    game = a_threat(at="iii_s3-a", map=TOWER, gold=1)

    assert not game.offers("visit:watchtower")
    assert game.reason("visit:watchtower") == "refused-price"


@pytest.mark.rule("EU-MIR-03")
@pytest.mark.rule("EU-MIR-09")
@pytest.mark.parametrize("health, may", [(4, True), (3, False)])
def test_eu_mir_09_the_eyrie_asks_for_more_health_than_its_injuries(health: int, may: bool) -> None:
    game = a_threat(at="v_s4-a", map=EYRIE, health=health)
    assert game.offers("visit:dragons_eyrie") == may

    if may:
        game.play("visit:dragons_eyrie")
        assert game.health == 1
        assert game.hero()["visited"] == ["dragons_eyrie"]
    else:
        assert game.reason("visit:dragons_eyrie") == "refused-too-weak"


@pytest.mark.rule("EU-MIR-03")
def test_eu_mir_03_the_eyrie_gives_hope_in_the_own_finale() -> None:
    game = a_threat(round=8, at="v_s4-a", map=EYRIE, others={1: {"reputation": 9}}, figures=HARMLESS, gaar=1)
    game.play("visit:dragons_eyrie").run("end_round")

    game.until("duel", "hero-roll")
    assert (game.asked, game.view["combat"]["hope"]) == (0, 2)


# -- the Finale --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-MIR-04")
def test_eu_mir_04_opening_steps_and_rest_for_all() -> None:
    fields = event_in_force("black_rain")
    game = a_finale(
        heroes=["skoldur", "ael"],
        dwurt=1,
        health=1,
        exhausted=["grim_resolve"],
        others={1: {"health": 1, "gaar": 2, "reputation": 9}},
        fields=fields,
    )

    assert game.table.health == [hero["max_health"] for hero in game.view["heroes"]]
    assert (game.table.dwurt[0], game.table.gaar[1]) == (5, 4)
    assert not game.is_exhausted("grim_resolve")
    assert game.view["scenario_card"] is None
    assert game.table.round == 9


@pytest.mark.rule("EU-MIR-04")
def test_eu_mir_04_the_least_renowned_begins() -> None:
    others = {1: {"reputation": 12}, 2: {"reputation": 12}}
    game = a_finale(seats=3, reputation=30, others=others, first=2, active=2)
    game.until("")

    assert [fact["seat"] for fact in game.happened("finale-of")] == [2, 1, 0]


@pytest.mark.rule("EU-MIR-04")
@pytest.mark.rule("EU-MIR-05")
def test_eu_mir_05_aspects_in_order_each_with_its_reputation() -> None:
    game = a_finale(others={1: {"reputation": 90}}, reputation=1)

    for gained in (5, 11, 19):
        game.until("aspect")
        assert (game.asked, game.reputation) == (0, gained)
        game.play("face")
    game.until("aspect", "")

    assert game.reputation == 31
    beaten = [fact["monster"] for fact in game.happened("foe-beaten") if fact["seat"] == 0]
    assert beaten == ["mirrezil_1", "mirrezil_2", "mirrezil_3", "mirrezil_4"]


@pytest.mark.rule("EU-MIR-05")
def test_eu_mir_05_a_hero_may_stop() -> None:
    game = a_finale(others={1: {"reputation": 90}})
    game.until("aspect")

    game.play("stop").until("aspect", "")

    assert game.reputation == 4
    assert not game.happened("died")
    assert [fact["seat"] for fact in game.happened("finale-of")] == [0, 1]


@pytest.mark.rule("EU-MIR-05")
def test_eu_mir_05_death_ends_the_finale() -> None:
    game = a_finale(figures=DEADLY, others={1: {"reputation": 90}}, gold_deck=["healing"])
    game.until("aspect", "")

    assert [fact["seat"] for fact in game.happened("killed-by")] == [0, 1]
    assert game.table.own_deaths == [1, 1]
    assert (game.table.kills[1], game.place) == ((0,), "i_c1-centre")
    assert game.gold_cards() == ["healing"]
    assert game.match.over


@pytest.mark.rule("EU-MIR-04")
def test_eu_mir_04_no_combat_action_is_needed_wherever_the_hero_is() -> None:
    game = a_finale(at="i_f1-b", map={"i_f1": (3, 0)}, others={1: {"reputation": 90}}, tokens=())
    game.until("aspect")

    assert (game.asked, game.place) == (0, "i_f1-b")


@pytest.mark.rule("EU-MIR-04")
@pytest.mark.rule("EU-MIR-08")
def test_eu_mir_08_hope_and_exhausted_tiles_stay_between_aspects() -> None:
    loads = {"hero": [3, 4, 3, 4], "monster": [1, 2, 1, 2]}
    fields = {"visits": 1 << 6 * 4}  # the Eyrie gave two hope points
    game = a_finale(tiles=["ring_of_vigor"], loads=loads, fields=fields, others={1: {"reputation": 90}})
    game.until("aspect")
    assert game.table.hope == 2

    game.table.exhausted |= 1 << game.copy("ring_of_vigor")
    game.play("face").until("duel")

    assert game.view["combat"]["hope"] == 2
    assert game.is_exhausted("ring_of_vigor")


@pytest.mark.rule("EU-MIR-04")
def test_eu_mir_04_a_window_as_before_combat_between_aspects() -> None:
    game = a_finale(others={1: {"reputation": 90}}, sacks=["leather_helmet"])
    assert (game.asked, game.prompt) == (0, "before-combat")

    game.play("done").until("aspect")
    game.play("face")
    assert (game.asked, game.prompt) == (0, "before-combat")
    assert game.offers("arrange")


@pytest.mark.rule("EU-MIR-08")
def test_eu_mir_08_one_monster_player_and_one_first_strike() -> None:
    figures = {"tiles": {"hunting_spear": {"ranges": ((2, 20),)}, "thrown_dagger": {"ranges": ((99, 1),)}}}
    others = {1: {"reputation": 90}, 2: {"reputation": 91}}
    game = a_finale(seats=3, heroes=["keleia", "ael", "dral"], others=others, figures=figures)
    game.until("first-strike").until("aspect")
    assert len(game.happened("monster-player")) == 1

    game.play("face")
    prompts = []
    while game.prompt not in ("aspect", ""):
        prompts.append(game.prompt)
        game.step()

    assert game.asked == 0
    assert len(game.happened("monster-player")) == 1
    assert "first-strike" not in prompts


@pytest.mark.rule("EU-MIR-08")
def test_eu_mir_08_what_works_once_per_combat_works_for_one_aspect() -> None:
    biting = {**TAME, "ranges": ((2, 1),)}
    figures = {"monsters": {f"mirrezil_{n}": biting for n in (1, 2, 3, 4)}}
    game = a_finale(figures=figures, others={1: {"reputation": 90, "tiles": ["dark_amulet_of_blood"]}})

    game.until("aspect").play("face").until("aspect")

    assert [fact["injuries"] for fact in game.happened("attack-value")] == [1 + 1, 1]


@pytest.mark.rule("EU-MIR-08")
def test_eu_mir_08_combat_rounds_and_cards_belong_to_one_aspect() -> None:
    figures = {"monsters": {f"mirrezil_{n}": {**TAME, "chaos": 1} for n in (1, 2, 3, 4)}}
    others = {1: {"reputation": 90, "gold_cards": ["healing"]}}
    game = a_finale(figures=figures, others=others, gaar=4)

    game.until("monster-duel").play("play-1:healing")
    assert game.view["combat"]["played"]
    game.until("aspect").play("face")
    game.until("monster-duel", "duel")

    assert game.view["combat"]["played"] == []
    assert game.view["combat"]["round"] == 1
    assert game.problems() == []


@pytest.mark.rule("EU-MIR-06")
def test_eu_mir_06_initiative_lets_the_hero_attack_first() -> None:
    fields = {"initiative": 1, "visits": 1 << 2 * 4}
    game = a_finale(others={1: {"reputation": 90}}, fields=fields)
    assert (game.asked, game.prompt) == (0, "initiative")

    game.play("use-initiative").until("aspect")

    kinds = [event["kind"] for event in game.match.events(0)]
    assert "monster-rolled" not in kinds[kinds.index("initiative-used") :]
    assert not game.hero()["initiative"]
    game.play("face").until("aspect", "initiative")
    assert game.prompt == "aspect"


@pytest.mark.rule("EU-MIR-06")
def test_eu_mir_06_the_token_may_be_kept_for_a_later_combat_round() -> None:
    fields = {"initiative": 1, "visits": 1 << 2 * 4}
    game = a_finale(others={1: {"reputation": 90}}, fields=fields)

    game.play("no-initiative").until("aspect")
    assert game.hero()["initiative"]
    game.play("face")

    assert game.prompt == "initiative"


@pytest.mark.rule("EU-MIR-06")
def test_eu_mir_06_both_sides_still_attack() -> None:
    """Hero first, then Mirrezil, in the Combat Round of the token; the other way round in the next."""
    weak = {"tiles": {"staff_of_fire": {"ranges": ((2, 1),)}}}
    fields = {"initiative": 1, "visits": 1 << 2 * 4}
    game = a_finale(figures=weak, others={1: {"reputation": 90}}, fields=fields)
    game.play("use-initiative")
    while len(game.happened("combat-round")) < 3:
        game.step()

    kinds = [event["kind"] for event in game.match.events(0) if event["kind"] in ("hero-attacks", "attack-value")]
    assert kinds[:4] == ["hero-attacks", "attack-value", "attack-value", "hero-attacks"]


@pytest.mark.rule("EU-MIR-07")
@pytest.mark.parametrize("figures, outcome", [({}, "success"), (DEADLY, "failure")])
def test_eu_mir_07_solo(figures: dict[str, Any], outcome: str) -> None:
    game = a_finale(seats=1, figures=figures)
    while not game.match.over:
        game.play("face") if game.prompt == "aspect" else game.step()

    assert game.match.result.outcomes == (outcome,)


@pytest.mark.rule("EU-MIR-07")
def test_eu_mir_07_solo_fails_for_who_stops() -> None:
    game = a_finale(seats=1)
    game.until("aspect").play("stop").until("")

    assert game.match.result.outcomes == ("failure",)


COOPERATIVE = {"options": {"mode": "cooperative"}}


@pytest.mark.rule("EU-MIR-07")
def test_eu_mir_07_together_in_turn_order_with_health_for_each() -> None:
    game = a_finale(seats=2, reputation=50, first=1, active=1, sacks=["leather_helmet"], **COOPERATIVE)
    assert [fact["seat"] for fact in game.happened("finale-of")][:1] == [1]
    assert game.view["foe"]["health"] == 16


@pytest.mark.rule("EU-MIR-07")
@pytest.mark.rule("EU-SCX-03")
def test_eu_mir_07_the_next_hero_goes_on_where_the_last_one_fell() -> None:
    """A strike of 10, then death; 6 more are missing."""
    figures = {
        "tiles": {"staff_of_fire": {"ranges": ((2, 10),)}, "sun_mace": {"ranges": ((2, 10),)}},
        "monsters": {"mirrezil_1": {**TAME, "ranges": ((0, 3),)}},
    }
    game = a_finale(figures=figures, fields={"initiative": 1, "visits": 1 << 2 * 4}, **COOPERATIVE)
    game.table.health[0] = 3
    game.play("use-initiative").until("")

    assert game.happened("killed-by")[:1] == [{"seat": 0, "monster": "mirrezil_1"}]
    assert [fact["seat"] for fact in game.happened("finale-of")][:2] == [0, 1]
    assert [fact["total"] for fact in game.happened("monster-damaged")][:2] == [10, 20]


@pytest.mark.rule("EU-MIR-10")
def test_eu_mir_10_all_who_hit_an_aspect_gain_its_reputation_and_nobody_stops() -> None:
    game = a_finale(fields={"foe_damage": [0, 0]}, **COOPERATIVE, sacks=["leather_helmet"])
    game.table.foe_damage[1] = 3
    game.play("done")
    prompts = set()
    while not game.match.over:
        prompts.add(game.prompt)
        game.step()

    assert "aspect" not in prompts
    assert game.table.reputation == [30, 4]
    assert game.match.result.outcomes == ("success", "success")
    assert [fact["seat"] for fact in game.happened("finale-of")] == [0]


@pytest.mark.rule("EU-MIR-07")
def test_eu_mir_07_together_all_die() -> None:
    game = a_finale(figures=DEADLY, **COOPERATIVE)
    game.until("")

    assert game.match.result.outcomes == ("failure", "failure")
    assert [fact["seat"] for fact in game.happened("killed-by")] == [0, 1]


@pytest.mark.rule("EU-ELI-15")
@pytest.mark.rule("EU-MIR-04")
def test_the_heart_of_mirrezil_is_immune() -> None:
    game = a_finale(others={1: {"reputation": 90}}, gaar=4)
    for _ in range(3):
        game.until("aspect").play("face")
    game.until("after-monster", "hero-roll", "duel")

    assert game.monster() == "mirrezil_4"
    assert game.gaar == 4
    assert game.prompt != "duel" or not any(key.startswith("gaar") for key in game.keys)


@pytest.mark.rule("EU-MIR-01")
@pytest.mark.rule("EU-COP-02")
def test_eu_mir_01_among_partners_the_card_is_given_before_the_earthquake_shows_its_tiles() -> None:
    given = {"at": "i_f1-b", "map": {"i_f1": (3, 0)}, "visited": {"i_f1-b": [1]}, "gold_cards": ["healing"]}
    game = with_event("earthquake", options={"mode": "cooperative"}, **given)

    game.play("mine")
    assert game.prompt == "give-card"
    assert game.problems() == []
    game.play("discard-card:healing")

    assert game.prompt == "ore"
