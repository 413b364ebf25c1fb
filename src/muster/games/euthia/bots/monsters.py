"""The other chair in a Combat: whoever plays the Monster spends its Gaar, its Chaos and cards where they hurt most."""

from __future__ import annotations

from typing import Final

from muster.games.euthia.bots.battles import Scene
from muster.games.euthia.bots.odds import FACES, PAIRS, at
from muster.games.euthia.bots.prospects import Memory, Prospects
from muster.games.euthia.bots.values import Outlook
from muster.games.euthia.bots.wardrobe import Answer, option_of
from muster.games.euthia.content.pieces import SILVER_TYPES, Effect
from muster.games.euthia.effects.rolls import GAAR_BONUS
from muster.games.euthia.phases.harm import monster_health
from muster.games.euthia.places import has_monster
from muster.games.euthia.queries import cards_in_hand, roll_value
from muster.games.euthia.state import AGAINST_ELITE, AGAINST_MONSTER
from muster.kernel.options import Option
from muster.kernel.table import Options

PLAY: Final = "hint-play-card"
SAVE_CARDS: Final = "hint-save-cards"
MONSTER_GAAR: Final = "hint-monster-gaar"
CLAIM: Final = "hint-claim"
NO_CLAIM: Final = "hint-no-claim"
SPOIL: Final = "hint-spoil"

SILVER_PRICE: Final = 0.12  # what a card is worth in a later Combat
GOLD_PRICE: Final = 0.35
TOKEN_PRICE: Final = 0.10  # a Gaar of the Monster may serve better in the next Combat Round
WORTH_A_CLAIM: Final = 0.72  # a fight that the Hero wins less often than this is worth a Control card


def choose_claim(outlook: Outlook, memory: Memory, options: Options) -> Answer:
    """Take the Monster over where the Hero may well die."""
    table = outlook.table
    hero = Outlook(table, table.fighter, outlook.taste)
    prospects = Prospects(hero, memory)
    space = table.space[table.fighter]
    chance = 1.0
    if table.fight_kind == AGAINST_MONSTER and has_monster(table, space):
        chance = prospects.on_hex(space).chance
    elif table.fight_kind == AGAINST_ELITE:
        chance = prospects.elite(space).chance
    if chance < WORTH_A_CLAIM:
        return option_of(options, "claim") or options[0], CLAIM
    return option_of(options, "no-claim") or options[-1], NO_CLAIM


def price_of(scene: Scene, option: Option) -> float:
    """What the cards of a play would be worth later; beyond the hand limit they are worth nothing."""
    table = scene.table
    number = int(option.kind[-1])
    each = GOLD_PRICE if option.value >= SILVER_TYPES else SILVER_PRICE
    over = max(0, cards_in_hand(table, table.foe_player) - table.box.hand_limit)
    last = 0.4 if table.round == table.rounds else 1.0
    return each * max(0, number - over) * last


def choose_play(scene: Scene, options: Options, *_: object) -> Answer:
    """Cards before the Monster's roll: more Injuries where the attack will probably hit."""
    best, found = 0.08, None
    now = before_roll(scene, 0, 0, 0)
    for option in options:
        if option.kind.startswith("play-"):
            effects = effects_of(scene, option)
            worth = now - before_roll(scene, *sums_of(effects)) - price_of(scene, option)
            if any(name == "foot" or name == "monster_gaar" for name, _, _ in effects):
                worth -= 0.15  # better after the roll, when it is known what it does
            if worth > best:
                best, found = worth, option
    if found is not None:
        return found, PLAY
    return option_of(options, "pass") or options[0], SAVE_CARDS


def effects_of(scene: Scene, option: Option) -> tuple[Effect, ...]:
    record = scene.table.box.cards[option.value]
    return (*record.boxes[int(option.kind[-1]) - 1], *record.ongoing)


