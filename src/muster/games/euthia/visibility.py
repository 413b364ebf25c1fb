"""Who sees what: zone by zone, and the open side of the table as a view.  [EU-GLD-08]"""

from __future__ import annotations

from typing import get_args

from muster.games.euthia import view_types as views
from muster.games.euthia.content.option_book import HEX_LETTERS, thing_key
from muster.games.euthia.content.pieces import (
    ACTIONS,
    CHAPTERS,
    ELEMENTS,
    FAER_SPRING,
    GEMS,
    HEROES,
    INFORMANTS,
    LOCATIONS,
    NOTHING,
    OF_HUNTER,
    OF_SUPPLY,
    OF_TERRAIN,
    OF_TRADER,
    OF_TREASURE,
    PLACES,
    SLOT_KINDS,
    TRADERS,
    Box,
)
from muster.games.euthia.phases.harm import monster_health
from muster.games.euthia.phases.hero_attack import coming_damage
from muster.games.euthia.phases.monster_attack import coming_injuries
from muster.games.euthia.places import (
    CENTRE,
    foe_form,
    foe_health,
    has_monster,
    hex_of,
    is_revoked,
    is_ruined,
    location,
    open_slots,
    powers_at,
)
from muster.games.euthia.queries import (
    cards_in_hand,
    is_open_slot,
    max_health,
    roll_value,
    sack_room,
    set_size,
)
from muster.games.euthia.scenarios.destruction import Destruction, stops_golem
from muster.games.euthia.scenarios.doom import Doom, asked_bit, evidence_needed, sabotage_in
from muster.games.euthia.scenarios.revocation import (
    Revocation,
    Unrest,
    revocations_to_end,
    revocations_wanted,
    tokens_left,
)
from muster.games.euthia.scenarios.rules import figures_of, is_played, scenario_of
from muster.games.euthia.scenarios.volcano import Volcano, volcano_slots
from muster.games.euthia.state import (
    AGAINST_ELITE,
    AGAINST_FOE,
    AIR_POWER,
    BOUNTY_DECK,
    CHAPTER,
    COMBAT_DECK,
    COMBAT_DISCARD,
    CONTROL_DECK,
    CONTROL_DISCARD,
    CRIPPLED,
    DEARER_PLAY,
    EARTH_POWER,
    ENCOUNTER_DECK,
    GOLD_CACHE,
    GOLD_DECK,
    LEGEND_DECK,
    MONSTER_DECK,
    MONSTER_TOP,
    NO_CHAOS_ACTIONS,
    NO_FIGHT,
    NO_GOLD_CARDS,
    NO_MONSTER_ATTACK,
    NOBODY,
    OVERDOSE,
    PHOENIX,
    REWARD_STACK,
    SCENARIO_DECK,
    SILVER_CACHE,
    SILVER_DECK,
    SIPHON,
    STEPS_OF_COMBAT,
    TERRAIN_STACK,
    TRADE_STACK,
    TREASURE_STACK,
    EuthiaTable,
    visit_bit,
)
from muster.kernel.table import Seat
from muster.kernel.zones import Audience, ZoneSpec

# What lasts in a Combat beside its figures.
LASTING: dict[views.Lasting, int] = {
    "no_gold_cards": NO_GOLD_CARDS,
    "no_chaos_actions": NO_CHAOS_ACTIONS,
    "dearer_play": DEARER_PLAY,
    "no_monster_attack": NO_MONSTER_ATTACK,
    "phoenix": PHOENIX,
    "siphon": SIPHON,
    "overdose": OVERDOSE,
}

# Powers of the Map that work once in a Combat.
POWERS: dict[views.Power, int] = {"air": AIR_POWER, "earth": EARTH_POWER}

# Whom a Combat is against, by its number in the state.
OPPONENTS: dict[int, views.Opponent] = {AGAINST_ELITE: "elite", AGAINST_FOE: "foe"}

# Where a turn stands, in the order of the numbers in the state.
TURN_STATES: tuple[views.TurnState, ...] = get_args(views.TurnState)


