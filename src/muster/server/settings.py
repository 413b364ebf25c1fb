"""All settings of the server, with their defaults and what they mean.

A setting comes from a flag of ``muster serve``, else from the environment (``MUSTER_PORT``), else from a TOML file
(``port = 8000``), else it is the default. The names are the same everywhere.
"""

from __future__ import annotations

import ipaddress
import os
import re
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
WORDS: Final[Mapping[str, tuple[str, ...]]] = {
    "durability": ("full", "normal"),
    "log": ("json", "text", "none"),
    "bots": ("here", "workers"),
}
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
    processes: Annotated[
        int, about("So many server processes on the port; more than one need PostgreSQL.", ge=1, le=256)
    ] = 1
    own_ports: Annotated[
        int,
        about("Each process also listens on 127.0.0.1, on this port plus its number, for its metrics; 0: none.", ge=0),
    ] = 0
    synchronous: Annotated[
        bool, about("Refuse to start unless PostgreSQL keeps every answer on a second machine before it counts.")
    ] = False
    public_url: Annotated[
        str, about("How browsers reach the server behind a proxy: https://games.example. Checked as origin.")
    ] = ""
    hosts: Annotated[
        str, about("Further names under which browsers reach the server, with commas; addresses always work.")
    ] = ""
    trusted_proxies: Annotated[
        str, about("Addresses of reverse proxies whose X-Forwarded-For is believed, with commas.")
    ] = "127.0.0.1"
    bots: Annotated[
        str,
        about("Where bots think. here: in processes of the server. workers: where muster work runs."),
    ] = "here"
    bot_processes: Annotated[int, about("Processes in which bots think.", ge=1, le=64)] = 1
    bot_seconds: Annotated[float, about("A bot that thinks longer is stopped, and a random option is taken.", gt=0)] = (
        10.0
    )
    bot_delay: Annotated[
        float,
        about(
            "While someone watches, a bot's answer comes at least this many seconds after the question, "
            "whether it had a choice or not; the page sets the pace at which it is shown.",
            ge=0,
        ),
    ] = 0.03
    bots_alone_delay: Annotated[
        float, about("The same where nobody but bots plays, so that people can follow.", ge=0)
    ] = 0.4
    forced_delay: Annotated[
        float,
        about(
            "Among people a question with one option is answered for its player after this many seconds; "
            "against bots alone at once.",
            ge=0,
        ),
    ] = 1.0
    away_minutes: Annotated[
        float, about("After this many minutes others at a live table may let a bot play for an absent player.", ge=0)
    ] = 5.0
    matches_in_memory: Annotated[int, about("So many matches are kept open; others wait in the store.", ge=1)] = 2000
    matches_megabytes: Annotated[int, about("So much memory do open matches take, whatever their number.", ge=1)] = 1000
    match_minutes: Annotated[
        float, about("A match that nobody uses is put back into the store after this many minutes.", gt=0)
    ] = 15.0
    sockets: Annotated[int, about("Most open WebSockets in all.", ge=1)] = 5000
    sockets_per_address: Annotated[int, about("Most open WebSockets from one address.", ge=1)] = 400
    sockets_per_person: Annotated[int, about("Most open WebSockets of one session or key.", ge=1)] = 40
    connections_per_address: Annotated[
        int, about("Most open connections from one address, tables not counted; of trusted proxies any number.", ge=1)
    ] = 400
    head_seconds: Annotated[float, about("The head of a request must arrive within this many seconds.", gt=0)] = 10.0
    body_seconds: Annotated[float, about("The body of a request must arrive within this many seconds.", gt=0)] = 60.0
    queue: Annotated[int, about("Messages that may wait for a slow reader before it is cut off.", ge=1)] = 64
    body_bytes: Annotated[int, about("Largest body of a request.", ge=1024)] = 64 * 1024
    record_bytes: Annotated[int, about("Largest record that can be opened.", ge=1024)] = 2 * 1024 * 1024
    requests_per_minute: Annotated[int, about("Requests of one session or key per minute.", ge=1)] = 600
    logins_per_minute: Annotated[int, about("Tries of passwords and invites in one session per minute.", ge=1)] = 10
    matches_per_hour: Annotated[int, about("New matches of one person per hour.", ge=1)] = 120
    people_per_address: Annotated[
        int, about("One address may do as much as this many people: a school, or everyone on one network.", ge=1)
    ] = 10
    tables_per_person: Annotated[
        int, about("Tables of one person that may stand in the lobby at the same time.", ge=1)
    ] = 10
    messages_per_minute: Annotated[int, about("Messages of one WebSocket per minute.", ge=1)] = 600
    session_days: Annotated[int, about("A session that nobody uses ends after this many days.", ge=1)] = 90
    snapshot_every: Annotated[int, about("A snapshot after at least this many answers.", ge=1)] = 50
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
    for name, flag in given.items():
        # On the command line commas make a list; here they part addresses.
        if isinstance(flag, list) and name in fields() and plain_type(name) is str:
            chosen[name] = _checked(name, ",".join([str(part) for part in flag]), name)
        else:
            chosen[name] = _checked(name, flag, name)
    settings = msgspec.convert(chosen, Settings, strict=True)
    check(settings)
    return settings


