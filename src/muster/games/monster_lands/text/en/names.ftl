### Names and card texts of Monster Lands. Costs, values and points stand in the content, not here, and what a card does
### takes its figures from there: a pack may change them. content/wording.py says which text with which figures.

## Colours and affinities

colour-strength = Strength die
colour-magic = Magic die
colour-persuasion = Persuasion die
affinity-fire = Fire
affinity-water = Water
affinity-air = Air
affinity-jungle = Jungle

## Places

building-lodge = Hunter's Lodge
building-alchemist = Alchemist
building-tavern = Tavern
building-armory = Armory
building-bazaar = Bazaar
building-mine = Mine
building-pawn_shop = Pawn Shop
place-left = Left land
place-right = Right land
place-entrance = Entrance of the Citadel
place-mission = Dice-rolling mission
place-contract = Contract-based mission

## Phases, levels, ranks

phase-preparation = Dice Pool Preparation phase
phase-deployment = Deployment phase
phase-adventure = Adventure phase
phase-clean_up = Clean-up phase
level-normal = Normal
level-tutorial = Tutorial
level-hard = Hard
level-cut-throat = Cut-throat
rank-wanderer = Wanderer
rank-recruit = Recruit
rank-mercenary = Mercenary
rank-captain = Captain
rank-clan_leader = Clan Leader
rank-champion = Champion of the Queen

## Goods

goods-potion = Potion
goods-venom = Venom
goods-defense = Defense token
goods-gold = Gold
goods-talent = Defense talent
gear-type-weapon = Weapon
gear-type-armor = Armor
gear-type-elixir = Elixir
count-glory = { $n } glory
count-gold = { $n } gold
count-potions =
    { $n ->
        [one] { $n } potion
       *[other] { $n } potions
    }
count-venoms =
    { $n ->
        [one] { $n } venom
       *[other] { $n } venoms
    }
count-defense =
    { $n ->
        [one] { $n } defense token
       *[other] { $n } defense tokens
    }
count-traps =
    { $n ->
        [one] { $n } trap
       *[other] { $n } traps
    }
count-loot =
    { $n ->
        [one] { $n } loot token
       *[other] { $n } loot tokens
    }
count-wounds =
    { $n ->
        [one] { $n } wound
       *[other] { $n } wounds
    }
count-talents =
    { $n ->
        [one] { $n } defense talent
       *[other] { $n } defense talents
    }
rerolls-strength =
    { $n ->
        [one] { $n } strength reroll
       *[other] { $n } strength rerolls
    }
rerolls-magic =
    { $n ->
        [one] { $n } magic reroll
       *[other] { $n } magic rerolls
    }
rerolls-strength_or_magic =
    { $n ->
        [one] { $n } strength or magic reroll
       *[other] { $n } strength or magic rerolls
    }

## Dice: so many, and all of a colour

dice-strength =
    { $n ->
        [one] { $n } strength die
       *[other] { $n } strength dice
    }
dice-magic =
    { $n ->
        [one] { $n } magic die
       *[other] { $n } magic dice
    }
dice-persuasion =
    { $n ->
        [one] { $n } persuasion die
       *[other] { $n } persuasion dice
    }
dice-strength_or_magic =
    { $n ->
        [one] { $n } strength or magic die
       *[other] { $n } strength or magic dice
    }
dice-strength_or_persuasion =
    { $n ->
        [one] { $n } strength or persuasion die
       *[other] { $n } strength or persuasion dice
    }
dice-magic_or_persuasion =
    { $n ->
        [one] { $n } magic or persuasion die
       *[other] { $n } magic or persuasion dice
    }
dice-any =
    { $n ->
        [one] { $n } die of any color
       *[other] { $n } dice of any color
    }
all-strength = strength dice
all-magic = magic dice
all-persuasion = persuasion dice

## What talents and equipment do

ability-defense =
    { $n ->
        [one] { $n } defense talent against monster attacks.
       *[other] { $n } defense talents against monster attacks.
    }
