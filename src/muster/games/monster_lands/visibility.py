"""Who sees what: zone by zone, and the open side of the table as a view.  [ML-LOD-06]"""

from __future__ import annotations

from muster.games.monster_lands import view_types as views
from muster.games.monster_lands.content.pieces import (
    AFFINITIES,
    BATTLE_PATHS,
    BLOCKING,
    BUILDINGS,
    COLOURS,
    ENTRANCE,
    EVERYWHERE,
    FIRST_PATH,
    IN_CONQUEST,
    LEFT,
    MISSION,
    PLACE_OF,
    PLACES,
    RIGHT,
    VERSUS_MONSTERS,
    Box,
    Dice,
    Goods,
)
from muster.games.monster_lands.queries import (
    affinity_icons,
    attack_dice,
    bonus_per_die,
    capture_total,
    capturing_traps,
    carried_damage,
    conquest_total,
    defense_talents,
    elimination_total,
    excess_glory,
    first_novice,
    flat_bonus,
    free_spaces,
    is_place_open,
    living,
    may_capture,
    mission_total,
    open_spaces,
    owner_of,
    path_of,
    paths_of,
    round_dice,
    special_bonus,
    trophy_points,
    unrolled,
    wages_due,
)
from muster.games.monster_lands.scoring import SOURCES, parts
from muster.games.monster_lands.state import (
    BASKET,
    GEAR_DECK,
    HEADER_DECK,
    LAND_DECK,
    LEVELS,
    LOOT_PILE,
    MEMBER_DECK,
    MISSION_BAG,
    MONSTER_DECK,
    NOTHING,
    ON_SALE,
    PANIC_STACK,
    PATH_TRAPS,
    PHASES,
    TRAP_DISCARD,
    TRAP_PILE,
    LandsTable,
    laid,
    store,
)
from muster.kernel.table import Question, Seat
from muster.kernel.zones import Audience, ZoneSpec

# Questions that are about a path, which is their first argument.
ABOUT_PATHS = frozenset(
    {
        "send",
        "mission-dice",
        "load",
        "ward",
        "spores",
        "divert-target",
        "block",
        "clash",
        "aim",
        "cancel",
        "steal",
        "attack",
        "conquest",
        "conquest-roll",
        "mission-roll",
        "contract",
        "plunder",
    }
)


def layout(seats: int, box: Box) -> tuple[ZoneSpec, ...]:
    """Every zone with its audience. Decks are unordered; tokens on a path keep the order in which they were laid.

    Initial traps have a back of their own, so everybody sees where they lie.  [ML-LOD-08]
    """
    backs = tuple([int(trap == box.initial_trap) for trap in range(len(box.traps))])
    zones = [
        ZoneSpec("trap-pile", Audience.NOBODY, pool="traps", kind="trap", backs=backs),
        ZoneSpec("traps-on-sale", Audience.EVERYONE, kind="trap"),
        ZoneSpec("basket", Audience.EVERYONE, kind="trap"),
        ZoneSpec("trap-discard", Audience.EVERYONE, kind="trap"),
        ZoneSpec("mercenary-deck", Audience.NOBODY, kind="member"),
        ZoneSpec("equipment-deck", Audience.NOBODY, kind="gear"),
        ZoneSpec("monster-deck", Audience.NOBODY, kind="monster"),
        ZoneSpec("land-deck", Audience.NOBODY, kind="land"),
        ZoneSpec("header-deck", Audience.NOBODY, kind="header"),
        ZoneSpec("loot-pile", Audience.NOBODY, kind="loot"),
        ZoneSpec("mission-bag", Audience.NOBODY, kind="mission"),
        ZoneSpec("panic-stack", Audience.NOBODY, kind="panic"),
    ]
    for path in range(BATTLE_PATHS):
        name = f"tokens-{PLACES[PLACE_OF[path]]}-{path - FIRST_PATH[PLACE_OF[path]] + 1}"
        zones.append(ZoneSpec(name, Audience.NOBODY, pool="traps", kind="trap", ordered=True, backs=backs))
    for seat in range(seats):
        zones.append(ZoneSpec(f"store-{seat}", Audience.OWNER, pool="traps", owner=seat, kind="trap", backs=backs))
    return tuple(zones)


def card_name(box: Box, zone: int, card: int) -> str:
    """The key of a card or token in a zone."""
    if zone in (TRAP_PILE, ON_SALE, BASKET, TRAP_DISCARD) or zone >= PATH_TRAPS:
        return box.traps[card].key
    if zone == MEMBER_DECK:
        return box.members[card].key
    if zone == GEAR_DECK:
        return box.gear[box.gear_cards[card]].key
    if zone == MONSTER_DECK:
        return box.monsters[card].key
    if zone == LAND_DECK:
        return box.lands[card].key
    if zone == HEADER_DECK:
        return f"header_{card + 1}"
    if zone == LOOT_PILE:
        return box.loot[card].key
    return box.missions[card].key if zone == MISSION_BAG else BUILDINGS[box.panic[card]]


