"""What a training run is made from: one file, one seed."""

from __future__ import annotations

import tomllib
from typing import Any, Final

from muster.kernel.errors import OptionError

USUAL: Final[dict[str, Any]] = {
    "seed": 1,
    "model": "judge",
    "bot": "learned",
    "matches": [4000],
    "shard": 50,
    "tables": [{"seats": 2}],
    "wild_seats": 0.5,
    "wild_share": 0.03,
    "own_share": 0.7,
    "hidden": [32],
    "epochs": 4,
    "rate": 0.0007,
    "decay": 0.003,
    "passes": 3,
    "trace": 0.7,
    "held_out": 0.1,
    "gate": 400,
    "gain": 0.08,
}


class Settings:
    """A configuration file, checked: an unknown name or a wrong kind of value is refused."""

    __slots__ = (
        "bot",
        "decay",
        "epochs",
        "gain",
        "game",
        "gate",
        "held_out",
        "hidden",
        "matches",
        "model",
        "own_share",
        "passes",
        "rate",
        "seed",
        "shard",
        "tables",
        "text",
        "trace",
        "wild_seats",
        "wild_share",
    )

    def __init__(self, text: str) -> None:
        full = USUAL | _read(text)
        self.text = text
        self.game: str = full["game"]
        self.seed: int = full["seed"]
        self.model: str = full["model"]  # the name of the model file
        self.bot: str = full["bot"]  # who plays by it in later generations and at the gate
        self.matches: list[int] = full["matches"]  # in each generation
        self.shard: int = full["shard"]  # matches in a file
        self.tables: list[tuple[int, dict[str, Any]]] = []  # seats and options; every match draws one
        for table in full["tables"]:
            options = dict(table)
            self.tables.append((options.pop("seats"), options))
        self.wild_seats: float = full["wild_seats"]  # the share of seats that answer anything now and then
        self.wild_share: float = full["wild_share"]  # how often they do
        self.own_share: float = full["own_share"]  # from the second generation on: seats of the player itself
        self.hidden: list[int] = full["hidden"]  # units in each hidden layer
        self.epochs: int = full["epochs"]
        self.rate: float = full["rate"]
        self.decay: float = full["decay"]
        self.passes: int = full["passes"]
        self.trace: float = full["trace"]
        self.held_out: float = full["held_out"]
        self.gate: int = full["gate"]  # at most this many matches decide whether a generation is kept
        self.gain: float = full["gain"]  # the share above one half that makes it worth keeping

    def matches_in(self, generation: int) -> int:
        """How many matches a generation plays."""
        return self.matches[generation]


def _read(text: str) -> dict[str, Any]:
    """The values of a file, each of the kind that it must have."""
    try:
        values = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise OptionError(f"training: the settings cannot be read: {error}") from None
    if not isinstance(values.get("game"), str):
        raise OptionError("training: the settings name no game")
    for name, value in values.items():
        if name != "game" and name not in USUAL:
            raise OptionError(f"training: there is no setting {name!r}; settings are: game, {', '.join(USUAL)}")
        usual = USUAL.get(name, "")
        fits = isinstance(value, int | float) if isinstance(usual, float) else type(value) is type(usual)
        if not fits:
            raise OptionError(f"training: {name} = {value!r} is not of the kind of {usual!r}")
    for table in values.get("tables", ()):
        if not isinstance(table, dict) or type(table.get("seats")) is not int:
            raise OptionError(f"training: tables: {table!r} names no number of seats")
    return values
