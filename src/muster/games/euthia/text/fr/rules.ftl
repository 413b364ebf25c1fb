### EUTHIA : catalogue des règles, en français

section-SCN = Choix du scénario et but du jeu

section-MST = Tuiles de carte et pile de carte

section-HSU = Héros et plateaux de héros

section-TBS = Plateau de scénario et de commerce

section-OSU = Reste de la mise en place

section-RND = Manches

section-TRN = Le tour d’un joueur

section-TOK = Jetons Action et quatrième emplacement

section-GLD = Règles d’or

section-ROL = Jets de héros

section-MOV = Se déplacer

section-REV = Révélation des tuiles de carte

section-HEX = Hexagones de la carte

section-ENC = Rencontres

section-TEL = Téléportation et portails

section-LIB = Hexagones de monstre et hexagones libérés

section-ELM = Pouvoirs élémentaires

section-SPC = Tuiles spéciales

section-MIN = Action d’extraction

section-TRD = Action de commerce

section-COM = Combat : avant et mise en place

section-FST = Première frappe

section-HHP = Phases de soins du héros

section-MAT = Phase d’attaque du monstre

section-GAR = Jetons Gaar en combat

section-SHD = Boucliers

section-INJ = Effets de blessure

section-HAT = Phase d’attaque du héros

section-HOP = Dé de l’Espoir (Intervention de Shii)

section-DMG = Effets de dégâts

section-ECO = Fin du combat

section-CRD = Cartes Argent et Or

section-TRO = Trophées

section-LOT = Butin

section-FRE = Actions gratuites et église

section-TRE = Trésor

section-CNF = Affronter les élémentaires

section-QST = Quêtes

section-SCO = Décompte final

section-HLT = Santé, blessures et soins

section-DTH = Mort et résurrection

section-HTL = Tuiles de héros

section-TIM = Icônes de moment

section-SAK = Sacs

section-OPR = Effets utilisables une fois par manche

section-ITM = Objets et rangement

section-EQP = Équipement

section-GEM = Gemmes

section-ARM = Panoplies d’armure

section-ESS = Essences

section-ELI = Monstres d’élite et primes

section-SOL = Partie en solo

section-COP = Partie coopérative

section-SKO = Skoldur et Dwurt

section-GRF = Griffon

section-SCX = Scénarios : ennemis communs et résultats

section-HUN = Scénario : La Chasse

section-FAR = Scénario : La Défense des colonies

section-MIR = Scénario : La Menace de Mirrezil

section-GOL = Scénario : La Destruction en marche

section-SAB = Scénario : Le Désastre imminent

section-RVA = Scénario : Révocation élémentaire I, L’appel

section-RVB = Scénario : Révocation élémentaire II, La réponse

section-RVC = Scénario : Révocation élémentaire III, Le volcan

## SCN

rule-EU-SCN-01 = Joueurs, héros et but
    .text = Un à quatre joueurs mènent chacun un héros. Tous suivent le but du scénario choisi, mais dans une partie compétitive, le héros qui a la plus haute réputation après le décompte final gagne seul.

rule-EU-SCN-02 = Le scénario se choisit avant toute mise en place
    .text = La mise en place commence par le choix d’un scénario ; il fixe le tableau de la carte, la tuile de départ, la mise en place supplémentaire, le nombre de manches et les règles spéciales. La Chasse est conseillée pour une première partie et constitue donc le choix par défaut.

rule-EU-SCN-03 = Tous les scénarios partagent les règles de base
    .text = Les règles de ce catalogue valent dans chaque scénario ; un scénario ne fait qu’y ajouter ou en remplacer des parties précises.

rule-EU-SCN-04 = La mise en place du scénario suit la mise en place normale
    .text = Une fois la mise en place normale terminée, effectuez les étapes supplémentaires du scénario avant le début de la manche 1.

rule-EU-SCN-05 = Ce que décideraient les livrets manquants
    .text = Les effets des tuiles, les encadrés des cartes, les tableaux et les scénarios se trouvent dans l’Annexe et le Livret de scénarios. Nous n’avons pas pu en disposer : là où le livret de règles ne montre pas un chiffre, ce chiffre est le nôtre, déduit de ce qui est imprimé quand c’était possible.
    .why = Le livret de règles renvoie à ces deux livrets et ne les répète pas.

rule-EU-SCN-06 = Moments des règles de scénario
    .text = Un scénario peut agir à ces moments : après la mise en place normale ; au début d’une manche, après les trois étapes d’ouverture ; au début et à la fin d’un tour ; à la fin d’une manche, avant l’avance du marqueur de manche ; quand une tuile est révélée ; avant et après le décompte final.
    .why = Le Livret de scénarios manque ; des moments fixes séparent les scénarios des règles de base.

rule-EU-SCN-07 = Résultat des parties en solo et coopératives
    .text = Dans les parties en solo et coopératives, l’objectif du scénario décide du succès ou de l’échec ; la réputation ne fait que noter le résultat.
    .why = Sans adversaires, la plus haute réputation ne décide de rien ; chaque scénario a besoin de son propre objectif.

## MST

rule-EU-MST-01 = Tuile de départ
    .text = La tuile de départ du scénario est posée en premier et forme le milieu de la carte. Sauf indication du scénario, c’est la tuile Église sans prêtre.

rule-EU-MST-02 = Nombre de tuiles de carte
    .text = Il y a 76 tuiles de carte : Chapitre I 18, II 14, III 15, IV 15, V 14. Le chiffre romain du Chapitre est imprimé au dos.

rule-EU-MST-03 = Groupes de tuiles
    .text = Chaque tuile de carte appartient, d’après sa flèche du bas, à un seul groupe : fixe, rencontre, scénario (couleur propre au scénario) ou autre. Les tuiles de rencontre portent aussi le point d’interrogation jaune.

rule-EU-MST-04 = Tableau de mise en place de la carte
    .text = Le tableau du scénario donne, par Chapitre et par nombre de joueurs, combien de tuiles de chaque groupe entrent dans la pile. Un tiret signifie aucune.

rule-EU-MST-05 = Les tuiles fixes et de scénario servent toutes
    .text = Pour chaque Chapitre utilisé, prenez toutes les tuiles fixes (en solo, seulement les deux qui portent l’icône un joueur) et toutes les tuiles de scénario du scénario choisi.

rule-EU-MST-06 = Les tuiles de rencontre et autres se piochent sans regarder
    .text = Pour chaque Chapitre, piochez au hasard, face cachée, le nombre indiqué de tuiles de rencontre et d’autres tuiles, sans que personne ne voie leur recto.

rule-EU-MST-07 = L’église avec le prêtre est écartée
    .text = La tuile de départ du Chapitre I qui montre l’église avec le prêtre ne compte jamais comme une tuile de rencontre ordinaire ; elle reste dans la boîte, sauf si un scénario la demande.

rule-EU-MST-08 = Les tuiles inutilisées quittent la partie
    .text = Les tuiles non choisies retournent dans la boîte et ne peuvent pas apparaître dans cette partie.

rule-EU-MST-09 = Une seule pile, le plus petit Chapitre au-dessus
    .text = Les tuiles choisies de chaque Chapitre sont mélangées à part, face cachée, puis empilées en une seule pile, le plus grand Chapitre en dessous et le plus petit au-dessus.

rule-EU-MST-10 = Tableau de carte de La Défense des colonies
    .text = Chapitres I/II/III/IV. Fixes : 2/2/2/2 à 1 joueur, 3/3/3/3 à 2-4. Rencontre : 1/1/1/0 à 1-2 joueurs, 1/1/2/0 à 3-4. Scénario : aucune. Autres : 1J 3/2/2/3, 2J 4/2/2/1, 3J 6/4/3/3, 4J 7/6/5/5.

rule-EU-MST-11 = Ce que l’on sait de la pile
    .text = Le nombre de tuiles restantes et le Chapitre de la prochaine tuile sont publics (les dos les montrent) ; personne ne sait quelle tuile vient ensuite.
    .why = La pile est face cachée et le dos ne montre que le Chapitre.

rule-EU-MST-12 = Commencer à l’église avec le prêtre
    .text = Une option, désactivée par défaut. Avec elle, la tuile de départ est l’église avec le prêtre, dans tous les scénarios : sa rencontre est mise en place avec la carte et ses quêtes s’accomplissent dans l’église.
    .why = Le livret laisse à chaque scénario le choix de la tuile de départ (p. 5), et le livre de scénarios n’est pas disponible : ce sont donc les joueurs qui décident.

## HSU

rule-EU-HSU-01 = Six héros
    .text = Les héros sont Ael (blanc), Dral (bleu), Keleia (jaune), Maeldur (rouge), Skoldur (noir) et Taesiri (violet), chacun avec sa propre icône. Les jetons et tuiles d’un héros portent cette icône ou cette couleur.

rule-EU-HSU-02 = Un héros par joueur
    .text = Chaque joueur choisit un héros que personne d’autre n’a et prend son plateau et son matériel ; le matériel des héros non choisis retourne dans la boîte.

rule-EU-HSU-03 = Matériel d’un héros
    .text = Chaque héros a 1 plateau, 1 figurine, 2 dés, 2 jeux de 3 jetons Action, 1 jeton Santé maximale, 25 jetons Héros, 30 jetons Interaction à deux faces, 10 jetons Commerce, 12 jetons Dégât, 2 cartes Contrôle et 1 jeton Golem. Skoldur a aussi le dé de Dwurt et 12 jetons Dwurt.

rule-EU-HSU-04 = Zones du plateau de héros
    .text = Un plateau de héros comporte des emplacements de héros (certains verrouillés, avec un coût en essence ou en or), une réserve d’or, trois emplacements d’action et un quatrième à la couleur du héros, une piste de santé, des emplacements d’équipement (certains verrouillés, avec un coût en or), 3 sacs, des emplacements de Gaar et des emplacements de gemme ou d’essence.

rule-EU-HSU-05 = Santé de départ
    .text = Un héros commence avec la santé maximale imprimée sur son plateau, et une santé actuelle égale.

rule-EU-HSU-06 = Tuiles de héros de départ
    .text = Les tuiles de départ du héros (icône de héros au dos) se trouvent dès le début, sans paiement, face visible et prêtes, sur des emplacements dont l’icône correspond à la tuile.

rule-EU-HSU-07 = Pile des tuiles de héros
    .text = Toutes les autres tuiles de héros forment une pile face cachée triée par valeur de réputation, la plus basse au-dessus ; les tuiles de même valeur peuvent être dans n’importe quel ordre.

rule-EU-HSU-08 = Icônes de nombre de joueurs sur les tuiles de héros
    .text = Une tuile de héros à l’icône un joueur ne sert qu’en solo, une tuile à l’icône 2-4 joueurs seulement à 2-4 joueurs, une tuile sans icône toujours ; les tuiles exclues vont dans la boîte.

rule-EU-HSU-09 = Nombre de tuiles de héros
    .text = Il y a 135 tuiles de héros : Maeldur 21 ; Ael, Dral et Keleia 22 chacun ; Skoldur et Taesiri 24 chacun, variantes selon le nombre de joueurs comprises.

rule-EU-HSU-10 = Quatre jetons Gaar au départ
    .text = Chaque héros commence avec un jeton Gaar sur chacun des quatre emplacements de Gaar. Skoldur commence avec des jetons Dwurt à la place (EU-SKO-01).

rule-EU-HSU-11 = Les jetons attendent à côté du plateau
    .text = Les jetons Héros, Action, Commerce, Interaction et Dégât, les deux dés de héros et la figurine attendent à côté du plateau ; avant la manche 1, aucun jeton Action n’est sur le plateau et aucun héros sur la carte.

rule-EU-HSU-12 = Ni or ni objets au départ
    .text = Un héros commence avec 0 pièce d’or et sans objets, hormis les jetons Gaar (ou Dwurt) et les tuiles de départ, sauf si le scénario accorde davantage.
    .why = La liste de mise en place nomme chaque élément de départ, et l’or n’y figure pas.

rule-EU-HSU-13 = Variantes dans une partie coopérative
    .text = Seul le nombre de joueurs compte pour les icônes de nombre de joueurs des tuiles de héros : une partie coopérative de 2-4 joueurs utilise les tuiles 2-4 joueurs.
    .why = Les icônes indiquent des nombres de joueurs, non des modes ; seules des cartes sont échangées dans la mise en place coopérative.

## TBS

rule-EU-TBS-01 = Premier joueur et piste des manches
    .text = Un joueur tiré au hasard est premier joueur pour toute la partie ; un de ses jetons Héros marque la case 1 de la piste des manches.

rule-EU-TBS-02 = La réputation commence à 0
    .text = Le marqueur de réputation de chaque héros commence sur 0, sauf si le scénario fixe une autre valeur.

rule-EU-TBS-03 = Réputation au-delà de 50 et 100
    .text = La piste va de 0 à 50 ; un jeton Réputation marqué 50 ou 100 s’ajoute quand un héros dépasse ces valeurs. La réputation elle-même n’a pas de limite supérieure.

rule-EU-TBS-04 = Piles de commerce
    .text = Les tuiles Marchand, Alchimiste et Tueur de dragons sont triées par dos en trois piles, mélangées chacune et posées face cachée, chacune avec sa propre défausse.

rule-EU-TBS-05 = Premières offres
    .text = Quatre tuiles de chaque pile de commerce sont disposées face visible dans la colonne de leur lieu ; ces douze tuiles sont les trois offres.

rule-EU-TBS-06 = Potions de soin et sacs gris
    .text = Les 12 tuiles Potion de soin et les 12 tuiles Sac gris forment des réserves ouvertes à côté du plateau ; tous les exemplaires sont identiques et rien n’y est pioché au hasard.

rule-EU-TBS-07 = La réputation ne descend jamais sous 0
    .text = Toute perte de réputation s’arrête à 0, même pendant le décompte final ; la part qui ne peut être perdue est ignorée.
    .why = Le texte sur la mort hors combat dit que la perte s’applique dans la mesure du possible, et la piste n’a pas de cases négatives.

rule-EU-TBS-08 = De l’or pour ceux qui jouent après
    .text = Une option, désactivée par défaut. Avec elle, dans la partie compétitive, le deuxième héros dans l’ordre du tour commence avec 1 pièce d’or, le troisième avec 2 et le quatrième avec 3 ; le premier commence sans or. En solitaire et dans la partie coopérative, personne n’en reçoit.
    .why = La liste imprimée de ce qu’un héros possède au départ ne comporte pas d’or. L’option s’adresse aux groupes qui veulent compenser l’avantage du premier joueur, qui commence chaque manche.

## OSU

rule-EU-OSU-01 = Dé de l’Espoir et Intervention de Shii
    .text = L’aide de jeu et la carte Intervention de Shii sont visibles ; le dé de l’Espoir commence sur sa face vierge, de valeur 0.

rule-EU-OSU-02 = Les cartes Rencontre attendent
    .text = Les cartes Rencontre restent triées par type et inutilisées, et les autres éléments d’une rencontre restent dans la boîte, jusqu’à la révélation de la tuile de carte correspondante.

rule-EU-OSU-03 = Piles de ressources naturelles
    .text = Trois piles face cachée sont mélangées séparément : Montagnes 25, Lac 25 et Grotte 24 tuiles.

rule-EU-OSU-04 = Piles de trésors
    .text = Les tuiles Trésor de niveau 1, 2 et 3 forment trois piles face cachée de 20, mélangées séparément.

rule-EU-OSU-05 = Paquets de monstres
    .text = Les cartes Monstre sont triées par niveau et mélangées en trois paquets face cachée : niveau 1 avec 14, niveau 2 avec 14, niveau 3 avec 12 cartes.

rule-EU-OSU-06 = Paquets Argent et Or
    .text = Les cartes Argent et Or forment deux paquets mélangés face cachée. Dans la partie compétitive, les cartes à l’icône un joueur sont écartées ; il y a donc 24 cartes Argent et 24 cartes Or.

rule-EU-OSU-07 = Cartes Contrôle selon le nombre de joueurs
    .text = À 2 joueurs, aucune carte Contrôle ne sert. À 3 ou 4 joueurs, les cartes Contrôle des seuls héros en jeu sont mélangées en un paquet face cachée.

rule-EU-OSU-08 = Réserve générale
    .text = Les gemmes, les essences et les jetons Gaar, Chaos, Mouvement, Effet global et Or forment des réserves ouvertes, et les quatre cartes Élémentaire sont face visible, lisibles par tous. Chaque sorte de tuile et de carte a sa propre défausse.

rule-EU-OSU-09 = Les cartes Combat restent dans la boîte en partie compétitive
    .text = Les 36 cartes Combat ne servent que dans les parties en solo et coopératives.

rule-EU-OSU-10 = Nombres de jetons imprimés
    .text = La boîte annonce 64 jetons Or, 30 Gaar, 12 Dwurt, 15 Chaos, 6 Mouvement, 2 Effet global et 60 Essence (15 par type), et 110 gemmes (15 de chaque : améthyste, émeraude, onyx, opale, rubis, saphir ; 10 pierres démoniaques ; 10 diamants). Ce ne sont pas des limites (EU-GLD-04).

## RND

rule-EU-RND-01 = Début d’une manche
    .text = Chaque manche s’ouvre par trois étapes pour tous les joueurs, dans cet ordre : placer les jetons Action, redresser les tuiles, retourner les gemmes. Ensuite seulement commence le premier tour.

rule-EU-RND-02 = Trois jetons Action par manche
    .text = Chaque joueur pose un jeton Action d’extraction, un de commerce et un de combat à leurs places, en plus d’un jeton conservé sur le quatrième emplacement.

rule-EU-RND-03 = Redressement
    .text = Chaque objet et chaque capacité épuisés sont redressés au début de la manche.

rule-EU-RND-04 = Les gemmes redeviennent actives
    .text = Chaque gemme inactive est retournée sur sa face active au début de la manche.

rule-EU-RND-05 = Ordre du tour
    .text = En commençant par le premier joueur puis dans le sens horaire, chaque joueur joue exactement un tour par manche.

rule-EU-RND-06 = Fin de la manche
    .text = Quand le dernier joueur a fini, le marqueur de manche avance d’une case et une nouvelle manche commence avec le même premier joueur, sauf si la partie est terminée.

rule-EU-RND-07 = Fin de la partie
    .text = La partie s’achève quand le nombre de manches du scénario est accompli ; le décompte final suit aussitôt.

rule-EU-RND-08 = Tous les joueurs redressent ensemble
    .text = Les étapes d’ouverture se font pour tous les joueurs à la fois, avant le premier tour ; les tuiles épuisées de la réserve d’un héros, à côté du plateau, sont redressées aussi.
    .why = Le texte énumère les étapes pour tous les joueurs avant le début des tours, et la note sur les tuiles retirées dit qu’elles se redressent normalement.

## TRN

rule-EU-TRN-01 = Le premier tour commence à l’église
    .text = Au début de son premier tour, un héros est placé sur l’église, au centre de la tuile de départ, sauf si le scénario nomme un autre lieu.

rule-EU-TRN-02 = De quoi se compose un tour
    .text = À son tour, un joueur peut se déplacer, accomplir des actions d’extraction, de commerce et de combat et des actions gratuites, et utiliser des objets et des capacités, dans n’importe quel ordre et aussi souvent que les jetons, les capacités et les lieux le permettent. Un joueur peut aussi ne rien faire.

rule-EU-TRN-03 = Les actions peuvent se répéter
    .text = La même action peut être accomplie plusieurs fois dans un tour si plusieurs jetons ou capacités la fournissent.

rule-EU-TRN-04 = Actions gratuites
    .text = Les actions gratuites ne demandent ni jeton ni capacité, seulement le bon lieu, et leur nombre n’est pas limité. Une action gratuite ne peut pas interrompre une action.

rule-EU-TRN-05 = Le déplacement peut être interrompu
    .text = Les points de mouvement restants demeurent disponibles après une action ou une action gratuite du même tour.

rule-EU-TRN-06 = Renouvellement des cartes Rencontre à la fin du tour
    .text = Si le joueur a accompli des quêtes pendant ce tour, des cartes sont piochées à la fin de celui-ci afin que deux cartes face visible se trouvent à côté de chaque paquet de rencontre révélé, tant que le paquet le permet.

rule-EU-TRN-07 = Héros pas encore sur la carte
    .text = Avant son premier tour, un héros n’est sur aucune case : rien sur la carte ne peut l’affecter et il ne peut rien affecter. Son joueur peut tout de même être joueur-monstre.
    .why = Le héros n’est placé qu’au début de son propre premier tour.

rule-EU-TRN-08 = Les points de mouvement forment une seule réserve
    .text = Tous les points de mouvement gagnés dans un tour vont dans une seule réserve, qui peut être augmentée à tout moment de votre tour hors combat. La réserve est vidée à la fin du tour et à la mort du héros ; mourir ne fait jamais perdre les jetons Action non dépensés.
    .why = Le texte sur la mort ne retire que les points déjà marqués par des jetons Mouvement et laisse le joueur continuer avec ses jetons et capacités inutilisés.

rule-EU-TRN-09 = Ce qui peut se passer pendant une action
    .text = Tant qu’une action d’extraction, de commerce ou de combat est en cours, aucune action gratuite ni aucun déplacement n’est possible ; les tuiles, potions et gemmes qui agissent hors combat peuvent tout de même servir pendant l’extraction et le commerce.
    .why = Seules les actions gratuites ont interdiction d’interrompre une action ; l’usage d’objets « hors combat » ne concerne que le combat.

