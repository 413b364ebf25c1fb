"""What a match of Euthia can be played with: scenario, mode, modules, Heroes."""

from __future__ import annotations

import pytest

import muster
from muster.games.euthia.content.pieces import HEROES


def heroes(match: muster.Match) -> list[str]:
    return [hero["hero"] for hero in match.view(None)["heroes"]]


@pytest.mark.rule("EU-HSU-02")
def test_eu_hsu_02_heroes_by_name_sit_where_they_are_named() -> None:
    match = muster.new("euthia", seats=3, seed=1, options={"heroes": ["skoldur", "ael", "dral"]})

    assert heroes(match) == ["skoldur", "ael", "dral"]
    assert muster.replay(match.record.to_text()).state_hash == match.state_hash
    assert muster.load(match.to_bytes()).state_hash == match.state_hash


@pytest.mark.rule("EU-HSU-02")
def test_eu_hsu_02_chance_deals_different_heroes() -> None:
    dealt = [tuple(heroes(muster.new("euthia", seats=4, seed=seed))) for seed in range(6)]

    assert len(set(dealt)) > 1
    for row in dealt:
        assert len(set(row)) == 4
        assert set(row) <= set(HEROES)


@pytest.mark.rule("EU-HSU-02")
def test_eu_hsu_02_chosen_heroes_are_gone_for_the_next_player() -> None:
    match = muster.new("euthia", seats=2, seed=1, options={"heroes": "choose"})
    assert [option.key for option in match.decision.options] == [f"hero:{name}" for name in HEROES]

    match.play("hero:dral")

    assert "hero:dral" not in [option.key for option in match.decision.options]
    with pytest.raises(muster.IllegalAnswer):
        match.play("hero:dral")


@pytest.mark.rule("EU-HSU-02")
@pytest.mark.parametrize("named", [["dral", "dral"], ["dral", "gandalf"], "gandalf", [], ["dral", 1], None])
def test_eu_hsu_02_heroes_that_cannot_be_are_refused(named: object) -> None:
    with pytest.raises(muster.OptionError, match=r"option .heroes. cannot be .* one or more different ones of ael"):
        muster.new("euthia", seats=2, options={"heroes": named})


@pytest.mark.rule("EU-HSU-02")
def test_eu_hsu_02_as_many_heroes_as_seats() -> None:
    with pytest.raises(muster.OptionError, match="option 'heroes' has 3 names for 2 seats"):
        muster.new("euthia", seats=2, options={"heroes": ["dral", "ael", "keleia"]})
    with pytest.raises(muster.OptionError, match="option 'heroes' has 1 names for 2 seats"):
        muster.new("euthia", seats=2, options={"heroes": "dral"})


@pytest.mark.rule("EU-HSU-02")
def test_eu_hsu_02_a_single_name_is_enough_for_one_seat() -> None:
    match = muster.new("euthia", seats=1, seed=1, options={"heroes": "skoldur"})
    assert match.options["heroes"] == ["skoldur"]
    assert heroes(match) == ["skoldur"]


@pytest.mark.rule("EU-COP-01")
def test_eu_cop_01_one_seat_is_the_solo_game() -> None:
    with pytest.raises(muster.OptionError, match="option 'mode' cannot be 'cooperative' with one seat"):
        muster.new("euthia", seats=1, options={"mode": "cooperative"})


@pytest.mark.rule("EU-HUN-05")
def test_eu_hun_05_the_great_hunt_belongs_to_the_hunt() -> None:
    with pytest.raises(muster.OptionError, match="option 'great_hunt' belongs to the scenario 'the-hunt'"):
        muster.new("euthia", seats=2, options={"great_hunt": True, "scenario": "defending-the-settlements"})
