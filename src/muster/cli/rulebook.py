"""Rules to read: behind a question, one by its number, or the whole catalogue, in the reader's language."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

import muster
from muster.kernel.errors import OptionError, TextError
from muster.kernel.game import Game
from muster.kernel.rules import Catalogue, Rule
from muster.kernel.words import texts_of
from muster.terminal.lines import styled
from muster.terminal.words import Words

HEAD = "bold #f0b840"


class Rulebook:
    """A game's catalogue with its translations."""

    def __init__(self, game: Game, words: Words) -> None:
        self.game = game
        self.words = words
        self.catalogue: Catalogue = muster.rules(game.name)

    def section(self, code: str) -> str:
        return self._translated(f"section-{code}") or self.catalogue.sections.get(code, code)

    def title(self, rule: Rule) -> str:
        return self._translated(f"rule-{rule.id}") or rule.title

    def text(self, rule: Rule) -> str:
        return self._translated(f"rule-{rule.id}.text") or rule.text

    def why(self, rule: Rule) -> str:
        return (self._translated(f"rule-{rule.id}.why") or rule.why) if rule.why else ""

    def _translated(self, text_id: str) -> str:
        """The catalogue itself is English; the other languages stand among the game's texts."""
        if self.words.lang == "en":
            return ""
        try:
            return texts_of(self.game).text(self.words.lang, text_id)
        except TextError:
            return ""

    def contents(self) -> list[Text]:
        """All sections with the titles of their rules."""
        lines = [styled(f"{self.catalogue.game}: {self.words.say('rules-count', n=len(self.catalogue))}", HEAD)]
        section = ""
        for rule in self.catalogue:
            if rule.section != section:
                section = rule.section
                lines += [Text(""), styled(f"{section}  {self.section(section)}", "bold")]
            lines.append(Text(f"  {rule.id}  {self.title(rule)}"))
        return lines

    def short(self, rule_id: str) -> list[Text]:
        """A rule as an answer to "why am I asked this?"."""
        rule = self.catalogue[rule_id]
        lines = [styled(f"{rule.id}  {self.title(rule)}", HEAD), Text(self.text(rule))]
        if rule.why:
            lines.append(styled(f"{self.words.say('rule-why')} {self.why(rule)}", "dim"))
        return [*lines, Text("")]

    def whole(self, rule_id: str) -> list[Text]:
        """All that the catalogue knows of a rule."""
        words, rule = self.words, self.catalogue[rule_id]
        lines = [styled(f"{rule.id}  {self.title(rule)}", HEAD), Text(self.text(rule)), Text("")]
        known_kinds = {
            "rule": words.say("kind-rule"),
            "component": words.say("kind-component"),
            "ruling": words.say("kind-ruling"),
        }
        parts = [
            (words.say("rule-section"), self.section(rule.section)),
            (words.say("rule-kind"), known_kinds.get(rule.kind, rule.kind)),
            (words.say("rule-source"), rule.source),
            (words.say("rule-why"), self.why(rule)),
            (words.say("rule-completes"), ", ".join(rule.completes)),
            (words.say("rule-completed-by"), ", ".join(self._completed_by(rule))),
        ]
        return lines + [Text.assemble((f"{name} ", "bold"), value) for name, value in parts if value]

    def _completed_by(self, rule: Rule) -> Iterable[str]:
        return [other.id for other in self.catalogue if rule.id in other.completes]

    def about(self, asked: str) -> list[Text]:
        """One rule by its id, or all rules of a section by its code."""
        code = asked.upper()
        if code in self.catalogue.sections:
            lines = [styled(f"{code}  {self.section(code)}", "bold"), Text("")]
            for rule in self.catalogue:
                if rule.section == code:
                    lines += self.short(rule.id)
            return lines
        if code not in self.catalogue.by_id:
            sections = ", ".join(self.catalogue.sections)
            raise OptionError(
                "error-no-rule-or-section",
                game=self.game.name,
                asked=asked,
                like=self.catalogue.rules[0].id,
                sections=sections,
            )
        return self.whole(code)
