"""A match: a table in play, with its record, its log and the way back."""

from __future__ import annotations

import json
import zlib
from collections.abc import Mapping
from operator import index
from typing import Any

from muster.kernel.chance import Chance, QuickChance, key_of_seed
from muster.kernel.decision import Decision, OpenOption
from muster.kernel.errors import (
    CannotTakeBack,
    IllegalAnswer,
    MusterError,
    RecordError,
    SnapshotError,
    StaleAnswer,
)
from muster.kernel.events import TAKE_BACK
from muster.kernel.game import Content, Game
from muster.kernel.log import Happening, Heard, Log
from muster.kernel.options import Option, Saying
from muster.kernel.record import HASH_EVERY, Record, can_be_kept, read_record
from muster.kernel.result import Result
from muster.kernel.snapshot import compact, plain_to_state, schema_hash, state_hash, state_to_plain
from muster.kernel.table import Question, Table
from muster.kernel.views import view_of
from muster.kernel.zones import redeal

SNAPSHOT = b"muster snapshot 1\n"
SNAPSHOT_PARTS: dict[str, tuple[type, ...]] = {
    "game": (str,),
    "rules": (int,),
    "schema": (str,),
    "content": (str,),
    "pack": (str,),
    "seats": (int,),
    "options": (dict,),
    "names": (list,),
    "numbers": (list,),
    "length": (int,),
    "kept": (bool,),
    "record": (str, type(None)),
    "hash": (str,),
    "state": (list,),
}


# For ``play_at_random``: the steps of a generator whose numbers stay below 2^47, so that a compiled build keeps them in
# a register. Nothing depends on its quality: the luck of a match comes from ``chance``.
TOSSES = 2**31 - 1
TOSS_BY = 48_271


WORLDS_TRIED = 2  # to find out whether an answer is final


