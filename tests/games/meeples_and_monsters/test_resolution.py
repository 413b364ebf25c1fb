"""Resolution: what is placed pays, one place after another."""

from __future__ import annotations

from itertools import permutations
from random import Random
from typing import Any

import pytest
from tests.games.meeples_and_monsters.setting import NAME, Sitting, a_table, in_main_phase

from muster.games.meeples_and_monsters.phases.main_phase import add_fleeing_peasants
from muster.games.meeples_and_monsters.phases.order import order_can_matter
from muster.games.meeples_and_monsters.phases.resolution import resolve_spot
from muster.games.meeples_and_monsters.state import MeeplesTable
from muster.lab.players import deal


def bag_size(game: Sitting) -> int:
    return sum(game.bag().values())


def lords_and_two_monsters() -> Sitting:
    """A confirmed plan: House of Lords and two Monsters, with 2 Quests in hand."""
    game = in_main_phase(
        tavern="5 peasant",
        city={"castle": ["skeleton"], "university": ["rogue_varnisher"]},
        built={"villages_1": "house_of_lords"},
        hand=["bone_collector", "clean_grain"],
        loads={"quests": ["gentrification", "bounty_board"]},
    )
    game.send("use:house_of_lords", "1 peasant").send("fight:skeleton", "2 peasant")
    return game.send("fight:rogue_varnisher", "2 peasant").play("confirm")


@pytest.mark.rule("MM-RES-01")
@pytest.mark.usefixtures("stops_between_places")
def test_mm_res_01_everything_placed_may_be_resolved_next() -> None:
    game = lords_and_two_monsters()

    assert game.keys == ["resolve:house_of_lords", "resolve:skeleton", "resolve:rogue_varnisher"]


@pytest.mark.rule("MM-RES-01")
@pytest.mark.usefixtures("stops_between_places")
def test_mm_res_01_a_location_resolved_first_pays_before_the_monsters() -> None:
    game = lords_and_two_monsters()

    game.play("resolve:house_of_lords", "discard:gentrification")

    assert (len(game.quests()), game.score, game.prompt) == (3, 0, "resolve")


@pytest.mark.rule("MM-RES-01")
@pytest.mark.usefixtures("stops_between_places")
def test_mm_res_01_a_monster_resolved_first_pays_before_the_location() -> None:
    game = lords_and_two_monsters()

    game.play("resolve:rogue_varnisher")

    assert (len(game.quests()), game.score, game.keys) == (2, 1, ["resolve:house_of_lords", "resolve:skeleton"])


@pytest.mark.rule("MM-RES-01")
@pytest.mark.usefixtures("stops_between_places")
def test_mm_res_01_a_tower_room_is_resolved_in_the_chosen_order_too() -> None:
    game = in_main_phase(
        tavern="4 peasant",
        city={"castle": ["skeleton"]},
        towers={"villages": "broom_cupboard"},
        hand=["bone_collector"],
    )
    game.send("fight:skeleton", "2 peasant").send("room:broom_cupboard", "2 peasant").play("confirm")
    assert game.keys == ["resolve:skeleton", "resolve:broom_cupboard"]

    game.play("resolve:broom_cupboard")

    order = [event["kind"] for event in game.match.events(0) if event["kind"] in ("room-done", "monster-beaten")]
    assert order == ["room-done", "monster-beaten"]


@pytest.mark.rule("MM-RES-02")
def test_mm_res_02_a_location_gives_what_stands_right_of_its_arrow() -> None:
    game = in_main_phase(
        tavern="1 mage 1 warrior 1 peasant",
        city={"villages": ["splinter_goblin"]},
        built={"castle_1": "levy_station"},
    )
    game.send("use:levy_station", "1 mage 1 warrior").send("fight:splinter_goblin", "1 peasant")

    game.play("confirm", "resolve:levy_station")

    assert game.lodgings() == {"mage": 1, "warrior": 2, "peasant": 1}


@pytest.mark.rule("MM-RES-02")
def test_mm_res_02_a_unit_gained_stands_on_the_location_until_clean_up() -> None:
    game = in_main_phase(
        tavern="1 warrior 1 cleric",
        lodgings="1 knight",
        built={"castle_1": "healers_temple"},
        supply={"cleric": 5},
    )

    game.play("use:healers_temple", "confirm")

    assert (game.supply["cleric"], game.lodgings(), game.keys) == (4, {"knight": 1}, ["bag:knight", "stop"])


