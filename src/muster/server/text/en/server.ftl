### What the server itself says; what a game says comes from the game.

## Refusals: one for every code, and some that say more

problem-bad-request = The request cannot be understood.
problem-unreadable = The message cannot be read.
problem-not-possible = This is not possible.
problem-no-session = You need a session for this: open the page again.
problem-no-name = Say who you are first.
problem-wrong-key = This key is not valid, or it has been revoked.
problem-wrong-password = Name or password is wrong.
problem-csrf = The request did not come from our page. Reload it and try again.
problem-origin = This connection was not opened by our page.
problem-wrong-host = This server is not reached under this name.
problem-not-your-seat = This is not your seat.
problem-not-yours = This is not yours to do.
problem-account-needed = You need an account for this.
problem-while-running = Not while the match is running.
problem-play-on = While the match runs, you can only play on from your own seat.
problem-not-found = There is nothing here.
problem-no-match = There is no such match.
problem-no-game = There is no such game.
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
problem-too-many-requests = That was too much at once. Wait a moment.
problem-server-error = Something went wrong on our side.
problem-busy = The server is busy. Try again in a moment.
problem-not-stored = The answer could not be stored and does not count. Try again.

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
outcome-won = won
outcome-shared = shared the victory
outcome-lost = lost
outcome-success = success
outcome-failure = failure

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
bot-random = Random: plays anything
bot-greedy = Greedy: makes the best of every turn
bot-search = Search: tries its answers in imagined matches; takes its time
pack-standard = Standard

## Where the page has not been built

page-not-built = The server runs, but its page has not been built.
page-how-to-build = Build it with this command, then reload:
