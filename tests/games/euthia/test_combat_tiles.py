"""Every tile that works in Combat: its attack and each of its uses, played with the figures of the box."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.euthia.fighting import HARMLESS, a_long_fight, fight_of, hero_attacks, monster_attacks, value_of
from tests.games.euthia.setting import Sitting, a_fight, the_box

from muster.games.euthia.content.pieces import (
    ANY,
    ATTACK,
    FIRST,
    HA,
    HC,
    HEROES,
    MA,
    MAC,
    MC,
    NOTHING,
    PERMANENT,
    ROLL,
    SETUP,
    CombatCard,
    Effect,
    Tile,
    Use,
    in_range,
)
from muster.games.euthia.places import hex_of
from muster.games.euthia.queries import adds_to_another
from muster.games.euthia.state import GOLD_CACHE, GOLD_DISCARD, SILVER_CACHE, SILVER_DECK, SILVER_DISCARD

BOX = the_box()
LEATHER = ["leather_helmet", "leather_gauntlets", "leather_greaves", "leather_boots"]
# A Monster that is given nothing but a Gaar, which it keeps, and that hits only with 6 or more.
MONSTER = "skeleton"


def fighters(tile: Tile) -> list[str]:
    """The Hero of a tile, else Dral, against somebody else."""
    hero = HEROES[tile.hero] if tile.hero != NOTHING else "dral"
    return [hero, "taesiri" if hero != "taesiri" else "ael"]


# -- attacks -----------------------------------------------------------------------------------------------------------

ATTACKS = [tile for tile in BOX.tiles if tile.ranges]


def attack_with(tile: Tile, value: int) -> int:
    """The Damage that an attack with a tile deals at a Combat Value: a roll of 7 and a malus that fits."""
    dice: dict[str, Any] = {"monster_dice": [1] * 4, "hero_dice": [3, 4]}
    game = a_fight(MONSTER, heroes=fighters(tile), bare=True, tiles=[tile.key], gaar=1, dwurt=5, **dice)
    if tile.timing == FIRST:
        game.until("first-strike").table.next_malus = 7 - value
        game.play(f"strike-with:{tile.key}")
    else:
        game.until("duel", "monster-duel").table.next_malus = 7 - value
    game.until("hero-roll").step()
    assert game.happened("hero-attacks")[0]["tile"] == tile.key
    assert hero_attacks(game)[0][0] == value
    return hero_attacks(game)[0][1]


@pytest.mark.parametrize("tile", ATTACKS, ids=lambda tile: tile.key)
@pytest.mark.rule("EU-HAT-09", "EU-DMG-01")
def test_eu_hat_09_every_attack_deals_what_its_ranges_say(tile: Tile) -> None:
    lowest = tile.ranges[0][0]

    assert attack_with(tile, lowest - 1) == 0
    for start, damage in tile.ranges:
        assert attack_with(tile, start) == damage
    assert tile.timing in (ATTACK, FIRST)


# -- uses --------------------------------------------------------------------------------------------------------------

WINDOWS = {
    MAC: "before-monster",
    MC: "after-monster",
    HA: "before-hero",
    HC: "hero-roll",
    ROLL: "hero-roll",
    ANY: "healing",
}
# What keeps a window open, so that the effect can be seen before the Combat goes on.
KEEPERS = {
    MAC: ["sanctuary"],
    MC: ["unstoppable", "ghost"],
    HA: ["huntress_mark", "kindle"],
}
PLAIN = ("foot", "inj_minus", "next", "clover", "dmg_plus", "heal", "heal_full", "gaar", "hope")
USES = [
    (tile, at)
    for tile in BOX.tiles
    for at, use in enumerate(tile.uses)
    if use.timing in WINDOWS and all(name in PLAIN for name, _, _ in use.effects) and not adds_to_another(tile, use)
    if tile.key != "healing_potion"  # it lies in the supply: see the Healing Phase
]


def with_tile(tile: Tile, use: Use, **given: Any) -> Sitting:
    """A fight of a Hero who has a tile, worn or carried, and the Armor Set that it asks for."""
    keeper = next((key for key in KEEPERS.get(use.timing, []) if key != tile.key), "")
    own = "" if use.spends or tile.start else tile.key  # Starting tiles lie there already
    worn = [key for key in (*(LEATHER if use.set_size else []), own, keeper) if key]
    fields: dict[str, Any] = {
        "heroes": fighters(tile),
        "unlocked": range(15),
        "tiles": worn,
        "sacks": ["healing_potion", *([tile.key] if use.spends else [])],
        "health": 2,
        "gaar": 1,
        "monster_dice": [1] * 4,
        "hero_dice": [3, 4] * 2,
    }
    return a_fight(MONSTER, **{**fields, **given})


def gauges(game: Sitting) -> dict[str, int]:
    """Everything that the plain effects change."""
    table = game.table
    return {
        "value": table.value,
        "inj_minus": table.injuries[2],
        "next": table.next_malus,
        "dmg_plus": table.harm[1],
        "health": game.health,
        "gaar": game.gaar,
        "hope": table.hope,
        "dwurt": table.dwurt[0],
    }


def parts(tile: Tile, use: Use) -> list[Effect]:
    """What a use does; several Armor Set icons of a tile work together.  [EU-ARM-03]"""
    others = [other for other in tile.uses if other.timing == use.timing and other.set_size > use.set_size > 0]
    return [effect for part in (use, *others) for effect in part.effects]


def expected(game: Sitting, tile: Tile, use: Use) -> dict[str, int]:
    """The gauges after a use, by its record."""
    after = gauges(game)
    most = game.hero()["max_health"]
    for name, number, _ in parts(tile, use):
        field = {"foot": "value", "clover": "value", "heal": "health", "heal_full": "health"}.get(name, name)
        after[field] += most if name == "heal_full" else number
    after["health"] = min(after["health"], most)
    after["gaar"] -= use.gaar
    after["dwurt"] -= use.dwurt
    return after


@pytest.mark.parametrize("tile, at", USES, ids=[f"{tile.key}-{at + 1}" for tile, at in USES])
@pytest.mark.rule("EU-MAT-10", "EU-HAT-02", "EU-HAT-07", "EU-HHP-01")
def test_eu_mat_10_every_plain_use_does_what_it_says(tile: Tile, at: int) -> None:
    use = tile.uses[at]
    game = with_tile(tile, use).until(WINDOWS[use.timing], most=20)
    wanted = expected(game, tile, use)

    game.play(f"use:{tile.key}" if at == 0 else f"use:{tile.key}-{at + 1}")

    assert gauges(game) == wanted
    if use.spends:
        assert tile.key not in game.sacks()
    else:
        assert game.is_exhausted(tile.key) is use.exhausts


# -- effects with a name of their own ----------------------------------------------------------------------------------


def against(tiles: list[str], **given: Any) -> Sitting:
    """A long fight with these tiles against a Monster that does nothing of itself; the hand of seat 1 as given."""
    fields: dict[str, Any] = {"gaar": 1, "monster_dice": [1] * 6, "hero_dice": [4] * 6, "unlocked": range(15)}
    dragonfly = {"ranges": HARMLESS, **given.pop("dragonfly", {})}
    return a_long_fight(tiles=tiles, dragonfly=dragonfly, **{**fields, **given})


def alone(tiles: list[str], *, chaos: int = 1, card_chaos: int = 1, **given: Any) -> Sitting:
    """The same in a solo game, where every Combat card shows dice of 1 and 1 and a Chaos symbol."""
    cards = [CombatCard(at, 1, 1, 0, card_chaos) for at in range(36)]
    figures = {"box": {"*": {"combat_cards": cards}}}
    dragonfly = {"chaos": chaos, **given.pop("dragonfly", {})}
    return against(tiles, seats=1, figures=figures, dragonfly=dragonfly, **given)


def hand(game: Sitting) -> list[str]:
    return [*game.silver(1), *game.gold_cards(1)]


@pytest.mark.parametrize("tile, window", [("sanctuary", "before-monster"), ("intimidate", "combat-setup")])
def test_the_monster_player_discards_cards_at_random(tile: str, window: str) -> None:
    others = {1: {"silver": ["curse", "bloodlust"], "gold_cards": ["healing"]}}
    game = against([tile], others=others, loads={"discard": [1]}).until(window)

    game.play(f"use:{tile}")

    assert len(hand(game)) == 3 - 1
    assert len([*game.table.zones[SILVER_DISCARD].cards, *game.table.zones[GOLD_DISCARD].cards]) == 1


def test_fearsome_takes_two_cards_for_a_dwurt() -> None:
    others = {1: {"silver": ["curse", "bloodlust"], "gold_cards": ["healing"]}}
    game = against(["fearsome"], heroes=["skoldur", "ael"], others=others, loads={"discard": [0, 0]}, gaar=0)

    game.until("combat-setup").play("use:fearsome")

    assert (hand(game), game.hero()["dwurt"], game.hero()["dwurt_die"]) == (["healing"], 4, 1)


@pytest.mark.rule("EU-COM-25")
def test_taunt_forbids_gold_cards_in_the_first_round_only() -> None:
    others = {1: {"silver": ["bloodlust"], "gold_cards": ["power_strike", "soul_control"]}}
    game = against(["taunt"], dragonfly={"chaos": 2}, others=others).until("combat-setup")

    game.play("use:taunt").until("play-before")
    assert game.keys == ["play-1:bloodlust", "pass", "pass-all"]
    game.play("pass").until("play-before")

    assert fight_of(game)["round"] == 2
    assert game.offers("play-1:power_strike", "play-1:soul_control")


@pytest.mark.parametrize("used, chaos", [(True, 1), (False, 0)])
def test_taunt_in_a_solo_game_stops_the_chaos_of_the_first_round(used: bool, chaos: int) -> None:
    game = alone(["taunt_solo"], silver_cache=["bloodlust"]).until("combat-setup")

    game.play("use:taunt_solo" if used else "done").until("duel")

    assert (fight_of(game)["chaos"], bool(fight_of(game)["played"])) == (chaos, not used)


@pytest.mark.parametrize(
    "tile, hero", [("intimidate_solo", "dral"), ("foul_play_solo", "keleia"), ("fearsome_solo", "skoldur")]
)
def test_solo_tiles_that_take_a_chaos_token(tile: str, hero: str) -> None:
    game = alone([tile], chaos=2, heroes=[hero]).until("combat-setup")

    game.play(f"use:{tile}")

    assert fight_of(game)["chaos"] == 1


@pytest.mark.parametrize("chaos, plays", [(1, False), (2, True)])
def test_foul_play_makes_the_first_play_dearer(chaos: int, plays: bool) -> None:
    others = {1: {"silver": ["bloodlust", "evil_eye"]}}
    game = against(["foul_play"], dragonfly={"chaos": chaos}, others=others).until("combat-setup")

    game.play("use:foul_play").until("play-before")
    assert game.offers("play-1:bloodlust") is plays

    if plays:
        assert fight_of(game.play("play-1:bloodlust"))["chaos"] == 0


def test_foul_play_touches_the_first_play_only() -> None:
    others = {1: {"silver": ["bloodlust", "evil_eye"]}}
    game = against(["foul_play"], dragonfly={"chaos": 3}, others=others).until("combat-setup")

    game.play("use:foul_play").until("play-before").play("play-1:bloodlust", "play-1:evil_eye")

    assert fight_of(game)["chaos"] == 0


@pytest.mark.parametrize("tile, offered", [("arcane_insight", ["curse"]), ("possession", ["curse", "healing"])])
def test_tiles_that_look_at_the_hand_and_take_a_card(tile: str, offered: list[str]) -> None:
    others = {1: {"silver": ["curse"], "gold_cards": ["healing"]}}
    game = against([tile], others=others).until("combat-setup")
    assert "healing" not in game.view["zones"]["gold-1"]

    game.play(f"use:{tile}")
    assert (game.prompt, game.asked) == ("foe-card", 0)
    assert [key for key in game.keys if key.startswith("discard-card")] == [f"discard-card:{card}" for card in offered]
    assert (game.view["zones"]["silver-1"], game.view["zones"]["gold-1"]) == (["curse"], ["healing"])
    game.play(f"discard-card:{offered[-1]}")

    assert offered[-1] not in hand(game)


def test_arcane_insight_in_a_solo_game_buries_one_of_two_cards() -> None:
    game = alone(["arcane_insight_solo"], chaos=0, silver_cache=["curse", "bloodlust", "evil_eye"]).until(
        "combat-setup"
    )

    game.play("use:arcane_insight_solo").until("cache-pick")
    assert game.keys == ["discard-card:curse", "discard-card:bloodlust"]
    game.play("discard-card:curse")

    left = [game.box.cards[card].key for card in game.table.zones[SILVER_CACHE].cards]
    assert left == ["bloodlust", "evil_eye"]
    assert game.box.cards[game.table.zones[SILVER_DECK].cards[-1]].key == "curse"


def test_mind_reading_shows_the_hand_and_lowers_the_first_round() -> None:
    others = {1: {"silver": ["curse"]}}
    game = against(["mind_reading"], others=others, monster_dice=[4, 4, 4, 4]).until("combat-setup")

    game.play("use:mind_reading").until("duel")
    assert (game.happened("hand-seen"), value_of(game)) == ([{"seat": 0, "other": 1}], 8 - 1)
    game.play("pass").until("duel")

    assert value_of(game) == 8  # this Combat Round only


def test_mind_reading_in_a_solo_game_shows_the_next_combat_card() -> None:
    game = alone(["mind_reading_solo", "taunt_solo"], heroes=["taesiri"]).until("combat-setup")
    assert "1-1" not in game.view["zones"]["combat-deck"]

    game.play("use:mind_reading_solo")
    assert (game.prompt, game.view["zones"]["combat-deck"][0]) == ("combat-setup", "1-1")
    game.play("done").until("duel")

    assert value_of(game) == 2 - 1


def test_possession_in_a_solo_game_takes_a_gold_card_and_a_gaar() -> None:
    game = alone(["possession_solo"], gold_cache=["healing"], dragonfly={"gaar": 2}, heroes=["taesiri"])
    game.until("combat-setup").play("use:possession_solo")

    assert (game.table.zones[GOLD_CACHE].cards, fight_of(game)["gaar"]) == ((), 1)


@pytest.mark.parametrize("silver, gold, left", [(["curse"], ["healing"], (1, 0)), (["curse"], [], (0, 0))])
def test_sanctuary_in_a_solo_game(silver: list[str], gold: list[str], left: tuple[int, int]) -> None:
    game = alone(["sanctuary_solo"], chaos=0, silver_cache=silver, gold_cache=gold).until("before-monster")

    game.play("use:sanctuary_solo")

    assert (len(game.table.zones[SILVER_CACHE].cards), len(game.table.zones[GOLD_CACHE].cards)) == left


def test_the_trappers_kit_lowers_the_first_round() -> None:
    game = against([], sacks=["trappers_kit"], monster_dice=[4, 4, 4, 4]).until("combat-setup")

    game.play("use:trappers_kit")
    assert (value_of(game.until("duel")), game.sacks()) == (8 - 2, [])
    game.play("pass").until("duel")

    assert value_of(game) == 8


def test_the_snare_keeps_the_monster_from_attacking_in_the_first_round() -> None:
    game = against([], sacks=["snare"], dragonfly={"ranges": ((2, 1),)}, monster_dice=[4, 4]).until("combat-setup")

    game.play("use:snare").until("duel")

    assert (fight_of(game)["round"], monster_attacks(game), len(hero_attacks(game))) == (2, [], 1)


# Steps C and A of the Monster Attack.


def test_the_ember_cloak_lowers_injuries_and_burns_the_monster() -> None:
    game = against(["ember_cloak"], dragonfly={"ranges": ((2, 3),)}).until("after-monster")

    game.play("use:ember_cloak")

    assert (monster_attacks(game)[0][1], fight_of(game)["damage"]) == (3 - 1, 1)


def test_the_ember_cloak_may_end_the_combat() -> None:
    game = against(["ember_cloak"], dragonfly={"ranges": ((2, 99),), "health": 1}).until("after-monster")

    game.play("use:ember_cloak")

    assert (game.prompt, game.happened("killed-by")) == ("trophy", [])


@pytest.mark.parametrize("health, after", [(5, 1), (1, 1)])
def test_phoenix_keeps_the_hero_alive_once(health: int, after: int) -> None:
    game = against(["phoenix"], health=health, dragonfly={"ranges": ((2, 9),)}).until("after-monster")

    game.play("use:phoenix").until("duel")

    assert (game.health, game.happened("killed-by"), fight_of(game)["round"]) == (after, [], 2)
    game.play("pass")
    assert len(game.happened("killed-by")) == 1


def test_phoenix_does_not_soften_lesser_injuries() -> None:
    game = against(["phoenix"], health=5, dragonfly={"ranges": ((2, 2),)}).until("after-monster")

    game.play("use:phoenix")

    assert game.health == 3


def test_the_frozen_heart_counts_its_essences() -> None:
    essences = [("frozen_heart", "air"), ("frozen_heart", "air"), ("frozen_heart", "water")]
    game = against(
        ["frozen_heart"], heroes=["taesiri", "ael"], essences=essences, dragonfly={"ranges": ((2, 9),)}
    ).until("after-monster")

    game.play("use:frozen_heart", "done")

    assert monster_attacks(game)[0][1] == 9 - 2 * 3


@pytest.mark.parametrize("card, value, injuries", [("evil_eye", 8, 1), ("bloodlust", 8, 1)])
def test_counterspell_cancels_a_play(card: str, value: int, injuries: int) -> None:
    game = against(
        ["counterspell"],
        dragonfly={"chaos": 1, "ranges": ((2, 1), (10, 5))},
        others={1: {"silver": [card]}},
        monster_dice=[4, 4],
    ).until("play-before")
    game.play(f"play-1:{card}").until("after-monster")

    game.play("use:counterspell")

    assert (monster_attacks(game)[0], fight_of(game)["chaos"]) == ((value, injuries), 0)
    assert [game.box.cards[at].key for at in game.table.zones[SILVER_DISCARD].cards] == [card]


@pytest.mark.rule("EU-TIM-01")
@pytest.mark.parametrize("card, left", [("evil_eye", "bloodlust"), ("bloodlust", "evil_eye")])
def test_counterspell_cancels_the_play_that_is_chosen(card: str, left: str) -> None:
    game = against(["counterspell"], dragonfly={"chaos": 2}, others={1: {"silver": ["evil_eye", "bloodlust"]}}).until(
        "play-before"
    )
    game.play("play-1:evil_eye").until("play-before").play("play-1:bloodlust").until("after-monster")

    game.play("use:counterspell")
    assert sorted(game.keys) == ["play-1:bloodlust", "play-1:evil_eye"]
    game.play(f"play-1:{card}")

    assert fight_of(game)["played"] == [{"card": left, "number": 1}]


@pytest.mark.rule("EU-GAR-01")
def test_counterspell_takes_the_gaar_of_soul_control_back() -> None:
    game = against(
        ["counterspell"], dragonfly={"chaos": 1}, others={1: {"gold_cards": ["soul_control"]}}, monster_dice=[1, 2]
    ).until("play-before")
    game.play("play-1:soul_control").until("after-monster")
    assert (fight_of(game)["gaar"], fight_of(game)["soul_control"]) == (1, True)

    game.play("use:counterspell")

    assert (fight_of(game)["gaar"], fight_of(game)["soul_control"]) == (0, False)


def test_counterspell_needs_a_play() -> None:
    game = against(["counterspell", "brace"], dragonfly={"chaos": 1}, others={1: {"silver": ["bloodlust"]}})

    game.until("after-monster")

    assert game.keys == ["use:brace", "done", "pass-all"]


def test_counterspell_in_a_solo_game_cancels_a_stack() -> None:
    game = alone(["counterspell_solo"], silver_cache=["bloodlust"], dragonfly={"ranges": ((2, 1),)})
    game.until("after-monster")
    assert fight_of(game)["played"] == [{"card": "bloodlust", "number": 1}]

    game.play("use:counterspell_solo")

    assert monster_attacks(game)[0][1] == 1


@pytest.mark.rule("EU-SOL-24")
def test_counterspell_in_a_solo_game_cancels_a_curse_that_is_to_come() -> None:
    game = alone(["counterspell_solo"], silver_cache=["curse", "curse"]).until("after-monster")
    assert (fight_of(game)["roll_malus"], fight_of(game)["damage_effects"]) == (4, (0, 0, 1))

    game.play("use:counterspell_solo")

    assert (fight_of(game)["roll_malus"], fight_of(game)["damage_effects"]) == (0, (0, 0, 0))


# The Hero Attack.


def test_silence_cancels_the_curse() -> None:
    game = against(
        ["silence"], heroes=["taesiri", "ael"], dragonfly={"chaos": 1}, others={1: {"silver": ["curse"]}}
    ).until("play-curse")
    game.play("play-1:curse")

    game.play("use:silence")

    assert (value_of(game), fight_of(game)["roll_malus"], fight_of(game)["chaos"]) == (8, 0, 0)


def test_silence_needs_a_curse() -> None:
    game = against(["silence", "sharpen"], heroes=["taesiri", "ael"]).until("before-hero")

    assert game.keys == ["use:sharpen", "done", "pass-all"]


@pytest.mark.parametrize("dice, healed", [((4, 4), 2), ((1, 1), 0)])
def test_siphon_heals_if_the_attack_deals_damage(dice: tuple[int, int], healed: int) -> None:
    game = against(["siphon"], heroes=["taesiri", "ael"], health=2, hero_dice=dice).until("hero-roll")

    game.play("use:siphon", "done")

    assert game.health == 2 + healed


@pytest.mark.parametrize("dice, injuries", [((3, 4), 3 - 2), ((1, 4), 3)])
def test_crippling_blow_weakens_the_next_attack_of_the_monster(dice: tuple[int, int], injuries: int) -> None:
    game = against(
        ["crippling_blow"],
        bare=True,
        heroes=["keleia", "ael"],
        dragonfly={"ranges": ((8, 3),)},
        monster_dice=[1, 1, 4, 4, 4, 4],
        hero_dice=dice,
    ).until("hero-roll")

    game.play("done").until("duel").play("pass").until("duel").play("pass")

    assert [harm for _, harm in monster_attacks(game)] == [0, injuries, 3]  # the next attack only


@pytest.mark.parametrize("held, more", [([], 0), (["air"], 1), (["air", "air"], 1), (["air", "earth", "fire"], 3)])
def test_elemental_fury_counts_different_essences(held: list[str], more: int) -> None:
    essences = [("elemental_fury", element) for element in held]
    game = against(["elemental_fury"], bare=True, heroes=["taesiri", "ael"], essences=essences)

    game.until("hero-roll").play("done")

    assert hero_attacks(game)[0] == (8, 2 + more)


def test_blood_price_costs_an_injury_and_never_the_last() -> None:
    game = against(["blood_price"], heroes=["skoldur", "ael"], health=2, dwurt=2, gaar=0).until("healing", most=3)

    game.play("use:blood_price")

    assert (game.health, game.hero()["dwurt"]) == (1, 3)
    assert not against(["blood_price"], heroes=["skoldur", "ael"], health=1, dwurt=2, gaar=0).offers("use:blood_price")


@pytest.mark.parametrize(
    "monster, more",
    [("farruga_1", 2), ("young_drake", 2), ("bone_dragon", 2), ("ancient_wyrm", 2), ("dragonfly", 0), ("hydra", 0)],
)
def test_the_blade_of_tamariel_hurts_dragons_more(monster: str, more: int) -> None:
    game = against(["blade_of_tamariel"], bare=True).until("duel")
    game.table.monster = next(record.id for record in game.box.monsters if record.key == monster)
    game.table.damage = -50  # so that it survives

    game.play("pass", "done")

    blade = next(tile for tile in game.box.tiles if tile.key == "blade_of_tamariel")
    value, damage = hero_attacks(game)[0]
    assert damage == in_range(blade.ranges, value) + more


# Permanent effects.


@pytest.mark.parametrize(
    "tile, more", [("halo", 1), ("archmage", 1), ("ascension", 2), ("queen_of_the_wild", 1), ("banner_of_marathy", 1)]
)
def test_tiles_that_raise_every_attack_roll(tile: str, more: int) -> None:
    assert value_of(against([tile]).until("hero-roll")) == 8 + more


def test_the_queen_of_the_wild_deals_a_damage_more_on_a_hit() -> None:
    hit = against(["queen_of_the_wild"]).until("hero-roll").play("done")
    missed = against(["queen_of_the_wild"], hero_dice=[1, 2]).until("hero-roll").play("done")

    assert (hero_attacks(hit)[0], hero_attacks(missed)[0]) == ((9, 2 + 1), (4, 0))


@pytest.mark.parametrize("tile, attack", [("guardian_angel", (8, 3 - 1)), ("queen_of_ghosts", (7, 3))])
def test_tiles_that_weaken_every_monster_attack(tile: str, attack: tuple[int, int]) -> None:
    game = against([tile], dragonfly={"ranges": ((2, 3),)}, monster_dice=[4, 4] * 2).until("duel")

    game.play("pass").until("duel").play("pass")

    assert monster_attacks(game) == [attack, attack]


def test_war_plunder_and_soul_harvest_pay_for_a_victory() -> None:
    game = against(["war_plunder", "soul_harvest"], dragonfly={"health": 1}, gaar=1).until("hero-roll")
    loot = [number for name, number, _ in hex_of(game.table, game.table.space[0]).loot if name == "gold"]

    game.play("done").until("trophy").play("no-trophy")

    assert (game.gold, game.gaar) == (sum(loot) + 1, 1 + 1)


@pytest.mark.parametrize("tile, hero", [("thick_hide", "dral"), ("stoneblood", "skoldur")])
def test_tiles_with_more_health(tile: str, hero: str) -> None:
    bare = against([], heroes=[hero, "ael"]).hero()["max_health"]

    assert against([tile], heroes=[hero, "ael"]).hero()["max_health"] == bare + 3


NAMED = {
    *("discard_random", "no_gold_round", "no_chaos_round", "lose_chaos", "dearer_play", "look_discard", "cache_pick"),
    *("look_hand", "round_foot", "look_combat_card", "cache_gold", "lose_monster_gaar", "cache_under"),
    *("foot_round_1", "no_attack_round", "ember", "phoenix", "per_essence_inj", "cancel_play", "cancel_curse"),
    *("siphon", "cripple", "per_essence_dmg", "self_inj", "dwurt", "dragon_dmg"),
    *("clover_always", "attack_clover", "attack_dmg", "guard", "foot_always", "plunder", "soul_harvest", "health"),
}
ELSEWHERE = {
    *("ward", "slumber"),  # with the Powers
    *("overdose", "dwurt_dmg", "dwurt_guard", "dwurt_lower"),  # with Skoldur
    *("foe_chaos", "foe_gaar", "foe_inj", "foe_health", "foe_start_silver", "cheaper_gold"),  # with the Dark Amulets
}


def test_every_effect_in_combat_is_played_here_or_elsewhere() -> None:
    windows = {*WINDOWS, SETUP, MA, ATTACK, FIRST, PERMANENT}
    used = {name for tile in BOX.tiles for use in tile.uses if use.timing in windows for name, _, _ in use.effects}

    assert used - {*PLAIN} == NAMED | ELSEWHERE