def layout(seats: int, box: Box) -> tuple[ZoneSpec, ...]:
    """Every zone with its audience. Where a tile lets a Hero look at the next card, the deck has an order."""
    backs = tuple([hash_of_back(monster.reward, monster.condition) for monster in box.monsters])
    hidden = Audience.NOBODY
    zones = [
        ZoneSpec(f"chapter-{number}", hidden, pool=f"chapter-{number}", kind="map", ordered=True)
        for number in range(1, CHAPTERS + 1)
    ]
    zones += [ZoneSpec(f"stack-{name}", hidden, kind="tile") for name in TRADERS]
    zones += [ZoneSpec(f"stack-{name}", hidden, kind="tile") for name in ("mountain", "lake", "cave")]
    zones += [ZoneSpec(f"treasures-{level}", hidden, kind="tile") for level in (1, 2, 3)]
    zones += [ZoneSpec(f"rewards-{name}", hidden, kind="tile") for name in ("hunter", "weaponsmith", "witch")]
    zones += [ZoneSpec(f"monsters-{n}", hidden, pool=f"monsters-{n}", kind="monster", backs=backs) for n in (1, 2, 3)]
    zones += [
        ZoneSpec(f"monster-top-{n}", hidden, pool=f"monsters-{n}", kind="monster", ordered=True, backs=backs)
        for n in (1, 2, 3)
    ]
    zones.append(ZoneSpec("silver-deck", hidden, pool="silver", kind="card", ordered=True))
    zones.append(ZoneSpec("silver-discard", Audience.EVERYONE, kind="card"))
    zones.append(ZoneSpec("gold-deck", hidden, pool="gold", kind="card", ordered=True))
    zones.append(ZoneSpec("gold-discard", Audience.EVERYONE, kind="card"))
    zones.append(ZoneSpec("control-deck", hidden, kind="control"))
    zones.append(ZoneSpec("control-discard", Audience.EVERYONE, kind="control"))
    zones.append(ZoneSpec("combat-deck", hidden, pool="combat", kind="combat", ordered=True))
    zones.append(ZoneSpec("combat-discard", Audience.EVERYONE, kind="combat"))
    zones.append(ZoneSpec("silver-cache", hidden, pool="silver", kind="card", ordered=True))
    zones.append(ZoneSpec("gold-cache", hidden, pool="gold", kind="card", ordered=True))
    zones += [ZoneSpec(f"bounties-{level}", hidden, kind="elite") for level in (1, 2, 3)]
    zones.append(ZoneSpec("scenario-deck", hidden, kind="scenario"))
    zones.append(ZoneSpec("legend-deck", hidden, kind="quest"))
    zones += [ZoneSpec(f"quests-{encounter.key}", hidden, kind="quest") for encounter in box.encounters]
    for seat in range(seats):
        zones.append(ZoneSpec(f"silver-{seat}", Audience.OWNER, pool="silver", owner=seat, kind="card"))
        zones.append(ZoneSpec(f"gold-{seat}", Audience.OWNER, pool="gold", owner=seat, kind="card"))
        zones.append(ZoneSpec(f"control-{seat}", Audience.EVERYONE, kind="control"))
    return tuple(zones)


def hash_of_back(reward: tuple[tuple[str, int, int], ...], condition: int) -> int:
    """A number for the back of a Monster card: its Reward and condition are printed there.  [EU-COM-24]"""
    total = condition + 1
    for name, number, extra in reward:
        for letter in name:
            total = (total * 31 + ord(letter)) % 1_000_003
        total = (total * 31 + number * 7 + extra + 1) % 1_000_003
    return total


def card_name(box: Box, zone: int, card: int) -> str:
    """The key of a card or tile in a zone."""
    if zone < TRADE_STACK:
        return box.map_tiles[card].key
    if zone < MONSTER_DECK:
        return box.tile(card).key
    if zone < SILVER_DECK or BOUNTY_DECK <= zone < SCENARIO_DECK:
        return box.monsters[card].key
    if zone == SCENARIO_DECK:
        return box.scenario_cards[card].key
    if zone in (CONTROL_DECK, CONTROL_DISCARD):
        return HEROES[card]
    if zone in (COMBAT_DECK, COMBAT_DISCARD):
        return f"{box.combat_cards[card].left}-{box.combat_cards[card].right}"
    if LEGEND_DECK <= zone < ENCOUNTER_DECK + len(box.encounters):
        return box.quests[card].key
    if zone >= ENCOUNTER_DECK and (zone - ENCOUNTER_DECK - len(box.encounters)) % 3 == 2:
        return HEROES[card]
    return box.cards[card].key


