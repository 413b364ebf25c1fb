### What the terminal itself says. Names of games, cards and rules come from the games.

language-name = English

## Menu and form

menu-title = What shall we play tonight?
menu-new = New match
menu-resume =
    { $n ->
        [0] Continue a saved match (none yet)
       *[other] Continue a saved match ({ $n })
    }
menu-learn = Learn a game by playing it
menu-watch = Watch bots play
menu-rules = Read the rules
menu-language = Language: { $lang }
menu-quit = Quit
menu-back = Back
menu-which-game = Which game?
menu-which-save = Which match?
menu-no-saves = There are no saved matches.
menu-not-understood = “{ $typed }” is not on the menu: type a number from 1 to { $n }, or q.
form-seats = Players: { $n }
form-seat = Player { $seat }: { $who }
form-person = person
form-bot = bot “{ $bot }”
form-pack = Content: { $pack }
form-option = { $title }: { $value }
form-yes = yes
form-no = no
form-keys = Type a number to change that line · Enter to start · q to go back
form-not-understood = “{ $typed }” changes nothing: type a number from 1 to { $n }, Enter or q.

## Playing

keys-play = ?:rule u:undo h:hint l:log v:cards r:why not g:language s:save as q:quit
keys-lesson = x:leave the lesson ?:rule u:undo h:hint l:log v:cards q:quit
lesson-do = Type { $n }: { $answer }
lesson-later = Later! First do what the guide says, or type x to leave the lesson.
lesson-left = You have left the lesson: from here on it is a match like any other.
lesson-learnt = That was the lesson. You’re on your own now; h still gives a hint.
no-lesson = This match follows no lesson.
final-mark = (final)
forced = { $question } Only one answer was possible, so it was given for you: { $answer }.
bot-played = { $name } has played.
hand-over = { $name }, it’s your turn. Everyone else, please look away. Press Enter to see your table.
hint = Hint ({ $n }): { $answer }.
hint-why = Hint ({ $n }): { $answer }. { $why }
taken-back = Undone.
cannot-take-back = Too late to undo: dice or cards were drawn, something was revealed, or someone else has answered since.
no-such-number = There is no option { $typed }: type a number from 1 to { $n }.
not-understood = “{ $typed }” is neither a number from 1 to { $n } nor one of the letters below.
no-such-language = There is no language “{ $typed }”; there are { $known }.
no-such-rule = There is no rule or section “{ $typed }”.
no-rule = No rule is linked to this question.
no-such-card = Nothing here is called “{ $typed }”.
nothing-refused = Everything shown here is possible right now.
refused-title = What you can’t do now, and why
log-empty = Nothing has happened yet.
log-earlier = { $n ->
    [one] … 1 line before these: type l * for the whole log
   *[other] … { $n } lines before these: type l * for the whole log
}
cards-more = Cards on the table. Type v NAME to look up any of the { $n } cards and tiles in the box, v * for all of them.
page-more = — Enter: more · q: back —
page-back = — Enter: back —

## Saving

save-failed = The match continues, but it is not being saved: { $why }.
save-how = Saved after every answer in { $path }. Type s NAME to save a copy.
save-how-unsaved = This match is not being saved. Type s NAME to save a copy.
save-exists = { $path } already exists; nothing was written.
save-as-failed = { $path } could not be written: { $why }.
saved-as = Saved a copy as { $path }.
left-saved = Saved. To continue: { $command } play --resume { $file }
left-unsaved = The match was not saved.
record-kept = The record of this match: { $path } ({ $command } replay shows it again)

## The end

result-title = The end
result-score = Score
result-place = { $n }.
result-winner = { $name } wins.
result-shared = { $names } share the victory.
result-success = The goal was reached.
result-failure = The goal was not reached.
result-tie-break = Tie broken by: { $name }.
result-grade = { $name }

## Replay

keys-replay = Enter:next b:back N:line ±9 a:start e:end w 1:seat l:log g:language q:quit
replay-at = Line { $line } of { $lines }
replay-answer = → { $answer } (of { $n })
replay-take-back = undoes their last answer.
replay-open = The match is not over; its record has { $n } lines.
replay-not-understood = “{ $typed }” is not one of the keys below.

## Demo

demo-played = { $game }: a match between “{ $bot }” bots, { $n } answers
demo-same = The record replays to the same state: { $hash }
demo-differs = The record replays to ANOTHER state!

## Campaigns

