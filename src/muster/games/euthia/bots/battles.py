"""A Hero in Combat: every option by the worth of the fight behind it."""

from __future__ import annotations

from typing import Final

from muster.games.euthia.bots import goals
from muster.games.euthia.bots.duels import MOST_STAMINA, MOST_TOKENS, Duel
from muster.games.euthia.bots.fights import TRUST, Beast, Fight, Stakes
from muster.games.euthia.bots.kits import Kit
from muster.games.euthia.bots.odds import FACES, ONE, ONE_DIE, PAIRS, at, hits, mean, table_of
from muster.games.euthia.bots.prospects import LOSS, Memory, beast_at_hand, foe_stakes
from muster.games.euthia.bots.values import Outlook
from muster.games.euthia.bots.wardrobe import Answer, option_of
from muster.games.euthia.content.pieces import (
    AIR,
    NOTHING,
    POTION_THING,
    SHIELD,
    TROPHY_THING,
    Effect,
    Tile,
    Use,
    in_range,
)
from muster.games.euthia.effects.rolls import DWURT_BONUS, GAAR_BONUS
from muster.games.euthia.offers.combat import is_stopped
from muster.games.euthia.phases.hero_attack import attack_extras
from muster.games.euthia.phases.monster_attack import monster_attack
from muster.games.euthia.places import foe_form
from muster.games.euthia.queries import essences_on, free_sacks, max_health, potion_heals, roll_value, use_of
from muster.games.euthia.state import (
    AGAINST_FOE,
    AIR_POWER,
    CRIPPLED,
    EARTH_POWER,
    PHOENIX,
    EuthiaTable,
)
from muster.kernel.options import Option
from muster.kernel.table import Options, Seat

READY: Final = "hint-ready"
SETUP_TILE: Final = "hint-setup"
STRIKE: Final = "hint-strike"
HEAL: Final = "hint-heal"
SAVE_HEALING: Final = "hint-save-healing"
LESS_DICE: Final = "hint-air"
DEFEND: Final = "hint-defend"
SHIELD_UP: Final = "hint-shield"
TAKE_IT: Final = "hint-take-it"
GAAR: Final = "hint-gaar"
HOPE: Final = "hint-hope"
MORE_DAMAGE: Final = "hint-more-damage"
ATTACK_WITH: Final = "hint-attack"
CLOVER: Final = "hint-clover"
STAND: Final = "hint-let-stand"
KEEP_POWER: Final = "hint-keep-power"
TROPHY: Final = "hint-trophy"
NO_TROPHY: Final = "hint-no-trophy"
BREWED: Final = "hint-brew"

HOPE_POINT: Final = 0.42  # of a Gaar
DWURT_DIE: Final = 0.12  # what a step of the Dwurt die costs
FREE_TILE: Final = 0.06  # a tile that is ready again in the next round
SINGLE_USE: Final = 0.45
PATIENCE: Final = 12  # Combat Rounds after which no Gaar is spent on defence any more
ENDURANCE: Final = 30  # Combat Rounds after which nothing is done for defence any more


