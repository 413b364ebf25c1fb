"""The greedy player: it plays whole matches by its own head, and what it plays pays."""

from __future__ import annotations

import pytest
from tests.games.greedy import play
from tests.games.meeples_and_monsters.setting import NAME, Sitting, a_table, in_main_phase

import muster
from muster.games.meeples_and_monsters.bots import TARGETS, Greedy, measures
from muster.games.meeples_and_monsters.bots.plans import GUARDS, ONE, Planner, code_of, moves_of
from muster.games.meeples_and_monsters.bots.values import USUAL, Outlook
from muster.games.meeples_and_monsters.content.pieces import CLASSES, MONSTER_SPOT, PEASANT


def answer(game: Sitting, *prompts: str) -> list[str]:
    """Let the greedy player answer for the seat in turn up to the first question of another kind."""
    bot = Greedy(1)
    chair = game.match.chair(game.seat)
    keys: list[str] = []
    while not game.match.over and game.asked == game.seat and game.prompt in prompts:
        option = bot.decide(chair)
        keys.append(option.key)
        game.match.play(option)
    return keys


PLAN = ("plan", "fill", "fight", "more", "strengthen")


# -- whole matches -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("towers", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_plays_whole_matches_by_its_own_plans(seats: int, towers: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    lost: list[str] = []
    monkeypatch.setattr(Greedy, "_finish_plan", lambda *_: lost.append("plan"))
    monkeypatch.setattr(Greedy, "_send_unit", lambda *_: lost.append("unit"))
    match = muster.new(NAME, seats=seats, seed=seats, options={"towers": towers}, events=False)

    answers = play(match, [Greedy(seat) for seat in range(seats)])

    assert match.over
    assert not lost, "a script did not hold and the bot had to improvise"
    assert match.length == len(answers) < 2000
    assert max(match.result.scores) > 30


# -- what it plays -----------------------------------------------------------------------------------------------------


def test_takes_the_monster_that_pays_most_for_its_units() -> None:
    game = in_main_phase(tavern="1 knight", city={"castle": ["plank_pirate"], "villages": ["sawdust_imp"]}, final=True)

    assert answer(game, *PLAN)[0] == "fight:plank_pirate"


def test_uses_a_location_that_makes_a_fight_possible() -> None:
    game = in_main_phase(
        tavern="1 knight 1 peasant 3 warrior",
        built={"castle_1": "oaken_war_hall"},
        final=True,
    )

    keys = answer(game, *PLAN)

    assert keys[0] == "use:oaken_war_hall"
    assert "fight:mangrove" in keys
    assert keys[-1] == "confirm"


def test_adds_the_units_that_complete_a_quest() -> None:
    game = in_main_phase(
        tavern="2 warrior 1 cleric 1 mage", city={"cathedral": ["mahogany_mummy"]}, hand=["recover_the_rod_of_ruin"]
    )

    answer(game, *PLAN)

    assert game.prompt == "quests"
    assert answer(game, "quests") == ["complete:recover_the_rod_of_ruin"]


def test_meets_the_condition_of_a_bonus_token() -> None:
    game = in_main_phase(
        tavern="4 knight 1 mage 1 cleric 1 peasant",
        final=True,
        fought=["mangrove", "saw_ron"],
        tokens=["mixed_company", "two_at_level_two", "prestige_guest"],
    )

    planner = Planner(game.table, 0, Outlook(game.table, 0, USUAL))
    first = moves_of(planner.best()[1])[0]

    assert first.spot == MONSTER_SPOT + game.table.box.normal
    assert sum(number > 0 for number in first.group) == 4


def test_recruits_early_and_not_at_the_end() -> None:
    early = in_main_phase(tavern="1 peasant", round=2)
    late = in_main_phase(tavern="1 peasant", final=True, round=12)
    late.table.round = late.table.last_round

    assert answer(early, *PLAN)[0].startswith("use:")
    assert answer(late, *PLAN) == ["confirm"]