rule-EU-TRN-10 = Les renouvellements attendent la fin du tour
    .text = De nouvelles cartes Rencontre et une nouvelle prime n’apparaissent qu’à la fin du tour du joueur actif. Deux quêtes par rencontre et un monstre d’élite au plus peuvent donc être accomplis dans un tour.
    .why = Les deux textes placent le renouvellement à la fin du tour.

rule-EU-TRN-11 = Ordre de la fin du tour
    .text = Un tour se termine dans cet ordre : résoudre ou éviter le dé de Dwurt (Skoldur), choisir un jeton à conserver et retirer les autres, perdre les points de mouvement, renouveler les rencontres, révéler une nouvelle prime, appliquer les étapes du scénario. Les limites d’objets et de cartes encore dépassées sont réglées avant le choix du jeton conservé.
    .why = Le livret énumère ces choses sans ordre ; celui-ci permet de régler une mort due au dé de Dwurt avant tout le reste.

rule-EU-TRN-12 = Départ sur un hexagone ordinaire
    .text = Si un scénario fait commencer un héros sur un hexagone au lieu d’un centre, ce placement compte comme une entrée sur l’hexagone : le feu et l’eau agissent et les voisins manquants sont révélés.
    .why = Un héros ne doit jamais se trouver sur un hexagone aux côtés ouverts tant qu’il reste des tuiles.

## TOK

rule-EU-TOK-01 = Jetons Action
    .text = Il y a 36 jetons Action : pour chaque héros, deux jeux d’un jeton d’extraction, d’un de commerce et d’un de combat. Chaque jeton montre une valeur de mouvement et une action.

rule-EU-TOK-02 = Utiliser un jeton Action
    .text = Retirez le jeton du plateau et choisissez : gagner ses points de mouvement ou accomplir son action. Chaque jeton sert une fois par tour.

rule-EU-TOK-03 = Valeurs de mouvement des jetons
    .text = Le jeton Combat donne 3 points de mouvement (valeur choisie par nous : le livret ne l’imprime pas), le jeton Commerce 2 et le jeton Extraction 1.

rule-EU-TOK-04 = Conserver un jeton
    .text = À la fin du tour, le joueur peut poser un jeton Action inutilisé sur le quatrième emplacement ; il est disponible au tour suivant en plus des trois nouveaux. Tous les autres jetons inutilisés sont retirés.

rule-EU-TOK-05 = Un jeton conservé peut l’être encore
    .text = N’importe quel jeton inutilisé peut être gardé, y compris celui qui est déjà sur le quatrième emplacement ; celui-ci ne porte jamais plus d’un jeton.
    .why = La règle parle de n’importe quel jeton inutilisé et d’un seul emplacement.

rule-EU-TOK-06 = Capacités qui accordent une action
    .text = Une capacité ou un objet qui montre un symbole d’action peut, en étant épuisé, servir à accomplir cette action sans jeton Action.

## GLD

rule-EU-GLD-01 = Paquets et piles vides
    .text = Quand une carte ou une tuile doit être piochée et que son paquet ou sa pile est vide, sa défausse est d’abord mélangée pour en former un nouveau.

rule-EU-GLD-02 = Les paquets de rencontre ne se renouvellent pas
    .text = Les paquets de rencontre font exception : une fois vides, ils le restent.

rule-EU-GLD-03 = Pas d’échanges entre joueurs
    .text = Les héros ne se donnent ni ne se prennent jamais de matériel, sauf si une règle le dit, pas même dans la partie coopérative.

rule-EU-GLD-04 = Les réserves sont illimitées
    .text = Les jetons ne sont pas limités par le nombre imprimé ; s’il en faut davantage, ils sont disponibles.

rule-EU-GLD-05 = Priorité des règles
    .text = Le texte du matériel, les règles du scénario et l’Annexe l’emportent sur les règles de base.

rule-EU-GLD-06 = Pile et défausse toutes deux vides
    .text = Si rien ne peut être pioché même après un nouveau mélange, la pioche est omise : un emplacement d’offre reste vide, une tuile Trésor ou de récompense n’est pas gagnée, une carte n’est pas piochée. Le reste de l’effet se poursuit.
    .why = La règle d’or ne couvre qu’un paquet vide avec une défausse ; omettre est la moindre conséquence.

rule-EU-GLD-07 = Plus de carte Monstre d’un niveau
    .text = Si toutes les cartes Monstre d’un niveau sont gardées comme trophées, une carte de ce niveau tirée au hasard est copiée pour le combat ; la copie ne peut pas être prise comme trophée et disparaît ensuite.
    .why = Jusqu’à 12 trophées peuvent être détenus à la fois et le niveau 3 n’a que 12 cartes ; un combat doit rester possible.

rule-EU-GLD-08 = Informations publiques et cachées
    .text = Publics : tout ce qui est sur la carte et sur les plateaux de héros, sacs compris, l’or, la réputation, les défausses, les offres, les cartes face visible et la liste des tuiles d’un héros. Cachés : l’ordre de tous les paquets et piles face cachée (même pour leur propriétaire) et les faces des cartes Argent, Or et Contrôle en main, que seul leur propriétaire voit, tous en connaissant le nombre.
    .why = Les mains et les paquets face cachée sont désignés comme tels ; les plateaux de héros sont visibles et les fiches de héros énumèrent les tuiles.

## ROL

rule-EU-ROL-01 = Faire un jet de héros
    .text = Un jet de héros est la somme des deux dés du héros, changée par les modificateurs.

rule-EU-ROL-02 = Dés
    .text = Les dés de héros et du monstre ont six faces de valeurs 1-6, et les faces opposées totalisent 7.

rule-EU-ROL-03 = Effets de Trèfle
    .text = N’importe quel nombre d’objets et de capacités à l’icône Trèfle peut servir sur un même jet de héros ; chacun change la valeur de son nombre.

rule-EU-ROL-04 = Jetons Gaar sur un jet de héros
    .text = Pour chaque jeton Gaar rendu à la réserve, le joueur doit relancer un de ses dés au choix et ajoute 2 au jet. Le résultat se voit avant de décider d’un autre jeton.

rule-EU-ROL-05 = L’air et la terre agissent sur les jets de héros
    .text = Un jet de héros fait sur une case sous l’influence du Pouvoir de l’air ou de la terre en est changé ; si les deux l’influencent, l’air s’applique d’abord. L’air tourne le plus haut de deux dés différents sur sa face opposée ; la terre ajoute 2.

rule-EU-ROL-06 = Exemple de jet de héros
    .text = Ordre d’un jet complet : dés, air, terre, puis les modificateurs du joueur dans n’importe quel ordre.

rule-EU-ROL-07 = Jetons Gaar l’un après l’autre
    .text = N’importe quel nombre de jetons Gaar peut être dépensé sur un jet, un à la fois ; la relance est obligatoire, et le dé peut être chaque fois le même ou l’autre.
    .why = Le texte exige une relance par jeton et permet de voir le résultat avant le suivant.

rule-EU-ROL-08 = Le Pouvoir de l’air agit une fois
    .text = Le Pouvoir de l’air ne change que les dés du jet initial ; les dés relancés plus tard ne sont plus tournés.
    .why = Dans l’exemple imprimé, le dé relancé n’est pas comparé à nouveau.

rule-EU-ROL-09 = Effets de Trèfle sans icône de moment
    .text = Un effet de Trèfle sans icône de moment, comme celui de l’émeraude, peut servir sur n’importe lequel de vos jets de héros, en combat ou hors combat. Un Trèfle avec icône n’agit que dans cette fenêtre.
    .why = L’étape C de l’attaque du héros permet les effets de Trèfle comme pour les jets de héros normaux, et l’émeraude est décrite comme agissant sur tout jet de héros.

rule-EU-ROL-10 = La fenêtre du jet
    .text = Après les dés, l’air et la terre, vous pouvez utiliser des modificateurs l’un après l’autre jusqu’à ce que vous vous arrêtiez ; la valeur est alors fixée. Hors combat, personne d’autre ne peut changer le jet. La valeur n’est limitée ni vers le bas ni vers le haut.
    .why = Le livret ne donne aucun ordre entre les modificateurs du joueur ; tout ordre est donc permis jusqu’à ce qu’il s’arrête.

rule-EU-ROL-11 = Objets pendant un jet de héros
    .text = Hors combat, le joueur qui lance les dés peut aussi utiliser, tant que le jet reste ouvert, les objets et capacités portant l’icône « en combat et hors combat » : ceux qui donnent du Gaar ou du Dwurt, utilisables sur ce même jet, et ceux qui soignent.
    .why = L’icône ne désigne aucune étape et, hors combat, rien n’interdit d’utiliser un objet entre les dés et leur effet.

## MOV

rule-EU-MOV-01 = Gagner des points de mouvement
    .text = Utiliser un jeton Action, une capacité ou un objet pour son symbole de mouvement ajoute le nombre imprimé de points de mouvement à la réserve du héros.

rule-EU-MOV-02 = Prix d’un pas
    .text = Aller sur un hexagone adjacent coûte 1 point de mouvement, quel que soit le terrain. Les tuiles spéciales ont une case centrale en plus (EU-SPC-02).

rule-EU-MOV-03 = Les héros ne bloquent pas
    .text = Un héros peut traverser une case où se trouvent d’autres héros, quel que soit leur nombre, ou s’y arrêter.

rule-EU-MOV-04 = Les points de mouvement inutilisés sont perdus
    .text = Les points de mouvement restants à la fin du tour sont perdus.

rule-EU-MOV-05 = Seules les cases révélées sont accessibles
    .text = Un héros ne va que sur un hexagone révélé qui partage un côté, ou passe entre le centre d’une tuile spéciale et ses trois hexagones ; les endroits sans tuile sont inaccessibles.
    .why = Les tuiles sont toujours révélées autour d’un héros ; un endroit découvert n’existe donc que si la pile est vide.

## REV

rule-EU-REV-01 = Quand les tuiles sont révélées
    .text = Chaque fois qu’un héros entre sur un hexagone qui a moins de six voisins révélés et que la pile n’est pas vide, des tuiles sont ajoutées aussitôt jusqu’à ce que les six existent. Cela interrompt le déplacement ; le tour continue ensuite.

rule-EU-REV-02 = Étapes de la révélation
    .text = Le joueur choisit un endroit découvert à côté du héros, pioche la tuile du dessus et l’y pose face visible, puis recommence jusqu’à ce que l’hexagone soit entouré. L’endroit suivant peut se choisir après avoir vu la tuile précédente.

rule-EU-REV-03 = Toutes les tuiles ont la même orientation
    .text = Des symboles en haut et en bas de chaque tuile montrent son orientation ; une tuile n’est jamais tournée.

rule-EU-REV-04 = Les Chapitres s’enchaînent
    .text = Les tuiles viennent toujours du dessus de l’unique pile, même si cela mêle des Chapitres dans une révélation ; un pas ultérieur du même tour peut révéler à nouveau.

rule-EU-REV-05 = Rencontres et élémentaires agissent à la révélation
    .text = Une rencontre révélée est mise en place aussitôt (EU-ENC-01) et un élémentaire révélé agit aussitôt (EU-ELM-02, EU-ELM-03), avant la pioche de la tuile suivante.

rule-EU-REV-06 = Limite de carte facultative
    .text = Les joueurs peuvent convenir avant la partie d’une zone hors de laquelle aucune tuile n’est posée.

rule-EU-REV-07 = Réseau des tuiles
    .text = Les tuiles ne s’assemblent que d’une manière : une tuile posée sur un emplacement ouvert n’a donc jamais à être tournée ; vous choisissez seulement lequel des 1 à 3 emplacements ouverts vous remplissez d’abord.
    .why = Toutes les poses possibles ont été essayées : à partir de la tuile de départ, les six voisins de tout hexagone peuvent être couverts par des tuiles non tournées d’une seule manière, et les deux exemples imprimés (trois tuiles, puis une) en résultent.

rule-EU-REV-08 = Pile vide pendant la révélation
    .text = Si la pile s’épuise, la révélation s’arrête ; les endroits découverts sont le bord du monde pour le reste de la partie. La limite de carte convenue est une option, par défaut aucune.
    .why = Les tuiles ne sont ajoutées que tant qu’il en reste.

rule-EU-REV-09 = Ordre à l’entrée sur un hexagone
    .text = À l’entrée : (a) le feu ou l’eau agissant sur l’hexagone tel qu’il est, (b) les tuiles révélées une à une, chacune avec la mise en place de sa rencontre et son nouvel effet de feu ou d’eau, (c) le combat s’il s’y trouve un monstre invaincu. Mourir en (a) ou (b) est une mort hors combat et l’action de combat n’est pas dépensée.
    .why = La révélation et le combat sont tous deux dits immédiats ; révéler d’abord fait connaître l’air et la terre voisins du champ de bataille avant le combat.

rule-EU-REV-10 = Mourir à l’arrivée arrête la suite
    .text = Si le héros meurt dans la partie (a) ou (b) de EU-REV-09, les parties restantes sont abandonnées : aucune autre tuile n’est révélée pour cet hexagone et aucun combat ne suit. Les côtés ouverts sont remplis quand le prochain héros entre sur l’hexagone.
    .why = Les tuiles sont ajoutées autour d’un héros qui se tient sur l’hexagone ; un héros mort est déjà à l’église.

rule-EU-REV-11 = Jusqu’où va une limite convenue
    .text = Une limite convenue compte les pas jusqu’à l’église, dont les trois hexagones sont à un pas. Une tuile n’est posée que si ses trois hexagones sont dans la limite.
    .why = Comptée depuis le centre, la limite est la même de tous les côtés, et aucune partie de la carte ne sort de la zone convenue.

## HEX

rule-EU-HEX-01 = Une tuile de carte
    .text = Une tuile de carte se compose de trois hexagones adjacents entre eux ; son dos montre le Chapitre, son recto les symboles d’orientation et la flèche de groupe. Un hexagone montre un lieu, une icône de monstre avec son butin, les deux, ou rien (terre vide).

rule-EU-HEX-02 = Hexagones d’extraction
    .text = Les montagnes, les lacs et les grottes sont des hexagones d’extraction ; chacun fournit sa propre ressource naturelle.

rule-EU-HEX-03 = Hexagones de trésor
    .text = Les hexagones de trésor sont de niveau 1, 2 ou 3 et donnent une tuile de la pile de ce niveau.

rule-EU-HEX-04 = Hexagones d’élémentaire
    .text = Un élémentaire d’air, de terre, d’eau ou de feu influence son propre hexagone et tous les hexagones adjacents.

rule-EU-HEX-05 = Portails, lieux de commerce et rencontres
    .text = Les portails permettent de voyager entre portails ; les Marchands, les Alchimistes et les Tours des Tueurs de dragons sont les lieux de commerce ; chaque rencontre porte le point d’interrogation et offre des quêtes.

rule-EU-HEX-06 = Légendes et autres lieux
    .text = Les tuiles Légende et les autres lieux particuliers n’apparaissent que si le scénario les utilise ; les Légendes offrent des quêtes pour des artefacts, les autres lieux suivent le scénario.

## ENC

rule-EU-ENC-01 = Mise en place d’une rencontre révélée
    .text = Quand une tuile de rencontre est révélée, toutes les cartes de son type sont prises et mélangées ; nombre de joueurs + 2 d’entre elles forment son paquet face cachée et les autres retournent dans la boîte sans être vues.

rule-EU-ENC-02 = Deux quêtes visibles
    .text = Deux cartes du nouveau paquet sont posées face visible à côté de lui.

rule-EU-ENC-03 = Cartes de la sorcière selon le mode
    .text = La sorcière a 7 cartes multijoueurs et 7 cartes un joueur ; dans la partie compétitive, seules les cartes sans l’icône un joueur servent.

rule-EU-ENC-04 = Tuiles de récompense d’une rencontre
    .text = Le chasseur, le forgeron d’armes et la sorcière ont des tuiles de récompense ; elles sont mélangées et posées en pile face cachée à côté des cartes de la rencontre quand celle-ci est révélée.

rule-EU-ENC-05 = Cartes Rencontre
    .text = Il y a 105 cartes Rencontre : 14 types de 7 cartes chacun et 7 autres cartes de la sorcière pour les parties en solo et coopératives.

## TEL

rule-EU-TEL-01 = Téléportation
    .text = Pour se téléporter, le héros est placé aussitôt sur la case choisie et ne dépense pas de points de mouvement.

rule-EU-TEL-02 = Téléportation sur un monstre
    .text = Un hexagone avec un monstre invaincu ne peut être choisi que si une action de combat y est accomplie immédiatement.

rule-EU-TEL-03 = Téléportation vers un centre
    .text = Le centre d’une tuile spéciale ne peut être une cible que si les trois hexagones qui l’entourent sont libérés.

rule-EU-TEL-04 = Utiliser un portail
    .text = Un héros qui se tient sur un hexagone de portail peut l’activer et se téléporter, sans points de mouvement, vers un autre portail de son choix.

rule-EU-TEL-05 = Un portail sert une fois par visite
    .text = Un portail utilisé ne peut pas resservir dans le même tour avant que le héros l’ait quitté et y soit revenu.

rule-EU-TEL-06 = Téléportation N
    .text = Une icône de téléportation avec un nombre N déplace le héros de N hexagones au plus ; le centre d’une tuile spéciale est à la distance 1 de chaque hexagone de cette tuile.

rule-EU-TEL-07 = Le portail d’arrivée compte comme utilisé
    .text = Après un saut entre portails, les deux comptent comme utilisés ce tour-ci ; chacun fonctionne à nouveau après que le héros a quitté son hexagone et y est revenu autrement que par ce saut.
    .why = Sans cela, des allers et retours entre portails déclencheraient sans cesse le Pouvoir de l’eau pour rien.

rule-EU-TEL-08 = Mesurer et arriver
    .text = La distance d’une téléportation se compte en ligne droite, d’hexagone en hexagone, même au-dessus de vides où aucune tuile n’est encore posée ; la destination doit être un espace révélé. Les monstres ne la bloquent pas ; un centre fermé ne peut pas être la destination. Arriver compte comme entrer : feu, eau, nouvelles tuiles et combat s’appliquent.
    .why = L’icône donne un nombre d’hexagones et aucun chemin (p. 13) ; le livret n’exige un chemin sur des tuiles révélées que pour le griffon (p. 35). Le texte des élémentaires traite une téléportation comme un mouvement, et de nouvelles tuiles arrivent quand on entre dans un hexagone.

rule-EU-TEL-09 = Portails avec monstres
    .text = Un hexagone de portail avec un monstre invaincu n’est une destination permise qu’avec une action de combat disponible, dépensée aussitôt.
    .why = La restriction générale de la téléportation vaut aussi pour les portails.

## LIB

rule-EU-LIB-01 = Icônes de monstre
    .text = Une icône de monstre à une, deux ou trois épées indique un monstre de niveau 1, 2 ou 3 ; les niveaux supérieurs sont plus durs et rapportent plus.

rule-EU-LIB-02 = Entrer sur un hexagone de monstre
    .text = Un héros qui entre sur un hexagone avec un monstre invaincu doit s’arrêter et accomplir aussitôt une action de combat ; sans action de combat disponible, il ne peut ni entrer sur l’hexagone ni le traverser.

rule-EU-LIB-03 = Monstre invaincu
    .text = Un monstre est invaincu tant que son hexagone montre une icône de monstre et qu’aucun jeton Héros, Commerce ou Interaction d’un joueur ne s’y trouve.

rule-EU-LIB-04 = Hexagones libérés
    .text = Un hexagone est libéré s’il n’a pas d’icône de monstre ou si son monstre est vaincu. Toutes les actions autres que le combat, et toutes les actions gratuites, exigent un hexagone libéré.

rule-EU-LIB-05 = L’action de combat est réservée
    .text = Entrer n’est permis que si un jeton de combat est sur le plateau ou si une capacité prête accordant un combat existe à cet instant ; le joueur désigne laquelle, elle est réservée à l’entrée et dépensée au début du combat. Un jeton de combat déjà changé en points de mouvement ne compte pas.
    .why = La règle interdit l’entrée sans action de combat inutilisée et exige le combat aussitôt.

## ELM

rule-EU-ELM-01 = Zone d’un pouvoir
    .text = Le pouvoir d’un élémentaire influence son propre hexagone et chaque hexagone adjacent ; les jetons sur l’élémentaire n’y changent rien.

rule-EU-ELM-02 = Pouvoir du feu
    .text = Un héros qui va sur un hexagone sous le Pouvoir du feu, ou révèle une tuile qui met son propre hexagone sous le Pouvoir du feu, subit 2 blessures.

rule-EU-ELM-03 = Pouvoir de l’eau
    .text = Un héros qui va sur un hexagone sous le Pouvoir de l’eau, ou révèle une tuile qui met son propre hexagone sous le Pouvoir de l’eau, soigne 2 blessures.

rule-EU-ELM-04 = La téléportation compte comme un déplacement
    .text = Arriver par téléportation sur un hexagone sous le Pouvoir du feu ou de l’eau a le même effet que s’y déplacer.

rule-EU-ELM-05 = Un même pouvoir une seule fois
    .text = Plusieurs élémentaires d’un même type qui influencent un hexagone comptent pour un.

rule-EU-ELM-06 = Le feu et l’eau s’annulent
    .text = Un hexagone sous les Pouvoirs du feu et de l’eau ne cause ni blessures ni soins.

rule-EU-ELM-07 = L’air et la terre en combat
    .text = Les Pouvoirs de l’air et de la terre changent les jets de héros et, en combat, aussi les jets du monstre.

