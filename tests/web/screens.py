"""A server in a process of its own, and people's browsers at it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

ROOT: Final = Path(__file__).parents[2]
SHOTS: Final = Path(os.environ.get("MUSTER_SCREENSHOTS", ROOT / "build" / "screenshots"))

# Tests come from one address and are quicker than people; nobody has to see what bots do.
GENEROUS: Final = (
    "bot_delay=0",
    "bots_alone_delay=0.05",  # a match that bots play on lasts long enough to be looked at
    "matches_per_hour=10000",
    "logins_per_minute=10000",
    "requests_per_minute=1000000",
    "messages_per_minute=1000000",
)


class Server:
    """``muster serve`` in a process of its own, which can be killed and started again."""

    def __init__(self, data: Path, settings: Sequence[str] = GENEROUS) -> None:
        self.data = data
        self.settings = settings
        self.process: subprocess.Popen[str] | None = None
        self.address = ""
        self.port = 0
        self.starts = 0

    def start(self) -> None:
        command = [
            str(Path(sys.executable).parent / "muster"),
            "serve",
            "--port",
            str(self.port),
            "--data",
            str(self.data),
        ]
        command += [part for setting in self.settings for part in ("--set", setting)]
        with (self.data / "server.log").open("a", encoding="utf-8") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=subprocess.STDOUT, text=True, cwd=ROOT)
        self.address = self._said()
        self.port = int(self.address.rsplit(":", 1)[1])

    def _said(self) -> str:
        """Where it listens, as it tells on its last start."""
        until = time.monotonic() + 60
        while time.monotonic() < until:
            log = (self.data / "server.log").read_text(encoding="utf-8")
            told = re.findall(r"^muster: (http://\S+?)/?$", log, re.MULTILINE)
            if len(told) > self.starts:
                self.starts = len(told)
                return str(told[-1])
            assert self.process is not None
            assert self.process.poll() is None, log
            time.sleep(0.1)
        raise AssertionError("the server did not start")

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(15)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()


# Tests that are about something else see at once where everything led; what a page keeps itself stays.
UNSTAGED: Final = """
    if (localStorage.getItem('muster-settings') === null) {
        localStorage.setItem('muster-settings', '{"tempo":"off"}');
    }
"""

SIGNATURE: Final = """[
    document.querySelector('#question')?.dataset.seq,
    document.querySelector('.curtain h1')?.textContent,
    document.querySelector('#question a.primary')?.textContent,
].join()"""


class Screen:
    """One person's browser at our server; it notes whatever goes wrong in it."""

    def __init__(self, context: BrowserContext, server: Server) -> None:
        self.context = context
        self.server = server
        self.page: Page = context.new_page()
        self.faults: list[str] = []
        self.outside: list[str] = []
        self.frames: list[str] = []
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", lambda said: self.faults.append(said.text) if said.type == "error" else None)
        self.page.on("request", self._asked)
        self.page.on("websocket", lambda line: line.on("framereceived", self._heard))

    def _asked(self, request: Any) -> None:
        if not request.url.startswith((self.server.address, "data:", "blob:")):
            self.outside.append(request.url)

    def _heard(self, frame: Any) -> None:
        self.frames.append(frame if isinstance(frame, str) else str(frame))

    # -- going places --------------------------------------------------------------------------------------------

    def open(self, path: str = "/") -> Page:
        self.page.goto(self.server.address + path)
        return self.page

    def start(self, *others: str, name: str = "Ada", game: str = "Meeples & Monsters") -> str:
        """Start a match: the first seat is mine, the others as said; gives its id."""
        page = self.open()
        page.locator(".game", has_text=game).click()
        page.locator("form .name").first.fill(name)
        choices = page.locator("form .row select")
        for seat in range(1, choices.count()):
            choices.nth(seat).select_option(others[seat - 1] if seat <= len(others) else "nobody")
        page.locator("form .primary").click()
        page.wait_for_url("**/m/*")
        return page.url.rsplit("/", 1)[1]

    def let_others_watch(self) -> None:
        """By the switch in the menu of the table."""
        self.page.get_by_role("button", name="More", exact=True).click()
        switch = self.page.get_by_role("switch", name="Anyone with the address may watch")
        with self.page.expect_response("**/watch*"):
            switch.check()
        self.page.keyboard.press("Escape")
        switch.wait_for(state="detached")

    # -- a question ----------------------------------------------------------------------------------------------

    def wait_for_question(self) -> bool:
        """Until it is my turn (true) or the match is over (false)."""
        self.page.wait_for_function(
            """() => {
                const question = document.querySelector('#question');
                if (!question) return false;
                if (question.querySelector('a.primary')) return true;
                return question.classList.contains('mine') && question.querySelector('[data-key]:not(:disabled)');
            }""",
            timeout=60_000,
        )
        return self.page.locator("#question a.primary").count() == 0

    def offered(self) -> list[str]:
        """The keys of all options, in the order of their numbers."""
        told: list[str] = self.page.eval_on_selector_all(
            "#question [data-key]", "rows => rows.map(row => row.dataset.key)"
        )
        return told

    def question(self) -> str:
        """The question with its number, which changes with every answer."""
        return self.page.locator("#question h2").inner_text()

    def signature(self) -> str:
        """What changes with every answer: the numbers of question and log, or the end."""
        told: str = self.page.evaluate(SIGNATURE)
        return told

    def wait_for_change(self, before: str) -> None:
        self.page.wait_for_function(f"before => ({SIGNATURE}) !== before", arg=before, timeout=60_000)

    def has_no_sideways_scroll(self) -> bool:
        wide, room = self.page.evaluate("[document.documentElement.scrollWidth, document.documentElement.clientWidth]")
        return bool(wide <= room)

    def shot(self, name: str) -> None:
        SHOTS.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=SHOTS / f"{name}.png")


class Screens:
    """The browsers of several people, each with its own cookies."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self.browser = browser
        self.server = server
        self.all: list[Screen] = []

    def __call__(
        self,
        width: int = 1440,
        height: int = 900,
        *,
        light: bool = False,
        locale: str = "en-US",
        touch: bool = False,
        staged: bool = False,
        moving: bool = False,
    ) -> Screen:
        context = self.browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme="light" if light else "dark",
            locale=locale,
            has_touch=touch,
            is_mobile=touch,
            reduced_motion="no-preference" if moving else "reduce",
        )
        context.set_default_timeout(20_000)
        if not staged:
            context.add_init_script(UNSTAGED)
        self.all.append(Screen(context, self.server))
        return self.all[-1]
