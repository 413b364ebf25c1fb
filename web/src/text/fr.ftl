### Ce que dit la page elle-même. Les phrases d’un jeu viennent du serveur.

brand-link = Muster, vers l’accueil
yes = oui
no = non
close = Fermer
more = Plus
loading = Un instant…
loading-table = La table se met en place.
guest = Invité
you = vous
you-named = Vous, { $name }
you-act = À vous
your-turn = À vous
seat-number = Joueur { $n }
bot = bot
friend = Ami
game = Jeu
round = { $game ->
    [monster-lands] tour { $n }
   *[other] manche { $n }
}
score = Score
hint = Conseil
help = Aide
language = Langue
language-now = Langue : { $language }
settings = Réglages
pages = Pages

## Accueil

start-title = À quoi joue-t-on ce soir ?
start-lead = En solo contre des bots, à plusieurs sur le même écran ou en ligne entre amis. Les règles s’appliquent toutes seules.
games = Jeux
players = joueurs
length = durée
minutes = environ { $n } min
about-meeples-and-monsters = Tirez votre troupe du sac, tenez quatre quartiers, affrontez le Conseil des Ténèbres.
about-monster-lands = Répartissez vos dés : recrutez à la Citadelle, puis envoyez votre clan en expédition.
about-euthia = Explorez une carte d’hexagones qui grandit, armez votre héros, combattez avec dés et cartes.
solo-monster-lands = Les livrets n’impriment que la mise en place du mode solo. Madhala, qui bloque des emplacements avec ses dés, est de notre invention.
sort-meeples-and-monsters = bag building
sort-monster-lands = placement de dés
sort-euthia = aventure
set-up = Préparer { $game }
who-sits = Qui joue ?
how-play = Options
seat-me = vous
seat-bot = bot : { $bot }
seat-device = quelqu’un d’autre sur cet appareil
seat-invite = par lien d’invitation
seat-open = ouvert à tous
seat-nobody = personne
name-of-seat = Nom du joueur { $n }
who-in-seat = Qui joue à la place { $n }
seats-wrong = Ce jeu est pour { $seats } joueurs.
your-name = Votre nom
more-choices = { $n ->
    [one] { $n } autre choix
   *[other] { $n } autres choix
}
pack = Contenu
pack-help = Les cartes et les valeurs avec lesquelles on joue.
pace = Rythme
pace-help = En direct ou sur plusieurs jours, la table attend le temps qu’il faut. Les notifications arrivent tant qu’un onglet de la table est ouvert.
pace-live = en direct
pace-days = sur plusieurs jours
table-language = Langue de la table
table-language-help = Elle aide à trouver la table dans la liste. Chacun lit le jeu dans sa langue.
start-match = Commencer la partie
starting = Mise en place…
read-rules = Lire les règles
go-on = Reprendre
go-on-empty = Pas encore de partie. La première se prépare en une minute.
more-matches = { $n ->
    [one] { $n } autre partie
   *[other] { $n } autres parties
}
finished = Terminées
over = terminée
invited = Une invitation ?
invite-paste = Collez le lien
invite-unknown = Ce n’est pas un lien d’invitation. Il est de la forme …/m/… ?invite=…
join = Rejoindre
watch = Regarder
open-tables = Tables ouvertes
all-tables = Toutes les tables ouvertes
tables-empty = Aucune table ouverte.
open-one = Ouvrez-en une.
all-games = Tous les jeux
what-for = Je veux
join-or-watch = rejoindre ou regarder
any-pace = tous
any-language = toutes
tables-filter = Filtrer les tables
tables-none-fit = Aucune table ouverte ne correspond à ces filtres.
tables-all = Montrer toutes les tables
seats-free = { $n ->
    [one] { $n } place libre
   *[other] { $n } places libres
}
waiting-tag = en attente

## Qui

