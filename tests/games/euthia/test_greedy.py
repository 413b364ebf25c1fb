"""The greedy player: it plays whole matches by its own head, never goes in circles, and wins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from tests.games.euthia.asking import answer, outlook_of, worth_of
from tests.games.euthia.setting import NAME, Sitting, a_fight, a_table, copies_of, the_box
from tests.games.greedy import play

import muster
from muster.bots import RandomBot
from muster.games.euthia.bots import Greedy
from muster.games.euthia.bots.battles import Scene
from muster.games.euthia.bots.charts import AVOID, Chart, Walks
from muster.games.euthia.bots.duels import Duel
from muster.games.euthia.bots.fights import Beast, Fight, Stakes
from muster.games.euthia.bots.greedy import MOST_ANSWERS
from muster.games.euthia.bots.kits import Kit
from muster.games.euthia.bots.odds import IN_AIR, PLAIN, TWO, at, mean, table_of
from muster.games.euthia.bots.plans import Planner
from muster.games.euthia.bots.prospects import Memory, Prospects, likely_monsters, might
from muster.games.euthia.bots.shopping import Shop
from muster.games.euthia.bots.values import Outlook, Taste
from muster.games.euthia.bots.wardrobe import Wardrobe
from muster.games.euthia.content.pieces import TRADE

HUNT: Mapping[str, object] = {}
SETTLEMENTS: Mapping[str, object] = {"scenario": "defending-the-settlements"}
TOGETHER: Mapping[str, object] = {"mode": "cooperative"}


def turn(game: Sitting, most: int = 60) -> list[str]:
    """Let the bot finish the turn that is under way; its answers."""
    bot = Greedy(1)
    keys: list[str] = []
    active = game.table.active
    while not game.match.over and game.table.active == active and game.table.round == 1:
        chair = game.match.chair(game.asked)
        option = bot.decide(chair) if game.asked == active else chair.decision[-1]
        keys.append(option.key)
        game.match.play(option)
        assert len(keys) < most, f"no end of {keys}"
    return keys


# -- whole matches -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "seats, options",
    [
        (1, HUNT),
        (2, HUNT),
        (4, HUNT),
        (1, SETTLEMENTS),
        (3, SETTLEMENTS),
        (2, TOGETHER),
        (2, {**SETTLEMENTS, **TOGETHER}),
        (2, {"elites": True, "griffin": True}),
        (1, {"great_hunt": True, "heroes": "choose"}),
    ],
    ids=[
        "solo",
        "two",
        "four",
        "solo-settlements",
        "three-settlements",
        "coop",
        "coop-settlements",
        "modules",
        "great",
    ],
)
def test_plays_whole_matches(seats: int, options: Mapping[str, object]) -> None:
    match = muster.new(NAME, seats=seats, seed=3, options=options, events=False)

    answers = play(match, [Greedy(seat) for seat in range(seats)])

    assert match.over
    assert len(answers) < 1000 * seats
    assert max(match.result.scores) >= 10


@pytest.mark.parametrize("options", [HUNT, SETTLEMENTS], ids=["hunt", "settlements"])
def test_beats_the_random_player(options: Mapping[str, object]) -> None:
    for seed in range(3):
        match = muster.new(NAME, seats=2, seed=seed, options=options, events=False)

        play(match, [Greedy(0), RandomBot(1)] if seed % 2 else [RandomBot(0), Greedy(1)])

        assert match.result.winners == ((0,) if seed % 2 else (1,))


# -- fights ------------------------------------------------------------------------------------------------------------


def test_fights_what_it_can_beat() -> None:
    game = a_table(
        map={"i_f1": (-1, -1), "i_o7": (1, -2), "i_e2": (-2, 1)},
        stack=(),
        at="i_c1-a",
        gaar=4,
        top={1: "wolf_pack"},
        tokens=["combat", "trade"],
    )

    keys = turn(game)

    assert game.happened("combat-begins"), keys


def test_flees_what_it_cannot_beat() -> None:
    game = a_table(
        map={"v_f1": (-1, -1), "v_e1": (1, -2), "v_f3": (-2, 1)},
        stack=(),
        at="i_c1-a",
        gaar=2,
        tokens=["combat", "trade"],
    )

    keys = turn(game)

    assert not game.happened("combat-begins"), keys


def test_hope_counts_the_more_the_longer_a_fight_takes() -> None:
    """Bad rolls bring hope, and hope becomes Gaar.  [EU-HOP-01 to EU-HOP-04]"""
    game = a_table(stack=())
    kit = Kit(game.table, 0)
    monster = next(monster for monster in the_box().monsters if monster.key == "ghoul")
    short, long = (Beast(monster, health, 0, 0.0) for health in (1, 6))
    fight = Fight(kit, long, False, False, Stakes(4.0, 3.0, 0.2))

    assert fight.length(1) < fight.length(6) <= 8
    assert fight.health_once(kit, short) < fight.health_once(kit, long)


def test_valor_is_for_fights_that_can_be_won() -> None:
    """A braver Hero sees more in a good fight, and hardly more in a hopeless one."""
    game = a_table(map={"v_f1": (-1, -1), "i_f1": (1, -2)}, stack=(), at="i_c1-a", gaar=2)

    def gained(name: str) -> float:
        space = game.space(name)
        brave, plain = (
            Prospects(Outlook(game.table, 0, Taste(valor=valor)), Memory()).on_hex(space) for valor in (3.0, 1.0)
        )
        return brave.worth - plain.worth

    assert gained("i_f1-a") > 3
    assert gained("v_f1-a") < 0.1


def test_an_elite_is_fought_by_who_can_beat_it_and_once() -> None:
    """The Alpha Wolf at its Lair, a Lake, with the Injuries of a lamb or of a dragon."""

    def at_lair(injuries: int) -> Sitting:
        figures = {"monsters": {"alpha_wolf": {"health": 3, "ranges": ((6, injuries),), "effects": ()}}}
        given: dict[str, Any] = {"at": "i_o1-c", "map": {"i_o1": (3, 0)}, "stack": (), "gaar": 4}
        return a_table(bounty="alpha_wolf", options={"elites": True}, figures=figures, tokens=["combat"], **given)

    assert answer(at_lair(1)) == ("fight-elite", "hint-elite")
    assert answer(at_lair(20))[0] != "fight-elite"
    again = at_lair(1)
    again.table.bounty_done = True
    assert worth_of(again, "fight-elite", "i_o1-c") == 0.0 < worth_of(at_lair(1), "fight-elite", "i_o1-c")


def test_a_stronger_monster_is_a_worse_prospect() -> None:
    game = a_table(gaar=4, map={"i_o7": (-1, -1), "v_o5": (1, -2)}, stack=())
    prospects = Prospects(outlook_of(game), Memory())

    easy, deadly = (prospects.on_hex(game.space(name)) for name in ("i_o7-b", "v_o5-a"))

    assert easy.chance > 0.9
    assert deadly.chance < 0.05
    assert easy.worth > 0 > deadly.worth


def test_knows_a_monster_by_its_back_only() -> None:
    """Two Monsters of level 1 pay alike for the same Reputation: their backs cannot be told apart."""
    for top in ("rat_swarm", "skeleton"):
        game = a_table(top={1: top})

        assert {monster.key for monster in likely_monsters(game.table, 0, 1)} == {"rat_swarm", "skeleton"}


def test_a_lost_monster_is_known_to_everybody() -> None:
    game = a_fight("ghoul", health=1, monster_dice=[6, 6], gaar=0)
    game.until("turn")

    assert game.happened("killed-by")
    assert [monster.key for monster in likely_monsters(game.table, 1, 1)] == ["ghoul"]


def duel_of(game: Sitting) -> tuple[Duel, Kit]:
    table = game.table
    kit = Kit(table, 0)
    monster = table.box.monsters[table.monster]
    beast = Beast(monster, monster.health, monster.gaar, monster.chaos)
    fight = Fight(kit, beast, False, False, Stakes(4.0, 3.0, 0.25))
    return Duel(fight, kit, beast, 0.5), kit


def test_more_health_and_more_gaar_win_more_often() -> None:
    game = a_fight("giant_spider", gaar=4).until("duel", "hero-roll", "attack", "healing")
    duel, _ = duel_of(game)

    chances = [duel.round(0, health, 5, 0)[1] for health in (1, 3, 6)]
    assert chances == sorted(chances)
    assert duel.round(0, 3, 5, 3)[1] > duel.round(0, 3, 5, 0)[1]
    assert duel.round(0, 5, 2, 1)[1] > duel.round(0, 5, 6, 1)[1]
    assert duel.round(0, 5, 0, 1)[1] == 1.0
    assert duel.round(0, 0, 5, 1)[1] == 0.0


def test_the_quick_reckoning_agrees_with_the_full_one() -> None:
    game = a_fight("giant_spider", gaar=3).until("duel", "hero-roll", "attack", "healing")
    duel, kit = duel_of(game)
    monster = game.box.monsters[game.table.monster]
    beast = Beast(monster, monster.health, monster.gaar, monster.chaos)
    fight = Fight(kit, beast, False, False, Stakes(4.0, 3.0, 0.25))

    for health, gaar in ((6, 3), (4, 2), (6, 0)):
        quick = fight.opening(fight.stamina(health, gaar), 5)[1]
        assert quick == pytest.approx(duel.round(0, health, 5, gaar)[1], abs=0.12)


def test_a_fight_is_remembered_for_the_same_stakes_only() -> None:
    table = a_fight("giant_spider").table
    kit, monster, memory = Kit(table, 0), table.box.monsters[table.monster], Memory()
    beast = Beast(monster, monster.health, monster.gaar, monster.chaos)

    def fight(*stakes: float) -> Fight:
        return memory.fight(kit, beast, False, False, Stakes(*stakes))

    first = fight(4.0, 3.0, 0.25, 1.0)
    assert fight(4.0, 3.0, 0.25, 1.0) is first
    for other in ((5.0, 3.0, 0.25, 1.0), (4.0, 2.0, 0.25, 1.0), (4.0, 3.0, 0.05, 1.0), (4.0, 3.0, 0.25, 2.0)):
        assert fight(*other) is not first


def test_spends_a_gaar_rather_than_its_life() -> None:
    game = a_fight("ghoul", health=2, gaar=2, monster_dice=[6, 3]).until("duel")

    assert answer(game) == ("gaar:6", "hint-gaar")


def test_keeps_its_gaar_where_nothing_is_at_stake() -> None:
    game = a_fight("ghoul", health=6, gaar=2, monster_dice=[1, 2]).until("duel")

    assert answer(game)[0] == "pass"


def test_a_fight_without_end_is_let_go() -> None:
    """A Monster that regenerates, and hope that turns into Gaar: one of both has to stop."""
    fresh = a_fight("ghoul", health=2, gaar=2, monster_dice=[6, 3]).until("duel")
    tired = a_fight("ghoul", health=2, gaar=2, monster_dice=[6, 3]).until("duel")
    tired.table.combat_round = 20

    assert answer(fresh)[0].startswith("gaar:")
    assert answer(tired)[0] == "pass"


def test_a_hero_whom_nothing_hurts_lets_go_as_well() -> None:
    """A Shield against every Injury, and a Monster that heals what the Weapon does."""
    shielded: dict[str, Any] = {"heroes": ["dral", "ael"], "tiles": ["round_shield"], "monster_dice": [4, 4]}
    game = a_fight("ghoul", **shielded).until("after-monster")
    game.table.combat_round = 31

    assert answer(game)[0] == "done"


def test_a_hero_who_lets_go_drinks_no_more() -> None:
    game = a_fight("ghoul", health=2, sacks=["healing_potion"], monster_dice=[1, 1]).until("healing")
    game.table.combat_round = 31

    assert answer(game)[0] == "done"


def test_a_gaar_ends_the_fight() -> None:
    game = a_fight(
        "dragonfly",
        gaar=4,
        health=2,
        hero_dice=[6, 5],
        monster_dice=[1, 1],
        figures={"monsters": {"dragonfly": {"health": 2}}},
    )
    game.until("hero-roll")

    key, _ = answer(game)

    assert key.startswith("gaar:")


def test_lets_a_roll_stand_that_is_good_enough() -> None:
    game = a_fight("wolf_pack", gaar=4, hero_dice=[6, 6], monster_dice=[1, 1]).until("hero-roll")

    assert answer(game)[0] == "done"


def test_drinks_when_the_next_attack_may_kill() -> None:
    poor: dict[str, Any] = {"sacks": ["healing_potion"], "monster_dice": [1, 1]}

    assert answer(a_fight("ghoul", health=2, **poor).until("healing"))[0] == "drink:healing_potion"
    assert answer(a_fight("ghoul", health=5, **poor).until("healing"))[0] == "done"


def test_uses_its_shield_where_it_saves_something() -> None:
    game = a_fight("ghoul", heroes=["dral", "ael"], tiles=["round_shield"], monster_dice=[4, 4]).until("after-monster")
    idle = a_fight("ghoul", heroes=["dral", "ael"], tiles=["round_shield"], monster_dice=[1, 1]).until("after-monster")

    assert answer(game) == ("use:round_shield", "hint-shield")
    assert answer(idle)[0] == "done"


def test_strikes_first_where_it_can() -> None:
    game = a_fight("wolf_pack", heroes=["keleia", "ael"]).until("first-strike")

    assert answer(game)[0] == "strike-with:thrown_dagger"


def test_attacks_with_the_stronger_ability() -> None:
    game = a_fight("ogre", tiles=["fireball"], monster_dice=[1, 1]).until("attack")

    assert answer(game)[0] == "attack-with:fireball"


# -- the Monster's chair -----------------------------------------------------------------------------------------------


def test_the_monster_spends_its_gaar_where_it_kills() -> None:
    game = a_fight("bog_imp", health=1, monster_dice=[3, 2], gaar=0).until("monster-duel")

    assert game.asked == 1
    assert answer(game)[0].startswith("gaar:")


def test_the_monster_plays_cards_that_hurt() -> None:
    cards = {1: {"silver": ["bloodlust", "bloodlust"], "gold_cards": ["power_strike"]}}
    game = a_fight("ghoul", health=4, others=cards, gaar=0).until_asked(1, "play-before")

    assert answer(game)[0].startswith("play-")


def test_the_monster_saves_cards_that_would_change_nothing() -> None:
    tiles = ["dragonbane", "dragonscale_shield", "plate_cuirass"]
    strong: dict[str, Any] = {"bare": True, "tiles": tiles, "heroes": ["dral", "ael"]}
    game = a_fight("rat_swarm", others={1: {"silver": ["bloodlust"]}}, gaar=4, **strong).until_asked(1, "play-before")

    assert answer(game)[0] == "pass"


def test_takes_the_monster_over_where_the_hero_may_die() -> None:
    weak = a_fight("shade_of_rasgaroth", seats=3, health=3, others={1: {"control": 1}}).until_asked(1, "claim")
    strong = a_fight("rat_swarm", seats=3, gaar=4, others={1: {"control": 1}}).until_asked(1, "claim")

    assert answer(weak)[0] == "claim"
    assert answer(strong)[0] == "no-claim"


# -- goods -------------------------------------------------------------------------------------------------------------


def a_shop(**given: Any) -> Sitting:
    """A Trade Action at the Merchants."""
    game = a_table(map={"i_f1": (-1, -1)}, at="i_f1-a", traded={"i_f1-a": 0}, stack=(), tokens=["trade"], **given)
    return game.play("trade")


def test_buys_what_makes_it_stronger() -> None:
    game = a_shop(gold=8, offers={"merchants": ["round_shield", "scroll_of_haste"]}, heroes=["dral", "ael"])

    assert answer(game) == ("buy:round_shield", "hint-buy")


def test_opens_a_slot_before_it_buys_for_it() -> None:
    """A Shield in a Sack protects nobody: Ael's second sword slot is locked."""
    game = a_shop(gold=9, offers={"merchants": ["round_shield"]}, heroes=["ael", "dral"])

    assert answer(game) == ("unlock-menu", "hint-unlock")
    keys = turn(game)

    bought = [key for key in keys if key.startswith(("unlock:", "buy:"))]
    assert bought[0].startswith("unlock:")
    assert bought[1] == "buy:round_shield"
    assert any(copy >= 0 and game.box.tile(copy).key == "round_shield" for copy in game.table.slots[0])


