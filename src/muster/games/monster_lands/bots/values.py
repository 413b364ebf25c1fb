"""What things are worth to a clan at this moment, in VP.

Glory and reputation are VP; gold, dice and tokens are worth what they can still become. Whatever lasts is worth its
gain per round times the rounds that are left; whatever is left over at the end is worth nothing.
"""

from __future__ import annotations

from math import exp
from typing import Final

from muster.games.monster_lands.content.pieces import (
    ALCHEMIST,
    MINE,
    NO_AFFINITY,
    TAVERN,
    Ability,
    Gear,
    Goods,
    GoodsName,
    Land,
    Loot,
    Member,
    Trap,
)
from muster.games.monster_lands.queries import (
    affinity_icons,
    free_spaces,
    has_room,
    hireable,
    land_places,
    pool_size,
    senders,
    wages_due,
)
from muster.games.monster_lands.scoring import parts
from muster.games.monster_lands.state import ADVENTURE, CLEAN_UP, NOTHING, LandsTable
from muster.kernel.table import Seat


class Taste:
    """The figures that make one greedy player different from another; found by letting variants play each other."""

    __slots__ = (
        "body",
        "body_now",
        "defense",
        "fame",
        "fear",
        "gear",
        "gold",
        "help",
        "hire",
        "hurry",
        "last_gold",
        "loot",
        "magic",
        "now",
        "persuasion",
        "potion",
        "race",
        "risk",
        "strength",
        "talent",
        "trap",
        "venom",
        "wound",
    )

    def __init__(self, **figures: float) -> None:
        self.gold = 0.40  # VP for a piece of gold
        self.last_gold = 0.30  # the same in the last round, while somebody can be hired
        self.fame = 0.35  # what a point of glory is worth beside its VP, with most of the game to come
        self.strength = 0.50  # a strength die in every round to come
        self.magic = 0.60
        self.persuasion = 0.60
        self.now = 1.0  # dice of this round, as a multiple
        self.body = 0.80  # somebody more to send in every round to come
        self.body_now = 0.8  # the same this round
        self.talent = 0.75  # trust in talents
        self.gear = 0.8  # trust in equipment
        self.defense = 0.55  # a defense token in store
        self.potion = 0.50
        self.venom = 0.40
        self.trap = 0.20  # a trap in store, for each gold of its price
        self.loot = 1.0  # trust in loot
        self.wound = 0.70
        self.fear = 0.75  # how much the loss of a mercenary counts
        self.help = 1.2  # a beaten monster, for each of one's own who waits to its right
        self.hire = 1.0  # trust in newcomers
        self.hurry = 0.35  # how much of a plan is lost if others move first
        self.race = 1.0  # glory for whoever leads and can end the game
        self.risk = 0.20  # fear of wages that cannot be paid; in full where a desertion would leave the clan alone
        for name, figure in figures.items():
            setattr(self, name, figure)


USUAL: Final = Taste()

PACE: Final = 4.5  # glory that the leading clan gains in a round, before anything is known of it
RACE: Final = 8  # so near to the end of the game glory may decide it
GOLD_FOR_FAME: Final = 1.8  # what a point of reputation costs


def further_rounds(table: LandsTable) -> float:
    """How many rounds can be expected after this one: six at most, fewer when somebody nears 30 glory."""
    box = table.box
    glory = float(max([clan.glory for clan in table.clans]))
    pace = 1.2 * (2 * PACE + glory - box.start_glory) / (1 + table.round)
    if table.phase != CLEAN_UP:
        glory += pace * (0.5 if table.phase == ADVENTURE else 1.0)
    likely, further = 1.0, 0.0
    for _ in range(table.round, len(box.rounds[0])):
        likely *= 1 / (1 + exp((glory + 0.5 - box.end_glory) / (0.4 if table.phase == CLEAN_UP else 1.8)))
        further += likely
        glory += pace
    return further


