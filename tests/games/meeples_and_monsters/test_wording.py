"""What the cards of Meeples & Monsters say, with the figures of the pack in play."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

import muster
from muster.games.meeples_and_monsters.content import schema
from muster.games.meeples_and_monsters.content.loading import load_box
from muster.games.meeples_and_monsters.content.parts import CLASSES
from muster.games.meeples_and_monsters.content.wording import (
    Lines,
    condition_line,
    level_lines,
    said_on_pieces,
    token_line,
)
from muster.games.meeples_and_monsters.effects.effect import On
from muster.kernel.text import LANGUAGES, Texts, entries_in

GAME = muster.game("meeples-and-monsters")
TEXTS = Texts([GAME.folder / "text"])


def said(lines: Lines, lang: str = "en") -> str:
    return " ".join(TEXTS.text(lang, text_id, params) for text_id, params in lines)


def effect(**figures: Any) -> schema.Effect:
    made: schema.Effect = msgspec.convert(figures, schema.Effect)
    return made


def condition(**figures: Any) -> schema.Condition:
    made: schema.Condition = msgspec.convert(figures, schema.Condition)
    return made


EFFECTS = [
    (effect(do="gain", **{"class": "mage"}, n=2), "Gain 2 Mages."),
    (effect(do="gain", **{"class": "corruption"}, n=1), "Take 1 Corruption."),
    (effect(do="gain_choice", classes=["mage", "knight"], n=1), "Gain 1 of your choice among Mages and Knights."),
    (effect(do="take_from_stock", **{"class": "ranger"}), "Take 1 Ranger from this tile while the stock lasts."),
    (effect(do="return_placed", **{"class": "peasant"}, n=1), "Return 1 Peasant standing here to the supply."),
    (effect(do="return_corruption", n=1), "Return 1 Corruption from your Tavern or Lodgings to the supply."),
    (effect(do="return_corruption", n=2, **{"from": "tavern"}), "Return 2 Corruption from your Tavern to the supply."),
    (effect(do="vp", n=3), "Gain 3 VP."),
    (effect(do="vp", n=2, with_prestige=4), "Gain 2 VP, or 4 VP with a Prestige Unit there."),
    (effect(do="class_cv", **{"class": "peasant"}, n=2), "Your Peasants have +2 combat value this turn."),
    (effect(do="all_others_cv", n=2), "All your other Units have +2 combat value this turn."),
    (
        effect(do="pair_cv", partner="knight", **{"class": "mage"}, n=1),
        "Beside a Knight, your Mages have +1 combat value this turn.",
    ),
    (effect(do="versus_cv", type="undead", n=1), "Your total is 1 higher against each Undead Monster this turn."),
    (
        effect(do="single_cv"),
        "This turn, one Unit in a fight has +1 combat value per Corruption in your Lodgings.",
    ),
    (effect(do="draw_meeples", n=1, when="now"), "Draw 1 meeple at once."),
    (effect(do="draw_meeples", n=2, when="draw_phase"), "Draw 2 more meeples in this turn's Draw Phase."),
    (effect(do="quests", draw=1, discard=0), "Draw 1 Quest."),
    (effect(do="quests", draw=3, discard=2), "Draw 3 Quests, then discard 2."),
    (effect(do="discard_quest", n=1), "Discard 1 Quest from your hand."),
    (effect(do="rebag", own=3, others=0), "Put up to 3 meeples from your Lodgings back into your bag."),
    (
        effect(do="rebag", own=1, others=2),
        "Put up to 1 meeple from your Lodgings back into your bag; each other player may put back 2.",
    ),
    (
        effect(do="bring_back", **{"class": "warrior"}),
        "After your Draw Phase, 1 Warrior returns from here to your Tavern.",
    ),
    (
        effect(do="swap_corruption", n=1),
        "Each Draw Phase, you may move 1 Corruption from your Tavern to your Lodgings to draw 1 meeple.",
    ),
    (effect(do="draw_phase_draw", n=1), "Draw 1 more meeple in each Draw Phase."),
    (
        effect(do="return_builder", n=1),
        "When you construct with 2 Peasants, you may return 1 of them to the supply.",
    ),
]
# The same effects on cards whose bonus lasts.
LASTING = [
    (effect(do="return_placed", **{"class": "knight"}, n=1), "Return 1 Knight of this fight to the supply."),
    (
        effect(do="class_cv", **{"class": "knight"}, n=1),
        "Your Knights have +1 combat value for the rest of the game.",
    ),
    (
        effect(do="pair_cv", partner="mage", **{"class": "cleric"}, n=2),
        "Beside a Mage, your Clerics have +2 combat value for the rest of the game.",
    ),
    (
        effect(do="versus_cv", type="humanoid", n=2),
        "Your total is 2 higher against each Humanoid Monster for the rest of the game.",
    ),
]
CONDITIONS = [
    (condition(when="fight"), "Defeat any Monster."),
    (condition(when="fight", type="undead", level=2, units={"mage": 1, "cleric": 2}), None),
    (condition(when="fight", level=3, kinds=4), "Defeat a level 3 Monster with 4 different Unit types."),
    (condition(when="fights", monsters=3), "Defeat 3 Monsters in one turn."),
    (condition(when="build"), "Construct a tile."),
    (condition(when="build", monsters=2), "Construct in a district with 2 or more Monsters."),
    (condition(when="build", built=2), "Construct your second tile of the game, or a later one."),
    (condition(when="build", monsters=1, built=3), None),
    (condition(when="level"), "Level up a class."),
    (condition(when="level", to=3), "Level up a class to level 3."),
    (condition(when="level", classes=2), "Level up a class so that you have 2 classes at level 2 or 3."),
    (condition(when="tavern", units={"corruption": 2, "cleric": 1}), None),
    (condition(when="tavern", kinds=4), "Draw Phase: have 4 different Unit types in your Tavern."),
    (condition(when="pile", type="humanoid", n=2), "Have 2 Humanoid Monsters in your defeated pile."),
    (
        condition(when="end", most="level_2_or_3"),
        "At the end, no one has more Monsters of level 2 or 3 in the defeated pile than you.",
    ),
    (
        condition(when="end", pile={"undead": 3, "monstrous": 1}),
        "At the end, have 3 Undead Monsters and 1 Monster of the Monstrous type in your defeated pile.",
    ),
    (
        condition(when="end", each_level=1),
        "At the end, have 1 Monster of each level, 1 to 3, in your defeated pile.",
    ),
    (condition(when="end", each_type=2), "At the end, have 2 Monsters of each type in your defeated pile."),
    (condition(when="end", own={"peasant": 1, "mage": 2}), "At the end, own 1 Peasant and 2 Mages."),
    (condition(when="end", own_at_most={"peasant": 5}), "At the end, own at most 5 Peasants."),
    (condition(when="end", types_at_level_3=2), None),
    (condition(when="end", prestige=2), "At the end, own 2 Prestige Units."),
]


@pytest.mark.parametrize("made, sentence", EFFECTS, ids=lambda each: getattr(each, "do", None))
def test_effects_on_places_say_what_they_do(made: schema.Effect, sentence: str) -> None:
    assert said((made.line(On.TILE),)) == sentence


@pytest.mark.parametrize("made, sentence", LASTING, ids=lambda each: getattr(each, "do", None))
def test_effects_on_cards_last(made: schema.Effect, sentence: str) -> None:
    assert said((made.line(On.MONSTER),)) == sentence


@pytest.mark.parametrize("made, sentence", [each for each in CONDITIONS if each[1]], ids=lambda each: str(each)[:40])
def test_quests_say_what_they_ask_for(made: schema.Condition, sentence: str) -> None:
    assert said((condition_line(made),)) == sentence


@pytest.mark.parametrize(
    "lang, sentence",
    [
        ("en", "Defeat an Undead Monster of level 2 or 3 with 1 Mage and 2 Clerics."),
        ("es", "Derrota a un monstruo no muerto de nivel 2 o 3 con 1 mago y 2 clérigos."),
        ("fr", "Vainquez un monstre mort-vivant de niveau 2 ou 3 avec 1 mage et 2 clercs."),
    ],
)
def test_a_condition_reads_well_in_every_language(lang: str, sentence: str) -> None:
    made = condition(when="fight", type="undead", level=2, units={"mage": 1, "cleric": 2})
    assert said((condition_line(made),), lang) == sentence


def test_every_kind_of_effect_and_condition_has_its_sentence() -> None:
    tried = {made.do for made, _ in EFFECTS} | {made.when for made, _ in CONDITIONS}
    asked = {each.__struct_config__.tag for each in (*schema.Effect.__args__, *schema.Condition.__args__)}
    assert tried == asked


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_sentence_is_left_over(lang: str) -> None:
    """All messages of cards.ftl are said by some card that a pack could have."""
    used: set[str] = set()

    def note(lines: Lines) -> None:
        for text_id, params in lines:
            used.add(text_id)
            for value in params.values():
                used.update(named(value))

    def named(value: object) -> list[str]:
        if isinstance(value, str):
            return [value]
        return [name for each in value for name in named(each)] if isinstance(value, tuple) else []

    for made, _ in EFFECTS:
        note((made.line(On.TILE), made.line(On.MONSTER)))
    for asked, _ in CONDITIONS:
        note((condition_line(asked),))
    for kind in ("", "undead", "monstrous", "humanoid"):
        for level in (1, 2, 3):
            note((condition_line(condition(when="fight", type=kind, level=level)),))
        if kind:
            note((condition_line(condition(when="end", most=kind)),))
            note((condition_line(condition(when="pile", type=kind, n=1)),))
            note((effect(do="versus_cv", type=kind, n=1).line(On.MONSTER),))
    for name in CLASSES:
        for ability in ("", "research", "draw_with_corruption", "draw", "peasants_beside", "vp_for_monster"):
            note(level_lines(name, schema.HeroLevel(1, ability=ability, n=1, draw=2, joins=1)))
        note((effect(do="class_cv", **{"class": name}, n=1).line(On.MONSTER),))
    for lines in said_on_pieces(load_box()).values():
        note(lines)
    note((token_line(schema.BonusToken(1, kinds=2)), token_line(schema.BonusToken(1, kinds=2, level=2))))
    note((token_line(schema.BonusToken(1, kinds=2, level=3)), token_line(schema.BonusToken(1, prestige=1))))
    source = (GAME.folder / "text" / lang / "cards.ftl").read_text(encoding="utf-8")
    assert {name for name, _ in entries_in(source) if name.removeprefix("brief-") not in used} == set()


@pytest.mark.parametrize("pack", GAME.packs)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_piece_of_every_pack_can_be_read(pack: str, lang: str) -> None:
    for text_id, lines in said_on_pieces(load_box(pack)).items():
        text = said(lines, lang)
        assert "{" not in text, text_id
        assert text.endswith(".") or not text, text_id


def test_monsters_with_an_effect_say_it_and_no_others() -> None:
    box = load_box()
    on_pieces = said_on_pieces(box)
    for key, monster in box.pack.table("monsters", schema.Monster).items():
        assert bool(said(on_pieces[f"monster-{key}"])) == bool(monster.effects)


def test_a_pack_says_its_own_figures(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text('name = "kinder"\ntitle = "Kinder"\nbase = "standard"\n', encoding="utf-8")
    (tmp_path / "slots.toml").write_text(
        '[castle_1]\ndistrict = "castle"\neffects = [{ do = "vp", n = 7 }]\n'
        '[castle_1.source]\ndistrict = "rulebook"\neffects = "designed"\n',
        encoding="utf-8",
    )
    assert said(said_on_pieces(load_box(tmp_path))["slot-castle_1"]) == "Gain 7 VP."
    assert said(said_on_pieces(load_box())["slot-castle_1"]) != "Gain 7 VP."


def test_the_older_handbook_promises_no_bonus_that_it_lacks() -> None:
    """There a Warrior of level 2 does nothing for Peasants."""
    standard, older = (said_on_pieces(load_box(pack)) for pack in ("standard", "older_handbook"))
    assert said(standard["hero-warrior-2"]) == "Beside a Warrior, your Peasants have +1 combat value."
    assert said(older["hero-warrior-2"]) == "No ability yet."
    joins = "Once per turn, 1 Peasant from your Lodgings may join a Warrior in a fight."
    assert said(standard["hero-warrior-3"]) == f"Beside a Warrior, your Peasants have +1 combat value. {joins}"
    assert said(older["hero-warrior-3"]) == joins