@pytest.mark.rule("MM-RES-02")
def test_mm_res_02_a_unit_gained_on_a_location_goes_to_the_lodgings_in_clean_up() -> None:
    game = in_main_phase(tavern="1 peasant")

    game.play("use:chapel_of_the_holy_knot", "confirm")

    assert game.lodgings() == {"peasant": 1, "cleric": 1}


@pytest.mark.rule("MM-RES-03")
def test_mm_res_03_every_monster_moves_the_marker_by_its_vp() -> None:
    game = in_main_phase(vp=6, tavern="4 knight", city={"villages": ["tree_beast"], "cathedral": ["beaver_brute"]})

    game.send("fight:tree_beast", "2 knight").send("fight:beaver_brute", "2 knight").play("confirm")

    assert game.score == 11


@pytest.mark.rule("MM-RES-03")
def test_mm_res_03_a_monster_without_units_pays_nothing() -> None:
    game = in_main_phase(tavern="4 knight", city={"villages": ["tree_beast", "cedar_hydra"]})

    game.send("fight:tree_beast", "2 knight").play("confirm")

    assert game.score == 3


@pytest.mark.rule("MM-RES-04")
def test_mm_res_04_the_vp_of_a_monster_come_only_once() -> None:
    game = in_main_phase(tavern="2 peasant", city={"castle": ["skeleton"]})

    game.send("fight:skeleton", "2 peasant").play("confirm")

    assert (game.table.active, game.pile(), game.score) == (1, ["skeleton"], 1)


@pytest.mark.rule("MM-RES-04")
def test_mm_res_04_the_vp_come_when_the_monster_is_resolved_and_not_again_in_clean_up() -> None:
    game = in_main_phase(
        tavern="4 cleric",
        city={"cathedral": ["ghoul"]},
        hand=["bone_collector"],
    )
    game.send("fight:ghoul", "4 cleric").play("confirm")
    assert (game.prompt, game.score) == ("quests", 2)

    game.play("pass").end_turn()

    assert game.score == 2


@pytest.mark.rule("MM-RES-05")
def test_mm_res_05_a_resolved_monster_completes_a_quest_while_it_still_lies_in_its_slot() -> None:
    game = in_main_phase(
        tavern="4 cleric",
        city={"cathedral": ["ghoul"]},
        hand=["blessed_axes", "bone_collector"],
    )
    game.send("fight:ghoul", "4 cleric").play("confirm")

    game.play("complete:blessed_axes")

    assert (game.score, game.city()["cathedral"], game.pile()) == (4, ["ghoul", None, None], [])


@pytest.mark.rule("MM-RES-05")
def test_mm_res_05_the_vp_of_a_ranger_come_when_the_monster_is_resolved() -> None:
    game = in_main_phase(
        tavern="1 ranger 1 cleric",
        city={"cathedral": ["ghoul"]},
        hand=["bone_collector"],
    )

    game.send("fight:ghoul", "1 ranger 1 cleric").play("confirm")

    assert (game.score, game.city()["cathedral"]) == (3, ["ghoul", None, None])


@pytest.mark.rule("MM-RES-06")
def test_mm_res_06_extra_meeples_of_a_location_add_to_the_draw_of_this_turn() -> None:
    game = in_main_phase(tavern="1 mage", bag="8 peasant", built={"castle_1": "ring_counters"})

    game.play("use:ring_counters", "confirm")

    assert game.tavern() == {"peasant": 6}


@pytest.mark.rule("MM-RES-06")
@pytest.mark.usefixtures("stops_between_places")
def test_mm_res_06_extra_meeples_of_a_location_are_not_drawn_while_it_is_resolved() -> None:
    game = in_main_phase(
        tavern="1 mage 2 peasant",
        bag="8 peasant",
        built={"castle_1": "ring_counters"},
    )
    game.play("use:ring_counters", "use:academy_of_fine_grain", "use:chapel_of_the_holy_knot", "confirm")

    game.play("resolve:ring_counters")

    assert (game.prompt, bag_size(game)) == ("resolve", 8)


