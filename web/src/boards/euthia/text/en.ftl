### Words of the drawn table of Euthia. Names of tiles, places and rules come from the server.

eu-map-label = { $n ->
    [one] Map, 1 tile
   *[other] Map, { $n } tiles
}
eu-chapter = Chapter { $n }
eu-zoom-in = Larger
eu-zoom-out = Smaller
eu-zoom-fit = Show the whole Map
eu-panels = Beside the Map
eu-panel-combat = Combat
eu-panel-trade = Trade board
eu-panel-scenario = Scenario
eu-panel-none = Map only
eu-tab-map = Map
eu-tab-trade = Trade
eu-tab-scenario = Scenario
eu-last-round = The last round
eu-nothing = nothing

## The Map

eu-hex-label = { $tile }, { $hex ->
    [a] upper left hex
    [b] right hex
    [c] lower hex
   *[center] center
}: { $location }.
eu-monster-here = Monster of level { $level }.
eu-powers = Powers: { $powers }.
eu-power-air = Air: of two different dice, the higher one is turned over.
eu-power-earth = Earth: 2 more on Hero Rolls.
eu-power-water = Water: heals 2 when you enter.
eu-power-fire = Fire: 2 Injuries when you enter.
eu-burned = This place has burned down.
eu-hero-here = { $hero } stands here.
eu-foe-here = { $monster } is here.
eu-loot = Loot for the victory: { $loot }.
eu-edge = A new Map tile
eu-edge-label = Place { $n } for the new Map tile
eu-edge-said = The next tile of the stack goes here, always the same way up.
eu-said-land = Open land. Nothing to find, nothing to fear.
eu-said-mountain = With a Mining Action you draw a resource of the Mountains.
eu-said-lake = With a Mining Action you draw a resource of the Lakes.
eu-said-cave = With a Mining Action you draw a resource of the Caves.
eu-said-treasure_1 = The first Hero here takes a Treasure of level 1.
eu-said-treasure_2 = The first Hero here takes a Treasure of level 2.
eu-said-treasure_3 = The first Hero here takes a Treasure of level 3.
eu-said-air = An Elemental of Air. Confront it once: a Hero Roll decides what you get.
eu-said-earth = An Elemental of Earth. Confront it once: a Hero Roll decides what you get.
eu-said-water = An Elemental of Water. Confront it once: a Hero Roll decides what you get.
eu-said-fire = An Elemental of Fire. Confront it once: a Hero Roll decides what you get.
eu-said-portal = From here you can step to any other Portal for no Move points.
eu-said-merchants = A Place of Trade: buy, sell, heal, unveil and train.
eu-said-alchemists = A Place of Trade: buy, sell, heal, unveil and train.
eu-said-towers = The Towers of the Dragonslayers: a Place of Trade.
eu-said-church = The Church: healing and potions for Gold. Heroes start here, and rise again here.
eu-said-fortress = Mercenaries offer Quests here.
eu-said-lord = A Lord offers Quests here.
eu-said-legend = A Legend waits here.
eu-said-encounter = Someone here offers Quests.
eu-said-scenario = A place of this scenario.
eu-said-griffin = The Griffin’s rock. Call the Griffin to fly.

## Counted things

eu-n-gold = { $n } Gold
eu-n-gaar = { $n } Gaar
eu-n-dwurt = { $n } Dwurt
eu-n-rep = { $n } Reputation
eu-n-potion = { $n ->
    [one] 1 Healing Potion
   *[other] { $n } Healing Potions
}
eu-n-silver = { $n ->
    [one] 1 Silver card
   *[other] { $n } Silver cards
}
eu-n-gold_card = { $n ->
    [one] 1 Gold card
   *[other] { $n } Gold cards
}
eu-price = { $n } Gold
eu-level = level { $n }

## Combat

