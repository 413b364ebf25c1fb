"""Several packs side by side: what is changed is found, what is luck is not."""

from __future__ import annotations

from pathlib import Path

import pytest

from muster.kernel.errors import ContentError, OptionError
from muster.lab.players import content_of
from muster.lab.varying import Variant, read_variants, vary

LANTERNS = "tests.lab.lanterns:GAME"
GAME = "meeples-and-monsters"
SKELETON = "monsters.skeleton.strength"


def test_the_same_figures_make_no_difference_and_others_do(tmp_path: Path) -> None:
    variants = [Variant("calm"), Variant("calm again"), Variant("windy", options={"wind": True})]
    report = vary(LANTERNS, variants, 60, seats=3, processes=2, out=tmp_path)

    again = [change for change in report.changes if change.pack == "calm again"]
    assert {change.difference for change in again} == {0}
    assert not any(change.real for change in again)
    windy = {change.measure: change for change in report.changes if change.pack == "windy"}
    assert windy["winner_score"].real
    assert windy["winner_score"].interval[1] < 0
    assert not windy["rounds"].real
    assert windy["rounds"].target.endswith("holds")
    assert "windy against calm" in report.text()
    assert "windy against calm" in (tmp_path / "report.html").read_text()
    assert report.reports[0].counts[0].values == report.reports[1].counts[0].values


def test_it_finds_the_same_on_any_number_of_processes() -> None:
    variants = [Variant("calm"), Variant("windy", options={"wind": True})]
    assert vary(LANTERNS, variants, 8, processes=1).to_json() == vary(LANTERNS, variants, 8, processes=2).to_json()


def test_figures_are_changed_by_their_paths() -> None:
    box = content_of(GAME, None, f'{{"{SKELETON}": 4}}')
    assert box.tables["monsters"]["skeleton"].strength == 4
    assert box.tables["monsters"]["skeleton"].level == content_of(GAME).tables["monsters"]["skeleton"].level
    assert box.hash != content_of(GAME).hash
    report = vary(GAME, [Variant("printed"), Variant("strong", change={SKELETON: 4})], 1, seats=2, processes=1)
    assert [one.pack for one in report.reports] == ["printed", "strong"]
    assert {row.pack for row in report.rows} == {"standard", "changed"}


@pytest.mark.parametrize(
    "change, said",
    [
        ({"monsters.dragonet.strength": 1}, "no such figure"),
        ({"monsters.skeleton": 1}, "no such figure"),
        ({"monsters.skeleton.height": 1}, "there is no 'height'"),
        ({SKELETON: "strong"}, "strength"),
    ],
)
def test_a_change_that_makes_no_pack_is_refused(change: dict[str, object], said: str) -> None:
    with pytest.raises((OptionError, ContentError), match=said):
        vary(GAME, [Variant("printed"), Variant("other", change=change)], 1, seats=2, processes=1)


def test_variants_stand_in_a_file(tmp_path: Path) -> None:
    path = tmp_path / "vary.toml"
    path.write_text(f'[printed]\n\n[strong]\npack = "older_handbook"\nchange = {{ "{SKELETON}" = 4 }}\n')
    assert read_variants(path) == (
        Variant("printed"),
        Variant("strong", "older_handbook", {SKELETON: 4}),
    )


@pytest.mark.parametrize(
    "text, said",
    [
        ("[only]", "at least two"),
        ("[a]\n[b]\nchanges = {}", "b: changes: expected"),
        ("a = 1\nb = 2", "expected a table"),
        ("[a", "not TOML"),
    ],
)
def test_a_file_that_says_nothing_useful_is_refused(tmp_path: Path, text: str, said: str) -> None:
    path = tmp_path / "vary.toml"
    path.write_text(text)
    with pytest.raises(OptionError, match=said):
        read_variants(path)
