"""What is asked since rules version 3, and what is not asked any more; older matches ask as they always did."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.monster_lands.setting import NAME, Sitting, a_battle, a_table, need
from tests.games.monster_lands.test_missions import a_contract, goods

import muster
from muster.games.monster_lands.bots.greedy import Greedy
from muster.kernel.match import new_match

FAMOUS = ["karunna", "dolfus", "taron", "geas"]
DEAR = {key: {"cost": 9, "reputation": 2} for key in ("timbulu", "taroa", "nuduru", "lusara")}
NEWCOMERS = list(DEAR)
NOVICE = {"novice_1": {"cost": 9}}


def header(section: Any) -> dict[str, Any]:
    """The left land with this need on every path."""
    sections = [{"need": section}] * 4
    return {"headers": [0], "figures": {"headers": {0: {"sections": sections}}}, "monster": "krinx", "land": "kale"}


def after_beer(**given: Any) -> Sitting:
    """Whoever comes costs 9 gold and 2 of 6 are gone for the beer."""
    game = a_table(
        gold=6,
        dice="2 strength",
        tavern=FAMOUS,
        figures={"members": {**DEAR, **NOVICE}},
        loads={"mercenaries": NEWCOMERS},
        **given,
    )
    return game.play("visit:tavern", "die:strength") if given.get("dice") else game.play("visit:tavern")


# -- sales in the middle of a purchase ---------------------------------------------------------------------------------


@pytest.mark.rule("ML-FRE-05", "ML-CAP-03", "ML-PLU-02")
def test_ml_fre_05_a_trophy_pays_for_a_newcomer_after_beer() -> None:
    game = after_beer(trophies=["krinx"], loot=["gold_12"]).play("beer")
    assert game.keys == ["done", "loot", "sell"]

    game.play("loot", "use:gold_12", "hire:nuduru")

    assert (game.gold, "nuduru" in game.members(), game.clan["trophies"]) == (6 - 2 + 12 - 9, True, ["krinx"])


@pytest.mark.rule("ML-FRE-05")
def test_ml_fre_05_older_matches_do_not_offer_it() -> None:
    assert after_beer(trophies=["krinx"], rules=2).play("beer").prompt == "turn"


@pytest.mark.parametrize(
    "building, refused, key",
    [("lodge", "buy:plus_8", "buy:plus_8"), ("armory", "armory:3", "armory:3"), ("bazaar", "equip:noxx", "equip:noxx")],
)
@pytest.mark.rule("ML-FRE-05")
def test_ml_fre_05_in_the_other_shops_too(building: str, refused: str, key: str) -> None:
    game = a_table(
        gold=4,
        trophies=["krinx", "snagus"],
        lodge=["plus_8", "strength_1", "strength_1", "strength_1", "strength_1", "strength_1"],
        bazaar=["noxx", "pugnor", "mortis"],
        figures={
            "gear": {"noxx": {"price": 8}, "pugnor": {"price": 3}, "mortis": {"price": 3}},
            "traps": {"plus_8": {"price": 8}, "strength_1": {"price": 1}},
        },
    )
    game.play(f"visit:{building}")
    assert game.refuses(refused)

    game.play("sell", "trophy:krinx").play(key)

    assert game.clan["trophies"] == ["snagus"]


@pytest.mark.rule("ML-FRE-05")
def test_ml_fre_05_loot_without_gold_is_no_reason_to_ask() -> None:
    game = a_table(gold=2, loot=["brews"], dice="1 strength 1 magic")

    assert game.play("visit:armory").clan["defense"] == 1


@pytest.mark.rule("ML-FRE-05", "ML-TAV-09")
def test_ml_fre_05_a_free_recruit_may_leave_nobody_to_be_paid() -> None:
    """The only newcomer who could be paid comes for the loot instead: then nobody has to be hired."""
    figures = {"members": {"nuduru": {"cost": 1, "reputation": 1}, **NOVICE}}
    game = a_table(
        gold=1,
        loot=["recruit"],
        trophies=["krinx"],
        tavern=["nuduru", "karunna", "dolfus", "geas"],
        figures=figures,
        loads={"mercenaries": ["taron"]},
    )

    game.play("visit:tavern", "loot", "use:recruit", "hire:nuduru")

    assert game.keys == ["done", "sell"]


# -- a single thing to buy ---------------------------------------------------------------------------------------------


@pytest.mark.rule("ML-CIT-05")
def test_ml_cit_05_a_round_of_beer_that_nobody_chose_can_be_left() -> None:
    game = a_table(gold=2, dice="1 strength 1 magic", tavern=FAMOUS)
    before = game.match.state_hash

    game.play("visit:tavern")
    assert game.keys == ["die:strength", "back"]
    assert game.preview("die:strength") == ("preview-only-beer", {"gold": 2})
    assert [option.final for option in game.match.decision.options] == [True, False]

    assert game.play("back").prompt == "turn"
    assert game.match.state_hash == before


@pytest.mark.rule("ML-CIT-05")
def test_ml_cit_05_a_single_trap_is_named_with_its_price() -> None:
    lodge = ["strength_1", "plus_8", "plus_8", "plus_6", "plus_6", "plus_6"]
    figures = {"traps": {"strength_1": {"price": 3}}}
    game = a_table(gold=2, dice="1 strength 2", lodge=lodge, figures=figures).play("visit:lodge")

    assert game.keys == ["die:persuasion-2", "back"]
    assert game.preview("die:persuasion-2") == ("preview-only", {"name": "trap-strength_1", "gold": 1})
    assert game.play("die:persuasion-2").traps[-1] == "strength_1"


@pytest.mark.rule("ML-CIT-05")
def test_ml_cit_05_where_there_is_a_choice_nothing_is_asked_twice() -> None:
    assert a_table(gold=20, dice="2 strength").play("visit:lodge").prompt == "lodge"


@pytest.mark.rule("ML-CIT-05", "ML-SOL-04")
def test_ml_cit_05_turning_back_is_no_action() -> None:
    game = a_table(seats=1, gold=2, dice="1 strength 1 magic", tavern=[*FAMOUS[:3]])
    game.table.blocking = 3

    game.play("visit:tavern", "back")
    assert game.view["madhala"]["dice"] == 3

    game.play("visit:tavern", "die:strength")
    assert game.view["madhala"]["dice"] == 2


# -- passing -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ML-FRE-06")
@pytest.mark.parametrize(
    "given, asked",
    [
        ({"trophies": ["krinx"], "gear": {"kakron": ["noxx"]}, "potions": 1, "wounded": ["kakron"]}, False),
        ({"loot": ["gold_12"]}, False),
        ({"members": ["drapis", "wormee"], "gold": 2}, True),
        ({"members": ["drapis", "wormee"], "gold": 0}, False),
        ({"members": ["drapis", "wormee"], "gold": 0, "trophies": ["krinx"]}, True),
        ({"members": ["drapis", "wormee"], "gold": 0, "loot": ["gold_12"]}, True),
        ({"members": ["drapis", "nuduru"]}, True),
        ({"loot": ["recruit"], "tavern": ["nuduru", "lorios", "guster", "taron"]}, True),
    ],
)
def test_ml_fre_06_without_dice_only_what_cannot_wait_is_asked(given: dict[str, Any], asked: bool) -> None:
    game = a_table(**{"dice": "", "others": {1: {"dice": "1 strength"}}, **given})

    assert (game.asked == 0) is asked
    assert a_table(dice="", trophies=["krinx"], rules=2).keys == ["pass", "sell"]


# -- loads -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ML-LAN-09", "ML-LAN-02")
def test_ml_lan_09_required_dice_go_there_by_themselves() -> None:
    game = a_table(**header(need("s m", "s/m s/m")), dice="4 strength 2 magic")

    game.send("left-1", "drapis")

    assert game.path("left-1")["dice"] == {"strength": 1, "magic": 1}
    assert game.pool == (3, 1, ())
    assert game.keys == ["die:strength", "die:magic", "fill:strength", "done"]


@pytest.mark.rule("ML-LAN-09")
def test_ml_lan_09_where_colours_may_be_chosen_only_the_common_part_goes() -> None:
    game = a_table(**header(need("s s/m")), dice="2 strength 1 magic")

    game.send("left-1", "drapis")

    assert game.path("left-1")["dice"] == {"strength": 1}
    assert game.keys == ["die:strength", "die:magic"]


@pytest.mark.rule("ML-LAN-09")
def test_ml_lan_09_all_dice_of_a_colour_that_fit() -> None:
    game = a_table(**header(need("s", "s/m s/m")), dice="5 strength 2 magic", defense=1).send("left-1", "drapis")
    assert game.preview("fill:strength") == ("preview-number", {"number": 2})

    game.play("fill:magic")

    assert game.path("left-1")["dice"] == {"strength": 1, "magic": 2}
    assert game.keys == ["done", "token:defense"]


@pytest.mark.rule("ML-LAN-09", "ML-LAN-04")
def test_ml_lan_09_all_defense_tokens_that_fit() -> None:
    game = a_table(**header(need("s")), dice="2 strength", defense=3).send("left-1", "drapis")

    game.play("fill:defense")

    assert (game.path("left-1")["defense"], game.clan["defense"]) == (3, 0)


@pytest.mark.rule("ML-LAN-09", "ML-LAN-08")
def test_ml_lan_09_a_potion_and_a_venom_together() -> None:
    game = a_table(**header(need("s")), dice="2 strength", potions=2, venoms=1).send("left-1", "drapis")
    assert game.keys == ["done", "token:potion", "token:venom", "fill:brews"]

    game.play("fill:brews")

    assert (game.path("left-1")["potions"], game.path("left-1")["venoms"], game.prompt) == (1, 1, "turn")


@pytest.mark.rule("ML-LAN-09", "ML-ENT-02")
def test_ml_lan_09_at_the_entrance_nothing_is_required() -> None:
    game = a_table(entrance="krinx", dice="9 strength").send("entrance-1", "drapis", "fill:strength")

    assert sum(game.path("entrance-1")["dice"].values()) == game.box.entrance_spaces
    assert game.prompt == "turn"


@pytest.mark.rule("ML-LAN-09", "ML-MIS-02")
def test_ml_lan_09_on_a_mission_only_the_persuasion_die_is_chosen() -> None:
    figures = {"missions": {"spy": {"need": need("s p")}}}
    box = a_table().box
    key = box.missions[0].key
    game = a_table(
        missions=[key, box.missions[1].key],
        figures={"missions": {key: figures["missions"]["spy"]}},
        dice="2 strength 2 5",
    )

    game.send("mission-1", "drapis")

    assert game.keys == ["die:persuasion-2", "die:persuasion-5"]
    assert game.play("die:persuasion-2").pool == (1, 0, (5,))


# -- several like answers in one ---------------------------------------------------------------------------------------


@pytest.mark.rule("ML-PAW-01")
def test_ml_paw_01_all_dice_that_are_left() -> None:
    game = a_table(dice="2 strength 1 magic 4", gold=0).play("pawn")
    assert game.preview("pawn-all") == ("preview-gain", {"gold": 4})

    game.play("pawn-all")

    assert game.happened("pawned")[0] == {"seat": 0, "number": 4, "gold": 4}


@pytest.mark.rule("ML-DEF-01", "ML-DEF-02")
def test_ml_def_01_talents_and_tokens_cancel_together() -> None:
    game = a_battle(
        {"left-1": {"member": "dolfus", "dice": "1 strength", "defense": 1, "potions": 1}},
        monster="sandor",
        land="negueria",
        figures={"monsters": {"sandor": {"attack": 4}}},
        attack=[6] * 4,
    )
    assert game.preview("block-all") == ("preview-hits", {"hits": 1})

    game.play("block-all")

    assert [told["goods"] for told in game.happened("blocked")] == ["talent", "talent", "defense"]
    assert game.keys == ["block:potion", "take"]


# -- healing and potions -----------------------------------------------------------------------------------------------


@pytest.mark.rule("ML-POT-03", "ML-POT-01")
def test_ml_pot_03_heal_before_a_reward_is_lost() -> None:
    """A contract pays two potions into a full store."""
    game = contract_for_potions()

    game.play("fulfil")
    assert (game.prompt, game.keys) == ("heal-first", ["heal-one:kakron", "done"])

    game.play("heal-one:kakron")
    assert (game.is_wounded("kakron"), game.clan["potions"]) == (False, 3)


@pytest.mark.rule("ML-POT-03")
def test_ml_pot_03_nobody_must_heal() -> None:
    game = contract_for_potions().play("fulfil", "done")

    assert (game.is_wounded("kakron"), game.clan["potions"]) == (True, 3)


@pytest.mark.rule("ML-POT-01", "ML-FRE-02")
def test_ml_pot_01_healing_while_a_contract_is_open() -> None:
    game = contract_for_potions()

    assert game.play("heal").prompt == "contract"
    assert (game.is_wounded("kakron"), game.clan["potions"]) == (False, 2)


def contract_for_potions() -> Sitting:
    """A contract that pays two potions for a gold, three potions in store, and Kakron wounded at home."""
    return a_contract(
        {"contract-1": {"member": "drapis", "dice": "1 strength"}},
        resource=goods(gold=1),
        left=goods(potions=2),
        members=["drapis", "kakron"],
        potions=3,
        wounded=["kakron"],
    )


# -- the Queen's Grant -------------------------------------------------------------------------------------------------


@pytest.mark.rule("ML-QGR-03")
@pytest.mark.parametrize("rules, rolled", [(2, True), (3, False)])
def test_ml_qgr_03_the_die_is_chosen_before_anybody_has_rolled(rules: int, rolled: bool) -> None:
    game = a_table(
        members=["drapis", "fandor"],
        others={1: {"members": ["guster", "fandor"]}},
        options={"queens_grant": True},
        round=2,
        start="prepare",
        rules=rules,
    )
    assert game.prompt == "grant-die"
    assert len(game.happened("dice-prepared")) == (4 if rolled else 2)  # the two of round 1 among them

    game.play("into:persuasion", "pass")
    assert len(game.pool[2]) == len(game.happened("dice-prepared")[-1]["faces"]) + 1


# -- what is shown -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("ML-CON-03", "ML-PLU-03")
def test_paths_stay_in_view_while_somebody_stands_in_a_taken_land() -> None:
    game = a_battle(
        {
            "left-1": {"member": "drapis", "dice": "1 strength", "traps": ["plus_4"]},
            "left-2": {"member": "naiala", "dice": "3 strength"},
            "left-3": {"member": "torko", "dice": "2 strength"},
        },
        monster="krinx",
        land="ghadik",
        figures={
            "monsters": {"krinx": {"attack": 0, "capture_value": 1, "elimination_value": 99}},
            "lands": {"ghadik": {"conquest": 12}},
        },
        roll=[1, 6, 6, 6],
        loot_offer=["gold_10", "gold_12", "brews", "supplies"],
    )

    game.play("roll:strength", "try")

    place = game.view["places"][0]
    about = game.view["about"][0]
    assert (game.prompt, place["land"], about["path"]) == ("plunder", None, {"place": "left", "number": 3})
    assert place["paths"][about["path"]["number"] - 1]["member"] == "torko"


@pytest.mark.rule("ML-TRI-03")
def test_ml_tri_03_the_clash_says_whose_token_comes_next() -> None:
    game = a_battle(
        {"left-1": {"member": "geas", "dice": "1 strength", "traps": ["plus_4", "steal_magic_1"]}},
        monster="krinx",
        options={"tricks": True},
    )
    assert game.preview("reveal") == ("preview-token", {"member": "member-geas", "trap": "trap-plus_4"})
    assert "Attack trap 4" in game.match.decision.prompt.text("en")

    game.play("reveal")

    assert game.preview("reveal")[1]["trap"] == "trap-steal_magic_1"


@pytest.mark.parametrize("seats, most", [(2, 0.85), (4, 0.85)])
def test_fewer_questions_lose_nothing(seats: int, most: float) -> None:
    """Greedy players come to the same end by either version, with about a sixth of the questions less."""
    asked: dict[int, int] = {2: 0, 3: 0}
    ends: dict[int, list[Any]] = {2: [], 3: []}
    for rules in asked:
        for seed in ("one", "two", "three"):
            match = new_match(muster.game(NAME), seats, seed, {}, muster.content(NAME), events=False, rules=rules)
            bots = [Greedy(seat) for seat in range(seats)]
            while not match.over:
                seat = match.decision.seat
                match.play(bots[seat].decide(match.chair(seat)), seat)
                asked[rules] += 1
            assert match.result is not None
            ends[rules].append(match.result.to_json())

    assert ends[3] == ends[2]
    assert asked[3] < most * asked[2]
