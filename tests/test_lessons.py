"""The guided first matches: played through on the engine, read from the record, clear about what broke."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec
import pytest

import muster
from muster.bots import bot_called
from muster.kernel.match import Match
from muster.lessons import PUPIL, BrokenLesson, Lesson, Script, Standing, figure_at, lesson_of

GAMES = muster.game_names()
FEWEST_STEPS, MOST_STEPS = 12, 20


def lesson(game: str) -> Lesson:
    found = lesson_of(game)
    assert found is not None
    return found


def script_of(game: str) -> Script:
    return msgspec.structs.replace(lesson(game).script)


def played(of: Lesson, answers: int) -> Match:
    match = of.new_match()
    for line in of.line[:answers]:
        match.play(line.key, seat=line.seat)
    return match


def standing_of(of: Lesson, match: Match) -> Standing | None:
    return of.standing(match.record.answers())


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_first_match_that_can_be_played_to_its_last_step(game: str) -> None:
    of = lesson(game)
    assert FEWEST_STEPS <= len(of.steps) <= MOST_STEPS
    assert of.problems() == []
    match = of.new_match()
    done: list[int] = []
    while (standing := standing_of(of, match)) is not None and standing.phase in ("step", "others"):
        decision = match.decision
        if standing.phase == "step":
            assert decision.seat == PUPIL
            assert standing.take in {option.key for option in decision.options}
            done.append(standing.step)
            match.play(standing.take, seat=PUPIL)
        else:
            following = of.next_answer(match.record.answers())
            assert following is not None
            match.play(following.key, seat=following.seat)
    assert sorted(set(done)) == list(range(len(of.steps))), "each step asks the player for something, in order"
    assert done == sorted(done)
    assert standing_of(of, match) == Standing("alone", len(of.steps))
    assert not match.over, "there is a match left to play"


@pytest.mark.parametrize("game", GAMES)
def test_where_a_match_stands_is_in_its_record_alone(game: str) -> None:
    of = lesson(game)
    for answers in {0, 1, len(of.line) // 2, len(of.line)}:
        match = played(of, answers)
        again = muster.replay(match.record.to_text())
        assert standing_of(of, again) == standing_of(of, match) is not None


@pytest.mark.parametrize("game", GAMES)
def test_another_answer_leaves_the_path_for_good(game: str) -> None:
    of = lesson(game)
    match = of.new_match()
    while (standing := standing_of(of, match)) is not None and standing.phase != "step":
        following = of.next_answer(match.record.answers())
        assert following is not None
        match.play(following.key, seat=following.seat)
    assert standing is not None
    other = next(option.key for option in match.decision.options if option.key != standing.take)
    match.play(other, seat=PUPIL)
    assert standing_of(of, match) is None
    assert of.next_answer(match.record.answers()) is None


def test_an_answer_that_is_taken_back_is_on_the_path_again() -> None:
    of = lesson("meeples-and-monsters")
    match = of.new_match()
    before = standing_of(of, match)
    match.play("continue", seat=PUPIL)
    assert standing_of(of, match) is None
    match.take_back(PUPIL)
    assert standing_of(of, match) == before


@pytest.mark.parametrize("game", GAMES)
def test_after_the_steps_the_player_goes_on_with_hints_for_a_while(game: str) -> None:
    of = lesson(game)
    match = played(of, len(of.line))
    bots = [bot_called("greedy", game, seat) for seat in range(match.seats)]
    own = 0
    while own < of.script.alone:
        assert standing_of(of, match) == Standing("alone", len(of.steps))
        decision = match.decision
        own += decision.seat == PUPIL
        match.play(bots[decision.seat].decide(match.chair(decision.seat)), seat=decision.seat)
    assert standing_of(of, match) == Standing("done", len(of.steps))


@dataclass(frozen=True)
class Break:
    """A way in which a lesson may not fit the engine any more."""

    change: dict[str, object]
    said: str


FIRST, *REST = lesson("meeples-and-monsters").steps
BREAKS = (
    Break({"steps": [msgspec.structs.replace(FIRST, take=["build:nobody"]), *REST]}, r"step 1 \(build\).*not offered"),
    Break({"steps": [msgspec.structs.replace(FIRST, asked="plan"), *REST]}, r"step 1 \(build\).*not 'plan'"),
    Break({"others": ["confirm"]}, "seat 1: 'confirm' is not offered"),
    Break({"others": []}, "the others have no answer left"),
    Break({"others": [*lesson("meeples-and-monsters").script.others, "pass"]}, "1 answers of the others are left over"),
)


@pytest.mark.parametrize("broken", BREAKS, ids=lambda broken: broken.said)
def test_a_lesson_that_does_not_fit_says_which_step_broke(broken: Break) -> None:
    script = msgspec.structs.replace(script_of("meeples-and-monsters"), **broken.change)
    with pytest.raises(BrokenLesson, match=broken.said):
        Lesson(muster.game("meeples-and-monsters"), "first_match", script)


def test_sentences_tell_the_figures_of_the_content() -> None:
    of = lesson("meeples-and-monsters")
    at = next(at for at, step in enumerate(of.steps) if step.name == "together")
    said = of.sentence(Standing("step", at, "unit:warrior"), "en")
    goblin = muster.content("meeples-and-monsters").pack.tables["monsters"]["splinter_goblin"]
    assert f"strength {goblin.strength}." in said


@pytest.mark.parametrize("path", ["monsters.nobody.strength", "monsters.skeleton.name", "monsters.skeleton.effects.9"])
def test_a_figure_that_is_not_there_is_named(path: str) -> None:
    tables = muster.content("meeples-and-monsters").pack.tables
    with pytest.raises(BrokenLesson, match=path):
        figure_at(tables, path, "here")


def test_a_place_that_the_player_does_not_see_is_a_problem() -> None:
    script = script_of("meeples-and-monsters")
    steps = [msgspec.structs.replace(script.steps[0], at=["monster:nobody"]), *script.steps[1:]]
    changed = msgspec.structs.replace(script, steps=steps)
    of = Lesson(muster.game("meeples-and-monsters"), "first_match", changed)
    assert of.problems() == [
        "meeples-and-monsters, first_match, step 1 (build): nothing that the player sees is called 'nobody'"
    ]


def test_a_game_without_a_lesson_of_that_name_has_none() -> None:
    assert lesson_of("euthia", "second_match") is None
