### What the game asks, offers and tells.

## Prompts

prompt-abilities = Use a Hero ability before you go to the Capitol?
prompt-late-abilities = Use a Hero ability now?
prompt-capitol = Development: use Hero abilities, assign Units to the Capitol, or continue.
prompt-capitol-order = Which Capitol Location do you resolve first?
prompt-tile = Which tile do you build?
prompt-slot = Where do you build { $tile }?
prompt-builder = Carpenters' Guild: send one of the two builders back to the supply?
prompt-plan = Main Phase: place your Units on Locations and Monsters, then confirm the plan.
prompt-fill = Which Unit goes to { $place }?
prompt-fight = { $place }: { $total } of { $strength }. Which Unit joins the fight?
prompt-more = Send another Unit to { $place }?
prompt-strengthen = Against { $place }: which Unit draws strength from your Corruption?
prompt-resolve = Your plan is confirmed. What do you resolve next?
prompt-monster-effects = Which Monster's effect comes next?
prompt-return = Which Unit on { $place } returns to the supply?
prompt-bring-back = Which Unit on { $place } returns to your Tavern after the Draw Phase?
prompt-gain = Which Unit do you gain?
prompt-rebag = { $number ->
    [one] You may put 1 meeple from your Lodgings back into your bag.
   *[other] You may put up to { $number } meeples from your Lodgings back into your bag.
}
prompt-corruption = Return Corruption to the supply: from where?
prompt-quests = Complete a Quest?
prompt-discard = Which Quest do you discard?
prompt-district = { $monster }'s district is full. Which district does the Monster go to?
prompt-draw-effects = Use a Draw Phase effect?

## Options

option-confirm = Confirm the plan
option-continue = Continue
option-effect-none = Use none
option-quest-none = Complete none now
option-rebag-none = Put no more back
option-leave-capitol = Continue to the Main Phase
option-to-capitol = Continue to the Capitol
option-ability-none = No ability now
option-leave = Leave it unfinished for now
option-stop = No more
option-nothing = Keep both
option-research = Research: all Mages to the Lodgings
option-join = Peasant from the Lodgings, called by the Warrior
option-ability = Use the { $class } ability
option-build = Build with { $units }
option-level = Level up: { $class }
option-level-shaman = Level up: { $class }, with a Shaman
option-capitol = { $place }
option-tile = { $tile }
option-slot = { $slot }
option-district = { $district }
option-complete = Complete “{ $quest }”
option-discard = Discard “{ $quest }”
option-effect = “{ $quest }”
option-use = Use { $place }
option-fight = Fight { $place }
option-room = Enter { $place }
option-more = Send one more to { $place }
option-back = Take everyone back from { $place }
option-strengthen = Strengthen a Unit on { $place }
option-resolve = { $place }
option-unit = { $unit }
option-return = { $unit }
option-named = { $unit }
option-bag = { $unit }
option-gain = { $unit }
option-corruption-tavern = From the Tavern
option-corruption-lodgings = From the Lodgings

## Why not, and what for

refused-used = Only once per turn.
refused-units = The required Units are missing from your Tavern.
refused-fought = You have already fought this Dark Overlord.
refused-council = The Dark Council can only be fought in the final turns.
refused-weak = You can reach only { $total } of { $strength }.
refused-short = A fight in your plan is not strong enough yet.
refused-no-slot = There is no vacant slot, or no open tile.
refused-top-level = This class is at its highest level.
refused-vp = It costs { $cost } VP and you have { $vp }.
refused-vp-even = It costs { $cost } VP. You have { $vp }, and building could bring { $bonus } more.
refused-vp-builder = It costs { $cost } VP and you have { $vp }. With a Peasant left to build, a slot’s { $bonus } VP could pay for it.
refused-unpaid = The level is not paid for yet: build as well, on a slot that brings VP.
preview-fight = up to { $total } vs { $strength }
preview-overrun = { $number ->
    [one] overrun: +1 Peasant
   *[other] overrun: +{ $number } Peasants
}
preview-use = { $units } → { $gains }
preview-use-overrun = { $units } → { $gains }; { preview-overrun }
preview-gains = { $gains }
preview-build = { $number ->
    [one] +1 Peasant from the supply
   *[other] +{ $number } Peasants from the supply
}
preview-step = { $before } → { $after } of { $strength }
preview-level = level { $level } for { $cost } VP
preview-level-slot = level { $level } for { $cost } VP; build as well to pay for it
preview-vp = +{ $vp } VP

