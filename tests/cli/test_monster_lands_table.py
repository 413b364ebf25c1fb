"""The table of Monster Lands: it fits every screen, shows what matters, and tells nobody's secrets."""

from __future__ import annotations

import re
from functools import cache
from random import Random
from typing import Any

import pytest
from rich.text import Text
from tests.cli.drawing import WORDS, asked, drawn

import muster
from muster.cli.choices import choice_lines, numbered
from muster.games.monster_lands.content.pieces import PLACES
from muster.games.monster_lands.queries import attack_total, capture_total, carried_damage, elimination_total
from muster.games.monster_lands.state import LandsTable
from muster.games.monster_lands.terminal.signs import AFFINITY_SIGNS, SIGNS
from muster.kernel.options import Saying
from muster.kernel.text import LANGUAGES
from muster.kernel.zones import Zone
from muster.terminal import drawing_of
from muster.terminal.scene import Scene

GAME = "monster-lands"
DRAWING = drawing_of(muster.game(GAME))
SIZES = ((80, 24), (100, 35), (120, 40), (160, 50))
TABLES = ((1, False), (2, False), (3, True), (4, False))
# Careful enough that clans survive, careless enough that everything happens.
EAGER = {"pawn": 0.02, "outside": 3, "lay": 3, "token": 3, "die": 3, "block": 9, "take": 0.2, "hire": 3, "try": 5}
EAGER |= {"decline": 0.1, "beer": 0.2, "roll": 5, "roll-all": 3, "stop": 0.5, "settler": 5, "settle": 5, "reveal": 5}


def answer(match: muster.Match, toss: Random) -> None:
    options = match.decision.options
    match.play(toss.choices(options, [EAGER.get(option.kind, 1) for option in options])[0])


def a_match(seats: int = 3, seed: int = 5, **options: bool) -> muster.Match:
    return muster.new(GAME, seats=seats, seed=seed, options=options)


@cache
def moments(seats: int, tricks: bool) -> tuple[muster.Match, ...]:
    """A match at a few of the times that each question is asked, and at its end."""
    found = []
    seen: dict[str, int] = {}
    toss = Random(3)
    match = a_match(seats, 8, tricks=tricks)
    while not match.over:
        prompt = match.decision.question.prompt
        seen[prompt] = seen.get(prompt, 0) + 1
        if seen[prompt] in (1, 9, 40):
            found.append(muster.load(match.to_bytes()))
        answer(match, toss)
    return (*found, match)


def until(prompt: str, seats: int = 3, least: int = 0, **options: bool) -> muster.Match:
    """A match in which this question is open, with so many options at least."""
    for seed in range(1, 60):
        toss = Random(seed)
        match = a_match(seats, seed, **options)
        while not match.over:
            if match.decision.question.prompt == prompt and len(match.decision) >= least:
                return match
            answer(match, toss)
    raise AssertionError(f"{prompt} was never asked")


# -- it fits -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("width, height", SIZES)
@pytest.mark.parametrize("seats, tricks", TABLES)
def test_the_table_fits(width: int, height: int, seats: int, tricks: bool) -> None:
    for at, match in enumerate(moments(seats, tricks)):
        words = WORDS[LANGUAGES[at % 3]]
        viewer = None if at % 5 == 0 else at % seats
        lines = DRAWING.draw(Scene(match, viewer, words), width, height - 10, {})
        assert len(lines) <= height - 10
        assert all(line.cell_len == width for line in lines)


@pytest.mark.parametrize("seats, tricks", TABLES)
def test_nothing_but_a_title_is_cut_where_there_is_room(seats: int, tricks: bool) -> None:
    for at, match in enumerate(moments(seats, tricks)):
        viewer = match.decision.seat if not match.over else None
        for line in drawn(match, viewer, 120, 36, LANGUAGES[at % 3]).splitlines():
            assert "…" not in line or line.startswith(("├", "╭"))


@pytest.mark.parametrize("height", [1, 4, 7, 10])
def test_even_a_tiny_screen_gets_a_table(height: int) -> None:
    match = until("block")
    assert 1 <= len(DRAWING.draw(Scene(match, 0, WORDS["en"]), 60, height, {})) <= height


def test_more_room_never_shows_less() -> None:
    match = until("turn", seats=4)
    lengths = [len(drawn(match, 0, 120, height).splitlines()) for height in range(12, 44)]
    assert lengths == sorted(lengths)


# -- it shows what must be shown ---------------------------------------------------------------------------------------


def test_the_header_tells_round_dice_phase_level_and_turn() -> None:
    match = a_match(seats=3)
    first = drawn(match, 0).splitlines()[0]
    assert "Round 1/6" in first
    assert "⚔+0" in first
    assert "Deployment phase" in first
    assert "Normal" in first
    assert f"Player {match.decision.seat + 1}" in first


