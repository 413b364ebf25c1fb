"""The Map of Euthia: hexes as bricks on the lattice, three to a tile, as many as fit around the acting Hero.

Rows of bricks are shifted by half a brick, so every hex touches exactly its six neighbours. Between the hexes of one
tile the line is dotted. The centre of a Special tile lies where its three hexes meet.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby, pairwise
from operator import itemgetter
from typing import Final, NamedTuple

from rich.text import Text

from muster.games.euthia import view_types as views
from muster.games.euthia.content.pieces import ELEMENTAL, LOCATIONS, TREASURE_1, Hex
from muster.games.euthia.places import DIRECTIONS, OFFSETS, anchor_of, steps_to_church
from muster.games.euthia.terminal.board import BADGE, Board
from muster.games.euthia.terminal.signs import (
    COLOURS_OF_SIGNS,
    EFFECT_SIGNS,
    ELEMENT_COLOURS,
    ELEMENT_SIGNS,
    SIGNS,
    TOKEN_SYMBOLS,
)
from muster.terminal.lines import FRAME
from muster.terminal.scene import seat_colour

Place = tuple[int, int]  # a hex by its coordinates
Segment = tuple[str, str]  # a bit of text and its style

GROUNDS: Final = {
    "land": "#26301f",
    "mountain": "#4d4640",
    "lake": "#1d3a5f",
    "cave": "#3a2c47",
    "treasure_1": "#5c4a12",
    "treasure_2": "#5c4a12",
    "treasure_3": "#5c4a12",
    "air": "#4c5660",
    "earth": "#4d3a1e",
    "water": "#174a63",
    "fire": "#662a14",
    "portal": "#522460",
    "merchants": "#54401f",
    "alchemists": "#1f5148",
    "towers": "#5a2530",
    "church": "#4a4a5e",
    "fortress": "#3f4653",
    "lord": "#3f4653",
    "legend": "#3f4653",
    "encounter": "#3d5230",
    "scenario": "#3f4653",
    "griffin": "#57502c",
}
INK: Final = "#f2f2f2"
FAINT: Final = "#6b6b6b"
UP, DOWN, LEFT, RIGHT = 1, 2, 4, 8
# Corners and crossings by the sides that lines come from.
STROKES: Final = {
    LEFT: "─",
    RIGHT: "─",
    UP: "│",
    DOWN: "│",
    LEFT | RIGHT: "─",
    UP | DOWN: "│",
    DOWN | RIGHT: "╭",
    DOWN | LEFT: "╮",
    UP | RIGHT: "╰",
    UP | LEFT: "╯",
    UP | DOWN | RIGHT: "├",
    UP | DOWN | LEFT: "┤",
    DOWN | LEFT | RIGHT: "┬",
    UP | LEFT | RIGHT: "┴",
    UP | DOWN | LEFT | RIGHT: "┼",
}


class Size(NamedTuple):
    """How large a hex is drawn, with the line at its left and the one above."""

    width: int
    height: int


LARGE: Final = Size(12, 4)
MIDDLE: Final = Size(8, 3)
FLAT: Final = Size(8, 2)
SMALL: Final = Size(6, 2)


class Cell(NamedTuple):
    """A revealed hex: its tile, what the view says of it, and what is printed on it."""

    tile: int
    space: views.Space
    printed: Hex


class HexMap:
    """The revealed hexes by their coordinates, and the centres of Special tiles by the hex below them."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.cells: dict[Place, Cell] = {}
        self.centres: dict[Place, Cell] = {}
        self.spaces: dict[int, Place] = {}
        for number, tile in enumerate(board.view["map"]):
            self.lay(number, tile)
        self.slots = self.numbered_slots()
        self.unknown = (self.unrevealed() if sum(board.view["stack"]) else set()) | set(self.slots)
        self.focus = self.place_of(board.acting)

    def lay(self, number: int, tile: views.MapTile) -> None:
        x, y = tile["anchor"]
        record = self.board.map_tiles[tile["key"]]
        for at, space in enumerate(tile["spaces"]):
            if at < len(OFFSETS):
                dx, dy = OFFSETS[at]
                place = (x + dx, y + dy)
                self.cells[place] = Cell(number, space, record.hexes[at])
            else:
                place = (x, y + 1)  # the lower hex: the centre is drawn on the line above it
                self.centres[place] = Cell(number, space, record.hexes[0])
            self.spaces[space["at"]] = place

    def unrevealed(self) -> set[Place]:
        """The hexes of open slots along the edge of the known Map, within an agreed limit.  [EU-REV-06]"""
        limit = self.board.view["map_limit"]
        places = {place for cell in self.cells for place in around(cell) if place not in self.cells}
        return {place for place in places if not limit or is_within(anchor_of(*place), limit)}

    def numbered_slots(self) -> dict[Place, int]:
        """The open places of a reveal: each of their hexes with the number of its slot."""
        board = self.board
        if board.prompt != "reveal" or not board.badges:
            return {}
        return {
            (x + dx, y + dy): board.number(f"slot:{at + 1}")
            for at, (x, y) in enumerate(board.view["edges"])
            for dx, dy in OFFSETS
        }

    def place_of(self, seat: int) -> Place:
        space = self.board.heroes[seat].get("space")
        return self.spaces[space["at"]] if space else (0, 0)

    # -- the picture ---------------------------------------------------------------------------------------------

    def lines(self, width: int, height: int) -> tuple[list[Text], str]:
        """The part around the acting Hero in this room, and arrows to where there is more."""
        canvas = Canvas(self, self.fitting(width, height))
        return canvas.window(width, height)

    def fitting(self, width: int, height: int) -> Size:
        """The largest hexes with which the whole Map fits; else those with which every number can be seen."""
        for size in (LARGE, MIDDLE):
            extent = Extent(self, size)
            if extent.width <= width and extent.height <= height:
                return size
        for size, least in ((MIDDLE, 5), (FLAT, 3)):
            room = width >= 4 * size.width and height > least * size.height
            if room and Extent(self, size).shows_numbers(width, height):
                return size
        return SMALL

    def goals(self) -> set[Place]:
        """Every hex that carries a number, and the one of the acting Hero."""
        return {place for place in self.cells if self.number(place)} | set(self.slots) | {self.focus}

    def number(self, place: Place) -> int:
        """The number of the option that leads to a hex or to the centre above it."""
        return max(self.hex_number(place), self.centre_number(place))

    def hex_number(self, place: Place) -> int:
        cell = self.cells.get(place)
        return self.space_number(cell) if cell else 0

    def centre_number(self, place: Place) -> int:
        cell = self.centres.get(place)
        return self.space_number(cell) if cell else 0

    def space_number(self, cell: Cell) -> int:
        name = f"{self.board.view['map'][cell.tile]['key']}-{cell.space['hex']}"
        return self.board.number(f"go:{name}", f"teleport:{name}", f"fly:{name}")

    # -- what stands in a hex ------------------------------------------------------------------------------------

    def rows(self, place: Place, size: Size) -> list[list[Segment]]:
        """The lines of a hex: number, what it shows, Monster; Loot; Heroes, tokens and Powers."""
        cell = self.cells[place]
        number = self.hex_number(place)
        first = [badge(number)] if number else []
        if size == SMALL and number:  # no room for the sign of a Monster
            return [[*first, self.code(cell), *self.level(cell), *self.lying(cell)]]
        if size.height == SMALL.height:
            return [[*first, self.code(cell), *self.monster(cell), *self.lying(cell)]]
        first = first or [("  ", "")]
        top = [*first, self.code(cell), (" ", ""), *self.monster(cell)]
        low = [*self.lying(cell)]
        if size.height == MIDDLE.height:
            return [top, low]
        return [top, [("  ", ""), *self.loot(cell)], [("  ", ""), *low]]

    def code(self, cell: Cell) -> Segment:
        """Two letters; small ones on the hexes around the centre of a Special tile."""
        code = self.board.codes[cell.space["location"]]
        special = self.board.map_tiles[self.board.view["map"][cell.tile]["key"]].centre >= 0
        return (f"{code.lower() if special else code:<2}", "bold")

    def monster(self, cell: Cell) -> list[Segment]:
        if cell.space["burned"]:
            return [(SIGNS["burned"] * 2, "bold")]
        if cell.space["revoked"]:
            return [(SIGNS["done"], "bold")]
        if not cell.space["monster"]:
            return []
        return [(f"{SIGNS['monster']}{cell.printed.level}", COLOURS_OF_SIGNS["monster"])]

    def level(self, cell: Cell) -> list[Segment]:
        return [(text[-1], style) for text, style in self.monster(cell)]

    def loot(self, cell: Cell) -> list[Segment]:
        if not cell.space["monster"]:
            return []
        parts: list[Segment] = []
        for name, number, _ in cell.printed.loot:
            sign = EFFECT_SIGNS[name][0]
            parts.append((f"{SIGNS[sign]}{number}", COLOURS_OF_SIGNS[sign]))
        return parts

    def lying(self, cell: Cell) -> list[Segment]:
        """Heroes, the Griffin, a shared foe, tokens, Powers, a Lair."""
        return [*self.figures(cell), *self.tokens(cell), *self.powers(cell), *self.lair(cell)]

    def figures(self, cell: Cell) -> list[Segment]:
        board, at = self.board, cell.space["at"]
        parts: list[Segment] = []
        for seat in cell.space["heroes"]:
            style = f"bold {seat_colour(seat)}"
            parts.append((board.scene.seat_symbol(seat), f"{style} underline" if seat == board.acting else style))
        foe = board.view["foe"]
        for name, space in (("foe", foe and foe["space"]), ("griffin", board.view["griffin"])):
            if space and space["at"] == at:
                parts.append((SIGNS[name], COLOURS_OF_SIGNS[name]))
        return parts

    def tokens(self, cell: Cell) -> list[Segment]:
        """Every token as the hollow symbol of its owner."""
        space = cell.space
        owners = [seat for seat in (space["hero_token"], space["trade_token"]) if seat is not None]
        owners += [seat for seat, number in enumerate(space["interaction"]) for _ in range(number)]
        tokens = [(TOKEN_SYMBOLS[seat], f"bold {seat_colour(seat)}") for seat in owners]
        if space["defended"] is not None:
            tokens.append((SIGNS["shield"], f"bold {seat_colour(space['defended'])}"))
        return tokens

    def powers(self, cell: Cell) -> list[Segment]:
        """What acts on this hex from around it; Fire and Water together do nothing."""
        powers = set(cell.space["powers"])
        if {"fire", "water"} <= powers:
            powers -= {"fire", "water"}
        powers -= {cell.space["location"]}  # its letters say so
        return [(ELEMENT_SIGNS[name], ELEMENT_COLOURS[name]) for name in ELEMENT_SIGNS if name in powers]

    def lair(self, cell: Cell) -> list[Segment]:
        """Here the revealed Elite Monster can be fought."""
        return [(SIGNS["elite"], COLOURS_OF_SIGNS["elite"])] if self.is_lair(cell) else []

    def is_lair(self, cell: Cell) -> bool:
        """[EU-ELI-05]"""
        key = self.board.view["bounty"]
        if key is None:
            return False
        elite = self.board.monsters[key]
        wanted = elite.lair_location
        if elite.lair == "on":
            return bool(LOCATIONS.index(cell.space["location"]) == wanted)
        if elite.lair == "special":
            return bool(self.board.map_tiles[self.board.view["map"][cell.tile]["key"]].centre == wanted)
        near = [self.cells[place] for place in around(self.spaces[cell.space["at"]]) if place in self.cells]
        return any(shows(LOCATIONS.index(other.space["location"]), wanted) for other in near)

    def centre(self, place: Place) -> list[Segment]:
        """The centre of a Special tile; a cross where its hexes are not liberated yet."""
        cell = self.centres[place]
        number = self.centre_number(place)
        parts = [badge(number)] if number else []
        parts.append((self.board.codes[cell.space["location"]], "bold"))
        if any(other.space["monster"] for other in self.cells.values() if other.tile == cell.tile):
            parts.append((SIGNS["locked"], "bold"))
        return [*parts, *self.figures(cell), *self.tokens(cell)]


