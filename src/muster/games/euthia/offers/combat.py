"""What can be chosen in a Combat, by the Hero-player and by the Monster-player."""

from __future__ import annotations

from collections.abc import Mapping

from muster.games.euthia.content.pieces import (
    ABILITY,
    ANY,
    ATTACK,
    FIRST,
    FIRST_STRIKE,
    HA,
    HC,
    MA,
    MAC,
    MC,
    NOTHING,
    POTION_THING,
    ROLL,
    SETUP,
    SHIELD,
    THING,
    Tile,
    Use,
)
from muster.games.euthia.offers.hand import may_exchange
from muster.games.euthia.offers.map import unfolded
from muster.games.euthia.offers.things import arrange_offers, use_menu_offers
from muster.games.euthia.queries import (
    adds_to_another,
    can_use,
    figure_on_board,
    gaar_of,
    gems_on,
    is_ready,
    is_skoldur,
    is_solo,
    loose_essences,
    max_health,
    on_board,
    roll_value,
    token_use,
    use_of,
)
from muster.games.euthia.state import (
    DEARER_PLAY,
    NO_GOLD_CARDS,
    STEP_HA,
    STEP_MA,
    EuthiaTable,
    gold_hand,
    silver_hand,
)
from muster.kernel.game import Prompt, offers
from muster.kernel.options import Option, Param
from muster.kernel.table import Options, Seat

HEALS = ("heal", "heal_full")
# Effects that take a Hero away or start an Action: never in Combat.  [EU-TIM-09]
NOT_IN_COMBAT = ("move", "teleport", "teleport_gate", "teleport_portal", "teleport_mine", "act", "cart")


# -- tiles, gems and essences in a window ------------------------------------------------------------------------------


def first_copy(table: EuthiaTable, seat: Seat, kind: int) -> int:
    """A copy of a kind of tile that is on the board or, for single-use goods, carried."""
    for copy in (*on_board(table, seat), *table.sacks[seat]):
        if copy < THING and table.box.copies[copy] == kind:
            return copy
    return NOTHING


def use_number(table: EuthiaTable, tile: Tile, at: int) -> int:
    """The place of a use among all uses in the book."""
    return table.box.first_use[tile.id] + at


def list_uses(table: EuthiaTable, seat: Seat, timings: tuple[int, ...], options: list[Option], heals: bool) -> None:
    """Tiles on the board and single-use goods in Sacks whose icon fits this window.  [EU-TIM-01, EU-HHP-03]"""
    for copy in (*on_board(table, seat), *table.sacks[seat]):
        if copy >= THING:
            continue
        tile = table.box.tile(copy)
        carried = copy in table.sacks[seat]
        for at, use in enumerate(tile.uses):
            if use.timing in timings and use.spends == carried and fits_window(table, seat, copy, use, heals):
                option = table.box.options["use"][use_number(table, tile, at)]
                if option not in options:
                    options.append(option)


def fits_window(table: EuthiaTable, seat: Seat, copy: int, use: Use, heals: bool) -> bool:
    """Healing belongs to Healing Phases, moving never into Combat.  [EU-HHP-03, EU-TIM-09, EU-ARM-03]"""
    names = [name for name, _, _ in use.effects]
    if any(name in NOT_IN_COMBAT for name in names):
        return False
    healing = any(name in HEALS for name in names)
    if use.timing == ANY and healing != heals:
        return False
    if all(name in HEALS for name in names) and table.health[seat] >= max_health(table, seat):
        return False  # nothing to heal
    tile = table.box.tile(copy)
    if table.monster != NOTHING and is_blocked(table, use, tile):
        return False
    if "cancel_curse" in names or "cancel_play" in names:
        if not cancellable(table, "cancel_curse" in names):
            return False
    if any(name == "self_inj" and number >= table.health[seat] for name, number, _ in use.effects):
        return False
    return can_use(table, seat, copy, use) and not adds_to_another(tile, use)


