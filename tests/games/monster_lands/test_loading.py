"""From the packs of Monster Lands to the pieces that the rules are played with."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import pytest
from tests.games.monster_lands.noting import a_change, amounts, changed, one

from muster.games.monster_lands.content.abilities import AffinityName, ColourName
from muster.games.monster_lands.content.loading import load_box
from muster.games.monster_lands.content.pieces import (
    AFFINITIES,
    COLOURS,
    GEAR_TYPES,
    NO_AFFINITY,
)
from muster.games.monster_lands.content.records import (
    Equipment,
    Mercenary,
)
from muster.games.monster_lands.content.schema import PACKS, load

PACK = load()
BOX = load_box()
MERCENARIES = PACK.table("mercenaries", Mercenary)
EQUIPMENT = PACK.table("equipment", Equipment)


@pytest.mark.rule("ML-AFF-01")
def test_ml_aff_01_everything_has_one_affinity_and_novices_none() -> None:
    assert all(0 <= member.affinity < 4 for member in BOX.members if not member.novice)
    assert all(0 <= monster.affinity < 4 for monster in BOX.monsters)
    assert all(0 <= land.affinity < 4 for land in BOX.lands)
    assert {member.affinity for member in BOX.members if member.novice} == {NO_AFFINITY}


def test_members_are_mercenaries_then_novices_then_spare_ones() -> None:
    keys = [member.key for member in BOX.members]

    assert keys == [*MERCENARIES, *(f"novice_{number}" for number in range(1, 13))]
    assert [member.id for member in BOX.members] == list(range(48))
    assert [member.novice for member in BOX.members] == [False] * 36 + [True] * 12
    assert {(member.dice, member.cost, member.ability.kind) for member in BOX.members[36:]} == {((1, 0, 0), 3, "")}


def test_leaders_and_initial_mercenaries_go_by_affinity() -> None:
    for members in (BOX.leaders, BOX.initials):
        assert [BOX.members[member].affinity for member in members] == [0, 1, 2, 3]


@pytest.mark.parametrize("name", PACKS)
def test_pieces_are_numbered_in_the_order_of_their_files(name: str) -> None:
    box = load_box(name)

    for table, pieces in (
        ("monsters", box.monsters),
        ("lands", box.lands),
        ("missions", box.missions),
        ("traps", box.traps),
        ("equipment", box.gear),
        ("loot", box.loot),
    ):
        assert [(piece.id, piece.key) for piece in pieces] == list(enumerate(box.pack.tables[table]))
    assert len(box.headers) == 2 * len(box.pack.tables["headers"])


def test_talents_as_pieces() -> None:
    ability = {member.key: member.ability for member in BOX.members}

    assert (ability["karunna"].colours, ability["karunna"].n, ability["karunna"].by_dice) == (0b011, 2, False)
    assert (ability["sckrat"].colours, ability["sckrat"].n, ability["sckrat"].by_dice) == (0b001, 2, True)
    assert (ability["korgo"].colours, ability["korgo"].missions) == (0b100, True)
    assert (ability["drapis"].affinities, ability["shandee"].affinities) == (0b1111, 0b0011)
    assert (ability["wormee"].colours, ability["wormee"].cost, ability["wormee"].at_home) == (0b001, 2, True)
    assert ability["frostor"].goods == (("potion", 1), ("venom", 1))
    assert ability["tranok"].goods == (("gold", 2),)
    assert one(BOX, "wondou").dice == (1, 1, 1)


def test_cards_and_tokens_as_pieces() -> None:
    monster = {piece.key: piece for piece in BOX.monsters}
    land = {piece.key: piece for piece in BOX.lands}
    trap = {piece.key: piece for piece in BOX.traps}
    gear = {piece.key: piece for piece in BOX.gear}
    loot = {piece.key: piece for piece in BOX.loot}

    assert (monster["krushus"].power, monster["krushus"].colours, monster["krushus"].n) == ("die_minus", 0b010, 1)
    assert (land["yuha"].gain, land["yuha"].colour, land["yuha"].n) == ("dice", 1, 2)
    assert land["yuha"].need.legal == ((0, 0, 1),)
    assert land["gurban"].need.legal == ((0, 0, 2), (1, 0, 1), (2, 0, 0))
    assert (trap["steal_any_2"].effect, trap["steal_any_2"].colours, trap["steal_any_2"].trick) == (
        "steal",
        0b011,
        True,
    )
    assert (trap["magic_3"].effect, trap["magic_3"].colours, trap["magic_3"].n) == ("dice", 0b010, 3)
    assert (gear["kedavra"].ability.where, gear["slyzor"].ability.where, gear["mortis"].ability.where) == (2, 1, 0)
    assert (loot["persuasion_to_magic"].colours, loot["persuasion_to_magic"].into) == (0b100, 1)
    assert amounts(loot["supplies"].goods) == {"gold": 6, "defense": 1, "potions": 1}


def test_sections_and_missions_as_pieces() -> None:
    section = BOX.headers[0][1]  # two strength dice, two of either colour, one reroll
    mission = BOX.missions[0]

    assert section.need.legal == ((2, 0, 0), (2, 1, 0), (3, 0, 0), (2, 2, 0), (3, 1, 0), (4, 0, 0))
    assert (section.rerolls, section.reroll_colours, section.defense) == (1, 0b011, 0)
    assert (mission.key, mission.need.legal, mission.objective) == ("lost_caravan", ((2, 0, 0),), 6)
    assert (amounts(mission.reward), amounts(mission.penalty)) == ({"glory": 2}, {"gold": 2})
    assert mission.contract_need.legal == ((0, 0, 2), (1, 0, 1))
    assert amounts(mission.resource) == {"potions": 1}
    assert (amounts(mission.reward_left), amounts(mission.reward_right)) == ({"glory": 3}, {"glory": 1, "gold": 6})


def test_figures_of_the_box_come_from_the_pack(tmp_path: Path) -> None:
    """No figure is a default of the pieces: another pack has other ones everywhere."""
    text = (
        changed("clans", start_glory="6", start_gold="8", trap_limit="6", defense_limit="7", potion_limit="4",
                lost_clan_gold="9")
        + changed("prices", armory_price="3", armory_tokens="2", beer_price="4", pawn_gold="2", trophy_gold="6",
                  persuasion_floor="2", discount_floor="1", wage_rates="[2, 3, 4]")
        + changed("deeds", venom_bonus="3", second_mission_gold="4")
        + changed("ending", end_glory="35", affinity_points="[0, 0, 1, 2, 3, 4, 5]", tie_breaks="['gold']")
        + changed("variants", grant_goods="['gold']", grant_gold="3", more_monster_rounds="[1]")
        + changed("panic", mine="2", lodge="0")
        + changed("solo", dice="[1, 2, 3, 4, 5, 6]", ranks="[1, 2, 3, 4, 5]",
                  shift="{ normal = 1, tutorial = 2, hard = 3, cut_throat = 4 }")
    )  # fmt: skip
    box = load_box(a_change(tmp_path, "box", text))

    assert (box.start_glory, box.start_gold, box.trap_limit, box.defense_limit) == (6, 8, 6, 7)
    assert (box.potion_limit, box.lost_clan_gold, box.armory_price, box.armory_tokens) == (4, 9, 3, 2)
    assert (box.beer_price, box.pawn_gold, box.trophy_gold, box.persuasion_floor) == (4, 2, 6, 2)
    assert (box.discount_floor, box.wage_rates, box.venom_bonus, box.second_mission_gold) == (1, (2, 3, 4), 3, 4)
    assert (box.end_glory, box.affinity_points, box.tie_breaks) == (35, (0, 0, 1, 2, 3, 4, 5), ("gold",))
    assert (box.grant_goods, box.grant_gold, box.more_monster_rounds) == (("gold",), 3, (1,))
    assert box.panic == (1, 2, 3, 4, 5, 5)
    assert (box.madhala_dice, box.madhala_shift) == ((1, 2, 3, 4, 5, 6), (1, 2, 3, 4))
    assert box.rank_limits == (1, 2, 3, 4, 5)


def test_figures_of_the_board_come_from_the_pack(tmp_path: Path) -> None:
    text = (
        changed("lodge", spaces="6", closed_for_two="2")
        + changed("alchemist", upper="2", lower="1")
        + changed("mine", spaces="[{ dice = 2, gold = 7 }, { dice = 1, gold = 4, closed_for_two = true }]")
        + changed("land_paths", dice_spaces="7", death_glory="[4, 3, 2, 0]")
        + changed("entrance", dice_spaces="7", death_glory="4", upper="{ gold = 1 }", lower="{ defense = 3 }")
        + changed("glory_bands", first="{ magic = 1 }", second="{ magic = 2 }", third="{ magic = 2, persuasion = 1 }")
        + changed("round_dice", board="[1, 1, 1, 1, 1, 1]", cut_throat="[2, 2, 2, 2, 2, 2]")
    )
    box = load_box(a_change(tmp_path, "board", text))

    assert box.row_spaces == (6, 0, 3, 4, 4, 0, 0)
    assert box.row_closed == (2, 0, 1, 1, 1, 0, 0)
    assert box.alchemist == (2, 1)
    assert [(space.dice, space.gold, space.closed_for_two) for space in box.mine] == [(2, 7, False), (1, 4, True)]
    assert (box.land_spaces, box.death_glory) == (7, (4, 3, 2, 0))
    assert (box.entrance_spaces, box.entrance_glory) == (7, 4)
    assert (box.entrance_defense, box.entrance_gold) == ((0, 3), (1, 0))
    assert box.bands == ((0, 1, 0), (0, 2, 0), (0, 2, 1))
    assert box.rounds == ((1,) * 6, (0, 0, 0, 1, 1, 1), (2,) * 6)


def test_words_of_the_files_are_those_of_the_pieces() -> None:
    assert get_args(AffinityName) == AFFINITIES
    assert get_args(ColourName) == COLOURS
    assert {card.type for card in EQUIPMENT.values()} == set(GEAR_TYPES)


def test_every_option_is_in_the_book() -> None:
    assert len(BOX.options["hire"]) == 48
    assert len(BOX.options["buy"]) == 27
    assert BOX.book["hire:karunna"].value == list(MERCENARIES).index("karunna")
