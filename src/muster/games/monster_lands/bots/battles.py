"""Answers in the Adventure phase: magic against black dice, blocking, rolls and what may change them, tricks."""

from __future__ import annotations

from typing import Final

from muster.games.monster_lands.bots.fights import Fighter, Scene, Stand
from muster.games.monster_lands.bots.odds import HIT, REROLL
from muster.games.monster_lands.bots.values import Outlook
from muster.games.monster_lands.content.pieces import (
    BATTLE_PATHS,
    FIRST_PATH,
    IN_CONQUEST,
    MAGIC,
    MISSION,
    PLACE_OF,
    STRENGTH,
    VERSUS_MONSTERS,
)
from muster.games.monster_lands.offers.battle import DEFENSE, POTION, TALENT
from muster.games.monster_lands.queries import (
    bonus_per_die,
    capture_total,
    capturing_traps,
    carried_damage,
    conquest_total,
    defense_talents,
    elimination_total,
    flat_bonus,
    may_capture,
    mission_total,
    monster_of,
    owner_of,
    unrolled,
)
from muster.games.monster_lands.state import NOTHING, LandsTable, laid
from muster.kernel.options import Option
from muster.kernel.table import Options

WARD: Final = "hint-ward"
KEEP_MAGIC: Final = "hint-keep-magic"
BLOCK: Final = "hint-block"
TAKE: Final = "hint-take"
ROLL: Final = "hint-roll"
ENOUGH: Final = "hint-enough"
OUT_OF_REACH: Final = "hint-out-of-reach"
REROLLING: Final = "hint-reroll"
DECIDES: Final = "hint-decides"
CONQUER: Final = "hint-conquer"
LEAVE_LAND: Final = "hint-leave-land"
TRICK: Final = "hint-trick"
KEEP_TOKEN: Final = "hint-keep-token"

Answer = tuple[Option, str]
Goal = tuple[int, float, bool]  # points that are missing, what reaching it gains, whether it is an elimination


def option_of(options: Options, kind: str) -> Option | None:
    """The first option of a kind."""
    for option in options:
        if option.kind == kind:
            return option
    return None


def duel(outlook: Outlook, path: int) -> Stand:
    """The member on a path, with the monster before it."""
    table = outlook.table
    member = table.paths[path].member
    place = PLACE_OF[path]
    scene = Scene(outlook, place, 0.0)
    weapons = scene.monster.power != "no_weapons"
    stand = Stand(scene, path, member, Fighter(table, member, weapons))
    stand.carry = float(carried_damage(table, path))
    stand.gifts = 0.0
    return stand


def cancels_left(table: LandsTable, path: int) -> int:
    """Hits that can still be cancelled on a path."""
    there = table.paths[path]
    potions = there.load[0] if monster_of(table, PLACE_OF[path]).power != "no_potions" else 0
    return max(0, defense_talents(table, path)) + there.defense + potions


# -- the monster's attack ----------------------------------------------------------------------------------------------


def choose_ward(outlook: Outlook, options: Options, path: int, black: int) -> Answer:
    """As many magic dice as save more than they would bring in the attack."""
    table = outlook.table
    stand = duel(outlook, path)
    strength, magic, _ = table.paths[path].dice
    per_strength = bonus_per_die(table, path, STRENGTH, VERSUS_MONSTERS)
    per_magic = bonus_per_die(table, path, MAGIC, VERSUS_MONSTERS) - stand.scene.minus
    venoms = table.paths[path].load[1]
    rerolls = stand.rerolls + stand.fighter.rerolls(strength, magic)
    captures = stand.fighter.free or capturing_traps(table, path) >= stand.scene.traps
    cancels = cancels_left(table, path)
    if black < stand.attack:
        stand.hits = 0  # dice that somebody has turned this way
    flat = flat_bonus(table, path)
    best, most = options[0], -999.0
    for option in options:
        ward = option.value
        dice = strength + magic - ward
        bonus = strength * per_strength + (magic - ward) * per_magic + flat + 2 * venoms
        value = stand.outcome(max(0, black - ward), dice, bonus, min(rerolls, dice), captures, cancels)
        if value > most + 0.01:
            best, most = option, value
    return best, WARD if best.value else KEEP_MAGIC


