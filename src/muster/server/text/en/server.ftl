### What the server itself says; what a game says comes from the game.

## Refusals: one for every code, and some that say more

problem-bad-request = The request cannot be understood.
problem-bad-json = The body of this request is not readable JSON.
problem-bad-host = The Host header of this request names no machine.
problem-bad-origin = The Origin header of this request names no page.
problem-unreadable = The message cannot be read.
problem-not-possible = This is not possible.
problem-no-session = You need a session for this: reload the page.
problem-no-name = Tell us who you are first.
problem-wrong-key = This key is not valid: it has expired or been revoked.
problem-wrong-password = Name or password is wrong.
problem-csrf = The request did not come from our page. Reload it and try again.
problem-origin = This connection was not opened by our page.
problem-wrong-host = This server does not answer to that address.
problem-not-your-seat = This is not your seat.
problem-not-yours = You may not do this.
problem-not-invited = This match is for its players only. Ask one of them for an invite link.
problem-not-host = Only the host can do this.
problem-not-away = A bot may only play for someone who has been away for a while.
problem-one-seat = You already have a seat at this table.
problem-resigned = After resigning you can’t take the seat back.
problem-has-changed = The table has changed in the meantime. Look again.
problem-not-begun = The match has not started yet.
problem-begun = The match has already started.
problem-account-needed = You need an account for this.
problem-session-needed = A key cannot do this: open the page and do it there.
problem-key-scope = This key does not allow that; make one that does.
problem-no-session-here = There is no such session.
problem-wrong-old-password = The password is wrong.
problem-while-running = Not while the match is running.
problem-play-on = While the match is running, you can only play on from your own seat.
problem-not-found = There is nothing here.
problem-no-match = There is no such match.
problem-no-game = There is no such game.
problem-no-lesson = This match follows no lesson.
problem-no-pack = There is no such pack.
problem-no-seat = There is no such seat.
problem-no-answer = The match has not got that far yet.
problem-no-invite = This invitation is not valid, or it has been used.
problem-no-key = There is no such key.
problem-no-bot = There is no bot called { $bot } for this game.
problem-no-hint = No hint is available right now.
problem-no-record-file = This record cannot be opened: { $reason }.
problem-not-allowed = This cannot be done here.
problem-stale-answer = { refused-stale }
problem-not-offered = { refused-not-offered }
problem-not-asked = { refused-not-asked }
problem-over = { refused-over }
problem-closed = This match is closed; you can still view it.
problem-seat-taken = That seat is taken.
problem-name-taken = That name is taken.
problem-seat-name-taken = “{ $name }” is the name of an account here. Choose another name for the seat, or let the player who sits down choose one.
problem-has-account = You already have an account.
problem-empty-name = A name needs at least one letter.
problem-invite-or-seat = Give either an invitation or a seat.
problem-open-seat = A seat open to anyone needs an open table.
problem-no-take-back = This can’t be undone.
problem-not-over = The match is not over yet.
problem-no-record = This is a what-if match and keeps no record.
problem-diverges = The rules have changed since then; this part of the match can no longer be shown.
problem-bot-sits-here = A bot plays for you. Take your seat back first.
problem-too-large = This is too large.
problem-no-http = This is not an HTTP request.
problem-too-slow = The request took too long to arrive.
problem-too-long = The address or the headers of the request are too long.
problem-too-many-requests = Too many requests at once. Wait a moment.
problem-server-error = Something went wrong on our side.
problem-busy = The server is busy. Try again in a moment.
problem-not-stored = The answer could not be stored and does not count. Try again.
problem-no-store = The server cannot reach its database right now. Try again in a moment.
problem-too-many-tables = You have many tables in the lobby already. Play or close one first.

## Why nothing can be taken back

no-take-back-kept = Undo is not available here.
no-take-back-barrier = Dice or cards were drawn, or something was revealed, since your last answer.
no-take-back-other-seat = Someone else has answered since.
no-take-back-over = The match is over.
no-take-back-spectator = Only players can undo.

## Matches

waiting = Waiting for { $name }.
closed-rules = The rules have changed since this match began, and it can’t be continued with them.
closed-imported = This match was opened from a record.
closed-left = Its last player ended it. There is no result.
closed-agreed = Its players agreed to end it. There is no result.
outcome-won = won
outcome-shared = shared the victory
outcome-lost = lost
outcome-success = success
outcome-failure = failure

## What the table is told that is no answer

the-host = The host
note-sat-down = { $name } sits down.
note-began = The match begins.
note-left = { $name } leaves the table.
note-bot-for-me = A bot plays for { $name }.
note-bot-for-absent = { $by } lets a bot play for { $name }, who is away.
note-bot-in-free = A bot plays in a free seat: { $name }.
note-plays-again = { $name } takes the seat back from the bot.
note-resigned = { $name } resigns. A bot plays on.
note-would-end = { $name } proposes to end the match without a result.
note-plays-on = { $name } wants to play on.
note-ended = The match ends here, without a result.
note-watch = Anyone with the address may watch now.
note-no-watch = Only the players can see the table now.
note-rematch = { $name } wants to play again.

## Parts of a score sheet

part-monsters = Monsters
part-council = Dark Council
part-quests = Quests
part-locations = Locations
part-rooms = Tower Rooms
part-levels = Spent on levels
part-penalties = Penalties
part-fewest-peasants = fewest Peasants
part-glory = Glory
part-reputation = Reputation
part-trophies = Trophies
part-affinity = Affinities
part-leader = leader with the higher reputation
part-gold = gold

## Choosing a game

yes = yes
no = no
pack-standard = Standard

## Where the page has not been built

page-not-built = The server is running, but its page has not been built.
page-how-to-build = Build it with this command, then reload:
