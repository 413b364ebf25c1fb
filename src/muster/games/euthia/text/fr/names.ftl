### Noms et textes de cartes d'Euthia. Les chiffres sont dans le contenu, pas ici : ce que fait une tuile ou une carte les
### y prend. content/wording.py dit quel texte avec quels chiffres.

## Héros

hero-ael = Ael
    .text = Prêtresse de la lumière : elle soigne, protège et frappe d’un feu sacré.
hero-dral = Dral
    .text = Mercenaire : beaucoup de santé, de bons boucliers, des dégâts réguliers.
hero-keleia = Keleia
    .text = Chasseresse et voleuse : premières frappes, esquives, longues marches.
hero-maeldur = Maeldur
    .text = Mage de feu : les attaques les plus fortes et peu de protection.
hero-skoldur = Skoldur
    .text = Il boit du Dwurt : des résultats sûrs à un prix croissant.
hero-taesiri = Taesiri
    .text = Maîtresse des esprits : des essences, et un pouvoir sur les jets du monstre.

## Actions, éléments, gemmes, essences

action-mining = Extraction
action-trade = Commerce
action-combat = Combat
element-air = Air
element-earth = Terre
element-water = Eau
element-fire = Feu
essence-air = Essence d’air
    .text = { line-use }
essence-earth = Essence de terre
    .text = { line-use }
essence-water = Essence d’eau
    .text = { line-use }
essence-fire = Essence de feu
    .text = { line-use }
gem-amethyst = Améthyste
    .text = { line-use }
gem-emerald = Émeraude
    .text = { line-use }
gem-onyx = Onyx
    .text = { line-use }
gem-opal = Opale
    .text = { line-use }
gem-ruby = Rubis
    .text = { line-always }
gem-sapphire = Saphir
    .text = { line-use }
gem-demon_stone = Pierre démoniaque
    .text = { line-use }
gem-diamond = Diamant
    .text = { line-use } { line-second }

## Lieux

trader-merchants = Marchands
trader-alchemists = Alchimistes
trader-dragonslayers = Tueurs de dragons
location-land = Terre vide
location-mountain = Montagne
location-lake = Lac
location-cave = Grotte
location-treasure_1 = Trésor de niveau 1
location-treasure_2 = Trésor de niveau 2
location-treasure_3 = Trésor de niveau 3
location-air = Élémentaire d’air
location-earth = Élémentaire de terre
location-water = Élémentaire d’eau
location-fire = Élémentaire de feu
location-portal = Portail
location-merchants = Marchands
location-alchemists = Alchimistes
location-towers = Tours des Tueurs de dragons
location-church = Église
location-fortress = Forteresse des mercenaires
location-lord = Seigneur
location-legend = Légende
location-encounter = Rencontre
location-scenario = Lieu du scénario
location-griffin = Repaire du griffon
hex-a = en haut à gauche
hex-b = à droite
hex-c = en bas
hex-centre = centre
direction-0 = à droite
direction-1 = en bas à droite
direction-2 = en bas
direction-3 = en bas à gauche
direction-4 = à gauche
direction-5 = en haut à gauche
direction-6 = en haut
direction-7 = en haut à droite

## Emplacements, sortes de tuiles, familles d'armure

slot-sword = Icône d’épée
slot-ability = Capacité
slot-first_strike = Première frappe
slot-helmet = Casque
slot-cuirass = Cuirasse
slot-gauntlets = Gantelets
slot-greaves = Jambières
slot-boots = Bottes
slot-jewelry = Bijou
kind-weapon = Arme
kind-shield = Bouclier
kind-ability = Capacité
kind-first_strike = Capacité de première frappe
kind-helmet = Casque
kind-cuirass = Cuirasse
kind-gauntlets = Gantelets
kind-greaves = Jambières
kind-boots = Bottes
kind-jewelry = Bijou
kind-potion = Potion
kind-scroll = Parchemin
kind-flask = Flacon
kind-chest = Coffre
kind-item = Objet
kind-resource = Ressource naturelle
family-leather = Cuir
family-mail = Mailles
family-plate = Plates
family-dragon = Dragon

## Scénarios

scenario-the-hunt = La Chasse
    .text = Qui vaincra le plus de monstres, et les plus forts ?
scenario-defending-the-settlements = La Défense des colonies
    .text = Le dragon Farruga se pose sur les lieux de commerce. Chassez-le avant qu’ils ne brûlent.
attack-smoke_over_the_road = Fumée sur la route
    .text = { harm-inj }
attack-ash_in_the_crucibles = Cendre dans les creusets
    .text = { harm-renew_alchemists }
attack-siege_of_the_towers = Siège des tours
    .text = { harm-lose_gaar }
attack-the_long_flight = Le long vol
    .text = { harm-silver }
scenario-threat-of-mirrezil = La Menace de Mirrezil
    .text = Chaque manche apporte un événement, les légendes donnent des artefacts et, à la fin, chaque héros affronte le dragon Mirrezil.
scenario-walking-destruction = La Destruction en marche
    .text = Un golem parcourt le pays et le ruine. Retenez-le par la magie et abattez-le.
scenario-elemental-revocation-1 = Révocation élémentaire I : L’appel
    .text = Les élémentaires d’air et d’eau n’obéissent à personne. Affrontez-les, réunissez leurs essences et révoquez-les.
scenario-elemental-revocation-2 = Révocation élémentaire II : La réponse
    .text = La terre et le feu grandissent manche après manche. Des héros bien équipés les révoquent avec essences, or et catalyseurs.
scenario-elemental-revocation-3 = Révocation élémentaire III : Le volcan
    .text = Tous les éléments nourrissent le pouvoir de Faer, et il en surgit le démon du volcan. Révoquez ce que vous pouvez, puis abattez-le.
happening-black_rain = Pluie noire
    .text = { happens-heal_less }
happening-flight_of_the_wyverns = Vol des vouivres
    .text = { happens-inj_outside }
happening-market_day = Jour de marché
    .text = { happens-renew_offers } { happens-cheaper }
happening-blood_moon = Lune de sang
    .text = { happens-monster_health } { happens-victory_rep }
happening-pilgrims = Pèlerins
    .text = { happens-gaar_or_dwurt }
happening-earthquake = Tremblement de terre
    .text = { happens-mining_cart }
happening-shadow_of_mirrezil = Ombre de Mirrezil
    .text = { happens-monster_chaos } { happens-victory_gold_card }
rampage-hunger_for_stone_1 = Faim de pierre I
    .text = { walks-mining }
rampage-hunger_for_stone_2 = Faim de pierre II
    .text = { walks-mining }
rampage-towards_the_smoke_1 = Vers la fumée I
    .text = { walks-trade }
rampage-towards_the_smoke_2 = Vers la fumée II
    .text = { walks-trade }
rampage-the_bells = Les cloches
    .text = { walks-church }
rampage-prey_1 = Proie I
    .text = { walks-hero }
rampage-prey_2 = Proie II
    .text = { walks-hero }
rampage-blind_fury = Fureur aveugle
    .text = { walks-direction }
rampage-buried_riches = Richesses enfouies
    .text = { walks-riches }
rampage-slumber_of_stone = Sommeil de pierre
    .text = { walks-stamina }

## Lieux des scénarios

place-old_quarry = Vieille carrière
place-smugglers_den = Repaire de contrebandiers
place-watchtower = Tour de guet
place-faer_spring = Source de Faer
place-ruined_citadel = Citadelle en ruine
place-volcano = Volcan
place-dragons_eyrie = Aire du dragon

## Ce qui se compte : récompenses, butins, prix

count-gold =
    { $n ->
        [one] { $n } pièce d’or
       *[other] { $n } pièces d’or
    }
count-rep =
    { $n ->
        [one] { $n } point de réputation
       *[other] { $n } points de réputation
    }
count-gaar =
    { $n ->
        [one] { $n } jeton Gaar
       *[other] { $n } jetons Gaar
    }
count-dwurt =
    { $n ->
        [one] { $n } jeton Dwurt
       *[other] { $n } jetons Dwurt
    }
count-potion =
    { $n ->
        [one] { $n } potion de soin
       *[other] { $n } potions de soin
    }
count-silver =
    { $n ->
        [one] { $n } carte Argent
       *[other] { $n } cartes Argent
    }
count-gold_card =
    { $n ->
        [one] { $n } carte Or
       *[other] { $n } cartes Or
    }
count-gem-amethyst =
    { $n ->
        [one] { $n } améthyste
       *[other] { $n } améthystes
    }
count-gem-emerald =
    { $n ->
        [one] { $n } émeraude
       *[other] { $n } émeraudes
    }
count-gem-onyx =
    { $n ->
        [one] { $n } onyx
       *[other] { $n } onyx
    }
count-gem-opal =
    { $n ->
        [one] { $n } opale
       *[other] { $n } opales
    }
count-gem-ruby =
    { $n ->
        [one] { $n } rubis
       *[other] { $n } rubis
    }
count-gem-sapphire =
    { $n ->
        [one] { $n } saphir
       *[other] { $n } saphirs
    }
count-gem-demon_stone =
    { $n ->
        [one] { $n } pierre démoniaque
       *[other] { $n } pierres démoniaques
    }
count-gem-diamond =
    { $n ->
        [one] { $n } diamant
       *[other] { $n } diamants
    }
count-essence-air =
    { $n ->
        [one] { $n } essence d’air
       *[other] { $n } essences d’air
    }
count-essence-earth =
    { $n ->
        [one] { $n } essence de terre
       *[other] { $n } essences de terre
    }
count-essence-water =
    { $n ->
        [one] { $n } essence d’eau
       *[other] { $n } essences d’eau
    }
count-essence-fire =
    { $n ->
        [one] { $n } essence de feu
       *[other] { $n } essences de feu
    }
count-any_gem =
    { $n ->
        [one] { $n } gemme
       *[other] { $n } gemmes
    }
count-gem_choice =
    { $n ->
        [one] { $n } gemme au choix
       *[other] { $n } gemmes au choix
    }
