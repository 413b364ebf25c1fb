"""Clean-up: from the board to the next round, in eight steps.  [ML-CLN-01]"""

from __future__ import annotations

from muster.games.monster_lands.ahead import ahead
from muster.games.monster_lands.content.pieces import (
    BATTLE_PATHS,
    BUILDINGS,
    ENTRANCE,
    LEFT,
    PATHS,
    RIGHT,
    kind_of,
)
from muster.games.monster_lands.effects.drawing import (
    discard_monster,
    draw_missions,
    fill_lands,
    set_at,
    turn_up,
)
from muster.games.monster_lands.effects.free_steps import take_free_step
from muster.games.monster_lands.effects.goods import heal, keep_to_trap_limit
from muster.games.monster_lands.effects.members import carry, clear_tokens, discard_gear, leave_clan
from muster.games.monster_lands.events import (
    AT_THE_GATES,
    CAME_HOME,
    DESERTED,
    DRIVEN_OFF,
    FIRST_PLAYER,
    GOODS_OVER,
    PANIC,
    PROMOTED,
    WAGES_PAID,
    WAGES_SHORT,
)
from muster.games.monster_lands.offers.battle import desert_offers, promote_offers
from muster.games.monster_lands.offers.turn import displaced_offers, has_window, heal_home_offers, window_offers
from muster.games.monster_lands.queries import (
    in_turn_order,
    is_last_round,
    is_settled,
    monster_of,
    owner_of,
    promotion_rank,
    wages_due,
    wounded_at_home,
)
from muster.games.monster_lands.scoring import end_game
from muster.games.monster_lands.state import (
    CLEAN_UP,
    FREE_PATH,
    NOTHING,
    PANIC_STACK,
    LandsTable,
)
from muster.kernel.game import steps
from muster.kernel.options import Option
from muster.kernel.table import Seat


def clean_up(table: LandsTable) -> None:
    """The printed steps in their order.  [ML-CLN-01, ML-PAN-01, ML-LEA-01, ML-WAG-01, ML-GLO-01]"""
    table.phase = CLEAN_UP
    table.then(come_home)
    table.then(spread_panic)
    for seat in in_turn_order(table):
        table.then(replace_leader, seat)
    for seat in in_turn_order(table):
        table.then(open_window, seat)
    for seat in in_turn_order(table):
        table.then(pay_wages, seat)
    table.then(verify_glory)


# -- 4.1 clean the board -----------------------------------------------------------------------------------------------


def come_home(table: LandsTable) -> None:
    """Living mercenaries bring home what lies on their tokens; traps and defense tokens are spent.  [ML-CLN-01]"""
    for path in range(PATHS):
        if path < BATTLE_PATHS and table.paths[path].member != NOTHING:
            bring_home(table, path)
            clear_tokens(table, path)
        table.paths[path] = FREE_PATH
    table.assigned = 0
    for seat in in_turn_order(table):
        table.then(heal_at_home, seat)


def bring_home(table: LandsTable, path: int) -> None:
    """[ML-CLN-01, ML-BEN-03 to ML-BEN-05, ML-POT-02]"""
    there = table.paths[path]
    potions, venoms, gold = there.load
    if potions or venoms or gold:
        seat = owner_of(table, there.member)
        table.clans[seat].potions += potions
        table.clans[seat].venoms += venoms
        table.clans[seat].gold += gold
        table.tell(CAME_HOME, seat, gold, potions, venoms)


def heal_at_home(table: LandsTable, seat: Seat) -> None:
    """Potions may heal before the excess is discarded.  [ML-CLN-02, ML-CLN-03]"""
    if table.clans[seat].potions and wounded_at_home(table, seat):
        table.ask(seat, "heal-home", heal_home_offers, heal_or_keep)
    else:
        keep_to_limits(table, seat)


def heal_or_keep(table: LandsTable, choice: Option, seat: Seat) -> None:
    """[ML-CLN-02]"""
    if kind_of(choice) == "done":
        keep_to_limits(table, seat)
    else:
        heal(table, seat, choice.value)
        heal_at_home(table, seat)


