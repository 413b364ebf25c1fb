### Ce que le jeu demande, propose et raconte.

## Questions

prompt-abilities = Utilisez-vous une capacité de héros avant d’aller au Capitole ?
prompt-late-abilities = Utilisez-vous maintenant une capacité de héros ?
prompt-capitol = Développement : utilisez des capacités de héros, affectez des unités au Capitole ou continuez.
prompt-capitol-order = Quel lieu du Capitole résolvez-vous en premier ?
prompt-tile = Quelle tuile construisez-vous ?
prompt-slot = Sur quel emplacement construisez-vous { $tile } ?
prompt-builder = Guilde des charpentiers : remettez-vous l’un des deux bâtisseurs dans la réserve ?
prompt-plan = Phase principale : placez vos unités sur des lieux et des monstres, puis validez le plan.
prompt-fill = { $place } : quelle unité affectez-vous ?
prompt-fight = { $place } : { $total } sur { $strength }. Quelle unité rejoint le combat ?
prompt-more = { $place } : quelle autre unité affectez-vous ?
prompt-strengthen = { $place } : quelle unité renforcez-vous avec votre corruption ?
prompt-resolve = Plan validé. Que résolvez-vous maintenant ?
prompt-monster-effects = Quel effet de monstre résolvez-vous maintenant ?
prompt-return = { $place } : quelle unité retourne dans la réserve ?
prompt-bring-back = { $place } : quelle unité revient à votre taverne après la phase de pioche ?
prompt-gain = Quelle unité gagnez-vous ?
prompt-rebag = { $number ->
    [one] Vous pouvez remettre dans votre sac { $number } meeple de votre logis.
   *[other] Vous pouvez remettre dans votre sac jusqu’à { $number } meeples de votre logis.
}
prompt-corruption = Où prenez-vous la corruption à remettre dans la réserve ?
prompt-quests = Accomplissez-vous une quête ?
prompt-discard = Quelle quête défaussez-vous ?
prompt-district = { $monster } : son quartier est plein. Dans quel quartier va ce monstre ?
prompt-draw-effects = Utilisez-vous un effet de la phase de pioche ?

## Options

option-confirm = Valider le plan
option-continue = Continuer
option-effect-none = N’en utiliser aucun
option-quest-none = N’en accomplir aucune maintenant
option-rebag-none = Ne plus en remettre
option-leave-capitol = Passer à la phase principale
option-to-capitol = Passer au Capitole
option-ability-none = Aucune capacité maintenant
option-leave = Laisser incomplet pour l’instant
option-stop = Terminer
option-nothing = Garder les deux
option-research = Recherches : tous les mages au logis
option-join = Paysan du logis, appelé par le guerrier
option-ability = Utiliser une capacité : { $class }
option-build = Construire avec : { $units }
option-level = Monter de niveau : { $class }
option-level-shaman = Monter de niveau avec un chamane : { $class }
option-capitol = { $place }
option-tile = { $tile }
option-slot = { $slot }
option-district = { $district }
option-complete = Accomplir « { $quest } »
option-discard = Défausser « { $quest } »
option-effect = « { $quest } »
option-use = Utiliser : { $place }
option-fight = Combattre : { $place }
option-room = Salle : { $place }
option-more = Affecter une unité de plus : { $place }
option-back = Reprendre les unités : { $place }
option-strengthen = Renforcer une unité : { $place }
option-resolve = { $place }
option-unit = { $unit }
option-return = { $unit }
option-named = { $unit }
option-bag = { $unit }
option-gain = { $unit }
option-corruption-tavern = Dans la taverne
option-corruption-lodgings = Dans le logis

## Pourquoi pas, et pour quoi

refused-used = Possible une seule fois par tour.
refused-units = Il manque des unités requises dans votre taverne.
refused-fought = Vous avez déjà combattu ce Seigneur des Ténèbres.
refused-council = Le Conseil des Ténèbres ne peut être combattu qu’aux derniers tours.
refused-weak = Vous n’atteignez que { $total } sur { $strength }.
refused-short = Un combat du plan n’atteint pas encore la force requise.
refused-no-slot = Il ne reste aucun emplacement libre ou aucune tuile disponible.
refused-top-level = Cette classe est déjà à son niveau maximum.
refused-vp = Cela coûte { $cost } PV et vous en avez { $vp }.
refused-vp-even = Cela coûte { $cost } PV. Vous en avez { $vp }, et construire pourrait en rapporter { $bonus } de plus.
refused-vp-builder = Cela coûte { $cost } PV et vous en avez { $vp }. Avec un paysan pour construire, les { $bonus } PV d’un emplacement pourraient suffire.
refused-unpaid = Le niveau n’est pas encore payé : construisez aussi, sur un emplacement qui rapporte des PV.
preview-fight = jusqu’à { $total } contre { $strength }
preview-overrun = { $number ->
    [one] invasion : +{ $number } paysan
   *[other] invasion : +{ $number } paysans
}
preview-use = { $units } → { $gains }
preview-use-overrun = { $units } → { $gains } ; { preview-overrun }
preview-gains = { $gains }
preview-build = { $number ->
    [one] +{ $number } paysan de la réserve
   *[other] +{ $number } paysans de la réserve
}
preview-step = { $before } → { $after } sur { $strength }
preview-level = niveau { $level } pour { $cost } PV
preview-level-slot = niveau { $level } pour { $cost } PV ; construisez aussi pour le payer
preview-vp = +{ $vp } PV

