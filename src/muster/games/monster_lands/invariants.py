"""What must be true of every table at every decision."""

from __future__ import annotations

from collections import Counter

from muster.games.monster_lands.content.pieces import BATTLE_PATHS, MOST_SEATS, NOVICES
from muster.games.monster_lands.queries import trap_limit
from muster.games.monster_lands.state import (
    BASKET,
    DEPLOYMENT,
    FREE_PATH,
    GEAR_DECK,
    HEADER_DECK,
    LAND_DECK,
    LOOT_PILE,
    MEMBER_DECK,
    MISSION_BAG,
    MONSTER_DECK,
    NO_ROLL,
    NO_VISIT,
    NOTHING,
    ON_SALE,
    PANIC_STACK,
    TRAP_DISCARD,
    TRAP_PILE,
    LandsTable,
    Path,
    Roll,
    Visit,
    laid,
    store,
)


def invariants(table: LandsTable) -> list[str]:
    """Nothing is lost and nothing made: cards, tiles and tokens are always all somewhere."""
    return [*_cards(table), *_members(table), *_traps(table), *_clans(table), *_paths(table)]


def _compare(name: str, found: list[int], wanted: list[int]) -> list[str]:
    if sorted(found) == sorted(wanted):
        return []
    missing, extra = Counter(wanted) - Counter(found), Counter(found) - Counter(wanted)
    return [f"{name}: missing {sorted(missing.elements())}, too many {sorted(extra.elements())}"]


def _there(row: tuple[int, ...]) -> list[int]:
    return [card for card in row if card != NOTHING]


