"""From a checked pack to the pieces of the box and the book of options."""

from __future__ import annotations

from collections.abc import Mapping

from muster.games.euthia.content import abilities, records, schema
from muster.games.euthia.content.abilities import GoodWord
from muster.games.euthia.content.making import (
    add_monster,
    box_of_card,
    gains_of,
    number_of,
    ranges_of,
    special_of,
    tile_named,
    works_of,
)
from muster.games.euthia.content.option_book import enter_options
from muster.games.euthia.content.pieces import (
    ABILITY,
    ACTIONS,
    ELEMENTAL,
    ELEMENTS,
    FAMILIES,
    FIRST_STRIKE,
    GEMS,
    HELMET,
    HEROES,
    ITEM,
    JEWELRY,
    KINDS,
    LOCATIONS,
    NOTHING,
    OF_ARTIFACT,
    OF_HUNTER,
    PERMANENT,
    PLACES,
    POTION,
    RESOURCE,
    SETS,
    SLOT_KINDS,
    STARTS,
    TIMINGS,
    TREASURE_1,
    Box,
    Card,
    CombatCard,
    Effect,
    ElementalTable,
    Encounter,
    Hero,
    Hex,
    MapTable,
    MapTile,
    Quest,
    Scenario,
    Slot,
    Tile,
    Use,
)
from muster.games.euthia.scenarios.book import SCENARIO_BOOK
from muster.kernel.content import Boxes, Pack

TERRAINS = ("mountain", "lake", "cave")
LOOT: tuple[GoodWord, ...] = ("gold", "potion", "gaar", "silver", "gold_card")
# The sets of tiles that come from a table of goods, and those of one whose records say to which they belong.
GOODS = ("merchants", "alchemists", "dragonslayers")
LAIRS = {"treasure": TREASURE_1, "elemental": ELEMENTAL}
FACES = range(1, 7)


def box_of(pack: Pack) -> Box:
    """Lay out all pieces of a pack."""
    box = Box(pack.name, pack.hash, pack.to_json())
    box.pack = pack
    _lay_out_figures(box, pack)
    _lay_out_tiles(box, pack)
    _lay_out_heroes(box, pack)
    _lay_out_monsters(box, pack)
    _lay_out_cards(box, pack)
    _lay_out_encounters(box, pack)
    _lay_out_legends(box, pack)
    _lay_out_map(box, pack)
    _lay_out_scenarios(box, pack)
    enter_options(box)
    return box


BOXES = Boxes(schema.load, box_of, schema.SCHEMAS, schema.PACKS)
load_box, stored_box, box_schema = BOXES.load, BOXES.stored, BOXES.schema


# -- figures and tokens ------------------------------------------------------------------------------------------------


def _lay_out_figures(box: Box, pack: Pack) -> None:
    figures = pack.record("box", "figures", records.Figures)
    for name in figures.__struct_fields__:
        setattr(box, name, getattr(figures, name))
    scoring = pack.record("box", "scoring", records.Scoring)
    box.scoring = {column: getattr(scoring, column) for column in scoring.__struct_fields__}
    gems = pack.record("box", "gems", records.Gems)
    box.gem_effects = tuple([_token_uses(getattr(gems, name)) for name in GEMS])
    essences = pack.record("box", "essences", records.Essences)
    box.essence_effects = tuple([_token_uses(getattr(essences, name)) for name in ELEMENTS])
    tables = [pack.record("elementals", name, records.Elemental) for name in ELEMENTS]
    box.elementals = tuple([_elemental(box, element, table) for element, table in enumerate(tables)])


def _token_uses(uses: tuple[records.TokenUse, ...]) -> tuple[Use, ...]:
    return tuple([Use(TIMINGS.index(use.timing), works_of(use.effects)) for use in uses])


def _elemental(box: Box, element: int, record: records.Elemental) -> ElementalTable:
    table = ElementalTable(element)
    table.rows = tuple([(row.at, gains_of(box, row.gains)) for row in record.rows])
    return table


# -- tiles -------------------------------------------------------------------------------------------------------------


