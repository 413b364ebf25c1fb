### What the server itself says; what a game says comes from the game.

## Refusals: one for every code, and some that say more

problem-bad-request = The request cannot be understood.
problem-bad-json = The body of this request is not readable JSON.
problem-bad-host = The Host header of this request names no machine.
problem-bad-origin = The Origin header of this request names no page.
problem-unreadable = The message cannot be read.
problem-not-possible = This is not possible.
problem-no-session = You need a session for this: open the page again.
problem-no-name = Say who you are first.
problem-wrong-key = This key is not valid: it has ended, or somebody has revoked it.
problem-wrong-password = Name or password is wrong.
problem-csrf = The request did not come from our page. Reload it and try again.
problem-origin = This connection was not opened by our page.
problem-wrong-host = This server is not reached under this name.
problem-not-your-seat = This is not your seat.
problem-not-yours = This is not yours to do.
problem-not-invited = This match is for its players only. Ask one of them for an invite link.
problem-not-host = Only the host can do this.
problem-not-away = A bot may play for somebody only once they have been away for a while.
problem-one-seat = You have a seat at this table already.
problem-resigned = Whoever resigns cannot take the seat back.
problem-has-changed = The table has changed in the meantime. Look again.
problem-not-begun = The match has not begun yet.
problem-begun = The match has begun already.
problem-account-needed = You need an account for this.
problem-session-needed = A key cannot do this: open the page and do it there.
problem-key-scope = This key does not allow that; make one that does.
problem-no-session-here = There is no such session.
problem-wrong-old-password = The password is wrong.
problem-while-running = Not while the match is running.
problem-play-on = While the match runs, you can only play on from your own seat.
problem-not-found = There is nothing here.
problem-no-match = There is no such match.
problem-no-game = There is no such game.
problem-no-lesson = This match follows no lesson.
problem-no-pack = There is no such pack.
problem-no-seat = There is no such seat.
problem-no-answer = The match has not come that far.
problem-no-invite = This invitation is not valid, or it has been used.
problem-no-key = There is no such key.
problem-no-bot = There is no bot called { $bot } for this game.
problem-no-hint = No hint can be given right now.
problem-no-record-file = This record cannot be opened: { $reason }.
problem-not-allowed = This cannot be done here.
problem-stale-answer = { refused-stale }
problem-not-offered = { refused-not-offered }
problem-not-asked = { refused-not-asked }
problem-over = { refused-over }
problem-closed = This match is closed to answers; it can still be looked at.
problem-seat-taken = Somebody sits here already.
problem-name-taken = This name is taken.
problem-seat-name-taken = “{ $name }” is the name of an account here. Call the seat something else, or leave it to whoever sits down.
problem-has-account = You have an account already.
problem-empty-name = A name needs at least one letter.
problem-invite-or-seat = Say either an invitation or a seat.
problem-open-seat = A seat that is open to anybody needs an open table.
problem-no-take-back = This cannot be taken back.
problem-not-over = The match is not over yet.
problem-no-record = This match has no record of its own: it began in somebody's imagination.
problem-diverges = The rules have changed since; this part of the match cannot be shown any more.
problem-bot-sits-here = A bot plays for you. Take your seat back first.
problem-too-large = This is too large.
problem-no-http = This is not a request of HTTP.
problem-too-slow = The request took too long to arrive.
problem-too-long = The address or the headers of the request are too long.
problem-too-many-requests = That was too much at once. Wait a moment.
problem-server-error = Something went wrong on our side.
problem-busy = The server is busy. Try again in a moment.
problem-not-stored = The answer could not be stored and does not count. Try again.
problem-no-store = The server cannot reach its database right now. Try again in a moment.
problem-too-many-tables = You have many tables in the lobby already. Play or close one first.

## Why nothing can be taken back

no-take-back-kept = Nothing can be taken back here.
no-take-back-barrier = Luck was drawn or something was revealed since your latest answer.
no-take-back-other-seat = Somebody else has answered since.
no-take-back-over = The match is over.
no-take-back-spectator = Only those who play can take back.

## Matches

waiting = { $name } is to decide.
closed-rules = The rules have changed since this match began, and they cannot go on with it.
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
part-levels = Levels paid
part-penalties = Penalties
part-fewest-peasants = fewest Peasants
part-glory = Glory
part-reputation = Reputation
part-trophies = Trophies
part-affinity = Affinities
part-leader = leader of higher reputation
part-gold = gold

## Choosing a game

yes = yes
no = no
pack-standard = Standard

## Where the page has not been built

page-not-built = The server runs, but its page has not been built.
page-how-to-build = Build it with this command, then reload:
