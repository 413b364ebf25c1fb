"""The toy itself: what it asks of the kernel, played by hand with a loaded cup."""

from __future__ import annotations

import pytest
from tests.helpers import keys, new, play_random
from tests.toys.ruins.content import CALM, COIN, CROWN, CURSE, IDOL, LAMP, MASK, RELIC, STORM, TRAP
from tests.toys.ruins.game import GAME
from tests.toys.ruins.state import DECK, DISCARD, GRAVE, OMEN, OMENS, SPENT, RuinsTable, hand, looked_at

from muster.kernel.chance import LoadedChance
from muster.kernel.match import Match
from muster.kernel.zones import place, seen


def ruins(seats: int, deck: tuple[int, ...] = (), lead: int = 0, **options: object) -> tuple[Match, RuinsTable]:
    """A match at the first turn of a seat, with known cards on top of the deck and luck still to be loaded."""
    match = new(GAME, seats, 1, options=options)
    table = match.table
    assert isinstance(table, RuinsTable)
    table.chance = LoadedChance({})
    rest = list(table.zones[DECK].cards)
    for card in deck:
        rest.remove(card)
    place(table, DECK, (*deck, *rest))
    for seat in range(seats):
        match.play("bid:1" if seat == lead else "bid:0", seat=seat)
    return match, table


def load(table: RuinsTable, stream: str, *values: int) -> None:
    assert isinstance(table.chance, LoadedChance)
    table.chance.load(stream, values)


@pytest.mark.rule("RU-SEA-01", "RU-SEA-02", "RU-SEA-04")
def test_look_keep_and_bury_in_an_order_of_one_s_choice() -> None:
    match, table = ruins(2, deck=(LAMP, RELIC, COIN), mode="fellowship")
    match.play("search:3")
    assert table.zones[looked_at(0)].cards == (COIN, RELIC, LAMP)
    match.play("keep:1")
    assert table.zones[hand(0)].cards == (RELIC,)
    match.play("bury:1")  # the second of the two; the last one goes by itself
    assert table.zones[DECK].cards[-2:] == (LAMP, COIN)
    assert table.zones[DECK].known[-2:] == (0b01, 0b01)
    assert match.decision.seat == 1


@pytest.mark.rule("RU-SEA-03")
def test_a_curse_asks_twice_before_anything_else_goes_on() -> None:
    match, table = ruins(1, deck=(CURSE, COIN, LAMP))
    table.gold[0] = 1
    match.play("search:2")
    match.play("keep:1")
    assert (match.decision.question.prompt, keys(match.decision)) == ("trap", ["pay", "wound"])
    match.play("pay")  # no coin is left: the second price is paid without asking, and so is the burying
    assert (table.gold, table.wounds) == ([0], [1])
    assert table.zones[DECK].cards[-1] == COIN
    assert table.zones[DISCARD].cards == (CURSE,)
    assert match.decision.question.prompt == "bid"


@pytest.mark.rule("RU-DUE-01", "RU-DUE-02")
def test_a_duel_alternates_until_somebody_fights_or_yields() -> None:
    match, table = ruins(3, lead=1)
    table.gold[:] = [3, 3, 3]
    load(table, "duel", 2, 6)
    match.play("duel:2", seat=1)
    assert match.decision.seat == 2  # out of turn
    match.play("raise", seat=2)
    assert match.decision.seat == 1
    match.play("raise", seat=1)
    assert (match.decision.seat, keys(match.decision)) == (2, ["yield", "fight"])
    match.play("fight")
    assert table.gold == [3, 6, 0]
    assert table.duel is None
    assert match.events()[-1]["facts"] == {"seat": 2, "other": 1, "first": 2, "second": 6}
    assert match.decision.seat == 2


@pytest.mark.rule("RU-BID-02")
def test_luck_decides_between_equal_bids() -> None:
    match = new(GAME, 3, 1)
    match.table.chance = LoadedChance({"lead": [2]})
    for seat, gold in ((2, 2), (0, 2), (1, 0)):
        match.play(f"bid:{gold}", seat=seat)
    assert match.view()["order"] == [2, 0, 1]
    assert match.view()["gold"] == [2, 2, 0]


