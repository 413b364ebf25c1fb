"""A player who makes the best of every turn: reckons errands, fights and goods in Reputation and takes the best."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from muster.bots import NOTHING_BETTER, PlanningBot, Step
from muster.games.euthia.bots import (
    battles,
    doom,
    errands,
    golem,
    household,
    journeys,
    mirrezil,
    monsters,
    revocation,
    rolls,
    shopping,
    showdown,
)
from muster.games.euthia.bots.battles import Scene
from muster.games.euthia.bots.charts import Chart, Walks
from muster.games.euthia.bots.errands import Known
from muster.games.euthia.bots.journeys import Banned, Journey, Plans, standing
from muster.games.euthia.bots.prospects import Memory, Prospects
from muster.games.euthia.bots.shopping import Shop
from muster.games.euthia.bots.values import USUAL, Outlook, Taste
from muster.games.euthia.bots.wardrobe import Answer, option_of
from muster.games.euthia.content.pieces import COMBAT, HEROES, MINING, TRADE
from muster.games.euthia.effects.things import USES
from muster.games.euthia.phases.rounds import DWURT_TABLE
from muster.games.euthia.places import trader_at
from muster.games.euthia.queries import permanent
from muster.games.euthia.state import NO_FIGHT, OPEN, EuthiaTable
from muster.kernel.decision import Decision
from muster.kernel.match import Chair
from muster.kernel.options import Option
from muster.kernel.table import Options

# Why an option is proposed: the texts of hints, beside those that stand with their reasoning.
END: Final = "hint-end"
CARRY: Final = "hint-carry-token"
SOURCE: Final = "hint-source"
REVEAL: Final = "hint-reveal"
TAKE: Final = "hint-take-treasure"
RESOLVE: Final = "hint-resolve-dwurt"
AVOID: Final = "hint-avoid-dwurt"
HERO: Final = "hint-hero"
LOOK: Final = "hint-look"
GRIFFIN: Final = "hint-griffin"

HINTS: Final = {
    hint: frozenset[str]()
    for hint in (
        END,
        CARRY,
        SOURCE,
        REVEAL,
        TAKE,
        RESOLVE,
        AVOID,
        HERO,
        LOOK,
        GRIFFIN,
        errands.FIGHT,
        errands.ELITE,
        errands.FARRUGA,
        errands.MINE,
        errands.TRADING,
        errands.TREASURE,
        errands.ELEMENTAL,
        errands.QUESTING,
        errands.CHURCH_HEAL,
        errands.POTIONS,
        errands.EXPLORE,
        errands.WATER,
        errands.MARCH,
        doom.EVIDENCE,
        showdown.FACE,
        showdown.STOP,
        golem.DEFENCE,
        golem.DRIVE,
        mirrezil.PREPARE,
        mirrezil.FACE,
        mirrezil.STOP,
        mirrezil.INITIATIVE,
        mirrezil.KEEP_INITIATIVE,
        journeys.WALK,
        journeys.MOVES,
        journeys.PORTAL,
        journeys.TELEPORT,
        journeys.FLEE,
        journeys.LANDING,
        journeys.CHURCH,
        revocation.REVOKE,
        revocation.SPRING,
        revocation.LAY_VOLCANO,
        rolls.LIFT,
        rolls.GOOD_ENOUGH,
        household.USE_NOW,
        household.WEAR,
        household.SET_GEM,
        household.STORE,
        household.GIVE_UP,
        household.COIN,
        household.BREW,
        household.PICK,
        household.CARD_LEAST,
        household.EXCHANGE,
        household.CART,
        NOTHING_BETTER,
        shopping.BUY,
        shopping.TRAIN,
        shopping.UNVEIL,
        shopping.UNLOCK,
        shopping.SELL,
        shopping.TRADE_HEAL,
        shopping.BUY_GAAR,
        shopping.CHANGE,
        shopping.ENOUGH,
        shopping.KEEP_TILE,
        battles.READY,
        battles.SETUP_TILE,
        battles.STRIKE,
        battles.HEAL,
        battles.SAVE_HEALING,
        battles.LESS_DICE,
        battles.DEFEND,
        battles.SHIELD_UP,
        battles.TAKE_IT,
        battles.GAAR,
        battles.HOPE,
        battles.MORE_DAMAGE,
        battles.ATTACK_WITH,
        battles.CLOVER,
        battles.STAND,
        battles.KEEP_POWER,
        battles.TROPHY,
        battles.NO_TROPHY,
        monsters.PLAY,
        monsters.SAVE_CARDS,
        monsters.MONSTER_GAAR,
        monsters.CLAIM,
        monsters.NO_CLAIM,
        monsters.SPOIL,
    )
}

SEED: Final = 1  # what is hidden is never looked at, so that any deal of it will do
MENUS: Final = ("walk", "use-menu", "arrange", "drop-menu", "portal-menu", "griffin-menu")
MOST_STEPS: Final = 90  # questions of one turn; whoever needs more goes round in circles
MOST_ANSWERS: Final = 600  # the same with all questions inside, of Trades and Combats too
FAVOURITES: Final = ("dral", "maeldur", "taesiri", "keleia", "ael", "skoldur")
# How much the cards of a Monster hurt.
HARM: Final = {"power_strike": 6, "mind_control": 5, "healing": 4, "soul_control": 3, "evil_eye": 2, "bloodlust": 1}


class Greedy(PlanningBot):
    """Reckons every question afresh; what it remembers only saves it work, and keeps it from going in circles."""

    __slots__ = (
        "_affairs",
        "_answers",
        "_banned",
        "_chart",
        "_counted",
        "_errands",
        "_memory",
        "_number",
        "_opened",
        "_plans",
        "_shops",
        "_skipped",
        "_steps",
        "_taste",
        "_turn",
        "_walks",
    )

    def __init__(self, seed: int, taste: Taste = USUAL, skipped: int = 0) -> None:
        super().__init__()
        self._taste = taste
        self._skipped = skipped  # of the best plans for a turn, so many are passed over
        self._memory = Memory()
        self._chart: Chart | None = None
        self._walks: tuple[object, Walks] | None = None
        self._shops: dict[object, float] = {}
        self._affairs: tuple[object, ...] = ()  # how everything stood when the errands below were reckoned
        self._errands: Known = {}
        self._plans: Plans = {}
        self._banned: Banned = set()
        self._opened: set[tuple[tuple[object, ...], str]] = set()  # menus of this turn, and where it stood
        self._number = 0  # of the question that is open
        self._turn = -1  # the round of the turn that is under way
        self._steps = 0  # questions in it
        self._counted = (-1, -1)  # round and active seat of the turn in which answers are counted
        self._answers = 0

    # -- the bot -------------------------------------------------------------------------------------------------------

    def _answer(self, chair: Chair, decision: Decision) -> Option:
        if len(decision.listed) == 1:
            return decision.listed[0]
        table = chair.imagine(SEED).table
        assert isinstance(table, EuthiaTable)
        self._number = decision.number
        if self._goes_round(table):
            return decision.listed[self._answers % len(decision.listed)]
        chosen, self._why = self._by_prompt(table, decision)
        return chosen

    def _goes_round(self, table: EuthiaTable) -> bool:
        """More answers in one turn than anybody needs: two plans undo each other for ever. One option after another is
        taken then, until something changes.
        """
        turn = (table.round, table.active)
        if turn != self._counted:
            self._counted, self._answers = turn, 0
        self._answers += 1
        return self._answers > MOST_ANSWERS

    def _by_prompt(self, table: EuthiaTable, decision: Decision) -> Answer:
        """How a question is answered goes by its prompt."""
        question, options = decision.question, decision.listed
        outlook = Outlook(table, question.seat, self._taste)
        prompt = question.prompt
        if prompt in OWN:
            return OWN[prompt](self, outlook, options, *question.args)
        if prompt in IN_COMBAT:
            return IN_COMBAT[prompt](self._scene(outlook), options, *question.args)
        if prompt in AT_A_TRADER:
            return AT_A_TRADER[prompt](self._counter(outlook), options, *question.args)
        if prompt in ANSWERS:
            return ANSWERS[prompt](outlook, options, *question.args)
        return options[0], NOTHING_BETTER

    def _scene(self, outlook: Outlook) -> Scene:
        """The Combat from the side of the Hero who fights it, whoever asks."""
        table = outlook.table
        if table.fighter == outlook.seat:
            return Scene(outlook, self._memory, outlook.seat)
        return Scene(Outlook(table, table.fighter, self._taste), self._memory, table.fighter, hunted=True)

    def _journey(self, outlook: Outlook) -> Journey:
        """The turn on the Map; menus are answered by the plan that opened them."""
        table, seat = outlook.table, outlook.seat
        chart = self._chart
        if chart is None or (chart.tiles, chart.revoked) != (table.tiles, table.revoked):
            self._chart = chart = Chart(table)
            self._walks = None
        ways = (table.hero_tokens, table.trade_tokens, table.interaction, table.burned, table.foe_space)
        hero = (table.portals_used[seat], table.slots[seat], table.set_essences)
        if self._walks is None or self._walks[0] != (ways, hero):
            self._walks = ((ways, hero), Walks(table, seat, chart))

        def shops(trader: int) -> float:
            return self._shop(outlook, trader)

        stand = affairs(table, seat)
        if stand != self._affairs:
            self._affairs, self._errands, self._plans = stand, {}, {}
        return Journey(outlook, self._walks[1], self._memory, shops, self._banned, self._errands, self._plans)

    def _shop(self, outlook: Outlook, trader: int) -> float:
        """What a Trade Action would bring; it changes only with a Hero's goods and the Offer."""
        table, seat = outlook.table, outlook.seat
        key = (
            trader,
            table.round,
            table.gold[seat],
            table.health[seat],
            table.reputation[seat],
            table.slots[seat],
            table.sacks[seat],
            table.pouch[seat],
            table.supply[seat],
            table.veiled[seat],
            table.unlocked[seat],
            table.set_gems,
            table.offers[trader],
        )
        found = self._shops.get(key)
        if found is None:
            if len(self._shops) > 300:
                self._shops.clear()
            found = self._counter(outlook).visit(trader)
            self._shops[key] = found
        return found

    def _counter(self, outlook: Outlook) -> Shop:
        return Shop(outlook, Prospects(outlook, self._memory))

    def _train(self, outlook: Outlook, options: Options) -> Answer:
        """Two answers where an Ability makes room: reckoned anew in between, the two would change places for ever."""
        shop = self._counter(outlook)
        wanted = shopping.wanted_training(shop)
        chosen, why = shopping.choose_training(shop, options, wanted)
        if wanted is not None and chosen.kind == "untrain":
            box = outlook.box
            self._write(self._number + 1, [Step("train", box.options["train"][box.copies[wanted.copy]], why)])
        return chosen, why

    # -- a turn --------------------------------------------------------------------------------------------------------

    def _take_turn(self, outlook: Outlook, options: Options) -> Answer:
        """Free steps first, then the plan, then whatever would be lost at the end of the turn."""
        table = outlook.table
        if self._turn != table.round:
            self._turn, self._steps = table.round, 0
            self._banned = set()
            self._opened = set()
            self._pass_over(outlook)
        self._steps += 1
        chosen = self._next_step(outlook, with_menus(outlook, options))
        menu = (standing(table, outlook.seat), chosen[0].key)
        if self._steps > MOST_STEPS or (chosen[0].kind in MENUS and menu in self._opened):
            return option_of(options, "end") or options[-1], END  # the same menu at the same point leads nowhere
        self._opened.add(menu)
        return chosen if chosen[0] in options else self._unfold(outlook, options, chosen)

    def _pass_over(self, outlook: Outlook) -> None:
        """Do without the first errand of the best plan, then of the next best: what is left is another way to go."""
        for _ in range(self._skipped):
            errands = self._journey(outlook).plan().errands
            if not errands:
                return
            self._banned.add((outlook.table.round, errands[0].space, errands[0].kind))

    def _unfold(self, outlook: Outlook, options: Options, chosen: Answer) -> Answer:
        """The answer to a menu that stands open."""
        inside = UNFOLDED[chosen[0].kind]
        within = (*[option for option in options if option.kind in inside], outlook.box.options["back"][0])
        found = self._walk(outlook, within) if chosen[0].kind == "walk" else self._use(outlook, within)
        return found if found[0] in options else (option_of(options, "end") or options[-1], END)

    def _next_step(self, outlook: Outlook, options: Options) -> Answer:
        end = option_of(options, "end") or options[-1]
        free = free_step(outlook, options)
        if free is not None:
            return free
        journey = self._journey(outlook)
        step = journey.step(options)
        if step is not None and step[0].kind != "use-menu":
            jump = self._jump(journey, options)
            return step if jump is None else jump
        if step is not None:
            return step
        jump = self._jump(journey, options)
        if jump is not None:
            return jump
        menu = option_of(options, "use-menu")
        if menu is not None and household.wanted_use(outlook, ending=True) is not None:
            return menu, household.USE_NOW
        return end, END

    def _jump(self, journey: Journey, options: Options) -> Answer | None:
        """A Teleport or a flight, where it leads to something so much better."""
        menu = option_of(options, "use-menu")
        if menu is not None and journey.teleport() is not None:
            return menu, journeys.TELEPORT
        griffin = option_of(options, "griffin-menu")
        if griffin is not None and journey.flight():
            return griffin, GRIFFIN
        return None

    def _use(self, outlook: Outlook, options: Options) -> Answer:
        """What the menu was opened for, found again by the same reasoning."""
        table = outlook.table
        found = household.wanted_use(outlook, ending=False)
        if found is not None and found in options:
            return found, household.USE_NOW
        if table.turn_state == OPEN and table.fight_kind == NO_FIGHT:
            journey = self._journey(outlook)
            tile = journey.move_tile()
            if tile is not None and tile in options:
                return tile, journeys.MOVES
            jump = journey.teleport()
            if jump is not None and jump[0] in options:
                return jump[0], journeys.TELEPORT
            found = household.wanted_use(outlook, ending=True)
            if found is not None and found in options:
                return found, household.USE_NOW
        return option_of(options, "back") or options[0], NOTHING_BETTER

    def _walk(self, outlook: Outlook, options: Options, *_: object) -> Answer:
        return self._journey(outlook).choose_walk(options)

    def _portal(self, outlook: Outlook, options: Options) -> Answer:
        return self._journey(outlook).choose_portal(options)

    def _teleport(self, outlook: Outlook, options: Options, effect: str, number: int, *_: object) -> Answer:
        return self._journey(outlook).choose_teleport(options, effect, number)

    def _griffin(self, outlook: Outlook, options: Options, *_: object) -> Answer:
        return self._journey(outlook).choose_flight(options)

    def _flee(self, outlook: Outlook, options: Options, *_: object) -> Answer:
        journey = self._journey(outlook)
        return journeys.choose_refuge(outlook, journey.chart, options)

    def _claim(self, outlook: Outlook, options: Options) -> Answer:
        return monsters.choose_claim(outlook, self._memory, options)

    def _culprit(self, outlook: Outlook, options: Options, form: int) -> Answer:
        return showdown.choose_culprit(outlook, self._memory, options, form)

    def _aspect(self, outlook: Outlook, options: Options) -> Answer:
        return showdown.choose_aspect(outlook, self._memory, options)

    def _trade_first(self, outlook: Outlook, options: Options) -> Answer:
        """Trade with more than can be carried, if that is worth the token."""
        trader = trader_at(outlook.table, outlook.table.space[outlook.seat])
        if self._shop(outlook, trader) > self._taste.carry_trade:
            return choose_source(outlook, options)[0], errands.TRADING
        return option_of(options, "leave") or options[-1], SOURCE


