"""The signs of Meeples & Monsters in a terminal: letters for classes, symbols for types and effects."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.text import Text

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

    def effects(self, effects: Sequence[Any]) -> Text:
        """What a card or a place brings."""
        line = Text()
        for effect in effects:
            if line:
                line.append(" ")
            line.append_text(self.effect(effect))
        return line

    def effect(self, effect: Any) -> Text:
        """One effect; ``do`` is the word that the files use."""
        sign = _EFFECTS.get(effect.do)
        return styled(effect.do, "dim") if sign is None else sign(self, effect)

    def _cv(self, number: int) -> Text:
        return styled(f"{self['strength']}+{number}", STRENGTH)


def _gain(signs: Signs, effect: Any) -> Text:
    return styled("+", BENEFIT) + signs.meeples({effect.class_: effect.n})


def _gain_choice(signs: Signs, effect: Any) -> Text:
    return styled("+", BENEFIT) + Text("/").join([signs.meeples({name: effect.n}) for name in effect.classes])


def _take_from_stock(signs: Signs, effect: Any) -> Text:
    return styled("+", BENEFIT) + signs.meeple(effect.class_)


def _return_placed(signs: Signs, effect: Any) -> Text:
    return styled(signs["minus"], BENEFIT) + signs.meeples({effect.class_: effect.n})


def _return_corruption(signs: Signs, effect: Any) -> Text:
    return styled(signs["minus"], BENEFIT) + signs.meeples({"corruption": effect.n})


def _vp(signs: Signs, effect: Any) -> Text:
    return styled(f"{signs['vp']}{effect.n}" + (f"/{effect.with_prestige}" if effect.with_prestige else ""), VP)


def _class_cv(signs: Signs, effect: Any) -> Text:
    return signs.meeple(effect.class_) + signs._cv(effect.n)


def _all_others_cv(signs: Signs, effect: Any) -> Text:
    return signs.meeple("any") + signs._cv(effect.n)


def _pair_cv(signs: Signs, effect: Any) -> Text:
    return Text.assemble(signs.meeple(effect.class_), "&", signs.meeple(effect.partner), signs._cv(effect.n))


def _versus_cv(signs: Signs, effect: Any) -> Text:
    return signs.type(effect.type) + signs._cv(effect.n)


def _single_cv(signs: Signs, effect: Any) -> Text:
    return Text.assemble("1", (f"{signs['strength']}+", STRENGTH), signs.meeple("corruption"))


def _draw_meeples(signs: Signs, effect: Any) -> Text:
    return styled(f"{signs['draw']}{effect.n}" + (signs["later"] if effect.when == "draw_phase" else ""), BENEFIT)


def _quests(signs: Signs, effect: Any) -> Text:
    return styled(f"Q+{effect.draw}" + (f"{signs['minus']}{effect.discard}" if effect.discard else ""), BENEFIT)


def _discard_quest(signs: Signs, effect: Any) -> Text:
    return styled(f"Q{signs['minus']}{effect.n}", BENEFIT)


def _rebag(signs: Signs, effect: Any) -> Text:
    return styled(f"{signs['bag']}{effect.own}" + (f"({effect.others})" if effect.others else ""), BENEFIT)


def _bring_back(signs: Signs, effect: Any) -> Text:
    return signs.meeple(effect.class_) + styled(signs["back"], BENEFIT)


def _swap_corruption(signs: Signs, effect: Any) -> Text:
    return signs.meeple("corruption") + styled(f"{signs['draw']}{effect.n}", BENEFIT)


def _draw_phase_draw(signs: Signs, effect: Any) -> Text:
    return styled(f"{signs['draw']}+{effect.n}{signs['later']}", BENEFIT)


def _return_builder(signs: Signs, effect: Any) -> Text:
    return styled(signs["minus"], BENEFIT) + signs.meeples({"peasant": effect.n})


_EFFECTS: Final = {
    "gain": _gain,
    "gain_choice": _gain_choice,
    "take_from_stock": _take_from_stock,
    "return_placed": _return_placed,
    "return_corruption": _return_corruption,
    "vp": _vp,
    "class_cv": _class_cv,
    "all_others_cv": _all_others_cv,
    "pair_cv": _pair_cv,
    "versus_cv": _versus_cv,
    "single_cv": _single_cv,
    "draw_meeples": _draw_meeples,
    "quests": _quests,
    "discard_quest": _discard_quest,
    "rebag": _rebag,
    "bring_back": _bring_back,
    "swap_corruption": _swap_corruption,
    "draw_phase_draw": _draw_phase_draw,
    "return_builder": _return_builder,
}