@pytest.mark.rule("RU-REA-01", "RU-REA-02")
def test_everybody_with_cards_is_asked_and_may_have_nothing_to_say() -> None:
    match, table = ruins(3)
    place(table, hand(1), (COIN,))
    place(table, hand(2), (IDOL, MASK))
    match.play("camp", seat=0)
    assert (match.decision.seat, keys(match.decision), match.decision.forced) == (1, ["pass"], True)
    match.play("pass")
    assert keys(match.decision) == ["pass", "react:idol", "react:mask"]
    gold = list(table.gold)
    match.play("react:mask")
    assert table.gold == [gold[0] - 1, gold[1], gold[2] + 1]
    assert table.zones[DISCARD].cards == (MASK,)


@pytest.mark.rule("RU-STL-01", "RU-HID-01", "RU-TOS-01")
def test_stealing_hiding_and_tossing() -> None:
    match, table = ruins(2)
    place(table, hand(0), (LAMP,))
    place(table, hand(1), (COIN, CROWN))
    table.relist()
    load(table, "steal", CROWN)
    match.play("steal:1", seat=0)
    assert (table.zones[hand(0)].cards, table.zones[hand(1)].cards) == ((CROWN, LAMP), (COIN,))
    match.play("pass", seat=1)
    assert seen(table, hand(0), 1) == [CROWN, None]
    match.play("toss:coin", seat=1)
    assert table.gold[1] == 3
    for seat, key in ((0, "pass"), (0, "bid:1"), (1, "bid:0"), (0, "hide:lamp")):
        match.play(key, seat=seat)
    assert table.zones[GRAVE].cards == (LAMP,)
    assert seen(table, hand(0), 1) == [CROWN]  # the other one had another back


@pytest.mark.rule("RU-OMN-01", "RU-SHU-01")
def test_omens_come_blindly_and_a_storm_shuffles() -> None:
    match = new(GAME, 1, 1, options={"omens": True})
    table = match.table
    assert isinstance(table, RuinsTable)
    drawn = set()
    while not match.over:
        drawn.add(table.zones[OMEN].cards)
        play_random(match, match.length, 1)
    assert len(drawn) > 2
    assert len(table.zones[SPENT].cards) == 5
    match = new(GAME, 1, 1, options={"omens": True, "rounds": 2})
    table = match.table
    assert isinstance(table, RuinsTable)
    table.chance = LoadedChance({"omens": [STORM if STORM in table.zones[OMENS].cards else CALM]})
    before = table.zones[DECK].cards
    for key in ("bid:0", "camp"):
        match.play(key)
    assert table.zones[OMEN].cards == (STORM,)
    assert table.zones[DECK].cards != before


@pytest.mark.rule("RU-END-01")
def test_alone_and_together_a_match_has_a_grade() -> None:
    grades = set()
    for seats, mode in ((1, "rivals"), (1, "fellowship"), (3, "fellowship")):
        for seed in range(12):
            match = new(GAME, seats, seed, options={"mode": mode})
            play_random(match, seed)
            result = match.result
            assert set(result.outcomes) == {"failure" if result.grade == "dust" else "success"}
            assert result.ranking == (tuple(range(seats)),)
            grades.add(result.grade)
    assert grades == {"dust", "bronze", "gold"}


@pytest.mark.rule("RU-END-01")
def test_among_rivals_the_healthier_of_equals_wins() -> None:
    match, table = ruins(3)
    table.gold[:] = [5, 5, 1]
    table.wounds[:] = [1, 0, 0]
    result = match.result
    assert result.ranking == ((1,), (0,), (2,))
    assert result.winners == (1,)
    assert result.tie_breaks == ("wounds",)
    assert result.outcomes == ("lost", "won", "lost")
    table.wounds[:] = [0, 0, 0]
    assert match.result.outcomes == ("shared", "shared", "lost")
    assert match.result != result
    assert len({match.result, match.result}) == 1


@pytest.mark.rule("RU-TRN-02")
def test_an_empty_deck_is_made_anew_from_the_discards() -> None:
    match, table = ruins(1)
    cards = table.zones[DECK].cards
    place(table, DECK, (TRAP,))
    place(table, DISCARD, tuple(sorted(cards))[:-1] if cards[-1] == max(cards) else cards[1:])
    match.play("search:1")
    match.play("wound")
    assert table.zones[DISCARD].cards == ()
    assert len(table.zones[DECK].cards) == len(cards)
