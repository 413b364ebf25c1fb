"""Ruins: a toy that asks everything of the kernel that a real game might."""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tests.toys.ruins import actions, rounds, searching
from tests.toys.ruins.content import (
    COPIES,
    FACES,
    OMEN_COPIES,
    OMENS,
    RuinsContent,
    back,
    load_content,
    stored_content,
)
from tests.toys.ruins.events import EVENTS
from tests.toys.ruins.state import DECK, OMEN, SPENT, STATE_CLASSES, RuinsTable, hand, looked_at
from tests.toys.ruins.state import OMENS as OMEN_POOL
from tests.toys.ruins.view_types import RuinsTableView, RuinsView

from muster.kernel.chance import Chance
from muster.kernel.game import Game, OptionSpec, Prompt, together
from muster.kernel.options import Param
from muster.kernel.result import Result
from muster.kernel.table import Seat
from muster.kernel.zones import Audience, place

HOME = Path(__file__).parent


def deal(game: Game, seats: int, options: Mapping[str, object], chance: Chance, content: RuinsContent) -> RuinsTable:
    """The deep cards lie under the shallow ones; a pool of omens lies beside.  [RU-SET-01] [RU-SET-02]"""
    table = RuinsTable(game, seats, options, chance, content)
    shallow = [face for face in range(0, len(FACES), 2) for _ in range(COPIES[face])]
    deep = [face for face in range(1, len(FACES), 2) for _ in range(COPIES[face])]
    place(table, DECK, tuple(chance.shuffle("deck", shallow) + chance.shuffle("deck", deep)))
    if table.omens:
        place(table, OMEN_POOL, tuple([omen for omen in range(len(OMENS)) for _ in range(OMEN_COPIES)]))
    table.then(rounds.start_round)
    return table


def view(table: RuinsTable, seat: Seat) -> RuinsTableView:
    """What is open to all: purses, wounds, the course of the game, and the backs of cards that lie apart."""
    duel = table.duel
    return {
        "round": table.round,
        "active": table.active,
        "order": list(table.order),
        "bids": list(table.bids),
        "gold": list(table.gold),
        "wounds": list(table.wounds),
        "duel": None if duel is None else (duel.challenger, duel.challenged, duel.stake),
        "tally": {kind: table.tally[kind] for kind in sorted(table.tally)},
        "backs": {
            spec.name: [back(card) for card in table.zones[at].cards]
            if spec.ordered
            else sorted(back(card) for card in table.zones[at].cards)
            for at, spec in enumerate(table.layout)
            if spec.pool == "ruins"
        },
    }


def scores(view: RuinsView) -> list[int | None]:
    """What a running match is counted by: gold."""
    return list(view["gold"])


def card_name(content: RuinsContent, zone: int, card: int) -> str:
    return OMENS[card] if zone in (OMEN_POOL, SPENT, OMEN) else FACES[card]


def result(table: RuinsTable) -> Result:
    """Gold and finds count; among equals the healthier seat wins. Alone or together all count as one.  [RU-END-01]"""
    parts = [
        {"gold": table.gold[seat], "finds": sum(table.content.values[card] for card in table.zones[hand(seat)].cards)}
        for seat in range(table.seats)
    ]
    scores = [sum(part.values()) for part in parts]
    if not table.rivals:
        total = sum(scores)
        grade = "gold" if total >= 6 * table.seats else "bronze" if total >= 4 * table.seats else "dust"
        outcome = "failure" if grade == "dust" else "success"
        return Result([outcome] * table.seats, scores, parts, [range(table.seats)], grade=grade)
    keys = [(-scores[seat], table.wounds[seat]) for seat in range(table.seats)]
    ranking = [[seat for seat in range(table.seats) if keys[seat] == key] for key in sorted(set(keys))]
    first = ranking[0]
    outcomes = [("won" if len(first) == 1 else "shared") if seat in first else "lost" for seat in range(table.seats)]
    used = ["wounds"] if scores.count(max(scores)) > len(first) else []
    return Result(outcomes, scores, parts, ranking, used)