eu-combat = Combat
eu-combat-round = Round { $n }
eu-step-setup = Setup
eu-step-first_strike = First Strike
eu-step-healing = Healing
eu-step-monster = Monster Attack
eu-step-hero = Hero Attack
eu-step-end = End
eu-health-of = Health { $now } of { $all }
eu-health-falls = Health { $now } → { $then } if the roll stands
eu-foe-health = Health { $n }
eu-foe-health-of = Health { $now } of { $all }
eu-foe-label = { $monster }: Health { $now } of { $all }
eu-would-die = This attack would kill.
eu-penalty = Hero Rolls { $n }
eu-foe-injuries = Injuries { $ranges }
eu-attack-of = { $monster } attacks
eu-attack-with = Attack: { $tile }
eu-no-dice = No dice on the table yet.
eu-dice = dice
eu-changes = changes
eu-now = now
eu-value = Combat Value
eu-value-is = Combat Value { $n }
eu-value-said = The dice, with everything that was added or subtracted.
eu-ladder = What each value does
eu-ladder-said = Each mark shows the Injuries or Damage caused from that value on.
eu-injuries = { $n ->
    [0] No Injuries as it stands
    [one] 1 Injury as it stands
   *[other] { $n } Injuries as it stands
}
eu-damage = { $n } Damage as it stands
eu-die = A die showing { $n }
eu-die-said = A Gaar token rerolls one die.
eu-hope = Die of Hope
eu-hope-n = Die of Hope: { $n }
eu-hope-said = Bad rolls raise it. Spend it to improve a later roll.
eu-chaos = Chaos
eu-chaos-said = The Monster-player pays for cards with Chaos.
eu-may-still = { $name } has { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} and { $chaos } Chaos left.
eu-quiet = You pass until the end of this Combat.
eu-walk-there = Walk there
eu-still-possible = You can still do this: { $things }. Press again to end the turn.
eu-orders = Pass automatically
eu-order-settled = when it changes nothing
eu-order-settled-said = Passes when there is no Injury to come and nothing to heal, or when the Monster falls anyway.
eu-order-saving = to save Gaar and Hope
eu-order-saving-said = Passes when only Gaar, Dwurt or the Die of Hope could be used, but asks when an attack would kill you.
eu-order-strong = in good Health
eu-order-strong-said = Heals nothing during a Combat until you have half of your Health or less.
eu-order-aside = in other players’ Combats
eu-order-aside-said = Never takes over a Monster that another Hero fights, and plays no cards and no Gaar for it.
eu-played = Played in this Combat
eu-roll = Hero Roll
eu-status = Health { $health } of { $all } · { $gold } Gold
eu-status-monster = playing the Monster

## Trade

eu-trade-board = Trade board
eu-heal-rate = heals { $n } for 1 Gold
eu-offer-label = { $tile }, { $price } Gold. { $text }
eu-services = Other services
eu-service-heal = Heal for Gold
eu-service-said-heal = Pay 1 Gold and heal at the rate of this trader.
eu-service-buy-gaar = Buy a Gaar
eu-service-said-buy-gaar = Gaar tokens let you reroll a die.
eu-service-unveil = Unveil Hero tiles
eu-service-said-unveil = Turn up two of your Hero tiles and keep one.
eu-service-train-menu = Train
eu-service-said-train-menu = Pay for an unveiled Hero tile and place it on a slot.
eu-service-unlock-menu = Unlock a slot
eu-service-said-unlock-menu = Pay the price of a locked slot, and tiles may be placed there.
eu-service-sell-menu = Sell
eu-service-said-sell-menu = Sell what you carry at its price.
eu-service-change-offer = Change the Offer
eu-service-said-change-offer = Replace the tiles on offer with new ones.

## Scenario

eu-scenario = Scenario
eu-rounds = Round { $n } of { $all }
eu-tally = Tally of the Hunt
eu-places-burned = { $n ->
    [one] 1 place has burned down
   *[other] { $n } places have burned down
}
eu-bounty = Bounty
eu-quest = Quest
eu-quests = Available Quests
eu-left = { $n } more
eu-backs = Next Monsters and their Rewards
eu-caches = Caches of the Monsters
eu-discards = Discard piles
eu-monsters-of = Monsters of level { $n }
eu-back-title = The next Monster of level { $n }
eu-back-label = The next Monster of level { $n }, { $left } more in the deck
eu-back-said = Its back shows the Reward before its face is known.

## The scenarios: what it is about, and how it stands

