### Le Désastre imminent : ses noms, et ce qui est demandé, proposé et raconté.

## Noms

scenario-the-looming-doom = Le Désastre imminent
    .text = Quelqu'un travaille à la ruine du pays. Rassemblez des preuves, supportez les sabotages et affrontez à la fin le saboteur.
monster-accomplice = Complice
monster-saboteur = Saboteur
informant-kavilin = Kavilin, la supérieure
    .text = À l'église : 1 Gaar et 1 pièce d'or pour 1 preuve, une fois.
informant-doribor = Doribor, le forgeron
    .text = Chez des marchands libérés : une ressource naturelle pour 1 preuve, une fois.
informant-sofien = Sofien, le moine
    .text = Chez des alchimistes libérés : 2 cartes Argent ou une carte Or pour 1 preuve, une fois.
setting-hard = Difficile
    .help = Le Désastre imminent avec un second complice avant le saboteur.

## Ce qui est demandé et proposé

prompt-informant = Que donnez-vous pour une preuve ? ({ $informant })
prompt-culprit = { $monster } : c'est l'ennemi suivant, dans un combat à part. L'affrontez-vous ?
option-ask = Demander une preuve : { $informant }
option-pay-silver = Cartes Argent
option-pay-gold-card = Une carte Or
refused-all-known = Votre héros a toutes les preuves qui existent.
refused-informant-kavilin = Kavilin demande un Gaar (Skoldur peut donner un Dwurt) et de l'or.
refused-informant-doribor = Doribor demande une ressource naturelle.
refused-informant-sofien = Sofien demande deux cartes Argent ou une carte Or.

## Ce qui est raconté

event-evidence-found = { $number ->
    [one] { $seat } trouve { $number } preuve et en a maintenant { $total }.
   *[other] { $seat } trouve { $number } preuves et en a maintenant { $total }.
}
event-citadel-searched = { $seat } fouille la Citadelle en ruine avec { $value }.
event-sabotage = Un sabotage frappe { $seat }.
event-showdown = Manche { $round }, la finale : le complice et le saboteur sortent de l'ombre.
event-showdown-of = { $seat } affronte les coupables.
event-unmasked = { $seat } a vaincu le saboteur.

## Raisons des suggestions

hint-evidence = Les preuves affaiblissent le saboteur, et qui en a le moins subit le sabotage.
hint-face-culprit = Ce combat peut être gagné et vaut le risque.
hint-stop-before-culprit = Un combat de plus serait sans doute perdu : mieux vaut s'arrêter.
