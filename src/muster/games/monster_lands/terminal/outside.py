"""The Outside: lands with their monsters and paths, the Entrance of the Citadel, and the two missions."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest

from rich.text import Text

from muster.games.monster_lands import view_types as views
from muster.games.monster_lands.content.pieces import Land, Section
from muster.games.monster_lands.terminal.board import Board
from muster.games.monster_lands.terminal.monsters import Monsters
from muster.games.monster_lands.terminal.paths import Paths
from muster.terminal.flowing import flow
from muster.terminal.lines import joined, styled
from muster.terminal.panels import Panel, cells, shares


class Outside:
    """Lands, and what lies before the gates, each as a panel or in a few lines."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.view = board.view
        self.signs = board.signs
        self.monsters = Monsters(board)
        self.paths = Paths(board)
        left, right, self.entrance = self.view["places"]
        self.lands = [left] if self.view["seats"] <= 2 else [left, right]

    # -- lands ---------------------------------------------------------------------------------------------------

    def land_panel(self, width: int, *, powers: bool) -> Panel:
        """Each land as a column: its card in the edge, below it the monster, below that four paths."""
        widths = shares(width - 2, len(self.lands))
        columns = [self.land_column(land, room, powers) for land, room in zip(self.lands, widths, strict=True)]
        down = max(len(column) for column in columns)
        for column, land, room in zip(columns, self.lands, widths, strict=True):
            number = max(1, len(self.open_paths(land)))
            column += cells([[Text()]] * number, shares(room, number), "╎") * (down - len(column))
        return Panel(widths, [self.land_title(land) for land in self.lands], columns)

    def land_title(self, land: views.Battlefield) -> Text:
        """Name, affinity, what its conquest takes and brings, what it does once it is settled."""
        board, signs = self.board, self.signs
        title = Text(" ") + board.badge(f"outside:{land['key']}")
        if land["land"] is None:
            return title + styled(f"{board.scene.name('place-' + land['key'])} ", "dim")
        card: Land = board.lands[land["land"]]
        title.append_text(signs.affinity(card.affinity))
        title.append(f"{board.scene.name('land-' + card.key)} ", style="bold")
        title.append_text(signs.sign("land", card.conquest))
        title.append(signs["gives"])
        title.append_text(signs.sign("glory", card.glory))
        return Text.assemble(title, ("  ", ""), signs.gain(card), " ")

    def land_column(self, land: views.Battlefield, width: int, powers: bool) -> list[Text]:
        rows = self.monsters.rows(land, width, powers)
        paths = self.open_paths(land)
        widths = shares(width, max(1, len(paths)))
        needs: list[list[Text]] = []
        gifts: list[Text] = []
        there: list[list[Text]] = [[], []]  # who is on it, dice
        tokens: list[list[Text]] = []
        for (path, section), room in zip(paths, widths, strict=False):
            needs.append(self.paths.need(self.paths.number(land["key"], path["number"]), section, room))
            gifts.append(self.paths.gift(section, self.board.box.death_glory[path["number"] - 1]))
            there[0].append(self.paths.walker(path, room))
            there[1].append(self.paths.dice(path, room))
            tokens.append(flow(Text(), self.paths.tokens(land["key"], path), room, ""))
        lines = [*together([*across(needs), gifts], widths), *together([*there, *across(tokens)], widths)]
        return rows + cells([[line[at] for line in lines] for at in range(len(paths))], widths[: len(paths)], "╎")

    def open_paths(self, land: views.Battlefield) -> list[tuple[views.BattlePath, Section]]:
        """The paths of a land with the sections above them; none where the land is taken."""
        if land["header"] is None:
            return []
        return list(zip(land["paths"], self.board.headers[land["header"]["key"], land["header"]["side"]], strict=False))

    def land_lines(self, width: int) -> list[Text]:
        """Two lines for each land: cards, then paths; who is there takes the place of what a path asks for."""
        lines = []
        for land in self.lands:
            line = self.land_title(land)
            line.append("│ ", style="dim")
            line.append_text(self.monsters.line(land))
            power = self.monsters.power(land)
            if power.cell_len and line.cell_len + power.cell_len + 1 <= width:
                line = Text.assemble(line, " ", power)
            lines.append(line)
            paths = self.open_paths(land)
            widths = shares(width, max(1, len(paths)))
            parts = []
            for (path, section), room in zip(paths, widths, strict=False):
                head = self.paths.number(land["key"], path["number"])
                there = head + self.paths.walker(path, 0)
                if there.cell_len > head.cell_len:
                    load = self.paths.load(land["key"], path, room - there.cell_len - 1)
                    parts.append([joined([there, load])])
                else:
                    parts.append([joined([head, self.signs.need(section.need), self.signs.benefit(section)])])
            lines += cells(parts, widths[: len(parts)], "╎")
        return lines

    # -- the Entrance and the missions ---------------------------------------------------------------------------

    def gate_panel(self, width: int) -> Panel:
        """The Entrance of the Citadel and both missions next to each other."""
        widths = shares(width - 2, 3)
        titles = [self.entrance_title()] + [self.mission_title(mission) for mission in self.view["missions"]]
        columns = [self.entrance_column(widths[0])]
        columns += [
            self.mission_column(mission, room) for mission, room in zip(self.view["missions"], widths[1:], strict=True)
        ]
        return Panel(widths, titles, columns)

    def entrance_title(self) -> Text:
        title = Text(" ") + self.board.badge("outside:entrance")
        title.append(f"{self.board.scene.words.say('lands-entrance')} ", style="bold")
        return title

    def entrance_column(self, width: int) -> list[Text]:
        rows = self.monsters.rows(self.entrance, width, powers=False)
        for path in self.entrance["paths"]:
            rows += flow(Text(" "), self.entrance_path(path), width, " ", indent=3)
        return rows

    def entrance_path(self, path: views.BattlePath) -> list[Text]:
        """The help of the guards, and who stands there."""
        box, signs = self.board.box, self.signs
        at = path["number"] - 1
        help_there = signs.sign("defense", box.entrance_defense[at])
        if box.entrance_gold[at]:
            help_there.append_text(signs.sign("gold", box.entrance_gold[at]))
        parts = [self.paths.number("entrance", path["number"]), help_there, signs.sign("death", box.entrance_glory)]
        parts += [self.paths.walker(path), self.paths.load("entrance", path)]
        return [part for part in parts if part.cell_len]

    def mission_title(self, mission: views.Mission) -> Text:
        title = self.mission_kind(mission)
        if mission["key"] is not None:
            title.append(f"· {self.board.scene.name('mission-' + mission['key'])} ")
        return title

    def mission_kind(self, mission: views.Mission) -> Text:
        say = self.board.scene.words.say
        told = say("lands-mission") if mission["kind"] == "mission" else say("lands-contract")
        badge = self.board.badge(f"outside:{mission['kind']}")
        return Text.assemble(" ", badge, (f"{told} ", "bold"))

    def mission_column(self, mission: views.Mission, width: int) -> list[Text]:
        if mission["key"] is None:
            return []
        figures = self.signs.mission(self.board.missions[mission["key"]], mission["kind"])
        paths = [self.mission_path(mission, number, path) for number, path in enumerate(mission["paths"], 1)]
        return [*flow(Text(" "), figures, width, " "), *flow(Text(" "), paths, width, "  ")]

    def mission_path(self, mission: views.Mission, number: int, path: views.MissionPath) -> Text:
        parts = [
            self.paths.number(mission["kind"], number),
            self.paths.walker(path) or styled(self.signs["free"], "dim"),
        ]
        if path["member"] is not None:
            parts.append(self.signs.dice(path["dice"]))
        return joined(parts)

    def gate_lines(self, width: int) -> list[Text]:
        """The same in few lines."""
        parts = []
        if self.entrance["monster"] is not None or self.entrance["paths"]:
            parts.append(self.entrance_title() + self.monsters.line(self.entrance))
            parts += [Text(" ") + joined(self.entrance_path(path)) for path in self.entrance["paths"]]
        for mission in self.view["missions"]:
            if mission["key"] is None:
                continue
            figures = joined(self.signs.mission(self.board.missions[mission["key"]], mission["kind"]))
            paths = [self.mission_path(mission, number, path) for number, path in enumerate(mission["paths"], 1)]
            parts.append(Text.assemble(self.mission_kind(mission), figures, " ", joined(paths)))
        return flow(Text(), parts, width, " ") if parts else []


def across(columns: Sequence[Sequence[Text]]) -> list[list[Text]]:
    """Columns of lines as rows of cells."""
    return [list(row) for row in zip_longest(*columns, fillvalue=Text())]


def together(rows: Sequence[Sequence[Text]], widths: Sequence[int]) -> list[list[Text]]:
    """Rows of cells, one behind the other where every cell has room for both; empty ones are left out."""
    kept: list[list[Text]] = []
    for row in rows:
        if not any(cell.cell_len for cell in row):
            continue
        if kept:
            both = [joined([part for part in pair if part.cell_len]) for pair in zip(kept[-1], row, strict=True)]
            if all(cell.cell_len < width for cell, width in zip(both, widths, strict=True)):
                kept[-1] = both
                continue
        kept.append(list(row))
    return kept
