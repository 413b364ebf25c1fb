command = Des jeux de plateau de fantasy, toutes règles comprises. Sans commande : un menu (ou une démonstration sans terminal).
command-play =
    Jouez une partie, avec des personnes et des bots aux places de votre choix.

    Elle est enregistrée après chaque réponse ; --resume la continue.
command-learn =
    Apprenez un jeu en jouant : une première partie guidée.

    Elle est enregistrée après chaque réponse ; la même commande la continue.
command-watch = Regardez des bots jouer.
command-replay =
    Parcourez pas à pas un enregistrement ou une partie en cours.

    En avant, en arrière, à n’importe quelle ligne. Sans terminal, l’histoire et le résultat sont imprimés.
command-rules =
    Lisez les règles numérotées d’un jeu.

    Tous les titres, les règles d’une section, ou une règle avec tout ce qu’on en sait.
command-content = Montre ce que contient un paquet, ou le schéma à respecter.
command-check =
    Vérifie règles, contenu, textes, leçons et enregistrements.

    Chaque règle a un test, paquets et leçons se jouent, les textes sont complets, les enregistrements de référence se rejouent.
command-fuzz =
    Joue au hasard, toutes vérifications actives.

    Parties au hasard, hostiles et de bots avec toutes les options qui ne sont pas fixées ; ce qui échoue est gardé comme enregistrement.
command-bench = Mesure la vitesse : décisions, copies, parties ; « server » et « environments » mesurent les leurs.
command-balance =
    Mesure ce que font en jeu les chiffres d’un jeu.

    Des bots jouent beaucoup de parties ; le résultat est comparé aux objectifs du jeu.
command-arena =
    Oppose des bots entre eux.

    Taux de victoire avec intervalles de confiance à 95 %, classements, et qui est sûrement meilleur. Chaque donne se joue à toutes les places.
command-export =
    Transforme des enregistrements en tables pour apprendre.

    Positions, options, choix et résultats, en fichiers Parquet ou en lignes JSON.
command-train =
    Instruit les bots par leurs propres parties.

    Joue, apprend et garde ce que l’arène trouve meilleur. Ce qui a été interrompu reprend où il en était.
command-serve =
    Sert les jeux aux navigateurs : pour vous, pour la maison, pour le monde.

    Chaque réponse est stockée avant de compter : on peut arrêter (Ctrl+C) et relancer à tout moment.
command-work =
    Laisse les bots des serveurs réfléchir sur cette machine.

    Pour des serveurs avec bots = "workers" sur le même PostgreSQL. Il peut y en avoir plusieurs, sur toute machine, et ils peuvent s’arrêter à tout moment.
command-backup =
    Écrit tout le stock d’un serveur dans un fichier.

    Le serveur peut continuer à tourner.
command-restore =
    Remplit un stock vide à partir d’une sauvegarde.

    Le serveur ne doit pas tourner. C’est aussi le chemin de SQLite à PostgreSQL.
command-demo = Joue et rejoue une partie de bots de chaque jeu.
command-analyse =
    Analyse une partie après coup.

    La chance de gagner à chaque tour, les plus grands revirements et ce qui a clairement été manqué.
command-campaign =
    Jouez Elemental Revocation en campagne.

    Les mêmes Héros jouent ses trois parties ; chaque point de révocation est une pièce d’Or dans les parties suivantes.
command-campaign-new =
    Commence une campagne.

    Écrit le fichier ; rien n’est encore joué.
command-campaign-play =
    Jouez la partie suivante, ou continuez celle qui a été laissée.

    Elle est enregistrée à côté de la campagne après chaque réponse, et la rejoint une fois finie.
command-campaign-add =
    Ajoute comme partie suivante une partie jouée ailleurs.

    Elle est rejouée et vérifiée : scénario, places, Héros, mode, points reportés, hashs.
command-campaign-show =
    Montre les parties jouées, et avec quoi la suivante commence.

    Tous les enregistrements sont rejoués et vérifiés.
command-campaign-demo = Laisse des bots jouer une campagne entière, puis la vérifie par ses enregistrements.