count-random_gem =
    { $n ->
        [one] { $n } gemme au hasard
       *[other] { $n } gemmes au hasard
    }
count-any_essence =
    { $n ->
        [one] { $n } essence
       *[other] { $n } essences
    }
count-essence_choice =
    { $n ->
        [one] { $n } essence au choix
       *[other] { $n } essences au choix
    }
count-different_essences = { $n } essences différentes
count-resource-mountain =
    { $n ->
        [one] { $n } ressource de montagne
       *[other] { $n } ressources de montagne
    }
count-resource-lake =
    { $n ->
        [one] { $n } ressource de lac
       *[other] { $n } ressources de lac
    }
count-resource-cave =
    { $n ->
        [one] { $n } ressource de grotte
       *[other] { $n } ressources de grotte
    }
count-any_resource =
    { $n ->
        [one] { $n } ressource naturelle
       *[other] { $n } ressources naturelles
    }
count-different_resources = { $n } ressources naturelles différentes
count-raw_gem =
    { $n ->
        [one] { $n } gemme brute
       *[other] { $n } gemmes brutes
    }
count-trophy-1 =
    { $n ->
        [one] { $n } trophée de niveau 1 ou plus
       *[other] { $n } trophées de niveau 1 ou plus
    }
count-treasure-1 =
    { $n ->
        [one] { $n } trésor de niveau 1
       *[other] { $n } trésors de niveau 1
    }
count-trophy-2 =
    { $n ->
        [one] { $n } trophée de niveau 2 ou plus
       *[other] { $n } trophées de niveau 2 ou plus
    }
count-treasure-2 =
    { $n ->
        [one] { $n } trésor de niveau 2
       *[other] { $n } trésors de niveau 2
    }
count-trophy-3 =
    { $n ->
        [one] { $n } trophée de niveau 3
       *[other] { $n } trophées de niveau 3
    }
count-treasure-3 =
    { $n ->
        [one] { $n } trésor de niveau 3
       *[other] { $n } trésors de niveau 3
    }
count-different_trophies = { $n } trophées de niveaux différents
count-scroll =
    { $n ->
        [one] { $n } parchemin
       *[other] { $n } parchemins
    }
count-potion_or_scroll =
    { $n ->
        [one] { $n } potion ou parchemin
       *[other] { $n } potions ou parchemins
    }
count-treasure_tile =
    { $n ->
        [one] { $n } tuile de trésor
       *[other] { $n } tuiles de trésor
    }
count-reward =
    { $n ->
        [one] { $n } tuile de récompense
       *[other] { $n } tuiles de récompense
    }
count-heal = soin de { $n }
count-move =
    { $n ->
        [one] { $n } point de mouvement
       *[other] { $n } points de mouvement
    }
count-inj =
    { $n ->
        [one] { $n } blessure
       *[other] { $n } blessures
    }
count-lose_gaar =
    { $n ->
        [one] perte de { $n } jeton Gaar
       *[other] perte de { $n } jetons Gaar
    }
count-lose_gold =
    { $n ->
        [one] perte de { $n } pièce d’or
       *[other] perte de { $n } pièces d’or
    }
count-lose_rep =
    { $n ->
        [one] perte de { $n } point de réputation
       *[other] perte de { $n } points de réputation
    }
count-cache_gold =
    { $n ->
        [one] { $n } carte de moins dans la cache d’or
       *[other] { $n } cartes de moins dans la cache d’or
    }
has-quests =
    { $n ->
        [one] { $n } quête accomplie
       *[other] { $n } quêtes accomplies
    }
has-bounties =
    { $n ->
        [one] { $n } prime
       *[other] { $n } primes
    }
has-rep = { $n } points de réputation
has-armor_set = une panoplie d’armure de { $n }

## Quand une tuile ou une carte agit

when-any = En combat et hors combat
when-outside = Hors combat
when-setup = Pendant la mise en place du combat
when-ma = Avant le jet d’attaque du monstre
when-mac = Avant ou après le jet d’attaque du monstre
when-mc = Après le jet d’attaque du monstre
when-ha = Avant le jet d’attaque du héros
when-hc = Après le jet d’attaque du héros
when-at_once = Immédiatement
when-roll = Sur n’importe quel jet de héros

## Ce que font les tuiles

effect-clover = trèfle +{ $n }
effect-foot = patte de lapin −{ $n }
effect-dmg_plus = dégâts +{ $n }
effect-inj_minus = blessures −{ $n }
effect-next = −{ $n } à votre prochaine valeur de combat
effect-hope = +{ $n } au dé de l’Espoir
effect-ember =
    { $n ->
        [one] { $n } dégât au monstre
       *[other] { $n } dégâts au monstre
    }
effect-siphon = soigner { $n } si cette attaque inflige des dégâts
effect-phoenix = une attaque mortelle vous laisse à peine en vie
effect-overdose = chaque Dwurt sur ce jet compte { $n } de plus
effect-cancel_play = annuler une carte jouée pour cette attaque ; son chaos reste dépensé
effect-cancel_curse = annuler la malédiction de cette étape ; son chaos reste dépensé
effect-per_essence_dmg = dégâts +{ $n } par essence différente posée dessus
effect-per_essence_inj = blessures −{ $n } par essence posée dessus
effect-cripple = Si elle touche, blessures −{ $n } lors de la prochaine attaque du monstre
effect-dragon_dmg = Contre les dragons, dégâts +{ $n }
effect-heal = soigner { $n }
effect-heal_full = soigner jusqu’à la santé maximale
effect-self_inj =
    { $n ->
        [one] subir { $n } blessure
       *[other] subir { $n } blessures
    }
effect-dwurt_die_minus = baisser le dé de Dwurt de { $n }
effect-essence_font = prendre une essence d’un pouvoir qui influence cet hexagone
effect-conjure = changer une gemme libre en essence de feu
effect-absolve = défausser une de vos cartes Argent
effect-pickpocket =
    { $n ->
        [one] { $n } pièce d’or sur un lieu de commerce libéré
       *[other] { $n } pièces d’or sur un lieu de commerce libéré
    }
effect-move =
    { $n ->
        [one] { $n } point de mouvement
       *[other] { $n } points de mouvement
    }
effect-teleport = téléportation { $n }
effect-teleport_gate = téléportation vers l’église ou un lieu de commerce libéré
effect-teleport_portal = téléportation vers l’église ou un portail
effect-teleport_mine = téléportation { $n } vers une montagne ou une grotte
effect-act-mining = une action d’extraction sans jeton
effect-act-trade = une action de commerce sans jeton
effect-act-combat = une action de combat sans jeton
effect-cart = wagonnet
effect-tracker = regarder la prochaine tuile de carte
effect-treasure_sense = piocher un trésor de plus et garder le meilleur
effect-look_hand = regarder la main d’un adversaire
effect-look_discard-silver =
    { $n ->
        [one] regarder la main du joueur-monstre et défausser { $n } carte Argent
       *[other] regarder la main du joueur-monstre et défausser { $n } cartes Argent
    }
effect-look_discard-any =
    { $n ->
        [one] regarder la main du joueur-monstre et défausser { $n } carte
       *[other] regarder la main du joueur-monstre et défausser { $n } cartes
    }
effect-look_cache =
    { $n ->
        [one] regarder la carte du dessus d’une cache et la mettre dessus ou dessous
       *[other] regarder les { $n } cartes du dessus d’une cache et mettre chacune dessus ou dessous
    }
effect-look_combat_card = regarder la prochaine carte Combat
effect-cache_choice = mettre la carte du dessus d’une cache sous son paquet
effect-cache_under = mettre la carte du dessus de la cache d’or, ou sinon d’argent, sous son paquet
effect-cache_gold = mettre la carte du dessus de la cache d’or sous son paquet
effect-cache_pick =
    { $n ->
        [one] regarder la carte du dessus d’une cache et la mettre sous son paquet
       *[other] regarder les { $n } cartes du dessus d’une cache et en mettre une sous son paquet
    }
effect-cache_silver =
    { $n ->
        [one] { $n } carte Argent rejoint la cache
       *[other] { $n } cartes Argent rejoignent la cache
    }
effect-discard_random =
    { $n ->
        [one] le joueur-monstre défausse { $n } carte au hasard
       *[other] le joueur-monstre défausse { $n } cartes au hasard
    }
effect-dearer_play =
    { $n ->
        [one] la première carte jouée coûte { $n } jeton Chaos de plus
       *[other] la première carte jouée coûte { $n } jetons Chaos de plus
    }
effect-no_gold_round = aucune carte Or ne peut être jouée au premier round de combat
effect-no_chaos_round = aucune action de chaos au premier round de combat
effect-no_attack_round = aucune attaque du monstre au premier round de combat
effect-lose_chaos =
    { $n ->
        [one] le monstre perd { $n } jeton Chaos
       *[other] le monstre perd { $n } jetons Chaos
    }
effect-lose_monster_gaar =
    { $n ->
        [one] le monstre perd { $n } jeton Gaar
       *[other] le monstre perd { $n } jetons Gaar
    }
effect-round_foot = patte de lapin −{ $n } pour ce round de combat
effect-foot_round_1 = patte de lapin −{ $n } au premier round de combat
effect-health = santé +{ $n }
effect-guard = blessures −{ $n } à chaque attaque du monstre
effect-ward-air = immunité au pouvoir de l’air
effect-ward-earth = immunité au pouvoir de la terre
effect-ward-water = immunité au pouvoir de l’eau
effect-ward-fire = immunité au pouvoir du feu
effect-slumber = aucun effet non voulu des pouvoirs et élémentaires dont les essences y sont posées
effect-clover_always = +{ $n } à tous vos jets de héros
effect-foot_always = patte de lapin −{ $n } à chaque attaque du monstre
effect-attack_clover = +{ $n } à vos jets d’attaque
effect-attack_dmg = dégâts +{ $n } à chaque attaque qui en inflige
effect-plunder =
    { $n ->
        [one] { $n } pièce d’or de plus avec chaque butin
       *[other] { $n } pièces d’or de plus avec chaque butin
    }
