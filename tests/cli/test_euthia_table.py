"""The table of Euthia: it fits every screen, the Map is where it should be, and nobody's cards are shown."""

from __future__ import annotations

import re
from functools import cache
from random import Random
from typing import Any

import pytest
from rich.cells import cell_len
from rich.text import Text
from tests.cli.drawing import WORDS, asked, drawn

import muster
from muster.cli.choices import choice_lines, numbered
from muster.cli.screen import PLAIN
from muster.games.euthia.content.pieces import NOTHING, TRADE
from muster.games.euthia.places import OFFSETS
from muster.games.euthia.state import EuthiaTable
from muster.games.euthia.terminal.board import Board, location_codes
from muster.games.euthia.terminal.map import FLAT, LARGE, MIDDLE, SMALL, Canvas, Extent, HexMap, Size, around
from muster.games.euthia.terminal.signs import ELEMENT_SIGNS, SIGNS, TOKEN_SYMBOLS
from muster.kernel.text import LANGUAGES
from muster.terminal import drawing_of
from muster.terminal.scene import SEAT_SYMBOLS, Scene

GAME = "euthia"
DRAWING = drawing_of(muster.game(GAME))
SIZES = ((80, 24), (100, 35), (120, 40), (160, 50))
SETUPS: tuple[tuple[int, dict[str, Any]], ...] = (
    (1, {"elites": True}),
    (2, {"scenario": "defending-the-settlements", "griffin": True}),
    (3, {"great_hunt": True}),
    (3, {"scenario": "walking-destruction", "elites": True}),
    (4, {"scenario": "threat-of-mirrezil", "mode": "cooperative"}),
    (2, {"scenario": "the-looming-doom"}),
    (2, {"scenario": "elemental-revocation-3"}),
)
# Answers at random would end turns and throw things away most of the time.
EAGER: dict[str, float] = {
    **dict.fromkeys(("end", "back", "drop", "discard", "untrain", "pass-all", "take-off"), 0.1),
    **dict.fromkeys(("drop-menu", "arrange", "exchange"), 0.05),
    **dict.fromkeys(("walk", "mine", "trade", "buy", "place", "use-menu"), 3.0),
    **dict.fromkeys(
        ("train-menu", "train", "unveil", "confront", "treasure", "quest", "fight-elite", "fight-foe"), 8.0
    ),
}


def answer(match: muster.Match, toss: Random) -> None:
    options = match.decision.options
    match.play(toss.choices(options, [EAGER.get(option.kind, 1.0) for option in options])[0])


def a_match(seats: int = 3, seed: int = 5, **options: Any) -> muster.Match:
    return muster.new(GAME, seats=seats, seed=seed, options=options)


def table_of(match: muster.Match) -> EuthiaTable:
    table = match.table
    assert isinstance(table, EuthiaTable)
    return table


def make_rich(match: muster.Match) -> None:
    """Gold and Reputation for everybody: boards fill, and everything gets tried."""
    table = table_of(match)
    for seat in range(match.seats):
        table.gold[seat] += 8
        table.reputation[seat] += 5
    table.relist()


@cache
def moments(number: int) -> tuple[muster.Match, ...]:
    """A match at a few of the times that each question is asked, and at its end."""
    seats, options = SETUPS[number]
    toss = Random(number)
    match = a_match(seats, 20 + number, **options)
    found: list[muster.Match] = []
    seen: dict[str, int] = {}
    lasted = 0
    while not match.over:
        prompt = match.decision.question.prompt
        if prompt == "turn" and table_of(match).round > lasted:
            lasted = table_of(match).round
            make_rich(match)
        seen[prompt] = seen.get(prompt, 0) + 1
        if seen[prompt] in (2, 20):
            found.append(match.fork())
        answer(match, toss)
    return (*found, match)


def all_moments() -> list[muster.Match]:
    return [match for number in range(len(SETUPS)) for match in moments(number)]


def asking(prompt: str, least: int = 0) -> muster.Match:
    """The fullest of all moments in which this question is open."""
    found = [
        match
        for match in all_moments()
        if not match.over and match.decision.question.prompt == prompt and len(match.decision) >= least
    ]
    assert found, f"{prompt} was never asked"
    return max(found, key=lambda match: match.length)