who-are-you = Qui êtes-vous ?
play-as-guest = Jouer sous ce nom
account = Un compte
account-why = Avec un compte, vos parties vous attendent sur tous vos appareils.
password = Mot de passe (8 caractères ou plus)
sign-in = Se connecter
sign-up = Créer un compte
sign-out = Se déconnecter
signed-in-as = Session ouverte : { $name }.
sign-out-everywhere = Se déconnecter partout
sign-out-everywhere-help = Ferme toutes les sessions dans les autres navigateurs et révoque toutes les clés de programmes.
keys-title = Des programmes qui jouent pour vous
keys-why = Vos programmes et vos bots se connectent avec une clé au lieu d’un mot de passe. Voir « programs » dans le manuel.
keys-none = Pas encore de clé.
keys-label = À quoi sert la clé
keys-make = Créer une clé
keys-once = Cette clé n’est affichée qu’une fois. Copiez-la maintenant :
keys-end = Révoquer la clé { $label }
keys-end-short = Révoquer
keys-may = Ce que le programme peut faire
keys-may-all = regarder, jouer et créer des parties
keys-may-play = regarder et jouer
keys-may-read = regarder seulement
keys-days = Combien de temps la clé est valable
keys-until = expire { $when }
keys-no-end = n’expire pas
n-days = { $n ->
    [one] { $n } jour
   *[other] { $n } jours
}
account-care = Mot de passe, appareils et données
guest-care = Appareils et données
password-change = Changer le mot de passe
password-change-help = Vos autres sessions se ferment. Les clés de programmes restent valables.
password-changed = Votre mot de passe a été changé.
password-old = Votre mot de passe actuel
password-new = Nouveau mot de passe (8 caractères ou plus)
sessions-title = Où vous êtes connecté
session-here = ce navigateur
session-unknown = Navigateur inconnu
session-end = Fermer la session sur { $agent }
my-data = Vos données
export-me = Le télécharger
delete-account = Supprimer mon compte
delete-guest = Me supprimer
delete-me-help = Votre nom disparaît de toutes les tables, vos parties sans autres personnes sont effacées et des bots jouent à votre place.
delete-me-sure = Effacer tout ce que nous conservons de vous ? C’est irréversible.

## Une table qui attend

room-title = On attend des joueurs
room-lead = Vous pouvez commencer ; la partie attend quand vient le tour d’une place libre. Envoyez à chaque ami son propre lien.
seat-waiting = pas encore là
seat-ready = prêt
seat-free = place libre
seat-away = absent
invite-link = Lien d’invitation
invite-anew = Nouveau lien
copy-link = Copier le lien
copied = Copié
welcome = On vous invite à une partie
welcome-to = On vous invite à jouer à { $game }
welcome-there = À la table : { $names }.
sit-down = S’asseoir ici
open-room = Ouvrir la salle
room-before = { $game } : avant la partie
invite-friends = Invitez vos amis
invite-one = Un seul lien pour tout le monde. Chaque ami qui l’ouvre choisit un nom et s’assoit.
invite-host-has = L’hôte a le lien pour les places libres.
share-link = Partager
seat-move = M’asseoir ici
seat-kept = Une place vous est réservée.
start-with-bots = Commencer, avec des bots aux places libres
start-with-bots-help = Les amis qui arrivent plus tard par le lien reprennent leur place au bot.
room-host-starts = L’hôte lance la partie.
at-the-table = À la table
watch-allow = Toute personne ayant l’adresse peut regarder
watch-help = Les cartes cachées lui restent cachées.
end-offered = { $names } souhaite terminer la partie sans résultat.
end-agree = Accepter et terminer
end-ask = Proposer de terminer la partie sans résultat
end-play-on = Continuer à jouer
bot-for-absent = { $name } est absent : laisser jouer un bot jusqu’à son retour
leave-delete = Supprimer cette partie
leave-delete-sure = Supprimer la partie ? Personne n’a encore joué ; il n’en restera rien.
leave-leave = Quitter la table
leave-leave-sure = Quitter la table ? Votre place redevient libre.
leave-close = Terminer cette partie
leave-close-sure = Terminer la partie sans résultat ? On pourra encore la regarder.
leave-resign = Abandonner
leave-resign-sure = Abandonner ? Un bot continue pour vous et vous ne pourrez pas revenir.
leave-yes = Oui, le faire
leave-no = Non, rester
seat-resigned = a abandonné
welcome-host = { $name } vous invite.
welcome-full = Toutes les places sont déjà prises.
rematch-told = { $name } rejoue : « Rejouer » vous mène à la même table.

## La table

