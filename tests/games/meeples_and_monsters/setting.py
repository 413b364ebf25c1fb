"""Set a table, play something, look at it: what the rule tests of Meeples & Monsters are written with.

    game = a_table(tavern="2 peasant 1 mage", city={"villages": ["skeleton"]}, hand=["bone_collector"])
    game.play("fight:skeleton", "unit:peasant", "unit:peasant", "confirm")
    assert game.score == 1

``a_table`` takes the game's own set-up and then lays what the test names; everything else stays where it is, and the
supply, the decks and the piles give what was laid out, so that nothing is ever there twice.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from tests.games.setting import AnySitting, Loads, dealt, go_on

import muster
from muster.games.meeples_and_monsters.content.pieces import (
    BASIC,
    CLASSES,
    DISTRICTS,
    MEEPLES,
    Box,
)
from muster.games.meeples_and_monsters.phases.draw_phase import begin_bonuses
from muster.games.meeples_and_monsters.state import (
    DISPLAY,
    MONSTERS_1,
    NOTHING,
    QUEST_DECK,
    QUEST_DISCARD,
    ROOM_STACK,
    TILE_STACK,
    MeeplesTable,
    completed,
    hand,
)
from muster.kernel.chance import LoadedChance
from muster.kernel.match import new_match
from muster.kernel.zones import EMPTY, Zone

NAME = "meeples-and-monsters"
FIRST_FIGURES = Path(__file__).parent / "first_figures"
Counts = str | Mapping[str, int]


def counts_of(given: Counts) -> list[int]:
    """``"2 peasant 1 mage"`` or ``{"peasant": 2}`` as nine numbers."""
    if isinstance(given, str):
        words = given.split()
        given = {name: int(number) for number, name in zip(words[::2], words[1::2], strict=True)}
    counts = [0] * MEEPLES
    for name, number in given.items():
        counts[CLASSES.index(name)] = number
    return counts


class Sitting(AnySitting):
    """A match under test, seen from the seat whose turn it is (seat 0 unless said otherwise)."""

    quiet = ("pass", "continue", "confirm", "stop", "nothing")
    patience = 60

    @property
    def table(self) -> MeeplesTable:
        table = self.match.table
        assert isinstance(table, MeeplesTable)
        return table

    @property
    def box(self) -> Box:
        return self.table.box

    # -- playing -------------------------------------------------------------------------------------------------

    @property
    def refusals(self) -> dict[str, str]:
        """What is shown but not allowed now, with the name of the reason."""
        return {refused.option.key: refused.reason.key for refused in self.match.decision.refused()}

    def play(self, *keys: str) -> Sitting:
        """Answer one after another; ``resolve:...`` is what comes next anyway where no order is asked for."""
        for key in keys:
            if not key.startswith("resolve:") or self.prompt in ("resolve", "monster-effects"):
                super().play(key)
        return self

    def send(self, option: str, units: str) -> Sitting:
        """Choose a place of the plan and put exactly these Units on it: ``send("fight:ghoul", "2 cleric 1 mage")``."""
        self.play(option)
        words = units.split()
        wanted = {name: int(number) for number, name in zip(words[::2], words[1::2], strict=True)}
        place = option.split(":")[1]
        for _ in range(40):
            there = next(planned["units"] for planned in self.plan if planned["key"] == place)
            missing = [name for name, number in wanted.items() if there.get(name, 0) < number]
            if not missing:
                assert there == wanted, f"{there} instead of {wanted} stand at {place}"
                return self.play("leave") if self.prompt == "fight" else self
            if self.prompt == "plan":
                self.play(f"more:{place}")
                continue
            offered = [f"unit:{name}" for name in missing if self.offers(f"unit:{name}")]
            assert offered, f"{missing} are missing at {place}, but the options are {self.keys}"
            self.play(offered[0])
        raise AssertionError(f"{units} cannot be placed at {place}")

    def refuses(self, key: str) -> bool:
        """An option is not offered, and who plays it all the same changes nothing."""
        asked = {"fight": "plan", "use": "plan", "room": "plan", "more": "plan", "level": "capitol", "build": "capitol"}
        assert self.prompt == asked.get(key.split(":")[0], self.prompt), f"{key} is no answer to {self.prompt}"
        return super().refuses(key)

    @property
    def plan(self) -> list[dict[str, Any]]:
        """The places of the plan as everybody sees them."""
        return list(self.view["plan"])

    def standing_on(self, key: str) -> dict[str, int]:
        """The Units that the plan has placed on a Location, Monster or Tower Room."""
        return next((planned["units"] for planned in self.plan if planned["key"] == key), {})

    def total_on(self, key: str) -> int:
        """The combat value that the plan has placed on a Monster or in a Tower Room."""
        return next(planned["total"] for planned in self.plan if planned["key"] == key)

    def comes_to(self, key: str, *plays: str) -> bool:
        """Answer so, then with the option that does least: is this one offered before the turn is over?"""
        mover, turn = self.table.active, self.table.round
        self.play(*plays)
        while not self.match.over and (self.table.active, self.table.round) == (mover, turn):
            if self.offers(key):
                return True
            self.step()
        return False

    def end_turn(self) -> Sitting:
        """Do as little as possible until another seat's turn has begun or the match is over."""
        turn = (self.table.active, self.table.round)
        return self.step_until(lambda: (self.table.active, self.table.round) != turn, "the end of the turn", 200)

    # -- looking -------------------------------------------------------------------------------------------------

    @property
    def score(self) -> int:
        return self.table.scores[self.seat]

    def tavern(self, seat: int | None = None) -> dict[str, int]:
        return named(self.table.taverns[self.seat if seat is None else seat])

    def lodgings(self, seat: int | None = None) -> dict[str, int]:
        return named(self.table.lodgings[self.seat if seat is None else seat])

    def bag(self, seat: int | None = None) -> dict[str, int]:
        return named(self.table.bags[self.seat if seat is None else seat])

    @property
    def supply(self) -> dict[str, int]:
        return named(self.table.supply)

    def quests(self, seat: int | None = None) -> list[str]:
        """The Quests in a hand."""
        cards = self.table.zones[hand(self.seat if seat is None else seat)].cards
        return [self.box.quests[card].key for card in cards]

    def done(self, seat: int | None = None) -> list[str]:
        """The completed Quests of a seat."""
        cards = self.table.zones[completed(self.seat if seat is None else seat)].cards
        return [self.box.quests[card].key for card in cards]

    @property
    def discarded(self) -> list[str]:
        return [self.box.quests[card].key for card in self.table.zones[QUEST_DISCARD].cards]

    def pile(self, seat: int | None = None) -> list[str]:
        return [self.box.monsters[card].key for card in self.table.piles[self.seat if seat is None else seat]]

    def city(self) -> dict[str, list[str | None]]:
        """The Monsters of each district by slot."""
        return {
            district: [
                None if card < 0 else self.box.monsters[card].key for card in self.table.city[at * 3 : at * 3 + 3]
            ]
            for at, district in enumerate(DISTRICTS)
        }


