"""The Hero's side of a Combat Round: healing, and the Hero Attack with its four steps.  [EU-HAT-01, EU-HHP-01]"""

from __future__ import annotations

from muster.games.euthia.ahead import ahead
from muster.games.euthia.content.pieces import (
    ATTACK,
    FIRST,
    NOTHING,
    WEAPON,
    in_range,
)
from muster.games.euthia.effects.cards import exchange_silver
from muster.games.euthia.effects.carrying import gain_gaar, remove
from muster.games.euthia.effects.health import heal
from muster.games.euthia.effects.rolls import (
    EARTH_BONUS,
    GAAR_BONUS,
    burn_essence,
    change_roll,
    convert_gaar,
    flip_gem,
    hope_for_better,
    roll_again,
    roll_dice,
    spend_dwurt,
    turn_for_hero,
)
from muster.games.euthia.events import HERO_ATTACKS, HOPE_SPENT, REROLLED, ROLLED
from muster.games.euthia.offers.combat import (
    attack_offers,
    attack_price,
    attacks,
    before_hero_offers,
    healing_offers,
    hero_roll_offers,
    monster_gaar_offers,
    play_offers,
)
from muster.games.euthia.phases.card_plays import play_cards
from muster.games.euthia.phases.combat_uses import use_in_combat
from muster.games.euthia.phases.harm import damage_monster
from muster.games.euthia.queries import (
    cards_in_hand,
    essences_on,
    figure_on_board,
    permanent,
    potion_heals,
    roll_value,
    use_of,
)
from muster.games.euthia.state import (
    AIR_POWER,
    CRIPPLED,
    EARTH_POWER,
    FIRST_STRIKE_MADE,
    NO_HARM,
    NOBODY,
    OVERDOSE,
    SIPHON,
    STEP_HA,
    STEP_HB,
    STEP_HC,
    STEP_HEALING,
    EuthiaTable,
)
from muster.kernel.game import steps
from muster.kernel.options import Option
from muster.kernel.table import Seat

# -- passing until the end of a Combat ---------------------------------------------------------------------------------


def passes(table: EuthiaTable, seat: Seat) -> bool:
    """Has the Hero chosen to use nothing more in this Combat? Then nobody is asked, save before a deadly attack."""
    return bool(table.quiet >> seat & 1)


def has_passed(table: EuthiaTable, choice: Option, seat: Seat) -> bool:
    """Does an answer end a window of the Hero, for now or for the rest of this Combat?"""
    if choice.kind == "pass-all":
        table.quiet |= 1 << seat
    return choice.kind in ("done", "pass", "pass-all")


# -- healing -----------------------------------------------------------------------------------------------------------


def healing_phase(table: EuthiaTable, seat: Seat) -> None:
    """Any number of healing effects; the Monster-player is idle.  [EU-HHP-01, EU-HHP-02]"""
    if table.monster != NOTHING:
        table.step = STEP_HEALING
        if passes(table, seat):
            return
        table.ask(seat, "healing", healing_offers, use_healing)


def use_healing(table: EuthiaTable, choice: Option, seat: Seat) -> None:
    """[EU-HHP-01]"""
    kind = choice.kind
    if has_passed(table, choice, seat):
        return
    if kind == "drink":
        remove(table, seat, choice.value)
        heal(table, seat, potion_heals(table))
    elif kind in ("flip", "flip-other"):
        heal(table, seat, flip_gem(table, seat, choice)[1])
    elif kind == "burn":
        heal(table, seat, burn_essence(table, seat, choice.value)[1])
    elif kind == "convert-gaar":
        convert_gaar(table, seat)
    elif kind == "hope-2":
        spend_hope(table, seat, kind)
    else:
        table.then(use_in_combat, seat, choice.value)
    table.then(healing_phase, seat)


# -- step A ------------------------------------------------------------------------------------------------------------


def hero_attack(table: EuthiaTable, seat: Seat) -> None:
    """Curses, preparations, the choice, the roll, the attack; without a tile nothing of it.  [EU-HAT-01, EU-HAT-11]"""
    if table.monster == NOTHING or not attacks(table, seat, ATTACK):
        return
    table.step = STEP_HA
    table.value = 0
    table.then(ask_curse, seat)
    table.then(prepare_attack, seat)
    table.then(choose_attack, seat)


