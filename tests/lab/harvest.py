"""Harvest, a toy to teach a judge with: sow or reap, six times each. Who sows three times and then reaps gets most.

Greedy reaps as soon as there is a field. That sowing pays shows only later, so that who looks no further than its turn
can know it from a judge alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Any

from muster.bots import Foresight, Reach, Traits
from muster.kernel.chance import Chance
from muster.kernel.decision import OpenOption
from muster.kernel.game import Content, Game, Prompt, offers, steps
from muster.kernel.match import Chair
from muster.kernel.options import Option
from muster.kernel.result import Result
from muster.kernel.table import Options, Table

TURNS = 6
BEST = 9  # three fields, reaped three times


class Fields(Content):
    def __init__(self) -> None:
        super().__init__("standard", "harvest-1", "{}")
        self.both = tuple([self.book.enter(key, key, 0, f"option-{key}") for key in ("reap", "sow")])


CONTENT = Fields()


class HarvestTable(Table):
    __slots__ = ("fields", "scores", "turn")

    def __init__(self, game: Game, seats: int, chance: Chance) -> None:
        super().__init__(game, seats, chance, ())
        self.turn = 0
        self.fields = [0] * seats
        self.scores = [0] * seats

    def clone(self) -> Table:
        twin = HarvestTable.__new__(HarvestTable)
        self.copy_to(twin)
        twin.turn = self.turn
        twin.fields = self.fields.copy()
        twin.scores = self.scores.copy()
        return twin


def deal(game: Game, seats: int, options: Mapping[str, object], chance: Chance, content: Any) -> Table:
    table = HarvestTable(game, seats, chance)
    table.then(turn)
    return table


def turn(table: HarvestTable) -> None:
    table.ask(table.turn % table.seats, "turn", turn_offers, take_turn)


def turn_offers(table: HarvestTable, seat: int) -> Options:
    return CONTENT.both


def take_turn(table: HarvestTable, choice: Option, seat: int) -> None:
    if choice.kind == "sow":
        table.fields[seat] += 1
    else:
        table.scores[seat] += table.fields[seat]
    table.turn += 1
    if table.turn < TURNS * table.seats:
        table.then(turn)


def result(table: HarvestTable) -> Result:
    scores = table.scores
    places = sorted(set(scores), reverse=True)
    ranking = [[seat for seat in range(table.seats) if scores[seat] == score] for score in places]
    return Result(["won" if score == places[0] else "lost" for score in scores], scores, [{} for _ in scores], ranking)


class Sower:
    """Sows so many fields, then reaps."""

    def __init__(self, seed: int, fields: int = 1) -> None:
        self.fields = fields

    def decide(self, chair: Chair) -> OpenOption:
        table = chair.imagine(0).table
        assert isinstance(table, HarvestTable)
        return chair.decision[0 if table.fields[chair.seat] >= self.fields else 1]


def traits(table: HarvestTable, seat: int) -> list[float]:
    rival = 1 - seat
    left = (2 * TURNS - table.turn) / 4
    return [
        left,
        float((seat - table.turn) % 2),
        table.scores[seat] / 4,
        table.fields[seat] / 2,
        table.fields[seat] * left / 4,
        table.scores[rival] / 4,
        table.fields[rival] / 2,
        table.fields[rival] * left / 4,
    ]


NAMES = ("left", "mine-next", "score", "fields", "promise", "rival-score", "rival-fields", "rival-promise")
TRAITS = Traits(NAMES, traits, lambda table: int(table.turn))
BOTS = {"greedy": Sower}
FORESIGHT = Foresight(
    [partial(Sower, fields=fields) for fields in range(1, TURNS)], {"learned": Reach()}, each=frozenset({"turn"})
)

GAME = Game(
    name="tests.lab.harvest:GAME",
    rules_version=1,
    seats=(2,),
    options={},
    folder=Path(__file__).parent,
    load_content=lambda pack: CONTENT,
    stored_content=lambda stored: CONTENT,
    deal=deal,
    steps=steps(turn, take_turn),
    offers=offers(turn_offers),
    prompts={"turn": Prompt("TOY-1")},
    events=(),
    view=lambda table, seat: {"scores": list(table.scores), "fields": list(table.fields)},
    card_name=lambda content, zone, card: "",
    result=result,
    state_classes={"Table": (HarvestTable, ("turn", "fields", "scores"))},
    most_decisions=40,
    minutes=1,
)
