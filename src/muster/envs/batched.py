"""Many matches at once for learners: one call answers in all of them, into buffers that are made once.

    env = BatchedEnv("meeples-and-monsters", matches=64, opponents="greedy")
    env.reset(seed=1)
    while learning:
        env.step(policy(env.observations, env.masks))  # 64 actions
        env.rewards, env.ended  # of these answers

A match that ends is dealt anew at once: ``ended`` tells where, ``rewards`` what the end was worth, and ``observations``
are those of the next match. All arrays are overwritten by the next ``step``; copy what is to be kept.

``learn="one"`` learns one seat of each match, another one in every match; the others are held by ``opponents``: a bot
by name, a class of bots, or a policy, a function of observations and masks (of all matches that wait for it, at once)
that returns actions. A list seats another one in each place. A league is a list of earlier selves, changed by
`seat_opponents`. ``learn="all"`` is self-play: every question of every seat is put to the learner, ``seats`` tells
whose it is, and ``final_rewards`` what the end was worth to each.

``observe`` says what an observation is: "compact", some three hundred numbers by which judges judge and the open
question (`observation_names` tells their names), "wide", everything that the seat knows as in the other environments,
or "nothing". ``shaping`` adds to every reward how much the judge's chance for the learner's seat has risen since its
last answer, times this weight; at the end it is taken back, so that what is best to do stays the same
(potential-based).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Any, Final, Literal, TypeAlias, get_args

import muster
from muster.bots import Bot, BotMaker, bot_called, bots_of
from muster.bots.finding import foresight_of, traits_of
from muster.bots.judge import judge_in
from muster.envs.encoding import Encoder, encoder
from muster.envs.libraries import needs_extra
from muster.envs.playing import option_numbered
from muster.envs.rewards import reward_called
from muster.kernel.errors import MusterError, OptionError
from muster.kernel.match import Match

try:
    import numpy as np
    from numpy.typing import NDArray
except ModuleNotFoundError as missing:
    raise needs_extra(missing) from None

Learn = Literal["one", "all"]
Observe = Literal["compact", "wide", "nothing"]
LEARN: Final[tuple[Learn, ...]] = get_args(Learn)
OBSERVE: Final[tuple[Observe, ...]] = get_args(Observe)

Floats: TypeAlias = NDArray[np.float32]
Policy = Callable[[Floats, NDArray[np.int8]], Sequence[int] | NDArray[Any]]
Opponent = str | type | Policy
Look = Callable[[Match, int], Any]  # what a seat of a match observes now


class BatchedEnv:
    """Matches of one game side by side."""

    def __init__(
        self,
        game: str,
        *,
        matches: int = 64,
        seats: int = 2,
        learn: Learn = "one",
        opponents: Opponent | Sequence[Opponent] = "random",
        observe: Observe = "compact",
        reward: str = "rank",
        shaping: float = 0.0,
        options: Mapping[str, object] | None = None,
        pack: str | Path | None = None,
    ) -> None:
        self.game = muster.game(game)
        self.options = self.game.checked_options(options, self.game.checked_seats(seats))
        if matches < 1:
            raise OptionError(f"{matches} matches cannot be played; name at least one")
        if learn not in LEARN:
            raise OptionError(f"learn cannot be {learn!r}; it may be {' or '.join(LEARN)}")
        self.number_of_seats = seats
        self.pack = pack
        self.learn: Learn = learn
        self._content = muster.content(game, pack)
        self._reward = reward_called(reward)
        self._look, self.observation_names = looking(game, seats, pack, observe)
        self.book_size = len(self._content.book)
        self.action_version = action_version(self._content)
        size = len(self.observation_names)
        self.observations: Floats = np.zeros((matches, size), np.float32)
        self.masks: NDArray[np.int8] = np.zeros((matches, self.book_size), np.int8)
        self.seats: NDArray[np.int64] = np.zeros(matches, np.int64)  # whose question it is
        self.rewards: Floats = np.zeros(matches, np.float32)
        self.final_rewards: Floats = np.zeros((matches, seats), np.float32)  # of matches that just ended
        self.ended: NDArray[np.bool_] = np.zeros(matches, np.bool_)
        self._allowed: list[list[int]] = [[] for _ in range(matches)]  # the entries of each mask that are 1
        self._matches: list[Match] = []
        self._learners = [0] * matches
        self._holders: list[list[_Holder | None]] = [[None] * seats for _ in range(matches)]
        self._dealt = 0
        self._seed = 0
        self._toss = Random(0)
        self._shaping = shaping
        self._judge: Any = None
        self._chances = [0.0] * matches  # the learner's, at its last answer
        if shaping:
            if learn == "all":
                raise OptionError("shaping follows one seat of each match: it goes with learn='one'")
            self._traits = traits_of(game)
            self._model = foresight_of(game).model
        self._opponents: list[Opponent] = []
        self.seat_opponents(opponents)

    def seat_opponents(self, opponents: Opponent | Sequence[Opponent]) -> None:
        """Other opponents, from the next match on that is dealt: the next generation of a league, say."""
        seated: list[Opponent]
        if isinstance(opponents, str) or callable(opponents):
            seated = [opponents] * (self.number_of_seats - 1)
        else:
            seated = list(opponents)
        if len(seated) != self.number_of_seats - 1:
            others = self.number_of_seats - 1
            raise OptionError(f"{len(seated)} opponents for {others} other seats: name one for all, or one for each")
        for opponent in seated:
            holder_of(opponent, self.game.name, 0)
        self._opponents = seated

    def __len__(self) -> int:
        return len(self.seats)

    def reset(self, seed: int = 0) -> None:
        """Deal all matches; the same seed deals the same ones, and all that follow are the same, too."""
        self._seed = seed
        self._dealt = 0
        self._toss = Random(seed)
        self._matches = [self._deal(at) for at in range(len(self))]
        self.rewards[:] = 0
        self.ended[:] = False
        self._go_on(range(len(self)))

    def step(self, actions: Sequence[int] | NDArray[Any]) -> None:
        """Answer in every match: the numbers of options that are offered there."""
        if not self._matches:
            raise MusterError("no question is open: call reset() first")
        if len(actions) != len(self):
            raise MusterError(f"{len(actions)} actions for {len(self)} matches")
        chosen = [int(action) for action in actions]
        for at, number in enumerate(chosen):
            if number not in self._allowed[at]:
                option_numbered(self._matches[at].decision, number)  # says what is offered
        self.rewards[:] = 0
        self.ended[:] = False
        for match, numbers, number in zip(self._matches, self._allowed, chosen, strict=True):
            match.choose(numbers.index(number))
        self._go_on(range(len(self)))

    # -- between two answers of the learner ------------------------------------------------------------------------

    def _deal(self, at: int) -> Match:
        number = self._dealt
        self._dealt += 1
        luck = Random(f"{self._seed}/{number}")
        self._learners[at] = number % self.number_of_seats
        holders: list[_Holder | None] = [None] * self.number_of_seats
        if self.learn == "one":
            for step, opponent in enumerate(self._opponents, start=1):
                seat = (self._learners[at] + step) % self.number_of_seats
                holders[seat] = holder_of(opponent, self.game.name, luck.getrandbits(60))
        self._holders[at] = holders
        match = muster.new(
            self.game.name,
            seats=self.number_of_seats,
            seed=luck.getrandbits(62),
            options=self.options,
            pack=self.pack,
            events=False,
        )
        if self._shaping:
            if self._judge is None:
                path = self.game.folder / "models" / f"{self._model(match)}.json"
                self._judge = judge_in(path, match, self._traits)
            self._chances[at] = self._chance(match, self._learners[at])
        return match

    def _go_on(self, waiting: Sequence[int] | range) -> None:
        """Let the others answer until the learner is asked everywhere; then observe. Policies answer all at once."""
        todo = list(waiting)
        while todo:
            asked: dict[int, tuple[Policy, list[int]]] = {}
            for at in todo:
                policy = self._until_asked(at)
                if policy is not None:
                    asked.setdefault(id(policy), (policy, []))[1].append(at)
            todo = []
            for policy, places in asked.values():
                actions = policy(self.observations[places], self.masks[places])
                for at, action in zip(places, actions, strict=True):
                    match = self._matches[at]
                    match.choose(option_numbered(match.decision, int(action)))
                todo += places

    def _until_asked(self, at: int) -> Policy | None:
        """Let bots answer in a match until a learner or a policy is asked; observe, and return the policy."""
        while True:
            match = self._matches[at]
            if match.over:
                self._end(at, match)
                continue
            questions = match.table.questions
            seat = questions[0].seat if len(questions) == 1 else match.decision.seat
            holder = self._holders[at][seat]
            if holder is None or holder.policy is not None:
                self._observe(at, match, seat, learner=holder is None)
                return None if holder is None else holder.policy
            if holder.bot is None:
                match.choose(int(self._toss.random() * match.choices))
            else:
                match.play(holder.bot.decide(match.chair(seat)))

    def _end(self, at: int, match: Match) -> None:
        worth = self._reward(match.result)
        self.final_rewards[at] = worth
        if self.learn == "one":
            self.rewards[at] += worth[self._learners[at]]
        if self._shaping:
            self.rewards[at] -= self._shaping * self._chances[at]  # what was given before its time
        self.ended[at] = True
        self._matches[at] = self._deal(at)

    def _observe(self, at: int, match: Match, seat: int, *, learner: bool) -> None:
        self.seats[at] = seat
        mask = self.masks[at]
        for number in self._allowed[at]:
            mask[number] = 0
        allowed = [option.number for option in match.decision.listed]
        for number in allowed:
            mask[number] = 1
        self._allowed[at] = allowed
        self.observations[at] = self._look(match, seat)
        if learner and self._shaping and not self.ended[at]:
            chance = self._chance(match, seat)
            self.rewards[at] += self._shaping * (chance - self._chances[at])
            self._chances[at] = chance

    def _chance(self, match: Match, seat: int) -> float:
        return float(self._judge.judge(self._traits.of(match.table, seat)).chance)


class _Holder:
    """Who holds a chair that is not the learner's: a bot, a policy, or nobody but chance."""

    __slots__ = ("bot", "policy")

    def __init__(self, bot: Bot | None, policy: Policy | None) -> None:
        self.bot = bot
        self.policy = policy


