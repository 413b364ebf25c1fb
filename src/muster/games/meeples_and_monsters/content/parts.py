"""What records are made of: names, numbers, and the base of everything that a pack describes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal, get_args

import msgspec
from msgspec import Meta

ClassName = Literal["peasant", "warrior", "mage", "cleric", "knight", "ranger", "paladin", "shaman"]
MeepleName = Literal["peasant", "warrior", "mage", "cleric", "knight", "ranger", "paladin", "shaman", "corruption"]
MonsterType = Literal["undead", "monstrous", "humanoid"]
District = Literal["villages", "university", "castle", "cathedral"]

CLASSES: tuple[str, ...] = get_args(ClassName)
MEEPLES: tuple[str, ...] = get_args(MeepleName)
DISTRICTS: tuple[str, ...] = get_args(District)
PRESTIGE_CLASSES = ("ranger", "paladin", "shaman")

Name = Annotated[str, Meta(min_length=1, max_length=60)]
Number = Annotated[int, Meta(ge=1, le=99)]
NumberOrNone = Annotated[int, Meta(ge=0, le=99)]
Level = Annotated[int, Meta(ge=1, le=3)]
LevelOrNone = Annotated[int, Meta(ge=0, le=3)]
Several = Annotated[tuple[ClassName, ...], Meta(min_length=2)]  # classes to choose from

_CLASS = "peasant|warrior|mage|cleric|knight|ranger|paladin|shaman"
# Units that stand on a Location: classes, or any Unit.
LocationUnits = Mapping[Annotated[str, Meta(pattern=f"^({_CLASS}|any)$")], Number]
# Units that take part in a fight.
FightUnits = Mapping[Annotated[str, Meta(pattern=f"^({_CLASS})$")], Number]
# Meeples that somebody has: Units and Corruption.
Meeples = Mapping[Annotated[str, Meta(pattern=f"^({_CLASS}|corruption)$")], NumberOrNone]
# What stands in a Tower Room.
RoomUnits = Mapping[Annotated[str, Meta(pattern=f"^({_CLASS}|corruption|prestige)$")], Number]
Pile = Mapping[Annotated[str, Meta(pattern="^(undead|monstrous|humanoid)$")], Number]


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A record, or an inner table of one. What stands at its default is not part of the pack's hash."""


def name_in_files(field: str) -> str:
    """``class_`` and ``from_`` are words of Python; the files write them without the underscore."""
    return field.rstrip("_")
