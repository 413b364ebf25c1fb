"""Looking back in a browser: by turns, with marks of take-backs, with other eyes on a phone; and the lobby's link."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.web.screens import ROOT, Screen, Screens

BOT = "bot:random"
RECORD = ROOT / "tests" / "records" / "mm-2-greedy.rec"


def opened(screen: Screen) -> None:
    """The replay of a finished match at its start."""
    page = screen.open("/open")
    page.locator("input[type=file]").set_input_files(RECORD)
    expect(page.locator(".replay .where")).to_have_text(re.compile(r"^0 / [1-9]"))


def test_shift_leads_through_a_replay_by_turns(screen: Screen) -> None:
    opened(screen)
    page = screen.page
    acting = page.locator(".seat.acting .name")
    first = acting.inner_text()
    expect(page.locator(".replay .ticks path").first).to_be_attached()

    page.keyboard.press("Shift+Period")

    expect(acting).not_to_have_text(first)
    page.wait_for_url(re.compile(r"/at/([2-9]|\d\d)$"))
    page.keyboard.press("Shift+Comma")
    page.wait_for_url("**/at/0")
    expect(acting).to_have_text(first)


def test_a_take_back_is_marked_on_the_slider(screen: Screen) -> None:
    match = screen.start(BOT)
    page = screen.page
    screen.wait_for_question()
    before = screen.signature()
    page.locator("#question [data-key^='build']").first.click()
    screen.wait_for_change(before)
    screen.wait_for_question()
    at = int(page.locator("#question").get_attribute("data-seq") or 0)
    before = screen.signature()
    page.keyboard.press("z")
    screen.wait_for_change(before)

    screen.open(f"/m/{match}/at/{at}")

    expect(page.locator(".replay .mark")).to_have_count(1)
    slider = page.locator(".replay input[type=range]")
    expect(slider).to_have_attribute("aria-valuetext", re.compile("Ada undoes their last answer"))
    expect(slider).to_have_accessible_description(f"One undo, at decision {at}.")
    expect(page.locator("#question .undone")).to_be_visible()


def test_eyes_are_chosen_on_the_smallest_phone(screens: Screens) -> None:
    screen = screens(360, 720, touch=True)
    opened(screen)
    page = screen.page
    eyes = page.get_by_label("View as")
    box = eyes.bounding_box()
    assert box is not None
    assert box["width"] >= 90
    assert box["height"] >= 44
    assert box["x"] + box["width"] <= 360
    assert screen.has_no_sideways_scroll()

    eyes.select_option(label="spectator")

    expect(page.locator("#own .whose")).to_contain_text("area")
    eyes.select_option("1")
    expect(page.locator("#own")).to_be_visible()
    page.get_by_role("button", name="One decision forward").click()
    page.wait_for_url("**/at/1")
    page.get_by_role("button", name="What happened").click()
    expect(page.locator("[role=log] li button").first).to_be_visible()
    screen.shot("phone-replay-eyes")


def test_a_filtered_lobby_can_be_linked(screens: Screens) -> None:
    host, guest = screens(), screens()
    page = host.open()
    page.locator("form .name").first.fill("Ada")
    seats = page.locator("form .row select")
    for seat, who in ((1, "open"), (2, "nobody"), (3, "nobody")):
        seats.nth(seat).select_option(who)
    page.locator("form").get_by_label("Pace").select_option("days")
    page.locator("form").get_by_label("Language at the table").select_option("es")
    page.locator("form .primary").click()
    page.wait_for_url("**/m/*")
    match = page.url.rsplit("/", 1)[1]

    page = guest.open("/tables?pace=days&language=es")
    row = page.locator(f"a[href='/m/{match}']")
    expect(row).to_contain_text("Español")
    expect(row).to_contain_text("over days")
    page.locator("form").get_by_label("Language").select_option("fr")

    expect(row).to_have_count(0)
    expect(page).to_have_url(re.compile(r"/tables\?pace=days&language=fr$"))
    page.reload()
    expect(page.locator("form").get_by_label("Pace")).to_have_value("days")
    expect(row).to_have_count(0)