def cancellable(table: EuthiaTable, curse: bool) -> list[int]:
    """The places of plays of this Combat Round that can be cancelled, the latest first: of Curses, or of other cards.

    Alone a Curse is a stack of the Monster's step C like any other.  [EU-SOL-24]
    """
    found: list[int] = []
    for at in range(len(table.played) - 1, -1, -1):
        card, _, played = table.played[at]
        fits = (table.box.cards[card].timing == HA) == curse or (is_solo(table) and not curse)
        if fits and played == table.combat_round:
            found.append(at)
    return found


# What touches the Monster: without effect on one with Immunity.  [EU-ELI-15, EU-ELI-18]
TOUCHING = (
    "foot",
    "round_foot",
    "foot_round_1",
    "inj_minus",
    "per_essence_inj",
    "lose_chaos",
    "lose_monster_gaar",
    "no_attack_round",
    "no_chaos_round",
)


def is_stopped(table: EuthiaTable, tile: Tile, name: str) -> bool:
    """Does Immunity stop this part of a tile? Shields still lower Injuries, some tiles break it.  [EU-ELI-16]"""
    if not table.box.monsters[table.monster].immune or tile.immune:
        return False
    return name in TOUCHING and not (name == "inj_minus" and tile.kind == SHIELD)


def is_blocked(table: EuthiaTable, use: Use, tile: Tile) -> bool:
    """Would nothing of a use work, or nothing but its drawback?  [EU-ELI-15, EU-ELI-16]"""
    names = [name for name, _, _ in use.effects if name != "next"]
    return bool(names) and all(is_stopped(table, tile, name) for name in names)


def list_gems(table: EuthiaTable, seat: Seat, timings: tuple[int, ...], options: list[Option]) -> None:
    """Active Gems on equipped tiles that work in this window.  [EU-GEM-02, EU-GEM-06]"""
    for copy in on_board(table, seat):
        for gem, active in gems_on(table, copy):
            at = token_use(table.box.gem_effects[gem], timings)
            if active and at != NOTHING:
                option = table.box.options["flip-other" if at else "flip"][gem]
                if option not in options:
                    options.append(option)


def list_essences(table: EuthiaTable, seat: Seat, timings: tuple[int, ...], options: list[Option]) -> None:
    """Essences that may be discarded now.  [EU-ESS-03]"""
    for element in sorted(set(loose_essences(table, seat))):
        if token_use(table.box.essence_effects[element], timings) != NOTHING:
            options.append(table.box.options["burn"][element])


def setup_offers(table: EuthiaTable, seat: Seat) -> Options:
    """Tiles with the Combat Setup icon.  [EU-COM-25]"""
    options: list[Option] = []
    list_uses(table, seat, (SETUP,), options, heals=False)
    return (*options, table.box.options["done"][0])


def healing_offers(table: EuthiaTable, seat: Seat) -> Options:
    """Potions, Gems, Essences and tiles that heal.  [EU-HHP-01]"""
    options: list[Option] = []
    list_uses(table, seat, (ANY,), options, heals=True)
    if table.health[seat] < max_health(table, seat):
        if POTION_THING in table.sacks[seat]:
            options.append(table.box.things["drink"][POTION_THING])
        list_gems(table, seat, (ANY,), options)
        list_essences(table, seat, (ANY,), options)
    list_other_uses(table, seat, options, (ANY, ATTACK))
    return until_done(table, options)


def until_done(table: EuthiaTable, options: list[Option]) -> Options:
    """The end of a window of the Hero; with something to use, also for the rest of this Combat."""
    done = table.box.options["done"][0]
    return (*options, done, table.box.options["pass-all"][0]) if options and table.rules >= 3 else (*options, done)


def list_other_uses(table: EuthiaTable, seat: Seat, options: list[Option], timings: tuple[int, ...]) -> None:
    """What works in and outside Combat without healing; hope for a Gaar.  [EU-TIM-09, EU-HOP-04]"""
    list_uses(table, seat, (ANY,), options, heals=False)
    if table.rules < 3:
        list_exchanges_at_any_time(table, seat, options)
    elif options or could_pay(table, seat, timings):
        if may_convert_gaar(table, seat):
            list_once(table.box.options["convert-gaar"][0], options)
        if table.hope >= 2:
            list_once(table.box.options["hope-2"][0], options)


