"""Farruga at the Merchants' gate: what the tests of shared foes and of the settlements share."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from typing import Any

from tests.games.euthia.setting import EMPTY_HANDED, Sitting, a_table, the_box

SETTLEMENTS = "defending-the-settlements"
# A Farruga without cards and tokens that inflicts one Injury; the staff always deals one Damage.
FARRUGA: dict[str, Any] = {"penalty": 0, "ranges": ((1, 1),), "effects": (), **EMPTY_HANDED}
MERCHANTS = 4  # the space i_f1-a, where it sits


def waves(**changed: Any) -> tuple[Any, ...]:
    """The waves of Farruga, all with some figures of their own."""
    scenario = next(record for record in the_box().scenarios if record.key == SETTLEMENTS)
    foes = tuple([copy(foe) for foe in scenario.foes])
    for foe in foes:
        for field, value in changed.items():
            setattr(foe, field, value)
    return foes


def a_siege(
    health: int = 30,
    rounds: int = 3,
    damage: Sequence[int] = (),
    wave: int = 0,
    ranks: Sequence[int] = (4, 2, 1),
    monster: Mapping[str, Any] | None = None,
    tiles_with: Mapping[str, Any] | None = None,
    **given: Any,
) -> Sitting:
    """Farruga of a wave sits on Merchants (i_f1-a) with so much Damage; seat 0 stands on the next hex."""
    seats = given.setdefault("seats", 2)
    foes = waves(health_each=0, health_more=health, combat_rounds=rounds, ranks=tuple(ranks))
    figures = {
        "scenarios": {SETTLEMENTS: {"foes": foes}},
        "monsters": {f"farruga_{number}": FARRUGA | dict(monster or {}) for number in (1, 2, 3, 4)},
        "tiles": {
            "staff_of_fire": {"ranges": ((1, 1),)},
            "sun_mace": {"ranges": ((1, 1),)},
            **(tiles_with or {}),
        },
        "heroes": {"maeldur": {"health": 20}, "ael": {"health": 20}},
    }
    fields = {
        "foe_space": MERCHANTS,
        "foe_wave": wave,
        "foe_players": seats,
        "foe_damage": list(damage) or [0] * seats,
        **given.pop("fields", {}),
    }
    loads = {"hero": given.pop("hero_dice", [6, 4] * 4), "monster": given.pop("monster_dice", [3, 4] * 4)}
    loads |= given.pop("loads", {})
    given.setdefault("map", {"i_f1": (1, 1)})
    given.setdefault("at", "i_f1-b")
    given.setdefault("stack", [])
    return a_table(scenario=SETTLEMENTS, figures=figures, fields=fields, loads=loads, **given)
