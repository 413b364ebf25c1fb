### Ce que le jeu demande, propose et raconte. Une liste vide est le mot de list-none : [rien] la reconnaît.

## Mots dont d'autres textes sont faits

face = { $n }
gold = { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
}
spot = { $hex ->
    [0] { $tile }, { hex-a }
    [1] { $tile }, { hex-b }
    [2] { $tile }, { hex-c }
   *[other] { $tile }, { hex-centre }
}

## Questions : le tour

prompt-hero = Quel héros jouez-vous ?
prompt-turn = À vous : que faites-vous ?
prompt-action-source = Qu’utilisez-vous pour cette action ?
prompt-moves-source = Quel jeton changez-vous en points de mouvement ?
prompt-combat-source = Un monstre est ici et doit être combattu. Qu’utilisez-vous pour l’action de combat ?
prompt-trade-first = Vous portez plus que vous ne pouvez ranger. Commercez-vous maintenant, avant de perdre quelque chose ?
prompt-carry-over = Quel jeton Action inutilisé conservez-vous pour votre prochain tour ?
prompt-dwurt-die = Fin du tour : résolvez-vous le dé de Dwurt, ou défaussez-vous un Dwurt pour l’éviter ?

## Questions : la carte du monde

prompt-walk = { $number ->
    [one] Où allez-vous ? Vous avez { $number } point de mouvement.
   *[other] Où allez-vous ? Vous avez { $number } points de mouvement.
}
prompt-reveal = Une tuile de carte est révélée. Où la posez-vous ?
prompt-portal = Par quel portail sortez-vous ?
prompt-teleport = Où vous téléportez-vous ?
prompt-griffin = Où le griffon vous porte-t-il ?
prompt-griffin-price = Quel trophée donnez-vous au griffon ?
prompt-guarded-treasure = Le monstre gardait un trésor. Le prenez-vous ? Si vous le laissez, plus personne ne pourra le prendre.
prompt-landing = Plusieurs lieux sont à égale distance. Où l’ennemi se pose-t-il ?
prompt-flee = L’ennemi se pose sur votre hexagone. Où fuyez-vous ?

## Questions : les objets

prompt-place = { $thing } : où le ranger ?
prompt-move-thing = { $thing } : où le déplacer ?
prompt-arrange = Équipement, gemmes et sacs : que déplacez-vous ?
prompt-drop = Que défaussez-vous sans rien gagner ?
prompt-use = Qu’utilisez-vous ?
prompt-supplies = Provisions : lequel des deux effets prenez-vous ?
prompt-choose-gem = Quelle gemme prenez-vous ?
prompt-choose-essence = Quelle essence prenez-vous ?
prompt-choose-power = De quel pouvoir de cet hexagone prenez-vous l’essence ?
prompt-choose-treasure = Vous avez trouvé deux trésors. Lequel gardez-vous ?
prompt-give-gem = Quelle gemme libre donnez-vous ?
prompt-payment = Que donnez-vous pour la quête « { $quest } » ?

## Questions : extraction et commerce

prompt-cart = Utilisez-vous le wagonnet (piocher 3 tuiles, en garder 1) ?
prompt-ore = Quelle tuile gardez-vous ?
prompt-trade = Commerce : vous avez { gold }. Que faites-vous ?
prompt-sell = Que vendez-vous ?
prompt-resource = { $thing } : que prenez-vous en échange ?
prompt-keep-hero-tile = Vous gardez une de ces tuiles de héros, l’autre quitte la partie. Laquelle reste ?
prompt-train = Quelle capacité entraînez-vous ou retirez-vous ?
prompt-train-slot = { $thing } : sur quel emplacement ?
prompt-unlock = Quel emplacement déverrouillez-vous ?

## Questions : les cartes

prompt-hand-limit = Vous avez plus de 5 cartes en main. Laquelle défaussez-vous ?
prompt-give-silver = Quelle carte Argent donnez-vous ?
prompt-give-card = Quelle carte donnez-vous ?
prompt-look-at = Vous regardez la main de quel joueur ?
prompt-look-cache = Quelle cache ?
prompt-cache-pick = Laquelle de ces cartes va sous son paquet ?
prompt-cache-order = Mettez chaque carte au-dessus ou au fond de la cache. Laquelle d’abord ?
prompt-foe-card = Vous voyez les cartes du joueur-monstre. Laquelle est défaussée ?
prompt-cancel-play = Quelle carte jouée annulez-vous ?

