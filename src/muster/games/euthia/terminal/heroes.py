"""The Heroes: one's own board in several sizes, the others in a line or two."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from rich.text import Text

from muster.games.euthia import view_types as views
from muster.games.euthia.content.pieces import ACTIONS, FIRST_EQUIPMENT_SLOT, SLOT_KINDS
from muster.games.euthia.terminal.board import THING_WORDS, Board
from muster.games.euthia.terminal.signs import (
    ELEMENT_COLOURS,
    SIGNS,
    SPENT,
    TITLE,
    WARNING,
    sign,
    tile_in_short,
)
from muster.terminal.flowing import flow
from muster.terminal.lines import styled

WORN: Final = SLOT_KINDS[FIRST_EQUIPMENT_SLOT:]
LOW_HEALTH: Final = 2
NARROW: Final = 45  # columns below which what goes without saying is not said
CARD_WORDS: Final = ("play-1", "play-2", "play-3", "discard-card", "to-top", "to-bottom")


class Heroes:
    """Everything about a Hero lies open but the cards in hand."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.view = board.view
        self.say = board.scene.words.say
        self.name = board.scene.name

    # -- one's own board -----------------------------------------------------------------------------------------

    def own(self, level: int, width: int) -> list[Text]:
        """0: everything; 1: without empty slots and the supply; 2: tiles by name alone; 3: figures and Actions."""
        seat = self.board.shown_hero
        hero = self.board.heroes[seat]
        if hero["hero"] is None:
            return [self.board.scene.marked_player(seat)]
        lines = self.figures(hero, width)
        lines += self.actions(hero, width)
        if level == 3:
            return lines + self.kept_in_numbers(hero, width)
        lines += self.tiles(hero, width, full=level < 2, empty=level == 0)
        lines += self.kept(hero, width)
        lines += self.hand(hero, width)
        if level == 0:
            lines += self.beside(hero, width)
        return lines

    def figures(self, hero: views.Hero, width: int) -> list[Text]:
        """Who it is, Health, Gold, Reputation, Gaar, Dwurt, Move points."""
        parts = [self.health(hero), sign("gold", hero["gold"]), sign("reputation", hero["reputation"])]
        parts.append(sign("gaar", hero["gaar"]))
        if self.board.box.heroes[self.hero_number(hero)].dwurt:
            parts.append(sign("dwurt", f"{hero['dwurt']}({hero['dwurt_die']})"))
        if hero["moves"]:
            parts.append(self.board.badge("walk") + sign("move", hero["moves"]))
        return flow(self.who(hero["seat"]) + Text("  "), parts, width, "  ", indent=2)

    def hero_number(self, hero: views.Hero) -> int:
        return next(record.id for record in self.board.box.heroes if record.key == hero["hero"])

    def health(self, hero: views.Hero) -> Text:
        text = sign("health", f"{hero['health']}/{hero['max_health']}")
        return text + styled("!", WARNING) if hero["health"] <= LOW_HEALTH else text

    def who(self, seat: int) -> Text:
        """Whose answer is awaited, Hero and player, who began."""
        board = self.board
        awaited = any(asked["seat"] == seat for asked in self.view["asked"]) and self.view["seats"] > 1
        text = styled(SIGNS["turn"], "bold #f0b840") if awaited else Text()
        text.append_text(board.hero(seat))
        if self.view["seats"] > 1:
            if seat != board.own:
                text.append(f" ({board.scene.player(seat)})", style="dim")
            if seat == self.view["first"]:
                text.append(SIGNS["first"], style="dim")
        return text

    def actions(self, hero: views.Hero, width: int) -> list[Text]:
        """The three Action tokens with the Move points that each is worth, and the one on the fourth slot."""
        own = hero["seat"] == self.board.own
        parts = [self.action(name, hero, own) for name in ACTIONS]
        if hero["carried"]:
            parts.append(styled(f"+{self.name('action-' + hero['carried'])}", "bold #f0c64a"))
        label = self.label(self.name("glossary-action")) if width >= NARROW else Text()
        return flow(label, parts, width, "  ")

    def action(self, name: str, hero: views.Hero, own: bool) -> Text:
        there = name in hero["tokens"]
        worth = self.board.box.action_moves[ACTIONS.index(name)]
        text = self.board.badge(f"moves:{name}", f"pay-token:{name}", f"carry:{name}") if own else Text()
        text.append(self.name(f"action-{name}"), style="bold" if there else SPENT)
        text.append(f"({worth})" if there else f"({SIGNS['minus']})", style="dim")
        return text

    def label(self, word: str) -> Text:
        return styled(f"{word} ", "dim")

    # -- slots ---------------------------------------------------------------------------------------------------

    def tiles(self, hero: views.Hero, width: int, *, full: bool, empty: bool) -> list[Text]:
        """What lies on the slots: Hero tiles, then Equipment."""
        own = hero["seat"] == self.board.own
        lines: list[Text] = []
        slots = list(enumerate(hero["slots"]))
        of_hero = [(at, slot) for at, slot in slots if slot["kind"] not in WORN]
        worn = [(at, slot) for at, slot in slots if slot["kind"] in WORN]
        for word, group in ((self.name("glossary-tile-hero"), of_hero), (self.name("glossary-tile-equipment"), worn)):
            parts = list(self.slots(group, own=own, full=full, empty=empty))
            if group is worn and hero["armor_set"]:
                parts.append(styled(f"{self.name('glossary-armor-set')} {hero['armor_set']}", "bold"))
            if parts:
                lines += flow(self.label(word), parts, width, indent=2)
        return lines

    def slots(self, slots: Sequence[tuple[int, views.Slot]], *, own: bool, full: bool, empty: bool) -> Iterator[Text]:
        """Tiles, then free slots, then locked ones with their price; slots that can be chosen in any case."""
        for at, slot in slots:
            if slot["tile"]:
                number = self.board.badge(f"to-slot:{at + 1}") if own else Text()
                yield number + self.on_slot(slot, slot["tile"], own=own, full=full)
        for at, slot in slots:
            number = self.board.badge(f"to-slot:{at + 1}", f"unlock:{at + 1}") if own else Text()
            if not slot["tile"] and (empty or number.cell_len):
                yield number + self.empty_slot(slot)

    def on_slot(self, slot: views.Slot, key: str, *, own: bool, full: bool) -> Text:
        board = self.board
        text = board.tile_badge(key) if own else Text()
        text.append(board.tile_name(key), style="" if slot["ready"] else SPENT)
        if not slot["ready"]:
            text.append(SIGNS["exhausted"], style=SPENT)
        short = tile_in_short(board.tiles[key]) if full else Text()
        if short.cell_len:
            text = Text.assemble(text, " ", short)
        for gem in slot["gems"]:
            text.append_text(self.gem(gem, own=own))
        for element in slot["essences"]:
            text.append(f"+{self.name('essence-' + element)}", style=ELEMENT_COLOURS[element])
        return text

    def gem(self, gem: views.SetGem, *, own: bool) -> Text:
        """A Gem set into Equipment; one that was used sleeps."""
        number = self.board.badge(f"flip:{gem['gem']}", f"flip-other:{gem['gem']}") if own else Text()
        text = Text.assemble("+", number, self.name(f"gem-{gem['gem']}"))
        if not gem["active"]:
            text.append(SIGNS["exhausted"], style=SPENT)
        return text

    def empty_slot(self, slot: views.Slot) -> Text:
        kind = self.name(f"slot-{slot['kind']}")
        if slot["open"]:
            return styled(f"[{kind}]", "dim")
        text = styled(f"{SIGNS['locked']}{kind} ", "dim")
        if slot["price"]["essence"]:
            element = slot["price"]["essence"]
            return text + styled(self.name(f"essence-{element}"), ELEMENT_COLOURS[element])
        return text + sign("gold", slot["price"]["gold"])

    # -- what is carried -----------------------------------------------------------------------------------------

    def kept(self, hero: views.Hero, width: int) -> list[Text]:
        """Sacks, Gem/Essence slots, and what has no place yet."""
        lines: list[Text] = []
        for word, things, room in (
            (self.name("glossary-slot-sack"), hero["sacks"], hero["sack_room"]),
            (self.name("glossary-slot-gem_essence"), hero["pouch"], hero["pouch_room"]),
        ):
            label = self.label(f"{word} {len(things)}/{room}")
            lines += flow(label, self.things(hero, things), width, indent=2)
        if hero["loose"]:
            lines += flow(styled(f"{self.say('euthia-loose')} ", WARNING), self.things(hero, hero["loose"]), width)
        return lines

    def kept_in_numbers(self, hero: views.Hero, width: int) -> list[Text]:
        parts = [
            self.label(f"{self.name('glossary-slot-sack')} {len(hero['sacks'])}/{hero['sack_room']}"),
            self.label(f"{self.name('glossary-slot-gem_essence')} {len(hero['pouch'])}/{hero['pouch_room']}"),
            self.cards_in_number(hero),
        ]
        return flow(Text(), parts, width, " ")

    def things(self, hero: views.Hero, keys: Sequence[str]) -> list[Text]:
        own = hero["seat"] == self.board.own
        return [self.thing(key, number, own=own) for key, number in Counter(keys).items()]

    def thing(self, key: str, number: int, *, own: bool) -> Text:
        board = self.board
        words = [f"{word}:{key}" for word in THING_WORDS]
        words += [f"burn:{key.removeprefix('essence-')}", f"use:{key}"]
        text = board.badge(*words) if own else Text()
        text.append(board.thing_name(key))
        if number > 1:
            text.append(f"×{number}")
        if key in board.tiles:
            short = tile_in_short(board.tiles[key])
            return Text.assemble(text, " ", short) if short.cell_len else text
        return text

    # -- cards ---------------------------------------------------------------------------------------------------

    def hand(self, hero: views.Hero, width: int) -> list[Text]:
        """Cards by name where one may know them; of others as many as they are."""
        seat = hero["seat"]
        zones = self.view["zones"]
        faces: list[str | None] = [*zones[f"silver-{seat}"], *zones[f"gold-{seat}"]]
        if not faces:
            return []
        label = self.label(f"{self.name('glossary-game-hand')} {len(faces)}/{self.board.box.hand_limit}")
        known = [face for face in faces if face is not None]
        parts = [self.card(key, number, own=seat == self.board.own) for key, number in Counter(known).items()]
        if len(known) < len(faces):
            parts.append(self.cards_in_number(hero))
        return flow(label, parts, width, "  ", indent=2)

    def card(self, key: str, number: int, *, own: bool) -> Text:
        record = self.board.cards[key]
        text = self.board.badge(*[f"{word}:{key}" for word in CARD_WORDS]) if own else Text()
        text.append_text(sign("gold_card" if record.gold else "silver"))
        text.append(self.name(f"card-{key}"))
        return text + Text(f"×{number}") if number > 1 else text

    def cards_in_number(self, hero: views.Hero) -> Text:
        zones, seat = self.view["zones"], hero["seat"]
        return sign("silver", len(zones[f"silver-{seat}"])) + sign("gold_card", len(zones[f"gold-{seat}"]))

    # -- beside the board ----------------------------------------------------------------------------------------

    def beside(self, hero: views.Hero, width: int) -> list[Text]:
        """Unveiled tiles that are not on the board, what can be unveiled and when, deeds."""
        own = hero["seat"] == self.board.own
        lines: list[Text] = []
        if hero["supply"]:
            parts = [
                (self.board.tile_badge(key) if own else Text()) + self.board.tile(key) for key in sorted(hero["supply"])
            ]
            lines += flow(self.label(self.say("euthia-supply")), parts, width, indent=2)
        if hero["veiled"]:
            values = [
                styled(str(value), "bold" if value <= hero["reputation"] else "dim") for value in sorted(hero["veiled"])
            ]
            lines += flow(self.label(f"{self.say('euthia-veiled')} {SIGNS['reputation']}"), values, width, " ")
        deeds = self.deeds(hero)
        return lines + flow(Text(), deeds, width, "  ") if deeds else lines

    def deeds(self, hero: views.Hero) -> list[Text]:
        """Quests, Bounties and deaths in numbers."""
        found = [
            (self.name("glossary-encounter-quest"), len(hero["quests"])),
            (self.name("glossary-card-bounty"), len(hero["bounties"])),
            (self.say("euthia-kills"), len(hero["kills"])),
            (self.say("euthia-deaths"), hero["deaths"]),
        ]
        deeds = [Text.assemble((f"{word} ", "dim"), (str(number), TITLE)) for word, number in found if number]
        if hero["initiative"]:
            deeds.append(Text(self.name("glossary-token-initiative")))
        return deeds

    # -- the others ----------------------------------------------------------------------------------------------

    def others(self, level: int, width: int) -> list[Text]:
        """0: two lines each; 1: a line each; 2: nobody."""
        if level == 2:
            return []
        lines: list[Text] = []
        for hero in self.board.heroes:
            if hero["seat"] == self.board.shown_hero:
                continue
            if hero["hero"] is None:
                lines.append(self.board.scene.marked_player(hero["seat"]))
                continue
            lines += self.brief(hero, width)
            if level == 0:
                lines += self.tiles(hero, width, full=False, empty=False)
                lines += self.carried_by(hero, width)
        return lines

    def brief(self, hero: views.Hero, width: int) -> list[Text]:
        """A rival in a few figures."""
        parts = [self.health(hero), sign("gold", hero["gold"]), sign("reputation", hero["reputation"])]
        parts += [sign("gaar", hero["gaar"]), self.cards_in_number(hero)]
        return flow(self.who(hero["seat"]) + Text(" "), parts, width, " ", indent=2)

    def carried_by(self, hero: views.Hero, width: int) -> list[Text]:
        things = self.things(hero, [*hero["sacks"], *hero["pouch"]])
        return flow(self.label(self.name("glossary-slot-sack")), things, width, indent=2) if things else []
