### Euthia en cinq minutes.

learn-euthia-aim-1 = Votre héros quitte l’église pour une terre inconnue. Pas à pas, la carte grandit, et avec elle votre équipement, vos capacités et les monstres. Le héros qui a le plus de réputation (le livre) à la fin gagne ; chaque scénario ajoute son propre but, affiché à côté de la carte.
learn-euthia-turn-1 = À chaque manche, vous avez trois jetons d’action : combat, commerce et extraction. Utilisez chacun pour son action, ou changez-le en points de mouvement.
learn-euthia-turn-2 = Se déplacer. Un pas coûte 1 point de mouvement. Là où la carte est ouverte autour de votre hexagone, de nouvelles tuiles sont posées aussitôt.
learn-euthia-turn-3 = Extraction. Sur une montagne, un lac ou une grotte sans monstre, prenez une ressource dans vos sacs.
learn-euthia-turn-4 = Commerce. Chez les marchands, les alchimistes et aux tours, vous achetez et vendez, vous vous soignez, dévoilez et entraînez des capacités et déverrouillez des emplacements.
learn-euthia-turn-5 = Combat. Si vous entrez dans un hexagone avec un monstre, vous devez le combattre : il vous faut donc l’action de combat. Si vous gagnez, vous prenez le butin de l’hexagone et la récompense de la carte.
learn-euthia-turn-6 = Trésors, élémentaires, quêtes et église ne coûtent pas de jeton ; il suffit d’y être.
learn-euthia-fight-1 = Le monstre attaque d’abord : deux dés, puis les deux camps changent la valeur avec des jetons Gaar, des cartes et des tuiles. L’échelle montre combien de blessures chaque valeur inflige.
learn-euthia-fight-2 = Ensuite vous attaquez : choisissez une arme ou une capacité, lancez deux dés, changez la valeur. L’échelle de votre tuile montre les dégâts.
learn-euthia-fight-3 = Le dé de l’Espoir monte avec la malchance et se dépense plus tard. On continue jusqu’à ce que le monstre soit vaincu ou que votre héros tombe.
learn-euthia-fight-4 = Un héros tombé se réveille à l’église avec toute sa santé et une consolation, puis continue. En partie compétitive, un autre joueur lance les dés du monstre et gagne à votre chute.
learn-euthia-points-1 = La réputation vient des monstres, des quêtes, des trophées et du but du scénario.
learn-euthia-points-2 = À la fin, tout ce que vous possédez devient de l’or, et chaque 5 d’or 1 de réputation. Les lieux libérés ou exploités, ceux où vous avez commercé ou trouvé des trésors rapportent par paliers.
learn-euthia-end-1 = Le scénario dit combien de manches on joue. En coopératif et en solo, tous réussissent ou échouent ensemble.
learn-euthia-tips-1 = Commencez par des monstres de niveau 1, et entrez au combat avec toute votre santé et un peu de Gaar.
learn-euthia-tips-2 = Dépensez votre or : une capacité entraînée tôt sert dans chaque combat suivant.
learn-euthia-example-ladder = Le squelette a { $health } de santé. Une valeur de { $low } ou plus inflige { $few } blessure à Keleia ; { $high } ou plus, { $many } ; sous { $low }, il rate.
learn-euthia-example-reward = Un monstre de niveau { $level } est un bon début : le squelette rapporte { $reputation } de réputation et { $gold } d’or.
