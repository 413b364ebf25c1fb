### Ce que dit le terminal lui-même. Les noms des jeux, des cartes et des règles viennent des jeux.

language-name = français

## Menu et formulaire

menu-title = À quoi joue-t-on ce soir ?
menu-new = Nouvelle partie
menu-resume =
    { $n ->
        [0] Reprendre une partie enregistrée (il n’y en a pas)
       *[other] Reprendre une partie enregistrée ({ $n })
    }
menu-learn = Apprendre un jeu en jouant
menu-watch = Regarder jouer les bots
menu-rules = Lire les règles
menu-language = Langue : { $lang }
menu-quit = Quitter
menu-back = Retour
menu-which-game = Quel jeu ?
menu-which-save = Quelle partie ?
menu-no-saves = Aucune partie n’est enregistrée.
menu-not-understood = « { $typed } » n’est pas au menu : tapez un nombre de 1 à { $n }, ou q.
form-seats = Joueurs : { $n }
form-seat = Joueur { $seat } : { $who }
form-person = personne
form-bot = bot « { $bot } »
form-pack = Contenu : { $pack }
form-option = { $title } : { $value }
form-yes = oui
form-no = non
form-keys = Tapez un numéro pour changer sa ligne · Entrée pour commencer · q pour revenir
form-not-understood = « { $typed } » ne change rien : tapez un nombre de 1 à { $n }, Entrée ou q.

## Jouer

keys-play = ?:règle u:annuler h:conseil l:journal v:cartes r:refus g:langue s:copie q:sortir
keys-lesson = x:quitter la leçon ?:règle u:annuler h:conseil l:journal v:cartes q:sortir
lesson-do = Tapez { $n } : { $answer }
lesson-later = Plus tard ! Faites d’abord ce que dit le guide, ou tapez x pour quitter la leçon.
lesson-left = Vous avez quitté la leçon : c’est maintenant une partie comme les autres.
lesson-learnt = C’était la leçon. Vous continuez sans guide ; h donne toujours un conseil.
no-lesson = Cette partie ne suit aucune leçon.
final-mark = (définitif)
forced = { $question } Une seule réponse était possible ; elle a été donnée pour vous : { $answer }.
bot-played = { $name } a joué.
hand-over = { $name }, c’est à vous. Que personne d’autre ne regarde. Appuyez sur Entrée pour voir votre table.
hint = Conseil ({ $n }) : { $answer }.
hint-why = Conseil ({ $n }) : { $answer }. { $why }
taken-back = Annulé.
cannot-take-back = Trop tard pour annuler : le hasard a joué, quelque chose a été révélé, ou quelqu’un d’autre a répondu depuis.
no-such-number = L’option { $typed } n’existe pas : tapez un nombre de 1 à { $n }.
not-understood = « { $typed } » n’est ni un nombre de 1 à { $n } ni une des lettres ci-dessous.
no-such-language = La langue « { $typed } » n’existe pas ; il y a { $known }.
no-such-rule = Aucune règle ni section ne s’appelle « { $typed } ».
no-rule = Aucune règle n’est liée à cette question.
no-such-card = Rien ici ne s’appelle « { $typed } ».
nothing-refused = Tout ce qui est montré est possible en ce moment.
refused-title = Ce qui n’est pas possible maintenant, et pourquoi
log-empty = Il ne s’est encore rien passé.
log-earlier = { $n ->
    [one] … 1 ligne avant celles-ci : tapez l * pour tout le journal
   *[other] … { $n } lignes avant celles-ci : tapez l * pour tout le journal
}
cards-more = Les cartes sur la table. Tapez v NOM pour l’une des { $n } cartes et tuiles de la boîte, v * pour toutes.
page-more = — Entrée : suite · q : retour —
page-back = — Entrée : retour —

## Enregistrer

