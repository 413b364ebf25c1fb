"""The WebSocket of a table: the state at once, then a message after every answer that the viewer may hear of."""

from __future__ import annotations

import asyncio
import contextlib
from contextlib import ExitStack
from dataclasses import replace
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.params import FromPath

from muster.server.app_state import PLAY, UNREADABLE, AppState, app_state_of, known_match, visitor_of
from muster.server.eyes import Eyes
from muster.server.limits import Limit
from muster.server.live import ENCODER, LiveMatch
from muster.server.messages import Answer, Done, FromClient, Id, LookFrom, Ping, Pong, Refused, SpeakLanguage, TakeBack
from muster.server.middleware import address_of
from muster.server.problems import Refusal
from muster.server.routes.matches import answered
from muster.server.store.store import now
from muster.server.visitors import NOBODY, READ, Visitor
from muster.server.watching import Watcher
from muster.server.words import language_of, spoken_refusal

DECODER: Final = msgspec.json.Decoder(FromClient)

CLOSE_ENDED: Final = 4401  # the session or the key
CLOSE_NOT_FOUND: Final = 4404
CLOSE_FORBIDDEN: Final = 4403
CLOSE_TOO_SLOW: Final = 4408
CLOSE_TOO_MANY: Final = 4429
CLOSE_JUNK: Final = 4400
CLOSE_AGAIN: Final = 1012  # the server restarts, or has to open the match anew: come back
CODES: Final = {401: CLOSE_ENDED, 404: CLOSE_NOT_FOUND, 429: CLOSE_TOO_MANY, 503: CLOSE_AGAIN}

MOST_JUNK: Final = 20
LOOK_AGAIN: Final = 3600.0  # seconds after which a session is looked at again, and renewed if need be

Socket = WebSocket[Any, Any, Any]


@websocket("/matches/{match:str}/live", opt={"exclude_from_auth": True})
async def live_table(socket: Socket, match: FromPath[str]) -> None:
    """Watch a match and play in it."""
    app_state = app_state_of(socket)
    query = socket.query_params
    lang = language_of(query.get("lang"), socket.headers.get("accept-language"))
    await socket.accept()
    with ExitStack() as places:
        try:
            if app_state.metrics.sockets >= app_state.settings.sockets:
                raise Refusal("busy")
            places.enter_context(app_state.sockets_of_address.place(address_of(socket.scope)))
            visitor = await visitor_of(socket)
            visitor.must_be_allowed(READ)
            if visitor is not NOBODY:
                places.enter_context(app_state.sockets_of_person.place(visitor.secret_hash))
            live = await known_match(app_state, visitor, match)
            eyes = live.eyes_of(visitor.id, query.get("seat"))
            talk = Conversation(socket, app_state, live, visitor, eyes, lang)
            places.enter_context(app_state.visitors.holding(visitor, talk.end))
            if visitor is not NOBODY and await app_state.visitors.again(visitor) is NOBODY:
                raise Refusal("no-session")  # it was ended before anybody knew of this socket
        except Refusal as refusal:
            app_state.metrics.refused += 1
            await _close(socket, CODES.get(refusal.status, CLOSE_FORBIDDEN), refusal.code)
            return
        app_state.metrics.sockets += 1
        try:
            await talk.hold(_number(query.get("since")))
        finally:
            app_state.metrics.sockets -= 1


def _number(text: str | None) -> int | None:
    return int(text) if text and text.isascii() and text.isdigit() and len(text) < 10 else None


async def _close(socket: Socket, code: int, reason: str) -> None:
    with contextlib.suppress(Exception):  # the other side may be gone already
        await socket.close(code=code, reason=reason)


class WithId(msgspec.Struct):
    """A message of which we understand no more than its id."""

    id: int | Id | None = None


ID_DECODER: Final = msgspec.json.Decoder(WithId)


def id_in(data: str | bytes) -> int | str | None:
    """The id of a message that could not be read otherwise, so that its sender knows which it was."""
    try:
        return ID_DECODER.decode(data).id
    except UNREADABLE:
        return None


