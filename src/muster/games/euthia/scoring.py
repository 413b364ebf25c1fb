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
from muster.games.euthia.queries import (
    carried_things,
    gaar_of,
    gems_on,
    has_caches,
    is_essence,
    is_gem,
    is_solo,
)
from muster.games.euthia.scenarios.rules import rules_of
from muster.games.euthia.state import EuthiaTable, gold_hand, silver_hand
from muster.kernel.game import steps
from muster.kernel.result import Result
from muster.kernel.table import Seat

COLUMNS: Final = ("hero_tokens", "interaction", "trade", "others", "quests", "elites")  # of the table of points
PARTS: Final = ("play", "possessions", *COLUMNS, "scenario", "deaths")
TIE_BREAKS: Final = ("cards",)  # [EU-SCO-15]
POINTS: Final = (2, 5, 9, 15)  # [EU-SCO-08]
LOST_PER_DEATH: Final = 2
GRADES: Final = ((80, "gold"), (60, "silver"), (40, "bronze"))  # [EU-SCX-06]


def final_scoring(table: EuthiaTable) -> None:
    """Nothing is asked any more; the result says the rest.  [EU-SCO-18]"""
    table.tell(GAME_ENDS, table.round)
    if has_caches(table):
        table.success = int(rules_of(table).succeeded(table))


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


def parts(table: EuthiaTable, seat: Seat) -> dict[str, int]:
    """Reputation by its sources.  [EU-SCO-01 to EU-SCO-14, EU-SOL-23]"""
    gold, reputation = possessions(table, seat)
    found = {"play": table.reputation[seat], "possessions": gold // table.box.possession_rate + reputation}
    for column, number in counts(table, seat).items():
        found[column] = points_for(table, column, number)
    others = sum(found.values())
    found["scenario"] = max(-others, rules_of(table).points(table, seat))  # never below 0  [EU-TBS-07]
    total = others + found["scenario"]
    lost = LOST_PER_DEATH * table.own_deaths[seat] if not table.cooperative or is_solo(table) else 0
    found["deaths"] = -min(lost, total)  # never below 0  [EU-TBS-07]
    return found


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