def test_trades_for_goods_that_may_come_up() -> None:
    game = a_shop(gold=12, offers={"merchants": ["scroll_of_haste"]}, heroes=["dral", "ael"])
    poor = a_shop(gold=1, offers={"merchants": ["scroll_of_haste"]}, heroes=["dral", "ael"])

    rich, nothing = (Shop(outlook_of(each), Prospects(outlook_of(each), Memory())) for each in (game, poor))

    assert rich.promise(0, 12) > 1 > nothing.promise(0, 1) == 0
    assert answer(game) == ("change-offer", "hint-change-offer")


def test_gold_waits_for_a_new_offer() -> None:
    """Trifles are passed by while better goods may come up, and bought when nothing else is to come."""
    game = a_shop(gold=14, offers={"merchants": ["pouch_belt"]}, heroes=["keleia", "ael"])
    shop = Shop(outlook_of(game), Prospects(outlook_of(game), Memory()))
    trifle = shop.purchase(game.table.offers[0][0])

    before = shop.bar(0)
    game.table.offer_changes = 9
    after = shop.bar(0)

    assert 0 < after < before
    assert 0.1 < trifle.net < before * trifle.price
    assert not answer(game)[0].startswith("change-offer")


def test_buys_nothing_that_it_cannot_use() -> None:
    full = ["short_sword", "round_shield"]
    game = a_shop(
        gold=3, offers={"merchants": ["wooden_shield"]}, heroes=["dral", "ael"], bare=True, tiles=full, round=8
    )

    assert not answer(game)[0].startswith("buy:")


