### Names and card texts of Meeples & Monsters. VP, penalties, strengths and costs stand in the content, not here: a pack
### may change them.

## Districts, types, classes

district-villages = Villages
district-university = University
district-castle = Castle
district-cathedral = Cathedral
type-undead = Undead
type-monstrous = Monstrous
type-humanoid = Humanoid
class-peasant = Peasant
class-mage = Mage
class-cleric = Cleric
class-warrior = Warrior
class-knight = Knight
class-ranger = Ranger
class-paladin = Paladin
class-shaman = Shaman
class-corruption = Corruption
class-any = Any Unit
class-prestige = Prestige Unit

## Numbers of meeples

units-peasant =
    { $n ->
        [one] { $n } Peasant
       *[other] { $n } Peasants
    }
units-mage =
    { $n ->
        [one] { $n } Mage
       *[other] { $n } Mages
    }
units-cleric =
    { $n ->
        [one] { $n } Cleric
       *[other] { $n } Clerics
    }
units-warrior =
    { $n ->
        [one] { $n } Warrior
       *[other] { $n } Warriors
    }
units-knight =
    { $n ->
        [one] { $n } Knight
       *[other] { $n } Knights
    }
units-ranger =
    { $n ->
        [one] { $n } Ranger
       *[other] { $n } Rangers
    }
units-paladin =
    { $n ->
        [one] { $n } Paladin
       *[other] { $n } Paladins
    }
units-shaman =
    { $n ->
        [one] { $n } Shaman
       *[other] { $n } Shamans
    }
units-corruption = { $n } Corruption
units-any =
    { $n ->
        [one] { $n } Unit of any class
       *[other] { $n } Units of any class
    }
units-prestige =
    { $n ->
        [one] { $n } Prestige Unit
       *[other] { $n } Prestige Units
    }
shaman-as-peasant = Shaman as Peasant
shaman-as-mage = Shaman as Mage
shaman-as-cleric = Shaman as Cleric
shaman-as-warrior = Shaman as Warrior
shaman-as-knight = Shaman as Knight

## Phases

phase-start = Start of turn
phase-development = Development Phase
phase-main = Main Phase
phase-draw = Draw Phase

## Heroes: what a class can do at each level

hero-peasant-1 = No ability; needed to construct.
hero-mage-1 = No ability yet.
hero-mage-2 = Once per turn, send all Mages from your Tavern to your Lodgings (at least 1) to draw 1 Quest.
hero-mage-3 = Once per turn, send all Mages from your Tavern to your Lodgings (at least 1) to draw 2 Quests, then discard 1.
hero-cleric-1 = No ability yet.
hero-cleric-2 = Development Phase: with a Cleric and a Corruption in your Tavern, draw 1 meeple.
hero-cleric-3 = Development Phase: with a Cleric and a Corruption in your Tavern, draw 2 meeples.
hero-warrior-1 = No ability yet.
hero-warrior-2 = Beside a Warrior, your Peasants have +1 combat value.
hero-warrior-3 = Beside a Warrior, your Peasants have +1 combat value. Once per turn, a Peasant from your Lodgings may join a Warrior in a fight.
hero-knight-1 = No ability yet.
hero-knight-2 = Development Phase: with a Knight in your Tavern, draw 1 meeple.
hero-knight-3 = Development Phase: with a Knight in your Tavern, draw 1 meeple.
hero-ranger-3 = A Monster beaten with a Ranger brings extra VP.
hero-paladin-3 = Adds the level of the Monster it fights to its combat value.
hero-shaman-3 = Counts as a basic class of your choice wherever you assign it.

## Pre-built Locations

location-splinter_arena = Splinter Arena
    .benefit = Gain 1 Warrior. Return 1 Peasant standing here to the supply.
location-academy_of_fine_grain = Academy of Fine Grain
    .benefit = Gain 1 Mage.
location-chapel_of_the_holy_knot = Chapel of the Holy Knot
    .benefit = Gain 1 Cleric.
location-heartwood_keep = Heartwood Keep
    .benefit = Gain 1 Knight. Return 1 Peasant standing here to the supply.

## The Capitol

location-builders_yard = Builders' Yard
    .benefit = Build one of the open Location tiles on a vacant slot.
