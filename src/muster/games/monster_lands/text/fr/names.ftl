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
        [one] { $n } pièce d’or
       *[other] { $n } pièces d’or
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
        [one] { $n } butin
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
        [one] { $n } dé au choix
       *[other] { $n } dés au choix
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
        [one] Vous pouvez relancer { $n } des { $dice } de l’expédition.
       *[other] Vous pouvez relancer jusqu’à { $n } des { $dice } de l’expédition, une fois chacun.
    }
ability-reroll-times =
    { $n ->
        [one] Vous pouvez faire { $n } relance parmi les { $dice } de l’expédition.
       *[other] Vous pouvez faire jusqu’à { $n } relances parmi les { $dice } de l’expédition, d’un seul dé ou de plusieurs.
    }
ability-reroll-dice-missions =
    { $n ->
        [one] En mission, vous pouvez relancer { $n } des { $dice }.
       *[other] En mission, vous pouvez relancer jusqu’à { $n } des { $dice }, une fois chacun.
    }
ability-reroll-times-missions =
    { $n ->
        [one] En mission, vous pouvez faire { $n } relance parmi les { $dice }.
       *[other] En mission, vous pouvez faire jusqu’à { $n } relances parmi les { $dice }, d’un seul dé ou de plusieurs.
    }
ability-per_die-everywhere = Sur l’expédition, les { $dice } valent +{ $n } chacun.
ability-per_die-monster = En attaquant un monstre, les { $dice } de l’expédition valent +{ $n } chacun.
ability-per_die-conquest = En conquérant une région, les { $dice } de l’expédition valent +{ $n } chacun.
ability-eliminate = +{ $n } pour éliminer un monstre, pas pour le capturer.
ability-capture = +{ $n } pour capturer un monstre, pas pour l’éliminer.
ability-conquer = +{ $n } pour conquérir une région.
ability-divert =
    { $n ->
        [one] Quand un monstre attaque, { $n } de ses dés peut d’abord être lancé contre un mercenaire d’une expédition adjacente.
       *[other] Quand un monstre attaque, jusqu’à { $n } de ses dés peuvent d’abord être lancés contre un mercenaire d’une expédition adjacente.
    }
ability-no_trap = Capture les monstres sans aucun piège.
ability-capture_glory = { count-glory } de plus pour la capture d’un monstre.
ability-deed_potions =
    { $n ->
        [one] { $n } potion pour la capture ou l’élimination d’un monstre.
       *[other] { $n } potions pour la capture ou l’élimination d’un monstre.
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
ability-take-any = Une fois par tour, prenez au choix : { $goods }.
ability-hire_discount = Une fois par tour, un recrutement coûte { count-gold } de moins.
ability-trap_discount = Une fois par tour, un achat de pièges coûte { count-gold } de moins au total.
ability-mine = Une fois par tour, la Mine vous rapporte { count-gold } de plus.

## Ce que font les monstres

power-glory_loss = S’il blesse votre mercenaire, vous perdez { count-glory }.
power-affinity_dice =
    { $n ->
        [one] Dans une région de son affinité, il lance { $n } dé supplémentaire.
       *[other] Dans une région de son affinité, il lance { $n } dés supplémentaires au lieu de 1.
    }
power-no_weapons = Aucune arme ne peut servir contre lui.
power-to_entrance = Quand il est révélé, il va aux Portes de la Citadelle, et un monstre déjà présent est défaussé. Un autre monstre est pioché pour la région.
power-no_potions = Ni potions ni venins ne peuvent servir contre lui.
power-no_talents = Les talents Défense sont sans effet contre lui, mais pas les jetons Défense.
power-lash =
    { $n ->
        [one] Quand il est éliminé, chaque mercenaire présent subit { $n } touche.
       *[other] Quand il est éliminé, chaque mercenaire présent subit { $n } touches.
    }
power-panic =
    { $n ->
        [one] Tant qu’il est aux Portes de la Citadelle, { $n } jeton Panique est pioché.
       *[other] Tant qu’il est aux Portes de la Citadelle, { $n } jetons Panique sont piochés au lieu de 1.
    }
power-die_minus = En l’attaquant, les { $dice } valent { $n } de moins chacun.
power-hits =
    { $n ->
        [one] Chacune de ses attaques inflige { $n } touche automatique en plus des dés.
       *[other] Chacune de ses attaques inflige { $n } touches automatiques en plus des dés.
    }
power-escape = Capturé dans une région, il donne sa récompense et s’échappe vers les Portes de la Citadelle.
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
        [one] Pour le capturer, il faut { $n } piège sur l’expédition.
       *[other] Pour le capturer, il faut { $n } pièges sur l’expédition.
    }

## Ce que rapportent les régions gérées

