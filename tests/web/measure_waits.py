"""How long one person waits for bots: ``python tests/web/measure_waits.py [--delay S] [--seats N] [GAME ...]``.

Chromium plays whole matches against bots by the page's own hints at normal speed. A wait is the time from an answer
after which others act until the next question can be answered and nothing lies over the board; answers after which
nobody else acts are not counted.
"""

from __future__ import annotations

import argparse
import json
import shutil
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[2]))
from tests.web.conftest import QUIET
from tests.web.screens import GENEROUS, Screen, Server

GAMES: Final = {"meeples-and-monsters": "Meeples", "monster-lands": "Monster Lands", "euthia": "Euthia"}
SETTINGS: Final = {"confirm": "never", "motion": "full", "sound": False}

# Answers by the hint of the page, and waits until the next question of this seat can be answered.
STEP: Final = """async ([match, seat]) => {
    const frame = () => new Promise(requestAnimationFrame);
    const open = () => {
        const question = document.querySelector('#question');
        if (!question || document.querySelector('.stage:not(.asks)')) return null;
        if (question.querySelector('a.primary')) return 'over';
        const mine = question.classList.contains('mine') && question.querySelector('[data-key]:not(:disabled)');
        return mine ? question.dataset.seq : null;
    };
    let before = open();
    while (before === null) { await frame(); before = open(); }
    if (before === 'over') return null;
    const hint = await (await fetch(`/api/matches/${match}/hint?seat=${seat}`)).json();
    const row = document.querySelector(`#question [data-key="${CSS.escape(hint.key ?? '')}"]`)
        ?? document.querySelector('#question [data-key]');
    const begun = performance.now();
    row.click();
    let now = open();
    while (now === null || now === before) { await frame(); now = open(); }
    return [performance.now() - begun, Number.parseInt(before), now === 'over' ? null : Number.parseInt(now)];
}"""


def waits(page: Page, match: str, most: int) -> list[float]:
    """Every wait in seconds, over a whole match or its first answers."""
    found: list[float] = []
    for _ in range(most):
        told: Any = page.evaluate(STEP, [match, 0])
        if told is None:
            break
        taken, before, after = told
        if after is None or after - before > 1:
            found.append(taken / 1000)
    return found


def said(name: str, found: list[float], seconds: float) -> str:
    ranked = sorted(found)
    most = [f"{each:.1f}" for each in ranked[-5:]]
    mean, median = statistics.mean(found), statistics.median(found)
    at_95 = ranked[int(len(ranked) * 0.95) - 1]
    return (
        f"{name:22} {len(found):4} waits: mean {mean:.2f} s, median {median:.2f} s, "
        f"95 % {at_95:.2f} s, longest {', '.join(most)} s ({seconds:.0f} s in all)"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"{', '.join(GAMES)}; all where none is named")
    parser.add_argument("--delay", help="bot_delay of the server; its default where this is left out")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--answers", type=int, default=100_000, help="stop after so many")
    asked = parser.parse_args()
    for game in asked.games:
        if game not in GAMES:
            parser.error(f"no game {game}; there are: {', '.join(GAMES)}")
    generous = [each for each in GENEROUS if not each.startswith("bot_delay")]
    settings = [*generous, f"bot_delay={asked.delay}"] if asked.delay else generous
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder), settings)
        server.start()
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=list(QUIET))
        for game in asked.games or list(GAMES):
            context = browser.new_context(viewport={"width": 1440, "height": 900})
            context.add_init_script(f"localStorage.setItem('muster-settings', '{json.dumps(SETTINGS)}')")
            screen = Screen(context, server)
            match = screen.start(*[f"bot:{asked.bot}"] * (asked.seats - 1), game=GAMES[game])
            begun = time.monotonic()
            found = waits(screen.page, match, asked.answers)
            print(said(game, found, time.monotonic() - begun), flush=True)
            context.close()
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
