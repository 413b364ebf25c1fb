### Ce que le jeu demande, propose et raconte. Une liste vide est le mot de list-none : [rien] la reconnaît.

## Mots dont d'autres textes se composent

face = { $n }
path-left = l’expédition { $n } de la région de gauche
path-right = l’expédition { $n } de la région de droite
path-entrance = { $n ->
    [1] l’expédition du haut, aux Portes
   *[other] l’expédition du bas, aux Portes
}
path-mission = { $n ->
    [1] l’expédition de gauche de la mission compétitive
   *[other] l’expédition de droite de la mission compétitive
}
path-contract = { $n ->
    [1] l’expédition de gauche du contrat
   *[other] l’expédition de droite du contrat
}
brews = { $potions ->
    [0] { $venoms ->
        [one] { $venoms } venin
       *[other] { $venoms } venins
    }
    [one] { $venoms ->
        [0] { $potions } potion
        [one] { $potions } potion et { $venoms } venin
       *[other] { $potions } potion et { $venoms } venins
    }
   *[other] { $venoms ->
        [0] { $potions } potions
        [one] { $potions } potions et { $venoms } venin
       *[other] { $potions } potions et { $venoms } venins
    }
}
tokens = { $traps ->
    [0] { $defense ->
        [one] { $defense } jeton Défense
       *[other] { $defense } jetons Défense
    }
    [one] { $defense ->
        [0] { $traps } piège
        [one] { $traps } piège et { $defense } jeton Défense
       *[other] { $traps } piège et { $defense } jetons Défense
    }
   *[other] { $defense ->
        [0] { $traps } pièges
        [one] { $traps } pièges et { $defense } jeton Défense
       *[other] { $traps } pièges et { $defense } jetons Défense
    }
}
gold = { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
}

## Questions

