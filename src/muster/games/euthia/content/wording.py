"""Which texts say what a tile or a card does, and with which figures: so they stay true whatever a pack changes.

Every function returns *lines*: ids of messages with their parameters, for one sentence each; the messages stand in
``text/<language>/names.ftl``. No two lines of a piece use one parameter for two things, so the pieces of the standard
pack have the same sentences as one attribute, rendered with all parameters together: ``tile-mend.text``,
``card-curse.text``, ``quest-hunter_1.text``, ``monster-ogre.text``, ``gem-opal.text``, ``attack-the_long_flight.text``,
``happening-black_rain.text``, ``rampage-the_bells.text``.
"""

from __future__ import annotations

from typing import TypeAlias

from muster.games.euthia.content.pieces import (
    ACTIONS,
    ELEMENTAL,
    ELEMENTS,
    GEMS,
    LOCATIONS,
    NOTHING,
    PERMANENT,
    TIMINGS,
    TREASURE_1,
    Box,
    Card,
    Effect,
    ElementalTable,
    Monster,
    Quest,
    Ranges,
    ScenarioCard,
    Tile,
    Use,
)
from muster.kernel.options import Param

Wording: TypeAlias = tuple[str, dict[str, Param]]
Lines: TypeAlias = tuple[Wording, ...]

TERRAINS = ("mountain", "lake", "cave")
# The second use of a piece has parameters of its own.
TWICE = {"when": "when_two", "effects": "effects_two", "set": "set_two"}


def merged(lines: Lines) -> dict[str, Param]:
    """All parameters of some lines, for the text that says them together."""
    params: dict[str, Param] = {}
    for _, own in lines:
        params |= own
    return params


def said_on_pieces(box: Box) -> dict[str, Lines]:
    """What stands on every tile, card, Monster, Gem and Essence of a box, by the id of its name."""
    said: dict[str, Lines] = {f"tile-{tile.key}": tile_lines(box, tile) for tile in box.tiles}
    said |= {f"monster-{monster.key}": monster_lines(box, monster) for monster in box.monsters[: box.first_foe]}
    said |= {f"card-{card.key}": card_lines(card) for card in box.cards}
    said |= {f"quest-{quest.key}": quest_lines(box, quest) for quest in box.quests}
    said |= {f"gem-{name}": token_lines(box.gem_effects[at]) for at, name in enumerate(GEMS)}
    said |= {f"essence-{name}": token_lines(box.essence_effects[at]) for at, name in enumerate(ELEMENTS)}
    said |= {card.text: scenario_card_lines(card) for card in box.scenario_cards}
    return {id: lines for id, lines in said.items() if lines}


# -- tiles -------------------------------------------------------------------------------------------------------------


def tile_lines(box: Box, tile: Tile) -> Lines:
    """What a tile does: its attack, what it gives while it lies on the board, its uses."""
    lines: list[Wording] = []
    if tile.ranges:
        lines.append((f"line-{TIMINGS[tile.timing]}", {"ranges": ranges_text(tile.ranges)}))
    if tile.health or tile.sack or tile.gems:
        lines.append(("line-equipped", {"parts": parts_text(tile)}))
    if tile.essences:
        lines.append(("line-essences", {"held": tile.essences}))
    lines.extend(_use_lines(box, tile))
    if tile.options:
        lines.append(_options_line(box, tile))
    if tile.immune:
        lines.append(("line-immunity", {}))
    return tuple(lines)


def ranges_text(ranges: Ranges) -> tuple[tuple[str, int], ...]:
    """From this value on, so much."""
    return tuple([(f"from-{start}", number) for start, number in ranges])


def parts_text(tile: Tile) -> tuple[tuple[str, int], ...]:
    """Health, Sacks and Gem slots of Equipment."""
    sacks = "part-sacks" if tile.sack > 0 else "part-no_sacks"
    parts = [("part-health", tile.health), (sacks, abs(tile.sack)), ("part-gems", tile.gems)]
    return tuple([(id, n) for id, n in parts if n])


def _use_lines(box: Box, tile: Tile) -> list[Wording]:
    lines: list[Wording] = []
    plain = [use for use in tile.uses if use.timing != tile.timing]
    for use in [use for use in tile.uses if use.timing == tile.timing]:
        lines.append(_attack_line(box, use))
    for at, use in enumerate(plain):
        if at and use.set_size > plain[0].set_size > 0 and use.timing == plain[0].timing:  # [EU-ARM-03]
            lines.append(("line-more-set", {"set_two": use.set_size, "effects_two": effects_text(box, use.effects)}))
        else:
            lines.append(_use_line(box, use, second=at > 0))
    if any(use.exhausts for use in plain):
        lines.append(("line-once", {}))
    if any(use.spends for use in plain):
        lines.append(("line-spent", {}))
    return lines


