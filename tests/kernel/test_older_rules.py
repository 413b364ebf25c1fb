"""A match keeps the rules it began with: an upgrade neither changes nor breaks what was begun before it."""

from __future__ import annotations

from typing import Any

from tests.helpers import new, play_random, replay
from tests.toys.ruins.game import GAME, changed
from tests.toys.ruins.state import RuinsTable

from muster.kernel.chance import Chance
from muster.kernel.game import Game, OptionSpec
from muster.kernel.match import load_match, unpack
from muster.kernel.snapshot import state_hash
from muster.kernel.table import Table
from muster.kernel.zones import EMPTY, Audience, ZoneSpec


def newer_rules(**changes: Any) -> Game:
    return changed(rules_version=2, **changes)


def test_a_new_match_has_the_newest_rules_and_a_replay_its_own() -> None:
    match = new(GAME, 3, 1)
    play_random(match, 1, 7)
    newer = newer_rules()
    again = replay(newer, match.record.to_text())
    assert (new(newer, 3, 1).table.rules, again.table.rules) == (2, 1)
    assert again.record.to_text() == match.record.to_text()
    assert again.fork().table.rules == again.imagine(0, 1).table.rules == 1


def test_a_snapshot_goes_on_under_the_rules_it_was_made_with() -> None:
    match = new(GAME, 3, 1)
    play_random(match, 1, 7)
    again = load_match(newer_rules(), match.content, unpack(match.to_bytes()))
    assert again.table.rules == 1
    assert again.record.to_text() == match.record.to_text()
    assert unpack(again.to_bytes())["rules"] == 1


def test_an_option_that_came_later_is_for_older_records_as_it_was_before() -> None:
    """Say that omens came with version 2, and that all played with them before."""
    old_text = new(GAME, 3, 1, options={"omens": True}).record.to_text().replace('"omens": true, ', "")
    newer = newer_rules(options={**GAME.options, "omens": OptionSpec(False, True, since=2, before=True)})
    again = replay(newer, old_text)
    assert again.options["omens"] is True
    assert again.record.to_text() == old_text
    assert new(newer, 3, 1).options["omens"] is False
    assert '"omens": false' in new(newer, 3, 1).record.to_text()

    plain = unpack(again.to_bytes())
    del plain["options"]["omens"]  # as an older version wrote it
    assert load_match(newer, again.content, plain).options["omens"] is True


def test_a_field_that_came_later_leaves_older_hashes_alone() -> None:
    """Say that the count of rounds was not part of the state before version 2."""
    kind, fields = GAME.state_classes["Table"]
    newer = newer_rules(fields_since={"round": 2})
    old = changed(state_classes={**GAME.state_classes, "Table": (kind, tuple(f for f in fields if f != "round"))})
    match = new(old, 3, 1)
    play_random(match, 1, 7)
    again = replay(newer, match.record.to_text())
    assert again.state_hash == match.state_hash
    assert new(newer, 3, 1).state_hash == new(changed(rules_version=2), 3, 1).state_hash

    loaded = load_match(newer, again.content, unpack(again.to_bytes()))  # a snapshot holds all fields
    assert isinstance(loaded.table, RuinsTable)
    assert isinstance(again.table, RuinsTable)
    assert loaded.table.round == again.table.round > 0


def test_a_zone_that_came_later_leaves_older_hashes_alone() -> None:
    def dealt_with_a_shelf(game: Game, seats: int, options: Any, chance: Chance, content: Any) -> Table:
        table = GAME.deal(game, seats, options, chance, content)
        table.layout = (*table.layout, ZoneSpec("shelf", Audience.EVERYONE, since=2))
        table.zones.append(EMPTY)
        return table

    match = new(GAME, 3, 1)
    play_random(match, 1, 7)
    again = replay(newer_rules(deal=dealt_with_a_shelf), match.record.to_text())
    assert len(again.table.zones) == len(match.table.zones) + 1
    assert again.state_hash == match.state_hash
    again.table.rules = 2
    assert state_hash(again.table) != match.state_hash
