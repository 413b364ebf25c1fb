"""What things say of themselves at the prompt, and in a notebook."""

from __future__ import annotations

import muster

GAME = "meeples-and-monsters"


def test_things_say_what_they_are() -> None:
    match = muster.new(GAME, seats=2, seed=1)
    decision = match.decision
    asked = f"seat {decision.seat} is asked {decision.question.prompt!r}"

    assert repr(match) == f"<Match of {GAME}, 2 seats, 0 answers; {asked}>"
    assert repr(decision).endswith(f"options={len(decision)})")
    assert repr(match.chair(1)) == f"<Chair of seat 1, {GAME}, 2 seats>"
    assert repr(match.record) == f"<Record of {GAME}, 2 seats, pack standard, 0 lines>"
    assert repr(decision.prompt) == f"Said({decision.prompt.text()!r})"
    match.play_at_random(1)
    result = match.result
    assert repr(result) == f"Result({result.outcomes[0]} {result.scores[0]}, {result.outcomes[1]} {result.scores[1]})"
    assert repr(match).startswith(f"<Match of {GAME}, 2 seats, over after {match.length} answers: Result(")


def test_no_seed_and_no_secret_stands_in_a_repr() -> None:
    match = muster.new(GAME, seats=2, seed="the-secret-seed")

    assert "the-secret-seed" not in repr(match) + repr(match.record) + match._repr_html_() + match.record._repr_html_()


def test_a_notebook_shows_tables() -> None:
    match = muster.new(GAME, seats=2, seed=1, names=["Ana <3", ""])
    shown = match._repr_html_()
    assert match.decision.prompt.text() in shown
    assert all(f"<td>{option.key}</td>" in shown for option in match.decision)
    match.play(match.decision[0])
    assert f"<td>{match.record.all_lines()[0].key}</td>" in match.record._repr_html_()
    match.play_at_random(1)
    assert "Ana &lt;3" in match._repr_html_()  # a name is no markup
    assert str(match.result.scores[0]) in match.result._repr_html_()
