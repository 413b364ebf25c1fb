### Le Désastre imminent : ses noms, et ce qui est demandé, proposé et raconté.

## Noms

setting-hard = Difficile
    .help = Le Désastre imminent avec un second complice avant le saboteur.

## Ce qui est demandé et proposé

prompt-informant = Que donnez-vous pour une preuve ? ({ $informant })
prompt-culprit = L’ennemi suivant est { $monster }, dans un combat à part. L’affrontez-vous ?
option-ask = Demander une preuve : { $informant }
option-pay-silver = Cartes Argent
option-pay-gold-card = Une carte Or
refused-all-known = Votre héros a toutes les preuves qui existent.
refused-informant-kavilin = Kavilin demande un Gaar (Skoldur peut donner un Dwurt) et de l’or.
refused-informant-doribor = Doribor demande une ressource naturelle.
refused-informant-sofien = Sofien demande deux cartes Argent ou une carte Or.

## Ce qui est raconté

event-evidence-found = { $number ->
    [one] { $seat } trouve { $number } preuve et en a maintenant { $total }.
   *[other] { $seat } trouve { $number } preuves et en a maintenant { $total }.
}
event-citadel-searched = { $seat } fouille la Citadelle en ruine avec { $value }.
event-sabotage = Un sabotage frappe { $seat }.
event-showdown = Manche { $round }, la finale : le complice et le saboteur sortent de l’ombre.
event-showdown-of = { $seat } affronte les coupables.
event-unmasked = { $seat } a vaincu le saboteur.

## Raisons des suggestions

hint-evidence = Les preuves affaiblissent le saboteur, et qui en a le moins subit le sabotage.
hint-face-culprit = Ce combat peut être gagné et vaut le risque.
hint-stop-before-culprit = Un combat de plus serait sans doute perdu : mieux vaut s’arrêter.
