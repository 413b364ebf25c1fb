"""The cards, tiles and tokens of Monster Lands as texts to read, and what the signs mean."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.text import Text

from muster.games.monster_lands import view_types as views
from muster.games.monster_lands.content import wording
from muster.games.monster_lands.content.pieces import (
    AFFINITIES,
    GEAR_TYPES,
    Box,
    Gear,
    Land,
    Loot,
    Member,
    Mission,
    Monster,
    Trap,
)
from muster.games.monster_lands.content.wording import Wording
from muster.games.monster_lands.terminal.board import Board
from muster.games.monster_lands.terminal.signs import AFFINITY_SIGNS, PANIC, SIGNS, Signs
from muster.terminal.flowing import flow
from muster.terminal.lines import columns, joined, styled
from muster.terminal.scene import Card, Scene

GIVES: Final = SIGNS["gives"]


def cards(scene: Scene) -> list[Card]:
    """Everything in the box by its name: first what lies on the table."""
    reader = _Reader(scene)
    found = dict(reader.all(scene.match.content))
    on_table = _on_table(scene.view)
    first = [found[place]._replace(here=True) for place in on_table if place in found]
    return first + [card for place, card in found.items() if place not in on_table]


def _on_table(view: views.LandsView) -> dict[str, None]:
    """What can be seen, in the order in which one would ask for it."""
    places = [f"monsters:{place['monster']}" for place in view["places"]]
    places += [f"lands:{place['land']}" for place in view["places"]]
    places += [f"missions:{mission['key']}" for mission in view["missions"]]
    places += [f"members:{key}" for key in view["tavern"]]
    places += [f"traps:{key}" for key in view["lodge"]]
    places += [f"gear:{key}" for key in view["bazaar"]]
    places += [f"loot:{key}" for key in view["loot"]]
    clans = sorted(view["clans"], key=lambda clan: clan["seat"] != view["seat"])
    for clan in clans:
        places += [f"members:{member['key']}" for member in clan["members"]]
        places += [f"gear:{key}" for member in clan["members"] for key in member["gear"]]
        places += [f"lands:{land['key']}" for land in clan["lands"]]
        places += [f"loot:{key}" for key in clan["loot"]]
        places += [f"monsters:{key}" for key in clan["trophies"]]
    if view["seat"] is not None:
        places += [f"traps:{key}" for key in view["zones"].get(f"store-{view['seat']}", [])]
    return dict.fromkeys(places)


class _Reader:
    """Reads pieces aloud, in the language of the scene."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene

    def all(self, box: Box) -> Iterator[tuple[str, Card]]:
        for member in box.members:
            if not member.novice:
                yield f"members:{member.key}", self.member(member)
        yield "members:novice", self.novice(next(member for member in box.members if member.novice))
        for monster in box.monsters:
            yield f"monsters:{monster.key}", self.monster(monster)
        for land in box.lands:
            yield f"lands:{land.key}", self.land(land)
        for mission in box.missions:
            yield f"missions:{mission.key}", self.mission(mission)
        for trap in box.traps:
            yield f"traps:{trap.key}", self.trap(trap)
        for gear in box.gear:
            yield f"gear:{gear.key}", self.gear(gear)
        for loot in box.loot:
            yield f"loot:{loot.key}", self.loot(loot)

    def member(self, member: Member) -> Card:
        roles = {"leader": "mercenary-initial_leader", "initial": "mercenary-initial", "tavern": "mercenary"}
        figures = [self.word(roles[member.role]), self.text(f"affinity-{AFFINITIES[member.affinity]}")]
        figures += self.hiring(member)
        return Card(
            self.text(f"member-{member.key}"), " · ".join(figures), self.worded(wording.talent_text(member.ability))
        )

    def novice(self, member: Member) -> Card:
        text = self.scene.words.say("lands-novice")
        return Card(self.word("mercenary-novice"), " · ".join(self.hiring(member)), text)

    def hiring(self, member: Member) -> list[str]:
        spaces = tuple([1 << colour for colour, number in enumerate(member.dice) for _ in range(number)])
        return [
            f"{self.word('reputation')} {member.reputation}",
            f"{self.word('value-cost')} {member.cost}",
            self.listed(wording.spaces(spaces)),
            f"{self.word('ours-wage_icon')} {member.wages}",
        ]

    def monster(self, monster: Monster) -> Card:
        capture = f"{self.word('value-capture_short')} {monster.capture_value}"
        kill = f"{self.word('value-elimination_short')} {monster.elimination_value}"
        paid = self.listed((("count-glory", monster.capture_glory), ("count-gold", monster.capture_gold)))
        won = f"{self.text('count-glory', monster.elimination_glory)}, {self.word('trophy')} {monster.trophy}"
        figures = [
            self.word(f"monster-difficulty_{monster.difficulty.lower()}"),
            self.text(f"affinity-{AFFINITIES[monster.affinity]}"),
            f"{self.word('value-attack')} {monster.attack}",
            f"{capture} {GIVES} {paid}",
            f"{kill} {GIVES} {won}",
        ]
        return Card(self.text(f"monster-{monster.key}"), " · ".join(figures), self.worded(wording.power_text(monster)))

    def land(self, land: Land) -> Card:
        figures = [
            self.word("place-land"),
            self.text(f"affinity-{AFFINITIES[land.affinity]}"),
            f"{self.word('value-conquest')} {land.conquest}",
            self.text("count-glory", land.glory),
        ]
        return Card(self.text(f"land-{land.key}"), " · ".join(figures), self.worded(wording.land_text(land)))

    def mission(self, mission: Mission) -> Card:
        """Both sides of the tile."""
        rolled = [
            self.listed(wording.spaces(mission.need.required)),
            f"{self.word('mission-objective')} {mission.objective}",
            f"{self.word('reward')} {self.listed(wording.goods_text(mission.reward))}",
            f"{self.word('penalty')} {self.listed(wording.goods_text(mission.penalty))}",
        ]
        contract = [
            self.listed(wording.spaces(mission.contract_need.required)),
            f"{self.word('action-discard')} {self.listed(wording.goods_text(mission.resource))}",
            f"{self.word('reward')} 1 {GIVES} {self.listed(wording.goods_text(mission.reward_left))}",
            f"{self.word('reward')} 2 {GIVES} {self.listed(wording.goods_text(mission.reward_right))}",
        ]
        sides = ([self.word("mission-dice_rolling"), *rolled], [self.word("mission-contract"), *contract])
        text = "\n".join(" · ".join(side) for side in sides)
        return Card(self.text(f"mission-{mission.key}"), self.word("mission"), text)

    def trap(self, trap: Trap) -> Card:
        groups = {
            "ordinary": "trap-improved",
            "shielded": "trap-shielded",
            "initial": "trap-initial",
            "trick": "trick",
        }
        figures = [self.word(groups[trap.group]), f"{self.word('value-cost')} {trap.price}"]
        return Card(self.text(f"trap-{trap.key}"), " · ".join(figures), self.worded(wording.trap_text(trap)))

    def gear(self, gear: Gear) -> Card:
        figures = [
            self.word("equipment"),
            self.text(f"gear-type-{GEAR_TYPES[gear.type]}"),
            f"{self.word('value-cost')} {gear.price}",
        ]
        return Card(self.text(f"gear-{gear.key}"), " · ".join(figures), self.worded(wording.talent_text(gear.ability)))

    def loot(self, loot: Loot) -> Card:
        figures = [self.word("loot")]
        if loot.outside:
            figures.append(self.word("phase-adventure"))
        return Card(self.text(f"loot-{loot.key}"), " · ".join(figures), self.worded(wording.loot_text(loot)))

    # -- words ---------------------------------------------------------------------------------------------------

    def text(self, text_id: str, n: int | None = None) -> str:
        return self.scene.name(text_id) if n is None else self.scene.name(text_id, n=n)

    def word(self, term: str) -> str:
        return self.scene.name(f"glossary-{term}")

    def worded(self, said: Wording) -> str:
        text_id, params = said
        return self.scene.name(text_id, **params)

    def listed(self, counted: tuple[tuple[str, int], ...]) -> str:
        return ", ".join(self.scene.name(text_id, n=n) for text_id, n in counted if n)


