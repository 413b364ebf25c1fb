"""One match played with every check on.

At every decision the game's invariants, the options and the numbers of questions are checked. The checks that cost more
(copies, snapshots, imagined matches, take-back, refusals, words) are made at a sample of decisions, drawn from the
match's own seed: the same match gets the same checks, in any process. In adversarial matches wrong answers are thrown
in and answers taken back at random.

What is wrong is raised as ``Violation``; ``CheckedMatch`` keeps what a record of it needs.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from functools import lru_cache
from random import Random

from muster.bots import Bot
from muster.kernel.decision import Decision, OpenOption
from muster.kernel.errors import CannotTakeBack, IllegalAnswer, MusterError, StaleAnswer
from muster.kernel.game import Content, Game
from muster.kernel.match import Match, load_match, new_match, unpack
from muster.kernel.options import Option
from muster.kernel.record import Record, read_record
from muster.kernel.replay import replay_record
from muster.kernel.snapshot import state_to_plain
from muster.lab.players import content_of, deal, game_at, seated, seed_of

MOST_OPTIONS = 40
LANGUAGES = ("en", "es", "fr")
KINDS = ("random", "adversarial", "bots")

# How often what costs much is done in a match of usual length, so that checking takes less time than playing.
CHECKS = 12
TAKE_BACKS = 6
PESTERINGS = 8
REPLAYS = 0.2
DECISIONS_AHEAD = 6


class Violation(AssertionError):
    """Something that must never happen did. ``rule`` is the same for the same kind of problem."""

    def __init__(self, rule: str, details: str = "") -> None:
        super().__init__(f"{rule}: {details}" if details else rule)
        self.rule = rule


class Plan:
    """All that a checked match depends on, as plain data."""

    __slots__ = ("bots", "game", "index", "kind", "options", "pack", "seats", "seed")

    def __init__(
        self,
        game: str,
        index: int,
        kind: str,
        seats: int,
        options: dict[str, object],
        pack: str | None,
        bots: tuple[str, ...],
        seed: int,
    ) -> None:
        self.game = game
        self.index = index
        self.kind = kind
        self.seats = seats
        self.options = options
        self.pack = pack
        self.bots = bots
        self.seed = seed

    def __str__(self) -> str:
        options = ", ".join([f"{name}={value}" for name, value in self.options.items()]) or "no options"
        pack = "" if self.pack is None else f", pack {self.pack}"
        return f"{self.kind} match {self.index} of seed {self.seed}: {self.seats} seats, {options}{pack}"


class CheckedMatch:
    """One match under watch."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.game: Game = game_at(plan.game)
        self.content: Content = content_of(plan.game, plan.pack)
        self.dice = Random(seed_of("fuzz", plan.seed, plan.index, plan.kind))
        names = plan.bots if plan.kind == "bots" else ("random",) * plan.seats
        self.bots: list[Bot] = seated(plan.game, names, "fuzz", plan.seed, plan.index)
        self.done: Counter[str] = Counter()  # how often each check was made
        self.decisions = 0
        self.answering: tuple[int, str, int] | None = None  # seat, key and length of the record, while being answered
        self.kept: OpenOption | None = None  # an option of an earlier decision, to be thrown in again
        self.match: Match | None = None
        self.numbers: list[int] = []
        self.taken_back = False
        self.heard = [0] * plan.seats  # events before these were compared already

    def run(self) -> None:
        """Play the match to its end; a ``Violation`` or any other exception is what was found."""
        plan = self.plan
        seed = str(seed_of("fuzz", plan.seed, plan.index))
        match = new_match(self.game, plan.seats, seed, plan.options, self.content, True)
        self.match = match
        self.numbers = [0] * match.seats
        length = usual_length(plan.game)
        while not match.over:
            self.look(match)
            if self.happens(CHECKS, length):
                check = self.dice.choice(SAMPLED)
                self.done[check.__name__] += 1
                check(self, match)
            if plan.kind == "adversarial":
                if self.happens(PESTERINGS, length):
                    self.done["wrong answers"] += 1
                    self.pester(match)
                if self.happens(TAKE_BACKS, length):
                    self.done["take-back at random"] += 1
                    self.take_back_somebody(match)
            self.move_on(match, self.happens(TAKE_BACKS, length))
        self.look_at_the_end(match)

    def happens(self, times: float, length: int) -> bool:
        """Something that is to happen a number of times in a match of that length: does it now?"""
        return self.dice.random() * max(length, 4 * times) < times

    # -- at every decision ---------------------------------------------------------------------------------------

    def look(self, match: Match) -> None:
        """What must hold at every decision."""
        check_invariants(self.game, match, "in play")
        table = match.table
        for at, question in enumerate(table.questions):
            if not 0 <= question.seat < match.seats:
                raise Violation("a seat that does not exist is asked", f"{question.seat} by {question.prompt}")
            options = table.options_of(at)
            if not options:
                raise Violation("a question without options", question.prompt)
            if len(options) > MOST_OPTIONS:
                raise Violation("a question with too many options", f"{len(options)} in {question.prompt}")
            if len({option.key for option in options}) != len(options):
                twice = [key for key, count in Counter([option.key for option in options]).items() if count > 1]
                raise Violation("an option is listed twice", f"{', '.join(twice)} in {question.prompt}")
            if len(options) == 1 and not question.anyway:
                raise Violation("a question with one option is put without need", question.prompt)

    def look_at_the_end(self, match: Match) -> None:
        """The result is complete, the record plays the same match again, and nobody can answer any more."""
        check_invariants(self.game, match, "at the end")
        ranked = sorted([seat for group in match.result.ranking for seat in group])
        if ranked != list(range(match.seats)):
            raise Violation("the ranking does not name each seat once", str(match.result.ranking))
        for name in ("outcomes", "scores", "breakdown"):
            if len(getattr(match.result, name)) != match.seats:
                raise Violation(f"the result does not have one entry per seat in {name}")
        to_json(match.result.to_json(), "the result")
        views_of(match)
        before = fingerprint(match)
        for seat in (None, *range(match.seats)):
            try:
                match.play("pass", seat=seat)
            except IllegalAnswer:
                continue
            raise Violation("an answer is taken after the end", f"of seat {seat}")
        if fingerprint(match) != before:
            raise Violation("a refused answer changed the match", "after its end")
        if self.dice.random() < REPLAYS:
            self.done["replay"] += 1
            again = self.replayed(match)
            same(again.result.to_json(), match.result.to_json(), "the result is another one after replay")

    # -- answering -----------------------------------------------------------------------------------------------

    def move_on(self, match: Match, take_back: bool) -> None:
        """Let a bot answer one of the open questions, no matter whose; sometimes take it back and give it again."""
        decisions = match.decisions
        decision = decisions[0] if len(decisions) == 1 else self.dice.choice(decisions)
        seat = decision.seat
        option = self.bots[seat].decide(match.chair(seat))
        if option.key not in [listed.key for listed in decision.listed]:
            raise Violation("a bot picks what is not offered", f"{option.key} by {self.plan.bots[seat]}")
        if self.dice.random() < 1 / 8:
            self.kept = option
        if take_back:
            self.done["take-back"] += 1
            if self.answer_and_take_back(match, option):
                again = match.chair(seat).decision
                self.answer(match, again[self.place_of(again, option.key)])
        else:
            self.answer(match, option)
        self.decisions += 1
        if self.decisions > self.game.most_decisions:
            raise Violation("the match does not end", f"after {self.decisions} decisions")

    def place_of(self, decision: Decision, key: str) -> int:
        keys = [option.key for option in decision.listed]
        if key not in keys:
            raise Violation("an answer that was taken back is not offered again", key)
        return keys.index(key)

    def answer(self, match: Match, option: OpenOption) -> None:
        """Give an answer; the numbers of new questions must be new."""
        seat = option.decision.seat
        questions = match.table.questions
        self.answering = (seat, option.key, match.length)
        match.play(option)
        self.answering = None
        if match.table.questions is not questions:
            for question in match.table.questions:
                self.note_number(match, question.seat)

    def note_number(self, match: Match, seat: int) -> None:
        number = match.numbers[seat]
        if number <= self.numbers[seat]:
            raise Violation("the number of a question is used twice", f"seat {seat}, number {number}")
        self.numbers[seat] = number

    def answer_and_take_back(self, match: Match, option: OpenOption) -> bool:
        """An answer that can be taken back leaves the very state behind that was before it. Could it be?"""
        seat = option.decision.seat
        final = option.final
        before = state_to_plain(match.table)
        views = views_of(match)
        self.answer(match, option)
        after = views_of(match)
        try:
            match.take_back(seat)
        except CannotTakeBack:
            return False
        self.taken_back = True
        self.note_number(match, seat)
        if final:
            raise Violation("an answer that was called final is taken back", option.key)
        if state_to_plain(match.table) != before:
            raise Violation("taking back does not restore the state", f"{option.key} of seat {seat}")
        # A spectator is no seat: what all seats know may be shown to it without a barrier.
        for viewer, (view_before, view_after) in enumerate(zip(views[1:], after[1:], strict=True)):
            gained = faces(view_after) - faces(view_before)
            if gained:
                raise Violation(
                    "a face was shown without a barrier",
                    f"{', '.join(sorted(gained))} to seat {viewer} by {option.key}",
                )
        return True

    # -- wrong answers -------------------------------------------------------------------------------------------

    def pester(self, match: Match) -> None:
        """Throw in answers that are not offered; each must be refused and change nothing."""
        decision = self.dice.choice(match.decisions)
        asked = [open_one.seat for open_one in match.decisions]
        listed = {option.key for option in decision.listed}
        right = decision[0]
        before = fingerprint(match)
        book = self.content.book.options
        wrong: list[tuple[OpenOption | Option | str, int | None, int | None]] = [
            ("no-such-option", None, None),
            ("", decision.seat, decision.number),
            (right.key, decision.seat, decision.number - 1),
            (right.key, decision.seat, decision.number + 1),
            (right.key, match.seats, None),
            (right.key, -1, None),
        ]
        wrong += [(right.key, seat, None) for seat in range(match.seats) if seat not in asked]
        unlisted = self.dice.choice(book)
        if unlisted.key not in listed:
            wrong += [(unlisted, decision.seat, None), (unlisted.key, decision.seat, decision.number)]
        if self.kept is not None and not is_open(match, self.kept.decision):
            wrong.append((self.kept, None, None))
        for answer, seat, number in self.dice.sample(wrong, 4):
            try:
                match.play(answer, seat=seat, number=number)
            except IllegalAnswer as refusal:
                if number is not None and number != decision.number and not isinstance(refusal, StaleAnswer):
                    raise Violation("a stale answer is not called stale", str(refusal)) from refusal
            else:
                raise Violation("a wrong answer is taken", f"{answer} of seat {seat} with number {number}")
        if fingerprint(match) != before:
            raise Violation("a refused answer changed the match")

    def take_back_somebody(self, match: Match) -> None:
        """Any seat may try to take back at any time; a refusal changes nothing."""
        before = fingerprint(match)
        seat = self.dice.randrange(-1, match.seats + 1)
        try:
            match.take_back(seat)
        except CannotTakeBack:
            if fingerprint(match) != before:
                raise Violation("a refused take-back changed the match", f"by seat {seat}") from None
            return
        self.taken_back = True
        self.note_number(match, seat)

    # -- at a sample of decisions --------------------------------------------------------------------------------

    def clone(self, match: Match) -> None:
        """A fork is equal, lists the same options anew, goes the same way, and leaves this match alone."""
        before = state_to_plain(match.table)
        twin = match.fork()
        twin.table.relist()
        same(state_to_plain(twin.table), before, "a fork is not equal")
        same(keys_of(twin), keys_of(match), "a fork lists other options")
        other = match.fork()
        for _ in range(DECISIONS_AHEAD):
            if twin.over:
                break
            decision = twin.decision
            key = self.dice.choice(decision.listed).key
            go_on(twin, decision.seat, key, "in a fork")
            go_on(other, decision.seat, key, "in a fork")
        same(state_to_plain(twin.table), state_to_plain(other.table), "two forks go different ways")
        same(state_to_plain(match.table), before, "a fork changes the match it came from")

    def every_option(self, match: Match) -> None:
        """Every option that is offered can be played."""
        for decision in match.decisions:
            for option in decision.listed:
                go_on(match.fork(), decision.seat, option.key, "in a fork")

    def snapshot(self, match: Match) -> None:
        """A snapshot brings the same match back."""
        before = state_to_plain(match.table)
        twin = load_match(self.game, self.content, unpack(match.to_bytes()))
        same(state_to_plain(twin.table), before, "a snapshot brings another state back")
        same(keys_of(twin), keys_of(match), "a snapshot lists other options")
        same(views_of(twin), views_of(match), "a snapshot shows other views")
        same(twin.numbers, match.numbers, "a snapshot has other numbers")
        same(twin.record.to_text(), match.record.to_text(), "a snapshot has another record")

    def imagine(self, match: Match) -> None:
        """What a seat imagines looks to it exactly like the truth, and can be played."""
        before = state_to_plain(match.table)
        seat = self.dice.randrange(match.seats)
        twin = match.imagine(seat, self.dice.randrange(1 << 30))
        twin.table.relist()
        same(to_json(twin.view(seat), "a view"), to_json(match.view(seat), "a view"), "an imagined view differs")
        same(keys_of(twin, seat), keys_of(match, seat), "an imagined match offers the seat other options")
        heard = match.events(seat, since=self.heard[seat])
        same(twin.events(seat, since=self.heard[seat]), heard, "an imagined match tells the seat other events")
        self.heard[seat] += len(heard)
        check_invariants(self.game, twin, "in an imagined match")
        for _ in range(DECISIONS_AHEAD):
            if twin.over:
                break
            decision = self.dice.choice(twin.decisions)
            go_on(twin, decision.seat, self.dice.choice(decision.listed).key, "in an imagined match")
        same(state_to_plain(match.table), before, "an imagined match changes the one it came from")

    def chair_snapshot(self, match: Match) -> None:
        """What a chair packs for another process looks to its seat like the truth."""
        seat = self.dice.randrange(match.seats)
        twin = load_match(self.game, self.content, unpack(match.chair(seat).to_bytes(self.dice.randrange(1 << 30))))
        same(to_json(twin.view(seat), "a view"), to_json(match.view(seat), "a view"), "a chair packs another view")
        same(keys_of(twin, seat), keys_of(match, seat), "a chair packs other options")

    def views(self, match: Match) -> None:
        """Views and events of all seats are plain JSON, and looking changes nothing."""
        before = state_to_plain(match.table)
        views_of(match)
        for seat in range(match.seats):
            heard = match.events(seat, since=self.heard[seat])
            to_json(heard, "the events")
            self.heard[seat] += len(heard)
        to_json(match.events(None, since=min(self.heard)), "the events")
        to_json(match.result.to_json(), "the standing result")
        same(state_to_plain(match.table), before, "looking at a match changes it")

    def refusals(self, match: Match) -> None:
        """What is refused is not offered; previews and finality can be asked for and change nothing."""
        before = state_to_plain(match.table)
        for decision in match.decisions:
            listed = {option.key for option in decision.listed}
            for refused in decision.refused():
                if refused.option.key in listed:
                    raise Violation("an option is both offered and refused", refused.option.key)
            for option in decision.options:
                if self.content.book.by_key.get(option.key) is not option.option:
                    raise Violation("an option is not in the book", option.key)
                option.preview()
                _ = option.final
        same(state_to_plain(match.table), before, "asking for refusals and previews changes the match")

    def words(self, match: Match) -> None:
        """Everything that a client shows can be said in all languages."""
        language = self.dice.choice(LANGUAGES)
        for decision in match.decisions:
            said = [decision.prompt.text(language)]
            for option in decision.options:
                said.append(option.text(language))
                preview = option.preview()
                if preview is not None:
                    said.append(preview.text(language))
            said += [refused.reason.text(language) for refused in decision.refused()]
            if not all(said):
                raise Violation("an empty text", f"{decision.question.prompt} in {language}")
        seat = self.dice.randrange(match.seats)
        heard = self.heard[seat] + len(match.events(seat, since=self.heard[seat]))
        match.story(seat, language, since=heard - 15)
        match.story(None, language, since=heard - 15)

    def replayed(self, match: Match) -> Match:
        """The match again from its written record, and from the answers that still stand."""
        text = match.record.to_text()
        again = replay_record(self.game, read_record(text), self.content, True)
        same(state_to_plain(again.table), state_to_plain(match.table), "replay comes to another state")
        same(again.record.to_text(), text, "replay writes another record")
        if self.taken_back:
            whole = match.record
            standing = Record(
                whole.game,
                whole.rules_version,
                whole.content_hash,
                whole.pack,
                whole.seats,
                whole.options,
                whole.seed,
                whole.names,
            )
            for line in whole.answers():
                standing.write(line.seat, line.key)
            short = replay_record(self.game, standing, self.content, True)
            same(state_to_plain(short.table), state_to_plain(match.table), "what was taken back left a trace")
        return again