skip-links = Accès direct
skip-question = La question
skip-board = Le plateau
skip-log = Le journal
board = Plateau
board-of = Zone de jeu : { $name }
own-board = Votre zone
back-to-own = Revenir à mon plateau
own-board-open = Montrer toute votre zone
no-drawing = Ce jeu n’a pas encore de plateau dessiné. Voici tout ce que vous pouvez voir ; vos options sont dans la question.
seats = Joueurs
to-act = à jouer
to-act-you = à vous
first-player = premier joueur
seat-click = Cliquez pour voir la zone de ce joueur.
phases = Phases du tour
places = Lieux
whole-board = Tout le plateau
title-your-turn = ● À vous · { $game }
title-replay = Relecture · { $game }

## La question

now-asked = Votre décision
crumbs = Étapes de ce choix
crumb-back = Revenir à : { $step }
prompt-how = Cliquez sur ce qui est en évidence, ou tapez son numéro.
why-question = Pourquoi cette question ?
why-short = pourquoi ?
why-none = Aucune règle n’est liée à cette question.
forced-quiet = Vous n’avez rien à choisir ici. La partie continue d’elle-même, pour que personne ne devine votre jeu.
what-here = Que faites-vous ici ?
option-at = Option { $number } : { $option }
option-at-preview = Option { $number } : { $option } ({ $preview })
options-other = Autres
options-count = { $n ->
    [one] option
   *[other] options
}
options-all = { $n ->
    [one] La seule option
   *[other] Les { $n } options
}
options-fewer = Seulement ce lieu
search-options = Chercher parmi les options
cannot-now = Impossible maintenant
refused-more = { $n ->
    [one] { $n } autre, impossible maintenant
   *[other] { $n } autres, impossibles maintenant
}
refused-fewer = En montrer moins
choose-one = Choisissez une option
chosen = choisie
final = définitif
final-why = Une fois envoyée, la réponse ne peut plus être annulée.
picked-confirm = { $option }. Appuyez sur Entrée pour confirmer.
sending = Envoi…
take-back = Annuler le coup
take-back-barred = Cela ne peut pas être annulé.
moved-on = La partie a avancé : voici la question actuelle.
hint-said = Conseil : { $option }. { $reason }
turn-said = À vous. { $question } { $n ->
    [one] { $n } option.
   *[other] { $n } options.
}
waiting = Un instant…
decides = { $name } décide
waiting-for = On attend { $name }
waiting-several = On attend { $n } joueurs
waiting-meanwhile = En attendant, explorez : chaque élément de la table s’explique.
match-over = La partie est terminée
won-by = Victoire : { $names }.
see-result = Voir le résultat
match-closed = Cette partie est fermée
match-closed-why = On peut encore la voir.
error-title = Cette table ne peut pas être montrée
answers-saved = Vos réponses sont enregistrées.
error-offline = Le serveur ne répond pas. Vos réponses sont enregistrées ; réessayez dans un instant.
offline-title = Le serveur ne répond pas
offline-text = Soit cet appareil n’a pas de réseau, soit le serveur se repose. Les parties y sont en sûreté ; cette page réessaie toutes les quelques secondes et continue d’elle-même.
error-status = Le serveur a répondu par l’erreur { $status }.
error-closed = Vous ne pouvez pas rejoindre cette table.
to-start = Accueil
to-table = Retour à la table
connection-lost = Connexion perdue. Nouvelle tentative.
connection-retry = Connexion perdue, nouvelle tentative ({ $seconds } s)
connection-ended = Cet écran a été déconnecté de la table.
try-now = Réessayer
since-last-turn = Depuis votre dernier tour
recap-more = et { $n } de plus dans le journal
recap-said = Depuis votre dernier tour : { $events } Ouvrir le journal.
skip = Passer
since-you-left = { $n ->
    [one] { $n } événement depuis votre départ
   *[other] { $n } événements depuis votre départ
}
seen = Vu
order-end = annuler
watching = Vous regardez. Ce qui est caché le reste.
bot-plays-for = { $bot } joue pour { $name }.
take-seat-back = Reprendre la place
give-seat-to-bot = Laisser un bot jouer pour { $name }

## Passer l’appareil

hand-over = { $name }, à vous
look-away = Que personne d’autre ne regarde, s’il vous plaît.
show-my-table = Je suis { $name } : ma table

## Journal et relecture

