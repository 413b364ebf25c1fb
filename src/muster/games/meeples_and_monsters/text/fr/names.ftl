### Noms et textes des cartes de Meeples & Monsters. Les PV, pénalités, forces et coûts figurent dans le contenu, pas ici :
### un paquet peut les changer.

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
class-any = N'importe quelle unité
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
        [one] { $n } unité de n'importe quelle classe
       *[other] { $n } unités de n'importe quelle classe
    }
units-prestige =
    { $n ->
        [one] { $n } unité de prestige
       *[other] { $n } unités de prestige
    }
shaman-as-peasant = Chamane en tant que paysan
shaman-as-mage = Chamane en tant que mage
shaman-as-cleric = Chamane en tant que clerc
shaman-as-warrior = Chamane en tant que guerrier
shaman-as-knight = Chamane en tant que chevalier

## Phases

phase-start = Début du tour
phase-development = Phase de développement
phase-main = Phase principale
phase-draw = Phase de pioche

## Héros : ce que sait faire chaque classe à chaque niveau

hero-peasant-1 = Pas de capacité ; indispensable pour construire.
hero-mage-1 = Pas encore de capacité.
hero-mage-2 = Une fois par tour, envoyez au logis tous les mages de votre taverne (au moins 1) pour piocher 1 quête.
hero-mage-3 = Une fois par tour, envoyez au logis tous les mages de votre taverne (au moins 1) pour piocher 2 quêtes, puis en défausser 1.
hero-cleric-1 = Pas encore de capacité.
hero-cleric-2 = Phase de développement : avec un clerc et un meeple de corruption dans votre taverne, piochez 1 meeple.
hero-cleric-3 = Phase de développement : avec un clerc et un meeple de corruption dans votre taverne, piochez 2 meeples.
hero-warrior-1 = Pas encore de capacité.
hero-warrior-2 = Aux côtés d'un guerrier, vos paysans ont +1 en combat.
hero-warrior-3 = Aux côtés d'un guerrier, vos paysans ont +1 en combat. Une fois par tour, un paysan de votre logis peut rejoindre un guerrier dans un combat.
hero-knight-1 = Pas encore de capacité.
hero-knight-2 = Phase de développement : avec un chevalier dans votre taverne, piochez 1 meeple.
hero-knight-3 = Phase de développement : avec un chevalier dans votre taverne, piochez 1 meeple.
hero-ranger-3 = Un monstre vaincu avec un rôdeur rapporte des PV supplémentaires.
hero-paladin-3 = Ajoute à sa valeur de combat le niveau du monstre qu'il combat.
hero-shaman-3 = Compte comme la classe de base de votre choix là où vous l'affectez.

## Lieux de départ

location-splinter_arena = Arène des Échardes
    .benefit = Gagnez 1 guerrier. Remettez dans la réserve 1 paysan présent ici.
location-academy_of_fine_grain = Académie du Fil fin
    .benefit = Gagnez 1 mage.
location-chapel_of_the_holy_knot = Chapelle du Saint-Nœud
    .benefit = Gagnez 1 clerc.
location-heartwood_keep = Donjon du Bois de cœur
    .benefit = Gagnez 1 chevalier. Remettez dans la réserve 1 paysan présent ici.

## Le Capitole

location-builders_yard = Cour des Bâtisseurs
    .benefit = Construisez une des tuiles de lieu disponibles sur un emplacement libre.
location-hall_of_heroes = Salle des Héros
    .benefit = Payez des PV pour monter d'un niveau la classe de l'unité.

## Tuiles de lieu

location-levy_station = Poste de levée
    .benefit = Vos paysans ont +2 en combat ce tour-ci. Gagnez 1 guerrier.
location-branch_and_root_inn = Auberge La Branche et la Racine
    .benefit = Vos mages ont +1 en combat ce tour-ci.
