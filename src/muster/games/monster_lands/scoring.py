"""Points at the end, the winner, tie-breaks and the ranks of the solo game."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

from muster.games.monster_lands.events import GAME_ENDS
from muster.games.monster_lands.queries import affinity_icons, trophy_points
from muster.games.monster_lands.state import NOTHING, LandsTable
from muster.kernel.game import steps
from muster.kernel.result import Result
from muster.kernel.table import Seat

Source: TypeAlias = Literal["glory", "reputation", "trophies", "affinity"]
SOURCES: Final[tuple[Source, ...]] = get_args(Source)
RANKS: Final = ("wanderer", "recruit", "mercenary", "captain", "clan_leader", "champion")
BEATS_MADHALA: Final = 3  # captains and above  [ML-SOL-10]


def end_game(table: LandsTable) -> None:
    """Nothing is left to do but count.  [ML-GLO-01]"""
    table.tell(GAME_ENDS, table.round)


def affinity_points(table: LandsTable, seat: Seat) -> int:
    """Each affinity scores by its number of icons.  [ML-SCO-02]"""
    points = table.box.affinity_points
    return sum([points[min(icons, len(points) - 1)] for icons in affinity_icons(table, seat)])


def parts(table: LandsTable, seat: Seat) -> tuple[int, ...]:
    """Glory, reputation, trophies, affinity.  [ML-SCO-01, ML-SCO-02]"""
    clan = table.clans[seat]
    return (
        clan.glory,
        clan.reputation,
        trophy_points(table, seat),
        affinity_points(table, seat),
    )


def leader_reputation(table: LandsTable, seat: Seat) -> int:
    """An initial leader, a novice or nobody counts 0.  [ML-TIE-02]"""
    leader = table.clans[seat].leader
    return table.box.members[leader].reputation if leader != NOTHING else 0


def standing(table: LandsTable, seat: Seat) -> tuple[int, ...]:
    """VP, then the tie-breaks in the order of the pack.  [ML-TIE-01]"""
    breaks = {
        "leader": leader_reputation(table, seat),
        "trophies": trophy_points(table, seat),
        "gold": table.clans[seat].gold,
    }
    return (sum(parts(table, seat)), *[breaks[name] for name in table.box.tie_breaks])


def result(table: LandsTable) -> Result:
    """Most VP; then leader, trophies, gold; then a shared victory.  [ML-SCO-01, ML-TIE-01, ML-TIE-03]"""
    standings = [standing(table, seat) for seat in range(table.seats)]
    breakdown: list[dict[str, int]] = [
        dict(zip(SOURCES, parts(table, seat), strict=True)) for seat in range(table.seats)
    ]
    scores = [place[0] for place in standings]
    if table.seats == 1:
        rank = sum([1 for limit in table.box.rank_limits if scores[0] >= limit])
        outcome = "success" if rank >= BEATS_MADHALA else "failure"
        return Result([outcome], scores, breakdown, [[0]], grade=RANKS[rank])
    places: dict[tuple[int, ...], list[Seat]] = {}
    for seat in range(table.seats):
        places.setdefault(standings[seat], []).append(seat)
    ranking = [places[place] for place in sorted(places, reverse=True)]
    won = "shared" if len(ranking[0]) > 1 else "won"
    return Result(
        outcomes=[won if seat in ranking[0] else "lost" for seat in range(table.seats)],
        scores=scores,
        breakdown=breakdown,
        ranking=ranking,
        tie_breaks=tie_breaks_used(table, standings),
    )


def tie_breaks_used(table: LandsTable, standings: list[tuple[int, ...]]) -> list[str]:
    """The tie-breaks that were needed to find the first place.  [ML-TIE-01]"""
    used: list[str] = []
    tied = [place for place in standings if place[0] == max(standings)[0]]
    for at, name in enumerate(table.box.tie_breaks, start=1):
        if len(tied) < 2:
            break
        used.append(name)
        best = max([place[at] for place in tied])
        tied = [place for place in tied if place[at] == best]
    return used


STEPS = steps(end_game)
