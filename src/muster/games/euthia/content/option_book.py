"""Every option that Euthia can ever offer. Keys are promises to old records."""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

from muster.games.euthia.content.pieces import (
    ACTIONS,
    AMULET_THING,
    CATALYST_THING,
    ELEMENTS,
    ESSENCE_THING,
    GAAR_THING,
    GEM_THING,
    GEMS,
    HEROES,
    INFORMANTS,
    PLACES,
    POTION_THING,
    SCROLL_THING,
    SUPPLIES_THING,
    TROPHY_THING,
    Box,
)
from muster.kernel.options import Option, Param

HexLetter: TypeAlias = Literal["a", "b", "c", "centre"]
HEX_LETTERS: tuple[HexLetter, ...] = get_args(HexLetter)
MOST_SLOTS = 20
MOST_STEPS = 20  # to a goal that is chosen by its distance first
MOST_PLACES = 40  # for a Map tile; three around a hex, more for the Volcano
THING_NAMES = {
    GAAR_THING: "gaar",
    POTION_THING: "healing_potion",
    SUPPLIES_THING: "supplies",
    SCROLL_THING: "teleport_scroll",
    CATALYST_THING: "catalyst",
    AMULET_THING: "amulet_of_eternity",
}


def thing_key(box: Box, thing: int) -> str:
    """The key of a thing: of the tile, the gem, the essence, the trophy."""
    if thing in THING_NAMES:
        return THING_NAMES[thing]
    if thing >= TROPHY_THING:
        return f"trophy-{box.monsters[thing - TROPHY_THING].key}"
    if thing >= ESSENCE_THING:
        return f"essence-{ELEMENTS[thing - ESSENCE_THING]}"
    if thing >= GEM_THING:
        return f"gem-{GEMS[thing - GEM_THING]}"
    return box.tile(thing).key


def thing_text(box: Box, thing: int) -> str:
    """The id of the name of a thing."""
    if thing in THING_NAMES:
        return f"thing-{THING_NAMES[thing]}"
    if thing >= TROPHY_THING:
        return f"trophy-{box.monsters[thing - TROPHY_THING].key}"
    if thing >= ESSENCE_THING:
        return f"essence-{ELEMENTS[thing - ESSENCE_THING]}"
    if thing >= GEM_THING:
        return f"gem-{GEMS[thing - GEM_THING]}"
    return f"tile-{box.tile(thing).key}"


def enter_options(box: Box) -> None:
    """Fill the book; rules find options of a kind in ``box.options[kind]``, by what they stand for."""
    _enter_turn(box)
    _enter_map(box)
    _enter_tiles(box)
    _enter_cards(box)
    _enter_rolls(box)


def _one(box: Box, *keys: str) -> None:
    for key in keys:
        box.options[key] = [box.book.enter(key, key, 0, f"option-{key}")]


def _row(box: Box, kind: str, entries: list[tuple[str, dict[str, Param]]]) -> None:
    box.options[kind] = [
        box.book.enter(f"{kind}:{name}", kind, at, f"option-{kind}", params)
        for at, (name, params) in enumerate(entries)
    ]


def _enter_turn(box: Box) -> None:
    _one(box, "end", "back", "done", "walk", "use-menu", "arrange", "drop-menu", "exchange", "coin-silver", "coin-gold")
    _one(box, "church-heal", "church-potion", "treasure", "confront", "portal-menu", "griffin-menu")
    _one(box, "fight-elite", "fight-foe", "mine", "trade", "keep-none", "cart", "no-cart", "take", "leave")
    _row(box, "moves", [(name, {"action": f"action-{name}"}) for name in ACTIONS])
    _row(box, "carry", [(name, {"action": f"action-{name}"}) for name in ACTIONS])
    _row(box, "pay-token", [(name, {"action": f"action-{name}"}) for name in ACTIONS])
    _row(box, "pay-carried", [(name, {"action": f"action-{name}"}) for name in ACTIONS])
    _row(box, "hero", [(name, {"hero": f"hero-{name}"}) for name in HEROES])
    _one(box, "sell-menu", "heal", "buy-gaar", "unveil", "train-menu", "unlock-menu", "change-offer", "end-trade")
    _one(box, "resolve-dwurt", "avoid-dwurt", "convert-gaar")
    _row(box, "visit", [(name, {"place": f"place-{name}"}) for name in PLACES])
    _one(box, "face", "stop", "use-initiative", "no-initiative", "defend", "pay-gaar")
    _row(box, "ask", [(name, {"informant": f"informant-{name}"}) for name in INFORMANTS])
    _one(box, "pay-silver", "pay-gold-card")
    _one(box, "revoke")


