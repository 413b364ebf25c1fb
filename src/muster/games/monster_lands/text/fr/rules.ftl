### MONSTER LANDS : catalogue des règles, en français

section-SET = Mise en place du plateau

section-CLA = Mise en place d’un clan

section-DIF = Niveaux de difficulté

section-DIC = Dés

section-AFF = Affinité

section-SEQ = Déroulement du jeu

section-PRE = Préparation des réserves de dés

section-DEP = Déploiement : tours d’action et actions

section-FRE = Actions gratuites

section-PER = Dés de Persuasion

section-CIT = La Citadelle

section-LOD = Repère du chasseur

section-ALC = Alchimiste

section-TAV = Taverne

section-ARM = Armurerie

section-PAW = Prêteur sur gage

section-BAZ = Bazar

section-MIN = Mine

section-OUT = Déploiement à l’Extérieur

section-MIS = Expéditions liées aux missions

section-LAN = Expéditions des régions

section-BEN = Avantages des expéditions

section-ENT = Portes de la Citadelle : déploiement

section-SLA = Régions gérées : déploiement

section-ADV = Phase Aventure

section-DMI = Mission compétitive

section-CMI = Mission de type contrat

section-REV = Révélation des pièges

section-MAT = Attaque du monstre

section-DEF = Se défendre

section-DTH = Mort d’un mercenaire

section-ATK = Attaque du mercenaire

section-CAP = Capturer et éliminer

section-CAR = Blessures reportées

section-EOB = Fin de la bataille contre le monstre

section-CON = Conquête

section-STL = Donner la gestion d’une région

section-PLU = Pillage et butin

section-DCI = Défense de la Citadelle

section-CLN = Nettoyage 4.1 : nettoyage du plateau

section-PAN = Nettoyage 4.2 : propagation de la panique

section-LEA = Nettoyage 4.3 : remplacement des leaders décédés

section-WAG = Nettoyage 4.4 : paiement des salaires

section-GLO = Nettoyage 4.5 : vérification des conditions de fin de partie

section-RES = Nettoyage 4.6 : réinitialisation du plateau

section-FPL = Nettoyage 4.7 : changement du premier joueur

section-RND = Nettoyage 4.8 : marqueur Tour

section-TAL = Talents et capacités

section-NOV = Novices

section-DTT = Talents Défense et jetons Défense

section-POT = Potions et venins

section-SCO = Décompte

section-TIE = Départage des égalités

section-TRI = Module Traquenard

section-QGR = Règle optionnelle : Faveur de la reine

section-MMA = Règle optionnelle : Plus de monstres

section-SOL = Mode solo : Madhala

section-EQP = Équipement

section-LND = Capacités des régions

section-TRP = Pièges

section-TRK = Traquenards

section-LOT = Butin

section-MON = Pouvoirs des monstres

section-MER = Talents des mercenaires

## SET

rule-ML-SET-01 = Plateau, emplacements et novices
    .text = Un plateau commun réunit la Citadelle et ses sept bâtiments, deux missions, deux régions et les Portes de la Citadelle ; chaque barre de couleur sur son bord est un emplacement de carte. Les 8 cartes Novice forment une seule pile face visible, à l’emplacement situé sous la Taverne.

rule-ML-SET-02 = Mercenaires disponibles
    .text = Mélangez la pile des mercenaires, qui ne contient ni novices ni membres initiaux de clan, et disposez-en 4 cartes face visible aux emplacements des mercenaires (3 en mode solo). Chaque mercenaire visible porte son propre jeton Mercenaire sur sa carte ; les autres jetons attendent à côté de la Taverne.
    .why = Le chiffre du mode solo figure dans la partie sur la Taverne. La pile compte 28 cartes : 36 mercenaires nommés, moins 8 membres initiaux de clan.

rule-ML-SET-03 = Une première offre équitable
    .text = La première offre doit comprendre au moins autant de mercenaires de réputation 4 ou moins qu’il y a de joueurs. Tant que ce n’est pas le cas, mettez de côté le mercenaire visible dont la réputation est la plus élevée et piochez une autre carte pour son emplacement ; une fois l’offre équitable, remélangez dans la pile les cartes mises de côté.

rule-ML-SET-04 = Égalités dans la première offre, et mode solo
    .text = Si plusieurs mercenaires visibles partagent la réputation la plus élevée, celui d’entre eux qui est le plus à gauche est mis de côté et la nouvelle carte va à son emplacement. En mode solo, l’offre de 3 cartes doit comprendre un mercenaire de réputation 4 ou moins.
    .why = Le livret ne tranche pas l’égalité ; prendre le plus à gauche donne un résultat déterminé. Le chiffre du mode solo est le nombre imprimé, un par joueur, appliqué à une offre plus petite.

rule-ML-SET-05 = Réserve de pièges
    .text = Gardez à part les 4 pièges initiaux, laissez les 18 traquenards et les 6 pièges renforcés dans la boîte, et mélangez les autres pièges face cachée. Six d’entre eux se trouvent face visible au Repère du chasseur, coût et effet apparents.

rule-ML-SET-06 = Équipements disponibles
    .text = Mélangez la pile des équipements et disposez-en 3 cartes face visible aux emplacements du Bazar.

rule-ML-SET-07 = Premiers monstres et pile des monstres
    .text = Mélangez les monstres de rang A et placez-en 2 au hasard, face visible, aux emplacements des monstres ; chacun défend la région voisine. Mélangez les monstres de rang A restants avec tous les monstres de rang B pour former la pile des monstres, face cachée.

rule-ML-SET-08 = Dogor pioché à la mise en place
    .text = Si Dogor apparaît pendant la distribution des premiers monstres, il va aux Portes de la Citadelle et l’emplacement reçoit la carte suivante du même mélange. Il ne provoque pas de panique avant la première phase Nettoyage.
    .why = Son pouvoir s’applique quand il est pioché, sans excepter la mise en place ; la panique ne se propage jamais qu’à l’étape 4.2.

rule-ML-SET-09 = Premières régions et listes des expéditions
    .text = Mélangez les régions et disposez-en 2 face visible aux emplacements verts des régions. Mélangez les listes des expéditions et placez-en une sous chaque région, sur une face tirée au hasard.
    .why = Les livrets anglais et espagnol demandent une face au hasard ; le livret français ne parle pas de la face.

rule-ML-SET-10 = Une seule région à 1 ou 2 joueurs
    .text = À 1 ou 2 joueurs, un seul monstre, une seule région et une seule liste des expéditions entrent en jeu, aux places de la région de gauche. La place de la région de droite reste vide pendant toute la partie.

rule-ML-SET-11 = Offre de butins
    .text = Mélangez les jetons Butin face cachée et disposez-en 4 face visible sur les emplacements entre les deux régions.

rule-ML-SET-12 = Premières missions
    .text = Mettez les tuiles Mission dans le sac et piochez-en 2. La première va sur la place de mission de gauche, face A (mission compétitive) visible ; la seconde va sur celle de droite, face B (mission de type contrat) visible.

rule-ML-SET-13 = Marqueur Tour, dés et réserve de jetons
    .text = Le marqueur Tour commence sur la case 1 de la piste des tours. Les dés de Force rouges, de Magie violets et de Persuasion jaunes forment la réserve générale, les dés noirs servent aux attaques des monstres, et tous sont des dés ordinaires à six faces. Les pièces d’or et les jetons Défense, Potion et Venin sont en tas ; les jetons Panique sont mélangés en une pile face cachée aux Portes de la Citadelle.
    .why = Six faces : les valeurs du livret vont jusqu’à 6, et les critiques publiées montrent des dés ordinaires.

rule-ML-SET-14 = Les réserves ne s’épuisent pas
    .text = Les dés, les pièces d’or, les jetons Défense, les potions et les venins de la réserve sont en nombre illimité. Les 8 novices ne le sont pas ; un clan qui a droit à un novice gratuit comme leader en reçoit un même si la pile est vide.
    .why = Aucun total n’est imprimé, et le livret n’a pas de règle pour une pénurie ; le leader gratuit maintient en jeu un clan perdu.

rule-ML-SET-15 = Piles et sac épuisés
    .text = Quand les monstres, les missions, les butins ou les listes des expéditions viennent à manquer, mélangez leur défausse pour former une nouvelle réserve, comme c’est imprimé pour les pièges et les mercenaires. Les équipements et les régions ne sont pas reconstitués : un emplacement vide reste vide, et une place de région sans région n’a pas d’expéditions et ne reçoit pas de monstre.
    .why = L’équipement n’est complété que dans la mesure du possible, et 12 régions suffisent exactement pour 2 + 2 x 5 placements : ni l’un ni les autres n’ont besoin d’être remélangés.

rule-ML-SET-16 = Premier joueur
    .text = Un joueur reçoit le marqueur Premier joueur, face A visible, et ouvre la phase Déploiement du tour 1. Le jeu tire ce joueur au hasard.
    .why = Les livrets anglais et espagnol donnent le marqueur au joueur le plus cupide, le livret français au plus ambitieux ; ni l’un ni l’autre ne se mesure, c’est donc le hasard qui décide.

## CLA

rule-ML-CLA-01 = Deux membres de clan d’une même affinité
    .text = Chaque joueur reçoit un plateau de clan et deux membres initiaux de clan de même affinité : le leader va à gauche du plateau, le mercenaire à droite. Tous deux portent leur propre jeton Mercenaire.

rule-ML-CLA-02 = Les clans sont distribués au hasard
    .text = Les quatre clans, un par affinité, sont mélangés et distribués, un à chaque place.
    .why = Le livret fait prendre deux cartes assorties à chaque joueur, mais ne dit pas qui choisit en premier ; une distribution au hasard est équitable.

rule-ML-CLA-03 = Biens de départ
    .text = Chaque clan commence avec 5 points de gloire, une réputation de 1, 7 pièces d’or et 1 piège initial dans son stock de pièges.

rule-ML-CLA-04 = Le leader initial n’a pas de réputation
    .text = Le leader initial compte comme un mercenaire à tous égards (dés, talent, équipement, expéditions, affinité), sauf qu’il n’a pas de valeur de réputation.

rule-ML-CLA-05 = La réputation est la somme du clan
    .text = Le mercenaire initial a une réputation de 1. À tout moment, la réputation d’un clan est égale à la somme des réputations de ses mercenaires, leaders promus compris ; les leaders initiaux et les novices comptent pour 0.
    .why = Le marqueur commence sur 1 alors que le leader n’a pas de réputation : c’est donc l’autre membre initial qui apporte ce 1 ; ensuite, le marqueur ne bouge que par recrutement, mort et désertion.

rule-ML-CLA-06 = Les membres initiaux n’entrent pas à la Taverne
    .text = Un membre initial de clan qui meurt ou déserte quitte la partie. Les cartes des clans qui ne sont pas en jeu et les pièges initiaux inutiles restent dans la boîte.
    .why = Le livret remet dans la boîte les éléments inutilisés ; les membres initiaux n’ont pas de coût de recrutement et ne peuvent donc pas se trouver dans une pile de mercenaires reconstituée à partir de la défausse.

## DIF

rule-ML-DIF-01 = Niveau Normal
    .text = Si aucun autre niveau n’est choisi, les premiers monstres sont de rang A et les dés d’attaque supplémentaires se lisent sur la piste des tours imprimée sur le plateau.
    .why = Le livret ne donne pas de nom au niveau standard ; ce catalogue l’appelle Normal.

rule-ML-DIF-02 = Niveau Tutoriel
    .text = Posez la tuile Piste des tours, face A visible, sur la piste des tours et placez le marqueur Tour sur sa case 1. Les monstres sont mis en place comme au niveau Normal.

rule-ML-DIF-03 = Niveau Héroïque
    .text = Mélangez ensemble tous les monstres des deux rangs avant de piocher les premiers. La tuile Piste des tours n’est pas utilisée.
    .why = Seul le livret espagnol dit clairement que la tuile n’est pas posée ; les livrets anglais et français le laissent entendre.

rule-ML-DIF-04 = Niveau Légendaire
    .text = Mettez en place les monstres comme au niveau Héroïque et posez la tuile Piste des tours, face B visible, sur la piste des tours.

## DIC

rule-ML-DIC-01 = Réserve de dés
    .text = Votre réserve de dés réunit les dés fournis par votre leader et vos mercenaires et ceux du bonus lié à la gloire. Un mercenaire que vous recrutez y ajoute aussitôt ses dés.

rule-ML-DIC-02 = Trois couleurs
    .text = Les dés de Force n’ont pas de pouvoir propre, mais ce sont les plus répandus et les plus faciles à renforcer. Les dés de Magie affaiblissent les attaques des monstres, et c’est avec eux que l’Alchimiste prépare potions et venins. Les dés de Persuasion font baisser les prix au Repère du chasseur, à la Taverne, à l’Armurerie et au Bazar.

## AFF

rule-ML-AFF-01 = Affinité et affinité identique
    .text = Chaque région, chaque monstre et chaque mercenaire a une affinité : Feu, Eau, Air ou Jungle ; les novices n’en ont pas. Un monstre ou un mercenaire a une affinité identique à celle d’une région quand tous deux portent le même symbole.

## SEQ

rule-ML-SEQ-01 = Tours et phases
    .text = La partie compte au plus 6 tours. Chaque tour comporte quatre phases, dans cet ordre : Préparation des réserves de dés, Déploiement, Aventure, Nettoyage.

rule-ML-SEQ-02 = Fin de la partie
    .text = La partie est terminée après le tour 6, ou après un tour antérieur si un clan se trouve alors à 30 points de gloire ou davantage.

rule-ML-SEQ-03 = Choix simultanés
    .text = Quand plusieurs joueurs ont un choix à faire à la même étape et qu’aucun ordre n’est imprimé, ils choisissent l’un après l’autre, dans le sens horaire, à partir du premier joueur.
    .why = Le livret laisse la préparation et le nettoyage se faire en parallèle ; des choix successifs ont besoin d’un ordre, et l’ordre de jeu est le seul que le jeu connaisse.

rule-ML-SEQ-04 = Choix sur plusieurs expéditions
    .text = Quand des mercenaires d’un même lieu ont un choix à faire au même moment (Magie contre les spores, défense contre les spores ou une ultime touche), leurs propriétaires choisissent expédition par expédition, de gauche à droite et, aux Portes, de haut en bas, quel que soit le premier joueur.
    .why = Dans tout ce qui est imprimé sur les batailles, les expéditions agissent de gauche à droite : il y a donc un ordre ; l’ordre de jeu sert aux choix qu’aucune expédition ne distingue.

## PRE

rule-ML-PRE-01 = Compter vos dés
    .text = Pendant cette phase, chaque joueur reconstitue entièrement sa réserve de dés : tous les dés apportés par le leader et les mercenaires, plus le bonus lié à la gloire. Il ne reste rien du tour précédent.

rule-ML-PRE-02 = Bonus lié à la gloire
    .text = Votre gloire actuelle ajoute des dés bonus selon trois tranches : 1-10 donne 1 dé de Force ; 11-20, 1 dé de Force et 1 de Persuasion ; 21-30, 1 dé de Force, 1 de Magie et 1 de Persuasion. La tranche n’est lue qu’une fois, pendant cette phase ; une gloire de 0 relève de la première tranche et une gloire supérieure à 30 de la troisième.
    .why = Les dés des tranches ne sont imprimés que sous forme d’icônes ; les deux extrémités de l’échelle sont complétées par une clarification, car la gloire peut tomber à 0 et n’a pas de plafond (ML-TAV-07).

