"""From rows to a network: a small one, learned by numpy alone, in minutes on one core.

It has two outputs: the final lead, and the chance to win. What is held out are whole matches, never single rows: rows
of one match have their end in common.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any, Final

import numpy as np

from muster.bots.judge import OUTPUTS, Layer

BATCH: Final = 512
BINS: Final = 10


class Learned:
    """A network and how well it foresees matches that it has not seen."""

    __slots__ = ("calibration", "curve", "figures", "layers", "points")

    def __init__(
        self,
        layers: list[Layer],
        points: float,
        figures: dict[str, float],
        calibration: list[list[float]],
        curve: list[tuple[float, float]],
    ) -> None:
        self.layers = layers
        self.points = points
        self.figures = figures
        self.calibration = calibration  # for each tenth of chances: the mean chance, the share won, the rows
        self.curve = curve  # the error after every epoch, on what is learned and on what is held out


class Lesson:
    """How a network is to learn."""

    __slots__ = ("decay", "epochs", "held_out", "hidden", "passes", "rate", "seed", "trace")

    def __init__(
        self,
        hidden: Sequence[int] = (32,),
        epochs: int = 4,
        rate: float = 0.0007,
        decay: float = 0.003,
        held_out: float = 0.1,
        passes: int = 1,
        trace: float = 0.8,
        seed: int = 1,
    ) -> None:
        self.hidden = tuple(hidden)
        self.epochs = epochs
        self.rate = rate
        self.decay = decay
        self.held_out = held_out
        self.passes = passes  # after the first, targets are what the last one foresaw of the turns that followed
        self.trace = trace  # how much of a target then comes from later on: 1 is the end of the match alone
        self.seed = seed


class Rows:
    """Positions with what became of them; in each match turn by turn, and within a turn seat by seat."""

    __slots__ = ("leads", "matches", "rows", "seats", "wins")

    def __init__(self, rows: Any, leads: Any, wins: Any, matches: Any, seats: Any) -> None:
        self.rows = rows
        self.leads = leads
        self.wins = wins
        self.matches = matches
        self.seats = seats


def learn(data: Rows, lesson: Lesson, progress: Callable[[int, int], None] | None = None) -> Learned:
    """Learn by gradient descent (Adam), with smaller and smaller steps; the best epoch on held-out matches is kept."""
    luck = np.random.default_rng(lesson.seed)
    names = np.unique(data.matches)
    held = luck.choice(names, size=max(1, int(len(names) * lesson.held_out)), replace=False)
    test = np.flatnonzero(np.isin(data.matches, held))
    train = np.flatnonzero(~np.isin(data.matches, held))
    points = float(data.leads[train].std()) or 1.0
    mean = data.rows[train].mean(axis=0)
    spread = data.rows[train].std(axis=0)
    spread[spread < 1e-3] = 1.0  # a trait that never changes says nothing
    inputs = (data.rows - mean) / spread
    np.clip(inputs, -6, 6, out=inputs)
    ends = np.stack([data.leads / points, data.wins], axis=1).astype(np.float32)
    wanted = ends
    curve: list[tuple[float, float]] = []
    net = Net.drawn([data.rows.shape[1], *lesson.hidden, OUTPUTS], luck)
    for number in range(lesson.passes):
        if number:
            wanted = traced(net.foresee(inputs), ends, data.matches, data.seats, lesson.trace)
            net = Net.drawn([data.rows.shape[1], *lesson.hidden, OUTPUTS], luck)
        net = _fit(net, inputs, wanted, train, (inputs[test], ends[test]), lesson, luck, curve)
        if progress is not None:
            progress(number + 1, lesson.passes)
    found = net.foresee(inputs[test])
    figures, calibration = measured(found[:, 0] * points, found[:, 1], data.leads[test], data.wins[test])
    figures["rows"] = len(data.rows)
    figures["matches"] = len(names)
    return Learned(net.layers(mean, spread), points, figures, calibration, curve)


def traced(foreseen: Any, ends: Any, matches: Any, seats: Any, trace: float) -> Any:
    """Targets with less luck in them: at each turn a share of what was foreseen at the next, and the rest from on
    then; the last turn of a match has its end."""
    wanted = ends.copy()
    for at in range(len(ends) - 1, -1, -1):
        after = at + int(seats[at])
        if after < len(ends) and matches[after] == matches[at]:
            wanted[at] = (1 - trace) * foreseen[after] + trace * wanted[after]
    return wanted


class Net:
    """Weights and constants, layer by layer."""

    __slots__ = ("biases", "weights")

    def __init__(self, weights: list[Any], biases: list[Any]) -> None:
        self.weights = weights
        self.biases = biases

    @classmethod
    def drawn(cls, sizes: Sequence[int], luck: Any) -> Net:
        """A network that knows nothing yet."""
        weights = [
            (luck.standard_normal((a, b)) * np.sqrt(2 / a) * (0.1 if at == len(sizes) - 2 else 1)).astype(np.float32)
            for at, (a, b) in enumerate(pairwise(sizes))
        ]
        return cls(weights, [np.zeros(b, dtype=np.float32) for b in sizes[1:]])

    def copy(self) -> Net:
        return Net([weight.copy() for weight in self.weights], [bias.copy() for bias in self.biases])

    def foresee(self, inputs: Any) -> Any:
        """Leads and chances."""
        found = _forward(self.weights, self.biases, inputs)[-1].copy()
        found[:, 1] = _chance(found[:, 1])
        return found

    def layers(self, mean: Any, spread: Any) -> list[Layer]:
        """For the judge, who takes traits as they are: what was subtracted and divided becomes part of the first."""
        biases = [self.biases[0] - (mean / spread) @ self.weights[0], *self.biases[1:]]
        weights = [self.weights[0] / spread[:, None], *self.weights[1:]]
        return [
            (weight.T.astype(float).tolist(), bias.astype(float).tolist())
            for weight, bias in zip(weights, biases, strict=True)
        ]


def _fit(
    net: Net, inputs: Any, wanted: Any, train: Any, test: tuple[Any, Any], lesson: Lesson, luck: Any, curve: list[Any]
) -> Net:
    """The network after the epoch that did best on what is held out."""
    parts = [*net.weights, *net.biases]
    first = [np.zeros_like(part) for part in parts]
    second = [np.zeros_like(part) for part in parts]
    best, kept = np.inf, net.copy()
    steps = 0
    whole = lesson.epochs * (len(train) // BATCH + 1)
    for _ in range(lesson.epochs):
        order = luck.permutation(train)
        for at in range(0, len(order), BATCH):
            chosen = order[at : at + BATCH]
            slopes = _slopes(net, inputs[chosen], wanted[chosen])
            steps += 1
            pace = lesson.rate * 0.5 * (1 + np.cos(np.pi * steps / whole))
            for number, (part, slope) in enumerate(zip(parts, slopes, strict=True)):
                first[number] += 0.1 * (slope - first[number])
                second[number] += 0.001 * (slope * slope - second[number])
                width = np.sqrt(second[number] / (1 - 0.999**steps)) + 1e-8
                part -= pace * first[number] / (1 - 0.9**steps) / width
                if part.ndim > 1:
                    part *= 1 - pace * lesson.decay * 100
        sample = train[: 4 * BATCH]
        loss = _loss(net, *test)
        curve.append((_loss(net, inputs[sample], wanted[sample]), loss))
        if loss < best:
            best, kept = loss, net.copy()
    return kept


def _forward(weights: list[Any], biases: list[Any], values: Any) -> list[Any]:
    """What every layer says."""
    said = [values]
    for at, (weight, bias) in enumerate(zip(weights, biases, strict=True)):
        values = said[-1] @ weight + bias
        said.append(values if at == len(weights) - 1 else np.maximum(values, 0))
    return said


def _chance(odds: Any) -> Any:
    return 1 / (1 + np.exp(-np.clip(odds, -30, 30)))


def _slopes(net: Net, values: Any, wanted: Any) -> list[Any]:
    """The slopes of the error for every part: squares for the lead, cross-entropy for the win."""
    said = _forward(net.weights, net.biases, values)
    back = said[-1].copy()
    back[:, 1] = _chance(back[:, 1])
    back = (back - wanted) / len(values)
    slopes: list[Any] = []
    for at in range(len(net.weights) - 1, -1, -1):
        slopes.append((said[at].T @ back, back.sum(axis=0)))
        if at:
            back = (back @ net.weights[at].T) * (said[at] > 0)
    slopes.reverse()
    return [weight for weight, _ in slopes] + [bias for _, bias in slopes]


def _loss(net: Net, values: Any, wanted: Any) -> float:
    found = net.foresee(values)
    chance = np.clip(found[:, 1], 1e-6, 1 - 1e-6)
    won = wanted[:, 1]
    entropy = -(won * np.log(chance) + (1 - won) * np.log(1 - chance)).mean()
    return float(0.5 * ((found[:, 0] - wanted[:, 0]) ** 2).mean() + entropy)


def measured(leads: Any, chances: Any, true_leads: Any, won: Any) -> tuple[dict[str, float], list[list[float]]]:
    """How well leads and chances were foreseen: R2, the area under the ROC curve, Brier's score, and calibration."""
    around = float(((true_leads - true_leads.mean()) ** 2).mean()) or 1.0
    figures = {
        "r2": 1 - float(((leads - true_leads) ** 2).mean()) / around,
        "auc": area(chances, won),
        "brier": float(((chances - won) ** 2).mean()),
    }
    calibration: list[list[float]] = []
    error = 0.0
    for low in range(BINS):
        here = (chances >= low / BINS) & (chances < (low + 1) / BINS + (low == BINS - 1))
        if here.any():
            said, true = float(chances[here].mean()), float(won[here].mean())
            calibration.append([round(said, 3), round(true, 3), int(here.sum())])
            error += abs(said - true) * float(here.mean())
    figures["calibration_error"] = error
    return {name: round(value, 4) for name, value in figures.items()}, calibration


def area(chances: Any, won: Any) -> float:
    """How often a row that was won is given a higher chance than one that was lost."""
    above, below = chances[won > 0.75], chances[won < 0.25]
    if not len(above) or not len(below):
        return 0.5
    ranks = np.searchsorted(np.sort(below), above, side="left") + np.searchsorted(np.sort(below), above, side="right")
    return float(ranks.mean() / 2 / len(below))