location-knot_and_grain_inn = Auberge Le Nœud et la Fibre
    .benefit = Vos clercs ont +1 en combat ce tour-ci.
location-oaken_war_hall = Salle de guerre en chêne
    .benefit = Toutes vos autres unités ont +2 en combat ce tour-ci.
location-shrine_of_dry_rot = Sanctuaire de la Mérule
    .benefit = Ce tour-ci, une unité au combat a +1 par meeple de corruption dans votre logis.
location-sentry_stump = Souche de la Sentinelle
    .benefit = Après votre phase de pioche, 1 guerrier revient d'ici à votre taverne.
location-healers_temple = Temple du Guérisseur
    .benefit = Gagnez 1 clerc. Remettez dans votre sac jusqu'à 3 meeples de votre logis ; chaque autre joueur peut en remettre 1 dans le sien.
location-house_of_lords = Chambre des Lords
    .benefit = Piochez 2 quêtes, puis défaussez-en 1.
location-colosseum = Colisée
    .benefit = Tenez-le jusqu'à votre prochain tour, puis gagnez des PV, davantage avec une unité de prestige.
location-high_bough = La Haute Branche
    .benefit = Tenez-la jusqu'à votre prochain tour, puis piochez 2 meeples.
location-pine_lodge = Pavillon du Pin
    .benefit = Prenez 1 rôdeur sur cette tuile, tant qu'il en reste.
location-varnished_vow = Salle du Serment verni
    .benefit = Prenez 1 paladin sur cette tuile, tant qu'il en reste.
location-driftwood_circle = Cercle de Bois flotté
    .benefit = Prenez 1 chamane sur cette tuile, tant qu'il en reste.
location-ring_counters = Observatoire des Compteurs de cernes
    .benefit = Piochez 2 meeples de plus lors de la phase de pioche de ce tour.
location-sapling_settlement = Colonie du Jeune Plant
    .benefit = Remettez dans la réserve 1 paysan présent ici. Gagnez des PV.

## Emplacements et leurs bonus

slot-villages_1 = Villages, emplacement 1
    .benefit = Gagnez 1 guerrier.
slot-villages_2 = Villages, emplacement 2
    .benefit = Piochez aussitôt 1 meeple.
slot-university_1 = Université, emplacement 1
    .benefit = Piochez 2 quêtes, puis défaussez-en 1.
slot-university_2 = Université, emplacement 2
    .benefit = Gagnez 1 mage.
slot-castle_1 = Château, emplacement 1
    .benefit = Gagnez des PV.
slot-castle_2 = Château, emplacement 2
    .benefit = Remettez dans votre sac jusqu'à 3 meeples de votre logis ; chaque autre joueur peut en remettre 1 dans le sien.
slot-cathedral_1 = Cathédrale, emplacement 1
    .benefit = Gagnez 1 clerc.
slot-cathedral_2 = Cathédrale, emplacement 2
    .benefit = Remettez dans la réserve 1 meeple de corruption de votre taverne ou de votre logis.

## Monstres

monster-skeleton = Squelette
monster-sawdust_imp = Diablotin de sciure
monster-rogue_varnisher = Vernisseur félon
    .effect = Vos mages ont +1 en combat jusqu'à la fin de la partie.
monster-hollow_friar = Moine creux
    .effect = Vos clercs ont +1 en combat jusqu'à la fin de la partie.
monster-timber_wolf = Loup des futaies
    .effect = Défaussez 1 quête de votre main.
monster-plank_pirate = Pirate de la planche
monster-bookshelf_mimic = Mimique-étagère
    .effect = Piochez 1 quête.
monster-splinter_goblin = Gobelin-écharde
    .effect = Vos guerriers ont +1 en combat jusqu'à la fin de la partie.
monster-poltergrain = Polterveine
    .effect = Aux côtés d'un guerrier, vos mages ont +1 en combat jusqu'à la fin de la partie.