eu-aim-the-hunt = Every Monster you defeat adds to your Hunt tally: { $tally1 }, { $tally2 } or { $tally3 } by its level, an Elite { $elite_tally1 }, { $elite_tally2 } or { $elite_tally3 }. { $mode ->
    [solo] You succeed with a tally of { $solo_tally } and at most { $solo_deaths } deaths in Combat.
    [cooperative] You succeed when your tallies add up to { $coop_tally } for each player.
   *[competitive] At the end the highest tally earns { $ranks1 } Reputation, with more than two players the second { $ranks2 }.
}
eu-aim-defending-the-settlements = From round { $first_wave } on, the dragon Farruga lands on a Place of Trade every second round. Fight it from an adjacent hex: Damage stays. If it is still there when the next round ends, the place burns down and everyone loses Reputation. { $mode ->
    [solo] You succeed if the last wave is beaten and no more than { $burned_at_most } of the places have burned down.
    [cooperative] You succeed if the last wave is beaten and no more than { $burned_at_most } of the places have burned down.
   *[competitive] When it is beaten, the Heroes who dealt the most Damage earn Reputation.
}
eu-aim-threat-of-mirrezil = Grow strong while there is time: from round { $first_event } on, each round brings an Event, and Legends reward you with Artifacts. After round { $rounds } comes the Finale against the four aspects of Mirrezil. { $mode ->
    [solo] You succeed if you beat the fourth aspect.
    [cooperative] The Heroes fight one after another, each continuing where the last one fell. You succeed if the fourth aspect is beaten.
   *[competitive] Every Hero fights them alone; each aspect you beat earns Reputation.
}
eu-aim-walking-destruction = After each round the Golem walks on and lays waste to everything it enters. Fight it from its hex or an adjacent one, once a round, and guard places with Defense Magic. The game ends when the Golem falls, when the Destruction tokens of one kind run out, or after round { $rounds }. { $mode ->
    [solo] You succeed if the Golem falls.
    [cooperative] You succeed if the Golem falls.
   *[competitive] The most Damage on the Golem earns { $ranks1 } Reputation, then { $ranks2 }, { $ranks3 } and { $ranks4 }. If the land is lost, everyone loses { $lost_land }.
}
eu-aim-the-looming-doom = Quests, liberated Places of Trade, informants and hidden places give Evidence, up to { $most_evidence }. Every second round sabotage strikes the Hero with the least. After round { $rounds } each Hero fights the Accomplice, then the Saboteur, whom your Evidence weakens. { $mode ->
    [solo] You succeed if you beat the Saboteur.
    [cooperative] You succeed if at least half of you beat the Saboteur.
   *[competitive] Both victories earn Reputation; the most Reputation wins.
}
eu-aim-elemental-revocation-1 = Confront an Elemental of the Stage, then revoke it with an Essence of its type: { $reputation } Reputation and a Revocation point. From round { $unrest_round } on, those that remain hurt nearby Heroes at the end of a round. { $mode ->
    [solo] You succeed with { $goal } revocations; with { $ends } the game ends early.
    [cooperative] You succeed with { $goal } revocations; with { $ends } the game ends early.
   *[competitive] The most Revocation points earn { $ranks1 } Reputation, then { $ranks2 } and { $ranks3 }; with { $ends } revocations the game ends early.
}
eu-aim-elemental-revocation-2 = Confront an Elemental of the Stage, then revoke it with an Essence of its type and { $essence_gold } Gold, or with a Catalyst of the Faer Spring: { $reputation } Reputation and a Revocation point. Those that remain hurt nearby Heroes, and from round { $strong_round } on they are stronger. { $mode ->
    [solo] You succeed with { $goal } revocations; with { $ends } the game ends early.
    [cooperative] You succeed with { $goal } revocations; with { $ends } the game ends early.
   *[competitive] The most Revocation points earn { $ranks1 } Reputation, then { $ranks2 } and { $ranks3 }; with { $ends } revocations the game ends early.
}
eu-aim-elemental-revocation-3 = Every round adds Faer Power, every revocation removes { $faer_fall }. In round { $demon_round } the Volcano Demon rises, and Faer Power is part of its Health. Fight it together; Damage stays. { $mode ->
    [solo] You succeed if the Demon is beaten.
    [cooperative] You succeed if the Demon is beaten.
   *[competitive] The most Damage on the Demon earns { $damage_ranks1 } Reputation, the most Revocation points { $ranks1 }. If the Demon lives, everyone loses { $demon_lives }.
}
eu-mode-solo = Solo
eu-mode-cooperative = Cooperative
eu-mode-competitive = Competitive
eu-firsts = First to a tally
eu-first-open = { $n }: open
eu-first-taken = { $n }: taken
eu-waves = Waves
eu-aspects = Aspects
eu-wave-beaten = beaten
eu-wave-here = here now
eu-wave-gone = not beaten
eu-wave-round = round { $n }
eu-wave-coming = to come
eu-wave-trophies = Attack cards won
eu-card-attack = Attack
eu-card-event = Event of this round
eu-card-rampage = Last Rampage
eu-legends = Legends
eu-initiative = Initiative tokens
eu-fought = has fought
eu-stamina = Stamina { $now } of { $all }
eu-ruins = Destruction tokens left
eu-ruins-a = places: { $n }
eu-ruins-b = other hexes: { $n }
eu-ruins-said = When the last token of a kind is placed, the land is lost and the game ends.
eu-defenses = Defense Magic left: { $n }
eu-defended = Defense Magic of { $hero } guards this hex.
eu-ruined = This place lies in ruins.
eu-evidence = Evidence
eu-evidence-of = { $hero }: { $n } of { $most } Evidence.
eu-evidence-said = Every { $step } Evidence weakens the Saboteur in your own Finale.
eu-sabotage = Sabotage at the end of round { $n }
eu-sabotage-safe = Safe with { $n } Evidence
eu-unmasked = defeated the Saboteur
eu-informants = Informants you have paid: { $names }
eu-revocation = Revocations
eu-revocation-said = Each Revocation point scores at the end.
eu-stage = Stage
eu-revocations-done = { $n } revoked
eu-revocations-end = the game ends early at { $n }
eu-tokens-left = { $n } tokens left
eu-catalysts-left = Catalysts left: { $n }
eu-faer = Faer Power { $n }
eu-faer-said = It is part of the Demon’s Health and makes its attacks stronger.
eu-demon-comes = The Volcano Demon rises in round { $n }.
eu-revoked = The Elemental here is revoked.
eu-success = { $reached ->
    [yes] Success
   *[no] Not reached
}

