"""Which browser a session is in, in a few words: so that its owner knows it in a list."""

from __future__ import annotations

from typing import Final

# The first that is found counts: most browsers call themselves by the names of others, too.
BROWSERS: Final = (
    ("edg", "Edge"),
    ("opr/", "Opera"),
    ("samsungbrowser", "Samsung Internet"),
    ("firefox", "Firefox"),
    ("fxios", "Firefox"),
    ("crios", "Chrome"),
    ("chromium", "Chromium"),
    ("chrome", "Chrome"),
    ("safari", "Safari"),
)
SYSTEMS: Final = (
    ("android", "Android"),
    ("iphone", "iPhone"),
    ("ipad", "iPad"),
    ("windows", "Windows"),
    ("mac os", "macOS"),
    ("cros", "ChromeOS"),
    ("linux", "Linux"),
)


def agent_of(header: str) -> str:
    """Browser and system, out of a User-Agent header; nothing where neither is known."""
    text = header[:400].lower()
    browser = next((name for sign, name in BROWSERS if sign in text), "")
    system = next((name for sign, name in SYSTEMS if sign in text), "")
    return ", ".join(word for word in (browser, system) if word)
