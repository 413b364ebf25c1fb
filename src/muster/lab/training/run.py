"""A whole run: play, learn, and let the arena decide, generation by generation.

Everything comes from the settings, and every step leaves a file in the run's folder. A run that was stopped goes on
where it was: what is there is not made again.

    settings.toml   judge.json   report.json
    generation-0/   shard-0-00000.npz ...   judge.json   curve.svg   gate.json
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from math import log
from pathlib import Path
from typing import Any, Final

from muster.bots import bot_called
from muster.bots.finding import traits_of
from muster.bots.judge import model_text
from muster.kernel.errors import OptionError
from muster.lab.players import content_of, deal, game_at, play_out, seed_of
from muster.lab.runner import Progress, Runner
from muster.lab.stats import wilson
from muster.lab.training.learning import Lesson, Rows, learn
from muster.lab.training.pictures import curve_picture
from muster.lab.training.selfplay import generate, read_shards
from muster.lab.training.settings import Settings

Tell = Callable[[str], None]
Bar = Callable[[str], Progress | None]
GateJob = tuple[str, str, str, int]  # the settings' text, the new player, the old one, the number of the match
SURE: Final = log(19)  # odds of 19 to 1 end a sequential test


class Outcome:
    """What a run came to."""

    __slots__ = ("generations", "kept", "path")

    def __init__(self, path: Path, kept: int, generations: list[dict[str, Any]]) -> None:
        self.path = path  # the best model
        self.kept = kept  # its generation, or -1 where greedy play was never beaten
        self.generations = generations

    def text(self) -> str:
        lines = []
        for at, report in enumerate(self.generations):
            figures, gate = report["figures"], report["gate"]
            low, high = wilson(gate["wins"], gate["matches"])
            lines.append(
                f"generation {at}: {figures['matches']} matches, R2 {figures['r2']}, AUC {figures['auc']}, "
                f"calibration off by {figures['calibration_error']}; won {gate['wins'] / max(1, gate['matches']):.0%} "
                f"of {gate['matches']} against {gate['against']} (95 %: {low:.0%} to {high:.0%}): "
                f"{'kept' if gate['kept'] else 'dropped'}"
            )
        lines.append(f"the best: {self.path}" if self.kept >= 0 else "no generation was good enough to be kept")
        return "\n".join(lines)


def run(
    settings: Settings,
    folder: Path,
    *,
    processes: int | None = None,
    ray: str | None = None,
    tell: Tell = print,
    bar: Bar | None = None,
) -> Outcome:
    """Train in a folder. Where it holds a run of other settings, that is refused."""
    with Runner(processes, ray) as runner:
        return _run(settings, folder, runner, tell, bar)


def _run(settings: Settings, folder: Path, runner: Runner, tell: Tell, bar: Bar | None) -> Outcome:
    folder.mkdir(parents=True, exist_ok=True)
    noted = folder / "settings.toml"
    if noted.exists() and noted.read_text(encoding="utf-8") != settings.text:
        raise OptionError(f"{folder}: holds a run of other settings; name another folder")
    noted.write_text(settings.text, encoding="utf-8")
    best = folder / f"{settings.model}.json"
    kept, reports = -1, []
    player = "greedy"
    shards: list[Path] = []
    for number in range(len(settings.matches)):
        home = folder / f"generation-{number}"
        tell(f"generation {number}: {settings.matches_in(number)} matches, played by {player}")
        show = None if bar is None else bar(f"play, generation {number}")
        shards += generate(settings, home, player, number, runner, show)
        model = home / f"{settings.model}.json"
        if not model.exists():
            show = None if bar is None else bar(f"learn, generation {number}")
            _teach(settings, shards, model, number, show)
        candidate = f"{settings.bot}:{model}"
        gate_file = home / "gate.json"
        if not gate_file.exists():
            show = None if bar is None else bar(f"gate, generation {number}")
            gate = hold_gate(settings, candidate, player, number, runner, show)
            write_whole(gate_file, json.dumps(gate, indent=1) + "\n")
        gate = json.loads(gate_file.read_text(encoding="utf-8"))
        card = json.loads(model.read_text(encoding="utf-8"))["card"]
        reports.append({"figures": card["figures"], "gate": gate})
        if gate["kept"]:
            kept, player = number, candidate
            write_whole(best, model.read_text(encoding="utf-8"))
    write_whole(folder / "report.json", json.dumps({"kept": kept, "generations": reports}, indent=1) + "\n")
    return Outcome(best, kept, reports)


def _teach(settings: Settings, shards: Sequence[Path], model: Path, generation: int, show: Progress | None) -> None:
    """Learn from all shards so far and write the model with its card and its curve."""
    lesson = Lesson(
        settings.hidden,
        settings.epochs,
        settings.rate,
        settings.decay,
        settings.held_out,
        settings.passes,
        settings.trace,
        settings.seed + generation,
    )
    learned = learn(Rows(**read_shards(shards)), lesson, show)
    game, content = game_at(settings.game), content_of(settings.game)
    card = {
        "what": f"{settings.game}: final lead and chance to win of a seat, from its traits",
        "seats": sorted({seats for seats, _ in settings.tables}),
        "settings": settings.text,
        "generation": generation,
        "rules": game.rules_version,
        "content": content.hash,
        "figures": learned.figures,
        "calibration": learned.calibration,
        "made_by": f"muster train {settings.game}",
    }
    write_whole(model, model_text(game, content, traits_of(game), learned.layers, learned.points, card))
    write_whole(model.parent / "curve.svg", curve_picture(learned.curve))


def hold_gate(
    settings: Settings, candidate: str, against: str, generation: int, runner: Runner, show: Progress | None
) -> dict[str, Any]:
    """Is the candidate better? A sequential test: it ends as soon as one answer is 19 times likelier than the other.

    Every deal is played once from each seat. What is weighed is winning half of the matches (or the fair share, with
    more seats) against winning ``gain`` more of them.
    """
    jobs: list[GateJob] = [(settings.text, candidate, against, turn) for turn in range(settings.gate)]
    wins, matches, evidence = 0.0, 0, 0.0
    played = runner.in_order(play_gate, jobs)
    for won, fair in played:
        better = min(0.95, fair + settings.gain)
        wins += won
        matches += 1
        evidence += won * log(better / fair) + (1 - won) * log((1 - better) / (1 - fair))
        if show is not None:
            show(matches, settings.gate)
        if abs(evidence) >= SURE:
            break
    played.close()
    return {
        "against": against.partition(":")[0] if generation else against,
        "matches": matches,
        "wins": round(wins, 3),
        "evidence": round(evidence, 3),
        "kept": evidence >= SURE or (evidence > 0 and matches >= settings.gate),
    }


def play_gate(job: GateJob) -> tuple[float, float]:
    """Play a match of a gate: what the candidate won of it, and what was its fair share."""
    text, candidate, against, turn = job
    settings = Settings(text)
    seats, options = settings.tables[turn // 4 % len(settings.tables)]
    mine = turn % seats
    match = deal(settings.game, seats, seed_of("gate", settings.seed, turn // seats), options=options)
    names = [candidate if seat == mine else against for seat in range(seats)]
    play_out(match, [bot_called(name, settings.game, seed_of("gate", turn, at)) for at, name in enumerate(names)])
    winners = match.result.winners
    return (1 / len(winners) if mine in winners else 0.0, 1 / seats)


def write_whole(path: Path, text: str) -> None:
    """Write a file so that it is there whole or not at all."""
    unfinished = path.with_name(f".{path.name}.unfinished")
    unfinished.write_text(text, encoding="utf-8")
    unfinished.replace(path)