def _lay_out_tiles(box: Box, pack: Pack) -> None:
    """All kinds, set by set, and their copies; tiles of the open supply are counted as things and have none."""
    copies: list[int] = []
    rows: list[tuple[int, ...]] = []
    for number, name in enumerate(SETS):
        first = len(copies)
        for key, record in _records_of(pack, name).items():
            tile = _tile(box, key, number, record)
            if name != "supply":
                copies.extend([tile.id] * tile.copies)
        rows.append(tuple(range(first, len(copies))))
    box.copies = tuple(copies)
    box.first_copies = tuple([copies.index(kind) for kind in copies])
    box.copy_ids = tuple(rows)
    keys = [tile.key for tile in box.tiles]
    box.potion, box.supplies = keys.index("healing_potion"), keys.index("supplies")
    box.scroll = keys.index("teleport_scroll")


def _records_of(pack: Pack, name: str) -> Mapping[str, records.Piece | records.Resource]:
    """The records of a set of tiles with one back."""
    if name == "hero":
        return pack.table("hero_tiles", records.HeroTile)
    if name in GOODS:
        return pack.table(name, records.Good)
    if name in TERRAINS:
        resources = pack.table("resources", records.Resource)
        return {key: record for key, record in resources.items() if record.terrain == name}
    if name.startswith("treasure"):
        treasures = pack.table("treasures", records.Treasure)
        return {key: record for key, record in treasures.items() if name == f"treasure_{record.level}"}
    if name == "supply":
        return pack.table("supplies", records.Supply)
    if name == "artifact":
        return pack.table("artifacts", records.Artifact)
    rewards = pack.table("rewards", records.RewardTile)
    return {key: record for key, record in rewards.items() if record.encounter == name}


def _tile(box: Box, key: str, box_set: int, record: records.Piece | records.Resource) -> Tile:
    """One kind of tile; it joins the box."""
    if isinstance(record, records.Resource):
        tile = Tile(len(box.tiles), key, box_set, RESOURCE)
        tile.options = tuple([gains_of(box, option) for option in record.options])
    else:
        tile = Tile(len(box.tiles), key, box_set, KINDS.index(record.kind))
        _fill_piece(tile, record)
    tile.copies = getattr(record, "copies", 1)
    if isinstance(record, records.HeroTile):
        tile.hero = HEROES.index(record.hero)
        tile.value, tile.start, tile.used = record.value, record.start, record.used
    if isinstance(record, records.Supply):
        tile.options = tuple([gains_of(box, option) for option in record.options])
    box.tiles.append(tile)
    return tile


def _fill_piece(tile: Tile, record: records.Piece) -> None:
    tile.family = NOTHING if record.family is None else FAMILIES.index(record.family)
    tile.price = NOTHING if record.price is None else record.price
    tile.sell = NOTHING if record.sell is None else record.sell
    tile.health, tile.sack = record.health, record.sack
    tile.gems, tile.essences = record.gems, record.essences
    tile.timing = NOTHING if record.timing == "none" else TIMINGS.index(record.timing)
    tile.ranges = ranges_of(record.damage)
    tile.immune = record.against_immunity
    tile.uses = tuple([_use(tile, use) for use in record.uses])


def _use(tile: Tile, record: records.Use) -> Use:
    """Abilities, armor and Jewelry are exhausted by a use, goods are used up, Weapons and Shields neither.

    What belongs to an attack is paid with the attack.  [EU-HTL-14, EU-ITM-10, EU-SHD-02, EU-EQP-06]
    """
    use = Use(TIMINGS.index(record.timing), tuple([_work(effect) for effect in record.effects]))
    use.set_size, use.dwurt, use.gaar = record.armor_set, record.dwurt, record.gaar
    if use.timing not in (PERMANENT, tile.timing):
        use.exhausts = tile.kind in (ABILITY, FIRST_STRIKE) or HELMET <= tile.kind <= JEWELRY
        use.spends = POTION <= tile.kind <= ITEM
    return use