class Scene:
    """A Combat under way, from the side of its Hero; the Monster-player reads it the other way round."""

    __slots__ = (
        "after",
        "beast",
        "duel",
        "fight",
        "gaar",
        "kit",
        "left",
        "outlook",
        "seat",
        "stakes",
        "stamina",
        "table",
    )

    def __init__(self, outlook: Outlook, memory: Memory, seat: Seat, hunted: bool = False) -> None:
        """``hunted``: for the Monster-player, who decides about the cards and does not expect them."""
        table = outlook.table
        self.outlook = outlook
        self.table: EuthiaTable = table
        self.seat = seat  # of the Hero
        record = table.box.monsters[table.monster]
        self.kit = Kit(table, seat, record.immune)
        self.beast: Beast = beast_at_hand(table)
        if hunted:
            self.beast.plays = 0.0
        self.stakes = Stakes(outlook.taste.stake * record.level, LOSS, outlook.taste.health)
        if table.fight_kind == AGAINST_FOE:
            rounds = foe_form(table).combat_rounds  # 0 where the fight goes on to its end
            self.beast.limit = max(1, rounds - max(0, table.combat_round - 1)) if rounds else 0
            self.stakes = foe_stakes(outlook, self.beast.health, self.kit)
        air, earth = bool(table.flags & AIR_POWER), bool(table.flags & EARTH_POWER)
        self.fight: Fight = memory.fight(self.kit, self.beast, air, earth, self.stakes)
        self.duel: Duel = memory.duel(self.fight, self.kit, self.beast, goals.token(outlook))
        extra = self.fight.health_once(self.kit, self.beast)
        self.stamina = max(1, min(MOST_STAMINA, table.health[seat] + extra))  # Health and what works like it
        self.gaar = min(MOST_TOKENS, self.kit.gaar)
        self.left = self.beast.health  # Health of the Monster that is really left
        self.after = max(1, self.left - self.fight.harm_once(self.kit))  # the same, less Damage that will come

    # -- what may come -------------------------------------------------------------------------------------------------

    def injuries(self, value: int) -> int:
        """Injuries of the Monster's attack at a value, everything counted that is in force now."""
        table = self.table
        plain, plus, minus = table.injuries
        base = in_range(self.beast.ranges, value) + plain
        if base < 1:
            return 0
        if table.flags & CRIPPLED:
            minus += table.crippled_by
        return max(0, base + plus - minus - self.lasting_guard())

    def lasting_guard(self) -> int:
        """Injuries that permanent effects take off; Shields are used one by one."""
        return self.kit.guard - self.shield_guard()

    def shield_guard(self) -> int:
        return sum([number for _, effects in self.shields() for name, number, _ in effects if name == "inj_minus"])

    def shields(self) -> list[tuple[int, tuple[Effect, ...]]]:
        """Shields on the board, with what they do in every attack."""
        found: list[tuple[int, tuple[Effect, ...]]] = []
        for copy in self.table.slots[self.seat]:
            if copy != NOTHING and self.table.box.tile(copy).kind == SHIELD:
                for use in self.table.box.tile(copy).uses:
                    if not use.exhausts and not use.spends and use.effects:
                        found.append((copy, use.effects))
        return found

    def behind_shields(self, value: int) -> int:
        """Injuries at a value if the Shields on the board are used as well."""
        return max(0, self.injuries(value - self.kit.foot) - self.shield_guard())

    def hurt(self, injuries: int, spent: int = 0) -> float:
        """What the fight is worth after such an attack."""
        table = self.table
        if table.flags & PHOENIX and injuries >= table.health[self.seat]:
            injuries = table.health[self.seat] - 1
        if injuries >= table.health[self.seat]:
            return self.stakes.lost(self.after)
        return self.duel.answered(0, self.stamina - injuries, self.after, self.gaar - spent)[0]

    def dealt(self, damage: int, spent: int = 0) -> float:
        """What the fight is worth after so much Damage."""
        if damage >= self.left:
            return self.duel.won(self.stamina, self.gaar - spent)
        left = max(1, self.after - damage)
        return self.duel.round(1, self.stamina, left, self.gaar - spent)[0]

    def damage(self, value: int) -> int:
        """Damage of the chosen attack at a value."""
        table = self.table
        tile = table.box.tile(table.attack_copy)
        plain, plus, minus = table.harm
        base = in_range(tile.ranges, value) + plain
        if base < 1:
            return 0
        more, _ = attack_extras(table, self.seat, table.attack_copy)
        return max(0, base + plus + more - minus)

    def chance(self) -> float:
        """The chance to win from here on."""
        return self.duel.round(0, self.stamina, self.after, self.gaar)[1]

    def is_close(self) -> bool:
        """Is the fight in doubt, so that things of value should be spent on it?"""
        if self.table.fight_kind == AGAINST_FOE:
            return True
        return self.chance() < 0.93


# -- before the rounds -------------------------------------------------------------------------------------------------


