### Mots de la table dessinée de Monster Lands. Les noms des cartes, des lieux et des règles viennent du serveur.

ml-board = Citadelle et régions
ml-citadel = La Citadelle
ml-buildings = Bâtiments
ml-entrance = Portes
ml-missions = Missions
ml-mission = Mission
ml-contract = Contrat
ml-lands-title = Régions
ml-displays = Offre
ml-display-tavern = À recruter
ml-display-lodge = Pièges
ml-display-bazaar = Équipement
ml-display-loot = Butin
ml-door-label = { $name } : { $n } en vente
ml-no-loot = Aucun butin visible.
ml-basket = Panier
ml-beer = Tournée générale
ml-beer-label =
    Tournée générale pour { $n ->
        [one] { $n } pièce d’or
       *[other] { $n } pièces d’or
    } : de nouveaux mercenaires arrivent
ml-beer-said =
    Payez { $n ->
        [one] { $n } pièce d’or
       *[other] { $n } pièces d’or
    } : tous les mercenaires proposés partent, d’autres arrivent. Vous pouvez ensuite en recruter un.
ml-novice = Novice
ml-novice-label =
    Novices restants : { $n }, { $cost ->
        [one] { $cost } pièce d’or
       *[other] { $cost } pièces d’or
    } chacun
ml-novice-said = Sans talent. Une fois par tour, un novice change un de vos dés en un dé d’une autre couleur. Un novice ne part pas en expédition.
ml-hire-label =
    { $name }, { $affinity }, { $cost ->
        [one] { $cost } pièce d’or
       *[other] { $cost } pièces d’or
    }, réputation { $reputation }. { $text }
ml-ware-label = { $cost ->
    [-1] { $name }. { $text }
    [one] { $name }, { $cost } pièce d’or. { $text }
   *[other] { $name }, { $cost } pièces d’or. { $text }
}

ml-does-lodge = acheter des pièges
ml-does-alchemist = préparer des jetons
ml-does-tavern = recruter quelqu’un
ml-does-armory = jetons Défense
ml-does-bazaar = acheter un équipement
ml-does-mine = extraire de l’or
ml-does-pawn_shop = { $n ->
    [one] { $n } pièce d’or par dé
   *[other] { $n } pièces d’or par dé
}
ml-building-label = { $name } : { $does }. { $panic ->
    [yes] Fermé : panique.
   *[no] { $free ->
        [-1] {""}
        [one] { $free } emplacement libre.
       *[other] { $free } emplacements libres.
    }
}
ml-building-said-lodge = Un dé de Force ou de Persuasion permet d’acheter autant de pièges visibles que voulu. La face d’un dé de Persuasion est déduite du prix.
ml-building-said-alchemist = Un dé de Magie donne 3 jetons sur le premier emplacement, 2 sur le second : potions et venins au choix.
ml-building-said-tavern = Un dé de Force ou de Persuasion permet de recruter quelqu’un dont la réputation ne dépasse pas votre gloire moins votre réputation.
ml-building-said-armory =
    Un dé de Force ou de Persuasion permet d’acheter 1 à 3 jetons Défense à { $armory ->
        [one] { $armory } pièce d’or
       *[other] { $armory } pièces d’or
    } chacun.
ml-building-said-bazaar = Un dé de Force ou de Persuasion permet d’acheter un équipement pour un membre disponible de votre clan.
ml-building-said-mine = Des dés de Force contre de l’or : un sur un emplacement simple, deux sur un emplacement double.
ml-building-said-pawn_shop =
    Autant de dés que voulu, à { $pawn ->
        [one] { $pawn } pièce d’or
       *[other] { $pawn } pièces d’or
    } chacun. Il y a toujours de la place.
ml-panic = PANIQUE
ml-panic-closed = fermé : panique
ml-space-taken = Pris par { $name }
ml-space-alchemist = Un dé de Magie pour { $n } jetons
ml-space-mine = { $dice ->
    [one] { $dice } dé de Force
   *[other] { $dice } dés de Force
} pour { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
}
ml-madhala = Madhala
ml-closed-by-madhala = fermée par Madhala

ml-space-strength = Force
ml-space-magic = Magie
ml-space-persuasion = Persuasion
ml-space-strength-magic = Force ou Magie
ml-space-strength-persuasion = Force ou Persuasion
ml-space-magic-persuasion = Magie ou Persuasion
ml-space-any = n’importe lequel

