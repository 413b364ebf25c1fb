"""The Monster Attack with its four steps, and the Gaar duel inside it.  [EU-MAT-01]"""

from __future__ import annotations

from typing import assert_never

from muster.games.euthia.ahead import ahead
from muster.games.euthia.content.pieces import EARTH, NOTHING, SpecialEffect, in_range
from muster.games.euthia.effects.cards import exchange_silver
from muster.games.euthia.effects.carrying import spend_gaar
from muster.games.euthia.effects.health import injure
from muster.games.euthia.effects.rolls import (
    DWURT_BONUS,
    GAAR_BONUS,
    burn_essence,
    convert_gaar,
    flip_gem,
    raise_hope,
    roll_again,
    roll_dice,
    spend_dwurt,
    turn_for_monster,
)
from muster.games.euthia.events import ATTACK_VALUE, DWURT_SPENT, MONSTER_ROLLED, REROLLED
from muster.games.euthia.offers.combat import (
    after_monster_offers,
    before_monster_offers,
    duel_offers,
    monster_duel_offers,
    play_offers,
)
from muster.games.euthia.phases.card_plays import expire_clovers, play_cards
from muster.games.euthia.phases.combat_uses import use_in_combat
from muster.games.euthia.phases.harm import heal_monster, kill_hero
from muster.games.euthia.phases.hero_attack import has_passed, passes, spend_hope
from muster.games.euthia.queries import (
    cards_in_hand,
    has_caches,
    permanent,
    roll_value,
    slumbers,
    use_of,
)
from muster.games.euthia.scenarios.rules import rules_of
from muster.games.euthia.state import (
    AGAINST_FOE,
    AIR_POWER,
    AMULET_USED,
    CRIPPLED,
    EARTH_POWER,
    NO_HARM,
    NOBODY,
    PHOENIX,
    STEP_MA,
    STEP_MB,
    STEP_MC,
    EuthiaTable,
)
from muster.kernel.game import steps
from muster.kernel.options import Option
from muster.kernel.table import Seat

HOPEFUL_ROLL = 10  # an initial roll of this or more gives the Hero hope  [EU-MAT-05]


def monster_attack(table: EuthiaTable, seat: Seat) -> None:
    """Before the roll, the roll, after the roll, the attack.  [EU-MAT-01]"""
    if table.monster == NOTHING:
        return
    table.step = STEP_MA
    table.injuries = NO_HARM
    table.fewer_dice = 0
    immune = table.box.monsters[table.monster].immune
    table.value = 0 if immune else table.round_foot + permanent(table, seat, "foot_always")
    table.value += rules_of(table).foe_value(table)
    table.then(before_attack, seat)
    table.then(end_old_clovers)
    table.then(ask_for_plays, seat)
    table.then(roll_monster, seat)


# -- step A ------------------------------------------------------------------------------------------------------------


def before_attack(table: EuthiaTable, seat: Seat) -> None:
    """First the Hero: Air Essence, Items and Abilities with the icon.  [EU-MAT-02]"""
    if table.monster != NOTHING and not passes(table, seat):
        table.ask(seat, "before-monster", before_monster_offers, use_before_roll)


def use_before_roll(table: EuthiaTable, choice: Option, seat: Seat) -> None:
    """[EU-MAT-02, EU-MAT-16]"""
    if has_passed(table, choice, seat):
        return
    if choice.kind == "burn":
        table.fewer_dice = burn_essence(table, seat, choice.value)[1]
    elif choice.kind == "convert-gaar":
        convert_gaar(table, seat)
    elif choice.kind == "hope-2":
        spend_hope(table, seat, choice.kind)
    else:
        table.then(use_in_combat, seat, choice.value)
    table.then(before_attack, seat)


def end_old_clovers(table: EuthiaTable) -> None:
    """[EU-MAT-03]"""
    if table.monster != NOTHING:
        expire_clovers(table)


def ask_for_plays(table: EuthiaTable, seat: Seat) -> None:
    """Then the Monster-player, as often as the Chaos tokens allow.  [EU-MAT-04]"""
    foe = table.foe_player
    if table.monster == NOTHING or foe == NOBODY:
        return
    if not table.flags & AMULET_USED and permanent(table, foe, "foe_inj"):
        table.flags |= AMULET_USED  # once per Combat, and never a disadvantage
        plain, plus, minus = table.injuries
        table.injuries = (plain, plus + permanent(table, foe, "foe_inj"), minus)
    if table.chaos and cards_in_hand(table, foe) and not table.quiet >> foe & 1:
        table.ask_anyway(foe, "play-before", play_offers, play_before, STEP_MA)


def play_before(table: EuthiaTable, choice: Option, seat: Seat, step: int) -> None:
    """[EU-MAT-04, EU-CRD-04]"""
    if choice.kind == "pass-all":
        table.quiet |= 1 << seat
    elif choice.kind == "exchange":
        exchange_silver(table, seat)
        table.then(ask_for_plays, table.fighter)
    elif choice.kind != "pass":
        play_cards(table, seat, choice)
        table.then(ask_for_plays, table.fighter)


