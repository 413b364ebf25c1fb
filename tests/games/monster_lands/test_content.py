"""The content of Monster Lands: the shipped figures and the limits of their design."""

from __future__ import annotations

import itertools
import tomllib
from collections import Counter
from fractions import Fraction
from typing import Any

import msgspec
import pytest
from tests.games.monster_lands.noting import noted, rows

from muster.games.monster_lands.content.loading import load_box
from muster.games.monster_lands.content.pieces import (
    AFFINITIES,
    BUILDINGS,
    COLOURS,
    GEAR_TYPES,
    PAWN_SHOP,
)
from muster.games.monster_lands.content.records import (
    AlchemistSpaces,
    Clans,
    Ending,
    EntrancePaths,
    Equipment,
    GloryBands,
    Header,
    HeaderSection,
    Land,
    LandPaths,
    Loot,
    Mercenary,
    MineSpaces,
    Mission,
    Monster,
    Novices,
    PanicTokens,
    Penalty,
    Prices,
    Resource,
    Reward,
    RoundTracks,
    Row,
    Solo,
    Trap,
    Variants,
)
from muster.games.monster_lands.content.schema import SHELF, load

PACK = load()
BOX = load_box()
MERCENARIES = PACK.table("mercenaries", Mercenary)
TAVERN = {key: member for key, member in MERCENARIES.items() if member.role == "tavern"}
MONSTERS = PACK.table("monsters", Monster)
LANDS = PACK.table("lands", Land)
HEADERS = PACK.table("headers", Header)
SIDES = [(f"{key}.{side}", getattr(tile, side)) for key, tile in HEADERS.items() for side in ("a", "b")]
MISSIONS = PACK.table("missions", Mission)
TRAPS = PACK.table("traps", Trap)
EQUIPMENT = PACK.table("equipment", Equipment)
LOOT = PACK.table("loot", Loot)
PATHS = PACK.record("board", "land_paths", LandPaths)
TRACKS = PACK.record("board", "round_dice", RoundTracks)

# What the cards do, as a reader of the rulebooks would note it. Costs, values and copies are figures of our own: they
# are held to the limits of the design below.