## Questions : le combat

prompt-claim = Un combat commence. Utilisez-vous votre carte Contrôle pour jouer le monstre ?
prompt-before-combat = Avant le combat : changez d’équipement ou utilisez quelque chose, puis combattez.
prompt-combat-setup = Mise en place du combat contre { $monster } : qu’utilisez-vous ?
prompt-first-strike = { $monster } : portez-vous une première frappe ?
prompt-healing = Phase de soins contre { $monster } : qu’utilisez-vous ?
prompt-before-monster = { $monster } va attaquer. Qu’utilisez-vous avant le jet ?
prompt-play-before = Vous jouez { $monster }. Quelles cartes jouez-vous avant son jet ?
prompt-monster-duel = Vous jouez { $monster } : son jet est de { $value }. Le changez-vous ?
prompt-duel = { $monster } attaque avec { $value }. Changez-vous le jet ?
prompt-after-monster = { $monster } attaque avec { $value }. Qu’utilisez-vous contre l’attaque ?
prompt-play-curse = Vous jouez { $monster }. Maudissez-vous l’attaque du héros ?
prompt-before-hero = Votre attaque contre { $monster } : qu’utilisez-vous avant le jet ?
prompt-attack = Avec quoi attaquez-vous { $monster } ?
prompt-hero-roll = Votre jet contre { $monster } : { $value }. Le changer, ou le laisser ?
prompt-soul-control = Vous jouez { $monster } avec Contrôle de l’âme : le jet du héros est de { $value }. Le changez-vous ?
prompt-trophy = Vous avez vaincu { $monster }. Gardez-vous la carte comme trophée ?
prompt-roll = Votre jet : { $value }. Le changer, ou le laisser ?

## Options : en général

option-end = Terminer le tour
option-back = Retour
option-done = Terminé
option-take = Le prendre
option-leave = Le laisser
option-use-no-more = Ne rien utiliser de plus
option-let-stand = Laisser le jet tel quel
option-hero = { $hero }
option-seat = { $seat }
option-option = { $number ->
    [1] Premier effet
   *[other] Second effet
}

## Options : le tour

option-walk = Se déplacer
option-moves = Jeton { $action } → points de mouvement
option-mine = Extraire des ressources ici
option-trade = Commercer ici
option-no-trade = Ne pas commercer maintenant
option-fight-elite = Combattre le monstre d’élite
option-fight-foe = Combattre l’ennemi commun
option-pay-token = Votre jeton { $action }
option-pay-carried = Le jeton { $action } que vous avez gardé
option-pay-tile = { $tile }
option-carry = Garder le jeton { $action }
option-keep-none = Ne garder aucun jeton
option-church-heal = Église : se soigner pour 1 pièce d’or
option-church-potion = Église : acheter une potion de soin
option-treasure = Prendre le trésor
option-no-treasure = Laisser le trésor
option-confront = Affronter l’élémentaire
option-quest = Accomplir la quête « { $quest } »
option-portal-menu = Utiliser le portail
option-griffin-menu = Appeler le griffon
option-use-menu = Utiliser une tuile ou un jeton
option-arrange = Changer équipement, gemmes et sacs
option-drop-menu = Défausser quelque chose
option-exchange = Échanger des cartes Argent contre une carte Or
option-coin-silver = Échanger 4 cartes Argent contre 1 pièce d’or
option-coin-gold = Échanger une carte Or contre 1 pièce d’or
option-convert-gaar = Changer un Gaar en Dwurt
option-resolve-dwurt = Résoudre le dé de Dwurt
option-avoid-dwurt = Défausser un Dwurt

## Options : la carte du monde

option-go = { $place }, { $hex }
option-teleport = { $place }, { $hex }
option-no-teleport = Ne pas se téléporter
option-fly = { $place }, { $hex }
option-slot = Place libre { $number }
option-far = { $number ->
    [one] À { $number } pas
   *[other] À { $number } pas
}

## Options : les objets

