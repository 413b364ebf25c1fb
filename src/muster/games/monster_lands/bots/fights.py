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
    death_glory,
    is_free,
    is_place_open,
    monster_of,
    paths_of,
    pool_size,
    section_of,
    senders,
)
from muster.games.monster_lands.state import NOTHING, LandsTable, laid
from muster.kernel.table import Seat

UNSEEN_TRAP: Final = 3.5  # what a token of others adds to an attack
USUAL_DICE: Final = 3  # what whoever comes brings to a path
USUAL_BONUS: Final = 2.5  # what is added to these dice, and a point more every round
USUAL_CANCELS: Final = 3
CROWDED: Final = (1.3, 1.1, 0.9, 0.8)  # the left paths are taken more often


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
        self.add(box.members[member].ability, True)
        for card in table.gear[member]:
            gear = box.gear[box.gear_cards[card]]
            self.add(gear.ability, weapons or gear.type != WEAPON)

    def add(self, ability: Ability, works: bool) -> None:
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
    box = table.box
    talents = defense_of(box.members[member].ability, monster)
    for card in table.gear[member]:
        talents += defense_of(box.gear[box.gear_cards[card]].ability, monster)
    return talents


def defense_of(ability: Ability, monster: Monster) -> int:
    """The hits of a monster that an ability cancels."""
    if ability.kind != "defense" or not ability.affinities >> monster.affinity & 1 or monster.power == "no_talents":
        return 0
    return ability.n


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
    """A land or the Entrance as the next walker finds it: who is there, how far the monster will come, what it pays.

    For each path: ``reach``, the chance that the monster gets there; ``carry``, the damage it has taken by then;
    ``free``, the chance that it is beaten before and the land still free; ``tries``, what failed tries add.
    """

    __slots__ = (
        "attack",
        "captured",
        "carry",
        "conquered",
        "conquest",
        "eliminated",
        "free",
        "hits",
        "loot",
        "minus",
        "monster",
        "outlook",
        "own_right",
        "place",
        "reach",
        "table",
        "traps",
        "tries",
        "wound",
    )

    def __init__(self, outlook: Outlook, place: int, coming: float) -> None:
        table = outlook.table
        self.outlook = outlook
        self.table = table
        self.place = place
        self.monster = monster = monster_of(table, place)
        self.attack = attack_dice(table, place)
        self.hits = monster.n if monster.power == "hits" else 0
        self.minus = monster.n if monster.power == "die_minus" else 0
        self.traps = monster.n if monster.power == "traps" else 1
        members = [table.paths[path].member for path in paths_of(place)]
        own = [member in table.clans[outlook.seat].members for member in members]
        self.own_right = [sum(own[at + 1 :]) for at in range(len(members))]
        self.price(sum([member != NOTHING for member in members]))
        self.foresee(members, coming)

    def price(self, there: int) -> None:
        """What each outcome is worth, whoever brings it about."""
        outlook, monster = self.outlook, self.monster
        self.wound = -outlook.taste.wound * outlook.soon
        if monster.power == "glory_loss":
            self.wound -= monster.n * outlook.glory
        self.captured = outlook.glory * monster.capture_glory + outlook.gain_gold(monster.capture_gold)
        self.captured += deed(outlook, "capture_glory")
        self.eliminated = elimination_worth(outlook, monster)
        self.loot = self.conquered = 0.0
        self.conquest = 99
        if self.place == ENTRANCE:
            relief = 0.4 * self.table.panic.bit_count()
            self.captured += relief
            self.eliminated += relief
            return
        self.loot = outlook.best_loot(min(2, there))
        land = self.table.lands[self.place]
        if land != NOTHING:
            record = outlook.box.lands[land]
            self.conquest = record.conquest
            self.conquered = outlook.land(record) + deed(outlook, "conquest_glory")

    def foresee(self, members: list[int], coming: float) -> None:
        """From left to right: how often the monster, or the free land, gets to each path."""
        self.reach: list[float] = []
        self.carry: list[float] = []
        self.free: list[float] = []
        self.tries: list[float] = []
        alive, carried, free, tried = 1.0, 0.0, 0.0, 0.0
        for member, path in zip(members, paths_of(self.place), strict=True):
            self.reach.append(alive)
            self.carry.append(carried)
            self.free.append(free)
            self.tries.append(tried)
            there = 1.0
            if member == NOTHING:
                there = min(0.9, coming * CROWDED[path - FIRST_PATH[self.place]]) if is_free(self.table, path) else 0.0
            if not there:
                continue
            lives, beats, damage, takes, total = self.guess(path, member, carried, tried)
            falls = there * alive * lives * beats
            alive -= falls
            left = falls + free * (1 - there * takes)
            if left > 0:
                tried = (free * (1 - there) * tried + free * there * (1 - takes) * (tried + 0.8 * total)) / left
            free = left
            carried += there * lives * (1 - beats) * 0.85 * damage

    def guess(self, path: int, member: int, carried: float, tried: float) -> tuple[float, float, float, float, float]:
        """Who is on a path, or might come: lives, beats the monster, its damage; takes the land, its total."""
        table, monster = self.table, self.monster
        if member == NOTHING:
            bonus = USUAL_BONUS + table.round
            beats = reach(USUAL_DICE, monster.capture_value - carried - bonus)
            takes = reach(USUAL_DICE, self.conquest - tried - 1.0)
            lives = 1 - at_least(self.attack, USUAL_CANCELS - self.hits + 2)
            return lives, beats, MEAN * USUAL_DICE + bonus, takes, MEAN * USUAL_DICE + 1.0
        fighter = Fighter(table, member, monster.power != "no_weapons")
        strength, magic, _ = table.paths[path].dice
        tokens = table.zones[laid(path)].cards
        flat, per_strength, per_magic = 0.0, fighter.strength, fighter.magic
        if not table.paths[path].revealed:
            if member in table.clans[self.outlook.seat].members:
                for card in tokens:
                    more, dice_s, dice_m, each_s, each_m = added_by(table.box.traps[card])
                    flat += more
                    strength += dice_s
                    magic += dice_m
                    per_strength += each_s
                    per_magic += each_m
            else:
                flat = UNSEEN_TRAP * len(tokens)
        dice = strength + magic
        rerolls = fighter.rerolls(strength, magic)
        if self.place != ENTRANCE:
            rerolls = min(dice, rerolls + section_of(table, path).rerolls)
        potions, venoms, _ = table.paths[path].load
        bonus = strength * per_strength + magic * (per_magic - self.minus) + flat + REROLL * rerolls + 2 * venoms
        if len(tokens) >= self.traps or fighter.free:
            beats = reach(dice, monster.capture_value - carried - bonus - fighter.capture)
        else:
            beats = reach(dice, monster.elimination_value - carried - bonus - fighter.eliminate)
        cancels = talents_against(table, member, monster) + path_talents(table, path, monster)
        cancels += table.paths[path].defense + potions - self.hits
        lives = 1 - at_least(self.attack, cancels + 2 - (table.wounded >> member & 1))
        plain = bonus - flat + fighter.conquer
        return lives, beats, MEAN * dice + bonus, reach(dice, self.conquest - tried - plain), MEAN * dice + plain


