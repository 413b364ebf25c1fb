"""People, their sessions and keys in the store."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from sqlalchemy import Connection, delete, insert, select, update

from muster.server.store.schema import KEYS, PEOPLE, SEATS, SESSIONS


@dataclass(frozen=True, slots=True)
class Person:
    id: str
    name: str
    kind: str
    language: str


@dataclass(frozen=True, slots=True)
class SessionRow:
    token_hash: str
    person: Person | None
    csrf: str
    expires_at: int


@dataclass(frozen=True, slots=True)
class KeyRow:
    id: str
    label: str
    made_at: int


PERSON_COLUMNS = (PEOPLE.c.id, PEOPLE.c.name, PEOPLE.c.kind, PEOPLE.c.language)


def find_session(token_hash: str) -> Callable[[Connection], SessionRow | None]:
    def work(connection: Connection) -> SessionRow | None:
        found = connection.execute(
            select(SESSIONS.c.csrf, SESSIONS.c.expires_at, *PERSON_COLUMNS)
            .select_from(SESSIONS.outerjoin(PEOPLE, PEOPLE.c.id == SESSIONS.c.person))
            .where(SESSIONS.c.token_hash == token_hash)
        ).first()
        if found is None:
            return None
        csrf, expires_at, *person = found
        return SessionRow(token_hash, Person(*person) if person[0] is not None else None, csrf, expires_at)

    return work


def add_session(
    token_hash: str, person: str | None, csrf: str, made_at: int, expires_at: int
) -> Callable[[Connection], None]:
    """Keep a new session; those that have ended are dropped on the way."""

    def work(connection: Connection) -> None:
        connection.execute(delete(SESSIONS).where(SESSIONS.c.expires_at < made_at))
        connection.execute(
            insert(SESSIONS).values(
                token_hash=token_hash, person=person, csrf=csrf, made_at=made_at, expires_at=expires_at
            )
        )

    return work


def drop_session(token_hash: str) -> Callable[[Connection], None]:
    def work(connection: Connection) -> None:
        connection.execute(delete(SESSIONS).where(SESSIONS.c.token_hash == token_hash))

    return work


def drop_sessions_of(person: str) -> Callable[[Connection], None]:
    def work(connection: Connection) -> None:
        connection.execute(delete(SESSIONS).where(SESSIONS.c.person == person))

    return work


def add_guest(person: Person, made_at: int, session: str) -> Callable[[Connection], None]:
    """A new guest, known by a session."""

    def work(connection: Connection) -> None:
        connection.execute(
            insert(PEOPLE).values(
                id=person.id, name=person.name, kind=person.kind, language=person.language, made_at=made_at
            )
        )
        connection.execute(update(SESSIONS).where(SESSIONS.c.token_hash == session).values(person=person.id))

    return work


def rename(person: str, name: str) -> Callable[[Connection], None]:
    """Change a name. Seats that were taken under no name get it, too; the others keep theirs."""

    def work(connection: Connection) -> None:
        connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(name=name))
        nameless = (SEATS.c.person == person, SEATS.c.kind == "person", SEATS.c.name == "")
        connection.execute(update(SEATS).where(*nameless).values(name=name))

    return work


def set_language(person: str, language: str) -> Callable[[Connection], None]:
    def work(connection: Connection) -> None:
        connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(language=language))

    return work


def make_account(person: str, name: str, login: str, password: str) -> Callable[[Connection], bool]:
    """Make an account of a guest; False where the name is taken."""

    def work(connection: Connection) -> bool:
        if connection.execute(select(PEOPLE.c.id).where(PEOPLE.c.login == login)).first() is not None:
            return False
        connection.execute(
            update(PEOPLE)
            .where(PEOPLE.c.id == person)
            .values(kind="account", name=name, login=login, password=password)
        )
        return True

    return work


def find_login(login: str) -> Callable[[Connection], tuple[Person, str] | None]:
    """An account by its name, with the hash of its password."""

    def work(connection: Connection) -> tuple[Person, str] | None:
        found = connection.execute(
            select(*PERSON_COLUMNS, PEOPLE.c.password).where(PEOPLE.c.login == login, PEOPLE.c.kind == "account")
        ).first()
        if found is None:
            return None
        *person, password = found
        return Person(*person), str(password)

    return work


def set_password(person: str, password: str) -> Callable[[Connection], None]:
    def work(connection: Connection) -> None:
        connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(password=password))

    return work


def find_key(key_hash: str) -> Callable[[Connection], Person | None]:
    def work(connection: Connection) -> Person | None:
        found = connection.execute(
            select(*PERSON_COLUMNS).join(KEYS, KEYS.c.person == PEOPLE.c.id).where(KEYS.c.key_hash == key_hash)
        ).first()
        return None if found is None else Person(*found)

    return work


def add_key(person: str, row: KeyRow, key_hash: str) -> Callable[[Connection], None]:
    def work(connection: Connection) -> None:
        connection.execute(
            insert(KEYS).values(id=row.id, person=person, label=row.label, key_hash=key_hash, made_at=row.made_at)
        )

    return work


def keys_of(person: str) -> Callable[[Connection], list[KeyRow]]:
    return lambda connection: [
        KeyRow(*row)
        for row in connection.execute(
            select(KEYS.c.id, KEYS.c.label, KEYS.c.made_at).where(KEYS.c.person == person).order_by(KEYS.c.made_at)
        )
    ]


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
