### Noms de Meeples & Monsters. Les chiffres figurent dans le contenu, pas ici : un paquet peut les changer.

## Quartiers, types, classes

district-villages = Villages
district-university = Université
district-castle = Château
district-cathedral = Cathédrale
type-undead = Mort-vivant
type-monstrous = Monstrueux
type-humanoid = Humanoïde
class-peasant = Paysan
class-mage = Mage
class-cleric = Clerc
class-warrior = Guerrier
class-knight = Chevalier
class-ranger = Rôdeur
class-paladin = Paladin
class-shaman = Chamane
class-corruption = Corruption
class-any = N’importe quelle unité
class-prestige = Unité de prestige

## Nombres de meeples

units-peasant =
    { $n ->
        [one] { $n } paysan
       *[other] { $n } paysans
    }
units-mage =
    { $n ->
        [one] { $n } mage
       *[other] { $n } mages
    }
units-cleric =
    { $n ->
        [one] { $n } clerc
       *[other] { $n } clercs
    }
units-warrior =
    { $n ->
        [one] { $n } guerrier
       *[other] { $n } guerriers
    }
units-knight =
    { $n ->
        [one] { $n } chevalier
       *[other] { $n } chevaliers
    }
units-ranger =
    { $n ->
        [one] { $n } rôdeur
       *[other] { $n } rôdeurs
    }
units-paladin =
    { $n ->
        [one] { $n } paladin
       *[other] { $n } paladins
    }
units-shaman =
    { $n ->
        [one] { $n } chamane
       *[other] { $n } chamanes
    }
units-corruption =
    { $n ->
        [one] { $n } meeple de corruption
       *[other] { $n } meeples de corruption
    }
units-any =
    { $n ->
        [one] { $n } unité au choix
       *[other] { $n } unités au choix
    }
units-prestige =
    { $n ->
        [one] { $n } unité de prestige
       *[other] { $n } unités de prestige
    }
shaman-as-peasant = Chamane comme paysan
units-shaman-as-peasant = { $n ->
    [one] { $n } chamane comme paysan
   *[other] { $n } chamanes comme paysans
}
units-shaman-as-mage = { $n ->
    [one] { $n } chamane comme mage
   *[other] { $n } chamanes comme mages
}
units-shaman-as-cleric = { $n ->
    [one] { $n } chamane comme clerc
   *[other] { $n } chamanes comme clercs
}
units-shaman-as-warrior = { $n ->
    [one] { $n } chamane comme guerrier
   *[other] { $n } chamanes comme guerriers
}
units-shaman-as-knight = { $n ->
    [one] { $n } chamane comme chevalier
   *[other] { $n } chamanes comme chevaliers
}
shaman-as-mage = Chamane en tant que mage
shaman-as-cleric = Chamane en tant que clerc
shaman-as-warrior = Chamane en tant que guerrier
shaman-as-knight = Chamane en tant que chevalier

## Phases

phase-start = Début du tour
phase-development = Phase de développement
phase-main = Phase principale
phase-draw = Phase de pioche

## Lieux de départ

location-splinter_arena = Arène des Échardes
location-academy_of_fine_grain = Académie du Fil fin
location-chapel_of_the_holy_knot = Chapelle du Saint-Nœud
location-heartwood_keep = Donjon du Bois de cœur

## Le Capitole

location-builders_yard = Cour des Bâtisseurs
    .benefit = Construisez une des tuiles de lieu disponibles sur un emplacement libre.
location-hall_of_heroes = Salle des Héros
    .benefit = Payez des PV pour monter d’un niveau la classe de l’unité.

## Tuiles de lieu

location-levy_station = Poste de levée
location-branch_and_root_inn = Auberge La Branche et la Racine
location-knot_and_grain_inn = Auberge Le Nœud et la Fibre
location-oaken_war_hall = Salle de guerre en chêne
location-shrine_of_dry_rot = Sanctuaire de la Mérule
location-sentry_stump = Souche de la Sentinelle
location-healers_temple = Temple du Guérisseur
location-house_of_lords = Chambre des Lords
location-colosseum = Colisée
location-high_bough = La Haute Branche
location-pine_lodge = Pavillon du Pin
location-varnished_vow = Salle du Serment verni
location-driftwood_circle = Cercle de Bois flotté
location-ring_counters = Observatoire des Compteurs de cernes
location-sapling_settlement = Colonie du Jeune Plant

## Emplacements et leurs bonus

slot-villages_1 = Villages, emplacement 1
slot-villages_2 = Villages, emplacement 2
slot-university_1 = Université, emplacement 1
slot-university_2 = Université, emplacement 2
slot-castle_1 = Château, emplacement 1
slot-castle_2 = Château, emplacement 2
slot-cathedral_1 = Cathédrale, emplacement 1
slot-cathedral_2 = Cathédrale, emplacement 2

## Monstres