def choose_setup(scene: Scene, options: Options) -> Answer:
    """Tiles of the Combat Setup: free ones always, others when the fight is close."""
    for option in options:
        if option.kind == "use":
            tile, at = use_of(scene.table, option.value)
            use = tile.uses[at]
            if not (use.spends or use.dwurt) or scene.is_close():
                return option, SETUP_TILE
    return option_of(options, "done") or options[0], READY


def choose_first_strike(scene: Scene, options: Options) -> Answer:
    """The strike that does most Damage."""
    strikes = [option for option in options if option.kind == "strike-with"]
    fight = scene.fight

    def strength(option: Option) -> float:
        tile = scene.table.box.tiles[option.value]
        return mean(table_of(tile.ranges), fight.hero_dice, fight.first)

    best = max(strikes, key=lambda option: (strength(option), -option.value), default=None)
    if best is not None and strength(best) > 0.1:
        return best, STRIKE
    return option_of(options, "no-strike") or options[0], KEEP_POWER


# -- healing -----------------------------------------------------------------------------------------------------------


def choose_healing(scene: Scene, options: Options) -> Answer:
    """Free healing as soon as nothing of it is lost; Potions and Essences when the next attack may kill."""
    table, seat = scene.table, scene.seat
    convert = option_of(options, "convert-gaar")
    if convert is not None:
        return convert, BREWED
    if is_endless(table, ENDURANCE):
        return option_of(options, "done") or options[0], SAVE_HEALING
    missing = max_health(table, seat) - table.health[seat]
    attacked = any(isinstance(entry, tuple) and entry[0] is monster_attack for entry in table.agenda)
    danger = attacked and table.health[seat] <= worst(scene)
    best: Option | None = None
    most = 0.0
    for option in options:
        healed, price = healing_of(scene, option)
        if not healed:
            continue
        lost = max(0, healed - missing)
        worth = (healed - lost) * (0.5 if danger else scene.outlook.taste.health) - price
        if (lost and not danger) or (price > FREE_TILE and not danger):
            continue
        if worth > most:
            most, best = worth, option
    if best is not None:
        return best, HEAL
    gaar = wanted_gaar(scene, options)
    if gaar is not None:
        return gaar, GAAR
    return option_of(options, "done") or options[0], SAVE_HEALING


def worst(scene: Scene) -> int:
    """What the next attack may well inflict."""
    table = scene.table
    likely = 10 + scene.fight.shift + (2 if table.monster_gaar else 0)
    return at(scene.fight.injuries, likely) + (1 if table.chaos else 0)


def healing_of(scene: Scene, option: Option) -> tuple[int, float]:
    """What an option heals, and what it costs."""
    table, outlook = scene.table, scene.outlook
    if option.kind == "drink" and option.value == POTION_THING:
        return potion_heals(table), 0.3
    if option.kind in ("flip", "flip-other"):
        use = table.box.gem_effects[option.value][1 if option.kind == "flip-other" else 0]
        return sum([number for name, number, _ in use.effects if name == "heal"]), FREE_TILE
    if option.kind == "burn":
        use = table.box.essence_effects[option.value][0]
        return sum([number for name, number, _ in use.effects if name == "heal"]), outlook.essence()
    if option.kind == "use":
        tile, number = use_of(table, option.value)
        use = tile.uses[number]
        healed = sum([n for name, n, _ in use.effects if name == "heal"])
        if any(name == "heal_full" for name, _, _ in use.effects):
            healed = max_health(table, scene.seat)
        price = SINGLE_USE if use.spends else FREE_TILE
        return healed, price + use.dwurt * (outlook.gaar + DWURT_DIE)
    return 0, 0.0


def wanted_gaar(scene: Scene, options: Options) -> Option | None:
    """A draught that gives Gaar, in a close fight without any left."""
    if scene.gaar > 3 or not scene.is_close():
        return None
    for option in options:
        if option.kind == "use":
            tile, number = use_of(scene.table, option.value)
            effects = tile.uses[number].effects
            if all(name == "gaar" for name, _, _ in effects):
                return option
            if any(name == "dwurt" for name, _, _ in effects) and scene.table.health[scene.seat] > worst(scene) + 1:
                return option
    return None


