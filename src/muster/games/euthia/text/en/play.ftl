### What the game asks, offers and tells. A list without anything in it is the word of list-none: [nothing] selects it.

## Words that other texts are made of

face = { $n }
gold = { $gold } Gold
spot = { $hex ->
    [0] { $tile }, { hex-a }
    [1] { $tile }, { hex-b }
    [2] { $tile }, { hex-c }
   *[other] { $tile }, { hex-centre }
}

## Prompts: the turn

prompt-hero = Which Hero do you play?
prompt-turn = Your turn: what do you do?
prompt-action-source = What do you use for this Action?
prompt-moves-source = Which token do you turn into Move points?
prompt-combat-source = A Monster is here and must be fought. What do you use for the Combat Action?
prompt-trade-first = You carry more than you can store. Trade now, before you have to discard?
prompt-carry-over = Which unused Action token do you keep for your next turn?
prompt-dwurt-die = End of turn: resolve the Dwurt die, or discard a Dwurt to skip it?

## Prompts: the Map

prompt-walk = { $number ->
    [one] Where do you go? You have 1 Move point.
   *[other] Where do you go? You have { $number } Move points.
}
prompt-reveal = A new Map tile is revealed. Where do you place it?
prompt-portal = Which Portal do you exit from?
prompt-teleport = Where do you teleport to?
prompt-griffin = Where does the Griffin carry you?
prompt-griffin-price = Which Trophy do you give the Griffin?
prompt-guarded-treasure = The Monster guarded a Treasure. Take it? If you leave it, no one can take it later.
prompt-landing = Several places are equally close. Where does the foe land?
prompt-flee = The foe lands on your hex. Where do you flee to?

## Prompts: things

prompt-place = You gain: { $thing }. Where does it go?
prompt-move-thing = Where do you move { $thing }?
prompt-arrange = Rearrange Equipment, Gems and Sacks: what do you move?
prompt-drop = What do you discard (for no gain)?
prompt-use = What do you use?
prompt-supplies = Supplies: which of the two effects do you take?
prompt-choose-gem = Which Gem do you take?
prompt-choose-essence = Which Essence do you take?
prompt-choose-power = Which Power over this hex gives you an Essence?
prompt-choose-treasure = You found two Treasures. Which one do you keep?
prompt-give-gem = Which loose Gem do you give up?
prompt-payment = What do you give for the Quest “{ $quest }”?

## Prompts: Mining and Trade

prompt-cart = Use the Mining Cart (draw 3 tiles, keep 1)?
prompt-ore = Which tile do you keep?
prompt-trade = Trade: you have { gold }. What do you do?
prompt-sell = What do you sell?
prompt-resource = What do you take for { $thing }?
prompt-keep-hero-tile = You keep one of these Hero tiles, the other leaves the game. Which one stays?
prompt-train = Which Ability do you train or remove?
prompt-train-slot = Which slot does it go on: { $thing }?
prompt-unlock = Which slot do you unlock?

## Prompts: cards

prompt-hand-limit = You hold more than 5 cards. Which one do you discard?
prompt-give-silver = Which Silver card do you give up?
prompt-give-card = Which card do you give up?
prompt-look-at = Whose hand do you look at?
prompt-look-cache = Which cache?
prompt-cache-pick = Which of these cards goes under its deck?
prompt-cache-order = Put each card on top of the cache or at its bottom. Which one next?
prompt-foe-card = You see the cards of the Monster-player. Which one is discarded?
prompt-cancel-play = Which play do you cancel?

## Prompts: Combat

prompt-claim = A Combat begins. Use your Control card to play the Monster?
prompt-before-combat = Before the Combat: change Equipment or use something, then fight.
prompt-combat-setup = Combat Setup against { $monster }: what do you use?
prompt-first-strike = { $monster }: do you make a First Strike?
prompt-healing = Healing Phase against { $monster }: what do you use?
prompt-before-monster = { $monster } is about to attack. What do you use before the roll?
prompt-play-before = You play { $monster }. Which cards do you play before its roll?
prompt-monster-duel = You play { $monster }: its roll is { $value }. Do you change it?
prompt-duel = { $monster } attacks with { $value }. Do you change the roll?
prompt-after-monster = { $monster } attacks with { $value }. What do you use against it?
prompt-play-curse = You play { $monster }. Do you curse the Hero's attack?
prompt-before-hero = Your attack on { $monster }: what do you use before the roll?
prompt-attack = What do you attack { $monster } with?
prompt-hero-roll = Your roll against { $monster }: { $value }. Change it or keep it?
prompt-soul-control = You play { $monster } with Soul Control: the Hero's roll is { $value }. Do you change it?
prompt-trophy = { $monster } is defeated. Do you keep the card as a Trophy?
prompt-roll = Your roll: { $value }. Change it or keep it?