def _cards(table: LandsTable) -> list[str]:
    box = table.box
    seats = range(table.seats)
    monsters = [*table.zones[MONSTER_DECK].cards, *_there(table.monsters), *table.monster_discard, *table.escaped]
    lands = [*table.zones[LAND_DECK].cards, *_there(table.lands)]
    loot = [*table.zones[LOOT_PILE].cards, *table.loot_offer, *table.loot_discard]
    gear = [*table.zones[GEAR_DECK].cards, *_there(table.bazaar), *table.gear_discard]
    for seat in seats:
        monsters.extend(table.clans[seat].trophies)
        lands.extend(table.clans[seat].lands)
        loot.extend(table.clans[seat].loot)
    for cards in table.gear:
        gear.extend(cards)
    # A piece of equipment may be on its way to its bearer while the owner is asked.
    for question in table.questions:
        if question.prompt in ("carry", "displaced"):
            gear.append(question.args[0])
    for waiting in table.agenda:
        if not isinstance(waiting, tuple) and getattr(waiting, "prompt", "") == "displaced":
            gear.append(waiting.args[0])  # type: ignore[union-attr]
    missions = [*table.zones[MISSION_BAG].cards, *_there(table.missions), *table.mission_discard]
    headers = [*table.zones[HEADER_DECK].cards, *table.header_discard]
    headers.extend([side // 2 for side in table.headers if side != NOTHING])
    tokens = [kind.id for kind in box.loot for _ in range(kind.copies)]
    panic = len(table.zones[PANIC_STACK].cards)
    problems = [
        *_compare("monsters", monsters, list(range(len(box.monsters)))),
        *_compare("lands", lands, list(range(len(box.lands)))),
        *_compare("loot", loot, tokens),
        *_compare("equipment", gear, list(range(len(box.gear_cards)))),
        *_compare("missions", missions, list(range(len(box.missions)))),
        *_compare("headers", headers, list(range(len(box.headers) // 2))),
    ]
    if not table.panic and panic != len(box.panic):
        problems.append(f"panic: no building is closed, but {len(box.panic) - panic} tokens are missing")
    return problems


def _members(table: LandsTable) -> list[str]:
    box = table.box
    mercenaries = len(box.members) - NOVICES - MOST_SEATS
    found = [*table.zones[MEMBER_DECK].cards, *_there(table.tavern), *table.member_discard, *table.out_of_game]
    for clan in table.clans:
        found.extend([member for member in clan.members if member < mercenaries + NOVICES])
    found.extend([member for member in range(len(box.members)) if table.novices >> member & 1])
    in_play = [*box.deck, *range(mercenaries, mercenaries + NOVICES)]
    for seat in range(table.seats):
        affinity = _affinity(table, seat)
        if affinity != NOTHING:
            in_play.extend([box.leaders[affinity], box.initials[affinity]])
    unknown = [*box.leaders, *box.initials]
    return _compare(
        "members",
        [member for member in found if member not in unknown],
        [member for member in in_play if member not in unknown],
    ) + _initials(table, [member for member in found if member in unknown])


def _affinity(table: LandsTable, seat: int) -> int:
    """The affinity of a clan, while one of its initial members is there."""
    for member in table.clans[seat].members:
        if table.box.members[member].role in ("leader", "initial"):
            return table.box.members[member].affinity
    return NOTHING


def _initials(table: LandsTable, found: list[int]) -> list[str]:
    if table.over or any(clan.members for clan in table.clans):
        wanted = 2 * table.seats
        if len(found) != wanted or len(set(found)) != len(found):
            return [f"initial members: {sorted(found)} instead of {wanted} of them"]
    return []


def _traps(table: LandsTable) -> list[str]:
    zones = [TRAP_PILE, ON_SALE, BASKET, TRAP_DISCARD]
    zones.extend([laid(path) for path in range(BATTLE_PATHS)])
    zones.extend([store(seat) for seat in range(table.seats)])
    found = [card for zone in zones for card in table.zones[zone].cards]
    groups = ("ordinary", "shielded", "trick") if table.tricks else ("ordinary",)
    box = table.box
    wanted = [trap.id for trap in box.traps if trap.group in groups for _ in range(trap.copies)]
    initial = [card for card in found if box.traps[card].group == "initial"]
    problems = _compare("traps", [card for card in found if box.traps[card].group != "initial"], wanted)
    if len(initial) > table.seats:
        problems.append(f"traps: {len(initial)} initial traps for {table.seats} clans")
    return problems


def _clans(table: LandsTable) -> list[str]:
    box = table.box
    problems: list[str] = []
    asked = {question.prompt for question in table.questions}
    for seat, clan in enumerate(table.clans):
        reputation = sum([box.members[member].reputation for member in clan.members])
        if reputation != clan.reputation:
            problems.append(f"seat {seat}: reputation {clan.reputation} instead of {reputation}")  # [ML-CLA-05]
        if min(clan.gold, clan.glory, clan.defense, clan.potions, clan.venoms, clan.strength, clan.magic) < 0:
            problems.append(f"seat {seat}: fewer than none of something")
        if clan.defense > box.defense_limit:
            problems.append(f"seat {seat}: {clan.defense} defense tokens")
        if "heal-home" not in asked and max(clan.potions, clan.venoms) > box.potion_limit:
            problems.append(f"seat {seat}: too many potions or venoms")
        if "drop" not in asked and len(table.zones[store(seat)].cards) > trap_limit(table, seat):
            problems.append(f"seat {seat}: too many traps")
        for member in clan.members:
            types = [box.gear[box.gear_cards[card]].type for card in table.gear[member]]
            if len(set(types)) != len(types):
                problems.append(f"{box.members[member].key} carries two cards of one type")
        leader = clan.leader
        if leader == NOTHING and table.phase == DEPLOYMENT:
            problems.append(f"seat {seat}: nobody leads the clan")  # [ML-LEA-03, ML-DTH-05]
        if leader != NOTHING and leader not in clan.members:
            problems.append(f"seat {seat}: a stranger leads the clan")
        for land in clan.lands:
            settler = table.settlers[land]
            if settler != NOTHING and (settler not in clan.members or settler == leader):
                problems.append(f"{box.lands[land].key} is settled by the wrong one")
    return problems


def _paths(table: LandsTable) -> list[str]:
    problems: list[str] = []
    for path, there in enumerate(table.paths):
        member = there.member
        if member == NOTHING:
            if sum(there.dice):
                problems.append(f"path {path}: dice without a mercenary")
            continue
        if table.box.members[member].novice:
            problems.append(f"path {path}: a novice was sent out")
        if not table.assigned >> member & 1 or [other.member for other in table.paths].count(member) != 1:
            problems.append(f"path {path}: {table.box.members[member].key} is not assigned once")
        if min(there.dice) < 0:
            problems.append(f"path {path}: fewer dice than none")
    for shared, blank in ((FREE_PATH, Path()), (NO_VISIT, Visit()), (NO_ROLL, Roll())):
        blank.unpack()
        fields = [name for name in dir(blank) if not name.startswith("_") and not callable(getattr(blank, name))]
        if any(getattr(shared, field) != getattr(blank, field) for field in fields):
            problems.append(f"{type(blank).__name__}: what stands for nothing has been written to")
    return problems