def around(place: Place) -> list[Place]:
    x, y = place
    return [(x + dx, y + dy) for dx, dy in DIRECTIONS]


def is_within(anchor: Place, limit: int) -> bool:
    """Does no hex of a tile on this slot lie farther from the Church?"""
    x, y = anchor
    return all(steps_to_church(x + dx, y + dy) <= limit for dx, dy in OFFSETS)


def shows(found: int, wanted: int) -> bool:
    """A Treasure hex of any level, an Elemental of any element, or exactly this location."""
    if wanted == TREASURE_1:
        return TREASURE_1 <= found <= TREASURE_1 + 2
    if wanted == ELEMENTAL:
        return ELEMENTAL <= found < ELEMENTAL + len(ELEMENT_SIGNS)
    return found == wanted


def badge(number: int) -> Segment:
    return (f"{number:>2}", BADGE)


class Extent:
    """How much room the known Map takes, and where each hex lies in it."""

    def __init__(self, hexes: HexMap, size: Size) -> None:
        self.hexes = hexes
        self.size = size
        places = [*hexes.cells, *hexes.unknown]
        self.left = min(self.column(place) for place in places)
        self.top = min(y for _, y in places)
        self.width = max(self.column(place) for place in places) - self.left + size.width + 1
        self.height = (max(y for _, y in places) - self.top + 1) * size.height + 1

    def column(self, place: Place) -> int:
        x, y = place
        return (2 * x + y) * self.size.width // 2

    def corner(self, place: Place) -> tuple[int, int]:
        """Row and column of the upper left corner of a hex."""
        return (place[1] - self.top) * self.size.height, self.column(place) - self.left

    def start(self, width: int, height: int) -> tuple[int, int]:
        """Where a window of this size begins: all numbers in it if they fit, else the acting Hero in its middle."""
        row, column = self.corner(self.hexes.focus)
        corners = [self.corner(place) for place in self.hexes.goals()]
        rows, columns = [row for row, _ in corners], [column for _, column in corners]
        return (
            first_of_window(rows, row, self.size.height, height, self.height),
            first_of_window(columns, column, self.size.width, width, self.width),
        )

    def shows_numbers(self, width: int, height: int) -> bool:
        """Are all hexes that carry a number whole within the window?"""
        top, left = self.start(width, height)
        return all(
            top <= row < top + height - self.size.height and left <= column < left + width - self.size.width
            for row, column in [self.corner(place) for place in self.hexes.goals()]
        )