rule-ML-PRE-03 = Ne lancer que les dés de Persuasion
    .text = Après ce compte, chaque joueur lance les dés de Persuasion de sa réserve de dés et les laisse sur leur résultat. Les dés de Force et de Magie ne sont pas lancés à ce moment.

## DEP

rule-ML-DEP-01 = Ordre de jeu
    .text = Le détenteur du marqueur Premier joueur commence ; puis on joue dans le sens horaire, une action par tour d’action, jusqu’à ce que tous les joueurs soient à court de dés et aient passé.

rule-ML-DEP-02 = Une action, de trois sortes
    .text = Quand c’est à vous de jouer, vous devez effectuer une action, dans l’un de trois endroits : la Citadelle, l’Extérieur ou l’une de vos régions gérées. Une action place un ou plusieurs dés sur des emplacements libres du plateau ou sur une région gérée qui vous appartient.

rule-ML-DEP-03 = Emplacements fermés à deux joueurs
    .text = Les emplacements de dés qui portent la marque « deux joueurs » ne peuvent pas être utilisés dans une partie à 2 joueurs.

rule-ML-DEP-04 = Les mêmes emplacements sont fermés en mode solo
    .text = Une partie en mode solo ferme les mêmes emplacements marqués qu’une partie à 2 joueurs.
    .why = La marque ne cite que la partie à 2 joueurs, mais le mode solo utilise le même plateau réduit (une seule région) : les places doivent donc y être aussi rares.

rule-ML-DEP-05 = Passer
    .text = Vous passez quand votre réserve de dés est vide, et seulement dans ce cas. Tant qu’il vous reste des dés, vous devez en déployer.

rule-ML-DEP-06 = Passer est définitif
    .text = Une fois que vous avez passé, vous ne jouez plus pendant cette phase Déploiement. Les actions gratuites qui vous donneraient des dés doivent être effectuées avant de passer.
    .why = Vous ne recevez jamais de dés pendant le tour d’action d’un autre joueur : une seconde chance ne servirait donc qu’à gagner du temps avec un talent payant comme celui de Fandor.

rule-ML-DEP-07 = Il y a toujours une place pour un dé
    .text = Comme le Prêteur sur gage n’est jamais plein ni touché par la panique, tout dé a toujours une place autorisée. Si des règles étendues n’en laissaient un jour aucune, le joueur serait sauté et ses dés seraient perdus au Nettoyage.
    .why = Le livret interdit de passer avec des dés et doit donc garantir une issue ; le livret espagnol dit que le Prêteur sur gage est toujours disponible.

rule-ML-DEP-08 = Convertir des dés
    .text = Quand une carte ou un jeton change des dés en d’autres couleurs, posez les dés cédés sur cette carte ou ce jeton et prenez les nouveaux dans la réserve générale.

rule-ML-DEP-09 = Dés obtenus pendant la phase
    .text = Un dé cédé pour une conversion ne sert plus jusqu’au Nettoyage. Un dé de Persuasion obtenu de quelque façon que ce soit est lancé aussitôt. Tous les dés obtenus doivent être utilisés pendant cette même phase Déploiement.
    .why = C’est imprimé pour le recrutement et pour les novices ; les livrets anglais et français disent que ces dés doivent être utilisés, le livret espagnol qu’ils peuvent l’être, et personne ne peut passer avec des dés. Cela vaut de même pour les régions, les talents et les butins.

## FRE

rule-ML-FRE-01 = Actions gratuites pendant votre tour d’action
    .text = Ne comptent pas comme votre action : utiliser un novice ou un talent de Déploiement, défausser un butin sans symbole Extérieur, vendre des trophées, déplacer de l’équipement, donner la gestion d’une région, soigner avec une potion. Vous pouvez en effectuer autant que vous voulez pendant votre propre tour d’action de la phase Déploiement, avant ou après votre action.
    .why = Le livret dit « à tout moment » ou « pas une action » ; il faut des moments précis, et rien de cela ne peut répondre à l’action d’un autre joueur.

rule-ML-FRE-02 = Actions gratuites hors du Déploiement
    .text = Les butins et les trophées peuvent aussi servir, et les mercenaires non affectés être soignés, pendant que l’un de vos mercenaires est activé dans la phase Aventure. Juste avant les salaires, chaque joueur peut encore une fois utiliser des butins sans symbole Extérieur, vendre des trophées, soigner, déplacer de l’équipement et donner la gestion de régions ; un mercenaire recruté grâce à un butin hors du Déploiement n’ajoute pas de dés ce tour-ci, mais son salaire est dû.
    .why = « À tout moment » est compris comme « à un moment qui est le vôtre » ; l’occasion avant les salaires compte, car les mercenaires gérant une région ne sont pas payés et les trophées valent de l’argent.

rule-ML-FRE-03 = La fenêtre après l’action
    .text = Après votre action, on ne vous propose des actions gratuites que si l’une d’elles ne peut pas attendre : vous avez un recrutement gratuit et un mercenaire disponible viendrait. Tout le reste est proposé au début de votre prochain tour d’action, ou plus tard pendant le tour, là où cela compte encore.
    .why = Rien de ce qui est à vous ne change entre deux de vos tours d’action ; les autres actions gratuites ne perdent donc rien à attendre, alors qu’une question après chaque action lasserait le joueur. Seul un mercenaire disponible peut être recruté entre-temps par un autre.

rule-ML-FRE-04 = Quand s’ouvre la fenêtre avant les salaires
    .text = Avant les salaires, on ne vous interroge que là où cela peut compter : l’or vous manque et vous avez un trophée ou un butin à changer en or ; quelqu’un pourrait prendre la gestion d’une région et ne plus être payé ; vous avez un recrutement gratuit et quelqu’un viendrait ; ou c’est le dernier tour et vous avez un butin qui rapporte de l’or. Les autres actions gratuites sont alors possibles aussi.
    .why = Sans cela, rien ne change avant la prochaine phase Déploiement qui ne puisse se faire aussi bien à ce moment-là, et les blessures viennent d’être soignées au retour.

rule-ML-FRE-05 = Ventes au milieu d’un achat
    .text = Pendant que vous choisissez quoi acheter au Repère du chasseur, à la Taverne, à l’Armurerie ou au Bazar, vous pouvez aussi vendre des trophées et utiliser des butins sans symbole Extérieur, même après une tournée générale.
    .why = Trophées et butins peuvent servir à tout moment. Au cours de votre propre action, cela compte là où un prix ou un visage nouveau vient d’être connu.

rule-ML-FRE-06 = Passer sans choix
    .text = Sans dé restant, vous passez sans qu’on vous le demande, sauf si vous pouvez encore utiliser un talent, acheter un dé grâce à l’un d’eux ou utiliser un recrutement gratuit.
    .why = Toutes les autres actions gratuites restent possibles plus tard dans le tour, là où elles comptent encore ; seul un talent se perd en passant, et seul un mercenaire disponible peut être recruté par un autre.

## PER

rule-ML-PER-01 = Premier dé de Persuasion dans un bâtiment
    .text = Si votre dé de Persuasion est le premier placé à cet endroit ce tour-ci, le prix de votre achat baisse de la valeur de sa face. Une telle réduction ne fait jamais descendre le prix d’une action au-dessous de 1 pièce d’or.

rule-ML-PER-02 = Dés de Persuasion suivants
    .text = Si un dé de Persuasion s’y trouve déjà, comparez le vôtre au dernier placé, sans tenir compte des dés d’autres couleurs posés entre les deux. Si le vôtre est inférieur, la réduction est la somme des deux faces ; sinon, c’est la valeur de votre seul dé.

rule-ML-PER-03 = Limites de la chaîne
    .text = Le dé précédent compte quel que soit son propriétaire, même s’il est à vous. On n’additionne jamais plus de deux faces, et une face égale n’est pas inférieure. Chaque bâtiment a sa propre chaîne, qui repart de zéro à chaque tour.
    .why = Le livret ne compare qu’avec un seul dé et parle d’additionner les deux ; les dés quittent le plateau à chaque tour.

rule-ML-PER-04 = Ordre des réductions
    .text = Retirez d’abord la réduction de Persuasion, sans descendre au-dessous de 1 pièce d’or, puis les réductions fixes de 4, sans descendre au-dessous de 0. Les réductions fixes de cartes différentes se cumulent, chacune une fois par tour.
    .why = Le minimum de la Persuasion est 1 et celui des talents est 0 : seul cet ordre permet aux deux textes d’être vrais.

## CIT

rule-ML-CIT-01 = Les bâtiments agissent aussitôt
    .text = Les dés placés dans un bâtiment donnent immédiatement son bénéfice. Les emplacements simples reçoivent exactement 1 dé, les emplacements doubles de la Mine exactement 2 dés en une seule action, et le Prêteur sur gage autant de dés qu’on veut.

rule-ML-CIT-02 = Bonne couleur, emplacement libre
    .text = Un bâtiment n’accepte que des dés des couleurs qu’il indique et il est fermé quand tous ses emplacements sont occupés. Le Prêteur sur gage fait exception aux deux : il prend n’importe quel dé et n’est jamais plein.
    .why = Les livrets anglais et espagnol exceptent le Prêteur sur gage de la limite de place, le livret français de la limite de couleur ; les deux sont vrais.

rule-ML-CIT-03 = Vous devez pouvoir payer
    .text = Vous ne pouvez placer un dé dans un bâtiment qui demande des pièces d’or que si vous pouvez payer, toutes réductions faites, au moins la chose la moins chère que vous pourriez y acheter ; à la Taverne, une tournée générale en est une.

rule-ML-CIT-04 = De gauche à droite
    .text = Au Repère du chasseur, à la Taverne, à l’Armurerie et au Bazar, chaque nouveau dé va sur l’emplacement libre le plus à gauche, afin que l’ordre des dés de Persuasion reste visible.

rule-ML-CIT-05 = Quand il n’y a qu’une chose à acheter
    .text = Si, au Repère du chasseur, à la Taverne ou au Bazar, un dé ne permet d’acheter qu’une seule chose, elle est achetée dès que le dé est placé. On vous dit laquelle et vous pouvez encore faire demi-tour.
    .why = Personne ne devrait dépenser un dé et de l’or sans retour possible et sans savoir pour quoi.

## LOD

rule-ML-LOD-01 = Acheter des pièges
    .text = Déployez 1 dé de Force ou de Persuasion pour acheter, en une seule action, autant de pièges visibles que vous voulez, chacun à son coût imprimé. Une réduction de Persuasion est retirée une seule fois de la somme des coûts et ne peut pas la faire descendre au-dessous de 1.

rule-ML-LOD-02 = Acheter au moins un jeton
    .text = Une action au Repère ou à l’Armurerie doit acheter au moins un jeton. Au Repère, seuls les six pièges visibles sont à vendre pendant une action ; les vides sont comblés ensuite.
    .why = Un dé ne peut être placé que pour obtenir le bénéfice, et l’offre est complétée après l’achat entier.

rule-ML-LOD-03 = Limite de pièges
    .text = Vous pouvez stocker jusqu’à 5 pièges ; si vous en recevez davantage, défaussez aussitôt jusqu’à la limite. Les pièges posés sur une expédition ne comptent pas.

rule-ML-LOD-04 = Qui choisit l’excédent
    .text = Au-dessus d’une limite, le propriétaire choisit ce qu’il défausse, parmi les anciens jetons comme parmi les nouveaux, et il le fait aussitôt. Il en va de même des jetons Défense, des potions et des venins, y compris de ceux qui reviennent au Nettoyage.
    .why = Le livret dit seulement de défausser immédiatement jusqu’à la limite.

rule-ML-LOD-05 = Six pièges à l’offre
    .text = Après un achat, complétez les emplacements vides du Repère à partir de la pile, pour que l’acheteur suivant en trouve de nouveau 6. Quand la pile est vide, mélangez les pièges défaussés pour en former une nouvelle.

rule-ML-LOD-06 = Les pièges stockés sont secrets
    .text = Les pièges achetés sont gardés face cachée : leur propriétaire peut les regarder, les autres savent seulement combien il y en a. Il en va de même sur une expédition, jusqu’à leur révélation.
    .why = Le livret les place face cachée dans le stock et sur les expéditions et les retourne pendant la bataille, ce qui n’aurait pas de sens si tous pouvaient les regarder.

rule-ML-LOD-07 = Les pièges défaussés restent visibles
    .text = Les pièges défaussés, d’un stock ou d’une expédition, sont posés face visible dans la défausse, où chacun peut les regarder.
    .why = Le livret ne dit pas comment se présente la défausse. Elle devient la nouvelle pile ; une défausse visible donne donc à tous la même connaissance de ce qui peut encore sortir.

rule-ML-LOD-08 = Les pièges initiaux se reconnaissent de dos
    .text = Un piège initial a un dos qui lui est propre : chacun voit quel clan en garde encore un et sur quelle expédition il se trouve.
    .why = Chaque clan commence avec un tel piège et il ne rejoint jamais la pile ; tous en savent donc plus sur lui que sur les autres pièges, et un dos particulier dit exactement cela, rien de plus.

## ALC

rule-ML-ALC-01 = Préparer potions et venins
    .text = Déployez 1 dé de Magie sur l’emplacement supérieur pour 3 jetons ou sur l’emplacement inférieur pour 2 jetons, en répartissant à votre gré potions et venins.
    .why = Un emplacement supérieur et un inférieur, soit deux emplacements en tout, se déduisent du texte. Aucune pièce d’or n’est payée.

rule-ML-ALC-02 = Limite de potions et de venins
    .text = Vous pouvez stocker au plus 3 potions et 3 venins. Les jetons qu’un mercenaire affecté a sur lui ne sont pas comptés.

## TAV

rule-ML-TAV-01 = Recruter
    .text = Avec 1 dé de Force ou de Persuasion, vous recrutez un seul nouveau venu, soit un mercenaire des emplacements, soit un novice, et vous payez son coût de recrutement.

rule-ML-TAV-02 = Excès de gloire
    .text = Des mercenaires de toute affinité peuvent être recrutés, mais seulement si leur réputation ne dépasse pas votre excès de gloire, c’est-à-dire votre gloire moins votre réputation. Sans excès de gloire, vous n’en recrutez aucun ; ceux que vous avez restent.

rule-ML-TAV-03 = Après le recrutement
    .text = Placez la carte avec vos autres mercenaires, augmentez votre réputation de sa valeur et ajoutez aussitôt ses dés à votre réserve de dés, en lançant ceux de Persuasion. Ces dés doivent encore être utilisés pendant cette phase Déploiement.
    .why = Les livrets anglais et français disent que les nouveaux dés doivent être utilisés, le livret espagnol qu’ils peuvent l’être ; il est interdit de passer avec des dés, donc ils doivent l’être.

rule-ML-TAV-04 = Quatre mercenaires à l’offre
    .text = Novices mis à part, chaque visiteur doit trouver 4 mercenaires à l’offre (3 en mode solo) : complétez donc l’emplacement vide après un recrutement. Si la pile est vide, formez-en une nouvelle avec la défausse.

rule-ML-TAV-05 = Novices et excès de gloire
    .text = Un novice a une réputation de 0 et peut être recruté même avec un excès de gloire nul ou négatif. Il demande tout de même l’action de la Taverne et son prix, que les réductions font baisser comme pour un mercenaire.
    .why = La limite compare des réputations et un novice n’en a pas ; le texte traite le recrutement d’un novice comme la seconde possibilité de la même action.

