### La Menace de Mirrezil et La Destruction en marche : ce qui est demandé, proposé et raconté.

## La Menace de Mirrezil

prompt-initiative = Utilisez-vous votre jeton Initiative pour attaquer en premier dans ce round de combat ?
prompt-aspect = Voici maintenant { $monster }. L’affrontez-vous ?
option-visit = Visiter : { $place }
option-use-initiative = Utiliser le jeton Initiative
option-no-initiative = Garder le jeton
option-face = L’affronter
option-stop = S’arrêter là
event-event-card = Événement : « { $card } ».
event-legend-opens = Légende ({ $tile }) : { $quest }.
event-initiative-taken = { $seat } prend un jeton Initiative.
event-initiative-used = { $seat } prend l’initiative et attaque en premier.
event-finale-begins = Manche { $round }, la finale : Mirrezil arrive, et tous les héros se sont reposés.
event-finale-of = { $seat } se tient devant Mirrezil.
refused-visited = Votre héros l’a déjà fait.
refused-no-tokens = Il ne reste aucun jeton Initiative.
refused-too-weak = { $number ->
    [one] Cela coûte { $number } blessure ; votre héros n’y survivrait pas.
   *[other] Cela coûte { $number } blessures ; votre héros n’y survivrait pas.
}

## La Destruction en marche

prompt-golem-goal = « { $card } » : plusieurs objectifs sont à égale distance. Vers lequel va le golem ?
prompt-golem-step = « { $card } » : plusieurs chemins sont de même longueur. Par où avance le golem ?
prompt-defense = Que donnez-vous pour le jeton Magie défensive ?
option-defend = Poser un jeton Magie défensive
option-pay-gaar = Un jeton Gaar ou Dwurt et de l’or
event-rampage-card = Ravage : « { $card } ».
event-golem-walks = Le golem avance : { spot }.
event-golem-rests = Le golem se repose ; son endurance augmente de { $number }.
event-hex-ruined = Tombe en ruine : { spot }.
event-magic-holds = { $seat } retient le golem par la magie : { spot }.
event-defended = { $seat } pose un jeton Magie défensive : { spot }.
event-land-lost = Le dernier jeton Destruction d’une sorte est posé : le pays est perdu.
refused-ruined = Ce lieu est en ruine.

# -- Hints

hint-prepare-finale = Ce que vous gagnez ici vous aide pour la finale.
hint-face-aspect = L’aspect suivant peut être vaincu, et rien ne vient après.
hint-stop-before-aspect = L’aspect suivant vous tuerait probablement : mieux vaut s’arrêter.
hint-initiative = C’est maintenant que frapper avant le dragon compte le plus.
hint-keep-initiative = Contre un aspect ultérieur, le premier coup compte davantage.
hint-defense-magic = Le golem passera probablement par ici.
hint-golem-way = Par là, il fait le moins de dégâts.
hint-march = L’ennemi attend là-bas, et le temps presse.