ml-conquest = conquête { $n }
ml-land-label = { $name }, { $affinity }, conquête { $conquest }, gloire { $glory }. { $text } { $free ->
    [one] { $free } expédition libre.
   *[other] { $free } expéditions libres.
}
ml-no-land = pas de région ici ce tour-ci
ml-no-land-label = { $name } : pas de région
ml-no-land-said = Il n’y a pas de région ici ce tour-ci.
ml-land-said = Vainquez son monstre, puis lancez les dés pour la région. Une fois gérée, elle sert une fois par tour :
ml-no-monster = pas de monstre
ml-monster-label = { $name }, { $affinity }, dés d’attaque : { $attack }, capture dès { $capture }, élimination dès { $slay }{ $damage ->
    [0] {""}
   *[other] , blessures infligées : { $damage }
}{ $beaten ->
    [yes] , vaincu
   *[no] {""}
}. { $power }
ml-attack-n = attaque avec { $n ->
    [one] { $n } dé
   *[other] { $n } dés
}
ml-capture-said = Capture (avec un piège sur l’expédition) dès { $n } : gloire { $glory }, or { $gold }.
ml-slay-said = Élimination dès { $n } : gloire { $glory } et un trophée de { $trophy }.
ml-damage-said = Blessures infligées jusqu’ici : { $n }.
ml-path-label = Expédition { $n }, demande { $needs }. { $who }. Dés { $dice }, jetons { $tokens }. Gloire de la mort { $death }
ml-path-title = { $place }, expédition { $n }
ml-path-gives = L’expédition donne : { $gives }.
ml-path-falls = Si votre mercenaire meurt ici, votre clan gagne de la gloire : { $death }.
ml-required = demande { $dice }
ml-reinforced = accepte { $dice }
ml-who-of = { $member } ({ $name })
ml-there = { $member } est ici. Dés : { $dice }
ml-free = libre
ml-gate-label = Expédition { $n }. { $who }. Dés { $dice }, jetons { $tokens }. Gloire de la mort { $death }
ml-gate-path-said = Les gardes donnent : { $help }. Si votre mercenaire meurt ici, votre clan gagne de la gloire : { $death }.
ml-gate-quiet = tout est calme
ml-gate-quiet-said = Aucun monstre ici. On ne peut envoyer personne.
ml-entrance-label = { $name } est aux Portes
ml-entrance-said = Un monstre aux Portes sème la panique dans la Citadelle à la fin du tour. Envoyez quelqu’un le chasser.
ml-no-mission = pas de mission
ml-mission-label = Mission { $name } : { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}, { $n } ou plus
ml-contract-label = Contrat { $name } : { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}
ml-mission-path-label = Expédition { $n } : { $who }
ml-objective = { $n } ou plus
ml-mission-said = Lancez les dés. Réussi : { $reward }. Sinon, vous perdez : { $penalty }.
ml-contract-said = Envoyez quelqu’un avec le dé, puis payez { $pay }. Expédition de gauche : { $left }. Expédition de droite : { $right }.

ml-track = Gloire et réputation
ml-track-said = { $name } : gloire { $glory }, réputation { $reputation }.

ml-attacks = { $rival } attaque { $member }
ml-strikes = { $member } contre { $rival }
ml-tries = { $member } tente de conquérir { $rival }
ml-attack-title = Attaque
ml-black-label = { $n ->
    [one] { $n } dé d’attaque
   *[other] { $n } dés d’attaque
}
ml-black-said = Chaque dé noir de 3 ou plus est une touche. Chaque touche non annulée blesse ; la deuxième blessure tue.
ml-hits = { $n ->
    [one] { $n } touche
   *[other] { $n } touches
}
ml-ward-said = Défaussez des dés de Magie : chacun retire un dé d’attaque
ml-ward-label = Défausser { $n ->
    [one] { $n } dé de Magie
   *[other] { $n } dés de Magie
}
ml-ward-why = Avant le lancer, chaque dé de Magie défaussé retire un dé d’attaque ; ce dé ne peut plus frapper ensuite.
ml-shields-after = Contre les touches, après le lancer
ml-shield-label = { $name } : { $n }
ml-block-said = Annule une touche.
ml-roll-all = tout lancer
ml-roll-said = Le total doit atteindre la marque de l’échelle.
ml-rolled-label = { $die } montrant { $face }
ml-left-label = { $n } × { $die }, à lancer
ml-nothing-to-roll = aucun dé à lancer
ml-use-venom = Venin pour le total
ml-aim-capture = capture
ml-aim-elimination = élimination
ml-aim-conquest = conquête
ml-aim-mission = objectif
ml-no-capture = sans piège, pas de capture