def view(table: LandsTable, seat: Seat) -> views.LandsTableView:
    """Everything that lies open; the kernel adds the zones as this seat sees them."""
    box = table.box
    return {
        "round": table.round,
        "rounds": len(box.rounds[0]),
        "round_dice": round_dice(table),
        "level": LEVELS[table.level],
        "phase": PHASES[table.phase],
        "active": table.active,
        "about": [about(table, question) for question in table.questions if not table.has_held(question.seat)],
        "first": table.first,
        "passed": [other for other in range(table.seats) if table.passed >> other & 1],
        "clans": [clan(table, other) for other in range(table.seats)],
        "buildings": [building(table, at) for at in range(len(BUILDINGS))],
        "tavern": [box.members[member].key if member != NOTHING else None for member in table.tavern],
        "novices": bin(table.novices).count("1"),
        "novice": box.members[first_novice(table)].key if table.novices else None,
        "lodge": [box.traps[trap].key for trap in table.zones[ON_SALE].cards],
        "basket": [box.traps[trap].key for trap in table.zones[BASKET].cards],
        "bazaar": [box.gear[box.gear_cards[card]].key if card != NOTHING else None for card in table.bazaar],
        "loot": [box.loot[kind].key for kind in table.loot_offer],
        "places": [battlefield(table, place) for place in (LEFT, RIGHT, ENTRANCE)],
        "missions": [mission(table, at) for at in range(2)],
        "decks": {
            "mercenaries": len(table.zones[MEMBER_DECK].cards),
            "traps": len(table.zones[TRAP_PILE].cards),
            "equipment": len(table.zones[GEAR_DECK].cards),
            "monsters": len(table.zones[MONSTER_DECK].cards),
            "lands": len(table.zones[LAND_DECK].cards),
            "loot": len(table.zones[LOOT_PILE].cards),
            "missions": len(table.zones[MISSION_BAG].cards),
            "panic": len(table.zones[PANIC_STACK].cards),
        },
        "discards": {
            "mercenaries": [box.members[member].key for member in table.member_discard],
            "monsters": [box.monsters[monster].key for monster in table.monster_discard],
            "equipment": [box.gear[box.gear_cards[card]].key for card in table.gear_discard],
            "loot": [box.loot[kind].key for kind in table.loot_discard],
        },
        "madhala": {"dice": table.blocking, "path": path_name(table.closed_path)} if table.seats == 1 else None,
        "purchase": purchase(table),
        "roll": roll(table),
        "attack": {"dice": table.attack_dice, "faces": list(table.attack_faces), "hits": table.hits},
        "escaped": [box.monsters[monster].key for monster in table.escaped],
        "modules": {"tricks": table.tricks, "queens_grant": table.grant, "more_monsters": table.more_monsters},
    }


def scores(view: views.LandsView) -> list[int | None]:
    """What a running match is counted by: points if it ended now."""
    return [clan["score"] for clan in view["clans"]]


def about(table: LandsTable, question: Question) -> views.About:
    """What an open question is about, beside its prompt: a place, a path and the one it is aimed at, a land, a shop."""
    prompt, args = question.prompt, question.args
    told: views.About = {"seat": question.seat, "prompt": prompt}
    if prompt in ABOUT_PATHS:
        told["path"] = path_name(args[0])
        if prompt in ("cancel", "steal"):
            told["target"] = path_name(args[1])
    elif prompt == "divert":
        told["target"] = path_name(args[1])
    elif prompt == "path":
        told["place"] = PLACES[args[0]]
    elif prompt == "shop-die":
        told["building"] = BUILDINGS[args[0]]
    elif prompt in ("settler", "land-dice"):
        told["land"] = table.box.lands[args[0]].key
    return told


def dice_counts(dice: Dice) -> views.Dice:
    return {COLOURS[colour]: dice[colour] for colour in range(len(COLOURS)) if dice[colour]}


def path_name(path: int) -> views.PathName | None:
    return None if path == NOTHING else name_of(path)


def name_of(path: int) -> views.PathName:
    return {"place": PLACES[PLACE_OF[path]], "number": path - FIRST_PATH[PLACE_OF[path]] + 1}


