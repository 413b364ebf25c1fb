### Ce que font les cartes et les lieux. Les chiffres viennent du contenu : un paquet peut les changer.

count-quests =
    { $n ->
        [one] { $n } quête
       *[other] { $n } quêtes
    }
count-meeples =
    { $n ->
        [one] { $n } meeple
       *[other] { $n } meeples
    }
all-peasant = paysans
all-mage = mages
all-cleric = clercs
all-warrior = guerriers
all-knight = chevaliers
all-ranger = rôdeurs
all-paladin = paladins
all-shaman = chamanes
one-peasant = un paysan
one-mage = un mage
one-cleric = un clerc
one-warrior = un guerrier
one-knight = un chevalier
one-ranger = un rôdeur
one-paladin = un paladin
one-shaman = un chamane

## Les monstres dont on parle

foe-any = n’importe quel monstre
foe-any-2 = un monstre de niveau 2 ou 3
foe-any-3 = un monstre de niveau 3
foe-undead = un monstre mort-vivant
foe-undead-2 = un monstre mort-vivant de niveau 2 ou 3
foe-undead-3 = un monstre mort-vivant de niveau 3
foe-monstrous = un monstre de type monstrueux
foe-monstrous-2 = un monstre de type monstrueux de niveau 2 ou 3
foe-monstrous-3 = un monstre de type monstrueux de niveau 3
foe-humanoid = un monstre humanoïde
foe-humanoid-2 = un monstre humanoïde de niveau 2 ou 3
foe-humanoid-3 = un monstre humanoïde de niveau 3
each-undead = chaque monstre mort-vivant
each-monstrous = chaque monstre de type monstrueux
each-humanoid = chaque monstre humanoïde
foes-undead =
    { $n ->
        [one] { $n } monstre mort-vivant
       *[other] { $n } monstres morts-vivants
    }
foes-monstrous =
    { $n ->
        [one] { $n } monstre de type monstrueux
       *[other] { $n } monstres de type monstrueux
    }
foes-humanoid =
    { $n ->
        [one] { $n } monstre humanoïde
       *[other] { $n } monstres humanoïdes
    }
most-undead = monstres morts-vivants
most-monstrous = monstres de type monstrueux
most-humanoid = monstres humanoïdes
most-level_2_or_3 = monstres de niveau 2 ou 3

## Ce que sait faire une classe

ability-none = Pas encore de capacité.
ability-none-peasant = Pas de capacité ; indispensable pour construire.
ability-research = Une fois par tour, envoyez au logis tous les { $all } de votre taverne (au moins 1) pour piocher { $quests }.
ability-research-discard = Une fois par tour, envoyez au logis tous les { $all } de votre taverne (au moins 1) pour piocher { $quests }, puis en défausser { $discard }.
ability-draw = Phase de développement : avec { $one } dans votre taverne, piochez { $meeples }.
ability-draw_with_corruption = Phase de développement : avec { $one } et un meeple de corruption dans votre taverne, piochez { $meeples }.
ability-peasants_beside = Aux côtés d’{ $one }, vos paysans ont +{ $n } en combat.
ability-joins = Une fois par tour, vous pouvez joindre { $units } de votre logis à { $one } dans un combat.
ability-vp_for_monster = Un monstre vaincu avec { $one } rapporte { $n } PV de plus.
ability-level_of_monster = Ajoute à sa valeur de combat le niveau du monstre qu’il combat.
ability-any_basic = Compte comme la classe de base de votre choix là où vous l’affectez.

## Effets

effect-none = PV uniquement.
effect-hold = Tenez-le jusqu’à votre prochain tour ; il rapporte alors.
effect-gain = Gagnez { $units }.
effect-gain-corruption = Recevez { $units }.
effect-gain_choice =
    { $n ->
        [one] Gagnez { $n } unité à votre choix parmi { $all }.
       *[other] Gagnez { $n } unités à votre choix parmi { $all }.
    }