def test_sells_resources_for_their_best_option() -> None:
    game = a_shop(gold=1, sacks=["gold_nugget"], offers={"merchants": []})

    assert answer(game) == ("sell:gold_nugget", "hint-sell")


def test_unveils_and_trains() -> None:
    game = a_shop(gold=6, reputation=6, offers={"merchants": []}, heroes=["skoldur", "ael"])

    keys = turn(game)

    assert "unveil" in keys
    assert any(key.startswith("train:") for key in keys)


def test_an_ability_makes_room_for_the_one_that_was_meant() -> None:
    """Reckoned anew on the emptier board another one may look better: the same two would change places for ever."""
    game = a_shop(offers={"merchants": []}, heroes=["keleia", "ael"], supply=["ambush"], gold=8, reputation=9)
    game.play("train-menu")
    bot, chair = Greedy(1), game.match.chair(0)

    assert bot.decide(chair).key == "untrain:thrown_dagger"
    game.play("untrain:thrown_dagger")
    game.table.gold[0] = 3  # the price is all that is left, which a bot that thinks again would rather keep
    game.table.slots[0] = tuple(-1 for _ in game.table.slots[0])  # and a Hero without a Weapon needs no First Strike
    assert bot.decide(chair).key == "train:ambush"
    assert Greedy(1).decide(chair).key != "train:ambush"