def holder_of(opponent: Any, game: str, seed: int) -> _Holder:
    """Someone for a chair. Random play needs no bot: it is what most matches of most learners begin with."""
    if isinstance(opponent, str):
        if opponent == "random":
            return _Holder(None, None)
        return _Holder(bot_called(opponent, game, seed), None)
    if isinstance(opponent, type):
        maker: BotMaker = opponent
        return _Holder(maker(seed), None)
    if callable(opponent):
        return _Holder(None, opponent)
    known = ", ".join(bots_of(game))
    raise OptionError(f"{opponent!r} can hold no chair: name a bot ({known}), a class of bots, or a policy")


def looking(game: str, seats: int, pack: str | Path | None, observe: Observe) -> tuple[Look, tuple[str, ...]]:
    """How a seat's observation is made, and what its numbers say."""
    match observe:
        case "nothing":
            return (lambda match, seat: ()), ()
        case "wide":
            wide: Encoder = encoder(game, seats=seats, pack=pack)
            return wide.observe, wide.names
        case "compact":
            return compact(game)
    raise OptionError(f"observe cannot be {observe!r}; it may be {', '.join(OBSERVE)}")


def compact(game: str) -> tuple[Look, tuple[str, ...]]:
    """The traits of the table for a seat, and which question is open; about three hundred numbers."""
    chosen = muster.game(game)
    traits = traits_of(game)
    prompts = {prompt: at for at, prompt in enumerate(chosen.prompts)}
    blank = [0.0] * len(prompts)

    def look(match: Match, seat: int) -> list[float]:
        question = blank.copy()
        question[prompts[match.decision.question.prompt]] = 1.0
        return traits.of(match.table, seat) + question

    return look, (*traits.names, *[f"question:{prompt}" for prompt in prompts])


def action_version(content: Any) -> str:
    """Names the numbering of actions: it changes with every option that comes, goes or moves.

    A policy that was saved with another one answers something else than it learned. Keep it beside the policy, and
    compare.
    """
    keys = "\n".join([option.key for option in content.book.options])
    return blake2b(keys.encode(), digest_size=8).hexdigest()
