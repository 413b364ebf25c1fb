### What the kernel itself says, whatever the game.

seat = Player { $n }

## Enumerations: "a and b"; "a, b and c". The forms before-i are for languages that change "and" before that sound.

list-none = nothing
list-two = { $first } and { $second }
list-two-before-i = { list-two }
list-middle = { $first }, { $second }
list-last = { $first } and { $second }
list-last-before-i = { list-last }

option-pass = Pass

event-take-back = { $seat } undoes their last answer.

## Why an answer is refused

refused-not-asked = It is not your turn to answer.
refused-stale = This question is no longer open.
refused-not-offered = This answer is not among the options.
refused-over = The match is over.

## Why a bot proposes an answer

hint-tried = In simulated games this did best.
hint-chance = { $why } The chance of winning is about { $chance }%.
hint-chance-next = { $why } The chance of winning is about { $chance }%; with the next best answer, { $next }%.

# Opponents: a name, and how strong that player is.
bot-novice = Beginner: sees the points of this turn and little else; good for learning the rules
bot-apprentice = Apprentice: plays a sound turn but builds nothing for later; a good first opponent
bot-greedy = Experienced: plans every turn as a whole; beats the Apprentice four times in five
bot-learned = Expert: weighs whole plans by what it learned in thousands of matches; beats the Experienced about seven times in ten
bot-search = Thinker: plays its answers out to the very end in simulated games; takes its time
bot-random = Random: plays any legal move; for tests