def keep_to_limits(table: LandsTable, seat: Seat) -> None:
    """[ML-CLN-03, ML-LOD-04]"""
    clan = table.clans[seat]
    limit = table.box.potion_limit
    if clan.potions > limit:
        table.tell(GOODS_OVER, seat, "potion", clan.potions - limit)
        clan.potions = limit
    if clan.venoms > limit:
        table.tell(GOODS_OVER, seat, "venom", clan.venoms - limit)
        clan.venoms = limit


# -- 4.2 spread panic --------------------------------------------------------------------------------------------------


def spread_panic(table: LandsTable) -> None:
    """Unbeaten monsters come to the Entrance; one stays, and panic is drawn.  [ML-PAN-01 to ML-PAN-03, ML-PAN-07]"""
    arriving: list[int] = []
    for place in (LEFT, RIGHT):
        if table.beaten >> place & 1:
            # Who escaped comes in its land's turn; with both lands beaten nobody else comes.  [ML-PAN-06, ML-MON-16]
            arriving.extend(table.escaped)
            table.escaped = ()
        elif table.met >> place & 1:
            arriving.append(table.monsters[place])
            table.monsters = set_at(table.monsters, place, NOTHING)
    for monster in arriving:
        meet_at_entrance(table, monster)
    if table.monsters[ENTRANCE] != NOTHING:
        resident = monster_of(table, ENTRANCE)
        for _ in range(resident.n if resident.power == "panic" else 1):
            draw_panic(table)


def meet_at_entrance(table: LandsTable, monster: int) -> None:
    """The higher attack stays, then the higher EV, then who is there.  [ML-PAN-02, ML-PAN-06, ML-MON-16]"""
    resident = table.monsters[ENTRANCE]
    if resident != NOTHING:
        there, newcomer = table.box.monsters[resident], table.box.monsters[monster]
        if (newcomer.attack, newcomer.elimination_value) <= (there.attack, there.elimination_value):
            discard_monster(table, monster)
            table.tell(DRIVEN_OFF, monster)
            return
        discard_monster(table, resident)
        table.tell(DRIVEN_OFF, resident)
    table.monsters = set_at(table.monsters, ENTRANCE, monster)
    table.tell(AT_THE_GATES, monster)


def draw_panic(table: LandsTable) -> None:
    """The top panic token closes the building it names.  [ML-PAN-03, ML-PAN-07, ML-MON-09]"""
    token = turn_up(table, PANIC_STACK, "panic")
    if token != NOTHING:
        building = table.box.panic[token]
        table.panic |= 1 << building
        table.tell(PANIC, building)


# -- 4.3 replace dead leaders ------------------------------------------------------------------------------------------


def replace_leader(table: LandsTable, seat: Seat) -> None:
    """The highest reputation leads, then the higher cost, then the owner's choice.  [ML-LEA-01, ML-LEA-02]"""
    clan = table.clans[seat]
    if clan.leader != NOTHING or not clan.members:
        return
    best = max([promotion_rank(table, member) for member in clan.members])
    candidates = tuple([member for member in clan.members if promotion_rank(table, member) == best])
    table.ask(seat, "promote", promote_offers, promote, candidates)


def promote(table: LandsTable, choice: Option, seat: Seat, candidates: tuple[int, ...]) -> None:
    """A promoted settler leaves the land.  [ML-LEA-01, ML-LEA-02, ML-STL-02]"""
    member = choice.value
    table.clans[seat].leader = member
    if is_settled(table, member):
        table.settlers = set_at(table.settlers, table.settlers.index(member), NOTHING)
    table.tell(PROMOTED, seat, member)


# -- 4.4 pay wages -----------------------------------------------------------------------------------------------------


def open_window(table: LandsTable, seat: Seat) -> None:
    """Free steps just before wages, where there are any that matter.  [ML-FRE-02, ML-FRE-04]"""
    if has_window(table, seat):
        table.ask(seat, "before-wages", window_offers, use_window)


def use_window(table: LandsTable, choice: Option, seat: Seat) -> None:
    """Who is recruited for a clan without anybody leads it.  [ML-FRE-02, ML-LEA-03]"""
    if kind_of(choice) != "done":
        take_free_step(table, choice, seat)
        table.then(replace_leader, seat)
        table.then(open_window, seat)


