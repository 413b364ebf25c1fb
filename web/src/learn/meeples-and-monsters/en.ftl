### Meeples & Monsters in five minutes.

learn-meeples-and-monsters-aim-1 = Monsters invade a wooden city. You lead a crew of meeples that fights them, builds up the city and completes Quests. The most victory points (VP, the stars) win.
learn-meeples-and-monsters-aim-2 = Your crew lives in a bag. You draw a hand of meeples from it into your Tavern; those you have used go to the Lodgings and return to the bag when it is empty. A better bag means better turns.
learn-meeples-and-monsters-turn-1 = Development. You may build a tile with Peasants: choose it, then the vacant slot, and gain the bonus of that slot at once. You may also level up a class by sending one Unit of it and paying VP.
learn-meeples-and-monsters-turn-2 = Main. Send your meeples out. On a Location you place the Units shown left of the arrow and gain what is shown right of it. On a Monster your combat values must reach its strength (the shield): then it is defeated for certain; no dice are rolled.
learn-meeples-and-monsters-turn-3 = You place everything first and confirm the plan at the end; until then you can undo whatever you like.
learn-meeples-and-monsters-turn-4 = Draw. New Monsters replace those you have defeated, and you draw your next hand.
learn-meeples-and-monsters-points-1 = Defeated Monsters score the stars on their card; some make a class stronger for the rest of the game.
learn-meeples-and-monsters-points-2 = Only you can see your Quests. A completed Quest pays; one still in your hand at the end costs the second number.
learn-meeples-and-monsters-points-3 = Gray Corruption does nothing but fill your hand. Get rid of it wherever a place allows it.
learn-meeples-and-monsters-points-4 = A district with two or more Monsters is overrun: each place you use there burdens you with Peasants, unless you also fight in that district.
learn-meeples-and-monsters-end-1 = Three cards of the Dark Council hide in the Monster deck. After the third, everyone has two final turns, in which the Overlords can be fought too.
learn-meeples-and-monsters-tips-1 = Trade Peasants for Warriors, Mages, Clerics and Knights early: they fight better and open up better places.
learn-meeples-and-monsters-tips-2 = Don’t leave meeples idle: whatever stays in the Tavern goes to the Lodgings anyway.
learn-meeples-and-monsters-example-fight = The Monster has strength { $strength }: two Peasants, 1 each, defeat it and score { $vp } VP.
learn-meeples-and-monsters-example-quest = If you build as this card asks, it pays { $vp } VP and removes a Corruption. Still in your hand at the end, it costs { $penalty }.
