"""Combat in plain form, and the fast form of it: on random positions they say the same."""

from __future__ import annotations

from random import Random

import pytest

import muster
from muster.games.meeples_and_monsters.combat import can_be_beaten, value_on
from muster.games.meeples_and_monsters.content.pieces import MONSTER_SPOT, ROOM_SPOT
from muster.games.meeples_and_monsters.queries import is_fight, is_planned, may_fight_member
from muster.games.meeples_and_monsters.reach import asks_for_strength, planned_total
from muster.games.meeples_and_monsters.state import MeeplesTable


def fights_by_the_book(table: MeeplesTable, seat: int) -> set[str]:
    """The Monsters and rooms of strength that could be begun, each tried in every way."""
    box = table.box
    members = [member for member in box.monsters[box.normal :] if may_fight_member(table, seat, member)]
    spots = [MONSTER_SPOT + card for card in table.city if card >= 0] + [member.spot for member in members]
    spots += [ROOM_SPOT + top for top in table.tower_tops if top >= 0 and box.rooms[top].combat]
    return {box.spot_key(spot) for spot in spots if not is_planned(table, spot) and can_be_beaten(table, seat, spot)}


def fights_offered(match: muster.Match) -> set[str]:
    box = match.content
    rooms = {room.key for room in box.rooms if room.combat}
    found = {option.key.partition(":")[2] for option in match.decision.options if option.kind == "fight"}
    named = {option.key.partition(":")[2] for option in match.decision.options if option.kind == "room"}
    return found | (named & rooms)


def lively(luck: Random, match: muster.Match) -> str:
    """An answer that builds, levels and plans rather than passes: such positions have more in them."""
    options = [
        option for option in match.decision.options if option.kind not in ("confirm", "continue", "back", "pass")
    ]
    if not options or luck.random() < 0.25:
        options = list(match.decision.options)
    return luck.choice(options).key


@pytest.mark.rule("MM-CBT-04", "MM-MAI-04")
@pytest.mark.parametrize("seed", range(6))
def test_what_is_offered_and_counted_fast_is_what_the_book_says(seed: int) -> None:
    luck = Random(seed)
    match = muster.new("meeples-and-monsters", seats=2 + seed % 3, seed=seed, options={"towers": seed % 2 == 1})
    seen = 0
    while not match.over:
        table = match.table
        assert isinstance(table, MeeplesTable)
        seat = match.decision.seat
        if match.decision.question.prompt == "plan":
            seen += 1
            assert fights_offered(match) == fights_by_the_book(table, seat), match.record.to_text()
        for spot, _ in table.plan:
            if asks_for_strength(table, spot) and (is_fight(spot) or spot >= ROOM_SPOT):
                assert planned_total(table, table.active, spot) == value_on(table, table.active, spot)
        match.play(lively(luck, match))
    assert seen > 100