location-hall_of_heroes = Hall of Heroes
    .benefit = Pay VP to raise the class of the Unit by one level.

## Location tiles

location-levy_station = Levy Station
    .benefit = Your Peasants have +2 combat value this turn. Gain 1 Warrior.
location-branch_and_root_inn = The Branch & Root Inn
    .benefit = Your Mages have +1 combat value this turn.
location-knot_and_grain_inn = The Knot & Grain Inn
    .benefit = Your Clerics have +1 combat value this turn.
location-oaken_war_hall = Oaken War Hall
    .benefit = All your other Units have +2 combat value this turn.
location-shrine_of_dry_rot = Shrine of Dry Rot
    .benefit = This turn, one Unit in a fight has +1 combat value per Corruption in your Lodgings.
location-sentry_stump = Sentry Stump
    .benefit = After your Draw Phase, 1 Warrior comes back from here to your Tavern.
location-healers_temple = Healer's Temple
    .benefit = Gain 1 Cleric. Put up to 3 meeples from your Lodgings back into your bag; each other player may put back 1.
location-house_of_lords = House of Lords
    .benefit = Draw 2 Quests, then discard 1.
location-colosseum = Colosseum
    .benefit = Hold it until your next turn, then gain VP, more with a Prestige Unit there.
location-high_bough = High Bough
    .benefit = Hold it until your next turn, then draw 2 meeples.
location-pine_lodge = Pine Lodge
    .benefit = Take 1 Ranger from this tile while the stock lasts.
location-varnished_vow = Hall of the Varnished Vow
    .benefit = Take 1 Paladin from this tile while the stock lasts.
location-driftwood_circle = Driftwood Circle
    .benefit = Take 1 Shaman from this tile while the stock lasts.
location-ring_counters = Ring-Counters' Observatory
    .benefit = Draw 2 more meeples in this turn's Draw Phase.
location-sapling_settlement = Sapling Settlement
    .benefit = Return 1 Peasant standing here to the supply. Gain VP.

## Slots and their bonuses

slot-villages_1 = Villages, slot 1
    .benefit = Gain 1 Warrior.
slot-villages_2 = Villages, slot 2
    .benefit = Draw 1 meeple at once.
slot-university_1 = University, slot 1
    .benefit = Draw 2 Quests, then discard 1.
slot-university_2 = University, slot 2
    .benefit = Gain 1 Mage.
slot-castle_1 = Castle, slot 1
    .benefit = Gain VP.
slot-castle_2 = Castle, slot 2
    .benefit = Put up to 3 meeples from your Lodgings back into your bag; each other player may put back 1.
slot-cathedral_1 = Cathedral, slot 1
    .benefit = Gain 1 Cleric.
slot-cathedral_2 = Cathedral, slot 2
    .benefit = Return 1 Corruption from your Tavern or Lodgings to the supply.

## Monsters

monster-skeleton = Skeleton
monster-sawdust_imp = Sawdust Imp
monster-rogue_varnisher = Rogue Varnisher
    .effect = Your Mages have +1 combat value for the rest of the game.
monster-hollow_friar = Hollow Friar
    .effect = Your Clerics have +1 combat value for the rest of the game.
monster-timber_wolf = Timber Wolf
    .effect = Discard 1 Quest from your hand.
monster-plank_pirate = Plank Pirate
monster-bookshelf_mimic = Bookshelf Mimic
    .effect = Draw 1 Quest.
monster-splinter_goblin = Splinter Goblin
    .effect = Your Warriors have +1 combat value for the rest of the game.
monster-poltergrain = Poltergrain
    .effect = Beside a Warrior, your Mages have +1 combat value for the rest of the game.
monster-beaver_brute = Beaver Brute
monster-chisel_sergeant = Chisel Sergeant
    .effect = Your Knights have +1 combat value for the rest of the game.
monster-coffin_nailer = Coffin Nailer
    .effect = Gain 1 Peasant.
monster-ghoul = Ghoul
    .effect = Your Warriors have +1 combat value for the rest of the game.
monster-hedge_witch = Hedge Witch
    .effect = Your Mages have +1 combat value for the rest of the game.
monster-mahogany_mummy = Mahogany Mummy
    .effect = Your Clerics have +1 combat value for the rest of the game.
