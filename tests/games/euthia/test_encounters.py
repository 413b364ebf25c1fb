"""Encounters that open, and the Quests that they offer."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.games.euthia.setting import Sitting, a_table, the_box

from muster.games.euthia.content.option_book import HEX_LETTERS
from muster.games.euthia.content.pieces import (
    ELEMENTS,
    ENCOUNTER,
    GEMS,
    HEROES,
    NOTHING,
    OF_TERRAIN,
    OF_TREASURE,
    SCROLL,
    Effect,
    MapTile,
    Quest,
    Tile,
)
from muster.games.euthia.state import ENCOUNTER_DECK, REWARD_STACK

BOX = the_box()
QUESTS = [quest for quest in BOX.quests if quest.encounter != NOTHING]
TROPHIES = {1: ["dragonfly", "wolf_pack"], 2: ["cyclops", "ogre"], 3: ["hydra", "lich"]}
RESOURCES = {terrain: [tile.key for tile in BOX.tiles if tile.set == OF_TERRAIN + terrain] for terrain in range(3)}


def first(pick: str) -> str:
    return next(tile.key for tile in BOX.tiles if is_such(tile, pick))


def is_such(tile: Tile, pick: str) -> bool:
    if pick == "scroll":
        return tile.kind == SCROLL and tile.hero == NOTHING and tile.price >= 0
    if pick == "treasure":
        return tile.set == OF_TREASURE
    return any(name == "gem" for option in tile.options for name, _, _ in option)


def home(encounter: str) -> tuple[str, MapTile]:
    """Where an Encounter offers its Quests, and its Map tile."""
    number = next(record.id for record in BOX.encounters if record.key == encounter)
    for tile in BOX.map_tiles:
        if tile.encounter == number:
            return f"{tile.key}-centre", tile
        for letter, part in zip(HEX_LETTERS, tile.hexes, strict=False):
            if part.location == ENCOUNTER and part.encounter == number:
                return f"{tile.key}-{letter}", tile
    raise AssertionError(encounter)


def at_encounter(encounter: str, open: list[str], deck: tuple[str, ...] = (), **given: Any) -> Sitting:
    """A Hero at an Encounter with these cards; the Monsters of the tile are gone."""
    place, tile = home(encounter)
    tokens = {f"{tile.key}-{letter}": 0 for letter, part in zip("abc", tile.hexes, strict=True) if part.level}
    lands = {"map": {tile.key: None}, "at": place, "stack": [], "liberated": tokens}
    return a_table(**{**lands, **given}).show_quests(encounter, open=open, deck=deck)


def offered(game: Sitting) -> list[str]:
    return [key.removeprefix("quest:") for key in game.keys if key.startswith("quest:")]


def means(quest: Quest) -> dict[str, Any]:
    """What pays for a Quest, and no more."""
    found: dict[str, Any] = {"sacks": [], "pouch": [], "silver": [], "gold_cards": [], "tiles": []}
    for cost in quest.cost:
        pay_with(found, cost[0])
    for name, number, _ in quest.has:
        if name == "armor_set":
            kinds = ("helmet", "cuirass", "gauntlets", "greaves", "boots")
            found["tiles"] += [f"leather_{kind}" for kind in kinds[:number]]
        elif name == "rep":
            found["reputation"] = number
        else:
            found["fulfilled"] = 6
    return found


def pay_with(found: dict[str, Any], cost: Effect) -> None:
    name, number, extra = cost
    sacks, pouch = found["sacks"], found["pouch"]
    if name in ("gold", "gaar"):
        found[name] = number
    elif name == "inj":
        found["health"] = number + 1
    elif name == "lose_rep":
        found["reputation"] = number
    elif name == "silver":
        found["silver"] += ["curse"] * number
    elif name == "gold_card":
        found["gold_cards"] += ["healing"] * number
    elif name in ("gem", "any_gem"):
        pouch += [f"gem-{GEMS[extra]}"] * number
    elif name == "essence":
        (sacks if len(pouch) == 3 else pouch).append(f"essence-{ELEMENTS[extra]}")
    elif name in ("any_essence", "different_essences"):
        pouch += [f"essence-{element}" for element in ELEMENTS[:number]]
    elif name == "trophy":
        sacks += [f"trophy-{monster}" for monster in TROPHIES[extra][:number]]
    elif name == "different_trophies":
        sacks += [f"trophy-{TROPHIES[level][0]}" for level in range(1, number + 1)]
    elif name == "resource":
        sacks += RESOURCES[extra][:1] * number
    elif name in ("any_resource", "different_resources"):
        sacks += [RESOURCES[terrain][0] for terrain in range(number)]
    elif name in ("potion", "potion_or_scroll"):
        sacks.append("healing_potion")
    elif name == "tile":
        sacks.append(BOX.tiles[extra].key)
    else:
        sacks.append(first({"raw_gem": "raw_gem", "scroll": "scroll", "treasure_tile": "treasure"}[name]))


def ready_for(quest: Quest, **more: Any) -> Sitting:
    """A Hero who can just pay for a Quest."""
    given = {**means(quest), **more}
    done = given.pop("fulfilled", 0)
    gaar = given.pop("gaar", 0)
    given["sacks"] = [*given["sacks"], *["gaar"] * max(0, gaar - 4)]
    encounter = BOX.encounters[quest.encounter].key
    seats = 1 if quest.solo else 2
    fields = {"quests": [tuple(BOX.encounters[0].quests[:done]), *[()] * (seats - 1)]}
    return at_encounter(encounter, [quest.key], seats=seats, gaar=min(4, gaar), fields=fields, **given)


def amount(effects: tuple[Effect, ...], name: str) -> int:
    return sum([number for other, number, _ in effects if other == name])


def counted_cost(quest: Quest, name: str) -> int:
    return sum([amount(cost[:1], name) for cost in quest.cost])


# -- Encounters --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-ENC-01")
@pytest.mark.parametrize("seats, cards", [(2, 4), (3, 5), (4, 6)])
def test_eu_enc_01_players_and_two_cards_become_the_deck(seats: int, cards: int) -> None:
    game = a_table(seats=seats, at="ii_e1-c", moves=1, stack=["ii_e2"], map={"ii_e1": None}, tokens=[])
    game.play("go:ii_e1-a").until("turn")
    emissary = next(record for record in game.box.encounters if record.key == "emissary")

    assert game.happened("encounter-opens")[-1] == {"encounter": "emissary"}
    deck, shown = game.table.zones[ENCOUNTER_DECK + emissary.id].cards, game.table.encounter_cards[emissary.id]
    assert len(emissary.quests) == 7
    assert len(deck) + len(shown) == cards
    assert {*deck, *shown} < set(emissary.quests)


@pytest.mark.rule("EU-ENC-01")
def test_eu_enc_01_chance_decides_which_cards_are_used() -> None:
    emissary = next(record for record in BOX.encounters if record.key == "emissary")
    used = set()
    for seed in range(8):
        game = a_table(map={"ii_e2": None}, seed=seed)
        cards = (*game.table.zones[ENCOUNTER_DECK + emissary.id].cards, *game.table.encounter_cards[emissary.id])
        used.add(tuple(sorted(cards)))
    assert len(used) > 3


@pytest.mark.rule("EU-ENC-02")
def test_eu_enc_02_two_cards_lie_face_up() -> None:
    game = a_table(seats=4, map={"ii_e2": None})

    shown = game.view["encounters"]["emissary"]
    assert (len(shown["open"]), shown["left"]) == (2, 4)


@pytest.mark.rule("EU-ENC-03")
@pytest.mark.parametrize("seats, solo", [(2, False), (1, True)])
def test_eu_enc_03_the_witch_has_cards_of_her_own_for_one_player(seats: int, solo: bool) -> None:
    game = a_table(seats=seats, map={"iii_e1": None})
    witch = next(record for record in game.box.encounters if record.key == "witch")

    cards = (*game.table.zones[ENCOUNTER_DECK + witch.id].cards, *game.table.encounter_cards[witch.id])
    assert len(cards) == (5 if solo else 4)
    assert {game.box.quests[quest].solo for quest in cards} == {solo}


@pytest.mark.rule("EU-ENC-04")
@pytest.mark.parametrize(
    "tile, rewards", [("i_e1", [12, 0, 0]), ("ii_e1", [0, 12, 0]), ("iii_e1", [0, 0, 7]), ("i_e2", [0, 0, 0])]
)
def test_eu_enc_04_reward_tiles_come_with_their_encounter(tile: str, rewards: list[int]) -> None:
    game = a_table(map={tile: None})

    assert game.view["decks"]["rewards"] == rewards


@pytest.mark.rule("EU-ENC-04")
def test_eu_enc_04_a_reward_is_drawn_from_the_stack() -> None:
    game = at_encounter("hunter", ["hunter_7"], gaar=2, loads={"rewards": ["ranger_boots"]})

    game.play("quest:hunter_7", "to-sack")

    assert game.sacks() == ["ranger_boots"]
    assert len(game.table.zones[REWARD_STACK].cards) == 11


@pytest.mark.rule("EU-ENC-05")
def test_eu_enc_05_cards_of_each_encounter() -> None:
    counted = Counter((BOX.encounters[quest.encounter].key, quest.solo) for quest in QUESTS)

    assert sum(counted.values()) == 105
    assert {name for name, solo in counted if solo} == {"witch"}
    assert set(counted.values()) == {7}


# -- Quests ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-QST-01")
def test_eu_qst_01_an_emerald_for_the_emissary() -> None:
    game = at_encounter("emissary", ["emissary_1"], pouch=["gem-emerald"])

    game.play("quest:emissary_1")

    assert (game.pouch(), game.reputation, game.gold) == ([], 1, 3)


@pytest.mark.rule("EU-QST-01")
def test_eu_qst_01_one_or_both_cards_each_as_a_free_action() -> None:
    game = at_encounter("emissary", ["emissary_1", "emissary_6"], pouch=["gem-ruby"], gold=5, tokens=[])
    assert offered(game) == ["emissary_1", "emissary_6"]

    game.play("quest:emissary_6", "quest:emissary_1")

    assert (game.gold, game.reputation) == (3, 5)
    assert game.hero()["tokens"] == []


@pytest.mark.rule("EU-QST-01")
@pytest.mark.parametrize("gem, kept", [("emerald", ["gem-ruby"]), ("ruby", ["gem-emerald"])])
def test_eu_qst_01_the_player_chooses_among_alternatives(gem: str, kept: list[str]) -> None:
    game = at_encounter("emissary", ["emissary_1"], pouch=["gem-emerald", "gem-ruby"])

    game.play("quest:emissary_1")
    assert game.prompt == "payment"
    game.play(f"pay:gem-{gem}")

    assert game.pouch() == kept


@pytest.mark.rule("EU-QST-01")
def test_eu_qst_01_only_on_the_encounter_hex() -> None:
    _, tile = home("emissary")
    game = at_encounter("emissary", ["emissary_6"], gold=5, at=f"{tile.key}-c")

    assert offered(game) == []


@pytest.mark.rule("EU-QST-01")
@pytest.mark.parametrize("quest", QUESTS, ids=[quest.key for quest in QUESTS])
def test_eu_qst_01_what_a_quest_costs_and_what_it_pays(quest: Quest) -> None:
    game = ready_for(quest)
    gold, reputation, gaar, health = game.gold, game.reputation, game.gaar + game.sacks().count("gaar"), game.health
    cards = len(game.silver()), len(game.gold_cards())
    treasures = game.view["decks"]["treasures"]
    rewards = game.view["decks"]["rewards"]
    seen = len(game.happened("thing-gained"))
    assert offered(game) == [quest.key]

    game.play(f"quest:{quest.key}").until("turn")

    gained, paid = quest.reward, quest
    assert game.gold - gold == amount(gained, "gold") - counted_cost(paid, "gold")
    assert game.reputation - reputation == amount(gained, "rep") - counted_cost(paid, "lose_rep")
    assert game.gaar - gaar == amount(gained, "gaar") - counted_cost(paid, "gaar")
    assert game.health - health == -counted_cost(paid, "inj")
    assert len(game.silver()) - cards[0] == amount(gained, "silver") - counted_cost(paid, "silver")
    assert len(game.gold_cards()) - cards[1] == amount(gained, "gold_card") - counted_cost(paid, "gold_card")
    for name, _, level in gained:
        if name == "treasure":
            treasures[level - 1] -= 1
        elif name == "reward":
            rewards[level - 10] -= 1
    assert game.view["decks"]["treasures"] == treasures
    assert game.view["decks"]["rewards"] == rewards
    goods = sum([amount(gained, name) for name in ("potion", "gem", "essence", "gem_choice", "essence_choice", "tile")])
    drawn = amount(gained, "reward") + amount(gained, "treasure")
    assert goods <= len(game.happened("thing-gained")) - seen <= goods + 3 * drawn
    assert game.table.quests[0][-1] == quest.id
    assert game.problems() == []


@pytest.mark.rule("EU-QST-01")
@pytest.mark.parametrize("quest", QUESTS, ids=[quest.key for quest in QUESTS])
def test_eu_qst_01_nobody_fulfils_a_quest_without_its_means(quest: Quest) -> None:
    encounter = BOX.encounters[quest.encounter].key
    poor = at_encounter(encounter, [quest.key], seats=1 if quest.solo else 2, health=1)

    assert poor.refuses(f"quest:{quest.key}")


@pytest.mark.rule("EU-QST-01")
@pytest.mark.parametrize("quest", [quest for quest in QUESTS if quest.cost], ids=lambda quest: quest.key)
def test_eu_qst_01_every_thing_that_is_asked_for_is_given_away(quest: Quest) -> None:
    game = ready_for(quest)
    before = Counter([*game.sacks(), *game.pouch()])

    game.play(f"quest:{quest.key}")
    while game.prompt in ("payment", "give-card"):
        game.play(game.keys[0])

    given = [fact["thing"] for fact in game.happened("thing-discarded")]
    assert Counter(given) == before - Counter(["gaar"] * before["gaar"])


@pytest.mark.rule("EU-QST-02")
def test_eu_qst_02_the_fulfilled_card_stays_with_the_hero() -> None:
    game = at_encounter(
        "emissary", ["emissary_1", "emissary_6"], ("emissary_4", "emissary_5"), pouch=["gem-ruby"], gold=5
    )

    game.play("quest:emissary_6", "quest:emissary_1")
    assert game.hero()["quests"] == ["emissary_6", "emissary_1"]
    assert game.view["encounters"]["emissary"] == {"open": [], "left": 2}

    game.play("end", "keep-none")
    assert sorted(game.view["encounters"]["emissary"]["open"]) == ["emissary_4", "emissary_5"]


@pytest.mark.rule("EU-QST-02")
def test_eu_qst_02_it_counts_at_final_scoring() -> None:
    game = a_table(fields={"quests": [tuple(BOX.encounters[1].quests[:2]), ()]}, round=8, start="end_round")

    assert game.match.result.breakdown[0]["quests"] == 2
    assert game.match.result.breakdown[1]["quests"] == 0


@pytest.mark.rule("EU-QST-03")
def test_eu_qst_03_a_gem_in_equipment_pays_for_nothing() -> None:
    game = at_encounter("emissary", ["emissary_1"], tiles=["leather_greaves"], gems=[("leather_greaves", "ruby")])

    assert offered(game) == []


@pytest.mark.rule("EU-QST-03")
def test_eu_qst_03_an_essence_on_an_ability_pays_for_nothing() -> None:
    holder = next(tile for tile in BOX.tiles if tile.essences)
    heroes = [HEROES[holder.hero], next(hero for hero in HEROES if hero != HEROES[holder.hero])]

    held = at_encounter("druid", ["druid_4"], heroes=heroes, tiles=[holder.key], essences=[(holder.key, "fire")])
    loose = at_encounter("druid", ["druid_4"], heroes=heroes, pouch=["essence-fire"])

    assert offered(held) == []
    assert offered(loose) == ["druid_4"]


@pytest.mark.rule("EU-QST-03")
@pytest.mark.parametrize("place", ["pouch", "sacks"])
def test_eu_qst_03_gems_come_from_slots_or_sacks(place: str) -> None:
    given: dict[str, Any] = {place: ["gem-emerald"]}
    game = at_encounter("emissary", ["emissary_1"], **given)

    game.play("quest:emissary_1")

    assert (game.pouch(), game.sacks()) == ([], [])


@pytest.mark.rule("EU-QST-03")
def test_eu_qst_03_payments_go_to_their_discard_piles() -> None:
    resource = RESOURCES[1][0]
    game = at_encounter("hunter", ["hunter_5", "hunter_2"], sacks=[resource, "trophy-wolf_pack"])

    game.play("quest:hunter_5", "quest:hunter_2")

    assert [game.box.tile(copy).key for copy in game.table.discards[OF_TERRAIN + 1]] == [resource]
    assert [game.box.monsters[card].key for card in game.table.monster_discards[0]] == ["wolf_pack"]


@pytest.mark.rule("EU-QST-03")
def test_eu_qst_03_gaar_from_sacks_and_slots() -> None:
    game = at_encounter("oracle", ["oracle_6"], gaar=4, sacks=["gaar"])

    game.play("quest:oracle_6")

    assert (game.gaar, game.sacks()) == (0, [])


@pytest.mark.rule("EU-QST-04")
def test_eu_qst_04_the_payment_makes_room_for_the_reward() -> None:
    game = at_encounter(
        "hunter",
        ["hunter_1"],
        sacks=["trophy-dragonfly", "healing_potion", "healing_potion"],
        loads={"rewards": ["ranger_boots"]},
    )

    game.play("quest:hunter_1")
    assert "to-sack" in game.keys
    game.play("to-sack")

    assert sorted(game.sacks()) == ["healing_potion", "healing_potion", "ranger_boots"]


@pytest.mark.rule("EU-QST-04")
def test_eu_qst_04_what_does_not_fit_is_settled_afterwards() -> None:
    full = ["healing_potion"] * 3
    game = at_encounter("herbalist", ["herbalist_7"], gaar=1, sacks=full, health=1)

    game.play("quest:herbalist_7")

    assert (game.prompt, game.gaar) == ("place", 0)
    assert "to-sack" not in game.keys


@pytest.mark.rule("EU-QST-04")
def test_eu_qst_04_the_player_chooses_inside_a_reward() -> None:
    game = at_encounter("jeweler", ["jeweler_3"], gold=4)

    game.play("quest:jeweler_3", "gem:onyx", "gem:opal")

    assert game.pouch() == ["gem-onyx", "gem-opal"]


@pytest.mark.rule("EU-QST-05")
@pytest.mark.parametrize("health, possible", [(4, False), (5, True)])
def test_eu_qst_05_nobody_pays_with_the_own_life(health: int, possible: bool) -> None:
    game = at_encounter("witch", ["witch_6"], health=health)

    assert offered(game) == (["witch_6"] if possible else [])


@pytest.mark.rule("EU-QST-05")
@pytest.mark.parametrize(
    "trophies, possible",
    [(["cyclops", "ogre"], False), (["dragonfly", "cyclops"], True), (["hydra", "lich", "ogre"], True)],
)
def test_eu_qst_05_different_trophies_have_different_levels(trophies: list[str], possible: bool) -> None:
    game = at_encounter("chronicler", ["chronicler_7"], sacks=[f"trophy-{monster}" for monster in trophies])

    assert offered(game) == (["chronicler_7"] if possible else [])


@pytest.mark.rule("EU-QST-05")
def test_eu_qst_05_the_second_trophy_differs_from_the_first() -> None:
    game = at_encounter("chronicler", ["chronicler_7"], sacks=["trophy-hydra", "trophy-lich", "trophy-ogre"])

    game.play("quest:chronicler_7", "pay:trophy-hydra")

    assert game.sacks() == ["trophy-lich"]  # only the Ogre could follow


@pytest.mark.rule("EU-QST-01")
def test_eu_qst_01_no_payment_spoils_the_rest_of_the_price() -> None:
    game = at_encounter("lord", ["lord_7"], sacks=["trophy-hydra", "trophy-ogre"])

    game.play("quest:lord_7")  # a Trophy of level 2 or higher, then one of level 3

    assert game.prompt != "payment"
    assert [fact["thing"] for fact in game.happened("thing-discarded")] == ["trophy-ogre", "trophy-hydra"]


@pytest.mark.rule("EU-QST-01")
def test_eu_qst_01_different_resources_are_of_different_kinds() -> None:
    same = [RESOURCES[0][0]] * 2 + [RESOURCES[1][0]]
    game = at_encounter("caravan_master", ["caravan_master_7"], sacks=same)

    assert offered(game) == []
