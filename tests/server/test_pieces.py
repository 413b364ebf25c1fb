"""What a board draws: names, figures and what every card does, in every language."""

from __future__ import annotations

import pytest
from tests.server.setting import Running

import muster
from muster.server.messages import Pieces
from muster.server.routes.games import pieces_in

WITH_TEXTS = ("member", "monster", "land", "trap", "gear", "loot")


def pieces_of_monster_lands(pack: str | None, lang: str) -> Pieces:
    game = muster.game("monster-lands")
    return pieces_in(game, game.load_content(pack), lang)


@pytest.mark.parametrize("lang", ["en", "es", "fr"])
@pytest.mark.parametrize("pack", [None, "english_cards", "spanish_cards"])
def test_every_card_of_monster_lands_says_what_it_does(pack: str | None, lang: str) -> None:
    pieces = pieces_of_monster_lands(pack, lang)
    for sort in WITH_TEXTS:
        for key, piece in pieces[sort].items():
            assert piece.name, key
            assert piece.text or key.startswith("novice"), key
            assert "{" not in piece.text, key
    assert pieces["member"]["novice_12"].name
    assert set(pieces["gear-type"]) == {"weapon", "armor", "elixir"}


def test_texts_have_the_figures_of_the_pack() -> None:
    for key, piece in pieces_of_monster_lands(None, "en")["loot"].items():
        effect = piece.figures["effect"]
        if "n" in effect:
            assert str(effect["n"]) in piece.text, key


def test_a_match_is_drawn_with_the_figures_of_its_own_pack(server: Running) -> None:
    ada = server.someone("Ada")
    seats = [{"kind": "person"}, {"kind": "bot", "bot": "random"}]
    made = {
        pack: ada.post("/api/matches", {"game": "monster-lands", "pack": pack, "seats": seats}, 201)["id"]
        for pack in ("standard", "spanish_cards")
    }

    drawn = {pack: ada.get(f"/api/matches/{match}/pieces") for pack, match in made.items()}

    assert drawn["standard"] != drawn["spanish_cards"]
    assert {pack: ada.get(f"/api/matches/{match}")["pack"] for pack, match in made.items()} == {
        pack: pack for pack in made
    }
    for pack, pieces in drawn.items():
        assert pieces == ada.get("/api/games/monster-lands/pieces", pack=pack)


def test_pieces_travel_compressed(server: Running) -> None:
    """They are the longest thing that a table fetches."""
    ada = server.someone()
    packed = ada.http.get("/api/games/euthia/pieces", headers={"accept-encoding": "gzip"})
    plain = ada.http.get("/api/games/euthia/pieces", headers={"accept-encoding": "identity"})

    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.json() == plain.json()
    assert int(packed.headers["content-length"]) * 4 < int(plain.headers["content-length"])