monster-termite_swarm = Termite Swarm
    .effect = Discard 1 Quest from your hand.
monster-tree_beast = Tree Beast
monster-lumberjack_raider = Lumberjack Raider
monster-unstaked_vampire = Unstaked Vampire
    .effect = Draw 2 Quests, then discard 1.
monster-twig_snatcher = Twig Snatcher
    .effect = Gain 1 Mage.
monster-crypt_carpenter = Crypt Carpenter
    .effect = Your total is 1 higher against each Undead Monster for the rest of the game.
monster-hornbeam_boar = Hornbeam Boar
    .effect = Your total is 1 higher against each Monstrous Monster for the rest of the game.
monster-giant_woodpecker = Giant Woodpecker
monster-plywood_golem = Plywood Golem
monster-grave_sander = Grave Sander
    .effect = Gain 1 Cleric.
monster-creosote_ooze = Creosote Ooze
    .effect = Take 1 Corruption.
monster-turncoat_joiner = Turncoat Joiner
    .effect = Beside a Knight, your Warriors have +1 combat value for the rest of the game.
monster-cabinet_wraith = Cabinet Wraith
    .effect = Beside a Mage, your Clerics have +1 combat value for the rest of the game.
monster-duke_dowel = Duke Dowel
    .effect = Your Knights have +1 combat value for the rest of the game.
monster-log_baron = Log Baron
    .effect = Your Peasants have +1 combat value for the rest of the game.
monster-cedar_hydra = Cedar Hydra
monster-haunted_wardrobe = Haunted Wardrobe
monster-archmagus_adze = Archmagus Adze
    .effect = Gain 1 Knight.
monster-ironwood_warlord = Ironwood Warlord
    .effect = Your Warriors have +1 combat value for the rest of the game.
monster-gougoyle = Gougoyle
monster-rotroot_colossus = Rotroot Colossus
monster-baron_von_bandsaw = Baron von Bandsaw
monster-lich_of_the_lathe = Lich of the Lathe
    .effect = Take 1 Corruption.
monster-ebony_reaper = Ebony Reaper
monster-ash_dragon = Ash Dragon

## The Dark Council

monster-count_drillula = Count Drillula
monster-mangrove = Mangrove
monster-saw_ron = Saw-Ron
monster-combustor = Combustor

## Bonus tokens: what the Units in the fight must show

token-two_at_level_two = 2 different Unit types of level 2 or 3
token-three_at_level_two = 3 different Unit types of level 2 or 3
token-two_at_level_three = 2 different Unit types of level 3
token-three_at_level_three = 3 different Unit types of level 3
token-prestige_guest = At least 1 Prestige Unit
token-mixed_company = 4 different Unit types of any level

## Triggered Quests

quest-knots_of_knowledge = Knots of Knowledge
    .condition = Defeat a Monster of level 2 or 3 with 1 Mage and 1 Warrior.
    .bonus = Draw 1 Quest.
quest-recover_the_rod_of_ruin = Recover the Rod of Ruin
    .condition = Defeat an Undead Monster of level 2 or 3 with 1 Mage and 1 Cleric.
    .bonus = Return 1 Corruption from your Tavern or Lodgings to the supply.
quest-hardwood_brigade = Charge of the Hardwood Brigade
    .condition = Defeat any Monster with 2 Knights.
    .bonus = Gain 1 Knight.
quest-softwood_uprising = The Softwood Uprising
    .condition = Defeat any Monster with 4 Peasants.
    .bonus = Return 1 Peasant of this fight to the supply. Gain 1 Warrior.
quest-blessed_axes = Blessed Axes
    .condition = Defeat an Undead Monster with 2 Clerics.
    .bonus = Gain 1 Cleric.
quest-pest_control = Pest Control
    .condition = Defeat a Monstrous Monster with 2 Warriors.
    .bonus = Gain 1 Warrior.
quest-debate_by_fireball = Debate by Fireball
    .condition = Defeat a Humanoid Monster with 2 Mages.
    .bonus = Gain 1 Mage.
quest-clear_cutting = Clear-Cutting
    .condition = Defeat 3 Monsters in one turn.
    .bonus = Gain 1 Ranger.