TALENTS = """
dalina  | more_traps(3)
dolfus  | defense(2)
drapis  | defense(1)
fandor  | buy_die(persuasion, 1, True)
frostor | take(1 potion, 1 venom)
frunks  | per_die(magic, 1)
geas    | conquer(3)
ginova  | divert(1)
guster  | defense(1, air jungle)
kakron  | reroll(strength, 1, dice)
karunna | reroll(strength magic, 2, times)
korgo   | reroll(persuasion, 1, dice, True)
lorios  | take(1 venom)
lusara  | deed_potions(2)
naiala  | eliminate(3)
nimra   | defense(1)
nuduru  | take(1 potion)
parsas  | defense(1, water jungle)
poissen | eliminate(2)
puargh  | capture_glory(1)
purkas  | defense(1)
saruna  | no_trap()
sckrat  | reroll(strength, 2, dice)
shandee | defense(1, fire water)
taroa   | per_die(strength, 1)
taron   | mine(2)
timbulu | per_die(strength, 1)
torko   | capture(3)
tortock | capture(1)
tranok  | take(2 gold)
trulina | defense(2)
vaidala | hire_discount(4)
wishor  | trap_discount(4)
wondou  | defense(2)
wormee  | buy_die(strength, 2, True)
zondu   | defense(1)
"""
POWERS = """
abysur   | glory_loss(1)
blandor  | affinity_dice(2)
caribdis | no_weapons()
dogor    | to_entrance()
gator    | no_potions()
gorgosh  | no_talents()
korcko   | lash(1)
krinx    | panic(2)
krunn    | lash(1)
krushus  | die_minus(magic, 1)
moldo    | hits(2)
sandor   | escape()
sckon    | affinity_dice(2)
snagus   | hits(1)
snailer  | affinity_dice(2)
sporus   | spores(1)
surbol   | affinity_dice(2)
trons    | entrance_dice(3)
turfus   | traps(2)
warkors  | hits(1)
"""
ABILITIES_OF_LANDS = """
al_dahn  | strength                                       | loot()
ghadik   | persuasion, persuasion                         | gold(9)
gurban   | strength or persuasion, strength or persuasion | dice(magic, 3)
kale     | magic                                          | potions(3)
kyzhul   | strength                                       | dice(persuasion, 2)
negueria | strength, magic, persuasion                    | glory(2)
rynia    | strength, strength                             | recruit()
skyehn   | magic                                          | dice(strength, 3)
thaklan  | strength or magic, strength or magic           | dice(persuasion, 3)
uyuniah  | strength or persuasion, strength or persuasion | gear()
wahibah  | magic                                          | defense(3)
yuha     | persuasion                                     | dice(magic, 2)
"""
EFFECTS_OF_TRAPS = """
strength_1          | ordinary | 01 | dice(strength, 1)
strength_2          | ordinary | 06 | dice(strength, 2)
strength_3          | ordinary | 08 | dice(strength, 3)
magic_1             | ordinary | 09 | dice(magic, 1)
magic_2             | ordinary | 13 | dice(magic, 2)
magic_3             | ordinary | 15 | dice(magic, 3)
strength_plus_1     | ordinary | 03 | per_die(strength, 1)
strength_plus_2     | ordinary | 04 | per_die(strength, 2)
strength_plus_3     | ordinary | 05 | per_die(strength, 3)
magic_plus_1        | ordinary | 11 | per_die(magic, 1)
magic_plus_2        | ordinary | 12 | per_die(magic, 2)
plus_4              | ordinary | 16 | flat(4)
plus_6              | ordinary | 17 | flat(6)
plus_8              | ordinary | 18 | flat(8)
shielded_strength_1 | shielded | 02 | dice(strength, 1)
shielded_strength_2 | shielded | 07 | dice(strength, 2)
shielded_magic_1    | shielded | 10 | dice(magic, 1)
shielded_magic_2    | shielded | 14 | dice(magic, 2)
initial             | initial  | 19 | dice(strength, 1)
steal_magic_1       | trick    | 01 | steal(magic, 1)
steal_magic_2       | trick    | 02 | steal(magic, 2)
steal_strength_1    | trick    | 03 | steal(strength, 1)
steal_strength_2    | trick    | 04 | steal(strength, 2)
steal_any_1         | trick    | 05 | steal(strength magic, 1)
steal_any_2         | trick    | 06 | steal(strength magic, 2)
divert_1            | trick    | 07 | divert(1)
divert_2            | trick    | 08 | divert(2)
"""
ABILITIES_OF_EQUIPMENT = """
krakhen | elixir | reroll(magic, 2, dice)
kedavra | weapon | per_die(magic, 2, conquest)
mortis  | weapon | per_die(magic, 1)
noxx    | armor  | defense(1)
pugnor  | weapon | per_die(strength, 1)
rashnek | armor  | mine(2)
slham   | elixir | reroll(persuasion, 2, dice, True)
slyzor  | weapon | per_die(strength, 1, monster)
tergeo  | elixir | reroll(strength, 2, dice)
turzoks | armor  | trap_discount(4)
"""
EFFECTS_OF_LOOT = """
conquest_glory      | outside | conquest_glory(4)
elimination_glory   | outside | elimination_glory(4)
capture_glory       | outside | capture_glory(3)
rerolls_4           | outside | rerolls(strength magic, 4)
trophies            | -       | trophies(3)
eliminate_6         | outside | eliminate(6)
brews               | -       | goods(2 potions, 2 venoms)
supplies            | -       | goods(6 gold, 1 potions, 1 defense)
persuasion_to_magic | -       | convert(persuasion, magic, 3)
magic_to_strength   | -       | convert(magic, strength, 3)
magic_plus_2        | outside | per_die(magic, 2)
gold_12             | -       | goods(12 gold)
gold_10             | -       | goods(10 gold)
rerolls_3           | outside | rerolls(magic, 3)
recruit             | -       | recruit()
strength_plus_2     | outside | per_die(strength, 2)
"""

