"""Pictures of tables for README: ``python tests/web/make_images.py``, with Chromium and the built page."""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[2]))
from tests.web.conftest import QUIET
from tests.web.screens import ROOT, Screen, Server
from tests.web.test_euthia import COMBAT, sit_down_at

IMAGES: Final = ROOT / "docs" / "images"
ON_PAPER: Final = 0.67  # a wide screen on a page
ANSWERS: Final = 30


def screen_of(browser: Browser, server: Server, width: int, height: int, scale: float) -> Screen:
    context = browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme="dark",
        locale="en-US",
        device_scale_factor=scale,
        reduced_motion="reduce",
    )
    return Screen(context, server)


def keep(screen: Screen, name: str) -> None:
    screen.page.wait_for_timeout(600)
    path = IMAGES / f"{name}.png"
    screen.page.screenshot(path=path)
    print(path.relative_to(ROOT), path.stat().st_size)


def play_lands(screen: Screen) -> None:
    """A table on which something lies already."""
    screen.start("bot:greedy", "bot:greedy", game="Monster Lands")
    for _ in range(ANSWERS):
        screen.wait_for_question()
        before = screen.signature()
        screen.page.locator("#question [data-key]").first.click()
        if screen.page.locator("#question .picked").count():
            screen.page.keyboard.press("Enter")
        screen.wait_for_change(before)
    screen.wait_for_question()


def main() -> None:
    server = Server(Path(tempfile.mkdtemp()))
    server.start()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=list(QUIET))
        wide = screen_of(browser, server, 1440, 900, ON_PAPER)
        phone = screen_of(browser, server, 390, 844, 1)
        sit_down_at(wide, ("walk",), "walking-destruction", 3)
        keep(wide, "euthia-table")
        sit_down_at(wide, COMBAT)
        keep(wide, "euthia-combat")
        sit_down_at(phone, ("walk",))
        keep(phone, "euthia-phone")
        play_lands(wide)
        keep(wide, "lands-table")
        browser.close()
    server.stop()


if __name__ == "__main__":
    main()
