### Threat of Mirrezil and Walking Destruction: what is asked, offered and told.

## Threat of Mirrezil

prompt-initiative = Do you use your Initiative token and attack first in this Combat Round?
prompt-aspect = { $monster } comes next. Do you face it?
option-visit = Visit: { $place }
option-use-initiative = Use the Initiative token
option-no-initiative = Keep the token
option-face = Face it
option-stop = Stop here
event-event-card = Event: “{ $card }”.
event-legend-opens = The Legend of { $tile }: { $quest }.
event-initiative-taken = { $seat } takes an Initiative token.
event-initiative-used = { $seat } seizes the initiative and attacks first.
event-finale-begins = Round { $round }, the Finale: Mirrezil comes, and all Heroes are rested.
event-finale-of = { $seat } stands before Mirrezil.
refused-visited = Your Hero has done this already.
refused-no-tokens = No Initiative token is left.
refused-too-weak = { $number ->
    [one] This costs { $number } Injury; your Hero would not survive it.
   *[other] This costs { $number } Injuries; your Hero would not survive it.
}

## Walking Destruction

prompt-golem-goal = “{ $card }”: several goals are equally close. Where does the Golem go?
prompt-golem-step = “{ $card }”: several paths are equally short. Where does the Golem step?
prompt-defense = What do you give for the Defense Magic token?
option-defend = Lay a Defense Magic token
option-pay-gaar = A Gaar or Dwurt token and Gold
event-rampage-card = Rampage: “{ $card }”.
event-golem-walks = The Golem walks to { spot }.
event-golem-rests = The Golem rests; its Stamina rises by { $number }.
event-hex-ruined = { spot } lies in ruins.
event-magic-holds = { $seat }'s magic holds off the Golem: { spot }.
event-defended = { $seat } lays a Defense Magic token: { spot }.
event-land-lost = The last Destruction token of a kind is laid: the land is lost.
refused-ruined = This place lies in ruins.

# -- Hints

hint-prepare-finale = What you gain here helps you in the Finale.
hint-face-aspect = The next aspect can be beaten, and nothing comes after it.
hint-stop-before-aspect = The next aspect would probably kill you; better to stop.
hint-initiative = This is when striking before the dragon counts most.
hint-keep-initiative = Against a later aspect the first blow counts more.
hint-defense-magic = The Golem is likely to come this way.
hint-golem-way = It does the least harm this way.
hint-march = The foe waits there, and time runs out.
