### Meeples & Monsters en cinq minutes.

learn-meeples-and-monsters-aim-1 = Des monstres envahissent une cité de bois. Vous menez une troupe de meeples qui les combat, construit la cité et accomplit des quêtes. Le plus de points de victoire (PV, les étoiles) l’emporte.
learn-meeples-and-monsters-aim-2 = Votre troupe vit dans un sac. Vous en piochez une main de meeples pour votre taverne ; ceux que vous avez utilisés vont au logis et reviennent dans le sac quand il est vide. Un meilleur sac donne de meilleurs tours.
learn-meeples-and-monsters-turn-1 = Développement. Vous pouvez construire une tuile avec des paysans : choisissez-la, puis l’emplacement, et recevez aussitôt son bonus. Vous pouvez aussi faire monter une classe de niveau avec une unité de celle-ci, contre des PV.
learn-meeples-and-monsters-turn-2 = Principale. Envoyez vos meeples. Dans un lieu, vous placez les unités à gauche de la flèche et recevez ce qui est à droite. Contre un monstre, vos valeurs de combat doivent atteindre sa force (le bouclier) : il est alors vaincu à coup sûr, sans dés.
learn-meeples-and-monsters-turn-3 = Vous placez tout d’abord, puis vous validez le plan ; jusque-là, tout peut être repris.
learn-meeples-and-monsters-turn-4 = Pioche. De nouveaux monstres remplacent ceux que vous avez vaincus, et vous piochez votre prochaine main.
learn-meeples-and-monsters-points-1 = Les monstres vaincus rapportent les étoiles de leur carte ; certains renforcent une classe pour le reste de la partie.
learn-meeples-and-monsters-points-2 = Vous seul voyez vos quêtes. Une quête accomplie rapporte ; celle qui reste en main à la fin coûte le second nombre.
learn-meeples-and-monsters-points-3 = La corruption grise ne fait qu’encombrer votre main. Débarrassez-vous-en là où un lieu le permet.
learn-meeples-and-monsters-points-4 = Un quartier où se trouvent deux monstres ou plus est envahi : chaque lieu que vous y utilisez vous charge de paysans, sauf si vous combattez aussi dans ce quartier.
learn-meeples-and-monsters-end-1 = Trois cartes du Conseil des Ténèbres se cachent dans la pioche des monstres. Après la troisième, chacun a deux derniers tours, où l’on peut aussi combattre les Seigneurs des Ténèbres.
learn-meeples-and-monsters-tips-1 = Échangez tôt des paysans contre des guerriers, mages, clercs et chevaliers : ils combattent mieux et ouvrent de meilleurs lieux.
learn-meeples-and-monsters-tips-2 = Ne laissez pas de meeples inactifs : ce qui reste à la taverne va au logis de toute façon.
learn-meeples-and-monsters-example-fight = Le monstre a une force de { $strength } : deux paysans, 1 chacun, le vainquent et rapportent { $vp } PV.
learn-meeples-and-monsters-example-quest = Construire comme le veut la carte rapporte { $vp } PV et retire une corruption. Encore en main à la fin, elle coûte { $penalty }.
