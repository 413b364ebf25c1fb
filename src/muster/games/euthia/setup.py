"""From the box to the first round.  [EU-SCN-02]"""

from __future__ import annotations

from collections.abc import Mapping

from muster.games.euthia.content.pieces import (
    CHAPTERS,
    ELEMENTAL,
    ENCOUNTER,
    HEROES,
    MIND_CONTROL,
    NOTHING,
    OF_TERRAIN,
    OF_TRADER,
    OF_TREASURE,
    SILVER_TYPES,
    SOUL_CONTROL,
    Box,
    MapTile,
)
from muster.games.euthia.effects.gaining import gain_gold
from muster.games.euthia.events import HERO_CHOSEN, STARTING_PLAYER
from muster.games.euthia.offers.scenario import has_lair
from muster.games.euthia.offers.turn import hero_offers
from muster.games.euthia.phases.decks import fill_top
from muster.games.euthia.phases.elites import next_bounty
from muster.games.euthia.phases.free_actions import open_encounter
from muster.games.euthia.phases.moving import put_tile
from muster.games.euthia.phases.rounds import start_round
from muster.games.euthia.phases.scenarios import scenario_setup
from muster.games.euthia.phases.trading import renew_offer
from muster.games.euthia.queries import fitting_slots, has_caches, seats_in_turn
from muster.games.euthia.scenarios.revocation import bring_points
from muster.games.euthia.scenarios.rules import scenario_of
from muster.games.euthia.state import (
    BOUNTY_DECK,
    CHAPTER,
    COMBAT_DECK,
    CONTROL_DECK,
    GOLD_DECK,
    MONSTER_DECK,
    SCENARIO_DECK,
    SILVER_DECK,
    TERRAIN_STACK,
    TRADE_STACK,
    TREASURE_STACK,
    EuthiaTable,
)
from muster.games.euthia.visibility import layout
from muster.kernel.chance import Chance
from muster.kernel.game import Game, steps
from muster.kernel.options import Option
from muster.kernel.table import Seat
from muster.kernel.zones import place, shuffle

COPIES_OF_A_CARD = 8  # [EU-CRD-01]
CONTROL_CARDS = 2  # per Hero  [EU-COM-26]
MORE_BOUNTIES = 2  # than players, per level  [EU-ELI-03]


def deal(game: Game, seats: int, options: Mapping[str, object], chance: Chance, box: Box) -> EuthiaTable:
    """An empty table; setup waits on the agenda.  [EU-SCN-04]"""
    table = EuthiaTable()
    table.unpack(game, seats, options, chance, box, layout(seats, box))
    scenario = scenario_of(table)
    table.rounds = scenario.rules.rounds(scenario, options)  # [EU-HUN-05]
    table.then(let_first_seat_begin if options["starting_player"] == "first" else choose_starting_player)
    heroes = options["heroes"]
    if heroes == "random":
        table.then(draw_heroes)
    for seat in range(seats):
        if heroes == "choose":
            table.then(ask_hero, seat)
        elif isinstance(heroes, list):
            table.then(take_hero, seat, HEROES.index(heroes[seat]))
    if options["gold_in_turn"] is True:  # [EU-TBS-08]
        table.then(hand_out_gold)
    carried = options["campaign"]
    if isinstance(carried, list):  # [EU-RVB-07]
        table.then(bring_points, tuple(carried))
    if options["priest"] is True:  # [EU-MST-12]
        table.then(lay_map, box.priest)
    else:
        table.then(lay_map)
    for step in (lay_out_goods, stack_monsters, stack_cards, stack_bounties, set_up_scenario):
        table.then(step)
    table.then(start_round)
    return table


def choose_starting_player(table: EuthiaTable) -> None:
    """For the whole game.  [EU-TBS-01]"""
    table.first = table.chance.below("first", table.seats)
    table.active = table.first
    table.tell(STARTING_PLAYER, table.first)


def let_first_seat_begin(table: EuthiaTable) -> None:
    """Where it was agreed, for a newcomer against bots, chance is not asked.  [EU-TBS-01]"""
    table.first = table.active = 0
    table.tell(STARTING_PLAYER, table.first)


# -- Heroes ------------------------------------------------------------------------------------------------------------


def draw_heroes(table: EuthiaTable) -> None:
    """Chance deals the Heroes.  [EU-HSU-02]"""
    heroes = table.chance.shuffle("heroes", range(len(HEROES)))
    for seat in range(table.seats):
        take_hero(table, seat, heroes[seat])


def ask_hero(table: EuthiaTable, seat: Seat) -> None:
    """[EU-HSU-02]"""
    table.ask(seat, "hero", hero_offers, choose_hero)


def choose_hero(table: EuthiaTable, choice: Option, seat: Seat) -> None:
    """[EU-HSU-02]"""
    take_hero(table, seat, choice.value)


