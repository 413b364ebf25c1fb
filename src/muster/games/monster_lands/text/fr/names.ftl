### Noms et textes des cartes de Monster Lands. Coûts, valeurs et points se trouvent dans le contenu, pas ici, et les
### textes y prennent leurs chiffres : un paquet peut les changer. content/wording.py dit quel texte avec quels chiffres.

## Couleurs et affinités

colour-strength = Dé de Force
colour-magic = Dé de Magie
colour-persuasion = Dé de Persuasion
affinity-fire = Feu
affinity-water = Eau
affinity-air = Air
affinity-jungle = Jungle

## Lieux

building-lodge = Repère du chasseur
building-alchemist = Alchimiste
building-tavern = Taverne
building-armory = Armurerie
building-bazaar = Bazar
building-mine = Mine
building-pawn_shop = Prêteur sur gage
place-left = Région de gauche
place-right = Région de droite
place-entrance = Portes de la Citadelle
place-mission = Mission compétitive
place-contract = Mission de type contrat

## Phases, niveaux, rangs

phase-preparation = Phase Préparation des réserves de dés
phase-deployment = Phase Déploiement
phase-adventure = Phase Aventure
phase-clean_up = Phase Nettoyage
level-normal = Normal
level-tutorial = Tutoriel
level-hard = Héroïque
level-cut-throat = Légendaire
rank-wanderer = Vagabond
rank-recruit = Recrue
rank-mercenary = Mercenaire
rank-captain = Capitaine
rank-clan_leader = Leader de clan
rank-champion = Champion de la reine

## Biens

goods-potion = Potion
goods-venom = Venin
goods-defense = Jeton Défense
goods-gold = Or
goods-talent = Talent Défense
gear-type-weapon = Arme
gear-type-armor = Armure
gear-type-elixir = Élixir
count-glory =
    { $n ->
        [one] { $n } point de gloire
       *[other] { $n } points de gloire
    }
count-gold =
    { $n ->
        [one] { $n } pièce d'or
       *[other] { $n } pièces d'or
    }
count-potions =
    { $n ->
        [one] { $n } potion
       *[other] { $n } potions
    }
count-venoms =
    { $n ->
        [one] { $n } venin
       *[other] { $n } venins
    }
count-defense =
    { $n ->
        [one] { $n } jeton Défense
       *[other] { $n } jetons Défense
    }
count-traps =
    { $n ->
        [one] { $n } piège
       *[other] { $n } pièges
    }
count-loot =
    { $n ->
        [one] { $n } jeton Butin
       *[other] { $n } jetons Butin
    }
count-wounds =
    { $n ->
        [one] { $n } blessure
       *[other] { $n } blessures
    }
count-talents =
    { $n ->
        [one] { $n } talent Défense
       *[other] { $n } talents Défense
    }
rerolls-strength =
    { $n ->
        [one] { $n } relance de Force
       *[other] { $n } relances de Force
    }
rerolls-magic =
    { $n ->
        [one] { $n } relance de Magie
       *[other] { $n } relances de Magie
    }
rerolls-strength_or_magic =
    { $n ->
        [one] { $n } relance de Force ou de Magie
       *[other] { $n } relances de Force ou de Magie
    }

## Dés : un nombre, et tous ceux d'une couleur

dice-strength =
    { $n ->
        [one] { $n } dé de Force
       *[other] { $n } dés de Force
    }
dice-magic =
    { $n ->
        [one] { $n } dé de Magie
       *[other] { $n } dés de Magie
    }
dice-persuasion =
    { $n ->
        [one] { $n } dé de Persuasion
       *[other] { $n } dés de Persuasion
    }
dice-strength_or_magic =
    { $n ->
        [one] { $n } dé de Force ou de Magie
       *[other] { $n } dés de Force ou de Magie
    }
dice-strength_or_persuasion =
    { $n ->
        [one] { $n } dé de Force ou de Persuasion
       *[other] { $n } dés de Force ou de Persuasion
    }
dice-magic_or_persuasion =
    { $n ->
        [one] { $n } dé de Magie ou de Persuasion
       *[other] { $n } dés de Magie ou de Persuasion
    }
dice-any =
    { $n ->
        [one] { $n } dé de n'importe quelle couleur
       *[other] { $n } dés de n'importe quelle couleur
    }
all-strength = dés de Force
all-magic = dés de Magie
all-persuasion = dés de Persuasion

## Ce que font les talents et les équipements

ability-defense =
    { $n ->
        [one] { $n } talent Défense contre les attaques des monstres.
       *[other] { $n } talents Défense contre les attaques des monstres.
    }