def others_coming(table: LandsTable, seat: Seat) -> float:
    """How likely a free path will be taken by somebody else, of one's own clan or another."""
    walkers = 0.0
    for other in range(table.seats):
        if not table.passed >> other & 1:
            walks = min(float(len(senders(table, other))), pool_size(table, other) / 2.5)
            walkers += walks if other != seat else 0.5 * max(0.0, walks - 1)
    if not walkers:
        return 0.0
    free = 0
    for place in range(CONTRACT + 1):
        if is_place_open(table, place):
            for path in paths_of(place):
                if is_free(table, path):
                    free += 1
    return min(0.7, 0.8 * walkers / free) if free else 0.0


class Stand:
    """One member on one path, with everything about it that does not depend on the load."""

    __slots__ = (
        "attack",
        "cancels",
        "capture",
        "captured",
        "capturing",
        "carry",
        "conquest",
        "dead",
        "eliminate",
        "eliminated",
        "fighter",
        "free",
        "gifts",
        "hits",
        "loot",
        "member",
        "path",
        "potions",
        "reach",
        "rerolls",
        "scene",
        "tries",
        "venoms",
        "wounded",
    )

    def __init__(self, scene: Scene, path: int, member: int, fighter: Fighter) -> None:
        outlook, table, monster = scene.outlook, scene.table, scene.monster
        self.scene = scene
        self.path = path
        self.member = member
        at = path - FIRST_PATH[scene.place]
        self.reach = scene.reach[at]
        self.carry = scene.carry[at]
        self.free = scene.free[at]
        self.tries = scene.tries[at]
        self.attack = scene.attack
        self.hits = scene.hits
        self.loot = scene.loot
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
        # What comes home with whoever lives.
        self.gifts = self.potions * outlook.potion + self.venoms * outlook.venom
        if gold:
            self.gifts += outlook.gain_gold(gold)
        self.dead = outlook.glory * death_glory(table, path) - outlook.taste.fear * outlook.keep(member)
        if table.clans[outlook.seat].leader == member:
            self.dead += 0.3 * outlook.further  # whoever follows works without wages
        win = outlook.taste.help * scene.own_right[at]
        self.captured = scene.captured + win
        self.eliminated = scene.eliminated + win
        self.equip(fighter)

    def equip(self, fighter: Fighter) -> None:
        """With such talents and such equipment."""
        scene = self.scene
        outlook, monster = scene.outlook, scene.monster
        self.fighter = fighter
        more = fighter.potions * outlook.potion
        self.captured += more + outlook.glory * fighter.capture_glory
        self.eliminated += more
        self.capturing = 0 if fighter.free else scene.traps
        self.eliminate = monster.elimination_value - fighter.eliminate
        self.capture = monster.capture_value - fighter.capture
        self.conquest = scene.conquest - fighter.conquer

    def value(
        self, strength: int, magic: int, added: Added, traps: int, tokens: int, potions: int, venoms: int
    ) -> float:
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
                + self.tries
            )
            takes = reach(dice, self.conquest - bonus)
            total = self.free * (takes * self.scene.conquered + (1 - takes) * self.loot + self.gifts)
        aside = 1 - self.reach - self.free
        if aside > 0:
            total += aside * (self.loot + self.gifts)
        if self.reach:
            per_strength += fighter.strength
            per_magic += fighter.magic - self.scene.minus
            cancels = self.cancels + tokens + potions + self.potions
            captures = self.capturing <= traps
            bonus = strength * per_strength + magic * per_magic + flat + venom
            best = self.outcome(self.attack, dice, bonus, rerolls, captures, cancels)
            for ward in range(1, min(magic, self.attack) + 1):
                # A magic die given up is a black die less.
                value = self.outcome(
                    self.attack - ward,
                    dice - ward,
                    bonus - ward * per_magic,
                    min(rerolls, dice - ward),
                    captures,
                    cancels,
                )
                if value <= best:
                    break
                best = value
            total += self.reach * best
        return total

    def outcome(self, black: int, dice: int, bonus: float, rerolls: int, captures: bool, cancels: int) -> float:
        """An attack of so many black dice, then an answer with so many dice."""
        saved = cancels - self.hits
        if self.wounded:
            dies, hurt = at_least(black, saved + 1), 0.0
        elif saved >= black:
            dies = hurt = 0.0
        else:
            dies = at_least(black, saved + 2)
            hurt = at_least(black, saved + 1) - dies
        bonus += self.carry + REROLL * rerolls
        eliminates = reach(dice, self.eliminate - bonus)
        loot = self.loot
        done = loot + self.gifts + eliminates * (self.eliminated - loot)
        if captures:
            captured = reach(dice, self.capture - bonus) - eliminates
            if captured > 0:
                done += captured * (self.captured - loot)
        return dies * self.dead + hurt * self.scene.wound + (1 - dies) * done


def deed(outlook: Outlook, effect: str) -> float:
    """Glory loot in store that a deed would turn into glory, over what it is worth in store."""
    value = 0.0
    for kind in outlook.table.clans[outlook.seat].loot:
        loot = outlook.box.loot[kind]
        if loot.effect == effect:
            value += loot.n * outlook.glory - outlook.loot(kind)
    return value


def elimination_worth(outlook: Outlook, monster: Monster) -> float:
    """Glory, and a trophy to keep or to sell."""
    trophy = max(float(monster.trophy), 0.8 * outlook.gain_gold(monster.trophy * outlook.box.trophy_gold))
    return outlook.glory * monster.elimination_glory + trophy + deed(outlook, "elimination_glory")
