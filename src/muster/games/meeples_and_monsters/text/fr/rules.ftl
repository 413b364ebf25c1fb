### MEEPLES & MONSTERS : catalogue des règles, en français

section-CMP = Matériel

section-SET = Mise en place

section-TRN = Déroulement d’un tour

section-DEV = Phase de développement

section-MAI = Phase principale : affectation

section-LOC = Activer des lieux

section-OVR = Quartiers envahis

section-CBT = Combat

section-UNT = Unités et cartes Héros de base

section-PRE = Unités de prestige

section-RES = Phase principale : résolution

section-CLN = Phase principale : nettoyage

section-DRW = Phase de pioche

section-DCA = Cartes L’arrivée du Conseil des Ténèbres

section-QST = Quêtes

section-END = Fin de la partie

section-OVL = Seigneurs des Ténèbres et Sbire

section-SCO = Décompte

section-FAQ = Autres réponses du livret

section-ICO = Icônes

section-KOH = Roi de la colline

section-TWR = Les Quatre Tours (module optionnel)

## CMP

rule-MM-CMP-01 = Meeples paysans
    .text = La réserve compte 48 paysans blancs pour toute la partie. Rien ne permet d’en créer d’autres.

rule-MM-CMP-02 = Guerriers, mages, clercs, chevaliers
    .text = Pour les unités de base de couleur, la réserve compte 18 guerriers (bleus), 18 mages (jaunes), 18 clercs (rouges) et 15 chevaliers (noirs).

rule-MM-CMP-03 = Meeples de corruption
    .text = Il y a 20 meeples de corruption gris. À 4 joueurs, les sacs de départ (12) et les deux premières cartes L’arrivée du Conseil des Ténèbres (8) les utilisent tous.

rule-MM-CMP-04 = Meeples de prestige
    .text = Il y a 5 rôdeurs verts, 5 paladins violets et 5 chamanes orange. En les comptant, le jeu comprend 152 meeples en tout.

rule-MM-CMP-05 = Matériel de joueur
    .text = Chaque joueur dispose de 1 plateau de joueur, de 1 sac en tissu et de 3 marqueurs de joueur ; la boîte en contient respectivement 4, 4 et 12. Un plateau de joueur comporte une taverne pour les unités actives, un logis pour les unités épuisées, des emplacements pour les cartes Héros et les valeurs de combat de niveau 1. Un joueur détient le marqueur de premier joueur, dont la forme n’a aucune signification.

rule-MM-CMP-06 = Plateau de la cité
    .text = Le plateau de la cité comporte en son centre le Capitole, avec 2 lieux (construire, monter de niveau), et 4 quartiers : Villages, Université, Château, Cathédrale. Chaque quartier offre 1 lieu présent dès le départ, 2 emplacements libres, 3 cases de monstre et 1 espace de tour.

rule-MM-CMP-07 = Plateau de l’affrontement final
    .text = Ce plateau porte la piste de PV et quatre emplacements de carte : trois pour les Seigneurs des Ténèbres et celui de droite pour le Sbire.

rule-MM-CMP-08 = Cartes Héros de base
    .text = Il y a 16 cartes Héros de base recto verso : pour chaque joueur, une pour le mage, une pour le clerc, une pour le chevalier et une pour le guerrier, avec le niveau 2 d’un côté et le niveau 3 de l’autre. Les paysans n’en ont pas.

rule-MM-CMP-09 = Cartes Héros de prestige
    .text = Il y a 12 cartes Héros de prestige : pour chaque joueur, une pour le rôdeur, une pour le paladin et une pour le chamane. Elles s’appliquent au joueur dès le début et ne changent jamais.

rule-MM-CMP-10 = Cartes Monstre
    .text = Il y a 40 monstres ordinaires : 12 de niveau 1, 20 de niveau 2 et 8 de niveau 3. Chacun a un niveau, un type, un quartier, une force et une valeur en PV ; certains ont aussi un effet, et certains portent la mention 3+.

rule-MM-CMP-11 = Cartes du Conseil des Ténèbres
    .text = Il y a 3 Seigneurs des Ténèbres, 1 Sbire (Combustor) et 3 cartes L’arrivée du Conseil des Ténèbres. Avec les 40 monstres ordinaires, cela fait 47 cartes.

rule-MM-CMP-12 = Jetons Bonus du Conseil des Ténèbres
    .text = Il y a 6 jetons Bonus du Conseil des Ténèbres différents ; 3 d’entre eux servent dans une partie.

rule-MM-CMP-13 = Tuiles de lieu
    .text = Il y a 15 tuiles de lieu différentes. Au plus 8 d’entre elles sont construites dans une partie, car il n’y a que 8 emplacements libres.

rule-MM-CMP-14 = Cartes Quête
    .text = Il y a 44 cartes Quête. Chacune indique un type (déclenchée, permanente ou de fin de partie), une condition, une récompense en PV, une pénalité et, le plus souvent, un bonus.

## SET

rule-MM-SET-01 = De deux à quatre joueurs
    .text = Le jeu se joue à 2, 3 ou 4 joueurs.

rule-MM-SET-02 = Pas de règles en solo
    .text = Il n’y a pas de mode solo. Une personne seule joue contre 1 à 3 joueurs gérés par l’ordinateur, avec les règles normales.
    .why = Le livret ne contient pas de règles en solo (seule une autre édition du jeu en avait), et les adversaires gérés par l’ordinateur y suppléent déjà.

rule-MM-SET-03 = Le plateau au départ
    .text = Au début de la partie, les quatre lieux de départ sont déjà en place sur le plateau de la cité, un par quartier. Les huit autres emplacements sont tous libres.

rule-MM-SET-04 = Le Sbire sur le plateau de l’affrontement final
    .text = Combustor se trouve face visible sur l’emplacement de droite du plateau de l’affrontement final. Il ne reçoit jamais de jeton Bonus.

rule-MM-SET-05 = Seigneurs des Ténèbres et jetons Bonus
    .text = Les 3 Seigneurs des Ténèbres se trouvent face visible sur le plateau de l’affrontement final. Un jeton Bonus tiré au hasard est placé sous chacun d’eux, son bonus visible de tous ; les 3 autres jetons ne servent pas dans cette partie.

rule-MM-SET-06 = Réserve et unités
    .text = Tous les meeples commencent dans la réserve commune, triés par couleur. Tout meeple est une unité, sauf la corruption grise.

rule-MM-SET-07 = Le score commence à zéro
    .text = Le marqueur de chaque joueur commence au début de la piste de PV, sur 0 PV.

rule-MM-SET-08 = Piles de monstres par niveau
    .text = Répartissez les monstres ordinaires en trois piles selon leur niveau et mélangez chaque pile séparément.

rule-MM-SET-09 = Retrait des cartes 3+ à 2 joueurs
    .text = À moins de 3 joueurs, les monstres portant la mention 3+ sont remis dans la boîte.

rule-MM-SET-10 = D’abord le retrait, puis les moitiés
    .text = Les cartes 3+ sont retirées avant que la moindre carte L’arrivée du Conseil des Ténèbres soit mélangée. La moitié inférieure de la pile de niveau 3 compte la moitié de ses cartes, arrondie à l’inférieur.
    .why = Pour le retrait, cela découle de l’ordre des étapes 6 et 7 ; le texte ne prévoit pas le cas d’une pile de niveau 3 impaire : il faut donc un arrondi fixe.

rule-MM-SET-11 = Première carte L’arrivée du Conseil des Ténèbres
    .text = Mélangez une carte L’arrivée du Conseil des Ténèbres aux 4 monstres de niveau 1 du dessous de la pile et placez les autres monstres de niveau 1 par-dessus.

rule-MM-SET-12 = Deuxième carte L’arrivée du Conseil des Ténèbres
    .text = Mélangez une carte L’arrivée du Conseil des Ténèbres aux 8 monstres de niveau 2 du dessous de la pile et placez les autres monstres de niveau 2 par-dessus.

rule-MM-SET-13 = Troisième carte L’arrivée du Conseil des Ténèbres
    .text = Partagez les monstres de niveau 3 en deux moitiés, mélangez la dernière carte L’arrivée du Conseil des Ténèbres à la moitié inférieure et placez la moitié supérieure par-dessus.

rule-MM-SET-14 = Constituer la pioche des monstres
    .text = La pioche des monstres se compose de la pile de niveau 1, posée sur la pile de niveau 2, elle-même posée sur la pile de niveau 3, face cachée : les monstres sont ainsi de plus en plus redoutables.

rule-MM-SET-15 = Les six premiers monstres
    .text = Piochez 6 monstres et placez chacun d’eux face visible dans le quartier indiqué sur sa carte, en occupant d’abord l’emplacement libre de ce quartier qui porte le plus petit numéro.

rule-MM-SET-16 = Quartier plein pendant la mise en place
    .text = Si, pendant la mise en place, un monstre appartient à un quartier qui compte déjà 3 monstres, il va dans le quartier qui en compte le moins ; en cas d’égalité, le hasard tranche.
    .why = Le livret laisse ce choix au joueur actif, mais il n’y en a pas encore pendant la mise en place.

rule-MM-SET-17 = Pas de carte du Conseil des Ténèbres parmi les six premières
    .text = La pile de niveau 1 doit garder au moins 10 monstres après le retrait des cartes 3+, pour que les six premières cartes soient toujours des monstres.
    .why = Six cartes doivent se trouver au-dessus des 4 du dessous ; le livret ne prévoit rien pour une carte L’arrivée du Conseil des Ténèbres pendant la mise en place.

rule-MM-SET-18 = Lieux disponibles
    .text = Mélangez les 15 tuiles de lieu et disposez-en 4 face visible à côté du plateau. Les 11 autres forment une pile face cachée.

rule-MM-SET-19 = Plateaux de joueur et sacs
    .text = Chaque joueur reçoit un plateau de joueur et un sac en tissu. Toutes les classes de base commencent au niveau 1.

rule-MM-SET-20 = Deux quêtes chacun
    .text = Mélangez les quêtes et distribuez-en 2 à chaque joueur, face cachée ; vous ne pouvez regarder que les vôtres. Les autres forment la pioche des quêtes, face cachée.

