"""Pictures for README and docs/gallery.md: ``python tests/web/make_images.py [NAME ...]``, with Chromium and the page.

Bots play a match of every game here; the page opens its record, and someone plays on from a moment worth looking at.
``python tests/web/make_images.py films`` makes the moving pictures only: the same records, decision by decision.
"""

from __future__ import annotations

import io
import re
import shutil
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal

from PIL import Image
from playwright.sync_api import Browser, StorageState, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[2]))
from tests.web.conftest import QUIET
from tests.web.screens import ROOT, Screen, Server

import muster
from muster.bots import bot_called
from muster.kernel.match import Match

IMAGES: Final = ROOT / "docs" / "images"
NAMES: Final = ["Ada", "Ben", "Chloé"]
LARGEST: Final = 250_000
QUALITY: Final = 84


@dataclass(frozen=True)
class Look:
    """A screen, the light in the room, and the language of its owner."""

    size: Literal["wide", "phone"]
    light: Literal["dark", "light"]
    lang: Literal["en", "es", "fr"]

    @property
    def name(self) -> str:
        return f"{self.size}-{self.light}-{self.lang}"


LOOKS: Final = (
    Look("wide", "dark", "en"),
    Look("wide", "light", "fr"),
    Look("phone", "dark", "es"),
    Look("phone", "light", "en"),
)


@dataclass(frozen=True)
class Moment:
    """A question of the first seat, the first of its kind after a part of the match."""

    game: str
    prompt: str
    after: float


MOMENTS: Final = {
    "meeples-table": Moment("meeples-and-monsters", "plan", 0.55),
    "lands-table": Moment("monster-lands", "turn", 0.42),
    "lands-battle": Moment("monster-lands", "attack", 0.5),
    "euthia-table": Moment("euthia", "walk", 0.45),
    "euthia-combat": Moment("euthia", "hero-roll", 0.3),
    "replay": Moment("meeples-and-monsters", "plan", 0.35),
}
ONCE: Final = ("lands-battle", "euthia-combat")  # one look is enough


@dataclass(frozen=True)
class Film:
    """A stretch of a replay: the name of its moment, and how many decisions are shown from there on."""

    game: str
    start: str
    decisions: int


FILMS: Final = {
    "meeples-film": Film("meeples-and-monsters", "meeples-table", 44),
    "lands-film": Film("monster-lands", "lands-table", 44),
    "euthia-film": Film("euthia", "euthia-combat", 44),
}
FILM_SIZE: Final = (720, 450)
FILM_LARGEST: Final = 1_500_000
FRAME_MS: Final = 450
LAST_MS: Final = 2_000


def played(game: str, seed: int) -> Match:
    """A match of three greedy players."""
    match = muster.new(game, seats=3, seed=seed, names=NAMES)
    bots = [bot_called("greedy", game, seat) for seat in range(3)]
    while not match.over:
        seat = match.decision.seat
        match.play(bots[seat].decide(match.chair(seat)))
    return match


def worth_looking_at(game: str) -> tuple[Match, dict[str, int]]:
    """The first match in which all its moments come up, and before which answers they do."""
    moments = {name: moment for name, moment in MOMENTS.items() if moment.game == game}
    for seed in range(7, 27):
        match = played(game, seed)
        numbers = {name: number_of(match, moment, seed) for name, moment in moments.items()}
        found = {name: number for name, number in numbers.items() if number is not None}
        if len(found) == len(moments):
            return match, found
    raise LookupError(f"no match of {game} has all of {', '.join(moments)}")


def number_of(match: Match, moment: Moment, seed: int) -> int | None:
    """Before which answer that moment is, if it comes."""
    again = muster.new(moment.game, seats=3, seed=seed, names=NAMES)
    lines = match.record.to_text().split("\n\n", 1)[1].splitlines()
    for number, line in enumerate(line for line in lines if line[:1].isdigit()):
        asked = again.decision
        if asked.seat == 0 and asked.question.prompt == moment.prompt and number > match.length * moment.after:
            return number
        again.play(line.split(" ", 1)[1])
    return None


