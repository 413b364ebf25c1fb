"""Guided first matches: what a newcomer is shown, step by step, on the real engine.

A lesson is content of its game, ``lessons/first_match.toml`` beside its ``game`` module: how the match is dealt, what
the player answers in each step, and what the others answer meanwhile. Its sentences stand in
``text/<language>/lesson.ftl``.

Played once on the engine a lesson is a line of answers, its script. How far a match has come in it is read from the
record alone: as long as the answers that stand are the beginning of the script, the lesson goes on, on any device and
after any pause. Somebody who answers otherwise has left the path and plays an ordinary match.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Annotated, Any, Final, Literal, assert_never

import msgspec
from msgspec import Meta

import muster
from muster.kernel.errors import IllegalAnswer, MusterError, OptionError, TextError
from muster.kernel.game import Game
from muster.kernel.match import Match
from muster.kernel.record import Line
from muster.kernel.text import LANGUAGES, NO_PARAMS, Param
from muster.kernel.words import texts_of

PUPIL: Final = 0  # the seat of whoever learns; bots hold the others
LONGEST_HEADING: Final = 32  # characters; in all languages it fits one line of the guide
LONGEST_SENTENCE: Final = 112  # and this one two
FIRST_MATCH: Final = "first_match"

Word = Annotated[str, Meta(min_length=1)]


class BrokenLesson(MusterError):
    """A lesson cannot be read, or the engine does not offer what it says."""


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One idea: the question that is expected, and the answers that the player gives to it and those that follow."""

    name: Word
    asked: Word  # the question at its beginning
    take: Annotated[list[Word], Meta(min_length=1)]
    at: list[Word] = []  # what the arrow points at; else where the option lies
    figures: dict[str, Word] = {}  # figures of the content that its sentence tells: "monsters.skeleton.strength"
    names: dict[str, Word] = {}  # names that it tells, by their texts: "monster-skeleton"


