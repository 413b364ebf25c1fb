### Euthia in five minutes.

learn-euthia-aim-1 = Your Hero sets out from the Church into an unknown land. Step by step the Map grows, and with it your Equipment, your Abilities and the Monsters. The Hero with the most Reputation (the book) at the end wins; each scenario adds its own aim, shown beside the Map.
learn-euthia-turn-1 = Each round you have three Action tokens: Combat, Trade and Mining. Use each for its Action, or turn it into Move points instead.
learn-euthia-turn-2 = Move. A step costs 1 Move point. Where the Map is open around your hex, new tiles are placed at once.
learn-euthia-turn-3 = Mining. On a mountain, a lake or a cave without a Monster, take a resource into your Sacks.
learn-euthia-turn-4 = Trade. With merchants, alchemists and at the towers you buy and sell, heal, unveil and train Abilities, and unlock slots.
learn-euthia-turn-5 = Combat. If you enter a hex with a Monster you must fight it, so you need your Combat Action. If you win, you take the loot of the hex and the Reward on the card.
learn-euthia-turn-6 = Treasures, Elementals, Quests and the Church cost no token; you only have to be there.
learn-euthia-fight-1 = The Monster attacks first: two dice, then both sides change the value with Gaar tokens, cards and tiles. The ladder shows how many Injuries each value causes.
learn-euthia-fight-2 = Then you attack: choose a Weapon or an Ability, roll two dice, change the value. The ladder of your tile shows the Damage.
learn-euthia-fight-3 = The Die of Hope grows with bad luck and can be spent later. This goes on until the Monster is beaten or your Hero falls.
learn-euthia-fight-4 = A Hero who falls wakes in the Church with full Health and some consolation, and plays on. In a competitive match another player rolls for the Monster, and is paid if you fall.
learn-euthia-points-1 = Reputation comes from Monsters, Quests, Trophies and the aim of the scenario.
learn-euthia-points-2 = At the end everything you own is turned into Gold, and every 5 Gold into 1 Reputation. The places where you fought, mined, traded or found Treasures score in steps.
learn-euthia-end-1 = The scenario says how many rounds you play. In cooperative and solo games you all succeed or fail together.
learn-euthia-tips-1 = Start with Monsters of level 1, and go into a Combat with full Health and some Gaar.
learn-euthia-tips-2 = Spend your Gold: an Ability trained early helps in every Combat that follows.
learn-euthia-example-ladder = The Skeleton has { $health } Health. A value of { $low } or more deals Keleia { $few } Injury, { $high } or more { $many }; below { $low } it misses.
learn-euthia-example-reward = A Monster of level { $level } is a good start: the Skeleton gives { $reputation } Reputation and { $gold } Gold.
