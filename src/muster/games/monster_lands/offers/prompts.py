"""What is asked, and the rules behind it."""

from __future__ import annotations

from collections.abc import Mapping

from muster.games.monster_lands.content.pieces import BUILDINGS, CONTRACT, FIRST_PATH, PLACE_OF, PLACES
from muster.games.monster_lands.queries import (
    attack_total,
    basket_price,
    carried_damage,
    conquest_total,
    mission_total,
    monster_of,
    next_hidden,
    price_now,
)
from muster.games.monster_lands.state import BASKET, LandsTable
from muster.kernel.game import Prompt
from muster.kernel.options import Param
from muster.kernel.table import Seat

Params = Mapping[str, Param]


def path_param(path: int) -> Param:
    """A path by its place and number."""
    return (f"path-{PLACES[PLACE_OF[path]]}", path - FIRST_PATH[PLACE_OF[path]] + 1)


def member_param(table: LandsTable, member: int) -> Param:
    return f"member-{table.box.members[member].key}"


def gear_param(table: LandsTable, card: int) -> Param:
    return f"gear-{table.box.gear[table.box.gear_cards[card]].key}"


def trap_param(table: LandsTable, kind: int) -> Param:
    return f"trap-{table.box.traps[kind].key}"


def with_member(table: LandsTable, seat: Seat, member: int, *_: object) -> Params:
    return {"member": member_param(table, member)}


def with_walker(table: LandsTable, seat: Seat, path: int, *_: object) -> Params:
    return {"member": member_param(table, table.paths[path].member)}


def with_land(table: LandsTable, seat: Seat, land: int, *_: object) -> Params:
    return {"land": f"land-{table.box.lands[land].key}"}


def with_card(table: LandsTable, seat: Seat, card: int) -> Params:
    return {"gear": gear_param(table, card)}


def with_moved_card(table: LandsTable, seat: Seat, member: int, card: int) -> Params:
    return {"gear": gear_param(table, card)}


def with_building(table: LandsTable, seat: Seat, building: int) -> Params:
    return {"building": f"building-{BUILDINGS[building]}"}


def with_basket(table: LandsTable, seat: Seat) -> Params:
    traps = table.zones[BASKET].cards
    return {"number": len(traps), "price": price_now(table, basket_price(table, traps)) if traps else 0}


def with_number(table: LandsTable, seat: Seat, number: int, *_: object) -> Params:
    return {"number": number}


def with_place(table: LandsTable, seat: Seat, place: int) -> Params:
    return {"place": f"place-{PLACES[place]}"}


def with_path(table: LandsTable, seat: Seat, path: int) -> Params:
    return {"path": path_param(path)}


def with_tile(table: LandsTable, seat: Seat, path: int) -> Params:
    tile = table.missions[1 if PLACE_OF[path] == CONTRACT else 0]
    return {"mission": f"mission-{table.box.missions[tile].key}"}


def with_load(table: LandsTable, seat: Seat, path: int) -> Params:
    return {"member": member_param(table, table.paths[path].member), "path": path_param(path)}


def with_attack(table: LandsTable, seat: Seat, path: int, dice: int) -> Params:
    return {
        "monster": f"monster-{monster_of(table, PLACE_OF[path]).key}",
        "member": member_param(table, table.paths[path].member),
        "dice": dice,
    }


def with_hits(table: LandsTable, seat: Seat, path: int) -> Params:
    return {"member": member_param(table, table.paths[path].member), "hits": table.hits}


def with_token(table: LandsTable, seat: Seat, path: int) -> Params:
    member = table.paths[path].member
    return {"member": member_param(table, member), "trap": trap_param(table, next_hidden(table, path))}


def with_trick(table: LandsTable, seat: Seat, path: int, target: int, kind: int, *_: object) -> Params:
    return {"trap": trap_param(table, kind)}


def with_stolen(table: LandsTable, seat: Seat, path: int, target: int, kind: int, left: int) -> Params:
    return {"number": left}


