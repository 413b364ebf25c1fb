"""Each of the 40 Monsters: its strength, its VP, its type, and what it does when it is beaten."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest
from tests.games.meeples_and_monsters.setting import Sitting, a_table, counts_of, named

from muster.games.meeples_and_monsters.content.pieces import NO_BONUS
from muster.games.meeples_and_monsters.invariants import invariants

# The Colosseum is built so that every Unit has somewhere to go; the other seats stop at the start of their turns.
BOARD = {"castle_1": "colosseum"}
OTHERS = {seat: {"tavern": "1 peasant", "bag": "4 peasant"} for seat in (1, 2)}


def home(units: str) -> dict[str, int]:
    return named(counts_of(units))


def worth(value: int) -> str:
    """Knights and Peasants of exactly this combat value."""
    knights, peasants = divmod(value, 3)
    parts = [f"{knights} knight"] if knights else []
    return " ".join([*parts, *([f"{peasants} peasant"] if peasants else [])])


def facing(monster: str, units: str, **given: Any) -> Sitting:
    """The Main Phase of a game for three, with this Monster alone in the city."""
    laid: dict[str, Any] = {"others": OTHERS, "built": BOARD, "bag": "4 mage", **given}
    return a_table(seats=3, tavern=units, city={"villages": [monster]}, start="main_phase", **laid)


def beaten(monster: str, strength: int, **given: Any) -> Sitting:
    """The Monster has been beaten by a group of just its strength."""
    units = worth(strength)
    return facing(monster, units, **given).send(f"fight:{monster}", units).play("confirm")


def bonuses_of(game: Sitting) -> dict[str, Any]:
    """The lasting combat bonuses of the seat, as everybody sees them."""
    view: dict[str, Any] = game.match.view(None)
    return dict(view["players"][game.seat]["bonuses"])


class Card(NamedTuple):
    """A Monster: level, type, strength, VP."""

    monster: str
    level: int
    type: str
    strength: int
    vp: int


CARDS = [
    Card("skeleton", 1, "undead", 2, 1),
    Card("sawdust_imp", 1, "monstrous", 2, 1),
    Card("rogue_varnisher", 1, "humanoid", 2, 1),
    Card("hollow_friar", 1, "undead", 2, 1),
    Card("timber_wolf", 1, "monstrous", 3, 2),
    Card("plank_pirate", 1, "humanoid", 3, 2),
    Card("bookshelf_mimic", 1, "monstrous", 3, 2),
    Card("splinter_goblin", 1, "humanoid", 3, 1),
    Card("poltergrain", 1, "undead", 3, 1),
    Card("beaver_brute", 1, "monstrous", 4, 2),
    Card("chisel_sergeant", 1, "humanoid", 4, 2),
    Card("coffin_nailer", 1, "undead", 4, 3),
    Card("ghoul", 2, "undead", 4, 2),
    Card("hedge_witch", 2, "humanoid", 4, 2),
    Card("mahogany_mummy", 2, "undead", 4, 2),
    Card("termite_swarm", 2, "monstrous", 4, 3),
    Card("tree_beast", 2, "monstrous", 5, 3),
    Card("lumberjack_raider", 2, "humanoid", 5, 3),
    Card("unstaked_vampire", 2, "undead", 5, 3),
    Card("twig_snatcher", 2, "humanoid", 5, 3),
    Card("crypt_carpenter", 2, "undead", 5, 2),
    Card("hornbeam_boar", 2, "monstrous", 5, 2),
    Card("giant_woodpecker", 2, "monstrous", 6, 4),
    Card("plywood_golem", 2, "monstrous", 6, 4),
    Card("grave_sander", 2, "undead", 6, 4),
    Card("creosote_ooze", 2, "monstrous", 6, 5),
    Card("turncoat_joiner", 2, "humanoid", 6, 3),
    Card("cabinet_wraith", 2, "undead", 6, 3),
    Card("duke_dowel", 2, "humanoid", 7, 4),
    Card("log_baron", 2, "humanoid", 7, 4),
    Card("cedar_hydra", 2, "monstrous", 7, 5),
    Card("haunted_wardrobe", 2, "undead", 7, 5),
    Card("archmagus_adze", 3, "humanoid", 8, 5),
    Card("ironwood_warlord", 3, "humanoid", 8, 5),
    Card("gougoyle", 3, "monstrous", 8, 6),
    Card("rotroot_colossus", 3, "monstrous", 9, 6),
    Card("baron_von_bandsaw", 3, "humanoid", 9, 6),
    Card("lich_of_the_lathe", 3, "undead", 9, 7),
    Card("ebony_reaper", 3, "undead", 10, 7),
    Card("ash_dragon", 3, "monstrous", 10, 8),
]
STRENGTH = {card.monster: card.strength for card in CARDS}
VP = {card.monster: card.vp for card in CARDS}


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.monster)
def test_a_monster_falls_to_its_strength_and_pays_its_vp(card: Card) -> None:
    game = beaten(card.monster, card.strength).until("capitol")

    assert (game.asked, game.score) == (1, card.vp)
    assert game.pile() == [card.monster]
    assert invariants(game.table) == []


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.monster)
def test_a_monster_does_not_fall_to_one_less(card: Card) -> None:
    game = facing(card.monster, worth(card.strength - 1))

    assert game.refuses(f"fight:{card.monster}")
    assert game.reason(f"fight:{card.monster}") == "refused-weak"


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.monster)
def test_a_paladin_adds_the_level_of_a_monster(card: Card) -> None:
    game = facing(card.monster, "1 paladin 3 knight")

    game.send(f"fight:{card.monster}", "1 paladin 3 knight")

    assert game.total_on(card.monster) == 2 + card.level + 9


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.monster)
@pytest.mark.parametrize("kind", ["undead", "humanoid"])
def test_a_bonus_against_a_type_helps_against_monsters_of_that_type(card: Card, kind: str) -> None:
    quest = {"undead": "staking_practice", "humanoid": "know_your_enemy"}[kind]
    game = facing(card.monster, worth(card.strength - 1), done=[quest])

    assert game.offers(f"fight:{card.monster}") == (card.type == kind)


def test_every_monster_is_in_this_table() -> None:
    box = a_table().box
    assert {card.monster for card in CARDS} == {monster.key for monster in box.monsters[: box.normal]}
    assert len(CARDS) == 40


# -- combat bonuses ----------------------------------------------------------------------------------------------------

# The Monster, and the bonus that it leaves: for a class, beside a partner, against a type.
LASTING: dict[str, dict[str, Any]] = {
    "rogue_varnisher": {"class": {"mage": 1}},
    "hollow_friar": {"class": {"cleric": 1}},
    "splinter_goblin": {"class": {"warrior": 1}},
    "poltergrain": {"pairs": [("warrior", "mage", 1)]},
    "chisel_sergeant": {"class": {"knight": 1}},
    "ghoul": {"class": {"warrior": 1}},
    "hedge_witch": {"class": {"mage": 1}},
    "mahogany_mummy": {"class": {"cleric": 1}},
    "crypt_carpenter": {"versus": {"undead": 1}},
    "hornbeam_boar": {"versus": {"monstrous": 1}},
    "turncoat_joiner": {"pairs": [("knight", "warrior", 1)]},
    "cabinet_wraith": {"pairs": [("mage", "cleric", 1)]},
    "duke_dowel": {"class": {"knight": 1}},
    "log_baron": {"class": {"peasant": 1}},
    "ironwood_warlord": {"class": {"warrior": 1}},
}


@pytest.mark.parametrize("monster", [card.monster for card in CARDS])
def test_a_beaten_monster_leaves_its_combat_bonus_and_no_other(monster: str) -> None:
    game = beaten(monster, STRENGTH[monster]).until("capitol")

    assert game.asked == 1
    assert bonuses_of(game) == {"class": {}, "versus": {}, "pairs": [], **LASTING.get(monster, {})}


# With the Monster in the pile these Units just reach the second one; without it they do not.
DECIDES = [
    ("rogue_varnisher", "1 mage", "skeleton"),
    ("hollow_friar", "1 cleric", "skeleton"),
    ("splinter_goblin", "1 warrior", "timber_wolf"),
    ("poltergrain", "1 warrior 1 mage", "beaver_brute"),
    ("chisel_sergeant", "1 knight", "beaver_brute"),
    ("ghoul", "1 warrior", "timber_wolf"),
    ("hedge_witch", "1 mage", "skeleton"),
    ("mahogany_mummy", "1 cleric", "skeleton"),
    ("crypt_carpenter", "1 peasant", "skeleton"),
    ("hornbeam_boar", "1 warrior", "timber_wolf"),
    ("turncoat_joiner", "1 knight 1 warrior", "giant_woodpecker"),
    ("cabinet_wraith", "1 mage 1 cleric", "plank_pirate"),
    ("duke_dowel", "1 knight", "beaver_brute"),
    ("log_baron", "1 peasant", "skeleton"),
    ("ironwood_warlord", "1 warrior", "timber_wolf"),
]


@pytest.mark.parametrize("monster, units, next_one", DECIDES)
def test_the_combat_bonus_of_a_monster_decides_a_later_fight(monster: str, units: str, next_one: str) -> None:
    assert facing(next_one, units, pile=[monster]).offers(f"fight:{next_one}")
    assert not facing(next_one, units).offers(f"fight:{next_one}")


# Nobody else is helped by it.
HELPS_NOT = [
    ("poltergrain", "1 mage", "skeleton"),  # no Warrior there
    ("poltergrain", "2 warrior", "tree_beast"),  # Warriors gain nothing
    ("turncoat_joiner", "1 warrior", "timber_wolf"),
    ("cabinet_wraith", "1 cleric", "skeleton"),
    ("crypt_carpenter", "1 peasant", "rogue_varnisher"),
    ("hornbeam_boar", "1 warrior", "plank_pirate"),
    ("log_baron", "1 mage", "skeleton"),
]


@pytest.mark.parametrize("monster, units, next_one", HELPS_NOT)
def test_the_combat_bonus_of_a_monster_helps_nobody_else(monster: str, units: str, next_one: str) -> None:
    assert facing(next_one, units, pile=[monster]).refuses(f"fight:{next_one}")


def test_bonuses_of_several_monsters_add_up() -> None:
    game = facing("tree_beast", "1 warrior", pile=["splinter_goblin", "ghoul", "ironwood_warlord"])

    game.play("fight:tree_beast")

    assert game.total_on("tree_beast") == 2 + 3


# -- meeples and Quests ------------------------------------------------------------------------------------------------

GIFTS = {
    "coffin_nailer": "peasant",
    "twig_snatcher": "mage",
    "grave_sander": "cleric",
    "creosote_ooze": "corruption",
    "archmagus_adze": "knight",
    "lich_of_the_lathe": "corruption",
}


@pytest.mark.parametrize("monster", [card.monster for card in CARDS])
def test_a_beaten_monster_gives_the_meeple_that_it_shows_and_no_other(monster: str) -> None:
    units = named(counts_of(worth(STRENGTH[monster])))
    game = beaten(monster, STRENGTH[monster]).until("capitol")

    if monster in GIFTS:
        units[GIFTS[monster]] = units.get(GIFTS[monster], 0) + 1
    assert game.lodgings() == units


@pytest.mark.parametrize("monster, unit", list(GIFTS.items()))
def test_with_an_empty_supply_the_monster_only_pays(monster: str, unit: str) -> None:
    game = beaten(monster, STRENGTH[monster], supply={unit: 0}).until("capitol")

    assert game.score == VP[monster]
    assert game.lodgings() == home(worth(STRENGTH[monster]))


DISCARDS = ("timber_wolf", "termite_swarm")
DRAWS = {"bookshelf_mimic": (1, 0), "unstaked_vampire": (2, 1)}


@pytest.mark.parametrize("monster", [card.monster for card in CARDS])
def test_a_beaten_monster_changes_the_hand_of_quests_as_it_shows(monster: str) -> None:
    game = beaten(monster, STRENGTH[monster], hand=["clean_grain", "gentrification"]).until("capitol")

    drawn, discarded = DRAWS.get(monster, (0, 1 if monster in DISCARDS else 0))
    assert game.asked == 1
    assert len(game.quests()) == 2 + drawn - discarded
    assert len(game.discarded) == discarded


@pytest.mark.parametrize("monster", DISCARDS)
def test_one_chooses_the_quest_that_is_discarded(monster: str) -> None:
    game = beaten(monster, STRENGTH[monster], hand=["clean_grain", "gentrification"]).until("discard")

    assert sorted(game.keys) == ["discard:clean_grain", "discard:gentrification"]


def test_the_unstaked_vampire_lets_one_discard_an_old_or_a_new_quest() -> None:
    loads = {"quests": ["clear_cutting", "full_house"]}
    game = beaten("unstaked_vampire", 5, hand=["clean_grain"], loads=loads).until("discard")

    assert sorted(game.keys) == ["discard:clean_grain", "discard:clear_cutting", "discard:full_house"]
    game.play("discard:clear_cutting")
    assert sorted(game.quests()) == ["clean_grain", "full_house"]


def test_every_monster_with_an_effect_is_in_one_of_these_tables() -> None:
    box = a_table().box
    told = {*LASTING, *GIFTS, *DISCARDS, *DRAWS}

    assert told == {card.key for card in box.monsters if card.effects or card.bonuses is not NO_BONUS}
    assert {case[0] for case in DECIDES} == set(LASTING)
