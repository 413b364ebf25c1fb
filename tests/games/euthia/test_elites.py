"""Elite Monsters: Bounties and Lairs, the fight, special effects, Immunity."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from tests.games.euthia.setting import EMPTY_HANDED, Sitting, a_fight, a_new_game, a_table, the_box

from muster.games.euthia.content.pieces import AT_MERCHANTS, CHAPTERS, ELEMENTAL, LOCATIONS, NOTHING, TREASURE_1, Effect
from muster.games.euthia.state import BOUNTY_DECK, CHAPTER, MONSTER_DECK, MONSTER_TOP, NOBODY
from muster.kernel.zones import Zone

WITH_ELITES = {"elites": True}
# An Elite without cards and tokens that always inflicts one Injury; the staff always deals three Damage.
PLAIN: dict[str, Any] = {
    "health": 40,
    "penalty": 0,
    "ranges": ((2, 1),),
    "effects": (),
    **EMPTY_HANDED,
    "immune": False,
}
# A hex of a Lair, and the Map tile that it lies on.
LAIRS = {
    ("on", "lake"): "i_o1-c",
    ("on", "cave"): "i_f3-b",
    ("on", "mountain"): "i_f1-b",
    ("next", "merchants"): "i_f1-c",
    ("next", "alchemists"): "i_o1-b",
    ("next", "portal"): "i_f2-b",
    ("next", "treasure_1"): "i_o2-c",
    ("next", "air"): "i_o3-b",
    ("special", "church"): "i_c1-a",
    ("special", "towers"): "iii_f1-a",
}


@pytest.mark.rule("EU-ELI-21")
@pytest.mark.parametrize("scenario", ["elemental-revocation-2", "elemental-revocation-3"])
def test_eu_eli_21_every_bounty_has_its_lair_on_a_tile_of_the_game(scenario: str) -> None:
    for seed in range(12):
        options = {"scenario": scenario, "elites": True}
        table = a_new_game(seats=1, options=options, seed=seed).table
        stack = [number for chapter in range(CHAPTERS) for number in table.zones[CHAPTER + chapter].cards]
        tiles = [table.box.map_tiles[number] for number in (*table.tiles, *stack)]
        bounties = [table.bounty, *[card for level in range(3) for card in table.zones[BOUNTY_DECK + level].cards]]
        for number in bounties:
            elite = table.box.monsters[number]
            places = {tile.centre for tile in tiles} | {part.location for tile in tiles for part in tile.hexes}
            levels = (TREASURE_1, TREASURE_1 + 1, TREASURE_1 + 2)
            wanted: tuple[int, ...] = levels if elite.lair_location == TREASURE_1 else (elite.lair_location,)
            if elite.lair_location == ELEMENTAL:
                wanted = tuple(range(ELEMENTAL, ELEMENTAL + 4))
            assert places & {*wanted}, (seed, elite.key)


@pytest.mark.rule("EU-ELI-21")
def test_eu_eli_21_where_every_lair_is_there_nothing_is_taken_out() -> None:
    table = a_new_game(seats=4, options=WITH_ELITES).table

    assert [len(table.zones[BOUNTY_DECK + level].cards) for level in range(3)] == [5, 6, 6]


def an_elite(
    key: str = "alpha_wolf",
    at: str = "i_o1-c",
    monster: Mapping[str, Any] | None = None,
    figures: Mapping[str, Any] | None = None,
    **given: Any,
) -> Sitting:
    """At the Lair of an Elite; its turn begins."""
    tile = at.split("-")[0]
    lands = dict(given.pop("map", {}))
    if tile not in ("i_c1", "church"):
        lands.setdefault(tile, None)
    own: dict[str, Any] = {
        "monsters": {key: PLAIN | dict(monster or {})},
        "tiles": {"staff_of_fire": {"ranges": ((2, 3),)}, **(figures or {}).get("tiles", {})},
        "heroes": {"maeldur": {"health": 20}, **(figures or {}).get("heroes", {})},
    }
    given.setdefault("options", WITH_ELITES)
    loads = {"hero": given.pop("hero_dice", [6, 4] * 4), "monster": given.pop("monster_dice", [3, 4] * 4)}
    loads |= given.pop("loads", {})
    return a_table(bounty=key, map=lands, at=at, figures=own, loads=loads, **given)


def fight(game: Sitting) -> Sitting:
    return game.play("fight-elite")


def immune(at: str = "i_o1-c", **given: Any) -> Sitting:
    """A fight with an Elite Monster that is immune; it inflicts two Injuries, four from 9 on."""
    monster = {"immune": True, "ranges": ((2, 2), (9, 4))} | given.pop("monster", {})
    return fight(an_elite(at=at, monster=monster, **given))


def attacks(game: Sitting) -> list[tuple[int, int]]:
    """Value and Injuries of the Monster Attacks."""
    return [(fact["value"], fact["injuries"]) for fact in game.happened("attack-value")]


def blows(game: Sitting) -> list[tuple[int, int]]:
    """Value and Damage of the Hero's attacks."""
    return [(fact["value"], fact["damage"]) for fact in game.happened("hero-attacks")]


