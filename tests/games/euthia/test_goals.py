"""The greedy player pursues the goals of the scenarios: small positions in which the goal says what to do."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.euthia.asking import answer, outlook_of
from tests.games.euthia.setting import NAME, Sitting, a_table

import muster
from muster.games.euthia.bots import Greedy, doom, goals, golem, mirrezil, revocation
from muster.games.euthia.bots.fights import Stakes
from muster.games.euthia.bots.prospects import Memory, Prospects
from muster.games.euthia.bots.shopping import Shop
from muster.games.euthia.bots.showdown import choose_aspect
from muster.games.euthia.bots.wardrobe import Wardrobe
from muster.games.euthia.state import SCENARIO_DECK
from muster.kernel.zones import Zone

MIRREZIL, GOLEM, DOOM = "threat-of-mirrezil", "walking-destruction", "the-looming-doom"
CALL, ANSWER, VOLCANO = "elemental-revocation-1", "elemental-revocation-2", "elemental-revocation-3"
STRONG = {"tiles": {"staff_of_fire": {"ranges": ((2, 20),)}, "sun_mace": {"ranges": ((2, 20),)}}}
ARMED = {"tiles": {tile: {"ranges": ((4, 2), (7, 3), (10, 4))} for tile in ("staff_of_fire", "sun_mace")}}
QUARRY, MOUNTAIN, LAND = "i_s1-a", "i_s1-b", "i_s1-c"  # the Golem stands on the first


def a_place(scenario: str, **given: Any) -> Sitting:
    return a_table(scenario=scenario, **{"stack": (), **given})


def answers(game: Sitting, most: int = 12) -> list[str]:
    """What the bot does in the turn that is under way."""
    bot = Greedy(1)
    keys: list[str] = []
    active = game.table.active
    while not game.match.over and game.asked == active == game.table.active and len(keys) < most:
        option = bot.decide(game.match.chair(active))
        keys.append(option.key)
        game.match.play(option)
    return keys


def alone() -> dict[str, Any]:
    return {"seats": 1, "heroes": ("maeldur",)}


# -- Threat of Mirrezil ------------------------------------------------------------------------------------------------


def test_initiative_is_bought_at_the_watchtower() -> None:
    game = a_place(MIRREZIL, at="iii_s3-a", map={"iii_s3": (3, 0)}, gold=6, tokens=[])

    assert answer(game) == ("visit:watchtower", "hint-prepare-finale")


def test_hope_is_won_on_the_eyrie_by_who_can_bear_it() -> None:
    given: dict[str, Any] = {"at": "v_s4-a", "map": {"v_s4": (3, 0)}, "tokens": [], **alone()}

    assert answer(a_place(MIRREZIL, **given)) == ("visit:dragons_eyrie", "hint-prepare-finale")
    assert answer(a_place(MIRREZIL, health=3, **given))[0] != "visit:dragons_eyrie"


def test_places_of_the_finale_are_used_once() -> None:
    game = a_place(MIRREZIL, at="iii_s3-a", map={"iii_s3": (3, 0)}, gold=9, tokens=[]).play("visit:watchtower")

    assert mirrezil.wishes(outlook_of(game), game.space("iii_s3-a")) == []
    assert answer(game)[0] != "visit:watchtower"


def test_a_legend_is_fulfilled_for_its_artifact() -> None:
    given = {"at": "iii_s1-centre", "map": {"iii_s1": (3, 0)}, "liberated": {"iii_s1-a": 0, "iii_s1-b": 0}}
    loads = {"legends": ["legend_shield_of_arakius"]}
    game = a_place(MIRREZIL, loads=loads, sacks=["trophy-hydra"], unlocked=range(12), tokens=[], **given)
    tile = next(tile.id for tile in game.box.map_tiles if tile.key == "iii_s1")
    game.run("scenario_tile", 0, tile).run("take_turn")

    assert answer(game) == ("quest:legend_shield_of_arakius", "hint-quest")


def test_strength_is_bought_up_to_the_finale() -> None:
    """In the last round of the Hunt a Shield is worth its price; before a Finale it is worth more."""
    given: dict[str, Any] = {"round": 8, "gold": 12, "heroes": ["dral", "ael"]}
    hunt, threat = a_table(**given), a_place(MIRREZIL, **given)

    gains = []
    for game in (hunt, threat):
        outlook = outlook_of(game)
        copy = next(at for at in range(len(game.box.copies)) if game.box.tile(at).key == "round_shield")
        gains.append(Shop(outlook, Prospects(outlook, Memory())).purchase(copy).gain)

    assert gains[1] > 2 * gains[0] > 0


def in_finale(wave: int, **given: Any) -> Sitting:
    """Between two aspects."""
    fields = {"foe_wave": wave, "foe_players": 1, **given.pop("fields", {})}
    return a_place(MIRREZIL, round=9, fields=fields, **given)


def at_aspect(game: Sitting) -> tuple[str, str]:
    """The question whether to face the next aspect."""
    options = (game.box.options["face"][0], game.box.options["stop"][0])
    option, why = choose_aspect(outlook_of(game), Memory(), options)
    return option.key, why


def test_among_rivals_an_aspect_that_kills_is_not_faced() -> None:
    assert at_aspect(in_finale(3, health=1)) == ("stop", "hint-stop-before-aspect")
    assert at_aspect(in_finale(1, figures=STRONG)) == ("face", "hint-face-aspect")


def test_alone_every_aspect_is_faced_for_only_the_last_one_counts() -> None:
    assert at_aspect(in_finale(3, health=1, **alone())) == ("face", "hint-face-aspect")


def test_initiative_is_saved_for_a_late_aspect_or_a_hero_in_need() -> None:
    table = in_finale(0).table

    assert not mirrezil.spends_initiative(table, 10, 10)
    assert mirrezil.spends_initiative(table, 5, 10)
    assert mirrezil.spends_initiative(in_finale(2).table, 10, 10)


def test_health_counts_while_aspects_are_still_to_come() -> None:
    first, last = (mirrezil.stakes(outlook_of(in_finale(wave, **alone()))) for wave in (0, 3))

    assert first.health > 5 * last.health
    assert last.win > first.win


# -- Walking Destruction -----------------------------------------------------------------------------------------------


def test_the_golem_is_fought_by_a_hero_beside_it() -> None:
    game = a_place(GOLEM, at=MOUNTAIN, tokens=["combat"], gaar=3, round=6, figures=ARMED, **alone())

    assert answer(game) == ("fight-foe", "hint-foe")


def test_partners_fight_the_golem_together() -> None:
    given: dict[str, Any] = {"figures": ARMED, "options": {"mode": "cooperative"}}
    game = a_place(GOLEM, at=MOUNTAIN, tokens=["combat"], gaar=3, round=6, **given)

    assert answer(game) == ("fight-foe", "hint-foe")


def test_damage_on_the_golem_counts_more_once_a_hero_has_grown() -> None:
    early, late = (golem.stakes(outlook_of(a_place(GOLEM, round=number, **alone())), 20) for number in (1, 6))

    assert late.damage > 2 * early.damage > 0


def only(game: Sitting, *cards: str) -> Sitting:
    """These Rampage cards are left."""
    left = tuple(sorted([card.id for card in game.box.scenario_cards if card.key in cards]))
    game.table.zones[SCENARIO_DECK] = Zone(left)
    return game


def test_the_way_of_the_golem_follows_the_cards_that_are_left() -> None:
    game = only(a_place(GOLEM), "hunger_for_stone_1")
    assert golem.chances(game.table) == {game.space(MOUNTAIN): 1.0}

    both = golem.chances(only(a_place(GOLEM), "hunger_for_stone_1", "slumber_of_stone").table)
    assert both == {game.space(MOUNTAIN): pytest.approx(0.5)}


def test_defense_magic_is_laid_where_the_golem_will_come() -> None:
    given: dict[str, Any] = {"at": MOUNTAIN, "pouch": ["essence-water"], "tokens": []}

    assert answer(only(a_place(GOLEM, **given), "hunger_for_stone_1")) == ("defend", "hint-defense-magic")
    assert answer(only(a_place(GOLEM, **given), "slumber_of_stone"))[0] != "defend"


def test_defense_magic_is_paid_with_what_is_missed_least() -> None:
    game = only(a_place(GOLEM, at=MOUNTAIN, gaar=1, gold=9, pouch=["essence-air"], tokens=[]), "hunger_for_stone_1")

    assert answer(game.play("defend")) == ("pay:essence-air", "hint-defense-magic")


def test_the_golem_is_led_around_the_own_hero() -> None:
    game = a_place(GOLEM, at=LAND)
    outlook = outlook_of(game)

    assert golem.harm(outlook, game.space(LAND)) > golem.harm(outlook, game.space("i_c1-a"))
    rival = outlook_of(game, 1)
    assert golem.harm(rival, game.space(LAND)) < golem.harm(rival, game.space("i_c1-a"))


# -- The Looming Doom --------------------------------------------------------------------------------------------------


def test_an_informant_is_asked_where_the_price_is_fair() -> None:
    game = a_place(DOOM, gold=1, gaar=4, tokens=[], health=5, round=8, **alone())

    assert answer(game) == ("ask:kavilin", "hint-evidence")


def test_evidence_is_bought_in_the_smugglers_den() -> None:
    game = a_place(DOOM, gold=4, map={"ii_s1": (3, 0)}, at="ii_s1-a", tokens=[])

    assert answer(game) == ("visit:smugglers_den", "hint-evidence")


def test_health_is_saved_for_the_saboteur() -> None:
    accomplice = doom.stakes(outlook_of(a_place(DOOM, fields={"foe_wave": 0}, **alone())))
    saboteur = doom.stakes(outlook_of(a_place(DOOM, fields={"foe_wave": 2}, **alone())))

    assert accomplice.health > saboteur.health
    assert saboteur.win > accomplice.win


# -- Elemental Revocation ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("scenario, tile, essence", [(CALL, "i_o3", "air"), (ANSWER, "ii_o1", "fire")])
def test_an_elemental_is_revoked_by_who_can_pay(scenario: str, tile: str, essence: str) -> None:
    given: dict[str, Any] = {"map": {tile: (2, -1)}, "at": f"{tile}-a", "visited": {f"{tile}-a": [0]}, "tokens": []}
    game = a_place(scenario, pouch=[f"essence-{essence}"], gold=9, **given)

    assert answer(game) == ("revoke", "hint-revoke")


def test_a_catalyst_is_kept_where_an_essence_pays() -> None:
    given: dict[str, Any] = {"map": {"ii_o1": (2, -1)}, "at": "ii_o1-a", "visited": {"ii_o1-a": [0]}, "tokens": []}
    game = a_place(ANSWER, sacks=["catalyst"], pouch=["essence-fire"], gold=9, **given)

    assert answer(game.play("revoke")) == ("pay:essence-fire", "hint-revoke")


def test_an_elemental_of_the_stage_is_confronted_with_the_essence_at_hand() -> None:
    given: dict[str, Any] = {"map": {"i_o3": (2, -1)}, "at": "i_o3-a", "gold": 9, "tokens": []}

    assert answers(a_place(CALL, pouch=["essence-air"], loads={"hero": [1, 1]}, **given))[0] == "confront"


def test_an_essence_of_the_stage_is_worth_the_revocation_that_it_pays() -> None:
    stage = outlook_of(a_place(CALL, map={"i_o3": (2, -1)}))

    air, fire = (revocation.essence_wanted(stage, element) for element in (0, 3))
    assert air > 2
    assert fire == 0.0


def test_the_faer_spring_is_drunk_from() -> None:
    game = a_place(ANSWER, map={"iv_s3": (2, -1)}, at="iv_s3-a", tokens=[])

    assert answer(game) == ("visit:faer_spring", "hint-spring")


def with_demon(**given: Any) -> Sitting:
    """The Demon has risen beside the Church, where seat 0 stands on its hex."""
    fixed: dict[str, Any] = {"stack": (), "map": {"v_s3": (2, -1)}, "round": 7, "at": "v_s3-a"}
    game = a_table(scenario=VOLCANO, start="scenario_round_start", **{**fixed, **given})
    return game.run("take_turn")


def test_the_demon_is_fought() -> None:
    game = with_demon(gaar=3, tokens=["combat"], figures=STRONG, **alone())

    assert answer(game) == ("fight-foe", "hint-foe")


def test_nothing_is_saved_in_the_last_round_against_the_demon() -> None:
    game = with_demon(round=7)
    early = revocation.stakes_of_demon(outlook_of(game), 12)
    game.table.round = 10
    late = revocation.stakes_of_demon(outlook_of(game), 12)

    assert late.health < early.health


# -- all of them -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("scenario", [MIRREZIL, DOOM, GOLEM, VOLCANO])
def test_strength_counts_more_where_a_great_foe_is_to_be_met(scenario: str) -> None:
    here, elsewhere = (outlook_of(a_table(scenario=name, round=4)) for name in (scenario, CALL))

    assert goals.trials(here) > goals.trials(elsewhere) == 0.0
    assert Wardrobe(here).rounds > here.further + 0.4


def test_a_hero_comes_nearer_to_a_foe_out_of_reach() -> None:
    game = a_place(GOLEM, **alone())
    here, near, aside = (game.space(name) for name in ("church-centre", LAND, "i_c1-c"))

    ahead = goals.march(outlook_of(game), here, [here, near, aside])

    assert ahead[near] > 0
    assert here not in ahead
    assert goals.march(outlook_of(a_table()), here, [here, aside]) == {}


def test_damage_stays_on_a_shared_foe_after_a_death() -> None:
    stakes = Stakes(10.0, 3.0, 0.2, damage=2.0)

    assert stakes.lost(5) == -13.0
    assert stakes.lost(1) > stakes.lost(5)
    assert Stakes(10.0, 3.0, 0.2).lost(5) == -3.0


def test_other_scenarios_have_no_wishes_of_their_own() -> None:
    game = a_table(gold=9, gaar=4)

    assert goals.wishes(outlook_of(game), game.space("church-centre")) == []
    assert goals.stakes(outlook_of(game), 10) is None


@pytest.mark.parametrize("scenario", [MIRREZIL, GOLEM, DOOM, CALL, VOLCANO])
def test_answers_alike_whatever_is_hidden(scenario: str) -> None:
    match = muster.new(NAME, seats=2, seed=6, options={"scenario": scenario}, events=False)
    bots = [Greedy(seat) for seat in range(2)]
    for number in range(160):
        seat = match.decision.seat
        if number % 8 == 0:
            elsewhere = match.imagine(seat, 500 + number)
            assert Greedy(seat).decide(elsewhere.chair(seat)).key == Greedy(seat).decide(match.chair(seat)).key
        match.play(bots[seat].decide(match.chair(seat)))
