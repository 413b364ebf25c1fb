### Mots de la table dessinée de Meeples & Monsters. Les noms des cartes et des règles viennent du serveur.

mm-city = La cité
mm-capitol = Capitole
mm-council = Conseil des Ténèbres
mm-tiles = À construire
mm-deck = Pioche
mm-final = { $left ->
    [0] Dernier tour
   *[other] Derniers tours
}
mm-council-of = Conseil : { $n } sur 3
mm-council-short = Conseil { $n } / 3
mm-builders_yard = Cour des Bâtisseurs
mm-builders_yard-short = construire
mm-builders_yard-said = Envoyez ici un ou deux paysans pour construire une des tuiles disponibles sur un emplacement libre.
mm-hall_of_heroes = Salle des Héros
mm-hall_of_heroes-short = monter de niveau
mm-hall_of_heroes-said = Envoyez ici une unité et payez des PV pour monter sa classe d’un niveau.
mm-overrun = envahi
mm-overrun-said = { $n ->
    [one] Quartier envahi : si vous utilisez un lieu ici sans y combattre, vous devez prendre { $n } paysan.
   *[other] Quartier envahi : si vous utilisez un lieu ici sans y combattre, vous devez prendre { $n } paysans.
}
mm-monsters-of = { $n ->
    [one] { $n } monstre sur { $all }
   *[other] { $n } monstres sur { $all }
}
mm-empty-slot = aucun monstre
mm-vacant = emplacement libre
mm-vacant-label = Libre : { $name }
mm-tower-empty = la tour est vide
mm-location = Lieu
mm-open-tile = Tuile disponible
mm-room = Salle de tour
mm-stock = reste { $n }
mm-used = dans votre plan
mm-held-by = aux mains de : { $name }
mm-planned = dans le plan : { $total } sur { $strength }
mm-monster-label = { $name }, force { $strength }, { $vp } PV, niveau { $level }, { $type }
mm-district-label = { $name }, monstres : { $monsters } sur 3{ $options ->
    [0] {""}
    [one] , 1 option
   *[other] , { $options } options
}
mm-room-label = Salle de tour { $name }, restantes dans la tour : { $left }
mm-deck-label = Pioche des monstres, cartes restantes : { $n }. Conseil des Ténèbres : { $arrived } sur 3
mm-deck-said = Cartes restantes : { $n }. Cartes du Conseil des Ténèbres sorties : { $arrived } sur 3 ; avec la troisième commencent les derniers tours.
mm-token = Jeton Bonus « { $name } », { $n } PV : { $text }

mm-tavern = Taverne
mm-tavern-said = Les unités de votre taverne peuvent être affectées ce tour-ci.
mm-lodgings = Logis
mm-lodgings-said = Les meeples du logis se reposent. Ils retournent dans le sac quand il est vide.
mm-bag = Sac
mm-bag-label = { $n ->
    [one] Votre sac, { $n } meeple
   *[other] Votre sac, { $n } meeples
}
mm-bag-said = C’est d’ici que vous piochez les meeples pour la taverne de votre prochain tour.
mm-bag-empty = Le sac est vide.
mm-heroes = Héros
mm-quests = Quêtes
mm-yours-alone = vous seul les voyez
mm-no-quests = aucune
mm-nobody = personne
mm-stays = reste
mm-cv = Combat { $value }
mm-or-minus = ou −{ $n }
mm-hidden-quest = Une quête que seul son propriétaire connaît
mm-meeples-label = { $n } × { $name }
mm-hero-label = { $name }, niveau { $level }, valeur de combat { $value }
mm-corruption-said = La corruption encombre votre taverne et ne fait rien. On ne peut l’affecter ni à un lieu ni à un combat.
mm-next-level = Le niveau { $n } coûte { $cost } PV.
mm-strength = force { $n }
mm-vp = { $n } PV
mm-level = niveau { $n }
mm-penalty = −{ $n } PV si elle n’est pas accomplie
mm-quest-triggered = Quête déclenchée
mm-quest-ongoing = Quête permanente
mm-quest-end = Quête de fin de partie
mm-status = Quêtes { $quests } · taverne { $tavern } · sac { $bag }

mm-fill = Juste ce qu’il faut
mm-fill-with = Envoyer { $units }
mm-idle = { $n ->
    [one] { $n } unité reste à la taverne alors qu’il y a de quoi faire.
   *[other] { $n } unités restent à la taverne alors qu’il y a de quoi faire.
} Validez encore une fois pour continuer.

mm-phase-development = Développement
mm-phase-main = Principale
mm-phase-draw = Pioche
mm-phase-development-said = Construisez une tuile avec des paysans, ou faites monter une classe de niveau contre des PV. Les deux sont facultatifs.
mm-phase-main-said = Envoyez des unités dans des lieux et contre des monstres, puis validez le plan.
mm-phase-draw-said = De nouveaux monstres remplacent les vaincus, et vous piochez votre prochaine main.
mm-score-said = Points de victoire jusqu’ici ; les quêtes comptées à la fin s’y ajoutent.
mm-tab-villages = Villages
mm-tab-university = Univ.
mm-tab-capitol = Capitole
mm-tab-council = Conseil
mm-tab-cathedral = Cathéd.
mm-tab-castle = Château

mm-from-monsters = Monstres
mm-from-council = Conseil des Ténèbres
mm-from-quests = Quêtes
mm-from-locations = Lieux
mm-from-rooms = Salles de tour
mm-from-levels = Payé pour des niveaux
mm-from-penalties = Quêtes non accomplies