def test_a_weaker_ability_makes_room_once() -> None:
    game = a_shop(offers={"merchants": []}, heroes=["keleia", "ael"], supply=["ambush"], gold=8, reputation=9)

    keys = turn(game)

    assert keys[keys.index("untrain:thrown_dagger") + 1] == "train:ambush"
    assert keys.count("untrain:thrown_dagger") == 1


def test_wears_better_armor() -> None:
    game = a_table(sacks=["mail_helmet"], stack=(), heroes=["dral", "ael"])

    assert answer(game)[0] == "arrange"
    assert answer(game.play("arrange"))[0] == "place:mail_helmet"


def test_a_shield_is_no_weapon() -> None:
    """A board without a Weapon is worth little, however well it is protected."""
    game = a_table()
    wardrobe = Wardrobe(outlook_of(game))
    shield = copies_of(the_box(), "dragonscale_shield")[0]
    sword = next(at for at, copy in enumerate(game.table.slots[0]) if copy >= 0 and game.box.tile(copy).kind == 0)

    assert wardrobe.with_tile(shield, sword) < 0


def test_armor_and_weapons_add_might() -> None:
    plain = a_table(heroes=["dral", "ael"])
    strong = a_table(heroes=["dral", "ael"], tiles=["mail_cuirass", "round_shield"])

    assert might(strong.table, Kit(strong.table, 0)) > might(plain.table, Kit(plain.table, 0))


