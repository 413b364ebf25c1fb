## What can go wrong. Names, paths and values are as they were given.

error-line = ligne { $line } : { $problem }
error-because = { $problem }
error-in-file = { $path } : { $problem }
error-no-game = il n’y a pas de jeu « { $name } » ; les jeux sont : { $games }
error-no-observations = le jeu « { $game } » ne dit rien à qui apprend : il n’a pas de module « observations »
error-no-bot = il n’y a pas de bot « { $name } » pour { $game } ; les bots sont : { $bots }
error-no-pack = il n’y a pas de paquet « { $name } » pour { $game } ; les paquets sont : { $packs }, ou le chemin d’un dossier
error-bad-budget = « { $budget } » n’est pas un budget ; dites 2000 (réponses dans des parties imaginées) ou 0.2s
error-added = « { $name } » du paquet { $package } ne peut pas être chargé : { $problem }
error-added-bot = « { $name } » du paquet { $package } n’est pas un bot : il n’a pas de decide(chair)
error-added-pack = « { $name } » du paquet { $package } n’est pas un paquet de contenu : ni un chemin, ni un paquet
error-bad-observe = une position peut contenir { $known }, pas « { $asked } »
error-no-traits = { $game } ne déclare aucun trait dont apprendre
error-no-foresight = { $game } n’a pas de joueurs qui anticipent
error-no-file = le fichier { $path } n’existe pas
error-no-lesson = { $game } n’a pas de première partie guidée
error-no-language = { $where } : il n’y a pas de langue « { $name } » ; les langues sont : { $languages }
error-no-rule = { $game } : il n’y a pas de règle { $asked } ; les numéros ressemblent à { $like }
error-no-rule-or-section = { $game } : il n’y a ni règle ni section « { $asked } » ; les numéros ressemblent à { $like }, les sections sont : { $sections }
error-which-game = à quel jeu ? { $games } ; ou --resume pour continuer la dernière partie
error-nothing-saved = aucune partie enregistrée à continuer
error-exists = { $path } existe déjà ; pour continuer : { $command }
error-file-exists = { $path } existe déjà
error-no-bots = --bots : nommez au moins un bot
error-matches-or-seconds = indiquez soit --matches, soit --seconds
error-needs-out = { $flag } demande le dossier de l’étude : --out DOSSIER
error-pack-or-vary = indiquez soit --pack, soit --vary
error-round-robin-or-ladder = indiquez soit --round-robin, soit --ladder
error-name-value = { $flag } : « { $entry } » n’a pas la forme NOM=VALEUR
error-where-no-seat = { $where } : il n’y a pas de place « { $seat } » ; les places vont de 0 à { $last }
error-names = { $names ->
    [one] 1 nom
   *[other] { $names } noms
} pour { $seats } places
error-no-unicode = { $text } n’est pas du texte Unicode
error-bad-pack = le paquet { $pack } n’est ni un nom ni un chemin
error-bad-seats = { $seats } places, ce n’est pas possible ; indiquez un nombre entier
error-bad-seed = la graine { $seed } n’est ni un nombre entier ni un texte
error-seats = { $game } : { $seats } places, ce n’est pas possible ; possibles : { $allowed }
error-no-option = { $game } : il n’y a pas d’option « { $option } » ; les options sont : { $known }
error-option = { $game } : l’option « { $option } » { $problem }
error-value = ne peut pas être { $value } ; valeurs possibles : { $wanted }
error-no-seat = il n’y a pas de place { $seat } ; la partie a { $seats } places, comptées à partir de 0

error-no-match-file = { $path } : ce n’est ni un enregistrement ni un instantané de Muster
error-snapshot-alone = { $path } : cet instantané ne contient pas d’enregistrement
error-too-large = { $path } : ce fichier est trop gros pour être une partie
error-no-snapshot = ce n’est pas un instantané de Muster
error-snapshot-format = cet instantané est d’un autre format ({ $line }) ; cette version lit le format 1
error-snapshot-checksum = l’instantané est endommagé : sa somme de contrôle ne correspond pas
error-snapshot-damaged = l’instantané est endommagé : on ne peut pas le décompresser
error-snapshot-parts = l’instantané est endommagé : il en manque des parties
error-snapshot-part = l’instantané est endommagé : sa partie « { $part } » est illisible

error-record-empty = ce n’est pas un enregistrement : il est vide
error-no-record = ce n’est pas un enregistrement : la première ligne doit être « muster record 1 »
error-record-format = cet enregistrement est au format { $found } ; cette version lit le format { $known }
error-header-lacks = il manque « { $name }: » dans l’en-tête
error-header-twice = l’en-tête a deux lignes « { $name }: »
error-record-no-seed = l’en-tête n’a ni « seed: » ni « commitment: »
error-not-json = { $name } : « { $text } » n’est pas du JSON de la bonne forme
error-no-number = { $name } : « { $text } » n’est pas un nombre entier
error-record-line = impossible de lire « { $text } » ; attendu : « PLACE CLÉ » ou « take-back PLACE »
error-other-seed = la graine n’est pas celle qui avait été engagée
error-hash-place = un hash annoncé après { $said } lignes se trouve après { $found }
error-seed-secret = l’enregistrement ne contient pas encore la graine, seulement son engagement : on ne peut pas le rejouer
error-diverges = l’enregistrement diverge : attendu { $expected }, trouvé { $found }

error-no-campaign = { $path } : ce n’est pas une campagne : « { $part } » manque ou est faux
error-campaign-no-text = { $path } : ce n’est pas une campagne : ce n’est pas du texte
error-campaign-no-toml = { $path } : ce n’est pas une campagne : ce n’est pas du TOML : { $problem }
error-campaign-game = { $path } : il n’y a pas de campagne de « { $game } », seulement de « { $only } »
error-campaign-too-long = { $path } : { $records } enregistrements, mais une campagne a { $parts } parties
error-campaign-over = { $path } : toutes les parties de cette campagne sont jouées
error-campaign-option = l’option « { $option } » ne se choisit pas dans une campagne : ses parties la fixent
error-not-this-part = { $path } : ce n’est pas la partie { $part } de la campagne : { $problem }