def test_every_offer_of_the_citadel_can_be_read() -> None:
    match = a_match(seats=4)
    view: Any = match.view(0)
    lines = drawn(match, 0, 160).splitlines()
    tables = match.content.pack.tables
    for key in view["tavern"]:
        card = tables["mercenaries"][key]
        wanted = f"{AFFINITY_SIGNS[card.affinity]}{card.name} ☆{card.reputation}${card.cost}"
        assert any(wanted in line for line in lines)
    for key in view["bazaar"]:
        card = tables["equipment"][key]
        assert any(f"{card.name} " in line and f"${card.price}" in line for line in lines)
    lodge = next(line for line in lines if "Lodge" in line)
    assert lodge.count("$") == len(view["lodge"])
    assert sum("Novice×8" in line for line in lines) == 1


def test_lands_and_monsters_show_their_figures() -> None:
    match = a_match(seats=3)
    text = drawn(match, None)
    tables = match.content.pack.tables
    places: Any = match.view(None)["places"]
    for place in places[:2]:
        land, monster = tables["lands"][place["land"]], tables["monsters"][place["monster"]]
        assert f"{AFFINITY_SIGNS[land.affinity]}{land.name} ⌂{land.conquest}▸★{land.glory}" in text
        fight = f"{AFFINITY_SIGNS[monster.affinity]}{monster.name} ⚔{place['attack_dice']}"
        capture = f"CV{monster.capture_value}▸★{monster.capture_glory}${monster.capture_gold}"
        kill = f"EV{monster.elimination_value}▸★{monster.elimination_glory}Ψ{monster.trophy}"
        assert f"{fight} {capture} {kill}" in text


@pytest.mark.parametrize("seats, tricks", TABLES)
def test_everybody_on_a_path_is_drawn_even_on_a_small_screen(seats: int, tricks: bool) -> None:
    for match in moments(seats, tricks):
        view: Any = match.view(0)
        fields = [*view["places"], *view["missions"]]
        away = [path["member"] for field in fields for path in field["paths"] if path["member"]]
        text = drawn(match, 0, 80, 14)
        for key in away:
            assert match.content.pack.tables["mercenaries"][key].name in text


@pytest.mark.parametrize("seats, tricks", TABLES)
def test_the_own_clan_is_drawn_even_on_a_small_screen(seats: int, tricks: bool) -> None:
    for match in moments(seats, tricks):
        clan: Any = match.view(0)["clans"][0]
        text = drawn(match, 0, 80, 14)
        assert f"★{clan['glory']}" in text
        assert f"${clan['gold']}" in text
        for member in clan["members"]:
            novice = member["key"].startswith("novice")
            assert ("Novice" if novice else match.content.pack.tables["mercenaries"][member["key"]].name) in text


def test_all_clans_are_drawn_where_there_is_room() -> None:
    match = moments(4, False)[-1]
    text = drawn(match, 0, 160, 50)
    clans: Any = match.view(0)["clans"]
    for clan in clans:
        assert f"Player {clan['seat'] + 1}" in text
        assert f"☆{clan['reputation']}({clan['excess']})" in text
        for land in clan["lands"]:
            assert f"{match.content.pack.tables['lands'][land['key']].name}" in text


def test_dice_in_the_citadel_stand_with_their_owners() -> None:
    for match in moments(3, True):
        buildings: Any = match.view(0)["buildings"]
        text = drawn(match, 0)
        for building in buildings:
            if building["key"] in ("lodge", "tavern", "armory", "bazaar") and match.view(0)["phase"] == "deployment":
                row = "".join(
                    f"{die['face'] or {'strength': 'S', 'magic': 'M'}[die['colour']]}{'●▲■◆'[die['seat']]}"
                    for die in building["dice"]
                )
                assert f"{row}{'·' * (building['room'] - len(building['dice']))}" in text


def test_a_building_in_panic_says_so() -> None:
    names = {"lodge": "Lodge", "tavern": "Tavern", "armory": "Armory", "bazaar": "Bazaar", "mine": "Mine"}
    names["alchemist"] = "Alchemist"
    seen = 0
    for match in (*moments(3, True), *moments(4, False)):
        view: Any = match.view(None)
        if view["phase"] == "deployment":
            text = drawn(match, None)
            for building in view["buildings"]:
                name = names.get(building["key"], "Pawn Shop")
                assert (f"!{name}!" in text) == building["panic"]
                seen += building["panic"]
    assert seen


