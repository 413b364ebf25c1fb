"""Every table at the sizes that people have: something can be answered without scrolling, and all of it has a name."""

from __future__ import annotations

import pytest
from tests.web.clicking import axe_finds_nothing
from tests.web.screens import Screen, Screens
from tests.web.test_looks import BOT, GAMES, play_some

TOUCHED = ((360, 640), (360, 740), (390, 844), (640, 700), (768, 1024), (800, 600), (820, 1180), (1024, 768))
CLICKED = ((1024, 768), (1280, 720), (1366, 768), (1440, 900), (1920, 1080), (2560, 1440))
# How many options lie wholly in their list and in the window, and whether the buttons below them do.
IN_SIGHT = """() => {
    const inside = (box, frame) => box.top >= frame.top - 1 && box.bottom <= frame.bottom + 1
        && box.left >= frame.left - 1 && box.right <= frame.right + 1;
    const room = { top: 0, left: 0, bottom: innerHeight, right: innerWidth };
    const list = document.querySelector('#question .options').getBoundingClientRect();
    const rows = [...document.querySelectorAll('#question .options [data-key]')]
        .map(row => row.getBoundingClientRect());
    const first = rows.findIndex(box => !(inside(box, list) && inside(box, room)));
    const buttons = [...document.querySelectorAll('#question .acts button')];
    return {
        options: rows.length,
        seen: first < 0 ? rows.length : first,
        buttons: buttons.every(button => inside(button.getBoundingClientRect(), room)),
        scrolls: document.documentElement.scrollHeight > innerHeight,
        board: document.querySelector('#board').getBoundingClientRect().height,
    };
}"""


def in_sight(screen: Screen) -> dict[str, int]:
    screen.page.wait_for_timeout(150)  # the board is laid out anew
    found: dict[str, int] = screen.page.evaluate(IN_SIGHT)
    return found


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("sizes", [TOUCHED, CLICKED], ids=["touched", "clicked"])
def test_answers_are_in_sight_at_every_size(screens: Screens, game: str, sizes: tuple[tuple[int, int], ...]) -> None:
    screen = screens(*sizes[0], touch=sizes is TOUCHED)
    screen.start(BOT, game=game)
    screen.wait_for_question()
    for width, height in sizes:
        screen.page.set_viewport_size({"width": width, "height": height})
        found = in_sight(screen)
        where = f"{game} at {width} x {height}: {screen.question()} {found}"
        screen.shot(f"size-{game.split()[0].lower()}-{width}x{height}")
        most = 4 if height >= 740 and width < 640 else 3 if width >= 640 and height >= 720 else 1
        assert found["seen"] >= min(found["options"], most), where
        assert found["buttons"], where
        assert not found["scrolls"], where
        assert found["board"] >= 130, where
        assert screen.has_no_sideways_scroll(), where
        axe_finds_nothing(screen, where)
        play_some(screen, 1)
