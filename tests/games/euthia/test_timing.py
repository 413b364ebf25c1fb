"""Timing icons: in which windows tiles, Gems and Essences are offered, and what always works."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.euthia.setting import EMPTY_HANDED, Sitting, a_fight, a_table, the_box

from muster.games.euthia.content.pieces import (
    ANY,
    ATTACK,
    ELEMENTS,
    FIRST,
    GEMS,
    HA,
    HC,
    MA,
    MAC,
    MC,
    OUTSIDE,
    PERMANENT,
    ROLL,
    SETUP,
    TIMINGS,
    Effect,
    Use,
)

# A Bandit without cards and tokens that inflicts one Injury and falls only after many rounds.
BANDIT: dict[str, Any] = {"health": 60, "penalty": 0, "ranges": ((1, 1),), **EMPTY_HANDED}
LEATHER = ["leather_helmet", "leather_gauntlets", "leather_greaves"]  # an Armor Set of three
# The windows of a Combat where the Hero-player uses tiles.
WINDOWS = {
    ANY: ["healing", "before-monster", "after-monster", "before-hero", "hero-roll"],
    OUTSIDE: [],
    SETUP: ["combat-setup"],
    MA: ["before-monster"],
    MAC: ["before-monster", "after-monster"],
    MC: ["after-monster"],
    HA: ["before-hero"],
    HC: ["hero-roll"],
    ROLL: ["hero-roll"],
}


def a_use(timing: int, *effects: Effect, spends: bool = False) -> Use:
    use = Use(timing, effects)
    use.exhausts, use.spends = not spends, spends
    return use


def a_brawl(monster: dict[str, Any] | None = None, tiles_with: dict[str, Any] | None = None, **given: Any) -> Sitting:
    """A Hero of 30 Health fights a Bandit."""
    figures = {
        "monsters": {"bandit": BANDIT | (monster or {})},
        "tiles": {"staff_of_fire": {"ranges": ((1, 1),)}, **(tiles_with or {})},
        "heroes": {key: {"health": 30} for key in ("maeldur", "ael", "keleia", "dral", "taesiri")},
    }
    given.setdefault("hero_dice", [6, 4] * 3)
    given.setdefault("monster_dice", [5, 4] * 3)
    return a_fight("bandit", figures=figures, **given)


def windows(game: Sitting, key: str, rounds: int = 1) -> list[str]:
    """The windows in which an option is offered up to the end of so many Combat Rounds, each named once; not before."""
    found: list[str] = []
    while not game.match.over and game.table.combat_round <= rounds:
        if game.offers(key) and game.prompt not in (*found, "before-combat"):
            found.append(game.prompt)
        game.step()
    return found


# -- windows of tiles --------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-TIM-01")
def test_eu_tim_01_each_effect_of_feint_follows_its_own_icon() -> None:
    given: dict[str, Any] = {"heroes": ["keleia", "ael"], "tiles": ["feint", *LEATHER]}

    assert windows(a_brawl(**given), "use:feint") == ["after-monster"]
    assert windows(a_brawl(**given), "use:feint-2") == ["hero-roll"]


@pytest.mark.parametrize("timing", sorted(WINDOWS))
@pytest.mark.rule("EU-TIM-01")
def test_eu_tim_01_an_icon_names_the_windows(timing: int) -> None:
    """A Ring of Vigor with this icon that gives a Gaar."""
    ring = {"ring_of_vigor": {"uses": (a_use(timing, ("gaar", 1, 0)),)}}
    game = a_brawl(tiles=["ring_of_vigor"], tiles_with=ring, health=10)

    assert windows(game, "use:ring_of_vigor") == WINDOWS[timing]


@pytest.mark.parametrize("timing", sorted(WINDOWS))
@pytest.mark.rule("EU-TIM-01")
def test_eu_tim_01_outside_combat_only_two_of_them_work(timing: int) -> None:
    ring = {"tiles": {"ring_of_vigor": {"uses": (a_use(timing, ("gaar", 1, 0)),)}}}
    game = a_table(tiles=["ring_of_vigor"], figures=ring)

    works = game.offers("use:ring_of_vigor")

    assert works is (timing in (ANY, OUTSIDE))


@pytest.mark.rule("EU-TIM-01")
def test_eu_tim_01_most_effects_are_immediate_and_some_come_later() -> None:
    """A Gaar is there at once; Crippling Blow acts on the Monster's next attack."""
    blow = Use(ATTACK, (("cripple", 1, 0),))
    game = a_brawl(
        heroes=["keleia", "ael"],
        tiles=["crippling_blow"],
        tiles_with={"crippling_blow": {"ranges": ((2, 1),), "uses": (blow,)}},
        sacks=["draught_of_courage"],
    )
    game.until("healing").play("use:draught_of_courage")
    assert game.gaar > 0

    game.until("attack").play("attack-with:crippling_blow").until("hero-roll").play("done").until("attack", "hero-roll")
    assert [fact["injuries"] for fact in game.happened("attack-value")] == [1, 0]


