### Mots du plateau dessiné d'Euthia. Les noms des tuiles, des lieux et des règles viennent du serveur.

eu-map-label = { $n ->
    [one] Carte, { $n } tuile
   *[other] Carte, { $n } tuiles
}
eu-chapter = Chapitre { $n }
eu-zoom-in = Plus grand
eu-zoom-out = Plus petit
eu-zoom-fit = Voir toute la carte
eu-panels = À côté de la carte
eu-panel-combat = Combat
eu-panel-trade = Commerce
eu-panel-scenario = Scénario
eu-panel-none = Carte seule
eu-tab-map = Carte
eu-tab-trade = Commerce
eu-tab-scenario = Scénario
eu-last-round = La dernière manche
eu-nothing = rien

## La carte

eu-hex-label = { $tile }, { $hex ->
    [a] hexagone en haut à gauche
    [b] hexagone de droite
    [c] hexagone du bas
   *[center] centre
} : { $location }.
eu-monster-here = Monstre de niveau { $level }.
eu-powers = Pouvoirs : { $powers }.
eu-power-air = Air : de deux dés différents, le plus haut est retourné sur sa face opposée.
eu-power-earth = Terre : 2 de plus aux jets de héros.
eu-power-water = Eau : soigne 2 quand on y entre.
eu-power-fire = Feu : 2 blessures quand on y entre.
eu-burned = Ce lieu a brûlé.
eu-hero-here = { $hero } se tient ici.
eu-foe-here = { $monster } est ici.
eu-loot = Butin de la victoire : { $loot }.
eu-edge = Une nouvelle tuile de carte
eu-edge-label = Place { $n } pour la nouvelle tuile
eu-edge-said = La prochaine tuile de la pile est posée ici, toujours dans le même sens.
eu-said-land = Rase campagne. Rien à trouver, rien à craindre.
eu-said-mountain = Une action d’extraction pioche une ressource des montagnes.
eu-said-lake = Une action d’extraction pioche une ressource des lacs.
eu-said-cave = Une action d’extraction pioche une ressource des grottes.
eu-said-treasure_1 = Le premier arrivé prend un trésor de niveau 1.
eu-said-treasure_2 = Le premier arrivé prend un trésor de niveau 2.
eu-said-treasure_3 = Le premier arrivé prend un trésor de niveau 3.
eu-said-air = Un élémentaire d’air. Affrontez-le une fois : un jet de héros décide de ce que vous recevez.
eu-said-earth = Un élémentaire de terre. Affrontez-le une fois : un jet de héros décide de ce que vous recevez.
eu-said-water = Un élémentaire d’eau. Affrontez-le une fois : un jet de héros décide de ce que vous recevez.
eu-said-fire = Un élémentaire de feu. Affrontez-le une fois : un jet de héros décide de ce que vous recevez.
eu-said-portal = D’ici, vous passez à n’importe quel autre portail sans point de mouvement.
eu-said-merchants = Un lieu de commerce : acheter, vendre, se soigner, dévoiler, entraîner.
eu-said-alchemists = Un lieu de commerce : acheter, vendre, se soigner, dévoiler, entraîner.
eu-said-towers = Les tours des tueurs de dragons : un lieu de commerce.
eu-said-church = L’église : soins et potions contre de l’or. Les héros y commencent et y ressuscitent.
eu-said-fortress = Des mercenaires proposent des quêtes ici.
eu-said-lord = Un seigneur propose des quêtes ici.
eu-said-legend = Une légende attend ici.
eu-said-encounter = Quelqu’un propose des quêtes ici.
eu-said-scenario = Un lieu de ce scénario.
eu-said-griffin = Le rocher du griffon. Appelez-le pour voler.

## Ce qui se compte

eu-n-gold = { $n ->
    [one] { $n } pièce d’or
   *[other] { $n } pièces d’or
}
eu-n-gaar = { $n } Gaar
eu-n-dwurt = { $n } Dwurt
eu-n-rep = { $n } de réputation
eu-n-potion = { $n ->
    [one] { $n } potion de soin
   *[other] { $n } potions de soin
}
eu-n-silver = { $n ->
    [one] { $n } carte Argent
   *[other] { $n } cartes Argent
}
eu-n-gold_card = { $n ->
    [one] { $n } carte Or
   *[other] { $n } cartes Or
}
eu-price = { $n ->
    [one] { $n } pièce d’or
   *[other] { $n } pièces d’or
}
eu-level = niveau { $n }

## Combat