def choose_spores(outlook: Outlook, options: Options, path: int, black: int) -> Answer:
    """A magic die against a single hit."""
    table = outlook.table
    member = table.paths[path].member
    if cancels_left(table, path) > 1:
        return options[0], KEEP_MAGIC
    cost = outlook.keep(member) if table.wounded >> member & 1 else outlook.taste.wound * outlook.soon
    wards = HIT * cost > 0.7
    return options[-1] if wards else options[0], WARD if wards else KEEP_MAGIC


def choose_block(outlook: Outlook, options: Options, path: int) -> Answer:
    """Talents first, then tokens, then potions; nothing for somebody who is lost, or is more worth dead."""
    table = outlook.table
    member = table.paths[path].member
    take = options[-1]
    more = table.hits - cancels_left(table, path)
    lives = 1 if table.wounded >> member & 1 else 2
    if more >= lives:
        return take, TAKE
    if table.hits >= lives and outlook.last:
        stand = duel(outlook, path)
        if stand.dead > stand.eliminated:
            return take, TAKE
    every = option_of(options, "block-all")
    if every is not None:
        return every, BLOCK
    for block in (TALENT, DEFENSE, POTION):
        for option in options:
            if option.kind == "block" and option.value == block:
                return option, BLOCK
    return take, TAKE


# -- rolls -------------------------------------------------------------------------------------------------------------


def choose_attack(outlook: Outlook, options: Options, path: int) -> Answer:
    """Roll, stop for a capture where that is worth more, and do what may still decide the fight."""
    table = outlook.table
    stop, decline = option_of(options, "stop"), option_of(options, "decline")
    end = stop or decline or options[-1]
    stand = duel(outlook, path)
    monster = stand.scene.monster
    eliminated, captured = stand.eliminated, stand.captured
    if monster.power == "lash" and not cancels_left(table, path):
        member = table.paths[path].member
        eliminated += stand.dead if table.wounded >> member & 1 else stand.scene.wound
    missing = monster.elimination_value - elimination_total(table, path)
    if missing <= 0 and stop is not None:
        return stop, ENOUGH
    catches = may_capture(table, path)
    to_catch = monster.capture_value - capture_total(table, path)
    in_hand = catches and to_catch <= 0
    if in_hand and captured >= eliminated and stop is not None:
        return stop, ENOUGH
    left = unrolled(table, path)
    rolls = [option for option in options if option.kind == "roll"]
    if rolls:
        every = option_of(options, "roll-all")
        if every is not None and not (catches and captured >= eliminated):
            return every, ROLL
        return (rolls[0] if left[STRENGTH] or len(rolls) < 2 else rolls[-1]), ROLL
    goals: list[Goal] = [(missing, eliminated - (captured if in_hand else stand.loot), True)]
    if catches and not in_hand:
        goals.append((to_catch, captured - stand.loot, False))
    change = choose_change(outlook, options, path, goals, -to_catch if in_hand else 99)
    if change is not None:
        return change
    return end, ENOUGH if in_hand else OUT_OF_REACH


def choose_conquest(outlook: Outlook, options: Options, path: int) -> Answer:
    """Let the land be taken, or change the roll until it is."""
    table = outlook.table
    land = outlook.box.lands[table.lands[PLACE_OF[path]]]
    stop = option_of(options, "stop") or options[-1]
    missing = land.conquest - conquest_total(table, path)
    if missing <= 0:
        return stop, ENOUGH
    gain = outlook.land(land) - outlook.best_loot(1)
    change = choose_change(outlook, options, path, [(missing, gain, False)], 99)
    return (stop, OUT_OF_REACH) if change is None else change


def choose_mission(outlook: Outlook, options: Options, path: int) -> Answer:
    """Reach the objective, and more than whoever has rolled before."""
    table = outlook.table
    tile = outlook.box.missions[table.missions[0]]
    stop = option_of(options, "stop") or options[-1]
    total = mission_total(table, path)
    before = table.totals[0] if path > FIRST_PATH[MISSION] and table.totals else NOTHING
    target = max(tile.objective, before + 1)
    if total >= target:
        return stop, ENOUGH
    gain = outlook.goods(tile.reward) + outlook.goods(tile.penalty)
    change = choose_change(outlook, options, path, [(target - total, gain, False)], 99)
    return (stop, OUT_OF_REACH) if change is None else change