effect-soul_harvest =
    { $n ->
        [one] { $n } jeton Gaar par monstre vaincu
       *[other] { $n } jetons Gaar par monstre vaincu
    }
effect-dwurt_guard = blessures du dé de Dwurt −{ $n }
effect-dwurt_lower = le dé de Dwurt compte { $n } de moins à la fin du tour
effect-foe_chaos =
    { $n ->
        [one] un monstre joué par son propriétaire a { $n } jeton Chaos de plus
       *[other] un monstre joué par son propriétaire a { $n } jetons Chaos de plus
    }
effect-foe_gaar =
    { $n ->
        [one] un monstre joué par son propriétaire a { $n } jeton Gaar de plus
       *[other] un monstre joué par son propriétaire a { $n } jetons Gaar de plus
    }
effect-foe_health = un monstre joué par son propriétaire a { $n } de santé de plus
effect-foe_inj = blessures +{ $n } une fois par combat pour un monstre joué par son propriétaire
effect-foe_start_silver =
    { $n ->
        [one] piocher { $n } carte Argent en jouant un monstre
       *[other] piocher { $n } cartes Argent en jouant un monstre
    }
effect-cheaper_gold =
    { $n ->
        [one] une carte Or coûte { $n } carte Argent de moins
       *[other] une carte Or coûte { $n } cartes Argent de moins
    }
effect-fewer_dice = le monstre lance un dé de moins
effect-gold_card =
    { $n ->
        [one] piocher { $n } carte Or
       *[other] piocher { $n } cartes Or
    }
part-health = santé +{ $n }
part-sacks =
    { $n ->
        [one] +{ $n } sac
       *[other] +{ $n } sacs
    }
part-no_sacks =
    { $n ->
        [one] −{ $n } sac
       *[other] −{ $n } sacs
    }
part-gems =
    { $n ->
        [one] { $n } emplacement de gemme
       *[other] { $n } emplacements de gemme
    }
from-0 = 0+ : { $n }
from-1 = 1+ : { $n }
from-2 = 2+ : { $n }
from-3 = 3+ : { $n }
from-4 = 4+ : { $n }
from-5 = 5+ : { $n }
from-6 = 6+ : { $n }
from-7 = 7+ : { $n }
from-8 = 8+ : { $n }
from-9 = 9+ : { $n }
from-10 = 10+ : { $n }
from-11 = 11+ : { $n }
from-12 = 12+ : { $n }
from-13 = 13+ : { $n }
from-14 = 14+ : { $n }
from-15 = 15+ : { $n }
from-16 = 16+ : { $n }
from-17 = 17+ : { $n }
from-18 = 18+ : { $n }
from-19 = 19+ : { $n }
from-20 = 20+ : { $n }

## Ce que font les cartes des monstres

box-clover = jets de héros −{ $n }
box-foot = valeur de combat +{ $n }
box-inj_plus = blessures +{ $n }
box-dmg_minus = dégâts −{ $n }
box-next = −{ $n } à la prochaine valeur de combat du héros
box-mheal = le monstre se soigne de { $n }
box-monster_gaar =
    { $n ->
        [one] le monstre gagne { $n } jeton Gaar et peut utiliser son Gaar contre les jets de héros pendant ce round de combat
       *[other] le monstre gagne { $n } jetons Gaar et peut utiliser son Gaar contre les jets de héros pendant ce round de combat
    }
box-take_gaar =
    { $n ->
        [one] le monstre prend { $n } jeton Gaar au héros
       *[other] le monstre prend { $n } jetons Gaar au héros
    }
ongoing-mheal = le monstre se soigne de { $n } à la fin de chaque round de combat
special-mheal = le monstre se soigne de { $n }
special-clover = jets de héros −{ $n }
special-foe_silver =
    { $n ->
        [one] le joueur-monstre pioche { $n } carte Argent
       *[other] le joueur-monstre pioche { $n } cartes Argent
    }
special-foe_gold =
    { $n ->
        [one] le joueur-monstre pioche { $n } carte Or
       *[other] le joueur-monstre pioche { $n } cartes Or
    }
lair-on-mountain = sur une montagne
lair-on-lake = sur un lac
lair-on-cave = dans une grotte
lair-on-treasure = sur un trésor
lair-on-elemental = sur un élémentaire
lair-on-portal = sur un portail
lair-on-merchants = chez des marchands
lair-on-alchemists = chez des alchimistes
lair-next-mountain = à côté d’une montagne
lair-next-lake = à côté d’un lac
lair-next-cave = à côté d’une grotte
lair-next-treasure = à côté d’un trésor
lair-next-elemental = à côté d’un élémentaire
lair-next-portal = à côté d’un portail
lair-next-merchants = à côté de marchands
lair-next-alchemists = à côté d’alchimistes
lair-special-church = sur l’un des trois hexagones de l’église
lair-special-towers = sur l’un des trois hexagones des Tours des Tueurs de dragons
harm-inj =
    { $n ->
        [one] Les héros sur la cible ou à côté subissent { $n } blessure.
       *[other] Les héros sur la cible ou à côté subissent { $n } blessures.
    }
harm-renew_alchemists = L’offre des alchimistes est défaussée et renouvelée.
harm-lose_gaar =
    { $n ->
        [one] Chaque héros qui en a perd { $n } jeton Gaar.
       *[other] Chaque héros qui en a perd { $n } jetons Gaar.
    }
harm-silver =
    { $n ->
        [one] Chaque héros pioche { $n } carte Argent.
       *[other] Chaque héros pioche { $n } cartes Argent.
    }
happens-inj_outside =
    { $inj_outside ->
        [one] Chaque héros hors de l’église subit { $inj_outside } blessure.
       *[other] Chaque héros hors de l’église subit { $inj_outside } blessures.
    }
happens-renew_offers = Toutes les offres sont défaussées et renouvelées.
happens-gaar_or_dwurt = Chaque héros gagne { $gaar_or_dwurt } Gaar (Skoldur : { $gaar_or_dwurt } Dwurt).
happens-heal_less = Cette manche, chaque effet qui soigne un héros soigne { $heal_less } de moins, mais toujours un peu.
happens-cheaper =
    { $cheaper ->
        [one] Cette manche, une tuile coûte { $cheaper } pièce d’or de moins à l’achat, mais toujours un peu.
       *[other] Cette manche, une tuile coûte { $cheaper } pièces d’or de moins à l’achat, mais toujours un peu.
    }
happens-monster_health = Cette manche, chaque monstre a { $monster_health } de santé en plus.
happens-victory_rep = Cette manche, chaque victoire sur un monstre donne { $victory_rep } de réputation en plus.
happens-mining_cart = Cette manche, chaque action d’extraction se fait comme avec un wagonnet.
happens-monster_chaos = Cette manche, chaque monstre a { $monster_chaos } Chaos en plus.
happens-victory_gold_card =
    { $victory_gold_card ->
        [one] Cette manche, chaque victoire sur un monstre donne { $victory_gold_card } carte Or.
       *[other] Cette manche, chaque victoire sur un monstre donne { $victory_gold_card } cartes Or.
    }
walks-mining = Le golem fait jusqu’à { $steps } pas vers l’hexagone d’extraction le plus proche qui n’est pas en ruine.
walks-trade = Le golem fait jusqu’à { $steps } pas vers le lieu de commerce le plus proche qui n’est pas en ruine.
walks-church = Le golem fait jusqu’à { $steps } pas vers l’église.
walks-hero = Le golem fait jusqu’à { $steps } pas vers le héros le plus proche.
walks-direction = Le golem fait { $steps } pas tout droit dans une direction au hasard.
walks-riches = Le golem fait jusqu’à { $steps } pas vers le trésor ou la rencontre le plus proche qui n’est pas en ruine.
walks-stamina = Le golem se repose : son endurance augmente de { $stamina } par joueur.

## Lignes des tuiles et des cartes

line-attack = Attaque : { $ranges }.
line-first = Première frappe : { $ranges }.
line-attack-price = L’attaque coûte { $price } Dwurt.
line-attack-more = { $more }.
line-feed = Par jeton Dwurt dépensé pour elle, jusqu’à { $most } : dégâts +{ $bonus }.
line-equipped = Comme équipement : { $parts }.
line-essences = Contient jusqu’à { $held } essences.
line-always = Toujours : { $effects }.
line-use = { $when } : { $effects }.
line-use-set = { $when }, avec une panoplie d’armure de { $set } ou plus : { $effects }.
line-use-dwurt = { $when }, pour { $price } Dwurt : { $effects }.
line-use-gaar = { $when }, pour { $price } Gaar : { $effects }.
line-second = { $when_two } : { $effects_two }.
line-second-set = { $when_two }, avec une panoplie d’armure de { $set_two } ou plus : { $effects_two }.
line-more-set = Avec une panoplie d’armure de { $set_two } ou plus, aussi { $effects_two }.
line-once = Une fois par manche.
line-spent = À usage unique.
line-immunity = Aussi contre l’immunité.
line-redeem = Se vend contre { $first }.
line-redeem-either = Se vend contre { $first }, ou bien contre { $second }.
line-supplies = À usage unique : { $first }, ou bien { $second }.
line-cost = Coût : { $cost }.
line-cost-either = Coût : { $cost } ou { $instead }.
line-has = Condition : { $has }.
line-has-either = Condition : { $has } ou { $instead }.
line-reward = Récompense : { $reward }.
line-reward-up-to = Récompense, avec au plus { $condition } de réputation : { $reward }.
line-bounty = Prime : { $reward }.
line-lair = Repaire : { $lair }.
line-special = { $from } ou plus : { $special }.
line-kill = { $deadly } ou plus : le héros meurt.
line-dragon = Dragon.
line-immune = Immunité.
line-played = { $when }.
line-box-one = Une carte : { $one }.
line-box-two = Deux cartes : { $two }.
line-box-three = Trois cartes : { $three }.
line-ongoing = Jusqu’à la fin du combat : { $ongoing }.
line-row-to = { $to } ou moins : { $gains }.
line-row = De { $from } à { $to } : { $gains }.
line-row-from = { $from } ou plus : { $gains }.

