"""The end of the game: two final turns for everyone, and a limit for tables where nobody fights."""

from __future__ import annotations

import pytest
from tests.games.meeples_and_monsters.setting import NAME, Sitting, a_table

import muster


def the_third_card_comes(*, seats: int, seat: int, first: int, round: int) -> Sitting:
    """A seat beats the Skeleton, and the third Dark Council Arrives card comes up."""
    game = a_table(
        start="main_phase",
        seats=seats,
        seat=seat,
        first=first,
        round=round,
        tavern="2 peasant",
        city={"castle": ["skeleton"]},
        deck=["gougoyle"],
        arrived=0b011,
        loads={"council": [0]},
        others={other: {"tavern": "5 knight"} for other in range(seats) if other != seat},
    )
    return game.send("fight:skeleton", "2 peasant").play("confirm")


def turns_to_come(game: Sitting) -> list[tuple[int, int]]:
    """Round and seat of every turn until the match is over, the one now open included."""
    turns: list[tuple[int, int]] = []
    while not game.match.over:
        turns.append((game.table.round, game.table.active))
        game.end_turn()
    return turns


def always_pass(match: muster.Match) -> list[tuple[int, int]]:
    """Let everybody pass to the end; round and size of every hand drawn in a Draw Phase."""
    game = Sitting(match, 0)
    game.until("never", most=5000)
    hands: list[tuple[int, int]] = []
    round = 0
    for event in match.events(0):
        facts = event["facts"]
        assert isinstance(facts, dict)
        if event["kind"] == "turn-begins":
            round = int(facts["round"])
        elif event["kind"] == "meeples-drawn" and round:
            hands.append((round, sum(facts["meeples"].values())))
    return hands


@pytest.mark.rule("MM-END-01")
def test_mm_end_01_the_round_is_finished_and_then_everybody_has_two_turns() -> None:
    game = the_third_card_comes(seats=3, seat=1, first=0, round=13)

    assert turns_to_come(game) == [(13, 2), (14, 0), (14, 1), (14, 2), (15, 0), (15, 1), (15, 2)]


@pytest.mark.rule("MM-END-01")
def test_mm_end_01_the_final_turns_begin_with_the_holder_of_the_first_player_marker() -> None:
    game = the_third_card_comes(seats=3, seat=0, first=2, round=13)

    assert turns_to_come(game) == [(13, 1), (14, 2), (14, 0), (14, 1), (15, 2), (15, 0), (15, 1)]


@pytest.mark.rule("MM-END-01")
def test_mm_end_01_the_turns_before_are_no_final_turns() -> None:
    game = the_third_card_comes(seats=3, seat=1, first=0, round=13)
    game.until("plan")
    assert (game.asked, game.reason("fight:saw_ron")) == (2, "refused-council")

    game.end_turn().until("plan")

    assert (game.asked, game.table.round, game.offers("fight:saw_ron")) == (0, 14, True)


@pytest.mark.rule("MM-END-01")
def test_mm_end_01_after_the_last_player_of_a_round_the_final_turns_begin_at_once() -> None:
    game = the_third_card_comes(seats=2, seat=1, first=0, round=13)

    assert turns_to_come(game) == [(14, 0), (14, 1), (15, 0), (15, 1)]


@pytest.mark.rule("MM-END-02")
def test_mm_end_02_everybody_has_the_same_number_of_turns() -> None:
    game = the_third_card_comes(seats=4, seat=0, first=0, round=12)

    turns = [(12, 0), *turns_to_come(game)]

    assert [sum(1 for _, seat in turns if seat == at) + 11 for at in range(4)] == [14, 14, 14, 14]


@pytest.mark.rule("MM-END-02")
def test_mm_end_02_a_card_in_the_first_players_turn_lets_the_others_finish_the_round() -> None:
    game = the_third_card_comes(seats=4, seat=2, first=2, round=12)

    assert turns_to_come(game)[:4] == [(12, 3), (12, 0), (12, 1), (13, 2)]
    assert game.table.round == 14


@pytest.mark.rule("MM-END-03")
def test_mm_end_03_after_both_final_turns_no_turn_is_offered_and_the_game_is_scored() -> None:
    game = a_table(
        final=True,
        round=14,
        seat=1,
        tavern="1 peasant",
        others={0: {"tavern": "1 peasant"}},
        pile=["ghoul", "skeleton", "hollow_friar"],
        hand=["bone_collector"],
        hand_of={0: ["axe_practice"]},
    )
    game.end_turn().end_turn()
    assert (game.table.round, game.asked, game.score) == (15, 1, 0)

    game.end_turn()

    assert (game.match.over, game.match.decisions, game.match.result.scores) == (True, (), (-1, 2))
    assert [fact["round"] for fact in game.happened("turn-begins")][-3:] == [14, 15, 15]
    with pytest.raises(muster.IllegalAnswer):
        game.match.play("confirm")