prompt-turn = Déploiement : effectuez votre action ou, d’abord, une action gratuite (talents, potions, trophées…).
prompt-after-action = Votre action est faite. Une autre action gratuite, ou terminer votre tour d’action ?
prompt-before-wages = Les salaires vont être payés. Une action gratuite avant ?
prompt-convert = Quel dé convertissez-vous ?
prompt-into = En quel dé le convertissez-vous ?
prompt-loot = Quel butin utilisez-vous ?
prompt-sell = Quel trophée vendez-vous ?
prompt-settle = De quelle région donnez-vous la gestion ?
prompt-settler = { $land } : à qui donnez-vous la gestion ?
prompt-heal = Qui la potion soigne-t-elle ?
prompt-heal-home = Au retour : soignez-vous quelqu’un avec une potion ?
prompt-heal-first = { $number ->
    [one] Vous gagnez { $number } potion, mais n’en stockez que trois. Soigner quelqu’un d’abord ?
   *[other] Vous gagnez { $number } potions, mais n’en stockez que trois. Soigner quelqu’un d’abord ?
}
prompt-gear-from = De quel mercenaire déplacez-vous l’équipement ?
prompt-gear-item = { $member } : quel équipement déplacez-vous ?
prompt-gear-to = Qui porte { $gear } désormais ?
prompt-displaced = Plus personne ne porte { $gear }. À qui donner cet équipement ?
prompt-carry = Qui porte { $gear } ?
prompt-recruit = Qui recrutez-vous gratuitement ?
prompt-take = Que prenez-vous grâce au talent de { $member } ?
prompt-drop = Quel piège défaussez-vous ?
prompt-pick = Quel butin prenez-vous ?
prompt-give-loot = Quel butin cédez-vous ?
prompt-plunder = { $member } pille. Quel butin prenez-vous ?
prompt-shop-die = { $building } : quel dé placez-vous ?
prompt-lodge = { $number ->
    [0] Repère du chasseur : quel piège achetez-vous ?
    [one] Repère du chasseur : 1 piège choisi, { $price ->
        [one] { $price } pièce d’or
       *[other] { $price } pièces d’or
    }. Un autre ?
   *[other] Repère du chasseur : { $number } pièges choisis, { $price ->
        [one] { $price } pièce d’or
       *[other] { $price } pièces d’or
    }. Un autre ?
}
prompt-tavern = Taverne : qui recrutez-vous ?
prompt-armory = Armurerie : combien de jetons Défense achetez-vous ?
prompt-bazaar = Bazar : quel équipement prenez-vous ?
prompt-brew = { $number ->
    [one] Alchimiste : { $number } jeton. Lequel préparez-vous ?
   *[other] Alchimiste : { $number } jetons. Lesquels préparez-vous ?
}
prompt-pawn = { $number ->
    [0] Prêteur sur gage : quel dé mettez-vous en gage ?
    [one] Prêteur sur gage : 1 dé mis en gage. Un autre ?
   *[other] Prêteur sur gage : { $number } dés mis en gage. Un autre ?
}
prompt-land-dice = { $land } : quel dé déployez-vous ?
prompt-grant-die = Faveur de la reine : quel dé prenez-vous ?
prompt-grant-goods = Faveur de la reine : un jeton ou de l’or ?
prompt-path = { $place } : quelle expédition choisissez-vous ?
prompt-send = Qui envoyez-vous sur { $path } ?
prompt-mission-dice = « { $mission } » : quel dé déployez-vous ?
prompt-load = { $member } sur { $path } : que déployez-vous ?
prompt-ward = { $dice ->
    [one] { $monster } attaque { $member } avec { $dice } dé noir. Combien de dés de Magie retirez-vous ?
   *[other] { $monster } attaque { $member } avec { $dice } dés noirs. Combien de dés de Magie retirez-vous ?
}
prompt-spores = { $dice ->
    [one] { $monster } répand ses spores sur { $member } : { $dice } dé noir. Retirer un dé de Magie pour y échapper ?
   *[other] { $monster } répand ses spores sur { $member } : { $dice } dés noirs. Retirer un dé de Magie pour y échapper ?
}
prompt-divert-target = { $member } subit une attaque. Vers quelle expédition détourner un dé noir ?
prompt-divert = { $number ->
    [one] Votre traquenard peut détourner { $number } dé noir. L’utilisez-vous ?
   *[other] Votre traquenard peut détourner jusqu’à { $number } dés noirs. Combien ?
}
prompt-block = { $hits ->
    [one] { $hits } touche contre { $member }. Comment vous défendez-vous ?
   *[other] { $hits } touches contre { $member }. Comment vous défendez-vous ?
}
prompt-clash = { $member } : révélez-vous « { $trap } » ?
prompt-aim = { $member } : sur quelle expédition adjacente agit votre traquenard ?
prompt-cancel = « { $trap } » vous vise. L’annulez-vous avec un jeton Défense ?
prompt-steal = { $number ->
    [one] Vous pouvez voler { $number } dé. Lequel ?
   *[other] Vous pouvez voler { $number } dés. Lequel d’abord ?
}
prompt-attack = { $member } contre { $monster } : total { $total }. Capture à { $capture }, élimination à { $elimination }. Lancer, utiliser quelque chose ou arrêter ?
prompt-conquest = { $carried ->
    [0] { $member } : tenter la conquête de la région { $land } (valeur { $value }) ?
   *[other] { $member } : tenter la conquête de la région { $land } (valeur { $value }, report { $carried }) ?
}
prompt-conquest-roll = { $land } : { $total } sur { $value }. Modifier le lancer ou le garder ?
prompt-mission-roll = « { $mission } » : { $total } sur { $objective }. Modifier le lancer ou le garder ?
prompt-deed = Utiliser un butin pour gagner plus de gloire ?
prompt-contract = « { $mission } » : remplissez-vous le contrat ?
prompt-promote = Qui devient votre nouveau leader ?
prompt-desert = Vous ne pouvez pas payer tous les salaires. Qui déserte ?

## Options