ability-defense-against =
    { $n ->
        [one] { $n } defense talent against monsters of the affinities { $affinities }.
       *[other] { $n } defense talents against monsters of the affinities { $affinities }.
    }
ability-reroll-dice =
    { $n ->
        [one] You may reroll { $n } of the { $dice } on the path.
       *[other] You may reroll up to { $n } of the { $dice } on the path, once each.
    }
ability-reroll-times =
    { $n ->
        [one] You may make { $n } reroll among the { $dice } on the path.
       *[other] You may make up to { $n } rerolls among the { $dice } on the path, of one die or of several.
    }
ability-reroll-dice-missions =
    { $n ->
        [one] On a mission you may reroll { $n } of the { $dice }.
       *[other] On a mission you may reroll up to { $n } of the { $dice }, once each.
    }
ability-reroll-times-missions =
    { $n ->
        [one] On a mission you may make { $n } reroll among the { $dice }.
       *[other] On a mission you may make up to { $n } rerolls among the { $dice }, of one die or of several.
    }
ability-per_die-everywhere = On the path the { $dice } count +{ $n } each.
ability-per_die-monster = When attacking a monster, the { $dice } on the path count +{ $n } each.
ability-per_die-conquest = When conquering a land, the { $dice } on the path count +{ $n } each.
ability-eliminate = +{ $n } for eliminating a monster, not for capturing it.
ability-capture = +{ $n } for capturing a monster, not for eliminating it.
ability-conquer = +{ $n } for conquering a land.
ability-divert =
    { $n ->
        [one] When a monster attacks, { $n } of its dice may first be rolled against a mercenary on an adjacent path instead.
       *[other] When a monster attacks, up to { $n } of its dice may first be rolled against a mercenary on an adjacent path instead.
    }
ability-no_trap = Captures monsters without any trap.
ability-capture_glory = { $n } more glory for capturing a monster.
ability-deed_potions =
    { $n ->
        [one] { $n } potion for capturing or eliminating a monster.
       *[other] { $n } potions for capturing or eliminating a monster.
    }
ability-more_traps =
    { $n ->
        [one] You may store { $n } more trap.
       *[other] You may store { $n } more traps.
    }
ability-buy_die = Once per round, pay { $cost } for { $dice } to use this round.
ability-buy_die-at_home = Once per round, pay { $cost } for { $dice } to use this round. Not while assigned to a path.
ability-take = Once per round, take { $goods }.
ability-take-either = Once per round, take { $first } or { $second }.
ability-take-any = Once per round, choose one: { $goods }.
ability-hire_discount = Once per round, one hire costs { count-gold } less.
ability-trap_discount = Once per round, one purchase of traps costs { count-gold } less in total.
ability-mine = Once per round, the Mine pays you { $n } more gold.

## What monsters do

power-glory_loss = If it wounds your mercenary, you lose { count-glory }.
power-affinity_dice =
    { $n ->
        [one] On a land of its own affinity it rolls { $n } extra die.
       *[other] On a land of its own affinity it rolls { $n } extra dice instead of 1.
    }
power-no_weapons = Weapons cannot be used against it.
power-to_entrance = When drawn, it goes to the Entrance of the Citadel, and a monster standing there is discarded. Another monster is drawn for the land.
power-no_potions = Neither potions nor venoms can be used against it.
power-no_talents = Defense talents cannot be used against it; defense tokens can.
power-lash =
    { $n ->
        [one] When it is eliminated, every mercenary in that place takes { $n } hit.
       *[other] When it is eliminated, every mercenary in that place takes { $n } hits.
    }
power-panic =
    { $n ->
        [one] While it stands at the Entrance of the Citadel, { $n } panic token is drawn.
       *[other] While it stands at the Entrance of the Citadel, { $n } panic tokens are drawn instead of 1.
    }
power-die_minus = When attacking it, the { $dice } count { $n } less each.
power-hits =
    { $n ->
        [one] Each of its attacks has { $n } automatic hit besides the dice.
       *[other] Each of its attacks has { $n } automatic hits besides the dice.
    }
