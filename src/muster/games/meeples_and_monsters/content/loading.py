"""From a checked pack to the pieces of the box and the book of options."""

from __future__ import annotations

from collections.abc import Mapping
from typing import assert_never

from muster.games.meeples_and_monsters.content import kinds, schema
from muster.games.meeples_and_monsters.content.pieces import (
    ANY,
    BASIC,
    CLASSES,
    CORRUPTION,
    DISTRICTS,
    JOINING,
    KIND_NAMES,
    MONSTER_SPOT,
    NEEDS,
    PRESTIGE,
    ROOM_SPOT,
    SHAMAN_AS,
    TYPES,
    UNITS,
    BonusSums,
    Box,
    Condition,
    HeroLevel,
    Location,
    Monster,
    Piece,
    Quest,
    Room,
    Slot,
    Token,
)
from muster.games.meeples_and_monsters.effects.effect import Bonus, Deed, DrawEffect
from muster.games.meeples_and_monsters.effects.gaining import TakeFromStock, Vp
from muster.games.meeples_and_monsters.effects.returning import ReturnBuilder
from muster.kernel.content import Boxes, Pack


def box_of(pack: Pack) -> Box:
    """Lay out all pieces of a pack."""
    box = Box(pack.name, pack.hash, pack.to_json())
    box.pack = pack
    _lay_out_figures(box, pack)
    _lay_out_cards(box, pack)
    _lay_out_places(box, pack)
    _enter_options(box)
    return box


BOXES = Boxes(schema.load, box_of, schema.SCHEMAS, schema.PACKS)
load_box, stored_box, box_schema = BOXES.load, BOXES.stored, BOXES.schema


def _lay_out_figures(box: Box, pack: Pack) -> None:
    meeples = pack.record("box", "meeples", schema.MeepleSupply)
    setup = pack.record("box", "setup", schema.SetupFigures)
    yard = pack.record("capitol", "builders_yard", schema.BuildersYard)
    box.meeples = tuple([int(getattr(meeples, name)) for name in CLASSES])
    box.bag_peasants = setup.bag_peasants
    box.bag_corruption = setup.bag_corruption
    box.first_hand = setup.first_hand
    box.quests_dealt = setup.quests
    box.city_monsters = setup.city_monsters
    box.display_size = setup.display
    box.hand_sizes = setup.hand_sizes
    box.safety_round = setup.safety_round
    box.final_turns = setup.final_turns
    box.tower_rooms = setup.tower_rooms
    box.yard_one, box.yard_joins, box.yard_two = yard.one, yard.joins, yard.two
    for at, name in enumerate(CLASSES[:UNITS]):
        hero = pack.record("heroes", name, schema.HeroClass)
        box.heroes.append(
            [
                HeroLevel(side.value, side.cost, side.ability, side.n, side.draw, side.discard, side.joins)
                for side in hero.levels
            ]
        )
        box.prestige_level[at] = hero.levels[0].level if hero.prestige else 0


def _lay_out_cards(box: Box, pack: Pack) -> None:
    for key, card in pack.table("monsters", schema.Monster).items():
        monster = Monster(len(box.monsters), key, card.level, TYPES.index(card.type), card.strength, card.vp)
        monster.district = DISTRICTS.index(card.district)
        monster.three_plus = card.three_plus
        _lay_effects_on(monster, card.effects)
        box.monsters.append(monster)
    box.normal = len(box.monsters)
    box.small_deck = tuple([monster.id for monster in box.monsters if not monster.three_plus])
    council = pack.table("council", schema.CouncilMember)
    for key in sorted(council, key=lambda name: council[name].role == "henchman"):
        member = council[key]
        monster = Monster(len(box.monsters), key, member.level, TYPES.index(member.type), member.strength, member.vp)
        monster.council = True
        monster.henchman = member.role == "henchman"
        box.monsters.append(monster)
    for key, record in pack.table("quests", schema.Quest).items():
        quest = Quest(len(box.quests), key, record.kind, record.vp, record.penalty, _condition(record.condition))
        _lay_effects_on(quest, record.effects)
        box.quests.append(quest)
    for quest in box.quests:
        when = quest.condition.when
        box.quests_when[when] = (*box.quests_when.get(when, ()), quest.id)
    for monster in box.monsters:
        fitting = [
            quest
            for quest in box.quests_when.get("fight", ())
            if monster.level >= box.quests[quest].condition.level
            and box.quests[quest].condition.type in (-1, monster.type)
        ]
        box.fight_quests.append((*fitting, *box.quests_when.get("fights", ())))
    for key, face in pack.table("tokens", schema.BonusToken).items():
        box.tokens.append(Token(len(box.tokens), key, face.vp, face.kinds, face.level, face.prestige))


