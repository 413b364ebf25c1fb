"""How this copy of Muster came here: which build it is, and what to type where a part of it is missing."""

from __future__ import annotations

import json
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from typing import Final
from urllib.parse import unquote, urlsplit
from urllib.request import url2pathname

# On the public package index the name "muster" belongs to another project; what is imported is ``muster`` all the same.
DISTRIBUTION: Final = "muster-games"


def how_to_get(extra: str) -> str:
    """The command that adds an extra to this copy, from where the copy came: a clone, a wheel file, or the index."""
    try:
        came_from = distribution(DISTRIBUTION).read_text("direct_url.json")
    except PackageNotFoundError:
        return f"pip install -e '{Path(__file__).parents[2]}[{extra}]'"  # run from its sources
    if came_from is None:
        return f"pip install '{DISTRIBUTION}[{extra}]'"
    origin = json.loads(came_from)
    folder = origin.get("dir_info")
    if folder is None:
        return f"pip install '{DISTRIBUTION}[{extra}] @ {origin['url']}'"
    path = url2pathname(unquote(urlsplit(origin["url"]).path))
    return f"pip install {'-e ' if folder.get('editable') else ''}'{path}[{extra}]'"


def build() -> str:
    """Which build runs: "compiled", or "plain" Python."""
    import muster.kernel.table

    return "plain" if str(muster.kernel.table.__file__).endswith((".py", ".pyc")) else "compiled"
