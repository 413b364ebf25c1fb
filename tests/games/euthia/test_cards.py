"""Silver and Gold cards: who plays them, when, for how much Chaos, and when they go."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.euthia.setting import EMPTY_HANDED, Sitting, a_fight, a_new_game, a_table, the_box

from muster.games.euthia.content.pieces import HA, MA, MAC, MC, Effect
from muster.games.euthia.state import GOLD_DECK, GOLD_DISCARD, SILVER_DECK, SILVER_DISCARD

# A Cyclops that brings nothing but Chaos tokens and always inflicts one Injury; the staff always deals three Damage.
CYCLOPS: dict[str, Any] = {"health": 40, "penalty": 0, "ranges": ((2, 1),), **EMPTY_HANDED, "chaos": 2}
FIVE_SILVER = ["curse", "curse", "bloodlust", "bloodlust", "evil_eye"]


def a_cyclops(
    silver: list[str] | None = None,
    gold: list[str] | None = None,
    monster: dict[str, Any] | None = None,
    cards: dict[str, Any] | None = None,
    **given: Any,
) -> Sitting:
    """Maeldur fights a Cyclops; seat 1 plays it with these cards."""
    figures = {
        "monsters": {"cyclops": CYCLOPS | (monster or {})},
        "tiles": {"staff_of_fire": {"ranges": ((2, 3),)}},
        "heroes": {"maeldur": {"health": 20}},
        "cards": cards or {},
    }
    given.setdefault("hero_dice", [6, 4] * 4)
    given.setdefault("monster_dice", [2, 3] * 4)
    given.setdefault("others", {1: {"silver": silver or [], "gold_cards": gold or []}})
    return a_fight("cyclops", figures=figures, **given)


def pile(game: Sitting, zone: int) -> list[str]:
    return [game.box.cards[card].key for card in game.table.zones[zone].cards]


def injuries(game: Sitting) -> list[int]:
    """What the Monster Attacks inflicted."""
    return [fact["injuries"] for fact in game.happened("attack-value")]


def blows(game: Sitting) -> list[tuple[int, int]]:
    """Value and Damage of the Hero's attacks."""
    return [(fact["value"], fact["damage"]) for fact in game.happened("hero-attacks")]


def played(game: Sitting) -> list[tuple[str, int]]:
    """What lies beside the Monster."""
    return [(play["card"], play["number"]) for play in game.view["combat"]["played"]]


# -- the decks ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-CRD-01")
def test_eu_crd_01_three_silver_and_three_gold_types_of_eight() -> None:
    game = a_new_game()

    silver, gold = pile(game, SILVER_DECK), pile(game, GOLD_DECK)

    assert sorted(silver) == sorted(["curse", "bloodlust", "evil_eye"] * 8)
    assert sorted(gold) == sorted(["power_strike", "healing", "soul_control"] * 8)


@pytest.mark.parametrize("seats, options", [(1, {}), (2, {"mode": "cooperative"})])
@pytest.mark.rule("EU-CRD-01")
def test_eu_crd_01_mind_control_takes_the_place_of_soul_control(seats: int, options: dict[str, object]) -> None:
    game = a_new_game(seats=seats, options=options)

    gold = pile(game, GOLD_DECK)

    assert [gold.count(key) for key in ("power_strike", "healing", "soul_control", "mind_control")] == [8, 8, 0, 8]


@pytest.mark.rule("EU-CRD-01")
def test_eu_crd_01_the_pack_has_eight_of_each_type() -> None:
    records = the_box().pack.tables["cards"]

    assert {key: record.copies for key, record in records.items()} == dict.fromkeys(
        ["curse", "bloodlust", "evil_eye", "power_strike", "healing", "soul_control", "mind_control"], 8
    )


# -- who and what for --------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-CRD-02")
def test_eu_crd_02_cards_do_nothing_for_a_hero() -> None:
    game = a_cyclops(silver=["curse"], gold_cards=["power_strike"], gaar=1, tiles=["kindle"])
    seen: list[str] = []
    while game.table.combat_round < 3:
        if game.asked == 0:
            seen += game.keys
        game.step()

    assert "use:kindle" in seen
    assert not [key for key in seen if key.startswith("play-")]


