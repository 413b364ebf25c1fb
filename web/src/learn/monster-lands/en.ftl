### Monster Lands in five minutes.

learn-monster-lands-aim-1 = You lead a clan of mercenaries. Six rounds long you equip them in the Citadel and send them against monsters, to conquer lands and win glory. Whoever has the most points at the end wins.
learn-monster-lands-turn-1 = Dice. Your leader, your mercenaries and your glory give you dice. Red is strength, purple is magic, yellow is persuasion; only the yellow ones are rolled now.
learn-monster-lands-turn-2 = Deployment. In turn everybody takes one action until all dice are placed. A building of the Citadel works at once: buy traps, brew potions and venom, hire, buy defense tokens or equipment, dig for gold. A yellow die lowers the price by what it shows.
learn-monster-lands-turn-3 = Or send a mercenary out, to a path of a land, a mission or the Entrance. Put the dice that the head of the path asks for, and what else you want to take along: more dice, traps (face down), defense tokens, potions, venom.
learn-monster-lands-turn-4 = Adventure. Those outside act from left to right. First the monster attacks with its black dice: 3 or more is a hit, and two wounds kill. Purple dice take black ones away, defense tokens and potions cancel hits.
learn-monster-lands-turn-5 = Then your mercenary strikes: roll the dice, add the traps and talents. Reach the first mark with a trap on the path and you capture the monster; reach the second and you eliminate it. Damage stays for the next in line.
learn-monster-lands-turn-6 = Once the monster is beaten, whoever has not fought yet may roll for the land itself.
learn-monster-lands-turn-7 = Clean-up. Everybody comes home, wages are paid, and a monster that was fought but not beaten goes to the Entrance and closes a building by panic.
learn-monster-lands-points-1 = Glory comes from monsters, lands and missions. Reputation comes from the mercenaries you hire; it can never grow above your glory, so win glory first.
learn-monster-lands-points-2 = At the end glory, reputation and trophies of eliminated monsters count, and the four affinities (water, air, jungle, fire) on your people and lands: many of one kind pay more.
learn-monster-lands-end-1 = The match ends after the sixth round, or as soon as a clan has 30 glory at the end of a round.
learn-monster-lands-tips-1 = Hire in the first round: new people bring their dice at once.
learn-monster-lands-tips-2 = One die alone seldom beats a monster. Send fewer people with more dice, a trap and a defense token.
learn-monster-lands-tips-3 = Free actions (talents, potions, selling trophies) do not use up your action; take them before it.
learn-monster-lands-example-capture = With a trap on the path Nimra captures Sckon from { $capture } on, for { $glory } glory. From { $eliminate } on she eliminates it, for { $more }.
learn-monster-lands-example-hire = Wishor costs { $cost } gold, less what your yellow die saves, and adds { $reputation } reputation: your glory must leave room for it.