def about_to_walk(least: int = 1) -> muster.Match:
    """The fullest of all moments in which a Hero has at least so many ways to go."""
    found = [match for match in all_moments() if len(ways(match)) >= least]
    assert found, "nobody has so many ways to go"
    return max(found, key=lambda match: match.length)


def ways(match: muster.Match) -> list[str]:
    """The hexes that the open question offers to go to."""
    return [] if match.over else [option.key for option in match.decision.options if option.key.startswith("go:")]


def a_trade() -> muster.Match:
    """A Hero with Gold trades with Merchants."""
    for match in all_moments():
        view: Any = match.view(None)
        places = [space["at"] for tile in view["map"] for space in tile["spaces"] if space["location"] == "merchants"]
        if not match.over and match.decision.question.prompt == "turn" and places:
            twin = match.fork()
            table, seat = table_of(twin), twin.decision.seat
            tokens = list(table.trade_tokens)
            tokens[places[0]] = seat
            table.trade_tokens = tuple(tokens)
            table.space[seat] = places[0]
            table.tokens[seat] |= 1 << TRADE
            table.carried[seat] = NOTHING  # so that it is clear which token pays
            table.gold[seat] = 20
            table.sacks[seat] = ()
            table.relist()
            twin = muster.load(twin.to_bytes())
            twin.play("trade")
            if any(option.kind == "buy" for option in twin.decision.options):
                return twin
    raise AssertionError("nobody could ever trade")


def hexes(match: muster.Match, badges: dict[str, int] | None = None) -> HexMap:
    seat = match.decision.seat if not match.over else 0
    return HexMap(Board(Scene(match, seat, WORDS["en"]), 120, badges or {}))


# -- before the Map is laid ------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-HSU-02")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_eu_hsu_02_heroes_on_offer_stand_where_the_map_will_lie(lang: str) -> None:
    match = a_match(2, heroes="choose")
    for width, height in SIZES:
        lines = drawn(match, 0, width, height, lang).splitlines()
        assert len(lines) <= height
        assert all(cell_len(line) == width for line in lines)
    match.play("hero:dral")

    shown = drawn(match, 1, 120, 40, lang).splitlines()

    assert any(line.startswith("│Keleia  ") for line in shown)
    assert not any(line.startswith("│Dral  ") for line in shown)


# -- what lies open ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-GLD-08")
def test_eu_gld_08_discard_piles_stand_in_the_drawing_and_among_the_cards_to_read() -> None:
    match = a_match(2)
    table = table_of(match)
    table.monster_discards = ((3,), (), ())
    name = match.content.monsters[3].key.replace("_", " ").title()

    assert "Discard piles ☠1 " in drawn(match, 0, 160, 60)
    piles = next(card for card in DRAWING.cards(Scene(match, 0, WORDS["en"])) if card.name == "Discard piles")

    assert (piles.text, piles.here) == (f"☠1: {name}", True)
    assert not any(card.name == "Discard piles" for card in DRAWING.cards(Scene(a_match(2), 0, WORDS["en"])))


@pytest.mark.rule("EU-SOL-05")
def test_eu_sol_05_the_caches_are_seen_outside_combat() -> None:
    assert "Caches ▫1▪0" in drawn(a_match(1), 0, 120, 45)
    assert "Caches" not in drawn(a_match(2), 0, 120, 45)


# -- it fits -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("width, height", SIZES)
@pytest.mark.parametrize("number", range(len(SETUPS)))
def test_the_table_fits(width: int, height: int, number: int) -> None:
    for at, match in enumerate(moments(number)):
        viewer = None if at % 5 == 0 else at % match.seats
        lines = DRAWING.draw(Scene(match, viewer, WORDS[LANGUAGES[at % 3]]), width, height - 10, {})
        assert len(lines) <= height - 10
        assert all(line.cell_len == width for line in lines)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("number", range(len(SETUPS)))
def test_nothing_but_a_title_is_cut_where_there_is_room(number: int, lang: str) -> None:
    for match in moments(number):
        viewer = match.decision.seat if not match.over else None
        for line in drawn(match, viewer, 120, 36, lang).splitlines():
            assert "…" not in line or line.startswith(("├", "╭"))