def view(table: EuthiaTable, seat: Seat) -> views.EuthiaTableView:
    """Everything that lies open; the kernel adds the zones as this seat sees them."""
    box = table.box
    return {
        "scenario": box.scenarios[table.scenario].key,
        "mode": "solo" if table.seats == 1 else "cooperative" if table.cooperative else "competitive",
        "round": table.round,
        "rounds": table.rounds,
        "turn": TURN_STATES[table.turn_state],
        "active": table.active,
        "first": table.first,
        "heroes": [hero(table, other) for other in range(table.seats)],
        "map": [tile(table, at) for at in range(len(table.tiles))],
        "edges": edges(table),
        "map_limit": table.map_limit,
        "stack": [len(table.zones[CHAPTER + chapter].cards) for chapter in range(CHAPTERS)],
        "offers": {
            name: [box.tile(copy).key if copy != NOTHING else None for copy in table.offers[at]]
            for at, name in enumerate(TRADERS)
        },
        "monster_backs": [back_of(table, level) for level in (1, 2, 3)],
        "encounters": {
            encounter.key: {
                "open": [box.quests[quest].key for quest in table.encounter_cards[encounter.id]],
                "left": len(table.zones[ENCOUNTER_DECK + encounter.id].cards),
            }
            for encounter in box.encounters
            if table.encounters_out >> encounter.id & 1
        },
        "bounty": box.monsters[table.bounty].key if table.bounty != NOTHING else None,
        "griffin": space_name(table, table.griffin),
        "combat": combat(table),
        "quiet": is_quiet(table, seat),
        "roll": roll(table),
        "caches": {"silver": len(table.zones[SILVER_CACHE].cards), "gold": len(table.zones[GOLD_CACHE].cards)},
        "decks": {
            "silver": len(table.zones[SILVER_DECK].cards),
            "gold": len(table.zones[GOLD_DECK].cards),
            "treasures": [len(table.zones[TREASURE_STACK + at].cards) for at in range(3)],
            "resources": [len(table.zones[TERRAIN_STACK + at].cards) for at in range(3)],
            "rewards": [len(table.zones[REWARD_STACK + at].cards) for at in range(3)],
        },
        "discards": discards(table),
        "foe": foe(table),
        "tally": list(table.tally),
        "firsts": [bool(table.firsts >> at & 1) for at in range(len(box.scenarios[table.scenario].goals))],
        "attack_card": attack_card(table),
        "scenario_card": scenario_card(table),
        "legends": [{"space": name_of(table, space), "quest": box.quests[quest].key} for space, quest in table.legends],
        "destruction": destruction(table),
        "revocation": revocation(table),
        "doom": doom(table),
        "forms": [box.monsters[form.monster].key for form in box.scenarios[table.scenario].foes],
        "waves": [bool(table.waves_beaten >> at & 1) for at in range(len(box.scenarios[table.scenario].foes))],
        "wave_trophies": list(table.trophies_of_waves),
        "places_burned": table.places_burned,
        "success": table.success if table.success != NOTHING else None,
    }


def scores(view: views.EuthiaView) -> list[int | None]:
    """What a running match is counted by: Reputation."""
    return [hero["reputation"] if hero["hero"] is not None else None for hero in view["heroes"]]


def edges(table: EuthiaTable) -> list[tuple[int, int]]:
    """Where the tile that is revealed now may be laid, in the order of the options.  [EU-REV-02, EU-RVC-04]"""
    for question in table.questions:
        if question.prompt == "reveal":
            return list(open_slots(table, table.space[question.seat]))
        if question.prompt == "volcano":
            return list(volcano_slots(table))
    return []


def space_name(table: EuthiaTable, space: int) -> views.SpaceName | None:
    return None if space == NOTHING else name_of(table, space)


def name_of(table: EuthiaTable, space: int) -> views.SpaceName:
    return {"tile": table.box.map_tiles[table.tiles[space >> 2]].key, "hex": HEX_LETTERS[space & 3], "at": space}


def hero(table: EuthiaTable, seat: Seat) -> views.Hero:
    """A Hero with its board, which lies open."""
    if table.heroes[seat] == NOTHING:
        return nobody_yet(seat)
    box = table.box
    record = box.heroes[table.heroes[seat]]
    return {
        "seat": seat,
        "hero": HEROES[table.heroes[seat]],
        "space": space_name(table, table.space[seat]),
        "health": table.health[seat],
        "max_health": max_health(table, seat),
        "gold": table.gold[seat],
        "reputation": table.reputation[seat],
        "gaar": table.gaar[seat],
        "dwurt": table.dwurt[seat],
        "dwurt_die": table.dwurt_die[seat],
        "slots": [slot(table, seat, at) for at in range(len(record.slots))],
        "sacks": [thing_key(box, thing) for thing in table.sacks[seat]],
        "sack_room": sack_room(table, seat),
        "pouch": [thing_key(box, thing) for thing in table.pouch[seat]],
        "pouch_room": record.gem_slots,
        "loose": [thing_key(box, thing) for thing in table.loose[seat]],
        "supply": [box.tile(copy).key for copy in table.supply[seat]],
        "veiled": [box.tile(copy).value for copy in table.veiled[seat]],
        "armor_set": set_size(table, seat),
        "tokens": [name for at, name in enumerate(ACTIONS) if table.tokens[seat] >> at & 1],
        "carried": ACTIONS[table.carried[seat]] if table.carried[seat] != NOTHING else None,
        "moves": table.moves[seat],
        "cards": cards_in_hand(table, seat),
        "quests": [box.quests[quest].key for quest in table.quests[seat]],
        "bounties": [box.monsters[monster].key for monster in table.bounties[seat]],
        "kills": list(table.kills[seat]),
        "deaths": table.own_deaths[seat],
        "initiative": bool(table.initiative >> seat & 1),
        "visited": [name for place, name in enumerate(PLACES) if table.visits & visit_bit(place, seat)],
    }


def nobody_yet(seat: Seat) -> views.Hero:
    """A seat that has not chosen its Hero."""
    return {
        "seat": seat,
        "hero": None,
        "space": None,
        "health": 0,
        "max_health": 0,
        "gold": 0,
        "reputation": 0,
        "gaar": 0,
        "dwurt": 0,
        "dwurt_die": 0,
        "slots": [],
        "sacks": [],
        "sack_room": 0,
        "pouch": [],
        "pouch_room": 0,
        "loose": [],
        "supply": [],
        "veiled": [],
        "armor_set": 0,
        "tokens": [],
        "carried": None,
        "moves": 0,
        "cards": 0,
        "quests": [],
        "bounties": [],
        "kills": [],
        "deaths": 0,
        "initiative": False,
        "visited": [],
    }


def slot(table: EuthiaTable, seat: Seat, at: int) -> views.Slot:
    """A slot of a Hero board and what lies on it."""
    box = table.box
    record = box.heroes[table.heroes[seat]].slots[at]
    copy = table.slots[seat][at]
    return {
        "kind": SLOT_KINDS[record.kind],
        "open": is_open_slot(table, seat, at),
        "price": {"gold": record.gold, "essence": ELEMENTS[record.essence] if record.essence != NOTHING else None},
        "tile": box.tile(copy).key if copy != NOTHING else None,
        "ready": copy != NOTHING and not table.exhausted >> copy & 1,
        "gems": [
            {"gem": GEMS[gem], "active": bool(active)} for holder, gem, active in table.set_gems if holder == copy
        ],
        "essences": [ELEMENTS[element] for holder, element in table.set_essences if holder == copy],
    }


def tile(table: EuthiaTable, at: int) -> views.MapTile:
    """A Map tile with its spaces."""
    record = table.box.map_tiles[table.tiles[at]]
    spaces = [4 * at + part for part in range(3)]
    if record.centre != NOTHING:
        spaces.append(4 * at + CENTRE)
    return {
        "key": record.key,
        "anchor": table.anchors[at],
        "spaces": [space_of(table, number) for number in spaces],
    }


def space_of(table: EuthiaTable, space: int) -> views.Space:
    """A hex or centre: what it shows and what lies there."""
    powers = powers_at(table, space)
    return {
        "at": space,
        "hex": HEX_LETTERS[space & 3],
        "location": LOCATIONS[location(table, space)],
        "monster": has_monster(table, space),
        "level": 0 if space & 3 == CENTRE else hex_of(table, space).level,
        "loot": [] if space & 3 == CENTRE else list(hex_of(table, space).loot),
        "powers": [ELEMENTS[element] for element in range(4) if powers >> element & 1],
        "hero_token": table.hero_tokens[space] if table.hero_tokens[space] != NOBODY else None,
        "trade_token": table.trade_tokens[space] if table.trade_tokens[space] != NOBODY else None,
        "interaction": list(table.interaction[space]),
        "burned": is_ruined(table, space),
        "revoked": is_revoked(table, space),
        "defended": stops_golem(table, space) if stops_golem(table, space) != NOBODY else None,
        "heroes": [seat for seat in range(table.seats) if table.space[seat] == space],
    }