rule-EU-ELM-08 = Pouvoirs apparus par une révélation
    .text = Un pouvoir révélé n’agit sur le héros qui révèle que si son hexagone n’était pas déjà sous ce pouvoir et n’est pas sous le pouvoir opposé une fois la tuile posée. Rien de ce qui a été subi ou soigné n’est repris.
    .why = Le texte parle d’une tuile qui met l’hexagone sous influence, et les deux pouvoirs s’annulent.

rule-EU-ELM-09 = Seul le héros qui révèle est touché
    .text = Un élémentaire nouvellement révélé n’agit que sur le héros dont l’entrée a causé la révélation, jamais sur d’autres à proximité.
    .why = Les deux textes parlent du joueur qui révèle.

rule-EU-ELM-10 = Nombre d’élémentaires
    .text = Il y a 7 élémentaires d’air, 7 de feu, 6 de terre et 6 d’eau ; les tuiles de carte montrent exactement ces nombres.

## SPC

rule-EU-SPC-01 = Quelles tuiles sont spéciales
    .text = Les tuiles spéciales sont l’Église, les Tours des Tueurs de dragons, la Forteresse des mercenaires, le Seigneur et les Légendes.

rule-EU-SPC-02 = Le centre est une quatrième case
    .text = Une tuile spéciale a quatre cases : ses trois hexagones et le centre. Le centre n’est relié qu’à ces trois hexagones, qui sont aussi reliés directement entre eux.

rule-EU-SPC-03 = Prix du centre
    .text = Un pas d’un hexagone de la tuile à son centre ou l’inverse coûte 1 point de mouvement.

rule-EU-SPC-04 = Le centre peut être fermé
    .text = Le centre est inaccessible avant que les trois hexagones de la tuile soient libérés.

rule-EU-SPC-05 = Propriétés d’une case centrale
    .text = Un centre n’a pas de pouvoir élémentaire, ne révèle pas de tuiles et ne contient pas de monstre. Les hexagones de la tuile sans icône de monstre comptent comme libérés.
    .why = Les pouvoirs et les révélations parlent d’hexagones et des hexagones qui les entourent ; le centre ne touche que sa propre tuile.

rule-EU-SPC-06 = Lieu d’une tuile spéciale
    .text = Le service d’une tuile spéciale (église, commerce aux Tours, quêtes de la Forteresse, du Seigneur et des Légendes) n’est disponible que sur sa case centrale.
    .why = C’est imprimé pour l’église et les Tours, et l’exemple de la Forteresse téléporte au centre ; la même lecture vaut pour toutes.

## MIN

rule-EU-MIN-01 = Extraction
    .text = Sur un hexagone d’extraction libéré, un héros peut accomplir une action d’extraction : il pioche la tuile du dessus de la pile de ce terrain et la range dans un sac.

rule-EU-MIN-02 = Une fois par héros et par hexagone
    .text = Un héros qui extrait pose un de ses jetons Interaction, face pioche visible, sur l’hexagone. Avec exactement un jeton à lui sur place, il ne peut plus y extraire.

rule-EU-MIN-03 = Payer les extracteurs précédents
    .text = Qui extrait sur un hexagone où des adversaires ont des jetons Interaction paie 1 pièce d’or à chacun d’eux, quel que soit le nombre de jetons que cet adversaire y a.

rule-EU-MIN-04 = Deux jetons à soi
    .text = Avec deux jetons Interaction à lui sur l’hexagone (pour avoir vaincu son monstre), un héros extrait en retirant l’un d’eux et ne paie personne.

rule-EU-MIN-05 = Wagonnet
    .text = Avec un symbole Wagonnet utilisable, le héros pioche les trois tuiles du dessus au lieu d’une, en garde une et défausse les autres. Un seul symbole de ce genre au plus sert par action d’extraction.

rule-EU-MIN-06 = Tuiles Ressource naturelle
    .text = Une tuile Ressource naturelle n’a pas de prix d’achat ; elle montre une ou deux options de vente composées d’or, de réputation et de gemmes. Elles se vendent dans des actions de commerce ou se dépensent pour des quêtes.

rule-EU-MIN-07 = Tous les propriétaires doivent être payés
    .text = Si le héros ne peut pas payer chaque adversaire qui a un jeton sur l’hexagone, il ne peut pas y extraire.
    .why = Le livret l’imprime pour l’affrontement ; la phrase sur l’extraction rend le paiement tout aussi obligatoire.

rule-EU-MIN-08 = Effet de deux jetons
    .text = Les deux jetons d’un libérateur signifient une extraction gratuite plus tard ; après elle, il reste un jeton et aucune autre extraction n’est possible. Avant elle, les deux jetons comptent sur la carte.
    .why = Un jeton bloque, deux permettent d’en retirer un ; rien d’autre ne change leur nombre.

rule-EU-MIN-09 = Aucune tuile à extraire
    .text = Si la pile et la défausse du terrain sont toutes deux vides, l’action d’extraction n’y est pas proposée.
    .why = Une action sans aucun effet ne devrait pas consommer de jeton.

rule-EU-MIN-10 = Wagonnet avec peu de tuiles
    .text = Si moins de trois tuiles peuvent être piochées pour un Wagonnet même après un nouveau mélange, le héros choisit parmi celles qui sont disponibles.
    .why = La règle d’or ne remélange que la défausse ; piocher moins est le moindre changement.

## TRD

rule-EU-TRD-01 = Où le commerce est possible
    .text = Une action de commerce exige un lieu de commerce : un hexagone libéré de Marchands ou d’Alchimistes.

rule-EU-TRD-02 = Commerce aux Tours des Tueurs de dragons
    .text = Aux Tours des Tueurs de dragons, le héros doit être au centre et les trois hexagones de la tuile doivent être libérés.

rule-EU-TRD-03 = Jetons Commerce
    .text = Qui libère un hexagone de lieu de commerce en vainquant son monstre y pose un de ses jetons Commerce ; un hexagone ne porte jamais les jetons Commerce de plus d’un joueur.

rule-EU-TRD-04 = Redevance au libérateur
    .text = Une action de commerce commence par le paiement de 1 pièce d’or à un autre joueur dont un jeton Commerce est sur l’hexagone. Un héros sans or doit commencer par vendre quelque chose afin de pouvoir payer.

rule-EU-TRD-05 = Les sept opérations
    .text = Après la redevance, le héros peut, dans n’importe quel ordre et autant de fois qu’il veut, acheter des objets, vendre des objets, se soigner, acheter des Gaar (seulement aux Tours des Tueurs de dragons), dévoiler des tuiles de héros, entraîner des capacités et déverrouiller des emplacements de héros ou d’équipement, jusqu’à ce qu’il termine l’action.

rule-EU-TRD-06 = Offres
    .text = Chaque sorte de lieu de commerce a une offre de quatre tuiles sur le plateau ; un héros ne peut acheter que dans l’offre du lieu où il est.

rule-EU-TRD-07 = Prix sur les tuiles
    .text = De deux nombres, celui du haut est le prix d’achat et celui du bas, entre parenthèses, le prix de vente. Les capacités n’ont qu’un coût d’entraînement et ne peuvent être vendues ; les ressources naturelles n’ont que des options de vente et ne peuvent être achetées.

rule-EU-TRD-08 = Achat et renouvellement
    .text = Une tuile achetée se paie à son prix d’achat et son emplacement est aussitôt regarni depuis la pile, avant que le joueur décide de l’achat suivant.

rule-EU-TRD-09 = Un achat se place aussitôt
    .text = Un objet acheté doit immédiatement être utilisé, équipé ou rangé dans un sac.

rule-EU-TRD-10 = Changer l’offre
    .text = À tout moment d’une action de commerce, toute l’offre du lieu peut être remplacée : toutes ses tuiles sont défaussées et quatre nouvelles piochées. Le premier changement d’une action est gratuit, chaque suivant coûte 1 pièce d’or, et il n’y a pas de limite.

rule-EU-TRD-11 = Acheter son propre équipement dévoilé
    .text = Les armes et les boucliers parmi les tuiles dévoilées du héros peuvent être achetés dans tout lieu de commerce.

rule-EU-TRD-12 = Vendre des objets
    .text = Dans tout lieu de commerce, un héros peut vendre autant d’objets qu’il veut, chacun à son prix de vente. Une tuile vendue va dans sa défausse, les gemmes et les essences dans la réserve, les tuiles de héros d’équipement hors du jeu.

rule-EU-TRD-13 = Vendre des gemmes et des essences
    .text = Une gemme sur un équipement ne peut être retirée, mais augmente de 1 le prix de vente de cette tuile, active ou non. Une gemme libre, ou une essence qui n’est pas sur une capacité, se vend 2 pièces d’or.

rule-EU-TRD-14 = Ce qui ne se vend pas
    .text = Les jetons Gaar et Dwurt ne peuvent pas être vendus.

rule-EU-TRD-15 = Vendre une ressource naturelle
    .text = Le vendeur prend tout l’or, toute la réputation et toutes les gemmes d’une option ; une barre sépare deux options dont une seule est prise. La tuile est défaussée.

rule-EU-TRD-16 = Se soigner par le commerce
    .text = Pour 1 pièce d’or, le héros soigne 2 blessures chez les Marchands, 3 chez les Alchimistes et 4 aux Tours des Tueurs de dragons ; cela peut se répéter. Les trois valeurs sont les nôtres.

rule-EU-TRD-17 = Acheter des Gaar
    .text = Aux Tours des Tueurs de dragons, les jetons Gaar coûtent 1 pièce d’or chacun, en n’importe quel nombre.

rule-EU-TRD-18 = Quand la redevance ne peut être payée
    .text = La redevance est due une fois par action de commerce, au début. Avec trop peu d’or, le seul acte permis est une vente, répétée jusqu’à ce que toute la redevance (aux Tours jusqu’à 3 pièces d’or, EU-TRD-19) soit réunie et payée ; si l’or du héros et tout ce qu’il pourrait vendre ne couvrent pas la redevance, l’action de commerce n’est pas proposée.
    .why = Le texte laisse un héros sans or vendre d’abord, et seul le reste de l’action dépend du paiement.

rule-EU-TRD-19 = Redevance aux Tours
    .text = Aux Tours des Tueurs de dragons, chaque adversaire qui a un ou plusieurs jetons Commerce sur la tuile reçoit 1 pièce d’or de redevance. Une option passe à la lecture littérale (le centre ne porte pas de jeton, donc pas de redevance).
    .why = Les jetons Commerce sont sur les hexagones extérieurs alors que le commerçant est au centre ; la règle coopérative parle d’un lieu avec un jeton, et les libérateurs sont censés gagner quelque chose.

rule-EU-TRD-20 = Pas de surplus par les achats
    .text = Un achat n’est permis que si l’objet peut être rangé, utilisé ou équipé aussitôt, même à la place d’une tuile du plateau, qu’il faut alors ranger ailleurs ou défausser ; réorganiser, utiliser ou vendre d’autres objets avant est permis. Seuls les objets gagnés au combat juste avant peuvent attendre la fin de l’action de commerce.
    .why = Les achats doivent être placés immédiatement, tandis que l’exception imprimée ne couvre que les gains du combat.

rule-EU-TRD-21 = Offres incomplètes
    .text = Si la pile et la défausse sont vides, un emplacement d’offre reste vide ; changer l’offre défausse d’abord les tuiles restantes, qui peuvent donc être remélangées et revenir.
    .why = Les étapes impriment d’abord la défausse, puis le renouvellement.

rule-EU-TRD-22 = Une opération sans effet possible
    .text = Se soigner n’est proposé que sous la santé maximale, dévoiler que si une tuile convient (EU-HTL-05) et déverrouiller que s’il existe un emplacement verrouillé et de quoi le payer ; l’action elle-même peut être commencée sans rien en utiliser.
    .why = Évite de payer pour rien par erreur ; n’interdit aucun choix utile.

## COM

rule-EU-COM-01 = Quand le combat a lieu
    .text = Un héros qui entre sur un hexagone avec un monstre invaincu doit y accomplir aussitôt une action de combat ; sans elle, il ne peut entrer. Le combat peut aussi être choisi contre un monstre d’élite révélé, à son repaire (EU-ELI-06).

rule-EU-COM-02 = Les points de mouvement survivent au combat
    .text = Les points de mouvement restés dans la réserve sont gardés pendant un combat et peuvent être dépensés ensuite, sauf si le héros est tué.

rule-EU-COM-03 = Pas d’usage du lieu avant la victoire
    .text = Personne ne peut interagir avec le lieu d’un hexagone avant que son monstre soit vaincu ; le vaincre libère l’hexagone. Le vainqueur gagne le butin de l’hexagone et la récompense de la carte Monstre (EU-ECO-02 à EU-ECO-04).

rule-EU-COM-04 = Avant le combat : dé de l’Espoir
    .text = Le dé de l’Espoir est mis à 0 au début de chaque combat.

rule-EU-COM-05 = Avant le combat : changer d’équipement
    .text = Le héros peut maintenant équiper et déséquiper autant de tuiles d’équipement qu’il veut ; pendant le combat, c’est impossible.

rule-EU-COM-06 = Avant le combat : dernier usage d’autres tuiles
    .text = Les objets et les capacités qui n’agissent que hors combat peuvent servir une dernière fois dans cette fenêtre.

rule-EU-COM-07 = Joueur-monstre et joueur-héros
    .text = Un adversaire contrôle le monstre et est le joueur-monstre ; celui qui combat est le joueur-héros. À 2 joueurs, l’autre joueur est toujours le joueur-monstre et aucune carte Contrôle ne sert.

rule-EU-COM-08 = Cartes Contrôle à 3 ou 4 joueurs
    .text = Les cartes Contrôle sont révélées une à une jusqu’à ce que l’une montre un héros autre que le combattant ; le joueur de ce héros devient joueur-monstre et cette carte est défaussée.

rule-EU-COM-09 = Sa propre carte Contrôle va en main
    .text = Si des cartes du combattant ont été révélées, l’une va dans sa main, mais seulement s’il n’en a pas encore ; les autres sont défaussées. Un paquet Contrôle vide est renouvelé depuis sa défausse et la révélation continue.

rule-EU-COM-10 = Prendre le contrôle du monstre
    .text = Un joueur qui a sa propre carte Contrôle en main peut l’utiliser dans le combat d’un autre pour devenir joueur-monstre ; il doit l’annoncer avant la révélation des cartes Contrôle. Si plusieurs le veulent, le hasard décide et seul l’élu défausse la carte.

rule-EU-COM-11 = Rencontrer le monstre
    .text = Le joueur-monstre pioche la carte du dessus du paquet de monstres du niveau indiqué sur l’hexagone et la pose face visible.

rule-EU-COM-12 = Carte Monstre
    .text = Une carte Monstre a un niveau, un nom, une santé, des intervalles de blessure selon la valeur de combat finale, parfois une pénalité au jet de héros, une barre de cartes Argent/Or et de jetons Chaos et Gaar, et au dos la récompense avec sa condition de réputation.

rule-EU-COM-13 = Cartes pour le joueur-monstre
    .text = Le joueur-monstre pioche dans sa main les cartes Argent ou Or indiquées dans la barre.

rule-EU-COM-14 = La limite de main attend
    .text = Pendant le combat, le joueur-monstre peut dépasser la limite de main de 5 ; elle n’est vérifiée qu’à la fin du combat.

rule-EU-COM-15 = Chaos et Gaar du monstre
    .text = Les jetons Chaos et Gaar de la barre sont à côté de la carte Monstre ; ils ne valent que pour ce combat et ceux qui ne sont pas dépensés retournent à la réserve à la fin.

rule-EU-COM-16 = Marqueurs d’air et de terre
    .text = Si l’hexagone du combat est sous le Pouvoir de l’air ou de la terre, le jeton Effet global correspondant est posé à côté de la carte Monstre et le pouvoir s’applique pendant tout le combat.

rule-EU-COM-17 = Déroulement du combat
    .text = Un combat se déroule ainsi : première frappe facultative, puis rounds de combat jusqu’à ce que le monstre soit vaincu ou que le héros meure, puis fin du combat.

rule-EU-COM-18 = Phases d’un round de combat
    .text = Chaque round de combat a quatre phases, dans l’ordre : soins du héros, attaque du monstre, soins du héros, attaque du héros. Les rounds se répètent sans limite.

rule-EU-COM-19 = La prise de contrôle se demande une fois et en même temps
    .text = Avant la révélation des cartes, on interroge chaque adversaire qui détient sa propre carte Contrôle ; les réponses sont recueillies sans être montrées, puis le hasard décide parmi les volontaires. À moins de trois joueurs, la question ne se pose pas.
    .why = Le texte admet que plusieurs joueurs le veuillent et fait décider le hasard ; personne ne doit donc pouvoir réagir à la réponse d’un autre.

rule-EU-COM-20 = Cas limites du paquet Contrôle
    .text = Les cartes Contrôle en main restent hors du nouveau mélange. Si le paquet et la défausse ne pouvaient montrer que la carte du combattant, un adversaire tiré au hasard devient joueur-monstre.
    .why = Garde la procédure finie dans toute répartition des cartes.

rule-EU-COM-21 = Qui contrôle dans quel mode
    .text = Deux joueurs : l’adversaire. Trois ou quatre : cartes Contrôle. Solo et coopératif : personne ; le paquet Combat agit (EU-SOL-12).
    .why = Réunit les trois passages en un seul endroit.

rule-EU-COM-22 = Payer avec une capacité
    .text = Si aucun jeton de combat n’est disponible, ou si le joueur le préfère, une capacité ou un objet prêt qui accorde une action de combat est épuisé en paiement.
    .why = Une capacité qui permet une action remplace le jeton.

rule-EU-COM-23 = Pas de fuite
    .text = Une fois commencé, un combat ne finit que par la défaite du monstre ou la mort du héros, sauf si un élément du jeu ou le scénario dit autre chose.
    .why = Ce sont les deux seules fins nommées.

rule-EU-COM-24 = Ce que dit le dos d’une carte Monstre
    .text = Le dos de la carte du dessus de chaque paquet de monstres est public : niveau, condition de récompense et récompense. Nom, santé, intervalles, pénalité et barre sont au recto et restent cachés jusqu’à la pioche de la carte.
    .why = Le texte dit que certains faits se lisent d’avance au dos et que la récompense est au verso ; rien d’autre n’est nommé.

rule-EU-COM-25 = Fenêtre de la mise en place du combat
    .text = Les tuiles à l’icône de mise en place du combat s’utilisent une fois la carte Monstre, ses jetons et les jetons Effet global sur la table, et avant la première frappe.
    .why = L’icône nomme la mise en place, et le héros doit connaître le monstre pour utiliser une telle tuile à bon escient.

rule-EU-COM-26 = Cartes Contrôle
    .text = Il y a 12 cartes Contrôle, 2 par héros.

## FST

rule-EU-FST-01 = Première frappe
    .text = Avant le premier round de combat, le héros peut attaquer une fois avec une tuile qui montre l’icône de première frappe.

rule-EU-FST-02 = Elle suit la phase d’attaque du héros
    .text = Une première frappe suit les étapes A à D de la phase d’attaque du héros, mais à l’étape A ni carte Malédiction ni Silence (Taesiri) ne peuvent être joués, et à l’étape B exactement une arme ou une capacité à l’icône de première frappe est choisie.

rule-EU-FST-03 = Détails de la première frappe
    .text = Une première frappe par combat, avec une tuile. Les essences de feu, les Gaar, les effets de Trèfle, le dé de l’Espoir et les tuiles avant/après du héros peuvent servir, la pénalité au jet de héros et les pouvoirs élémentaires s’appliquent, et le monstre ne peut réagir. Une capacité de première frappe est épuisée, une arme de première frappe ne l’est pas.
    .why = Les règles de la phase s’appliquent, hormis les deux changements imprimés.

## HHP

rule-EU-HHP-01 = Phase de soins du héros
    .text = Dans les phases 1 et 3, le héros peut utiliser n’importe quel nombre d’effets de soin de potions et parchemins, de gemmes et essences, et d’objets et capacités à l’icône de moment convenable.

rule-EU-HHP-02 = Le joueur-monstre est inactif
    .text = Le joueur-monstre ne peut rien jouer ni utiliser dans une phase de soins du héros.

rule-EU-HHP-03 = Soins en combat
    .text = Pendant le combat, un effet de soin ne s’utilise que dans une phase de soins du héros, sauf si sa propre icône nomme une autre étape. L’opale, le diamant et l’essence d’eau sont les jetons qui y soignent.
    .why = Une phase propre aux soins serait inutile si l’icône « en combat et hors combat » permettait de soigner à tout moment.

## MAT

rule-EU-MAT-01 = Étapes de l’attaque du monstre
    .text = La phase a quatre étapes : A avant le jet, B le jet, C après le jet, D l’attaque.

rule-EU-MAT-02 = Étape A : le héros d’abord
    .text = Le joueur-héros vient en premier, avec l’essence d’air et avec les objets et capacités dont l’icône permet l’usage avant le jet d’attaque du monstre.

rule-EU-MAT-03 = Étape A : fin des anciens effets de Trèfle
    .text = Ensuite, les cartes Argent et Or à effet de Trèfle actif jouées au round de combat précédent sont défaussées et cessent d’agir, de même qu’un modificateur de Trèfle venu de l’effet spécial d’un monstre d’élite. De nouvelles cartes de ce genre peuvent être jouées plus tard dans le round.

