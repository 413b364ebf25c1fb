"""The signs of Monster Lands: letters for dice, symbols for affinities and goods, whole cards in a few signs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, Protocol, TypeVar

from rich.text import Text

from muster.games.monster_lands.content.pieces import (
    AFFINITIES,
    COLOURS,
    IN_CONQUEST,
    VERSUS_MONSTERS,
    Ability,
    Colours,
    Dice,
    DiceNeed,
    Goods,
    Land,
    Loot,
    Mission,
    Section,
    Trap,
)
from muster.terminal.lines import joined, styled
from muster.terminal.words import Words

# A die that lies somewhere is a letter or a face on its colour; a space for one is the letter alone.
DICE_COLOURS: Final = {
    "strength": "bold white on #af0000",
    "magic": "bold white on #5f00af",
    "persuasion": "bold black on #ffd700",
    "blocking": "bold white on #5a5f66",
    "attack": "bold white on #3a3f4a",
}
SPACE_COLOURS: Final = {"strength": "#ef7b74", "magic": "#bb96ee", "persuasion": "#e5c33a"}
STRENGTH_OR_MAGIC: Final = 0b011
ANY_COLOUR: Final = 0b111

AFFINITY_SIGNS: Final = {"fire": "☼", "water": "≈", "air": "»", "jungle": "♣"}
AFFINITY_COLOURS: Final = {"fire": "#f08a4b", "water": "#6fb7f0", "air": "#d7dde6", "jungle": "#7fcf7f"}

SIGNS: Final = {
    "glory": "★",
    "reputation": "☆",
    "gold": "$",
    "defense": "♜",
    "potion": "♥",
    "venom": "☠",
    "trap": "#",
    "loot": "¤",
    "trophy": "Ψ",
    "gear": "♠",
    "mercenary": "☻",
    "attack": "⚔",
    "land": "⌂",
    "mission": "?",
    "wound": "×",
    "death": "†",
    "leader": "♛",
    "reroll": "↺",
    "gives": "▸",
    "turn": "▶",
    "passed": "☾",
    "done": "✓",
    "minus": "−",
    "to": "→",
    "from": "←",
    "either": "◐",
    "any": "*",
    "free": "·",
    "closed": "–",
    "blocked": "X",
}
COLOURS_OF_SIGNS: Final = {
    "glory": "bold #7fb2ff",
    "reputation": "bold #f0908a",
    "gold": "bold #f0c64a",
    "defense": "bold #9fc5d8",
    "potion": "bold #f08ab0",
    "venom": "bold #93d36b",
    "trap": "bold #d8a878",
    "loot": "bold #8fd3c8",
    "trophy": "bold #d8c8a8",
    "gear": "bold #c8b8f0",
    "mercenary": "bold",
    "attack": "bold #ff7a6b",
    "land": "bold #b8d08a",
    "wound": "bold #ff5f57",
    "death": "#b0b0b0",
    "leader": "bold #f0c64a",
}
BENEFIT: Final = "#8fd3a8"
WARNING: Final = "bold #ff7a6b"
PANIC: Final = "bold white on #8a2a2a"
# As goods are told, and the sign of each.
GOODS: Final = (
    ("glory", "glory"),
    ("gold", "gold"),
    ("potions", "potion"),
    ("venoms", "venom"),
    ("defense", "defense"),
    ("traps", "trap"),
    ("loot", "loot"),
    ("wounds", "wound"),
)


class Signs:
    """Signs in their colours. The letters of the dice are those of the language: S M P, F M P."""

    def __init__(self, words: Words) -> None:
        self.letters = {
            "strength": words.say("lands-die-strength"),
            "magic": words.say("lands-die-magic"),
            "persuasion": words.say("lands-die-persuasion"),
        }

    def __getitem__(self, name: str) -> str:
        return SIGNS[name]

    def sign(self, name: str, figure: int | str = "") -> Text:
        """A sign with a figure behind it: ★4."""
        return styled(f"{SIGNS[name]}{figure}", COLOURS_OF_SIGNS.get(name, ""))

    def affinity(self, name: str | int) -> Text:
        """The sign of an affinity, by name or number; novices have none."""
        if isinstance(name, int):
            if name < 0:
                return Text()
            name = AFFINITIES[name]
        return styled(AFFINITY_SIGNS[name], f"bold {AFFINITY_COLOURS[name]}")

    # -- dice ----------------------------------------------------------------------------------------------------

    def die(self, colour: str, face: int | None = None) -> Text:
        """A die that lies there: strength and magic by letter, persuasion by its face."""
        if colour == "blocking":
            return styled(SIGNS["blocked"], DICE_COLOURS[colour])
        return styled(str(face) if face else self.letters[colour], DICE_COLOURS[colour])

    def rolled(self, colour: str, face: int) -> Text:
        """A die that was rolled: S5."""
        return styled(f"{self.letters[colour]}{face}", DICE_COLOURS[colour])

    def dice(self, counts: Mapping[str, int]) -> Text:
        """Every die by its letter: SSM."""
        line = Text()
        for colour, number in counts.items():
            line.append_text(styled(self.letters[colour] * number, DICE_COLOURS[colour]))
        return line

    def counted(self, counts: Mapping[str, int]) -> Text:
        """Dice by letter and number: S4M1."""
        line = Text()
        for colour, number in counts.items():
            if number:
                line.append_text(styled(f"{self.letters[colour]}{number}", DICE_COLOURS[colour]))
        return line

    def space(self, colours: Colours) -> Text:
        """A space for one die."""
        if colours == ANY_COLOUR:
            return styled(SIGNS["any"], "bold")
        if colours == STRENGTH_OR_MAGIC:
            return styled(SIGNS["either"], "#e089b8")
        names = [name for at, name in enumerate(COLOURS) if colours >> at & 1]
        return Text("/").join([styled(self.letters[name], SPACE_COLOURS[name]) for name in names])

    def spaces(self, spaces: Iterable[Colours]) -> Text:
        """Spaces one after another; those for either of two colours stand apart: S/P S/P."""
        line = Text()
        for colours in spaces:
            space = self.space(colours)
            if line.cell_len and (space.cell_len > 1 or line.plain[-2:-1] == "/"):
                line.append(" ")
            line.append_text(space)
        return line

    def need(self, need: DiceNeed) -> Text:
        """Required dice, and in brackets those that may reinforce them: S(◐◐)."""
        return self.spaces(need.required) + self.reinforcement(need)

    def reinforcement(self, need: DiceNeed) -> Text:
        return Text.assemble(("(", "dim"), self.spaces(need.optional), (")", "dim")) if need.optional else Text()

    def supplied(self, dice: Dice) -> Text:
        """The dice that a member brings."""
        return self.spaces([1 << colour for colour, number in enumerate(dice) for _ in range(number)])

    def so_many(self, colours: Colours, number: int) -> Text:
        """Dice of a colour: SS; from four on S×4."""
        if number > 3:
            return self.space(colours) + Text(f"×{number}")
        return self.spaces([colours] * number)

    # -- goods ---------------------------------------------------------------------------------------------------

    def goods(self, goods: Goods, before: str = "") -> Text:
        """What is gained or lost: ★2$3."""
        line = Text()
        for name, sign in GOODS:
            number = getattr(goods, name)
            if number:
                line.append(before)
                line.append_text(self.sign(sign, number))
        return line

    def benefit(self, section: Section) -> Text:
        """What a path gives: ♜2, ↺1◐, $3."""
        parts = []
        if section.rerolls:
            parts.append(self.rerolls(section.rerolls, section.reroll_colours))
        parts += [
            self.sign(sign, number)
            for sign, number in (
                ("defense", section.defense),
                ("gold", section.gold),
                ("potion", section.potions),
                ("venom", section.venoms),
            )
            if number
        ]
        return joined(parts)

    def rerolls(self, number: int, colours: Colours) -> Text:
        return styled(f"{SIGNS['reroll']}{number}", BENEFIT) + self.space(colours)

    def per_die(self, colours: Colours, number: int, where: str = "") -> Text:
        """Dice of these colours count more: S+1."""
        return Text.assemble(self.space(colours), (f"+{number}", BENEFIT), where)

    # -- cards in a few signs ------------------------------------------------------------------------------------

    def ability(self, ability: Ability) -> Text:
        """A talent or what a piece of equipment does."""
        n, plus = ability.n, styled(f"+{ability.n}", BENEFIT)
        match ability.kind:
            case "defense":
                against = [at for at in range(len(AFFINITIES)) if ability.affinities >> at & 1]
                line = self.sign("defense", n)
                if len(against) < len(AFFINITIES):
                    for at in against:
                        line.append_text(self.affinity(at))
                return line
            case "reroll":
                return self.rerolls(n, ability.colours) + Text(SIGNS["mission"] if ability.missions else "")
            case "per_die":
                where = {VERSUS_MONSTERS: SIGNS["attack"], IN_CONQUEST: SIGNS["land"]}.get(ability.where, "")
                return self.per_die(ability.colours, n, where)
            case "eliminate":
                return self.sign("trophy") + plus
            case "capture":
                return self.sign("trap") + plus
            case "conquer":
                return self.sign("land") + plus
            case "divert":
                return self.sign("attack", f"{n}{SIGNS['to']}")
            case "no_trap":
                return self.sign("trap", 0)
            case "capture_glory":
                return self.sign("trap", SIGNS["gives"]) + self.sign("glory", n)
            case "deed_potions":
                return self.sign("trap") + self.sign("trophy", SIGNS["gives"]) + self.sign("potion", n)
            case "more_traps":
                return Text("≤") + self.sign("trap") + plus
            case "buy_die":
                return self.sign("gold", f"{ability.cost}{SIGNS['gives']}") + self.so_many(ability.colours, n)
            case "take":
                taken = [self.sign(name, number) for name, number in ability.goods]
                return styled(SIGNS["gives"], BENEFIT) + joined(taken, "/")
            case "hire_discount":
                return self.sign("mercenary", SIGNS["minus"]) + self.sign("gold", n)
            case "trap_discount":
                return self.sign("trap", SIGNS["minus"]) + self.sign("gold", n)
            case "mine":
                return self.sign("gold", f"+{n}")
            case _:
                return Text()

    def trap(self, trap: Trap) -> Text:
        """What a trap or a trick does."""
        match trap.effect:
            case "dice":
                dice = self.so_many(trap.colours, trap.n)
                return Text.assemble("[", dice, "]") if trap.group == "shielded" else dice
            case "per_die":
                return self.per_die(trap.colours, trap.n)
            case "flat":
                return styled(f"+{trap.n}", BENEFIT)
            case "steal":
                return styled(SIGNS["from"], BENEFIT) + self.so_many(trap.colours, trap.n)
            case "divert":
                return self.sign("attack", f"{trap.n}{SIGNS['to']}")
            case _:
                return Text(trap.effect)

    def loot(self, loot: Loot) -> Text:
        """What a loot token is good for."""
        deeds = {"conquest_glory": "land", "elimination_glory": "trophy", "capture_glory": "trap"}
        match loot.effect:
            case "conquest_glory" | "elimination_glory" | "capture_glory":
                return self.sign(deeds[loot.effect], SIGNS["gives"]) + self.sign("glory", loot.n)
            case "rerolls":
                return self.rerolls(loot.n, loot.colours)
            case "trophies":
                return self.sign("trophy", loot.n)
            case "eliminate":
                return self.sign("trophy") + styled(f"+{loot.n}", BENEFIT)
            case "goods":
                return self.goods(loot.goods)
            case "convert":
                return Text.assemble(self.space(loot.colours), SIGNS["gives"], self.so_many(1 << loot.into, loot.n))
            case "per_die":
                return self.per_die(loot.colours, loot.n)
            case "recruit":
                return self.sign("mercenary", 1)
            case _:
                return Text(loot.effect)

    def gain(self, land: Land) -> Text:
        """The dice that a settled land asks for, and what it brings."""
        signs = {"potions": "potion", "recruit": "mercenary"}
        if land.gain == "dice":
            brought = self.so_many(1 << land.colour, land.n)
        else:
            brought = self.sign(signs.get(land.gain, land.gain), land.n)
        return Text.assemble(self.spaces(land.need.required), SIGNS["gives"], brought)

    def mission(self, mission: Mission, kind: str) -> list[Text]:
        """Dice and objective, reward, penalty; or dice and what a contract asks for, the rewards of its paths."""
        gives = SIGNS["gives"]
        if kind == "mission":
            return [
                Text.assemble(self.spaces(mission.need.required), f" ≥{mission.objective}"),
                Text.assemble(f"{gives} ", self.goods(mission.reward)),
                Text.assemble((SIGNS["minus"], "dim"), self.goods(mission.penalty)),
            ]
        return [
            Text.assemble(self.spaces(mission.contract_need.required), " ", self.goods(mission.resource)),
            Text.assemble(f"{gives} 1:", self.goods(mission.reward_left)),
            Text.assemble("2:", self.goods(mission.reward_right)),
        ]


class Keyed(Protocol):
    """A piece of the box."""

    key: str


Piece = TypeVar("Piece", bound=Keyed)


def by_key(records: Iterable[Piece]) -> dict[str, Piece]:
    """The pieces of a kind by the keys that the view names."""
    return {record.key: record for record in records}
