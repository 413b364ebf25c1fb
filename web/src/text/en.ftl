### What the page itself says. Sentences of a game come from the server.

brand-link = Muster, to the start
yes = yes
no = no
close = Close
more = More
loading = One moment …
loading-table = The table is being laid out.
guest = Guest
you = you
you-named = You, { $name }
you-act = You act
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

start-title = What do we play tonight?
start-lead = Alone against bots, on one sofa, or with friends over the net. The rules mind themselves.
games = Games
players = players
length = length
minutes = about { $n } min
about-meeples-and-monsters = Draw your crew from the bag, hold four districts, face the Dark Council.
about-monster-lands = Deal out your dice: hire in the Citadel, then send your clan down the paths.
about-euthia = Explore a growing hex map, arm your hero, fight with dice and cards.
solo-monster-lands = The rulebooks print only the setup of the solo game. Madhala, who blocks spaces with her dice, is our own design.
sort-meeples-and-monsters = bag building
sort-monster-lands = dice placement
sort-euthia = adventure
set-up = Set up { $game }
who-sits = Who sits down?
how-play = How do you play?
seat-me = you, here
seat-bot = bot: { $bot }
seat-device = somebody here, too
seat-invite = by invite link
seat-open = open to anybody
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
pack-help = The cards and figures that are played with.
pace = Pace
pace-help = Live, or over days: the table waits as long as it takes. Notices come while a tab of it is open.
pace-live = live
pace-days = over days
table-language = Language at the table
table-language-help = Guests find the table in the lobby by it. Everybody reads the game in their own language.
start-match = Start the match
starting = Laying out the table …
read-rules = Read the rules
go-on = Go on
go-on-empty = No match yet. The first takes a minute.
more-matches = { $n ->
    [one] 1 more match
   *[other] { $n } more matches
}
finished = Finished
over = over
invited = Invited?
invite-paste = Paste the link
invite-unknown = This is no invite link. It looks like …/m/…?invite=…
join = Join
watch = Watch
open-tables = Open tables
all-tables = All open tables
tables-empty = No open table.
open-one = Open one.
all-games = All games
what-for = To
join-or-watch = join or watch
any-pace = any
any-language = any
tables-filter = Filter the tables
tables-none-fit = No open table fits these filters.
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
account-why = With an account your matches wait for you on every device.
password = Password (8 letters or more)
sign-in = Sign in
sign-up = Make an account
sign-out = Sign out
signed-in-as = Signed in as { $name }.
sign-out-everywhere = Sign out everywhere
sign-out-everywhere-help = Ends all sessions in other browsers, and all keys of programs.
keys-title = Programs that play for you
keys-why = A program or bot of yours signs in with a key instead of a password; how, the manual says under “programs”.
keys-none = No key yet.
keys-label = What the key is for
keys-make = Make a key
keys-once = This key is shown this once. Copy it now:
keys-end = End the key { $label }
keys-end-short = End
keys-may = What the program may do
keys-may-all = look on, play and make matches
keys-may-play = look on and play
keys-may-read = look on only
keys-days = How long the key is good
keys-until = ends { $when }
keys-no-end = does not end
n-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
account-care = Password, devices and data
guest-care = Devices and data
password-change = Change password
password-change-help = All your other sessions end. Keys of programs go on.
password-changed = Your password has been changed.
password-old = Your present password
password-new = New password (8 letters or more)
sessions-title = Where you are signed in
session-here = this browser
session-unknown = Unknown browser
session-end = Sign out of { $agent }
my-data = What is kept of you
export-me = Download it
delete-account = Delete my account
delete-guest = Delete me
delete-me-help = Your name goes from all tables, your matches without other people are deleted, and bots play on in your place.
delete-me-sure = Delete everything that is kept of you? This cannot be undone.

## A table that waits

room-title = Waiting for players
room-lead = Who is here plays on until a free seat is asked. Send each friend their own link.
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
invite-one = One link for everybody. Whoever opens it chooses a name and sits down.
invite-host-has = The host has the link for the free seats.
share-link = Share
seat-move = Move here
seat-kept = A seat is kept for you.
start-with-bots = Start now, with bots in the free seats
start-with-bots-help = Whoever comes later by the link takes their seat back from the bot.
room-host-starts = The host starts the match.
at-the-table = At the table
watch-allow = Anyone with the address may watch
watch-help = Hidden cards stay hidden from them.
end-offered = { $names } would like to end the match without a result.
end-agree = Agree to end it
end-ask = Offer to end the match without a result
end-play-on = Play on
bot-for-absent = { $name } is away: let a bot play until they are back
leave-delete = Delete this match
leave-delete-sure = Delete the match? Nobody has played yet; nothing of it is kept.
leave-leave = Leave the table
leave-leave-sure = Leave? Your seat becomes free again.
leave-close = End this match
leave-close-sure = End the match without a result? It can still be looked at.
leave-resign = Resign
leave-resign-sure = Resign? A bot plays on for you, and you cannot come back.
leave-yes = Yes, do it
leave-no = No, stay
seat-resigned = resigned
welcome-host = { $name } invites you.
welcome-full = Every seat is taken by now.
rematch-told = { $name } is playing again: “Play again” brings you to the same table.