def back_of(table: EuthiaTable, level: int) -> views.MonsterBack | None:
    """The back of the top card of a Monster deck.  [EU-COM-24]"""
    cards = table.zones[MONSTER_TOP + level - 1].cards
    if not cards:
        return None
    monster = table.box.monsters[cards[0]]
    return {
        "condition": monster.condition if monster.condition != NOTHING else None,
        "reward": list(monster.reward),
        "left": len(table.zones[MONSTER_DECK + level - 1].cards) + len(cards) - 1,
    }


def discards(table: EuthiaTable) -> views.Discards:
    """The open discard piles of Monsters and tiles, the latest card last.  [EU-GLD-08]"""
    box = table.box
    piles = [[box.tile(copy).key for copy in pile] for pile in table.discards]
    return {
        "monsters": [[box.monsters[card].key for card in pile] for pile in table.monster_discards],
        "merchants": piles[OF_TRADER],
        "alchemists": piles[OF_TRADER + 1],
        "dragonslayers": piles[OF_TRADER + 2],
        "resources": piles[OF_TERRAIN:OF_TREASURE],
        "treasures": piles[OF_TREASURE:OF_HUNTER],
        "rewards": piles[OF_HUNTER:OF_SUPPLY],
    }


def combat(table: EuthiaTable) -> views.Combat | None:
    """A Combat that is under way, both sides."""
    if table.monster == NOTHING:
        return None
    box = table.box
    monster = box.monsters[table.monster]
    attack = box.tile(table.attack_copy) if table.attack_copy != NOTHING else None
    return {
        "fighter": table.fighter,
        "monster_player": table.foe_player if table.foe_player != NOBODY else None,
        "monster": monster.key,
        "health": monster_health(table),
        "damage": table.damage,
        "round": table.combat_round,
        "step": STEPS_OF_COMBAT[table.step],
        "chaos": table.chaos,
        "gaar": table.monster_gaar,
        "hope": table.hope,
        "dice": list(table.dice),
        "value": roll_value(table) if table.dice else None,
        "injuries": table.injuries,
        "damage_effects": table.harm,
        "next_malus": table.next_malus,
        "roll_malus": table.roll_malus,
        "round_foot": table.round_foot,
        "weakened": table.crippled_by if table.flags & CRIPPLED else 0,
        "fewer_dice": table.fewer_dice,
        "modifier": table.value,
        "coming": coming(table),
        "ranges": list(attack.ranges if attack is not None else monster.ranges),
        "level": monster.level,
        "penalty": monster.penalty,
        "immune": monster.immune,
        "dragon": monster.dragon,
        "special": [(start, *effect) for start, effect in monster.effects],
        "kind": OPPONENTS.get(table.fight_kind, "monster"),
        "last_round": last_round(table),
        "powers": [name for name, flag in POWERS.items() if table.flags & flag],
        "lasting": [name for name, flag in LASTING.items() if table.flags & flag],
        "soul_control": table.soul_control,
        "attack": attack.key if attack is not None else None,
        "played": [{"card": box.cards[card].key, "number": number} for card, number, _ in table.played],
    }


def last_round(table: EuthiaTable) -> int | None:
    """The Combat Round after which a shared foe lets go.  [EU-SCX-01]"""
    if table.fight_kind != AGAINST_FOE:
        return None
    return foe_form(table).combat_rounds or None


def is_quiet(table: EuthiaTable, seat: Seat) -> bool:
    """Does this seat pass by itself until the Combat is over?  [EU-MAT-13]"""
    return seat >= 0 and table.monster != NOTHING and bool(table.quiet >> seat & 1)


def coming(table: EuthiaTable) -> views.Coming | None:
    """What the roll on the table would do as it stands.  [EU-MAT-12, EU-HAT-09]"""
    if not table.dice or table.damage >= monster_health(table):
        return None
    if table.attack_copy != NOTHING:
        return {"damage": coming_damage(table, table.fighter)}
    injuries, kills = coming_injuries(table, table.fighter)
    return {"injuries": injuries, "kills": kills}