option-use = { $number ->
    [1] Utiliser { $tile }
   *[other] Utiliser { $tile } : son autre effet
}
option-drink = Utiliser { $thing }
option-flip = Utiliser la gemme { $gem }
option-flip-other = Utiliser la gemme { $gem } : son autre effet
option-burn = Défausser : { $element }
option-place = Déplacer { $thing }
option-take-off = Retirer { $tile }
option-arranged = Tout laisser ainsi
option-drop = Défausser { $thing }
option-discard = Défausser
option-use-now = Utiliser maintenant
option-to-slot = Sur votre plateau de héros
option-to-sack = Dans un sac
option-to-pouch = Sur un emplacement de gemme ou d’essence
option-set-into = Sertir dans { $tile }
option-pay = Donner { $thing }
option-keep-tile = Garder { $tile }
option-gem = { $gem }
option-essence = { $element }

## Options : extraction et commerce

option-cart = Utiliser le wagonnet
option-no-cart = Ne piocher qu’une tuile
option-buy = Acheter { $tile }
option-sell-menu = Vendre quelque chose
option-sell = Vendre { $thing }
option-heal = Se soigner pour 1 pièce d’or
option-buy-gaar = Acheter un jeton Gaar
option-unveil = Dévoiler des tuiles de héros
option-train-menu = Entraîner des capacités
option-train = Entraîner { $tile }
option-untrain = Retirer { $tile }
option-unlock-menu = Déverrouiller un emplacement
option-unlock = Déverrouiller l’emplacement { $number }
option-change-offer = Changer l’offre
option-end-trade = Terminer le commerce

## Options : les cartes

option-discard-card = « { $card } »
option-discard-none = N’en défausser aucune
option-to-top = « { $card } » : au-dessus
option-to-bottom = « { $card } » : au fond
option-cache = { $card }

## Options : le combat

option-claim = Jouer le monstre
option-no-claim = Laisser faire le hasard
option-begin-combat = Commencer le combat
option-end-healing = Terminer la phase de soins
option-await-attack = Laisser le monstre attaquer
option-take-attack = Subir l’attaque telle quelle
option-attack-with = Attaquer avec { $tile }
option-strike-with = Première frappe avec { $tile }
option-no-strike = Pas de première frappe
option-play-1 = Jouer « { $card } »
option-play-2 = Jouer 2 × « { $card } »
option-play-3 = Jouer 3 × « { $card } »
option-play-none = Ne jouer aucune carte
option-cancel-1 = Annuler « { $card } »
option-cancel-2 = Annuler 2 × « { $card } »
option-cancel-3 = Annuler 3 × « { $card } »
option-pass-all = Passer jusqu’à la fin de ce combat
option-fight-on = Ne plus rien utiliser dans ce combat, sauf face à une attaque mortelle
option-gaar = { $face ->
    [0] Dépenser un Gaar : +2
   *[other] Dépenser un Gaar : +2, et relancer le dé montrant { $face }
}
option-gaar-against = { $face ->
    [0] Dépenser un Gaar : −2
   *[other] Dépenser un Gaar : −2, et relancer le dé montrant { $face }
}
option-dwurt = Dépenser un Dwurt : augmenter le jet
option-dwurt-against = Dépenser un Dwurt : diminuer le jet
option-hope-1 = Dépenser 1 point d’espoir : +1 au jet
option-hope-2 = Dépenser 2 points d’espoir : gagner un Gaar
option-hope-3 = Dépenser 3 points d’espoir : +1 au jet et 1 dégât
option-trophy = La garder comme trophée
option-no-trophy = Défausser la carte du monstre

## Pourquoi pas