rule-MM-SET-21 = Sac de départ
    .text = Chaque joueur met dans son sac 3 meeples de corruption et 7 paysans de la réserve.

rule-MM-SET-22 = Main de départ
    .text = Chaque joueur pioche 4 meeples de son sac, sans regarder, et les place dans sa taverne. Les paysans ainsi piochés peuvent servir dès le premier tour.

rule-MM-SET-23 = La main de départ n’est pas une phase de pioche
    .text = La main de départ ne permet ni d’accomplir une quête ni d’utiliser un effet de la phase de pioche.
    .why = La pioche de la mise en place précède tous les tours ; les conditions de la phase de pioche se rapportent à une phase d’un tour.

rule-MM-SET-24 = Premier joueur
    .text = Le joueur qui a le plus grand nombre de meeples de corruption dans sa taverne prend le marqueur de premier joueur et commence. Si plusieurs joueurs sont à égalité, l’un d’eux est choisi au hasard.

rule-MM-SET-25 = Le marqueur de premier joueur ne bouge pas
    .text = Le marqueur de premier joueur ne change jamais de mains pendant la partie.
    .why = Aucune règle ne le déplace, et la fin de la partie y fait référence comme à un joueur déterminé, toujours le même.

## TRN

rule-MM-TRN-01 = Tours dans le sens horaire
    .text = Les joueurs jouent chacun leur tour dans le sens horaire, en commençant par le premier joueur.

rule-MM-TRN-02 = Trois phases
    .text = Un tour comporte trois phases, toujours dans cet ordre : phase de développement, phase principale, phase de pioche.

rule-MM-TRN-03 = Seul le joueur actif agit
    .text = Seul le joueur dont c’est le tour effectue des actions.

rule-MM-TRN-04 = Ce qui peut concerner les autres hors de leur tour
    .text = Hors de son tour, un joueur n’est concerné que par trois choses : un effet qui permet à chaque autre joueur de remettre 1 meeple dans son sac (à son choix, dans le sens horaire), la corruption et le meeple supplémentaire d’une carte L’arrivée du Conseil des Ténèbres, et le fait d’être chassé d’un lieu Roi de la colline.
    .why = Ces effets imprimés désignent les autres joueurs ; la phrase selon laquelle les autres n’agissent pas ne peut donc pas être prise au sens absolu.

rule-MM-TRN-05 = Informations publiques et secrètes
    .text = Les tavernes, les logis, les niveaux des héros, les quêtes accomplies, les piles des vaincus, le plateau, la réserve et le nombre de cartes de chaque pioche et de chaque main sont publics. Les mains de quêtes, les cartes face cachée et l’ordre des pioches sont secrets ; du contenu des sacs, seul le nombre de meeples de chaque couleur est public.
    .why = Le livret ne rend secrètes que les quêtes et interdit de regarder en piochant ; chaque gain et chaque retour se fait à la vue de tous, si bien que le contenu des sacs peut de toute façon se déduire.

## DEV

rule-MM-DEV-01 = Le développement est facultatif
    .text = Rien ne vous oblige à affecter des unités pendant la phase de développement. Si vous n’affectez rien, la phase se termine et votre phase principale commence.

rule-MM-DEV-02 = Capacités de héros pendant toute la phase de développement
    .text = Les capacités de héros de la phase de développement s’utilisent à tout moment de cette phase, une fois par classe : avant et entre les affectations au Capitole, et après la résolution de chaque lieu. Ce qui est pioché sert aussitôt ; l’unité qu’un emplacement vient de faire piocher et le niveau tout juste acheté comptent.
    .why = Les cartes nomment la phase, sans préciser d’étape.

rule-MM-DEV-03 = Les conditions sont vérifiées au moment de l’utilisation
    .text = Les conditions du clerc et du chevalier portent sur la taverne au moment où la capacité est utilisée. Vous choisissez l’ordre : un meeple pioché grâce à l’une des capacités peut donc rendre l’autre utilisable.
    .why = Les capacités sont des effets distincts et aucun ordre n’est imprimé.

rule-MM-DEV-04 = Affecter des unités au Capitole
    .text = Vous pouvez affecter des unités actives de votre taverne à l’un des lieux du Capitole ou aux deux, chacun au plus une fois par tour. La corruption ne peut pas être affectée.

rule-MM-DEV-05 = Le Capitole n’est pas un quartier
    .text = Les deux lieux du Capitole n’appartiennent à aucun quartier. Ils ne sont jamais envahis.
    .why = Un quartier est envahi en raison des monstres qui s’y trouvent, et il n’y a jamais de monstres au Capitole.

rule-MM-DEV-06 = Construire avec 1 paysan
    .text = Pour construire, vous pouvez affecter 1 paysan ; placez alors à côté de lui, sur le lieu du Capitole, 1 paysan de plus venant de la réserve.

rule-MM-DEV-07 = Construire avec 2 paysans
    .text = Pour construire, vous pouvez à la place affecter 2 paysans. Dans ce cas, aucun paysan ne vient de la réserve.

rule-MM-DEV-08 = Une seule construction par tour
    .text = À chaque tour, utilisez une seule des deux options de construction et construisez une seule tuile.

rule-MM-DEV-09 = Nombre exact d’unités au Capitole
    .text = Au Capitole, affectez exactement les unités de l’option choisie ; les unités en trop n’y sont pas permises.
    .why = C’est le nombre de paysans qui distingue les deux options de construction, et la montée de niveau demande exactement 1 unité : la permission générale de dépasser un prérequis ne peut donc pas s’appliquer ici.

rule-MM-DEV-10 = Pas assez de paysans dans la réserve
    .text = L’option à 1 paysan reste autorisée quand la réserve n’a plus de paysan ; vous n’en recevez simplement aucun. De même, un quartier envahi n’ajoute pas plus de paysans qu’il n’en reste.
    .why = Pour une réserve épuisée, la réponse du livret est que le gain est ignoré et que tout le reste est effectué.

rule-MM-DEV-11 = Monter de niveau demande une unité de la classe
    .text = Pour faire monter une classe de niveau, affectez exactement 1 unité de cette classe. Une seule classe peut monter de niveau par tour.

rule-MM-DEV-12 = Ce qui peut monter de niveau
    .text = Les mages, les clercs, les chevaliers et les guerriers peuvent passer du niveau 1 au niveau 2 et du niveau 2 au niveau 3. Les paysans n’ont pas de carte Héros et les unités de prestige gardent leur niveau : ni les uns ni les autres ne peuvent donc monter de niveau.

rule-MM-DEV-13 = Le chamane au Capitole
    .text = Au Capitole, un chamane peut remplacer une autre unité : un paysan pour construire, ou un mage, un clerc, un chevalier ou un guerrier pour faire monter cette classe de niveau.
    .why = Le chamane remplace n’importe quelle unité de base pour activer des lieux, et les deux endroits du Capitole sont appelés des lieux.

rule-MM-DEV-14 = Résoudre le Capitole
    .text = Chaque lieu du Capitole auquel vous avez affecté des unités doit être résolu. Si vous avez utilisé les deux, choisissez l’ordre.

rule-MM-DEV-15 = Construire une tuile
    .text = Choisissez une tuile face visible à côté du plateau et placez-la sur n’importe quel emplacement libre, dans n’importe quel quartier.

rule-MM-DEV-16 = Pas de construction sur un plateau complet
    .text = Une tuile ne peut être placée que sur un emplacement libre ; les lieux ne sont jamais remplacés. Quand les 8 emplacements sont occupés, il n’est plus possible de construire.

rule-MM-DEV-17 = Bonus d’emplacement
    .text = Après avoir placé une tuile, vous recevez aussitôt le bonus indiqué sur l’emplacement qu’elle recouvre. Chaque emplacement ne rapporte qu’une fois, au joueur qui y construit.

rule-MM-DEV-18 = Où vont les bonus d’emplacement
    .text = Les unités d’un bonus d’emplacement vont dans votre logis. Les meeples piochés grâce à un bonus d’emplacement vont aussitôt dans votre taverne et sont actifs ce tour-ci.
    .why = Les nouvelles unités vont toujours dans le logis, sauf indication contraire ; un meeple pioché va là où vont les pioches, et la phase principale est encore à venir.

rule-MM-DEV-19 = Les huit bonus d’emplacement
    .text = Villages : 1 guerrier / piochez 1 meeple. Université : piochez 2 quêtes et défaussez-en 1 / 1 mage. Château : 2 PV / remettez jusqu’à 3 meeples de votre logis dans votre sac, chaque autre joueur 1. Cathédrale : 1 clerc / remettez dans la réserve 1 meeple de corruption de votre taverne ou de votre logis.
    .why = Conçu par nous : les bonus sont des images que le texte ne décrit pas ; chacun est composé d’icônes imprimées et vaut de 1 à 2 PV.

rule-MM-DEV-20 = Payer un niveau
    .text = Monter de niveau coûte des PV, et vous devez disposer du coût entier : reculez votre marqueur d’autant. Vous prenez la carte Héros du niveau suivant, qui remplace l’ancien niveau de cette classe. Une classe monte d’un niveau à la fois, un niveau par tour.

rule-MM-DEV-21 = Quand le paiement est vérifié
    .text = La montée de niveau peut être affectée si vous avez déjà les PV, ou si vous construisez aussi ce tour-ci, affecté avant ou après, et que les PV d’un emplacement libre comblent la différence. Les PV d’une quête ne sont pas pris en compte. S’il manque encore des PV à la résolution, aucun niveau n’est gagné et l’unité est épuisée malgré tout.
    .why = L’ordre de résolution est libre, et la FAQ permet de compter sur un bonus au moment d’affecter. Une quête ne paie que si son propriétaire l’accomplit alors (MM-QST-08), et ce qui peut être affecté ne doit rien révéler d’une main.

rule-MM-DEV-22 = Coûts des niveaux
    .text = Le niveau 2 coûte 1 PV pour les mages et les clercs, 2 PV pour les guerriers et les chevaliers. Le niveau 3 coûte 2 PV pour les mages, 3 pour les clercs, 4 pour les guerriers et les chevaliers.
    .why = Conçu par nous : les coûts sont imprimés sur des cartes dont le texte n’est pas disponible ; l’échelle suit l’utilité de chaque capacité.

