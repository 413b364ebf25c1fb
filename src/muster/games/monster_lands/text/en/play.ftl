### What the game asks, offers and tells. A list without anything in it is the word of list-none: [nothing] selects it.

## Words that other texts are made of

face = { $n }
path-left = path { $n } of the left land
path-right = path { $n } of the right land
path-entrance = { $n ->
    [1] the upper path at the Entrance
   *[other] the lower path at the Entrance
}
path-mission = { $n ->
    [1] the left path of the dice-rolling mission
   *[other] the right path of the dice-rolling mission
}
path-contract = { $n ->
    [1] the left path of the contract
   *[other] the right path of the contract
}
brews = { $potions ->
    [0] { $venoms ->
        [one] { $venoms } venom
       *[other] { $venoms } venoms
    }
    [one] { $venoms ->
        [0] { $potions } potion
        [one] { $potions } potion and { $venoms } venom
       *[other] { $potions } potion and { $venoms } venoms
    }
   *[other] { $venoms ->
        [0] { $potions } potions
        [one] { $potions } potions and { $venoms } venom
       *[other] { $potions } potions and { $venoms } venoms
    }
}
tokens = { $traps ->
    [0] { $defense ->
        [one] { $defense } defense token
       *[other] { $defense } defense tokens
    }
    [one] { $defense ->
        [0] { $traps } trap
        [one] { $traps } trap and { $defense } defense token
       *[other] { $traps } trap and { $defense } defense tokens
    }
   *[other] { $defense ->
        [0] { $traps } traps
        [one] { $traps } traps and { $defense } defense token
       *[other] { $traps } traps and { $defense } defense tokens
    }
}
gold = { $gold } gold

## Prompts

