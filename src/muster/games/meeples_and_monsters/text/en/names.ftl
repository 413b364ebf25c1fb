### Names of Meeples & Monsters. Figures stand in the content, not here: a pack may change them.

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
units-shaman-as-peasant = { $n ->
    [one] { $n } Shaman as Peasant
   *[other] { $n } Shamans as Peasants
}
units-shaman-as-mage = { $n ->
    [one] { $n } Shaman as Mage
   *[other] { $n } Shamans as Mages
}
units-shaman-as-cleric = { $n ->
    [one] { $n } Shaman as Cleric
   *[other] { $n } Shamans as Clerics
}
units-shaman-as-warrior = { $n ->
    [one] { $n } Shaman as Warrior
   *[other] { $n } Shamans as Warriors
}
units-shaman-as-knight = { $n ->
    [one] { $n } Shaman as Knight
   *[other] { $n } Shamans as Knights
}
shaman-as-mage = Shaman as Mage
shaman-as-cleric = Shaman as Cleric
shaman-as-warrior = Shaman as Warrior
shaman-as-knight = Shaman as Knight

## Phases

phase-start = Start of turn
phase-development = Development Phase
phase-main = Main Phase
phase-draw = Draw Phase

## Pre-built Locations

location-splinter_arena = Splinter Arena
location-academy_of_fine_grain = Academy of Fine Grain
location-chapel_of_the_holy_knot = Chapel of the Holy Knot
location-heartwood_keep = Heartwood Keep

## The Capitol

location-builders_yard = Builders' Yard
    .benefit = Build one of the open Location tiles on a vacant slot.
location-hall_of_heroes = Hall of Heroes
    .benefit = Pay VP to level up the class of the Unit.

## Location tiles

location-levy_station = Levy Station
location-branch_and_root_inn = The Branch & Root Inn
location-knot_and_grain_inn = The Knot & Grain Inn
location-oaken_war_hall = Oaken War Hall
location-shrine_of_dry_rot = Shrine of Dry Rot
location-sentry_stump = Sentry Stump
location-healers_temple = Healer's Temple
location-house_of_lords = House of Lords
location-colosseum = Colosseum
location-high_bough = High Bough
location-pine_lodge = Pine Lodge
location-varnished_vow = Hall of the Varnished Vow
location-driftwood_circle = Driftwood Circle
location-ring_counters = Ring-Counters' Observatory
location-sapling_settlement = Sapling Settlement

## Slots and their bonuses

slot-villages_1 = Villages, slot 1
slot-villages_2 = Villages, slot 2
slot-university_1 = University, slot 1
slot-university_2 = University, slot 2
slot-castle_1 = Castle, slot 1
slot-castle_2 = Castle, slot 2
slot-cathedral_1 = Cathedral, slot 1
slot-cathedral_2 = Cathedral, slot 2

## Monsters

monster-skeleton = Skeleton
monster-sawdust_imp = Sawdust Imp
monster-rogue_varnisher = Rogue Varnisher
monster-hollow_friar = Hollow Friar
monster-timber_wolf = Timber Wolf
monster-plank_pirate = Plank Pirate
monster-bookshelf_mimic = Bookshelf Mimic
monster-splinter_goblin = Splinter Goblin
monster-poltergrain = Poltergrain
monster-beaver_brute = Beaver Brute
monster-chisel_sergeant = Chisel Sergeant
monster-coffin_nailer = Coffin Nailer
monster-ghoul = Ghoul
monster-hedge_witch = Hedge Witch
monster-mahogany_mummy = Mahogany Mummy
monster-termite_swarm = Termite Swarm
monster-tree_beast = Tree Beast
monster-lumberjack_raider = Lumberjack Raider
monster-unstaked_vampire = Unstaked Vampire
monster-twig_snatcher = Twig Snatcher
monster-crypt_carpenter = Crypt Carpenter
monster-hornbeam_boar = Hornbeam Boar
monster-giant_woodpecker = Giant Woodpecker
monster-plywood_golem = Plywood Golem
monster-grave_sander = Grave Sander
monster-creosote_ooze = Creosote Ooze
monster-turncoat_joiner = Turncoat Joiner
monster-cabinet_wraith = Cabinet Wraith
monster-duke_dowel = Duke Dowel
monster-log_baron = Log Baron
monster-cedar_hydra = Cedar Hydra
monster-haunted_wardrobe = Haunted Wardrobe
monster-archmagus_adze = Archmagus Adze
monster-ironwood_warlord = Ironwood Warlord
monster-gougoyle = Gougoyle
monster-rotroot_colossus = Rotroot Colossus
monster-baron_von_bandsaw = Baron von Bandsaw
monster-lich_of_the_lathe = Lich of the Lathe
monster-ebony_reaper = Ebony Reaper
monster-ash_dragon = Ash Dragon