rule-MM-DEV-23 = Nettoyage du développement
    .text = Une fois les deux lieux du Capitole résolus, toutes les unités qui s’y trouvent vont dans votre logis, avec l’éventuel paysan ajouté. Elles sont épuisées et ne participent pas à la phase principale de ce tour.

rule-MM-DEV-24 = Les lieux disponibles attendent la phase de pioche
    .text = Une tuile prise parmi les lieux disponibles n’est pas remplacée avant l’étape 9 de la phase de pioche.
    .why = C’est le seul endroit où il est prévu de les compléter.

## MAI

rule-MM-MAI-01 = Affectation de la phase principale
    .text = Affectez autant d’unités actives de votre taverne que vous le souhaitez à des lieux, à des monstres et (avec Les Quatre Tours) à des salles de tour, dans n’importe quelle combinaison. L’affectation est facultative.

rule-MM-MAI-02 = Passer vide quand même la taverne
    .text = Si vous n’affectez rien pendant la phase principale, vous passez à la phase de pioche, mais tous les meeples restés dans votre taverne vont d’abord dans votre logis.
    .why = Le texte passe directement à la phase de pioche, mais l’étape de nettoyage dit qu’aucune unité ne peut être gardée ; sans cette clarification, un joueur qui passe garderait sa main et en piocherait une autre.

rule-MM-MAI-03 = La corruption n’est pas affectée
    .text = La corruption ne peut pas être affectée à un lieu ou à un monstre, sauf si un effet le permet. Elle n’a pas de valeur de combat et ne reçoit jamais de bonus de combat.

rule-MM-MAI-04 = Un seul plan, validé d’un coup
    .text = Toutes les affectations de la phase principale forment un seul plan : placez et reprenez librement, puis validez. Seul l’ensemble validé est vérifié ; un bonus de lieu compte donc pour tous les combats du tour, quel que soit l’ordre de placement.
    .why = La FAQ permet de tenir compte par avance des bonus de lieu au moment de l’affectation, ce qui n’est cohérent que si les affectations sont jugées ensemble.

rule-MM-MAI-05 = Plus d’unités que nécessaire
    .text = Vous pouvez affecter plus d’unités qu’un lieu ou un monstre n’en demande, jamais moins. Des unités en plus sur un monstre peuvent aider à remplir la condition d’une quête.

rule-MM-MAI-06 = Les unités en plus sur un lieu n’apportent rien
    .text = Les unités en plus sur un lieu ne répètent ni n’augmentent son bénéfice. Elles vont dans le logis avec les autres.
    .why = Un lieu ne peut être activé qu’une fois par tour, et le bénéfice imprimé correspond aux unités requises.

rule-MM-MAI-07 = Le plan se fait endroit par endroit
    .text = Vous choisissez un endroit, puis ses unités ; là où il n’y a rien à choisir, elles s’y rendent d’elles-mêmes. Un combat peut rester insuffisant tant qu’un lieu encore absent du plan, la désignation d’une unité, ou les deux, peuvent le compléter ; s’il faut deux lieux de plus, placez d’abord l’un d’eux ; le plan ne peut être validé avant que chaque combat tienne.
    .why = Le placement libre de MM-MAI-04 demande un ordre de questions dans lequel aucune étape n’est une impasse.

## LOC

rule-MM-LOC-01 = Quels lieux peuvent être activés
    .text = Pendant la phase principale, vous pouvez activer les lieux de départ et toutes les tuiles construites dans les quatre quartiers. Les lieux du Capitole ne peuvent pas être utilisés pendant cette phase.

rule-MM-LOC-02 = Lieux de plusieurs quartiers
    .text = Au cours d’un même tour, vous pouvez activer des lieux dans autant de quartiers que vous le souhaitez.
    .why = Une phrase parle de lieux dans 1 des 4 quartiers, mais l’étape autorise des unités à autant d’endroits différents qu’on veut ; on comprend donc : dans n’importe lequel des quatre.

rule-MM-LOC-03 = Les lieux n’appartiennent à personne
    .text = Chaque joueur peut activer n’importe quel lieu construit, quel que soit celui qui l’a construit. Les unités repartent au nettoyage : un lieu n’est donc jamais bloqué ; seuls les lieux Roi de la colline gardent un occupant.
    .why = Il n’est question de propriété nulle part, et toutes les unités repartent pendant le même tour.

rule-MM-LOC-04 = Les nouvelles tuiles sont utilisables aussitôt
    .text = Une tuile construite pendant la phase de développement de ce tour peut être activée pendant la phase principale du même tour.

rule-MM-LOC-05 = Prérequis d’un lieu
    .text = Pour activer un lieu, il faut y affecter les unités indiquées à gauche de la flèche ; le bénéfice se trouve à droite.

rule-MM-LOC-06 = Une fois par tour
    .text = Aucun lieu ne peut être activé plus d’une fois par tour.

rule-MM-LOC-07 = Les quatre lieux de départ
    .text = Villages : 2 paysans donnent 1 guerrier et l’un de ces paysans est remis dans la réserve. Université : 1 paysan donne 1 mage ; Cathédrale : 1 paysan donne 1 clerc. Château : 1 guerrier et 1 paysan donnent 1 chevalier et ce paysan est remis dans la réserve.
    .why = Conçu par nous : les images ne figurent pas dans le texte. Les descriptions publiées associent une classe à chaque quartier, envoient un paysan à l’académie et plusieurs à l’arène, et disent qu’il est difficile de se défaire des paysans.

## OVR

rule-MM-OVR-01 = Quartier envahi
    .text = Un quartier qui compte 2 monstres ou plus est envahi.

rule-MM-OVR-02 = Un quartier envahi ajoute des paysans
    .text = Quand vous affectez des unités à un lieu ou à une salle de tour d’un quartier envahi, ajoutez des paysans de la réserve à chaque endroit que vous y activez : 1 si le quartier compte 2 monstres, 2 s’il en compte 3. Ce n’est pas facultatif. Une salle où seule de la corruption est affectée n’en apporte aucun.

rule-MM-OVR-03 = Les paysans d’un quartier envahi vont dans le logis
    .text = Les paysans ajoutés par un quartier envahi vont dans votre logis à l’étape de nettoyage.

rule-MM-OVR-04 = Combattre sur place vous épargne les paysans
    .text = Aucun paysan n’est ajouté dans un quartier envahi où vous affectez des unités à un monstre ce tour-ci.

rule-MM-OVR-05 = Paysans fournis par le lieu lui-même
    .text = Les paysans que fournit un lieu lui-même sont gagnés, que l’effet d’un quartier envahi s’applique ou non.

rule-MM-OVR-06 = À quel moment compter les monstres
    .text = On détermine une seule fois si un quartier est envahi, d’après les monstres qui s’y trouvent quand le plan est validé. Les monstres qui arrivent pendant la phase de pioche de ce tour n’y changent rien.
    .why = Les paysans sont ajoutés juste après l’affectation, avant toute résolution.

rule-MM-OVR-07 = Un seul combat couvre tout le quartier
    .text = Une seule affectation à un monstre quelconque d’un quartier envahi y annule l’ajout de paysans pour tous les endroits, quel que soit l’ordre de placement des unités. Combattre un Seigneur des Ténèbres ou le Sbire n’annule rien.
    .why = L’exemption parle d’un monstre de ce quartier ; le Conseil des Ténèbres se trouve sur le plateau de l’affrontement final, pas dans un quartier.

rule-MM-OVR-08 = Un monstre compte là où il se trouve
    .text = Un monstre placé dans un autre quartier parce que le sien était plein compte là où il se trouve, aussi bien pour déterminer si le quartier est envahi que pour l’exemption due au combat. Le quartier imprimé sur sa carte n’a plus d’importance.
    .why = Un quartier est envahi par les monstres qui y sont présents.

## CBT

rule-MM-CBT-01 = Vaincre un monstre
    .text = Vous ne pouvez affecter des unités à un monstre que si le total de leurs valeurs de combat est au moins égal à sa force. Une affectation autorisée l’emporte toujours ; il n’y a ni dé ni perte.

rule-MM-CBT-02 = Plusieurs combats dans un tour
    .text = Vous pouvez combattre plusieurs monstres dans un même tour. La force de chacun doit être atteinte par les seules unités placées sur lui.

rule-MM-CBT-03 = Valeur de combat
    .text = La valeur de combat de base d’une unité est celle de votre carte Héros pour sa classe, ou celle de votre plateau de joueur tant que la classe est au niveau 1. Les bonus que vous avez gagnés s’y ajoutent.

rule-MM-CBT-04 = Cumul des bonus
    .text = Valeur d’une unité = base + tous les bonus permanents de sa classe + les bonus de lieu de ce tour + chaque bonus de duo dont le partenaire se trouve sur le même monstre. Le total du groupe ajoute une seule fois chaque bonus contre un type. Les bonus de cartes et d’endroits différents se cumulent sans limite.
    .why = Le livret décrit chaque bonus séparément et n’en limite jamais la somme.

rule-MM-CBT-05 = Types de monstres
    .text = Chaque monstre est de type Humanoïde, Monstrueux ou Mort-vivant. Le type n’a pas d’effet par lui-même ; des bonus et des quêtes y font référence.

rule-MM-CBT-06 = Tout monstre du plateau peut être combattu
    .text = Tous les monstres face visible des quartiers peuvent être combattus, quelle que soit leur case. Le numéro des cases ne sert qu’au placement.
    .why = Aucune règle ne lie un combat à une case.

## UNT

rule-MM-UNT-01 = Active et épuisée
    .text = Les unités de votre taverne sont actives ; chacune peut être affectée à un seul endroit par tour. Les unités de votre logis sont épuisées et ne peuvent pas être affectées avant d’être repassées par le sac, sauf si un effet le permet.