@pytest.mark.rule("EU-CRD-02")
def test_eu_crd_02_outside_combat_they_are_not_played() -> None:
    game = a_table(silver=["curse", "bloodlust"], gold_cards=["power_strike"])

    assert not [key for key in game.keys if key.startswith("play-")]


@pytest.mark.rule("EU-CRD-03")
def test_eu_crd_03_a_demon_stone_draws_a_gold_card() -> None:
    game = a_table(tiles=["copper_ring"], gems=[("copper_ring", "demon_stone")], gold_deck=["healing"])
    before = len(pile(game, GOLD_DECK))

    game.play("flip:demon_stone")

    assert (game.gold_cards(), len(pile(game, GOLD_DECK))) == (["healing"], before - 1)


@pytest.mark.rule("EU-CRD-03")
def test_eu_crd_03_a_silver_icon_draws_a_silver_card() -> None:
    game = a_table(tiles=["dark_amulet_of_whispers"], silver_deck=["evil_eye"])

    game.play("use:dark_amulet_of_whispers")

    assert (game.silver(), game.gold_cards()) == (["evil_eye"], [])


# -- four for one ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-CRD-04")
def test_eu_crd_04_four_silver_become_a_gold_card() -> None:
    game = a_table(silver=["curse", "curse", "curse", "curse"], gold_deck=["power_strike"])

    game.play("exchange", *["discard-card:curse"] * 4)

    assert (game.silver(), game.gold_cards()) == ([], ["power_strike"])
    assert pile(game, SILVER_DISCARD) == ["curse"] * 4


@pytest.mark.rule("EU-CRD-04")
def test_eu_crd_04_the_owner_chooses_which_four() -> None:
    game = a_table(silver=FIVE_SILVER)

    game.play("exchange", "discard-card:curse", "discard-card:curse", "discard-card:bloodlust", "discard-card:evil_eye")

    assert game.silver() == ["bloodlust"]


@pytest.mark.rule("EU-CRD-04")
def test_eu_crd_04_three_are_too_few() -> None:
    game = a_table(silver=["curse", "curse", "bloodlust"])

    assert game.refuses("exchange")


@pytest.mark.parametrize("prompt", ["play-before", "monster-duel", "play-curse"])
@pytest.mark.rule("EU-CRD-04")
def test_eu_crd_04_the_monster_player_may_exchange_in_combat(prompt: str) -> None:
    game = a_cyclops(silver=["curse"] * 4, gold_deck=["power_strike"], gaar=1).until(prompt)

    game.play("exchange", *["discard-card:curse"] * 4)

    assert (game.silver(1), game.gold_cards(1)) == ([], ["power_strike"])
    assert (game.prompt, game.asked, game.view["combat"]["chaos"]) == (prompt, 1, 2)


# -- the hand ----------------------------------------------------------------------------------------------------------


def a_sixth_card() -> Sitting:
    """Four Silver cards and a Gold one in hand, and a Silver one is drawn."""
    game = a_table(
        tiles=["dark_amulet_of_whispers"],
        silver=["curse", "curse", "bloodlust", "bloodlust"],
        gold_cards=["healing"],
        silver_deck=["evil_eye"],
        gold_deck=["power_strike"],
    )
    return game.play("use:dark_amulet_of_whispers")


@pytest.mark.rule("EU-CRD-05")
def test_eu_crd_05_six_cards_are_one_too_many() -> None:
    game = a_sixth_card()
    assert game.prompt == "hand-limit"

    game.play("discard-card:healing")

    assert (game.prompt, len(game.silver()), game.gold_cards()) == ("turn", 5, [])


@pytest.mark.rule("EU-CRD-05")
def test_eu_crd_05_four_silver_may_be_converted_first() -> None:
    game = a_sixth_card()

    game.play("exchange", *["discard-card:curse"] * 2, *["discard-card:bloodlust"] * 2)

    assert (game.prompt, game.silver(), game.gold_cards()) == ("turn", ["evil_eye"], ["power_strike", "healing"])


