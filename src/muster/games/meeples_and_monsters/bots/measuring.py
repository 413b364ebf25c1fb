"""What the balance report measures in a finished match, and what it should find."""

from __future__ import annotations

from typing import Final

from muster.games.meeples_and_monsters.content.pieces import BASIC, CLASSES, CORRUPTION, PEASANT
from muster.games.meeples_and_monsters.queries import owned
from muster.games.meeples_and_monsters.quests import is_met_at_the_end
from muster.games.meeples_and_monsters.state import QUEST_DISCARD, MeeplesTable, completed, hand
from muster.kernel.match import Match

COLOURED: Final = range(1, CORRUPTION)  # all classes but Peasants


def measures(match: Match) -> dict[str, float]:
    """The figures of one match, players taken together; what concerns the winner is taken from the first of them."""
    table = match.table
    assert isinstance(table, MeeplesTable)
    seats = range(table.seats)
    built = [tile for tile in table.built if tile >= 0]
    beaten = [table.fought[seat].bit_count() for seat in seats]
    done, dealt = count_quests(table)
    winner = match.result.winners[0]
    bag = owned(table, winner)
    found = {
        "level_ups": sum([level - 1 for levels in table.levels for level in levels]) / table.seats,
        "locations_built": float(len(built)),
        "monsters_beaten": sum([len(pile) for pile in table.piles]) / table.seats,
        "overlords": sum(beaten) / table.seats,
        "overlords_of_winner": float(beaten[winner]),
        "three_overlords": beaten.count(3) / table.seats,
        "quests_dealt": dealt / table.seats,
        "quests_completed": done / dealt if dealt else 0.0,
        "peasants_gone": float(table.supply[PEASANT] == 0),
        "winner_peasants": float(bag[PEASANT]),
    }
    for turn in seats:
        # The share of the wins of who is so-manieth in turn order, as a multiple of the fair share.
        wins = [seat for seat in match.result.winners if (seat - table.first) % table.seats == turn]
        found[f"wins_in_turn_{turn + 1}"] = table.seats * len(wins) / len(match.result.winners)
    for unit in COLOURED:
        found[f"winner_has_{CLASSES[unit]}"] = float(bag[unit] > 0)
    stocked = [tile for tile in built if table.box.locations[tile].stock]
    if stocked:
        found["prestige_stock_empty"] = sum([table.stocks[tile] == 0 for tile in stocked]) / len(stocked)
    return found


def count_quests(table: MeeplesTable) -> tuple[int, int]:
    """Quests completed, those at the end included, and all that were dealt: completed, held or discarded."""
    done = 0
    dealt = len(table.zones[QUEST_DISCARD].cards)
    for seat in range(table.seats):
        finished = len(table.zones[completed(seat)].cards)
        done += finished
        dealt += finished
        for card in table.zones[hand(seat)].cards:
            dealt += 1
            quest = table.box.quests[card]
            if quest.kind == "end" and is_met_at_the_end(table, seat, quest.condition):
                done += 1
    return done, dealt


# What a good game looks like: rounds that fill an hour, a close finish, and no part that can be left out.
TARGETS: Final[list[tuple[str, float | None, float | None]]] = [
    ("rounds@2", 12, 17),
    ("rounds@3", 12, 17),
    ("rounds@4", 12, 16),
    ("winner_score", 40, 60),
    ("last_to_winner", 0.5, None),
    ("share_quests", 0.15, 0.30),
    ("share_council", 0.20, 0.30),
    ("share_monsters", 0.40, None),
    ("level_ups", 2, 5),
    ("locations_built", 6, 8),
    ("overlords", 0.7, 1.3),
    ("three_overlords", None, 0.05),
    ("quests_completed", 0.50, 0.65),
    *[(f"winner_has_{CLASSES[unit]}", 0.25, None) for unit in range(1, BASIC)],
    ("seat_advantage", None, 1.15),
    ("wins_in_turn_1", None, 1.15),
    ("wins_in_turn_2", None, 1.15),
    ("wins_in_turn_3@3", None, 1.15),
    ("wins_in_turn_3@4", None, 1.15),
    ("wins_in_turn_4@4", None, 1.15),
    ("prestige_stock_empty", 0.35, 0.65),
    ("peasants_gone@4", None, 0.10),
]
