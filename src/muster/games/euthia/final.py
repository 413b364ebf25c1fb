"""Which answers pass an information barrier for sure, so that a client can say so beforehand."""

from __future__ import annotations

from collections.abc import Callable

from muster.games.euthia.content.pieces import NOTHING, OF_TRADER, OF_TREASURE, RUINED_CITADEL
from muster.games.euthia.offers.quests import confront_fee
from muster.games.euthia.offers.trading import own_equipment
from muster.games.euthia.phases.moving import next_chapter, space_of
from muster.games.euthia.places import is_burning, open_slots, powers_at, treasure_at
from muster.games.euthia.queries import cards_in_hand, fire_injuries, has_caches
from muster.games.euthia.state import TRADE_STACK, TREASURE_STACK, EuthiaTable
from muster.kernel.options import Option
from muster.kernel.table import Seat


def always(table: EuthiaTable, seat: Seat, option: Option, *_: object) -> bool:
    """Dice are rolled or a tile is drawn, whatever the answer."""
    return True


def rolls_again(table: EuthiaTable, seat: Seat, option: Option, *_: object) -> bool:
    """A die is rolled again.  [EU-ROL-04]"""
    return option.kind == "gaar"


def shows_cards(table: EuthiaTable, seat: Seat, option: Option, *_: object) -> bool:
    """Cards are played for all to see, or a die is rolled again.  [EU-CRD-07, EU-MAT-08]"""
    return option.kind.startswith("play-") or option.kind == "gaar"


def shows_or_rolls(table: EuthiaTable, seat: Seat, option: Option, *_: object) -> bool:
    """Cards are played, or the Monster rolls after a pass.  [EU-MAT-04, EU-MAT-05]"""
    return option.kind.startswith("play-") or option.kind in ("pass", "pass-all")


def rolls_monster(table: EuthiaTable, seat: Seat, option: Option) -> bool:
    """The Monster rolls, unless its player may still play cards.  [EU-MAT-04, EU-MAT-05]"""
    if option.kind != "done":
        return False
    foe = table.foe_player
    return has_caches(table) or not (table.chaos and cards_in_hand(table, foe)) or bool(table.quiet >> foe & 1)


def draws_treasure(table: EuthiaTable, seat: Seat, option: Option) -> bool:
    """A Treasure is opened, if one is left; an Elemental or the Citadel asks for a roll.  [EU-TRE-01, EU-CNF-01]"""
    if option.kind == "confront":  # among partners a card is given first  [EU-COP-02]
        return not (table.cooperative and confront_fee(table, seat))
    if option.kind == "visit" and option.value == RUINED_CITADEL:  # [EU-SAB-03]
        return True
    at = treasure_at(table, table.space[seat]) - 1
    left = table.zones[TREASURE_STACK + at].cards or table.discards[OF_TREASURE + at]
    return option.kind in ("treasure", "take") and bool(left)


def refills_offer(table: EuthiaTable, seat: Seat, option: Option) -> bool:
    """New tiles come into the Offer.  [EU-TRD-08, EU-TRD-10]"""
    if option.kind == "change-offer":
        return True
    own = [table.box.copies[copy] for copy in own_equipment(table, seat)]
    return option.kind == "buy" and option.value not in own and is_stack_left(table, option.value)


def is_stack_left(table: EuthiaTable, kind: int) -> bool:
    """Is there a tile of its set to draw?"""
    box_set = table.box.tiles[kind].set
    return bool(table.zones[TRADE_STACK + box_set - OF_TRADER].cards or table.discards[box_set])


def reveals_tile(table: EuthiaTable, seat: Seat, option: Option) -> bool:
    """Where a tile can be laid in one way only, it is turned up on arrival, unless Fire kills.  [EU-REV-01]"""
    if option.kind != "go":
        return False
    space = space_of(table, option)
    if len(open_slots(table, space)) != 1 or next_chapter(table) == NOTHING:
        return False
    return not is_burning(powers_at(table, space)) or table.health[seat] > fire_injuries(table)


FINAL_STEPS: dict[str, Callable[..., bool]] = {
    "act": draws_treasure,
    "act_as_hero": rolls_again,
    "act_as_monster": shows_cards,
    "answer_soul": rolls_again,
    "attack_with": always,
    "change_attack": rolls_again,
    "change_own_roll": rolls_again,
    "choose_cart": always,
    "lay_tile": always,
    "lay_volcano": always,
    "play_before": shows_or_rolls,
    "play_curse": shows_cards,
    "take_guarded": draws_treasure,
    "trade": refills_offer,
    "use_before_roll": rolls_monster,
    "use_soul_gaar": rolls_again,
    "walk_to": reveals_tile,
}
