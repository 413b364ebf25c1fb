### Why the greedy player proposes what it proposes.

hint-most-vp = It pays the most VP for these Units.
hint-recruit = A better bag pays off for the rest of the game.
hint-help = It makes the Units in your fights stronger.
hint-hill = It pays if no one drives you off before your next turn.
hint-quest = It completes a Quest.
hint-find-quests = There is still time to complete another Quest.
hint-lasting = What this Monster gives lasts to the end of the game.
hint-build = The slot pays at once, and you get to use the tile first.
hint-level = The level earns more than it costs.
hint-final = The Dark Council can only be fought now.
hint-draw = More Units in the Tavern mean more choices.
hint-bag = Better Units in the bag come sooner.
hint-thin = A lighter bag is a better bag.
hint-least-loss = This is the least valuable one.
hint-nothing-better = There is nothing better to do.