@pytest.mark.rule("EU-CRD-05")
def test_eu_crd_05_five_cards_are_fine() -> None:
    game = a_table(tiles=["dark_amulet_of_whispers"], silver=["curse"] * 4)

    game.play("use:dark_amulet_of_whispers")

    assert (game.prompt, len(game.silver())) == ("turn", 5)


@pytest.mark.rule("EU-CRD-05")
def test_eu_crd_05_in_combat_there_is_no_limit() -> None:
    game = a_cyclops(silver=FIVE_SILVER, monster={"silver_cards": 2})

    assert (game.prompt, len(game.silver(1))) == ("play-before", 7)


@pytest.mark.rule("EU-CRD-14")
def test_eu_crd_14_the_monster_player_discards_at_the_end_of_the_combat() -> None:
    game = a_cyclops(silver=["evil_eye"] * 5, monster={"silver_cards": 2, "health": 3}, silver_deck=["curse"] * 2)

    game.until("trophy").play("no-trophy")

    assert (game.asked, len(game.silver(1))) == (1, 7)
    game.play("discard-card:curse", "discard-card:curse")
    assert (game.asked, game.silver(1)) == (0, ["evil_eye"] * 5)


@pytest.mark.rule("EU-CRD-14")
def test_eu_crd_14_after_each_gain_even_out_of_turn() -> None:
    """The Long Flight gives everybody a Silver card at the start of the round."""
    game = a_table(
        scenario="defending-the-settlements",
        map={"i_f1": (1, 1)},
        others={1: {"silver": FIVE_SILVER}},
        loads={"scenario": ["the_long_flight"]},
        round=2,
        start="start_round",
    )

    assert (game.prompt, game.asked, len(game.silver(1))) == ("hand-limit", 1, 6)


@pytest.mark.rule("EU-CRD-14")
def test_eu_crd_14_control_cards_do_not_count() -> None:
    game = a_table(seats=3, silver=["curse"] * 4, control=1, tiles=["dark_amulet_of_whispers"])

    game.play("use:dark_amulet_of_whispers")

    assert (game.prompt, len(game.silver()), len(game.view["zones"]["control-0"])) == ("turn", 5, 1)


@pytest.mark.rule("EU-CRD-14")
def test_eu_crd_14_without_a_gain_nothing_is_discarded() -> None:
    game = a_table(seats=3, silver=FIVE_SILVER, control=1)

    game.play("moves:mining")

    assert (game.prompt, len(game.silver())) == ("turn", 5)


# -- when cards are played ---------------------------------------------------------------------------------------------


WINDOWS = {MA: ["play-before"], MC: ["monster-duel"], MAC: ["play-before", "monster-duel"], HA: ["play-curse"]}
ICONS = [
    ("bloodlust", MA),
    ("evil_eye", MC),
    ("evil_eye", MAC),
    ("curse", HA),
    ("power_strike", MA),
    ("healing", MC),
    ("soul_control", MAC),
]


@pytest.mark.parametrize("card, icon", ICONS)
@pytest.mark.rule("EU-CRD-06")
def test_eu_crd_06_the_icon_says_when(card: str, icon: int) -> None:
    held: dict[str, Any] = {"silver": [card]} if card in ("bloodlust", "evil_eye", "curse") else {"gold": [card]}
    game = a_cyclops(**held, cards={card: {"timing": icon}})
    open_in: list[str] = []
    while game.table.combat_round < 2:
        if game.offers(f"play-1:{card}"):
            open_in.append(game.prompt)
        game.step()

    assert open_in == WINDOWS[icon]


# -- boxes -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-CRD-07")
def test_eu_crd_07_two_curses_use_the_bottom_box_alone() -> None:
    boxes = ((("clover", -2, 0),), (("clover", -4, 0), ("dmg_minus", 1, 0)))
    game = a_cyclops(silver=["curse", "curse"], cards={"curse": {"boxes": boxes}}).until("play-curse")

    game.play("play-2:curse").until("play-curse", "play-before")

    assert blows(game)[0] == (6 + 4 - 4, 3 - 1)


