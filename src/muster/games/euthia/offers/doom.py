"""The Looming Doom: what informants and places ask for, and whom a Hero faces in the Finale."""

from __future__ import annotations

from collections.abc import Mapping

from muster.games.euthia.content.pieces import CHURCH, INFORMANTS, NOTHING, PLACES, RESOURCE, RUINED_CITADEL, Informant
from muster.games.euthia.offers.things import thing_option
from muster.games.euthia.places import is_church, is_liberated, location
from muster.games.euthia.queries import carried_things, gaar_of, is_all_known, is_copy
from muster.games.euthia.state import EuthiaTable, gold_hand, silver_hand, visit_bit
from muster.kernel.game import Prompt, offers
from muster.kernel.options import Option, Param
from muster.kernel.table import Options, Seat

# -- places and informants ---------------------------------------------------------------------------------------------


def may_search(table: EuthiaTable, seat: Seat, place: int) -> bool:
    """The Den asks for Gold, the Citadel for courage; both are of use only while Evidence is missing.  [EU-SAB-02]"""
    if is_all_known(table, seat):
        return False
    price = table.box.scenarios[table.scenario].figures["den_price"]
    return place == RUINED_CITADEL or table.gold[seat] >= price


def asked_bit(informant: int, seat: Seat) -> int:
    """The bit that says whether a seat has paid an informant: they follow the places of scenarios."""
    return visit_bit(len(PLACES) + informant, seat)


def informants_here(table: EuthiaTable, seat: Seat) -> list[Informant]:
    """Who is met here: in the Church, at liberated Merchants or Alchemists.  [EU-SAB-02]"""
    return [card for card in table.box.scenarios[table.scenario].informants if is_met(table, table.space[seat], card)]


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
    card = table.box.scenarios[table.scenario].informants[informant]
    return (*payments(table, seat, card), table.box.options["back"][0])


# -- sabotage ----------------------------------------------------------------------------------------------------------


def sabotage_in(table: EuthiaTable, number: int) -> int:
    """Which sabotage comes at the end of a round, or nothing: every second round has one.  [EU-SAB-04]"""
    sabotage, rest = divmod(number - table.box.scenarios[table.scenario].figures["first_sabotage"], 2)
    return NOTHING if sabotage < 0 or rest else sabotage


def evidence_needed(table: EuthiaTable, sabotage: int) -> int:
    """What keeps a lone Hero safe from a sabotage.  [EU-SAB-04]"""
    figures = table.box.scenarios[table.scenario].figures
    return figures["safe_evidence"] + sabotage * figures["safe_more"]


# -- the Finale --------------------------------------------------------------------------------------------------------


def culprit_offers(table: EuthiaTable, seat: Seat, form: int) -> Options:
    """Face the next one or stop.  [EU-SAB-05, EU-SAB-07]"""
    return (table.box.options["face"][0], table.box.options["stop"][0])


OFFERS = offers(informant_offers, culprit_offers)


def with_informant(table: EuthiaTable, seat: Seat, informant: int) -> Mapping[str, Param]:
    return {"informant": f"informant-{INFORMANTS[informant]}"}


def with_culprit(table: EuthiaTable, seat: Seat, form: int) -> Mapping[str, Param]:
    culprit = table.box.scenarios[table.scenario].foes[form].monster
    return {"monster": f"monster-{table.box.monsters[culprit].key}.the"}


PROMPTS = {
    "informant": Prompt("EU-SAB-02", "EU-SAB-09", names=("informant",), params=with_informant),
    "culprit": Prompt("EU-SAB-05", "EU-SAB-06", "EU-SAB-07", names=("monster",), params=with_culprit),
}
