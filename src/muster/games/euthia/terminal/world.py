"""What goes on around the Heroes: the scenario, where one stands, offers of the traders, Quests, decks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from rich.text import Text

from muster.games.euthia import view_types as views
from muster.games.euthia.content import wording
from muster.games.euthia.content.pieces import (
    ABILITY,
    FIRST_STRIKE,
    KINDS,
    NOTHING,
    OF_HUNTER,
    OF_SUPPLY,
    OF_TERRAIN,
    OF_TREASURE,
    SETS,
    TRADERS,
    Effect,
    Monster,
)
from muster.games.euthia.scenarios.hunt import Hunt
from muster.games.euthia.scenarios.rules import figures_in
from muster.games.euthia.scenarios.settlements import Settlements
from muster.games.euthia.terminal.board import Board
from muster.games.euthia.terminal.signs import (
    BENEFIT,
    EFFECT_SIGNS,
    ELEMENT_COLOURS,
    SIGNS,
    WARNING,
    effects,
    element,
    sign,
    tile_in_short,
)
from muster.terminal.flowing import flow
from muster.terminal.lines import joined, styled

REWARD_GIVERS: Final = SETS[OF_HUNTER:OF_SUPPLY]
CHAPTER_NAMES: Final = ("I", "II", "III", "IV", "V")
TRADER_OF: Final = {"merchants": "merchants", "alchemists": "alchemists", "towers": "dragonslayers"}


class World:
    """Sections for the side of the table, each in several sizes."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.view = board.view
        self.say = board.scene.words.say
        self.name = board.scene.name

    def label(self, word: str) -> Text:
        return styled(f"{word} ", "dim")

    # -- where one stands ----------------------------------------------------------------------------------------

    def space(self, seat: int) -> tuple[views.MapTile, views.Space] | None:
        """The tile and the space of a Hero."""
        at = self.board.heroes[seat].get("space")
        if at is None:
            return None
        tile = self.view["map"][at["at"] >> 2]
        return tile, next(space for space in tile["spaces"] if space["at"] == at["at"])

    def here(self, width: int) -> list[Text]:
        """Tile, location, Monster with its Loot, Powers, Encounter of the Hero's space."""
        found = self.space(self.board.shown_hero)
        if found is None:
            return []
        tile, space = found
        record = self.board.map_tiles[tile["key"]]
        parts = [Text(self.name(f"map-{tile['key']}")), styled(self.name(f"location-{space['location']}"), "bold")]
        if space["monster"]:
            printed = record.hexes[space["at"] & 3]
            parts.append(sign("monster", printed.level) + Text(" ") + effects(printed.loot))
        parts += [
            element(name) + styled(f" {self.name('element-' + name)}", ELEMENT_COLOURS[name])
            for name in space["powers"]
        ]
        if self.encounter_of(tile, space) is not None:
            parts.append(styled(self.name(f"encounter-{self.encounter_of(tile, space)}"), "bold"))
        return flow(self.label(self.say("euthia-here")), parts, width, indent=2)

    def encounter_of(self, tile: views.MapTile, space: views.Space) -> str | None:
        """Whose Quests are offered on a space.  [EU-QST-01, EU-SPC-06]"""
        record = self.board.map_tiles[tile["key"]]
        if space["hex"] == "centre":
            number = record.encounter if space["location"] != "legend" else NOTHING
        else:
            printed = record.hexes[space["at"] & 3]
            number = printed.encounter if space["location"] == "encounter" and record.centre == NOTHING else NOTHING
        return self.board.box.encounters[number].key if number != NOTHING else None

    # -- the scenario --------------------------------------------------------------------------------------------

    def scenario(self, level: int, width: int) -> list[Text]:
        """0: with the Map stack and the backs of the Monsters; 1: scenario and Bounty; 2: in as few lines as can be."""
        lines: list[Text] = []
        if self.board.scenario.goals:
            lines += self.hunt(width, goals=level < 2)
        if self.view["doom"] is not None:
            lines += self.doom(self.view["doom"], width)
            lines += self.foe(width)
        elif self.board.scenario.foes:
            lines += self.forms(width)
            lines += self.foe(width)
        if self.view["revocation"] is not None:
            lines += self.revocation(self.view["revocation"], width)
        if self.view["scenario_card"] is not None:
            lines += self.turned_up(self.view["scenario_card"], width, said=level < 2)
        if self.view["bounty"] is not None:
            lines += self.bounty(self.view["bounty"], width)
        if self.view["mode"] != "competitive" and level < 2:
            lines += self.caches(width)
        if level == 0:
            lines += self.stack(width)
            lines += self.backs(width)
        return lines

    def hunt(self, width: int, *, goals: bool) -> list[Text]:
        """The tally of each Hero, the goal of all, and those that the first to reach them is paid for."""
        tallies = [self.board.seat_sign(seat) + styled(str(n), "bold") for seat, n in enumerate(self.view["tally"])]
        firsts = [
            styled(f"{least}{SIGNS['done']}", "dim")
            if taken
            else Text.assemble(str(least), SIGNS["gives"], self.gain(row))
            for (least, row), taken in zip(self.board.scenario.goals, self.view["firsts"], strict=True)
        ]
        label = self.label(self.say("euthia-tally"))
        return flow(label, [joined(tallies), *self.goal_of_all(), *(firsts if goals else ())], width, indent=2)

    def goal_of_all(self) -> list[Text]:
        """What a solo or co-operative Hunt has to reach.  [EU-HUN-04]"""
        figures = figures_in(self.board.scenario, Hunt)
        if self.view["mode"] == "solo":
            deaths = self.say("euthia-deaths-at-most", n=figures.solo_deaths)
            return [Text(f"{self.say('euthia-goal')} {figures.solo_tally} ({deaths})")]
        if self.view["mode"] == "cooperative":
            return [Text(f"{self.say('euthia-goal')} {figures.coop_tally * self.view['seats']}")]
        return []

    def doom(self, doom: views.Doom, width: int) -> list[Text]:
        """Evidence of each Hero, when sabotage comes next, and who has beaten the Saboteur.  [EU-SAB-01, EU-SAB-04]"""
        found = [self.board.seat_sign(seat) + styled(str(n), "bold") for seat, n in enumerate(doom["evidence"])]
        parts = [joined(found)]
        if doom["sabotage"] is not None and doom["safe"] is not None:
            parts.append(Text(self.say("euthia-sabotage-alone", n=doom["sabotage"], evidence=doom["safe"])))
        elif doom["sabotage"] is not None:
            parts.append(Text(self.say("euthia-sabotage", n=doom["sabotage"])))
        if doom["beaten"]:
            heroes = joined([self.board.seat_sign(seat) for seat in doom["beaten"]])
            parts.append(Text.assemble(self.name("monster-saboteur"), f" {SIGNS['done']} ", heroes))
        return flow(self.label(self.name("glossary-scenario-evidence")), parts, width, indent=2)

    def forms(self, width: int) -> list[Text]:
        """Waves or forms of the shared foe: beaten, on the Map, to come; then what was lost."""
        settlements = self.settlements()
        first = settlements.first_wave if settlements is not None else 0
        marks = []
        for at, beaten in enumerate(self.view["waves"]):
            mark = SIGNS["done"] if beaten else SIGNS["foe"] if self.foe_in(at) else SIGNS["to come"]
            style = f"bold {BENEFIT}" if beaten else WARNING if self.foe_in(at) else "dim"
            marks.append(styled(f"{mark}{first + 2 * at if first else at + 1}", style))
        lost = self.losses(settlements)
        if len(marks) == 1:
            return flow(Text(), lost, width, indent=2) if lost else []
        label = self.label(self.say("euthia-waves") if first else self.say("euthia-forms"))
        return flow(label, [joined(marks), *lost], width, indent=2)

    def settlements(self) -> Settlements | None:
        """The figures of Defending the Settlements, if that is played."""
        figures = self.board.scenario.figures
        return figures if isinstance(figures, Settlements) else None

    def losses(self, settlements: Settlements | None) -> list[Text]:
        """Places that burned, tokens of destruction and defense that are left."""
        if settlements is not None:
            burned = f"{self.say('euthia-burned')} {self.view['places_burned']}"
            if self.view["mode"] != "competitive":
                burned += f"/{settlements.burned_at_most}"
            return [Text(burned)]
        left = self.view["destruction"]
        if left is None:
            return []
        words = (
            ("glossary-token-destruction", left["a"] + left["b"]),
            ("glossary-token-defense_magic", left["defense"]),
        )
        return [Text.assemble((f"{self.name(term)} ", "dim"), (str(number), "bold")) for term, number in words]

    def revocation(self, found: views.Revocation, width: int) -> list[Text]:
        """Elemental Revocation: the Stage, points of each Hero, goal and end, Faer Power or Catalysts that are left."""
        marks = [self.board.seat_sign(seat) + styled(str(n), "bold") for seat, n in enumerate(found["points"])]
        parts = [Text().join([element(name) for name in found["stage"]]), joined(marks)]
        if found["goal"] is not None and self.view["mode"] != "competitive":
            parts.append(Text(f"{self.say('euthia-goal')} {found['goal']}"))
        if found["ends_at"] is not None:
            parts.append(Text(self.say("euthia-ends-at", n=found["ends_at"])))
        if found["faer"] is not None:
            parts.append(
                Text.assemble((f"{self.name('glossary-scenario-faer_power')} ", "dim"), (str(found["faer"]), "bold"))
            )
            comes = found["demon_round"]
            if self.view["foe"] is None and comes is not None and self.view["round"] < comes:
                parts.append(Text(self.say("euthia-demon-in", n=comes)))
        if found["catalysts"]:
            parts.append(Text.assemble((f"{self.name('tile-catalyst')} ", "dim"), (str(found["catalysts"]), "bold")))
        return flow(self.label(self.say("euthia-revoked")), parts, width, indent=2)

    def turned_up(self, shown: views.ScenarioCard, width: int, *, said: bool) -> list[Text]:
        """The Attack, Event or Rampage card that lies open, with what it says."""
        card = next(
            card for card in self.board.box.scenario_cards if (card.kind, card.key) == (shown["kind"], shown["key"])
        )
        head = styled(f"{self.name(card.text)} ", "bold")
        if not said:
            return flow(head, [], width)
        words = Text(self.board.said(wording.scenario_card_lines(card))).split(" ")
        return flow(head, list(words), width, " ", indent=2)

    def foe_in(self, wave: int) -> bool:
        """Is this the wave that stands on the Map?"""
        foe = self.view["foe"]
        number = self.board.scenario.foes[wave].monster
        return foe is not None and self.board.box.monsters[number].key == foe["monster"]

    def foe(self, width: int) -> list[Text]:
        """The shared foe: Health, Damage by Hero, where it stands."""
        foe = self.view["foe"]
        if foe is None:
            return []
        left = max(0, foe["health"] - sum(foe["damage"]))
        parts = [sign("health", f"{left}/{foe['health']}")]
        parts += [
            self.board.seat_sign(seat) + sign("damage", number) for seat, number in enumerate(foe["damage"]) if number
        ]
        if foe["space"] is not None:
            parts.append(Text(self.name(f"map-{foe['space']['tile']}")))
        name = Text.assemble(sign("foe"), " ", (self.name(f"monster-{foe['monster']}"), "bold"), " ")
        return flow(name, parts, width, indent=2)

    def bounty(self, key: str, width: int) -> list[Text]:
        """The Elite Monster that can be fought now, where, and for what."""
        monster: Monster = self.board.monsters[key]
        head = Text.assemble(sign("elite", monster.level), " ", (self.name(f"monster-{monster.key}"), "bold"), " ")
        lair = [line for line in wording.monster_lines(self.board.box, monster) if line[0] == "line-lair"]
        parts = [
            sign("health", monster.health),
            Text(self.board.said(tuple(lair)).rstrip(".")),
            self.gain(monster.reward),
        ]
        return flow(self.board.badge("fight-elite") + head, parts, width, indent=2)

    def caches(self, width: int) -> list[Text]:
        """Cards that wait for the next Monsters: both caches lie open as piles.  [EU-SOL-05]"""
        cards = self.view["caches"]
        parts = [sign("silver", cards["silver"]) + sign("gold_card", cards["gold"])]
        return flow(self.label(self.say("euthia-caches").capitalize()), parts, width, indent=2)

    def discards(self, level: int, width: int) -> list[Text]:
        """0: every discard pile with what lies there; 1: how many lie there; 2: nothing.  [EU-GLD-08]"""
        if level == 2:
            return []
        parts = [
            Text.assemble(name, " ", (", ".join(names) if level == 0 else str(len(names)), "dim"))
            for name, names in self.discard_piles()
            if names
        ]
        return flow(self.label(self.say("euthia-discards")), parts, width, indent=2) if parts else []

    def discard_piles(self) -> list[tuple[Text, list[str]]]:
        """The name of each pile of Monsters and tiles, and what lies there."""
        piles, name = self.view["discards"], self.name
        found = [
            (sign("monster", level), [name(f"monster-{key}") for key in pile])
            for level, pile in enumerate(piles["monsters"], start=1)
        ]
        titles = [(f"trader-{trader}", piles[trader]) for trader in TRADERS]
        titles += [
            (f"location-{terrain}", pile)
            for terrain, pile in zip(SETS[OF_TERRAIN:OF_TREASURE], piles["resources"], strict=True)
        ]
        titles += [(f"location-treasure_{level}", pile) for level, pile in enumerate(piles["treasures"], start=1)]
        titles += [(f"encounter-{giver}", pile) for giver, pile in zip(REWARD_GIVERS, piles["rewards"], strict=True)]
        return [*found, *[(Text(name(title)), [self.board.tile_name(key) for key in pile]) for title, pile in titles]]

    def stack(self, width: int) -> list[Text]:
        """How many Map tiles of each Chapter are still to come."""
        parts = [
            Text.assemble((f"{name} ", "dim"), (str(number), "bold"))
            for name, number in zip(CHAPTER_NAMES, self.view["stack"], strict=True)
            if number
        ]
        return flow(self.label(self.name("glossary-map-stack")), parts or [Text("0")], width, "  ")

    def backs(self, width: int) -> list[Text]:
        """The next Monster of each level: the Reward, and up to which Reputation it is paid.  [EU-COM-24]"""
        parts = []
        for level, back in enumerate(self.view["monster_backs"], start=1):
            if back is None:
                continue
            text = sign("monster", level) + Text(SIGNS["gives"])
            text.append_text(self.gain(cast(Sequence[Effect], back["reward"])))
            if back["condition"] is not None:
                text.append(f" (★≤{back['condition']})", style="dim")
            parts.append(text)
        return flow(self.label(self.say("euthia-next")), parts, width, indent=2)

    def gain(self, gains: Sequence[Effect]) -> Text:
        """A Reward: what has a sign by it, the rest in words."""
        signed = effects([gain for gain in gains if gain[0] in EFFECT_SIGNS])
        others = tuple([gain for gain in gains if gain[0] not in EFFECT_SIGNS])
        said = [Text(self.counted(param)) for param in wording.gains_text(self.board.box, others)]
        return joined([part for part in (signed, *said) if part.cell_len], ", ")

    def counted(self, param: object) -> str:
        if isinstance(param, tuple) and len(param) == 2:
            return self.name(str(param[0]), n=int(param[1]))
        return self.name(str(param))

    # -- trade ---------------------------------------------------------------------------------------------------

    def trader_here(self) -> str:
        """The trader where the Hero stands or who trades before the first round; else nothing."""
        found = self.space(self.board.acting)
        if found is None:
            market = self.board.scenario.market
            return TRADERS[market] if market != NOTHING else ""
        return TRADER_OF.get(found[1]["location"], "")

    def offers(self, level: int, width: int) -> list[Text]:
        """0: all three with what their goods do; 1: all three, names and prices; 2: nothing."""
        if level == 2:
            return []
        lines: list[Text] = []
        for trader in TRADERS:
            goods = [self.ware(key, full=level == 0) for key in self.view["offers"][trader] if key]
            lines += flow(self.label(self.name(f"trader-{trader}")), goods, width, indent=2)
        return lines

    def ware(self, key: str, *, full: bool) -> Text:
        board = self.board
        tile = board.tiles[key]
        text = board.badge(f"buy:{key}") + Text(board.tile_name(key))
        short = tile_in_short(tile) if full else Text()
        if short.cell_len:
            text = Text.assemble(text, " ", short)
        return Text.assemble(text, " ", sign("gold", tile.price))

    def market(self) -> list[Text]:
        """A Trade Action: the offer here, line by line, and own tiles that can be bought or trained."""
        keys = [key for key in self.view["offers"].get(self.trader_here(), []) if key]
        lines = [self.priced(key, f"buy:{key}") for key in keys]
        hero = self.board.heroes[self.board.acting]
        own = sorted(hero["supply"])
        if own:
            lines.append(styled(self.say("euthia-supply"), "bold"))
        for key in own:
            trained = self.board.tiles[key].kind in (ABILITY, FIRST_STRIKE)
            lines.append(self.priced(key, f"train:{key}" if trained else f"buy:{key}"))
        return lines

    def priced(self, key: str, option: str) -> Text:
        """Price, name, effects."""
        board, tile = self.board, self.board.tiles[key]
        number = board.badge(option, f"keep-tile:{key}")
        parts = [Text(board.tile_name(key)), tile_in_short(tile), styled(self.name(f"kind-{KINDS[tile.kind]}"), "dim")]
        head = (number if number.cell_len else Text("   ")) + sign("gold", f"{tile.price:<3}")
        return head + joined([part for part in parts if part.cell_len])

    # -- Quests --------------------------------------------------------------------------------------------------

    def quests(self, level: int, width: int) -> list[Text]:
        """0: with costs and Rewards; 1: those here in full, others by name; 2: those here; 3: none."""
        found = self.space(self.board.shown_hero)
        near = self.encounter_of(*found) if found else None
        lines: list[Text] = []
        for key, encounter in self.view["encounters"].items():
            if level == 3 or (level == 2 and key != near) or not encounter["open"]:
                continue
            if level == 0 or key == near:
                lines.append(Text.assemble((self.name(f"encounter-{key}"), "bold"), (f" +{encounter['left']}", "dim")))
                for quest in encounter["open"]:
                    lines += self.quest(quest, width)
            else:
                names = [Text(self.name(f"quest-{quest}")) for quest in encounter["open"]]
                lines += flow(self.label(self.name(f"encounter-{key}")), names, width, indent=2)
        return lines + self.legends(level, width)

    def legends(self, level: int, width: int) -> list[Text]:
        """Legends and their Quests: in full, by name, or only the one where the Hero stands."""
        own = self.board.heroes[self.board.shown_hero].get("space")
        lines: list[Text] = []
        for legend in self.view["legends"]:
            near = own is not None and own["at"] == legend["space"]["at"]
            if level == 3 or (level == 2 and not near):
                continue
            label = self.label(self.name(f"map-{legend['space']['tile']}"))
            if level == 0 or near:
                lines.append(label)
                lines += self.quest(legend["quest"], width)
            else:
                lines += flow(label, [Text(self.name(f"quest-{legend['quest']}"))], width, indent=2)
        return lines

    def quest(self, key: str, width: int) -> list[Text]:
        """A Quest: name, cost or condition, Reward."""
        head = Text("  ") + self.board.badge(f"quest:{key}") + styled(self.name(f"quest-{key}"), "bold") + Text(" ")
        said = self.board.said(wording.quest_lines(self.board.box, self.board.quests[key]))
        return flow(head, list(Text(said).split(" ")), width, " ", indent=4)
