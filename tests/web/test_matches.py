"""Whole matches in the browser: by clicking, by keys, with friends, on one device."""

from __future__ import annotations

import json
import random
import re

from playwright.sync_api import Page, expect
from tests.web.screens import Screen, Screens, Server

BOT = "bot:greedy"
ENDLESS = 600


def answer_on_the_board(screen: Screen, luck: random.Random) -> None:
    """Click something that is lit on the board or before me; where nothing is, an option of the list."""
    page = screen.page
    before = screen.signature()
    lit = page.locator("[data-spot].legal")
    fights = page.locator("[data-place^='monster:'].legal")
    if fights.count():
        lit = fights  # a match ends when the Monsters are beaten
    go_on = page.locator("#question .primary:not(:disabled)")
    if lit.count() and (not go_on.count() or luck.random() < 0.7):
        lit.nth(luck.randrange(lit.count())).click()
        if page.locator(".menu").count():
            page.locator(".menu button").first.click()
    elif go_on.count():
        go_on.click()
    else:
        page.locator("#question [data-key]").first.click()
    if page.locator("#question .picked").count():
        page.keyboard.press("Enter")
    screen.wait_for_change(before)


def test_a_whole_match_is_played_by_clicking(screen: Screen) -> None:
    screen.start(BOT)
    page = screen.page
    luck = random.Random(5)

    answers = 0
    while screen.wait_for_question() and answers < ENDLESS:
        answer_on_the_board(screen, luck)
        answers += 1

    assert answers > 20
    page.locator("#question a.primary").click()
    expect(page.locator(".ranking li")).to_have_count(2)
    expect(page.locator("h1")).to_contain_text(re.compile("wins|share"))
    assert page.locator("tbody tr").count() >= 6
    assert page.locator("svg .line").count() == 2
    screen.shot("end")

    page.get_by_role("link", name="Verify").click()
    expect(page.locator(".verdict.ok")).to_be_visible()
    page.go_back()

    page.get_by_role("link", name="Replay").click()
    expect(page.locator(".replay .where")).to_have_text(re.compile(r"^0 / [1-9]"))
    page.keyboard.press(".")
    expect(page.locator(".replay .where")).to_contain_text("1 /")
    assert page.url.endswith("/at/1")


def test_a_whole_match_is_played_with_keys_alone(screen: Screen) -> None:
    page = screen.open()
    page.locator(".game").first.wait_for()
    # To the set-up: Tab walks there, Enter in a field starts.
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.classList.contains('name')"):
            break
    page.keyboard.type("Keyes")
    page.keyboard.press("Enter")
    page.wait_for_url("**/m/*")

    luck = random.Random(2)
    answers = 0
    while screen.wait_for_question() and answers < ENDLESS:
        before = screen.signature()
        keys = screen.offered()
        if answers % 9 == 4 and page.locator("[data-spot].legal").count():
            page.keyboard.press("]")  # to a lit place, and choose it there
            page.keyboard.press("Enter")
            if page.locator(".menu").count():
                page.keyboard.press("Enter")
        elif page.locator("#question .primary:not(:disabled)").count():
            page.keyboard.press("g")
            page.keyboard.press("Enter")
        else:
            number = str(keys.index("confirm") + 1 if "confirm" in keys else luck.randrange(min(9, len(keys))) + 1)
            number = page.locator(f'[data-key="{keys[int(number) - 1]}"] .n').inner_text()
            for digit in number:
                page.keyboard.press(digit)
        if page.locator("#question .picked").count():
            page.keyboard.press("Enter")
        screen.wait_for_change(before)
        answers += 1

    assert answers > 20
    expect(page.locator("#question h2")).to_have_text("The match is over")