log-title = Ce qui s’est passé
last-events = Ce qui s’est passé : { $events }
log-filter = Montrer
log-all = tous
log-mine = les miens
log-fights = combats
log-empty = Rien encore.
log-keep = Garder ce journal dans un fichier
log-earlier = Plus tôt
log-look = Voir la table à ce moment ({ $n })
looking-at = Vous êtes à la décision { $n }.
back-to-now = Revenir au présent
replay = Relecture
replay-slider = Chronologie
replay-at = décision { $n } sur { $all }
replay-live = décision { $n } · maintenant
replay-back = Une décision en arrière
replay-on = Une décision en avant
replay-first = Au début de la partie
replay-last = À la fin
replay-play = Lire
replay-pause = Pause
replay-speed = Vitesse { $n }
replay-eyes = Voir comme
replay-follow = joueur actif
replay-took-back = { $name } annule sa dernière réponse.
replay-take-backs = { $n ->
    [one] Une réponse annulée, à la décision { $where }.
   *[other] { $n } réponses annulées, aux décisions { $where }.
}
spectator = spectateur
play-on = Reprendre à partir d’ici

## Score et fin

score-sheet = Feuille de score
score-part = D’où viennent les points
score-total = Total
score-later = Compté seulement à la fin
the-end = Fin
not-over = Cette partie n’est pas terminée.
end-success = Réussite
end-failure = Échec
wins = Victoire : { $name }
share = Victoire partagée : { $names }
winner = vainqueur
tie-break = Départage : { $name }.
points-from = D’où viennent les points
chart-title = Les points au fil de la partie
chart-label = Courbe des points au fil de la partie, une ligne par joueur ; les valeurs sont dans le tableau
chart-answers = { $n ->
    [one] { $n } décision
   *[other] { $n } décisions
}
turning-points = Moments clés
takes-lead = { $name } prend la tête avec { $points } ({ $game ->
    [monster-lands] tour { $round }
   *[other] manche { $round }
})
again = Rejouer
verify = Vérifier
download-record = Télécharger l’enregistrement

## Vérifier

verify-title = Vérifier cette partie
verify-lead = Avant le premier coup, le serveur s’est engagé sur une graine secrète. Maintenant qu’elle est connue, toute la partie peut être rejouée à partir d’elle.
verify-running = La partie est rejouée…
verify-commitment = L’engagement, avant le premier coup
verify-seed = La graine, révélée à la fin
verify-again = La partie, rejouée
verify-checked = { $answers } réponses rejouées, { $hashes } états comparés.
verify-hashes = Tous les états comparés
verify-same = identique
verify-other = différent
verify-ok = Tout concorde : personne n’a truqué les dés.
verify-bad = Quelque chose ne concorde pas.
verify-differs = La première différence est à la décision { $at }.
to-result = Retour au résultat

## Ouvrir un enregistrement

open-record = Ouvrir un enregistrement
open-record-lead = Un enregistrement est toute la partie en un petit texte. Ouvrez-en un pour le parcourir, ou pour continuer à partir de n’importe quelle décision.
choose-file = Choisir un fichier
paste-record = Ou collez son texte
open-it = L’ouvrir

## Réglages

theme = Thème
theme-system = comme le système
theme-dark = soir (sombre)
theme-light = matin (clair)
text-size = Taille du texte
motion = Mouvement
motion-system = comme le système
motion-full = oui
motion-none = non
tempo = Rythme
tempo-help = À quelle vitesse les jets, les combats et les tours des autres sont montrés.
tempo-off = tout de suite
tempo-quick = rapide
tempo-normal = normal
tempo-calm = calme
staged = En grand
staged-help = De qui les jets, les combats et les grands moments sont montrés en grand, au-dessus du plateau.
staged-mine = les vôtres
staged-fights = les vôtres et les grands des autres
staged-all = ceux de tous
confirm = Confirmer
confirm-help = Si un clic joue aussitôt, ou s’il se confirme avec Entrée.
confirm-final = seulement ce qui est définitif
confirm-always = toujours
confirm-never = jamais
sound = Sons
volume = Volume
notices = Notifications
notices-help = Une notification du navigateur quand c’est à vous.
shortcuts = Raccourcis à une touche
shortcuts-help = Les chiffres choisissent toujours une option ; les lettres ne marchent que si ceci est activé.
keys = Touches
keys-change = Changer les touches
keys-press = Appuyez sur une touche
settings-reset = Rétablir les réglages