def take_hero(table: EuthiaTable, seat: Seat, number: int) -> None:
    """Board, Health, tokens and tiles.  [EU-HSU-04 to EU-HSU-13]"""
    hero = table.box.heroes[number]
    table.heroes[seat] = number
    table.tell(HERO_CHOSEN, seat, number)
    table.health[seat] = hero.health
    table.gaar[seat] = hero.gaar
    table.dwurt[seat] = hero.dwurt
    table.slots[seat] = (NOTHING,) * len(hero.slots)
    used = "solo" if table.seats == 1 else "many"
    tiles = [copy for copy in hero.tiles if table.box.tile(copy).used in ("all", used)]
    for copy in tiles:
        tile = table.box.tile(copy)
        if tile.start:
            slot = next(slot for slot in fitting_slots(table, seat, tile) if table.slots[seat][slot] == NOTHING)
            row = table.slots[seat]
            table.slots[seat] = (*row[:slot], copy, *row[slot + 1 :])
    table.veiled[seat] = tuple([copy for copy in tiles if not table.box.tile(copy).start])


def hand_out_gold(table: EuthiaTable) -> None:
    """Where it was agreed, whoever comes later begins with more; among rivals only.  [EU-TBS-08]"""
    if has_caches(table):
        return
    for place_in_turn, seat in enumerate(seats_in_turn(table)):
        gain_gold(table, seat, table.box.gold_in_turn[place_in_turn])


# -- the Map -----------------------------------------------------------------------------------------------------------


def lay_map(table: EuthiaTable, start: int = NOTHING) -> None:
    """The Church, and the stack by Chapters.  [EU-MST-01, EU-MST-04 to EU-MST-09, EU-MST-12, EU-SOL-01]"""
    put_tile(table, table.box.start_tile if start == NOTHING else start, (0, 0))
    if start != NOTHING:
        table.then(open_encounter, start)
    scenario = table.box.scenarios[table.scenario]
    numbers = scenario.tables[table.seats - 1]
    for chapter in range(CHAPTERS):
        chosen = [tile.id for tile in tiles_of(table, chapter, "fixed") if table.seats > 1 or tile.solo]
        if not numbers.fixed[chapter] and not leads_to_griffin(table, chapter):
            chosen = []
        chosen += encounter_tiles(table, chapter)
        chosen += other_tiles(table, chapter)
        chosen += scenario_tiles(table, chapter)
        if chapter == 0 and table.griffin_on:  # [EU-GRF-01]
            chosen += [tile.id for tile in table.box.map_tiles if tile.scenario == "griffin"]
        place(table, CHAPTER + chapter, tuple(chosen))
        shuffle(table, CHAPTER + chapter, "map")


def leads_to_griffin(table: EuthiaTable, chapter: int) -> bool:
    """With the Griffin a scenario that does without Chapter I uses the Fixed tiles of it.  [EU-GRF-08]"""
    return chapter == 0 and table.griffin_on


def encounter_tiles(table: EuthiaTable, chapter: int) -> list[int]:
    """At random, those that the scenario names first; never the Priest.  [EU-MST-06, EU-MST-07, EU-RVA-07]"""
    scenario = table.box.scenarios[table.scenario]
    tiles = [tile.id for tile in tiles_of(table, chapter, "encounter") if tile.id != table.box.priest]
    drawn = table.chance.shuffle("map", tiles)
    named = [tile for tile in drawn if shows_encounter(table, tile, scenario.encounters)]
    number = scenario.tables[table.seats - 1].encounter[chapter]
    return [*named, *[tile for tile in drawn if tile not in named]][:number]


def shows_encounter(table: EuthiaTable, tile: int, encounters: tuple[int, ...]) -> bool:
    return any(part.location == ENCOUNTER and part.encounter in encounters for part in table.box.map_tiles[tile].hexes)


def other_tiles(table: EuthiaTable, chapter: int) -> list[int]:
    """So many with an Elemental of the Stage, and further ones of the rest.  [EU-MST-06, EU-RVA-07]"""
    scenario = table.box.scenarios[table.scenario]
    numbers = scenario.tables[table.seats - 1]
    drawn = table.chance.shuffle("map", [tile.id for tile in tiles_of(table, chapter, "other")])
    stage = [ELEMENTAL + element for element in scenario.stage]
    showing = [tile for tile in drawn if any(part.location in stage for part in table.box.map_tiles[tile].hexes)]
    first = showing[: numbers.elemental[chapter]]
    return [*first, *[tile for tile in drawn if tile not in first][: numbers.other[chapter]]]


