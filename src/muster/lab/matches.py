"""One match of a study: the job that says all that it needs, and the row that tells what came of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from time import perf_counter
from typing import Any, NamedTuple

from muster.bots import Bot, bot_called
from muster.bots.finding import bots_module
from muster.kernel.errors import BrokenRule
from muster.kernel.game import Content
from muster.kernel.match import Match
from muster.lab.players import content_of, deal, hook


@dataclass(frozen=True, slots=True)
class MatchJob:
    """A match that is to be played. ``line`` names the part of the study it belongs to, ``number`` counts there."""

    line: str
    number: int
    game: str
    bots: tuple[str, ...]  # seat by seat
    options: Mapping[str, object]
    pack: str | None
    seed: int  # of the deal
    bot_seeds: tuple[int, ...]
    change: str = ""  # of the pack's figures, as `content_of` takes it
    measured: bool = False  # with the game's own measures, and who used what
    answered: bool = False  # with every single answer


class Answer(NamedTuple):
    """One decision of a match, as it was taken."""

    seat: int
    prompt: str
    options: int
    chosen: str
    seconds: float


@dataclass(frozen=True, slots=True)
class MatchRow:
    """What came of a match. Everything but ``seconds`` is the same wherever it was played.

    ``offered`` and ``chosen`` count, seat by seat, in how many decisions a card, tile or figure of the box could be
    used in some way and was ("buy:short_sword").
    """

    line: str
    number: int
    seed: str
    pack: str
    bots: tuple[str, ...]
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    outcomes: tuple[str, ...]
    breakdown: tuple[dict[str, int], ...]
    answers: tuple[int, ...]  # of each seat
    seconds: tuple[float, ...]  # that each seat took for them
    measures: dict[str, float]
    offered: tuple[dict[str, int], ...] = ()
    chosen: tuple[dict[str, int], ...] = ()
    answered: tuple[Answer, ...] = ()

    @property
    def key(self) -> tuple[str, int]:
        """What tells the rows of a study apart."""
        return self.line, self.number

    @property
    def seats(self) -> int:
        return len(self.bots)

    @property
    def decisions(self) -> int:
        return sum(self.answers)

    def won(self, seat: int) -> float:
        """1 for a victory; victors who share it have a part each."""
        return 1 / len(self.winners) if seat in self.winners else 0.0

    def without_times(self) -> MatchRow:
        """The row as it is everywhere: how long someone thought depends on the machine."""
        answered = tuple([answer._replace(seconds=0.0) for answer in self.answered])
        return replace(self, seconds=tuple([0.0 for _ in self.seconds]), answered=answered)


def play_match(job: MatchJob) -> MatchRow:
    """Play a match to its end and tell what came of it; what a worker does."""
    module = bots_module(job.game) if job.measured else None
    listens = bool(hook(module, "LISTENS", False))
    seats = len(job.bots)
    match = deal(job.game, seats, job.seed, options=job.options, pack=job.pack, change=job.change, events=listens)
    bots = [bot_called(name, job.game, seed) for name, seed in zip(job.bots, job.bot_seeds, strict=True)]
    played = _Watched(match, bots, job)
    result = match.result
    return MatchRow(
        job.line,
        job.number,
        str(job.seed),
        match.content.pack_name,
        job.bots,
        result.winners,
        result.scores,
        result.outcomes,
        tuple([dict(parts) for parts in result.breakdown]),
        tuple(played.answers),
        tuple([round(seconds, 6) for seconds in played.seconds]),
        measured(match, module) if job.measured else {},
        tuple(played.offered) if job.measured else (),
        tuple(played.chosen) if job.measured else (),
        tuple(played.answered),
    )


class _Watched:
    """A match played to its end, and what was seen of it meanwhile."""

    def __init__(self, match: Match, bots: Sequence[Bot], job: MatchJob) -> None:
        self.answers = [0] * match.seats
        self.seconds = [0.0] * match.seats
        self.offered: list[dict[str, int]] = [{} for _ in bots]
        self.chosen: list[dict[str, int]] = [{} for _ in bots]
        self.answered: list[Answer] = []
        uses = _uses_of(job.game, job.pack, job.change) if job.measured else ()
        chairs = [match.chair(seat) for seat in range(match.seats)]
        left = match.game.most_decisions
        while not match.over:
            decision = match.decision
            seat = decision.seat
            start = perf_counter()
            answer = bots[seat].decide(chairs[seat])
            took = perf_counter() - start
            if job.answered:
                prompt = decision.question.prompt
                self.answered.append(Answer(seat, prompt, len(decision), answer.key, round(took, 6)))
            if uses:
                count(self.offered[seat], dict.fromkeys([uses[option.number] for option in decision.listed]))
                count(self.chosen[seat], (uses[answer.number],))
            match.play(answer)
            self.answers[seat] += 1
            self.seconds[seat] += took
            left -= 1
            if left < 0:
                limit = match.game.most_decisions
                raise BrokenRule(f"{match.game.name}: the match did not end within {limit} decisions")


def count(counts: dict[str, int], names: Iterable[str]) -> None:
    """One more of each; what has no name is not counted."""
    for name in names:
        if name:
            counts[name] = counts.get(name, 0) + 1


@lru_cache(maxsize=8)
def _uses_of(game: str, pack: str | None, change: str) -> tuple[str, ...]:
    """Of every option, by its number: the verb and the piece of the box that its key names, or nothing."""
    content = content_of(game, pack, change)
    pieces = {piece for table in content.tables.values() for piece in table}
    return tuple([use_in(option.key, pieces) for option in content.book.options])


def use_in(key: str, pieces: set[str]) -> str:
    """``sell:trophy-ghoul`` uses the ghoul: "sell:ghoul". The longest name of a piece in the key counts."""
    verb, _, rest = key.partition(":")
    named = [part for part in rest.replace("-", ":").replace("_as_", ":").split(":") if part in pieces]
    return f"{verb}:{max(named, key=len)}" if named else ""


def measured(match: Match, module: Any) -> dict[str, float]:
    """The game's own measures of a finished match; rounds also where only the table counts them."""
    found: dict[str, float] = {}
    table_round = getattr(match.table, "round", None)
    if isinstance(table_round, int):
        found["rounds"] = float(table_round)
    own = hook(module, "measures", None)
    if own is not None:
        found.update({str(name): float(value) for name, value in own(match).items()})
    return found


def tables_of(content: Content) -> dict[str, str]:
    """In which table of the box every piece stands; the first counts where a name stands in two."""
    found: dict[str, str] = {}
    for table, records in content.tables.items():
        for piece in records:
            found.setdefault(piece, table)
    return found
