### Ce que dit le serveur lui-même ; ce que dit un jeu vient du jeu.

## Refus : un par code, et quelques-uns qui en disent plus

problem-bad-request = La requête est incompréhensible.
problem-bad-json = Le corps de cette requête n’est pas du JSON lisible.
problem-bad-host = L’en-tête Host de cette requête ne désigne aucune machine.
problem-bad-origin = L’en-tête Origin de cette requête ne désigne aucune page.
problem-unreadable = Le message est illisible.
problem-not-possible = Ce n’est pas possible.
problem-no-session = Il faut une session : rouvrez la page.
problem-no-name = Dites d’abord qui vous êtes.
problem-wrong-key = Cette clé n’est pas valide : elle a expiré ou quelqu’un l’a révoquée.
problem-wrong-password = Le nom ou le mot de passe est incorrect.
problem-csrf = La requête ne vient pas de notre page. Rechargez-la et réessayez.
problem-origin = Cette connexion n’a pas été ouverte par notre page.
problem-wrong-host = Ce serveur ne répond pas à cette adresse.
problem-not-your-seat = Ce n’est pas votre place.
problem-not-yours = Vous n’y êtes pas autorisé.
problem-not-invited = Cette partie est réservée à ses joueurs. Demandez-leur un lien d’invitation.
problem-not-host = Seul l’hôte peut le faire.
problem-not-away = Un bot ne peut jouer que pour quelqu’un qui est absent depuis un moment.
problem-one-seat = Vous avez déjà une place à cette table.
problem-resigned = Après un abandon, la place ne peut plus être reprise.
problem-has-changed = La table a changé entre-temps. Regardez à nouveau.
problem-not-begun = La partie n’a pas encore commencé.
problem-begun = La partie a déjà commencé.
problem-account-needed = Il faut un compte pour cela.
problem-session-needed = Une clé ne le permet pas : ouvrez la page et faites-le là.
problem-key-scope = Cette clé ne le permet pas ; créez-en une qui le permet.
problem-no-session-here = Cette session n’existe pas.
problem-wrong-old-password = Le mot de passe est incorrect.
problem-while-running = Pas tant que la partie est en cours.
problem-play-on = Tant que la partie est en cours, vous ne pouvez la continuer que depuis votre propre place.
problem-not-found = Il n’y a rien ici.
problem-no-match = Cette partie n’existe pas.
problem-no-game = Ce jeu n’existe pas.
problem-no-lesson = Cette partie ne suit aucune leçon.
problem-no-pack = Ce paquet n’existe pas.
problem-no-seat = Cette place n’existe pas.
problem-no-answer = La partie n’est pas allée si loin.
problem-no-invite = Cette invitation n’est pas valide ou a déjà servi.
problem-no-key = Cette clé n’existe pas.
problem-no-bot = Il n’y a pas de bot appelé { $bot } pour ce jeu.
problem-no-hint = Aucun conseil ne peut être donné pour l’instant.
problem-no-record-file = Cet enregistrement ne peut pas être ouvert : { $reason }.
problem-not-allowed = Cela ne peut pas se faire ici.
problem-stale-answer = { refused-stale }
problem-not-offered = { refused-not-offered }
problem-not-asked = { refused-not-asked }
problem-over = { refused-over }
problem-closed = Cette partie est fermée ; on peut encore la voir.
problem-seat-taken = Cette place est prise.
problem-name-taken = Ce nom est déjà pris.
problem-seat-name-taken = « { $name } » est le nom d’un compte ici. Nommez la place autrement, ou laissez choisir le joueur qui s’y assoit.
problem-has-account = Vous avez déjà un compte.
problem-empty-name = Un nom doit contenir au moins une lettre.
problem-invite-or-seat = Indiquez une invitation ou une place.
problem-open-seat = Une place ouverte à tous demande une table ouverte.
problem-no-take-back = Cela ne peut pas être annulé.
problem-not-over = La partie n’est pas encore terminée.
problem-no-record = Cette partie est une simulation et n’a pas d’enregistrement.
problem-diverges = Les règles ont changé depuis ; ce passage de la partie ne peut plus être montré.
problem-bot-sits-here = Un bot joue pour vous. Reprenez d’abord votre place.
problem-too-large = C’est trop grand.
problem-no-http = Ceci n’est pas une requête HTTP.
problem-too-slow = La requête a mis trop de temps à arriver.
problem-too-long = L’adresse ou les en-têtes de la requête sont trop longs.
problem-too-many-requests = Trop de demandes à la fois. Attendez un instant.
problem-server-error = Quelque chose a mal tourné de notre côté.
problem-busy = Le serveur est occupé. Réessayez dans un instant.
problem-not-stored = La réponse n’a pas pu être enregistrée et ne compte pas. Réessayez.
problem-no-store = Le serveur n’atteint pas sa base de données pour le moment. Réessayez dans un instant.
problem-too-many-tables = Vous avez déjà beaucoup de tables dans le salon. Jouez-en ou fermez-en une d’abord.

## Pourquoi rien ne peut être annulé

no-take-back-kept = On ne peut pas annuler ici.
no-take-back-barrier = Depuis votre dernière réponse, le hasard a joué ou quelque chose a été révélé.
no-take-back-other-seat = Quelqu’un d’autre a répondu depuis.
no-take-back-over = La partie est terminée.
no-take-back-spectator = Seuls ceux qui jouent peuvent annuler.

## Parties

waiting = On attend { $name }.
closed-rules = Les règles ont changé depuis le début de cette partie et ne permettent pas de la continuer.
closed-imported = Cette partie a été ouverte depuis un enregistrement.
closed-left = La dernière personne à jouer y a mis fin. Il n’y a pas de résultat.
closed-agreed = Ses joueurs ont décidé d’y mettre fin. Il n’y a pas de résultat.
outcome-won = a gagné
outcome-shared = a partagé la victoire
outcome-lost = a perdu
outcome-success = succès
outcome-failure = échec

## Ce que la table apprend sans que ce soit une réponse

the-host = L’hôte
note-sat-down = { $name } prend place.
note-began = La partie commence.
note-left = { $name } quitte la table.
note-bot-for-me = Un bot joue pour { $name }.
note-bot-for-absent = { $by } laisse un bot jouer pour { $name } en son absence.
note-bot-in-free = Un bot joue à une place libre : { $name }.
note-plays-again = { $name } reprend sa place.
note-resigned = { $name } abandonne. Un bot continue à sa place.
note-would-end = { $name } propose d’arrêter la partie sans résultat.
note-plays-on = { $name } veut continuer.
note-ended = La partie s’arrête ici, sans résultat.
note-watch = Désormais, toute personne ayant l’adresse peut regarder.
note-no-watch = Désormais, seuls les joueurs voient la table.
note-rematch = { $name } veut rejouer.

## Parties de la feuille de score

part-monsters = Monstres
part-council = Conseil des Ténèbres
part-quests = Quêtes
part-locations = Lieux
part-rooms = Salles de tour
part-levels = Dépensé en niveaux
part-penalties = Pénalités
part-fewest-peasants = le moins de paysans
part-glory = Gloire
part-reputation = Réputation
part-trophies = Trophées
part-affinity = Affinités
part-leader = leader de plus grande réputation
part-gold = or

## Choisir un jeu

yes = oui
no = non
pack-standard = Standard

## Quand la page n'a pas été construite

page-not-built = Le serveur fonctionne, mais sa page n’a pas été construite.
page-how-to-build = Construisez-la avec cette commande, puis rechargez :