monster-beaver_brute = Brute castor
monster-chisel_sergeant = Sergent Burin
    .effect = Vos chevaliers ont +1 en combat jusqu'à la fin de la partie.
monster-coffin_nailer = Cloueur de cercueils
    .effect = Gagnez 1 paysan.
monster-ghoul = Goule
    .effect = Vos guerriers ont +1 en combat jusqu'à la fin de la partie.
monster-hedge_witch = Sorcière des haies
    .effect = Vos mages ont +1 en combat jusqu'à la fin de la partie.
monster-mahogany_mummy = Momie d'acajou
    .effect = Vos clercs ont +1 en combat jusqu'à la fin de la partie.
monster-termite_swarm = Essaim de termites
    .effect = Défaussez 1 quête de votre main.
monster-tree_beast = Bête-arbre
monster-lumberjack_raider = Bûcheron pillard
monster-unstaked_vampire = Vampire sans pieu
    .effect = Piochez 2 quêtes, puis défaussez-en 1.
monster-twig_snatcher = Chipeur de brindilles
    .effect = Gagnez 1 mage.
monster-crypt_carpenter = Charpentier de la crypte
    .effect = Votre total augmente de 1 contre chaque monstre mort-vivant jusqu'à la fin de la partie.
monster-hornbeam_boar = Sanglier des charmes
    .effect = Votre total augmente de 1 contre chaque monstre monstrueux jusqu'à la fin de la partie.
monster-giant_woodpecker = Pivert géant
monster-plywood_golem = Golem de contreplaqué
monster-grave_sander = Ponceur de tombes
    .effect = Gagnez 1 clerc.
monster-creosote_ooze = Gelée de créosote
    .effect = Recevez 1 meeple de corruption.
monster-turncoat_joiner = Menuisier renégat
    .effect = Aux côtés d'un chevalier, vos guerriers ont +1 en combat jusqu'à la fin de la partie.
monster-cabinet_wraith = Spectre du cabinet
    .effect = Aux côtés d'un mage, vos clercs ont +1 en combat jusqu'à la fin de la partie.
monster-duke_dowel = Duc Tourillon
    .effect = Vos chevaliers ont +1 en combat jusqu'à la fin de la partie.
monster-log_baron = Baron des Rondins
    .effect = Vos paysans ont +1 en combat jusqu'à la fin de la partie.
monster-cedar_hydra = Hydre de cèdre
monster-haunted_wardrobe = Armoire hantée
monster-archmagus_adze = Archimage Herminette
    .effect = Gagnez 1 chevalier.
monster-ironwood_warlord = Seigneur de guerre Bois-de-Fer
    .effect = Vos guerriers ont +1 en combat jusqu'à la fin de la partie.
monster-gougoyle = Gougouille
monster-rotroot_colossus = Colosse Racine-Pourrie
monster-baron_von_bandsaw = Baron von Scieruban
monster-lich_of_the_lathe = Liche du Tour à bois
    .effect = Recevez 1 meeple de corruption.
monster-ebony_reaper = Faucheuse d'Ébène
monster-ash_dragon = Dragon de Frêne

## Le Conseil des Ténèbres

monster-count_drillula = Comte Vrillacula
monster-mangrove = Mangrove
monster-saw_ron = Scie-Ron
monster-combustor = Combustor

## Jetons Bonus : ce que doivent montrer les unités du combat

token-two_at_level_two = 2 types d'unité différents de niveau 2 ou 3
token-three_at_level_two = 3 types d'unité différents de niveau 2 ou 3
token-two_at_level_three = 2 types d'unité différents de niveau 3
token-three_at_level_three = 3 types d'unité différents de niveau 3
token-prestige_guest = Au moins 1 unité de prestige
token-mixed_company = 4 types d'unité différents de n'importe quel niveau

## Quêtes déclenchées

quest-knots_of_knowledge = Les Nœuds du savoir
    .condition = Vainquez un monstre de niveau 2 ou 3 avec 1 mage et 1 guerrier.
    .bonus = Piochez 1 quête.