## Options: general

option-end = End the turn
option-back = Back
option-done = Done
option-take = Take it
option-leave = Leave it
option-use-no-more = Use nothing more
option-let-stand = Keep the roll
option-hero = { $hero }
option-seat = { $seat }
option-option = { $number ->
    [1] First effect
   *[other] Second effect
}

## Options: the turn

option-walk = Move
option-moves = { $action } token → Move points
option-mine = Mine here
option-trade = Trade here
option-no-trade = Do not trade now
option-fight-elite = Fight the Elite Monster
option-fight-foe = Fight the shared foe
option-pay-token = Your { $action } token
option-pay-carried = The { $action } token that you kept
option-pay-tile = { $tile }
option-carry = Keep the { $action } token
option-keep-none = Keep no token
option-church-heal = Church: heal for 1 Gold
option-church-potion = Church: buy a Healing Potion
option-treasure = Take the Treasure
option-no-treasure = Leave the Treasure
option-confront = Confront the Elemental
option-quest = Fulfill the Quest “{ $quest }”
option-portal-menu = Use the Portal
option-griffin-menu = Call the Griffin
option-use-menu = Use a tile or a token
option-arrange = Rearrange Equipment, Gems and Sacks
option-drop-menu = Discard an item
option-exchange = Exchange Silver cards for a Gold card
option-coin-silver = Exchange 4 Silver cards for 1 Gold
option-coin-gold = Exchange a Gold card for 1 Gold
option-convert-gaar = Turn a Gaar into a Dwurt
option-resolve-dwurt = Resolve the Dwurt die
option-avoid-dwurt = Discard a Dwurt

## Options: the Map

option-go = { $place }, { $hex }
option-teleport = { $place }, { $hex }
option-no-teleport = Do not teleport
option-fly = { $place }, { $hex }
option-slot = Open space { $number }
option-far = { $number ->
    [one] { $number } step away
   *[other] { $number } steps away
}

## Options: things

option-use = { $number ->
    [1] Use { $tile }
   *[other] Use { $tile }: its other effect
}
option-drink = Use { $thing }
option-flip = Use the { $gem }
option-flip-other = Use the { $gem }: its other effect
option-burn = Discard 1 { $element }
option-place = Move { $thing }
option-take-off = Unequip { $tile }
option-arranged = Keep this arrangement
option-drop = Discard { $thing }
option-discard = Discard it
option-use-now = Use it now
option-to-slot = On your Hero board
option-to-sack = Into a Sack
option-to-pouch = On a Gem/Essence slot
option-set-into = Set into { $tile }
option-pay = Give { $thing }
option-keep-tile = Keep { $tile }
option-gem = { $gem }
option-essence = { $element }

## Options: Mining and Trade

option-cart = Use the Mining Cart
option-no-cart = Draw 1 tile only
option-buy = Buy { $tile }
option-sell-menu = Sell something
option-sell = Sell { $thing }
option-heal = Heal for 1 Gold
option-buy-gaar = Buy a Gaar token
option-unveil = Unveil Hero tiles
option-train-menu = Train Abilities
option-train = Train { $tile }
option-untrain = Remove { $tile }
option-unlock-menu = Unlock a slot
option-unlock = Unlock slot { $number }
option-change-offer = Change the Offer
option-end-trade = End the Trade

## Options: cards

option-discard-card = “{ $card }”
option-discard-none = Discard none of them
option-to-top = “{ $card }”: on top
option-to-bottom = “{ $card }”: to the bottom
option-cache = { $card }

## Options: Combat

