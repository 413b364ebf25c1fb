"""The Looming Doom: Evidence, informants and places, sabotage, and the Finale.  [EU-SAB-01]"""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.euthia.setting import EMPTY_HANDED, Sitting, a_fight, a_new_game, a_table

import muster
from muster.games.euthia.state import CHAPTER, SCENARIO_DECK

SCENARIO = "the-looming-doom"
TAME = {"ranges": ((99, 1),), "effects": (), **EMPTY_HANDED, "penalty": 0}
HARMLESS = {"accomplice": TAME, "saboteur": TAME}
KILLS = {**TAME, "ranges": ((0, 99),)}
WEAPONS = ("staff_of_fire", "sun_mace", "mercenary_sword", "hunting_spear")
STRONG = {weapon: {"ranges": ((2, 20),)} for weapon in WEAPONS}
MERCHANTS = {"map": {"ii_f3": (3, 0)}, "at": "ii_f3-a", "traded": {"ii_f3-a": 1}}
ALCHEMISTS = {"map": {"ii_f1": (3, 0)}, "at": "ii_f1-a", "traded": {"ii_f1-a": 1}}
DEN = {"map": {"ii_s1": (3, 0)}, "at": "ii_s1-a"}
CITADEL = {"map": {"iv_s4": (3, 0)}, "at": "iv_s4-a"}
COOPERATIVE = {"options": {"mode": "cooperative"}}


def a_doom(**given: Any) -> Sitting:
    return a_table(scenario=SCENARIO, **{"stack": (), **given})


def a_finale(monsters: dict[str, Any] | None = None, **given: Any) -> Sitting:
    """The end of round 8."""
    figures = {"monsters": {**HARMLESS, **(monsters or {})}, "tiles": given.pop("tiles_with", STRONG)}
    return a_doom(round=8, start="end_round", figures=figures, **given)


def known(*evidence: int, **fields: Any) -> dict[str, Any]:
    """Fields of a table on which the Heroes have so much Evidence."""
    return {"evidence": evidence, **fields}


# -- setup and options -------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-SAB-01")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_eu_sab_01_setup(seats: int) -> None:
    game = a_new_game(seats=seats, options={"scenario": SCENARIO})
    tiles = [[game.box.map_tiles[tile].key for tile in game.table.zones[CHAPTER + at].cards] for at in range(5)]

    assert game.view["rounds"] == 8
    assert game.view["doom"]["evidence"] == [0] * seats
    assert not game.table.zones[SCENARIO_DECK].cards
    assert "ii_s1" in tiles[1]
    assert "iv_s4" in tiles[3]
    assert not tiles[4]
    assert game.problems() == []


@pytest.mark.rule("EU-SAB-07")
def test_eu_sab_07_hard_belongs_to_this_scenario() -> None:
    with pytest.raises(muster.OptionError, match="option 'hard' belongs to the scenario 'the-looming-doom'"):
        muster.new("euthia", seats=2, options={"hard": True})
    assert a_new_game(options={"scenario": SCENARIO, "hard": True}).view["doom"]["hard"]
    assert not a_new_game(options={"scenario": SCENARIO}).view["doom"]["hard"]


def test_other_scenarios_know_nothing_of_evidence() -> None:
    game = a_table(sacks=["leather_helmet"], gold=5, gaar=4)

    assert game.view["doom"] is None
    assert not [key for key in game.keys if key.startswith("ask:")]


# -- Evidence ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-SAB-02")
def test_eu_sab_02_a_quest_is_evidence() -> None:
    game = a_doom(gold=4)
    quest = next(record for record in game.box.quests if record.key == "village_elder_3")

    game.run("fulfil", 0, quest.id)

    assert game.table.evidence == (1, 0)
    assert game.happened("evidence-found") == [{"seat": 0, "number": 1, "total": 1}]


@pytest.mark.rule("EU-SAB-02")
@pytest.mark.rule("EU-SAB-10")
@pytest.mark.parametrize(
    "at, map, found",
    [
        ("ii_f3-a", {"ii_f3": None}, 1),
        ("ii_f1-a", {"ii_f1": None}, 1),
        ("iii_f1-b", {"iii_f1": None}, 1),
        ("ii_f3-b", {"ii_f3": None}, 0),
        ("ii_f2-a", {"ii_f2": None}, 0),
    ],
)
def test_eu_sab_02_a_liberated_place_of_trade_is_evidence(at: str, map: dict[str, None], found: int) -> None:
    """Merchants, Alchemists, a hex of the Towers; not a Cave or a Portal."""
    figures = {"monsters": {"dragonfly": {**TAME, "health": 1}}, "tiles": STRONG}
    game = a_fight("dragonfly", at=at, map=map, scenario=SCENARIO, figures=figures)

    game.until("turn", "carry-over")

    assert game.happened("monster-beaten")
    assert game.table.evidence == (found, 0)


