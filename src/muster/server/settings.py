"""All settings of the server, with their defaults and what they mean.

A setting comes from a flag of ``muster serve``, else from the environment (``MUSTER_PORT``), else from a TOML file
(``port = 8000``), else it is the default. The names are the same everywhere.
"""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from math import isfinite
from pathlib import Path
from typing import Annotated, Any, Final, get_args, get_origin

import msgspec
from msgspec import Meta, Struct

from muster.kernel.errors import OptionError

PREFIX: Final = "MUSTER_"
# Settings that are one of a few words.
WORDS: Final[Mapping[str, tuple[str, ...]]] = {"durability": ("full", "normal"), "log": ("json", "text", "none")}
KINDS: Final[Mapping[type, str]] = {int: "a whole number", float: "a number", bool: "true or false", str: "a text"}


def data_folder() -> Path:
    """Where the server keeps its database if nobody says otherwise."""
    base = os.environ.get("XDG_DATA_HOME")
    data = Path(base) if base and Path(base).is_absolute() else Path.home() / ".local" / "share"
    return data / "muster" / "server"


def about(text: str, **limits: Any) -> Meta:
    return Meta(description=text, **limits)


class Settings(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Everything that can be set."""

    host: Annotated[str, about("Address to listen on; 0.0.0.0 lets other machines in.")] = "127.0.0.1"
    port: Annotated[int, about("Port to listen on; 0 takes any free one.", ge=0, le=65535)] = 8000
    data: Annotated[str, about("Folder for the database; else in the user's data folder.")] = ""
    database: Annotated[
        str, about("Address of the database: sqlite:///path or postgresql://...; else a file in the data folder.")
    ] = ""
    durability: Annotated[
        str,
        about("full: an answer is on the disk before it counts. normal: faster, a power cut may cost the last moves."),
    ] = "full"
    public_url: Annotated[
        str, about("How browsers reach the server behind a proxy: https://games.example. Checked as origin.")
    ] = ""
    hosts: Annotated[
        str, about("Further names under which browsers reach the server, with commas; addresses always work.")
    ] = ""
    trusted_proxies: Annotated[
        str, about("Addresses of reverse proxies whose X-Forwarded-For is believed, with commas.")
    ] = "127.0.0.1"
    bot_processes: Annotated[int, about("Processes in which bots think.", ge=1, le=64)] = 1
    bot_seconds: Annotated[float, about("A bot that thinks longer is stopped, and a random option is taken.", gt=0)] = (
        10.0
    )
    bot_delay: Annotated[float, about("A bot's answer comes at least so many seconds after the question.", ge=0)] = 0.3
    forced_delay: Annotated[
        float,
        about("A question with one option is answered for a person after up to so many seconds; 0: at once.", ge=0),
    ] = 2.0
    matches_in_memory: Annotated[int, about("So many matches are kept open; others wait in the store.", ge=1)] = 2000
    sockets: Annotated[int, about("Most open WebSockets in all.", ge=1)] = 5000
    sockets_per_address: Annotated[int, about("Most open WebSockets from one address.", ge=1)] = 100
    queue: Annotated[int, about("Messages that may wait for a slow reader before it is cut off.", ge=1)] = 64
    body_bytes: Annotated[int, about("Largest body of a request.", ge=1024)] = 64 * 1024
    record_bytes: Annotated[int, about("Largest record that can be opened.", ge=1024)] = 2 * 1024 * 1024
    requests_per_minute: Annotated[int, about("Requests from one address per minute.", ge=1)] = 1200
    logins_per_minute: Annotated[int, about("Tries of passwords and invites from one address per minute.", ge=1)] = 10
    matches_per_hour: Annotated[int, about("New matches of one address per hour.", ge=1)] = 120
    messages_per_minute: Annotated[int, about("Messages of one WebSocket per minute.", ge=1)] = 600
    session_days: Annotated[int, about("A session ends after so many days.", ge=1)] = 90
    snapshot_every: Annotated[int, about("A snapshot after at least so many answers.", ge=1)] = 50
    warm_up: Annotated[bool, about("Load games, texts and bots right after the start, before anybody waits.")] = True
    metrics: Annotated[bool, about("Offer /metrics; it holds counts only, no names.")] = True
    log: Annotated[str, about("Log as json or text lines on stderr, or none.")] = "json"

    @property
    def database_url(self) -> str:
        """The address of the database, in the data folder if none is set."""
        if self.database:
            return self.database
        return f"sqlite:///{Path(self.data) if self.data else data_folder()}/muster.db"


def fields() -> dict[str, msgspec.structs.FieldInfo]:
    return {field.name: field for field in msgspec.structs.fields(Settings)}


def plain_type(name: str) -> type:
    """int, float, bool or str."""
    kind = fields()[name].type
    found = get_args(kind)[0] if get_origin(kind) is Annotated else kind
    assert isinstance(found, type)
    return found


def explained(name: str) -> str:
    """What a setting means."""
    kind = fields()[name].type
    return next((str(meta.description) for meta in get_args(kind)[1:] if isinstance(meta, Meta)), "")


def wanted(name: str) -> str:
    """What a setting may be, in words."""
    if name in WORDS:
        return " or ".join(WORDS[name])
    kind = KINDS[plain_type(name)]
    limits = next(meta for meta in get_args(fields()[name].type)[1:] if isinstance(meta, Meta))
    if limits.le is not None:
        return f"{kind} from {limits.ge} to {limits.le}"
    if limits.ge is not None:
        return f"{kind}, at least {limits.ge}"
    return kind if limits.gt is None else f"{kind} above {limits.gt}"


def gathered(
    flags: Mapping[str, object], file: Path | None = None, environment: Mapping[str, str] = os.environ
) -> Settings:
    """The settings from flags, environment and file; the first that says something counts."""
    chosen: dict[str, object] = {}
    if file is not None:
        try:
            written = tomllib.loads(file.read_text(encoding="utf-8"))
        except tomllib.TOMLDecodeError as error:
            raise OptionError(f"{file}: {error}") from None
        except UnicodeDecodeError:
            raise OptionError(f"{file}: this is no TOML file: it is not text in UTF-8") from None
        chosen.update({name: _checked(name, value, f"{file}: {name}") for name, value in written.items()})
    for name in fields():
        value = environment.get(f"{PREFIX}{name.upper()}")
        if value is not None:
            chosen[name] = _checked(name, value, f"{PREFIX}{name.upper()}", strict=False)
    given = {name: value for name, value in flags.items() if value is not None}
    chosen.update({name: _checked(name, value, name) for name, value in given.items()})
    return msgspec.convert(chosen, Settings, strict=True)


def _checked(name: str, value: object, where: str, *, strict: bool = True) -> object:
    """The value of a setting, or a refusal that says what it may be. In the environment everything is text."""
    if name not in fields():
        raise OptionError(f"{where}: there is no such setting; settings are: {', '.join(fields())}")
    refusal = OptionError(f"{where}: {value!r} is not possible; it may be {wanted(name)}")
    try:
        read: object = msgspec.convert(value, fields()[name].type, strict=strict)
    except msgspec.ValidationError:
        raise refusal from None
    if (name in WORDS and read not in WORDS[name]) or (isinstance(read, float) and not isfinite(read)):
        raise refusal
    return read