def affairs(table: EuthiaTable, seat: int) -> tuple[object, ...]:
    """All that the worth of an errand goes by: not where the Hero stands, nor its Move points and tokens."""
    return (
        table.round,
        table.health[seat],
        table.gold[seat],
        table.gaar[seat],
        table.dwurt[seat],
        table.reputation[seat],
        table.slots[seat],
        table.sacks[seat],
        table.pouch[seat],
        table.supply[seat],
        table.unlocked[seat],
        table.exhausted,
        table.set_gems,
        table.set_essences,
        table.tiles,
        table.hero_tokens,
        table.trade_tokens,
        table.interaction,
        table.burned,
        table.offers,
        table.encounter_cards,
        table.bounty,
        table.bounty_done,
        table.foe_space,
        tuple(table.foe_damage),
        table.foe_fought,
        tuple(table.tally),
        table.visits,
        table.legends,
        table.defended,
        table.evidence,
        table.revoked,
        table.quests[seat],
        table.own_deaths[seat],
        [len(zone.cards) for zone in table.zones],
    )


UNFOLDED: Final = {"walk": ("go",), "use-menu": USES}  # menus that stand open where they are short


def with_menus(outlook: Outlook, options: Options) -> Options:
    """The options, and those that would open the menus whose entries stand among them."""
    kinds = {option.kind for option in options}
    menus = [outlook.box.options[menu][0] for menu, inside in UNFOLDED.items() if not kinds.isdisjoint(inside)]
    return (*menus, *options)


