"""Play for learning: at every turn of many matches, the traits of every seat and what became of it in the end.

A shard is a file with some matches. It is written whole or not at all, and is made from its number alone, so that a
run that was stopped goes on with the shards that are missing. Who plays sends bytes: only the run itself writes files.
"""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from muster.bots import Bot, BotMaker, Foresight, Traits, bot_called
from muster.bots.finding import foresight_of, traits_of
from muster.bots.foresight import at_the_end
from muster.kernel.decision import OpenOption
from muster.kernel.errors import BrokenRule
from muster.kernel.match import Chair, Match
from muster.lab.players import deal, game_at, seed_of
from muster.lab.runner import Progress, Runner
from muster.lab.training.settings import Settings

Job = tuple[str, str, int, int]  # the settings' text, the player, the shard's number, the generation


class Wild:
    """Now and then answers anything, so that a judge also sees tables to which no plan leads."""

    def __init__(self, bot: Bot, seed: int, share: float) -> None:
        self._bot = bot
        self._toss = Random(seed)
        self._share = share

    def decide(self, chair: Chair) -> OpenOption:
        chosen = self._bot.decide(chair)
        if self._toss.random() < self._share:
            decision = chair.decision
            return decision[self._toss.randrange(len(decision))]
        return chosen


def players(settings: Settings, foresight: Foresight, who: str, seats: int, toss: Random) -> list[Bot]:
    """Who sits down: the named player or one of the game's planners, some of them a little wild."""
    found: list[Bot] = []
    for _ in range(seats):
        seed = toss.getrandbits(60)
        maker: BotMaker
        if who != "greedy" and toss.random() < settings.own_share:
            bot: Bot = bot_called(who, settings.game, seed)
        else:
            maker = foresight.plans[0] if toss.random() < 0.4 else toss.choice(foresight.plans)
            bot = maker(seed)
        if toss.random() < settings.wild_seats:
            bot = Wild(bot, seed, settings.wild_share)
        found.append(bot)
    return found


def play_for_learning(match: Match, bots: Sequence[Bot], traits: Traits) -> tuple[list[list[float]], list[int]]:
    """Play to the end; the traits of all seats at every new turn, and whose they are."""
    chairs = [match.chair(seat) for seat in range(match.seats)]
    rows: list[list[float]] = []
    whose: list[int] = []
    turn = traits.turn(match.table)
    decisions = 0
    while not match.over:
        now = traits.turn(match.table)
        if now != turn:
            turn = now
            for seat in range(match.seats):
                rows.append(traits.of(match.table, seat))
                whose.append(seat)
        seat = match.decision.seat
        match.play(bots[seat].decide(chairs[seat]).key, seat)
        decisions += 1
        if decisions > match.game.most_decisions:
            raise BrokenRule(f"{match.game.name}: no end within {decisions} decisions")
    return rows, whose


def make_shard(job: Job) -> bytes:
    """Play the matches of one shard; what a worker does."""
    text, who, number, generation = job
    settings = Settings(text)
    traits, foresight = traits_of(settings.game), foresight_of(settings.game)
    rows: list[list[float]] = []
    leads: list[float] = []
    wins: list[float] = []
    matches: list[int] = []
    seats_of: list[int] = []
    first = number * settings.shard
    for turn in range(first, min(first + settings.shard, settings.matches_in(generation))):
        toss = Random(seed_of("train", settings.seed, generation, turn))
        seats, options = toss.choice(settings.tables)
        match = deal(settings.game, seats, toss.getrandbits(60), options=options)
        bots = players(settings, foresight, who, seats, toss)
        found, whose = play_for_learning(match, bots, traits)
        ends = [at_the_end(match, seat) for seat in range(seats)]
        rows += found
        leads += [ends[seat].lead for seat in whose]
        wins += [ends[seat].chance for seat in whose]
        matches += [turn] * len(found)
        seats_of += [seats] * len(found)
    shard = BytesIO()
    np.savez_compressed(
        shard,
        rows=np.asarray(rows, dtype=np.float32),
        leads=np.asarray(leads, dtype=np.float32),
        wins=np.asarray(wins, dtype=np.float32),
        matches=np.asarray(matches, dtype=np.int32),
        seats=np.asarray(seats_of, dtype=np.int32),
    )
    return shard.getvalue()


def generate(
    settings: Settings, folder: Path, who: str, generation: int, runner: Runner, progress: Progress | None
) -> list[Path]:
    """All shards of a generation; those that were there already are not made again."""
    game_at(settings.game)
    folder.mkdir(parents=True, exist_ok=True)
    total = -(-settings.matches_in(generation) // settings.shard)
    paths = [folder / f"shard-{generation}-{number:05}.npz" for number in range(total)]
    missing = [number for number, path in enumerate(paths) if not path.exists()]
    jobs: list[Job] = [(settings.text, who, number, generation) for number in missing]
    done = total - len(missing)
    for at, shard in runner.results(make_shard, jobs, 0):
        path = paths[missing[at]]
        unfinished = path.with_suffix(".tmp")
        unfinished.write_bytes(shard)
        unfinished.replace(path)
        done += 1
        if progress is not None:
            progress(done, total)
    return paths


def read_shards(paths: Sequence[Path]) -> dict[str, Any]:
    """All rows of some shards, put together."""
    parts: dict[str, list[Any]] = {"rows": [], "leads": [], "wins": [], "matches": [], "seats": []}
    for at, path in enumerate(paths):
        with np.load(path) as shard:
            for name, values in parts.items():
                found = shard[name]
                # Matches are told apart by shard, too: each generation counts from nothing.
                values.append(found + at * 1_000_000 if name == "matches" else found)
    return {name: np.concatenate(values) for name, values in parts.items()}
