"""A match looked at afterwards: the chance to win at every turn, what luck and choice had in it, what was missed.

At every turn the judge of the game says how likely each seat wins. Where a plan began, the plans of the game's bots are
compared with what was really played, all in the same imagined matches, as the seat could know it then. What the played
way lost against the best one was choice; what came otherwise than to be expected of it was luck.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

from muster.bots.finding import foresight_of, traits_of
from muster.bots.foresight import Looking, Plan, Reach, at_the_end
from muster.bots.judge import judge_in
from muster.bots.search_bot import compared
from muster.kernel.match import Match, new_match
from muster.kernel.record import Line

CLEARLY: Final = 0.05  # of the chance to win: by so much another way must be better to be named
CHECKS: Final = 12  # fresh imagined matches that must agree that it is
CERTAINTY: Final = 2.0  # standard errors by which it must lead in them
REACH: Final = Reach(dreams=2, again=2)
Progress = Callable[[int, int], None]


class Moment:
    """A turn: the line of the record at which it began, and every seat's chance to win there."""

    __slots__ = ("chances", "line")

    def __init__(self, line: int, chances: Sequence[float]) -> None:
        self.line = line
        self.chances = tuple(chances)


class Choice:
    """A plan that someone began: what it promised, what the best promised, and where the two part."""

    __slots__ = ("best", "better", "line", "played", "said", "seat")

    def __init__(self, line: int, seat: int, played: float, best: float, said: str, better: str) -> None:
        self.line = line  # the answer that was worse than it could have been
        self.seat = seat
        self.played = played
        self.best = best
        self.said = said  # the key of that answer
        self.better = better  # and of the better one

    @property
    def lost(self) -> float:
        return max(0.0, self.best - self.played)


class Analysis:
    """What was found out about a match."""

    __slots__ = ("choices", "game", "lines", "moments", "seats")

    def __init__(self, game: str, seats: int, lines: int, moments: list[Moment], choices: list[Choice]) -> None:
        self.game = game
        self.seats = seats
        self.lines = lines
        self.moments = moments
        self.choices = choices

    def swings(self, most: int = 5) -> list[tuple[Moment, Moment, int]]:
        """The turns that changed a seat's chance most: before, after, and whose it was."""
        found = []
        for before, after in zip(self.moments, self.moments[1:], strict=False):
            changes = [abs(now - then) for now, then in zip(after.chances, before.chances, strict=True)]
            seat = max(range(self.seats), key=lambda at: changes[at])
            found.append((changes[seat], before, after, seat))
        found.sort(key=lambda entry: -entry[0])
        return [(before, after, seat) for _, before, after, seat in found[:most]]

    def missed(self, most: int = 5) -> list[Choice]:
        """The choices that clearly lost most."""
        found = sorted(self.choices, key=lambda choice: choice.lost)
        # Plans that were begun one after the other may part from better ones at the same answer.
        lines = {choice.line: choice for choice in found if choice.lost >= CLEARLY and choice.better}
        return sorted(lines.values(), key=lambda choice: -choice.lost)[:most]

    def lost_by(self, seat: int) -> float:
        """What a seat's choices lost, all together; the rest of the course was luck and the others."""
        return sum([choice.lost for choice in self.choices if choice.seat == seat])

    def to_json(self) -> dict[str, object]:
        return {
            "game": self.game,
            "seats": self.seats,
            "lines": self.lines,
            "chances": [
                {"line": moment.line, "chances": [round(chance, 4) for chance in moment.chances]}
                for moment in self.moments
            ],
            "choices": [
                {
                    "line": choice.line,
                    "seat": choice.seat,
                    "played": round(choice.played, 4),
                    "best": round(choice.best, 4),
                    "answer": choice.said,
                    "better": choice.better,
                }
                for choice in self.choices
            ],
            "lost_by_choice": [round(self.lost_by(seat), 4) for seat in range(self.seats)],
        }


