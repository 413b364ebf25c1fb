"""An analysis as lines to read: chances turn by turn, the biggest swings, what was missed."""

from __future__ import annotations

import json
from typing import Final

from rich.text import Text

from muster.cli.saves import open_match
from muster.cli.screen import Screen
from muster.cli.studies import progress_bar
from muster.kernel.match import Match
from muster.lab.analysis import Analysis, analyse, dealt_again
from muster.terminal.lines import columns, styled, wrapped
from muster.terminal.scene import Scene
from muster.terminal.words import Words

INDENT: Final = 2


def analyse_file(data: bytes, name: str, words: Words, screen: Screen, pack: str | None, *, as_json: bool) -> None:
    """Analyse a record or a saved match and print what was found."""
    match = open_match(data, name, pack)
    with progress_bar(words.say("analysis-title")) as progress:
        found = analyse(match, progress=progress)
    if as_json:
        print(json.dumps(found.to_json(), indent=1))
    else:
        width = screen.width
        screen.tell([part for line in analysis_lines(match, found, words) for part in wrapped(line, width, INDENT)])


def analysis_lines(match: Match, found: Analysis, words: Words) -> list[Text]:
    """Everything that was found, as a table and two lists."""
    scene = Scene(match, None, words)
    lines = [styled(words.say("analysis-title"), "bold #f0b840")]
    head = [styled(words.say("analysis-line"), "dim"), *[scene.marked_player(seat) for seat in range(found.seats)]]
    rows = [head]
    for moment in found.moments:
        row = [styled(str(moment.line), "dim")]
        row += [Text(words.say("analysis-chance", chance=round(100 * chance))) for chance in moment.chances]
        rows.append(row)
    lines += columns(rows)
    lines += [Text(""), styled(words.say("analysis-swings"), "bold")]
    for before, after, seat in found.swings():
        lines.append(
            Text(
                words.say(
                    "analysis-swing",
                    first=before.line,
                    last=after.line,
                    name=scene.player(seat),
                    before=round(100 * before.chances[seat]),
                    after=round(100 * after.chances[seat]),
                )
            )
        )
    lines += [Text(""), styled(words.say("analysis-missed"), "bold")]
    missed = found.missed()
    if not missed:
        lines.append(Text(words.say("analysis-nothing")))
    said = answers_said(match, [(choice.line, choice.said, choice.better) for choice in missed], words)
    for choice, (answer, better) in zip(missed, said, strict=True):
        lines.append(
            Text(
                words.say(
                    "analysis-better",
                    line=choice.line,
                    name=scene.player(choice.seat),
                    answer=answer,
                    better=better,
                    chance=round(100 * choice.played),
                    best=round(100 * choice.best),
                )
            )
        )
    return lines


def answers_said(match: Match, wanted: list[tuple[int, str, str]], words: Words) -> list[tuple[str, str]]:
    """The words of answers and of better ones, each at its line of the record."""
    record = match.record.all_lines()
    again = dealt_again(match, keeping=any(not line.key for line in record))
    asked = {line: (answer, better) for line, answer, better in wanted}
    said: dict[int, tuple[str, str]] = {}
    for number, line in enumerate(record, start=1):
        if number in asked and line.key:
            texts = {option.key: option.text(words.lang) for option in again.chair(line.seat).decision}
            answer, better = asked[number]
            said[number] = (texts.get(answer, answer), texts.get(better, better))
        if line.key:
            again.play(line.key, seat=line.seat)
        else:
            again.take_back(line.seat)
    return [said[line] for line, _, _ in wanted]