rule-ML-TAV-06 = Recrutements gratuits
    .text = Un recrutement gratuit grâce à Rynia ou à un butin prend un mercenaire des emplacements sans pièces d’or. La limite de l’excès de gloire reste valable ; aucun emplacement de la Taverne n’est nécessaire, la panique à la Taverne n’a pas d’importance, et ni tournée générale ni novice ne sont possibles.
    .why = « Gratuit » ne concerne que les pièces d’or ; aucun dé n’est déployé à la Taverne, si bien que l’emplacement, la panique et la tournée qui suit un dé n’entrent pas en jeu.

rule-ML-TAV-07 = Tomber au-dessous de sa réputation
    .text = Si votre gloire tombe au-dessous de votre réputation, vous ne perdez rien, mais vous ne pouvez pas recruter. La gloire ne descend jamais au-dessous de 0 et n’a pas de limite supérieure.
    .why = Le livret laisse leurs mercenaires aux clans sans excès de gloire et parle de 30 points de gloire ou plus.

rule-ML-TAV-08 = Tournée générale
    .text = Après avoir placé votre dé à la Taverne et avant de recruter, vous pouvez payer 2 pièces d’or, jamais diminuées par une réduction, pour défausser tous les mercenaires à l’offre et en montrer de nouveaux. Vous pouvez ensuite recruter l’un de ceux-ci.
    .why = Le livret espagnol semble exclure ici tout dé de Persuasion ; les livrets anglais et français ne font que soustraire les 2 pièces d’or à la réduction, si bien que le dé placé peut être un dé de Persuasion.

rule-ML-TAV-09 = Limites de la tournée
    .text = Une tournée peut être payée une fois par action à la Taverne ; les mercenaires défaussés vont à la défausse et les novices restent. Recruter après une tournée est facultatif : vous pouvez donc placer un dé uniquement pour payer une tournée ; sans tournée, vous devez recruter.
    .why = Le texte parle d’une tournée et dit que vous pouvez ensuite recruter ; une visite sans aucun effet ne serait pas une action.

## ARM

rule-ML-ARM-01 = Acheter des jetons Défense
    .text = Déployez 1 dé de Force ou de Persuasion pour acheter de 1 à 3 jetons Défense, à 2 pièces d’or pièce. Une réduction de Persuasion est retirée une seule fois de la somme, jusqu’à un minimum de 1.

rule-ML-ARM-02 = Limite de jetons Défense
    .text = Vous pouvez stocker au plus 5 jetons Défense et vous défaussez aussitôt tout excédent. Les jetons posés sur une expédition ne comptent pas.

## PAW

rule-ML-PAW-01 = Des dés contre de l’or
    .text = Mettez chez le Prêteur sur gage autant de vos dés que vous voulez, de n’importe quelles couleurs, pour 1 pièce d’or chacun. Il n’y a de limite ni de dés par action ni d’actions par tour.

rule-ML-PAW-02 = Pas de panique chez le Prêteur sur gage
    .text = La panique ne ferme jamais le Prêteur sur gage ; aucun jeton Panique ne le désigne.
    .why = Déduction : le livret espagnol dit qu’il est toujours disponible, et sans lui un joueur pourrait se retrouver avec des dés qu’il ne peut ni placer ni garder.

## BAZ

rule-ML-BAZ-01 = Acheter de l’équipement
    .text = Déployez 1 dé de Force ou de Persuasion pour acheter à son prix 1 carte Équipement visible, à condition que l’un de vos mercenaires puisse la prendre. Complétez ensuite l’emplacement à partir de la pile, s’il reste une carte.
    .why = Les livrets anglais et français exigent que la carte puisse être placée ; le livret espagnol dit seulement de l’attribuer.

rule-ML-BAZ-02 = Porter de l’équipement
    .text = Une carte achetée va sous l’un de vos mercenaires non affectés. Un mercenaire porte au plus 1 carte de chaque type (arme, armure, élixir).

rule-ML-BAZ-03 = Déplacer et abandonner de l’équipement
    .text = Vous pouvez déplacer et échanger à votre guise les équipements de vos mercenaires non affectés, en gardant une seule carte par type. Vous pouvez défausser un équipement pour faire de la place.

rule-ML-BAZ-04 = Types des dix cartes
    .text = Armes : Kedavra, Mortis, Pugnor, Slyzor. Armures : Noxx, Rashnek, Turzoks. Élixirs : Krakhen, Slham, Tergeo.
    .why = Les types sont des icônes sur les cartes ; des guides de joueurs publics citent arme, armure et élixir et appellent élixirs les cartes de relance. Le reste est fixé ici de sorte que Caribdis neutralise les bonus de dés.

## MIN

rule-ML-MIN-01 = Creuser pour trouver de l’or
    .text = Placez 1 dé de Force sur un emplacement simple libre (côté droit) ou une paire de dés de Force sur un emplacement double libre (côté gauche). Vous gagnez les pièces d’or imprimées à côté de cet emplacement.
    .why = Le livret espagnol met les deux sortes d’emplacements à droite, ce qui est une erreur ; le livret français ne cite aucun côté.

## OUT

rule-ML-OUT-01 = Envoyer un mercenaire
    .text = Placez le jeton Mercenaire d’un mercenaire en tête d’une expédition libre d’une mission ou d’une région, ou sur la case prévue d’une expédition des Portes, et les dés sur les emplacements qui en dépendent. Ce mercenaire est désormais affecté à cette expédition. Les Portes de la Citadelle ne peuvent être choisies que tant qu’un monstre s’y trouve.

rule-ML-OUT-02 = Plusieurs mercenaires au même endroit
    .text = Vous pouvez affecter plusieurs de vos mercenaires à des expéditions différentes d’un même endroit, chacun par une action distincte. Tout ce qui est déployé à l’Extérieur attend la phase Aventure.

rule-ML-OUT-03 = Qui peut être affecté
    .text = Chaque mercenaire peut être affecté une fois par tour. Les leaders, les blessés, ceux qui gèrent une région et ceux qui viennent d’être recrutés peuvent tous partir, vers n’importe quelle expédition libre, dans n’importe quel ordre, à côté de rivaux ou des vôtres.
    .why = Le jeton Mercenaire ne peut se trouver qu’à un seul endroit jusqu’au Nettoyage ; le livret dit que ceux qui gèrent une région restent actifs et n’exclut que les novices.

## MIS

rule-ML-MIS-01 = Deux missions par tour
    .text = À chaque tour, il y a deux missions, à gauche une mission compétitive peu risquée, à droite un contrat sans aucun risque, chacune avec 2 expéditions pour des mercenaires du même clan ou de clans différents. Un seul mercenaire peut remporter une mission compétitive ; dans un contrat, chaque expédition a sa propre récompense.
    .why = Le livret espagnol imprime ici par erreur le paragraphe sur les expéditions des régions ; les livrets anglais et français concordent.

rule-ML-MIS-02 = Dés exacts pour une mission
    .text = Sous le jeton Mercenaire, placez exactement les dés qu’indique la tuile Mission, ni plus ni moins. Là où la tuile laisse le choix entre des couleurs, chaque dé peut être de n’importe laquelle d’entre elles.

rule-ML-MIS-03 = Pas de jetons en mission
    .text = Les pièges, les jetons Défense, les potions et les venins ne s’emportent pas en mission.
    .why = Les trois livrets permettent de placer une potion ou un venin sur le jeton quand on affecte un mercenaire à une expédition, mais tous trois en limitent l’usage au combat, et ce qu’ils disent des expéditions de mission ne parle que de dés. Une mission n’est pas un combat : le jeton n’y servirait à rien, pas même contre une pénalité, et ne ferait qu’échapper à la limite de stock.

## LAN

rule-ML-LAN-01 = Ce qu’est une région
    .text = Une région se compose de trois éléments : carte Région, carte Monstre et liste des expéditions, cette dernière avec 4 expéditions qui donnent chacune un avantage. Pendant la phase Aventure, les expéditions agissent de gauche à droite ; la première qui est occupée rencontre toujours le monstre, les suivantes ne le rencontrent que s’il est encore là et, sinon, peuvent seulement tenter la conquête.

rule-ML-LAN-02 = Dés requis et dés en renfort
    .text = Pour entrer sur une expédition de région, vous devez placer les dés de la partie haute de sa section. Vous pouvez ajouter des dés en renfort, au plus ceux de la partie basse.

rule-ML-LAN-03 = Couleurs sur les expéditions des régions
    .text = Un dé posé sur une expédition de région doit être d’une couleur indiquée à sa place par la liste des expéditions. Les expéditions des Portes ne prennent que des dés de Force et de Magie ; les dés de Persuasion n’y vont jamais.
    .why = La liste donne le nombre et le type des dés ; le texte des Portes cite la Force et la Magie.

rule-ML-LAN-04 = Pièges et jetons Défense sur une expédition de région
    .text = Vous pouvez ajouter des pièges, face cachée, et des jetons Défense. Les 2 emplacements au bas de l’expédition leur sont réservés ; chaque jeton de plus prend la place de 2 emplacements de dés.
    .why = Les livrets anglais et espagnol concordent ; le livret français parle par erreur des mêmes emplacements.

rule-ML-LAN-05 = Place sur une expédition de région
    .text = Une expédition a 2 emplacements de jetons et un nombre fixe d’emplacements de dés (5). Les dés, plus 2 emplacements pour chaque jeton au-delà du deuxième, ne peuvent pas dépasser les emplacements de dés, et les dés requis doivent toujours tenir.
    .why = Le livret donne le coût des jetons en plus, mais pas ce qui arrive quand la place manque.

rule-ML-LAN-06 = Une action, puis c’est fermé
    .text = Jeton Mercenaire, dés, pièges et jetons Défense sont tous déployés dans la même action. Rien ne peut être ajouté plus tard à cette expédition.

rule-ML-LAN-07 = Les jetons d’une expédition sont dépensés
    .text = Les pièges et les jetons Défense d’une expédition sont perdus une fois le combat terminé, qu’ils aient servi ou non.
    .why = Le livret espagnol parle de tous les jetons, mais les trois versions font revenir les potions et les venins au Nettoyage.

rule-ML-LAN-08 = Emporter une potion ou un venin
    .text = Quand vous affectez un mercenaire à une expédition de région ou des Portes, vous pouvez mettre sur son jeton Mercenaire jusqu’à 1 potion et jusqu’à 1 venin de votre stock.

rule-ML-LAN-09 = Les dés obligatoires
    .text = Les dés présents dans tout déploiement possible sur une expédition sont placés aussitôt ; vous choisissez les autres, un par un ou autant d’une couleur que possible.
    .why = Là où il n’y a rien à choisir, personne n’est interrogé.

## BEN

rule-ML-BEN-01 = Avantage Relance
    .text = Une expédition portant le symbole Relance vous permet de relancer 1 dé d’une couleur indiquée quand son mercenaire est activé. Un nombre dans le symbole dit combien de fois vous pouvez le faire, avec le même dé ou des dés différents.

rule-ML-BEN-02 = Avantage Talents Défense
    .text = Les talents Défense indiqués sur une expédition peuvent être utilisés par son mercenaire contre les attaques de monstres. Ils ne deviennent jamais des jetons.

rule-ML-BEN-03 = Avantage Pièces d’or
    .text = Les pièces d’or indiquées sur une expédition sont posées aussitôt sur le jeton Mercenaire. Elles sont à vous si le mercenaire survit à la bataille.

rule-ML-BEN-04 = Avantage Potion ou Venin
    .text = Une potion ou un venin indiqué sur une expédition passe de la réserve au jeton Mercenaire et peut servir pendant la bataille. S’il n’a pas servi et que le mercenaire survit, il rejoint votre stock. Avec les jetons emportés, un mercenaire peut ainsi en porter 2 de la même sorte.
    .why = Les livrets anglais et espagnol mentionnent les deux jetons d’une même sorte ; le livret français n’en dit rien.

rule-ML-BEN-05 = L’or d’une expédition sans combat
    .text = Les pièces d’or, potions et venins d’une expédition sont gardés par chaque mercenaire en vie au Nettoyage, qu’il ait combattu ou non.
    .why = Le texte ne demande que de survivre, et le Nettoyage fait revenir tout ce qui se trouve sur les jetons des mercenaires en vie.

## ENT

rule-ML-ENT-01 = Place et accès
    .text = Les Portes ont un emplacement pour 1 monstre et 2 expéditions. Vous ne pouvez vous y déployer que tant qu’une carte Monstre occupe l’emplacement.

rule-ML-ENT-02 = Ce qui va sur une expédition des Portes
    .text = Mettez le jeton Mercenaire sur la case de droite, puis un mélange quelconque, dans la limite de la place, de dés de Force, de dés de Magie, de pièges face cachée et de jetons Défense ; chaque jeton prend la place de 2 dés. Il faut placer au moins 1 dé ou 1 jeton.
    .why = Le nombre d’emplacements de dés n’est pas imprimé dans le texte ; contrairement aux expéditions des régions, il n’y a pas d’emplacements de jetons à part.

rule-ML-ENT-03 = L’aide des gardes
    .text = L’expédition du dessus donne 2 talents Défense. Celle du dessous donne 1 talent Défense et 5 pièces d’or, qui sont posées sur le jeton Mercenaire et gagnées si le mercenaire survit.
    .why = Le livret anglais cite les deux lots avec « respectivement » et le livret français avec « ou » ; le livret espagnol nomme celle du dessus et celle du dessous.

rule-ML-ENT-04 = Des jetons seuls demandent un dé en main
    .text = Aux Portes, vous pouvez ne placer que des jetons et garder vos dés, mais il vous faut au moins 1 dé dans votre réserve de dés pour pouvoir effectuer une action.
    .why = Le texte des Portes permet un jeton seul, tandis qu’une réserve de dés vide oblige à passer.

## SLA

rule-ML-SLA-01 = Utiliser une région gérée
    .text = Comme action, déployez les dés indiqués sur une région gérée qui vous appartient pour en obtenir aussitôt le bénéfice.

rule-ML-SLA-02 = Une fois par tour, et sans le gérant
    .text = Chaque région gérée sert une fois par tour, même pendant que son gérant est parti en expédition. Si le gérant meurt ou est promu, la région n’est plus gérée, mais reste à vous.
    .why = Les dés restent sur la carte jusqu’au Nettoyage, comme sur tout emplacement ; les gérants peuvent partir à l’aventure, et seule la gestion dépend d’eux.

## ADV

rule-ML-ADV-01 = Trois étapes dans l’ordre
    .text = Résolvez les missions, puis les batailles dans les régions, puis la défense de la Citadelle, en sautant tout endroit sans mercenaire affecté. La mission compétitive vient avant le contrat, la région de gauche avant celle de droite.

rule-ML-ADV-02 = Activation
    .text = Un mercenaire est activé quand son expédition est résolue : sa mission, sa rencontre avec le monstre ou sa tentative de conquête. Cela arrive au plus une fois par tour ; subir une touche due à des spores, à une ultime touche ou à un dé détourné n’est pas une activation, mais il est permis de se défendre.
    .why = Les talents, les relances et les butins sont liés à l’activation d’un mercenaire, un mot que le livret emploie sans le définir.

## DMI

rule-ML-DMI-01 = Un seul mercenaire
    .text = Lancez tous les dés de l’expédition, ceux de Persuasion aussi, et appliquez talents et modificateurs. Si la somme atteint l’objectif, vous gagnez la récompense, sinon vous subissez la pénalité ; la tuile est défaussée dans les deux cas.