rule-EU-MAT-04 = Étape A : le joueur-monstre joue des cartes
    .text = Puis le joueur-monstre peut jouer des cartes Argent et Or à icône avant le jet, autant de fois que les jetons Chaos le permettent.

rule-EU-MAT-05 = Étape B : le jet et l’espoir
    .text = Le joueur-monstre lance deux dés ; leur somme est la valeur de combat. Avant toute chose, si elle est de 10 ou plus, le dé de l’Espoir monte de 1.

rule-EU-MAT-06 = Étape B : effets élémentaires
    .text = Après la vérification de l’espoir, l’air tourne le plus haut de deux dés différents sur sa face opposée (sans effet sur des dés égaux), puis la terre ajoute 2.

rule-EU-MAT-07 = Étape C : options alternées
    .text = En commençant par le joueur-monstre, les deux camps alternent ; à chaque occasion, un camp utilise un jeton Gaar, ou (joueur-monstre seulement) joue une carte, ou passe. Cela finit quand les deux passent de suite.

rule-EU-MAT-08 = Étape C : jetons Gaar
    .text = Un jeton Gaar relance n’importe quel dé ; utilisé par le joueur-monstre, il ajoute 2 à la valeur de combat, utilisé par le joueur-héros, il en soustrait 2.

rule-EU-MAT-09 = Étape C : cartes
    .text = Seul le joueur-monstre peut jouer ici des cartes Argent ou Or, celles dont l’icône permet l’usage après le jet d’attaque du monstre.

rule-EU-MAT-10 = Étape C : les tuiles du héros
    .text = Quand les deux ont passé, le joueur-héros peut utiliser autant d’objets et de capacités à l’icône après le jet qu’il veut, boucliers compris. Dès lors, personne ne peut utiliser de jetons Gaar dans cette étape et le joueur-monstre ne peut pas jouer de cartes.

rule-EU-MAT-11 = Patte de lapin
    .text = Un effet de Patte de lapin ajoute son nombre à la valeur de combat du monstre ou l’en soustrait.

rule-EU-MAT-12 = Étape D : l’attaque
    .text = La valeur de combat finale est la somme des dés et de tous les modificateurs. Si elle est dans un intervalle de la carte Monstre, ce nombre de blessures est infligé, après application de tous les effets de blessure des cartes et des tuiles.

rule-EU-MAT-13 = Passer n’est pas définitif
    .text = Chaque occasion permet exactement un jeton Gaar ou une seule carte jouée (avec ses copies identiques). Un camp qui a passé peut agir à nouveau si l’autre a agi entre-temps.
    .why = L’échange ne finit que lorsque les deux passent de suite.

rule-EU-MAT-14 = Pas de limites aux valeurs de combat
    .text = Les valeurs de combat peuvent descendre sous 2 ou dépasser 12 ; un intervalle ouvert comme 12+ n’a pas de fin supérieure.
    .why = Les modificateurs sont de simples additions et aucune limite n’est imprimée.

rule-EU-MAT-15 = Un seul dé
    .text = Si le monstre lance un seul dé à cause d’une essence d’air, le Pouvoir de l’air est sans effet sur lui, la vérification de l’espoir utilise la somme lancée et un Gaar relance ce dé.
    .why = Le Pouvoir de l’air exige deux dés de valeurs différentes.

rule-EU-MAT-16 = Une deuxième essence d’air
    .text = Au moins un dé du monstre est toujours lancé ; d’autres essences d’air dans la même étape sont sans effet.
    .why = Une attaque sans dés n’est décrite nulle part.

rule-EU-MAT-17 = Valeurs hors de tout intervalle
    .text = Une valeur finale au-dessous, entre ou au-dessus des intervalles imprimés n’a pas d’effet propre.
    .why = Les effets sont liés au fait d’être dans un intervalle.

## GAR

rule-EU-GAR-01 = Qui peut utiliser des Gaar et quand
    .text = Les jetons Gaar sont ouverts aux deux camps pendant la phase d’attaque du monstre. Pendant la phase d’attaque du héros, ils sont au seul joueur-héros, sauf si un effet en donne le droit au joueur-monstre.

rule-EU-GAR-02 = À qui sont les jetons
    .text = Le joueur-monstre ne peut dépenser que les jetons Gaar à côté de la carte Monstre, jamais ceux de son propre plateau de héros.

rule-EU-GAR-03 = Marquer et rendre
    .text = Un jeton Gaar utilisé est posé à côté des dés, face bleue pour +2 ou face rouge pour −2, jusqu’à la résolution du jet ; il retourne ensuite à la réserve.

rule-EU-GAR-04 = Exemple de duel de Gaar
    .text = Les 2 points de chaque jeton restent en vigueur tandis que des jetons suivants relancent des dés.

## SHD

rule-EU-SHD-01 = Ce qu’est un bouclier
    .text = Un bouclier est un équipement que l’on équipe sur un emplacement de héros à l’icône d’épée.

rule-EU-SHD-02 = Utiliser un bouclier
    .text = Un bouclier agit après le jet d’attaque du monstre (étape C) ; il n’est jamais épuisé et peut servir à chaque round de combat.

rule-EU-SHD-03 = Bouclier : valeur de combat
    .text = Un bouclier peut baisser la valeur de combat du monstre de son nombre.

rule-EU-SHD-04 = Bouclier : blessures
    .text = Un bouclier peut réduire les blessures infligées de son nombre ; cette partie agit même contre l’Immunité.

rule-EU-SHD-05 = Bouclier : sa propre prochaine attaque
    .text = Un bouclier peut baisser la prochaine valeur de combat du héros lui-même de son nombre ; le malus finit avec cette attaque.

rule-EU-SHD-06 = Plusieurs boucliers
    .text = Tous les boucliers équipés peuvent servir dans la même étape ; leurs effets et leurs malus s’additionnent. Utiliser un bouclier est facultatif et toutes ses parties imprimées s’appliquent ensemble.
    .why = Aucune limite n’est imprimée et les boucliers ne s’épuisent pas.

## INJ

rule-EU-INJ-01 = Nombre simple de blessures
    .text = Un symbole de blessure avec un nombre simple réduit la santé du héros de ce nombre.

rule-EU-INJ-02 = Blessure avec plus
    .text = Un effet de blessure « + » n’ajoute des blessures que si, avant tout effet plus et moins, l’attaque cause déjà 1 blessure ou davantage.

rule-EU-INJ-03 = Blessure avec moins
    .text = Un effet de blessure « - » réduit les blessures infligées, jamais sous zéro.

rule-EU-INJ-04 = Ordre des effets de blessure
    .text = Tous les effets plus s’appliquent avant tous les effets moins. S’il n’y a que des effets plus et moins, aucune blessure n’est infligée.

rule-EU-INJ-05 = Exemple d’intervalles : la Libellule-dragon
    .text = La Libellule-dragon n’inflige rien au-dessous de 4, 1 blessure à 4-7, 2 à 8-11 et 3 à 12 ou plus.

rule-EU-INJ-06 = Cœur d’argent : le monstre se soigne
    .text = Un symbole de soin avec un Cœur d’argent retire au monstre ce nombre de points de dégât.

rule-EU-INJ-07 = Ce qui compte comme au moins 1 blessure
    .text = Toutes les blessures à nombre simple de cette attaque (intervalle du monstre et cartes jouées) forment la base. Les effets plus s’appliquent si la base est d’au moins 1, puis les effets moins, avec 0 pour plancher.
    .why = La condition se vérifie avant les effets plus et moins, et les nombres simples infligent directement.

rule-EU-INJ-08 = Quand le monstre se soigne
    .text = Un Cœur d’argent agit au moment où sa carte ou son effet est résolu : quand elle est jouée pour les cartes des étapes A et C, à l’étape D pour les effets d’un intervalle.
    .why = Il change les jetons Dégât, non l’attaque, et rien ne le retarde.

## HAT

rule-EU-HAT-01 = Étape A : cartes Malédiction
    .text = La phase s’ouvre par le joueur-monstre, qui peut jouer des cartes Argent Malédiction ; ensuite, plus aucune carte ne peut être jouée dans ce round de combat.

rule-EU-HAT-02 = Étape A : préparatifs du héros
    .text = Puis le joueur-héros peut utiliser des capacités et des objets à l’icône avant le jet du héros et n’importe quel nombre d’essences de feu.

rule-EU-HAT-03 = Étape B : choix de l’attaque
    .text = Le joueur-héros doit choisir exactement une arme ou une capacité de combat à l’icône d’attaque ; les armes de première frappe ne conviennent pas.

rule-EU-HAT-04 = Étape B : armes et capacités de combat
    .text = Une arme est seulement annoncée ; une capacité de combat est épuisée par ce choix et ne peut servir tant qu’elle est épuisée.

rule-EU-HAT-05 = Étape B : jet et espoir
    .text = Le joueur-héros lance les deux dés de héros ; leur somme est la valeur de combat. Si elle est de 5 ou moins, le dé de l’Espoir monte de 1, avant toute autre chose.

rule-EU-HAT-06 = Étape B : effets élémentaires
    .text = Puis l’air tourne le plus haut de deux dés différents, et la terre ajoute 2, comme pour le monstre.

rule-EU-HAT-07 = Étape C : modifier l’attaque
    .text = Le joueur-héros peut utiliser des jetons Gaar et des effets de Trèfle comme pour tout jet de héros, autant d’objets et de capacités à l’icône après le jet du héros qu’il veut, et le dé de l’Espoir.

rule-EU-HAT-08 = Pénalité au jet de héros
    .text = Une pénalité imprimée sur la carte Monstre s’applique à chaque valeur de combat du héros contre lui.

rule-EU-HAT-09 = Étape D : l’attaque
    .text = Si la valeur de combat finale est dans un intervalle de la tuile choisie, ses effets s’appliquent ; les effets de dégâts supplémentaires des cartes et des tuiles sont pris en compte avant d’infliger les dégâts.

rule-EU-HAT-10 = Dégâts et défaite
    .text = Les dégâts infligés s’accumulent sur le monstre pendant le combat. Quand ils atteignent ou dépassent la santé du monstre, celui-ci est vaincu.

rule-EU-HAT-11 = Aucune attaque possible
    .text = Si le héros n’a pas de tuile d’attaque utilisable, la phase 4 est omise dans ce round. Par sécurité, un combat où 50 rounds se passent sans aucun changement de santé ou de dégâts finit par la mort du héros.
    .why = Le texte tient pour acquis qu’une attaque est disponible ; une partie ne doit pas durer toujours.

rule-EU-HAT-12 = Les armes restent prêtes
    .text = Attaquer n’épuise jamais une arme ; un effet distinct utilisable une fois par manche et imprimé sur une arme l’épuise.
    .why = Les armes sont annoncées, les capacités sont épuisées.

rule-EU-HAT-13 = Portée d’un malus de Trèfle
    .text = Un malus de Trèfle durable baisse chaque jet de héros fait jusqu’au point d’expiration de la prochaine étape A, y compris les jets pour des capacités et dans les phases de soins.
    .why = Le texte parle de tous les jets de héros jusqu’à ce moment.

## HOP

rule-EU-HOP-01 = Espoir par ses mauvais jets
    .text = Chaque fois que le jet initial du joueur-héros en combat, pour une attaque ou pour une capacité, est de 5 ou moins, le dé de l’Espoir monte de 1.

rule-EU-HOP-02 = Espoir par les bons jets du monstre
    .text = Si le jet initial du monstre dans un round de combat est de 10 ou plus, le dé de l’Espoir monte de 1 ; les relances ne comptent pas.

rule-EU-HOP-03 = 1 point : +1
    .text = Après un jet de héros, 1 point d’espoir y ajoute 1.

rule-EU-HOP-04 = 2 points : un Gaar
    .text = À tout moment du combat, fin comprise, 2 points d’espoir donnent 1 jeton Gaar.

rule-EU-HOP-05 = 3 points : +1 et 1 dégât
    .text = Après un jet de héros, 3 points d’espoir y ajoutent 1 et infligent 1 dégât au monstre.

rule-EU-HOP-06 = Usage répété, joueur-héros seulement
    .text = Chaque avantage peut servir plusieurs fois tant qu’il reste des points ; seul le joueur-héros peut les dépenser.

rule-EU-HOP-07 = Exemple d’attaque : Maeldur et la Libellule-dragon
    .text = Pénalité, Gaar et espoir s’additionnent sur un même jet.

rule-EU-HOP-08 = L’espoir s’arrête à 5
    .text = Le dé de l’Espoir va de 0 à 5 ; les points au-delà de 5 sont perdus.
    .why = C’est un seul dé à six faces avec une face vierge.

rule-EU-HOP-09 = Le dégât de l’espoir est à part
    .text = Le 1 dégât de l’avantage à 3 points est infligé aussitôt, hors de l’attaque : il n’active pas les dégâts plus, les effets moins ne le réduisent pas, et s’il vainc le monstre, le combat finit.
    .why = L’avantage peut suivre n’importe quel jet du héros en combat, même sans attaque (p. 21) : ses dégâts ne peuvent donc pas dépendre de l’attaque ; les plus et les moins s’appliquent aux dégâts d’une attaque (p. 20).

## DMG

rule-EU-DMG-01 = Nombre simple de dégâts
    .text = Un symbole de dégât avec un nombre simple inflige ce nombre de dégâts au monstre.

rule-EU-DMG-02 = Dégâts avec plus
    .text = Un effet de dégâts « + » ne compte que si l’attaque cause déjà 1 dégât ou davantage sans aucun effet plus ni moins.

rule-EU-DMG-03 = Dégâts avec moins
    .text = Un effet de dégâts « - » réduit les dégâts infligés, jamais sous zéro.

rule-EU-DMG-04 = Ordre des effets de dégâts
    .text = Tous les effets plus viennent avant tous les effets moins ; avec seulement des effets plus et moins, aucun dégât n’est infligé.

rule-EU-DMG-05 = Dégâts de base
    .text = Les dégâts simples de la tuile d’attaque et des autres effets de cette attaque forment la base ; les effets plus exigent une base d’au moins 1. C’est le pendant de EU-INJ-07.
    .why = Les deux textes sont construits de la même façon.

## ECO

rule-EU-ECO-01 = Quand le combat finit
    .text = Le combat finit à l’instant où le monstre est vaincu ou où la santé du héros atteint zéro.

rule-EU-ECO-02 = Étape 1 : récompense
    .text = Si la réputation du vainqueur est dans l’intervalle de la condition de récompense de la carte, il gagne la récompense ; sinon rien.

rule-EU-ECO-03 = Étape 2 : trophée ou défausse
    .text = Le vainqueur prend la carte Monstre comme trophée ou la met dans la défausse de son niveau.

rule-EU-ECO-04 = Étape 3 : butin
    .text = Le vainqueur gagne tout ce que l’hexagone montre comme butin, quelle que soit sa réputation.

rule-EU-ECO-05 = Étape 4 : rangement
    .text = Les Gaar et Chaos restants du monstre retournent à la réserve et les cartes jouées vont dans leurs défausses. Les cartes non jouées restent dans la main du joueur-monstre, qui peut échanger de l’Argent contre de l’Or puis défausse jusqu’à 5.

rule-EU-ECO-06 = Étape 5 : l’espoir devient Gaar
    .text = Le héros prend 1 jeton Gaar par 2 points restants sur le dé de l’Espoir ; un point impair est perdu, puisque le dé est remis à zéro pour le prochain combat.

rule-EU-ECO-07 = Étape 6 : jetons sur l’hexagone
    .text = Le vainqueur marque l’hexagone : un jeton Commerce sur les Marchands, les Alchimistes ou un hexagone des Tours des Tueurs de dragons ; deux jetons Interaction, face pioche visible, sur un hexagone d’extraction ; un jeton Héros sur tout autre hexagone.

rule-EU-ECO-08 = Étape 7 : trop d’objets
    .text = Les objets qui dépassent les emplacements disponibles doivent maintenant être utilisés ou défaussés. Exception : si le combat a eu lieu dans un lieu de commerce et qu’une action de commerce suit immédiatement, le surplus peut être gardé jusqu’à la fin de cette action de commerce.

rule-EU-ECO-09 = L’hexagone est libre pour tous
    .text = L’hexagone est libéré pour le reste de la partie et chaque joueur peut y entrer librement ; le vainqueur peut continuer son tour.

rule-EU-ECO-10 = Le héros est tué
    .text = Un héros tué au combat perd les points de mouvement de sa réserve, peut changer les points d’espoir restants en jetons Gaar (2 par jeton), est ressuscité à l’église et continue ensuite son tour avec ses jetons, objets et capacités non dépensés. Détails : EU-DTH-02 à EU-DTH-05.

rule-EU-ECO-11 = Condition de récompense et ordre
    .text = La condition se vérifie sur la réputation que le vainqueur avait avant les gains de ce combat ; les sept étapes s’effectuent strictement dans l’ordre imprimé.
    .why = La récompense est la première étape ; rien de ce combat n’a donc encore été gagné.

rule-EU-ECO-12 = Cartes piochées pour le monstre
    .text = Les cartes piochées à cause de la barre d’un monstre appartiennent au joueur-monstre et restent en main si elles ne sont pas jouées.
    .why = Elles sont ajoutées à la main, et seules les cartes utilisées sont défaussées.

rule-EU-ECO-13 = Points d’espoir en Gaar
    .text = En combat, le héros peut échanger de l’espoir contre des Gaar à chacune de ses décisions ; à la fin, par victoire ou par mort, les paires restantes sont échangées automatiquement. S’il n’y a pas de place, le surplus suit EU-ITM-05.
    .why = L’échange est imprimé pour les deux fins et n’est jamais un désavantage.

rule-EU-ECO-14 = Limite de main du vainqueur
    .text = La limite de main du vainqueur est vérifiée après la récompense et le butin, au même moment que celle du joueur-monstre.
    .why = Les pioches de la récompense et du butin viennent pendant la clôture du combat ; une vérification pour les deux suffit.

## CRD

rule-EU-CRD-01 = Nombre et types de cartes
    .text = 24 cartes Argent forment trois types de 8. 32 cartes Or forment trois types de 8 pour 2-4 joueurs (Frappe puissante, Guérison, Contrôle de l’âme) et 8 cartes un joueur (Contrôle de l’esprit) qui remplacent Contrôle de l’âme dans les parties en solo et coopératives.

rule-EU-CRD-02 = Seulement pour le joueur-monstre
    .text = Les cartes Argent et Or se gagnent à son propre tour par divers effets, mais ne se jouent qu’en contrôlant un monstre ; en tant que héros, elles ne font rien.

rule-EU-CRD-03 = Gagner des cartes
    .text = Un effet à l’icône de carte Argent ou Or fait piocher cette carte de son paquet dans la main.

rule-EU-CRD-04 = Quatre Argent contre une Or
    .text = À tout moment, un joueur peut défausser 4 cartes Argent, sans leurs effets, pour piocher 1 carte Or.

rule-EU-CRD-05 = Limite de main
    .text = Hors combat, un joueur détient au plus 5 cartes Argent et Or ensemble ; après tout gain au-delà, il défausse jusqu’à 5 et peut d’abord convertir 4 Argent. En combat, il n’y a pas de limite.

rule-EU-CRD-06 = Icônes de moment sur les cartes
    .text = L’icône d’une carte dit quand elle se joue : avant le jet d’attaque du monstre, après lui, avant ou après lui, ou avant le jet d’attaque du héros.

rule-EU-CRD-07 = Encadrés et copies identiques
    .text = Une carte Argent a deux encadrés d’effet, une carte Or trois ; le nombre de cartes identiques jouées ensemble désigne le seul encadré qui s’applique. Une carte : encadré supérieur. Deux : encadré inférieur d’une carte Argent, encadré central d’une carte Or. Trois cartes Or : encadré inférieur.

rule-EU-CRD-08 = Prix pour jouer
    .text = Jouer coûte 1 jeton Chaos, rendu à la réserve, quel que soit le nombre de copies identiques jouées ensemble. Sans Chaos, aucune carte ne peut être jouée.

rule-EU-CRD-09 = Quand les cartes jouées sont défaussées
    .text = Les cartes jouées restent à côté du monstre. Une carte à effet continu est défaussée à la fin du combat, une carte dont l’effet appliqué contient un Trèfle à l’étape A du round de combat suivant, toute autre à la fin du round de combat en cours.

rule-EU-CRD-10 = Effets continus
    .text = Un effet continu, imprimé entre le nom et les encadrés, agit du moment où sa carte est jouée jusqu’à la fin du combat, en plus de l’encadré choisi.

rule-EU-CRD-11 = Exemple de cartes jouées : le Cyclope
    .text = Plusieurs cartes jouées dans un round de combat additionnent leurs effets.

rule-EU-CRD-12 = Effets de cartes connus
    .text = Imprimés : Malédiction (Argent, avant le jet du héros) avec deux copies −4 à la valeur de combat et −1 dégât ; Frappe puissante (Or), encadré supérieur +2 blessures et −2 à la prochaine valeur de combat du héros ; Guérison (Or), encadré supérieur +2 à la valeur de combat et soin, effet continu Régénération ; Contrôle de l’esprit (Or) prend des Gaar au héros. Tous les autres encadrés sont les nôtres.

rule-EU-CRD-13 = Rejouer le même type
    .text = Le même type peut être rejoué plus tard dans le combat pour un autre jeton Chaos ; les effets s’additionnent. On ne peut pas ajouter après coup des copies pour élever l’encadré d’une carte jouée plus tôt.
    .why = L’encadré est fixé par les cartes jouées avec la première.