def _lay_out_places(box: Box, pack: Pack) -> None:
    prebuilt = pack.table("prebuilt", schema.PrebuiltLocation)
    for key in sorted(prebuilt, key=lambda name: DISTRICTS.index(prebuilt[name].district)):
        location = _location(box, key, prebuilt[key].units, prebuilt[key].effects)
        location.district = DISTRICTS.index(prebuilt[key].district)
    for key, tile in pack.table("tiles", schema.LocationTile).items():
        location = _location(box, key, tile.units, tile.effects)
        location.hill = tile.hill
        location.stock = tile.stock
        for effect in tile.effects:
            if isinstance(effect, TakeFromStock):
                location.stock_class = CLASSES.index(effect.class_)
    box.helping = frozenset([location.id for location in box.locations if location.helps_fights])
    box.strengthening = frozenset([location.id for location in box.locations if location.single])
    box.helping_bits = sum([location.bit for location in box.locations if location.helps_fights])
    box.strengthening_bits = sum([location.bit for location in box.locations if location.single])
    slots = pack.table("slots", schema.Slot)
    for key in sorted(slots, key=lambda name: DISTRICTS.index(slots[name].district)):
        slot = Slot(len(box.slots), key, DISTRICTS.index(slots[key].district))
        _lay_effects_on(slot, slots[key].effects)
        slot.vp = sum(effect.n for effect in slots[key].effects if isinstance(effect, Vp))
        box.slots.append(slot)
    for key, record in pack.table("rooms", schema.TowerRoom).items():
        room = Room(len(box.rooms), key, _needs(record.units), record.combat)
        _lay_effects_on(room, record.effects)
        box.rooms.append(room)


def _location(box: Box, key: str, units: Mapping[str, int], effects: schema.Effects) -> Location:
    location = Location(len(box.locations), key, _needs(units))
    sums = _lay_effects_on(location, effects)
    location.all_others = sums.all_others
    location.single = sums.single
    pairs = sum([n for _, _, n in location.bonuses.pairs])
    location.lift = location.all_others + max(location.bonuses.classes) + pairs + sum(location.bonuses.versus)
    location.helps_fights = sums.number > 0
    box.locations.append(location)
    return location


def _needs(units: Mapping[str, int]) -> tuple[int, ...]:
    needs = [0] * NEEDS
    for name, number in units.items():
        needs[{"any": ANY, "prestige": PRESTIGE}[name] if name in ("any", "prestige") else CLASSES.index(name)] = number
    return tuple(needs)


def _counted(units: Mapping[str, int]) -> tuple[tuple[int, int], ...]:
    return tuple([(CLASSES.index(name), number) for name, number in units.items()])


def _lay_effects_on(piece: Piece, effects: schema.Effects) -> BonusSums:
    """Enter what a card or place brings; a word that nobody carries out is no effect for the type checker."""
    sums = BonusSums()
    for effect in effects:
        match effect:
            case Deed():
                effect.add_to(piece)
                piece.acts = (*piece.acts, effect.act())
            case Bonus():
                effect.add_to(sums)
                sums.number += 1
                continue
            case DrawEffect():
                assert isinstance(piece, Quest)
                piece.draw_effects = (*piece.draw_effects, effect)
            case ReturnBuilder():
                assert isinstance(piece, Quest)
                piece.sends_builder = True
            case _:
                assert_never(effect)
        piece.effects = (*piece.effects, effect)
    piece.bonuses = sums.bonuses()
    return sums


def _condition(given: schema.Condition) -> Condition:
    condition = Condition(given.when)
    match given:
        case schema.Fight():
            condition.type = TYPES.index(given.type) if given.type else -1
            condition.level = given.level
            condition.units = _counted(given.units)
            condition.kinds = given.kinds
        case schema.Fights():
            condition.monsters = given.monsters
        case schema.Build():
            condition.monsters = given.monsters
            condition.built = given.built
        case schema.LevelUp():
            condition.to = given.to
            condition.classes = given.classes
        case schema.Tavern():
            condition.units = _counted(given.units)
            condition.kinds = given.kinds
        case schema.PileHas():
            condition.type = TYPES.index(given.type)
            condition.number = given.n
        case schema.End():
            condition.most = given.most
            condition.pile = tuple([(TYPES.index(name), number) for name, number in given.pile.items()])
            condition.each_level = given.each_level
            condition.each_type = given.each_type
            condition.own = _counted(given.own)
            condition.own_at_most = _counted(given.own_at_most)
            condition.types_at_level_3 = given.types_at_level_3
            condition.prestige = given.prestige
    return condition


# -- the book of options ---------------------------------------------------------------------------------------------


