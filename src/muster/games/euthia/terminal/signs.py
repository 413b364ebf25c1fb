"""The signs of Euthia: figures of a Hero, elements, what a tile does in a few signs."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Protocol, TypeVar

from rich.text import Text

from muster.games.euthia.content.pieces import NOTHING, Effect, Ranges, Tile
from muster.terminal.lines import joined, styled

SIGNS: Final = {
    "health": "♥",
    "gold": "$",
    "reputation": "★",
    "gaar": "Γ",
    "dwurt": "Δ",
    "silver": "▫",
    "gold_card": "▪",
    "potion": "▽",
    "monster": "☠",
    "elite": "†",
    "foe": "♛",
    "griffin": "♞",
    "burned": "▒",
    "move": "→",
    "clover": "♣",
    "foot": "↓",
    "damage": "⚔",
    "shield": "♜",
    "gives": "▸",
    "turn": "▶",
    "first": "¹",
    "exhausted": "☾",
    "locked": "×",
    "to come": "·",
    "minus": "−",
    "more": "↑",
    "done": "✓",
    "special": "*",
    "unknown": "?",
}
COLOURS_OF_SIGNS: Final = {
    "health": "bold #f0606a",
    "gold": "bold #f0c64a",
    "reputation": "bold #7fb2ff",
    "gaar": "bold #8fe0d0",
    "dwurt": "bold #d8a060",
    "silver": "bold #d0d6de",
    "gold_card": "bold #f0c64a",
    "potion": "bold #f08ab0",
    "monster": "bold #ff7a6b",
    "elite": "bold #ff9f5b",
    "foe": "bold #ff5f57",
    "griffin": "bold #e0d0a0",
    "move": "bold #b8d08a",
    "clover": "bold #7fcf7f",
    "foot": "bold #c8b8f0",
    "damage": "bold #ff9f5b",
    "shield": "bold #9fc5d8",
    "locked": "dim",
}
WARNING: Final = "bold #ff7a6b"
BENEFIT: Final = "#8fd3a8"
TITLE: Final = "bold"
SPENT: Final = "dim"

ELEMENT_SIGNS: Final = {"air": "»", "earth": "≡", "water": "≈", "fire": "☼"}
ELEMENT_COLOURS: Final = {"air": "#d7dde6", "earth": "#d8b078", "water": "#6fb7f0", "fire": "#f08a4b"}
# The hexes of a Map tile, as they lie around its middle.
HEX_SIGNS: Final = {"a": "↖", "b": "→", "c": "↓", "centre": "·"}
# A Hero is the symbol of its seat; what a seat has laid on the Map is the same symbol, hollow.
TOKEN_SYMBOLS: Final = "○△□◇"

# Effects that a sign and a figure tell: the sign, and what stands between them.
EFFECT_SIGNS: Final = {
    "heal": ("health", "+"),
    "heal_full": ("health", "+"),
    "health": ("health", "↑"),
    "clover": ("clover", "+"),
    "clover_always": ("clover", "+"),
    "attack_clover": ("clover", "+"),
    "foot": ("foot", ""),
    "round_foot": ("foot", ""),
    "foot_round_1": ("foot", ""),
    "foot_always": ("foot", ""),
    "dmg_plus": ("damage", "+"),
    "attack_dmg": ("damage", "+"),
    "ember": ("damage", ""),
    "inj_minus": ("shield", ""),
    "guard": ("shield", ""),
    "move": ("move", ""),
    "gaar": ("gaar", "+"),
    "dwurt": ("dwurt", "+"),
    "gold": ("gold", "+"),
    "rep": ("reputation", "+"),
    "silver": ("silver", "+"),
    "gold_card": ("gold_card", "+"),
    "potion": ("potion", "+"),
}


def sign(name: str, figure: int | str = "") -> Text:
    """A sign with a figure behind it: ★4."""
    return styled(f"{SIGNS[name]}{figure}", COLOURS_OF_SIGNS.get(name, ""))


def element(name: str) -> Text:
    return styled(ELEMENT_SIGNS[name], f"bold {ELEMENT_COLOURS[name]}")


def ranges(steps: Ranges, value: int | None = None, style: str = "") -> Text:
    """From this value on, so much: 5▸1 8▸2; the range that a value lies in stands in brackets."""
    starts = [start for start, _ in steps if value is not None and value >= start]
    parts = []
    for start, number in steps:
        part = styled(f"{start}{SIGNS['gives']}{number}", style)
        parts.append(styled(f"[{part.plain}]", "bold reverse") if starts and start == starts[-1] else part)
    return joined(parts)


def effects(parts: Iterable[Effect]) -> Text:
    """What has a sign by it, anything else as a star: the card says more."""
    shown: list[Text] = []
    more = False
    for name, number, _ in parts:
        if name in EFFECT_SIGNS:
            key, between = EFFECT_SIGNS[name]
            shown.append(sign(key, f"{between}{abs(number)}" if number else f"{between}{SIGNS['special']}"))
        else:
            more = True
    if more:
        shown.append(styled(SIGNS["special"], "bold"))
    return Text().join(shown)


def tile_in_short(tile: Tile) -> Text:
    """The attack, Health and effects of a tile."""
    parts: list[Text] = []
    if tile.ranges:
        parts.append(ranges(tile.ranges, style=COLOURS_OF_SIGNS["damage"]))
    if tile.health:
        parts.append(sign("health", f"{SIGNS['more']}{tile.health}"))
    did = effects([effect for use in tile.uses for effect in use.effects])
    if did.cell_len:
        parts.append(did)
    if tile.options:
        parts.append(Text("/").join([effects(option) for option in tile.options]))
    return joined(parts)


def price(gold: int) -> Text:
    return sign("gold", gold) if gold != NOTHING else Text()


class Keyed(Protocol):
    """A piece of the box."""

    key: str


Piece = TypeVar("Piece", bound=Keyed)


def by_key(records: Iterable[Piece]) -> dict[str, Piece]:
    """The pieces of a kind by the keys that the view names."""
    return {record.key: record for record in records}
