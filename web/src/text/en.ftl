### What the page itself says. Sentences of a game come from the server.

brand-link = Muster, to the start
yes = yes
no = no
close = Close
more = More
loading = One moment …
loading-table = Setting the table …
guest = Guest
you = you
you-named = You, { $name }
you-act = Your turn
your-turn = Your turn
seat-number = Player { $n }
bot = bot
friend = Friend
game = Game
round = round { $n }
score = Score
hint = Hint
help = Help
language = Language
language-now = Language: { $language }
settings = Settings
pages = Pages

## Start

start-title = What shall we play tonight?
start-lead = Solo against bots, together on one screen, or online with friends. The rules take care of themselves.
games = Games
players = players
length = length
minutes = about { $n } min
about-meeples-and-monsters = Draw your crew from the bag, hold four districts, face the Dark Council.
about-monster-lands = Assign your dice: hire in the Citadel, then send your clan down the paths.
about-euthia = Explore a growing hex map, arm your hero, fight with dice and cards.
solo-monster-lands = The rulebooks print only the setup of the solo game. Madhala, who blocks spaces with her dice, is our own design.
sort-meeples-and-monsters = bag-building
sort-monster-lands = dice placement
sort-euthia = adventure
set-up = Set up { $game }
who-sits = Who’s playing?
how-play = Options
seat-me = you
seat-bot = bot: { $bot }
seat-device = someone else on this device
seat-invite = by invite link
seat-open = open to anyone
seat-nobody = nobody
name-of-seat = Name of player { $n }
who-in-seat = Who plays in seat { $n }
seats-wrong = This game is for { $seats } players.
your-name = Your name
more-choices = { $n ->
    [one] 1 more choice
   *[other] { $n } more choices
}
pack = Content
pack-help = Which set of cards and values to use.
pace = Pace
pace-help = Live or over days, the table waits as long as it takes. Notifications arrive while a tab with the table is open.
pace-live = live
pace-days = over days
table-language = Language at the table
table-language-help = Helps guests find the table in the lobby. Everyone reads the game in their own language.
start-match = Start the match
starting = Setting the table …
read-rules = Read the rules
go-on = Continue
go-on-empty = No matches yet. Your first takes a minute to set up.
more-matches = { $n ->
    [one] 1 more match
   *[other] { $n } more matches
}
finished = Finished
over = over
invited = Invited?
invite-paste = Paste the link
invite-unknown = That is not an invite link. It should look like …/m/…?invite=…
join = Join
watch = Watch
open-tables = Open tables
all-tables = All open tables
tables-empty = No open table.
open-one = Open one.
all-games = All games
what-for = Looking to
join-or-watch = join or watch
any-pace = any
any-language = any
tables-filter = Filter the tables
tables-none-fit = No open tables match these filters.
tables-all = Show all tables
seats-free = { $n ->
    [one] 1 free seat
   *[other] { $n } free seats
}
waiting-tag = waiting

## Who

who-are-you = Who are you?
play-as-guest = Play under this name
account = An account
account-why = With an account, your matches are there on every device.
password = Password (8 letters or more)
sign-in = Sign in
sign-up = Create an account
sign-out = Sign out
signed-in-as = Signed in as { $name }.
sign-out-everywhere = Sign out everywhere
sign-out-everywhere-help = Ends all sessions in other browsers, and all keys of programs.
keys-title = Programs that play for you
keys-why = A program or bot of yours signs in with a key instead of a password. See “programs” in the manual.
keys-none = No keys yet.
keys-label = What the key is for
keys-make = Create a key
keys-once = This key is shown only once. Copy it now:
keys-end = Revoke the key { $label }
keys-end-short = Revoke
keys-may = What the program may do
keys-may-all = watch, play and create matches
keys-may-play = watch and play
keys-may-read = watch only
keys-days = How long the key is valid
keys-until = expires { $when }
keys-no-end = does not expire
n-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
account-care = Password, devices and data
guest-care = Devices and data
password-change = Change password
password-change-help = Your other sessions end. Keys of programs stay valid.
password-changed = Your password has been changed.
password-old = Your current password
password-new = New password (8 letters or more)
sessions-title = Where you are signed in
session-here = this browser
session-unknown = Unknown browser
session-end = Sign out of { $agent }
my-data = Your data
export-me = Download it
delete-account = Delete my account
delete-guest = Delete me
delete-me-help = Your name disappears from all tables, matches that you played alone are deleted, and bots take over your seats elsewhere.
delete-me-sure = Delete everything we keep about you? This can’t be undone.

## A table that waits

room-title = Waiting for players
room-lead = You can start now; the match waits when it is the turn of an empty seat. Send each friend their own link.
seat-waiting = not here yet
seat-ready = ready
seat-free = free seat
seat-away = away
invite-link = Invite link
invite-anew = New link
copy-link = Copy the link
copied = Copied
welcome = You are invited to a match
welcome-to = You are invited to { $game }
welcome-there = At the table: { $names }.
sit-down = Sit down here
open-room = Open the room
room-before = { $game }: before the match
invite-friends = Invite your friends
invite-one = One link for everyone. Each friend who opens it chooses a name and sits down.
invite-host-has = The host has the link for the free seats.
share-link = Share
seat-move = Move here
seat-kept = A seat is kept for you.
start-with-bots = Start now, with bots in the free seats
start-with-bots-help = Friends who come later by the link take their seat back from the bot.
room-host-starts = The host starts the match.
at-the-table = At the table
watch-allow = Anyone with the address may watch
watch-help = Hidden cards stay hidden from them.
end-offered = { $names } would like to end the match without a result.
end-agree = Agree to end it
end-ask = Offer to end the match without a result
end-play-on = Play on
bot-for-absent = { $name } is away: let a bot play until they return
leave-delete = Delete this match
leave-delete-sure = Delete the match? Nobody has played yet, and nothing of it is kept.
leave-leave = Leave the table
leave-leave-sure = Leave? Your seat becomes free again.
leave-close = End this match
leave-close-sure = End the match without a result? You can still view it.
leave-resign = Resign
leave-resign-sure = Resign? A bot plays on for you, and you cannot come back.
leave-yes = Yes, do it
leave-no = No, stay
seat-resigned = resigned
welcome-host = { $name } invites you.
welcome-full = Every seat is already taken.
rematch-told = { $name } is playing again: “Play again” brings you to the same table.

## The table

skip-links = Jump to
skip-question = The question
skip-board = The board
skip-log = The log
board = Board
board-of = { $name }’s area
own-board = Your area
back-to-own = Back to my board
own-board-open = Show your whole area
no-drawing = This game has no drawn board yet. Here is everything you may see; your options are in the question.
seats = Players
to-act = to play
to-act-you = your turn
first-player = starts the round
seat-click = Click to see this player’s area.
phases = Phases of the turn
places = Places
whole-board = The whole board
title-your-turn = ● Your turn · { $game }
title-replay = Replay · { $game }

## The question