@pytest.mark.rule("EU-CRD-07")
def test_eu_crd_07_one_curse_uses_the_top_box() -> None:
    boxes = ((("clover", -2, 0),), (("clover", -4, 0), ("dmg_minus", 1, 0)))
    game = a_cyclops(silver=["curse", "curse"], cards={"curse": {"boxes": boxes}}).until("play-curse")

    game.play("play-1:curse", "pass")

    assert blows(game)[0] == (6 + 4 - 2, 3)


@pytest.mark.parametrize("copies, harm", [(1, 1 + 2), (2, 1 + 3), (3, 1 + 6)])
@pytest.mark.rule("EU-CRD-07")
def test_eu_crd_07_a_gold_card_has_three_boxes(copies: int, harm: int) -> None:
    boxes = ((("inj_plus", 2, 0),), (("inj_plus", 3, 0),), (("inj_plus", 6, 0),))
    game = a_cyclops(gold=["power_strike"] * 3, cards={"power_strike": {"boxes": boxes}}).until("play-before")

    game.play(f"play-{copies}:power_strike", *["pass"] * (2 if copies < 3 else 0))

    assert injuries(game)[0] == harm


@pytest.mark.rule("EU-CRD-08")
def test_eu_crd_08_one_chaos_pays_for_three_cards() -> None:
    boxes = ((("inj_plus", 2, 0),), (("inj_plus", 3, 0),), (("inj_plus", 6, 0),))
    game = a_cyclops(
        gold=["power_strike"] * 3, silver=["evil_eye"], monster={"chaos": 1}, cards={"power_strike": {"boxes": boxes}}
    )

    game.until("play-before").play("play-3:power_strike")

    assert (injuries(game)[0], game.table.chaos) == (7, 0)


@pytest.mark.rule("EU-CRD-08")
def test_eu_crd_08_without_chaos_no_card_is_played() -> None:
    game = a_cyclops(gold=["power_strike"], silver=["evil_eye", "curse"], monster={"chaos": 1}).until("play-before")

    game.play("play-1:power_strike")
    asked: list[int] = []
    while not game.match.over and game.table.combat_round < 4:
        asked.append(game.asked)
        game.step()

    assert 1 not in asked
    assert game.silver(1) == ["curse", "evil_eye"]


@pytest.mark.rule("EU-CRD-08")
def test_eu_crd_08_gaar_pays_for_no_card() -> None:
    game = a_cyclops(gold=["healing"], monster={"chaos": 0, "gaar": 1}).until("monster-duel")

    assert game.keys == ["gaar:2", "gaar:3", "pass", "pass-all"]


@pytest.mark.parametrize("chaos, left", [(1, None), (2, 0), (3, 1)])
@pytest.mark.rule("EU-CRD-08")
def test_eu_crd_08_foul_play_makes_the_first_play_dearer(chaos: int, left: int | None) -> None:
    game = a_cyclops(
        gold=["power_strike"] * 2, monster={"chaos": chaos}, heroes=["keleia", "ael"], tiles=["foul_play"], gaar=1
    )
    game.until("combat-setup").play("use:foul_play").until("play-before")
    if left is None:
        assert game.refuses("play-1:power_strike")
        return

    game.play("play-1:power_strike")

    assert game.table.chaos == left
    assert game.offers("play-1:power_strike") is (left > 0)


@pytest.mark.rule("EU-CRD-15")
def test_eu_crd_15_three_silver_cards_are_no_play() -> None:
    game = a_cyclops(silver=["curse"] * 3).until("play-curse")

    assert game.keys == ["play-1:curse", "play-2:curse", "pass", "pass-all"]
    assert game.refuses("play-3:curse")
    game.play("play-2:curse", "play-1:curse")
    assert (game.silver(1), game.table.chaos) == ([], 0)


@pytest.mark.rule("EU-CRD-15")
def test_eu_crd_15_four_gold_cards_are_no_play() -> None:
    game = a_cyclops(gold=["power_strike"] * 4).until("play-before")

    assert [key for key in game.keys if key.startswith("play-")] == [f"play-{n}:power_strike" for n in (1, 2, 3)]


@pytest.mark.rule("EU-CRD-15")
def test_eu_crd_15_all_cards_of_a_play_go_together() -> None:
    game = a_cyclops(silver=["curse", "curse", "evil_eye"]).until("play-curse").play("play-2:curse", "pass")

    game.until("play-before")

    assert pile(game, SILVER_DISCARD) == ["curse", "curse"]


