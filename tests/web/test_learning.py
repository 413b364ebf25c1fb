"""The guided first matches in the browser: played to their last step by their own arrows."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any

import pytest
from tests.web.clicking import axe_finds_nothing
from tests.web.screens import SHOTS, Screen, Screens

import muster
from muster.kernel.text import LANGUAGES
from muster.lessons import lesson_of

if TYPE_CHECKING:
    from playwright.sync_api import Page

SIZES = {"wide": (1440, 900), "phone": (390, 844)}
LOCALES = {"en": "en-US", "es": "es-ES", "fr": "fr-FR"}
# Every game, language and size once; MUSTER_LESSONS=all plays all of them in all of them.
ONCE = (("meeples-and-monsters", "en", "wide"), ("monster-lands", "fr", "wide"), ("euthia", "es", "phone"))
ALL = tuple((game, lang, size) for game in muster.game_names() for lang in LANGUAGES for size in SIZES)
PLAYED = ALL if os.environ.get("MUSTER_LESSONS") == "all" else ONCE

WAITS = "() => document.querySelector('.guide .do') && document.querySelector('.veil .ring')"
DONE = "() => document.querySelector('.guide.aside') && !document.querySelector('.guide .dots')"


def begun(screen: Screen, game: str) -> Page:
    """The first match of a game, as the start page offers it to whoever has never played it."""
    page = screen.open(f"/?game={game}")
    page.locator(".lesson .offer button").click()
    page.wait_for_url("**/m/*")
    return page


def seq(page: Page) -> str:
    return page.locator("#question").get_attribute("data-seq") or ""


def boxes(page: Page) -> tuple[Any, Any]:
    """What is lit first, and the guide."""
    return page.locator(".veil .ring").first.bounding_box(), page.locator(".guide").bounding_box()


def meet(one: Any, other: Any) -> bool:
    across = one["x"] < other["x"] + other["width"] and other["x"] < one["x"] + one["width"]
    return across and one["y"] < other["y"] + other["height"] and other["y"] < one["y"] + one["height"]


def do_what_is_lit(page: Page) -> None:
    """Click where the arrow points, and wait until the table has answered."""
    before = seq(page)
    lit, _ = boxes(page)
    page.mouse.click(lit["x"] + lit["width"] / 2, lit["y"] + lit["height"] / 2)
    page.wait_for_function(f"() => document.querySelector('#question')?.dataset.seq !== '{before}'")


@pytest.mark.parametrize("game, lang, size", PLAYED)
def test_a_first_match_is_played_by_its_own_arrows(screens: Screens, game: str, lang: str, size: str) -> None:
    lesson = lesson_of(game)
    assert lesson is not None
    screen = screens(*SIZES[size], locale=LOCALES[lang], touch=size == "phone")
    page = begun(screen, game)
    shown: list[str] = []
    for at in range(sum(len(step.take) for step in lesson.steps)):
        page.wait_for_function(WAITS)
        page.wait_for_timeout(200)  # the board settles, the focus goes to what is lit
        lit, guide = boxes(page)
        assert not meet(lit, guide), f"the guide hides what it points at in step {len(shown)}"
        heading = page.locator(".guide h2").inner_text()
        if heading not in shown:
            shown.append(heading)
        if at == 0:
            page.screenshot(path=SHOTS / f"learn-{game}-{lang}-{size}.png")
            axe_finds_nothing(screen, f"{game}, first step")
        do_what_is_lit(page)
    page.wait_for_function(DONE)
    assert len(shown) == len(lesson.steps)


def test_the_keyboard_is_enough_and_the_piece_has_the_focus(screen: Screen) -> None:
    page = begun(screen, "meeples-and-monsters")
    for place in ("capitol:builders_yard", "tile:high_bough", "slot:university_2"):
        page.wait_for_function(WAITS)
        page.wait_for_function(f"() => document.activeElement?.dataset.place === '{place}'")
        before = seq(page)
        page.keyboard.press("Enter")
        page.wait_for_function(f"() => document.querySelector('#question')?.dataset.seq !== '{before}'")
    page.wait_for_function(WAITS)
    assert "Sworn Carpenters" in page.locator(".guide .do").inner_text()


def test_other_options_come_later_until_the_lesson_is_left(screen: Screen) -> None:
    page = begun(screen, "meeples-and-monsters")
    page.wait_for_function(WAITS)
    page.keyboard.press("3")
    assert "Later! First: A city in need." in page.locator("#question .notice").inner_text()
    assert seq(page) == "0"
    page.locator(".guide .link").click()
    page.locator(".veil").wait_for(state="detached")
    page.locator("button.again").click()  # and back
    page.wait_for_function(WAITS)
    page.locator(".guide .link").click()
    page.locator(".veil").wait_for(state="detached")
    page.keyboard.press("3")
    page.wait_for_function("() => document.querySelector('#question')?.dataset.seq === '1'")
    assert page.locator("button.again").count() == 0, "it has left the path"


def test_a_reload_and_the_start_page_lead_back_to_the_same_step(screen: Screen) -> None:
    page = begun(screen, "euthia")
    for _ in range(3):
        page.wait_for_function(WAITS)
        do_what_is_lit(page)
    page.wait_for_function(WAITS)
    heading = page.locator(".guide h2").inner_text()
    page.reload()
    page.wait_for_function(WAITS)
    assert page.locator(".guide h2").inner_text() == heading
    match = page.url
    screen.open("/?game=euthia")
    page.locator(".lesson a.door").click()
    page.wait_for_url(match)
    page.wait_for_function(WAITS)
    assert page.locator(".guide h2").inner_text() == heading