def analyse(whole: Match, seed: int = 0, progress: Progress | None = None) -> Analysis:
    """Go through the record of a match. Where the game has no judge that fits, ``JudgeRefused`` says why."""
    traits, foresight = traits_of(whole.game), foresight_of(whole.game)
    record = whole.record
    lines: list[Line] = record.all_lines()
    match = dealt_again(whole, keeping=any(not line.key for line in lines))
    judge = judge_in(whole.game.folder / "models" / f"{foresight.model(whole)}.json", match, traits, any_rules=True)
    moments: list[Moment] = []
    choices: list[Choice] = []
    turn, asked = None, -1
    for at, line in enumerate(lines):
        if not line.key:
            match.take_back(line.seat)
            continue
        now = traits.turn(match.table)
        if now != turn:
            turn, asked = now, -1
            moments.append(Moment(at, chances_of(match, judge, traits)))
        decision = match.chair(line.seat).decision
        begins = foresight.prompts is None or decision.question.prompt in foresight.prompts
        if begins and line.seat != asked and len(decision) > 1:
            looking = Looking(match.chair(line.seat), decision, foresight, traits, judge, REACH)
            choices += choice_at(looking, lines, at, rest_of_turn(match, lines, at, traits), Random(f"{seed}/{at}"))
        asked = line.seat
        match.play(line.key, seat=line.seat)
        if progress is not None:
            progress(at + 1, len(lines))
    if match.over:
        moments.append(Moment(len(lines), [at_the_end(match, seat).chance for seat in range(match.seats)]))
    return Analysis(whole.game.name, match.seats, len(lines), moments, choices)


def dealt_again(whole: Match, *, keeping: bool) -> Match:
    """The same match at its beginning."""
    record = whole.record
    return new_match(
        whole.game,
        record.seats,
        record.seed or "",
        record.options,
        whole.content,
        keeping,
        record.names,
        record.rules_version,
    )


def chances_of(match: Match, judge: Any, traits: Any) -> list[float]:
    """Every seat's chance, so that together they are one."""
    found = [judge.judge(traits.of(match.table, seat)).chance for seat in range(match.seats)]
    whole = sum(found) or 1.0
    return [chance / whole for chance in found]


def rest_of_turn(match: Match, lines: Sequence[Line], at: int, traits: Any) -> tuple[str, ...]:
    """What the seat really answered until the turn was over."""
    twin = match.fork()
    twin.stop_keeping()
    turn = traits.turn(twin.table)
    keys: list[str] = []
    for line in lines[at:]:
        if twin.over or traits.turn(twin.table) != turn or not line.key:
            break
        if line.seat == lines[at].seat:
            keys.append(line.key)
        twin.play(line.key, seat=line.seat)
    return tuple(keys)


def choice_at(looking: Looking, lines: Sequence[Line], at: int, keys: tuple[str, ...], luck: Random) -> list[Choice]:
    """Compare what was played with the plans of the game's bots, in the same imagined matches."""
    dreams = [luck.getrandbits(32) for _ in range(looking.reach.dreams)]
    waiting = iter(dreams)
    plans = looking.plans(lambda bits: next(waiting))
    if not plans or not keys:
        return []
    played = Plan(looking.foresight.plans[0], keys, [])
    for dream in dreams:
        looking.try_out(played, dream)
    if not played.chances:
        return []
    seat, best = looking.chair.seat, plans[0]
    before, after = checked(looking, played, best, luck)
    own = [place for place in range(at, len(lines)) if lines[place].seat == seat and lines[place].key]
    if after > before:
        for step, (mine, better) in enumerate(zip(keys, best.keys, strict=False)):
            if mine != better:
                return [Choice(own[step] + 1, seat, before, after, mine, better)]
    return [Choice(at + 1, seat, before, before, keys[0], "")]


def checked(looking: Looking, played: Plan, best: Plan, luck: Random) -> tuple[float, float]:
    """The chance with what was played and with the best plan; the same twice where the best is not clearly better.

    The best of many was also lucky. So what seems better is tried again, in matches that it was not chosen
    by.
    """
    if best.chance - played.chance < CLEARLY:
        return played.chance, played.chance
    mine: list[float] = []
    better: list[float] = []
    for _ in range(CHECKS):
        dream = luck.getrandbits(32)
        for plan, found in ((played, mine), (best, better)):
            again = Plan(plan.maker, plan.keys, [])
            looking.try_out(again, dream)
            if again.chances:
                found.append(again.chance)
    lead, error = compared(better, mine)
    before = sum(mine) / max(1, len(mine))
    if lead < CLEARLY or lead < CERTAINTY * error:
        return before, before
    return before, before + lead
