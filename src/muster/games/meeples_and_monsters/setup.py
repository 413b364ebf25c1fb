"""From the box to the first turn."""

from __future__ import annotations

from collections.abc import Mapping

from muster.games.meeples_and_monsters.content.pieces import CORRUPTION, DISTRICTS, PEASANT, Box
from muster.games.meeples_and_monsters.effects.moving import draw_from_bag, draw_quests
from muster.games.meeples_and_monsters.events import FIRST_PLAYER
from muster.games.meeples_and_monsters.phases.draw_phase import put_monster, take_from_pile
from muster.games.meeples_and_monsters.phases.resolution import turn_up_room
from muster.games.meeples_and_monsters.phases.start_of_turn import take_turn
from muster.games.meeples_and_monsters.queries import free_slot, monsters_in
from muster.games.meeples_and_monsters.state import (
    DISPLAY,
    MONSTERS_1,
    QUEST_DECK,
    ROOM_STACK,
    TILE_STACK,
    MeeplesTable,
    hand,
)
from muster.games.meeples_and_monsters.visibility import layout
from muster.kernel.chance import Chance
from muster.kernel.game import Game, steps
from muster.kernel.zones import draw, place

# How many Monsters of levels 1 and 2 a Dark Council Arrives card is mixed with; of level 3 it is half the pile.
MIXED_AT_LEVEL_1 = 4
MIXED_AT_LEVEL_2 = 8


def deal(game: Game, seats: int, options: Mapping[str, object], chance: Chance, box: Box) -> MeeplesTable:
    """An empty table with everything in the supply; setup waits on the agenda.  [MM-SET-06, MM-SET-07, MM-SET-19]"""
    table = MeeplesTable()
    table.unpack(game, seats, options, chance, box, layout(seats))
    for step in (lay_council, build_monster_deck, reveal_monsters, lay_locations, lay_towers, deal_quests, fill_bags):
        table.then(step)
    table.then(choose_first_player)
    table.then(take_turn)
    return table


def lay_council(table: MeeplesTable) -> None:
    """A random Bonus token under each Overlord, none under the Henchman.  [MM-SET-04, MM-SET-05]"""
    overlords = sum(1 for member in table.box.monsters[table.box.normal :] if not member.henchman)
    tokens = table.chance.shuffle("tokens", range(len(table.box.tokens)))
    table.tokens = tuple(tokens[:overlords])


def build_monster_deck(table: MeeplesTable) -> None:
    """Three piles by level, each with a Dark Council card below; 2 players have no 3+ cards.  [MM-SET-08 to 14]"""
    sizes: list[int] = []
    for level in (1, 2, 3):
        pile = [
            monster.id
            for monster in table.box.monsters[: table.box.normal]
            if monster.level == level and not (monster.three_plus and table.seats < 3)
        ]
        place(table, MONSTERS_1 + level - 1, tuple(pile))
        sizes.append(len(pile))
    table.bottoms = (MIXED_AT_LEVEL_1, MIXED_AT_LEVEL_2, sizes[2] // 2)  # rounded down  [MM-SET-10]


def reveal_monsters(table: MeeplesTable) -> None:
    """Six Monsters in their districts; a full district passes one on to the emptiest.  [MM-SET-15 to MM-SET-17]"""
    for _ in range(table.box.city_monsters):
        monster = take_from_pile(table, 0)
        district = table.box.monsters[monster].district
        if free_slot(table, district) < 0:
            counts = [monsters_in(table, at) for at in range(len(DISTRICTS))]
            emptiest = [at for at, number in enumerate(counts) if number == min(counts)]
            district = table.chance.pick("districts", emptiest) if len(emptiest) > 1 else emptiest[0]
        put_monster(table, monster, district)


def lay_locations(table: MeeplesTable) -> None:
    """Four open tiles, the others in a face-down stack.  [MM-SET-03, MM-SET-18]"""
    place(table, TILE_STACK, tuple(range(table.box.first_tile(), len(table.box.locations))))
    for _ in range(table.box.display_size):
        draw(table, TILE_STACK, DISPLAY, "tiles")


def lay_towers(table: MeeplesTable) -> None:
    """With The Four Towers: four stacks of five rooms, the top ones face up.  [MM-TWR-01, MM-TWR-02]"""
    if not table.towers:
        return
    place(table, ROOM_STACK, tuple(range(len(table.box.rooms))))
    table.tower_left = (table.box.tower_rooms,) * len(DISTRICTS)
    for district in range(len(DISTRICTS)):
        turn_up_room(table, district)


def deal_quests(table: MeeplesTable) -> None:
    """Two secret Quests for every player.  [MM-SET-20]"""
    place(table, QUEST_DECK, tuple(range(len(table.box.quests))))
    for seat in range(table.seats):
        draw_quests(table, seat, table.box.quests_dealt, hand(seat))


def fill_bags(table: MeeplesTable) -> None:
    """Seven Peasants and three Corruption for everyone; four of them are the first hand.  [MM-SET-21 to MM-SET-23]"""
    for seat in range(table.seats):
        for unit, number in ((PEASANT, table.box.bag_peasants), (CORRUPTION, table.box.bag_corruption)):
            table.supply[unit] -= number
            table.bags[seat][unit] += number
        draw_from_bag(table, seat, table.box.first_hand)


def choose_first_player(table: MeeplesTable) -> None:
    """The most Corruption in the Tavern begins; luck decides a tie.  [MM-SET-24, MM-SET-25]"""
    most = max(tavern[CORRUPTION] for tavern in table.taverns)
    candidates = [seat for seat in range(table.seats) if table.taverns[seat][CORRUPTION] == most]
    table.first = table.chance.pick("first-player", candidates) if len(candidates) > 1 else candidates[0]
    table.active = table.first
    table.tell(FIRST_PLAYER, table.first, most)


STEPS = steps(
    lay_council,
    build_monster_deck,
    reveal_monsters,
    lay_locations,
    lay_towers,
    deal_quests,
    fill_bags,
    choose_first_player,
)