## The log

event-first-player = { $seat } begins, with { $corruption } Corruption in the Tavern.
event-turn-begins = Round { $round }: { $seat }'s turn.
event-final-turns = The Dark Council is here: the final turns begin in round { $round }.
event-game-ends = The game ends after round { $round }.
event-meeples-drawn = { $seat } draws { $meeples }.
event-bag-refilled = { $number ->
    [one] { $seat } refills the bag with 1 meeple from the Lodgings.
   *[other] { $seat } refills the bag with { $number } meeples from the Lodgings.
}
event-meeple-gained = { $seat } gains { $unit }.
event-meeple-returned = { $seat } returns to the supply: { $unit }.
event-nothing-left = { $seat } gains nothing: no { $unit } left in the supply.
event-meeple-rebagged = { $seat } puts back into the bag: { $unit }.
event-peasants-fled = { $number ->
    [one] 1 Peasant flees to { $seat } at { $place }.
   *[other] { $number } Peasants flee to { $seat } at { $place }.
}
event-unit-stays = { $seat } keeps a Unit for the next turn: { $unit }.
event-vp-gained = { $seat } gains { $vp } VP.
event-ability-used = { $seat } uses the { $unit } ability.
event-researched = { $seat } researches with { $mages ->
    [one] 1 Mage
   *[other] { $mages } Mages
}.
event-tile-built = { $seat } builds { $tile } ({ $slot }).
event-builder-joined = { $number ->
    [one] A Peasant from the supply joins the builder of { $seat }.
   *[other] { $number } Peasants from the supply join the builder of { $seat }.
}
event-levelled = { $seat } levels up for { $vp } VP: { $unit }, level { $level }.
event-level-unpaid = { $seat } cannot pay for the next level: { $unit }.
event-assigned = { $seat } sends { $units } to { $place }.
event-passed = { $seat } assigns nothing.
event-location-used = { $seat } uses { $place }.
event-room-done = { $seat } completes { $room }.
event-room-turned-up = Tower, { $district }: { $room } is revealed.
event-monster-beaten = { $seat } defeats { $monster } for { $vp } VP.
event-token-paid = The token pays { $seat } { $vp } VP: { $token }.
event-hill-taken = { $seat } drives { $other } from { $place }.
event-hill-paid = { $seat } is paid for holding { $place }.
event-quests-drawn = { $number ->
    [0] { $seat } finds no more Quests.
    [one] { $seat } draws the Quest “{ $quests }”.
   *[other] { $seat } draws { $number } Quests: { $quests }.
}
event-quests-drawn-hidden = { $number ->
    [0] { $seat } finds no more Quests.
    [one] { $seat } draws 1 Quest.
   *[other] { $seat } draws { $number } Quests.
}
event-quest-discarded = { $seat } discards “{ $quest }”.
event-quest-completed = { $seat } completes “{ $quest }” for { $vp } VP.
event-quest-scored = { $seat } scores { $vp } VP for “{ $quest }”.
event-quest-failed = { $seat } loses { $vp } VP for “{ $quest }”.
event-effect-used = { $seat } uses “{ $quest }”.
event-monster-arrives = { $district }: { $monster } arrives.
event-council-arrives = The Dark Council arrives: card { $number } of 3.
event-tile-turned-up = { $tile } joins the display.
event-unit-returns = { $seat } takes a Unit back to the Tavern: { $unit }.