@pytest.mark.parametrize("height", [1, 4, 7, 10])
@pytest.mark.parametrize("prompt", ["turn", "hero-roll", "trade"])
def test_even_a_tiny_screen_gets_a_table(height: int, prompt: str) -> None:
    match = a_trade() if prompt == "trade" else asking(prompt)
    assert 1 <= len(DRAWING.draw(Scene(match, 0, WORDS["en"]), 60, height, {})) <= height


@pytest.mark.parametrize("prompt", ["turn", "walk", "hero-roll", "trade"])
def test_more_room_never_shows_less(prompt: str) -> None:
    match = a_trade() if prompt == "trade" else about_to_walk() if prompt == "walk" else asking(prompt)
    lengths = [len(drawn(match, match.decision.seat, 120, height).splitlines()) for height in range(8, 50)]
    assert lengths == sorted(lengths)


def test_without_signs_everything_is_plain() -> None:
    for match in all_moments()[::3]:
        assert drawn(match, 0).translate(PLAIN).isascii()


# -- the Map -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [LARGE, MIDDLE, FLAT, SMALL])
def test_every_hex_stands_at_its_coordinates(size: Size) -> None:
    """Letters and Monster of each hex, found in the drawing by its coordinates."""
    codes = location_codes(WORDS["en"])
    for number in range(len(SETUPS)):
        match = moments(number)[-2]
        world = hexes(match)
        canvas, extent = Canvas(world, size), Extent(world, size)
        view: Any = match.view(None)
        for tile in view["map"]:
            record = match.content.pack.tables["map_tiles"][tile["key"]]
            for (dx, dy), space, printed in zip(OFFSETS, tile["spaces"], record.hexes, strict=False):
                row, column = extent.corner((tile["anchor"][0] + dx, tile["anchor"][1] + dy))
                inside = "".join(
                    canvas.grid[row + down, column + right][0]
                    for down in range(1, size.height)
                    for right in range(1, size.width)
                )
                assert codes[space["location"]].lower() in inside.lower()
                assert (f"☠{printed.monster}" in inside) == space["monster"]
                for seat in space["heroes"]:
                    assert SEAT_SYMBOLS[seat] in inside


def test_neighbours_on_the_map_touch_in_the_drawing() -> None:
    world = hexes(about_to_walk())
    for size in (LARGE, MIDDLE, FLAT, SMALL):
        extent = Extent(world, size)
        for x, y in world.cells:
            row, column = extent.corner((x, y))
            assert extent.corner((x + 1, y)) == (row, column + size.width)
            assert extent.corner((x, y + 1)) == (row + size.height, column + size.width // 2)
            assert extent.corner((x - 1, y + 1)) == (row + size.height, column - size.width // 2)


def test_lines_are_dotted_within_a_tile_and_solid_around_it() -> None:
    world = hexes(a_match(seats=1))
    extent, canvas = Extent(world, MIDDLE), Canvas(world, MIDDLE)
    row, column = extent.corner((0, 0))
    assert canvas.grid[row + 1, column + MIDDLE.width][0] == "╎"
    assert canvas.grid[row + 1, column][0] == "│"
    assert canvas.grid[row, column + 2][0] == "─"


def test_the_centre_of_a_special_tile_holds_its_heroes() -> None:
    found = 0
    for match in all_moments():
        world = hexes(match)
        for place, cell in world.centres.items():
            shown = "".join(text for text, _ in world.centre(place))
            assert shown.startswith(world.board.codes[cell.space["location"]])
            assert all(SEAT_SYMBOLS[seat] in shown for seat in cell.space["heroes"])
            found += len(cell.space["heroes"])
    assert found


def test_tokens_are_the_hollow_signs_of_their_owners() -> None:
    found = 0
    for match in all_moments():
        world = hexes(match)
        for cell in world.cells.values():
            shown = "".join(sign for sign, _ in world.tokens(cell))
            owners = [cell.space["hero_token"], cell.space["trade_token"]]
            wanted = [TOKEN_SYMBOLS[seat] for seat in owners if seat is not None]
            for seat, number in enumerate(cell.space["interaction"]):
                wanted += [TOKEN_SYMBOLS[seat]] * number
            assert shown.rstrip(SIGNS["shield"]) == "".join(wanted)
            found += len(wanted)
    assert found > 20


def test_fire_and_water_together_are_no_power() -> None:
    both, single = 0, 0
    for match in all_moments():
        world = hexes(match)
        for cell in world.cells.values():
            shown = "".join(sign for sign, _ in world.powers(cell))
            around = set(cell.space["powers"]) - {cell.space["location"]}
            if {"fire", "water"} <= set(cell.space["powers"]):
                both += 1
                assert not {ELEMENT_SIGNS["fire"], ELEMENT_SIGNS["water"]} & set(shown)
            else:
                single += bool(around)
                assert set(shown) == {ELEMENT_SIGNS[name] for name in around}
    assert both
    assert single


@pytest.mark.parametrize("width, height", [(100, 22), (120, 30), (160, 38)])
def test_numbers_on_the_map_are_those_of_the_options(width: int, height: int) -> None:
    """Each goal carries the number under which it is listed, followed by what lies there, as far as the Map fits."""
    codes = location_codes(WORDS["en"])
    shown = 0
    for match in all_moments():
        if not ways(match):
            continue
        text, badges = asked(match, width, height)
        view: Any = match.view(None)
        for tile in view["map"]:
            for space in tile["spaces"]:
                number = badges.get(f"go:{tile['key']}-{space['hex']}")
                if number is not None:
                    is_shown = f"{number:>2}{codes[space['location']]}".lower() in text.lower()
                    shown += is_shown
                    assert is_shown or set("←↑↓→") & set(text.splitlines()[1]), "beyond the edge there are arrows"
    assert shown > 20


def test_on_a_small_screen_the_nearest_goals_carry_their_numbers() -> None:
    for match in all_moments():
        if not ways(match):
            continue
        text, badges = asked(match, 80, 14)
        world = hexes(match, badges)
        for place in around(world.focus):
            if world.hex_number(place):
                code = world.code(world.cells[place])[0].rstrip()
                assert f"{world.hex_number(place):>2}{code}" in text


def test_open_places_of_a_reveal_carry_their_numbers() -> None:
    match = asking("reveal", least=2)
    scene = Scene(match, match.decision.seat, WORDS["en"])
    badges = {choice.option.key: choice.number for choice in numbered(match.decision, scene, DRAWING)}
    world = hexes(match, badges)
    assert sorted(world.slots.values()) == sorted([*badges.values()] * len(OFFSETS))
    assert not set(world.slots) & set(world.cells)
    text, _ = asked(match)
    for number in badges.values():
        assert f"{number:>2}?" in text


def test_nothing_is_unknown_when_the_last_tile_lies() -> None:
    for match in all_moments():
        view: Any = match.view(None)
        if not sum(view["stack"]):
            assert not hexes(match).unknown


def test_a_map_with_an_edge_ends_there() -> None:
    open_map, edged = a_match(seats=1), a_match(seats=1, map_limit=5)
    for match in (open_map, edged):
        toss = Random(4)
        for _ in range(120):
            if match.over:
                break
            answer(match, toss)
    assert all(abs(x) + abs(y) < 12 for x, y in hexes(edged).unknown)


def test_the_window_follows_the_acting_hero() -> None:
    """The Hero whose turn it is can be seen on the smallest Map."""
    for match in all_moments():
        view: Any = match.view(None)
        if not match.over and view["heroes"][view["active"]].get("space"):  # before round 1 nobody is on the Map
            world = hexes(match)
            lines, _ = world.lines(38, 11)
            assert any(SEAT_SYMBOLS[world.board.acting] in line.plain for line in lines)


# -- Heroes ------------------------------------------------------------------------------------------------------------


def test_the_header_tells_scenario_round_mode_and_turn() -> None:
    match = a_match(seats=3)
    first = drawn(match, 0).splitlines()[0]
    assert "The Hunt · Round 1/8 ●○○○○○○○" in first
    assert "Competitive Game" in first
    assert f"▶ {SEAT_SYMBOLS[match.decision.seat]} " in first


def test_the_own_hero_is_drawn_even_on_a_small_screen() -> None:
    for match in all_moments():
        hero: Any = match.view(0)["heroes"][0]
        if hero["hero"]:
            text = drawn(match, 0, 80, 14)
            assert f"♥{hero['health']}/{hero['max_health']}" in text or match.view(0)["combat"]
            assert match.view(0)["combat"] or f"${hero['gold']}  ★{hero['reputation']}" in text


def test_a_board_shows_tiles_things_and_cards() -> None:
    checked = 0
    for match in all_moments():
        view: Any = match.view(0)
        hero = view["heroes"][0]
        if not hero["hero"] or view["combat"]:
            continue
        text = drawn(match, 0, 160, 60)
        words = re.sub(r"[\s│]+", " ", text)
        board = Board(Scene(match, 0, WORDS["en"]), 160, {})
        for slot in hero["slots"]:
            if slot["tile"]:
                mark = "" if slot["ready"] else SIGNS["exhausted"]
                assert f"{board.tile_name(slot['tile'])}{mark}" in words
                checked += 1
        for key in (*hero["sacks"], *hero["pouch"]):
            assert board.thing_name(key) in words
        for key in (*view["zones"]["silver-0"], *view["zones"]["gold-0"]):
            assert board.scene.name(f"card-{key}") in words
    assert checked > 50


def test_other_heroes_are_drawn_in_short() -> None:
    match = asking("turn")
    view: Any = match.view(0)
    text = drawn(match, 0, 160, 60)
    for hero in view["heroes"][1:]:
        assert f"♥{hero['health']}/{hero['max_health']}" in text
        assert match.content.pack.tables["heroes"][hero["hero"]].name in text


# -- Combat ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("width, height", [(80, 14), (120, 30)])
@pytest.mark.parametrize("prompt", ["duel", "after-monster", "hero-roll"])
def test_a_combat_shows_both_sides(width: int, height: int, prompt: str) -> None:
    for match in all_moments():
        if match.over or match.decision.question.prompt != prompt:
            continue
        view: Any = match.view(None)
        combat = view["combat"]
        text, badges = asked(match, width, height)
        hero = view["heroes"][combat["fighter"]]
        assert f"♥{hero['health']}/{hero['max_health']}" in text
        assert f"♥{combat['health'] - combat['damage']}/{combat['health']}" in text
        assert f"Die of Hope {combat['hope']}" in text
        assert f"Chaos {combat['chaos']}" in text
        assert f"= {combat['value']}" in text
        for face in combat["dice"]:
            number = badges.get(f"gaar:{face}")
            assert (f"{number:>2} [{face}]" if number else f"[{face}]") in text


TOLD = ("attack-value", "hero-attacks")


def test_what_a_roll_would_do_is_what_it_does() -> None:
    """The Monster's attack brings the Injuries that were shown, the Hero's the Damage."""
    compared = 0
    for match in all_moments():
        if match.over or match.decision.question.prompt not in ("after-monster", "hero-roll"):
            continue
        view: Any = match.view(None)
        coming, fighter = view["combat"]["coming"], view["combat"]["fighter"]
        table = table_of(match)
        if table.soul_control or coming.get("kills"):
            continue
        twin = match.fork()
        before = len(twin.events(fighter))
        text = drawn(match, fighter)
        twin.play("done")
        events: Any = twin.events(fighter)[before:]
        facts = [told["facts"] for told in events if told["kind"] in TOLD]
        if "damage" in coming:
            assert f"▸ Damage {coming['damage']}" in text
            assert facts[0]["damage"] == coming["damage"]
        else:
            wanted = "1 Injury" if coming["injuries"] == 1 else f"{coming['injuries']} Injuries"
            assert f"▸ {wanted}" in text
            assert facts[0]["injuries"] == coming["injuries"]
        compared += 1
    assert compared > 5


def test_the_range_that_counts_stands_in_brackets() -> None:
    match = asking("hero-roll")
    combat: Any = match.view(None)["combat"]
    ranges = next(tile for tile in match.content.tiles if tile.key == combat["attack"]).ranges
    reached = [(start, number) for start, number in ranges if combat["value"] >= start]
    text, _ = asked(match)
    for start, number in ranges:
        assert (f"[{start}▸{number}]" in text) == bool(reached and (start, number) == reached[-1])


def test_a_spectator_sees_the_combat_too() -> None:
    match = asking("hero-roll")
    assert "Die of Hope" in drawn(match, None)


def test_a_roll_against_an_elemental_shows_its_table() -> None:
    match = asking("roll")
    roll: Any = match.view(None)["roll"]
    text, _ = asked(match, 120, 34)
    assert f"= {roll['value']}" in text
    assert text.count(" or more:") >= 1
    assert sum(
        "▸ " in line and ("or less:" in line or " to " in line or "or more:" in line) for line in text.splitlines()
    )


# -- the world ---------------------------------------------------------------------------------------------------------


def test_offers_of_all_traders_can_be_read() -> None:
    match = a_match(seats=3)
    view: Any = match.view(0)
    words = re.sub(r"[\s│]+", " ", drawn(match, 0, 120, 60))
    for offer in view["offers"].values():
        for key in offer:
            tile = next(tile for tile in match.content.tiles if tile.key == key)
            name = Scene(match, 0, WORDS["en"]).name(f"tile-{key}")
            assert re.search(rf"{re.escape(name)} [^$]*\${tile.price}", words)


@pytest.mark.parametrize("width, height", [(80, 14), (120, 30)])
def test_a_trade_shows_prices_with_the_numbers_of_the_options(width: int, height: int) -> None:
    match = a_trade()
    text, badges = asked(match, width, height)
    for key in [key for key in badges if key.startswith("buy:")]:
        tile = next(tile for tile in match.content.tiles if tile.key == key.removeprefix("buy:"))
        assert f"{badges[key]:>2} ${tile.price}" in text
    assert text.splitlines()[1].startswith("╭─ Merchants")


def test_the_tally_of_the_hunt_and_its_goals() -> None:
    match = a_match(seats=3)
    text = drawn(match, 0)
    assert "Tally ●0 ▲0 ■0 · 5▸$+3 · 12▸" in text
    assert "20▸★+3" in text
    assert "goal 8 (deaths at most 2)" in drawn(a_match(seats=1), 0)


def test_waves_and_their_foe() -> None:
    seen = 0
    for match in moments(1):
        view: Any = match.view(0)
        text = drawn(match, 0, 160, 50)
        marks = ["✓" if beaten else "[♛·]" for beaten in view["waves"]]
        assert re.search(rf"Waves in rounds {marks[0]}2 {marks[1]}4 {marks[2]}6 {marks[3]}8", text)
        assert f"burned places: {view['places_burned']}" in text
        if view["foe"] is not None:
            left = view["foe"]["health"] - sum(view["foe"]["damage"])
            assert f"♥{left}/{view['foe']['health']}" in text
            seen += 1
    assert seen


def test_tokens_of_destruction_and_the_golem() -> None:
    for match in moments(3):
        view: Any = match.view(0)
        text = drawn(match, 0, 160, 60)
        left = view["destruction"]
        assert f"Destruction token {left['a'] + left['b']}" in text
        assert f"Defense Magic token {left['defense']}" in text


def test_evidence_and_the_next_sabotage() -> None:
    for match in moments(5):
        view: Any = match.view(0)
        text = drawn(match, 0, 160, 60)
        first, second = view["doom"]["evidence"]
        assert f"Evidence ●{first} ▲{second}" in text
        if view["doom"]["sabotage"] is not None:
            assert f"sabotage after round {view['doom']['sabotage']}" in text
    alone = drawn(a_match(seats=1, scenario="the-looming-doom"), 0, 160, 60)
    assert "sabotage after round 2 with" in alone
    assert "fewer than 1 Evidence" in alone  # on the next line


def test_revocations_and_faer_power() -> None:
    for match in moments(6):
        view: Any = match.view(0)
        text = drawn(match, 0, 160, 60)
        first, second = view["revocation"]["points"]
        assert re.search(rf"Revocations \S+ · ●{first} ▲{second} · Faer Power {view['revocation']['faer']}", text)
        assert ("Demon in round 7" in text) == (view["foe"] is None and view["round"] < 7)
    text = drawn(a_match(seats=1, scenario="elemental-revocation-1"), 0, 160, 60)
    assert "goal 4 · ends with 5" in text


def test_the_trade_before_the_first_round_shows_its_offer() -> None:
    match = a_match(seats=2, scenario="elemental-revocation-2")
    text, badges = asked(match)
    assert text.splitlines()[1].startswith("╭─ Merchants")
    assert any(key.startswith("buy:") for key in badges)


def test_quests_that_can_be_fulfilled_here_are_shown_in_full() -> None:
    for match in all_moments():
        if match.over or match.decision.question.prompt != "turn":
            continue
        text, badges = asked(match, 120, 36)
        for key, number in badges.items():
            if key.startswith("quest:"):
                name = Scene(match, 0, WORDS["en"]).name(f"quest-{key.removeprefix('quest:')}")
                assert f"{number:>2} {name}" in text


# -- numbers and headings ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("width", [80, 120])
def test_every_option_is_listed_whatever_their_number(width: int) -> None:
    for match in all_moments():
        if match.over:
            continue
        scene = Scene(match, match.decision.seat, WORDS["en"])
        choices = numbered(match.decision, scene, DRAWING)
        assert sorted(choice.number for choice in choices) == list(range(1, len(match.decision) + 1))
        text = " ".join(line.plain for line in choice_lines(choices, scene, DRAWING, width, 8))
        for choice in choices:
            texts = (choice.option.text("en"), DRAWING.brief(scene, choice.option))
            assert any(f"{choice.number} {said}"[:12] in text for said in texts if said)


def test_long_lists_have_headings() -> None:
    for match in all_moments():
        if not match.over and len(match.decision) > 12:
            scene = Scene(match, match.decision.seat, WORDS["en"])
            choices = numbered(match.decision, scene, DRAWING)
            assert len({choice.heading for choice in choices}) > 1


def test_ways_are_listed_by_what_lies_at_their_end() -> None:
    match = about_to_walk(least=8)
    scene = Scene(match, match.decision.seat, WORDS["en"])
    view: Any = match.view(None)
    places = {f"go:{tile['key']}-{space['hex']}": space["location"] for tile in view["map"] for space in tile["spaces"]}
    for choice in numbered(match.decision, scene, DRAWING):
        if choice.option.key in places:
            assert choice.heading == scene.name(f"location-{places[choice.option.key]}")


# -- secrets -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("width, height", [(80, 14), (160, 50)])
def test_tables_that_differ_in_secrets_look_the_same_from_the_other_chair(width: int, height: int) -> None:
    """The whole drawing is made again from a match in which all that a seat cannot know was dealt anew."""
    for at, match in enumerate(all_moments()[::2]):
        if match.over:
            continue
        viewer = at % match.seats
        assert drawn(match, viewer, width, height) == drawn(match.imagine(viewer, at), viewer, width, height)


def test_nobody_else_reads_a_hand() -> None:
    """Cards in hand by name are on the screen of their owner alone."""
    compared = 0
    for match in all_moments():
        if match.seats < 3 or match.over or match.view(None)["combat"]:
            continue
        own: Any = match.view(0)["zones"]
        others: Any = match.view(None)["zones"]
        if any(others["silver-0"]) or not own["silver-0"]:
            continue
        name = Scene(match, 0, WORDS["en"]).name(f"card-{own['silver-0'][0]}")
        assert name in drawn(match, 0, 160, 60)
        hand = next((line for line in drawn(match, None, 160, 60).splitlines() if "Hand " in line), "")
        assert name not in hand
        compared += 1
    assert compared > 3


# -- cards and signs ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_can_be_read(lang: str) -> None:
    match = a_match(seats=2, scenario="walking-destruction")
    tables = match.content.pack.tables
    cards = DRAWING.cards(Scene(match, 0, WORDS[lang]))
    assert len(set(cards)) == len(cards)
    assert len(cards) > sum(len(tables[name]) for name in ("map_tiles", "monsters", "elites", "cards", "heroes"))
    for card in cards:
        assert card.name
        assert card.figures
        assert not any(sign in card.name + card.figures + card.text for sign in "{}")


def test_what_lies_on_the_table_comes_first() -> None:
    match = asking("hero-roll")
    combat: Any = match.view(match.decision.seat)["combat"]
    scene = Scene(match, match.decision.seat, WORDS["en"])
    assert DRAWING.cards(scene)[0].name == scene.name(f"monster-{combat['monster']}")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_legend_explains_every_sign(lang: str) -> None:
    lines = DRAWING.legend(Scene(a_match(), 0, WORDS[lang]))
    assert all(isinstance(line, Text) for line in lines)
    text = "\n".join(line.plain for line in lines)
    for sign in {**SIGNS, **ELEMENT_SIGNS}.values():
        assert sign in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_places_have_the_same_letters(lang: str) -> None:
    codes = [code for place, code in location_codes(WORDS[lang]).items() if place != "land"]
    assert len({code.lower() for code in codes}) == len(codes)
    assert all(len(code) == 2 for code in codes)
