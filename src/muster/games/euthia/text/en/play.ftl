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
prompt-trade-first = You carry more than you can store. Trade at once, before anything has to go?
prompt-carry-over = Which unused Action token do you keep for your next turn?
prompt-dwurt-die = The end of the turn: resolve the Dwurt die, or discard a Dwurt to avoid it?

## Prompts: the Map

prompt-walk = { $number ->
    [one] Where do you go? You have 1 Move point.
   *[other] Where do you go? You have { $number } Move points.
}
prompt-reveal = A new Map tile is revealed. Where do you lay it?
prompt-portal = Which Portal do you step out of?
prompt-teleport = Where do you teleport to?
prompt-griffin = Where does the Griffin carry you?
prompt-griffin-price = Which Trophy do you give the Griffin?
prompt-guarded-treasure = The Monster guarded a Treasure. Do you take it? Later nobody can.
prompt-landing = Several places are equally near. Where does the foe land?
prompt-flee = The foe lands on your hex. Where do you flee to?

## Prompts: things

prompt-place = You get { $thing }. Where does it go?
prompt-move-thing = Where do you move { $thing }?
prompt-arrange = Equipment, Gems and Sacks: what do you move?
prompt-drop = What do you discard without gaining anything?
prompt-use = What do you use?
prompt-supplies = Supplies: which of the two do you take?
prompt-choose-gem = Which Gem do you take?
prompt-choose-essence = Which Essence do you take?
prompt-choose-power = Which Power over this hex gives you an Essence?
prompt-choose-treasure = You found two Treasures. Which one do you keep?
prompt-give-gem = Which loose Gem do you give up?
prompt-payment = What do you give for the Quest { $quest }?

## Prompts: Mining and Trade

prompt-cart = Do you use the Mining Cart: draw 3 tiles, keep 1?
prompt-ore = Which tile do you keep?
prompt-trade = Trade: you have { gold }. What do you do?
prompt-sell = What do you sell?
prompt-resource = What do you take for { $thing }?
prompt-keep-hero-tile = You keep one of these Hero tiles, the other leaves the game. Which one stays?
prompt-train = Which Ability do you train or put back?
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
prompt-cancel-play = Which play is cancelled?

## Prompts: Combat

prompt-claim = A Combat begins. Do you use your Control card to play the Monster?
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
prompt-hero-roll = Your roll against { $monster }: { $value }. Change it, or let it stand?
prompt-soul-control = You play { $monster } with Soul Control: the Hero's roll is { $value }. Do you change it?
prompt-trophy = { $monster } is defeated. Do you keep the card as a Trophy?
prompt-roll = Your roll: { $value }. Change it, or let it stand?

## Options: general

option-end = End the turn
option-back = Back
option-done = Done
option-take = Take it
option-leave = Leave it
option-use-no-more = Use nothing more
option-let-stand = Let the roll stand
option-hero = { $hero }
option-seat = { $seat }
option-option = { $number ->
    [1] The first choice
   *[other] The second choice
}

## Options: the turn

option-walk = Move
option-moves = Turn your { $action } token into Move points
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
option-quest = Fulfil the Quest { $quest }
option-portal-menu = Use the Portal
option-griffin-menu = Call the Griffin
option-use-menu = Use a tile or a token
option-arrange = Change Equipment, Gems and Sacks
option-drop-menu = Discard something
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
option-slot = Open place { $number }
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
option-take-off = Take { $tile } off
option-arranged = Leave everything like this
option-drop = Discard { $thing }
option-discard = Discard it
option-use-now = Use it now
option-to-slot = On your Hero board
option-to-sack = Into a Sack
option-to-pouch = On a Gem/Essence slot
option-set-into = Set it into { $tile }
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
option-untrain = Put { $tile } back
option-unlock-menu = Unlock a slot
option-unlock = Unlock slot { $number }
option-change-offer = Change the Offer
option-end-trade = End the Trade

## Options: cards

