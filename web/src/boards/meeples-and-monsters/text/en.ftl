### Words of the drawn table of Meeples & Monsters. Names of cards and rules come from the server.

mm-city = The city
mm-capitol = Capitol
mm-council = Dark Council
mm-tiles = Tiles to build
mm-deck = Deck
mm-final = { $left ->
    [0] Last turn
   *[other] Final turns
}
mm-council-of = Dark Council { $n } of 3
mm-council-short = Council { $n } / 3
mm-builders_yard = Builders’ Yard
mm-builders_yard-short = build a tile
mm-builders_yard-said = Send one or two Peasants here to build one of the open tiles on a vacant slot.
mm-hall_of_heroes = Hall of Heroes
mm-hall_of_heroes-short = level up a class
mm-hall_of_heroes-said = Send a Unit here and pay VP: its class levels up.
mm-overrun = overrun
mm-overrun-said = { $n ->
    [one] The district is overrun: if you use a Location here without fighting here, you must take 1 Peasant.
   *[other] The district is overrun: if you use a Location here without fighting here, you must take { $n } Peasants.
}
mm-monsters-of = { $n } of { $all } Monsters
mm-empty-slot = no Monster
mm-vacant = vacant slot
mm-vacant-label = Vacant: { $name }
mm-tower-empty = the tower is empty
mm-location = Location
mm-open-tile = Open tile
mm-room = Tower Room
mm-stock = { $n } left
mm-used = in your plan
mm-held-by = held by { $name }
mm-planned = { $total } of { $strength } placed
mm-monster-label = { $name }, strength { $strength }, { $vp } VP, level { $level }, { $type }
mm-district-label = { $name }, { $monsters } of 3 Monsters{ $options ->
    [0] {""}
    [one] , 1 option
   *[other] , { $options } options
}
mm-room-label = Tower Room { $name }, { $left } left in the tower
mm-deck-label = Monster deck, { $n } left. Dark Council: { $arrived } of 3 cards revealed
mm-deck-said = { $n ->
    [one] 1 card is left.
   *[other] { $n } cards are left.
} { $arrived } of 3 Dark Council cards are revealed; the third starts the final turns.
mm-token = Bonus token “{ $name }”, { $n } VP: { $text }

mm-tavern = Tavern
mm-tavern-said = You can send out the Units in your Tavern this turn.
mm-lodgings = Lodgings
mm-lodgings-said = Meeples in the Lodgings rest. They go into the bag when it is empty.
mm-bag = Bag
mm-bag-label = { $n ->
    [one] Your bag, 1 meeple
   *[other] Your bag, { $n } meeples
}
mm-bag-said = You draw your Tavern for next turn from here.
mm-bag-empty = The bag is empty.
mm-heroes = Heroes
mm-quests = Quests
mm-yours-alone = only you see these
mm-no-quests = none
mm-nobody = nobody
mm-stays = stays
mm-cv = CV { $value }
mm-or-minus = or −{ $n }
mm-hidden-quest = A Quest that only its owner knows
mm-meeples-label = { $n } × { $name }
mm-hero-label = { $name }, level { $level }, combat value { $value }
mm-corruption-said = Corruption fills your Tavern and can do nothing. It can’t be sent to Locations or fights.
mm-next-level = Level { $n } costs { $cost } VP.
mm-strength = strength { $n }
mm-vp = { $n } VP
mm-level = level { $n }
mm-penalty = −{ $n } VP if not completed
mm-quest-triggered = Triggered Quest
mm-quest-ongoing = Ongoing Quest
mm-quest-end = End of Game Quest
mm-status = Quests { $quests } · Tavern { $tavern } · bag { $bag }

mm-fill = Send enough
mm-fill-with = Send { $units }
mm-idle = { $n ->
    [one] 1 Unit stays in the Tavern though there is work for it.
   *[other] { $n } Units stay in the Tavern though there is work for them.
} Confirm again to go on.

mm-phase-development = Development
mm-phase-main = Main
mm-phase-draw = Draw
mm-phase-development-said = Build a tile with Peasants, or level up a class for VP. Both are optional.
mm-phase-main-said = Send Units to Locations and against Monsters, then confirm the plan.
mm-phase-draw-said = New Monsters replace those that were defeated, and you draw your next hand.
mm-score-said = Victory points so far; end-of-game Quests are added later.
mm-tab-villages = Villages
mm-tab-university = University
mm-tab-capitol = Capitol
mm-tab-council = Council
mm-tab-cathedral = Cathedral
mm-tab-castle = Castle

mm-from-monsters = Monsters
mm-from-council = Dark Council
mm-from-quests = Quests
mm-from-locations = Locations
mm-from-rooms = Tower Rooms
mm-from-levels = Spent on levels
mm-from-penalties = Quests not completed
