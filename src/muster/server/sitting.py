"""People at a table: sit down, start, let a bot play, take a seat back, resign, leave, end the match, play again.

Each is a command that the match's owner carries out between two answers; whatever changes is stored before anybody
hears of it, with a note that everyone at the table can read.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from muster.lessons import PUPIL
from muster.server.eyes import Eyes
from muster.server.overtaken import Overtaken
from muster.server.problems import Refusal
from muster.server.seating import BOT, DEVICE, OPEN, PERSON, Leaving, Seat, leaving_of, usual_bot
from muster.server.secret import hashed, new_secret
from muster.server.store.matches import NoteRow, delete_match, set_seats
from muster.server.store.news import Told
from muster.server.store.store import now
from muster.server.store.writer import LOST

if TYPE_CHECKING:
    from muster.server.live import LiveMatch

ROOM: Final = "room"
RUNNING: Final = "running"
DAY: Final = 24 * 3600 * 1000
HOST_WAITS_DAYS: Final = 1  # at a table over days, for someone who is asked and does not come
OTHERS_WAIT_DAYS: Final = 3
NOBODY_MOVED: Final[Mapping[int, int]] = MappingProxyType({})
MOST_NOTES: Final = 500  # of one match; a table filled with notes takes no more


# -- who is away -------------------------------------------------------------------------------------------------------


def may_replace_from(live: LiveMatch, place: Seat, *, host: bool) -> int | None:
    """From when on a bot may be let play for the person of a seat; None while they are here or nobody waits for them.

    At a live table that is at once for the host and after some minutes for the others; over days, where nobody need be
    here, it takes a day for the host and three for the others since the question was put.
    """
    if not place.has_player or place.bot is not None or place.person in live.people_here():
        return None
    if live.row.pace == "days":
        if place.seat not in live.asked():
            return None
        return live.moved_at + (HOST_WAITS_DAYS if host else OTHERS_WAIT_DAYS) * DAY
    since = live.left_at.get(place.person or "", live.opened_at)
    return since if host else since + int(live.registry.settings.away_minutes * 60_000)


def bot_from(live: LiveMatch, place: Seat, eyes: Eyes) -> int | None:
    """From when on a viewer may let a bot play in a seat that is not theirs; None: that is not theirs to do."""
    if live.row.state != RUNNING or place.kind == BOT or place.seat in eyes.mine:
        return None
    if place.person is None:
        return live.opened_at if eyes.host and place.bot is None else None
    if not eyes.host and not any(live.seats[seat].has_player for seat in eyes.mine):
        return None
    return may_replace_from(live, place, host=eyes.host)


def long_away(live: LiveMatch, place: Seat) -> bool:
    """Nobody need wait any longer for the person of this seat."""
    since = may_replace_from(live, place, host=False)
    return since is not None and since <= now()


# -- sitting down ------------------------------------------------------------------------------------------------------


def _noted(live: LiveMatch, kind: str, seat: Seat | None, by: str = "") -> NoteRow:
    return NoteRow(len(live.notes) + 1, live.seq, kind, None if seat is None else seat.seat, "", by, now())


async def _keep(
    live: LiveMatch, changed: Iterable[Seat], *notes: NoteRow, moved: Mapping[int, int] = NOBODY_MOVED, **table: object
) -> None:
    """Store seats, notes and columns of the match in one go, then let everyone know. ``moved``: who sits elsewhere."""
    changed = list(changed)
    seats = list(live.seats)
    for seat in changed:
        seats[seat.seat] = seat
    if len(live.notes) + len(notes) > MOST_NOTES:
        notes = ()
    # A note keeps the name of its day: seats change hands.
    fresh = [
        replace(note, number=len(live.notes) + at, name="" if note.seat is None else _name_in(live, seats, note))
        for at, note in enumerate(notes, start=1)
    ]
    turn = live.row.turn
    news = live.cluster.tell_table(live.id, moved.items())
    if await live.registry.store.write(set_seats(live.id, turn, changed, fresh, table), news) is LOST:
        raise Overtaken
    live.row = replace(live.row, turn=turn + 1, **table)  # type: ignore[arg-type]
    live.driver = live.cluster.me
    live.notes += fresh
    live.seat_all(seats, moved)


def _name_in(live: LiveMatch, seats: list[Seat], note: NoteRow) -> str:
    assert note.seat is not None
    return live.seats[note.seat].name or seats[note.seat].name


def _actor(live: LiveMatch, person: str) -> Seat | None:
    """A seat of the person who acts; a host may have none."""
    return next((seat for seat in live.seats if seat.person == person), None)


def _must_be(live: LiveMatch, *states: str) -> None:
    if live.broken:
        raise Refusal("busy")
    if live.row.state in states:
        return
    codes = {
        "over": ("over", "refused-over"),
        "closed": ("closed", ""),
        ROOM: ("not-begun", ""),
        RUNNING: ("begun", ""),
    }
    raise Refusal(*codes[live.row.state])


async def sit(live: LiveMatch, person: str, name: str, seat: int | None, invite_hash: str | None) -> int:
    """Claim a seat: by its invite, because it is open to anybody, or because it is kept for this person."""

    async def claim() -> int:
        mine = live.seats_of(person)
        invited = [each for each in live.seats if invite_hash is not None and each.invite_hash == invite_hash]
        if seat is None:
            if not invited:
                raise Refusal("not-found", "problem-no-invite")
            free = [each for each in invited if each.person is None]
            if not free:
                raise Refusal("one-seat" if mine else "seat-taken")
            place = min(free, key=lambda each: (each.reserved != person, each.reserved is not None, each.seat))
        else:
            place = live.seats[seat]
            if place.person == person:
                return seat
            if place.claimed:
                raise Refusal("seat-taken")
        _must_be(live, ROOM, RUNNING)
        if mine and not live.row.shared:
            if seat is not None and live.row.state == ROOM and live.seats[mine[0]].kind != DEVICE:
                await _move(live, mine[0], seat)
                return seat
            raise Refusal("one-seat")
        if seat is not None and place.reserved != person and place.kind != OPEN:
            raise Refusal("not-found", "problem-no-invite")
        kept = [each for each in live.seats if each.reserved == person and each.person is None]
        taken = [each.claimed_by(person, name) for each in (place, *[each for each in kept if each.seat != place.seat])]
        if live.row.state == ROOM:
            # Who leaves again before the start leaves a seat that the same link leads to.
            taken = [replace(each, invite_hash=live.seats[each.seat].invite_hash) for each in taken]
        await _keep(live, taken, _noted(live, "sat-down", taken[0]))
        return place.seat

    return await live.do(claim)


async def _move(live: LiveMatch, old: int, new: int) -> None:
    """Before the match begins someone takes another free seat: the two change places."""
    here, there = live.seats[old], live.seats[new]
    await _keep(live, [replace(here, seat=new), replace(there, seat=old)], moved={old: new})


async def invite_anew(live: LiveMatch, seat: int) -> str:
    """A new invite to a seat that nobody has taken; the old one, with all seats that it was good for, ends."""

    async def invite() -> str:
        place = live.seats[seat]
        if place.claimed:
            raise Refusal("seat-taken")
        secret = new_secret()
        old = place.invite_hash
        same = [each for each in live.seats if each.seat == seat or (old is not None and each.invite_hash == old)]
        await _keep(live, [replace(each, invite_hash=hashed(secret)) for each in same])
        return secret

    return await live.do(invite)


async def start(live: LiveMatch, person: str) -> None:
    """The match begins; bots play in seats that nobody has taken, until someone comes with the link."""

    async def begin() -> None:
        _must_be(live, ROOM)
        if not may_start(live, live.eyes_of(person, None)):
            raise Refusal("not-yours", "problem-not-host")
        bot = usual_bot(live.row.game)
        seats = [replace(each, invite_hash=None) if each.claimed else each.handed_to(bot) for each in live.seats]
        await _keep(live, seats, _noted(live, "began", _actor(live, person)), state=RUNNING)

    await live.do(begin)


def may_start(live: LiveMatch, eyes: Eyes) -> bool:
    """The host, at any time; once all are there, everyone."""
    return eyes.host or (bool(eyes.mine) and all(seat.claimed for seat in live.seats))


# -- bots in people's seats --------------------------------------------------------------------------------------------


async def let_bot_play(live: LiveMatch, person: str, seat: int, bot: str) -> None:
    """A bot plays from now on: for oneself, for someone who is away, or in a free seat."""

    async def hand() -> None:
        _must_be(live, RUNNING)
        place = live.seats[seat]
        if place.person == person:
            if place.resigned:
                raise Refusal("resigned")
            note = _noted(live, "bot-for-me", place)
        else:
            eyes = live.eyes_of(person, None)
            since = bot_from(live, place, eyes)
            if since is None:
                allowed = eyes.host or bool(eyes.mine)
                raise Refusal("not-away" if allowed and place.bot is None and place.kind != BOT else "not-your-seat")
            if since > now():
                raise Refusal("not-away")
            actor = _actor(live, person)
            by = "" if actor is None else live.seats[actor.seat].name
            note = _noted(live, "bot-for-absent" if place.person is not None else "bot-in-free", place, by)
        live.stop_players(seat)
        await _keep(live, [place.handed_to(bot)], note)

    await live.do(hand)


async def take_back_seat(live: LiveMatch, person: str, seat: int) -> None:
    """Its person plays again; a seat that is still free waits again."""

    async def take() -> None:
        _must_be(live, RUNNING)
        place = live.seats[seat]
        free = place.person is None and place.kind != BOT and live.row.host == person
        if place.person != person and not free:
            raise Refusal("not-your-seat")
        if place.resigned:
            raise Refusal("resigned")
        live.stop_players(seat)
        notes = [_noted(live, "plays-again", place)] if place.bot is not None and not free else []
        await _keep(live, [place.handed_to(None)], *notes)

    await live.do(take)


# -- leaving and ending ------------------------------------------------------------------------------------------------


def leaving(live: LiveMatch, eyes: Eyes) -> Leaving | None:
    """What leaving means for a viewer."""
    return leaving_of(live.row.state, live.seats, eyes.mine, host=eyes.host, began=began(live))


def began(live: LiveMatch) -> bool:
    """Has anybody but bots answered?"""
    bots = {seat.seat for seat in live.seats if seat.kind == BOT}
    return any(seat not in bots for seat, _ in live.lines)


async def leave(live: LiveMatch, person: str, how: Leaving) -> Leaving:
    """Leave for good, as it was asked for; the same whether the match has just begun or been left by the others."""

    async def go() -> Leaving:
        _must_be(live, ROOM, RUNNING)
        found = leaving(live, live.eyes_of(person, None))
        alone = {"delete", "close"}
        if found is None:
            raise Refusal("not-your-seat")
        if found != how and not {found, how} <= alone:
            raise Refusal("has-changed")
        mine = [live.seats[seat] for seat in live.seats_of(person)]
        match found:
            case "delete":
                news = [[Told.DELETED, live.id]]
                if await live.registry.store.write(delete_match(live.id, live.row.turn), news) is LOST:
                    raise Overtaken
                live.deleted = True
                live.registry.drop(live)
            case "leave":
                await _keep(live, [each.freed() for each in mine], _noted(live, "left", mine[0]))
            case "close":
                await _keep(live, [], _noted(live, "ended", None), state="closed", reason="left")
            case "resign":
                bot = usual_bot(live.row.game)
                playing = [each for each in mine if not each.resigned]
                for each in playing:
                    live.stop_players(each.seat)
                seats = [replace(each, resigned=True, ends=False, bot=each.bot or bot) for each in playing]
                await _keep(live, seats, *[_noted(live, "resigned", each) for each in playing])
                await _end_if_agreed(live)
        return found

    return await live.do(go)


async def agree_to_end(live: LiveMatch, person: str, agree: bool) -> bool:
    """Agree to end the match without a result, or play on: then nobody's agreement counts any more."""

    async def decide() -> bool:
        _must_be(live, RUNNING)
        mine = [live.seats[seat] for seat in live.seats_of(person) if live.seats[seat].has_player]
        if not mine:
            raise Refusal("not-your-seat")
        if not agree:
            asked = [each for each in live.seats if each.ends]
            if asked:
                await _keep(live, [replace(each, ends=False) for each in asked], _noted(live, "plays-on", mine[0]))
            return False
        fresh = [replace(each, ends=True) for each in mine if not each.ends]
        if fresh:
            await _keep(live, fresh, _noted(live, "would-end", mine[0]))
        return await _end_if_agreed(live)

    return await live.do(decide)