refused-no-moves = Il ne vous reste aucun point de mouvement.
refused-no-action = Il ne vous reste aucune action { $action }.
refused-fight = Un monstre est là, et il ne vous reste aucune action de combat.
refused-closed = Le centre s’ouvre quand les trois hexagones autour sont libérés.
refused-foe = L’ennemi commun est sur cet hexagone ; vous ne pouvez pas y entrer.
refused-past-monster = Un monstre barre la route : { $place }, { $hex }. Il faut d’abord le combattre.
refused-past-edge = De nouvelles tuiles se révèlent en chemin : { $place }, { $hex }. Allez-y d’abord.
refused-past-fire = Le pouvoir du feu agit sur vous en chemin : { $place }, { $hex }. Allez-y d’abord.
refused-past-water = Le pouvoir de l’eau agit sur vous en chemin : { $place }, { $hex }. Allez-y d’abord.
refused-burned = Ce lieu a brûlé.
refused-mined = Vous avez déjà extrait des ressources ici.
refused-empty = Il ne reste aucune tuile pour cela.
refused-fee = La redevance est de { gold } et vous ne pouvez pas la payer.
refused-fee-card = Il faut payer vos partenaires avec une carte Or, et vous n’en avez aucune.
refused-taken = Quelqu’un l’a déjà pris.
refused-confronted = Vous avez déjà affronté cet élémentaire.
refused-quest = Vous n’avez pas ce que demande cette quête.
refused-portal = Ce portail a déjà servi.
refused-no-portal = Aucun autre portail n’est accessible.
refused-no-trophy = Le griffon veut un trophée, et vous n’en portez aucun.
refused-fought = Vous l’avez déjà combattu ce tour-ci.
refused-healthy = Vous avez toute votre santé.
refused-price = { $price ->
    [one] Cela coûte { $price } pièce d’or et vous en avez { $gold }.
   *[other] Cela coûte { $price } pièces d’or et vous en avez { $gold }.
}
refused-essence = Cela coûte 1 { $essence } et vous n’en avez pas.
refused-room = Vous n’avez pas de place pour cela.
refused-slot = Aucun emplacement adapté de votre plateau n’est libre.
refused-reputation = Aucune tuile de héros voilée ne vaut { $reputation } de réputation ou moins.

## Ce que cela donnerait

preview-price = { $gold ->
    [0] gratuit
   *[other] { gold }
}
preview-fee = redevance : { gold }
preview-gain = +{ gold }
preview-gains = { $gains }
preview-either = { $first } ou { $second }
preview-effects = { $effects }
preview-effects-for = { $dwurt ->
    [0] { $gaar } Gaar : { $effects }
   *[other] { $gaar ->
        [0] { $dwurt } Dwurt : { $effects }
       *[other] { $dwurt } Dwurt, { $gaar } Gaar : { $effects }
    }
}
preview-health = Santé { $before } → { $after }
preview-moves = +{ $number }
preview-moves-left = { $number ->
    [one] { $number } point de mouvement
   *[other] { $number } points de mouvement
}
preview-land = { $number ->
    [0] { $location }
   *[other] { $location }, coût { $number }
}
preview-guarded = { $number ->
    [0] { $location }, monstre niv. { $level }
   *[other] { $location }, monstre niv. { $level }, coût { $number }
}
preview-beside = { $direction }, à côté : { $places }
preview-slot = { $number ->
    [0] { $slot }
   *[other] { $slot } { $number }
}
preview-slot-taken = { $number ->
    [0] { $slot }, à la place de { $tile }
   *[other] { $slot } { $number }, à la place de { $tile }
}
preview-unlock = { $slot }, pour { gold }
preview-unlock-essence = { $slot }, pour 1 { $essence }
preview-value = { $before } → { $after }
preview-values = { $before } → de { $least } à { $most }
preview-attack = { $least ->
    [0] { $most ->
        [one] jusqu’à { $most } dégât, victoire : { $chance } %
       *[other] jusqu’à { $most } dégâts, victoire : { $chance } %
    }
   *[other] de { $least } à { $most } dégâts, victoire : { $chance } %
}
preview-injuries = { $injuries ->
    [0] aucune blessure
    [one] 1 blessure
   *[other] { $injuries } blessures
}
preview-damage = { $damage ->
    [0] aucun dégât
    [one] 1 dégât
   *[other] { $damage } dégâts
}
preview-hero = { $dwurt ->
    [0] { $health } de santé, { $gaar } Gaar
   *[other] { $health } de santé, { $gaar } Gaar, { $dwurt } Dwurt
}

## Options d'une partie

setting-scenario = Scénario
    .help = Le thème de la partie, sa durée et comment on gagne.
setting-mode = Mode
    .help = Les uns contre les autres, ou ensemble contre les monstres. À un seul joueur, c’est la partie en solo.
mode-competitive = Compétitif
mode-cooperative = Coopératif
setting-elites = Monstres d’élite
    .help = Des monstres puissants avec un repaire sur la carte. Le héros qui en vainc un touche sa prime.
setting-griffin = Griffon
    .help = Un griffon sur la carte porte les héros au-dessus de quatre hexagones contre un trophée.
setting-great_hunt = Grande chasse
    .help = La chasse en neuf manches, avec des monstres d’élite.
setting-map_limit = Bord de la carte
    .help = Distance maximale de l’église à laquelle on pose des tuiles, en hexagones.