quest-recover_the_rod_of_ruin = Récupérer le Bâton de Ruine
    .condition = Vainquez un monstre mort-vivant de niveau 2 ou 3 avec 1 mage et 1 clerc.
    .bonus = Remettez dans la réserve 1 meeple de corruption de votre taverne ou de votre logis.
quest-hardwood_brigade = La Charge de la brigade de bois dur
    .condition = Vainquez n'importe quel monstre avec 2 chevaliers.
    .bonus = Gagnez 1 chevalier.
quest-softwood_uprising = Le Soulèvement du bois tendre
    .condition = Vainquez n'importe quel monstre avec 4 paysans.
    .bonus = Remettez dans la réserve 1 paysan de ce combat. Gagnez 1 guerrier.
quest-blessed_axes = Haches bénies
    .condition = Vainquez un monstre mort-vivant avec 2 clercs.
    .bonus = Gagnez 1 clerc.
quest-pest_control = Lutte contre les nuisibles
    .condition = Vainquez un monstre monstrueux avec 2 guerriers.
    .bonus = Gagnez 1 guerrier.
quest-debate_by_fireball = Débat à la boule de feu
    .condition = Vainquez un monstre humanoïde avec 2 mages.
    .bonus = Gagnez 1 mage.
quest-clear_cutting = Coupe rase
    .condition = Vainquez 3 monstres dans un même tour.
    .bonus = Gagnez 1 rôdeur.
quest-dawn_over_deadwood = L'Aube sur le bois mort
    .condition = Vainquez un monstre de niveau 3 avec 1 clerc.
    .bonus = Gagnez 1 paladin.
quest-oath_of_the_oak = Le Serment du chêne
    .condition = Vainquez un monstre mort-vivant de niveau 2 ou 3 avec 1 chevalier et 1 clerc.
    .bonus = Remettez dans la réserve 1 chevalier de ce combat. Gagnez 1 paladin.
quest-whispering_wood = Promenade au Bois Murmurant
    .condition = Vainquez un monstre monstrueux de niveau 2 ou 3 avec 1 mage et 1 clerc.
    .bonus = Remettez dans la réserve 1 mage de ce combat. Gagnez 1 chamane.
quest-trackers_trial = L'Épreuve du pisteur
    .condition = Vainquez un monstre monstrueux de niveau 2 ou 3 avec 1 guerrier et 1 chevalier.
    .bonus = Remettez dans la réserve 1 guerrier de ce combat. Gagnez 1 rôdeur.
quest-united_we_stain = L'union fait le vernis
    .condition = Vainquez n'importe quel monstre avec 4 types d'unité différents.
    .bonus = Gagnez 1 chamane.
quest-sworn_carpenters = Charpentiers jurés
    .condition = Construisez dans un quartier où se trouvent 2 monstres ou plus.
    .bonus = Remettez dans la réserve 1 meeple de corruption de votre taverne ou de votre logis.
quest-graduation_day = Jour de remise des diplômes
    .condition = Faites monter une classe au niveau 3.
    .bonus = PV uniquement.
quest-full_house = Maison pleine
    .condition = Phase de pioche : ayez 4 types d'unité différents dans votre taverne.
    .bonus = Gagnez 1 mage, clerc, guerrier ou chevalier, à votre choix.
quest-confession_booth = L'Isoloir des aveux
    .condition = Phase de pioche : ayez 2 meeples de corruption et 1 clerc dans votre taverne.
    .bonus = Remettez dans la réserve 2 meeples de corruption de votre taverne.
quest-royal_muster = Revue royale
    .condition = Phase de pioche : ayez 1 chevalier, 1 guerrier et 1 paysan dans votre taverne.
    .bonus = Gagnez 1 chevalier.

## Quêtes permanentes

