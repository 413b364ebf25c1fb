"""Monster Lands: the table of contents."""

from __future__ import annotations

from typing import Final

from muster.games.monster_lands import scoring, setup
from muster.games.monster_lands.ahead import ahead
from muster.games.monster_lands.content.loading import box_schema, load_box, stored_box
from muster.games.monster_lands.content.pieces import PLACES
from muster.games.monster_lands.content.wording import said_on_pieces
from muster.games.monster_lands.effects import free_steps, goods, members
from muster.games.monster_lands.events import EVENTS
from muster.games.monster_lands.invariants import invariants
from muster.games.monster_lands.offers import battle as battle_offers
from muster.games.monster_lands.offers import citadel as citadel_offers
from muster.games.monster_lands.offers import outside as outside_offers
from muster.games.monster_lands.offers import turn as turn_offers
from muster.games.monster_lands.offers.previews import PREVIEWS, REFUSALS, SAYINGS
from muster.games.monster_lands.offers.prompts import PROMPTS
from muster.games.monster_lands.options import OPTIONS, SEATS, why_not
from muster.games.monster_lands.phases import (
    adventure,
    battle,
    citadel,
    clean_up,
    conquest,
    deployment,
    outside,
    preparation,
    solo,
    strike,
    tricks,
)
from muster.games.monster_lands.state import STATE_CLASSES
from muster.games.monster_lands.view_types import LandsView
from muster.games.monster_lands.visibility import card_name, scores, view
from muster.kernel.game import Game, together, usual_texts
from muster.kernel.table import StepFunction

# The order of play. Each step queues what follows it; a test plays matches and sees every round go this way.
ROUND: Final[tuple[tuple[StepFunction, ...], ...]] = (
    (
        preparation.prepare,  # lost clans return, the Queen's Grant
        preparation.fill_pools,  # dice of members and glory; persuasion is rolled
    ),
    (
        deployment.deployment,
        deployment.take_turn,  # clockwise, one action each, until all have passed
    ),
    (
        adventure.adventure,
        adventure.dice_mission,
        adventure.contract,
        battle.land_battle,  # left, right, then the Entrance: traps, fights, conquest, plunder
    ),
    (
        clean_up.clean_up,
        clean_up.come_home,
        clean_up.spread_panic,
        clean_up.replace_leader,
        clean_up.open_window,  # before wages
        clean_up.pay_wages,
        clean_up.verify_glory,  # after round 6, or with 30 glory, the end instead of what follows
        clean_up.reset_board,
        clean_up.pass_first_player_tile,
        clean_up.next_round,
    ),
)
END: Final[StepFunction] = scoring.end_game


def needed_texts() -> dict[str, frozenset[str]]:
    """Every text that the rules ask for, with its parameters."""
    needed = usual_texts(PROMPTS, load_box().book, EVENTS, OPTIONS) | SAYINGS
    for key in ("face", *[f"path-{place}" for place in PLACES]):  # asked for as parameters of other texts
        needed[key] = frozenset({"n"})
    needed["seats-1"] = frozenset()
    return needed


GAME = Game(
    name="monster-lands",
    rules_version=3,
    seats=SEATS,
    options=OPTIONS,
    why_not=why_not,
    package=__package__,
    packs=("standard", "english_cards", "spanish_cards"),
    load_content=load_box,
    stored_content=stored_box,
    content_schema=box_schema,
    deal=setup.deal,
    steps=together(
        setup.STEPS,
        preparation.STEPS,
        deployment.STEPS,
        citadel.STEPS,
        outside.STEPS,
        solo.STEPS,
        adventure.STEPS,
        tricks.STEPS,
        battle.STEPS,
        strike.STEPS,
        conquest.STEPS,
        clean_up.STEPS,
        scoring.STEPS,
        free_steps.STEPS,
        goods.STEPS,
        members.STEPS,
    ),
    offers=together(turn_offers.OFFERS, citadel_offers.OFFERS, outside_offers.OFFERS, battle_offers.OFFERS),
    prompts=PROMPTS,
    refusals=REFUSALS,
    previews=PREVIEWS,
    events=EVENTS,
    view=view,
    scores=scores,
    view_type=LandsView,
    card_name=card_name,
    result=scoring.result,
    state_classes=STATE_CLASSES,
    invariants=invariants,
    ahead=ahead,
    most_decisions=20_000,
    needed_texts=needed_texts,
    minutes=90,
    sorts={
        "monsters": "monster",
        "mercenaries": "member",
        "equipment": "gear",
        "traps": "trap",
        "loot": "loot",
        "missions": "mission",
        "lands": "land",
        "headers": "header",
    },
    named_sorts=("colour", "affinity", "building", "goods", "phase", "place", "member", "gear-type"),
    said_on_pieces=said_on_pieces,
)