option-end = Terminer le tour d’action
option-back = Retour
option-done = C’est tout
option-no-contract = Ne pas le remplir
option-no-conquest = Ne pas la tenter
option-no-attack = Ne pas attaquer
option-divert-none = Ne détourner aucun dé
option-settler-none = Personne pour l’instant
option-grant-nothing = Ne rien prendre
option-grant-no-die = Ne prendre aucun dé
option-pawn-none = Ne plus mettre de dés en gage
option-hire-none = Ne recruter personne
option-buy-chosen = Acheter les pièges choisis
option-load-none = Ne rien déployer de plus
option-use-none = N’en utiliser aucun
option-steal-none = Ne plus voler
option-heal-none = Ne soigner personne d’autre
option-to-wages = Passer aux salaires
option-pass-round = Passer pour le reste du tour
option-visit = Visiter : { $building }
option-alchemist = { $number ->
    [one] Alchimiste : un dé de Magie pour { $number } jeton
   *[other] Alchimiste : un dé de Magie pour { $number } jetons
}
option-mine = { $dice ->
    [one] Mine : { $dice } dé de Force pour { gold }
   *[other] Mine : { $dice } dés de Force pour { gold }
}
option-pawn = Prêteur sur gage : des dés contre de l’or
option-outside = Envoyer un mercenaire : { $place }
option-path = Expédition { $number }
option-target = Expédition { $number }
option-land = Utiliser votre région { $land }
option-novice = Convertir un dé avec un novice
option-talent = Talent de { $member }
option-loot = Utiliser un butin
option-sell = Vendre un trophée
option-settle = Donner la gestion d’une région
option-heal = Soigner avec une potion
option-gear = Déplacer de l’équipement
option-send = Envoyer { $member }
option-hire = Recruter { $member }
option-beer = Payer une tournée générale
option-discount = Utiliser la réduction de { $member }
option-gear-discount = Utiliser la réduction de { $gear }
option-buy = Acheter « { $trap } »
option-armory = { $number ->
    [one] Acheter { $number } jeton Défense
   *[other] Acheter { $number } jetons Défense
}
option-equip = Prendre { $gear }
option-brew = Préparer { brews }
option-goods = Prendre : { $goods }
option-die = { $colour }
option-face = Dé de Persuasion montrant { $face }
option-into = Prendre { $die }
option-lay = Poser « { $trap } »
option-token = Ajouter : { $goods }
option-drop = Défausser « { $trap } »
option-pick = Prendre un butin : { $loot }
option-give = Céder un butin : { $loot }
option-use = Utiliser un butin : { $loot }
option-trophy = Vendre : { $monster }
option-settle-on = Donner la gestion : { $land }
option-settler = Donner la gestion à { $member }
option-nobody = Personne
option-heal-one = Soigner { $member }
option-from = Équipement de { $member }
option-item = Déplacer { $gear }
option-carry = Le donner à { $member }
option-discard = Le défausser
option-promote = { $member } devient leader
option-desert = { $member } déserte
option-ward = { $number ->
    [0] Ne retirer aucun dé de Magie
    [one] Retirer { $number } dé de Magie
   *[other] Retirer { $number } dés de Magie
}
option-divert = { $number ->
    [0] Ne détourner aucun dé
    [one] Détourner { $number } dé
   *[other] Détourner { $number } dés
}
option-block = Annuler 1 touche : { $goods }
option-take = Subir les touches restantes
option-reveal = Révéler ce jeton
option-keep = Laisser le jeton face cachée
option-cancel = Annuler le traquenard avec un jeton Défense
option-allow = Laisser agir le traquenard
option-steal = Voler { $die }
option-roll = Lancer { $die }
option-roll-all = Lancer tous les dés restants
option-reroll = Relancer { $die } montrant { $face }
option-venom = Utiliser un venin
option-stop = Garder ce total
option-try = Tenter la conquête
option-fulfil = Remplir le contrat
option-decline = Renoncer
option-fill-strength = Tous les dés de Force possibles
option-fill-magic = Tous les dés de Magie possibles
option-fill-defense = Tous les jetons Défense possibles
option-fill-brews = Une potion et un venin
option-block-all = Annuler le plus de touches possible : talents et jetons
option-pawn-all = Mettre en gage tous les dés restants

## Pourquoi pas, et pour quoi

refused-panic = La panique règne dans ce bâtiment.
refused-full = Il n’y a plus d’emplacement libre ici.
refused-dice = Vous n’avez pas les dés nécessaires.
refused-few-players = Cet emplacement est fermé avec si peu de joueurs.
refused-gold = Vous n’avez pas assez d’or pour y acheter quoi que ce soit.
refused-nobody-home = Aucun de vos mercenaires n’est disponible.
refused-no-monster = Il n’y a pas de monstre aux Portes de la Citadelle.
refused-no-land = Il n’y a pas de région à cet endroit.
refused-paths = Aucune expédition n’y est libre, ou il vous manque ses dés.
refused-pass = Vous ne pouvez pas passer tant qu’il vous reste des dés.
refused-price = { $price ->
    [one] Cela coûte { $price } pièce d’or et vous en avez { $gold }.
   *[other] Cela coûte { $price } pièces d’or et vous en avez { $gold }.
}
refused-reputation = La réputation { $reputation } dépasse votre excès de gloire, qui est de { $excess }.
preview-price = { $gold ->
    [0] gratuit
   *[other] { gold }
}
preview-total = total : { gold }
preview-hires = { $gold ->
    [0] gratuit
   *[other] { gold }
} ; rép. { $reputation }, { $dice }
preview-buys = { $gold ->
    [0] gratuit
   *[other] { gold }
} ; { $does }
preview-does = { $does }
preview-path = { $needs } → { $gives }
preview-needs = { $needs }
preview-gives = { $gives }
preview-mission = { $needs } ; { $objective } ou plus → { $gives }
preview-contract = { $needs } ; payez { $pay } → { $gives }
preview-fulfil = { $pay } → { $gives }
preview-wounded = { $member } subit une blessure
preview-dies = { $member } meurt
preview-off = { gold } de moins
preview-gain = +{ gold }
preview-only = seulement { $name }, pour { gold }
preview-only-beer = seulement une tournée générale, pour { gold }
preview-number = × { $number }
preview-hits = { $hits ->
    [0] il ne reste aucune touche
    [one] il reste { $hits } touche
   *[other] il reste { $hits } touches
}
preview-token = { $member } : { $trap }
preview-black = { $dice ->
    [0] il ne reste aucun dé noir
    [one] il reste { $dice } dé noir
   *[other] il reste { $dice } dés noirs
}
preview-place = { $name }
preview-land = { $land }, contre { $monster }
preview-against = contre { $monster }
preview-slays = élimine le monstre
preview-captures = capture le monstre
preview-damage = { $damage ->
    [0] aucun dégât
    [one] { $damage } dégât reporté sur l’expédition suivante
   *[other] { $damage } dégâts reportés sur l’expédition suivante
}
preview-conquers = conquiert la région
preview-reaches = atteint l’objectif
preview-fails = ne suffit pas

## Le journal : le cours de la partie

event-first-player = { $seat } a le marqueur Premier joueur.
event-clan-dealt = { $seat } reçoit le clan { $affinity }.
event-round-begins = Le tour { $round } commence.
event-dice-prepared = { $faces ->
    [rien] { $seat } prépare { $dice }.
   *[other] { $seat } prépare { $dice }. Lancer de Persuasion : { $faces }.
}
event-mercenary-shown = { $member } se présente à la Taverne.
event-monster-appears = { $place } : { $monster } apparaît.
event-land-appears = { $place } : { $land }.
event-mission-appears = { $place } : « { $mission } ».
event-game-ends = La partie se termine après le tour { $round }.
event-madhala-blocks = { $building } : Madhala bloque un emplacement.
event-madhala-closes = Madhala ferme { $path }.