# -- small answers -----------------------------------------------------------------------------------------------------


def free_step(outlook: Outlook, options: Options) -> Answer | None:
    """Coins for cards, Dwurt for Gaar, better Equipment, tiles that cost nothing."""
    found = household.coin(outlook, options)
    if found is not None:
        return found
    convert = option_of(options, "convert-gaar")
    if convert is not None:
        return convert, household.BREW
    arrange = option_of(options, "arrange")
    if arrange is not None and household.wanted_move(outlook) is not None:
        return arrange, household.WEAR
    menu = option_of(options, "use-menu")
    if menu is not None and household.wanted_use(outlook, ending=False) is not None:
        return menu, household.USE_NOW
    return None


def choose_before_combat(outlook: Outlook, options: Options) -> Answer:
    """The last moment for Equipment and for what works only outside Combat."""
    found = free_step(outlook, with_menus(outlook, options))
    if found is None:
        return option_of(options, "done") or options[0], battles.READY
    if found[0] in options:
        return found
    use = household.wanted_use(outlook, ending=False)
    return (use, found[1]) if use is not None and use in options else (options[-1], battles.READY)


def choose_source(outlook: Outlook, options: Options, *_: object) -> Answer:
    """Tiles first, then the token that was carried over."""
    for kind in ("pay-tile", "pay-carried", "pay-token"):
        found = option_of(options, kind)
        if found is not None:
            return found, SOURCE
    return options[0], SOURCE


