"""Players, levels and modules."""

from __future__ import annotations

from collections.abc import Mapping

from muster.kernel.game import OptionSpec

SEATS = (1, 2, 3, 4)  # [ML-SOL-01]

OPTIONS = {
    "difficulty": OptionSpec("normal", "tutorial", "hard", "cut-throat", rule="ML-DIF-01"),
    "tricks": OptionSpec(False, True, rule="ML-TRI-01"),
    "queens_grant": OptionSpec(False, True, rule="ML-QGR-01"),
    "more_monsters": OptionSpec(False, True, rule="ML-MMA-01"),
}


def why_not(seats: int, options: Mapping[str, object]) -> str:
    """Tricks need rivals, and the grant would always go to the same player.  [ML-SOL-09]"""
    if seats == 1:
        for name, reason in (
            ("tricks", "tricks need rivals"),
            ("queens_grant", "the grant would go to the same player every round"),
        ):
            if options[name] is True:
                return f"option {name!r} is not used in the solo game: {reason}"
    return ""