# Section 7 of the design brief: what a talent is worth, and what dice are worth.
WORTH = {
    Fraction(1, 2): ("korgo", "tortock", "kakron", "guster", "parsas", "shandee", "lorios", "nuduru"),
    Fraction(1): (
        *("drapis", "nimra", "purkas", "zondu", "frostor", "tranok", "taron"),
        *("puargh", "poissen", "dalina", "fandor", "wormee", "ginova"),
    ),
    Fraction(3, 2): ("naiala", "torko", "geas", "sckrat", "karunna", "frunks", "wishor", "lusara"),
    Fraction(2): ("dolfus", "trulina", "wondou", "taroa", "timbulu", "saruna", "vaidala"),
}
TALENT_WORTH = {key: worth for worth, keys in WORTH.items() for key in keys}
DICE_WORTH = {"strength": Fraction(1), "magic": Fraction(3, 2), "persuasion": Fraction(5, 4)}
# Reputation → cards, cost, number of dice, worth of the dice.
TAVERN_LIMITS = {
    2: (5, (3, 4), (1, 2), (1.0, 2.0)),
    3: (6, (4, 6), (2, 2), (2.0, 2.5)),
    4: (6, (5, 7), (2, 2), (2.0, 3.0)),
    5: (5, (7, 9), (2, 3), (2.5, 3.5)),
    6: (3, (9, 11), (2, 3), (3.0, 3.75)),
    7: (2, (11, 13), (3, 3), (3.5, 4.0)),
    8: (1, (13, 14), (3, 3), (4.0, 4.5)),
}
MONSTER_LIMITS = {
    "A": {
        "attack": (2, 3),
        "capture_value": (9, 12),
        "elimination_value": (14, 18),
        "capture_glory": (2, 3),
        "capture_gold": (2, 4),
        "elimination_glory": (3, 4),
        "trophy": (1, 1),
    },
    "B": {
        "attack": (3, 5),
        "capture_value": (15, 20),
        "elimination_value": (21, 28),
        "capture_glory": (3, 4),
        "capture_gold": (4, 7),
        "elimination_glory": (5, 6),
        "trophy": (2, 3),
    },
}
TRAP_PRICES = {
    "strength_1": (2, 3),
    "strength_2": (3, 5),
    "strength_3": (5, 7),
    "strength_plus_1": (2, 3),
    "strength_plus_2": (3, 5),
    "strength_plus_3": (5, 7),
    "magic_1": (2, 4),
    "magic_2": (4, 6),
    "magic_3": (6, 8),
    "magic_plus_1": (1, 2),
    "magic_plus_2": (2, 4),
    "plus_4": (2, 4),
    "plus_6": (4, 6),
    "plus_8": (6, 8),
    "steal_magic_1": (2, 3),
    "steal_magic_2": (4, 5),
    "steal_strength_1": (2, 3),
    "steal_strength_2": (3, 5),
    "steal_any_1": (3, 4),
    "steal_any_2": (5, 6),
    "divert_1": (2, 4),
    "divert_2": (4, 6),
}
EQUIPMENT_PRICES = {
    "krakhen": (3, 5),
    "tergeo": (3, 5),
    "slham": (2, 4),
    "mortis": (4, 7),
    "pugnor": (5, 8),
    "slyzor": (4, 6),
    "kedavra": (3, 6),
    "noxx": (4, 7),
    "rashnek": (3, 6),
    "turzoks": (3, 6),
}
VP_OF_GOODS = {
    "glory": Fraction(1),
    "gold": Fraction(1, 3),
    "potions": Fraction(1, 2),
    "venoms": Fraction(1, 2),
    "defense": Fraction(1, 2),
    "traps": Fraction(1),
    "loot": Fraction(1),
    "wounds": Fraction(1),
}


def dice_worth(member: Mercenary) -> Fraction:
    return sum((getattr(member.dice, colour) * worth for colour, worth in DICE_WORTH.items()), Fraction())


def dice_number(member: Mercenary) -> int:
    return member.dice.strength + member.dice.magic + member.dice.persuasion


def within(value: float | Fraction, limits: tuple[float, float]) -> bool:
    return limits[0] <= value <= limits[1]


def vp(goods: Reward | Penalty | Resource) -> Fraction:
    return sum((getattr(goods, name) * VP_OF_GOODS[name] for name in goods.__struct_fields__), Fraction())


def the_catalogue() -> dict[str, str]:
    """The titles of all rules by their numbers."""
    text = (SHELF.parent / "rules.toml").read_text("utf-8")
    return {rule["id"]: rule["title"] for rule in tomllib.loads(text)["rule"]}


# Mercenaries


@pytest.mark.rule("ML-CLA-01")
def test_ml_cla_01_a_leader_and_a_mercenary_for_each_affinity() -> None:
    roles = Counter((member.role, member.affinity) for member in MERCENARIES.values())

    assert roles == {
        (role, affinity): number
        for affinity in AFFINITIES
        for role, number in (("leader", 1), ("initial", 1), ("tavern", 7))
    }


