### What the signs of the game mean: the sheet of all symbols.

sign-mm-unit-said = A Unit. Its Combat Value grows with the level of its Hero.
sign-mm-prestige-unit-said = A Prestige Unit: gained only by special Locations.
sign-mm-corruption-said = Fills your Tavern and can do nothing.
sign-mm-any-said = Any Unit; what may not be Corruption says so.
sign-mm-prestige = Prestige
sign-mm-prestige-said = Any of the Prestige Units.
sign-mm-star = Victory points
sign-mm-star-said = The most victory points win.
sign-mm-shield = Strength
sign-mm-shield-said = What the Units sent here must reach together.
sign-mm-tower = Tower room
sign-mm-tower-said = A Location that whoever comes first uses for the round.
sign-mm-crown = Dark Council
sign-mm-crown-said = An Overlord. With the third one the final turns begin.
sign-mm-scroll = Quest
sign-mm-scroll-said = A secret task: points when it is done, a penalty when it is not.
sign-mm-bag = Bag
sign-mm-bag-said = From here the Units of your next turn are drawn.
sign-mm-swords = In fights
sign-mm-swords-said = Counts only against Monsters.
sign-mm-mug = Tavern
sign-mm-mug-said = The Units that you can send out this turn.
sign-mm-type-said = A type of Monster. Some bonuses count against one type only.
sign-mm-lantern-lit = A lit lantern
sign-mm-lantern-lit-said = A Monster stands in this district. With three the district is overrun.
