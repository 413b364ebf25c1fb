"""A player who makes the best of every turn: reckons walks and errands in VP and takes what is worth most."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from muster.bots import NOTHING_BETTER, PlanningBot, Step
from muster.games.monster_lands.bots import battles, household, shopping
from muster.games.monster_lands.bots.errands import ARMOR, BEER, BREW, GEAR, HIRE, LAND, MINING, TRAPS, Errand, Errands
from muster.games.monster_lands.bots.household import CARRY, CONTRACTS, GOLD, HEAL
from muster.games.monster_lands.bots.plans import Planner, Walk
from muster.games.monster_lands.bots.scripts import (
    rehearse_errand,
    rehearse_handing_on,
    rehearse_walk,
    walk_answers,
)
from muster.games.monster_lands.bots.values import USUAL, Outlook, Taste
from muster.games.monster_lands.content.pieces import CONTRACT, ENTRANCE, MISSION, PLACE_OF, SHOPS, TAVERN
from muster.games.monster_lands.state import ADVENTURE, NOTHING, LandsTable
from muster.kernel.decision import Decision
from muster.kernel.match import Chair, Match
from muster.kernel.options import Option

# Why an option is proposed: the texts of hints.
FIGHT: Final = "hint-fight"
CONQUEST: Final = "hint-conquest"
GATES: Final = "hint-gates"
MISSIONS: Final = "hint-mission"
LOADING: Final = "hint-load"
PAWN: Final = "hint-pawn"

HINTS: Final = {
    hint: frozenset[str]()
    for hint in (
        HIRE,
        BEER,
        TRAPS,
        ARMOR,
        GEAR,
        BREW,
        MINING,
        LAND,
        FIGHT,
        CONQUEST,
        GATES,
        MISSIONS,
        CONTRACTS,
        LOADING,
        PAWN,
        GOLD,
        HEAL,
        CARRY,
        NOTHING_BETTER,
        household.FREE,
        household.SETTLE,
        household.LOOT,
        household.CONVERT,
        household.WAGES,
        household.RECRUIT,
        household.LEAST_LOSS,
        shopping.DISCOUNT,
        shopping.NOBODY,
        battles.WARD,
        battles.KEEP_MAGIC,
        battles.BLOCK,
        battles.TAKE,
        battles.ROLL,
        battles.ENOUGH,
        battles.OUT_OF_REACH,
        battles.REROLLING,
        battles.DECIDES,
        battles.CONQUER,
        battles.LEAVE_LAND,
        battles.TRICK,
        battles.KEEP_TOKEN,
    )
}

SEED: Final = 1  # what is hidden is never looked at, so that any deal of it will do


class Greedy(PlanningBot):
    """Reckons each turn afresh, writes down the answers that follow from it, and gives them one by one."""

    __slots__ = ("_handed_on", "_hires", "_taste")

    def __init__(self, seed: int, taste: Taste = USUAL) -> None:
        super().__init__()
        self._taste = taste
        self._hires = False  # whether something was sold to hire somebody
        self._handed_on: set[tuple[int, int]] = set()

    def _answer(self, chair: Chair, decision: Decision) -> Option:
        """How a question is answered goes by its prompt."""
        match = chair.imagine(SEED)
        prompt = decision.question.prompt
        own = OWN_ANSWERS.get(prompt)
        if own is not None:
            return own(self, match, decision)
        answer = ANSWERS.get(prompt)
        if answer is None:
            return decision.listed[0]
        chosen, self._why = answer(self._outlook(match, decision), decision.listed, *decision.question.args)
        return chosen

    def _outlook(self, match: Match, decision: Decision) -> Outlook:
        table = match.table
        assert isinstance(table, LandsTable)
        return Outlook(table, decision.question.seat, self._taste)

    def _planner(self, match: Match, decision: Decision) -> Planner:
        return Planner(self._outlook(match, decision))

    # -- a turn --------------------------------------------------------------------------------------------------------

    def _turn(self, match: Match, decision: Decision) -> Option:
        """Free steps first, then what is worth most: a walk, an errand, or the Pawn Shop."""
        outlook = self._outlook(match, decision)
        free = household.free_step(outlook, decision.listed)
        if free is not None:
            self._why = free[1]
            return free[0]
        if decision.listed[0].kind in ("pass", "end"):
            return decision.listed[0]
        chosen = self._best_action(match, decision, Planner(outlook))
        if chosen is not None:
            return chosen
        outlook.price_as_leftovers()
        chosen = self._best_action(match, decision, Planner(outlook))
        if chosen is not None:
            return chosen
        self._why = PAWN
        return next(option for option in decision.listed if option.kind == "pawn")

    def _best_action(self, match: Match, decision: Decision, planner: Planner) -> Option | None:
        """The best walk or errand; errands that serve a walk come before it if the path can wait."""
        walks = planner.walks()
        errands = Errands(planner, walks).all()
        errands = [errand for errand in errands if errand.option in decision.listed]
        if self._hires:
            self._hires = False
            for errand in errands:
                if errand.why == HIRE and errand.value > 0:
                    return self._run(match, decision, planner, errand)
        sold = self._sell(decision, planner, errands)
        if sold is not None:
            return sold
        best = errands[0] if errands and errands[0].value > 0 else None
        if walks and walks[0].value > 0:
            first = walks[0]
            for errand in errands:
                if errand.helps > self._taste.hurry * (1 + 0.3 * first.value) and errand.value > 0.1:
                    return self._run(match, decision, planner, errand)
            if best is None or first.value >= best.value:
                return self._set_out(match, decision, planner, first)
        return None if best is None else self._run(match, decision, planner, best)

    def _run(self, match: Match, decision: Decision, planner: Planner, errand: Errand) -> Option:
        self._why = errand.why
        if errand.orders:
            self._write(decision.number + 1, rehearse_errand(match, planner.table, errand))
        return errand.option

    def _set_out(self, match: Match, decision: Decision, planner: Planner, walk: Walk) -> Option:
        """Send somebody, healed and armed as well as the clan can."""
        first = self._heal_first(decision, planner, walk) or self._arm_first(match, decision, planner, walk)
        if first is not None:
            return first
        self._why = why_walk(walk)
        option = planner.table.box.options["outside"][PLACE_OF[walk.path]]
        self._write(decision.number + 1, rehearse_walk(match, planner.table, walk, (self._why, LOADING)))
        return option

    def _heal_first(self, decision: Decision, planner: Planner, walk: Walk) -> Option | None:
        heal = battles.option_of(decision.listed, "heal")
        stand = walk.stand
        if heal is None or stand is None or not stand.wounded or planner.stores.potions <= walk.potion:
            return None
        stand.wounded = 0
        gain = planner.with_tokens(walk, 0, 0, 0) - walk.full
        stand.wounded = 1
        if gain < planner.outlook.potion - self._taste.wound * planner.outlook.soon:
            return None
        self._why = HEAL
        self._write(decision.number + 1, [Step("heal", planner.table.box.options["heal-one"][walk.member], HEAL)])
        return heal

    def _arm_first(self, match: Match, decision: Decision, planner: Planner, walk: Walk) -> Option | None:
        """Let whoever goes have the equipment of those who stay."""
        option = battles.option_of(decision.listed, "gear")
        if option is None or walk.stand is None or not planner.borrowed(walk.member):
            return None
        card = planner.borrowed(walk.member)[0]
        if (planner.table.round, card) in self._handed_on:
            return None  # once a round, or two who are equally fit would hand it to and fro
        self._handed_on.add((planner.table.round, card))
        self._why = CARRY
        self._write(decision.number + 1, rehearse_handing_on(match, planner.table, card, walk.member, CARRY))
        return option

    def _sell(self, decision: Decision, planner: Planner, errands: list[Errand]) -> Option | None:
        """A trophy, or loot that counts as one, where its gold hires somebody better now."""
        table, seat, box = planner.table, planner.seat, planner.outlook.box
        sell = battles.option_of(decision.listed, "sell")
        loot = battles.option_of(decision.listed, "loot")
        if sell is not None:
            points = min([box.monsters[monster].trophy for monster in table.clans[seat].trophies])
        elif loot is not None:
            points = max([box.loot[kind].n for kind in like_trophies(table, seat)], default=0)
        else:
            return None
        if box.options["visit"][SHOPS.index(TAVERN)] not in decision.listed or not sells(planner, errands, points):
            return None
        self._why = GOLD
        self._hires = True
        if sell is None:
            self._write(decision.number + 1, [Step("loot", box.options["use"][like_trophies(table, seat)[0]], GOLD)])
        return sell or loot

    def _loot(self, match: Match, decision: Decision) -> Option:
        """Without a script: whatever is better used now, or what counts as a trophy where a turn would sell that."""
        outlook = self._outlook(match, decision)
        table, seat = outlook.table, outlook.seat
        if household.loot_to_use(outlook) == NOTHING and table.phase < ADVENTURE:
            for kind in like_trophies(table, seat):
                errands = shopping.errands_of(outlook)
                option = table.box.options["use"][kind]
                if option in decision.listed and sells(errands.planner, [errands.hire()], table.box.loot[kind].n):
                    self._why = GOLD
                    return option
        chosen, self._why = household.choose_loot(outlook, decision.listed)
        return chosen

    def _hand_on(self, match: Match, decision: Decision) -> Option:
        """Without a script: equipment to whoever goes next, from those who stay."""
        self._why = CARRY
        planner = self._planner(match, decision)
        walks = planner.walks()
        if not walks or walks[0].value <= 0:
            planner.outlook.price_as_leftovers()
            planner = Planner(planner.outlook)
            walks = planner.walks()
        table, named = planner.table, planner.outlook.box.options
        if walks and walks[0].stand is not None:
            for card in planner.borrowed(walks[0].member):
                owner = next(member for member, cards in enumerate(table.gear) if card in cards)
                answers = (
                    named["from"][owner],
                    named["item"][table.box.gear_cards[card]],
                    named["carry"][walks[0].member],
                )
                for option in answers:
                    if option in decision.listed:
                        return option
        if decision.question.prompt == "gear-to":
            return household.choose_bearer(planner.outlook, decision.listed, *decision.question.args)[0]
        return decision.listed[0]

    def _pawn(self, match: Match, decision: Decision) -> Option:
        """Whoever goes to the pawnbroker has nothing better to do with any die."""
        self._why = PAWN
        every = battles.option_of(decision.listed, "pawn-all")
        if every is not None:
            return every
        return household.choose_die(self._outlook(match, decision), decision.listed)[0]

    # -- walks that somebody else has begun ----------------------------------------------------------------------------

    def _path(self, match: Match, decision: Decision) -> Option:
        """The best path of the place."""
        place = decision.question.args[0]
        planner = self._planner(match, decision)
        walks = [walk for walk in planner.walks() if PLACE_OF[walk.path] == place]
        return self._follow(planner.table, decision, walks[0] if walks else None)

    def _send(self, match: Match, decision: Decision) -> Option:
        """Whoever is best there."""
        planner = self._planner(match, decision)
        return self._follow(planner.table, decision, planner.best_on(decision.question.args[0]))

    def _load(self, match: Match, decision: Decision) -> Option:
        """The best load for whoever stands there, as far as the dice and tokens that lie there belong to it."""
        path = decision.question.args[0]
        planner = self._planner(match, decision)
        return self._follow(planner.table, decision, planner.going_on(path))

    def _follow(self, table: LandsTable, decision: Decision, walk: Walk | None) -> Option:
        """The next answer for a walk."""
        self._why = LOADING
        if walk is not None:
            if decision.question.prompt in ("path", "send"):
                self._why = why_walk(walk)
            for option in walk_answers(table, decision.question.prompt, walk):
                if option in decision.listed:
                    return option
        return battles.option_of(decision.listed, "done") or decision.listed[0]

    def _mission_die(self, match: Match, decision: Decision) -> Option:
        """The dice that are missed least, low faces first."""
        self._why = MISSIONS if decision.question.prompt == "mission-dice" else LAND
        return household.choose_die(self._outlook(match, decision), decision.listed)[0]


def like_trophies(table: LandsTable, seat: int) -> list[int]:
    """Loot that can be sold as trophies can."""
    return [kind for kind in table.clans[seat].loot if table.box.loot[kind].effect == "trophies"]


def sells(planner: Planner, errands: list[Errand], points: int) -> bool:
    """Would the gold for so many trophy points hire somebody who is worth more?"""
    table, seat, box = planner.table, planner.seat, planner.outlook.box
    before = max([errand.value for errand in errands if errand.why == HIRE], default=0.0)
    gold = points * box.trophy_gold
    table.clans[seat].gold += gold
    after = Errands(planner, []).hire()
    table.clans[seat].gold -= gold
    gain = after.value - max(0.0, before)
    return after.why == HIRE and gain >= 0.5 and gain + 0.5 * planner.outlook.gain_gold(gold) - points >= 0.5


def why_walk(walk: Walk) -> str:
    """The reason for sending somebody."""
    place = PLACE_OF[walk.path]
    if place == MISSION:
        return MISSIONS
    if place == CONTRACT:
        return CONTRACTS
    if place == ENTRANCE:
        return GATES
    return CONQUEST if walk.stand is not None and walk.stand.free > walk.stand.reach else FIGHT


# How each question is answered: those that need the bot's own mind, and those that need only an outlook.
OWN_ANSWERS: Final[dict[str, Callable[[Greedy, Match, Decision], Option]]] = {
    "turn": Greedy._turn,
    "after-action": Greedy._turn,
    "pawn": Greedy._pawn,
    "loot": Greedy._loot,
    "gear-from": Greedy._hand_on,
    "gear-item": Greedy._hand_on,
    "gear-to": Greedy._hand_on,
    "path": Greedy._path,
    "send": Greedy._send,
    "load": Greedy._load,
    "mission-dice": Greedy._mission_die,
    "land-dice": Greedy._mission_die,
}

ANSWERS: Final[dict[str, Callable[..., battles.Answer]]] = {
    "before-wages": household.before_wages,
    "convert": household.choose_die,
    "into": household.choose_colour,
    "grant-die": household.choose_colour,
    "grant-goods": household.choose_goods,
    "take": household.choose_goods,
    "sell": household.choose_trophy,
    "settle": household.choose_settled,
    "settler": household.choose_settler,
    "heal": household.choose_healed,
    "heal-home": household.choose_healed,
    "heal-first": household.choose_healed,
    "displaced": household.choose_bearer,
    "carry": household.choose_bearer,
    "recruit": household.choose_recruit,
    "drop": household.choose_dropped,
    "desert": household.choose_leaver,
    "promote": household.choose_leaver,
    "pick": household.choose_plunder,
    "plunder": household.choose_plunder,
    "deed": household.use_deed_loot,
    "contract": household.choose_contract,
    "shop-die": shopping.choose_shop_die,
    "lodge": shopping.choose_trap,
    "tavern": shopping.choose_newcomer,
    "armory": shopping.choose_armor,
    "bazaar": shopping.choose_gear,
    "brew": shopping.choose_brew,
    "ward": battles.choose_ward,
    "spores": battles.choose_spores,
    "block": battles.choose_block,
    "attack": battles.choose_attack,
    "conquest": battles.choose_try,
    "conquest-roll": battles.choose_conquest,
    "mission-roll": battles.choose_mission,
    "clash": battles.choose_reveal,
    "aim": battles.choose_target,
    "divert-target": battles.choose_target,
    "divert": battles.choose_divert,
    "cancel": battles.choose_cancel,
    "steal": battles.choose_stolen,
}
