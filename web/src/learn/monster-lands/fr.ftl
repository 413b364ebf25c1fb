### Monster Lands en cinq minutes.

learn-monster-lands-aim-1 = Vous menez un clan de mercenaires. Pendant six tours, vous les équipez à la Citadelle et les envoyez contre des monstres, pour conquérir des régions et gagner de la gloire. Le plus de points à la fin l’emporte.
learn-monster-lands-turn-1 = Dés. Votre leader, vos mercenaires et votre gloire vous donnent des dés. Le rouge est la force, le violet la magie, le jaune la persuasion ; seuls les jaunes sont lancés maintenant.
learn-monster-lands-turn-2 = Déploiement. À tour de rôle, chacun fait une action jusqu’à ce que tous les dés soient posés. Un bâtiment de la Citadelle agit aussitôt : acheter des pièges, préparer potions et venins, recruter, acheter des jetons Défense ou de l’équipement, extraire de l’or. Un dé jaune réduit le prix de la valeur qu’il indique.
learn-monster-lands-turn-3 = Ou envoyez un mercenaire dehors, sur l’expédition d’une région, en mission ou aux Portes de la Citadelle. Posez les dés que demande l’expédition, et ce que vous voulez emporter : d’autres dés, des pièges (face cachée), des jetons Défense, des potions, des venins.
learn-monster-lands-turn-4 = Aventure. Les mercenaires envoyés agissent de gauche à droite. D’abord, le monstre attaque avec ses dés noirs : 3 ou plus touche, et deux blessures tuent. Les dés violets retirent des dés noirs ; jetons Défense et potions annulent des touches.
learn-monster-lands-turn-5 = Puis votre mercenaire frappe : lancez les dés, ajoutez pièges et talents. Atteignez la première marque avec un piège sur l’expédition, et vous capturez le monstre ; atteignez la seconde, et vous l’éliminez. Les blessures infligées restent pour le suivant.
learn-monster-lands-turn-6 = Une fois le monstre vaincu, les mercenaires qui n’ont pas encore combattu peuvent lancer leurs dés pour conquérir la région.
learn-monster-lands-turn-7 = Nettoyage. Tout le monde rentre, les salaires sont payés, et un monstre combattu mais non vaincu va aux Portes et ferme un bâtiment par la panique.
learn-monster-lands-points-1 = La gloire vient des monstres, des régions et des missions. La réputation vient des mercenaires que vous recrutez ; elle ne peut jamais dépasser votre gloire : gagnez donc d’abord de la gloire.
learn-monster-lands-points-2 = À la fin comptent la gloire, la réputation, les trophées des monstres éliminés et les quatre affinités (eau, air, jungle, feu) de vos mercenaires et de vos régions : plus vous en avez d’une même affinité, plus elles rapportent.
learn-monster-lands-end-1 = La partie se termine après le sixième tour, ou dès qu’un clan a 30 de gloire à la fin d’un tour.
learn-monster-lands-tips-1 = Recrutez dès le premier tour : les nouveaux mercenaires apportent aussitôt leurs dés.
learn-monster-lands-tips-2 = Un dé seul vainc rarement un monstre. Envoyez moins de mercenaires avec plus de dés, un piège et un jeton Défense.
learn-monster-lands-tips-3 = Les actions gratuites (talents, potions, vente de trophées) ne prennent pas votre action ; faites-les avant.
learn-monster-lands-example-capture = Avec un piège sur l’expédition, Nimra capture Sckon dès { $capture }, pour { $glory } de gloire. Dès { $eliminate }, elle l’élimine, pour { $more }.
learn-monster-lands-example-hire = Wishor coûte { $cost } d’or, moins ce qu’épargne votre dé jaune, et ajoute { $reputation } de réputation : votre gloire doit lui laisser la place.
