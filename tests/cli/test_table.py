"""The drawn table fits its screen at every decision of a match, in every language, and never speaks by colour alone."""

from __future__ import annotations

from random import Random

import pytest
from rich.text import Text
from tests.cli.drawing import drawn
from tests.toys.bare import bare_game

import muster
from muster.cli.choices import choice_lines, numbered
from muster.terminal import drawing_of
from muster.terminal.scene import Scene
from muster.terminal.words import Words

GAME = "meeples-and-monsters"
SIZES = ((100, 40), (80, 24), (120, 50), (80, 30))


def matches(seats: int, towers: bool) -> list[muster.Match]:
    """A match at a few dozen of its moments, from the first to the last."""
    toss = Random(3)
    match = muster.new(GAME, seats=seats, seed=9, options={"towers": towers})
    moments = []
    while not match.over:
        if match.length % 61 == 0:
            moments.append(muster.load(match.to_bytes()))
        match.play(toss.choice(match.decision.options))
    return [*moments, match]


@pytest.mark.parametrize("width, height", SIZES)
@pytest.mark.parametrize("seats, towers", [(2, False), (4, True)])
def test_the_table_fits(width: int, height: int, seats: int, towers: bool) -> None:
    drawing = drawing_of(muster.game(GAME))
    for at, match in enumerate(matches(seats, towers)):
        words = Words(("en", "es", "fr")[at % 3])
        for viewer in (None, seats - 1):
            lines = drawing.draw(Scene(match, viewer, words), width, height - 10, {})
            assert len(lines) <= height - 10
            assert all(line.cell_len <= width for line in lines)


def test_tavern_monsters_and_scores_can_be_read_without_colour() -> None:
    match = muster.new(GAME, seats=3, seed=9)
    text = drawn(match, 0)
    player = match.view(0)["players"][0]
    letters = {"peasant": "P", "corruption": "x"}
    assert "".join(letters[name] * number for name, number in player["tavern"].items()) in text
    pack = match.content.pack
    for district in match.view(0)["districts"]:
        for key in district["monsters"]:
            if key:
                card = pack.tables["monsters"][key]
                assert any(card.name in line and f"⚔{card.strength} ★{card.vp}" in line for line in text.splitlines())


def test_one_sees_ones_own_quests_and_nobody_elses() -> None:
    match = muster.new(GAME, seats=2, seed=9)
    names = {
        seat: [match.content.pack.tables["quests"][key].name for key in match.view(seat)["zones"][f"hand-{seat}"]]
        for seat in (0, 1)
    }
    for viewer, text in ((viewer, drawn(match, viewer, width=100)) for viewer in (0, 1, None)):
        for seat in (0, 1):
            for name in names[seat]:
                assert (name in text) == (seat == viewer)


def test_options_and_places_carry_the_same_numbers() -> None:
    toss = Random(5)
    match = muster.new(GAME, seats=2, seed=1)
    drawing = drawing_of(muster.game(GAME))
    seen = 0
    while seen < 5:
        decision = match.decision
        scene = Scene(match, decision.seat, Words("en"))
        choices = numbered(decision, scene, drawing)
        assert sorted(choice.number for choice in choices) == list(range(1, len(decision) + 1))
        fights = {choice.number: choice for choice in choices if choice.option.key.startswith("fight:")}
        if fights:
            seen += 1
            badges = {choice.option.key: choice.number for choice in choices}
            lines = [line.plain for line in drawing.draw(scene, 100, 40, badges)]
            for number, choice in fights.items():
                name = match.content.pack.tables["monsters"][choice.option.key.partition(":")[2]].name
                assert any(f"{number:>2}" in line and name in line for line in lines)
        match.play(toss.choice(decision.options))


@pytest.mark.parametrize("width", [80, 100])
def test_every_option_is_listed_whatever_their_number(width: int) -> None:
    toss = Random(6)
    match = muster.new(GAME, seats=4, seed=2, options={"towers": True})
    drawing = drawing_of(muster.game(GAME))
    while not match.over:
        decision = match.decision
        if len(decision) > 1:
            scene = Scene(match, decision.seat, Words("es"))
            choices = numbered(decision, scene, drawing)
            lines = choice_lines(choices, scene, drawing, width, 8)
            assert all(line.cell_len <= width for line in lines)
            text = " ".join(line.plain for line in lines)
            for choice in choices:
                assert f"{choice.number} {choice.option.text('es')}"[:12] in text
        match.play(toss.choice(decision.options))


def test_every_card_can_be_read_in_every_language() -> None:
    match = muster.new(GAME, seats=2, seed=9, options={"towers": True})
    tables = match.content.pack.tables
    wanted = sum(len(tables[name]) for name in tables if name != "box")
    for lang in ("en", "es", "fr"):
        scene = Scene(match, 0, Words(lang))
        cards = drawing_of(muster.game(GAME)).cards(scene)
        assert len(cards) == wanted
        assert all(card.name and card.figures for card in cards)
        assert all(isinstance(line, Text) for line in drawing_of(muster.game(GAME)).legend(scene))


def test_a_game_without_a_drawing_is_listed() -> None:
    match = muster.new(GAME, seats=2, seed=9)
    listed = drawing_of(bare_game())
    lines = listed.draw(Scene(match, 0, Words("en")), 80, 24, {})
    assert len(lines) <= 24
    assert "round: 1" in "\n".join(line.plain for line in lines)
