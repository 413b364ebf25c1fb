"""Walking Destruction for a bot: Damage on the Golem in time, Defense Magic in its way, and which way it goes.

Its Stamina is worn down over many rounds, so a fight is worth what it adds to that, the more the less time is left.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from muster.games.euthia.bots.fights import Stakes
from muster.games.euthia.bots.wishes import Wish
from muster.games.euthia.content.pieces import CHURCH, LAND, NOTHING
from muster.games.euthia.places import (
    CENTRE,
    DIRECTIONS,
    adjacent_hexes,
    coordinates,
    hex_distances,
    hex_of,
    is_ruined,
    space_at,
)
from muster.games.euthia.queries import gaar_of, loose_essences
from muster.games.euthia.scenarios.destruction import Destruction, rampage_goals, ruin_at, stops_golem
from muster.games.euthia.scenarios.rules import figures_of, is_played
from muster.games.euthia.state import NOBODY, SCENARIO_DECK, EuthiaTable
from muster.kernel.options import Option
from muster.kernel.table import Options

if TYPE_CHECKING:
    from muster.games.euthia.bots.values import Outlook

DEFENCE: Final = "hint-defense-magic"
DRIVE: Final = "hint-golem-way"

GOAL: Final = 80.0  # what its fall is worth to those who play for it
LAND_SAVED: Final = 4.0  # what it is worth to rivals, beside the ranks
GROWN: Final = 0.5  # by this part of the game a Hero should be as strong as it will be
TRIALS: Final = 0.35  # how much every round to come counts more for strength
SPARED: Final = 0.6  # what a hex is worth that is not ruined


def is_golem(table: EuthiaTable) -> bool:
    return is_played(table, Destruction)


# -- fights ------------------------------------------------------------------------------------------------------------


def stakes(outlook: Outlook, left: int) -> Stakes:
    """What its fall brings, and each point of Damage until then.  [EU-GOL-08, EU-GOL-09]"""
    table = outlook.table
    ranks = table.box.scenarios[table.scenario].ranks
    stamina = left + sum(table.foe_damage)
    health = outlook.taste.health if outlook.further else 0.05
    if not outlook.shared:
        each = 1.2 * ranks[0] / (stamina / table.seats + 4)
        return Stakes(LAND_SAVED, round(outlook.death()), health, round(each, 1))
    each = 2 * GOAL / (stamina / table.seats) * pressing(outlook)  # every Hero has its share to do
    return Stakes(GOAL / 2, round(outlook.death()), health, round(each, 1))


def pressing(outlook: Outlook) -> float:
    """How much a fight now is called for: first a Hero grows, then every round counts."""
    return min(1.0, outlook.table.round / (GROWN * outlook.table.rounds))


# -- its way -----------------------------------------------------------------------------------------------------------


class Ways:
    """Where the cards that are still to come would lead the Golem."""

    __slots__ = ("chances", "key")

    def __init__(self) -> None:
        self.key: tuple[object, ...] = ()
        self.chances: dict[int, float] = {}


_KNOWN: Final = Ways()  # of the position looked at last: many spaces are asked for in one


def chances(table: EuthiaTable) -> dict[int, float]:
    """How likely each hex is entered at the end of the round; all cards that are left are equally likely."""
    cards = table.zones[SCENARIO_DECK].cards
    key = (table.box.hash, table.tiles, table.anchors, table.foe_space, table.burned, tuple(table.space), cards)
    if key != _KNOWN.key:
        found: dict[int, float] = {}
        for number in cards:
            for space, share in way_of(table, number).items():
                found[space] = found.get(space, 0.0) + share / len(cards)
        _KNOWN.key, _KNOWN.chances = key, found
    return _KNOWN.chances


def way_of(table: EuthiaTable, number: int) -> dict[int, float]:
    """The hexes that it would enter with a card, and how likely among equally short ways."""
    card = table.box.scenario_cards[number]
    if card.target == "direction":
        return straight_ways(table, card.steps)
    goals = [] if card.stamina else rampage_goals(table, card.target)
    found: dict[int, float] = {}
    for goal in goals:
        far = hex_distances(table, goal)
        here = {table.foe_space: 1.0 / len(goals)}
        for _ in range(min(card.steps, far[table.foe_space])):
            here = nearer(table, here, far)
            for space, share in here.items():
                found[space] = found.get(space, 0.0) + share
    return found


def nearer(table: EuthiaTable, here: dict[int, float], far: dict[int, int]) -> dict[int, float]:
    """One step on, all shortest ways alike."""
    found: dict[int, float] = {}
    for space, share in here.items():
        following = [other for other in adjacent_hexes(table, space) if far[other] < far[space]]
        for other in following:
            found[other] = found.get(other, 0.0) + share / len(following)
    return found


def straight_ways(table: EuthiaTable, steps: int) -> dict[int, float]:
    """A random direction, as far as there are hexes.  [EU-GOL-02]"""
    found: dict[int, float] = {}
    x, y = coordinates(table, table.foe_space)
    for dx, dy in DIRECTIONS:
        for step in range(1, steps + 1):
            space = space_at(table, x + step * dx, y + step * dy)
            if space == NOTHING:
                break
            found[space] = found.get(space, 0.0) + 1 / len(DIRECTIONS)
    return found


# -- Defense Magic -----------------------------------------------------------------------------------------------------


def wishes(outlook: Outlook, space: int) -> list[Wish]:
    """Defense Magic on a liberated hex where the Golem is likely to come.  [EU-GOL-06]"""
    table = outlook.table
    figures = figures_of(table, Destruction)
    if table.foe_space == NOTHING or space & 3 == CENTRE or table.defenses >= figures.defense_tokens:
        return []
    if is_ruined(table, space) or stops_golem(table, space) != NOBODY:
        return []
    if hex_of(table, space).location in (LAND, CHURCH):
        return []
    chance = chances(table).get(space, 0.0)
    worth = chance * (figures.defense_reputation + SPARED) - price(outlook)
    return [Wish("defend", 0, worth, DEFENCE)] if worth > 0 else []


def price(outlook: Outlook) -> float:
    """What the cheaper payment is worth; more than any token where there is none.  [EU-GOL-06]"""
    table, seat = outlook.table, outlook.seat
    prices = [9.0]
    if loose_essences(table, seat):
        prices.append(outlook.essence())
    gold = figures_of(table, Destruction).defense_gold
    if table.gold[seat] >= gold and (gaar_of(table, seat) or table.dwurt[seat]):
        prices.append(gold * outlook.gold + outlook.gaar)
    return min(prices)


def choose_payment(outlook: Outlook, options: Options) -> tuple[Option, str]:
    """What is missed least."""
    gold = figures_of(outlook.table, Destruction).defense_gold

    def cost(option: Option) -> float:
        return outlook.thing(option.value) if option.kind == "pay" else gold * outlook.gold + outlook.gaar

    return min([option for option in options if option.kind != "back"], key=cost), DEFENCE


# -- which way it goes -------------------------------------------------------------------------------------------------


def choose_way(outlook: Outlook, options: Options, *_: object) -> tuple[Option, str]:
    """Among equally near hexes: over nobody, onto own Defense Magic, over what nobody needs.  [EU-GOL-02]"""
    return min(options, key=lambda option: (harm(outlook, space_of(outlook.table, option)), option.number)), DRIVE


def space_of(table: EuthiaTable, option: Option) -> int:
    """The space that an option names by Map tile and hex."""
    return 4 * table.tiles.index(option.value // 4) + option.value % 4


def harm(outlook: Outlook, space: int) -> float:
    """What it costs this Hero, and those who play with it, if the Golem enters a hex."""
    table, seat = outlook.table, outlook.seat
    figures = figures_of(table, Destruction)
    owner = stops_golem(table, space)
    injuries = figures.trampled if owner == NOBODY else figures.trampled_with_defense
    total = 0.0
    for other in range(table.seats):
        if table.space[other] == space:
            own = other == seat or outlook.shared
            total += injuries * outlook.taste.health * (1.0 if own else -0.5)
    if owner != NOBODY:
        own = owner == seat or outlook.shared
        return total - (figures.defense_reputation if own else -figures.defense_reputation / table.seats)
    return total + (SPARED if ruin_at(table, space) != NOTHING else 0.0)