rule-EU-CRD-14 = La limite de main en pratique
    .text = La limite est vérifiée après chaque gain hors combat et une fois à la fin de chaque combat ; le propriétaire choisit ce qu’il défausse, même hors de son tour. Les cartes Contrôle ne comptent pas.
    .why = La limite ne nomme que les cartes Argent et Or.

rule-EU-CRD-15 = Combien de cartes à la fois
    .text = On joue à la fois une ou deux cartes Argent identiques, ou une à trois cartes Or identiques ; les groupes plus grands sont refusés. Toutes les cartes jouées ensemble sont défaussées ensemble.
    .why = Il n’y a pas d’encadré pour des groupes plus grands.

## TRO

rule-EU-TRO-01 = Prendre un trophée
    .text = La carte d’un monstre vaincu peut être gardée comme trophée pour des quêtes ; elle occupe un sac. Sans sac libre, un autre objet doit être abandonné pour la prendre.

rule-EU-TRO-02 = Nature des trophées
    .text = Un trophée est un objet qui ne peut être rangé que dans un sac ; il n’a pas de prix, ne peut être vendu et ne vaut rien au décompte final. Les trophées abandonnés ou dépensés vont dans la défausse de leur niveau de monstre ; la carte d’un monstre d’élite quitte la partie.
    .why = Il est placé dans un sac en concurrence avec d’autres objets et ne montre pas de symbole d’or.

## LOT

rule-EU-LOT-01 = Butin d’un hexagone
    .text = Le butin est la rangée d’icônes des deux côtés de l’icône de monstre ; le vainqueur les gagne toutes. Les icônes signifient chacune X pièces d’or, 1 Gaar, 1 tuile Potion de soin, 1 carte Argent ou 1 carte Or.

## FRE

rule-EU-FRE-01 = Liste des actions gratuites
    .text = Les actions gratuites sont : visiter l’église, trouver un trésor, affronter un élémentaire et accomplir une quête ; des éléments du jeu et des scénarios peuvent en ajouter. Aucune ne peut interrompre une action.

rule-EU-FRE-02 = Visiter l’église
    .text = Au centre de l’église, un héros peut, autant de fois qu’il veut, payer 1 pièce d’or pour soigner 6 blessures et payer 1 pièce d’or pour 1 potion de soin.

rule-EU-FRE-03 = Pas de commerce à l’église
    .text = L’église n’offre rien d’autre : aucune action de commerce, aucune vente, aucun dévoilement, entraînement ou déverrouillage n’y est possible.

rule-EU-FRE-04 = Actions gratuites tant qu’on est sur place
    .text = Trouver un trésor et affronter sont proposés à tout moment de votre tour tant que le héros est sur l’hexagone, pas seulement à l’arrivée, et aussi à un tour ultérieur. Un trésor qui était gardé par un monstre suit plutôt EU-TRE-05.
    .why = « Entrer » explique comment on y vient ; une action gratuite n’a pas de moment fixe dans le tour.

## TRE

rule-EU-TRE-01 = Trouver un trésor
    .text = Sur un hexagone de trésor sans jeton Héros, le héros peut y poser un de ses jetons Héros et piocher la tuile du dessus de la pile de trésors correspondante.

rule-EU-TRE-02 = Pas de place pour le trésor
    .text = Sans place, le héros peut défausser ou utiliser une autre tuile, ou utiliser ou défausser le trésor aussitôt ; le jeton reste dans tous les cas.

rule-EU-TRE-03 = Un trésor par hexagone
    .text = Un hexagone de trésor porte au plus un jeton Héros ; ensuite, personne ne peut plus y trouver de trésor.

rule-EU-TRE-04 = Trésor gardé par un monstre
    .text = Un monstre sur l’hexagone doit être vaincu avant que le jeton soit posé et la tuile piochée.

rule-EU-TRE-05 = Un jeton pour le monstre et le trésor
    .text = L’unique jeton Héros du vainqueur marque à la fois la libération et le trésor : il pioche le trésor juste après les étapes de fin du combat, ou y renonce pour de bon.
    .why = L’hexagone ne peut porter qu’un jeton Héros, et tout jeton Héros ferme le trésor.

## CNF

rule-EU-CNF-01 = Qui peut affronter
    .text = Un héros sur l’hexagone d’un élémentaire sans jeton Interaction à lui sur place peut l’affronter ; il peut aussi l’ignorer et continuer son chemin ou rester.

rule-EU-CNF-02 = Étapes 1 et 2 : redevance et jeton
    .text = Le héros paie 1 pièce d’or à chaque adversaire qui a un jeton Interaction sur l’hexagone (s’il ne peut tous les payer, il ne peut affronter), puis y pose un de ses jetons Interaction, face élémentaire visible.

rule-EU-CNF-03 = Étapes 3 et 4 : jet et résultat
    .text = Le héros fait un jet de héros avec tous les modificateurs normaux, Pouvoirs de l’air et de la terre compris, et applique l’intervalle de la carte de l’élémentaire. Une valeur hors de tout intervalle est sans effet, mais le jeton reste.

rule-EU-CNF-04 = Le pouvoir demeure
    .text = Les jetons Interaction sur un élémentaire ne changent rien à son pouvoir sur les hexagones voisins.

rule-EU-CNF-05 = Mourir en affrontant
    .text = Si le résultat tue le héros, il ne gagne aucune des parties positives et meurt hors combat.

rule-EU-CNF-06 = Cartes Élémentaire
    .text = Il y a quatre cartes Élémentaire, une par élément, chacune avec des intervalles selon un jet de héros et un effet par intervalle. Les quatre tableaux sont les nôtres.

## QST

rule-EU-QST-01 = Accomplir une quête
    .text = Sur un hexagone de rencontre, un héros peut accomplir une des cartes face visible ou les deux, chacune par une action gratuite, s’il remplit l’exigence de la carte ; il paie ce qui est demandé et gagne la récompense.

rule-EU-QST-02 = Les cartes accomplies sont gardées
    .text = La carte accomplie est posée face cachée à côté du plateau de héros et compte au décompte final ; elle n’est remplacée qu’à la fin du tour.

rule-EU-QST-03 = Ce qui peut être dépensé
    .text = Les gemmes et essences pour les quêtes et les emplacements viennent des emplacements de gemme ou d’essence ou des sacs, jamais de tuiles d’équipement ou de capacité. Les ressources naturelles, trophées et Gaar se paient de là où ils sont rangés ; les paiements retournent à la réserve ou à la défausse.
    .why = Les gemmes sur l’équipement ne peuvent être retirées, et les essences sur des capacités sont exclues de la vente et du décompte.

rule-EU-QST-04 = Place pour la récompense
    .text = Le paiement part avant le gain de la récompense, si bien que l’emplacement libéré peut la recevoir ; ensuite, le surplus est réglé. Les choix d’une récompense reviennent au joueur du héros.
    .why = La carte est accomplie par le paiement ; la récompense en est la conséquence.

rule-EU-QST-06 = Alternatives d’un prix
    .text = Si une partie d’un prix offre des alternatives, elle est payée dès que ce qui a été donné complète l’une d’elles. Les choses se donnent une à une, et l’on ne peut en donner aucune qui ne mène à une alternative complète.
    .why = Les paiements se font pas à pas et ne doivent jamais mener à une impasse.

## SCO

rule-EU-SCO-01 = Valeur des biens, étape 1 : tuiles de héros
    .text = Retirez toutes les tuiles de héros du plateau et gagnez de l’or égal au coût d’entraînement de chaque capacité et au prix d’achat de chaque tuile d’équipement.

rule-EU-SCO-02 = Étape 2 : emplacements de héros
    .text = Pour chaque emplacement de héros déverrouillé, qu’une tuile ou un jeton Héros s’y soit trouvé, gagnez de l’or égal à son prix de déverrouillage.

rule-EU-SCO-03 = Étape 3 : gemmes et essences
    .text = Gagnez 2 pièces d’or pour chaque gemme et essence du plateau, gemmes sur l’équipement comprises, mais pas les essences sur des tuiles de capacité.

rule-EU-SCO-04 = Étape 4 : objets
    .text = Gagnez le plein prix d’achat de chaque autre objet du plateau.

rule-EU-SCO-05 = Étape 5 : emplacements d’équipement
    .text = Pour chaque emplacement d’équipement déverrouillé, gagnez de l’or égal à son prix de déverrouillage.

rule-EU-SCO-06 = Étape 6 : ressources naturelles
    .text = Chaque ressource naturelle est convertie : si une option contient de la réputation, gagnez cette réputation et l’or de la même option ; sinon, gagnez le plus haut montant d’or de ses options.

rule-EU-SCO-07 = Étape 7 : l’or en réputation
    .text = Gagnez 1 point de réputation par 5 pièces d’or, arrondi vers le bas.

rule-EU-SCO-08 = Tableau de score
    .text = Six colonnes se comptent séparément pour 2 / 5 / 9 / 15 points de réputation. Jetons Héros 4-6 / 7-9 / 10-13 / 14+. Jetons Interaction 7-9 / 10-13 / 14-19 / 20+. Jetons Commerce 1 / 2-3 / 4 / 5+. Autres jetons Héros 1 / 2 / 3 / 4+. Quêtes 2-3 / 4-5 / 6-7 / 8+. Monstres d’élite 1 / 2-3 / 4-5 / 6+. Moins que la première valeur donne 0.

rule-EU-SCO-09 = Colonne Jetons Héros
    .text = Compte les jetons Héros du héros sur la carte : trésors trouvés et hexagones libérés qui ne sont ni hexagones d’extraction ni lieux de commerce.

rule-EU-SCO-10 = Colonne Jetons Interaction
    .text = Compte les jetons Interaction du héros sur les élémentaires et les hexagones d’extraction.

rule-EU-SCO-11 = Colonne Jetons Commerce
    .text = Compte les jetons Commerce du héros sur les Marchands, les Alchimistes et les hexagones des Tours des Tueurs de dragons.

rule-EU-SCO-12 = Colonne Autres jetons Héros
    .text = Compte les jetons Héros des adversaires gagnés en tuant leurs héros comme joueur-monstre.

rule-EU-SCO-13 = Colonnes Quêtes et Monstres d’élite
    .text = Quêtes compte les cartes des quêtes accomplies, Monstres d’élite (Couronne) les cartes Prime collectées.

rule-EU-SCO-14 = Morts
    .text = Perdez 2 points de réputation pour chacun de vos jetons Héros sur les plateaux d’autres joueurs, c’est-à-dire pour chaque mort au combat.

rule-EU-SCO-15 = Vainqueur et égalités
    .text = La plus haute réputation gagne. Les égalités vont à la plus haute valeur des cartes Argent et Or en main : Argent 1, Or 4 chacune.

rule-EU-SCO-16 = Emplacements déverrouillés par des essences
    .text = Un emplacement déverrouillé par une essence compte pour 2 pièces d’or ; les emplacements ouverts dès le départ valent 0.
    .why = Une essence vaut 2 pièces d’or partout ailleurs ; les emplacements ouverts n’ont pas de prix de déverrouillage.

rule-EU-SCO-17 = Quels jetons comptent
    .text = Seuls les jetons posés sur des cases de la carte comptent dans les trois colonnes de la carte ; les deux jetons d’un hexagone d’extraction libéré et non exploité comptent. Ceux des pistes, emplacements et plateaux ne comptent pas.
    .why = Le tableau repose sur les jetons posés sur la carte.

rule-EU-SCO-18 = Les ressources ne demandent pas de choix
    .text = À l’étape 6, l’option avec réputation est obligatoire s’il en existe une (de deux options de ce genre, celle avec plus de réputation, puis plus d’or) ; les gemmes des options sont ignorées. Le décompte final ne demande rien à aucun joueur.
    .why = Le texte fixe l’option qui est convertie.

rule-EU-SCO-19 = Égalités restantes
    .text = Si la réputation et la valeur des cartes sont égales, les joueurs à égalité partagent la victoire.
    .why = La réponse imprimée est de rejouer, ce qu’un programme ne peut exiger.

rule-EU-SCO-20 = Objets sans prix
    .text = Les jetons Gaar du plateau et des sacs comptent 1 pièce d’or chacun, leur prix aux Tours des Tueurs de dragons. Le Dwurt, les trophées, les cartes Contrôle et les objets sans prix d’achat valent 0 ; les ressources naturelles ne sont évaluées qu’à l’étape 6, les tuiles Héros (même dans les sacs) qu’à l’étape 1. Les tuiles de la réserve à côté du plateau et les cartes Argent et Or ne valent rien.
    .why = L’étape 4 compte le prix d’achat de tous les objets ; les emplacements de Gaar sont l’un des cinq endroits pour objets (p. 28), et un Gaar s’achète 1 pièce d’or (p. 16). Seul le plateau est vidé.

## HLT

rule-EU-HLT-01 = Blessures
    .text = Chaque blessure baisse la santé actuelle de 1 ; à zéro, le héros meurt et est ressuscité.

rule-EU-HLT-02 = Soins et maximum
    .text = Un soin augmente la santé actuelle de son montant, jamais au-delà de la santé maximale.

rule-EU-HLT-03 = Santé maximale par les objets
    .text = La santé maximale est la valeur du plateau plus les symboles de santé des objets équipés, rubis sur eux compris. Le symbole agit même sur une tuile épuisée.

rule-EU-HLT-04 = Équiper augmente les deux valeurs
    .text = Équiper un objet à symbole de santé augmente la santé maximale et la santé actuelle de son nombre ; le déséquiper les baisse toutes deux d’autant, aussitôt.

rule-EU-HLT-05 = Déséquiper ne doit pas tuer
    .text = Un objet ne peut pas être déséquipé si la santé actuelle devenait 0 ou moins, sauf si un autre objet qui la ramène au-dessus de zéro est équipé aussitôt.

rule-EU-HLT-06 = Pas une blessure
    .text = La santé perdue en déséquipant n’est pas une blessure, ne déclenche rien et ne tue jamais.
    .why = Elle est décrite comme une baisse des deux valeurs et interdite là où elle atteindrait zéro.

rule-EU-HLT-07 = Rubis sertis dans l’équipement porté
    .text = Sertir un rubis dans un objet équipé augmente aussitôt de 1 la santé maximale et la santé actuelle ; il compte tant que l’objet est équipé, que la gemme soit active ou non, et n’est jamais retourné.
    .why = Dans l’exemple, le rubis s’ajoute au maximum comme un symbole de santé, qui est un effet permanent.

## DTH

rule-EU-DTH-01 = Quand un héros meurt
    .text = Un héros meurt dès que sa santé actuelle atteint zéro, en combat ou ailleurs.

rule-EU-DTH-02 = Mort au combat : le monstre
    .text = L’action de combat finit : la carte Monstre va face cachée sur le dessus de son paquet, ses Gaar et Chaos retournent à la réserve, les cartes Argent et Or utilisées sont défaussées.

rule-EU-DTH-03 = Mort au combat : le jeton du tueur
    .text = Le joueur-monstre prend un jeton Héros du héros mort et le garde sur son propre plateau pour le décompte.

rule-EU-DTH-04 = Mort au combat : résurrection
    .text = Le héros est placé à l’église avec sa santé au maximum, prend 3 jetons Gaar et pioche 1 carte Or.

rule-EU-DTH-05 = Mort au combat : la suite
    .text = La réserve de points de mouvement est perdue ; le joueur continue avec ses jetons, objets et capacités inutilisés, même ceux qui donnent des points de mouvement.

rule-EU-DTH-06 = État après un combat perdu
    .text = Les dégâts du monstre sont retirés ; son identité est désormais connue de tous tant qu’il est sur le dessus. Les limites de Gaar et de cartes sont vérifiées après toutes les étapes.
    .why = La carte retourne au paquet sans jetons, et tous l’ont vue.

rule-EU-DTH-07 = Le monstre reste où il est
    .text = Après un combat perdu, l’hexagone garde son monstre invaincu et le même héros peut réessayer dans le même tour s’il peut l’atteindre avec une autre action de combat.
    .why = Rien ne limite le nombre d’essais.

rule-EU-DTH-08 = Mort hors combat
    .text = Un héros qui meurt hors combat est placé à l’église à sa santé maximale et perd sa réserve de points de mouvement ; à son propre tour, il continue avec ses jetons, objets et capacités non dépensés. Il ne reçoit ni Gaar ni carte.

rule-EU-DTH-09 = Réputation perdue hors combat
    .text = Une mort hors combat coûte 2 points de réputation, dans la mesure du possible ; aucun jeton Héros n’est cédé.

## HTL

rule-EU-HTL-01 = Valeur de réputation d’une tuile de héros
    .text = Chaque héros a son propre jeu de tuiles. Les tuiles de départ montrent l’icône du héros au dos, toutes les autres la réputation nécessaire pour les dévoiler.

rule-EU-HTL-02 = Sortes de tuiles de héros
    .text = L’icône en bas à droite fait d’une tuile un équipement (arme ou bouclier, fond brun), une capacité ou une capacité de première frappe (fond à la couleur du héros) ; elle décide sur quels emplacements la tuile peut être.

rule-EU-HTL-03 = Dévoiler
    .text = Dans une action de commerce, 1 pièce d’or fait retourner toutes les tuiles de héros face cachée dont la valeur ne dépasse pas la réputation actuelle du héros ; elles forment sa réserve disponible. Le prix est de 1 pièce d’or, quel que soit le nombre de tuiles qui apparaissent.

rule-EU-HTL-04 = Choisir entre valeurs égales
    .text = De deux tuiles de même valeur de réputation, le joueur garde l’une et remet l’autre dans la boîte.

rule-EU-HTL-05 = Limites du dévoilement
    .text = Dévoiler n’est proposé que si au moins une tuile face cachée convient. De chaque valeur, exactement une tuile est gardée, même si trois ou plus la partagent ; cela vaut aussi pour la valeur 0.
    .why = Payer pour rien ne devrait pas arriver par accident ; la règle du choix vaut par valeur.

rule-EU-HTL-06 = Une valeur se règle une fois
    .text = Une valeur qui a été dévoilée ne revient jamais : la tuile non gardée ne peut être récupérée.
    .why = L’autre tuile est remise dans la boîte.

rule-EU-HTL-07 = Les tuiles dévoilées restent
    .text = Une tuile une fois dévoilée n’est pas perdue si la réputation descend sous sa valeur. Les symboles de livre de la piste de réputation ne font que rappeler les valeurs auxquelles des tuiles deviennent disponibles.

rule-EU-HTL-08 = Entraîner
    .text = Ce n’est que dans une action de commerce qu’une capacité ou une capacité de première frappe peut passer de la réserve au plateau : payez son coût d’entraînement, s’il y en a un, et posez-la sur un emplacement vide déverrouillé à la même icône.

rule-EU-HTL-09 = Déplacer et retirer des tuiles entraînées
    .text = En entraînant, des tuiles peuvent être déplacées gratuitement entre emplacements déverrouillés convenables, et une capacité peut être remise dans la réserve ; l’entraîner à nouveau plus tard coûte à nouveau son plein prix.

rule-EU-HTL-10 = Armes et boucliers de héros
    .text = L’équipement parmi les tuiles de héros s’achète dans une action de commerce en tout lieu de commerce, ne s’entraîne pas, et se pose sur un emplacement libre déverrouillé ou dans un sac. C’est dès lors un équipement ordinaire ; s’il est vendu, il quitte la partie.

rule-EU-HTL-11 = Emplacements de héros verrouillés
    .text = Un emplacement de héros qui montre un coût en essence ou en or est verrouillé au départ et ne reçoit pas de tuile avant d’être déverrouillé.

rule-EU-HTL-12 = Déverrouiller un emplacement de héros
    .text = Dans une action de commerce, le coût imprimé, une essence du type indiqué ou un montant d’or, déverrouille l’emplacement pour le reste de la partie.

rule-EU-HTL-13 = Marquer les emplacements déverrouillés
    .text = Un emplacement vide déverrouillé porte un des jetons Héros du héros ; le jeton est retiré quand une tuile est posée et revient quand l’emplacement se vide. Une tuile sur un emplacement prouve qu’il est déverrouillé.

rule-EU-HTL-14 = Utiliser une capacité
    .text = Une capacité s’utilise en épuisant sa tuile ; une tuile épuisée n’a plus d’usage jusqu’à son redressement au début de la manche suivante.

rule-EU-HTL-15 = Un épuisement, un effet
    .text = Si une tuile montre plusieurs effets, chacun avec son icône de moment, l’épuiser n’en paie qu’un, choisi au moment de l’usage, sauf si la tuile dit qu’ils vont ensemble.
    .why = Le livret dit seulement que chaque effet a sa propre icône ; un seul épuisement est le seul paiement mentionné.

rule-EU-HTL-16 = Les tuiles retirées gardent leur état
    .text = Une tuile retirée du plateau reste prête ou épuisée comme elle l’était ; une tuile épuisée dans la réserve se redresse au début de la manche comme les autres.

rule-EU-HTL-17 = Entraîner deux fois dans une action de commerce
    .text = La même capacité peut être entraînée, retirée et entraînée à nouveau dans une action de commerce, chaque fois à plein prix ; son état prêt ou épuisé n’en change jamais.
    .why = Aucune limite n’est imprimée, et la règle de l’état ôte tout gain.