## Cartes Argent et Or

cards-silver = cartes Argent
cards-gold = cartes Or
cache-silver = Cache d’argent
cache-gold = Cache d’or
card-curse = Malédiction
    .text = { line-played } { line-box-one } { line-box-two }
card-bloodlust = Soif de sang
    .text = { line-played } { line-box-one } { line-box-two }
card-evil_eye = Mauvais œil
    .text = { line-played } { line-box-one } { line-box-two }
card-power_strike = Frappe puissante
    .text = { line-played } { line-box-one } { line-box-two } { line-box-three }
card-healing = Guérison
    .text = { line-played } { line-box-one } { line-box-two } { line-box-three } { line-ongoing }
card-soul_control = Contrôle de l’âme
    .text = { line-played } { line-box-one } { line-box-two } { line-box-three }
card-mind_control = Contrôle de l’esprit
    .text = { line-played } { line-box-one } { line-box-two } { line-box-three }

## Choses qui ne sont pas des tuiles

thing-gaar = Jeton Gaar
thing-healing_potion = Potion de soin
thing-supplies = Provisions
thing-teleport_scroll = Parchemin de téléportation
thing-catalyst = Catalyseur
thing-amulet_of_eternity = Amulette d’éternité

## Rencontres

encounter-priest = Prêtre
encounter-hunter = Chasseur
encounter-herbalist = Herboriste
encounter-village_elder = Ancien du village
encounter-weaponsmith = Forgeron d’armes
encounter-emissary = Émissaire
encounter-caravan_master = Maître de caravane
encounter-witch = Sorcière
encounter-druid = Druide
encounter-jeweler = Joaillier
encounter-mercenary_fortress = Forteresse des mercenaires
encounter-chronicler = Chroniqueur
encounter-lord = Seigneur
encounter-oracle = Oracle

## Quêtes

quest-priest_1 = Baume pour les malades
    .text = { line-cost } { line-reward }
quest-priest_2 = Preuve de courage
    .text = { line-cost } { line-reward }
quest-priest_3 = Aumône
    .text = { line-cost } { line-reward }
quest-priest_4 = Foi partagée
    .text = { line-cost } { line-reward }
quest-priest_5 = Souffle du monde
    .text = { line-cost } { line-reward }
quest-priest_6 = Une opale pour l’autel
    .text = { line-cost } { line-reward }
quest-priest_7 = Dons de la terre
    .text = { line-cost } { line-reward }
quest-hunter_1 = Première peau
    .text = { line-cost } { line-reward }
quest-hunter_2 = Peaux contre écus
    .text = { line-cost } { line-reward }
quest-hunter_3 = Une paire de têtes
    .text = { line-cost } { line-reward }
quest-hunter_4 = Gros gibier
    .text = { line-cost } { line-reward }
quest-hunter_5 = Prise fraîche
    .text = { line-cost } { line-reward }
quest-hunter_6 = Appât de la grotte
    .text = { line-cost } { line-reward }
quest-hunter_7 = Brave compagnon
    .text = { line-cost } { line-reward }
quest-herbalist_1 = Herbes d’eau
    .text = { line-cost } { line-reward }
quest-herbalist_2 = Mousse de grotte
    .text = { line-cost } { line-reward }
quest-herbalist_3 = Eau vive
    .text = { line-cost } { line-reward }
quest-herbalist_4 = Graines et pots
    .text = { line-cost } { line-reward }
quest-herbalist_5 = Pierre laiteuse
    .text = { line-cost } { line-reward }
quest-herbalist_6 = Bile amère
    .text = { line-cost } { line-reward }
quest-herbalist_7 = Patience
    .text = { line-cost } { line-reward }
quest-village_elder_1 = Routes sûres
    .text = { line-cost } { line-reward }
quest-village_elder_2 = Des pierres pour le puits
    .text = { line-cost } { line-reward }
quest-village_elder_3 = Un toit neuf
    .text = { line-cost } { line-reward }
quest-village_elder_4 = Fièvre au village
    .text = { line-cost } { line-reward }
quest-village_elder_5 = Greniers pleins
    .text = { line-cost } { line-reward }
quest-village_elder_6 = Garde du village
    .text = { line-cost } { line-reward }
quest-village_elder_7 = L’émeraude de la mariée
    .text = { line-cost } { line-reward }
quest-weaponsmith_1 = Bon minerai
    .text = { line-cost } { line-reward }
quest-weaponsmith_2 = Fil noir
    .text = { line-cost } { line-reward }
quest-weaponsmith_3 = Une griffe pour la garde
    .text = { line-cost } { line-reward }
quest-weaponsmith_4 = Payé d’avance
    .text = { line-cost } { line-reward }
quest-weaponsmith_5 = Du feu pour la forge
    .text = { line-cost } { line-reward }
quest-weaponsmith_6 = Une charrette de minerai
    .text = { line-cost } { line-reward }
quest-weaponsmith_7 = Corne et os
    .text = { line-cost } { line-reward }
quest-emissary_1 = Vert ou rouge
    .text = { line-cost-either } { line-reward }
quest-emissary_2 = Bleu ou blanc
    .text = { line-cost-either } { line-reward }
quest-emissary_3 = Violet ou noir
    .text = { line-cost-either } { line-reward }
quest-emissary_4 = Tribut
    .text = { line-cost } { line-reward }
quest-emissary_5 = Joyau de la couronne
    .text = { line-cost } { line-reward }
quest-emissary_6 = Bourse ouverte
    .text = { line-cost } { line-reward }
quest-emissary_7 = Signe de force
    .text = { line-cost } { line-reward }
quest-caravan_master_1 = Chargement varié
    .text = { line-cost } { line-reward }
quest-caravan_master_2 = Du lac et de la grotte
    .text = { line-cost } { line-reward }
quest-caravan_master_3 = Escorte
    .text = { line-cost } { line-reward }
quest-caravan_master_4 = Nécessaire de voyage
    .text = { line-cost } { line-reward }
quest-caravan_master_5 = À travers la nuit
    .text = { line-cost } { line-reward }
quest-caravan_master_6 = Une place dans la caravane
    .text = { line-cost } { line-reward }
quest-caravan_master_7 = Denrées rares
    .text = { line-cost } { line-reward }
quest-witch_1 = Cœur de bête
    .text = { line-cost } { line-reward }
quest-witch_2 = Prix murmuré
    .text = { line-cost } { line-reward }
quest-witch_3 = Œil de démon
    .text = { line-cost } { line-reward }
quest-witch_4 = Souffle en bouteille
    .text = { line-cost } { line-reward }
quest-witch_5 = Un sombre cadeau
    .text = { line-cost } { line-reward }
quest-witch_6 = Gouttes de sang
    .text = { line-cost } { line-reward }
quest-witch_7 = Mauvaise réputation
    .text = { line-cost } { line-reward }
quest-witch_solo_1 = La dépouille de la bête
    .text = { line-cost } { line-reward }
quest-witch_solo_2 = Bien des murmures
    .text = { line-cost } { line-reward }
quest-witch_solo_3 = Le prix du démon
    .text = { line-cost } { line-reward }
quest-witch_solo_4 = Souffle capturé
    .text = { line-cost } { line-reward }
quest-witch_solo_5 = Savoir interdit
    .text = { line-cost } { line-reward }
quest-witch_solo_6 = Gouttes rouges
    .text = { line-cost } { line-reward }
quest-witch_solo_7 = Paire étincelante
    .text = { line-cost } { line-reward }
quest-druid_1 = Chant du vent
    .text = { line-cost } { line-reward }
quest-druid_2 = Chant des racines
    .text = { line-cost } { line-reward }
quest-druid_3 = Chant de la pluie
    .text = { line-cost } { line-reward }
quest-druid_4 = Chant des braises
    .text = { line-cost } { line-reward }
quest-druid_5 = Équilibre
    .text = { line-cost } { line-reward }
quest-druid_6 = Don du lac
    .text = { line-cost } { line-reward }
quest-druid_7 = La bête malade
    .text = { line-cost } { line-reward }
quest-jeweler_1 = Pierre mal dégrossie
    .text = { line-cost } { line-reward }
quest-jeweler_2 = Une meilleure pierre
    .text = { line-cost } { line-reward }
quest-jeweler_3 = Sur le plateau
    .text = { line-cost } { line-reward }
quest-jeweler_4 = Sans défaut
    .text = { line-cost } { line-reward }
quest-jeweler_5 = Pierre dangereuse
    .text = { line-cost } { line-reward }
quest-jeweler_6 = Un collier
    .text = { line-cost } { line-reward }
quest-jeweler_7 = Crocs et griffes
    .text = { line-cost } { line-reward }
quest-mercenary_fortress_1 = Épreuve des armes
    .text = { line-cost } { line-reward }
quest-mercenary_fortress_2 = L’épreuve du capitaine
    .text = { line-cost } { line-reward }
quest-mercenary_fortress_3 = L’épreuve du héros
    .text = { line-cost } { line-reward }
quest-mercenary_fortress_4 = Trésor de guerre
    .text = { line-cost } { line-reward }
quest-mercenary_fortress_5 = Parade
    .text = { line-has } { line-reward }
quest-mercenary_fortress_6 = Garde de nuit
    .text = { line-cost } { line-reward }
quest-mercenary_fortress_7 = L’épreuve de la recrue
    .text = { line-cost } { line-reward }
quest-chronicler_1 = Une page perdue
    .text = { line-cost } { line-reward }
quest-chronicler_2 = Une trouvaille pour les archives
    .text = { line-cost } { line-reward }
quest-chronicler_3 = Des histoires à raconter
    .text = { line-has } { line-reward }
quest-chronicler_4 = Le haut fait
    .text = { line-cost } { line-reward }
quest-chronicler_5 = Annales de pierre
    .text = { line-cost-either } { line-reward }
quest-chronicler_6 = Encre et parchemin
    .text = { line-cost } { line-reward }
quest-chronicler_7 = Bestiaire
    .text = { line-cost } { line-reward }