# -- how long they lie -------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-CRD-09")
def test_eu_crd_09_plain_cards_clovers_and_ongoing_effects_go_at_their_time() -> None:
    game = a_cyclops(
        silver=["bloodlust", "curse", "evil_eye"],
        gold=["healing"],
        monster={"chaos": 4, "health": 9},
        health=10,
        sacks=["healing_potion"],
        cards={
            "bloodlust": {"boxes": ((("inj_plus", 1, 0),), (("inj_plus", 1, 0),))},
            "healing": {"boxes": ((("foot", 2, 0),),) * 3, "ongoing": (("mheal", 1, 0),)},
        },
    )
    game.until("play-before").play("play-1:bloodlust", "pass")
    game.until("monster-duel").play("play-1:healing", "pass")
    game.until("play-curse").play("play-1:curse")
    assert (played(game), pile(game, SILVER_DISCARD)) == ([("bloodlust", 1), ("healing", 1), ("curse", 1)], [])

    game.play("pass").until("healing")  # the first Healing Phase of round 2
    assert (game.table.combat_round, played(game)) == (2, [("healing", 1), ("curse", 1)])
    assert pile(game, SILVER_DISCARD) == ["bloodlust"]

    game.until("play-before")  # step A of round 2
    assert (played(game), pile(game, SILVER_DISCARD)) == ([("healing", 1)], ["curse", "bloodlust"])
    assert pile(game, GOLD_DISCARD) == []

    game.until("trophy", "")
    game.step()
    assert pile(game, GOLD_DISCARD) == ["healing"]


@pytest.mark.rule("EU-CRD-09")
def test_eu_crd_09_a_clover_ends_with_its_card() -> None:
    boxes = ((("clover", -2, 0),), (("clover", -2, 0),))
    game = a_cyclops(silver=["curse", "bloodlust"], cards={"curse": {"boxes": boxes}}).until("play-curse")

    game.play("play-1:curse", "pass").until("play-curse").play("pass")

    assert [value for value, _ in blows(game)] == [8, 10]


@pytest.mark.rule("EU-CRD-10")
def test_eu_crd_10_an_ongoing_effect_works_at_the_end_of_each_round() -> None:
    healing = {"healing": {"boxes": ((("foot", 2, 0),),) * 3, "ongoing": (("mheal", 1, 0),)}}
    game = a_cyclops(gold=["healing"], monster={"chaos": 1}, cards=healing).until("monster-duel")

    game.play("play-1:healing")
    while game.table.combat_round < 4 and not game.match.over:
        game.step()

    healed = [fact["number"] for fact in game.happened("monster-healed")][:3]
    totals = [fact["total"] for fact in game.happened("monster-damaged")][:4]
    assert (healed, totals) == ([1, 1, 1], [3, 5, 7, 9])


@pytest.mark.rule("EU-CRD-10")
def test_eu_crd_10_it_comes_on_top_of_the_box() -> None:
    healing = {"healing": {"boxes": ((("foot", 2, 0),),) * 3, "ongoing": (("mheal", 1, 0),)}}
    game = a_cyclops(gold=["healing"], silver=["bloodlust"], cards=healing).until("monster-duel")

    game.play("play-1:healing", "pass").until("play-before")

    assert game.happened("attack-value")[0]["value"] == 2 + 3 + 2
    assert game.happened("monster-healed")[0]["number"] == 1


# -- worked examples ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-CRD-11")
def test_eu_crd_11_the_cyclops_of_the_rulebook() -> None:
    """Power Strike before the Monster roll, two Curses before the Hero roll, for two Chaos tokens."""
    game = a_cyclops(silver=["curse", "curse"], gold=["power_strike"]).until("play-before")

    game.play("play-1:power_strike", "pass", "pass")
    assert injuries(game)[0] == 1 + 2

    game.play("play-2:curse")
    assert blows(game)[0] == (6 + 4 - 2 - 4, 3 - 1)
    assert game.table.chaos == 0