def _attack_line(box: Box, use: Use) -> Wording:
    """What belongs to an attack: its price in Dwurt, or something more that it does."""
    if not use.effects:
        return "line-attack-price", {"price": use.dwurt}
    name, number, most = use.effects[0]
    if name == "dwurt_dmg":
        return "line-feed", {"bonus": number, "most": most}
    return "line-attack-more", {"more": effects_text(box, use.effects)}


def _use_line(box: Box, use: Use, *, second: bool) -> Wording:
    id = "line-second" if second else "line-use"
    params: dict[str, Param] = {"when": f"when-{TIMINGS[use.timing]}", "effects": effects_text(box, use.effects)}
    if use.timing == PERMANENT:
        id = "line-always"
        del params["when"]
    if use.set_size:
        id += "-set"
        params["set"] = use.set_size
    elif use.dwurt:
        id += "-dwurt"
        params["price"] = use.dwurt
    elif use.gaar:
        id += "-gaar"
        params["price"] = use.gaar
    if second:
        params = {TWICE.get(name, name): value for name, value in params.items()}
    return id, params


def _options_line(box: Box, tile: Tile) -> Wording:
    """The options of a Natural Resource, or of Supplies."""
    first, *others = [gains_text(box, option) for option in tile.options]
    if not others:
        return "line-redeem", {"first": first}
    id = "line-supplies" if tile.id == box.supplies else "line-redeem-either"
    return id, {"first": first, "second": others[0]}


def effects_text(box: Box, effects: tuple[Effect, ...]) -> tuple[Param, ...]:
    """Parts of what a tile does, as a list for a text."""
    return tuple([_effect_text(box, effect) for effect in effects])


def _effect_text(box: Box, effect: Effect) -> Param:
    name, number, extra = effect
    if name == "act":
        return f"effect-act-{ACTIONS[number]}"
    if name == "ward":
        return f"effect-ward-{ELEMENTS[number]}"
    if name == "look_discard":
        return ("effect-look_discard-any" if extra else "effect-look_discard-silver", number)
    if name in GOODS:
        return _gain_text(box, effect)
    return (f"effect-{name}", abs(number))


# -- goods -------------------------------------------------------------------------------------------------------------

# What is counted by one text, whether a tile, a Reward or a Quest names it.
GOODS = (
    "gold",
    "rep",
    "gaar",
    "dwurt",
    "silver",
    "gold_card",
    "gem",
    "essence",
    "gem_choice",
    "random_gem",
    "essence_choice",
)


def gains_text(box: Box, gains: tuple[Effect, ...]) -> tuple[Param, ...]:
    """A Reward, Loot or an option as a list for a text."""
    return tuple([_gain_text(box, gain) for gain in gains])


def _gain_text(box: Box, gain: Effect) -> Param:
    name, number, extra = gain
    if name == "gem":
        return (f"count-gem-{GEMS[extra]}", number)
    if name == "essence":
        return (f"count-essence-{ELEMENTS[extra]}", number)
    if name == "treasure":
        return (f"count-treasure-{extra}", number)
    if name == "tile":
        return f"tile-{box.tiles[extra].key}"
    if name == "artifact":
        return f"tile-{box.tile(extra).key}"
    return (f"count-{name}", number)


def costs_text(box: Box, costs: tuple[Effect, ...]) -> tuple[Param, ...]:
    """What a Quest asks for, as a list for a text."""
    return tuple([_cost_text(box, cost) for cost in costs])


def _cost_text(box: Box, cost: Effect) -> Param:
    name, number, extra = cost
    if name == "resource":
        return (f"count-resource-{TERRAINS[extra]}", number)
    if name == "trophy":
        return (f"count-trophy-{extra}", number)
    return _gain_text(box, cost)


# -- cards -------------------------------------------------------------------------------------------------------------