gain-dice = Déployez { $deploy } pour prendre { $gain } pour ce tour.
gain-goods = Déployez { $deploy } pour gagner { $gain }.
gain-loot = Déployez { $deploy } pour prendre un jeton Butin de votre choix.
gain-recruit = Déployez { $deploy } pour recruter gratuitement un mercenaire de la Taverne.
gain-gear = Déployez { $deploy } pour prendre gratuitement une carte Équipement du Bazar.

## Ce que font les pièges et les traquenards

effect-dice = Ajoute { $dice } à l’expédition.
effect-dice-shielded = Ajoute { $dice } à l’expédition, à l’abri des traquenards.
effect-per_die = Sur l’expédition, les { $dice } valent +{ $n } chacun.
effect-flat = +{ $n } en attaquant un monstre, pas pour une conquête.
effect-steal =
    { $n ->
        [one] Vole { $dice } à une expédition adjacente.
       *[other] Vole jusqu’à { $dice } à une expédition adjacente.
    }
effect-divert =
    { $n ->
        [one] Quand le monstre vous attaque, { $n } de ses dés peut être dévié vers une expédition adjacente.
       *[other] Quand le monstre vous attaque, jusqu’à { $n } de ses dés peuvent être déviés vers une expédition adjacente.
    }

## À quoi sert le butin défaussé

use-conquest_glory = Défaussez-le en conquérant une région : { count-glory } de plus.
use-elimination_glory = Défaussez-le en éliminant un monstre : { count-glory } de plus.
use-capture_glory = Défaussez-le en capturant un monstre : { count-glory } de plus.
use-rerolls =
    { $n ->
        [one] Défaussez-le pendant un lancer : { $n } relance parmi vos { $dice }.
       *[other] Défaussez-le pendant un lancer : jusqu’à { $n } relances parmi vos { $dice }, d’un seul dé ou de plusieurs.
    }
use-trophies =
    { $n ->
        [one] Gardez-le comme { $n } point de trophée ou vendez-le comme un trophée.
       *[other] Gardez-le comme { $n } points de trophée ou vendez-le comme un trophée.
    }
use-eliminate = Défaussez-le pendant une attaque : +{ $n } pour éliminer, pas pour capturer.
use-goods = Défaussez-le pour gagner { $goods }.
use-convert = Pendant la phase Déploiement, défaussez-le avec { $from } pour prendre { $into }.
use-per_die = Défaussez-le pour une expédition : les { $dice } y valent +{ $n } chacun.
use-recruit = Défaussez-le pour recruter gratuitement un mercenaire de la Taverne.
brief-ability-defense = { $n ->
    [one] annule { $n } touche
   *[other] annule { $n } touches
}
brief-ability-defense-against = { $n ->
    [one] annule { $n } touche : { $affinities }
   *[other] annule { $n } touches : { $affinities }
}
brief-ability-reroll-dice = relance { $n } des { $dice }
brief-ability-reroll-times = { $n ->
    [one] { $n } relance : { $dice }
   *[other] { $n } relances : { $dice }
}
brief-ability-reroll-dice-missions = en mission : { brief-ability-reroll-dice }
brief-ability-reroll-times-missions = en mission, { brief-ability-reroll-times }
brief-ability-per_die-everywhere = { $dice } : +{ $n } chacun
brief-ability-per_die-monster = { $dice } : +{ $n } chacun contre un monstre
brief-ability-per_die-conquest = { $dice } : +{ $n } chacun pour conquérir
brief-ability-eliminate = +{ $n } pour éliminer
brief-ability-capture = +{ $n } pour capturer
brief-ability-conquer = +{ $n } pour conquérir
brief-ability-divert = { $n ->
    [one] détourne { $n } dé d’attaque
   *[other] détourne { $n } dés d’attaque
}
brief-ability-no_trap = capture sans piège
brief-ability-capture_glory = +{ $n } gloire par capture
brief-ability-deed_potions = { $n ->
    [one] { $n } potion par capture ou élimination
   *[other] { $n } potions par capture ou élimination
}
brief-ability-more_traps = { $n ->
    [one] garde { $n } piège de plus
   *[other] garde { $n } pièges de plus
}
brief-ability-buy_die = { $cost } → { $dice }
brief-ability-buy_die-at_home = { $cost } → { $dice }
brief-ability-take = { $goods }
brief-ability-take-either = { $first } ou { $second }
brief-ability-take-any = au choix : { $goods }
brief-ability-hire_discount = recrutement : { $n } de moins
brief-ability-trap_discount = pièges : { $n } de moins
brief-ability-mine = +{ count-gold } à la Mine
brief-effect-dice = ajoute { $dice }
brief-effect-dice-shielded = ajoute { $dice }, à l’abri des traquenards
brief-effect-per_die = { $dice } : +{ $n } chacun
brief-effect-flat = +{ $n } contre un monstre
brief-effect-steal = { $n ->
    [one] vole { $dice }
   *[other] vole jusqu’à { $dice }
}
brief-effect-divert = { brief-ability-divert }
brief-use-conquest_glory = +{ $n } gloire pour une conquête
brief-use-elimination_glory = +{ $n } gloire pour une élimination
brief-use-capture_glory = +{ $n } gloire pour une capture
brief-use-rerolls = { brief-ability-reroll-times }
brief-use-trophies = { $n ->
    [one] { $n } point de trophée
   *[other] { $n } points de trophée
}
brief-use-eliminate = +{ $n } pour éliminer
brief-use-goods = { $goods }
brief-use-convert = { $from } → { $into }
brief-use-per_die = { $dice } : +{ $n } chacun
brief-use-recruit = recrutement gratuit