def named(counts: Sequence[int]) -> dict[str, int]:
    return {CLASSES[unit]: number for unit, number in enumerate(counts) if number}


def a_new_game(
    *,
    seats: int = 2,
    loads: Loads | None = None,
    towers: bool = False,
    pack: str | Path | Box | None = None,
    seed: int = 1,
) -> Sitting:
    """A game from the box, set up by its own steps with loaded luck, at the first question; seen by who begins."""
    game = muster.game(NAME)
    box = pack if isinstance(pack, Box) else the_box(pack)
    match = dealt(game, seats, {"towers": towers}, LoadedChance(_numbers(box, loads or {}), seed), box)
    assert isinstance(match.table, MeeplesTable)
    return Sitting(match, match.table.active)


@cache
def the_box(pack: str | Path | None = None) -> Box:
    """A box by its pack; without one the figures that the rule tests are written with, whatever is tuned since."""
    box = muster.content(NAME, FIRST_FIGURES if pack is None else pack)
    assert isinstance(box, Box)
    return box


def a_pack(folder: Path, **tables: str) -> str:
    """A pack on top of the standard one, for rules that no shipped card shows: ``a_pack(tmp_path, monsters="...")``."""
    (folder / "pack.toml").write_text('name = "house_rules"\ntitle = "House rules"\nbase = "standard"\n')
    for name, text in tables.items():
        (folder / f"{name}.toml").write_text(text)
    return str(folder)


