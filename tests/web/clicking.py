"""Play by clicking what is lit where it lies, and look around: what tests of whole boards in the browser share."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Mapping
from typing import Final

from playwright.sync_api import Locator
from tests.web.screens import Screen

ENDLESS: Final = 500
# The middle of a lit spot, without its number; nothing where something else lies over it.
MIDDLE: Final = """spot => {
    spot.scrollIntoView({ block: 'center' });
    const box = (spot.querySelector(':scope > rect') ?? spot).getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    return spot.contains(document.elementFromPoint(x, y)) ? [x, y] : null;
}"""


def axe_finds_nothing(screen: Screen, where: str) -> None:
    from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]

    found = Axe().run(screen.page).response["violations"]
    told = [f"{fault['id']}: {node['html'][:160]}" for fault in found for node in fault["nodes"][:3]]
    assert told == [], f"{where}: {told}"


def press(screen: Screen, spot: Locator, tap: bool) -> None:
    """Click or tap; a spot may be covered by what lies on it, there the page itself passes the click on."""
    middle = spot.evaluate(MIDDLE)
    if middle is None:
        spot.dispatch_event("click")
    elif tap:
        screen.page.touchscreen.tap(*middle)
    else:
        screen.page.mouse.click(*middle)


def press_or_go_on(
    screen: Screen, lit: Locator, luck: random.Random, wants: Callable[[bool], bool], *, tap: bool = False
) -> None:
    """Click something that is lit where that is wanted (``wants`` is told whether one may go on instead); else the big
    button, or an option of the list."""
    page = screen.page
    before = screen.signature()
    go_on = page.locator("#question .primary:not(:disabled)")
    if lit.count() and wants(go_on.count() > 0):
        press(screen, lit.nth(luck.randrange(lit.count())), tap)
        if page.locator(".menu").count():
            page.locator(".menu button").last.click()
    elif go_on.count():
        go_on.click()
    else:
        page.locator("#question [data-key]").last.click()
    if page.locator("#question .picked").count():
        page.locator("#question .primary").click()
    screen.wait_for_change(before)


class Sightseer:
    """Somebody who plays on, and at the first sight of something has axe, the words and a picture taken of it."""

    def __init__(self, screen: Screen, game: str, sights: Mapping[str, str], message_id: re.Pattern[str]) -> None:
        self.screen = screen
        self.game = game
        self.sights = sights
        self.message_id = message_id
        self.seen: set[str] = set()

    def look_around(self, look: str) -> None:
        for name, what in self.sights.items():
            if name not in self.seen and self.screen.page.locator(what).count():
                self.seen.add(name)
                axe_finds_nothing(self.screen, f"{name} {look}")
                assert not self.message_id.search(self.screen.page.inner_text("body"))
                self.screen.shot(f"{self.game}-{name}-{look}")

    def play_to_the_end(self, answer: Callable[[], None], look: str = "dark") -> int:
        """How many answers it took."""
        answers = 0
        while self.screen.wait_for_question() and answers < ENDLESS:
            self.look_around(look)
            answer()
            answers += 1
        return answers
