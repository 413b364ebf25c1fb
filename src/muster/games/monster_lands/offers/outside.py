"""What can be chosen when a mercenary is sent to a path."""

from __future__ import annotations

from muster.games.monster_lands.content.pieces import (
    COLOURS,
    ENTRANCE,
    FIRST_PATH,
    MAGIC,
    PLACE_OF,
    STRENGTH,
    Dice,
)
from muster.games.monster_lands.offers.turn import pool_options
from muster.games.monster_lands.queries import (
    by_newer_rules,
    can_finish,
    can_go_on,
    dice_room,
    is_path_usable,
    need_of,
    paths_of,
    pool,
    senders,
    tokens_on,
)
from muster.games.monster_lands.state import LandsTable, store
from muster.kernel.game import offers
from muster.kernel.options import Option
from muster.kernel.table import Options, Seat

DEFENSE_TOKEN, POTION_TOKEN, VENOM_TOKEN = range(3)
FILL_DEFENSE, FILL_BREWS = 2, 3  # options that deploy several tokens; those before them deploy dice of a colour


def path_offers(table: LandsTable, seat: Seat, place: int) -> Options:
    """Free paths whose dice the clan has.  [ML-OUT-01, ML-LAN-02, ML-MIS-02]"""
    named = table.box.options["path"]
    first = FIRST_PATH[place]
    return tuple([named[path - first] for path in paths_of(place) if is_path_usable(table, seat, path)])


def sender_offers(table: LandsTable, seat: Seat, path: int) -> Options:
    """Who goes.  [ML-OUT-03]"""
    named = table.box.options["send"]
    return tuple([named[member] for member in senders(table, seat)])


def mission_dice_offers(table: LandsTable, seat: Seat, path: int) -> Options:
    """Exactly the dice of the tile, one after another.  [ML-MIS-02]"""
    need = need_of(table, path)
    placed, have = table.paths[path].dice, pool(table, seat)
    options: list[Option] = []
    for colour in range(len(COLOURS)):
        if have[colour] and can_go_on(need, placed, have, len(need.required), colour):
            options.extend(pool_options(table, seat, 1 << colour))
    return tuple(options)


def load_offers(table: LandsTable, seat: Seat, path: int) -> Options:
    """Dice, traps, defense tokens, a potion, a venom, until done.  [ML-LAN-02 to ML-LAN-08]"""
    clan = table.clans[seat]
    named = table.box.options
    options: list[Option] = []
    list_path_dice(table, seat, path, options)
    if by_newer_rules(table):
        options.extend(
            [named["fill"][colour] for colour in (STRENGTH, MAGIC) if dice_that_fit(table, seat, path, colour) > 1]
        )
    if may_stop(table, path):
        options.append(named["done"][0])
    if fits_token(table, seat, path):
        options.extend([named["lay"][trap] for trap in sorted(set(table.zones[store(seat)].cards))])
        if clan.defense:
            options.append(named["token"][DEFENSE_TOKEN])
            if by_newer_rules(table) and defense_that_fits(table, seat, path) > 1:
                options.append(named["fill"][FILL_DEFENSE])
    potions, venoms = brought(table, path)
    if clan.potions and not potions:
        options.append(named["token"][POTION_TOKEN])
    if clan.venoms and not venoms:
        options.append(named["token"][VENOM_TOKEN])
        if by_newer_rules(table) and clan.potions and not potions:
            options.append(named["fill"][FILL_BREWS])
    return tuple(options)


def fits_token(table: LandsTable, seat: Seat, path: int, tokens: int = 1) -> bool:
    """Is there room for one more trap or defense token, or so many?  [ML-LAN-04, ML-LAN-05, ML-ENT-02]"""
    placed = table.paths[path].dice
    room = dice_room(table, path, tokens_on(table, path) + tokens)
    if PLACE_OF[path] == ENTRANCE:
        return placed[STRENGTH] + placed[MAGIC] <= room
    return can_finish(need_of(table, path), placed, pool(table, seat), room)


def defense_that_fits(table: LandsTable, seat: Seat, path: int) -> int:
    """How many defense tokens of the clan fit on a path.  [ML-LAN-04]"""
    tokens = 0
    while tokens < table.clans[seat].defense and fits_token(table, seat, path, tokens + 1):
        tokens += 1
    return tokens


def dice_that_fit(table: LandsTable, seat: Seat, path: int, colour: int) -> int:
    """How many dice of a colour the clan can still place on a path.  [ML-LAN-02, ML-LAN-03, ML-ENT-02]"""
    placed, have = table.paths[path].dice, pool(table, seat)
    room = dice_room(table, path, tokens_on(table, path))
    if PLACE_OF[path] == ENTRANCE:
        return min(have[colour], room - placed[STRENGTH] - placed[MAGIC])
    need = need_of(table, path)
    fits = 0
    while have[colour] and can_go_on(need, placed, have, room, colour):
        placed, have = moved(placed, have, colour)
        fits += 1
    return fits


def moved(placed: Dice, have: Dice, colour: int) -> tuple[Dice, Dice]:
    """Both with one die moved from the pool to the path."""
    more, left = list(placed), list(have)
    more[colour] += 1
    left[colour] -= 1
    return (more[0], more[1], more[2]), (left[0], left[1], left[2])


def required_dice(table: LandsTable, seat: Seat, path: int) -> Dice:
    """The dice that are part of every load that the clan could choose for a land or mission.  [ML-LAN-02, ML-LAN-09]"""
    have = pool(table, seat)
    room = dice_room(table, path, 0)
    loads = [
        dice
        for dice in need_of(table, path).legal
        if sum(dice) <= room and all(dice[colour] <= have[colour] for colour in range(len(COLOURS)))
    ]
    return (min(dice[0] for dice in loads), min(dice[1] for dice in loads), min(dice[2] for dice in loads))


def list_path_dice(table: LandsTable, seat: Seat, path: int, options: list[Option]) -> None:
    """The dice that may come next.  [ML-LAN-02, ML-LAN-03, ML-LAN-05, ML-ENT-02]"""
    placed, have = table.paths[path].dice, pool(table, seat)
    room = dice_room(table, path, tokens_on(table, path))
    named = table.box.options["die"]
    if PLACE_OF[path] == ENTRANCE:
        if placed[STRENGTH] + placed[MAGIC] < room:
            options.extend([named[colour] for colour in (STRENGTH, MAGIC) if have[colour]])
        return
    need = need_of(table, path)
    for colour in (STRENGTH, MAGIC):
        if have[colour] and can_go_on(need, placed, have, room, colour):
            options.append(named[colour])


def may_stop(table: LandsTable, path: int) -> bool:
    """Are the required dice there, at the Entrance anything at all?  [ML-LAN-02, ML-ENT-02]"""
    placed = table.paths[path].dice
    if PLACE_OF[path] == ENTRANCE:
        return bool(placed[STRENGTH] or placed[MAGIC] or tokens_on(table, path))
    return placed in need_of(table, path).legal


def brought(table: LandsTable, path: int) -> tuple[int, int]:
    """Potions and venoms brought along while deploying; those of the path come afterwards.  [ML-LAN-08]"""
    potions, venoms, _ = table.paths[path].load
    return potions, venoms


OFFERS = offers(path_offers, sender_offers, mission_dice_offers, load_offers)