rule-ML-DMI-02 = Deux mercenaires, un seul réussit
    .text = Avec 2 mercenaires, chacun lance et modifie ses dés. Si un seul atteint l’objectif, il obtient la récompense, l’autre subit la pénalité et la tuile est défaussée.

rule-ML-DMI-03 = Deux mercenaires, tous deux réussissent
    .text = Si tous deux atteignent l’objectif, le total modifié le plus élevé remporte la récompense et l’autre reçoit 2 pièces d’or ; à totaux égaux, l’expédition de gauche gagne. La tuile est défaussée.

rule-ML-DMI-04 = Deux mercenaires, tous deux échouent
    .text = Si tous deux restent au-dessous de l’objectif, tous deux subissent la pénalité et la tuile est défaussée.

rule-ML-DMI-05 = Ce qui modifie un lancer de mission
    .text = Un lancer de mission est modifié par les bonus par dé et par les relances, venant du mercenaire, de son équipement ou d’un butin. Les bonus liés à la capture, à l’élimination ou à la conquête ne comptent pas. Les dés de Persuasion sont lancés à nouveau ; leur face de la préparation est oubliée.
    .why = Le texte parle des talents et modificateurs qui s’y rapportent ; les avantages des expéditions de région et les venins ne sont pas disponibles en mission.

rule-ML-DMI-06 = Un seul clan sur les deux expéditions
    .text = Un clan peut occuper les deux expéditions d’une mission. Dans une mission compétitive, il obtient alors la récompense et les 2 pièces d’or si les deux réussissent, et les deux effets si l’une réussit et l’autre échoue.
    .why = Le livret autorise des mercenaires d’un même clan ; rien n’y annule l’un ou l’autre résultat.

rule-ML-DMI-07 = Une pénalité qui tue
    .text = Une blessure subie comme pénalité fait passer un mercenaire indemne à l’état blessé et tue un mercenaire blessé. Une telle mort ne donne pas de gloire ; tout le reste suit les règles de la mort.
    .why = La gloire de la mort n’est imprimée que sur les expéditions des régions et aux Portes, et elle est liée aux batailles.

rule-ML-DMI-08 = Une pénalité trop lourde pour vous
    .text = Une pénalité prend ce que la tuile indique dans la mesure où le clan le possède ; le reste est remis.
    .why = Le livret ne connaît pas de dettes ; des missions peu risquées ne devraient pas mettre fin à un clan.

## CMI

rule-ML-CMI-01 = Remplir un contrat
    .text = D’abord, le propriétaire du mercenaire de l’expédition de gauche peut défausser la ressource indiquée comme objectif pour la récompense du côté gauche de la tuile ; ensuite, celui de l’expédition de droite peut faire de même pour le côté droit. Ne pas remplir le contrat ne coûte rien.

rule-ML-CMI-02 = Payer un contrat
    .text = Les dés d’une expédition de contrat sont placés mais jamais lancés. La ressource vient du stock du clan, pas des jetons posés sur des expéditions.
    .why = Le texte demande seulement de défausser une ressource ; les jetons des expéditions sont engagés dans leur bataille.

rule-ML-CMI-03 = Sortes de récompenses de mission
    .text = Les récompenses des deux types de missions sont gagnées aussitôt : gloire, pièces d’or, potions, venins, jetons Défense, pièges piochés à l’aveugle dans la pile, ou butin choisi dans l’offre, qui est complétée aussitôt. Les limites de stock s’appliquent.
    .why = Les tuiles ne sont pas décrites dans le texte ; ce sont les biens que le jeu connaît, et aucun d’eux ne demande d’autre règle.

## REV

rule-ML-REV-01 = Tous les pièges de l’endroit sont retournés
    .text = Une bataille dans une région commence par le retournement, face visible, de tous les pièges posés sur ses expéditions. Les dés accordés par un piège passent de la réserve générale au piège, quelle que soit la place sur l’expédition ; les modificateurs attendent l’attaque du mercenaire.

rule-ML-REV-02 = Les dés d’un piège appartiennent à l’expédition
    .text = Les dés posés sur un piège comptent à tous égards comme des dés de cette expédition : ils sont lancés, renforcés par les bonus par dé, et peuvent être relancés ou, s’ils sont de Magie, retirés pour affaiblir une attaque.
    .why = Le livret applique les modificateurs à tous les dés d’une couleur sur l’expédition, et c’est là qu’il place le piège.

## MAT

rule-ML-MAT-01 = Ordre de la bataille
    .text = La bataille commence à l’expédition occupée la plus à gauche : le monstre attaque d’abord, ensuite le mercenaire, s’il vit encore, riposte. Puis vient l’expédition occupée suivante, vers la droite.

rule-ML-MAT-02 = Nombre de dés d’attaque
    .text = Le monstre lance autant de dés noirs que sa valeur d’attaque. C’est le voisin de gauche du joueur attaqué qui les lance.
    .why = Ce lancer ne demande aucune décision ; le jeu ne fait qu’afficher le nom du voisin.

rule-ML-MAT-03 = Dé supplémentaire d’affinité
    .text = Ajoutez 1 dé si l’affinité du monstre est identique à celle de la région qu’il défend.

rule-ML-MAT-04 = Dés du tour
    .text = Ajoutez autant de dés qu’en indique la case du tour en cours sur la piste des tours en vigueur : celle du plateau, ou la tuile Piste des tours là où elle la recouvre.
    .why = Le livret anglais renvoie à la piste, le livret espagnol à la tuile ; tous deux désignent la piste utilisée.

rule-ML-MAT-05 = Pouvoirs
    .text = Chaque monstre a un pouvoir, qui prend effet au moment que son texte indique.

rule-ML-MAT-06 = La Magie contre l’attaque
    .text = Avant le lancer de l’attaque, vous pouvez retirer des dés de Magie de votre expédition, pour un dé noir de moins chacun. Vous pouvez le faire autant de fois que vous avez de dés de Magie.

rule-ML-MAT-07 = Touches et blessures
    .text = Chaque dé noir montrant 3 ou plus est une touche, et chaque touche blesse votre mercenaire. La première blessure retourne son jeton Mercenaire sur la face Blessé ; un mercenaire blessé qui subit une autre blessure meurt.

rule-ML-MAT-08 = Déroulement d’une attaque
    .text = Comptez la valeur d’attaque, les dés d’affinité, les dés du tour et les dés des pouvoirs ; retranchez les dés détournés ; puis retranchez un dé par dé de Magie retiré, sans descendre au-dessous de 0. Lancez, ajoutez les touches automatiques des pouvoirs même si aucun dé n’a été lancé, défendez-vous et appliquez ce qui reste en blessures.
    .why = Le livret cite les éléments, mais pas leur ordre ; les dés détournés sont mis à part d’abord parce qu’ils sont lancés en premier.

rule-ML-MAT-09 = Quels dés de Magie peuvent être retirés
    .text = Tout dé de Magie de l’expédition du mercenaire attaqué qui n’a pas été lancé ce tour-ci peut être retiré, même s’il se trouve sur un piège ou un traquenard. Il est perdu pour le reste du tour.
    .why = Ce sont tous des dés déployés sur l’expédition ; un même dé ne peut pas être à la fois retiré et lancé, et les dés lancés restent comme blessures infligées (ML-CAR-01).

## DEF

rule-ML-DEF-01 = Jetons Défense
    .text = Après le lancer de l’attaque, vous pouvez défausser des jetons Défense posés sur votre expédition ; chacun annule 1 touche.

rule-ML-DEF-02 = Talents et capacités
    .text = Vous pouvez aussi annuler des touches grâce à des capacités particulières : équipement, talents des mercenaires, talents Défense de l’expédition et ceux des gardes de la Citadelle.

rule-ML-DEF-03 = Potions
    .text = Vous pouvez défausser des potions posées sur le jeton Mercenaire ; chacune annule 1 blessure.
    .why = Le livret anglais annule une blessure, le livret espagnol en soigne une, le livret français en annule une sur le point d’être reçue ; le résultat est le même.

rule-ML-DEF-04 = Se défendre est facultatif
    .text = Aucune défense n’est obligatoire : vous pouvez donc laisser mourir un mercenaire pour la gloire de son expédition. Les touches au-delà de celles qui suffisent à tuer sont sans effet.
    .why = Chaque moyen de défense est proposé avec « pouvez ».

rule-ML-DEF-05 = Utiliser plusieurs potions
    .text = Une potion agit au moment où une blessure serait infligée, et plusieurs peuvent servir contre une même attaque. Soigner d’abord une blessure plus ancienne mène au même résultat.
    .why = Cela concilie les trois formulations (ML-DEF-03).

## DTH

rule-ML-DTH-01 = Carte, équipement et jetons sont perdus
    .text = Quand un mercenaire meurt, défaussez aussitôt sa carte, tout ce qui se trouve sur son jeton Mercenaire et tout son équipement.

rule-ML-DTH-02 = Ce qui reste sur l’expédition
    .text = Son jeton Mercenaire quitte l’expédition, de même que les dés et jetons inutilisés. Si le mercenaire avait déjà attaqué le monstre, ses dés lancés et ses pièges restent comme blessures infligées.

rule-ML-DTH-03 = La gloire de la mort
    .text = Si un mercenaire meurt dans une bataille de région, son clan gagne la gloire imprimée sur l’emplacement du haut de son expédition.

rule-ML-DTH-04 = Réputation perdue
    .text = La réputation d’un clan baisse de celle du mercenaire mort.

rule-ML-DTH-05 = Un clan sans mercenaires
    .text = Si vous avez perdu tous vos mercenaires, un novice gratuit devient votre nouveau leader au début du tour suivant, avant la préparation des dés. Vous gardez votre gloire et vos biens, et moins de 5 pièces d’or sont portées à 5.

rule-ML-DTH-06 = Quand un clan est considéré comme perdu
    .text = Un clan qui a encore un novice ou un mercenaire gérant une région n’est pas perdu : celui-ci devient leader à l’étape 4.3. À un clan perdu, le novice gratuit est donné sans poser de question.
    .why = Les novices sont traités comme des mercenaires (mêmes salaires que les autres mercenaires), et un clan sans leader ne pourrait pas jouer.

rule-ML-DTH-07 = Tué en dehors de son propre combat
    .text = Un mercenaire tué par Sporus, par une ultime touche ou par un dé détourné donne comme d’habitude la gloire de la mort de son expédition. S’il n’avait pas encore attaqué, ses dés quittent l’expédition ; les dés qu’il avait lancés restent comme blessures infligées.
    .why = De telles morts ont lieu pendant la bataille dans la région, et la règle des dés lancés demande seulement s’il avait attaqué.

rule-ML-DTH-08 = Où vont les cartes et jetons perdus
    .text = Un mercenaire recruté qui meurt ou déserte va à la défausse des mercenaires, son jeton retourne à la réserve sur sa face Indemne. Son équipement va à la défausse des équipements, les pièges à celle des pièges, et un novice qui déserte retourne à la pile des novices.
    .why = Le livret dit de défausser et reconstitue la pile des mercenaires et celle des pièges à partir des défausses ; les novices ont leur propre pile.

## ATK

rule-ML-ATK-01 = Lancer l’attaque
    .text = Un mercenaire encore en vie après l’attaque du monstre peut essayer de le capturer ou de l’éliminer. Lancez les dés de son expédition et comparez le total à la Valeur de Capture (VC) et à la Valeur d’Élimination (VE) du monstre.

rule-ML-ATK-02 = Les bonus sont obligatoires
    .text = Les pièges révélés, le talent Extérieur du mercenaire et son équipement doivent être appliqués ; seules les relances sont facultatives. Un bonus par dé compte pour chaque dé de sa couleur sur l’expédition.

rule-ML-ATK-03 = Venin
    .text = Vous pouvez défausser des venins posés sur le jeton Mercenaire pour +2 chacun au résultat de l’attaque.

rule-ML-ATK-04 = Un dé à la fois
    .text = Les dés peuvent être lancés un à un, et vous pouvez vous arrêter quand vous voulez sans lancer les autres, par exemple pour capturer au lieu d’éliminer.
    .why = Les livrets anglais et espagnol permettent de s’arrêter n’importe quand, le livret français quand la valeur voulue est atteinte.

rule-ML-ATK-05 = Renoncer à attaquer
    .text = Vous pouvez renoncer à attaquer. Aucun dé n’est alors lancé, aucune blessure n’est infligée, et le mercenaire a eu son occasion contre le monstre.
    .why = Le livret dit que vous pouvez tenter l’attaque.

rule-ML-ATK-06 = Ordre au sein d’une attaque
    .text = Lancez autant de dés que vous voulez, dans n’importe quel ordre ; relances et butins peuvent s’utiliser entre les dés, le venin en dernier. Quand vous vous arrêtez, les totaux sont comptés une seule fois avec tous les bonus. Tout lancer d’un coup revient à ne jamais s’arrêter.
    .why = Le livret ne fixe pas d’ordre ; celui-ci laisse ouverts tous les choix imprimés.

rule-ML-ATK-07 = Comment fonctionnent les relances
    .text = Une relance remplace la face, et la nouvelle face est conservée même si elle est moins bonne. Une source qui indique un nombre de dés relance autant de dés différents, une fois chacun ; une source qui indique un nombre de fois peut reprendre le même dé.
    .why = Karunna, les avantages des expéditions et les butins comptent les relances et permettent de reprendre un dé ; Sckrat et les élixirs comptent les dés.

rule-ML-ATK-08 = Gagner sans lancer
    .text = Si les blessures infligées par les expéditions précédentes suffisent déjà, vous pouvez vous arrêter avant de lancer le moindre dé. Avec un piège et des blessures reportées au moins égales à la VC, vous capturez aussitôt ; un bonus fixe de piège s’ajoute tout de même et peut en faire une élimination.
    .why = On peut s’arrêter à tout moment, donc aussi avant le premier dé.

## CAP

rule-ML-CAP-01 = Capture
    .text = Pour capturer, il vous faut un piège sur l’expédition du mercenaire et un total au moins égal à la VC qui n’atteint pas la VE. Vous gagnez la récompense pour la capture, en gloire et en pièces d’or, et le monstre est défaussé ; un traquenard révélé n’est pas un piège.

rule-ML-CAP-02 = Élimination
    .text = Avec un total au moins égal à la VE, vous éliminez le monstre et gagnez la récompense pour l’élimination. Gardez la carte sur votre plateau de clan, face Trophée visible.
    .why = Le livret espagnol détaille la récompense : gloire et trophées.

rule-ML-CAP-03 = Vendre des trophées
    .text = À tout moment, et sans que ce soit une action, vous pouvez rendre un trophée contre 5 pièces d’or par point de trophée ; la carte est alors défaussée.

rule-ML-CAP-04 = Deux totaux
    .text = Comptez un total d’élimination avec les bonus réservés à l’élimination et un total de capture avec les bonus réservés à la capture. Si le total d’élimination atteint la VE, le monstre est éliminé ; sinon, il est capturé si les pièges suffisent et que le total de capture atteint la VC. On ne peut pas renoncer aux bonus obligatoires.
    .why = Les bonus qui ne comptent pas pour l’élimination ne peuvent pas faire dépasser la VE à un lancer. Une lecture plus stricte interdirait aussi un total de capture supérieur à la VE ; Torko ferait alors échouer un bon lancer : seul le total d’élimination est donc comparé à la VE.

rule-ML-CAP-05 = Compter les pièges
    .text = Seuls comptent les pièges de l’expédition de l’attaquant, révélés ou non, quel que soit leur effet. Turfus en demande deux ; Saruna n’en demande aucun, pas même contre Turfus.
    .why = Le livret demande un piège déployé sur l’expédition, et le texte de Saruna n’a pas d’exception.