class Match:
    """One match of a game. Make it with ``muster.new``, ``muster.replay`` or ``muster.load``."""

    __slots__ = (
        "_decision",
        "_forgotten",
        "_length",
        "_log",
        "_record",
        "_root",
        "_since",
        "content",
        "game",
        "names",
        "numbers",
        "options",
        "table",
    )

    def __init__(
        self,
        game: Game,
        content: Any,
        table: Table,
        options: Mapping[str, object],
        record: Record | None,
        log: Log | None,
    ) -> None:
        self.game = game
        self.content = content
        self.table = table
        self.options = options
        self.names: tuple[str, ...] = () if record is None else record.names
        self.numbers: list[int] = [0] * table.seats
        self._length = 0
        self._record = record
        self._log = log
        self._decision: Decision | None = None
        # A loaded match has forgotten what happened before: how many lines, and the table where it began again.
        self._forgotten: tuple[int, Table] | None = None
        # The way back: the table as it was at the last barrier, and the answers since. Kept together with events.
        self._root: Table | None = None
        self._since: list[tuple[int, str, int]] = []  # seat, key, and its line in the record

    def __repr__(self) -> str:
        head = f"Match of {self.game.name}, {self.seats} seats"
        if self.over:
            return f"<{head}, over after {self._length} answers: {self.result!r}>"
        decision = self.decision
        asked = f"seat {decision.seat} is asked {decision.question.prompt!r}"
        return f"<{head}, {self._length} answers; {asked}>"

    def _repr_html_(self) -> str:
        from muster.kernel.shown import match_html

        return match_html(self)

    # -- what stands open ----------------------------------------------------------------------------------------

    @property
    def seats(self) -> int:
        """The number of seats; seats count from 0."""
        return self.table.seats

    @property
    def over(self) -> bool:
        return not self.table.questions

    @property
    def decision(self) -> Decision:
        """The open question of the first seat in asking order."""
        decision = self._decision
        if decision is None:
            table = self.table
            questions = table.questions
            at = 0 if len(questions) == 1 else self._first_open()
            question = questions[at]
            decision = Decision(self, question, table.listed[at] or table.options_of(at), self.numbers[question.seat])
            self._decision = decision
        return decision

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """All open questions, in asking order."""
        table = self.table
        return tuple(
            [self._decision_at(at) for at, question in enumerate(table.questions) if not table.has_held(question.seat)]
        )

    def _first_open(self) -> int:
        table = self.table
        if not table.held:
            if not table.questions:
                raise MusterError("the match is over: no question is open")
            return 0
        for at, question in enumerate(table.questions):
            if not table.has_held(question.seat):
                return at
        raise MusterError("no question is open")

    def _decision_at(self, at: int) -> Decision:
        table = self.table
        question = table.questions[at]
        return Decision(self, question, table.options_of(at), self.numbers[question.seat])

    # -- answering -----------------------------------------------------------------------------------------------

    def play(self, answer: OpenOption | Option | str, seat: int | None = None, number: int | None = None) -> None:
        """Answer a question. Without ``seat`` the first open one; an answer that is not offered changes nothing."""
        if isinstance(answer, OpenOption):
            decision = answer.decision
            question = decision.question
            chosen = answer.option
            if (
                decision is self._decision
                and decision.listed[answer.place] is chosen
                and not question.each
                and seat is None
                and number is None
            ):
                # The answer comes from the very question that stands open, and from its list: nothing is left to look
                # up. Simulations come here with every answer, so this is ``_take`` without further calls.
                if self._log is not None:
                    self._play_kept(0, question.seat, chosen)
                    return
                table = self.table
                self._decision = None
                table.advance(question, chosen)
                self._length += 1
                record = self._record
                if record is not None:
                    record.who.append(question.seat)
                    record.keys.append(chosen.key)
                for opened in table.questions:
                    self.numbers[opened.seat] += 1
                return
            if seat is None:
                seat = question.seat
            if number is None and decision._match is self and question.seat == seat:
                number = decision.number
            self._play_key(chosen.key, seat, number)
        elif isinstance(answer, Option):
            self._play_key(answer.key, seat, number)
        else:
            self._play_key(answer, seat, number)

    @property
    def choices(self) -> int:
        """How many options the first open question has; 0 when the match is over."""
        table = self.table
        if not table.questions:
            return 0
        at = 0 if len(table.questions) == 1 else self._first_open()
        return len(table.listed[at] or table.options_of(at))

    def choose(self, place: int) -> None:
        """Answer the first open question with the option at this place of its list.

        It does what ``play(decision[place])`` does and makes no decision on the way: for simulations and learners.
        """
        table = self.table
        questions = table.questions
        if len(questions) != 1 or self._log is not None or questions[0].each:
            at = self._asked(None)
            options = table.options_of(at)
            if not 0 <= place < len(options):
                raise IllegalAnswer(f"there is no option {place}: the question has {len(options)}")
            self._play_key(options[place].key, questions[at].seat, None)
            return
        question = questions[0]
        options = table.listed[0] or table.options_of(0)
        if not 0 <= place < len(options):
            raise IllegalAnswer(f"there is no option {place}: the question has {len(options)}")
        option = options[place]
        self._decision = None
        table.advance(question, option)
        self._length += 1
        record = self._record
        if record is not None:
            record.who.append(question.seat)
            record.keys.append(option.key)
        for opened in table.questions:
            self.numbers[opened.seat] += 1

    def play_at_random(self, seed: int, most: int = -1) -> tuple[int, int]:
        """Play on with answers that are all equally likely, to the end or for at most ``most`` answers.

        Returns how many answers were given, and how many of them had a choice. The same seed gives the same answers.
        """
        toss = seed % (TOSSES - 1) + 1
        answers = 0
        unforced = 0
        while self.table.questions and answers != most:
            count = self.choices
            place = 0
            if count > 1:
                unforced += 1
                toss = toss * TOSS_BY % TOSSES
                place = toss * count // TOSSES
            self.choose(place)
            answers += 1
        return answers, unforced

    def _play_key(self, key: str, seat: int | None, number: int | None) -> None:
        """Look an answer up among the options of the question that it is for, and take it."""
        table = self.table
        at = self._asked(seat)
        asked = table.questions[at].seat
        if number is not None and (type(number) is not int or number != self.numbers[asked]):
            raise StaleAnswer(f"seat {asked}: question {number!r} is not open; the open one is {self.numbers[asked]}")
        chosen = None
        for listed in table.options_of(at):
            if listed.key == key:
                chosen = listed
                break
        if chosen is None:
            raise IllegalAnswer(f"seat {asked}: {key!r} is not offered by {table.questions[at].prompt}")
        if self._log is not None:
            self._play_kept(at, asked, chosen)
        else:
            self._take(at, asked, chosen)

    def _asked(self, seat: int | None) -> int:
        """The place of the open question of a seat."""
        table = self.table
        if not table.questions:
            raise IllegalAnswer("the match is over", "refused-over")
        if seat is None:
            return self._first_open()
        for at, question in enumerate(table.questions):
            if type(seat) is int and question.seat == seat and not table.has_held(seat):
                return at
        raise IllegalAnswer(f"seat {seat!r} is not asked", "refused-not-asked")

    def _take(self, at: int, seat: int, option: Option) -> None:
        """Take a checked answer: note it, run on, number the new questions."""
        table = self.table
        before = table.questions
        self._decision = None
        table.answer(at, option)
        self._length += 1
        record = self._record
        if record is not None:
            record.write(seat, option.key)
        opened = table.questions
        if opened is not before:
            for question in opened:
                self.numbers[question.seat] += 1

    def _play_kept(self, at: int, seat: int, option: Option) -> None:
        """As ``_take``, and keep the way back and the hashes."""
        table = self.table
        if self._root is None:
            self._root = table.clone()  # an imagined match keeps its start when it is first played
        luck, faces = table.chance.draws, table.shown
        self._take(at, seat, option)
        if table.chance.draws != luck or table.shown != faces:
            self._mark_barrier()
        else:
            self._since.append((seat, option.key, self._length))
        if self._record is not None and (len(self._record) % HASH_EVERY == 0 or self.over):
            self._record.hashes[len(self._record)] = self.state_hash

    def _mark_barrier(self) -> None:
        self._root = self.table.clone()
        self._since = []

    def take_back(self, seat: int) -> None:
        """Undo that seat's latest answer and the automatic ones after it; refused past a barrier."""
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise CannotTakeBack(f"there is no seat {seat!r}; the match has {self.seats} seats, counted from 0")
        if self._log is None:
            raise CannotTakeBack("this match keeps no way back")
        self._remember()
        if self.table.has_held(seat):
            line = self._withdraw(seat)
        else:
            if not self._since:
                raise CannotTakeBack(f"seat {seat}: luck was drawn or something was revealed since its latest answer")
            if self._since[-1][0] != seat:
                raise CannotTakeBack(f"seat {seat}: another seat has answered since")
            line = self._since.pop()[2]
            self._restore()
            for question in self.table.questions:
                self.numbers[question.seat] += 1
        self._decision = None
        self._length += 1
        if self._record is not None:
            self._record.write(seat, "")
            if len(self._record) % HASH_EVERY == 0:
                self._record.hashes[len(self._record)] = self.state_hash
        self.table.tell(TAKE_BACK, seat, line)

    def is_final(self, question: Question, option: Option) -> bool:
        """Does this answer to an open question pass an information barrier for sure?"""
        return is_final(self.table, question, option)

    def why_no_take_back(self, seat: int) -> str:
        """Why that seat cannot take back now, as the id of a text; nothing where it can."""
        self._checked(seat)
        if self._log is None:
            return "no-take-back-kept"
        self._remember()
        if self.table.has_held(seat):
            return ""
        if not self._since:
            return "no-take-back-barrier"
        return "" if self._since[-1][0] == seat else "no-take-back-other-seat"

    def _withdraw(self, seat: int) -> int:
        """Take a simultaneous answer back that still waits; the others think on undisturbed. Return its line."""
        line = 0
        for at in range(len(self._since) - 1, -1, -1):
            if self._since[at][0] == seat:
                line = self._since.pop(at)[2]
                break
        if not line:
            # It was given before the way back begins: in another process, or before this match was imagined.
            if self._record is None:
                raise CannotTakeBack(f"seat {seat}: its latest answer was given before this match was imagined")
            line = max(at for at, played in enumerate(self._record.all_lines(), start=1) if played.seat == seat)
            assert self._root is not None
            self._root = self._root.clone()
            self._root.withdraw(seat)
        self.table.withdraw(seat)
        self.numbers[seat] += 1
        return line

    def _restore(self) -> None:
        """Go back to the last barrier and play the answers that still stand; nobody hears of these a second time."""
        assert self._root is not None
        table = self._root.clone()
        for seat, key, _ in self._since:
            at = next(place for place, question in enumerate(table.questions) if question.seat == seat)
            table.answer(at, next(option for option in table.options_of(at) if option.key == key))
        self.table = table
        self._listen()

    def _remember(self) -> None:
        """Tell a loaded match its own past again, from its record, when someone first asks for it.

        Where the present rules play the record differently, the past stays forgotten; the match goes on all the same.
        """
        if self._forgotten is None or self._record is None or self._log is None:
            return
        from muster.kernel.replay import replay_record  # replaying makes matches

        lines, start = self._forgotten
        self._forgotten = None
        try:
            past = replay_record(self.game, self._record, self.content, True, lines)
        except RecordError:
            return
        if past._log is None or state_hash(past.table) != state_hash(start):
            return
        self._log.recall(past._log)
        if self._root is start:
            self._root = past._root
            self._since = past._since + self._since

    def _listen(self) -> None:
        if self._log is not None:
            self.table.telling = self._log

    # -- what is known -------------------------------------------------------------------------------------------

    @property
    def length(self) -> int:
        """How many answers and take-backs there were: storage's key."""
        return self._length

    @property
    def record(self) -> Record:
        """The truth: header and every answer. A match that was imagined or got new luck has none."""
        if self._record is None:
            raise MusterError("a match that was imagined or forked with new luck has no record")
        if self._log is None and self.over and len(self._record) not in self._record.hashes:
            self._record.hashes[len(self._record)] = self.state_hash
        return self._record

    @property
    def result(self) -> Result:
        """How the match ended; while it runs, how it stands."""
        return self.game.result(self.table)

    @property
    def state_hash(self) -> str:
        """Equal for equal states on every machine."""
        return state_hash(self.table)

    def view(self, seat: int | None = None) -> Any:
        """All that a seat may know, and nothing else, ready for JSON. None is a spectator.

        What it holds is declared by the game: ``view: EuthiaView = match.view(0)``.
        """
        return view_of(self.game, self.content, self.table, -1 if seat is None else self._checked(seat))

    def events(self, seat: int | None = None, since: int = 0) -> list[dict[str, object]]:
        """What happened as far as a seat may know it, from its event number ``since`` on."""
        viewer = -1 if seat is None else self._checked(seat)
        since = _whole(since, "since")
        return [
            {"number": number, **kind.told(self.content, facts, eyes)}
            for number, (kind, facts, eyes) in self._heard(viewer)
            if number >= since
        ]

    def story(self, seat: int | None = None, language: str = "en", since: int = 0) -> list[str]:
        """The log as sentences, as far as a seat may know it."""
        viewer = -1 if seat is None else self._checked(seat)
        since = _whole(since, "since")
        return [
            self.words(kind.saying(self.content, facts, eyes), language)
            for number, (kind, facts, eyes) in self._heard(viewer)
            if number >= since
        ]

    def happenings(self, since: int = 0) -> list[Happening]:
        """The log itself from its item ``since`` on, for a server that keeps it: the truth, so not for anybody's eyes.

        ``kind.reaches``, ``kind.told`` and ``kind.saying`` make of each what one seat may know.
        """
        if self._log is None:
            return []
        self._remember()
        return self._log.happenings(since)

    def recall(self, past: list[Happening]) -> None:
        """Give a loaded match its log back as a server kept it, which is quicker than playing the record again.

        The way back then begins at the snapshot, so it should have been made ``at_barrier``.
        """
        if self._log is None or self._forgotten is None:
            return
        self._forgotten = None
        log = Log()
        for kind, facts in past:
            log.note(kind, facts)
        self._log.recall(log)

    @property
    def at_barrier(self) -> bool:
        """True where nobody could take anything back: a snapshot made now forgets no way back."""
        return not self._since and not self.table.held

    def _heard(self, viewer: int) -> list[tuple[int, Heard]]:
        if self._log is None:
            return []
        self._remember()
        return list(enumerate(self._log.heard_by(viewer)))

    def _checked(self, seat: int) -> int:
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise MusterError(f"there is no seat {seat!r}; the match has {self.seats} seats, counted from 0")
        return seat

    def words(self, saying: Saying, language: str = "en") -> str:
        """A text of this game with the names of this match's players."""
        from muster.kernel.words import texts_of  # the catalogues load only when someone reads

        return texts_of(self.game).text(language, saying.text_id, saying.params, self.names)

    def chair(self, seat: int) -> Chair:
        """What a bot or client holds: one seat's side of the match."""
        return Chair(self, self._checked(seat))

    # -- other matches from this one -----------------------------------------------------------------------------

    def fork(self, seed: int | None = None) -> Match:
        """An exact copy, luck included; with ``seed`` a copy with new luck (hidden parts stay true)."""
        table = self.table.clone()
        if seed is not None:
            table.chance = QuickChance(_whole(seed, "the seed"))
        record = self._record.branch() if self._record is not None and seed is None else None
        twin = Match(self.game, self.content, table, self.options, record, None)
        twin._length = self._length
        twin.numbers = self.numbers.copy()
        twin.names = self.names
        if self._log is not None:
            self._remember()
            twin._log = self._log.branch()
            if seed is None:
                twin._root = self._root  # nobody plays on a root, so it can be shared
                twin._since = self._since.copy()
            twin._listen()
        return twin

    def imagine(self, seat: int, seed: int) -> Match:
        """A match like this one as far as a seat can know; everything else is dealt anew."""
        self._checked(seat)
        table = imagined(self.table, seat, _whole(seed, "the seed"))
        twin = Match(self.game, self.content, table, self.options, None, None)
        twin._length = self._length
        twin.numbers = self.numbers.copy()
        twin.names = self.names
        if self._log is not None:
            self._remember()
            twin._log = self._log.as_heard_by(seat)
            twin._listen()
        return twin

    def stop_keeping(self) -> None:
        """Keep neither events nor the way back from now on."""
        self._log = None
        self._root = None
        self._since = []
        self.table.telling = None

    # -- keeping -------------------------------------------------------------------------------------------------

    def to_bytes(self) -> bytes:
        """A snapshot at the open decision; ``muster.load`` goes on from it in any process."""
        plain = {
            "game": self.game.name,
            "rules": self.table.rules,
            "schema": schema_hash(self.table),
            "content": self.content.hash,
            "pack": self.content.stored,
            "seats": self.seats,
            "options": dict(self.options),
            "names": list(self.names),
            "numbers": self.numbers,
            "length": self._length,
            "kept": self._log is not None,
            "record": None if self._record is None else self._record.to_text(),
            "hash": self.state_hash,
            "state": state_to_plain(self.table),
        }
        packed = zlib.compress(compact(plain), 6)
        return SNAPSHOT + zlib.crc32(packed).to_bytes(4, "big") + packed