def quest_lines(box: Box, quest: Quest) -> Lines:
    """What a Quest asks for and what it pays."""
    reward: Wording = ("line-reward", {"reward": gains_text(box, quest.reward)})
    if quest.has:
        name, number, quests = quest.has[0]
        if name == "bounties_or_quests":
            return (("line-has-either", {"has": ("has-bounties", number), "instead": ("has-quests", quests)}), reward)
        return (("line-has", {"has": (f"has-{name}", number)}), reward)
    first, *others = quest.cost[0]
    if others:
        return (
            ("line-cost-either", {"cost": _cost_text(box, first), "instead": _cost_text(box, others[0])}),
            reward,
        )
    return (("line-cost", {"cost": costs_text(box, tuple([part[0] for part in quest.cost]))}), reward)


def card_lines(card: Card) -> Lines:
    """When a Silver or Gold card is played, and its boxes."""
    lines: list[Wording] = [("line-played", {"when": f"when-{TIMINGS[card.timing]}"})]
    for number, effects in zip(("one", "two", "three"), card.boxes, strict=False):
        lines.append((f"line-box-{number}", {number: boxes_text(effects, "box")}))
    if card.ongoing:
        lines.append(("line-ongoing", {"ongoing": boxes_text(card.ongoing, "ongoing")}))
    return tuple(lines)


def boxes_text(effects: tuple[Effect, ...], kind: str) -> tuple[Param, ...]:
    """The boxes of a card as a list for a text."""
    return tuple([(f"{kind}-{name}", abs(number)) for name, number, _ in effects])


def monster_lines(box: Box, monster: Monster) -> Lines:
    """What a Monster does beside its Injuries, and what it pays."""
    lines: list[Wording] = []
    if monster.dragon:
        lines.append(("line-dragon", {}))
    if monster.immune:
        lines.append(("line-immune", {}))
    for start, (name, number, _) in monster.effects:
        if name == "kill":
            lines.append(("line-kill", {"deadly": start}))
        else:
            lines.append(("line-special", {"from": start, "special": (f"special-{name}", abs(number))}))
    reward = gains_text(box, monster.reward)
    if monster.elite:
        lines.append(("line-lair", {"lair": f"lair-{monster.lair}-{_place(monster.lair_location)}"}))
        lines.append(("line-bounty", {"reward": reward}))
    elif monster.condition == NOTHING:
        lines.append(("line-reward", {"reward": reward}))
    else:
        lines.append(("line-reward-up-to", {"condition": monster.condition, "reward": reward}))
    return tuple(lines)


def _place(location: int) -> str:
    """A Treasure hex of any level and an Elemental of any kind have words of their own."""
    if location == TREASURE_1:
        return "treasure"
    return "elemental" if location == ELEMENTAL else LOCATIONS[location]


def scenario_card_lines(card: ScenarioCard) -> Lines:
    """What happens when a card of a scenario is turned up."""
    if card.kind == "attack":
        name, number, _ = card.at_once[0]
        return ((f"harm-{name}", {"n": number} if number else {}),)
    if card.kind == "event":
        return tuple([(f"happens-{name}", {name: number}) for name, number, _ in (*card.at_once, *card.lasting)])
    lines: list[Wording] = []
    if card.steps:
        lines.append((f"walks-{card.target}", {"steps": card.steps}))
    if card.stamina:
        lines.append(("walks-stamina", {"stamina": card.stamina}))
    return tuple(lines)


# -- tokens and tables -------------------------------------------------------------------------------------------------


def token_lines(uses: tuple[Use, ...]) -> Lines:
    """What a Gem or an Essence does."""
    lines: list[Wording] = []
    for at, use in enumerate(uses):
        effects = tuple([(f"effect-{name}", number) for name, number, _ in use.effects])
        if use.timing == PERMANENT:
            lines.append(("line-always", {"effects": effects}))
            continue
        params: dict[str, Param] = {"when": f"when-{TIMINGS[use.timing]}", "effects": effects}
        if at:
            params = {TWICE[name]: value for name, value in params.items()}
        lines.append(("line-second" if at else "line-use", params))
    return tuple(lines)


def table_lines(box: Box, table: ElementalTable) -> Lines:
    """The rows of an Elemental's table, each a text of its own: up to a value, from one to another, or from one on."""
    lines: list[Wording] = []
    starts = [start for start, _ in table.rows]
    for at, (start, gains) in enumerate(table.rows):
        params: dict[str, Param] = {"gains": gains_text(box, gains)}
        last = at == len(starts) - 1
        if at:
            params["from"] = start
        if not last:
            params["to"] = starts[at + 1] - 1
        lines.append(("line-row-from" if last else "line-row" if at else "line-row-to", params))
    return tuple(lines)
