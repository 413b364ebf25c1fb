"""Final scoring, the winner, and the grade of solo and co-operative games.  [EU-SCO-01]"""

from __future__ import annotations

from typing import Final

from muster.games.euthia.content.pieces import (
    NOTHING,
    POTION_THING,
    RESOURCE,
    THING,
    Effect,
)
from muster.games.euthia.events import GAME_ENDS
from muster.games.euthia.offers.scenario import land_is_lost
from muster.games.euthia.phases.shared_foe import rank_of
from muster.games.euthia.queries import (
    carried_things,
    gaar_of,
    gems_on,
    has_caches,
    is_essence,
    is_gem,
    is_solo,
    revocations_wanted,
)
from muster.games.euthia.state import EuthiaTable, gold_hand, silver_hand
from muster.kernel.game import steps
from muster.kernel.result import Result
from muster.kernel.table import Seat

PARTS: Final = (
    "play",
    "possessions",
    "hero_tokens",
    "interaction",
    "trade",
    "others",
    "quests",
    "elites",
    "scenario",
    "deaths",
)
TIE_BREAKS: Final = ("cards",)  # [EU-SCO-15]
POINTS: Final = (2, 5, 9, 15)  # [EU-SCO-08]
LOST_PER_DEATH: Final = 2
GRADES: Final = ((80, "gold"), (60, "silver"), (40, "bronze"))  # [EU-SCX-06]


def final_scoring(table: EuthiaTable) -> None:
    """Nothing is asked any more; the result says the rest.  [EU-SCO-18]"""
    table.tell(GAME_ENDS, table.round)
    if has_caches(table):
        table.success = int(has_succeeded(table))


# -- possessions -------------------------------------------------------------------------------------------------------


def possessions(table: EuthiaTable, seat: Seat) -> tuple[int, int]:
    """Gold in the end and Reputation from resources.  [EU-SCO-01 to EU-SCO-06, EU-SCO-20]"""
    gold = table.gold[seat] + slot_values(table, seat)
    if table.rules >= 3:
        gold += table.box.gaar_price * gaar_of(table, seat)  # [EU-SCO-20]
    reputation = 0
    on_board = [copy for copy in table.slots[seat] if copy != NOTHING]
    for thing in (*on_board, *carried_things(table, seat)):
        if is_gem(thing) or is_essence(thing):
            gold += table.box.essence_sale
        elif thing == POTION_THING:
            gold += max(0, table.box.tiles[table.box.potion].price)
        elif thing < THING:
            tile = table.box.tile(thing)
            gold += table.box.essence_sale * len(gems_on(table, thing))
            if tile.kind == RESOURCE:
                more, rep = redeemed(tile.options)
                gold += more
                reputation += rep
            else:
                gold += max(0, tile.price)
    return gold, reputation


def slot_values(table: EuthiaTable, seat: Seat) -> int:
    """Unlock prices of slots that were opened; an Essence counts 2.  [EU-SCO-02, EU-SCO-05, EU-SCO-16]"""
    slots = table.box.heroes[table.heroes[seat]].slots
    essence = table.box.essence_sale
    opened = [slot for at, slot in enumerate(slots) if slot.locked and table.unlocked[seat] >> at & 1]
    return sum([slot.gold or essence for slot in opened])


def redeemed(options: tuple[tuple[Effect, ...], ...]) -> tuple[int, int]:
    """The option with Reputation, else the most Gold.  [EU-SCO-06, EU-SCO-18]"""
    rows = [
        (sum([n for name, n, _ in row if name == "rep"]), sum([n for name, n, _ in row if name == "gold"]))
        for row in options
    ]
    reputation, gold = max(rows)
    return gold, reputation


# -- the table of points -----------------------------------------------------------------------------------------------


def counts(table: EuthiaTable, seat: Seat) -> dict[str, int]:
    """What the six columns count.  [EU-SCO-09 to EU-SCO-13, EU-SCO-17]"""
    return {
        "hero_tokens": table.hero_tokens.count(seat),
        "interaction": sum([row[seat] for row in table.interaction]),
        "trade": table.trade_tokens.count(seat),
        "others": len(table.kills[seat]),
        "quests": len(table.quests[seat]),
        "elites": len(table.bounties[seat]) + table.trophies_of_waves[seat],
    }


def points_for(table: EuthiaTable, column: str, number: int) -> int:
    """[EU-SCO-08]"""
    found = 0
    for least, points in zip(table.box.scoring[column], POINTS, strict=True):
        if number >= least:
            found = points
    return found


def hunt_points(table: EuthiaTable, seat: Seat) -> int:
    """Ranks of the Hunt's tally.  [EU-HUN-03]"""
    if not table.tally[seat] or has_caches(table):
        return 0
    rank = sum([1 for other in table.tally if other > table.tally[seat]])
    paid = table.box.scenarios[table.scenario].ranks[: 1 if table.seats == 2 else 2]
    return paid[rank] if rank < len(paid) else 0


def golem_points(table: EuthiaTable, seat: Seat) -> int:
    """Ranks by Damage on the Golem, less what a lost land costs.  [EU-GOL-09]"""
    scenario = table.box.scenarios[table.scenario]
    lost = scenario.figures["lost_land"] if land_is_lost(table) else 0
    if not table.foe_damage[seat]:
        return -lost
    return scenario.ranks[rank_of(table, seat)] - lost


