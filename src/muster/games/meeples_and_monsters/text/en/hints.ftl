### Why the greedy player proposes what it proposes.

hint-most-vp = It pays the most VP for these Units.
hint-recruit = A better bag pays in every turn that is left.
hint-help = It makes the Units in your fights stronger.
hint-hill = It pays if nobody drives you off before your next turn.
hint-quest = It completes a Quest.
hint-find-quests = There is time enough to complete another Quest.
hint-lasting = What this Monster gives lasts to the end of the game.
hint-build = The slot pays at once, and the tile is yours to use first.
hint-level = The level pays back more than it costs.
hint-final = The Dark Council can be fought only now.
hint-draw = More Units in the Tavern are more to choose from.
hint-bag = Better Units in the bag come sooner.
hint-thin = A smaller bag is a better one.
hint-least-loss = This one promises least.
hint-nothing-better = There is nothing better to do.