prompt-turn = Deployment: take your action, or first a free action (talents, potions, trophies…).
prompt-after-action = Your action is done. Take another free action, or end your turn?
prompt-before-wages = Wages are due next. Take a free action first?
prompt-convert = Which die do you convert?
prompt-into = Which die do you convert it into?
prompt-loot = Which loot do you use?
prompt-sell = Which trophy do you sell?
prompt-settle = Which land do you settle?
prompt-settler = Who settles in { $land }?
prompt-heal = Who does the potion heal?
prompt-heal-home = Back home: heal someone with a potion?
prompt-heal-first = { $number ->
    [one] You gain a potion but can store only three. Heal someone first?
   *[other] You gain { $number } potions but can store only three. Heal someone first?
}
prompt-gear-from = Whose equipment do you want to move?
prompt-gear-item = Which of { $member }'s equipment do you move?
prompt-gear-to = Who carries { $gear } now?
prompt-displaced = { $gear } has no carrier now. Who takes it?
prompt-carry = Who carries { $gear }?
prompt-recruit = Who do you hire for free?
prompt-take = What do you take with { $member }'s talent?
prompt-drop = Which trap do you discard?
prompt-pick = Which loot do you take?
prompt-give-loot = Which loot do you give up?
prompt-plunder = { $member } plunders. Which loot do you take?
prompt-shop-die = { $building }: which die do you place?
prompt-lodge = { $number ->
    [0] Hunter's Lodge: which trap do you buy?
    [one] Hunter's Lodge: 1 trap chosen, { $price } gold. Another one?
   *[other] Hunter's Lodge: { $number } traps chosen, { $price } gold. Another one?
}
prompt-tavern = Tavern: who do you hire?
prompt-armory = Armory: how many defense tokens do you buy?
prompt-bazaar = Bazaar: which equipment do you take?
prompt-brew = { $number ->
    [one] Alchemist: which token do you brew?
   *[other] Alchemist: choose { $number } tokens to brew.
}
prompt-pawn = { $number ->
    [0] Pawn Shop: which die do you pawn?
    [one] Pawn Shop: 1 die pawned. Another one?
   *[other] Pawn Shop: { $number } dice pawned. Another one?
}
prompt-land-dice = { $land }: which die do you deploy?
prompt-grant-die = Queen's Grant: which die do you take?
prompt-grant-goods = Queen's Grant: a token or gold?
prompt-path = { $place }: which path do you choose?
prompt-send = Who do you send to { $path }?
prompt-mission-dice = “{ $mission }”: which die do you deploy?
prompt-load = { $member } on { $path }: what do you deploy?
prompt-ward = { $dice ->
    [one] { $monster } attacks { $member } with 1 black die. How many magic dice do you remove?
   *[other] { $monster } attacks { $member } with { $dice } black dice. How many magic dice do you remove?
}
prompt-spores = { $dice ->
    [one] { $monster }'s spores threaten { $member }: 1 black die. Remove a magic die to avoid it?
   *[other] { $monster }'s spores threaten { $member }: { $dice } black dice. Remove a magic die to avoid them?
}
prompt-divert-target = { $member } is attacked. Which path do you divert a black die to?
prompt-divert = { $number ->
    [one] Your trick can divert 1 black die. Do you use it?
   *[other] Your trick can divert up to { $number } black dice. How many?
}
prompt-block = { $hits ->
    [one] 1 hit on { $member }. How do you defend?
   *[other] { $hits } hits on { $member }. How do you defend?
}
prompt-clash = { $member }: reveal “{ $trap }”?
prompt-aim = { $member }: which adjacent path does your trick target?
prompt-cancel = “{ $trap }” is used against you. Cancel it with a defense token?
prompt-steal = { $number ->
    [one] You can steal 1 die. Which one?
   *[other] You can steal { $number } dice. Which one first?
}
prompt-attack = { $member } against { $monster }: total { $total }. Capture at { $capture }, eliminate at { $elimination }. Roll, use something or stop?
prompt-conquest = { $carried ->
    [0] Does { $member } try to conquer { $land } (value { $value })?
   *[other] Does { $member } try to conquer { $land } (value { $value }, { $carried } carried over)?
}
prompt-conquest-roll = { $land }: { $total } of { $value }. Change the roll or keep it?
prompt-mission-roll = “{ $mission }”: { $total } of { $objective }. Change the roll or keep it?
prompt-deed = Use loot for more glory?
prompt-contract = “{ $mission }”: fulfill the contract?
prompt-promote = Who becomes your new leader?
prompt-desert = You cannot pay all wages. Who deserts?

## Options

