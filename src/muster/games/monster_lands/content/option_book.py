"""Every option that Monster Lands can ever offer. Keys are promises to old records."""

from __future__ import annotations

from muster.games.monster_lands.content.pieces import (
    BUILDINGS,
    COLOURS,
    FACES,
    GOODS,
    PLACES,
    SHOPS,
    Box,
    Kind,
)
from muster.kernel.options import Option, Param

MOST_WARDS = 16  # more black dice than any attack can have


def enter_options(box: Box) -> None:
    """Fill the book; rules find options of a kind in ``box.options[kind]``, by what they stand for."""
    _enter_turn(box)
    _enter_cards(box)
    _enter_dice(box)
    _enter_battle(box)
    _enter_several_at_once(box)


def _one(box: Box, *keys: Kind) -> None:
    """Options that stand for themselves."""
    for key in keys:
        box.options[key] = [box.book.enter(key, key, 0, f"option-{key}")]


def _row(box: Box, kind: Kind, entries: list[tuple[str, dict[str, Param]]]) -> list[Option]:
    """Options of one kind, numbered from 0."""
    box.options[kind] = [
        box.book.enter(f"{kind}:{name}", kind, at, f"option-{kind}", params)
        for at, (name, params) in enumerate(entries)
    ]
    return box.options[kind]


def _enter_turn(box: Box) -> None:
    _one(box, "end", "back", "done", "pawn", "novice", "loot", "sell", "gear", "settle", "heal")
    box.options["visit"] = [
        box.book.enter(f"visit:{name}", "visit", at, "option-visit", {"building": f"building-{name}"})
        for at, name in enumerate(BUILDINGS)
        if at in SHOPS
    ]
    _row(box, "alchemist", [(name, {"number": box.alchemist[at]}) for at, name in enumerate(("upper", "lower"))])
    _row(box, "mine", [(str(at + 1), {"dice": space.dice, "gold": space.gold}) for at, space in enumerate(box.mine)])
    _row(box, "outside", [(name, {"place": f"place-{name}"}) for name in PLACES])
    _row(box, "path", [(str(at + 1), {"number": at + 1}) for at in range(4)])
    _one(box, "beer", "discard", "nobody")
    _row(box, "armory", [(str(n), {"number": n}) for n in range(box.armory_tokens + 1)])
    _row(
        box,
        "brew",
        [
            (f"{potions}-{venoms}", {"potions": potions, "venoms": venoms})
            for potions in range(4)
            for venoms in range(4)
        ],
    )
    _row(box, "goods", [(name, {"goods": f"goods-{name}"}) for name in GOODS])
    _row(box, "token", [(name, {"goods": f"goods-{name}"}) for name in ("defense", "potion", "venom")])


def _enter_cards(box: Box) -> None:
    members: list[tuple[str, dict[str, Param]]] = [
        (member.key, {"member": f"member-{member.key}"}) for member in box.members
    ]
    of_members: tuple[Kind, ...] = (
        "send",
        "hire",
        "carry",
        "from",
        "settler",
        "heal-one",
        "talent",
        "promote",
        "desert",
        "discount",
    )
    of_traps: tuple[Kind, ...] = ("buy", "lay", "drop")
    of_gear: tuple[Kind, ...] = ("equip", "item", "gear-discount")
    of_loot: tuple[Kind, ...] = ("use", "pick", "give")
    for kind in of_members:
        _row(box, kind, members)
    _row(box, "land", [(land.key, {"land": f"land-{land.key}"}) for land in box.lands])
    _row(box, "settle-on", [(land.key, {"land": f"land-{land.key}"}) for land in box.lands])
    traps: list[tuple[str, dict[str, Param]]] = [(trap.key, {"trap": f"trap-{trap.key}"}) for trap in box.traps]
    for kind in of_traps:
        _row(box, kind, traps)
    gear: list[tuple[str, dict[str, Param]]] = [(gear.key, {"gear": f"gear-{gear.key}"}) for gear in box.gear]
    for kind in of_gear:
        _row(box, kind, gear)
    loot: list[tuple[str, dict[str, Param]]] = [(loot.key, {"loot": f"loot-{loot.key}"}) for loot in box.loot]
    for kind in of_loot:
        _row(box, kind, loot)
    _row(box, "trophy", [(monster.key, {"monster": f"monster-{monster.key}"}) for monster in box.monsters])


def _enter_dice(box: Box) -> None:
    _row(box, "die", [(name, {"colour": f"colour-{name}"}) for name in COLOURS])
    _row(box, "into", [(name, {"die": (f"dice-{name}", 1)}) for name in COLOURS])
    box.options["face"] = [box.options["die"][2]] + [
        box.book.enter(f"die:persuasion-{face}", "face", face, "option-face", {"face": face})
        for face in range(1, FACES + 1)
    ]


def _enter_battle(box: Box) -> None:
    _one(box, "stop", "decline", "try", "fulfil", "venom", "reveal", "keep", "cancel", "allow", "take", "roll-all")
    names: list[tuple[str, dict[str, Param]]] = [(name, {"die": (f"dice-{name}", 1)}) for name in COLOURS]
    _row(box, "roll", names)
    _row(box, "steal", names[:2])
    _row(
        box,
        "reroll",
        [
            (f"{name}-{face}", {"die": (f"dice-{name}", 1), "face": face})
            for name in COLOURS
            for face in range(1, FACES + 1)
        ],
    )
    _row(box, "ward", [(str(n), {"number": n}) for n in range(MOST_WARDS + 1)])
    _row(box, "divert", [(str(n), {"number": n}) for n in range(MOST_WARDS + 1)])
    _row(box, "target", [(str(at + 1), {"number": at + 1}) for at in range(4)])
    _row(box, "block", [(name, {"goods": f"goods-{name}"}) for name in ("talent", "defense", "potion")])


def _enter_several_at_once(box: Box) -> None:
    """Several like answers in one. They came with rules version 3 and stand last: older options keep their numbers."""
    box.options["fill"] = [
        box.book.enter(f"fill:{name}", "fill", at, f"option-fill-{name}")
        for at, name in enumerate(("strength", "magic", "defense", "brews"))
    ]
    _one(box, "block-all", "pawn-all")