@pytest.mark.rule("EU-SAB-10")
def test_eu_sab_10_an_elite_monster_liberates_nothing() -> None:
    game = a_doom(**MERCHANTS)
    elite, normal = game.box.elites[0], 0

    game.run("monster_defeated", 0, elite)
    assert game.table.evidence == (0, 0)
    game.run("monster_defeated", 0, normal)
    assert game.table.evidence == (1, 0)


@pytest.mark.rule("EU-SAB-02")
def test_eu_sab_02_kavilin_takes_a_gaar_and_a_gold() -> None:
    game = a_doom(gold=2, gaar=3)

    game.play("ask:kavilin", "pay-gaar")

    assert (game.gold, game.gaar, game.table.evidence) == (1, 2, (1, 0))
    assert game.view["doom"]["asked"] == [["kavilin"], []]
    assert game.refuses("ask:kavilin")
    assert game.reason("ask:kavilin") == "refused-visited"


@pytest.mark.rule("EU-SAB-02")
@pytest.mark.parametrize("gold, gaar", [(0, 3), (3, 0)])
def test_eu_sab_02_kavilin_wants_both(gold: int, gaar: int) -> None:
    game = a_doom(gold=gold, gaar=gaar)

    assert game.refuses("ask:kavilin")
    assert game.reason("ask:kavilin") == "refused-informant-kavilin"


@pytest.mark.rule("EU-SAB-02")
def test_eu_sab_02_kavilin_is_met_on_the_centre_of_the_church_only() -> None:
    game = a_doom(gold=2, gaar=3, at="i_c1-a")

    assert game.refuses("ask:kavilin")
    assert game.reason("ask:kavilin") == ""


@pytest.mark.rule("EU-SAB-09")
def test_eu_sab_09_skoldur_gives_dwurt_for_the_gaar() -> None:
    game = a_doom(heroes=["skoldur", "ael"], gold=1, dwurt=5, dwurt_die=1)

    game.play("ask:kavilin", "pay-gaar")

    assert (game.table.dwurt[0], game.table.dwurt_die[0], game.gold) == (4, 1, 0)
    assert game.table.evidence == (1, 0)


@pytest.mark.rule("EU-SAB-09")
def test_eu_sab_09_skoldur_gives_a_gaar_first() -> None:
    game = a_doom(heroes=["skoldur", "ael"], gold=1, dwurt=5, sacks=["gaar"])

    game.play("ask:kavilin", "pay-gaar")

    assert (game.table.dwurt[0], game.sacks()) == (5, [])


@pytest.mark.rule("EU-SAB-02")
def test_eu_sab_02_doribor_takes_a_natural_resource_of_choice() -> None:
    game = a_doom(sacks=["iron_ore", "fish"], **MERCHANTS)
    assert game.play("ask:doribor").keys == ["pay:iron_ore", "pay:fish", "back"]

    game.play("pay:fish")

    assert (game.sacks(), game.table.evidence) == (["iron_ore"], (1, 0))
    assert game.gold == 0
    assert game.problems() == []
    assert game.reason("ask:doribor") == "refused-visited"


@pytest.mark.rule("EU-SAB-02")
def test_eu_sab_02_who_turns_back_has_not_asked() -> None:
    game = a_doom(sacks=["iron_ore"], **MERCHANTS)

    game.play("ask:doribor", "back")

    assert game.offers("ask:doribor")
    assert (game.sacks(), game.table.evidence) == (["iron_ore"], (0, 0))


@pytest.mark.rule("EU-SAB-02")
def test_eu_sab_02_doribor_waits_for_liberated_merchants() -> None:
    game = a_doom(sacks=["iron_ore"], **{**MERCHANTS, "traded": {}})
    assert game.refuses("ask:doribor")

    assert a_doom(**MERCHANTS).reason("ask:doribor") == "refused-informant-doribor"
    assert a_doom(sacks=["iron_ore"], **ALCHEMISTS).refuses("ask:doribor")


