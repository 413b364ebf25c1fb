### Words of the drawn table of Monster Lands. Names of cards, places and rules come from the server.

ml-board = Citadel and lands
ml-citadel = The Citadel
ml-buildings = Buildings
ml-entrance = Entrance
ml-missions = Missions
ml-mission = Mission
ml-contract = Contract
ml-lands-title = Lands
ml-displays = On display
ml-display-tavern = For hire
ml-display-lodge = Traps
ml-display-bazaar = Equipment
ml-display-loot = Loot
ml-door-label = { $name }: { $n } on display
ml-no-loot = No loot on display.
ml-basket = Basket
ml-beer = Round of beer
ml-beer-label = Round of beer for { $n } gold: new mercenaries arrive
ml-beer-said = Pay { $n } gold: all mercenaries on offer leave and new ones arrive. Then you may hire one of them.
ml-novice = Novice
ml-novice-label = Novices, { $n } left, { $cost } gold each
ml-novice-said = No talent. Once per round a novice turns one of your dice into another color. Novices are not sent to paths.
ml-hire-label = { $name }, { $affinity }, { $cost } gold, reputation { $reputation }. { $text }
ml-ware-label = { $cost ->
    [-1] { $name }. { $text }
   *[other] { $name }, { $cost } gold. { $text }
}

ml-does-lodge = buy traps
ml-does-alchemist = brew tokens
ml-does-tavern = hire a mercenary
ml-does-armory = buy defense
ml-does-bazaar = buy equipment
ml-does-mine = dig for gold
ml-does-pawn_shop = { $n } gold per die
ml-building-label = { $name }: { $does }. { $panic ->
    [yes] Closed: panic.
   *[no] { $free ->
        [-1] {""}
        [one] 1 free space.
       *[other] { $free } free spaces.
    }
}
ml-building-said-lodge = A strength or persuasion die lets you buy any of the traps on display. The face of a persuasion die is deducted from the price.
ml-building-said-alchemist = A magic die gives 3 tokens on the first space, 2 on the second: potions and venoms in any mix.
ml-building-said-tavern = A strength or persuasion die lets you hire a mercenary whose reputation is no higher than your glory minus your reputation.
ml-building-said-armory = A strength or persuasion die lets you buy 1 to 3 defense tokens at { $armory } gold each.
ml-building-said-bazaar = A strength or persuasion die lets you buy one piece of equipment for an unassigned member of your clan.
ml-building-said-mine = Strength dice for gold: one die on a single space, two on a double one.
ml-building-said-pawn_shop = Any number of dice, for { $pawn } gold each. There is always room.
ml-panic = PANIC
ml-panic-closed = closed: panic
ml-space-taken = Taken by { $name }
ml-space-alchemist = A magic die for { $n } tokens
ml-space-mine = { $dice ->
    [one] 1 strength die for { $gold } gold
   *[other] { $dice } strength dice for { $gold } gold
}
ml-madhala = Madhala
ml-closed-by-madhala = closed by Madhala

ml-space-strength = strength
ml-space-magic = magic
ml-space-persuasion = persuasion
ml-space-strength-magic = strength or magic
ml-space-strength-persuasion = strength or persuasion
ml-space-magic-persuasion = magic or persuasion
ml-space-any = any

ml-conquest = conquest { $n }
ml-land-label = { $name }, { $affinity }, conquest { $conquest }, { $glory } glory. { $text } { $free ->
    [one] 1 free path.
   *[other] { $free } free paths.
}
ml-no-land = no land here this round
ml-no-land-label = { $name }: no land here
ml-no-land-said = There is no land here this round.
ml-land-said = Beat its monster, then roll for the land. Once someone settles there, it can be used once per round:
ml-no-monster = no monster
ml-monster-label = { $name }, { $affinity }, attacks with { $attack } dice, capture from { $capture }, eliminate from { $slay }{ $damage ->
    [0] {""}
   *[other] , damage { $damage }
}{ $beaten ->
    [yes] , beaten
   *[no] {""}
}. { $power }
ml-attack-n = attacks with { $n ->
    [one] 1 die
   *[other] { $n } dice
}
ml-capture-said = Capture (with a trap on the path) from { $n }: { $glory } glory and { $gold } gold.
ml-slay-said = Eliminate from { $n }: { $glory } glory and a trophy of { $trophy }.
ml-damage-said = Damage so far: { $n }.
ml-path-label = Path { $n }, needs { $needs }. { $who }. Dice { $dice }, tokens { $tokens }. Glory on death { $death }
ml-path-title = { $place }, path { $n }
ml-path-gives = The path gives: { $gives }.
ml-path-falls = If your mercenary dies here, your clan gains { $death } glory.
ml-required = needs { $dice }
ml-reinforced = may add { $dice }
ml-who-of = { $member } of { $name }
ml-there = { $member } is here. Dice: { $dice }
ml-free = free
ml-gate-label = Path { $n }. { $who }. Dice { $dice }, tokens { $tokens }. Glory on death { $death }
ml-gate-path-said = The guards give: { $help }. If your mercenary dies here, your clan gains { $death } glory.
ml-gate-quiet = all quiet
ml-gate-quiet-said = No monster stands here. Nobody can be sent.
ml-entrance-label = { $name } stands at the gate
ml-entrance-said = A monster at the gate spreads panic in the Citadel at the end of the round. Send someone to drive it off.
ml-no-mission = no mission
ml-mission-label = Mission { $name }: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, { $n } or more
ml-contract-label = Contract { $name }: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
ml-mission-path-label = Path { $n }: { $who }
ml-objective = { $n } or more
ml-mission-said = Roll the dice. Success: { $reward }. Failure, you lose: { $penalty }.
ml-contract-said = Send someone with the die, then pay { $pay }. Left path: { $left }. Right path: { $right }.

ml-track = Glory and reputation
ml-track-said = { $name }: glory { $glory }, reputation { $reputation }.

ml-attacks = { $rival } attacks { $member }
ml-strikes = { $member } against { $rival }
ml-tries = { $member } tries to conquer { $rival }
ml-attack-title = Attack
ml-black-label = { $n ->
    [one] 1 attack die
   *[other] { $n } attack dice
}
ml-black-said = Every black die that shows 3 or more is a hit. Every hit that is not canceled wounds; the second wound kills.
ml-hits = { $n ->
    [one] 1 hit
   *[other] { $n } hits
}
ml-ward-said = Discard magic dice: each removes one attack die
ml-ward-label = Discard { $n ->
    [one] 1 magic die
   *[other] { $n } magic dice
}
ml-ward-why = Before the roll, each magic die you discard removes one attack die; that magic die can’t attack afterwards.
ml-shields-after = Against hits, after the roll
ml-shield-label = { $name }: { $n }
ml-block-said = Cancels one hit.
ml-roll-all = roll all
ml-roll-said = The total must reach the mark on the ladder.
ml-rolled-label = { $die } showing { $face }
ml-left-label = { $n } × { $die }, not rolled yet
ml-nothing-to-roll = no dice to roll
ml-use-venom = Venom for the total
ml-aim-capture = capture
ml-aim-elimination = eliminate
ml-aim-conquest = conquest
ml-aim-mission = objective
ml-no-capture = no trap: no capture