campaign-made = A new campaign: { $path }. Play its first part with: { $command } campaign play { $file }
campaign-added = Part { $n } is over and has been added to the campaign: { $file }
campaign-next = Play part { $n } with: { $command } campaign play { $file }
campaign-part = { $n }. { $title } – ended in round { $round }
campaign-seat = {"   "}{ $name }: { $points ->
        [one] { $points } Revocation point
       *[other] { $points } Revocation points
    }, { $reputation } Reputation
campaign-to-come = { $n }. { $title } – to come
campaign-carried = Gold to start the next part with: { $points }
campaign-over = The campaign is over. Revocation points of all parts: { $points }

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
kind-rule = rulebook rule
kind-component = component
kind-ruling = our ruling

## Signs of the table of Meeples & Monsters

sign-gives = needs these Units and gives what follows
sign-gain = gain this meeple
sign-return = this meeple goes back to the supply
sign-draw = draw meeples
sign-draw-later = draw more meeples in the Draw Phase
sign-quests = draw Quests, then discard some
sign-rebag = return up to that many meeples from the Lodgings to the bag (in brackets: each other player)
sign-back = this Unit returns to the Tavern
sign-class-bonus = combat bonus of a class, of all other Units (*), or against a type
sign-pair-bonus = the first is stronger next to the second
sign-single-bonus = one Unit is stronger for each Corruption in the Lodgings
sign-token = Bonus token: VP for that many different Unit types of that level, or Prestige Units (^)
sign-plan = assigned there this turn: total and strength

## Signs and short words of the table of Monster Lands

lands-die-strength = S
lands-die-magic = M
lands-die-persuasion = P
lands-place-left = L
lands-place-right = R
lands-place-entrance = E
lands-place-mission = M
lands-place-contract = C
lands-entrance = Entrance
lands-mission = Mission
lands-contract = Contract
lands-lodge = Lodge
lands-alchemist = Alchemist
lands-tavern = Tavern
lands-armory = Armory
lands-bazaar = Bazaar
lands-mine = Mine
lands-pawn_shop = Pawn Shop
lands-no-monster = no monster
lands-defense = Defense
lands-power-glory_loss = wounds cost { $n } glory
lands-power-affinity_dice = { $n ->
    [one] +1 die on its own affinity
   *[other] +{ $n } dice on its own affinity
}
lands-power-no_weapons = no weapons
lands-power-to_entrance = comes to the Entrance
lands-power-no_potions = no potions or venoms
lands-power-no_talents = no defense talents
lands-power-lash = on death, hits everyone there: { $n }
lands-power-panic = panic ×{ $n } at the Entrance
lands-power-die_minus = { $die } dice −{ $n } each
lands-power-hits = automatic hits: +{ $n }
lands-power-escape = captured, it escapes
lands-power-spores = { $n ->
    [one] before attacking: 1 die against everyone there
   *[other] before attacking: { $n } dice against everyone there
}
lands-power-entrance_dice = { $n ->
    [one] +1 die at the Entrance
   *[other] +{ $n } dice at the Entrance
}
lands-power-traps = { $n ->
    [one] capturing it takes 1 trap
   *[other] capturing it takes { $n } traps
}
lands-battle = Battle
lands-roll = Roll
lands-purchase = Purchase
lands-hits-left = hits left: { $n }
lands-hit-from = each die hits on { $n } or more
lands-deadly = they would kill
lands-talents = talents
lands-tokens = tokens
lands-ward = magic to ward it off
lands-nothing-rolled = nothing rolled yet
lands-dice-left = to roll
lands-no-trap = without a trap
lands-carried = earlier damage
lands-discount = discount from the die
lands-flat-discounts = and { $n } more
lands-basket = basket
lands-novice = No talent. Once per round turns one of your dice into another color. Cannot be sent to a path.
lands-sign-die = a placed die: a letter on its color, a persuasion die with its face; the sign after it is its owner’s
lands-sign-space = a space for a die; ◐ strength or magic, * any die
lands-sign-free = a free space; a space closed with one or two players; a space blocked by Madhala
lands-sign-panic = a building in panic
lands-sign-need = dice a path requires, and in brackets those that may reinforce them
lands-sign-gift = what a path gives: defense talents, rerolls; glory for mercenaries who die there
lands-sign-token = a token face down; face up with its effect; a shielded one; damage on the monster from earlier attacks
lands-sign-monster = the dice a monster would roll now; capture and elimination values and their rewards
lands-sign-land = conquest value and glory of a land; which dice give what once it is settled
lands-sign-mission = dice, objective, reward and penalty of a mission
lands-sign-contract = dice and payment of a contract, and the rewards of its two paths
lands-sign-member = leader; wounded; on a path ({ $places }); settled on a land; equipment
lands-sign-glory = glory, reputation, and how much more reputation you may hire
lands-sign-wages = wages due; ! more than the clan has
lands-sign-turn = whose turn it is; first player; has passed
lands-sign-defense = defense talents; only against these affinities
lands-sign-reroll = rerolls of these dice; ? on missions only
lands-sign-per-die = each die of this kind counts more; ⚔ only against monsters, ⌂ only for conquest
lands-sign-deed = more for capturing, eliminating, conquering; +4 a trap, against monsters
lands-sign-no-trap = captures without a trap; stores more traps
lands-sign-reward = more for a capture, an elimination, a conquest
lands-sign-trick = redirects attack dice to a neighbor; steals a die from one
lands-sign-take = pays for a die; takes one of these every round; more from the Mine
lands-sign-done = a total and the value it must reach; reached, succeeded
lands-sign-cheaper = cheaper hiring, cheaper traps; a free mercenary

