"""What a scenario brings to the game, as one table of contents.

A scenario is a module of this folder: the record of its figures, its rules, and at its end a ``ScenarioRules`` that
says which of them act at which moment. What it does not name does nothing. The rest of the game asks ``rules_of``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple, TypeAlias, TypeVar

from muster.games.euthia.content.pieces import POWER, Box, Scenario
from muster.games.euthia.content.records import ScenarioRecord
from muster.games.euthia.state import EuthiaTable
from muster.kernel.content import Pack
from muster.kernel.game import Prompt
from muster.kernel.options import Option, Refusal, Saying
from muster.kernel.table import OffersFunction, Seat, StepFunction

if TYPE_CHECKING:
    from muster.kernel.events import AnyEvent

Act: TypeAlias = Callable[[EuthiaTable], None]
ActOf: TypeAlias = Callable[[EuthiaTable, Seat], None]
Record = TypeVar("Record", bound=ScenarioRecord)


class Place(NamedTuple):
    """A place of the scenario: why a Hero may not use it now, and what using it does.  [EU-SCX-08]"""

    why_not: Callable[[EuthiaTable, Seat], Saying | None]
    use: ActOf


class Tokens(NamedTuple):
    """How many tokens of its own a scenario has, for the checks of the table."""

    initiative: int = 0
    defense: int = 0
    evidence: int = 0
    revocation: int = 0
    catalysts: int = 0
    amulets: int = 0
    faer: int = 0
    legends: bool = False


# -- what a scenario does that names nothing ---------------------------------------------------------------------------


def nothing(table: EuthiaTable) -> None:
    """A moment at which this scenario does not act."""


def nothing_of(table: EuthiaTable, seat: Seat) -> None:
    """The same for a moment of one Hero."""


def nothing_with(table: EuthiaTable, seat: Seat, value: int) -> None:
    """The same for a moment that brings a Monster or a value."""


def no_tile(table: EuthiaTable, tile: int) -> None:
    """No Map tile of this scenario does anything when it is revealed."""


def none_of(table: EuthiaTable, seat: Seat) -> int:
    return 0


def no_more(table: EuthiaTable) -> int:
    return 0


def usual_power(table: EuthiaTable) -> int:
    """Fire and Earth are as strong as their hexes say.  [EU-ELM-02, EU-MAT-06]"""
    return POWER


def never(table: EuthiaTable, seat: Seat) -> bool:
    return False


def no_actions(table: EuthiaTable, seat: Seat) -> list[Option]:
    return []


def no_refusals(table: EuthiaTable, seat: Seat) -> list[Refusal]:
    return []


def no_act(table: EuthiaTable, choice: Option, seat: Seat) -> None:
    raise AssertionError(f"{choice.key} is of another scenario")


def usual_rounds(scenario: Scenario, options: Mapping[str, object]) -> int:
    return scenario.rounds


def no_problems(pack: Pack) -> list[str]:
    return []


def no_faults(table: EuthiaTable) -> list[str]:
    return []


def no_tokens(scenario: Scenario) -> Tokens:
    return Tokens()


# -- the table of contents ---------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class ScenarioRules:
    """A scenario from its record in the pack to its goal."""

    key: str  # in the pack; settings and texts write it with hyphens
    figures: type[ScenarioRecord]
    lay_out: Callable[[Box, Scenario], None]  # its cards, foes and tiles, from the figures to the pieces of the box
    check: Callable[[Pack], list[str]] = no_problems  # what is wrong with its figures in a pack
    settings: tuple[str, ...] = ()  # that go with no other scenario
    rounds: Callable[[Scenario, Mapping[str, object]], int] = usual_rounds
    # The course of the game.  [EU-SCN-06]
    set_up: Act = nothing  # after the standard set-up
    begin_round: Act = nothing  # after the opening steps
    begin_turn: ActOf = nothing_of
    end_turn: ActOf = nothing_of
    end_round: Act = nothing  # before the Round marker moves
    finale: Act = nothing  # after the last round, before final scoring
    # What happens meanwhile.
    tile_revealed: Callable[[EuthiaTable, int], None] = no_tile
    monster_defeated: Callable[[EuthiaTable, Seat, int], None] = nothing_with  # a Monster or an Elite Monster
    foe_beaten: ActOf = nothing_of  # a form of its shared foe  [EU-SCX-04]
    foe_fought: ActOf = nothing_of  # a fight with its shared foe is over, and it was not beaten
    quest_fulfilled: ActOf = nothing_of
    revoked: ActOf = nothing_of  # an Elemental  [EU-RVC-02]
    rolled: Callable[[EuthiaTable, Seat, int], None] = nothing_with  # a Hero Roll that the scenario asked for
    # What Heroes may do: places to use once, and further Free Actions with why they are refused.  [EU-SCX-08]
    places: Mapping[int, Place] = field(default_factory=dict)
    actions: Callable[[EuthiaTable, Seat], list[Option]] = no_actions
    act: Callable[[EuthiaTable, Option, Seat], None] = no_act
    refusals: Callable[[EuthiaTable, Seat], list[Refusal]] = no_refusals
    # What it changes in other rules.
    fire: Callable[[EuthiaTable], int] = usual_power  # Injuries of Fire
    earth: Callable[[EuthiaTable], int] = usual_power  # what Earth adds to a Monster's roll
    foe_value: Callable[[EuthiaTable], int] = no_more  # added to the Combat Value of the foe that is fought
    chaos_taken: Callable[[EuthiaTable, Seat], int] = none_of  # Chaos tokens that the foe begins without
    is_found_out: Callable[[EuthiaTable, Seat], bool] = never  # does the Clover effect of the foe fail?
    saves_from_foe: Callable[[EuthiaTable, Seat], bool] = never  # does who would be killed by the foe live on?
    # The end.
    points: Callable[[EuthiaTable, Seat], int] = none_of  # at final scoring
    succeeded: Callable[[EuthiaTable], bool]  # alone and together
    # For the checks of the table.
    tokens: Callable[[Scenario], Tokens] = no_tokens
    faults: Callable[[EuthiaTable], list[str]] = no_faults
    # Questions, steps and events of its own.
    steps: Mapping[str, StepFunction] = field(default_factory=dict)
    offers: Mapping[str, OffersFunction] = field(default_factory=dict)
    prompts: Mapping[str, Prompt] = field(default_factory=dict)
    events: tuple[AnyEvent, ...] = ()

    @property
    def name(self) -> str:
        """As settings, views and texts say it."""
        return self.key.replace("_", "-")


def scenario_of(table: EuthiaTable) -> Scenario:
    """The scenario that is played."""
    return table.box.scenarios[table.scenario]


def rules_of(table: EuthiaTable) -> ScenarioRules:
    """What the scenario that is played does."""
    return table.box.scenarios[table.scenario].rules


def figures_of(table: EuthiaTable, kind: type[Record]) -> Record:
    """The figures of the scenario that is played, which is of this kind."""
    return figures_in(table.box.scenarios[table.scenario], kind)


def figures_in(scenario: Scenario, kind: type[Record]) -> Record:
    """The figures of a scenario, which is of this kind."""
    figures = scenario.figures
    assert isinstance(figures, kind), f"{scenario.key} has other figures"
    return figures


def is_played(table: EuthiaTable, kind: type[ScenarioRecord]) -> bool:
    """Is a scenario with such figures played?"""
    return isinstance(table.box.scenarios[table.scenario].figures, kind)