option-claim = Play the Monster
option-no-claim = Leave it to chance
option-begin-combat = Begin the Combat
option-end-healing = End the Healing Phase
option-await-attack = Let the Monster attack
option-take-attack = Take the attack as it is
option-attack-with = Attack with { $tile }
option-strike-with = First Strike with { $tile }
option-no-strike = No First Strike
option-play-1 = Play “{ $card }”
option-play-2 = Play 2 × “{ $card }”
option-play-3 = Play 3 × “{ $card }”
option-play-none = Play no card
option-cancel-1 = Cancel “{ $card }”
option-cancel-2 = Cancel 2 × “{ $card }”
option-cancel-3 = Cancel 3 × “{ $card }”
option-pass-all = Pass until the end of this Combat
option-fight-on = Use nothing more in this Combat unless an attack would kill you
option-gaar = { $face ->
    [0] Spend a Gaar: +2
   *[other] Spend a Gaar: +2, and roll the die showing { $face } again
}
option-gaar-against = { $face ->
    [0] Spend a Gaar: −2
   *[other] Spend a Gaar: −2, and roll the die showing { $face } again
}
option-dwurt = Spend a Dwurt: raise the roll
option-dwurt-against = Spend a Dwurt: lower the roll
option-hope-1 = Spend 1 hope point: +1 to the roll
option-hope-2 = Spend 2 hope points: gain a Gaar
option-hope-3 = Spend 3 hope points: +1 to the roll and 1 Damage
option-trophy = Keep it as a Trophy
option-no-trophy = Discard the Monster card

## Why not

refused-no-moves = You have no Move points left.
refused-no-action = You have no { $action } Action left.
refused-fight = A Monster is there, and you have no Combat Action left.
refused-closed = The center opens when all three hexes around it are liberated.
refused-foe = The shared foe is on that hex; you cannot enter.
refused-past-monster = A Monster stands in the way: { $place }, { $hex }. You have to fight it first.
refused-past-edge = You stop on the way to reveal new tiles: { $place }, { $hex }. Go there first.
refused-past-fire = You come under the Power of Fire on the way: { $place }, { $hex }. Go there first.
refused-past-water = You come under the Power of Water on the way: { $place }, { $hex }. Go there first.
refused-burned = This place is burned.
refused-mined = You have already mined here.
refused-empty = There is no tile left for this.
refused-fee = You cannot pay the fee of { gold }.
refused-fee-card = You must pay your partners with a Gold card, and you have none.
refused-taken = Someone has already taken this.
refused-confronted = You have already confronted this Elemental.
refused-quest = You do not have what this Quest asks for.
refused-portal = You have used this Portal already.
refused-no-portal = No other Portal can be reached.
refused-no-trophy = The Griffin wants a Trophy, and you carry none.
refused-fought = You have already fought it this turn.
refused-healthy = You are at full Health.
refused-price = It costs { $price } Gold and you have { $gold }.
refused-essence = It costs 1 { $essence } and you have none.
refused-room = You have no room for it.
refused-slot = No fitting slot on your board is free.
refused-reputation = No veiled Hero tile is worth { $reputation } Reputation or less.

## What it would bring

preview-price = { $gold ->
    [0] free
   *[other] { gold }
}
preview-fee = fee: { gold }
preview-gain = +{ gold }
preview-gains = { $gains }
preview-either = { $first } or { $second }
preview-effects = { $effects }
preview-effects-for = { $dwurt ->
    [0] { $gaar } Gaar: { $effects }
   *[other] { $gaar ->
        [0] { $dwurt } Dwurt: { $effects }
       *[other] { $dwurt } Dwurt, { $gaar } Gaar: { $effects }
    }
}
preview-health = Health { $before } → { $after }
preview-moves = +{ $number }
preview-moves-left = { $number ->
    [one] 1 Move point
   *[other] { $number } Move points
}
preview-land = { $number ->
    [0] { $location }
   *[other] { $location }, cost { $number }
}
preview-guarded = { $number ->
    [0] { $location }, level { $level } Monster
   *[other] { $location }, level { $level } Monster, cost { $number }
}
preview-beside = { $direction }, beside { $places }
preview-slot = { $number ->
    [0] { $slot }
   *[other] { $slot } { $number }
}
preview-slot-taken = { $number ->
    [0] { $slot }, in place of { $tile }
   *[other] { $slot } { $number }, in place of { $tile }
}
preview-unlock = { $slot }, for { gold }
preview-unlock-essence = { $slot }, for 1 { $essence }
preview-value = { $before } → { $after }
preview-values = { $before } → { $least } to { $most }
preview-attack = { $least ->
    [0] up to { $most } Damage, { $chance }% chance to defeat it
   *[other] { $least } to { $most } Damage, { $chance }% chance to defeat it
}
preview-injuries = { $injuries ->
    [0] no Injuries
    [one] 1 Injury
   *[other] { $injuries } Injuries
}
preview-damage = { $damage ->
    [0] no Damage
   *[other] { $damage } Damage
}
preview-hero = { $dwurt ->
    [0] { $health } Health, { $gaar } Gaar
   *[other] { $health } Health, { $gaar } Gaar, { $dwurt } Dwurt
}