@pytest.mark.rule("EU-TIM-02")
def test_eu_tim_02_without_an_icon_not_in_a_combat_round() -> None:
    march = {"forced_march": {"uses": (a_use(OUTSIDE, ("move", 2, 0)),)}}
    game = a_brawl(heroes=["dral", "ael"], tiles=["forced_march"], tiles_with=march)
    assert game.prompt == "before-combat"

    assert windows(game, "use:forced_march") == []


@pytest.mark.rule("EU-TIM-02")
def test_eu_tim_02_before_combat_it_works() -> None:
    march = {"forced_march": {"uses": (a_use(OUTSIDE, ("move", 2, 0)),)}}
    game = a_brawl(heroes=["dral", "ael"], tiles=["forced_march"], tiles_with=march)

    game.play("use:forced_march")

    assert (game.moves, game.is_exhausted("forced_march")) == (2, True)


@pytest.mark.rule("EU-TIM-03")
def test_eu_tim_03_in_and_outside_combat() -> None:
    mend = {"mend": {"uses": (a_use(ANY, ("heal", 2, 0)),)}}
    outside = a_table(heroes=["ael", "dral"], health=3, figures={"tiles": mend})
    inside = a_brawl(heroes=["ael", "dral"], health=10, tiles_with=mend, sacks=["healing_potion"])

    outside.play("use:mend")
    inside.until("healing").play("use:mend")

    assert (outside.health, inside.health) == (5, 12)


@pytest.mark.rule("EU-TIM-03")
def test_eu_tim_03_healing_belongs_to_the_healing_phases() -> None:
    mend = {"mend": {"uses": (a_use(ANY, ("heal", 2, 0)),)}}

    assert windows(a_brawl(heroes=["ael", "dral"], health=10, tiles_with=mend, gaar=1), "use:mend") == ["healing"]


@pytest.mark.rule("EU-TIM-04")
def test_eu_tim_04_a_weapon_with_the_attack_icon_makes_no_first_strike() -> None:
    weapons: dict[str, Any] = {
        "thrown_dagger": {"ranges": ((2, 1),)},
        "hunting_spear": {"ranges": ((2, 1),), "timing": ATTACK},
        "twin_daggers": {"ranges": ((2, 1),), "timing": ATTACK},
    }
    game = a_brawl(heroes=["keleia", "ael"], tiles=["twin_daggers"], tiles_with=weapons)

    assert (game.prompt, game.keys) == ("first-strike", ["strike-with:thrown_dagger", "no-strike"])
    game.until("attack")
    assert game.keys == ["attack-with:hunting_spear", "attack-with:twin_daggers"]


@pytest.mark.rule("EU-TIM-04")
def test_eu_tim_04_a_weapon_may_be_for_first_strikes() -> None:
    weapons: dict[str, Any] = {"hunters_bow": {"ranges": ((2, 1),), "timing": FIRST}}
    game = a_brawl(heroes=["dral", "ael"], tiles=["hunters_bow"], tiles_with=weapons)

    assert game.keys == ["strike-with:hunters_bow", "no-strike"]
    assert windows(game, "attack-with:hunters_bow") == []


