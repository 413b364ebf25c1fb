"""Errands: what dice can do in the Citadel and on settled lands, and what each of these is worth."""

from __future__ import annotations

from typing import Final

from muster.games.monster_lands.bots.fights import Stand, defense_of
from muster.games.monster_lands.bots.plans import Planner, Walk
from muster.games.monster_lands.bots.values import Outlook
from muster.games.monster_lands.content.pieces import (
    ALCHEMIST,
    ARMORY,
    BAZAAR,
    LODGE,
    MINE,
    PERSUASION,
    SHOPS,
    TAVERN,
    WEAPON,
    Gear,
    Land,
    OnceARound,
)
from muster.games.monster_lands.offers.turn import has_use
from muster.games.monster_lands.queries import (
    can_carry,
    can_fill,
    dice_room,
    discount_of,
    discounts_for,
    first_novice,
    flat_total,
    free_spaces,
    has_room,
    hireable,
    persuasion_off,
    placeable,
    pool,
    price_after,
    trap_limit,
    wounded_at_home,
)
from muster.games.monster_lands.state import GEAR_SOURCE, MEMBER_DECK, NOTHING, ON_SALE, LandsTable
from muster.kernel.options import Option

# Why an option is proposed: the texts of hints.
HIRE: Final = "hint-hire"
BEER: Final = "hint-beer"
TRAPS: Final = "hint-traps"
ARMOR: Final = "hint-defense"
GEAR: Final = "hint-gear"
BREW: Final = "hint-brew"
MINING: Final = "hint-mine"
LAND: Final = "hint-land"

NO_WAY: Final = -99.0
LEAST_GAIN: Final = 0.05  # gains below this are not worth another trap


class Errand:
    """One action in the Citadel or on a settled land, with the answers that follow."""

    __slots__ = ("helps", "option", "orders", "value", "why")

    def __init__(self, option: Option, value: float, why: str, orders: tuple[Option, ...] = ()) -> None:
        self.option = option
        self.value = value
        self.why = why
        self.orders = orders
        self.helps = 0.0  # how much of the value is for the walk that is planned next


