### What the terminal itself says. Names of games, cards and rules come from the games.

language-name = English

## Menu and form

menu-title = What do we play tonight?
menu-new = New match
menu-resume =
    { $n ->
        [0] Go on with a saved match (none is saved)
       *[other] Go on with a saved match ({ $n })
    }
menu-watch = Watch bots play
menu-rules = Read the rules
menu-language = Language: { $lang }
menu-quit = Quit
menu-back = Back
menu-which-game = Which game?
menu-which-save = Which match?
menu-no-saves = No match is saved.
menu-not-understood = “{ $typed }” is not in the menu: type a number from 1 to { $n }, or q.
form-seats = Players: { $n }
form-seat = Player { $seat }: { $who }
form-person = person
form-bot = bot “{ $bot }”
form-pack = Content: { $pack }
form-yes = yes
form-no = no
form-keys = A number changes its line · Enter starts · q goes back
form-not-understood = “{ $typed }” changes nothing: type a number from 1 to { $n }, Enter or q.

## Playing

keys-play = ?:rule u:take back h:hint l:log v:cards r:why not g:language s:save as q:quit
final-mark = (final)
forced = There was only one answer, given for you: { $answer }.
bot-played = { $name } has played.
hand-over = { $name }, it is your turn. The others please look away. Enter shows your table.
hint = Hint: { $answer }.
hint-why = Hint: { $answer }. { $why }
taken-back = Taken back.
cannot-take-back = This cannot be taken back: luck was drawn, something was revealed, or somebody else has answered since.
no-such-number = There is no option { $typed }: type a number from 1 to { $n }.
not-understood = “{ $typed }” is neither a number from 1 to { $n } nor one of the letters below.
no-such-language = There is no language “{ $typed }”; there are { $known }.
no-such-rule = There is no rule or section “{ $typed }”.
no-rule = No rule of the catalogue stands behind this question.
no-such-card = Nothing here is called “{ $typed }”.
nothing-refused = Nothing that is shown is refused right now.
refused-title = What cannot be done now, and why
log-empty = Nothing has happened yet.
page-more = — Enter: more · q: back —
page-back = — Enter: back —

## Saving

save-failed = The match goes on, but it is not saved: { $why }.
save-how = Saved after every answer in { $path }. Type s NAME for a copy.
save-how-unsaved = This match is not being saved. Type s NAME for a copy.
save-exists = { $path } exists already; nothing was written.
save-as-failed = { $path } could not be written: { $why }.
saved-as = A copy is saved as { $path }.
left-saved = Saved. Go on with: muster play --resume { $file }
left-unsaved = The match was not saved.
record-kept = The record of this match: { $path } (muster replay shows it again)

## The end

result-title = The end
result-score = Score
result-place = { $n }.
result-winner = { $name } wins.
result-shared = { $names } share the victory.
result-tie-break = The tie was broken: { $name }.
result-grade = { $name }

## Replay

keys-replay = Enter:on b:back N:line +9 -9 a:start e:end w 1:seat l:log g:language q:quit
replay-at = Line { $line } of { $lines }
replay-answer = → { $answer } (of { $n })
replay-take-back = takes back the latest answer.
replay-open = The match is not over; its record has { $n } lines.
replay-not-understood = “{ $typed }” is none of the keys below.

## Demo

demo-played = { $game }: a match of “{ $bot }” bots, { $n } answers
demo-same = The record replays to the same state: { $hash }
demo-differs = The record replays to ANOTHER state!

## Rules

rules-count =
    { $n ->
        [one] { $n } rule
       *[other] { $n } rules
    }
rules-which = Which rule or section? (Enter: back)
rule-section = Section:
rule-kind = Kind:
rule-source = Source:
rule-why = Why:
rule-completes = Completes:
rule-completed-by = Completed by:
rule-example = Example:
kind-rule = rule of the book
kind-component = what is in the box
kind-ruling = ruling of ours

## Signs of the table of Meeples & Monsters

sign-gives = asks for these Units and brings what stands behind it
sign-gain = gain this meeple
sign-return = this meeple goes back to the supply
sign-draw = draw meeples
sign-draw-later = draw more meeples in the Draw Phase
sign-quests = draw Quests, then discard some
sign-rebag = put so many meeples from the Lodgings back into the bag (each other player: so many)
sign-back = this Unit comes back to the Tavern
sign-class-bonus = combat bonus of a class, of all other Units (*), or against a type
sign-pair-bonus = the first is stronger beside the second
sign-single-bonus = one Unit is stronger by the Corruption in the Lodgings
sign-token = Bonus token: VP for so many different Unit types of that level, or Prestige Units (^)
sign-plan = sent there in this turn: total and strength

## Where points come from, and tie-breaks

part-monsters = Monsters
part-council = Dark Council
part-quests = Quests
part-locations = Locations
part-rooms = Tower Rooms
part-levels = Levels paid
part-penalties = Penalties
part-fewest-peasants = fewest Peasants