eu-combat = Combat
eu-combat-round = Round { $n }
eu-step-setup = Mise en place
eu-step-first_strike = Première frappe
eu-step-healing = Soins
eu-step-monster = Attaque du monstre
eu-step-hero = Attaque du héros
eu-step-end = Fin
eu-health-of = Santé { $now } sur { $all }
eu-health-falls = Santé { $now } → { $then } si le jet reste tel quel
eu-foe-health = Santé { $n }
eu-foe-health-of = Santé { $now } sur { $all }
eu-foe-label = { $monster } : santé { $now } sur { $all }
eu-would-die = Cette attaque serait mortelle.
eu-penalty = Jets de héros { $n }
eu-foe-injuries = Blessures { $ranges }
eu-attack-of = { $monster } attaque
eu-attack-with = Attaque : { $tile }
eu-no-dice = Pas encore de dés sur la table.
eu-dice = dés
eu-changes = modif.
eu-now = total
eu-value = Valeur de combat
eu-value-is = Valeur de combat { $n }
eu-value-said = Les dés avec tout ce qui a été ajouté ou retiré.
eu-ladder = Effet de chaque valeur
eu-ladder-said = Chaque repère montre les blessures ou les dégâts infligés à partir de cette valeur.
eu-injuries = { $n ->
    [0] Aucune blessure en l’état
    [one] 1 blessure en l’état
   *[other] { $n } blessures en l’état
}
eu-damage = { $n ->
    [one] { $n } dégât en l’état
   *[other] { $n } dégâts en l’état
}
eu-die = Un dé montrant { $n }
eu-die-said = Un jeton Gaar relance un dé.
eu-hope = Dé de l’Espoir
eu-hope-n = Dé de l’Espoir : { $n }
eu-hope-said = Les mauvais jets le font monter. Dépensez-le pour améliorer un jet suivant.
eu-chaos = Chaos
eu-chaos-said = Le joueur-monstre paie les cartes en chaos.
eu-may-still = Il reste à { $name } { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} et { $chaos } chaos.
eu-quiet = Vous passez jusqu’à la fin de ce combat.
eu-walk-there = Y aller
eu-still-possible = Vous pouvez encore faire ceci : { $things }. Appuyez à nouveau pour finir le tour.
eu-orders = Passer automatiquement
eu-order-settled = quand cela ne change rien
eu-order-settled-said = Passe quand aucune blessure n’est à craindre et qu’il n’y a rien à soigner, ou que le monstre tombe de toute façon.
eu-order-saving = pour garder Gaar et Espoir
eu-order-saving-said = Passe quand seuls le Gaar, le Dwurt ou le dé de l’Espoir pourraient servir, mais demande si une attaque vous tuerait.
eu-order-strong = en bonne santé
eu-order-strong-said = Ne soigne rien pendant un combat tant qu’il vous reste plus de la moitié de votre santé.
eu-order-aside = dans les combats des autres
eu-order-aside-said = Ne prend en main aucun monstre que combat un autre héros, et ne joue ni carte ni Gaar pour lui.
eu-played = Joué dans ce combat
eu-roll = Jet de héros
eu-status = Santé { $health } sur { $all } · { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
}
eu-status-monster = joue le monstre en ce moment

## Commerce

eu-trade-board = Plateau de commerce
eu-heal-rate = soigne { $n } pour 1 pièce d’or
eu-offer-label =
    { $tile }, { $price ->
        [one] { $price } pièce d’or
       *[other] { $price } pièces d’or
    }. { $text }
eu-services = Autres services
eu-service-heal = Se soigner contre de l’or
eu-service-said-heal = Payez 1 pièce d’or et soignez-vous au tarif de ce marchand.
eu-service-buy-gaar = Acheter un Gaar
eu-service-said-buy-gaar = Les jetons Gaar relancent un dé.
eu-service-unveil = Dévoiler des tuiles de héros
eu-service-said-unveil = Retournez deux de vos tuiles de héros et gardez-en une.
eu-service-train-menu = Entraîner
eu-service-said-train-menu = Payez une tuile dévoilée et posez-la sur un emplacement.
eu-service-unlock-menu = Déverrouiller un emplacement
eu-service-said-unlock-menu = Payez le prix d’un emplacement verrouillé : des tuiles peuvent alors y être posées.
eu-service-sell-menu = Vendre
eu-service-said-sell-menu = Vendez ce que vous portez à son prix.
eu-service-change-offer = Changer l’offre
eu-service-said-change-offer = Remplace les tuiles proposées par de nouvelles.

## Scénario