save-failed = La partie continue, mais elle n’est pas enregistrée : { $why }.
save-how = Enregistrée après chaque réponse dans { $path }. Tapez s NOM pour une copie.
save-how-unsaved = Cette partie n’est pas enregistrée. Tapez s NOM pour une copie.
save-exists = { $path } existe déjà ; rien n’a été écrit.
save-as-failed = { $path } n’a pas pu être écrit : { $why }.
saved-as = Une copie est enregistrée sous { $path }.
left-saved = Enregistrée. Pour continuer : { $command } play --resume { $file }
left-unsaved = La partie n’a pas été enregistrée.
record-kept = L’enregistrement de cette partie : { $path } ({ $command } replay le montre à nouveau)

## La fin

result-title = Fin
result-score = Points
result-place =
    { $n ->
        [1] { $n }er
       *[other] { $n }e
    }
result-winner = Victoire : { $name }.
result-shared = Victoire partagée : { $names }.
result-success = L’objectif est atteint.
result-failure = L’objectif n’est pas atteint.
result-tie-break = Départage : { $name }.
result-grade = { $name }

## Revoir

keys-replay = ↵:suite b:retour N:ligne ±9 a:début e:fin w 1:place l:journal g:langue q:sortir
replay-at = Ligne { $line } sur { $lines }
replay-answer = → { $answer } (sur { $n })
replay-take-back = annule sa dernière réponse.
replay-open = La partie n’est pas finie ; son enregistrement a { $n } lignes.
replay-not-understood = « { $typed } » n’est aucune des touches ci-dessous.

## Démonstration

demo-played = { $game } : une partie de bots « { $bot } », { $n } réponses
demo-same = L’enregistrement rejoué donne le même état : { $hash }
demo-differs = L’enregistrement rejoué donne un AUTRE état !

## Campagnes

campaign-made = Une campagne commence : { $path }. Jouez sa première partie avec : { $command } campaign play { $file }
campaign-added = La partie { $n } est finie et rejoint la campagne : { $file }
campaign-next = Jouez la partie { $n } avec : { $command } campaign play { $file }
campaign-part = { $n }. { $title } – finie à la manche { $round }
campaign-seat = {"   "}{ $name } : { $points ->
        [one] { $points } point de révocation
       *[other] { $points } points de révocation
    }, { $reputation } de réputation
campaign-to-come = { $n }. { $title } – à venir
campaign-carried = Or avec lequel commence la partie suivante : { $points }
campaign-over = La campagne est finie. Points de révocation de toutes les parties : { $points }

## Règles

rules-count =
    { $n ->
        [one] { $n } règle
       *[other] { $n } règles
    }
rules-which = Quelle règle ou section ? (Entrée : retour)
rule-section = Section :
rule-kind = Type :
rule-source = Source :
rule-why = Pourquoi :
rule-completes = Complète :
rule-completed-by = Complétée par :
kind-rule = règle du livret
kind-component = élément de la boîte
kind-ruling = clarification de notre part

## Signes de la table de Meeples & Monsters

sign-gives = demande ces unités et donne ce qui suit
sign-gain = gagnez ce meeple
sign-return = ce meeple retourne à la réserve
sign-draw = piochez des meeples
sign-draw-later = piochez plus de meeples à la phase de pioche
sign-quests = piochez des quêtes, puis défaussez-en
sign-rebag = remettez jusqu’à ce nombre de meeples du logis dans le sac (entre parenthèses : chaque autre joueur)
sign-back = cette unité revient à la taverne
sign-class-bonus = bonus de combat d’une classe, de toutes les autres unités (*) ou contre un type
sign-pair-bonus = la première est plus forte à côté de la seconde
sign-single-bonus = une unité est plus forte selon la corruption du logis
sign-token = jeton bonus : PV pour ce nombre de types d’unités différents de ce niveau, ou d’unités de prestige (^)
sign-plan = affectées là ce tour-ci : total et force

## Signes et mots courts de la table de Monster Lands

