"""The greedy player: it plays whole matches by its own head, and what it plays pays."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from tests.games.greedy import play
from tests.games.monster_lands.setting import NAME, Sitting, a_battle, a_table

import muster
from muster.games.monster_lands.bots import Greedy
from muster.games.monster_lands.bots.fights import Fighter, Scene
from muster.games.monster_lands.bots.odds import at_least, reach
from muster.games.monster_lands.bots.plans import Planner
from muster.games.monster_lands.bots.values import USUAL, Outlook, further_rounds
from muster.games.monster_lands.effects.free_steps import FREE_STEPS

WALK = ("path", "send", "load", "mission-dice")
POOR_LOOT = ("brews", "rerolls_3", "rerolls_3", "rerolls_4")
SHOP = ("shop-die", "lodge", "tavern", "armory", "bazaar", "brew", "carry")


def next_answer(game: Sitting) -> str:
    """What the greedy player would answer now."""
    return Greedy(1).decide(game.match.chair(game.seat)).key


def answer(game: Sitting, *prompts: str) -> list[str]:
    """Let the greedy player answer for the seat in turn up to the first question of another kind."""
    bot = Greedy(1)
    chair = game.match.chair(game.seat)
    keys: list[str] = []
    while not game.match.over and game.asked == game.seat and game.prompt in prompts:
        option = bot.decide(chair)
        keys.append(option.key)
        game.match.play(option)
        assert len(keys) < 60, f"no end of {keys}"
    return keys


def act(game: Sitting) -> list[str]:
    """One action of the greedy player, with the free steps before it and all questions that belong to it."""
    bot = Greedy(1)
    chair = game.match.chair(game.seat)
    keys: list[str] = []
    acted = False
    while not game.match.over and game.asked == game.seat and not (acted and game.prompt not in (*WALK, *SHOP)):
        option = bot.decide(chair)
        keys.append(option.key)
        acted = acted or (game.prompt == "turn" and option.kind not in FREE_STEPS)
        game.match.play(option)
        assert len(keys) < 60, f"no end of {keys}"
    return keys


# -- whole matches -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"difficulty": "cut-throat", "more_monsters": True},
        {"difficulty": "hard", "tricks": True, "queens_grant": True},
        {"difficulty": "tutorial"},
    ],
    ids=["normal", "cut-throat", "modules", "tutorial"],
)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_plays_whole_matches_by_its_own_plans(
    seats: int, options: Mapping[str, object], monkeypatch: pytest.MonkeyPatch
) -> None:
    lost: list[str] = []
    for step in ("_path", "_send", "_load"):
        monkeypatch.setattr(Greedy, step, lambda *_, step=step: lost.append(step))
    if seats == 1:
        options = {name: value for name, value in options.items() if name not in ("tricks", "queens_grant")}
    match = muster.new(NAME, seats=seats, seed=seats, options=options, events=False)

    answers = play(match, [Greedy(seat) for seat in range(seats)])

    assert match.over
    assert not lost, "a script did not hold and the bot had to improvise"
    assert match.length == len(answers) < 3000
    assert max(match.result.scores) > 20


@pytest.mark.parametrize("pack", ["english_cards", "spanish_cards"])
def test_plays_with_other_cards(pack: str) -> None:
    match = muster.new(NAME, seats=3, seed=6, pack=pack, events=False)

    play(match, [Greedy(seat) for seat in range(3)])

    assert match.over


# -- the Citadel -------------------------------------------------------------------------------------------------------


def test_hires_early_with_a_persuasion_die() -> None:
    game = a_table(dice="3 strength 1 magic 5", tavern=["karunna", "geas", "taron", "timbulu"], panic=["bazaar"])

    assert act(game) == ["visit:tavern", "die:persuasion-5", "hire:geas"]


def test_does_not_hire_whom_it_cannot_pay() -> None:
    """Eight gold would buy Karunna, but twelve are due at the end of the round, and Frunks would leave."""
    game = a_table(
        members=["drapis", "kakron", "geas", "frunks", "taron"],
        glory=22,
        gold=13,
        dice="1 strength",
        tavern=["karunna", "timbulu", "taroa", "wondou"],
        round=6,
        panic=["mine"],
    )

    assert "hire:karunna" not in act(game)


def test_spends_its_last_gold_on_reputation_in_the_last_round() -> None:
    game = a_table(glory=25, gold=14, dice="1 strength 6", tavern=["dolfus", "taroa", "taron", "geas"], round=6)

    assert "hire:taroa" in act(game)


def test_lower_faces_join_a_die_that_lies_there() -> None:
    """The one takes six off, beside the five: the six can serve elsewhere."""
    game = a_table(
        dice="1 6",
        gold=9,
        glory=9,
        tavern=["sckrat", "geas", "taron", "dolfus"],
        placed={"tavern": [("persuasion", 5)]},
        panic=["bazaar", "lodge", "armory"],
    )

    assert answer(game, "turn", "shop-die")[:2] == ["visit:tavern", "die:persuasion-1"]


def test_pours_beer_where_nobody_is_worth_it() -> None:
    game = a_table(
        dice="1 strength 6",
        gold=20,
        tavern=["timbulu", "taroa", "wondou", "trulina"],
        panic=["bazaar", "lodge", "armory", "mine"],
        monster="moldo",
    )
    game.table.novices = 0

    assert answer(game, "turn", "shop-die", "tavern")[:2] == ["visit:tavern", "die:persuasion-6"]
    assert game.happened("beer")


def test_buys_defense_for_the_walk_it_plans() -> None:
    game = a_table(
        members=["drapis", "sckrat"],
        dice="4 strength 4",
        gold=6,
        traps=["plus_4"],
        monster="sandor",
        land="al_dahn",
        headers=[0, 0],
        panic=["tavern", "bazaar", "lodge", "mine"],
    )

    keys = act(game)

    assert keys[0] == "visit:armory"
    assert game.table.clans[0].defense > 0


def test_digs_for_gold_when_wages_are_due() -> None:
    game = a_table(
        members=["drapis", "kakron", "geas", "taron"],
        gold=0,
        glory=12,
        dice="2 strength",
        panic=["tavern", "bazaar", "lodge", "armory"],
        on={"left-1": {"member": "geas", "dice": "1 strength"}},
        others={1: {"members": ["nimra"]}},
        land="kale",
        monster="moldo",
    )

    assert act(game)[0].startswith("mine:")


def test_pawns_only_what_is_left_over() -> None:
    game = a_table(
        members=["drapis"],
        dice="1 strength 1 magic 1",
        gold=0,
        panic=["tavern", "bazaar", "lodge", "armory", "mine", "alchemist"],
        on={"left-1": {"member": "drapis", "dice": "1 strength"}},
    )

    answer(game, "turn", "pawn")

    assert game.happened("pawned") == [{"seat": 0, "number": 3, "gold": 3}]


def test_uses_a_settled_land_that_gives_glory() -> None:
    game = a_table(
        members=["drapis", "geas"],
        lands={"negueria": "geas"},
        dice="1 strength 1 magic 2",
        gold=0,
        round=6,
        on={"contract-1": {"member": "drapis"}, "contract-2": {"member": "geas"}},
    )

    assert act(game)[0] == "land:negueria"


# -- walks -------------------------------------------------------------------------------------------------------------


def test_sends_somebody_with_the_dice_and_the_trap_that_win() -> None:
    game = a_table(
        members=["drapis", "dolfus"],
        leader="drapis",
        dice="3 strength 1 magic",
        traps=["plus_6"],
        gold=1,
        monster="krinx",
        land="negueria",
        on={"contract-1": {"member": "drapis"}},
        loot_offer=POOR_LOOT,
        panic=["mine", "alchemist"],
    )

    keys = act(game)

    assert keys[0] == "outside:left"
    path = next(path for path in game.view["places"][0]["paths"] if path["member"])
    assert sum(path["dice"].values()) >= 2
    assert "lay:plus_6" in keys


def test_goes_to_the_right_of_whoever_will_beat_the_monster() -> None:
    game = a_table(
        seats=2,
        members=["drapis", "kakron"],
        others={1: {"members": ["nimra", "taroa"]}},
        on={"left-1": {"member": "taroa", "dice": "5 strength", "traps": ["plus_8"], "defense": 3}},
        dice="3 strength",
        gold=0,
        monster="krinx",
        land="al_dahn",
        headers=[3, 3],
        panic=["mine"],
    )

    keys = act(game)

    assert keys[0] == "outside:left"
    outlook = Outlook(game.table, 0, USUAL)
    scene = Scene(outlook, 0, 0.0)
    assert scene.reach[1] < 0.3
    assert scene.free[1] > 0.6


def test_heals_whoever_goes() -> None:
    game = a_table(members=["dolfus"], wounded=["dolfus"], potions=2, dice="3 strength", gold=0, monster="snailer")

    keys = act(game)

    assert "heal" in keys
    assert "outside:left" in keys
    assert not game.is_wounded("dolfus")


def test_arms_whoever_goes() -> None:
    """Novices stay at home; what one carries goes with the other, and stays there."""
    game = a_table(
        members=["dolfus", "novice_1"],
        gear={"novice_1": ["pugnor"]},
        dice="4 strength",
        gold=0,
        traps=["plus_4"],
        monster="snailer",
        land="negueria",
        loot_offer=POOR_LOOT,
        panic=["mine", "alchemist"],
    )
    game.table.used |= 1 << game.table.clans[0].members[1]

    keys = act(game)

    assert keys[0] == "gear"
    assert keys.count("gear") == 1
    assert "outside:left" in keys
    assert game.gear("dolfus") == ["pugnor"]


def test_does_not_send_a_star_to_certain_death() -> None:
    game = a_table(
        members=["drapis", "timbulu"],
        wounded=["timbulu"],
        dice="1 strength",
        gold=0,
        round=6,
        monster="korcko",
        land="rynia",
        headers=[3, 3],
        panic=["mine"],
    )

    assert "send:timbulu" not in act(game)


def test_keeps_what_a_contract_will_need() -> None:
    game = a_table(
        members=["drapis", "kakron"],
        potions=1,
        dice="2 strength",
        missions=["haunted_mill", "lost_caravan"],
        on={"contract-1": {"member": "kakron", "dice": "1 persuasion"}},
        monster="krinx",
    )

    assert Planner(Outlook(game.table, 0, USUAL)).stores.potions == 0


def test_goes_on_from_a_walk_that_somebody_else_began() -> None:
    """A hint may be asked for at any question, by somebody whose walk is half prepared."""
    begun: tuple[tuple[str, ...], ...] = (
        (),
        ("outside:left",),
        ("outside:left", "path:1"),
        ("outside:left", "path:1", "send:kakron"),
        ("outside:left", "path:1", "send:kakron", "die:strength"),
        ("outside:mission", "path:1"),
        ("visit:tavern",),
        ("visit:lodge", "die:strength"),
        ("visit:armory", "die:persuasion-4"),
        ("visit:bazaar", "die:persuasion-4"),
        ("alchemist:upper",),
    )
    for keys in begun:
        game = a_table(
            dice="4 strength 2 magic 4 2",
            traps=["plus_4"],
            defense=1,
            gold=12,
            headers=[8, 8],
            missions=["haunted_mill", "tax_revolt"],
        )
        game.play(*keys)
        for _ in range(40):
            if game.prompt not in (*WALK, *SHOP):
                break
            game.match.play(Greedy(2).decide(game.match.chair(0)))

        assert game.prompt not in (*WALK, *SHOP), f"after {keys} there is no end"


@pytest.mark.parametrize("seats, seed", [(1, 0), (2, 21), (3, 14), (4, 7)])
def test_its_hints_can_be_followed_to_the_end(seats: int, seed: int) -> None:
    """Whoever asks at every question asks somebody new, who remembers no plan."""
    match = muster.new(NAME, seats=seats, seed=seed, events=False)
    while not match.over:
        seat = match.decision.seat
        match.play(Greedy(1).decide(match.chair(seat)))
        assert match.length < 3000, f"going round in circles at {match.decision.question.prompt}"


# -- battles -----------------------------------------------------------------------------------------------------------


def test_rolls_on_for_an_elimination_that_is_worth_more() -> None:
    game = a_battle(
        {"left-1": {"member": "dolfus", "dice": "4 strength", "traps": ["plus_6"]}},
        monster="krinx",
        attack=[1, 1],
        roll=[4, 1, 1, 2],
    )

    answer(game, "ward", "block", "attack")

    assert game.happened("eliminated")


def test_stops_for_a_capture_that_is_worth_more() -> None:
    """A loot token pays three glory for a capture."""
    game = a_battle(
        {"left-1": {"member": "puargh", "dice": "4 strength", "traps": ["plus_4"]}},
        monster="krinx",
        loot=["capture_glory"],
        attack=[1, 1],
        roll=[3, 2, 6, 6],
    )

    answer(game, "ward", "block", "attack", "deed")

    assert game.happened("captured")
    assert not game.table.clans[0].loot


def test_blocks_with_talents_first() -> None:
    game = a_battle(
        {"left-1": {"member": "dolfus", "dice": "1 strength", "defense": 1, "potions": 1}},
        monster="sandor",
        land="negueria",
        attack=[6, 6, 6],
    )

    assert answer(game, "block") == ["block-all"]


def test_wastes_nothing_on_somebody_who_is_lost() -> None:
    game = a_battle(
        {"left-1": {"member": "geas", "dice": "1 strength", "potions": 1}},
        monster="sandor",
        attack=[6, 6, 6],
        wounded=["geas"],
    )

    assert next_answer(game) == "take"


def test_gives_up_magic_that_saves_a_life() -> None:
    game = a_battle(
        {"left-1": {"member": "timbulu", "dice": "1 magic"}},
        monster="abysur",
        wounded=["timbulu"],
        members=["drapis"],
    )

    assert next_answer(game) == "ward:1"


def test_keeps_magic_that_will_win() -> None:
    game = a_battle(
        {"left-1": {"member": "dolfus", "dice": "2 strength 2 magic", "traps": ["plus_4"], "defense": 2}},
        monster="abysur",
    )

    assert next_answer(game) == "ward:0"


def test_venom_only_where_it_decides() -> None:
    close = a_battle(
        {"left-1": {"member": "geas", "dice": "2 strength", "traps": ["plus_4"], "venoms": 1}},
        monster="krinx",
        attack=[1, 1],
        roll=[2, 1],
    )
    hopeless = a_battle(
        {"left-1": {"member": "geas", "dice": "1 strength", "venoms": 1}},
        monster="moldo",
        figures={"monsters": {"moldo": {"attack": 0, "n": 0}}},
        roll=[2],
    )

    assert "venom" in answer(close, "ward", "attack")
    assert close.happened("captured")
    assert "venom" not in answer(hopeless, "ward", "attack")


def test_rerolls_a_low_die_that_may_decide() -> None:
    game = a_battle(
        {"left-1": {"member": "karunna", "dice": "2 strength", "traps": ["plus_4"]}},
        monster="krinx",
        attack=[1, 1],
        roll=[1, 3, 5],
    )

    keys = answer(game, "ward", "attack")

    assert "reroll:strength-1" in keys
    assert game.happened("captured") or game.happened("eliminated")


def test_tries_a_land_it_can_reach_and_takes_loot_else() -> None:
    on: dict[str, dict[str, Any]] = {
        "left-1": {"member": "dolfus", "dice": "4 strength", "traps": ["plus_8"], "seat": 1},
        "left-2": {"member": "geas", "dice": "3 strength"},
        "left-3": {"member": "taron", "dice": "1 strength"},
    }
    game = a_battle(on, monster="krinx", land="kale", attack=[1, 1], roll=[6, 6, 6, 6, 6, 6, 2, 2])

    while game.prompt != "conquest" or game.asked:
        game.match.play(Greedy(1).decide(game.match.chair(game.asked)))

    assert answer(game, "conquest", "conquest-roll", "settler")[0] == "try"
    assert game.happened("conquered")


def test_a_trick_hits_a_rival() -> None:
    on: dict[str, dict[str, Any]] = {
        "left-1": {"member": "geas", "dice": "2 strength"},
        "left-2": {"member": "dolfus", "dice": "2 strength", "traps": ["steal_strength_2", "strength_1"]},
        "left-3": {"member": "taron", "dice": "3 strength", "seat": 1},
    }
    game = a_battle(on, monster="krinx", options={"tricks": True})

    keys = answer(game, "clash", "aim", "steal")

    assert keys[:2] == ["reveal", "target:3"]
    assert game.table.paths[1].dice[0] >= 4


def test_takes_the_loot_that_is_worth_most() -> None:
    game = a_battle(
        {"left-1": {"member": "dolfus", "dice": "1 strength", "defense": 3}},
        monster="krinx",
        round=6,
        attack=[1, 1, 1, 1],
        roll=[1],
        loot_offer=["rerolls_3", "gold_10", "trophies", "brews"],
    )

    while game.prompt != "plunder":
        game.match.play(Greedy(1).decide(game.match.chair(0)))

    assert next_answer(game) == "pick:trophies"


# -- clean-up ----------------------------------------------------------------------------------------------------------


def test_sells_a_trophy_rather_than_lose_a_mercenary() -> None:
    game = a_table(
        members=["drapis", "timbulu"], gold=0, glory=15, trophies=["krinx"], dice="", start="clean_up", round=3
    )

    assert answer(game, "before-wages", "sell")[0] == "sell"
    assert "timbulu" in game.members()


def test_keeps_a_trophy_when_wages_can_be_paid() -> None:
    """Newer matches do not even ask."""
    game = a_table(
        members=["drapis", "timbulu"], gold=9, glory=15, trophies=["krinx"], dice="", start="clean_up", round=3, rules=2
    )

    assert answer(game, "before-wages") == ["done"]


def test_settles_and_saves_wages() -> None:
    game = a_table(
        members=["drapis", "geas"], gold=0, glory=12, lands={"yuha": None}, dice="", start="clean_up", round=3
    )

    assert answer(game, "before-wages", "settler")[:1] == ["settle"]
    assert game.settler("yuha") == "geas"


def test_heals_the_best_at_home_while_there_are_rounds_to_come() -> None:
    members = ["drapis", "kakron", "timbulu"]
    early = a_table(members=members, wounded=members[1:], potions=1, gold=20, dice="", start="clean_up", round=2)
    late = a_table(members=members, wounded=members[1:], potions=1, gold=20, dice="", start="clean_up", round=6)

    assert next_answer(early) == "heal-one:timbulu"
    assert next_answer(late) == "done"


# -- odds and values ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "dice, total, chance",
    [(2, 6, 72), (2, 8, 42), (3, 10, 62), (4, 14, 56), (5, 18, 50), (6, 20, 64), (3, 19, 0), (4, 4, 100)],
)
def test_dice_reach_what_the_design_brief_says(dice: int, total: int, chance: int) -> None:
    assert round(100 * reach(dice, total)) == chance


@pytest.mark.parametrize(
    "black, cancels, dies, wounded", [(2, 0, 44, 89), (3, 1, 30, 74), (4, 2, 20, 59), (5, 3, 13, 46), (6, 2, 68, 90)]
)
def test_black_dice_hit_as_the_design_brief_says(black: int, cancels: int, dies: int, wounded: int) -> None:
    assert round(100 * at_least(black, cancels + 2)) == dies
    assert round(100 * at_least(black, cancels + 1)) == wounded


def test_nothing_is_left_to_hope_for_in_the_last_round() -> None:
    early = a_table(round=1)
    late = a_table(round=6)
    near = a_table(round=4, others={1: {"glory": 31}})

    assert 3 < further_rounds(early.table) <= 5
    assert further_rounds(late.table) == 0
    assert further_rounds(near.table) < 0.1
    assert Outlook(late.table, 0, USUAL).potion == 0


def test_gold_for_wages_is_worth_more_than_gold_to_spare() -> None:
    game = a_table(members=["drapis", "geas", "taroa"], gold=3, glory=15, dice="", round=3, start="take_turn")
    outlook = Outlook(game.table, 0, USUAL)

    assert outlook.gain_gold(1) > outlook.purse(12, outlook.wages) - outlook.purse(11, outlook.wages)


def test_knows_what_talents_and_equipment_do() -> None:
    game = a_table(members=["drapis", "taroa"], gear={"taroa": ["slyzor", "tergeo"]})
    taroa = game.table.clans[0].members[1]

    armed, bare = Fighter(game.table, taroa), Fighter(game.table, taroa, weapons=False)

    assert (armed.strength, bare.strength) == (2, 1)
    assert armed.conquest_strength == 1
    assert armed.rerolls(2, 1) == 2