quest-lord_1 = Une tête pour le mur
    .text = { line-cost } { line-reward }
quest-lord_2 = Deux pour la grande salle
    .text = { line-cost } { line-reward }
quest-lord_3 = Une pierre royale
    .text = { line-cost } { line-reward }
quest-lord_4 = Impôt du royaume
    .text = { line-cost } { line-reward }
quest-lord_5 = Le harnois du champion
    .text = { line-has } { line-reward }
quest-lord_6 = Une bonne renommée
    .text = { line-has } { line-reward }
quest-lord_7 = La grande chasse du seigneur
    .text = { line-cost } { line-reward }
quest-oracle_1 = Le chœur des éléments
    .text = { line-cost } { line-reward }
quest-oracle_2 = Deux voix
    .text = { line-cost } { line-reward }
quest-oracle_3 = La carte voilée
    .text = { line-cost } { line-reward }
quest-oracle_4 = Le miroir sombre
    .text = { line-cost } { line-reward }
quest-oracle_5 = Le géant tombé
    .text = { line-cost } { line-reward }
quest-oracle_6 = Transe
    .text = { line-cost } { line-reward }
quest-oracle_7 = L’élu
    .text = { line-has-either } { line-reward }

## Quêtes des légendes

quest-legend_blade_of_tamariel = Tamariel de Davir
    .text = { line-cost } { line-reward }
quest-legend_banner_of_marathy = La Bannière de Marathy
    .text = { line-cost-either } { line-reward }
quest-legend_staff_of_vis = L’Ordre de Vis
    .text = { line-cost } { line-reward }
quest-legend_horn_of_golden_meadow = La Prairie d’Or
    .text = { line-cost } { line-reward }
quest-legend_mantle_of_lowen = Le Cercle de Lowen
    .text = { line-cost } { line-reward }
quest-legend_shield_of_arakius = La Chute d’Arakius
    .text = { line-cost } { line-reward }

## Monstres, monstres d'élite, Farruga

monster-dragonfly = Libellule-dragon
    .the = la libellule-dragon
    .text = { line-reward-up-to }
monster-wolf_pack = Meute de loups
    .the = la meute de loups
    .text = { line-reward-up-to }
monster-bandit = Bandit
    .the = le bandit
    .text = { line-reward-up-to }
monster-ghoul = Goule
    .the = la goule
    .text = { line-reward-up-to }
monster-bog_imp = Diablotin des tourbières
    .the = le diablotin des tourbières
    .text = { line-reward-up-to }
monster-giant_spider = Araignée géante
    .the = l’araignée géante
    .text = { line-reward-up-to }
monster-skeleton = Squelette
    .the = le squelette
    .text = { line-reward-up-to }
monster-carrion_crow = Corneille charognarde
    .the = la corneille charognarde
    .text = { line-reward-up-to }
monster-rat_swarm = Nuée de rats
    .the = la nuée de rats
    .text = { line-reward-up-to }
monster-kobold_raider = Pillard kobold
    .the = le pillard kobold
    .text = { line-reward-up-to }
monster-marsh_toad = Crapaud des marais
    .the = le crapaud des marais
    .text = { line-reward-up-to }
monster-boar = Sanglier
    .the = le sanglier
    .text = { line-reward-up-to }
monster-cultist = Cultiste
    .the = le cultiste
    .text = { line-reward-up-to }
monster-harpy = Harpie
    .the = la harpie
    .text = { line-reward-up-to }
monster-cyclops = Cyclope
    .the = le cyclope
    .text = { line-reward-up-to }
monster-ogre = Ogre
    .the = l’ogre
    .text = { line-reward-up-to }
monster-werewolf = Loup-garou
    .the = le loup-garou
    .text = { line-reward-up-to }
monster-wraith = Spectre
    .the = le spectre
    .text = { line-reward-up-to }
monster-troll = Troll
    .the = le troll
    .text = { line-reward-up-to }
monster-basilisk = Basilic
    .the = le basilic
    .text = { line-reward-up-to }
monster-minotaur = Minotaure
    .the = le minotaure
    .text = { line-reward-up-to }
monster-dark_knight = Chevalier noir
    .the = le chevalier noir
    .text = { line-reward-up-to }
monster-gargoyle = Gargouille
    .the = la gargouille
    .text = { line-reward-up-to }
monster-naga = Naga
    .the = la naga
    .text = { line-reward-up-to }
monster-swamp_hag = Sorcière des marécages
    .the = la sorcière des marécages
    .text = { line-reward-up-to }
monster-stone_beetle = Scarabée de pierre
    .the = le scarabée de pierre
    .text = { line-reward-up-to }
monster-blood_mage = Mage de sang
    .the = le mage de sang
    .text = { line-reward-up-to }
monster-manticore = Manticore
    .the = la manticore
    .text = { line-reward-up-to }
monster-hydra = Hydre
    .the = l’hydre
    .text = { line-reward-up-to }
monster-lich = Liche
    .the = la liche
    .text = { line-reward-up-to }
monster-young_drake = Jeune drake
    .the = le jeune drake
    .text = { line-dragon } { line-reward-up-to }
monster-behemoth = Béhémoth
    .the = le béhémoth
    .text = { line-reward-up-to }
monster-vampire_lord = Seigneur vampire
    .the = le seigneur vampire
    .text = { line-reward-up-to }
monster-demon_hound = Molosse démoniaque
    .the = le molosse démoniaque
    .text = { line-reward-up-to }
monster-storm_giant = Géant des tempêtes
    .the = le géant des tempêtes
    .text = { line-reward-up-to }
monster-bone_dragon = Dragon d’os
    .the = le dragon d’os
    .text = { line-dragon } { line-reward }
monster-faer_horror = Horreur de Faer
    .the = l’horreur de Faer
    .text = { line-reward-up-to }
monster-void_champion = Champion du Vide
    .the = le champion du Vide
    .text = { line-reward-up-to }
monster-kraken = Kraken
    .the = le kraken
    .text = { line-reward-up-to }
monster-shade_of_rasgaroth = Ombre de Rasgaroth
    .the = l’ombre de Rasgaroth
    .text = { line-reward }
monster-alpha_wolf = Loup alpha
    .the = le loup alpha
    .text = { line-special } { line-lair } { line-bounty }
monster-grave_warden = Gardien des tombes
    .the = le gardien des tombes
    .text = { line-special } { line-lair } { line-bounty }
monster-bandit_king = Roi des bandits
    .the = le roi des bandits
    .text = { line-special } { line-lair } { line-bounty }
monster-broodmother = Mère de la couvée
    .the = la mère de la couvée
    .text = { line-special } { line-lair } { line-bounty }
monster-will_o_the_wisp = Feu follet
    .the = le feu follet
    .text = { line-special } { line-lair } { line-bounty }
monster-mudfiend = Démon de boue
    .the = le démon de boue
    .text = { line-special } { line-lair } { line-bounty }
monster-crypt_shade = Ombre de la crypte
    .the = l’ombre de la crypte
    .text = { line-special } { line-lair } { line-bounty }
monster-ettin = Ettin
    .the = l’ettin
    .text = { line-special } { line-lair } { line-bounty }
monster-basilisk_queen = Reine basilic
    .the = la reine basilic
    .text = { line-special } { line-lair } { line-bounty }
monster-iron_sentinel = Sentinelle de fer
    .the = la sentinelle de fer
    .text = { line-immune } { line-lair } { line-bounty }
monster-moon_hag = Sorcière de la lune
    .the = la sorcière de la lune
    .text = { line-special } { line-lair } { line-bounty }
monster-void_warlord = Seigneur de guerre du Vide
    .the = le seigneur de guerre du Vide
    .text = { line-special } { line-lair } { line-bounty }
monster-salamander = Salamandre
    .the = la salamandre
    .text = { line-immune } { line-lair } { line-bounty }
monster-night_stalker = Rôdeur nocturne
    .the = le rôdeur nocturne
    .text = { line-special } { line-lair } { line-bounty }
monster-ancient_wyrm = Ver ancestral
    .the = le ver ancestral
    .text = { line-dragon } { line-immune } { line-kill } { line-lair } { line-bounty }
monster-lich_king = Roi-liche
    .the = le roi-liche
    .text = { line-special } { line-lair } { line-bounty }
monster-colossus = Colosse
    .the = le colosse
    .text = { line-immune } { line-lair } { line-bounty }
monster-demon_prince = Prince démon
    .the = le prince démon
    .text = { line-special } { line-kill } { line-lair } { line-bounty }
monster-queen_of_night = Reine de la nuit
    .the = la reine de la nuit
    .text = { line-special } { line-lair } { line-bounty }
monster-avatar_of_faer = Avatar de Faer
    .the = l’avatar de Faer
    .text = { line-special } { line-lair } { line-bounty }
monster-farruga_1 = Farruga (jeune furie)
    .the = Farruga (jeune furie)
monster-farruga_2 = Farruga (feu)
    .the = Farruga (feu)
monster-farruga_3 = Farruga (courroux)
    .the = Farruga (courroux)
monster-farruga_4 = Farruga (faim ancienne)
    .the = Farruga (faim ancienne)
monster-mirrezil_1 = Mirrezil (griffes)
    .the = Mirrezil (griffes)
monster-mirrezil_2 = Mirrezil (ailes)
    .the = Mirrezil (ailes)
monster-mirrezil_3 = Mirrezil (souffle)
    .the = Mirrezil (souffle)
monster-mirrezil_4 = Mirrezil (cœur)
    .the = Mirrezil (cœur)
monster-golem = Golem
    .the = le golem
monster-volcano_demon = Démon du volcan
    .the = le démon du volcan

## Trophées