# -- step B ------------------------------------------------------------------------------------------------------------


def roll_monster(table: EuthiaTable, seat: Seat) -> None:
    """Two dice, hope at 10 or more, then Air and Earth.  [EU-MAT-05, EU-MAT-06, EU-ELI-17]"""
    if table.monster == NOTHING:
        return
    table.step = STEP_MB
    table.roller = NOBODY
    if has_caches(table):
        table.then(ahead.turn_combat_card, seat)
        return
    roll_dice(table, 2 - table.fewer_dice, "monster")
    table.tell(MONSTER_ROLLED, table.monster, table.dice)
    weigh_elements(table)
    table.step = STEP_MC
    table.passes = 0
    table.then(monster_occasion, seat)


def weigh_elements(table: EuthiaTable) -> None:
    """[EU-MAT-05, EU-MAT-06, EU-MAT-15, EU-RVB-03]"""
    if sum(table.dice) >= HOPEFUL_ROLL:
        raise_hope(table)
    if table.box.monsters[table.monster].immune:
        return
    if table.flags & AIR_POWER:
        turn_for_monster(table)
    if table.flags & EARTH_POWER and not slumbers(table, table.fighter, EARTH):  # [EU-TIM-07]
        table.value += rules_of(table).earth(table)


# -- step C: the duel --------------------------------------------------------------------------------------------------


def monster_occasion(table: EuthiaTable, seat: Seat) -> None:
    """Beginning with the Monster-player both sides alternate until both pass in a row.  [EU-MAT-07, EU-MAT-13]"""
    foe = table.foe_player
    could_act = table.monster_gaar or (table.chaos and cards_in_hand(table, foe))
    if could_act and not table.quiet >> foe & 1:
        table.ask_anyway(foe, "monster-duel", monster_duel_offers, act_as_monster)
    else:
        pass_on(table, seat, False)


def act_as_monster(table: EuthiaTable, choice: Option, seat: Seat) -> None:
    """One Gaar or one card play; exchanging cards is neither.  [EU-MAT-08, EU-MAT-09, EU-GAR-02, EU-CRD-04]"""
    if choice.kind in ("pass", "pass-all"):
        if choice.kind == "pass-all":
            table.quiet |= 1 << seat
        pass_on(table, table.fighter, False)
        return
    if choice.kind == "exchange":
        exchange_silver(table, seat)
        table.then(monster_occasion, table.fighter)
        return
    table.passes = 0
    if choice.kind == "gaar":
        table.monster_gaar -= 1
        new = roll_again(table, choice.value, "monster")
        table.value += GAAR_BONUS
        table.tell(REROLLED, seat, choice.value, new, roll_value(table))
    else:
        play_cards(table, seat, choice)
    table.then(hero_occasion, table.fighter)


def pass_on(table: EuthiaTable, seat: Seat, hero_passed: bool) -> None:
    """A pass is not final: only two in a row end the exchange.  [EU-MAT-13]"""
    table.passes += 1
    if table.passes >= 2:
        table.then(use_tiles_after, seat)
    elif hero_passed:
        table.then(monster_occasion, seat)
    else:
        table.then(hero_occasion, seat)


def hero_occasion(table: EuthiaTable, seat: Seat) -> None:
    """[EU-MAT-07]"""
    if table.monster == NOTHING:
        return
    if stays_out(table, seat):
        let_roll_stand(table, seat)
    else:
        table.ask(seat, "duel", duel_offers, act_as_hero)


def stays_out(table: EuthiaTable, seat: Seat) -> bool:
    """A Hero who uses nothing more in this Combat is asked again before an attack that would kill it."""
    if passes(table, seat):
        harm, kills = coming_injuries(table, seat)
        if kills or harm >= table.health[seat]:
            table.quiet &= ~(1 << seat)
    return passes(table, seat)


def let_roll_stand(table: EuthiaTable, seat: Seat) -> None:
    """The Hero passes.  [EU-MAT-07, EU-SOL-16]"""
    if has_caches(table):
        table.then(use_tiles_after, seat)
    else:
        pass_on(table, seat, True)


def act_as_hero(table: EuthiaTable, choice: Option, seat: Seat) -> None:
    """A Gaar rolls any die again and takes 2 off, a Dwurt takes 3 off.  [EU-MAT-08, EU-SKO-04, EU-SKO-14]"""
    kind = choice.kind
    if has_passed(table, choice, seat):
        let_roll_stand(table, seat)
        return
    if kind == "gaar":
        table.passes = 0
        spend_gaar(table, seat, 1)
        new = roll_again(table, choice.value, "monster")
        table.value -= GAAR_BONUS
        table.tell(REROLLED, seat, choice.value, new, roll_value(table))
    elif kind == "dwurt":
        table.passes = 0
        spend_dwurt(table, seat, 1)
        table.value -= DWURT_BONUS
        table.tell(DWURT_SPENT, seat, roll_value(table))
    elif kind == "convert-gaar":
        convert_gaar(table, seat)
        table.then(hero_occasion, seat)
        return
    else:
        spend_hope(table, seat, kind)
        table.then(hero_occasion, seat)
        return
    if has_caches(table):
        table.then(hero_occasion, seat)  # the Monster does not answer  [EU-SOL-16]
    else:
        table.then(monster_occasion, seat)


