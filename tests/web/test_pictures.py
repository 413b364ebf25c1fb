"""Start, tables, stages and the end beside the pictures that are kept of them.

Tables and stages are those of the guided first matches, whose deals are the same on every machine. Where one differs on
purpose, look at it in the folder of screenshots, then keep it:
``MUSTER_PICTURES=renew python -m pytest tests/web/test_pictures.py``.
"""

from __future__ import annotations

from typing import Final

import pytest
from tests.web import pictures
from tests.web.screens import ROOT, SHOTS, Screen, Screens
from tests.web.test_learning import WAITS, begun, do_what_is_lit

import muster

GAMES: Final = muster.game_names()
RECORD: Final = ROOT / "tests" / "records" / "mm-2-greedy.rec"
LOOKS: Final = {"wide-dark": (1440, 900, False), "phone-light": (390, 844, True)}
SETTINGS: Final = '{"tempo":"calm","staged":"all","confirm":"never"}'
MOST_STEPS: Final = 40
# Rolls of Euthia come onto the stage with their options where no guide points at the board: it is left after so many.
LEFT_AFTER: Final = {"euthia": 10}


def settled(screen: Screen) -> None:
    """Nothing is loading any more: fonts and pictures are there, and drawn."""
    screen.page.wait_for_load_state("networkidle")
    screen.page.evaluate(
        """async () => {
            await document.fonts.ready;
            await Promise.all([...document.images].map(image => image.decode().catch(() => undefined)));
        }"""
    )
    screen.page.wait_for_timeout(400)


def looks_as_kept(screen: Screen, name: str) -> None:
    settled(screen)
    shown = screen.page.screenshot(animations="disabled")
    SHOTS.mkdir(parents=True, exist_ok=True)
    (SHOTS / f"picture-{name}.png").write_bytes(shown)
    desk = screen.context.new_page()
    found = pictures.differs(desk, name, shown)
    desk.close()
    assert found <= pictures.MOST_FAR, f"{name}: {found:.0%} of it looks different; see {SHOTS}/picture-{name}.png"


def screen_of(screens: Screens, look: str, *, staged: bool = False) -> Screen:
    width, height, phone = LOOKS[look]
    return screens(width, height, light=look.endswith("light"), touch=phone, staged=staged)


@pytest.mark.parametrize("look", LOOKS)
def test_the_start_page_looks_as_it_did(screens: Screens, look: str) -> None:
    screen = screen_of(screens, look)
    screen.open().locator(".game").nth(2).wait_for()
    looks_as_kept(screen, f"start-{look}")


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("game", GAMES)
def test_a_table_looks_as_it_did(screens: Screens, game: str, look: str) -> None:
    screen = screen_of(screens, look)
    page = begun(screen, game)
    page.wait_for_function(WAITS)
    page.locator(".guide .link").click()
    page.locator("svg.veil").wait_for(state="detached")
    looks_as_kept(screen, f"table-{game}-{look}")


@pytest.mark.parametrize("game", GAMES)
def test_a_stage_looks_as_it_did(screens: Screens, game: str) -> None:
    """Without motion: what is seen at the end of it."""
    screen = screen_of(screens, "wide-dark", staged=True)
    screen.context.add_init_script(f"localStorage.setItem('muster-settings', '{SETTINGS}')")
    page = begun(screen, game)
    stage = page.locator(".stage")
    for step in range(MOST_STEPS):
        page.wait_for_function(f"() => document.querySelector('.stage') || ({WAITS})()")
        if stage.count():
            break
        if step == LEFT_AFTER.get(game):
            page.locator(".guide .link").click()
            stage.wait_for()
            break
        do_what_is_lit(page)
    looks_as_kept(screen, f"stage-{game}")


@pytest.mark.parametrize("look", LOOKS)
def test_the_end_looks_as_it_did(screens: Screens, look: str) -> None:
    screen = screen_of(screens, look)
    page = screen.open("/open")
    page.locator("input[type=file]").set_input_files(RECORD)
    page.wait_for_url("**/at/0")
    page.goto(page.url.removesuffix("/at/0") + "/end")
    page.locator(".ranking").wait_for()
    looks_as_kept(screen, f"end-{look}")


def test_another_picture_is_noticed(screens: Screens) -> None:
    """Dark is not light, a table is not a start page, and a picture is itself."""
    desk = screens().context.new_page()
    kept = {path.stem: path.read_bytes() for path in pictures.KEPT.glob("*.webp")}

    def apart(one: str, other: str) -> float:
        told: float = desk.evaluate(
            pictures.DIFFERENCE,
            [*(pictures.address(kept[each], "webp") for each in (one, other)), pictures.CELLS, pictures.FAR],
        )
        return told

    assert apart("start-wide-dark", "start-wide-dark") == 0
    assert apart("start-wide-dark", "table-euthia-wide-dark") > 5 * pictures.MOST_FAR
    assert apart("table-euthia-wide-dark", "table-monster-lands-wide-dark") > 5 * pictures.MOST_FAR
    assert apart("start-wide-dark", "start-phone-light") == 1
