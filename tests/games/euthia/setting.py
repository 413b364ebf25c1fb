"""Set a table, play something, look at it: what the rule tests of Euthia are written with.

    game = a_table(heroes=["maeldur", "ael"], gold=7, at="i_e1-a", map={"i_e1": (3, 0)}, offers={"merchants": [KEY]})
    game.play("trade", "buy:KEY", "end-trade")
    assert game.gold == 3

``a_table`` takes the game's own set-up and then lays what the test names; everything else stays where it is, and what
is laid out leaves its stack, so that nothing is ever there twice. It begins with seat 0's turn.

``a_fight`` begins with a Combat against a normal Monster on seat 0's hex:

    figures = {"monsters": {"dragonfly": {"health": 6}}}
    game = a_fight("dragonfly", figures=figures, hero_dice=[6, 4], monster_dice=[1, 2])
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from tests.games.setting import AnySitting, Loads, dealt, go_on, set_figures
from tests.games.setting import Figures as Figures

from muster.games.euthia.content.loading import box_of, load_box
from muster.games.euthia.content.option_book import HEX_LETTERS, THING_NAMES, thing_key
from muster.games.euthia.content.pieces import (
    ACTIONS,
    ELEMENTS,
    ESSENCE_THING,
    GEM_THING,
    GEMS,
    HEROES,
    NOTHING,
    THING,
    TRADERS,
    TROPHY_THING,
    Box,
    Tile,
)
from muster.games.euthia.game import GAME
from muster.games.euthia.phases.decks import fill_top
from muster.games.euthia.phases.free_actions import open_encounter
from muster.games.euthia.phases.moving import put_tile
from muster.games.euthia.places import church
from muster.games.euthia.queries import free_slots, max_health
from muster.games.euthia.setup import take_hero
from muster.games.euthia.state import (
    BOUNTY_DECK,
    CHAPTER,
    COMBAT_DECK,
    CONTROL_DECK,
    CONTROL_DISCARD,
    ENCOUNTER_DECK,
    GOLD_CACHE,
    GOLD_DECK,
    MONSTER_DECK,
    MONSTER_TOP,
    REWARD_STACK,
    SILVER_CACHE,
    SILVER_DECK,
    TERRAIN_STACK,
    TRADE_STACK,
    TREASURE_STACK,
    EuthiaTable,
    control_hand,
    gold_hand,
    silver_hand,
)
from muster.kernel.chance import LoadedChance
from muster.kernel.match import new_match
from muster.kernel.zones import Zone

NAME = "euthia"
FIRST_FIGURES = Path(__file__).parent / "first_figures"
MADE_UP = 1000  # anchors of tiles that a test lays without saying where: far away from everything
# Figures of a Monster that brings neither cards nor tokens.
EMPTY_HANDED: Mapping[str, Any] = {"silver_cards": 0, "gold_cards": 0, "chaos": 0, "gaar": 0}

# What does least, the first that is offered.
QUIET = [
    "pass",
    "done",
    "end",
    "end-trade",
    "back",
    "no-strike",
    "no-claim",
    "no-trophy",
    "keep-none",
    "leave",
    "no-cart",
    "avoid-dwurt",
    "discard",
    "to-sack",
    "to-pouch",
]


class Sitting(AnySitting):
    """A match under test, seen from one seat (seat 0 unless said otherwise)."""

    quiet = QUIET

    @property
    def table(self) -> EuthiaTable:
        table = self.match.table
        assert isinstance(table, EuthiaTable)
        return table

    @property
    def box(self) -> Box:
        return self.table.box

    # -- playing -------------------------------------------------------------------------------------------------

    def load(self, stream: str, *values: int | str) -> Sitting:
        """Load luck: ``load("hero", 6, 1)`` (a Hero's dice), ``load("monster", 3, 4)``, ``load("quests", KEY)``."""
        chance = self.table.chance
        assert isinstance(chance, LoadedChance)
        chance.load(stream, numbers(self.box, stream, values))
        return self

    def until_asked(self, seat: int, *prompts: str, most: int = 400) -> Sitting:
        """As ``until``, up to one of these prompts for a seat."""
        return self.step_until(
            lambda: self.asked == seat and self.prompt in prompts, f"one of {prompts} for seat {seat}", most
        )

    def to_round(self, number: int) -> Sitting:
        """Do as little as possible until a round has begun."""
        return self.step_until(lambda: self.table.round >= number, f"round {number}", 2000)

    def show_quests(self, encounter: str, *, open: Sequence[str], deck: Sequence[str] = ()) -> Sitting:
        """Lay the cards of an Encounter: those that lie open, and what is left of its deck."""
        numbers = {quest.key: quest.id for quest in self.box.quests}
        at = next(record.id for record in self.box.encounters if record.key == encounter)
        self.table.encounters_out |= 1 << at
        self.table.encounter_cards = _with(self.table.encounter_cards, at, tuple([numbers[key] for key in open]))
        self.table.zones[ENCOUNTER_DECK + at] = Zone(tuple(sorted([numbers[key] for key in deck])))
        self.table.listed, self.match._decision = (None,) * len(self.table.questions), None  # list options anew
        return self

    def run(self, step: str, *arguments: Any) -> Sitting:
        """Throw away what is open and run a step of the rules by its name, up to the next question."""
        self.table.agenda.clear()
        self.table.questions, self.table.listed = (), ()
        self.table.then(self.table.game.steps[step], *arguments)
        go_on(self.match)
        return self

    # -- looking -------------------------------------------------------------------------------------------------

    def hero(self, seat: int | None = None) -> dict[str, Any]:
        """A Hero as everybody sees it."""
        heroes: list[dict[str, Any]] = self.view["heroes"]
        return heroes[self.seat if seat is None else seat]

    @property
    def gold(self) -> int:
        return self.table.gold[self.seat]

    @property
    def reputation(self) -> int:
        return self.table.reputation[self.seat]

    @property
    def health(self) -> int:
        return self.table.health[self.seat]

    @property
    def moves(self) -> int:
        return self.table.moves[self.seat]

    @property
    def gaar(self) -> int:
        return self.table.gaar[self.seat]

    @property
    def place(self) -> str:
        """Where the own Hero stands: ``"i_e1-a"``."""
        return self.place_of(self.seat)

    def place_of(self, seat: int) -> str:
        return self.name_of(self.table.space[seat])

    def name_of(self, space: int) -> str:
        """A space by Map tile and hex."""
        if space == NOTHING:
            return ""
        return f"{self.box.map_tiles[self.table.tiles[space >> 2]].key}-{HEX_LETTERS[space & 3]}"

    def space(self, name: str) -> int:
        """The number of a space: ``space("i_e1-centre")``."""
        return space_called(self.table, name)

    @property
    def uses(self) -> list[str]:
        """What can be used outside Combat: tiles, goods, Gems, Essences."""
        return [key for key in self.keys if key.partition(":")[0] in ("use", "drink", "flip", "burn", "use-menu")]

    @property
    def ways(self) -> list[str]:
        """Where the Hero may walk."""
        return [key for key in self.keys if key.partition(":")[0] in ("go", "walk")]

    @property
    def sales(self) -> list[str]:
        """What can be sold."""
        return [key for key in self.keys if key.partition(":")[0] in ("sell", "sell-menu")]

    def equipped(self, seat: int | None = None) -> list[str]:
        """Keys of the tiles on a Hero board."""
        row = self.table.slots[self.seat if seat is None else seat]
        return [self.box.tile(copy).key for copy in row if copy != NOTHING]

    def sacks(self, seat: int | None = None) -> list[str]:
        """Keys of the things in Sacks: tiles, ``gem-ruby``, ``essence-fire``, ``trophy-...``, ``gaar``."""
        return [thing_key(self.box, thing) for thing in self.table.sacks[self.seat if seat is None else seat]]

    def pouch(self, seat: int | None = None) -> list[str]:
        """Keys of the things in Gem/Essence slots."""
        return [thing_key(self.box, thing) for thing in self.table.pouch[self.seat if seat is None else seat]]

    def supply(self, seat: int | None = None) -> list[str]:
        """Unveiled Hero tiles beside the board."""
        return [self.box.tile(copy).key for copy in self.table.supply[self.seat if seat is None else seat]]

    def silver(self, seat: int | None = None) -> list[str]:
        """Silver cards in a hand."""
        hand = self.table.zones[silver_hand(self.table, self.seat if seat is None else seat)].cards
        return [self.box.cards[card].key for card in hand]

    def gold_cards(self, seat: int | None = None) -> list[str]:
        """Gold cards in a hand."""
        hand = self.table.zones[gold_hand(self.table, self.seat if seat is None else seat)].cards
        return [self.box.cards[card].key for card in hand]

    def is_exhausted(self, tile: str) -> bool:
        """Is the (first) equipped copy of a tile exhausted?"""
        return bool(self.table.exhausted >> self.copy(tile) & 1)

    def copy(self, tile: str, seat: int | None = None) -> int:
        """The number of the copy of a tile that lies on a board, in a Sack or in the supply of a seat."""
        who = self.seat if seat is None else seat
        rows = (self.table.slots[who], self.table.sacks[who], self.table.supply[who], self.table.loose[who])
        for copy in [copy for row in rows for copy in row]:
            if copy != NOTHING and copy < THING and self.box.tile(copy).key == tile:
                return copy
        raise AssertionError(f"seat {who} has no {tile}")

    def monster(self) -> str:
        """The Monster that is fought now."""
        return self.box.monsters[self.table.monster].key if self.table.monster != NOTHING else ""


# -- boxes -------------------------------------------------------------------------------------------------------------


@cache
def the_box(pack: str | Path | None = None) -> Box:
    """A box by its pack; without one the figures that the rule tests are written with, whatever is tuned since."""
    return load_box(FIRST_FIGURES if pack is None else pack)


def box_with(figures: Figures, pack: str | Path | None = None) -> Box:
    """A box with other figures on some pieces, for examples that name their own.

    Tables are ``monsters``, ``tiles``, ``map_tiles``, ``heroes``, ``quests``, ``cards``, ``scenarios`` (by key) and
    ``box`` (with the key ``"*"``); fields are those of ``content.pieces``. Options of uses are entered when the box is
    laid out: change the effects of a use, not the number of uses.
    """
    box = box_of(the_box(pack).pack)
    set_figures(box, figures)
    return box


# The streams of luck, and the pieces that they bring; dice are "hero" and "monster" (see ``chance.die`` in the rules).
STREAMS = {
    "monsters": "monsters",
    "bounties": "monsters",
    "quests": "quests",
    "legends": "quests",
    "map": "map_tiles",
    "scenario": "scenario_cards",
}


def numbers(box: Box, stream: str, values: Sequence[int | str]) -> list[int]:
    """What is loaded into a stream of luck: faces as they are, pieces by their keys, copies of tiles in order."""
    found: list[int] = []
    for value in values:
        if isinstance(value, int):
            found.append(value)
        elif stream in STREAMS:
            found.append(next(piece.id for piece in getattr(box, STREAMS[stream]) if piece.key == value))
        else:
            found.append(next(at for at in copies_of(box, value) if at not in found))
    return found


def copies_of(box: Box, tile: str) -> list[int]:
    """All copies of a tile in the box."""
    kind = kind_of(box, tile).id
    return [at for at, other in enumerate(box.copies) if other == kind]


def kind_of(box: Box, tile: str) -> Tile:
    return next(record for record in box.tiles if record.key == tile)


def thing_called(box: Box, name: str, taken: Sequence[int] = ()) -> int:
    """A thing by its key: a tile (a copy that is free), ``gem-ruby``, ``essence-fire``, ``trophy-KEY``, ``gaar``."""
    tokens = {key: thing for thing, key in THING_NAMES.items()}
    if name in tokens:
        return tokens[name]
    if name.startswith("gem-"):
        return GEM_THING + GEMS.index(name[4:])
    if name.startswith("essence-"):
        return ESSENCE_THING + ELEMENTS.index(name[8:])
    if name.startswith("trophy-"):
        return TROPHY_THING + next(monster.id for monster in box.monsters if monster.key == name[7:])
    return next(copy for copy in copies_of(box, name) if copy not in taken)


def space_called(table: EuthiaTable, name: str) -> int:
    key, letter = name.rsplit("-", 1)
    if key == "church":
        return church(table)
    tile = next(tile.id for tile in table.box.map_tiles if tile.key == key)
    return 4 * table.tiles.index(tile) + HEX_LETTERS.index(letter)


# -- tables ------------------------------------------------------------------------------------------------------------


def a_new_game(
    *,
    seats: int = 2,
    options: Mapping[str, object] | None = None,
    loads: Loads | None = None,
    figures: Figures | None = None,
    seed: int = 1,
) -> Sitting:
    """A game from the box, set up by its own steps with loaded luck, at the first question; seen by who begins."""
    box = box_with(figures) if figures else the_box()
    chosen = GAME.checked_options(options, seats)
    chance = LoadedChance({stream: numbers(box, stream, values) for stream, values in (loads or {}).items()}, seed)
    match = dealt(GAME, seats, chosen, chance, box)
    assert isinstance(match.table, EuthiaTable)
    return Sitting(match, match.table.first)


def a_table(
    *,
    seats: int = 2,
    scenario: str = "the-hunt",
    options: Mapping[str, object] | None = None,
    heroes: Sequence[str] = ("maeldur", "ael", "dral", "keleia"),
    others: Mapping[int, Mapping[str, Any]] | None = None,
    health: int | None = None,
    gold: int = 0,
    reputation: int = 0,
    gaar: int = 0,
    dwurt: int | None = None,
    dwurt_die: int = 0,
    tiles: Sequence[str] = (),
    bare: bool = False,
    unlocked: Sequence[int] = (),
    exhausted: Sequence[str] = (),
    supply: Sequence[str] = (),
    sacks: Sequence[str] = (),
    pouch: Sequence[str] = (),
    gems: Sequence[tuple[str, str]] = (),
    essences: Sequence[tuple[str, str]] = (),
    silver: Sequence[str] = (),
    gold_cards: Sequence[str] = (),
    control: int = 0,
    tokens: Sequence[str] | None = None,
    carried: str = "",
    moves: int = 0,
    at: str = "church-centre",
    map: Mapping[str, tuple[int, int] | None] | None = None,
    stack: Sequence[str] | None = None,
    liberated: Mapping[str, int] | None = None,
    traded: Mapping[str, int] | None = None,
    visited: Mapping[str, Sequence[int]] | None = None,
    offers: Mapping[str, Sequence[str]] | None = None,
    top: Mapping[int, str] | None = None,
    silver_deck: Sequence[str] | None = None,
    gold_deck: Sequence[str] | None = None,
    silver_cache: Sequence[str] = (),
    gold_cache: Sequence[str] = (),
    combat_deck: Sequence[tuple[int, int]] = (),
    bounty: str = "",
    round: int = 1,
    first: int = 0,
    active: int = 0,
    fields: Mapping[str, Any] | None = None,
    loads: Loads | None = None,
    figures: Figures | None = None,
    pack: str | Path | None = None,
    start: str = "take_turn",
    arguments: Sequence[Any] = (),
    seed: int = 1,
) -> Sitting:
    """A table with what the test names, just before the step ``start`` runs; the test sits on seat 0.

    ``heroes`` are dealt to the seats. Seat 0's Hero gets ``gold``, ``reputation``, ``gaar`` ..., ``tiles`` on fitting
    free slots of the board (slots that are locked are unlocked; ``bare`` takes the starting tiles away first),
    ``supply`` (unveiled Hero tiles), ``sacks`` and ``pouch`` (things by key: ``"healing_potion"``, ``"gem-ruby"``,
    ``"essence-fire"``, ``"trophy-KEY"``, ``"gaar"``, tiles), ``gems`` and ``essences`` set on tiles
    (``[("TILE", "ruby")]``), cards in hand, ``control`` cards, Action ``tokens`` (names; default all), a ``carried``
    one, ``moves``; ``health`` is full unless given. ``others`` gives other seats the same fields
    (``{1: {"gold": 3, "at": "i_f1-b"}}``; they stand in the Church too).

    ``map`` lays Map tiles (at an anchor, or by itself far away with ``None``); ``at`` is where seat 0 stands
    (``"church-centre"`` or ``"TILE-a"``); ``stack`` names the Map tiles that come next; ``liberated`` puts Hero tokens
    (``{"TILE-a": 0}``), ``traded`` trade tokens, ``visited`` interaction tokens (seats). ``offers`` sets the open tiles
    of traders (the rest of the row is empty), ``top`` the top Monster per level, ``silver_deck`` and ``gold_deck`` the
    next cards, the caches their cards (top first), ``combat_deck`` the next Combat cards by their dice, ``bounty`` the
    open Elite Monster. ``fields`` sets plain fields of the state. ``loads`` loads luck. ``start`` is a step
    ("take_turn", "start_round", "end_round", ...) with ``arguments``.
    """
    box = box_with(figures, pack) if figures else the_box(pack)
    match = new_match(GAME, seats, str(seed), {"scenario": scenario, **(options or {})}, box, events=True)
    table = match.table
    assert isinstance(table, EuthiaTable)
    table.agenda.clear()
    table.questions, table.listed = (), ()
    table.round, table.first, table.active = round, first, active
    table.tokens = [0] * seats
    _lay_map(table, map or {}, stack)
    own: dict[str, Any] = {
        "health": health,
        "gold": gold,
        "reputation": reputation,
        "gaar": gaar,
        "dwurt": dwurt,
        "dwurt_die": dwurt_die,
        "tiles": tiles,
        "bare": bare,
        "unlocked": unlocked,
        "exhausted": exhausted,
        "supply": supply,
        "sacks": sacks,
        "pouch": pouch,
        "gems": gems,
        "essences": essences,
        "silver": silver,
        "gold_cards": gold_cards,
        "control": control,
        "tokens": tokens,
        "carried": carried,
        "moves": moves,
        "at": at,
    }
    _deal_heroes(table, heroes)
    _lay_cards(table, silver_deck, gold_deck, silver_cache, gold_cache)
    _lay_combat_cards(table, combat_deck)
    for trader, row in (offers or {}).items():
        _lay_offer(table, TRADERS.index(trader), row)
    for seat in range(seats):
        _lay_hero(table, seat, own if seat == 0 else (others or {}).get(seat, {}))
    for level, monster in (top or {}).items():
        _put_on_top(table, level, monster)
    if bounty:
        _reveal_bounty(table, bounty)
    for name, seat in (liberated or {}).items():
        table.hero_tokens = _with(table.hero_tokens, space_called(table, name), seat)
    for name, seat in (traded or {}).items():
        table.trade_tokens = _with(table.trade_tokens, space_called(table, name), seat)
    for name, visitors in (visited or {}).items():
        counted = tuple([visitors.count(seat) for seat in range(seats)])
        table.interaction = _with(table.interaction, space_called(table, name), counted)
    for field, value in (fields or {}).items():
        assert hasattr(table, field), f"there is no field {field}"
        setattr(table, field, value)
    streams = {stream: numbers(box, stream, values) for stream, values in (loads or {}).items()}
    table.chance = LoadedChance(streams, seed)
    table.then(table.game.steps[start], *arguments)
    go_on(match)
    return Sitting(match, 0)


def a_fight(
    monster: str,
    *,
    hero_dice: Sequence[int] = (),
    monster_dice: Sequence[int] = (),
    at: str = "",
    map: Mapping[str, tuple[int, int] | None] | None = None,
    loads: Loads | None = None,
    **given: Any,
) -> Sitting:
    """``a_table`` at the beginning of a Combat with a normal Monster: seat 0 stands on a hex with one of its level.

    ``hero_dice`` and ``monster_dice`` load the dice of both sides. ``at`` names a hex of a tile on ``map`` with a
    Monster of that level; without it the first such hex of the box is laid out for the fight.
    """
    box = the_box(given.get("pack"))
    level = next(record.level for record in box.monsters if record.key == monster)
    lands = dict(map or {})
    if not at:
        lair = next(
            (tile.key, letter)
            for tile in box.map_tiles
            if tile.centre == NOTHING and tile.scenario == ""
            for letter, hex in zip(HEX_LETTERS, tile.hexes, strict=False)
            if hex.level == level
        )
        lands.setdefault(lair[0], None)
        at = "-".join(lair)
    streams: dict[str, Sequence[int | str]] = {"hero": hero_dice, "monster": monster_dice, **(loads or {})}
    top = {level: monster, **given.pop("top", {})}
    given.setdefault("stack", ())
    return a_table(at=at, map=lands, loads=streams, top=top, start="start_combat", arguments=(0, -1, 1), **given)


def _with(row: tuple[Any, ...], at: int, value: Any) -> tuple[Any, ...]:
    return (*row[:at], value, *row[at + 1 :])


def _without(table: EuthiaTable, zone: int, card: int) -> bool:
    """Take a card out of a zone, if it is there."""
    cards = table.zones[zone].cards
    if card not in cards:
        return False
    at = cards.index(card)
    table.zones[zone] = Zone(cards[:at] + cards[at + 1 :])
    return True


def _lay_map(table: EuthiaTable, lands: Mapping[str, tuple[int, int] | None], stack: Sequence[str] | None) -> None:
    keys = {tile.key: tile.id for tile in table.box.map_tiles}
    far = 0
    for key, anchor in lands.items():
        tile = keys[key]
        for chapter in range(5):
            _without(table, CHAPTER + chapter, tile)
        if anchor is None:
            far += 1
            anchor = (MADE_UP * far, MADE_UP * far)
        assert (anchor[0] - anchor[1]) % 3 == 0, f"{key}: no tile can lie at {anchor}"
        put_tile(table, tile, anchor)
        table.then(open_encounter, tile)
        table.advance()
    if stack is not None:
        for chapter in range(5):
            table.zones[CHAPTER + chapter] = Zone(())
        table.zones[CHAPTER] = Zone(tuple([keys[key] for key in stack]))


def _deal_heroes(table: EuthiaTable, heroes: Sequence[str]) -> None:
    table.set_gems, table.set_essences, table.exhausted = (), (), 0
    for seat in range(table.seats):
        take_hero(table, seat, HEROES.index(heroes[seat]))
        table.gaar[seat] = table.gold[seat] = table.reputation[seat] = table.moves[seat] = 0
        table.sacks[seat] = table.pouch[seat] = table.loose[seat] = table.supply[seat] = ()
        for own, deck in ((silver_hand(table, seat), SILVER_DECK), (gold_hand(table, seat), GOLD_DECK)):
            table.zones[deck] = Zone(table.zones[deck].cards + table.zones[own].cards)
            table.zones[own] = Zone(())
        if table.zones[CONTROL_DECK].cards or table.zones[CONTROL_DISCARD].cards:
            table.zones[control_hand(table, seat)] = Zone(())
    if table.seats > 2 and not table.cooperative:
        table.zones[CONTROL_DECK] = Zone(tuple(sorted([hero for hero in table.heroes for _ in range(2)])))
        table.zones[CONTROL_DISCARD] = Zone(())


def _lay_cards(
    table: EuthiaTable,
    silver_deck: Sequence[str] | None,
    gold_deck: Sequence[str] | None,
    silver_cache: Sequence[str],
    gold_cache: Sequence[str],
) -> None:
    for deck, store, on_deck, cached in (
        (SILVER_DECK, SILVER_CACHE, silver_deck, silver_cache),
        (GOLD_DECK, GOLD_CACHE, gold_deck, gold_cache),
    ):
        table.zones[deck] = Zone(table.zones[deck].cards + table.zones[store].cards)
        table.zones[store] = Zone(())
        for key in cached:
            card = _card(table, key)
            assert _without(table, deck, card), f"no {key} left"
            table.zones[store] = Zone((*table.zones[store].cards, card))
        on_top = [_card(table, key) for key in on_deck or ()]
        for card in on_top:
            assert _without(table, deck, card), f"no {table.box.cards[card].key} left"
        table.zones[deck] = Zone((*on_top, *table.zones[deck].cards))


def _lay_combat_cards(table: EuthiaTable, faces: Sequence[tuple[int, int]]) -> None:
    for left, right in reversed(faces):
        card = next(card.id for card in table.box.combat_cards if (card.left, card.right) == (left, right))
        assert _without(table, COMBAT_DECK, card), f"no Combat card {left}/{right} left"
        table.zones[COMBAT_DECK] = Zone((card, *table.zones[COMBAT_DECK].cards))


def _card(table: EuthiaTable, key: str) -> int:
    return next(card.id for card in table.box.cards if card.key == key)


def _take(table: EuthiaTable, thing: int) -> None:
    """A tile leaves wherever it lies."""
    zones = (*range(TRADE_STACK, TRADE_STACK + 3), *range(TERRAIN_STACK, TERRAIN_STACK + 3))
    for zone in (*zones, *range(TREASURE_STACK, TREASURE_STACK + 3), *range(REWARD_STACK, REWARD_STACK + 3)):
        _without(table, zone, thing)
    table.offers = tuple([tuple([NOTHING if copy == thing else copy for copy in row]) for row in table.offers])
    for seat in range(table.seats):
        table.veiled[seat] = tuple([copy for copy in table.veiled[seat] if copy != thing])


def _owned(table: EuthiaTable) -> list[int]:
    """Copies that a Hero has already."""
    found: list[int] = []
    for seat in range(table.seats):
        for row in (table.slots[seat], table.sacks[seat], table.supply[seat], table.loose[seat]):
            found.extend([thing for thing in row if thing != NOTHING and thing < THING])
    return found


def _lay_offer(table: EuthiaTable, trader: int, row: Sequence[str]) -> None:
    zone = TRADE_STACK + trader
    back = tuple([copy for copy in table.offers[trader] if copy != NOTHING])
    table.zones[zone] = Zone(tuple(sorted((*table.zones[zone].cards, *back))))
    found: list[int] = []
    for key in row:
        copy = next(copy for copy in copies_of(table.box, key) if copy in table.zones[zone].cards)
        _without(table, zone, copy)
        found.append(copy)
    filled = (*found, *[NOTHING] * (table.box.offer_size - len(found)))
    table.offers = (*table.offers[:trader], filled, *table.offers[trader + 1 :])


def _lay_hero(table: EuthiaTable, seat: int, given: Mapping[str, Any]) -> None:
    box = table.box
    if given.get("bare"):
        gone = [copy for copy in table.slots[seat] if copy != NOTHING]
        table.veiled[seat] = tuple(sorted((*gone, *table.veiled[seat])))
        table.slots[seat] = (NOTHING,) * len(table.slots[seat])
    for slot in given.get("unlocked", ()):
        table.unlocked[seat] |= 1 << slot
    for key in given.get("tiles", ()):
        _equip(table, seat, key)
    for field in ("supply", "sacks", "pouch"):
        row: list[int] = []
        for key in given.get(field, ()):
            thing = thing_called(box, key, [*_owned(table), *row])
            if thing < THING:
                _take(table, thing)
            elif thing >= TROPHY_THING:
                for level in range(3):
                    _without(table, MONSTER_DECK + level, thing - TROPHY_THING)
                    if _without(table, MONSTER_TOP + level, thing - TROPHY_THING):
                        fill_top(table, level + 1)
            row.append(thing)
        getattr(table, field)[seat] = tuple(row if field == "supply" else sorted(row))
    for tile, gem in given.get("gems", ()):
        table.set_gems = (*table.set_gems, (_copy_on(table, seat, tile), GEMS.index(gem), 1))
    for tile, element in given.get("essences", ()):
        table.set_essences = (*table.set_essences, (_copy_on(table, seat, tile), ELEMENTS.index(element)))
    for tile in given.get("exhausted", ()):
        table.exhausted |= 1 << _copy_on(table, seat, tile)
    for field in ("gold", "reputation", "gaar", "dwurt_die", "moves"):
        getattr(table, field)[seat] = given.get(field, 0)
    if given.get("dwurt") is not None:
        table.dwurt[seat] = given["dwurt"]
    health = given.get("health")
    table.health[seat] = max_health(table, seat) if health is None else health
    for field, deck, hand in (
        ("silver", SILVER_DECK, silver_hand(table, seat)),
        ("gold_cards", GOLD_DECK, gold_hand(table, seat)),
    ):
        for key in given.get(field, ()):
            assert _without(table, deck, _card(table, key)), f"no {key} left"
            table.zones[hand] = Zone(tuple(sorted((*table.zones[hand].cards, _card(table, key)))))
    for _ in range(given.get("control", 0)):
        assert _without(table, CONTROL_DECK, table.heroes[seat]), "no Control card left"
        held = table.zones[control_hand(table, seat)].cards
        table.zones[control_hand(table, seat)] = Zone((*held, table.heroes[seat]))
    tokens = given.get("tokens")
    table.tokens[seat] = 0b111 if tokens is None else sum(1 << _action(name) for name in tokens)
    carried = given.get("carried", "")
    table.carried[seat] = _action(carried) if carried else NOTHING
    table.space[seat] = space_called(table, given.get("at", "church-centre"))


def _action(name: str) -> int:
    return ACTIONS.index(name)


def _equip(table: EuthiaTable, seat: int, key: str) -> None:
    copy = thing_called(table.box, key, _owned(table))
    tile = table.box.tile(copy)
    _take(table, copy)
    if not free_slots(table, seat, tile):
        table.unlocked[seat] = (1 << len(table.slots[seat])) - 1
    slots = free_slots(table, seat, tile)
    assert slots, f"no free slot for {key}; use bare=True"
    table.slots[seat] = _with(table.slots[seat], slots[0], copy)


def _copy_on(table: EuthiaTable, seat: int, key: str) -> int:
    return next(copy for copy in table.slots[seat] if copy != NOTHING and table.box.tile(copy).key == key)


def _put_on_top(table: EuthiaTable, level: int, key: str) -> None:
    monster = next(record.id for record in table.box.monsters if record.key == key)
    top, deck = MONSTER_TOP + level - 1, MONSTER_DECK + level - 1
    table.zones[deck] = Zone(tuple(sorted(table.zones[deck].cards + table.zones[top].cards)))
    assert _without(table, deck, monster), f"{key} is not in the deck of level {level}"
    table.zones[top] = Zone((monster,))


def _reveal_bounty(table: EuthiaTable, key: str) -> None:
    monster = next(record.id for record in table.box.monsters if record.key == key)
    level = table.box.monsters[monster].level
    _without(table, BOUNTY_DECK + level - 1, monster)
    if table.bounty not in (NOTHING, monster):
        back = BOUNTY_DECK + table.box.monsters[table.bounty].level - 1
        table.zones[back] = Zone(tuple(sorted((*table.zones[back].cards, table.bounty))))
    table.bounty = monster
