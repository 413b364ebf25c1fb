### Meeples & Monsters in five minutes.

learn-meeples-and-monsters-aim-1 = Monsters come into a wooden city. You lead a crew of meeples that fights them, builds the city up and does Quests. Whoever has the most victory points (VP, the stars) wins.
learn-meeples-and-monsters-aim-2 = Your crew lives in a bag. You draw a hand of meeples from it into your Tavern; what you have used goes to the Lodgings and comes back into the bag when that is empty. A better bag means better turns.
learn-meeples-and-monsters-turn-1 = Development. You may build a tile with Peasants: choose it, then the vacant slot, and take the bonus of that slot at once. You may also level up a class with one Unit of it, paid with VP.
learn-meeples-and-monsters-turn-2 = Main. Send your meeples out. On a Location you place the Units that stand left of the arrow and get what stands right of it. On a Monster your combat values must reach its strength (the shield): then it is defeated for sure, no dice are rolled.
learn-meeples-and-monsters-turn-3 = You place everything first and confirm the plan at the end; until then you can take back what you like.
learn-meeples-and-monsters-turn-4 = Draw. New Monsters come for those you have defeated, and you draw your next hand.
learn-meeples-and-monsters-points-1 = Defeated Monsters pay the stars on their card; some make a class stronger for the rest of the game.
learn-meeples-and-monsters-points-2 = Quests are yours alone to see. A Quest that is done pays; one that is still in your hand at the end costs the second number.
learn-meeples-and-monsters-points-3 = Gray Corruption does nothing but fill your hand. Get rid of it where a place allows it.
learn-meeples-and-monsters-points-4 = A district with two or more Monsters is overrun: each place you use there burdens you with Peasants, unless you also fight in that district.
learn-meeples-and-monsters-end-1 = Three cards of the Dark Council hide in the Monster deck. After the third everybody has two final turns, in which the Overlords can be fought too.
learn-meeples-and-monsters-tips-1 = Trade Peasants for Warriors, Mages, Clerics and Knights early: they fight better and open better places.
learn-meeples-and-monsters-tips-2 = Do not leave meeples idle: whatever stays in the Tavern goes to the Lodgings all the same.
learn-meeples-and-monsters-example-fight = The Monster asks for { $strength }: two Peasants, 1 each, beat it and bring { $vp } VP.
learn-meeples-and-monsters-example-quest = Built as this card wishes, it pays { $vp } VP and takes a Corruption away. Still in your hand at the end it costs { $penalty }.