def _whole(number: int, what: str) -> int:
    """A whole number; those of NumPy are taken, too, but neither yes and no nor anything that only looks like one."""
    try:
        if type(number) is not bool:
            return index(number)
    except TypeError:
        pass
    raise MusterError(f"{what} {number!r} is not a whole number")


def imagined(truth: Table, seat: int, seed: int) -> Table:
    """A copy of a table in which all that a seat cannot know is dealt anew."""
    table = truth.clone()
    table.chance = QuickChance(seed)
    redeal(table, seat)
    for at, question in enumerate(table.questions):
        if question.seat != seat:
            table.forget_options(at)
    if table.held:
        _guess_held(table, seat)
    return table


def is_final(truth: Table, question: Question, option: Option) -> bool:
    """Does this answer pass a barrier, for all that the seat knows? It is tried in worlds that the seat can imagine.

    Up to the first barrier all of them go the same way: nobody has learnt anything yet that could tell them apart. Two
    are tried all the same, so that a rule that breaks this is not believed; with any doubt the answer is not final.
    """
    if question not in truth.questions:
        return False
    at = truth.questions.index(question)
    for world in range(WORLDS_TRIED):
        table = imagined(truth, question.seat, world)
        luck, faces = table.chance.draws, table.shown
        table.answer(at, option)
        if table.chance.draws == luck and table.shown == faces:
            return False
    return True