@pytest.mark.rule("MM-RES-06")
def test_mm_res_06_extra_meeples_of_a_location_are_for_one_turn_only() -> None:
    game = in_main_phase(tavern="1 mage", bag="12 peasant", built={"castle_1": "ring_counters"})
    game.play("use:ring_counters", "confirm").end_turn()

    game.end_turn()

    assert game.tavern() == {"peasant": 4}


@pytest.mark.rule("MM-RES-06")
def test_mm_res_06_a_slot_bonus_draws_at_once() -> None:
    game = a_table(tavern="2 peasant", bag="8 knight", display=["house_of_lords"], city={"castle": ["skeleton"]})

    game.play("build:peasant+peasant", "slot:villages_2")

    assert (game.prompt, game.tavern()) == ("plan", {"knight": 1})


@pytest.mark.rule("MM-RES-06")
def test_mm_res_06_a_hero_card_draws_at_once() -> None:
    game = a_table(tavern="1 knight", bag="8 mage", levels={"knight": 2}, city={"castle": ["skeleton"]})

    game.play("ability:knight")

    assert (game.prompt, game.tavern()) == ("plan", {"knight": 1, "mage": 1})


@pytest.mark.rule("MM-RES-06")
def test_mm_res_06_a_hill_draws_at_once() -> None:
    game = a_table(bag="8 mage", built={"castle_1": "high_bough"}, hills={"high_bough": (0, "1 peasant")})

    assert (game.prompt, game.tavern()) == ("plan", {"mage": 2})


def two_fights(hand: list[str]) -> Sitting:
    """A confirmed plan of two fights, the second of the board first."""
    game = in_main_phase(
        tavern="4 peasant",
        city={"castle": ["skeleton"], "university": ["rogue_varnisher"]},
        hand=hand,
    )
    return game.send("fight:rogue_varnisher", "2 peasant").send("fight:skeleton", "2 peasant").play("confirm")


@pytest.mark.rule("MM-RES-07")
def test_mm_res_07_fights_alone_are_resolved_in_the_order_of_placing() -> None:
    game = two_fights(hand=[])

    assert game.table.active == 1
    assert [fact["monster"] for fact in game.happened("monster-beaten")] == ["rogue_varnisher", "skeleton"]


@pytest.mark.rule("MM-RES-07")
@pytest.mark.parametrize("hand", [["bone_collector"], ["knots_of_knowledge"]])
def test_mm_res_07_fights_that_no_quest_could_use_are_not_asked_about(hand: list[str]) -> None:
    """Two Monsters of level 1, beaten by two Peasants each: whatever lies in the hand."""
    game = two_fights(hand=hand)

    assert game.table.active == 1


@pytest.mark.rule("MM-RES-07")
@pytest.mark.parametrize(
    "places, tavern, given",
    [
        # A drawn Quest could be completed in the fight.
        ("use:house_of_lords fight:ghoul", "1 peasant 2 cleric 1 knight", {"built": {"castle_1": "house_of_lords"}}),
        # A Quest completed in the first fight may draw one for the second.
        ("fight:ghoul fight:tree_beast", "2 mage 2 warrior 2 knight", {"hand": ["bone_collector"]}),
        # What is re-bagged may go by the Quests that were drawn.
        (
            "use:house_of_lords use:healers_temple",
            "1 peasant 1 warrior 1 cleric",
            {"built": {"castle_1": "house_of_lords", "castle_2": "healers_temple"}, "lodgings": "3 mage"},
        ),
    ],
    ids=["quests before a fight", "a quest that draws", "quests before the bag"],
)
def test_mm_res_07_where_the_order_can_matter_it_is_asked(places: str, tavern: str, given: dict[str, Any]) -> None:
    city = {"cathedral": ["ghoul"], "villages": ["tree_beast"]}
    game = in_main_phase(tavern=tavern, city=city, **given)
    units = {
        "fight:ghoul": "2 cleric 1 knight" if "cleric" in tavern else "1 mage 1 warrior 1 knight",
        "fight:tree_beast": "1 mage 1 warrior 1 knight",
    }
    for place in places.split():
        if place in units:
            game.send(place, units[place])
        else:
            game.play(place)
    game.play("confirm")

    assert (game.prompt, game.keys) == ("resolve", [f"resolve:{place.split(':')[1]}" for place in places.split()])