def _enter_options(box: Box) -> None:
    """Every option of the game, in a fixed order: its number in the book is a promise to learners."""
    book = box.book
    for word in kinds.SINGLE:
        book.enter(word, word, 0, f"option-{word}")
    box.confirm, box.research = book["confirm"], book["research"]
    box.go_on, box.no_more, box.nothing = book["continue"], book["stop"], book["nothing"]
    for at, name in enumerate(CLASSES[1:BASIC], start=1):
        book.enter(f"ability:{name}", kinds.ABILITY, at, "option-ability", {"class": f"class-{name}"})
    for at, pair in enumerate(YARD_CHOICES):
        key = "+".join(CLASSES[kind] for kind in pair)
        units = tuple([(f"units-{CLASSES[kind]}", pair.count(kind)) for kind in dict.fromkeys(pair)])
        box.build_options.append(book.enter(f"build:{key}", kinds.BUILD, at, "option-build", {"units": units}))
    box.level_options = box.shaman_level_options = [book["pass"]]
    for at, name in enumerate(CLASSES[1:BASIC], start=1):
        about = {"class": f"class-{name}"}
        own = book.enter(f"level:{name}", kinds.LEVEL, at, "option-level", about)
        shaman = book.enter(f"level:{name}:shaman", kinds.LEVEL, SHAMAN_AS + at, "option-level-shaman", about)
        box.level_options = [*box.level_options, own]
        box.shaman_level_options = [*box.shaman_level_options, shaman]
    for at, place in enumerate(("builders_yard", "hall_of_heroes")):
        book.enter(f"capitol:{place}", "capitol", at, "option-capitol", {"place": f"location-{place}"})
    box.card_options["tile"] = [
        book.enter(f"tile:{tile.key}", "tile", tile.id, "option-tile", {"tile": f"location-{tile.key}"})
        for tile in box.locations
    ]
    box.card_options["slot"] = [
        book.enter(f"slot:{slot.key}", "slot", slot.id, "option-slot", {"slot": f"slot-{slot.key}"})
        for slot in box.slots
    ]
    box.card_options["district"] = [
        book.enter(f"district:{name}", "district", at, "option-district", {"district": f"district-{name}"})
        for at, name in enumerate(DISTRICTS)
    ]
    for verb in ("complete", "discard", "effect"):
        box.card_options[verb] = [
            book.enter(f"{verb}:{quest.key}", verb, quest.id, f"option-{verb}", {"quest": f"quest-{quest.key}"})
            for quest in box.quests
        ]
    _enter_spot_options(box)
    _enter_kind_options(box)


YARD_CHOICES = ((0,), (7,), (0, 0), (0, 7), (7, 7))


def _enter_spot_options(box: Box) -> None:
    """What can be done at a spot: go there, add to it, leave it, resolve it, strengthen a Unit on it."""
    spots = list(range(len(box.locations)))
    monsters = [MONSTER_SPOT + monster.id for monster in box.monsters]
    rooms = [ROOM_SPOT + room.id for room in box.rooms]
    for verb, chosen in (
        (kinds.USE, spots),
        (kinds.FIGHT, monsters),
        (kinds.ROOM, rooms),
        (kinds.MORE, spots + monsters + rooms),
        (kinds.BACK, spots + monsters + rooms),
        (kinds.STRENGTHEN, monsters),
        (kinds.RESOLVE, spots + monsters + rooms),
    ):
        box.spot_options[verb] = {
            spot: box.book.enter(
                f"{verb}:{box.spot_key(spot)}", verb, spot, f"option-{verb}", {"place": box.spot_text(spot)}
            )
            for spot in chosen
        }
    box.back_options, box.more_options = box.spot_options["back"], box.spot_options["more"]
    box.back_and_more = {spot: (back, box.more_options[spot]) for spot, back in box.back_options.items()}
    for location in box.locations:
        location.use = box.spot_options["use"][location.id]
    for monster in box.monsters:
        monster.fight = box.spot_options["fight"][MONSTER_SPOT + monster.id]


def _enter_kind_options(box: Box) -> None:
    """Which meeple: to send, to return, to put back into the bag, to gain, to strengthen."""
    for verb in ("unit", "return", "bag", "gain", "named", "corruption"):
        box.kind_options[verb] = []
    for at, name in enumerate(KIND_NAMES):
        text = f"class-{name}" if at < SHAMAN_AS else f"shaman-as-{CLASSES[at - SHAMAN_AS]}"
        for verb in ("unit", "return", "named"):
            entered = box.book.enter(f"{verb}:{name}", verb, at, f"option-{verb}", {"unit": text})
            box.kind_options[verb].append(entered)
        if at <= CORRUPTION:
            for verb in ("bag", "gain"):
                box.kind_options[verb].append(
                    box.book.enter(f"{verb}:{name}", verb, at, f"option-{verb}", {"unit": text})
                )
    for at, place in enumerate(("tavern", "lodgings")):
        box.kind_options["corruption"].append(
            box.book.enter(f"corruption:{place}", "corruption", at, f"option-corruption-{place}")
        )
    assert len(KIND_NAMES) == JOINING
