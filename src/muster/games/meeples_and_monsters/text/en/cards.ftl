### What cards and places do. The figures come from the content: a pack may change them.

count-quests =
    { $n ->
        [one] { $n } Quest
       *[other] { $n } Quests
    }
count-meeples =
    { $n ->
        [one] { $n } meeple
       *[other] { $n } meeples
    }
all-peasant = Peasants
all-mage = Mages
all-cleric = Clerics
all-warrior = Warriors
all-knight = Knights
all-ranger = Rangers
all-paladin = Paladins
all-shaman = Shamans
one-peasant = a Peasant
one-mage = a Mage
one-cleric = a Cleric
one-warrior = a Warrior
one-knight = a Knight
one-ranger = a Ranger
one-paladin = a Paladin
one-shaman = a Shaman

## Monsters that are spoken of

foe-any = any Monster
foe-any-2 = a Monster of level 2 or 3
foe-any-3 = a level 3 Monster
foe-undead = an Undead Monster
foe-undead-2 = an Undead Monster of level 2 or 3
foe-undead-3 = a level 3 Undead Monster
foe-monstrous = a Monster of the Monstrous type
foe-monstrous-2 = a Monster of the Monstrous type of level 2 or 3
foe-monstrous-3 = a level 3 Monster of the Monstrous type
foe-humanoid = a Humanoid Monster
foe-humanoid-2 = a Humanoid Monster of level 2 or 3
foe-humanoid-3 = a level 3 Humanoid Monster
each-undead = each Undead Monster
each-monstrous = each Monster of the Monstrous type
each-humanoid = each Humanoid Monster
foes-undead =
    { $n ->
        [one] { $n } Undead Monster
       *[other] { $n } Undead Monsters
    }
foes-monstrous =
    { $n ->
        [one] { $n } Monster of the Monstrous type
       *[other] { $n } Monsters of the Monstrous type
    }
foes-humanoid =
    { $n ->
        [one] { $n } Humanoid Monster
       *[other] { $n } Humanoid Monsters
    }
most-undead = Undead Monsters
most-monstrous = Monsters of the Monstrous type
most-humanoid = Humanoid Monsters
most-level_2_or_3 = Monsters of level 2 or 3

## What a class can do

ability-none = No ability yet.
ability-none-peasant = No ability; needed to construct.
ability-research = Once per turn, send all { $all } from your Tavern to your Lodgings (at least 1) to draw { $quests }.
ability-research-discard = Once per turn, send all { $all } from your Tavern to your Lodgings (at least 1) to draw { $quests }, then discard { $discard }.
ability-draw = Development Phase: with { $one } in your Tavern, draw { $meeples }.
ability-draw_with_corruption = Development Phase: with { $one } and a Corruption in your Tavern, draw { $meeples }.
ability-peasants_beside = Beside { $one }, your Peasants have +{ $n } combat value.
ability-joins = Once per turn, { $units } from your Lodgings may join { $one } in a fight.
ability-vp_for_monster = A Monster defeated with { $one } gives { $n } extra VP.
ability-level_of_monster = Adds the level of the Monster it fights to its combat value.
ability-any_basic = Counts as a basic class of your choice wherever you assign it.

## Effects

effect-none = VP only.
effect-hold = Hold it until your next turn, then collect its benefit.
effect-gain = Gain { $units }.
effect-gain-corruption = Take { $units }.
effect-gain_choice = Gain { $n } of your choice among { $all }.
effect-take_from_stock = Take { $units } from this tile while the stock lasts.
effect-return_placed-here = Return { $units } standing here to the supply.
effect-return_placed-fight = Return { $units } of this fight to the supply.
effect-return_corruption = Return { $units } from your Tavern or Lodgings to the supply.
effect-return_corruption-tavern = Return { $units } from your Tavern to the supply.
effect-vp = Gain { $n } VP.
effect-vp-prestige = Gain { $n } VP, or { $more } VP with a Prestige Unit there.
effect-class_cv-turn = Your { $all } have +{ $n } combat value this turn.
effect-class_cv-game = Your { $all } have +{ $n } combat value for the rest of the game.
effect-all_others_cv = All your other Units have +{ $n } combat value this turn.
effect-pair_cv-turn = Beside { $one }, your { $all } have +{ $n } combat value this turn.
effect-pair_cv-game = Beside { $one }, your { $all } have +{ $n } combat value for the rest of the game.
effect-versus_cv-turn = Your total is { $n } higher against { $foes } this turn.
effect-versus_cv-game = Your total is { $n } higher against { $foes } for the rest of the game.
effect-single_cv = This turn, one Unit in a fight has +1 combat value per Corruption in your Lodgings.
effect-draw_meeples-now =
    { $n ->
        [one] Draw { $n } meeple at once.
       *[other] Draw { $n } meeples at once.
    }
effect-draw_meeples-draw_phase =
    { $n ->
        [one] Draw { $n } more meeple in this turn's Draw Phase.
       *[other] Draw { $n } more meeples in this turn's Draw Phase.
    }
effect-quests = Draw { $quests }.
effect-quests-discard = Draw { $quests }, then discard { $discard }.
effect-discard_quest = Discard { $quests } from your hand.
effect-rebag =
    { $own ->
        [one] Put up to { $own } meeple from your Lodgings back into your bag.
       *[other] Put up to { $own } meeples from your Lodgings back into your bag.
    }