def pile_of_bounties(game: Sitting) -> list[int]:
    """How many Bounties of each level are left, the open one included."""
    left = [len(game.table.zones[BOUNTY_DECK + level].cards) for level in range(3)]
    if game.table.bounty != NOTHING:
        left[game.box.monsters[game.table.bounty].level - 1] += 1
    return left


# -- cards and setup ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-ELI-01")
def test_eu_eli_01_seven_seven_and_six() -> None:
    elites = [the_box().monsters[number] for number in the_box().elites]

    assert [len([elite for elite in elites if elite.level == level]) for level in (1, 2, 3)] == [7, 7, 6]


@pytest.mark.rule("EU-ELI-01")
def test_eu_eli_01_each_has_a_bounty_with_a_lair_and_a_reward() -> None:
    elites = [the_box().monsters[number] for number in the_box().elites]

    assert len({elite.key for elite in elites}) == 20
    assert all(elite.reward and elite.lair in ("on", "next", "special") for elite in elites)
    assert all(elite.condition == NOTHING for elite in elites)


@pytest.mark.parametrize("scenario", ["the-hunt", "defending-the-settlements"])
@pytest.mark.rule("EU-ELI-02")
def test_eu_eli_02_elites_may_join_any_scenario(scenario: str) -> None:
    plain = a_new_game(options={"scenario": scenario})
    more = a_new_game(options={"scenario": scenario, "elites": True})

    assert (pile_of_bounties(plain), plain.view["bounty"]) == ([0, 0, 0], None)
    assert pile_of_bounties(more) == [4, 4, 4]
    for level in range(3):
        zones = (MONSTER_DECK + level, MONSTER_TOP + level)
        assert sorted([card for zone in zones for card in more.table.zones[zone].cards]) == sorted(
            [card for zone in zones for card in plain.table.zones[zone].cards]
        )


@pytest.mark.parametrize("seats, piles", [(1, [3, 3, 3]), (2, [4, 4, 4]), (3, [5, 5, 5]), (4, [6, 6, 6])])
@pytest.mark.rule("EU-ELI-03")
def test_eu_eli_03_players_and_two_of_each_level(seats: int, piles: list[int]) -> None:
    assert pile_of_bounties(a_new_game(seats=seats, options=WITH_ELITES)) == piles


@pytest.mark.rule("EU-ELI-03")
def test_eu_eli_03_level_1_lies_on_top() -> None:
    game = a_new_game(seats=1, options=WITH_ELITES)
    levels: list[int] = []
    while game.table.bounty != NOTHING:
        levels.append(game.box.monsters[game.table.bounty].level)
        game.table.bounty = NOTHING
        game.run("next_bounty")

    assert levels == [1, 1, 1, 2, 2, 2, 3, 3, 3]


@pytest.mark.rule("EU-ELI-04")
def test_eu_eli_04_the_first_elite_is_seen_by_all() -> None:
    game = a_new_game(seats=3, options=WITH_ELITES)

    shown = {game.view_of(seat)["bounty"] for seat in (0, 1, 2, None)}
    key = shown.pop()
    assert not shown
    assert next(monster for monster in game.box.monsters if monster.key == key).level == 1


@pytest.mark.rule("EU-ELI-04")
def test_eu_eli_04_the_others_lie_face_down() -> None:
    game = a_new_game(seats=2, options=WITH_ELITES)

    assert game.view["zones"]["bounties-2"] == [None] * 4


# -- the Lair ----------------------------------------------------------------------------------------------------------


def lair_of(key: str) -> str:
    """A hex where an Elite Monster can be fought."""
    elite = next(monster for monster in the_box().monsters if monster.key == key)
    return LAIRS[(elite.lair, LOCATIONS[elite.lair_location])]


ALL_ELITES = [the_box().monsters[number].key for number in the_box().elites]


@pytest.mark.parametrize("key", ALL_ELITES)
@pytest.mark.rule("EU-ELI-05")
def test_eu_eli_05_each_elite_is_met_at_its_lair(key: str) -> None:
    place = lair_of(key)
    freed = {f"iii_f1-{letter}": 0 for letter in "abc"} if place.startswith("iii_f1") else {}

    assert an_elite(key, place, traded=freed).offers("fight-elite")
    assert not an_elite(key, "church-centre").offers("fight-elite")


@pytest.mark.rule("EU-ELI-05")
def test_eu_eli_05_beside_a_portal_is_not_on_it() -> None:
    lair = {"lair": "next", "lair_location": LOCATIONS.index("portal")}

    assert not an_elite(at="i_f2-a", monster=lair).offers("fight-elite")
    assert an_elite(at="i_f2-b", monster=lair).offers("fight-elite")


@pytest.mark.parametrize(
    "place, there", [("i_c1-a", True), ("i_c1-c", True), ("church-centre", False), ("i_f1-c", False)]
)
@pytest.mark.rule("EU-ELI-05")
def test_eu_eli_05_the_hexes_of_a_special_tile_but_not_its_centre(place: str, there: bool) -> None:
    lair = {"lair": "special", "lair_location": LOCATIONS.index("church")}

    assert an_elite(at=place, monster=lair).offers("fight-elite") is there


@pytest.mark.parametrize("place, there", [("i_o1-c", True), ("i_f2-b", True), ("i_f1-b", False)])
@pytest.mark.rule("EU-ELI-05")
def test_eu_eli_05_a_hex_of_a_type(place: str, there: bool) -> None:
    lair = {"lair": "on", "lair_location": LOCATIONS.index("lake")}

    assert an_elite(at=place, monster=lair).offers("fight-elite") is there


@pytest.mark.rule("EU-ELI-06")
def test_eu_eli_06_the_hex_must_be_liberated_first() -> None:
    """A Cave with a Monster of level 1: it comes first, and then the Elite for a second Combat Action."""
    lair = {"lair": "on", "lair_location": LOCATIONS.index("cave")}
    weak = {"monsters": {"bandit": {"health": 1, "ranges": ((12, 1),)}}}
    game = a_table(
        options=WITH_ELITES,
        bounty="alpha_wolf",
        map={"i_o6": (1, 1)},
        at="i_o6-b",
        liberated={"i_o6-b": 0},
        stack=[],
        top={1: "bandit"},
        moves=1,
        carried="combat",
        figures={"monsters": {"alpha_wolf": PLAIN | lair, **weak["monsters"]}},
        loads={"hero": [6, 6], "monster": [1, 1]},
    )
    assert not game.offers("fight-elite")

    game.play("go:i_o6-c", "pay-token:combat").until("turn")

    assert game.offers("fight-elite")


@pytest.mark.rule("EU-ELI-06")
def test_eu_eli_06_not_in_the_face_of_another_monster() -> None:
    lair = {"lair": "on", "lair_location": LOCATIONS.index("cave")}

    assert not an_elite(at="i_o6-c", monster=lair).offers("fight-elite")
    assert an_elite(at="i_o6-c", monster=lair, visited={"i_o6-c": [1, 1]}).offers("fight-elite")


@pytest.mark.rule("EU-ELI-06")
def test_eu_eli_06_it_takes_a_combat_action() -> None:
    assert not an_elite(tokens=["mining", "trade"]).offers("fight-elite")
    game = fight(an_elite(tokens=["combat"], gaar=1))
    assert (game.monster(), game.table.tokens[0]) == ("alpha_wolf", 0)


# -- the fight ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-ELI-07")
def test_eu_eli_07_control_cards_find_the_monster_player() -> None:
    game = an_elite(seats=3, monster={"gaar": 1}, loads={"control": [1]})  # Dral's card

    assert (fight(game).happened("monster-player"), game.asked) == ([{"seat": 2}], 2)


@pytest.mark.rule("EU-ELI-07")
def test_eu_eli_07_the_card_gives_health_ranges_and_tokens() -> None:
    game = fight(an_elite(monster={"health": 8, "ranges": ((5, 2), (8, 3)), "gaar": 2, "chaos": 3}, gaar=1))
    combat = game.view["combat"]

    assert (combat["monster"], combat["health"], combat["gaar"], combat["chaos"]) == ("alpha_wolf", 8, 2, 3)
    game.until("hero-roll")
    assert attacks(game) == [(7, 2)]


@pytest.mark.rule("EU-ELI-08")
def test_eu_eli_08_the_bounty_pays_whatever_the_reputation() -> None:
    reward = (("rep", 4, 0), ("gold", 5, 0))
    game = an_elite(monster={"health": 3, "reward": reward}, reputation=40)

    fight(game).until("turn")

    assert (game.reputation, game.gold, game.hero()["bounties"]) == (44, 5, ["alpha_wolf"])


