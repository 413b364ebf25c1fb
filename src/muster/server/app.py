"""The application: settings in, something that uvicorn can serve out."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response, Router
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, YamlRenderPlugin
from litestar.types import Receive, Scope, Send
from sqlalchemy.exc import DataError, DBAPIError, ProgrammingError
from sqlalchemy.exc import TimeoutError as PoolTimeout

import muster
from muster.server.app_state import AnyBody, AppState, know_the_visitor, provide_call
from muster.server.bot_pool import BotPool
from muster.server.bot_queue import BotQueue
from muster.server.cluster import Cluster
from muster.server.logs import Logs
from muster.server.match_registry import MatchRegistry
from muster.server.metrics import Metrics
from muster.server.middleware import Middleware
from muster.server.problems import Refusal, problem
from muster.server.routes import at_table, games, history, matches, me, operations, page, socket
from muster.server.routes.describing import PROBLEM_JSON
from muster.server.settings import Settings
from muster.server.store import open_store
from muster.server.words import language_of, say, spoken_refusal

STORE_SECONDS = 2  # after which a database that was away may be there again
STATUS_CODES = {400: "bad-request", 401: "no-session", 403: "not-yours", 404: "not-found", 405: "not-allowed"}


def create_app(settings: Settings | None = None) -> App:
    """The application, ready to be served; the store is opened when it starts."""
    return App(settings or Settings())


class App:
    """An ASGI application: middleware around the routes."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.logs = Logs(settings.log)
        self.metrics = Metrics()
        self.app_state: AppState | None = None
        self.loop: asyncio.AbstractEventLoop | None = None
        self.litestar = Litestar(
            route_handlers=[
                Router(
                    path="/api",
                    route_handlers=[
                        *(me.ROUTER, games.ROUTER, matches.ROUTER, at_table.ROUTER, history.ROUTER),
                        history.records_router(settings.record_bytes),
                    ],
                    guards=[know_the_visitor],
                ),
                Router(path="/api", route_handlers=[socket.live_table]),
                operations.ROUTER,
                page.read_page,
            ],
            request_class=AnyBody,
            dependencies={"call": Provide(provide_call, sync_to_thread=False)},
            exception_handlers={
                Refusal: refused,
                ValidationException: badly_asked,
                HTTPException: refused_by_litestar,
                DBAPIError: store_is_away,
                PoolTimeout: store_is_away,
                Exception: failed,
            },
            lifespan=[self._running],
            before_send=[me.send_cookies_anew],
            openapi_config=OpenAPIConfig(
                title="Muster",
                version=muster.__version__,
                path="/schema",
                render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"]), YamlRenderPlugin()],
            ),
            request_max_body_size=settings.body_bytes,
            logging_config=None,
            debug=False,
        )
        self._middleware = Middleware(self.litestar, settings, self.logs, self.metrics)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._middleware(scope, receive, send)

    @asynccontextmanager
    async def _running(self, app: Litestar) -> AsyncIterator[None]:
        """Open the store, go on with the matches; at the end finish what is under way."""
        settings = self.settings
        self.loop = asyncio.get_running_loop()
        store = open_store(settings.database_url, settings.durability, synchronous=settings.synchronous)
        cluster = Cluster(store, self.logs, self.metrics)
        bot_pool: BotPool | BotQueue
        if settings.bots == "workers":
            bot_pool = BotQueue(store, cluster, settings.bot_seconds)
        else:
            bot_pool = BotPool(settings.bot_processes, settings.bot_seconds, warm=settings.warm_up)
        registry = MatchRegistry(store, bot_pool, settings, self.logs, self.metrics, cluster)
        self.app_state = AppState(
            settings, store, registry, cluster, self.logs, self.metrics, self._middleware.requests
        )
        app.state["app_state"] = self.app_state
        registry.start()
        await cluster.start()
        warming = asyncio.create_task(asyncio.to_thread(games.warm_up)) if settings.warm_up else None
        self.logs.info("started", version=muster.__version__, database=store.url.get_backend_name())
        try:
            yield
        finally:
            if warming is not None:
                warming.cancel()
            await registry.stop()
            await cluster.stop()
            bot_pool.close()
            store.close()
            self.logs.info("stopped")


Asked = Request[Any, Any, Any]


def answer_problem(request: Asked, code: str, detail: str, status: int, headers: dict[str, str]) -> Response[Any]:
    body = problem(code, detail)
    body.status = status
    return Response(body, status_code=status, media_type=PROBLEM_JSON, headers=headers)


def spoken(request: Asked) -> str:
    return language_of(request.query_params.get("lang"), request.headers.get("accept-language"))


def refused(request: Asked, refusal: Refusal) -> Response[Any]:
    detail = spoken_refusal(refusal, spoken(request))
    headers = {"retry-after": str(refusal.retry_after)} if refusal.retry_after else {}
    count(request)
    return answer_problem(request, refusal.code, detail, refusal.status, headers)


def badly_asked(request: Asked, error: ValidationException) -> Response[Any]:
    """Something in the request is not as it should be; which field, says the detail."""
    extra: Any = error.extra or []
    wrong = [f"{each.get('key', '')}: {each.get('message', '')}" for each in extra if isinstance(each, dict)]
    said = say(spoken(request), "problem-bad-request")
    count(request)
    return answer_problem(request, "bad-request", f"{said} {'; '.join(wrong)[:500]}".strip(), 400, {})


def refused_by_litestar(request: Asked, error: HTTPException) -> Response[Any]:
    code = "too-large" if error.status_code == 413 else STATUS_CODES.get(error.status_code, "bad-request")
    count(request)
    headers = {name: value for name, value in (error.headers or {}).items() if name.lower() == "allow"}
    return answer_problem(request, code, say(spoken(request), f"problem-{code}"), error.status_code, headers)


def failed(request: Asked, error: Exception) -> Response[Any]:
    """Our own fault: the log gets the kind and the place of the error, the visitor a sentence."""
    import traceback

    state = request.app.state
    app_state = state.get("app_state")
    if isinstance(app_state, AppState):
        app_state.metrics.errors += 1
        place = traceback.extract_tb(error.__traceback__)[-1:]
        where = f"{place[0].filename.rpartition('/')[2]}:{place[0].lineno}" if place else ""
        app_state.logs.error("failed", error=type(error).__name__, reason=where, path=request.url.path[:200])
    return answer_problem(request, "server-error", say(spoken(request), "problem-server-error"), 500, {})


def store_is_away(request: Asked, error: DBAPIError | PoolTimeout) -> Response[Any]:
    """The database does not answer, or refuses to: nobody's fault who asked, and over some time soon."""
    if isinstance(error, ProgrammingError | DataError):
        return failed(request, error)  # what we said to it was wrong
    app_state = request.app.state.get("app_state")
    if isinstance(app_state, AppState):
        app_state.logs.error("store-away", error=type(error).__name__, path=request.url.path[:200])
    return refused(request, Refusal("no-store", retry_after=STORE_SECONDS))


def count(request: Asked) -> None:
    app_state = request.app.state.get("app_state")
    if isinstance(app_state, AppState):
        app_state.metrics.refused += 1
