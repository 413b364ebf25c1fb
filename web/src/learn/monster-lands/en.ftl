### Monster Lands in five minutes.

learn-monster-lands-aim-1 = You lead a clan of mercenaries. Over six rounds you equip them in the Citadel and send them against monsters, to conquer lands and win glory. The most points at the end win.
learn-monster-lands-turn-1 = Dice. Your leader, your mercenaries and your glory give you dice. Red is strength, purple is magic, yellow is persuasion; only the yellow ones are rolled now.
learn-monster-lands-turn-2 = Deployment. In turn, everyone takes one action at a time until all dice are placed. A building of the Citadel works at once: buy traps, brew potions and venom, hire, buy defense tokens or equipment, dig for gold. A yellow die lowers the price by the number it shows.
learn-monster-lands-turn-3 = Or send a mercenary out, to a path of a land, a mission or the Entrance. Place the dice shown on the path header, and whatever else you want to take along: more dice, traps (face down), defense tokens, potions, venom.
learn-monster-lands-turn-4 = Adventure. The mercenaries outside act from left to right. First the monster attacks with its black dice: 3 or more is a hit, and two wounds kill. Purple dice remove black ones; defense tokens and potions cancel hits.
learn-monster-lands-turn-5 = Then your mercenary strikes: roll the dice, add the traps and talents. Reach the first mark with a trap on the path and you capture the monster; reach the second and you eliminate it. Damage stays for the next in line.
learn-monster-lands-turn-6 = Once the monster is beaten, mercenaries who have not fought yet may roll for the land itself.
learn-monster-lands-turn-7 = Clean-up. Everyone returns, wages are paid, and a monster that was fought but not beaten moves to the Entrance and closes a building with panic.
learn-monster-lands-points-1 = Glory comes from monsters, lands and missions. Reputation comes from the mercenaries you hire; it can never rise above your glory, so win glory first.
learn-monster-lands-points-2 = At the end you score glory, reputation, the trophies of eliminated monsters, and the four affinities (water, air, jungle, fire) of your mercenaries and lands: the more you have of one affinity, the more it scores.
learn-monster-lands-end-1 = The match ends after the sixth round, or as soon as a clan has 30 glory at the end of a round.
learn-monster-lands-tips-1 = Hire in the first round: new mercenaries bring their dice at once.
learn-monster-lands-tips-2 = A single die seldom beats a monster. Send fewer mercenaries with more dice, a trap and a defense token.
learn-monster-lands-tips-3 = Free actions (talents, potions, selling trophies) do not use up your action; take them before it.
learn-monster-lands-example-capture = With a trap on the path, Nimra captures Sckon with { $capture } or more, for { $glory } glory. With { $eliminate } or more she eliminates it, for { $more }.
learn-monster-lands-example-hire = Wishor costs { $cost } gold, less what your yellow die saves, and adds { $reputation } reputation: your glory must leave room for it.