class Outlook:
    """What a clan can hope for: rounds to come, and the worth of everything it has or might get."""

    __slots__ = (
        "bodies",
        "box",
        "defense",
        "desertion",
        "faces",
        "further",
        "glory",
        "gold",
        "icons",
        "keeps",
        "last",
        "loots",
        "magic",
        "persuasion",
        "pile",
        "potion",
        "seat",
        "senders",
        "soon",
        "strength",
        "sure",
        "table",
        "taste",
        "venom",
        "wages",
    )

    def __init__(self, table: LandsTable, seat: Seat, taste: Taste) -> None:
        self.table = table
        self.box = table.box
        self.seat = seat
        self.taste = taste
        self.further = further_rounds(table)
        self.last = self.further < 0.05
        self.soon = min(1.0, self.further)  # trust in whatever is used in the next round
        self.glory = 1.0 + taste.fame * min(1.0, self.further / 3) + self.race()
        self.icons = affinity_icons(table, seat)
        self.senders = senders(table, seat)
        self.bodies = self.use_of_bodies()
        self.gold = taste.gold
        if self.further < 1:
            self.gold = self.further * taste.gold + (1 - self.further) * self.last_gold()
        self.defense = taste.defense * self.soon
        self.potion = taste.potion * self.soon
        self.venom = taste.venom * self.soon
        self.keeps: dict[int, float] = {}
        self.loots: dict[int, float] = {}
        self.wages = float(self.wages_to_come())
        self.sure = self.sure_gold()
        self.pile = self.useful_gold()
        self.desertion = self.cost_of_desertion()
        self.strength = self.magic = self.persuasion = 0.0
        self.price_dice()

    def race(self) -> float:
        """What glory is worth beyond itself to whoever leads, because it ends the game."""
        table, seat = self.table, self.seat
        if table.seats == 1 or self.further < 0.05 or table.clans[seat].glory < self.box.end_glory - RACE:
            return 0.0
        points = [sum(parts(table, other)) for other in range(table.seats)]
        lead = points[seat] - max([points[other] for other in range(table.seats) if other != seat])
        return self.taste.race if lead > 3 else 0.0

    # -- gold ------------------------------------------------------------------------------------------------------

    def last_gold(self) -> float:
        """Gold in the last round: it hires, or it is good for a tie-break."""
        table = self.table
        if table.phase >= ADVENTURE:
            return 0.02
        open_tavern = has_room(table, TAVERN) and table.clans[self.seat].glory - table.clans[self.seat].reputation >= 2
        return self.taste.last_gold if open_tavern else 0.05

    def wages_to_come(self) -> int:
        """The wages of this round; glory that is near the next band counts as if it was there."""
        table, box, seat = self.table, self.box, self.seat
        due = wages_due(table, seat)
        if table.phase == CLEAN_UP or not due:
            return due
        rate = box.wage_rates[box.band(table.clans[seat].glory)]
        return due // rate * box.wage_rates[box.band(table.clans[seat].glory + 2)]

    def sure_gold(self) -> float:
        """Gold that will come before wages: dice to pawn, gold on paths, loot that is gold."""
        table, box, seat = self.table, self.box, self.seat
        gold = 0.7 * pool_size(table, seat) * box.pawn_gold
        for kind in table.clans[seat].loot:
            loot = box.loot[kind]
            if not loot.outside:
                gold += loot.goods.gold
        for path in table.paths:
            if path.member != NOTHING and path.member in table.clans[seat].members:
                gold += 0.8 * path.load[2]
        return gold

    def useful_gold(self) -> float:
        """Gold beyond wages that can still become something: newcomers whom the clan's glory attracts, later wages."""
        table, seat = self.table, self.seat
        useful = self.further * (0.7 * self.wages + 7.0)
        if table.phase < ADVENTURE or self.further > 0.3:
            useful += GOLD_FOR_FAME * max(0, table.clans[seat].glory - table.clans[seat].reputation)
        return useful

    def cost_of_desertion(self) -> float:
        """What is lost with the most famous of those who are paid.  [ML-WAG-02]"""
        table, box = self.table, self.box
        worst, rank = 0.0, (-1, -1)
        paid = 0
        for member in table.clans[self.seat].members:
            if member != table.clans[self.seat].leader and member not in table.settlers:
                paid += 1
                record = box.members[member]
                if (record.reputation, record.cost) > rank:
                    rank = (record.reputation, record.cost)
                    worst = self.keep(member)
        return max(0.5, worst) * (self.taste.risk if paid > 1 else 1.0)

    def purse(self, gold: float, wages: float) -> float:
        """What it is worth to have so much gold in hand, with wages to pay at the end of the round.

        However much is missing, one mercenary deserts and all gold is gone: once wages cannot be paid, a piece of gold
        more or less changes only how sure that is.  [ML-WAG-02, ML-WAG-03]
        """
        over = gold + self.sure - wages
        if over >= 0:
            return self.gold * (over if over <= self.pile else self.pile + 0.3 * (over - self.pile))
        return -self.desertion * min(1.0, -over / 4)

    def spend(self, gold: float, icons: int = 0) -> float:
        """What a price costs, and with it the wages of somebody new."""
        table = self.table
        have = float(table.clans[self.seat].gold)
        rate = self.box.wage_rates[self.box.band(table.clans[self.seat].glory + 2)]
        return self.purse(have, self.wages) - self.purse(have - gold, self.wages + icons * rate)

    def gain_gold(self, gold: float) -> float:
        have = float(self.table.clans[self.seat].gold)
        return self.purse(have + gold, self.wages) - self.purse(have, self.wages)

    # -- dice ------------------------------------------------------------------------------------------------------

    def price_dice(self) -> None:
        """What a die of the pool is worth elsewhere: a fight, the Mine, the Alchemist, at least the Pawn Shop."""
        table, seat, taste = self.table, self.seat, self.taste
        self.faces = 0.0
        if table.phase >= ADVENTURE:
            self.strength = self.magic = self.persuasion = 0.0
            return
        pool = pool_size(table, seat)
        wanted = 2.2 * len(self.senders) + 1.0
        tight = min(1.1, wanted / pool) if pool else 1.0
        pawned = self.gain_gold(1)
        strength = table.clans[seat].strength
        room = 0
        if not table.panic >> MINE & 1:
            for space in free_spaces(table, MINE):
                room += self.box.mine[space].dice
        mined = self.gain_gold(3) * 0.8 if room else pawned
        if strength > room:
            mined = (mined * room + pawned * (strength - room)) / strength
        self.strength = max(pawned, mined, taste.now * taste.strength * tight)
        brewed = pawned
        if not table.panic >> ALCHEMIST & 1 and free_spaces(table, ALCHEMIST):
            places = 6 - table.clans[seat].potions - table.clans[seat].venoms
            brewed = 0.8 * min(places, 2) * (self.potion + self.venom) / 2
            if table.clans[seat].magic > 2:
                brewed /= 2
        self.magic = max(pawned, brewed, taste.now * taste.magic * tight)
        self.persuasion = max(pawned, taste.now * taste.persuasion * 0.5)
        # Whoever has no gold buys nothing, however cheap it is.
        self.faces = 0.6 * self.gold if table.clans[seat].gold >= 2 else 0.2 * self.gold

    def price_as_leftovers(self) -> None:
        """Where nothing is worth its dice, they are worth no more than a pawnbroker gives."""
        self.strength = self.magic = self.persuasion = self.gain_gold(1)
        self.faces = 0.0

    def face(self, face: int) -> float:
        """A persuasion die as it was rolled: it takes so much off a price."""
        return max(self.persuasion * 0.5, self.faces * face)

    def die(self, colour: int) -> float:
        return self.strength if colour == 0 else self.magic if colour == 1 else self.persuasion

    # -- members ---------------------------------------------------------------------------------------------------

    def use_of_bodies(self) -> float:
        """How much of a further mercenary's walks there is room for."""
        table = self.table
        paths = 4 * land_places(table) + 4
        room = paths / table.seats + 1.0
        have = 0
        for member in table.clans[self.seat].members:
            if not self.box.members[member].novice:
                have += 1
        return max(0.1, min(1.0, (room + 1 - have) / 2))

    def icon(self, affinity: int, more: int = 1) -> float:
        """One icon more, or one less."""
        if affinity == NO_AFFINITY:
            return 0.0
        points = self.box.affinity_points
        have = self.icons[affinity]
        top = len(points) - 1
        now = points[min(top, max(0, have + more))] - points[min(top, have)]
        if more < 0:
            return -now + 0.3 * self.soon
        # An icon that scores nothing yet brings the next step nearer.
        return now + (0.4 if now < 2 else 0.0) * min(1.0, self.further / 2)

    def per_round(self, record: Member) -> float:
        """What a member brings in a round: dice, a talent, somebody to send; wages."""
        taste = self.taste
        strength, magic, persuasion = record.dice
        value = strength * taste.strength + magic * taste.magic + persuasion * taste.persuasion
        value += taste.talent * self.talent(record.ability)
        if not record.novice:
            value += taste.body * self.bodies
        return value

    def wage(self, record: Member) -> float:
        """The wages of a member in a later round."""
        box = self.box
        rate = box.wage_rates[box.band(self.table.clans[self.seat].glory + 5)]
        return record.wages * rate * self.gold

    def talent(self, ability: Ability) -> float:
        """A talent or a piece of equipment in a round."""
        kind, n = ability.kind, ability.n
        if not kind:
            return 0.0
        if kind == "defense":
            return 0.5 * n * (1.0 if ability.affinities == 0b1111 else 0.55)
        if kind == "reroll":
            return (0.12 if ability.missions else 0.3) * n
        if kind == "per_die":
            return (0.9 if ability.where == 0 else 0.6) * n * (1.0 if ability.colours & 1 else 0.6)
        if kind == "take":
            return max([self.one_of(goods, number) for goods, number in ability.goods])
        if kind == "mine":
            return 0.7 * n * self.gold
        return n * PER_POINT.get(kind, 0.0) if kind in PER_POINT else AS_A_WHOLE.get(kind, 0.0)

    def one_of(self, goods: GoodsName, number: int) -> float:
        taste = self.taste
        if goods == "gold":
            return number * taste.gold
        return number * (taste.potion if goods == "potion" else taste.venom if goods == "venom" else taste.defense)

    def keep(self, member: int) -> float:
        """What is lost with a member of the clan."""
        if member in self.keeps:
            return self.keeps[member]
        table = self.table
        record = self.box.members[member]
        value = record.reputation + self.icon(record.affinity, -1) + self.further * self.per_round(record)
        if member != table.clans[self.seat].leader and member not in table.settlers:
            value -= self.further * self.wage(record)
        elif member in table.settlers:
            land = self.box.lands[table.settlers.index(member)]
            value += 0.7 * self.settled(land) * self.further
        for card in table.gear[member]:
            value += self.gear(self.box.gear[self.box.gear_cards[card]])
        self.keeps[member] = value
        return value

    def newcomer(self, record: Member) -> float:
        """What somebody new is worth, price and this round's wages not counted."""
        table = self.table
        value = record.reputation + self.icon(record.affinity)
        value += self.further * (self.per_round(record) - self.wage(record))
        if table.phase < ADVENTURE:
            strength, magic, persuasion = record.dice
            value += 0.9 * (strength * self.strength + magic * self.magic) + persuasion * self.face(3)
            if not record.novice:
                value += self.taste.body_now * self.bodies
        return value * self.taste.hire

    def at_war(self, member: int) -> float:
        """How much somebody would be missed on a battlefield."""
        value = self.talent(self.box.members[member].ability)
        for card in self.table.gear[member]:
            value += self.talent(self.box.gear[self.box.gear_cards[card]].ability)
        return value - (0.5 if self.table.wounded >> member & 1 else 0.0)

    # -- goods -----------------------------------------------------------------------------------------------------

    def goods(self, goods: Goods) -> float:
        """What a mission or a token gives."""
        value = goods.glory * self.glory
        if goods.gold:
            value += self.gain_gold(goods.gold)
        value += goods.potions * self.potion + goods.venoms * self.venom + goods.defense * self.defense
        value += goods.traps * 4 * self.taste.trap * self.soon
        if goods.loot:
            value += goods.loot * self.best_loot()
        if goods.wounds:
            value += goods.wounds * self.taste.wound * self.soon
        return value

    def trap(self, trap: Trap) -> float:
        """A trap in store, for a round to come."""
        return self.soon * (0.3 + self.taste.trap * trap.price)

    def gear(self, gear: Gear) -> float:
        """A piece of equipment for the rounds to come."""
        return self.taste.gear * self.talent(gear.ability) * self.further * 0.8

    def loot(self, kind: int) -> float:
        """A loot token in store."""
        if kind not in self.loots:
            self.loots[kind] = self.taste.loot * self.worth_of_loot(self.box.loot[kind])
        return self.loots[kind]

    def worth_of_loot(self, loot: Loot) -> float:
        effect = loot.effect
        rounds = self.further
        if effect == "trophies":
            return max(float(loot.n), 0.8 * self.gain_gold(loot.n * self.box.trophy_gold))
        if effect == "goods":
            return self.goods(loot.goods)
        if effect == "recruit":
            return self.recruit()
        if effect == "conquest_glory":
            return loot.n * self.glory * min(0.8, 0.22 * rounds)
        if effect == "elimination_glory":
            return loot.n * self.glory * min(0.8, 0.22 * rounds)
        if effect == "capture_glory":
            return loot.n * self.glory * min(0.7, 0.18 * rounds)
        return USES.get(effect, 1.0) * loot.n * self.soon

    def recruit(self) -> float:
        """A free hire of whoever would come now, or in a later round."""
        table = self.table
        best = 0.0
        for member in hireable(table, self.seat):
            best = max(best, self.newcomer(self.box.members[member]))
        return max(0.9 * best, 4.0 * self.soon)

    def best_loot(self, rank: int = 0) -> float:
        """The loot that is left when so many have chosen."""
        offer = sorted([self.loot(kind) for kind in self.table.loot_offer], reverse=True)
        return offer[min(rank, len(offer) - 1)] if offer else 0.0

    # -- lands -----------------------------------------------------------------------------------------------------

    def land(self, land: Land) -> float:
        """What it is worth to conquer a land now."""
        value = land.glory * self.glory + self.icon(land.affinity)
        table = self.table
        fits = False
        for member in table.clans[self.seat].members:
            if (
                self.box.members[member].affinity == land.affinity
                and member != table.clans[self.seat].leader
                and member not in table.settlers
            ):
                fits = True
                break
        lasting = self.further * (self.settled(land) + self.gold)
        return value + lasting * (0.9 if fits else 0.3)

    def settled(self, land: Land) -> float:
        """What a settled land brings in a round, the dice that it takes not counted as lost twice."""
        taste = self.taste
        cost = 0.0
        for space in land.need.required:
            cost += taste.strength if space & 1 else taste.persuasion if space & 4 else taste.magic
        return max(0.1, self.land_gain(land) - 0.9 * cost)

    def land_gain(self, land: Land) -> float:
        """What the dice of a settled land buy."""
        taste, n = self.taste, land.n
        if land.gain == "dice":
            return n * (taste.strength, taste.magic, taste.persuasion)[land.colour]
        if land.gain == "gold":
            return self.gain_gold(n)
        if land.gain == "glory":
            return n * self.glory
        if land.gain == "potions":
            return 0.8 * n * taste.potion
        if land.gain == "defense":
            return 0.8 * n * taste.defense
        if land.gain == "loot":
            return n * self.best_loot()
        if land.gain == "recruit":
            return self.recruit()
        return 2.0 * min(1.0, self.further)


# Talents in a round: for each point of their figure, and as a whole.
PER_POINT: Final = {
    "eliminate": 0.25,
    "capture": 0.2,
    "conquer": 0.2,
    "capture_glory": 0.4,
    "deed_potions": 0.25,
    "more_traps": 0.05,
    "hire_discount": 0.2,
    "trap_discount": 0.2,
}
AS_A_WHOLE: Final = {"divert": 0.4, "no_trap": 0.8, "buy_die": 0.35}

# Loot for the Outside, for each point of its figure.
USES: Final = {"rerolls": 0.35, "eliminate": 0.35, "per_die": 0.8, "convert": 0.5}