now-asked = Your decision
crumbs = Steps of this choice
crumb-back = Back to: { $step }
prompt-how = Click anything highlighted, or press its number.
why-question = Why this question?
why-short = why?
why-none = No rule is linked to this question.
forced-quiet = You have nothing to choose here. Play goes on by itself, so that nobody can tell what you hold.
what-here = What do you do here?
option-at = Option { $number }: { $option }
option-at-preview = Option { $number }: { $option } ({ $preview })
options-other = Other
options-count = { $n ->
    [one] option
   *[other] options
}
options-all = { $n ->
    [one] The only option
   *[other] All { $n } options
}
options-fewer = Only this place
search-options = Search the options
cannot-now = Not possible now
refused-more = { $n ->
    [one] 1 more that is not possible now
   *[other] { $n } more that are not possible now
}
refused-fewer = Show fewer
choose-one = Choose an option
chosen = chosen
final = can’t be undone
final-why = Once sent, this can’t be undone.
picked-confirm = { $option }. Press Enter to confirm.
sending = Sending …
take-back = Undo
take-back-barred = This can’t be undone.
moved-on = The match has moved on. Here is the current question.
hint-said = Hint: { $option }. { $reason }
turn-said = Your turn. { $question } { $n ->
    [one] 1 option.
   *[other] { $n } options.
}
waiting = One moment …
decides = { $name } is deciding
waiting-for = Waiting for { $name }
waiting-several = Waiting for { $n } players
waiting-meanwhile = While you wait, explore: everything on the table explains itself.
match-over = The match is over
won-by = { $names } won.
see-result = See the result
match-closed = This match is closed
match-closed-why = You can still view it.
error-title = This table can’t be shown
answers-saved = Your answers are saved.
error-offline = The server cannot be reached. Your answers are saved; try again in a moment.
offline-title = The server does not answer
offline-text = Either this device has no net, or the server rests. Matches lie safe there; this page tries again every few seconds and goes on by itself.
error-status = The server answered with error { $status }.
error-closed = You can’t join this table.
to-start = Home
to-table = Back to the table
connection-lost = Connection lost. Trying again.
connection-retry = Connection lost, trying again ({ $seconds } s)
connection-ended = This screen has been disconnected from the table.
try-now = Try now
since-last-turn = Since your last turn
recap-more = and { $n } more in the log
recap-said = Since your last turn: { $events } Open the log.
skip = Skip
since-you-left = { $n ->
    [one] 1 event since you left
   *[other] { $n } events since you left
}
seen = Seen
order-end = cancel
watching = You are watching. Hidden cards stay hidden.
bot-plays-for = { $bot } plays for { $name }.
take-seat-back = Take the seat back
give-seat-to-bot = Let a bot play for { $name }

## Hand-over

hand-over = { $name }, it’s your turn
look-away = Everyone else, please look away.
show-my-table = I am { $name }: show my table

## Log and replay

log-title = What happened
last-events = What happened: { $events }
log-filter = Show
log-all = all
log-mine = mine
log-fights = fights
log-empty = Nothing yet.
log-keep = Save the log to a file
log-earlier = Earlier
log-look = Show the table at this point ({ $n })
looking-at = Viewing decision { $n }.
back-to-now = Back to now
replay = Replay
replay-slider = Timeline
replay-at = decision { $n } of { $all }
replay-live = decision { $n } · now
replay-back = One decision back
replay-on = One decision forward
replay-first = To the start of the match
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-speed = Speed { $n }
replay-eyes = View as
replay-follow = active player
replay-took-back = { $name } undoes their last answer.
replay-take-backs = { $n ->
    [one] One undo, at decision { $where }.
   *[other] { $n } undos, at decisions { $where }.
}
spectator = spectator
play-on = Play on from here

## Score and end

score-sheet = Score sheet
score-part = Where points come from
score-total = Total
score-later = Scored only at the end
the-end = The end
not-over = This match is not over.
end-success = Success
end-failure = Failure
wins = { $name } wins
share = { $names } share the victory
winner = winner
tie-break = Tie broken by: { $name }.
points-from = Where the points came from
chart-title = Points over the match
chart-label = Chart of the points over the match, one line per player; the values are in the table
chart-answers = { $n ->
    [one] { $n } decision
   *[other] { $n } decisions
}
turning-points = Turning points
takes-lead = { $name } takes the lead with { $points } (round { $round })
again = Play again
verify = Verify
download-record = Download the record

## Verify

verify-title = Verify this match
verify-lead = Before the first move the server committed to a secret seed. Now that it is known, the whole match can be replayed from it.
verify-running = Replaying the match …
verify-commitment = The commitment, before the first move
verify-seed = The seed, revealed at the end
verify-again = The match, replayed
verify-checked = { $answers } answers replayed, { $hashes } states compared.
verify-hashes = All compared states
verify-same = the same
verify-other = different
verify-ok = Everything checks out: nobody tampered with the dice.
verify-bad = Something does not add up.
verify-differs = The first difference is at decision { $at }.
to-result = Back to the result

## Open a record

open-record = Open a record
open-record-lead = A record is a whole match as a short text. Open one to look through it, or to play on from any decision.
choose-file = Choose a file
paste-record = Or paste its text
open-it = Open it

## Settings

