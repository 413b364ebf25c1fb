"""What the balance report measures in a finished match, and what it should find."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from muster.games.monster_lands.content.pieces import (
    AFFINITIES,
    BUILDINGS,
    ENTRANCE,
    LEFT,
    PAWN_SHOP,
    PLACE_OF,
    RIGHT,
    Box,
)
from muster.games.monster_lands.scoring import parts
from muster.games.monster_lands.state import LandsTable
from muster.kernel.match import Match

LISTENS: Final = True  # these measures are read from the events of a match


def measures(match: Match) -> dict[str, float]:
    """The figures of one match, clans taken together; what concerns the winner is taken from the first of them."""
    table = match.table
    assert isinstance(table, LandsTable)
    winner = match.result.winners[0]
    happened = [(kind.name, facts) for kind, facts in match.happenings()]
    names = Counter([name for name, _ in happened])
    found = {
        **_result(match, table, winner),
        **_battles(table, happened),
        **_citadel(table, happened),
        **_clans(table, names),
        **_talents(table, happened, match.result.winners),
        **_affinities(happened, match.result.winners),
        **_uses(table.box, happened),
    }
    for turn in range(table.seats):
        wins = [seat for seat in match.result.winners if (seat - _first(happened)) % table.seats == turn]
        found[f"wins_in_turn_{turn + 1}"] = table.seats * len(wins) / len(match.result.winners)
    return found


def _first(happened: list[tuple[str, tuple[Any, ...]]]) -> int:
    """Who opened the first round."""
    return int(next(facts[0] for name, facts in happened if name == "first-player"))


def _result(match: Match, table: LandsTable, winner: int) -> dict[str, float]:
    """Points and how the match ended."""
    scores = match.result.scores
    found = {
        "mean_score": sum(scores) / len(scores),
        "winner_in_range": float(40 <= max(scores) <= 68),
        "ends_by_glory": float(table.round < len(table.box.rounds[0])),
    }
    for name, points in zip(("glory", "reputation", "trophies", "affinity"), parts(table, winner), strict=True):
        found[f"winner_{name}"] = float(points)
    if table.seats > 1:
        found["gap"] = float(max(scores) - min(scores))
    else:
        found["beats_madhala"] = float(scores[0] >= 45)
    return found


def _battles(table: LandsTable, happened: list[tuple[str, tuple[Any, ...]]]) -> dict[str, float]:
    """Lands visited, Monsters beaten, deaths, conquests, the Entrance."""
    places: dict[int, set[tuple[int, int]]] = {LEFT: set(), RIGHT: set(), ENTRANCE: set()}
    at_gates: set[int] = set()
    sent = beaten = beaten_at_gates = rounds = 0
    monster_at = {}
    current = 0
    for name, facts in happened:
        if name == "round-begins":
            current = facts[0]
            rounds += 1
        elif name == "monster-appears":
            monster_at[facts[0]] = facts[1]
            if facts[1] == ENTRANCE:
                at_gates.add(current)
        elif name == "at-the-gates":
            monster_at[facts[0]] = ENTRANCE
            at_gates.add(current + 1)
        elif name == "sent" and PLACE_OF[facts[2]] in places:
            places[PLACE_OF[facts[2]]].add((current, PLACE_OF[facts[2]]))
            sent += 1
        elif name in ("captured", "eliminated"):
            if monster_at.get(facts[2]) == ENTRANCE:
                beaten_at_gates += 1
            else:
                beaten += 1
    names = Counter([name for name, _ in happened])
    visited = len(places[LEFT]) + len(places[RIGHT])
    lands = rounds * (1 if table.seats <= 2 else 2)
    found = {
        "monsters_beaten": beaten / visited if visited else 0.0,
        "conquests": names["conquered"] / lands,
        "deaths": names["died"] / sent if sent else 0.0,
        "entrance_rounds": len([turn for turn in at_gates if turn <= rounds]) / rounds,
    }
    deeds = names["captured"] + names["eliminated"]
    if deeds:
        found["captures"] = names["captured"] / deeds
    if places[ENTRANCE]:
        found["entrance_beaten"] = beaten_at_gates / len(places[ENTRANCE])
    return found


def _citadel(table: LandsTable, happened: list[tuple[str, tuple[Any, ...]]]) -> dict[str, float]:
    """How often each building is used, and how many dice are pawned."""
    visits: Counter[str] = Counter()
    pawned = dice = 0
    for name, facts in happened:
        if name in ("die-placed", "face-placed"):
            visits[BUILDINGS[facts[1]]] += 1
        elif name == "mined":
            visits["mine"] += 1
        elif name == "pawned":
            visits[BUILDINGS[PAWN_SHOP]] += 1
            pawned += facts[1]
        elif name in ("dice-prepared", "dice-gained"):
            dice += sum(facts[1])
    total = sum(visits.values())
    found = {f"uses_{building}": visits[building] / total for building in BUILDINGS}
    found["dice_pawned"] = pawned / dice if dice else 0.0
    return found


def _clans(table: LandsTable, names: Counter[str]) -> dict[str, float]:
    """Wages that could not be paid, clans that were lost, hires."""
    clan_rounds = table.seats * names["round-begins"]
    return {
        "wages_short": names["wages-short"] / clan_rounds,
        "clans_lost": float(names["clan-lost"] > 0),
        "hires": names["hired"] / table.seats,
        "missions": (names["mission-won"] + names["contract-done"]) / table.seats,
        "lands": names["conquered"] / table.seats,
    }


def _talents(
    table: LandsTable, happened: list[tuple[str, tuple[Any, ...]]], winners: tuple[int, ...]
) -> dict[str, float]:
    """For each mercenary that was hired: whether the last clan to hire it won."""
    hired: dict[int, int] = {}
    for name, facts in happened:
        if name == "hired" and not table.box.members[facts[1]].novice:
            hired[facts[1]] = facts[0]
    return {f"wins_with_{table.box.members[member].key}": float(seat in winners) for member, seat in hired.items()}


def _affinities(happened: list[tuple[str, tuple[Any, ...]]], winners: tuple[int, ...]) -> dict[str, float]:
    """Whether the clan of each affinity won."""
    clans = [facts for name, facts in happened if name == "clan-dealt"]
    return {f"wins_of_{AFFINITIES[clan]}": float(seat in winners) / len(winners) for seat, clan in clans}


DEEDS: Final = ("hired", "beaten", "conquered", "bought", "equipped", "picked")

# Deeds that take a card, and which of their facts is the card.
TAKEN: Final = {
    "hired": ("hired", 1),
    "captured": ("beaten", 2),
    "eliminated": ("beaten", 2),
    "conquered": ("conquered", 2),
    "gear-bought": ("equipped", 1),
    "plundered": ("picked", 2),
    "loot-taken": ("picked", 1),
}


def _uses(box: Box, happened: list[tuple[str, tuple[Any, ...]]]) -> dict[str, float]:
    """How often each card or token was taken, for each copy: DEED:GROUP:CARD, where those of one price are a group."""
    taken: Counter[tuple[str, int]] = Counter()
    for name, facts in happened:
        if name == "traps-bought":
            taken.update([("bought", kind) for kind in facts[1]])
        elif name in TAKEN:
            deed, at = TAKEN[name]
            card = facts[at]
            taken[deed, box.gear_cards[card] if deed == "equipped" else card] += 1
    found: dict[str, float] = {}
    for member in box.members:
        if member.role == "tavern":
            found[f"hired:{min(7, member.reputation)}:{member.key}"] = float(taken["hired", member.id])
    for monster in box.monsters:
        found[f"beaten:{monster.difficulty}:{monster.key}"] = float(taken["beaten", monster.id])
    for land in box.lands:
        found[f"conquered:{land.glory}:{land.key}"] = float(taken["conquered", land.id])
    for trap in box.traps:
        if trap.group == "ordinary":
            group = "cheap" if trap.price <= 4 else "middling" if trap.price <= 6 else "dear"
            found[f"bought:{group}:{trap.key}"] = taken["bought", trap.id] / trap.copies
    for loot in box.loot:
        found[f"picked:loot:{loot.key}"] = taken["picked", loot.id] / loot.copies
    for gear in box.gear:
        found[f"equipped:{'cheap' if gear.price <= 3 else 'dear'}:{gear.key}"] = (
            taken["equipped", gear.id] / gear.copies
        )
    return found


def sums_up(means: Mapping[str, float]) -> dict[str, float]:
    """Over all matches: each card's use as a multiple of the mean of its group, the least and the most of each deed."""
    groups: dict[str, list[float]] = {}
    for name, value in means.items():
        if ":" in name:
            groups.setdefault(name.rpartition(":")[0], []).append(value)
    found = {name: value for name, value in means.items() if ":" not in name}
    multiples: dict[str, dict[str, float]] = {}
    for name, value in means.items():
        group, colon, card = name.rpartition(":")
        if colon and sum(groups[group]):
            multiples.setdefault(group.partition(":")[0], {})[card] = value * len(groups[group]) / sum(groups[group])
    for deed, cards in multiples.items():
        found[f"least_{deed}"] = min(cards.values())
        found[f"most_{deed}"] = max(cards.values())
        found.update({f"{deed}_{card}": multiple for card, multiple in cards.items()})
    return found


