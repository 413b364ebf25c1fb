"""A decision: an open question as its seat sees it, and its options as they stand there.

Who holds a decision holds no match: the way back to it is private, for a chair must not lead to the hidden state.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from muster.kernel.options import Option, Saying
from muster.kernel.table import Options, Question

if TYPE_CHECKING:
    from muster.kernel.match import Match


class Said:
    """A text with its parameters that knows its match's catalogues: ``said.text("es")``."""

    __slots__ = ("_match", "saying")

    def __init__(self, match: Match, saying: Saying) -> None:
        self._match = match
        self.saying = saying

    @property
    def key(self) -> str:
        return self.saying.text_id

    def text(self, language: str = "en") -> str:
        return self._match.words(self.saying, language)

    def __repr__(self) -> str:
        return f"Said({self.text()!r})"

    def to_json(self) -> dict[str, object]:
        return self.saying.to_json()


class OpenOption:
    """An option as it stands in an open decision."""

    __slots__ = ("decision", "option", "place")

    def __init__(self, option: Option, decision: Decision, place: int) -> None:
        self.option = option
        self.decision = decision
        self.place = place  # in the decision's list; where it is not offered there, some other option stands

    @property
    def key(self) -> str:
        return self.option.key

    @property
    def number(self) -> int:
        """The option's fixed place among all options of the game, for learning."""
        return self.option.number

    @property
    def kind(self) -> str:
        return self.option.kind

    @property
    def value(self) -> int:
        return self.option.value

    @property
    def saying(self) -> Saying:
        """The words of the option; the question may have some of its own for it."""
        saying = self.option.saying
        prompt = self.decision._match.table.game.prompts[self.decision.question.prompt]
        text_id = prompt.says.get(self.option.kind)
        return saying if text_id is None else Saying(text_id, saying.params)

    def text(self, language: str = "en") -> str:
        return self.decision._match.words(self.saying, language)

    def preview(self) -> Said | None:
        """What it would bring, where that is certain or an exact chance; None where nothing can be said."""
        question = self.decision.question
        table = self.decision._match.table
        preview = table.game.previews.get(question.offers)
        if preview is None:
            return None
        saying = preview(table, question.seat, self.option, *question.args)
        return None if saying is None else Said(self.decision._match, saying)

    @property
    def final(self) -> bool:
        """True where answering passes an information barrier for sure, so that it cannot be taken back."""
        return self.decision._match.is_final(self.decision.question, self.option)

    def __eq__(self, other: object) -> bool:
        if isinstance(other, OpenOption):
            return self.option.key == other.option.key
        return isinstance(other, Option) and self.option.key == other.key

    def __hash__(self) -> int:
        return hash(self.option.key)

    def __repr__(self) -> str:
        return f"OpenOption({self.option.key!r})"


class RefusedOption:
    """Something that is shown but not allowed now, with the reason as a text."""

    __slots__ = ("option", "reason")

    def __init__(self, option: OpenOption, reason: Said) -> None:
        self.option = option
        self.reason = reason


class Decision:
    """The open question of one seat. It is a sequence of its options: ``decision[0]``, ``len(decision)``."""

    __slots__ = ("_match", "listed", "number", "question")

    def __init__(self, match: Match, question: Question, listed: Options, number: int) -> None:
        self._match = match
        self.question = question
        self.listed = listed
        self.number = number

    @property
    def seat(self) -> int:
        return self.question.seat

    @property
    def prompt(self) -> Said:
        """What is asked."""
        table = self._match.table
        spec = table.game.prompts[self.question.prompt]
        params = {} if spec.params is None else spec.params(table, self.question.seat, *self.question.args)
        return Said(self._match, Saying(f"prompt-{self.question.prompt}", params))

    @property
    def rules(self) -> tuple[str, ...]:
        """The ids of the rules behind the question."""
        return self._match.table.game.prompts[self.question.prompt].rules

    @property
    def options(self) -> tuple[OpenOption, ...]:
        """Every legal answer. They are not kept: options that know their decision would make a reference cycle."""
        return tuple([OpenOption(option, self, at) for at, option in enumerate(self.listed)])

    @property
    def forced(self) -> bool:
        """True where a single option is put on purpose, because not asking would tell a secret."""
        return len(self.listed) == 1

    def refused(self) -> tuple[RefusedOption, ...]:
        """What is shown but not allowed, each with its reason."""
        table = self._match.table
        refusals = table.game.refusals.get(self.question.offers)
        if refusals is None:
            return ()
        return tuple(
            [
                RefusedOption(OpenOption(refusal.option, self, 0), Said(self._match, refusal.reason))
                for refusal in refusals(table, self.question.seat, *self.question.args)
            ]
        )

    def __len__(self) -> int:
        return len(self.listed)

    def __iter__(self) -> Iterator[OpenOption]:
        return iter(self.options)

    def __getitem__(self, index: int) -> OpenOption:
        return OpenOption(self.listed[index], self, index)

    def _repr_html_(self) -> str:
        from muster.kernel.shown import decision_html

        return decision_html(self)

    def __repr__(self) -> str:
        prompt = self.question.prompt
        return f"Decision(seat={self.seat}, number={self.number}, prompt={prompt!r}, options={len(self.listed)})"