power-escape = Captured on a land, it gives its reward and escapes to the Entrance of the Citadel.
power-spores =
    { $n ->
        [one] Before each of its attacks, { $n } die is rolled against all mercenaries in that place.
       *[other] Before each of its attacks, { $n } dice are rolled against all mercenaries in that place.
    }
power-entrance_dice =
    { $n ->
        [one] At the Entrance of the Citadel it rolls { $n } extra die.
       *[other] At the Entrance of the Citadel it rolls { $n } extra dice.
    }
power-traps =
    { $n ->
        [one] Capturing it takes { $n } trap on the path.
       *[other] Capturing it takes { $n } traps on the path.
    }

## What settled lands bring

gain-dice = Deploy { $deploy } to take { $gain } for this round.
gain-goods = Deploy { $deploy } to gain { $gain }.
gain-loot = Deploy { $deploy } to take a loot token of your choice.
gain-recruit = Deploy { $deploy } to hire a mercenary from the Tavern for free.
gain-gear = Deploy { $deploy } to take an equipment card from the Bazaar for free.

## What traps and tricks do

effect-dice = Adds { $dice } to the path.
effect-dice-shielded = Adds { $dice } to the path, out of reach of tricks.
effect-per_die = On the path the { $dice } count +{ $n } each.
effect-flat = +{ $n } when attacking a monster, not for a conquest.
effect-steal =
    { $n ->
        [one] Steals { $dice } from an adjacent path.
       *[other] Steals up to { $dice } from an adjacent path.
    }
effect-divert =
    { $n ->
        [one] When the monster attacks you, { $n } of its dice may be turned on an adjacent path.
       *[other] When the monster attacks you, up to { $n } of its dice may be turned on an adjacent path.
    }

## What loot is discarded for

use-conquest_glory = Discard it when you conquer a land: { $n } more glory.
use-elimination_glory = Discard it when you eliminate a monster: { $n } more glory.
use-capture_glory = Discard it when you capture a monster: { $n } more glory.
use-rerolls =
    { $n ->
        [one] Discard it while rolling: { $n } reroll among your { $dice }.
       *[other] Discard it while rolling: up to { $n } rerolls among your { $dice }, of one die or of several.
    }
use-trophies =
    { $n ->
        [one] Keep it as { $n } trophy point, or sell it like a trophy.
       *[other] Keep it as { $n } trophy points, or sell it like a trophy.
    }