theme = Theme
theme-system = same as system
theme-dark = evening (dark)
theme-light = morning (light)
text-size = Text size
motion = Motion
motion-system = same as system
motion-full = on
motion-none = off
tempo = Speed of play
tempo-help = How fast rolls, fights and other players’ turns are shown.
tempo-off = at once
tempo-quick = quick
tempo-normal = normal
tempo-calm = calm
staged = Shown large
staged-help = Whose rolls, fights and great moments are played out large over the board.
staged-mine = mine
staged-fights = mine, and the great ones of others
staged-all = everyone’s
confirm = Confirm
confirm-help = Whether a click plays at once, or you confirm it with Enter.
confirm-final = only what can’t be undone
confirm-always = always
confirm-never = never
sound = Sounds
volume = Volume
notices = Notifications
notices-help = Your browser notifies you when it’s your turn.
shortcuts = Single-key shortcuts
shortcuts-help = Digits always choose an option; letters only work when this is on.
keys = Keys
keys-change = Change the keys
keys-press = Press a key
settings-reset = Reset to defaults

## Help

help-lead = The box at the side asks one question at a time. Answer there or on the board.
help-lit = Anything highlighted can be chosen; its number is the same on the board and in the list.
help-look = Hover over anything, or press and hold it, to see what it is and what it does.
help-back = You can undo until something is drawn or revealed.
key-digits = choose the option with this number
key-enter = confirm or continue
key-escape = close, deselect, back to now
key-arrows = move around the board
key-shift = Shift
key-take-back = undo
key-why = why this question?
key-explain = explain what is focused
key-pin = keep the explanation open
key-hint = a bot’s hint
key-score = score sheet
key-log = log
key-own = my area
key-prompt = to the question
key-previous = previous highlighted place
key-next = next highlighted place
key-earlier = one decision back
key-later = one decision forward
key-turn-back = to the start of this turn, then of the one before
key-turn-on = to the next turn
key-search = search the options
key-mute = sounds on / off
key-skip = skip what the others do
key-help = this list
key-signs = all symbols of the game
key-aside = show another display beside the board
key-larger = make the map larger
key-smaller = make the map smaller
key-whole = show the whole map

## Rules

rules = Rules
rules-search = Search the rules
rules-sections = Chapters
rules-count = { $n ->
    [one] 1 rule
   *[other] { $n } rules
}
rule-why = Why:
ruling = our ruling
missing-title = Page not found
missing = There is no page { $path }.

## A game in five minutes

learn-title = { $game } in five minutes
learn-link = Learn it in five minutes
learn-part-aim = What it is about
learn-part-turn = How a round goes
learn-part-fight = A fight
learn-part-points = Where points come from
learn-part-end = The end
learn-part-tips = For a first match
learn-part-screen = On the screen
learn-play = Play it

## About

about = About and credits
about-title = About Muster
about-what = An open digital table for three board games, with people, with bots, or both. It runs on your own machine and contacts no other.
about-games = Monster Lands, Meeples & Monsters and Euthia: Torment of Resurrection belong to their publishers and designers, who have nothing to do with this project. It contains none of their texts or art. To know the games as they were meant to be, buy them.
about-licence = The code is open under the Apache License, version 2.0.
about-fonts-title = Fonts
about-fonts = Each under its own licence:
about-figures-title = Figures
about-figures = Monsters, people, places and things are drawn by our own code from { $count } silhouettes of game-icons.net by { $authors } authors, used under
about-changes = We changed every silhouette: we color it, light it, give it depth and a frame, and set it in a place. Some we drew ourselves, as we did everyone with a face.
foot-not-official = Not affiliated with the publishers of the games.

## All symbols

signs-title = All symbols
signs-search = Search the symbols
signs-count = { $n ->
    [0] No such symbol.
    [one] One symbol
   *[other] { $n } symbols
}

## A guided first match

lesson-step = Step { $n } of { $all }
lesson-click = Click what is highlighted, or press { $number }.
lesson-tap = Tap what is highlighted.
lesson-later = Later! First: { $first }.
lesson-leave = Leave the lesson
lesson-go-on = Continue the lesson
lesson-enough = I’ll play on alone
lesson-begin = Learn by playing
lesson-resume = Continue your first match
lesson-new = New here? { $game } teaches itself: a guided match, step by step, in about fifteen minutes.
beginners = For beginners