ability-defense-against =
    { $n ->
        [one] { $n } talent Défense contre les monstres des affinités { $affinities }.
       *[other] { $n } talents Défense contre les monstres des affinités { $affinities }.
    }
ability-reroll-dice =
    { $n ->
        [one] Vous pouvez relancer { $n } des { $dice } de l'expédition.
       *[other] Vous pouvez relancer jusqu'à { $n } des { $dice } de l'expédition, une fois chacun.
    }
ability-reroll-times =
    { $n ->
        [one] Vous pouvez faire { $n } relance parmi les { $dice } de l'expédition.
       *[other] Vous pouvez faire jusqu'à { $n } relances parmi les { $dice } de l'expédition, d'un seul dé ou de plusieurs.
    }
ability-reroll-dice-missions =
    { $n ->
        [one] En mission, vous pouvez relancer { $n } des { $dice }.
       *[other] En mission, vous pouvez relancer jusqu'à { $n } des { $dice }, une fois chacun.
    }
ability-reroll-times-missions =
    { $n ->
        [one] En mission, vous pouvez faire { $n } relance parmi les { $dice }.
       *[other] En mission, vous pouvez faire jusqu'à { $n } relances parmi les { $dice }, d'un seul dé ou de plusieurs.
    }
ability-per_die-everywhere = Sur l'expédition, les { $dice } valent +{ $n } chacun.
ability-per_die-monster = En attaquant un monstre, les { $dice } de l'expédition valent +{ $n } chacun.
ability-per_die-conquest = En conquérant une région, les { $dice } de l'expédition valent +{ $n } chacun.
ability-eliminate = +{ $n } pour éliminer un monstre, pas pour le capturer.
ability-capture = +{ $n } pour capturer un monstre, pas pour l'éliminer.
ability-conquer = +{ $n } pour conquérir une région.
ability-divert =
    { $n ->
        [one] Quand un monstre attaque, { $n } de ses dés peut d'abord être lancé contre un mercenaire d'une expédition adjacente.
       *[other] Quand un monstre attaque, jusqu'à { $n } de ses dés peuvent d'abord être lancés contre un mercenaire d'une expédition adjacente.
    }
ability-no_trap = Capture les monstres sans aucun piège.
ability-capture_glory = { count-glory } de plus pour la capture d'un monstre.
ability-deed_potions =
    { $n ->
        [one] { $n } potion pour la capture ou l'élimination d'un monstre.
       *[other] { $n } potions pour la capture ou l'élimination d'un monstre.
    }
ability-more_traps =
    { $n ->
        [one] Vous pouvez garder { $n } piège de plus.
       *[other] Vous pouvez garder { $n } pièges de plus.
    }
ability-buy_die = Une fois par tour, payez { $cost } pour { $dice } à utiliser pendant ce tour.
ability-buy_die-at_home = Une fois par tour, payez { $cost } pour { $dice } à utiliser pendant ce tour. Pas pendant une expédition.
ability-take = Une fois par tour, prenez { $goods }.
ability-take-either = Une fois par tour, prenez { $first } ou { $second }.
ability-take-any = Une fois par tour, choisissez entre : { $goods }.
ability-hire_discount = Une fois par tour, un recrutement coûte { count-gold } de moins.
ability-trap_discount = Une fois par tour, un achat de pièges coûte { count-gold } de moins au total.
ability-mine = Une fois par tour, la Mine vous rapporte { count-gold } de plus.

## Ce que font les monstres

power-glory_loss = S'il blesse votre mercenaire, vous perdez { count-glory }.
power-affinity_dice =
    { $n ->
        [one] Dans une région de son affinité, il lance { $n } dé supplémentaire.
       *[other] Dans une région de son affinité, il lance { $n } dés supplémentaires au lieu de 1.
    }
power-no_weapons = Aucune arme ne peut servir contre lui.
power-to_entrance = Quand il est révélé, il va aux Portes de la Citadelle, et un monstre déjà présent est défaussé. Un autre monstre est pioché pour la région.
power-no_potions = Ni potions ni venins ne peuvent servir contre lui.
power-no_talents = Les talents Défense ne peuvent pas servir contre lui ; les jetons Défense, si.
power-lash =
    { $n ->
        [one] Quand il est éliminé, chaque mercenaire présent subit { $n } touche.
       *[other] Quand il est éliminé, chaque mercenaire présent subit { $n } touches.
    }