@pytest.mark.rule("ML-SET-02")
def test_ml_set_02_the_tavern_deck_has_28_cards_without_novices_and_initial_members() -> None:
    assert len(MERCENARIES) == 36
    assert len(BOX.deck) == 28
    assert {BOX.members[member].role for member in BOX.deck} == {"tavern"}


@pytest.mark.rule("ML-CLA-05")
def test_ml_cla_05_the_initial_mercenary_has_reputation_1_leaders_and_novices_none() -> None:
    assert {BOX.members[member].reputation for member in BOX.leaders} == {0}
    assert {BOX.members[member].reputation for member in BOX.initials} == {1}
    assert {member.reputation for member in BOX.members if member.novice} == {0}


def test_the_four_leaders_have_equal_talents_and_dice() -> None:
    leaders = [member for member in MERCENARIES.values() if member.role == "leader"]

    assert {member.name for member in leaders} == {"Drapis", "Nimra", "Purkas", "Zondu"}
    assert len({(noted(member.talent), member.dice) for member in leaders}) == 1


@pytest.mark.parametrize("affinity", AFFINITIES)
def test_every_pair_can_use_every_building_in_round_1(affinity: str) -> None:
    pair = [member for member in MERCENARIES.values() if member.affinity == affinity and member.role != "tavern"]

    assert sum(dice_number(member) for member in pair) == 4
    assert sum(member.dice.strength for member in pair) >= 2
    assert sum(member.dice.magic for member in pair) >= 1
    assert sum(member.dice.persuasion for member in pair) >= 1
    assert {member.cost for member in pair} == {0}


@pytest.mark.parametrize("reputation", TAVERN_LIMITS)
def test_mercenaries_keep_the_limits_of_their_reputation(reputation: int) -> None:
    cards, cost, dice, budget = TAVERN_LIMITS[reputation]
    members = [member for member in TAVERN.values() if member.reputation == reputation]

    assert len(members) == cards
    for member in members:
        assert within(member.cost, cost), member.name
        assert within(dice_number(member), dice), member.name
        assert within(dice_worth(member), budget), member.name


def test_talents_and_dice_are_set_off_against_cost() -> None:
    """Within a reputation nobody is worth less and dearer."""
    for one, other in itertools.permutations(TAVERN, 2):
        first, second = TAVERN[one], TAVERN[other]
        if first.reputation == second.reputation:
            worth = dice_worth(first) + TALENT_WORTH[one] - dice_worth(second) - TALENT_WORTH[other]
            assert worth >= 0 or first.cost <= second.cost, (one, other)


def test_no_affinity_has_much_more_reputation_than_another() -> None:
    sums = Counter[str]()
    for member in TAVERN.values():
        sums[member.affinity] += member.reputation

    assert max(sums.values()) - min(sums.values()) <= 3


def test_the_dice_of_the_deck_are_about_half_strength() -> None:
    dice = [sum(getattr(member.dice, colour) for member in TAVERN.values()) for colour in COLOURS]

    assert [round(100 * number / sum(dice)) for number in dice] == pytest.approx([50, 27, 23], abs=2)


def test_the_tavern_has_enough_cheap_mercenaries() -> None:
    assert sum(member.reputation <= 4 for member in TAVERN.values()) >= 12
    assert min(member.reputation for member in TAVERN.values()) >= 2
    assert sum(member.cost <= 7 for member in TAVERN.values() if member.reputation <= 4) >= 12


def test_a_novice_is_cheaper_than_any_mercenary() -> None:
    novices = PACK.record("box", "novices", Novices)

    assert 2 <= novices.cost < min(member.cost for member in TAVERN.values())
    assert novices.wages == 1


def test_two_wage_icons_only_from_reputation_6() -> None:
    wages = {key: member.wages for key, member in MERCENARIES.items()}

    assert set(wages.values()) <= {1, 2}
    assert all(MERCENARIES[key].reputation >= 6 for key, icons in wages.items() if icons == 2)


@pytest.mark.parametrize("key, talent", rows(TALENTS))
def test_talent(key: str, talent: str) -> None:
    assert noted(MERCENARIES[key].talent) == talent


def test_the_list_of_talents_is_complete() -> None:
    assert sorted(MERCENARIES) == [row[0] for row in rows(TALENTS)] == sorted(TALENT_WORTH)


# Monsters