quest-ritual_of_exceptional_merit = Rituel de mérite exceptionnel
    .condition = Phase de pioche : ayez 2 mages dans votre taverne.
    .bonus = À chaque phase de pioche, vous pouvez envoyer 1 meeple de corruption de la taverne au logis pour piocher 1 meeple.
quest-axe_practice = Exercice à la hache
    .condition = Vainquez un monstre de niveau 2 ou 3 avec 2 guerriers.
    .bonus = Vos guerriers ont +1 en combat jusqu'à la fin de la partie.
quest-knightly_joinery = Menuiserie chevaleresque
    .condition = Phase de pioche : ayez 2 chevaliers dans votre taverne.
    .bonus = Vos chevaliers ont +1 en combat jusqu'à la fin de la partie.
quest-hymn_of_the_heartwood = Hymne du bois de cœur
    .condition = Vainquez un monstre mort-vivant de niveau 2 ou 3 avec 1 clerc.
    .bonus = Vos clercs ont +1 en combat jusqu'à la fin de la partie.
quest-fire_safety_course = Stage de sécurité incendie
    .condition = Vainquez un monstre monstrueux de niveau 2 ou 3 avec 1 mage.
    .bonus = Vos mages ont +1 en combat jusqu'à la fin de la partie.
quest-pitchfork_drill = Manœuvres à la fourche
    .condition = Vainquez un monstre de niveau 2 ou 3 avec 3 paysans.
    .bonus = Vos paysans ont +1 en combat jusqu'à la fin de la partie.
quest-hatchet_and_hymnal = Hachette et livre de cantiques
    .condition = Phase de pioche : ayez 1 guerrier et 1 clerc dans votre taverne.
    .bonus = Aux côtés d'un clerc, vos guerriers ont +1 en combat jusqu'à la fin de la partie.
quest-knight_and_squire = Chevalier et écuyer
    .condition = Vainquez n'importe quel monstre avec 1 chevalier et 2 paysans.
    .bonus = Aux côtés d'un chevalier, vos paysans ont +1 en combat jusqu'à la fin de la partie.
quest-staking_practice = Exercice au pieu
    .condition = Ayez 2 monstres morts-vivants dans votre pile des vaincus.
    .bonus = Votre total augmente de 1 contre chaque monstre mort-vivant jusqu'à la fin de la partie.
quest-know_your_enemy = Connais ton ennemi
    .condition = Ayez 2 monstres humanoïdes dans votre pile des vaincus.
    .bonus = Votre total augmente de 1 contre chaque monstre humanoïde jusqu'à la fin de la partie.
quest-an_extra_bunk = Une couchette de plus
    .condition = Faites monter une classe et ayez ensuite 2 classes de niveau 2 ou 3.
    .bonus = Piochez 1 meeple de plus à chaque phase de pioche.
quest-carpenters_guild = La Guilde des charpentiers
    .condition = Construisez une tuile qui soit au moins votre deuxième de la partie.
    .bonus = Quand vous construisez avec 2 paysans, vous pouvez en remettre 1 dans la réserve.

## Quêtes de fin de partie

quest-gravediggers_ledger = Le Registre du fossoyeur
    .condition = À la fin, personne n'a plus de monstres morts-vivants que vous dans sa pile des vaincus.
    .bonus = PV uniquement.
quest-big_game_wall = Le Mur aux trophées
    .condition = À la fin, personne n'a plus de monstres monstrueux que vous dans sa pile des vaincus.
    .bonus = PV uniquement.
quest-wanted_dead_or_sanded = Recherché : mort ou poncé
    .condition = À la fin, personne n'a plus de monstres humanoïdes que vous dans sa pile des vaincus.
    .bonus = PV uniquement.
quest-bone_collector = Collectionneur d'os
    .condition = À la fin, ayez 3 monstres morts-vivants dans votre pile des vaincus.
    .bonus = PV uniquement.