def a_table(
    *,
    seats: int = 2,
    seat: int = 0,
    tavern: Counts = "",
    lodgings: Counts = "",
    bag: Counts = "4 peasant",
    others: Mapping[int, Mapping[str, Counts]] | None = None,
    hand_of: Mapping[int, Sequence[str]] | None = None,
    hand: Sequence[str] = (),
    done: Sequence[str] = (),
    pile: Sequence[str] = (),
    piles: Mapping[int, Sequence[str]] | None = None,
    city: Mapping[str, Sequence[str]] | None = None,
    built: Mapping[str, str] | None = None,
    display: Sequence[str] | None = None,
    levels: Mapping[str, int] | None = None,
    vp: int = 0,
    towers: Mapping[str, str] | bool = False,
    supply: Mapping[str, int] | None = None,
    stocks: Mapping[str, int] | None = None,
    hills: Mapping[str, tuple[int, str]] | None = None,
    fought: Sequence[str] = (),
    tokens: Sequence[str] = (),
    arrived: int = 0,
    round: int = 2,
    first: int = 0,
    final: bool = False,
    loads: Loads | None = None,
    start: str = "take_turn",
    deck: Sequence[str] | None = None,
    quest_deck: Sequence[str] | None = None,
    discarded: Sequence[str] = (),
    pack: str | Path | None = None,
    seed: int = 1,
) -> Sitting:
    """A table with what the test names, just before ``start`` runs.

    ``others`` gives other seats ``{"tavern": ..., "lodgings": ..., "bag": ...}`` (default: 4 Peasants in the bag).
    ``city`` lists the Monsters of districts by slot; without it the city is EMPTY. ``built`` maps slot keys to tiles.
    ``loads`` loads luck: stream "bag" takes class names, "monsters" Monster keys, "quests" Quest keys, "tiles" tile
    keys, "rooms" room keys, "council" 0 for "the Dark Council card comes now" and 1 for "not yet". ``final`` puts the
    table into the first final round. ``start`` is the step to begin with: "take_turn" for a whole turn, or a step such
    as "main_phase", "draw_phase", "development_phase", "score_the_end". ``deck`` names the Monsters that are left in
    the Monster deck, ``quest_deck`` the Quests left in theirs, ``discarded`` the Quests on the discard pile.
    """
    options = {"towers": bool(towers)}
    match = new_match(muster.game(NAME), seats, str(seed), options, the_box(pack), events=True)
    table = match.table
    assert isinstance(table, MeeplesTable)
    box = table.box
    table.agenda.clear()
    table.questions, table.listed = (), ()
    table.active, table.first, table.round, table.arrived = seat, first, round, arrived
    given = {seat: {"tavern": tavern, "lodgings": lodgings, "bag": bag}, **dict(others or {})}
    table.supply = list(box.meeples)
    for at in range(seats):
        places = given.get(at, {"bag": "4 peasant"})
        table.taverns[at] = counts_of(places.get("tavern", ""))
        table.lodgings[at] = counts_of(places.get("lodgings", ""))
        table.bags[at] = counts_of(places.get("bag", "" if at == seat else "4 peasant"))
    table.scores = [0] * seats
    table.sources = [(0,) * 7] * seats
    table.scores[seat] = vp
    table.sources[seat] = (vp, 0, 0, 0, 0, 0, 0)
    table.levels[seat] = (1, *[(levels or {}).get(CLASSES[unit], 1) for unit in range(1, BASIC)])
    _lay_cards(table, seat, hand, hand_of or {}, done, pile, piles or {}, city or {})
    _cut_decks(table, deck, quest_deck, discarded)
    _lay_tiles(table, built or {}, display, stocks or {}, hills or {}, towers)
    _take_from_supply(table)
    for name, number in (supply or {}).items():
        table.supply[CLASSES.index(name)] = number
    council = [member.key for member in box.monsters[box.normal :]]
    for key in fought:
        table.fought[seat] |= 1 << council.index(key)
    if tokens:
        token_keys = [token.key for token in box.tokens]
        table.tokens = tuple([token_keys.index(key) for key in tokens])
    if final:
        table.arrived, table.final_from, table.last_round = 7, round, round + 1
    table.chance = LoadedChance(_numbers(box, loads or {}), seed)
    table.bonuses[seat] = box.no_bonus
    table.in_force[seat] = ()
    table.beaten = table.piles[seat] or (0,)
    begin_bonuses(table, seat)
    table.beaten = ()
    arguments = () if start in ("take_turn", "next_turn", "score_the_end", "refill_display") else (seat,)
    table.then(table.game.steps[start], *arguments)
    if start in ("development_phase", "main_phase"):
        order = ["development_phase", "main_phase", "draw_phase"]
        for phase in order[order.index(start) + 1 :]:
            table.then(table.game.steps[phase], seat)
    go_on(match)
    return Sitting(match, seat)


