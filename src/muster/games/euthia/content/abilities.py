"""What tiles, cards, Monsters and Quests of Euthia do or ask for, as data.

``do`` is the word that the files use and the rules know, ``n`` its figure; some words are about a gem, an element, a
level or a tile and name it in the field of that name. How it is done is told where it is carried out.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias, TypeGuard, get_args

import msgspec
from msgspec import Meta


def words_in(words: object) -> list[str]:
    """The words of a type that is made of such types."""
    parts = get_args(words)
    return [part for part in parts if isinstance(part, str)] or [word for part in parts for word in words_in(part)]


GemName = Literal["amethyst", "emerald", "onyx", "opal", "ruby", "sapphire", "demon_stone", "diamond"]
ElementName = Literal["air", "earth", "water", "fire"]
TerrainName = Literal["mountain", "lake", "cave"]
ActionName = Literal["mining", "trade", "combat"]

Key = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9_]*$", max_length=40)]
Number = Annotated[int, Meta(ge=-9, le=20)]
Few = Annotated[int, Meta(ge=1, le=9)]
FewOrNone = Annotated[int, Meta(ge=0, le=9)]
Figure = Annotated[int, Meta(ge=1, le=99)]
FigureOrNone = Annotated[int, Meta(ge=0, le=99)]
Level = Literal[1, 2, 3]

# What is gained, or lost, outside Combat.
GainWord = Literal[
    "gold",
    "rep",
    "gaar",
    "dwurt",
    "potion",
    "gem",
    "essence",
    "gem_choice",
    "random_gem",
    "essence_choice",
    "silver",
    "gold_card",
    "treasure",
    "reward",
    "tile",
    "heal",
    "move",
    "inj",
    "lose_gold",
    "lose_gaar",
    "cache_gold",
]
# What a tile does, by what carries it out. In Combat: values of the attack under way ...
ValueWord = Literal["clover", "foot", "round_foot", "dmg_plus", "inj_minus", "per_essence_inj", "ember", "next"]
# ... Health, tokens and hope ...
RestWord = Literal["heal", "heal_full", "gaar", "dwurt", "hope", "self_inj"]
# ... what lasts for a while ...
FlagWord = Literal["no_gold_round", "no_chaos_round", "dearer_play", "no_attack_round", "phoenix", "siphon", "overdose"]
# ... and everything with a rule of its own.
TrickWord = Literal[
    "foot_round_1",
    "lose_chaos",
    "lose_monster_gaar",
    "discard_random",
    "look_hand",
    "look_discard",
    "cache_under",
    "cache_gold",
    "cache_pick",
    "look_combat_card",
    "cancel_play",
    "cancel_curse",
]
# What belongs to the attack of the tile itself.
AttackWord = Literal["per_essence_dmg", "cripple", "dwurt_dmg", "dragon_dmg"]
# Outside Combat: ways to go, looks into decks, and what has a rule of its own.
TeleportWord = Literal["teleport", "teleport_gate", "teleport_portal", "teleport_mine"]
LookWord = Literal["tracker", "look_hand", "look_cache", "cache_choice"]
OutsideWord = Literal["pickpocket", "absolve", "conjure", "essence_font", "dwurt_die_minus"]
# Asked for where an Action, a Mining tile or a Treasure is at hand.
OccasionWord = Literal["act", "cart", "treasure_sense"]
# What a tile gives as a Reward would.
TileGoodWord = Literal[
    "gold",
    "rep",
    "silver",
    "gold_card",
    "gem",
    "essence",
    "gem_choice",
    "random_gem",
    "essence_choice",
    "move",
    "cache_silver",
]
# What holds as long as the tile lies on the board.
PermanentWord = Literal[
    "health",
    "guard",
    "ward",
    "slumber",
    "clover_always",
    "foot_always",
    "attack_clover",
    "attack_dmg",
    "plunder",
    "soul_harvest",
    "dwurt_guard",
    "dwurt_lower",
    "foe_chaos",
    "foe_gaar",
    "foe_health",
    "foe_inj",
    "foe_start_silver",
    "cheaper_gold",
]
CombatWord: TypeAlias = ValueWord | RestWord | FlagWord | TrickWord
WorkWord: TypeAlias = (
    CombatWord | AttackWord | TeleportWord | LookWord | OutsideWord | OccasionWord | TileGoodWord | PermanentWord
)
# What gems and essences do beside that: fewer dice for the Monster.
TokenWord = Literal["clover", "heal", "gold_card", "health", "inj_minus", "dmg_plus", "move", "fewer_dice"]
# What the box of a Silver or Gold card does.
CardWord = Literal["clover", "foot", "inj_plus", "dmg_minus", "next", "mheal", "monster_gaar", "take_gaar"]
# What a range of an Elite Monster does beside its Injuries.
SpecialWord = Literal["mheal", "clover", "foe_silver", "foe_gold", "kill"]
# What an Event card does: at once, or as long as its round lasts.
MomentWord = Literal["inj_outside", "renew_offers", "gaar_or_dwurt"]
LastingWord = Literal[
    "heal_less",
    "cheaper",
    "monster_health",
    "victory_rep",
    "mining_cart",
    "monster_chaos",
    "victory_gold_card",
]
EventWord: TypeAlias = MomentWord | LastingWord
LASTING = tuple(words_in(LastingWord))
# What a Quest asks for, paid or only there.
CountedWord = Literal["gold", "gaar", "silver", "gold_card", "inj", "lose_rep"]
ChosenWord = Literal[
    "gem",
    "any_gem",
    "essence",
    "any_essence",
    "different_essences",
    "resource",
    "any_resource",
    "different_resources",
    "raw_gem",
    "tile",
    "treasure_tile",
    "trophy",
    "different_trophies",
    "potion",
    "scroll",
    "potion_or_scroll",
]
CostWord: TypeAlias = CountedWord | ChosenWord
HasWord = Literal["armor_set", "quests", "rep", "bounties_or_quests"]
# What an Attack card of Farruga does to all.
HarmWord = Literal["inj", "renew_alchemists", "lose_gaar", "silver"]
# Words of the rules that no file has: the Artifact that a Legend pays, and plain Damage of an attack.
RuleWord = Literal["artifact", "dmg"]
# All that can be gained or suffered outside an attack.
LossWord = Literal["heal", "heal_full", "inj", "self_inj", "lose_gold", "lose_gaar", "move"]
GoodWord: TypeAlias = GainWord | TileGoodWord | LossWord | Literal["dwurt", "artifact"]
AnyWord: TypeAlias = (
    GainWord | WorkWord | TokenWord | CardWord | SpecialWord | EventWord | CostWord | HasWord | HarmWord | RuleWord
)


GOOD_WORDS: frozenset[str] = frozenset(words_in(GoodWord))


def is_good(word: AnyWord) -> TypeGuard[GoodWord]:
    """Can it be gained or suffered outside an attack?"""
    return word in GOOD_WORDS


# The field that a word is about; every other word is about nothing but its figure.
ABOUT = {
    "gem": "gem",
    "essence": "element",
    "ward": "element",
    "resource": "terrain",
    "treasure": "level",
    "trophy": "level",
    "tile": "tile",
    "act": "action",
    "dwurt_dmg": "most",
    "look_discard": "hand",
    "bounties_or_quests": "quests",
}


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A record, or an inner table of one. What stands at its default is not part of the pack's hash."""


