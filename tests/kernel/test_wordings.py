"""Options that many questions share say in each of them what they do there."""

from __future__ import annotations

import pytest
from tests.games.euthia.setting import a_fight

import muster
from muster.kernel.game import usual_texts
from muster.kernel.text import LANGUAGES
from muster.kernel.words import texts_of


def test_an_option_has_the_words_of_its_question() -> None:
    game = a_fight("dragonfly", health=20, monster_dice=[1, 1], loads={"hero": (3, 4)}, gaar=1)

    game.until("hero-roll")
    option = next(option for option in game.match.decision.options if option.kind == "done")

    assert option.key == "done"
    assert option.option.saying.text_id == "option-done"
    assert [option.text(lang) for lang in LANGUAGES] == [
        "Keep the roll",
        "Dejar la tirada así",
        "Laisser le jet tel quel",
    ]
    assert option.saying.text_id == "option-let-stand"


@pytest.mark.parametrize("name", muster.game_names())
def test_every_text_of_an_option_exists_in_all_languages(name: str) -> None:
    game = muster.game(name)
    told = {text_id for prompt in game.prompts.values() for text_id in prompt.says.values()}
    texts = texts_of(game)

    known = usual_texts(game.prompts, game.load_content(None).book, (), ())

    assert told
    assert told <= known.keys()
    for text_id in told:
        params = dict.fromkeys(known[text_id], 1)
        assert all(texts.text(lang, text_id, params) != text_id for lang in LANGUAGES)