def revocation_points(table: EuthiaTable, seat: Seat) -> int:
    """Ranks by Revocation points; none without one.  [EU-RVA-05, EU-RVB-04]"""
    points = table.revocations[seat]
    rank = sum([1 for other in table.revocations if other > points])
    ranks = table.box.scenarios[table.scenario].ranks
    return ranks[rank] if points and rank < len(ranks) else 0


def volcano_points(table: EuthiaTable, seat: Seat) -> int:
    """Ranks by Damage on the Demon and by points, less what a living Demon costs.  [EU-RVC-07]"""
    scenario = table.box.scenarios[table.scenario]
    found = revocation_points(table, seat)
    if table.foe_damage[seat]:
        found += scenario.foes[0].ranks[rank_of(table, seat)]
    return found if last_foe_beaten(table) else found - scenario.figures["demon_lives"]


SCENARIO_POINTS = {
    "the-hunt": hunt_points,
    "walking-destruction": golem_points,
    "elemental-revocation-1": revocation_points,
    "elemental-revocation-2": revocation_points,
    "elemental-revocation-3": volcano_points,
}


def scenario_points(table: EuthiaTable, seat: Seat) -> int:
    """What the scenario adds at final scoring.  [EU-HUN-03, EU-GOL-09]"""
    points = SCENARIO_POINTS.get(table.box.scenarios[table.scenario].key)
    return points(table, seat) if points is not None else 0


def parts(table: EuthiaTable, seat: Seat) -> dict[str, int]:
    """Reputation by its sources.  [EU-SCO-01 to EU-SCO-14, EU-SOL-23]"""
    gold, reputation = possessions(table, seat)
    found = {"play": table.reputation[seat], "possessions": gold // table.box.possession_rate + reputation}
    for column, number in counts(table, seat).items():
        found[column] = points_for(table, column, number)
    others = sum(found.values())
    found["scenario"] = max(-others, scenario_points(table, seat))  # never below 0  [EU-TBS-07]
    total = others + found["scenario"]
    lost = LOST_PER_DEATH * table.own_deaths[seat] if not table.cooperative or is_solo(table) else 0
    found["deaths"] = -min(lost, total)  # never below 0  [EU-TBS-07]
    return found


def has_succeeded(table: EuthiaTable) -> bool:
    """The goal of the scenario.  [EU-SCN-07]"""
    return GOALS[table.box.scenarios[table.scenario].key](table)


def hunt_succeeded(table: EuthiaTable) -> bool:
    """[EU-HUN-04]"""
    figures = table.box.scenarios[table.scenario].figures
    if is_solo(table):
        return table.tally[0] >= figures["solo_tally"] and table.own_deaths[0] <= figures["solo_deaths"]
    return sum(table.tally) >= figures["coop_tally"] * table.seats


def enough_revoked(table: EuthiaTable) -> bool:
    """[EU-RVA-06, EU-RVB-05]"""
    return sum(table.revocations) >= revocations_wanted(table)


def last_foe_beaten(table: EuthiaTable) -> bool:
    """The last form of the shared foe was beaten.  [EU-MIR-07, EU-GOL-10]"""
    return bool(table.waves_beaten >> len(table.box.scenarios[table.scenario].foes) - 1 & 1)


def settlements_saved(table: EuthiaTable) -> bool:
    """[EU-FAR-07]"""
    most = table.box.scenarios[table.scenario].figures["burned_at_most"]
    return last_foe_beaten(table) and table.places_burned <= most


def saboteur_caught(table: EuthiaTable) -> bool:
    """At least half of the Heroes have beaten him; alone that one Hero.  [EU-SAB-08]"""
    return 2 * table.unmasked.bit_count() >= table.seats


GOALS = {
    "the-hunt": hunt_succeeded,
    "defending-the-settlements": settlements_saved,
    "threat-of-mirrezil": last_foe_beaten,
    "walking-destruction": last_foe_beaten,
    "elemental-revocation-1": enough_revoked,
    "elemental-revocation-2": enough_revoked,
    "elemental-revocation-3": last_foe_beaten,
    "the-looming-doom": saboteur_caught,
}


def card_value(table: EuthiaTable, seat: Seat) -> int:
    """Silver 1, Gold 4 each.  [EU-SCO-15]"""
    return len(table.zones[silver_hand(table, seat)].cards) + 4 * len(table.zones[gold_hand(table, seat)].cards)


def result(table: EuthiaTable) -> Result:
    """The highest Reputation wins, then cards in hand; together all win or lose.  [EU-SCN-01, EU-SCO-15, EU-SCO-19]"""
    breakdown = [parts(table, seat) for seat in range(table.seats)]
    scores = [sum(found.values()) for found in breakdown]
    if has_caches(table):
        won = table.success == 1
        mean = sum(scores) // len(scores)
        grade = next((name for least, name in GRADES if mean >= least), "none") if won else "none"
        outcome = "success" if won else "failure"
        return Result([outcome] * table.seats, scores, breakdown, [list(range(table.seats))], grade=grade)
    places: dict[tuple[int, int], list[Seat]] = {}
    for seat in range(table.seats):
        places.setdefault((scores[seat], card_value(table, seat)), []).append(seat)
    ranking = [places[place] for place in sorted(places, reverse=True)]
    first = "shared" if len(ranking[0]) > 1 else "won"
    tied = scores.count(max(scores)) > 1
    return Result(
        outcomes=[first if seat in ranking[0] else "lost" for seat in range(table.seats)],
        scores=scores,
        breakdown=breakdown,
        ranking=ranking,
        tie_breaks=list(TIE_BREAKS) if tied else [],
    )


STEPS = steps(final_scoring)
