"""What a player reads at the terminal: options that differ, endings last, the newest first, how a goal went."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest
from rich.text import Text

import muster
from muster.cli.choices import choice_lines, numbered
from muster.cli.commands import read_typed
from muster.cli.playing import Sitting
from muster.cli.results import result_lines
from muster.cli.screen import Screen
from muster.cli.seating import PERSON, Seating
from muster.terminal import drawing_of
from muster.terminal.lines import wrapped
from muster.terminal.scene import Scene
from muster.terminal.words import Words

RECORDS = Path(__file__).parents[1] / "records"


class Reader(Screen):
    """Keeps the pages that would be shown, on a screen of 24 lines."""

    def __init__(self) -> None:
        super().__init__()
        self.read: list[str] = []

    @property
    def height(self) -> int:
        return 24

    def pages(self, lines: Sequence[Text], more: str, back: str) -> None:
        self.read = [line.plain for line in lines]


def a_sitting(match: muster.Match) -> tuple[Sitting, Reader]:
    reader = Reader()
    seating = Seating(match.game.name, [PERSON] * match.seats)
    return Sitting(match, seating, None, Words("en"), reader), reader


def a_walk(least: int) -> muster.Match:
    """A match of Euthia in which a Hero has at least so many ways to go."""
    toss = Random(5)
    for seed in range(31, 60):
        match = muster.new("euthia", seats=2, seed=seed)
        while not match.over:
            if match.decision.question.prompt == "walk" and len(match.decision) >= least:
                return match
            match.play(toss.choice(match.decision.options))
    raise AssertionError("nobody has so many ways to go")


def test_a_long_line_is_broken_and_indented() -> None:
    lines = wrapped(Text("one two three four five"), 12, 4)

    assert [line.plain.rstrip() for line in lines] == ["one two", "    three", "    four", "    five"]
    assert all(line.cell_len == 12 for line in lines)


def test_what_ends_something_stands_last() -> None:
    toss = Random(8)
    match, drawing = muster.new("monster-lands", seats=2, seed=4), drawing_of(muster.game("monster-lands"))
    seen = 0
    while not match.over:
        decision = match.decision
        scene = Scene(match, decision.seat, Words("en"))
        choices = numbered(decision, scene, drawing)
        if not any(choice.heading for choice in choices):
            ending = [choice.option.key in drawing.ENDINGS for choice in choices]
            assert ending == sorted(ending)
            seen += any(ending) and not all(ending)
        match.play(toss.choice(decision.options))
    assert seen > 10


@pytest.mark.parametrize("lang", ["en", "es", "fr"])
def test_ways_differ_even_without_room_for_their_names(lang: str) -> None:
    match, drawing = a_walk(12), drawing_of(muster.game("euthia"))
    scene = Scene(match, match.decision.seat, Words(lang))
    choices = numbered(match.decision, scene, drawing)

    lines = [line.plain for line in choice_lines(choices, scene, drawing, 80, 5)]

    told = re.findall(r" ?(\d+) (.+?)(?= {2,}| \d+ |$)", "\n".join(lines), re.M)
    assert len(told) == len(choices)
    assert len({text for _, text in told}) == len(choices)


@pytest.mark.parametrize("lang", ["en", "es", "fr"])
def test_actions_of_monster_lands_differ_without_room_for_their_texts(lang: str) -> None:
    match, drawing = muster.new("monster-lands", seats=3, seed=14), drawing_of(muster.game("monster-lands"))
    scene = Scene(match, match.decision.seat, Words(lang))

    briefs = [drawing.brief(scene, option)[:20] for option in match.decision.options]

    assert len(briefs) > 10
    assert len(set(briefs)) == len(briefs)


@pytest.mark.parametrize(
    "game, seats, options",
    [("euthia", 1, {}), ("euthia", 3, {"mode": "cooperative"}), ("monster-lands", 1, {})],
)
def test_alone_or_together_it_is_told_whether_the_goal_was_reached(
    game: str, seats: int, options: dict[str, object]
) -> None:
    toss = Random(2)
    match = muster.new(game, seats=seats, seed=8, options=options)
    while not match.over:
        match.play(toss.choice(match.decision.options))

    told = [line.plain for line in result_lines(match, Words("en"))]

    reached = match.result.outcomes[0] == "success"
    assert ("The goal was reached." in told, "The goal was not reached." in told) == (reached, not reached)
    assert not any("victory" in line or "wins" in line for line in told)


def test_the_log_begins_with_what_is_new() -> None:
    match = muster.replay((RECORDS / "mm-2-greedy.rec").read_text(), upto=200)
    sitting, reader = a_sitting(match)
    story = match.story(0, "en")

    sitting.show_log(0, "")
    screenful = reader.read
    sitting.heard[0] = len(story) - 40
    sitting.show_log(0, "")
    since = reader.read
    sitting.show_log(0, "*")

    assert screenful == [f"… {len(story) - 21} lines before these: type l * for the whole log", *story[-21:]]
    assert since[1:] == story[-40:]
    assert reader.read == story


@pytest.mark.parametrize("game", muster.game_names())
def test_cards_on_the_table_come_first_and_the_box_when_asked_for(game: str) -> None:
    match = muster.new(game, seats=2, seed=6)
    sitting, reader = a_sitting(match)
    scene = Scene(match, 0, Words("en"))
    cards = drawing_of(muster.game(game)).cards(scene)
    here = [card for card in cards if card.here]

    sitting.show_cards("", scene)
    table = reader.read
    sitting.show_cards("*", scene)

    assert 0 < len(here) < len(cards)
    assert cards[: len(here)] == here
    assert str(len(cards)) in table[0]
    assert len(table) < len(reader.read)
    assert all(any(line.startswith(card.name) for line in table) for card in here)
    assert all(any(line.startswith(card.name) for line in reader.read) for card in cards)


def test_a_hint_names_the_number_of_its_option() -> None:
    match = muster.new("euthia", seats=1, seed=3)
    sitting, _ = a_sitting(match)
    decision, scene = match.decision, Scene(match, 0, Words("en"))

    sitting.obey(read_typed("h", len(decision)), decision, scene)
    ((_, notice),) = sitting.notices

    found = re.match(r"Hint \((\d+)\): (.*?)\. ", notice(Words("en")))
    assert found is not None
    chosen = numbered(decision, scene, sitting.drawing)[int(found[1]) - 1]
    assert chosen.option.text("en") == found[2]