quest-pelts_and_splinters = Peaux et échardes
    .condition = À la fin, ayez 3 monstres monstrueux dans votre pile des vaincus.
    .bonus = PV uniquement.
quest-bounty_board = Tableau des primes
    .condition = À la fin, ayez 3 monstres humanoïdes dans votre pile des vaincus.
    .bonus = PV uniquement.
quest-rings_of_the_tree = Les Cernes de l'arbre
    .condition = À la fin, ayez un monstre de chaque niveau, de 1 à 3, dans votre pile des vaincus.
    .bonus = PV uniquement.
quest-mixed_forest = Forêt mixte
    .condition = À la fin, ayez 2 monstres de chaque type dans votre pile des vaincus.
    .bonus = PV uniquement.
quest-full_guild = Une guilde au complet
    .condition = À la fin, possédez 1 paysan, 1 mage, 1 clerc, 1 guerrier et 1 chevalier.
    .bonus = PV uniquement.
quest-clean_grain = Un fil sans défaut
    .condition = À la fin, possédez 3 meeples de corruption ou moins.
    .bonus = PV uniquement.
quest-gentrification = Embourgeoisement
    .condition = À la fin, possédez 5 paysans ou moins.
    .bonus = PV uniquement.
quest-grand_masters = Grands maîtres
    .condition = À la fin, ayez 2 types d'unité de niveau 3 ; une classe de prestige compte si vous en possédez un meeple.
    .bonus = PV uniquement.
quest-friends_in_high_places = Des amis haut placés
    .condition = À la fin, possédez 2 unités de prestige.
    .bonus = PV uniquement.
quest-veterans_of_the_saw = Vétérans de la scie
    .condition = À la fin, personne n'a plus de monstres de niveau 2 ou 3 que vous dans sa pile des vaincus.
    .bonus = PV uniquement.

## Salles de tour

room-broom_cupboard = Placard à balais
    .benefit = Gagnez des PV.
room-kindling_store = Réserve de petit bois
    .benefit = Gagnez des PV. Remettez dans la réserve 1 paysan présent ici.
room-map_room = Salle des cartes
    .benefit = Gagnez des PV. Piochez 2 quêtes, puis défaussez-en 1.
room-alchemists_attic = Grenier de l'alchimiste
    .benefit = Gagnez des PV.
room-scriptorium = Scriptorium
    .benefit = Gagnez des PV et 1 mage.
room-infirmary = Infirmerie
    .benefit = Gagnez des PV et 1 clerc.
room-reliquary = Reliquaire
    .benefit = Gagnez des PV.
room-armoury = Armurerie
    .benefit = Gagnez des PV.
room-guard_room = Salle de garde
    .benefit = Gagnez des PV et 1 guerrier.
room-stables = Écurie des chevaux à bascule
    .benefit = Gagnez des PV.
room-drawbridge_winch = Treuil du pont-levis
    .benefit = Gagnez des PV.
room-trophy_gallery = Galerie des trophées
    .benefit = Gagnez des PV.
room-bell_chamber = Chambre des cloches
    .benefit = Gagnez des PV.
room-confessional = Confessionnal
    .benefit = Gagnez des PV.
room-cold_forge = Forge froide
    .benefit = Gagnez des PV.
room-wishing_well = Puits aux souhaits
    .benefit = Gagnez des PV.
room-oubliette = Oubliettes
    .benefit = Gagnez des PV.
room-ash_pit = Fosse à cendres
    .benefit = Gagnez des PV.
room-hermits_loft = Mansarde de l'ermite
    .benefit = Gagnez des PV. Remettez dans la réserve 1 paysan présent ici.
room-mirror_of_motives = Miroir des mobiles
    .benefit = Gagnez des PV.

## Options d'une partie

setting-towers = Les Quatre Tours
    .help = Chaque quartier a une tour. Ses salles paient une fois contre des unités, et certaines prennent de la corruption. Pas pour une première partie.