## The table

skip-links = Jump
skip-question = To the question
skip-board = To the board
skip-log = To the log
board = Board
board-of = What lies before { $name }
own-board = What lies before you
back-to-own = Back to my board
own-board-open = Show all that lies before you
no-drawing = This game has no drawn board yet. Here is everything that you may see; your options are in the question.
seats = Players
to-act = to act
to-act-you = to act
first-player = begins the round
seat-click = A click shows what lies before this seat.
phases = Phases of the turn
places = Places
whole-board = The whole board
title-your-turn = ● Your turn · { $game }
title-replay = Replay · { $game }

## The question

now-asked = What is asked now
crumbs = Steps of this choice
crumb-back = Back to before: { $step }
prompt-how = Click what is lit, or press its number.
why-question = Why this question?
why-short = why?
why-none = No rule of the catalogue stands behind this question.
forced-quiet = Nothing for you to choose here. Play goes on by itself, so that nobody can tell what you hold.
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
final = cannot be taken back
final-why = Once sent, this cannot be taken back.
picked-confirm = { $option }. Enter confirms.
sending = Sending …
take-back = Take back
take-back-barred = This cannot be taken back.
moved-on = The table has moved on: here is the new question.
hint-said = Hint: { $option }. { $reason }
turn-said = Your turn. { $question } { $n ->
    [one] 1 option.
   *[other] { $n } options.
}
waiting = One moment …
decides = { $name } decides
waiting-for = Waiting for { $name }
waiting-several = Waiting for { $n } players
waiting-meanwhile = Meanwhile look round: everything on the table explains itself.
match-over = The match is over
won-by = { $names } won.
see-result = See the result
match-closed = This match is closed
match-closed-why = It can still be looked at.
error-title = This table cannot be shown
answers-saved = Your answers are saved.
error-offline = The server cannot be reached. Your answers are saved; try again in a moment.
offline-title = The server does not answer
offline-text = Either this device has no net, or the server rests. Matches lie safe there; this page tries again every few seconds and goes on by itself.
error-status = The server answered with error { $status }.
error-closed = You cannot sit at this table.
to-start = To the start
to-table = To the table
connection-lost = Connection lost. Trying again.
connection-retry = Connection lost, trying again ({ $seconds } s)
connection-ended = The table is closed to this screen.
try-now = Try now
since-last-turn = Since your last turn
recap-more = and { $n } more in the log
recap-said = Since your last turn: { $events } Open the log.
skip = Skip
since-you-left = { $n ->
    [one] Since you left: 1 thing
   *[other] Since you left: { $n } things
}
seen = Seen
order-end = take back
watching = You are watching. Hidden cards stay hidden.
bot-plays-for = { $bot } plays for { $name }.
take-seat-back = Take the seat back
give-seat-to-bot = Let a bot play for { $name }

## Hand-over

hand-over = { $name }, it is yours
look-away = Others please look away.
show-my-table = I am { $name }: show my table

## Log and replay

log-title = What happened
last-events = What happened: { $events }
log-filter = Show
log-all = all
log-mine = mine
log-fights = fights
log-empty = Nothing yet.
log-keep = Keep this log as a file
log-earlier = Earlier
log-look = Look at the table then ({ $n })
looking-at = You look at decision { $n }.
back-to-now = Back to now
replay = Replay
replay-slider = Through the match
replay-at = decision { $n } of { $all }
replay-live = decision { $n } · now
replay-back = One decision back
replay-on = One decision on
replay-first = To the start of the match
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-speed = Speed { $n }
replay-eyes = Seen with the eyes of
replay-follow = who acts
replay-took-back = { $name } takes the latest answer back.
replay-take-backs = { $n ->
    [one] One take-back, at decision { $where }.
   *[other] { $n } take-backs, at decisions { $where }.
}
spectator = spectator
play-on = Play on from here

## Score and end

score-sheet = Score sheet
score-part = Where points come from
score-total = Total
score-later = Counts at the end only
the-end = The end
not-over = This match is not over.
end-success = Success
end-failure = Failure
wins = { $name } wins
share = { $names } share the victory
winner = winner
tie-break = The tie was broken: { $name }.
points-from = Where the points came from
chart-title = Points over the match
chart-label = Chart of the points over the match, a line per player; the figures stand in the table
chart-answers = { $n } answers
turning-points = Turning points
takes-lead = { $name } takes the lead with { $points } (round { $round })
again = Play again
verify = Verify
download-record = Download the record

