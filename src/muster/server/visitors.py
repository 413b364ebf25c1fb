"""Who is asking: a session cookie with its CSRF token, or a key. Both are kept as hashes and can be revoked."""

from __future__ import annotations

import asyncio
import hmac
import secrets
import threading
import unicodedata
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final, TypeVar

from muster.server.problems import Refusal
from muster.server.secret import hashed, new_secret
from muster.server.store import Store
from muster.server.store.people import (
    Failure,
    KeyRow,
    Person,
    SessionRow,
    add_guest,
    add_key,
    add_session,
    change_password,
    drop_all_of,
    drop_key,
    drop_session,
    find_key,
    find_login,
    find_session,
    make_account,
    password_of,
    rename,
    renew_session,
    sessions_of,
    set_language,
    set_password,
)
from muster.server.store.store import now

if TYPE_CHECKING:
    from argon2 import PasswordHasher

    from muster.server.cluster import Cluster

SESSION_COOKIE: Final = "muster_session"
CSRF_COOKIE: Final = "muster_csrf"
CSRF_HEADER: Final = "x-csrf-token"
DAY: Final = 86_400_000
READ: Final = "read"
FOR_EVER: Final = 1 << 62
LONGEST_SECRET: Final = 200
MOST_KNOWN: Final = 10_000
HASHING_AT_ONCE: Final = 2

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Visitor:
    """One who asks, in a session or by a key. Without a session and a key there is nobody."""

    person: Person | None = None
    session: SessionRow | None = None
    key: KeyRow | None = None
    secret_hash: str = ""  # of the session's token, or of the key

    @property
    def id(self) -> str | None:
        return None if self.person is None else self.person.id

    @property
    def by_key(self) -> bool:
        return self.key is not None

    @property
    def ends_at(self) -> int:
        """When the session or the key ends, if it is not used."""
        if self.session is not None:
            return self.session.expires_at
        return FOR_EVER if self.key is None or self.key.expires_at is None else self.key.expires_at

    def may(self, scope: str) -> bool:
        """Everyone may look; a program may do what its key says."""
        return self.key is None or scope == READ or scope in self.key.scopes

    def must_be_allowed(self, scope: str) -> None:
        if not self.may(scope):
            raise Refusal("key-scope")


NOBODY: Final = Visitor()