def choose_carried(outlook: Outlook, options: Options) -> Answer:
    """The token that does most in the next turn."""
    for action in (COMBAT, TRADE, MINING):
        found = option_of(options, "carry", action)
        if found is not None:
            return found, CARRY
    return options[-1], CARRY


def choose_first(outlook: Outlook, options: Options, *_: object) -> Answer:
    """Places to be covered are all alike: nobody knows the next tile."""
    return options[0], REVEAL


def choose_guarded(outlook: Outlook, options: Options) -> Answer:
    return option_of(options, "take") or options[0], TAKE


def choose_cart(outlook: Outlook, options: Options) -> Answer:
    return option_of(options, "cart") or options[0], household.CART


def choose_dwurt_die(outlook: Outlook, options: Options) -> Answer:
    """Face the Dwurt die unless that costs more than a Dwurt.  [EU-SKO-07, EU-SKO-08]"""
    table, seat = outlook.table, outlook.seat
    value = max(0, table.dwurt_die[seat] - permanent(table, seat, "dwurt_lower"))
    dwurt, silver, gold, reputation, injuries = DWURT_TABLE[min(value, 5)]
    injuries = max(0, injuries - permanent(table, seat, "dwurt_guard"))
    worth = outlook.more_gaar(dwurt) - reputation - injuries * outlook.taste.health
    if not outlook.shared:
        worth += silver * outlook.card(False) + gold * outlook.card(True)
    if injuries >= table.health[seat]:
        worth -= 1.0 + outlook.taste.death / 2
    if worth >= -outlook.gaar:
        return option_of(options, "resolve-dwurt") or options[0], RESOLVE
    return option_of(options, "avoid-dwurt") or options[0], AVOID


