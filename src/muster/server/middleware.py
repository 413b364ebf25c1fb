"""What every request passes first: host and origin, rate limits, security headers, log line, metrics."""

from __future__ import annotations

import ipaddress
import re
import socket
import time
from typing import Any, Final
from urllib.parse import urlsplit

from litestar.types import ASGIApp, Message, Receive, Send

from muster.server.limits import Limit
from muster.server.live import ENCODER
from muster.server.logs import Logs
from muster.server.metrics import Metrics
from muster.server.problems import Refusal, problem
from muster.server.settings import Settings
from muster.server.words import language_of, spoken_refusal

# Everything comes from this server: no script, style, picture or request from anywhere else, and none inside a page.
CONTENT_SECURITY_POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Final = (
    (b"content-security-policy", CONTENT_SECURITY_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=()"),
)
NOT_LOGGED: Final = ("/health", "/health/alive", "/metrics")
# A name or an address, and perhaps a port: all that a Host header may be.
HOST: Final = re.compile(r"(?P<name>[a-z0-9._-]+|\[[0-9a-f:.]+\])(:(?P<port>[0-9]{1,5}))?")
ORIGIN: Final = re.compile(r"(?P<scheme>[a-z][a-z0-9+.-]*)://(?P<host>[^/?#]+)")


class Middleware:
    """Around the whole application."""

    def __init__(self, app: ASGIApp, settings: Settings, logs: Logs, metrics: Metrics) -> None:
        self.app = app
        self.settings = settings
        self.logs = logs
        self.metrics = metrics
        self.requests = Limit(settings.requests_per_minute * settings.people_per_address, 60.0)
        self._public = urlsplit(settings.public_url)
        self._names = {"localhost", socket.gethostname().lower(), settings.host.lower()}
        self._names |= {name.strip().lower() for name in settings.hosts.split(",") if name.strip()}
        if self._public.hostname:
            self._names.add(self._public.hostname.lower())

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        headers = {name.lower(): value for name, value in scope["headers"]}
        try:
            self.requests.take(address_of(scope))
            self._check_host(scope, headers)
            if scope["type"] == "websocket":
                self._check_origin(headers)
                await self.app(scope, receive, send)
                return
        except Refusal as refusal:
            self.metrics.refused += 1
            await self._refuse(refusal, scope, headers, send)
            return
        await self._serve(scope, receive, send)

    async def _serve(self, scope: Any, receive: Receive, send: Send) -> None:
        start = time.perf_counter()
        status = 500

        async def guarded(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                present = {name.lower() for name, _ in message["headers"]}
                message["headers"] = [
                    *message["headers"],
                    *[(name, value) for name, value in HEADERS if name not in present],
                ]
                if b"cache-control" not in present:
                    message["headers"] = [*message["headers"], (b"cache-control", b"no-store")]
                if self._public.scheme == "https":
                    message["headers"] = [
                        *message["headers"],
                        (b"strict-transport-security", b"max-age=31536000"),
                    ]
            await send(message)

        await self.app(scope, receive, guarded)
        method: str = scope["method"]
        self.metrics.request(method if method in KNOWN_METHODS else "OTHER", status)
        if scope["path"] not in NOT_LOGGED:
            took = round((time.perf_counter() - start) * 1000, 1)
            self.logs.info("request", method=method, path=scope["path"][:200], status=status, milliseconds=took)

    def _check_host(self, scope: Any, headers: dict[bytes, bytes]) -> None:
        """Someone else's name that leads to this machine is not ours: a page under it could read what we send."""
        if sum(name.lower() == b"host" for name, _ in scope["headers"]) > 1:
            raise Refusal("bad-request", "problem-bad-host")
        host = headers.get(b"host", b"").decode("latin-1").lower()
        name = name_in(host) if host else ""
        if name in self._names or name.endswith((".localhost", ".local")) or is_address(name):
            return
        raise Refusal("wrong-host")

    def _check_origin(self, headers: dict[bytes, bytes]) -> None:
        """A browser says which page opens a socket; tokens do not cover sockets, so it must be a page of ours."""
        given = headers.get(b"origin")
        if given is None:
            return
        origin = given.decode("latin-1").lower()
        if origin == "null":  # a page that has no address of its own
            raise Refusal("origin")
        page = ORIGIN.fullmatch(origin)
        if page is None:
            raise Refusal("bad-request", "problem-bad-origin")
        try:
            name_in(page["host"])
        except Refusal:
            raise Refusal("bad-request", "problem-bad-origin") from None
        if page["host"] == headers.get(b"host", b"").decode("latin-1").lower():
            return
        if self._public.netloc and (page["scheme"], page["host"]) == (
            self._public.scheme,
            self._public.netloc.lower(),
        ):
            return
        raise Refusal("origin")

    async def _refuse(self, refusal: Refusal, scope: Any, headers: dict[bytes, bytes], send: Send) -> None:
        """Refuse before anything of ours is asked; a socket is refused while it is still a request."""
        over = "http"
        if scope["type"] == "websocket":
            if "websocket.http.response" not in scope.get("extensions", {}):
                await send({"type": "websocket.close", "code": 4403, "reason": refusal.code})
                return
            over = "websocket.http"
        lang = language_of(None, headers.get(b"accept-language", b"").decode("latin-1"))
        body = ENCODER.encode(problem(refusal.code, spoken_refusal(refusal, lang)))
        method: str = scope.get("method", "GET")
        self.metrics.request(method if method in KNOWN_METHODS else "OTHER", refusal.status)
        extra = [(b"retry-after", str(refusal.retry_after).encode())] if refusal.retry_after else []
        start: Any = {
            "type": f"{over}.response.start",
            "status": refusal.status,
            "headers": [
                (b"content-type", b"application/problem+json"),
                (b"content-length", str(len(body)).encode()),
                (b"cache-control", b"no-store"),
                *HEADERS,
                *extra,
            ],
        }
        await send(start)
        end: Any = {"type": f"{over}.response.body", "body": body, "more_body": False}
        await send(end)


KNOWN_METHODS: Final = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})


def address_of(scope: Any) -> str:
    """The address of who asks, as uvicorn found it; of an IPv6 address the network, which one person has whole."""
    client = scope.get("client")
    return network_of(str(client[0])) if client else "unknown"


def network_of(client: str) -> str:
    """An IPv4 address, the network of an IPv6 address."""
    try:
        address = ipaddress.ip_address(client)
    except ValueError:
        return client
    if isinstance(address, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((address, 64), strict=False))
    return str(address)


def name_in(host: str) -> str:
    """The name or address in a Host header; one that is no host at all is refused."""
    found = HOST.fullmatch(host)
    if found is None or (found["port"] and int(found["port"]) > 65535):
        raise Refusal("bad-request", "problem-bad-host")
    name = found["name"]
    if not name.startswith("["):
        return name
    if not is_address(name[1:-1]):
        raise Refusal("bad-request", "problem-bad-host")
    return name[1:-1]


def is_address(name: str) -> bool:
    """A plain address, which no foreign name can stand for."""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
