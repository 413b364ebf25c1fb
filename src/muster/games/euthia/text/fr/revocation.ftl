### Révocation élémentaire I à III : noms, ce qui est demandé, proposé et raconté, et la campagne.

setting-campaign = Campagne
    .help = Points de révocation que chaque place apporte de parties précédentes de Révocation élémentaire ; chacun vaut 1 pièce d’or.
campaign-none = Aucune

prompt-revoke = { $gold ->
    [0] Que donnez-vous pour la révocation ?
    [one] Que donnez-vous pour la révocation ? Une essence coûte en plus { $gold } pièce d’or.
   *[other] Que donnez-vous pour la révocation ? Une essence coûte en plus { $gold } pièces d’or.
}
prompt-volcano = Le volcan jaillit de terre. Où le pose-t-on ?
option-revoke = Révoquer l’élémentaire
event-revoked = { $seat } révoque un élémentaire ({ $element }) : { $tile }.
event-elements-silent = Assez d’élémentaires ont été révoqués : c’était la dernière manche.
event-faer-power = Le pouvoir de Faer est maintenant { $power }.
event-volcano-laid = { $seat } pose : { $tile }.
event-demon-rises = { $monster } surgit ({ $tile }).
event-demon-rages = { $monster } se déchaîne ; { $seat } est tout près.
event-amulet-saves = L’amulette d’éternité sauve { $seat }, qui a maintenant { $health } de santé.
refused-revoked = Cet élémentaire est révoqué.
refused-no-token-here = Votre héros n’a pas de jeton Interaction ici : affrontez d’abord l’élémentaire.
refused-revoke = { $gold ->
    [0] Il vous faut une essence libre de son type ({ $element }).
    [one] Il vous faut une essence libre de son type ({ $element }) et { $gold } pièce d’or.
   *[other] Il vous faut une essence libre de son type ({ $element }) et { $gold } pièces d’or.
}
refused-revoke-catalyst = { $gold ->
    [0] Il vous faut une essence libre de son type ({ $element }) ou un catalyseur.
    [one] Il vous faut une essence libre de son type ({ $element }) et { $gold } pièce d’or, ou un catalyseur.
   *[other] Il vous faut une essence libre de son type ({ $element }) et { $gold } pièces d’or, ou un catalyseur.
}
hint-revoke = Une révocation apporte de la réputation et un point.
hint-spring = Un catalyseur paie une révocation de n’importe quel type.
hint-volcano = Il faudra combattre le démon qui en sortira.