def _guess_held(table: Table, seat: int) -> None:
    """Replace the answers of others that still wait by random ones of what they could have answered."""
    guessed: list[tuple[int, str]] = []
    for holder, key in table.held:
        if holder == seat:
            guessed.append((holder, key))
            continue
        at = next(place for place, question in enumerate(table.questions) if question.seat == holder)
        options = table.options_of(at)
        guessed.append((holder, options[table.chance.below("held", len(options))].key))
    table.held = tuple(guessed)


class Chair:
    """One seat's side of a match: its view, its question, what it heard, and matches imagined from these."""

    __slots__ = ("_match", "seat")

    def __init__(self, match: Match, seat: int) -> None:
        self._match = match
        self.seat = seat

    def __repr__(self) -> str:
        return f"<Chair of seat {self.seat}, {self._match.game.name}, {self.seats} seats>"

    @property
    def seats(self) -> int:
        return self._match.seats

    @property
    def over(self) -> bool:
        return self._match.over

    @property
    def view(self) -> Any:
        return self._match.view(self.seat)

    @property
    def decision(self) -> Decision:
        """This seat's open question; a seat that is not asked has none and is told so."""
        table = self._match.table
        if len(table.questions) == 1 and table.questions[0].seat == self.seat and not table.held:
            return self._match.decision
        for decision in self._match.decisions:
            if decision.seat == self.seat:
                return decision
        raise MusterError(f"seat {self.seat} is not asked")

    def events(self, since: int = 0) -> list[dict[str, object]]:
        return self._match.events(self.seat, since)

    def imagine(self, seed: int) -> Match:
        return self._match.imagine(self.seat, seed)

    def to_bytes(self, seed: int = 0) -> bytes:
        """An imagined snapshot, so that a bot in another process never receives the truth."""
        return self.imagine(seed).to_bytes()