## The Hero

eu-hero = Hero
eu-actions = Action tokens
eu-hero-tiles = Hero tiles
eu-equipment = Equipment
eu-set-of = set of { $n }
eu-sacks = Sacks
eu-sacks-said = { $n ->
    [one] Room for 1 thing. Heavy Equipment takes up Sacks.
   *[other] Room for { $n } things. Heavy Equipment takes up Sacks.
}
eu-pouch = Gems, Essences
eu-pouch-said = { $n ->
    [one] 1 slot for loose Gems and Essences. Set them into Equipment to use them again and again.
   *[other] { $n } slots for loose Gems and Essences. Set them into Equipment to use them again and again.
}
eu-hand = Hand
eu-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
eu-card-label = { $card }, { $n }×
eu-silver-card = Silver card
eu-gold-card = Gold card
eu-slot-label = { $kind }: { $tile }, { $ready ->
    [yes] ready
   *[no] exhausted
}. With it: { $set }.
eu-locked-label = { $kind }: locked. Price: { $price }.
eu-empty-label = { $kind }: free
eu-slot-free = This slot is free.
eu-unlock-gold = Locked. It costs { $n } Gold at a Place of Trade.
eu-unlock-essence = Locked. It costs: { $essence }.
eu-supply-label = { $tile }, unveiled, not trained yet
eu-veiled = Veiled Hero tiles
eu-veiled-n = { $n } veiled Hero tiles
eu-veiled-said = They come out two at a time when you unveil at a Place of Trade.
eu-token-label = { $action } token, { $there ->
    [yes] ready
   *[no] used
}. Worth { $n ->
    [one] 1 Move point
   *[other] { $n } Move points
}.
eu-token-said-combat = Fight a Monster, or turn the token into Move points.
eu-token-said-trade = Trade at a Place of Trade, or turn the token into Move points.
eu-token-said-mining = Mine where you stand, or turn the token into Move points.
eu-token-said-carried = A token kept from an earlier turn.
eu-carried = Kept token
eu-carried-label = Kept { $action } token
eu-kept = kept
eu-moves = { $n ->
    [one] 1 Move point
   *[other] { $n } Move points
}
eu-moves-said = Each hex costs 1 Move point. Turn Action tokens into Move points to go further.
eu-found = Found: what do you keep?
eu-arrange = Rearrange Equipment, Gems and Sacks
eu-arrange-said = Rearrange Equipment, Gems and Sacks.
eu-trophy-said = Shows that you defeated this Monster. Quests ask for Trophies, and you can sell them.
eu-stat-health = Health
eu-stat-said-health = At 0 your Hero dies and rises again in the Church, poorer.
eu-stat-gold = Gold
eu-stat-said-gold = For trade, training and slots.
eu-stat-reputation = Reputation
eu-stat-said-reputation = The most Reputation after the final scoring wins.
eu-stat-gaar = Gaar
eu-stat-said-gaar = Reroll one of your dice, or one of the Monster’s that attacks you.
eu-stat-dwurt = Dwurt
eu-stat-said-dwurt = Skoldur’s brew: it feeds his Abilities, and the Dwurt die names the price.

## Groups of options, phases, scores

eu-group-actions = Actions
eu-group-move = Movement
eu-group-here = On this hex
eu-group-things = Your things
eu-group-buy = Buy
eu-group-sell = Sell
eu-group-services = Services
eu-group-use = Use
eu-group-roll = Change the roll
eu-group-cards = Cards
eu-phase-combat = Combat
eu-phase-trade = Trade
eu-phase-mining = Mining
eu-phase-ending = End of turn
eu-phase-combat-said = A fight against a Monster, on entering its hex or at the Lair of an Elite.
eu-phase-trade-said = Buying, selling, healing, training and unlocking at a Place of Trade.
eu-phase-mining-said = A resource from a mountain, a lake or a cave.
eu-phase-ending-said = Tidy up, then the next player goes.
eu-score-said = Reputation so far; what you own and where you have been scores at the end.
eu-score-reputation = Reputation
eu-score-gold = Gold
eu-score-quests = Quests
eu-score-deaths = Deaths
eu-score-tally = Tally of the Hunt
