"""What all parts of the drawing of Monster Lands share: the view, the pieces by their keys, badges, small texts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rich.text import Text

from muster.games.monster_lands import view_types as views
from muster.games.monster_lands.content.pieces import Box
from muster.games.monster_lands.terminal.signs import DICE_COLOURS, Signs, by_key
from muster.terminal.lines import styled
from muster.terminal.scene import Scene, seat_colour

BADGE: Final = "bold black on #f0b840"
# The words with which options about a member of one's own clan begin.
MEMBER_WORDS: Final = ("send", "carry", "from", "settler", "heal-one", "talent", "promote", "desert", "discount")


class Board:
    """One drawing of the table."""

    def __init__(self, scene: Scene, width: int, badges: Mapping[str, int]) -> None:
        self.scene = scene
        self.view: views.LandsView = scene.view
        self.width = width
        self.badges = badges
        self.signs = Signs(scene.words)
        self.box: Box = scene.match.content
        self.members = by_key(self.box.members)
        self.monsters = by_key(self.box.monsters)
        self.lands = by_key(self.box.lands)
        self.traps = by_key(self.box.traps)
        self.gear = by_key(self.box.gear)
        self.loot = by_key(self.box.loot)
        self.missions = by_key(self.box.missions)
        sides = [(key, side) for key in scene.match.content.tables["headers"] for side in ("a", "b")]
        self.headers = dict(zip(sides, self.box.headers, strict=True))
        self.initial_trap: str = self.box.traps[self.box.initial_trap].key
        say = scene.words.say
        self.place_letters = {
            "left": say("lands-place-left"),
            "right": say("lands-place-right"),
            "entrance": say("lands-place-entrance"),
            "mission": say("lands-place-mission"),
            "contract": say("lands-place-contract"),
        }
        self.own = scene.seat
        # Paths are numbered within their place: badges of theirs belong to one place only.
        self.asked_place = _asked_place(scene) if badges else ""

    @property
    def prompt(self) -> str:
        """What is being asked, of whomever."""
        asked = self.view["asked"]
        return str(asked[0]["prompt"]) if asked else ""

    @property
    def turn(self) -> int:
        """Whose turn it is: who is asked, else who acted last."""
        asked = self.view["asked"]
        return int(asked[0]["seat"]) if asked else int(self.view["active"])

    def badge(self, *keys: str) -> Text:
        """The number under which something stands among the options; nothing where it is no option."""
        for key in keys:
            if key in self.badges:
                return styled(f"{self.badges[key]:>2}", BADGE)
        return Text()

    def badge_apart(self, *keys: str) -> Text:
        """The same before something that could be taken for a number."""
        badge = self.badge(*keys)
        return badge + Text(" ") if badge.cell_len else badge

    def seat_sign(self, seat: int) -> Text:
        return styled(self.scene.seat_symbol(seat), f"bold {seat_colour(seat)}")

    def placed_die(self, die: views.PlacedDie) -> Text:
        """A die in the Citadel and whose it is."""
        text = self.signs.die(die["colour"], die["face"])
        if die["seat"] is not None:
            text.append_text(self.seat_sign(die["seat"]))
        return text

    def member_name(self, key: str) -> str:
        return self.scene.name(f"member-{key}")

    def walker(self, path: views.BattlePath | views.MissionPath, *, affinity: bool = True) -> Text:
        """Who is on a path: whose, of which affinity, wounded or not."""
        key, seat = path["member"], path["seat"]
        assert key is not None  # the walker of a path that nobody is on is not drawn
        assert seat is not None
        text = self.seat_sign(seat)
        if affinity:
            text.append_text(self.signs.affinity(self.members[key].affinity))
        text.append(self.member_name(key), style="bold")
        if self.is_wounded(seat, key):
            text.append_text(self.signs.sign("wound"))
        return text

    def is_wounded(self, seat: int, key: str) -> bool:
        return any(member["key"] == key and member["wounded"] for member in self.view["clans"][seat]["members"])

    def madhala(self) -> Text:
        """Where Madhala's token lies."""
        text = styled(self.signs["blocked"], DICE_COLOURS["blocking"])
        text.append(f" {self.scene.name('glossary-ours-madhala')}", style="dim")
        return text


def _asked_place(scene: Scene) -> str:
    """The place that the open question is about: where a path is chosen, or where the one who is asked stands."""
    for decision in scene.match.decisions:
        if decision.seat != scene.seat:
            continue
        params = decision.prompt.saying.params
        if "place" in params:
            return str(params["place"]).removeprefix("place-")
        member = str(params.get("member", "")).removeprefix("member-")
        for place in scene.view["places"]:
            if any(path["member"] == member for path in place["paths"] if member):
                return str(place["key"])
    return ""
