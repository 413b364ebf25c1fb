"""What a mercenary can expect on a path: the attack, the answer, the land behind the monster, the loot.

Every chance is in closed form: black dice against cancels, dice with their bonuses against the values of monster and
land. What others have on their paths is open but for their traps; a token of theirs counts as an average trap.
"""

from __future__ import annotations

from typing import Final

from muster.games.monster_lands.bots.odds import MEAN, REROLL, at_least, reach
from muster.games.monster_lands.bots.values import Outlook
from muster.games.monster_lands.content.pieces import (
    CONTRACT,
    ENTRANCE,
    EVERYWHERE,
    FIRST_PATH,
    IN_CONQUEST,
    MAGIC,
    MISSION,
    PLACE_OF,
    STRENGTH,
    VERSUS_MONSTERS,
    WEAPON,
    Ability,
    Monster,
    Trap,
)
from muster.games.monster_lands.queries import (
    attack_dice,
    carried_damage,
    death_glory,
    is_free,
    is_place_open,
    living,
    monster_of,
    paths_of,
    pool_size,
    section_of,
    senders,
)
from muster.games.monster_lands.state import MET, NOTHING, LandsTable, laid
from muster.kernel.table import Seat

UNSEEN_TRAP: Final = 3.5  # what a token of others adds to an attack
USUAL_DICE: Final = 3  # what others bring to a path
USUAL_CANCELS: Final = 2


class Fighter:
    """What talent and equipment of a member do on a path."""

    __slots__ = (
        "any_rerolls",
        "capture",
        "capture_glory",
        "conquer",
        "conquest_magic",
        "conquest_strength",
        "eliminate",
        "free",
        "magic",
        "magic_rerolls",
        "mission_rerolls",
        "plain_magic",
        "plain_strength",
        "potions",
        "strength",
        "strength_rerolls",
    )

    def __init__(self, table: LandsTable, member: int, weapons: bool = True) -> None:
        self.strength = self.magic = 0  # for each die against monsters
        self.conquest_strength = self.conquest_magic = 0  # for each die in a conquest
        self.plain_strength = self.plain_magic = 0  # for each die on a mission
        self.strength_rerolls = self.magic_rerolls = self.any_rerolls = self.mission_rerolls = 0
        self.capture = self.eliminate = self.conquer = 0
        self.capture_glory = self.potions = 0
        self.free = False  # captures without a trap
        box = table.box
        self._add(box.members[member].ability, True)
        for card in table.gear[member]:
            gear = box.gear[box.gear_cards[card]]
            self._add(gear.ability, weapons or gear.type != WEAPON)

    def _add(self, ability: Ability, works: bool) -> None:
        kind, n = ability.kind, ability.n
        if kind == "per_die":
            if ability.colours >> STRENGTH & 1:
                if works and ability.where in (EVERYWHERE, VERSUS_MONSTERS):
                    self.strength += n
                if ability.where in (EVERYWHERE, IN_CONQUEST):
                    self.conquest_strength += n
                if ability.where == EVERYWHERE:
                    self.plain_strength += n
            if ability.colours >> MAGIC & 1:
                if works and ability.where in (EVERYWHERE, VERSUS_MONSTERS):
                    self.magic += n
                if ability.where in (EVERYWHERE, IN_CONQUEST):
                    self.conquest_magic += n
                if ability.where == EVERYWHERE:
                    self.plain_magic += n
        elif kind == "reroll":
            if ability.missions:
                self.mission_rerolls += n
            elif ability.colours & 3 == 3:
                self.any_rerolls += n
            elif ability.colours & 1:
                self.strength_rerolls += n
            else:
                self.magic_rerolls += n
        elif kind == "capture":
            self.capture += n
        elif kind == "eliminate":
            self.eliminate += n
        elif kind == "conquer":
            self.conquer += n
        elif kind == "no_trap":
            self.free = True
        elif kind == "capture_glory":
            self.capture_glory += n
        elif kind == "deed_potions":
            self.potions += n

    def rerolls(self, strength: int, magic: int) -> int:
        """How many rerolls so many dice can use."""
        return min(
            strength + magic,
            min(self.strength_rerolls, strength) + min(self.magic_rerolls, magic) + self.any_rerolls,
        )


def talents_against(table: LandsTable, member: int, monster: Monster) -> int:
    """The defense talents of a member against a monster, the path's not counted."""
    if monster.power == "no_talents":
        return 0
    box = table.box
    talents = 0
    ability = box.members[member].ability
    if ability.kind == "defense" and ability.affinities >> monster.affinity & 1:
        talents += ability.n
    for card in table.gear[member]:
        ability = box.gear[box.gear_cards[card]].ability
        if ability.kind == "defense" and ability.affinities >> monster.affinity & 1:
            talents += ability.n
    return talents


