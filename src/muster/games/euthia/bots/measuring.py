"""What the balance report measures in a finished match, and what it should find."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from muster.games.euthia.content.pieces import CHAPTERS, HEROES
from muster.games.euthia.queries import has_caches
from muster.games.euthia.scenarios.rules import is_played
from muster.games.euthia.scenarios.settlements import Settlements
from muster.games.euthia.scoring import counts, parts
from muster.games.euthia.state import CHAPTER, EuthiaTable
from muster.kernel.match import Match

LISTENS: Final = True  # these measures are read from the events of a match

Happened = list[tuple[int, str, tuple[Any, ...]]]  # the round, the event, its facts

TABLE_COLUMNS: Final = ("hero_tokens", "interaction", "trade", "others", "quests", "elites")
CHECKED_ROUNDS: Final = (2, 4, 6)  # after which the Reputation is looked at
EARLY: Final = 3  # rounds in which Gold is still scarce


def measures(match: Match) -> dict[str, float]:
    """The figures of one match, Heroes taken together; what concerns the winner is taken from the first of them."""
    table = match.table
    assert isinstance(table, EuthiaTable)
    happened = by_round(match)
    return {
        **_result(match, table),
        **_reputation(table, happened),
        **_fights(table, happened),
        **_goods(table, happened),
        **_map(table),
    }


def by_round(match: Match) -> Happened:
    """Everything that happened, with the round in which it did."""
    found: Happened = []
    current = 0
    for kind, facts in match.happenings():
        if kind.name == "round-begins":
            current = facts[0]
        found.append((current, kind.name, facts))
    return found


def _result(match: Match, table: EuthiaTable) -> dict[str, float]:
    """Points, where they came from, and who won."""
    result = match.result
    scores = result.scores
    winner = result.winners[0]
    found = {"mean_score": sum(scores) / len(scores), "above_100": float(max(scores) > 100)}
    if has_caches(table):
        found["success"] = float(table.success == 1)
    else:
        found["last_score"] = float(min(scores))
        found["winner_58_to_85"] = float(58 <= max(scores) <= 85)
        for seat, hero in enumerate(table.heroes):
            share = 1 / len(result.winners) if seat in result.winners else 0.0
            found[f"wins_{HEROES[hero]}"] = share
            found[f"wins_in_turn_{(seat - table.first) % table.seats + 1}"] = share
    points = parts(table, winner)
    total = sum([number for number in points.values() if number > 0])
    if total:
        found["from_play"] = (points["play"] + points["scenario"]) / total
        found["from_table"] = sum([points[column] for column in TABLE_COLUMNS]) / total
        found["from_possessions"] = points["possessions"] / total
    return found


def _reputation(table: EuthiaTable, happened: Happened) -> dict[str, float]:
    """Reputation in the course of the game, the mean of all Heroes."""
    gained: Counter[int] = Counter()
    for number, name, facts in happened:
        if name == "reputation-gained":
            gained[number] += facts[1]
        elif name == "reputation-lost":
            gained[number] -= facts[1]
    found = {
        f"reputation_{last}": sum([gained[number] for number in range(last + 1)]) / table.seats
        for last in CHECKED_ROUNDS
        if last < table.rounds
    }
    found["reputation_end"] = sum(table.reputation) / table.seats
    return found


def _fights(table: EuthiaTable, happened: Happened) -> dict[str, float]:
    """Combats, deaths, and how often a Hero never dies."""
    names = Counter([name for _, name, _ in happened])
    fights: Counter[int] = Counter()
    won: Counter[int] = Counter()
    for _, name, facts in happened:
        if name == "combat-begins":
            fights[table.box.monsters[facts[1]].level] += 1
        elif name == "monster-beaten":
            won[table.box.monsters[facts[1]].level] += 1
    found = {
        "combats": names["combat-begins"] / (table.seats * table.round),
        "deaths": names["killed-by"] / table.seats,
        "deaths_outside": (names["died"] - names["killed-by"]) / table.seats,
        "never_killed": sum([deaths == 0 for deaths in table.own_deaths]) / table.seats,
        "tally": sum(table.tally) / table.seats,
    }
    for level in (1, 2, 3):
        found[f"fights_{level}"] = fights[level] / table.seats
        if fights[level]:
            found[f"won_{level}"] = won[level] / fights[level]
    return found


def _goods(table: EuthiaTable, happened: Happened) -> dict[str, float]:
    """Gold, goods and trade."""
    names = Counter([name for _, name, _ in happened])
    early = late = 0
    for number, name, facts in happened:
        gold = facts[1] if name == "gold-gained" else facts[2] if name == "sold" else 0  # told with the sale
        if number <= EARLY:
            early += gold
        else:
            late += gold
    further = max(1, table.round - EARLY)
    return {
        "gold_early": early / (table.seats * EARLY),
        "gold_late": late / (table.seats * further),
        "gold_unspent": sum(table.gold) / table.seats,
        "trades": names["trade-begins"] / table.seats,
        "bought": names["bought"] / table.seats,
        "trained": names["trained"] / table.seats,
    }


def _map(table: EuthiaTable) -> dict[str, float]:
    """Tiles, tokens and Quests."""
    left = sum([len(table.zones[CHAPTER + chapter].cards) for chapter in range(CHAPTERS)])
    shown = len(table.tiles) - 1
    columns = [counts(table, seat) for seat in range(table.seats)]
    found = {"tiles_revealed": shown / (shown + left) if shown + left else 0.0}
    for column in TABLE_COLUMNS:
        found[f"{column}_counted"] = sum([row[column] for row in columns]) / table.seats
    scenario = table.box.scenarios[table.scenario]
    if scenario.foes:
        found["waves_beaten"] = float(table.waves_beaten.bit_count())
    if is_played(table, Settlements):
        found["places_burned"] = float(table.places_burned)
    return found


# Section 15 of the design brief, for Heroes of equal, sensible play.
TARGETS: Final[list[tuple[str, float | None, float | None]]] = [
    ("winner_score@4", 58, 85),
    ("winner_58_to_85@4", 0.5, None),
    ("last_score@4", 40, 60),
    ("above_100@4", None, 0.06),
    ("from_play@4", 0.50, 0.60),
    ("from_table@4", 0.25, 0.35),
    ("from_possessions@4", 0.08, 0.15),
    ("reputation_2@4", 3, 5),
    ("reputation_4@4", 12, 16),
    ("reputation_6@4", 24, 30),
    ("reputation_end@4", 38, 48),
    ("deaths@4", 0.8, 1.5),
    ("never_killed@4", 0.25, 0.35),
    ("deaths_outside@4", None, 0.2),
    ("combats@4", 0.8, 1.3),
    ("gold_early@4", 3, 4),
    ("gold_late@4", 6, 8),
    ("gold_unspent@4", None, 12),
    ("tiles_revealed@2", 0.8, 1.0),
    ("tiles_revealed@4", 0.8, 1.0),
    ("tiles_revealed@1", 0.7, 0.95),
    ("quests_counted@4", 3, 5),
    ("trade_counted@4", 2, 4),
    ("interaction_counted@4", 9, 14),
    ("hero_tokens_counted@4", 6, 10),
    *[(f"wins_{hero}@4", 0.20, 0.30) for hero in HEROES],
    ("seat_advantage@4", None, 1.12),
    *[(f"wins_in_turn_{place}@4", None, 0.28) for place in (1, 2, 3, 4)],
    ("success@1", 0.25, 0.60),
]