class Beginning(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The set-up that is proposed to beginners for a match of their own, against one bot."""

    options: dict[str, bool | int | str]
    orders: list[Word] = []  # standing orders of the page that are given for them


class Script(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson as its file holds it."""

    seats: Annotated[int, Meta(ge=1, le=8)]
    seed: Word
    guide: Word  # the piece that speaks: "class:peasant"
    alone: Annotated[int, Meta(ge=1)]  # so many answers the player gives with hints when the steps are done
    steps: Annotated[list[Step], Meta(min_length=1)]
    others: list[Word]  # what everybody else answers, one after the other
    options: dict[str, bool | int | str | list[str]] = {}
    beginners: Beginning | None = None


@dataclass(frozen=True, slots=True)
class Standing:
    """Where a match stands in its lesson.

    ``step`` counts the steps that are done. While one waits for its next answer, ``take`` is the key of it; while the
    others play there is none. ``alone``: the steps are done, and the player goes on with hints.
    """

    phase: Literal["step", "others", "alone", "done"]
    step: int
    take: str = ""


class Lesson:
    """A guided match: its steps, and the line of answers that it is played along."""

    def __init__(self, game: Game, name: str, script: Script) -> None:
        self.game = game
        self.name = name
        self.script = script
        self.line: list[Line] = []
        self.ends: list[int] = []  # after so many answers of the line each step is done
        self._play()

    @property
    def steps(self) -> Sequence[Step]:
        return self.script.steps

    def new_match(self, names: Sequence[str] = (), seed: str | None = None) -> Match:
        """The match as it is dealt for the lesson."""
        script = self.script
        return muster.new(
            self.game.name, seats=script.seats, seed=seed or script.seed, options=script.options, names=names
        )

    def _play(self) -> None:
        match = self.new_match()
        others = list(reversed(self.script.others))
        for step in self.steps:
            for at, key in enumerate(step.take):
                self._until_asked(match, others)
                asked = "the end of the match" if match.over else match.decision.question.prompt
                if at == 0 and asked != step.asked:
                    raise BrokenLesson(f"{self.where(step)}: the question is {asked!r}, not {step.asked!r}")
                self._answer(match, key, self.where(step))
            self.ends.append(len(self.line))
        if others:
            raise BrokenLesson(f"{self.game.name}, {self.name}: {len(others)} answers of the others are left over")

    def _until_asked(self, match: Match, others: list[str]) -> None:
        """The others answer as the lesson says, and what has one answer is answered, until the player has a choice."""
        while not match.over and (match.decision.seat != PUPIL or match.decision.forced):
            decision = match.decision
            if decision.seat == PUPIL:
                key = decision.options[0].key
            elif others:
                key = others.pop()
            else:
                raise BrokenLesson(
                    f"{self.game.name}, {self.name}: after {len(self.line)} answers seat {decision.seat} is asked "
                    f"{decision.question.prompt!r}, and the others have no answer left"
                )
            self._answer(match, key, f"{self.game.name}, {self.name}: seat {decision.seat}")

    def _answer(self, match: Match, key: str, where: str) -> None:
        if match.over:
            raise BrokenLesson(f"{where}: the match is over before {key!r}")
        decision = match.decision
        try:
            match.play(key, seat=decision.seat)
        except IllegalAnswer:
            offered = ", ".join(option.key for option in decision.options)
            raise BrokenLesson(
                f"{where}: {key!r} is not offered at {decision.question.prompt!r}; offered are {offered}"
            ) from None
        self.line.append(Line(decision.seat, key))

    def where(self, step: Step) -> str:
        """A step, as problems name it."""
        return f"{self.game.name}, {self.name}, step {self.steps.index(step) + 1} ({step.name})"

    # -- where a match stands ----------------------------------------------------------------------------------------

    def next_answer(self, answers: Sequence[Line]) -> Line | None:
        """Who answers what next, for a match that is on the path; None where it is not, or is past the last step."""
        so_far = len(answers)
        if so_far >= len(self.line) or list(answers) != self.line[:so_far]:
            return None
        return self.line[so_far]

    def standing(self, answers: Sequence[Line]) -> Standing | None:
        """Where a match with these answers stands, or None where it has left the path."""
        so_far = len(answers)
        if list(answers[: len(self.line)]) != self.line[:so_far]:
            return None
        if so_far >= len(self.line):
            own = sum(line.seat == PUPIL for line in answers[len(self.line) :])
            return Standing("alone" if own < self.script.alone else "done", len(self.steps))
        step = next(at for at, end in enumerate(self.ends) if so_far < end)
        following = self.line[so_far]
        if following.seat != PUPIL or following.key not in self.steps[step].take:
            return Standing("others", step)
        return Standing("step", step, following.key)

    # -- what is said ------------------------------------------------------------------------------------------------

    def title(self, lang: str) -> str:
        return texts_of(self.game).text(lang, f"lesson-{self.name}")

    def heading(self, standing: Standing, lang: str) -> str:
        """The idea of the moment in a few words."""
        return self._said(standing, lang, "")

    def sentence(self, standing: Standing, lang: str) -> str:
        """The idea of the moment in a sentence."""
        return self._said(standing, lang, ".text")

    def _said(self, standing: Standing, lang: str, attribute: str) -> str:
        texts = texts_of(self.game)
        match standing.phase:
            case "step":
                step = self.steps[standing.step]
                return texts.text(lang, self.text_id(step) + attribute, self.params(step))
            case "others":
                return texts.text(lang, f"lesson-{self.name}-others{attribute}")
            case "alone":
                return texts.text(lang, f"lesson-{self.name}-alone{attribute}")
            case "done":
                return texts.text(lang, f"lesson-{self.name}-done{attribute}")
            case _:
                assert_never(standing.phase)

    def text_id(self, step: Step) -> str:
        return f"lesson-{self.name}-{step.name}"

    def params(self, step: Step) -> Mapping[str, Param]:
        """The figures and names that a step's sentence tells, as the content has them."""
        if not step.figures and not step.names:
            return NO_PARAMS
        tables = muster.content(self.game.name).pack.tables
        told: dict[str, Param] = dict(step.names)
        for name, path in step.figures.items():
            told[name] = figure_at(tables, path, self.where(step))
        return told

    def needed_texts(self) -> dict[str, frozenset[str]]:
        """Every text of the lesson with its parameters, for the proof-reader."""
        needed: dict[str, frozenset[str]] = {f"lesson-{self.name}": frozenset()}
        for part in ("others", "alone", "done"):
            needed |= {f"lesson-{self.name}-{part}": frozenset(), f"lesson-{self.name}-{part}.text": frozenset()}
        for step in self.steps:
            needed |= {self.text_id(step): frozenset(), f"{self.text_id(step)}.text": frozenset(self.params(step))}
        return needed

    def problems(self) -> list[str]:
        """What is wrong with the places and the sentences of the steps; that they can be played is known already."""
        found: list[str] = []
        if self.script.beginners is not None:
            try:
                self.game.checked_options(self.script.beginners.options, 2)
            except OptionError as refusal:
                found.append(f"{self.game.name}, {self.name}, beginners: {refusal}")
        match = self.new_match()
        for at, line in enumerate(self.line):
            standing = self.standing(self.line[:at])
            if standing is not None and standing.phase == "step":
                step = self.steps[standing.step]
                shown = json.dumps(match.view(PUPIL))
                for place in step.at:
                    sort, _, name = place.partition(":")
                    if not sort or (name and f'"{name}"' not in shown):
                        found.append(f"{self.where(step)}: nothing that the player sees is called {name or place!r}")
                for lang in LANGUAGES:
                    try:
                        said = self.heading(standing, lang), self.sentence(standing, lang)
                    except TextError as error:
                        found.append(f"{self.where(step)}: {error}")
                        continue
                    for text, longest in zip(said, (LONGEST_HEADING, LONGEST_SENTENCE), strict=True):
                        if len(text) > longest:
                            found.append(f"{self.where(step)}, {lang}: {len(text)} characters, not {longest}: {text}")
            match.play(line.key, seat=line.seat)
        return list(dict.fromkeys(found))


def figure_at(tables: Mapping[str, Mapping[str, Any]], path: str, where: str) -> int:
    """A whole number of the content, by its path: ``monsters.skeleton.strength``, ``heroes.mage.levels.1.cost``."""
    found: Any = tables
    for part in path.split("."):
        try:
            if isinstance(found, Mapping):
                found = found[part]
            elif isinstance(found, list | tuple):
                found = found[int(part)]
            else:
                found = getattr(found, part)
        except (KeyError, IndexError, ValueError, AttributeError):
            raise BrokenLesson(f"{where}: the content has no figure {path!r}") from None
    if isinstance(found, bool) or not isinstance(found, int):
        raise BrokenLesson(f"{where}: {path!r} is {found!r}, no whole number")
    return found


@lru_cache(maxsize=16)
def lesson_of(game: str, name: str = FIRST_MATCH) -> Lesson | None:
    """A game's lesson of that name, played once to know its script; None where the game has none."""
    chosen = muster.game(game)
    path = chosen.folder / "lessons" / f"{name}.toml"
    if not path.is_file():
        return None
    try:
        script = msgspec.toml.decode(path.read_bytes(), type=Script)
    except msgspec.MsgspecError as error:
        raise BrokenLesson(f"{path}: {error}") from None
    return Lesson(chosen, name, script)