## Mercenaires

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

## Monstres

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

## Régions

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

mission-lost_caravan = La caravane perdue
mission-haunted_mill = Le moulin hanté
mission-tax_revolt = La révolte des impôts
mission-royal_wedding = Mariage royal
mission-flooded_crypt = La crypte inondée
mission-runaway_apprentice = L’apprenti en fuite
mission-bandit_camp = Le camp des bandits
mission-poisoned_well = Le puits empoisonné
mission-broken_bridge = Le pont rompu
mission-border_dispute = Querelle de frontière
mission-night_watch = Garde de nuit
mission-falling_star = L’étoile tombée
mission-guild_election = Élection à la guilde
mission-stolen_relic = La relique volée
mission-sunken_barge = La péniche engloutie
mission-harvest_feast = La fête des moissons

## Pièges et traquenards

trap-strength_1 = Piège de Force 1
trap-strength_2 = Piège de Force 2
trap-strength_3 = Piège de Force 3
trap-magic_1 = Piège de Magie 1
trap-magic_2 = Piège de Magie 2
trap-magic_3 = Piège de Magie 3
trap-strength_plus_1 = Piège de renfort de Force 1
trap-strength_plus_2 = Piège de renfort de Force 2
trap-strength_plus_3 = Piège de renfort de Force 3
trap-magic_plus_1 = Piège de renfort de Magie 1
trap-magic_plus_2 = Piège de renfort de Magie 2
trap-plus_4 = Piège d’attaque 4
trap-plus_6 = Piège d’attaque 6
trap-plus_8 = Piège d’attaque 8
trap-shielded_strength_1 = Piège renforcé de Force 1
trap-shielded_strength_2 = Piège renforcé de Force 2
trap-shielded_magic_1 = Piège renforcé de Magie 1
trap-shielded_magic_2 = Piège renforcé de Magie 2
trap-initial = Piège initial
trap-steal_magic_1 = Traquenard : vol de Magie 1
trap-steal_magic_2 = Traquenard : vol de Magie 2
trap-steal_strength_1 = Traquenard : vol de Force 1
trap-steal_strength_2 = Traquenard : vol de Force 2
trap-steal_any_1 = Traquenard : vol de dés 1
trap-steal_any_2 = Traquenard : vol de dés 2
trap-divert_1 = Traquenard : diversion 1
trap-divert_2 = Traquenard : diversion 2

## Équipements

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

## Butin

loot-conquest_glory = Gloire pour une conquête
loot-elimination_glory = Gloire pour une élimination
loot-capture_glory = Gloire pour une capture
loot-rerolls_4 = Relances de Force et de Magie
loot-trophies = Trophées
loot-eliminate_6 = Coup fatal
loot-brews = Potions et venins
loot-supplies = Provisions
loot-persuasion_to_magic = De Persuasion en Magie
loot-magic_to_strength = De Magie en Force
loot-magic_plus_2 = Magie plus forte
loot-gold_12 = Coffre d’or
loot-gold_10 = Bourse d’or
loot-rerolls_3 = Relances de Magie
loot-recruit = Recrue gratuite
loot-strength_plus_2 = Force accrue

## Options d'une partie

seats-1 = Les livrets n’impriment que la mise en place du mode solo. Madhala, qui bloque des emplacements avec ses dés, est de notre invention.
setting-difficulty = Difficulté
    .help = Tutoriel : les monstres attaquent avec moins de dés. Normal : comme sur le plateau. Héroïque : des monstres forts dès le début. Légendaire : des monstres forts, et plus de dés.
setting-tricks = Traquenards
    .help = 18 traquenards et 6 pièges renforcés arrivent au Repère du chasseur, pour gâcher les plans des autres. Pas pour une première partie.
setting-queens_grant = Faveur de la reine
    .help = Dès le tour 2, le premier joueur reçoit aussi un dé et un petit cadeau à chaque tour.
setting-more_monsters = Plus de monstres
    .help = Aux tours 2, 4 et 6, un monstre vient aux Portes, et la panique suit s’il n’est pas vaincu.