def choose_hero(outlook: Outlook, options: Options) -> Answer:
    return min(options, key=lambda option: FAVOURITES.index(HEROES[option.value])), HERO


def choose_harmful(outlook: Outlook, options: Options, *_: object) -> Answer:
    """The card that would hurt most, or does."""
    cards = [option for option in options if option.kind == "discard-card" or option.kind.startswith("play-")]
    if not cards:
        return options[0], LOOK
    return max(cards, key=lambda option: harm_of(outlook, option)), LOOK


def harm_of(outlook: Outlook, option: Option) -> int:
    return HARM.get(outlook.box.cards[option.value].key, 0)


def choose_cache(outlook: Outlook, options: Options, *_: object) -> Answer:
    """The Gold cache first."""
    return options[-1], LOOK


def choose_order(outlook: Outlook, options: Options, *_: object) -> Answer:
    """What hurts most goes to the bottom, the rest stays on top."""
    worst = max(options, key=lambda option: (option.kind == "to-bottom", harm_of(outlook, option)))
    if harm_of(outlook, worst) >= HARM["healing"]:
        return worst, LOOK
    return min(options, key=lambda option: (option.kind != "to-top", harm_of(outlook, option))), LOOK


OWN: Final[dict[str, Callable[..., Answer]]] = {
    "turn": Greedy._take_turn,
    "use": Greedy._use,
    "walk": Greedy._walk,
    "portal": Greedy._portal,
    "teleport": Greedy._teleport,
    "griffin": Greedy._griffin,
    "flee": Greedy._flee,
    "claim": Greedy._claim,
    "trade-first": Greedy._trade_first,
    "culprit": Greedy._culprit,
    "aspect": Greedy._aspect,
    "train": Greedy._train,
}

