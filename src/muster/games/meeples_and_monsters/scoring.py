"""Points at the end, the winner and the tie-break."""

from __future__ import annotations

from muster.games.meeples_and_monsters.content.pieces import AT_THE_END, PEASANT
from muster.games.meeples_and_monsters.effects.moving import score
from muster.games.meeples_and_monsters.events import GAME_ENDS, QUEST_FAILED, QUEST_SCORED
from muster.games.meeples_and_monsters.queries import owned
from muster.games.meeples_and_monsters.quests import is_met_at_the_end
from muster.games.meeples_and_monsters.state import FROM_QUESTS, PENALTIES, SOURCES, MeeplesTable, hand
from muster.kernel.game import steps
from muster.kernel.result import Result
from muster.kernel.table import Seat
from muster.kernel.zones import show


def score_the_end(table: MeeplesTable) -> None:
    """All hands are revealed; rewards first, then penalties.  [MM-END-03, MM-SCO-02 to MM-SCO-05]"""
    table.tell(GAME_ENDS, table.round)
    everyone = (1 << table.seats) - 1
    failed: list[tuple[Seat, int]] = []
    for seat in range(table.seats):
        for at, card in enumerate(table.zones[hand(seat)].cards):
            show(table, hand(seat), at, everyone)
            quest = table.box.quests[card]
            if quest.kind == AT_THE_END and is_met_at_the_end(table, seat, quest.condition):
                score(table, seat, quest.vp, FROM_QUESTS)
                table.tell(QUEST_SCORED, seat, card, quest.vp)
            else:
                failed.append((seat, card))
    for seat, card in failed:
        penalty = table.box.quests[card].penalty
        score(table, seat, -penalty, PENALTIES)
        table.tell(QUEST_FAILED, seat, card, penalty)


def result(table: MeeplesTable) -> Result:
    """Most VP; then the fewest Peasants; then a shared victory.  [MM-SCO-06 to MM-SCO-09]"""
    peasants = [owned(table, seat)[PEASANT] for seat in range(table.seats)]
    places: dict[tuple[int, int], list[Seat]] = {}
    for seat in range(table.seats):
        places.setdefault((-table.scores[seat], peasants[seat]), []).append(seat)
    ranking = [places[place] for place in sorted(places)]
    tied = [seat for seat in range(table.seats) if table.scores[seat] == max(table.scores)]
    won = "shared" if len(ranking[0]) > 1 else "won"
    return Result(
        outcomes=[won if seat in ranking[0] else "lost" for seat in range(table.seats)],
        scores=table.scores,
        breakdown=[dict(zip(SOURCES, parts, strict=True)) for parts in table.sources],
        ranking=ranking,
        tie_breaks=["fewest-peasants"] if len(tied) > 1 else [],
    )


STEPS = steps(score_the_end)