def legend(scene: Scene) -> list[Text]:
    """The letters and signs of the table in words."""
    signs = Signs(scene.words)
    lines = [joined(parts, "  ") for parts in _named_signs(signs, scene)]
    return [*lines, Text(""), *columns([[sign, Text(meaning)] for sign, meaning in _meanings(signs, scene)]), Text("")]


def key(board: Board, width: int) -> list[Text]:
    """The signs that are needed most, in a line or two below the table."""
    parts = [part for row in _named_signs(board.signs, board.scene) for part in row]
    return flow(Text(" "), parts, width, "  ")


def _named_signs(signs: Signs, scene: Scene) -> list[list[Text]]:
    """Dice, affinities and goods: signs that stand for one word each."""
    name = scene.name
    goods = (
        ("glory", name("glossary-glory")),
        ("reputation", name("glossary-reputation")),
        ("gold", name("goods-gold")),
        ("defense", scene.words.say("lands-defense")),
        ("potion", name("glossary-potion")),
        ("venom", name("glossary-venom")),
        ("trap", name("glossary-trap")),
        ("loot", name("glossary-loot")),
        ("trophy", name("glossary-trophy")),
        ("gear", name("glossary-equipment")),
    )
    return [
        [signs.dice({colour: 1}) + Text(f" {name('colour-' + colour)}") for colour in signs.letters],
        [signs.affinity(key) + Text(f" {name('affinity-' + key)}") for key in AFFINITY_SIGNS],
        [signs.sign(sign) + Text(f" {told}") for sign, told in goods],
    ]