## Le journal

event-first-player = { $corruption ->
    [one] { $seat } commence, avec { $corruption } meeple de corruption dans la taverne.
   *[other] { $seat } commence, avec { $corruption } meeples de corruption dans la taverne.
}
event-turn-begins = Manche { $round } : à { $seat } de jouer.
event-final-turns = Le Conseil des Ténèbres est là : les derniers tours commencent à la manche { $round }.
event-game-ends = La partie se termine après la manche { $round }.
event-meeples-drawn = { $seat } pioche : { $meeples }.
event-bag-refilled = { $number ->
    [one] { $seat } remplit son sac avec { $number } meeple du logis.
   *[other] { $seat } remplit son sac avec { $number } meeples du logis.
}
event-meeple-gained = { $seat } gagne { $unit }.
event-meeple-returned = { $seat } remet dans la réserve : { $unit }.
event-nothing-left = { $seat } ne gagne rien : il ne reste aucun meeple de ce type ({ $unit }).
event-meeple-rebagged = { $seat } remet dans son sac : { $unit }.
event-peasants-fled = { $number ->
    [one] { $place } : { $number } paysan fuit et rejoint { $seat }.
   *[other] { $place } : { $number } paysans fuient et rejoignent { $seat }.
}
event-unit-stays = { $seat } garde pour le prochain tour : { $unit }.
event-vp-gained = { $seat } gagne { $vp } PV.
event-ability-used = { $seat } utilise une capacité de héros : { $unit }.
event-researched = { $seat } fait des recherches avec { $mages ->
    [one] { $mages } mage
   *[other] { $mages } mages
}.
event-tile-built = { $seat } construit une tuile : { $tile } ({ $slot }).
event-builder-joined = { $number ->
    [one] Un paysan de la réserve rejoint celui qui construit pour { $seat }.
   *[other] { $number } paysans de la réserve rejoignent celui qui construit pour { $seat }.
}
event-levelled = { $seat } monte une classe au niveau { $level } pour { $vp } PV : { $unit }.
event-level-unpaid = { $seat } ne peut pas payer la montée de niveau : { $unit }.
event-assigned = { $place } : { $seat } affecte { $units }.
event-passed = { $seat } n’affecte rien.
event-location-used = { $seat } active un lieu : { $place }.
event-room-done = { $seat } achève une salle de tour : { $room }.
event-room-turned-up = Nouvelle salle de tour : { $room } ({ $district }).
event-monster-beaten = { $seat } vainc un monstre : { $monster } (+{ $vp } PV).
event-token-paid = { $seat } gagne { $vp } PV grâce au jeton Bonus : { $token }.
event-hill-taken = { $place } : { $seat } déloge { $other }.
event-hill-paid = { $place } : { $seat } est payé pour avoir tenu la colline.
event-quests-drawn = { $number ->
    [0] { $seat } veut piocher une quête, mais il ne reste { $quests }.
    [one] { $seat } pioche la quête « { $quests } ».
   *[other] { $seat } pioche { $number } quêtes : { $quests }.
}
event-quests-drawn-hidden = { $number ->
    [0] { $seat } veut piocher une quête, mais il n’en reste aucune.
    [one] { $seat } pioche 1 quête.
   *[other] { $seat } pioche { $number } quêtes.
}
event-quest-discarded = { $seat } défausse la quête « { $quest } ».
event-quest-completed = { $seat } accomplit la quête « { $quest } » (+{ $vp } PV).
event-quest-scored = { $seat } marque { $vp } PV avec la quête « { $quest } ».
event-quest-failed = { $seat } n’a pas accompli la quête « { $quest } » : −{ $vp } PV.
event-effect-used = { $seat } utilise l’effet de la quête « { $quest } ».
event-monster-arrives = Un monstre arrive : { $monster } ({ $district }).
event-council-arrives = Le Conseil des Ténèbres arrive : carte { $number } sur 3.
event-tile-turned-up = Nouvelle tuile disponible : { $tile }.
event-unit-returns = { $seat } ramène à sa taverne : { $unit }.
