"""The games for OpenSpiel: ``pyspiel.load_game("python_muster_monster_lands", {"players": 3})``.

Importing this module registers all games, by their names with underscores.

All luck of a match follows from its seed. So there is one chance node, at the root: it draws one of ``deals`` seeds,
and nobody sees which. That is the same game with the dice thrown beforehand, and its history says everything. A clone
throws the dice that the real state will throw: whoever searches should search in states from
``resample_from_infostate``, which deals all that the player cannot know anew, the dice to come included.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from functools import cache
from hashlib import blake2b
from typing import Any

import muster
from muster.envs.encoding import encoder, open_decision
from muster.envs.libraries import needs_extra
from muster.envs.playing import option_numbered
from muster.envs.rewards import reward_called
from muster.kernel.errors import MusterError, OptionError
from muster.kernel.match import Match

try:
    import numpy as np
    import pyspiel
except ModuleNotFoundError as missing:
    raise needs_extra(missing) from None

UTILITIES = {"rank": (-1.0, 1.0), "win": (0.0, 1.0), "score": (-1000.0, 1000.0)}
PARAMETERS = {
    "players": 2,
    "options": "",  # of the game: "scenario:the-hunt;griffin:true;heroes:ael+dral", since OpenSpiel uses up other signs
    "reward": "rank",
    "deals": 1000,  # how many seeds are drawn from
    "first_deal": 0,  # and this is the first of them
}


def short_name(game: str) -> str:
    return f"python_muster_{muster.game(game).module_name}"


def game_type(game: str) -> Any:
    """What OpenSpiel has to know of a game before it is made."""
    return pyspiel.GameType(
        short_name=short_name(game),
        long_name=f"Muster: {game}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(muster.game(game).seats),
        min_num_players=min(muster.game(game).seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS,
    )


def options_in(text: str) -> dict[str, object]:
    """Options of a game from a text: ``name:value`` with semicolons between them. A list has a ``+``: ``ael+dral``.

    A list of one has it, too: ``ael+``.
    """
    options: dict[str, object] = {}
    for part in text.split(";") if text else ():
        name, colon, value = part.partition(":")
        if not colon:
            raise OptionError(f"an option is written as name:value, with a semicolon between two of them, not {part!r}")
        options[name] = [value_in(entry) for entry in value.split("+") if entry] if "+" in value else value_in(value)
    return options


def value_in(text: str) -> object:
    if text in ("true", "false"):
        return text == "true"
    return int(text) if text.isdecimal() else text


class Rules:
    """What the parameters of a game say. Shared by all its states: copies are the thing itself."""

    def __init__(self, game: str, params: Mapping[str, Any]) -> None:
        self.params = {**PARAMETERS, **params}
        self.game = muster.game(game)
        self.seats = self.game.checked_seats(int(self.params["players"]))
        self.options = self.game.checked_options(options_in(self.params["options"]), self.seats)
        self.rewards = reward_called(self.params["reward"])
        first, number = int(self.params["first_deal"]), int(self.params["deals"])
        if number < 1:
            raise OptionError(f"{game}: deals cannot be {number}: at least one is needed")
        self.deals = range(first, first + number)
        self.encoder = encoder(game, seats=self.seats)
        self.book = muster.content(game).book

    def deal(self, number: int) -> Match:
        """The match of one of the deals: the one that ``muster.new`` deals from that seed."""
        seed = self.deals[number]
        return muster.new(self.game.name, seats=self.seats, seed=seed, options=self.options, events=False)

    def __deepcopy__(self, memo: dict[int, Any]) -> Rules:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return Rules, (self.game.name, self.params)


class Dealt:
    """The match of a state, or None before the deal, and what each player remembers of its own questions.

    OpenSpiel copies a state by deep copies of its parts and stores it by pickling them: here that is a fork, and a
    snapshot. The memory of a player is a digest of what it saw and answered, question after question.
    """

    def __init__(self, match: Match | None, memory: tuple[str, ...]) -> None:
        self.match = match
        self.memory = memory

    def answer(self, action: int) -> None:
        match = self.match
        assert match is not None
        decision = match.decision
        chosen = decision[option_numbered(decision, action)]
        seat = decision.seat
        digest = blake2b(digest_size=16)
        for part in (self.memory[seat], view_text(match, seat), chosen.key):
            digest.update(part.encode())
        self.memory = (*self.memory[:seat], digest.hexdigest(), *self.memory[seat + 1 :])
        match.play(chosen)

    def __deepcopy__(self, memo: dict[int, Any]) -> Dealt:
        return Dealt(None if self.match is None else self.match.fork(), self.memory)

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, (None if self.match is None else self.match.to_bytes(), self.memory)


def restored(snapshot: bytes | None, memory: tuple[str, ...]) -> Dealt:
    """What was pickled."""
    return Dealt(None if snapshot is None else muster.load(snapshot), memory)


def view_text(match: Match, player: int) -> str:
    return json.dumps(match.view(player), separators=(",", ":"))


class MusterGame(pyspiel.Game):
    """One of our games with its players and options.

    OpenSpiel keeps a class for each game until the very end of the program, when nothing else of Python can be kept.
    """

    game = ""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        self.rules = Rules(self.game, params or {})
        least, most = UTILITIES[self.rules.params["reward"]]
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.encoder.book_size,
            max_chance_outcomes=len(self.rules.deals),
            num_players=self.rules.seats,
            min_utility=least,
            max_utility=most,
            utility_sum=None,
            max_game_length=self.rules.game.most_decisions,
        )
        super().__init__(game_type(self.game), info, self.rules.params)

    def new_initial_state(self) -> MusterState:
        return MusterState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> MusterObserver:
        if params:
            raise MusterError(f"observations have no parameters; given were {params}")
        return MusterObserver(self.rules)


class MusterState(pyspiel.State):
    """A state of a match. Actions are the numbers of options."""

    def __init__(self, game: MusterGame) -> None:
        super().__init__(game)
        self.rules = game.rules
        self.dealt = Dealt(None, ("",) * game.rules.seats)

    @property
    def match(self) -> Match | None:
        """The match itself, once it is dealt."""
        return self.dealt.match

    def current_player(self) -> int:
        match = self.dealt.match
        if match is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if match.over else match.decision.seat

    def is_terminal(self) -> bool:
        return self.dealt.match is not None and self.dealt.match.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        number = len(self.rules.deals)
        return [(deal, 1 / number) for deal in range(number)]

    def _legal_actions(self, player: int) -> list[int]:
        match = self.dealt.match
        decision = None if match is None else open_decision(match, player)
        return [] if decision is None else sorted([option.number for option in decision.listed])

    def _apply_action(self, action: int) -> None:
        if self.dealt.match is None:
            self.dealt.match = self.rules.deal(action)
        else:
            self.dealt.answer(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal:{self.rules.deals[action]}"
        return str(self.rules.book.options[action].key)

    def returns(self) -> list[float]:
        match = self.dealt.match
        if match is None or not match.over:
            return [0.0] * self.rules.seats
        return self.rules.rewards(match.result)

    def observation_string(self, player: int) -> str:
        return "" if self.dealt.match is None else view_text(self.dealt.match, player)

    def information_state_string(self, player: int) -> str:
        """What the player sees, after a digest of what it saw and answered at its own questions before."""
        return f"{self.dealt.memory[player]} {self.observation_string(player)}"

    def observation_tensor(self, player: int) -> list[float]:
        numbers = MusterObserver(self.rules)
        numbers.set_from(self, player)
        return [float(number) for number in numbers.tensor]

    def resample_from_infostate(self, player: int, probability_sampler: Callable[[], float]) -> MusterState:
        """A state that looks the same to the player; all that it cannot know is dealt anew, and the dice to come."""
        twin: MusterState = self.clone()
        match = self.dealt.match
        if match is not None:
            twin.dealt = Dealt(match.imagine(player, int(probability_sampler() * 2**53)), self.dealt.memory)
        return twin

    def __str__(self) -> str:
        match = self.dealt.match
        if match is None:
            return f"{self.rules.game.name} before the deal"
        return f"{self.rules.game.name} after {match.length} answers: {match.state_hash}"


class MusterObserver:
    """Observations as OpenSpiel's own tools ask for them."""

    def __init__(self, rules: Rules) -> None:
        self._encoder = rules.encoder
        self.tensor = np.zeros(rules.encoder.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: MusterState, player: int) -> None:
        match = state.match
        self.tensor[:] = 0 if match is None else self._encoder.observe(match, player)

    def string_from(self, state: MusterState, player: int) -> str:
        return state.observation_string(player)


@cache
def game_class(name: str) -> type[MusterGame]:
    """OpenSpiel makes a game of a class of its own, which knows its name."""
    return type(f"{name.title().replace('-', '')}Game", (MusterGame,), {"game": name})


def register() -> None:
    """Make the games known to ``pyspiel.load_game``; importing this module does it."""
    known = set(pyspiel.registered_names())
    for name in muster.game_names():
        if short_name(name) not in known:
            pyspiel.register_game(game_type(name), game_class(name))


register()