@pytest.mark.rule("EU-TIM-04")
def test_eu_tim_04_combat_setup_comes_once_before_everything() -> None:
    game = a_brawl(heroes=["dral", "ael"], tiles=["taunt"])

    assert windows(game, "use:taunt", rounds=2) == ["combat-setup"]


@pytest.mark.rule("EU-TIM-05")
def test_eu_tim_05_a_or_c_may_be_left_for_step_c() -> None:
    evasion = {"evasion": {"uses": (a_use(MAC, ("foot", -3, 0)),)}}
    game = a_brawl(heroes=["keleia", "ael"], tiles=["evasion"], tiles_with=evasion).until("before-monster")
    assert game.offers("use:evasion")

    game.play("done").until("after-monster").play("use:evasion")

    assert game.happened("attack-value")[0]["value"] == 9 - 3


@pytest.mark.rule("EU-TIM-05")
def test_eu_tim_05_used_in_step_a_it_is_gone_in_step_c() -> None:
    evasion = {"evasion": {"uses": (a_use(MAC, ("foot", -3, 0)),)}}
    game = a_brawl(heroes=["keleia", "ael"], tiles=["evasion", "dodge"], tiles_with=evasion).until("before-monster")

    game.play("use:evasion").until("after-monster")

    assert (game.view["combat"]["value"], game.keys) == (6, ["use:dodge", "done", "pass-all"])


@pytest.mark.parametrize("timing, steps", [(MA, ["before-monster"]), (MC, ["after-monster"])])
@pytest.mark.rule("EU-TIM-05")
def test_eu_tim_05_step_a_or_step_c(timing: int, steps: list[str]) -> None:
    dodge = {"dodge": {"uses": (a_use(timing, ("foot", -2, 0)),)}}

    assert windows(a_brawl(heroes=["keleia", "ael"], tiles=["dodge"], tiles_with=dodge), "use:dodge") == steps


@pytest.mark.rule("EU-TIM-06")
def test_eu_tim_06_after_the_dice_step_a_is_over() -> None:
    fury = {"potion_of_fury": {"uses": (a_use(HA, ("dmg_plus", 2, 0), spends=True),)}}
    game = a_brawl(sacks=["potion_of_fury"], tiles_with=fury, gaar=1)

    assert windows(game, "use:potion_of_fury") == ["before-hero"]


@pytest.mark.rule("EU-TIM-06")
def test_eu_tim_06_step_c_comes_after_the_dice() -> None:
    might = {"scroll_of_might": {"uses": (a_use(HC, ("clover", 4, 0), spends=True),)}}
    game = a_brawl(sacks=["scroll_of_might"], tiles_with=might).until("hero-roll")

    game.play("use:scroll_of_might")

    assert (game.happened("hero-attacks")[0]["value"], game.sacks()) == (6 + 4 + 4, [])


# -- permanent effects -------------------------------------------------------------------------------------------------


def beside_the_fire(**given: Any) -> Sitting:
    return a_table(heroes=["taesiri", "ael"], map={"i_o6": (1, 1)}, at="i_c1-b", moves=1, stack=[], health=6, **given)


@pytest.mark.rule("EU-TIM-07")
def test_eu_tim_07_slumber_works_in_every_round_and_is_never_exhausted() -> None:
    game = beside_the_fire(tiles=["slumber"], essences=[("slumber", "fire")])

    game.play("go:i_o6-a")
    assert (game.health, game.is_exhausted("slumber")) == (6, False)

    game.table.space[0], game.table.moves[0] = game.space("i_c1-b"), 1
    game.run("ask_turn", 0).play("go:i_o6-a")
    assert game.health == 6


@pytest.mark.parametrize("essence", ["water", "air"])
@pytest.mark.rule("EU-TIM-07")
def test_eu_tim_07_slumber_needs_the_matching_essence(essence: str) -> None:
    game = beside_the_fire(tiles=["slumber"], essences=[("slumber", essence)])

    assert game.play("go:i_o6-a").health == 4


PERMANENT_TILES = sorted(
    {tile.key for tile in the_box().tiles for use in tile.uses if use.timing == PERMANENT},
)


