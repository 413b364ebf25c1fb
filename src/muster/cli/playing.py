"""Playing a match at the terminal: people and bots in any seats, saved after every answer."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from shlex import quote
from time import monotonic
from typing import TYPE_CHECKING

import typer
from rich.text import Text

from muster.cli import commands
from muster.cli.choices import Choice, choice_lines, numbered
from muster.cli.guiding import guide_for
from muster.cli.hints import hint_line
from muster.cli.results import result_lines
from muster.cli.rulebook import Rulebook
from muster.cli.saves import ENDING, Save
from muster.cli.screen import Left, Screen, key_line
from muster.cli.seating import Seating
from muster.kernel.decision import Decision, OpenOption
from muster.kernel.errors import CannotTakeBack, MusterError
from muster.kernel.match import Match
from muster.kernel.text import LANGUAGES
from muster.terminal import drawing_of
from muster.terminal.lines import INDENT, fit, styled, wrapped
from muster.terminal.scene import Card, Scene
from muster.terminal.words import Words

if TYPE_CHECKING:
    from muster.bots import Bot

Notice = Callable[[Words], str]  # said when it is shown, so that it follows a change of language

EARLIER = 12  # lines of the log before one's latest answer that are still shown
EVERYONE = -1
ALL = "*"  # typed behind a letter: everything, not only what is new or on the table
INTERRUPTED = 130  # the exit code after Ctrl-C
THINKING = 0.5  # seconds after which it is said that a bot thinks


class Sitting:
    """One match at one terminal."""

    def __init__(self, match: Match, seating: Seating, save: Save | None, words: Words, screen: Screen) -> None:
        self.match = match
        self.seating = seating
        self.save = save
        self.words = words
        self.screen = screen
        self.drawing = drawing_of(match.game)
        seed = match.record.seed or match.record.commitment
        self.bots: dict[int, Bot] = seating.bots(seed)
        self.heard = [0] * match.seats  # how much of the log each seat had heard at its latest answer
        self.notices: list[tuple[int, Notice]] = []  # for whom; EVERYONE where it is no secret
        self.shown_to: int | None = None
        self.unsaved = ""  # why the match could not be saved after its latest answer
        self.guide = guide_for(match, seating)  # of a first match that is being learnt

    # -- the course of the evening -------------------------------------------------------------------------------

    def play(self) -> bool:
        """Play until the match is over or the players leave; True where it is over."""
        self.keep()
        try:
            while not self.match.over:
                decision = self.match.decision
                if not self.seating.is_person(decision.seat):
                    self.let_bot_answer(decision)
                elif decision.forced:
                    self.answer_for(decision)
                elif not self.ask(decision):
                    self.say_saved()
                    return False
        except Left:
            self.say_saved()
            return False
        except KeyboardInterrupt:
            self.screen.tell([Text("")])  # below what was being typed
            self.say_saved()
            raise typer.Exit(INTERRUPTED) from None
        self.close()
        return True

    def let_bot_answer(self, decision: Decision) -> None:
        started = monotonic()
        script = None if self.guide is None else self.guide.next_answer
        if script is not None:
            self.match.play(script.key, seat=script.seat)
        else:
            self.match.play(self.bots[decision.seat].decide(self.match.chair(decision.seat)))
        self.keep()
        if monotonic() - started > THINKING and self.screen.live:
            scene = Scene(self.match, None, self.words)
            self.screen.say(self.words.say("bot-played", name=scene.player(decision.seat)), style="dim")

    def answer_for(self, decision: Decision) -> None:
        """Only one answer is possible: give it, and say so."""
        option, prompt = decision.options[0], decision.prompt
        self.match.play(option)
        self.keep()
        self.note(
            lambda words: words.say("forced", question=prompt.text(words.lang), answer=option.text(words.lang)),
            decision.seat,
        )

    def ask(self, decision: Decision) -> bool:
        """Put a question to a person until it is answered; False where they leave."""
        seat = decision.seat
        self.hand_over(seat)
        self.follow_guide(decision)
        number = self.match.length
        while self.match.length == number:
            scene = Scene(self.match, seat, self.words)
            choices = numbered(decision, scene, self.drawing)
            self.show(decision, scene, choices)
            typed = commands.read_typed(self.screen.ask("> "), len(choices))
            self.notices = [(to, notice) for to, notice in self.notices if to not in (seat, EVERYONE)]
            if typed.command == "quit":
                return False
            if typed.command == commands.ANSWER and self.may_answer(choices[typed.number].option):
                self.heard[seat] = self.heard_by(seat)
                self.match.play(choices[typed.number].option)
                self.keep()
            elif typed.command != commands.ANSWER:
                self.obey(typed, decision, scene)
        return True

    # -- a guided match ------------------------------------------------------------------------------------------

    def follow_guide(self, decision: Decision) -> None:
        """Before a question: the guide goes when it is not needed any more; when the steps are done it gives hints."""
        if self.guide is None:
            return
        if self.guide.over:
            learnt = self.guide.standing is not None
            self.leave_lesson()
            self.note(lambda words: words.say("lesson-learnt") if learnt else words.say("lesson-left"))
        elif self.guide.gives_hints:
            scene = Scene(self.match, decision.seat, self.words)
            numbers = {choice.option.key: choice.number for choice in numbered(decision, scene, self.drawing)}
            self.note(hint_line(self.match, decision, numbers), decision.seat)

    def may_answer(self, option: OpenOption) -> bool:
        """While a step of a lesson waits, other answers come later."""
        take = "" if self.guide is None else self.guide.take
        if take in ("", option.key):
            return True
        self.note(lambda words: words.say("lesson-later"))
        return False

    def leave_lesson(self) -> None:
        """From here on it is a match like any other."""
        self.guide = None
        self.seating = self.seating.without_lesson()
        if self.save is not None:
            self.save.seat(self.seating)
            self.keep()

    def hand_over(self, seat: int) -> None:
        """Several people at one screen: nobody sees the hand of someone else."""
        if len(self.seating.people) > 1 and self.shown_to != seat:
            self.screen.clear()
            scene = Scene(self.match, None, self.words)
            self.screen.tell([Text(""), scene.marked_player(seat), Text("")])
            if self.screen.ask(self.words.say("hand-over", name=scene.player(seat)) + " ").lower() == "q":
                raise Left
            self.screen.clear()
        elif self.shown_to is None:
            self.screen.clear()
        self.shown_to = seat

    def close(self) -> None:
        """The match is over."""
        self.screen.clear()
        seat = self.seating.people[0] if self.seating.people else None
        lines = result_lines(self.match, self.words)
        scene = Scene(self.match, seat if len(self.seating.people) == 1 else None, self.words)
        self.screen.tell(self.drawing.draw(scene, self.screen.width, self.screen.height - len(lines) - 4, {}))
        self.screen.tell([Text(""), *lines])
        if self.save is not None:
            try:
                record = self.save.finish(self.match)
            except OSError as error:
                self.screen.say(self.words.say("save-failed", why=error.strerror or str(error)), style="red")
            else:
                kept = self.words.say("record-kept", path=str(record), command=self.words.command)
                self.screen.say(kept, style="dim", to_copy=True)

    def note(self, notice: Notice, to: int = EVERYONE) -> None:
        """Something to say above the next question."""
        self.notices.append((to, notice))

    # -- saving --------------------------------------------------------------------------------------------------

    def keep(self) -> None:
        """Save the match. Where that fails it goes on unsaved, and says so."""
        if self.save is None:
            return
        try:
            self.save.keep(self.match)
        except OSError as error:
            self.unsaved = error.strerror or str(error)
        else:
            self.unsaved = ""

    def say_saved(self) -> None:
        if self.save is None or self.unsaved:
            self.screen.say(self.words.say("left-unsaved"), style="bold")
        else:
            kept = self.words.say("left-saved", command=self.words.command, file=quote(str(self.save.path)))
            self.screen.say(kept, style="bold", to_copy=True)

    # -- what a player sees --------------------------------------------------------------------------------------

    def heard_by(self, seat: int) -> int:
        return self.heard[seat] + len(self.match.story(seat, self.words.lang, self.heard[seat]))

    def show(self, decision: Decision, scene: Scene, choices: list[Choice]) -> None:
        """The table, what happened, the question and its options, on one screen."""
        width, height = self.screen.width, self.screen.height
        said = [notice(self.words) for to, notice in self.notices if to in (decision.seat, EVERYONE)]
        if self.unsaved:  # once, however many bots have answered, and for as long as it is so
            said.insert(0, self.words.say("save-failed", why=self.unsaved))
        notices: list[Text] = []
        for notice in said:
            notices += list(styled(f"! {notice}", "bold #f0b840").wrap(self.screen.console, width))
        prompt = Text.assemble(scene.marked_player(decision.seat), " ", (decision.prompt.text(self.words.lang), "bold"))
        asked = list(prompt.wrap(self.screen.console, width))
        if self.guide is not None:
            asked += self.guide.lines(choices, self.words, width)
        keys = key_line(self.words.say("keys-play") if self.guide is None else self.words.say("keys-lesson"))
        fixed = len(notices) + len(asked) + 2  # the keys, the line that is typed
        listed = choice_lines(choices, scene, self.drawing, width, max(3, height - fixed - 16))
        story = self.recent(decision.seat, width)
        badges = {choice.option.key: choice.number for choice in choices}
        room = height - fixed - len(listed) - min(2, len(story))
        table = self.drawing.draw(scene, width, room, badges)
        space = max(1, height - fixed - len(listed) - len(table))
        self.screen.show([*table, *story[-space:], *notices, *asked, *listed, fit(keys, width)])

    def recent(self, seat: int, width: int) -> list[Text]:
        """The latest lines of the log, those since one's latest answer in full light."""
        since = self.heard[seat]
        start = max(0, since - EARLIER)
        lines = self.match.story(seat, self.words.lang, start)
        told = [styled(f"  {line}", "" if at >= since else "dim") for at, line in enumerate(lines, start=start)]
        return [part for line in told for part in wrapped(line, width, INDENT)]

    # -- what a player may ask -----------------------------------------------------------------------------------

    def obey(self, typed: commands.Typed, decision: Decision, scene: Scene) -> None:
        """Carry out what is not an answer."""
        match typed.command:
            case "rule":
                self.show_rules(typed.rest, decision)
            case "take-back":
                self.take_back()
            case "log":
                self.show_log(decision.seat, typed.rest)
            case "hint":
                numbers = {choice.option.key: choice.number for choice in numbered(decision, scene, self.drawing)}
                self.note(hint_line(self.match, decision, numbers))
            case "language":
                self.switch_language(typed.rest)
            case "save":
                self.save_as(typed.rest)
            case "refused":
                self.show_refused(decision)
            case "leave-lesson" if self.guide is None:
                self.note(lambda words: words.say("no-lesson"))
            case "leave-lesson":
                self.leave_lesson()
                self.note(lambda words: words.say("lesson-left"))
            case "cards":
                self.show_cards(typed.rest, scene)
            case commands.TOO_HIGH:
                self.note(lambda words: words.say("no-such-number", typed=typed.rest, n=len(decision)))
            case commands.UNKNOWN:
                self.note(lambda words: words.say("not-understood", typed=typed.rest[:40], n=len(decision)))

    def pages(self, lines: list[Text]) -> None:
        self.screen.clear()
        self.screen.pages(lines, self.words.say("page-more"), self.words.say("page-back"))
        self.screen.clear()

    def show_rules(self, asked: str, decision: Decision) -> None:
        book = Rulebook(self.match.game, self.words)
        try:
            if asked:
                self.pages(book.about(asked))
            elif decision.rules:
                self.pages([line for rule in decision.rules for line in book.short(rule)])
            else:
                self.note(lambda words: words.say("no-rule"))
        except MusterError:
            self.note(lambda words: words.say("no-such-rule", typed=asked[:40]))

    def take_back(self) -> None:
        """Undo the latest answer if a person gave it; forced ones on the way go with it."""
        match = self.match
        try:
            while True:
                answers = match.record.answers()
                seat = answers[-1].seat if answers else match.decision.seat
                if not self.seating.is_person(seat):
                    raise CannotTakeBack("a bot has answered since")
                match.take_back(seat)
                if not match.decision.forced:
                    break
        except CannotTakeBack:
            self.note(lambda words: words.say("cannot-take-back"))
        else:
            self.note(lambda words: words.say("taken-back"))
        self.heard = [min(heard, self.heard_by(seat)) for seat, heard in enumerate(self.heard)]
        self.keep()

    def show_log(self, seat: int, asked: str) -> None:
        """What has happened since one's latest answer, but at least a screenful; all of it where all is asked for."""
        story = [Text(line) for line in self.match.story(seat, self.words.lang)]
        screenful = len(story) - self.screen.height + 3
        start = max(0, min(self.heard[seat] or screenful, screenful))
        if start and asked != ALL:
            story = [styled(self.words.say("log-earlier", n=start), "dim"), *story[start:]]
        self.pages(story or [Text(self.words.say("log-empty"))])

    def switch_language(self, asked: str) -> None:
        lang = asked.lower() or self.words.next_language()
        if lang in LANGUAGES:
            self.words.lang = lang
        else:
            self.note(lambda words: words.say("no-such-language", typed=asked[:20], known=", ".join(LANGUAGES)))

    def save_as(self, name: str) -> None:
        """Write a copy under another name; the match itself stays where it is."""
        if not name:
            if self.save is None or self.unsaved:
                self.note(lambda words: words.say("save-how-unsaved"))
            else:
                kept = str(self.save.path)
                self.note(lambda words: words.say("save-how", path=kept))
            return
        path = Path(name)
        try:
            path = path.expanduser()
            if path.name and not path.suffix and not path.is_dir():
                path = path.with_suffix(ENDING)
            if path.exists():
                self.note(lambda words: words.say("save-exists", path=str(path)))
                return
            Save(path, self.seating).keep(self.match)
        except (OSError, RuntimeError, ValueError) as error:  # no such home, or what no file can be called
            why = getattr(error, "strerror", None) or str(error).rstrip(".")
            self.note(lambda words: words.say("save-as-failed", path=str(path), why=why))
        else:
            self.note(lambda words: words.say("saved-as", path=str(path)))

    def show_refused(self, decision: Decision) -> None:
        refused = decision.refused()
        if not refused:
            self.note(lambda words: words.say("nothing-refused"))
            return
        lang = self.words.lang
        by_reason: dict[str, list[str]] = {}
        for entry in refused:
            by_reason.setdefault(entry.reason.text(lang), []).append(entry.option.text(lang))
        lines = [styled(self.words.say("refused-title"), "bold #f0b840")]
        for reason, options in by_reason.items():
            lines += [Text(""), styled(reason, "bold")]
            lines += [Text(f"  – {option}") for option in options]
        self.pages(lines)

    def show_cards(self, asked: str, scene: Scene) -> None:
        """The signs and what is on the table; every card where all are asked for; or those of a name."""
        cards = self.drawing.cards(scene)
        wanted = asked.casefold()
        if wanted in ("", ALL):
            shown = [line for card in cards if wanted or card.here for line in card_lines(card)]
            more = [] if wanted else [styled(self.words.say("cards-more", n=len(cards)), "dim"), Text("")]
            self.pages([*more, *self.drawing.legend(scene), *shown])
            return
        found = [card for card in cards if wanted in card.name.casefold()]
        exact = [card for card in found if card.name.casefold() == wanted]
        if not found:
            self.note(lambda words: words.say("no-such-card", typed=asked[:40]))
            return
        self.pages([line for card in exact or found for line in card_lines(card)])


def card_lines(card: Card) -> list[Text]:
    """A card to read."""
    lines = [Text.assemble((card.name, "bold #f0b840"), "  ", (card.figures, "dim"))]
    return lines + [Text(f"  {line}") for line in card.text.splitlines()]
