"""Face-down traps: in stores, on paths and in the pile others see how many there are, and nothing else."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from tests.games.monster_lands.setting import Sitting, a_battle, a_table, path_of
from tests.helpers import questions_to

from muster.games.monster_lands.state import TRAP_PILE, laid, store
from muster.kernel.chance import QuickChance
from muster.kernel.match import Match
from muster.kernel.snapshot import state_to_plain

TRICKS = {"tricks": True}
SEEDS = range(30)


def sent(match: Match, seat: int | None) -> bytes:
    """All that a server would send to a seat or, for None, to a spectator: view, own question, events."""
    return json.dumps([match.view(seat), questions_to(match, seat), match.events(seat), match.length]).encode()


def look_alike(*games: Sitting, to: Sequence[int | None] = (0, None)) -> bool:
    """Nobody of these seats can tell the tables apart: not from what is sent, nor from what can be imagined."""
    for seat in to:
        if len({sent(game.match, seat) for game in games}) > 1:
            return False
        if seat is not None and len({imagined(game, seat) for game in games}) > 1:
            return False
    return True


def imagined(game: Sitting, seat: int) -> str:
    return json.dumps(state_to_plain(game.match.imagine(seat, 7).table))


def both(build: Callable[[str], Sitting], *traps: str) -> tuple[Sitting, ...]:
    """The same table with one trap or another; luck is the same from here on."""
    games = tuple([build(trap) for trap in traps])
    for game in games:
        game.table.chance = QuickChance(3)
    return games


def a_rival(**given: Any) -> Sitting:
    """Seat 1 is to play in Deployment; seat 0 watches."""
    rival = {"members": ["nimra", "korgo"], "dice": "2 strength", **given.pop("rival", {})}
    return a_table(first=1, others={1: rival}, headers=[0], **given)


# -- in the store ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ML-LOD-06")
def test_ml_lod_06_stored_traps_of_others_are_counted_only() -> None:
    one, other = both(lambda trap: a_rival(rival={"traps": ["plus_6", trap]}), "plus_8", "magic_1")

    assert look_alike(one, other)
    assert (one.clan_of(1)["traps"], one.view["zones"]["store-1"]) == (2, [None, None])


@pytest.mark.rule("ML-LOD-06")
def test_ml_lod_06_the_owner_may_look() -> None:
    one, other = both(lambda trap: a_rival(rival={"traps": ["plus_6", trap]}), "plus_8", "magic_1")

    assert not look_alike(one, other, to=[1])
    assert one.view_of(1)["zones"]["store-1"] == ["plus_6", "plus_8"]


@pytest.mark.rule("ML-LOD-06")
def test_ml_lod_06_bought_traps_are_mixed_with_the_others() -> None:
    """What is bought lies open in the Lodge; once stored, nobody can say which of the tokens it is."""
    game = a_rival(rival={"traps": ["plus_6"]}, lodge=["plus_8", "magic_1"])

    game.play("visit:lodge", "buy:plus_8")  # with no gold left for the other one

    assert (sorted(game.traps_of(1)), game.view["zones"]["store-1"]) == (["plus_6", "plus_8"], [None, None])
    assert {tuple(game.match.imagine(0, seed).table.zones[store(1)].cards) for seed in SEEDS} != {
        tuple(game.table.zones[store(1)].cards)
    }


@pytest.mark.rule("ML-LOD-06")
def test_ml_lod_06_a_trap_drawn_from_the_pile_is_seen_by_its_owner_only() -> None:
    def contract(trap: str) -> Sitting:
        return a_battle(
            {"contract-1": {"member": "korgo", "dice": "1 strength", "seat": 1}},
            missions=["lost_caravan", "stolen_relic"],
            others={1: {"members": ["nimra"], "venoms": 1}},
            loads={"traps": [trap]},
        ).play("fulfil")

    one, other = both(contract, "plus_8", "magic_1")

    assert (one.traps_of(1), other.traps_of(1)) == (["plus_8"], ["magic_1"])
    assert look_alike(one, other)
    assert one.happened("trap-drawn") == [{"seat": 1}]
    assert {"seat": 1, "trap": "plus_8"} in [event["facts"] for event in one.match.events(1)]


@pytest.mark.rule("ML-LOD-06")
def test_ml_lod_06_the_pile_shows_its_size_only() -> None:
    game = a_table()

    faces = [set(game.view_of(seat)["zones"]["trap-pile"]) for seat in (0, 1, None)]
    assert (faces, game.view["decks"]["traps"]) == ([{None}] * 3, len(game.table.zones[TRAP_PILE].cards))


# -- on paths ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ML-LOD-06")
def test_ml_lod_06_laying_one_trap_or_the_other_looks_the_same() -> None:
    one, other = both(lambda trap: a_rival(rival={"traps": ["plus_8", "magic_1"]}), "plus_8", "magic_1")

    for game, trap in ((one, "plus_8"), (other, "magic_1")):
        game.play("outside:left", "path:1", "send:nimra", "die:strength", f"lay:{trap}")
        assert game.prompt == "load"
    assert look_alike(one, other)
    for game in (one, other):
        game.play("done")

    assert look_alike(one, other)
    assert not look_alike(one, other, to=[1])
    assert (one.path("left-1")["tokens"], one.path("left-1")["revealed"]) == (1, [])
    assert one.happened("trap-laid") == [{"seat": 1}]


@pytest.mark.rule("ML-LOD-06")
def test_ml_lod_06_until_they_are_revealed() -> None:
    one, other = both(
        lambda trap: a_battle(
            {
                "left-1": {"member": "nimra", "dice": "1 strength", "traps": [trap], "seat": 1},
                "mission-1": {"member": "drapis", "dice": "1 strength"},
            },
            missions=["night_watch", "tax_revolt"],
            loot=["strength_plus_2"],
            monster="krinx",
            figures={"monsters": {"krinx": {"attack": 0}}},
        ),
        "plus_8",
        "plus_4",
    )
    assert one.prompt == "mission-roll"
    assert look_alike(one, other)

    for game in (one, other):
        game.play("stop")

    assert not look_alike(one, other, to=[0])
    assert (one.path("left-1")["revealed"], other.path("left-1")["revealed"]) == (["plus_8"], ["plus_4"])


# -- nothing can be told from being asked ------------------------------------------------------------------------------


@pytest.mark.rule("ML-LOD-06")
@pytest.mark.parametrize("pair", [("plus_8", "magic_1"), ("steal_any_2", "plus_4"), ("divert_1", "shielded_magic_2")])
def test_ml_lod_06_the_owner_is_asked_about_every_token_alike(pair: tuple[str, str]) -> None:
    """With the Trick module: a trap and a trick are asked for, and left face down, in the same way."""
    one, other = both(
        lambda trap: a_battle(
            {
                "left-1": {"member": "nimra", "dice": "1 strength", "traps": [trap], "seat": 1},
                "left-2": {"member": "drapis", "dice": "2 magic", "defense": 1},
            },
            options=TRICKS,
            monster="krinx",
            land="kale",
            figures={"monsters": {"krinx": {"attack": 1}}},
        ),
        *pair,
    )
    assert (one.prompt, one.asked) == ("clash", 1)

    for answer in ("keep", "decline", "ward:1"):
        assert look_alike(one, other)
        for game in (one, other):
            game.play(answer)
    assert look_alike(one, other)
    assert one.prompt == "attack"


@pytest.mark.rule("ML-LOD-06")
def test_ml_lod_06_a_rival_with_equal_traps_is_asked_which_one_is_given_up() -> None:
    """Who pays a contract with one of two traps is asked, or the one that is left would be known."""
    one, other = both(
        lambda trap: a_battle(
            {"contract-1": {"member": "korgo", "dice": "1 strength", "seat": 1}},
            missions=["lost_caravan", "broken_bridge"],
            others={1: {"members": ["nimra"], "traps": ["plus_8", trap]}},
        ).play("fulfil"),
        "plus_8",
        "magic_1",
    )

    assert (one.prompt, one.asked, one.keys) == ("drop", 1, ["drop:plus_8"])
    assert look_alike(one, other)
    for game in (one, other):
        game.play("drop:plus_8")
    assert look_alike(one, other)


@pytest.mark.rule("ML-LOD-06")
def test_ml_lod_06_a_rival_with_equal_traps_is_asked_which_one_it_lays() -> None:
    """At the Entrance a trap alone is enough: with two of them one is chosen, or both would be known to be equal."""
    one, other = both(
        lambda trap: a_rival(rival={"dice": "4", "traps": ["plus_8", trap]}, entrance="krinx"), "plus_8", "magic_1"
    )

    for answer in ("outside:entrance", "path:1", "send:nimra", "lay:plus_8"):
        assert look_alike(one, other), answer
        for game in (one, other):
            game.play(answer)

    assert (one.prompt, one.path("entrance-1")["tokens"]) == ("load", 1)
    assert look_alike(one, other)


@pytest.mark.rule("ML-LOD-06")
def test_ml_lod_06_own_options_do_not_depend_on_what_others_hide() -> None:
    """Seat 0 attacks before and after the hidden token of seat 1: its totals, chances and targets stay the same."""
    one, other = both(
        lambda trap: a_battle(
            {
                "left-1": {"member": "ginova", "dice": "1 strength", "venoms": 1},
                "left-2": {"member": "nimra", "dice": "1 strength", "traps": [trap], "seat": 1},
                "left-3": {"member": "drapis", "dice": "1 strength"},
            },
            options=TRICKS,
            monster="krinx",
            land="kale",
            figures={"monsters": {"krinx": {"attack": 1}}},
        ),
        "shielded_strength_2",
        "steal_strength_2",
    )

    for answer in ("keep", "nobody"):
        for game in (one, other):
            game.play(answer)
        assert look_alike(one, other)


# -- imagined matches --------------------------------------------------------------------------------------------------


def faces(game: Sitting, seat: int, zone: int) -> set[tuple[str, ...]]:
    """What a seat imagines in a zone, over many tries."""
    return {
        tuple([game.box.traps[card].key for card in game.match.imagine(seat, seed).table.zones[zone].cards])
        for seed in SEEDS
    }


@pytest.mark.rule("ML-LOD-06")
def test_ml_lod_06_unknown_traps_are_dealt_anew_and_own_ones_kept() -> None:
    game = a_rival(traps=["plus_4", "magic_2"], rival={"traps": ["plus_8", "magic_1"]})

    assert faces(game, 0, store(0)) == {("magic_2", "plus_4")}
    assert faces(game, 1, store(1)) == {("magic_1", "plus_8")}
    assert len(faces(game, 0, store(1))) > 10
    assert len(faces(game, 1, store(0))) > 10


@pytest.mark.rule("ML-LOD-06")
def test_ml_lod_06_tokens_on_paths_are_known_to_their_owner_and_once_revealed_to_all() -> None:
    """Seat 1 has turned up the first of its two tokens and thinks about the second."""
    game = a_battle(
        {
            "left-1": {"member": "nimra", "dice": "1 strength", "traps": ["plus_8", "magic_1"], "seat": 1},
            "left-2": {"member": "drapis", "dice": "1 strength", "traps": ["plus_4"]},
        },
        options=TRICKS,
        monster="krinx",
    ).play("reveal")
    first, second = laid(path_of("left-1")), laid(path_of("left-2"))

    assert faces(game, 1, first) == {("plus_8", "magic_1")}
    assert {cards[0] for cards in faces(game, 0, first)} == {"plus_8"}
    assert len({cards[1] for cards in faces(game, 0, first)}) > 5
    assert (faces(game, 0, second), len(faces(game, 1, second)) > 5) == ({("plus_4",)}, True)


@pytest.mark.rule("ML-LOD-06")
def test_ml_lod_06_no_trap_is_lost_or_made() -> None:
    game = a_rival(traps=["plus_4"], rival={"traps": ["plus_8", "magic_1"]})

    for seed in SEEDS:
        twin = game.match.imagine(0, seed)
        assert Counter(card for zone in twin.table.zones for card in zone.cards) == Counter(
            card for zone in game.table.zones for card in zone.cards
        )
        assert sent(twin, 0) == sent(game.match, 0)


@pytest.mark.rule("ML-LOD-08")
def test_ml_lod_08_initial_traps_stay_where_everybody_sees_them() -> None:
    game = a_rival(rival={"traps": ["initial", "plus_8"]})

    assert {Counter(cards)["initial"] for cards in faces(game, 0, store(1))} == {1}
    assert {Counter(cards)["initial"] for cards in faces(game, 0, TRAP_PILE)} == {0}
    assert len(faces(game, 0, store(1))) > 5