@pytest.mark.rule("EU-ELI-08")
def test_eu_eli_08_no_token_and_no_loot() -> None:
    """On a liberated Mountain whose printed Loot is long gone."""
    lair = {"lair": "on", "lair_location": LOCATIONS.index("mountain"), "health": 3, "reward": (("rep", 1, 0),)}
    game = an_elite(at="i_o2-b", monster=lair, visited={"i_o2-b": [1, 1]})
    space = game.space("i_o2-b")

    fight(game).until("turn")

    assert (game.gold, game.table.interaction[space]) == (0, (0, 2))
    assert (game.table.hero_tokens[space], game.table.trade_tokens[space]) == (NOBODY, NOBODY)


@pytest.mark.parametrize("key", ALL_ELITES)
@pytest.mark.rule("EU-ELI-08")
def test_eu_eli_08_each_bounty_pays_its_reward(key: str) -> None:
    elite = next(monster for monster in the_box().monsters if monster.key == key)
    paid = {name: number for name, number, _ in elite.reward}
    game = an_elite(monster={"health": 3, "reward": elite.reward}).play("fight-elite").until("turn")

    assert (game.reputation, game.hero()["bounties"]) == (paid["rep"], ["alpha_wolf"])
    found = [fact["thing"] for fact in game.happened("thing-gained")]
    assert len([thing for thing in found if thing.startswith("essence")]) == paid.get("essence", 0) + paid.get(
        "essence_choice", 0
    )
    assert len([thing for thing in found if thing.startswith("gem")]) >= paid.get("gem", 0)
    assert found.count("healing_potion") >= paid.get("potion", 0)
    assert len(game.silver()) == paid.get("silver", 0)
    assert len(game.gold_cards()) == paid.get("gold_card", 0)
    assert sum([fact["number"] for fact in game.happened("gaar-gained")]) >= paid.get("gaar", 0)
    assert game.gold >= paid.get("gold", 0)
    levels = [level for name, _, level in elite.reward if name == "treasure"]
    assert [fact["level"] for fact in game.happened("treasure-found")] == levels


@pytest.mark.rule("EU-ELI-09")
def test_eu_eli_09_an_elite_is_a_trophy_of_its_level() -> None:
    game = fight(an_elite("ettin", "i_f1-b", monster={"health": 3, "reward": (("rep", 1, 0),)})).until("trophy")

    game.play("trophy").until("turn")

    assert game.sacks() == ["trophy-ettin"]


@pytest.mark.rule("EU-ELI-09")
def test_eu_eli_09_it_pays_a_quest() -> None:
    """hunter_4 asks for a Trophy of level 2."""
    figures = {"quests": {"hunter_4": {"cost": ((("trophy", 1, 2),),), "reward": (("gold", 6, 0),)}}}
    hunter: dict[str, Any] = {"map": {"i_e1": None}, "at": "i_e1-a", "figures": figures}
    table = a_table(**hunter)
    quest = next(quest.id for quest in table.box.quests if quest.key == "hunter_4")
    open_quests = tuple([(quest,) if at == 1 else () for at in range(len(table.box.encounters))])
    fields = {"encounter_cards": open_quests, "encounters_out": 2}

    assert a_table(**hunter, fields=fields, sacks=["trophy-ettin"]).offers("quest:hunter_4")
    assert not a_table(**hunter, fields=fields, sacks=["trophy-alpha_wolf"]).offers("quest:hunter_4")
    paid = a_table(**hunter, fields=fields, sacks=["trophy-ettin"]).play("quest:hunter_4")
    assert (paid.gold, paid.sacks()) == (6, [])


@pytest.mark.rule("EU-ELI-10")
def test_eu_eli_10_the_next_bounty_waits_for_the_end_of_the_turn() -> None:
    game = an_elite(
        monster={"health": 3, "reward": (("rep", 1, 0),)},
        carried="combat",
        loads={"bounties": ["grave_warden"]},
    )
    for elite in game.box.elites:
        game.box.monsters[elite].lair = "on"
        game.box.monsters[elite].lair_location = LOCATIONS.index("lake")

    game.play("fight-elite", "pay-token:combat").until("turn")
    assert (game.view["bounty"], game.offers("fight-elite")) == (None, False)

    game.play("end").until_asked(1, "turn")
    assert game.view["bounty"] == "grave_warden"


@pytest.mark.rule("EU-ELI-10")
def test_eu_eli_10_without_a_victory_the_bounty_stays() -> None:
    game = an_elite().play("end").until_asked(1, "turn")

    assert game.view["bounty"] == "alpha_wolf"