def first_of_window(starts: Sequence[int], focus: int, size: int, room: int, whole: int) -> int:
    """The first line or column of a window over things that start there and are so large."""
    low, high = min(starts), max(starts) + size
    middle = (low + high) // 2 if high - low < room else focus + size // 2
    return centred(middle, room, whole)


def centred(middle: int, room: int, whole: int) -> int:
    """The first line of a window of so much room around a middle, kept within the whole."""
    if whole <= room:
        return -((room - whole) // 2)
    return min(max(0, middle - room // 2), whole - room)


class Canvas:
    """The whole Map, character by character."""

    def __init__(self, hexes: HexMap, size: Size) -> None:
        self.hexes = hexes
        self.size = size
        self.extent = Extent(hexes, size)
        self.grid: dict[tuple[int, int], Segment] = {}
        self.draw_unknown()
        for place in hexes.cells:
            self.fill(place)
        self.draw_lines()
        for place in hexes.centres:
            self.draw_centre(place)

    def write(self, row: int, column: int, segments: Sequence[Segment], ground: str = "", room: int = 99) -> None:
        """Bits of text from here on, cut where there is no more room."""
        end = column + room
        for text, style in segments:
            for letter in text:
                if column < end:
                    own = f"{style} on {ground}" if ground and " on " not in style else style
                    self.grid[row, column] = (letter, own)
                column += 1

    def draw_unknown(self) -> None:
        """A question mark on every hex that would be revealed next, with its number where it is asked for."""
        for place in self.hexes.unknown:
            row, column = self.extent.corner(place)
            number = self.hexes.slots.get(place, 0)
            mark: list[Segment] = [badge(number)] if number else []
            mark.append((SIGNS["unknown"], FAINT))
            self.write(row + self.size.height // 2, column + self.size.width // 2 - len(mark), mark)

    def fill(self, place: Place) -> None:
        """The ground of a hex and what stands on it."""
        row, column = self.extent.corner(place)
        ground = GROUNDS[self.hexes.cells[place].space["location"]]
        inner = self.size.width - 1
        for down in range(1, self.size.height):
            self.write(row + down, column + 1, [(" " * inner, INK)], ground)
        for down, segments in enumerate(self.hexes.rows(place, self.size), start=1):
            shown = [(text, style if "#" in style else f"{style} {INK}".strip()) for text, style in segments]
            self.write(row + down, column + 1, shown, ground, inner)

    def draw_centre(self, place: Place) -> None:
        """In the middle of the line between the two upper hexes and the lower one."""
        row, column = self.extent.corner(place)
        segments = self.hexes.centre(place)
        length = sum(len(text) for text, _ in segments)
        room = self.size.width + 1
        ground = GROUNDS[self.hexes.centres[place].space["location"]]
        shown = [(text, style if "#" in style else f"{style} {INK}".strip()) for text, style in segments]
        self.write(row, column + max(0, (room - length) // 2), shown, ground, room)

    # -- lines ---------------------------------------------------------------------------------------------------

    def draw_lines(self) -> None:
        """Solid lines around tiles, dotted ones within."""
        solid: dict[tuple[int, int], int] = {}
        dotted: dict[tuple[int, int], int] = {}
        for place, cell in self.hexes.cells.items():
            for other, points in self.edges(place):
                neighbour = self.hexes.cells.get(other)
                strokes = dotted if neighbour and neighbour.tile == cell.tile else solid
                for start, end in pairwise(points):
                    down = end[0] > start[0]
                    strokes[start] = strokes.get(start, 0) | (DOWN if down else RIGHT)
                    strokes[end] = strokes.get(end, 0) | (UP if down else LEFT)
        for point, sides in dotted.items():
            self.grid[point] = ("╎" if sides & (UP | DOWN) and not sides & (LEFT | RIGHT) else "╌", FAINT)
        for point, sides in solid.items():
            self.grid[point] = (STROKES[sides], FRAME)
        self.mark_focus()

    def edges(self, place: Place) -> Iterator[tuple[Place, list[tuple[int, int]]]]:
        """The points of each side of a hex, and the hex beyond it."""
        row, column = self.extent.corner(place)
        width, height, half = self.size.width, self.size.height, self.size.width // 2
        x, y = place
        for top, other in ((row, ((x, y - 1), (x + 1, y - 1))), (row + height, ((x - 1, y + 1), (x, y + 1)))):
            yield other[0], [(top, column + at) for at in range(half + 1)]
            yield other[1], [(top, column + at) for at in range(half, width + 1)]
        for left, beside in ((column, (x - 1, y)), (column + width, (x + 1, y))):
            yield beside, [(row + at, left) for at in range(height + 1)]

    def mark_focus(self) -> None:
        """The hex of the acting Hero has a bright frame."""
        hexes = self.hexes
        if hexes.focus not in hexes.cells:
            return
        seat = hexes.board.acting
        space = hexes.board.heroes[seat].get("space")
        if space is None or space["hex"] == "centre":
            return
        for _, points in self.edges(hexes.focus):
            for point in points:
                self.grid[point] = (self.grid[point][0], f"bold {seat_colour(seat)}")

    # -- the window ----------------------------------------------------------------------------------------------

    def window(self, width: int, height: int) -> tuple[list[Text], str]:
        """The part around the focus, and arrows to where there is more of the Map."""
        extent = self.extent
        top, left = extent.start(width, height)
        shown = min(height, extent.height)
        first = max(0, top)
        lines = []
        for row in range(first, first + shown):
            row_of = [self.grid.get((row, column), (" ", "")) for column in range(left, left + width)]
            runs = groupby(row_of, key=itemgetter(1))
            lines.append(Text.assemble(*[("".join(letter for letter, _ in run), style) for style, run in runs]))
        more = (
            (left > 0, "←"),
            (top > 0, "↑"),
            (top + height < extent.height, "↓"),
            (left + width < extent.width, "→"),
        )
        return lines, "".join(arrow for is_more, arrow in more if is_more)