@pytest.mark.rule("EU-SAB-09")
def test_eu_sab_09_no_fee_for_asking() -> None:
    game = a_doom(sacks=["iron_ore"], gold=3, **MERCHANTS)

    game.play("ask:doribor", "pay:iron_ore")

    assert game.table.gold == [3, 0]


@pytest.mark.rule("EU-SAB-02")
def test_eu_sab_02_sofien_takes_two_silver_cards() -> None:
    game = a_doom(silver=["curse", "bloodlust", "evil_eye"], **ALCHEMISTS)
    assert game.play("ask:sofien").keys == ["pay-silver", "back"]

    game.play("pay-silver", "discard-card:curse", "discard-card:evil_eye")

    assert (game.silver(), game.table.evidence) == (["bloodlust"], (1, 0))
    assert game.problems() == []


@pytest.mark.rule("EU-SAB-02")
def test_eu_sab_02_or_a_gold_card() -> None:
    game = a_doom(silver=["curse", "curse"], gold_cards=["healing"], **ALCHEMISTS)
    assert game.play("ask:sofien").keys == ["pay-silver", "pay-gold-card", "back"]

    game.play("pay-gold-card", "discard-card:healing")

    assert (len(game.silver()), game.gold_cards(), game.table.evidence) == (2, [], (1, 0))


@pytest.mark.rule("EU-SAB-02")
def test_eu_sab_02_one_silver_card_is_not_enough() -> None:
    game = a_doom(silver=["curse"], **ALCHEMISTS)

    assert game.refuses("ask:sofien")
    assert game.reason("ask:sofien") == "refused-informant-sofien"


@pytest.mark.rule("EU-SAB-02")
def test_eu_sab_02_each_hero_may_ask() -> None:
    game = a_doom(gold=1, gaar=1, others={1: {"gold": 1, "gaar": 1}})
    game.play("ask:kavilin", "pay-gaar").until_asked(1, "turn")

    game.play("ask:kavilin", "pay-gaar")

    assert game.table.evidence == (1, 1)


@pytest.mark.rule("EU-SAB-02")
@pytest.mark.rule("EU-SCX-08")
def test_eu_sab_02_the_smugglers_den_once_per_hero() -> None:
    game = a_doom(gold=5, **DEN)

    game.play("visit:smugglers_den")

    assert (game.gold, game.table.evidence) == (3, (2, 0))
    assert game.hero()["visited"] == ["smugglers_den"]
    assert game.refuses("visit:smugglers_den")
    assert game.reason("visit:smugglers_den") == "refused-visited"


@pytest.mark.rule("EU-SAB-02")
def test_eu_sab_02_the_smugglers_den_asks_for_two_gold() -> None:
    game = a_doom(gold=1, **DEN)

    assert game.refuses("visit:smugglers_den")
    assert game.reason("visit:smugglers_den") == "refused-price"


@pytest.mark.rule("EU-SAB-03")
@pytest.mark.parametrize("dice, evidence, lost", [((5, 3), 2, 0), ((5, 2), 0, 2)])
def test_eu_sab_03_the_ruined_citadel(dice: tuple[int, int], evidence: int, lost: int) -> None:
    game = a_doom(loads={"hero": dice}, **CITADEL)
    health = game.health

    game.play("visit:ruined_citadel").until("turn")

    assert (game.table.evidence[0], health - game.health) == (evidence, lost)
    assert game.happened("citadel-searched") == [{"seat": 0, "value": sum(dice)}]
    assert game.refuses("visit:ruined_citadel")


@pytest.mark.rule("EU-SAB-03")
@pytest.mark.rule("EU-ROL-04")
def test_eu_sab_03_the_roll_can_be_changed() -> None:
    game = a_doom(gaar=1, loads={"hero": (1, 1, 6)}, **CITADEL)

    game.play("visit:ruined_citadel", "gaar:1").until("turn")

    assert (game.gaar, game.table.evidence[0]) == (0, 2)


@pytest.mark.rule("EU-SAB-03")
def test_eu_sab_03_the_citadel_can_kill() -> None:
    game = a_doom(health=2, reputation=5, loads={"hero": (1, 1)}, **CITADEL)

    game.play("visit:ruined_citadel").until("turn")

    assert (game.place, game.reputation) == ("i_c1-centre", 3)