def is_endless(table: EuthiaTable, rounds: int) -> bool:
    """Has a fight that can only end with a death lasted longer than so many Combat Rounds?"""
    return table.combat_round > rounds and table.fight_kind != AGAINST_FOE


# -- the Monster Attack ------------------------------------------------------------------------------------------------


def choose_before_monster(scene: Scene, options: Options) -> Answer:
    """Take a die from the Monster if that saves more than the Essence is worth."""
    for option in options:
        if option.kind == "convert-gaar":
            return option, BREWED
        if option.kind == "burn" and option.value == AIR and saves_with_air(scene):
            return option, LESS_DICE
        if option.kind == "use":
            tile, number = use_of(scene.table, option.value)
            names = [name for name, _, _ in tile.uses[number].effects]
            if any(name in ("discard_random", "cache_under") for name in names) and scene.table.chaos:
                return option, SETUP_TILE
    return option_of(options, "done") or options[0], KEEP_POWER


def saves_with_air(scene: Scene) -> bool:
    """Is an attack with one die so much milder?"""
    fight = scene.fight
    usual = mean(fight.injuries, fight.monster_dice, fight.shift)
    single = mean(fight.injuries, ONE, fight.shift)
    credit = round(TRUST * (usual - single))
    stamina = max(1, scene.stamina - credit)
    value = 0.0
    for face, _, chance in ONE_DIE:
        injuries = at(fight.injuries, face + fight.shift)
        value += chance * scene.duel.answered(0, stamina - injuries, scene.after, scene.gaar)[0]
    now = scene.duel.round(0, stamina, scene.after, scene.gaar)[0]
    return value - now > 0.7 * scene.outlook.essence()


def choose_duel(scene: Scene, options: Options) -> Answer:
    """A Gaar against the Monster's roll if it saves more than it is worth."""
    table = scene.table
    if is_endless(table, PATIENCE):
        # Hope makes Gaar as fast as they are spent: against a Monster that regenerates this would never end.
        return option_of(options, "pass") or options[0], TAKE_IT
    value = roll_value(table)
    best, found = scene.hurt(scene.behind_shields(value)) + 0.02, None
    for option in options:
        if option.kind == "gaar" and option.value:
            worth = 0.0
            for face in FACES:
                worth += scene.hurt(scene.behind_shields(value - option.value + face - GAAR_BONUS), 1) / 6
            worth -= scene.outlook.taste.thrift
        elif option.kind == "dwurt":
            worth = scene.hurt(scene.behind_shields(value - DWURT_BONUS), 1) - DWURT_DIE
        else:
            continue
        if worth > best:
            best, found = worth, option
    if found is not None:
        return found, GAAR
    convert = option_of(options, "convert-gaar")
    if convert is not None:
        return convert, BREWED
    hope = option_of(options, "hope-2")
    if hope is not None and not table.gaar[scene.seat] and scene.behind_shields(value) >= 2 and scene.is_close():
        return hope, HOPE
    return option_of(options, "pass") or options[0], TAKE_IT


def choose_after_monster(scene: Scene, options: Options) -> Answer:
    """Shields where they save something; what works once when it saves enough, or a life."""
    table = scene.table
    if is_endless(table, ENDURANCE):
        # Behind good Shields, against a Monster that heals what the Weapon does, nobody would ever win.
        return option_of(options, "done") or options[0], TAKE_IT
    now = scene.injuries(roll_value(table))
    dying = now >= table.health[scene.seat]
    best, found, why = 0.0, None, DEFEND
    for option in options:
        saved, price, shield = defence_of(scene, option, now)
        if saved <= 0:
            continue
        worth = scene.hurt(now - saved) - scene.hurt(now) - price
        if dying:
            worth = 5.0 * (now - saved < table.health[scene.seat]) + saved - price
        if worth > best:
            best, found, why = worth, option, SHIELD_UP if shield else DEFEND
    if found is not None:
        return found, why
    for option in options:
        if option.kind == "convert-gaar":
            return option, BREWED
    return option_of(options, "done") or options[0], TAKE_IT


