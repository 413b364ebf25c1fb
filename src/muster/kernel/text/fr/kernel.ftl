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

event-take-back = { $seat } annule sa dernière réponse.

## Pourquoi une réponse est refusée

refused-not-asked = Ce n’est pas à vous de répondre.
refused-stale = Cette question n’est plus ouverte.
refused-not-offered = Cette réponse ne fait pas partie des options.
refused-over = La partie est terminée.

## Pourquoi un bot propose une réponse

hint-tried = Dans des parties simulées, c’est ce qui a le mieux réussi.
hint-chance = { $why } Les chances de gagner sont d’environ { $chance } %.
hint-chance-next = { $why } Les chances de gagner sont d’environ { $chance } % ; avec le meilleur autre choix, { $next } %.

# Who can be played against: a name, and how strong that player is.
bot-novice = Débutant : voit les points de ce tour et guère plus ; pour apprendre les règles
bot-apprentice = Apprenti : joue bien son tour, mais ne construit rien pour la suite ; un bon premier adversaire
bot-greedy = Confirmé : planifie chaque tour en entier ; bat l’Apprenti quatre fois sur cinq
bot-learned = Expert : compare des plans entiers selon ce qu’il a appris en des milliers de parties ; bat le Confirmé environ sept fois sur dix
bot-search = Penseur : essaie ses réponses jusqu’au bout dans des parties simulées ; prend son temps
bot-random = Au hasard : joue n’importe quel coup permis ; pour les essais