rule-MM-UNT-02 = Classes de base
    .text = Les unités de base sont les paysans (ils construisent), les mages (ils trouvent des quêtes), les clercs (ils s’accommodent de la corruption), les guerriers et les chevaliers (ils combattent). Les rôdeurs, les paladins et les chamanes sont des unités de prestige.

rule-MM-UNT-03 = Paysan
    .text = Paysan : valeur de combat 1, pas de carte Héros, pas de capacité. Les paysans sont nécessaires pour construire.

rule-MM-UNT-04 = Mage
    .text = Mage : valeur de combat 1 à tous les niveaux. Niveau 2 : une fois par tour, déplacez tous les mages (au moins 1) de votre taverne vers votre logis pour piocher 1 quête ; niveau 3 : piochez 2 quêtes, puis défaussez 1 quête de votre main.
    .why = Le thème et la formulation du coût figurent sur les images du matériel dans le livret ; les chiffres suivent une édition antérieure quand elle est lisible et sont sinon conçus par nous.

rule-MM-UNT-05 = Quand les mages peuvent faire des recherches
    .text = La capacité du mage s’utilise une fois par tour, pendant la phase de développement ou la phase principale jusqu’à la validation du plan, y compris pendant le placement des unités. Tous les mages alors dans la taverne doivent partir ; ceux qui sont ailleurs y restent.
    .why = La carte ne nomme aucune phase et déplace les mages de la taverne. Une fois le plan confirmé, les affectations sont terminées.

rule-MM-UNT-06 = Clerc
    .text = Clerc : valeur de combat 1 à tous les niveaux. Phase de développement, une fois par tour : avec au moins 1 clerc et au moins 1 meeple de corruption dans votre taverne, piochez 1 meeple au niveau 2, 2 meeples au niveau 3.
    .why = La valeur 1 figure dans un exemple imprimé et la condition sur les images du matériel ; le nombre de meeples est conçu par nous. La capacité rend la corruption utile, comme le veut le thème.

rule-MM-UNT-07 = Chevalier
    .text = Chevalier : valeur de combat 3 aux niveaux 1 et 2, 4 au niveau 3. À partir du niveau 2, phase de développement, une fois par tour : avec au moins 1 chevalier dans votre taverne, piochez 1 meeple.
    .why = L’exemple imprimé montre un chevalier de valeur 3 sans préciser de niveau ; la condition figure sur les images du matériel. Le niveau 3 et le nombre de meeples piochés sont conçus par nous.

rule-MM-UNT-08 = Guerrier
    .text = Guerrier : valeur de combat 2 à tous les niveaux. À partir du niveau 2, vos paysans ont +1 quand ils sont affectés à un monstre avec au moins 1 guerrier. Le niveau 3 ajoute le paysan venant du logis.
    .why = La capacité de niveau 3 est imprimée. Le niveau 2 n’a pas de texte sur les images ; un bonus pour le paysan aux côtés d’un guerrier est l’exemple même de la FAQ et convient bien. Les valeurs sont en partie conçues par nous.

rule-MM-UNT-09 = Guerrier de niveau 3 : un paysan se joint au combat
    .text = Quand vous affectez un guerrier de niveau 3, un paysan de votre logis est affecté avec lui en même temps. Sa valeur de combat compte pour l’affectation.

rule-MM-UNT-10 = Précisions sur le guerrier de niveau 3
    .text = Le paysan ne se joint que face à un monstre, une fois par tour, et vous pouvez vous en passer. Il doit se trouver dans le logis quand le plan est validé ; un paysan envoyé là par le Capitole ce tour-ci convient. Il faut un vrai guerrier, et il compte pour les conditions des quêtes.
    .why = Le livret ne montre cette capacité qu’au combat, limite les capacités de base à une fois par tour et la refuse aux chamanes. Sur un lieu, ce paysan ne servirait à rien, ou remplirait un prérequis dont la carte ne dit mot.

rule-MM-UNT-11 = Capacités de base : une fois par tour
    .text = La capacité d’une carte Héros de base s’applique une fois par tour, quel que soit le nombre d’unités de cette classe que vous avez.

rule-MM-UNT-12 = Le bonus de paysans du guerrier ne s’épuise pas
    .text = Le bonus de paysans d’une carte de guerrier de niveau 2 ou 3 est permanent : il vaut sur chaque monstre où se tient un guerrier, autant de fois que vous combattez dans le tour.
    .why = La limite d’une fois par tour vaut pour les capacités qu’on utilise. Il s’agit ici d’un bonus de combat, et le glossaire des icônes l’accorde à toutes les unités de la classe qui combattent aux côtés de leur partenaire.

## PRE

rule-MM-PRE-01 = Les unités de prestige sont limitées
    .text = Les unités de prestige ne viennent que des quêtes et des lieux de prestige. Un tel lieu est construit avec un stock fixe de meeples de sa classe ; chaque activation en prend un, et le stock n’est jamais complété.

rule-MM-PRE-02 = Stock d’une tuile de prestige
    .text = Quand une tuile de prestige est construite, placez dessus son stock pris dans la réserve, ou autant de meeples qu’il en reste : 3 rôdeurs, 1 paladin ou 2 chamanes.
    .why = Conçu par nous : le nombre ne figure que sur la tuile. Il reste au moins deux meeples de chaque classe pour les quêtes.

rule-MM-PRE-03 = Un lieu de prestige vide reste en place
    .text = Un lieu de prestige dont le stock est épuisé reste sur le plateau. Il ne peut être ni remplacé ni recouvert.

rule-MM-PRE-04 = Activer un lieu de prestige vide
    .text = Il peut encore être activé, sans gain d’unité ; l’effet d’un quartier envahi s’applique toujours.
    .why = Il suit les règles de tous les lieux ; seul le gain fait défaut.

rule-MM-PRE-05 = Unités de prestige remises dans la réserve
    .text = Une unité de prestige remise dans la réserve va dans la réserve générale, pas sur une tuile.
    .why = Le stock est fixé quand la tuile entre en jeu.

rule-MM-PRE-06 = Rôdeur
    .text = Rôdeur : valeur de combat 3. Un monstre vaincu par un groupe comptant au moins un rôdeur vous rapporte 1 PV de plus. Plusieurs rôdeurs sur un même monstre donnent 1 PV de plus en tout ; des rôdeurs sur des monstres différents, 1 par monstre.

rule-MM-PRE-07 = Paladin
    .text = Paladin : valeur de combat 2, plus le niveau du monstre auquel il est affecté. Chaque paladin reçoit ce bonus pour son propre monstre.

rule-MM-PRE-08 = Chamane
    .text = Chamane : valeur de combat 2. Affecté à un lieu ou à un monstre, il compte comme une classe de base de votre choix ; il donne et reçoit les bonus de combat à la fois en tant que cette classe et en tant qu’unité de prestige.

rule-MM-PRE-09 = Le chamane ne tire rien des cartes Héros de base
    .text = Un chamane qui agit en tant que membre d’une classe n’utilise ni la capacité ni la valeur de combat de la carte Héros de cette classe ; sa valeur de base reste 2.

rule-MM-PRE-10 = Une seule classe par chamane et par affectation
    .text = La classe de chaque chamane est annoncée dans le plan et vaut pour ce tour. Il compte comme cette classe pour les conditions de quête liées au combat, tout en étant une unité de prestige et un chamane.
    .why = Il compte comme cette unité en combat ; une unité ne peut pas appartenir à deux classes de base à la fois.

rule-MM-PRE-11 = Le chamane dans la taverne
    .text = Dans la taverne, un chamane n’est qu’un chamane : il ne sert ni pour les capacités du clerc, du chevalier ou du mage, ni pour les quêtes qui demandent d’autres classes dans la taverne.
    .why = Le remplacement se limite à l’activation de lieux et au combat.

rule-MM-PRE-12 = Le chamane et la carte du guerrier
    .text = Le bonus aux paysans de la carte de guerrier de niveau 2 exige un vrai guerrier. Un chamane qui agit en tant que paysan aux côtés d’un vrai guerrier, lui, le reçoit.
    .why = Ce que donne la carte de la classe elle-même est refusé au chamane ; ce que d’autres cartes accordent à la classe qu’il représente lui revient.

rule-MM-PRE-13 = Le chamane comme unité à remettre dans la réserve
    .text = Si un lieu ou une quête remet dans la réserve une unité d’une certaine classe, ce peut être un chamane qui y compte comme cette classe ; s’il est le seul, ce doit être lui. Un paysan que l’invasion a ajouté à ce lieu s’y trouve aussi et peut être celui-là.
    .why = Ce doit être une unité présente sur le lieu à ce moment-là, et ceux qui fuient sont ajoutés au lieu.

rule-MM-PRE-14 = Les capacités de prestige valent pour chaque meeple
    .text = La capacité d’une classe de prestige s’applique pour chaque meeple de cette classe, et non une fois par tour.

rule-MM-PRE-15 = Les niveaux de prestige sont fixes
    .text = Les unités de prestige ont un niveau qui ne change jamais. Il peut compter pour des quêtes et pour des jetons Bonus.

rule-MM-PRE-16 = Le niveau de prestige est 3
    .text = Le niveau fixe du rôdeur, du paladin et du chamane est 3.
    .why = Conçu par nous : le chiffre n’est pas lisible ; selon le texte, ce niveau est utile à la fin, et 3 le rend tel.

rule-MM-PRE-17 = Un chamane en plus n’est pas désigné
    .text = Un chamane envoyé sur un lieu ou dans une salle de tour comme unité supplémentaire s’y tient comme chamane et n’est désigné comme aucune classe.
    .why = Seul un chamane qui remplit une place du prérequis a besoin d’une classe ; une unité supplémentaire n’y apporte rien.

## RES

rule-MM-RES-01 = Ordre de résolution
    .text = Résolvez un par un, dans l’ordre de votre choix, tous les lieux, monstres et salles de tour où se trouvent vos unités.

rule-MM-RES-02 = Résoudre un lieu
    .text = Gagnez le bénéfice indiqué à droite de la flèche. Les unités gagnées restent sur le lieu jusqu’au nettoyage, puis vont dans votre logis.

rule-MM-RES-03 = Résoudre un monstre
    .text = Pour chaque monstre auquel vous avez affecté des unités, avancez votre marqueur du nombre de PV qu’il rapporte.

