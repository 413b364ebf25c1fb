"""People, their sessions and keys in the store."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

from sqlalchemy import Connection, delete, insert, or_, select, update

from muster.server.store.matches import take_turns
from muster.server.store.schema import KEYS, MATCHES, PEOPLE, SEATS, SESSIONS


class Failure(Enum):
    """Why something about a person was not kept."""

    GONE = "the session that asked has ended meanwhile"
    TAKEN = "the name is an account's"


@dataclass(frozen=True, slots=True)
class Person:
    id: str
    name: str
    kind: str
    language: str


@dataclass(frozen=True, slots=True)
class SessionRow:
    """A session: whose, the token that its requests carry, and how long it lasts if nobody uses it."""

    token_hash: str
    person: Person | None
    csrf: str
    agent: str
    made_at: int
    used_at: int
    expires_at: int


@dataclass(frozen=True, slots=True)
class KeyRow:
    id: str
    label: str
    scopes: tuple[str, ...]
    made_at: int
    expires_at: int | None


PERSON_COLUMNS = (PEOPLE.c.id, PEOPLE.c.name, PEOPLE.c.kind, PEOPLE.c.language)
SESSION_COLUMNS = (
    *(SESSIONS.c.token_hash, SESSIONS.c.csrf, SESSIONS.c.agent),
    *(SESSIONS.c.made_at, SESSIONS.c.used_at, SESSIONS.c.expires_at),
)
KEY_COLUMNS = (KEYS.c.id, KEYS.c.label, KEYS.c.scopes, KEYS.c.made_at, KEYS.c.expires_at)


def _key(row: tuple[str, str, str, int, int | None]) -> KeyRow:
    key, label, scopes, made_at, expires_at = row
    return KeyRow(key, label, tuple(scopes.split()), made_at, expires_at)


# -- sessions ----------------------------------------------------------------------------------------------------------


def find_session(token_hash: str) -> Callable[[Connection], SessionRow | None]:
    def work(connection: Connection) -> SessionRow | None:
        found = connection.execute(
            select(*SESSION_COLUMNS, *PERSON_COLUMNS)
            .select_from(SESSIONS.outerjoin(PEOPLE, PEOPLE.c.id == SESSIONS.c.person))
            .where(SESSIONS.c.token_hash == token_hash)
        ).first()
        if found is None:
            return None
        kept, csrf, agent, made_at, used_at, expires_at, *person = found
        someone = Person(*person) if person[0] is not None else None
        return SessionRow(kept, someone, csrf, agent, made_at, used_at, expires_at)

    return work


def add_session(row: SessionRow, password: str | None = None) -> Callable[[Connection], bool]:
    """Keep a new session; those that have ended are dropped on the way.

    A login with a password gets none if the password has changed since it was checked.
    """

    def work(connection: Connection) -> bool:
        connection.execute(delete(SESSIONS).where(SESSIONS.c.expires_at < row.made_at))
        person = None if row.person is None else row.person.id
        if password is not None and password != _password(connection, person):
            return False
        connection.execute(
            insert(SESSIONS).values(
                token_hash=row.token_hash,
                person=person,
                csrf=row.csrf,
                agent=row.agent,
                made_at=row.made_at,
                used_at=row.used_at,
                expires_at=row.expires_at,
            )
        )
        return True

    return work


def _password(connection: Connection, person: str | None) -> str | None:
    return connection.execute(select(PEOPLE.c.password).where(PEOPLE.c.id == person)).scalar()


def renew_session(token_hash: str, used_at: int, expires_at: int) -> Callable[[Connection], None]:
    """A session that is used goes on; one that has been ended meanwhile does not come back."""

    def work(connection: Connection) -> None:
        connection.execute(
            update(SESSIONS).where(SESSIONS.c.token_hash == token_hash).values(used_at=used_at, expires_at=expires_at)
        )

    return work


def sessions_of(person: str, moment: int) -> Callable[[Connection], list[SessionRow]]:
    """The sessions of a person that go on, the latest used first."""

    def work(connection: Connection) -> list[SessionRow]:
        found = connection.execute(
            select(*SESSION_COLUMNS)
            .where(SESSIONS.c.person == person, SESSIONS.c.expires_at >= moment)
            .order_by(SESSIONS.c.used_at.desc(), SESSIONS.c.made_at.desc())
        )
        return [SessionRow(row[0], None, *row[1:]) for row in found]

    return work


def drop_session(token_hash: str) -> Callable[[Connection], None]:
    def work(connection: Connection) -> None:
        connection.execute(delete(SESSIONS).where(SESSIONS.c.token_hash == token_hash))

    return work


def drop_all_of(person: str) -> Callable[[Connection], list[str]]:
    """End all sessions and keys of a person; returns their hashes."""

    def work(connection: Connection) -> list[str]:
        dropped = _hashes(connection, person)
        connection.execute(delete(SESSIONS).where(SESSIONS.c.person == person))
        connection.execute(delete(KEYS).where(KEYS.c.person == person))
        return dropped

    return work


def _hashes(connection: Connection, person: str) -> list[str]:
    sessions = connection.execute(select(SESSIONS.c.token_hash).where(SESSIONS.c.person == person)).scalars()
    keys = connection.execute(select(KEYS.c.key_hash).where(KEYS.c.person == person)).scalars()
    return [*sessions, *keys]


def _goes_on(connection: Connection, token_hash: str) -> bool:
    """Has a session not been ended? What opens doors is made only for one that goes on."""
    found = connection.execute(select(SESSIONS.c.token_hash).where(SESSIONS.c.token_hash == token_hash))
    return found.first() is not None


# -- people ------------------------------------------------------------------------------------------------------------


def _is_an_accounts(connection: Connection, login: str, but: str) -> bool:
    """Is this the name, by which someone logs in or is shown, of an account of someone else?"""
    named = or_(PEOPLE.c.login == login, PEOPLE.c.shown == login)
    return connection.execute(select(PEOPLE.c.id).where(named, PEOPLE.c.id != but)).first() is not None


def accounts_named(logins: tuple[str, ...], but: str) -> Callable[[Connection], list[str]]:
    """Which of some names are those of accounts of other people."""
    return lambda connection: [login for login in logins if _is_an_accounts(connection, login, but)]


def add_guest(person: Person, login: str, made_at: int, session: str) -> Callable[[Connection], Person | Failure]:
    """A new guest, known by a session; returns who the session belongs to."""

    def work(connection: Connection) -> Person | Failure:
        found = find_session(session)(connection)
        if found is None:
            return Failure.GONE
        if found.person is not None:
            return found.person  # two requests of a new visitor at once
        if login and _is_an_accounts(connection, login, person.id):
            return Failure.TAKEN
        connection.execute(
            insert(PEOPLE).values(
                id=person.id, name=person.name, kind=person.kind, language=person.language, made_at=made_at
            )
        )
        connection.execute(update(SESSIONS).where(SESSIONS.c.token_hash == session).values(person=person.id))
        return person

    return work


def rename(person: str, name: str, login: str) -> Callable[[Connection], list[str] | Failure]:
    """Change a name. Seats that were taken under no name get it, too; returns their matches. The others keep theirs."""

    def work(connection: Connection) -> list[str] | Failure:
        if _is_an_accounts(connection, login, person):
            return Failure.TAKEN
        connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(name=name))
        account = (PEOPLE.c.id == person, PEOPLE.c.kind == "account")
        connection.execute(update(PEOPLE).where(*account).values(shown=login))
        nameless = (SEATS.c.person == person, SEATS.c.kind == "person", SEATS.c.name == "")
        changed = take_turns(connection, MATCHES.c.id.in_(select(SEATS.c.match).where(*nameless)))
        connection.execute(update(SEATS).where(*nameless).values(name=name))
        return changed

    return work


def set_language(person: str, language: str) -> Callable[[Connection], None]:
    def work(connection: Connection) -> None:
        connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(language=language))

    return work


def make_account(
    person: str, name: str, login: str, password: str, session: str
) -> Callable[[Connection], Failure | None]:
    """Make an account of a guest."""

    def work(connection: Connection) -> Failure | None:
        if not _goes_on(connection, session):
            return Failure.GONE
        if _is_an_accounts(connection, login, person):
            return Failure.TAKEN
        connection.execute(
            update(PEOPLE)
            .where(PEOPLE.c.id == person)
            .values(kind="account", name=name, login=login, shown=login, password=password)
        )
        return None

    return work


def find_login(*logins: str) -> Callable[[Connection], tuple[Person, str] | None]:
    """An account by its name, with the hash of its password."""

    def work(connection: Connection) -> tuple[Person, str] | None:
        found = connection.execute(
            select(*PERSON_COLUMNS, PEOPLE.c.password).where(PEOPLE.c.login.in_(logins), PEOPLE.c.kind == "account")
        ).first()
        if found is None:
            return None
        *person, password = found
        return Person(*person), str(password)

    return work


def password_of(person: str) -> Callable[[Connection], str | None]:
    """The hash of someone's password; none of a guest."""
    return lambda connection: _password(connection, person)


