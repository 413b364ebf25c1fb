"""The menu: what ``muster`` without a command shows on a terminal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from typing import TypeVar

from rich.text import Text

import muster
from muster.bots import bot_names
from muster.cli.choices import NUMBER
from muster.cli.learning import learn
from muster.cli.playing import Sitting
from muster.cli.rulebook import Rulebook
from muster.cli.saves import Save, Saved, new_save_path, open_saved, saved_matches
from muster.cli.screen import Left, Screen
from muster.cli.seating import PERSON, Seating, usual_bot
from muster.cli.watching import watch
from muster.kernel.errors import MusterError, OptionError
from muster.kernel.game import Game
from muster.kernel.match import Match
from muster.kernel.text import LANGUAGES
from muster.kernel.words import (
    game_title,
    option_help,
    option_title,
    seats_help,
    text_or_nothing,
    value_help,
    value_title,
)
from muster.terminal.lines import styled, wrapped
from muster.terminal.words import Words

T = TypeVar("T")

WATCHING_DELAY = 0.3
MOST_SAVES = 9


class Form:
    """What is chosen for a new match; every line of it is one number."""

    def __init__(self, game: Game, *, watching: bool) -> None:
        self.game = game
        self.watching = watching
        self.seats = 3 if 3 in game.seats else game.seats[0]
        bot = usual_bot(game.name)
        self.players = [bot if watching or seat else PERSON for seat in range(max(game.seats))]
        self.options: dict[str, object] = {name: spec.values[0] for name, spec in game.options.items()}
        self.pack = game.packs[0]
        self.changed = ""  # the option that was changed last
        self.chosen = ""  # or the player who was

    def next_player(self, seat: int) -> None:
        kinds = [*bot_names(self.game.name)] if self.watching else [PERSON, *bot_names(self.game.name)]
        self.players[seat] = _after(self.players[seat], kinds)
        self.changed, self.chosen = "", self.players[seat]

    def bot_name(self, bot: str, lang: str) -> str:
        """The name of a bot in the words for people, without how strong it is."""
        return text_or_nothing(self.game, lang, f"bot-{bot}").partition(":")[0].strip() or bot

    def next_option(self, name: str) -> None:
        self.options[name] = _after(self.options[name], self.game.options[name].values)
        self.changed, self.chosen = name, ""

    def help(self, lang: str) -> str:
        """What the option does that was changed last: the value that it has now, or else the option itself; or how
        strong the bot is that was chosen last.
        """
        name = self.changed
        if self.chosen and self.chosen != PERSON:
            return text_or_nothing(self.game, lang, f"bot-{self.chosen}")
        if not name:
            return seats_help(self.game, self.seats, lang)
        return value_help(self.game, name, self.options.get(name), lang) or option_help(self.game, name, lang)

    @property
    def seating(self) -> Seating:
        return Seating(self.game.name, self.players[: self.seats])


def _after(value: T, values: Sequence[T]) -> T:
    at = next((place for place, known in enumerate(values) if known == value), -1)
    return values[(at + 1) % len(values)]


Entry = tuple[str, Callable[[], object]]


class Menu:
    """Numbered lines, one on top of the other."""

    def __init__(self, words: Words, screen: Screen) -> None:
        self.words = words
        self.screen = screen

    # -- pages ---------------------------------------------------------------------------------------------------

    def run(self) -> None:
        """Until someone quits."""
        say = self.words.say
        try:
            while True:
                saved = saved_matches()
                entries: list[Entry] = [
                    (say("menu-new"), self.new_match),
                    (say("menu-resume", n=len(saved)), self.resume),
                    (say("menu-watch"), self.watch),
                    (say("menu-rules"), self.rules),
                    (say("menu-language", lang=say("language-name")), self.switch_language),
                    (say("menu-learn"), self.learn),
                ]
                if not self.choose(say("menu-title"), entries, say("menu-quit")):
                    return
        except Left:
            return

    def choose(self, title: str, entries: Sequence[Entry], leave: str) -> bool:
        """One page: a number does what its line says; q leaves, and then it is False."""
        notice = ""
        self.screen.clear()
        while True:
            lines = [*_banner(), styled(title, "bold"), Text("")]
            for number, (name, _) in enumerate(entries, start=1):
                lines.append(Text.assemble("  ", (f" {number} ", NUMBER), f" {name}"))
            lines += [Text.assemble("  ", (" q ", NUMBER), f" {leave}"), Text("")]
            self.screen.show([*lines, styled(notice, "bold #f0b840")] if notice else lines)
            typed = self.screen.ask("> ").lower()
            if typed == "q":
                return False
            if typed.isascii() and typed.isdigit() and 1 <= int(typed[:4]) <= len(entries):
                try:
                    entries[int(typed) - 1][1]()
                except MusterError as error:
                    notice = str(error)
                    continue
                return True
            notice = self.words.say("menu-not-understood", typed=typed[:40], n=len(entries)) if typed else ""

    def choose_game(self) -> Game:
        names = muster.game_names()
        if len(names) == 1:
            return muster.game(names[0])
        picked: list[Game] = []
        entries: list[Entry] = [
            (game_title(muster.game(name), self.words.lang), lambda name=name: picked.append(muster.game(name)))  # type: ignore[misc]
            for name in names
        ]
        if not self.choose(self.words.say("menu-which-game"), entries, self.words.say("menu-back")):
            raise Back
        return picked[0]

    def new_match(self) -> None:
        self._set_up(watching=False)

    def watch(self) -> None:
        self._set_up(watching=True)

    def _set_up(self, *, watching: bool) -> None:
        try:
            form = Form(self.choose_game(), watching=watching)
        except Back:
            return
        notice = ""
        self.screen.clear()
        while True:
            entries = self.form_entries(form)
            self.show_form(form, entries, notice)
            notice = ""
            typed = self.screen.ask("> ").lower()
            if typed == "q":
                return
            if not typed:
                try:
                    match = muster.new(form.game.name, seats=form.seats, options=form.options, pack=form.pack)
                except OptionError as error:  # what does not fit together can be changed
                    notice = str(error)
                    continue
                self._start(match, form.seating)
                return
            if typed.isascii() and typed.isdigit() and 1 <= int(typed[:4]) <= len(entries):
                form.changed = ""
                entries[int(typed) - 1][1]()
            else:
                notice = self.words.say("form-not-understood", typed=typed[:40], n=len(entries))

    def show_form(self, form: Form, entries: Sequence[Entry], notice: str) -> None:
        """The lines of the form, what the option does that was changed last, and the keys."""
        width = self.screen.width
        lines = [styled(game_title(form.game, self.words.lang), "bold"), Text("")]
        for number, (name, _) in enumerate(entries, start=1):
            lines.append(Text.assemble(" ", (f" {number:>2} ", NUMBER), f" {name}"))
        foot = wrapped(styled(form.help(self.words.lang), "italic"), width, 0)
        foot += [styled(self.words.say("form-keys"), "dim")]
        foot += wrapped(styled(notice, "bold #f0b840"), width, 0) if notice else []
        room = self.screen.height - 1 - len(lines) - len(foot)
        self.screen.show([*(_banner() if room >= len(_banner()) else []), *lines, *foot])

    def form_entries(self, form: Form) -> list[Entry]:
        """The lines of the form as they stand."""
        say = self.words.say

        def next_seats() -> None:
            form.seats = _after(form.seats, form.game.seats)
            form.changed = ""

        def next_pack() -> None:
            form.pack = _after(form.pack, form.game.packs)

        entries: list[Entry] = [(say("form-seats", n=form.seats), next_seats)]
        for seat in range(form.seats):
            player = form.players[seat]
            who = say("form-bot", bot=form.bot_name(player, self.words.lang))
            if player == PERSON:
                who = say("form-person")
            entries.append((say("form-seat", seat=seat + 1, who=who), lambda seat=seat: form.next_player(seat)))  # type: ignore[misc]
        for name, value in form.options.items():
            if len(form.game.options[name].values) > 1:
                title = option_title(form.game, name, self.words.lang)
                shown = value_shown(form.game, name, value, self.words)
                line = say("form-option", title=title, value=shown)
                entries.append((line, lambda name=name: form.next_option(name)))  # type: ignore[misc]
        if len(form.game.packs) > 1:
            entries.append((say("form-pack", pack=form.pack), next_pack))
        return entries

    def _start(self, match: Match, seating: Seating) -> None:
        if not seating.people:
            watch(match, seating, self.words, self.screen, WATCHING_DELAY)
        else:
            Sitting(match, seating, Save(new_save_path(match.game.name), seating), self.words, self.screen).play()
        self.screen.ask(self.words.say("page-back") + " ")

    def learn(self) -> None:
        try:
            game = self.choose_game().name
        except Back:
            return
        learn(game, self.words, self.screen)
        self.screen.ask(self.words.say("page-back") + " ")

    def resume(self) -> None:
        saved = saved_matches()[:MOST_SAVES]
        if not saved:
            raise MusterError(self.words.say("menu-no-saves"))
        entries: list[Entry] = [(self._saved_line(each), lambda each=each: self._go_on(each)) for each in saved]  # type: ignore[misc]
        self.choose(self.words.say("menu-which-save"), entries, self.words.say("menu-back"))

    def _saved_line(self, saved: Saved) -> str:
        players = ", ".join(
            self.words.say("form-person") if player == PERSON else player for player in saved.seating.players
        )
        title = game_title(muster.game(saved.seating.game), self.words.lang)
        return f"{title} · {players} · {datetime.fromtimestamp(saved.changed):%Y-%m-%d %H:%M}"

    def _go_on(self, saved: Saved) -> None:
        match, seating = open_saved(saved.path)
        Sitting(match, seating, Save(saved.path, seating), self.words, self.screen).play()
        self.screen.ask(self.words.say("page-back") + " ")

    def rules(self) -> None:
        try:
            book = Rulebook(self.choose_game(), self.words)
        except Back:
            return
        self.screen.clear()
        self.screen.pages(book.contents(), self.words.say("page-more"), self.words.say("page-back"))
        while True:
            asked = self.screen.ask(self.words.say("rules-which") + " ")
            if not asked or asked.lower() == "q":
                return
            self.screen.clear()
            try:
                self.screen.pages(book.about(asked), self.words.say("page-more"), self.words.say("page-back"))
            except MusterError:
                self.screen.say(self.words.say("no-such-rule", typed=asked[:40]))

    def switch_language(self) -> None:
        self.words.lang = LANGUAGES[(LANGUAGES.index(self.words.lang) + 1) % len(LANGUAGES)]


class Back(Exception):
    """Back to the page before."""


def _banner() -> list[Text]:
    return [Text(""), styled("  M U S T E R  ", "bold black on #f0b840"), Text("")]


def value_shown(game: Game, name: str, value: object, words: Words) -> str:
    """A value of an option as the form shows it."""
    if isinstance(value, bool):
        return words.say("form-yes") if value else words.say("form-no")
    return value_title(game, name, value, words.lang)