def _work(effect: abilities.Work) -> Effect:
    """A part of what a tile does; Actions and wards carry what they are about as their figure."""
    if effect.action is not None:
        return (effect.do, ACTIONS.index(effect.action), 0)
    if effect.do == "ward":
        return (effect.do, number_of(ELEMENTS, effect.element), 0)
    extra = 0
    if effect.gem is not None:
        extra = GEMS.index(effect.gem)
    elif effect.element is not None:
        extra = ELEMENTS.index(effect.element)
    elif effect.most is not None:
        extra = effect.most
    elif effect.hand is not None:
        extra = int(effect.hand == "any")
    return (effect.do, effect.n, extra)


# -- Heroes ------------------------------------------------------------------------------------------------------------


def _lay_out_heroes(box: Box, pack: Pack) -> None:
    """Boards, and the tiles of each Hero in the order of their values.  [EU-HSU-07]"""
    for number, name in enumerate(HEROES):
        board = pack.record("heroes", name, records.Hero)
        hero = Hero(number, name, board.health)
        hero.slots = tuple([_slot(slot) for slot in (*board.hero_slots, *board.equipment_slots)])
        hero.gem_slots, hero.gaar, hero.dwurt = board.gem_slots, board.gaar, board.dwurt
        own = [copy for copy in box.copy_ids[0] if box.tile(copy).hero == number]
        hero.tiles = tuple(sorted(own, key=lambda copy: (not box.tile(copy).start, box.tile(copy).value)))
        box.heroes.append(hero)


def _slot(record: records.Slot) -> Slot:
    essence = NOTHING if record.essence is None else ELEMENTS.index(record.essence)
    return Slot(SLOT_KINDS.index(record.kind), record.gold, essence)


# -- Monsters and cards ------------------------------------------------------------------------------------------------


def _lay_out_monsters(box: Box, pack: Pack) -> None:
    """Monsters, and Elite Monsters with what their Bounties pay; forms of shared foes come with their scenarios."""
    for key, record in pack.table("monsters", records.Monster).items():
        monster = add_monster(box, key, record.level, record.health, record)
        monster.dragon = record.dragon
        monster.condition = NOTHING if record.condition is None else record.condition
        monster.reward = gains_of(box, record.reward)
    box.normal = len(box.monsters)
    for key, elite in pack.table("elites", records.Elite).items():
        monster = add_monster(box, key, elite.level, elite.health, elite)
        monster.elite, monster.immune, monster.dragon = True, elite.immune, elite.dragon
        monster.effects = special_of(elite.special)
        monster.lair = elite.lair.where
        named = elite.lair.location
        monster.lair_location = LAIRS[named] if named in LAIRS else LOCATIONS.index(named)
        monster.reward = gains_of(box, elite.bounty)
    box.first_foe = len(box.monsters)
    box.elites = tuple(range(box.normal, box.first_foe))


def _lay_out_cards(box: Box, pack: Pack) -> None:
    for number, name in enumerate(schema.CARDS):
        record = pack.record("cards", name, records.Card)
        card = Card(number, name, record.kind == "gold", TIMINGS.index(record.timing))
        card.boxes = tuple([box_of_card(effects) for effects in record.boxes])
        card.ongoing = box_of_card(record.ongoing)
        card.solo = record.used == "solo"
        box.cards.append(card)
    pairs = [(left, right) for left in FACES for right in FACES]
    box.combat_cards = [_combat_card(number, left, right) for number, (left, right) in enumerate(pairs)]


def _combat_card(number: int, left: int, right: int) -> CombatCard:
    """One card for each ordered pair; its symbols follow from the pair.  [EU-SOL-11]"""
    chaos = (0, 0, 1, 1, 1, 2)[(left + 2 * right) % 6]
    gaar = (0, 0, 0, 1, 1, 2)[(2 * left + right) % 6]
    return CombatCard(number, left, right, gaar, chaos)


# -- Encounters and the Map --------------------------------------------------------------------------------------------


def _lay_out_encounters(box: Box, pack: Pack) -> None:
    for key, record in pack.table("encounters", records.Encounter).items():
        encounter = Encounter(len(box.encounters), key)
        encounter.reward_set = NOTHING if record.rewards is None else SETS.index(record.rewards)
        assert encounter.reward_set == NOTHING or encounter.reward_set >= OF_HUNTER
        box.encounters.append(encounter)
        encounter.quests = _quests(box, encounter, key, record.quests, solo=False)
        encounter.solo_quests = _quests(box, encounter, f"{key}_solo", record.solo_quests, solo=True)