class Errands:
    """All errands of a turn. ``walks`` are those that goods are bought for, the best first."""

    __slots__ = ("outlook", "planner", "seat", "table", "walks")

    def __init__(self, planner: Planner, walks: list[Walk]) -> None:
        self.planner = planner
        self.outlook: Outlook = planner.outlook
        self.table: LandsTable = planner.table
        self.seat = planner.seat
        self.walks = self.fights(walks)

    def fights(self, walks: list[Walk]) -> list[Walk]:
        """The two best walks to battlefields, by different members if there are any."""
        found: list[Walk] = []
        for walk in walks:
            if walk.stand is not None and all(
                walk.member != other.member and walk.path != other.path for other in found
            ):
                found.append(walk)
                if len(found) == 2:
                    break
        return found

    def all(self) -> list[Errand]:
        """Every errand that is possible, the best first."""
        found: list[Errand] = []
        table, seat = self.table, self.seat
        if table.clans[seat].strength or table.clans[seat].faces:
            for building, errand in ((TAVERN, self.hire), (LODGE, self.traps), (ARMORY, self.defense)):
                if has_room(table, building):
                    found.append(errand())
            if has_room(table, BAZAAR) and placeable(table, seat, 0):
                found.append(self.gear())
        if table.clans[seat].magic and not table.panic >> ALCHEMIST & 1:
            for space in free_spaces(table, ALCHEMIST):
                found.append(self.brew(space))
                break  # the upper space is the better one
        if table.clans[seat].strength and not table.panic >> MINE & 1:
            for space in free_spaces(table, MINE):
                if table.box.mine[space].dice <= table.clans[seat].strength:
                    found.append(self.mine(space))
        for land in table.clans[seat].lands:
            if table.settlers[land] != NOTHING and not table.lands_used >> land & 1:
                record = table.box.lands[land]
                if can_fill(record.need, pool(table, seat)) and has_use(table, seat, record.gain):
                    found.append(self.use_land(record))
        found = [errand for errand in found if errand.value > NO_WAY]
        found.sort(key=lambda errand: -errand.value)
        return found

    # -- dice for shops --------------------------------------------------------------------------------------------

    def dice(self, building: int) -> list[tuple[Option, float, int]]:
        """The dice that a shop takes: each with its worth and what it takes off."""
        table, outlook = self.table, self.outlook
        named = table.box.options
        found: list[tuple[Option, float, int]] = []
        if table.clans[self.seat].strength:
            found.append((named["die"][0], outlook.strength, 0))
        for face in sorted(set(table.clans[self.seat].faces)):
            found.append((named["face"][face], outlook.face(face), persuasion_off(table, building, face)))
        return found

    def visit(self, building: int) -> Option:
        return self.table.box.options["visit"][SHOPS.index(building)]

    def discounts(self, kind: OnceARound) -> list[Option]:
        """The flat discounts of a kind, all to be taken."""
        box = self.table.box
        found: list[Option] = []
        for source in discounts_for(self.table, self.seat, kind):
            if source >= GEAR_SOURCE:
                found.append(box.options["gear-discount"][box.gear_cards[source - GEAR_SOURCE]])
            else:
                found.append(box.options["discount"][source])
        return found

    # -- the Tavern ------------------------------------------------------------------------------------------------

    def hire(self) -> Errand:
        """The best newcomer with the best die, or a round of beer."""
        table, outlook, seat = self.table, self.outlook, self.seat
        box = table.box
        gold = table.clans[seat].gold
        flat = flat_total(table, seat, "hire_discount")
        offers = [box.members[member] for member in hireable(table, seat)]
        novice = first_novice(table)
        if novice != NOTHING:
            offers.append(box.members[novice])
        best = Errand(self.visit(TAVERN), NO_WAY, HIRE)
        dice = self.dice(TAVERN)
        for record in offers:
            worth = outlook.newcomer(record)
            if worth <= best.value:
                continue
            for die, price, off in dice:
                cost = price_after(table, record.cost, off, flat)
                if cost > gold:
                    continue
                value = worth - price - outlook.spend(cost, record.wages)
                if value > best.value:
                    best.value = value
                    best.orders = (die, *self.discounts("hire_discount"), box.options["hire"][record.id])
        if best.value < 1.5 and gold >= box.beer_price + 3:
            self.beer(best, dice, flat)
        return best

    def beer(self, best: Errand, dice: list[tuple[Option, float, int]], flat: int) -> None:
        """Would others be better than those who are there?"""
        table, outlook, seat = self.table, self.outlook, self.seat
        box = table.box
        excess = table.clans[seat].glory - table.clans[seat].reputation
        hidden = table.zones[MEMBER_DECK].cards
        if not hidden or excess < 2:
            return
        gold = table.clans[seat].gold - box.beer_price
        for die, price, off in dice[-2:]:
            values: list[float] = []
            for member in hidden:
                record = box.members[member]
                cost = price_after(table, record.cost, off, flat)
                if record.reputation <= excess and cost <= gold:
                    values.append(outlook.newcomer(record) - outlook.spend(cost + box.beer_price, record.wages))
                else:
                    values.append(0.0)
            values.sort(reverse=True)
            # The best of four newcomers: about the fifth part from the top.
            value = values[len(values) // 5] - price - 0.3
            if value > best.value:
                best.value = value
                best.why = BEER
                best.orders = (die, box.options["beer"][0])

    # -- other shops -----------------------------------------------------------------------------------------------

    def traps(self) -> Errand:
        """The traps that help the walks to come most, and what else a die makes cheap."""
        table, seat = self.table, self.seat
        box = table.box
        best = Errand(self.visit(LODGE), NO_WAY, TRAPS)
        room = trap_limit(table, seat) - len(self.planner.stores.traps)
        shown = list(table.zones[ON_SALE].cards)
        if room <= 0 or not shown:
            return best
        gains = {kind: self.trap_gain(kind) for kind in set(shown)}
        flat = flat_total(table, seat, "trap_discount")
        for die, price, off in self.dice(LODGE):
            value, helps, chosen = self.basket(shown, gains, room, off, flat)
            if chosen and value - price > best.value:
                best.value = value - price
                best.helps = helps
                basket = [box.options["buy"][kind] for kind in chosen]
                best.orders = (die, *self.discounts("trap_discount"), *basket, box.options["done"][0])
        return best

    def basket(
        self, shown: list[int], gains: dict[int, tuple[float, float]], room: int, off: int, flat: int
    ) -> tuple[float, float, list[int]]:
        """Traps one by one, the best for its price first; those after the first help the walk to come less."""
        table, outlook = self.table, self.outlook
        traps = table.box.traps
        gold = table.clans[self.seat].gold
        left = list(shown)
        chosen: list[int] = []
        total, helps, printed, spent = 0.0, 0.0, 0, 0.0
        while left and len(chosen) < room:
            best, pick, cost_then = LEAST_GAIN if chosen else NO_WAY, NOTHING, 0.0
            for kind in set(left):
                cost = price_after(table, printed + traps[kind].price, off, flat)
                if cost > gold:
                    continue
                store, help_now = gains[kind]
                gain = max(store, 0.4 * help_now if chosen else help_now)
                now = outlook.spend(cost)
                if gain - (now - spent) > best:
                    best, pick, cost_then = gain - (now - spent), kind, now
            if pick == NOTHING:
                break
            store, help_now = gains[pick]
            if not chosen and help_now > store:
                helps = help_now - store
            total += best
            spent = cost_then
            printed += traps[pick].price
            chosen.append(pick)
            left.remove(pick)
        return total, helps, chosen

    def trap_gain(self, kind: int) -> tuple[float, float]:
        """What a trap is worth in store, and on one of the walks to come."""
        trap = self.table.box.traps[kind]
        most = 0.0
        for walk in self.walks:
            if sum(walk.dice) <= dice_room(self.table, walk.path, walk.tokens + 1):
                gain = self.planner.with_trap(walk, kind) - walk.full + min(0.0, walk.value)
                most = max(most, gain)
        crowded = len(self.planner.stores.traps) / 6
        return self.outlook.trap(trap) * (1 - crowded), most

    def defense(self) -> Errand:
        """One to three defense tokens."""
        table, outlook = self.table, self.outlook
        box = table.box
        best = Errand(self.visit(ARMORY), NO_WAY, ARMOR)
        room = box.defense_limit - table.clans[self.seat].defense
        if room <= 0:
            return best
        help_now = [0.0] * (box.armory_tokens + 1)
        for walk in self.walks:
            for number in range(1, box.armory_tokens + 1):
                if sum(walk.dice) <= dice_room(table, walk.path, walk.tokens + number):
                    gain = self.planner.with_tokens(walk, number, 0, 0) - walk.full + min(0.0, walk.value)
                    help_now[number] = max(help_now[number], gain)
        have = table.clans[self.seat].defense
        for die, price, off in self.dice(ARMORY):
            for number in range(1, min(room, box.armory_tokens) + 1):
                cost = price_after(table, number * box.armory_price, off, 0)
                if cost > table.clans[self.seat].gold:
                    continue
                stored = [outlook.defense * (1 - 0.15 * (have + more)) for more in range(number)]
                worth, helps = sum(stored), 0.0
                for used in range(1, number + 1):
                    mixed = help_now[used] + sum(stored[: number - used])
                    if mixed > worth:
                        helps = mixed - sum(stored)
                        worth = mixed
                value = worth - price - outlook.spend(cost)
                if value > best.value:
                    best.value = value
                    best.helps = helps
                    best.orders = (die, box.options["armory"][number])
        return best

    def gear(self) -> Errand:
        """The piece of equipment that serves longest, for whoever goes next."""
        table, outlook = self.table, self.outlook
        box = table.box
        best = Errand(self.visit(BAZAAR), NO_WAY, GEAR)
        kinds = sorted({box.gear_cards[card] for card in table.bazaar if card != NOTHING})
        dice = self.dice(BAZAAR)
        for kind in kinds:
            gear = box.gear[kind]
            worth, now = self.gear_gain(gear)
            for die, price, off in dice:
                cost = price_after(table, gear.price, off, 0)
                if cost > table.clans[self.seat].gold:
                    continue
                value = worth + now - price - outlook.spend(cost)
                if value > best.value:
                    best.value = value
                    best.helps = now
                    best.orders = (die, box.options["equip"][kind])
        return best

    def gear_gain(self, gear: Gear) -> tuple[float, float]:
        """What a piece is worth in later rounds, and on the walk to come."""
        outlook, table = self.outlook, self.table
        worth = outlook.gear(gear)
        same = 0
        free = 0
        for member in table.clans[self.seat].members:
            if can_carry(table, member, gear.id):
                free += 1
            for card in table.gear[member]:
                same += table.box.gear_cards[card] == gear.id
        if not free:
            worth *= 0.3
        if same and gear.ability.kind in ("mine", "trap_discount"):
            worth *= 0.3
        now = 0.0
        for walk in self.walks[:1]:
            borrows = gear.type in [self.planner.gear(card).type for card in self.planner.borrowed(walk.member)]
            if can_carry(table, walk.member, gear.id) and walk.stand is not None and not borrows:
                now = self.armed(walk, walk.stand, gear) - walk.full
        return worth, max(0.0, now)

    def armed(self, walk: Walk, stand: Stand, gear: Gear) -> float:
        """A walk with one more piece of equipment."""
        monster = stand.scene.monster
        weapons = monster.power != "no_weapons"
        fighter = self.planner.armed_fighter(walk.member, weapons)
        fighter.add(gear.ability, weapons or gear.type != WEAPON)
        better = Stand(stand.scene, walk.path, walk.member, fighter)
        better.cancels = stand.cancels + defense_of(gear.ability, monster)
        walk.stand = better
        value = self.planner.with_tokens(walk, 0, 0, 0)
        walk.stand = stand
        return value

    # -- Alchemist, Mine, lands ------------------------------------------------------------------------------------

    def brew(self, space: int) -> Errand:
        """Potions and venoms, the mix that is worth most."""
        table, outlook, seat = self.table, self.outlook, self.seat
        box = table.box
        number = box.alchemist[space]
        potions, helped_by_potion = self.potions()
        venoms, helped_by_venom = self.venoms()
        best = Errand(box.options["alchemist"][space], NO_WAY, BREW)
        for first in range(number + 1):
            second = number - first
            kept = min(first, box.potion_limit - table.clans[seat].potions)
            brewed = min(second, box.potion_limit - table.clans[seat].venoms)
            value = sum(potions[:kept]) + sum(venoms[:brewed]) - outlook.magic
            if value > best.value:
                best.value = value
                best.helps = (helped_by_potion if kept else 0.0) + (helped_by_venom if brewed else 0.0)
                best.orders = (box.options["brew"][4 * first + second],)
        return best

    def potions(self) -> tuple[list[float], float]:
        """What the first, second, third potion are worth, and how much of it on the walk to come."""
        table, outlook, seat = self.table, self.outlook, self.seat
        wounded = len(wounded_at_home(table, seat)) - table.clans[seat].potions
        have = table.clans[seat].potions
        worth = [outlook.potion * (1 - 0.2 * (have + more)) for more in range(3)]
        for at in range(min(3, max(0, wounded))):
            worth[at] = max(worth[at], outlook.taste.wound * outlook.soon)
        helps = 0.0
        if not have:
            for walk in self.walks:
                if not walk.potion:
                    helps = max(helps, self.planner.with_tokens(walk, 0, 1, 0) - walk.full + min(0.0, walk.value))
        if helps > worth[0]:
            worth.insert(0, helps)
            return worth, helps - worth[1]
        return worth, 0.0

    def venoms(self) -> tuple[list[float], float]:
        """The same for venoms."""
        table, outlook, seat = self.table, self.outlook, self.seat
        have = table.clans[seat].venoms
        worth = [outlook.venom * (1 - 0.2 * (have + more)) for more in range(3)]
        helps = 0.0
        if not have:
            for walk in self.walks:
                if not walk.venom:
                    helps = max(helps, self.planner.with_tokens(walk, 0, 0, 1) - walk.full + min(0.0, walk.value))
        if helps > worth[0]:
            worth.insert(0, helps)
            return worth, helps - worth[1]
        return worth, 0.0

    def mine(self, space: int) -> Errand:
        """Gold for strength dice."""
        table, outlook, seat = self.table, self.outlook, self.seat
        mine = table.box.mine[space]
        more = sum([discount_of(table, source) for source in discounts_for(table, seat, "mine")])
        value = outlook.gain_gold(mine.gold + more) - mine.dice * outlook.strength
        return Errand(table.box.options["mine"][space], value, MINING)

    def use_land(self, land: Land) -> Errand:
        """What a settled land gives for its dice."""
        outlook, table = self.outlook, self.table
        found = self.planner.cheapest_dice(land.need)
        if found is None:
            return Errand(table.box.options["land"][land.id], NO_WAY, LAND)
        if land.gain == "dice":
            each = outlook.die(land.colour) if land.colour != PERSUASION else outlook.face(3)
            gain = 0.85 * land.n * each
        elif land.gain == "potions":
            gain = sum(self.potions()[0][: min(land.n, table.box.potion_limit - table.clans[self.seat].potions)])
        elif land.gain == "defense":
            gain = min(land.n, table.box.defense_limit - table.clans[self.seat].defense) * max(0.3, outlook.defense)
        elif land.gain == "gear":
            kinds = {table.box.gear_cards[card] for card in table.bazaar if card != NOTHING}
            gain = max([sum(self.gear_gain(table.box.gear[kind])) for kind in kinds])
        else:
            gain = outlook.land_gain(land)
        return Errand(table.box.options["land"][land.id], gain - found[1], LAND)