def defence_of(scene: Scene, option: Option, now: int) -> tuple[int, float, bool]:
    """Injuries that an option saves, its price, and whether it is a Shield."""
    table = scene.table
    if option.kind in ("flip", "flip-other"):
        number = table.box.gem_effects[option.value][0].effects[0][1]
        return min(now, number), FREE_TILE, False
    if option.kind != "use":
        return 0, 0.0, False
    tile, number = use_of(table, option.value)
    use = tile.uses[number]
    saved = now - max(0, defended(scene, tile, use))
    if tile.kind == SHIELD and not use.exhausts:
        malus = sum([n for name, n, _ in use.effects if name == "next"])
        return saved or _with_others(scene, use, now), 0.11 * malus, True
    names = [name for name, _, _ in use.effects]
    if "phoenix" in names:
        return (max(1, now - table.health[scene.seat] + 1) if now >= table.health[scene.seat] else 0), 0.0, False
    if "cancel_play" in names:
        return 1, FREE_TILE, False
    if "ember" in names:
        return max(1, saved), 0.0, False
    return (
        saved,
        credit(scene, use) + use.gaar * scene.outlook.gaar + use.dwurt * (scene.outlook.gaar + DWURT_DIE),
        False,
    )


def _with_others(scene: Scene, use: Use, now: int) -> int:
    """A Shield that saves nothing alone may do so with another one."""
    if any(name == "next" for name, _, _ in use.effects):
        return 0
    return min(1, now - scene.behind_shields(roll_value(scene.table))) if now else 0


def defended(scene: Scene, tile: Tile, use: Use) -> int:
    """Injuries that are left after such a use."""
    table = scene.table
    value, less = roll_value(table), 0
    for name, number, _ in use.effects:
        if is_stopped(table, tile, name):
            continue
        if name == "foot":
            value += number
        elif name in ("inj_minus", "ember"):
            less += number if name == "inj_minus" else 0
        elif name == "per_essence_inj":
            copy = next(copy for copy in table.slots[scene.seat] if copy >= 0 and table.box.copies[copy] == tile.id)
            less += number * len(essences_on(table, copy))
    return scene.injuries(value) - less


def credit(scene: Scene, use: Use) -> float:
    """What it is worth to keep something that works once for a later attack of this Combat."""
    if use.spends:
        return SINGLE_USE
    rounds = scene.left / max(1.0, mean(scene.fight.swing_at(9), scene.fight.hero_dice, scene.fight.first) + 0.5)
    number = sum([abs(n) for _, n, _ in use.effects])
    return (0.05 + 0.05 * number) * min(1.0, rounds / 2.5)


# -- the Hero Attack ---------------------------------------------------------------------------------------------------


def choose_before_hero(scene: Scene, options: Options) -> Answer:
    """More Damage: what is ready again soon whenever an attack will probably hit, the rest when it decides."""
    table = scene.table
    best = scene.fight.swing_at(0)
    shift = scene.fight.first - table.next_malus - table.roll_malus
    likely = hits(best, scene.fight.hero_dice, shift)
    for option in options:
        more, price = damage_of(scene, option)
        if more <= 0:
            continue
        decides = finishes(scene, more, shift) - finishes(scene, 0, shift)
        if price <= FREE_TILE:
            if likely > 0.5 or decides > 0.1:
                return option, MORE_DAMAGE
        elif decides > 0.3 or (likely > 0.7 and scene.chance() < 0.8):
            return option, MORE_DAMAGE
    for option in options:
        if option.kind == "convert-gaar" or cancels_curse(scene, option):
            return option, BREWED if option.kind == "convert-gaar" else DEFEND
    return option_of(options, "done") or options[0], KEEP_POWER


