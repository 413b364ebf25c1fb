"""Euthia in the browser: a whole match by clicking where things lie, phones, axe, keys, languages, and its words."""

from __future__ import annotations

import json
import random
import re
from functools import lru_cache
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect
from tests.web.clicking import Sightseer, axe_finds_nothing, press_or_go_on
from tests.web.make_euthia_fixtures import SCENARIOS, options
from tests.web.screens import ROOT, Screen, Screens

import muster

BOT: Final = "random"
OPTIONS: Final = ROOT / "web" / "tests" / "fixtures" / "euthia-options.json"
WORDS: Final = ROOT / "web" / "src" / "boards" / "euthia" / "text"
MESSAGE_ID: Final = re.compile(r"\b(eu|option|prompt|location|monster|scenario|tile)-[a-z_]+\b|\{ ?\$")
# What is worth a look, by what is on the screen then.
SIGHTS: Final = {
    "combat": ".combat .sum .die",
    "walk": "[data-place^='hex:'].legal",
    "reveal": "[data-place='edge:1'].legal",
    "trade": ".trade .legal",
}
COMBAT: Final = ("duel", "hero-roll", "after-monster")  # questions about a roll
# How gladly an aimless player takes an answer.
TASTE: Final = {
    "end": 0.1,
    "back": 0.2,
    "arrange": 0.05,
    "drop-menu": 0.02,
    "walk": 4,
    "go": 2,
    "trade": 20,
    "pass-all": 0.1,
}


def test_the_page_knows_every_kind_of_option() -> None:
    """The page's tests read this list; a new kind must come to it: python tests/web/make_euthia_fixtures.py."""
    assert json.loads(OPTIONS.read_text(encoding="utf-8")) == options()


@pytest.mark.parametrize("lang", ["en", "es", "fr"])
def test_every_scenario_says_its_aim(lang: str) -> None:
    told = (WORDS / f"{lang}.ftl").read_text(encoding="utf-8")
    assert [name for name in SCENARIOS if f"\neu-aim-{name} = " not in told] == []


MAKE: Final = """async ([options, bots]) => {
    const { csrf } = await (await fetch('/api/me')).json();
    const seats = [{ kind: 'person', me: true, name: 'Ada' }, ...bots.map((bot) => ({ kind: 'bot', bot }))];
    const made = await fetch('/api/matches', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'X-CSRF-Token': csrf },
        body: JSON.stringify({ game: 'euthia', options, seats }),
    });
    return (await made.json()).id;
}"""
# A record is opened, and played on from one of its decisions.
PLAY_ON: Final = """async ([record, at]) => {
    const { csrf } = await (await fetch('/api/me')).json();
    const post = async (path, body) => {
        const headers = { 'content-type': 'application/json', 'X-CSRF-Token': csrf };
        return (await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
    };
    const { id } = await post('/api/records', { record });
    return (await post(`/api/matches/${id}/play-on`, { at, seat: 0 })).id;
}"""


@lru_cache(maxsize=32)
def record_with(prompts: tuple[str, ...], scenario: str, seats: int) -> tuple[str, int]:
    """A match of aimless players in which the first seat is asked one of these, and after how many answers."""
    for seed in range(60):
        chosen = {"scenario": scenario, "elites": True, "griffin": True}
        match = muster.new("euthia", seats=seats, seed=seed, options=chosen)
        luck = random.Random(seed)
        at = None
        while not match.over:
            decision = match.decision
            late = match.view(0)["round"] > 2
            if at is None and late and decision.seat == 0 and decision.question.prompt in prompts:
                at = match.length
            match.play(luck.choices(decision.options, [TASTE.get(each.kind, 1) for each in decision.options])[0])
        if at is not None:
            return match.record.to_text(), at
    raise AssertionError(f"nobody is asked {prompts}")


def sit_down_at(screen: Screen, prompts: tuple[str, ...], scenario: str = "the-hunt", seats: int = 2) -> str:
    """A table at which I am asked just this."""
    quietly(screen)
    match: str = screen.page.evaluate(PLAY_ON, list(record_with(prompts, scenario, seats)))
    screen.open(f"/m/{match}")
    assert screen.wait_for_question()
    return match


def quietly(screen: Screen) -> None:
    """On our own page, when everything has come: who I am is settled."""
    screen.open("/tables")
    screen.page.wait_for_load_state("networkidle")


def make(screen: Screen, *bots: str, **chosen: Any) -> str:
    """A match with options; the page's own form is tested with the other games."""
    quietly(screen)
    match: str = screen.page.evaluate(MAKE, [chosen, list(bots)])
    screen.open(f"/m/{match}")
    return match


def state(page: Page, match: str) -> dict[str, Any]:
    told: dict[str, Any] = page.evaluate(f"async () => (await fetch('/api/matches/{match}?seat=0')).json()")
    return told


def answer_where_it_lies(screen: Screen, luck: random.Random, *, tap: bool = False) -> None:
    """Click something that is lit; to go on, the big button, or an option of the list."""
    lit = screen.page.locator("[data-spot].legal:visible:not([data-place='own:arrange'])")
    press_or_go_on(screen, lit, luck, lambda may_go_on: luck.random() < (0.5 if may_go_on else 0.8), tap=tap)


