"""Cards that leave the zones for all to see, and decks that are made anew."""

from __future__ import annotations

import re
from pathlib import Path

from tests.helpers import new
from tests.toys.ruins.game import GAME
from tests.toys.ruins.state import DECK

from muster.kernel.zones import Zone, draw_open, lay_on, renew, take_away

GAMES = Path(__file__).parents[2] / "src" / "muster" / "games"


def test_games_leave_the_making_of_zones_to_the_kernel() -> None:
    found = [str(path) for path in GAMES.rglob("*.py") if re.search(r"\bZone\(", path.read_text(encoding="utf-8"))]
    assert found == []


def test_a_card_drawn_openly_is_shown_and_gone() -> None:
    table = new(GAME, 3, 1).table
    table.zones[DECK] = Zone((1, 2, 2, 5))
    luck, faces = table.chance.draws, table.shown

    card = draw_open(table, DECK, "deck")

    left = [1, 2, 2, 5]
    left.remove(card)
    assert table.zones[DECK].cards == tuple(left)
    assert (table.chance.draws > luck, table.shown) == (True, faces + 1)


def test_a_card_taken_away_shows_nothing_and_leaves_what_is_known_of_the_others() -> None:
    table = new(GAME, 3, 1).table
    table.zones[DECK] = Zone((1, 2, 3), (0, 1, 2))
    faces = table.shown

    take_away(table, DECK, 1)

    assert table.zones[DECK] == Zone((1, 3), (0, 2))
    assert table.shown == faces


def test_all_know_a_card_that_is_laid_on_a_stack_openly() -> None:
    table = new(GAME, 3, 1).table
    table.zones[DECK] = Zone((1, 2), (0, 1))

    lay_on(table, DECK, 7)

    assert table.zones[DECK] == Zone((7, 1, 2), (0b111, 0, 1))


def test_nobody_knows_anything_of_a_deck_made_anew() -> None:
    table = new(GAME, 3, 1).table
    table.zones[DECK] = Zone((1, 2), (0, 1))

    renew(table, DECK, (9, 3, 5))

    assert sorted(table.zones[DECK].cards) == [3, 5, 9]
    assert not any(table.zones[DECK].known)
