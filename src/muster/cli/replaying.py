"""Replaying a record: forwards, backwards, to a line, to either end."""

from __future__ import annotations

from rich.text import Text

from muster.cli.results import result_lines
from muster.cli.saves import open_match
from muster.cli.screen import Left, Screen, key_line
from muster.kernel.match import Match, new_match
from muster.kernel.record import Line
from muster.kernel.text import LANGUAGES
from muster.terminal import drawing_of
from muster.terminal.lines import INDENT, fit, styled, wrapped
from muster.terminal.scene import Scene
from muster.terminal.words import Words

LATEST = 4


class Replay:
    """A finished or saved match, and the line of its record that is being looked at."""

    def __init__(self, whole: Match) -> None:
        self.lines: list[Line] = whole.record.all_lines()
        self._whole = whole
        self.match = self._dealt()
        self.at = 0

    def _dealt(self) -> Match:
        record = self._whole.record
        assert record.seed is not None  # else it could not have been replayed
        whole = self._whole
        rules = record.rules_version
        return new_match(
            whole.game, record.seats, record.seed, record.options, whole.content, True, record.names, rules
        )

    def go_to(self, line: int) -> None:
        """Go to a line; everything before it is played again from the start, too fast to notice."""
        line = max(0, min(len(self.lines), line))
        if line < self.at:
            self.match = self._dealt()
            self.at = 0
        while self.at < line:
            played = self.lines[self.at]
            if played.key:
                self.match.play(played.key, seat=played.seat)
            else:
                self.match.take_back(played.seat)
            self.at += 1

    @property
    def next_line(self) -> Line | None:
        return self.lines[self.at] if self.at < len(self.lines) else None


def tell_all(match: Match, words: Words, screen: Screen) -> None:
    """Without a terminal: the story and how it ended."""
    for line in match.story(None, words.lang):
        screen.say(line)
    if match.over:
        screen.tell([Text(""), *result_lines(match, words)])
    else:
        screen.say(words.say("replay-open", n=match.length))


def step_through(replay: Replay, words: Words, screen: Screen) -> None:
    """On a terminal: look at any line."""
    eyes: int | None = None
    notice = ""
    screen.clear()
    while True:
        show(replay, words, screen, eyes, notice)
        notice = ""
        try:
            typed = screen.ask("> ").lower()
        except Left:
            return
        word, _, rest = typed.partition(" ")
        rest = rest.strip()
        if word in ("", "n"):
            replay.go_to(replay.at + 1)
        elif word == "b":
            replay.go_to(replay.at - 1)
        elif word == "a":
            replay.go_to(0)
        elif word == "e":
            replay.go_to(len(replay.lines))
        elif word.isdecimal() and len(word) < 9:
            replay.go_to(int(word))
        elif word[0] in "+-" and word[1:].isdecimal() and len(word) < 9:
            replay.go_to(replay.at + int(word))
        elif word == "g" and (not rest or rest in LANGUAGES):
            words.lang = rest or words.next_language()
        elif word == "w" and (not rest or (rest.isdecimal() and 1 <= int(rest) <= replay.match.seats)):
            eyes = int(rest) - 1 if rest else None
        elif word == "l":
            screen.clear()
            log = [Text(line) for line in replay.match.story(eyes, words.lang)] or [Text(words.say("log-empty"))]
            screen.pages(log, words.say("page-more"), words.say("page-back"))
            screen.clear()
        elif word == "q":
            return
        else:
            notice = words.say("replay-not-understood", typed=typed[:40])


def show(replay: Replay, words: Words, screen: Screen, eyes: int | None, notice: str) -> None:
    """The table at this line, what has just happened, and what comes next."""
    match, width = replay.match, screen.width
    scene = Scene(match, eyes, words)
    foot: list[Text] = []
    if match.over:
        foot += result_lines(match, words)
    elif replay.next_line is not None:
        foot += _next(replay.next_line, scene)
    foot.append(styled(words.say("replay-at", line=replay.at, lines=len(replay.lines)), "bold"))
    if notice:
        foot.append(styled(f"! {notice}", "bold #f0b840"))
    foot.append(fit(key_line(words.say("keys-replay")), width))
    told = match.story(eyes, words.lang)[-LATEST:]
    story = [part for line in told for part in wrapped(Text(f"  {line}"), width, INDENT)]
    story = story[len(story) - max(0, min(LATEST, len(story), screen.height - len(foot) - 2)) :]
    room = screen.height - len(foot) - len(story) - 1
    # Where the result leaves little room, the end of the table is left out: nothing may scroll off the screen.
    table = drawing_of(match.game).draw(scene, width, room, {})[: max(1, room)]
    screen.show([*table, *story, *foot])


def _next(line: Line, scene: Scene) -> list[Text]:
    """The open question and the answer that it gets on the next line."""
    match, lang = scene.match, scene.words.lang
    who = scene.marked_player(line.seat)
    if not line.key:
        return [who + Text(" ") + Text(scene.words.say("replay-take-back"))]
    for decision in match.decisions:
        if decision.seat == line.seat:
            options = {option.key: option.text(lang) for option in decision.options}
            answer = scene.words.say("replay-answer", answer=options.get(line.key, line.key), n=len(options))
            return [Text.assemble(who, " ", decision.prompt.text(lang)), styled(f"  {answer}", "bold #8fd3a8")]
    return [who]


def replay_file(data: bytes, name: str, words: Words, screen: Screen, pack: str | None) -> None:
    """Show a record or a saved match."""
    match = open_match(data, name, pack)
    if screen.live:
        step_through(Replay(match), words, screen)
    else:
        tell_all(match, words, screen)
