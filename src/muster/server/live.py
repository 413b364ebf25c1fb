"""A match in play. It has one owner, who takes commands one after another: no locks, no order left to luck.

A command that changes the match is played in memory, handed to the store, and acknowledged when the store has committed
it; only then does anybody hear of it. If the store fails, the match in memory is ahead of the truth: it is dropped and
opened anew.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import secrets
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from muster.kernel.errors import CannotTakeBack, IllegalAnswer, MusterError, StaleAnswer
from muster.kernel.events import AnyEvent
from muster.kernel.game import Game
from muster.kernel.match import Match
from muster.kernel.record import HASH_EVERY
from muster.server.bot_pool import BotFailed
from muster.server.bot_worker import Task
from muster.server.eyes import SPECTATOR, Eyes
from muster.server.fair_queue import BOTS, PEOPLE, SOON
from muster.server.messages import EventTold, LogTold, State, Verified
from muster.server.opening import Opened, open_match, play_line, told_text
from muster.server.overtaken import Overtaken
from muster.server.present import after_text, asked_now, events_told, log_told, state_told
from muster.server.problems import Refusal
from muster.server.replaying import Replays
from muster.server.seating import BOT, OPEN, Seat
from muster.server.store.matches import AnswerRow, Kept, NoteRow, add_snapshot, find_match, find_since
from muster.server.store.store import now
from muster.server.teaching import next_in_script
from muster.server.watching import Watcher

if TYPE_CHECKING:
    from muster.server.match_registry import MatchRegistry

T = TypeVar("T")

ENCODER = msgspec.json.Encoder()
IMPORTED = "imported"  # why a match is closed: it was opened from a record
# Measured; a test holds the whole to them.
BYTES_OF_A_MATCH = 80_000
BYTES_OF_A_LINE = 900
BYTES_OF_A_COPY = 40_000
TRIES = 5  # at a command while other servers are quicker
STATE_HEAD = b'{"type":"state","seq":0,'


def body_of(state: State) -> bytes:
    """A state message without its number, so that two of them can be compared."""
    encoded = ENCODER.encode(state)
    assert encoded.startswith(STATE_HEAD)  # nobody has set its number yet
    return encoded[len(STATE_HEAD) :]


def state_message(seq: int, body: bytes) -> bytes:
    return b'{"type":"state","seq":%d,%b' % (seq, body)


def moved_message(seq: int, events: list[EventTold], body: bytes) -> bytes:
    return b'{"type":"moved","seq":%d,"events":%b,"state":%b}' % (
        seq,
        ENCODER.encode(events),
        state_message(seq, body),
    )


class LiveMatch:
    """One match in memory, with those who watch it."""

    def __init__(
        self,
        registry: MatchRegistry,
        kept: Kept,
        opened: Opened,
    ) -> None:
        self.registry = registry
        self.cluster = registry.cluster
        self.row = kept.row
        self.seats = kept.seats
        self.match: Match = opened.match
        self.base = opened.base
        self.items: list[tuple[AnyEvent, tuple[Any, ...]]] = opened.items
        self.marks: list[int] = opened.marks
        self.watchers: set[Watcher] = set()
        self.replays = Replays(kept.pack)  # it holds no match: nothing in a circle stays when this one is put back
        self.verified: Verified | None = None  # the match played again, once it is over
        self.moved_at = kept.row.made_at
        self.lines: list[tuple[int, str]] = []  # every stored answer: seat and key
        self.afters: list[str] = []  # what each of them left, for the chart
        self.used_at = now()  # when someone last asked for it
        self.broken = False  # it is no longer the match: the store knows better
        self.deleted = False  # its host has taken it away before it began
        self.driver: str | None = None  # the server that changed it last: there its bots think
        self.notes: list[NoteRow] = []
        self.opened_at = now()
        self.left_at: dict[str, int] = {}  # when the last socket of a person was closed
        self._heard: dict[int, tuple[list[int], int]] = {}  # viewer: items heard, and how far we have looked
        self._views: dict[int, dict[str, Any]] = {}
        self._views_at = -1
        self._snapshot_at = 0
        self._commands: asyncio.Queue[tuple[Callable[[], Awaitable[Any]], asyncio.Future[Any]]] = asyncio.Queue()
        self._owner: asyncio.Task[None] | None = None
        self._players: dict[int, tuple[int, asyncio.Task[None]]] = {}  # seat: question number, who thinks about it
        self._hearing: set[asyncio.Task[None]] = set()
        self._elsewhere: set[str] = set()  # who looked on at other servers when we last heard
        self.adopt(kept, opened)

    def adopt(self, kept: Kept, opened: Opened) -> None:
        """Be the match that the store knows, whatever was in memory; who watches goes on watching."""
        self.row = kept.row
        self.seats = kept.seats
        self.match = opened.match
        self.base = opened.base
        self.items = opened.items
        self.marks = opened.marks
        self.notes = list(kept.notes)
        self.lines = [(answer.seat, answer.key) for answer in kept.answers]
        self.afters = [answer.after for answer in kept.answers]
        if kept.answers:
            self.moved_at = kept.answers[-1].at
        self._snapshot_at = kept.snapshot[0] if kept.snapshot is not None else 0
        self._heard.clear()
        self._views_at = -1

    # -- what it is ----------------------------------------------------------------------------------------------

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def game(self) -> Game:
        return self.match.game

    @property
    def seq(self) -> int:
        """How many answers and take-backs are stored."""
        return self.match.length - self.base

    @property
    def playable(self) -> bool:
        return self.row.state == "running"

    @property
    def open_book(self) -> bool:
        """May everything be seen? When the match is over, or was opened from someone's own record."""
        return self.row.state == "over" or (self.row.state == "closed" and self.row.reason == IMPORTED)

    @property
    def idle(self) -> bool:
        """May it be put back into the store? Nobody watches, asks or thinks."""
        return not self.watchers and not self._players and self._commands.empty() and self._owner is None

    @property
    def weight(self) -> int:
        """About how many bytes it takes in memory."""
        return BYTES_OF_A_MATCH + BYTES_OF_A_LINE * len(self.lines) + BYTES_OF_A_COPY * len(self.replays)

    def seats_of(self, person: str | None) -> tuple[int, ...]:
        return tuple([seat.seat for seat in self.seats if seat.held_by(person)])

    def people_here(self) -> set[str]:
        """Who looks at the table right now, here or from another server."""
        return self.people_at_this_server() | self.cluster.people_at(self.id)

    def people_at_this_server(self) -> set[str]:
        return {watcher.person for watcher in self.watchers if watcher.person is not None}

    def seats_here(self) -> set[int]:
        """Seats whose people look at the table right now."""
        people = self.people_here()
        return {seat.seat for seat in self.seats if seat.person in people} if people else set()

    def asked(self) -> list[int]:
        return asked_now(self.match)

    def heard_by(self, viewer: int) -> list[int]:
        """Which items of the log a viewer has heard."""
        heard, looked = self._heard.get(viewer, ([], 0))
        for at in range(looked, len(self.items)):
            kind, values = self.items[at]
            if kind.reaches(values, viewer):
                heard.append(at)
        self._heard[viewer] = (heard, len(self.items))
        return heard

    # -- commands ------------------------------------------------------------------------------------------------

    async def do(self, command: Callable[[], Awaitable[T]]) -> T:
        """Let the owner carry out a command; who stops waiting for it does not stop it."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._commands.put_nowait((command, future))
        if self._owner is None:
            self._owner = asyncio.create_task(self._own(), name=f"match-{self.id}")
        return await future

    async def _own(self) -> None:
        """Take commands one after another until none is left."""
        try:
            while not self._commands.empty():
                command, future = self._commands.get_nowait()
                try:
                    result = await self._carried_out(command)
                except BaseException as error:
                    if not future.done():
                        future.set_exception(error)
                        future.exception()  # nobody may be waiting any more
                    if isinstance(error, asyncio.CancelledError):
                        raise
                else:
                    if not future.done():
                        future.set_result(result)
        finally:
            self._owner = None

    async def _carried_out(self, command: Callable[[], Awaitable[T]]) -> T:
        """Carry out a command; where another server was quicker, look what it has done and do it again."""
        for _ in range(TRIES):
            try:
                return await command()
            except Overtaken:
                self.registry.metrics.overtaken += 1
                await self._open_anew()
        raise Refusal("busy", retry_after=1)

    async def look(self, work: Callable[[], T]) -> T:
        """Look at the match between two commands: nobody sees an answer before it is stored."""
        if self._owner is None:
            return self._looked(work)

        async def command() -> T:
            return self._looked(work)

        return await self.do(command)

    def _looked(self, work: Callable[[], T]) -> T:
        if self.broken:
            raise Refusal("busy")
        return work()

    async def answer(self, seat: int, number: int, key: str, bot: str | None = None) -> int:
        """Answer the open question of a seat, for its person or for a bot; returns when the answer is stored."""
        return await self.do(lambda: self._answer(seat, number, key, bot))

    async def _answer(self, seat: int, number: int, key: str, bot: str | None) -> int:
        self._must_be_playable()
        if self.seats[seat].bot != bot:
            # The seat has changed hands while the answer was on its way.
            raise Refusal("stale-answer", "refused-stale") if bot else Refusal("bot-sits-here")
        try:
            self.match.play(key, seat=seat, number=number)
        except StaleAnswer:
            raise Refusal("stale-answer", "refused-stale") from None
        except IllegalAnswer as refusal:
            codes = {"refused-over": "over", "refused-not-asked": "not-asked"}
            raise Refusal(codes.get(refusal.reason, "not-offered"), refusal.reason) from None
        except Exception as error:
            raise self._failed("rules-failed", error) from error
        return await self._keep(seat, key)

    async def take_back(self, seat: int) -> int:
        """Undo the latest answer of a seat; returns when that is stored."""
        return await self.do(lambda: self._take_back(seat))

    async def _take_back(self, seat: int) -> int:
        self._must_be_playable()
        if self.match.over:
            raise Refusal("over", "refused-over")
        if self.seats[seat].bot is not None:
            raise Refusal("bot-sits-here")
        why = self.match.why_no_take_back(seat)
        if why:
            raise Refusal("no-take-back", why)
        try:
            self.match.take_back(seat)
        except CannotTakeBack:
            raise Refusal("no-take-back") from None
        except Exception as error:
            raise self._failed("rules-failed", error) from error
        return await self._keep(seat, "")

    def _failed(self, event: str, error: BaseException, code: str = "server-error") -> Refusal:
        """Something went wrong in the middle: the truth is in the store; the next to come opens it from there."""
        self.registry.drop(self)
        self.registry.metrics.errors += 1
        self.registry.logs.error(event, match=self.id, game=self.row.game, error=type(error).__name__)
        return Refusal(code)

    def _must_be_playable(self) -> None:
        if self.broken:
            raise Refusal("busy")
        if self.row.state == "over":
            raise Refusal("over", "refused-over")
        if self.row.state == "closed":
            raise Refusal("closed")
        if not self.playable:
            raise Refusal("not-begun")

    async def _keep(self, seat: int, key: str) -> int:
        """Store what was just played, then tell everyone. What there is to tell is made while the disk works."""
        seq, over = self.seq, self.match.over
        try:
            answer = self._noted(seat, key)
            writing = self.registry.store.add_answer(self.id, self.row.turn, answer, over=over)
            if over:
                self.row = replace(self.row, state="over", turn=self.row.turn + 1)
            messages = self._messages()
            is_next = await writing
        except BaseException as error:
            raise self._failed("answer-not-stored", error, "not-stored") from None
        if not is_next:
            raise Overtaken
        self.driver = self.cluster.me
        self.moved_at = answer.at
        self.lines.append((seat, key))
        self.afters.append(answer.after)
        self.registry.metrics.answers += 1
        for watcher, message in messages:
            watcher.push(message)
        if over:
            self.registry.logs.info("match-over", match=self.id, game=self.row.game, seq=seq)
        self._snapshot_if_due()
        self.wake()
        return seq

    def _noted(self, seat: int, key: str) -> AnswerRow:
        """The latest answer as a row, with what it brought about."""
        seq = self.seq
        new = self.match.happenings(len(self.items))
        self.items += new
        self.marks += [seq] * len(new)
        state_hash = None
        if self.row.seed is not None and (seq % HASH_EVERY == 0 or self.match.over):
            state_hash = self.match.record.hashes.get(seq)
        return AnswerRow(seq, seat, key, state_hash, told_text(new), self._after(), now())

    def view(self, viewer: int) -> dict[str, Any]:
        """The present view of a viewer, made once."""
        if self._views_at != self.match.length:
            self._views_at = self.match.length
            self._views.clear()
        view = self._views.get(viewer)
        if view is None:
            view = self._views[viewer] = self.match.view(None if viewer == SPECTATOR else viewer)
        return view

    def _after(self) -> str:
        """What the lists and charts need to know of a match without opening it: open to every viewer."""
        return after_text(self.match, self.view(next((watcher.eyes.viewer for watcher in self.watchers), SPECTATOR)))

    def _snapshot_if_due(self) -> None:
        """A snapshot now and then, where nobody could take anything back behind it."""
        if self.seq - self._snapshot_at >= self.registry.settings.snapshot_every and self.match.at_barrier:
            self.keep_snapshot()

    def keep_snapshot(self) -> None:
        """Hand a snapshot to the store; nobody waits for it."""
        if self.seq == self._snapshot_at or self.broken:
            return
        self._snapshot_at = self.seq
        self.registry.store.writer.submit(add_snapshot(self.id, self.seq, self.match.to_bytes()))

    def keep_snapshot_if_useful(self) -> None:
        """A snapshot before the match leaves memory; not one that would forget a way back."""
        if self.match.at_barrier:
            self.keep_snapshot()

    # -- what other servers do -------------------------------------------------------------------------------------

    async def _open_anew(self) -> None:
        """What is in memory is not what the store knows: be that."""
        try:
            kept = await self.registry.store.read(find_match(self.id))
            if kept is None:
                raise self._gone()
            opened = await asyncio.get_running_loop().run_in_executor(None, open_match, kept)
        except Refusal:
            raise
        except Exception as error:
            raise self._failed("not-opened-anew", error, "not-stored") from None
        self.adopt(kept, opened)
        self.tell_others(None)
        self.wake()

    def _gone(self) -> Refusal:
        """Someone has deleted the match."""
        self.deleted = True
        self.registry.drop(self)
        return Refusal("not-found", "problem-no-match")

    async def catch_up(self, moved: Mapping[int, int] | None = None) -> None:
        """Look up what has become of the match, and be that. A command of its owner."""
        if self.broken:
            raise Refusal("busy")
        since = await self.registry.store.read(find_since(self.id, self.seq))
        if since is None:
            raise self._gone()
        for answer in since.answers:
            if not self._follow(answer.number, answer.seat, answer.key, answer.at, answer.after):
                await self._open_anew()
                return
        if since.row.turn != self.row.turn:
            self.row = since.row
            self.notes = list(since.notes)
            self.seat_all(since.seats, moved)
        elif since.answers:
            self.wake()

    def _follow(self, number: int, seat: int, key: str, at: int, after: str | None = None) -> bool:
        """Play an answer that another server has stored. Was it the next one?"""
        if number <= self.seq:
            return True
        if number != self.seq + 1:
            return False
        try:
            play_line(self.match, seat, key)
        except MusterError:
            return False
        new = self.match.happenings(len(self.items))
        self.items += new
        self.marks += [number] * len(new)
        self.lines.append((seat, key))
        self.moved_at = at
        if self.match.over:
            self.row = replace(self.row, state="over", turn=self.row.turn + 1)
        self.afters.append(self._after() if after is None else after)
        self.tell_others(None)
        return True

    def others_answered(self, process: str, number: int, seat: int, key: str, at: int) -> None:
        """Another server says what it has stored."""

        async def hear() -> None:
            follow()

        def follow() -> None:
            if number <= self.seq or self.broken:
                return
            self.driver = process
            if self._follow(number, seat, key, at):
                self.wake()
            else:
                self._soon(self.catch_up)

        if self._owner is None:
            follow()
        else:
            self._soon(hear)

    def others_changed_table(self, process: str, moved: Mapping[int, int]) -> None:
        """Another server says that seats, notes or the state have changed."""
        self.driver = process
        self._soon(lambda: self.catch_up(moved))

    def others_changed(self) -> None:
        """Who looks on from other servers has changed."""
        elsewhere = self.cluster.people_at(self.id)
        here = self.people_here()
        for person in self._elsewhere - here:
            self.left_at[person] = now()
        if elsewhere != self._elsewhere and self.watchers:
            self._soon(self._show_people)
        self._elsewhere = elsewhere

    async def _show_people(self) -> None:
        if not self.broken:
            self.tell_others(None)

    def take_over_if_stuck(self, patience: float) -> None:
        """Someone waits here for a bot that another server should have asked long ago: ask it here."""
        if self.cluster.drives(self.driver) or not self.watchers or now() - self.moved_at < patience:
            return
        self.driver = None
        self.wake()

    def _soon(self, command: Callable[[], Awaitable[None]]) -> None:
        """Let the owner do something that nobody waits for."""

        async def work() -> None:
            with contextlib.suppress(Refusal, SQLAlchemyError):
                await self.do(command)

        task = asyncio.create_task(work(), name=f"hear-{self.id}")
        self._hearing.add(task)
        task.add_done_callback(self._hearing.discard)

    # -- telling -------------------------------------------------------------------------------------------------

    def eyes_of(self, person: str | None, seat: str | None) -> Eyes:
        """How a person may look at this match, or a refusal."""
        mine = self.seats_of(person)
        host = person is not None and self.row.host == person
        awaited = person is not None and any(each.reserved == person for each in self.seats)
        if self.row.private and not host and not mine:
            raise Refusal("not-found")
        if not (host or mine or awaited or self.may_be_watched):
            raise Refusal("not-invited")
        if seat is None or seat == "":
            return Eyes(None, mine, host, awaited)
        if seat == "device":
            if not mine:
                raise Refusal("not-your-seat")
            return Eyes("device", mine, host, awaited)
        if not (seat.isascii() and seat.isdigit() and len(seat) < 3 and int(seat) < len(self.seats)):
            raise Refusal("not-found", "problem-no-seat")
        if int(seat) not in mine and not self.open_book:
            raise Refusal("not-your-seat")
        return Eyes(int(seat), mine, host, awaited)

    @property
    def may_be_watched(self) -> bool:
        """May anyone with the address watch? Where the host says so, at an open seat, and when all is over."""
        if self.row.watch or self.open_book:
            return True
        return self.row.listed and any(seat.kind == OPEN and not seat.claimed for seat in self.seats)

    async def state(self, eyes: Eyes, lang: str) -> State:
        """The whole state message for a viewer."""
        return await self.look(lambda: self._state(eyes, lang))

    def _state(self, eyes: Eyes, lang: str) -> State:
        state = state_told(self, self.match, eyes, lang)
        state.log = self._log_told(eyes.viewer, lang)
        state.seq = self.seq
        return state

    def _log_told(self, viewer: int, lang: str) -> LogTold:
        """The latest of the log; before the match begins nobody hears what was dealt."""
        return LogTold(0, []) if self.row.state == "room" else log_told(self, viewer, lang)

    async def join(self, watcher: Watcher, since: int | None) -> None:
        """A socket comes to the table: it gets the state at once, with all that it missed since ``since``."""

        def come() -> None:
            self.watchers.add(watcher)
            self.registry.tell_here(self.id)
            self._show(watcher, since)
            self.tell_others(watcher)
            self.wake()

        await self.look(come)

    async def show(self, watcher: Watcher) -> None:
        """Send the whole state to one socket again, in its language and for its eyes of now."""
        await self.look(lambda: self._show(watcher, None))

    def _show(self, watcher: Watcher, since: int | None) -> None:
        state = state_told(self, self.match, watcher.eyes, watcher.lang)
        watcher.body = body_of(state)
        viewer = watcher.eyes.viewer
        heard = self.heard_by(viewer) if self.row.state != "room" else []
        log = self._log_told(viewer, watcher.lang)
        if since is not None and 0 <= since <= self.seq:
            missed = next((at for at, item in enumerate(heard) if self.marks[item] > since), len(heard))
            if missed < len(heard) - len(log.events):
                log.events = events_told(self, viewer, watcher.lang, missed)
        state.log = log
        watcher.heard = len(heard)
        watcher.push(state_message(self.seq, body_of(state)))

    async def leave(self, watcher: Watcher) -> None:
        """A socket has gone; the others see that."""
        self.watchers.discard(watcher)
        self.registry.tell_here(self.id)
        if watcher.person is not None and watcher.person not in self.people_here():
            self.left_at[watcher.person] = now()
        if self.watchers and not self.broken:
            await self.look(lambda: self.tell_others(None))

    def tell_others(self, but: Watcher | None) -> None:
        """Something changed that is no answer: who sits here, who looks on."""
        for watcher, message in self._messages(but):
            watcher.push(message)

    def _messages(self, but: Watcher | None = None) -> list[tuple[Watcher, bytes]]:
        """A message for every socket that has something new to hear; equal viewers share its making."""
        made: dict[tuple[Eyes, str, int], tuple[bytes, bytes, int, bool]] = {}
        messages = []
        seq = self.seq
        for watcher in self.watchers:
            if watcher is but:
                continue
            key = (watcher.eyes, watcher.lang, watcher.heard)
            found = made.get(key)
            if found is None:
                try:
                    found = made[key] = self._message(seq, watcher)
                except Exception as error:
                    # What one viewer cannot be told must not keep an answer from the others.
                    self.registry.metrics.errors += 1
                    self.registry.logs.error("not-told", match=self.id, game=self.row.game, error=type(error).__name__)
                    watcher.give_up()
                    continue
            message, body, heard, news = found
            if news or body != watcher.body:
                # That something happened which a seat may not know of is no message to it either.
                watcher.body = body
                watcher.heard = heard
                messages.append((watcher, message))
        return messages

    def _message(self, seq: int, watcher: Watcher) -> tuple[bytes, bytes, int, bool]:
        """What moved, for a viewer; the state alone; the number of the next event; and whether there were any."""
        body = body_of(state_told(self, self.match, watcher.eyes, watcher.lang))
        in_room = self.row.state == "room"
        events = [] if in_room else events_told(self, watcher.eyes.viewer, watcher.lang, watcher.heard)
        return moved_message(seq, events, body), body, watcher.heard + len(events), bool(events)

    # -- bots, and questions with one option ---------------------------------------------------------------------

    def wake(self) -> None:
        """Let bots think about their open questions, and answer questions that have one option."""
        if not self.playable or self.broken:
            self.stop_players()
            return
        match = self.match
        drives = self.cluster.drives(self.driver)
        script = next_in_script(self)
        for decision in match.decisions:
            seat = self.seats[decision.seat]
            if script is not None and script.seat != decision.seat:
                continue  # the lesson says who answers next
            thinking = self._players.get(seat.seat)
            if thinking is not None:
                if thinking[0] == decision.number:
                    continue
                thinking[1].cancel()
                del self._players[seat.seat]
            if not drives:
                continue  # another server sees to it
            if seat.bot is not None:
                key = None if script is None else script.key
                self._start(seat.seat, decision.number, self._bot_answers(seat.seat, decision.number, seat.bot, key))
            elif decision.forced and seat.claimed:
                self._start(seat.seat, decision.number, self._forced_answer(seat.seat, decision.number))

    def _start(self, seat: int, number: int, thinking: Awaitable[None]) -> None:
        async def run() -> None:
            try:
                await thinking
            except Refusal:
                pass  # the question is no longer open
            except Exception as error:
                self.registry.metrics.errors += 1
                self.registry.logs.error("player-failed", match=self.id, error=type(error).__name__)
            finally:
                if self._players.get(seat, (None, None))[1] is asyncio.current_task():
                    del self._players[seat]

        self._players[seat] = (number, asyncio.create_task(run(), name=f"player-{self.id}-{seat}"))

    def stop_players(self, seat: int | None = None) -> None:
        for place in list(self._players):
            if seat is None or place == seat:
                self._players.pop(place)[1].cancel()

    async def _bot_answers(self, seat: int, number: int, bot: str, script: str | None) -> None:
        """Think in another process, or do what the script of a lesson says; wait a little, answer."""
        loop = asyncio.get_running_loop()
        # Where a bot has one option it does not think, but takes as long: how long it takes must tell nothing.
        at_least = loop.time() + self._bot_pause()
        decision = self.match.chair(seat).decision
        if script is not None:
            key = script
        elif decision.forced:
            key = decision[0].key
        else:
            key = await self._thought(seat, bot)
        await asyncio.sleep(max(0.0, at_least - loop.time()))
        # Shielded: an answer on its way to the store is not stopped by another question coming up.
        await asyncio.shield(asyncio.ensure_future(self.answer(seat, number, key, bot)))

    def _bot_pause(self) -> float:
        """How long an answer of a bot takes at least: not long where someone waits for it to be done."""
        if not self.watchers:
            return 0.0
        settings = self.registry.settings
        return settings.bot_delay if any(seat.bot is None for seat in self.seats) else settings.bots_alone_delay

    async def _thought(self, seat: int, bot: str) -> str:
        chair = self.match.chair(seat)
        keys = [option.key for option in chair.decision.options]
        task = Task(
            sitting=f"{self.id}/{seat}",
            game=self.row.game,
            bot=bot,
            seed=secrets.randbits(32),
            seat=seat,
            chair=chair.to_bytes(secrets.randbits(32)),
            with_reason=False,
            lane=self.row.host or self.id,
            rank=PEOPLE if any(each.bot is None for each in self.seats) else BOTS,
        )
        while True:
            try:
                thought = await self.registry.bot_pool.think(task)
                if thought.key in keys:
                    return thought.key
                reason = "its answer is not offered"
            except BotFailed as failure:
                reason = str(failure)
            except Refusal:
                await asyncio.sleep(SOON)  # too much waits already: nobody is refused a bot, it comes later
                continue
            break
        self.registry.logs.warning("bot-failed", game=self.row.game, bot=bot, reason=reason)
        return random.choice(keys)

    async def _forced_answer(self, seat: int, number: int) -> None:
        """A person who has nothing to choose: answered for, always after the same time, which tells the others nothing.

        Where all the others are bots there is nobody to hide it from.
        """
        among_people = any(other.kind != BOT for other in self.seats if other.seat != seat)
        await asyncio.sleep(self.registry.settings.forced_delay if among_people else 0.0)
        decision = self.match.chair(seat).decision
        if decision.number == number and decision.forced:
            await asyncio.shield(asyncio.ensure_future(self.answer(seat, number, decision[0].key)))

    # -- seats ---------------------------------------------------------------------------------------------------

    def seat_all(self, seats: Sequence[Seat], moved: Mapping[int, int] | None = None) -> None:
        """Who sits where from now on; who may no longer look is turned away. ``moved``: who looks from another seat."""
        self.seats = tuple(seats)
        self.match.names = tuple([each.name for each in self.seats])
        for watcher in self.watchers:
            seat = watcher.eyes.seat
            if moved and isinstance(seat, int) and seat in moved:
                seat = moved[seat]
            try:
                watcher.eyes = self.eyes_of(watcher.person, None if seat is None else str(seat))
            except Refusal:
                watcher.give_up()
        self.tell_others(None)
        self.wake()

    # -- the end of it -------------------------------------------------------------------------------------------

    def close(self) -> None:
        """Nobody plays here any more: stop thinking, cut off those who watch."""
        self.stop_players()
        for watcher in self.watchers:
            watcher.give_up()


SPECTATOR_EYES = Eyes(None)
assert SPECTATOR_EYES.viewer == SPECTATOR