def list_exchanges_at_any_time(table: EuthiaTable, seat: Seat, options: list[Option]) -> None:
    """Up to rules version 2 Skoldur was asked in every window whether to exchange hope and Gaar."""
    if may_convert_gaar(table, seat):
        list_once(table.box.options["convert-gaar"][0], options)
    if table.hope >= 2 and (options or wants_gaar(table, seat)):
        list_once(table.box.options["hope-2"][0], options)


def list_once(option: Option, options: list[Option]) -> None:
    if option not in options:
        options.append(option)


def could_pay(table: EuthiaTable, seat: Seat, timings: tuple[int, ...]) -> bool:
    """Would hope, or Gaar made into Dwurt, pay for a tile of this window? It can wait otherwise.  [EU-HOP-04]"""
    more = table.hope // 2
    gaar, dwurt = gaar_of(table, seat), table.dwurt[seat]
    room = table.box.heroes[table.heroes[seat]].dwurt
    for copy in on_board(table, seat):
        for use in table.box.tile(copy).uses:
            if use.timing in timings and is_ready(table, copy):
                if gaar < use.gaar <= gaar + more or dwurt < use.dwurt <= min(room, dwurt + gaar + more):
                    return True
    return False


def wants_gaar(table: EuthiaTable, seat: Seat) -> bool:
    """Is a Gaar good for something else than a roll: for Dwurt, or as the price of a tile?  [EU-SKO-02]"""
    if table.dwurt[seat] < table.box.heroes[table.heroes[seat]].dwurt:
        return True
    ready = [copy for copy in on_board(table, seat) if is_ready(table, copy)]
    return any(use.gaar for copy in ready for use in table.box.tile(copy).uses)


def may_convert_gaar(table: EuthiaTable, seat: Seat) -> bool:
    """Skoldur with a Gaar and a free Dwurt slot.  [EU-SKO-02, EU-SKO-13]"""
    return bool(gaar_of(table, seat)) and table.dwurt[seat] < table.box.heroes[table.heroes[seat]].dwurt


def before_monster_offers(table: EuthiaTable, seat: Seat) -> Options:
    """Step A of the Monster Attack, the Hero's part.  [EU-MAT-02, EU-TIM-05]"""
    options: list[Option] = []
    list_uses(table, seat, (MA, MAC), options, heals=False)
    if not table.box.monsters[table.monster].immune and table.fewer_dice < 1:
        list_essences(table, seat, (MA,), options)
    list_other_uses(table, seat, options, (ANY, MA, MAC))
    return until_done(table, options)


def after_monster_offers(table: EuthiaTable, seat: Seat) -> Options:
    """Step C of the Monster Attack, after both have passed: tiles, Shields, Gems.  [EU-MAT-10, EU-SHD-02]"""
    options: list[Option] = []
    list_uses(table, seat, (MC, MAC), options, heals=False)
    if not table.box.monsters[table.monster].immune:
        list_gems(table, seat, (MC,), options)
    if table.rules >= 3:
        options = [option for option in options if not is_spent(table, seat, option)]
    list_other_uses(table, seat, options, (ANY, MC, MAC))
    return until_done(table, [option for option in options if not is_spent(table, seat, option)])


def is_spent(table: EuthiaTable, seat: Seat, option: Option) -> bool:
    """Shields are never exhausted, but each is used once per attack.  [EU-SHD-02, EU-SHD-06]"""
    used = table.shields_used.count(option.number)
    if option.kind != "use" or not used:
        return False
    tile, _ = use_of(table, option.value)
    return used >= len([copy for copy in on_board(table, seat) if table.box.copies[copy] == tile.id])


def before_hero_offers(table: EuthiaTable, seat: Seat) -> Options:
    """Step A of the Hero Attack, the Hero's part.  [EU-HAT-02]"""
    options: list[Option] = []
    list_uses(table, seat, (HA,), options, heals=False)
    list_gems(table, seat, (HA,), options)
    list_essences(table, seat, (HA,), options)
    list_other_uses(table, seat, options, (ANY, HA, ATTACK, FIRST))
    return until_done(table, options)


# -- attacks -----------------------------------------------------------------------------------------------------------