def cancels_curse(scene: Scene, option: Option) -> bool:
    if option.kind != "use":
        return False
    tile, number = use_of(scene.table, option.value)
    return any(name == "cancel_curse" for name, _, _ in tile.uses[number].effects)


def damage_of(scene: Scene, option: Option) -> tuple[int, float]:
    """Damage that an option adds, and its price."""
    table = scene.table
    if option.kind in ("flip", "flip-other"):
        return table.box.gem_effects[option.value][0].effects[0][1], FREE_TILE
    if option.kind == "burn":
        return table.box.essence_effects[option.value][0].effects[0][1], scene.outlook.essence()
    if option.kind != "use":
        return 0, 0.0
    tile, number = use_of(table, option.value)
    use = tile.uses[number]
    more = sum([n for name, n, _ in use.effects if name == "dmg_plus"])
    price = SINGLE_USE if use.spends else FREE_TILE
    return more, price + use.dwurt * (scene.outlook.gaar + DWURT_DIE)


def finishes(scene: Scene, more: int, shift: int) -> float:
    """How likely the next attack ends the fight with so much Damage more."""
    plain, plus, minus = scene.table.harm
    table = scene.fight.swing_at(0)
    chance = 0.0
    for high, low, likely in PAIRS[scene.fight.hero_dice]:
        damage = at(table, high + low + shift)
        if damage and damage + plain + plus + more - minus >= scene.left:
            chance += likely
    return chance


def choose_attack(scene: Scene, options: Options) -> Answer:
    """The attack after which the fight is worth most; Weapons where an Ability does no better."""
    table = scene.table
    shift = scene.fight.first - table.next_malus - table.roll_malus
    plain, plus, minus = table.harm

    def worth(option: Option) -> float:
        tile = table.box.tiles[option.value]
        copy = next(copy for copy in table.slots[scene.seat] if copy >= 0 and table.box.copies[copy] == tile.id)
        more, crippling = attack_extras(table, scene.seat, copy)
        total = 0.0
        for high, low, chance in PAIRS[scene.fight.hero_dice]:
            base = in_range(tile.ranges, high + low + shift) + plain
            total += chance * scene.dealt(max(0, base + plus + more - minus) if base else 0)
        price = sum([use.dwurt for use in tile.uses if use.timing == tile.timing]) * scene.outlook.gaar
        return total + 0.05 * crippling - price - (0.02 if tile.kind else 0.0)

    return max(options, key=lambda option: (worth(option), -option.value)), ATTACK_WITH


def choose_hero_roll(scene: Scene, options: Options) -> Answer:
    """Whatever lifts the roll to a better range for less than that is worth."""
    table = scene.table
    value = roll_value(table)
    now = scene.dealt(scene.damage(value))
    best, found, why = now + 0.03, None, STAND
    for option in options:
        worth, reason = roll_option(scene, option, value)
        if worth > best:
            best, found, why = worth, option, reason
    if found is not None:
        return found, why
    together = several(scene, options, value, now)
    if together is not None:
        return together
    hope = option_of(options, "hope-2")
    if hope is not None and not scene.gaar and scene.damage(value) == 0 and scene.is_close():
        return hope, HOPE
    convert = option_of(options, "convert-gaar")
    if convert is not None:
        return convert, BREWED
    return option_of(options, "done") or options[0], STAND


def roll_option(scene: Scene, option: Option, value: int) -> tuple[float, str]:
    """What the fight is worth after one modifier of the own roll."""
    outlook = scene.outlook
    kind = option.kind
    if kind == "gaar" and option.value:
        total = 0.0
        for face in FACES:
            again = value - option.value + face + GAAR_BONUS
            total += max(scene.dealt(scene.damage(again), 1), _again(scene, again, face)) / 6
        return total - outlook.taste.thrift, GAAR
    if kind == "dwurt":
        return scene.dealt(scene.damage(value + DWURT_BONUS), 1) - DWURT_DIE, GAAR
    if kind == "hope-1":
        return scene.dealt(scene.damage(value + 1)) - HOPE_POINT * outlook.gaar, HOPE
    if kind == "hope-3":
        if scene.left <= 1:
            return scene.dealt(scene.left) - 3 * HOPE_POINT * outlook.gaar, HOPE
        return scene.dealt(scene.damage(value + 1) + 1) - 3 * HOPE_POINT * outlook.gaar, HOPE
    more, price, special = clover_of(scene, option)
    if special:
        return special + scene.dealt(scene.damage(value)), CLOVER
    return (scene.dealt(scene.damage(value + more)) - price, CLOVER) if more else (-1e9, CLOVER)