option-end = End the turn
option-back = Back
option-done = Done
option-no-contract = Do not fulfill it
option-no-conquest = Do not try
option-no-attack = Do not attack
option-divert-none = Divert no die
option-settler-none = No one for now
option-grant-nothing = Take nothing
option-grant-no-die = Take no die
option-pawn-none = Pawn no more
option-hire-none = Hire no one
option-buy-chosen = Buy the chosen traps
option-load-none = Deploy nothing more
option-use-none = Use none
option-steal-none = Steal no more
option-heal-none = Heal no one else
option-to-wages = Pay the wages
option-pass-round = Pass for the rest of the round
option-visit = Visit the { $building }
option-alchemist = { $number ->
    [one] Alchemist: a magic die for 1 token
   *[other] Alchemist: a magic die for { $number } tokens
}
option-mine = { $dice ->
    [one] Mine: 1 strength die for { gold }
   *[other] Mine: { $dice } strength dice for { gold }
}
option-pawn = Pawn Shop: dice for gold
option-outside = Send a mercenary: { $place }
option-path = Path { $number }
option-target = Path { $number }
option-land = Use your land { $land }
option-novice = Convert a die with a novice
option-talent = Use { $member }'s talent
option-loot = Use loot
option-sell = Sell a trophy
option-settle = Settle a land
option-heal = Heal with a potion
option-gear = Move equipment
option-send = Send { $member }
option-hire = Hire { $member }
option-beer = Pay for a round of beer
option-discount = Use { $member }'s discount
option-gear-discount = Use { $gear }'s discount
option-buy = Buy “{ $trap }”
option-armory = { $number ->
    [one] Buy 1 defense token
   *[other] Buy { $number } defense tokens
}
option-equip = Take { $gear }
option-brew = Brew { brews }
option-goods = Take: { $goods }
option-die = { $colour }
option-face = Persuasion die showing { $face }
option-into = Take { $die }
option-lay = Lay “{ $trap }”
option-token = Add: { $goods }
option-drop = Discard “{ $trap }”
option-pick = Take loot: { $loot }
option-give = Give up loot: { $loot }
option-use = Use loot: { $loot }
option-trophy = Sell { $monster }
option-settle-on = Settle { $land }
option-settler = { $member } settles
option-nobody = No one
option-heal-one = Heal { $member }
option-from = { $member }'s equipment
option-item = Move { $gear }
option-carry = Give it to { $member }
option-discard = Discard it
option-promote = { $member } becomes leader
option-desert = { $member } deserts
option-ward = { $number ->
    [0] Remove no magic die
    [one] Remove 1 magic die
   *[other] Remove { $number } magic dice
}
option-divert = { $number ->
    [0] Divert no die
    [one] Divert 1 die
   *[other] Divert { $number } dice
}
option-block = Cancel 1 hit: { $goods }
option-take = Take the remaining hits
option-reveal = Reveal this token
option-keep = Leave the token face down
option-cancel = Cancel the trick with a defense token
option-allow = Let the trick work
option-steal = Steal { $die }
option-roll = Roll { $die }
option-roll-all = Roll all remaining dice
option-reroll = Reroll { $die } showing { $face }
option-venom = Use a venom
option-stop = Keep the total
option-try = Try to conquer the land
option-fulfil = Fulfill the contract
option-decline = Decline
option-fill-strength = All strength dice that fit
option-fill-magic = All magic dice that fit
option-fill-defense = All defense tokens that fit
option-fill-brews = A potion and a venom
option-block-all = Cancel as many hits as talents and tokens can
option-pawn-all = Pawn all remaining dice

## Why not, and what for

refused-panic = This building is closed: panic.
refused-full = There is no free space here.
refused-dice = You do not have the dice for this.
refused-few-players = This space is closed with so few players.
refused-gold = You cannot afford anything there.
refused-nobody-home = None of your mercenaries is available.
refused-no-monster = There is no monster at the Entrance of the Citadel.
refused-no-land = There is no land here.
refused-paths = No path there is free, or you do not have the dice it needs.
refused-pass = You cannot pass while you still have dice.
refused-price = It costs { $price } gold and you have { $gold }.
refused-reputation = Reputation { $reputation } exceeds your excess glory ({ $excess }).
preview-price = { $gold ->
    [0] free
   *[other] { gold }
}
preview-total = total: { gold }
preview-hires = { $gold ->
    [0] free
   *[other] { gold }
}; reputation { $reputation }, { $dice }
preview-buys = { $gold ->
    [0] free
   *[other] { gold }
}; { $does }
preview-does = { $does }
preview-path = { $needs } → { $gives }
preview-needs = { $needs }
preview-gives = { $gives }
preview-mission = { $needs }; { $objective } or more → { $gives }
preview-contract = { $needs }; pay { $pay } → { $gives }
preview-fulfil = { $pay } → { $gives }
preview-wounded = { $member } is wounded
preview-dies = { $member } dies
preview-off = { gold } off
preview-gain = +{ gold }
preview-only = only { $name }, for { gold }
preview-only-beer = only a round of beer, for { gold }
preview-number = × { $number }
preview-hits = { $hits ->
    [0] no hit left
    [one] 1 hit left
   *[other] { $hits } hits left
}
preview-token = { $member }: { $trap }
preview-black = { $dice ->
    [0] no black die left
    [one] 1 black die left
   *[other] { $dice } black dice left
}
preview-place = { $name }
preview-land = { $land }, against { $monster }
preview-against = against { $monster }
preview-slays = eliminates the monster
preview-captures = captures the monster
preview-damage = { $damage ->
    [0] no damage
   *[other] { $damage } damage carried over to the next path
}
preview-conquers = conquers the land
preview-reaches = reaches the target
preview-fails = falls short

