"""Free Actions: Treasure, Elementals, Quests, and Encounters that open.  [EU-FRE-01]"""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from muster.games.euthia.ahead import ahead
from muster.games.euthia.content.pieces import ENCOUNTER, NOTHING, OF_HUNTER, GainEffect
from muster.games.euthia.effects.cards import discard_card
from muster.games.euthia.effects.carrying import discard, spend_gaar
from muster.games.euthia.effects.gaining import draw_treasure, gain, pay_gold
from muster.games.euthia.effects.health import injure, lose_reputation
from muster.games.euthia.effects.rolls import CONFRONTING, hero_roll
from muster.games.euthia.effects.things import find, settle
from muster.games.euthia.events import CONFRONTED, ENCOUNTER_OPENS, QUEST_DONE
from muster.games.euthia.offers.free_actions import guarded_offers
from muster.games.euthia.offers.hand import gold_card_offers, silver_offers
from muster.games.euthia.offers.quests import is_paid, payment_offers
from muster.games.euthia.phases.combat_end import add_interaction
from muster.games.euthia.phases.mining import pay_owners
from muster.games.euthia.phases.scenarios import quest_fulfilled
from muster.games.euthia.places import element_at, treasure_at
from muster.games.euthia.queries import carried_things, has_caches, is_solo, slumbers
from muster.games.euthia.scenarios.rules import rules_of
from muster.games.euthia.state import ENCOUNTER_DECK, NOBODY, REWARD_STACK, EuthiaTable
from muster.kernel.game import steps
from muster.kernel.options import Option
from muster.kernel.table import Seat
from muster.kernel.zones import draw_open, place

if TYPE_CHECKING:
    from muster.games.euthia.content.abilities import CountedWord

OPEN_QUESTS = 2  # [EU-ENC-02]
MORE_THAN_PLAYERS = 2  # [EU-ENC-01]
SOLO_CARDS, SOLO_WITCH = 3, 5  # [EU-SOL-04]


# -- Treasure ----------------------------------------------------------------------------------------------------------


def find_treasure(table: EuthiaTable, seat: Seat) -> None:
    """The own Hero token is laid and a tile drawn.  [EU-TRE-01, EU-TRE-03]"""
    space = table.space[seat]
    row = table.hero_tokens
    table.hero_tokens = (*row[:space], seat, *row[space + 1 :])
    table.then(draw_treasure, seat, treasure_at(table, space))


def guarded_treasure(table: EuthiaTable, seat: Seat, space: int) -> None:
    """The victor's token closes the Treasure: taken now or never, by who is still there.  [EU-TRE-04, EU-TRE-05]"""
    if table.space[seat] == space:
        table.ask(seat, "guarded-treasure", guarded_offers, take_guarded)


def take_guarded(table: EuthiaTable, choice: Option, seat: Seat) -> None:
    """[EU-TRE-05]"""
    if choice.kind == "take":
        table.then(draw_treasure, seat, treasure_at(table, table.space[seat]))


# -- Elementals --------------------------------------------------------------------------------------------------------


def confront(table: EuthiaTable, seat: Seat) -> None:
    """Fee, token, and only then the roll.  [EU-CNF-01 to EU-CNF-03]"""
    space = table.space[seat]
    pay_owners(table, seat, space)
    add_interaction(table, space, seat, 1)
    table.then(hero_roll, seat, CONFRONTING)


def roll_done(table: EuthiaTable, what: str, seat: Seat, value: int) -> None:
    """A Hero Roll outside Combat stands: the step that it was made for goes on.  [EU-ROL-10]"""
    table.roller = NOBODY
    table.dice = ()
    table.value = 0
    if what == CONFRONTING:
        table.then(meet_elemental, seat, value)
    else:
        rules_of(table).rolled(table, seat, value)


def meet_elemental(table: EuthiaTable, seat: Seat, value: int) -> None:
    """The range of the Elemental's card applies.  [EU-CNF-03, EU-CNF-05]"""
    table.tell(CONFRONTED, seat, element_at(table, table.space[seat]), value)
    gain(table, seat, met_with(table, seat, value))


def met_with(table: EuthiaTable, seat: Seat, value: int) -> tuple[GainEffect, ...]:
    """What a value on the table of the Elemental brings.  [EU-CNF-03, EU-TIM-07]"""
    element = element_at(table, table.space[seat])
    effects: tuple[GainEffect, ...] = ()
    for start, row in table.box.elementals[element].rows:
        if value >= start:
            effects = row
    if slumbers(table, seat, element):  # no bad result  [EU-TIM-07]
        effects = tuple([effect for effect in effects if effect[0] not in ("inj", "lose_gaar", "lose_gold")])
    return effects


# -- Encounters --------------------------------------------------------------------------------------------------------