def test_two_players_see_closed_spaces_and_one_land() -> None:
    match = a_match(seats=2)
    text = drawn(match, 0)
    assert re.search(r"Tavern ·+–", text)
    assert "Mine" in text
    assert text.count("CV") <= 2  # one land, and perhaps somebody at the Entrance


def test_madhala_is_seen_in_the_solo_game() -> None:
    match = a_match(seats=1)
    text = drawn(match, 0)
    assert "X Madhala" in text
    assert "Player 1" in text
    assert not any("Madhala" in drawn(other, 0) for other in moments(3, True)[:5])


# -- battles, rolls, purchases -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("width, height", [(80, 14), (120, 30)])
def test_an_attack_shows_black_dice_and_hits_left(width: int, height: int) -> None:
    match = until("block")
    attack: Any = match.view(None)["attack"]
    text = drawn(match, match.decision.seat, width, height)
    assert " ".join(f"[{face}]" if face >= 3 else f" {face} " for face in attack["faces"]) in text
    assert f"hits left: {attack['hits']}" in text


@pytest.mark.parametrize("width, height", [(80, 14), (120, 30)])
def test_a_strike_shows_dice_and_totals(width: int, height: int) -> None:
    toss = Random(2)
    match = until("attack")
    while match.decision.question.prompt == "attack" and match.view(None)["roll"]["dice"] == []:
        rolls = [option for option in match.decision.options if option.kind in ("roll", "roll-all")]
        match.play(toss.choice(rolls))
    table = match.table
    assert isinstance(table, LandsTable)
    roll: Any = match.view(None)["roll"]
    text, _ = asked(match, width, height)
    for die in roll["dice"]:
        assert f"{die['colour'][0].upper()}{die['face']}" in text
    path = table.roll.path
    monster = table.box.monsters[table.monsters[PLACES.index(roll["path"]["place"])]]
    assert f"EV {elimination_total(table, path)}/{monster.elimination_value}" in text
    assert f"CV {capture_total(table, path)}/{monster.capture_value}" in text or "CV without a trap" in text
    assert carried_damage(table, path) + attack_total(table, path) <= elimination_total(table, path)


def test_a_spectator_sees_the_battle_too() -> None:
    match = until("block")
    assert "hits left" in drawn(match, None)


def test_a_roll_for_a_land_counts_against_its_conquest_value() -> None:
    match = until("conquest-roll")
    text, _ = asked(match)
    table = match.table
    assert isinstance(table, LandsTable)
    place: Any = match.view(None)["roll"]["path"]["place"]
    assert f"/{table.box.lands[table.lands[PLACES.index(place)]].conquest}" in text


def a_basket() -> muster.Match:
    """A match with something in the basket, and more that can be had for the rest of the money."""
    for seed in range(1, 60):
        toss = Random(seed)
        match = a_match(3, seed)
        while not match.over:
            if match.decision.question.prompt == "lodge" and match.view(None)["basket"]:
                return match
            answer(match, toss)
    raise AssertionError("nobody ever had a basket")


def test_a_purchase_shows_discount_and_basket() -> None:
    text, _ = asked(a_basket())
    assert "discount from the die $" in text
    assert "basket" in text


# -- numbers and headings ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("width, height", [(80, 14), (120, 30)])
def test_buildings_and_places_carry_the_numbers_of_their_options(width: int, height: int) -> None:
    match = until("turn", least=10)
    text, badges = asked(match, width, height)
    names = {"visit:lodge": "Lodge", "visit:tavern": "Tavern", "visit:armory": "Armory", "visit:bazaar": "Bazaar"}
    names |= {"pawn": "Pawn Shop", "outside:mission": "Mission", "outside:contract": "Contract"}
    for key, name in names.items():
        assert (f"{badges[key]:>2}{name}" in text) if key in badges else f"1{name}" not in text


def test_paths_are_numbered_only_where_they_are_asked_for() -> None:
    match = until("path", seats=4)
    text, badges = asked(match)
    place = str(match.decision.prompt.saying.params["place"]).removeprefix("place-")
    plain = drawn(match, match.decision.seat)
    changed = [at for at, (one, other) in enumerate(zip(text, plain, strict=False)) if one != other]
    assert badges
    assert changed
    if place in ("left", "right"):
        middle = len(text.splitlines()[0]) // 2
        columns = {at % (len(text.splitlines()[0]) + 1) < middle for at in changed[:1]}
        assert columns == {place == "left"}


