"""Golden rules: empty decks, no gifts, unlimited tokens, priorities, open and hidden information."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.euthia.setting import Sitting, a_fight, a_table, the_box

from muster.games.euthia.content.pieces import NOTHING, OF_TERRAIN, OF_TRADER, OF_TREASURE, TROPHY_THING
from muster.games.euthia.effects.carrying import put_away
from muster.games.euthia.state import (
    COMBAT_DECK,
    COMBAT_DISCARD,
    ENCOUNTER_DECK,
    MONSTER_DECK,
    MONSTER_TOP,
    SILVER_DECK,
    SILVER_DISCARD,
    TERRAIN_STACK,
    TRADE_STACK,
    TREASURE_STACK,
)
from muster.kernel.zones import Zone

LAKE = 1


def put(game: Sitting, zone: int, cards: tuple[int, ...] = ()) -> Sitting:
    """Lay cards into a zone."""
    game.table.zones[zone] = Zone(cards)
    return game


def discarded(game: Sitting, box_set: int, copies: tuple[int, ...]) -> Sitting:
    """Lay tiles on the discard pile of their set, and ask for the turn anew."""
    piles = game.table.discards
    game.table.discards = (*piles[:box_set], copies, *piles[box_set + 1 :])
    return game.run("ask_turn", 0)


# -- empty decks -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-GLD-01")
def test_eu_gld_01_an_empty_lake_stack_is_made_anew() -> None:
    game = put(a_table(map={"i_f2": (1, 1)}, at="i_f2-b"), TERRAIN_STACK + LAKE)
    five = game.box.copy_ids[OF_TERRAIN + LAKE][:5]
    discarded(game, OF_TERRAIN + LAKE, five)

    game.play("mine").until("turn")

    assert len(game.happened("mined")) == 1
    mined = game.happened("mined")[0]["thing"]
    assert mined in [game.box.tile(copy).key for copy in five]
    assert len(game.table.zones[TERRAIN_STACK + LAKE].cards) == 4


@pytest.mark.rule("EU-GLD-01")
def test_eu_gld_01_an_empty_treasure_stack_is_made_anew() -> None:
    game = put(a_table(map={"i_o2": (1, 1)}, at="i_o2-a"), TREASURE_STACK)
    idol = next(copy for copy in game.box.copy_ids[OF_TREASURE] if game.box.tile(copy).key == "idol")
    reputation = next(use.effects[0][1] for use in game.box.tile(idol).uses)
    discarded(game, OF_TREASURE, (idol,))

    game.play("treasure").until("turn")

    assert game.reputation == reputation


@pytest.mark.rule("EU-GLD-01")
def test_eu_gld_01_discarded_silver_cards_become_a_deck() -> None:
    game = a_table(tiles=["dark_amulet_of_whispers"])
    put(put(game, SILVER_DECK), SILVER_DISCARD, (0, 0, 0))

    game.play("use:dark_amulet_of_whispers")

    assert (game.silver(), game.table.zones[SILVER_DISCARD].cards) == (["curse"], ())
    assert game.table.zones[SILVER_DECK].cards == (0, 0)


@pytest.mark.rule("EU-GLD-01")
def test_eu_gld_01_discarded_combat_cards_too() -> None:
    game = a_table(
        seats=1,
        map={"i_f2": (1, 1)},
        at="i_f2-b",
        moves=1,
        stack=[],
        top={1: "bandit"},
        sacks=["healing_potion"],
        health=5,
        figures={"monsters": {"bandit": {"health": 40}}},
    )
    put(put(game, COMBAT_DISCARD, (7,)), COMBAT_DECK)

    game.play("go:i_f2-c").until("healing").play("done").until("healing")

    assert game.happened("combat-card")[0]["faces"] == [2, 2]
    assert game.table.zones[COMBAT_DISCARD].cards == (7,)


@pytest.mark.rule("EU-GLD-01")
def test_eu_gld_01_beaten_monsters_come_back_when_the_deck_is_empty() -> None:
    game = a_table(map={"i_f2": (1, 1)}, at="i_f2-b", moves=1, stack=[], gaar=1)
    wolves = next(monster.id for monster in game.box.monsters if monster.key == "wolf_pack")
    put(put(game, MONSTER_TOP), MONSTER_DECK)
    game.table.monster_discards = ((wolves,), (), ())

    game.play("go:i_f2-c")

    assert game.monster() == "wolf_pack"


@pytest.mark.rule("EU-GLD-01")
def test_eu_gld_01_monsters_are_shuffled_when_one_is_needed_not_before() -> None:
    """The last card of the deck is fought, and can come back with those that fell before."""
    game = a_table(map={"i_f2": (1, 1)}, at="i_f2-b", moves=1, stack=[], top={1: "dragonfly"}, gaar=1)
    wolves = next(monster.id for monster in game.box.monsters if monster.key == "wolf_pack")
    put(game, MONSTER_DECK).table.monster_discards = ((wolves,), (), ())

    game.play("go:i_f2-c")

    assert game.monster() == "dragonfly"
    assert game.table.monster_discards[0] == (wolves,)
    assert game.view["monster_backs"][0] is None


@pytest.mark.parametrize("left, open_after", [((), 0), (("emissary_1",), 1)])
@pytest.mark.rule("EU-GLD-02")
def test_eu_gld_02_an_empty_encounter_deck_stays_empty(left: tuple[str, ...], open_after: int) -> None:
    figures = {"quests": {"emissary_6": {"cost": ((("gold", 5, 0),),), "reward": (("rep", 4, 0),)}}}
    numbers = {quest.key: quest.id for quest in the_box().quests}
    emissary = next(record.id for record in the_box().encounters if record.key == "emissary")
    rows = tuple([(numbers["emissary_6"],) if at == emissary else () for at in range(len(the_box().encounters))])
    game = a_table(
        gold=5,
        map={"ii_e2": None},
        at="ii_e2-a",
        figures=figures,
        fields={"encounter_cards": rows, "encounters_out": 1 << emissary},
    )
    put(game, ENCOUNTER_DECK + emissary, tuple([numbers[key] for key in left]))

    game.play("quest:emissary_6")
    assert (game.reputation, game.table.encounter_cards[emissary]) == (4, ())
    game.play("end").until_asked(1, "turn")

    assert len(game.table.encounter_cards[emissary]) == open_after


@pytest.mark.rule("EU-GLD-06")
def test_eu_gld_06_no_treasure_left_the_token_is_laid_all_the_same() -> None:
    game = put(a_table(map={"v_o4": None}, at="v_o4-c"), TREASURE_STACK + 2)

    game.play("treasure").until("turn")

    assert (game.table.hero_tokens[game.space("v_o4-c")], game.happened("thing-gained")) == (0, [])
    assert (game.gold, game.reputation, game.sacks()) == (0, 0, [])


@pytest.mark.rule("EU-GLD-06")
def test_eu_gld_06_an_offer_slot_stays_empty() -> None:
    game = a_table(
        gold=20, map={"i_f1": (1, 1)}, at="i_f1-a", traded={"i_f1-a": 0}, offers={"merchants": ["lucky_charm"]}
    )
    put(game, TRADE_STACK)

    game.play("trade", "buy:lucky_charm", "to-sack")

    assert game.view["offers"]["merchants"] == [None] * 4


@pytest.mark.rule("EU-GLD-06")
def test_eu_gld_06_no_card_is_drawn_and_the_rest_goes_on() -> None:
    game = a_table(heroes=["skoldur", "ael"], tiles=["dark_bargain"], dwurt=2)
    put(put(game, SILVER_DECK), SILVER_DISCARD)

    game.play("use:dark_bargain")

    assert (game.silver(), game.table.dwurt[0]) == ([], 3)


# -- all Monsters are Trophies -----------------------------------------------------------------------------------------


def without_level_3(**given: Any) -> Sitting:
    """All twelve Monsters of level 3 are Trophies; a Cave with one of them is next door."""
    game = a_table(
        map={"v_o5": (1, 1)},
        at="v_o5-a",
        liberated={"v_o5-a": 0},
        moves=1,
        stack=[],
        loads={"monsters": ["hydra"], "hero": [6, 6], "monster": [1, 1]},
        figures={
            "monsters": {
                "hydra": {
                    "health": 1,
                    "penalty": 0,
                    "ranges": ((12, 1),),
                    "reward": (("rep", 6, 0),),
                    "condition": NOTHING,
                }
            },
            "tiles": {"staff_of_fire": {"ranges": ((2, 3),)}},
        },
        **given,
    )
    return put(put(game, MONSTER_TOP + 2), MONSTER_DECK + 2)


@pytest.mark.rule("EU-GLD-07")
def test_eu_gld_07_a_copy_pays_reward_and_loot_but_is_no_trophy() -> None:
    game = without_level_3()
    game.play("go:v_o5-b")
    while game.prompt != "turn":
        assert game.prompt != "trophy"
        game.step()

    loot = next(tile for tile in game.box.map_tiles if tile.key == "v_o5").hexes[1].loot
    assert (game.reputation, game.gold) == (6, loot[0][1])
    assert game.happened("monster-beaten") == [{"seat": 0, "monster": "hydra"}]


@pytest.mark.rule("EU-GLD-07")
def test_eu_gld_07_the_copy_vanishes() -> None:
    game = without_level_3().play("go:v_o5-b").until("turn")

    assert game.table.monster_discards[2] == ()
    assert game.table.zones[MONSTER_TOP + 2].cards == ()
    assert game.table.zones[MONSTER_DECK + 2].cards == ()


@pytest.mark.rule("EU-GLD-07")
def test_eu_gld_07_a_copy_that_wins_is_not_laid_on_top() -> None:
    game = without_level_3(health=1)
    hydra = next(monster for monster in game.box.monsters if monster.key == "hydra")
    hydra.ranges, hydra.health = ((2, 5),), 9

    game.play("go:v_o5-b").until("turn")

    assert (game.place, game.table.zones[MONSTER_TOP + 2].cards) == ("i_c1-centre", ())


# -- gifts, tokens, priorities -----------------------------------------------------------------------------------------


def goods(game: Sitting, seat: int) -> tuple[Any, ...]:
    """What a Hero has."""
    table = game.table
    things = (table.sacks[seat], table.pouch[seat], table.loose[seat], table.slots[seat], table.supply[seat])
    return table.gold[seat], table.gaar[seat], table.dwurt[seat], *things, game.silver(seat), game.gold_cards(seat)


@pytest.mark.parametrize("mode", ["competitive", "cooperative"])
@pytest.mark.rule("EU-GLD-03")
def test_eu_gld_03_nothing_that_can_be_done_gives_a_hero_something_of_another(mode: str) -> None:
    """Two Heroes on one hex, full of goods: whatever is answered, the other one has what it had."""
    rich: dict[str, Any] = {
        "gold": 4,
        "gaar": 2,
        "sacks": ["healing_potion", "gem-opal"],
        "pouch": ["essence-air"],
        "silver": ["curse"] * 4,
        "gold_cards": ["healing"],
        "at": "i_f1-b",
    }
    game = a_table(**rich, options={"mode": mode}, map={"i_f1": (1, 1)}, others={1: rich}, health=3)
    theirs = goods(game, 1)
    followed = 0
    for first in game.keys:
        if first == "end":
            continue
        after = Sitting(game.match.fork(1), 0)
        after.play(first)
        for second in after.keys:
            if second.startswith("go:"):
                continue  # a fight in which the other one draws the Monster's cards
            later = Sitting(after.match.fork(1), 0)
            later.play(second).until("turn", "trade")
            followed += 1
            assert goods(later, 1) == theirs

    assert followed > 30


@pytest.mark.rule("EU-GLD-04")
def test_eu_gld_04_tokens_never_run_out() -> None:
    game = a_fight(
        "bandit",
        figures={"monsters": {"bandit": {"chaos": 40, "gaar": 40, "health": 90}}},
        others={1: {"tiles": ["dark_amulet_of_malice"], "silver": ["curse"]}},
    )

    assert (game.table.chaos, game.table.monster_gaar) == (41, 40)


@pytest.mark.rule("EU-GLD-04")
def test_eu_gld_04_hero_tokens_neither() -> None:
    """Each Hero has 25 Hero tokens in the box; a 26th is laid all the same."""
    tiles = [tile.key for tile in the_box().map_tiles if tile.centre == NOTHING and tile.key != "i_o2"][:9]
    game = a_table(
        map={"i_o2": (1, 1), **dict.fromkeys(tiles)},
        at="i_o2-a",
        liberated={f"{key}-{letter}": 0 for key in tiles for letter in "abc"},
    )
    assert game.table.hero_tokens.count(0) == 27

    game.play("treasure").until("turn")

    assert game.table.hero_tokens.count(0) == 28


@pytest.mark.parametrize("scenario, open_way", [("the-hunt", True), ("defending-the-settlements", False)])
@pytest.mark.rule("EU-GLD-05")
def test_eu_gld_05_a_rule_of_the_scenario_goes_before(scenario: str, open_way: bool) -> None:
    """A liberated hex may be entered, but not the one where Farruga sits."""
    foe = {} if open_way else {"foe_space": 4, "foe_wave": 0}
    game = a_table(
        scenario=scenario,
        map={"i_f1": (1, 1)},
        at="i_f1-b",
        traded={"i_f1-a": 1},
        moves=1,
        stack=[],
        fields=foe,
    )

    assert game.offers("go:i_f1-a") is open_way


@pytest.mark.rule("EU-GLD-05")
def test_eu_gld_05_text_of_a_component_goes_before() -> None:
    """The Amulet of Doom asks for three Silver cards where the basic rule asks for four."""
    game = a_table(tiles=["dark_amulet_of_doom"], silver=["curse"] * 3)

    game.play("exchange", *["discard-card:curse"] * 3)

    assert (game.silver(), len(game.gold_cards())) == ([], 1)


# -- what is seen ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-GLD-08")
def test_eu_gld_08_of_a_hand_others_see_only_the_backs() -> None:
    game = a_table(others={1: {"silver": ["curse", "evil_eye"], "gold_cards": ["healing"]}})
    seen, own, watching = game.view_of(0)["zones"], game.view_of(1)["zones"], game.view_of(None)["zones"]

    assert (seen["silver-1"], seen["gold-1"]) == ([None, None], [None])
    assert (watching["silver-1"], watching["gold-1"]) == ([None, None], [None])
    assert (own["silver-1"], own["gold-1"]) == (["curse", "evil_eye"], ["healing"])


@pytest.mark.rule("EU-GLD-08")
def test_eu_gld_08_views_do_not_tell_hands_apart() -> None:
    """Two tables that differ only in the cards of seat 1 and in the decks look the same to seat 0."""
    one = a_table(others={1: {"silver": ["curse", "evil_eye"], "gold_cards": ["healing"]}})
    other = a_table(others={1: {"silver": ["bloodlust", "bloodlust"], "gold_cards": ["power_strike"]}})

    assert one.view_of(0) == other.view_of(0)
    assert one.view_of(1) != other.view_of(1)


@pytest.mark.rule("EU-GLD-08")
def test_eu_gld_08_decks_are_hidden_from_everyone() -> None:
    game = a_table(options={"elites": True})
    hidden = ["chapter-1", "stack-merchants", "stack-lake", "treasures-1", "monsters-1", "silver-deck", "gold-deck"]

    for seat in (0, 1):
        zones = game.view_of(seat)["zones"]
        assert all(zones[name] and set(zones[name]) == {None} for name in (*hidden, "bounties-3"))


@pytest.mark.rule("EU-GLD-08")
def test_eu_gld_08_boards_sacks_and_piles_lie_open() -> None:
    game = a_table(
        others={1: {"gold": 4, "reputation": 7, "sacks": ["gem-ruby"], "tiles": ["lucky_charm"]}},
        offers={"merchants": ["short_sword"]},
    )
    put(game, SILVER_DISCARD, (0,))
    other = game.hero(1)

    assert (other["gold"], other["reputation"], other["sacks"]) == (4, 7, ["gem-ruby"])
    assert "lucky_charm" in [slot["tile"] for slot in other["slots"]]
    assert game.view["offers"]["merchants"][0] == "short_sword"
    assert game.view["zones"]["silver-discard"] == ["curse"]


@pytest.mark.rule("EU-GLD-08")
def test_eu_gld_08_every_discard_pile_lies_open() -> None:
    game = a_table(sacks=["potion_of_fury"])
    table, box = game.table, game.box
    ore = box.copy_ids[OF_TERRAIN][0]
    pouch = box.copy_ids[OF_TREASURE][0]
    put_away(table, box.copy_ids[OF_TRADER][0])
    for thing in (ore, pouch, TROPHY_THING + 3):
        put_away(table, thing)

    game.play("drop-menu", "drop:potion_of_fury")

    for seat in (0, 1, None):
        piles = game.view_of(seat)["discards"]
        assert piles["monsters"] == [[box.monsters[3].key], [], []]
        assert piles["merchants"] == [box.tile(box.copy_ids[OF_TRADER][0]).key]
        assert piles["alchemists"] == ["potion_of_fury"]
        assert piles["resources"] == [[box.tile(ore).key], [], []]
        assert piles["treasures"] == [[box.tile(pouch).key], [], []]
        assert piles["rewards"] == [[], [], []]


@pytest.mark.rule("EU-GLD-08")
def test_eu_gld_08_level_and_loot_of_a_hex_can_be_read() -> None:
    game = a_table(map={"i_o5": None})
    tile = next(tile for tile in game.view["map"] if tile["key"] == "i_o5")
    printed = next(record for record in game.box.map_tiles if record.key == "i_o5").hexes

    assert [space["level"] for space in tile["spaces"]] == [part.level for part in printed]
    assert [space["loot"] for space in tile["spaces"]] == [list(part.loot) for part in printed]
    assert any(space["level"] and space["loot"] for space in tile["spaces"])
    church = game.view["map"][0]["spaces"][3]
    assert (church["hex"], church["level"], church["loot"]) == ("centre", 0, [])
