"""Moments of real matches of Euthia for the page's own tests: ``python tests/web/make_euthia_fixtures.py``.

Beside the moments: some options of every kind that the game can ever offer, and the pieces that the moments show. Run
it again when the view, the options or the texts of the game change; it takes minutes, most of it for rare questions.
"""

from __future__ import annotations

import json
import random
import re
import sys
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path
from typing import Any, Final

import muster
from muster.kernel.decision import Decision
from muster.kernel.match import Match

sys.path.insert(0, str(Path(__file__).parents[2]))
from tests.web.make_fixtures import FIXTURES, NAMES, pieces_of, state_of

GAME: Final = "euthia"
SCENARIOS: Final = muster.game(GAME).options["scenario"].values
# Matches that are looked through: seats, scenario, with Elites or without.
TABLES: Final = [(seats, scenario, seats != 2) for seats in (2, 4, 1, 3) for scenario in SCENARIOS]
PATIENCE: Final = 320  # matches that are looked through
ENDLESS: Final = 1200
FEW: Final = 3  # options of a kind that are noted
# How gladly an aimless player gives an answer, so that something happens.
TASTE: Final = {
    "end": 0.1,
    "back": 0.2,
    "arrange": 0.05,
    "drop-menu": 0.02,
    "walk": 4,
    "moves": 2,
    "trade": 20,
    "mine": 6,
    "pass": 0.6,
    "pass-all": 0.1,
    "end-trade": 0.4,
    "visit": 5,
    "fight-foe": 4,
    "fight-elite": 4,
    "claim": 3,
    "gaar": 2,
    "use": 3,
    "unveil": 4,
    "train-menu": 3,
    "unlock-menu": 3,
    "quest": 30,
    "griffin-menu": 4,
    "fly": 2,
    "attack-with": 4,
    "strike-with": 4,
}
# Questions whose whole Map is kept; elsewhere the tiles that are spoken of.
WHOLE_MAP: Final = ("walk", "reveal")
# What most spaces of the Map and slots of a board have in common is left out; the tests fill it in again.
EMPTY_SPACE: Final = {
    "monster": False,
    "powers": [],
    "hero_token": None,
    "trade_token": None,
    "burned": False,
    "defended": None,
    "heroes": [],
}
EMPTY_SLOT: Final = {
    "open": True,
    "price": {"gold": 0, "essence": None},
    "tile": None,
    "ready": False,
    "gems": [],
    "essences": [],
}
# Figures of pieces that the page reads.
READ: Final = {
    "box": ("action_moves", "heal_rates"),
    "tile": ("kind", "family", "price", "terrain"),
    "monster": ("level", "health", "penalty", "injuries"),
    "card": ("kind",),
    "map": ("hexes", "centre"),
}
MANY: Final = ("tile", "quest", "trophy", "monster", "map")
LONG: Final = 12  # options of a question that are kept
HEX: Final = re.compile(r"^(?:go|teleport|fly):(\w+)-\w+$")


def options() -> dict[str, list[str]]:
    """Some options of every kind in the book."""
    found: dict[str, list[str]] = {}
    for option in muster.game(GAME).load_content(None).book.by_key.values():
        kept = found.setdefault(option.kind, [])
        if len(kept) < FEW:
            kept.append(option.key)
    return found


def matches() -> Iterator[Iterator[Match]]:
    """Matches of all scenarios, each at every question of the first seat."""
    for seed, (seats, scenario, more) in zip(range(PATIENCE), cycle(TABLES), strict=False):
        chosen: dict[str, Any] = {"scenario": scenario, "elites": more, "griffin": seed % 2 == 0}
        if seed % 7 == 0:
            chosen["heroes"] = "choose"
        yield moments(seats, seed, chosen)


def moments(seats: int, seed: int, chosen: dict[str, Any]) -> Iterator[Match]:
    match = muster.new(GAME, seats=seats, seed=seed, options=chosen, names=list(NAMES[:seats]))
    luck = random.Random(seed)
    while not match.over and match.length < ENDLESS:
        decision = match.decision
        if decision.seat == 0 and len(decision.options) > 1:
            yield match
        match.play(luck.choices(decision.options, [TASTE.get(each.kind, 1) for each in decision.options])[0])