## Euthia at the table

euthia-code-elemental = E
euthia-code-treasure = T
euthia-code-mountain = Mo
euthia-code-lake = La
euthia-code-cave = Ca
euthia-code-portal = Po
euthia-code-merchants = Me
euthia-code-alchemists = Al
euthia-code-towers = To
euthia-code-church = Ch
euthia-code-fortress = Fo
euthia-code-lord = Lo
euthia-code-legend = Le
euthia-code-encounter = En
euthia-code-scenario = Sc
euthia-code-griffin = Gr
euthia-here = Here
euthia-loose = Not stored yet:
euthia-supply = Your tiles beside the board
euthia-veiled = Veiled until
euthia-kills = Heroes killed
euthia-deaths = Deaths
euthia-deaths-at-most = deaths at most { $n }
euthia-tally = Tally
euthia-goal = goal
euthia-waves = Waves in rounds
euthia-forms = Forms of the foe
euthia-sabotage = sabotage after round { $n }
euthia-sabotage-alone = sabotage after round { $n } with fewer than { $evidence } Evidence
euthia-burned = burned places:
euthia-revoked = Revocations
euthia-ends-at = ends with { $n }
euthia-demon-in = Demon in round { $n }
euthia-next = Next Monsters
euthia-own-roll = Hero Roll
euthia-no-attack = nothing to attack with
euthia-chaos = Chaos
euthia-caches = caches
euthia-discards = Discard piles
euthia-played = played:
euthia-sign-monster = Monster and its level
euthia-sign-hex = what a hex shows, and the Monster there; empty land has no letters
euthia-sign-centre = a hex of a Special tile; its center, × while Monsters remain around it
euthia-sign-power = an Elemental; its Power on the hexes around it
euthia-sign-token = a Hero; a token of the same player, on a liberated, mined or visited hex; Defense Magic
euthia-sign-unknown = not revealed yet
euthia-sign-figures = Lair of the revealed Elite Monster; a shared foe; the Griffin; a burned place
euthia-sign-more = the Map continues in these directions
euthia-sign-hexes = in lists of routes: upper left, right and lower hex of a tile, its center
euthia-sign-range = 1 Damage or Injury from a Combat Value of 5, 2 from 8; the current result is in brackets
euthia-sign-effects = to your own roll; to the Monster’s value; more Damage; fewer Injuries
euthia-sign-health = heals; more Maximum Health
euthia-sign-special = special effect: see the tile
euthia-sign-slot = exhausted; a free slot; a locked slot with its price
euthia-sign-turn = who must answer; starting player; reached, or revoked; a used token
euthia-sign-waves = waves by the round in which they land, or forms of the foe: beaten, on the Map, to come

## Where points come from, and tie-breaks

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
part-affinity = Affinity
part-leader = leader with the higher reputation
part-gold = gold
part-wanderer = Wanderer
part-recruit = Recruit
part-mercenary = Mercenary
part-captain = Captain
part-clan_leader = Clan Leader
part-champion = Champion of the Queen

# An analysis of a match
analysis-title = Analysis: chances of winning
analysis-line = line
analysis-chance = { $chance }%
analysis-swings = The biggest swings
analysis-swing = Lines { $first } to { $last }: { $name }, from { $before }% to { $after }%
analysis-missed = Missed chances
analysis-nothing = Nothing that was clearly better.
analysis-better = Line { $line }, { $name }: “{ $better }” ({ $best }%) instead of “{ $answer }” ({ $chance }%)
