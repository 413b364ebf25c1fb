"""Lanterns, a toy to test the laboratory with: small, but with everything that a real game has.

Hidden hands, a blind deck, dice, a question inside an answer, answers of all seats at once, and an option. On a turn a
seat takes oil, draws a card, or lights a card of its hand and then says how much oil it burns: a die decides, oil
helps. After every second round all seats bid oil for the beacon.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random
from typing import Any

from muster.bots import Bot
from muster.kernel.ahead import StepsAhead
from muster.kernel.chance import Chance
from muster.kernel.decision import OpenOption
from muster.kernel.events import NUMBER, SEAT, EventKind
from muster.kernel.game import Content, Game, OptionSpec, Prompt, offers, steps
from muster.kernel.match import Chair, Match
from muster.kernel.options import Option
from muster.kernel.result import Result
from muster.kernel.table import OffersFunction, Options, StepFunction, Table
from muster.kernel.zones import Audience, ZoneSpec, draw, give, place

DECK, LIT = 0, 1
ROUNDS = 6
MOST_OIL = 5


def hand(seat: int) -> int:
    return 2 + seat


class Lanterns(Content):
    def __init__(self) -> None:
        super().__init__("standard", "lanterns-1", "{}")
        enter = self.book.enter
        self.turn = tuple([enter(key, key, 0, f"option-{key}") for key in ("oil", "draw")])
        self.light = tuple([enter(f"light:{value}", "light", value, "option-light") for value in range(1, 7)])
        self.burn = tuple([enter(f"burn:{oil}", "burn", oil, "option-burn") for oil in range(MOST_OIL + 1)])


CONTENT = Lanterns()


class LanternTable(Table):
    __slots__ = ("active", "oil", "round", "scores", "windy")

    def __init__(self, game: Game, seats: int, chance: Chance, windy: bool) -> None:
        super().__init__(game, seats, chance, LAYOUTS[seats])
        self.active = 0
        self.round = 1
        self.windy = windy
        self.oil = [2] * seats
        self.scores = [0] * seats

    def clone(self) -> Table:
        twin = LanternTable.__new__(LanternTable)
        self.copy_to(twin)
        twin.active = self.active
        twin.round = self.round
        twin.windy = self.windy
        twin.oil = self.oil.copy()
        twin.scores = self.scores.copy()
        return twin


def layout(seats: int) -> tuple[ZoneSpec, ...]:
    return (
        ZoneSpec("deck", Audience.NOBODY, pool="lanterns"),
        ZoneSpec("lit", Audience.EVERYONE, pool="lanterns"),
        *[ZoneSpec(f"hand-{seat}", Audience.OWNER, pool="lanterns", owner=seat) for seat in range(seats)],
    )


LAYOUTS = {seats: layout(seats) for seats in (1, 2, 3, 4)}


def deal(game: Game, seats: int, options: Mapping[str, object], chance: Chance, content: Any) -> Table:
    return laid(LanternTable(game, seats, chance, options["wind"] is True))


def laid(table: LanternTable) -> Table:
    place(table, DECK, tuple([value for value in range(1, 7) for _ in range(4)]))
    for seat in range(table.seats):
        draw(table, DECK, hand(seat), "deck")
    table.then(own_step(table, turn))
    return table


# -- rules ---------------------------------------------------------------------------------------------------------


def own_step(table: LanternTable, step: StepFunction) -> StepFunction:
    """The step of this game by that name: a wrong one may be planted in its place."""
    return table.game.steps[step.__name__]


def own_offers(table: LanternTable, offers: OffersFunction) -> OffersFunction:
    return table.game.offers[offers.__name__]


def turn(table: LanternTable) -> None:
    table.ask_anyway(table.active, "turn", own_offers(table, turn_offers), own_step(table, take_turn))
    table.then(own_step(table, end_turn))


def turn_offers(table: LanternTable, seat: int) -> Options:
    oil, drawing = CONTENT.turn
    listed = [oil] if table.oil[seat] < MOST_OIL else []
    if table.zones[DECK].cards:
        listed.append(drawing)
    listed += [CONTENT.light[value - 1] for value in sorted(set(table.zones[hand(seat)].cards))]
    return tuple(listed) or (CONTENT.option("pass"),)


def take_turn(table: LanternTable, choice: Option, seat: int) -> None:
    if choice.kind == "oil":
        table.oil[seat] += 1
    elif choice.kind == "draw":
        draw(table, DECK, hand(seat), "deck")
    elif choice.kind == "light":
        index = table.zones[hand(seat)].cards.index(choice.value)
        give(table, hand(seat), index, LIT)
        table.ask(seat, "burn", own_offers(table, burn_offers), own_step(table, burn), choice.value)


def burn_offers(table: LanternTable, seat: int, *args: int) -> Options:
    return CONTENT.burn[: table.oil[seat] + 1]


def burn(table: LanternTable, choice: Option, seat: int, value: int) -> None:
    table.oil[seat] -= choice.value
    needed = value + (1 if table.windy else 0) - choice.value
    if table.chance.die("wind", 6) >= needed:
        table.scores[seat] += value
        table.tell(LIT_UP, seat, value)


def end_turn(table: LanternTable) -> None:
    table.active = (table.active + 1) % table.seats
    if table.active:
        table.then(own_step(table, turn))
        return
    if table.round % 2 == 0:
        table.ask_each(
            dict.fromkeys(range(table.seats), ()), "bid", own_offers(table, burn_offers), own_step(table, light_beacon)
        )
    table.then(own_step(table, next_round))


def light_beacon(table: LanternTable, answers: Mapping[int, Option]) -> None:
    most = max(answer.value for answer in answers.values())
    for seat, answer in answers.items():
        table.oil[seat] -= answer.value
        table.scores[seat] += 2 if answer.value == most else 0


def next_round(table: LanternTable) -> None:
    if table.round < ROUNDS:
        table.round += 1
        table.then(own_step(table, turn))


# -- the rest ------------------------------------------------------------------------------------------------------

LIT_UP = EventKind("lit", SEAT("seat"), NUMBER("value"))


def view(table: LanternTable, seat: int) -> dict[str, object]:
    return {"oil": list(table.oil), "scores": list(table.scores), "round": table.round, "windy": table.windy}


def card_name(content: Any, zone: int, card: int) -> str:
    return f"lantern-{card}"


def result(table: LanternTable) -> Result:
    scores = table.scores
    places = sorted(set(scores), reverse=True)
    ranking = [[seat for seat in range(table.seats) if scores[seat] == score] for score in places]
    outcomes = ["won" if score == places[0] else "lost" for score in scores]
    return Result(outcomes, scores, [{"lanterns": score} for score in scores], ranking)


def invariants(table: LanternTable) -> list[str]:
    cards = sum(len(zone.cards) for zone in table.zones)
    problems = [] if cards == 24 else [f"there are {cards} lanterns of 24"]
    if min(table.oil) < 0:
        problems.append(f"somebody owes oil: {table.oil}")
    return problems


STEPS = steps(turn, take_turn, burn, end_turn, light_beacon, next_round)
OFFERS = offers(turn_offers, burn_offers)


def lanterns(
    fields: tuple[str, ...] = LanternTable.__slots__, ahead: StepsAhead | None = None, **planted: Callable[..., Any]
) -> Game:
    """The game, or one with some of its functions replaced by wrong ones, which take their names, too."""
    for name, function in planted.items():
        function.__name__ = name
    return Game(
        name="lanterns",
        rules_version=1,
        seats=(1, 2, 3, 4),
        options={"wind": OptionSpec(False, True)},
        folder=Path(__file__).parent,
        load_content=lambda pack: CONTENT,
        stored_content=lambda stored: CONTENT,
        deal=planted.get("deal", deal),
        steps={**STEPS, **{step: planted[step] for step in STEPS if step in planted}},
        offers={**OFFERS, **{query: planted[query] for query in OFFERS if query in planted}},
        prompts={"turn": Prompt("LA-01"), "burn": Prompt("LA-02"), "bid": Prompt("LA-03")},
        events=(LIT_UP,),
        view=planted.get("view", view),
        card_name=card_name,
        result=planted.get("result", result),
        state_classes={"Table": (LanternTable, fields)},
        invariants=invariants,
        ahead=ahead,
        most_decisions=200,
    )


GAME = lanterns()


class Careful:
    """Lights small lanterns and burns all its oil."""

    def __init__(self, seed: int) -> None:
        self.dice = Random(seed)

    def decide(self, chair: Chair) -> OpenOption:
        options = chair.decision.options
        lights = [option for option in options if option.kind in ("light", "draw")]
        if options[0].kind == "burn":
            return options[-1] if self.dice.random() < 0.9 else options[0]
        return lights[-1] if lights else options[0]


BOTS: dict[str, Callable[[int], Bot]] = {"greedy": Careful}
TARGETS = [("rounds", ROUNDS, ROUNDS), ("oil_left", None, 1.0), ("winner_score@4", 1000, None)]


def measures(match: Match) -> dict[str, float]:
    table = match.table
    assert isinstance(table, LanternTable)
    return {"oil_left": sum(table.oil) / table.seats}
