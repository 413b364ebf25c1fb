"""The arena: many matches between named bots, who is better, and how sure that is.

    from muster.lab import arena
    print(arena.run("meeples-and-monsters", ["greedy", "random", "random"], matches=300).text())

A match counts as won by a bot if one of its chairs won it; a shared victory counts in parts. What equal players would
reach stands beside it as the fair share. Every deal is played once with each bot in each place, so that neither cards
nor chairs favour anybody.

There are three forms. *Together*, all bots sit at one table. In a *round robin*, every two of them play each other. On
a *ladder*, the first stands alone; every further bot challenges from the bottom, and climbs over each that it surely
beats.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final, Literal, get_args

from muster.installed import how_to_get
from muster.kernel.errors import OptionError
from muster.lab import frames
from muster.lab.matches import MatchJob, MatchRow
from muster.lab.players import bots_for_seats, checked_bots, game_at, seed_of
from muster.lab.ratings import Rating, rated, ratings_can_be_made
from muster.lab.runner import Progress, Runner
from muster.lab.stats import Evidence, as_json, columns, counted, interval, mean, percent, reach_of_mean, wilson
from muster.lab.study import Study, played, versions

if TYPE_CHECKING:
    from polars import DataFrame

Form = Literal["together", "round-robin", "ladder"]
FORMS: Final[tuple[Form, ...]] = get_args(Form)


@dataclass(frozen=True, slots=True)
class Standing:
    """How one bot did."""

    bot: str
    matches: int
    wins: float
    fair: float  # what equal players would have won of them
    interval: tuple[float, float]
    mean_score: float
    rating: Rating | None
    milliseconds: float = field(compare=False)  # per answer

    @property
    def win_rate(self) -> float:
        return self.wins / self.matches if self.matches else 0.0

    @property
    def over_fair(self) -> float:
        return self.win_rate / self.fair if self.fair else 0.0

    def to_json(self) -> dict[str, object]:
        found: dict[str, object] = {
            "bot": self.bot,
            "matches": self.matches,
            "wins": self.wins,
            "win_rate": self.win_rate,
            "interval": self.interval,
            "fair": self.fair,
            "mean_score": self.mean_score,
        }
        if self.rating is not None:
            found["rating"] = {"mu": self.rating.mu, "sigma": self.rating.sigma}
        return found


@dataclass(frozen=True, slots=True)
class Pairing:
    """Two bots that met: by how much the first won more often per chair, and whether one is surely better."""

    first: str
    second: str
    deals: int
    lead: float
    interval: tuple[float, float]
    verdict: int  # 1: the first, -1: the second, 0: not known

    def to_json(self) -> dict[str, object]:
        return {name: getattr(self, name) for name in self.__slots__}


@dataclass(frozen=True, slots=True)
class ArenaReport:
    """Who won how often, with confidence intervals; equal for equal seeds, but for times."""

    game: str
    form: Form
    seats: int
    seed: int
    standings: tuple[Standing, ...]  # the best first, against what was fair
    pairings: tuple[Pairing, ...]
    ladder: tuple[str, ...]  # from the top, where the form is that
    decisions: float  # of a match
    seat_wins: tuple[float, ...]
    seat_intervals: tuple[tuple[float, float], ...]
    rows: tuple[MatchRow, ...] = field(repr=False)
    seconds: float = field(compare=False)

    @property
    def matches(self) -> int:
        return len(self.rows)

    def to_json(self) -> dict[str, object]:
        """The figures without times, so that equal studies say the same."""
        figures = {
            "game": self.game,
            "form": self.form,
            "seats": self.seats,
            "seed": self.seed,
            "matches": self.matches,
            "decisions": self.decisions,
            "standings": [standing.to_json() for standing in self.standings],
            "pairings": [pairing.to_json() for pairing in self.pairings],
            "ladder": self.ladder,
            "seat_wins": self.seat_wins,
        }
        found: dict[str, object] = as_json(figures)
        return found

    def times(self) -> dict[str, object]:
        """Milliseconds per answer of every bot, on the machine that played."""
        return {standing.bot: round(standing.milliseconds, 3) for standing in self.standings}

    def to_frame(self, table: str = "standings") -> DataFrame:
        """The standings as a frame, or the "pairings", or one of the tables of all matches (`frames.TABLES`)."""
        if table == "standings":
            return frames.frame_of([_flat(standing) for standing in self.standings])
        if table == "pairings":
            return frames.frame_of([as_json(pairing.to_json()) for pairing in self.pairings])
        return frames.table_of(table, self.rows)

    def text(self) -> str:
        size = f"{counted(self.matches, 'match', 'matches')} of {counted(self.seats, 'seat')}"
        head = f"{self.game}: {size}, {self.decisions:.0f} decisions a match, {self.seconds:.1f} s"
        parts = [head, "", columns(self.standings_table())]
        if len(self.standings) > 1 and not ratings_can_be_made():
            parts += ["", f"ratings need OpenSkill: {how_to_get('lab')}"]
        if self.pairings:
            parts += ["", columns(self.pairings_table())]
        if self.ladder:
            parts += ["", f"ladder, from the top: {', '.join(self.ladder)}"]
        seats = [["seat", "won", "95 %"]]
        seats += [
            [str(seat), percent(share), interval(bounds)]
            for seat, (share, bounds) in enumerate(zip(self.seat_wins, self.seat_intervals, strict=True))
        ]
        return "\n".join([*parts, "", columns(seats)])

    def html(self) -> str:
        """The report as a page of its own, with pictures."""
        from muster.lab.report.arena_page import arena_page

        return arena_page(self)

    def _repr_html_(self) -> str:
        from muster.lab.report.html import small_table

        return small_table(self.standings_table())

    def standings_table(self) -> list[list[str]]:
        head = ["bot", "matches", "won", "95 %", "fair share", "mean score", "ms per answer"]
        with_ratings = any(standing.rating is not None for standing in self.standings)
        rows = [[*head, "rating", "95 %"] if with_ratings else head]
        for standing in self.standings:
            row = [
                standing.bot,
                str(standing.matches),
                percent(standing.win_rate),
                interval(standing.interval),
                percent(standing.fair),
                f"{standing.mean_score:.1f}",
                f"{standing.milliseconds:.2f}",
            ]
            if standing.rating is not None:
                low, high = standing.rating.interval
                row += [f"{standing.rating.mu:.1f}", f"{low:.1f}-{high:.1f}"]
            rows.append(row)
        return rows

    def pairings_table(self) -> list[list[str]]:
        rows = [["against each other", "deals", "ahead by", "95 %", "better"]]
        rows += [
            [
                f"{pairing.first} - {pairing.second}",
                str(pairing.deals),
                percent(pairing.lead),
                interval(pairing.interval),
                ("not known", pairing.first, pairing.second)[pairing.verdict],
            ]
            for pairing in self.pairings
        ]
        return rows


def _flat(standing: Standing) -> dict[str, Any]:
    low, high = standing.interval
    flat: dict[str, Any] = {
        "bot": standing.bot,
        "matches": standing.matches,
        "wins": standing.wins,
        "win_rate": standing.win_rate,
        "low": low,
        "high": high,
        "fair": standing.fair,
        "mean_score": standing.mean_score,
        "milliseconds": standing.milliseconds,
        "mu": None if standing.rating is None else standing.rating.mu,
        "sigma": None if standing.rating is None else standing.rating.sigma,
    }
    return flat


# -- lines: those who meet -----------------------------------------------------------------------------------------


class Line:
    """Bots that meet at one table, deal after deal, each deal once with everyone in every place."""

    def __init__(self, name: str, bots: Sequence[str]) -> None:
        self.name = name
        self.bots = tuple(bots)
        self.rows: list[MatchRow] = []
        self.open = True
        self.pairs = {pair: Evidence() for pair in combinations(dict.fromkeys(bots), 2)}
        self.leads: dict[tuple[str, str], list[float]] = {pair: [] for pair in self.pairs}

    def take(self, row: MatchRow) -> None:
        """A match more; where a deal is complete with it, it counts as evidence."""
        self.rows.append(row)
        deal = self.rows[-len(self.bots) :]
        if len(self.rows) % len(self.bots):
            return
        wins: dict[str, list[float]] = {}
        for one in deal:
            for seat, bot in enumerate(one.bots):
                wins.setdefault(bot, []).append(one.won(seat))
        for pair, evidence in self.pairs.items():
            lead = mean(wins[pair[0]]) - mean(wins[pair[1]])
            self.leads[pair].append(lead)
            evidence.see(lead)

    def verdict(self, pair: tuple[str, str]) -> int:
        return self.pairs[pair].verdict(len(self.pairs))

    def best(self) -> str | None:
        """Who is surely better than every other, if someone is."""
        for bot in dict.fromkeys(self.bots):
            met = [(pair, 1 if pair[0] == bot else -1) for pair in self.pairs if bot in pair]
            if met and all(self.verdict(pair) == side for pair, side in met):
                return bot
        return None

    def pairings(self) -> list[Pairing]:
        found = []
        for (first, second), leads in self.leads.items():
            lead, reach = mean(leads), reach_of_mean(leads)
            bounds = (max(-1.0, lead - reach), min(1.0, lead + reach))
            found.append(Pairing(first, second, len(leads), lead, bounds, self.verdict((first, second))))
        return found


class Arena:
    """An arena in progress."""

    def __init__(self, runner: Runner, study: Study, make_job: Callable[[Line, int], MatchJob], matches: int) -> None:
        self._runner = runner
        self._study = study
        self._make_job = make_job
        self._matches = matches
        self.lines: list[Line] = []
        self.done = 0

    def play(self, lines: Sequence[Line], until_sure: bool, progress: Progress | None) -> None:
        """Play all lines, each to its last match or until it is sure who is best.

        Which matches count does not depend on who played how fast: those that a line began when it was already decided
        are kept, but do not count.
        """
        self.lines += lines
        by_name = {line.name: line for line in lines}
        total = self.done + self._matches * len(lines)

        def jobs() -> Iterator[MatchJob]:
            for number in range(self._matches):
                for line in lines:
                    if line.open:
                        yield self._make_job(line, number)

        rows: Generator[MatchRow, None, None] = played(self._runner, jobs(), self._study)
        for row in rows:
            line = by_name[row.line]
            if not line.open:
                continue
            line.take(row)
            self.done += 1
            if progress is not None:
                progress(self.done, total)
            if until_sure and line.best() is not None:
                line.open = False
                if not any(other.open for other in lines):
                    rows.close()

    def climb(self, bots: Sequence[str], progress: Progress | None) -> tuple[str, ...]:
        """The ladder from the top: each bot challenges from the bottom and climbs over those that it surely beats."""
        ladder: list[str] = []
        for bot in bots:
            at = len(ladder)
            while at > 0:
                line = Line(f"{bot} / {ladder[at - 1]}", (bot, ladder[at - 1]))
                self.play([line], until_sure=True, progress=progress)
                if line.best() != bot:
                    break
                at -= 1
            ladder.insert(at, bot)
        return tuple(ladder)


def run(
    game: str,
    bots: Sequence[str] = ("random",),
    matches: int = 100,
    seats: int | None = None,
    *,
    form: Form = "together",
    until_sure: bool = False,
    options: Mapping[str, object] | None = None,
    pack: str | None = None,
    seed: int = 0,
    processes: int | None = None,
    ray: str | None = None,
    progress: Progress | None = None,
    out: str | Path | None = None,
    resume: bool = False,
    answers: bool = False,
) -> ArenaReport:
    """Let bots play against each other.

    Without ``seats`` there is one seat per bot that meets, where the game allows that. ``matches`` are those of every
    line: of the table, or of every two that meet. ``until_sure`` stops a line as soon as it is sure who is best in it.
    ``out`` is a folder for all that was played and found (see `study`), with ``resume`` one that is gone on with;
    ``answers`` keeps every single decision in it. ``ray`` plays on a cluster: "auto", or its address.
    """
    chosen = game_at(game)
    named = checked_bots(game, bots)
    rivals = tuple(dict.fromkeys(named))
    if form not in FORMS:
        raise OptionError(f"an arena is held {' or '.join(FORMS)}, not {form!r}")
    if (form != "together" or until_sure) and len(rivals) < 2:
        raise OptionError("name at least two different bots: who is better is asked")
    if seats is None:
        meeting = len(named) if form == "together" else 2
        seats = next((number for number in sorted(chosen.seats) if number >= meeting), max(chosen.seats))
    chosen.checked_seats(seats)
    if form != "together" and seats < 2:
        raise OptionError(f"two bots meet: {seats} seat is too few")
    values: dict[str, Any] = chosen.checked_options(options)
    if matches < 1:
        raise OptionError(f"{matches} matches cannot be played; name at least one")
    asked = {
        "study": "arena",
        **versions(game, [pack]),
        "form": form,
        "bots": [*named],
        "seats": seats,
        "options": dict(options or {}),
        "seed": seed,
        "answers": answers,
        "matches": matches,
        "until_sure": until_sure,
    }
    study = Study(out, asked, resume=resume)
    table: int = seats

    def make_job(line: Line, number: int) -> MatchJob:
        names = bots_for_seats(line.bots, table, number)
        deal = seed_of("arena", seed, number // len(line.bots))
        luck = tuple([seed_of("arena", seed, number, "bot", seat) for seat in range(table)])
        return MatchJob(line.name, number, game, names, values, pack, deal, luck, "", out is not None, answers)

    start = perf_counter()
    ladder: tuple[str, ...] = ()
    with Runner(processes, ray, matches) as runner:
        arena = Arena(runner, study, make_job, matches)
        match form:
            case "together":
                arena.play([Line("together", named)], until_sure, progress)
            case "round-robin":
                pairs = [Line(f"{first} / {second}", (first, second)) for first, second in combinations(rivals, 2)]
                arena.play(pairs, until_sure, progress)
            case "ladder":
                ladder = arena.climb(rivals, progress)
    report = _report(game, form, seats, seed, arena.lines, ladder, perf_counter() - start)
    study.finish(report)
    return report


def _report(
    game: str, form: Form, seats: int, seed: int, lines: Sequence[Line], ladder: tuple[str, ...], seconds: float
) -> ArenaReport:
    rows = sorted([row for line in lines for row in line.rows], key=lambda row: (row.number, row.line))
    wins = [sum([row.won(seat) for row in rows]) for seat in range(seats)]
    ratings = rated(rows)
    there = dict.fromkeys([bot for row in rows for bot in row.bots])
    standings = [_standing(bot, rows, ratings.get(bot)) for bot in there]
    return ArenaReport(
        game,
        form,
        seats,
        seed,
        tuple(sorted(standings, key=lambda standing: (-standing.over_fair, standing.bot))),
        tuple([pairing for line in lines for pairing in line.pairings()]),
        ladder,
        mean([row.decisions for row in rows]),
        tuple([won / len(rows) for won in wins]),
        tuple([wilson(won, len(rows)) for won in wins]),
        tuple(rows),
        seconds,
    )


def _standing(bot: str, rows: Sequence[MatchRow], rating: Rating | None) -> Standing:
    there = [row for row in rows if bot in row.bots]
    chairs = [(row, seat) for row in there for seat, name in enumerate(row.bots) if name == bot]
    wins = sum([row.won(seat) for row, seat in chairs])
    answers = sum([row.answers[seat] for row, seat in chairs])
    seconds = sum([row.seconds[seat] for row, seat in chairs])
    return Standing(
        bot,
        len(there),
        wins,
        sum([1 / row.seats for row, _ in chairs]) / len(there),
        wilson(wins, len(there)),
        mean([row.scores[seat] for row, seat in chairs]),
        rating,
        1000 * seconds / answers if answers else 0.0,
    )