effect-take_from_stock = Prenez { $units } sur cette tuile, tant qu’il en reste.
effect-return_placed-here = Parmi les unités présentes ici, remettez { $units } dans la réserve.
effect-return_placed-fight = Remettez dans la réserve { $units } de ce combat.
effect-return_corruption = Remettez dans la réserve { $units } de votre taverne ou de votre logis.
effect-return_corruption-tavern = Remettez dans la réserve { $units } de votre taverne.
effect-vp = Gagnez { $n } PV.
effect-vp-prestige = Gagnez { $n } PV, ou { $more } PV avec une unité de prestige à cet endroit.
effect-class_cv-turn = Vos { $all } ont +{ $n } en combat ce tour-ci.
effect-class_cv-game = Vos { $all } ont +{ $n } en combat jusqu’à la fin de la partie.
effect-all_others_cv = Toutes vos autres unités ont +{ $n } en combat ce tour-ci.
effect-pair_cv-turn = Aux côtés d’{ $one }, vos { $all } ont +{ $n } en combat ce tour-ci.
effect-pair_cv-game = Aux côtés d’{ $one }, vos { $all } ont +{ $n } en combat jusqu’à la fin de la partie.
effect-versus_cv-turn = Votre total augmente de { $n } contre { $foes } ce tour-ci.
effect-versus_cv-game = Votre total augmente de { $n } contre { $foes } jusqu’à la fin de la partie.
effect-single_cv = Ce tour-ci, une unité qui combat a +1 par meeple de corruption dans votre logis.
effect-draw_meeples-now =
    { $n ->
        [one] Piochez aussitôt { $n } meeple.
       *[other] Piochez aussitôt { $n } meeples.
    }
effect-draw_meeples-draw_phase =
    { $n ->
        [one] Piochez { $n } meeple de plus lors de la phase de pioche de ce tour.
       *[other] Piochez { $n } meeples de plus lors de la phase de pioche de ce tour.
    }
effect-quests = Piochez { $quests }.
effect-quests-discard = Piochez { $quests }, puis défaussez-en { $discard }.
effect-discard_quest = Défaussez { $quests } de votre main.
effect-rebag =
    { $own ->
        [one] Remettez dans votre sac jusqu’à { $own } meeple de votre logis.
       *[other] Remettez dans votre sac jusqu’à { $own } meeples de votre logis.
    }
effect-rebag-others =
    { $own ->
        [one] Remettez dans votre sac jusqu’à { $own } meeple de votre logis ; chaque autre joueur peut en remettre { $others } dans le sien.
       *[other] Remettez dans votre sac jusqu’à { $own } meeples de votre logis ; chaque autre joueur peut en remettre { $others } dans le sien.
    }
effect-bring_back = Après votre phase de pioche, { $units } revient d’ici à votre taverne.
effect-swap_corruption = À chaque phase de pioche, vous pouvez envoyer { $units } de la taverne au logis pour piocher { $meeples }.
effect-draw_phase_draw =
    { $n ->
        [one] Piochez { $n } meeple de plus à chaque phase de pioche.
       *[other] Piochez { $n } meeples de plus à chaque phase de pioche.
    }
effect-return_builder = Quand vous construisez avec 2 paysans, vous pouvez en remettre { $n } dans la réserve.
brief-effect-gain = +{ $units }
brief-effect-gain-corruption = +{ $units }
brief-effect-gain_choice = +{ $n } : { $all }
brief-effect-take_from_stock = +{ $units }
brief-effect-return_placed-here = remettez { $units }
brief-effect-return_placed-fight = remettez { $units }
brief-effect-return_corruption = remettez { $units }
brief-effect-return_corruption-tavern = remettez { $units }
brief-effect-vp = +{ $n } PV
brief-effect-vp-prestige = +{ $n } PV, { $more } avec prestige
brief-effect-class_cv-turn = { $all } +{ $n }
brief-effect-class_cv-game = { $all } +{ $n }
brief-effect-all_others_cv = vos autres unités +{ $n }
brief-effect-pair_cv-turn = { $all } +{ $n } aux côtés d’{ $one }
brief-effect-pair_cv-game = { $all } +{ $n } aux côtés d’{ $one }
brief-effect-versus_cv-turn = +{ $n } contre { $foes }
brief-effect-versus_cv-game = +{ $n } contre { $foes }
brief-effect-single_cv = une unité +1 par corruption
brief-effect-draw_meeples-now = { $n ->
    [one] piochez { $n } meeple
   *[other] piochez { $n } meeples
}
brief-effect-draw_meeples-draw_phase = { $n ->
    [one] piochez { $n } meeple de plus
   *[other] piochez { $n } meeples de plus
}
brief-effect-quests = piochez { $quests }
brief-effect-quests-discard = piochez { $quests }, défaussez-en { $discard }
brief-effect-discard_quest = défaussez { $quests }
brief-effect-rebag = { $own ->
    [one] remettez { $own } meeple au sac
   *[other] remettez jusqu’à { $own } meeples au sac
}
brief-effect-rebag-others = { brief-effect-rebag }, les autres { $others }
brief-effect-bring_back = { $units } revient à votre taverne
brief-effect-swap_corruption = { $units } au logis, piochez { $meeples }
brief-effect-draw_phase_draw = { brief-effect-draw_meeples-draw_phase }
brief-effect-return_builder = remettez { $n } des 2 bâtisseurs
brief-effect-hold = à vous jusqu’à votre prochain tour