@pytest.mark.rule("EU-CRD-11")
def test_eu_crd_11_power_strike_adds_nothing_to_no_injury() -> None:
    game = a_cyclops(gold=["power_strike"], silver=["curse"], monster={"ranges": ((8, 1),)}).until("play-before")

    game.play("play-1:power_strike", "pass", "pass")

    assert (injuries(game), game.health) == ([0], 20)


@pytest.mark.rule("EU-CRD-12")
def test_eu_crd_12_printed_figures() -> None:
    cards = {card.key: card for card in the_box().cards}

    assert (cards["curse"].timing, cards["curse"].gold) == (HA, False)
    assert sorted(cards["curse"].boxes[1]) == [("clover", -4, 0), ("dmg_minus", 1, 0)]
    assert sorted(cards["power_strike"].boxes[0]) == [("inj_plus", 2, 0), ("next", 2, 0)]
    assert ("foot", 2, 0) in cards["healing"].boxes[0]
    assert [name for name, _, _ in cards["healing"].boxes[0]] == ["foot", "mheal"]
    assert [name for name, _, _ in cards["healing"].ongoing] == ["mheal"]
    assert [name for name, _, _ in cards["mind_control"].boxes[0]] == ["take_gaar"]
    assert [len(card.boxes) for card in the_box().cards] == [2, 2, 2, 3, 3, 3, 3]


@pytest.mark.rule("EU-CRD-13")
def test_eu_crd_13_a_second_power_strike_adds_up() -> None:
    boxes = ((("inj_plus", 2, 0),), (("inj_plus", 7, 0),), (("inj_plus", 9, 0),))
    game = a_cyclops(gold=["power_strike"] * 2, cards={"power_strike": {"boxes": boxes}}).until("play-before")

    game.play("play-1:power_strike", "play-1:power_strike")

    assert injuries(game)[0] == 1 + 2 + 2
    assert game.table.chaos == 0


@pytest.mark.rule("EU-CRD-13")
def test_eu_crd_13_the_same_type_again_in_a_later_round() -> None:
    boxes = ((("clover", -2, 0),), (("clover", -9, 0),))
    game = a_cyclops(silver=["curse", "curse"], cards={"curse": {"boxes": boxes}}).until("play-curse")

    game.play("play-1:curse", "pass").until("play-curse").play("play-1:curse")

    assert [value for value, _ in blows(game)][:2] == [8, 8]


# -- every box of every card -------------------------------------------------------------------------------------------


def every_box() -> list[tuple[str, int]]:
    return [
        (card.key, at + 1) for card in the_box().cards if card.key != "mind_control" for at in range(len(card.boxes))
    ]


def total(effects: tuple[Effect, ...], *names: str) -> int:
    return sum([abs(number) for name, number, _ in effects if name in names])


@pytest.mark.parametrize("key, copies", every_box())
@pytest.mark.rule("EU-CRD-07")
def test_eu_crd_07_each_box_does_what_it_says(key: str, copies: int) -> None:
    """In the third round, when six Damage lie on the Monster; the printed figures of this box decide."""
    card = next(card for card in the_box().cards if card.key == key)
    box = card.boxes[copies - 1]
    held: dict[str, Any] = {"gold": [key] * copies} if card.gold else {"silver": [key] * copies}
    game = a_cyclops(**held, monster={"chaos": 3}, sacks=["healing_potion"])
    while game.table.combat_round < 3:
        game.step()
    while not game.offers(f"play-{copies}:{key}"):
        game.step()
    before = len(game.happened("monster-healed"))

    game.play(f"play-{copies}:{key}")
    souls = game.table.monster_gaar
    while not (game.match.over or game.table.combat_round > 3):
        game.step()

    attack, blow = game.happened("attack-value")[2], game.happened("hero-attacks")[2]
    healed = sum([fact["number"] for fact in game.happened("monster-healed")[before:]])
    assert attack["value"] == 5 + total(box, "foot")
    assert attack["injuries"] == 1 + total(box, "inj_plus")
    assert blow["value"] == 10 - total(box, "clover", "next")
    assert blow["damage"] == 3 - total(box, "dmg_minus")
    assert souls == total(box, "monster_gaar")
    assert healed == total(box, "mheal") + total(card.ongoing, "mheal")