class Conversation:
    """One open socket: a reader that carries out what is asked, and a writer that sends what waits."""

    def __init__(
        self, socket: Socket, app_state: AppState, live: LiveMatch, visitor: Visitor, eyes: Eyes, lang: str
    ) -> None:
        self.socket = socket
        self.app_state = app_state
        self.live = live
        self.visitor = visitor
        self.watcher = Watcher(eyes, lang, visitor.id, app_state.settings.queue)
        self.messages = Limit(app_state.settings.messages_per_minute, 60.0)
        self.junk = 0
        self._ended = asyncio.Event()

    def end(self) -> None:
        """The session or the key of this socket has ended: nothing more is told, nothing more is done."""
        self.watcher.stop()
        self._ended.set()

    async def hold(self, since: int | None) -> None:
        """Talk until one side has enough."""
        tasks = [asyncio.create_task(work) for work in (self._write(), self._read(), self._until_ended())]
        try:
            await self.live.join(self.watcher, since)
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            with contextlib.suppress(Refusal):
                await self.live.leave(self.watcher)
            await asyncio.gather(*tasks, return_exceptions=True)
        if self._ended.is_set():
            await _close(self.socket, CLOSE_ENDED, "no-session")

    async def _until_ended(self) -> None:
        """Wait until the session or the key ends: someone ends it, or its time is over."""
        while not self._ended.is_set():
            left = (self.visitor.ends_at - now()) / 1000
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._ended.wait(), min(max(left, 0.0) + 0.01, LOOK_AGAIN))
            if self.visitor is NOBODY or self._ended.is_set():
                continue
            visitor = await self.app_state.visitors.again(self.visitor)
            if visitor is NOBODY:
                self.end()
            else:
                await self.app_state.visitors.renew(visitor)  # who sits at a table uses the session
                self.visitor = replace(self.visitor, session=visitor.session)

    async def _write(self) -> None:
        watcher = self.watcher
        while True:
            message = await watcher.next()
            if message is None:
                if self._ended.is_set():
                    return
                if self.live.deleted:
                    await _close(self.socket, CLOSE_NOT_FOUND, "deleted")
                elif self.live.broken or self.app_state.registry.stopping:
                    await _close(self.socket, CLOSE_AGAIN, "again")
                else:
                    self.app_state.metrics.cut_off += 1
                    await _close(self.socket, CLOSE_TOO_SLOW, "too-slow")
                return
            try:
                await self.socket.send_data(message, mode="text")
            except Exception:
                return

    async def _read(self) -> None:
        while True:
            message = await self.socket.receive()
            if message["type"] != "websocket.receive" or self._ended.is_set():
                return
            data = message.get("text") or message.get("bytes") or b""
            if not await self._take(data):
                return

    async def _take(self, data: str | bytes) -> bool:
        """Carry out a message; False where there have been enough."""
        asked: FromClient | None = None
        try:
            self.messages.take("")
            try:
                asked = DECODER.decode(data)
            except UNREADABLE:
                self.junk += 1
                if self.junk > MOST_JUNK:
                    await _close(self.socket, CLOSE_JUNK, "unreadable")
                    return False
                raise Refusal("unreadable") from None
            await self._carry_out(asked)
        except Refusal as refusal:
            self.app_state.metrics.refused += 1
            if refusal.code == "too-many-requests":
                await _close(self.socket, CLOSE_TOO_MANY, refusal.code)
                return False
            detail = spoken_refusal(refusal, self.watcher.lang)
            self._reply(Refused(id_in(data) if asked is None else asked.id, refusal.code, detail))
        return True

    async def _carry_out(self, asked: FromClient) -> None:
        match asked:
            case Answer():
                self.visitor.must_be_allowed(PLAY)
                seq = await answered(self.app_state, self.live, self.visitor.id, asked.seat, asked.number, asked.key)
                self._done(asked.id, seq)
            case TakeBack():
                self.visitor.must_be_allowed(PLAY)
                if asked.seat not in self.live.seats_of(self.visitor.id):
                    raise Refusal("not-your-seat")
                self._done(asked.id, await self.live.take_back(asked.seat))
            case SpeakLanguage():
                self.watcher.lang = asked.lang
                await self.live.show(self.watcher)
                self._done(asked.id, self.live.seq)
            case LookFrom():
                seat = None if asked.seat is None else str(asked.seat)
                self.watcher.eyes = self.live.eyes_of(self.visitor.id, seat)
                await self.live.show(self.watcher)
                self._done(asked.id, self.live.seq)
            case Ping():
                self._reply(Pong(asked.id, self.live.seq))

    def _done(self, asked: int | str | None, seq: int) -> None:
        if asked is not None:
            self._reply(Done(asked, seq))

    def _reply(self, message: Done | Refused | Pong) -> None:
        self.watcher.push(ENCODER.encode(message))
