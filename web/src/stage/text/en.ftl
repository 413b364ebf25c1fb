### Words of the stage over the board.

stage-go-on = Continue
stage-fight = Fight
stage-against = { $one } against { $other }
stage-strength = strength { $n }
stage-needed = needed
stage-beaten = Defeated!
stage-together = together
stage-overlord = Overlord
stage-council = Dark Council
stage-council-of = { $n } of { $all } of the Council has arrived
stage-soon-over = The end is near
stage-last-turns = Last turns
stage-level-up = Level up
stage-level = Level { $n }
stage-quest = Quest
stage-vp = +{ $n } VP
stage-driven-off = Driven off
stage-gone = Gone
stage-over = The match is over
stage-on-top = more
stage-capture = capture
stage-elimination = eliminate
stage-attack = The Monster attacks
stage-strike = The roll against the Monster
stage-black-dice = { $n ->
    [one] { $n } black die
   *[other] { $n } black dice
}
stage-hits = { $n ->
    [0] No hit
    [one] { $n } hit
   *[other] { $n } hits
}
stage-fallen = Fallen
stage-wounded = Wounded
stage-blocked = Blocked
stage-captured = Captured!
stage-slain = Eliminated!
stage-it-stands = It survives
stage-escaped = It escapes
stage-conquest = Conquest
stage-mission = Mission
stage-contract = Contract
stage-tries = { $name }: { $total } of { $needed }
stage-done = Done!
stage-failed = Failed
stage-end-of-adventure = End of the Adventure
stage-panic = Panic!
stage-promoted = New leader
stage-clean-up = Clean-up
stage-health = Health { $left } of { $all }
stage-injuries-from = { $n ->
    [one] { $n } Injury
   *[other] { $n } Injuries
}
stage-damage-from = { $n } Damage
stage-injuries = { $n ->
    [0] No Injury
    [one] { $n } Injury
   *[other] { $n } Injuries
}
stage-damage = { $n ->
    [0] No Damage
   *[other] { $n } Damage
}
stage-dies = Dies
stage-defeated = Defeated!
stage-monster-attack = Monster Attack
stage-hero-attack = Hero Attack
stage-roll = Hero Roll
stage-eu-foe = The enemy
stage-eu-bounty = Bounty
stage-eu-hunt = The Hunt
stage-eu-scenario = Torment
stage-eu-finale = The finale
stage-fold = Show the board