def _quests(
    box: Box, encounter: Encounter, key: str, cards: tuple[records.Quest, ...], *, solo: bool
) -> tuple[int, ...]:
    """The cards of an Encounter, numbered in the order of the file."""
    first = len(box.quests)
    for number, record in enumerate(cards, 1):
        quest = Quest(len(box.quests), f"{key}_{number}", encounter.id)
        quest.solo = solo
        quest.cost = tuple([tuple([_cost(box, cost) for cost in part]) for part in record.cost])
        quest.has = tuple([(condition.do, condition.n, condition.quests or 0) for condition in record.has])
        quest.reward = gains_of(box, record.reward, encounter.reward_set)
        box.quests.append(quest)
    return tuple(range(first, len(box.quests)))


def _lay_out_legends(box: Box, pack: Pack) -> None:
    """A Quest for each Legend; it pays the Artifact.  [EU-HEX-06]"""
    first = len(box.quests)
    for copy in box.copy_ids[OF_ARTIFACT]:
        tile = box.tile(copy)
        quest = Quest(len(box.quests), f"legend_{tile.key}", NOTHING)
        record = pack.record("artifacts", tile.key, records.Artifact)
        quest.cost = tuple([tuple([_cost(box, cost) for cost in part]) for part in record.cost])
        quest.reward = (("artifact", 1, copy),)
        box.quests.append(quest)
    box.legends = tuple(range(first, len(box.quests)))


def _cost(box: Box, cost: abilities.Cost) -> Effect:
    extra = 0
    if cost.gem is not None:
        extra = GEMS.index(cost.gem)
    elif cost.element is not None:
        extra = ELEMENTS.index(cost.element)
    elif cost.terrain is not None:
        extra = TERRAINS.index(cost.terrain)
    elif cost.level is not None:
        extra = cost.level
    elif cost.tile is not None:
        extra = tile_named(box, cost.tile)
    return (cost.do, cost.n, extra)


def _lay_out_map(box: Box, pack: Pack) -> None:
    numbers = {encounter.key: encounter.id for encounter in box.encounters}
    for key, record in pack.table("map_tiles", records.MapTile).items():
        tile = MapTile(len(box.map_tiles), key, record.chapter - 1, record.group)
        tile.solo = record.solo
        tile.scenario = record.scenario or ""
        tile.centre = NOTHING if record.centre is None else LOCATIONS.index(record.centre)
        tile.encounter = NOTHING if record.encounter is None else numbers[record.encounter]
        tile.hexes = tuple([_hex(part, numbers) for part in record.hexes])
        box.map_tiles.append(tile)
        if record.group == "start":
            box.start_tile = tile.id
        elif record.centre == "church":
            box.priest = tile.id


def _hex(record: records.Hex, encounters: Mapping[str, int]) -> Hex:
    part = Hex(LOCATIONS.index(record.location))
    part.level = record.monster
    part.loot = tuple([(name, getattr(record.loot, name), 0) for name in LOOT if getattr(record.loot, name)])
    if record.encounter is not None:
        part.encounter = encounters[record.encounter]
    elif record.place is not None:
        part.encounter = PLACES.index(record.place)
    return part


# -- scenarios ---------------------------------------------------------------------------------------------------------


def _lay_out_scenarios(box: Box, pack: Pack) -> None:
    """What all scenarios have in common; then each lays out its own."""
    for rules in SCENARIO_BOOK:
        figures = pack.record("scenarios", rules.key, rules.figures)
        scenario = Scenario(len(box.scenarios), rules, figures)
        scenario.tables = tuple([_map_table(table) for table in figures.tables])
        scenario.start = STARTS.index(figures.start)
        box.scenarios.append(scenario)
        rules.lay_out(box, scenario)


def _map_table(record: records.MapTable) -> MapTable:
    table = MapTable()
    table.fixed, table.encounter = record.fixed, record.encounter
    table.scenario, table.other = record.scenario, record.other
    table.legend = record.legend
    table.elemental = record.elemental
    return table