## Options of a match

setting-scenario = Scenario
    .help = What the game is about, how long it lasts and how it is won.
setting-mode = Mode
    .help = Against each other, or together against the Monsters. With one player it is a solo game.
mode-competitive = Competitive
mode-cooperative = Cooperative
setting-elites = Elite Monsters
    .help = Strong Monsters with a Lair on the Map. The Hero who defeats one gains its Bounty.
setting-griffin = Griffin
    .help = A Griffin on the Map carries Heroes over four hexes for a Trophy.
setting-great_hunt = Great Hunt
    .help = The Hunt over nine rounds, with Elite Monsters.
setting-map_limit = Edge of the Map
    .help = How far from the Church tiles may be placed, in hexes.
map_limit-0 = No edge
setting-priest = Church with the Priest
    .help = The Map begins with the Church tile that shows the Priest, who has Quests for Heroes in the Church.
setting-heroes = Heroes
    .help = Dealt at random, or chosen in turn at the start.
heroes-random = Random
heroes-choose = Chosen
setting-starting_player = Starting player
    .help = Chance chooses the starting player; or the first seat begins, as for a newcomer against bots.
starting_player-random = By chance
starting_player-first = The first seat
setting-gold_in_turn = Gold by turn order
    .help = In a competitive game, later players in turn order begin with 1, 2 and 3 Gold.
setting-tower_fee = Fee at the Towers
    .help = A Hero who trades at Dragonslayer Towers pays each liberator of the tile.
setting-immune_to_gaar = Immunity stops Gaar
    .help = Gaar and Dwurt do not change the rolls of Monsters with Immunity.

## Points and grades

score-play = Reputation gained in play
score-possessions = Possessions
score-hero_tokens = Hero tokens
score-interaction = Interaction tokens
score-trade = Trade tokens
score-others = Heroes defeated as the Monster-player
score-quests = Quests
score-elites = Elite Monsters
score-scenario = Scenario
score-deaths = Deaths
score-cards = Cards in hand
rank-none = No grade
rank-bronze = Bronze
rank-silver = Silver
rank-gold = Gold

## The log: the course of the game

event-hero-chosen = { $seat } plays { $hero }.
event-starting-player = { $seat } is the starting player.
event-round-begins = Round { $round } begins.
event-turn-begins = Round { $round }: { $seat }'s turn.
event-turn-ends = { $seat } ends the turn.
event-token-kept = { $seat } keeps the { $action } token.
event-game-ends = The game ends after round { $round }.

## The log: goods and Health

event-gold-gained = { $seat } gains { gold }.
event-gold-paid = { $seat } pays { gold }.
event-gold-to = { $seat } pays { $other } { gold }.
event-reputation-gained = { $seat } gains { $reputation } Reputation.
event-reputation-lost = { $seat } loses { $reputation } Reputation.
event-gaar-gained = { $seat } gains { $number } Gaar.
event-gaar-lost = { $seat } loses { $number } Gaar.
event-dwurt-gained = { $seat } gains { $number } Dwurt.
event-thing-gained = { $seat } gains: { $thing }.
event-thing-discarded = { $seat } discards: { $thing }.
event-cards-drawn = { $seat } draws { $kind }.
event-cards-discarded = { $seat } discards “{ $card }”.
event-cards-exchanged = { $seat } exchanges Silver cards for a Gold card.
event-moves-gained = { $number ->
    [one] { $seat } gains 1 Move point.
   *[other] { $seat } gains { $number } Move points.
}
event-healed = { $seat } heals { $number } Health.
event-injured = { $number ->
    [one] { $seat } suffers 1 Injury.
   *[other] { $seat } suffers { $number } Injuries.
}
event-died = { $seat } dies.
event-resurrected = { $seat } wakes in the Church with full Health.

## The log: the Map

event-moved = { $seat } goes to { spot }.
event-teleported = { $seat } teleports to { spot }.
event-flown = The Griffin carries { $seat } to { spot }.
event-tile-revealed = { $seat } reveals { $tile }.
event-power-acts = { $element } Power affects { $seat }.
event-encounter-opens = New Quests: { $encounter }.
event-treasure-found = { $seat } opens a Treasure of level { $level }.
event-confronted = { $seat } confronts the { $element } Elemental with { $value }.
event-quest-done = { $seat } fulfills the Quest “{ $quest }”.
event-mined = { $seat } mines: { $thing }.