map_limit-0 = Sans bord
setting-priest = Église avec le prêtre
    .help = La carte commence par la tuile de l’église où figure le prêtre, qui propose des quêtes aux héros présents dans l’église.
setting-heroes = Héros
    .help = Distribués au hasard, ou choisis l’un après l’autre au début de la partie.
heroes-random = Au hasard
heroes-choose = Choisis
setting-starting_player = Premier joueur
    .help = Le hasard désigne le premier joueur ; ou la première place commence, comme pour qui apprend contre des bots.
starting_player-random = Au hasard
starting_player-first = La première place
setting-gold_in_turn = Or selon l’ordre du tour
    .help = Dans la partie compétitive, ceux qui jouent après commencent avec 1, 2 et 3 pièces d’or.
setting-tower_fee = Redevance aux tours
    .help = Un héros qui commerce aux Tours des Tueurs de dragons paie chaque libérateur de la tuile.
setting-immune_to_gaar = L’immunité arrête le Gaar
    .help = Le Gaar et le Dwurt ne changent pas les jets des monstres immunisés.

## Points et grades

score-play = Réputation gagnée en jeu
score-possessions = Possessions
score-hero_tokens = Jetons Héros
score-interaction = Jetons Interaction
score-trade = Jetons Commerce
score-others = Héros vaincus en tant que joueur-monstre
score-quests = Quêtes
score-elites = Monstres d’élite
score-scenario = Scénario
score-deaths = Morts
score-cards = Cartes en main
rank-none = Aucun grade
rank-bronze = Bronze
rank-silver = Argent
rank-gold = Or

## Le récit : le cours de la partie

event-hero-chosen = { $seat } joue { $hero }.
event-starting-player = { $seat } commence la partie.
event-round-begins = La manche { $round } commence.
event-turn-begins = Manche { $round } : à { $seat } de jouer.
event-turn-ends = { $seat } termine son tour.
event-token-kept = { $seat } garde le jeton { $action }.
event-game-ends = La partie se termine après la manche { $round }.

## Le récit : biens et santé

event-gold-gained = { $seat } gagne { gold }.
event-gold-paid = { $seat } paie { gold }.
event-gold-to = { $seat } paie { gold } à { $other }.
event-reputation-gained = { $seat } gagne { $reputation } de réputation.
event-reputation-lost = { $seat } perd { $reputation } de réputation.
event-gaar-gained = { $seat } gagne { $number } Gaar.
event-gaar-lost = { $seat } perd { $number } Gaar.
event-dwurt-gained = { $seat } gagne { $number } Dwurt.
event-thing-gained = { $seat } reçoit : { $thing }.
event-thing-discarded = { $seat } défausse : { $thing }.
event-cards-drawn = { $seat } pioche { $kind }.
event-cards-discarded = { $seat } défausse « { $card } ».
event-cards-exchanged = { $seat } échange des cartes Argent contre une carte Or.
event-moves-gained = { $number ->
    [one] { $seat } gagne { $number } point de mouvement.
   *[other] { $seat } gagne { $number } points de mouvement.
}
event-healed = { $seat } récupère { $number } de santé.
event-injured = { $number ->
    [one] { $seat } subit { $number } blessure.
   *[other] { $seat } subit { $number } blessures.
}
event-died = { $seat } meurt.
event-resurrected = { $seat } se réveille à l’église avec toute sa santé.

## Le récit : la carte du monde

event-moved = { $seat } se déplace : { spot }.
event-teleported = { $seat } se téléporte : { spot }.
event-flown = Le griffon transporte { $seat } : { spot }.
event-tile-revealed = { $seat } révèle : { $tile }.
event-power-acts = Le pouvoir élémentaire ({ $element }) agit sur { $seat }.
event-encounter-opens = Nouvelles quêtes : { $encounter }.
event-treasure-found = { $seat } ouvre un trésor de niveau { $level }.
event-confronted = { $seat } affronte l’élémentaire ({ $element }) avec { $value }.
event-quest-done = { $seat } accomplit la quête « { $quest } ».
event-mined = { $seat } extrait : { $thing }.

## Le récit : commerce et tuiles

