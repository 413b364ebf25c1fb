"""Threat of Mirrezil: Events, Legends, the Watchtower, the Dragon's Eyrie, and the Finale.  [EU-MIR-01, EU-MIR-04]"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Annotated, Literal

from muster.games.euthia.content.abilities import LASTING, AnyWord, Doing, EventWord, Few, FewOrNone, Key, Part
from muster.games.euthia.content.making import GIFTS, add_card, add_foe
from muster.games.euthia.content.pieces import DRAGONS_EYRIE, NOTHING, TRADERS, WATCHTOWER, Box, Scenario
from muster.games.euthia.content.records import Form, Gifts, Meta, Name, Points, ScenarioRecord
from muster.games.euthia.effects.cards import draw_cards, keep_hand_limit
from muster.games.euthia.effects.carrying import gain_dwurt, gain_gaar
from muster.games.euthia.effects.gaining import gain_reputation, pay_gold
from muster.games.euthia.effects.health import injure
from muster.games.euthia.effects.things import settle
from muster.games.euthia.events import HOPE_RISES, MAP_TILE, QUEST
from muster.games.euthia.phases.combat import begin_combat, go_on_fighting
from muster.games.euthia.phases.combat_end import withdraw
from muster.games.euthia.phases.rounds import open_round
from muster.games.euthia.phases.trading import renew_offer
from muster.games.euthia.places import CENTRE, church, foe_form
from muster.games.euthia.queries import in_force, is_skoldur, max_health, seats_in_turn
from muster.games.euthia.scenarios.rules import Place, ScenarioRules, Tokens, figures_in, figures_of, scenario_of
from muster.games.euthia.scenarios.shared_foe import appear, last_foe_beaten, leave_map, pay_ranks, turn_up_card
from muster.games.euthia.state import AGAINST_FOE, LEGEND_DECK, EuthiaTable, visit_bit
from muster.kernel.content import Pack
from muster.kernel.errors import BrokenRule
from muster.kernel.events import KEY, NUMBER, SEAT, EventKind
from muster.kernel.game import Prompt, offers, steps
from muster.kernel.options import Option, Param, Saying
from muster.kernel.table import Options, Seat
from muster.kernel.zones import draw_open, place

EVENT_CARD = EventKind("event-card", KEY("card"))
LEGEND_OPENS = EventKind("legend-opens", QUEST("quest"), MAP_TILE("tile"))
INITIATIVE_TAKEN = EventKind("initiative-taken", SEAT("seat"))
FINALE_BEGINS = EventKind("finale-begins", NUMBER("round"))
FINALE_OF = EventKind("finale-of", SEAT("seat"))

# -- figures -----------------------------------------------------------------------------------------------------------


class Aspect(Form, frozen=True, kw_only=True):
    """A Dragon card of Mirrezil, with the Reputation for beating it."""

    reputation: Points


class Happening(Doing, frozen=True):
    """One part of what an Event card does."""

    do: EventWord
    n: Few = 1


class EventCard(Part, frozen=True, kw_only=True):
    """An Event card: what happens at once, and what holds as long as its round lasts."""

    key: Key
    name: Name
    at_once: Annotated[tuple[Happening, ...], Meta(max_length=2)] = ()
    lasting: Annotated[tuple[Happening, ...], Meta(max_length=2)] = ()

    def __post_init__(self) -> None:
        if not self.at_once and not self.lasting:
            raise ValueError("Expected something that happens at once or lasts")
        if any(part.do in LASTING for part in self.at_once) or any(part.do not in LASTING for part in self.lasting):
            raise ValueError("Expected words of moments at once and words that last in lasting")


class Mirrezil(ScenarioRecord, frozen=True, kw_only=True):
    """scenarios: Threat of Mirrezil. An Event card is turned up each round from ``first_event`` on; then the Finale."""

    tiles: Literal["mirrezil"]
    gifts: Gifts
    first_event: Annotated[int, Meta(ge=1, le=9)]
    events: Annotated[tuple[EventCard, ...], Meta(min_length=1, max_length=7)]
    aspects: Annotated[tuple[Aspect, ...], Meta(min_length=1, max_length=4)]
    watchtower_price: FewOrNone
    initiative_tokens: Few
    eyrie_injuries: Few
    eyrie_hope: Annotated[int, Meta(ge=1, le=5)]


def lay_out(box: Box, scenario: Scenario) -> None:
    """A Dragon card for each aspect, and the Event cards."""
    figures = figures_in(scenario, Mirrezil)
    scenario.tiles, scenario.gifts = figures.tiles, tuple([GIFTS[name] for name in figures.gifts])
    for number, aspect in enumerate(figures.aspects, 1):
        foe = add_foe(box, scenario, f"mirrezil_{number}", aspect, dragon=True)
        foe.ranks = (aspect.reputation,) * 3
    for record in figures.events:
        card = add_card(box, scenario, "event", record.key)
        card.at_once = tuple([(part.do, part.n, 0) for part in record.at_once])
        card.lasting = tuple([(part.do, part.n, 0) for part in record.lasting])


def check(pack: Pack) -> list[str]:
    """An Event for each round that has one, with keys of their own.  [EU-MIR-01]"""
    where = f"scenarios.toml: {MIRREZIL.key}: events"
    record = pack.record("scenarios", MIRREZIL.key, Mirrezil)
    problems: list[str] = []
    if len(record.events) != record.rounds + 1 - record.first_event:
        problems.append(f"{where}: expected one for each round from {record.first_event}")
    if max(Counter([card.key for card in record.events]).values()) > 1:
        problems.append(f"{where}: expected every key once")
    return problems


# -- Events ------------------------------------------------------------------------------------------------------------


def turn_up_event(table: EuthiaTable) -> None:
    """One Event card in each round from the second on; it holds until the next.  [EU-MIR-01]"""
    if table.round < figures_of(table, Mirrezil).first_event:
        return
    card = turn_up_card(table)
    table.tell(EVENT_CARD, card.text)
    for name, number, _ in card.at_once:
        if name == "renew_offers":
            for trader in range(len(TRADERS)):
                renew_offer(table, trader)
        else:
            for seat in seats_in_turn(table):
                feel_event(table, seat, name, number)


def feel_event(table: EuthiaTable, seat: Seat, name: AnyWord, number: int) -> None:
    """What an Event does to every Hero at once: Injuries outside the Church, or Gaar.  [EU-MIR-01]"""
    match name:
        case "inj_outside":
            if table.space[seat] not in (NOTHING, church(table)):  # [EU-TRN-07]
                injure(table, seat, number)
        case "gaar_or_dwurt":
            if is_skoldur(table, seat):
                gain_dwurt(table, seat, number)
            else:
                gain_gaar(table, seat, number)
            table.then(settle, seat)
        case _:
            raise BrokenRule(f"no Event does {name} at once")


def event_bonus(table: EuthiaTable, seat: Seat, monster: int) -> None:
    """What a victory brings while an Event holds.  [EU-MIR-01]"""
    gain_reputation(table, seat, in_force(table, "victory_rep"))
    cards = in_force(table, "victory_gold_card")
    if cards:
        draw_cards(table, seat, True, cards)


# -- Legends -----------------------------------------------------------------------------------------------------------


def stack_legends(table: EuthiaTable) -> None:
    """All Legend cards, face down.  [EU-MIR-02]"""
    place(table, LEGEND_DECK, table.box.legends)


def open_legend(table: EuthiaTable, tile: int) -> None:
    """A random Legend card lies open beside a Legend tile that is revealed.  [EU-MIR-02]"""
    if table.box.map_tiles[tile].scenario != "legend" or not table.zones[LEGEND_DECK].cards:
        return
    legend = draw_open(table, LEGEND_DECK, "legends")
    table.legends = (*table.legends, (4 * table.tiles.index(tile) + CENTRE, legend))
    table.tell(LEGEND_OPENS, legend, tile)


# -- places ------------------------------------------------------------------------------------------------------------


def why_no_token(table: EuthiaTable, seat: Seat) -> Saying | None:
    """Gold, as long as there are Initiative tokens.  [EU-MIR-03, EU-MIR-09]"""
    figures = figures_of(table, Mirrezil)
    if table.gold[seat] < figures.watchtower_price:
        return Saying("refused-price", {"price": figures.watchtower_price, "gold": table.gold[seat]})
    taken = sum([1 for other in range(table.seats) if table.visits & visit_bit(WATCHTOWER, other)])
    return None if taken < figures.initiative_tokens else Saying("refused-no-tokens")


def pay_watchtower(table: EuthiaTable, seat: Seat) -> None:
    """Gold for an Initiative token.  [EU-MIR-03]"""
    pay_gold(table, seat, figures_of(table, Mirrezil).watchtower_price)
    table.initiative |= 1 << seat
    table.tell(INITIATIVE_TAKEN, seat)


def why_not_brave(table: EuthiaTable, seat: Seat) -> Saying | None:
    """Nobody goes where they would die.  [EU-MIR-03]"""
    injuries = figures_of(table, Mirrezil).eyrie_injuries
    return None if table.health[seat] > injuries else Saying("refused-too-weak", {"number": injuries})


def brave_eyrie(table: EuthiaTable, seat: Seat) -> None:
    """Injuries now, hope in the Finale.  [EU-MIR-03]"""
    injure(table, seat, figures_of(table, Mirrezil).eyrie_injuries)


# -- the Finale --------------------------------------------------------------------------------------------------------


def start_finale(table: EuthiaTable) -> None:
    """Opening steps, rest for all, then Hero by Hero: the least renowned first, together in turn order.  [EU-MIR-04]"""
    table.round += 1
    table.scenario_card = NOTHING  # the last Event is over
    table.tell(FINALE_BEGINS, table.round)
    open_round(table)
    order = seats_in_turn(table)
    for seat in order:
        hero = table.box.heroes[table.heroes[seat]]
        table.health[seat] = max_health(table, seat)
        table.gaar[seat] = max(table.gaar[seat], hero.gaar)
        table.dwurt[seat] = max(table.dwurt[seat], hero.dwurt)
    if table.cooperative:
        appear(table, 0, NOTHING, table.seats)  # [EU-MIR-07]
    else:
        order.sort(key=lambda seat: table.reputation[seat])
    for seat in order:
        table.then(meet_mirrezil, seat)
    table.then(end_finale)


def meet_mirrezil(table: EuthiaTable, seat: Seat) -> None:
    """A Finale alone against an unhurt Mirrezil, or going on where the last Hero fell.  [EU-MIR-04, EU-MIR-07]"""
    if not table.cooperative:
        table.waves_beaten = 0
        appear(table, 0, NOTHING, 1)
    elif table.foe_wave == NOTHING:  # beaten by those before
        return
    table.active = seat
    table.tell(FINALE_OF, seat)
    begin_combat(table, seat, AGAINST_FOE)
    if table.visits & visit_bit(DRAGONS_EYRIE, seat):  # [EU-MIR-03]
        table.hope = figures_of(table, Mirrezil).eyrie_hope
        table.tell(HOPE_RISES, seat, table.hope)
    table.then(settle, seat)
    table.then(keep_hand_limit, seat)


def aspect_beaten(table: EuthiaTable, seat: Seat) -> None:
    """Its Reputation at once; then the next aspect, if the Hero dares.  [EU-MIR-05, EU-MIR-07]"""
    pay_ranks(table)
    following = table.foe_wave + 1
    if following == len(scenario_of(table).foes):
        leave_map(table)
        table.then(withdraw, seat)
        return
    appear(table, following, NOTHING, table.foe_players)
    if table.cooperative:
        go_on_fighting(table, seat)
    else:
        table.ask(seat, "aspect", aspect_offers, face_aspect)


def aspect_offers(table: EuthiaTable, seat: Seat) -> Options:
    """Face the next aspect or stop.  [EU-MIR-05]"""
    return (table.box.options["face"][0], table.box.options["stop"][0])


def with_aspect(table: EuthiaTable, seat: Seat) -> Mapping[str, Param]:
    return {"monster": f"monster-{table.box.monsters[foe_form(table).monster].key}.the"}


def face_aspect(table: EuthiaTable, choice: Option, seat: Seat) -> None:
    """In the same Combat after a window as before it, or nothing more.  [EU-MIR-04, EU-MIR-05]"""
    if choice.kind == "face":
        go_on_fighting(table, seat)
    else:
        table.then(withdraw, seat)


def end_finale(table: EuthiaTable) -> None:
    """[EU-MIR-07]"""
    leave_map(table)


def tokens(scenario: Scenario) -> Tokens:
    return Tokens(initiative=figures_in(scenario, Mirrezil).initiative_tokens, legends=True)


MIRREZIL = ScenarioRules(
    key="threat_of_mirrezil",
    figures=Mirrezil,
    lay_out=lay_out,
    check=check,
    set_up=stack_legends,
    begin_round=turn_up_event,
    finale=start_finale,
    tile_revealed=open_legend,
    monster_defeated=event_bonus,
    foe_beaten=aspect_beaten,
    places={
        WATCHTOWER: Place(why_no_token, pay_watchtower),
        DRAGONS_EYRIE: Place(why_not_brave, brave_eyrie),
    },
    succeeded=last_foe_beaten,
    tokens=tokens,
    steps=steps(meet_mirrezil, face_aspect, end_finale),
    offers=offers(aspect_offers),
    prompts={"aspect": Prompt("EU-MIR-04", "EU-MIR-05", names=("monster",), params=with_aspect)},
    events=(EVENT_CARD, LEGEND_OPENS, INITIATIVE_TAKEN, FINALE_BEGINS, FINALE_OF),
)
