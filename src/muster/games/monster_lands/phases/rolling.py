"""Rolling the dice of a path: rerolls, loot, venom.  [ML-ATK-06, ML-ATK-07]"""

from __future__ import annotations

from muster.games.monster_lands.content.pieces import (
    BATTLE_PATHS,
    ENTRANCE,
    FACES,
    MAGIC,
    MISSION,
    PERSUASION,
    PLACE_OF,
    STRENGTH,
    kind_of,
)
from muster.games.monster_lands.effects.goods import discard_loot
from muster.games.monster_lands.events import REROLLED
from muster.games.monster_lands.queries import (
    abilities_of,
    freedom_of,
    owner_of,
    reroll_source,
    section_of,
    unrolled,
    weapons_work,
)
from muster.games.monster_lands.state import NO_ROLL, NOTHING, LandsTable, Reroll, Roll
from muster.kernel.errors import BrokenRule
from muster.kernel.options import Option
from muster.kernel.table import Seat


def pick_up_dice(table: LandsTable, path: int, where: int) -> None:
    """A mercenary is activated: its rerolls are at hand, nothing is rolled yet.  [ML-ADV-02, ML-TAL-02]"""
    roll = Roll().unpack()
    roll.path = path
    roll.rerolls = tuple(reroll_sources(table, path, where))
    table.roll = roll


def put_dice_down(table: LandsTable) -> None:
    """The roll is over."""
    table.roll = NO_ROLL


def reroll_sources(table: LandsTable, path: int, where: int) -> list[Reroll]:
    """Talent, elixir, path benefit.  [ML-BEN-01, ML-EQP-01, ML-EQP-07, ML-EQP-09, ML-MER-11 to ML-MER-13, ML-MER-24]"""
    found: list[Reroll] = []
    on_mission = PLACE_OF[path] >= MISSION
    for ability in abilities_of(table, table.paths[path].member, weapons_work(table, path, where)):
        if ability.kind == "reroll" and (on_mission or not ability.missions):
            found.append((ability.colours, int(ability.by_dice), ability.n))
    if path < BATTLE_PATHS and PLACE_OF[path] != ENTRANCE:
        section = section_of(table, path)
        if section.rerolls:
            found.append((section.reroll_colours, 0, section.rerolls))
    return found


def roll_die(table: LandsTable, colour: int) -> None:
    """[ML-ATK-04]"""
    table.roll.dice = (*table.roll.dice, (colour, table.chance.die("dice", FACES), 0))


def roll_rest(table: LandsTable, path: int) -> None:
    """All dice that are left.  [ML-ATK-06]"""
    left = unrolled(table, path)
    for colour in (STRENGTH, MAGIC, PERSUASION):
        for _ in range(left[colour]):
            roll_die(table, colour)


def faces_of(table: LandsTable) -> tuple[int, ...]:
    """The faces as they lie there."""
    return tuple([face for _, face, _ in table.roll.dice])


def change_roll(table: LandsTable, choice: Option, path: int) -> None:
    """A reroll, a loot token or a venom.  [ML-ATK-03, ML-ATK-07]"""
    there = table.paths[path]
    seat = owner_of(table, there.member)
    match kind_of(choice):
        case "reroll":
            reroll(table, seat, choice.value // 6, choice.value % 6 + 1)
        case "venom":
            potions, venoms, gold = there.load
            there.load = (potions, venoms - 1, gold)
            strength, magic, eliminate, used = table.roll.boost
            table.roll.boost = (strength, magic, eliminate, used + 1)
        case "use":
            use_roll_loot(table, seat, choice.value)
        case _:
            raise BrokenRule(f"{choice.key} changes no roll")


def reroll(table: LandsTable, seat: Seat, colour: int, face: int) -> None:
    """The new face stands, even if it is worse.  [ML-ATK-07]"""
    at = die_to_reroll(table, colour, face)
    source = reroll_source(table, colour, table.roll.dice[at][2])
    colours, once, left = table.roll.rerolls[source]
    table.roll.rerolls = (*table.roll.rerolls[:source], (colours, once, left - 1), *table.roll.rerolls[source + 1 :])
    done = table.roll.dice[at][2] | 1 << source
    new = table.chance.die("dice", FACES)
    table.roll.dice = (*table.roll.dice[:at], (colour, new, done), *table.roll.dice[at + 1 :])
    table.tell(REROLLED, seat, colour, face, new)


def die_to_reroll(table: LandsTable, colour: int, face: int) -> int:
    """Of dice that show the same, the one for which the least flexible source will do.  [ML-ATK-07]"""
    fitting: list[tuple[int, int, int]] = []
    for at, (other, shown, done) in enumerate(table.roll.dice):
        source = reroll_source(table, colour, done) if other == colour and shown == face else NOTHING
        if source != NOTHING:
            fitting.append((freedom_of(table, source), done.bit_count(), at))
    return min(fitting)[2]


def use_roll_loot(table: LandsTable, seat: Seat, kind: int) -> None:
    """[ML-LOT-04, ML-LOT-06, ML-LOT-11, ML-LOT-14, ML-LOT-16]"""
    loot = table.box.loot[kind]
    discard_loot(table, seat, kind)
    strength, magic, eliminate, venoms = table.roll.boost
    match loot.effect:
        case "rerolls":
            table.roll.rerolls = (*table.roll.rerolls, (loot.colours, 0, loot.n))
        case "eliminate":
            table.roll.boost = (strength, magic, eliminate + loot.n, venoms)
        case "per_die" if loot.colours >> MAGIC & 1:
            table.roll.boost = (strength, magic + loot.n, eliminate, venoms)
        case "per_die":
            table.roll.boost = (strength + loot.n, magic, eliminate, venoms)
        case _:
            raise BrokenRule(f"the loot {loot.key} changes no roll")