event-trade-begins = { $seat } commerce avec : { $trader }.
event-bought = { $seat } achète { $thing } pour { gold }.
event-sold = { $gold ->
    [0] { $seat } vend { $thing }.
   *[other] { $seat } vend { $thing } pour { gold }.
}
event-offer-changed = { $seat } change l’offre : { $trader }.
event-unveiled = { $number ->
    [one] { $seat } dévoile { $number } tuile de héros.
   *[other] { $seat } dévoile { $number } tuiles de héros.
}
event-tile-chosen = { $seat } garde { $tile }.
event-trained = { $gold ->
    [0] { $seat } entraîne { $tile }.
   *[other] { $seat } entraîne { $tile } pour { gold }.
}
event-untrained = { $seat } retire { $tile } de son plateau.
event-unlocked = { $seat } déverrouille l’emplacement { $slot }.
event-equipped = { $seat } s’équipe : { $tile }.
event-unequipped = { $seat } retire : { $tile }.
event-tile-used = { $seat } utilise { $tile }.
event-gem-set = { $seat } sertit { $gem } dans { $tile }.
event-gem-used = { $seat } utilise la gemme { $gem }.
event-essence-used = { $seat } défausse une essence : { $element }.

## Le récit : le combat

event-combat-begins = { $seat } combat { $monster }.
event-monster-player = { $seat } joue le monstre.
event-combat-round = Round de combat { $number }.
event-rolled = { $seat } obtient { $faces }.
event-monster-rolled = { $faces ->
    [rien] { $monster } ne lance aucun dé.
   *[other] { $monster } obtient { $faces }.
}
event-combat-card = Carte Combat : { $faces } ; Gaar { $gaar }, chaos { $chaos }.
event-die-turned = L’air retourne un dé : { $face } → { $into }.
event-rerolled = { $seat } dépense un Gaar : { $face } → { $into }, valeur { $value }.
event-monster-rerolled = { $monster } dépense un Gaar : { $face } → { $into }, valeur { $value }.
event-dwurt-spent = { $seat } dépense un Dwurt : valeur { $value }.
event-dwurt-die = { $seat } : le dé de Dwurt montre { $value }.
event-hope-rises = { $seat } : le dé de l’Espoir monte à { $hope }.
event-hope-spent = { $number ->
    [one] { $seat } dépense { $number } point d’espoir.
   *[other] { $seat } dépense { $number } points d’espoir.
}
event-cards-played = { $number ->
    [one] { $seat } joue « { $card } ».
   *[other] { $seat } joue { $number } × « { $card } ».
}
event-monster-plays = { $number ->
    [one] Le monstre joue « { $card } ».
   *[other] Le monstre joue { $number } × « { $card } ».
}
event-play-cancelled = { $seat } annule « { $card } ».
event-cache-grows = Ajout à la cache : { $kind }.
event-cache-exchanged = Quatre cartes Argent de la cache sont échangées contre une carte Or.
event-hand-seen = { $seat } regarde la main d’un adversaire : { $other }.
event-attack-value = { $injuries ->
    [0] { $monster } attaque avec { $value } : aucune blessure.
    [one] { $monster } attaque avec { $value } : 1 blessure.
   *[other] { $monster } attaque avec { $value } : { $injuries } blessures.
}
event-hero-attacks = { $damage ->
    [0] { $seat } attaque avec { $tile } : { $value }, aucun dégât.
    [one] { $seat } attaque avec { $tile } : { $value }, 1 dégât.
   *[other] { $seat } attaque avec { $tile } : { $value }, { $damage } dégâts.
}
event-monster-damaged = { $damage ->
    [one] { $monster } subit { $damage } dégât, { $total } en tout.
   *[other] { $monster } subit { $damage } dégâts, { $total } en tout.
}
event-monster-healed = { $monster } se soigne de { $number }.
event-monster-beaten = { $seat } vainc { $monster }.
event-killed-by = { $monster } tue { $seat }.
event-reward-missed = { $seat } a plus de { $condition } de réputation et n’a pas de récompense.
event-trophy-taken = { $seat } garde { $monster } comme trophée.
event-bounty-shown = Une nouvelle prime : { $monster }.
event-bounty-taken = { $seat } touche une prime : { $monster }.

## Le récit : les scénarios

event-hunt-first = { $seat } atteint avant les autres { $tally } au compte de chasse.
event-attack-card = Carte Attaque : « { $card } ».
event-foe-lands = { $monster } se pose ({ $tile }).
event-foe-leaves = { $monster } s’envole.
event-foe-beaten = { $seat } met en fuite { $monster }.
event-place-burns = Un lieu brûle : { $tile }.