def ask_curse(table: EuthiaTable, seat: Seat) -> None:
    """Silver Curse cards, if by open facts there could be one.  [EU-HAT-01]"""
    foe = table.foe_player
    if table.monster != NOTHING and foe != NOBODY and table.chaos and cards_in_hand(table, foe):
        if not table.quiet >> foe & 1:
            table.ask_anyway(foe, "play-curse", play_offers, play_curse, STEP_HA)


def play_curse(table: EuthiaTable, choice: Option, seat: Seat, step: int) -> None:
    """[EU-HAT-01, EU-CRD-04, EU-CRD-13]"""
    if choice.kind == "pass-all":
        table.quiet |= 1 << seat
    elif choice.kind == "exchange":
        exchange_silver(table, seat)
        table.then(ask_curse, table.fighter)
    elif choice.kind != "pass":
        play_cards(table, seat, choice)
        table.then(ask_curse, table.fighter)


def prepare_attack(table: EuthiaTable, seat: Seat) -> None:
    """Abilities and Items with the icon, any number of Fire Essences.  [EU-HAT-02]"""
    if table.monster != NOTHING and not passes(table, seat):
        table.ask(seat, "before-hero", before_hero_offers, use_before_attack)


def use_before_attack(table: EuthiaTable, choice: Option, seat: Seat) -> None:
    """[EU-HAT-02]"""
    kind = choice.kind
    if has_passed(table, choice, seat):
        return
    plain, plus, minus = table.harm
    if kind in ("flip", "flip-other"):
        table.harm = (plain, plus + flip_gem(table, seat, choice)[1], minus)
    elif kind == "burn":
        table.harm = (plain, plus + burn_essence(table, seat, choice.value)[1], minus)
    elif kind == "convert-gaar":
        convert_gaar(table, seat)
    elif kind == "hope-2":
        spend_hope(table, seat, kind)
    else:
        table.then(use_in_combat, seat, choice.value)
    table.then(prepare_attack, seat)


# -- steps B and C -----------------------------------------------------------------------------------------------------


def choose_attack(table: EuthiaTable, seat: Seat) -> None:
    """Exactly one Weapon or Combat Ability; without any the phase is skipped.  [EU-HAT-03, EU-HAT-11]"""
    table.step = STEP_HB
    if table.monster != NOTHING and attacks(table, seat, ATTACK):
        table.ask(seat, "attack", attack_offers, attack_with)


def attack_with(table: EuthiaTable, choice: Option, seat: Seat) -> None:
    """[EU-HAT-03]"""
    begin_attack(table, seat, choice.value, ATTACK)


def strike_first(table: EuthiaTable, seat: Seat, kind: int) -> None:
    """A First Strike: no Curse, one tile with the icon.  [EU-FST-02, EU-FST-03]"""
    table.flags |= FIRST_STRIKE_MADE
    table.harm = NO_HARM
    table.value = 0
    table.then(prepare_attack, seat)
    table.then(begin_first_strike, seat, kind)


def begin_first_strike(table: EuthiaTable, seat: Seat, kind: int) -> None:
    """With the tile that was named; if step A has spent what it needs, another one is named.  [EU-FST-02]"""
    if table.monster == NOTHING:
        return
    if kind not in [table.box.copies[copy] for copy in attacks(table, seat, FIRST)]:
        table.then(ahead.offer_first_strike, seat)
        return
    begin_attack(table, seat, kind, FIRST)


