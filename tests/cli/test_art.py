"""muster check art: pieces without a figure, figures without a piece, figures that look alike."""

from __future__ import annotations

import muster
from muster.cli.checks import art

GAME = muster.game("monster-lands")
NO_PLACE = (None, None)


def changed(**rows: art.Row) -> art.Art:
    read = art.read_art(GAME)
    return art.Art({**read.rows, "monster": {**read.rows["monster"], **rows}}, read.plain)


def test_every_game_is_in_order() -> None:
    assert art.check()


def test_a_piece_without_a_row_is_found() -> None:
    read = art.read_art(GAME)
    del read.rows["monster"]["krinx"]
    assert art.faults_of(GAME, read, *NO_PLACE) == ["monster.krinx: a piece without a row"]


def test_a_row_without_a_piece_is_found() -> None:
    assert art.faults_of(GAME, changed(nessie=art.Row(icon="plesiosaurus")), *NO_PLACE) == [
        "monster.nessie: a row without a piece"
    ]


def test_two_figures_that_look_alike_are_found() -> None:
    like = art.read_art(GAME).rows["monster"]["krinx"]
    assert art.faults_of(GAME, changed(dogor=like), *NO_PLACE) == ["monster.dogor: looks like monster.krinx"]
    other = art.Row(icon=like.icon, coat=like.coat, mirror=not like.mirror)
    assert not art.faults_of(GAME, changed(dogor=other), *NO_PLACE)


def test_silhouettes_must_be_there() -> None:
    rows = changed(dogor=art.Row(icon="wulf"), sandor=art.Row(drawn="goast"), snagus=art.Row())
    faults = art.faults_of(
        GAME,
        rows,
        frozenset({row.icon for part in art.read_art(GAME).rows.values() for row in part.values()}),
        frozenset({"treant"}),
    )
    assert faults == [
        "monster.dogor: game-icons has no silhouette 'wulf'",
        "monster.snagus: one of icon, drawn and bust is expected",
        "monster.sandor: there is no web/art/drawn/goast.svg",
    ]


def test_every_sort_is_pictured_or_named_as_plain() -> None:
    read = art.read_art(GAME)
    read.plain.remove("header")
    read.plain += ["monster", "castle"]
    assert art.faults_of(GAME, read, *NO_PLACE) == [
        "header: neither pictured nor named as plain",
        "castle: there is no such sort",
        "monster: both pictured and named as plain",
    ]


def test_the_files_are_no_part_of_the_content() -> None:
    """Records name the hash of their content: a figure that is drawn anew must not make them old."""
    for name in muster.game_names():
        game = muster.game(name)
        assert (game.folder / art.FILE).is_file()
        for pack in game.packs:
            assert "art" not in muster.content(name, pack).pack.tables


def test_silhouettes_have_one_author_each_who_is_named_in_the_notice() -> None:
    authors = {"Lorc": art.Author("lorc", ["hydra", "imp"]), "Skoll": art.Author("skoll", ["imp", "raven"])}
    assert art.faults_of_credits(authors, {"hydra", "imp", "boar"}, "Icons made by Lorc") == [
        "imp: drawn by Lorc and by Skoll",
        "NOTICE does not name Skoll",
        "boar: no author in web/art/credits.toml; game-icons.net names one",
        "raven: credited in web/art/credits.toml, used by no figure",
    ]
