### Ce que dit le terminal lui-même. Les noms des jeux, des cartes et des règles viennent des jeux.

language-name = français

## Menu et formulaire

menu-title = À quoi joue-t-on ce soir ?
menu-new = Nouvelle partie
menu-resume =
    { $n ->
        [0] Reprendre une partie enregistrée (il n'y en a pas)
       *[other] Reprendre une partie enregistrée ({ $n })
    }
menu-watch = Regarder jouer les bots
menu-rules = Lire les règles
menu-language = Langue : { $lang }
menu-quit = Quitter
menu-back = Retour
menu-which-game = Quel jeu ?
menu-which-save = Quelle partie ?
menu-no-saves = Aucune partie n'est enregistrée.
menu-not-understood = « { $typed } » n'est pas au menu : tapez un nombre de 1 à { $n }, ou q.
form-seats = Joueurs : { $n }
form-seat = Joueur { $seat } : { $who }
form-person = personne
form-bot = bot « { $bot } »
form-pack = Contenu : { $pack }
form-yes = oui
form-no = non
form-keys = Un nombre change sa ligne · Entrée commence · q revient
form-not-understood = « { $typed } » ne change rien : tapez un nombre de 1 à { $n }, Entrée ou q.

## Jouer

keys-play = ?:règle u:annuler h:conseil l:journal v:cartes r:refus g:langue s:copie q:fin
final-mark = (définitif)
forced = Il n'y avait qu'une réponse, donnée pour vous : { $answer }.
bot-played = { $name } a joué.
hand-over = { $name }, c'est à vous. Que les autres ne regardent pas. Entrée montre votre table.
hint = Conseil : { $answer }.
hint-why = Conseil : { $answer }. { $why }
taken-back = Annulé.
cannot-take-back = Impossible d'annuler : le hasard a joué, quelque chose a été révélé, ou quelqu'un d'autre a répondu depuis.
no-such-number = Il n'y a pas d'option { $typed } : tapez un nombre de 1 à { $n }.
not-understood = « { $typed } » n'est ni un nombre de 1 à { $n } ni une des lettres ci-dessous.
no-such-language = Il n'y a pas de langue « { $typed } » ; il y a { $known }.
no-such-rule = Il n'y a ni règle ni section « { $typed } ».
no-rule = Aucune règle du catalogue n'est derrière cette question.
no-such-card = Rien ici ne s'appelle « { $typed } ».
nothing-refused = Rien de ce qui est montré n'est refusé en ce moment.
refused-title = Ce qui n'est pas possible maintenant, et pourquoi
log-empty = Il ne s'est encore rien passé.
page-more = — Entrée : suite · q : retour —
page-back = — Entrée : retour —

## Enregistrer

save-failed = La partie continue, mais elle n'est pas enregistrée : { $why }.
save-how = Enregistrée après chaque réponse dans { $path }. Tapez s NOM pour une copie.
save-how-unsaved = Cette partie n'est pas enregistrée. Tapez s NOM pour une copie.
save-exists = { $path } existe déjà ; rien n'a été écrit.
save-as-failed = { $path } n'a pas pu être écrit : { $why }.
saved-as = Une copie est enregistrée sous { $path }.
left-saved = Enregistrée. Pour continuer : muster play --resume { $file }
left-unsaved = La partie n'a pas été enregistrée.
record-kept = L'enregistrement de cette partie : { $path } (muster replay le montre à nouveau)

## La fin

result-title = Fin
result-score = Points
result-place =
    { $n ->
        [1] { $n }er
       *[other] { $n }e
    }
result-winner = { $name } gagne.
result-shared = { $names } partagent la victoire.
result-tie-break = Départage : { $name }.
result-grade = { $name }

## Revoir

keys-replay = Entrée:suite b:retour N:ligne +9 -9 a:début e:fin w 1:siège l:log g:langue q:fin
replay-at = Ligne { $line } sur { $lines }
replay-answer = → { $answer } (sur { $n })
replay-take-back = reprend sa dernière réponse.
replay-open = La partie n'est pas finie ; son enregistrement a { $n } lignes.
replay-not-understood = « { $typed } » n'est aucune des touches ci-dessous.

## Démonstration

demo-played = { $game } : une partie de bots « { $bot } », { $n } réponses
demo-same = L'enregistrement rejoué donne le même état : { $hash }
demo-differs = L'enregistrement rejoué donne un AUTRE état !

## Règles

rules-count =
    { $n ->
        [one] { $n } règle
       *[other] { $n } règles
    }
rules-which = Quelle règle ou section ? (Entrée : retour)
rule-section = Section :
rule-kind = Genre :
rule-source = Source :
rule-why = Pourquoi :
rule-completes = Complète :
rule-completed-by = Complétée par :
rule-example = Exemple :
kind-rule = règle du livret
kind-component = ce qu'il y a dans la boîte
kind-ruling = décision à nous

## Signes de la table de Meeples & Monsters

sign-gives = demande ces unités et donne ce qui suit
sign-gain = gagnez ce meeple
sign-return = ce meeple retourne à la réserve
sign-draw = piochez des meeples
sign-draw-later = piochez plus de meeples à la phase de pioche
sign-quests = piochez des quêtes, puis défaussez-en
sign-rebag = remettez autant de meeples du logis dans le sac (chaque autre joueur : autant)
sign-back = cette unité revient à la taverne
sign-class-bonus = bonus de combat d'une classe, de toutes les autres unités (*) ou contre un type
sign-pair-bonus = la première est plus forte à côté de la seconde
sign-single-bonus = une unité est plus forte selon la corruption du logis
sign-token = jeton bonus : PV pour autant de types d'unités différents de ce niveau, ou d'unités de prestige (^)
sign-plan = envoyées là ce tour-ci : total et force

## D'où viennent les points, et départages

part-monsters = Monstres
part-council = Conseil des Ténèbres
part-quests = Quêtes
part-locations = Lieux
part-rooms = Salles de tour
part-levels = Niveaux payés
part-penalties = Pénalités
part-fewest-peasants = le moins de paysans
