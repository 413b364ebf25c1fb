"""The Outside: lands with their monsters and paths, the Entrance of the Citadel, and the two missions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from muster.cli.lines import joined, styled
from muster.cli.tables.flowing import flow
from muster.cli.tables.lands_board import Board
from muster.cli.tables.lands_signs import WARNING
from muster.cli.tables.panels import Panel, cells, shares
from muster.games.monster_lands.content.pieces import Land, Monster, Section


class Outside:
    """Lands, and what lies before the gates, each as a panel or in a few lines."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.view = board.view
        self.signs = board.signs
        *lands, self.entrance = self.view["places"]
        self.lands: list[Mapping[str, Any]] = [land for land in lands if land["land"] or land["paths"]]

    # -- lands ---------------------------------------------------------------------------------------------------

    def land_panel(self, width: int, *, powers: bool) -> Panel:
        """Each land as a column: its card in the edge, below it the monster, below that four paths."""
        widths = shares(width - 2, max(1, len(self.lands)))
        columns = [self.land_column(land, column, powers) for land, column in zip(self.lands, widths, strict=False)]
        return Panel(widths, [self.land_title(land) for land in self.lands] or [Text()], columns or [[]])

    def land_title(self, land: Mapping[str, Any]) -> Text:
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

    def land_column(self, land: Mapping[str, Any], width: int, powers: bool) -> list[Text]:
        rows = self.monster_rows(land, width, powers)
        widths = shares(width, max(1, len(land["paths"])))
        heads, gifts, walkers, loads = [], [], [], []
        for path, section in zip(land["paths"], self.sections(land), strict=True):
            heads.append(self.path_head(land, path) + Text(" ") + self.signs.need(section.need))
            gifts.append(self.path_gift(section, self.board.box.death_glory[path["number"] - 1]))
            walkers.append(self.path_walker(path))
            loads.append(self.path_load(land["key"], path))
        parts = [self.together(heads, gifts, widths), self.together(walkers, loads, widths)]
        columns = [[row[at] for part in parts for row in part] for at in range(len(widths))] if heads else []
        return rows + cells(columns, widths, "╎")

    def together(self, left: Sequence[Text], right: Sequence[Text], widths: Sequence[int]) -> list[list[Text]]:
        """Two rows of cells as one where every cell has room for both."""
        both = [joined([part for part in pair if part.cell_len]) for pair in zip(left, right, strict=True)]
        if all(cell.cell_len <= width for cell, width in zip(both, widths, strict=True)):
            return [both] if any(cell.cell_len for cell in both) else []
        return [list(row) for row in (left, right) if any(cell.cell_len for cell in row)]

    def sections(self, land: Mapping[str, Any]) -> Sequence[Section]:
        return self.board.box.headers[land["header"]] if land["header"] is not None else ()

    def land_lines(self, width: int) -> list[Text]:
        """Two lines for each land: cards, then paths; who is there takes the place of what a path asks for."""
        lines = []
        for land in self.lands:
            line = self.land_title(land)
            line.append("│ ", style="dim")
            line.append_text(self.monster(land))
            power = self.power(land)
            if power.cell_len and line.cell_len + power.cell_len + 1 <= width:
                line = Text.assemble(line, " ", power)
            lines.append(line)
            widths = shares(width, max(1, len(land["paths"])))
            parts = []
            for path, section in zip(land["paths"], self.sections(land), strict=True):
                head = self.path_head(land, path)
                there = self.path_walker(path)
                if there.cell_len:
                    load = self.path_load(land["key"], path)
                    parts.append([joined([head, there, load])])
                else:
                    parts.append([joined([head, self.signs.need(section.need), self.signs.benefit(section)])])
            lines += cells(parts, widths, "╎")
        return lines

    # -- monsters ------------------------------------------------------------------------------------------------

    def monster_rows(self, place: Mapping[str, Any], width: int, powers: bool) -> list[Text]:
        """The monster in a line, its power behind it or, if wanted, below."""
        figures, power = self.monster(place), self.power(place)
        whole = joined([figures, power], "  ") if power.cell_len else figures
        if whole.cell_len <= width:
            return [whole]
        return [figures, Text("  ") + power] if powers else [figures]

    def monster(self, place: Mapping[str, Any]) -> Text:
        """Name, the black dice that it would roll now, capture and elimination with their rewards."""
        board, signs, name = self.board, self.signs, self.board.scene.name
        if place["monster"] is None:
            return styled(f" {board.scene.words.say('no-monster')}", "dim")
        card: Monster = board.monsters[place["monster"]]
        text = Text(" ") + signs.affinity(card.affinity)
        text.append(name(f"monster-{card.key}"), style="bold #ff9f94")
        if place["beaten"]:
            text.append(f" {signs['done']}", style="bold #8fd3a8")
        if place["attack_dice"] is not None:
            text = Text.assemble(text, " ", signs.sign("attack", place["attack_dice"]))
        capture = signs.sign("glory", card.capture_glory) + signs.sign("gold", card.capture_gold)
        kill = signs.sign("glory", card.elimination_glory) + signs.sign("trophy", card.trophy)
        for short, value, reward in (
            ("glossary-value-capture_short", card.capture_value, capture),
            ("glossary-value-elimination_short", card.elimination_value, kill),
        ):
            text = Text.assemble(text, " ", (f"{name(short)}{value}", "bold"), signs["gives"], reward)
        return text

    def power(self, place: Mapping[str, Any]) -> Text:
        """The special power of the monster in a few words."""
        if place["monster"] is None:
            return Text()
        return styled(short_power(self.board, self.board.monsters[place["monster"]]), "italic #e8b0a8")

    # -- paths ---------------------------------------------------------------------------------------------------

    def path_head(self, place: Mapping[str, Any], path: Mapping[str, Any]) -> Text:
        """The number of a path; where it may be chosen, the number of that option."""
        keys = (f"path:{path['number']}", f"target:{path['number']}")
        badge = self.board.badge(*keys) if place["key"] == self.board.asked_place else Text()
        return badge + styled(str(path["number"]), "dim")

    def path_gift(self, section: Section, death: int) -> Text:
        return joined([self.signs.benefit(section), self.signs.sign("death", death)])

    def path_walker(self, path: Mapping[str, Any]) -> Text:
        """Who is there, and how it went."""
        if path["closed"]:
            return self.board.madhala()
        if path["member"] is None:
            return Text()
        text = self.board.walker(path)
        if path.get("succeeded"):
            text.append(self.signs["done"], style="bold #8fd3a8")
        return text

    def path_load(self, place: str, path: Mapping[str, Any]) -> Text:
        """Dice, tokens and goods on a path of battles."""
        if path["member"] is None:
            return Text()
        signs = self.signs
        shielded = path["shielded"]
        open_dice = {colour: number - shielded.get(colour, 0) for colour, number in path["dice"].items()}
        line = signs.dice(open_dice)
        if shielded:
            line = Text.assemble(line, "[", signs.dice(shielded), "]")
        parts = [line] if line.cell_len else []
        tokens = self.tokens(place, path)
        tokens.append_text(signs.sign("defense") * 0 if not path["defense"] else _times(signs.sign("defense"), path["defense"]))
        goods = Text()
        for name, sign in (("potions", "potion"), ("venoms", "venom")):
            if path[name]:
                goods.append_text(_times(signs.sign(sign), path[name]))
        if path["gold"]:
            goods.append_text(signs.sign("gold", path["gold"]))
        tokens.append_text(goods)
        if tokens.cell_len:
            parts.append(tokens)
        if path["damage"]:
            parts.append(styled(f"={path['damage']}", WARNING))
        return joined(parts)

    def tokens(self, place: str, path: Mapping[str, Any]) -> Text:
        """Traps and tricks: face up with their effect, face down as one knows them oneself."""
        signs, traps = self.signs, self.board.traps
        line = Text()
        for key in path["revealed"]:
            line = Text.assemble(line, "(", signs.trap(traps[key]), ")")
        known: list[str | None] = self.view["zones"].get(f"tokens-{place}-{path['number']}", [])
        for key in known[len(path["revealed"]) :]:
            line.append_text(signs.sign("trap"))
            if key is not None and path["seat"] == self.board.own:
                line.append_text(signs.trap(traps[key]))
        return line

    # -- the Entrance and the missions ---------------------------------------------------------------------------

    def gate_panel(self, width: int) -> Panel:
        """The Entrance of the Citadel and both missions next to each other."""
        widths = shares(width - 2, 3)
        titles = [self.entrance_title()] + [self.mission_title(mission) for mission in self.view["missions"]]
        columns = [self.entrance_column(widths[0])]
        columns += [self.mission_column(mission) for mission in self.view["missions"]]
        return Panel(widths, titles, columns)

    def entrance_title(self) -> Text:
        title = Text(" ") + self.board.badge("outside:entrance")
        title.append(f"{self.board.scene.words.say('place-short-entrance')} ", style="bold")
        return title

    def entrance_column(self, width: int) -> list[Text]:
        rows = self.monster_rows(self.entrance, width, powers=False)
        return rows + [self.entrance_path(path) for path in self.entrance["paths"]]

    def entrance_path(self, path: Mapping[str, Any]) -> Text:
        """The help of the guards, and who stands there."""
        box, signs = self.board.box, self.signs
        at = path["number"] - 1
        help_there = signs.sign("defense", box.entrance_defense[at])
        if box.entrance_gold[at]:
            help_there.append_text(signs.sign("gold", box.entrance_gold[at]))
        parts = [self.path_head(self.entrance, path), help_there, signs.sign("death", box.entrance_glory)]
        parts += [self.path_walker(path), self.path_load("entrance", path)]
        return Text(" ") + joined([part for part in parts if part.cell_len])

    def mission_title(self, mission: Mapping[str, Any]) -> Text:
        title = Text(" ") + self.board.badge(f"outside:{mission['kind']}")
        say = self.board.scene.words.say
        title.append(say("place-short-mission") if mission["kind"] == "mission" else say("place-short-contract"), "bold")
        if mission["key"] is not None:
            title.append(f" · {self.board.scene.name('mission-' + mission['key'])}")
        title.append(" ")
        return title

    def mission_column(self, mission: Mapping[str, Any]) -> list[Text]:
        if mission["key"] is None:
            return []
        rows = [Text(" ") + self.signs.mission(self.board.missions[mission["key"]], mission["kind"])]
        paths = [self.mission_path(mission, number, path) for number, path in enumerate(mission["paths"], 1)]
        return [*rows, Text(" ") + joined(paths, "  ")]

    def mission_path(self, mission: Mapping[str, Any], number: int, path: Mapping[str, Any]) -> Text:
        badge = self.board.badge(f"path:{number}") if self.board.asked_place == mission["kind"] else Text()
        parts = [badge + styled(str(number), "dim"), self.path_walker(path) or styled(self.signs["free"], "dim")]
        if path["member"] is not None:
            parts.append(self.signs.dice(path["dice"]))
        return joined(parts)

    def gate_lines(self, width: int) -> list[Text]:
        """The same in few lines."""
        parts = []
        if self.entrance["monster"] is not None or self.entrance["paths"]:
            parts.append(self.entrance_title() + self.monster(self.entrance))
            parts += [self.entrance_path(path) for path in self.entrance["paths"]]
        for mission in self.view["missions"]:
            if mission["key"] is None:
                continue
            title = Text(" ") + self.board.badge(f"outside:{mission['kind']}")
            say = self.board.scene.words.say
            short = say("place-short-mission") if mission["kind"] == "mission" else say("place-short-contract")
            title.append(f"{short} ", style="bold")
            title.append_text(self.signs.mission(self.board.missions[mission["key"]], mission["kind"]))
            paths = [self.mission_path(mission, number, path) for number, path in enumerate(mission["paths"], 1)]
            parts.append(Text.assemble(title, " ", joined(paths)))
        return flow(Text(), parts, width, " ") if parts else []


def _times(text: Text, number: int) -> Text:
    return Text().join([text] * number)


def short_power(board: Board, monster: Monster) -> str:
    """What a monster does, in a few words."""
    say, n = board.scene.words.say, monster.n
    match monster.power:
        case "glory_loss":
            return say("power-short-glory_loss", n=n)
        case "affinity_dice":
            return say("power-short-affinity_dice", n=n)
        case "no_weapons":
            return say("power-short-no_weapons")
        case "to_entrance":
            return say("power-short-to_entrance")
        case "no_potions":
            return say("power-short-no_potions")
        case "no_talents":
            return say("power-short-no_talents")
        case "lash":
            return say("power-short-lash", n=n)
        case "panic":
            return say("power-short-panic", n=n)
        case "die_minus":
            return say("power-short-die_minus", n=n, die=board.signs.space(monster.colours).plain)
        case "hits":
            return say("power-short-hits", n=n)
        case "escape":
            return say("power-short-escape")
        case "spores":
            return say("power-short-spores", n=n)
        case "entrance_dice":
            return say("power-short-entrance_dice", n=n)
        case "traps":
            return say("power-short-traps", n=n)
        case _:
            return ""