## The log: Trade and tiles

event-trade-begins = { $seat } trades with the { $trader }.
event-bought = { $seat } buys { $thing } for { gold }.
event-sold = { $gold ->
    [0] { $seat } sells { $thing }.
   *[other] { $seat } sells { $thing } for { gold }.
}
event-offer-changed = { $seat } changes the Offer: { $trader }.
event-unveiled = { $number ->
    [one] { $seat } unveils 1 Hero tile.
   *[other] { $seat } unveils { $number } Hero tiles.
}
event-tile-chosen = { $seat } keeps { $tile }.
event-trained = { $gold ->
    [0] { $seat } trains { $tile }.
   *[other] { $seat } trains { $tile } for { gold }.
}
event-untrained = { $seat } removes { $tile }.
event-unlocked = { $seat } unlocks slot { $slot }.
event-equipped = { $seat } puts on { $tile }.
event-unequipped = { $seat } takes off { $tile }.
event-tile-used = { $seat } uses { $tile }.
event-gem-set = { $seat } sets the { $gem } into { $tile }.
event-gem-used = { $seat } uses the { $gem }.
event-essence-used = { $seat } discards 1 Essence: { $element }.

## The log: Combat

event-combat-begins = { $seat } fights { $monster }.
event-monster-player = { $seat } plays the Monster.
event-combat-round = Combat Round { $number }.
event-rolled = { $seat } rolls { $faces }.
event-monster-rolled = { $faces ->
    [nothing] { $monster } rolls no die.
   *[other] { $monster } rolls { $faces }.
}
event-combat-card = Combat card: { $faces }; Gaar { $gaar }, Chaos { $chaos }.
event-die-turned = Air turns a die: { $face } → { $into }.
event-rerolled = { $seat } spends a Gaar: { $face } → { $into }, value { $value }.
event-monster-rerolled = { $monster } spends a Gaar: { $face } → { $into }, value { $value }.
event-dwurt-spent = { $seat } spends a Dwurt: value { $value }.
event-dwurt-die = { $seat }'s Dwurt die shows { $value }.
event-hope-rises = { $seat }'s Die of Hope rises to { $hope }.
event-hope-spent = { $number ->
    [one] { $seat } spends 1 hope point.
   *[other] { $seat } spends { $number } hope points.
}
event-cards-played = { $number ->
    [one] { $seat } plays “{ $card }”.
   *[other] { $seat } plays { $number } × “{ $card }”.
}
event-monster-plays = { $number ->
    [one] The Monster plays “{ $card }”.
   *[other] The Monster plays { $number } × “{ $card }”.
}
event-play-cancelled = { $seat } cancels “{ $card }”.
event-cache-grows = { $kind } added to the cache.
event-cache-exchanged = Four Silver cards of the cache become a Gold card.
event-hand-seen = { $seat } looks at { $other }'s hand.
event-attack-value = { $injuries ->
    [0] { $monster } attacks with { $value }: no Injuries.
    [one] { $monster } attacks with { $value }: 1 Injury.
   *[other] { $monster } attacks with { $value }: { $injuries } Injuries.
}
event-hero-attacks = { $damage ->
    [0] { $seat } attacks with { $tile }: { $value }, no Damage.
   *[other] { $seat } attacks with { $tile }: { $value }, { $damage } Damage.
}
event-monster-damaged = { $monster } takes { $damage } Damage ({ $total } in total).
event-monster-healed = { $monster } heals { $number }.
event-monster-beaten = { $seat } defeats { $monster }.
event-killed-by = { $seat } is killed by { $monster }.
event-reward-missed = { $seat } has more than { $condition } Reputation and gets no Reward.
event-trophy-taken = { $seat } keeps { $monster } as a Trophy.
event-bounty-shown = A new Bounty: { $monster }.
event-bounty-taken = { $seat } gains the Bounty for { $monster }.

## The log: scenarios

event-hunt-first = { $seat } is the first to reach a Hunt tally of { $tally }.
event-attack-card = Attack card: “{ $card }”.
event-foe-lands = { $monster } lands on { $tile }.
event-foe-leaves = { $monster } flies away.
event-foe-beaten = { $seat } drives off { $monster }.
event-place-burns = { $tile } burns down.
