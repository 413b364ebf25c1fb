"""Answers about what a clan has at home: free steps, loot, trophies, lands, equipment, wages."""

from __future__ import annotations

from typing import Final

from muster.bots import NOTHING_BETTER
from muster.games.monster_lands.bots.battles import Answer, option_of
from muster.games.monster_lands.bots.values import Outlook
from muster.games.monster_lands.content.pieces import (
    CONTRACT,
    FIRST_PATH,
    GOODS,
    MAGIC,
    PERSUASION,
    STRENGTH,
    GoodsName,
)
from muster.games.monster_lands.offers.turn import may_use_talent, usable_loot
from muster.games.monster_lands.queries import can_carry, hireable, paths_of, wages_due
from muster.games.monster_lands.state import ADVENTURE, DEPLOYMENT, NOTHING, LandsTable
from muster.kernel.options import Option
from muster.kernel.table import Options

# Why an option is proposed: the texts of hints.
FREE: Final = "hint-free"
GOLD: Final = "hint-gold"
SETTLE: Final = "hint-settle"
HEAL: Final = "hint-heal"
CARRY: Final = "hint-carry"
LOOT: Final = "hint-loot"
CONVERT: Final = "hint-convert"
WAGES: Final = "hint-wages"
RECRUIT: Final = "hint-recruit"
CONTRACTS: Final = "hint-contract"
LEAST_LOSS: Final = "hint-least-loss"

ENOUGH_GAIN: Final = 0.15  # free steps that gain less are left alone
NEW_FACE: Final = 1.1  # a persuasion die that is still to be rolled, as a multiple of a three


def free_step(outlook: Outlook, options: Options) -> Answer | None:
    """What costs nothing, or less than it brings."""
    table, box = outlook.table, outlook.box
    for option in options:
        kind = option.kind
        if kind == "talent":
            if box.members[option.value].ability.kind == "take" or buys_die(outlook, option.value):
                return option, FREE
        elif kind == "settle":
            return option, SETTLE
        elif kind == "loot" and loot_to_use(outlook) != NOTHING:
            return option, GOLD
        elif kind == "novice" and gain_of_turning(outlook) > ENOUGH_GAIN:
            return option, CONVERT
        elif kind == "heal" and outlook.further > 0.5 and table.clans[outlook.seat].potions > 1:
            return option, HEAL
    return None


def buys_die(outlook: Outlook, member: int) -> bool:
    """Is a die for gold worth its price?"""
    if not may_use_talent(outlook.table, outlook.seat, member):
        return False
    ability = outlook.box.members[member].ability
    gain = outlook.face(3) * NEW_FACE if ability.colours >> PERSUASION & 1 else outlook.strength
    return gain - outlook.spend(ability.cost) > ENOUGH_GAIN


# -- dice --------------------------------------------------------------------------------------------------------------


def least_die(outlook: Outlook, colours: int) -> float:
    """The worth of the die of these colours that is missed least."""
    table, seat = outlook.table, outlook.seat
    prices: list[float] = []
    if colours >> STRENGTH & 1 and table.clans[seat].strength:
        prices.append(outlook.strength)
    if colours >> MAGIC & 1 and table.clans[seat].magic:
        prices.append(outlook.magic)
    if colours >> PERSUASION & 1 and table.clans[seat].faces:
        prices.append(outlook.face(table.clans[seat].faces[0]))
    return min(prices) if prices else 99.0


def gain_of_turning(outlook: Outlook) -> float:
    """What a novice gains by turning the worst die into the best; strength only where there is plenty of it."""
    table, seat = outlook.table, outlook.seat
    spare = 0b111 if table.clans[seat].strength > 2 * len(outlook.senders) + 1 else 0b110
    return max(turned(outlook)) - least_die(outlook, spare)


def turned(outlook: Outlook) -> tuple[float, float, float]:
    """What a new die of each colour would be worth; persuasion takes gold beside it."""
    rich = outlook.table.clans[outlook.seat].gold >= 4
    return (outlook.strength, outlook.magic, NEW_FACE * outlook.face(3) if rich else 0.0)


def choose_die(outlook: Outlook, options: Options, *_: object) -> Answer:
    """The die that is missed least."""

    def price(option: Option) -> float:
        return outlook.face(option.value) if option.kind == "face" else outlook.die(option.value)

    return min([option for option in options if option.kind in ("die", "face")], key=price), CONVERT