Check = Callable[[CheckedMatch, Match], None]

# What is checked at a sample of decisions; what costs much stands here once, what costs little more often.
SAMPLED: tuple[Check, ...] = (
    CheckedMatch.clone,
    CheckedMatch.clone,
    CheckedMatch.imagine,
    CheckedMatch.imagine,
    CheckedMatch.imagine,
    CheckedMatch.every_option,
    CheckedMatch.every_option,
    CheckedMatch.snapshot,
    CheckedMatch.chair_snapshot,
    CheckedMatch.views,
    CheckedMatch.refusals,
    CheckedMatch.refusals,
    CheckedMatch.words,
)


@lru_cache(maxsize=64)
def usual_length(game: str) -> int:
    """How many decisions a random match with most seats has: it only decides how often checks are made.

    A match that breaks on the way counts as far as it went; the checked matches will find out why.
    """
    match = deal(game, max(game_at(game).seats), 0)
    dice = Random(0)
    decisions = 0
    try:
        while not match.over and decisions < match.game.most_decisions:
            match.play(dice.choice(match.decision.listed).key)
            decisions += 1
    except Violation:
        raise
    except Exception:
        pass
    return decisions


def check_invariants(game: Game, match: Match, where: str) -> None:
    """Nothing that the game calls impossible has happened."""
    if game.invariants is None:
        return
    broken = game.invariants(match.table)
    if broken:
        raise Violation("a broken invariant", f"{'; '.join(broken)} ({where})")