use-eliminate = Discard it during an attack: +{ $n } for eliminating, not for capturing.
use-goods = Discard it to gain { $goods }.
use-convert = In the Deployment phase, discard it with { $from } to take { $into }.
use-per_die = Discard it for one path: the { $dice } there count +{ $n } each.
use-recruit = Discard it to hire a mercenary from the Tavern for free.
brief-ability-defense = { $n ->
    [one] cancels { $n } hit
   *[other] cancels { $n } hits
}
brief-ability-defense-against = { $n ->
    [one] cancels { $n } hit: { $affinities }
   *[other] cancels { $n } hits: { $affinities }
}
brief-ability-reroll-dice = reroll { $n } of the { $dice }
brief-ability-reroll-times = { $n ->
    [one] { $n } reroll of { $dice }
   *[other] { $n } rerolls of { $dice }
}
brief-ability-reroll-dice-missions = on missions: { brief-ability-reroll-dice }
brief-ability-reroll-times-missions = on missions: { brief-ability-reroll-times }
brief-ability-per_die-everywhere = { $dice } +{ $n } each
brief-ability-per_die-monster = { $dice } +{ $n } each against monsters
brief-ability-per_die-conquest = { $dice } +{ $n } each to conquer
brief-ability-eliminate = +{ $n } to eliminate
brief-ability-capture = +{ $n } to capture
brief-ability-conquer = +{ $n } to conquer
brief-ability-divert = { $n ->
    [one] diverts { $n } attack die
   *[other] diverts { $n } attack dice
}
brief-ability-no_trap = captures without a trap
brief-ability-capture_glory = +{ $n } glory per capture
brief-ability-deed_potions = { $n ->
    [one] { $n } potion per capture or elimination
   *[other] { $n } potions per capture or elimination
}
brief-ability-more_traps = { $n ->
    [one] stores { $n } more trap
   *[other] stores { $n } more traps
}
brief-ability-buy_die = { $cost } → { $dice }
brief-ability-buy_die-at_home = { $cost } → { $dice }
brief-ability-take = { $goods }
brief-ability-take-either = { $first } or { $second }
brief-ability-take-any = one of: { $goods }
brief-ability-hire_discount = hiring { count-gold } cheaper
brief-ability-trap_discount = traps { count-gold } cheaper
brief-ability-mine = +{ count-gold } at the Mine
brief-effect-dice = adds { $dice }
brief-effect-dice-shielded = adds { $dice }, safe from tricks
brief-effect-per_die = { $dice } +{ $n } each
brief-effect-flat = +{ $n } against a monster
brief-effect-steal = { $n ->
    [one] steals { $dice }
   *[other] steals up to { $dice }
}
brief-effect-divert = { brief-ability-divert }
brief-use-conquest_glory = +{ $n } glory for a conquest
brief-use-elimination_glory = +{ $n } glory for an elimination
brief-use-capture_glory = +{ $n } glory for a capture
brief-use-rerolls = { brief-ability-reroll-times }
brief-use-trophies = { $n ->
    [one] { $n } trophy point
   *[other] { $n } trophy points
}
brief-use-eliminate = +{ $n } to eliminate
brief-use-goods = { $goods }
brief-use-convert = { $from } → { $into }
brief-use-per_die = { $dice } +{ $n } each
brief-use-recruit = hire for free

## Mercenaries

member-drapis = Drapis
member-kakron = Kakron
member-nimra = Nimra
member-korgo = Korgo
member-purkas = Purkas
member-tranok = Tranok
member-zondu = Zondu
member-tortock = Tortock
member-timbulu = Timbulu
member-karunna = Karunna
member-naiala = Naiala
member-ginova = Ginova
member-wormee = Wormee
member-shandee = Shandee
member-taron = Taron
member-taroa = Taroa
member-frunks = Frunks
member-dolfus = Dolfus
member-geas = Geas
member-frostor = Frostor
member-nuduru = Nuduru
member-dalina = Dalina
member-wondou = Wondou
member-vaidala = Vaidala
member-sckrat = Sckrat
member-torko = Torko
member-parsas = Parsas
member-fandor = Fandor
member-guster = Guster
member-trulina = Trulina
member-saruna = Saruna
member-lusara = Lusara
member-wishor = Wishor
member-poissen = Poissen
member-puargh = Puargh
member-lorios = Lorios
member-novice_1 = Novice 1
member-novice_2 = Novice 2
member-novice_3 = Novice 3
member-novice_4 = Novice 4
member-novice_5 = Novice 5
member-novice_6 = Novice 6
member-novice_7 = Novice 7
member-novice_8 = Novice 8
member-novice_9 = Novice 9
member-novice_10 = Novice 10
member-novice_11 = Novice 11
member-novice_12 = Novice 12

## Monsters

monster-krinx = Krinx
monster-dogor = Dogor
monster-snagus = Snagus
monster-abysur = Abysur
monster-caribdis = Caribdis
monster-sckon = Sckon
monster-krushus = Krushus
monster-sandor = Sandor
monster-turfus = Turfus
monster-snailer = Snailer
monster-surbol = Surbol
monster-warkors = Warkors
monster-blandor = Blandor
monster-gator = Gator
monster-krunn = Krunn
monster-gorgosh = Gorgosh
monster-trons = Trons
monster-sporus = Sporus
monster-korcko = Korcko
monster-moldo = Moldo

## Lands

land-al_dahn = Al-Dahn
land-gurban = Gurban
land-wahibah = Wahibah
land-negueria = Negueria
land-yuha = Yuha
land-ghadik = Ghadik
land-uyuniah = Uyuniah
land-skyehn = Skyehn
land-kyzhul = Kyzhul
land-rynia = Rynia
land-thaklan = Thaklan
land-kale = Kale