def use_tiles_after(table: EuthiaTable, seat: Seat) -> None:
    """Then the Hero's tiles, Shields among them; nobody answers.  [EU-MAT-10]"""
    if table.monster == NOTHING:
        return
    table.shields_used = ()
    table.then(after_roll, seat)


def after_roll(table: EuthiaTable, seat: Seat) -> None:
    """[EU-MAT-10]"""
    if table.monster == NOTHING:
        return
    if stays_out(table, seat):
        table.then(resolve_monster_attack, seat)
    else:
        table.ask(seat, "after-monster", after_monster_offers, use_after_roll)


def use_after_roll(table: EuthiaTable, choice: Option, seat: Seat) -> None:
    """[EU-MAT-10, EU-SHD-06]"""
    if has_passed(table, choice, seat):
        table.then(resolve_monster_attack, seat)
        return
    if choice.kind in ("flip", "flip-other"):
        plain, plus, minus = table.injuries
        table.injuries = (plain, plus, minus + flip_gem(table, seat, choice)[1])
    elif choice.kind == "convert-gaar":
        convert_gaar(table, seat)
    elif choice.kind == "hope-2":
        spend_hope(table, seat, choice.kind)
    else:
        tile, at = use_of(table, choice.value)
        if not tile.uses[at].exhausts and not tile.uses[at].spends:
            table.shields_used = (*table.shields_used, choice.number)
        table.then(use_in_combat, seat, choice.value)
    table.then(after_roll, seat)


# -- step D ------------------------------------------------------------------------------------------------------------


def coming_injuries(table: EuthiaTable, seat: Seat) -> tuple[int, bool]:
    """What the roll brings as it stands, and whether it kills outright.  [EU-MAT-12, EU-INJ-02 to 07, EU-ELI-20]"""
    monster = table.box.monsters[table.monster]
    value = roll_value(table)
    plain, plus, minus = table.injuries
    if not monster.immune:
        minus += permanent(table, seat, "guard")
    if table.flags & CRIPPLED:
        minus += table.crippled_by
    base = in_range(monster.ranges, value) + plain
    harm = max(0, base + plus - minus) if base >= 1 else 0
    return harm, any(name == "kill" and value >= start for start, (name, _, _) in monster.effects)


def resolve_monster_attack(table: EuthiaTable, seat: Seat) -> None:
    """The range of the card, plain Injuries, then plus, then minus.  [EU-MAT-12, EU-INJ-02 to EU-INJ-07]"""
    if table.monster == NOTHING:
        return
    monster = table.box.monsters[table.monster]
    value = roll_value(table)
    harm, kills = coming_injuries(table, seat)
    table.flags &= ~CRIPPLED
    table.tell(ATTACK_VALUE, monster.id, value, harm)
    table.dice = ()
    table.value = 0
    table.injuries = NO_HARM
    if kills:
        harm = table.health[seat]  # no Injury, cannot be reduced  [EU-ELI-20]
    if table.flags & PHOENIX and harm >= table.health[seat] and not kills:
        harm = table.health[seat] - 1
    table.flags &= ~PHOENIX
    injure(table, seat, harm)
    if not table.health[seat] and not (table.fight_kind == AGAINST_FOE and rules_of(table).saves_from_foe(table, seat)):
        kill_hero(table)
        return
    best = max([start for start, (name, _, _) in monster.effects if name != "kill" and value >= start], default=0)
    for start, effect in monster.effects:
        if (
            start == best and best and not (effect[0] == "clover" and rules_of(table).is_found_out(table, seat))
        ):  # [EU-SAB-06]
            special_effect(table, effect)


def special_effect(table: EuthiaTable, effect: SpecialEffect) -> None:
    """Healing, cards and a lower Hero Roll, in this order by their records.  [EU-ELI-13, EU-ELI-14, EU-ELI-20]"""
    name, number, _ = effect
    match name:
        case "mheal":
            heal_monster(table, number)
        case "foe_silver" | "foe_gold":
            table.then(ahead.draw_for_foe, name == "foe_gold", number)
        case "clover":
            table.roll_malus += abs(number)
        case "kill":
            pass  # resolved with the attack  [EU-ELI-20]
        case _:
            assert_never(name)


STEPS = steps(
    monster_attack,
    before_attack,
    use_before_roll,
    end_old_clovers,
    ask_for_plays,
    play_before,
    roll_monster,
    monster_occasion,
    act_as_monster,
    hero_occasion,
    act_as_hero,
    use_tiles_after,
    after_roll,
    use_after_roll,
    resolve_monster_attack,
)