@pytest.mark.parametrize("tile", PERMANENT_TILES)
@pytest.mark.rule("EU-TIM-07")
def test_eu_tim_07_a_permanent_tile_is_never_used_up(tile: str) -> None:
    """It is offered nowhere and stays ready, in the turn and through two Combat Rounds."""
    record = next(record for record in the_box().tiles if record.key == tile)
    hero = "maeldur" if record.hero < 0 else the_box().heroes[record.hero].key
    others = ["ael", "dral"] if hero not in ("ael", "dral") else ["keleia", "taesiri"]
    game = a_brawl(heroes=[hero, *others], tiles=[tile], health=5, monster={"ranges": ((1, 0),)}, gaar=1)

    assert windows(game, f"use:{tile}", rounds=2) == []
    assert not game.is_exhausted(tile)


def against_an_amulet(tile: str, **given: Any) -> Sitting:
    """Seat 1 plays the Monster and wears a Dark Amulet."""
    others = {1: {"tiles": [tile] if tile else [], "silver": ["curse"]}}
    given.setdefault("silver_deck", ["evil_eye", "evil_eye"])
    return a_brawl(others=others, gaar=1, monster={"chaos": 1, "gaar": 1, "silver_cards": 1}, **given)


@pytest.mark.parametrize(
    "tile, chaos, gaar, health, silver",
    [
        ("", 1, 1, 60, 2),
        ("dark_amulet_of_malice", 2, 1, 60, 2),
        ("dark_amulet_of_cunning", 1, 2, 60, 2),
        ("dark_amulet_of_bone", 1, 1, 62, 2),
        ("dark_amulet_of_shadow", 1, 1, 60, 3),
        ("dark_amulet_of_blood", 1, 1, 60, 2),
    ],
)
@pytest.mark.rule("EU-TIM-07")
def test_eu_tim_07_dark_amulets_help_whoever_plays_the_monster(
    tile: str, chaos: int, gaar: int, health: int, silver: int
) -> None:
    game = against_an_amulet(tile)
    combat = game.view["combat"]

    assert (combat["chaos"], combat["gaar"], combat["health"], len(game.silver(1))) == (chaos, gaar, health, silver)


@pytest.mark.rule("EU-TIM-07")
def test_eu_tim_07_the_amulet_of_blood_adds_an_injury_once_per_combat() -> None:
    game = against_an_amulet("dark_amulet_of_blood")

    while game.table.combat_round < 3:
        game.step()

    assert [fact["injuries"] for fact in game.happened("attack-value")][:2] == [1 + 1, 1]


@pytest.mark.rule("EU-TIM-07")
def test_eu_tim_07_the_fighters_own_amulets_help_nobody() -> None:
    game = a_brawl(tiles=["dark_amulet_of_malice"], others={1: {"silver": ["curse"]}}, monster={"chaos": 1}, gaar=1)

    assert game.view["combat"]["chaos"] == 1


@pytest.mark.rule("EU-TIM-07")
def test_eu_tim_07_the_amulet_of_doom_makes_gold_cards_cheaper_in_combat_too() -> None:
    others = {1: {"tiles": ["dark_amulet_of_doom"], "silver": ["curse"] * 3}}
    game = a_brawl(others=others, monster={"chaos": 1}, gaar=1).until("play-before")

    game.play("exchange", *["discard-card:curse"] * 3)

    assert (game.silver(1), len(game.gold_cards(1))) == ([], 1)


@pytest.mark.rule("EU-TIM-02")
def test_eu_tim_02_the_amulet_of_whispers_has_no_icon() -> None:
    game = a_table(tiles=["dark_amulet_of_whispers"]).play("use:dark_amulet_of_whispers")

    assert (len(game.silver()), game.is_exhausted("dark_amulet_of_whispers")) == (1, True)


# -- gems and essences -------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-TIM-08")
def test_eu_tim_08_gems_and_essences_name_their_windows_as_data() -> None:
    """Their records have a table of what they do when; no Gem or Essence has an icon of its own."""
    names = {timing for timing in TIMINGS if timing not in ("first", "attack", "at_once")}
    for uses in (*the_box().gem_effects, *the_box().essence_effects):
        assert uses
        assert all(TIMINGS[use.timing] in names and not use.exhausts and not use.spends for use in uses)