def choose_colour(outlook: Outlook, options: Options, *_: object) -> Answer:
    """The colour that is worth most."""
    worth = turned(outlook)
    return max(options, key=lambda option: worth[option.value] if option.kind == "into" else -1.0), CONVERT


# -- loot and trophies -------------------------------------------------------------------------------------------------


def loot_to_use(outlook: Outlook) -> int:
    """Loot that is better used now than later, or nothing."""
    for kind in usable_loot(outlook.table, outlook.seat):
        if outlook.box.loot[kind].effect != "trophies" and is_timely(outlook, kind):
            return kind
    return NOTHING


def is_timely(outlook: Outlook, kind: int) -> bool:
    """Would this loot gain nothing by waiting?"""
    table, box, seat = outlook.table, outlook.box, outlook.seat
    loot = box.loot[kind]
    if loot.effect == "goods":
        goods = loot.goods
        if goods.gold:
            return not is_kept_for_contract(table, seat)
        room = (
            table.clans[seat].potions + goods.potions <= box.potion_limit
            and table.clans[seat].venoms + goods.venoms <= box.potion_limit
            and table.clans[seat].defense + goods.defense <= box.defense_limit
        )
        return room and table.phase < ADVENTURE
    if loot.effect == "recruit":
        best = max([outlook.newcomer(box.members[member]) for member in hireable(table, seat)])
        return best - outlook.spend(0, 1) > 0.9 * outlook.loot(kind)
    if table.phase != DEPLOYMENT or not outlook.senders:
        return False
    gain = 0.85 * loot.n * outlook.die(loot.into) - least_die(outlook, loot.colours)
    return gain > min(0.8, outlook.loot(kind))


def is_kept_for_contract(table: LandsTable, seat: int) -> bool:
    """Is this the only loot, and somebody on the way to pay with it?"""
    clan = table.clans[seat]
    if table.phase >= ADVENTURE or len(clan.loot) > 1:
        return False
    for path in paths_of(CONTRACT):
        if table.paths[path].member in clan.members:
            return table.box.missions[table.missions[1]].resource.loot > 0
    return False


def loot_for_wages(table: LandsTable, seat: int) -> int:
    """Loot that brings gold; what counts as a trophy only if there is nothing else."""
    found = NOTHING
    for kind in usable_loot(table, seat):
        loot = table.box.loot[kind]
        if loot.goods.gold:
            return kind
        if loot.effect == "trophies":
            found = kind
    return found


def choose_loot(outlook: Outlook, options: Options, *_: object) -> Answer:
    """Whatever is better used now; for wages also what could wait."""
    kind = loot_to_use(outlook)
    if kind == NOTHING and outlook.table.phase >= ADVENTURE:
        kind = loot_for_wages(outlook.table, outlook.seat)
    for option in options:
        if option.kind == "use" and option.value == kind:
            return option, GOLD
    return options[-1], NOTHING_BETTER


def choose_trophy(outlook: Outlook, options: Options, *_: object) -> Answer:
    """The smallest trophy."""
    monsters = outlook.box.monsters
    trophies = [option for option in options if option.kind == "trophy"]
    return min(trophies, key=lambda option: monsters[option.value].trophy), GOLD


def choose_plunder(outlook: Outlook, options: Options, *_: object) -> Answer:
    """The loot that is worth most."""
    return max(options, key=lambda option: outlook.loot(option.value)), LOOT


def use_deed_loot(outlook: Outlook, options: Options, *_: object) -> Answer:
    """Glory loot at the right moment."""
    return options[0], FREE


def choose_contract(outlook: Outlook, options: Options, path: int) -> Answer:
    """Pay if the reward is worth more."""
    fulfil = option_of(options, "fulfil")
    decline = option_of(options, "decline") or options[0]
    if fulfil is None:
        return decline, NOTHING_BETTER
    tile = outlook.box.missions[outlook.table.missions[1]]
    gain = outlook.goods(tile.reward_left if path == FIRST_PATH[CONTRACT] else tile.reward_right)
    need = tile.resource
    cost = need.potions * outlook.potion + need.venoms * outlook.venom + need.defense * outlook.defense
    if need.gold:
        cost += outlook.spend(need.gold)
    if need.loot:
        cost += min([outlook.loot(kind) for kind in outlook.table.clans[outlook.seat].loot])
    return (fulfil, CONTRACTS) if gain >= cost else (decline, NOTHING_BETTER)


# -- lands, wounds, equipment ------------------------------------------------------------------------------------------