def test_the_keys_open_and_close_what_they_name(screen: Screen) -> None:
    screen.start(BOT)
    page = screen.page
    screen.wait_for_question()
    for key, title in (("s", "Score sheet"), ("?", "Help")):
        page.keyboard.press(key)
        expect(page.get_by_role("dialog")).to_contain_text(title)
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("w")
    expect(page.locator("#question .aside")).to_contain_text("MM-")
    page.keyboard.press("Escape")
    expect(page.locator("#question .aside")).to_have_count(0)
    page.keyboard.press("h")
    expect(page.locator("#question .hint")).to_be_visible()
    page.locator("[data-spot]").first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("i")
    expect(page.locator(".explain")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".explain")).to_have_count(0)


def test_a_reload_brings_back_the_same_question(screen: Screen) -> None:
    screen.start(BOT)
    page = screen.page
    luck = random.Random(1)
    for _ in range(6):
        screen.wait_for_question()
        answer_on_the_board(screen, luck)
    screen.wait_for_question()
    question, keys = screen.question(), screen.offered()

    page.reload()

    screen.wait_for_question()
    assert (screen.question(), screen.offered()) == (question, keys)


def test_a_lost_net_is_said_at_once_and_mended_when_it_is_back(screen: Screen) -> None:
    screen.start(BOT)
    screen.wait_for_question()
    lost = screen.page.locator(".chip.lost")
    screen.context.set_offline(True)
    expect(lost).to_be_visible()
    expect(screen.page.locator("#question [data-key]").first).to_be_disabled()
    screen.context.set_offline(False)
    expect(lost).to_have_count(0)
    screen.wait_for_question()
    screen.faults.clear()  # lines that could not be opened


def test_a_killed_server_loses_nothing(screens: Screens, server: Server) -> None:
    screen = screens()
    screen.start(BOT)
    page = screen.page
    screen.wait_for_question()
    answer_on_the_board(screen, random.Random(3))
    screen.wait_for_question()
    question, keys = screen.question(), screen.offered()

    server.kill()
    expect(page.locator(".chip.lost")).to_be_visible()
    server.start()

    expect(page.locator(".chip.lost")).to_have_count(0, timeout=30_000)
    screen.wait_for_question()
    assert (screen.question(), screen.offered()) == (question, keys)
    answer_on_the_board(screen, random.Random(3))
    screen.faults.clear()  # the browser tells of the line that was cut


def test_taking_back_brings_back_the_question(screen: Screen) -> None:
    screen.start(BOT)
    page = screen.page
    screen.wait_for_question()
    first = screen.question()
    key = next(key for key in screen.offered() if key.startswith("build"))
    before = screen.signature()
    page.locator(f'[data-key="{key}"]').click()
    screen.wait_for_change(before)
    screen.wait_for_question()

    page.keyboard.press("z")

    expect(page.locator("#question h2")).to_have_text(first)


def test_two_browsers_play_one_match(screens: Screens) -> None:
    ada, ben = screens(), screens()
    ada.start("invite", "invite")
    link = ada.page.locator("input[readonly]").input_value()

    ben.open(link.removeprefix(ben.server.address))
    expect(ben.page.locator("h1")).to_have_text("You are invited to Meeples & Monsters")
    expect(ben.page.locator("main")).to_contain_text("Ada invites you.")
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Sit down here").click()
    expect(ben.page.locator("h1")).to_contain_text("before the match")
    expect(ada.page.locator("main")).to_contain_text("Ben")
    expect(ben.page.locator("main")).to_contain_text("The host starts the match.")
    ben.page.get_by_role("button", name="Move here").click()
    expect(ada.page.locator("main li").nth(2)).to_contain_text("Ben")
    ada.page.get_by_role("button", name="Start now, with bots in the free seats").click()

    seats = {"Ada": ada, "Ben": ben}
    for screen in seats.values():
        screen.page.locator(".seat.acting").wait_for()
        expect(screen.page.locator("section.seats")).to_contain_text("Ben")
    for _ in range(6):
        acting = ada.page.locator(".seat.acting .name").inner_text()
        if acting in seats:
            seats[acting].wait_for_question()
            answer_on_the_board(seats[acting], random.Random(4))
        ada.page.wait_for_timeout(150)
    ben.page.get_by_role("button", name="More", exact=True).click()
    ben.page.get_by_role("button", name="Resign").click()
    ben.page.get_by_role("button", name="Yes, do it").click()
    expect(ada.page.locator("section.seats")).to_contain_text("resigned")
    ada.wait_for_question()  # the bots have played
    told = ada.page.locator("[role=log] li")
    expect(ben.page.locator("[role=log] li")).to_have_count(told.count())