@pytest.mark.rule("EU-ELI-11")
def test_eu_eli_11_without_bounties_there_is_no_elite_to_fight() -> None:
    game = an_elite(monster={"health": 3, "reward": (("rep", 1, 0),)}, carried="combat")
    for level in range(3):
        game.table.zones[BOUNTY_DECK + level] = Zone(())

    game.play("fight-elite", "pay-token:combat").until("turn").play("end").until_asked(0, "turn")

    assert (game.view["bounty"], game.offers("fight-elite")) == (None, False)


@pytest.mark.rule("EU-ELI-11")
def test_eu_eli_11_only_the_one_on_top() -> None:
    """At the Lair of another Elite than the open one nothing can be fought."""
    game = an_elite("alpha_wolf", lair_of("grave_warden"))

    assert not game.offers("fight-elite")


@pytest.mark.rule("EU-ELI-12")
def test_eu_eli_12_who_dies_leaves_bounty_and_elite() -> None:
    game = an_elite(monster={"ranges": ((2, 30),), "health": 9}, health=2)

    fight(game).until("turn")

    assert (game.place, game.gaar, len(game.gold_cards())) == ("i_c1-centre", 3, 1)
    assert (game.view["bounty"], game.hero()["bounties"]) == ("alpha_wolf", [])
    assert game.table.kills[1] == (0,)
    wolf = game.table.bounty
    assert not any(wolf in game.table.zones[MONSTER_TOP + level].cards for level in range(3))


@pytest.mark.rule("EU-ELI-12")
def test_eu_eli_12_it_can_be_fought_again_at_full_health() -> None:
    game = an_elite(monster={"ranges": ((2, 30),), "health": 9}, health=2, others={1: {"at": "i_o1-c", "gaar": 1}})
    fight(game).until("turn").play("end").until_asked(1, "turn")

    game.play("fight-elite")

    assert (game.view["combat"]["damage"], game.view["combat"]["health"]) == (0, 9)


# -- special effects ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-ELI-13")
def test_eu_eli_13_lower_hero_rolls_until_the_next_monster_attack() -> None:
    """The range is hit in round 1 and missed in round 2."""
    game = an_elite(
        monster={"effects": ((7, ("clover", -2, 0)),)}, hero_dice=[5, 3, 5, 3], monster_dice=[3, 4, 1, 1], gaar=1
    )

    fight(game)
    while game.table.combat_round < 3:
        game.step()

    assert [value for value, _ in blows(game)] == [6, 8]


@pytest.mark.rule("EU-ELI-14")
def test_eu_eli_14_the_monster_player_draws_cards() -> None:
    game = fight(an_elite(monster={"effects": ((7, ("foe_silver", 2, 0)), (7, ("foe_gold", 1, 0)))}, gaar=1))

    game.until("hero-roll")

    assert (len(game.silver(1)), len(game.gold_cards(1))) == (2, 1)


@pytest.mark.rule("EU-ELI-14")
def test_eu_eli_14_the_monster_heals() -> None:
    game = fight(
        an_elite(monster={"effects": ((7, ("mheal", 2, 0)),)}, monster_dice=[1, 1, 3, 4], sacks=["healing_potion"])
    )

    while game.table.combat_round < 3:
        game.step()

    assert [fact["total"] for fact in game.happened("monster-damaged")] == [3, 3 - 2 + 3]


@pytest.mark.rule("EU-ELI-14")
def test_eu_eli_14_an_instant_kill_cannot_be_reduced() -> None:
    figures = {"tiles": {"sunforged_shield": {"uses": the_use("sunforged_shield", ("inj_minus", 3, 0))}}}
    game = an_elite(
        monster={"effects": ((7, ("kill", 1, 0)),), "ranges": ((2, 1),)},
        figures=figures,
        heroes=["ael", "maeldur"],
        health=11,
        tiles=["sunforged_shield"],
    )

    fight(game).play("use:sunforged_shield").until("turn")

    assert game.place == "i_c1-centre"
    assert game.happened("died") == [{"seat": 0}]


@pytest.mark.rule("EU-ELI-14")
def test_eu_eli_14_below_its_range_an_effect_does_nothing() -> None:
    game = fight(an_elite(monster={"effects": ((8, ("kill", 1, 0)), (8, ("foe_silver", 2, 0)))}, gaar=1))

    game.until("hero-roll")

    assert (game.health, game.silver(1)) == (20 - 1, [])


