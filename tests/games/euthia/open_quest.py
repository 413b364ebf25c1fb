"""A Hero at an Encounter where one Quest lies open."""

from __future__ import annotations

from typing import Any

from tests.games.euthia.setting import Sitting, a_table, the_box

from muster.games.euthia.content.option_book import HEX_LETTERS


def at_quest(key: str, **given: Any) -> Sitting:
    """Seat 0 stands where this Quest, and no other, can be fulfilled; ``given`` is what ``a_table`` takes."""
    box = the_box()
    quest = next(quest for quest in box.quests if quest.key == key)
    place = next(
        f"{tile.key}-{letter}"
        for tile in box.map_tiles
        for letter, number in zip(HEX_LETTERS, [*[part.encounter for part in tile.hexes], tile.encounter], strict=True)
        if number == quest.encounter and tile.group == "encounter"
    )
    tile = place.rsplit("-", 1)[0]
    game = a_table(
        **{"at": place, "map": {tile: None}, **given},
        liberated={f"{tile}-{letter}": 0 for letter in HEX_LETTERS[:3] if f"{tile}-{letter}" != place},
    )
    game.run("open_encounter", next(record.id for record in box.map_tiles if record.key == tile))
    rows = game.table.encounter_cards
    game.table.encounter_cards = tuple([(quest.id,) if at == quest.encounter else row for at, row in enumerate(rows)])
    return game.run("ask_turn", 0)