power-panic =
    { $n ->
        [one] Tant qu'il est aux Portes de la Citadelle, { $n } jeton Panique est pioché.
       *[other] Tant qu'il est aux Portes de la Citadelle, { $n } jetons Panique sont piochés au lieu de 1.
    }
power-die_minus = En l'attaquant, les { $dice } valent { $n } de moins chacun.
power-hits =
    { $n ->
        [one] Chacune de ses attaques inflige { $n } touche automatique en plus des dés.
       *[other] Chacune de ses attaques inflige { $n } touches automatiques en plus des dés.
    }
power-escape = Capturé dans une région, il donne sa récompense et s'échappe vers les Portes de la Citadelle.
power-spores =
    { $n ->
        [one] Avant chacune de ses attaques, { $n } dé est lancé contre tous les mercenaires présents.
       *[other] Avant chacune de ses attaques, { $n } dés sont lancés contre tous les mercenaires présents.
    }
power-entrance_dice =
    { $n ->
        [one] Aux Portes de la Citadelle, il lance { $n } dé supplémentaire.
       *[other] Aux Portes de la Citadelle, il lance { $n } dés supplémentaires.
    }
power-traps =
    { $n ->
        [one] Pour le capturer, il faut { $n } piège sur l'expédition.
       *[other] Pour le capturer, il faut { $n } pièges sur l'expédition.
    }

## Ce que rapportent les régions gérées

gain-dice = Déployez { $deploy } pour prendre { $gain } pour ce tour.
gain-goods = Déployez { $deploy } pour gagner { $gain }.
gain-loot = Déployez { $deploy } pour prendre un jeton Butin de votre choix.
gain-recruit = Déployez { $deploy } pour recruter gratuitement un mercenaire de la Taverne.
gain-gear = Déployez { $deploy } pour prendre gratuitement une carte Équipement du Bazar.

## Ce que font les pièges et les traquenards

effect-dice = Ajoute { $dice } à l'expédition.
effect-dice-shielded = Ajoute { $dice } à l'expédition, à l'abri des traquenards.
effect-per_die = Sur l'expédition, les { $dice } valent +{ $n } chacun.
effect-flat = +{ $n } en attaquant un monstre, pas pour une conquête.
effect-steal =
    { $n ->
        [one] Vole { $dice } à une expédition adjacente.
       *[other] Vole jusqu'à { $dice } à une expédition adjacente.
    }
effect-divert =
    { $n ->
        [one] Quand le monstre vous attaque, { $n } de ses dés peut être dévié vers une expédition adjacente.
       *[other] Quand le monstre vous attaque, jusqu'à { $n } de ses dés peuvent être déviés vers une expédition adjacente.
    }

## À quoi sert le butin défaussé

use-conquest_glory = Défaussez-le en conquérant une région : { count-glory } de plus.
use-elimination_glory = Défaussez-le en éliminant un monstre : { count-glory } de plus.
use-capture_glory = Défaussez-le en capturant un monstre : { count-glory } de plus.
use-rerolls =
    { $n ->
        [one] Défaussez-le pendant un lancer : { $n } relance parmi vos { $dice }.
       *[other] Défaussez-le pendant un lancer : jusqu'à { $n } relances parmi vos { $dice }, d'un seul dé ou de plusieurs.
    }
use-trophies =
    { $n ->
        [one] Gardez-le comme { $n } point de trophée ou vendez-le comme un trophée.
       *[other] Gardez-le comme { $n } points de trophée ou vendez-le comme un trophée.
    }
use-eliminate = Défaussez-le pendant une attaque : +{ $n } pour éliminer, pas pour capturer.
use-goods = Défaussez-le pour gagner { $goods }.
use-convert = Pendant la phase Déploiement, défaussez-le avec { $from } pour prendre { $into }.
use-per_die = Défaussez-le pour une expédition : les { $dice } y valent +{ $n } chacun.
use-recruit = Défaussez-le pour recruter gratuitement un mercenaire de la Taverne.

## Mercenaires

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

## Monstres

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

## Régions

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

mission-lost_caravan = La caravane perdue
mission-haunted_mill = Le moulin hanté
mission-tax_revolt = La révolte des impôts
mission-royal_wedding = Mariage royal
mission-flooded_crypt = La crypte inondée
mission-runaway_apprentice = L'apprenti en fuite
mission-bandit_camp = Le camp des bandits
mission-poisoned_well = Le puits empoisonné
mission-broken_bridge = Le pont rompu
mission-border_dispute = Querelle de frontière
mission-night_watch = Garde de nuit
mission-falling_star = L'étoile tombée
mission-guild_election = Élection à la guilde
mission-stolen_relic = La relique volée
mission-sunken_barge = La péniche engloutie
mission-harvest_feast = La fête des moissons