def test_one_device_is_handed_over_behind_a_curtain(screen: Screen) -> None:
    screen.start("device")
    page = screen.page
    curtain = page.locator(".curtain")
    for _ in range(2):
        curtain.wait_for()
        assert page.locator("[data-place]").count() == 0
        name = curtain.locator("h1").inner_text().split(",")[0]
        page.keyboard.press("Enter")
        screen.wait_for_question()
        expect(page.locator("#question .who b")).to_have_text(f"You, {name}")
        while not curtain.count():
            before = screen.signature()
            keys = screen.offered()
            wanted = next((key for key in ("continue", "confirm", "pass", "stop") if key in keys), keys[0])
            page.locator(f'[data-key="{wanted}"]').click()
            if page.locator("#question .picked").count():
                page.keyboard.press("Enter")
            screen.wait_for_change(before)


def secrets_in(told: object) -> set[str]:
    """All Quests that some message shows in somebody's hand."""
    found: set[str] = set()
    if isinstance(told, dict):
        for name, value in told.items():
            if re.fullmatch(r"(hand|just-drawn)-\d", str(name)) and isinstance(value, list):
                found |= {card for card in value if card is not None}
            else:
                found |= secrets_in(value)
        if told.get("kind") == "quests-drawn":
            found |= set(told.get("facts", {}).get("quests", ()))
    elif isinstance(told, list):
        for each in told:
            found |= secrets_in(each)
    return found


def test_a_spectator_sees_no_secrets(screens: Screens) -> None:
    ada, watcher = screens(), screens()
    match = ada.start(BOT)
    ada.wait_for_question()
    ada.let_others_watch()
    bodies: list[str] = []
    watcher.page.on("response", lambda answer: bodies.append(text_of(answer)) if "/api/" in answer.url else None)

    watcher.open(f"/m/{match}")
    page = watcher.page
    expect(page.locator(".chip.info")).to_contain_text("watching")
    luck = random.Random(6)
    for _ in range(8):
        ada.wait_for_question()
        answer_on_the_board(ada, luck)
    page.wait_for_timeout(400)

    assert page.locator("#question [data-key]").count() == 0
    assert watcher.frames
    for told in (*watcher.frames, *bodies):
        assert secrets_in(json.loads(told)) == set()
    assert any(secrets_in(json.loads(frame)) for frame in ada.frames)  # one's own hand is told


def text_of(answer: object) -> str:
    try:
        return str(answer.text())  # type: ignore[attr-defined]
    except Exception:
        return "{}"  # the page has gone on before it came


def test_who_acts_is_told_in_the_title(screen: Screen) -> None:
    screen.start(BOT)
    screen.wait_for_question()
    page: Page = screen.page
    assert page.title() == "● Your turn · Meeples & Monsters"
    expect(page.locator(".seat.acting")).to_have_count(1)
    expect(page.locator(".seat.acting")).to_contain_text("your turn", ignore_case=True)


def test_a_record_can_be_opened_and_played_on(screen: Screen) -> None:
    from tests.web.screens import ROOT

    page = screen.open("/open")
    page.locator("input[type=file]").set_input_files(ROOT / "tests" / "records" / "mm-2-greedy.rec")
    expect(page.locator(".replay .where")).to_have_text(re.compile(r"^0 / [1-9]"))
    page.keyboard.press(".")
    expect(page.locator(".replay .where")).to_contain_text("1 /")
    page.goto(page.url.replace("/at/1", "/at/40"))  # a permanent link: the same decision, its question and its answer
    expect(page.locator("#question [data-key].chosen").first).to_be_visible()
    expect(page.locator(".replay input[type=range]")).to_have_value("40")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(re.compile(r"/m/[^/]+$"))
    page.locator(".seat.acting").wait_for()
