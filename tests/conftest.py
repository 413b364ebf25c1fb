"""For all tests: profiles of Hypothesis, and the rules that a test names."""

from __future__ import annotations

import os

import pytest
from hypothesis import HealthCheck, settings

CALM = [HealthCheck.too_slow, HealthCheck.data_too_large]

# The same examples on every run, so that a red test is red for everybody; nightly runs look elsewhere.
settings.register_profile("ci", deadline=None, derandomize=True, max_examples=40, suppress_health_check=CALM)
settings.register_profile("dev", deadline=None, max_examples=40, suppress_health_check=CALM)
settings.register_profile("nightly", deadline=None, max_examples=500, suppress_health_check=CALM, print_blob=True)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rule", action="append", default=[], metavar="ID", help="only tests that name this rule")


def rules_of(item: pytest.Item) -> list[str]:
    """The ids of all rules that a test names: ``@pytest.mark.rule("MM-SET-01")``, with one id or several."""
    named = [rule for mark in item.iter_markers("rule") for rule in mark.args]
    for mark in item.iter_markers("rule"):
        if not mark.args or mark.kwargs or not all(isinstance(rule, str) for rule in mark.args):
            raise pytest.UsageError(f"{item.nodeid}: a rule is named by its id: @pytest.mark.rule('MM-SET-01')")
    return named


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Write the rules of each test into reports, and choose by ``--rule``."""
    wanted = {rule.upper() for rule in config.getoption("--rule")}
    chosen: list[pytest.Item] = []
    for item in items:
        named = rules_of(item)
        item.user_properties.extend(("rule", rule) for rule in named)
        if not wanted or wanted.intersection(named):
            chosen.append(item)
    if len(chosen) < len(items):
        config.hook.pytest_deselected(items=[item for item in items if item not in set(chosen)])
        items[:] = chosen
