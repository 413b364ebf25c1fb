"""Monster Lands in the browser: a whole match by clicking where things lie, phones, axe, and the words of its board."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import expect
from tests.web.clicking import Sightseer, axe_finds_nothing, press_or_go_on
from tests.web.make_lands_fixtures import options
from tests.web.screens import ROOT, Screen, Screens

GAME: Final = "Monster Lands"
BOT: Final = "bot:random"
OPTIONS: Final = ROOT / "web" / "tests" / "fixtures" / "lands-options.json"
MESSAGE_ID: Final = re.compile(r"\b(ml|option|prompt|place|member|monster)-[a-z_]+\b")
# What is worth a look, by what is on the screen then.
SIGHTS: Final = {
    "deployment": "[data-place^='place:'].legal",
    "tavern": "[data-place^='hire:'].legal",
    "lodge": "[data-place^='sale:'].legal",
    "loading": "[data-place^='store:'].legal",
    "battle": ".battle",
}


def test_the_page_knows_every_option_of_the_game() -> None:
    """The page's tests read this list; a new option must come to it: python tests/web/make_lands_fixtures.py."""
    assert json.loads(Path(OPTIONS).read_text(encoding="utf-8")) == options()


def answer_where_it_lies(screen: Screen, luck: random.Random, *, tap: bool = False) -> None:
    """Click something that is lit; where nothing is, or to go on, the big button or an option of the list."""
    lit = screen.page.locator("#board [data-spot].legal:visible")
    if not lit.count():
        lit = screen.page.locator("[data-spot].legal:visible")  # before me: second, since free steps never end
    press_or_go_on(screen, lit, luck, lambda may_go_on: not may_go_on or luck.random() < 0.3, tap=tap)


def test_a_whole_match_is_played_by_clicking(screens: Screens) -> None:
    screen = screens()
    screen.start(BOT, game=GAME)
    page = screen.page
    luck = random.Random(11)
    sightseer = Sightseer(screen, "monster-lands", SIGHTS, MESSAGE_ID)

    answers = sightseer.play_to_the_end(lambda: answer_where_it_lies(screen, luck))

    assert answers > 20
    assert "deployment" in sightseer.seen
    page.locator("#question a.primary").click()
    expect(page.locator(".ranking li")).to_have_count(2)
    expect(page.locator("tbody")).to_contain_text("Reputation")
    screen.shot("monster-lands-end")


@pytest.mark.parametrize("width, height, locale", [(360, 740, "fr-FR"), (390, 844, "es-ES")])
def test_a_phone_shows_every_place_without_sideways_scroll(
    screens: Screens, width: int, height: int, locale: str
) -> None:
    screen = screens(width, height, touch=True, locale=locale, light=width == 390)
    screen.start(BOT, BOT, game=GAME)
    page = screen.page
    luck = random.Random(3)
    for _ in range(5):
        if not screen.wait_for_question():
            break
        assert screen.has_no_sideways_scroll()
        answer_where_it_lies(screen, luck, tap=True)
    screen.wait_for_question()
    axe_finds_nothing(screen, f"phone {width}")
    for tab in page.locator(".tabs button").all():
        tab.click()
        assert screen.has_no_sideways_scroll()
        assert page.locator("#board svg.board").is_visible()
    assert not MESSAGE_ID.search(page.inner_text("body"))
    screen.shot(f"monster-lands-phone-{width}")


def test_a_click_on_a_path_chooses_land_and_path(screens: Screens) -> None:
    """Places are asked for in two steps; the board takes them in one."""
    screen = screens(light=True)
    screen.start(BOT, BOT, game=GAME)
    page = screen.page
    screen.wait_for_question()
    axe_finds_nothing(screen, "light")
    page.locator("[data-place='path:left-1']").click()
    expect(page.locator("[data-place^='member:'].legal").first).to_be_visible()
    screen.shot("monster-lands-who-light")
    page.locator("[data-place^='member:'].legal").first.click()
    expect(page.locator("[data-place^='die:'].legal").first).to_be_visible()
    expect(page.locator("#question h2")).to_contain_text("path 1")


def test_displays_open_by_key_and_explain_themselves(screens: Screens) -> None:
    screen = screens()
    screen.start(BOT, BOT, BOT, game=GAME)
    page = screen.page
    screen.wait_for_question()
    page.get_by_role("button", name="Traps: 6 on display").focus()
    page.keyboard.press("Enter")
    trap = page.locator("[data-place^='sale:']").first
    expect(trap).to_be_visible()
    trap.focus()
    page.keyboard.press("i")
    expect(page.locator(".explain")).to_contain_text("gold")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Buildings").focus()
    page.keyboard.press(" ")
    expect(page.locator("[data-place='building:mine']")).to_be_visible()


def carry(screen: Screen, piece: str, onto: str) -> None:
    """Take a piece up with the mouse and let it go over a place."""
    page = screen.page
    before = screen.signature()
    boxes = [page.locator(f"[data-place='{place}']").first.bounding_box() for place in (piece, onto)]
    assert all(boxes)
    start, end = [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in boxes if box]
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(start[0] + 20, start[1] - 20)
    page.mouse.move(*end, steps=4)
    expect(page.locator(f"[data-place='{onto}'].under")).to_be_visible()
    page.mouse.up()
    screen.wait_for_change(before)


def test_somebody_is_dropped_on_a_path_and_loaded_with_one_click(screens: Screens) -> None:
    """Place, path, name, dice and the end of it: five questions, two gestures."""
    screen = screens()
    screen.start(BOT, BOT, game=GAME)
    page = screen.page
    screen.wait_for_question()
    member = page.locator("#own [data-place^='member:']").first.get_attribute("data-place")
    assert member
    carry(screen, member, "path:left-1")
    expect(page.locator("#question h2")).to_contain_text("path 1")
    expect(page.locator("[data-place^='die:'].legal").first).to_be_visible()
    screen.shot("monster-lands-load")
    page.get_by_role("button", name="All dice that fit, then go").click()
    expect(page.locator("[data-place='path:left-1'] image").first).to_be_visible()
    expect(page.locator("[data-place^='die:'].legal")).to_have_count(0)
    expect(page.locator("#log, .log").first).to_contain_text("deploys with")