quest-dawn_over_deadwood = Dawn over the Deadwood
    .condition = Defeat a level 3 Monster with 1 Cleric.
    .bonus = Gain 1 Paladin.
quest-oath_of_the_oak = Oath of the Oak
    .condition = Defeat an Undead Monster of level 2 or 3 with 1 Knight and 1 Cleric.
    .bonus = Return 1 Knight of this fight to the supply. Gain 1 Paladin.
quest-whispering_wood = Walk in the Whispering Wood
    .condition = Defeat a Monstrous Monster of level 2 or 3 with 1 Mage and 1 Cleric.
    .bonus = Return 1 Mage of this fight to the supply. Gain 1 Shaman.
quest-trackers_trial = The Tracker's Trial
    .condition = Defeat a Monstrous Monster of level 2 or 3 with 1 Warrior and 1 Knight.
    .bonus = Return 1 Warrior of this fight to the supply. Gain 1 Ranger.
quest-united_we_stain = United We Stain
    .condition = Defeat any Monster with 4 different Unit types.
    .bonus = Gain 1 Shaman.
quest-sworn_carpenters = Sworn Carpenters
    .condition = Construct in a district with 2 or more Monsters.
    .bonus = Return 1 Corruption from your Tavern or Lodgings to the supply.
quest-graduation_day = Graduation Day
    .condition = Raise a class to level 3.
    .bonus = VP only.
quest-full_house = Full House
    .condition = Draw Phase: have 4 different Unit types in your Tavern.
    .bonus = Gain 1 Mage, Cleric, Warrior or Knight, as you choose.
quest-confession_booth = Confession Booth
    .condition = Draw Phase: have 2 Corruption and 1 Cleric in your Tavern.
    .bonus = Return 2 Corruption from your Tavern to the supply.
quest-royal_muster = Royal Muster
    .condition = Draw Phase: have 1 Knight, 1 Warrior and 1 Peasant in your Tavern.
    .bonus = Gain 1 Knight.

## Ongoing Quests

quest-ritual_of_exceptional_merit = Ritual of Exceptional Merit
    .condition = Draw Phase: have 2 Mages in your Tavern.
    .bonus = Each Draw Phase, you may move 1 Corruption from Tavern to Lodgings to draw 1 meeple.
quest-axe_practice = Axe Practice
    .condition = Defeat a Monster of level 2 or 3 with 2 Warriors.
    .bonus = Your Warriors have +1 combat value for the rest of the game.
quest-knightly_joinery = Knightly Joinery
    .condition = Draw Phase: have 2 Knights in your Tavern.
    .bonus = Your Knights have +1 combat value for the rest of the game.
quest-hymn_of_the_heartwood = Hymn of the Heartwood
    .condition = Defeat an Undead Monster of level 2 or 3 with 1 Cleric.
    .bonus = Your Clerics have +1 combat value for the rest of the game.
quest-fire_safety_course = Fire Safety Course
    .condition = Defeat a Monstrous Monster of level 2 or 3 with 1 Mage.
    .bonus = Your Mages have +1 combat value for the rest of the game.
quest-pitchfork_drill = Pitchfork Drill
    .condition = Defeat a Monster of level 2 or 3 with 3 Peasants.
    .bonus = Your Peasants have +1 combat value for the rest of the game.
quest-hatchet_and_hymnal = Hatchet and Hymnal
    .condition = Draw Phase: have 1 Warrior and 1 Cleric in your Tavern.
    .bonus = Beside a Cleric, your Warriors have +1 combat value for the rest of the game.
quest-knight_and_squire = Knight and Squire
    .condition = Defeat any Monster with 1 Knight and 2 Peasants.
    .bonus = Beside a Knight, your Peasants have +1 combat value for the rest of the game.
quest-staking_practice = Staking Practice
    .condition = Have 2 Undead Monsters in your defeated pile.
    .bonus = Your total is 1 higher against each Undead Monster for the rest of the game.
quest-know_your_enemy = Know Your Enemy
    .condition = Have 2 Humanoid Monsters in your defeated pile.
    .bonus = Your total is 1 higher against each Humanoid Monster for the rest of the game.
quest-an_extra_bunk = An Extra Bunk
    .condition = Level up a class and then have 2 classes at level 2 or 3.
    .bonus = Draw 1 more meeple in each Draw Phase.
