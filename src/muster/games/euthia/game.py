"""Euthia: Torment of Resurrection: the table of contents."""

from __future__ import annotations

from muster.games.euthia import scoring, setup
from muster.games.euthia.ahead import ahead
from muster.games.euthia.content.loading import box_schema, load_box, stored_box
from muster.games.euthia.content.wording import said_on_pieces
from muster.games.euthia.effects import cards, gaining, rolls, things
from muster.games.euthia.events import EVENTS as COMMON_EVENTS
from muster.games.euthia.invariants import invariants
from muster.games.euthia.offers import combat as combat_offers
from muster.games.euthia.offers import combat_choices, hand, quests, scenario, trading, turn
from muster.games.euthia.offers import free_actions as free_offers
from muster.games.euthia.offers import map as map_offers
from muster.games.euthia.offers import things as thing_offers
from muster.games.euthia.offers.refusals import REFUSALS
from muster.games.euthia.offers.refusals import SAYINGS as REASONS
from muster.games.euthia.options import OPTIONS, SEATS, why_not
from muster.games.euthia.phases import (
    card_plays,
    combat,
    combat_end,
    combat_uses,
    elites,
    free_actions,
    hero_attack,
    looking,
    mining,
    monster_attack,
    moving,
    rounds,
    scenarios,
    solo_combat,
)
from muster.games.euthia.phases import trading as trade_phase
from muster.games.euthia.previews import PREVIEWS
from muster.games.euthia.previews import SAYINGS as PREVIEWED
from muster.games.euthia.scenarios.book import SCENARIO_BOOK
from muster.games.euthia.state import STATE_CLASSES
from muster.games.euthia.view_types import EuthiaView
from muster.games.euthia.visibility import card_name, scores, view
from muster.kernel.game import Game, together, usual_texts
from muster.kernel.table import StepFunction

OFFERED = (
    combat_offers,
    combat_choices,
    hand,
    quests,
    scenario,
    trading,
    turn,
    free_offers,
    map_offers,
    thing_offers,
    rolls,
    looking,
)
PROMPTS = together(*[module.PROMPTS for module in OFFERED], *[rules.prompts for rules in SCENARIO_BOOK])
EVENTS = tuple(dict.fromkeys([*COMMON_EVENTS, *[kind for rules in SCENARIO_BOOK for kind in rules.events]]))


def needed_texts() -> dict[str, frozenset[str]]:
    """Every text that the rules ask for, with its parameters."""
    needed = usual_texts(PROMPTS, load_box().book, EVENTS, OPTIONS) | REASONS | PREVIEWED
    needed["face"] = frozenset({"n"})  # asked for as a parameter of other texts
    for key in (
        "map_limit-0",
        "mode-competitive",
        "mode-cooperative",
        "heroes-random",
        "heroes-choose",
        "starting_player-random",
        "starting_player-first",
        "campaign-none",
    ):
        needed[key] = frozenset()
    for part in (*scoring.PARTS, *scoring.TIE_BREAKS):
        needed[f"score-{part}"] = frozenset()
    for grade in ("none", *[name for _, name in scoring.GRADES]):
        needed[f"rank-{grade}"] = frozenset()
    return needed