rule-ML-CAP-06 = Suppléments pour l’exploit
    .text = Les talents comme ceux de Lusara et de Puargh ne rapportent que si ce mercenaire lui-même accomplit l’exploit. Un butin de gloire peut être défaussé quand n’importe lequel de vos mercenaires l’accomplit, à ce moment-là et pas plus tard.
    .why = Le livret espagnol lie le gain de Lusara à son propre succès ; le butin cite l’exploit, pas son auteur.

## CAR

rule-ML-CAR-01 = Les attaques manquées laissent des blessures
    .text = Si l’attaque échoue, laissez sur l’expédition les pièges et les dés lancés ; le total modifié représente les blessures infligées au monstre. Ensuite, l’expédition occupée suivante affronte l’attaque du monstre et ajoute à son total ceux des expéditions à sa gauche.

rule-ML-CAR-02 = Les bonus restent sur leur expédition
    .text = Les modificateurs d’un piège ne changent que les dés de l’expédition où il est posé, et ceux des talents et de l’équipement que les dés de l’expédition où se trouve leur mercenaire.

rule-ML-CAR-03 = Ce qui est reporté
    .text = Les faces, les bonus par dé, les bonus fixes de pièges, le venin et les bonus par dé des butins sont reportés. Les bonus réservés à la capture ou à l’élimination ne le sont pas. Les blessures infligées s’effacent quand la bataille contre ce monstre prend fin.
    .why = Le total modifié est reporté, mais un bonus réservé à un total n’a pas de sens dans l’autre ; les dés quittent le plateau à chaque tour.

## EOB

rule-ML-EOB-01 = Victoire
    .text = La bataille prend fin quand le monstre est capturé ou éliminé, ou quand chaque mercenaire affecté a combattu et échoué. Après une victoire, retirez les dés, les pièges et les jetons Défense de tous ceux qui y ont pris part ; les mercenaires qui n’ont pas combattu gardent les leurs pour la conquête.

rule-ML-EOB-02 = Défaite
    .text = Si le monstre n’est pas battu, la région ne peut pas être conquise ce tour-ci. Au Nettoyage, le monstre va aux Portes de la Citadelle, où il propage la panique.

## CON

rule-ML-CON-01 = Lancer pour la région
    .text = Une fois le monstre battu, chaque mercenaire qui n’a pas combattu peut essayer de conquérir la région, de gauche à droite. Lancez les dés de son expédition et appliquez tous les modificateurs ; un total au moins égal à la Valeur de Conquête réussit. Les expéditions plus à droite sont donc celles des conquérants.

rule-ML-CON-02 = Les échecs s’additionnent
    .text = Le résultat modifié d’une tentative manquée s’ajoute au lancer du mercenaire suivant. Les pièges, les talents et l’équipement ne changent toujours que les dés de leur propre expédition.

rule-ML-CON-03 = Récompense de la conquête
    .text = Le conquérant gagne aussitôt la gloire de la carte Région et met la carte sous son plateau de clan.

rule-ML-CON-04 = Qui peut conquérir
    .text = Seuls peuvent essayer les mercenaires en vie qui n’ont pas été l’expédition active contre le monstre. Si le monstre est vaincu par la dernière expédition occupée, personne ne conquiert, et la région et sa liste des expéditions restent pour le tour suivant.
    .why = Le livret réserve la conquête à ceux qui n’ont pas combattu ; renoncer à attaquer consomme tout de même la rencontre avec le monstre.

rule-ML-CON-05 = Le venin dans la conquête
    .text = Le venin peut servir dans un lancer de conquête, pour +2 chacun. Gator ne l’interdit que dans sa propre bataille.
    .why = La conquête fait partie de la bataille dans la région et tous les modificateurs s’appliquent ; un guide de joueur public décrit aussi les venins comme utilisables contre les régions.

rule-ML-CON-06 = Les pièges dans la conquête
    .text = Les dés de pièges et les bonus par dé des pièges comptent dans un lancer de conquête ; les bonus fixes de +4, +6 et +8 ne comptent pas.
    .why = Les bonus fixes sont formulés pour l’attaque d’un monstre.

rule-ML-CON-07 = Essayer est facultatif et se fait en entier
    .text = Vous pouvez renoncer à essayer. Si vous essayez, lancez ensemble tous les dés de l’expédition, puis utilisez relances et venin ; en cas d’échec, tout le total modifié est reporté, y compris les bonus de conquête comme celui de Geas.
    .why = Le livret dit « peuvent » ; s’arrêter plus tôt n’est proposé que pour les captures, et dans la conquête chaque bonus sert le seul et même but.

## STL

rule-ML-STL-01 = Donner la gestion d’une région
    .text = Quand vous conquérez une région, ou plus tard dès que vous en avez un de disponible, vous pouvez y placer comme gérant n’importe lequel de vos mercenaires de même affinité. Ce n’est pas forcément le conquérant, et une région gérée peut être utilisée par une action du Déploiement.
    .why = Le livret anglais dit « mercenaires recrutés » ; les livrets espagnol et français disent « vos mercenaires » : le mercenaire initial peut donc aussi gérer une région.

rule-ML-STL-02 = La vie d’un gérant
    .text = Les mercenaires gérant une région ne touchent pas de salaire et ne peuvent pas la quitter, sauf s’ils sont les derniers à pouvoir devenir leader. Ils restent actifs et peuvent être affectés à des expéditions.

rule-ML-STL-03 = Le leader ne gère pas de région
    .text = Un leader ne peut pas gérer de région, et une région a un seul gérant.
    .why = L’emplacement du leader et la région sont deux places distinctes, et la promotion est citée comme la seule façon de quitter une région.

## PLU

rule-ML-PLU-01 = Piller
    .text = Un mercenaire d’une expédition de région qui ni ne bat le monstre ni ne conquiert la région prend un jeton Butin de l’offre. Quand une région est entièrement résolue, complétez l’offre jusqu’à 4.

rule-ML-PLU-02 = Utiliser un butin
    .text = Un butin peut être défaussé à tout moment pour son bénéfice ; les jetons portant le symbole Extérieur, seulement pendant la phase Aventure. Un butin gagné dans une région peut servir dans une bataille ultérieure du même tour.
    .why = Le symbole est une icône ; on considère qu’il figure sur les jetons dont l’effet porte sur des lancers et des exploits (ML-LOT-01 à 04, 06, 11, 14 et 16).

rule-ML-PLU-03 = Choisir un butin
    .text = Les butins se choisissent à la fin de chaque région, de gauche à droite, un jeton par mercenaire en vie sans succès. Les mercenaires qui n’ont jamais agi parce que la région était déjà prise pillent aussi ; les morts, non.
    .why = Le livret espagnol parle de mercenaires qui reviennent sans récompense, le livret anglais de tous ceux qui n’ont pas réussi. Attendre la fin permet à tous de choisir dans la même offre de 4.

## DCI

rule-ML-DCI-01 = Quand elle a lieu
    .text = Cette étape n’est jouée que si un monstre se trouve aux Portes et qu’au moins 1 mercenaire y est affecté.

rule-ML-DCI-02 = Comme une bataille dans une région
    .text = Retournez face visible tous les pièges des deux expéditions et combattez comme dans une bataille de région, l’expédition du dessus d’abord. L’affinité ne donne pas de dé supplémentaire et il n’y a rien à conquérir ; les dés du tour comptent toujours.
    .why = Le texte dit que c’est presque identique et ne cite comme différences que l’affinité et la conquête.

rule-ML-DCI-03 = Mort aux Portes
    .text = Un clan dont le mercenaire meurt en défendant la Citadelle gagne 3 points de gloire.

rule-ML-DCI-04 = La panique cesse, ou le monstre reste
    .text = Quand le monstre des Portes est capturé ou éliminé, ôtez tous les jetons Panique des bâtiments et remélangez-les face cachée dans la pile. Sinon, le monstre reste où il est.

rule-ML-DCI-05 = Un seul vainqueur, pas de butin
    .text = De deux mercenaires, un seul peut battre le monstre. L’autre ne reçoit pas de butin, qu’il ait échoué ou n’ait pas eu l’occasion de combattre.
    .why = Le livret français ajoute ceux qui n’ont pas pu faire leurs preuves ; les livrets anglais et espagnol vont dans le même sens. Les pièces d’or de l’expédition du dessous sont gardées par un survivant (ML-ENT-03).

rule-ML-DCI-06 = Talents qui citent une affinité
    .text = Les talents Défense contre les monstres de certaines affinités fonctionnent aussi aux Portes, d’après l’affinité imprimée sur le monstre.
    .why = Les livrets anglais et français disent que l’affinité n’y joue pas, le livret espagnol explique qu’il n’y a pas de région ; ce qui disparaît, c’est la comparaison avec une région, alors que ces talents ne regardent que le monstre.

## CLN

rule-ML-CLN-01 = Le retour
    .text = Les joueurs reprennent les jetons Mercenaire de leurs mercenaires en vie, avec toutes les pièces d’or, potions et venins posés dessus. Tous les pièges et jetons Défense restés sur les expéditions sont défaussés, qu’ils aient servi ou non.

rule-ML-CLN-02 = Les blessures durent
    .text = Un mercenaire blessé reste blessé. Vous pouvez défausser une potion pour le soigner et retourner son jeton.

rule-ML-CLN-03 = Soigner avant la limite
    .text = Les soins de l’étape 4.1 ont lieu avant que soient défaussés les potions et les venins au-delà de la limite de 3.
    .why = Les jetons reviennent et peuvent servir à la même étape ; défausser d’abord ferait perdre des potions capables de soigner.

## PAN

rule-ML-PAN-01 = Les monstres vont aux Portes
    .text = Tout monstre qui a été combattu pendant la phase Aventure sans être ni capturé ni éliminé va aux Portes de la Citadelle.
    .why = Les livrets anglais et espagnol déplacent les monstres qui ont été attaqués ; le livret français dit simplement : pas battus (voir ML-PAN-05).

rule-ML-PAN-02 = Un seul peut rester
    .text = Si plusieurs monstres se retrouvent aux Portes, la plus forte valeur d’attaque l’emporte et, à valeurs d’attaque égales, la plus forte VE. Les autres sont défaussés.

rule-ML-PAN-03 = Piocher la panique
    .text = Si un monstre se trouve aux Portes, retournez le premier jeton Panique de la pile et placez-le sur le bâtiment qu’il désigne.

rule-ML-PAN-04 = La panique ferme un bâtiment
    .text = Aucun dé ne peut être déployé dans un bâtiment où se trouve un jeton Panique.

rule-ML-PAN-05 = Quels monstres ont été combattus
    .text = Un monstre est considéré comme combattu si au moins un mercenaire l’a rencontré ce tour-ci, même si ce mercenaire est mort avant ou a renoncé à attaquer. Une région où personne n’est allé garde son monstre.
    .why = Les livrets anglais et espagnol disent « attaqués » ; le texte de la fin de bataille déplace tout monstre actif non battu, et une région sans mercenaires n’a pas de bataille.

rule-ML-PAN-06 = Égalité complète aux Portes
    .text = On compare les valeurs d’attaque imprimées, sans dés supplémentaires, puis les VE. Si les deux sont égales, le monstre déjà présent reste ; entre deux nouveaux venus, c’est celui de la région de gauche qui reste.
    .why = Le livret s’arrête à la VE ; garder l’occupant change le moins de choses.

rule-ML-PAN-07 = Moment de la panique
    .text = Un monstre qui arrive pendant ce Nettoyage provoque aussitôt la panique. Une victoire aux Portes a libéré les bâtiments auparavant : il ne s’y trouve donc ensuite que ce que provoque le nouveau venu. Si la pile est vide, aucun jeton n’est pioché, et un second jeton pour le même bâtiment ne change rien.
    .why = L’étape 4.2 déplace les monstres avant de piocher ; la bataille de la Citadelle a lieu pendant la phase précédente.

## LEA

rule-ML-LEA-01 = Promotion
    .text = Si votre leader est mort ce tour-ci, votre mercenaire disponible de plus grande réputation devient leader ; à égalité, c’est le coût de recrutement le plus élevé qui décide, puis votre choix. Les mercenaires gérant une région ne sont disponibles que s’il n’y a personne d’autre.

rule-ML-LEA-02 = Les novices comme leaders
    .text = Ordre de promotion : les mercenaires ne gérant pas de région, selon la réputation, le coût et votre choix ; puis les novices ; puis les mercenaires gérant une région, de la même manière. Un mercenaire promu garde sa réputation, et la région d’un gérant promu n’est plus gérée.
    .why = Un novice a une réputation de 0 mais il est disponible, tandis que ceux qui gèrent une région viennent en dernier d’après la règle imprimée.

rule-ML-LEA-03 = Une recrue pour un clan sans personne
    .text = Si votre clan n’a plus personne à l’étape 4.3 et que vous recrutez un mercenaire grâce à un butin dans la fenêtre avant les salaires, il devient aussitôt votre leader. Comme leader, il ne touche pas de salaire, et votre clan ne compte pas comme perdu au début du tour suivant.
    .why = L’étape 4.3 est alors passée et le novice gratuit est destiné à un clan sans aucun mercenaire : rien d’autre ne donnerait à ce clan le leader sans lequel il ne peut pas jouer.

## WAG

rule-ML-WAG-01 = Salaires
    .text = Payez pour chaque icône de salaire de vos mercenaires, à l’exception du leader et de ceux qui gèrent une région : 1 pièce d’or si votre gloire est de 10 ou moins, 2 pièces d’or de 11 à 20, 3 pièces d’or au-dessus de 20.
    .why = L’icône elle-même manque dans les textes ; le nombre sur chaque carte est le nôtre.

rule-ML-WAG-02 = Trop peu d’or
    .text = Si vous ne pouvez pas tout payer, versez toutes les pièces d’or que vous avez ; puis votre mercenaire de plus grande réputation, leader et gérants exceptés, déserte ; à égalité, c’est le coût le plus élevé qui décide, puis votre choix. Son équipement peut passer à d’autres mercenaires capables de le porter et il est sinon défaussé.

rule-ML-WAG-03 = Un seul déserteur, pas de vente forcée
    .text = Les salaires viennent après la promotion et dépendent de votre gloire à ce moment-là. Quelle que soit la somme qui manque, un mercenaire exactement s’en va. Personne n’est tenu de vendre d’abord des trophées ou des butins.
    .why = Le texte cite un seul mercenaire et ne parle que des pièces d’or que vous avez ; la vente est toujours facultative.

rule-ML-WAG-04 = Réputation après une désertion
    .text = Un déserteur fait baisser votre réputation de sa valeur, comme une mort ; il ne donne pas de gloire.
    .why = Le marqueur est toujours égal à la somme du clan (ML-CLA-05).

## GLO

rule-ML-GLO-01 = Vérifier la fin
    .text = Si c’était le tour 6 ou si un clan a maintenant 30 points de gloire ou plus, la partie se termine et l’on procède au décompte.

rule-ML-GLO-02 = Le dernier nettoyage
    .text = Au dernier tour, les étapes 4.1 à 4.4 sont jouées en entier, changement de leader et salaires compris ; les étapes 4.6 à 4.8 ne le sont pas.
    .why = La vérification est la cinquième étape : tout ce qui la précède a donc eu lieu.

## RES