@pytest.mark.rule("EU-ELI-20")
def test_eu_eli_20_injuries_come_first_and_the_dead_draw_nothing_upon_them() -> None:
    game = an_elite(monster={"effects": ((7, ("foe_gold", 1, 0)),), "ranges": ((2, 3),)}, health=3)

    fight(game).until("turn")

    assert (game.gold_cards(1), game.place) == ([], "i_c1-centre")


@pytest.mark.rule("EU-ELI-20")
def test_eu_eli_20_healing_and_malus_come_with_the_same_range() -> None:
    effects = ((7, ("mheal", 1, 0)), (7, ("foe_gold", 1, 0)), (7, ("clover", -3, 0)))
    game = fight(an_elite(monster={"effects": effects}, monster_dice=[1, 1, 3, 4], gaar=1))

    while game.table.combat_round < 3:
        game.step()

    assert [fact["number"] for fact in game.happened("monster-healed")] == [1]
    assert ([value for value, _ in blows(game)], len(game.gold_cards(1))) == ([10, 7], 1)


@pytest.mark.parametrize("key", [elite.key for elite in the_box().monsters if elite.elite and elite.effects])
@pytest.mark.rule("EU-ELI-14")
def test_eu_eli_14_each_special_effect_works_from_its_value_on(key: str) -> None:
    """The value is the first of the last effect; the Hero has 20 Health and three Damage lie on the Elite."""
    elite = next(monster for monster in the_box().monsters if monster.key == key)
    start, (name, number, _) = elite.effects[-1]
    faces = [min(6, start - 1), start - min(6, start - 1)] if start <= 12 else [6, 6]
    earth = start > 12  # Earth adds the two that are missing
    monster = {"effects": elite.effects, "immune": False}
    game = an_elite(
        at="i_o4-b" if earth else "i_o1-c",
        monster=monster,
        monster_dice=[1, 1, *faces],
        gaar=1,
        visited={"i_o4-b": [0, 0]} if earth else {},
    )
    fight(game)
    while not game.match.over and game.prompt != "turn" and game.table.combat_round < 3:
        game.step()

    effect = {
        "kill": game.place == "i_c1-centre",
        "mheal": [fact["number"] for fact in game.happened("monster-healed")] == [number],
        "foe_silver": len(game.silver(1)) == number,
        "foe_gold": len(game.gold_cards(1)) == number,
        "clover": [value for value, _ in blows(game)][1:] == [10 + number],
    }
    assert effect[name]


# -- Immunity ----------------------------------------------------------------------------------------------------------


def the_use(tile: str, *effects: Effect) -> tuple[Any, ...]:
    """The first use of a tile with other effects."""
    use = next(record for record in the_box().tiles if record.key == tile).uses[0]
    other = type(use)(use.timing, effects)
    other.exhausts, other.spends, other.set_size = use.exhausts, use.spends, use.set_size
    other.dwurt, other.gaar = use.dwurt, use.gaar
    return (other,)


@pytest.mark.rule("EU-ELI-15")
def test_eu_eli_15_dodge_is_refused_and_a_clover_is_not() -> None:
    figures = {"tiles": {"dodge": {"uses": the_use("dodge", ("foot", -2, 0))}}}
    given: dict[str, Any] = {"heroes": ["keleia", "ael"], "tiles": ["dodge", "lucky_charm"], "figures": figures}
    game = immune(**given)
    while game.prompt != "hero-roll":
        assert game.refuses("use:dodge")
        game.step()

    assert game.offers("use:lucky_charm")
    assert fight(an_elite(**given)).until("after-monster").offers("use:dodge")


@pytest.mark.rule("EU-ELI-13")
@pytest.mark.rule("EU-ELI-15")
def test_eu_eli_15_the_view_of_a_combat_says_what_the_foe_can_do() -> None:
    combat = immune(monster={"effects": ((9, ("foe_silver", 1, 0)), (14, ("kill", 1, 0))), "dragon": True}).view[
        "combat"
    ]

    assert (combat["immune"], combat["dragon"]) == (True, True)
    assert combat["special"] == [(9, "foe_silver", 1, 0), (14, "kill", 1, 0)]


@pytest.mark.rule("EU-ELI-15")
def test_eu_eli_15_damage_is_dealt() -> None:
    game = immune(gaar=1).until("hero-roll").play("done")

    assert game.happened("monster-damaged")[0]["damage"] == 3