def attack_price(tile: Tile) -> int:
    """Dwurt that an attack tile asks for.  [EU-SKO-05]"""
    return sum([use.dwurt for use in tile.uses if use.timing == tile.timing and not use.effects])


def attacks(table: EuthiaTable, seat: Seat, timing: int) -> list[int]:
    """Weapons, and ready Combat Abilities, with the icon.  [EU-HAT-03, EU-HAT-04, EU-FST-02]"""
    found: list[int] = []
    for copy in on_board(table, seat):
        tile = table.box.tile(copy)
        if not tile.ranges or tile.timing != timing or attack_price(tile) > table.dwurt[seat]:
            continue
        if tile.kind in (ABILITY, FIRST_STRIKE) and table.exhausted >> copy & 1:
            continue
        found.append(copy)
    return found


def attack_offers(table: EuthiaTable, seat: Seat) -> Options:
    """Exactly one Weapon or Combat Ability.  [EU-HAT-03]"""
    named = table.box.options["attack-with"]
    kinds = sorted({table.box.copies[copy] for copy in attacks(table, seat, ATTACK)})
    return tuple([named[kind] for kind in kinds])


def first_strike_offers(table: EuthiaTable, seat: Seat) -> Options:
    """A First Strike with one tile, or none.  [EU-FST-01]"""
    named = table.box.options
    kinds = sorted({table.box.copies[copy] for copy in attacks(table, seat, FIRST)})
    return (*[named["strike-with"][kind] for kind in kinds], named["no-strike"][0])


# -- rolls -------------------------------------------------------------------------------------------------------------


def list_gaar(table: EuthiaTable, seat: Seat, options: list[Option]) -> None:
    """A Gaar token rolls a die again; Skoldur spends Dwurt instead.  [EU-ROL-04, EU-SKO-04]"""
    if is_skoldur(table, seat):
        if table.dwurt[seat]:
            options.append(table.box.options["dwurt"][0])
        if may_convert_gaar(table, seat):
            options.append(table.box.options["convert-gaar"][0])
    elif gaar_of(table, seat):
        options.extend([table.box.options["gaar"][face] for face in sorted(set(table.dice))])


def list_hope(table: EuthiaTable, seat: Seat, after_own_roll: bool, options: list[Option]) -> None:
    """[EU-HOP-03 to EU-HOP-05]"""
    named = table.box.options
    if after_own_roll and table.hope >= 1:
        options.append(named["hope-1"][0])
    if table.hope >= 2:
        options.append(named["hope-2"][0])
    if after_own_roll and table.hope >= 3:
        options.append(named["hope-3"][0])


def list_clovers(table: EuthiaTable, seat: Seat, options: list[Option]) -> None:
    """Clover effects for any own Hero Roll.  [EU-ROL-03, EU-ROL-09]"""
    list_uses(table, seat, (ROLL,), options, heals=False)
    list_gems(table, seat, (ROLL,), options)
    list_essences(table, seat, (ROLL,), options)


def list_any_time(table: EuthiaTable, seat: Seat, options: list[Option]) -> None:
    """What works in and outside Combat, in a Hero Roll outside of it: Gaar and Dwurt, and healing.  [EU-ROL-11]"""
    list_uses(table, seat, (ANY,), options, heals=False)
    list_uses(table, seat, (ANY,), options, heals=True)
    if table.health[seat] < max_health(table, seat):
        if POTION_THING in table.sacks[seat]:
            options.append(table.box.things["drink"][POTION_THING])
        list_gems(table, seat, (ANY,), options)
        list_essences(table, seat, (ANY,), options)


def list_dwurt_damage(table: EuthiaTable, seat: Seat, options: list[Option]) -> None:
    """An attack that grows with the Dwurt spent on it, up to its limit.  [EU-SKO-05]"""
    tile = table.box.tile(table.attack_copy)
    for at, use in enumerate(tile.uses):
        for name, _, most in use.effects:
            option = table.box.options["use"][use_number(table, tile, at)]
            if name == "dwurt_dmg" and table.dwurt[seat] and table.shields_used.count(option.number) < most:
                options.append(option)