@pytest.mark.parametrize(
    "prompt, kind, table",
    [("tavern", "hire", "mercenaries"), ("send", "send", "mercenaries"), ("bazaar", "equip", "equipment")],
)
def test_cards_carry_the_numbers_of_their_options(prompt: str, kind: str, table: str) -> None:
    match = until(prompt, least=2)
    text, badges = asked(match)
    for key, number in badges.items():
        word, _, card = key.partition(":")
        record = match.content.pack.tables[table].get(card)
        if word == kind and record is not None:
            assert any(f"{number:>2}" in line and record.name in line for line in text.splitlines())


@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_option_is_listed_whatever_their_number(width: int, lang: str) -> None:
    for match in (*moments(4, False), *moments(1, False)):
        if match.over:
            continue
        scene = Scene(match, match.decision.seat, WORDS[lang])
        choices = numbered(match.decision, scene, DRAWING)
        assert sorted(choice.number for choice in choices) == list(range(1, len(match.decision) + 1))
        lines = choice_lines(choices, scene, DRAWING, width, 8)
        text = " ".join(line.plain for line in lines)
        for choice in choices:
            texts = (choice.option.text(lang), DRAWING.brief(scene, choice.option))
            assert any(f"{choice.number} {said}"[:12] in text for said in texts if said)


def test_a_long_menu_has_headings() -> None:
    match = until("turn", least=12)
    scene = Scene(match, match.decision.seat, WORDS["en"])
    headings = {choice.heading for choice in numbered(match.decision, scene, DRAWING)}
    assert {"Citadel", "Outside"} <= headings


# -- secrets -----------------------------------------------------------------------------------------------------------


def test_one_knows_ones_own_traps_and_nobody_elses() -> None:
    found = 0
    for at, match in enumerate(moments(3, True)):
        owner = at % 3
        own: Any = match.view(owner)["zones"][f"store-{owner}"]
        names = {match.words(Saying(f"trap-{key}"), "en") for key in own}
        stored = drawn(match, owner, 160, 50)
        assert all(f"#{name} " in stored for name in names)
        assert not any(line.strip().startswith("#") for line in drawn(match, None, 160, 50).splitlines())
        found += len(names)
    assert found


@pytest.mark.parametrize("width, height", [(80, 14), (160, 50)])
def test_tables_that_differ_in_secrets_look_the_same_from_the_other_chair(width: int, height: int) -> None:
    """The whole drawing is made again from a match in which hidden tokens were exchanged."""
    compared = 0
    for match in moments(3, True):
        if match.over:
            continue
        for viewer in (0, 1, 2):
            swapped = exchanged(match, viewer)
            if swapped is not None:
                compared += 1
                assert drawn(match, viewer, width, height) == drawn(swapped, viewer, width, height)
    assert compared > 5


def exchanged(match: muster.Match, viewer: int) -> muster.Match | None:
    """The same match with other traps in the stores and on the paths, where the viewer does not know them."""
    twin = muster.load(match.to_bytes())
    table = twin.table
    changed = False
    zones: Any = twin.view(viewer)["zones"]
    initial = table.box.initial_trap  # type: ignore[attr-defined]
    for at, spec in enumerate(table.layout):
        if not spec.name.startswith(("store-", "tokens-")):
            continue
        cards = list(table.zones[at].cards)
        for place, card in enumerate(cards):
            if zones[spec.name][place] is None and card != initial:
                cards[place] = (card + 1) % initial
                changed = True
        table.zones[at] = Zone(tuple(cards), table.zones[at].known)
    return twin if changed else None


# -- cards and signs ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_can_be_read(lang: str) -> None:
    match = a_match(seats=2)
    tables = match.content.pack.tables
    kinds = ("mercenaries", "monsters", "lands", "missions", "traps", "equipment", "loot")
    cards = DRAWING.cards(Scene(match, 0, WORDS[lang]))
    assert len(cards) == sum(len(tables[kind]) for kind in kinds) + 1  # and the novice
    assert len({card.name for card in cards}) == len(cards)
    for card in cards:
        assert card.figures
        assert card.text
        assert not any(sign in card.name + card.figures + card.text for sign in "{}$")


def test_what_lies_on_the_table_comes_first() -> None:
    match = a_match(seats=2)
    view: Any = match.view(0)
    first = [card.name for card in DRAWING.cards(Scene(match, 0, WORDS["en"]))][:8]
    assert match.content.pack.tables["monsters"][view["places"][0]["monster"]].name in first
    assert match.content.pack.tables["lands"][view["places"][0]["land"]].name in first


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_legend_explains_every_sign(lang: str) -> None:
    lines = DRAWING.legend(Scene(a_match(), 0, WORDS[lang]))
    assert all(isinstance(line, Text) for line in lines)
    text = "\n".join(line.plain for line in lines)
    for sign in {**SIGNS, **AFFINITY_SIGNS}.values():
        assert sign in text