def scenario_tiles(table: EuthiaTable, chapter: int) -> list[int]:
    """Those of the scenario, and so many of the Legends of a Chapter.  [EU-MST-05, EU-MIR-02]"""
    scenario = table.box.scenarios[table.scenario]
    numbers = scenario.tables[table.seats - 1]
    tiles = tiles_of(table, chapter, "scenario")
    own = [tile.id for tile in tiles if tile.scenario == scenario.tiles][: numbers.scenario[chapter]]
    legends = [tile.id for tile in tiles if tile.scenario == "legend"]
    return [*own, *table.chance.shuffle("map", legends)[: numbers.legend[chapter]]]


def tiles_of(table: EuthiaTable, chapter: int, group: str) -> list[MapTile]:
    return [tile for tile in table.box.map_tiles if tile.chapter == chapter and tile.group == group]


# -- decks and stacks --------------------------------------------------------------------------------------------------


def lay_out_goods(table: EuthiaTable) -> None:
    """Trade stacks with four open tiles each, resources, Treasures.  [EU-TBS-04, EU-TBS-05, EU-OSU-03, EU-OSU-04]"""
    for at in range(3):
        place(table, TRADE_STACK + at, table.box.copy_ids[OF_TRADER + at])
        place(table, TERRAIN_STACK + at, table.box.copy_ids[OF_TERRAIN + at])
        place(table, TREASURE_STACK + at, table.box.copy_ids[OF_TREASURE + at])
        renew_offer(table, at)


def stack_monsters(table: EuthiaTable) -> None:
    """Three decks whose top cards show their backs.  [EU-OSU-05, EU-COM-24]"""
    for level in (1, 2, 3):
        cards = [monster.id for monster in table.box.monsters[: table.box.normal] if monster.level == level]
        place(table, MONSTER_DECK + level - 1, tuple(cards))
        fill_top(table, level)


def stack_cards(table: EuthiaTable) -> None:
    """Silver, Gold, Control and Combat cards by mode.  [EU-OSU-06, EU-OSU-07, EU-OSU-09, EU-SOL-02, EU-SOL-03]"""
    silver = [card for card in range(SILVER_TYPES) for _ in range(COPIES_OF_A_CARD)]
    left_out = SOUL_CONTROL if has_caches(table) else MIND_CONTROL
    gold = [
        card
        for card in range(SILVER_TYPES, len(table.box.cards))
        if card - SILVER_TYPES != left_out
        for _ in range(COPIES_OF_A_CARD)
    ]
    place(table, SILVER_DECK, tuple(silver))
    shuffle(table, SILVER_DECK, "cards")
    place(table, GOLD_DECK, tuple(gold))
    shuffle(table, GOLD_DECK, "cards")
    if has_caches(table):
        place(table, COMBAT_DECK, tuple(range(len(table.box.combat_cards))))
        shuffle(table, COMBAT_DECK, "combat")
    elif table.seats > 2:
        place(table, CONTROL_DECK, tuple(sorted([hero for hero in table.heroes for _ in range(CONTROL_CARDS)])))


def stack_bounties(table: EuthiaTable) -> None:
    """Per level players + 2 Bounties; the first Elite is revealed.  [EU-ELI-03, EU-ELI-04]"""
    if not table.elites_on:
        return
    monsters = table.box.monsters
    there = elites_with_a_lair(table) if table.rules >= 3 else table.box.elites
    for level in (1, 2, 3):
        elites = [number for number in there if monsters[number].level == level]
        chosen = table.chance.shuffle("bounties", elites)[: table.seats + MORE_BOUNTIES]
        place(table, BOUNTY_DECK + level - 1, tuple(chosen))
    next_bounty(table)


def elites_with_a_lair(table: EuthiaTable) -> list[int]:
    """The Elites whose Lair a tile of this game shows, on the table or still to come.  [EU-ELI-21]"""
    numbers = [*table.tiles, *[tile for tile, _ in table.box.scenarios[table.scenario].laid]]
    for chapter in range(CHAPTERS):
        numbers += table.zones[CHAPTER + chapter].cards
    tiles = [table.box.map_tiles[number] for number in numbers]
    return [elite for elite in table.box.elites if any(has_lair(tile, table.box.monsters[elite]) for tile in tiles)]


def set_up_scenario(table: EuthiaTable) -> None:
    """The scenario's own setup comes last: its cards, gifts, tiles and whatever else.  [EU-SCN-04, EU-SCX-07]"""
    scenario = table.box.scenarios[table.scenario]
    place(table, SCENARIO_DECK, scenario.cards)
    for seat in range(table.seats):
        table.sacks[seat] = scenario.gifts  # [EU-MIR-01]
    for tile, anchor in scenario.laid:
        put_tile(table, tile, anchor)
    table.then(scenario_setup)


STEPS = steps(
    choose_starting_player,
    let_first_seat_begin,
    draw_heroes,
    ask_hero,
    choose_hero,
    take_hero,
    hand_out_gold,
    lay_map,
    lay_out_goods,
    stack_monsters,
    stack_cards,
    stack_bounties,
    set_up_scenario,
)
