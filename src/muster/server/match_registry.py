"""The match registry: all matches that are open in memory, and the way to those that wait in the store."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

import msgspec
from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

import muster
from muster.bots import bot_names
from muster.kernel.chance import commitment
from muster.kernel.errors import ContentError, MusterError, OptionError
from muster.kernel.match import Match, new_match
from muster.lessons import Lesson
from muster.server.bot_pool import BotPool
from muster.server.bot_queue import BotQueue
from muster.server.cluster import Cluster
from muster.server.fair_queue import Desk
from muster.server.live import ENCODER, LiveMatch
from muster.server.logs import Logs
from muster.server.mending import mended
from muster.server.messages import MatchAsked, SeatAsked
from muster.server.metrics import Metrics
from muster.server.names import cleaned
from muster.server.opening import Damaged, Diverged, Opened, after_told, open_match, open_to_read, told_text
from muster.server.overtaken import Overtaken
from muster.server.problems import Refusal
from muster.server.seating import BOT, DEVICE, OPEN, PERSON, Seat, usual_bot
from muster.server.secret import hashed, new_secret
from muster.server.settings import Settings
from muster.server.store import Store
from muster.server.store.matches import (
    AnswerRow,
    Kept,
    MatchRow,
    add_answers,
    add_match,
    find_match,
    position_of,
    set_host,
    set_lines,
    set_roots,
    set_state,
    set_table,
)
from muster.server.store.store import now
from muster.server.store.writer import LOST

ORPHANED: Final = 3.0  # seconds longer than a bot may think, after which it is asked again
HOUSEKEEPING: Final = 5.0  # seconds between two looks at what is in memory
LINES_AT_ONCE: Final = 200  # of a record that is opened, in one transaction
QUIET: Final = 10_000  # milliseconds after which nobody can still be busy with a match that they found


class MatchRegistry:
    """Finds matches, makes new ones, and puts idle ones back when there are too many."""

    def __init__(
        self,
        store: Store,
        bot_pool: BotPool | BotQueue,
        settings: Settings,
        logs: Logs,
        metrics: Metrics,
        cluster: Cluster | None = None,
    ) -> None:
        self.store = store
        self.cluster = cluster or Cluster(store, logs, metrics)
        self.cluster.registry = self
        self.bot_pool = bot_pool
        self.settings = settings
        self.logs = logs
        self.metrics = metrics
        self.live: OrderedDict[str, LiveMatch] = OrderedDict()
        self._opening: dict[str, asyncio.Task[LiveMatch]] = {}
        self.desk = Desk()
        self._looking: asyncio.Task[None] | None = None
        self._keeping: asyncio.Task[None] | None = None
        self.stopping = False

    # -- finding -------------------------------------------------------------------------------------------------

    async def find(self, match: str) -> LiveMatch:
        """The match of that id, opened if it has to be."""
        if self.cluster.cut_off:
            raise Refusal("no-store", retry_after=2)
        live = self.live.get(match)
        if live is not None:
            self.live.move_to_end(match)
            live.used_at = now()
            if self.store.shared:
                await self._freshen(live)
            if not live.broken:
                return live
        task = self._opening.get(match)
        if task is None:
            task = self._opening[match] = asyncio.create_task(self._open(match))
            task.add_done_callback(lambda _: self._opening.pop(match, None))
        return await asyncio.shield(task)

    async def _freshen(self, live: LiveMatch) -> None:
        """News may still be on the way: who has had an answer from another server must not see an older table here."""
        position = await self.store.read(position_of(live.id))
        if position is None or position > (live.row.turn, live.seq) or position[1] > live.seq:
            await live.do(live.catch_up)

    async def _open(self, match: str) -> LiveMatch:
        kept = await self.store.read(find_match(match))
        if kept is None:
            raise Refusal("not-found", "problem-no-match")
        loop = asyncio.get_running_loop()
        try:
            if not after_told_of_all(kept):
                raise Damaged("what an answer left cannot be read")
            opened = await loop.run_in_executor(None, open_match, kept)
        except Damaged:
            whole, anew = await loop.run_in_executor(None, mended, kept)
            self.logs.warning("lines-mended", match=match, game=whole.row.game, count=len(anew))
            await self.store.write(set_lines(match, anew))
            opened, kept = await loop.run_in_executor(None, open_match, whole), whole
        except Diverged:
            return await self._closed(kept)
        live = self._enter(kept, opened)
        if opened.new_root:
            await self._note_root(live)
        if self.store.shared:
            await live.do(live.catch_up)  # what others stored while this was opened was no news to it
        live.wake()
        return live

    def _enter(self, kept: Kept, opened: Opened) -> LiveMatch:
        live = LiveMatch(self, kept, opened)
        self.live[live.id] = live
        self.metrics.opened += 1
        self._make_room()
        return live

    async def _closed(self, kept: Kept) -> LiveMatch:
        """A match that the present rules cannot go on with: readable as far as they lead, closed to answers."""
        if kept.row.state == "running":
            self.logs.warning("match-closed", match=kept.row.id, game=kept.row.game, reason="rules")
            await self.store.write(set_state(kept.row.id, "closed", "rules"))
            kept = replace(kept, row=replace(kept.row, state="closed", reason="rules"))
        try:
            opened, played = await asyncio.get_running_loop().run_in_executor(None, open_to_read, kept)
        except MusterError:
            raise Refusal("diverges") from None
        return self._enter(replace(kept, answers=kept.answers[:played], snapshot=None), opened)

    async def _note_root(self, live: LiveMatch) -> None:
        """The match goes on from its snapshot under other rules: its record says so."""
        roots: dict[str, tuple[int, str]] = msgspec.json.decode(live.row.roots)
        roots[str(live.seq)] = (live.game.rules_version, live.match.state_hash)
        text = ENCODER.encode(roots).decode()
        await self.store.write(set_roots(live.id, live.game.rules_version, text))
        live.row = replace(live.row, rules_version=live.game.rules_version, roots=text)
        live.keep_snapshot()

    def _make_room(self) -> None:
        """Put the matches back that nobody has looked at for longest, where there are too many."""
        if len(self.live) <= self.settings.matches_in_memory:
            return
        for live in list(self.live.values())[:-1]:
            self._put_back(live, QUIET)
            if len(self.live) <= self.settings.matches_in_memory:
                return

    def _put_back(self, live: LiveMatch, unused: float) -> bool:
        """Put a match back into the store that nobody has used for this many milliseconds."""
        if not live.idle or now() - live.used_at <= unused:
            return False
        live.keep_snapshot_if_useful()
        live.broken = True  # anyone who still holds it finds the match through the registry
        del self.live[live.id]
        self.metrics.put_back += 1
        return True

    def keep_house(self) -> None:
        """Matches that nobody uses leave memory after a while; those left over weigh no more than they may."""
        unused = self.settings.match_minutes * 60_000
        for live in list(self.live.values()):
            self._put_back(live, unused)
        most = self.settings.matches_megabytes * 1_000_000
        weight = sum(live.weight for live in self.live.values())
        for live in list(self.live.values()):
            if weight <= most:
                break
            lighter = live.weight
            if self._put_back(live, QUIET):
                weight -= lighter

    def drop(self, live: LiveMatch) -> None:
        """Forget what is in memory; the store knows better."""
        live.broken = True
        if self.live.get(live.id) is live:
            del self.live[live.id]
        live.close()

    async def changed(self, matches: Sequence[str]) -> None:
        """The store knows more of these tables than we do: someone has a name now, or is no longer kept."""
        for match in matches:
            live = self.live.get(match)
            if live is not None:
                with contextlib.suppress(Refusal):
                    await live.do(live.catch_up)
        self.store.tell(*[news for match in matches for news in self.cluster.tell_table(match)])

    # -- what other servers do -------------------------------------------------------------------------------------

    def others_answered(self, process: str, match: str, number: int, seat: int, key: str, at: int) -> None:
        live = self.live.get(match)
        if live is not None:
            live.others_answered(process, number, seat, key, at)

    def others_changed_table(self, process: str, match: str, moved: Mapping[int, int]) -> None:
        live = self.live.get(match)
        if live is not None:
            live.others_changed_table(process, moved)

    def others_deleted(self, match: str) -> None:
        live = self.live.get(match)
        if live is not None:
            live.deleted = True
            self.drop(live)

    def tell_here(self, match: str) -> None:
        """Tell other servers who looks at a match from here."""
        live = self.live.get(match)
        self.cluster.tell_here(match, set() if live is None else live.people_at_this_server())

    def look_up_all(self) -> None:
        """News may have been missed: look what has become of all matches."""
        self._looking = asyncio.create_task(self._look_up_all())

    async def _look_up_all(self) -> None:
        for live in list(self.live.values()):
            with contextlib.suppress(Refusal, SQLAlchemyError):
                await live.do(live.catch_up)

    def look_for_orphans(self) -> None:
        """Bots that nobody seems to ask, where someone waits for them."""
        patience = (self.settings.bot_seconds + ORPHANED) * 1000
        for live in list(self.live.values()):
            if live.driver is not None:
                live.take_over_if_stuck(patience)

    # -- making --------------------------------------------------------------------------------------------------

    async def make(self, asked: MatchAsked, host: str, host_name: str, lang: str) -> tuple[LiveMatch, dict[int, str]]:
        """Deal a new match; returns it with the secrets of its invites, which are kept nowhere."""
        seats, invites = seats_for(asked.game, asked.seats, host, host_name, listed=asked.open, one_link=asked.room)
        live = await self.deal(asked, seats, host, asked.language or lang, in_room=asked.room and bool(invites))
        return live, invites

    async def deal(
        self,
        asked: MatchAsked,
        seats: tuple[Seat, ...],
        host: str,
        lang: str,
        *,
        in_room: bool,
        after: LiveMatch | None = None,
    ) -> LiveMatch:
        """Deal and store a match for these seats. ``in_room``: it begins later. ``after``: whose rematch it is."""
        loop = asyncio.get_running_loop()
        seed = secrets.token_hex(16)
        try:
            match = await loop.run_in_executor(None, dealt, asked, seed, seats)
        except (OptionError, ContentError) as error:
            raise Refusal("not-possible", said=error) from None
        row = row_of(
            match,
            seed=seed,
            host=host,
            listed=asked.open,
            pace=asked.pace,
            language=lang,
            state="room" if in_room else "running",
            watch=asked.open if asked.watch is None else asked.watch,
            shared=asked.shared,
        )
        return await self.add(row, seats, match, after=after)

    async def add(
        self,
        row: MatchRow,
        seats: tuple[Seat, ...],
        match: Match,
        answers: Sequence[AnswerRow] = (),
        after: LiveMatch | None = None,
    ) -> LiveMatch:
        """Store a new match and open it; the match that it is the rematch of says so in the same moment."""
        keep = add_match(row, seats, match.content.stored)
        if len(answers) > LINES_AT_ONCE:
            # Others' answers are stored between the pieces; until all are there the match belongs to nobody.
            keep = add_match(replace(row, host=None), seats, match.content.stored)
        follow = None if after is None else set_table(after.id, after.row.turn, rematch=row.id)

        def write(connection: Connection) -> None:
            keep(connection)
            if follow is not None and follow(connection) is LOST:
                raise Overtaken  # nothing of this is kept

        await self.store.write(write)
        if after is not None:
            after.row = replace(after.row, turn=after.row.turn + 1, rematch=row.id)
        for start in range(0, len(answers), LINES_AT_ONCE):
            await self.store.write(add_answers(row.id, answers[start : start + LINES_AT_ONCE]))
        if len(answers) > LINES_AT_ONCE:
            await self.store.write(set_host(row.id, row.host))
        self.metrics.made += 1
        self.logs.info("match-made", match=row.id, game=row.game, seats=row.seats)
        if answers:
            return await self.find(row.id)
        items = match.happenings()
        opened = Opened(match, match.length, items, [0] * len(items))
        match.names = tuple(seat.name for seat in seats)
        live = self._enter(Kept(row, seats, (), None, match.content.stored), opened)
        live.wake()
        return live

    async def add_lesson(
        self, lesson: Lesson, match: Match, seats: tuple[Seat, ...], person: str, lang: str
    ) -> LiveMatch:
        """Store the match that a lesson deals."""
        row = row_of(match, seed=lesson.script.seed, host=person, language=lang)
        return await self.add(replace(row, lesson=lesson.name), seats, match)

    # -- starting and stopping -----------------------------------------------------------------------------------

    def start(self) -> None:
        """Keep house. No match is opened: one in which a bot has to go on is opened when someone looks for it."""
        self._keeping = asyncio.create_task(self._keep_house())

    async def _keep_house(self) -> None:
        while True:
            await asyncio.sleep(HOUSEKEEPING)
            self.keep_house()

    async def stop(self) -> None:
        """Stop thinking, finish what is under way, keep snapshots."""
        self.stopping = True
        if self._keeping is not None:
            self._keeping.cancel()
        for live in self.live.values():
            live.close()
        await asyncio.gather(*[live.do(_nothing) for live in self.live.values()], return_exceptions=True)
        for live in self.live.values():
            live.keep_snapshot_if_useful()
        self.desk.close()


def after_told_of_all(kept: Kept) -> bool:
    """Can what every answer left be read?"""
    return all(after_told(answer.after) for answer in kept.answers)


async def _nothing() -> None:
    """A command that is done when all before it are."""


def dealt(asked: MatchAsked, seed: str, seats: tuple[Seat, ...]) -> Match:
    """A new match as it was asked for."""
    game = muster.game(asked.game)
    if asked.pack is not None and asked.pack not in game.packs:
        raise OptionError(f"{asked.game}: there is no pack {asked.pack!r}; packs are: {', '.join(game.packs)}")
    content = game.load_content(asked.pack)
    names = tuple(seat.name for seat in seats)
    return new_match(game, len(seats), seed, asked.options, content, True, names)


def row_of(
    match: Match,
    *,
    seed: str | None,
    host: str,
    root: bytes | None = None,
    listed: bool = False,
    private: bool = False,
    pace: str = "live",
    language: str = "en",
    state: str = "running",
    reason: str = "",
    told: str | None = None,
    watch: bool = False,
    shared: bool = False,
) -> MatchRow:
    """The row of a new match."""
    options = match.game.options_under(match.table.rules, match.options)
    return MatchRow(
        id=secrets.token_urlsafe(12),
        game=match.game.name,
        rules_version=match.table.rules,
        options=ENCODER.encode(options).decode(),
        content_hash=match.content.hash,
        pack=match.content.pack_name,
        seats=match.seats,
        seed=seed,
        commitment="" if seed is None else commitment(seed),
        root=root,
        roots="{}",
        told=told_text(match.happenings()) if told is None else told,
        host=host,
        state="over" if match.over else state,
        reason=reason,
        listed=listed,
        private=private,
        pace=pace,
        language=language,
        made_at=now(),
        watch=watch,
        shared=shared,
    )


def seats_for(
    game: str, asked: Sequence[SeatAsked], host: str, host_name: str, *, listed: bool, one_link: bool = False
) -> tuple[tuple[Seat, ...], dict[int, str]]:
    """The seats of a new match, and the secrets of the invites to those that are neither the host's nor bots'.

    ``one_link``: the same secret for all of them.
    """
    if game not in muster.game_names():
        raise Refusal("not-found", "problem-no-game")
    people = [at for at, seat in enumerate(asked) if seat.kind == PERSON]
    own = next((at for at in people if asked[at].me), people[0] if people else -1)
    seats: list[Seat] = []
    invites: dict[int, str] = {}
    shared_secret = new_secret()
    for at, seat in enumerate(asked):
        bot = None
        person = host if at == own or seat.kind == DEVICE else None
        name = cleaned(seat.name) or (host_name if at == own else "")
        invite_hash = None
        if seat.kind == BOT:
            bot = seat.bot or usual_bot(game)
            if bot not in bot_names(game):
                raise Refusal("not-possible", "problem-no-bot", bot=bot)
        elif seat.kind == OPEN and not listed:
            raise Refusal("not-possible", "problem-open-seat")
        if person is None and seat.kind in (PERSON, OPEN):
            invites[at] = shared_secret if one_link else new_secret()
            invite_hash = hashed(invites[at])
        seats.append(Seat(at, seat.kind, name, person, bot, invite_hash))
    return tuple(seats), invites