class Studio:
    """A server with the matches on it, and a browser that takes pictures."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self.browser = browser
        self.server = server
        self.cookies: StorageState | None = None
        self.addresses: dict[str, str] = {}
        self.numbers: dict[str, int] = {}

    def screen(self, look: Look) -> Screen:
        phone = look.size == "phone"
        context = self.browser.new_context(
            viewport={"width": 390, "height": 844} if phone else {"width": 1440, "height": 900},
            device_scale_factor=1.25 if phone else 0.8,
            color_scheme=look.light,
            locale=look.lang,
            reduced_motion="reduce",
            has_touch=phone,
            is_mobile=phone,
            storage_state=self.cookies,
        )
        context.set_default_timeout(60_000)
        return Screen(context, self.server)

    def lay_out(self) -> None:
        """Open the records, and play on from every moment."""
        screen = self.screen(LOOKS[0])
        for game in muster.game_names():
            match, numbers = worth_looking_at(game)
            page = screen.open("/open")
            text = match.record.to_text().encode()
            page.locator("input[type=file]").set_input_files(
                {"name": f"{game}.rec", "mimeType": "text/plain", "buffer": text}
            )
            page.wait_for_url("**/at/0")
            self.addresses[game] = page.url.removeprefix(self.server.address).removesuffix("/at/0")
            self.numbers |= numbers
            for name, number in numbers.items():
                if name == "replay":
                    self.addresses[name] = f"{self.addresses[game]}/at/{number}"
                else:
                    self.addresses[name] = self.play_on(screen, game, number)
        self.cookies = screen.context.storage_state()
        screen.context.close()

    def play_on(self, screen: Screen, game: str, number: int) -> str:
        page = screen.open(f"{self.addresses[game]}/at/{number}")
        page.locator("#question [data-key]").first.wait_for()
        page.get_by_role("button", name="Play on from here").click()
        page.wait_for_url(re.compile(r"/m/[^/]+$"))
        screen.wait_for_question()
        return page.url.removeprefix(self.server.address)

    def take(self, name: str, look: Look, go: Callable[[Screen], None]) -> None:
        screen = self.screen(look)
        go(screen)
        screen.page.wait_for_timeout(800)
        path = IMAGES / f"{name}-{look.name}.jpg"
        screen.page.screenshot(path=path, type="jpeg", quality=QUALITY)
        size = path.stat().st_size
        print(path.relative_to(ROOT), size, flush=True)
        assert size < LARGEST
        screen.context.close()

    def film(self, name: str) -> None:
        """The replay of a match, a frame for each decision, as one animated WebP."""
        film = FILMS[name]
        screen = self.screen(LOOKS[0])
        page = screen.open(f"{self.addresses[film.game]}/at/{self.numbers[film.start]}")
        frames = []
        for _ in range(film.decisions):
            page.locator("#question [data-key]").first.wait_for()
            page.wait_for_timeout(250)
            picture = Image.open(io.BytesIO(page.screenshot()))
            frames.append(picture.convert("RGB").resize(FILM_SIZE, Image.Resampling.LANCZOS))
            where = page.locator(".replay .where").inner_text()
            page.get_by_role("button", name="One decision forward").click()
            page.wait_for_function(f"document.querySelector('.replay .where')?.textContent !== {where!r}")
        screen.context.close()
        path = IMAGES / f"{name}.webp"
        times = [FRAME_MS] * (len(frames) - 1) + [LAST_MS]
        for quality in range(80, 20, -10):
            frames[0].save(
                path, save_all=True, append_images=frames[1:], duration=times, loop=0, quality=quality, method=4
            )
            if path.stat().st_size <= FILM_LARGEST:
                break
        print(path.relative_to(ROOT), path.stat().st_size, flush=True)
        assert path.stat().st_size <= FILM_LARGEST

    def show(self, name: str) -> Callable[[Screen], None]:
        """How a screen comes to what is wanted."""

        def start(screen: Screen) -> None:
            screen.open().locator(".game").nth(2).wait_for()

        def replay(screen: Screen) -> None:
            page = screen.open(self.addresses["replay"])
            page.locator("#question [data-key]").first.wait_for()

        def end(screen: Screen) -> None:
            screen.open(f"{self.addresses['monster-lands']}/end").locator(".ranking").wait_for()

        def learn(screen: Screen) -> None:
            screen.open("/learn/monster-lands").locator("#learn-tips").wait_for()

        def table(screen: Screen) -> None:
            screen.open(self.addresses[name])
            screen.wait_for_question()

        ways = {"start": start, "replay": replay, "end": end, "learn": learn}
        return ways.get(name, table)


def main(wanted: list[str]) -> None:
    IMAGES.mkdir(exist_ok=True)
    server = Server(Path(tempfile.mkdtemp()))
    server.start()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=list(QUIET))
        studio = Studio(browser, server)
        studio.lay_out()
        for name in ("start", *MOMENTS, "end", "learn"):
            if wanted and name not in wanted:
                continue
            for look in LOOKS[:1] if name in ONCE else LOOKS:
                studio.take(name, look, studio.show(name))
        for name in FILMS:
            if not wanted or name in wanted or "films" in wanted:
                studio.film(name)
        browser.close()
    server.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