# The order of play, as the last page of a rulebook has it: each line is a rule, in the order in which they act.
ORDER_OF_PLAY: dict[str, tuple[StepFunction, ...]] = {
    "set-up": (
        setup.choose_starting_player,
        setup.draw_heroes,
        setup.lay_map,
        setup.lay_out_goods,
        setup.stack_monsters,
        setup.stack_cards,
        setup.stack_bounties,
        setup.set_up_scenario,
        scenarios.scenario_setup,
        rounds.start_round,
    ),
    "round": (
        rounds.start_round,
        scenarios.scenario_round_start,
        rounds.take_turn,  # one after another, clockwise
        rounds.next_turn,
        scenarios.scenario_round_end,
        rounds.end_round,
    ),
    "turn": (
        rounds.take_turn,
        rounds.place_hero,  # in the first round
        scenarios.scenario_turn_start,
        rounds.ask_turn,  # any Actions and Free Actions in any order
        rounds.face_dwurt_die,  # Skoldur, when the turn ends
        rounds.carry_over,
        free_actions.refill_encounters,
        elites.next_bounty,
        scenarios.scenario_turn_end,
        rounds.next_turn,
    ),
    "combat": (
        combat.set_up_combat,
        combat.meet_monster,
        combat.combat_setup_window,
        combat.offer_first_strike,
        combat.next_combat_round,  # until one side is beaten
        combat_end.end_combat,
    ),
    "combat round": (
        combat.next_combat_round,
        hero_attack.healing_phase,
        monster_attack.monster_attack,
        hero_attack.healing_phase,
        hero_attack.hero_attack,
        combat.end_combat_round,
        card_plays.close_combat_round,
    ),
    "victory": (
        combat_end.victory,
        combat_end.take_reward,
        combat_end.offer_trophy,
        combat_end.take_loot,
        combat_end.clear_combat,
        combat_end.hope_into_gaar,
        combat_end.mark_hex,
        scenarios.monster_defeated,
    ),
    "death": (
        combat_end.hero_killed,
        combat_end.clear_combat,
        combat_end.hope_into_gaar,
        combat_end.wake_in_church,
        combat_end.keep_limits,
    ),
    "end": (
        rounds.end_round,
        scenarios.scenario_end,  # the Finale
        scoring.final_scoring,
    ),
}

GAME = Game(
    name="euthia",
    rules_version=3,
    seats=SEATS,
    options=OPTIONS,
    why_not=why_not,
    package=__package__,
    load_content=load_box,
    stored_content=stored_box,
    content_schema=box_schema,
    deal=setup.deal,
    steps=together(
        setup.STEPS,
        rounds.STEPS,
        moving.STEPS,
        mining.STEPS,
        trade_phase.STEPS,
        free_actions.STEPS,
        combat.STEPS,
        combat_end.STEPS,
        combat_uses.STEPS,
        card_plays.STEPS,
        hero_attack.STEPS,
        monster_attack.STEPS,
        solo_combat.STEPS,
        looking.STEPS,
        elites.STEPS,
        scenarios.STEPS,
        scoring.STEPS,
        cards.STEPS,
        gaining.STEPS,
        rolls.STEPS,
        things.STEPS,
        *[rules.steps for rules in SCENARIO_BOOK],
    ),
    offers=together(*[module.OFFERS for module in OFFERED], *[rules.offers for rules in SCENARIO_BOOK]),
    prompts=PROMPTS,
    refusals=REFUSALS,
    previews=PREVIEWS,
    events=EVENTS,
    view=view,
    scores=scores,
    view_type=EuthiaView,
    card_name=card_name,
    result=scoring.result,
    state_classes=STATE_CLASSES,
    invariants=invariants,
    ahead=ahead,
    most_decisions=40_000,
    needed_texts=needed_texts,
    minutes=180,
    sorts={
        "heroes": "hero",
        "hero_tiles": "tile",
        "merchants": "tile",
        "alchemists": "tile",
        "dragonslayers": "tile",
        "resources": "tile",
        "treasures": "tile",
        "rewards": "tile",
        "supplies": "tile",
        "artifacts": "tile",
        "monsters": "monster",
        "elites": "monster",
        "cards": "card",
        "map_tiles": "map",
        "encounters": "encounter",
        "elementals": "elemental",
        "scenarios": "scenario",
    },
    named_sorts=(
        "place",
        "location",
        "element",
        "kind",
        "gem",
        "essence",
        "thing",
        "trophy",
        "quest",
        "action",
        "trader",
        "slot",
        "family",
        "scenario",
        "monster",
        "attack",
        "when",
        "informant",
    ),
    said_on_pieces=said_on_pieces,
)
