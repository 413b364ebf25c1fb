"""For operators: is it well, and what is it doing."""

from __future__ import annotations

from typing import Literal

from litestar import Response, Router
from msgspec import Struct

import muster
from muster.server.app_state import GivenCall
from muster.server.problems import Refusal
from muster.server.routes.describing import get
from muster.server.store.matches import counts


class Alive(Struct):
    version: str


class Health(Struct):
    status: Literal["ok", "failing"]
    version: str
    database: Literal["ok", "failing"]


@get(
    "/health",
    summary="Can it serve? 200, or 503 if it cannot write to the store or hear other servers",
)
async def health(call: GivenCall) -> Response[Health]:
    cluster = call.app_state.cluster
    if cluster.ready and not cluster.cut_off and await call.app_state.store.is_well():
        return Response(Health("ok", muster.__version__, "ok"))
    return Response(Health("failing", muster.__version__, "failing"), status_code=503)


@get("/health/alive", summary="Does the process answer? It need not be able to serve", status_code=200)
async def alive(call: GivenCall) -> Response[Alive]:
    return Response(Alive(muster.__version__))


@get("/metrics", summary="Counts for Prometheus", media_type="text/plain")
async def metrics(call: GivenCall) -> Response[bytes]:
    if not call.app_state.settings.metrics:
        raise Refusal("not-found")
    from muster.server.exposition import exposition  # nobody may ever ask

    writer = call.app_state.store.writer
    gauges = {
        "matches_in_memory": ("Matches open in memory.", len(call.app_state.registry.live)),
        "sockets": ("Open WebSockets.", call.app_state.metrics.sockets),
        "store_backlog": ("Pieces of work that wait for the writer.", writer.backlog),
        "store_commits": ("Commits since the start.", writer.commits),
        "store_commit_seconds": ("Seconds spent in commits since the start.", writer.seconds),
        "bots_backlog": ("Questions that wait for a bot.", call.app_state.registry.bot_pool.backlog),
        "bots_thoughts": ("Answers of bots since the start.", call.app_state.registry.bot_pool.thoughts),
        "bots_failures": ("Bots that gave no answer since the start.", call.app_state.registry.bot_pool.failures),
    }
    states = await call.app_state.store.read(counts())
    return Response(
        exposition(call.app_state.metrics, gauges, states), media_type="text/plain; version=0.0.4; charset=utf-8"
    )


ROUTER = Router(path="/", route_handlers=[health, alive, metrics], tags=["operations"])