@pytest.mark.rule("EU-SAB-03")
def test_eu_sab_03_searching_passes_a_barrier() -> None:
    game = a_doom(**CITADEL)
    option = next(option for option in game.match.decision.options if option.key == "visit:ruined_citadel")

    assert option.final


@pytest.mark.rule("EU-SAB-01")
def test_eu_sab_01_never_more_than_ten() -> None:
    game = a_doom(gold=5, fields=known(9, 0), **DEN)

    game.play("visit:smugglers_den")

    assert game.table.evidence == (10, 0)
    assert game.happened("evidence-found") == [{"seat": 0, "number": 1, "total": 10}]


@pytest.mark.rule("EU-SAB-09")
@pytest.mark.parametrize(
    "given, key",
    [
        (DEN, "visit:smugglers_den"),
        (CITADEL, "visit:ruined_citadel"),
        ({}, "ask:kavilin"),
    ],
)
def test_eu_sab_09_nothing_is_sold_to_who_knows_all(given: dict[str, Any], key: str) -> None:
    game = a_doom(gold=5, gaar=4, fields=known(10, 0), **given)

    assert game.refuses(key)
    assert game.reason(key) == "refused-all-known"


# -- sabotage ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-SAB-04")
def test_eu_sab_04_the_lowest_lose_gold_or_reputation() -> None:
    others = {1: {"gold": 2, "reputation": 4}, 2: {"gold": 1, "reputation": 4}}
    game = a_doom(seats=3, round=4, gold=5, others=others, fields=known(3, 1, 1), start="scenario_round_end")

    assert game.table.gold == [5, 0, 1]
    assert game.table.reputation == [0, 4, 3]
    assert [fact["seat"] for fact in game.happened("sabotage")] == [1, 2]


@pytest.mark.rule("EU-SAB-04")
def test_eu_sab_04_in_every_second_round() -> None:
    struck = []
    for number in range(1, 9):
        game = a_doom(round=number, gold=9, fields=known(0, 1), start="scenario_round_end")
        struck.append(game.gold == 7)

    assert struck == [False, True] * 4


@pytest.mark.rule("EU-SAB-04")
def test_eu_sab_04_all_suffer_when_all_know_alike() -> None:
    game = a_doom(round=2, gold=2, others={1: {"gold": 2}}, start="scenario_round_end", **COOPERATIVE)

    assert game.table.gold == [0, 0]


@pytest.mark.rule("EU-SAB-04")
@pytest.mark.parametrize("number, safe", [(2, 1), (4, 3), (6, 5), (8, 7)])
def test_eu_sab_04_alone_so_much_is_needed(number: int, safe: int) -> None:
    for evidence in (safe - 1, safe):
        game = a_doom(seats=1, round=number, gold=2, fields=known(evidence), start="scenario_round_end")

        assert game.gold == (2 if evidence == safe else 0)


@pytest.mark.rule("EU-SAB-04")
def test_eu_sab_04_when_it_comes_is_open() -> None:
    shown = [a_doom(seats=1, round=number).view["doom"] for number in (1, 2, 3, 8)]

    assert [(doom["sabotage"], doom["safe"]) for doom in shown] == [(2, 1), (2, 1), (4, 3), (8, 7)]
    assert a_doom(round=3).view["doom"]["safe"] is None


@pytest.mark.rule("EU-SAB-04")
def test_eu_sab_04_comes_after_the_last_turn_of_a_round() -> None:
    game = a_doom(round=2, gold=4, fields=known(0, 1), active=1)
    game.to_round(3)

    assert game.gold == 2


# -- the Finale --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-SAB-05")
def test_eu_sab_05_accomplice_then_saboteur() -> None:
    game = a_finale()

    game.until("culprit")
    assert (game.asked, game.reputation) == (0, 6)
    assert game.view["foe"] is None
    assert game.view["combat"] is None
    game.play("face").until("culprit", "before-combat")

    assert game.reputation == 18
    assert game.view["doom"]["beaten"] == [0]
    assert [fact["monster"] for fact in game.happened("foe-beaten")][:2] == ["accomplice", "saboteur"]
    assert game.table.round == 9


@pytest.mark.rule("EU-SAB-05")
def test_eu_sab_05_who_stops_keeps_the_reputation() -> None:
    game = a_finale()
    game.until("culprit").play("stop").until_asked(1, "culprit")

    assert game.table.reputation == [6, 6]
    assert game.view["doom"]["beaten"] == []
    game.play("stop")
    assert game.match.over