option-discard-card = { $card }
option-discard-none = Discard none of them
option-to-top = { $card }: on top
option-to-bottom = { $card }: to the bottom
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
option-play-1 = Play { $card }
option-play-2 = Play 2 cards: { $card }
option-play-3 = Play 3 cards: { $card }
option-play-none = Play no card
option-cancel-1 = Cancel { $card }
option-cancel-2 = Cancel 2 cards: { $card }
option-cancel-3 = Cancel 3 cards: { $card }
option-pass-all = Pass until the end of this Combat
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
option-hope-1 = Spend 1 point of hope: +1 to the roll
option-hope-2 = Spend 2 points of hope: gain a Gaar
option-hope-3 = Spend 3 points of hope: +1 to the roll and 1 Damage
option-trophy = Keep it as a Trophy
option-no-trophy = Discard the Monster card

## Why not

refused-no-moves = You have no Move points left.
refused-no-action = You have no { $action } Action left.
refused-fight = A Monster is there, and you have no Combat Action left.
refused-closed = The centre opens when all three hexes around it are liberated.
refused-foe = The shared foe is there.
refused-burned = This place is burned.
refused-mined = You have mined here already.
refused-empty = There is no tile left for this.
refused-fee = The fee is { gold } and you cannot pay it.
refused-fee-card = Your partners have to be paid with a Gold card, and you hold none.
refused-taken = Somebody has been here before.
refused-confronted = You have confronted this Elemental already.
refused-quest = You do not have what this Quest asks for.
refused-portal = This Portal has been used already.
refused-no-portal = No other Portal can be reached.
refused-no-trophy = The Griffin wants a Trophy, and you carry none.
refused-fought = You have fought it this turn already.
refused-healthy = You are at full Health.
refused-price = It costs { $price } Gold and you have { $gold }.
refused-essence = It costs 1 { $essence } and you have none.
refused-room = You have no place for it.
refused-slot = No fitting slot on your board is free.
refused-reputation = No veiled Hero tile is worth { $reputation } Reputation or less.

## What it would bring