def choose_try(outlook: Outlook, options: Options, path: int) -> Answer:
    """Roll for a land, unless loot is better or the try would only help a rival."""
    table = outlook.table
    land = outlook.box.lands[table.lands[PLACE_OF[path]]]
    fighter = Fighter(table, table.paths[path].member)
    strength, magic, _ = table.paths[path].dice
    best = 6 * (strength + magic) + table.carried + fighter.conquer
    best += strength * bonus_per_die(table, path, STRENGTH, IN_CONQUEST)
    best += magic * bonus_per_die(table, path, MAGIC, IN_CONQUEST) + 2 * table.paths[path].load[1]
    worth = outlook.land(land) > outlook.best_loot(1)
    tries = option_of(options, "try")
    if tries is None or not worth or best < land.conquest:
        return option_of(options, "decline") or options[-1], LEAVE_LAND
    return tries, CONQUER


def choose_change(outlook: Outlook, options: Options, path: int, goals: list[Goal], slack: int) -> Answer | None:
    """A reroll, a loot token or a venom that may still reach a goal; None where it is better to stop.

    ``slack`` is how many points may be lost before what is already in hand is lost.
    """
    table = outlook.table
    venoms = 0
    if path < BATTLE_PATHS and option_of(options, "venom") is not None:
        venoms = table.paths[path].load[1]
    sure = 2 * venoms
    goals = [goal for goal in goals if goal[1] > 0]
    rerolls = sorted([option for option in options if option.kind == "reroll"], key=lambda option: option.value % 6)
    number = sum([left for _, _, left in table.roll.rerolls])
    for missing, _, _ in goals:
        if not rerolls:
            break
        lowest = rerolls[0]
        face = lowest.value % 6 + 1
        if missing <= sure:
            if face == 1:
                return lowest, REROLLING
            continue
        if face - 1 > slack:
            continue
        faces = sorted([shown for _, shown, _ in table.roll.dice])[:number]
        most = sum([6 - shown for shown in faces])
        if missing - sure <= most and (face <= 3 or missing - sure <= 6 - face):
            return lowest, REROLLING
    return choose_means(outlook, options, path, goals, venoms)


def choose_means(outlook: Outlook, options: Options, path: int, goals: list[Goal], venoms: int) -> Answer | None:
    """The cheapest loot and venoms that reach a goal; loot comes before venom."""
    table = outlook.table
    loot = [option for option in options if option.kind == "use"]
    dice = [0, 0, 0]
    for colour, _, _ in table.roll.dice:
        dice[colour] += 1
    best: Option | None = None
    most = 0.0
    for missing, gain, eliminates in goals:
        found = cheapest_means(outlook, loot, dice, missing, eliminates, venoms)
        if found is not None and gain - found[0] > most:
            most = gain - found[0]
            best = found[1] if found[1] is not None else option_of(options, "venom")
    return None if best is None else (best, DECIDES)