# Levels beside Normal, each held against it.
VARIANTS: Final[Mapping[str, Mapping[str, object]]] = {
    level: {"difficulty": level} for level in ("tutorial", "hard", "cut-throat")
}

# The mercenaries of the Tavern, by what they cost.
TAVERN_CARDS: Final = (
    *("taron", "nuduru", "dalina", "tranok", "lorios"),
    *("wormee", "shandee", "frostor", "parsas", "fandor", "puargh"),
    *("naiala", "ginova", "geas", "torko", "wishor", "poissen"),
    *("karunna", "dolfus", "vaidala", "sckrat", "lusara"),
    *("frunks", "trulina", "saruna", "taroa", "wondou", "timbulu"),
)

# Section 10 of the design brief, for clans of equal, sensible play.
TARGETS: Final[list[tuple[str, float | None, float | None]]] = [
    ("winner_score@2", 45, 60),
    ("winner_score@3", 50, 55),
    ("winner_score@4", 50, 55),
    ("winner_in_range@4", 0.90, None),
    ("mean_score@3", 38, 48),
    ("mean_score@4", 38, 48),
    ("winner_glory@4", 20, 32),
    ("winner_reputation@4", 8, 18),
    ("winner_trophies@4", 2, 8),
    ("winner_affinity@4", 4, 15),
    ("ends_by_glory@4", 0.15, 0.35),
    ("gap@4", 10, 18),
    ("monsters_beaten@4", 0.60, 0.75),
    ("captures@4", 0.40, 0.65),
    ("conquests@4", 0.35, 0.50),
    ("deaths@4", 0.10, 0.20),
    ("entrance_rounds@4", 0.30, 0.50),
    ("entrance_beaten@4", 0.50, 0.70),
    ("wages_short@4", 0.05, 0.12),
    ("clans_lost@4", None, 0.02),
    ("dice_pawned@4", 0.05, 0.15),
    ("seat_advantage@4", None, 1.12),
    *[(f"uses_{building}@4", 0.08, None) for building in BUILDINGS],
    ("beats_madhala@1", 0.40, 0.60),
    *[(f"wins_with_{key}@4", 0.20, 0.60) for key in TAVERN_CARDS],
    *[(f"wins_of_{affinity}@4", 0.22, 0.28) for affinity in AFFINITIES],
    *[(f"least_{deed}@4", 0.5, None) for deed in DEEDS],
    *[(f"most_{deed}@4", None, 2.0) for deed in DEEDS],
    ("winner_score_tutorial@4", 3, 6),
    ("winner_score_hard@4", -7, -4),
    ("winner_score_cut-throat@4", -12, -8),
]