rule-MM-RES-04 = Les PV d’un monstre ne comptent qu’une fois
    .text = Les PV d’un monstre sont gagnés une seule fois, quand il est résolu. La mention qui en est faite à l’étape de nettoyage désigne ce même gain.
    .why = Le livret cite le gain dans les deux étapes ; le compter deux fois doublerait chaque carte.

rule-MM-RES-05 = Quand un monstre compte comme vaincu
    .text = Pour les quêtes et les PV des rôdeurs, un monstre compte comme vaincu quand vous le résolvez. La carte reste sur le plateau jusqu’au nettoyage.
    .why = Les quêtes déclenchées gardent leurs meeples jusqu’au nettoyage ; elles doivent donc être accomplies avant.

rule-MM-RES-06 = Pioches supplémentaires de la phase principale
    .text = Un symbole de meeple supplémentaire gagné pendant la phase principale s’ajoute à la pioche de la phase de pioche de ce tour. Les pioches supplémentaires des cartes Héros, des bonus d’emplacement et des lieux Roi de la colline se font aussitôt et vont dans la taverne.
    .why = L’affectation est terminée quand un lieu est résolu : des meeples piochés à ce moment-là seraient simplement envoyés dans le logis.

rule-MM-RES-07 = Quand l’ordre n’est pas demandé
    .text = Quand aucun autre ordre ne changerait quoi que ce soit, les endroits sont résolus dans l’ordre de placement, sans question. L’ordre vous est demandé si une quête piochée avant peut être accomplie dans un combat ou changer un choix, si plusieurs endroits touchent au logis, ou si une unité remise dans la réserve peut être regagnée.
    .why = Une question dont la réponse ne change rien n’en est pas une. Seul ce que tous savent décide si elle est posée.

## CLN

rule-MM-CLN-01 = Les unités vont dans le logis
    .text = Une fois tout résolu, toutes les unités que vous avez affectées vont dans votre logis, avec tous les meeples que ces affectations ont fournis. Les unités placées sur un lieu Roi de la colline et une unité qui doit revenir à la taverne restent où elles sont.

rule-MM-CLN-02 = Les nouveaux meeples vont dans le logis
    .text = Les meeples gagnés grâce aux lieux, aux monstres, aux salles de tour ou aux quêtes vont dans votre logis, pas dans votre sac, sauf si un effet dit le contraire.

rule-MM-CLN-03 = Pile des vaincus
    .text = Les monstres que vous avez combattus quittent le plateau pour votre propre pile des vaincus. Des quêtes peuvent les compter à la fin.

rule-MM-CLN-04 = Bonus de combat permanent
    .text = Un monstre vaincu qui indique un bonus de combat est placé sous l’emplacement de héros de la classe concernée. Le bonus s’applique à partir de votre prochain tour et jusqu’à la fin de la partie.

rule-MM-CLN-05 = Pas de bonus le tour où il est gagné
    .text = Un bonus venant d’un monstre ou d’une quête permanente n’aide jamais pendant le tour où il est gagné, pas même pour un combat résolu plus tard dans ce tour.
    .why = La force à atteindre est vérifiée à l’affectation, et les deux textes font débuter l’effet après le tour.

rule-MM-CLN-06 = Autres effets de monstre
    .text = Les effets autres que les PV et les bonus de combat sont effectués au nettoyage : piocher ou défausser des quêtes, gagner des meeples. Les meeples gagnés vont dans le logis.

rule-MM-CLN-07 = Ordre des effets de monstre
    .text = Si plusieurs monstres ont des effets, vous choisissez l’ordre.
    .why = Le livret ne donne aucun ordre ; ailleurs, l’ordre de résolution appartient au joueur.

rule-MM-CLN-08 = La taverne est vidée
    .text = Pour finir, tous les meeples encore dans votre taverne, corruption comprise, vont dans votre logis. Rien n’est gardé pour le tour suivant, sauf si un effet le permet.

## DRW

rule-MM-DRW-01 = Étape 1 : décaler les monstres vers le bas
    .text = Dans chaque quartier, déplacez les monstres restants vers les cases aux plus petits numéros, en conservant leur ordre.

rule-MM-DRW-02 = Étape 2 : nouveaux monstres
    .text = Piochez autant de monstres que vous en avez vaincu ce tour-ci. Placez chacun d’eux face visible sur l’emplacement libre au plus petit numéro du quartier indiqué sur sa carte.

rule-MM-DRW-03 = Ce qui est complété, et quand
    .text = La cité n’est complétée qu’aux étapes 1 et 2 de la phase de pioche, pas au nettoyage. Seuls les monstres ordinaires retirés du plateau sont remplacés ; les Seigneurs des Ténèbres et le Sbire ne comptent pas, et on cesse de piocher quand la pioche est vide.
    .why = Le livret en parle aux deux endroits, et le premier renvoie au second. Les Seigneurs des Ténèbres et le Sbire restent sur le plateau de l’affrontement final : rien ne manque donc dans la cité.

rule-MM-DRW-04 = Quartier plein
    .text = Si le quartier indiqué compte déjà 3 monstres, le joueur actif choisit un autre quartier où il reste de la place et y met le nouveau monstre sur l’emplacement libre au plus petit numéro.

rule-MM-DRW-05 = Piocher une carte L’arrivée du Conseil des Ténèbres
    .text = Une carte L’arrivée du Conseil des Ténèbres ne compte pas comme l’un des monstres : mettez-la de côté, appliquez-la et piochez une autre carte.

rule-MM-DRW-06 = Étape 4 : nouvelle main
    .text = Piochez 4 meeples de votre sac et placez-les dans votre taverne ; 5 une fois la première carte L’arrivée du Conseil des Ténèbres sortie ; 6 une fois la deuxième sortie.

rule-MM-DRW-07 = Précisions sur la taille de la main
    .text = Une carte L’arrivée du Conseil des Ténèbres piochée dans cette même phase de pioche augmente déjà la taille de votre main. La main est piochée dans une taverne vide ; les pioches supplémentaires viennent en plus.
    .why = L’étape inclut le tour en cours, et le nettoyage a vidé la taverne.

rule-MM-DRW-08 = Six monstres tant que la pioche dure
    .text = La cité est complétée de façon à compter toujours 6 monstres ordinaires, même après la troisième carte L’arrivée du Conseil des Ténèbres, tant qu’il reste des cartes dans la pioche.

rule-MM-DRW-09 = Sac vide
    .text = Si votre sac se vide pendant que vous piochez, mettez-y tous les meeples de votre logis et continuez à piocher jusqu’au nombre complet.

rule-MM-DRW-10 = Le sac est rempli à chaque pioche
    .text = Pour toute pioche de meeples, même supplémentaire ou hors de votre tour, le sac est rempli de cette façon. Si le sac et le logis sont tous deux vides, piochez moins de meeples.
    .why = L’étape parle de tous les cas où vous avez trop peu de meeples ; et l’on ne peut rien piocher là où il n’y a rien.

rule-MM-DRW-11 = Étape 7 : effets de la phase de pioche
    .text = Utilisez les effets de la phase de pioche de vos quêtes permanentes et des cartes semblables, chacun au plus une fois par tour, dans n’importe quel ordre.

rule-MM-DRW-12 = Étape 8 : quêtes de taverne
    .text = Accomplissez les quêtes qui demandent certains meeples dans votre taverne pendant la phase de pioche.

rule-MM-DRW-13 = L’étape 7 précède l’étape 8
    .text = Les meeples piochés à l’étape 7 comptent à l’étape 8. Une quête permanente accomplie à l’étape 8 n’a pas d’effet à l’étape 7 de ce tour.
    .why = Les étapes sont numérotées, et les effets permanents commencent à la fin du tour.

rule-MM-DRW-14 = Étape 9 : compléter les lieux disponibles
    .text = S’il y a moins de 4 tuiles face visible, piochez dans la pile de lieux jusqu’à ce qu’il y en ait 4.

rule-MM-DRW-15 = Les effets de la phase de pioche sont facultatifs
    .text = Vous pouvez renoncer à un effet de phase de pioche d’une quête permanente.
    .why = L’étape parle d’utiliser les effets ; personne n’est forcé de piocher davantage de corruption.

## DCA

rule-MM-DCA-01 = La corruption se répand
    .text = Quand la première ou la deuxième de ces cartes apparaît, mettez aussitôt 1 meeple de corruption de la réserve directement dans le sac de chaque joueur.

rule-MM-DCA-02 = Les autres piochent un meeple
    .text = Avec la première et la deuxième carte, tous les joueurs sauf le joueur actif piochent aussi 1 meeple de plus, aussitôt, et le placent dans leur taverne.

rule-MM-DCA-03 = Ordre des événements
    .text = D’abord, la corruption va dans tous les sacs, puis les autres joueurs piochent 1 meeple chacun, dans le sens horaire ; ensuite, on continue à compléter la cité et le joueur actif pioche sa main agrandie. La nouvelle corruption peut être piochée aussitôt.
    .why = Le texte cite d’abord la corruption et dit « immédiatement » pour les deux ; la main du joueur actif suit à l’étape 4.

rule-MM-DCA-04 = Pas assez de corruption
    .text = Si la réserve a trop peu de corruption, distribuez-la à raison d’une par joueur dans le sens horaire, en commençant par le joueur actif, jusqu’à épuisement. Un joueur dont le sac est alors encore vide le remplit avec son logis avant de piocher le meeple supplémentaire.
    .why = La réserve suffit exactement, sauf si d’autres effets distribuent de la corruption ; il faut alors un ordre fixe. Le reste découle de la règle du sac vide.

rule-MM-DCA-05 = Une pioche hors tour n’est pas une phase de pioche
    .text = Le meeple supplémentaire d’un autre joueur ne déclenche aucun effet de la phase de pioche et n’accomplit aucune quête.
    .why = Les quêtes de taverne relèvent de l’étape 8 de la phase de pioche du joueur qui les détient.