rule-EU-HTL-18 = Les emplacements d’un même type se valent
    .text = Déplacer une tuile entraînée entre emplacements déverrouillés portant la même icône ne change rien à la partie et n’est pas proposé ; l’emplacement se choisit en entraînant ou en équipant la tuile.
    .why = Rien ne dépend de celui de plusieurs emplacements égaux où se trouve une tuile, et des choix sans effet ne font que ralentir la partie.

## TIM

rule-EU-TIM-01 = Ce que font les icônes de moment
    .text = Une icône de moment dit quand une tuile peut servir. Si une tuile a plusieurs effets à icônes différentes, chaque effet suit la sienne. La plupart des effets sont immédiats ; certains s’appliquent plus tard, comme leur fiche l’indique.

rule-EU-TIM-02 = Sans icône
    .text = Une tuile ou un effet sans icône de moment ne peut servir que hors combat ou dans la fenêtre avant le combat.

rule-EU-TIM-03 = En combat et hors combat
    .text = Une icône permet l’usage aussi bien pendant le combat que hors combat.

rule-EU-TIM-04 = Icônes de mise en place du combat, de première frappe et d’attaque
    .text = D’autres icônes signifient : pendant la mise en place du combat ; pendant une première frappe ; et, sur les armes et les capacités de combat, à l’étape B de la phase d’attaque du héros.

rule-EU-TIM-05 = Icônes de la phase d’attaque du monstre
    .text = Trois icônes appartiennent à la phase d’attaque du monstre : étape A, étape A ou C, étape C.

rule-EU-TIM-06 = Icônes de la phase d’attaque du héros
    .text = Deux icônes appartiennent à la phase d’attaque du héros : étape A et étape C.

rule-EU-TIM-07 = Effets permanents
    .text = Les tuiles à l’icône permanente agissent toujours et ne sont jamais épuisées.

rule-EU-TIM-08 = Où se trouvent les icônes
    .text = Des icônes de moment figurent aussi sur les parchemins, potions, bijoux, armes, boucliers et sur les cartes Argent et Or. Les gemmes et essences n’en ont pas et suivent leurs propres règles.

rule-EU-TIM-09 = Effets « en combat et hors combat » qui ne soignent pas
    .text = Pendant le combat, un tel effet peut servir à tout point de décision où le joueur-héros peut utiliser des tuiles : phases de soins, étapes A et C des deux attaques. Les effets qui donnent des points de mouvement, des actions ou une téléportation sont exclus du combat.
    .why = L’icône ne nomme pas d’étape, donc chaque fenêtre du joueur-héros est ouverte ; s’éloigner mettrait fin à un combat, ce que seules la victoire ou la mort peuvent faire.

## SAK

rule-EU-SAK-01 = Trois sacs
    .text = Un héros a 3 sacs. Les symboles de sac sur les tuiles en changent le nombre comme effet permanent, même épuisées, mais jamais au-delà de 3.

rule-EU-SAK-02 = Les sommes négatives ferment des sacs
    .text = Si la somme de tous les modificateurs de sac est négative, ce nombre de sacs est couvert de tuiles Sac gris ; un objet sur un sac couvert doit être déplacé, utilisé ou défaussé.

rule-EU-SAK-03 = Jamais sous −3
    .text = La somme des modificateurs de sac ne peut jamais être inférieure à −3 ; une combinaison d’équipements et de capacités qui y mènerait n’est pas permise.

rule-EU-SAK-04 = Vérification après chaque changement
    .text = Le nombre de sacs disponibles est recalculé chaque fois que des objets sont équipés ou déséquipés, ou des tuiles entraînées ou retirées.

## OPR

rule-EU-OPR-01 = Épuiser pour un effet
    .text = Un effet de tuile utilisable une fois par manche s’utilise en épuisant la tuile ; il est de nouveau disponible après le redressement au début d’une manche.

rule-EU-OPR-02 = Les gemmes sont indépendantes
    .text = Les gemmes d’une tuile s’utilisent indépendamment d’elle, que la tuile soit prête ou épuisée.

## ITM

rule-EU-ITM-01 = Cinq endroits pour les objets
    .text = Les objets se trouvent dans les emplacements de Gaar (Gaar seulement), les emplacements de gemme ou d’essence (gemmes et essences seulement), les sacs (tout objet), les emplacements d’équipement (armures et bijoux) et les emplacements de héros (armes et boucliers), un objet par emplacement.

rule-EU-ITM-02 = Les objets acquis se placent aussitôt
    .text = Un objet acquis est immédiatement équipé, utilisé ou rangé dans un emplacement convenable.

rule-EU-ITM-03 = Réorganiser
    .text = Hors combat, les objets peuvent être déplacés à tout moment entre des endroits convenables.

rule-EU-ITM-04 = Les capacités ne sont pas des objets
    .text = Les tuiles de héros qui sont des capacités ne sont pas des objets ; elles ne changent de place que lors de l’entraînement.

rule-EU-ITM-05 = Surplus à la fin d’une action
    .text = À la fin de chaque action ou action gratuite, les objets au-delà de la capacité doivent être utilisés ou défaussés ; les tuiles vont dans leur défausse, les jetons dans la réserve. Les objets gagnés au combat dans un lieu de commerce peuvent attendre une action de commerce qui suit immédiatement.

rule-EU-ITM-06 = Ranger Gaar et Dwurt
    .text = Les Gaar au-delà des quatre emplacements peuvent être dans des sacs, un par sac, et se dépenser de là ; le surplus est défaussé à la fin de l’action. Les jetons Dwurt ne sont que sur les cinq emplacements de Dwurt de Skoldur.
    .why = Le texte de Skoldur montre que des Gaar peuvent être dans des sacs.

rule-EU-ITM-07 = Ce qu’est un objet
    .text = Les objets sont : armes, boucliers, armures, bijoux, potions, parchemins, autres tuiles de commerce, tuiles de récompense, Trésor, Provisions et Artefact, ressources naturelles, gemmes, essences, jetons Gaar et Dwurt et trophées. L’or, les points de mouvement, les capacités, les cartes Argent, Or et Contrôle, les cartes de quête et Prime n’en sont pas.
    .why = L’image qui énumère tous les types n’a pas de texte ; la liste est tirée des passages où des objets sont nommés.

rule-EU-ITM-08 = Utiliser les objets en surplus
    .text = « Utiliser » un objet en surplus signifie son usage normal hors combat, avec son effet ; un objet qui ne peut servir alors doit être défaussé, ou un autre défaussé à sa place.
    .why = Le surplus se règle hors combat ; seuls de tels usages sont donc possibles.

rule-EU-ITM-09 = Abandonner des objets
    .text = Hors combat, un héros peut défausser n’importe lequel de ses objets à tout moment de son tour sans rien gagner ; les tuiles vont dans leur défausse, les jetons dans la réserve, ses propres tuiles de héros d’équipement hors du jeu.
    .why = Plusieurs règles disent au joueur de défausser un autre objet pour faire de la place ; abandonner doit donc être possible.

rule-EU-ITM-10 = Objets à usage unique
    .text = Une potion, un parchemin ou un autre objet sans effet permanent ni effet utilisable une fois par manche est défaussé après usage ; les potions de soin retournent à leur réserve.
    .why = Ils s’achètent et se trouvent comme biens consommables, et seuls les équipements et les capacités s’épuisent.

rule-EU-ITM-11 = Quand la réorganisation est proposée
    .text = Le jeu propose de réorganiser objets et équipements au tour du propriétaire hors combat et chaque fois que le propriétaire doit régler un surplus, même hors de son tour.
    .why = Le livret le permet à tout moment hors combat ; à d’autres moments du tour d’un autre joueur, cela ne changerait rien, donc aucune question n’est posée.

rule-EU-ITM-12 = Défausser là où cela sert
    .text = Le Gaar et le Dwurt posés sur leurs propres emplacements ne se défaussent pas ; le Gaar des sacs, si. Un équipement porté se défausse directement du plateau seulement si aucun sac n’est libre pour l’enlever d’abord.
    .why = Rien d’autre ne peut occuper les emplacements de Gaar et de Dwurt, donc les vider n’aide jamais ; avec un sac libre, enlever puis défausser revient au même.

## EQP

rule-EU-EQP-01 = Ce qu’est l’équipement
    .text = Les armes, boucliers, armures et bijoux sont de l’équipement : des objets avec un prix d’achat, un prix de vente et des règles en plus.

rule-EU-EQP-02 = Équipé ou sans effet
    .text = Un équipement n’agit que s’il est équipé sur un emplacement convenable : armes et boucliers sur des emplacements de héros à l’icône d’épée, armures et bijoux sur l’emplacement d’équipement de leur sorte. Dans un sac, il ne fait rien. Chaque emplacement porte une tuile.

rule-EU-EQP-03 = Changer d’équipement
    .text = L’équipement peut être changé à tout moment hors combat et garde son état prêt ou épuisé.

rule-EU-EQP-04 = Emplacements d’équipement verrouillés
    .text = Un emplacement d’équipement avec un coût en or est verrouillé jusqu’à ce que ce coût soit payé dans une action de commerce ; il reste déverrouillé pour de bon.

rule-EU-EQP-05 = Les limites se vérifient sur l’état final
    .text = Une réorganisation peut contenir plusieurs changements ; la somme des sacs (pas sous −3), la santé (au-dessus de 0) et la convenance des emplacements se vérifient sur son résultat.
    .why = L’échange de jambières imprimé serait sinon impossible.

rule-EU-EQP-06 = Pas de double usage par échange
    .text = Prêt, épuisé, actif et inactif sont des propriétés de la tuile ou de la gemme ; échanger des objets ne rend jamais un effet de nouveau disponible dans une manche.
    .why = L’état reste avec la tuile.

rule-EU-EQP-07 = Pas à pas
    .text = Une réorganisation se fait par étapes ; chacune équipe, enlève ou échange une tuile, et les limites valent après chaque étape. Une tuile qui tient un sac fermé peut aller dans ce sac même quand on l’enlève.
    .why = En augmentant d’abord la santé et la somme des sacs puis en les baissant, on atteint pratiquement tous les résultats d’une réorganisation faite d’un coup, et aucune étape ne laisse un plateau interdit.

## GEM

rule-EU-GEM-01 = Sertir des gemmes
    .text = Un équipement peut avoir des emplacements de gemme ; le propriétaire peut y placer des gemmes à tout moment hors combat, face active visible.

rule-EU-GEM-02 = Utiliser une gemme
    .text = Une gemme sur un équipement équipé s’utilise en la retournant sur sa face inactive ; elle agit de nouveau après avoir été retournée au début d’une manche. Les gemmes libres dans des emplacements ou des sacs n’ont pas d’effet.

rule-EU-GEM-03 = Les gemmes restent dans l’équipement
    .text = Une gemme sertie ne peut jamais être retirée, remplacée, vendue seule ou dépensée pour une quête ; elle ajoute 1 pièce d’or au prix de vente de la tuile et garde son état quand la tuile est équipée ou déséquipée.

rule-EU-GEM-04 = Exemple d’équipement : Gantelets de dragon
    .text = Les effets permanents d’une tuile, son effet utilisable une fois par manche et ses gemmes agissent côte à côte.

rule-EU-GEM-05 = Effets des gemmes
    .text = Huit types : l’émeraude donne +1 à un jet de héros ; la pierre démoniaque fait piocher 1 carte Or ; le rubis donne +1 de santé (permanent) ; l’opale et le diamant soignent et agissent dans les phases de soins du héros ; l’améthyste, l’onyx et le saphir et tous les montants non nommés ici sont les nôtres.

rule-EU-GEM-06 = Gemmes dans des tuiles équipées seulement
    .text = Une gemme n’agit que tant que son équipement est équipé ; en combat, elle peut servir dans toute fenêtre que sa fiche nomme, une fois par manche.
    .why = L’équipement ne donne pas d’effet dans un sac, et les gemmes lui sont attachées.

## ARM

rule-EU-ARM-01 = Ce qu’est une panoplie d’armure
    .text = Une panoplie d’armure se compose de trois pièces d’armure différentes ou plus, d’une même couleur de fond, équipées en même temps ; on distingue les tailles 3, 4 et 5.

rule-EU-ARM-02 = Effets qui exigent une panoplie
    .text = Un effet à l’icône de panoplie d’armure ne peut servir qu’avec une panoplie d’au moins la taille indiquée (l’icône de taille 5 exige les cinq pièces). De telles tuiles peuvent être équipées ou entraînées sans la panoplie.

rule-EU-ARM-03 = Plusieurs icônes de panoplie sur une tuile
    .text = Si une tuile montre plusieurs icônes de panoplie d’armure, chaque partie dont l’exigence est remplie s’applique dans le même usage.

## ESS

rule-EU-ESS-01 = Essences
    .text = Il y a des essences d’air, de terre, d’eau et de feu. Ce sont des objets gardés dans des emplacements de gemme ou d’essence ou des sacs ; ils viennent des élémentaires, des trésors, de l’offre des Tueurs de dragons et d’autres effets.

rule-EU-ESS-02 = Usages d’une essence
    .text = D’un emplacement comme d’un sac, une essence peut être vendue 2 pièces d’or, défaussée pour son propre effet, défaussée pour déverrouiller un emplacement de héros, défaussée pour une quête, ou utilisée pour certaines capacités.

rule-EU-ESS-03 = Effets des essences
    .text = Air : à l’étape A de l’attaque du monstre, le monstre lance un dé de moins. Feu : étape A de l’attaque du héros, en n’importe quel nombre, renforce l’attaque. Eau : soigne dans les phases de soins du héros. La terre et tous les montants sont les nôtres.

rule-EU-ESS-04 = Essences sur des capacités
    .text = Là où une capacité porte des essences, elles y sont placées depuis le rangement hors combat à son propre tour, y restent, et ne peuvent être ni vendues, ni dépensées, ni comptées ; si la capacité quitte le plateau, elles retournent à la réserve.
    .why = Le décompte final et la vente excluent les essences sur des tuiles de capacité ; rien ne permet de les reprendre.

## ELI

rule-EU-ELI-01 = Cartes Élite et Prime
    .text = Il y a 7 monstres d’élite de niveau 1, 7 de niveau 2 et 6 de niveau 3, et une carte Prime pour chacun d’eux.

rule-EU-ELI-02 = Les élites peuvent rejoindre tout scénario
    .text = Des monstres d’élite peuvent être ajoutés à chaque scénario, même s’il n’en demande pas ; le scénario peut nommer les niveaux utilisés. Ils s’ajoutent aux monstres normaux et ne sont pas conseillés aux nouveaux joueurs.

rule-EU-ELI-03 = Paquet de primes
    .text = Par niveau, piochez au hasard nombre de joueurs + 2 cartes Prime, rendez les autres sans les voir, mélangez chaque niveau et empilez-les, le niveau 1 au-dessus et le plus haut niveau en dessous.

rule-EU-ELI-04 = Paquets d’élite et première prime
    .text = Les cartes Monstre d’élite sont face cachée par niveau ; la prime du dessus est retournée face visible sur son paquet et son monstre d’élite est cherché et révélé.

rule-EU-ELI-05 = Le repaire
    .text = L’image de la prime est le repaire. Il est de l’une de trois sortes : un hexagone d’un type donné ; un hexagone adjacent au lieu montré ; un des trois hexagones d’une tuile spéciale donnée, pas son centre.

rule-EU-ELI-06 = Combattre au repaire
    .text = Un héros au repaire peut accomplir une action de combat contre le monstre d’élite ; l’hexagone du héros doit d’abord être libéré.

rule-EU-ELI-07 = Combat contre un monstre d’élite
    .text = Les règles de combat normales s’appliquent ; la carte d’élite donne la santé, les intervalles et les effets spéciaux.

rule-EU-ELI-08 = Victoire sur un monstre d’élite
    .text = Le vainqueur gagne la récompense de la carte Prime quelle que soit sa réputation et garde la prime face cachée pour le décompte. Aucun jeton n’est posé sur l’hexagone et il n’y a pas de butin.

rule-EU-ELI-09 = Trophée d’élite
    .text = La carte d’élite peut être prise comme trophée et compte comme un trophée de monstre de son niveau.

rule-EU-ELI-10 = Prime suivante
    .text = Si un monstre d’élite a été vaincu, la prime suivante et son monstre d’élite sont révélés à la fin de ce tour.

rule-EU-ELI-11 = Seulement l’élite révélée
    .text = Seul le monstre d’élite de la prime du dessus peut être combattu ; quand il n’y a plus de primes, plus aucun monstre d’élite ne peut l’être.

rule-EU-ELI-12 = Mort contre un monstre d’élite
    .text = Les étapes de la mort au combat s’appliquent, mais la prime et la carte d’élite restent face visible sur leurs paquets.

rule-EU-ELI-13 = Effet spécial : jets de héros plus bas
    .text = Un intervalle peut baisser tous les jets de héros d’une valeur jusqu’à l’étape A de la prochaine phase d’attaque du monstre.

rule-EU-ELI-14 = Effets spéciaux : cartes, soins, mort instantanée
    .text = Un intervalle peut faire piocher au joueur-monstre une carte Argent ou Or, soigner le monstre d’une valeur, ou réduire aussitôt la santé du héros à zéro.

rule-EU-ELI-15 = Immunité
    .text = Un monstre d’élite avec Immunité n’est affecté par aucun effet du héros autre que les dégâts ; les effets qui ne touchent pas le monstre agissent normalement.

rule-EU-ELI-16 = Exceptions à l’Immunité
    .text = Restent efficaces la partie blessures d’un bouclier, Barrière magique, Armure sacrée et Coup invalidant.

rule-EU-ELI-17 = Immunité contre les pouvoirs élémentaires
    .text = Les jets d’un monstre d’élite immunisé ne sont changés ni par les Pouvoirs de l’air ou de la terre ni par l’essence d’air ; les jets du héros le sont comme d’habitude.

rule-EU-ELI-18 = Ce que bloque l’Immunité
    .text = L’Immunité bloque aussi les jetons Gaar et Dwurt du héros sur le jet du monstre, les effets de Patte de lapin, la partie valeur de combat d’un bouclier et le retrait des jetons du monstre. Bloquer les Gaar est une option, activée par défaut.
    .why = Ce sont des effets du héros sur le monstre ; le texte ne nomme pas les Gaar, d’où l’option.

rule-EU-ELI-19 = Procédure des élites
    .text = Joueur-monstre, cartes, Chaos, Gaar, première frappe et dé de l’Espoir fonctionnent comme dans tout combat ; les étapes 3 (butin) et 6 (jetons) du vainqueur sont omises. Un monstre d’élite vaincu qui n’est pas pris comme trophée quitte la partie.
    .why = Tout ce qui n’est pas changé suit les règles normales ; chaque monstre d’élite n’a qu’une prime.

rule-EU-ELI-20 = Ordre dans l’intervalle d’un monstre d’élite
    .text = À l’étape D, les blessures (ou la mort instantanée) s’appliquent d’abord ; si le héros vit, le monstre se soigne, puis des cartes sont piochées, puis le malus de Trèfle commence. La mort instantanée n’est pas une blessure et ne peut être réduite.
    .why = Le livret ne donne pas d’ordre ; des effets sur un héros mort seraient inutiles.

rule-EU-ELI-21 = Primes sans repaire
    .text = Une prime dont le repaire ne figure sur aucune tuile de la partie est retirée avant le tirage des primes. S’il reste moins de primes d’un niveau que joueurs + 2, toutes sont utilisées.
    .why = Seul le monstre d’élite de la prime du dessus peut être combattu : un monstre d’élite hors d’atteinte bloquerait le paquet jusqu’à la fin de la partie.

## SOL

rule-EU-SOL-01 = Carte en solo
    .text = La mise en place est la normale, mais chaque Chapitre n’utilise que ses deux tuiles fixes à l’icône un joueur et la ligne du tableau pour 1 joueur.

rule-EU-SOL-02 = Dés du monstre, pas de cartes Contrôle
    .text = Deux dés d’un héros inutilisé servent de dés du monstre. Les cartes Contrôle restent dans la boîte ; le paquet Combat mélangé tient lieu de joueur-monstre.

rule-EU-SOL-03 = Cartes Or en solo
    .text = Toutes les cartes Contrôle de l’âme sont retirées du paquet Or et remplacées par les cartes à l’icône un joueur.

rule-EU-SOL-04 = Rencontres en solo
    .text = Pour une rencontre révélée, 4 de ses 7 cartes sont retirées au hasard et 2 des 3 autres sont retournées face visible. La sorcière utilise ses 7 cartes un joueur, dont seulement 2 sont retirées ; ses tuiles de récompense (Amulettes noires) ne servent pas.

rule-EU-SOL-05 = Cache d’argent et cache d’or
    .text = Deux caches contiennent les cartes des monstres. Une carte Argent est ajoutée à la cache d’argent au début de chaque manche, et chaque fois que le joueur pioche une carte Argent ou Or, une carte de cette sorte est aussi ajoutée à sa cache.

rule-EU-SOL-06 = Pas de carte de cache pour les échanges
    .text = Échanger 4 cartes Argent contre une carte Or n’ajoute rien à la cache d’or.

rule-EU-SOL-07 = Quatre Argent deviennent une Or
    .text = Dès que la cache d’argent contient 4 cartes ou plus, 4 sont défaussées et 1 carte Or est ajoutée à la cache d’or. La cache d’or n’a pas de limite.

rule-EU-SOL-08 = À quoi servent les cartes du joueur
    .text = À tout moment, le joueur peut défausser 4 cartes Argent ou 1 carte Or pour gagner 1 pièce d’or, ou utiliser des cartes pour des règles de scénario. La limite de main de 5 vaut toujours.