class Visitors:
    """Finds out who asks, and remembers it for a while.

    What is ended is first deleted from the store, then forgotten, then its sockets are closed. A look into the store
    that was under way meanwhile may have found what is no longer there: it is not remembered.
    """

    def __init__(self, store: Store, session_days: int, cluster: Cluster) -> None:
        self.store = store
        self._cluster = cluster
        self.session_days = session_days
        self._known: OrderedDict[str, Visitor] = OrderedDict()
        self._changes = 0  # how often something that may be remembered has changed
        self._sockets: dict[str, set[Callable[[], None]]] = {}  # by the hash of session or key: what ends each
        self._passwords = Passwords()

    # -- who it is -----------------------------------------------------------------------------------------------

    async def by_token(self, token: str) -> Visitor:
        """Who holds this session; nobody if it has ended."""
        return NOBODY if len(token) > LONGEST_SECRET else await self._found(hashed(token), self._session)

    async def by_key(self, key: str) -> Visitor:
        """Who holds this key."""
        return NOBODY if len(key) > LONGEST_SECRET else await self._found(hashed(key), self._key)

    async def again(self, visitor: Visitor) -> Visitor:
        """The same visitor as of now: nobody, if the session or the key has ended meanwhile."""
        if visitor is NOBODY:
            return NOBODY
        return await self._found(visitor.secret_hash, self._key if visitor.by_key else self._session)

    async def _found(self, secret_hash: str, find: Callable[[str], Awaitable[Visitor]]) -> Visitor:
        known = self._known.get(secret_hash)
        if known is None:
            changes = self._changes
            known = await find(secret_hash)
            # Where there are other servers nothing is remembered: what is ended there is ended here, too.
            if known is not NOBODY and changes == self._changes and not self.store.shared:
                self._known[secret_hash] = known
                if len(self._known) > MOST_KNOWN:
                    self._known.popitem(last=False)
        return known if known.ends_at >= now() else NOBODY

    async def _session(self, token_hash: str) -> Visitor:
        row = await self.store.read(find_session(token_hash))
        return NOBODY if row is None else Visitor(row.person, row, None, token_hash)

    async def _key(self, key_hash: str) -> Visitor:
        found = await self.store.read(find_key(key_hash))
        return NOBODY if found is None else Visitor(found[0], None, found[1], key_hash)

    def _forget(self, *secret_hashes: str) -> None:
        self._changes += 1
        for secret_hash in secret_hashes:
            self._known.pop(secret_hash, None)

    def forget(self, person: str) -> None:
        """Look this person up again when next asked."""
        self._forget(*[secret_hash for secret_hash, visitor in self._known.items() if visitor.id == person])

    # -- sockets -------------------------------------------------------------------------------------------------

    @contextmanager
    def holding(self, visitor: Visitor, end: Callable[[], None]) -> Iterator[None]:
        """While a socket is open; ``end`` is called when the session or the key behind it ends."""
        sockets = self._sockets.setdefault(visitor.secret_hash, set())
        sockets.add(end)
        try:
            yield
        finally:
            sockets.discard(end)
            if not sockets and self._sockets.get(visitor.secret_hash) is sockets:
                del self._sockets[visitor.secret_hash]

    def _end(self, *secret_hashes: str) -> None:
        """Forget what has been deleted from the store, and close its sockets."""
        self._forget(*secret_hashes)
        for secret_hash in secret_hashes:
            for end in list(self._sockets.get(secret_hash, ())):
                end()

    # -- sessions ------------------------------------------------------------------------------------------------

    async def start(
        self, person: Person | None = None, agent: str = "", password: str | None = None
    ) -> tuple[str, Visitor]:
        """A new session; its token is told once. ``password`` is the hash with which someone has logged in."""
        token, csrf, moment = new_secret(), new_secret(), now()
        ends = moment + self.session_days * DAY
        row = SessionRow(hashed(token), person, csrf, agent, moment, moment, ends)
        if not await self.store.write(add_session(row, password)):
            raise Refusal("wrong-password")
        return token, Visitor(person, row, None, row.token_hash)

    async def renew(self, visitor: Visitor) -> bool:
        """A session that is used goes on from now; once a day is enough. Whether it was renewed."""
        session, moment = visitor.session, now()
        if session is None or moment - session.used_at < DAY:
            return False
        await self.store.write(renew_session(session.token_hash, moment, moment + self.session_days * DAY))
        self._forget(session.token_hash)
        return True

    async def end(self, visitor: Visitor) -> None:
        """End this session."""
        if visitor.session is not None:
            await self._end_session(visitor.session.token_hash)

    async def end_one(self, person: Person, session: str) -> None:
        """End one of someone's sessions, by the beginning of its hash."""
        for row in await self.store.read(sessions_of(person.id, now())):
            if session_id(row.token_hash) == session:
                await self._end_session(row.token_hash)
                return
        raise Refusal("not-found", "problem-no-session-here")

    async def _end_session(self, token_hash: str) -> None:
        await self.store.write(drop_session(token_hash), self._cluster.tell_ended([token_hash]))
        self._end(token_hash)

    async def end_all(self, person: Person) -> None:
        """End all sessions and all keys of a person."""
        dropped = await self.store.write(drop_all_of(person.id))
        self.forget(person.id)
        self._end_everywhere(*dropped)

    def departed(self, person: str, dropped: list[str]) -> None:
        """A person is no longer kept."""
        self.forget(person)
        self._end_everywhere(*dropped)

    def _end_everywhere(self, *secret_hashes: str) -> None:
        self._end(*secret_hashes)
        self.store.tell(*self._cluster.tell_ended(secret_hashes))

    def others_ended(self, secret_hashes: Iterable[str]) -> None:
        """Another server has ended these: their sockets here, too."""
        self._end(*secret_hashes)

    async def look_again(self) -> None:
        """News of the end of sessions may have been missed: ask for all that have a socket."""
        for secret_hash in list(self._sockets):
            if secret_hash and await self._session(secret_hash) is NOBODY and await self._key(secret_hash) is NOBODY:
                self._end(secret_hash)

    # -- people --------------------------------------------------------------------------------------------------

    async def named(self, visitor: Visitor, name: str, language: str) -> tuple[Visitor, list[str]]:
        """Become a guest of that name, or change one's name; with the matches whose seats bear it now."""
        if visitor.person is None:
            return await self.someone(visitor, name, language), []
        changed = done(await self.store.write(rename(visitor.person.id, name, login_of(name))))
        self.forget(visitor.person.id)
        return replace(visitor, person=replace(visitor.person, name=name)), changed

    async def someone(self, visitor: Visitor, name: str, language: str) -> Visitor:
        """A visitor who acts has to be someone: a guest, for a start without a name."""
        if visitor.person is not None:
            return visitor
        if visitor.session is None:
            raise Refusal("no-session")
        new = Person(secrets.token_urlsafe(12), name, "guest", language)
        person = done(await self.store.write(add_guest(new, login_of(name), now(), visitor.session.token_hash)))
        self._forget(visitor.session.token_hash)
        return replace(visitor, person=person, session=replace(visitor.session, person=person))

    async def speaks(self, person: Person, language: str) -> None:
        await self.store.write(set_language(person.id, language))
        self.forget(person.id)

    async def make_account(self, visitor: Visitor, name: str, password: str) -> None:
        """Make an account of a guest."""
        person, session = in_session(visitor)
        if person.kind == "account":
            raise Refusal("not-possible", "problem-has-account")
        hash_of_password = await self._passwords.hash(password)
        done(await self.store.write(make_account(person.id, name, login_of(name), hash_of_password, session)))
        self.forget(person.id)

    async def login(self, name: str, password: str) -> tuple[Person, str]:
        """The person of that name and password, and the hash of it. A wrong name takes as long as a wrong password."""
        found = await self.store.read(find_login(login_of(name), " ".join(name.casefold().split())))
        right, stale = await self._passwords.fits(password, None if found is None else found[1])
        if found is None or not right:
            raise Refusal("wrong-password")
        person, kept = found
        if stale:
            kept = await self._passwords.hash(password)
            await self.store.write(set_password(person.id, kept))
        return person, kept

    async def change_password(self, visitor: Visitor, old: str, new: str) -> None:
        """Another password, for who knows the old one. All other sessions end."""
        person, session = in_session(visitor)
        kept = await self.check_password(person, old)
        changed = change_password(person.id, kept, await self._passwords.hash(new), session)
        self._end_everywhere(*done(await self.store.write(changed)))

    async def check_password(self, person: Person, password: str) -> str:
        """The hash of someone's password, if this is the password; who has no account has none."""
        kept = await self.store.read(password_of(person.id))
        if kept is None:
            raise Refusal("account-needed")
        right, _ = await self._passwords.fits(password, kept)
        if not right:
            raise Refusal("wrong-password", "problem-wrong-old-password")
        return kept

    # -- keys ----------------------------------------------------------------------------------------------------

    async def make_key(self, visitor: Visitor, label: str, scopes: tuple[str, ...], days: int) -> tuple[KeyRow, str]:
        """A new key for a program. It is told once."""
        person, session = in_session(visitor)
        key, moment = f"muster_{new_secret()}", now()
        row = KeyRow(secrets.token_urlsafe(9), label, scopes, moment, moment + days * DAY)
        done(await self.store.write(add_key(person.id, row, hashed(key), session)))
        return row, key

    async def revoke_key(self, person: Person, key: str) -> None:
        key_hash = await self.store.write(drop_key(person.id, key))
        if key_hash is None:
            raise Refusal("not-found", "problem-no-key")
        self._end_everywhere(key_hash)