@pytest.mark.rule("EU-ELI-16")
def test_eu_eli_16_of_a_shield_the_injury_part_works() -> None:
    use = the_use("dragonscale_shield", ("foot", -1, 0), ("inj_minus", 1, 0))
    given: dict[str, Any] = {
        "heroes": ["dral", "ael"],
        "tiles": ["dragonscale_shield"],
        "figures": {"tiles": {"dragonscale_shield": {"uses": use}}},
        "monster_dice": [5, 4],
    }

    game = immune(**given).play("use:dragonscale_shield")

    assert attacks(game)[0] == (9, 3)


@pytest.mark.rule("EU-ELI-16")
def test_eu_eli_16_a_shield_that_only_lowers_the_value_is_no_use() -> None:
    figures = {"tiles": {"round_shield": {"uses": the_use("round_shield", ("foot", -1, 0), ("next", 1, 0))}}}
    game = immune(heroes=["dral", "ael"], tiles=["round_shield"], figures=figures, gaar=1)
    while game.table.combat_round < 2:
        assert not game.offers("use:round_shield")
        game.step()


@pytest.mark.parametrize("tile", ["magic_barrier", "sacred_armor"])
@pytest.mark.rule("EU-ELI-16")
def test_eu_eli_16_magic_barrier_and_sacred_armor_break_immunity(tile: str) -> None:
    game = immune(
        heroes=["ael", "dral"],
        tiles=[tile, "leather_helmet", "leather_gauntlets", "leather_greaves"],  # an Armor Set of three
        figures={"tiles": {tile: {"uses": the_use(tile, ("inj_minus", 3, 0))}}},
        monster_dice=[5, 4],
    )

    game.play(f"use:{tile}")

    assert attacks(game)[0] == (9, 1)


@pytest.mark.rule("EU-ELI-16")
def test_eu_eli_16_crippling_blow_too() -> None:
    blow = {"ranges": ((2, 1),), "uses": the_use("crippling_blow", ("cripple", 3, 0))}
    game = immune(
        heroes=["keleia", "dral"],
        tiles=["crippling_blow"],
        figures={"tiles": {"crippling_blow": blow}},
        monster_dice=[5, 4] * 3,
    )

    game.until("attack").play("attack-with:crippling_blow").until("attack", "")

    assert [harm for _, harm in attacks(game)][:2] == [4, 1]


@pytest.mark.parametrize("tile", ["mana_shield", "frozen_heart"])
@pytest.mark.rule("EU-ELI-16")
def test_eu_eli_16_other_tiles_against_injuries_do_not(tile: str) -> None:
    hero = "maeldur" if tile == "mana_shield" else "taesiri"
    game = immune(heroes=[hero, "dral"], tiles=[tile], gaar=2, essences=[(tile, "fire")] if hero == "taesiri" else [])
    while game.table.combat_round < 2 and game.prompt != "turn":
        assert not game.offers(f"use:{tile}")
        game.step()


@pytest.mark.rule("EU-ELI-17")
def test_eu_eli_17_earth_helps_the_hero_alone() -> None:
    lair = {"lair": "on", "lair_location": LOCATIONS.index("lake")}
    game = immune(
        at="i_o4-b", visited={"i_o4-b": [0, 0]}, monster=lair, hero_dice=[3, 4], monster_dice=[3, 4], gaar=1
    ).until("hero-roll")

    assert (attacks(game)[0][0], game.view["combat"]["value"]) == (7, 9)


@pytest.mark.rule("EU-ELI-17")
def test_eu_eli_17_air_turns_the_heros_die_alone() -> None:
    lair = {"lair": "next", "lair_location": LOCATIONS.index("air")}
    game = immune(at="i_o3-b", monster=lair, hero_dice=[6, 4], monster_dice=[6, 4], gaar=1).until("hero-roll")

    assert (attacks(game)[0][0], game.view["combat"]["dice"]) == (10, [1, 4])


@pytest.mark.rule("EU-ELI-17")
def test_eu_eli_17_air_essence_does_nothing() -> None:
    game = immune(pouch=["essence-air"], gaar=1)
    while game.prompt != "hero-roll":
        assert not game.offers("burn:air")
        game.step()

    assert fight(an_elite(pouch=["essence-air"], gaar=1)).until("before-monster").offers("burn:air")


@pytest.mark.rule("EU-ELI-18")
def test_eu_eli_18_no_gaar_on_an_immune_monsters_roll() -> None:
    seen: set[str] = set()
    game = immune(gaar=2)
    while game.prompt != "hero-roll":
        seen.add(game.prompt)
        game.step()

    assert "duel" not in seen
    assert game.offers("gaar:6")  # on the own roll it may be used


@pytest.mark.rule("EU-ELI-18")
def test_eu_eli_18_the_option_lets_gaar_through() -> None:
    game = immune(gaar=2, options=WITH_ELITES | {"immune_to_gaar": False}).until("duel")

    assert game.offers("gaar:3", "gaar:4")