## Le journal : les biens

event-gold-gained = { $seat } gagne { gold }.
event-gold-lost = { $seat } paie { gold }.
event-glory-gained = { $glory ->
    [one] { $seat } gagne { $glory } point de gloire.
   *[other] { $seat } gagne { $glory } points de gloire.
}
event-glory-lost = { $glory ->
    [one] { $seat } perd { $glory } point de gloire.
   *[other] { $seat } perd { $glory } points de gloire.
}
event-goods-gained = { $seat } gagne { $goods }.
event-goods-over = { $seat } défausse ce qui dépasse la limite : { $goods }.
event-goods-paid = { $seat } cède { $goods }.
event-dice-gained = { $seat } prend { $dice }.
event-die-rolled = { $seat } obtient en Persuasion : { $faces }.
event-trap-drawn = { $seat } pioche « { $trap } ».
event-trap-drawn-hidden = { $seat } pioche un piège.
event-trap-dropped = { $seat } défausse « { $trap } ».

## Le journal : le déploiement

event-die-placed = { $building } : { $seat } place { $colour }.
event-face-placed = { $building } : { $seat } place un dé de Persuasion montrant { $face }.
event-traps-bought = { $gold ->
    [0] { $seat } reçoit gratuitement : { $traps }.
   *[other] { $seat } achète pour { gold } : { $traps }.
}
event-defense-bought = { $number ->
    [one] { $seat } achète { $number } jeton Défense pour { gold }.
   *[other] { $seat } achète { $number } jetons Défense pour { gold }.
}
event-gear-bought = { $gold ->
    [0] { $seat } reçoit { $gear } gratuitement.
   *[other] { $seat } achète { $gear } pour { gold }.
}
event-gear-carried = { $seat } donne { $gear } à { $member }.
event-gear-dropped = { $seat } défausse { $gear }.
event-hired = { $gold ->
    [0] { $seat } recrute gratuitement { $member }.
   *[other] { $seat } recrute { $member } pour { gold }.
}
event-beer = { $seat } paie { gold } pour une tournée générale.
event-mined = { $seat } tire { gold } de la Mine.
event-pawned = { $number ->
    [one] { $seat } met en gage { $number } dé pour { gold }.
   *[other] { $seat } met en gage { $number } dés pour { gold }.
}
event-sent = { $seat } envoie { $member } sur { $path }.
event-deployed = { $dice ->
    [rien] { $seat } déploie avec { $member } : { tokens }.
   *[other] { $traps ->
        [0] { $defense ->
            [0] { $seat } déploie avec { $member } : { $dice }.
           *[other] { $seat } déploie avec { $member } : { $dice }, plus { tokens }.
        }
       *[other] { $seat } déploie avec { $member } : { $dice }, plus { tokens }.
    }
}
event-trap-laid = { $seat } pose face cachée « { $trap } ».
event-trap-laid-hidden = { $seat } pose un piège face cachée.
event-land-used = { $seat } utilise la région { $land }.
event-converted = { $seat } convertit { $colour } en { $into }.
event-talent-used = { $seat } utilise le talent de { $member }.
event-loot-used = { $seat } utilise un butin : { $loot }.
event-trophy-sold = { $seat } vend le trophée { $monster } pour { gold }.
event-settled = { $seat } donne la gestion de la région { $land } à { $member }.
event-healed = { $seat } soigne { $member } avec une potion.
event-passed = { $seat } passe.

## Le journal : les missions

event-mission-rolled = { $member } ({ $seat }) obtient { $faces } : total { $total } sur { $objective }.
event-mission-won = { $seat } remporte la mission « { $mission } ».
event-mission-second = { $seat } arrive en deuxième position et gagne { gold }.
event-mission-failed = { $seat } échoue à la mission « { $mission } ».
event-contract-done = { $seat } remplit le contrat « { $mission } ».
event-contract-left = { $seat } renonce au contrat « { $mission } ».