## Pièges et traquenards

trap-strength_1 = Piège de Force 1
    .text = { effect-dice }
trap-strength_2 = Piège de Force 2
    .text = { effect-dice }
trap-strength_3 = Piège de Force 3
    .text = { effect-dice }
trap-magic_1 = Piège de Magie 1
    .text = { effect-dice }
trap-magic_2 = Piège de Magie 2
    .text = { effect-dice }
trap-magic_3 = Piège de Magie 3
    .text = { effect-dice }
trap-strength_plus_1 = Piège de renfort de Force 1
    .text = { effect-per_die }
trap-strength_plus_2 = Piège de renfort de Force 2
    .text = { effect-per_die }
trap-strength_plus_3 = Piège de renfort de Force 3
    .text = { effect-per_die }
trap-magic_plus_1 = Piège de renfort de Magie 1
    .text = { effect-per_die }
trap-magic_plus_2 = Piège de renfort de Magie 2
    .text = { effect-per_die }
trap-plus_4 = Piège d'attaque 4
    .text = { effect-flat }
trap-plus_6 = Piège d'attaque 6
    .text = { effect-flat }
trap-plus_8 = Piège d'attaque 8
    .text = { effect-flat }
trap-shielded_strength_1 = Piège renforcé de Force 1
    .text = { effect-dice-shielded }
trap-shielded_strength_2 = Piège renforcé de Force 2
    .text = { effect-dice-shielded }
trap-shielded_magic_1 = Piège renforcé de Magie 1
    .text = { effect-dice-shielded }
trap-shielded_magic_2 = Piège renforcé de Magie 2
    .text = { effect-dice-shielded }
trap-initial = Piège initial
    .text = { effect-dice }
trap-steal_magic_1 = Traquenard : vol de Magie 1
    .text = { effect-steal }
trap-steal_magic_2 = Traquenard : vol de Magie 2
    .text = { effect-steal }
trap-steal_strength_1 = Traquenard : vol de Force 1
    .text = { effect-steal }
trap-steal_strength_2 = Traquenard : vol de Force 2
    .text = { effect-steal }
trap-steal_any_1 = Traquenard : vol de dés 1
    .text = { effect-steal }
trap-steal_any_2 = Traquenard : vol de dés 2
    .text = { effect-steal }
trap-divert_1 = Traquenard : diversion 1
    .text = { effect-divert }
trap-divert_2 = Traquenard : diversion 2
    .text = { effect-divert }

## Équipements

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

## Butin

loot-conquest_glory = Gloire pour une conquête
    .text = { use-conquest_glory }
loot-elimination_glory = Gloire pour une élimination
    .text = { use-elimination_glory }
loot-capture_glory = Gloire pour une capture
    .text = { use-capture_glory }
loot-rerolls_4 = Relances de Force et de Magie
    .text = { use-rerolls }
loot-trophies = Trophées
    .text = { use-trophies }
loot-eliminate_6 = Coup fatal
    .text = { use-eliminate }
loot-brews = Potions et venins
    .text = { use-goods }
loot-supplies = Provisions
    .text = { use-goods }
loot-persuasion_to_magic = De Persuasion en Magie
    .text = { use-convert }
loot-magic_to_strength = De Magie en Force
    .text = { use-convert }
loot-magic_plus_2 = Magie plus forte
    .text = { use-per_die }
loot-gold_12 = Coffre d'or
    .text = { use-goods }
loot-gold_10 = Bourse d'or
    .text = { use-goods }
loot-rerolls_3 = Relances de Magie
    .text = { use-rerolls }
loot-recruit = Recrue gratuite
    .text = { use-recruit }
loot-strength_plus_2 = Force accrue
    .text = { use-per_die }

## Options d'une partie

setting-difficulty = Difficulté
    .help = Tutoriel : les monstres attaquent avec moins de dés. Normal : comme sur le plateau. Héroïque : des monstres forts dès le début. Légendaire : des monstres forts, et plus de dés.
setting-tricks = Traquenards
    .help = 18 traquenards et 6 pièges renforcés arrivent au Repère du chasseur, pour gâcher les plans des autres. Pas pour une première partie.
setting-queens_grant = Faveur de la reine
    .help = Dès la manche 2, le premier joueur reçoit aussi un dé et un petit cadeau à chaque manche.
setting-more_monsters = Plus de monstres
    .help = Aux manches 2, 4 et 6, un monstre vient aux Portes, et la panique suit s'il n'est pas vaincu.
