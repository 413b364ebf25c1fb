"""Frames per second while the stage plays: ``python tests/web/measure_frames.py [GAME ...]``, at 1440 by 900.

Chromium draws without a graphics card. Each figure is the mean over one moment, from its beginning to its end.
"""

from __future__ import annotations

import shutil
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).parents[2]))
from tests.web.conftest import QUIET
from tests.web.measure_waits import GAMES
from tests.web.screens import Screen, Screens, Server
from tests.web.test_stage import play_until, sit_down

MOMENTS: Final = 4  # of each game
FRAMES: Final = """async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const begun = await frame();
    let [frames, now] = [0, begun];
    while (document.querySelector('.stage:not(.asks)')) { now = await frame(); frames += 1; }
    return [frames, now - begun];
}"""


def measured(screen: Screen, game: str) -> list[float]:
    """Frames per second in some moments of a match."""
    found: list[float] = []
    match = sit_down(screen, game, tempo="normal", staged="all", sound=False)
    while len(found) < MOMENTS and play_until(screen, match, ".stage:not(.asks)"):
        told: Any = screen.page.evaluate(FRAMES)
        frames, taken = told
        if taken > 500:
            found.append(frames / taken * 1000)
    return found


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=list(QUIET))
        for game in sys.argv[1:] or list(GAMES):
            found = measured(Screens(browser, server)(staged=True, moving=True), game)
            told = ", ".join(f"{each:.0f}" for each in found)
            print(f"{game:22} {statistics.mean(found):.0f} frames/s ({told})", flush=True)
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