def begin_attack(table: EuthiaTable, seat: Seat, kind: int, timing: int) -> None:
    """A Weapon is announced, an Ability exhausted; then two dice, hope, Air and Earth.  [EU-HAT-04 to EU-HAT-08]"""
    copy = next(copy for copy in attacks(table, seat, timing) if table.box.copies[copy] == kind)
    tile = table.box.tile(copy)
    table.attack_copy = copy
    if tile.kind != WEAPON:
        table.exhausted |= 1 << copy
    spend_dwurt(table, seat, attack_price(tile))
    table.roller = seat
    roll_dice(table, 2, "hero")
    table.tell(ROLLED, seat, table.dice)
    hope_for_better(table)
    if table.flags & AIR_POWER:
        turn_for_hero(table, seat)
    table.value += attack_modifier(table, seat)
    table.next_malus = 0  # it ends with this attack  [EU-SHD-05]
    table.step = STEP_HC
    table.shields_used = ()
    table.passes = 0
    table.soul_turn = False
    table.then(modify_attack, seat)


def attack_modifier(table: EuthiaTable, seat: Seat) -> int:
    """Added to the dice of a Hero Attack: Earth, the Monster's penalty, maluses, Clovers.  [EU-HAT-06, EU-HAT-08]"""
    earth = EARTH_BONUS if table.flags & EARTH_POWER else 0
    own = permanent(table, seat, "clover_always") + permanent(table, seat, "attack_clover")
    return earth + table.box.monsters[table.monster].penalty - table.next_malus - table.roll_malus + own


def modify_attack(table: EuthiaTable, seat: Seat) -> None:
    """Gaar, Clovers, tiles and hope, until the Hero lets it stand.  [EU-HAT-07]"""
    if table.monster == NOTHING:
        return
    if table.soul_control and table.foe_player != NOBODY:
        table.then(soul_duel, seat)
    elif passes(table, seat):
        table.then(resolve_attack, seat)
    else:
        table.ask(seat, "hero-roll", hero_roll_offers, change_attack)


def change_attack(table: EuthiaTable, choice: Option, seat: Seat) -> None:
    """[EU-HAT-07, EU-HOP-03 to EU-HOP-06]"""
    if has_passed(table, choice, seat):
        table.then(resolve_attack, seat)
        return
    change_combat_roll(table, choice, seat)
    table.then(modify_attack, seat)


def change_combat_roll(table: EuthiaTable, choice: Option, seat: Seat) -> None:
    """One modifier of an attack roll."""
    if choice.kind.startswith("hope"):
        spend_hope(table, seat, choice.kind)
    elif choice.kind == "use" and feeds_attack(table, choice):
        feed_attack(table, choice, seat)
    else:
        change_roll(table, choice, seat)


def feeds_attack(table: EuthiaTable, choice: Option) -> bool:
    """Is this the part of the chosen attack that takes Dwurt for Damage?  [EU-SKO-05]"""
    tile, at = use_of(table, choice.value)
    return any(name == "dwurt_dmg" for name, _, _ in tile.uses[at].effects)


def feed_attack(table: EuthiaTable, choice: Option, seat: Seat) -> None:
    """A Dwurt more, so much Damage more.  [EU-SKO-05, EU-DMG-02]"""
    tile, at = use_of(table, choice.value)
    spend_dwurt(table, seat, 1)
    table.shields_used = (*table.shields_used, choice.number)
    plain, plus, minus = table.harm
    table.harm = (plain, plus + tile.uses[at].effects[0][1], minus)


def spend_hope(table: EuthiaTable, seat: Seat, kind: str) -> None:
    """One point +1, two a Gaar, three +1 and a Damage.  [EU-HOP-03 to EU-HOP-05, EU-HOP-09]"""
    number = int(kind[-1])
    table.hope -= number
    table.tell(HOPE_SPENT, seat, number)
    if number == 2:
        gain_gaar(table, seat, 1)
        return
    table.value += 1
    if number == 3:
        damage_monster(table, seat, 1)


def soul_duel(table: EuthiaTable, seat: Seat) -> None:
    """Under Soul Control both sides alternate, the Hero first, until both pass in a row.  [EU-GAR-01]"""
    if table.monster == NOTHING:
        return
    if table.passes >= 2:
        table.then(resolve_attack, seat)
    elif table.soul_turn:
        table.ask_anyway(table.foe_player, "soul-control", monster_gaar_offers, use_soul_gaar)
    elif passes(table, seat):
        stop_in_soul_duel(table, seat)
    else:
        table.ask(seat, "hero-roll", hero_roll_offers, answer_soul)