def new_match(
    game: Game,
    seats: int,
    seed: str,
    options: Mapping[str, object] | None,
    content: Content,
    events: bool,
    names: tuple[str, ...] = (),
    rules: int | None = None,
) -> Match:
    """Deal a new match and run it to its first question. A match under older ``rules`` is dealt and played by those."""
    game.checked_seats(seats)
    version = game.rules_version if rules is None else rules
    chosen = game.checked_options(options, seats, version)
    if names and len(names) != seats:
        raise MusterError("error-names", names=len(names), seats=seats)
    for text in (seed, *names):
        if not can_be_kept(text):
            raise MusterError("error-no-unicode", text=repr(text))
    table = game.deal(game, seats, chosen, Chance(key_of_seed(seed)), content)
    table.rules = version
    kept = game.options_under(version, chosen)
    record = Record(game.name, version, content.hash, content.pack_name, seats, kept, seed, names)
    log = Log() if events else None
    match = Match(game, content, table, chosen, record, log)
    match._listen()
    table.advance()
    for question in table.questions:
        match.numbers[question.seat] += 1
    if log is not None:
        match._mark_barrier()
    return match


def unpack(data: bytes) -> dict[str, Any]:
    """The plain content of a snapshot, or a clear refusal."""
    if not data.startswith(b"muster snapshot "):
        raise SnapshotError("error-no-snapshot")
    if not data.startswith(SNAPSHOT):
        line = data.split(b"\n", 1)[0].decode(errors="replace")
        raise SnapshotError("error-snapshot-format", line=line)
    check, packed = data[len(SNAPSHOT) : len(SNAPSHOT) + 4], data[len(SNAPSHOT) + 4 :]
    if zlib.crc32(packed).to_bytes(4, "big") != check:
        raise SnapshotError("error-snapshot-checksum")
    try:
        plain = json.loads(zlib.decompress(packed))
    except (zlib.error, ValueError, RecursionError):
        raise SnapshotError("error-snapshot-damaged") from None
    if not isinstance(plain, dict) or any(part not in plain for part in SNAPSHOT_PARTS):
        raise SnapshotError("error-snapshot-parts")
    for part, kinds in SNAPSHOT_PARTS.items():
        if type(plain[part]) not in kinds:
            raise SnapshotError("error-snapshot-part", part=part)
    return plain