def hero_roll_offers(table: EuthiaTable, seat: Seat) -> Options:
    """Step C of the Hero Attack: modify the roll or let it stand.  [EU-HAT-07]"""
    options: list[Option] = []
    list_gaar(table, seat, options)
    list_clovers(table, seat, options)
    list_uses(table, seat, (HC,), options, heals=False)
    list_dwurt_damage(table, seat, options)
    list_hope(table, seat, True, options)
    list_other_uses(table, seat, options, (ANY, HC, ROLL))
    return until_done(table, options)


def monster_gaar_offers(table: EuthiaTable, seat: Seat) -> Options:
    """The Monster-player's Gaar against a Hero Roll, under Soul Control.  [EU-GAR-01]"""
    options = [table.box.options["gaar"][face] for face in sorted(set(table.dice))] if table.monster_gaar else []
    return (*options, table.box.book["pass"])


def may_use_gaar_on_monster(table: EuthiaTable) -> bool:
    """[EU-ELI-18]"""
    return not (table.box.monsters[table.monster].immune and table.immune_to_gaar)


def duel_offers(table: EuthiaTable, seat: Seat) -> Options:
    """The Hero's occasion in step C of the Monster Attack: one Gaar or Dwurt, or pass.  [EU-MAT-07, EU-SKO-14]"""
    options: list[Option] = []
    if may_use_gaar_on_monster(table):
        list_gaar(table, seat, options)
    list_hope(table, seat, False, options)
    stand = table.box.book["pass"]
    return (*options, stand, table.box.options["pass-all"][0]) if options and table.rules >= 3 else (*options, stand)


# -- the Monster-player ------------------------------------------------------------------------------------------------


def price_of_play(table: EuthiaTable) -> int:
    """One Chaos token; more for the first play against Foul Play.  [EU-CRD-08]"""
    return 1 + (figure_on_board(table, table.fighter, "dearer_play") if table.flags & DEARER_PLAY else 0)


def list_plays(table: EuthiaTable, seat: Seat, timings: tuple[int, ...], options: list[Option]) -> None:
    """One or two matching Silver cards, one to three matching Gold cards.  [EU-CRD-07, EU-CRD-15]"""
    if table.chaos < price_of_play(table):
        return
    named = table.box.options
    hands = (*table.zones[silver_hand(table, seat)].cards, *table.zones[gold_hand(table, seat)].cards)
    for card in sorted(set(hands)):
        record = table.box.cards[card]
        if record.timing not in timings or (record.gold and table.flags & NO_GOLD_CARDS and table.combat_round == 1):
            continue
        for number in range(1, min(hands.count(card), len(record.boxes)) + 1):
            options.append(named[f"play-{number}"][card])


def play_offers(table: EuthiaTable, seat: Seat, step: int) -> Options:
    """Cards of step A, or pass; one may pass until the end of this Combat.  [EU-MAT-04, EU-HAT-01, EU-CRD-04]"""
    options: list[Option] = []
    timings = (HA,) if step == STEP_HA else (MA, MAC) if step == STEP_MA else (MC, MAC)
    list_plays(table, seat, timings, options)
    if may_exchange(table, seat):
        options.append(table.box.options["exchange"][0])
    return (*options, table.box.book["pass"], table.box.options["pass-all"][0])


def monster_duel_offers(table: EuthiaTable, seat: Seat) -> Options:
    """The Monster-player's occasion in step C: one Gaar, one card play, or pass.  [EU-MAT-07, EU-MAT-09, EU-CRD-04]"""
    options: list[Option] = []
    if table.monster_gaar:
        options.extend([table.box.options["gaar"][face] for face in sorted(set(table.dice))])
    list_plays(table, seat, (MC, MAC), options)
    if may_exchange(table, seat):
        options.append(table.box.options["exchange"][0])
    return (*options, table.box.book["pass"], table.box.options["pass-all"][0])


def claim_offers(table: EuthiaTable, seat: Seat) -> Options:
    """Take the Monster over with the own Control card, or not.  [EU-COM-10, EU-COM-19]"""
    return (table.box.options["claim"][0], table.box.options["no-claim"][0])


