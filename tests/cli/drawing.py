"""Draw the table of a match as the terminal would, without one."""

from __future__ import annotations

import muster
from muster.cli.choices import numbered
from muster.kernel.text import LANGUAGES
from muster.terminal import drawing_of
from muster.terminal.scene import Scene
from muster.terminal.words import Words

WORDS = {lang: Words(lang) for lang in LANGUAGES}


def drawn(match: muster.Match, seat: int | None, width: int = 120, height: int = 40, lang: str = "en") -> str:
    """What somebody on a seat sees, or with None a spectator."""
    lines = drawing_of(match.game).draw(Scene(match, seat, WORDS[lang]), width, height, {})
    return "\n".join(line.plain for line in lines)


def asked(match: muster.Match, width: int = 120, height: int = 40, lang: str = "en") -> tuple[str, dict[str, int]]:
    """What the player who is asked sees, and the numbers of the options."""
    drawing = drawing_of(match.game)
    scene = Scene(match, match.decision.seat, WORDS[lang])
    badges = {choice.option.key: choice.number for choice in numbered(match.decision, scene, drawing)}
    return "\n".join(line.plain for line in drawing.draw(scene, width, height, badges)), badges