rule-EU-SOL-09 = Les défausses vont sous les paquets
    .text = Les cartes Argent et Or qui seraient défaussées sont mises plutôt sous leurs paquets.

rule-EU-SOL-10 = Cartes d’un monstre en solo
    .text = Les cartes Argent et Or de la barre d’un monstre vont dans les caches quand il est révélé, avec aussitôt l’échange de EU-SOL-07 si nécessaire.

rule-EU-SOL-11 = Cartes Combat
    .text = Les 36 cartes Combat montrent chacune deux valeurs de dé, celle de gauche marquée pour l’essence d’air, 0-2 symboles Gaar et 0-2 symboles Chaos ; selon notre déduction (36 = 6 x 6), chaque paire ordonnée de valeurs de 1 à 6 apparaît une fois. Les symboles de chaque carte sont les nôtres.

rule-EU-SOL-12 = La carte Combat remplace le jet
    .text = À l’étape B de l’attaque du monstre, la carte Combat du dessus est révélée et les dés du monstre sont mis sur ses valeurs. Toutes les autres règles de combat restent les mêmes.

rule-EU-SOL-13 = Ordre de l’étape B en solo
    .text = Après la révélation : l’essence d’air retire le dé de gauche ; une somme de 10 ou plus ajoute 1 point d’espoir ; le Pouvoir de l’air tourne le plus haut de deux dés différents ; le Pouvoir de la terre ajoute 2.

rule-EU-SOL-14 = Étape C en solo, partie 1 : Gaar
    .text = Chaque symbole Gaar de la carte est résolu tour à tour : un monstre qui a encore un jeton Gaar et dont le dé le plus bas est un 1, 2 ou 3 dépense le jeton pour +2 et relance ce dé.

rule-EU-SOL-15 = Étape C en solo, partie 2 : actions de chaos
    .text = Pour chaque symbole Chaos, le monstre accomplit une action de chaos s’il a un jeton Chaos et qu’une cache contient au moins une carte.

rule-EU-SOL-16 = Étape C en solo, partie 3 : riposte du héros
    .text = Puis le héros peut utiliser jetons Gaar, objets et capacités comme d’habitude ; le monstre ne répond pas.

rule-EU-SOL-17 = Une action de chaos
    .text = Révélez des cartes du dessus de la cache d’or jusqu’à en trouver 3 d’un même type ou jusqu’à ce qu’une carte d’un autre type apparaisse, laquelle va sous la cache. Si la cache d’or est vide, faites de même avec la cache d’argent et 2 cartes.

rule-EU-SOL-18 = Prix et effet d’une action de chaos
    .text = Un jeton Chaos est défaussé et la pile agit comme des cartes jouées ensemble à leur propre étape du combat.

rule-EU-SOL-19 = Deux actions de chaos
    .text = Deux piles sont formées : la première comme ci-dessus, mais la carte d’un autre type, ou la carte qui suit une pile complète (3 Or ou 2 Argent), commence la seconde pile, qui finit de la même façon. Chaque pile coûte 1 jeton Chaos.

rule-EU-SOL-20 = Carte Guérison, monstre indemne, une action de chaos
    .text = Une carte Guérison révélée se résout normalement sur un monstre endommagé. S’il est indemne et qu’une action de chaos est accomplie, aucune autre carte n’est révélée : l’encadré supérieur donne +2 à la valeur de combat, le soin est ignoré et la carte reste pour son effet continu.

rule-EU-SOL-21 = Carte Guérison, monstre indemne, deux actions de chaos
    .text = Avec deux actions de chaos, la seconde pile commence aussitôt par la prochaine carte qui n’est pas Guérison ; les autres cartes Guérison rencontrées avant elle vont sous la cache d’or. Une seule pile peut contenir Guérison.

rule-EU-SOL-22 = Contrôle de l’esprit en solo
    .text = Les jetons Gaar pris par Contrôle de l’esprit ne peuvent servir avant le round de combat suivant, car la partie Gaar du monstre vient d’abord.

rule-EU-SOL-23 = Mort et décompte en solo
    .text = Un héros tué au combat pose 1 jeton Chaos sur son plateau au lieu de céder un jeton Héros ; au décompte final, chaque jeton de ce genre coûte 2 points de réputation. La carte Or piochée à la résurrection en ajoute aussi une à la cache d’or.

rule-EU-SOL-24 = Moment des cartes révélées
    .text = Les cartes révélées à l’étape C agissent comme si elles étaient jouées à leur propre étape de ce round de combat : cartes avant le jet et après le jet sur cette attaque, Malédiction sur la prochaine attaque du héros.
    .why = Le texte dit qu’elles s’appliquent comme si elles étaient jouées aux bonnes étapes.

rule-EU-SOL-25 = Ordre des caches
    .text = Chaque cache est une file face cachée : les nouvelles cartes et les cartes rendues vont en dessous, les cartes se révèlent par le dessus. Les cartes utilisées vont sous leur paquet.
    .why = Les cartes sont mises en dessous quand elles sont rendues ; la cache a donc un ordre.

rule-EU-SOL-26 = Dés égaux et deux symboles Gaar
    .text = Avec des dés égaux, l’un d’eux est relancé ; pour un second symbole, le dé le plus bas est déterminé à nouveau et doit encore montrer 1-3.
    .why = Les symboles se résolvent l’un après l’autre.

rule-EU-SOL-27 = Échange aussi en combat
    .text = L’échange 4 contre 1 de la cache a lieu aussitôt que sa condition est remplie, à plusieurs reprises, même au milieu d’un combat.
    .why = La condition est énoncée sans moment.

rule-EU-SOL-28 = Caches qui s’épuisent
    .text = Une pile qui atteint la fin de sa cache sert telle quelle. Si la cache d’or est vide avant le début de la seconde pile, celle-ci se prend dans la cache d’argent.
    .why = Chaque action de chaos exige une carte dans l’une des caches, et l’Argent sert quand l’Or est vide.

rule-EU-SOL-29 = Guérison comme seconde pile
    .text = Si la seconde pile commence par Guérison alors que le monstre est indemne, cette pile se compose de cette seule carte.
    .why = Aucune autre carte n’est révélée pour Guérison sur un monstre indemne.

rule-EU-SOL-30 = Or et cartes Or
    .text = En solo, 4 cartes Argent peuvent être échangées soit contre 1 carte Or (EU-CRD-04), soit contre 1 pièce d’or.
    .why = L’échange général n’est pas annulé et la note à son sujet est répétée dans le chapitre solo.

rule-EU-SOL-31 = Pioches du monstre en solo
    .text = Partout où un effet fait piocher au joueur-monstre des cartes Argent ou Or, dans les parties en solo et coopératives ces cartes sont ajoutées aux caches correspondantes, avec l’échange de EU-SOL-07.
    .why = Les caches remplacent la main du joueur-monstre.

## COP

rule-EU-COP-01 = Jouer ensemble tout scénario
    .text = Tout scénario peut être joué en coopération avec les règles normales et les changements de cette section.

rule-EU-COP-02 = Redevances entre partenaires
    .text = Le commerce dans un lieu avec le jeton Commerce d’un autre héros est gratuit. Extraire ou affronter là où d’autres joueurs ont des jetons coûte 1 carte Or, défaussée, au lieu d’or.

rule-EU-COP-03 = Pas d’aide entre héros
    .text = Les héros ne peuvent pas se donner d’objets ou de jetons, ni utiliser de capacités ou d’équipement pour le combat d’un autre héros.

rule-EU-COP-04 = Mise en place coopérative
    .text = Comme en solo : dés du monstre d’un héros inutilisé, pas de cartes Contrôle, un paquet Combat mélangé, et des cartes Or un joueur au lieu de Contrôle de l’âme. La carte utilise la ligne du nombre réel de joueurs.

rule-EU-COP-05 = Rencontres coopératives
    .text = Les paquets de rencontre contiennent nombre de joueurs + 2 cartes comme dans la partie compétitive ; la sorcière utilise ses cartes un joueur.

rule-EU-COP-06 = La cache croît à chaque tour
    .text = Une carte Argent est ajoutée à la cache d’argent au début du tour de chaque joueur. Pour le reste, les règles de jeu du solo s’appliquent.

rule-EU-COP-07 = Morts en coopératif
    .text = Chaque mort, en combat ou hors combat, coûte aussitôt 1 point de réputation au héros ; aucun jeton Chaos n’est posé sur le plateau.

rule-EU-COP-08 = Le décompte final est facultatif
    .text = À la fin, le décompte final n’est pas obligatoire ; il dit seulement à quel point le groupe a bien joué.

rule-EU-COP-09 = Une carte Or par action
    .text = Extraire ou affronter coûte une carte Or par action, quel que soit le nombre d’autres joueurs qui y ont des jetons ; un héros avec deux jetons à lui sur un hexagone d’extraction ne paie rien.
    .why = Le texte nomme une carte Or là où un ou plusieurs autres ont des jetons ; EU-MIN-04 reste valable.

rule-EU-COP-10 = Parties du solo dans la partie coopérative
    .text = Les règles du solo sur les caches, les cartes Combat, l’échange de cartes contre de l’or et les défausses sous les paquets valent pour chaque joueur ; les caches sont communes. Les Amulettes noires de la sorcière ne servent pas.
    .why = Le chapitre coopératif reprend tous les changements de jeu du solo, sauf ceux qu’il énumère.

rule-EU-COP-11 = Tuiles de héros et caches
    .text = Dans les effets des tuiles de héros, les caches tiennent lieu de main du joueur-monstre : une carte défaussée au hasard est celle du dessus de la cache d’or ou, si elle est vide, de la cache d’argent ; qui regarde la main voit les deux caches, et la carte choisie va sous son paquet. Si les cartes Or sont interdites dans un round de combat, ses actions de chaos puisent dans la cache d’argent ; si la première carte jouée coûte plus cher, c’est la première action de chaos.
    .why = Les tuiles pour 2 à 4 joueurs servent (EU-HSU-13) et les caches remplacent la main du joueur-monstre (EU-SOL-31) ; sinon ces tuiles ne feraient rien.

## SKO

rule-EU-SKO-01 = Emplacements de Dwurt
    .text = Le plateau de Skoldur a cinq emplacements de Dwurt qui ne portent que des jetons Dwurt ; il commence avec 5 Dwurt et sans Gaar.

rule-EU-SKO-02 = Des Gaar pour Skoldur
    .text = Skoldur peut gagner des Gaar mais ne les garde que dans des sacs. Il peut changer un Gaar en Dwurt à tout moment, jamais l’inverse ; après une mort au combat, il prend 3 Gaar comme d’habitude et peut les convertir aussitôt.

rule-EU-SKO-03 = Le Dwurt n’est pas du Gaar
    .text = Les quêtes qui demandent des Gaar ne peuvent être payées en Dwurt, et les Dwurt ne peuvent être vendus.

rule-EU-SKO-04 = Utiliser des Dwurt sur des jets
    .text = Skoldur ne peut pas utiliser de Gaar sur des jets. Un jeton Dwurt ne relance rien ; il ajoute 3 à un de ses jets de héros ou soustrait 3 de la valeur de combat du monstre.

rule-EU-SKO-05 = Dwurt sur les tuiles de héros
    .text = Beaucoup de tuiles de Skoldur demandent des jetons Dwurt pour être utilisées.

rule-EU-SKO-06 = Le dé de Dwurt compte
    .text = Le dé de Dwurt commence à 0 et monte de 1 pour chaque Dwurt dépensé sur un jet ou une tuile ; convertir des Gaar ne compte pas.

rule-EU-SKO-07 = Effets du dé de Dwurt
    .text = 0 : prenez 1 Dwurt. 1 : piochez 1 carte Argent. 2 : piochez 2 cartes Argent, 1 blessure. 3 : prenez 1 Dwurt, piochez 3 cartes Argent, perdez 1 point de réputation, 2 blessures. 4 : prenez 1 Dwurt, piochez 1 carte Or, perdez 1 point de réputation, 4 blessures. 5 ou plus : prenez 2 Dwurt, piochez 1 carte Or, perdez 1 point de réputation, 6 blessures.

rule-EU-SKO-08 = Fin du tour de Skoldur
    .text = À la fin de son tour, Skoldur résout l’effet du dé ou défausse 1 Dwurt pour l’éviter ; puis le dé revient à 0.

rule-EU-SKO-09 = Mourir et le dé de Dwurt
    .text = La mort par les blessures du dé suit la mort hors combat, mais ne coûte que 1 point de réputation pour la mort. S’il meurt de toute autre façon, le dé revient à 0 sans effet.

rule-EU-SKO-10 = Tuiles de valeur 0
    .text = Skoldur a des tuiles de héros de valeur de réputation 0 ; ce ne sont pas des tuiles de départ et elles doivent être dévoilées et entraînées ou achetées comme les autres.

rule-EU-SKO-11 = Dé de Dwurt en solo
    .text = Les cartes piochées par le dé de Dwurt n’ajoutent rien aux caches dans la partie en solo.

rule-EU-SKO-12 = Détails de la résolution du dé
    .text = Le choix entre résoudre et payer est proposé s’il a un Dwurt ; la défausse ne fait pas monter le dé. Les effets s’appliquent dans l’ordre donné, les Dwurt au-delà des cinq emplacements sont perdus, et la mort par le dé clôt l’affaire sans autre résolution.
    .why = Le texte remet le dé à zéro dans les deux cas et limite les Dwurt à leurs emplacements.

rule-EU-SKO-13 = Convertir pendant un jet
    .text = La conversion est possible à tout moment, même entre deux modificateurs d’un jet et à l’étape C, si un emplacement de Dwurt est libre.
    .why = Elle est permise à tout moment.

rule-EU-SKO-14 = Dwurt dans l’échange de l’étape C
    .text = À l’étape C de l’attaque du monstre, un Dwurt est la forme de Skoldur pour « utiliser un jeton Gaar » : un par occasion, en alternance, et plus une fois que les deux ont passé.
    .why = Hormis les changements imprimés, les Dwurt suivent l’usage des Gaar.

rule-EU-SKO-15 = Pioches de Dwurt et caches
    .text = L’exception pour les cartes du dé de Dwurt vaut aussi dans la partie coopérative.
    .why = La partie coopérative reprend les règles du solo sur les caches.

## GRF

rule-EU-GRF-01 = Module facultatif
    .text = Le griffon est facultatif dans tout scénario, change beaucoup le déplacement et n’est pas conseillé aux nouveaux joueurs. S’il est utilisé, sa tuile de carte est mélangée aux tuiles du Chapitre I, une de plus que d’habitude.

rule-EU-GRF-02 = Le repaire
    .text = Quand la tuile du griffon est révélée, la figurine du griffon est placée sur l’hexagone du Repaire du griffon.

rule-EU-GRF-03 = Invocation
    .text = Un héros sur l’hexagone du repaire, ou à 4 hexagones au plus du griffon par des tuiles révélées, peut l’invoquer ; le prix est un trophée, de monstre ou de monstre d’élite.

rule-EU-GRF-04 = Le vol
    .text = Le griffon vient au héros et l’emporte aussitôt vers une case à 4 hexagones au plus du héros, seulement par des tuiles révélées ; le héros et le griffon y sont placés. Cela compte comme une téléportation.

rule-EU-GRF-05 = Révélation et monstres
    .text = Des tuiles ne sont révélées qu’autour de l’hexagone d’arrivée. Se poser sur un monstre invaincu exige aussitôt une action de combat.

rule-EU-GRF-06 = Pas de trophées des ennemis de scénario
    .text = Le Saboteur, le Complice et le Démon du volcan ne peuvent être pris comme trophées et ne peuvent donc pas servir à invoquer le griffon.

rule-EU-GRF-07 = Griffon et Golem
    .text = Si le Golem va sur l’hexagone du griffon, le griffon est mis sur l’hexagone d’où vient le Golem.

rule-EU-GRF-08 = Le griffon dans Révocation élémentaire II et III
    .text = Ces scénarios n’utilisent normalement pas de tuiles du Chapitre I ; avec le griffon, toutes les tuiles fixes du Chapitre I et la tuile du griffon sont mélangées et posées sur le dessus de la pile.

rule-EU-GRF-09 = Invoquer est une action gratuite
    .text = Invoquer est une action gratuite à son propre tour sur un hexagone ou une case centrale libérés, aussi souvent que les trophées le permettent ; les distances se comptent comme dans EU-TEL-08 avec une limite de 4, et la carte défaussée va dans sa défausse (une élite quitte la partie).
    .why = Aucun jeton ni capacité n’est demandé ; la téléportation est le modèle imprimé.

rule-EU-SCX-07 = Cartes d’un scénario
    .text = Les cartes Attaque, Événement ou Ravage d’un scénario forment une pile face cachée. Quand vient leur moment, on révèle la suivante ; leur nombre est public, la prochaine ne l’est pas. Chaque carte sert une fois.

rule-EU-SCX-08 = Lieux d’un scénario
    .text = Un lieu du scénario s’utilise par une action gratuite sur son hexagone, une fois par héros et par partie. L’hexagone doit être libéré et ne pas être en ruine, et l’on paie d’abord ce que le lieu demande.

rule-EU-MIR-01 = Événements
    .text = La partie dure 8 manches et une finale. Chaque héros commence avec un parchemin de téléportation dans un sac. Au début de chacune des manches 2 à 8, on révèle une carte Événement : certaines choses arrivent aussitôt, d’autres valent jusqu’à la fin de la manche.

rule-EU-MIR-02 = Légendes et artefacts
    .text = Quand une tuile Légende est révélée, une carte Légende au hasard y est posée face visible. Sa quête s’accomplit comme celle d’une rencontre, au centre, par un seul héros ; elle paie l’artefact de la carte, et la carte compte comme quête accomplie. Un artefact est de l’équipement, ne se vend jamais et compte 12 pièces d’or au décompte final. Là où le tableau de carte demande une légende d’un chapitre, on la tire au hasard parmi les deux.

rule-EU-MIR-03 = Tour de guet et aire du dragon
    .text = Tour de guet, tant qu’il reste des jetons Initiative : payez 2 pièces d’or et prenez l’un des trois. Aire du dragon : subissez 3 blessures ; votre finale commence avec 2 points d’espoir.

rule-EU-MIR-04 = La finale
    .text = Après la manche 8, on fait les étapes d’ouverture d’une manche, chaque héros est soigné jusqu’à sa santé maximale et remonté à 4 Gaar (Skoldur : 5 Dwurt). Puis chaque héros, où qu’il soit, combat les aspects 1 à 4 de Mirrezil dans l’ordre comme un seul combat, sans action de combat ; le héros à la réputation la plus basse commence, les égalités suivent l’ordre du tour. Le dé de l’Espoir n’est pas remis à zéro entre les aspects, les tuiles épuisées le restent, et avant chaque aspect il y a une fenêtre comme avant le combat.

rule-EU-MIR-05 = Aspects vaincus
    .text = Un aspect vaincu donne aussitôt sa réputation : 4, 6, 8 et 12. Avant chaque aspect suivant, le héros peut s’arrêter. La mort met fin à sa finale avec toutes les conséquences d’une mort au combat.

rule-EU-MIR-06 = Jetons Initiative
    .text = Un jeton Initiative se dépense dans la finale : dans un round de combat au choix du joueur, la phase d’attaque du héros précède la phase d’attaque du monstre.

rule-EU-MIR-07 = Résultat contre Mirrezil
    .text = Compétitif : le décompte final suit la finale. Solo : succès si le quatrième aspect est vaincu. Coopératif : les aspects sont des ennemis communs avec leur santé pour chaque joueur et sans limite de rounds de combat ; les héros combattent dans l’ordre du tour jusqu’à leur mort, chacun reprenant où le précédent est tombé ; succès si le quatrième aspect est vaincu avant que tous soient morts.

rule-EU-MIR-08 = Un combat de plusieurs aspects
    .text = Le joueur-monstre est choisi une fois et il y a une seule première frappe, avant le premier aspect. Chaque aspect a sa propre mise en place du combat, sa barre et ses rounds de combat comptés à partir de 1 ; les cartes jouées contre le précédent sont défaussées avec lui. Les mains sont vérifiées et l’espoir converti en Gaar quand tout le combat est fini. Les pouvoirs sur l’hexagone du héros agissent comme dans tout combat.
    .why = Un combat a un joueur-monstre et une première frappe ; jetons et cartes appartiennent à l’ennemi qui les a apportés.

rule-EU-MIR-09 = Détails des événements et des lieux
    .text = Les événements parlent des monstres et des monstres d’élite, pas de Mirrezil. Les achats sont les tuiles de l’offre et ses propres armes et boucliers. Un soin affaibli soigne au moins 1. On ne monte à l’aire qu’avec plus de santé que ses blessures. Chaque héros prend au plus un jeton Initiative, et un jeton utilisé quitte la partie.

rule-EU-MIR-10 = Mirrezil ensemble
    .text = Dans la partie coopérative, chaque héros qui a des dégâts sur un aspect quand il est vaincu gagne sa réputation, et personne ne s’arrête avant un aspect suivant.

rule-EU-GOL-01 = Le golem
    .text = La partie dure 10 manches. La vieille carrière est sur la carte dès le début, à côté de l’église, et le golem s’y tient. C’est un ennemi commun dont la santé est son endurance, 13 par joueur ; un combat dure 2 rounds de combat. Les dégâts abaissent son endurance.