@pytest.mark.rule("EU-SAB-05")
def test_eu_sab_05_in_turn_order() -> None:
    game = a_finale(seats=3, first=1, active=1, reputation=30)
    while not game.match.over:
        game.play("stop") if game.prompt == "culprit" else game.step()

    assert [fact["seat"] for fact in game.happened("showdown-of")] == [1, 2, 0]
    assert game.happened("showdown") == [{"round": 9}]


@pytest.mark.rule("EU-SAB-05")
def test_eu_sab_05_heroes_heal_four_and_tiles_are_ready() -> None:
    game = a_finale(health=1, exhausted=["sun_mace"], sacks=["leather_helmet"], heroes=["ael", "dral"])

    assert game.health == 5
    assert not game.is_exhausted("sun_mace")
    assert (game.asked, game.prompt) == (0, "before-combat")


@pytest.mark.rule("EU-SAB-05")
@pytest.mark.rule("EU-SCX-01")
def test_eu_sab_05_no_trophy_no_loot_no_token() -> None:
    game = a_finale(at="ii_f3-b", map={"ii_f3": None}, liberated={"ii_f3-b": 1})
    game.until("culprit")

    assert (game.sacks(), game.gold, game.silver()) == ([], 0, [])
    assert game.table.hero_tokens[game.space("ii_f3-b")] == 1
    assert game.place == "ii_f3-b"
    assert "trophy" not in game.prompt


@pytest.mark.rule("EU-SAB-05")
@pytest.mark.rule("EU-SAB-11")
def test_eu_sab_05_death_ends_the_own_finale() -> None:
    game = a_finale({"accomplice": KILLS}, reputation=9)
    while not game.match.over:
        game.step()

    assert [fact["seat"] for fact in game.happened("killed-by")] == [0, 1]
    assert game.table.own_deaths == [1, 1]
    assert game.place == "i_c1-centre"
    assert game.reputation == 9


@pytest.mark.rule("EU-SAB-11")
def test_eu_sab_11_hope_becomes_gaar_between_the_fights() -> None:
    """A roll of 10 gives hope twice; then a Combat of its own begins."""
    weak = {"staff_of_fire": {"ranges": ((2, 5),)}, "sun_mace": {"ranges": ((2, 5),)}}
    game = a_finale(tiles_with=weak, loads={"monster": (5, 5, 5, 5), "hero": (3, 3, 3, 3)})
    game.until("culprit")
    assert (game.gaar, game.table.hope) == (1, 0)

    game.play("face")

    assert game.table.hope == 0
    assert game.table.combat_round <= 1


@pytest.mark.rule("EU-SAB-11")
def test_eu_sab_11_a_window_and_a_first_strike_before_each_fight() -> None:
    game = a_finale(heroes=["keleia", "ael"], tiles=["hunters_bow"], sacks=["leather_helmet"])
    seen = []
    for _ in range(80):
        if game.asked != 0:
            break
        if game.prompt in ("before-combat", "first-strike"):
            seen.append((game.prompt, game.monster()))
        game.play("face") if game.prompt == "culprit" else game.step()

    assert seen == [
        ("before-combat", ""),
        ("first-strike", "accomplice"),
        ("before-combat", ""),
        ("first-strike", "saboteur"),
    ]


@pytest.mark.rule("EU-SAB-11")
@pytest.mark.parametrize("mode", ["competitive", "cooperative"])
def test_eu_sab_11_every_hero_meets_unhurt_foes(mode: str) -> None:
    """Nine Damage by a Hero who died count for nobody else."""
    game = a_finale(tiles_with={}, options={"mode": mode}, others={1: {"gaar": 4}})
    game.table.foe_wave, game.table.foe_damage = 0, [9, 0]

    game.run("fight_culprit", 1, 0)

    assert (game.view["foe"]["health"], game.view["foe"]["damage"]) == (10, [0, 0])
    assert game.view["combat"]["damage"] == 0