## Ce que demandent les quêtes

condition-fight = Vainquez { $foe }.
condition-fight-units = Vainquez { $foe } avec { $units }.
condition-fight-kinds = Vainquez { $foe } avec { $n } types d’unité différents.
condition-fights =
    { $n ->
        [one] Vainquez { $n } monstre dans un même tour.
       *[other] Vainquez { $n } monstres dans un même tour.
    }
condition-build = Construisez une tuile.
condition-build-monsters =
    { $n ->
        [one] Construisez dans un quartier où se trouve { $n } monstre ou plus.
       *[other] Construisez dans un quartier où se trouvent { $n } monstres ou plus.
    }
condition-build-built =
    { $n ->
        [one] Construisez une tuile.
       *[other] Construisez une tuile qui soit au moins votre { $n }e de la partie.
    }
condition-build-both = Construisez, dans un quartier où se trouvent { $monsters } monstres ou plus, une tuile qui soit au moins votre { $built }e de la partie.
condition-level = Faites monter une classe de niveau.
condition-level-to = Faites monter une classe au niveau { $n }.
condition-level-classes =
    { $n ->
        [one] Faites monter une classe au niveau 2 ou 3.
       *[other] Faites monter une classe et ayez ensuite { $n } classes de niveau 2 ou 3.
    }
condition-tavern = Phase de pioche : ayez { $units } dans votre taverne.
condition-tavern-kinds = Phase de pioche : ayez { $n } types d’unité différents dans votre taverne.
condition-pile = Ayez { $foes } dans votre pile des vaincus.
condition-end-most = À la fin, personne n’a plus de { $foes } que vous dans sa pile des vaincus.
condition-end-pile = À la fin, ayez { $foes } dans votre pile des vaincus.
condition-end-own = À la fin, possédez { $units }.
condition-end-own_at_most = À la fin, possédez au plus { $units }.
condition-end-each_level =
    { $n ->
        [one] À la fin, ayez { $n } monstre de chaque niveau, de 1 à 3, dans votre pile des vaincus.
       *[other] À la fin, ayez { $n } monstres de chaque niveau, de 1 à 3, dans votre pile des vaincus.
    }
condition-end-each_type =
    { $n ->
        [one] À la fin, ayez { $n } monstre de chaque type dans votre pile des vaincus.
       *[other] À la fin, ayez { $n } monstres de chaque type dans votre pile des vaincus.
    }
condition-end-types_at_level_3 =
    { $n ->
        [one] À la fin, ayez { $n } type d’unité de niveau 3 ; une classe de prestige compte si vous en possédez un meeple.
       *[other] À la fin, ayez { $n } types d’unité de niveau 3 ; une classe de prestige compte si vous en possédez un meeple.
    }

## Ce que les unités d'un combat doivent montrer pour un jeton bonus

show-kinds = { $n } types d’unité différents de n’importe quel niveau.
show-kinds-2 = { $n } types d’unité différents de niveau 2 ou 3.
show-kinds-3 = { $n } types d’unité différents de niveau 3.
show-prestige = Au moins { $units }.