def go_on(match: Match, seat: int, key: str, where: str) -> None:
    """Play an option of a match that came from the one under watch; whatever is offered there can be played."""
    try:
        match.play(key, seat=seat)
    except Exception as error:
        problem = f"{key} of seat {seat} {where}: {type(error).__name__}: {error}"
        raise Violation("an option cannot be played", problem) from error
    check_invariants(match.game, match, f"after {key} {where}")


def same(found: object, expected: object, rule: str) -> None:
    """Two things that must be equal are."""
    if found != expected:
        raise Violation(rule, first_difference(found, expected))


def first_difference(found: object, expected: object, place: str = "") -> str:
    """Where two plain values differ, and how, in a line."""
    if isinstance(found, str) and isinstance(expected, str) and len(found) + len(expected) > 200:
        at = next((at for at, (a, b) in enumerate(zip(found, expected, strict=False)) if a != b), 0)
        return f"{place} ...{expected[max(0, at - 40) : at + 60]}... became ...{found[max(0, at - 40) : at + 60]}..."
    if isinstance(found, (list, tuple)) and isinstance(expected, (list, tuple)) and len(found) == len(expected):
        for at, (one, other) in enumerate(zip(found, expected, strict=True)):
            if one != other:
                return first_difference(one, other, f"{place}[{at}]")
    return f"{place} {str(expected)[:120]} became {str(found)[:120]}".strip()