def with_totals(table: LandsTable, seat: Seat, path: int) -> Params:
    monster = monster_of(table, PLACE_OF[path])
    return {
        "member": member_param(table, table.paths[path].member),
        "monster": f"monster-{monster.key}",
        "total": carried_damage(table, path) + attack_total(table, path),
        "capture": monster.capture_value,
        "elimination": monster.elimination_value,
    }


def with_conquest(table: LandsTable, seat: Seat, path: int) -> Params:
    land = table.box.lands[table.lands[PLACE_OF[path]]]
    return {
        "member": member_param(table, table.paths[path].member),
        "land": f"land-{land.key}",
        "carried": table.carried,
        "value": land.conquest,
    }


def with_conquest_total(table: LandsTable, seat: Seat, path: int) -> Params:
    land = table.box.lands[table.lands[PLACE_OF[path]]]
    return {"land": f"land-{land.key}", "total": conquest_total(table, path), "value": land.conquest}


def with_mission_total(table: LandsTable, seat: Seat, path: int) -> Params:
    mission = table.box.missions[table.missions[0]]
    return {
        "mission": f"mission-{mission.key}",
        "total": mission_total(table, path),
        "objective": mission.objective,
    }


PROMPTS = {
    "turn": Prompt(
        "ML-DEP-02",
        "ML-DEP-05",
        "ML-FRE-01",
        "ML-CIT-01",
        "ML-CIT-03",
        "ML-OUT-01",
        "ML-SLA-01",
        says={"pass": "option-pass-round"},
    ),
    "after-action": Prompt("ML-FRE-01", "ML-FRE-03"),
    "before-wages": Prompt("ML-FRE-02", "ML-FRE-04", "ML-WAG-01", says={"done": "option-to-wages"}),
    "convert": Prompt("ML-DEP-08", "ML-NOV-01", "ML-LOT-09", "ML-LOT-10"),
    "into": Prompt("ML-NOV-01", "ML-DEP-09"),
    "loot": Prompt("ML-PLU-02", "ML-FRE-01"),
    "sell": Prompt("ML-CAP-03"),
    "settle": Prompt("ML-STL-01"),
    "settler": Prompt(
        "ML-STL-01", "ML-STL-02", "ML-STL-03", names=("land",), params=with_land, says={"nobody": "option-settler-none"}
    ),
    "heal": Prompt("ML-POT-01"),
    "heal-home": Prompt("ML-CLN-02", "ML-CLN-03", says={"done": "option-heal-none"}),
    "heal-first": Prompt(
        "ML-POT-03", "ML-LOD-04", names=("number",), params=with_number, says={"done": "option-heal-none"}
    ),
    "gear-from": Prompt("ML-BAZ-03"),
    "gear-item": Prompt("ML-BAZ-03", names=("member",), params=with_member),
    "gear-to": Prompt("ML-BAZ-02", "ML-BAZ-03", names=("gear",), params=with_moved_card),
    "displaced": Prompt("ML-BAZ-02", "ML-BAZ-03", "ML-WAG-02", names=("gear",), params=with_card),
    "carry": Prompt("ML-BAZ-01", "ML-BAZ-02", names=("gear",), params=with_card),
    "recruit": Prompt("ML-TAV-06"),
    "take": Prompt("ML-TAL-01", "ML-MER-05", names=("member",), params=with_member),
    "drop": Prompt("ML-LOD-03", "ML-LOD-04"),
    "pick": Prompt("ML-CMI-03", "ML-LND-01"),
    "give-loot": Prompt("ML-CMI-01", "ML-CMI-02"),
    "plunder": Prompt("ML-PLU-01", "ML-PLU-03", names=("member",), params=with_walker),
    "shop-die": Prompt(
        "ML-CIT-02", "ML-CIT-03", "ML-CIT-04", "ML-PER-01", "ML-PER-02", names=("building",), params=with_building
    ),
    "lodge": Prompt(
        "ML-LOD-01",
        "ML-LOD-02",
        "ML-PER-04",
        names=("number", "price"),
        params=with_basket,
        says={"done": "option-buy-chosen"},
    ),
    "tavern": Prompt(
        "ML-TAV-01", "ML-TAV-02", "ML-TAV-08", "ML-TAV-09", "ML-PER-04", says={"done": "option-hire-none"}
    ),
    "armory": Prompt("ML-ARM-01", "ML-ARM-02"),
    "bazaar": Prompt("ML-BAZ-01", "ML-BAZ-02"),
    "brew": Prompt("ML-ALC-01", "ML-ALC-02", names=("number",), params=with_number),
    "pawn": Prompt("ML-PAW-01", names=("number",), params=with_number, says={"done": "option-pawn-none"}),
    "land-dice": Prompt("ML-SLA-01", "ML-SLA-02", names=("land",), params=with_land),
    "grant-die": Prompt("ML-QGR-01", "ML-QGR-02", says={"pass": "option-grant-no-die"}),
    "grant-goods": Prompt("ML-QGR-01", "ML-QGR-02", says={"pass": "option-grant-nothing"}),
    "path": Prompt("ML-OUT-01", "ML-LAN-01", "ML-LAN-02", names=("place",), params=with_place),
    "send": Prompt("ML-OUT-01", "ML-OUT-03", names=("path",), params=with_path),
    "mission-dice": Prompt("ML-MIS-02", "ML-MIS-03", names=("mission",), params=with_tile),
    "load": Prompt(
        "ML-LAN-02",
        "ML-LAN-04",
        "ML-LAN-06",
        "ML-LAN-08",
        "ML-ENT-02",
        names=("member", "path"),
        params=with_load,
        says={"done": "option-load-none"},
    ),
    "ward": Prompt("ML-MAT-06", "ML-MAT-08", "ML-MAT-09", names=("monster", "member", "dice"), params=with_attack),
    "spores": Prompt("ML-MON-20", "ML-MON-21", names=("monster", "member", "dice"), params=with_attack),
    "divert-target": Prompt(
        "ML-MER-08", "ML-MER-09", names=("member",), params=with_walker, says={"nobody": "option-divert-none"}
    ),
    "divert": Prompt("ML-TRI-05", "ML-TRK-08", names=("number",), params=with_number),
    "block": Prompt(
        "ML-DEF-01", "ML-DEF-02", "ML-DEF-03", "ML-DEF-04", "ML-MAT-07", names=("member", "hits"), params=with_hits
    ),
    "clash": Prompt("ML-TRI-03", "ML-TRI-04", "ML-TRI-07", names=("member", "trap"), params=with_token),
    "aim": Prompt("ML-TRI-04", "ML-TRI-08", names=("member",), params=with_walker),
    "cancel": Prompt("ML-TRI-04", "ML-DTT-02", names=("trap",), params=with_trick),
    "steal": Prompt(
        "ML-TRI-06", "ML-TRI-08", names=("number",), params=with_stolen, says={"done": "option-steal-none"}
    ),
    "attack": Prompt(
        "ML-ATK-01",
        "ML-ATK-04",
        "ML-ATK-05",
        "ML-ATK-06",
        "ML-CAP-01",
        "ML-CAP-02",
        names=("member", "monster", "total", "capture", "elimination"),
        params=with_totals,
        says={"decline": "option-no-attack"},
    ),
    "conquest": Prompt(
        "ML-CON-01",
        "ML-CON-07",
        names=("member", "land", "carried", "value"),
        params=with_conquest,
        says={"decline": "option-no-conquest"},
    ),
    "conquest-roll": Prompt(
        "ML-CON-01", "ML-CON-05", "ML-CON-07", names=("land", "total", "value"), params=with_conquest_total
    ),
    "mission-roll": Prompt(
        "ML-DMI-01", "ML-DMI-05", names=("mission", "total", "objective"), params=with_mission_total
    ),
    "deed": Prompt("ML-CAP-06", "ML-LOT-01", says={"done": "option-use-none"}),
    "contract": Prompt(
        "ML-CMI-01", "ML-CMI-02", names=("mission",), params=with_tile, says={"decline": "option-no-contract"}
    ),
    "promote": Prompt("ML-LEA-01", "ML-LEA-02", "ML-LEA-03"),
    "desert": Prompt("ML-WAG-02", "ML-WAG-03"),
}