rule-EU-GOL-02 = Ravage
    .text = À la fin de chaque manche, on révèle la carte Ravage suivante. Le golem fait ses pas par l’un des plus courts chemins sur les hexagones révélés vers le but et s’arrête en arrivant ; le premier joueur choisit entre buts et chemins égaux. Sans un tel but il reste, au bord de la carte il s’arrête, et vers un héros sur un centre il s’arrête sur l’hexagone le plus proche de cette tuile. Il n’entre jamais dans un centre. Sommeil de pierre le laisse en place et augmente son endurance du nombre de joueurs.

rule-EU-GOL-03 = Destruction
    .text = Sur chaque hexagone où il entre, un jeton Magie défensive est retiré, l’hexagone est épargné et le golem perd 2 de ses pas restants. Sans jeton, un lieu de commerce, une rencontre, un portail ou un lieu du scénario reçoit un jeton Destruction A, tout autre hexagone avec un lieu ou un monstre invaincu un jeton B. La terre vide, les hexagones de l’église et les ruines n’en reçoivent pas.

rule-EU-GOL-04 = Ruines
    .text = Un lieu en ruine ne s’utilise plus : ni extraction, ni commerce, ni quête, ni trésor, ni portail, ni affrontement ; un élémentaire garde son pouvoir. Son monstre disparaît sans récompense et l’hexagone compte comme libéré. Les jetons des joueurs restent et comptent, sauf les jetons Commerce, qui reviennent à leurs propriétaires.

rule-EU-GOL-05 = Piétiné
    .text = Un héros sur un hexagone où entre le golem subit 6 blessures, avec de la magie défensive sur l’hexagone seulement 3.

rule-EU-GOL-06 = Magie défensive
    .text = Action gratuite sur un hexagone libéré, sans ruine et avec un lieu : payez 1 essence, ou 1 Gaar (Skoldur aussi 1 Dwurt) et 2 pièces d’or, et posez-y un jeton Magie défensive avec votre marque. Un par hexagone, 12 en tout. Quand il retient le golem, son propriétaire gagne 3 de réputation.

rule-EU-GOL-07 = Combattre le golem
    .text = Un héros sur l’hexagone du golem ou sur un hexagone libéré voisin peut le combattre, une fois par manche ; son jeton Golem l’indique.

rule-EU-GOL-08 = Fin de la partie
    .text = La partie finit à la fin de la manche 10, ou à la fin de la manche où l’endurance est à 0 (le golem tombe) ou bien où le dernier jeton Destruction d’une sorte est posé (le pays est perdu). Un golem tombé ne ravage plus.

rule-EU-GOL-09 = Rangs contre le golem
    .text = Au décompte final, les rangs par dégâts au golem gagnent 10, 6, 3 et 1 de réputation, qu’il soit tombé ou non ; les égalités partagent la meilleure place. Si le pays est perdu, chaque héros perd 5 de réputation.

rule-EU-GOL-10 = But contre le golem
    .text = Solo et coopératif : succès si le golem tombe.

rule-EU-GOL-11 = Ce qui compte comme but
    .text = L’hexagone où se tient le golem n’est pas un but pour une carte qui nomme un lieu ; un héros dessus l’y retient. Les hexagones des Tours des Tueurs de dragons comptent comme lieux de commerce, ceux de la forteresse des mercenaires et du seigneur comme rencontres. Un héros sur un centre est un pas plus loin que l’hexagone le plus proche de sa tuile.

rule-EU-GOL-12 = Détails des ruines
    .text = Le service d’une tuile spéciale est perdu avec le premier de ses hexagones ; les autres peuvent encore être ruinés. Sans jeton de la bonne sorte, rien n’est plus ruiné. Un hexagone en ruine peut rester le repaire d’un monstre d’élite, et un portail ou un lieu de commerce en ruine n’est pas le but d’une téléportation qui en nomme un.

rule-EU-GOL-13 = Payer la magie défensive
    .text = Skoldur paie un Gaar s’il en a, sinon un Dwurt ; son dé ne bouge pas. Les hexagones de l’église et les centres ne prennent pas de jeton. Un jeton retiré quitte la partie : on peut en poser 12 en tout.

rule-EU-GOL-14 = Qui est classé
    .text = Seuls les héros qui ont des jetons Dégât sur le golem ont un rang ; les rangs se paient dans tous les modes. Une perte n’abaisse jamais la réputation finale sous 0.

rule-EU-SAB-01 = Preuves
    .text = La partie dure 8 manches et une finale. Chaque héros a de 0 à 10 preuves, que montre son jeton Insigne ; ce qui dépasse 10 est perdu.

rule-EU-SAB-02 = Trouver des preuves
    .text = Un héros trouve 1 preuve pour chaque quête qu’il accomplit, pour chaque hexagone d’un lieu de commerce qu’il libère et pour chaque informateur qu’il paie, action gratuite une fois par héros : Kavilin à l’église pour 1 Gaar et 1 pièce d’or, Doribor chez des marchands libérés pour une ressource naturelle, Sofien chez des alchimistes libérés pour 2 cartes Argent ou 1 carte Or. Au Repaire de contrebandiers, 2 pièces d’or achètent 2 preuves, une fois par héros.

rule-EU-SAB-03 = La Citadelle en ruine
    .text = Citadelle en ruine, une fois par héros : faites un jet de héros ; 8 ou plus donne 2 preuves, moins inflige 2 blessures.

rule-EU-SAB-04 = Sabotage
    .text = À la fin des manches 2, 4, 6 et 8, chaque héros qui a le moins de preuves, égalités comprises, perd 2 pièces d’or, ou 1 de réputation s’il a moins de 2 pièces d’or. Dans la partie en solo, le héros le subit avec moins de 1, 3, 5 et 7 preuves.

rule-EU-SAB-05 = La finale
    .text = Après la manche 8, les étapes d’ouverture d’une manche sont faites. Puis, dans l’ordre du tour, chaque héros, où qu’il soit, se soigne de 4 et combat le complice, et après une victoire, s’il le veut, le saboteur. Ce sont deux combats normaux sans action de combat, avec une fenêtre avant chacun, et sans carte de récompense, trophée, butin ni jetons ; le complice donne 6 de réputation, le saboteur 12.

rule-EU-SAB-06 = Les preuves contre le saboteur
    .text = Chaque groupe complet de 3 preuves retire 2 de santé et 1 chaos au saboteur dans la finale du héros lui-même ; 10 preuves lui retirent aussi son effet Trèfle.

rule-EU-SAB-07 = Partie difficile
    .text = Un second complice aux mêmes valeurs est combattu avant le saboteur ; il donne 3 de réputation.

rule-EU-SAB-08 = Résultat contre le saboteur
    .text = Compétitif : le décompte final suit la finale. Solo : succès si le saboteur est vaincu. Coopératif : succès si au moins la moitié des héros, arrondie au supérieur, le vainc.

rule-EU-SAB-09 = Payer les informateurs
    .text = Skoldur peut donner un jeton Dwurt pour le Gaar de Kavilin s’il n’a pas de Gaar ; son dé de Dwurt ne bouge pas. Rien n’est dû à qui a libéré le lieu. Avec 10 preuves, ni les informateurs ni les lieux du scénario ne peuvent être utilisés.
    .why = Personne ne doit payer pour rien, et Skoldur n’a pas de Gaar à lui.

rule-EU-SAB-10 = À qui sont les preuves
    .text = Les preuves sont gagnées par le héros dont c’est le tour, et jamais perdues. Les trois hexagones des Tours des Tueurs de dragons comptent comme hexagones d’un lieu de commerce ; un monstre d’élite vaincu là ne libère rien.
    .why = Un repaire peut se trouver sur un hexagone déjà libre.

rule-EU-SAB-11 = Détails de la finale
    .text = Les combats sont séparés : pour chacun le joueur-monstre est choisi, le dé de l’Espoir remis à zéro et une première frappe proposée ; l’espoir qui reste devient du Gaar entre les deux. Chaque héros rencontre des ennemis indemnes, dans la partie coopérative aussi ; leur santé ne croît ni avec les joueurs ni par les amulettes noires. Le héros peut s’arrêter avant chaque ennemi suivant ; la mort termine sa finale avec toutes les conséquences d’une mort au combat.

rule-EU-RVA-01 = Révoquer un élémentaire
    .text = La partie dure 9 manches. Son étape comprend l’air et l’eau. Révoquer est une action gratuite sur un élémentaire de l’étape où le héros a un jeton Interaction à lui : défaussez 1 essence de son type, payez 4 pièces d’or et posez-y un jeton Révocation, cet élément visible ; la figurine est retirée.

rule-EU-RVA-02 = Un élémentaire révoqué
    .text = Un élémentaire révoqué n’a pas de pouvoir et ne peut pas être affronté ; les jetons Interaction qui s’y trouvent comptent toujours. Le héros qui l’a révoqué gagne 3 de réputation et 1 point de révocation.

rule-EU-RVA-03 = Les élémentaires s’agitent
    .text = À partir de la manche 3, à la fin de chaque manche, chaque héros sur un hexagone soumis au pouvoir d’un élémentaire non révoqué de l’étape subit 1 blessure.

rule-EU-RVA-04 = Fin de l’appel
    .text = La partie finit après la manche 9, ou à la fin de la manche où autant d’élémentaires que de joueurs et 4 de plus sont révoqués, au plus 9.

rule-EU-RVA-05 = Rangs de révocation
    .text = Au décompte final, les rangs par points de révocation gagnent 8, 4 et 2 de réputation, dans tous les modes ; les égalités partagent la meilleure place, et qui n’a aucun point ne gagne rien.

rule-EU-RVA-06 = But de l’appel
    .text = Solo et coopératif : succès si à la fin autant d’élémentaires que de joueurs et 3 de plus, au plus 6, sont révoqués.
    .why = Les tuiles de l’appel montrent à coup sûr sept élémentaires de l’étape : quatre partenaires n’ont donc pas à les trouver tous.

rule-EU-RVA-07 = Détails de la révocation
    .text = Avant de piocher le reste des autres tuiles, on met dans chaque chapitre le nombre indiqué d’entre elles avec un élémentaire de l’étape ; dans l’appel, le druide est toujours dans la pile. Il y a 18 jetons Révocation ; sans jeton rien n’est révoqué. Une essence posée sur une capacité ne peut pas être donnée. Les tuiles qui protègent d’un pouvoir protègent de l’agitation de cet élément ; que le feu et l’eau s’annulent n’en protège pas. Un élémentaire révoqué reste le repaire qu’il était.

rule-EU-RVB-01 = Révoquer dans la réponse
    .text = La partie dure 9 manches. Son étape comprend la terre et le feu. On révoque comme dans EU-RVA-01, mais le prix est 1 essence du type et 4 pièces d’or, ou un catalyseur.

rule-EU-RVB-02 = Source de Faer
    .text = Source de Faer, une fois par héros tant qu’il reste des catalyseurs : subissez 2 blessures et prenez un catalyseur. Un héros qui n’a pas plus de santé ne le peut pas.

rule-EU-RVB-03 = Le feu et la terre grandissent
    .text = À partir de la manche 5, les élémentaires de feu non révoqués infligent 3 blessures par leur pouvoir, et le pouvoir de la terre ajoute 3 aux jets des monstres ; il ajoute toujours 2 à ceux des héros.

rule-EU-RVB-04 = Récompense et fin de la réponse
    .text = Une révocation donne 4 de réputation et 1 point de révocation. Pour le reste, EU-RVA-02 à EU-RVA-05 s’appliquent ; la fin anticipée vient avec autant de révocations que de joueurs et 4 de plus, au plus 8.

rule-EU-RVB-05 = But de la réponse
    .text = Solo et coopératif : succès si à la fin autant d’élémentaires que de joueurs et 3 de plus sont révoqués.

rule-EU-RVB-06 = Arriver équipé à la réponse
    .text = Il n’y a pas de tuiles du chapitre I. Chaque héros commence avec 5 de réputation, 12 pièces d’or, une tuile Provisions et un Parchemin de téléportation. Avant la manche 1, chaque héros, dans l’ordre du tour, effectue une action de commerce avec l’offre des marchands, sans jeton et sans redevance ; les points de mouvement gagnés entre-temps sont perdus.

rule-EU-RVB-07 = La campagne
    .text = En campagne, les mêmes héros aux mêmes places jouent les trois parties. Avant une partie, chaque héros gagne 1 pièce d’or par point de révocation des parties précédentes, quelle qu’en soit l’issue ; rien d’autre n’est conservé.

rule-EU-RVC-01 = Révoquer au volcan
    .text = La partie dure 10 manches. Son étape comprend tous les éléments. On révoque comme dans EU-RVA-01 et EU-RVA-02, mais le prix est 1 essence du type ou un catalyseur, et une révocation donne 2 de réputation et 1 point de révocation. La source de Faer donne des catalyseurs (EU-RVB-02) ; les élémentaires ne s’agitent pas (EU-RVA-03).

rule-EU-RVC-02 = Pouvoir de Faer
    .text = Le pouvoir de Faer commence à 2 plus 2 par joueur. Il monte de 1 à la fin de chacune des manches 1 à 8 et baisse de 2 à chaque révocation, jamais sous 0 ni au-dessus de 20.

rule-EU-RVC-03 = Amulettes d’éternité
    .text = Un héros qui fait sa deuxième révocation prend une amulette d’éternité ; il y en a 4, une par héros. Si le démon du volcan devait tuer un héros avec une amulette, sa santé devient 3 et l’amulette quitte la partie.

rule-EU-RVC-04 = Le démon surgit
    .text = Au début de la manche 7, le démon du volcan apparaît sur le volcan. Si cette tuile n’est pas sur la carte, on la prend dans la pile, l’ordre des autres reste, et on la pose sur une place libre à côté de la carte choisie par le premier joueur.

rule-EU-RVC-05 = Combattre le démon
    .text = Le démon du volcan est un ennemi commun avec 3 rounds par combat et une santé de 12 par joueur plus le pouvoir de Faer actuel, que l’on regarde aussi après chaque combat. Sa valeur de combat monte de 1 par tranche complète de 5 de pouvoir de Faer. Les héros sur son hexagone ou sur un hexagone libéré voisin peuvent le combattre.

rule-EU-RVC-06 = Le démon se déchaîne
    .text = À la fin des manches 8 et 9, chaque héros à 2 hexagones ou moins du démon vivant subit 2 blessures.

rule-EU-RVC-07 = Fin et rangs au volcan
    .text = La partie finit avec la manche où le démon est vaincu, ou après la manche 10. Au décompte final, les rangs par dégâts au démon gagnent 12, 7, 4 et 2 de réputation, vaincu ou non, ceux par points de révocation 6, 3 et 1, dans tous les modes. Si le démon vit, chaque héros perd 5 de réputation.

rule-EU-RVC-08 = But au volcan
    .text = Solo et coopératif : succès si le démon est vaincu. Il n’y a pas de trophée du démon.

rule-EU-RVC-09 = Arriver équipé au volcan
    .text = Seuls les chapitres III à V sont utilisés. Chaque héros commence avec 10 de réputation, 18 pièces d’or, une tuile Provisions et un Parchemin de téléportation. Avant la manche 1, chaque héros, dans l’ordre du tour, effectue une action de commerce avec l’offre des alchimistes, sans jeton et sans redevance ; les points de mouvement gagnés entre-temps sont perdus.

rule-EU-RVC-10 = Détails du volcan
    .text = Une amulette sauve aussi des blessures de EU-RVC-06, pas d’autres monstres ; elle est dans un sac, et celle que l’on jette est perdue. Où l’on pose le volcan, le bord convenu de la carte vaut s’il laisse une place ; au-delà de 40 places, on propose les plus proches de l’église. Personne ne sent le pouvoir de l’élémentaire de feu qui vient avec lui avant que quelqu’un n’y entre. Une révocation qui abaisse la santé du démon jusqu’à ses dégâts ne le vainc pas : on le regarde après le combat suivant, quelle qu’en soit l’issue.

rule-EU-QST-05 = Blessures et trophées différents comme prix
    .text = Une quête qui demande des blessures ne peut être accomplie que par un héros ayant plus de santé que cela. Des trophées différents sont des trophées de niveaux différents.
    .why = Un prix ne devrait pas se payer de sa propre vie ; toutes les cartes de monstre d’un niveau diffèrent, il s’agit donc du niveau.

rule-EU-SOL-32 = Il ne reste que des cartes Guérison
    .text = Si la deuxième pile ne peut pas être de Guérison et que la cache d’or ne contient rien d’autre, la deuxième pile est prise dans la cache d’argent.
    .why = Aucune carte ne peut commencer la pile, comme avec une cache vide.

rule-EU-SCX-01 = Combattre un ennemi commun
    .text = Un ennemi commun est combattu par une action de combat selon les règles normales, mais le combat dure au plus le nombre de rounds de combat que nomme sa carte ; ensuite le héros se retire et reste où il est. Il n’y a ni récompense, ni butin, ni trophée, ni jeton sur la carte.
    .why = Le Livret de scénarios n’était pas à notre disposition : les règles des scénarios, ici et dans les sections suivantes, sont les nôtres, dans les limites imprimées par le livret de règles.

rule-EU-SCX-02 = Les dégâts restent
    .text = Les dégâts infligés à un ennemi commun restent entre les combats et sont marqués par les jetons Dégât du héros qui les a causés. Les soins de l’ennemi retirent d’abord des dégâts au héros qui en a le plus.

rule-EU-SCX-03 = Tué par un ennemi commun
    .text = Un héros tué par un ennemi commun meurt au combat comme d’habitude ; l’ennemi garde ses dégâts et sa place.

rule-EU-SCX-04 = Vaincu ensemble
    .text = Quand le total des dégâts atteint la santé de l’ennemi, il est vaincu ; les héros sont classés par les dégâts qu’ils ont causés, les égalités partagent la meilleure place.

rule-EU-SCX-05 = Une fois par tour
    .text = Chaque héros peut combattre le même ennemi commun une fois par tour. Les cartes, le chaos et le Gaar de l’ennemi sont renouvelés à chaque combat.

rule-EU-SCX-06 = Grades d’un succès
    .text = Dans les parties en solo et coopérative, un succès est gradué par la réputation finale moyenne des héros : dès 40 bronze, dès 60 argent, dès 80 pièces d’or.

rule-EU-HUN-01 = Le compte de chasse
    .text = La chasse dure 8 manches. Chaque héros a un compte : un monstre vaincu de niveau 1, 2 ou 3 ajoute 1, 2 ou 4, un monstre d’élite 2, 4 ou 7.

rule-EU-HUN-02 = Le premier à atteindre un compte
    .text = Le premier héros dont le compte atteint 5 gagne 3 pièces d’or, le premier à atteindre 12 un trésor de niveau 2, le premier à atteindre 20 gagne 3 de réputation.

rule-EU-HUN-03 = Rangs de la chasse
    .text = Au décompte final, le premier de la chasse gagne 5 de réputation et le deuxième 2 ; à deux joueurs seul le premier marque, et un compte de 0 ne gagne rien. Les égalités partagent la meilleure place.

rule-EU-HUN-04 = But de la chasse
    .text = En solo : succès avec un compte d’au moins 8 et au plus 2 morts au combat. Coopératif : succès si les comptes totalisent au moins 7 par joueur.

rule-EU-HUN-05 = Grande chasse
    .text = Variante : les monstres d’élite de tous les niveaux sont utilisés et la partie dure 9 manches.

rule-EU-FAR-01 = Les vagues de Farruga
    .text = La partie dure 9 manches. Les cartes Attaque sont mélangées ; au début des manches 2, 4, 6 et 8, la suivante est retournée et Farruga se pose sur sa cible, comme ennemi commun avec la carte Dragon de la vague. Ensuite la carte Attaque applique son effet.

rule-EU-FAR-02 = Où Farruga se pose
    .text = Seuls les lieux de commerce révélés et non brûlés sont des cibles, libérés ou non, comptés en hexagones depuis l’église. Si aucun ne convient à la carte, le plus proche de toute sorte est pris ; sans aucun, la vague est sautée et chaque héros perd 1 de réputation. En cas d’égalité, le premier joueur choisit.

rule-EU-FAR-03 = Héros sur la cible
    .text = Un héros sur la cible se déplace sur un hexagone adjacent libéré de son choix, sinon sur le plus proche, ce qui compte comme y entrer, et subit 2 blessures. Personne ne peut entrer sur l’hexagone de Farruga ni y commercer ; sur un hexagone des Tours des Tueurs de dragons, le centre est fermé au commerce aussi.

rule-EU-FAR-04 = Combattre Farruga
    .text = Un héros sur un hexagone libéré adjacent à Farruga peut le combattre.

rule-EU-FAR-05 = Farruga vaincu
    .text = Une fois vaincu, Farruga quitte la carte. Les rangs gagnent la réputation de la vague, et le premier prend la carte Attaque, qui compte comme un monstre d’élite au décompte final ; en cas d’égalité elle va au héros qui a causé le dernier dégât. Chaque fois que Farruga part, tous les dégâts sont effacés.

rule-EU-FAR-06 = Un lieu brûle
    .text = Si Farruga est encore là à la fin de la deuxième manche de la vague, le lieu brûle, aux tours les trois hexagones : les jetons Commerce reviennent, les monstres y disparaissent sans récompense, les hexagones comptent comme libérés, plus personne n’y commerce, chaque héros perd 2 de réputation et Farruga part.

rule-EU-FAR-07 = But de la défense
    .text = Solo et coopératif : succès si la dernière vague est vaincue et qu’au plus deux lieux ont brûlé.