def test_twenty_monsters_five_of_each_affinity_half_of_them_hard() -> None:
    assert Counter(monster.affinity for monster in MONSTERS.values()) == dict.fromkeys(AFFINITIES, 5)
    assert Counter(monster.difficulty for monster in MONSTERS.values()) == {"A": 10, "B": 10}


@pytest.mark.parametrize(
    "key, affinity", [("blandor", "water"), ("sckon", "air"), ("snailer", "jungle"), ("surbol", "fire")]
)
def test_powers_fix_four_affinities(key: str, affinity: str) -> None:
    assert MONSTERS[key].affinity == affinity


@pytest.mark.parametrize("key", ["moldo", "sporus", "gator", "gorgosh"])
def test_powers_that_hurt_beginners_are_of_difficulty_b(key: str) -> None:
    assert MONSTERS[key].difficulty == "B"


@pytest.mark.parametrize("key", MONSTERS)
def test_monsters_keep_the_limits_of_their_difficulty(key: str) -> None:
    monster = MONSTERS[key]
    limits = dict(MONSTER_LIMITS[monster.difficulty])
    if key == "moldo":
        limits["attack"] = (2, 3)  # for its automatic hits
    if key == "trons":
        limits["attack"] = (3, 3)  # it has more at the Entrance

    assert {
        name: getattr(monster, name) for name, most in limits.items() if not within(getattr(monster, name), most)
    } == {}
    assert within(monster.elimination_value - monster.capture_value, (5, 8))


@pytest.mark.parametrize("key", MONSTERS)
def test_an_elimination_beats_a_capture_by_1_to_2_vp(key: str) -> None:
    monster = MONSTERS[key]
    capture = monster.capture_glory + Fraction(monster.capture_gold, 3)

    assert within(monster.elimination_glory + monster.trophy - capture, (1, 2))


def test_monsters_that_are_hard_to_capture_pay_for_it() -> None:
    mean = Fraction(sum(m.capture_glory for m in MONSTERS.values() if m.difficulty == "A"), 10)

    assert all(MONSTERS[key].capture_glory > mean for key in ("turfus", "krushus", "caribdis"))
    assert MONSTERS["sandor"].capture_gold == 4


@pytest.mark.parametrize("key, power", rows(POWERS))
def test_power(key: str, power: str) -> None:
    assert noted(MONSTERS[key].power) == power


def test_the_list_of_powers_is_complete() -> None:
    assert sorted(MONSTERS) == [row[0] for row in rows(POWERS)]


# Lands and path headers


def test_twelve_lands_three_of_each_affinity_with_equal_glory() -> None:
    glory = Counter[str]()
    for land in LANDS.values():
        glory[land.affinity] += land.glory

    assert Counter(land.affinity for land in LANDS.values()) == dict.fromkeys(AFFINITIES, 3)
    assert len(set(glory.values())) == 1


def test_glory_goes_by_the_conquest_value() -> None:
    bands = {3: ((9, 10), 8), 4: ((11, 12), 4)}

    assert Counter(land.glory for land in LANDS.values()) == {glory: cards for glory, (_, cards) in bands.items()}
    assert all(within(land.conquest, bands[land.glory][0]) for land in LANDS.values())


def test_strong_abilities_go_with_less_glory() -> None:
    tiers = (
        ("rynia", "negueria", "al_dahn", "uyuniah"),
        ("skyehn", "gurban", "thaklan", "ghadik"),
        ("yuha", "kyzhul", "wahibah", "kale"),
    )
    strong, fair, modest = (sum(LANDS[key].glory for key in tier) for tier in tiers)

    assert strong <= fair < modest
    assert all({LANDS[key].affinity for key in tier} == set(AFFINITIES) for tier in tiers)


@pytest.mark.parametrize("key, deploy, gain", rows(ABILITIES_OF_LANDS))
def test_ability_of_a_land(key: str, deploy: str, gain: str) -> None:
    assert ", ".join(LANDS[key].deploy) == deploy
    assert noted(LANDS[key].gain) == gain


def test_the_list_of_lands_is_complete() -> None:
    assert sorted(LANDS) == [row[0] for row in rows(ABILITIES_OF_LANDS)]


def test_header_tiles_have_two_different_sides() -> None:
    assert 6 <= len(HEADERS) <= 12
    assert len({side for _, side in SIDES}) == 2 * len(HEADERS)