def _check_seats_of(values: list[Any], kind: type, lengths: tuple[int, ...], what: str) -> None:
    """A list with a value for each seat."""
    if len(values) not in lengths or any(type(value) is not kind for value in values):
        raise SnapshotError(f"{what} cannot be read")


def load_match(game: Game, content: Content, plain: dict[str, Any], rules: int | None = None) -> Match:
    """Go on from the plain content of a snapshot, of which nothing is taken on trust.

    The match keeps the rules it was played by. Under other ``rules`` its record is marked with a new root.
    """
    seats: int = plain["seats"]
    if seats not in game.seats:
        raise SnapshotError(f"{game.name}: the snapshot is damaged: {seats} seats are not possible")
    _check_seats_of(plain["names"], str, (0, seats), f"{game.name}: the snapshot is damaged: its part 'names'")
    _check_seats_of(plain["numbers"], int, (seats,), f"{game.name}: the snapshot is damaged: its part 'numbers'")
    try:
        options = {name: spec.usual(plain["rules"]) for name, spec in game.options.items()} | plain["options"]
        table = game.deal(game, seats, options, QuickChance(0), content)
        table.rules = plain["rules"]
        table.agenda = []
        found = schema_hash(table)
        if plain["schema"] != found:
            raise SnapshotError(
                f"{game.name}: the snapshot has the state schema {plain['schema']}, this version has {found}; "
                "replay its record instead"
            )
        plain_to_state(table, plain["state"])
        fits = state_hash(table) == plain["hash"]
    except (AttributeError, LookupError, OverflowError, TypeError, ValueError):
        raise SnapshotError(f"{game.name}: the snapshot is damaged: its state cannot be read") from None
    if not fits:
        raise SnapshotError(f"{game.name}: the snapshot is damaged: its state hash does not fit")
    record = None if plain["record"] is None else read_record(plain["record"])
    match = Match(game, content, table, options, record, Log() if plain["kept"] else None)
    match.names = tuple(plain["names"])
    match.numbers = plain["numbers"]
    match._length = plain["length"]
    if rules is not None and rules != plain["rules"]:
        table.rules = rules
        if record is not None:
            record.roots[len(record)] = (rules, plain["hash"])
    match._listen()
    if match._log is not None:
        match._mark_barrier()
        assert match._root is not None
        match._forgotten = (match._length, match._root)
    return match
