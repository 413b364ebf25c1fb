"""A real server process and a real Chromium for every test of the page."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from tests.helpers import lacking
from tests.web.screens import ROOT, Screen, Screens, Server

if TYPE_CHECKING:
    from playwright.sync_api import Browser

QUIET = ("--disable-background-networking", "--disable-component-update", "--disable-sync")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "browser: needs Chromium and the built page")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def built() -> None:
    """The page, built from the sources that are here."""
    done = subprocess.run([ROOT / "scripts" / "build_page"], capture_output=True, text=True, check=False)
    if done.returncode:
        lacking(f"the page could not be built: {done.stderr.strip()[-300:]}")


@pytest.fixture(scope="session")
def server(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("served"))
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    path = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if path is None:
        lacking("there is no Chromium (Debian: apt-get install chromium)")
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        lacking("playwright is not installed")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(QUIET))
        yield browser
        browser.close()


@pytest.fixture
def screens(chromium: Browser, server: Server) -> Iterator[Screens]:
    """Screens of different people. At the end none may have had errors or asked another server."""
    opened = Screens(chromium, server)
    yield opened
    for each in opened.all:
        each.context.close()
    for each in opened.all:
        assert each.outside == []
        assert each.faults == []


@pytest.fixture
def screen(screens: Screens) -> Screen:
    return screens()