@pytest.mark.parametrize("name, side", SIDES)
def test_header_side(name: str, side: tuple[HeaderSection, ...]) -> None:
    spaces = [space for section in side for space in section.required + section.reinforcement]

    assert len(side) == 4
    assert any(len(section.required) == 1 and "strength" in section.required[0] for section in side)
    assert any("magic" in space for space in spaces)
    assert not any("persuasion" in space for space in spaces)
    assert within(len(side[0].required), (1, 2))
    assert within(len(side[3].required), (2, 3))
    for section in side:
        assert within(len(section.required), (1, 3))
        assert within(len(section.reinforcement), (0, 3))
        assert len(section.required) + len(section.reinforcement) <= PATHS.dice_spaces
        # The two token spaces are for tokens; a third one still has room beside the required dice.
        assert len(section.required) + 2 <= PATHS.dice_spaces


@pytest.mark.parametrize("name, side", SIDES)
def test_benefits_grow_with_the_danger(name: str, side: tuple[HeaderSection, ...]) -> None:
    for place, section in enumerate(side):
        benefit = section.benefit
        amounts = msgspec.to_builtins(benefit)
        amounts.pop("colours", None)
        ((kind, amount),) = amounts.items()
        most = {"rerolls": 2, "defense": 2, "gold": 4, "potions": 1, "venoms": 1}
        assert 1 <= amount <= most[kind]
        assert kind in (("rerolls", "defense", "potions") if place < 2 else ("rerolls", "gold", "venoms"))


# Missions


def test_sixteen_missions_last_for_six_rounds() -> None:
    assert len(MISSIONS) == 16
    assert 12 <= len(MISSIONS) <= 18


@pytest.mark.parametrize("key", MISSIONS)
def test_a_roll_succeeds_in_55_to_75_of_100_cases(key: str) -> None:
    roll = MISSIONS[key].roll
    faces = list(itertools.product(range(1, 7), repeat=len(roll.dice)))

    assert within(Fraction(100 * sum(sum(face) >= roll.objective for face in faces), len(faces)), (55, 75))
    assert within(len(roll.dice), (1, 3))
    assert within(vp(roll.reward), (2, 4))
    assert within(vp(roll.penalty), (0.5, 1))


@pytest.mark.parametrize("key", MISSIONS)
def test_both_sides_of_a_contract_are_worth_the_same(key: str) -> None:
    contract = MISSIONS[key].contract
    left, right = vp(contract.left), vp(contract.right)

    assert within(len(contract.dice), (1, 2))
    assert within(vp(contract.resource), (0.5, 1.5))
    assert within(left, (2, 3))
    assert within(right, (2, 3))
    assert abs(left - right) <= Fraction(1, 2)


def test_more_dice_win_more() -> None:
    means = []
    for number in (1, 2, 3):
        rewards = [vp(mission.roll.reward) for mission in MISSIONS.values() if len(mission.roll.dice) == number]
        means.append(sum(rewards, Fraction()) / len(rewards))

    assert means == sorted(means)


def test_a_third_of_the_missions_admit_persuasion() -> None:
    admitting = [
        key
        for key, mission in MISSIONS.items()
        if any("persuasion" in space or space == "any" for space in mission.roll.dice)
    ]

    assert 3 * len(admitting) >= len(MISSIONS)


# Traps, tricks, equipment, loot


@pytest.mark.rule("ML-SET-05")
def test_ml_set_05_four_initial_traps_18_tricks_and_6_shielded_traps() -> None:
    tokens, kinds = Counter[str](), Counter[str]()
    for trap in TRAPS.values():
        tokens[trap.group] += trap.copies
        kinds[trap.group] += 1

    assert kinds == {"ordinary": 14, "shielded": 4, "initial": 1, "trick": 8}
    assert (tokens["initial"], tokens["trick"], tokens["shielded"]) == (4, 18, 6)
    assert tokens["ordinary"] >= 40


@pytest.mark.parametrize("key, group, number, effect", rows(EFFECTS_OF_TRAPS))
def test_trap(key: str, group: str, number: str, effect: str) -> None:
    trap = TRAPS[key]

    assert trap.group == group
    assert trap.rule == f"ML-{'TRK' if group == 'trick' else 'TRP'}-{number}"
    assert noted(trap.effect) == effect


def test_the_list_of_traps_is_complete_and_in_order() -> None:
    assert list(TRAPS) == [row[0] for row in rows(EFFECTS_OF_TRAPS)]