effect-rebag-others =
    { $own ->
        [one] Put up to { $own } meeple from your Lodgings back into your bag; each other player may put back { $others }.
       *[other] Put up to { $own } meeples from your Lodgings back into your bag; each other player may put back { $others }.
    }
effect-bring_back = After your Draw Phase, { $units } returns from here to your Tavern.
effect-swap_corruption = Each Draw Phase, you may move { $units } from your Tavern to your Lodgings to draw { $meeples }.
effect-draw_phase_draw =
    { $n ->
        [one] Draw { $n } more meeple in each Draw Phase.
       *[other] Draw { $n } more meeples in each Draw Phase.
    }
effect-return_builder = When you construct with 2 Peasants, you may return { $n } of them to the supply.
brief-effect-gain = +{ $units }
brief-effect-gain-corruption = +{ $units }
brief-effect-gain_choice = +{ $n }: { $all }
brief-effect-take_from_stock = +{ $units }
brief-effect-return_placed-here = return { $units }
brief-effect-return_placed-fight = return { $units }
brief-effect-return_corruption = return { $units }
brief-effect-return_corruption-tavern = return { $units }
brief-effect-vp = +{ $n } VP
brief-effect-vp-prestige = +{ $n } VP, { $more } with Prestige
brief-effect-class_cv-turn = { $all } +{ $n }
brief-effect-class_cv-game = { $all } +{ $n }
brief-effect-all_others_cv = your other Units +{ $n }
brief-effect-pair_cv-turn = { $all } +{ $n } beside { $one }
brief-effect-pair_cv-game = { $all } +{ $n } beside { $one }
brief-effect-versus_cv-turn = +{ $n } against { $foes }
brief-effect-versus_cv-game = +{ $n } against { $foes }
brief-effect-single_cv = one Unit +1 per Corruption
brief-effect-draw_meeples-now = { $n ->
    [one] draw { $n } meeple
   *[other] draw { $n } meeples
}
brief-effect-draw_meeples-draw_phase = { $n ->
    [one] draw { $n } more meeple
   *[other] draw { $n } more meeples
}
brief-effect-quests = draw { $quests }
brief-effect-quests-discard = draw { $quests }, discard { $discard }
brief-effect-discard_quest = discard { $quests }
brief-effect-rebag = { $own ->
    [one] put back { $own } meeple
   *[other] put back up to { $own } meeples
}
brief-effect-rebag-others = { brief-effect-rebag }, others { $others }
brief-effect-bring_back = { $units } back to your Tavern
brief-effect-swap_corruption = { $units } to your Lodgings, draw { $meeples }
brief-effect-draw_phase_draw = { brief-effect-draw_meeples-draw_phase }
brief-effect-return_builder = return { $n } of 2 builders
brief-effect-hold = hold until your next turn

## What Quests ask for

condition-fight = Defeat { $foe }.
condition-fight-units = Defeat { $foe } with { $units }.
condition-fight-kinds = Defeat { $foe } with { $n } different Unit types.
condition-fights =
    { $n ->
        [one] Defeat { $n } Monster in one turn.
       *[other] Defeat { $n } Monsters in one turn.
    }
condition-build = Construct a tile.
condition-build-monsters =
    { $n ->
        [one] Construct in a district with { $n } Monster or more.
       *[other] Construct in a district with { $n } or more Monsters.
    }
condition-build-built =
    { $n ->
        [one] Construct a tile.
        [2] Construct your second tile of the game, or a later one.
        [3] Construct your third tile of the game, or a later one.
       *[other] Construct your { $n }th tile of the game, or a later one.
    }
condition-build-both = In a district with { $monsters } or more Monsters, construct { $built ->
    [one] a tile.
    [2] your second tile of the game, or a later one.
    [3] your third tile of the game, or a later one.
   *[other] your { $built }th tile of the game, or a later one.
}
condition-level = Level up a class.
condition-level-to = Level up a class to level { $n }.
condition-level-classes =
    { $n ->
        [one] Level up a class to level 2 or 3.
       *[other] Level up a class so that you have { $n } classes at level 2 or 3.
    }
condition-tavern = Draw Phase: have { $units } in your Tavern.
condition-tavern-kinds = Draw Phase: have { $n } different Unit types in your Tavern.
condition-pile = Have { $foes } in your defeated pile.
condition-end-most = At the end, no one has more { $foes } in the defeated pile than you.
condition-end-pile = At the end, have { $foes } in your defeated pile.
condition-end-own = At the end, own { $units }.
condition-end-own_at_most = At the end, own at most { $units }.
condition-end-each_level =
    { $n ->
        [one] At the end, have { $n } Monster of each level, 1 to 3, in your defeated pile.
       *[other] At the end, have { $n } Monsters of each level, 1 to 3, in your defeated pile.
    }
condition-end-each_type =
    { $n ->
        [one] At the end, have { $n } Monster of each type in your defeated pile.
       *[other] At the end, have { $n } Monsters of each type in your defeated pile.
    }
condition-end-types_at_level_3 =
    { $n ->
        [one] At the end, have { $n } Unit type at level 3; a Prestige class counts while you own a meeple of it.
       *[other] At the end, have { $n } Unit types at level 3; a Prestige class counts while you own a meeple of it.
    }

## What the Units in a fight must show for a Bonus token

show-kinds = { $n } different Unit types of any level.
show-kinds-2 = { $n } different Unit types of level 2 or 3.
show-kinds-3 = { $n } different Unit types of level 3.
show-prestige = At least { $units }.