def open_encounter(table: EuthiaTable, tile: int) -> None:
    """Cards for so many players, two of them open, and Reward tiles.  [EU-ENC-01 to EU-ENC-04, EU-SOL-04, EU-COP-05]"""
    record = table.box.map_tiles[tile]
    number = record.encounter
    if number == NOTHING:
        number = next((part.encounter for part in record.hexes if part.location == ENCOUNTER), NOTHING)
    if number == NOTHING or table.encounters_out >> number & 1:
        return
    encounter = table.box.encounters[number]
    table.encounters_out |= 1 << number
    table.tell(ENCOUNTER_OPENS, number)
    special = bool(encounter.solo_quests) and has_caches(table)
    cards = encounter.solo_quests if special else encounter.quests
    if is_solo(table):
        size = SOLO_WITCH if special else SOLO_CARDS
    else:
        size = min(len(cards), table.seats + MORE_THAN_PLAYERS)
    chosen = table.chance.shuffle("encounters", cards)[:size]
    place(table, ENCOUNTER_DECK + number, tuple(chosen))
    if encounter.reward_set != NOTHING and not (special and encounter.reward_set == OF_HUNTER + 2):
        place(table, REWARD_STACK + encounter.reward_set - OF_HUNTER, table.box.copy_ids[encounter.reward_set])
    fill_quests(table, number)


def fill_quests(table: EuthiaTable, encounter: int) -> None:
    """Two Quests lie open as long as the deck lasts; it is never renewed.  [EU-ENC-02, EU-TRN-06, EU-GLD-02]"""
    while len(table.encounter_cards[encounter]) < OPEN_QUESTS and table.zones[ENCOUNTER_DECK + encounter].cards:
        quest = draw_open(table, ENCOUNTER_DECK + encounter, "quests")
        rows = table.encounter_cards
        table.encounter_cards = (*rows[:encounter], (*rows[encounter], quest), *rows[encounter + 1 :])


def refill_encounters(table: EuthiaTable, seat: Seat) -> None:
    """At the end of the turn, where Quests were fulfilled.  [EU-TRN-06, EU-TRN-10]"""
    for encounter in range(len(table.box.encounters)):
        if table.quests_done >> encounter & 1:
            fill_quests(table, encounter)
    table.quests_done = 0


# -- Quests ------------------------------------------------------------------------------------------------------------


def fulfil(table: EuthiaTable, seat: Seat, quest: int) -> None:
    """Pay, gain, keep the card.  [EU-QST-01, EU-QST-02, EU-QST-04]"""
    for at in range(len(table.box.quests[quest].cost)):
        table.then(pay_part, seat, quest, at)
    table.then(earn, seat, quest)


def pay_part(table: EuthiaTable, seat: Seat, quest: int, at: int) -> None:
    """One part of the cost: counted things are taken, others chosen.  [EU-QST-03]"""
    alternatives = table.box.quests[quest].cost[at]
    name, number, _ = alternatives[0]
    match name:
        case "gold" | "gaar" | "silver" | "gold_card" | "inj" | "lose_rep":
            pay_counted(table, seat, name, number)
        case _:
            table.ask(seat, "payment", payment_offers, pay_thing, quest, at, ())


def pay_counted(table: EuthiaTable, seat: Seat, name: CountedWord, number: int) -> None:
    """[EU-QST-03]"""
    match name:
        case "gold":
            pay_gold(table, seat, number)
        case "gaar":
            spend_gaar(table, seat, number)
        case "inj":
            injure(table, seat, number)
        case "lose_rep":
            lose_reputation(table, seat, number)
        case "silver" | "gold_card":
            for left in range(number, 0, -1):
                offers = gold_card_offers if name == "gold_card" else silver_offers
                table.ask_anyway(seat, "give-card", offers, give_card, left)
        case _:
            assert_never(name)


def give_card(table: EuthiaTable, choice: Option, seat: Seat, left: int) -> None:
    """[EU-QST-03]"""
    discard_card(table, seat, choice.value)


def pay_thing(table: EuthiaTable, choice: Option, seat: Seat, quest: int, at: int, paid: tuple[int, ...]) -> None:
    """One thing after another until an alternative is complete.  [EU-QST-03, EU-QST-06]"""
    thing = find(table, tuple(carried_things(table, seat)), choice.value)
    discard(table, seat, thing)
    paid = (*paid, thing)
    if not is_paid(table, quest, at, paid):
        table.ask(seat, "payment", payment_offers, pay_thing, quest, at, paid)


def earn(table: EuthiaTable, seat: Seat, quest: int) -> None:
    """The Reward is gained after the payment; the card counts at the end.  [EU-QST-02, EU-QST-04]"""
    record = table.box.quests[quest]
    if record.encounter == NOTHING:  # a Legend is never replaced  [EU-MIR-02]
        table.legends = tuple([entry for entry in table.legends if entry[1] != quest])
    else:
        rows = table.encounter_cards
        left = tuple([card for card in rows[record.encounter] if card != quest])
        table.encounter_cards = (*rows[: record.encounter], left, *rows[record.encounter + 1 :])
        table.quests_done |= 1 << record.encounter
    table.quests[seat] = (*table.quests[seat], quest)
    table.tell(QUEST_DONE, seat, quest)
    table.then(quest_fulfilled, seat)
    gain(table, seat, record.reward)
    table.then(settle, seat)


STEPS = steps(
    find_treasure,
    guarded_treasure,
    take_guarded,
    confront,
    roll_done,
    meet_elemental,
    open_encounter,
    refill_encounters,
    fulfil,
    pay_part,
    give_card,
    pay_thing,
    earn,
)
ahead.roll_done = roll_done
ahead.guarded_treasure = guarded_treasure