def pay_wages(table: LandsTable, seat: Seat) -> None:
    """All or, with too little gold, everything there is and a deserter.  [ML-WAG-01, ML-WAG-02, ML-WAG-03]"""
    clan = table.clans[seat]
    due = wages_due(table, seat)
    gold = min(due, clan.gold)
    clan.gold -= gold
    if gold == due:
        if due:
            table.tell(WAGES_PAID, seat, due)
        return
    table.tell(WAGES_SHORT, seat, due, gold)
    unpaid = [member for member in clan.members if member != clan.leader and not is_settled(table, member)]
    ranks = [(table.box.members[member].reputation, table.box.members[member].cost) for member in unpaid]
    candidates = tuple([member for member, rank in zip(unpaid, ranks, strict=True) if rank == max(ranks)])
    table.ask(seat, "desert", desert_offers, desert, candidates)


def desert(table: LandsTable, choice: Option, seat: Seat, candidates: tuple[int, ...]) -> None:
    """One leaves; the equipment may pass to others.  [ML-WAG-02, ML-WAG-04, ML-DTH-08]"""
    member = choice.value
    table.tell(DESERTED, seat, member)
    left_behind = table.gear[member]
    table.gear = set_at(table.gear, member, ())
    leave_clan(table, seat, member)
    for card in left_behind:
        table.ask(seat, "displaced", displaced_offers, pass_on, card)
    table.then(keep_to_trap_limit, seat)


def pass_on(table: LandsTable, choice: Option, seat: Seat, card: int) -> None:
    """[ML-WAG-02]"""
    if kind_of(choice) == "discard":
        discard_gear(table, seat, card)
    else:
        carry(table, seat, choice.value, card)


# -- 4.5 to 4.8 --------------------------------------------------------------------------------------------------------


def verify_glory(table: LandsTable) -> None:
    """After round 6, or with 30 glory in a clan, the game ends here.  [ML-GLO-01, ML-GLO-02, ML-SEQ-02]"""
    if is_last_round(table):
        table.then(end_game)
        return
    table.then(reset_board)
    table.then(pass_first_player_tile)
    table.then(next_round)


def reset_board(table: LandsTable) -> None:
    """Dice go back, missions, monsters and lands are renewed; displays stay.  [ML-RES-01 to ML-RES-04]"""
    table.buildings = ((),) * len(BUILDINGS)
    for seat in range(table.seats):
        table.clans[seat].strength = 0
        table.clans[seat].magic = 0
        table.clans[seat].faces = ()
    table.blocking = 0
    table.closed_path = NOTHING
    table.used = 0
    table.gear_used = 0
    table.lands_used = 0
    table.met = 0
    table.beaten = 0
    draw_missions(table)
    for place in (LEFT, RIGHT):
        if table.lands[place] == NOTHING and table.headers[place] != NOTHING:
            table.header_discard = (*table.header_discard, table.headers[place] // 2)
            table.headers = set_at(table.headers, place, NOTHING)
    fill_lands(table)


def pass_first_player_tile(table: LandsTable) -> None:
    """To the least reputation; on a tie to the nearest on the right, the holder last.  [ML-FPL-01, ML-FPL-02]"""
    if table.seats == 1:
        return
    least = min([clan.reputation for clan in table.clans])
    for step in range(1, table.seats + 1):
        seat = (table.first - step) % table.seats
        if table.clans[seat].reputation == least:
            table.first = seat
            break
    table.tell(FIRST_PLAYER, table.first)


def next_round(table: LandsTable) -> None:
    """The round marker moves on.  [ML-RND-01, ML-SEQ-01]"""
    table.round += 1
    table.then(ahead.prepare)


STEPS = steps(
    clean_up,
    come_home,
    spread_panic,
    heal_at_home,
    heal_or_keep,
    replace_leader,
    promote,
    open_window,
    use_window,
    pay_wages,
    desert,
    pass_on,
    verify_glory,
    reset_board,
    pass_first_player_tile,
    next_round,
)
