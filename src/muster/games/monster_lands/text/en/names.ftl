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
        [one] { $n } die of any colour
       *[other] { $n } dice of any colour
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
ability-take-any = Once per round, choose one of these: { $goods }.
ability-hire_discount = Once per round, one hire costs { count-gold } less.
ability-trap_discount = Once per round, one purchase of traps costs { count-gold } less in all.
ability-mine = Once per round, the Mine pays you { $n } more gold.

## What monsters do

power-glory_loss = If it wounds your mercenary, you lose { count-glory }.
power-affinity_dice =
    { $n ->
        [one] On a land of its own affinity it rolls { $n } extra die.
       *[other] On a land of its own affinity it rolls { $n } extra dice, not just 1.
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
gain-recruit = Deploy { $deploy } to hire a mercenary from the Tavern without paying.
gain-gear = Deploy { $deploy } to take an equipment card from the Bazaar without paying.

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
use-recruit = Discard it to hire a mercenary from the Tavern without paying.

## Mercenaries

member-drapis = Drapis
    .talent = { ability-defense }
member-kakron = Kakron
    .talent = { ability-reroll-dice }
member-nimra = Nimra
    .talent = { ability-defense }
member-korgo = Korgo
    .talent = { ability-reroll-dice-missions }
member-purkas = Purkas
    .talent = { ability-defense }
member-tranok = Tranok
    .talent = { ability-take }
member-zondu = Zondu
    .talent = { ability-defense }
member-tortock = Tortock
    .talent = { ability-capture }
member-timbulu = Timbulu
    .talent = { ability-per_die-everywhere }
member-karunna = Karunna
    .talent = { ability-reroll-times }
member-naiala = Naiala
    .talent = { ability-eliminate }
member-ginova = Ginova
    .talent = { ability-divert }
member-wormee = Wormee
    .talent = { ability-buy_die-at_home }
member-shandee = Shandee
    .talent = { ability-defense-against }
member-taron = Taron
    .talent = { ability-mine }
member-taroa = Taroa
    .talent = { ability-per_die-everywhere }
member-frunks = Frunks
    .talent = { ability-per_die-everywhere }
member-dolfus = Dolfus
    .talent = { ability-defense }
member-geas = Geas
    .talent = { ability-conquer }
member-frostor = Frostor
    .talent = { ability-take-either }
member-nuduru = Nuduru
    .talent = { ability-take }
member-dalina = Dalina
    .talent = { ability-more_traps }
member-wondou = Wondou
    .talent = { ability-defense }
member-vaidala = Vaidala
    .talent = { ability-hire_discount }
member-sckrat = Sckrat
    .talent = { ability-reroll-dice }
member-torko = Torko
    .talent = { ability-capture }
member-parsas = Parsas
    .talent = { ability-defense-against }
member-fandor = Fandor
    .talent = { ability-buy_die-at_home }
member-guster = Guster
    .talent = { ability-defense-against }
member-trulina = Trulina
    .talent = { ability-defense }
member-saruna = Saruna
    .talent = { ability-no_trap }
member-lusara = Lusara
    .talent = { ability-deed_potions }
member-wishor = Wishor
    .talent = { ability-trap_discount }
member-poissen = Poissen
    .talent = { ability-eliminate }
member-puargh = Puargh
    .talent = { ability-capture_glory }
member-lorios = Lorios
    .talent = { ability-take }
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
    .power = { power-panic }
monster-dogor = Dogor
    .power = { power-to_entrance }
monster-snagus = Snagus
    .power = { power-hits }
monster-abysur = Abysur
    .power = { power-glory_loss }
monster-caribdis = Caribdis
    .power = { power-no_weapons }
monster-sckon = Sckon
    .power = { power-affinity_dice }
monster-krushus = Krushus
    .power = { power-die_minus }
monster-sandor = Sandor
    .power = { power-escape }
monster-turfus = Turfus
    .power = { power-traps }
monster-snailer = Snailer
    .power = { power-affinity_dice }
monster-surbol = Surbol
    .power = { power-affinity_dice }
monster-warkors = Warkors
    .power = { power-hits }
monster-blandor = Blandor
    .power = { power-affinity_dice }
monster-gator = Gator
    .power = { power-no_potions }
monster-krunn = Krunn
    .power = { power-lash }
monster-gorgosh = Gorgosh
    .power = { power-no_talents }
monster-trons = Trons
    .power = { power-entrance_dice }
monster-sporus = Sporus
    .power = { power-spores }
monster-korcko = Korcko
    .power = { power-lash }
monster-moldo = Moldo
    .power = { power-hits }

## Lands

land-al_dahn = Al-Dahn
    .ability = { gain-loot }
land-gurban = Gurban
    .ability = { gain-dice }
land-wahibah = Wahibah
    .ability = { gain-goods }
land-negueria = Negueria
    .ability = { gain-goods }
land-yuha = Yuha
    .ability = { gain-dice }
land-ghadik = Ghadik
    .ability = { gain-goods }
land-uyuniah = Uyuniah
    .ability = { gain-gear }
land-skyehn = Skyehn
    .ability = { gain-dice }
land-kyzhul = Kyzhul
    .ability = { gain-dice }
land-rynia = Rynia
    .ability = { gain-recruit }
land-thaklan = Thaklan
    .ability = { gain-dice }
land-kale = Kale
    .ability = { gain-goods }

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
    .text = { effect-dice }
trap-strength_2 = Strength trap 2
    .text = { effect-dice }
trap-strength_3 = Strength trap 3
    .text = { effect-dice }
trap-magic_1 = Magic trap 1
    .text = { effect-dice }
trap-magic_2 = Magic trap 2
    .text = { effect-dice }
trap-magic_3 = Magic trap 3
    .text = { effect-dice }
trap-strength_plus_1 = Strength booster trap 1
    .text = { effect-per_die }
trap-strength_plus_2 = Strength booster trap 2
    .text = { effect-per_die }
trap-strength_plus_3 = Strength booster trap 3
    .text = { effect-per_die }
trap-magic_plus_1 = Magic booster trap 1
    .text = { effect-per_die }
trap-magic_plus_2 = Magic booster trap 2
    .text = { effect-per_die }
trap-plus_4 = Attack trap 4
    .text = { effect-flat }
trap-plus_6 = Attack trap 6
    .text = { effect-flat }
trap-plus_8 = Attack trap 8
    .text = { effect-flat }
trap-shielded_strength_1 = Shielded strength trap 1
    .text = { effect-dice-shielded }
trap-shielded_strength_2 = Shielded strength trap 2
    .text = { effect-dice-shielded }
trap-shielded_magic_1 = Shielded magic trap 1
    .text = { effect-dice-shielded }
trap-shielded_magic_2 = Shielded magic trap 2
    .text = { effect-dice-shielded }
trap-initial = Initial trap
    .text = { effect-dice }
trap-steal_magic_1 = Magic theft trick 1
    .text = { effect-steal }
trap-steal_magic_2 = Magic theft trick 2
    .text = { effect-steal }
trap-steal_strength_1 = Strength theft trick 1
    .text = { effect-steal }
trap-steal_strength_2 = Strength theft trick 2
    .text = { effect-steal }
trap-steal_any_1 = Dice theft trick 1
    .text = { effect-steal }
trap-steal_any_2 = Dice theft trick 2
    .text = { effect-steal }
trap-divert_1 = Diversion trick 1
    .text = { effect-divert }
trap-divert_2 = Diversion trick 2
    .text = { effect-divert }

## Equipment

gear-krakhen = Krakhen
    .text = { ability-reroll-dice }
gear-kedavra = Kedavra
    .text = { ability-per_die-conquest }
gear-mortis = Mortis
    .text = { ability-per_die-everywhere }
gear-noxx = Noxx
    .text = { ability-defense }
gear-pugnor = Pugnor
    .text = { ability-per_die-everywhere }
gear-rashnek = Rashnek
    .text = { ability-mine }
gear-slham = Slham
    .text = { ability-reroll-dice-missions }
gear-slyzor = Slyzor
    .text = { ability-per_die-monster }
gear-tergeo = Tergeo
    .text = { ability-reroll-dice }
gear-turzoks = Turzoks
    .text = { ability-trap_discount }

## Loot

loot-conquest_glory = Glory for a conquest
    .text = { use-conquest_glory }
loot-elimination_glory = Glory for an elimination
    .text = { use-elimination_glory }
loot-capture_glory = Glory for a capture
    .text = { use-capture_glory }
loot-rerolls_4 = Strength and magic rerolls
    .text = { use-rerolls }
loot-trophies = Trophies
    .text = { use-trophies }
loot-eliminate_6 = Deadly blow
    .text = { use-eliminate }
loot-brews = Potions and venoms
    .text = { use-goods }
loot-supplies = Supplies
    .text = { use-goods }
loot-persuasion_to_magic = Persuasion into magic
    .text = { use-convert }
loot-magic_to_strength = Magic into strength
    .text = { use-convert }
loot-magic_plus_2 = Stronger magic
    .text = { use-per_die }
loot-gold_12 = Chest of gold
    .text = { use-goods }
loot-gold_10 = Bag of gold
    .text = { use-goods }
loot-rerolls_3 = Magic rerolls
    .text = { use-rerolls }
loot-recruit = Free recruit
    .text = { use-recruit }
loot-strength_plus_2 = Greater strength
    .text = { use-per_die }

## Options of a match

setting-difficulty = Difficulty
    .help = Tutorial: monsters attack with fewer dice. Normal: as on the board. Hard: strong monsters from the start. Cut-throat: strong monsters, and more dice.
setting-tricks = Tricks
    .help = 18 tricks and 6 shielded traps come into the Hunter's Lodge, to spoil the plans of others. Not for a first match.
setting-queens_grant = Queen's Grant
    .help = From round 2 on the first player also gets a die and a small gift in every round.
setting-more_monsters = More monsters
    .help = In rounds 2, 4 and 6 a monster comes to the gate, and panic follows unless it is beaten.