ml-clan = Clan { $affinity }
ml-members = Clan
ml-pool = Dés
ml-stores = Réserves
ml-winnings = Gains
ml-lands = Régions
ml-lands-said = Régions conquises. Un mercenaire de la même affinité peut en recevoir la gestion ; la région sert alors une fois par tour.
ml-loot = Butin
ml-loot-label = Butin, { $n }
ml-loot-said = Défaussez le butin pour utiliser son effet.
ml-trophies = points de trophée : { $n }
ml-trophy-title = Trophées
ml-trophy-said = Les trophées comptent à la fin ou se vendent à tout moment.
ml-nothing = rien
ml-nobody = personne
ml-no-dice = aucun dé
ml-traps-of = pièges { $n } sur { $limit }
ml-hidden-traps = { $n ->
    [one] { $n } piège que seul son propriétaire connaît
   *[other] { $n } pièges que seul leur propriétaire connaît
}
ml-trap-label = { $n } × { $name }
ml-dice-label = { $n } × { $name }
ml-face-label = { $n } × Dé de Persuasion montrant { $face }
ml-goods-label = { $name } : { $n }
ml-own-land-label = { $name }, gestion : { $settler }{ $used ->
    [yes] , utilisée ce tour-ci
   *[no] {""}
}
ml-member-label = { $name }{ $role ->
    [leader] , leader
    [novice] , novice
   *[other] {""}
}{ $wounded ->
    [yes] , avec blessure
   *[no] {""}
}, { $where }. Équipement : { $gear }
ml-at-home = disponible
ml-on-path = { $place } { $n }
ml-short-left = Rég. gauche
ml-short-right = Rég. droite
ml-short-entrance = Portes
ml-short-mission = Mission
ml-short-contract = Contrat
ml-settled-in = gère { $land }
ml-wounded-said = Blessure : une de plus et c’est la mort. Une potion soigne un membre disponible.
ml-glory = gloire
ml-reputation = réputation
ml-wages = salaires à payer
ml-costs = { $n ->
    [one] { $n } pièce d’or
   *[other] { $n } pièces d’or
}
ml-reputation-n = réputation { $n }
ml-wage-n = { $n ->
    [one] { $n } salaire
   *[other] { $n } salaires
}
ml-brings = Apporte chaque tour : { $dice }.
ml-n-glory = { $n ->
    [one] { $n } point de gloire
   *[other] { $n } points de gloire
}
ml-n-gold = { $n ->
    [one] { $n } pièce d’or
   *[other] { $n } pièces d’or
}
ml-n-potions = { $n ->
    [one] { $n } potion
   *[other] { $n } potions
}
ml-n-venoms = { $n ->
    [one] { $n } venin
   *[other] { $n } venins
}
ml-n-defense = { $n ->
    [one] { $n } jeton Défense
   *[other] { $n } jetons Défense
}
ml-n-traps = { $n ->
    [one] { $n } piège
   *[other] { $n } pièges
}
ml-n-loot = { $n ->
    [one] { $n } jeton Butin
   *[other] { $n } jetons Butin
}
ml-n-wounds = { $n ->
    [one] { $n } blessure
   *[other] { $n } blessures
}
ml-n-talents = { $n ->
    [one] { $n } talent Défense
   *[other] { $n } talents Défense
}
ml-n-rerolls = { $n ->
    [one] { $n } relance ({ $dice })
   *[other] { $n } relances ({ $dice })
}
ml-die-said-strength = Le dé courant : pour les boutiques, la Mine, les expéditions et les missions.
ml-die-said-magic = Pour l’Alchimiste, les expéditions et les missions. En expédition, on peut le défausser pour affaiblir une attaque.
ml-die-said-persuasion = Pour les boutiques, où sa face est déduite du prix, et pour les missions.
ml-goods-said-gold = Sert à tout payer, y compris les salaires à la fin du tour.
ml-goods-said-defense = Posé sur une expédition, il annule une touche.
ml-goods-said-potion = Soigne un membre disponible du clan, ou annule une touche en expédition.
ml-goods-said-venom = Emporté en expédition, il renforce une attaque ou une conquête.

ml-status = or { $gold } · dés { $dice }
ml-status-passed = a passé · or { $gold }
ml-last-round = dernier tour
ml-phase-preparation = Dés
ml-phase-deployment = Déploiement
ml-phase-adventure = Aventure
ml-phase-clean_up = Nettoyage
ml-phase-preparation-said = Chacun réunit les dés du leader, des mercenaires et de la gloire ; ceux de Persuasion sont lancés.
ml-phase-deployment-said = Une action chacun à son tour, jusqu’à ce que tous les dés soient posés.
ml-phase-adventure-said = Les missions, puis les régions de gauche à droite, puis les Portes.
ml-phase-clean_up-said = Retour des mercenaires, panique, salaires et tour suivant.
ml-score-said = Points si la partie finissait maintenant : gloire, réputation, trophées et affinités.
ml-tab-citadel = Citadelle
ml-tab-land = Région { $n }
ml-tab-one-land = Région
ml-tab-entrance = Portes
ml-tab-missions = Missions
ml-group-citadel = Citadelle
ml-group-missions = Missions
ml-group-settled = Vos régions
ml-group-free = Actions gratuites
ml-group-dice = Dés
ml-group-tokens = Jetons
ml-group-tavern = Taverne
ml-group-discounts = Réductions
ml-group-roll = Lancer
ml-group-reroll = Relancer
ml-group-loot = Butin
ml-from-glory = Gloire
ml-from-reputation = Réputation
ml-from-trophies = Trophées
ml-from-affinity = Affinités
ml-load-all = Tous les dés, et partir
ml-and-go = et partir
ml-and-leave = Acheter et partir
ml-pawn-all = Tout mettre en gage
ml-idle = { $n ->
    [one] { $n } dé resterait inutilisé.
   *[other] { $n } dés resteraient inutilisés.
}