quest-carpenters_guild = Carpenters' Guild
    .condition = Construct a tile that is at least your second of the game.
    .bonus = When you construct with 2 Peasants, you may return 1 of them to the supply.

## End of Game Quests

quest-gravediggers_ledger = Gravedigger's Ledger
    .condition = At the end, no one has more Undead Monsters in the defeated pile than you.
    .bonus = VP only.
quest-big_game_wall = The Big Game Wall
    .condition = At the end, no one has more Monstrous Monsters in the defeated pile than you.
    .bonus = VP only.
quest-wanted_dead_or_sanded = Wanted: Dead or Sanded
    .condition = At the end, no one has more Humanoid Monsters in the defeated pile than you.
    .bonus = VP only.
quest-bone_collector = Bone Collector
    .condition = At the end, have 3 Undead Monsters in your defeated pile.
    .bonus = VP only.
quest-pelts_and_splinters = Pelts and Splinters
    .condition = At the end, have 3 Monstrous Monsters in your defeated pile.
    .bonus = VP only.
quest-bounty_board = Bounty Board
    .condition = At the end, have 3 Humanoid Monsters in your defeated pile.
    .bonus = VP only.
quest-rings_of_the_tree = Rings of the Tree
    .condition = At the end, have a Monster of each level, 1 to 3, in your defeated pile.
    .bonus = VP only.
quest-mixed_forest = Mixed Forest
    .condition = At the end, have 2 Monsters of each type in your defeated pile.
    .bonus = VP only.
quest-full_guild = A Full Guild
    .condition = At the end, own 1 Peasant, 1 Mage, 1 Cleric, 1 Warrior and 1 Knight.
    .bonus = VP only.
quest-clean_grain = Clean Grain
    .condition = At the end, own 3 Corruption or fewer.
    .bonus = VP only.
quest-gentrification = Gentrification
    .condition = At the end, own 5 Peasants or fewer.
    .bonus = VP only.
quest-grand_masters = Grand Masters
    .condition = At the end, have 2 Unit types at level 3; a Prestige class counts while you own a meeple of it.
    .bonus = VP only.
quest-friends_in_high_places = Friends in High Places
    .condition = At the end, own 2 Prestige Units.
    .bonus = VP only.
quest-veterans_of_the_saw = Veterans of the Saw
    .condition = At the end, no one has more Monsters of level 2 or 3 in the defeated pile than you.
    .bonus = VP only.

## Tower Rooms

room-broom_cupboard = Broom Cupboard
    .benefit = Gain VP.
room-kindling_store = Kindling Store
    .benefit = Gain VP. Return 1 Peasant standing here to the supply.
room-map_room = Map Room
    .benefit = Gain VP. Draw 2 Quests, then discard 1.
room-alchemists_attic = Alchemist's Attic
    .benefit = Gain VP.
room-scriptorium = Scriptorium
    .benefit = Gain VP and 1 Mage.
room-infirmary = Infirmary
    .benefit = Gain VP and 1 Cleric.
room-reliquary = Reliquary
    .benefit = Gain VP.
room-armoury = Armoury
    .benefit = Gain VP.
room-guard_room = Guard Room
    .benefit = Gain VP and 1 Warrior.
room-stables = Rocking-Horse Stables
    .benefit = Gain VP.
room-drawbridge_winch = Drawbridge Winch
    .benefit = Gain VP.
room-trophy_gallery = Trophy Gallery
    .benefit = Gain VP.
room-bell_chamber = Bell Chamber
    .benefit = Gain VP.
room-confessional = Confessional
    .benefit = Gain VP.
room-cold_forge = Cold Forge
    .benefit = Gain VP.
room-wishing_well = Wishing Well
    .benefit = Gain VP.
room-oubliette = Oubliette
    .benefit = Gain VP.
room-ash_pit = Ash Pit
    .benefit = Gain VP.
room-hermits_loft = Hermit's Loft
    .benefit = Gain VP. Return 1 Peasant standing here to the supply.
room-mirror_of_motives = Mirror of Motives
    .benefit = Gain VP.

## Options of a match

setting-towers = The Four Towers
    .help = Every district has a tower. Its rooms pay once for Units, and some take Corruption. Not for a first match.
