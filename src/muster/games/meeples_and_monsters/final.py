"""Which answers pass an information barrier for sure, so that a client can say so beforehand."""

from __future__ import annotations

from muster.games.meeples_and_monsters.queries import owned
from muster.games.meeples_and_monsters.state import QUEST_DECK, QUEST_DISCARD, MeeplesTable
from muster.kernel.options import Option
from muster.kernel.table import Seat


def draws_meeples(table: MeeplesTable, seat: Seat, option: Option, *_: object) -> bool:
    """An ability draws, if there is anything to draw."""
    if option.kind == "research":
        return finds_quests(table)
    return option.kind == "ability" and (any(table.bags[seat]) or any(table.lodgings[seat]))


def finds_quests(table: MeeplesTable) -> bool:
    return bool(table.zones[QUEST_DECK].cards or table.zones[QUEST_DISCARD].cards)


def ends_the_turn(table: MeeplesTable, seat: Seat, option: Option, *_: object) -> bool:
    """An empty plan goes straight on to the next hand; research turns Quests up."""
    if option.kind == "research":
        return finds_quests(table)
    return option.kind == "confirm" and not table.plan and any(owned(table, seat))


def reveals_a_quest(table: MeeplesTable, seat: Seat, option: Option, *_: object) -> bool:
    """A Quest that is completed or discarded lies open."""
    return option.kind in ("complete", "discard")


FINAL_STEPS = {
    "use_ability": draws_meeples,
    "follow_plan": ends_the_turn,
    "complete_quest": reveals_a_quest,
    "discard_chosen": reveals_a_quest,
}