preview-price = { $gold ->
    [0] for nothing
   *[other] for { gold }
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
preview-moves = { $number ->
    [one] +1 Move point
   *[other] +{ $number } Move points
}
preview-moves-left = { $number ->
    [one] 1 Move point
   *[other] { $number } Move points
}
preview-land = { $number ->
    [0] { $location }
    [one] { $location }, for 1 Move point
   *[other] { $location }, for { $number } Move points
}
preview-guarded = { $number ->
    [0] { $location }, Monster of level { $level }
    [one] { $location }, Monster of level { $level }, for 1 Move point
   *[other] { $location }, Monster of level { $level }, for { $number } Move points
}
preview-beside = beside { $places }
preview-slot = { $slot }
preview-slot-taken = { $slot }, in place of { $tile }
preview-unlock = { $slot }, for { gold }
preview-unlock-essence = { $slot }, for 1 { $essence }
preview-value = { $before } → { $after }
preview-values = { $before } → { $least } to { $most }
preview-attack = { $least ->
    [0] up to { $most } Damage, { $chance } % to defeat it
   *[other] { $least } to { $most } Damage, { $chance } % to defeat it
}
preview-injuries = { $injuries ->
    [0] no Injury
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
    .help = Against each other, or together against the Monsters. With one player it is the Solo Game.
mode-competitive = Competitive
mode-cooperative = Cooperative
setting-elites = Elite Monsters
    .help = Strong Monsters with a Lair on the Map. Whoever defeats one gains its Bounty.
setting-griffin = Griffin
    .help = A Griffin on the Map carries Heroes over four hexes for a Trophy.
setting-great_hunt = Great Hunt
    .help = The Hunt over nine rounds, with Elite Monsters.
setting-map_limit = Edge of the Map
    .help = The farthest that tiles are laid from the Church, in hexes.
map_limit-0 = No edge
setting-heroes = Heroes
    .help = Dealt by chance, or chosen one after the other when the game begins.
heroes-random = By chance
heroes-choose = Chosen
setting-tower_fee = Fee at the Towers
    .help = Whoever trades at Dragonslayer Towers pays each liberator of the tile.
setting-immune_to_gaar = Immunity stops Gaar
    .help = Gaar and Dwurt do not change the rolls of Monsters with Immunity.

## Points and grades

score-play = Reputation gained in play
score-possessions = Possessions
score-hero_tokens = Hero tokens
score-interaction = Interaction tokens
score-trade = Trade tokens
score-others = Heroes defeated as Monster-player
score-quests = Quests
score-elites = Elite Monsters
score-scenario = Scenario
score-deaths = Own deaths
score-cards = Cards in hand
rank-none = No grade
rank-bronze = Bronze
rank-silver = Silver
rank-gold = Gold

## The log: the course of the game

event-hero-chosen = { $seat } plays { $hero }.
event-starting-player = { $seat } is the starting player.
event-round-begins = Round { $round } begins.
event-turn-begins = Round { $round }: the turn of { $seat }.
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
event-cards-drawn = { $seat } draws { $number } of the { $kind }.
event-cards-discarded = { $seat } discards a card: { $card }.
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
event-power-acts = The Power of { $element } acts on { $seat }.
event-encounter-opens = New Quests: { $encounter }.
event-treasure-found = { $seat } opens a Treasure of level { $level }.
event-confronted = { $seat } confronts the Elemental of { $element } with { $value }.
event-quest-done = { $seat } fulfils the Quest { $quest }.
event-mined = { $seat } mines: { $thing }.

## The log: Trade and tiles

event-trade-begins = { $seat } trades: { $trader }.
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
event-untrained = { $seat } puts { $tile } back.
event-unlocked = { $seat } unlocks slot { $slot }.
event-equipped = { $seat } puts on { $tile }.
event-unequipped = { $seat } takes off { $tile }.
event-tile-used = { $seat } uses { $tile }.
event-gem-set = { $seat } sets the { $gem } into { $tile }.
event-gem-used = { $seat } uses the { $gem }.
event-essence-used = { $seat } discards an Essence of { $element }.

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
event-dwurt-die = The Dwurt die of { $seat } shows { $value }.
event-hope-rises = The Die of Hope of { $seat } rises to { $hope }.
event-hope-spent = { $number ->
    [one] { $seat } spends 1 point of hope.
   *[other] { $seat } spends { $number } points of hope.
}
event-cards-played = { $number ->
    [one] { $seat } plays { $card }.
   *[other] { $seat } plays { $number } cards: { $card }.
}
event-monster-plays = { $number ->
    [one] The Monster plays { $card }.
   *[other] The Monster plays { $number } cards: { $card }.
}
event-play-cancelled = { $seat } cancels { $card }.
event-cache-grows = { $kind } added to their cache: { $number }.
event-hand-seen = { $seat } looks at the hand of { $other }.
event-attack-value = { $injuries ->
    [0] { $monster } attacks with { $value }: no Injury.
    [one] { $monster } attacks with { $value }: 1 Injury.
   *[other] { $monster } attacks with { $value }: { $injuries } Injuries.
}
event-hero-attacks = { $damage ->
    [0] { $seat } attacks with { $tile }: { $value }, no Damage.
   *[other] { $seat } attacks with { $tile }: { $value }, { $damage } Damage.
}
event-monster-damaged = { $monster } suffers { $damage } Damage, { $total } in all.
event-monster-healed = { $monster } heals { $number }.
event-monster-beaten = { $seat } defeats { $monster }.
event-killed-by = { $seat } is killed by { $monster }.
event-reward-missed = { $seat } has more than { $condition } Reputation and gets no Reward.
event-trophy-taken = { $seat } keeps { $monster } as a Trophy.
event-bounty-shown = A new Bounty: { $monster }.
event-bounty-taken = { $seat } gains the Bounty of { $monster }.

## The log: scenarios

event-hunt-first = { $seat } is the first to reach a Hunt tally of { $tally }.
event-attack-card = Attack card: { $card }.
event-foe-lands = { $monster } lands on { $tile }.
event-foe-leaves = { $monster } flies away.
event-foe-beaten = { $seat } drives { $monster } away.
event-place-burns = { $tile } burns down.
