"""From a plan to answers: the questions that carrying it out will ask, rehearsed on an imagined match."""

from __future__ import annotations

from typing import Final

from muster.bots import Step
from muster.games.monster_lands.bots.errands import Errand
from muster.games.monster_lands.bots.plans import Walk
from muster.games.monster_lands.content.pieces import BATTLE_PATHS, FIRST_PATH, PERSUASION, PLACE_OF
from muster.games.monster_lands.offers.outside import FILL_BREWS, FILL_DEFENSE, defense_that_fits, dice_that_fit
from muster.games.monster_lands.queries import owner_of
from muster.games.monster_lands.state import LandsTable, laid
from muster.kernel.match import Match
from muster.kernel.options import Option

MOST_ANSWERS: Final = 40
WALKING: Final = ("path", "send", "load", "mission-dice")
SHOPPING: Final = ("shop-die", "lodge", "tavern", "armory", "bazaar", "brew")


def rehearse_walk(match: Match, table: LandsTable, walk: Walk, reasons: tuple[str, str]) -> list[Step]:
    """Send somebody on an imagined match, and note every answer until the path is closed.

    Questions with a single option are never asked, so that only a rehearsal shows which will be. Where the imagined
    match does not offer what the plan wants, the script ends there: what follows is planned anew.
    """
    why, loading = reasons
    steps: list[Step] = []
    match.play(table.box.options["outside"][PLACE_OF[walk.path]])
    while table.questions and table.questions[0].prompt in WALKING and len(steps) < MOST_ANSWERS:
        prompt = table.questions[0].prompt
        options = table.options_of(0)
        chosen = next((option for option in walk_answers(table, prompt, walk) if option in options), None)
        if chosen is None:
            break
        steps.append(Step(prompt, chosen, why if prompt in ("path", "send") else loading))
        match.play(chosen)
    return steps


def walk_answers(table: LandsTable, prompt: str, walk: Walk) -> list[Option]:
    """What the plan would like to answer, the best first."""
    named = table.box.options
    if prompt == "path":
        return [named["path"][walk.path - FIRST_PATH[PLACE_OF[walk.path]]]]
    if prompt == "send":
        return [named["send"][walk.member]]
    have = table.paths[walk.path].dice
    missing = [colour for colour in (0, 1) if have[colour] < walk.dice[colour]]
    options = [named["die"][colour] for colour in missing]
    if prompt == "load":
        seat = owner_of(table, walk.member)
        full = [c for c in missing if have[c] + dice_that_fit(table, seat, walk.path, c) == walk.dice[c]]
        options = [*[named["fill"][colour] for colour in full], *options]
        if table.paths[walk.path].defense + defense_that_fits(table, seat, walk.path) == walk.defense:
            options.append(named["fill"][FILL_DEFENSE])
    if prompt == "mission-dice":
        if have[PERSUASION] < walk.dice[PERSUASION]:
            options.extend(named["face"][1:])
        return options
    potions, venoms, _ = table.paths[walk.path].load
    if potions < walk.potion and venoms < walk.venom:
        options.append(named["fill"][FILL_BREWS])
    return [*options, *missing_tokens(table, walk), named["done"][0]]


def missing_tokens(table: LandsTable, walk: Walk) -> list[Option]:
    """Tokens that a walk still wants on its path; tricks under traps, so that these are turned up first."""
    named, path = table.box.options, walk.path
    assert path < BATTLE_PATHS
    traps = list(walk.traps)
    for card in table.zones[laid(path)].cards:
        if card in traps:
            traps.remove(card)
    traps.sort(key=lambda kind: table.box.traps[kind].trick)
    options = [named["lay"][kind] for kind in traps]
    potions, venoms, _ = table.paths[path].load
    for at, (have, wanted) in enumerate(
        ((table.paths[path].defense, walk.defense), (potions, walk.potion), (venoms, walk.venom))
    ):
        if have < wanted:
            options.append(named["token"][at])
    return options


def rehearse_errand(match: Match, table: LandsTable, errand: Errand) -> list[Step]:
    """Run an errand on an imagined match as far as its orders go."""
    steps: list[Step] = []
    match.play(errand.option)
    for order in errand.orders:
        if not table.questions or table.questions[0].prompt not in SHOPPING:
            break
        if order not in table.options_of(0):
            continue
        steps.append(Step(table.questions[0].prompt, order, errand.why))
        match.play(order)
    return steps


def rehearse_handing_on(match: Match, table: LandsTable, card: int, bearer: int, why: str) -> list[Step]:
    """Hand a piece of equipment on in an imagined match."""
    named = table.box.options
    owner = next(member for member, cards in enumerate(table.gear) if card in cards)
    answers = {
        "gear-from": named["from"][owner],
        "gear-item": named["item"][table.box.gear_cards[card]],
        "gear-to": named["carry"][bearer],
    }
    steps: list[Step] = []
    match.play(named["gear"][0])
    while table.questions and table.questions[0].prompt in answers:
        prompt = table.questions[0].prompt
        if answers[prompt] not in table.options_of(0):
            break
        steps.append(Step(prompt, answers[prompt], why))
        match.play(answers[prompt])
    return steps