# -- settings that are addresses ---------------------------------------------------------------------------------------

Network = ipaddress.IPv4Network | ipaddress.IPv6Network
PUBLIC_URL: Final = re.compile(r"https?://([a-z0-9._-]+|\[[0-9a-f:.]+\])(:[0-9]{1,5})?/?", re.IGNORECASE)
HOST_NAME: Final = re.compile(r"[a-z0-9._-]+", re.IGNORECASE)


def check(settings: Settings) -> None:
    """Refuse addresses that could never work, before anything is served."""
    if settings.public_url and not PUBLIC_URL.fullmatch(settings.public_url):
        raise OptionError(
            f"public_url: {settings.public_url!r} is no address of a server; it looks like https://games.example"
        )
    for name in filter(None, (each.strip() for each in settings.hosts.split(","))):
        if not HOST_NAME.fullmatch(name):
            raise OptionError(f"hosts: {name!r} is no name of a machine; it looks like games.example")
    proxies(settings.trusted_proxies)
    if settings.bots == "workers" and not settings.database.startswith("postgres"):
        raise OptionError("bots: workers need PostgreSQL: --database postgresql://...")
    if settings.processes > 1 and not settings.database.startswith("postgres"):
        raise OptionError("processes: more than one server process needs PostgreSQL: --database postgresql://...")
    if settings.database.startswith("sqlite:") and settings.database != "sqlite://":
        file = settings.database.removeprefix("sqlite:///")
        if file == settings.database or not file.strip("/") or file.startswith(":memory:"):
            raise OptionError(
                f"database: {settings.database!r} names no file; it looks like sqlite:////var/lib/muster/muster.db"
            )


def proxies(text: str) -> tuple[Network, ...]:
    """The networks of the proxies that are believed; ``*`` is all of them."""
    networks: list[Network] = []
    for each in filter(None, (part.strip() for part in text.split(","))):
        if each == "*":
            networks += [ipaddress.ip_network("0.0.0.0/0"), ipaddress.ip_network("::/0")]
            continue
        try:
            networks.append(ipaddress.ip_network(each))
        except ValueError:
            raise OptionError(
                f"trusted_proxies: {each!r} is no address and no network; it looks like 127.0.0.1 or 10.0.0.0/8"
            ) from None
    return tuple(networks)


def is_among(client: str, networks: tuple[Network, ...]) -> bool:
    """Is this address in one of the networks?"""
    try:
        address = ipaddress.ip_address(client)
    except ValueError:
        return False
    return any(address in network for network in networks)


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