def _enter_map(box: Box) -> None:
    spaces: list[tuple[str, dict[str, Param]]] = [
        (f"{tile.key}-{letter}", {"place": f"map-{tile.key}", "hex": f"hex-{letter}"})
        for tile in box.map_tiles
        for letter in HEX_LETTERS
    ]
    for kind in ("go", "teleport", "fly"):
        _row(box, kind, spaces)
    _row(box, "slot", [(str(at + 1), {"number": at + 1}) for at in range(MOST_PLACES)])
    _row(box, "far", [(str(steps), {"number": steps}) for steps in range(MOST_STEPS + 1)])


def _enter_tiles(box: Box) -> None:
    names: list[tuple[str, dict[str, Param]]] = [(tile.key, {"tile": f"tile-{tile.key}"}) for tile in box.tiles]
    for kind in ("buy", "train", "untrain", "attack-with", "strike-with", "pay-tile", "keep-tile"):
        _row(box, kind, names)
    for kind in ("take-off", "set-into"):
        _row(box, kind, names)
    uses: list[Option] = []
    firsts: list[int] = []
    for tile in box.tiles:
        firsts.append(len(uses))
        for at, _ in enumerate(tile.uses):
            key = f"use:{tile.key}" if at == 0 else f"use:{tile.key}-{at + 1}"
            uses.append(
                box.book.enter(key, "use", len(uses), "option-use", {"tile": f"tile-{tile.key}", "number": at + 1})
            )
    box.options["use"] = uses
    box.first_use = tuple(firsts)
    things = sorted(
        {
            *range(GEM_THING, GEM_THING + len(GEMS)),
            *range(ESSENCE_THING, ESSENCE_THING + len(ELEMENTS)),
            *THING_NAMES,
            *[TROPHY_THING + monster.id for monster in box.monsters[: box.first_foe]],
        }
    )
    first_copies: dict[int, int] = {}  # the first copy of each kind stands for it
    for copy, number in enumerate(box.copies):
        first_copies.setdefault(number, copy)
    carried = [*sorted(first_copies.values()), *things]
    for kind_name in ("sell", "drop", "pay", "place", "drink"):
        row: dict[int, Option] = {}
        for thing in carried:
            row[thing] = box.book.enter(
                f"{kind_name}:{thing_key(box, thing)}",
                kind_name,
                thing,
                f"option-{kind_name}",
                {"thing": thing_text(box, thing)},
            )
        box.things[kind_name] = row
    _row(box, "to-slot", [(str(at + 1), {}) for at in range(MOST_SLOTS)])
    _row(box, "unlock", [(str(at + 1), {"number": at + 1}) for at in range(MOST_SLOTS)])
    _one(box, "to-sack", "to-pouch", "discard", "use-now")
    _row(box, "flip", [(name, {"gem": f"gem-{name}"}) for name in GEMS])
    _row(box, "flip-other", [(name, {"gem": f"gem-{name}"}) for name in GEMS])
    _row(box, "burn", [(name, {"element": f"essence-{name}"}) for name in ELEMENTS])
    _row(box, "gem", [(name, {"gem": f"gem-{name}"}) for name in GEMS])
    _row(box, "essence", [(name, {"element": f"essence-{name}"}) for name in ELEMENTS])
    _row(box, "option", [(str(at + 1), {"number": at + 1}) for at in range(4)])


def _enter_cards(box: Box) -> None:
    names: list[tuple[str, dict[str, Param]]] = [(card.key, {"card": f"card-{card.key}"}) for card in box.cards]
    for kind in ("play-1", "play-2", "play-3", "discard-card", "to-top", "to-bottom"):
        _row(box, kind, names)
    _row(box, "quest", [(quest.key, {"quest": f"quest-{quest.key}"}) for quest in box.quests])
    _one(box, "pass-all", "claim", "no-claim", "trophy", "no-trophy")


def _enter_rolls(box: Box) -> None:
    _row(box, "gaar", [(str(face), {"face": face}) for face in range(7)])  # 0 where no die is rolled again
    _one(box, "dwurt", "hope-1", "hope-2", "hope-3", "no-strike")
    _row(box, "seat", [(str(at), {"seat": at}) for at in range(4)])
    _row(box, "cache", [(name, {"card": f"cache-{name}"}) for name in ("silver", "gold")])