trophy-dragonfly = Trophée ({ monster-dragonfly })
trophy-wolf_pack = Trophée ({ monster-wolf_pack })
trophy-bandit = Trophée ({ monster-bandit })
trophy-ghoul = Trophée ({ monster-ghoul })
trophy-bog_imp = Trophée ({ monster-bog_imp })
trophy-giant_spider = Trophée ({ monster-giant_spider })
trophy-skeleton = Trophée ({ monster-skeleton })
trophy-carrion_crow = Trophée ({ monster-carrion_crow })
trophy-rat_swarm = Trophée ({ monster-rat_swarm })
trophy-kobold_raider = Trophée ({ monster-kobold_raider })
trophy-marsh_toad = Trophée ({ monster-marsh_toad })
trophy-boar = Trophée ({ monster-boar })
trophy-cultist = Trophée ({ monster-cultist })
trophy-harpy = Trophée ({ monster-harpy })
trophy-cyclops = Trophée ({ monster-cyclops })
trophy-ogre = Trophée ({ monster-ogre })
trophy-werewolf = Trophée ({ monster-werewolf })
trophy-wraith = Trophée ({ monster-wraith })
trophy-troll = Trophée ({ monster-troll })
trophy-basilisk = Trophée ({ monster-basilisk })
trophy-minotaur = Trophée ({ monster-minotaur })
trophy-dark_knight = Trophée ({ monster-dark_knight })
trophy-gargoyle = Trophée ({ monster-gargoyle })
trophy-naga = Trophée ({ monster-naga })
trophy-swamp_hag = Trophée ({ monster-swamp_hag })
trophy-stone_beetle = Trophée ({ monster-stone_beetle })
trophy-blood_mage = Trophée ({ monster-blood_mage })
trophy-manticore = Trophée ({ monster-manticore })
trophy-hydra = Trophée ({ monster-hydra })
trophy-lich = Trophée ({ monster-lich })
trophy-young_drake = Trophée ({ monster-young_drake })
trophy-behemoth = Trophée ({ monster-behemoth })
trophy-vampire_lord = Trophée ({ monster-vampire_lord })
trophy-demon_hound = Trophée ({ monster-demon_hound })
trophy-storm_giant = Trophée ({ monster-storm_giant })
trophy-bone_dragon = Trophée ({ monster-bone_dragon })
trophy-faer_horror = Trophée ({ monster-faer_horror })
trophy-void_champion = Trophée ({ monster-void_champion })
trophy-kraken = Trophée ({ monster-kraken })
trophy-shade_of_rasgaroth = Trophée ({ monster-shade_of_rasgaroth })
trophy-alpha_wolf = Trophée ({ monster-alpha_wolf })
trophy-grave_warden = Trophée ({ monster-grave_warden })
trophy-bandit_king = Trophée ({ monster-bandit_king })
trophy-broodmother = Trophée ({ monster-broodmother })
trophy-will_o_the_wisp = Trophée ({ monster-will_o_the_wisp })
trophy-mudfiend = Trophée ({ monster-mudfiend })
trophy-crypt_shade = Trophée ({ monster-crypt_shade })
trophy-ettin = Trophée ({ monster-ettin })
trophy-basilisk_queen = Trophée ({ monster-basilisk_queen })
trophy-iron_sentinel = Trophée ({ monster-iron_sentinel })
trophy-moon_hag = Trophée ({ monster-moon_hag })
trophy-void_warlord = Trophée ({ monster-void_warlord })
trophy-salamander = Trophée ({ monster-salamander })
trophy-night_stalker = Trophée ({ monster-night_stalker })
trophy-ancient_wyrm = Trophée ({ monster-ancient_wyrm })
trophy-lich_king = Trophée ({ monster-lich_king })
trophy-colossus = Trophée ({ monster-colossus })
trophy-demon_prince = Trophée ({ monster-demon_prince })
trophy-queen_of_night = Trophée ({ monster-queen_of_night })
trophy-avatar_of_faer = Trophée ({ monster-avatar_of_faer })

## Tuiles de héros

tile-sun_mace = Masse du soleil
    .text = { line-attack }
tile-mend = Panser
    .text = { line-use } { line-once }
tile-blessing = Bénédiction
    .text = { line-use } { line-once }
tile-dawn_buckler = Rondache de l’aube
    .text = { line-use }
tile-magic_barrier = Barrière magique
    .text = { line-use } { line-once } { line-immunity }
tile-lay_on_hands = Imposition des mains
    .text = { line-use } { line-once }
tile-smite = Châtiment divin
    .text = { line-attack }
tile-sanctuary = Sanctuaire
    .text = { line-use } { line-once }
tile-sanctuary_solo = Sanctuaire
    .text = { line-use } { line-once }
tile-light_of_shii = Lumière de Shii
    .text = { line-use } { line-once }
tile-pilgrims_path = Voie du pèlerin
    .text = { line-use } { line-once }
tile-sacred_armor = Armure sacrée
    .text = { line-use-set } { line-once } { line-immunity }
tile-dawn_hammer = Marteau de l’aube
    .text = { line-attack }
tile-banish = Bannissement
    .text = { line-first }
tile-absolution = Absolution
    .text = { line-use } { line-once }
tile-absolution_solo = Absolution
    .text = { line-use } { line-once }
tile-radiance = Rayonnement
    .text = { line-attack }
tile-guardian_angel = Ange gardien
    .text = { line-always }
tile-miracle = Miracle
    .text = { line-use } { line-once }
tile-sunforged_shield = Bouclier forgé au soleil
    .text = { line-use }
tile-wrath_of_heaven = Colère du ciel
    .text = { line-attack }
tile-halo = Auréole
    .text = { line-always }
tile-mercenary_sword = Épée de mercenaire
    .text = { line-attack }
tile-battle_cry = Cri de guerre
    .text = { line-use } { line-once }
tile-sharpen = Affûtage
    .text = { line-use } { line-once }
tile-brace = Tenir bon
    .text = { line-use } { line-once }
tile-cleave = Taillade
    .text = { line-attack }
tile-old_round_shield = Vieux bouclier rond
    .text = { line-use }
tile-forced_march = Marche forcée
    .text = { line-use } { line-once }
tile-taunt = Provocation
    .text = { line-use } { line-once }
tile-taunt_solo = Provocation
    .text = { line-use } { line-once }
tile-tower_shield = Pavois
    .text = { line-use }
tile-second_wind = Second souffle
    .text = { line-use } { line-once }
tile-shield_bash = Coup de bouclier
    .text = { line-first }
tile-bastard_sword = Épée bâtarde
    .text = { line-attack }
tile-war_plunder = Pillage de guerre
    .text = { line-always }
tile-intimidate = Intimidation
    .text = { line-use } { line-once }
tile-intimidate_solo = Intimidation
    .text = { line-use } { line-once }
tile-whirlwind = Tourbillon
    .text = { line-attack }
tile-thick_hide = Peau épaisse
    .text = { line-always }
tile-mercenarys_oath = Serment du mercenaire
    .text = { line-use } { line-once }
tile-bulwark = Rempart
    .text = { line-use }
tile-executioner = Bourreau
    .text = { line-attack }
tile-unstoppable = Inarrêtable
    .text = { line-use } { line-once }
tile-hunting_spear = Lance de chasse
    .text = { line-attack }
tile-thrown_dagger = Dague de jet
    .text = { line-first }
tile-dodge = Esquive
    .text = { line-use } { line-once }
tile-pickpocket = Vol à la tire
    .text = { line-use } { line-once }
tile-feint = Feinte
    .text = { line-use-set } { line-second-set } { line-once }
tile-tracker = Pisteuse
    .text = { line-use } { line-once }
tile-ambush = Embuscade
    .text = { line-first }
tile-eavesdrop = Oreille indiscrète
    .text = { line-use } { line-once }
tile-eavesdrop_solo = Oreille indiscrète
    .text = { line-use } { line-once }
tile-crippling_blow = Coup invalidant
    .text = { line-attack } { line-attack-more } { line-immunity }
tile-climber = Grimpeuse
    .text = { line-use } { line-once }
tile-twin_daggers = Dagues jumelles
    .text = { line-attack }
tile-evasion = Dérobade
    .text = { line-use } { line-once }
tile-treasure_sense = Flair du trésor
    .text = { line-use } { line-once }
tile-foul_play = Coup bas
    .text = { line-use } { line-once }
tile-foul_play_solo = Coup bas
    .text = { line-use } { line-once }
tile-huntress_mark = Marque de la chasseresse
    .text = { line-use } { line-once }
tile-shadow_step = Pas de l’ombre
    .text = { line-use } { line-once }
tile-heartseeker = Cherche-cœur
    .text = { line-attack }
tile-ghost = Fantôme
    .text = { line-use } { line-once }
tile-queen_of_the_wild = Reine des terres sauvages
    .text = { line-always }
tile-death_from_afar = Mort lointaine
    .text = { line-first }
tile-staff_of_fire = Bâton de feu
    .text = { line-attack }
tile-focus = Concentration
    .text = { line-use } { line-once }
tile-fire_ward = Protection contre le feu
    .text = { line-always }
tile-fireball = Boule de feu
    .text = { line-attack }
tile-ember_cloak = Cape de braises
    .text = { line-use } { line-once }
tile-kindle = Embrasement
    .text = { line-use } { line-once }
tile-arcane_insight = Vision des arcanes
    .text = { line-use } { line-once }
tile-arcane_insight_solo = Vision des arcanes
    .text = { line-use } { line-once }
tile-conjure_essence = Conjuration d’essence
    .text = { line-use } { line-once }
tile-blink = Clignement
    .text = { line-use } { line-once }
tile-wand_of_cinders = Baguette de cendres
    .text = { line-first }
tile-mana_shield = Bouclier de mana
    .text = { line-use-gaar } { line-once }
tile-meteor = Météore
    .text = { line-attack }
tile-counterspell = Contresort
    .text = { line-use } { line-once }
tile-counterspell_solo = Contresort
    .text = { line-use } { line-once }
tile-staff_of_embers = Bâton de braises
    .text = { line-attack }
tile-meditation = Méditation
    .text = { line-use } { line-once }
tile-phoenix = Phénix
    .text = { line-use } { line-once }
tile-firestorm = Tempête de feu
    .text = { line-attack }
tile-archmage = Archimage
    .text = { line-always }
tile-rain_of_fire = Pluie de feu
    .text = { line-attack }
