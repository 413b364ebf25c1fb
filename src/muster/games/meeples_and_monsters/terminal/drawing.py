"""The table of Meeples & Monsters: a city of four districts, the scoreboard, and what lies before the players.

It comes in sizes, from everything in words and signs down to the city and one's own board. The largest that fits is
drawn.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from rich.text import Text

from muster.games.meeples_and_monsters import view_types as views
from muster.games.meeples_and_monsters.content.wording import condition_line
from muster.games.meeples_and_monsters.terminal import cards as meeple_cards
from muster.games.meeples_and_monsters.terminal.signs import LETTERS, STRENGTH, TYPE_SIGNS, Signs
from muster.kernel.decision import OpenOption
from muster.terminal.lines import FRAME, apart, columns, edge, fit, joined, side_by_side, styled
from muster.terminal.scene import Card, Scene, seat_colour

# As they lie on the board, row by row.
ROWS: Final = (("villages", "university"), ("cathedral", "castle"))
BADGE: Final = "bold black on #f0b840"
NARROW: Final = 96  # below this width there is no room for levels and effects
HAND_LINES: Final = 3
ENDINGS: Final = frozenset({"stop", "pass", "back", "end", "confirm", "continue", "leave", "nothing"})

# Options about a place on the board, by the word that their keys begin with.
PLACE_WORDS: Final = frozenset({"use", "fight", "room", "more", "resolve", "strengthen", "tile", "slot", "back"})


def draw(scene: Scene, width: int, height: int, badges: Mapping[str, int]) -> list[Text]:
    board = Board(scene, width, badges)
    lines: list[Text] = []
    for lines in board.sizes():
        if len(lines) <= height:
            break
    return [fit(line, width) for line in lines]


def cards(scene: Scene) -> list[Card]:
    return meeple_cards.cards(scene)


def legend(scene: Scene) -> list[Text]:
    return meeple_cards.legend(scene)


def brief(scene: Scene, option: OpenOption) -> str:
    return ""


def heading(scene: Scene, option: OpenOption) -> str:
    """Options are listed by district, where they have one."""
    word, _, key = option.key.partition(":")
    for district in scene.view["districts"]:
        here = {monster for monster in district["monsters"] if monster}
        here |= {location["key"] or location["slot"] for location in district["locations"]}
        if district["tower"]:
            here.add(district["tower"]["room"])
        if key in here:
            return scene.name(f"district-{district['key']}")
    if key in {member["key"] for member in scene.view["council"]}:
        return scene.name("glossary-dark_council")
    return "" if word in PLACE_WORDS else " "


class Board:
    """One drawing of the table."""

    def __init__(self, scene: Scene, width: int, badges: Mapping[str, int]) -> None:
        self.scene = scene
        self.view: views.MeeplesView = scene.view
        self.width = width
        self.signs = Signs()
        self.tables: Mapping[str, Mapping[str, Any]] = scene.match.content.pack.tables
        self.badges = _place_badges(badges)
        self.plan = {entry["key"]: entry for entry in self.view["plan"]}
        self.hills = {hill["location"]: hill for hill in self.view["hills"]}

    # -- sizes ---------------------------------------------------------------------------------------------------

    def sizes(self) -> Iterator[list[Text]]:
        """From the whole table down to the city and one's own board."""
        own = self.scene.seat if self.scene.seat is not None else self.view["active"]
        header, tiles, council = self.header(), self.tiles(), self.council()
        everyone = self.players(range(self.view["seats"]))
        if self.width >= NARROW:
            city = [header, *self.city(deep=True)]
            yield [*city, *tiles, *council, *everyone, *self.hand(HAND_LINES), *self.bonuses(), self.legend()]
            yield [*city, *tiles, *council, *everyone, *self.hand(HAND_LINES), *self.bonuses()]
            yield [*city, *tiles, *everyone, *self.hand(1)]
        city = [header, *self.city(deep=False)]
        final = council if self.view["final"] else []
        yield [*city, *tiles, *council, *everyone, *self.hand(HAND_LINES), *self.bonuses(), self.legend()]
        yield [*city, *tiles, *council, *everyone, *self.hand(1), *self.bonuses()]
        yield [*city, *tiles, *final, *everyone, *self.hand(1)]
        yield [*city, *final, *everyone, *self.hand(1)]
        yield [*city, *final, *everyone]
        yield [*city, *final, *self.players([own]), *self.hand(1)]
        yield [*city, *self.players([own])]

    # -- parts ---------------------------------------------------------------------------------------------------

    def header(self) -> Text:
        view, name = self.view, self.scene.name
        left = styled(f" {name('glossary-game_title')} ", "bold black on #f0b840")
        left.append(f" {name('glossary-round')} {view['round']} · {name('phase-' + str(view['phase']))}", style="bold")
        if view["final"]:
            left.append(f" · {name('glossary-final_turns')}", style=STRENGTH)
        decks = (("monster_deck", view["monster_deck"]), ("quest_deck", view["quest_deck"]))
        council = f"{name('glossary-dark_council')} {view['arrived']}/3 "
        right = "".join(f"{name('glossary-' + deck)} {number} · " for deck, number in decks) + council
        if left.cell_len + len(right) >= self.width:
            right = council
        return apart(left, styled(right, "dim"), self.width)

    def city(self, *, deep: bool) -> list[Text]:
        """The four districts in one frame."""
        districts: dict[str, views.District] = {district["key"]: district for district in self.view["districts"]}
        half = (self.width - 3) // 2
        other = self.width - 3 - half
        lines: list[Text] = []
        for row, (left, right) in enumerate(ROWS):
            ends = ("╭", "╮") if row == 0 else ("├", "┤")
            titles = [
                (2, self.title(districts[left], half - 2)),
                (half + 1, styled("┬" if row == 0 else "┼", FRAME)),
                (half + 3, self.title(districts[right], other - 2)),
            ]
            lines.append(edge(self.width, ends[0], ends[1], titles))
            draw_district = self.deep_district if deep else self.flat_district
            lines += side_by_side(
                draw_district(districts[left], half), draw_district(districts[right], other), self.width
            )
        lines.append(edge(self.width, "╰", "╯", [(half + 1, styled("┴", FRAME))]))
        return lines

    def title(self, district: views.District, room: int) -> Text:
        signs = self.signs
        monsters = [monster for monster in district["monsters"] if monster]
        title = styled(f" {self.scene.name('district-' + district['key'])} ", "bold")
        empty = len(district["monsters"]) - len(monsters)
        title.append(signs["monster"] * len(monsters), style=STRENGTH)
        title.append(signs["no-monster"] * empty + " ", style="dim")
        if district["overrun"]:
            title.append(f"{self.scene.name('glossary-overrun')} +", style=STRENGTH)
            title.append_text(signs.meeples({"peasant": district["overrun"]}))
            title.append(" ")
        tower = district["tower"]
        if tower and tower["room"]:
            title.append_text(self.room(tower["room"], tower["left"], room - title.cell_len))
        if title.cell_len > room:
            title.truncate(room, overflow="ellipsis")
        return title

    def room(self, key: str, left: int, width: int) -> Text:
        """The open room of a Tower, in the frame of its district."""
        room = self.tables["rooms"][key]
        asks = self.signs.meeples(room.units) if room.units else self.signs.strength(room.combat)
        brings = Text.assemble(" ", asks, self.signs["gives"], self.signs.effects(room.effects), f" ({left}) ")
        text = styled(f"{self.signs['tower']} ", "bold")
        if key in self.badges:
            text.append_text(self.badge(key))
        text.append_text(self.planned(key))
        name = Text(self.scene.name(f"room-{key}"))
        name.truncate(max(4, width - text.cell_len - brings.cell_len), overflow="ellipsis")
        return text + name + brings

    def deep_district(self, district: views.District, width: int) -> list[Text]:
        """Monsters first, Locations below."""
        lines = [self.monster(key, width - 1) for key in district["monsters"]]
        return lines + [self.location(location, width - 1) for location in district["locations"]]

    def flat_district(self, district: views.District, width: int) -> list[Text]:
        """A Monster and a Location on every line."""
        half = width // 2 - 1
        rows = []
        for at in range(max(len(district["monsters"]), len(district["locations"]))):
            monsters, locations = district["monsters"], district["locations"]
            left = self.monster(monsters[at], half) if at < len(monsters) else Text()
            room = width - half - 1
            right = self.location(locations[at], room) if at < len(locations) else Text()
            rows.append(fit(left, half) + styled("╎", FRAME) + fit(right, room))
        return rows

    def monster(self, key: str | None, width: int) -> Text:
        if not key:
            return styled("   ·", "dim")
        card = self.tables["monsters"][key]
        left = self.badge(key) + self.signs.type(card.type) + Text(f" {self.scene.name('monster-' + key)}")
        right = Text()
        planned = self.planned(key, with_units=width > 24)
        if width > 30:
            right.append_text(joined([self.signs.effects(card.effects), styled(f"L{card.level}", "dim")]))
            right.append(" ")
        right = planned + right if planned else right
        right.append_text(
            joined([self.signs.strength(card.strength), self.signs.vp(card.vp)], " " if width > 24 else "")
        )
        return apart(left, right, width)

    def location(self, location: views.Place, width: int) -> Text:
        key = location["key"]
        if key is None:
            assert location["slot"] is not None  # what is printed there has a key
            slot = self.tables["slots"][location["slot"]]
            left = self.badge(location["slot"]) + styled(f" {self.scene.name('glossary-vacant')}", "dim italic")
            return apart(left, styled(self.signs["gives"], "dim") + self.signs.effects(slot.effects), width)
        place = self.tables["prebuilt"].get(key) or self.tables["tiles"][key]
        left = self.badge(key) + styled(f" {self.scene.name('location-' + key)}", "#e3c9a0")
        right = self.planned(key, with_units=width > 18)
        if key in self.hills:
            hill = self.hills[key]
            right.append(f"{self.scene.seat_symbol(hill['seat'])}", style=f"bold {seat_colour(hill['seat'])}")
            right.append_text(self.signs.meeples(hill["units"]))
            right.append(" ")
        right.append_text(self.asks_and_brings(place))
        if key in self.view["stocks"]:
            right.append(f"({self.view['stocks'][key]})", style="dim")
        return apart(left, right, width)

    def asks_and_brings(self, place: Any) -> Text:
        return Text.assemble(self.signs.meeples(place.units), self.signs["gives"], self.signs.effects(place.effects))

    def badge(self, key: str) -> Text:
        """The number under which a place stands among the options."""
        number = self.badges.get(key)
        return Text("  ") if number is None else styled(f"{number:>2}", BADGE)

    def planned(self, key: str, *, with_units: bool = True) -> Text:
        """The Units that are sent there this turn, with their total."""
        entry = self.plan.get(key)
        if entry is None:
            return Text()
        text = styled("[", "bold")
        if with_units or entry["total"] is None:
            text.append_text(self.signs.meeples(entry["units"]))
        if entry["total"] is not None and entry["strength"] is not None:
            enough = entry["total"] >= entry["strength"]
            style = "bold #8fd3a8" if enough else STRENGTH
            text.append(" " if with_units else "")
            text.append(f"{entry['total']}/{entry['strength']}{self.signs['done'] if enough else ''}", style=style)
        text.append("] ", style="bold")
        return text

    def tiles(self) -> list[Text]:
        """The tiles on offer, with what they ask for and bring."""
        offered = []
        for key in self.view["display"]:
            tile = self.tables["tiles"][key]
            badge = self.badge(key)
            name = styled(f"{self.scene.name('location-' + key)} ", "#e3c9a0")
            offered.append(Text.assemble(badge if badge.plain.strip() else "", name, self.asks_and_brings(tile)))
        label = styled(f" {self.scene.name('glossary-location_display')} ", "bold")
        label.append(f"({self.view['tile_stack']}) ", style="dim")
        whole = Text.assemble(label, joined(offered, " · "))
        if whole.cell_len <= self.width or self.width < NARROW:
            # Four shortened names in one line are better than two whole ones.
            return [whole] if whole.cell_len <= self.width else [self._shortened_tiles(label)]
        half = (len(offered) + 1) // 2
        indent = Text(" " * label.cell_len)
        return [label + joined(offered[:half], " · "), indent + joined(offered[half:], " · ")]

    def _shortened_tiles(self, label: Text) -> Text:
        offered = self.view["display"]
        room = (self.width - 9) // max(1, len(offered)) - 1
        parts = []
        for key in offered:
            tile = self.tables["tiles"][key]
            badge = self.badge(key)
            signs = self.asks_and_brings(tile)
            name = styled(self.scene.name("location-" + key), "#e3c9a0")
            name.truncate(max(3, room - signs.cell_len - badge.cell_len), overflow="ellipsis")
            parts.append(Text.assemble(badge if badge.plain.strip() else "", name, " ", signs))
        short = label.copy()
        short.truncate(8, overflow="ellipsis")
        return short + Text(" ") + joined(parts, "·")

    def council(self) -> list[Text]:
        """The Dark Council: strength, VP, Bonus token, and who has fought whom."""
        members = []
        for member in self.view["council"]:
            card = self.tables["council"][member["key"]]
            text = styled(f"{self.badge(member['key']).plain.strip()}", BADGE)
            text.append_text(Text(" ") if text else Text())
            text.append_text(self.signs.type(card.type))
            text.append(f" {self.scene.name('monster-' + member['key'])} ")
            text.append_text(self.planned(member["key"]))
            text.append_text(joined([self.signs.strength(card.strength), self.signs.vp(card.vp)]))
            if member["token"]:
                token = self.tables["tokens"][member["token"]]
                text.append(f" +{token.vp}:", style="#f0c64a")
                text.append(self._token(token))
            for seat in member["fought_by"]:
                text.append(self.scene.seat_symbol(seat), style=f"bold {seat_colour(seat)}")
            members.append(text)
        label = styled(f" {self.scene.name('glossary-dark_council')} ", "bold" if self.view["final"] else "dim")
        whole = Text.assemble(label, joined(members, " · "))
        if whole.cell_len <= self.width:
            return [whole]
        half = (len(members) + 1) // 2
        return [label + joined(members[:half], " · "), Text("   ") + joined(members[half:], " · ")]

    def _token(self, token: Any) -> str:
        if token.prestige:
            return f"{token.prestige}^"
        return f"{token.kinds}≠" + (f"L{token.level}" if token.level else "")

    def players(self, seats: Sequence[int]) -> list[Text]:
        """One line per player: all that everybody may see."""
        name, signs = self.scene.name, self.signs
        head = [
            Text(""),
            styled(name("glossary-vp"), "dim"),
            styled(name("glossary-tavern"), "dim"),
            styled(name("glossary-lodgings"), "dim"),
            styled(name("glossary-bag"), "dim"),
            styled("Q", "dim"),
            styled(name("glossary-level"), "dim"),
            styled(name("glossary-defeated_pile") if self.width >= NARROW else signs["strength"], "dim"),
        ]
        rows = [head]
        roomy = self.width >= NARROW
        for seat in seats:
            player = self.view["players"][seat]
            who = styled(signs["turn"], BADGE) if seat == self.view["active"] else Text(" ")
            who.append_text(self.scene.marked_player(seat))
            who.truncate(18 if roomy else 11, overflow="ellipsis")
            if seat == self.view["first"]:
                who.append("¹", style="dim")
            quests = Text(str(player["quests"]))
            if player["completed"]:
                quests.append(f"{signs['done']}{len(player['completed'])}", style="#8fd3a8")
            rows.append(
                [
                    who,
                    signs.vp(player["score"]),
                    signs.meeples(player["tavern"]) or styled("–", "dim"),
                    signs.counted(player["lodgings"], " " if roomy else ""),
                    signs.counted(player["bag"], " " if roomy else ""),
                    quests,
                    self._levels(player["levels"]),
                    self._pile(player),
                ]
            )
        return columns(rows, 2 if roomy else 1)

    def _levels(self, levels: Mapping[str, int]) -> Text:
        line = Text()
        for name, level in levels.items():
            if level > 1:
                line.append_text(self.signs.meeple(name))
                line.append(str(level))
        return line or styled("–", "dim")

    def _pile(self, player: views.Player) -> Text:
        counts: dict[str, int] = {}
        for key in player["pile"]:
            kind = self.tables["monsters"][key].type
            counts[kind] = counts.get(kind, 0) + 1
        parts = [self.signs.type(kind) + Text(str(counts[kind])) for kind in sorted(counts)]
        if player["rooms"]:
            parts.append(Text(f"{self.signs['tower']}{len(player['rooms'])}"))
        return joined(parts, " " if self.width >= NARROW else "") if parts else styled("–", "dim")

    def hand(self, most: int) -> list[Text]:
        """One's own Quests; nobody else sees them."""
        seat = self.scene.seat
        if seat is None:
            return []
        keys = [key for key in self.view["zones"].get(f"hand-{seat}", []) if key]
        if not keys:
            return []
        label = f" {self.scene.name('glossary-quest_hand')} "
        lines = []
        if most < len(keys):
            names = [self._quest(key) for key in keys]
            return [styled(label, "bold") + joined(names, " · ")]
        for at, key in enumerate(keys):
            line = styled(label if at == 0 else " " * len(label), "bold") + self._quest(key)
            text_id, params = condition_line(self.tables["quests"][key].condition)
            lines.append(line + styled(f" {self.scene.name(text_id, **params)}", "dim"))
        return lines

    def _quest(self, key: str) -> Text:
        card = self.tables["quests"][key]
        text = styled(self.scene.name(f"quest-{key}"), "italic")
        text.append(" ")
        text.append_text(self.signs.vp(card.vp))
        text.append(f"/{self.signs['minus']}{card.penalty}", style="dim")
        if card.effects:
            text.append(" ")
            text.append_text(self.signs.effects(card.effects))
        return text

    def bonuses(self) -> list[Text]:
        """One's own lasting combat bonuses."""
        if self.scene.seat is None:
            return []
        bonuses = self.view["players"][self.scene.seat]["bonuses"]
        parts = [self.signs.meeple(name) + self._plus(n) for name, n in bonuses["class"].items() if n]
        parts += [self.signs.type(name) + self._plus(n) for name, n in bonuses["versus"].items() if n]
        parts += [
            Text.assemble(self.signs.meeple(stronger), "&", self.signs.meeple(partner), self._plus(n))
            for partner, stronger, n in bonuses["pairs"]
        ]
        if not parts:
            return []
        return [styled(f" {self.scene.name('glossary-lasting_bonus')} ", "bold") + joined(parts, "  ")]

    def legend(self) -> Text:
        """The letters of the meeples and the signs of the types."""
        name = self.scene.name
        owned = {
            key for player in self.view["players"] for place in ("tavern", "lodgings", "bag") for key in player[place]
        }
        parts = [self.signs.meeple(key) + Text(f" {name('class-' + key)}") for key in LETTERS if key in owned]
        parts += [self.signs.type(key) + Text(f" {name('type-' + key)}") for key in TYPE_SIGNS]
        return Text(" ") + joined(parts, " ")

    def _plus(self, number: int) -> Text:
        return styled(f"{self.signs['strength']}+{number}", STRENGTH)


def _place_badges(badges: Mapping[str, int]) -> dict[str, int]:
    """The numbers of the options that are about a place; the first one where there are several."""
    places: dict[str, int] = {}
    for key, number in badges.items():
        word, _, place = key.partition(":")
        if word in PLACE_WORDS:
            places.setdefault(place, number)
    return places
