"""Pieces made from records, where several tables or scenarios of a pack need them."""

from __future__ import annotations

from collections.abc import Iterable

from muster.games.euthia.content import abilities, records
from muster.games.euthia.content.pieces import (
    ELEMENTS,
    GEMS,
    NOTHING,
    SCROLL_THING,
    SUPPLIES_THING,
    Box,
    CardEffect,
    Effect,
    Foe,
    GainEffect,
    Monster,
    Ranges,
    Scenario,
    ScenarioCard,
    SpecialEffect,
)

GIFTS = {"teleport_scroll": SCROLL_THING, "supplies": SUPPLIES_THING}

# -- Monsters, foes and cards ------------------------------------------------------------------------------------------


def add_monster(
    box: Box, key: str, level: int, health: int, record: records.Monster | records.Elite | records.Form
) -> Monster:
    monster = Monster(len(box.monsters), key, level, health, record.penalty, ranges_of(record.injuries))
    monster.silver_cards, monster.gold_cards = record.bar.silver, record.bar.gold
    monster.chaos, monster.gaar = record.bar.chaos, record.bar.gaar
    box.monsters.append(monster)
    return monster


def special_of(parts: tuple[abilities.Special, ...]) -> tuple[tuple[int, SpecialEffect], ...]:
    return tuple([(part.at, (part.do, part.n, 0)) for part in parts])


def add_foe(box: Box, scenario: Scenario, key: str, record: records.Form, *, dragon: bool = False) -> Foe:
    """A form of a shared foe: its card joins the Monsters of the box."""
    monster = add_monster(box, key, 0, record.health_each + record.health_more, record)
    monster.immune, monster.effects, monster.dragon = record.immune, special_of(record.special), dragon
    foe = Foe(monster.id, record.health_each, record.health_more, record.combat_rounds)
    scenario.foes = (*scenario.foes, foe)
    return foe


def add_card(box: Box, scenario: Scenario, kind: str, key: str) -> ScenarioCard:
    card = ScenarioCard(len(box.scenario_cards), kind, key)
    box.scenario_cards.append(card)
    scenario.cards = (*scenario.cards, card.id)
    return card


# -- small numbers for the words of the files --------------------------------------------------------------------------


def gains_of(box: Box, gains: Iterable[abilities.Gain], reward_set: int = 0) -> tuple[GainEffect, ...]:
    """Parts of a Reward; a Reward tile comes from the set of its Encounter."""
    return tuple([gain_of(box, gain, reward_set) for gain in gains])


def gain_of(box: Box, gain: abilities.Gain, reward_set: int) -> GainEffect:
    extra = 0
    if gain.gem is not None:
        extra = GEMS.index(gain.gem)
    elif gain.element is not None:
        extra = ELEMENTS.index(gain.element)
    elif gain.level is not None:
        extra = gain.level
    elif gain.tile is not None:
        extra = tile_named(box, gain.tile)
    elif gain.do == "reward":
        extra = reward_set
    return (gain.do, gain.n, extra)


def works_of(effects: Iterable[abilities.TokenWork]) -> tuple[Effect, ...]:
    return tuple([(effect.do, effect.n, 0) for effect in effects])


def box_of_card(effects: Iterable[abilities.CardWork]) -> tuple[CardEffect, ...]:
    return tuple([(effect.do, effect.n, 0) for effect in effects])


def ranges_of(ranges: tuple[records.Range, ...]) -> Ranges:
    return tuple([(start, number) for start, number in ranges])


def tile_named(box: Box, key: str) -> int:
    return next(tile.id for tile in box.tiles if tile.key == key)


def number_of(names: tuple[str, ...], name: str | None) -> int:
    return NOTHING if name is None else names.index(name)
