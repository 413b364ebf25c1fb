"""Set a table, play something, look at it: what the rule tests of Monster Lands are written with.

    game = a_table(gold=7, dice="1 strength 4 5", tavern=["karunna", "dolfus", "geas", "taron"])
    game.play("visit:tavern", "die:persuasion-4", "hire:geas")
    assert game.gold == 3

``a_table`` takes the game's own set-up and then lays what the test names; everything else stays where it is, and decks
give what was laid out, so that nothing is ever there twice. It begins with seat 0's turn in Deployment.

``a_battle`` puts mercenaries on paths and begins with the Adventure phase:

    game = a_battle({"left-1": {"member": "naiala", "dice": "3 strength", "traps": ["plus_4"], "defense": 1}},
                    monster="surbol", figures={"monsters": {"surbol": {"attack": 2, "elimination_value": 16}}},
                    attack=[1, 2], roll=[5, 4, 4])
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path as FilePath
from typing import Any

from tests.games.setting import AnySitting, Loads, dealt, go_on, set_figures
from tests.games.setting import Figures as Figures

import muster
from muster.games.monster_lands.content.loading import box_of
from muster.games.monster_lands.content.pieces import (
    BUILDINGS,
    COLOURS,
    ENTRANCE,
    FIRST_PATH,
    LEFT,
    MISSION,
    PLACES,
    RIGHT,
    Box,
    DiceNeed,
)
from muster.games.monster_lands.state import (
    GEAR_DECK,
    HEADER_DECK,
    LAND_DECK,
    LOOT_PILE,
    MEMBER_DECK,
    MISSION_BAG,
    MONSTER_DECK,
    NOTHING,
    ON_SALE,
    PANIC_STACK,
    TRAP_DISCARD,
    TRAP_PILE,
    LandsTable,
    Path,
    laid,
    store,
)
from muster.kernel.chance import LoadedChance
from muster.kernel.match import new_match
from muster.kernel.zones import EMPTY, Zone

NAME = "monster-lands"
FIRST_FIGURES = FilePath(__file__).parent / "first_figures"

# The streams of luck, and the pieces that they bring.
STREAMS = {
    "mercenaries": "members",
    "traps": "traps",
    "equipment": "gear_cards",
    "monsters": "monsters",
    "lands": "lands",
    "loot": "loot",
    "missions": "missions",
    "panic": "panic",
}


def path_of(name: str) -> int:
    """``"left-1"``, ``"entrance-2"``, ``"mission-1"`` as the number of a path."""
    place, number = name.split("-")
    return FIRST_PATH[PLACES.index(place)] + int(number) - 1


def dice_of(text: str) -> tuple[int, int, tuple[int, ...]]:
    """``"2 strength 1 magic 4 5"``: strength dice, magic dice, and the faces of persuasion dice."""
    words = text.split()
    strength = magic = 0
    faces: list[int] = []
    at = 0
    while at < len(words):
        if at + 1 < len(words) and words[at + 1] in COLOURS:
            if words[at + 1] == "strength":
                strength = int(words[at])
            elif words[at + 1] == "magic":
                magic = int(words[at])
            else:
                faces.extend([1] * int(words[at]))
            at += 2
        else:
            faces.append(int(words[at]))
            at += 1
    return strength, magic, tuple(sorted(faces))


def header_tile(side: int) -> dict[str, str]:
    """A side of a header tile by its number, as views show it."""
    return {"key": f"header_{side // 2 + 1}", "side": "ab"[side % 2]}


class Sitting(AnySitting):
    """A match under test, seen from one seat (seat 0 unless said otherwise)."""

    quiet = ("pass", "end", "done", "stop", "decline", "take", "keep", "nobody", "ward:0", "pawn", "discard")

    @property
    def table(self) -> LandsTable:
        table = self.match.table
        assert isinstance(table, LandsTable)
        return table

    @property
    def box(self) -> Box:
        return self.table.box

    # -- playing -------------------------------------------------------------------------------------------------

    def send(self, path: str, member: str, *load: str) -> Sitting:
        """Send somebody: ``send("left-1", "geas", "die:strength", "done")``; a single path or member asks nothing.

        Dice that must be there in any case go there by themselves: where they are named all the same, they are not
        played again, nor is a ``done`` where nothing is left to ask.  [ML-LAN-09]
        """
        place, number = path.split("-")
        self.play(f"outside:{place}")
        if self.prompt == "path":
            self.play(f"path:{number}")
        if self.prompt == "send":
            self.play(f"send:{member}")
        placed: dict[str, int] = dict(zip(COLOURS, self.table.paths[path_of(path)].dice, strict=True))
        for key in load:
            colour = key.removeprefix("die:")
            if placed.get(colour, 0):
                placed[colour] -= 1
            elif key != "done" or self.prompt == "load":
                self.play(key)
        return self

    def strike(self) -> Sitting:
        """Roll every die that is left on the path and let the roll stand."""
        roller = self.table.roll.path
        for key in ("roll-all", "roll:strength", "roll:magic"):
            if key in self.keys:
                self.play(key)
                break
        if self.table.roll.path == roller and "stop" in self.keys:
            self.play("stop")
        return self

    def load(self, stream: str, *values: int | str) -> Sitting:
        """Load luck: ``load("dice", 6, 1)``, ``load("traps", "plus_4")``."""
        chance = self.table.chance
        assert isinstance(chance, LoadedChance)
        chance.load(stream, numbers(self.box, stream, values))
        return self

    def to_round(self, number: int) -> Sitting:
        """Do as little as possible until a round has begun."""
        return self.step_until(lambda: self.table.round >= number, f"round {number}", 2000)

    def to_phase(self, name: str) -> Sitting:
        """Do as little as possible until a phase (preparation, deployment, adventure, clean_up) has a question."""
        return self.step_until(lambda: bool(self.view["phase"] == name), f"phase {name}", 2000)

    # -- looking -------------------------------------------------------------------------------------------------

    @property
    def clan(self) -> dict[str, Any]:
        """The own clan as everybody sees it."""
        return self.clan_of(self.seat)

    def clan_of(self, seat: int) -> dict[str, Any]:
        clans: list[dict[str, Any]] = self.view["clans"]
        return clans[seat]

    @property
    def gold(self) -> int:
        return self.table.clans[self.seat].gold

    @property
    def glory(self) -> int:
        return self.table.clans[self.seat].glory

    @property
    def reputation(self) -> int:
        return self.table.clans[self.seat].reputation

    @property
    def pool(self) -> tuple[int, int, tuple[int, ...]]:
        """Strength dice, magic dice, and the faces of persuasion dice in the own pool."""
        seat = self.seat
        return (self.table.clans[seat].strength, self.table.clans[seat].magic, self.table.clans[seat].faces)

    @property
    def traps(self) -> list[str]:
        """The own stored traps."""
        return self.traps_of(self.seat)

    def traps_of(self, seat: int) -> list[str]:
        return [self.box.traps[card].key for card in self.table.zones[store(seat)].cards]

    def members(self, seat: int | None = None) -> list[str]:
        clan = self.table.clans[self.seat if seat is None else seat]
        return [self.box.members[member].key for member in clan.members]

    def of_all(self, field: str) -> list[Any]:
        """A field of every clan: ``of_all("gold")``."""
        return [getattr(clan, field) for clan in self.table.clans]

    def leader(self, seat: int | None = None) -> str:
        leader = self.table.clans[self.seat if seat is None else seat].leader
        return self.box.members[leader].key if leader != NOTHING else ""

    def is_wounded(self, member: str) -> bool:
        return bool(self.table.wounded >> self._member(member) & 1)

    def is_alive(self, member: str) -> bool:
        return any(member in self.members(seat) for seat in range(self.table.seats))

    def gear(self, member: str) -> list[str]:
        return [self.box.gear[self.box.gear_cards[card]].key for card in self.table.gear[self._member(member)]]

    def settler(self, land: str) -> str:
        settler = self.table.settlers[[record.key for record in self.box.lands].index(land)]
        return self.box.members[settler].key if settler != NOTHING else ""

    def path(self, name: str) -> dict[str, Any]:
        """A path as everybody sees it: ``path("left-1")``."""
        place, number = name.split("-")
        at = PLACES.index(place)
        row = self.view["places"][at]["paths"] if at < MISSION else self.view["missions"][at - MISSION]["paths"]
        found: dict[str, Any] = row[int(number) - 1]
        return found

    def monster(self, place: str) -> str | None:
        found: str | None = self.view["places"][PLACES.index(place)]["monster"]
        return found

    def building(self, key: str) -> dict[str, Any]:
        found: dict[str, Any] = self.view["buildings"][BUILDINGS.index(key)]
        return found

    def in_panic(self) -> list[str]:
        return [building["key"] for building in self.view["buildings"] if building["panic"]]

    def _member(self, key: str) -> int:
        return [record.key for record in self.box.members].index(key)


# -- boxes -------------------------------------------------------------------------------------------------------------


@cache
def the_box(pack: str | FilePath | None = None) -> Box:
    """A box by its pack; without one the figures that the rule tests are written with, whatever is tuned since."""
    box = muster.content(NAME, FIRST_FIGURES if pack is None else pack)
    assert isinstance(box, Box)
    return box


def box_with(figures: Figures, pack: str | FilePath | None = None, benefits: bool = True) -> Box:
    """A box with other figures on some pieces, for examples that name their own.

    Tables are ``monsters``, ``members``, ``lands``, ``traps``, ``gear``, ``loot``, ``missions`` (by key) and ``box``
    (with the key ``"*"``); fields are those of ``content.pieces``. For dice of land sections and missions use
    ``need(required, optional)``; ``headers`` takes a side number as key and a list of four dicts of section fields.
    """
    box = box_of(the_box(pack).pack)
    for side in box.headers if not benefits else ():
        for section in side:
            section.rerolls = section.defense = section.gold = section.potions = section.venoms = 0
    for number, fields in figures.get("headers", {}).items():
        for section, changes in zip(box.headers[int(number)], fields["sections"], strict=True):
            for field, value in changes.items():
                setattr(section, field, value)
    set_figures(box, {table: records for table, records in figures.items() if table != "headers"})
    return box


def against(key: str, land: str = "skyehn", **figures: int) -> dict[str, Any]:
    """For ``a_battle``: this monster on an air land with figures of its own: ``**against("krinx", attack=3)``."""
    return {"monster": key, "land": land, "figures": {"monsters": {key: figures}}}


def need(required: str, optional: str = "") -> DiceNeed:
    """``need("s m", "s/m s/m")``: a strength die and a magic die, then up to two of either."""
    return DiceNeed(_spaces(required), _spaces(optional))


def _spaces(text: str) -> tuple[int, ...]:
    letters = {"s": 1, "m": 2, "p": 4}
    return tuple([sum(letters[letter] for letter in word.split("/")) for word in text.split()])


def numbers(box: Box, stream: str, values: Sequence[int | str]) -> list[int]:
    """What is loaded into a stream of luck: faces as they are, pieces by their keys."""
    found: list[int] = []
    for value in values:
        if isinstance(value, int):
            found.append(value)
        elif stream == "equipment":
            kinds = [gear.key for gear in box.gear]
            cards = [card for card, kind in enumerate(box.gear_cards) if kinds[kind] == value]
            found.append(next(card for card in cards if card not in found))
        elif stream == "panic":
            found.append(box.panic.index(BUILDINGS.index(value)))
        else:
            pieces = getattr(box, STREAMS[stream])
            found.append(next(piece.id for piece in pieces if piece.key == value))
    return found


def _loaded(box: Box, loads: Loads, seed: int) -> LoadedChance:
    return LoadedChance({stream: numbers(box, stream, values) for stream, values in loads.items()}, seed)


# -- tables ------------------------------------------------------------------------------------------------------------


def a_new_game(
    *,
    seats: int = 2,
    options: Mapping[str, object] | None = None,
    loads: Loads | None = None,
    figures: Figures | None = None,
    pack: str | FilePath | None = None,
    seed: int = 1,
) -> Sitting:
    """A game from the box, set up by its own steps with loaded luck, at the first question; seen by who begins."""
    game = muster.game(NAME)
    box = box_with(figures, pack) if figures else the_box(pack)
    chosen = game.checked_options(options, seats)
    match = dealt(game, seats, chosen, _loaded(box, loads or {}, seed), box)
    assert isinstance(match.table, LandsTable)
    return Sitting(match, match.table.first)


def a_table(
    *,
    seats: int = 2,
    members: Sequence[str] = (),
    leader: str | None = None,
    others: Mapping[int, Mapping[str, Any]] | None = None,
    gold: int = 7,
    glory: int = 5,
    defense: int = 0,
    potions: int = 0,
    venoms: int = 0,
    traps: Sequence[str] = (),
    loot: Sequence[str] = (),
    trophies: Sequence[str] = (),
    lands: Mapping[str, str | None] | None = None,
    wounded: Sequence[str] = (),
    gear: Mapping[str, Sequence[str]] | None = None,
    dice: str = "2 strength",
    tavern: Sequence[str] | None = None,
    lodge: Sequence[str] | None = None,
    bazaar: Sequence[str] | None = None,
    loot_offer: Sequence[str] | None = None,
    land: Sequence[str | None] | str | None = None,
    headers: Sequence[int] | None = None,
    monster: Sequence[str | None] | str | None = None,
    entrance: str | None = None,
    missions: Sequence[str] | None = None,
    panic: Sequence[str] = (),
    placed: Mapping[str, Sequence[tuple[str, int]]] | None = None,
    on: Mapping[str, Mapping[str, Any]] | None = None,
    round: int = 1,
    first: int = 0,
    options: Mapping[str, object] | None = None,
    loads: Loads | None = None,
    figures: Figures | None = None,
    pack: str | FilePath | None = None,
    benefits: bool = False,
    start: str = "take_turn",
    arguments: Sequence[Any] = (),
    seed: int = 1,
    rules: int | None = None,
) -> Sitting:
    """A table with what the test names, just before the step ``start`` runs; the test sits on seat 0.

    ``members`` are the whole clan of seat 0, leader first unless ``leader`` names another (default: the fire clan, that
    is ``box.leaders[0]`` and ``box.initials[0]``); reputation follows. ``others`` gives other seats the same fields
    (``{1: {"members": [...], "gold": 3, "dice": "1 magic"}}``; default: the clan of the next affinity with no dice, so
    that its turns pass by themselves). ``lands`` maps conquered lands to their settlers. ``dice`` is the pool:
    ``"2 strength 1 magic 4 5"`` has persuasion dice showing 4 and 5. ``land`` and ``monster`` name what lies left (and
    right). ``placed`` puts dice into buildings: ``{"tavern": [("persuasion", 5), ("strength", 0)]}`` (of seat 1).
    ``on`` puts mercenaries on paths: ``{"left-1": {"member": "geas", "dice": "2 strength", "traps": ["plus_4"],
    "defense": 1, "potions": 1, "venoms": 0, "gold": 0}}``; they must be members of a clan. ``loads`` loads luck:
    streams "dice" (rolls of paths), "attack" (black dice), "persuasion", "madhala", and pieces by key in "mercenaries",
    "traps", "equipment", "monsters", "lands", "loot", "missions", "panic". ``start`` is a step such as "take_turn",
    "adventure", "clean_up", "prepare", "verify_glory" with ``arguments``. Path headers have no benefits unless the test
    gives ``figures`` for them or asks for the printed ones with ``benefits=True``.
    """
    game = muster.game(NAME)
    box = box_with(figures or {}, pack, benefits=benefits) if figures or not benefits else the_box(pack)
    match = new_match(game, seats, str(seed), options, box, events=True, rules=rules)
    table = match.table
    assert isinstance(table, LandsTable)
    table.agenda.clear()
    table.questions, table.listed = (), ()
    table.round, table.first, table.active, table.phase = round, first, first, 1
    own: dict[str, Any] = {
        "members": members,
        "leader": leader,
        "gold": gold,
        "glory": glory,
        "defense": defense,
        "potions": potions,
        "venoms": venoms,
        "traps": traps,
        "loot": loot,
        "trophies": trophies,
        "lands": lands or {},
        "wounded": wounded,
        "gear": gear or {},
        "dice": dice,
    }
    table.settlers = (NOTHING,) * len(box.lands)
    for seat in range(seats):
        fields: Mapping[str, Any] = own if seat == 0 else {"dice": "", **(others or {}).get(seat, {})}
        _lay_clan(table, seat, fields)
    _lay_board(table, tavern, bazaar, loot_offer, land, headers, monster, entrance, missions)
    _lay_traps(table, lodge, on or {})
    for key in panic:
        token = box.panic.index(BUILDINGS.index(key))
        table.panic |= 1 << BUILDINGS.index(key)
        stack = table.zones[PANIC_STACK].cards
        table.zones[PANIC_STACK] = Zone(tuple(card for card in stack if card != token))
    for key, row in (placed or {}).items():
        rows = list(table.buildings)
        at = BUILDINGS.index(key)
        rows[at] = tuple((space, COLOURS.index(colour), face, seats - 1) for space, (colour, face) in enumerate(row))
        table.buildings = tuple(rows)
    for name, walker in (on or {}).items():
        _put_on_path(table, path_of(name), walker)
    _make_decks(table)
    table.chance = _loaded(box, loads or {}, seed)
    table.then(table.game.steps[start], *arguments)
    go_on(match)
    return Sitting(match, 0)


def a_battle(
    on: Mapping[str, Mapping[str, Any]],
    *,
    monster: str | Sequence[str | None] | None = None,
    attack: Sequence[int] = (),
    roll: Sequence[int] = (),
    loads: Loads | None = None,
    **given: Any,
) -> Sitting:
    """``a_table`` at the start of the Adventure phase; ``attack`` and ``roll`` load black dice and the dice of paths.

    Members named on paths join the clan of seat 0, or of the seat in their ``"seat"`` field, unless clans are given.
    """
    others: dict[int, dict[str, Any]] = {
        seat: dict(fields) for seat, fields in (given.pop("others", None) or {}).items()
    }
    own = list(given.pop("members", ()))
    for fields in on.values():
        seat = fields.get("seat", 0)
        clan = own if seat == 0 else others.setdefault(seat, {}).setdefault("members", [])
        if fields["member"] not in clan:
            clan.append(fields["member"])
    given.setdefault("seats", max(2, 1 + max([0, *others])))
    streams: dict[str, Sequence[int | str]] = {"attack": attack, "dice": roll, **(loads or {})}
    given.setdefault("start", "adventure")
    return a_table(on=on, monster=monster, members=own, others=others, loads=streams, dice="", **given)


def a_fight(
    on: Mapping[str, Mapping[str, Any]],
    *,
    hits: int = 0,
    capture: int = 90,
    eliminate: int = 95,
    monster: str = "krinx",
    land: str = "kale",
    **given: Any,
) -> Sitting:
    """``a_battle`` on the left land: every black die hits; the monster yields to nobody unless its values are given.

    ``hits`` is its attack value, and each attack has as many dice: Krinx is no match for Kale, and it is round 1.
    """
    values = {"attack": hits, "capture_value": capture, "elimination_value": eliminate}
    figures = dict(given.pop("figures", None) or {})
    figures["monsters"] = {monster: {**values, **figures.get("monsters", {}).get(monster, {})}}
    given.setdefault("attack", [6] * 4 * hits)
    return a_battle(on, monster=monster, land=land, figures=figures, **given)


def _ids(pieces: Sequence[Any]) -> dict[str, int]:
    return {piece.key: piece.id for piece in pieces}


def _lay_clan(table: LandsTable, seat: int, fields: Mapping[str, Any]) -> None:
    box = table.box
    member = _ids(box.members)
    keys = list(fields.get("members") or ())
    members = [member[key] for key in keys] or [box.leaders[seat], box.initials[seat]]
    clan = table.clans[seat]
    clan.members = tuple(members)
    named = fields.get("leader")
    clan.leader = member[named] if named else members[0] if named is None else NOTHING
    clan.reputation = sum(box.members[number].reputation for number in members)
    for field in ("gold", "glory"):
        default = box.start_gold if field == "gold" else box.start_glory
        setattr(clan, field, fields.get(field, default))
    for field in ("defense", "potions", "venoms"):
        setattr(clan, field, fields.get(field, 0))
    clan.loot = tuple(sorted(_ids(box.loot)[key] for key in fields.get("loot", ())))
    clan.trophies = tuple(_ids(box.monsters)[key] for key in fields.get("trophies", ()))
    land = _ids(box.lands)
    owned = fields.get("lands", {})
    clan.lands = tuple(land[key] for key in owned)
    settlers = list(table.settlers)
    for key, settler in owned.items():
        settlers[land[key]] = member[settler] if settler else NOTHING
    table.settlers = tuple(settlers)
    for key in fields.get("wounded", ()):
        table.wounded |= 1 << member[key]
    clan.strength, clan.magic, clan.faces = dice_of(fields.get("dice", ""))
    traps = _ids(box.traps)
    table.zones[store(seat)] = Zone(tuple(sorted(traps[key] for key in fields.get("traps", ()))))
    for key, cards in fields.get("gear", {}).items():
        taken = [card for carried in table.gear for card in carried]
        for card in cards:
            kind = _ids(box.gear)[card]
            free = next(at for at, other in enumerate(box.gear_cards) if other == kind and at not in taken)
            taken.append(free)
            rows = list(table.gear)
            rows[member[key]] = tuple(sorted((*rows[member[key]], free)))
            table.gear = tuple(rows)


def _pair(given: Sequence[str | None] | str | None) -> list[str | None]:
    return [given] if isinstance(given, str) else list(given or ())


def _lay_board(
    table: LandsTable,
    tavern: Sequence[str] | None,
    bazaar: Sequence[str] | None,
    loot_offer: Sequence[str] | None,
    land: Sequence[str | None] | str | None,
    headers: Sequence[int] | None,
    monster: Sequence[str | None] | str | None,
    entrance: str | None,
    missions: Sequence[str] | None,
) -> None:
    box = table.box
    in_clans = {number for clan in table.clans for number in clan.members}
    if tavern is not None:
        docks = [_ids(box.members)[key] for key in tavern]
        table.tavern = (*docks, *[NOTHING] * (len(table.tavern) - len(docks)))
    else:
        free = [number for number in box.deck if number not in in_clans and number not in table.tavern]
        table.tavern = tuple(number if number not in in_clans else free.pop() for number in table.tavern)
    if bazaar is not None:
        carried = [card for cards in table.gear for card in cards]
        docks = []
        for key in bazaar:
            kind = _ids(box.gear)[key]
            cards = [at for at, other in enumerate(box.gear_cards) if other == kind]
            docks.append(next(card for card in cards if card not in carried and card not in docks))
        table.bazaar = (*docks, *[NOTHING] * (3 - len(docks)))
    else:
        carried = [card for cards in table.gear for card in cards]
        table.bazaar = tuple(NOTHING if card in carried else card for card in table.bazaar)
    if loot_offer is not None:
        table.loot_offer = tuple(sorted(_ids(box.loot)[key] for key in loot_offer))
    rows = list(table.lands)
    for at, name in enumerate(_pair(land)):
        rows[at] = _ids(box.lands)[name] if name else NOTHING
    owned = [number for clan in table.clans for number in clan.lands]
    free_lands = [piece.id for piece in box.lands if piece.id not in owned and piece.id not in rows]
    table.lands = tuple(free_lands.pop() if number in owned else number for number in rows)
    if headers is not None:
        table.headers = (*headers, *table.headers[len(headers) :])
    beasts = list(table.monsters)
    for at, name in enumerate(_pair(monster)):
        beasts[at] = _ids(box.monsters)[name] if name else NOTHING
    wanted = [_ids(box.monsters).get(name or "", NOTHING) for name in _pair(monster)]
    if entrance is not None:
        beasts[ENTRANCE] = _ids(box.monsters)[entrance]
        wanted.append(beasts[ENTRANCE])
    taken = {number for clan in table.clans for number in clan.trophies}
    free_beasts = [
        piece.id
        for piece in box.monsters
        if piece.id not in taken and piece.id not in beasts and piece.id not in wanted and piece.power != "to_entrance"
    ]
    for at in (LEFT, RIGHT, ENTRANCE):
        named = at < len(_pair(monster)) if at != ENTRANCE else entrance is not None
        if beasts[at] != NOTHING and not named and (beasts[at] in taken or beasts.count(beasts[at]) > 1):
            beasts[at] = free_beasts.pop()
    table.monsters = tuple(beasts)
    if missions is not None:
        table.missions = tuple(_ids(box.missions)[key] for key in missions)


def _lay_traps(table: LandsTable, lodge: Sequence[str] | None, on: Mapping[str, Mapping[str, Any]]) -> None:
    traps = _ids(table.box.traps)
    groups = ("ordinary", "shielded", "trick") if table.tricks else ("ordinary",)
    stock = [trap.id for trap in table.box.traps if trap.group in groups for _ in range(trap.copies)]
    for seat in range(table.seats):
        for card in table.zones[store(seat)].cards:
            if card in stock:
                stock.remove(card)
    for fields in on.values():
        for key in fields.get("traps", ()):
            if traps[key] in stock:
                stock.remove(traps[key])
    shown = [traps[key] for key in lodge] if lodge is not None else stock[:6]
    for card in shown:
        if card in stock:
            stock.remove(card)
    table.zones[ON_SALE] = Zone(tuple(sorted(shown)))
    table.zones[TRAP_PILE] = Zone(tuple(sorted(stock)))
    table.zones[TRAP_DISCARD] = EMPTY


def _put_on_path(table: LandsTable, path: int, fields: Mapping[str, Any]) -> None:
    member = _ids(table.box.members)[fields["member"]]
    seat = next(seat for seat in range(table.seats) if member in table.clans[seat].members)
    there = Path().unpack()
    table.paths[path] = there
    there.member = member
    table.assigned |= 1 << member
    strength, magic, faces = dice_of(fields.get("dice", ""))
    there.dice = (strength, magic, len(faces))
    if path < FIRST_PATH[MISSION]:
        there.defense = fields.get("defense", 0)
        there.load = (fields.get("potions", 0), fields.get("venoms", 0), fields.get("gold", 0))
        cards = tuple(_ids(table.box.traps)[key] for key in fields.get("traps", ()))
        table.zones[laid(path)] = Zone(cards, (1 << seat,) * len(cards))


def _make_decks(table: LandsTable) -> None:
    """Decks hold whatever is nowhere else."""
    box = table.box
    clans = {number for clan in table.clans for number in clan.members}
    table.zones[MEMBER_DECK] = Zone(
        tuple(number for number in box.deck if number not in clans and number not in table.tavern)
    )
    novices = [member.id for member in box.members if member.novice][:8]
    table.novices = sum(1 << number for number in novices if number not in clans)
    gear = {card for cards in table.gear for card in cards} | set(table.bazaar)
    table.zones[GEAR_DECK] = Zone(tuple(card for card in range(len(box.gear_cards)) if card not in gear))
    beasts = {*table.monsters, *[number for clan in table.clans for number in clan.trophies]}
    table.zones[MONSTER_DECK] = Zone(tuple(piece.id for piece in box.monsters if piece.id not in beasts))
    table.monster_discard = ()
    lands = {*table.lands, *[number for clan in table.clans for number in clan.lands]}
    table.zones[LAND_DECK] = Zone(tuple(piece.id for piece in box.lands if piece.id not in lands))
    tiles = {side // 2 for side in table.headers if side != NOTHING}
    table.zones[HEADER_DECK] = Zone(tuple(tile for tile in range(len(box.headers) // 2) if tile not in tiles))
    tokens = [loot.id for loot in box.loot for _ in range(loot.copies)]
    for kind in (*table.loot_offer, *[kind for clan in table.clans for kind in clan.loot]):
        tokens.remove(kind)
    table.zones[LOOT_PILE] = Zone(tuple(tokens))
    table.zones[MISSION_BAG] = Zone(tuple(piece.id for piece in box.missions if piece.id not in table.missions))
    table.mission_discard = ()
