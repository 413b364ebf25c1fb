"""The OpenAPI description: everything is described, and what it describes is what the server does."""

from __future__ import annotations

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from tests.server.setting import Running, Someone

EXPECTED = {
    *("/api/me", "/api/accounts", "/api/login", "/api/logout", "/api/logout-everywhere", "/api/keys"),
    *("/api/me/password", "/api/me/export", "/api/me/delete", "/api/sessions", "/api/sessions/{session}"),
    *("/api/games", "/api/games/{game}/rules", "/api/games/{game}/pieces", "/api/matches", "/api/tables"),
    *("/api/matches/{match}", "/api/matches/{match}/answers", "/api/matches/{match}/take-back"),
    *(
        "/api/matches/{match}/course",
        "/api/matches/{match}/at/{number}",
        "/api/matches/{match}/record",
        "/api/matches/{match}/verify",
    ),
    *("/api/records", "/health", "/metrics"),
}
# These end the session that all others need.
NOT_CALLED = ("/api/me/delete", "/api/logout", "/api/logout-everywhere", "/api/login", "/api/accounts")
CHECKS = (not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance)


@pytest.fixture(scope="module")
def ada(server: Running) -> Someone:
    return server.someone("Ada")


@pytest.fixture(scope="module")
def described(ada: Someone) -> Any:
    return ada.get("/schema")


def test_everything_is_described(described: Any) -> None:
    assert described["openapi"].startswith("3.1")
    assert set(described["paths"]) >= EXPECTED
    for path, methods in described["paths"].items():
        for method, operation in methods.items():
            assert operation.get("summary"), f"{method} {path}"
            assert any(status.startswith("2") for status in operation["responses"])


def test_the_messages_are_described(described: Any) -> None:
    names = set(described["components"]["schemas"])
    assert {"State", "DecisionTold", "OptionTold", "EventTold", "Problem"} <= names


def test_the_description_is_also_there_as_yaml(ada: Someone) -> None:
    assert ada.http.get("/schema/openapi.yml").status_code == 200


def test_what_is_described_is_what_is_done(server: Running, ada: Someone, described: Any) -> None:
    """Schemathesis makes requests from the description: no error of ours, and no answer that is not described."""
    match = ada.make("monster-lands", "person device")["id"]
    over = ada.make("monster-lands", "bot bot", open=True)["id"]
    cookies = {cookie.name: cookie.value for cookie in ada.http.cookies.jar}
    headers = {"x-csrf-token": str(ada.http.headers["x-csrf-token"])}
    real = {"game": ["meeples-and-monsters", "monster-lands"], "match": [match, over]}
    schema = schemathesis.openapi.from_dict(described)
    called = 0
    for found in schema.get_all_operations():
        operation = found.ok()  # type: ignore[union-attr]
        if operation.path in NOT_CALLED:
            continue

        @settings(max_examples=8, deadline=None, suppress_health_check=list(HealthCheck), database=None)
        @given(case=operation.as_strategy())
        def check(case: Any) -> None:
            nonlocal called
            called += 1
            for name, values in real.items():
                if case.path_parameters and name in case.path_parameters and called % 4:
                    case.path_parameters[name] = values[called % 2]
            response = case.call(base_url=server.url, headers=headers, cookies=cookies)
            case.validate_response(response, checks=CHECKS)

        check()
    assert called > 100
