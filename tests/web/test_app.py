"""The page as an app: its manifest in each language, and what it shows where the server cannot be reached."""

from __future__ import annotations

import json
import struct
from typing import Any
from urllib.request import urlopen

import pytest
from playwright.sync_api import expect
from tests.web.clicking import axe_finds_nothing
from tests.web.screens import Screen, Screens, Server

KEPT = "async () => { const one = await navigator.serviceWorker.ready; return one.active?.state === 'activated'; }"
AWAY = {
    "en": "The server does not answer",
    "es": "El servidor no responde",
    "fr": "Le serveur ne répond pas",
}
LOCALES = {"en": "en-US", "es": "es-ES", "fr": "fr-FR"}


def fetched(server: Server, path: str) -> tuple[str, bytes]:
    """The kind of a file and its bytes."""
    with urlopen(server.address + path) as answer:
        return answer.headers["content-type"], answer.read()


@pytest.mark.parametrize("lang", AWAY)
def test_every_language_has_a_manifest_whose_icons_are_what_they_say(server: Server, lang: str) -> None:
    kind, told = fetched(server, f"/manifest-{lang}.webmanifest")
    manifest: dict[str, Any] = json.loads(told)
    assert kind.startswith("application/manifest+json")
    assert (manifest["lang"], manifest["display"], manifest["start_url"]) == (lang, "standalone", "/")
    assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}
    for icon in manifest["icons"]:
        kind, picture = fetched(server, icon["src"])
        assert kind == icon["type"]
        if kind == "image/png":
            wide, high = struct.unpack(">II", picture[16:24])
            assert icon["sizes"] == f"{wide}x{high}"


def test_the_page_names_the_manifest_of_its_language(screen: Screen) -> None:
    page = screen.open()
    manifest = page.locator("link[rel=manifest]")
    expect(manifest).to_have_attribute("href", "/manifest-en.webmanifest")
    page.get_by_role("button", name="Español").click()
    expect(manifest).to_have_attribute("href", "/manifest-es.webmanifest")


@pytest.mark.parametrize("lang", AWAY)
def test_without_the_server_the_page_opens_says_so_and_comes_back(screens: Screens, lang: str) -> None:
    screen = screens(390, 844, touch=True, locale=LOCALES[lang])
    page = screen.open()
    page.locator(".game").first.wait_for()
    page.wait_for_function(KEPT)
    for path in ("/", "/m/anywhere"):
        screen.context.set_offline(True)
        screen.open(path)
        expect(page.locator("h1")).to_have_text(AWAY[lang])
        assert screen.has_no_sideways_scroll()
        if path == "/":
            screen.shot(f"offline-{lang}")
            axe_finds_nothing(screen, "offline")
        screen.context.set_offline(False)
        # What could not be fetched then is fetched now.
        expect(page.locator(".game, #question").first).to_be_visible(timeout=15_000)
        expect(page.locator("h1", has_text=AWAY[lang])).to_have_count(0)
    screen.faults.clear()  # what could not be fetched


def test_nothing_but_the_page_itself_is_kept(screen: Screen) -> None:
    screen.start("bot:greedy")
    screen.wait_for_question()
    screen.page.wait_for_function(KEPT)
    screen.page.reload()
    screen.wait_for_question()
    kept: list[str] = screen.page.evaluate(
        """async () => {
            const names = await caches.keys();
            const found = await Promise.all(names.map(async name => (await (await caches.open(name)).keys())));
            return found.flat().map(request => new URL(request.url).pathname);
        }"""
    )
    assert "/" in kept
    assert all(path in ("/", "/icon.svg") or path.startswith("/assets/") for path in kept)
    assert not [path for path in kept if "figures" in path]
