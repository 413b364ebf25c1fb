### Les mots de la scène au-dessus du plateau.

stage-go-on = Continuer
stage-fight = Combat
stage-against = { $one } contre { $other }
stage-strength = force { $n }
stage-needed = il faut
stage-beaten = Vaincu !
stage-together = ensemble
stage-overlord = Seigneur des Ténèbres
stage-council = Conseil des Ténèbres
stage-council-of = { $n } sur { $all } du Conseil est là
stage-soon-over = La fin approche
stage-last-turns = Derniers tours
stage-level-up = Niveau supérieur
stage-level = Niveau { $n }
stage-quest = Quête
stage-vp = +{ $n } PV
stage-driven-off = Chassé
stage-gone = Perdu
stage-over = La partie est terminée
stage-on-top = en plus
stage-capture = capture
stage-elimination = élimine
stage-attack = Le monstre attaque
stage-strike = Le jet contre le monstre
stage-black-dice = { $n ->
    [one] { $n } dé noir
   *[other] { $n } dés noirs
}
stage-hits = { $n ->
    [0] Aucune touche
    [one] { $n } touche
   *[other] { $n } touches
}
stage-fallen = Tombé
stage-wounded = Blessé
stage-blocked = Paré
stage-captured = Capturé !
stage-slain = Éliminé !
stage-it-stands = Il survit
stage-escaped = Il s’échappe
stage-conquest = Conquête
stage-mission = Mission
stage-contract = Contrat
stage-tries = { $name } : { $total } sur { $needed }
stage-done = Réussi !
stage-failed = Échoué
stage-end-of-adventure = Fin de la phase d’aventure
stage-panic = Panique !
stage-promoted = Nouveau leader
stage-clean-up = Nettoyage
stage-health = Santé { $left } sur { $all }
stage-injuries-from = { $n ->
    [one] { $n } blessure
   *[other] { $n } blessures
}
stage-damage-from = { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
}
stage-injuries = { $n ->
    [0] Aucune blessure
    [one] { $n } blessure
   *[other] { $n } blessures
}
stage-damage = { $n ->
    [0] Aucun dégât
    [one] { $n } dégât
   *[other] { $n } dégâts
}
stage-dies = Meurt
stage-defeated = Vaincu !
stage-monster-attack = Attaque du monstre
stage-hero-attack = Attaque du héros
stage-roll = Jet de héros
stage-eu-foe = L’ennemi
stage-eu-bounty = Prime
stage-eu-hunt = La Chasse
stage-eu-scenario = Tourment
stage-eu-finale = La finale
stage-fold = Voir le plateau
