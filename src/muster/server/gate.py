"""The gate that every request passes: host and origin, rate limits, security headers, log line, metrics."""

from __future__ import annotations

import ipaddress
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
from muster.server.words import language_of, say

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
NOT_LOGGED: Final = ("/health", "/metrics")


class Gate:
    """Around the whole application."""

    def __init__(self, app: ASGIApp, settings: Settings, logs: Logs, metrics: Metrics) -> None:
        self.app = app
        self.settings = settings
        self.logs = logs
        self.metrics = metrics
        self._requests = Limit(settings.requests_per_minute, 60.0)
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
            self._check_host(headers)
            self._requests.take(address_of(scope))
            if scope["type"] == "websocket":
                self._check_origin(scope, headers)
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

    def _check_host(self, headers: dict[bytes, bytes]) -> None:
        """Somebody else's name that leads to this machine is not ours: a page under it could read what we send."""
        host = headers.get(b"host", b"").decode("latin-1").lower()
        name = urlsplit(f"//{host}").hostname or "" if host else ""
        if name in self._names or name.endswith((".localhost", ".local")) or is_address(name):
            return
        raise Refusal("wrong-host")

    def _check_origin(self, scope: Any, headers: dict[bytes, bytes]) -> None:
        """A browser says which page opens a socket; tokens do not cover sockets, so it must be a page of ours."""
        origin = headers.get(b"origin")
        if origin is None:
            return
        page = urlsplit(origin.decode("latin-1"))
        if page.netloc and page.netloc.lower() == headers.get(b"host", b"").decode("latin-1").lower():
            return
        if self._public.netloc and (page.scheme, page.netloc.lower()) == (
            self._public.scheme,
            self._public.netloc.lower(),
        ):
            return
        raise Refusal("origin")

    async def _refuse(self, refusal: Refusal, scope: Any, headers: dict[bytes, bytes], send: Send) -> None:
        if scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 4403, "reason": refusal.code})
            return
        lang = language_of(None, headers.get(b"accept-language", b"").decode("latin-1"))
        body = ENCODER.encode(problem(refusal.code, say(lang, refusal.text_id, **refusal.params)))
        self.metrics.request(scope["method"] if scope["method"] in KNOWN_METHODS else "OTHER", refusal.status)
        extra = [(b"retry-after", str(refusal.retry_after).encode())] if refusal.retry_after else []
        await send(
            {
                "type": "http.response.start",
                "status": refusal.status,
                "headers": [
                    (b"content-type", b"application/problem+json"),
                    (b"content-length", str(len(body)).encode()),
                    (b"cache-control", b"no-store"),
                    *HEADERS,
                    *extra,
                ],
            }
        )
        await send({"type": "http.response.body", "body": body, "more_body": False})


KNOWN_METHODS: Final = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})


def address_of(scope: Any) -> str:
    """The address of who asks, as uvicorn found it; of an IPv6 address the network, which one person has whole."""
    client = scope.get("client")
    if not client:
        return "unknown"
    try:
        address = ipaddress.ip_address(client[0])
    except ValueError:
        return str(client[0])
    if isinstance(address, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((address, 64), strict=False))
    return str(address)


def is_address(name: str) -> bool:
    """A plain address, which no foreign name can stand for."""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