def test_pays_a_quest_with_what_it_misses_least() -> None:
    game = a_table(
        map={"i_e1": (3, 0)}, at="i_e1-a", sacks=["trophy-boar", "trophy-ogre"], stack=(), fields=open_hunter()
    )
    game.play("quest:hunter_2")

    assert answer(game)[0] == "pay:trophy-boar"


def open_hunter() -> dict[str, object]:
    box = the_box()
    number = next(encounter.id for encounter in box.encounters if encounter.key == "hunter")
    quest = next(quest.id for quest in box.quests if quest.key == "hunter_2")
    cards: list[tuple[int, ...]] = [() for _ in box.encounters]
    cards[number] = (quest,)
    return {"encounter_cards": tuple(cards)}


# -- turns -------------------------------------------------------------------------------------------------------------


def test_ends_a_turn_with_nothing_to_do() -> None:
    game = a_table(tokens=[], stack=())

    assert answer(game) == ("end", "hint-end")


def test_a_turn_ends_whatever_lies_around() -> None:
    """Free steps without end are never taken: every turn is over after a few dozen answers."""
    game = a_table(
        gold=9,
        gaar=4,
        sacks=["healing_potion", "gem-ruby", "mail_helmet"],
        pouch=["gem-onyx", "essence-water"],
        silver=["curse", "curse", "bloodlust", "evil_eye"],
        tiles=["copper_ring", "leather_boots"],
        map={"i_f2": (-1, -1), "ii_f2": (1, -2), "i_o7": (-2, 1)},
        stack=(),
        at="i_c1-a",
    )

    turn(game)

    assert game.table.active == 1