@pytest.mark.rule("MM-END-03")
def test_mm_end_03_nothing_is_scored_before_the_last_turn_is_over() -> None:
    game = a_table(
        final=True,
        seat=1,
        tavern="1 peasant",
        others={0: {"tavern": "1 peasant"}},
        hand=["axe_practice"],
    )

    game.end_turn().end_turn().until("plan")

    assert (game.table.round, game.table.last_round, game.score) == (3, 3, 0)


@pytest.mark.rule("MM-END-04")
def test_mm_end_04_a_tavern_quest_may_be_completed_in_the_last_draw_phase() -> None:
    game = a_table(
        final=True,
        seat=1,
        tavern="1 peasant",
        bag="12 mage",
        others={0: {"tavern": "1 peasant"}},
        hand=["ritual_of_exceptional_merit"],
    )
    game.end_turn().end_turn().until("quests")
    assert (game.table.round, game.table.last_round, game.asked) == (3, 3, 1)

    game.play("complete:ritual_of_exceptional_merit")

    assert (game.match.over, game.score) == (True, 2)


@pytest.mark.rule("MM-END-04")
def test_mm_end_04_the_city_is_refilled_and_a_hand_drawn_in_the_last_turn() -> None:
    game = a_table(
        final=True,
        seat=1,
        tavern="1 peasant",
        bag="12 knight",
        others={0: {"tavern": "1 peasant"}},
        city={"castle": ["skeleton"]},
    )
    game.end_turn().end_turn().until("plan").send("fight:skeleton", "1 knight").play("confirm")
    game.until("never")

    assert (game.match.over, len([card for card in game.table.city if card >= 0])) == (True, 1)
    assert sum(game.tavern().values()) == 6


@pytest.mark.rule("MM-END-05")
def test_mm_end_05_a_game_of_passing_players_ends_after_round_32() -> None:
    match = muster.new(NAME, seats=2, seed=5)

    always_pass(match)

    assert (match.over, [event["facts"] for event in match.events(0) if event["kind"] == "final-turns"]) == (
        True,
        [{"round": 31}],
    )
    assert [event["facts"] for event in match.events(0) if event["kind"] == "game-ends"] == [{"round": 32}]


@pytest.mark.rule("MM-END-05")
def test_mm_end_05_the_third_card_counts_as_drawn_when_round_30_is_over() -> None:
    game = a_table(round=30, seat=0, tavern="1 peasant", others={1: {"tavern": "1 peasant"}})
    game.end_turn()
    assert (game.asked, game.match.view(0)["final"]) == (1, None)

    game.end_turn()

    assert (game.table.round, game.match.view(0)["final"]) == (31, {"from": 31, "last": 32})
    assert game.table.arrived == 0b100


@pytest.mark.rule("MM-END-05")
def test_mm_end_05_the_dark_council_may_be_fought_in_rounds_31_and_32() -> None:
    game = a_table(round=30, seat=1, tavern="1 peasant", others={0: {"tavern": "5 knight"}})

    game.end_turn().until("plan")

    assert (game.table.round, game.asked, game.offers("fight:saw_ron")) == (31, 0, True)


@pytest.mark.rule("MM-END-05")
def test_mm_end_05_the_limit_does_not_lengthen_final_turns_that_are_on() -> None:
    game = a_table(round=30, seat=1, final=True, tavern="1 peasant", others={0: {"tavern": "1 peasant"}})

    assert turns_to_come(game) == [(30, 1), (31, 0), (31, 1)]


@pytest.mark.rule("MM-END-06")
def test_mm_end_06_hands_of_four_are_drawn_after_the_safety_limit() -> None:
    match = muster.new(NAME, seats=2, seed=5)

    hands = always_pass(match)

    assert [hand for hand in hands if hand[0] >= 31] == [(31, 4), (31, 4), (32, 4), (32, 4)]


@pytest.mark.rule("MM-END-06")
def test_mm_end_06_the_first_card_still_counts_for_the_hand_size() -> None:
    game = a_table(
        round=30, seat=1, arrived=0b001, tavern="1 peasant", others={0: {"tavern": "1 peasant"}}, bag="20 peasant"
    )
    game.end_turn().end_turn()
    assert (game.table.round, game.asked, game.table.arrived) == (31, 1, 0b101)

    game.end_turn()

    assert game.tavern() == {"peasant": 5}