@pytest.mark.parametrize("key", TRAP_PRICES)
def test_prices_of_traps(key: str) -> None:
    assert within(TRAPS[key].price, TRAP_PRICES[key])


@pytest.mark.parametrize("key", ["strength_1", "strength_2", "magic_1", "magic_2"])
def test_a_shielded_trap_costs_one_more(key: str) -> None:
    assert TRAPS[f"shielded_{key}"].price == TRAPS[key].price + 1


def test_copies_of_traps() -> None:
    ordinary = {trap.copies for trap in TRAPS.values() if trap.group == "ordinary"}
    tricks = {key: trap.copies for key, trap in TRAPS.items() if trap.group == "trick"}

    assert all(within(copies, (2, 4)) for copies in ordinary)
    assert all(within(copies, (2, 3)) for copies in tricks.values())


@pytest.mark.rule("ML-BAZ-04")
def test_ml_baz_04_types_of_the_ten_cards() -> None:
    types = {kind: sorted(card.name for card in EQUIPMENT.values() if card.type == kind) for kind in GEAR_TYPES}

    assert types == {
        "weapon": ["Kedavra", "Mortis", "Pugnor", "Slyzor"],
        "armor": ["Noxx", "Rashnek", "Turzoks"],
        "elixir": ["Krakhen", "Slham", "Tergeo"],
    }
    assert {gear.key: GEAR_TYPES[gear.type] for gear in BOX.gear} == {key: card.type for key, card in EQUIPMENT.items()}


@pytest.mark.parametrize("key, kind, ability", rows(ABILITIES_OF_EQUIPMENT))
def test_equipment(key: str, kind: str, ability: str) -> None:
    assert EQUIPMENT[key].type == kind
    assert noted(EQUIPMENT[key].ability) == ability
    assert within(EQUIPMENT[key].price, EQUIPMENT_PRICES[key])


def test_ten_kinds_of_equipment_on_16_to_30_cards() -> None:
    assert list(EQUIPMENT) == [row[0] for row in rows(ABILITIES_OF_EQUIPMENT)]
    assert within(len(BOX.gear_cards), (16, 30))


@pytest.mark.parametrize("key, outside, effect", rows(EFFECTS_OF_LOOT))
def test_loot(key: str, outside: str, effect: str) -> None:
    assert LOOT[key].outside == (outside == "outside")
    assert noted(LOOT[key].effect) == effect


def test_sixteen_kinds_of_loot_on_28_to_40_tokens() -> None:
    assert list(LOOT) == [row[0] for row in rows(EFFECTS_OF_LOOT)]
    assert within(sum(token.copies for token in LOOT.values()), (28, 40))
    assert [token.rule for token in LOOT.values()] == [f"ML-LOT-{number:02d}" for number in range(1, 17)]


@pytest.mark.rule("ML-PAW-02")
def test_ml_paw_02_no_panic_token_names_the_pawn_shop() -> None:
    assert PAWN_SHOP not in BOX.panic
    assert sorted(set(BOX.panic)) == [at for at in range(len(BUILDINGS)) if at != PAWN_SHOP]
    assert "pawn_shop" not in PanicTokens.__struct_fields__
    assert within(len(BOX.panic), (6, 12))


# The rules behind the cards


@pytest.mark.parametrize("table", ["mercenaries", "monsters", "lands", "equipment"])
def test_every_card_names_the_rule_with_its_name(table: str) -> None:
    titles = the_catalogue()
    cards: list[Any] = list(PACK.tables[table].values())

    assert [titles[card.rule].partition(" (")[0] for card in cards] == [card.name for card in cards]


@pytest.mark.parametrize("table, sections", [("traps", ("TRP", "TRK")), ("loot", ("LOT",)), ("lands", ("LND",)),
                                             ("equipment", ("EQP",))])  # fmt: skip
def test_every_effect_in_the_catalogue_has_its_card(table: str, sections: tuple[str, ...]) -> None:
    numbers = [number for number in the_catalogue() if number.split("-")[1] in sections]
    cards: list[Any] = list(PACK.tables[table].values())

    assert sorted(card.rule for card in cards) == sorted(numbers)


# The board and the figures of the rules