def trophy_offers(table: EuthiaTable, seat: Seat) -> Options:
    """Keep the card as a Trophy or discard it.  [EU-ECO-03, EU-TRO-01]"""
    return (table.box.options["trophy"][0], table.box.options["no-trophy"][0])


def before_combat_offers(table: EuthiaTable, seat: Seat) -> Options:
    """Change Equipment, use what works only outside Combat, then fight.  [EU-COM-05, EU-COM-06]"""
    named = table.box.options
    options: list[Option] = []
    if len(arrange_offers(table, seat)) > 1:
        options.append(named["arrange"][0])
    options.extend(unfolded(table, "use-menu", use_menu_offers(table, seat)))
    return (*options, named["done"][0])


OFFERS = offers(
    setup_offers,
    healing_offers,
    before_monster_offers,
    after_monster_offers,
    before_hero_offers,
    attack_offers,
    first_strike_offers,
    hero_roll_offers,
    monster_gaar_offers,
    duel_offers,
    play_offers,
    monster_duel_offers,
    claim_offers,
    trophy_offers,
    before_combat_offers,
)


def with_monster(table: EuthiaTable, seat: Seat, *_: object) -> Mapping[str, Param]:
    return {"monster": f"monster-{table.box.monsters[table.monster].key}.the"}


def with_value(table: EuthiaTable, seat: Seat, *_: object) -> Mapping[str, Param]:
    return {"monster": f"monster-{table.box.monsters[table.monster].key}.the", "value": roll_value(table)}


def of_monster(*rules: str, says: Mapping[str, str] | None = None) -> Prompt:
    """A question that names the Monster."""
    return Prompt(*rules, names=("monster",), params=with_monster, says=says)


def of_roll(*rules: str, says: Mapping[str, str] | None = None) -> Prompt:
    """A question that names the Monster and the value of the roll on the table."""
    return Prompt(*rules, names=("monster", "value"), params=with_value, says=says)


FIGHT_ON = {"pass-all": "option-fight-on"}
PROMPTS = {
    "before-combat": Prompt("EU-COM-05", "EU-COM-06", says={"done": "option-begin-combat"}),
    "claim": Prompt("EU-COM-10", "EU-COM-19"),
    "combat-setup": of_monster("EU-COM-25", says={"done": "option-use-no-more"}),
    "first-strike": of_monster("EU-FST-01", "EU-FST-02", "EU-FST-03"),
    "healing": of_monster("EU-HHP-01", "EU-HHP-03", says={"done": "option-end-healing", **FIGHT_ON}),
    "before-monster": of_monster("EU-MAT-02", "EU-TIM-05", says={"done": "option-await-attack", **FIGHT_ON}),
    "play-before": of_monster("EU-MAT-04", "EU-CRD-07", "EU-CRD-08", says={"pass": "option-play-none"}),
    "monster-duel": of_roll("EU-MAT-07", "EU-MAT-08", "EU-MAT-09", says={"pass": "option-let-stand"}),
    "duel": of_roll(
        "EU-MAT-07",
        "EU-MAT-08",
        "EU-MAT-13",
        says={"pass": "option-let-stand", "gaar": "option-gaar-against", "dwurt": "option-dwurt-against", **FIGHT_ON},
    ),
    "after-monster": of_roll("EU-MAT-10", "EU-MAT-11", "EU-SHD-02", says={"done": "option-take-attack", **FIGHT_ON}),
    "play-curse": of_monster("EU-HAT-01", "EU-CRD-08", says={"pass": "option-play-none"}),
    "before-hero": of_monster("EU-HAT-02", says={"done": "option-use-no-more", **FIGHT_ON}),
    "attack": of_monster("EU-HAT-03", "EU-HAT-04"),
    "hero-roll": of_roll("EU-HAT-07", "EU-ROL-04", "EU-HOP-06", says={"done": "option-let-stand", **FIGHT_ON}),
    "soul-control": of_roll("EU-GAR-01", says={"pass": "option-let-stand", "gaar": "option-gaar-against"}),
    "trophy": of_monster("EU-ECO-03", "EU-TRO-01"),
}
