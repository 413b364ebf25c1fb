"""Who is asking: a session cookie with its CSRF token, or a key. Both are kept as hashes and can be revoked."""

from __future__ import annotations

import asyncio
import hmac
import secrets
import threading
from collections import OrderedDict
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from muster.server.problems import Refusal
from muster.server.secret import hashed, new_secret
from muster.server.store import Store
from muster.server.store.people import (
    KeyRow,
    Person,
    SessionRow,
    add_guest,
    add_key,
    add_session,
    drop_key,
    drop_session,
    drop_sessions_of,
    find_key,
    find_login,
    find_session,
    make_account,
    rename,
    set_language,
    set_password,
)
from muster.server.store.store import now

if TYPE_CHECKING:
    from argon2 import PasswordHasher

SESSION_COOKIE: Final = "muster_session"
CSRF_COOKIE: Final = "muster_csrf"
CSRF_HEADER: Final = "x-csrf-token"
DAY: Final = 86_400_000
MOST_KNOWN: Final = 10_000
HASHING_AT_ONCE: Final = 2


@dataclass(frozen=True, slots=True)
class Visitor:
    """One who asks. Without a session and a key there is nobody."""

    person: Person | None = None
    session: SessionRow | None = None
    by_key: bool = False

    @property
    def id(self) -> str | None:
        return None if self.person is None else self.person.id


NOBODY: Final = Visitor()


class Visitors:
    """Finds out who asks, and remembers it for a while; what is revoked is forgotten at once."""

    def __init__(self, store: Store, session_days: int) -> None:
        self.store = store
        self.session_days = session_days
        self._known: OrderedDict[str, Visitor] = OrderedDict()
        self._passwords = Passwords()

    # -- sessions ------------------------------------------------------------------------------------------------

    async def by_token(self, token: str) -> Visitor:
        """Who holds this session; nobody if it has ended."""
        if len(token) > 200:
            return NOBODY
        token_hash = hashed(token)
        known = self._known.get(token_hash)
        if known is None:
            row = await self.store.read(find_session(token_hash))
            if row is None:
                return NOBODY
            known = self._remember(token_hash, Visitor(row.person, row))
        if known.session is None or known.session.expires_at < now():
            return NOBODY
        return known

    async def by_key(self, key: str) -> Visitor:
        """Who holds this key."""
        if len(key) > 200:
            return NOBODY
        key_hash = hashed(key)
        known = self._known.get(key_hash)
        if known is None:
            person = await self.store.read(find_key(key_hash))
            if person is None:
                return NOBODY
            known = self._remember(key_hash, Visitor(person, None, by_key=True))
        return known

    def _remember(self, secret_hash: str, visitor: Visitor) -> Visitor:
        self._known[secret_hash] = visitor
        if len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)
        return visitor

    def forget(self, person: str) -> None:
        """Look this person up again when next asked."""
        for secret_hash, visitor in list(self._known.items()):
            if visitor.id == person:
                del self._known[secret_hash]

    async def start(self, person: Person | None = None) -> tuple[str, Visitor]:
        """A new session; its token is told once."""
        token, csrf, made_at = new_secret(), new_secret(), now()
        row = SessionRow(hashed(token), person, csrf, made_at + self.session_days * DAY)
        await self.store.write(
            add_session(row.token_hash, None if person is None else person.id, csrf, made_at, row.expires_at)
        )
        return token, self._remember(row.token_hash, Visitor(person, row))

    async def end(self, visitor: Visitor) -> None:
        """End this session."""
        if visitor.session is not None:
            self._known.pop(visitor.session.token_hash, None)
            await self.store.write(drop_session(visitor.session.token_hash))

    async def end_all(self, person: Person) -> None:
        """End all sessions of a person."""
        await self.store.write(drop_sessions_of(person.id))
        self.forget(person.id)

    # -- people --------------------------------------------------------------------------------------------------

    async def named(self, visitor: Visitor, name: str, language: str) -> Visitor:
        """Become a guest of that name, or change one's name."""
        if visitor.person is not None:
            await self.store.write(rename(visitor.person.id, name))
            self.forget(visitor.person.id)
            return replace(visitor, person=replace(visitor.person, name=name))
        return await self.somebody(visitor, name, language)

    async def somebody(self, visitor: Visitor, name: str, language: str) -> Visitor:
        """A visitor who acts has to be somebody: a guest, for a start without a name."""
        if visitor.person is not None:
            return visitor
        if visitor.session is None:
            raise Refusal("no-session")
        person = Person(secrets.token_urlsafe(12), name, "guest", language)
        await self.store.write(add_guest(person, now(), visitor.session.token_hash))
        known = Visitor(person, replace(visitor.session, person=person))
        return self._remember(visitor.session.token_hash, known)

    async def speaks(self, person: Person, language: str) -> None:
        await self.store.write(set_language(person.id, language))
        self.forget(person.id)

    async def make_account(self, person: Person, name: str, password: str) -> None:
        """Make an account of a guest."""
        if person.kind == "account":
            raise Refusal("not-possible", "problem-has-account")
        hash_of_password = await self._passwords.hash(password)
        if not await self.store.write(make_account(person.id, name, login_of(name), hash_of_password)):
            raise Refusal("name-taken")
        self.forget(person.id)

    async def login(self, name: str, password: str) -> Person:
        """The person of that name and password. A wrong name takes as long as a wrong password."""
        found = await self.store.read(find_login(login_of(name)))
        right, stale = await self._passwords.fits(password, None if found is None else found[1])
        if found is None or not right:
            raise Refusal("wrong-password")
        if stale:
            await self.store.write(set_password(found[0].id, await self._passwords.hash(password)))
        return found[0]

    # -- keys ----------------------------------------------------------------------------------------------------

    async def make_key(self, person: Person, label: str) -> tuple[KeyRow, str]:
        key = f"muster_{new_secret()}"
        row = KeyRow(secrets.token_urlsafe(9), label, now())
        await self.store.write(add_key(person.id, row, hashed(key)))
        return row, key

    async def revoke_key(self, person: Person, key: str) -> None:
        key_hash = await self.store.write(drop_key(person.id, key))
        if key_hash is None:
            raise Refusal("not-found", "problem-no-key")
        self._known.pop(key_hash, None)


def login_of(name: str) -> str:
    """Two names that differ in case and spaces only are the same."""
    return " ".join(name.casefold().split())


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
