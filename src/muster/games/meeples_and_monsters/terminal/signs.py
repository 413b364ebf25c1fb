"""The signs of Meeples & Monsters in a terminal: letters for classes, symbols for types and effects."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from rich.text import Text

from muster.games.meeples_and_monsters.effects.effect import Effect
from muster.kernel.signs import Sign, Token
from muster.terminal.lines import styled

# A letter and a colour for every meeple; the letter alone is enough.
LETTERS: Final = {
    "peasant": "P",
    "mage": "M",
    "cleric": "C",
    "warrior": "W",
    "knight": "K",
    "ranger": "R",
    "paladin": "L",
    "shaman": "S",
    "corruption": "x",
    "any": "*",
    "prestige": "^",
}
COLOURS: Final = {
    "peasant": "black on #eadfc8",
    "mage": "black on #f0c64a",
    "cleric": "white on #b83a35",
    "warrior": "white on #2f66a8",
    "knight": "bold white on #3a3f4a",
    "ranger": "white on #2c7048",
    "paladin": "white on #7048ad",
    "shaman": "black on #e08a45",
    "corruption": "black on #9a9ea4",
    "any": "bold",
    "prestige": "bold",
}

TYPE_SIGNS: Final = {"undead": "☠", "monstrous": "Ψ", "humanoid": "☻"}
TYPE_COLOURS: Final = {"undead": "#7fc8a9", "monstrous": "#e08a6a", "humanoid": "#b79ce8"}

SIGNS: Final = {
    "vp": "★",
    "strength": "⚔",
    "gives": "▸",
    "draw": "↓",
    "later": "☾",
    "bag": "↺",
    "back": "↩",
    "tower": "♜",
    "monster": "●",
    "no-monster": "○",
    "turn": "▶",
    "done": "✓",
    "minus": "−",
}

VP = "bold #f0c64a"
STRENGTH = "bold #e8736c"
BENEFIT = "#8fd3a8"

# What stands before the name of a token, and its colour; meeples and types of Monsters have tables of their own.
TOKENS: Final = {
    "text": ("", BENEFIT),
    "vp": (SIGNS["vp"], VP),
    "strength": (SIGNS["strength"], STRENGTH),
    "quests": ("Q", BENEFIT),
    "draw": (SIGNS["draw"], BENEFIT),
    "later": (SIGNS["later"], BENEFIT),
    "bag": (SIGNS["bag"], BENEFIT),
    "back": (SIGNS["back"], BENEFIT),
}


class Signs:
    """Signs in their colours."""

    def __getitem__(self, name: str) -> str:
        return SIGNS[name]

    def type(self, name: str) -> Text:
        return styled(TYPE_SIGNS[name], f"bold {TYPE_COLOURS[name]}")

    def meeple(self, name: str) -> Text:
        """One meeple. A Shaman who was named as another class carries its letter, small."""
        if name.startswith("shaman_as_"):
            return styled(f"S{LETTERS[name.removeprefix('shaman_as_')].lower()}", COLOURS["shaman"])
        return styled(LETTERS.get(name, "?"), COLOURS.get(name, "bold"))

    def meeples(self, counts: Mapping[str, int]) -> Text:
        """Every meeple by its letter: PPM."""
        line = Text()
        for name, number in counts.items():
            for _ in range(number):
                line.append_text(self.meeple(name))
        return line

    def counted(self, counts: Mapping[str, int], between: str = " ") -> Text:
        """Meeples by letter and number: P3 M1."""
        line = Text()
        for name, number in counts.items():
            if number:
                if line:
                    line.append(between)
                line.append_text(self.meeple(name))
                line.append(str(number))
        return line or styled("–", "dim")

    def vp(self, number: int) -> Text:
        return styled(f"{self['vp']}{number}", VP)

    def strength(self, number: int) -> Text:
        return styled(f"{self['strength']}{number}", STRENGTH)

    def effects(self, effects: Sequence[Effect]) -> Text:
        """What a card or a place brings."""
        return Text(" ").join([self.sign(effect.sign()) for effect in effects])

    def sign(self, sign: Sign) -> Text:
        """One effect, token by token."""
        line = Text()
        for token in sign:
            line.append_text(self.token(token))
        return line

    def token(self, token: Token) -> Text:
        """One token in its colour; the sorts are those of ``effects.signs``."""
        if token.sort == "meeple":
            return self.meeple(token.name)
        if token.sort == "type":
            return self.type(token.name)
        before, colour = TOKENS[token.sort]
        return styled(before + token.name, colour)