rule-MM-DCA-06 = Deux cartes à la fois
    .text = Si deux cartes L’arrivée du Conseil des Ténèbres apparaissent pendant qu’on complète la cité, appliquez-les l’une après l’autre.
    .why = Avec 5 ou 6 monstres vaincus dans un tour, ou 4 dans une partie à 2 joueurs, la deuxième et la troisième peuvent apparaître ensemble.

rule-MM-DCA-07 = Troisième carte
    .text = La troisième carte n’apporte ni corruption ni meeple supplémentaire. Mettez-la de côté ; elle lance le compte à rebours vers la fin de la partie, et l’on continue à compléter la cité.

## QST

rule-MM-QST-01 = Main de quêtes
    .text = Vos quêtes non accomplies forment une main secrète. Vous commencez avec 2 quêtes et leur nombre n’est pas limité.

rule-MM-QST-02 = Deux nombres
    .text = Chaque quête indique les PV que vous gagnez en l’accomplissant et la pénalité que vous payez au décompte final si elle se trouve encore, non accomplie, dans votre main.

rule-MM-QST-03 = Quête déclenchée
    .text = Une quête déclenchée est accomplie dès que sa condition est remplie : révélez-la, gagnez aussitôt ses PV et appliquez son bonus une fois.

rule-MM-QST-04 = Meeples d’une quête déclenchée
    .text = Les meeples gagnés grâce à une quête déclenchée attendent sur la carte Quête et vont dans votre logis à l’étape de nettoyage.

rule-MM-QST-05 = Meeples d’une quête de taverne
    .text = Les meeples gagnés grâce à une quête accomplie à l’étape 8 de la phase de pioche vont dans votre logis à la fin de ce tour.
    .why = Aucune étape de nettoyage ne suit dans ce tour ; la fin du tour est le moment le plus proche et les tient à l’écart de la pioche de ce tour.

rule-MM-QST-06 = Quête permanente
    .text = Une quête permanente est accomplie dès que sa condition est remplie : révélez-la, gagnez aussitôt ses PV et placez-la avec la carte Héros concernée. Son effet commence à la fin de ce tour et dure jusqu’à la fin de la partie.

rule-MM-QST-07 = Quête de fin de partie
    .text = Une quête de fin de partie reste en main et n’est jugée qu’une fois, après le dernier tour.

rule-MM-QST-08 = Accomplir est au choix du joueur
    .text = Quand la condition d’une quête déclenchée ou permanente est remplie, le jeu vous demande si vous voulez l’accomplir. Si vous refusez, elle reste en main et pourra être accomplie une autre fois, quand la condition sera de nouveau remplie.
    .why = Selon le livret, une quête est accomplie dès que sa condition est remplie. Mais les mains sont secrètes : à table, personne ne pourrait vous y obliger, et certaines quêtes coûtent une unité.

rule-MM-QST-09 = Quand les conditions sont examinées
    .text = Les conditions de combat sont examinées quand un monstre est résolu ; celles de construction et de niveau, quand le Capitole est résolu ; celles de pile, au nettoyage, après le déplacement des cartes, et quand des quêtes sont piochées ; celles de taverne, à l’étape 8. Une quête ne s’accomplit que pendant votre propre tour.
    .why = Chacun de ces moments est le premier où le fait est établi ; le livret limite à la phase de pioche les ensembles demandés dans la taverne.

rule-MM-QST-10 = Plusieurs quêtes pour un monstre
    .text = Un même combat peut permettre d’accomplir plusieurs quêtes, à condition que les unités affectées satisfassent à chacune d’elles et que chaque quête puisse être entièrement effectuée.

rule-MM-QST-11 = Un meeple paie pour une seule quête
    .text = Un meeple remis dans la réserve pour une quête ne peut pas l’être pour une autre.
    .why = Chaque quête doit être entièrement effectuée.

rule-MM-QST-12 = Pas avec une quête tout juste piochée
    .text = Une quête piochée parce que vous avez vaincu un monstre ne peut pas être accomplie grâce à cette victoire.

rule-MM-QST-13 = Quêtes piochées pendant ce tour
    .text = Une quête piochée grâce à un monstre ne peut être accomplie par aucun combat du même tour. Une quête piochée plus tôt dans le tour grâce à des mages, à un bonus d’emplacement ou à un lieu peut être accomplie par un combat résolu plus tard ; toute nouvelle quête peut être accomplie à l’étape 8 du même tour.
    .why = L’interdiction du livret figure avec les quêtes accomplies par un combat et vise une quête tout juste piochée par ce combat. L’étape 8 examine une nouvelle main de meeples, et les autres sources ne sont pas des monstres.

rule-MM-QST-14 = Les conditions sont des minimums
    .text = Les unités citées par une quête sont le minimum nécessaire ; des unités en plus ou d’autres unités ne gênent pas. Cela vaut en combat, dans la taverne et à la fin de la partie.

rule-MM-QST-15 = La pioche des quêtes est épuisée
    .text = Quand la pioche des quêtes est vide, mélangez la défausse des quêtes pour former une nouvelle pioche.

rule-MM-QST-16 = Plus aucune quête
    .text = Si la pioche et la défausse sont toutes deux vides, aucune quête n’est piochée. Les quêtes accomplies n’y sont jamais remélangées.
    .why = Les quêtes accomplies sont face visible devant leur propriétaire, pas dans la défausse.

rule-MM-QST-17 = Les quêtes défaussées ne coûtent rien
    .text = Une quête défaussée n’entraîne aucune pénalité.
    .why = La pénalité concerne les quêtes que vous avez et que vous n’avez pas accomplies ; une quête défaussée n’est plus à vous.

rule-MM-QST-18 = Bonus qui retirent de la corruption
    .text = Si une quête ou un bonus d’emplacement remet de la corruption dans la réserve, prenez-la dans votre taverne ou dans votre logis, à votre choix, sauf si la carte précise l’endroit ; si vous n’en avez pas à cet endroit, il ne se passe rien.
    .why = La FAQ ne limite que la remise d’unités dans la réserve ; la corruption n’est pas une unité et ne peut pas être engagée dans un combat.

rule-MM-QST-19 = La défausse est visible
    .text = Les quêtes défaussées restent face visible ; chacun peut consulter la défausse.
    .why = D’après le livret, seules les mains sont secrètes, et une défausse est visible par usage.

rule-MM-QST-20 = Quêtes piochées par une quête
    .text = Une quête piochée comme bonus d’une quête qu’un combat a accomplie ne peut être accomplie par ce même combat. Un combat ultérieur du tour le peut.
    .why = Elle a été piochée à cause de cette victoire, ce que MM-QST-12 exclut ; rien ne l’interdit pour les combats suivants.

rule-MM-QST-21 = Meeples d’une quête de la phase de développement
    .text = Les meeples gagnés par une quête accomplie au Capitole rejoignent votre logis à l’étape de nettoyage de la phase de développement.
    .why = Cette étape de nettoyage est la suivante.

rule-MM-QST-22 = Quand on vous interroge
    .text = On vous interroge sur les quêtes chaque fois que vous en avez une en main et qu’une quête non visible pourrait être accomplie à ce moment, même si la vôtre ne le peut pas.
    .why = Les mains sont secrètes : être interrogé ne doit rien révéler de la vôtre.

rule-MM-QST-23 = Conditions de pile déjà remplies
    .text = Les conditions portant sur votre pile des vaincus sont examinées lors d’un nettoyage où un monstre s’y est ajouté, et chaque fois que vous piochez des quêtes, après toute défausse. Les quêtes piochées grâce à un monstre sont examinées à l’étape 8 de ce tour.
    .why = Une quête est accomplie dès que sa condition est remplie, ce qui peut être au moment où elle est piochée. Celle qu’un monstre vient de faire piocher doit attendre (MM-QST-12).

rule-MM-QST-24 = Une quête de pile piochée par une quête
    .text = Une quête portant sur la pile, piochée comme bonus d’une quête lors des combats de ce tour, peut être accomplie au nettoyage du même tour.
    .why = Elle regarde la pile, non le combat que MM-QST-20 exclut.

rule-MM-QST-25 = Une quête de construction piochée par un emplacement
    .text = Une quête portant sur la construction que le bonus de l’emplacement vient de faire piocher peut être accomplie par cette construction même.
    .why = Le livret n’exclut que les quêtes piochées en vainquant un monstre.

## END

rule-MM-END-01 = Deux derniers tours chacun
    .text = Après la troisième carte L’arrivée du Conseil des Ténèbres, les derniers tours commencent au prochain tour du joueur qui détient le marqueur de premier joueur. À partir de là, chaque joueur a 2 tours.

rule-MM-END-02 = Tours précédant les derniers tours
    .text = Si la troisième carte apparaît pendant le tour du premier joueur lui-même, tous les autres terminent encore la manche avant que les derniers tours commencent. Tous ont le même nombre de tours dans la partie.
    .why = Le livret parle du prochain tour de ce joueur après que la carte est piochée ; le tour en cours n’est pas le prochain.

rule-MM-END-03 = Fin de la partie
    .text = La partie se termine quand chaque joueur a joué ses deux derniers tours. On compte alors les PV de fin de partie.

rule-MM-END-04 = Le dernier tour est un tour complet
    .text = Les derniers tours sont des tours complets avec leur phase de pioche : des quêtes de taverne peuvent donc encore être accomplies à l’étape 8 du dernier tour.
    .why = Rien n’abrège ces tours.

rule-MM-END-05 = Limite de sécurité
    .text = Si la troisième carte L’arrivée du Conseil des Ténèbres est encore dans la pioche à la fin de la manche 30, cette carte compte alors comme piochée. Les manches 31 et 32 sont les derniers tours.
    .why = Rien n’oblige personne à combattre : une partie où tous passent ne finirait jamais.

rule-MM-END-06 = Taille de main à la limite de sécurité
    .text = Une troisième carte qui est seulement considérée comme piochée ne change pas la taille de main.
    .why = La taille de main dépend de la première et de la deuxième carte.

## OVL

rule-MM-OVL-01 = Les Seigneurs des Ténèbres sont d’abord inaccessibles
    .text = Les Seigneurs des Ténèbres et le Sbire ne peuvent pas être combattus tant que moins de trois cartes L’arrivée du Conseil des Ténèbres sont sorties.

