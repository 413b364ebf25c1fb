"""Players and modules."""

from __future__ import annotations

from muster.kernel.game import OptionSpec

SEATS = (2, 3, 4)  # [MM-SET-01, MM-SET-02]

OPTIONS = {
    "towers": OptionSpec(False, True, rule="MM-TWR-01"),
}
