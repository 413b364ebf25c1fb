"""Choices of Free Actions."""

from __future__ import annotations

from muster.games.euthia.state import EuthiaTable
from muster.kernel.game import Prompt, offers
from muster.kernel.table import Options, Seat


def guarded_offers(table: EuthiaTable, seat: Seat) -> Options:
    """Take the Treasure that the Monster guarded, or leave it for good.  [EU-TRE-05]"""
    return (table.box.options["take"][0], table.box.options["leave"][0])


OFFERS = offers(guarded_offers)
PROMPTS = {
    "guarded-treasure": Prompt(
        "EU-TRE-04", "EU-TRE-05", says={"take": "option-treasure", "leave": "option-no-treasure"}
    )
}
