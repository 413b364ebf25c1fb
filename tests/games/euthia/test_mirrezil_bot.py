"""The greedy player in Threat of Mirrezil: what prepares for the Finale, and how far to go in it."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.euthia.asking import ALONE, MIRREZIL, STRONG, a_place, answer, outlook_of
from tests.games.euthia.setting import Sitting, a_table

from muster.games.euthia.bots import goals, mirrezil
from muster.games.euthia.bots.battles import Scene
from muster.games.euthia.bots.errands import quests_at
from muster.games.euthia.bots.prospects import Memory, Prospects
from muster.games.euthia.bots.shopping import Shop
from muster.games.euthia.bots.showdown import aspect, choose_aspect
from muster.games.euthia.bots.values import USUAL
from muster.games.euthia.content.pieces import WATCHTOWER
from muster.games.euthia.state import visit_bit

TOWER: dict[str, Any] = {"at": "iii_s3-a", "map": {"iii_s3": (3, 0)}, "gold": 6, "tokens": []}
EYRIE: dict[str, Any] = {"at": "v_s4-a", "map": {"v_s4": (3, 0)}, "tokens": []}

# -- before it ---------------------------------------------------------------------------------------------------------


def wished(**given: Any) -> list[float]:
    """What the place where the Hero stands is wished for."""
    game = a_place(MIRREZIL, **given)
    return [wish.worth for wish in mirrezil.wishes(outlook_of(game), game.table.space[0])]


def test_initiative_is_bought_at_the_watchtower() -> None:
    assert answer(a_place(MIRREZIL, **TOWER)) == ("visit:watchtower", "hint-prepare-finale")


def test_hope_is_won_on_the_eyrie_by_who_can_bear_it() -> None:
    assert answer(a_place(MIRREZIL, **EYRIE, **ALONE)) == ("visit:dragons_eyrie", "hint-prepare-finale")
    assert wished(health=3, **EYRIE) == []


def test_places_of_the_finale_are_worth_their_use_less_its_price() -> None:
    coin = outlook_of(a_place(MIRREZIL)).gold

    assert wished(**TOWER) == [pytest.approx(mirrezil.BLOW - 2 * coin)]
    assert wished(**EYRIE) == [pytest.approx(2 * mirrezil.HOPE - 3 * USUAL.health)]


@pytest.mark.parametrize("place", [TOWER, EYRIE])
def test_who_loses_with_the_finale_wants_more_for_it(place: dict[str, Any]) -> None:
    assert wished(**ALONE, **place)[0] > wished(**place)[0] + 0.5


def test_places_of_the_finale_are_used_once() -> None:
    game = a_place(MIRREZIL, **TOWER).play("visit:watchtower")

    assert mirrezil.wishes(outlook_of(game), game.space("iii_s3-a")) == []
    assert answer(game)[0] != "visit:watchtower"


def test_places_that_give_nothing_any_more_are_not_wished_for() -> None:
    others = sum([visit_bit(WATCHTOWER, seat) for seat in (1, 2, 3)])
    tower = a_place(MIRREZIL, **TOWER).space("iii_s3-a")

    assert wished(seats=4, **TOWER)
    assert wished(seats=4, fields={"visits": others}, **TOWER) == []
    assert wished(fields={"burned": 1 << tower}, **TOWER) == []
    assert wished(**{**TOWER, "gold": 1}) == []


def test_a_legend_is_fulfilled_for_its_artifact() -> None:
    given = {"at": "iii_s1-centre", "map": {"iii_s1": (3, 0)}, "liberated": {"iii_s1-a": 0, "iii_s1-b": 0}}
    loads = {"legends": ["legend_shield_of_arakius"]}
    game = a_place(MIRREZIL, loads=loads, sacks=["trophy-hydra"], unlocked=range(12), tokens=[], **given)
    tile = next(tile.id for tile in game.box.map_tiles if tile.key == "iii_s1")
    game.run("scenario_tile", 0, tile).run("take_turn")

    assert answer(game) == ("quest:legend_shield_of_arakius", "hint-quest")

    centre = game.table.space[0]
    assert quests_at(game.table, centre)
    game.table.burned = 1 << centre - 1
    assert quests_at(game.table, centre) == ()


def test_the_artifact_of_a_legend_is_worth_more_than_its_price() -> None:
    game, lonely = a_place(MIRREZIL), a_place(MIRREZIL, **ALONE)
    legend, other = game.box.quests[game.box.legends[0]], game.box.quests[0]

    assert goals.quest(outlook_of(game), legend) == mirrezil.ARTIFACT
    assert goals.quest(outlook_of(lonely), legend) > mirrezil.ARTIFACT
    assert other.id not in game.box.legends
    assert goals.quest(outlook_of(game), other) == 0.0


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


# -- in it -------------------------------------------------------------------------------------------------------------


def in_finale(wave: int, **given: Any) -> Sitting:
    """Between two aspects."""
    fields = {"foe_wave": wave, "foe_players": 1, **given.pop("fields", {})}
    return a_place(MIRREZIL, round=9, fields=fields, **given)


def fighting(**given: Any) -> Sitting:
    """The Finale of seat 0 has begun."""
    return a_place(MIRREZIL, round=8, start="end_round", **given)


def at_aspect(game: Sitting) -> tuple[str, str]:
    """The question whether to face the next aspect."""
    options = (game.box.options["face"][0], game.box.options["stop"][0])
    option, why = choose_aspect(outlook_of(game), Memory(), options)
    return option.key, why


def test_among_rivals_an_aspect_that_kills_is_not_faced() -> None:
    assert at_aspect(in_finale(3, health=1)) == ("stop", "hint-stop-before-aspect")
    assert at_aspect(in_finale(1, figures=STRONG)) == ("face", "hint-face-aspect")


def test_alone_every_aspect_is_faced_for_only_the_last_one_counts() -> None:
    assert at_aspect(in_finale(3, health=1, **ALONE)) == ("face", "hint-face-aspect")


def test_the_bot_is_asked_before_every_aspect() -> None:
    game = fighting(figures=STRONG).until("aspect")

    assert answer(game) == ("face", "hint-face-aspect")
    game.table.health[0] = 1
    game.table.foe_wave = 3
    assert answer(game) == ("stop", "hint-stop-before-aspect")


def test_a_sure_victory_is_worth_the_reputation_of_the_aspect() -> None:
    """Nothing else comes after it: Health that is left is worth nothing."""
    game = in_finale(2, figures={**STRONG, "monsters": {"mirrezil_3": {"ranges": ()}}})

    assert aspect(outlook_of(game), Memory()) == pytest.approx(8.0, abs=0.1)


def test_an_aspect_with_more_health_promises_less() -> None:
    few, many = (in_finale(1, figures=STRONG, fields={"foe_players": players}) for players in (1, 4))

    assert aspect(outlook_of(few), Memory()) > aspect(outlook_of(many), Memory()) + 0.5


def test_tiles_that_do_nothing_against_the_immune_heart_are_not_counted_on() -> None:
    """A Shield that takes Feet off the value helps against the Breath, not against the Heart."""
    gains = []
    for immune in (False, True):
        even = {**STRONG, "monsters": {"mirrezil_4": {"immune": immune}}}
        plain, guarded = (in_finale(3, figures=even, pouch=pouch) for pouch in ((), ["essence-air"] * 2))
        gains.append(aspect(outlook_of(guarded), Memory()) - aspect(outlook_of(plain), Memory()))

    assert gains[0] > gains[1] == 0.0


def test_initiative_is_used_when_the_bot_is_asked() -> None:
    early = fighting(fields={"initiative": 0b11}).until("initiative")
    needy = fighting(fields={"initiative": 0b11}).until("initiative")
    needy.table.health[needy.asked] = 1

    assert answer(early) == ("no-initiative", "hint-keep-initiative")
    assert answer(needy) == ("use-initiative", "hint-initiative")


def test_initiative_is_saved_for_a_late_aspect_or_a_hero_in_need() -> None:
    table = in_finale(0).table

    assert not mirrezil.spends_initiative(table, 10, 10)
    assert mirrezil.spends_initiative(table, 5, 10)
    assert mirrezil.spends_initiative(in_finale(2).table, 10, 10)


def test_health_counts_while_aspects_are_still_to_come() -> None:
    first, last = (mirrezil.stakes(outlook_of(in_finale(wave, **ALONE))) for wave in (0, 3))

    assert first.health > 5 * last.health
    assert last.win > first.win


@pytest.mark.parametrize("wave, following", [(0, 3), (3, 0)])
def test_who_plays_for_the_end_of_mirrezil_wins_a_share_of_it_with_each_aspect(wave: int, following: int) -> None:
    rivals, lonely = (mirrezil.stakes(outlook_of(in_finale(wave, **given))) for given in ({}, ALONE))

    assert lonely.win == pytest.approx(rivals.win + mirrezil.GOAL / (1 + following))


def test_gaar_are_kept_for_the_aspects_to_come_and_not_beyond() -> None:
    first, last = (goals.token(outlook_of(in_finale(wave))) for wave in (0, 3))
    before = outlook_of(a_place(MIRREZIL, round=4, fields={"foe_wave": 0}))

    assert first > before.gaar > last > 0
    assert goals.token(before) == before.gaar


def test_a_fight_in_the_finale_reckons_with_what_gaar_are_worth_there() -> None:
    game = fighting(figures=STRONG).until("duel", "hero-roll")
    outlook = outlook_of(game)

    assert Scene(outlook, Memory(), 0).duel.token == goals.token(outlook) != outlook.gaar
