"""What the routes work with, made once when the application starts."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from litestar import Request
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.handlers import BaseRouteHandler
from litestar.params import QueryParameter

from muster.server.cluster import Cluster
from muster.server.limits import Limit, Room, SharedLimit
from muster.server.live import LiveMatch
from muster.server.logs import Logs
from muster.server.match_registry import MatchRegistry
from muster.server.metrics import Metrics
from muster.server.middleware import address_of
from muster.server.problems import Refusal
from muster.server.settings import Settings
from muster.server.store import Store
from muster.server.store.people import Person
from muster.server.visitors import CSRF_HEADER, NOBODY, READ, SESSION_COOKIE, Visitor, Visitors, check_csrf
from muster.server.words import language_of

# What a route asks of a key; one that changes something and says nothing is closed to keys.
PLAY: Final = "play"
HOST: Final = "host"
IN_SESSION: Final = "session"

SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
BEARER = "bearer "
LONGEST_ID = 64

# What decoding a message or a body raises: no JSON, no UTF-8, brackets in brackets without end.
UNREADABLE: Final = (msgspec.DecodeError, UnicodeError, RecursionError)

Asking = ASGIConnection[Any, Any, Any, Any]


class AnyBody(Request[Any, Any, Any]):
    """A request whose body may be anything."""

    async def json(self) -> Any:
        """The body; one that nobody can read is the fault of who sent it."""
        body = await self.body()  # what cannot be received has a refusal of its own
        try:
            return msgspec.json.decode(body) if body else None
        except UNREADABLE:
            raise Refusal("bad-request", "problem-bad-json") from None


class AppState:
    """What a running server is made of."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        registry: MatchRegistry,
        cluster: Cluster,
        logs: Logs,
        metrics: Metrics,
        doorstep: Limit,
    ) -> None:
        self.settings = settings
        self.store = store
        self.registry = registry
        self.logs = logs
        self.metrics = metrics
        self.cluster = cluster
        self.visitors = Visitors(store, settings.session_days, cluster)
        people = settings.people_per_address
        self.requests = Limit(settings.requests_per_minute, 60.0)  # of one session or key
        self.tries = SharedLimit(settings.logins_per_minute, 60.0, people)
        self.makings = SharedLimit(settings.matches_per_hour, 3600.0, people)
        self.sessions = Limit(max(60, settings.matches_per_hour) * people, 3600.0)
        self.hints = Limit(60, 60.0)
        self.exports = Limit(6, 3600.0)
        cluster.visitors = self.visitors
        cluster.share_limits(
            {
                "doorstep": doorstep,
                "requests": self.requests,
                "tries": self.tries.people,
                "tries-address": self.tries.addresses,
                "makings": self.makings.people,
                "makings-address": self.makings.addresses,
                "sessions": self.sessions,
                "hints": self.hints,
                "exports": self.exports,
            }
        )
        self.sockets_of_address = Room(settings.sockets_per_address)
        self.sockets_of_person = Room(settings.sockets_per_person)


def app_state_of(asking: Asking) -> AppState:
    app_state = asking.app.state["app_state"]
    assert isinstance(app_state, AppState)
    return app_state


async def visitor_of(asking: Asking) -> Visitor:
    """Who is asking, by key or by cookie."""
    visitors = app_state_of(asking).visitors
    authorization = asking.headers.get("authorization", "")
    if authorization.lower().startswith(BEARER):
        visitor = await visitors.by_key(authorization[len(BEARER) :].strip())
        if visitor is NOBODY:
            raise Refusal("no-session", "problem-wrong-key")
        return visitor
    token = asking.cookies.get(SESSION_COOKIE)
    return await visitors.by_token(token) if token else NOBODY


async def know_the_visitor(asking: Asking, handler: BaseRouteHandler) -> None:
    """A guard: find out who asks, and refuse what another page made a browser send, or what a key does not allow."""
    app_state, visitor = app_state_of(asking), await visitor_of(asking)
    safe = asking.scope.get("method", "GET") in SAFE
    if visitor is not NOBODY:
        app_state.requests.take(visitor.secret_hash)
    if visitor.by_key:
        scope: str = handler.opt.get("scope", READ if safe else IN_SESSION)
        if scope == IN_SESSION:
            raise Refusal("session-needed")
        visitor.must_be_allowed(scope)
    if not safe:
        check_csrf(visitor, asking.headers.get(CSRF_HEADER))
        if visitor is NOBODY:
            raise Refusal("no-session")
    if await app_state.visitors.renew(visitor):
        asking.state["renewed"] = True
    asking.state["visitor"] = visitor


async def known_match(app_state: AppState, visitor: Visitor, match: str) -> LiveMatch:
    """A match that a visitor may know of."""
    if len(match) > LONGEST_ID:
        raise Refusal("not-found", "problem-no-match")
    live = await app_state.registry.find(match)
    live.eyes_of(visitor.id, None)
    return live


class Call:
    """One request: who asks, in which language, and what it is answered with."""

    def __init__(self, request: Request[Any, Any, Any], app_state: AppState, visitor: Visitor, lang: str) -> None:
        self.request = request
        self.app_state = app_state
        self.visitor = visitor
        self.lang = lang

    @property
    def person(self) -> Person:
        """Who asks; nobody is refused."""
        if self.visitor.person is None:
            raise Refusal("no-session", "problem-no-name")
        return self.visitor.person

    async def someone(self, name: str = "") -> Person:
        """Who asks; nobody becomes a guest."""
        self.visitor = await self.app_state.visitors.someone(self.visitor, name, self.lang)
        return self.person

    async def match(self, match: str) -> LiveMatch:
        """A match that this visitor may know of."""
        return await known_match(self.app_state, self.visitor, match)

    async def begun(self, match: str) -> LiveMatch:
        """The same, once it has begun: before that nobody sees what was dealt."""
        live = await self.match(match)
        if live.row.state == "room":
            raise Refusal("not-begun")
        return live

    async def invited(self, match: str) -> LiveMatch:
        """A match to which someone shows an invite: it may be one that strangers must not see."""
        if len(match) > LONGEST_ID:
            raise Refusal("not-found", "problem-no-match")
        live = await self.app_state.registry.find(match)
        if live.row.private:
            raise Refusal("not-found", "problem-no-match")
        return live

    def tries(self, name: str = "") -> None:
        """Passwords and invites may be tried a few times, in one session and for one name."""
        address = address_of(self.request.scope)
        # Not for a name alone: nobody is to be locked out by the tries of someone elsewhere.
        self.app_state.tries.take(address, self.visitor.secret_hash, name and f"{name} from {address}")

    def makes(self) -> None:
        """New matches, keys and sessions are limited too."""
        self.app_state.makings.take(address_of(self.request.scope), self.visitor.id or self.visitor.secret_hash)


def provide_call(request: Request[Any, Any, Any]) -> Call:
    visitor = request.state.get("visitor", NOBODY)
    lang = language_of(request.query_params.get("lang"), request.headers.get("accept-language"))
    return Call(request, app_state_of(request), visitor, lang)


# How routes declare what they are given.
GivenCall = NamedDependency[Call]
SeatAskedFor = Annotated[
    str | None, QueryParameter(max_length=8, description="A seat of mine, or device; none: a spectator.")
]
