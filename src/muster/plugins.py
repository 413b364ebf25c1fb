"""What other packages add by entry points: bots (``muster.bots``) and content packs (``muster.packs``).

A name may stand for every game, ``brave``, or behind the name of one, ``meeples-and-monsters.brave``. Nothing of
another package is loaded before somebody asks for it by name.
"""

from __future__ import annotations

from functools import lru_cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from muster.kernel.errors import OptionError
from muster.kernel.game import Game

BOTS: Final = "muster.bots"
PACKS: Final = "muster.packs"


class Added:
    """Something that another package adds."""

    __slots__ = ("_entry", "name", "package")

    def __init__(self, entry: EntryPoint, name: str) -> None:
        self._entry = entry
        self.name = name
        self.package = entry.value.partition(":")[0] if entry.dist is None else entry.dist.name

    def load(self) -> Any:
        """The thing itself; what is wrong with it is said with the name of the package."""
        try:
            return self._entry.load()
        except Exception as error:  # whatever somebody else's module does
            problem = f"{type(error).__name__}: {error}"
            raise OptionError("error-added", name=self.name, package=self.package, problem=problem) from error


@lru_cache(maxsize=64)
def added_for(group: str, game: str) -> tuple[Added, ...]:
    """All that other packages add for a game, by their names; of two with one name the first counts."""
    found: dict[str, Added] = {}
    for entry in sorted(entry_points(group=group), key=lambda entry: entry.name):
        home, dot, own = entry.name.rpartition(".")
        if not dot or home == game:
            found.setdefault(own, Added(entry, own))
    return tuple(found.values())


def named_pack(game: Game, pack: str | Path | None) -> str | Path | None:
    """What a game loads where a pack is named: one that it ships, one that another package adds, or a path.

    A plain name that is none of these is refused with the names that there are.
    """
    from muster.kernel.content import RECORD_KEY  # it loads msgspec, which help need not wait for

    if not isinstance(pack, str) or pack in game.packs or not RECORD_KEY.fullmatch(pack):
        return pack
    added = added_pack(game.name, pack)
    if added is not None or Path(pack).exists():
        return added or pack
    names = [*game.packs, *[other.name for other in added_for(PACKS, game.name)]]
    raise OptionError("error-no-pack", name=pack, game=game.name, packs=", ".join(names))


def added_pack(game: str, name: str) -> Path | None:
    """The folder of a pack that another package adds: its entry is a path, or a package whose folder is meant."""
    for added in added_for(PACKS, game):
        if added.name == name:
            place = added.load()
            if isinstance(place, ModuleType):
                return Path(next(iter(place.__path__)))
            if isinstance(place, str | Path):
                return Path(place)
            raise OptionError("error-added-pack", name=name, package=added.package)
    return None