monster-skeleton = Squelette
monster-sawdust_imp = Diablotin de sciure
monster-rogue_varnisher = Vernisseur félon
monster-hollow_friar = Moine creux
monster-timber_wolf = Loup des futaies
monster-plank_pirate = Pirate de la planche
monster-bookshelf_mimic = Mimique-étagère
monster-splinter_goblin = Gobelin-écharde
monster-poltergrain = Polterveine
monster-beaver_brute = Brute castor
monster-chisel_sergeant = Sergent Burin
monster-coffin_nailer = Cloueur de cercueils
monster-ghoul = Goule
monster-hedge_witch = Sorcière des haies
monster-mahogany_mummy = Momie d’acajou
monster-termite_swarm = Essaim de termites
monster-tree_beast = Bête-arbre
monster-lumberjack_raider = Bûcheron pillard
monster-unstaked_vampire = Vampire sans pieu
monster-twig_snatcher = Chipeur de brindilles
monster-crypt_carpenter = Charpentier de la crypte
monster-hornbeam_boar = Sanglier des charmes
monster-giant_woodpecker = Pivert géant
monster-plywood_golem = Golem de contreplaqué
monster-grave_sander = Ponceur de tombes
monster-creosote_ooze = Gelée de créosote
monster-turncoat_joiner = Menuisier renégat
monster-cabinet_wraith = Spectre du cabinet
monster-duke_dowel = Duc Tourillon
monster-log_baron = Baron des Rondins
monster-cedar_hydra = Hydre de cèdre
monster-haunted_wardrobe = Armoire hantée
monster-archmagus_adze = Archimage Herminette
monster-ironwood_warlord = Seigneur de guerre Bois-de-Fer
monster-gougoyle = Gougouille
monster-rotroot_colossus = Colosse Racine-Pourrie
monster-baron_von_bandsaw = Baron von Scieruban
monster-lich_of_the_lathe = Liche du Tour à bois
monster-ebony_reaper = Faucheuse d’Ébène
monster-ash_dragon = Dragon de Frêne

## Le Conseil des Ténèbres

monster-count_drillula = Comte Vrillacula
monster-mangrove = Mangrove
monster-saw_ron = Scie-Ron
monster-combustor = Combustor

## Jetons Bonus

token-two_at_level_two = Duo aguerri
token-three_at_level_two = Trio aguerri
token-two_at_level_three = Duo de maîtres
token-three_at_level_three = Trio de maîtres
token-prestige_guest = Hôte d’honneur
token-mixed_company = Troupe bigarrée

## Quêtes déclenchées

quest-knots_of_knowledge = Les Nœuds du savoir
quest-recover_the_rod_of_ruin = Récupérer le Bâton de Ruine
quest-hardwood_brigade = La Charge de la brigade de bois dur
quest-softwood_uprising = Le Soulèvement du bois tendre
quest-blessed_axes = Haches bénies
quest-pest_control = Lutte contre les nuisibles
quest-debate_by_fireball = Débat à la boule de feu
quest-clear_cutting = Coupe rase
quest-dawn_over_deadwood = L’Aube sur le bois mort
quest-oath_of_the_oak = Le Serment du chêne
quest-whispering_wood = Promenade au Bois Murmurant
quest-trackers_trial = L’Épreuve du pisteur
quest-united_we_stain = L’union fait le vernis
quest-sworn_carpenters = Charpentiers jurés
quest-graduation_day = Jour de remise des diplômes
quest-full_house = Maison pleine
quest-confession_booth = L’Isoloir des aveux
quest-royal_muster = Revue royale

## Quêtes permanentes

quest-ritual_of_exceptional_merit = Rituel de mérite exceptionnel
quest-axe_practice = Exercice à la hache
quest-knightly_joinery = Menuiserie chevaleresque
quest-hymn_of_the_heartwood = Hymne du bois de cœur
quest-fire_safety_course = Stage de sécurité incendie
quest-pitchfork_drill = Manœuvres à la fourche
quest-hatchet_and_hymnal = Hachette et livre de cantiques
quest-knight_and_squire = Chevalier et écuyer
quest-staking_practice = Exercice au pieu
quest-know_your_enemy = Connais ton ennemi
quest-an_extra_bunk = Une couchette de plus
quest-carpenters_guild = La Guilde des charpentiers

## Quêtes de fin de partie

quest-gravediggers_ledger = Le Registre du fossoyeur
quest-big_game_wall = Le Mur aux trophées
quest-wanted_dead_or_sanded = Recherché : mort ou poncé
quest-bone_collector = Collectionneur d’os
quest-pelts_and_splinters = Peaux et échardes
quest-bounty_board = Tableau des primes
quest-rings_of_the_tree = Les Cernes de l’arbre
quest-mixed_forest = Forêt mixte
quest-full_guild = Une guilde au complet
quest-clean_grain = Un fil sans défaut
quest-gentrification = Embourgeoisement
quest-grand_masters = Grands maîtres
quest-friends_in_high_places = Des amis haut placés
quest-veterans_of_the_saw = Vétérans de la scie

## Salles de tour

room-broom_cupboard = Placard à balais
room-kindling_store = Réserve de petit bois
room-map_room = Salle des cartes
room-alchemists_attic = Grenier de l’alchimiste
room-scriptorium = Scriptorium
room-infirmary = Infirmerie
room-reliquary = Reliquaire
room-armoury = Armurerie
room-guard_room = Salle de garde
room-stables = Écurie des chevaux à bascule
room-drawbridge_winch = Treuil du pont-levis
room-trophy_gallery = Galerie des trophées
room-bell_chamber = Chambre des cloches
room-confessional = Confessionnal
room-cold_forge = Forge froide
room-wishing_well = Puits aux souhaits
room-oubliette = Oubliettes
room-ash_pit = Fosse à cendres
room-hermits_loft = Mansarde de l’ermite
room-mirror_of_motives = Miroir des mobiles

## Options d'une partie

setting-towers = Les Quatre Tours
    .help = Chaque quartier a une tour. Ses salles paient une fois contre des unités, et certaines prennent de la corruption. Pas pour une première partie.
