"""Which text says what a card does, and with which figures: so it stays true whatever a pack changes.

Every function returns the id of a message and its parameters; the messages stand in ``text/<language>/names.ftl``.
"""

from __future__ import annotations

from typing import TypeAlias

from muster.games.monster_lands.content.pieces import (
    AFFINITIES,
    COLOURS,
    WHERE,
    Ability,
    Box,
    Colours,
    Goods,
    Land,
    Loot,
    Monster,
    Section,
    Trap,
)
from muster.kernel.options import Param

Wording: TypeAlias = tuple[str, dict[str, Param]]

# The goods that a clan gains or loses, in the order in which they are told, and the texts that count them.
GOODS = ("glory", "gold", "potions", "venoms", "defense", "traps", "loot", "wounds")
TAKEN = {"potion": "count-potions", "venom": "count-venoms", "defense": "count-defense", "gold": "count-gold"}


def said_on_pieces(box: Box) -> dict[str, tuple[Wording, ...]]:
    """What stands on every card of a box, by the id of its name."""
    people = [each for each in box.members if not each.novice]
    said: dict[str, Wording] = {f"member-{each.key}": talent_text(each.ability) for each in people}
    said |= {f"monster-{each.key}": power_text(each) for each in box.monsters}
    said |= {f"land-{each.key}": land_text(each) for each in box.lands}
    said |= {f"trap-{each.key}": trap_text(each) for each in box.traps}
    said |= {f"gear-{each.key}": talent_text(each.ability) for each in box.gear}
    said |= {f"loot-{each.key}": loot_text(each) for each in box.loot}
    return {id: (wording,) for id, wording in said.items()}


def talent_text(ability: Ability) -> Wording:
    """What a talent or a piece of equipment does."""
    id = f"ability-{ability.kind}"
    match ability.kind:
        case "defense" if ability.affinities != (1 << len(AFFINITIES)) - 1:
            named = [f"affinity-{name}" for at, name in enumerate(AFFINITIES) if ability.affinities >> at & 1]
            return f"{id}-against", {"n": ability.n, "affinities": tuple(named)}
        case "reroll":
            by = "dice" if ability.by_dice else "times"
            where = "-missions" if ability.missions else ""
            return f"{id}-{by}{where}", {"n": ability.n, "dice": dice_of(ability.colours)}
        case "per_die":
            return f"{id}-{WHERE[ability.where]}", {"n": ability.n, "dice": dice_of(ability.colours)}
        case "buy_die":
            where = "-at_home" if ability.at_home else ""
            return f"{id}{where}", {"cost": ("count-gold", ability.cost), "dice": counted(ability.colours, ability.n)}
        case "take":
            taken = [(TAKEN[name], number) for name, number in ability.goods]
            if len(taken) == 2:
                return f"{id}-either", {"first": taken[0], "second": taken[1]}
            return (f"{id}-any" if len(taken) > 2 else id), {"goods": tuple(taken)}
        case "no_trap":
            return id, {}
        case _:
            return id, {"n": ability.n}


def power_text(monster: Monster) -> Wording:
    """What the special power of a monster does."""
    params: dict[str, Param] = {}
    if monster.n:
        params["n"] = monster.n
    if monster.colours:
        params["dice"] = dice_of(monster.colours)
    return f"power-{monster.power}", params


def land_text(land: Land) -> Wording:
    """What a settled land brings for which dice."""
    params: dict[str, Param] = {"deploy": spaces(land.need.required)}
    if land.gain == "dice":
        params["gain"] = counted(1 << land.colour, land.n)
        return "gain-dice", params
    if land.gain in GOODS and land.gain != "loot":
        params["gain"] = (f"count-{land.gain}", land.n)
        return "gain-goods", params
    return f"gain-{land.gain}", params


def trap_text(trap: Trap) -> Wording:
    """What a trap or a trick does."""
    match trap.effect:
        case "dice":
            shielded = "-shielded" if trap.group == "shielded" else ""
            return f"effect-dice{shielded}", {"dice": counted(trap.colours, trap.n)}
        case "steal":
            return "effect-steal", {"n": trap.n, "dice": counted(trap.colours, trap.n)}
        case "per_die":
            return "effect-per_die", {"n": trap.n, "dice": dice_of(trap.colours)}
        case _:
            return f"effect-{trap.effect}", {"n": trap.n}


def loot_text(loot: Loot) -> Wording:
    """What a loot token is discarded for."""
    id = f"use-{loot.effect}"
    match loot.effect:
        case "rerolls" | "per_die":
            return id, {"n": loot.n, "dice": dice_of(loot.colours)}
        case "goods":
            return id, {"goods": goods_text(loot.goods)}
        case "convert":
            return id, {"from": counted(loot.colours, 1), "into": counted(1 << loot.into, loot.n)}
        case "recruit":
            return id, {}
        case _:
            return id, {"n": loot.n}


def goods_text(goods: Goods) -> tuple[tuple[str, int], ...]:
    """A reward, a penalty or a resource as a list for a text."""
    return tuple([(f"count-{name}", getattr(goods, name)) for name in GOODS if getattr(goods, name)])


def section_text(section: Section) -> tuple[tuple[str, int], ...]:
    """The benefit of a path as a list for a text."""
    told = [("count-talents", section.defense), ("count-gold", section.gold)]
    told += [("count-potions", section.potions), ("count-venoms", section.venoms)]
    if section.rerolls:
        told.insert(0, (f"rerolls-{_either(section.reroll_colours)}", section.rerolls))
    return tuple([(id, n) for id, n in told if n])


def spaces(required: tuple[Colours, ...]) -> tuple[tuple[str, int], ...]:
    """Spaces for dice as a list for a text, equal ones together."""
    return tuple([counted(colours, required.count(colours)) for colours in dict.fromkeys(required)])


def counted(colours: Colours, n: int) -> tuple[str, int]:
    """So many dice of any of these colours."""
    return f"dice-{_either(colours)}", n


def dice_of(colours: Colours) -> tuple[str, ...]:
    """All dice of these colours."""
    return tuple([f"all-{name}" for at, name in enumerate(COLOURS) if colours >> at & 1])


def _either(colours: Colours) -> str:
    names = [name for at, name in enumerate(COLOURS) if colours >> at & 1]
    return "any" if len(names) == len(COLOURS) else "_or_".join(names)