rule-ML-RES-01 = Les dés retournent à la réserve
    .text = Tous les dés des bâtiments, de l’Extérieur et des cartes retournent à la réserve générale. Ce dont chaque clan dispose au tour suivant est recompté à la Préparation des réserves de dés.

rule-ML-RES-02 = Nouvelles missions
    .text = Défaussez les missions encore en place et posez-en de nouvelles à partir du sac, une de chaque type.

rule-ML-RES-03 = Nouveaux monstres, régions et listes
    .text = Dans les régions, complétez les emplacements de monstre vides à partir de la pile des monstres et les emplacements de région vides à partir de celle des régions ; ni l’emplacement des Portes ni, à 1 ou 2 joueurs, la région de droite ne sont complétés. Une nouvelle région reçoit aussi une nouvelle liste des expéditions ; une région qui reste garde la sienne.
    .why = Une nouvelle liste est posée sur une face au hasard, comme à la mise en place.

rule-ML-RES-04 = Ce qui reste
    .text = Les butins, les pièges du Repère, les mercenaires de la Taverne et les équipements du Bazar restent tels quels. Ils sont complétés quand quelque chose est pris, les butins après chaque bataille de région.

rule-ML-RES-05 = Piocher les missions
    .text = À chaque tour, deux tuiles sont piochées : la première va à gauche, face A visible, la seconde à droite, face B visible.
    .why = Les tuiles ont deux faces, et la mise en place montre cet ordre ; en avoir une de chaque type ne demande alors aucune recherche.

## FPL

rule-ML-FPL-01 = Transmettre le marqueur Premier joueur
    .text = Le joueur qui a le moins de réputation reçoit le marqueur Premier joueur, face A visible. En cas d’égalité, le premier joueur actuel le remet au joueur à égalité le plus proche sur sa droite.
    .why = Avec la Faveur de la reine, la face B reste visible (ML-QGR-01).

rule-ML-FPL-02 = Égalité comprenant le détenteur
    .text = À droite signifie dans le sens contraire de l’ordre de jeu. Parmi les joueurs à égalité, cherchez à partir du détenteur dans le sens antihoraire ; le détenteur vient en dernier.
    .why = Le livret français dit le plus proche dans le sens inverse de l’ordre de jeu ; le détenteur transmet le marqueur : les autres passent donc avant lui.

## RND

rule-ML-RND-01 = Tour suivant
    .text = Faites avancer le marqueur Tour d’une case ; le tour suivant commence par la Préparation des réserves de dés.

## TAL

rule-ML-TAL-01 = Une fois par tour
    .text = Chaque mercenaire a un talent, et l’équipement ajoute des capacités. Chaque talent et chaque capacité peut être utilisé une fois par tour.

rule-ML-TAL-02 = Talents Extérieur
    .text = Ce qui porte le symbole Extérieur, talent ou capacité, prend effet pendant la phase Aventure, au moment où son mercenaire est activé sur une expédition.
    .why = Le symbole est une icône ; le livret espagnol ajoute « à l’Extérieur » aux textes qui le portent, et les entrées sur le matériel suivent le livret espagnol.

rule-ML-TAL-03 = Autres talents
    .text = Les talents et capacités sans ce symbole relèvent de la phase Déploiement et sont facultatifs.

rule-ML-TAL-04 = Talents pendant une affectation, nouvelles recrues et équipement
    .text = Les talents et équipements de Déploiement fonctionnent même si leur mercenaire est affecté ou a été recruté ce tour-ci ; seuls Fandor et Wormee doivent être non affectés. L’équipement ne se déplace qu’entre mercenaires non affectés, et les novices peuvent en porter.
    .why = Les textes ne citent la restriction que pour ces deux-là (le livret anglais pour Fandor, les livrets espagnol et français pour les deux) ; les novices ne sont jamais affectés et l’équipement ne leur est interdit nulle part.

## NOV

rule-ML-NOV-01 = Le dé et le talent d’un novice
    .text = Un novice apporte 1 dé de Force. Une fois par phase Déploiement, il change un dé de votre réserve de dés en un dé d’une autre couleur : posez l’ancien dé sur la carte jusqu’au Nettoyage et prenez le nouveau dans la réserve générale. Ce n’est pas une action, et le nouveau dé doit être utilisé pendant la même phase.
    .why = Le livret espagnol dit que le nouveau dé peut être utilisé aussitôt, les livrets anglais et français qu’il doit l’être ; les deux sont vrais.

rule-ML-NOV-02 = Ce que les novices ne peuvent pas faire
    .text = Les novices n’ont ni jeton Mercenaire ni affinité : ils ne peuvent pas être affectés ni gérer une région et ne comptent pas pour les points d’affinité. Leur salaire est payé comme celui des autres mercenaires.

## DTT

rule-ML-DTT-01 = Talent ou jeton
    .text = Un talent Défense annule 1 touche d’un monstre comme un jeton Défense, mais il ne demande pas de place sur l’expédition et ne se consomme pas : il peut servir une fois par tour. Un jeton est défaussé après usage ou au Nettoyage et doit avoir été déployé sur l’expédition.

rule-ML-DTT-02 = Traquenards
    .text = Avec le module Traquenard, les jetons Défense agissent aussi contre les traquenards ; les talents Défense, non.

rule-ML-DTT-03 = Chaque icône de talent compte séparément
    .text = Chaque talent Défense, qu’il vienne d’un mercenaire, d’un équipement, d’une expédition ou des gardes, peut servir une fois par tour, tous contre une seule attaque ou répartis sur plusieurs. Gorgosh les bloque tous ; les jetons fonctionnent toujours.
    .why = « Une fois par tour » est imprimé pour les talents ; un mercenaire peut être touché plus d’une fois dans un tour par des spores, des ultimes touches et des dés détournés.

## POT

rule-ML-POT-01 = Soigner hors expédition
    .text = Vous pouvez défausser une potion de votre stock pour soigner l’un de vos mercenaires blessés et non affectés.

rule-ML-POT-02 = Au combat et ensuite
    .text = Les potions et les venins emportés peuvent servir au combat : une potion contre une blessure, un venin pour +2. Ceux qui n’ont pas servi ne sont pas perdus et reviennent avec un survivant.
    .why = Le livret français dit ici que ceux qui n’ont pas servi sont perdus, mais les fait revenir dans sa propre étape de nettoyage ; les livrets anglais et espagnol les gardent.

rule-ML-POT-03 = Soigner avant de perdre une potion
    .text = Si les potions gagnées dépassent la limite de 3 et qu’un mercenaire non affecté est blessé, vous pouvez d’abord soigner avec des potions, dans n’importe quelle phase.
    .why = Les livrets ne fixent pas de moment pour soigner ; autour d’une table, personne ne défausserait une potion qui peut encore soigner.

## SCO

rule-ML-SCO-01 = Gloire, réputation, trophées
    .text = Un clan marque pour chaque point de gloire 1 PV, pour chaque point de réputation 1 PV, et la valeur de trophée (1-3 PV) de chaque monstre éliminé qu’il a gardé. Le clan qui a le plus de PV gagne.

rule-ML-SCO-02 = Points d’affinité
    .text = Pour chacune des quatre affinités, comptez les icônes de vos mercenaires, membres initiaux compris, et de vos régions, gérées ou non. Chaque affinité marque selon le nombre : 0 icône 0 PV, 1-2 icônes 1, 3 icônes 3, 4 icônes 5, 5 icônes 7, 6 ou plus 10.
    .why = Le livret français ne précise pas ce qui compte ; les livrets anglais et espagnol concordent.

rule-ML-SCO-03 = Quelles icônes comptent
    .text = Les icônes comptent sur les mercenaires en vie et membres du clan à la fin, leader compris, et sur les régions possédées. Les novices n’en ont pas. Une ou deux icônes d’une affinité donnent 1 PV ensemble, et non chacune.
    .why = Il est dit que les mercenaires initiaux comptent ; le tableau a une seule colonne pour 1-2.

## TIE

rule-ML-TIE-01 = Départager une égalité
    .text = Entre clans à égalité de PV, c’est la plus grande réputation du leader qui décide, puis le nombre de trophées, puis celui de pièces d’or.
    .why = Le livret espagnol place les pièces d’or avant les trophées ; les livrets anglais et français concordent sur cet ordre.

rule-ML-TIE-02 = Compter pour le départage
    .text = Les trophées se comparent en points de trophée, et le butin Trophée compte pour 3. Un leader initial ou un novice leader compte pour une réputation de 0.
    .why = Le texte du butin parle d’un jeton comme de trois trophées : il s’agit donc de points, pas de cartes.

rule-ML-TIE-03 = Égalité complète
    .text = Si tout est égal, les clans à égalité partagent la victoire.
    .why = Le livret demande une nouvelle partie ; ici la partie a besoin d’un résultat.

## TRI

rule-ML-TRI-01 = Ajouter les traquenards
    .text = Avec ce module, les 18 traquenards et les 6 pièges renforcés sont mélangés à la réserve de pièges lors de la mise en place. Ils s’achètent au Repère du chasseur comme les autres pièges et se gardent face cachée.

rule-ML-TRI-02 = Un traquenard révélé n’est pas un piège
    .text = Les pièges classiques et renforcés comptent encore comme pièges après avoir été révélés. Un traquenard révélé, non : il ne peut donc pas aider à capturer.

rule-ML-TRI-03 = Conflit entre mercenaires
    .text = Dans toute bataille contre un monstre, cette étape remplace la révélation des pièges. De l’expédition occupée la plus à gauche vers la droite, chaque joueur décide pour chacun de ses jetons, un par un de haut en bas, s’il le révèle, jusqu’à ce qu’il ait fini ou ne veuille plus ; puis vient l’expédition suivante.
    .why = De haut en bas est l’ordre dans lequel le propriétaire a posé les jetons en se déployant.

rule-ML-TRI-04 = Révéler un piège ou un traquenard
    .text = Un piège classique ou renforcé révélé donne son bonus. Un traquenard révélé agit aussitôt sur une expédition adjacente que vous choisissez ; le joueur qui s’y trouve peut l’annuler en défaussant un jeton Défense de cette expédition, et le traquenard est alors défaussé lui aussi. Les talents Défense n’aident pas.

rule-ML-TRI-05 = Détourner des dés d’attaque
    .text = Un traquenard de détournement s’utilise quand le monstre s’apprête à attaquer son propriétaire : avant le lancer, celui-ci peut tourner 1 ou 2 dés noirs, selon le traquenard, contre le mercenaire visé. Ils sont lancés en premier, et la cible peut se défendre comme d’habitude, y compris en retirant des dés de Magie avant ce lancer.
    .why = Le livret espagnol dit « selon les règles normales » ; les livrets anglais et français mentionnent les dés de Magie.

rule-ML-TRI-06 = Voler des dés
    .text = Un traquenard de vol déplace les dés qu’il indique, ou autant qu’il y en a, de l’expédition adjacente sur le traquenard. Les dés volés ne tiennent pas compte de la place sur l’expédition du voleur. Les dés d’un piège renforcé ne peuvent pas être volés.
    .why = Seul le livret anglais dit que les dés volés ne comptent pas dans la place de l’expédition.

rule-ML-TRI-07 = Jetons laissés face cachée
    .text = Un jeton non révélé, traquenard ou piège, compte toujours comme piège pour capturer, mais ne donne rien d’autre. Tout ce qui a été révélé doit être utilisé.
    .why = Le livret dit que révéler un traquenard met fin à son usage comme piège : avant cela, c’en est donc un ; la révélation elle-même est facultative.

rule-ML-TRI-08 = Cibles et dés volés
    .text = La cible est l’expédition voisine de la vôtre au même endroit, si un mercenaire en vie s’y trouve ; les deux expéditions des Portes sont adjacentes. Vous choisissez quels dés prendre, sur l’expédition, les pièges ordinaires ou les traquenards. Les dés volés appartiennent à votre expédition : vous les lancez, les renforcez ou, s’ils sont de Magie, les retirez.
    .why = Le texte cite les expéditions adjacentes et n’excepte que les pièges renforcés.

rule-ML-TRI-09 = Un traquenard de détournement inutilisé
    .text = Si le monstre n’attaque jamais le propriétaire d’un traquenard de détournement, ou si la cible est morte entre-temps, le traquenard est perdu.
    .why = Il ne peut tourner que des dés d’une attaque contre son propriétaire, et contre une cible en vie.

## QGR

rule-ML-QGR-01 = La faveur
    .text = À la fin du tour 1, le marqueur Premier joueur est retourné sur sa face B et y reste. Dès lors, son détenteur peut prendre, à la Préparation des réserves de dés, 1 dé de l’une des trois couleurs et, en outre, l’une de ces choses : 1 potion ou venin, 1 jeton Défense ou 2 pièces d’or.
    .why = Le livret espagnol omet le venin ; les livrets anglais et français le citent.

rule-ML-QGR-02 = Détails de la faveur
    .text = La faveur commence au tour 2 et revient à celui qui détient alors le marqueur. Le dé ne vaut que pour ce tour et il est lancé s’il est de Persuasion ; le jeton est soumis aux limites de stock.
    .why = Le marqueur est transmis à l’étape 4.7, avant la préparation suivante ; les dés sont recomptés à chaque tour.

rule-ML-QGR-03 = Avant les jets
    .text = La faveur de la reine se prend avant de lancer les dés de Persuasion.
    .why = La faveur fait partie de la préparation des réserves de dés, et la Persuasion n’est lancée qu’une fois celles-ci prêtes.

## MMA

rule-ML-MMA-01 = Monstres supplémentaires
    .text = Aux tours 2, 4 et 6, pendant la Préparation des réserves de dés, piochez un monstre et placez-le aux Portes de la Citadelle, sauf s’il s’en trouve déjà un. Il ne provoque la panique que si personne ne l’a battu avant la fin du tour.

rule-ML-MMA-02 = Le monstre supplémentaire ensuite
    .text = Un monstre supplémentaire qui survit est traité comme tout autre aux Portes : à l’étape 4.2 de ce tour, il est comparé aux nouveaux venus et la panique est piochée. Dogor pioché de cette façon occupe simplement les Portes ; aucune seconde carte n’est piochée.
    .why = La règle optionnelle ne change que l’arrivée du monstre, et il n’y a ici pas d’emplacement de région à compléter.

## SOL

rule-ML-SOL-01 = Mise en place en mode solo
    .text = Les livrets n’impriment que la mise en place d’une partie en solo : une région et une Taverne de 3 mercenaires. Le reste, Madhala et ses dés, est de notre invention. Vous jouez avec les emplacements ouverts à 2 joueurs, vous êtes toujours premier joueur et vous sautez l’étape 4.7.
    .why = La région unique et les 3 mercenaires sont imprimés. Des descriptions publiques citent une adversaire solo, Madhala, dont le jeton et les dés gênent le joueur, mais aucun livret n’imprime comment ; ML-SOL-02 à ML-SOL-10 sont de nous.

rule-ML-SOL-02 = Qui est Madhala
    .text = Madhala est une rivale qui ne fait que prendre de la place. Elle n’a ni clan, ni pièces d’or, ni mercenaires, n’est jamais attaquée, n’achète rien et ne marque rien.
    .why = Conçu par nous : on ne connaît qu’un jeton et des dés qui gênent.

rule-ML-SOL-03 = Les dés de Madhala
    .text = À chaque Préparation des réserves de dés, Madhala reçoit des dés de blocage : 4 aux tours 1 et 2, 5 aux tours 3 et 4, 6 aux tours 5 et 6. Le niveau Tutoriel en donne 1 de moins, Héroïque 1 de plus, Légendaire 2 de plus.
    .why = Conçu par nous : la pression augmente avec la réserve de dés du joueur, qui passe d’environ 5 à environ 12 dés.

