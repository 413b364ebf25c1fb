"""What the tests of the Solo and the Cooperative Game share: Combat cards of one's own, and fights against caches."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tests.games.euthia.setting import EMPTY_HANDED, Sitting, a_fight

from muster.games.euthia.content.pieces import CombatCard
from muster.games.euthia.state import GOLD_CACHE, SILVER_CACHE

# A Bandit without cards and tokens that always inflicts one Injury; the staff always deals three Damage.
BANDIT: dict[str, Any] = {"health": 40, "penalty": 0, "ranges": ((1, 1),), **EMPTY_HANDED}


def combat_cards(symbols: Mapping[tuple[int, int], tuple[int, int]]) -> list[CombatCard]:
    """All 36 Combat cards, with Gaar and Chaos symbols only where the test says so."""
    faces = [(left, right) for left in range(1, 7) for right in range(1, 7)]
    return [CombatCard(at, *pair, *symbols.get(pair, (0, 0))) for at, pair in enumerate(faces)]


def a_bandit(
    *cards: tuple[int, int, int, int],
    monster: Mapping[str, Any] | None = None,
    boxes: Mapping[str, Any] | None = None,
    **given: Any,
) -> Sitting:
    """Maeldur alone against a Bandit; ``cards`` are the Combat cards to come: left die, right die, Gaar, Chaos."""
    figures = {
        "monsters": {"bandit": BANDIT | dict(monster or {})},
        "tiles": {"staff_of_fire": {"ranges": ((1, 3),)}},
        "heroes": {"maeldur": {"health": 20}},
        "cards": dict(boxes or {}),
        "box": {"*": {"combat_cards": combat_cards({(card[0], card[1]): (card[2], card[3]) for card in cards})}},
    }
    given.setdefault("seats", 1)
    given.setdefault("hero_dice", [6, 4] * 6)
    given.setdefault("sacks", ["healing_potion"])  # so that each Healing Phase is a moment to look around
    given.setdefault("health", 19)
    game = a_fight("bandit", figures=figures, combat_deck=[(card[0], card[1]) for card in cards], **given)
    return game.play("done")  # the last moment before the Combat; it begins with a Healing Phase


def one_round(game: Sitting) -> Sitting:
    """Do as little as possible up to the first Healing Phase of the next Combat Round, or the end."""
    number = game.table.combat_round
    while not game.match.over and game.table.combat_round == number:
        game.step()
    return game


def cache(game: Sitting, gold: bool) -> list[str]:
    """The cards of a cache, from the top."""
    return [game.box.cards[card].key for card in game.table.zones[GOLD_CACHE if gold else SILVER_CACHE].cards]


def caches(game: Sitting) -> tuple[int, int]:
    """How many cards the Silver and the Gold cache hold."""
    return len(cache(game, False)), len(cache(game, True))


def stacks(game: Sitting) -> list[tuple[str, int]]:
    """The stacks of cards that the Monster has used."""
    return [(fact["card"], fact["number"]) for fact in game.happened("monster-plays")]


def values(game: Sitting) -> list[int]:
    """The Combat Values of the Monster's attacks."""
    return [fact["value"] for fact in game.happened("attack-value")]


def injuries(game: Sitting) -> list[int]:
    return [fact["injuries"] for fact in game.happened("attack-value")]


def blows(game: Sitting) -> list[tuple[int, int]]:
    """Value and Damage of the Hero's attacks."""
    return [(fact["value"], fact["damage"]) for fact in game.happened("hero-attacks")]


def keys_of(game: Sitting, zone: int, things: Sequence[Any]) -> list[str]:
    """The keys of cards, tiles or Quests in a zone, by the list they belong to."""
    return [things[card].key for card in game.table.zones[zone].cards]
