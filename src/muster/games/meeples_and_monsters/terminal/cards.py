"""The cards and places of Meeples & Monsters as texts to read, and what the signs mean."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rich.text import Text

from muster.games.meeples_and_monsters import view_types as views
from muster.games.meeples_and_monsters.content import wording
from muster.games.meeples_and_monsters.terminal.signs import LETTERS, TYPE_SIGNS, Signs
from muster.terminal.lines import columns, joined, styled
from muster.terminal.scene import Card, Scene


def cards(scene: Scene) -> list[Card]:
    """Everything in the box by its name: first what lies on the table."""
    tables: Mapping[str, Mapping[str, Any]] = scene.match.content.pack.tables
    reader = _Reader(scene, Signs())
    on_table = _on_table(scene.view)
    found: dict[str, Card] = {}
    for kind, key, card in reader.all(tables):
        found[f"{kind}:{key}"] = card
    first = [found[place]._replace(here=True) for place in on_table if place in found]
    return first + [card for place, card in found.items() if place not in on_table]


def legend(scene: Scene) -> list[Text]:
    """The letters and signs of the table in words."""
    signs, name, say = Signs(), scene.name, scene.words.say
    meeples = [signs.meeple(key) + Text(f" {name('class-' + key)}") for key in LETTERS]
    types = [signs.type(key) + Text(f" {name('type-' + key)}") for key in TYPE_SIGNS]
    meanings = (
        (signs.vp(2), name("glossary-vp")),
        (signs.strength(3), f"{name('glossary-strength')}, {name('glossary-combat_value')}"),
        (styled("L2", "dim"), name("glossary-level")),
        (Text(f"P{signs['gives']}…"), say("sign-gives")),
        (Text("+W"), say("sign-gain")),
        (Text(f"{signs['minus']}P"), say("sign-return")),
        (Text(f"{signs['draw']}2"), say("sign-draw")),
        (Text(f"{signs['draw']}2{signs['later']}"), say("sign-draw-later")),
        (Text(f"Q+2{signs['minus']}1"), say("sign-quests")),
        (Text(f"{signs['bag']}3(1)"), say("sign-rebag")),
        (Text(f"W{signs['back']}"), say("sign-back")),
        (Text(f"M{signs['strength']}+1"), say("sign-class-bonus")),
        (Text(f"M&W{signs['strength']}+1"), say("sign-pair-bonus")),
        (Text(f"1{signs['strength']}+x"), say("sign-single-bonus")),
        (Text("+2:3≠L2"), say("sign-token")),
        (Text("[WP 3/5]"), say("sign-plan")),
        (Text("Sm"), name("shaman-as-mage")),
    )
    rows = [[sign, Text(meaning)] for sign, meaning in meanings]
    return [joined(meeples, "  "), joined(types, "  "), *columns(rows), Text("")]


def _on_table(view: views.MeeplesView) -> dict[str, None]:
    places: dict[str, None] = {}
    if view["seat"] is not None:
        places |= {f"quests:{key}": None for key in view["zones"].get(f"hand-{view['seat']}", []) if key}
    for district in view["districts"]:
        places |= {f"monsters:{key}": None for key in district["monsters"] if key}
        for location in district["locations"]:
            if location["key"] is None:
                places[f"slots:{location['slot']}"] = None
            else:
                places[f"{'tiles' if location['slot'] else 'prebuilt'}:{location['key']}"] = None
        if district["tower"] and district["tower"]["room"]:
            places[f"rooms:{district['tower']['room']}"] = None
    places |= {f"tiles:{key}": None for key in view["display"]}
    places |= {"capitol:builders_yard": None, "capitol:hall_of_heroes": None}
    places |= {f"council:{member['key']}": None for member in view["council"]}
    return places


class _Reader:
    """Reads records aloud, in the language of the scene."""

    def __init__(self, scene: Scene, signs: Signs) -> None:
        self.scene = scene
        self.signs = signs

    def all(self, tables: Mapping[str, Mapping[str, Any]]) -> Iterator[tuple[str, str, Card]]:
        readers = (
            ("quests", self.quest),
            ("monsters", self.monster),
            ("prebuilt", self.location),
            ("tiles", self.location),
            ("slots", self.slot),
            ("capitol", self.capitol),
            ("rooms", self.room),
            ("council", self.council),
            ("heroes", self.hero),
            ("tokens", self.token),
        )
        for table, read in readers:
            for key, record in tables[table].items():
                yield table, key, read(key, record)

    def quest(self, key: str, quest: Any) -> Card:
        kinds = {"triggered": "triggered_quest", "ongoing": "ongoing_quest", "end": "end_of_game_quest"}
        figures = [self._word(kinds[quest.kind]), self._vp(quest.vp), f"{self._word('penalty')} {quest.penalty}"]
        return Card(self._text(f"quest-{key}"), " · ".join(figures), self._worded(wording.quest_lines(quest)))

    def monster(self, key: str, monster: Any) -> Card:
        figures = [
            self._word("monster"),
            f"{self._word('level')} {monster.level}",
            self._text(f"type-{monster.type}"),
            f"{self._word('strength')} {monster.strength}",
            self._vp(monster.vp),
        ]
        return Card(self._text(f"monster-{key}"), " · ".join(figures), self._worded(wording.monster_lines(monster)))

    def council(self, key: str, member: Any) -> Card:
        card = self.monster(key, _WithoutEffects(member))
        role = self._word("dark_overlord" if member.role == "overlord" else "henchman")
        figures = card.figures.split(" · ")
        return Card(card.name, " · ".join([role, *figures[1:]]), "")

    def location(self, key: str, place: Any) -> Card:
        figures = [self._word("location"), f"{self._asks(place.units)} {self._brings(place.effects)}"]
        if getattr(place, "hill", False):
            figures[0] = self._word("king_of_the_hill")
        return Card(self._text(f"location-{key}"), " · ".join(figures), self._worded(wording.place_lines(place)))

    def slot(self, key: str, slot: Any) -> Card:
        figures = f"{self._word('slot_bonus')} · {self.signs.effects(slot.effects).plain}"
        return Card(self._text(f"slot-{key}"), figures, self._worded(wording.place_lines(slot)))

    def capitol(self, key: str, place: Any) -> Card:
        return Card(self._text(f"location-{key}"), self._word("capitol"), self._text(f"location-{key}.benefit"))

    def room(self, key: str, room: Any) -> Card:
        asks = self._asks(room.units) if room.units else self.signs.strength(room.combat).plain
        figures = f"{self._word('tower_room')} · {asks} {self._brings(room.effects)}"
        return Card(self._text(f"room-{key}"), figures, self._worded(wording.place_lines(room)))

    def hero(self, key: str, hero: Any) -> Card:
        levels = []
        for at, side in enumerate(hero.levels, 1):
            level = side.level or at
            cost = f", {self._word('cost')} {side.cost}" if side.cost else ""
            text = self._worded(wording.level_lines(key, side))
            levels.append(f"{self._word('level')} {level} ({self._word('combat_value')} {side.value}{cost}): {text}")
        return Card(self._text(f"class-{key}"), f"{LETTERS[key]} · {self._word('hero_card')}", "\n".join(levels))

    def token(self, key: str, token: Any) -> Card:
        figures = f"{self._word('bonus_token')} · {self._vp(token.vp)}"
        return Card(self._text(f"token-{key}"), figures, self._worded((wording.token_line(token),)))

    def _worded(self, lines: wording.Lines) -> str:
        return " ".join(self.scene.name(text_id, **params) for text_id, params in lines)

    def _text(self, text_id: str) -> str:
        return self.scene.name(text_id)

    def _word(self, term: str) -> str:
        return self.scene.name(f"glossary-{term}")

    def _vp(self, number: int) -> str:
        return f"{number} {self._word('vp')}"

    def _asks(self, units: Mapping[str, int]) -> str:
        return ", ".join(self.scene.name(f"units-{name}", n=number) for name, number in units.items())

    def _brings(self, effects: Any) -> str:
        signs: Text = self.signs.effects(effects)
        return f"{self.signs['gives']} {signs.plain}"


class _WithoutEffects:
    """A member of the Dark Council read like a Monster."""

    def __init__(self, member: Any) -> None:
        self.level, self.type, self.strength, self.vp = member.level, member.type, member.strength, member.vp
        self.effects = ()
