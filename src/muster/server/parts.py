"""What the routes work with, made once when the application starts."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.handlers import BaseRouteHandler
from litestar.params import QueryParameter

from muster.server.gate import address_of
from muster.server.hall import Hall
from muster.server.limits import Limit
from muster.server.live import LiveMatch
from muster.server.logs import Logs
from muster.server.metrics import Metrics
from muster.server.problems import Refusal
from muster.server.settings import Settings
from muster.server.store import Store
from muster.server.store.people import Person
from muster.server.visitors import CSRF_HEADER, NOBODY, SESSION_COOKIE, Visitor, Visitors, check_csrf
from muster.server.words import language_of

SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
BEARER = "bearer "
LONGEST_ID = 64

Asking = ASGIConnection[Any, Any, Any, Any]


class Parts:
    """The parts of a running server."""

    def __init__(self, settings: Settings, store: Store, hall: Hall, logs: Logs, metrics: Metrics) -> None:
        self.settings = settings
        self.store = store
        self.hall = hall
        self.logs = logs
        self.metrics = metrics
        self.visitors = Visitors(store, settings.session_days)
        self.tries = Limit(settings.logins_per_minute, 60.0)
        self.makings = Limit(settings.matches_per_hour, 3600.0)
        self.sessions = Limit(max(60, settings.matches_per_hour), 3600.0)
        self.hints = Limit(60, 60.0)
        self.sockets: dict[str, int] = {}


def parts_of(asking: Asking) -> Parts:
    parts = asking.app.state["parts"]
    assert isinstance(parts, Parts)
    return parts


async def visitor_of(asking: Asking) -> Visitor:
    """Who is asking, by key or by cookie."""
    visitors = parts_of(asking).visitors
    authorization = asking.headers.get("authorization", "")
    if authorization.lower().startswith(BEARER):
        visitor = await visitors.by_key(authorization[len(BEARER) :].strip())
        if visitor is NOBODY:
            raise Refusal("no-session", "problem-wrong-key")
        return visitor
    token = asking.cookies.get(SESSION_COOKIE)
    return await visitors.by_token(token) if token else NOBODY


async def know_the_visitor(asking: Asking, _: BaseRouteHandler) -> None:
    """A guard: find out who asks, and refuse what another page made a browser send."""
    visitor = await visitor_of(asking)
    if asking.scope.get("method", "GET") not in SAFE:
        check_csrf(visitor, asking.headers.get(CSRF_HEADER))
        if visitor is NOBODY:
            raise Refusal("no-session")
    asking.state["visitor"] = visitor


async def known_match(parts: Parts, visitor: Visitor, match: str) -> LiveMatch:
    """A match that a visitor may know of."""
    if len(match) > LONGEST_ID:
        raise Refusal("not-found", "problem-no-match")
    live = await parts.hall.find(match)
    live.eyes_of(visitor.id, None)
    return live


class Call:
    """One request: who asks, in which language, and the parts to answer it with."""

    def __init__(self, request: Request[Any, Any, Any], parts: Parts, visitor: Visitor, lang: str) -> None:
        self.request = request
        self.parts = parts
        self.visitor = visitor
        self.lang = lang

    @property
    def person(self) -> Person:
        """Who asks; nobody is refused."""
        if self.visitor.person is None:
            raise Refusal("no-session", "problem-no-name")
        return self.visitor.person

    async def somebody(self, name: str = "") -> Person:
        """Who asks; nobody becomes a guest."""
        self.visitor = await self.parts.visitors.somebody(self.visitor, name, self.lang)
        return self.person

    async def match(self, match: str) -> LiveMatch:
        """A match that this visitor may know of."""
        return await known_match(self.parts, self.visitor, match)

    def tries(self) -> None:
        """Passwords and invites may be tried a few times."""
        self.parts.tries.take(address_of(self.request.scope))

    def makes(self) -> None:
        """New matches, keys and sessions are limited too."""
        self.parts.makings.take(address_of(self.request.scope))


def provide_call(request: Request[Any, Any, Any]) -> Call:
    visitor = request.state.get("visitor", NOBODY)
    lang = language_of(request.query_params.get("lang"), request.headers.get("accept-language"))
    return Call(request, parts_of(request), visitor, lang)


# How routes declare what they are given.
GivenCall = NamedDependency[Call]
SeatAskedFor = Annotated[
    str | None, QueryParameter(max_length=8, description="A seat of mine, or device; none: a spectator.")
]
