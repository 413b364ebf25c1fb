"""What is rolled and fought comes onto a stage, a key ends it; and nobody waits long for bots."""

from __future__ import annotations

import json
from typing import Any, Final

import pytest
from tests.web.clicking import axe_finds_nothing
from tests.web.measure_waits import GAMES, waits
from tests.web.screens import Screen, Screens
from tests.web.test_looks import BOT

PROMISED: Final = 4.0  # s that one person waits for bots at most, at normal tempo
MOST_ANSWERS: Final = 200
WATCH: Final = """() => {
    window.staged = 0;
    new MutationObserver(() => { if (document.querySelector('.stage')) window.staged += 1; })
        .observe(document.body, { childList: true, subtree: true });
}"""
# Takes the answer that the page's own hint names, once; says whether there was a question.
ANSWER: Final = """async match => {
    const rows = () => [...document.querySelectorAll('#question.mine [data-key]:not(:disabled)')];
    const seq = document.querySelector('#question')?.dataset.seq;
    if (!rows().length || window.answered === seq) return false;
    window.answered = seq;
    const hint = await (await fetch(`/api/matches/${match}/hint?seat=0`)).json();
    (rows().find(row => row.dataset.key === hint.key) ?? rows()[0])?.click();
    return true;
}"""


def sit_down(screen: Screen, game: str, **settings: object) -> str:
    """At a table with two bots, with settings of one's own."""
    kept = json.dumps({"confirm": "never", "motion": "system", **settings})
    screen.context.add_init_script(f"localStorage.setItem('muster-settings', '{kept}')")
    match = screen.start(BOT, BOT, game=GAMES[game])
    screen.page.wait_for_selector("#question")
    return match


def play_until(screen: Screen, match: str, wanted: str) -> bool:
    """Play on by the hints until something is seen; false where it never was."""
    page = screen.page
    for _ in range(MOST_ANSWERS):
        if page.locator(wanted).count():
            return True
        page.evaluate(ANSWER, match)
        for _ in range(20):
            if page.locator(wanted).count():
                return True
            page.wait_for_timeout(25)
            if page.locator("#question.mine [data-key]:not(:disabled)").count():
                break
    return False


@pytest.mark.parametrize("game", GAMES)
def test_a_fight_is_staged_and_a_key_ends_it(screens: Screens, game: str) -> None:
    screen = screens(staged=True, moving=True)
    match = sit_down(screen, game, tempo="calm", staged="all")
    assert play_until(screen, match, ".stage[data-moment=fight], .stage[data-moment=road]")
    page = screen.page
    assert page.locator(".stage .title").inner_text()
    before = page.locator("#question").get_attribute("data-seq")
    log = page.locator("#log [role=log]").inner_text()
    assert log  # what is played has been told already
    page.keyboard.press("1")
    assert page.locator(".stage").count() == 0 or page.locator("#question").get_attribute("data-seq") != before


@pytest.mark.parametrize("game", GAMES)
def test_off_means_that_nothing_opens(screens: Screens, game: str) -> None:
    screen = screens(staged=True, moving=True)
    match = sit_down(screen, game, tempo="off", staged="all")
    screen.page.evaluate(WATCH)
    for _ in range(40):
        screen.page.evaluate(ANSWER, match)
        screen.page.wait_for_timeout(30)
    assert screen.page.evaluate("window.staged") == 0


@pytest.mark.parametrize("game", GAMES)
def test_without_motion_the_end_is_seen_at_once(screens: Screens, game: str) -> None:
    screen = screens(staged=True)
    match = sit_down(screen, game, tempo="calm", staged="all")
    assert play_until(screen, match, ".stage .stamp")
    found: Any = screen.page.evaluate(
        """() => ({
            moving: document.getAnimations().filter(each => each.effect?.target?.closest?.('.stage')).length,
            stamp: getComputedStyle(document.querySelector('.stage .stamp')).opacity,
        })"""
    )
    assert found == {"moving": 0, "stamp": "1"}
    axe_finds_nothing(screen, f"stage of {game}")
    screen.shot(f"{game}-stage")


@pytest.mark.parametrize("game", GAMES)
def test_nobody_waits_longer_than_promised(screens: Screens, game: str) -> None:
    screen = screens(staged=True, moving=True)
    match = sit_down(screen, game, sound=False)
    found = waits(screen.page, match, 30)
    assert found
    assert max(found) < PROMISED


def test_others_can_be_skipped_and_are_told_again(screens: Screens) -> None:
    screen = screens(staged=True, moving=True)
    match = sit_down(screen, "meeples-and-monsters", tempo="calm", staged="mine")
    screen.wait_for_question()  # what happened before it was since no turn of mine
    screen.page.evaluate(ANSWER, match)
    assert play_until(screen, match, "button.skip")
    screen.page.keyboard.press("x")
    screen.wait_for_question()
    lines = screen.page.locator(".recap li")
    lines.first.wait_for()
    assert 1 <= lines.count() <= 3
    assert screen.page.locator(".recap h3").inner_text() == "Since your last turn"
    lines.first.locator("button").hover()
    screen.page.wait_for_selector(".marks .ring", state="attached")


@pytest.mark.parametrize("game", ["monster-lands", "euthia"])
def test_options_of_a_fight_are_cards_with_the_numbers_of_the_list(screens: Screens, game: str) -> None:
    screen = screens(staged=True)
    match = sit_down(screen, game, tempo="quick", staged="mine")
    page = screen.page
    assert play_until(screen, match, ".stage.asks")
    told: Any = page.evaluate(
        """() => ['.stage.asks .card', '#question .options button[data-key]'].map(rows =>
            [...document.querySelectorAll(rows)].slice(0, 8).map(row => row.querySelector('.n').textContent.trim()))"""
    )
    assert told[0] == told[1] != []
    axe_finds_nothing(screen, f"question on the stage of {game}")
    screen.shot(f"{game}-stage-asks")
    page.keyboard.press("Escape")
    page.wait_for_selector(".stage", state="detached")
    assert page.locator("#question.mine").count() == 1  # only the stage is out of the way