def in_main_phase(**given: Any) -> Sitting:
    """``a_table`` in the Main Phase of seat 0; seat 1 has a Peasant and is asked as soon as that turn is over."""
    given.setdefault("others", {1: {"tavern": "1 peasant"}})
    return a_table(start="main_phase", **given)


def _lay_cards(
    table: MeeplesTable,
    seat: int,
    own: Sequence[str],
    hands: Mapping[int, Sequence[str]],
    done: Sequence[str],
    pile: Sequence[str],
    piles: Mapping[int, Sequence[str]],
    city: Mapping[str, Sequence[str]],
) -> None:
    box = table.box
    quest = {card.key: card.id for card in box.quests}
    monster = {card.key: card.id for card in box.monsters}
    laid: list[int] = []
    for at in range(table.seats):
        cards = sorted(quest[key] for key in (own if at == seat else hands.get(at, ())))
        table.zones[hand(at)] = Zone(tuple(cards))
        laid.extend(cards)
        cards = sorted(quest[key] for key in done) if at == seat else []
        table.zones[completed(at)] = Zone(tuple(cards))
        laid.extend(cards)
    table.zones[QUEST_DECK] = Zone(tuple(card.id for card in box.quests if card.id not in laid))
    table.zones[QUEST_DISCARD] = EMPTY
    slots = [NOTHING] * 12
    for district, keys in city.items():
        for at, key in enumerate(keys):
            slots[DISTRICTS.index(district) * 3 + at] = monster[key]
    table.city = tuple(slots)
    for at in range(table.seats):
        table.piles[at] = tuple(monster[key] for key in (pile if at == seat else piles.get(at, ())))
    out = {*table.city, *[card for cards in table.piles for card in cards]}
    for level in (1, 2, 3):
        cards = [card.id for card in box.monsters[: box.normal] if card.level == level and card.id not in out]
        if table.seats < 3:
            cards = [card for card in cards if not box.monsters[card].three_plus]
        table.zones[MONSTERS_1 + level - 1] = Zone(tuple(cards))