def clan(table: LandsTable, seat: Seat) -> views.Clan:
    """A clan with everything that is no secret."""
    box = table.box
    own = table.clans[seat]
    return {
        "seat": seat,
        "score": sum(parts(table, seat)),
        "points": dict(zip(SOURCES, parts(table, seat), strict=True)),
        "glory": own.glory,
        "reputation": own.reputation,
        "excess": excess_glory(table, seat),
        "gold": own.gold,
        "defense": own.defense,
        "potions": own.potions,
        "venoms": own.venoms,
        "traps": len(table.zones[store(seat)].cards),
        "initial_traps": table.zones[store(seat)].cards.count(box.initial_trap),
        "dice": {
            "strength": own.strength,
            "magic": own.magic,
            "persuasion": list(own.faces),
        },
        "leader": box.members[own.leader].key if own.leader != NOTHING else None,
        "members": [member(table, number) for number in own.members],
        "lands": [
            {
                "key": box.lands[land].key,
                "settler": box.members[table.settlers[land]].key if table.settlers[land] != NOTHING else None,
                "used": bool(table.lands_used >> land & 1),
            }
            for land in own.lands
        ],
        "loot": [box.loot[kind].key for kind in own.loot],
        "trophies": [box.monsters[monster].key for monster in own.trophies],
        "trophy_points": trophy_points(table, seat),
        "icons": dict(zip(AFFINITIES, affinity_icons(table, seat), strict=True)),
        "wages": wages_due(table, seat),
    }


def member(table: LandsTable, number: int) -> views.Member:
    """A mercenary or a novice of a clan."""
    box = table.box
    land = table.settlers.index(number) if number in table.settlers else NOTHING
    away = path_of(table, number)
    return {
        "key": box.members[number].key,
        "wounded": bool(table.wounded >> number & 1),
        "path": path_name(away),
        "settled": box.lands[land].key if land != NOTHING else None,
        "gear": [box.gear[box.gear_cards[card]].key for card in table.gear[number]],
        "used": bool(table.used >> number & 1),
    }


def building(table: LandsTable, at: int) -> views.Building:
    """A building of the Citadel with the dice in it."""
    box = table.box
    spaces: list[views.Space] = []
    if BUILDINGS[at] == "mine":
        free = free_spaces(table, at)
        taken = [placed[0] for placed in table.buildings[at]]
        for number, space in enumerate(box.mine):
            if number in free or number in taken:
                spaces.append({"dice": space.dice, "gold": space.gold, "taken": number in taken})
    elif BUILDINGS[at] == "alchemist":
        taken = [placed[0] for placed in table.buildings[at]]
        for number, tokens in enumerate(box.alchemist):
            spaces.append({"tokens": tokens, "taken": number in taken})
    return {
        "key": BUILDINGS[at],
        "panic": bool(table.panic >> at & 1),
        "room": len(spaces) or open_spaces(table, at),
        "spaces": spaces,
        "dice": [
            {
                "space": space + 1,
                "colour": COLOURS[colour] if colour != BLOCKING else "blocking",
                "face": face or None,
                "seat": seat if seat != NOTHING else None,
            }
            for space, colour, face, seat in table.buildings[at]
        ],
    }


def battlefield(table: LandsTable, place: int) -> views.Battlefield:
    """A land or the Entrance: monster, paths, and who is on them."""
    box = table.box
    land = table.lands[place] if place != ENTRANCE else NOTHING
    monster = table.monsters[place]
    there = monster != NOTHING
    drawn = there or is_place_open(table, place) or bool(living(table, place))  # some may still stand in a taken land
    return {
        "key": PLACES[place],
        "land": box.lands[land].key if land != NOTHING else None,
        "header": header(table.headers[place]) if place != ENTRANCE else None,
        "monster": box.monsters[monster].key if there else None,
        "attack_dice": attack_dice(table, place) if there and is_place_open(table, place) else None,
        "beaten": bool(table.beaten >> place & 1),
        "damage": sum([table.paths[path].damage for path in paths_of(place)]),
        "paths": [battle_path(table, path) for path in paths_of(place)] if drawn else [],
    }


def header(number: int) -> views.Header | None:
    """A header tile with the side that lies up."""
    if number == NOTHING:
        return None
    return {"key": f"header_{number // 2 + 1}", "side": "b" if number % 2 else "a"}


def battle_path(table: LandsTable, path: int) -> views.BattlePath:
    """A path where battles are fought, with what is open on it."""
    there = table.paths[path]
    number = there.member
    potions, venoms, gold = there.load
    place = PLACE_OF[path]
    met = table.monsters[place] != NOTHING and number != NOTHING
    tokens = table.zones[laid(path)].cards
    return {
        "number": path - FIRST_PATH[place] + 1,
        "member": table.box.members[number].key if number != NOTHING else None,
        "seat": owner_of(table, number) if number != NOTHING else None,
        "closed": path == table.closed_path,
        "dice": dice_counts(there.dice),
        "shielded": dice_counts(there.shielded),
        "tokens": len(tokens),
        "initial_traps": tokens.count(table.box.initial_trap),
        "revealed": [table.box.traps[card].key for at, card in enumerate(tokens) if there.revealed >> at & 1],
        "traps": capturing_traps(table, path),
        "defense": there.defense,
        "potions": potions,
        "venoms": venoms,
        "gold": gold,
        "talents": defense_talents(table, path) if met else None,
        "met": there.met,
        "succeeded": there.succeeded,
        "damage": there.damage,
        "carried": carried_damage(table, path) if met else 0,
    }