rule-MM-OVL-02 = Accessibles aux derniers tours seulement
    .text = Ils peuvent être combattus pendant les deux derniers tours de chaque joueur, pas pendant les tours entre la troisième carte et le prochain tour du premier joueur.
    .why = Une phrase les rend accessibles avec la troisième carte, une autre parle des derniers tours ; l’interprétation la plus étroite satisfait aux deux et donne à chacun deux occasions.

rule-MM-OVL-03 = Combattre un Seigneur des Ténèbres
    .text = Les Seigneurs des Ténèbres se combattent comme des monstres : atteignez leur force, gagnez les PV, ainsi que le bonus du jeton si vous en remplissez la condition. La carte reste sur le plateau de l’affrontement final pour les autres et ne va pas dans votre pile.

rule-MM-OVL-04 = Chaque Seigneur des Ténèbres une fois par joueur
    .text = Vous ne pouvez combattre chaque Seigneur des Ténèbres qu’une fois dans la partie. Un marqueur de joueur indique ceux que vous avez combattus.

rule-MM-OVL-05 = Sbire
    .text = Combustor est traité comme un Seigneur des Ténèbres, mais peut être combattu pendant chacun de vos deux derniers tours. Il n’y a ni jeton Bonus ni marqueur pour le Sbire.

rule-MM-OVL-06 = Plusieurs dans un même tour
    .text = Dans un même tour, vous pouvez combattre plusieurs Seigneurs des Ténèbres et le Sbire, chacun avec ses propres unités. Le Sbire, une seule fois par tour.
    .why = Les règles habituelles pour plusieurs monstres s’appliquent ; l’exception du Sbire parle des deux tours, pas d’un seul tour.

rule-MM-OVL-07 = Les marqueurs ne sont pas une limite
    .text = Les marques sur les Seigneurs des Ténèbres et sur les lieux Roi de la colline ne sont pas limitées.
    .why = Un joueur n’a que 3 marqueurs pour le score et jusqu’à cinq marques ; le livret dit que les marqueurs sur les Seigneurs des Ténèbres servent d’aide-mémoire.

rule-MM-OVL-08 = Niveau et type du Conseil des Ténèbres
    .text = Les Seigneurs des Ténèbres et le Sbire ont le niveau 3 et le type indiqué sur leur carte. Les paladins, les rôdeurs, les bonus contre un type et les conditions telles que « niveau 2 ou plus » les traitent en conséquence.
    .why = Ils comptent comme des monstres pour les effets ; leur niveau n’étant pas indiqué, on retient le plus élevé.

rule-MM-OVL-09 = Seigneurs des Ténèbres et quêtes
    .text = Les Seigneurs des Ténèbres et le Sbire ne comptent jamais pour les quêtes de fin de partie portant sur les monstres. Ils comptent en revanche pour les quêtes déclenchées et permanentes et pour les autres effets qui vous demandent de vaincre un monstre.

rule-MM-OVL-10 = Pas d’ordre imposé
    .text = Pendant les derniers tours, vous pouvez combattre des monstres ordinaires, des Seigneurs des Ténèbres, les deux ou aucun, dans n’importe quel ordre.

rule-MM-OVL-11 = Bonus de jeton pour les niveaux
    .text = Certains jetons donnent des PV si, parmi les unités affectées à ce Seigneur des Ténèbres, au moins 2 (ou 3) types d’unité différents ont une carte Héros de niveau 2 (ou 3). Plusieurs unités d’un même type comptent une fois.

rule-MM-OVL-12 = Lire les jetons
    .text = Un niveau sur un jeton signifie ce niveau ou plus. Les paysans n’ont pas de niveau ; un chamane compte comme le type chamane, avec son propre niveau. Un jeton rapporte une fois par joueur, lors du combat.
    .why = Le niveau 3 inclut ce qu’indique le niveau 2, et un chamane ne tire rien des cartes Héros de base.

rule-MM-OVL-13 = Les six jetons
    .text = 2 types de niveau 2 : +2 PV ; 3 types de niveau 2 : +3 ; 2 types de niveau 3 : +3 ; 3 types de niveau 3 : +5 ; au moins 1 unité de prestige : +2 ; au moins 4 types d’unité différents de n’importe quel niveau : +2.
    .why = Les quatre jetons de niveau découlent de la FAQ ; leurs PV et les deux autres jetons sont conçus par nous.

rule-MM-OVL-14 = Force et PV du Conseil des Ténèbres
    .text = Comte Vrillacula (Mort-vivant) : force 15, 6 PV. Mangrove (Monstrueux) : 18, 8 PV. Scie-Ron (Humanoïde) : 22, 10 PV ; Combustor (Monstrueux) : 7, 3 PV.
    .why = Conçu par nous : les chiffres figurent sur des cartes qui ne sont pas disponibles. Un joueur moyen devrait vaincre un Seigneur des Ténèbres.

## SCO

rule-MM-SCO-01 = Les PV se comptent en cours de partie
    .text = Les PV gagnés ou dépensés déplacent aussitôt votre marqueur. Les PV dépensés pour des niveaux sont perdus pour le score final.

rule-MM-SCO-02 = Quêtes de fin de partie
    .text = Après le dernier tour, chaque joueur gagne les PV de chaque quête de fin de partie de sa main dont la condition est remplie.

rule-MM-SCO-03 = Pénalités
    .text = Chaque joueur perd la pénalité de chaque quête de sa main qui n’est pas accomplie, pour les trois types.

rule-MM-SCO-04 = Ordre du décompte final
    .text = Tous les joueurs révèlent leur main en même temps. Les conditions sont jugées d’après la situation à la fin du dernier tour ; on ajoute d’abord les récompenses, puis on retire les pénalités.
    .why = Les comparaisons avec les autres joueurs exigent un même moment pour tous.

rule-MM-SCO-05 = Scores inférieurs à zéro
    .text = En cours de partie, un score ne descend jamais au-dessous de 0, puisqu’un niveau exige son coût entier. Les pénalités finales peuvent le rendre négatif.
    .why = On ne peut payer que ce que l’on a ; une pénalité n’est pas un paiement.

rule-MM-SCO-06 = Vainqueur
    .text = Le joueur qui a le plus de PV au total gagne.

rule-MM-SCO-07 = Départage
    .text = Parmi les joueurs à égalité avec le plus de PV, celui qui a le moins de paysans gagne.

rule-MM-SCO-08 = Quels paysans comptent
    .text = Pour le départage, comptez tous vos paysans : dans le sac, la taverne et le logis, sur le plateau et sur les cartes Quête.
    .why = Le livret ne précise pas d’endroit ; tout ce que l’on possède compte donc.

rule-MM-SCO-09 = Victoire partagée
    .text = Si les joueurs à égalité ont aussi le même nombre de paysans, ils partagent la victoire.

## FAQ

rule-MM-FAQ-01 = Remettre une unité dans la réserve à cause d’un lieu
    .text = Si un lieu vous fait remettre une unité dans la réserve, choisissez-en une qui se trouve sur ce lieu même.

rule-MM-FAQ-02 = Remettre une unité dans la réserve à cause d’une quête
    .text = Si une quête vous fait remettre une unité dans la réserve, choisissez-en une qui participe à cette quête ; pour un combat, l’une des unités affectées à ce monstre.

rule-MM-FAQ-03 = Les bonus comptent à l’affectation
    .text = Les bonus que crée l’affectation elle-même comptent pour le total requis : les bonus de duo des unités placées ensemble et les bonus des lieux activés dans le même plan, bien que ceux-ci soient résolus plus tard.

rule-MM-FAQ-04 = Réserve vide
    .text = Si une unité que vous devriez gagner n’est pas dans la réserve, vous ne la gagnez pas. Tout le reste de ce lieu, de cette quête ou de ce monstre est effectué.

rule-MM-FAQ-05 = Avoir le plus grand nombre
    .text = La condition d’une quête qui demande le plus grand nombre de quelque chose est remplie si aucun autre joueur n’en a plus ; les égalités sont en votre faveur.

rule-MM-FAQ-06 = Les mauvais effets ne sont pas une condition
    .text = Les effets d’un monstre doivent être effectués autant que possible, mais ne sont pas une condition pour le combattre. Après avoir vaincu le Loup des futaies, défaussez 1 quête de votre choix de votre main si vous en avez ; sinon, il ne se passe rien.

rule-MM-FAQ-07 = Les dons doivent être acceptés
    .text = Un monstre qui donne des meeples peut être combattu même si la réserve n’en a plus. S’il y en a, vous devez les prendre.

rule-MM-FAQ-08 = Le maximum de rien
    .text = Là où personne n’a rien d’une chose, chacun en a le plus.
    .why = Les égalités vous sont favorables, et 0 est une égalité comme une autre.

## ICO

rule-MM-ICO-01 = N’importe quel meeple
    .text = Le meeple brun avec un point d’interrogation désigne n’importe quel meeple. Comme prérequis d’un lieu ou comme bénéficiaire d’un bonus de combat, il désigne n’importe quelle unité, donc jamais la corruption.

rule-MM-ICO-02 = Plus : ajouter une unité
    .text = Un plus avec une unité signifie : prenez 1 unité de cette sorte dans la réserve et placez-la sur la carte ou le lieu ; elle va dans votre logis au nettoyage.

rule-MM-ICO-03 = Moins : remettre un meeple dans la réserve
    .text = Un moins avec un meeple signifie : remettez ce meeple dans la réserve.

rule-MM-ICO-04 = Moins : défausser une quête
    .text = Un moins avec une quête signifie : placez 1 quête non accomplie de votre choix de votre main sur la défausse des quêtes.

rule-MM-ICO-05 = Bonus de duo
    .text = Un bonus de duo donne +1 à toutes vos unités de la seconde classe, sur chaque monstre auquel au moins 1 unité de la première classe est aussi affectée. D’autres unités de la première classe ne l’augmentent pas.

rule-MM-ICO-06 = Bonus de classe d’un lieu
    .text = Un lieu avec un bonus de classe donne ce bonus à toutes vos unités de cette classe pour ce tour, sur chaque monstre.

