"""Effects: each is one description, from which packs are checked, cards are read and signs are drawn."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Literal, get_args

import msgspec
import pytest
from tests.games.changing import a_change
from tests.games.meeples_and_monsters.setting import a_table

import muster
from muster.games.meeples_and_monsters.content import schema
from muster.games.meeples_and_monsters.content.loading import load_box
from muster.games.meeples_and_monsters.content.wording import signs_on_pieces
from muster.games.meeples_and_monsters.effects.effect import Bonus, Deed, DrawEffect, Effect, On
from muster.games.meeples_and_monsters.effects.signs import SORTS
from muster.games.meeples_and_monsters.terminal.signs import LETTERS, TOKENS, TYPE_SIGNS, Signs
from muster.kernel.errors import BrokenRule

ROOT = Path(__file__).parents[3]
EFFECTS: tuple[type[Effect], ...] = get_args(schema.Effect)


@pytest.mark.parametrize("kind", EFFECTS, ids=lambda kind: str(kind.__struct_config__.tag))
def test_every_effect_is_described_in_full(kind: type[Effect]) -> None:
    assert kind.__doc__
    assert kind.on
    missing = {part for part in ("line", "sign", "worth") if getattr(kind, part) is getattr(Effect, part)}
    assert missing == set()
    if issubclass(kind, Deed):
        assert kind.act is not Deed.act
        assert (On.HILL in kind.on) == (kind.hold is not Effect.hold)
    elif issubclass(kind, Bonus):
        assert kind.add_to is not Bonus.add_to
    elif issubclass(kind, DrawEffect):
        assert kind.use is not DrawEffect.use


class Whistle(Deed, frozen=True, tag="whistle"):
    """An effect that nobody carries out."""

    n: Literal[1] = 1
    on = On.SLOT


def test_loading_refuses_a_word_that_is_no_effect(tmp_path: Path) -> None:
    folder = a_change(tmp_path, "slots", '[castle_1]\neffects = [{ do = "whistle" }]\nsource.effects = "designed"\n')
    with pytest.raises(muster.ContentError, match=r"expected one of gain, .* got 'whistle'"):
        load_box(folder)


def test_loading_refuses_a_word_that_nobody_carries_out() -> None:
    with pytest.raises(BrokenRule, match="whistle: nothing says how act works"):
        Whistle().act()


def test_a_hill_refuses_what_its_holder_cannot_be_paid(tmp_path: Path) -> None:
    change = '[high_bough]\neffects = [{ do = "gain", class = "mage", n = 1 }]\nsource.effects = "designed"\n'
    with pytest.raises(muster.ContentError, match=r"tiles\.toml: high_bough: effects\.1: 'gain' cannot be carried out"):
        load_box(a_change(tmp_path, "tiles", change))


# -- signs -------------------------------------------------------------------------------------------------------------


def effect(written: str) -> schema.Effect:
    table = msgspec.toml.decode(f"effect = {written}")
    made: schema.Effect = msgspec.convert(table["effect"], schema.Effect)
    return made


@pytest.mark.parametrize(
    "written, drawn",
    [
        ('{ do = "gain", class = "mage", n = 2 }', "+MM"),
        ('{ do = "gain_choice", classes = ["mage", "knight"], n = 1 }', "+M/K"),
        ('{ do = "take_from_stock", class = "ranger" }', "+R"),
        ('{ do = "return_placed", class = "peasant", n = 1 }', "−P"),
        ('{ do = "return_corruption", n = 2 }', "−xx"),
        ('{ do = "vp", n = 3 }', "★3"),
        ('{ do = "vp", n = 2, with_prestige = 4 }', "★2/★4"),
        ('{ do = "class_cv", class = "peasant", n = 2 }', "P⚔+2"),
        ('{ do = "all_others_cv", n = 1 }', "*⚔+1"),
        ('{ do = "pair_cv", class = "mage", partner = "knight", n = 1 }', "M&K⚔+1"),
        ('{ do = "versus_cv", type = "undead", n = 1 }', "☠⚔+1"),
        ('{ do = "single_cv" }', "1⚔+x"),
        ('{ do = "draw_meeples", n = 2, when = "now" }', "↓2"),
        ('{ do = "draw_meeples", n = 2, when = "draw_phase" }', "↓2☾"),
        ('{ do = "quests", draw = 3, discard = 0 }', "Q+3"),
        ('{ do = "quests", draw = 3, discard = 2 }', "Q+3−2"),
        ('{ do = "discard_quest", n = 1 }', "Q−1"),
        ('{ do = "rebag", own = 3, others = 0 }', "↺3"),
        ('{ do = "rebag", own = 3, others = 1 }', "↺3(1)"),
        ('{ do = "bring_back", class = "warrior" }', "W↩"),
        ('{ do = "swap_corruption", n = 1 }', "x↓1"),
        ('{ do = "draw_phase_draw", n = 1 }', "↓+1☾"),
        ('{ do = "return_builder", n = 1 }', "−P"),
    ],
)
def test_the_sign_of_an_effect(written: str, drawn: str) -> None:
    assert Signs().sign(effect(written).sign()).plain == drawn


def test_terminal_and_page_draw_the_same_tokens() -> None:
    assert {*TOKENS, "meeple", "type"} == set(SORTS)
    drawing = (ROOT / "web/src/boards/meeples-and-monsters/glyphs.ts").read_text(encoding="utf-8")
    table = drawing.partition("const DRAWN")[2].partition("};")[0]
    assert set(re.findall(r"^  (\w+): \(", table, re.MULTILINE)) == set(SORTS)


@pytest.mark.parametrize("pack", schema.PACKS)
def test_every_token_in_every_pack_can_be_drawn(pack: str) -> None:
    names = {"meeple": set(LETTERS), "type": set(TYPE_SIGNS)}
    for signs in signs_on_pieces(load_box(pack)).values():
        for token in (token for sign in signs for token in sign):
            assert token.sort in SORTS
            assert token.name in names.get(token.sort, {token.name})


def test_the_server_hands_the_signs_to_the_page() -> None:
    pieces_in = pytest.importorskip("muster.server.routes.games").pieces_in
    game = muster.game("meeples-and-monsters")
    arena = pieces_in(game, load_box(), "en")["location"]["splinter_arena"]
    assert arena.signs == [[("text", "+"), ("meeple", "warrior")], [("text", "−"), ("meeple", "peasant")]]


# -- what is told apart ------------------------------------------------------------------------------------------------


@pytest.mark.rule("MM-KOH-09")
def test_a_hill_pays_by_its_own_effects() -> None:
    game = a_table(tavern="1 peasant", start="main_phase")
    hills = [place for place in game.box.locations if place.hill]
    assert hills
    assert all(type(effect).hold is not Effect.hold for place in hills for effect in place.effects)