class Doing(Part, frozen=True):
    """Base of all that is done: each word has what it is about, and nothing else."""

    def __post_init__(self) -> None:
        word = str(getattr(self, "do", ""))
        wanted = ABOUT.get(word, "")
        for field in self.__struct_fields__:
            if field not in ("do", "n", "at") and (getattr(self, field) is not None) != (field == wanted):
                raise ValueError(f"Expected {wanted or 'nothing more'} with {word!r}")
        if wanted and wanted not in self.__struct_fields__:
            raise ValueError(f"Expected another word than {word!r} here")


class Gain(Doing, frozen=True):
    """One part of a Reward, a Treasure, a Natural Resource or the result of an Elemental."""

    do: GainWord
    n: Number = 1
    gem: GemName | None = None
    element: ElementName | None = None
    level: Level | None = None
    tile: Key | None = None


class Work(Doing, frozen=True):
    """One part of what a tile does."""

    do: WorkWord
    n: Number = 1
    gem: GemName | None = None
    element: ElementName | None = None
    action: ActionName | None = None
    most: Few | None = None
    hand: Literal["silver", "any"] | None = None


class TokenWork(Doing, frozen=True):
    """One part of what a Gem or an Essence does."""

    do: TokenWord
    n: Number = 1


class CardWork(Doing, frozen=True):
    """One part of a box of a Silver or Gold card, for the Monster."""

    do: CardWord
    n: Number = 1


class Special(Doing, frozen=True):
    """What a range of an Elite Monster does from a value on."""

    at: Annotated[int, Meta(ge=2, le=20)]
    do: SpecialWord
    n: Number = 1


class Cost(Doing, frozen=True):
    """One thing that a Quest asks for."""

    do: CostWord
    n: Annotated[int, Meta(ge=1, le=15)] = 1
    gem: GemName | None = None
    element: ElementName | None = None
    terrain: TerrainName | None = None
    level: Level | None = None
    tile: Key | None = None


class Condition(Doing, frozen=True):
    """A state that a Quest checks and that costs nothing."""

    do: HasWord
    n: Figure
    quests: Few | None = None


Gains = Annotated[tuple[Gain, ...], Meta(min_length=1, max_length=6)]
GainsOrNone = Annotated[tuple[Gain, ...], Meta(max_length=6)]
