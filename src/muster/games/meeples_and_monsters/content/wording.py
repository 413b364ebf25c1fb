"""Which text says what a card does, and with which figures: so it stays true whatever a pack changes.

Every function returns the ids of messages and their parameters; the messages stand in ``text/<language>/cards.ftl``.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeAlias

from muster.games.meeples_and_monsters.content import schema
from muster.games.meeples_and_monsters.content.pieces import Box
from muster.games.meeples_and_monsters.effects.effect import On, Wording
from muster.kernel.content import Pack
from muster.kernel.options import Param
from muster.kernel.signs import Sign

Lines: TypeAlias = tuple[Wording, ...]

# What the records of a table are called.
SORTS: Final = {
    "monsters": "monster",
    "council": "monster",
    "quests": "quest",
    "tiles": "location",
    "prebuilt": "location",
    "heroes": "hero",
    "rooms": "room",
    "tokens": "token",
    "slots": "slot",
}


def said_on_pieces(box: Box) -> dict[str, Lines]:
    """What stands on every piece of a box, by the id of its name."""
    pack: Pack = box.pack
    said: dict[str, Lines] = {}
    for name, hero in pack.table("heroes", schema.HeroClass).items():
        for place, side in enumerate(hero.levels, 1):
            said[f"hero-{name}-{side.level or place}"] = level_lines(name, side)
    said |= {f"monster-{key}": monster_lines(each) for key, each in pack.table("monsters", schema.Monster).items()}
    said |= {f"quest-{key}": quest_lines(each) for key, each in pack.table("quests", schema.Quest).items()}
    said |= {f"location-{key}": place_lines(each) for key, each in pack.table("tiles", schema.LocationTile).items()}
    prebuilt = pack.table("prebuilt", schema.PrebuiltLocation)
    said |= {f"location-{key}": place_lines(each) for key, each in prebuilt.items()}
    said |= {f"slot-{key}": place_lines(each) for key, each in pack.table("slots", schema.Slot).items()}
    said |= {f"room-{key}": place_lines(each) for key, each in pack.table("rooms", schema.TowerRoom).items()}
    said |= {f"token-{key}": (token_line(each),) for key, each in pack.table("tokens", schema.BonusToken).items()}
    return said


def signs_on_pieces(box: Box) -> dict[str, tuple[Sign, ...]]:
    """The sign of every effect on every piece of a box, by the id of its name."""
    return {
        f"{SORTS[table]}-{key}": tuple([effect.sign() for effect in effects])
        for table, key, _, _, effects in schema.bearers(box.pack)
    }


def texts_on_pieces(box: Box) -> dict[str, frozenset[str]]:
    """The texts that the pieces of a box need, with their parameters; places have a short form for previews, too."""
    needed: dict[str, frozenset[str]] = {}
    for name, lines in said_on_pieces(box).items():
        if name.startswith("hero-"):
            continue  # an ability gets the names of its class in all forms, and takes what it needs
        for text_id, params in lines:
            needed[text_id] = frozenset(params)
            if name.startswith(("location-", "slot-", "room-")):
                needed[f"brief-{text_id}"] = frozenset(params)
    return needed


# Pieces


def monster_lines(monster: schema.Monster) -> Lines:
    """What happens to whoever defeats a Monster."""
    return tuple([effect.line(On.MONSTER) for effect in monster.effects])


def quest_lines(quest: schema.Quest) -> Lines:
    """What a Quest asks for, and what it brings beside its VP."""
    brought = [effect.line(schema.QUEST_KINDS[quest.kind]) for effect in quest.effects]
    return condition_line(quest.condition), *(brought or [("effect-none", {})])


def place_lines(
    place: schema.LocationTile | schema.PrebuiltLocation | schema.Slot | schema.TowerRoom,
) -> Lines:
    """What a Location, a slot or a Tower Room brings; a King of the Hill only to who holds it."""
    lines = tuple([effect.line(On.LOCATION) for effect in place.effects])
    if isinstance(place, schema.LocationTile) and place.hill:
        return ("effect-hold", {}), *lines
    return lines


def token_line(token: schema.BonusToken) -> Wording:
    """What the Units in the fight against an Overlord must show."""
    if token.prestige:
        return "show-prestige", {"units": ("units-prestige", token.prestige)}
    return (f"show-kinds-{token.level}" if token.level else "show-kinds"), {"n": token.kinds}


def level_lines(name: str, side: schema.HeroLevel) -> Lines:
    """What a class can do at one of its levels."""
    params: dict[str, Param] = {"all": f"all-{name}", "one": f"one-{name}"}
    lines: list[Wording] = []
    match side.ability:
        case "":
            pass
        case "research":
            params |= {"quests": ("count-quests", side.draw)}
            if side.discard:
                params |= {"discard": side.discard}
            lines.append(("ability-research-discard" if side.discard else "ability-research", params))
        case "draw" | "draw_with_corruption":
            lines.append((f"ability-{side.ability}", params | {"meeples": ("count-meeples", side.draw)}))
        case "peasants_beside" | "vp_for_monster":
            lines.append((f"ability-{side.ability}", params | {"n": side.n}))
        case _:
            lines.append((f"ability-{side.ability}", params))
    if side.joins:
        lines.append(("ability-joins", params | {"units": ("units-peasant", side.joins)}))
    if lines:
        return tuple(lines)
    return (("ability-none-peasant" if name == "peasant" else "ability-none", {}),)


# Conditions of Quests


def condition_line(condition: schema.Condition) -> Wording:
    """What a Quest asks for."""
    id = f"condition-{condition.when}"
    match condition:
        case schema.Fight():
            return _fight(condition)
        case schema.Fights():
            return id, {"n": condition.monsters}
        case schema.Build():
            return _build(condition)
        case schema.LevelUp():
            if condition.classes:
                return f"{id}-classes", {"n": condition.classes}
            return (f"{id}-to", {"n": condition.to}) if condition.to else (id, {})
        case schema.Tavern():
            if condition.kinds:
                return f"{id}-kinds", {"n": condition.kinds}
            return id, {"units": units(condition.units)}
        case schema.PileHas():
            return id, {"foes": (f"foes-{condition.type}", condition.n)}
        case schema.End():
            return _end(condition)


def _fight(fight: schema.Fight) -> Wording:
    foe = f"foe-{fight.type or 'any'}" + (f"-{fight.level}" if fight.level > 1 else "")
    if fight.kinds:
        return "condition-fight-kinds", {"foe": foe, "n": fight.kinds}
    if fight.units:
        return "condition-fight-units", {"foe": foe, "units": units(fight.units)}
    return "condition-fight", {"foe": foe}


def _build(build: schema.Build) -> Wording:
    if build.monsters and build.built:
        return "condition-build-both", {"monsters": build.monsters, "built": build.built}
    if build.monsters:
        return "condition-build-monsters", {"n": build.monsters}
    if build.built:
        return "condition-build-built", {"n": build.built}
    return "condition-build", {}


def _end(end: schema.End) -> Wording:
    if end.most:
        return "condition-end-most", {"foes": f"most-{end.most}"}
    if end.pile:
        return "condition-end-pile", {"foes": tuple([(f"foes-{name}", n) for name, n in end.pile.items()])}
    if end.own:
        return "condition-end-own", {"units": units(end.own)}
    if end.own_at_most:
        return "condition-end-own_at_most", {"units": units(end.own_at_most)}
    if end.prestige:
        return "condition-end-own", {"units": ("units-prestige", end.prestige)}
    asked = next(name for name in ("each_level", "each_type", "types_at_level_3") if getattr(end, name))
    return f"condition-end-{asked}", {"n": getattr(end, asked)}


def units(counted: Mapping[str, int]) -> tuple[tuple[str, int], ...]:
    """Meeples by class as a list for a text."""
    return tuple([(f"units-{name}", n) for name, n in counted.items()])
