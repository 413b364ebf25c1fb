"""The documentation as a site: it is built by one command, whole, and asks nobody else for anything."""

from __future__ import annotations

import fcntl
import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote

import pytest

ROOT = Path(__file__).parents[1]
SITE = ROOT / "site"


class Page(HTMLParser):
    """What a page fetches, where it leads, and what can be led to on it."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.fetched: list[str] = []
        self.links: list[str] = []
        self.anchors: set[str] = set()
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        named = {name: value or "" for name, value in attrs}
        if "id" in named:
            self.anchors.add(named["id"])
        if tag == "a" and "href" in named:
            self.links.append(named["href"])
        elif "src" in named:
            self.fetched.append(named["src"])
        elif tag == "link" and named.get("rel") in ("stylesheet", "icon", "preload", "preconnect"):
            self.fetched.append(named["href"])


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> dict[Path, Page]:
    """The site, built once, however many processes test it."""
    alone = worker_id == "master"
    shared = tmp_path_factory.getbasetemp() if alone else tmp_path_factory.getbasetemp().parent
    built = shared / "site-is-built"
    with (shared / "site-is-built.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not built.exists():
            done = subprocess.run(
                [sys.executable, ROOT / "scripts" / "build_docs"], capture_output=True, text=True, check=False
            )
            assert done.returncode == 0, done.stdout + done.stderr
            built.touch()
    return {path: Page(path) for path in SITE.rglob("*.html")}


def test_every_page_of_the_documentation_is_on_the_site(pages: dict[Path, Page]) -> None:
    written = [path.relative_to(ROOT / "docs").with_suffix(".html") for path in (ROOT / "docs").rglob("*.md")]
    read_me = {path: path.with_name("index.html") for path in written if path.name == "README.html"}

    assert {SITE / read_me.get(path, path) for path in written} <= set(pages)
    menu = (ROOT / "build" / "site" / "zensical.toml").read_text(encoding="utf-8")
    for path in written:
        assert f'"{path.with_suffix(".md").as_posix()}"' in menu, f"{path} is missing from nav in zensical.toml"


def test_links_and_pictures_lead_somewhere(pages: dict[Path, Page]) -> None:
    for path, page in pages.items():
        if path.name == "404.html":
            continue  # shown under any address
        for link in [*page.links, *page.fetched]:
            if re.match(r"(https?|mailto|data):", link):
                continue
            target, _, anchor = unquote(link).partition("#")
            found = (path.parent / target).resolve() if target else path
            assert found.exists(), f"{path.relative_to(SITE)} leads to {link}"
            if anchor and found in pages:
                assert anchor in pages[found].anchors, f"{path.relative_to(SITE)} leads to {link}"


def test_nothing_is_fetched_from_elsewhere(pages: dict[Path, Page]) -> None:
    assert {link for page in pages.values() for link in page.fetched if "//" in link} == set()


@pytest.mark.parametrize("rule", ["MM-CBT-04", "ML-TAV-03", "EU-MOV-02"])
def test_rules_stand_there_in_three_languages(pages: dict[Path, Page], rule: str) -> None:
    where = {path.stem.rpartition("-")[2] for path, page in pages.items() if rule in page.anchors}

    assert where == {"en", "es", "fr"}


def test_the_reference_speaks_of_the_public_names(pages: dict[Path, Page]) -> None:
    assert "muster.new" in pages[SITE / "reference" / "muster.html"].anchors
    assert "muster.kernel.match.Match.play" in pages[SITE / "reference" / "muster.kernel.match.html"].anchors


def test_the_map_shows_the_imports() -> None:
    subprocess.run([sys.executable, ROOT / "scripts" / "draw_map", "--check"], check=True)