def set_password(person: str, password: str) -> Callable[[Connection], None]:
    """The same password under newer settings."""

    def work(connection: Connection) -> None:
        connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(password=password))

    return work


def change_password(person: str, old: str, new: str, session: str) -> Callable[[Connection], list[str] | Failure]:
    """Another password from now on. All other sessions end; returns their hashes."""

    def work(connection: Connection) -> list[str] | Failure:
        if not _goes_on(connection, session) or _password(connection, person) != old:
            return Failure.GONE
        set_password(person, new)(connection)
        others = (SESSIONS.c.person == person, SESSIONS.c.token_hash != session)
        dropped = list(connection.execute(select(SESSIONS.c.token_hash).where(*others)).scalars())
        connection.execute(delete(SESSIONS).where(*others))
        return dropped

    return work


# -- keys --------------------------------------------------------------------------------------------------------------


def find_key(key_hash: str) -> Callable[[Connection], tuple[Person, KeyRow] | None]:
    def work(connection: Connection) -> tuple[Person, KeyRow] | None:
        found = connection.execute(
            select(*KEY_COLUMNS, *PERSON_COLUMNS)
            .join_from(KEYS, PEOPLE, KEYS.c.person == PEOPLE.c.id)
            .where(KEYS.c.key_hash == key_hash)
        ).first()
        if found is None:
            return None
        key, label, scopes, made_at, expires_at, *person = found
        return Person(*person), _key((key, label, scopes, made_at, expires_at))

    return work


