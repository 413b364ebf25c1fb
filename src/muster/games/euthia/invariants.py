"""What must be true of every table at every decision."""

from __future__ import annotations

from muster.games.euthia.content.pieces import (
    AMULET_THING,
    CATALYST_THING,
    NOTHING,
    OF_ARTIFACT,
    PLACES,
    SCROLL_THING,
    SETS,
    THING,
    TROPHY_THING,
    WATCHTOWER,
)
from muster.games.euthia.phases.combat_end import wake_in_church
from muster.games.euthia.places import element_at
from muster.games.euthia.queries import max_health, sack_sum
from muster.games.euthia.scenarios.rules import Tokens, scenario_of
from muster.games.euthia.state import (
    CHAPTER,
    GOLD_CACHE,
    GOLD_DECK,
    GOLD_DISCARD,
    IN_COMBAT,
    LEGEND_DECK,
    MONSTER_DECK,
    MONSTER_TOP,
    REWARD_STACK,
    SCENARIO_DECK,
    SILVER_CACHE,
    SILVER_DECK,
    SILVER_DISCARD,
    TRADE_STACK,
    TREASURE_STACK,
    EuthiaTable,
    gold_hand,
    silver_hand,
    visit_bit,
)

STACKS = (*range(TRADE_STACK, TREASURE_STACK + 3),)


def invariants(table: EuthiaTable) -> list[str]:
    """Nothing is lost and nothing made: tiles, cards and Monsters are always all somewhere."""
    if NOTHING in table.heroes:
        return []
    return [*_tiles(table), *_monsters(table), *_cards(table), *_heroes(table), *_scenario(table)]


def _tiles(table: EuthiaTable) -> list[str]:
    """Goods, resources and Treasures: each copy at one place."""
    found: list[int] = []
    for zone in (*STACKS, *range(REWARD_STACK, REWARD_STACK + 3)):
        found.extend(table.zones[zone].cards)
    for row in table.offers:
        found.extend([copy for copy in row if copy != NOTHING])
    for pile in table.discards:
        found.extend(pile)
    for seat in range(table.seats):
        for row in (table.slots[seat], table.sacks[seat], table.loose[seat], table.supply[seat], table.veiled[seat]):
            found.extend([thing for thing in row if thing != NOTHING and thing < THING])
    if len(set(found)) != len(found):
        return [f"tiles: {sorted({copy for copy in found if found.count(copy) > 1})} lie in two places"]
    wanted = sum([len(table.box.copy_ids[at]) for at, name in enumerate(SETS) if name in COUNTED])
    here = sum([1 for copy in found if SETS[table.box.tile(copy).set] in COUNTED])
    moving = sum([1 for question in table.questions if question.prompt in ("resource", "ore", "choose-treasure")])
    if here != wanted and not moving:
        return [f"tiles: {here} goods, resources and Treasures instead of {wanted}"]
    return []


COUNTED = (
    "merchants",
    "alchemists",
    "dragonslayers",
    "mountain",
    "lake",
    "cave",
    "treasure_1",
    "treasure_2",
    "treasure_3",
)


def _monsters(table: EuthiaTable) -> list[str]:
    found: list[int] = []
    for level in range(3):
        found.extend(table.zones[MONSTER_DECK + level].cards)
        found.extend(table.zones[MONSTER_TOP + level].cards)
        found.extend(table.monster_discards[level])
    for seat in range(table.seats):
        for row in (table.sacks[seat], table.loose[seat]):
            found.extend([thing - TROPHY_THING for thing in row if thing >= TROPHY_THING])
    normal = [number for number in found if number < table.box.normal]
    if table.turn_state != IN_COMBAT and sorted(normal) != list(range(table.box.normal)):
        return [f"Monsters: {len(normal)} instead of {table.box.normal}"]
    return []


def _cards(table: EuthiaTable) -> list[str]:
    problems: list[str] = []
    for name, zones, gold in (
        ("Silver", (SILVER_DECK, SILVER_DISCARD, SILVER_CACHE), False),
        ("Gold", (GOLD_DECK, GOLD_DISCARD, GOLD_CACHE), True),
    ):
        number = sum([len(table.zones[zone].cards) for zone in zones])
        for seat in range(table.seats):
            number += len(table.zones[gold_hand(table, seat) if gold else silver_hand(table, seat)].cards)
        number += sum([copies for card, copies, _ in table.played if table.box.cards[card].gold == gold])
        if number != 24:
            problems.append(f"{name} cards: {number} instead of 24")
    return problems