def to_json(value: object, what: str) -> str:
    """A value as JSON; what cannot be written is a violation."""
    try:
        return json.dumps(value, sort_keys=True, allow_nan=False)
    except (TypeError, ValueError) as error:
        raise Violation(f"{what} cannot be written as JSON", str(error)) from error


def views_of(match: Match) -> list[str]:
    """The views of a spectator and of all seats, as JSON."""
    return [to_json(match.view(seat), "a view") for seat in (None, *range(match.seats))]


def faces(view: str) -> Counter[str]:
    """The faces that a view shows, wherever they are."""
    zones = json.loads(view)["zones"]
    return Counter([face for zone in zones.values() for face in zone if face is not None])


def keys_of(match: Match, seat: int | None = None) -> list[tuple[int, list[str]]]:
    """The keys of all open options, by seat."""
    return [
        (decision.seat, [option.key for option in decision.listed])
        for decision in match.decisions
        if seat is None or decision.seat == seat
    ]


def is_open(match: Match, decision: Decision) -> bool:
    """Does this very question still stand open?"""
    return any(decision.seat == open_one.seat and decision.number == open_one.number for open_one in match.decisions)


def fingerprint(match: Match) -> tuple[object, ...]:
    """Everything that a refusal must leave as it was."""
    return (match.state_hash, match.length, tuple(match.numbers))


def written(checked: CheckedMatch, problem: str, trace: str) -> str:
    """The record of a match up to its problem, the problem itself as comments above.

    An answer that broke the match in the middle is written as its last line, so that replaying breaks it again.
    """
    comments = [f"# muster fuzz: {line}" for line in problem.splitlines()] + [f"# {checked.plan}"]
    comments += [f"#   {line}" for line in trace.splitlines()]
    if checked.match is None:
        return "\n".join([*comments, ""])
    try:
        text = checked.match.record.to_text()
    except MusterError as error:
        text = f"# no record: {error}\n"
    if checked.answering is not None and checked.match.length == checked.answering[2]:
        text += f"{checked.answering[0]} {checked.answering[1]}\n"
    return "\n".join([*comments, text])
