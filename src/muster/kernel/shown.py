"""Matches, decisions, results and records in a notebook: small tables that a cell shows by itself."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from muster.kernel.decision import Decision
    from muster.kernel.match import Match
    from muster.kernel.record import Record
    from muster.kernel.result import Result

LATEST: Final = 5  # lines of a record


def match_html(match: Match) -> str:
    """What is open, or how it ended."""
    head = f"<b>{escape(match.game.name)}</b>, {match.seats} seats, {match.length} answers"
    if match.over:
        return f"<p>{head}</p>{result_html(match.result, match.names)}"
    asked = "".join([decision_html(decision) for decision in match.decisions])
    return f"<p>{head}</p>{asked}"


def decision_html(decision: Decision) -> str:
    """What is asked, and every option with its key and its words."""
    rows = [(str(at), option.key, option.text()) for at, option in enumerate(decision)]
    asked = f"<p>seat {decision.seat}: {escape(decision.prompt.text())}</p>"
    return asked + table(("", "key", "option"), rows)


def result_html(result: Result, names: Sequence[str] = ()) -> str:
    """Who won, with how many points, and from what."""
    parts = list(dict.fromkeys([part for points in result.breakdown for part in points]))
    rows = []
    for seat, (outcome, score) in enumerate(zip(result.outcomes, result.scores, strict=True)):
        name = names[seat] if seat < len(names) and names[seat] else f"seat {seat}"
        points = result.breakdown[seat] if seat < len(result.breakdown) else {}
        rows.append((name, outcome, str(score), *[str(points.get(part, "")) for part in parts]))
    return table(("", "outcome", "points", *[part.replace("_", " ") for part in parts]), rows)


def record_html(record: Record) -> str:
    """What was played, and its latest answers."""
    lines = record.all_lines()
    first = max(0, len(lines) - LATEST)
    rows = [
        (str(number), str(line.seat), line.key or "taken back")
        for number, line in enumerate(lines[first:], start=first + 1)
    ]
    head = f"<b>{escape(record.game)}</b>, {record.seats} seats, pack {escape(record.pack)}, {len(lines)} answers"
    return f"<p>{head}</p>{table(('line', 'seat', 'answer'), rows)}"


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    top = "".join([f"<th>{escape(cell)}</th>" for cell in head])
    body = "".join([f"<tr>{''.join([f'<td>{escape(cell)}</td>' for cell in row])}</tr>" for row in rows])
    return f"<table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table>"
