"""A path of the Outside: what it asks for and gives, who is on it, and what lies there."""

from __future__ import annotations

from rich.text import Text

from muster.games.monster_lands import view_types as views
from muster.games.monster_lands.content.pieces import Section
from muster.games.monster_lands.terminal.board import Board
from muster.games.monster_lands.terminal.signs import WARNING
from muster.terminal.flowing import flow
from muster.terminal.lines import joined, styled


class Paths:
    """Small texts about paths. ``room`` is how wide one may be; what matters least gives way."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.view = board.view
        self.signs = board.signs

    def number(self, place: str, number: int) -> Text:
        """The number of a path; where it may be chosen, the number of that option."""
        told = styled(str(number), "dim")
        if place != self.board.asked_place:
            return told
        badge = self.board.badge(f"path:{number}", f"target:{number}")
        if badge.plain.strip() == str(number):
            return badge  # it says the same
        return Text.assemble(badge, "/", told) if badge.cell_len else told

    def need(self, head: Text, section: Section, room: int) -> list[Text]:
        """The dice of a path, on two lines where there is no room for them on one."""
        whole = Text.assemble(head, " ", self.signs.need(section.need))
        if whole.cell_len <= room:
            return [whole]
        required = head + self.signs.spaces(section.need.required)
        return flow(Text(), [required, self.signs.reinforcement(section.need)], room, "")

    def gift(self, section: Section, death: int) -> Text:
        return joined([self.signs.benefit(section), self.signs.sign("death", death)])

    def walker(self, path: views.BattlePath | views.MissionPath, room: int = 99) -> Text:
        """Who is there, and how it went."""
        if path["closed"]:
            return self.board.madhala()
        if path["member"] is None:
            return Text()
        done = styled(self.signs["done"], "bold #8fd3a8") if path.get("succeeded") else Text()
        text = self.board.walker(path) + done
        # Of all this the affinity can be missed most easily.
        return text if text.cell_len <= room else self.board.walker(path, affinity=False) + done

    def dice(self, path: views.BattlePath, room: int = 99) -> Text:
        """The dice of a path, those on shielded traps in brackets; as numbers where there is little room."""
        shielded = path.get("shielded", {})
        plain = {colour: number - shielded.get(colour, 0) for colour, number in path["dice"].items()}
        line = Text()
        for told in (self.signs.dice, self.signs.counted):
            line = Text.assemble(told(plain), "[", told(shielded), "]") if shielded else told(plain)
            if line.cell_len <= room:
                break
        return line

    def tokens(self, place: str, path: views.BattlePath) -> list[Text]:
        """Tokens and goods on a path of battles, and the damage that was done from there."""
        if path["member"] is None:
            return []
        signs = self.signs
        parts = self.traps(place, path)
        for sign, number in (("defense", path["defense"]), ("potion", path["potions"]), ("venom", path["venoms"])):
            parts += [signs.sign(sign)] * number
        if path["gold"]:
            parts.append(signs.sign("gold", path["gold"]))
        if path["damage"]:
            parts.append(styled(f"={path['damage']}", WARNING))
        return parts

    def traps(self, place: str, path: views.BattlePath) -> list[Text]:
        """Traps and tricks: face up with their effect, face down as one knows them oneself."""
        signs, traps = self.signs, self.board.traps
        parts: list[Text] = []
        for key in path["revealed"]:
            if traps[key].effect == "dice":
                parts.append(signs.sign("trap"))  # its dice are among those of the path
            else:
                parts.append(Text.assemble("(", signs.trap(traps[key]), ")"))
        known = self.view["zones"].get(f"tokens-{place}-{path['number']}", [])
        hidden = known[len(path["revealed"]) :]
        initial = self.board.initial_trap
        # Initial traps have a back of their own.
        told = path["initial_traps"] - path["revealed"].count(initial) - hidden.count(initial)
        for face in hidden:
            if face is None and told:
                face, told = initial, told - 1
            parts.append(signs.sign("trap") + (Text() if face is None else signs.trap(traps[face])))
        return parts

    def load(self, place: str, path: views.BattlePath, room: int = 99) -> Text:
        """Dice and tokens on one line; in numbers where there is little room."""
        few = self.dice(path, 0)
        tokens = Text().join(self.tokens(place, path))
        load = joined([part for part in (self.dice(path), tokens) if part.cell_len])
        if load.cell_len > room:
            load = few + tokens
        return load if load.cell_len <= room else joined([few, self.signs.sign("trap", path["tokens"])])
