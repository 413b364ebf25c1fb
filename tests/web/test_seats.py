"""Whose seat is looked at, who holds mine, and what a reload leaves as it was."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.web.clicking import axe_finds_nothing
from tests.web.screens import Screens

BOT = "bot:greedy"


def test_another_seats_board_has_its_name_and_a_way_back(screens: Screens) -> None:
    screen = screens()
    screen.start(BOT)
    page = screen.page
    screen.wait_for_question()
    whose = page.locator("#own .whose")
    expect(whose).to_have_count(0)
    expect(page.locator("#own .quests h3")).to_contain_text("only you see these")

    page.locator(".seat", has_text="Hazel").click()

    expect(whose).to_contain_text("Hazel’s area")
    expect(page.locator("#own .quests h3")).not_to_contain_text("only you see these")
    axe_finds_nothing(screen, "another seat")
    screen.shot("another-seat")
    page.get_by_role("button", name="Back to my board").click()
    expect(whose).to_have_count(0)


def test_a_bot_holds_a_seat_on_a_desktop_until_it_is_taken_back(screens: Screens) -> None:
    screen = screens()
    screen.start(BOT)
    page = screen.page
    screen.wait_for_question()

    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name=re.compile("^Let a bot play for")).click()
    page.keyboard.press("Escape")

    held = page.locator(".chip", has_text="plays for")
    expect(held).to_be_visible()
    held.get_by_role("button", name="Take the seat back").click()
    expect(held).to_have_count(0)


def test_a_reload_keeps_the_way_to_the_question(screens: Screens) -> None:
    screen = screens()
    screen.start(BOT)
    page = screen.page
    screen.wait_for_question()
    first = screen.question()
    before = screen.signature()
    page.locator("#question [data-key^='build']").first.click()
    screen.wait_for_change(before)
    crumb = page.locator("#question .crumbs button")
    expect(crumb).to_have_text(re.compile("^Build with"))

    page.reload()

    screen.wait_for_question()
    expect(crumb).to_have_text(re.compile("^Build with"))
    crumb.click()
    expect(page.locator("#question h2")).to_have_text(first)
    expect(crumb).to_have_count(0)


def test_larger_text_draws_the_board_larger(screens: Screens) -> None:
    screen = screens()
    screen.start(BOT)
    page = screen.page
    screen.wait_for_question()
    board = page.locator("#board svg.board")

    def shown() -> float:
        box = board.locator("[data-place^='slot'], [data-place^='location']").first.bounding_box()
        assert box is not None
        return box["width"]

    usual = shown()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Text size").fill("140")
    page.keyboard.press("Escape")

    assert shown() > 1.3 * usual
    assert screen.has_no_sideways_scroll()
    screen.shot("larger-text")