def test_lets_a_level_3_warrior_bring_a_peasant() -> None:
    game = in_main_phase(
        tavern="1 warrior", lodgings="1 peasant", levels={"warrior": 3}, city={"cathedral": ["beaver_brute"]}
    )

    answer(game, *PLAN)

    assert game.until("capitol").pile() == ["beaver_brute"]


def test_names_the_unit_that_corruption_strengthens() -> None:
    game = in_main_phase(
        tavern="1 cleric 1 warrior",
        lodgings="3 corruption",
        city={"villages": ["tree_beast"]},
        built={"castle_1": "shrine_of_dry_rot"},
    )

    keys = answer(game, *PLAN)

    assert "strengthen:tree_beast" in keys
    assert keys[-1] == "confirm"


def test_lets_a_shaman_stand_for_whom_a_place_needs() -> None:
    game = in_main_phase(
        tavern="1 shaman 1 warrior", bag="4 peasant 4 corruption", round=2, built={"castle_1": "levy_station"}
    )

    assert answer(game, *PLAN)[0] == "use:levy_station"


def test_does_not_give_a_shaman_away_for_a_peasant() -> None:
    """Heartwood Keep sends a Peasant away, and whoever stands for one."""
    game = in_main_phase(tavern="1 shaman 1 warrior", bag="4 peasant 4 corruption", round=2)

    assert "unit:shaman_as_peasant" not in answer(game, *PLAN)
    assert game.supply.get("shaman") == 4


def test_discards_the_quest_that_promises_least() -> None:
    game = in_main_phase(
        tavern="1 knight",
        city={"villages": ["timber_wolf"]},
        hand=["clean_grain", "knight_and_squire"],
        bag="4 peasant 9 corruption",
        lodgings="2 peasant 2 knight",
    )

    answer(game, *PLAN)
    game.until("discard")

    assert answer(game, "discard") == ["discard:clean_grain"]


def test_goes_on_from_a_plan_that_somebody_else_began() -> None:
    """A hint may be asked for at any question, by somebody whose plan is half laid out."""
    for keys in ((), ("fight:tree_beast",), ("fight:tree_beast", "unit:peasant"), ("use:academy_of_fine_grain",)):
        game = in_main_phase(tavern="3 peasant 2 warrior", city={"villages": ["tree_beast"]})
        game.play(*keys)
        for _ in range(40):
            if game.prompt not in PLAN:
                break
            game.match.play(Greedy(2).decide(game.match.chair(0)))

        assert game.prompt not in PLAN, f"after {keys} the plan is never confirmed"


# -- plans and measures ------------------------------------------------------------------------------------------------


def test_codes_tell_what_can_be_spared() -> None:
    tavern = GUARDS + code_of([3, 1, 0, 0, 0, 0, 0, 0, 2])

    assert (tavern - 3 * ONE[PEASANT]) & GUARDS == GUARDS
    assert (tavern - 4 * ONE[PEASANT]) & GUARDS != GUARDS


def test_measures_what_the_targets_name() -> None:
    match = muster.new(NAME, seats=4, seed=2, events=False)
    play(match, [Greedy(seat) for seat in range(4)])

    found = measures(match)

    common = ("rounds", "winner_score", "last_to_winner", "seat_advantage", "prestige_stock_empty")
    for name, _, _ in TARGETS:
        measure = name.partition("@")[0]
        assert measure in found or measure in common or measure.startswith("share_")
    assert 0 <= found["quests_completed"] <= 1
    assert found["locations_built"] == sum(tile >= 0 for tile in match.table.built)  # type: ignore[attr-defined]
    assert all(f"winner_has_{name}" in found for name in CLASSES[1:8])


def test_levels_up_and_builds_when_it_pays() -> None:
    game = a_table(
        start="development_phase", tavern="2 peasant", display=["sapling_settlement", "levy_station"], round=2
    )

    keys = answer(game, "abilities", "capitol", "tile", "slot")

    assert keys[0].startswith("build:")