def _heroes(table: EuthiaTable) -> list[str]:
    problems: list[str] = []
    for seat in range(table.seats):
        counted = (table.gold, table.reputation, table.gaar, table.dwurt, table.health, table.moves)
        if min([row[seat] for row in counted]) < 0:
            problems.append(f"seat {seat}: fewer than none of something")
        if table.health[seat] > max_health(table, seat):
            problems.append(f"seat {seat}: Health {table.health[seat]} of {max_health(table, seat)}")
        dying = table.fighter == seat or (wake_in_church, (seat,)) in table.agenda
        if not table.health[seat] and not dying:
            problems.append(f"seat {seat}: alive without Health")
        if sack_sum(table, seat) < -3:
            problems.append(f"seat {seat}: the Sack sum is {sack_sum(table, seat)}")
    if sum([len(table.zones[CHAPTER + chapter].cards) for chapter in range(5)]) + len(table.tiles) > 76:
        problems.append("Map: too many tiles")
    return problems


def _scenario(table: EuthiaTable) -> list[str]:
    """Cards of the scenario, Legends with their Artifacts, and no more of its tokens than there are."""
    scenario = scenario_of(table)
    tokens = scenario.rules.tokens(scenario)
    problems = scenario.rules.faults(table)
    if not set(table.zones[SCENARIO_DECK].cards) <= set(scenario.cards) - {table.scenario_card}:
        problems.append("scenario cards: one that was turned up, or of another scenario")
    done = [quest for row in table.quests for quest in row if quest in table.box.legends]
    out = [*table.zones[LEGEND_DECK].cards, *[quest for _, quest in table.legends], *done]
    if sorted(out) != (list(table.box.legends) if tokens.legends else []):
        problems.append(f"Legends: {len(out)} of {len(table.box.legends)}")
    rows = (*table.slots, *table.sacks, *table.loose, table.discards[OF_ARTIFACT])
    artifacts = sum([1 for row in rows for thing in row if thing in table.box.copy_ids[OF_ARTIFACT]])
    if artifacts != len(done):
        problems.append(f"Artifacts: {artifacts} for {len(done)} Legends")
    visitors = [seat for seat in range(table.seats) if table.visits & visit_bit(WATCHTOWER, seat)]
    if len(visitors) > tokens.initiative or table.initiative & ~sum([1 << seat for seat in visitors]):
        problems.append("Initiative tokens: more than there are, or with the wrong Heroes")
    for thing, name, most in (
        (SCROLL_THING, "Teleport Scrolls", table.box.tiles[table.box.scroll].copies),
        (CATALYST_THING, "Catalysts", tokens.catalysts),
        (AMULET_THING, "Amulets of Eternity", tokens.amulets),
    ):
        held = sum([row.count(thing) for row in (*table.sacks, *table.loose)])
        if held > most:
            problems.append(f"{name}: {held}")
    if not 0 <= table.faer <= tokens.faer:
        problems.append(f"Faer Power: {table.faer}")
    return [*problems, *_evidence(table, tokens), *_revocation(table, tokens), *_defense(table, tokens)]


def _evidence(table: EuthiaTable, tokens: Tokens) -> list[str]:
    """Badges within their scale, informants and the Saboteur only where they are."""
    problems: list[str] = []
    if len(table.evidence) != table.seats or min(table.evidence) < 0 or max(table.evidence) > tokens.evidence:
        problems.append(f"Evidence: {table.evidence} of {tokens.evidence}")
    if table.unmasked >> table.seats or (table.unmasked and not tokens.evidence):
        problems.append("Saboteur: beaten by somebody who is not there")
    if not tokens.evidence and table.visits >= visit_bit(len(PLACES), 0):
        problems.append("informants: asked in another scenario")
    return problems


def _revocation(table: EuthiaTable, tokens: Tokens) -> list[str]:
    """A token for each point, on Elementals of the Stage."""
    problems: list[str] = []
    spaces = [space for space in range(4 * len(table.tiles)) if table.revoked >> space & 1]
    if len(spaces) != sum(table.revocations) or len(spaces) > tokens.revocation:
        problems.append(f"Revocation tokens: {len(spaces)} for {sum(table.revocations)} points")
    if any(element_at(table, space) not in scenario_of(table).stage for space in spaces):
        problems.append("Revocation tokens: one on something else than an Elemental of the Stage")
    return problems


def _defense(table: EuthiaTable, tokens: Tokens) -> list[str]:
    """Defense Magic on unruined hexes, no more than there is."""
    problems: list[str] = []
    hexes = [space for space, _ in table.defended]
    if len(hexes) > table.defenses or table.defenses > tokens.defense:
        problems.append(f"Defense Magic: {table.defenses} tokens laid")
    if len(set(hexes)) != len(hexes) or any(table.burned >> space & 1 for space in hexes):
        problems.append("Defense Magic: two on a hex, or one on a ruin")
    return problems