def cheapest_means(
    outlook: Outlook, loot: list[Option], dice: list[int], missing: int, eliminates: bool, venoms: int
) -> tuple[float, Option | None] | None:
    """What it costs to gain so many points: the price, and the loot to begin with, if any."""
    needed = (missing + 1) // 2
    if needed <= venoms:
        return needed * outlook.venom, None
    best: tuple[float, Option | None] | None = None
    for option in loot:
        record = outlook.box.loot[option.value]
        points = 0.0
        if record.effect == "eliminate" and eliminates:
            points = float(record.n)
        elif record.effect == "per_die":
            points = float(record.n * sum([dice[colour] for colour in (0, 1) if record.colours >> colour & 1]))
        elif record.effect == "rerolls":
            points = REROLL * min(record.n, sum([dice[colour] for colour in (0, 1) if record.colours >> colour & 1]))
        rest = max(0, int(missing - points + 1.5) // 2) if missing > points else 0
        if rest <= venoms and points > 0:
            price = outlook.loot(option.value) + rest * outlook.venom
            if best is None or price < best[0]:
                best = (price, option)
    return best


# -- tricks ------------------------------------------------------------------------------------------------------------


def choose_reveal(outlook: Outlook, options: Options, path: int) -> Answer:
    """Traps are turned up; a trick too where it can hit a rival and is not needed to capture."""
    table = outlook.table
    cards = table.zones[laid(path)].cards
    at = table.paths[path].revealed.bit_length()
    trap = outlook.box.traps[cards[at]]
    reveal, keep = options[0], options[-1]
    if not trap.trick:
        return reveal, TRICK
    rivals = rivals_beside(outlook, path)
    if trap.effect == "steal":
        rivals = [other for other in rivals if to_steal(table, other, trap.colours)]
    monster = monster_of(table, PLACE_OF[path])
    needed = monster.n if monster.power == "traps" else 1
    free = Fighter(table, table.paths[path].member).free
    if rivals and (free or capturing_traps(table, path) > needed):
        return reveal, TRICK
    # Whoever keeps a token keeps all that lie under it: better turn up a lone trick than lose the traps below.
    below = [card for card in cards[at + 1 :] if not outlook.box.traps[card].trick]
    if below or (rivals and not capturing_traps(table, path) >= needed):
        return reveal, TRICK
    return keep, KEEP_TOKEN


def rivals_beside(outlook: Outlook, path: int) -> list[int]:
    """Adjacent paths with somebody of another clan."""
    table = outlook.table
    place = PLACE_OF[path]
    found: list[int] = []
    for other in (path - 1, path + 1):
        if FIRST_PATH[place] <= other < FIRST_PATH[place + 1] and table.paths[other].member != NOTHING:
            if owner_of(table, table.paths[other].member) != outlook.seat:
                found.append(other)
    return found


def to_steal(table: LandsTable, path: int, colours: int) -> int:
    """Dice of these colours on a path that are not shielded."""
    there = table.paths[path]
    dice, shielded = there.dice, there.shielded
    return sum([dice[colour] - shielded[colour] for colour in (STRENGTH, MAGIC) if colours >> colour & 1])


def choose_target(outlook: Outlook, options: Options, path: int) -> Answer:
    """The rival with the most dice; nobody of one's own clan."""
    table = outlook.table
    first = FIRST_PATH[PLACE_OF[path]]
    rivals = rivals_beside(outlook, path)
    best, most = options[-1], -1
    for option in options:
        if option.kind == "target" and first + option.value in rivals:
            dice = to_steal(table, first + option.value, 3)
            if dice > most:
                best, most = option, dice
    return best, TRICK


def choose_divert(outlook: Outlook, options: Options, most: int, target: int) -> Answer:
    """All dice against a rival, none against one's own."""
    own = owner_of(outlook.table, outlook.table.paths[target].member) == outlook.seat
    return (options[-1] if own else options[0]), TRICK


def choose_cancel(outlook: Outlook, options: Options, path: int, target: int, kind: int) -> Answer:
    """A token against a trick that would take two dice or send two, or where tokens abound."""
    trick = outlook.box.traps[kind]
    if owner_of(outlook.table, outlook.table.paths[path].member) == outlook.seat:
        return options[-1], KEEP_TOKEN
    cancels = trick.n > 1 or outlook.table.paths[target].defense > 1
    return (options[0], BLOCK) if cancels else (options[-1], KEEP_TOKEN)


def choose_stolen(outlook: Outlook, options: Options, path: int, target: int, kind: int, left: int) -> Answer:
    """The better colour; nothing from one's own clan where that is allowed."""
    table = outlook.table
    if owner_of(table, table.paths[target].member) == outlook.seat and options[-1].kind == "done":
        return options[-1], TRICK
    stand = Fighter(table, table.paths[path].member)
    worth = {STRENGTH: stand.strength, MAGIC: stand.magic + 1}
    steals = [option for option in options if option.kind == "steal"]
    return max(steals, key=lambda option: worth[option.value]), TRICK