## Verify

verify-title = Verify this match
verify-lead = Before the first move the server committed to a secret seed. Now that it is known, the whole match can be played again from it.
verify-running = The match is being played again …
verify-commitment = The commitment, before the first move
verify-seed = The seed, revealed at the end
verify-again = The match, played again
verify-checked = { $answers } answers played again, { $hashes } states compared.
verify-hashes = All compared states
verify-same = the same
verify-other = different
verify-ok = Everything fits: nobody turned the dice.
verify-bad = Something does not fit.
verify-differs = The first difference is at decision { $at }.
to-result = To the result

## Open a record

open-record = Open a record
open-record-lead = A record is the whole match as a small text. Open one to look through it, or to play on from any decision.
choose-file = Choose a file
paste-record = Or paste its text
open-it = Open it

## Settings

theme = Theme
theme-system = as the system
theme-dark = evening (dark)
theme-light = morning (light)
text-size = Text size
motion = Motion
motion-system = as the system
motion-full = pieces move
motion-none = nothing moves
tempo = Speed of play
tempo-help = How fast rolls, fights and the turns of others are shown.
tempo-off = at once
tempo-quick = quick
tempo-normal = normal
tempo-calm = calm
staged = On the stage
staged-help = Whose rolls, fights and great moments are played large.
staged-mine = mine
staged-fights = mine, and great ones of others
staged-all = of everybody
confirm = Confirm
confirm-help = Whether a click sends at once, or Enter must follow.
confirm-final = what cannot be taken back
confirm-always = always
confirm-never = never
sound = Sounds
volume = Volume
notices = Notices
notices-help = A notice of the browser when it is your turn.
shortcuts = Single-key shortcuts
shortcuts-help = Digits always choose; letters only with this.
keys = Keys
keys-change = Change the keys
keys-press = Press a key
settings-reset = Everything as it was

## Help

help-lead = The box at the side asks one question at a time. Answer it there, or on the board.
help-lit = What is lit can be chosen; its number is the same on the board and in the list.
help-look = Rest the pointer on anything, or press it long: it says what it is and what it does.
help-back = Take back goes as far as nothing was drawn or revealed.
key-digits = choose the option with this number
key-enter = confirm, or go on
key-escape = close, unpick, back to now
key-arrows = walk over the board
key-shift = Shift
key-take-back = take back
key-why = why this question?
key-explain = explain what has the focus
key-pin = keep the explanation open
key-hint = hint of a bot
key-score = score sheet
key-log = log
key-own = what lies before me
key-prompt = to the question
key-previous = previous lit place
key-next = next lit place
key-earlier = one decision back
key-later = one decision on
key-turn-back = to the beginning of this turn, then of the one before
key-turn-on = to the next turn
key-search = search the options
key-mute = sounds on or off
key-skip = what others do: to the end of it
key-help = this list
key-signs = all signs of the game
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
ruling = ruling of ours
missing-title = Nothing is here
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
about-what = An open digital table for three board games, with people, with bots, or both. It runs on one machine and asks nothing of any other.
about-games = Monster Lands, Meeples & Monsters and Euthia: Torment of Resurrection belong to their publishers and designers, who have nothing to do with this project. There is no text and no art of theirs in it. To know the games as they were meant, buy them.
about-licence = The code is open under the Apache License, version 2.0.
about-fonts-title = Fonts
about-fonts = Each under its own licence:
about-figures-title = Figures
about-figures = Monsters, people, places and things are drawn by our own code from { $count } silhouettes of game-icons.net by { $authors } authors, used under
about-changes = We changed every silhouette: it is coloured, lit, given thickness, framed and put into a place. Some we drew ourselves; so are all people with a face.
foot-not-official = Not connected with the publishers of the games.

## The sheet of all signs

signs-title = All signs
signs-search = Look for a sign
signs-count = { $n ->
    [0] No such sign.
    [one] One sign
   *[other] { $n } signs
}

## A guided first match

lesson-step = Step { $n } of { $all }
lesson-click = Click what is lit, or press { $number }.
lesson-tap = Tap what is lit.
lesson-later = Later! First: { $first }.
lesson-leave = Leave the lesson
lesson-go-on = Go on with the lesson
lesson-enough = I play on alone
lesson-begin = Learn by playing
lesson-resume = Go on with your first match
lesson-new = New here? { $game } teaches itself: a guided match, step by step, in about a quarter of an hour.
beginners = For beginners
