"""From a checked pack to the pieces of the box and the book of options."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar, get_args

from muster.games.monster_lands.content import abilities, records, schema
from muster.games.monster_lands.content.option_book import enter_options
from muster.games.monster_lands.content.pieces import (
    AFFINITIES,
    BUILDINGS,
    COLOURS,
    GEAR_TYPES,
    GOODS,
    MOST_SEATS,
    NO_AFFINITY,
    NOVICES,
    SHOPS,
    WHERE,
    Ability,
    AbilityName,
    Box,
    Colours,
    Dice,
    DiceNeed,
    GainName,
    Gear,
    Goods,
    Land,
    Loot,
    LootWord,
    Member,
    MineSpace,
    Mission,
    Monster,
    PowerName,
    Section,
    Trap,
    TrapWord,
)
from muster.kernel.content import Boxes, Pack

Word = TypeVar("Word", bound=str)


def box_of(pack: Pack) -> Box:
    """Lay out all pieces of a pack."""
    box = Box(pack.name, pack.hash, pack.to_json())
    box.pack = pack
    _lay_out_figures(box, pack)
    _lay_out_board(box, pack)
    _lay_out_members(box, pack)
    _lay_out_outside(box, pack)
    _lay_out_tokens(box, pack)
    enter_options(box)
    return box


BOXES = Boxes(schema.load, box_of, schema.SCHEMAS, schema.PACKS)
load_box, stored_box, box_schema = BOXES.load, BOXES.stored, BOXES.schema


# The box and the board


def _lay_out_figures(box: Box, pack: Pack) -> None:
    clans = pack.record("box", "clans", records.Clans)
    box.start_glory, box.start_gold = clans.start_glory, clans.start_gold
    box.trap_limit, box.defense_limit = clans.trap_limit, clans.defense_limit
    box.potion_limit = clans.potion_limit
    box.lost_clan_gold = clans.lost_clan_gold
    prices = pack.record("box", "prices", records.Prices)
    box.armory_price, box.armory_tokens = prices.armory_price, prices.armory_tokens
    box.beer_price = prices.beer_price
    box.pawn_gold, box.trophy_gold = prices.pawn_gold, prices.trophy_gold
    box.persuasion_floor, box.discount_floor = prices.persuasion_floor, prices.discount_floor
    box.wage_rates = prices.wage_rates
    deeds = pack.record("box", "deeds", records.Deeds)
    box.venom_bonus, box.second_mission_gold = deeds.venom_bonus, deeds.second_mission_gold
    ending = pack.record("box", "ending", records.Ending)
    box.end_glory = ending.end_glory
    box.affinity_points, box.tie_breaks = ending.affinity_points, ending.tie_breaks
    variants = pack.record("box", "variants", records.Variants)
    box.grant_goods, box.grant_gold = variants.grant_goods, variants.grant_gold
    box.more_monster_rounds = variants.more_monster_rounds
    solo = pack.record("box", "solo", records.Solo)
    shift = solo.shift
    box.madhala_dice, box.rank_limits = solo.dice, solo.ranks
    box.madhala_shift = (shift.normal, shift.tutorial, shift.hard, shift.cut_throat)
    tokens = pack.record("box", "panic", records.PanicTokens)
    box.panic = _copies([int(getattr(tokens, name, 0)) for name in BUILDINGS])


def _lay_out_board(box: Box, pack: Pack) -> None:
    spaces, closed = [0] * len(BUILDINGS), [0] * len(BUILDINGS)
    for shop in SHOPS:
        row = pack.record("board", BUILDINGS[shop], records.Row)
        spaces[shop], closed[shop] = row.spaces, row.closed_for_two
    box.row_spaces, box.row_closed = tuple(spaces), tuple(closed)
    alchemist = pack.record("board", "alchemist", records.AlchemistSpaces)
    box.alchemist = (alchemist.upper, alchemist.lower)
    mine = pack.record("board", "mine", records.MineSpaces)
    box.mine = tuple([MineSpace(space.dice, space.gold, space.closed_for_two) for space in mine.spaces])
    land = pack.record("board", "land_paths", records.LandPaths)
    box.land_spaces, box.death_glory = land.dice_spaces, land.death_glory
    entrance = pack.record("board", "entrance", records.EntrancePaths)
    box.entrance_spaces, box.entrance_glory = entrance.dice_spaces, entrance.death_glory
    box.entrance_defense = (entrance.upper.defense, entrance.lower.defense)
    box.entrance_gold = (entrance.upper.gold, entrance.lower.gold)
    bands = pack.record("board", "glory_bands", records.GloryBands)
    box.bands = (_dice(bands.first), _dice(bands.second), _dice(bands.third))
    tracks = pack.record("board", "round_dice", records.RoundTracks)
    box.rounds = (tracks.board, tracks.tutorial, tracks.cut_throat)


# Mercenaries and novices


def _lay_out_members(box: Box, pack: Pack) -> None:
    """Mercenaries in the order of their file, then the novices and the spare ones of lost clans."""
    for key, card in pack.table("mercenaries", records.Mercenary).items():
        member = Member(
            len(box.members),
            key,
            card.role,
            AFFINITIES.index(card.affinity),
            card.reputation,
            card.cost,
            _dice(card.dice),
            card.wages,
        )
        member.ability = _ability(card.talent)
        member.rule = card.rule
        box.members.append(member)
    box.deck = tuple([member.id for member in box.members if member.role == "tavern"])
    box.leaders, box.initials = _by_affinity(box, "leader"), _by_affinity(box, "initial")
    novice = pack.record("box", "novices", records.Novices)
    for number in range(1, NOVICES + MOST_SEATS + 1):
        member = Member(
            len(box.members),
            f"novice_{number}",
            "novice",
            NO_AFFINITY,
            novice.reputation,
            novice.cost,
            _dice(novice.dice),
            novice.wages,
        )
        member.rule = "ML-NOV-01"
        box.members.append(member)


def _by_affinity(box: Box, role: str) -> tuple[int, ...]:
    """One member of the role for each affinity, in the order of the affinities."""
    chosen = [member for member in box.members if member.role == role]
    return tuple([member.id for member in sorted(chosen, key=lambda member: member.affinity)])


def _ability(given: abilities.Talent | abilities.GearAbility) -> Ability:
    ability = Ability(_known(given.do, get_args(AbilityName)), getattr(given, "n", 0))
    match given:
        case abilities.Defense():
            ability.affinities = sum(1 << AFFINITIES.index(name) for name in given.affinities)
        case abilities.Reroll():
            ability.colours = _colours(given.colours)
            ability.by_dice = given.by == "dice"
            ability.missions = given.missions
        case abilities.PerDie():
            ability.colours = _colours(given.colours)
            ability.where = WHERE.index(given.where)
        case abilities.BuyDie():
            ability.n = 1
            ability.colours = _colours([given.colour])
            ability.cost = given.cost
            ability.at_home = given.at_home
        case abilities.Take():
            ability.goods = tuple([(name, given.one_of[name]) for name in GOODS if name in given.one_of])
        case _:
            pass  # a figure is all there is to it
    return ability


# Monsters, lands, path headers, missions


def _lay_out_outside(box: Box, pack: Pack) -> None:
    for key, card in pack.table("monsters", records.Monster).items():
        monster = Monster(len(box.monsters), key, card.difficulty, AFFINITIES.index(card.affinity), card.attack)
        monster.capture_value, monster.elimination_value = card.capture_value, card.elimination_value
        monster.capture_glory, monster.capture_gold = card.capture_glory, card.capture_gold
        monster.elimination_glory, monster.trophy = card.elimination_glory, card.trophy
        monster.power = _known(card.power.do, get_args(PowerName))
        monster.n = getattr(card.power, "n", 0)
        monster.colours = _colours(getattr(card.power, "colours", ()))
        monster.rule = card.rule
        box.monsters.append(monster)
    for key, tile in pack.table("lands", records.Land).items():
        need = DiceNeed(_spaces(tile.deploy))
        land = Land(len(box.lands), key, AFFINITIES.index(tile.affinity), tile.conquest, tile.glory, need)
        land.gain = _known(tile.gain.do, get_args(GainName))
        land.n = getattr(tile.gain, "n", 1)
        if isinstance(tile.gain, abilities.GainDice):
            land.colour = COLOURS.index(tile.gain.colour)
        land.rule = tile.rule
        box.lands.append(land)
    for header in pack.table("headers", records.Header).values():
        box.headers += [_sections(header.a), _sections(header.b)]
    for key, record in pack.table("missions", records.Mission).items():
        mission = Mission(len(box.missions), key)
        mission.need = DiceNeed(_spaces(record.roll.dice))
        mission.objective = record.roll.objective
        mission.reward, mission.penalty = _goods(record.roll.reward), _goods(record.roll.penalty)
        mission.contract_need = DiceNeed(_spaces(record.contract.dice))
        mission.resource = _goods(record.contract.resource)
        mission.reward_left, mission.reward_right = _goods(record.contract.left), _goods(record.contract.right)
        box.missions.append(mission)


def _sections(side: tuple[records.HeaderSection, ...]) -> tuple[Section, ...]:
    sections = []
    for given in side:
        section = Section(DiceNeed(_spaces(given.required), _spaces(given.reinforcement)))
        section.rerolls = given.benefit.rerolls
        section.reroll_colours = _colours(given.benefit.colours)
        section.defense, section.gold = given.benefit.defense, given.benefit.gold
        section.potions, section.venoms = given.benefit.potions, given.benefit.venoms
        sections.append(section)
    return tuple(sections)


# Traps, tricks, equipment, loot


def _lay_out_tokens(box: Box, pack: Pack) -> None:
    for key, token in pack.table("traps", records.Trap).items():
        trap = Trap(len(box.traps), key, token.group, token.copies, token.price)
        trap.effect = _known(token.effect.do, get_args(TrapWord))
        trap.n = token.effect.n
        match token.effect:
            case abilities.TrapDice():
                trap.colours = _colours([token.effect.colour])
            case abilities.TrapPerDie() | abilities.Steal():
                trap.colours = _colours(token.effect.colours)
            case _:
                pass  # no colour counts
        trap.rule = token.rule
        box.traps.append(trap)
        if trap.group == "initial":
            box.initial_trap = trap.id
    for key, card in pack.table("equipment", records.Equipment).items():
        kind = GEAR_TYPES.index(card.type)
        gear = Gear(len(box.gear), key, kind, card.price, card.copies, _ability(card.ability))
        gear.rule = card.rule
        box.gear.append(gear)
    box.gear_cards = _copies([gear.copies for gear in box.gear])
    for key, counter in pack.table("loot", records.Loot).items():
        loot = Loot(len(box.loot), key, counter.copies, counter.outside)
        loot.effect = _known(counter.effect.do, get_args(LootWord))
        loot.n = getattr(counter.effect, "n", 0)
        match counter.effect:
            case abilities.LootRerolls():
                loot.colours = _colours(counter.effect.colours)
            case abilities.LootPerDie():
                loot.colours = _colours([counter.effect.colour])
            case abilities.Convert():
                loot.colours = _colours([counter.effect.from_])
                loot.into = COLOURS.index(counter.effect.into)
            case abilities.LootGoods():
                loot.goods = _goods(counter.effect)
            case _:
                pass  # a figure is all there is to it
        loot.rule = counter.rule
        box.loot.append(loot)


# Small numbers for the words of the files


def _known(word: str, words: tuple[Word, ...]) -> Word:
    """One of the words that the rules carry out; any other is refused."""
    for each in words:
        if word == each:
            return each
    raise ValueError(f"the rules carry out no {word!r}")


def _colours(names: Iterable[str]) -> Colours:
    return sum(1 << COLOURS.index(name) for name in names)


def _spaces(spaces: tuple[records.Space, ...] | tuple[records.PathSpace, ...]) -> tuple[Colours, ...]:
    """Spaces for one die each, by the colours that they take."""
    return tuple([_colours(COLOURS if space == "any" else space.split(" or ")) for space in spaces])


def _dice(dice: records.Dice) -> Dice:
    return (dice.strength, dice.magic, dice.persuasion)


def _copies(numbers: list[int]) -> tuple[int, ...]:
    """Kind by kind, as often as there are copies."""
    return tuple([kind for kind, copies in enumerate(numbers) for _ in range(copies)])


def _goods(given: records.Reward | records.Penalty | records.Resource | abilities.LootGoods) -> Goods:
    goods = Goods()
    for name in given.__struct_fields__:
        setattr(goods, name, getattr(given, name))
    return goods
