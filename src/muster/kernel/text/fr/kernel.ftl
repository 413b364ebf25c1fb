### Ce que dit le noyau lui-même, quel que soit le jeu.

seat = Joueur { $n }

## Énumérations : « a et b » ; « a, b et c ». Les formes before-i servent à d'autres langues.

list-none = rien
list-two = { $first } et { $second }
list-two-before-i = { list-two }
list-middle = { $first }, { $second }
list-last = { $first } et { $second }
list-last-before-i = { list-last }

option-pass = Passer

event-take-back = { $seat } annule sa dernière réponse (ligne { $number } de la partie enregistrée).

## Pourquoi une réponse est refusée

refused-not-asked = Aucune question ne vous est posée pour le moment.
refused-stale = Cette question n'est plus ouverte.
refused-not-offered = Cette réponse ne fait pas partie des options.
refused-over = La partie est terminée.

## Pourquoi un bot propose une réponse

hint-tried = Dans des parties imaginées, cette réponse a donné de meilleurs résultats que les autres.