param-lang = Langue ; sinon MUSTER_LANG, sinon celle du système.
param-version = Affiche la version et quitte.
param-game = Le jeu.
param-play-game = Le jeu ; avec --resume, une partie enregistrée.
param-seats = Combien de joueurs.
param-people = Places des personnes, comptées à partir de 0 : 0,2 ; all ; none.
param-bot = Bot de toutes les autres places, ou d’une seule : greedy, 2=random. Répétable.
param-name = Noms des joueurs, place par place. Répétable.
param-seed = La même graine distribue la même partie.
param-fuzz-seed = La même graine donne les mêmes parties.
param-balance-seed = { param-fuzz-seed }
param-arena-seed = { param-fuzz-seed }
param-train-seed = Une autre graine que celle des réglages.
param-campaign-demo-seed = La même graine joue la même campagne.
param-option = Une option du jeu : towers=true. Répétable.
param-campaign-new-option = Une option de toutes les parties : mode=cooperative. Répétable.
param-campaign-demo-option = { param-campaign-new-option }
param-pack = Contenu : le nom d’un paquet fourni ou un dossier.
param-save = Où enregistrer ; sinon dans le dossier de données de l’utilisateur.
param-watch-save = Écrit l’enregistrement de la partie dans ce fichier.
param-resume = Continue une partie enregistrée : FICHIER, ou la dernière.
param-afresh = Recommence au lieu de reprendre où vous en étiez.
param-bots = Qui joue : greedy,random.
param-watch-bots = Bots dans l’ordre des places, répétés : greedy,random.
param-campaign-demo-bots = { param-watch-bots }
param-fuzz-bots = Qui joue les parties de bots : random,greedy.
param-delay = Secondes entre deux coups.
param-file = Un enregistrement, ou une partie enregistrée.
param-backup-file = Le fichier à écrire.
param-restore-file = Un fichier écrit par muster backup.
param-campaign-file = La campagne : un petit fichier, avec les enregistrements de ses parties à côté.
param-campaign-new-file = { param-campaign-file }
param-campaign-play-file = { param-campaign-file }
param-campaign-add-file = { param-campaign-file }
param-campaign-show-file = { param-campaign-file }
param-campaign-demo-file = Où garder la campagne ; sinon elle est oubliée.
param-rule = Une règle (MM-CBT-04) ou une section (CBT).
param-schema = Imprime à la place le schéma JSON des tables.
param-parts = Vérifications et jeux ; rien signifie tout.
param-bench-parts = Jeux, ou parties de la mesure ; rien signifie les moteurs, en entier.
param-renew = records : réécrit ceux qui diffèrent et imprime la différence.
param-full = Imprime chaque numéro, table et ligne qui diffère.
param-matches = Combien de parties.
param-balance-matches = Parties pour chaque nombre de places.
param-arena-matches = Combien de parties ; autant pour chaque rencontre.
param-train-matches = Parties de chaque génération, pour un essai.
param-seconds = Pendant combien de temps ; 10 si rien n’est dit.
param-fuzz-seats = Nombres de places : 2,4 ; sinon tous.
param-balance-seats = { param-fuzz-seats }
param-arena-seats = Nombre de places ; sinon une par bot qui se rencontre.
param-arena-bot = Un de plus qui joue : search:0.2s. Répétable.
param-arena-resume = Continue l’étude de ce dossier.
param-balance-resume = { param-arena-resume }
param-ray = Joue sur une grappe Ray.
param-out = Garde parties, tables, chiffres et un rapport illustré.
param-answers = Garde chaque décision dans ce dossier.
param-round_robin = Tous jouent deux à deux.
param-ladder = Chacun passe devant ceux qu’il bat sûrement.
param-until_sure = S’arrête dès qu’il est sûr qui est le meilleur.
param-files = Des enregistrements, ou des dossiers qui en contiennent.
param-export-out = Où vont les tables.
param-observe = Ce que contient une position : nothing, traits, view.
param-vary = Plusieurs paquets à la fois, d’un fichier TOML.
param-scenario = Euthia : le scénario ; comme --option scenario=NOM.
param-settings = Un fichier TOML ; sinon celui du jeu.
param-folder = Où vont données, modèles et rapports.
param-processes = Combien jouent à la fois ; sinon tous les cœurs.
param-host = Adresse d’écoute [127.0.0.1] ; 0.0.0.0 laisse entrer d’autres machines.
param-port = Port d’écoute [8000] ; 0 en prend un libre.
param-data = Dossier du stock ; sinon dans le dossier de données de l’utilisateur.
param-database = sqlite:///chemin ou postgresql://... ; sinon un fichier dans le dossier.
param-config = Un fichier TOML de réglages ; sinon celui que nomme MUSTER_CONFIG.
param-setting = N’importe quel réglage ci-dessous. Répétable.
param-serve-processes = Nombre de processus ; plus d’un demande PostgreSQL.
param-browser = Ouvre la page dans un navigateur.
param-replace = Vide d’abord le stock.
param-hero = Héros, place par place ; sinon au hasard. Répétable.
param-record = L’enregistrement d’une partie finie : la partie suivante.
param-as_json = Tout ce qui a été trouvé, en JSON.

heading-usage = Utilisation :
heading-options = Options
heading-arguments = Arguments
heading-commands = Commandes
phrase-help = Affiche cette aide et quitte.
phrase-default = [par défaut :
phrase-required = [obligatoire]

wrong-option = il n’y a pas d’option { $name }
wrong-command = il n’y a pas de commande { $name }
wrong-missing = il manque { $name }
wrong-value = { $name } : cette valeur ne convient pas