def in_session(visitor: Visitor) -> tuple[Person, str]:
    """Who asks, and the hash of the session: a program with a key is refused."""
    if visitor.by_key:
        raise Refusal("session-needed")
    if visitor.person is None or visitor.session is None:
        raise Refusal("no-session", "problem-no-name")
    return visitor.person, visitor.session.token_hash


def done(kept: T | Failure) -> T:
    """What was kept, or why not."""
    match kept:
        case Failure.GONE:
            raise Refusal("no-session")
        case Failure.TAKEN:
            raise Refusal("name-taken")
        case _:
            return kept


def session_id(token_hash: str) -> str:
    """How a session is called in lists: the beginning of its hash, which opens nothing."""
    return token_hash[:16]


def login_of(name: str) -> str:
    """Two names that differ in case, spaces and the form of letters only are the same."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())


def check_csrf(visitor: Visitor, token: str | None) -> None:
    """A request that changes something and comes with a cookie must carry the session's own token."""
    if visitor.session is None:
        return
    if token is None or not hmac.compare_digest(token.encode(), visitor.session.csrf.encode()):
        raise Refusal("csrf")


class Passwords:
    """Argon2 in threads, few at once: each takes a tenth of a second and 64 MiB."""

    def __init__(self) -> None:
        self._few = asyncio.Semaphore(HASHING_AT_ONCE)
        self._made = threading.Lock()
        self._nobodys = ""

    async def hash(self, password: str) -> str:
        async with self._few:
            return await asyncio.to_thread(self._hash, password)

    def _hash(self, password: str) -> str:
        return hasher().hash(password)

    async def fits(self, password: str, hash_of_password: str | None) -> tuple[bool, bool]:
        """Is it the password; and is its hash made with older settings?"""
        async with self._few:
            return await asyncio.to_thread(self._fits, password, hash_of_password)

    def _fits(self, password: str, hash_of_password: str | None) -> tuple[bool, bool]:
        from argon2.exceptions import InvalidHashError, VerificationError

        if hash_of_password is None:
            with self._made:
                self._nobodys = self._nobodys or self._hash("nobody's password")
        try:
            hasher().verify(hash_of_password or self._nobodys, password)
        except (VerificationError, InvalidHashError):
            return False, False
        return hash_of_password is not None, hasher().check_needs_rehash(hash_of_password or self._nobodys)


def hasher() -> PasswordHasher:
    """Argon2 with the settings that its authors recommend; tests put a cheap one in its place."""
    from argon2 import PasswordHasher

    return PasswordHasher()