def answer_soul(table: EuthiaTable, choice: Option, seat: Seat) -> None:
    """[EU-GAR-01]"""
    if has_passed(table, choice, seat):
        stop_in_soul_duel(table, seat)
        return
    table.soul_turn = True
    table.passes = 0
    change_combat_roll(table, choice, seat)
    table.then(soul_duel, seat)


def stop_in_soul_duel(table: EuthiaTable, seat: Seat) -> None:
    """The Hero passes for now.  [EU-GAR-01]"""
    table.soul_turn = True
    table.passes += 1
    table.then(soul_duel, seat)


def use_soul_gaar(table: EuthiaTable, choice: Option, seat: Seat) -> None:
    """The Monster-player rolls a Hero die again and takes 2 off.  [EU-GAR-01]"""
    table.soul_turn = False
    if choice.kind == "pass":
        table.passes += 1
    else:
        table.passes = 0
        table.monster_gaar -= 1
        new = roll_again(table, choice.value, "hero")
        table.value -= GAAR_BONUS
        table.tell(REROLLED, seat, choice.value, new, roll_value(table))
    table.then(soul_duel, table.fighter)


# -- step D ------------------------------------------------------------------------------------------------------------


def resolve_attack(table: EuthiaTable, seat: Seat) -> None:
    """The range of the tile, plain Damage, then plus, then minus.  [EU-HAT-09, EU-DMG-02 to EU-DMG-05]"""
    if table.monster == NOTHING:
        return
    copy = table.attack_copy
    tile = table.box.tile(copy)
    value = roll_value(table)
    hit = in_range(tile.ranges, value)
    damage = coming_damage(table, seat)
    _, crippling = attack_extras(table, seat, copy)
    table.tell(HERO_ATTACKS, seat, table.box.copies[copy], value, damage)
    if hit and crippling:
        table.flags |= CRIPPLED
        table.crippled_by = crippling
    siphons = table.flags & SIPHON
    table.flags &= ~(SIPHON | OVERDOSE)
    table.attack_copy = NOTHING
    table.roller = NOBODY
    table.dice = ()
    table.value = 0
    table.harm = NO_HARM
    if damage and siphons:
        heal(table, seat, figure_on_board(table, seat, "siphon"))
    if damage:
        damage_monster(table, seat, damage)


def coming_damage(table: EuthiaTable, seat: Seat) -> int:
    """What the chosen attack deals with the roll as it stands."""
    return damage_with(table, seat, table.attack_copy, roll_value(table))


def damage_with(table: EuthiaTable, seat: Seat, copy: int, value: int) -> int:
    """What an attack deals with a Combat Value.  [EU-HAT-09, EU-DMG-02 to EU-DMG-05]"""
    plain, plus, minus = table.harm
    base = in_range(table.box.tile(copy).ranges, value) + plain
    more, _ = attack_extras(table, seat, copy)
    return max(0, base + plus + more - minus) if base >= 1 else 0


def attack_extras(table: EuthiaTable, seat: Seat, copy: int) -> tuple[int, int]:
    """What the tile itself and permanent tiles add: Damage, and the weakening of the Monster's next attack."""
    tile = table.box.tile(copy)
    more = permanent(table, seat, "attack_dmg")
    crippling = 0
    for use in tile.uses:
        if use.timing == tile.timing:
            for name, number, _ in use.effects:
                if name == "per_essence_dmg":
                    more += number * len(set(essences_on(table, copy)))
                elif name == "cripple":
                    crippling = number
                elif name == "dragon_dmg" and table.box.monsters[table.monster].dragon:
                    more += number
    return more, crippling


STEPS = steps(
    healing_phase,
    use_healing,
    hero_attack,
    ask_curse,
    play_curse,
    prepare_attack,
    use_before_attack,
    choose_attack,
    attack_with,
    strike_first,
    begin_first_strike,
    modify_attack,
    change_attack,
    soul_duel,
    answer_soul,
    use_soul_gaar,
    resolve_attack,
)
