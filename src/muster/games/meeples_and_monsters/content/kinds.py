"""What kinds of options there are: the words in their keys, which records keep."""

from __future__ import annotations

from typing import Final

# Single options
CONFIRM: Final = "confirm"
CONTINUE: Final = "continue"
LEAVE: Final = "leave"
STOP: Final = "stop"
NOTHING_MORE: Final = "nothing"
RESEARCH: Final = "research"
JOIN: Final = "join"
SINGLE: Final = (CONFIRM, CONTINUE, LEAVE, STOP, NOTHING_MORE, RESEARCH, JOIN)  # in the order of the book

# The Capitol
ABILITY: Final = "ability"
BUILD: Final = "build"
LEVEL: Final = "level"

# Spots
USE: Final = "use"
FIGHT: Final = "fight"
ROOM: Final = "room"
MORE: Final = "more"
BACK: Final = "back"
STRENGTHEN: Final = "strengthen"
RESOLVE: Final = "resolve"

# Meeples and cards
UNIT: Final = "unit"
COMPLETE: Final = "complete"