rule-ML-SOL-04 = Quand elle place
    .text = Après chacune de vos actions de Déploiement, Madhala place un dé de blocage, tant qu’elle en a. Quand vous passez, elle s’arrête et le reste de ses dés ne sert pas.
    .why = Conçu par nous : elle joue comme un adversaire dans l’ordre de jeu, un dé à la fois.

rule-ML-SOL-05 = Quel bâtiment elle bloque
    .text = Un lancer de dé désigne le bâtiment : 1 Repère du chasseur, 2 Alchimiste, 3 Taverne, 4 Armurerie, 5 Bazar, 6 Mine. S’il est plein ou en panique, essayez le numéro suivant, 1 venant après 6 ; si tous sont fermés, le dé de blocage est mis de côté.
    .why = Conçu par nous : chaque résultat est jouable. Le Prêteur sur gage ne peut pas être bloqué.

rule-ML-SOL-06 = Quel emplacement elle prend
    .text = Le dé de blocage prend l’emplacement libre le plus à gauche, chez l’Alchimiste celui du haut avant celui du bas. À la Mine, il prend l’emplacement simple libre qui rapporte le plus ou, à défaut, l’emplacement double libre qui rapporte le plus, qu’un seul dé de blocage remplit.
    .why = Conçu par nous : elle prend toujours ce que le joueur préférerait dans ce bâtiment.

rule-ML-SOL-07 = Ce que sont ses dés
    .text = Les dés de blocage occupent des emplacements et rien d’autre. Ce ne sont pas des dés de Persuasion, ils n’entrent pas dans les réductions et sont retirés à l’étape 4.6.
    .why = Conçu par nous : la chaîne de Persuasion ignore les dés d’autres couleurs, et les siens sont traités comme tels.

rule-ML-SOL-08 = Le jeton Madhala
    .text = À la fin de chaque Préparation des réserves de dés, un lancer de dé place son jeton : 1-4 sur l’expédition de la région portant ce rang à partir de la gauche, 5 sur l’expédition de gauche de la mission compétitive, 6 sur l’expédition de gauche du contrat. Cette expédition est fermée pour le tour ; personne ne s’y trouve : elle est donc sautée et rien ne peut la viser.
    .why = Conçu par nous : une expédition de l’Extérieur est perdue à chaque tour, jamais toutes celles d’un endroit.

rule-ML-SOL-09 = Modules en mode solo
    .text = Le module Traquenard et la Faveur de la reine ne s’utilisent pas en mode solo. Plus de monstres et tous les niveaux de difficulté le peuvent.
    .why = Les traquenards demandent des rivaux, et la faveur irait au même joueur à chaque tour.

rule-ML-SOL-10 = Rangs selon le score
    .text = Comptez vos PV comme d’habitude et lisez votre rang : jusqu’à 24 Vagabond, 25-34 Recrue, 35-44 Mercenaire, 45-54 Capitaine, 55-64 Leader de clan, 65 et plus Champion de la reine. Vous avez battu Madhala avec 45 PV ou plus.
    .why = Conçu par nous : 45 est le bas de la fourchette d’un score gagnant dans une partie complète (45-60).

## EQP

rule-ML-EQP-01 = Krakhen (élixir)
    .text = Quand le porteur est activé sur une expédition, vous pouvez relancer jusqu’à 2 de ses dés de Magie.
    .why = Le livret anglais dit 1 dé, les livrets espagnol et français disent 2 ; deux contre un, et le livret anglais a la liste la plus ancienne.

rule-ML-EQP-02 = Kedavra (arme)
    .text = Dans un lancer de conquête, chaque dé de Magie de l’expédition du porteur compte +2.

rule-ML-EQP-03 = Mortis (arme)
    .text = Chaque dé de Magie de l’expédition du porteur compte +1, en mission, dans une bataille contre un monstre comme dans une conquête.

rule-ML-EQP-04 = Noxx (armure)
    .text = Donne au porteur 1 talent Défense contre les attaques de monstres ; sans effet contre les traquenards.

rule-ML-EQP-05 = Pugnor (arme)
    .text = Chaque dé de Force de l’expédition du porteur compte +1, en mission, dans une bataille contre un monstre comme dans une conquête.

rule-ML-EQP-06 = Rashnek (armure)
    .text = Une fois par tour, quand vous utilisez la Mine, elle vous rapporte 2 pièces d’or de plus.
    .why = Le livret anglais imprime le titre provisoire BACKPACK ; les livrets espagnol et français ont le nom définitif.

rule-ML-EQP-07 = Slham (élixir)
    .text = Quand le porteur est activé sur une mission, vous pouvez relancer jusqu’à 2 de ses dés de Persuasion.
    .why = Le livret anglais imprime SIHAM et 1 dé ; les livrets espagnol et français impriment SLHAM et 2 dés. Les dés de Persuasion ne sont lancés pendant la phase Aventure que dans les missions.

rule-ML-EQP-08 = Slyzor (arme)
    .text = Dans l’attaque d’un monstre, pour le capturer ou pour l’éliminer, chaque dé de Force de l’expédition du porteur compte +1. Elle ne fait rien en mission ni dans une conquête.

rule-ML-EQP-09 = Tergeo (élixir)
    .text = Quand le porteur est activé sur une expédition, vous pouvez relancer jusqu’à 2 de ses dés de Force.
    .why = Le livret anglais dit 1 dé, les livrets espagnol et français disent 2 (comme ML-EQP-01).

rule-ML-EQP-10 = Turzoks (armure)
    .text = Une fois par tour, le total d’un achat de pièges baisse de 4 pièces d’or, jusqu’à un minimum de 0.
    .why = Le livret anglais imprime le titre provisoire TRAP ; les livrets espagnol et français ont le nom définitif.

## LND

rule-ML-LND-01 = Al-Dahn
    .text = Action : déployez 1 dé de Force pour prendre dans l’offre 1 jeton Butin de votre choix, puis complétez l’offre.

rule-ML-LND-02 = Ghadik
    .text = Action : déployez 2 dés de Persuasion pour gagner 9 pièces d’or.

rule-ML-LND-03 = Gurban
    .text = Action : déployez 2 dés, chacun de Force ou de Persuasion, pour gagner 3 dés de Magie pour ce tour.

rule-ML-LND-04 = Kale
    .text = Action : déployez 1 dé de Magie pour gagner 3 potions, dans la limite de votre stock.

rule-ML-LND-05 = Kyzhul
    .text = Action : déployez 1 dé de Force pour gagner 2 dés de Persuasion pour ce tour, lancés aussitôt.

rule-ML-LND-06 = Negueria
    .text = Action : déployez 1 dé de chaque couleur (Force, Magie, Persuasion) et gagnez 2 points de gloire.

rule-ML-LND-07 = Rynia
    .text = Action : déployez 2 dés de Force et recrutez sans payer un mercenaire des emplacements de la Taverne.
    .why = La limite de l’excès de gloire reste valable (ML-TAV-06).

rule-ML-LND-08 = Skyehn
    .text = Action : déployez 1 dé de Magie pour gagner 3 dés de Force pour ce tour.

rule-ML-LND-09 = Thaklan
    .text = Action : déployez 2 dés, chacun de Force ou de Magie, pour gagner 3 dés de Persuasion pour ce tour, lancés aussitôt.

rule-ML-LND-10 = Uyuniah
    .text = Action : déployez 2 dés, chacun de Force ou de Persuasion, pour prendre sans payer 1 carte Équipement visible du Bazar.
    .why = Elle doit pouvoir être confiée à un mercenaire non affecté ; comme les recrutements gratuits, elle ne demande pas d’emplacement du Bazar et reste possible en cas de panique.

rule-ML-LND-11 = Wahibah
    .text = Action : déployez 1 dé de Magie pour gagner 3 jetons Défense, dans la limite de votre stock.

rule-ML-LND-12 = Yuha
    .text = Action : déployez 1 dé de Persuasion pour gagner 2 dés de Magie pour ce tour.

## TRP

rule-ML-TRP-01 = Piège : 1 dé de Force
    .text = Quand il est révélé, 1 dé de Force de la réserve générale est posé sur ce piège et appartient à l’expédition.

rule-ML-TRP-02 = Piège renforcé : 1 dé de Force
    .text = Quand il est révélé, 1 dé de Force de la réserve générale est posé sur ce piège ; les traquenards ne peuvent pas le prendre. Module Traquenard uniquement.

rule-ML-TRP-03 = Piège : +1 par dé de Force
    .text = Chaque dé de Force de cette expédition compte +1.

rule-ML-TRP-04 = Piège : +2 par dé de Force
    .text = Chaque dé de Force de cette expédition compte +2.

rule-ML-TRP-05 = Piège : +3 par dé de Force
    .text = Chaque dé de Force de cette expédition compte +3.

rule-ML-TRP-06 = Piège : 2 dés de Force
    .text = Quand il est révélé, 2 dés de Force de la réserve générale sont posés sur ce piège et appartiennent à l’expédition.

rule-ML-TRP-07 = Piège renforcé : 2 dés de Force
    .text = Quand il est révélé, 2 dés de Force de la réserve générale sont posés sur ce piège ; les traquenards ne peuvent pas les prendre. Module Traquenard uniquement.

rule-ML-TRP-08 = Piège : 3 dés de Force
    .text = Quand il est révélé, 3 dés de Force de la réserve générale sont posés sur ce piège et appartiennent à l’expédition.

rule-ML-TRP-09 = Piège : 1 dé de Magie
    .text = Quand il est révélé, 1 dé de Magie de la réserve générale est posé sur ce piège et appartient à l’expédition.

rule-ML-TRP-10 = Piège renforcé : 1 dé de Magie
    .text = Quand il est révélé, 1 dé de Magie de la réserve générale est posé sur ce piège ; les traquenards ne peuvent pas le prendre. Module Traquenard uniquement.

rule-ML-TRP-11 = Piège : +1 par dé de Magie
    .text = Chaque dé de Magie de cette expédition compte +1.

rule-ML-TRP-12 = Piège : +2 par dé de Magie
    .text = Chaque dé de Magie de cette expédition compte +2.

rule-ML-TRP-13 = Piège : 2 dés de Magie
    .text = Quand il est révélé, 2 dés de Magie de la réserve générale sont posés sur ce piège et appartiennent à l’expédition, quelle que soit sa place.
    .why = Le livret anglais n’insiste sur la place que pour les plus grands pièges de Magie ; cela vaut pour tout piège à dés (ML-REV-01).

rule-ML-TRP-14 = Piège renforcé : 2 dés de Magie
    .text = Quand il est révélé, 2 dés de Magie de la réserve générale sont posés sur ce piège, quelle que soit la place ; les traquenards ne peuvent pas les prendre. Module Traquenard uniquement.

rule-ML-TRP-15 = Piège : 3 dés de Magie
    .text = Quand il est révélé, 3 dés de Magie de la réserve générale sont posés sur ce piège et appartiennent à l’expédition, quelle que soit sa place.
    .why = Le livret espagnol répète ici sa ligne sur 3 dés de Force ; les livrets anglais et français disent Magie.

rule-ML-TRP-16 = Piège : +4
    .text = Ajoute 4 au total dans l’attaque d’un monstre, pour la capture et l’élimination, pas pour la conquête.
    .why = Les livrets anglais et français disent attaquer un monstre, le livret espagnol éliminer ou capturer.

rule-ML-TRP-17 = Piège : +6
    .text = Ajoute 6 au total dans l’attaque d’un monstre, pour la capture et l’élimination, pas pour la conquête.

rule-ML-TRP-18 = Piège : +8
    .text = Ajoute 8 au total dans l’attaque d’un monstre, pour la capture et l’élimination, pas pour la conquête.

rule-ML-TRP-19 = Le piège initial
    .text = Le piège initial n’a pas de coût et agit comme le piège à 1 dé de Force. Une fois défaussé, il quitte la partie et n’arrive jamais au Repère.
    .why = Aucun livret ne dit en toutes lettres ce que fait le piège initial. Tous trois disent que retourner les pièges d’une expédition révèle leurs effets, et aucun ne cite de piège sans effet ; le piège initial reçoit donc le plus faible de la liste, qui convient à un jeton gratuit. Sans coût, il ne pourrait pas être vendu et ne doit donc pas entrer dans une pile formée avec la défausse.

## TRK

rule-ML-TRK-01 = Traquenard : voler 1 dé de Magie
    .text = Déplacez 1 dé de Magie d’une expédition adjacente sur ce traquenard.

rule-ML-TRK-02 = Traquenard : voler jusqu’à 2 dés de Magie
    .text = Déplacez jusqu’à 2 dés de Magie d’une expédition adjacente sur ce traquenard.
    .why = Le livret espagnol dit 2 ; les livrets anglais et français disent jusqu’à 2.

rule-ML-TRK-03 = Traquenard : voler 1 dé de Force
    .text = Déplacez 1 dé de Force d’une expédition adjacente sur ce traquenard.

rule-ML-TRK-04 = Traquenard : voler jusqu’à 2 dés de Force
    .text = Déplacez jusqu’à 2 dés de Force d’une expédition adjacente sur ce traquenard.

rule-ML-TRK-05 = Traquenard : voler 1 dé de Magie ou de Force
    .text = Déplacez 1 dé, de Magie ou de Force à votre choix, d’une expédition adjacente sur ce traquenard.

rule-ML-TRK-06 = Traquenard : voler jusqu’à 2 dés
    .text = Déplacez jusqu’à 2 dés, chacun de Magie ou de Force, d’une expédition adjacente sur ce traquenard.

rule-ML-TRK-07 = Traquenard : détourner 1 dé d’attaque
    .text = Quand le monstre vous attaque, 1 de ses dés peut être tourné contre le mercenaire que vous avez visé sur une expédition adjacente ; il est lancé avant les autres.

rule-ML-TRK-08 = Traquenard : détourner 2 dés d’attaque
    .text = Quand le monstre vous attaque, jusqu’à 2 de ses dés peuvent être tournés contre le mercenaire que vous avez visé sur une expédition adjacente ; ils sont lancés avant les autres.

## LOT

rule-ML-LOT-01 = Butin : +4 points de gloire pour une conquête
    .text = À défausser quand l’un de vos mercenaires conquiert une région, pour gagner 4 points de gloire de plus.

rule-ML-LOT-02 = Butin : +4 points de gloire pour une élimination
    .text = À défausser quand l’un de vos mercenaires élimine un monstre, pour gagner 4 points de gloire de plus.

rule-ML-LOT-03 = Butin : +3 points de gloire pour une capture
    .text = À défausser quand l’un de vos mercenaires capture un monstre, pour gagner 3 points de gloire de plus.

rule-ML-LOT-04 = Butin : 4 relances, Magie ou Force
    .text = À défausser pendant un lancer de l’un de vos mercenaires, pour effectuer jusqu’à 4 relances de ses dés de Magie ou de Force, le même dé ou des dés différents.

rule-ML-LOT-05 = Butin : trois trophées
    .text = Gardez-le comme 3 points de trophée, qui valent 3 PV à la fin, ou défaussez-le contre 15 pièces d’or.

rule-ML-LOT-06 = Butin : +6 pour éliminer
    .text = À défausser pendant une attaque, pour +6 au total d’élimination ; le total de capture ne change pas.

