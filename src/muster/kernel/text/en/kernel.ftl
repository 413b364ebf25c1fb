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

event-take-back = { $seat } takes back the latest answer (line { $number } of the record).

## Why an answer is refused

refused-not-asked = You are not being asked anything right now.
refused-stale = This question is no longer open.
refused-not-offered = This answer is not among the options.
refused-over = The match is over.

## Why a bot proposes an answer

hint-tried = In imagined matches it did better than anything else.