def roll(table: EuthiaTable) -> views.Roll | None:
    """A Hero Roll outside Combat: who confronts what.  [EU-ROL-06]"""
    if not table.dice or table.fight_kind != NO_FIGHT:
        return None
    return {
        "seat": table.roller,
        "for": table.roll_for,
        "dice": list(table.dice),
        "modifier": table.value,
        "value": roll_value(table),
    }


def scenario_card(table: EuthiaTable) -> views.ScenarioCard | None:
    """The Attack, Event or Rampage card that was turned up last.  [EU-SCX-07]"""
    if table.scenario_card == NOTHING:
        return None
    card = table.box.scenario_cards[table.scenario_card]
    return {"kind": card.kind, "key": card.key}


def attack_card(table: EuthiaTable) -> str | None:
    """The key of the Attack card of this wave.  [EU-FAR-01]"""
    if table.scenario_card == NOTHING or table.box.scenario_cards[table.scenario_card].kind != "attack":
        return None
    return table.box.scenario_cards[table.scenario_card].key


def destruction(table: EuthiaTable) -> views.Destruction | None:
    """Tokens of Walking Destruction that are left.  [EU-GOL-03, EU-GOL-06]"""
    if not is_played(table, Destruction):
        return None
    figures = figures_of(table, Destruction)
    return {
        "a": figures.ruins_a - table.ruins[0],
        "b": figures.ruins_b - table.ruins[1],
        "defense": figures.defense_tokens - table.defenses,
    }


def doom(table: EuthiaTable) -> views.Doom | None:
    """Evidence, whom each Hero has asked, who beat the Saboteur, and when sabotage comes.  [EU-SAB-01, EU-SAB-04]"""
    if not is_played(table, Doom):
        return None
    seats = range(table.seats)
    return {
        "evidence": list(table.evidence),
        "most": figures_of(table, Doom).most_evidence,
        "asked": [[name for at, name in enumerate(INFORMANTS) if table.visits & asked_bit(at, seat)] for seat in seats],
        "sabotage": next_sabotage(table),
        "safe": safe_evidence(table),
        "beaten": [seat for seat in seats if table.unmasked >> seat & 1],
        "hard": table.hard,
    }


def next_sabotage(table: EuthiaTable) -> int | None:
    """The round at whose end sabotage comes next.  [EU-SAB-04]"""
    rounds = range(table.round, table.rounds + 1)
    return next((number for number in rounds if sabotage_in(table, number) != NOTHING), None)


def safe_evidence(table: EuthiaTable) -> int | None:
    """How much Evidence protects a lone Hero from it.  [EU-SAB-04]"""
    number = next_sabotage(table)
    if table.seats > 1 or number is None:
        return None
    return evidence_needed(table, sabotage_in(table, number))


def revocation(table: EuthiaTable) -> views.Revocation | None:
    """Elemental Revocation: the Stage, points by seat, what is left, Faer Power.  [EU-RVA-01, EU-RVC-02]"""
    if not is_played(table, Revocation):
        return None
    figures = figures_of(table, Revocation)
    springs = [other for other in range(table.seats) if table.visits & visit_bit(FAER_SPRING, other)]
    stirs = isinstance(figures, Unrest)
    return {
        "stage": [ELEMENTS[element] for element in scenario_of(table).stage],
        "points": list(table.revocations),
        "tokens": tokens_left(table),
        "gold": figures.essence_gold,
        "catalysts": figures.catalysts - len(springs),
        "unrest": figures.unrest_round if isinstance(figures, Unrest) else None,
        "ends_at": revocations_to_end(table) if stirs else None,
        "goal": revocations_wanted(table) if stirs else None,
        "faer": table.faer if isinstance(figures, Volcano) else None,
        "demon_round": figures.demon_round if isinstance(figures, Volcano) else None,
    }


def foe(table: EuthiaTable) -> views.Foe | None:
    """A shared foe on the Map or in a Finale.  [EU-SCX-02]"""
    if table.foe_wave == NOTHING:
        return None
    return {
        "monster": table.box.monsters[foe_form(table).monster].key,
        "space": space_name(table, table.foe_space),
        "health": foe_health(table),
        "damage": list(table.foe_damage),
        "fought": [other for other in range(table.seats) if table.foe_fought >> other & 1],
    }