def sums_of(effects: tuple[Effect, ...]) -> tuple[int, int, int]:
    """Injuries more, value more, and what the Hero's attack loses or the Monster gains, in Damage."""
    plus = foot = 0
    undone = 0.0
    for name, number, _ in effects:
        if name in ("inj_plus", "inj"):
            plus += number
        elif name == "foot":
            foot += number
        elif name in ("next", "clover", "roll_malus"):
            undone += 0.3 * abs(number)
        elif name in ("mheal", "regenerate", "dmg_minus"):
            undone += 0.8 * number
        elif name == "monster_gaar":
            undone += 0.7 * number
    return plus, foot, int(undone + 0.5)


def before_roll(scene: Scene, plus: int, foot: int, undone: int) -> float:
    """What the fight is worth for the Hero before the Monster rolls."""
    fight = scene.fight
    left = min(scene.after + undone, monster_health(scene.table) + 1)
    total = 0.0
    for high, low, chance in PAIRS[fight.monster_dice]:
        total += chance * after_hit(scene, scene.behind_shields(high + low + foot), plus, left)
    return total


def after_hit(scene: Scene, injuries: int, plus: int, left: int) -> float:
    """What it is worth for the Hero after so many Injuries and some more."""
    if injuries:
        injuries += plus
    if injuries >= scene.table.health[scene.seat]:
        return -scene.stakes.loss
    return scene.duel.answered(0, scene.stamina - injuries, left, scene.gaar)[0]


def choose_monster_duel(scene: Scene, options: Options) -> Answer:
    """One Gaar or one play after the roll, whichever hurts most; or none."""
    table = scene.table
    value = roll_value(table)
    now = after_hit(scene, scene.behind_shields(value), 0, scene.after)
    best, found, why = TOKEN_PRICE, None, MONSTER_GAAR
    for option in options:
        if option.kind == "gaar":
            total = 0.0
            for face in FACES:
                again = value - option.value + face + GAAR_BONUS
                total += after_hit(scene, scene.behind_shields(again), 0, scene.after) / 6
            worth, reason = now - total, MONSTER_GAAR
        elif option.kind.startswith("play-"):
            plus, foot, undone = sums_of(effects_of(scene, option))
            left = min(scene.after + undone, monster_health(table) + 1)
            worth = now - after_hit(scene, scene.behind_shields(value + foot), plus, left) - price_of(scene, option)
            reason = PLAY
        else:
            continue
        if worth > best:
            best, found, why = worth, option, reason
    if found is not None:
        return found, why
    return option_of(options, "pass") or options[0], SAVE_CARDS


def choose_curse(scene: Scene, options: Options, *more: object) -> Answer:
    """A Curse where it makes the next attack so much weaker."""
    best, found = 0.05, None
    now = attack_worth(scene, 0, 0)
    for option in options:
        if option.kind.startswith("play-"):
            malus = less = 0
            for name, number, _ in effects_of(scene, option):
                if name in ("clover", "roll_malus"):
                    malus += abs(number)
                elif name == "dmg_minus":
                    less += number
            worth = now - attack_worth(scene, malus, less) - price_of(scene, option)
            if worth > best:
                best, found = worth, option
    if found is not None:
        return found, PLAY
    return option_of(options, "pass") or options[0], SAVE_CARDS


def attack_worth(scene: Scene, malus: int, less: int) -> float:
    """What the Hero's next attack is worth to it."""
    fight, table = scene.fight, scene.table
    shift = fight.first - table.next_malus - table.roll_malus - malus
    swing = fight.swing_at(0)
    total = 0.0
    for high, low, chance in PAIRS[fight.hero_dice]:
        total += chance * scene.dealt(max(0, at(swing, high + low + shift) - less))
    return total


def choose_soul_control(scene: Scene, options: Options) -> Answer:
    """A Gaar against the Hero's own roll."""
    value = roll_value(scene.table)
    best, found = scene.dealt(scene.damage(value)) - 0.05, None
    for option in options:
        if option.kind == "gaar":
            total = 0.0
            for face in FACES:
                total += scene.dealt(scene.damage(value - option.value + face - GAAR_BONUS)) / 6
            if total < best:
                best, found = total, option
    if found is not None:
        return found, SPOIL
    return option_of(options, "pass") or options[0], SAVE_CARDS