## Aide

help-lead = Le cadre latéral pose une question à la fois. Répondez-y là ou sur le plateau.
help-lit = Ce qui est en évidence peut être choisi ; son numéro est le même sur le plateau et dans la liste.
help-look = Laissez le pointeur sur une chose, ou appuyez longuement, pour voir ce qu’elle est et ce qu’elle fait.
help-back = On peut annuler tant que rien n’a été pioché ni révélé.
key-digits = choisir l’option de ce numéro
key-enter = confirmer ou continuer
key-escape = fermer, désélectionner, revenir au présent
key-arrows = parcourir le plateau
key-shift = Maj
key-take-back = annuler
key-why = pourquoi cette question ?
key-explain = expliquer ce qui a le focus
key-pin = garder l’explication ouverte
key-hint = conseil d’un bot
key-score = feuille de score
key-log = journal
key-own = ma zone
key-prompt = à la question
key-previous = lieu en évidence précédent
key-next = lieu en évidence suivant
key-earlier = une décision en arrière
key-later = une décision en avant
key-turn-back = au début de ce tour, puis du précédent
key-turn-on = au tour suivant
key-search = chercher parmi les options
key-mute = activer ou couper le son
key-skip = passer ce que font les autres
key-help = cette liste
key-signs = tous les symboles du jeu
key-aside = montrer un autre panneau à côté du plateau
key-larger = agrandir la carte
key-smaller = réduire la carte
key-whole = montrer toute la carte

## Règles

rules = Règles
rules-search = Chercher dans les règles
rules-sections = Chapitres
rules-count = { $n ->
    [one] { $n } règle
   *[other] { $n } règles
}
rule-why = Pourquoi :
ruling = clarification de notre part
missing-title = Page introuvable
missing = La page { $path } n’existe pas.

## Un jeu en cinq minutes

learn-title = { $game } en cinq minutes
learn-link = Apprendre en cinq minutes
learn-part-aim = De quoi il s’agit
learn-part-turn = Comment se joue un tour
learn-part-fight = Un combat
learn-part-points = D’où viennent les points
learn-part-end = La fin
learn-part-tips = Pour une première partie
learn-part-screen = À l’écran
learn-play = Jouer

## À propos

about = À propos et crédits
about-title = À propos de Muster
about-what = Une table numérique ouverte pour trois jeux de société, entre amis, contre des bots, ou les deux. Elle tourne sur une seule machine et ne demande rien à aucune autre.
about-games = Monster Lands, Meeples & Monsters et Euthia: Torment of Resurrection appartiennent à leurs éditeurs et à leurs auteurs, qui n’ont aucun lien avec ce projet. On n’y trouve ni leurs textes ni leurs illustrations. Pour connaître les jeux tels qu’ils ont été conçus, achetez-les.
about-licence = Le code est libre, sous licence Apache, version 2.0.
about-fonts-title = Polices
about-fonts = Chacune sous sa propre licence :
about-figures-title = Figures
about-figures = Notre propre code dessine les monstres, les personnages, les lieux et les objets à partir de { $count } silhouettes de game-icons.net, dues à { $authors } auteurs et utilisées sous licence
about-changes = Nous avons modifié chaque silhouette : couleur, lumière, épaisseur, cadre et décor. Nous en avons dessiné quelques-unes nous-mêmes, ainsi que tous les personnages qui ont un visage.
foot-not-official = Sans lien avec les éditeurs des jeux.

## The sheet of all signs

signs-title = Tous les symboles
signs-search = Chercher un symbole
signs-count = { $n ->
    [0] Aucun symbole de ce genre.
    [one] Un symbole
   *[other] { $n } symboles
}

## A guided first match

lesson-step = Étape { $n } sur { $all }
lesson-click = Cliquez sur ce qui est en évidence, ou tapez { $number }.
lesson-tap = Touchez ce qui est en évidence.
lesson-later = Plus tard ! D’abord : { $first }.
lesson-leave = Quitter la leçon
lesson-go-on = Reprendre la leçon
lesson-enough = Je continue sans guide
lesson-begin = Apprendre en jouant
lesson-resume = Reprendre votre première partie
lesson-new = Première visite ? { $game } s’apprend en jouant : une partie guidée, pas à pas, en un quart d’heure.
beginners = Pour débuter