def test_a_whole_match_is_played_by_clicking(screens: Screens) -> None:
    screen = screens()
    match = make(screen, BOT, scenario="the-hunt", map_limit=5)
    page = screen.page
    luck = random.Random(5)
    sightseer = Sightseer(screen, "euthia", SIGHTS, MESSAGE_ID)

    answers = sightseer.play_to_the_end(lambda: answer_where_it_lies(screen, luck))

    assert answers > 40
    assert "walk" in sightseer.seen
    page.locator("#question a.primary").click()
    expect(page.locator(".ranking li")).to_have_count(2)
    expect(page.locator("tbody")).to_contain_text("Reputation")
    screen.shot("euthia-end")
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(re.compile(rf"/m/(?!{re.escape(match)})[^/]+$"))
    expect(page.locator(".map")).to_be_visible()
    assert state(page, page.url.rsplit("/", 1)[1])["options"]["map_limit"] == 5


@pytest.mark.parametrize("width, height, locale", [(360, 740, "fr-FR"), (390, 844, "es-ES")])
def test_a_phone_shows_every_place_without_sideways_scroll(
    screens: Screens, width: int, height: int, locale: str
) -> None:
    screen = screens(width, height, touch=True, locale=locale, light=width == 390)
    page = screen.page
    sit_down_at(screen, COMBAT, "walking-destruction")
    for at, tab in enumerate(page.locator(".tabs button").all()):
        tab.click()
        assert screen.has_no_sideways_scroll()
        assert page.locator("#board .map, #board section").first.is_visible()
        axe_finds_nothing(screen, f"phone {width} tab {at}")
    assert not MESSAGE_ID.search(page.inner_text("body"))
    screen.shot(f"euthia-phone-{width}")
    luck = random.Random(4)
    for _ in range(5):
        if not screen.wait_for_question():
            break
        assert screen.has_no_sideways_scroll()
        answer_where_it_lies(screen, luck, tap=True)


def test_the_panels_in_both_lights(screens: Screens) -> None:
    screen = screens(light=True, locale="fr-FR")
    page = screen.page
    for prompts, scenario, panel in (
        (COMBAT, "the-hunt", ".combat .total"),
        (("trade",), "the-looming-doom", ".trade .legal"),
        (("reveal",), "threat-of-mirrezil", ".scenario .aim"),
        (("turn",), "elemental-revocation-3", ".scenario .aim"),
    ):
        sit_down_at(screen, prompts, scenario)
        if panel.startswith(".scenario"):
            axe_finds_nothing(screen, f"{scenario}, {prompts[0]}, the Map alone")
            page.locator(".scroll .open").click()
        expect(page.locator(panel).first).to_be_visible()
        for theme in ("light", "dark"):
            page.emulate_media(color_scheme="light" if theme == "light" else "dark")
            axe_finds_nothing(screen, f"{scenario}, {prompts[0]}, {theme}")
            screen.shot(f"euthia-{prompts[0]}-{theme}")
        assert not MESSAGE_ID.search(page.inner_text("body"))


def test_a_stretch_by_keys_alone(screens: Screens) -> None:
    """Zoom, panels, explanations, walking over the Map by arrows, choosing by numbers, taking back."""
    screen = screens()
    page = screen.page
    make(screen, scenario="the-hunt")
    screen.wait_for_question()
    land = page.locator(".map .pushed")
    whole = land.get_attribute("data-zoom")
    page.keyboard.press("+")
    expect(land).not_to_have_attribute("data-zoom", str(whole))
    page.keyboard.press("0")
    expect(land).to_have_attribute("data-zoom", str(whole))
    expect(page.locator(".beside section")).to_have_count(0)
    page.keyboard.press("t")
    expect(page.locator(".trade")).to_be_visible()
    page.keyboard.press("t")
    expect(page.locator(".scenario .aim")).to_be_visible()
    page.keyboard.press("t")
    expect(page.locator(".beside section")).to_have_count(0)

    page.keyboard.press("1")  # a token becomes Move points
    expect(page.locator("[data-place='moves'] .num")).not_to_have_text("0")
    expect(page.locator("[data-place^='hex:'].legal").first).to_be_visible()
    page.keyboard.press("]")
    expect(page.locator(":focus")).to_have_attribute("data-place", re.compile("^hex:"))
    first = page.locator(":focus").get_attribute("data-place")
    page.keyboard.press("i")
    expect(page.locator(".explain")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowRight")
    expect(page.locator(":focus")).not_to_have_attribute("data-place", str(first))

    page.keyboard.press("z")
    expect(page.locator("[data-place='moves'] .num")).to_have_text("0")


def test_one_may_keep_ones_own_log(screens: Screens) -> None:
    screen = screens()
    page = screen.page
    match = screen.start(f"bot:{BOT}", game="Euthia")
    screen.wait_for_question()
    with page.expect_download() as kept:
        page.get_by_role("button", name="Save the log to a file").click()
    assert kept.value.suggested_filename == f"{match}.txt"
    told = kept.value.path().read_text(encoding="utf-8")
    assert "Euthia" in told.splitlines()[0]
    assert "Ada" in told
    record = screen.context.request.get(f"{screen.server.address}/api/matches/{match}/record")
    assert record.status == 403  # the record itself is secret until the match is over