def invariants(table: RuinsTable) -> list[str]:
    """Nothing is lost, nothing appears, nobody owes."""
    problems = []
    ruins: Counter[int] = Counter()
    omens: Counter[int] = Counter()
    for zone, spec in zip(table.zones, table.layout, strict=True):
        (ruins if spec.pool == "ruins" else omens).update(zone.cards)
        if len(zone.cards) != len(zone.known):
            problems.append(f"{spec.name}: {len(zone.cards)} cards, {len(zone.known)} masks")
        if not spec.ordered and list(zone.cards) != sorted(zone.cards):
            problems.append(f"{spec.name}: an unordered zone must not keep an order")
        if not spec.ordered and spec.audience is Audience.NOBODY and any(zone.known):
            problems.append(f"{spec.name}: somebody follows a card in a blind pool")
        if any(mask >> table.seats for mask in zone.known):
            problems.append(f"{spec.name}: a seat that does not exist knows something")
    if ruins != Counter(dict(enumerate(COPIES))):
        problems.append(f"ruin cards: {dict(ruins)}")
    if omens != Counter(dict.fromkeys(range(len(OMENS)), OMEN_COPIES) if table.omens else {}):
        problems.append(f"omens: {dict(omens)}")
    if min(table.gold) < 0 or min(table.wounds) < 0:
        problems.append(f"gold {table.gold}, wounds {table.wounds}")
    if (table.duel is None) != all(question.prompt != "duel" for question in table.questions):
        problems.append("a duel without a question, or a question without a duel")
    for seat in range(table.seats):
        busy = any(
            question.seat == seat and question.prompt in ("keep", "bury", "trap") for question in table.questions
        )
        if table.zones[looked_at(seat)].cards and not busy:
            problems.append(f"seat {seat} forgot the cards that it looked at")
    return problems


def _gold(table: RuinsTable, seat: Seat, *args: int) -> Mapping[str, Param]:
    return {"gold": table.gold[seat]}


def _active(table: RuinsTable, seat: Seat, active: int) -> Mapping[str, Param]:
    return {"other": active}


def _stake(table: RuinsTable, seat: Seat, other: int) -> Mapping[str, Param]:
    return {"other": other, "stake": 0 if table.duel is None else table.duel.stake}


PROMPTS = {
    "bid": Prompt("RU-BID-01", "RU-BID-02", names=("gold",), params=_gold),
    "turn": Prompt("RU-TRN-01"),
    "keep": Prompt("RU-SEA-01", "RU-SEA-02"),
    "trap": Prompt("RU-SEA-03"),
    "bury": Prompt("RU-SEA-04"),
    "peek": Prompt("RU-PEK-01"),
    "duel": Prompt("RU-DUE-01", "RU-DUE-02", names=("other", "stake"), params=_stake),
    "camp": Prompt("RU-CMP-01"),
    "react": Prompt("RU-REA-01", "RU-REA-02", names=("other",), params=_active),
}


def needed_texts() -> dict[str, frozenset[str]]:
    """Every text that the code asks for, with its parameters."""
    needed: dict[str, frozenset[str]] = {f"prompt-{key}": frozenset(prompt.names) for key, prompt in PROMPTS.items()}
    for kind in EVENTS:
        needed |= kind.text_parameters()
    for option in load_content(None).book.options:
        needed[option.saying.text_id] = frozenset(option.saying.params)
    plain = [f"card-{face}" for face in FACES] + [f"omen-{omen}" for omen in OMENS]
    plain += ["refused-deck-short", "refused-nothing-to-steal", "refused-no-stake"]
    plain += [f"outcome-{word}" for word in ("won", "shared", "lost", "success", "failure")]
    plain += ["grade-dust", "grade-bronze", "grade-gold", "score-gold", "score-finds", "tie-break-wounds"]
    needed |= {text: frozenset() for text in plain}
    needed["preview-fight"] = frozenset({"percent"})
    return needed


GAME = Game(
    name="ruins",
    rules_version=1,
    seats=(1, 2, 3, 4),
    options={
        "mode": OptionSpec("rivals", "fellowship", rule="RU-END-01"),
        "omens": OptionSpec(False, True, rule="RU-OMN-01"),
        "rounds": OptionSpec(6, 2, rule="RU-RND-01"),
    },
    package=__package__,
    folder=HOME,
    load_content=load_content,
    stored_content=stored_content,
    deal=deal,
    steps=together(rounds.STEPS, actions.STEPS),
    offers=together(rounds.OFFERS, actions.OFFERS),
    prompts=PROMPTS,
    events=EVENTS,
    view=view,
    view_type=RuinsView,
    scores=scores,
    card_name=card_name,
    result=result,
    state_classes=STATE_CLASSES,
    refusals={rounds.actions: searching.refused_actions},
    previews={actions.duel_words: actions.preview_duel},
    invariants=invariants,
    most_decisions=600,
    needed_texts=needed_texts,
    packs=("standard", "rich"),
)


def changed(**fields: Any) -> Game:
    """The toy with other parts: newer rules, other steps."""
    game = copy.copy(GAME)
    for name, value in fields.items():
        setattr(game, name, value)
    return game