## Missions

mission-lost_caravan = The Lost Caravan
mission-haunted_mill = The Haunted Mill
mission-tax_revolt = Tax Revolt
mission-royal_wedding = Royal Wedding
mission-flooded_crypt = The Flooded Crypt
mission-runaway_apprentice = The Runaway Apprentice
mission-bandit_camp = The Bandit Camp
mission-poisoned_well = The Poisoned Well
mission-broken_bridge = The Broken Bridge
mission-border_dispute = Border Dispute
mission-night_watch = Night Watch
mission-falling_star = The Falling Star
mission-guild_election = Guild Election
mission-stolen_relic = The Stolen Relic
mission-sunken_barge = The Sunken Barge
mission-harvest_feast = Harvest Feast

## Traps and tricks

trap-strength_1 = Strength trap 1
trap-strength_2 = Strength trap 2
trap-strength_3 = Strength trap 3
trap-magic_1 = Magic trap 1
trap-magic_2 = Magic trap 2
trap-magic_3 = Magic trap 3
trap-strength_plus_1 = Strength booster trap 1
trap-strength_plus_2 = Strength booster trap 2
trap-strength_plus_3 = Strength booster trap 3
trap-magic_plus_1 = Magic booster trap 1
trap-magic_plus_2 = Magic booster trap 2
trap-plus_4 = Attack trap 4
trap-plus_6 = Attack trap 6
trap-plus_8 = Attack trap 8
trap-shielded_strength_1 = Shielded strength trap 1
trap-shielded_strength_2 = Shielded strength trap 2
trap-shielded_magic_1 = Shielded magic trap 1
trap-shielded_magic_2 = Shielded magic trap 2
trap-initial = Initial trap
trap-steal_magic_1 = Magic theft trick 1
trap-steal_magic_2 = Magic theft trick 2
trap-steal_strength_1 = Strength theft trick 1
trap-steal_strength_2 = Strength theft trick 2
trap-steal_any_1 = Dice theft trick 1
trap-steal_any_2 = Dice theft trick 2
trap-divert_1 = Diversion trick 1
trap-divert_2 = Diversion trick 2

## Equipment

gear-krakhen = Krakhen
gear-kedavra = Kedavra
gear-mortis = Mortis
gear-noxx = Noxx
gear-pugnor = Pugnor
gear-rashnek = Rashnek
gear-slham = Slham
gear-slyzor = Slyzor
gear-tergeo = Tergeo
gear-turzoks = Turzoks

## Loot

loot-conquest_glory = Glory for a conquest
loot-elimination_glory = Glory for an elimination
loot-capture_glory = Glory for a capture
loot-rerolls_4 = Strength and magic rerolls
loot-trophies = Trophies
loot-eliminate_6 = Deadly blow
loot-brews = Potions and venoms
loot-supplies = Supplies
loot-persuasion_to_magic = Persuasion into magic
loot-magic_to_strength = Magic into strength
loot-magic_plus_2 = Stronger magic
loot-gold_12 = Chest of gold
loot-gold_10 = Bag of gold
loot-rerolls_3 = Magic rerolls
loot-recruit = Free recruit
loot-strength_plus_2 = Greater strength

## Options of a match

seats-1 = The rulebooks print only the setup of the solo game. Madhala, who blocks spaces with her dice, is our own design.
setting-difficulty = Difficulty
    .help = Tutorial: monsters attack with fewer dice. Normal: as on the board. Hard: strong monsters from the start. Cut-throat: strong monsters, and more dice.
setting-tricks = Tricks
    .help = 18 tricks and 6 shielded traps are added to the Hunter's Lodge, to spoil other players' plans. Not for a first match.
setting-queens_grant = Queen's Grant
    .help = From round 2 on, the first player also gets a die and a small gift every round.
setting-more_monsters = More monsters
    .help = In rounds 2, 4 and 6 a monster comes to the gate; if no one beats it, panic follows.