rule-ML-LOT-07 = Butin : 2 potions et 2 venins
    .text = À défausser pour ajouter 2 potions et 2 venins à votre stock, dans vos limites.

rule-ML-LOT-08 = Butin : or, défense et potion
    .text = À défausser pour gagner 6 pièces d’or, 1 jeton Défense et 1 potion.

rule-ML-LOT-09 = Butin : Persuasion en Magie
    .text = Pendant la phase Déploiement, sans que ce soit une action, défaussez ce butin avec 1 dé de Persuasion de votre réserve de dés pour prendre 3 dés de Magie.

rule-ML-LOT-10 = Butin : Magie en Force
    .text = Pendant la phase Déploiement, sans que ce soit une action, défaussez ce butin avec 1 dé de Magie de votre réserve de dés pour prendre 3 dés de Force.

rule-ML-LOT-11 = Butin : +2 par dé de Magie
    .text = À défausser pour que chaque dé de Magie d’une de vos expéditions compte +2 dans son lancer.
    .why = Le livret anglais dit une seule expédition, le livret espagnol une expédition à l’Extérieur ; ce peut être une expédition de mission, de région ou des Portes.

rule-ML-LOT-12 = Butin : 12 pièces d’or
    .text = À défausser pour gagner 12 pièces d’or.

rule-ML-LOT-13 = Butin : 10 pièces d’or
    .text = À défausser pour gagner 10 pièces d’or.

rule-ML-LOT-14 = Butin : 3 relances, Magie
    .text = À défausser pendant un lancer de l’un de vos mercenaires, pour effectuer jusqu’à 3 relances de ses dés de Magie, le même dé ou des dés différents.

rule-ML-LOT-15 = Butin : recrue gratuite
    .text = À défausser pour recruter sans payer 1 mercenaire des emplacements de la Taverne.
    .why = La limite de l’excès de gloire reste valable (ML-TAV-06).

rule-ML-LOT-16 = Butin : +2 par dé de Force
    .text = À défausser pour que chaque dé de Force d’une de vos expéditions compte +2 dans son lancer.

## MON

rule-ML-MON-01 = Abysur
    .text = Quand Abysur blesse votre mercenaire, cela vous coûte 1 point de gloire.

rule-ML-MON-02 = Abysur en détail
    .text = La perte est de 1 point de gloire par attaque dont au moins une blessure passe, même si elle tue ; les blessures annulées ne coûtent rien.
    .why = Le texte dit s’il est blessé, et non par blessure ; une blessure mortelle est une blessure.

rule-ML-MON-03 = Blandor
    .text = Dans une région Eau, Blandor reçoit pour l’affinité 2 dés d’attaque supplémentaires au lieu de 1.
    .why = « Au lieu de 1 » montre que Blandor est un monstre Eau.

rule-ML-MON-04 = Caribdis
    .text = Les armes ne peuvent pas être utilisées dans la bataille contre Caribdis.
    .why = Les armes sont celles de ML-BAZ-04 ; dans une conquête ultérieure, elles fonctionnent de nouveau.

rule-ML-MON-05 = Dogor
    .text = Quand Dogor est pioché, il va aux Portes de la Citadelle, et un monstre qui s’y trouve est défaussé. Piochez un autre monstre pour la région.

rule-ML-MON-06 = Gator
    .text = Les potions et les venins ne peuvent pas être utilisés dans la bataille contre Gator.

rule-ML-MON-07 = Gorgosh
    .text = Les talents Défense ne peuvent pas être utilisés contre Gorgosh ; les jetons Défense le peuvent.

rule-ML-MON-08 = Korcko
    .text = Quand Korcko est éliminé, chaque mercenaire présent à cet endroit subit 1 touche, y compris celui qui l’a éliminé. On peut s’en défendre comme d’habitude.

rule-ML-MON-09 = Krinx
    .text = Tant que Krinx se trouve aux Portes de la Citadelle, 2 jetons Panique sont piochés au Nettoyage au lieu de 1.

rule-ML-MON-10 = Krunn
    .text = Quand Krunn est éliminé, chaque mercenaire présent à cet endroit subit 1 touche, y compris celui qui l’a éliminé. On peut s’en défendre comme d’habitude.
    .why = Le livret espagnol omet la défense ; les livrets anglais et français la permettent.

rule-ML-MON-11 = L’ultime touche en détail
    .text = Les récompenses viennent d’abord, puis l’ultime touche de Korcko ou de Krunn, puis la bataille est débarrassée. Une capture ne provoque pas d’ultime touche. Aucun dé n’est lancé pour elle : les dés de Magie n’aident donc pas ; les survivants qui n’ont pas combattu passent à la conquête.
    .why = Les jetons doivent encore être là pour la défense imprimée ; le texte dit s’il est tué, et la récompense appartient à l’exploit.

rule-ML-MON-12 = Krushus
    .text = Chaque dé de Magie de l’expédition de l’attaquant compte 1 de moins contre Krushus.

rule-ML-MON-13 = Krushus en détail
    .text = Un dé de Magie compte sa face moins 1, sans descendre au-dessous de 0, avant l’ajout des bonus par dé. Les lancers de conquête ne sont pas concernés.
    .why = Un dé négatif n’aurait pas de sens ; Krushus n’est plus là quand la région est conquise.

rule-ML-MON-14 = Moldo
    .text = Chaque attaque de Moldo comporte 2 touches automatiques en plus des dés. On peut s’en défendre comme d’habitude.
    .why = Le livret espagnol donne à la place −1 par dé de Force, ce qui répète Krushus et passe pour une version plus ancienne ; les livrets anglais et français concordent.

rule-ML-MON-15 = Sandor
    .text = Capturé dans une région, Sandor donne la récompense pour la capture, puis s’enfuit aux Portes de la Citadelle. Une capture à cet endroit le défausse.
    .why = Le livret français ne mentionne pas la récompense ; les livrets anglais et espagnol le font.

rule-ML-MON-16 = Sandor en détail
    .text = Après la capture, la conquête continue comme d’habitude. Sandor est mis de côté, ne participe pas à la défense de la Citadelle de ce tour et entre dans la comparaison aux Portes à l’étape 4.2.
    .why = Il n’y a place que pour un monstre aux Portes ; la comparaison imprimée de l’étape 4.2 décide qui reste.

rule-ML-MON-17 = Sckon
    .text = Dans une région Air, Sckon reçoit pour l’affinité 2 dés d’attaque supplémentaires au lieu de 1.
    .why = « Au lieu de 1 » montre que Sckon est un monstre Air.

rule-ML-MON-18 = Snagus
    .text = Chaque attaque de Snagus comporte 1 touche automatique en plus des dés. On peut s’en défendre comme d’habitude.

rule-ML-MON-19 = Snailer
    .text = Dans une région Jungle, Snailer reçoit pour l’affinité 2 dés d’attaque supplémentaires au lieu de 1.
    .why = « Au lieu de 1 » montre que Snailer est un monstre Jungle.

rule-ML-MON-20 = Sporus
    .text = À chaque attaque de Sporus, 1 dé de plus est lancé contre tous les mercenaires présents à cet endroit, y compris celui qui est attaqué.
    .why = Le livret espagnol lance ce dé en premier ; les livrets anglais et français le disent supplémentaire.

rule-ML-MON-21 = Sporus en détail
    .text = Un dé de spores est lancé avant chaque attaque, et son résultat vaut pour chaque mercenaire en vie à cet endroit. Avant ce lancer, chaque propriétaire peut retirer 1 dé de Magie de l’expédition pour être épargné. Tous peuvent se défendre ; si le mercenaire attaqué en meurt, l’attaque est terminée.
    .why = Les trois versions parlent d’un dé contre tous : il y a donc un seul résultat pour tous plutôt qu’un dé pour chacun. La Magie agit sur lui comme sur les dés détournés.

rule-ML-MON-22 = Surbol
    .text = Dans une région Feu, Surbol reçoit pour l’affinité 2 dés d’attaque supplémentaires au lieu de 1.
    .why = « Au lieu de 1 » montre que Surbol est un monstre Feu.

rule-ML-MON-23 = Trons
    .text = Aux Portes de la Citadelle, Trons reçoit 3 dés d’attaque supplémentaires.
    .why = Pour savoir qui reste aux Portes, c’est l’attaque imprimée qui est comparée (ML-PAN-06).

rule-ML-MON-24 = Turfus
    .text = Pour capturer Turfus, il vous faut 2 pièges sur l’expédition.

rule-ML-MON-25 = Warkors
    .text = Chaque attaque de Warkors comporte 1 touche automatique en plus des dés. On peut s’en défendre comme d’habitude.

## MER

rule-ML-MER-01 = Dalina
    .text = Talent de Déploiement : vous pouvez stocker 3 pièges de plus, soit 8.
    .why = Si Dalina quitte le clan, la limite revient à 5 et l’excédent est aussitôt défaussé.

rule-ML-MER-02 = Dolfus
    .text = Talent Extérieur : 2 talents Défense contre les attaques de monstres, sans effet contre les traquenards.

rule-ML-MER-03 = Drapis
    .text = Talent Extérieur : 1 talent Défense contre les attaques de monstres, sans effet contre les traquenards.

rule-ML-MER-04 = Fandor
    .text = Talent de Déploiement : une fois par tour, contre 1 pièce d’or, prenez 1 dé de Persuasion pour ce tour, lancé aussitôt. Pas pendant que Fandor est affecté à une expédition.

rule-ML-MER-05 = Frostor
    .text = Talent de Déploiement : une fois par tour, ajoutez 1 potion ou 1 venin à votre stock.

rule-ML-MER-06 = Frunks
    .text = Talent Extérieur : chaque dé de Magie de l’expédition où il est affecté compte +1.

rule-ML-MER-07 = Geas
    .text = Talent Extérieur : +3 au total dans une tentative de conquête d’une région.

rule-ML-MER-08 = Ginova
    .text = Talent Extérieur : un dé de l’attaque d’un monstre contre Ginova peut être lancé en premier et frapper, à sa place, un mercenaire d’une expédition adjacente.

rule-ML-MER-09 = Le détournement en détail
    .text = Le détournement par Ginova ou par un traquenard est facultatif. Est adjacente l’expédition voisine de gauche ou de droite au même endroit (aux Portes, l’autre expédition), si un mercenaire en vie s’y trouve, l’un des vôtres compris ; à défaut, il n’y a pas d’effet. La cible peut retirer des dés de Magie avant le lancer et se défendre comme d’habitude.
    .why = Les bonus obligatoires sont ceux qui modifient votre propre lancer ; le texte des traquenards décrit la défense de la cible, et Ginova fait la même chose.

rule-ML-MER-10 = Guster
    .text = Talent Extérieur : 1 talent Défense contre les monstres Jungle et Air, sans effet contre les traquenards.
    .why = Le livret anglais imprime GUJTER, une erreur de lecture ; les livrets espagnol et français impriment GUSTER.

rule-ML-MER-11 = Kakron
    .text = Talent Extérieur : un dé de Force de l’expédition peut être relancé.

rule-ML-MER-12 = Karunna
    .text = Talent Extérieur : vous pouvez effectuer jusqu’à 2 relances de dés de Force ou de Magie de l’expédition, deux fois le même dé ou deux dés.
    .why = Le livret espagnol pourrait se lire comme 2 dés deux fois ; les livrets anglais et français veulent dire deux relances en tout.

rule-ML-MER-13 = Korgo
    .text = Talent Extérieur : vous pouvez relancer 1 dé de Persuasion sur une expédition de mission.

rule-ML-MER-14 = Lorios
    .text = Talent de Déploiement : une fois par tour, ajoutez 1 venin à votre stock.

rule-ML-MER-15 = Lusara
    .text = Talent Extérieur : quand Lusara capture ou élimine un monstre, vous gagnez 2 potions.
    .why = Le livret espagnol dit que cela doit être fait avec Lusara.

rule-ML-MER-16 = Naiala
    .text = Talent Extérieur : +3 au total pour éliminer un monstre, pas pour le capturer.

rule-ML-MER-17 = Nimra
    .text = Talent Extérieur : 1 talent Défense contre les attaques de monstres, sans effet contre les traquenards.

rule-ML-MER-18 = Nuduru
    .text = Talent de Déploiement : une fois par tour, ajoutez 1 potion à votre stock.

rule-ML-MER-19 = Parsas
    .text = Talent Extérieur : 1 talent Défense contre les monstres Eau et Jungle, sans effet contre les traquenards.

rule-ML-MER-20 = Poissen
    .text = Talent Extérieur : +2 au total pour éliminer un monstre, pas pour le capturer.

rule-ML-MER-21 = Puargh
    .text = Talent Extérieur : +1 point de gloire quand Puargh capture un monstre.

rule-ML-MER-22 = Purkas
    .text = Talent Extérieur : 1 talent Défense contre les attaques de monstres, sans effet contre les traquenards.

rule-ML-MER-23 = Saruna
    .text = Talent Extérieur : Saruna peut capturer un monstre sans aucun piège.

rule-ML-MER-24 = Sckrat
    .text = Talent Extérieur : vous pouvez relancer jusqu’à 2 dés de Force de l’expédition.

rule-ML-MER-25 = Shandee
    .text = Talent Extérieur : 1 talent Défense contre les monstres Eau et Feu, sans effet contre les traquenards.

rule-ML-MER-26 = Taroa
    .text = Talent Extérieur : chaque dé de Force de l’expédition où il est affecté compte +1.

rule-ML-MER-27 = Taron
    .text = Talent de Déploiement : une fois par tour, quand vous utilisez la Mine, elle vous rapporte 2 pièces d’or de plus.
    .why = Se cumule avec Rashnek ; chacun agit une fois par tour.

rule-ML-MER-28 = Timbulu
    .text = Talent Extérieur : chaque dé de Force de l’expédition où il est affecté compte +1.

rule-ML-MER-29 = Torko
    .text = Talent Extérieur : +3 au total pour capturer un monstre, pas pour l’éliminer.

rule-ML-MER-30 = Tortock
    .text = Talent Extérieur : +1 au total pour capturer un monstre, pas pour l’éliminer.

rule-ML-MER-31 = Tranok
    .text = Talent de Déploiement : une fois par tour, vous gagnez 2 pièces d’or.

rule-ML-MER-32 = Trulina
    .text = Talent Extérieur : 2 talents Défense contre les attaques de monstres, sans effet contre les traquenards.

rule-ML-MER-33 = Vaidala
    .text = Talent de Déploiement : une fois par tour, un recrutement vous coûte 4 pièces d’or de moins, jusqu’à un minimum de 0.
    .why = Un novice est recruté par la même action et se paie de la même façon : la réduction vaut donc aussi pour les novices ; une tournée n’est pas un recrutement.

rule-ML-MER-34 = Wishor
    .text = Talent de Déploiement : une fois par tour, le total d’un achat de pièges baisse de 4 pièces d’or, jusqu’à un minimum de 0.

rule-ML-MER-35 = Wondou
    .text = Talent Extérieur : 2 talents Défense contre les attaques de monstres, sans effet contre les traquenards.

rule-ML-MER-36 = Wormee
    .text = Talent de Déploiement : une fois par tour, contre 2 pièces d’or, prenez 1 dé de Force pour ce tour. Pas pendant que Wormee est affecté à une expédition.
    .why = Le livret anglais n’a pas de restriction ; les livrets espagnol et français excluent un Wormee affecté, comme Fandor.

rule-ML-MER-37 = Zondu
    .text = Talent Extérieur : 1 talent Défense contre les attaques de monstres, sans effet contre les traquenards.