## Le journal : les batailles

event-trap-revealed = { $seat } révèle « { $trap } ».
event-trick-aimed = { $seat } utilise « { $trap } » contre { $path }.
event-trick-cancelled = { $seat } annule le traquenard avec un jeton Défense.
event-die-stolen = { $seat } vole { $colour }.
event-monster-attacks = { $dice ->
    [one] { $monster } attaque { $member } avec { $dice } dé noir.
   *[other] { $monster } attaque { $member } avec { $dice } dés noirs.
}
event-magic-removed = { $number ->
    [one] { $seat } retire { $number } dé de Magie.
   *[other] { $seat } retire { $number } dés de Magie.
}
event-diverted = { $number ->
    [one] { $seat } détourne { $number } dé noir vers { $path }.
   *[other] { $seat } détourne { $number } dés noirs vers { $path }.
}
event-spores = Le dé de spores donne { $face }.
event-attack-rolled = { $faces ->
    [rien] { $monster } ne lance aucun dé contre { $member }
   *[other] { $monster } obtient { $faces } contre { $member }
} : { $hits ->
    [0] aucune touche
    [one] { $hits } touche
   *[other] { $hits } touches
}.
event-lash = { $monster } porte une ultime touche à tous ceux qui sont là.
event-blocked = { $seat } annule une touche : { $goods }.
event-wounded = { $member } ({ $seat }) subit une blessure.
event-died = { $member } ({ $seat }) meurt.
event-rerolled = { $seat } relance { $colour } : { $before } → { $face }.
event-strikes = { $faces ->
    [rien] { $member } ({ $seat }) frappe sans lancer de dé : total { $total }.
   *[other] { $member } ({ $seat }) frappe avec { $faces } : total { $total }.
}
event-declined = { $member } ({ $seat }) renonce à essayer.
event-captured = { $member } ({ $seat }) capture { $monster }.
event-eliminated = { $member } ({ $seat }) élimine { $monster }.
event-repelled = { $monster } résiste ; blessures infligées : { $damage }.
event-escaped = { $monster } s’enfuit vers la Citadelle.
event-conquest-rolled = { $member } ({ $seat }) obtient { $faces } pour la région : total { $total } sur { $value }.
event-conquered = { $member } ({ $seat }) conquiert { $land }.
event-plundered = { $member } ({ $seat }) pille : { $loot }.
event-loot-taken = { $seat } prend un butin : { $loot }.

## Le journal : le nettoyage

event-came-home = { $gold ->
    [0] { $seat } rapporte { brews }.
   *[other] { $potions ->
        [0] { $venoms ->
            [0] { $seat } rapporte { gold }.
           *[other] { $seat } rapporte { gold } et { brews }.
        }
       *[other] { $venoms ->
            [0] { $seat } rapporte { gold } et { brews }.
           *[other] { $seat } rapporte { gold }, { brews }.
        }
    }
}
event-at-the-gates = { $monster } est aux Portes de la Citadelle.
event-driven-off = { $monster } est chassé des Portes.
event-panic = { $building } : la panique ferme le bâtiment.
event-panic-ends = La panique prend fin dans la Citadelle.
event-promoted = { $seat } a un nouveau leader : { $member }.
event-wages-paid = { $seat } paie { gold } de salaires.
event-wages-short = { $due ->
    [one] { $seat } doit { $due } pièce d’or de salaires et n’a plus rien pour payer.
   *[other] { $gold ->
        [0] { $seat } doit { $due } pièces d’or de salaires et n’a plus rien pour payer.
       *[other] { $seat } doit { $due } pièces d’or de salaires, mais ne peut en payer que { $gold }.
    }
}
event-deserted = { $seat } perd { $member }, qui déserte.
event-clan-lost = { $seat } a perdu tout son clan. { $member } en devient le leader.
