"""Every Quest of the box: what it asks is paid, what it promises is gained, the card is kept."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.euthia.open_quest import at_quest
from tests.games.euthia.setting import Sitting, the_box

from muster.games.euthia.content.pieces import (
    ELEMENTS,
    GAAR_THING,
    GEM_THING,
    GEMS,
    POTION_THING,
    THING,
    Quest,
)
from muster.games.euthia.queries import gaar_of

QUESTS = {quest.key: quest for quest in the_box().quests if not quest.key.startswith("legend")}
RESOURCES = [["iron_ore", "silver_ore"], ["fish", "water_lily"], ["mushrooms", "crystal"]]
CARRIED = {
    "any_resource": ["iron_ore", "fish"],
    "different_resources": ["iron_ore", "fish", "mushrooms"],
    "raw_gem": ["raw_opal"],
    "different_trophies": ["trophy-rat_swarm", "trophy-ogre"],
    "potion": ["healing_potion", "healing_potion"],
    "potion_or_scroll": ["scroll_of_haste"],
    "scroll": ["scroll_of_haste"],
    "treasure_tile": ["dusty_potion"],
}
TROPHIES = {1: ["rat_swarm", "boar"], 2: ["ogre", "troll"], 3: ["hydra", "lich"]}


def payment(name: str, number: int, extra: int) -> dict[str, Any]:
    """What a Hero must have for one part of a cost."""
    if name in ("gold", "gaar"):
        return {name: number}
    if name in ("silver", "gold_card"):
        return {"silver": ["curse"] * number} if name == "silver" else {"gold_cards": ["power_strike"] * number}
    if name in ("gem", "any_gem"):
        return {"pouch": [f"gem-{GEMS[extra] if name == 'gem' else 'opal'}"] * number}
    if name in ("essence", "any_essence"):
        return {"pouch": [f"essence-{ELEMENTS[extra] if name == 'essence' else 'air'}"] * number}
    if name == "different_essences":
        return {"pouch": ["essence-air", "essence-fire"]}
    if name == "resource":
        return {"sacks": RESOURCES[extra][:number]}
    if name == "trophy":
        return {"sacks": [f"trophy-{key}" for key in TROPHIES[extra][:number]]}
    if name == "tile":
        return {"sacks": [the_box().tiles[extra].key]}
    return {"sacks": CARRIED[name][:number]} if name in CARRIED else {}


def means(quest: Quest) -> dict[str, Any]:
    """Exactly what the Quest asks for."""
    given: dict[str, Any] = {"pouch": [], "sacks": [], "gold": 0, "gaar": 0, "silver": [], "gold_cards": []}
    for alternatives in quest.cost:
        name, number, extra = alternatives[0]
        for field, value in payment(name, number, extra).items():
            given[field] = given[field] + value
        if name == "gaar" and number > 4:  # four slots
            given["gaar"], given["sacks"] = 4, ["gaar"] * (number - 4)
    return given


def conditions(quest: Quest) -> dict[str, Any]:
    """What must be there without being paid."""
    leather = ["leather_helmet", "leather_gauntlets", "leather_greaves", "leather_boots", "leather_cuirass"]
    name, number, _ = quest.has[0] if quest.has else ("", 0, 0)
    if name == "armor_set":
        return {"tiles": leather[:number], "heroes": ["ael", "dral"]}
    return {"reputation": number if name == "rep" else 9}


def with_quests_done(game: Sitting, quest: Quest) -> Sitting:
    name, number, extra = quest.has[0] if quest.has else ("", 0, 0)
    if name in ("quests", "bounties_or_quests"):
        game.table.quests[0] = tuple(range(number if name == "quests" else extra))
        game.run("ask_turn", 0)
    return game


def ready_for(quest: Quest, **changed: Any) -> Sitting:
    """A Hero who can fulfil the Quest and has nothing left afterwards."""
    seats = {"seats": 1} if quest.solo else {}
    game = at_quest(quest.key, **{**seats, **conditions(quest), **means(quest), **changed})
    return with_quests_done(game, quest)


def fulfilled(game: Sitting, quest: Quest) -> Sitting:
    """Fulfil it and keep everything that comes."""
    game.play(f"quest:{quest.key}")
    for _ in range(40):
        if game.prompt == "turn":
            return game
        keeping = [key for key in ("to-pouch", "to-sack", "take") if key in game.keys]
        game.play(keeping[0] if keeping else game.keys[0])
    raise AssertionError(f"still {game.prompt}")


def reward(quest: Quest, name: str) -> int:
    return sum([number for part, number, _ in quest.reward if part == name])


def cost(quest: Quest, name: str) -> int:
    return sum([alternatives[0][1] for alternatives in quest.cost if alternatives[0][0] == name])


@pytest.mark.rule("EU-QST-04")
@pytest.mark.parametrize("key", QUESTS)
def test_eu_qst_04_every_quest_takes_its_cost_and_pays_its_reward(key: str) -> None:
    quest = QUESTS[key]
    game = ready_for(quest)
    before = (game.gold, game.reputation, game.health)
    already = len(game.table.quests[0])

    fulfilled(game, quest)

    goods = ("treasure", "reward", "tile")  # what they bring is looked at elsewhere
    assert len(game.table.quests[0]) == already + 1
    assert game.table.quests[0][-1] == quest.id
    assert game.health == before[2] - cost(quest, "inj")
    if not reward(quest, "treasure"):
        assert game.gold == before[0] - cost(quest, "gold") + reward(quest, "gold")
        assert game.reputation == before[1] - cost(quest, "lose_rep") + reward(quest, "rep")
        assert gaar_of(game.table, 0) == reward(quest, "gaar")
    things = [*game.table.sacks[0], *game.table.pouch[0]]
    if not any(reward(quest, name) for name in goods):
        tokens = [thing for thing in things if GEM_THING <= thing < POTION_THING and thing != GAAR_THING]
        gained = sum([reward(quest, name) for name in ("gem", "essence", "gem_choice", "essence_choice")])
        assert len(tokens) == gained
        assert things.count(POTION_THING) == reward(quest, "potion")
        assert [thing for thing in things if thing < THING] == []
    assert len(game.silver()) == reward(quest, "silver")
    assert len(game.gold_cards()) == reward(quest, "gold_card")
    assert game.problems() == []


@pytest.mark.rule("EU-QST-01")
@pytest.mark.parametrize("key", [key for key in QUESTS if QUESTS[key].cost])
def test_eu_qst_01_without_its_cost_a_quest_is_not_offered(key: str) -> None:
    quest = QUESTS[key]
    nothing: dict[str, Any] = {"pouch": [], "sacks": [], "gold": 0, "gaar": 0, "silver": [], "gold_cards": []}

    game = ready_for(quest, **nothing, health=1, reputation=0)

    assert not game.offers(f"quest:{key}")


@pytest.mark.rule("EU-QST-01")
@pytest.mark.parametrize("key", [key for key in QUESTS if QUESTS[key].has])
def test_eu_qst_01_without_its_condition_neither(key: str) -> None:
    quest = QUESTS[key]

    assert ready_for(quest).offers(f"quest:{key}")
    assert not at_quest(key, gold=50, reputation=3).offers(f"quest:{key}")


@pytest.mark.rule("EU-QST-03")
@pytest.mark.parametrize(
    "key", [key for key in QUESTS if any(len(alternatives) > 1 for alternatives in QUESTS[key].cost)]
)
def test_eu_qst_03_the_second_alternative_pays_as_well(key: str) -> None:
    quest = QUESTS[key]
    name, number, extra = quest.cost[0][1]

    game = at_quest(key, **payment(name, number, extra))

    assert game.offers(f"quest:{key}")


@pytest.mark.rule("EU-ENC-04")
@pytest.mark.parametrize("tile", [tile.key for tile in the_box().tiles if 10 <= tile.set <= 12])
def test_eu_enc_04_every_reward_tile_can_be_won(tile: str) -> None:
    quest = QUESTS[{10: "hunter_7", 11: "weaponsmith_1", 12: "witch_4"}[_set_of(tile)]]
    game = ready_for(quest)
    game.load("rewards", tile)

    fulfilled(game, quest)

    kept = [*game.sacks(), *game.equipped()]
    assert kept.count(tile) == 1


def _set_of(tile: str) -> int:
    return next(record.set for record in the_box().tiles if record.key == tile)
