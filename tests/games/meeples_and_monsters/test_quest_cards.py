"""Each of the 44 Quest cards: what just completes it, what just does not, what it pays and what it brings."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest
from tests.games.meeples_and_monsters.setting import Sitting, a_table, counts_of, named

from muster.games.meeples_and_monsters.invariants import invariants

# Every class is at level 1 and a hand has four meeples, so the bag is just empty after a turn and the Lodgings show
# what came home. The Colosseum is built so that every Unit has a place to go to. The other seat has a Peasant in its
# Tavern, so that its turn stops at once.
BOARD = {"villages_1": "colosseum"}
WAITING = {1: {"tavern": "1 peasant", "bag": "4 peasant"}}


def home(units: str) -> dict[str, int]:
    return named(counts_of(units))


def bonuses_of(game: Sitting) -> dict[str, Any]:
    """The lasting combat bonuses of the seat, as everybody sees them."""
    view: dict[str, Any] = game.match.view(None)
    return dict(view["players"][game.seat]["bonuses"])


def finish(game: Sitting) -> Sitting:
    """Do as little as possible until the turn of seat 0 is over."""
    while game.asked == 0:
        game.step()
    return game


def sound(game: Sitting) -> bool:
    """Nothing was lost and nothing made."""
    return invariants(game.table) == []


# -- completed by a fight ----------------------------------------------------------------------------------------------


class Fought(NamedTuple):
    """A Quest that a fight completes: its VP, a fight that just does and what then comes home, fights that do not."""

    quest: str
    vp: int
    fight: tuple[str, int, str]  # the Monster, its VP, the Units
    home: str
    not_by: tuple[tuple[str, str], ...]


FOUGHT = [
    Fought(
        "knots_of_knowledge",
        2,
        ("tree_beast", 3, "1 mage 1 warrior 1 knight"),
        "1 mage 1 warrior 1 knight",
        (
            ("tree_beast", "2 mage 1 knight"),
            ("tree_beast", "1 warrior 1 knight"),
            ("beaver_brute", "1 mage 1 warrior 1 knight"),
        ),
    ),
    Fought(
        "recover_the_rod_of_ruin",
        3,
        ("haunted_wardrobe", 5, "1 mage 1 cleric 2 knight"),
        "1 mage 1 cleric 2 knight",
        (
            ("haunted_wardrobe", "1 mage 2 knight"),
            ("haunted_wardrobe", "1 cleric 2 knight"),
            ("cedar_hydra", "1 mage 1 cleric 2 knight"),
            ("coffin_nailer", "1 mage 1 cleric 2 knight"),
        ),
    ),
    Fought("hardwood_brigade", 2, ("skeleton", 1, "2 knight"), "3 knight", (("skeleton", "1 knight 1 warrior"),)),
    Fought(
        "softwood_uprising",
        2,
        ("skeleton", 1, "4 peasant"),
        "3 peasant 1 warrior",
        (("skeleton", "3 peasant 1 mage"),),
    ),
    Fought(
        "blessed_axes",
        2,
        ("skeleton", 1, "2 cleric"),
        "3 cleric",
        (("skeleton", "1 cleric 1 mage"), ("beaver_brute", "2 cleric 1 knight")),
    ),
    Fought(
        "pest_control",
        2,
        ("beaver_brute", 2, "2 warrior"),
        "3 warrior",
        (("beaver_brute", "1 warrior 1 knight"), ("lumberjack_raider", "2 warrior 1 knight")),
    ),
    Fought(
        "debate_by_fireball",
        3,
        ("lumberjack_raider", 3, "2 mage 1 knight"),
        "3 mage 1 knight",
        (("lumberjack_raider", "1 mage 2 knight"), ("tree_beast", "2 mage 1 knight")),
    ),
    Fought(
        "dawn_over_deadwood",
        3,
        ("gougoyle", 6, "1 cleric 3 knight"),
        "1 cleric 3 knight 1 paladin",
        (("gougoyle", "1 mage 3 knight"), ("cedar_hydra", "1 cleric 3 knight")),
    ),
    Fought(
        "oath_of_the_oak",
        2,
        ("haunted_wardrobe", 5, "1 cleric 1 knight 2 warrior"),
        "1 cleric 2 warrior 1 paladin",
        (
            ("haunted_wardrobe", "3 knight"),
            ("haunted_wardrobe", "1 cleric 3 warrior"),
            ("cedar_hydra", "1 cleric 2 knight"),
            ("skeleton", "1 cleric 2 knight"),
        ),
    ),
    Fought(
        "whispering_wood",
        2,
        ("tree_beast", 3, "1 mage 1 cleric 1 knight"),
        "1 cleric 1 knight 1 shaman",
        (
            ("tree_beast", "2 mage 1 knight"),
            ("tree_beast", "2 cleric 1 knight"),
            ("lumberjack_raider", "1 mage 1 cleric 1 knight"),
            ("beaver_brute", "1 mage 1 cleric 1 knight"),
        ),
    ),
    Fought(
        "trackers_trial",
        2,
        ("tree_beast", 3, "1 warrior 1 knight"),
        "1 knight 1 ranger",
        (
            ("tree_beast", "2 knight"),
            ("tree_beast", "3 warrior"),
            ("lumberjack_raider", "1 warrior 1 knight"),
            ("beaver_brute", "1 warrior 1 knight"),
        ),
    ),
    Fought(
        "united_we_stain",
        3,
        ("skeleton", 1, "1 peasant 1 mage 1 cleric 1 warrior"),
        "1 peasant 1 mage 1 cleric 1 warrior 1 shaman",
        (("skeleton", "2 peasant 1 mage 1 cleric"),),
    ),
    # Ongoing Quests bring nothing home.
    Fought(
        "axe_practice",
        1,
        ("tree_beast", 3, "2 warrior 1 peasant"),
        "2 warrior 1 peasant",
        (("tree_beast", "1 warrior 1 knight"), ("beaver_brute", "2 warrior")),
    ),
    Fought(
        "hymn_of_the_heartwood",
        2,
        ("haunted_wardrobe", 5, "1 cleric 2 knight"),
        "1 cleric 2 knight",
        (
            ("haunted_wardrobe", "1 mage 2 knight"),
            ("cedar_hydra", "1 cleric 2 knight"),
            ("skeleton", "1 cleric 2 knight"),
        ),
    ),
    Fought(
        "fire_safety_course",
        2,
        ("tree_beast", 3, "1 mage 2 knight"),
        "1 mage 2 knight",
        (
            ("tree_beast", "1 cleric 2 knight"),
            ("lumberjack_raider", "1 mage 2 knight"),
            ("beaver_brute", "1 mage 2 knight"),
        ),
    ),
    Fought(
        "pitchfork_drill",
        1,
        ("tree_beast", 3, "3 peasant 1 warrior"),
        "3 peasant 1 warrior",
        (("tree_beast", "2 peasant 1 knight"), ("beaver_brute", "3 peasant 1 warrior")),
    ),
    Fought(
        "knight_and_squire",
        2,
        ("skeleton", 1, "1 knight 2 peasant"),
        "1 knight 2 peasant",
        (("skeleton", "1 knight 1 peasant"), ("skeleton", "1 warrior 2 peasant")),
    ),
]


def fighting(quest: str, monster: str, units: str) -> Sitting:
    """A plan that sends these Units against one Monster, with the Quest in hand, just before it is confirmed."""
    laid: dict[str, Any] = {"tavern": units, "hand": [quest], "city": {"castle": [monster]}, "built": BOARD}
    game = a_table(others=WAITING, start="main_phase", **laid)
    return game.send(f"fight:{monster}", units)


@pytest.mark.parametrize("card", FOUGHT, ids=lambda card: card.quest)
def test_a_fight_that_just_meets_the_quest_pays_its_vp(card: Fought) -> None:
    monster, monster_vp, units = card.fight
    game = fighting(card.quest, monster, units)

    assert game.comes_to(f"complete:{card.quest}", "confirm")
    game.play(f"complete:{card.quest}")

    assert game.score == monster_vp + card.vp
    assert game.done() == [card.quest]


@pytest.mark.parametrize("card", FOUGHT, ids=lambda card: card.quest)
def test_what_the_quest_gives_and_takes_shows_in_the_lodgings(card: Fought) -> None:
    monster, _, units = card.fight
    game = fighting(card.quest, monster, units)

    assert game.comes_to(f"complete:{card.quest}", "confirm")
    finish(game.play(f"complete:{card.quest}"))

    assert game.lodgings() == home(card.home)
    assert sound(game)


@pytest.mark.parametrize(
    "quest, monster, units",
    [(card.quest, monster, units) for card in FOUGHT for monster, units in card.not_by],
)
def test_a_fight_that_lacks_one_thing_does_not_complete_the_quest(quest: str, monster: str, units: str) -> None:
    game = fighting(quest, monster, units)

    assert not game.comes_to(f"complete:{quest}", "confirm")
    assert game.quests() == [quest]


@pytest.mark.parametrize("card", FOUGHT, ids=lambda card: card.quest)
def test_whoever_passes_keeps_the_quest(card: Fought) -> None:
    monster, monster_vp, units = card.fight
    game = fighting(card.quest, monster, units)

    assert game.comes_to(f"complete:{card.quest}", "confirm")
    game.play("pass")

    assert (game.score, game.quests(), game.done()) == (monster_vp, [card.quest], [])
    assert bonuses_of(game)["class"] == {}


def test_knots_of_knowledge_draws_a_quest() -> None:
    game = a_table(
        tavern="1 mage 1 warrior 1 knight",
        hand=["knots_of_knowledge"],
        city={"castle": ["tree_beast"]},
        loads={"quests": ["clean_grain"]},
        others=WAITING,
        start="main_phase",
    )

    game.send("fight:tree_beast", "1 mage 1 warrior 1 knight").play("confirm", "complete:knots_of_knowledge")
    finish(game)

    assert game.quests() == ["clean_grain"]


def test_recover_the_rod_of_ruin_returns_a_corruption() -> None:
    units = "1 mage 1 cleric 2 knight"
    game = a_table(
        tavern=f"{units} 1 corruption",
        lodgings="1 corruption",
        hand=["recover_the_rod_of_ruin"],
        city={"castle": ["haunted_wardrobe"]},
        others=WAITING,
        start="main_phase",
    )
    before = game.supply["corruption"]

    game.send("fight:haunted_wardrobe", units).play("confirm", "complete:recover_the_rod_of_ruin")

    assert game.keys == ["corruption:tavern", "corruption:lodgings"]
    finish(game.play("corruption:lodgings"))
    assert game.supply["corruption"] == before + 1
    assert game.lodgings() == home(f"{units} 1 corruption")


# -- completed by three fights -----------------------------------------------------------------------------------------

THREE = {"castle": ["skeleton", "beaver_brute"], "villages": ["timber_wolf"]}


def test_clear_cutting_is_completed_by_the_third_monster_of_a_turn() -> None:
    game = a_table(tavern="4 knight", hand=["clear_cutting"], city=THREE, others=WAITING, start="main_phase")

    game.send("fight:skeleton", "1 knight").send("fight:timber_wolf", "1 knight").send("fight:beaver_brute", "2 knight")
    assert game.comes_to("complete:clear_cutting", "confirm", "resolve:skeleton")
    finish(game.play("complete:clear_cutting"))

    assert game.score == 1 + 2 + 2 + 3
    assert game.lodgings() == home("4 knight 1 ranger")
    assert sound(game)


def test_clear_cutting_is_not_completed_by_two() -> None:
    game = a_table(tavern="4 knight", hand=["clear_cutting"], city=THREE, others=WAITING, start="main_phase")

    game.send("fight:skeleton", "1 knight").send("fight:beaver_brute", "2 knight")

    assert not game.comes_to("complete:clear_cutting", "confirm")


def test_clear_cutting_does_not_count_the_monsters_of_the_turn_before() -> None:
    game = a_table(
        tavern="3 knight", bag="4 knight", hand=["clear_cutting"], city=THREE, others=WAITING, start="main_phase"
    )

    game.send("fight:skeleton", "1 knight").send("fight:beaver_brute", "2 knight").play("confirm")
    finish(game).end_turn().until("plan").send("fight:timber_wolf", "1 knight")

    assert not game.comes_to("complete:clear_cutting", "confirm")


# -- completed in the Tavern -------------------------------------------------------------------------------------------


class Drawn(NamedTuple):
    """A Quest that asks for meeples in the Tavern: its VP, a hand that just meets it, hands that do not."""

    quest: str
    vp: int
    hand: str
    not_by: tuple[str, ...]


DRAWN = [
    Drawn(
        "full_house",
        3,
        "1 peasant 1 mage 1 cleric 1 warrior",
        ("2 peasant 1 mage 1 cleric", "1 peasant 1 mage 1 cleric 1 corruption"),
    ),
    Drawn(
        "confession_booth", 2, "2 corruption 1 cleric 1 mage", ("1 corruption 1 cleric 2 mage", "3 corruption 1 mage")
    ),
    Drawn(
        "royal_muster",
        2,
        "1 knight 1 warrior 1 peasant 1 mage",
        ("2 warrior 1 peasant 1 mage", "2 knight 1 peasant 1 mage", "1 knight 1 warrior 2 mage"),
    ),
    Drawn("ritual_of_exceptional_merit", 2, "2 mage 2 peasant", ("1 mage 3 peasant", "1 mage 1 shaman 2 peasant")),
    Drawn("knightly_joinery", 1, "2 knight 2 peasant", ("1 knight 1 warrior 2 peasant",)),
    Drawn("hatchet_and_hymnal", 2, "1 warrior 1 cleric 2 peasant", ("2 warrior 2 peasant", "2 cleric 2 peasant")),
]


def drawing(quest: str, hand: str, **given: Any) -> Sitting:
    """The Draw Phase that brings exactly this hand, up to the question about the Quest or to the end of the turn."""
    return a_table(bag=hand, hand=[quest], others=WAITING, start="draw_phase", **given)


@pytest.mark.parametrize("card", DRAWN, ids=lambda card: card.quest)
def test_a_hand_that_just_meets_the_quest_pays_its_vp(card: Drawn) -> None:
    game = drawing(card.quest, card.hand)

    game.play(f"complete:{card.quest}")

    assert (game.score, game.done()) == (card.vp, [card.quest])


@pytest.mark.parametrize("quest, hand", [(card.quest, hand) for card in DRAWN for hand in card.not_by])
def test_a_hand_that_lacks_one_thing_does_not_complete_the_quest(quest: str, hand: str) -> None:
    game = drawing(quest, hand)

    assert game.tavern() == home(hand)
    assert not game.offers(f"complete:{quest}")
    assert finish(game).quests() == [quest]


@pytest.mark.parametrize("unit", ["mage", "cleric", "warrior", "knight"])
def test_full_house_gives_a_unit_of_ones_choice(unit: str) -> None:
    game = drawing("full_house", "1 peasant 1 mage 1 cleric 1 warrior")

    game.play("complete:full_house")
    assert game.keys == ["gain:mage", "gain:cleric", "gain:warrior", "gain:knight"]
    game.play(f"gain:{unit}")

    assert game.asked == 1
    assert game.lodgings() == {unit: 1}
    assert sound(game)


@pytest.mark.parametrize(
    "drawn, left",
    [("2 corruption 1 cleric 1 mage", "1 cleric 1 mage"), ("3 corruption 1 cleric", "1 corruption 1 cleric")],
)
def test_confession_booth_returns_two_corruption_from_the_tavern(drawn: str, left: str) -> None:
    game = drawing("confession_booth", drawn, lodgings="2 corruption")
    before = game.supply["corruption"]

    game.play("complete:confession_booth")

    assert game.tavern() == home(left)
    assert game.lodgings() == {"corruption": 2}
    assert game.supply["corruption"] == before + 2


def test_royal_muster_gives_a_knight() -> None:
    game = drawing("royal_muster", "1 knight 1 warrior 1 peasant 1 mage")

    game.play("complete:royal_muster")

    assert game.asked == 1
    assert game.lodgings() == {"knight": 1}
    assert game.tavern() == home("1 knight 1 warrior 1 peasant 1 mage")
    assert sound(game)


# -- completed by the pile ---------------------------------------------------------------------------------------------


class Piled(NamedTuple):
    """A Quest about the defeated pile: VP, what lies there, the Monster then beaten and its VP, what is too little."""

    quest: str
    vp: int
    pile: list[str]
    beaten: tuple[str, int]
    not_with: tuple[tuple[list[str], str], ...]


PILED = [
    Piled(
        "staking_practice",
        2,
        ["haunted_wardrobe"],
        ("skeleton", 1),
        (([], "skeleton"), (["tree_beast"], "skeleton"), (["haunted_wardrobe"], "beaver_brute")),
    ),
    Piled(
        "know_your_enemy",
        2,
        ["baron_von_bandsaw"],
        ("lumberjack_raider", 3),
        (([], "lumberjack_raider"), (["tree_beast"], "lumberjack_raider"), (["baron_von_bandsaw"], "beaver_brute")),
    ),
]


def piling(quest: str, pile: list[str], monster: str) -> Sitting:
    city = {"castle": [monster]}
    game = a_table(tavern="2 knight", hand=[quest], pile=pile, city=city, others=WAITING, start="main_phase")
    return game.send(f"fight:{monster}", "2 knight")


@pytest.mark.parametrize("card", PILED, ids=lambda card: card.quest)
def test_the_second_monster_of_the_type_completes_the_quest(card: Piled) -> None:
    monster, monster_vp = card.beaten
    game = piling(card.quest, card.pile, monster)

    assert game.comes_to(f"complete:{card.quest}", "confirm")
    assert game.pile() == [*card.pile, monster]  # in Clean Up, when the card has moved
    game.play(f"complete:{card.quest}")

    assert (game.score, game.done()) == (monster_vp + card.vp, [card.quest])
    assert sound(game)


@pytest.mark.parametrize("quest, pile, monster", [(card.quest, *case) for card in PILED for case in card.not_with])
def test_one_of_the_type_is_not_enough(quest: str, pile: list[str], monster: str) -> None:
    game = piling(quest, pile, monster)

    assert not game.comes_to(f"complete:{quest}", "confirm")


# -- completed at the Capitol ------------------------------------------------------------------------------------------


def levelling(quest: str, levels: dict[str, int]) -> Sitting:
    """A Warrior is sent to the Hall of Heroes by a player with 10 VP."""
    return a_table(tavern="1 warrior", vp=10, levels=levels, hand=[quest], others=WAITING)


@pytest.mark.parametrize("levels, cost", [({"warrior": 2}, 5), ({"warrior": 2, "mage": 3}, 5)])
def test_graduation_day_is_completed_by_a_class_that_reaches_level_3(levels: dict[str, int], cost: int) -> None:
    game = levelling("graduation_day", levels)

    assert game.comes_to("complete:graduation_day", "level:warrior")
    game.play("complete:graduation_day")

    assert game.score == 10 - cost + 3


@pytest.mark.parametrize("levels", [{}, {"mage": 3}])
def test_graduation_day_is_not_completed_by_level_2(levels: dict[str, int]) -> None:
    assert not levelling("graduation_day", levels).comes_to("complete:graduation_day", "level:warrior")


def test_an_extra_bunk_is_completed_with_the_second_class_above_level_1() -> None:
    game = levelling("an_extra_bunk", {"mage": 2})

    assert game.comes_to("complete:an_extra_bunk", "level:warrior")
    game.play("complete:an_extra_bunk")

    assert game.score == 10 - 3 + 1


@pytest.mark.parametrize("levels", [{}, {"warrior": 2}])
def test_an_extra_bunk_is_not_completed_by_a_single_class(levels: dict[str, int]) -> None:
    assert not levelling("an_extra_bunk", levels).comes_to("complete:an_extra_bunk", "level:warrior")


def building(quest: str, *, city: dict[str, list[str]] | None = None, built_before: int = 0, **given: Any) -> Sitting:
    """Two Peasants have come to build a tile, and its slot is to be chosen."""
    game = a_table(tavern="2 peasant", hand=[quest], city=city, display=["house_of_lords"], others=WAITING, **given)
    game.table.tiles_built[0] = built_before
    return game.play("build:peasant+peasant").until("slot")


@pytest.mark.parametrize(
    "monsters, met",
    [([], False), (["skeleton"], False), (["skeleton", "ghoul"], True), (["skeleton", "ghoul", "tree_beast"], True)],
)
def test_sworn_carpenters_build_where_two_monsters_are(monsters: list[str], met: bool) -> None:
    game = building("sworn_carpenters", city={"cathedral": monsters})

    assert game.comes_to("complete:sworn_carpenters", "slot:cathedral_1") == met


def test_sworn_carpenters_do_not_count_monsters_elsewhere() -> None:
    city = {"castle": ["skeleton", "ghoul", "timber_wolf"], "cathedral": ["tree_beast"]}
    game = building("sworn_carpenters", city=city)

    assert not game.comes_to("complete:sworn_carpenters", "slot:cathedral_1")


def test_sworn_carpenters_pay_and_return_a_corruption() -> None:
    game = building("sworn_carpenters", city={"cathedral": ["skeleton", "ghoul"]}, lodgings="2 corruption")
    before = game.supply["corruption"]

    finish(game.play("slot:cathedral_1", "complete:sworn_carpenters"))

    assert game.score == 2
    assert game.supply["corruption"] == before + 1
    assert game.lodgings() == home("2 peasant 1 cleric 1 corruption")
    assert sound(game)


@pytest.mark.parametrize("built_before, met", [(0, False), (1, True), (2, True)])
def test_carpenters_guild_is_completed_with_ones_second_tile(built_before: int, met: bool) -> None:
    game = building("carpenters_guild", built_before=built_before)

    assert game.comes_to("complete:carpenters_guild", "slot:cathedral_1") == met


def test_carpenters_guild_does_not_count_tiles_of_others() -> None:
    game = building("carpenters_guild")
    game.table.tiles_built[1] = 5

    assert not game.comes_to("complete:carpenters_guild", "slot:cathedral_1")


def test_carpenters_guild_pays() -> None:
    game = building("carpenters_guild", built_before=1)

    game.play("slot:cathedral_1", "complete:carpenters_guild")

    assert (game.score, game.done()) == (2, ["carpenters_guild"])


# -- what Ongoing Quests do --------------------------------------------------------------------------------------------

# The Quest, Units and a Monster that they reach only with its bonus, and Units or a Monster that it does not help.
LASTING = [
    ("axe_practice", "1 warrior", "timber_wolf", ("1 mage 1 cleric", "timber_wolf")),
    ("knightly_joinery", "1 knight", "beaver_brute", ("1 ranger", "beaver_brute")),
    ("hymn_of_the_heartwood", "1 cleric", "skeleton", ("1 mage", "skeleton")),
    ("fire_safety_course", "1 mage", "skeleton", ("1 cleric", "skeleton")),
    ("pitchfork_drill", "1 peasant", "skeleton", ("1 cleric", "skeleton")),
    ("hatchet_and_hymnal", "1 warrior 1 cleric", "beaver_brute", ("1 warrior", "timber_wolf")),
    ("knight_and_squire", "1 knight 1 peasant", "tree_beast", ("1 peasant", "skeleton")),
    ("staking_practice", "1 peasant", "skeleton", ("1 peasant", "rogue_varnisher")),
    ("know_your_enemy", "1 peasant", "rogue_varnisher", ("1 peasant", "skeleton")),
]


@pytest.mark.parametrize("quest, units, monster", [case[:3] for case in LASTING])
def test_the_bonus_of_an_ongoing_quest_decides_a_fight(quest: str, units: str, monster: str) -> None:
    def offered(*done: str) -> bool:
        game = a_table(tavern=units, done=done, city={"castle": [monster]}, built=BOARD, start="main_phase")
        return game.offers(f"fight:{monster}")

    assert offered(quest)
    assert not offered()


@pytest.mark.parametrize("quest, units, monster", [(case[0], *case[3]) for case in LASTING])
def test_the_bonus_of_an_ongoing_quest_helps_nobody_else(quest: str, units: str, monster: str) -> None:
    game = a_table(tavern=units, done=[quest], city={"castle": [monster]}, built=BOARD, start="main_phase")

    assert game.refuses(f"fight:{monster}")


GAINED = {
    "axe_practice": {"class": {"warrior": 1}, "versus": {}, "pairs": []},
    "hymn_of_the_heartwood": {"class": {"cleric": 1}, "versus": {}, "pairs": []},
    "fire_safety_course": {"class": {"mage": 1}, "versus": {}, "pairs": []},
    "pitchfork_drill": {"class": {"peasant": 1}, "versus": {}, "pairs": []},
    "knight_and_squire": {"class": {}, "versus": {}, "pairs": [("knight", "peasant", 1)]},
    "knightly_joinery": {"class": {"knight": 1}, "versus": {}, "pairs": []},
    "hatchet_and_hymnal": {"class": {}, "versus": {}, "pairs": [("cleric", "warrior", 1)]},
    "staking_practice": {"class": {}, "versus": {"undead": 1}, "pairs": []},
    "know_your_enemy": {"class": {}, "versus": {"humanoid": 1}, "pairs": []},
}


@pytest.mark.parametrize("quest", list(GAINED))
def test_completing_an_ongoing_quest_brings_its_bonus_for_good(quest: str) -> None:
    fought = [card for card in FOUGHT if card.quest == quest]
    drawn = [card for card in DRAWN if card.quest == quest]
    if fought:
        game = fighting(quest, fought[0].fight[0], fought[0].fight[2]).play("confirm")
    elif drawn:
        game = drawing(quest, drawn[0].hand)
    else:
        piled = next(card for card in PILED if card.quest == quest)
        game = piling(quest, piled.pile, piled.beaten[0]).play("confirm")

    assert game.comes_to(f"complete:{quest}")
    assert bonuses_of(game) == {"class": {}, "versus": {}, "pairs": []}
    finish(game.play(f"complete:{quest}"))

    assert bonuses_of(game) == GAINED[quest]


def test_ritual_of_exceptional_merit_swaps_a_corruption_for_another_meeple() -> None:
    game = a_table(
        bag="2 corruption 7 peasant",
        done=["ritual_of_exceptional_merit"],
        loads={"bag": ["corruption", "corruption", "peasant", "peasant", "peasant"]},
        others=WAITING,
        start="draw_phase",
    )

    assert game.tavern() == home("2 corruption 2 peasant")
    game.play("effect:ritual_of_exceptional_merit")

    assert game.tavern() == home("1 corruption 3 peasant")
    assert game.lodgings() == {"corruption": 1}
    assert game.asked == 1  # once per turn


def test_ritual_of_exceptional_merit_does_nothing_without_corruption_in_the_tavern() -> None:
    game = a_table(
        bag="5 peasant",
        lodgings="2 corruption",
        done=["ritual_of_exceptional_merit"],
        others=WAITING,
        start="draw_phase",
    )

    assert game.asked == 1
    assert game.tavern() == {"peasant": 4}


def test_an_extra_bunk_draws_one_more_meeple() -> None:
    game = a_table(
        bag="7 peasant",
        done=["an_extra_bunk"],
        others=WAITING,
        start="draw_phase",
    )

    game.play("effect:an_extra_bunk")

    assert game.tavern() == {"peasant": 5}
    assert game.asked == 1


@pytest.mark.parametrize("quest", ["an_extra_bunk", "ritual_of_exceptional_merit"])
def test_a_draw_phase_effect_begins_in_the_turn_after_its_quest(quest: str) -> None:
    if quest == "an_extra_bunk":
        game = levelling(quest, {"mage": 2}).play("level:warrior")
    else:
        game = drawing(quest, "2 mage 1 peasant 1 corruption", lodgings="4 corruption")

    game.until("quests")
    assert not game.comes_to(f"effect:{quest}", f"complete:{quest}")

    game.end_turn()
    assert game.asked == 0
    assert game.comes_to(f"effect:{quest}")


@pytest.mark.parametrize("option, comes_home, returns", [("return:peasant", 1, 1), ("nothing", 2, 0)])
def test_carpenters_guild_lets_one_of_two_builders_go(option: str, comes_home: int, returns: int) -> None:
    game = a_table(tavern="2 peasant", done=["carpenters_guild"], display=["house_of_lords"], others=WAITING)
    before = game.supply["peasant"]

    game.play("build:peasant+peasant").until("slot").play("slot:castle_1", option)
    finish(game)

    assert game.lodgings() == {"peasant": comes_home}
    assert game.supply["peasant"] == before + returns
    assert sound(game)


def test_carpenters_guild_does_not_concern_a_single_builder() -> None:
    game = a_table(tavern="1 peasant", done=["carpenters_guild"], display=["house_of_lords"], others=WAITING)

    game.play("build:peasant").until("slot").play("slot:castle_1")

    assert game.asked == 1
    assert game.lodgings() == {"peasant": 2}


# -- the end of the game -----------------------------------------------------------------------------------------------

UNDEAD = ["skeleton", "hollow_friar", "poltergrain"]
MONSTROUS = ["timber_wolf", "bookshelf_mimic", "beaver_brute"]
HUMANOID = ["rogue_varnisher", "splinter_goblin", "chisel_sergeant"]
MEEPLES = "1 peasant 1 mage 1 cleric 1 warrior 1 knight"


class Ending(NamedTuple):
    """A Quest that is judged at the end: VP, penalty, what just meets it, what just does not."""

    quest: str
    vp: int
    penalty: int
    met: tuple[dict[str, Any], ...]
    missed: tuple[dict[str, Any], ...]


def most(mine: list[str], theirs: list[str]) -> dict[str, Any]:
    return {"pile": mine, "piles": {1: theirs}}


ENDING = [
    Ending(
        "gravediggers_ledger",
        4,
        2,
        (most(UNDEAD[:1], MONSTROUS), most(UNDEAD[:1], UNDEAD[1:2])),
        (most(UNDEAD[:1] + MONSTROUS, UNDEAD[1:]),),
    ),
    Ending(
        "big_game_wall",
        4,
        2,
        (most(MONSTROUS[:1], UNDEAD), most(MONSTROUS[:1], MONSTROUS[1:2])),
        (most(MONSTROUS[:1] + UNDEAD, MONSTROUS[1:]),),
    ),
    Ending(
        "wanted_dead_or_sanded",
        4,
        2,
        (most(HUMANOID[:1], UNDEAD), most(HUMANOID[:1], HUMANOID[1:2])),
        (most(HUMANOID[:1] + UNDEAD, HUMANOID[1:]),),
    ),
    Ending("bone_collector", 2, 1, ({"pile": UNDEAD},), ({"pile": UNDEAD[:2] + MONSTROUS + HUMANOID},)),
    Ending("pelts_and_splinters", 2, 1, ({"pile": MONSTROUS},), ({"pile": MONSTROUS[:2] + UNDEAD + HUMANOID},)),
    Ending("bounty_board", 2, 1, ({"pile": HUMANOID},), ({"pile": HUMANOID[:2] + UNDEAD + MONSTROUS},)),
    Ending(
        "rings_of_the_tree",
        3,
        2,
        ({"pile": ["skeleton", "ghoul", "gougoyle"]},),
        (
            {"pile": ["tree_beast", "ghoul", "gougoyle"]},
            {"pile": ["skeleton", "timber_wolf", "gougoyle"]},
            {"pile": ["skeleton", "ghoul", "tree_beast"]},
        ),
    ),
    Ending(
        "mixed_forest",
        3,
        2,
        ({"pile": UNDEAD[:2] + MONSTROUS[:2] + HUMANOID[:2]},),
        (
            {"pile": UNDEAD[:1] + MONSTROUS + HUMANOID},
            {"pile": UNDEAD + MONSTROUS[:1] + HUMANOID},
            {"pile": UNDEAD + MONSTROUS + HUMANOID[:1]},
        ),
    ),
    Ending(
        "full_guild",
        3,
        2,
        ({"bag": MEEPLES}, {"bag": "1 peasant 1 mage", "tavern": "1 cleric", "lodgings": "1 warrior 1 knight"}),
        (
            {"bag": "1 mage 1 cleric 1 warrior 1 knight"},
            {"bag": "1 peasant 1 cleric 1 warrior 1 knight"},
            {"bag": "1 peasant 1 mage 1 warrior 1 knight"},
            {"bag": "1 peasant 1 mage 1 cleric 1 knight"},
            {"bag": "1 peasant 1 mage 1 cleric 1 warrior 1 shaman"},
        ),
    ),
    Ending(
        "clean_grain",
        4,
        2,
        ({"bag": "3 corruption"}, {"bag": "4 peasant"}),
        ({"bag": "4 corruption"}, {"bag": "2 corruption", "tavern": "1 corruption", "lodgings": "1 corruption"}),
    ),
    Ending(
        "gentrification",
        4,
        2,
        ({"bag": "5 peasant"}, {"bag": "9 knight"}),
        ({"bag": "6 peasant"}, {"bag": "3 peasant", "tavern": "2 peasant", "lodgings": "1 peasant"}),
    ),
    Ending(
        "grand_masters",
        4,
        2,
        (
            {"levels": {"mage": 3, "knight": 3}},
            {"levels": {"mage": 3}, "bag": "1 ranger"},
            {"bag": "1 paladin", "lodgings": "1 shaman"},
        ),
        (
            {"levels": {"mage": 3, "knight": 2, "cleric": 2}},
            {"levels": {"mage": 2, "warrior": 2}, "bag": "3 ranger"},
            {"levels": {"mage": 3}},
        ),
    ),
    Ending(
        "friends_in_high_places",
        4,
        2,
        ({"bag": "2 ranger"}, {"bag": "1 paladin", "tavern": "1 shaman"}),
        ({"bag": "1 ranger 5 knight"}, {"bag": "9 knight"}),
    ),
    Ending(
        "veterans_of_the_saw",
        4,
        2,
        (most(["ghoul"], ["skeleton", "timber_wolf"]), most(["gougoyle"], ["tree_beast"])),
        (most(["ghoul", "skeleton", "timber_wolf"], ["tree_beast", "gougoyle"]),),
    ),
]


@pytest.mark.parametrize("quest, vp, given", [(card.quest, card.vp, given) for card in ENDING for given in card.met])
def test_an_end_of_game_quest_that_is_just_met_pays(quest: str, vp: int, given: dict[str, Any]) -> None:
    game = a_table(hand=[quest], vp=10, start="score_the_end", **given)

    assert game.score == 10 + vp


@pytest.mark.parametrize(
    "quest, penalty, given", [(card.quest, card.penalty, given) for card in ENDING for given in card.missed]
)
def test_an_end_of_game_quest_that_is_just_missed_costs_its_penalty(
    quest: str, penalty: int, given: dict[str, Any]
) -> None:
    game = a_table(hand=[quest], vp=10, start="score_the_end", **given)

    assert game.score == 10 - penalty


@pytest.mark.parametrize("quest", [card.quest for card in ENDING])
def test_an_end_of_game_quest_is_not_offered_during_play(quest: str) -> None:
    given = next(card.met[0] for card in ENDING if card.quest == quest)
    laid = {**given, "tavern": "2 knight 1 peasant", "others": WAITING}
    game = a_table(hand=[quest], city={"castle": ["lumberjack_raider"]}, start="main_phase", **laid)

    game.send("fight:lumberjack_raider", "2 knight")

    assert not game.comes_to(f"complete:{quest}", "confirm")
    assert game.quests() == [quest]


# The penalty of every Quest that could have been completed during play.
PENALTIES = {
    "knots_of_knowledge": 1,
    "recover_the_rod_of_ruin": 2,
    "hardwood_brigade": 1,
    "softwood_uprising": 1,
    "blessed_axes": 1,
    "pest_control": 1,
    "debate_by_fireball": 2,
    "clear_cutting": 2,
    "dawn_over_deadwood": 2,
    "oath_of_the_oak": 1,
    "whispering_wood": 1,
    "trackers_trial": 1,
    "united_we_stain": 2,
    "sworn_carpenters": 1,
    "graduation_day": 2,
    "full_house": 2,
    "confession_booth": 1,
    "royal_muster": 1,
    "ritual_of_exceptional_merit": 1,
    "axe_practice": 1,
    "knightly_joinery": 1,
    "hymn_of_the_heartwood": 1,
    "fire_safety_course": 1,
    "pitchfork_drill": 1,
    "hatchet_and_hymnal": 1,
    "knight_and_squire": 1,
    "staking_practice": 1,
    "know_your_enemy": 1,
    "an_extra_bunk": 1,
    "carpenters_guild": 1,
}


@pytest.mark.parametrize("quest", list(PENALTIES))
def test_a_quest_that_was_not_completed_costs_its_penalty(quest: str) -> None:
    assert a_table(hand=[quest], vp=10, start="score_the_end").score == 10 - PENALTIES[quest]


def test_every_quest_card_is_in_these_tables() -> None:
    cards = {card.quest for table in (FOUGHT, DRAWN, PILED, ENDING) for card in table}
    cards |= {"clear_cutting", "graduation_day", "an_extra_bunk", "sworn_carpenters", "carpenters_guild"}

    box = a_table().box
    assert cards == {quest.key for quest in box.quests}
    assert len(cards) == 44
    assert {case[0] for case in LASTING} | {"ritual_of_exceptional_merit", "an_extra_bunk", "carpenters_guild"} == {
        quest.key for quest in box.quests if quest.kind == "ongoing"
    }
