"""The clans: what everybody may see of each, and of one's own what only its owner sees."""

from __future__ import annotations

from rich.text import Text

from muster.games.monster_lands import view_types as views
from muster.games.monster_lands.content.pieces import COLOURS, Gear, Member
from muster.games.monster_lands.terminal.board import BADGE, MEMBER_WORDS, Board
from muster.games.monster_lands.terminal.signs import WARNING
from muster.terminal.flowing import flow
from muster.terminal.lines import columns, joined, styled

NAME_WIDTH = 12
INDENT = 3


class Clans:
    """From every clan in full down to one's own in two lines."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.view = board.view
        self.signs = board.signs
        self.clans = self.view["clans"]
        self.own = board.own if board.own is not None else board.turn

    def lines(self, level: int, width: int) -> list[Text]:
        """0: all in full; 1: all in short; 2: of others the figures; 3: others in one line; 4: one's own alone."""
        order = [clan["seat"] for clan in self.clans if clan["seat"] != self.own]
        shown = [*order, self.own] if level < 3 else [self.own]  # one's own stands next to what one is asked
        if self.board.own is None:
            shown.sort()
        figures = dict(zip(shown, columns([self.figures(self.clans[seat]) for seat in shown], 1), strict=True))
        lines: list[Text] = []
        if level == 3 and order:
            lines += flow(Text(), [self.brief(self.clans[seat]) for seat in order], width)
        for seat in shown:
            clan = self.clans[seat]
            mine = seat == self.own
            if level == 0:
                lines.append(figures[seat])
                for parts in (self.members(clan, full=True), self.possessions(clan, full=True)):
                    lines += flow(Text(" " * INDENT), parts, width) if parts else []
            elif mine or level == 1:
                parts = [*self.members(clan, full=False), *self.possessions(clan, full=False)]
                lines += flow(figures[seat] + Text(" "), parts, width, "  ", indent=INDENT)
            else:
                lines.append(figures[seat])
        return lines

    # -- figures -------------------------------------------------------------------------------------------------

    def figures(self, clan: views.Clan) -> list[Text]:
        """The cells of a clan's line."""
        sign = self.sign
        excess = Text.assemble(sign("reputation", clan["reputation"]), (f"({clan['excess']})", "dim"))
        return [
            self.who(clan["seat"]),
            sign("glory", clan["glory"]),
            excess,
            sign("gold", clan["gold"]),
            sign("defense", clan["defense"]),
            sign("potion", clan["potions"]),
            sign("venom", clan["venoms"]),
            sign("trap", clan["traps"]),
            sign("loot", len(clan["loot"])),
            sign("trophy", clan["trophy_points"]),
            self.wages(clan),
            self.pool(clan),
        ]

    def sign(self, name: str, number: int) -> Text:
        return self.signs.sign(name, number) if number else styled(f"{self.signs[name]}0", "dim")

    def who(self, seat: int) -> Text:
        """Whose turn it is, the player, who has passed, who is first."""
        text = styled(self.signs["turn"], BADGE) if seat == self.board.turn and not self.view["over"] else Text(" ")
        text.append_text(self.board.scene.marked_player(seat))
        text.truncate(NAME_WIDTH, overflow="ellipsis")
        if seat == self.view["first"]:
            text.append("¹", style="dim")
        if seat in self.view["passed"]:
            text.append(self.signs["passed"], style="dim")
        return text

    def wages(self, clan: views.Clan) -> Text:
        """What the clan will have to pay; in red where it cannot."""
        short = clan["wages"] > clan["gold"]
        text = styled(f"{self.signs['minus']}{self.signs['gold']}{clan['wages']}", WARNING if short else "dim")
        return text + styled("!", WARNING) if short else text

    def pool(self, clan: views.Clan) -> Text:
        """The dice at hand, with the numbers of those that may be chosen."""
        own = clan["seat"] == self.board.own
        parts = []
        for colour in ("strength", "magic"):
            number = clan["dice"][colour]
            if number:
                badge = self.board.badge_apart(f"die:{colour}") if own else Text()
                parts.append(badge + self.signs.dice({colour: number}))
        faces = Text()
        for face in sorted(clan["dice"]["persuasion"]):
            if own:
                faces.append_text(self.board.badge_apart(f"die:persuasion-{face}"))
            faces.append_text(self.signs.die(COLOURS[2], face))
        if faces.cell_len:
            parts.append(faces)
        return joined(parts) if parts else styled(self.signs["closed"], "dim")

    def brief(self, clan: views.Clan) -> Text:
        """A rival in a few figures."""
        parts = [self.who(clan["seat"]), self.sign("glory", clan["glory"]), self.sign("reputation", clan["reputation"])]
        return joined([*parts, self.sign("gold", clan["gold"]), self.pool(clan)])

    # -- members -------------------------------------------------------------------------------------------------

    def members(self, clan: views.Clan, *, full: bool) -> list[Text]:
        return [self.member(clan, member, full=full) for member in clan["members"]]

    def member(self, clan: views.Clan, member: views.Member, *, full: bool) -> Text:
        """Leader sign, affinity, name, wound, where the member is; in full with dice, talent and equipment."""
        board, signs, key = self.board, self.signs, member["key"]
        card: Member = board.members[key]
        own = clan["seat"] == board.own
        text = board.badge(*[f"{word}:{key}" for word in MEMBER_WORDS]) if own else Text()
        if key == clan["leader"]:
            text.append_text(signs.sign("leader"))
        text.append_text(signs.affinity(card.affinity))
        away = member["path"] is not None or member["settled"] is not None
        text.append(board.member_name(key), style="dim" if away else "")
        if member["wounded"]:
            text.append_text(signs.sign("wound"))
        if member["path"] is not None:
            place = member["path"]
            text.append(f"{signs['to']}{board.place_letters[place['place']]}{place['number']}", style="dim")
        elif member["settled"] is not None:
            text.append_text(signs.sign("land"))
        if full:
            text = Text.assemble(text, " ", signs.supplied(card.dice))
            talent = signs.ability(card.ability)
            if talent.cell_len:
                text = Text.assemble(text, " ", talent)
        for gear in member["gear"]:
            text.append_text(self.gear(board.gear[gear], own=own, full=full))
        return text

    def gear(self, gear: Gear, *, own: bool, full: bool) -> Text:
        text = self.board.badge(f"item:{gear.key}", f"gear-discount:{gear.key}") if own else Text()
        text.append_text(self.signs.sign("gear"))
        if full or own:
            text.append(self.board.scene.name(f"gear-{gear.key}"))
        if full:
            text = Text.assemble(" ", text, " ", self.signs.ability(gear.ability))
        return text

    # -- possessions ---------------------------------------------------------------------------------------------

    def possessions(self, clan: views.Clan, *, full: bool) -> list[Text]:
        """Lands with their settlers, loot, trophies, and of one's own the stored traps."""
        return [*self.lands(clan), *self.traps(clan, full), *self.loot(clan, full), *self.trophies(clan)]

    def lands(self, clan: views.Clan) -> list[Text]:
        board, signs = self.board, self.signs
        own = clan["seat"] == board.own
        found = []
        for land in clan["lands"]:
            card = board.lands[land["key"]]
            badge = board.badge(f"land:{card.key}", f"settle-on:{card.key}") if own else Text()
            text = badge + signs.sign("land") + signs.affinity(card.affinity)
            text.append(board.scene.name(f"land-{card.key}"), style="dim" if land["used"] else "")
            if land["settler"] is not None:
                text.append(f"({board.member_name(land['settler'])})", style="dim")
                text = Text.assemble(text, " ", signs.gain(card))
            found.append(text)
        return found

    def traps(self, clan: views.Clan, full: bool) -> list[Text]:
        """The traps in store, which only their owner knows."""
        if clan["seat"] != self.board.own:
            return []
        found = []
        for key in self.view["zones"].get(f"store-{clan['seat']}", []):
            if key is None:
                continue
            text = self.board.badge(f"lay:{key}", f"drop:{key}") + self.signs.sign("trap")
            if full:
                text.append(f"{self.board.scene.name('trap-' + key)} ")
            found.append(text + self.signs.trap(self.board.traps[key]))
        return found

    def loot(self, clan: views.Clan, full: bool) -> list[Text]:
        found = []
        for key in clan["loot"]:
            badge = self.board.badge(f"use:{key}") if clan["seat"] == self.board.own else Text()
            text = badge + self.signs.sign("loot")
            if full:
                text.append(f"{self.board.scene.name('loot-' + key)} ")
            found.append(text + self.signs.loot(self.board.loot[key]))
        return found

    def trophies(self, clan: views.Clan) -> list[Text]:
        found = []
        for key in clan["trophies"]:
            badge = self.board.badge(f"trophy:{key}") if clan["seat"] == self.board.own else Text()
            points = self.signs.sign("trophy", self.board.monsters[key].trophy)
            found.append(badge + points + Text(self.board.scene.name(f"monster-{key}")))
        return found