rule-MM-ICO-07 = « Pour la manche » signifie « pour le tour »
    .text = Les bonus des lieux durent jusqu’à la fin de votre tour en cours.
    .why = Le glossaire dit « manche » à un endroit et « tour » à d’autres ; tous les exemples portent sur le tour de l’activation.

rule-MM-ICO-08 = Bonus de combat simple
    .text = Un plus avec un nombre ajoute ce nombre à la valeur de combat de toutes vos unités de la classe indiquée à côté. Sans autre condition, il s’applique à tous les combats.

rule-MM-ICO-09 = Bonus contre un type
    .text = Un bonus contre un type de monstre ajoute son nombre une seule fois à votre total contre chaque monstre de ce type, quels que soient la nature et le nombre des unités qui le combattent.

rule-MM-ICO-10 = Flèche vers le haut : meeples supplémentaires
    .text = Une flèche vers le haut avec un nombre signifie que vous piochez autant de meeples supplémentaires.

rule-MM-ICO-11 = Meeple étoilé : n’importe quelle unité de prestige
    .text = Le meeple étoilé tricolore désigne n’importe quel rôdeur, paladin ou chamane.

rule-MM-ICO-12 = Piocher et défausser des quêtes
    .text = Le premier nombre indique combien de quêtes vous piochez, le second combien vous en défaussez ensuite de votre main.

rule-MM-ICO-13 = Quelles quêtes peuvent être défaussées
    .text = Les quêtes défaussées peuvent être anciennes ou nouvelles. Il faut défausser dans la mesure où vous avez des quêtes.
    .why = L’icône désigne la main, pas les cartes piochées.

rule-MM-ICO-14 = Une unité revient à la taverne
    .text = Quand votre phase de pioche est terminée, le guerrier placé sur ce lieu revient à votre taverne : c’est un meeple de plus pour votre prochain tour.

rule-MM-ICO-15 = L’unité qui revient arrive en dernier
    .text = L’unité reste sur son lieu jusqu’à ce que l’étape 9 soit terminée. Elle ne compte ni pour les quêtes de taverne à l’étape 8 ni dans le nombre de meeples à piocher ; une seule unité revient, même si plusieurs ont été affectées.
    .why = Le glossaire dit : après la phase de pioche.

rule-MM-ICO-16 = De retour dans le sac
    .text = De 0 à 3 meeples de votre choix sont remis aussitôt de votre logis dans votre sac. Ensuite, chaque autre joueur peut en remettre 1. Les unités qui se trouvent encore là où vous les avez affectées ne sont pas encore dans le logis ; celles utilisées au Capitole y sont après la phase de développement.

rule-MM-ICO-17 = Force tirée de la corruption
    .text = Une seule unité de votre choix reçoit un bonus égal au nombre de meeples de corruption dans votre logis. Ce que vous avez pioché ce tour-ci est dans la taverne et ne compte pas.

rule-MM-ICO-18 = Désigner l’unité renforcée
    .text = L’unité est désignée dans le plan et doit être affectée à un monstre ; la corruption est comptée quand le plan est validé.
    .why = Le bonus doit être connu quand les totaux sont vérifiés.

rule-MM-ICO-19 = Toutes vos autres unités
    .text = Quand un chevalier et un paysan sont placés sur ce lieu, toutes vos autres unités ont +2 ce tour-ci.

rule-MM-ICO-20 = Qui sont les autres unités
    .text = Les autres unités sont toutes vos unités sauf celles qui se trouvent sur ce lieu, quelle que soit leur classe. Un paysan amené du logis par un guerrier de niveau 3 en fait partie.
    .why = Le bonus ne cite aucune classe ; celles qui se trouvent sur le lieu ne peuvent de toute façon pas combattre.

rule-MM-ICO-21 = Chamane sur un lieu qui renvoie une unité à la taverne
    .text = Un chamane désigné comme cette classe peut être l’unité qui retourne à la taverne ; il y retourne comme chamane.
    .why = L’unité qui retourne est l’une de celles qui remplissent le prérequis, comme pour MM-PRE-13.

## KOH

rule-MM-KOH-01 = Tenir une colline
    .text = Un lieu avec une couronne est un lieu Roi de la colline. Les unités que vous y placez y restent, avec votre marqueur, jusqu’au début de votre prochain tour ; elles ne repartent pas au nettoyage.

rule-MM-KOH-02 = La colline rapporte au début de votre tour
    .text = Si vos unités y sont encore au début de votre tour, elles vont dans votre logis et vous gagnez aussitôt le bénéfice. Il n’est gagné qu’une fois, même si plusieurs de vos unités s’y trouvent.

rule-MM-KOH-03 = Avant la phase de développement
    .text = Les collines sont réglées avant toute autre chose dans votre tour ; les meeples piochés grâce à une colline sont actifs ce tour-ci. Ensuite, la colline est libre, et vous pouvez de nouveau y placer des unités pendant votre phase principale.
    .why = Le glossaire dit : au début du tour ; et les unités sont reparties.

rule-MM-KOH-04 = Chasser un joueur
    .text = Un autre joueur qui affecte au moins 1 unité adéquate à la colline renvoie immédiatement toutes vos unités dans votre logis et prend la colline avec un marqueur. Le nombre et la nature de vos unités n’ont pas d’importance.

rule-MM-KOH-05 = Précisions sur la prise de la colline
    .text = Le changement a lieu quand le plan du nouveau joueur est validé ; l’ancien occupant ne reçoit rien. Si le quartier est envahi, les paysans ajoutés au nouveau venu vont dans son logis au nettoyage et ne restent pas sur la colline.
    .why = Le glossaire dit : immédiatement ; seules les unités affectées sont placées sur la colline.

rule-MM-KOH-06 = Colisée
    .text = Le Colisée rapporte à son occupant soit 1 PV, soit 3 PV, au début du tour de celui-ci.

rule-MM-KOH-07 = Quand le Colisée donne 3 PV
    .text = Le Colisée accepte n’importe quelle unité. Il donne 3 PV si au moins une de vos unités qui s’y trouvent est une unité de prestige, sinon 1 PV.
    .why = Conçu par nous : les deux chiffres sont imprimés, pas leur répartition ; elle suit les icônes « n’importe quelle unité » et « n’importe quelle unité de prestige ».

rule-MM-KOH-08 = Deuxième colline : meeples supplémentaires
    .text = Un deuxième lieu Roi de la colline rapporte à son occupant des meeples supplémentaires, piochés au début du tour de celui-ci.

rule-MM-KOH-09 = La Haute Branche
    .text = La deuxième colline est La Haute Branche. Elle accepte n’importe quelle unité et fait piocher 2 meeples.
    .why = Conçu par nous : le nom, le prérequis et le nombre sont absents du texte.

rule-MM-KOH-10 = Les collines à la fin de la partie
    .text = Une colline tenue après votre dernier tour ne rapporte rien. Les unités qui s’y trouvent comptent toujours comme les vôtres pour les quêtes et pour le départage.
    .why = Il n’y a plus de début de tour ensuite.

rule-MM-KOH-11 = Tenir les deux collines
    .text = Si vous tenez plusieurs collines au début de votre tour, toutes vos unités rentrent d’abord ; puis les collines paient dans l’ordre où vous les avez prises.
    .why = Toutes les unités reviennent au même moment ; une pioche qui remplit le sac ne doit pas dépendre de la colline nommée en premier.

## TWR

rule-MM-TWR-01 = Module optionnel
    .text = Les Quatre Tours est un module optionnel, désactivé sauf si vous le choisissez. Il est déconseillé pour une première partie.

rule-MM-TWR-02 = Mise en place des tours
    .text = Après avoir disposé les lieux disponibles, mélangez les salles de tour et placez une pile de 5 salles face cachée sur chacun des 4 espaces de tour. Retournez face visible la salle du dessus de chaque pile.

rule-MM-TWR-03 = Utiliser une salle de tour
    .text = Pendant la phase principale, vous pouvez affecter des unités aux salles de tour face visible comme à des lieux. Une salle de tour appartient au quartier de sa tour, et l’effet d’un quartier envahi s’y applique.

rule-MM-TWR-04 = Achever une salle de tour
    .text = Si le prérequis est affecté, la récompense est gagnée quand la salle est résolue. Au nettoyage, vous prenez définitivement la salle et la suivante de cette pile est retournée face visible.
    .why = Selon une critique publiée, une salle achevée est prise par le joueur ; les moments suivent ceux des monstres.

rule-MM-TWR-05 = Une salle par tour (bâtiment) et par tour de jeu
    .text = Une salle révélée au nettoyage peut être utilisée à partir du tour du joueur suivant. Une tour vide n’offre plus rien.
    .why = L’affectation est terminée quand la salle apparaît ; rien ne complète une tour.

rule-MM-TWR-06 = Salles qui demandent une valeur de combat
    .text = Certaines salles demandent un total de valeur de combat au lieu d’unités précises. Il se calcule comme dans un combat contre un monstre sans niveau ni type ; ce n’est pas un combat et cela n’évite à personne l’effet d’un quartier envahi.
    .why = Conçu par nous : donne à ces salles un calcul clair. Un paladin n’ajoute rien pour le niveau 0.

rule-MM-TWR-07 = La corruption dans les salles de tour
    .text = Certaines salles de tour permettent ou exigent d’y affecter de la corruption de votre taverne.

rule-MM-TWR-08 = La corruption utilisée là quitte votre sac
    .text = La corruption affectée à une salle de tour est remise dans la réserve quand la salle est résolue. Elle n’a pas de valeur de combat et n’y est pas une unité.
    .why = Conçu par nous : cela fait des tours le moyen normal de se débarrasser de la corruption, ce qu’aucun lieu n’offre.

rule-MM-TWR-09 = Les salles et les autres règles
    .text = Un chamane peut remplacer une classe de base dans une salle de tour, et les nouvelles unités d’une salle vont dans le logis. Les unités en plus sont permises et n’apportent rien ; la corruption en trop n’est pas permise.
    .why = Le livret traite les salles comme les lieux pour l’affectation, les quartiers envahis et le gain d’unités.