ml-clan = Clan of { $affinity }
ml-members = Clan
ml-pool = Dice
ml-stores = Stores
ml-winnings = Winnings
ml-lands = Lands
ml-lands-said = Conquered lands. A mercenary of the same affinity can settle there; then the land can be used once per round.
ml-loot = Loot
ml-loot-label = Loot, { $n }
ml-loot-said = Discard loot to use its effect.
ml-trophies = trophy points: { $n }
ml-trophy-title = Trophies
ml-trophy-said = Trophies score at the end, or can be sold at any time.
ml-nothing = nothing
ml-nobody = nobody
ml-no-dice = no dice
ml-traps-of = traps { $n } of { $limit }
ml-hidden-traps = { $n ->
    [one] 1 trap that only its owner knows
   *[other] { $n } traps that only their owner knows
}
ml-trap-label = { $n } × { $name }
ml-dice-label = { $n } × { $name }
ml-face-label = { $n } × Persuasion die showing { $face }
ml-goods-label = { $name }: { $n }
ml-own-land-label = { $name }, settler: { $settler }{ $used ->
    [yes] , used this round
   *[no] {""}
}
ml-member-label = { $name }{ $role ->
    [leader] , leader
    [novice] , novice
   *[other] {""}
}{ $wounded ->
    [yes] , wounded
   *[no] {""}
}, { $where }. Equipment: { $gear }
ml-at-home = available
ml-on-path = { $place } { $n }
ml-short-left = Left land
ml-short-right = Right land
ml-short-entrance = Entrance
ml-short-mission = Mission
ml-short-contract = Contract
ml-settled-in = in { $land }
ml-wounded-said = Wounded: one more wound kills. A potion heals anyone who is available.
ml-glory = glory
ml-reputation = reputation
ml-wages = wages due
ml-costs = { $n } gold
ml-reputation-n = reputation { $n }
ml-wage-n = { $n ->
    [one] 1 wage
   *[other] { $n } wages
}
ml-brings = Gives each round: { $dice }.
ml-n-glory = { $n } glory
ml-n-gold = { $n } gold
ml-n-potions = { $n ->
    [one] 1 potion
   *[other] { $n } potions
}
ml-n-venoms = { $n ->
    [one] 1 venom
   *[other] { $n } venoms
}
ml-n-defense = { $n ->
    [one] 1 defense
   *[other] { $n } defense
}
ml-n-traps = { $n ->
    [one] 1 trap
   *[other] { $n } traps
}
ml-n-loot = { $n } loot
ml-n-wounds = { $n ->
    [one] 1 wound
   *[other] { $n } wounds
}
ml-n-talents = { $n ->
    [one] 1 defense talent
   *[other] { $n } defense talents
}
ml-n-rerolls = { $n ->
    [one] 1 reroll ({ $dice })
   *[other] { $n } rerolls ({ $dice })
}
ml-die-said-strength = The common die: for the shops, the Mine, paths and missions.
ml-die-said-magic = For the Alchemist, paths and missions. On a path you can discard it to weaken an attack.
ml-die-said-persuasion = For the shops, where its face is deducted from the price, and for missions.
ml-goods-said-gold = Pays for everything, and for wages at the end of the round.
ml-goods-said-defense = Placed on a path, it cancels one hit.
ml-goods-said-potion = Heals an available member of the clan, or cancels one hit on a path.
ml-goods-said-venom = Taken along to a path, it adds to an attack or a conquest.

ml-status = gold { $gold } · dice { $dice }
ml-status-passed = passed · gold { $gold }
ml-last-round = last round
ml-phase-preparation = Dice
ml-phase-deployment = Deployment
ml-phase-adventure = Adventure
ml-phase-clean_up = Clean-up
ml-phase-preparation-said = Everyone gathers dice from leader, mercenaries and glory; persuasion dice are rolled.
ml-phase-deployment-said = One action each in turn, until all dice are placed.
ml-phase-adventure-said = Missions, then the lands from left to right, then the Entrance.
ml-phase-clean_up-said = Everyone returns, then panic, wages, and the next round.
ml-score-said = Points if the match ended now: glory, reputation, trophies and affinities.
ml-tab-citadel = Citadel
ml-tab-land = Land { $n }
ml-tab-one-land = Land
ml-tab-entrance = Entrance
ml-tab-missions = Missions
ml-group-citadel = Citadel
ml-group-missions = Missions
ml-group-settled = Your lands
ml-group-free = Free actions
ml-group-dice = Dice
ml-group-tokens = Tokens
ml-group-tavern = Tavern
ml-group-discounts = Discounts
ml-group-roll = Roll
ml-group-reroll = Reroll
ml-group-loot = Loot
ml-from-glory = Glory
ml-from-reputation = Reputation
ml-from-trophies = Trophies
ml-from-affinity = Affinities
ml-load-all = All dice that fit, then go
ml-and-go = then go
ml-and-leave = Buy and leave
ml-pawn-all = Pawn all
ml-idle = { $n ->
    [one] 1 die would stay unused.
   *[other] { $n } dice would stay unused.
}