def path_talents(table: LandsTable, path: int, monster: Monster) -> int:
    """The defense talents that a path itself gives."""
    if monster.power == "no_talents":
        return 0
    if PLACE_OF[path] == ENTRANCE:
        return table.box.entrance_defense[path - FIRST_PATH[ENTRANCE]]
    return section_of(table, path).defense


# What a trap adds: flat, strength dice, magic dice, for each strength die, for each magic die.
Added = tuple[int, int, int, int, int]
NOTHING_ADDED: Final = (0, 0, 0, 0, 0)


def added_by(trap: Trap) -> Added:
    strength, magic = trap.colours & 1, trap.colours >> 1 & 1
    if trap.effect == "flat":
        return (trap.n, 0, 0, 0, 0)
    if trap.effect == "dice":
        return (0, trap.n * strength, trap.n * magic, 0, 0)
    if trap.effect == "per_die":
        return (0, 0, 0, trap.n * strength, trap.n * magic)
    return NOTHING_ADDED


class Scene:
    """A land or the Entrance as the next walker finds it: who is there, and how far the monster will come.

    For each path: ``reach``, the chance that the monster gets there; ``carry``, the damage it has taken by then;
    ``free``, the chance that it is beaten before and the land still free; ``tries``, what failed tries add.
    """

    __slots__ = (
        "attack",
        "carry",
        "free",
        "hits",
        "land",
        "minus",
        "monster",
        "own",
        "own_right",
        "place",
        "reach",
        "seat",
        "table",
        "traps",
        "tries",
    )

    def __init__(self, table: LandsTable, place: int, seat: Seat, coming: float) -> None:
        self.table = table
        self.place = place
        self.seat = seat
        self.monster = monster = monster_of(table, place)
        self.attack = attack_dice(table, place)
        self.hits = monster.n if monster.power == "hits" else 0
        self.minus = monster.n if monster.power == "die_minus" else 0
        self.traps = monster.n if monster.power == "traps" else 1
        self.land = table.box.lands[table.lands[place]] if place != ENTRANCE else None
        own = table.clans[seat]
        members = [table.path_member[path] for path in paths_of(place)]
        self.own = [member in own for member in members]
        self.own_right = [sum(self.own[at + 1 :]) for at in range(len(members))]
        self.reach: list[float] = []
        self.carry: list[float] = []
        self.free: list[float] = []
        self.tries: list[float] = []
        alive, carried, free, tried = 1.0, 0.0, 0.0, 0.0
        for at, path in enumerate(paths_of(place)):
            self.reach.append(alive)
            self.carry.append(carried)
            self.free.append(free)
            self.tries.append(tried)
            there = 1.0 if members[at] != NOTHING else coming if is_free(table, path) else 0.0
            if not there:
                continue
            lives, beats, damage, takes, total = self.guess(path, members[at], carried, tried)
            falls = there * alive * lives * beats
            alive -= falls
            stays = free * (1 - there * takes)
            left = falls + stays
            if left > 0:
                tried = (free * (1 - there) * tried + free * there * (1 - takes) * (tried + 0.8 * total)) / left
            free = left
            carried += there * lives * (1 - beats) * 0.85 * damage
        del members

    def guess(self, path: int, member: int, carried: float, tried: float) -> tuple[float, float, float, float, float]:
        """Who is on a path, or might come: lives, beats the monster, its damage; takes the land, its total."""
        table, monster = self.table, self.monster
        conquest = self.land.conquest if self.land is not None else 99
        if member == NOTHING:
            dice, bonus, cancels, wounded = USUAL_DICE, UNSEEN_TRAP, USUAL_CANCELS, 0
            beats = reach(dice, monster.capture_value - carried - bonus)
            takes = reach(dice, conquest - tried - 1.0)
            total = MEAN * dice + 1.0
        else:
            fighter = Fighter(table, member, monster.power != "no_weapons")
            strength, magic, _ = table.path_dice[path]
            tokens = table.zones[laid(path)].cards
            flat, per_strength, per_magic = 0.0, fighter.strength, fighter.magic
            if member in table.clans[self.seat] and not table.path_revealed[path]:
                for card in tokens:
                    more, dice_s, dice_m, each_s, each_m = added_by(table.box.traps[card])
                    flat += more
                    strength += dice_s
                    magic += dice_m
                    per_strength += each_s
                    per_magic += each_m
            elif not table.path_revealed[path]:
                flat = UNSEEN_TRAP * len(tokens)
            dice = strength + magic
            rerolls = fighter.rerolls(strength, magic)
            if PLACE_OF[path] != ENTRANCE:
                rerolls = min(dice, rerolls + section_of(table, path).rerolls)
            potions, venoms, _ = table.path_load[path]
            bonus = strength * per_strength + magic * per_magic + flat + REROLL * rerolls + 2 * venoms
            bonus -= self.minus * magic
            traps = len(tokens) >= self.traps or fighter.free
            value = monster.capture_value if traps else monster.elimination_value
            special = fighter.capture if traps else fighter.eliminate
            beats = reach(dice, value - carried - bonus - special)
            cancels = talents_against(table, member, monster) + path_talents(table, path, monster)
            cancels += table.path_defense[path] + potions
            wounded = table.wounded >> member & 1
            total = MEAN * dice + bonus - flat + fighter.conquer
            takes = reach(dice, conquest - tried - bonus + flat - fighter.conquer)
        lives = 1 - at_least(self.attack, cancels - self.hits + 2 - wounded)
        return lives, beats, MEAN * dice + bonus, takes, total


def others_coming(table: LandsTable, seat: Seat) -> float:
    """How likely a free path will be taken by somebody else."""
    walkers = 0.0
    for other in range(table.seats):
        if other != seat and not table.passed >> other & 1:
            walkers += min(float(len(senders(table, other))), pool_size(table, other) / 2.5)
    if not walkers:
        return 0.0
    free = 0
    for place in range(CONTRACT + 1):
        if is_place_open(table, place):
            for path in paths_of(place):
                if is_free(table, path):
                    free += 1
    return min(0.8, 0.8 * walkers / free) if free else 0.0


class Stand:
    """One member on one path, with everything about it that does not depend on the load."""

    __slots__ = (
        "attack",
        "cancels",
        "captured",
        "capturing",
        "carry",
        "conquered",
        "conqueror",
        "dead",
        "eliminated",
        "ev",
        "fighter",
        "free",
        "gifts",
        "hits",
        "land",
        "lash",
        "loot",
        "member",
        "minus",
        "path",
        "plain",
        "potions",
        "reach",
        "rerolls",
        "scene",
        "tries",
        "venoms",
        "wound",
        "wounded",
    )

    def __init__(self, outlook: Outlook, scene: Scene, path: int, member: int, fighter: Fighter) -> None:
        table = outlook.table
        monster = scene.monster
        self.scene = scene
        self.path = path
        self.member = member
        self.fighter = fighter
        at = path - FIRST_PATH[scene.place]
        self.reach = scene.reach[at]
        self.carry = scene.carry[at]
        self.free = scene.free[at]
        self.tries = scene.tries[at]
        self.attack = scene.attack
        self.hits = scene.hits
        self.minus = scene.minus
        self.wounded = table.wounded >> member & 1
        self.cancels = talents_against(table, member, monster) + path_talents(table, path, monster)
        self.rerolls = self.potions = self.venoms = 0
        gold = 0
        if scene.place == ENTRANCE:
            gold = table.box.entrance_gold[at]
        else:
            section = section_of(table, path)
            self.rerolls = section.rerolls
            self.potions = section.potions
            self.venoms = section.venoms
            gold = section.gold
        self.gifts = self.potions * outlook.potion + self.venoms * outlook.venom
        if gold:
            self.gifts += outlook.gain_gold(gold)
        self.price(outlook, monster, at)

    def price(self, outlook: Outlook, monster: Monster, at: int) -> None:
        """What each outcome is worth."""
        table, taste, scene, fighter = outlook.table, outlook.taste, self.scene, self.fighter
        self.dead = outlook.glory * death_glory(table, self.path) - taste.fear * outlook.keep(self.member)
        if table.leaders[outlook.seat] == self.member:
            self.dead += 0.3 * outlook.further  # whoever follows works without wages
        self.wound = -taste.wound * outlook.soon
        if monster.power == "glory_loss":
            self.wound -= monster.n * outlook.glory
        win = taste.help * scene.own_right[at]
        self.loot = 0.0
        self.land = 99.0
        self.conquered = 0.0
        self.conqueror = fighter.conquer
        if scene.place == ENTRANCE:
            win += 0.4 * table.panic.bit_count()
        else:
            self.loot = outlook.best_loot(min(2, len(living(table, scene.place))))
            if scene.land is not None:
                self.land = float(scene.land.conquest)
                self.conquered = outlook.land(scene.land) + deed(outlook, "conquest_glory")
        win += fighter.potions * outlook.potion
        self.captured = (
            win
            + outlook.glory * (monster.capture_glory + fighter.capture_glory)
            + outlook.gain_gold(monster.capture_gold)
            + deed(outlook, "capture_glory")
        )
        self.eliminated = win + elimination_worth(outlook, monster)
        self.lash = monster.power == "lash"
        self.capturing = scene.traps if not fighter.free else 0
        self.ev = monster.elimination_value
        self.plain = monster.capture_value

    def value(self, strength: int, magic: int, added: Added, traps: int, tokens: int, potions: int, venoms: int) -> float:
        """What this member can expect with such a load, its price not counted."""
        flat, more_strength, more_magic, per_strength, per_magic = added
        strength += more_strength
        magic += more_magic
        dice = strength + magic
        fighter = self.fighter
        rerolls = fighter.rerolls(strength, magic) + self.rerolls
        if rerolls > dice:
            rerolls = dice
        venom = 2 * (venoms + self.venoms)
        total = 0.0
        if self.free:
            bonus = (
                strength * (fighter.conquest_strength + per_strength)
                + magic * (fighter.conquest_magic + per_magic)
                + REROLL * rerolls
                + venom
                + self.conqueror
                + self.tries
            )
            takes = reach(dice, self.land - bonus)
            total += self.free * (takes * self.conquered + (1 - takes) * self.loot + self.gifts)
        aside = 1 - self.reach - self.free
        if aside > 0:
            total += aside * (self.loot + self.gifts)
        if self.reach:
            total += self.reach * self.fight(
                strength,
                magic,
                flat,
                fighter.strength + per_strength,
                fighter.magic + per_magic - self.minus,
                rerolls,
                venom,
                self.capturing <= traps,
                self.cancels + tokens + potions + self.potions,
            )
        return total

    def fight(
        self,
        strength: int,
        magic: int,
        flat: float,
        per_strength: int,
        per_magic: int,
        rerolls: int,
        venom: int,
        captures: bool,
        cancels: int,
    ) -> float:
        """When the monster comes: the best number of magic dice to give up against it, and what follows."""
        best = -99.0
        for ward in range(min(magic, self.attack) + 1):
            value = self.outcome(
                self.attack - ward,
                strength + magic - ward,
                strength * per_strength + (magic - ward) * per_magic + flat + venom,
                min(rerolls, strength + magic - ward),
                captures,
                cancels,
            )
            if value > best:
                best = value
        return best

    def outcome(self, black: int, dice: int, bonus: float, rerolls: int, captures: bool, cancels: int) -> float:
        """An attack of so many black dice, then an answer with so many dice."""
        saved = cancels - self.hits
        if self.wounded:
            dies, hurt = at_least(black, saved + 1), 0.0
        else:
            dies = at_least(black, saved + 2)
            hurt = at_least(black, saved + 1) - dies
        bonus += self.carry + REROLL * rerolls
        fighter = self.fighter
        eliminates = reach(dice, self.ev - bonus - fighter.eliminate)
        captured = 0.0
        if captures:
            captured = max(0.0, reach(dice, self.plain - bonus - fighter.capture) - eliminates)
        done = eliminates * self.eliminated + captured * self.captured
        done += (1 - eliminates - captured) * self.loot + self.gifts
        return dies * self.dead + hurt * self.wound + (1 - dies) * done


def deed(outlook: Outlook, effect: str) -> float:
    """Glory loot in store that a deed would turn into glory, over what it is worth in store."""
    value = 0.0
    for kind in outlook.table.loot[outlook.seat]:
        loot = outlook.box.loot[kind]
        if loot.effect == effect:
            value += loot.n * outlook.glory - outlook.loot(kind)
    return value


def elimination_worth(outlook: Outlook, monster: Monster) -> float:
    """Glory, and a trophy to keep or to sell."""
    trophy = max(float(monster.trophy), 0.8 * outlook.gain_gold(monster.trophy * outlook.box.trophy_gold))
    return outlook.glory * monster.elimination_glory + trophy + deed(outlook, "elimination_glory")


def is_on_mission(path: int) -> bool:
    return PLACE_OF[path] in (MISSION, CONTRACT)


def fought(table: LandsTable, path: int) -> bool:
    return bool(table.path_state[path] & MET)


def damage_before(table: LandsTable, path: int) -> int:
    return carried_damage(table, path)