def _meanings(signs: Signs, scene: Scene) -> list[tuple[Text, str]]:
    """Signs that need a sentence, with an example each."""
    name, say, sign, gives = scene.name, scene.words.say, signs.sign, GIVES
    letter = signs.letters
    s, m = letter["strength"], letter["magic"]
    short = [name("glossary-value-capture_short"), name("glossary-value-elimination_short")]
    owner = Text(scene.seat_symbol(0))
    strength, either = signs.space(0b001), signs.space(0b011)
    places = (
        say("lands-place-left"),
        say("lands-place-right"),
        say("lands-place-entrance"),
        say("lands-place-mission"),
        say("lands-place-contract"),
    )
    return [
        (Text.assemble(signs.die("strength"), owner, " ", signs.die("persuasion", 4), owner), say("lands-sign-die")),
        (Text.assemble(strength, " ", either, " ", signs.space(0b111)), say("lands-sign-space")),
        (Text(f"{signs['free']} {signs['closed']} {signs['blocked']}"), say("lands-sign-free")),
        (styled(f"!{name('building-mine')}!", PANIC), say("lands-sign-panic")),
        (Text.assemble(strength, "(", either, either, ")"), say("lands-sign-need")),
        (
            Text.assemble(sign("defense", 2), " ", signs.rerolls(1, 0b011), " ", sign("death", 3)),
            say("lands-sign-gift"),
        ),
        (Text(f"# (+4) [{s}] =7"), say("lands-sign-token")),
        (Text(f"{signs['attack']}3 {short[0]}9{gives}… {short[1]}14{gives}…"), say("lands-sign-monster")),
        (Text.assemble(sign("land", 11), gives, sign("glory", 4), f" {s}{gives}{m}"), say("lands-sign-land")),
        (Text(f"{s}{m} ≥7 {gives} … {signs['minus']}…"), say("lands-sign-mission")),
        (Text(f"{m} … {gives} 1:… 2:…"), say("lands-sign-contract")),
        (
            Text.assemble(
                sign("leader"), " ", sign("wound"), f" {signs['to']}{places[0]}2 ", sign("land"), " ", sign("gear")
            ),
            say("lands-sign-member", places=" ".join(places)),
        ),
        (Text.assemble(sign("glory", 12), " ", sign("reputation", 5), "(7)"), say("lands-sign-glory")),
        (Text(f"{signs['minus']}{signs['gold']}4 !"), say("lands-sign-wages")),
        (Text(f"{signs['turn']} ¹ {signs['passed']}"), say("lands-sign-turn")),
        (
            Text.assemble(sign("defense", 1), " ", sign("defense", 1), signs.affinity("fire"), signs.affinity("water")),
            say("lands-sign-defense"),
        ),
        (
            Text.assemble(signs.rerolls(2, 0b001), " ", signs.rerolls(1, 0b100), signs["mission"]),
            say("lands-sign-reroll"),
        ),
        (signs.per_die(0b001, 1), say("lands-sign-per-die")),
        (Text.assemble(sign("trap", "+3"), " ", sign("trophy", "+3"), " ", sign("land", "+3")), say("lands-sign-deed")),
        (Text.assemble(sign("trap", 0), " ≤", sign("trap", "+3")), say("lands-sign-no-trap")),
        (Text(f"#{gives}★1 Ψ{gives}★4 ⌂{gives}★4"), say("lands-sign-reward")),
        (Text(f"{signs['attack']}1{signs['to']} {signs['from']}{s}"), say("lands-sign-trick")),
        (Text(f"$2{gives}{s} {gives}♥1/☠1 $+2"), say("lands-sign-take")),
        (Text(f"☻{signs['minus']}$4 #{signs['minus']}$4 ☻1"), say("lands-sign-cheaper")),
        (Text(f"12/10 {signs['done']}"), say("lands-sign-done")),
    ]
