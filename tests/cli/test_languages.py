"""The language comes from the option, from MUSTER_LANG or from the locale."""

from __future__ import annotations

import pytest

from muster.cli.languages import chosen_language
from muster.kernel.errors import OptionError


def test_english_without_any_word() -> None:
    assert chosen_language() == "en"


def test_the_locale_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "fr_CA.UTF-8")
    assert chosen_language() == "fr"


def test_a_locale_that_we_do_not_speak_is_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "de_AT.UTF-8")
    monkeypatch.setenv("LANG", "es_ES.UTF-8")
    assert chosen_language() == "en"


def test_muster_lang_comes_before_the_locale(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "fr_FR")
    monkeypatch.setenv("MUSTER_LANG", "es")
    assert chosen_language() == "es"


def test_the_option_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MUSTER_LANG", "es")
    assert chosen_language("FR") == "fr"


@pytest.mark.parametrize("asked", ["de", "english", "e"])
def test_an_unknown_language_is_refused_by_name(asked: str) -> None:
    with pytest.raises(OptionError, match=r"languages are: en, es, fr"):
        chosen_language(asked)