def worth(match: Match, decision: Decision) -> str:
    """Under which name a moment is kept: by its question, a turn also by its scenario and seats."""
    prompt = decision.question.prompt
    view: Any = match.view(0)
    if prompt == "turn":
        alone = match.seats == 1 and view["scenario"] == SCENARIOS[0]
        return f"turn {view['scenario']} {match.seats}" if view["round"] >= 4 and (alone or match.seats == 3) else ""
    if prompt == "walk":
        return f"walk {len(view['map']) // 10}0" if len(view["map"]) >= 20 else ""
    if prompt in ("duel", "hero-roll"):
        return f"{prompt} solo" if match.seats == 1 else f"{prompt} {view['combat']['kind']}"
    return prompt if view["round"] > 1 or prompt in ("hero", "supplies") else ""


def kept(match: Match) -> dict[str, Any]:
    """The message without what the tests do not read."""
    state = state_of(match, 0, "en")
    state["title"] = "Euthia"
    del state["commitment"], state["view"]["decks"]
    state["log"]["events"] = state["log"]["events"][-1:]
    decision = state["decisions"][0]
    decision["options"] = shortened(decision["options"])
    decision["refused"] = decision["refused"][:1]
    view = state["view"]
    hands = ("silver-0", "gold-0", "silver-1", "gold-1")
    view["zones"] = {name: cards for name, cards in view["zones"].items() if name in hands}
    for hero in view["heroes"]:
        if hero["seat"] > 0 and "slots" in hero:
            hero["slots"], hero["veiled"] = [], []
    if decision["key"] not in WHOLE_MAP:
        named = {found[1] for each in decision["options"] if (found := HEX.match(each["key"]))}
        named |= {hero["space"]["tile"] for hero in view["heroes"] if hero.get("space")}
        named |= {foe["space"]["tile"] for foe in (view["foe"],) if foe and foe["space"]}
        view["map"] = [tile for tile in view["map"] if tile["key"] in named]
    if decision["key"] not in ("turn", "trade"):
        view.update(offers={}, encounters={}, monster_backs=[])
    thin(view)
    return state


def thin(view: dict[str, Any]) -> None:
    """Leave out what is nothing."""
    for tile in view["map"]:
        tile["spaces"] = [unlike(space, EMPTY_SPACE) for space in tile["spaces"]]
        for space in tile["spaces"]:
            if not any(space["interaction"]):
                del space["interaction"]
    for hero in view["heroes"]:
        if "slots" in hero:
            hero["slots"] = [unlike(slot, EMPTY_SLOT) for slot in hero["slots"]]


def unlike(record: dict[str, Any], empty: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in record.items() if name not in empty or value != empty[name]}


def shortened(told: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """A long list with every kind in it."""
    if len(told) <= LONG:
        return told
    first = {option["kind"]: at for at, option in reversed(list(enumerate(told)))}
    at = sorted({*first.values(), *range(LONG)})
    return [told[each] for each in at]


def pieces(told: dict[str, dict[str, Any]]) -> dict[str, Any]:
    """The pieces that the moments show, with the figures that the page reads."""
    named = set(re.findall(r"\w+", json.dumps(told)))
    everything = pieces_of(GAME, "en")
    for sort in MANY:
        everything[sort] = {key: piece for key, piece in everything[sort].items() if key in named}
    for sort, records in everything.items():
        for piece in records.values():
            piece["figures"] = {name: value for name, value in piece["figures"].items() if is_read(sort, name, value)}
    return everything


def is_read(sort: str, name: str, value: object) -> bool:
    if sort == "scenario":  # the figures that its aim names
        listed = value if isinstance(value, list | tuple) else (value,)
        return all(isinstance(each, int) for each in listed)
    return name in READ.get(sort, ())


def main() -> None:
    told: dict[str, dict[str, Any]] = {}
    for number, match_moments in enumerate(matches()):
        for match in match_moments:
            name = worth(match, match.decision)
            if name and name not in told:
                told[name] = kept(match)
                print(number, name, len(json.dumps(told[name])), flush=True)
    missing = set(muster.game(GAME).prompts) - {name.split()[0] for name in told}
    print("never asked:", sorted(missing))
    for name, message in (("euthia-moments", told), ("euthia-options", options()), ("euthia-pieces", pieces(told))):
        path = FIXTURES / f"{name}.json"
        path.write_text(json.dumps(message, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")
        print(path.name, path.stat().st_size)


if __name__ == "__main__":
    main()