def choose_settled(outlook: Outlook, options: Options, *_: object) -> Answer:
    lands = outlook.box.lands
    return max(options, key=lambda option: outlook.settled(lands[option.value])), SETTLE


def choose_settler(outlook: Outlook, options: Options, *_: object) -> Answer:
    """Whoever is missed least on battlefields: a settler who falls leaves the land."""
    settlers = [option for option in options if option.kind == "settler"]
    return min(settlers, key=lambda option: outlook.at_war(option.value)), SETTLE


def choose_healed(outlook: Outlook, options: Options, *_: object) -> Answer:
    """Whoever is worth most, as long as there are rounds to come."""
    wounded = [option for option in options if option.kind == "heal-one"]
    done = option_of(options, "done")
    if done is not None and outlook.last:
        return done, NOTHING_BETTER
    return max(wounded, key=lambda option: outlook.keep(option.value)), HEAL


def choose_bearer(outlook: Outlook, options: Options, *args: int) -> Answer:
    """Equipment to whoever fights best with free hands; thrown away only if nobody can carry it."""
    table, box = outlook.table, outlook.box
    kind = box.gear_cards[args[-1]]

    def use(option: Option) -> float:
        member = box.members[option.value]
        value = outlook.at_war(member.id) + 0.05 * outlook.keep(member.id)
        if member.novice:
            value -= 5
        return value if can_carry(table, member.id, kind) else value - 10

    bearers = [option for option in options if option.kind == "carry"]
    return (max(bearers, key=use) if bearers else options[-1]), CARRY


# -- goods and newcomers -----------------------------------------------------------------------------------------------


def choose_goods(outlook: Outlook, options: Options, *args: int) -> Answer:
    """The goods that are worth most and have room; ``args`` names the member whose talent it is, if any."""
    table, box, seat, taste = outlook.table, outlook.box, outlook.seat, outlook.taste
    numbers: dict[GoodsName, int] = dict(box.members[args[0]].ability.goods) if args else {}

    def worth(option: Option) -> float:
        if option.kind != "goods":
            return -1.0
        name = GOODS[option.value]
        number = numbers.get(name, box.grant_gold if name == "gold" else 1)
        if name == "gold":
            return outlook.gain_gold(number)
        have = (table.clans[seat].potions, table.clans[seat].venoms, table.clans[seat].defense)[option.value]
        if have >= (box.potion_limit, box.potion_limit, box.defense_limit)[option.value]:
            return 0.0
        return number * (taste.potion, taste.venom, taste.defense)[option.value] * (1 - 0.2 * have)

    return max(options, key=worth), FREE


def choose_recruit(outlook: Outlook, options: Options, *_: object) -> Answer:
    members = outlook.box.members
    return max(options, key=lambda option: outlook.newcomer(members[option.value])), RECRUIT


# -- clean-up ----------------------------------------------------------------------------------------------------------


def before_wages(outlook: Outlook, options: Options, *_: object) -> Answer:
    """Settle, heal, and find the gold for wages if somebody worth it would leave."""
    table, box, seat = outlook.table, outlook.box, outlook.seat
    for option in options:
        if option.kind == "settle":
            return option, SETTLE
        if option.kind == "heal" and not outlook.last and table.clans[seat].potions > 1:
            return option, HEAL
    loot, sell = option_of(options, "loot"), option_of(options, "sell")
    if loot is not None and loot_to_use(outlook) != NOTHING:
        return loot, GOLD
    short = wages_due(table, seat) - table.clans[seat].gold
    if short > 0:
        kind = loot_for_wages(table, seat)
        if loot is not None and kind != NOTHING:
            points = box.loot[kind].n if box.loot[kind].effect == "trophies" else 0
            if points < outlook.desertion:
                return loot, WAGES
        if sell is not None:
            points = sum([box.monsters[monster].trophy for monster in table.clans[seat].trophies])
            needed = (short + box.trophy_gold - 1) // box.trophy_gold
            if needed <= points and needed < outlook.desertion:
                return sell, WAGES
    return options[0], NOTHING_BETTER


def choose_leaver(outlook: Outlook, options: Options, *_: object) -> Answer:
    """Whoever promises least."""
    return min(options, key=lambda option: outlook.keep(option.value)), LEAST_LOSS


def choose_dropped(outlook: Outlook, options: Options, *_: object) -> Answer:
    """The trap that promises least."""
    traps = outlook.box.traps
    return min(options, key=lambda option: outlook.trap(traps[option.value])), LEAST_LOSS
