"""The Looming Doom: Evidence, sabotage, and the Finale against the Accomplice and the Saboteur.  [EU-SAB-01]"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

from muster.games.euthia.content.abilities import Few, FewOrNone, Figure, Part
from muster.games.euthia.content.making import add_foe
from muster.games.euthia.content.pieces import (
    CHURCH,
    INFORMANTS,
    LOCATIONS,
    NOTHING,
    PLACES,
    RESOURCE,
    RUINED_CITADEL,
    SMUGGLERS_DEN,
    Box,
    Foe,
    Informant,
    Scenario,
)
from muster.games.euthia.content.records import Form, Meta, Name, Points, ScenarioRecord, Value
from muster.games.euthia.effects.cards import keep_hand_limit
from muster.games.euthia.effects.carrying import discard, spend_gaar
from muster.games.euthia.effects.gaining import gain_reputation, pay_gold
from muster.games.euthia.effects.health import heal, injure, lose_reputation
from muster.games.euthia.effects.rolls import SEARCHING, hero_roll
from muster.games.euthia.effects.things import find, settle
from muster.games.euthia.offers.things import thing_option
from muster.games.euthia.phases.combat import begin_combat
from muster.games.euthia.phases.combat_end import withdraw
from muster.games.euthia.phases.free_actions import pay_counted
from muster.games.euthia.phases.rounds import open_round
from muster.games.euthia.places import foe_form, is_church, is_liberated, is_place_of_trade, location
from muster.games.euthia.queries import carried_things, gaar_of, is_copy, is_solo, seats_in_turn
from muster.games.euthia.scenarios.rules import Place, ScenarioRules, Tokens, figures_in, figures_of, scenario_of
from muster.games.euthia.scenarios.shared_foe import appear, leave_map
from muster.games.euthia.state import AGAINST_FOE, EuthiaTable, gold_hand, silver_hand, visit_bit
from muster.kernel.content import Pack
from muster.kernel.events import NUMBER, SEAT, EventKind
from muster.kernel.game import Prompt, offers, steps
from muster.kernel.options import Option, Param, Refusal, Saying
from muster.kernel.table import Options, Seat

SECOND_ACCOMPLICE = 1  # the form that only the hard game brings  [EU-SAB-07]

EVIDENCE_FOUND = EventKind("evidence-found", SEAT("seat"), NUMBER("number"), NUMBER("total"))
CITADEL_SEARCHED = EventKind("citadel-searched", SEAT("seat"), NUMBER("value"))
SABOTAGE = EventKind("sabotage", SEAT("seat"))
SHOWDOWN = EventKind("showdown", NUMBER("round"))
SHOWDOWN_OF = EventKind("showdown-of", SEAT("seat"))
UNMASKED = EventKind("unmasked", SEAT("seat"))

# -- figures -----------------------------------------------------------------------------------------------------------


class Culprit(Form, frozen=True, kw_only=True):
    """The Accomplice or the Saboteur, with the Reputation for beating it."""

    reputation: Points


class InformantCard(Part, frozen=True, kw_only=True):
    """A Character card: Gaar and Gold are paid together, a Resource or cards in their place."""

    name: Name
    place: Literal["church", "merchants", "alchemists"]
    gaar: FewOrNone = 0
    gold: FewOrNone = 0
    resource: bool = False
    silver: FewOrNone = 0
    gold_cards: FewOrNone = 0

    def __post_init__(self) -> None:
        if not (self.gaar or self.gold or self.resource or self.silver or self.gold_cards):
            raise ValueError("Expected a price")


class InformantCards(Part, frozen=True):
    """The Character cards of The Looming Doom."""

    kavilin: InformantCard
    doribor: InformantCard
    sofien: InformantCard


class Doom(ScenarioRecord, frozen=True, kw_only=True):
    """scenarios: The Looming Doom. Sabotage comes every second round from ``first_sabotage`` on; then the Finale.

    A lone Hero is safe from the first sabotage with ``safe_evidence``, from each later one with ``safe_more`` beyond
    that. Each ``evidence_step`` of Evidence weakens the Saboteur by ``health_less`` and ``chaos_less``.
    """

    tiles: Literal["saboteur"]
    informants: InformantCards
    accomplice: Culprit
    second_reputation: Points
    saboteur: Culprit
    most_evidence: Figure
    den_price: FewOrNone
    den_evidence: Few
    citadel_value: Value
    citadel_evidence: Few
    citadel_injuries: FewOrNone
    first_sabotage: Annotated[int, Meta(ge=1, le=9)]
    safe_evidence: Few
    safe_more: FewOrNone
    sabotage_gold: Few
    sabotage_reputation: FewOrNone
    finale_heal: FewOrNone
    evidence_step: Few
    health_less: FewOrNone
    chaos_less: FewOrNone


def lay_out(box: Box, scenario: Scenario) -> None:
    """The Accomplice, once more for the hard game, the Saboteur, and the informants."""
    figures = figures_in(scenario, Doom)
    scenario.tiles = figures.tiles
    first = add_foe(box, scenario, "accomplice", figures.accomplice)
    second = Foe(first.monster, first.health_each, first.health_more, first.combat_rounds)
    scenario.foes = (first, second)
    last = add_foe(box, scenario, "saboteur", figures.saboteur)
    first.ranks, second.ranks = (figures.accomplice.reputation,), (figures.second_reputation,)
    last.ranks = (figures.saboteur.reputation,)
    scenario.informants = tuple([_informant(number, figures.informants) for number in range(len(INFORMANTS))])


def _informant(number: int, cards: InformantCards) -> Informant:
    card: InformantCard = getattr(cards, INFORMANTS[number])
    informant = Informant(number, INFORMANTS[number], LOCATIONS.index(card.place))
    informant.gaar, informant.gold, informant.resource = card.gaar, card.gold, card.resource
    informant.silver, informant.gold_cards = card.silver, card.gold_cards
    return informant


def check(pack: Pack) -> list[str]:
    """Sabotage comes in time, and Evidence leaves the Saboteur some Health."""
    where = f"scenarios.toml: {DOOM.key}"
    doom = pack.record("scenarios", DOOM.key, Doom)
    problems: list[str] = []
    if doom.first_sabotage > doom.rounds:
        problems.append(f"{where}: first_sabotage: expected by round {doom.rounds}")
    if doom.most_evidence // doom.evidence_step * doom.health_less >= doom.saboteur.health_more:
        problems.append(f"{where}: health_less: expected a Saboteur with Health left")
    return problems


# -- Evidence ----------------------------------------------------------------------------------------------------------


def find_evidence(table: EuthiaTable, seat: Seat, number: int) -> None:
    """Never more than a Badge token can show.  [EU-SAB-01]"""
    found = min(number, figures_of(table, Doom).most_evidence - table.evidence[seat])
    if found > 0:
        total = table.evidence[seat] + found
        table.evidence = (*table.evidence[:seat], total, *table.evidence[seat + 1 :])
        table.tell(EVIDENCE_FOUND, seat, found, total)


def is_all_known(table: EuthiaTable, seat: Seat) -> bool:
    """Has a Hero all the Evidence that there is?  [EU-SAB-01]"""
    return table.evidence[seat] >= figures_of(table, Doom).most_evidence


def hear_rumours(table: EuthiaTable, seat: Seat) -> None:
    """A fulfilled Quest.  [EU-SAB-02]"""
    find_evidence(table, seat, 1)


def question_traders(table: EuthiaTable, seat: Seat, monster: int) -> None:
    """A Monster beaten on a hex of a Place of Trade has set it free; an Elite frees nothing.  [EU-SAB-02]"""
    if not table.box.monsters[monster].elite and is_place_of_trade(table, table.space[seat]):
        find_evidence(table, seat, 1)


# -- informants --------------------------------------------------------------------------------------------------------


def asked_bit(informant: int, seat: Seat) -> int:
    """The bit that says whether a seat has paid an informant: they follow the places of scenarios."""
    return visit_bit(len(PLACES) + informant, seat)


def informants_here(table: EuthiaTable, seat: Seat) -> list[Informant]:
    """Who is met here: in the Church, at liberated Merchants or Alchemists.  [EU-SAB-02]"""
    return [card for card in scenario_of(table).informants if is_met(table, table.space[seat], card)]


def is_met(table: EuthiaTable, space: int, informant: Informant) -> bool:
    """[EU-SAB-02]"""
    if informant.location == CHURCH:
        return is_church(table, space)
    return location(table, space) == informant.location and is_liberated(table, space)


def may_ask(table: EuthiaTable, seat: Seat, informant: Informant) -> bool:
    """Once per Hero, for a price that is there, while Evidence is missing.  [EU-SAB-02, EU-SAB-09]"""
    if table.visits & asked_bit(informant.id, seat) or is_all_known(table, seat):
        return False
    return bool(payments(table, seat, informant))


def payments(table: EuthiaTable, seat: Seat, informant: Informant) -> list[Option]:
    """What can be given: Gaar and Gold, a Natural Resource, Silver cards or Gold cards.  [EU-SAB-02, EU-SAB-09]"""
    named = table.box.options
    options: list[Option] = []
    if informant.gaar or informant.gold:
        tokens = max(gaar_of(table, seat), table.dwurt[seat])
        if tokens >= informant.gaar and table.gold[seat] >= informant.gold:
            options.append(named["pay-gaar"][0])
    if informant.resource:
        options += [thing_option(table, "pay", thing) for thing in resources(table, seat)]
    if 0 < informant.silver <= len(table.zones[silver_hand(table, seat)].cards):
        options.append(named["pay-silver"][0])
    if 0 < informant.gold_cards <= len(table.zones[gold_hand(table, seat)].cards):
        options.append(named["pay-gold-card"][0])
    return list(dict.fromkeys(options))


def resources(table: EuthiaTable, seat: Seat) -> list[int]:
    """Natural Resources that a Hero carries."""
    things = sorted(carried_things(table, seat))
    return [thing for thing in things if is_copy(thing) and table.box.tile(thing).kind == RESOURCE]


def informant_offers(table: EuthiaTable, seat: Seat, informant: int) -> Options:
    """What is given for the Evidence.  [EU-SAB-02]"""
    card = scenario_of(table).informants[informant]
    return (*payments(table, seat, card), table.box.options["back"][0])


def with_informant(table: EuthiaTable, seat: Seat, informant: int) -> Mapping[str, Param]:
    return {"informant": f"informant-{INFORMANTS[informant]}"}


def actions(table: EuthiaTable, seat: Seat) -> list[Option]:
    """Informants who are here and would tell something.  [EU-SAB-02]"""
    return [table.box.options["ask"][card.id] for card in informants_here(table, seat) if may_ask(table, seat, card)]


def refusals(table: EuthiaTable, seat: Seat) -> list[Refusal]:
    """[EU-SAB-02]"""
    return [
        Refusal(table.box.options["ask"][card.id], why_not_ask(table, seat, card))
        for card in informants_here(table, seat)
        if not may_ask(table, seat, card)
    ]


def why_not_ask(table: EuthiaTable, seat: Seat, informant: Informant) -> Saying:
    """[EU-SAB-02]"""
    if table.visits & asked_bit(informant.id, seat):
        return Saying("refused-visited")
    if is_all_known(table, seat):
        return Saying("refused-all-known")
    return Saying(f"refused-informant-{informant.key}")


def act(table: EuthiaTable, choice: Option, seat: Seat) -> None:
    """[EU-SAB-02]"""
    table.then(ask_informant, seat, choice.value)


def ask_informant(table: EuthiaTable, seat: Seat, informant: int) -> None:
    """A Free Action: what pays for the Evidence?  [EU-SAB-02]"""
    table.ask(seat, "informant", informant_offers, pay_informant, informant)


def pay_informant(table: EuthiaTable, choice: Option, seat: Seat, informant: int) -> None:
    """Once per Hero; Skoldur may give Dwurt for the Gaar, and his die does not move.  [EU-SAB-02, EU-SAB-09]"""
    if choice.kind == "back":
        return
    card = scenario_of(table).informants[informant]
    table.visits |= asked_bit(informant, seat)
    if choice.kind == "pay":
        discard(table, seat, find(table, tuple(carried_things(table, seat)), choice.value))
    elif choice.kind == "pay-gaar":
        pay_gold(table, seat, card.gold)
        if gaar_of(table, seat) >= card.gaar:
            spend_gaar(table, seat, card.gaar)
        else:
            table.dwurt[seat] -= card.gaar
    elif choice.kind == "pay-silver":
        pay_counted(table, seat, "silver", card.silver)
    else:
        pay_counted(table, seat, "gold_card", card.gold_cards)
    table.then(find_evidence, seat, 1)


# -- places ------------------------------------------------------------------------------------------------------------


def why_not_den(table: EuthiaTable, seat: Seat) -> Saying | None:
    """The Den asks for Gold, and is of use only while Evidence is missing.  [EU-SAB-02]"""
    if is_all_known(table, seat):
        return Saying("refused-all-known")
    price = figures_of(table, Doom).den_price
    if table.gold[seat] < price:
        return Saying("refused-price", {"price": price, "gold": table.gold[seat]})
    return None


def pay_den(table: EuthiaTable, seat: Seat) -> None:
    """Gold for Evidence.  [EU-SAB-02]"""
    figures = figures_of(table, Doom)
    pay_gold(table, seat, figures.den_price)
    find_evidence(table, seat, figures.den_evidence)


def why_not_citadel(table: EuthiaTable, seat: Seat) -> Saying | None:
    """The Citadel asks for courage only.  [EU-SAB-03]"""
    return Saying("refused-all-known") if is_all_known(table, seat) else None


def enter_citadel(table: EuthiaTable, seat: Seat) -> None:
    """A Hero Roll decides.  [EU-SAB-03]"""
    hero_roll(table, seat, SEARCHING)


def search_citadel(table: EuthiaTable, seat: Seat, value: int) -> None:
    """Evidence, or Injuries that may kill.  [EU-SAB-03]"""
    figures = figures_of(table, Doom)
    table.tell(CITADEL_SEARCHED, seat, value)
    if value >= figures.citadel_value:
        find_evidence(table, seat, figures.citadel_evidence)
    else:
        injure(table, seat, figures.citadel_injuries)


# -- sabotage ----------------------------------------------------------------------------------------------------------


def sabotage(table: EuthiaTable) -> None:
    """At the end of every second round: Gold, or Reputation of who has too little.  [EU-SAB-04]"""
    figures = figures_of(table, Doom)
    for seat in victims(table):
        table.tell(SABOTAGE, seat)
        if table.gold[seat] >= figures.sabotage_gold:
            pay_gold(table, seat, figures.sabotage_gold)
        else:
            lose_reputation(table, seat, figures.sabotage_reputation)


def victims(table: EuthiaTable) -> list[Seat]:
    """All with the lowest Evidence; alone a Hero with less than is safe.  [EU-SAB-04]"""
    number = sabotage_in(table, table.round)
    if number == NOTHING:
        return []
    if is_solo(table):
        return [0] if table.evidence[0] < evidence_needed(table, number) else []
    return [seat for seat in seats_in_turn(table) if table.evidence[seat] == min(table.evidence)]


def sabotage_in(table: EuthiaTable, number: int) -> int:
    """Which sabotage comes at the end of a round, or nothing: every second round has one.  [EU-SAB-04]"""
    sabotage, rest = divmod(number - figures_of(table, Doom).first_sabotage, 2)
    return NOTHING if sabotage < 0 or rest else sabotage


def evidence_needed(table: EuthiaTable, sabotage: int) -> int:
    """What keeps a lone Hero safe from a sabotage.  [EU-SAB-04]"""
    figures = figures_of(table, Doom)
    return figures.safe_evidence + sabotage * figures.safe_more


# -- the Finale --------------------------------------------------------------------------------------------------------


def start_showdown(table: EuthiaTable) -> None:
    """Opening steps, then Hero by Hero in turn order.  [EU-SAB-05]"""
    table.round += 1
    table.tell(SHOWDOWN, table.round)
    open_round(table)
    for seat in seats_in_turn(table):
        table.then(meet_accomplice, seat)
    table.then(end_showdown)


def meet_accomplice(table: EuthiaTable, seat: Seat) -> None:
    """A little rest, then the fight, wherever the Hero is.  [EU-SAB-05]"""
    table.active = seat
    table.tell(SHOWDOWN_OF, seat)
    heal(table, seat, figures_of(table, Doom).finale_heal)
    table.then(fight_culprit, seat, 0)


def fight_culprit(table: EuthiaTable, seat: Seat, form: int) -> None:
    """Each Hero meets its own, unhurt; Evidence takes Health from the Saboteur.  [EU-SAB-05, EU-SAB-06]"""
    appear(table, form, NOTHING, 1)
    table.foe_more = -figures_of(table, Doom).health_less * weaknesses(table, seat)
    begin_combat(table, seat, AGAINST_FOE)
    table.then(settle, seat)
    table.then(keep_hand_limit, seat)


def weaknesses(table: EuthiaTable, seat: Seat) -> int:
    """How often the Evidence of a Hero weakens the foe that it meets: the Saboteur only.  [EU-SAB-06]"""
    if table.foe_wave != len(scenario_of(table).foes) - 1:
        return 0
    return table.evidence[seat] // figures_of(table, Doom).evidence_step


def chaos_taken(table: EuthiaTable, seat: Seat) -> int:
    """Chaos tokens that Evidence takes from the Saboteur.  [EU-SAB-06]"""
    return weaknesses(table, seat) * figures_of(table, Doom).chaos_less


def is_found_out(table: EuthiaTable, seat: Seat) -> bool:
    """All Evidence against the Saboteur: his Clover effect is gone.  [EU-SAB-06]"""
    return weaknesses(table, seat) > 0 and is_all_known(table, seat)


def culprit_beaten(table: EuthiaTable, seat: Seat) -> None:
    """Reputation at once; the Combat is over, and the next one comes if the Hero wishes.  [EU-SAB-05, EU-SAB-07]"""
    gain_reputation(table, seat, foe_form(table).ranks[0])
    following = table.foe_wave + 1
    if following == SECOND_ACCOMPLICE and not table.hard:
        following += 1
    leave_map(table)
    table.then(withdraw, seat)
    if following == len(scenario_of(table).foes):
        table.unmasked |= 1 << seat
        table.tell(UNMASKED, seat)
    else:
        table.then(settle, seat)
        table.then(offer_culprit, seat, following)


def offer_culprit(table: EuthiaTable, seat: Seat, form: int) -> None:
    """[EU-SAB-05, EU-SAB-07]"""
    table.ask(seat, "culprit", culprit_offers, face_culprit, form)


def culprit_offers(table: EuthiaTable, seat: Seat, form: int) -> Options:
    """Face the next one or stop.  [EU-SAB-05, EU-SAB-07]"""
    return (table.box.options["face"][0], table.box.options["stop"][0])


def with_culprit(table: EuthiaTable, seat: Seat, form: int) -> Mapping[str, Param]:
    culprit = scenario_of(table).foes[form].monster
    return {"monster": f"monster-{table.box.monsters[culprit].key}.the"}


def face_culprit(table: EuthiaTable, choice: Option, seat: Seat, form: int) -> None:
    """A Combat of its own, or nothing more.  [EU-SAB-05]"""
    if choice.kind == "face":
        table.then(fight_culprit, seat, form)


def end_showdown(table: EuthiaTable) -> None:
    """[EU-SAB-05]"""
    leave_map(table)


# -- the end -----------------------------------------------------------------------------------------------------------


def succeeded(table: EuthiaTable) -> bool:
    """At least half of the Heroes have beaten him; alone that one Hero.  [EU-SAB-08]"""
    return 2 * table.unmasked.bit_count() >= table.seats


def tokens(scenario: Scenario) -> Tokens:
    return Tokens(evidence=figures_in(scenario, Doom).most_evidence)


DOOM = ScenarioRules(
    key="the_looming_doom",
    figures=Doom,
    lay_out=lay_out,
    check=check,
    settings=("hard",),
    end_round=sabotage,
    finale=start_showdown,
    monster_defeated=question_traders,
    foe_beaten=culprit_beaten,
    quest_fulfilled=hear_rumours,
    rolled=search_citadel,
    places={
        SMUGGLERS_DEN: Place(why_not_den, pay_den),
        RUINED_CITADEL: Place(why_not_citadel, enter_citadel),
    },
    actions=actions,
    act=act,
    refusals=refusals,
    chaos_taken=chaos_taken,
    is_found_out=is_found_out,
    succeeded=succeeded,
    tokens=tokens,
    steps=steps(
        find_evidence,
        ask_informant,
        pay_informant,
        meet_accomplice,
        fight_culprit,
        offer_culprit,
        face_culprit,
        end_showdown,
    ),
    offers=offers(informant_offers, culprit_offers),
    prompts={
        "informant": Prompt("EU-SAB-02", "EU-SAB-09", names=("informant",), params=with_informant),
        "culprit": Prompt("EU-SAB-05", "EU-SAB-06", "EU-SAB-07", names=("monster",), params=with_culprit),
    },
    events=(EVIDENCE_FOUND, CITADEL_SEARCHED, SABOTAGE, SHOWDOWN, SHOWDOWN_OF, UNMASKED),
)