GEM_WINDOWS = [(at, timing) for at, uses in enumerate(the_box().gem_effects) for timing in [use.timing for use in uses]]


@pytest.mark.parametrize("gem, timing", [pair for pair in GEM_WINDOWS if pair[1] not in (PERMANENT, OUTSIDE)])
@pytest.mark.rule("EU-TIM-08")
def test_eu_tim_08_a_gem_works_in_its_windows_only(gem: int, timing: int) -> None:
    first = the_box().gem_effects[gem][0].timing == timing
    key = f"{'flip' if first else 'flip-other'}:{GEMS[gem]}"
    game = a_brawl(tiles=["copper_ring"], gems=[("copper_ring", GEMS[gem])], health=10)
    there = ["healing"] if timing == ANY else WINDOWS[timing]

    assert windows(game, key) == there


@pytest.mark.parametrize("gem", [at for at, timing in GEM_WINDOWS if timing == OUTSIDE])
@pytest.mark.rule("EU-TIM-08")
def test_eu_tim_08_some_gems_work_outside_combat_only(gem: int) -> None:
    set_gem: dict[str, Any] = {"tiles": ["copper_ring"], "gems": [("copper_ring", GEMS[gem])]}

    assert windows(a_brawl(**set_gem), f"flip:{GEMS[gem]}") == []
    assert a_table(**set_gem).offers(f"flip:{GEMS[gem]}")


@pytest.mark.parametrize("element", range(4))
@pytest.mark.rule("EU-TIM-08")
def test_eu_tim_08_an_essence_works_in_its_windows_only(element: int) -> None:
    timing = the_box().essence_effects[element][0].timing
    game = a_brawl(pouch=[f"essence-{ELEMENTS[element]}"], health=10)
    there = ["healing"] if timing == ANY else WINDOWS[timing]

    assert windows(game, f"burn:{ELEMENTS[element]}") == there


@pytest.mark.rule("EU-TIM-08")
def test_eu_tim_08_icons_stand_on_scrolls_potions_jewelry_weapons_and_shields() -> None:
    game = a_brawl(
        heroes=["dral", "ael"],
        tiles=["round_shield", "lucky_charm"],
        sacks=["scroll_of_fortune", "potion_of_stone_skin"],
    )
    seen: dict[str, str] = {}
    while game.table.combat_round < 2:
        for key in game.keys:
            seen.setdefault(key, game.prompt)
        game.step()

    assert seen["use:round_shield"] == seen["use:potion_of_stone_skin"] == "after-monster"
    assert seen["use:lucky_charm"] == seen["use:scroll_of_fortune"] == "hero-roll"


# -- in and outside Combat ---------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-TIM-09")
def test_eu_tim_09_a_gaar_gained_in_step_c_is_spent_on_the_same_roll() -> None:
    courage = {"draught_of_courage": {"uses": (a_use(ANY, ("gaar", 1, 0), spends=True),)}}
    game = a_brawl(sacks=["draught_of_courage"], tiles_with=courage, hero_dice=[2, 4, 6] + [1] * 6, health=20).until(
        "hero-roll"
    )

    game.play("use:draught_of_courage", "gaar:2")

    assert game.happened("hero-attacks")[0]["value"] == 6 + 4 + 2


@pytest.mark.parametrize("effect", [("move", 2, 0), ("teleport", 2, 0), ("act", 2, 0)])
@pytest.mark.rule("EU-TIM-09")
def test_eu_tim_09_nobody_moves_or_acts_in_the_middle_of_a_combat(effect: Effect) -> None:
    ring = {"ring_of_vigor": {"uses": (a_use(ANY, effect),)}}
    game = a_brawl(tiles=["ring_of_vigor"], tiles_with=ring, health=10, gaar=1)
    while game.prompt == "before-combat":
        game.step()

    assert windows(game, "use:ring_of_vigor", rounds=2) == []
