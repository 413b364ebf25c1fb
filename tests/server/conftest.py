"""Servers that several tests share, cheap passwords, and a PostgreSQL where there is one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from argon2 import PasswordHasher
from tests.server import setting
from tests.server.postgres import Postgres, started
from tests.server.setting import Running, serving

from muster.server import visitors


@pytest.fixture(scope="session", autouse=True)
def _cheap_passwords() -> Iterator[None]:
    """A real hash takes a tenth of a second, and tests make many."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(visitors, "hasher", lambda: PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))
        yield


@pytest.fixture(scope="session", autouse=True)
def _where_tests_run() -> Iterator[None]:
    """With ``MUSTER_TEST_ON=postgresql`` or ``two`` the servers of all tests use a PostgreSQL of ours."""
    if setting.ON == "sqlite":
        yield
        return
    databases: dict[str, str] = {}
    for postgres in started():

        def new_database(name: str, postgres: Postgres = postgres) -> str:
            if not name:
                return postgres.new_database()
            if name not in databases:
                databases[name] = postgres.new_database()
            return databases[name]

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(setting, "new_database", new_database)
            yield


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that the tests of a module share."""
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL of our own."""
    yield from started()


@pytest.fixture(params=["memory", "sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a new, empty database of every kind."""
    if request.param == "memory":
        return "sqlite://"
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/muster.db"
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.new_database()