tile-axe_of_the_deep = Hache des profondeurs
    .text = { line-attack }
tile-grim_resolve = Résolution farouche
    .text = { line-use-dwurt } { line-once }
tile-brewers_gift = Don du brasseur
    .text = { line-use } { line-once }
tile-rage = Rage
    .text = { line-use-dwurt } { line-once }
tile-stone_skin = Peau de pierre
    .text = { line-use-dwurt } { line-once }
tile-miners_eye = Œil du mineur
    .text = { line-use } { line-once }
tile-frenzy = Frénésie
    .text = { line-attack }
tile-steady_hands = Mains sûres
    .text = { line-use } { line-once }
tile-war_drums = Tambours de guerre
    .text = { line-use } { line-once }
tile-dark_bargain = Pacte obscur
    .text = { line-use } { line-once }
tile-dark_bargain_solo = Pacte obscur
    .text = { line-use } { line-once }
tile-double_axe = Hache double
    .text = { line-attack }
tile-blood_price = Prix du sang
    .text = { line-use } { line-once }
tile-earthshaker = Ébranle-terre
    .text = { line-first } { line-attack-price }
tile-iron_gut = Estomac d’acier
    .text = { line-always }
tile-tunnel = Tunnel
    .text = { line-use } { line-once }
tile-fearsome = Redoutable
    .text = { line-use-dwurt } { line-once }
tile-fearsome_solo = Redoutable
    .text = { line-use-dwurt } { line-once }
tile-berserk = Folie guerrière
    .text = { line-attack } { line-feed }
tile-runic_shield = Bouclier runique
    .text = { line-use }
tile-overdose = Surdose
    .text = { line-use } { line-once }
tile-stoneblood = Sang de pierre
    .text = { line-always }
tile-avalanche = Avalanche
    .text = { line-attack }
tile-master_brewer = Maître brasseur
    .text = { line-always }
tile-spirit_blade = Lame d’esprit
    .text = { line-attack }
tile-whisper = Murmure
    .text = { line-use } { line-once }
tile-slumber = Sommeil
    .text = { line-essences } { line-always }
tile-silence = Silence
    .text = { line-use } { line-once }
tile-spirit_lash = Fouet d’esprit
    .text = { line-attack }
tile-siphon = Siphon de vie
    .text = { line-use } { line-once }
tile-drift = Dérive
    .text = { line-use } { line-once }
tile-mind_reading = Lecture de pensée
    .text = { line-use } { line-once }
tile-mind_reading_solo = Lecture de pensée
    .text = { line-use } { line-once }
tile-essence_font = Fontaine d’essences
    .text = { line-use } { line-once }
tile-veil = Voile
    .text = { line-use } { line-once }
tile-spirit_scythe = Faux d’esprit
    .text = { line-attack }
tile-elemental_fury = Furie élémentaire
    .text = { line-attack } { line-essences } { line-attack-more }
tile-rift = Faille
    .text = { line-use } { line-once }
tile-possession = Possession
    .text = { line-use } { line-once }
tile-possession_solo = Possession
    .text = { line-use } { line-once }
tile-soul_harvest = Moisson d’âmes
    .text = { line-always }
tile-wail = Lamentation
    .text = { line-first }
tile-frozen_heart = Cœur gelé
    .text = { line-essences } { line-use } { line-once }
tile-spirit_storm = Tempête d’esprits
    .text = { line-attack }
tile-queen_of_ghosts = Reine des fantômes
    .text = { line-always }
tile-unmaking = Anéantissement
    .text = { line-attack }
tile-ascension = Ascension
    .text = { line-always }
tile-crown_of_souls = Couronne d’âmes
    .text = { line-use } { line-once }

## Marchands

tile-leather_helmet = Casque de cuir
    .text = { line-equipped }
tile-leather_gauntlets = Gantelets de cuir
    .text = { line-equipped }
tile-leather_greaves = Jambières de cuir
    .text = { line-equipped }
tile-leather_boots = Bottes de cuir
    .text = { line-use } { line-once }
tile-mail_helmet = Casque de mailles
    .text = { line-equipped }
tile-mail_boots = Bottes de mailles
    .text = { line-equipped } { line-use } { line-once }
tile-mail_gauntlets = Gantelets de mailles
    .text = { line-equipped }
tile-short_sword = Épée courte
    .text = { line-attack }
tile-iron_mace = Masse de fer
    .text = { line-attack }
tile-hunting_bow = Arc de chasse
    .text = { line-first }
tile-wooden_shield = Bouclier de bois
    .text = { line-use }
tile-round_shield = Bouclier rond
    .text = { line-use }
tile-copper_ring = Anneau de cuivre
    .text = { line-equipped }
tile-ring_of_vigor = Anneau de vigueur
    .text = { line-use } { line-once }
tile-lucky_charm = Porte-bonheur
    .text = { line-use } { line-once }
tile-miners_lamp = Lampe de mineur
    .text = { line-use } { line-once }
tile-pouch_belt = Ceinture à bourses
    .text = { line-equipped }
tile-healing_draught = Breuvage de soin
    .text = { line-use } { line-spent }
tile-draught_of_courage = Breuvage de courage
    .text = { line-use } { line-spent }
tile-scroll_of_haste = Parchemin de hâte
    .text = { line-use } { line-spent }
tile-scroll_of_the_path = Parchemin du sentier
    .text = { line-use } { line-spent }
tile-scroll_of_fortune = Parchemin de fortune
    .text = { line-use } { line-spent }

## Alchimistes

tile-leather_cuirass = Cuirasse de cuir
    .text = { line-equipped }
tile-mail_cuirass = Cuirasse de mailles
    .text = { line-equipped }
tile-mail_greaves = Jambières de mailles
    .text = { line-equipped }
tile-mail_gauntlets_a = Gantelets de mailles
    .text = { line-equipped }
tile-plate_helmet = Casque de plates
    .text = { line-equipped }
tile-plate_gauntlets = Gantelets de plates
    .text = { line-equipped }
tile-plate_boots = Bottes de plates
    .text = { line-equipped } { line-use } { line-once }
tile-war_hammer = Marteau de guerre
    .text = { line-attack }
tile-long_sword = Épée longue
    .text = { line-attack }
tile-venom_dagger = Dague empoisonnée
    .text = { line-first }
tile-steel_shield = Bouclier d’acier
    .text = { line-use }
tile-warding_shield = Bouclier protecteur
    .text = { line-use }
tile-silver_ring = Anneau d’argent
    .text = { line-equipped }
tile-medallion_of_the_order = Médaillon de l’Ordre
    .text = { line-use-set } { line-more-set } { line-once }
tile-amulet_of_focus = Amulette de concentration
    .text = { line-use } { line-once }
tile-dodgers_anklet = Bracelet de cheville de l’esquiveur
    .text = { line-use } { line-once }
tile-greater_healing_potion = Grande potion de soin
    .text = { line-use } { line-spent }
tile-potion_of_fury = Potion de furie
    .text = { line-use } { line-spent }
tile-potion_of_stone_skin = Potion de peau de pierre
    .text = { line-use } { line-spent }
tile-elixir_of_gaar = Élixir de Gaar
    .text = { line-use } { line-spent }
tile-scroll_of_travel = Parchemin de voyage
    .text = { line-use } { line-spent }
tile-scroll_of_might = Parchemin de puissance
    .text = { line-use } { line-spent }
tile-chest_of_gems = Coffre de gemmes
    .text = { line-use } { line-spent }

## Tueurs de dragons

tile-plate_cuirass = Cuirasse de plates
    .text = { line-equipped }
tile-plate_greaves = Jambières de plates
    .text = { line-equipped }
tile-dragon_helmet = Casque de dragon
    .text = { line-equipped } { line-use } { line-once }
tile-dragon_cuirass = Cuirasse de dragon
    .text = { line-equipped } { line-use } { line-once }
tile-dragon_gauntlets = Gantelets de dragon
    .text = { line-equipped } { line-use } { line-once }
tile-dragon_greaves = Jambières de dragon
    .text = { line-equipped }
tile-dragon_boots = Bottes de dragon
    .text = { line-equipped } { line-use } { line-once }
tile-dragonbane = Fléau des dragons
    .text = { line-attack }
tile-great_axe = Grande hache
    .text = { line-attack }
tile-dragon_lance = Lance de dragon
    .text = { line-first }
tile-dragonscale_shield = Bouclier d’écailles de dragon
    .text = { line-use }
tile-shield_of_roden = Bouclier de Roden
    .text = { line-use }
tile-ring_of_the_slayer = Anneau du tueur de dragons
    .text = { line-use } { line-once }
tile-amulet_of_life = Amulette de vie
    .text = { line-equipped } { line-use } { line-once }
tile-signet_of_vis = Sceau de Vis
    .text = { line-use-set } { line-once }
tile-flask_of_air = Flacon d’air
    .text = { line-use } { line-spent }
tile-flask_of_earth = Flacon de terre
    .text = { line-use } { line-spent }
tile-flask_of_water = Flacon d’eau
    .text = { line-use } { line-spent }
tile-flask_of_fire = Flacon de feu
    .text = { line-use } { line-spent }
tile-dragonblood = Sang de dragon
    .text = { line-use } { line-spent }
tile-potion_of_the_berserk = Potion du berserker
    .text = { line-use } { line-spent }
tile-scroll_of_the_gate = Parchemin de la porte
    .text = { line-use } { line-spent }
tile-scroll_of_doom = Parchemin de perdition
    .text = { line-use } { line-spent }

## Ressources naturelles

tile-iron_ore = Minerai de fer
    .text = { line-redeem }
tile-silver_ore = Minerai d’argent
    .text = { line-redeem-either }
tile-raw_emerald = Émeraude brute
    .text = { line-redeem-either }
tile-raw_ruby = Rubis brut
    .text = { line-redeem-either }
tile-raw_onyx = Onyx brut
    .text = { line-redeem-either }
tile-gold_nugget = Pépite d’or
    .text = { line-redeem }
tile-raw_diamond_mountain = Diamant brut
    .text = { line-redeem-either }