lands-die-strength = F
lands-die-magic = M
lands-die-persuasion = P
lands-place-left = G
lands-place-right = D
lands-place-entrance = P
lands-place-mission = M
lands-place-contract = C
lands-entrance = Portes
lands-mission = Mission
lands-contract = Contrat
lands-lodge = Repère
lands-alchemist = Alchimiste
lands-tavern = Taverne
lands-armory = Armurerie
lands-bazaar = Bazar
lands-mine = Mine
lands-pawn_shop = Prêteur
lands-no-monster = pas de monstre
lands-defense = Défense
lands-power-glory_loss = les blessures coûtent { $n } de gloire
lands-power-affinity_dice = { $n ->
    [one] +{ $n } dé sur son affinité
   *[other] +{ $n } dés sur son affinité
}
lands-power-no_weapons = pas d’armes
lands-power-to_entrance = vient aux Portes
lands-power-no_potions = ni potions ni venins
lands-power-no_talents = pas de talents Défense
lands-power-lash = à sa mort, touche tous : { $n }
lands-power-panic = panique ×{ $n } aux Portes
lands-power-die_minus = dés { $die } −{ $n } chacun
lands-power-hits = touches automatiques : +{ $n }
lands-power-escape = capturé, il s’échappe
lands-power-spores = { $n ->
    [one] avant d’attaquer : { $n } dé contre tous
   *[other] avant d’attaquer : { $n } dés contre tous
}
lands-power-entrance_dice = { $n ->
    [one] +{ $n } dé aux Portes
   *[other] +{ $n } dés aux Portes
}
lands-power-traps = { $n ->
    [one] capture : { $n } piège
   *[other] capture : { $n } pièges
}
lands-battle = Combat
lands-roll = Lancer
lands-purchase = Achat
lands-hits-left = touches restantes : { $n }
lands-hit-from = chaque dé touche dès { $n }
lands-deadly = elles tueraient
lands-talents = talents
lands-tokens = jetons
lands-ward = magie pour s’en protéger
lands-nothing-rolled = rien de lancé
lands-dice-left = à lancer
lands-no-trap = sans piège
lands-carried = blessures précédentes
lands-discount = réduction du dé
lands-flat-discounts = et { $n } de plus
lands-basket = panier
lands-novice = Sans talent. Une fois par tour, change un de vos dés en un dé d’une autre couleur. Ne part pas en expédition.
lands-sign-die = un dé posé : une lettre sur sa couleur, un dé de persuasion avec sa face ; le signe qui suit est celui de son propriétaire
lands-sign-space = un emplacement pour un dé ; ◐ force ou magie, * n’importe lequel
lands-sign-free = un emplacement libre ; fermé à un ou deux joueurs ; bloqué par Madhala
lands-sign-panic = un bâtiment en panique
lands-sign-need = dés requis d’une expédition et, entre parenthèses, ceux de renfort
lands-sign-gift = ce que donne une expédition : talents Défense, relances ; gloire pour les mercenaires qui y meurent
lands-sign-token = un jeton face cachée ; révélé, avec son effet ; un piège renforcé ; blessures laissées au monstre
lands-sign-monster = les dés que lancerait le monstre ; valeurs de capture et d’élimination et leurs récompenses
lands-sign-land = valeur de conquête et gloire d’une région ; quels dés rapportent quoi une fois gérée
lands-sign-mission = dés, objectif, récompense et pénalité d’une mission
lands-sign-contract = dés et paiement d’un contrat, et les récompenses de ses deux expéditions
lands-sign-member = leader ; blessé ; en expédition ({ $places }) ; gère une région ; équipement
lands-sign-glory = gloire, réputation, et combien de réputation vous pouvez encore recruter
lands-sign-wages = salaires dus ; ! plus que n’en a le clan
lands-sign-turn = à qui de jouer ; premier joueur ; a passé
lands-sign-defense = talents Défense ; seulement contre ces affinités
lands-sign-reroll = relances de ces dés ; ? en mission seulement
lands-sign-per-die = chaque dé de ce type compte plus ; ⚔ contre les monstres, ⌂ pour conquérir
lands-sign-deed = plus pour capturer, éliminer, conquérir ; +4 un piège, contre les monstres
lands-sign-no-trap = capture sans piège ; garde plus de pièges
lands-sign-reward = en plus pour une capture, une élimination, une conquête
lands-sign-trick = détourne des dés d’attaque sur un voisin ; lui vole un dé
lands-sign-take = paie un dé ; prend l’un d’eux chaque tour ; plus de la Mine
lands-sign-done = un total et la valeur à atteindre ; atteinte, réussi
lands-sign-cheaper = recruter moins cher, pièges moins chers ; un mercenaire gratuit

