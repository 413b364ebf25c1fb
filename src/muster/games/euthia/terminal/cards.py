"""The cards, tiles and tokens of Euthia as texts to read, and what the signs mean."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from muster.games.euthia import view_types as views
from muster.games.euthia.content import wording
from muster.games.euthia.content.pieces import (
    ABILITY,
    ELEMENTS,
    FAMILIES,
    FIRST_STRIKE,
    GEMS,
    HEROES,
    KINDS,
    LOCATIONS,
    NOTHING,
    OF_HERO,
    Box,
    Foe,
    Hero,
    MapTile,
    Monster,
    Quest,
    ScenarioCard,
    Tile,
)
from muster.games.euthia.content.pieces import Card as PlayCard
from muster.games.euthia.terminal.board import Board
from muster.games.euthia.terminal.signs import (
    ELEMENT_SIGNS,
    HEX_SIGNS,
    SIGNS,
    TOKEN_SYMBOLS,
    element,
    ranges,
    sign,
)
from muster.games.euthia.terminal.world import World
from muster.terminal.flowing import flow
from muster.terminal.lines import columns, fit, joined, styled, wrapped
from muster.terminal.scene import Card, Scene

CHAPTER_NAMES = ("I", "II", "III", "IV", "V")


def cards(scene: Scene) -> list[Card]:
    """Everything in the box by its name: first what lies on the table."""
    found = dict(_Reader(scene).all())
    # Tiles of different sets that are alike in everything are told once.
    first = dict.fromkeys([found[place] for place in _on_table(scene.view) if place in found])
    others = dict.fromkeys([card for card in found.values() if card.text and card not in first])
    return [*[card._replace(here=True) for card in (*first, *_discards(scene))], *others]


def _discards(scene: Scene) -> list[Card]:
    """The open discard piles as one card to read.  [EU-GLD-08]"""
    piles = [(title, names) for title, names in World(Board(scene, 0, {})).discard_piles() if names]
    text = "\n".join(f"{title.plain}: {', '.join(names)}" for title, names in piles)
    return [Card(scene.words.say("euthia-discards"), "", text)] if piles else []


def heroes_on_offer(board: Board, width: int) -> list[Text]:
    """The Heroes that nobody has taken yet, to choose from before the Map is laid.  [EU-HSU-02]"""
    reader = _Reader(board.scene)
    taken = {hero["hero"] for hero in board.view["heroes"]}
    lines: list[Text] = []
    for card in [reader.hero(hero) for hero in reader.box.heroes if hero.key not in taken]:
        lines.append(fit(styled(card.name, "bold") + styled(f"  {card.figures.partition(' · ')[2]}", "dim"), width))
        lines += wrapped(Text(f"  {card.text}"), width, 2)
    return lines


def _on_table(view: views.EuthiaView) -> dict[str, None]:
    """What can be seen, in the order in which one would ask for it."""
    places: list[str] = []
    if view["combat"] is not None:
        places.append(f"monster-{view['combat']['monster']}")
        places += [f"card-{play['card']}" for play in view["combat"]["played"]]
    heroes = sorted(view["heroes"], key=lambda hero: hero["seat"] != view["seat"])
    for hero in heroes:
        places += _of_hero(hero)
        if hero["seat"] == view["seat"]:
            seat = hero["seat"]
            places += [f"card-{key}" for key in (*view["zones"][f"silver-{seat}"], *view["zones"][f"gold-{seat}"])]
    places += [f"tile-{key}" for offer in view["offers"].values() for key in offer if key]
    places += [f"quest-{key}" for encounter in view["encounters"].values() for key in encounter["open"]]
    places += [f"quest-{legend['quest']}" for legend in view["legends"]]
    if view["bounty"] is not None:
        places.append(f"monster-{view['bounty']}")
    if view["foe"] is not None:
        places.append(f"monster-{view['foe']['monster']}")
    places += [f"map-{tile['key']}" for tile in view["map"]]
    return dict.fromkeys(places)


def _of_hero(hero: views.Hero) -> list[str]:
    if hero["hero"] is None:
        return []
    places = [f"hero-{hero['hero']}"]
    for slot in hero["slots"]:
        if slot["tile"]:
            places.append(f"tile-{slot['tile']}")
            places += [f"gem-{gem['gem']}" for gem in slot["gems"]]
    for key in (*hero["sacks"], *hero["pouch"], *hero["loose"]):
        places.append(key if key.startswith(("gem-", "essence-")) else f"tile-{key}")
    return places + [f"tile-{key}" for key in hero["supply"]]


class _Reader:
    """Reads pieces aloud, in the language of the scene."""

    def __init__(self, scene: Scene) -> None:
        self.board = Board(scene, 0, {})
        self.box: Box = self.board.box
        self.name = scene.name
        self.text_or_nothing = scene.text_or_nothing

    def all(self) -> Iterator[tuple[str, Card]]:
        """Every piece by the id of its name."""
        for hero in self.box.heroes:
            yield f"hero-{hero.key}", self.hero(hero)
        twins = "many" if self.board.view["mode"] == "solo" else "solo"  # tiles that are not in this game
        for tile in self.box.tiles:
            if tile.used != twins:
                yield f"tile-{tile.key}", self.tile(tile)
        for monster in self.box.monsters[: self.box.first_foe]:
            yield f"monster-{monster.key}", self.monster(monster)
        for foe in self.board.scenario.foes:
            yield f"monster-{self.box.monsters[foe.monster].key}", self.foe(foe)
        for card in self.box.cards:
            yield f"card-{card.key}", self.play_card(card)
        for quest in self.box.quests:
            yield f"quest-{quest.key}", self.quest(quest)
        for at, gem in enumerate(GEMS):
            lines = wording.token_lines(self.box.gem_effects[at])
            yield f"gem-{gem}", Card(self.name(f"gem-{gem}"), self.word("gem"), self.board.said(lines))
        for at, kind in enumerate(ELEMENTS):
            lines = wording.token_lines(self.box.essence_effects[at])
            name = self.name(f"essence-{kind}")
            yield f"essence-{kind}", Card(name, self.word("essence"), self.board.said(lines))
            yield f"location-{kind}", self.elemental(at)
        for number in self.board.scenario.cards:
            yield self.box.scenario_cards[number].text, self.scenario_card(self.box.scenario_cards[number])
        for laid in self.box.map_tiles:
            yield f"map-{laid.key}", self.map_tile(laid)

    def word(self, term: str) -> str:
        return self.name(f"glossary-{term}")

    def hero(self, hero: Hero) -> Card:
        figures = [self.word("hero"), f"{self.word('hero-health')} {hero.health}"]
        figures.append(f"Gaar {hero.gaar}" + (f", Dwurt {hero.dwurt}" if hero.dwurt else ""))
        return Card(self.name(f"hero-{hero.key}"), " · ".join(figures), self.text_or_nothing(f"hero-{hero.key}.text"))

    def tile(self, tile: Tile) -> Card:
        figures = [self.name(f"kind-{KINDS[tile.kind]}")]
        if tile.family != NOTHING:
            figures.append(self.name(f"family-{FAMILIES[tile.family]}"))
        if tile.set == OF_HERO:
            figures.append(self.name(f"hero-{HEROES[tile.hero]}"))
            if tile.value:
                figures.append(f"{self.word('hero-reputation')} {tile.value}")
        if tile.price > NOTHING:
            trained = tile.kind in (ABILITY, FIRST_STRIKE)
            figures.append(f"{self.word('trade-training_cost' if trained else 'trade-purchase_price')} {tile.price}")
        if tile.sell > NOTHING:
            figures.append(f"{self.word('trade-selling_price')} {tile.sell}")
        return Card(
            self.name(f"tile-{tile.key}"), " · ".join(figures), self.board.said(wording.tile_lines(self.box, tile))
        )

    def monster(self, monster: Monster) -> Card:
        kind = self.word("card-elite" if monster.elite else "card-monster")
        figures = [f"{kind} {monster.level}", f"{self.word('combat-monster_health')} {monster.health}"]
        said = self.board.said(wording.monster_lines(self.box, monster))
        return Card(self.name(f"monster-{monster.key}"), " · ".join([*figures, *self.fight(monster)]), said)

    def foe(self, foe: Foe) -> Card:
        """A form of a shared foe, with what those who hit it gain by rank."""
        monster = self.box.monsters[foe.monster]
        health = foe.health_each * self.board.view["seats"] + foe.health_more
        figures = [f"{self.word('combat-monster_health')} {health}", *self.fight(monster)]
        if foe.combat_rounds:
            figures.append(f"{self.word('combat-round')} {foe.combat_rounds}")
        ranks = ", ".join(str(reputation) for reputation in foe.ranks or self.board.scenario.ranks)
        text = f"{self.word('combat-reward')}: {ranks} {self.word('hero-reputation')}" if ranks else ""
        immune = self.word("combat-immunity") if monster.immune else ""
        said = ". ".join(part for part in (immune, text) if part)
        return Card(self.name(f"monster-{monster.key}"), " · ".join(figures), said)

    def fight(self, monster: Monster) -> list[str]:
        """Injuries, the penalty on Hero Rolls, cards and tokens."""
        figures = [f"{self.word('combat-injury')} {ranges(monster.ranges).plain}"]
        if monster.penalty:
            figures.append(f"{self.word('combat-penalty')} {monster.penalty}")
        bar = f"{SIGNS['silver']}{monster.silver_cards} {SIGNS['gold_card']}{monster.gold_cards}"
        return [*figures, f"{bar} {self.word('token-chaos')} {monster.chaos}, Gaar {monster.gaar}"]

    def play_card(self, card: PlayCard) -> Card:
        kind = self.word("card-gold" if card.gold else "card-silver")
        return Card(self.name(f"card-{card.key}"), kind, self.board.said(wording.card_lines(card)))

    def quest(self, quest: Quest) -> Card:
        encounter = self.name(f"encounter-{self.box.encounters[quest.encounter].key}")
        figures = f"{self.word('encounter-quest')} · {encounter}"
        return Card(self.name(f"quest-{quest.key}"), figures, self.board.said(wording.quest_lines(self.box, quest)))

    def scenario_card(self, card: ScenarioCard) -> Card:
        """An Attack, Event or Rampage card."""
        said = self.board.said(wording.scenario_card_lines(card))
        return Card(self.name(card.text), self.word(f"card-{card.kind}"), said)

    def elemental(self, kind: int) -> Card:
        rows = wording.table_lines(self.box, self.box.elementals[kind])
        text = "\n".join(self.board.said((row,)) for row in rows)
        return Card(self.name(f"location-{ELEMENTS[kind]}"), self.word("action-confront"), text)

    def map_tile(self, tile: MapTile) -> Card:
        """The hexes of a tile, one to a line, with Monsters and Loot."""
        figures = [self.word("map-tile"), f"{self.word('game-chapter')} {CHAPTER_NAMES[tile.chapter]}"]
        lines = []
        for letter, printed in zip("abc", tile.hexes, strict=True):
            line = f"{self.name(f'hex-{letter}')}: {self.name(f'location-{LOCATIONS[printed.location]}')}"
            if printed.level:
                loot = [self.name(text_id, n=n) for text_id, n in self.loot(printed.loot)]
                line += f" · {SIGNS['monster']}{printed.level} · {self.word('combat-loot')}: {', '.join(loot)}"
            lines.append(line)
        if tile.centre != NOTHING:
            lines.append(f"{self.name('hex-centre')}: {self.name(f'location-{LOCATIONS[tile.centre]}')}")
        return Card(self.name(f"map-{tile.key}"), " · ".join(figures), "\n".join(lines))

    def loot(self, loot: tuple[tuple[str, int, int], ...]) -> list[tuple[str, int]]:
        return [(f"count-{name}", number) for name, number, _ in loot]


# -- signs -------------------------------------------------------------------------------------------------------------


def legend(scene: Scene) -> list[Text]:
    """The letters and signs of the table in words."""
    board = Board(scene, 0, {})
    lines = [joined(part, "  ") for part in (_places(board), _elements(board), _figures(board))]
    rows = [[example, Text(meaning)] for example, meaning in _meanings(board)]
    return [*lines, Text(""), *columns(rows), Text("")]


def key(board: Board, width: int) -> list[Text]:
    """The signs that are needed most."""
    return flow(Text(), _figures(board), width, "  ")


def key_of_map(board: Board, width: int) -> list[Text]:
    """The letters and signs on the Map, in a few lines below it."""
    return flow(Text(), [*_places(board), *_elements(board), _figures(board)[-2]], width, "  ")


def _places(board: Board) -> list[Text]:
    """The two letters of every location that can be seen on the Map."""
    seen = {space["location"] for tile in board.view["map"] for space in tile["spaces"]}
    shown = [place for place in LOCATIONS if board.codes[place] and place in seen and place not in ELEMENTS]
    return [styled(board.codes[place], "bold") + Text(f" {board.scene.name('location-' + place)}") for place in shown]


def _elements(board: Board) -> list[Text]:
    return [element(name) + Text(f" {board.scene.name('element-' + name)}") for name in ELEMENT_SIGNS]


def _figures(board: Board) -> list[Text]:
    name, say = board.scene.name, board.scene.words.say
    told = (
        ("health", name("glossary-hero-health")),
        ("gold", name("glossary-hero-gold")),
        ("reputation", name("glossary-hero-reputation")),
        ("gaar", "Gaar"),
        ("dwurt", "Dwurt"),
        ("silver", name("glossary-card-silver")),
        ("gold_card", name("glossary-card-gold")),
        ("potion", name("glossary-tile-healing_potion")),
        ("move", name("glossary-map-move_point")),
        ("monster", say("euthia-sign-monster")),
        ("elite", name("glossary-place-lair")),
    )
    return [sign(key) + Text(f" {meaning}") for key, meaning in told]


def _meanings(board: Board) -> list[tuple[Text, str]]:
    """Signs that need a sentence, with an example each."""
    say, signs = board.scene.words.say, SIGNS
    code = board.codes
    return [
        (Text(f"{code['mountain']} {signs['monster']}2"), say("euthia-sign-hex")),
        (Text(f"{code['church'].lower()} {code['church']}{signs['locked']}"), say("euthia-sign-centre")),
        (Text(f"{code['fire']} {ELEMENT_SIGNS['fire']}"), say("euthia-sign-power")),
        (
            Text.assemble(board.seat_sign(0), " ", styled(f"{TOKEN_SYMBOLS[0]} {signs['shield']}", "bold")),
            say("euthia-sign-token"),
        ),
        (Text(signs["unknown"]), say("euthia-sign-unknown")),
        (Text(f"{signs['elite']} {signs['foe']} {signs['griffin']} {signs['burned']}"), say("euthia-sign-figures")),
        (Text("← ↑ ↓ →"), say("euthia-sign-more")),
        (Text(" ".join(HEX_SIGNS.values())), say("euthia-sign-hexes")),
        (Text(f"5{signs['gives']}1 [8{signs['gives']}2]"), say("euthia-sign-range")),
        (
            Text.assemble(
                sign("clover", "+1"), " ", sign("foot", 2), " ", sign("damage", "+1"), " ", sign("shield", 2)
            ),
            say("euthia-sign-effects"),
        ),
        (Text.assemble(sign("health", "+2"), " ", sign("health", f"{signs['more']}2")), say("euthia-sign-health")),
        (Text(signs["special"]), say("euthia-sign-special")),
        (Text(f"{signs['exhausted']} [ ] {signs['locked']}"), say("euthia-sign-slot")),
        (Text(f"{signs['turn']} {signs['first']} {signs['done']} {signs['minus']}"), say("euthia-sign-turn")),
        (Text(f"{signs['done']}2 {signs['foe']}4 {signs['to come']}6"), say("euthia-sign-waves")),
    ]
