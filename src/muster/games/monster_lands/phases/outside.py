"""Sending mercenaries to the paths of the Outside.  [ML-OUT-01, ML-OUT-02]"""

from __future__ import annotations

from muster.games.monster_lands.content.pieces import (
    BATTLE_PATHS,
    ENTRANCE,
    FIRST_PATH,
    MAGIC,
    PLACE_OF,
    STRENGTH,
    kind_of,
)
from muster.games.monster_lands.effects.dice import colour_of, spend_die
from muster.games.monster_lands.events import DEPLOYED, SENT, TRAP_LAID
from muster.games.monster_lands.offers.outside import (
    DEFENSE_TOKEN,
    FILL_BREWS,
    FILL_DEFENSE,
    POTION_TOKEN,
    VENOM_TOKEN,
    defense_that_fits,
    dice_that_fit,
    fits_token,
    load_offers,
    mission_dice_offers,
    path_offers,
    required_dice,
    sender_offers,
)
from muster.games.monster_lands.queries import by_newer_rules, need_of, section_of
from muster.games.monster_lands.state import LandsTable, Path, laid, store
from muster.kernel.errors import BrokenRule
from muster.kernel.game import steps
from muster.kernel.options import Option
from muster.kernel.table import Seat
from muster.kernel.zones import bury


def go_outside(table: LandsTable, seat: Seat, place: int) -> None:
    """[ML-OUT-01]"""
    table.ask(seat, "path", path_offers, choose_path, place)


def choose_path(table: LandsTable, choice: Option, seat: Seat, place: int) -> None:
    """[ML-OUT-01]"""
    table.ask(seat, "send", sender_offers, send, FIRST_PATH[place] + choice.value)


def send(table: LandsTable, choice: Option, seat: Seat, path: int) -> None:
    """The assignment token lies at the head of the path; what belongs to it follows.  [ML-OUT-01, ML-LAN-06]"""
    member = choice.value
    table.paths[path] = Path().unpack()
    table.paths[path].member = member
    table.assigned |= 1 << member
    table.tell(SENT, seat, member, path)
    if by_newer_rules(table) and PLACE_OF[path] != ENTRANCE:
        place_required(table, seat, path)
    if path < BATTLE_PATHS:
        load(table, seat, path)
    else:
        fill_mission(table, seat, path)


def place_required(table: LandsTable, seat: Seat, path: int) -> None:
    """Dice that must be there in any case; which persuasion die goes is a choice.  [ML-LAN-02, ML-MIS-02, ML-LAN-09]"""
    clan = table.clans[seat]
    strength, magic, _ = required_dice(table, seat, path)
    table.paths[path].dice = (strength, magic, 0)
    clan.strength -= strength
    clan.magic -= magic


def fill_mission(table: LandsTable, seat: Seat, path: int) -> None:
    """Exactly the dice that the tile shows, and no tokens.  [ML-MIS-02, ML-MIS-03]"""
    there = table.paths[path]
    if sum(there.dice) < len(need_of(table, path).required):
        table.ask(seat, "mission-dice", mission_dice_offers, place_mission_die, path)
    else:
        table.tell(DEPLOYED, seat, there.member, there.dice, 0, 0)


def place_mission_die(table: LandsTable, choice: Option, seat: Seat, path: int) -> None:
    """[ML-MIS-02]"""
    put_on_path(table, seat, choice, path)
    fill_mission(table, seat, path)


def put_on_path(table: LandsTable, seat: Seat, choice: Option, path: int) -> None:
    """A die of the pool onto a path."""
    there = table.paths[path]
    spend_die(table, seat, choice)
    colour = colour_of(choice)
    dice = there.dice
    there.dice = (dice[0] + (colour == 0), dice[1] + (colour == 1), dice[2] + (colour == 2))


def load(table: LandsTable, seat: Seat, path: int) -> None:
    """Dice and tokens, all in the same action.  [ML-LAN-02, ML-LAN-04, ML-LAN-06, ML-LAN-08, ML-ENT-02, ML-LOD-06]"""
    if len(table.zones[store(seat)].cards) > 1 and fits_token(table, seat, path):
        # Asked even where a trap must be laid and all are alike: not asking would tell that they are.
        table.ask_anyway(seat, "load", load_offers, load_one, path)
    else:
        table.ask(seat, "load", load_offers, load_one, path)


def load_one(table: LandsTable, choice: Option, seat: Seat, path: int) -> None:
    """[ML-LAN-06]"""
    match kind_of(choice):
        case "done":
            close_path(table, seat, path)
            return
        case "lay":
            # The owner knows what lies there, the others see only a token.  [ML-LOD-06]
            bury(table, store(seat), table.zones[store(seat)].cards.index(choice.value), laid(path))
            table.tell(TRAP_LAID, seat, choice.value)
        case "token":
            load_token(table, seat, path, choice.value)
        case "fill":
            fill_path(table, seat, path, choice.value)
        case "die" | "face":
            put_on_path(table, seat, choice, path)
        case _:
            raise BrokenRule(f"{choice.key} is nothing to take along")
    load(table, seat, path)


def fill_path(table: LandsTable, seat: Seat, path: int, what: int) -> None:
    """All dice of a colour that fit, all defense tokens, or a potion and a venom.  [ML-LAN-03, -04, -08, -09]"""
    if what == FILL_DEFENSE:
        for _ in range(defense_that_fits(table, seat, path)):
            load_token(table, seat, path, DEFENSE_TOKEN)
        return
    if what == FILL_BREWS:
        load_token(table, seat, path, POTION_TOKEN)
        load_token(table, seat, path, VENOM_TOKEN)
        return
    die = table.box.options["die"][what]
    for _ in range(dice_that_fit(table, seat, path, what)):
        put_on_path(table, seat, die, path)


def load_token(table: LandsTable, seat: Seat, path: int, token: int) -> None:
    """[ML-LAN-04, ML-LAN-08]"""
    there = table.paths[path]
    clan = table.clans[seat]
    potions, venoms, gold = there.load
    if token == DEFENSE_TOKEN:
        clan.defense -= 1
        there.defense += 1
    elif token == POTION_TOKEN:
        clan.potions -= 1
        there.load = (potions + 1, venoms, gold)
    else:
        clan.venoms -= 1
        there.load = (potions, venoms + 1, gold)


def close_path(table: LandsTable, seat: Seat, path: int) -> None:
    """The path is closed; its gold, potion or venom lies on the token.  [ML-LAN-06, ML-BEN-03, ML-BEN-04, ML-ENT-03]"""
    there = table.paths[path]
    potions, venoms, gold = there.load
    if PLACE_OF[path] == ENTRANCE:
        gold += table.box.entrance_gold[path - FIRST_PATH[ENTRANCE]]
    else:
        section = section_of(table, path)
        potions, venoms, gold = potions + section.potions, venoms + section.venoms, gold + section.gold
    there.load = (potions, venoms, gold)
    dice = there.dice
    traps = len(table.zones[laid(path)].cards)
    table.tell(DEPLOYED, seat, there.member, (dice[STRENGTH], dice[MAGIC], 0), traps, there.defense)


STEPS = steps(choose_path, send, place_mission_die, load_one)