@pytest.mark.rule("EU-ELI-18")
def test_eu_eli_18_no_dwurt_either() -> None:
    skoldur: dict[str, Any] = {"heroes": ["skoldur", "ael"], "dwurt": 2}
    seen: set[str] = set()
    game = immune(**skoldur)
    while game.prompt != "hero-roll":
        seen.add(game.prompt)
        game.step()

    assert "duel" not in seen
    assert fight(an_elite(**skoldur)).until("duel").offers("dwurt")


@pytest.mark.parametrize(
    "hero, tile",
    [("dral", "intimidate_solo"), ("taesiri", "mind_reading"), ("keleia", "evasion"), ("keleia", "ghost")],
)
@pytest.mark.rule("EU-ELI-18")
def test_eu_eli_18_feet_and_the_removal_of_tokens_are_stopped(hero: str, tile: str) -> None:
    """Where a tile does something else as well, only the rest of it works."""
    game = immune(heroes=[hero, "ael"], tiles=[tile], monster={"chaos": 2}, gaar=1)
    while game.prompt != "hero-roll":
        if game.offers(f"use:{tile}"):
            game.play(f"use:{tile}")
        else:
            game.step()

    assert (game.table.chaos, attacks(game)[0][0]) == (2, 7)


@pytest.mark.rule("EU-ELI-18")
def test_eu_eli_18_queen_of_ghosts_does_not_touch_it() -> None:
    given: dict[str, Any] = {"heroes": ["taesiri", "ael"], "tiles": ["queen_of_ghosts"], "gaar": 1}

    assert attacks(immune(**given).until("hero-roll"))[0][0] == 7
    assert attacks(fight(an_elite(**given)).until("hero-roll"))[0][0] == 6


# -- the end -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-ELI-19")
def test_eu_eli_19_hope_becomes_gaar_though_no_token_is_laid() -> None:
    game = an_elite(monster={"health": 9}, monster_dice=[6, 6] * 3)

    fight(game).until("turn")

    assert (len(game.happened("hope-rises")), game.gaar) == (3, 1)


@pytest.mark.rule("EU-ELI-19")
def test_eu_eli_19_an_elite_that_nobody_takes_leaves_the_game() -> None:
    game = fight(an_elite(monster={"health": 3, "reward": (("rep", 1, 0),)})).until("trophy").play("no-trophy")
    wolf = next(monster.id for monster in game.box.monsters if monster.key == "alpha_wolf")

    assert not any(wolf in pile for pile in game.table.monster_discards)
    assert not any(wolf in game.table.zones[BOUNTY_DECK + level].cards for level in range(3))
    assert game.sacks() == []


@pytest.mark.rule("EU-ELI-19")
def test_eu_eli_19_a_first_strike_comes_first() -> None:
    game = fight(an_elite(heroes=["keleia", "ael"], figures={"tiles": {"thrown_dagger": {"ranges": ((2, 1),)}}}))

    assert (game.prompt, game.keys) == ("first-strike", ["strike-with:thrown_dagger", "no-strike"])


@pytest.mark.rule("EU-ELI-19")
def test_eu_eli_19_a_normal_monster_pays_loot_and_gets_a_token() -> None:
    game = a_fight(
        "bandit",
        figures={
            "monsters": {"bandit": {"health": 1, "ranges": ((12, 1),), "reward": ()}},
            "tiles": {"staff_of_fire": {"ranges": ((2, 3),)}},
        },
        at="i_o2-b",
        map={"i_o2": None},
        hero_dice=[6, 4],
        monster_dice=[1, 1],
    ).until("")

    assert (game.gold, game.table.interaction[game.space("i_o2-b")]) == (2, (2, 0))


@pytest.mark.rule("EU-ELI-19")
@pytest.mark.rule("EU-ECO-08")
def test_eu_eli_19_at_a_place_of_trade_excess_may_wait_for_a_trade() -> None:
    lair = {"lair": "on", "lair_location": AT_MERCHANTS, "health": 1, "reward": (("potion", 1, 0),)}
    sacks = ["iron_ore", "fish", "mushrooms"]
    game = an_elite(at="i_f1-a", monster=lair, sacks=sacks, traded={"i_f1-a": 0})

    game.play("fight-elite").until("trophy").play("no-trophy")
    assert game.prompt == "trade-first"
    game.play("pay-token:trade", "sell:fish", "end-trade", "to-sack")

    assert sorted(game.sacks()) == ["healing_potion", "iron_ore", "mushrooms"]
