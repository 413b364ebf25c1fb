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
menu-learn = Learn a game by playing it
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
form-option = { $title }: { $value }
form-yes = yes
form-no = no
form-keys = A number changes its line · Enter starts · q goes back
form-not-understood = “{ $typed }” changes nothing: type a number from 1 to { $n }, Enter or q.

## Playing

keys-play = ?:rule u:take back h:hint l:log v:cards r:why not g:language s:save as q:quit
keys-lesson = x:leave the lesson ?:rule u:take back h:hint l:log v:cards q:quit
lesson-do = Type { $n }: { $answer }
lesson-later = Later! First do what the guide says, or type x to leave the lesson.
lesson-left = You have left the lesson: it is a match like any other now.
lesson-learnt = That was the lesson. You play on alone; h still gives a hint.
no-lesson = This match follows no lesson.
final-mark = (final)
forced = { $question } There was only one answer, given for you: { $answer }.
bot-played = { $name } has played.
hand-over = { $name }, it is your turn. The others please look away. Enter shows your table.
hint = Hint ({ $n }): { $answer }.
hint-why = Hint ({ $n }): { $answer }. { $why }
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
log-earlier = { $n ->
    [one] … 1 line before these: type l * for the whole log
   *[other] … { $n } lines before these: type l * for the whole log
}
cards-more = What lies on the table. Type v NAME for any of the { $n } cards and tiles of the box, v * for all.
page-more = — Enter: more · q: back —
page-back = — Enter: back —

## Saving

save-failed = The match goes on, but it is not saved: { $why }.
save-how = Saved after every answer in { $path }. Type s NAME for a copy.
save-how-unsaved = This match is not being saved. Type s NAME for a copy.
save-exists = { $path } exists already; nothing was written.
save-as-failed = { $path } could not be written: { $why }.
saved-as = A copy is saved as { $path }.
left-saved = Saved. Go on with: { $command } play --resume { $file }
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

## Campaigns

campaign-made = A campaign begins: { $path }. Play its first part with: { $command } campaign play { $file }
campaign-added = Part { $n } is over and belongs to the campaign: { $file }
campaign-next = Play part { $n } with: { $command } campaign play { $file }
campaign-part = { $n }. { $title } – over in round { $round }
campaign-seat = {"   "}{ $name }: { $points ->
        [one] { $points } Revocation point
       *[other] { $points } Revocation points
    }, { $reputation } Reputation
campaign-to-come = { $n }. { $title } – still to come
campaign-carried = Gold that the next part begins with: { $points }
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
lands-power-affinity_dice = +{ $n } dice on its own affinity
lands-power-no_weapons = no weapons
lands-power-to_entrance = comes to the Entrance
lands-power-no_potions = no potions or venoms
lands-power-no_talents = no defense talents
lands-power-lash = dying, it hits all there: { $n }
lands-power-panic = panic ×{ $n } at the Entrance
lands-power-die_minus = { $die } dice −{ $n } each
lands-power-hits = automatic hits: +{ $n }
lands-power-escape = captured, it escapes
lands-power-spores = first { $n } die against all
lands-power-entrance_dice = +{ $n } dice at the Entrance
lands-power-traps = capture takes { $n } traps
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
lands-carried = damage before
lands-discount = discount of the die
lands-flat-discounts = and { $n } more
lands-basket = basket
lands-novice = No talent. Once per round turns one die of yours into one of another colour. Cannot be sent to a path.
lands-sign-die = a die that lies there: a letter on its colour, a persuasion die with its face; the sign behind it is its owner's
lands-sign-space = a space for a die; ◐ strength or magic, * any die
lands-sign-free = a free space; one that is closed with one or two players; one that Madhala blocks
lands-sign-panic = a building in panic
lands-sign-need = required dice of a path, and in brackets those that may reinforce them
lands-sign-gift = what a path gives: defense talents, rerolls; glory for whoever falls there
lands-sign-token = a token face down; face up with its effect; a shielded one; damage left on the monster
lands-sign-monster = the dice that a monster would roll now; capture and elimination value and their rewards
lands-sign-land = conquest value and glory of a land; which dice bring what once it is settled
lands-sign-mission = dice, objective, reward and penalty of a mission
lands-sign-contract = dice and payment of a contract, and the rewards of its two paths
lands-sign-member = leader; wounded; on a path ({ $places }); settled on a land; equipment
lands-sign-glory = glory, reputation, and how much reputation may still be hired
lands-sign-wages = wages that are due; ! more than the clan has
lands-sign-turn = whose turn it is; first player; has passed
lands-sign-defense = defense talents; only against these affinities
lands-sign-reroll = rerolls of such dice; ? on missions only
lands-sign-per-die = each such die counts more; ⚔ only against monsters, ⌂ only for conquest
lands-sign-deed = more for capturing, eliminating, conquering; +4 a trap, against monsters
lands-sign-no-trap = captures without a trap; stores more traps
lands-sign-reward = more for a capture, an elimination, a conquest
lands-sign-trick = turns attack dice on a neighbour; steals a die from one
lands-sign-take = pays for a die; takes one of these every round; more from the Mine
lands-sign-done = a total and the value that it must reach; reached, succeeded
lands-sign-cheaper = cheaper hires, cheaper traps; a mercenary for nothing

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
euthia-loose = No place yet:
euthia-supply = Own tiles beside the board
euthia-veiled = Veiled from
euthia-kills = Heroes killed
euthia-deaths = Deaths
euthia-deaths-at-most = deaths at most { $n }
euthia-tally = Tally
euthia-goal = goal
euthia-waves = Waves in rounds
euthia-forms = Forms of the foe
euthia-sabotage = sabotage after round { $n }
euthia-sabotage-alone = sabotage after round { $n } with less than { $evidence }
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
euthia-sign-centre = a hex of a Special tile; its centre, × while Monsters are left around it
euthia-sign-power = an Elemental; its Power on the hexes around it
euthia-sign-token = a Hero; a token of the same player, on a liberated, mined or visited hex; Defense Magic
euthia-sign-unknown = not revealed yet
euthia-sign-figures = Lair of the revealed Elite Monster; a shared foe; the Griffin; a burned place
euthia-sign-more = the Map goes on in these directions
euthia-sign-hexes = in a list of ways: the upper left, the right and the lower hex of a tile, its centre
euthia-sign-range = from a Combat Value of 5 on 1 Damage or Injury, from 8 on 2; in brackets what counts now
euthia-sign-effects = on the own roll; off the Monster’s value; more Damage; fewer Injuries
euthia-sign-health = heals; more Maximum Health
euthia-sign-special = something more: read the tile
euthia-sign-slot = exhausted; a free slot; a locked slot with its price
euthia-sign-turn = who is to answer; starting player; reached, or revoked; a token that is used
euthia-sign-waves = waves by the round in which they land, or forms of the foe: beaten, on the Map, to come

## Where points come from, and tie-breaks

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
part-affinity = Affinity
part-leader = leader of higher reputation
part-gold = gold
part-wanderer = Wanderer
part-recruit = Recruit
part-mercenary = Mercenary
part-captain = Captain
part-clan_leader = Clan Leader
part-champion = Champion of the Queen

# An analysis of a match
analysis-title = Analysis: the chance to win
analysis-line = line
analysis-chance = { $chance }%
analysis-swings = The biggest swings
analysis-swing = Lines { $first } to { $last }: { $name }, from { $before }% to { $after }%
analysis-missed = What was missed
analysis-nothing = Nothing that was clearly better.
analysis-better = Line { $line }, { $name }: “{ $better }” ({ $best }%) rather than “{ $answer }” ({ $chance }%)