def _cut_decks(
    table: MeeplesTable, deck: Sequence[str] | None, quest_deck: Sequence[str] | None, discarded: Sequence[str]
) -> None:
    """Leave only some cards in the decks, the others being out of the game; lay Quests on the discard pile."""
    box = table.box
    if deck is not None:
        for level in (1, 2, 3):
            cards = [card.id for card in box.monsters[: box.normal] if card.key in deck and card.level == level]
            table.zones[MONSTERS_1 + level - 1] = Zone(tuple(cards))
    left = table.zones[QUEST_DECK].cards
    table.zones[QUEST_DISCARD] = Zone(tuple(card for card in left if box.quests[card].key in discarded))
    table.zones[QUEST_DECK] = Zone(
        tuple(
            card
            for card in left
            if box.quests[card].key not in discarded and (quest_deck is None or box.quests[card].key in quest_deck)
        )
    )


def _lay_tiles(
    table: MeeplesTable,
    built: Mapping[str, str],
    display: Sequence[str] | None,
    stocks: Mapping[str, int],
    hills: Mapping[str, tuple[int, str]],
    towers: Mapping[str, str] | bool,
) -> None:
    box = table.box
    location = {place.key: place.id for place in box.locations}
    slot = {place.key: place.id for place in box.slots}
    tiles = [NOTHING] * len(box.slots)
    counts = [0] * len(box.locations)
    for slot_key, key in built.items():
        tiles[slot[slot_key]] = location[key]
        counts[location[key]] = stocks.get(key, box.locations[location[key]].stock)
    table.built, table.stocks = tuple(tiles), tuple(counts)
    free = [place for place in range(box.first_tile(), len(box.locations)) if place not in tiles]
    shown = [location[key] for key in display] if display is not None else free[:4]
    table.zones[DISPLAY] = Zone(tuple(sorted(shown)))
    table.zones[TILE_STACK] = Zone(tuple(place for place in free if place not in shown))
    held = []
    for key, (holder, units) in hills.items():
        group = (*counts_of(units), 0, 0, 0, 0, 0)
        held.append((location[key], holder, group))
    table.hills = tuple(held)
    if isinstance(towers, Mapping):
        room = {place.key: place.id for place in box.rooms}
        tops = list(table.tower_tops)
        for district, key in towers.items():
            tops[DISTRICTS.index(district)] = room[key]
        taken: list[int] = []
        for at, top in enumerate(tops):
            if top in taken or (DISTRICTS[at] not in towers and top in [room[key] for key in towers.values()]):
                tops[at] = next(place for place in room.values() if place not in tops and place not in taken)
            taken.append(tops[at])
        table.tower_tops = tuple(tops)
        table.zones[ROOM_STACK] = Zone(tuple(place for place in room.values() if place not in tops))


def _take_from_supply(table: MeeplesTable) -> None:
    for counts in (*table.bags, *table.taverns, *table.lodgings):
        for unit in range(MEEPLES):
            table.supply[unit] -= counts[unit]
    for _, _, group in table.hills:
        for unit in range(MEEPLES):
            table.supply[unit] -= group[unit]
    for place in table.box.locations:
        if place.stock:
            table.supply[place.stock_class] -= table.stocks[place.id]
    assert min(table.supply) >= 0, f"the box has not so many meeples: {table.supply}"


def _numbers(box: Box, loads: Loads) -> dict[str, list[int]]:
    """Names of classes, cards and tiles as the numbers that streams bring."""
    names: dict[str, dict[str, int]] = {
        "bag": {name: at for at, name in enumerate(CLASSES)},
        "monsters": {card.key: card.id for card in box.monsters},
        "quests": {card.key: card.id for card in box.quests},
        "tiles": {place.key: place.id for place in box.locations},
        "rooms": {place.key: place.id for place in box.rooms},
    }
    return {
        stream: [names[stream][value] if isinstance(value, str) else value for value in values]
        for stream, values in loads.items()
    }