eu-scenario = Scénario
eu-rounds = Manche { $n } sur { $all }
eu-tally = Compte de chasse
eu-places-burned = { $n ->
    [one] { $n } lieu a brûlé
   *[other] { $n } lieux ont brûlé
}
eu-bounty = Prime
eu-quest = Quête
eu-quests = Quêtes disponibles
eu-left = encore { $n }
eu-backs = Prochains monstres et leurs récompenses
eu-caches = Caches des monstres
eu-discards = Défausses
eu-monsters-of = Monstres de niveau { $n }
eu-back-title = Le prochain monstre de niveau { $n }
eu-back-label = Le prochain monstre de niveau { $n }, encore { $left } dans le paquet
eu-back-said = Son dos montre la récompense avant qu’on ne voie sa face.

## Les scénarios : de quoi il s'agit, et où l'on en est

eu-aim-the-hunt = Chaque monstre vaincu s’ajoute à votre compte de chasse : { $tally1 }, { $tally2 } ou { $tally3 } selon son niveau, une élite { $elite_tally1 }, { $elite_tally2 } ou { $elite_tally3 }. { $mode ->
    [solo] Vous réussissez avec un compte de { $solo_tally } et au plus { $solo_deaths } morts au combat.
    [cooperative] Vous réussissez si vos comptes font ensemble { $coop_tally } par joueur.
   *[competitive] À la fin, le plus haut compte gagne { $ranks1 } points de réputation, à plus de deux joueurs le deuxième { $ranks2 }.
}
eu-aim-defending-the-settlements = Dès la manche { $first_wave }, le dragon Farruga se pose toutes les deux manches sur un lieu de commerce. Combattez-le depuis un hexagone voisin : les dégâts restent. S’il est encore là à la fin de la manche suivante, le lieu brûle et tous perdent de la réputation. { $mode ->
    [solo] Vous réussissez si la dernière vague est vaincue et si les lieux brûlés sont { $burned_at_most } au plus.
    [cooperative] Vous réussissez si la dernière vague est vaincue et si les lieux brûlés sont { $burned_at_most } au plus.
   *[competitive] Quand il est vaincu, ceux qui ont infligé le plus de dégâts gagnent de la réputation.
}
eu-aim-threat-of-mirrezil = Gagnez en force tant qu’il est temps : dès la manche { $first_event }, chaque manche apporte un événement, et les légendes paient en artefacts. Après la manche { $rounds } vient la finale contre les quatre aspects de Mirrezil. { $mode ->
    [solo] Vous réussissez si vous vainquez le quatrième aspect.
    [cooperative] Les héros combattent l’un après l’autre, chacun reprenant là où le précédent est tombé. Vous réussissez si le quatrième aspect est vaincu.
   *[competitive] Chaque héros les combat seul ; chaque aspect vaincu rapporte de la réputation.
}
eu-aim-walking-destruction = Après chaque manche le golem avance et dévaste ce qu’il foule. Combattez-le depuis son hexagone ou à côté, une fois par manche, et protégez des lieux par la magie défensive. La partie finit quand le golem tombe, quand une sorte de jetons Destruction est épuisée, ou après la manche { $rounds }. { $mode ->
    [solo] Vous réussissez si le golem tombe.
    [cooperative] Vous réussissez si le golem tombe.
   *[competitive] Le plus de dégâts au golem rapporte { $ranks1 } points de réputation, puis { $ranks2 }, { $ranks3 } et { $ranks4 }. Si le pays est perdu, tous en perdent { $lost_land }.
}
eu-aim-the-looming-doom = Quêtes, lieux de commerce libérés, informateurs et lieux cachés donnent des preuves, jusqu’à { $most_evidence }. Toutes les deux manches, le sabotage frappe le héros qui en a le moins. Après la manche { $rounds }, chaque héros combat le complice, puis le saboteur, que vos preuves affaiblissent. { $mode ->
    [solo] Vous réussissez si vous vainquez le saboteur.
    [cooperative] Vous réussissez si au moins la moitié d’entre vous vainc le saboteur.
   *[competitive] Les deux victoires rapportent de la réputation ; la plus haute gagne.
}
eu-aim-elemental-revocation-1 = Affrontez un élémentaire de l’étape, puis révoquez-le avec une essence de son type : { $reputation } points de réputation et un point de révocation. Dès la manche { $unrest_round }, ceux qui restent blessent les héros proches à la fin de la manche. { $mode ->
    [solo] Vous réussissez avec { $goal } révocations ; à { $ends } la partie finit plus tôt.
    [cooperative] Vous réussissez avec { $goal } révocations ; à { $ends } la partie finit plus tôt.
   *[competitive] Le plus de points de révocation rapporte { $ranks1 } points de réputation, puis { $ranks2 } et { $ranks3 } ; à { $ends } révocations la partie finit plus tôt.
}
eu-aim-elemental-revocation-2 = Affrontez un élémentaire de l’étape, puis révoquez-le avec une essence de son type et { $essence_gold } pièces d’or, ou avec un catalyseur de la source de Faer : { $reputation } points de réputation et un point de révocation. Ceux qui restent blessent les héros proches, et dès la manche { $strong_round } ils sont plus forts. { $mode ->
    [solo] Vous réussissez avec { $goal } révocations ; à { $ends } la partie finit plus tôt.
    [cooperative] Vous réussissez avec { $goal } révocations ; à { $ends } la partie finit plus tôt.
   *[competitive] Le plus de points de révocation rapporte { $ranks1 } points de réputation, puis { $ranks2 } et { $ranks3 } ; à { $ends } révocations la partie finit plus tôt.
}
eu-aim-elemental-revocation-3 = Chaque manche nourrit le pouvoir de Faer, chaque révocation lui en ôte { $faer_fall }. À la manche { $demon_round } le démon du volcan se lève, et le pouvoir de Faer fait partie de sa santé. Combattez-le ensemble : les dégâts restent. { $mode ->
    [solo] Vous réussissez si le démon est vaincu.
    [cooperative] Vous réussissez si le démon est vaincu.
   *[competitive] Le plus de dégâts au démon rapporte { $damage_ranks1 } points de réputation, le plus de points de révocation { $ranks1 }. Si le démon vit, tous en perdent { $demon_lives }.
}
eu-mode-solo = Solo
eu-mode-cooperative = Coopératif
eu-mode-competitive = Compétitif
eu-firsts = Premier à atteindre
eu-first-open = { $n } : libre
eu-first-taken = { $n } : pris
eu-waves = Vagues
eu-aspects = Aspects
eu-wave-beaten = vaincu
eu-wave-here = ici maintenant
eu-wave-gone = non vaincu
eu-wave-round = manche { $n }
eu-wave-coming = à venir
eu-wave-trophies = Cartes Attaque gagnées
eu-card-attack = Attaque
eu-card-event = Événement de cette manche
eu-card-rampage = Dernier ravage
eu-legends = Légendes
eu-initiative = Jetons Initiative
eu-fought = a combattu
eu-stamina = Endurance { $now } sur { $all }
eu-ruins = Jetons Destruction restants
eu-ruins-a = lieux : { $n }
eu-ruins-b = autres hexagones : { $n }
eu-ruins-said = Quand le dernier jeton d’une sorte est posé, le pays est perdu et la partie finit.
eu-defenses = Magie défensive restante : { $n }
eu-defended = Magie défensive ({ $hero }) : elle protège cet hexagone.
eu-ruined = Ce lieu est en ruine.
eu-evidence = Preuves
eu-evidence-of = { $hero } : preuves, { $n } sur { $most }.
eu-evidence-said = Chaque tranche de { $step } preuves affaiblit le saboteur dans votre propre finale.
eu-sabotage = Sabotage à la fin de la manche { $n }
eu-sabotage-safe = À l’abri avec { $n } preuves
eu-unmasked = a vaincu le saboteur
eu-informants = Informateurs que vous avez payés : { $names }
eu-revocation = Révocations
eu-revocation-said = Chaque point de révocation compte à la fin.
eu-stage = Étape
eu-revocations-done = révoqués : { $n }
eu-revocations-end = la partie finit plus tôt à { $n }
eu-tokens-left = jetons restants : { $n }
eu-catalysts-left = Catalyseurs restants : { $n }
eu-faer = Pouvoir de Faer { $n }
eu-faer-said = Il fait partie de la santé du démon et renforce ses attaques.
eu-demon-comes = Le démon du volcan se lève à la manche { $n }.
eu-revoked = L’élémentaire d’ici est révoqué.
eu-success = { $reached ->
    [yes] Réussi
   *[no] Pas réussi
}

