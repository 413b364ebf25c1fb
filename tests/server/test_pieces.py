"""What a board draws: names, figures and what every card does, in every language."""

from __future__ import annotations

import pytest

from muster.server.routes.games import pieces_of

WITH_TEXTS = ("member", "monster", "land", "trap", "gear", "loot")


@pytest.mark.parametrize("lang", ["en", "es", "fr"])
@pytest.mark.parametrize("pack", [None, "english_cards", "spanish_cards"])
def test_every_card_of_monster_lands_says_what_it_does(pack: str | None, lang: str) -> None:
    pieces = pieces_of("monster-lands", pack, lang)
    for sort in WITH_TEXTS:
        for key, piece in pieces[sort].items():
            assert piece.name, key
            assert piece.text or key.startswith("novice"), key
            assert "{" not in piece.text, key
    assert pieces["member"]["novice_12"].name
    assert set(pieces["gear-type"]) == {"weapon", "armor", "elixir"}


def test_texts_have_the_figures_of_the_pack() -> None:
    for key, piece in pieces_of("monster-lands", None, "en")["loot"].items():
        effect = piece.figures["effect"]
        if "n" in effect:
            assert str(effect["n"]) in piece.text, key