## The log: the course of the game

event-first-player = { $seat } is first player.
event-clan-dealt = { $seat } leads the { $affinity } clan.
event-round-begins = Round { $round } begins.
event-dice-prepared = { $faces ->
    [nothing] { $seat } prepares { $dice }.
   *[other] { $seat } prepares { $dice }. Persuasion roll: { $faces }.
}
event-mercenary-shown = New in the Tavern: { $member }.
event-monster-appears = { $place }: { $monster } appears.
event-land-appears = { $place }: { $land }.
event-mission-appears = { $place }: “{ $mission }”.
event-game-ends = The game ends after round { $round }.
event-madhala-blocks = Madhala blocks a space at the { $building }.
event-madhala-closes = Madhala closes { $path }.

## The log: goods

event-gold-gained = { $seat } gains { gold }.
event-gold-lost = { $seat } pays { gold }.
event-glory-gained = { $seat } gains { $glory } glory.
event-glory-lost = { $seat } loses { $glory } glory.
event-goods-gained = { $seat } gains { $goods }.
event-goods-over = { $seat } discards down to the limit: { $goods }.
event-goods-paid = { $seat } pays { $goods }.
event-dice-gained = { $seat } takes { $dice }.
event-die-rolled = { $seat } rolls for persuasion: { $faces }.
event-trap-drawn = { $seat } draws “{ $trap }”.
event-trap-drawn-hidden = { $seat } draws a trap.
event-trap-dropped = { $seat } discards “{ $trap }”.

## The log: deployment

event-die-placed = { $seat } places { $colour } at the { $building }.
event-face-placed = { $seat } places a persuasion die showing { $face } at the { $building }.
event-traps-bought = { $gold ->
    [0] { $seat } gets { $traps } for free.
   *[other] { $seat } buys { $traps } for { gold }.
}
event-defense-bought = { $number ->
    [one] { $seat } buys 1 defense token for { gold }.
   *[other] { $seat } buys { $number } defense tokens for { gold }.
}
event-gear-bought = { $gold ->
    [0] { $seat } gets { $gear } for free.
   *[other] { $seat } buys { $gear } for { gold }.
}
event-gear-carried = { $seat } gives { $gear } to { $member }.
event-gear-dropped = { $seat } discards { $gear }.
event-hired = { $gold ->
    [0] { $seat } hires { $member } for free.
   *[other] { $seat } hires { $member } for { gold }.
}
event-beer = { $seat } pays { gold } for a round of beer.
event-mined = { $seat } mines { gold }.
event-pawned = { $number ->
    [one] { $seat } pawns 1 die for { gold }.
   *[other] { $seat } pawns { $number } dice for { gold }.
}
event-sent = { $seat } sends { $member } to { $path }.
event-deployed = { $dice ->
    [nothing] { $seat } deploys with { $member }: { tokens }.
   *[other] { $traps ->
        [0] { $defense ->
            [0] { $seat } deploys with { $member }: { $dice }.
           *[other] { $seat } deploys with { $member }: { $dice }, plus { tokens }.
        }
       *[other] { $seat } deploys with { $member }: { $dice }, plus { tokens }.
    }
}
event-trap-laid = { $seat } lays “{ $trap }” face down.
event-trap-laid-hidden = { $seat } lays a trap face down.
event-land-used = { $seat } uses the land { $land }.
event-converted = { $seat } converts { $colour } into { $into }.
event-talent-used = { $seat } uses { $member }'s talent.
event-loot-used = { $seat } uses loot: { $loot }.
event-trophy-sold = { $seat } sells the trophy { $monster } for { gold }.
event-settled = { $seat } settles { $member } in { $land }.
event-healed = { $seat } heals { $member } with a potion.
event-passed = { $seat } passes.