## Le héros

eu-hero = Héros
eu-actions = Jetons Action
eu-hero-tiles = Tuiles de héros
eu-equipment = Équipement
eu-set-of = panoplie de { $n }
eu-sacks = Sacs
eu-sacks-said = { $n ->
    [one] De la place pour { $n } objet. L’équipement lourd retire des sacs.
   *[other] De la place pour { $n } objets. L’équipement lourd retire des sacs.
}
eu-pouch = Gemmes, essences
eu-pouch-said = { $n ->
    [one] { $n } emplacement pour gemmes et essences libres. Sertissez-les dans l’équipement pour les réutiliser.
   *[other] { $n } emplacements pour gemmes et essences libres. Sertissez-les dans l’équipement pour les réutiliser.
}
eu-hand = Main
eu-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
eu-card-label = { $card }, { $n }×
eu-silver-card = Carte Argent
eu-gold-card = Carte Or
eu-slot-label = { $kind } : { $tile }, { $ready ->
    [yes] prête
   *[no] épuisée
}. Avec elle : { $set }.
eu-locked-label = { $kind } : verrouillé. Prix : { $price }.
eu-empty-label = { $kind } : libre
eu-slot-free = Cet emplacement est libre.
eu-unlock-gold =
    Verrouillé. Il coûte { $n ->
        [one] { $n } pièce d’or
       *[other] { $n } pièces d’or
    } dans un lieu de commerce.
