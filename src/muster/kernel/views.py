"""Views: what one seat may know of a table, made from the zones' audiences and the game's open fields."""

from __future__ import annotations

from typing import Any, cast

from muster.kernel.game import Game
from muster.kernel.table import Table
from muster.kernel.view_types import Asked, View
from muster.kernel.zones import seen


def view_of(game: Game, content: Any, table: Table, seat: int) -> View:
    """All that a seat (or -1, a spectator) may know, ready for JSON."""
    zones: dict[str, list[str | None]] = {}
    for at, spec in enumerate(table.layout):
        faces = seen(table, at, seat)
        zones[spec.name] = [None if face is None else game.card_name(content, at, face) for face in faces]
    asked: list[Asked] = [
        {"seat": question.seat, "prompt": question.prompt}
        for question in table.questions
        if not table.has_held(question.seat)
    ]
    view: View = {
        "game": game.name,
        "seat": None if seat < 0 else seat,
        "seats": table.seats,
        "over": table.over,
        "asked": asked,
        "answered": [holder for holder, _ in table.held],
        "own_answer": next((key for holder, key in table.held if holder == seat), None),
        "zones": zones,
    }
    view.update(cast(View, game.view(table, seat)))  # the type that the game declares holds both
    return view