@pytest.mark.rule("EU-SAB-06")
@pytest.mark.parametrize("evidence, health, chaos", [(0, 16, 3), (2, 16, 3), (3, 14, 2), (7, 12, 1), (10, 10, 0)])
def test_eu_sab_06_evidence_weakens_the_saboteur(evidence: int, health: int, chaos: int) -> None:
    monsters = {"saboteur": {**TAME, "chaos": 3}}
    game = a_finale(monsters, tiles_with={}, fields=known(evidence, 0))
    game.run("fight_culprit", 0, 2).until("duel", "after-monster", "hero-roll", "before-hero", "attack")

    assert game.monster() == "saboteur"
    assert game.view["foe"]["health"] == game.view["combat"]["health"] == health
    assert game.view["combat"]["chaos"] == chaos


@pytest.mark.rule("EU-SAB-06")
def test_eu_sab_06_not_the_accomplice() -> None:
    game = a_finale({"accomplice": {**TAME, "chaos": 2}}, tiles_with={}, fields=known(10, 0))
    game.until("duel", "after-monster", "hero-roll", "before-hero", "attack")

    assert game.monster() == "accomplice"
    assert (game.view["foe"]["health"], game.view["combat"]["chaos"]) == (10, 2)


@pytest.mark.rule("EU-SAB-06")
def test_eu_sab_06_the_own_evidence_counts() -> None:
    game = a_finale(tiles_with={}, fields=known(0, 10))
    game.run("fight_culprit", 0, 2).until("duel", "after-monster", "hero-roll", "before-hero", "attack")

    assert game.view["foe"]["health"] == 16


@pytest.mark.rule("EU-SAB-06")
@pytest.mark.parametrize("evidence, malus", [(9, 1), (10, 0)])
def test_eu_sab_06_all_evidence_takes_the_clover_effect_away(evidence: int, malus: int) -> None:
    monsters = {"saboteur": {**TAME, "effects": ((8, ("clover", -1, 0)),)}}
    game = a_finale(monsters, tiles_with={}, fields=known(evidence, 0), gaar=4)
    game.load("monster", 5, 3).run("fight_culprit", 0, 2).until("hero-roll")

    assert game.happened("attack-value")[-1]["value"] == 8
    assert game.table.roll_malus == malus


@pytest.mark.rule("EU-SAB-07")
def test_eu_sab_07_a_second_accomplice_in_the_hard_game() -> None:
    game = a_finale(options={"hard": True})
    game.until("culprit")
    assert game.reputation == 6

    game.play("face").until("culprit")
    assert game.reputation == 9
    game.play("face").until_asked(1, "culprit")

    assert game.reputation == 21
    beaten = [fact["monster"] for fact in game.happened("foe-beaten") if fact["seat"] == 0]
    assert beaten == ["accomplice", "accomplice", "saboteur"]


@pytest.mark.rule("EU-SAB-07")
def test_eu_sab_07_who_has_had_enough_stops_before_the_second() -> None:
    game = a_finale(options={"hard": True}, seats=1)
    game.until("culprit").play("stop")

    assert game.match.over
    assert game.reputation == 6


# -- results -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-SAB-08")
@pytest.mark.parametrize("answer, outcome", [("face", "success"), ("stop", "failure")])
def test_eu_sab_08_solo(answer: str, outcome: str) -> None:
    game = a_finale(seats=1)
    while not game.match.over:
        game.play(answer) if game.prompt == "culprit" else game.step()

    assert game.match.result.outcomes == (outcome,)


@pytest.mark.rule("EU-SAB-08")
@pytest.mark.parametrize(
    "seats, beaten, outcome",
    [(2, 1, "success"), (2, 0, "failure"), (3, 2, "success"), (3, 1, "failure"), (4, 2, "success")],
)
def test_eu_sab_08_together_half_of_the_heroes(seats: int, beaten: int, outcome: str) -> None:
    game = a_finale(seats=seats, **COOPERATIVE)
    while not game.match.over:
        brave = game.table.unmasked.bit_count() < beaten
        game.play("face" if brave else "stop") if game.prompt == "culprit" else game.step()

    assert len(game.view["doom"]["beaten"]) == beaten
    assert game.match.result.outcomes == (outcome,) * seats


@pytest.mark.rule("EU-SAB-08")
def test_eu_sab_08_against_each_other_reputation_decides() -> None:
    game = a_finale(reputation=3)
    while not game.match.over:
        game.play("face" if game.asked == 0 else "stop") if game.prompt == "culprit" else game.step()

    assert game.table.reputation == [21, 6]
    assert game.match.result.outcomes == ("won", "lost")