## The Dark Council

monster-count_drillula = Count Drillula
monster-mangrove = Mangrove
monster-saw_ron = Saw-Ron
monster-combustor = Combustor

## Bonus tokens

token-two_at_level_two = Seasoned Pair
token-three_at_level_two = Seasoned Trio
token-two_at_level_three = Pair of Masters
token-three_at_level_three = Trio of Masters
token-prestige_guest = Honored Guest
token-mixed_company = Mixed Company

## Triggered Quests

quest-knots_of_knowledge = Knots of Knowledge
quest-recover_the_rod_of_ruin = Recover the Rod of Ruin
quest-hardwood_brigade = Charge of the Hardwood Brigade
quest-softwood_uprising = The Softwood Uprising
quest-blessed_axes = Blessed Axes
quest-pest_control = Pest Control
quest-debate_by_fireball = Debate by Fireball
quest-clear_cutting = Clear-Cutting
quest-dawn_over_deadwood = Dawn over the Deadwood
quest-oath_of_the_oak = Oath of the Oak
quest-whispering_wood = Walk in the Whispering Wood
quest-trackers_trial = The Tracker's Trial
quest-united_we_stain = United We Stain
quest-sworn_carpenters = Sworn Carpenters
quest-graduation_day = Graduation Day
quest-full_house = Full House
quest-confession_booth = Confession Booth
quest-royal_muster = Royal Muster

## Ongoing Quests

quest-ritual_of_exceptional_merit = Ritual of Exceptional Merit
quest-axe_practice = Axe Practice
quest-knightly_joinery = Knightly Joinery
quest-hymn_of_the_heartwood = Hymn of the Heartwood
quest-fire_safety_course = Fire Safety Course
quest-pitchfork_drill = Pitchfork Drill
quest-hatchet_and_hymnal = Hatchet and Hymnal
quest-knight_and_squire = Knight and Squire
quest-staking_practice = Staking Practice
quest-know_your_enemy = Know Your Enemy
quest-an_extra_bunk = An Extra Bunk
quest-carpenters_guild = Carpenters' Guild

## End of Game Quests

quest-gravediggers_ledger = Gravedigger's Ledger
quest-big_game_wall = The Big Game Wall
quest-wanted_dead_or_sanded = Wanted: Dead or Sanded
quest-bone_collector = Bone Collector
quest-pelts_and_splinters = Pelts and Splinters
quest-bounty_board = Bounty Board
quest-rings_of_the_tree = Rings of the Tree
quest-mixed_forest = Mixed Forest
quest-full_guild = A Full Guild
quest-clean_grain = Clean Grain
quest-gentrification = Gentrification
quest-grand_masters = Grand Masters
quest-friends_in_high_places = Friends in High Places
quest-veterans_of_the_saw = Veterans of the Saw

## Tower Rooms

room-broom_cupboard = Broom Cupboard
room-kindling_store = Kindling Store
room-map_room = Map Room
room-alchemists_attic = Alchemist's Attic
room-scriptorium = Scriptorium
room-infirmary = Infirmary
room-reliquary = Reliquary
room-armoury = Armoury
room-guard_room = Guard Room
room-stables = Rocking-Horse Stables
room-drawbridge_winch = Drawbridge Winch
room-trophy_gallery = Trophy Gallery
room-bell_chamber = Bell Chamber
room-confessional = Confessional
room-cold_forge = Cold Forge
room-wishing_well = Wishing Well
room-oubliette = Oubliette
room-ash_pit = Ash Pit
room-hermits_loft = Hermit's Loft
room-mirror_of_motives = Mirror of Motives

## Options of a match

setting-towers = The Four Towers
    .help = Every district has a tower. Its rooms pay once for Units, and some take Corruption. Not for a first match.