## Euthia sur la table

euthia-code-elemental = E
euthia-code-treasure = T
euthia-code-mountain = Mo
euthia-code-lake = La
euthia-code-cave = Gr
euthia-code-portal = Po
euthia-code-merchants = Ma
euthia-code-alchemists = Al
euthia-code-towers = To
euthia-code-church = Eg
euthia-code-fortress = Fo
euthia-code-lord = Se
euthia-code-legend = Le
euthia-code-encounter = Re
euthia-code-scenario = Sc
euthia-code-griffin = Gf
euthia-here = Ici
euthia-loose = Sans place :
euthia-supply = Tuiles à côté du plateau
euthia-veiled = Voilées jusqu’à
euthia-kills = Héros tués
euthia-deaths = Morts
euthia-deaths-at-most = au plus { $n } morts
euthia-tally = Compte
euthia-goal = but
euthia-waves = Vagues aux manches
euthia-forms = Formes de l’ennemi
euthia-sabotage = sabotage après la manche { $n }
euthia-sabotage-alone = sabotage après la manche { $n } avec moins de { $evidence } preuves
euthia-burned = lieux brûlés :
euthia-revoked = Révocations
euthia-ends-at = fin à { $n }
euthia-demon-in = démon à la manche { $n }
euthia-next = Prochains monstres
euthia-own-roll = Jet de héros
euthia-no-attack = rien pour attaquer
euthia-chaos = Chaos
euthia-caches = caches
euthia-discards = Défausses
euthia-played = jouées :
euthia-sign-monster = monstre et son niveau
euthia-sign-hex = ce que montre un hexagone, et le monstre qui s’y trouve ; une terre vide n’a pas de lettres
euthia-sign-centre = un hexagone d’une tuile spéciale ; son centre, avec × tant qu’il reste des monstres autour
euthia-sign-power = un élémentaire ; son pouvoir sur les hexagones voisins
euthia-sign-token = un héros ; un jeton du même joueur, sur un hexagone libéré, exploité ou visité ; magie défensive
euthia-sign-unknown = pas encore révélé
euthia-sign-figures = repaire du monstre d’élite révélé ; un ennemi commun ; le griffon ; un lieu brûlé
euthia-sign-more = la carte continue dans ces directions
euthia-sign-hexes = dans une liste de chemins : l’hexagone en haut à gauche, celui de droite et celui du bas d’une tuile, son centre
euthia-sign-range = à partir d’une valeur de combat de 5, 1 dégât ou 1 blessure ; à partir de 8, 2 ; entre crochets ce qui vaut maintenant
euthia-sign-effects = à votre jet ; à la valeur du monstre ; plus de dégâts ; moins de blessures
euthia-sign-health = soigne ; plus de santé maximale
euthia-sign-special = effet spécial : voir la tuile
euthia-sign-slot = épuisée ; emplacement libre ; emplacement verrouillé avec son prix
euthia-sign-turn = qui doit répondre ; premier joueur ; atteint ou révoqué ; jeton utilisé
euthia-sign-waves = vagues selon la manche où elles arrivent, ou formes de l’ennemi : vaincue, sur la carte, à venir

## D'où viennent les points, et départages

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
part-affinity = Affinité
part-leader = leader de plus grande réputation
part-gold = or
part-wanderer = Vagabond
part-recruit = Recrue
part-mercenary = Mercenaire
part-captain = Capitaine
part-clan_leader = Leader de clan
part-champion = Champion de la reine

# L’analyse d’une partie
analysis-title = Analyse : les chances de gagner
analysis-line = ligne
analysis-chance = { $chance } %
analysis-swings = Les plus grands retournements
analysis-swing = Lignes { $first } à { $last } : { $name }, de { $before } % à { $after } %
analysis-missed = Occasions manquées
analysis-nothing = Rien qui ait été nettement meilleur.
analysis-better = Ligne { $line }, { $name } : « { $better } » ({ $best } %) plutôt que « { $answer } » ({ $chance } %)
