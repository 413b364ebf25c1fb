"""Who sits where: people and bots in any seats."""

from __future__ import annotations

import json
import zlib
from collections.abc import Sequence
from typing import TYPE_CHECKING

from muster.kernel.errors import MusterError, OptionError

if TYPE_CHECKING:
    from muster.bots import Bot

PERSON = "person"
USUAL_BOTS = ("greedy", "random")


class Seating:
    """One entry per seat: ``person``, or the name of a bot. ``lesson``: the one that the match follows."""

    __slots__ = ("game", "lesson", "players")

    def __init__(self, game: str, players: Sequence[str], lesson: str = "") -> None:
        self.game = game
        self.players = tuple(players)
        self.lesson = lesson

    @classmethod
    def usual(cls, game: str, seats: int, lesson: str = "") -> Seating:
        """A person in the first seat, bots in the others."""
        return cls(game, [PERSON, *[usual_bot(game)] * (seats - 1)], lesson)

    def without_lesson(self) -> Seating:
        return Seating(self.game, self.players)

    @property
    def people(self) -> tuple[int, ...]:
        return tuple(seat for seat, player in enumerate(self.players) if player == PERSON)

    def is_person(self, seat: int) -> bool:
        return self.players[seat] == PERSON

    def bots(self, seed: str) -> dict[int, Bot]:
        """A bot for every seat that has one, with luck of its own that tells nothing of the match's."""
        from muster.bots import bot_called

        return {
            seat: bot_called(player, self.game, zlib.crc32(f"{seed}/{seat}".encode()))
            for seat, player in enumerate(self.players)
            if player != PERSON
        }

    def to_json(self) -> str:
        plain: dict[str, object] = {"game": self.game, "players": list(self.players)}
        return json.dumps(plain | {"lesson": self.lesson} if self.lesson else plain)

    @classmethod
    def from_json(cls, text: str) -> Seating:
        try:
            plain = json.loads(text)
            players = [str(player) for player in plain["players"]]
            return cls(str(plain["game"]), players, str(plain.get("lesson", "")))
        except (ValueError, KeyError, TypeError, AttributeError):
            raise MusterError("the file that says who sits where is damaged") from None


def usual_bot(game: str) -> str:
    """The best of the usual bots that plays this game."""
    from muster.bots import bot_names

    known = bot_names(game)
    return next(name for name in USUAL_BOTS if name in known)


def checked_bot(name: str, game: str) -> str:
    """The name of a bot that plays this game, or a refusal that lists all."""
    from muster.bots import bot_called

    bot_called(name, game, 0)
    return name


def seating_asked(game: str, seats: int, people: str, bots: Sequence[str]) -> Seating:
    """The seating of ``--people 0,2 --bot greedy --bot 3=random``."""
    players = [usual_bot(game)] * seats
    for entry in bots:
        place, equals, name = entry.rpartition("=")
        if equals:
            players[_seat(place, seats, "--bot")] = checked_bot(name, game)
        else:
            players = [checked_bot(name, game)] * seats
    for seat in _people(people, seats):
        players[seat] = PERSON
    return Seating(game, players)


def _people(people: str, seats: int) -> list[int]:
    word = people.strip().lower()
    if word in ("", "none"):
        return []
    if word == "all":
        return list(range(seats))
    return [_seat(part, seats, "--people") for part in word.split(",")]


def _seat(word: str, seats: int, where: str) -> int:
    if not word.strip().isdecimal() or int(word) >= seats:
        raise OptionError("error-where-no-seat", where=where, seat=word.strip(), last=str(seats - 1))
    return int(word)