def add_key(person: str, row: KeyRow, key_hash: str, session: str) -> Callable[[Connection], Failure | None]:
    """Keep a new key, made in a session that still goes on; keys that have ended are dropped on the way."""

    def work(connection: Connection) -> Failure | None:
        if not _goes_on(connection, session):
            return Failure.GONE
        connection.execute(delete(KEYS).where(KEYS.c.expires_at < row.made_at))
        connection.execute(
            insert(KEYS).values(
                id=row.id,
                person=person,
                label=row.label,
                key_hash=key_hash,
                scopes=" ".join(row.scopes),
                made_at=row.made_at,
                expires_at=row.expires_at,
            )
        )
        return None

    return work


def keys_of(person: str) -> Callable[[Connection], list[KeyRow]]:
    def work(connection: Connection) -> list[KeyRow]:
        found = connection.execute(select(*KEY_COLUMNS).where(KEYS.c.person == person).order_by(KEYS.c.made_at))
        return [_key((key, label, scopes, made_at, expires_at)) for key, label, scopes, made_at, expires_at in found]

    return work


def drop_key(person: str, key: str) -> Callable[[Connection], str | None]:
    """Revoke a key; its hash, or None where there is none."""

    def work(connection: Connection) -> str | None:
        found: str | None = connection.execute(
            select(KEYS.c.key_hash).where(KEYS.c.id == key, KEYS.c.person == person)
        ).scalar()
        if found is not None:
            connection.execute(delete(KEYS).where(KEYS.c.id == key))
        return found

    return work