@pytest.mark.rule("MM-RES-07")
def test_mm_res_07_a_location_that_only_gives_something_makes_no_order() -> None:
    game = in_main_phase(tavern="3 peasant", city={"castle": ["skeleton"]}, hand=["bone_collector"])

    game.send("fight:skeleton", "2 peasant").send("use:academy_of_fine_grain", "1 peasant").play("confirm")

    assert game.table.active == 1


@pytest.mark.rule("MM-RES-07")
def test_mm_res_07_whether_it_is_asked_does_not_hang_on_the_faces_in_hand() -> None:
    def asked(hand: list[str]) -> bool:
        game = in_main_phase(
            tavern="2 mage 2 warrior 2 knight", city={"cathedral": ["ghoul"], "villages": ["tree_beast"]}, hand=hand
        )
        for monster in ("ghoul", "tree_beast"):
            game.send(f"fight:{monster}", "1 mage 1 warrior 1 knight")
        return game.play("confirm").prompt == "resolve"

    assert asked(["knots_of_knowledge"])
    assert asked(["gentrification"])
    assert not asked([])


@pytest.mark.rule("MM-RES-07")
@pytest.mark.parametrize("seed", range(4))
def test_mm_res_07_where_it_is_not_asked_every_order_leads_to_the_same(seed: int) -> None:
    """Random matches: each order of the waiting places, each answer on the way, up to Clean Up."""
    toss = Random(seed)
    match = deal(NAME, 3, seed, options={"towers": seed % 2 == 0})
    compared = 0
    while not match.over:
        table = match.table
        assert isinstance(table, MeeplesTable)
        option = toss.choice(match.decision.options)
        if option.key == "confirm" and 2 <= len(table.plan) <= 4:
            compared += same_in_every_order(table)
        match.play(option.key)
    assert compared > 3


def same_in_every_order(planned: MeeplesTable) -> bool:
    """Where nobody is asked at first, what can come of the plan is the same in every order."""
    table = planned.clone()
    seat = table.active
    add_fleeing_peasants(table, seat)
    table.unresolved = tuple([spot for spot, _ in table.plan])
    if order_can_matter(table, seat):
        return False
    ends = [outcomes(table, order, seat) for order in permutations(table.unresolved)]
    assert all(found == ends[0] for found in ends)
    return True


def outcomes(table: MeeplesTable, order: tuple[int, ...], seat: int) -> set[object]:
    """Resolve places in this order, giving every answer that there is: what can come of it."""
    branches = [table.clone()]
    branches[0].agenda, branches[0].queued, branches[0].questions = [], [], ()
    for spot in order:
        reached: dict[object, MeeplesTable] = {}
        for branch in branches:
            resolve_spot(branch, seat, spot)
            branch.queued.pop()  # the next place: its turn comes in this order
            branch.advance()
            waiting = [branch]
            while waiting:
                one = waiting.pop()
                if one.over:
                    reached.setdefault(essence(one), one)
                else:
                    for option in one.options_of(0):
                        then = one.clone()
                        then.answer(0, option)
                        waiting.append(then)
        branches = list(reached.values())
    return {essence(branch) for branch in branches}


def essence(table: MeeplesTable) -> object:
    """What matters of a table once everything is resolved."""
    stocks = (table.bags, table.lodgings, table.taverns, [table.supply, table.gained])
    return (
        tuple(table.scores),
        tuple([tuple([tuple(counts) for counts in stock]) for stock in stocks]),
        (table.stocks, tuple(sorted(table.plan)), tuple(sorted(table.beaten))),
        (table.returning, table.extra_draw, table.fights),
        tuple([tuple(sorted(zone.cards)) for zone in table.zones]),
    )


@pytest.mark.rule("MM-RES-07")
def test_mm_res_07_once_only_fights_are_left_no_order_is_asked() -> None:
    game = in_main_phase(tavern="5 peasant", city={"castle": ["skeleton"], "university": ["rogue_varnisher"]})
    game.send("fight:skeleton", "2 peasant").send("fight:rogue_varnisher", "2 peasant")
    game.send("use:chapel_of_the_holy_knot", "1 peasant").play("confirm")

    game.play("resolve:chapel_of_the_holy_knot")

    assert (game.table.active, game.score) == (1, 2)
