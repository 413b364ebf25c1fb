### Ce que veulent dire les signes du jeu : la feuille de tous les symboles.

sign-mm-unit-said = Une unité. Sa valeur de combat croît avec le niveau de son héros.
sign-mm-prestige-unit-said = Une unité de prestige : seuls certains lieux la procurent.
sign-mm-corruption-said = Remplit votre taverne et ne sert à rien.
sign-mm-any-said = N’importe quelle unité ; si la corruption est exclue, c’est dit.
sign-mm-prestige = Prestige
sign-mm-prestige-said = N’importe laquelle des unités de prestige.
sign-mm-star = Points de victoire
sign-mm-star-said = Le plus de points de victoire l’emporte.
sign-mm-shield = Force
sign-mm-shield-said = Ce que les unités envoyées ici doivent atteindre ensemble.
sign-mm-tower = Salle de la tour
sign-mm-tower-said = Un lieu pour qui arrive le premier dans la manche.
sign-mm-crown = Conseil obscur
sign-mm-crown-said = Un suzerain. Avec le troisième commencent les derniers tours.
sign-mm-scroll = Quête
sign-mm-scroll-said = Une tâche secrète : des points si elle est remplie, une pénalité sinon.
sign-mm-bag = Sac
sign-mm-bag-said = On y pioche les unités de votre prochain tour.
sign-mm-swords = Au combat
sign-mm-swords-said = Ne compte que contre les monstres.
sign-mm-mug = Taverne
sign-mm-mug-said = Les unités que vous pouvez envoyer ce tour-ci.
sign-mm-type-said = Un type de monstre. Certains bonus ne valent que contre un seul type.
sign-mm-lantern-lit = Lanterne allumée
sign-mm-lantern-lit-said = Un monstre se tient dans ce quartier. À trois, le quartier est envahi.
