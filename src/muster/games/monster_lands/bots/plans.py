"""Walks: who could go where with which load, and what the best of these are worth."""

from __future__ import annotations

from typing import Final

from muster.games.monster_lands.bots.fights import (
    NOTHING_ADDED,
    Added,
    Fighter,
    Scene,
    Stand,
    added_by,
    defense_of,
    others_coming,
)
from muster.games.monster_lands.bots.odds import REROLL, reach
from muster.games.monster_lands.bots.values import Outlook
from muster.games.monster_lands.content.pieces import (
    CONTRACT,
    ENTRANCE,
    FIRST_PATH,
    MISSION,
    PERSUASION,
    PLACE_OF,
    WEAPON,
    Ability,
    Dice,
    DiceNeed,
    Gear,
)
from muster.games.monster_lands.queries import (
    can_carry,
    dice_room,
    is_at_home,
    is_path_usable,
    is_place_open,
    need_of,
    paths_of,
)
from muster.games.monster_lands.state import NOTHING, LandsTable, store

TIE: Final = 1e-6  # differences below this are none
LEAST: Final = 0.02  # gains below this are not worth a token
RIVAL_ROLLS: Final = 0.45  # how often a rival on a mission does better

# What may be loaded beside traps, which are named by their kinds.
DEFENSE: Final = 1000
POTION: Final = 1001
VENOM: Final = 1002


class Walk:
    """Somebody sent to a path with a load. ``value`` is what that is worth over everything that it takes."""

    __slots__ = (
        "added",
        "defense",
        "dice",
        "full",
        "member",
        "path",
        "potion",
        "stand",
        "traps",
        "value",
        "venom",
    )

    def __init__(self, path: int, member: int, dice: Dice, value: float) -> None:
        self.path = path
        self.member = member
        self.dice = dice
        self.value = value
        self.full = value  # the same without the price of the load
        self.stand: Stand | None = None
        self.added: Added = NOTHING_ADDED
        self.traps: tuple[int, ...] = ()
        self.defense = 0
        self.potion = 0
        self.venom = 0

    @property
    def tokens(self) -> int:
        return len(self.traps) + self.defense


class Stores:
    """What a clan can load: dice of the pool, and tokens that no contract waits for."""

    __slots__ = ("defense", "magic", "persuasion", "potions", "strength", "traps", "venoms")

    def __init__(self, table: LandsTable, seat: int) -> None:
        clan = table.clans[seat]
        self.strength = clan.strength
        self.magic = clan.magic
        self.persuasion = len(clan.faces)
        self.traps = list(table.zones[store(seat)].cards)
        self.defense = clan.defense
        self.potions = clan.potions
        self.venoms = clan.venoms
        for path in paths_of(CONTRACT):
            member = table.paths[path].member
            if member != NOTHING and member in clan.members:
                resource = table.box.missions[table.missions[1]].resource
                self.defense = max(0, self.defense - resource.defense)
                self.potions = max(0, self.potions - resource.potions)
                self.venoms = max(0, self.venoms - resource.venoms)
                if resource.traps and self.traps:
                    self.traps.remove(min(self.traps, key=lambda kind: table.box.traps[kind].price))