async def _end_if_agreed(live: LiveMatch) -> bool:
    """The match is closed as soon as all agree who still play and are not away for long."""
    agreed = any(each.ends for each in live.seats)
    needed = [each for each in live.seats if each.has_player and not each.ends]
    if not agreed or any(each.bot is None and not long_away(live, each) for each in needed):
        return False
    await _keep(live, [], _noted(live, "ended", None), state="closed", reason="agreed")
    return True


async def allow_watching(live: LiveMatch, person: str, allowed: bool) -> None:
    """May anyone with the address watch? The host says."""

    async def allow() -> None:
        _must_be(live, ROOM, RUNNING)
        if live.row.host != person or live.row.private:
            raise Refusal("not-yours", "problem-not-host")
        if live.row.watch != allowed:
            await _keep(live, [], _noted(live, "watch" if allowed else "no-watch", None), watch=allowed)

    await live.do(allow)


async def be_guided(live: LiveMatch, person: str, guided: bool) -> None:
    """Leave the lesson of a guided match, which then is a match like any other, or go on with it."""

    async def change() -> None:
        _must_be(live, RUNNING)
        if live.row.lesson is None:
            raise Refusal("not-found", "problem-no-lesson")
        if person != live.seats[PUPIL].person:
            raise Refusal("not-your-seat")
        if live.row.guided != guided:
            live.stop_players()
            await _keep(live, [], guided=guided)

    await live.do(change)


# -- again -------------------------------------------------------------------------------------------------------------


def seats_again(game: str, seats: Iterable[Seat], person: str) -> tuple[tuple[Seat, ...], str | None]:
    """The same seats for the same people: the one who asks sits down, the others' seats are kept for them.

    With the secret of the invite that leads to a kept seat whose person does not come.
    """
    secret = new_secret()
    again: list[Seat] = []
    for each in seats:
        kind = DEVICE if each.kind == DEVICE else PERSON
        if each.person is None:
            again.append(Seat(each.seat, BOT, each.name, None, each.bot or usual_bot(game), None))
        elif each.person == person:
            again.append(Seat(each.seat, kind, each.name, person, None, None))
        else:
            again.append(Seat(each.seat, kind, each.name, None, None, hashed(secret), reserved=each.person))
    return tuple(again), secret if any(each.reserved for each in again) else None


async def note_rematch(live: LiveMatch, match: str, person: str) -> None:
    """Everyone at the old table sees that someone plays again, and where. The caller is its owner just now."""
    await _keep(live, [], _noted(live, "rematch", _actor(live, person)), rematch=match)