def _again(scene: Scene, value: int, face: int) -> float:
    """A second Gaar on the same die, if the first did not help."""
    if scene.gaar < 2:
        return -1e9
    total = 0.0
    for other in FACES:
        total += scene.dealt(scene.damage(value - face + other + GAAR_BONUS), 2)
    return total / 6


def clover_of(scene: Scene, option: Option) -> tuple[int, float, float]:
    """What an option adds to the roll, its price, and what else it is worth."""
    table = scene.table
    if option.kind in ("flip", "flip-other"):
        use = table.box.gem_effects[option.value][1 if option.kind == "flip-other" else 0]
        return sum([n for name, n, _ in use.effects if name == "clover"]), FREE_TILE, 0.0
    if option.kind == "burn":
        use = table.box.essence_effects[option.value][0]
        return sum([n for name, n, _ in use.effects if name == "clover"]), scene.outlook.essence(), 0.0
    if option.kind != "use":
        return 0, 0.0, 0.0
    tile, number = use_of(table, option.value)
    use = tile.uses[number]
    special = 0.0
    for name, n, _ in use.effects:
        if name == "hope" and table.hope + n <= 5:
            special = 0.2
        elif name == "siphon" and scene.damage(roll_value(table)):
            missing = max_health(table, scene.seat) - table.health[scene.seat]
            special = 0.1 * min(n, missing)
        elif name == "dwurt_dmg" and scene.damage(roll_value(table)):
            gained = scene.dealt(scene.damage(roll_value(table)) + n, 1) - scene.dealt(scene.damage(roll_value(table)))
            special = gained - DWURT_DIE
    more = sum([n for name, n, _ in use.effects if name == "clover"])
    return more, SINGLE_USE if use.spends else FREE_TILE, special


def several(scene: Scene, options: Options, value: int, now: float) -> Answer | None:
    """Several small Clovers and points of hope may reach what none of them reaches alone."""
    rows = sorted([(clover_of(scene, option)[:2], option) for option in options if option.kind in CLOVERS], key=_first)
    rows = [((more, price), option) for (more, price), option in rows if more]
    hope = option_of(options, "hope-1")
    more, price = 0, 0.0
    for (clover, cost), _ in rows:
        more += clover
        price += cost
        if scene.dealt(scene.damage(value + more)) - price > now + 0.05:
            return rows[0][1], CLOVER
    for point in range(1, scene.table.hope + 1):
        price += HOPE_POINT * scene.outlook.gaar
        if hope is not None and scene.dealt(scene.damage(value + more + point)) - price > now + 0.05:
            return (rows[0][1], CLOVER) if rows else (hope, HOPE)
    return None


CLOVERS: Final = ("use", "flip", "flip-other", "burn")


def _first(row: tuple[tuple[int, float], Option]) -> tuple[float, int]:
    return (row[0][1], row[1].number)


# -- afterwards --------------------------------------------------------------------------------------------------------


def choose_trophy(outlook: Outlook, options: Options) -> Answer:
    """A Trophy if there is a Sack for it, or something of less worth in one."""
    table, seat = outlook.table, outlook.seat
    take = option_of(options, "trophy")
    thing = TROPHY_THING + table.monster
    worth = outlook.thing(thing)
    if take is not None and outlook.further:
        least = min([outlook.thing(other) for other in table.sacks[seat]], default=0.0)
        if free_sacks(table, seat) > 0 or least + 0.1 < worth:
            return take, TROPHY
    return option_of(options, "no-trophy") or options[0], NO_TROPHY