eu-unlock-essence = Verrouillé. Il coûte : { $essence }.
eu-supply-label = { $tile }, dévoilée, pas encore entraînée
eu-veiled = Tuiles de héros voilées
eu-veiled-n = { $n } tuiles de héros voilées
eu-veiled-said = Elles sortent deux par deux quand vous dévoilez dans un lieu de commerce.
eu-token-label = Jeton { $action }, { $there ->
    [yes] disponible
   *[no] utilisé
}. Vaut { $n ->
    [one] { $n } point de mouvement
   *[other] { $n } points de mouvement
}.
eu-token-said-combat = Combattez un monstre, ou changez le jeton en points de mouvement.
eu-token-said-trade = Commercez dans un lieu de commerce, ou changez le jeton en points de mouvement.
eu-token-said-mining = Extrayez des ressources là où vous êtes, ou changez le jeton en points de mouvement.
eu-token-said-carried = Un jeton gardé d’un tour précédent.
eu-carried = Jeton gardé
eu-carried-label = Jeton { $action } gardé
eu-kept = gardé
eu-moves = { $n ->
    [one] { $n } point de mouvement
   *[other] { $n } points de mouvement
}
eu-moves-said = Chaque hexagone coûte 1 point de mouvement. Changez des jetons Action en points de mouvement pour aller plus loin.
eu-found = Trouvaille : que gardez-vous ?
eu-arrange = Réorganiser équipement, gemmes et sacs
eu-arrange-said = Réorganisez équipement, gemmes et sacs.
eu-trophy-said = Prouve que vous avez vaincu ce monstre. Les quêtes demandent des trophées, et vous pouvez les vendre.
eu-stat-health = Santé
eu-stat-said-health = À 0, le héros meurt et ressuscite à l’église, plus pauvre.
eu-stat-gold = Or
eu-stat-said-gold = Pour commercer, entraîner et déverrouiller.
eu-stat-reputation = Réputation
eu-stat-said-reputation = La plus haute réputation après le décompte final gagne.
eu-stat-gaar = Gaar
eu-stat-said-gaar = Relancez un de vos dés, ou un dé du monstre qui vous attaque.
eu-stat-dwurt = Dwurt
eu-stat-said-dwurt = Le breuvage de Skoldur : il nourrit ses capacités, et le dé de Dwurt réclame son prix.

## Groupes d'options, phases, points

eu-group-actions = Actions
eu-group-move = Se déplacer
eu-group-here = Sur cet hexagone
eu-group-things = Vos affaires
eu-group-buy = Acheter
eu-group-sell = Vendre
eu-group-services = Services
eu-group-use = Utiliser
eu-group-roll = Modifier le jet
eu-group-cards = Cartes
eu-phase-combat = Combat
eu-phase-trade = Commerce
eu-phase-mining = Extraction
eu-phase-ending = Fin du tour
eu-phase-combat-said = Un combat contre un monstre, en entrant dans son hexagone ou au repaire d’une élite.
eu-phase-trade-said = Acheter, vendre, se soigner, entraîner et déverrouiller dans un lieu de commerce.
eu-phase-mining-said = Une ressource d’une montagne, d’un lac ou d’une grotte.
eu-phase-ending-said = On range ses affaires, puis c’est au joueur suivant.
eu-score-said = Réputation jusqu’ici ; ce que vous possédez et où vous êtes allé compte à la fin.
eu-score-reputation = Réputation
eu-score-gold = Or
eu-score-quests = Quêtes
eu-score-deaths = Morts
eu-score-tally = Compte de chasse