IN_COMBAT: Final[dict[str, Callable[..., Answer]]] = {
    "combat-setup": battles.choose_setup,
    "first-strike": battles.choose_first_strike,
    "healing": battles.choose_healing,
    "before-monster": battles.choose_before_monster,
    "duel": battles.choose_duel,
    "after-monster": battles.choose_after_monster,
    "before-hero": battles.choose_before_hero,
    "attack": battles.choose_attack,
    "hero-roll": battles.choose_hero_roll,
    "play-before": monsters.choose_play,
    "monster-duel": monsters.choose_monster_duel,
    "play-curse": monsters.choose_curse,
    "soul-control": monsters.choose_soul_control,
}

AT_A_TRADER: Final[dict[str, Callable[..., Answer]]] = {
    "trade": shopping.choose_trade,
    "sell": shopping.choose_sale,
    "keep-hero-tile": shopping.choose_hero_tile,
    "unlock": shopping.choose_unlock,
}

ANSWERS: Final[dict[str, Callable[..., Answer]]] = {
    "before-combat": choose_before_combat,
    "action-source": choose_source,
    "combat-source": choose_source,
    "moves-source": choose_source,
    "carry-over": choose_carried,
    "dwurt-die": choose_dwurt_die,
    "supplies": household.choose_supplies,
    "hero": choose_hero,
    "reveal": choose_first,
    "landing": journeys.choose_landing,
    "volcano": revocation.choose_volcano,
    "revoke": revocation.choose_price,
    "guarded-treasure": choose_guarded,
    "trophy": battles.choose_trophy,
    "roll": rolls.choose_roll,
    "payment": household.choose_payment,
    "informant": doom.choose_informant,
    "initiative": showdown.choose_initiative,
    "golem-goal": golem.choose_way,
    "golem-step": golem.choose_way,
    "defense": golem.choose_payment,
    "give-gem": household.choose_payment,
    "griffin-price": household.choose_payment,
    "give-card": household.choose_discard,
    "give-silver": household.choose_discard,
    "hand-limit": household.choose_discard,
    "choose-gem": household.choose_gem,
    "choose-essence": household.choose_essence,
    "choose-power": household.choose_essence,
    "choose-treasure": household.choose_tile,
    "ore": household.choose_tile,
    "cart": choose_cart,
    "place": household.choose_place,
    "arrange": household.choose_arrangement,
    "move-thing": household.choose_new_place,
    "resource": shopping.choose_resource,
    "train-slot": shopping.choose_training_slot,
    "foe-card": choose_harmful,
    "cancel-play": choose_harmful,
    "cache-pick": choose_harmful,
    "look-cache": choose_cache,
    "cache-order": choose_order,
}