def mission(table: LandsTable, at: int) -> views.Mission:
    """A mission tile and its two paths."""
    tile = table.missions[at]
    first = FIRST_PATH[MISSION + at]
    return {
        "key": table.box.missions[tile].key if tile != NOTHING else None,
        "kind": PLACES[MISSION + at],
        "paths": [mission_path(table, path) for path in range(first, first + 2)],
    }


def mission_path(table: LandsTable, path: int) -> views.MissionPath:
    number = table.paths[path].member
    return {
        "member": table.box.members[number].key if number != NOTHING else None,
        "seat": owner_of(table, number) if number != NOTHING else None,
        "closed": path == table.closed_path,
        "dice": dice_counts(table.paths[path].dice),
    }


def purchase(table: LandsTable) -> views.Purchase | None:
    """A visit to a shop that is under way."""
    if table.visit.building == NOTHING:
        return None
    return {
        "building": BUILDINGS[table.visit.building],
        "off": table.visit.price_off,
        "discounts": len(table.visit.discounts),
        "beer": table.visit.beer_drunk,
    }


def roll(table: LandsTable) -> views.Roll | None:
    """A roll that is under way."""
    if table.roll.path == NOTHING:
        return None
    strength, magic, eliminate, venoms = table.roll.boost
    return {
        "path": name_of(table.roll.path),
        "dice": [{"colour": COLOURS[colour], "face": face} for colour, face, _ in table.roll.dice],
        "left": dice_counts(unrolled(table, table.roll.path)),
        "rerolls": sum([left for _, _, left in table.roll.rerolls]),
        "boost": {"strength": strength, "magic": magic, "eliminate": eliminate, "venoms": venoms},
        "aims": aims(table, table.roll.path),
        "adds": additions(table, table.roll.path),
    }


def aims(table: LandsTable, path: int) -> dict[str, tuple[int, int]]:
    """What a roll comes to for every deed that is possible, and what it must reach."""
    box, place = table.box, PLACE_OF[path]
    if table.paths[path].member == NOTHING:
        return {}
    if place >= MISSION:
        return {"mission": (mission_total(table, path), box.missions[table.missions[place - MISSION]].objective)}
    if is_conquest(table, place):
        land = table.lands[place]
        return {} if land == NOTHING else {"conquest": (conquest_total(table, path), box.lands[land].conquest)}
    if table.monsters[place] == NOTHING:
        return {}
    monster = box.monsters[table.monsters[place]]
    possible: dict[str, tuple[int, int]] = {"elimination": (elimination_total(table, path), monster.elimination_value)}
    if may_capture(table, path):
        possible["capture"] = (capture_total(table, path), monster.capture_value)
    return possible


def is_conquest(table: LandsTable, place: int) -> bool:
    """Is a roll there for a land whose monster is beaten?"""
    return place != ENTRANCE and bool(table.beaten >> place & 1)


def additions(table: LandsTable, path: int) -> dict[str, int]:
    """What helps the dice of such a roll."""
    place = PLACE_OF[path]
    if table.paths[path].member == NOTHING:
        return {}
    if place >= MISSION:
        return per_die(table, path, EVERYWHERE)
    if is_conquest(table, place):
        if table.lands[place] == NOTHING:
            return {}
        special = special_bonus(table, path, "conquer")
        return {"carried": table.carried, "special": special, **per_die(table, path, IN_CONQUEST)}
    if table.monsters[place] == NOTHING:
        return {}
    carried, flat = carried_damage(table, path), flat_bonus(table, path)
    return {"carried": carried, "flat": flat, **per_die(table, path, VERSUS_MONSTERS)}


def per_die(table: LandsTable, path: int, where: int) -> dict[str, int]:
    """What every die of a colour counts more, and venom."""
    found: dict[str, int] = {name: bonus_per_die(table, path, colour, where) for colour, name in enumerate(COLOURS)}
    found["venom"] = table.roll.boost[3] * table.box.venom_bonus
    return found


def goods(given: Goods) -> dict[str, int]:
    """Goods as a client reads them."""
    named = {
        "glory": given.glory,
        "gold": given.gold,
        "potion": given.potions,
        "venom": given.venoms,
        "defense": given.defense,
        "trap": given.traps,
        "loot": given.loot,
        "wound": given.wounds,
    }
    return {name: number for name, number in named.items() if number}