def test_walks_where_it_does_not_die() -> None:
    game = a_table(map={"i_o6": (-1, -1), "i_e2": (1, -2)}, at="i_c1-a", health=2, moves=3, tokens=[], stack=())

    turn(game)

    assert not game.happened("died")


def test_ways_lead_round_fire() -> None:
    """No way could be had for less, Move points and Fire counted together."""
    game = a_table(map={"i_o6": (-1, -1), "i_e2": (1, -2), "i_o2": (-2, 1)}, at="i_c1-a", stack=())
    walks = Walks(game.table, 0, Chart(game.table))
    start = game.space("i_c1-a")
    found = walks.from_space(start)
    cost = {space: steps + AVOID * hurt // 2 for space, (steps, hurt, _) in found.items()}

    assert any(hurt for _, hurt, _ in found.values())
    for space in found:
        for other in walks.chart.near[space]:
            if other in found and (space == start or space not in walks.beasts):
                assert cost[other] <= cost[space] + 1 + (AVOID if walks.harm[other] > 0 else 0)


def test_walks_into_water_when_it_is_weak() -> None:
    game = a_table(map={"i_o7": (-1, -1)}, at="i_c1-a", health=2, gaar=3, tokens=["mining"], stack=())

    turn(game)

    assert game.happened("healed")


def test_a_trapped_hero_starts_again_from_the_church() -> None:
    """Around the Fire Elemental everything burns: whoever sits there with two Health would sit there for ever."""
    game = a_table(
        map={"i_o6": (3, 0)}, at="i_o6-a", visited={"i_o6-a": [0]}, health=2, tokens=["trade", "mining"], stack=()
    )

    assert answer(game)[1] in ("hint-moves", "hint-way-out")
    turn(game)

    assert game.happened("died")
    assert game.table.health[0] > 2


def test_heals_in_the_church_when_it_is_weak() -> None:
    game = a_table(health=1, gold=5, stack=(), map={"i_f1": (-1, -1)}, gaar=2)

    assert answer(game) == ("church-heal", "hint-church")


def test_takes_a_treasure_on_its_way() -> None:
    game = a_table(map={"i_o2": (-1, -1)}, at="i_o2-a", stack=(), tokens=[])

    assert answer(game) == ("treasure", "hint-treasure")


def test_keeps_the_trade_token_where_it_trades() -> None:
    game = a_table(
        gold=12,
        heroes=["dral", "ael"],
        map={"i_f1": (-1, -1)},
        at="i_f1-a",
        traded={"i_f1-a": 0},
        offers={"merchants": ["round_shield", "leather_helmet"]},
        stack=(),
    )

    assert answer(game) == ("trade", "hint-trade")


def test_plans_use_each_token_once() -> None:
    game = a_table(gaar=4, map={"i_f1": (-1, -1), "i_o7": (1, -2), "i_e2": (-2, 1)}, stack=(), at="i_c1-a")
    bot = Greedy(1)
    journey = bot._journey(outlook_of(game))

    plan = journey.plan()

    actions = [errand.action for errand in plan.errands if errand.action >= 0]
    assert len(actions) == len(set(actions))
    assert set(actions) <= set(plan.kept)
    assert TRADE in Planner(outlook_of(game), journey.walks, [], 0).tokens()


def test_monsters_stop_a_walk() -> None:
    game = a_table(map={"i_f1": (-1, -1), "i_o7": (1, -2), "i_e2": (-2, 1)}, stack=(), at="i_c1-a")
    walks = Walks(game.table, 0, Chart(game.table))

    found = walks.from_space(game.space("i_c1-a"))

    assert game.space("i_f1-a") in walks.beasts
    for space, (steps, _, before) in found.items():
        assert before not in walks.beasts, "nobody walks through a Monster"
        assert steps == len(walks.path(game.space("i_c1-a"), space)) or steps == 0


# -- values and odds ---------------------------------------------------------------------------------------------------


def test_chances_of_dice() -> None:
    assert sum(chance for _, _, chance in PLAIN) == pytest.approx(1.0)
    assert sum(chance for _, _, chance in IN_AIR) == pytest.approx(1.0)
    table = table_of(((5, 1), (8, 2), (11, 3)))
    assert [at(table, value) for value in (4, 5, 8, 11, 30)] == [0, 1, 2, 3, 3]
    assert mean(table, TWO, 0) == pytest.approx((10 * 1 + 12 * 2 + 3 * 3 + 5) / 36, abs=0.2)
    assert at(table_of(((5, 2),), 1), 6) == 1
    assert at(table_of(((5, 2),), 1), 4) == 0


def test_gaar_is_dearest_to_whoever_has_none() -> None:
    first, fourth = (outlook_of(a_table(gaar=number)).more_gaar(1) for number in (0, 3))

    assert first > 1.5 * fourth


def test_the_last_round_counts_only_what_scores() -> None:
    early, late = outlook_of(a_table(round=1)), outlook_of(a_table(round=8))

    assert early.gold > late.gold == pytest.approx(1 / the_box().possession_rate)
    assert late.card(True) < early.card(True)


def test_a_token_that_fills_a_step_is_worth_the_step() -> None:
    tiles = {"i_f1": None, "i_o1": None}
    one = a_table(map=tiles, traded={"i_f1-a": 0}, round=8, stack=())

    assert outlook_of(one).token("trade") > outlook_of(a_table(round=8, stack=())).token("trade")


def test_death_costs_most_where_it_costs_the_game() -> None:
    first = outlook_of(a_table(seats=1)).death()
    last = outlook_of(a_table(seats=1, fields={"own_deaths": [2]})).death()

    assert last > first + 5


def test_a_scene_is_the_same_for_both_chairs() -> None:
    game = a_fight("ghoul", gaar=2).until("monster-duel", "duel")
    memory = Memory()
    scene = Scene(outlook_of(game), memory, 0)

    assert scene.seat == 0
    assert scene.hurt(3) < scene.hurt(0)
    assert scene.dealt(2) > scene.dealt(0)


@pytest.mark.parametrize(
    "seed, options, prompt, goes", [(1, HUNT, "teleport", "teleport:"), (1, {"griffin": True}, "griffin", "fly:")]
)
def test_where_goals_are_many_the_bot_says_how_far_and_goes_there(
    seed: int, options: Mapping[str, object], prompt: str, goes: str
) -> None:
    """An opened menu that is left again ends the turn: that cost whole rounds."""
    match = muster.new(NAME, seats=2, seed=seed, options=options, events=False)
    bots, chairs = [Greedy(1), Greedy(2)], [match.chair(0), match.chair(1)]
    asked: list[str] = []
    while not match.over and not any(key.startswith("far:") for key in asked[:-1]):
        decision = match.decision
        chosen = bots[decision.seat].decide(chairs[decision.seat])
        if decision.question.prompt == prompt:
            asked.append(chosen.key)
        match.play(chosen)

    assert not {"back", "leave"} & set(asked)
    assert asked[-2].startswith("far:")
    assert asked[-1].startswith(goes)


def test_who_goes_round_in_circles_tries_one_option_after_another() -> None:
    match = muster.new(NAME, seats=2, seed=1, events=False)
    chair = match.chair(match.decision.seat)
    bot = Greedy(1)
    usual = bot.decide(chair).key

    bot._answers = MOST_ANSWERS
    keys = [bot.decide(chair).key for _ in chair.decision.listed]

    assert sorted(keys) == sorted(option.key for option in chair.decision.listed)
    assert Greedy(1).decide(chair).key == usual