def test_printed_figures_of_clans_and_prices() -> None:
    assert msgspec.structs.asdict(PACK.record("box", "clans", Clans)) == {
        "start_glory": 5,
        "start_gold": 7,
        "trap_limit": 5,
        "defense_limit": 5,
        "potion_limit": 3,
        "lost_clan_gold": 5,
    }
    assert msgspec.structs.asdict(PACK.record("box", "prices", Prices)) == {
        "armory_price": 2,
        "armory_tokens": 3,
        "beer_price": 2,
        "pawn_gold": 1,
        "trophy_gold": 5,
        "persuasion_floor": 1,
        "discount_floor": 0,
        "wage_rates": (1, 2, 3),
    }
    assert (BOX.venom_bonus, BOX.second_mission_gold) == (2, 2)


def test_printed_figures_of_the_end() -> None:
    assert PACK.record("box", "ending", Ending) == Ending(30, (0, 1, 1, 3, 5, 7, 10), ("leader", "trophies", "gold"))


def test_printed_figures_of_the_variants() -> None:
    assert PACK.record("box", "variants", Variants) == Variants(("potion", "venom", "defense", "gold"), 2, (2, 4, 6))


def test_printed_figures_of_the_board() -> None:
    entrance = PACK.record("board", "entrance", EntrancePaths)

    assert PACK.record("board", "alchemist", AlchemistSpaces) == AlchemistSpaces(3, 2)
    assert (entrance.upper.defense, entrance.upper.gold) == (2, 0)
    assert (entrance.lower.defense, entrance.lower.gold) == (1, 5)
    assert entrance.death_glory == 3
    assert within(entrance.dice_spaces, (5, 8))


@pytest.mark.parametrize(
    "name, limits", [("lodge", (3, 5)), ("tavern", (3, 5)), ("armory", (2, 4)), ("bazaar", (2, 4))]
)
def test_rows_of_the_buildings(name: str, limits: tuple[int, int]) -> None:
    row = PACK.record("board", name, Row)

    assert within(row.spaces, limits)
    assert row.closed_for_two == 1


def test_the_mine_pays_more_than_the_pawn_shop_and_less_than_ghadik_and_one_digs_alone() -> None:
    spaces = PACK.record("board", "mine", MineSpaces).spaces

    assert [space.dice for space in spaces] == [2, 2, 1, 1]
    assert all(within(space.gold, (2, 3) if space.dice == 1 else (5, 7)) for space in spaces)
    open_for_two = [space for space in spaces if not space.closed_for_two]
    assert [(space.dice, space.gold) for space in open_for_two] == [(1, 2)]


def test_paths_of_the_lands() -> None:
    assert within(PATHS.dice_spaces, (5, 7))
    assert PATHS.death_glory == tuple(sorted(PATHS.death_glory, reverse=True))
    assert all(within(glory, (1, 3)) for glory in PATHS.death_glory)
    assert max(PATHS.death_glory) <= max(monster.capture_glory for monster in MONSTERS.values())


def test_a_higher_band_has_one_more_die() -> None:
    bands = PACK.record("board", "glory_bands", GloryBands)

    assert [sum(band) for band in BOX.bands] == [1, 2, 3]
    for lower, higher in itertools.pairwise((bands.first, bands.second, bands.third)):
        assert all(getattr(lower, colour) <= getattr(higher, colour) for colour in COLOURS)


def test_round_tracks() -> None:
    assert all(len(track) == 6 and track == tuple(sorted(track)) for track in BOX.rounds)
    assert all(mild <= dice for mild, dice in zip(TRACKS.tutorial, TRACKS.board, strict=True))
    assert sum(hard > dice for hard, dice in zip(TRACKS.cut_throat, TRACKS.board, strict=True)) >= 3
    assert (max(TRACKS.board), max(TRACKS.tutorial), max(TRACKS.cut_throat)) <= (3, 1, 3)


@pytest.mark.rule("ML-SOL-03")
@pytest.mark.parametrize(
    "level, dice",
    [(0, [4, 4, 5, 5, 6, 6]), (1, [3, 3, 4, 4, 5, 5]), (2, [5, 5, 6, 6, 7, 7]), (3, [6, 6, 7, 7, 8, 8])],
    ids=["normal", "tutorial", "hard", "cut-throat"],
)
def test_ml_sol_03_dice_of_madhala(level: int, dice: list[int]) -> None:
    assert [number + BOX.madhala_shift[level] for number in BOX.madhala_dice] == dice


def test_ranks_of_solo_games() -> None:
    assert PACK.record("box", "solo", Solo).ranks == (25, 35, 45, 55, 65)
