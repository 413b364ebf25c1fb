"""How a match ended, as lines to read."""

from __future__ import annotations

from rich.text import Text

from muster.kernel.errors import TextError
from muster.kernel.match import Match
from muster.terminal.lines import columns, styled
from muster.terminal.scene import Scene
from muster.terminal.words import Words


def result_lines(match: Match, words: Words) -> list[Text]:
    """Ranking with scores, and where the points came from."""
    scene = Scene(match, None, words)
    result = match.result
    lines = [styled(words.say("result-title"), "bold #f0b840")]
    parts = list(dict.fromkeys(part for breakdown in result.breakdown for part in breakdown))
    head = ["", "", words.say("result-score"), *[part_name(scene, part) for part in parts]]
    rows = [[styled(name, "dim") for name in head]]
    place = 1
    for group in result.ranking:
        for seat in group:
            row = [styled(words.say("result-place", n=place), "bold"), scene.marked_player(seat)]
            row.append(styled(str(result.scores[seat]), "bold"))
            row += [styled(str(result.breakdown[seat].get(part, 0)), "dim") for part in parts]
            rows.append(row)
        place += len(group)
    if len(head) > 6:
        # A row per source reads better than a dozen columns.
        rows = [[row[at] for row in rows] for at in range(len(head))]
    lines += columns(rows)
    winners = [scene.player(seat) for seat in result.winners]
    if "success" in result.outcomes:
        lines.append(styled(words.say("result-success"), "bold"))
    elif "failure" in result.outcomes:
        lines.append(styled(words.say("result-failure"), "bold"))
    elif len(winners) == 1 and match.seats > 1:
        lines.append(styled(words.say("result-winner", name=winners[0]), "bold"))
    elif len(winners) > 1:
        lines.append(styled(words.say("result-shared", names=", ".join(winners)), "bold"))
    for tie_break in result.tie_breaks:
        lines.append(styled(words.say("result-tie-break", name=part_name(scene, tie_break)), "dim"))
    if result.grade:
        lines.append(styled(words.say("result-grade", name=part_name(scene, result.grade)), "bold"))
    return lines


def part_name(scene: Scene, part: str) -> str:
    """A part of a score, or a grade, in the words of the game or of the terminal; what neither knows by its key."""
    found = scene.text_or_nothing(f"score-{part}") or scene.text_or_nothing(f"rank-{part}")
    if found:
        return found
    try:
        return scene.words.say(f"part-{part}")
    except TextError:
        return part.replace("_", " ").replace("-", " ")
