"""For every game: everything that can be said is said in three languages, and every rule that is named exists."""

from __future__ import annotations

import json
import re

import pytest
from tests.conformance.setups import SETUPS, Setup, importable

from muster.kernel.game import Game
from muster.kernel.rules import read_catalogue
from muster.kernel.text import LANGUAGES, check
from muster.kernel.words import texts_of

EVERY_GAME = pytest.mark.parametrize("game", importable().values(), ids=lambda game: game.name)
EVERY_SETUP = pytest.mark.parametrize("setup", SETUPS, ids=repr)


def needed(game: Game) -> dict[str, frozenset[str]]:
    """The texts that the kernel asks a game for, and those that the game itself asks for."""
    texts: dict[str, frozenset[str]] = {}
    for key, prompt in game.prompts.items():
        texts[f"prompt-{key}"] = frozenset(prompt.names)
    for kind in game.events.values():
        texts |= kind.text_parameters()
    for pack in game.packs:
        for option in game.load_content(pack).book.options:
            texts[option.saying.text_id] = frozenset(option.saying.params)
    return texts | ({} if game.needed_texts is None else game.needed_texts())


@EVERY_GAME
def test_every_text_that_is_asked_for_exists_in_three_languages(game: Game) -> None:
    """With the same variables everywhere, and no others than the code passes. Spare texts are not judged here."""
    assert check([game.folder / "text"], needed(game), may_be_unused=("",)) == []


@EVERY_GAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_can_be_read(game: Game, language: str) -> None:
    texts = texts_of(game)
    for pack in game.packs:
        for option in game.load_content(pack).book.options:
            assert texts.text(language, option.saying.text_id, option.saying.params).strip()


@EVERY_GAME
def test_french_does_not_say_1_for_nought(game: Game) -> None:
    """French puts 0 into "one": a variant may write the number out only where another one says what 0 is."""
    wrong = []
    for file in sorted((game.folder / "text" / "fr").glob("*.ftl")):
        for block in file.read_text(encoding="utf-8").split("->")[1:]:
            said = re.search(r"\[one\](.*)", block)
            if said is not None and "[0]" not in block and re.search(r"(?<!niveau )\b1 [^\W\dA-Z]", said[1]):
                wrong.append(f"{file.name}:{said[1]}")
    # "from 1 to 3" counts nothing.
    assert [each for each in wrong if "de 1 à 3" not in each] == []


@EVERY_GAME
def test_every_rule_that_is_named_exists(game: Game) -> None:
    rules = read_catalogue(game.folder / "rules.toml")
    assert len(rules.by_id) == len(rules), "an id stands twice"
    for key, prompt in game.prompts.items():
        assert prompt.rules, f"the prompt {key} names no rule"
        assert set(prompt.rules) <= rules.by_id.keys(), f"the prompt {key} names {prompt.rules}"
    for name, spec in game.options.items():
        assert not spec.rule or spec.rule in rules.by_id, f"the option {name} names {spec.rule}"
    for rule in rules:
        assert rule.section in rules.sections, rule.id
        assert set(rule.completes) <= rules.by_id.keys(), rule.id


@EVERY_SETUP
def test_everything_that_comes_up_can_be_read(setup: Setup) -> None:
    """Prompts, options, refusals, previews and events of a whole match, in three languages; no two options alike."""
    match = setup.new()
    chosen = setup.sample(60, shift=1)
    for at, (seat, key) in enumerate(setup.answers()):
        if at in chosen:
            language = LANGUAGES[at % len(LANGUAGES)]
            for decision in match.decisions:
                assert decision.prompt.text(language).strip()
                said: dict[str, str] = {}
                for option in decision.options:
                    assert option.text(language).strip()
                    preview = option.preview()
                    assert preview is None or preview.text(language).strip()
                    words = f"{option.text(language)} ({preview.text(language) if preview else ''})"
                    assert words not in said, f"{said[words]} and {option.key} are told alike: {words}"
                    said[words] = option.key
                for refused in decision.refused():
                    assert refused.option.text(language).strip()
                    assert refused.reason.text(language).strip()
        match.play(key, seat=seat)
    for viewer in (None, 0):
        events = match.events(viewer)
        json.dumps(events)
        for language in LANGUAGES:
            story = match.story(viewer, language)
            assert len(story) == len(events)
            assert all(line.strip() for line in story)
