"""Meeples & Monsters: the table of contents.

The order of play, by the names of the steps::

    deal                    the box is laid out, everybody draws a first hand
    each round, each player in turn
        take_turn           hills that held out pay
        development_phase   Hero abilities throughout
            assign_at_capitol   build, level up, both or neither
            resolve_capitol
            capitol_clean_up
        main_phase
            make_plan           Units on Locations, Monsters and Tower Rooms, confirmed as a whole
            resolve_next        place by place; Quests are completed
            clean_up            Units go home, Monsters are taken, their effects follow
        draw_phase
            refill_city         one new Monster for each one beaten; Dark Council cards bring the end
            draw_hand           four, later five and six
            draw_effects        Ongoing Quests
            offer_quests        Quests about the Tavern
            refill_display
            end_turn            bonuses of this turn begin to count
    score_the_end           after two final rounds: Quests, penalties, ties
"""

from __future__ import annotations

from muster.games.meeples_and_monsters import scoring, setup
from muster.games.meeples_and_monsters.ahead import ahead
from muster.games.meeples_and_monsters.content.loading import box_schema, load_box, stored_box
from muster.games.meeples_and_monsters.content.schema import PACKS
from muster.games.meeples_and_monsters.content.wording import SORTS, said_on_pieces, signs_on_pieces, texts_on_pieces
from muster.games.meeples_and_monsters.effects import completing, drawing, gaining, questing, returning
from muster.games.meeples_and_monsters.events import EVENTS
from muster.games.meeples_and_monsters.invariants import invariants
from muster.games.meeples_and_monsters.offers import OFFERS, PROMPTS, REFUSALS, SAYINGS
from muster.games.meeples_and_monsters.options import OPTIONS, SEATS
from muster.games.meeples_and_monsters.phases import development, draw_phase, main_phase, resolution, start_of_turn
from muster.games.meeples_and_monsters.previews import PREVIEWS
from muster.games.meeples_and_monsters.state import FIELDS_SINCE, STATE_CLASSES
from muster.games.meeples_and_monsters.view_types import MeeplesView
from muster.games.meeples_and_monsters.visibility import card_name, scores, view
from muster.kernel.game import Game, together, usual_texts


def needed_texts() -> dict[str, frozenset[str]]:
    """Every text that the rules ask for, with its parameters."""
    needed = usual_texts(PROMPTS, load_box().book, EVENTS, OPTIONS) | SAYINGS
    for pack in PACKS:
        needed |= texts_on_pieces(load_box(pack))
    return needed


GAME = Game(
    name="meeples-and-monsters",
    rules_version=3,
    seats=SEATS,
    options=OPTIONS,
    package=__package__,
    packs=PACKS,
    load_content=load_box,
    stored_content=stored_box,
    content_schema=box_schema,
    deal=setup.deal,
    steps=together(
        setup.STEPS,
        start_of_turn.STEPS,
        development.STEPS,
        main_phase.STEPS,
        resolution.STEPS,
        draw_phase.STEPS,
        scoring.STEPS,
        completing.STEPS,
        drawing.STEPS,
        gaining.STEPS,
        questing.STEPS,
        returning.STEPS,
    ),
    offers=OFFERS,
    prompts=PROMPTS,
    refusals=REFUSALS,
    previews=PREVIEWS,
    events=EVENTS,
    view=view,
    scores=scores,
    view_type=MeeplesView,
    card_name=card_name,
    result=scoring.result,
    state_classes=STATE_CLASSES,
    fields_since=FIELDS_SINCE,
    invariants=invariants,
    ahead=ahead,
    most_decisions=20_000,
    needed_texts=needed_texts,
    minutes=90,
    sorts=SORTS,
    named_sorts=("class", "type", "district", "phase", "location"),
    said_on_pieces=said_on_pieces,
    signs_on_pieces=signs_on_pieces,
)
