### The Looming Doom: its names, and what is asked, offered and told.

## Names

setting-hard = Hard
    .help = The Looming Doom with a second Accomplice before the Saboteur.

## What is asked and offered

prompt-informant = What do you give { $informant } for Evidence?
prompt-culprit = The next foe is { $monster }, in a separate Combat. Do you face it?
option-ask = Ask for Evidence: { $informant }
option-pay-silver = Silver cards
option-pay-gold-card = A Gold card
refused-all-known = Your Hero has all the Evidence there is.
refused-informant-kavilin = Kavilin asks for a Gaar (Skoldur may give a Dwurt) and Gold.
refused-informant-doribor = Doribor asks for a Natural Resource.
refused-informant-sofien = Sofien asks for two Silver cards or a Gold card.

## What is told

event-evidence-found = { $seat } finds { $number } Evidence and has { $total } now.
event-citadel-searched = { $seat } searches the Ruined Citadel with { $value }.
event-sabotage = Sabotage strikes { $seat }.
event-showdown = Round { $round }, the Finale: the Accomplice and the Saboteur come out of hiding.
event-showdown-of = { $seat } faces the culprits.
event-unmasked = { $seat } has beaten the Saboteur.

## Reasons of hints

hint-evidence = Evidence weakens the Saboteur, and the Hero with the least suffers the sabotage.
hint-face-culprit = This fight can be won, and it is worth the risk.
hint-stop-before-culprit = You would probably lose another fight; better to stop.