tile-fish = Poisson
    .text = { line-redeem }
tile-river_pearl = Perle de rivière
    .text = { line-redeem-either }
tile-raw_sapphire = Saphir brut
    .text = { line-redeem-either }
tile-raw_opal = Opale brute
    .text = { line-redeem-either }
tile-water_lily = Nénuphar
    .text = { line-redeem-either }
tile-black_pearl = Perle noire
    .text = { line-redeem-either }
tile-sunken_coins = Pièces englouties
    .text = { line-redeem }
tile-mushrooms = Champignons
    .text = { line-redeem }
tile-rock_salt = Sel gemme
    .text = { line-redeem }
tile-raw_amethyst = Améthyste brute
    .text = { line-redeem-either }
tile-crystal = Cristal
    .text = { line-redeem-either }
tile-raw_demon_stone = Pierre démoniaque brute
    .text = { line-redeem-either }
tile-fossil = Fossile
    .text = { line-redeem }
tile-raw_diamond_cave = Diamant brut
    .text = { line-redeem-either }

## Trésors

tile-coin_pouch = Bourse de pièces
    .text = { line-use } { line-spent }
tile-old_scroll = Vieux parchemin
    .text = { line-use } { line-spent }
tile-dusty_potion = Potion poussiéreuse
    .text = { line-use } { line-spent }
tile-loose_gem = Gemme libre
    .text = { line-use } { line-spent }
tile-vial = Fiole
    .text = { line-use } { line-spent }
tile-idol = Idole
    .text = { line-use } { line-spent }
tile-forgotten_blade = Lame oubliée
    .text = { line-attack }
tile-travellers_boots = Bottes de voyageur
    .text = { line-equipped } { line-use } { line-once }
tile-clover_brooch = Broche au trèfle
    .text = { line-use } { line-once }
tile-strongbox = Coffre-fort
    .text = { line-use } { line-spent }
tile-gem_pair = Paire de gemmes
    .text = { line-use } { line-spent }
tile-sealed_vial = Fiole scellée
    .text = { line-use } { line-spent }
tile-silver_idol = Idole d’argent
    .text = { line-use } { line-spent }
tile-greater_healing_potion_treasure = Grande potion de soin
    .text = { line-use } { line-spent }
tile-scroll_of_travel_treasure = Parchemin de voyage
    .text = { line-use } { line-spent }
tile-knights_sword = Épée de chevalier
    .text = { line-attack }
tile-knights_shield = Bouclier de chevalier
    .text = { line-use }
tile-ring_of_haste = Anneau de hâte
    .text = { line-use } { line-once }
tile-hoard = Magot
    .text = { line-use } { line-spent }
tile-diamond_casket = Coffret au diamant
    .text = { line-use } { line-spent }
tile-demon_casket = Coffret au démon
    .text = { line-use } { line-spent }
tile-twin_vials = Fioles jumelles
    .text = { line-use } { line-spent }
tile-relic = Relique
    .text = { line-use } { line-spent }
tile-dragonblood_treasure = Sang de dragon
    .text = { line-use } { line-spent }
tile-blade_of_kings = Lame des rois
    .text = { line-attack }
tile-aegis = Égide
    .text = { line-use }
tile-crown_of_leradin = Couronne de Leradin
    .text = { line-use } { line-once }
tile-winged_boots = Bottes ailées
    .text = { line-use } { line-once }

## Tuiles de récompense

tile-hunters_bow = Arc du chasseur
    .text = { line-first }
tile-trappers_kit = Matériel de trappeur
    .text = { line-use } { line-spent }
tile-ranger_boots = Bottes de garde forestier
    .text = { line-equipped } { line-use } { line-once }
tile-hunters_cloak = Cape du chasseur
    .text = { line-use } { line-once }
tile-field_rations = Rations de campagne
    .text = { line-use } { line-spent }
tile-snare = Collet
    .text = { line-use } { line-spent }
tile-master_sword = Épée de maître
    .text = { line-attack }
tile-master_hammer = Marteau de maître
    .text = { line-attack }
tile-master_spear = Lance de maître
    .text = { line-first }
tile-master_shield = Bouclier de maître
    .text = { line-use }
tile-whetstone = Pierre à aiguiser
    .text = { line-use } { line-spent }
tile-tempered_gauntlets = Gantelets trempés
    .text = { line-equipped }
tile-dark_amulet_of_malice = Amulette noire de malice
    .text = { line-always }
tile-dark_amulet_of_cunning = Amulette noire de ruse
    .text = { line-always }
tile-dark_amulet_of_whispers = Amulette noire des murmures
    .text = { line-use } { line-once }
tile-dark_amulet_of_blood = Amulette noire du sang
    .text = { line-always }
tile-dark_amulet_of_bone = Amulette noire des os
    .text = { line-always }
tile-dark_amulet_of_shadow = Amulette noire de l’ombre
    .text = { line-always }
tile-dark_amulet_of_doom = Amulette noire de perdition
    .text = { line-always }

## Réserves ouvertes

tile-healing_potion = Potion de soin
    .text = { line-use } { line-spent }
tile-supplies = Provisions
    .text = { line-supplies }
tile-teleport_scroll = Parchemin de téléportation
    .text = { line-use } { line-spent }
tile-catalyst = Catalyseur
tile-amulet_of_eternity = Amulette d’éternité

## Artefacts

tile-blade_of_tamariel = Lame de Tamariel
    .text = { line-attack } { line-attack-more }
tile-banner_of_marathy = Bannière de Marathy
    .text = { line-always }
tile-staff_of_vis = Bâton de Vis
    .text = { line-first }
tile-horn_of_golden_meadow = Cor de la Prairie d’Or
    .text = { line-use } { line-once }
tile-mantle_of_lowen = Manteau de Lowen
    .text = { line-use } { line-once } { line-immunity }
tile-shield_of_arakius = Bouclier d’Arakius
    .text = { line-use }

## Tuiles de carte

map-i_c1 = Église de Shii
map-i_c2 = Église du Prêtre
map-i_g1 = Roc du Griffon
map-i_f1 = Colline du Marché
map-i_f2 = Porte de Pierre
map-i_f3 = Ruisseau du Puits
map-i_e1 = Cabane du Chasseur
map-i_e2 = Jardin aux Herbes
map-i_e3 = Village de l’Ancien
map-i_s1 = Vieille Carrière
map-i_o1 = Rive du Distillateur
map-i_o2 = Cairn Enfoui
map-i_o3 = Col du Vent
map-i_o4 = Étang Moussu
map-i_o5 = Route des Bandits
map-i_o6 = Combe aux Braises
map-i_o7 = Pré de la Source
map-i_o8 = Terriers du Blaireau
map-ii_f1 = Cornues Fumantes
map-ii_f2 = Porte des Rafales
map-ii_f3 = Pont du Péage
map-ii_e1 = Forge de l’Armurier
map-ii_e2 = Camp de l’Émissaire
map-ii_e3 = Halte des Caravanes
map-ii_s1 = Repaire de Contrebandiers
map-ii_o1 = Versant de Cendres
map-ii_o2 = Lac du Héron
map-ii_o3 = Voûtes Ruisselantes
map-ii_o4 = Lande de la Crécerelle
map-ii_o5 = Embarcadère du Bac
map-ii_o6 = Crête Brisée
map-ii_o7 = Mare Cendrée
map-iii_f1 = Tours de l’Ouest
map-iii_f2 = Haut Laboratoire
map-iii_f3 = Marché d’Argile
map-iii_e1 = Marais de la Sorcière
map-iii_e2 = Bosquet du Druide
map-iii_e3 = Maison du Joaillier
map-iii_s1 = Premier Cromlech
map-iii_s2 = Second Cromlech
map-iii_s3 = Tour de Guet
map-iii_o1 = Corniche de l’Aigle
map-iii_o2 = Caverne de Feu
map-iii_o3 = Tertres aux Roseaux
map-iii_o4 = Gorge Écumante
map-iii_o5 = Atelier de Soufre
map-iii_o6 = Lac des Nuages
map-iv_f1 = Tours du Nord
map-iv_f2 = Cornue d’Argent
map-iv_f3 = Porte Ardente
map-iv_e1 = Forteresse des Mercenaires
map-iv_e2 = Salle du Chroniqueur
map-iv_s1 = Premier Tombeau des Légendes
map-iv_s2 = Second Tombeau des Légendes
map-iv_s3 = Source de Faer
map-iv_s4 = Citadelle en Ruine
map-iv_o1 = Cime de l’Orage
map-iv_o2 = Lac Bouillant
map-iv_o3 = Labyrinthe de Racines
map-iv_o4 = Tertre du Roi
map-iv_o5 = Chute du Miroir
map-iv_o6 = Crique des Marchands
map-v_f1 = Tours du Bout du Monde
map-v_f2 = Dernier Laboratoire
map-v_f3 = Porte d’Ossements
map-v_e1 = Siège du Seigneur
map-v_e2 = Faille de l’Oracle
map-v_s1 = Premier Panthéon des Héros
map-v_s2 = Second Panthéon des Héros
map-v_s3 = Le Volcan
map-v_s4 = Aire du Dragon
map-v_o1 = Pic Hurlant
map-v_o2 = Mines Englouties
map-v_o3 = Porte aux Trésors
map-v_o4 = Port Noir
map-v_o5 = Cimetière des Dragons

informant-kavilin = Kavilin, la supérieure
    .text = À l’église : une preuve pour un Gaar et une pièce d’or, une fois.
informant-doribor = Doribor, le forgeron
    .text = Chez des marchands libérés : une preuve pour une ressource naturelle, une fois.
informant-sofien = Sofien, le moine
    .text = Chez des alchimistes libérés : une preuve pour deux cartes Argent ou une carte Or, une fois.
scenario-the-looming-doom = Le Désastre imminent
    .text = Quelqu’un travaille à la ruine du pays. Rassemblez des preuves, supportez les sabotages et affrontez à la fin le saboteur.
monster-accomplice = Complice
    .the = le complice
monster-saboteur = Saboteur
    .the = le saboteur
