"""Players, scenario, mode and modules."""

from __future__ import annotations

from collections.abc import Mapping

from muster.games.euthia.content.pieces import HEROES
from muster.games.euthia.scenarios.book import SCENARIO_BOOK
from muster.kernel.game import OptionSpec

SEATS = (1, 2, 3, 4)  # [EU-SCN-01]

MOST_POINTS = 36  # Revocation tokens of two parts

OPTIONS = {
    "scenario": OptionSpec(*[rules.name for rules in SCENARIO_BOOK], rule="EU-SCN-02"),
    "mode": OptionSpec("competitive", "cooperative", rule="EU-COP-01"),
    "elites": OptionSpec(False, True, rule="EU-ELI-02"),
    "griffin": OptionSpec(False, True, rule="EU-GRF-01"),
    "great_hunt": OptionSpec(False, True, rule="EU-HUN-05"),
    "hard": OptionSpec(False, True, rule="EU-SAB-07"),
    "map_limit": OptionSpec(
        0, 5, 6, 7, 8, rule="EU-REV-06"
    ),  # the farthest a tile may lie from the Church; 0: no limit
    "priest": OptionSpec(False, True, rule="EU-MST-12", since=3, before=False),
    "heroes": OptionSpec("random", "choose", names=HEROES, rule="EU-HSU-02"),
    "starting_player": OptionSpec("random", "first", rule="EU-TBS-01"),  # chance says, or who sits in the first seat
    "campaign": OptionSpec("none", numbers=range(MOST_POINTS + 1), rule="EU-RVB-07"),  # points that each seat brings
    "gold_in_turn": OptionSpec(False, True, rule="EU-TBS-08", since=3, before=True),
    "tower_fee": OptionSpec(True, False, rule="EU-TRD-19"),
    "immune_to_gaar": OptionSpec(True, False, rule="EU-ELI-18"),
}


def why_not(seats: int, options: Mapping[str, object]) -> str:
    """What does not fit together.  [EU-SCN-01, EU-COP-01, EU-HUN-05, EU-SAB-07, EU-RVB-07, EU-HSU-02]"""
    if seats == 1 and options["mode"] == "cooperative":
        return "option 'mode' cannot be 'cooperative' with one seat: that is the solo game"
    for name in ("great_hunt", "hard", "campaign"):
        fitting = [rules.name for rules in SCENARIO_BOOK if name in rules.settings]
        chosen = options[name] is True or isinstance(options[name], list)
        if chosen and options["scenario"] not in fitting:
            places = f"scenario '{fitting[0]}'" if len(fitting) == 1 else f"scenarios {' and '.join(fitting)}"
            return f"option '{name}' belongs to the {places}"
    carried = options["campaign"]
    if isinstance(carried, list) and len(carried) != seats:
        return f"option 'campaign' has {len(carried)} numbers for {seats} seats: one for each seat is needed"
    heroes = options["heroes"]
    if isinstance(heroes, list) and len(heroes) != seats:
        return f"option 'heroes' has {len(heroes)} names for {seats} seats: one for each seat is needed"
    return ""
