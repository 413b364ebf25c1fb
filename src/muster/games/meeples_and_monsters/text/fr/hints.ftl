### Pourquoi le joueur glouton propose ce qu'il propose.

hint-most-vp = C’est ce qui rapporte le plus de PV avec ces unités.
hint-recruit = Un meilleur sac rapporte à chaque tour restant.
hint-help = Cela renforce les unités de vos combats.
hint-hill = Cela paie si personne ne vous chasse avant votre prochain tour.
hint-quest = Cela accomplit une quête.
hint-find-quests = Il reste assez de temps pour accomplir une autre quête.
hint-lasting = Ce que donne ce monstre dure jusqu’à la fin de la partie.
hint-build = L’emplacement paie aussitôt, et personne n’utilisera la tuile avant vous.
hint-level = Le niveau rapporte plus qu’il ne coûte.
hint-final = Le Conseil des Ténèbres ne peut être combattu que maintenant.
hint-draw = Plus d’unités dans la taverne, plus de choix.
hint-bag = Les meilleures unités reviennent plus tôt si elles sont dans le sac.
hint-thin = Un sac plus léger est un meilleur sac.
hint-least-loss = C’est ce qui a le moins de valeur.
hint-nothing-better = Il n’y a rien de mieux à faire.