class Planner:
    """All walks of a turn, the best first."""

    __slots__ = ("_borrowed", "_coming", "_fighters", "_scenes", "outlook", "seat", "stores", "table")

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.table = outlook.table
        self.seat = outlook.seat
        self.stores = Stores(self.table, self.seat)
        self._scenes: dict[int, Scene] = {}
        self._fighters: dict[tuple[int, bool], Fighter] = {}
        self._borrowed: dict[int, list[int]] = {}
        self._coming = others_coming(self.table, self.seat)

    def scene(self, place: int) -> Scene:
        if place not in self._scenes:
            self._scenes[place] = Scene(self.outlook, place, self._coming)
        return self._scenes[place]

    def fighter(self, member: int, weapons: bool = True) -> Fighter:
        key = (member, weapons)
        if key not in self._fighters:
            self._fighters[key] = self.armed_fighter(member, weapons)
        return self._fighters[key]

    def armed_fighter(self, member: int, weapons: bool) -> Fighter:
        """A member with everything that can be carried to a battlefield."""
        fighter = Fighter(self.table, member, weapons)
        for card in self.borrowed(member):
            gear = self.gear(card)
            fighter.add(gear.ability, weapons or gear.type != WEAPON)
        return fighter

    def gear(self, card: int) -> Gear:
        box = self.outlook.box
        return box.gear[box.gear_cards[card]]

    def borrowed(self, member: int) -> list[int]:
        """Equipment of others at home that a member could use in battle and has free hands for.

        Whoever is sent takes it along, so that it does not matter for a plan who carries it now.
        """
        if member not in self._borrowed:
            table = self.table
            best: dict[int, tuple[float, int]] = {}
            for other in table.clans[self.seat].members:
                if other == member or not is_at_home(table, other):
                    continue
                for card in table.gear[other]:
                    gear = self.gear(card)
                    worth = self.outlook.talent(gear.ability)
                    if is_for_battle(gear.ability) and can_carry(table, member, gear.id):
                        best[gear.type] = max(best.get(gear.type, (0.0, 0)), (worth, card))
            self._borrowed[member] = [card for _, (_, card) in sorted(best.items())]
        return self._borrowed[member]

    def stand(self, path: int, member: int) -> Stand:
        scene = self.scene(PLACE_OF[path])
        stand = Stand(scene, path, member, self.fighter(member, scene.monster.power != "no_weapons"))
        if is_at_home(self.table, member):
            for card in self.borrowed(member):
                gear = self.gear(card)
                stand.cancels += defense_of(gear.ability, scene.monster)
                stand.dead -= self.outlook.taste.fear * self.outlook.gear(gear)
        return stand

    def walks(self) -> list[Walk]:
        """The best walk on each path that is open to the clan."""
        table = self.table
        found: list[Walk] = []
        if not self.outlook.senders:
            return found
        for place in range(CONTRACT + 1):
            if not is_place_open(table, place) or (place <= ENTRANCE and table.monsters[place] == NOTHING):
                continue
            for path in paths_of(place):
                if is_path_usable(table, self.seat, path):
                    walk = self.best_on(path)
                    if walk is not None:
                        found.append(walk)
        found.sort(key=lambda walk: -round(walk.value, 6))
        return found

    def best_on(self, path: int) -> Walk | None:
        """The best walk on a path."""
        place = PLACE_OF[path]
        if place == MISSION:
            return self.on_mission(path)
        if place == CONTRACT:
            return self.on_contract(path)
        combos = self.combos(path)
        if not combos:
            return None
        stand = self.best_member(path, combos[len(combos) // 2])
        return self.best_load(stand, combos)

    def going_on(self, path: int) -> Walk | None:
        """The best load for whoever already stands on a path; dice that lie there count as if they were in hand."""
        strength, magic, _ = self.table.paths[path].dice
        self.stores.strength += strength
        self.stores.magic += magic
        combos = [dice for dice in self.combos(path) if dice[0] >= strength and dice[1] >= magic]
        return self.best_load(self.stand(path, self.table.paths[path].member), combos) if combos else None

    # -- fights ----------------------------------------------------------------------------------------------------

    def combos(self, path: int) -> list[Dice]:
        """The dice that may be laid on a path, fewest first."""
        strength, magic = self.stores.strength, self.stores.magic
        if PLACE_OF[path] == ENTRANCE:
            room = self.table.box.entrance_spaces
            return [
                (first, second, 0)
                for number in range(1, room + 1)
                for first in range(number, -1, -1)
                for second in (number - first,)
                if first <= strength and second <= magic
            ]
        return [
            dice for dice in need_of(self.table, path).legal if dice[0] <= strength and dice[1] <= magic and not dice[2]
        ]

    def best_member(self, path: int, dice: Dice) -> Stand:
        """Who of those at home is best there, with an ordinary load."""
        tokens = min(1, self.stores.defense)
        traps = min(1, len(self.stores.traps))
        best: Stand | None = None
        most = 0.0
        for member in self.outlook.senders:
            stand = self.stand(path, member)
            value = stand.value(dice[0], dice[1], (3 * traps, 0, 0, 0, 0), traps, tokens, 0, 0)
            if best is None or value > most + TIE:
                best, most = stand, value
        assert best is not None
        return best

    def best_load(self, stand: Stand, combos: list[Dice]) -> Walk:
        """Dice first, then tokens one by one as long as they gain something, then dice again."""
        walk = Walk(stand.path, stand.member, combos[0], 0.0)
        walk.stand = stand
        self.choose_dice(walk, combos)
        if self.add_tokens(walk):
            self.choose_dice(walk, combos)
        return walk

    def choose_dice(self, walk: Walk, combos: list[Dice]) -> None:
        stand = walk.stand
        assert stand is not None
        outlook = self.outlook
        room = dice_room(self.table, walk.path, walk.tokens)
        price = self.token_price(walk)
        best = -999.0
        for dice in combos:
            strength, magic, _ = dice
            if strength + magic > room:
                continue
            full = stand.value(strength, magic, walk.added, len(walk.traps), walk.defense, walk.potion, walk.venom)
            value = full - strength * outlook.strength - magic * outlook.magic
            if value > best:
                best = value
                walk.dice = dice
                walk.full = full
        walk.value = best - price

    def token_price(self, walk: Walk) -> float:
        outlook = self.outlook
        traps = outlook.box.traps
        price = walk.defense * outlook.defense + walk.potion * 0.5 * outlook.potion + walk.venom * 0.6 * outlook.venom
        for kind in walk.traps:
            price += outlook.trap(traps[kind])
        return price

    def add_tokens(self, walk: Walk) -> bool:
        """Load whatever gains more than it is worth in store; whether anything was loaded."""
        outlook, stores = self.outlook, self.stores
        traps = list(stores.traps)
        loaded = False
        while True:
            best, choice = LEAST, -1
            fits = sum(walk.dice) <= dice_room(self.table, walk.path, walk.tokens + 1)
            if fits:
                for kind in sorted(set(traps)):
                    gain = self.with_trap(walk, kind) - walk.full - outlook.trap(outlook.box.traps[kind])
                    if gain > best:
                        best, choice = gain, kind
                if walk.defense < stores.defense:
                    gain = self.with_tokens(walk, 1, 0, 0) - walk.full - outlook.defense
                    if gain > best:
                        best, choice = gain, DEFENSE
            if not walk.potion and stores.potions:
                gain = self.with_tokens(walk, 0, 1, 0) - walk.full - 0.5 * outlook.potion
                if gain > best:
                    best, choice = gain, POTION
            if not walk.venom and stores.venoms:
                gain = self.with_tokens(walk, 0, 0, 1) - walk.full - 0.6 * outlook.venom
                if gain > best:
                    best, choice = gain, VENOM
            if choice == -1:
                return loaded
            loaded = True
            if choice == DEFENSE:
                walk.full = self.with_tokens(walk, 1, 0, 0)
                walk.defense += 1
            elif choice == POTION:
                walk.full = self.with_tokens(walk, 0, 1, 0)
                walk.potion = 1
            elif choice == VENOM:
                walk.full = self.with_tokens(walk, 0, 0, 1)
                walk.venom = 1
            else:
                walk.full = self.with_trap(walk, choice)
                walk.traps = (*walk.traps, choice)
                walk.added = plus(walk.added, added_by(outlook.box.traps[choice]))
                traps.remove(choice)
            walk.value += best

    def with_trap(self, walk: Walk, kind: int) -> float:
        """A walk with one more trap, the load not priced."""
        stand = walk.stand
        assert stand is not None
        added = plus(walk.added, added_by(self.outlook.box.traps[kind]))
        strength, magic, _ = walk.dice
        return stand.value(strength, magic, added, len(walk.traps) + 1, walk.defense, walk.potion, walk.venom)

    def with_tokens(self, walk: Walk, defense: int, potions: int, venoms: int) -> float:
        """A walk with some more tokens, the load not priced."""
        stand = walk.stand
        assert stand is not None
        strength, magic, _ = walk.dice
        return stand.value(
            strength,
            magic,
            walk.added,
            len(walk.traps),
            walk.defense + defense,
            walk.potion + potions,
            walk.venom + venoms,
        )

    # -- missions --------------------------------------------------------------------------------------------------

    def cheapest_dice(self, need: DiceNeed) -> tuple[Dice, float] | None:
        """The dice of the pool that are missed least, and their price."""
        outlook, stores = self.outlook, self.stores
        faces = self.table.clans[self.seat].faces
        best: Dice | None = None
        least = 0.0
        for dice in need.legal:
            if dice[0] > stores.strength or dice[1] > stores.magic or dice[PERSUASION] > stores.persuasion:
                continue
            price = dice[0] * outlook.strength + dice[1] * outlook.magic
            for face in faces[: dice[PERSUASION]]:
                price += outlook.face(face)
            if best is None or price < least:
                best, least = dice, price
        return None if best is None else (best, least)

    def on_mission(self, path: int) -> Walk | None:
        """A roll against an objective."""
        outlook, table = self.outlook, self.table
        tile = table.box.missions[table.missions[0]]
        found = self.cheapest_dice(tile.need)
        if found is None:
            return None
        dice, price = found
        other = table.paths[FIRST_PATH[MISSION] + FIRST_PATH[MISSION] + 1 - path].member
        reward = outlook.goods(tile.reward)
        second = outlook.gain_gold(table.box.second_mission_gold)
        penalty = outlook.goods(tile.penalty)
        alone = 1.0
        if other != NOTHING:
            alone = 0.0 if other in table.clans[self.seat].members else 1 - RIVAL_ROLLS
        else:
            alone = 1 - 0.6 * RIVAL_ROLLS * self._coming
        best: Walk | None = None
        for member in outlook.senders:
            fighter = Fighter(table, member)
            bonus = dice[0] * fighter.plain_strength + dice[1] * fighter.plain_magic
            rerolls = fighter.rerolls(dice[0], dice[1]) + min(fighter.mission_rerolls, dice[PERSUASION])
            done = reach(sum(dice), tile.objective - bonus - REROLL * min(rerolls, sum(dice)))
            value = done * (alone * reward + (1 - alone) * second) - (1 - done) * penalty - price
            if tile.penalty.wounds and table.wounded >> member & 1:
                value -= (1 - done) * outlook.keep(member)
            value -= 0.4 * outlook.at_war(member)
            if best is None or value > best.value:
                best = Walk(path, member, dice, value)
        return best

    def on_contract(self, path: int) -> Walk | None:
        """A resource for a reward; only where the resource is there."""
        outlook, table = self.outlook, self.table
        tile = table.box.missions[table.missions[1]]
        need, stores = tile.resource, self.stores
        if (
            need.potions > stores.potions
            or need.venoms > stores.venoms
            or need.defense > stores.defense
            or need.traps > len(stores.traps)
            or need.loot > len(table.clans[self.seat].loot)
            or need.gold > table.clans[self.seat].gold
        ):
            return None
        found = self.cheapest_dice(tile.contract_need)
        if found is None:
            return None
        dice, price = found
        value = outlook.goods(tile.reward_left if path == FIRST_PATH[CONTRACT] else tile.reward_right) - price
        value -= need.potions * outlook.potion + need.venoms * outlook.venom + need.defense * outlook.defense
        if need.gold:
            value -= outlook.spend(need.gold)
        if need.traps:
            value -= min([outlook.trap(outlook.box.traps[kind]) for kind in stores.traps])
        if need.loot:
            value -= min([outlook.loot(kind) for kind in table.clans[self.seat].loot])
        member = min(outlook.senders, key=outlook.at_war)
        return Walk(path, member, dice, value - 0.4 * outlook.at_war(member))


def plus(first: Added, second: Added) -> Added:
    return (
        first[0] + second[0],
        first[1] + second[1],
        first[2] + second[2],
        first[3] + second[3],
        first[4] + second[4],
    )


def is_for_battle(ability: Ability) -> bool:
    """Does such equipment help on a battlefield?"""
    return ability.kind in ("per_die", "reroll", "defense") and not ability.missions