## The log: missions

event-mission-rolled = { $member } ({ $seat }) rolls { $faces }: total { $total } of { $objective }.
event-mission-won = { $seat } wins “{ $mission }”.
event-mission-second = { $seat } comes second and gains { gold }.
event-mission-failed = { $seat } fails “{ $mission }”.
event-contract-done = { $seat } fulfills the contract “{ $mission }”.
event-contract-left = { $seat } gives up the contract “{ $mission }”.

## The log: battles

event-trap-revealed = { $seat } reveals “{ $trap }”.
event-trick-aimed = { $seat } uses “{ $trap }” against { $path }.
event-trick-cancelled = { $seat } cancels the trick with a defense token.
event-die-stolen = { $seat } steals { $colour }.
event-monster-attacks = { $dice ->
    [one] { $monster } attacks { $member } with 1 black die.
   *[other] { $monster } attacks { $member } with { $dice } black dice.
}
event-magic-removed = { $number ->
    [one] { $seat } removes 1 magic die.
   *[other] { $seat } removes { $number } magic dice.
}
event-diverted = { $number ->
    [one] { $seat } diverts 1 black die to { $path }.
   *[other] { $seat } diverts { $number } black dice to { $path }.
}
event-spores = The spore die shows { $face }.
event-attack-rolled = { $monster } rolls { $faces ->
    [nothing] no die
   *[other] { $faces }
} against { $member }: { $hits ->
    [0] no hit
    [one] 1 hit
   *[other] { $hits } hits
}.
event-lash = { $monster } lashes out as it dies and hits everyone there.
event-blocked = { $seat } cancels a hit: { $goods }.
event-wounded = { $member } ({ $seat }) is wounded.
event-died = { $member } ({ $seat }) dies.
event-rerolled = { $seat } rerolls { $colour }: { $before } → { $face }.
event-strikes = { $faces ->
    [nothing] { $member } ({ $seat }) strikes without a roll: total { $total }.
   *[other] { $member } ({ $seat }) strikes with { $faces }: total { $total }.
}
event-declined = { $member } ({ $seat }) holds back.
event-captured = { $member } ({ $seat }) captures { $monster }.
event-eliminated = { $member } ({ $seat }) eliminates { $monster }.
event-repelled = { $monster } survives with { $damage } damage.
event-escaped = { $monster } escapes towards the Citadel.
event-conquest-rolled = { $member } ({ $seat }) rolls { $faces } for the land: total { $total } of { $value }.
event-conquered = { $member } ({ $seat }) conquers { $land }.
event-plundered = { $member } ({ $seat }) plunders: { $loot }.
event-loot-taken = { $seat } takes loot: { $loot }.

## The log: clean-up

event-came-home = { $gold ->
    [0] { $seat } brings home { brews }.
   *[other] { $potions ->
        [0] { $venoms ->
            [0] { $seat } brings home { gold }.
           *[other] { $seat } brings home { gold } and { brews }.
        }
       *[other] { $venoms ->
            [0] { $seat } brings home { gold } and { brews }.
           *[other] { $seat } brings home { gold }, { brews }.
        }
    }
}
event-at-the-gates = { $monster } is at the Entrance of the Citadel.
event-driven-off = { $monster } is driven away from the Entrance.
event-panic = Panic closes the { $building }.
event-panic-ends = The panic in the Citadel is over.
event-promoted = { $member } becomes the leader of { $seat }'s clan.
event-wages-paid = { $seat } pays { gold } in wages.
event-wages-short = { $gold ->
    [0] { $seat } owes { $due } gold in wages and has none.
   *[other] { $seat } owes { $due } gold in wages but can pay only { $gold }.
}
event-deserted = { $member } deserts { $seat }'s clan.
event-clan-lost = { $seat } has lost the entire clan. { $member } becomes the leader.
