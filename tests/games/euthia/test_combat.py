"""Combat: when it takes place, who plays the Monster, what it brings, and its course."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.games.euthia.fighting import (
    DEADLY,
    HARMLESS,
    LAIR,
    a_hex,
    a_long_fight,
    a_plain_fight,
    a_use,
    before_a_lair,
    enter_lair,
    fight_of,
    plain,
    prompts,
)
from tests.games.euthia.setting import Figures, Sitting, a_fight, a_new_game, a_table, the_box

from muster.games.euthia.content.pieces import HEROES
from muster.games.euthia.state import CONTROL_DECK, CONTROL_DISCARD, MONSTER_DECK, MONSTER_TOP, control_hand
from muster.kernel.zones import Zone

AEL, DRAL, KELEIA = 0, 1, 2  # as Control cards: Heroes in the order of the box; also their seats below
THREE = ["ael", "dral", "keleia"]


def revealed(game: Sitting) -> list[str]:
    """Control cards that lie in the discard pile."""
    return [HEROES[card] for card in game.table.zones[CONTROL_DISCARD].cards]


def control_cards(game: Sitting, seat: int) -> int:
    return len(game.table.zones[control_hand(game.table, seat)].cards)


# -- when it takes place -----------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-COM-01")
def test_eu_com_01_entering_a_hex_with_a_monster_spends_the_token_and_opens_a_combat() -> None:
    game = before_a_lair(gaar=1)

    enter_lair(game)

    assert (game.place, game.moves, game.hero()["tokens"]) == (f"{LAIR}-b", 0, ["mining", "trade"])
    assert (game.prompt, game.monster()) == ("duel", "dragonfly")


@pytest.mark.rule("EU-COM-01")
def test_eu_com_01_without_a_combat_action_the_hex_cannot_be_entered() -> None:
    game = before_a_lair(tokens=["mining", "trade"])

    assert game.ways == [f"go:{LAIR}-c"]


@pytest.mark.rule("EU-COM-02")
def test_eu_com_02_move_points_are_kept_by_the_victor() -> None:
    game = before_a_lair(moves=3, loads={"hero": [6, 6], "monster": [1, 1]}, dragonfly={"penalty": 0})

    enter_lair(game).play("no-trophy")

    assert (game.prompt, game.place, game.moves) == ("turn", f"{LAIR}-b", 2)


@pytest.mark.rule("EU-COM-02")
def test_eu_com_02_move_points_are_lost_by_the_dead() -> None:
    game = before_a_lair(moves=3, dragonfly={"ranges": DEADLY})

    enter_lair(game)

    assert (game.prompt, game.place, game.moves) == ("turn", "i_c1-centre", 0)


@pytest.mark.rule("EU-COM-03")
def test_eu_com_03_nobody_mines_where_a_monster_is() -> None:
    hexes = (a_hex(), a_hex("mountain", level=1), a_hex())

    guarded = before_a_lair(hexes=hexes, at=f"{LAIR}-b")
    liberated = before_a_lair(hexes=hexes, at=f"{LAIR}-b", visited={f"{LAIR}-b": [1, 1]}, gold=1)

    assert not guarded.offers("mine")
    assert liberated.offers("mine")


@pytest.mark.rule("EU-COM-03")
def test_eu_com_03_the_victor_may_take_the_treasure() -> None:
    hexes = (a_hex(), a_hex("treasure_1", level=1), a_hex())
    guarded = before_a_lair(hexes=hexes, at=f"{LAIR}-b")
    assert not guarded.offers("treasure")

    game = before_a_lair(hexes=hexes, loads={"hero": [6, 6], "treasures": ["coin_pouch"]}, dragonfly={"penalty": 0})
    enter_lair(game).play("no-trophy")

    assert game.keys == ["take", "leave"]


@pytest.mark.rule("EU-COM-03")
def test_eu_com_03_the_victor_gains_loot_and_reward_and_liberates_the_hex() -> None:
    hexes = (a_hex(), a_hex(level=1, loot=(("gold", 3, 0),)), a_hex())
    dragonfly = {"penalty": 0, "reward": (("rep", 2, 0),)}
    game = before_a_lair(hexes=hexes, loads={"hero": [6, 6]}, dragonfly=dragonfly)

    enter_lair(game).play("no-trophy")

    assert (game.gold, game.reputation) == (3, 2)
    assert game.table.hero_tokens[game.space(f"{LAIR}-b")] == 0


# -- before Combat -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-COM-04")
def test_eu_com_04_the_die_of_hope_starts_at_nothing() -> None:
    game = a_plain_fight(gaar=1, fields={"hope": 3}, monster_dice=[1, 1])

    assert fight_of(game)["hope"] == 0


@pytest.mark.rule("EU-COM-05")
def test_eu_com_05_equipment_may_be_changed_before_combat() -> None:
    game = a_long_fight(heroes=["dral", "ael"], sacks=["round_shield"], gaar=1)
    assert (game.prompt, game.keys) == ("before-combat", ["arrange", "done"])

    game.play("arrange", "place:round_shield", "to-slot:2", "take-off:mercenary_sword", "done")

    assert ("round_shield" in game.equipped(), "mercenary_sword" in game.sacks()) == (True, True)


@pytest.mark.rule("EU-COM-05")
def test_eu_com_05_equipment_cannot_be_changed_in_combat() -> None:
    game = a_long_fight(heroes=["dral", "ael"], sacks=["round_shield"], gaar=1, health=5)
    game.play("done")

    asked = set()
    while fight_of(game)["round"] < 2:
        asked.update(game.keys)
        game.step()

    assert not asked & {"arrange", "place:round_shield", "take-off:mercenary_sword"}


@pytest.mark.rule("EU-COM-06")
def test_eu_com_06_tiles_without_an_icon_are_used_before_combat_for_the_last_time() -> None:
    heals_2 = {"tiles": {"miracle": {"uses": (a_use("outside", ("heal", 2, 0), exhausts=True),)}}}
    game = a_long_fight(tiles=["miracle"], figures=heals_2, health=5, gaar=1, monster_dice=[1, 1])
    assert (game.prompt, game.keys) == ("before-combat", ["arrange", "use:miracle", "done"])

    used = a_long_fight(tiles=["miracle"], figures=heals_2, health=5, gaar=1, monster_dice=[1, 1])
    used.play("use:miracle")
    assert used.health == 7

    game.play("done")
    assert (game.prompt, game.keys, game.health) == ("duel", ["gaar:1", "pass", "pass-all"], 5)


# -- the Monster-player ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("fighter", [0, 1])
@pytest.mark.rule("EU-COM-07")
def test_eu_com_07_with_two_players_the_other_one_plays_the_monster(fighter: int) -> None:
    game = before_a_lair(
        gaar=1,
        others={1: {"at": f"{LAIR}-b", "gaar": 1}},
        at=f"{LAIR}-b",
        active=fighter,
        start="start_combat",
        arguments=(fighter, -1, 1),
    )

    assert (fight_of(game)["fighter"], fight_of(game)["monster_player"]) == (fighter, 1 - fighter)
    assert (revealed(game), game.table.zones[CONTROL_DECK].cards) == ([], ())


@pytest.mark.rule("EU-COM-08")
def test_eu_com_08_the_first_other_hero_that_is_revealed_plays_the_monster() -> None:
    game = a_plain_fight(seats=3, heroes=THREE, gaar=1, loads={"control": [AEL, DRAL]})

    assert fight_of(game)["monster_player"] == DRAL
    assert revealed(game) == ["dral"]


@pytest.mark.rule("EU-COM-09")
def test_eu_com_09_one_own_card_goes_to_the_hand() -> None:
    game = a_plain_fight(seats=3, heroes=THREE, gaar=1, loads={"control": [AEL, AEL, KELEIA]})

    assert fight_of(game)["monster_player"] == KELEIA
    assert (control_cards(game, AEL), sorted(revealed(game))) == (1, ["ael", "keleia"])


@pytest.mark.rule("EU-COM-09")
def test_eu_com_09_but_only_if_there_is_none_in_it() -> None:
    game = a_plain_fight(seats=3, heroes=THREE, control=1, gaar=1, loads={"control": [AEL, DRAL]})

    assert (control_cards(game, AEL), sorted(revealed(game))) == (1, ["ael", "dral"])


def with_control_deck(deck: tuple[int, ...], discard: tuple[int, ...], *loaded: int) -> Sitting:
    """A fight of Ael against two others, with so much left of the Control deck."""
    game = before_a_lair(seats=3, heroes=THREE, at=f"{LAIR}-b", gaar=1)
    game.table.zones[CONTROL_DECK] = Zone(deck)
    game.table.zones[CONTROL_DISCARD] = Zone(discard)
    return game.load("control", *loaded).run("start_combat", 0, -1, 1)


@pytest.mark.rule("EU-COM-09")
def test_eu_com_09_an_empty_control_deck_is_renewed_and_revealing_goes_on() -> None:
    game = with_control_deck((AEL,), (DRAL, DRAL, KELEIA), AEL, KELEIA)

    assert fight_of(game)["monster_player"] == KELEIA
    assert (control_cards(game, AEL), revealed(game)) == (1, ["keleia"])
    assert game.table.zones[CONTROL_DECK].cards == (DRAL, DRAL)


@pytest.mark.rule("EU-COM-10")
def test_eu_com_10_chance_decides_among_those_who_take_over() -> None:
    others = {DRAL: {"control": 1}, KELEIA: {"control": 1}}
    game = a_plain_fight(seats=3, heroes=THREE, gaar=1, others=others, loads={"control": [KELEIA]})
    before = game.table.zones[CONTROL_DECK].cards

    game.play("claim", "claim")

    assert fight_of(game)["monster_player"] == KELEIA
    assert (control_cards(game, DRAL), control_cards(game, KELEIA)) == (1, 0)
    assert (revealed(game), game.table.zones[CONTROL_DECK].cards) == (["keleia"], before)


@pytest.mark.rule("EU-COM-10")
def test_eu_com_10_who_takes_over_alone_is_the_monster_player() -> None:
    others = {DRAL: {"control": 1}, KELEIA: {"control": 1}}
    game = a_plain_fight(seats=3, heroes=THREE, gaar=1, others=others)

    game.play("no-claim", "claim")

    assert (fight_of(game)["monster_player"], revealed(game)) == (KELEIA, ["keleia"])
    assert control_cards(game, DRAL) == 1


@pytest.mark.rule("EU-COM-10")
def test_eu_com_10_in_the_own_combat_the_card_is_of_no_use() -> None:
    game = a_plain_fight(seats=3, heroes=THREE, gaar=1, control=1, loads={"control": [DRAL]})

    assert (game.prompt, control_cards(game, AEL)) == ("duel", 1)


@pytest.mark.rule("EU-COM-19")
def test_eu_com_19_all_holders_are_asked_at_once_and_see_nothing_of_each_other() -> None:
    others = {DRAL: {"control": 1}, KELEIA: {"control": 1}}
    willing = a_plain_fight(seats=3, heroes=THREE, gaar=1, others=others)
    unwilling = a_plain_fight(seats=3, heroes=THREE, gaar=1, others=others)
    assert [(question.seat, willing.prompt) for question in willing.match.decisions] == [(1, "claim"), (2, "claim")]

    willing.match.play("claim", seat=DRAL)
    unwilling.match.play("no-claim", seat=DRAL)

    assert willing.asked == KELEIA
    assert willing.view_of(KELEIA) == unwilling.view_of(KELEIA)


@pytest.mark.rule("EU-COM-19")
def test_eu_com_19_where_nobody_takes_over_cards_are_revealed() -> None:
    game = a_plain_fight(seats=3, heroes=THREE, gaar=1, others={DRAL: {"control": 1}}, loads={"control": [KELEIA]})
    assert [question.seat for question in game.match.decisions] == [DRAL]

    game.play("no-claim")

    assert (fight_of(game)["monster_player"], control_cards(game, DRAL)) == (KELEIA, 1)


@pytest.mark.parametrize("chosen", [DRAL, KELEIA])
@pytest.mark.rule("EU-COM-20")
def test_eu_com_20_where_only_own_cards_can_come_an_opponent_is_drawn_by_lot(chosen: int) -> None:
    game = with_control_deck((AEL,), (AEL,), AEL, AEL, chosen)

    assert fight_of(game)["monster_player"] == chosen
    assert (control_cards(game, AEL), revealed(game)) == (1, ["ael"])


@pytest.mark.rule("EU-COM-20")
def test_eu_com_20_cards_in_hands_stay_out_of_a_reshuffle() -> None:
    game = before_a_lair(seats=3, heroes=THREE, at=f"{LAIR}-b", gaar=1, others={DRAL: {"control": 1}})
    game.table.zones[CONTROL_DECK] = Zone(())
    game.table.zones[CONTROL_DISCARD] = Zone((AEL, KELEIA))
    game.load("control", KELEIA).run("start_combat", 0, -1, 1).play("no-claim")

    assert (control_cards(game, DRAL), game.table.zones[CONTROL_DECK].cards) == (1, (AEL,))


@pytest.mark.parametrize("seats, mode", [(1, "competitive"), (2, "cooperative"), (4, "cooperative")])
@pytest.mark.rule("EU-COM-21")
def test_eu_com_21_in_solo_and_cooperative_games_nobody_plays_the_monster(seats: int, mode: str) -> None:
    game = a_plain_fight(seats=seats, options={"mode": mode}, gaar=1)

    assert fight_of(game)["monster_player"] is None
    assert game.happened("combat-card") != []
    assert (game.table.zones[CONTROL_DECK].cards, revealed(game)) == ((), [])


@pytest.mark.rule("EU-COM-26")
def test_eu_com_26_two_control_cards_for_each_hero_in_play() -> None:
    game = a_new_game(seats=4)

    heroes = sorted(game.table.heroes)
    assert sorted(game.table.zones[CONTROL_DECK].cards) == sorted(heroes + heroes)
    assert (len(heroes), 2 * len(HEROES)) == (4, 12)


# -- the Monster -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("monster, level", [("dragonfly", 1), ("ogre", 2), ("hydra", 3)])
@pytest.mark.rule("EU-COM-11")
def test_eu_com_11_the_monster_comes_from_the_deck_of_the_level_of_the_hex(monster: str, level: int) -> None:
    game = a_fight(monster, gaar=1)

    of_level = [record.key for record in game.box.monsters[: game.box.normal] if record.level == level]
    left = (*game.table.zones[MONSTER_DECK + level - 1].cards, *game.table.zones[MONSTER_TOP + level - 1].cards)
    assert (game.monster(), len(left)) == (monster, len(of_level) - 1)
    assert monster not in [game.box.monsters[card].key for card in left]


@pytest.mark.rule("EU-COM-12")
def test_eu_com_12_the_card_of_the_dragonfly() -> None:
    card = next(record for record in the_box().monsters if record.key == "dragonfly")

    assert (card.level, card.health, card.penalty) == (1, 3, -4)
    assert card.ranges == ((4, 1), (8, 2), (12, 3))


@pytest.mark.rule("EU-COM-12")
def test_eu_com_12_every_monster_card_has_all_its_parts() -> None:
    box = the_box()

    for card in box.monsters[: box.normal]:
        assert card.level in (1, 2, 3), card.key
        assert all((card.health > 0, card.ranges, card.reward, card.penalty <= 0)), card.key
        assert min(card.silver_cards, card.gold_cards, card.chaos, card.gaar) >= 0, card.key


@pytest.mark.rule("EU-COM-13")
def test_eu_com_13_the_monster_player_draws_the_cards_of_the_bar() -> None:
    bar = {"silver_cards": 2, "gold_cards": 1}
    game = a_plain_fight(dragonfly=bar, gaar=1, others={1: {"silver": ["curse"] * 4}})

    assert (len(game.silver(1)), len(game.gold_cards(1)), game.hero(1)["cards"]) == (6, 1, 7)
    assert game.hero(0)["cards"] == 0


@pytest.mark.rule("EU-COM-14")
def test_eu_com_14_the_hand_limit_waits_for_the_end_of_the_combat() -> None:
    bar = {"silver_cards": 2, "health": 1, "penalty": 0}
    game = a_plain_fight(
        dragonfly=bar, gaar=1, hero_dice=[1, 1, 6, 6], monster_dice=[1] * 4, others={1: {"silver": ["curse"] * 4}}
    )
    game.play("pass", "done")
    assert (fight_of(game)["round"], game.hero(1)["cards"]) == (2, 6)

    game.play("pass", "done", "no-trophy")

    assert (game.prompt, game.asked) == ("hand-limit", 1)
    game.step()
    assert game.hero(1)["cards"] == 5


@pytest.mark.rule("EU-COM-15")
def test_eu_com_15_tokens_of_the_bar_belong_to_this_combat_only() -> None:
    bar = {"chaos": 2, "gaar": 1, "health": 1, "penalty": 0}
    others = {1: {"silver": ["bloodlust"], "gaar": 1}}
    game = a_plain_fight(dragonfly=bar, gaar=1, hero_dice=[6, 6], monster_dice=[1, 1], others=others)
    assert (fight_of(game)["chaos"], fight_of(game)["gaar"]) == (2, 1)

    game.play("play-1:bloodlust", "pass", "pass")  # the card, then both pass: the Monster keeps its Gaar
    assert (fight_of(game)["chaos"], fight_of(game)["gaar"]) == (1, 1)
    game.until("trophy").play("no-trophy")

    assert (game.table.chaos, game.table.monster_gaar, game.hero(1)["gaar"]) == (0, 0, 1)


@pytest.mark.parametrize(
    "around, powers",
    [(("air", "earth"), ["air", "earth"]), (("air", "land"), ["air"]), (("fire", "water"), []), (("land", "land"), [])],
)
@pytest.mark.rule("EU-COM-16")
def test_eu_com_16_air_and_earth_over_the_hex_are_marked(around: tuple[str, str], powers: list[str]) -> None:
    hexes = (a_hex(around[0]), a_hex(level=1), a_hex(around[1]))
    game = before_a_lair(hexes=hexes, at=f"{LAIR}-b", gaar=1, start="start_combat", arguments=(0, -1, 1))

    assert fight_of(game)["powers"] == powers


@pytest.mark.rule("EU-COM-16")
def test_eu_com_16_the_powers_apply_throughout_the_combat() -> None:
    hexes = (a_hex("earth"), a_hex(level=1), a_hex())
    game = before_a_lair(
        hexes=hexes,
        dragonfly={"health": 50, "ranges": HARMLESS},
        at=f"{LAIR}-b",
        gaar=1,
        loads={"monster": [1, 2, 3, 4], "hero": [6, 6]},
        start="start_combat",
        arguments=(0, -1, 1),
    )
    game.play("pass", "done")

    assert (fight_of(game)["round"], fight_of(game)["powers"], fight_of(game)["value"]) == (2, ["earth"], 3 + 4 + 2)


# -- the course --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-COM-17")
def test_eu_com_17_a_first_strike_may_end_the_combat_before_the_first_round() -> None:
    figures = {"tiles": {"hunting_bow": {"ranges": ((5, 3),)}}}
    game = a_plain_fight(tiles=["hunting_bow"], bare=True, figures=figures, hero_dice=[6, 6])

    game.play("strike-with:hunting_bow")

    assert (game.prompt, game.happened("combat-round")) == ("trophy", [])


@pytest.mark.rule("EU-COM-17")
def test_eu_com_17_rounds_go_on_until_one_side_is_beaten() -> None:
    dragonfly = {"health": 3, "penalty": 0, "ranges": ((7, 1),)}
    won = a_plain_fight(dragonfly=dragonfly, monster_dice=[1] * 6, hero_dice=[2, 4] * 3)
    lost = a_plain_fight(dragonfly=dragonfly, health=2, monster_dice=[3, 4] * 2, hero_dice=[2, 4])

    assert (won.prompt, len(won.happened("combat-round"))) == ("trophy", 3)
    assert (len(lost.happened("killed-by")), len(lost.happened("combat-round"))) == (1, 2)


@pytest.mark.rule("EU-COM-18")
def test_eu_com_18_healing_monster_attack_healing_hero_attack() -> None:
    game = a_long_fight(health=5, sacks=["healing_potion"], gaar=1, monster_dice=[1] * 9, hero_dice=[1] * 9)
    game.play("done")  # it could be drunk before the Combat

    asked = prompts(game, 9)

    assert asked == [*["healing", "duel", "healing", "hero-roll"] * 2, "healing"]
    assert fight_of(game)["round"] == 3


@pytest.mark.rule("EU-COM-22")
def test_eu_com_22_token_or_ability_pay_for_the_combat() -> None:
    game = before_a_lair(tiles=["mercenarys_oath"], gaar=1)

    enter_lair(game)
    assert (game.prompt, game.keys) == ("combat-source", ["pay-token:combat", "pay-tile:mercenarys_oath"])
    game.play("pay-tile:mercenarys_oath")

    assert game.is_exhausted("mercenarys_oath")
    assert game.hero()["tokens"] == ["mining", "trade", "combat"]
    assert game.prompt == "duel"


@pytest.mark.rule("EU-COM-22")
def test_eu_com_22_without_a_token_the_ready_ability_pays() -> None:
    ready = before_a_lair(tiles=["mercenarys_oath"], gaar=1, tokens=[])
    tired = before_a_lair(tiles=["mercenarys_oath"], exhausted=["mercenarys_oath"], gaar=1, tokens=[])

    enter_lair(ready)

    assert (ready.prompt, ready.is_exhausted("mercenarys_oath")) == ("duel", True)
    assert not tired.offers(f"go:{LAIR}-b")


@pytest.mark.rule("EU-COM-23")
def test_eu_com_23_nobody_flees() -> None:
    game = a_long_fight(health=1, gaar=1, sacks=["healing_potion"], dragonfly={"ranges": HARMLESS})
    game.play("done").until("healing")

    asked: set[str] = set()
    while fight_of(game)["round"] < 3:
        asked.update(game.keys)
        game.step()

    at_hand = {"drink", "gaar", "pass", "done", "pass-all", "hope-1", "hope-2"}
    assert {key.split(":")[0] for key in asked} <= at_hand


@pytest.mark.rule("EU-COM-24")
def test_eu_com_24_the_back_of_the_top_card_is_open_and_nothing_else() -> None:
    reward = (("gem", 1, 1), ("silver", 2, 0), ("rep", 1, 0))
    figures = {"monsters": {"dragonfly": {"reward": reward, "condition": 15}}}
    game = a_table(figures=figures, top={1: "dragonfly"})

    back = game.view["monster_backs"][0]

    assert sorted(back) == ["condition", "left", "reward"]
    assert (back["condition"], back["reward"]) == (15, list(reward))
    for seat in (0, 1, None):
        assert "dragonfly" not in json.dumps(game.view_of(seat))


@pytest.mark.rule("EU-COM-25")
def test_eu_com_25_combat_setup_tiles_work_when_the_monster_lies_open() -> None:
    uses = (a_use("setup", ("lose_chaos", 1, 0), exhausts=True),)
    figures: Figures = {"tiles": {"taunt": {"uses": uses}, "hunting_bow": {"ranges": ((5, 1),)}}}
    game = a_plain_fight(dragonfly={"chaos": 2}, figures=figures, bare=True, tiles=["taunt", "hunting_bow"], gaar=1)
    assert (game.prompt, fight_of(game)["monster"], fight_of(game)["chaos"]) == ("combat-setup", "dragonfly", 2)

    game.play("use:taunt")

    assert (fight_of(game)["chaos"], game.is_exhausted("taunt"), game.prompt) == (1, True, "first-strike")


@pytest.mark.rule("EU-COM-25")
def test_eu_com_25_later_they_work_no_more() -> None:
    game = a_long_fight(tiles=["taunt"], gaar=1)
    game.play("done")

    for _ in range(4):
        assert not game.offers("use:taunt")
        game.step()


def test_plain_figures_are_those_of_the_box() -> None:
    """The figures that these tests lay out are those of the printed Dragonfly."""
    card = next(record for record in the_box().monsters if record.key == "dragonfly")

    laid = plain()["monsters"]["dragonfly"]

    assert (laid["health"], laid["penalty"], laid["ranges"]) == (card.health, card.penalty, card.ranges)


# -- passing until the end of a Combat ---------------------------------------------------------------------------------


def asked_of_the_hero(game: Sitting, first: str) -> list[str]:
    """The prompts that the Hero still meets in this Combat after an answer to the open one."""
    seen: list[str] = []
    game.play(first)
    while game.table.fighter == 0:
        if game.asked == 0:
            seen.append(game.prompt)
        game.step()
    return seen


@pytest.mark.rule("EU-MAT-07")
def test_eu_mat_07_a_hero_may_pass_until_the_end_of_the_combat() -> None:
    given: dict[str, Any] = {
        "gaar": 4,
        "health": 20,
        "sacks": ["healing_draught"],
        "dragonfly": {"health": 2, "ranges": HARMLESS},
        "monster_dice": [1, 2] * 4,
        "hero_dice": [4, 3] * 4,
    }
    fights, passes = a_long_fight(**given).until("duel"), a_long_fight(**given).until("duel")
    assert passes.offers("pass", "pass-all")

    assert {"duel", "hero-roll"} <= {*asked_of_the_hero(fights, "pass")}
    assert not {"healing", "before-monster", "duel", "after-monster", "before-hero", "hero-roll"} & {
        *asked_of_the_hero(passes, "pass-all")
    }
    assert passes.gaar == 4


@pytest.mark.rule("EU-MAT-07")
def test_eu_mat_07_before_a_deadly_attack_the_hero_is_asked_again() -> None:
    game = a_long_fight(
        gaar=4, health=3, dragonfly={"ranges": ((8, 9),)}, monster_dice=[1, 2, 4, 5], hero_dice=[1, 1] * 3
    ).until("duel")

    seen = asked_of_the_hero(game, "pass-all")

    assert seen[0] == "duel"
    assert "hero-roll" not in seen[:1]


def test_a_window_with_nothing_to_use_is_not_put_for_the_sake_of_passing() -> None:
    game = a_long_fight(gaar=1, health=20, dragonfly={"ranges": HARMLESS}, monster_dice=[1, 2] * 4)

    while game.table.combat_round < 2:
        if game.asked == 0 and game.prompt != "before-combat":
            assert len(game.keys) > 2
        game.step()


def test_in_a_match_of_older_rules_a_hero_does_not_pass_for_a_combat() -> None:
    game = a_long_fight(gaar=1, health=20, monster_dice=[1, 2] * 4)
    game.table.rules = 2

    assert game.until("hero-roll").offers("done")
    assert not game.offers("pass-all")
