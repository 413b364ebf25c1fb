### Made from rules.toml by `scripts/rules_texts`; do not edit by hand.

section-SCN = Scenario selection and object of the game

section-MST = Map tiles and the Map stack

section-HSU = Heroes and Hero boards

section-TBS = Scenario/Trade board

section-OSU = Other setup

section-RND = Rounds

section-TRN = A player's turn

section-TOK = Action tokens and the fourth slot

section-GLD = Golden rules

section-ROL = Hero Rolls

section-MOV = Moving

section-REV = Revealing Map tiles

section-HEX = Map hexes

section-ENC = Encounters

section-TEL = Teleport and Portals

section-LIB = Monster hexes and liberated hexes

section-ELM = Elemental Powers

section-SPC = Special tiles

section-MIN = Mining Action

section-TRD = Trade Action

section-COM = Combat: before and setup

section-FST = First Strike

section-HHP = Hero Healing Phases

section-MAT = Monster Attack Phase

section-GAR = Gaar tokens in Combat

section-SHD = Shields

section-INJ = Injury effects

section-HAT = Hero Attack Phase

section-HOP = Die of Hope (Shii's Intervention)

section-DMG = Damage effects

section-ECO = End of Combat

section-CRD = Silver and Gold cards

section-TRO = Trophies

section-LOT = Loot

section-FRE = Free Actions and the Church

section-TRE = Treasure

section-CNF = Confronting Elementals

section-QST = Quests

section-SCO = Final scoring

section-HLT = Health, Injuries and healing

section-DTH = Death and resurrection

section-HTL = Hero tiles

section-TIM = Timing icons

section-SAK = Sacks

section-OPR = Once-per-round effects

section-ITM = Items and storage

section-EQP = Equipment

section-GEM = Gems

section-ARM = Armor Sets

section-ESS = Essences

section-ELI = Elite Monsters and Bounties

section-SOL = Solo Game

section-COP = Cooperative Game

section-SKO = Skoldur and Dwurt

section-GRF = Griffin

section-SCX = Scenarios: shared foes and results

section-HUN = Scenario: The Hunt

section-FAR = Scenario: Defending the Settlements

section-MIR = Scenario: Threat of Mirrezil

section-GOL = Scenario: Walking Destruction

section-SAB = Scenario: The Looming Doom

section-RVA = Scenario: Elemental Revocation I, The Call

section-RVB = Scenario: Elemental Revocation II, The Answer

section-RVC = Scenario: Elemental Revocation III, The Volcano

rule-EU-SCN-01 = Players, Heroes and the aim
    .text = One to four players each lead one Hero. Everyone works under the aim of the chosen scenario, but in a competitive game the Hero with the highest Reputation after final scoring wins alone.

rule-EU-SCN-02 = A scenario is chosen before any other setup
    .text = Setup starts with the choice of one scenario; it decides the map table, the starting tile, extra setup, the number of rounds and any special rules. The Hunt is the advised first game and therefore the default choice.

rule-EU-SCN-03 = All scenarios share the basic rules
    .text = The rules of this catalogue apply in every scenario; a scenario only adds to them or replaces named parts of them.

rule-EU-SCN-04 = Scenario setup comes after the standard setup
    .text = When the standard setup is finished, the additional setup steps of the scenario are carried out before round 1 begins.

rule-EU-SCN-05 = What the missing books decide
    .text = Tile effects, card boxes, tables and scenarios stand in the Appendix and the Scenario Book. Both were not available to us: where the rulebook does not show a figure, it is our own, derived from what is printed where that was possible.
    .why = The rulebook refers to the two books and does not repeat them.

rule-EU-SCN-06 = Moments for scenario rules
    .text = A scenario may act at these moments: after standard setup; at the start of a round, after the three opening steps; at the start and end of a turn; at the end of a round, before the Round marker moves; when a tile is revealed; and before and after final scoring.
    .why = The Scenario Book is missing; fixed moments keep scenarios and basic rules apart.

rule-EU-SCN-07 = Result of Solo and Cooperative Games
    .text = In the Solo and Cooperative Game the scenario's goal decides between success and failure; Reputation only grades the result.
    .why = Without opponents the highest Reputation decides nothing; each scenario needs a goal of its own.

rule-EU-MST-01 = Starting Map tile
    .text = The scenario's Starting Map tile is laid first and is the middle of the Map. Unless the scenario says otherwise it is the Church tile without a Priest.

rule-EU-MST-02 = Map tile counts
    .text = There are 76 Map tiles: Chapter I 18, II 14, III 15, IV 15, V 14. The Roman numeral of the Chapter is printed on the back.

rule-EU-MST-03 = Tile groups
    .text = Every Map tile belongs, by its bottom arrow, to exactly one group: Fixed, Encounter, Scenario (color-coded by scenario) or Other. Encounter tiles also carry the yellow Question Mark.

rule-EU-MST-04 = Map Setup table
    .text = The scenario's table gives, per Chapter and number of players, how many tiles of each group enter the stack. A dash means none.

rule-EU-MST-05 = Fixed and Scenario tiles are all used
    .text = For each Chapter in use take every Fixed tile (in the Solo Game only the two with the One-player icon) and every Scenario tile that belongs to the chosen scenario.

rule-EU-MST-06 = Encounter and Other tiles are drawn unseen
    .text = For each Chapter draw the tabled number of Encounter tiles and of Other tiles at random, face down, without anyone seeing their fronts.

rule-EU-MST-07 = The Church with the Priest is kept out
    .text = The Chapter I starting tile that shows the Church together with the Priest never counts as an ordinary Encounter tile; it stays in the box unless a scenario asks for it.

rule-EU-MST-08 = Unused tiles leave the game
    .text = Tiles that were not chosen go back to the box and cannot appear in this game.

rule-EU-MST-09 = One stack, lowest Chapter on top
    .text = Each Chapter's chosen tiles are shuffled on their own, face down, and piled into one stack with the highest Chapter at the bottom and the lowest on top.

rule-EU-MST-10 = Map table of Defending the Settlements
    .text = Chapters I/II/III/IV. Fixed: 2/2/2/2 with 1 player, 3/3/3/3 with 2-4. Encounter: 1/1/1/0 with 1-2 players, 1/1/2/0 with 3-4. Scenario: none. Other: 1P 3/2/2/3, 2P 4/2/2/1, 3P 6/4/3/3, 4P 7/6/5/5.

rule-EU-MST-11 = What is known about the stack
    .text = The number of tiles left and the Chapter of the next tile are public (the backs show them); which tile comes next is known to nobody.
    .why = The stack lies face down and the back shows only the Chapter.

rule-EU-MST-12 = Starting at the Church with the Priest
    .text = An option, default off. With it, the Starting Map tile is the Church with the Priest, in every scenario: its Encounter is set up with the Map, and its Quests are fulfilled in the Church.
    .why = The rulebook leaves it to each scenario which Starting tile is laid (p. 5), and the Scenario Book is not available: so the players decide.

rule-EU-HSU-01 = Six Heroes
    .text = The Heroes are Ael (white), Dral (blue), Keleia (yellow), Maeldur (red), Skoldur (black) and Taesiri (violet), each with their own icon. Tokens and tiles of a Hero carry that icon or color.

rule-EU-HSU-02 = One Hero per player
    .text = Each player chooses one Hero that no one else has and takes their board and parts; parts of Heroes not chosen return to the box.

rule-EU-HSU-03 = Parts of one Hero
    .text = Each Hero has 1 board, 1 figure, 2 dice, 2 sets of 3 Action tokens, 1 Maximum Health token, 25 Hero tokens, 30 two-sided Interaction tokens, 10 Trade tokens, 12 Damage tokens, 2 Control cards and 1 Golem token. Skoldur also has the Dwurt die and 12 Dwurt tokens.

rule-EU-HSU-04 = Hero board areas
    .text = A Hero board has Hero slots (some locked with an Essence or Gold cost), a Gold store, three Action slots plus a fourth in the Hero's color, a Health track, Equipment slots (some locked with a Gold cost), 3 Sacks, Gaar slots and Gem/Essence slots.

rule-EU-HSU-05 = Starting Health
    .text = A Hero begins with the Maximum Health printed on the board, and current Health equal to it.

rule-EU-HSU-06 = Starting Hero tiles
    .text = The Hero's Starting tiles (Hero icon on the back) lie face up, ready, on slots whose icon matches the tile, from the beginning and without payment.

rule-EU-HSU-07 = Hero tile stack
    .text = All other Hero tiles form a face-down stack sorted by Reputation value, lowest on top; tiles of equal value may lie in any order.

rule-EU-HSU-08 = Player-count icons on Hero tiles
    .text = A Hero tile with the One-player icon is used only in the Solo Game, one with the 2-4 players icon only with 2-4 players, one with neither always; excluded tiles go to the box.

rule-EU-HSU-09 = Hero tile counts
    .text = There are 135 Hero tiles: Maeldur 21; Ael, Dral and Keleia 22 each; Skoldur and Taesiri 24 each, counting the player-count variants.

rule-EU-HSU-10 = Four Gaar tokens at the start
    .text = Each Hero starts with one Gaar token on each of the four Gaar slots. Skoldur starts with Dwurt tokens instead (EU-SKO-01).

rule-EU-HSU-11 = Tokens wait beside the board
    .text = Hero, Action, Trade, Interaction and Damage tokens, the two Hero dice and the Hero figure wait beside the board; no Action token is on the board and no Hero is on the Map before round 1.

rule-EU-HSU-12 = No starting Gold or Items
    .text = A Hero begins with 0 Gold and no Items except Gaar (or Dwurt) tokens and Starting tiles, unless the scenario grants more.
    .why = The setup list names every starting part and Gold is not on it.

rule-EU-HSU-13 = Variants in a Cooperative Game
    .text = The number of players alone decides about player-count icons on Hero tiles: a Cooperative Game of 2-4 players uses the 2-4 players tiles.
    .why = The icons name player numbers, not modes; only cards are exchanged in the cooperative setup list.

rule-EU-TBS-01 = Starting player and Round track
    .text = A random player is the starting player for the whole game; one of that player's Hero tokens marks space 1 of the Round track.

rule-EU-TBS-02 = Reputation starts at 0
    .text = Every Hero's Reputation marker starts on 0 unless the scenario sets another value.

rule-EU-TBS-03 = Reputation above 50 and 100
    .text = The track covers 0 to 50; a Reputation token marked 50 or 100 is added when a Hero passes these values. Reputation itself has no upper limit.

rule-EU-TBS-04 = Trade stacks
    .text = Merchant, Alchemist and Dragonslayer tiles are sorted by back into three stacks, each shuffled and placed face down, each with its own discard pile.

rule-EU-TBS-05 = Opening Offers
    .text = Four tiles of each trade stack are dealt face up to the column of their place; these twelve tiles are the three Offers.

rule-EU-TBS-06 = Healing Potions and Grey Sacks
    .text = The 12 Healing Potion tiles and 12 Grey Sack tiles form open supplies beside the board; all copies are alike and nothing is drawn at random.

rule-EU-TBS-07 = Reputation never falls below 0
    .text = Every loss of Reputation stops at 0, also during final scoring; the part that cannot be lost is ignored.
    .why = The text for dying outside Combat says the loss applies as far as possible, and the track has no negative spaces.

rule-EU-TBS-08 = Gold for those who come later
    .text = An option, default off. With it, among rivals the second Hero in turn order begins with 1 Gold, the third with 2 and the fourth with 3; the first begins without. Alone and in the Cooperative Game nobody does.
    .why = The printed list of what a Hero begins with has no Gold on it (EU-HSU-12). A group that wants to make up for the starting player going first in every round can agree on it.

rule-EU-OSU-01 = Die of Hope and Shii's Intervention
    .text = Reference sheet and Shii's Intervention card lie face up; the Die of Hope starts on its blank side, value 0.

rule-EU-OSU-02 = Encounter cards wait
    .text = Encounter cards stay sorted by type and unused, and other parts of an Encounter stay in the box, until the matching Map tile is revealed.

rule-EU-OSU-03 = Natural Resource stacks
    .text = Three face-down stacks are shuffled separately: Mountain 25, Lake 25 and Cave 24 tiles.

rule-EU-OSU-04 = Treasure stacks
    .text = Treasure tiles of level 1, 2 and 3 form three separately shuffled face-down stacks of 20.

rule-EU-OSU-05 = Monster decks
    .text = Monster cards are sorted by level and shuffled into three face-down decks: level 1 with 14, level 2 with 14, level 3 with 12 cards.

rule-EU-OSU-06 = Silver and Gold decks
    .text = Silver and Gold cards form two shuffled face-down decks. In the competitive game cards with the One-player icon are left out, so there are 24 Silver and 24 Gold cards.

rule-EU-OSU-07 = Control cards by player count
    .text = With 2 players no Control cards are used. With 3 or 4 players the Control cards of exactly the Heroes in play are shuffled into one face-down deck.

rule-EU-OSU-08 = General supply
    .text = Gems, Essences, Gaar, Chaos, Move, Global Effect and Gold tokens form open supplies, and the four Elemental cards lie face up for all to read. Every kind of tile and card has its own discard pile.

rule-EU-OSU-09 = Combat cards stay in the box in competitive play
    .text = The 36 Combat cards are used only in the Solo and Cooperative Games.

rule-EU-OSU-10 = Printed token numbers
    .text = The box prints 64 Gold, 30 Gaar, 12 Dwurt, 15 Chaos, 6 Move, 2 Global Effect and 60 Essence tokens (15 per type), and 110 Gems (15 each of Amethyst, Emerald, Onyx, Opal, Ruby, Sapphire; 10 Demon Stones; 10 Diamonds). They are not limits (EU-GLD-04).

rule-EU-RND-01 = Start of a round
    .text = Each round opens with three steps for all players, in this order: place Action tokens, ready tiles, flip Gems. Only then does the first turn begin.

rule-EU-RND-02 = Three Action tokens each round
    .text = Each player puts one Mining, one Trade and one Combat Action token on their places, in addition to a token carried over on the fourth slot.

rule-EU-RND-03 = Readying
    .text = Every exhausted Item and Ability is turned upright at the start of the round.

rule-EU-RND-04 = Gems become active
    .text = Every inactive Gem is flipped to its active side at the start of the round.

rule-EU-RND-05 = Turn order
    .text = Beginning with the starting player and going clockwise each player takes exactly one turn per round.

rule-EU-RND-06 = End of the round
    .text = When the last player has finished, the Round marker moves one space and a new round begins with the same starting player, unless the game has ended.

rule-EU-RND-07 = End of the game
    .text = The game ends when the scenario's number of rounds is complete; final scoring follows at once.

rule-EU-RND-08 = All players ready together
    .text = The opening steps are done for all players at once, before the first turn; exhausted tiles lying in a Hero's supply beside the board ready as well.
    .why = The text lists the steps for all players before turns begin, and the note on removed tiles says they ready as normal.

rule-EU-TRN-01 = First turn starts in the Church
    .text = At the beginning of its first turn a Hero is placed on the Church, the center of the Starting Map tile, unless the scenario names another place.

rule-EU-TRN-02 = What a turn consists of
    .text = On your turn you may Move, perform Mining, Trade and Combat Actions and Free Actions, and use Items and Abilities, in any order and as often as tokens, Abilities and places allow. You may also do nothing.

rule-EU-TRN-03 = Actions may repeat
    .text = The same Action may be performed several times in a turn if several tokens or Abilities provide it.

rule-EU-TRN-04 = Free Actions
    .text = Free Actions need no token or Ability, only the right place, and there is no limit on their number. A Free Action cannot interrupt an Action.

rule-EU-TRN-05 = Movement may be interrupted
    .text = Move points left over stay available after an Action or Free Action within the same turn.

rule-EU-TRN-06 = Refill of Encounter cards at the end of the turn
    .text = If the player fulfilled Quests this turn, cards are drawn at its end so that two face-up cards lie beside each revealed Encounter deck, as far as the deck lasts.

rule-EU-TRN-07 = Heroes not yet on the Map
    .text = Before their first turn a Hero is on no space: nothing on the Map can affect them and they can affect nothing. Their player can still be Monster-player.
    .why = The Hero is placed only at the beginning of its own first turn.

rule-EU-TRN-08 = Move points form one pool
    .text = All Move points gained in a turn go into one pool that can be added to at any moment of your turn outside Combat. The pool is emptied at the end of the turn and when the Hero dies; unspent Action tokens are never lost by dying.
    .why = The text on death takes only points already marked by Move tokens and lets the player go on with unused tokens and Abilities.

rule-EU-TRN-09 = What may happen inside an Action
    .text = While a Mining, Trade or Combat Action is open no Free Action and no movement is possible; tiles, Potions and Gems that work outside Combat may still be used inside Mining and Trade.
    .why = Only Free Actions are forbidden to interrupt an Action; using Items 'outside Combat' is tied to Combat alone.

rule-EU-TRN-10 = Refills wait for the end of the turn
    .text = New Encounter cards and a new Bounty appear only at the end of the active player's turn. So at most two Quests per Encounter and one Elite Monster can be completed in one turn.
    .why = Both texts place the refill at the end of the turn.

rule-EU-TRN-11 = Order of the end of the turn
    .text = A turn ends in this order: resolve or avoid the Dwurt die (Skoldur), choose a token to carry over and clear the others, lose Move points, refill Encounters, reveal a new Bounty, apply scenario steps. Outstanding limits on Items and cards are settled before the carry-over.
    .why = The book lists these things without an order; this order lets a death by the Dwurt die be finished before anything else.

rule-EU-TRN-12 = Start on an ordinary hex
    .text = If a scenario starts a Hero on a hex instead of a center space, the placement counts as entering that hex: Fire and Water act and missing neighbors are revealed.
    .why = A Hero must never stand on a hex with open sides while tiles remain.

rule-EU-TOK-01 = Action tokens
    .text = There are 36 Action tokens: for each Hero two sets of one Mining, one Trade and one Combat token. Each token shows a Move value and an Action.

rule-EU-TOK-02 = Using an Action token
    .text = Take the token off the board and choose one: gain its Move points or perform its Action. Each token works once per turn.

rule-EU-TOK-03 = Move values of the tokens
    .text = The Combat token gives 3 Move points (our value: the rulebook does not print it), the Trade token 2 and the Mining token 1.

rule-EU-TOK-04 = Carrying one token over
    .text = At the end of the turn the player may put one unused Action token on the fourth slot; it is available next turn beside the three new ones. All other unused tokens are removed.

rule-EU-TOK-05 = A carried token may be carried again
    .text = Any one unused token may be kept, including the one already on the fourth slot; the fourth slot never holds more than one token.
    .why = The rule speaks of any unused token and one slot.

rule-EU-TOK-06 = Abilities that grant an Action
    .text = An Ability or Item that shows an Action symbol may be used, by exhausting it, to perform that Action without an Action token.

rule-EU-GLD-01 = Empty decks and stacks
    .text = When a card or tile must be drawn and its deck or stack is empty, its discard pile is shuffled into a new one first.

rule-EU-GLD-02 = Encounter decks are not renewed
    .text = Encounter decks are the exception: once empty they stay empty.

rule-EU-GLD-03 = No trading between players
    .text = Heroes never give components to or take them from each other unless a rule says so, not even in the Cooperative Game.

rule-EU-GLD-04 = Supplies are unlimited
    .text = Tokens are not limited by the number printed; if more of a component is needed, it is available.

rule-EU-GLD-05 = Priority of rules
    .text = Text on components, rules of the scenario and the Appendix take precedence over the basic rules.

rule-EU-GLD-06 = Stack and discard pile both empty
    .text = If nothing can be drawn even after reshuffling, the draw is skipped: an Offer slot stays empty, a Treasure or Reward tile is not gained, a card is not drawn. The rest of the effect goes on.
    .why = The golden rule covers only an empty deck with a discard pile; skipping is the smallest consequence.

rule-EU-GLD-07 = No Monster card of a level left
    .text = If all Monster cards of a level are held as Trophies, a random card of that level is copied for the fight; the copy cannot be taken as a Trophy and vanishes afterwards.
    .why = Up to 12 Trophies can be held at once and level 3 has only 12 cards; a fight must stay possible.

rule-EU-GLD-08 = Open and hidden information
    .text = Open to all: everything on the Map and on Hero boards, Sacks included, Gold, Reputation, discard piles, Offers, face-up cards, and the list of a Hero's tiles. Hidden: order of all face-down decks and stacks (also from their owners) and the faces of Silver, Gold and Control cards in hand, of which only the owner sees the faces and everyone the number.
    .why = Hands and face-down decks are named as such; Hero boards are open to all and Hero sheets list the tiles.

rule-EU-ROL-01 = Making a Hero Roll
    .text = A Hero Roll is the sum of the Hero's two dice, changed by modifiers.

rule-EU-ROL-02 = Dice
    .text = Hero and Monster dice are six-sided with values 1-6 and opposite faces adding up to 7.

rule-EU-ROL-03 = Clover effects
    .text = Any number of Items and Abilities with a Clover icon may be used on one Hero Roll; each changes the value by its number.

rule-EU-ROL-04 = Gaar tokens on a Hero Roll
    .text = For each Gaar token returned to the supply the player must re-roll one of their own dice, of their choice, and adds 2 to the roll. The result is seen before deciding on another token.

rule-EU-ROL-05 = Air and Earth act on Hero Rolls
    .text = A Hero Roll made on a space influenced by Air or Earth Power is changed by it; if both influence it, Air is applied first. Air turns the higher of two unequal dice to its opposite side; Earth adds 2.

rule-EU-ROL-06 = Worked Hero Roll
    .text = Order of a full roll: dice, Air, Earth, then the player's own modifiers in any order.

rule-EU-ROL-07 = Gaar tokens one after another
    .text = Any number of Gaar tokens may be spent on one roll, one at a time; the re-roll is compulsory, and the die may be the same or the other one each time.
    .why = The text demands a re-roll per token and allows the result to be seen before the next.

rule-EU-ROL-08 = Air Power acts once
    .text = Air Power changes only the dice of the initial roll; dice re-rolled later are not turned again.
    .why = In the printed example the re-rolled die is not compared again.

rule-EU-ROL-09 = Clover effects without a Timing icon
    .text = A Clover effect that shows no Timing icon, such as the Emerald's, may be used on any of your own Hero Rolls, in or outside Combat. A Clover with an icon works only in that window.
    .why = Step C of the Hero Attack allows Clover effects as for normal Hero Rolls, and the Emerald is described as working on any Hero Roll.

rule-EU-ROL-10 = The roll window
    .text = After the dice, Air and Earth you may use modifiers one after another until you stop; the value is then fixed. Outside Combat no one else may change the roll. The value is not limited below or above.
    .why = The book gives no order among the player's own modifiers, so any order is allowed until the player stops.

rule-EU-ROL-11 = Items during a Hero Roll
    .text = Outside Combat the rolling player may also use Items and Abilities with the 'in and outside Combat' icon while the roll is open: those that give Gaar or Dwurt, which may be spent on the same roll, and those that heal.
    .why = The icon names no step (EU-TIM-09), and outside Combat nothing forbids using an Item between the dice and their effect.

rule-EU-MOV-01 = Gaining Move points
    .text = Using an Action token, Ability or Item for its Move symbol adds the printed number of Move points to the Hero's pool.

rule-EU-MOV-02 = Price of a step
    .text = Moving to an adjacent hex costs 1 Move point, whatever the terrain. Special tiles have an extra center space (EU-SPC-02).

rule-EU-MOV-03 = Heroes do not block
    .text = A Hero may pass through or stop on a space with any number of other Heroes.

rule-EU-MOV-04 = Unused Move points are lost
    .text = Move points left at the end of the turn are lost.

rule-EU-MOV-05 = Only revealed spaces can be entered
    .text = A Hero moves only to a revealed hex that shares an edge, or between a Special tile's center and its three hexes; places without a tile cannot be entered.
    .why = Tiles are always revealed around a Hero, so an uncovered place exists only when the stack is empty.

rule-EU-REV-01 = When tiles are revealed
    .text = Whenever a Hero enters a hex with fewer than six revealed neighbors and the stack is not empty, tiles are added at once until all six exist. This interrupts movement; afterwards the turn goes on.

rule-EU-REV-02 = Steps of revealing
    .text = The player picks an uncovered place next to the Hero, draws the top tile and lays it there face up, then repeats until the hex is surrounded. The next place may be picked after seeing the tile before.

rule-EU-REV-03 = All tiles lie the same way up
    .text = Symbols at the top and bottom of each tile show its orientation; a tile is never rotated.

rule-EU-REV-04 = Chapters run over
    .text = Tiles always come from the top of the one stack, even if that mixes Chapters in one reveal; a later step in the same turn may reveal again.

rule-EU-REV-05 = Encounters and Elementals act when revealed
    .text = A revealed Encounter is set up at once (EU-ENC-01) and a revealed Elemental takes effect at once (EU-ELM-02, EU-ELM-03), before the next tile is drawn.

rule-EU-REV-06 = Optional Map limit
    .text = Players may agree before the game on an area outside which no tile is laid.

rule-EU-REV-07 = Tile lattice
    .text = The tiles fit together in one way only, so a tile that is laid on an open place never has to be turned; you only choose which of the 1 to 3 open places to fill next.
    .why = Every possible placement was tried out: from the starting tile on, the six neighbors of any hex can be covered by unrotated tiles in exactly one way, and both printed examples (three tiles, then one) come out.

rule-EU-REV-08 = Stack empty while revealing
    .text = If the stack runs out, revealing stops; uncovered places are the edge of the world for the rest of the game. The agreed Map limit is an option, default none.
    .why = Tiles are added only while tiles remain.

rule-EU-REV-09 = Order on entering a hex
    .text = On entering: (a) Fire or Water acting on the hex as it is, (b) tiles revealed one by one, each with its Encounter setup and its new Fire or Water effect, (c) Combat if an undefeated Monster is there. Dying in (a) or (b) is a death outside Combat and the Combat Action is not spent.
    .why = Reveal and Combat are both called immediate; revealing first means that Air and Earth next to the battlefield are known before the fight.

rule-EU-REV-10 = Dying on arrival ends the sequence
    .text = If the Hero dies in part (a) or (b) of EU-REV-09, the remaining parts are dropped: no further tile is revealed for that hex and no Combat follows. The open sides are filled when the next Hero enters the hex.
    .why = Tiles are added around a Hero that stands on the hex; a dead Hero is already in the Church.

rule-EU-REV-11 = How far an agreed limit reaches
    .text = An agreed limit counts steps to the Church, from which its three hexes are one step away. A tile is laid only if all three of its hexes lie within the limit.
    .why = Counted from the center the limit is the same on all sides, and no part of the Map lies outside the agreed area.

rule-EU-HEX-01 = A Map tile
    .text = A Map tile is three mutually adjacent hexes; its back shows the Chapter, its front the orientation symbols and the group arrow. A hex shows a location, a Monster icon with its Loot, both, or neither (empty land).

rule-EU-HEX-02 = Mining hexes
    .text = Mountains, Lakes and Caves are Mining hexes; each yields its own Natural Resource.

rule-EU-HEX-03 = Treasure hexes
    .text = Treasure hexes have level 1, 2 or 3 and yield a tile of the stack of that level.

rule-EU-HEX-04 = Elemental hexes
    .text = An Air, Earth, Water or Fire Elemental influences its own hex and all adjacent hexes.

rule-EU-HEX-05 = Portals, Places of Trade and Encounters
    .text = Portals allow travel between Portals; Merchants, Alchemists and Dragonslayer Towers are the Places of Trade; every Encounter carries the Question Mark and offers Quests.

rule-EU-HEX-06 = Legends and other locations
    .text = Legend tiles and other special locations appear only if the scenario uses them; Legends offer Quests for Artifacts, other locations follow the scenario.

rule-EU-ENC-01 = Setting up a revealed Encounter
    .text = When an Encounter tile is revealed all cards of its type are taken and shuffled; players + 2 of them become its face-down deck and the others return to the box unseen.

rule-EU-ENC-02 = Two open Quests
    .text = Two cards of the new deck are turned face up beside it.

rule-EU-ENC-03 = Witch cards by mode
    .text = The Witch has 7 multiplayer and 7 One-player cards; in the competitive game only the cards without the One-player icon are used.

rule-EU-ENC-04 = Reward tiles of an Encounter
    .text = Hunter, Weaponsmith and Witch have Reward tiles; they are shuffled and laid as a face-down stack beside the Encounter's cards when it is revealed.

rule-EU-ENC-05 = Encounter cards
    .text = There are 105 Encounter cards: 14 types with 7 cards each and 7 more Witch cards for the Solo and Cooperative Games.

rule-EU-TEL-01 = Teleport
    .text = To Teleport, the Hero is put on the chosen space at once and spends no Move points.

rule-EU-TEL-02 = Teleport onto a Monster
    .text = A hex with an undefeated Monster may be chosen only if a Combat Action is performed there immediately.

rule-EU-TEL-03 = Teleport to a center
    .text = The center of a Special tile can be a target only when all three hexes around it are liberated.

rule-EU-TEL-04 = Using a Portal
    .text = A Hero standing on a Portal hex may activate it and Teleport, for no Move points, to another Portal of their choice.

rule-EU-TEL-05 = A Portal works once per visit
    .text = A used Portal cannot be used again in the same turn until the Hero has moved off its hex and back on.

rule-EU-TEL-06 = Teleport N
    .text = A Teleport icon with number N moves the Hero up to N hexes; the center of a Special tile is at distance 1 from each hex of that tile.

rule-EU-TEL-07 = The arrival Portal counts as used
    .text = After a Portal jump both Portals count as used this turn; each works again after the Hero has left its hex and come back by any means other than this jump.
    .why = Without this, hopping to and fro between Portals would trigger Water Power again and again at no cost.

rule-EU-TEL-08 = Measuring and arriving
    .text = Teleport distance is counted straight from hex to hex, across gaps where no tile lies yet as well; the goal is a revealed space. Monsters do not block it, a closed center cannot be the goal. Arriving counts as entering: Fire and Water, reveal and Combat follow EU-REV-09.
    .why = The icon names a number of hexes and no path (p. 13); the rulebook asks for a path over revealed tiles with the Griffin only (p. 35). Elemental text treats a Teleport like a move, and reveal is tied to entering a hex.

rule-EU-TEL-09 = Portals with Monsters
    .text = A Portal hex with an undefeated Monster is a legal goal only with an available Combat Action, which is spent at once.
    .why = The general Teleport restriction applies to Portals too.

rule-EU-LIB-01 = Monster icons
    .text = A Monster icon with one, two or three swords marks a Monster of level 1, 2 or 3; higher levels are harder and pay better.

rule-EU-LIB-02 = Entering a Monster hex
    .text = A Hero who enters a hex with an undefeated Monster must stop and perform a Combat Action at once; without an available Combat Action they may not enter or cross the hex.

rule-EU-LIB-03 = Undefeated Monster
    .text = A Monster is undefeated while its hex shows a Monster icon and no player's Hero, Trade or Interaction token lies there.

rule-EU-LIB-04 = Liberated hexes
    .text = A hex is liberated if it has no Monster icon or its Monster is defeated. All Actions other than Combat, and all Free Actions, need a liberated hex.

rule-EU-LIB-05 = The Combat Action is reserved
    .text = Entering is legal only if a Combat token is on the board or a ready Combat-granting Ability exists at that moment; the player names which one, it is reserved on entry and spent when Combat begins. A Combat token already turned into Move points does not count.
    .why = The rule forbids entry without an unused Combat Action and demands the Combat at once.

rule-EU-ELM-01 = Area of a Power
    .text = An Elemental's Power influences its own hex and every adjacent hex; tokens on the Elemental do not change that.

rule-EU-ELM-02 = Fire Power
    .text = A Hero who moves onto a hex under Fire Power, or reveals a tile that puts their own hex under Fire Power, suffers 2 Injuries.

rule-EU-ELM-03 = Water Power
    .text = A Hero who moves onto a hex under Water Power, or reveals a tile that puts their own hex under Water Power, heals 2 Injuries.

rule-EU-ELM-04 = Teleport counts as moving
    .text = Arriving by Teleport on a hex under Fire or Water Power has the same effect as moving there.

rule-EU-ELM-05 = Same Power only once
    .text = Several Elementals of one type that influence a hex count as one.

rule-EU-ELM-06 = Fire and Water cancel
    .text = A hex under both Fire and Water Power causes neither Injuries nor healing.

rule-EU-ELM-07 = Air and Earth in Combat
    .text = Air and Earth Power change Hero Rolls and, in Combat, also the Monster's rolls.

rule-EU-ELM-08 = Powers that arrive by a reveal
    .text = A revealed Power acts on the revealing Hero only if their hex was not already under that Power and is not under the opposite Power once the tile lies there. Nothing already suffered or healed is taken back.
    .why = The text speaks of a tile that causes the hex to be influenced, and the two Powers cancel each other.

rule-EU-ELM-09 = Only the revealing Hero is touched
    .text = A newly revealed Elemental acts only on the Hero whose entry caused the reveal, never on others nearby.
    .why = Both texts speak of the player who reveals.

rule-EU-ELM-10 = Elemental figures
    .text = There are 7 Air, 7 Fire, 6 Earth and 6 Water Elementals; the Map tiles show exactly these numbers.

rule-EU-SPC-01 = Which tiles are Special
    .text = Special tiles are the Church, the Dragonslayer Towers, the Mercenary Fortress, the Lord and the Legends.

rule-EU-SPC-02 = The center is a fourth space
    .text = A Special tile has four spaces: its three hexes and the center. The center connects only to these three hexes, which also connect directly with each other.

rule-EU-SPC-03 = Price of the center
    .text = A step from a hex of the tile to its center or back costs 1 Move point.

rule-EU-SPC-04 = The center may be closed
    .text = The center cannot be entered before all three hexes of the tile are liberated.

rule-EU-SPC-05 = Properties of a center space
    .text = A center has no Elemental Power, reveals no tiles and holds no Monster. Hexes of the tile without a Monster icon count as liberated.
    .why = Powers and reveals speak of hexes and their surrounding hexes; the center touches only its own tile.

rule-EU-SPC-06 = Location of a Special tile
    .text = The service of a Special tile (Church, trade at the Towers, Quests of Fortress, Lord and Legends) is available only on its center space.
    .why = It is printed for Church and Towers, and the Fortress example Teleports to the center; the same reading is used for all.

rule-EU-MIN-01 = Mining
    .text = On a liberated Mining hex a Hero may perform a Mining Action: they draw the top tile of the stack of that terrain and store it in a Sack.

rule-EU-MIN-02 = Once per Hero and hex
    .text = A Hero who mines puts one of their Interaction tokens, Hammer-pick side up, on the hex. With exactly one of their own tokens there they may not mine that hex again.

rule-EU-MIN-03 = Paying earlier miners
    .text = A Hero who mines a hex on which opponents have Interaction tokens pays 1 Gold to each such opponent, however many tokens that opponent has there.

rule-EU-MIN-04 = Two own tokens
    .text = With two own Interaction tokens on the hex (from defeating its Monster) a Hero mines by removing one of them and pays nobody.

rule-EU-MIN-05 = Mining Cart
    .text = With a usable Mining Cart symbol the Hero draws the top three tiles instead of one, keeps one and discards the others. At most one such symbol can be used per Mining Action.

rule-EU-MIN-06 = Natural Resource tiles
    .text = A Natural Resource tile has no purchase price; it shows one or two selling options made of Gold, Reputation and Gems. They are sold in Trade Actions or spent on Quests.

rule-EU-MIN-07 = All owners must be paid
    .text = If the Hero cannot pay every opponent with a token on the hex, they may not mine there.
    .why = The book prints this for Confronting; the sentence on Mining makes the payment compulsory as well.

rule-EU-MIN-08 = Effect of two tokens
    .text = The two tokens of a liberator mean one free Mining later; after it one token remains and no further Mining is possible. Before it, both tokens count on the Map.
    .why = One token blocks, two tokens allow removing one; nothing else changes the number.

rule-EU-MIN-09 = No tile to mine
    .text = If stack and discard pile of the terrain are both empty, the Mining Action is not offered there.
    .why = An Action without any effect should not consume a token.

rule-EU-MIN-10 = Cart with few tiles
    .text = If fewer than three tiles can be drawn for a Cart even after reshuffling, the Hero chooses among those available.
    .why = The golden rule reshuffles only the discard pile; drawing fewer is the least change.

rule-EU-TRD-01 = Where Trade is possible
    .text = A Trade Action needs a Place of Trade: a liberated Merchants or Alchemists hex.

rule-EU-TRD-02 = Trade at Dragonslayer Towers
    .text = At Dragonslayer Towers the Hero must be on the center and all three hexes of the tile must be liberated.

rule-EU-TRD-03 = Trade tokens
    .text = The Hero who liberates a Place of Trade hex by defeating its Monster puts one of their Trade tokens there; a hex never holds Trade tokens of more than one player.

rule-EU-TRD-04 = Fee to the liberator
    .text = A Trade Action starts with paying 1 Gold to another player whose Trade token lies on the hex. A Hero with no Gold has to begin by selling something so that they can pay.

rule-EU-TRD-05 = The seven trades
    .text = After the fee the Hero may, in any order and any number of times, purchase Items, sell Items, heal, purchase Gaar (Dragonslayer Towers only), unveil Hero tiles, train Abilities and unlock Hero or Equipment slots, until they end the Action.

rule-EU-TRD-06 = Offers
    .text = Each kind of Place of Trade has one Offer of four tiles on the board; a Hero may buy only from the Offer of the place they are at.

rule-EU-TRD-07 = Prices on tiles
    .text = With two numbers the upper is the purchase price and the bracketed lower one the selling price. Abilities have only a Training cost and cannot be sold; Natural Resources have only selling options and cannot be bought.

rule-EU-TRD-08 = Purchase and refill
    .text = A bought tile is paid at its purchase price and its slot is refilled at once from the stack, before the player decides about the next purchase.

rule-EU-TRD-09 = A purchase is placed at once
    .text = A bought Item must immediately be used, equipped or stored in a Sack.

rule-EU-TRD-10 = Changing the Offer
    .text = At any point of a Trade Action the whole Offer of the place may be replaced: all its tiles are discarded and four new ones drawn. The first change in an Action is free, each later one costs 1 Gold, and there is no limit.

rule-EU-TRD-11 = Buying own unveiled Equipment
    .text = Weapons and Shields among the Hero's unveiled tiles may be purchased at any Place of Trade.

rule-EU-TRD-12 = Selling Items
    .text = At any Place of Trade a Hero may sell as many Items as they like, each for its selling price. A sold tile goes to its discard pile, Gems and Essences to the supply, Equipment Hero tiles out of the game.

rule-EU-TRD-13 = Selling Gems and Essences
    .text = A Gem on Equipment cannot be taken off but raises that tile's selling price by 1, active or not. A loose Gem or an Essence that is not on an Ability sells for 2 Gold.

rule-EU-TRD-14 = Not for sale
    .text = Gaar and Dwurt tokens cannot be sold.

rule-EU-TRD-15 = Selling a Natural Resource
    .text = The seller takes all Gold, Reputation and Gems of one option; a slash separates two options of which only one is taken. The tile is discarded.

rule-EU-TRD-16 = Healing by Trade
    .text = For 1 Gold the Hero heals 2 Injuries at Merchants, 3 at Alchemists and 4 at Dragonslayer Towers; this may be repeated. The three values are our own.

rule-EU-TRD-17 = Purchasing Gaar
    .text = At Dragonslayer Towers Gaar tokens cost 1 Gold each, in any number.

rule-EU-TRD-18 = When the fee cannot be paid
    .text = The fee is due once per Trade Action, at its start. With too little Gold the only legal step is a sale, repeated until the whole fee (at the Towers up to 3 Gold, EU-TRD-19) is owned and paid; if its Gold and everything it could sell would not cover the fee, the Trade Action is not offered.
    .why = The text lets a Hero without Gold sell first, and only the rest of the Action depends on the payment.

rule-EU-TRD-19 = Fee at the Towers
    .text = At Dragonslayer Towers every opponent with one or more Trade tokens on the tile receives 1 Gold as the fee. An option switches to the literal reading (the center holds no token, so no fee).
    .why = Trade tokens lie on the outer hexes while the trader stands on the center; the cooperative rule speaks of a location with a token, and liberators are meant to earn.

rule-EU-TRD-20 = No overflow from purchases
    .text = A purchase is legal only if the Item can be stored, used or equipped at once, also in exchange for a tile on the board, which then needs a place of its own or is discarded; rearranging, using or selling others first is allowed. Only Items won in the Combat immediately before may wait until the end of the Trade Action.
    .why = Purchases must be placed immediately, while the printed exception covers Combat gains only.

rule-EU-TRD-21 = Incomplete Offers
    .text = If stack and discard pile are empty an Offer slot stays empty; changing the Offer first discards the remaining tiles, so they may be reshuffled and come back.
    .why = The steps print discard first, then refill.

rule-EU-TRD-22 = A trade that could do nothing
    .text = Healing is offered only below Maximum Health, unveiling only if a tile qualifies (EU-HTL-05) and unlocking only if a locked slot and its price exist; the Action itself may be started without using any of them.
    .why = Prevents paying by mistake with no effect; it forbids no useful choice.

rule-EU-COM-01 = When Combat takes place
    .text = A Hero who enters a hex with an undefeated Monster must perform a Combat Action there at once; without one they cannot enter. Combat may also be chosen against a revealed Elite Monster at its Lair (EU-ELI-06).

rule-EU-COM-02 = Move points survive Combat
    .text = Move points left in the pool are kept through a Combat and can be spent afterwards, except if the Hero is killed.

rule-EU-COM-03 = No use of the location before victory
    .text = Nobody can interact with the location on a hex until its Monster is defeated; defeating it liberates the hex. The victor gains the Loot of the hex and the Reward of the Monster card (EU-ECO-02 to EU-ECO-04).

rule-EU-COM-04 = Before Combat: Die of Hope
    .text = The Die of Hope is set to 0 at the start of every Combat.

rule-EU-COM-05 = Before Combat: change Equipment
    .text = The Hero may equip and unequip any number of Equipment tiles now; during Combat this is impossible.

rule-EU-COM-06 = Before Combat: last use of other tiles
    .text = Items and Abilities that work only outside Combat can be used for the last time in this window.

rule-EU-COM-07 = Monster-player and Hero-player
    .text = An opponent controls the Monster and is the Monster-player; the fighter is the Hero-player. With 2 players the other player is always the Monster-player and no Control cards are used.

rule-EU-COM-08 = Control cards with 3 or 4 players
    .text = Control cards are revealed one by one until one shows a Hero other than the fighter; that Hero's player becomes Monster-player and that card is discarded.

rule-EU-COM-09 = Own Control card goes to the hand
    .text = If cards of the fighter were revealed, one goes to the fighter's hand, but only if it holds none yet; the remaining ones are discarded. An empty Control deck is renewed from its discard pile and revealing continues.

rule-EU-COM-10 = Taking over the Monster
    .text = A player with their own Control card in hand may use it in another player's Combat to become Monster-player; this must be declared before Control cards are revealed. If several want to, chance decides and only the chosen one discards the card.

rule-EU-COM-11 = Encounter the Monster
    .text = The Monster-player draws the top card of the Monster deck of the level shown on the hex and lays it open.

rule-EU-COM-12 = Monster card
    .text = A Monster card has a level, a name, Health, injury ranges over the Final Combat Value, possibly a Hero Roll Penalty, a bar with Silver/Gold cards, Chaos and Gaar tokens, and on its back the Reward with its Reputation condition.

rule-EU-COM-13 = Cards for the Monster-player
    .text = The Monster-player draws the Silver or Gold cards shown in the bar into their own hand.

rule-EU-COM-14 = Hand limit waits
    .text = During Combat the Monster-player may exceed the hand limit of 5; it is checked only at the end of the Combat.

rule-EU-COM-15 = Chaos and Gaar of the Monster
    .text = The Chaos and Gaar tokens of the bar lie beside the Monster card; they belong to this Combat only and unspent ones return to the supply at its end.

rule-EU-COM-16 = Air and Earth markers
    .text = If the hex of the Combat is under Air or Earth Power, the matching Global Effect token is laid beside the Monster card and the Power applies throughout the Combat.

rule-EU-COM-17 = Combat sequence
    .text = A Combat runs: optional First Strike, then Combat Rounds until the Monster is defeated or the Hero dies, then End of Combat.

rule-EU-COM-18 = Phases of a Combat Round
    .text = Each Combat Round has four phases in order: Hero Healing, Monster Attack, Hero Healing, Hero Attack. Rounds repeat without limit.

rule-EU-COM-19 = Take-over is asked once and at the same time
    .text = Before cards are revealed every opponent holding their own Control card is asked; the answers are collected without being shown, then chance decides among the willing. With fewer than three players the question does not arise.
    .why = The text lets several players want it and decides by chance, so nobody should be able to react to another's answer.

rule-EU-COM-20 = Control deck corner cases
    .text = Control cards in hands stay out of a reshuffle. If deck and discard pile could only show the fighter's own card, a random opponent becomes Monster-player.
    .why = Keeps the procedure finite in every distribution of cards.

rule-EU-COM-21 = Who controls in which mode
    .text = Two players: the opponent. Three or four: Control cards. Solo and Cooperative: nobody; the Combat deck acts (EU-SOL-12).
    .why = Collects the three passages in one place.

rule-EU-COM-22 = Paying with an Ability
    .text = If no Combat token is available, or the player prefers it, a ready Ability or Item granting a Combat Action is exhausted as the payment.
    .why = An Ability that allows an Action replaces the token.

rule-EU-COM-23 = No fleeing
    .text = Once begun, a Combat ends only with the defeat of the Monster or the death of the Hero, unless a component or the scenario says otherwise.
    .why = The only two ends named are these.

rule-EU-COM-24 = What the back of a Monster card tells
    .text = The back of the top card of each Monster deck is public: level, Reward condition and Reward. Name, Health, ranges, Penalty and bar are on the front and stay hidden until the card is drawn.
    .why = The text says that some facts are readable on the back beforehand and that the Reward is on the reverse side; nothing else is named.

rule-EU-COM-25 = Combat Setup window
    .text = Tiles with the Combat Setup icon are used after the Monster card, its tokens and the Global Effect tokens are on the table and before the First Strike.
    .why = The icon names the setup, and the Hero needs to know the Monster to use such a tile with sense.

rule-EU-COM-26 = Control cards
    .text = There are 12 Control cards, 2 per Hero.

rule-EU-FST-01 = First Strike
    .text = Before the first Combat Round the Hero may attack once with a tile that shows the First Strike icon.

rule-EU-FST-02 = It follows the Hero Attack Phase
    .text = A First Strike uses steps A to D of the Hero Attack Phase, but in step A no Curse card and no Silence (Taesiri) may be played, and in step B exactly one Weapon or Ability with the First Strike icon is chosen.

rule-EU-FST-03 = Details of the First Strike
    .text = One First Strike per Combat with one tile. Fire Essences, Gaar, Clover effects, the Die of Hope and the Hero's before/after tiles may be used, the Hero Roll Penalty and Elemental Powers apply, and the Monster cannot react. A First Strike Ability is exhausted, a First Strike Weapon is not.
    .why = The phase rules apply except for the two printed changes.

rule-EU-HHP-01 = Hero Healing Phase
    .text = In phases 1 and 3 the Hero may use any number of healing effects from Potions and Scrolls, Gems and Essences, and Items and Abilities with the fitting Timing icon.

rule-EU-HHP-02 = The Monster-player is idle
    .text = The Monster-player may not play or use anything in a Hero Healing Phase.

rule-EU-HHP-03 = Healing in Combat
    .text = During Combat a healing effect is used only in a Hero Healing Phase, unless its own icon names another step. Opal, Diamond and Water Essence are the tokens that heal there.
    .why = A phase of its own for healing would be pointless if the 'in and outside Combat' icon allowed healing at any moment.

rule-EU-MAT-01 = Steps of the Monster Attack
    .text = The phase has four steps: A before the roll, B the roll, C after the roll, D the attack.

rule-EU-MAT-02 = Step A: the Hero first
    .text = First comes the Hero-player, with Air Essence and with Items and Abilities whose icon allows use before the Monster-Attack Roll.

rule-EU-MAT-03 = Step A: old Clover effects end
    .text = Next, Silver and Gold cards with an active Clover effect played in the previous Combat Round are discarded and stop working, as does a Clover modifier from an Elite Monster's special effect. New cards of this kind may be played later in the round.

rule-EU-MAT-04 = Step A: the Monster-player plays cards
    .text = Then the Monster-player may make as many plays of Silver and Gold cards with a before-roll icon as the Chaos tokens allow.

rule-EU-MAT-05 = Step B: the roll and hope
    .text = The Monster-player rolls two dice; their sum is the Combat Value. First of all, if it is 10 or higher, the Die of Hope rises by 1.

rule-EU-MAT-06 = Step B: Elemental effects
    .text = After the hope check Air turns the higher of two different dice to its opposite side (no effect on equal dice), then Earth adds 2.

rule-EU-MAT-07 = Step C: alternating options
    .text = Beginning with the Monster-player, both sides alternate; on each occasion a side uses one Gaar token, or (Monster-player only) plays a card, or passes. It ends when both pass in a row.

rule-EU-MAT-08 = Step C: Gaar tokens
    .text = A Gaar token re-rolls any one die; used by the Monster-player it adds 2 to the Combat Value, used by the Hero-player it subtracts 2.

rule-EU-MAT-09 = Step C: cards
    .text = Only the Monster-player may play Silver or Gold cards here, those whose icon allows use after the Monster-Attack Roll.

rule-EU-MAT-10 = Step C: the Hero's tiles
    .text = After both have passed the Hero-player may use as many Items and Abilities showing the after-roll icon as they want, Shields among them. From then on no one may use Gaar tokens in this step and the Monster-player may not play cards.

rule-EU-MAT-11 = Rabbit's Foot
    .text = A Rabbit's Foot effect adds its number to or subtracts it from the Monster's Combat Value.

rule-EU-MAT-12 = Step D: the attack
    .text = The Final Combat Value is the dice plus all modifiers. If it lies in a range of the Monster card, that many Injuries are inflicted after all Injury effects of cards and tiles have been applied.

rule-EU-MAT-13 = Passing is not final
    .text = Each occasion allows exactly one Gaar token or one card play (with its matching copies). A side that passed may act again if the other side acted in between.
    .why = The exchange ends only when both pass in a row.

rule-EU-MAT-14 = No limits on Combat Values
    .text = Combat Values may fall below 2 or rise above 12; an open range such as 12+ has no upper end.
    .why = Modifiers are plain additions and no limit is printed.

rule-EU-MAT-15 = One die only
    .text = If the Monster rolls a single die because of Air Essence, Air Power has no effect on it, the hope check uses the rolled sum and a Gaar re-rolls that die.
    .why = Air Power needs two dice of different value.

rule-EU-MAT-16 = A second Air Essence
    .text = At least one Monster die is always rolled; further Air Essences in the same step have no effect.
    .why = An attack without dice is not described anywhere.

rule-EU-MAT-17 = Values outside all ranges
    .text = A final value below, between or above the printed ranges has no effect of its own.
    .why = Effects are tied to lying within a range.

rule-EU-GAR-01 = Who may use Gaar when
    .text = Gaar tokens are open to both sides during the Monster Attack Phase. During the Hero Attack Phase they are the Hero-player's alone, unless an effect gives the Monster-player the right.

rule-EU-GAR-02 = Whose tokens
    .text = The Monster-player may spend only the Gaar tokens beside the Monster card, never those on their own Hero board.

rule-EU-GAR-03 = Marking and returning
    .text = A used Gaar token lies beside the dice, blue side for +2 or red side for −2, until the roll is resolved; then it returns to the supply.

rule-EU-GAR-04 = Worked Gaar duel
    .text = Each token's 2 points stay in force while later tokens re-roll dice.

rule-EU-SHD-01 = What a Shield is
    .text = A Shield is Equipment that is equipped on a Hero slot with the Sword icon.

rule-EU-SHD-02 = Using a Shield
    .text = A Shield works after the Monster-Attack Roll (step C); it is never exhausted and may be used in every Combat Round.

rule-EU-SHD-03 = Shield: Combat Value
    .text = A Shield may lower the Monster's Combat Value by its number.

rule-EU-SHD-04 = Shield: Injuries
    .text = A Shield may reduce the Injuries inflicted by its number; this part works even against Immunity.

rule-EU-SHD-05 = Shield: own next attack
    .text = A Shield may lower the Hero's own next Combat Value by the number shown; the malus ends with that attack.

rule-EU-SHD-06 = Several Shields
    .text = All equipped Shields may be used in the same step; their effects and their maluses add up. Using a Shield is optional and all its printed parts apply together.
    .why = No limit is printed and Shields are not exhausted.

rule-EU-INJ-01 = Plain Injury number
    .text = An Injury symbol with a plain number reduces the Hero's Health by that number.

rule-EU-INJ-02 = Injury with plus
    .text = A '+' Injury effect adds Injuries only if, before any plus and minus effects, the attack already causes 1 Injury or more.

rule-EU-INJ-03 = Injury with minus
    .text = A '-' Injury effect reduces the Injuries inflicted, never below zero.

rule-EU-INJ-04 = Order of Injury effects
    .text = All plus effects are applied before all minus effects. If only plus and minus effects are present, no Injuries are inflicted.

rule-EU-INJ-05 = Worked ranges: Dragonfly
    .text = The Dragonfly inflicts nothing below 4, 1 Injury at 4-7, 2 at 8-11 and 3 at 12 or more.

rule-EU-INJ-06 = Silver Heart: the Monster heals
    .text = A healing symbol with a Silver Heart removes that many Damage points from the Monster.

rule-EU-INJ-07 = What counts as at least 1 Injury
    .text = All plain-number Injuries of this attack (Monster range and played cards) form the base. Plus effects apply if the base is at least 1, then minus effects, with 0 as the floor.
    .why = The condition is checked before plus and minus effects, and plain numbers inflict directly.

rule-EU-INJ-08 = When the Monster heals
    .text = A Silver Heart acts at the moment its card or effect is resolved: on play for cards in steps A and C, in step D for effects of a range.
    .why = It changes Damage tokens, not the attack, and nothing delays it.

rule-EU-HAT-01 = Step A: Curse cards
    .text = The phase opens with the Monster-player, who may play Silver Curse cards; after that no more cards can be played in this Combat Round.

rule-EU-HAT-02 = Step A: the Hero's preparations
    .text = Then the Hero-player may use Abilities and Items with the before-Hero-roll icon and any number of Fire Essences.

rule-EU-HAT-03 = Step B: choosing the attack
    .text = The Hero-player must choose exactly one Weapon or Combat Ability with the attack icon; First Strike Weapons do not qualify.

rule-EU-HAT-04 = Step B: Weapons and Combat Abilities
    .text = A Weapon is only announced; a Combat Ability is exhausted by being chosen and cannot be used while exhausted.

rule-EU-HAT-05 = Step B: roll and hope
    .text = The Hero-player rolls the two Hero dice; their sum is the Combat Value. If it is 5 or lower the Die of Hope rises by 1, before anything else.

rule-EU-HAT-06 = Step B: Elemental effects
    .text = Then Air turns the higher of two different dice, and Earth adds 2, as for the Monster.

rule-EU-HAT-07 = Step C: modifying the attack
    .text = The Hero-player may use Gaar tokens and Clover effects as for any Hero Roll, as many Items and Abilities showing the after-Hero-roll icon as wanted, and the Die of Hope.

rule-EU-HAT-08 = Hero Roll Penalty
    .text = A penalty printed on the Monster card is applied to every Combat Value of the Hero against it.

rule-EU-HAT-09 = Step D: the attack
    .text = If the Final Combat Value lies in a range of the chosen tile, its effects apply; additional Damage effects of cards and tiles are included before Damage is dealt.

rule-EU-HAT-10 = Damage and defeat
    .text = Damage dealt accumulates on the Monster during the Combat. When it reaches or exceeds the Monster's Health, the Monster is defeated.

rule-EU-HAT-11 = No attack possible
    .text = If the Hero has no usable attack tile, phase 4 is skipped in that round. As a safety net a Combat in which 50 rounds pass without any change of Health or Damage ends with the Hero's death.
    .why = The text takes for granted that an attack is available; a game must not run forever.

rule-EU-HAT-12 = Weapons stay ready
    .text = Attacking never exhausts a Weapon; a separate once-per-round effect printed on a Weapon does.
    .why = Weapons are announced, Abilities are exhausted.

rule-EU-HAT-13 = Reach of a Clover malus
    .text = A lasting Clover malus lowers every Hero Roll made until the expiry point of the next step A, including rolls for Abilities and in Healing Phases.
    .why = The text speaks of all Hero Rolls until that moment.

rule-EU-HOP-01 = Hope from bad own rolls
    .text = Whenever the Hero-player's initial roll in Combat, for an attack or for an Ability, is 5 or lower, the Die of Hope rises by 1.

rule-EU-HOP-02 = Hope from good Monster rolls
    .text = If the Monster's initial roll in a Combat Round is 10 or higher, the Die of Hope rises by 1; re-rolls do not count.

rule-EU-HOP-03 = 1 point: +1
    .text = After a Hero Roll, 1 hope point adds 1 to it.

rule-EU-HOP-04 = 2 points: a Gaar
    .text = At any time during Combat, its end included, 2 hope points give 1 Gaar token.

rule-EU-HOP-05 = 3 points: +1 and 1 Damage
    .text = After a Hero Roll, 3 hope points add 1 to it and deal 1 Damage to the Monster.

rule-EU-HOP-06 = Repeated use, Hero-player only
    .text = Each benefit may be used several times as long as points last; only the Hero-player may spend them.

rule-EU-HOP-07 = Worked attack: Maeldur and the Dragonfly
    .text = Penalty, Gaar and hope add up on one roll.

rule-EU-HOP-08 = Hope stops at 5
    .text = The Die of Hope shows 0 to 5; points beyond 5 are lost.
    .why = It is one six-sided die with a blank side.

rule-EU-HOP-09 = Damage from hope stands alone
    .text = The 1 Damage of the 3-point benefit is dealt at once, outside the attack: it does not switch on plus Damage, minus effects do not reduce it, and if it defeats the Monster the Combat ends.
    .why = The benefit may follow any roll of the Hero in Combat, also one without an attack (p. 21), so its Damage cannot hang on the attack; plus and minus apply to the Damage of an attack tile and of cards and tiles played for it (p. 20).

rule-EU-DMG-01 = Plain Damage number
    .text = A Damage symbol with a plain number deals that much Damage to the Monster.

rule-EU-DMG-02 = Damage with plus
    .text = A '+' Damage effect counts only if the attack already causes 1 Damage or more without any plus and minus effects.

rule-EU-DMG-03 = Damage with minus
    .text = A '-' Damage effect reduces the Damage dealt, never below zero.

rule-EU-DMG-04 = Order of Damage effects
    .text = All plus effects come before all minus effects; with only plus and minus effects no Damage is dealt.

rule-EU-DMG-05 = Base Damage
    .text = Plain Damage of the attack tile and of other effects in this attack form the base; plus effects need a base of at least 1. It mirrors EU-INJ-07.
    .why = The two texts are built alike.

rule-EU-ECO-01 = When Combat ends
    .text = Combat ends the moment the Monster is defeated or the Hero's Health reaches zero.

rule-EU-ECO-02 = Step 1: Reward
    .text = If the victor's Reputation lies in the range of the card's Reward condition, it gains the Reward; otherwise nothing.

rule-EU-ECO-03 = Step 2: Trophy or discard
    .text = The victor takes the Monster card as a Trophy or puts it on the discard pile of its level.

rule-EU-ECO-04 = Step 3: Loot
    .text = The victor gains everything the hex shows as Loot, whatever its Reputation.

rule-EU-ECO-05 = Step 4: clean-up
    .text = The Monster's remaining Gaar and Chaos return to the supply and played cards go to their discard piles. Unplayed cards stay in the Monster-player's hand, who may exchange Silver for Gold and then discards down to 5.

rule-EU-ECO-06 = Step 5: hope becomes Gaar
    .text = The Hero takes 1 Gaar token per 2 points left on the Die of Hope; an odd point is lost, since the die is reset for the next Combat.

rule-EU-ECO-07 = Step 6: tokens on the hex
    .text = The victor marks the hex: one Trade token on Merchants, Alchemists or a hex of Dragonslayer Towers; two Interaction tokens, Hammer-pick side up, on a Mining hex; one Hero token on any other hex.

rule-EU-ECO-08 = Step 7: too many Items
    .text = Items beyond the available slots must now be used or discarded. Exception: if the Combat was at a Place of Trade and a Trade Action follows immediately, excess may be kept until that Trade Action is over.

rule-EU-ECO-09 = The hex is free for all
    .text = The hex is liberated for the rest of the game and every player may enter it freely; the victor may go on with its turn.

rule-EU-ECO-10 = The Hero is killed
    .text = A Hero killed in Combat loses the Move points in their pool, may turn remaining hope points into Gaar tokens (2 per token), is resurrected in the Church and then continues their turn using unspent tokens, Items and Abilities. Details: EU-DTH-02 to EU-DTH-05.

rule-EU-ECO-11 = Reward condition and order
    .text = The condition is tested on the Reputation the victor had before this Combat's gains; the seven steps are carried out strictly in the printed order.
    .why = Reward is the first step, so nothing of this fight has been gained yet.

rule-EU-ECO-12 = Cards drawn for the Monster
    .text = Cards drawn because of a Monster's bar belong to the Monster-player and stay in hand if unplayed.
    .why = They are added to the hand, and only used cards are discarded.

rule-EU-ECO-13 = Hope points into Gaar
    .text = In Combat the Hero may exchange hope for Gaar at any decision of their own; at the end of the Combat, by victory or death, leftover pairs are exchanged automatically. If there is no room the surplus follows EU-ITM-05.
    .why = The exchange is printed for both endings and is never a disadvantage.

rule-EU-ECO-14 = Hand limit of the victor
    .text = The victor's own hand limit is checked after Reward and Loot, at the same point as the Monster-player's.
    .why = Draws from Reward and Loot come while the Combat is being closed; one check for both is enough.

rule-EU-CRD-01 = Card numbers and types
    .text = 24 Silver cards are three types of 8. 32 Gold cards are three types of 8 for 2-4 players (Power Strike, Healing, Soul Control) and 8 One-player cards (Mind Control) that replace Soul Control in the Solo and Cooperative Games.

rule-EU-CRD-02 = Only for the Monster-player
    .text = Silver and Gold cards are gained on your turn by various effects but are played only while controlling a Monster; as a Hero they do nothing.

rule-EU-CRD-03 = Gaining cards
    .text = An effect with a Silver or Gold card icon lets the player draw that card from its deck into the hand.

rule-EU-CRD-04 = Four Silver for one Gold
    .text = At any time a player may discard 4 Silver cards, without their effects, to draw 1 Gold card.

rule-EU-CRD-05 = Hand limit
    .text = Outside Combat a player holds at most 5 Silver and Gold cards together; after any gain above that it discards down to 5 and may convert 4 Silver first. In Combat there is no limit.

rule-EU-CRD-06 = Timing icons on cards
    .text = A card's icon says when it is played: before the Monster-Attack Roll, after it, before or after it, or before the Hero-Attack Roll.

rule-EU-CRD-07 = Boxes and matching copies
    .text = A Silver card has two effect boxes, a Gold card three; the number of matching cards played together selects the single box that applies. One card: top box. Two: bottom box of a Silver, middle box of a Gold card. Three Gold cards: bottom box.

rule-EU-CRD-08 = Price of a play
    .text = A play costs 1 Chaos token, returned to the supply, however many matching copies are played together. Without Chaos no card can be played.

rule-EU-CRD-09 = When played cards are discarded
    .text = Played cards lie beside the Monster. A card with an Ongoing effect is discarded at the end of the Combat, one whose applied effect contains a Clover in step A of the next Combat Round, any other at the end of the current Combat Round.

rule-EU-CRD-10 = Ongoing effects
    .text = An Ongoing effect, printed between name and boxes, works from the moment its card is played until the end of the Combat, in addition to the chosen box.

rule-EU-CRD-11 = Worked plays: Cyclops
    .text = Several plays in one Combat Round add their effects.

rule-EU-CRD-12 = Known card effects
    .text = Printed: Curse (Silver, before Hero roll) with two copies −4 Combat Value and −1 Damage; Power Strike (Gold) top box +2 Injuries and −2 to the Hero's next Combat Value; Healing (Gold) top box +2 Combat Value and healing, Ongoing Regenerate; Mind Control (Gold) takes Gaar from the Hero. All other boxes are our own.

rule-EU-CRD-13 = Playing the same type again
    .text = The same type may be played again later in the Combat for another Chaos token; effects add up. Copies cannot be added afterwards to raise the box of an earlier play.
    .why = The box is fixed by the cards played together with the first one.

rule-EU-CRD-14 = Hand limit in practice
    .text = The limit is checked after every gain outside Combat and once at the end of each Combat; the owner chooses what to discard, even out of turn. Control cards do not count.
    .why = The limit names Silver and Gold cards only.

rule-EU-CRD-15 = Size of a play
    .text = A play consists of one or two matching Silver cards or one to three matching Gold cards; larger groups are not allowed. Every card of the play is discarded together.
    .why = There is no box for larger groups.

rule-EU-TRO-01 = Taking a Trophy
    .text = A defeated Monster's card may be kept as a Trophy for Quests; it takes up one Sack. Without a free Sack another Item must be dropped to take it.

rule-EU-TRO-02 = Nature of Trophies
    .text = A Trophy is an Item that can only be stored in a Sack; it has no price, cannot be sold and is worth nothing at final scoring. Dropped or spent Trophies go to the discard pile of their Monster level; an Elite Monster's card leaves the game.
    .why = It is placed in a Sack in competition with other Items and shows no Gold symbol.

rule-EU-LOT-01 = Loot of a hex
    .text = Loot is the row of icons on both sides of the Monster icon; the victor gains all of them. Icons mean X Gold, 1 Gaar, 1 Healing Potion tile, 1 Silver card or 1 Gold card each.

rule-EU-FRE-01 = List of Free Actions
    .text = The Free Actions are: visit the Church, find Treasure, confront an Elemental and fulfill a Quest; components and scenarios may add others. None may interrupt an Action.

rule-EU-FRE-02 = Visiting the Church
    .text = On the Church center a Hero may, any number of times, pay 1 Gold to heal 6 Injuries and pay 1 Gold for 1 Healing Potion.

rule-EU-FRE-03 = No Trade in the Church
    .text = The Church offers nothing else: no Trade Action, sale, unveiling, training or unlocking is possible there.

rule-EU-FRE-04 = Free Actions while standing there
    .text = Finding Treasure and confronting are offered at any time of your turn while the Hero stands on the hex, not only on arrival, and also in a later turn. A Treasure that was guarded by a Monster follows EU-TRE-05 instead.
    .why = 'Enter' explains how one comes there; a Free Action has no fixed moment in the turn.

rule-EU-TRE-01 = Finding Treasure
    .text = On a Treasure hex without a Hero token the Hero may put one of their Hero tokens there and draw the top tile of the matching Treasure stack.

rule-EU-TRE-02 = No room for the Treasure
    .text = Without space the Hero may discard or use another tile, or use or discard the Treasure at once; the token stays in any case.

rule-EU-TRE-03 = One Treasure per hex
    .text = A Treasure hex holds at most one Hero token; afterwards nobody can find Treasure there.

rule-EU-TRE-04 = Treasure guarded by a Monster
    .text = A Monster on the hex must be defeated before the token is placed and the tile drawn.

rule-EU-TRE-05 = One token for Monster and Treasure
    .text = The victor's single Hero token marks both the liberation and the Treasure: they draw the Treasure directly after the End of Combat steps, or give it up for good.
    .why = The hex may hold only one Hero token, and any Hero token closes the Treasure.

rule-EU-CNF-01 = Who may confront
    .text = A Hero on an Elemental's hex with none of their own Interaction tokens on it may confront it, or ignore it and move on or stay.

rule-EU-CNF-02 = Steps 1 and 2: fee and token
    .text = The Hero pays 1 Gold to every opponent with an Interaction token on the hex (without enough Gold for all they cannot confront), then puts one of their own Interaction tokens there, Elemental side up.

rule-EU-CNF-03 = Steps 3 and 4: roll and result
    .text = The Hero makes a Hero Roll with all normal modifiers, Air and Earth Power included, and applies the range of the Elemental's card. A value outside all ranges has no effect but the token stays.

rule-EU-CNF-04 = The Power remains
    .text = Interaction tokens on an Elemental do not change its Power over the surrounding hexes.

rule-EU-CNF-05 = Dying while confronting
    .text = If the result kills the Hero, they gain none of the positive parts and die outside Combat.

rule-EU-CNF-06 = Elemental cards
    .text = There are four Elemental cards, one per element, each with ranges over a Hero Roll and an effect per range. The four tables are our own.

rule-EU-QST-01 = Fulfilling a Quest
    .text = On an Encounter hex a Hero may fulfill one or both face-up cards, each as a Free Action, if they meet the card's requirement; they pay what is asked and gain the Reward.

rule-EU-QST-02 = Fulfilled cards are kept
    .text = The fulfilled card lies face down beside the Hero board and counts at final scoring; it is replaced only at the end of the turn.

rule-EU-QST-03 = What may be spent
    .text = Gems and Essences for Quests and slots come from Gem/Essence slots or Sacks, never from Equipment or Ability tiles. Natural Resources, Trophies and Gaar are paid from where they are stored; payments return to supply or discard pile.
    .why = Gems on Equipment cannot be removed, and Essences on Abilities are excluded from sale and scoring.

rule-EU-QST-04 = Room for the Reward
    .text = The payment leaves before the Reward is gained, so the freed slot may hold the Reward; then excess is settled. Choices inside a Reward belong to the Hero's player.
    .why = The card is fulfilled by paying; the Reward is the consequence.

rule-EU-QST-05 = Injuries and different Trophies as a price
    .text = A Quest that asks for Injuries may be fulfilled only by a Hero with more Health than that. Different Trophies are Trophies of different levels.
    .why = A price should not be paid with your own life; all Monster cards of a level differ, so the level must be meant.

rule-EU-QST-06 = Alternatives of one price
    .text = Where a part of a price offers alternatives, it is paid as soon as the things given complete one of them. Things are given one by one, and none may be given that leads to no complete alternative.
    .why = Payments are made step by step and must never end in a dead end.

rule-EU-SCO-01 = Value of possessions, step 1: Hero tiles
    .text = Remove all Hero tiles from the board and gain Gold equal to the Training cost of each Ability and the purchase price of each Equipment tile.

rule-EU-SCO-02 = Step 2: Hero slots
    .text = For each unlocked Hero slot, whether a tile lay on it or a Hero token, gain Gold equal to its unlock price.

rule-EU-SCO-03 = Step 3: Gems and Essences
    .text = Gain 2 Gold for each Gem and Essence on the board, Gems on Equipment included, Essences on Ability tiles not.

rule-EU-SCO-04 = Step 4: Items
    .text = Gain the full purchase price of every other Item on the board.

rule-EU-SCO-05 = Step 5: Equipment slots
    .text = For each unlocked Equipment slot gain Gold equal to its unlock price.

rule-EU-SCO-06 = Step 6: Natural Resources
    .text = Each Natural Resource is redeemed: if an option contains Reputation, gain that Reputation and the Gold of the same option; otherwise gain the highest Gold of its options.

rule-EU-SCO-07 = Step 7: Gold into Reputation
    .text = Gain 1 Reputation for every 5 Gold, rounded down.

rule-EU-SCO-08 = Scoring table
    .text = Six columns are scored separately for 2 / 5 / 9 / 15 Reputation. Hero tokens 4-6 / 7-9 / 10-13 / 14+. Interaction tokens 7-9 / 10-13 / 14-19 / 20+. Trade tokens 1 / 2-3 / 4 / 5+. Other Hero tokens 1 / 2 / 3 / 4+. Quests 2-3 / 4-5 / 6-7 / 8+. Elite Monsters 1 / 2-3 / 4-5 / 6+. Less than the first value gives 0.

rule-EU-SCO-09 = Column Hero tokens
    .text = Counts the Hero's Hero tokens on the Map: found Treasures and liberated hexes that are neither Mining hexes nor Places of Trade.

rule-EU-SCO-10 = Column Interaction tokens
    .text = Counts the Hero's Interaction tokens on Elementals and Mining hexes.

rule-EU-SCO-11 = Column Trade tokens
    .text = Counts the Hero's Trade tokens on Merchants, Alchemists and the hexes of Dragonslayer Towers.

rule-EU-SCO-12 = Column Other Hero tokens
    .text = Counts the opponents' Hero tokens won by killing their Heroes as Monster-player.

rule-EU-SCO-13 = Columns Quests and Elite Monsters
    .text = Quests counts the cards of fulfilled Quests, Elite Monsters (Crown) the collected Bounty cards.

rule-EU-SCO-14 = Deaths
    .text = Lose 2 Reputation for each own Hero token on other players' boards, that is for each death in Combat.

rule-EU-SCO-15 = Winner and ties
    .text = The highest Reputation wins. Ties go to the higher value of Silver and Gold cards in hand: Silver 1, Gold 4 each.

rule-EU-SCO-16 = Slots unlocked with Essences
    .text = A slot unlocked with an Essence counts as 2 Gold; slots that are open from the start are worth 0.
    .why = An Essence is worth 2 Gold everywhere else; open slots have no unlock price.

rule-EU-SCO-17 = Which tokens count
    .text = Only tokens lying on Map spaces count in the three Map columns; both tokens of an unmined liberated Mining hex count. Tokens on tracks, slots and boards do not.
    .why = The table is based on tokens placed on the Map.

rule-EU-SCO-18 = Resources need no choice
    .text = In step 6 the Reputation option is compulsory where one exists (with two such options the one with more Reputation, then more Gold); Gems in options are ignored. Final scoring asks no player anything.
    .why = The text fixes which option is redeemed.

rule-EU-SCO-19 = Remaining ties
    .text = If Reputation and card value are equal, the tied players share the victory.
    .why = The printed answer is to play again, which nobody can be made to do here.

rule-EU-SCO-20 = Items without a price
    .text = Gaar tokens on the board and in Sacks count 1 Gold each, the price at Dragonslayer Towers. Dwurt, Trophies, Control cards and Items without a purchase price are worth 0; Natural Resources are valued only in step 6, Hero tiles (also in Sacks) only in step 1. Tiles in the supply beside the board and Silver and Gold cards are worth nothing.
    .why = Step 4 counts the purchase price of all Items; Gaar slots are among the five places for Items (p. 28), and a Gaar is purchased for 1 Gold (p. 16). Only the board is emptied.

rule-EU-HLT-01 = Injuries
    .text = Each Injury lowers current Health by 1; at zero the Hero dies and is resurrected.

rule-EU-HLT-02 = Healing and the maximum
    .text = Healing raises current Health by its amount, never above Maximum Health.

rule-EU-HLT-03 = Maximum Health from Items
    .text = Maximum Health is the board's value plus the Health symbols of equipped Items, Rubies on them included. The symbol works even on an exhausted tile.

rule-EU-HLT-04 = Equipping raises both values
    .text = Equipping an Item with a Health symbol raises Maximum and current Health by its number; unequipping lowers both by it at once.

rule-EU-HLT-05 = Unequipping must not kill
    .text = An Item may not be unequipped if current Health would become 0 or less, unless another Item that brings it above zero is equipped at once.

rule-EU-HLT-06 = Not an Injury
    .text = Health lost by unequipping is no Injury, triggers nothing and never kills.
    .why = It is described as a reduction of both values and forbidden where it would reach zero.

rule-EU-HLT-07 = Rubies set into worn Equipment
    .text = Setting a Ruby into an equipped Item raises Maximum and current Health by 1 at once; it counts while the Item is equipped, whether the Gem is active or not, and is never flipped.
    .why = In the example the Ruby adds to the Maximum like a Health symbol, which is a Permanent effect.

rule-EU-DTH-01 = When a Hero dies
    .text = A Hero dies whenever their current Health reaches zero, in Combat or elsewhere.

rule-EU-DTH-02 = Death in Combat: the Monster
    .text = The Combat Action ends: the Monster card goes face down on top of its deck, its Gaar and Chaos return to the supply, used Silver and Gold cards are discarded.

rule-EU-DTH-03 = Death in Combat: the killer's token
    .text = The Monster-player takes one Hero token of the dead Hero and keeps it on their own board for scoring.

rule-EU-DTH-04 = Death in Combat: resurrection
    .text = The Hero is placed in the Church with Health at Maximum, takes 3 Gaar tokens and draws 1 Gold card.

rule-EU-DTH-05 = Death in Combat: going on
    .text = The Move point pool is lost; the player goes on with unused tokens, Items and Abilities, also those that give Move points.

rule-EU-DTH-06 = Clean state after a lost Combat
    .text = Damage on the Monster is removed; its identity is now known to all while it lies on top. Gaar and card limits are checked after all steps.
    .why = The card returns to the deck without tokens, and everyone has seen it.

rule-EU-DTH-07 = The Monster stays where it is
    .text = After a lost Combat the hex keeps its undefeated Monster and the same Hero may try again in the same turn if they can reach it with another Combat Action.
    .why = Nothing limits the number of attempts.

rule-EU-DTH-08 = Death outside Combat
    .text = A Hero who dies outside Combat is placed in the Church at Maximum Health and loses their Move point pool; on their own turn they continue with unspent tokens, Items and Abilities. They receive no Gaar and no card.

rule-EU-DTH-09 = Reputation lost outside Combat
    .text = A death outside Combat costs 2 Reputation, as far as available; no Hero token is given away.

rule-EU-HTL-01 = Reputation value of a Hero tile
    .text = Each Hero has their own set of tiles. Starting tiles show the Hero icon on the back, all others the Reputation needed to unveil them.

rule-EU-HTL-02 = Kinds of Hero tiles
    .text = The icon at the bottom right makes a tile Equipment (Weapon or Shield, brown background), Ability or First Strike Ability (background in the Hero's color); it decides on which slots the tile may lie.

rule-EU-HTL-03 = Unveiling
    .text = In a Trade Action 1 Gold turns up all face-down Hero tiles whose value is not higher than the Hero's current Reputation; they form their available supply. The price is 1 Gold however many tiles appear.

rule-EU-HTL-04 = Choosing between equal values
    .text = Of two tiles with the same Reputation value the player keeps one and returns the other to the box.

rule-EU-HTL-05 = Limits of unveiling
    .text = Unveiling is offered only if at least one face-down tile qualifies. Of each value exactly one tile is kept, even if three or more share it; this also holds for value 0.
    .why = Nobody should pay by accident with no effect; the choice rule is per value.

rule-EU-HTL-06 = A value is settled once
    .text = A value that has been unveiled never comes back: the tile not kept cannot be regained.
    .why = The other tile is discarded to the box.

rule-EU-HTL-07 = Unveiled tiles stay
    .text = A tile once unveiled is not lost if Reputation falls below its value. Book symbols on the Reputation track only remind of the values at which tiles become available.

rule-EU-HTL-08 = Training
    .text = Only in a Trade Action may an Ability or First Strike Ability move from the supply to the board: pay its Training cost, if any, and put it on an unlocked empty slot with the same icon.

rule-EU-HTL-09 = Moving and removing trained tiles
    .text = While training, tiles may be moved free of charge between unlocked matching slots, and an Ability may be put back into the supply; training it again later costs its full price again.

rule-EU-HTL-10 = Hero Weapons and Shields
    .text = Equipment among the Hero tiles is purchased in a Trade Action at any Place of Trade, not trained, and put on a free unlocked slot or into a Sack. From then on it is ordinary Equipment; if sold it leaves the game.

rule-EU-HTL-11 = Locked Hero slots
    .text = A Hero slot showing an Essence or Gold cost is locked at the start and takes no tile until unlocked.

rule-EU-HTL-12 = Unlocking a Hero slot
    .text = In a Trade Action the printed cost, one Essence of the shown type or an amount of Gold, unlocks the slot for the rest of the game.

rule-EU-HTL-13 = Marking unlocked slots
    .text = An unlocked empty slot carries one of the Hero's Hero tokens; the token is removed when a tile is placed and returns when the slot becomes empty. A tile on a slot proves that it is unlocked.

rule-EU-HTL-14 = Using an Ability
    .text = An Ability is used by exhausting its tile; an exhausted tile has no further use until it is readied at the start of the next round.

rule-EU-HTL-15 = One exhaustion, one effect
    .text = If a tile shows several effects, each with its own Timing icon, exhausting it pays for only one of them, chosen at the moment of use, unless the tile says that they go together.
    .why = The book says only that each effect has its own icon; a single exhaustion is the only payment mentioned.

rule-EU-HTL-16 = Removed tiles keep their state
    .text = A tile taken off the board stays ready or exhausted as it was; an exhausted tile in the supply readies at the start of the round like others.

rule-EU-HTL-17 = Training twice in one Trade Action
    .text = The same Ability may be trained, removed and trained again in one Trade Action, at full price each time; its ready or exhausted state never changes by that.
    .why = No limit is printed, and the state rule removes any gain.

rule-EU-HTL-18 = Slots of one kind are alike
    .text = Moving a trained tile between unlocked slots with the same icon changes nothing in the game and is not offered; the slot is chosen when a tile is trained or equipped.
    .why = Nothing depends on which of several equal slots a tile lies on, and choices without any effect only slow the game down.

rule-EU-TIM-01 = What Timing icons do
    .text = A Timing icon says when a tile may be used. If a tile has several effects with different icons, each effect follows its own. Most effects are immediate; some apply later, as the tile says.

rule-EU-TIM-02 = No icon
    .text = A tile or effect without Timing icon can be used only outside Combat or in the window before Combat.

rule-EU-TIM-03 = In and outside Combat
    .text = One icon allows use both during and outside Combat.

rule-EU-TIM-04 = Combat Setup, First Strike and attack icons
    .text = Further icons mean: during Combat Setup; during a First Strike; and, on Weapons and Combat Abilities, in step B of the Hero Attack Phase.

rule-EU-TIM-05 = Icons of the Monster Attack Phase
    .text = Three icons belong to the Monster Attack Phase: step A, step A or C, step C.

rule-EU-TIM-06 = Icons of the Hero Attack Phase
    .text = Two icons belong to the Hero Attack Phase: step A and step C.

rule-EU-TIM-07 = Permanent effects
    .text = Tiles with the Permanent icon always work and are never exhausted.

rule-EU-TIM-08 = Where icons appear
    .text = Timing icons also stand on Scrolls, Potions, Jewelry, Weapons, Shields and on Silver and Gold cards. Gems and Essences have none and follow their own rules.

rule-EU-TIM-09 = 'In and outside Combat' effects that do not heal
    .text = During Combat such an effect may be used at any decision point where the Hero-player may use tiles: Healing Phases, steps A and C of both attacks. Effects that give Move points, Actions or Teleport are excluded from Combat.
    .why = The icon names no step, so every window of the Hero-player is open; moving away would end a Combat, which only victory or death can.

rule-EU-SAK-01 = Three Sacks
    .text = A Hero has 3 Sacks. Sack symbols on tiles change the number as a Permanent effect, even when exhausted, but never above 3.

rule-EU-SAK-02 = Negative sums close Sacks
    .text = If the sum of all Sack modifiers is negative, that many Sacks are covered with Grey Sack tiles; an Item on a covered Sack must be moved, used or discarded.

rule-EU-SAK-03 = Never below −3
    .text = The sum of Sack modifiers may never be below −3; a combination of Equipment and Abilities that would do so is not allowed.

rule-EU-SAK-04 = Check after every change
    .text = The number of available Sacks is recomputed whenever Items are equipped or unequipped or tiles trained or removed.

rule-EU-OPR-01 = Exhausting for an effect
    .text = A once-per-round effect on a tile is used by exhausting the tile; it is available again after readying at the start of a round.

rule-EU-OPR-02 = Gems are independent
    .text = Gems on a tile are used independently of it, whether the tile is ready or exhausted.

rule-EU-ITM-01 = Five places for Items
    .text = Items lie in Gaar slots (Gaar only), Gem/Essence slots (Gems and Essences only), Sacks (any Item), Equipment slots (Armor and Jewelry) and Hero slots (Weapons and Shields), one Item per slot.

rule-EU-ITM-02 = Acquired Items are placed at once
    .text = An acquired Item is immediately equipped, used or stored in a suitable slot.

rule-EU-ITM-03 = Rearranging
    .text = Outside Combat Items may be moved between suitable places at any time.

rule-EU-ITM-04 = Abilities are not Items
    .text = Hero tiles that are Abilities are no Items; they change places only while training.

rule-EU-ITM-05 = Excess at the end of an Action
    .text = At the end of each Action or Free Action Items beyond the capacity must be used or discarded; tiles go to their discard pile, tokens to the supply. Items won in Combat at a Place of Trade may wait for a Trade Action that follows immediately.

rule-EU-ITM-06 = Storing Gaar and Dwurt
    .text = Gaar beyond the four slots may lie in Sacks, one per Sack, and may be spent from there; surplus is discarded at the end of the Action. Dwurt tokens lie only on Skoldur's five Dwurt slots.
    .why = The Skoldur text shows that Gaar may lie in Sacks.

rule-EU-ITM-07 = What is an Item
    .text = Items are: Weapons, Shields, Armor, Jewelry, Potions, Scrolls, other trade, Reward, Treasure, Supply and Artifact tiles, Natural Resources, Gems, Essences, Gaar and Dwurt tokens and Trophies. Gold, Move points, Abilities, Silver, Gold and Control cards, Quest and Bounty cards are not.
    .why = The picture that lists all types has no text; the list is collected from the places where Items are named.

rule-EU-ITM-08 = Using excess Items
    .text = 'Use' for an excess Item means its normal use outside Combat, with its effect; an Item that cannot be used then must be discarded or exchanged for another discard.
    .why = Excess is settled outside Combat, so only such uses are possible.

rule-EU-ITM-09 = Dropping Items
    .text = Outside Combat a Hero may discard any of their Items at any time on their own turn without gaining anything; tiles go to their discard pile, tokens to the supply, their own Equipment Hero tiles out of the game.
    .why = Several rules tell the player to discard another Item to make room, so dropping must be possible.

rule-EU-ITM-10 = Single-use Items
    .text = A Potion, Scroll or other Item without a once-per-round or permanent effect is discarded after its use; Healing Potions return to their supply.
    .why = They are bought and found as consumable goods, and only Equipment and Abilities are exhausted.

rule-EU-ITM-11 = When rearranging is offered
    .text = The game offers rearranging of Items and Equipment in the owner's turn outside Combat and whenever the owner has to settle an excess, also out of turn.
    .why = The book allows it at any time outside Combat; at other moments of another player's turn it could change nothing, so no question is asked.

rule-EU-ITM-12 = Dropping where it helps
    .text = Gaar and Dwurt on their own slots are not dropped; Gaar in Sacks is. Worn Equipment is dropped straight from the board only if no Sack is free to take it off first.
    .why = Nothing else can lie on Gaar and Dwurt slots, so dropping from them never helps; with a free Sack taking off and dropping come to the same.

rule-EU-EQP-01 = What Equipment is
    .text = Weapons, Shields, Armor and Jewelry are Equipment: Items with a purchase and a selling price and extra rules.

rule-EU-EQP-02 = Equipped or without effect
    .text = Equipment works only when equipped on a matching slot: Weapons and Shields on Hero slots with the Sword icon, Armor and Jewelry on the Equipment slot of their kind. In a Sack it does nothing. Each slot holds one tile.

rule-EU-EQP-03 = Changing Equipment
    .text = Equipment may be changed at any time outside Combat and keeps its ready or exhausted state.

rule-EU-EQP-04 = Locked Equipment slots
    .text = An Equipment slot with a Gold cost is locked until this cost is paid in a Trade Action; it stays unlocked for good.

rule-EU-EQP-05 = Limits are checked on the final state
    .text = One rearrangement may contain several changes; Sack sum (not below −3), Health (above 0) and slot fits are tested on its result.
    .why = The printed exchange of Greaves would otherwise be impossible.

rule-EU-EQP-06 = No double use by swapping
    .text = Ready, exhausted, active and inactive are properties of the tile or Gem; swapping Items never makes an effect available again in a round.
    .why = The state stays with the tile.

rule-EU-EQP-07 = Step by step
    .text = A rearrangement is made in steps, each of which equips, takes off or exchanges one tile, and the limits hold after each step. A tile that keeps a Sack closed may go into that very Sack when it is taken off.
    .why = Raising Health and the Sack sum first and lowering them afterwards reaches practically every result of a rearrangement made at once, and no step leaves an illegal board.

rule-EU-GEM-01 = Setting Gems
    .text = Equipment may have Gem slots; the owner may place Gems there at any time outside Combat, active side up.

rule-EU-GEM-02 = Using a Gem
    .text = A Gem on equipped Equipment is used by flipping it to its inactive side; it works again after being flipped back at the start of a round. Loose Gems in slots or Sacks have no effect.

rule-EU-GEM-03 = Gems stay in the Equipment
    .text = A set Gem can never be removed, replaced, sold alone or spent on a Quest; it adds 1 Gold to the tile's selling price and keeps its state when the tile is equipped or unequipped.

rule-EU-GEM-04 = Worked Equipment: Dragon Gauntlets
    .text = A tile's permanent effects, its once-per-round effect and its Gems work side by side.

rule-EU-GEM-05 = Gem effects
    .text = Eight types: Emerald +1 to a Hero Roll; Demon Stone draws 1 Gold card; Ruby +1 Health (permanent); Opal and Diamond heal and work in Hero Healing Phases; Amethyst, Onyx and Sapphire and all amounts not named here are our own.

rule-EU-GEM-06 = Gems in equipped tiles only
    .text = A Gem works only while its Equipment is equipped; in Combat it may be used in any window that its text names, once per round.
    .why = Equipment gives no effect in a Sack, and Gems are attached to it.

rule-EU-ARM-01 = What an Armor Set is
    .text = An Armor Set is three or more different parts of Armor of one background color equipped at the same time; sizes of 3, 4 and 5 are distinguished.

rule-EU-ARM-02 = Effects that need a set
    .text = An effect with an Armor Set icon can be used only with a set of at least the shown size (the size-5 icon needs all five parts). Such tiles may be equipped or trained without the set.

rule-EU-ARM-03 = Several set icons on one tile
    .text = If a tile shows several Armor Set icons, every part whose requirement is met applies in the same use.

rule-EU-ESS-01 = Essences
    .text = There are Air, Earth, Water and Fire Essences. They are Items kept in Gem/Essence slots or Sacks and come from Elementals, Treasures, the Dragonslayers' Offer and other effects.

rule-EU-ESS-02 = Uses of an Essence
    .text = From slot or Sack alike an Essence may be sold for 2 Gold, discarded for its own effect, discarded to unlock a Hero slot, discarded for a Quest, or used for certain Abilities.

rule-EU-ESS-03 = Effects of Essences
    .text = Air: used in step A of the Monster Attack, the Monster rolls one die fewer. Fire: step A of the Hero Attack, any number, strengthens the attack. Water: heals in Hero Healing Phases. Earth and all amounts are our own.

rule-EU-ESS-04 = Essences on Abilities
    .text = Where an Ability holds Essences, they are placed from storage outside Combat on your turn, stay there, and can be neither sold, spent nor scored; if the Ability leaves the board they return to the supply.
    .why = Final scoring and sale exclude Essences on Ability tiles; nothing allows taking them back.

rule-EU-ELI-01 = Elite and Bounty cards
    .text = There are 7 level 1, 7 level 2 and 6 level 3 Elite Monsters and one Bounty card for each of them.

rule-EU-ELI-02 = Elites may join any scenario
    .text = Elite Monsters can be added to every scenario even if it does not ask for them; the scenario may name the levels used. They come in addition to normal Monsters and are not advised for new players.

rule-EU-ELI-03 = Bounty deck
    .text = Per level draw players + 2 Bounty cards at random, return the others unseen, shuffle each level and pile them with level 1 on top and the highest level at the bottom.

rule-EU-ELI-04 = Elite decks and first Bounty
    .text = Elite Monster cards lie face down by level; the top Bounty is turned face up on its deck and its Elite Monster is found and revealed.

rule-EU-ELI-05 = The Lair
    .text = The Bounty's picture is the Lair. It is one of three kinds: a hex of a given type; a hex adjacent to the shown location; one of the three hexes of a given Special tile, not its center.

rule-EU-ELI-06 = Fighting at the Lair
    .text = A Hero at the Lair may perform a Combat Action against the Elite Monster; the Hero's hex must be liberated first.

rule-EU-ELI-07 = Combat with an Elite Monster
    .text = The normal Combat rules apply; the Elite card gives Health, ranges and special effects.

rule-EU-ELI-08 = Victory over an Elite Monster
    .text = The victor gains the Reward of the Bounty card regardless of Reputation and keeps the Bounty face down for scoring. No token is placed on the hex and there is no Loot.

rule-EU-ELI-09 = Elite Trophy
    .text = The Elite card may be taken as a Trophy and counts as a Monster Trophy of its level.

rule-EU-ELI-10 = Next Bounty
    .text = If an Elite Monster was defeated, the next Bounty and its Elite Monster are revealed at the end of that turn.

rule-EU-ELI-11 = Only the revealed Elite
    .text = Only the Elite Monster of the top Bounty can be fought; when all Bounties are gone, no Elite Monster can be fought any more.

rule-EU-ELI-12 = Death against an Elite Monster
    .text = The steps of death in Combat apply, but the Bounty and the Elite card stay face up on their decks.

rule-EU-ELI-13 = Special effect: lower Hero Rolls
    .text = A range may lower all Hero Rolls by a value until step A of the next Monster Attack Phase.

rule-EU-ELI-14 = Special effects: cards, healing, instant kill
    .text = A range may let the Monster-player draw a Silver or Gold card, heal the Monster by a value, or reduce the Hero's Health to zero at once.

rule-EU-ELI-15 = Immunity
    .text = An Elite Monster with Immunity is not affected by any effect of the Hero other than Damage; effects that do not touch the Monster work normally.

rule-EU-ELI-16 = Exceptions to Immunity
    .text = Still effective are a Shield's Injury part, Magic Barrier, Sacred Armor and Crippling Blow.

rule-EU-ELI-17 = Immunity against Elemental Powers
    .text = An Immune Elite Monster's rolls are not changed by Air or Earth Power or by Air Essence; the Hero's rolls are changed as usual.

rule-EU-ELI-18 = What Immunity blocks
    .text = Immunity also blocks the Hero's Gaar and Dwurt tokens on the Monster's roll, Rabbit's Foot effects, a Shield's Combat Value part and the removal of the Monster's tokens. Blocking Gaar is an option, default on.
    .why = They are effects from the Hero on the Monster; the text does not name Gaar, hence the option.

rule-EU-ELI-19 = Elite procedure
    .text = Monster-player, cards, Chaos, Gaar, First Strike and Die of Hope work as in any Combat; the victor's steps 3 (Loot) and 6 (tokens) are left out. A defeated Elite not taken as Trophy leaves the game.
    .why = Everything not changed follows the standard rules; each Elite has only one Bounty.

rule-EU-ELI-20 = Order inside an Elite's range
    .text = In step D first Injuries (or the instant kill) are applied; if the Hero lives, the Monster heals, then cards are drawn, then the Clover malus begins. Instant kill is no Injury and cannot be reduced.
    .why = The book gives no order; effects on a dead Hero would be pointless.

rule-EU-ELI-21 = Bounties without a Lair
    .text = A Bounty whose Lair is on none of the Map tiles of this game is removed before Bounties are drawn. Where fewer than players + 2 are left of a level, all of them are used.
    .why = Only the top Bounty may be fought, so an Elite that cannot be reached would close the deck for the rest of the game.

rule-EU-SOL-01 = Solo map
    .text = Setup is the standard one, but each Chapter uses only its two Fixed tiles with the One-player icon and the table row for 1 player.

rule-EU-SOL-02 = Monster dice, no Control cards
    .text = Two dice of an unused Hero serve as Monster dice. Control cards stay in the box; the shuffled Combat deck takes the place of a Monster-player.

rule-EU-SOL-03 = Gold cards in solo
    .text = All Soul Control cards are taken out of the Gold deck and replaced by the cards with the One-player icon.

rule-EU-SOL-04 = Solo Encounters
    .text = For a revealed Encounter 4 of its 7 cards are removed at random and 2 of the other 3 are turned up. The Witch uses her 7 One-player cards, of which only 2 are removed; her Reward tiles (Dark Amulets) are not used.

rule-EU-SOL-05 = Silver and Gold cache
    .text = Two caches hold the Monsters' cards. One Silver card is added to the Silver cache at the beginning of each round, and whenever the player draws a Silver or Gold card, one card of that kind is also added to its cache.

rule-EU-SOL-06 = No cache card for exchanges
    .text = Exchanging 4 Silver cards for a Gold card adds nothing to the Gold cache.

rule-EU-SOL-07 = Four Silver become one Gold
    .text = As soon as the Silver cache holds 4 or more cards, 4 are discarded and 1 Gold card is added to the Gold cache. The Gold cache has no limit.

rule-EU-SOL-08 = What the player's cards are good for
    .text = At any time the player may discard 4 Silver cards or 1 Gold card to gain 1 Gold, or use cards for scenario rules. The hand limit of 5 still applies.

rule-EU-SOL-09 = Discards go under the decks
    .text = Silver and Gold cards that would be discarded are put at the bottom of their decks instead.

rule-EU-SOL-10 = Cards on a solo Monster
    .text = Silver and Gold cards in a Monster's bar go to the caches when it is revealed, with the exchange of EU-SOL-07 at once if needed.

rule-EU-SOL-11 = Combat cards
    .text = The 36 Combat cards each show two die values, the left one marked for Air Essence, 0-2 Gaar symbols and 0-2 Chaos symbols; by our derivation (36 = 6 x 6) each ordered pair of values from 1 to 6 occurs once. The symbols on each card are our own.

rule-EU-SOL-12 = The Combat card replaces the roll
    .text = In step B of the Monster Attack the top Combat card is revealed and the Monster dice are set to its values. All other Combat rules stay the same.

rule-EU-SOL-13 = Solo order in step B
    .text = After revealing: Air Essence removes the left die; a sum of 10 or more adds 1 hope; Air Power turns the higher of two different dice; Earth Power adds 2.

rule-EU-SOL-14 = Solo step C, part 1: Gaar
    .text = Each Gaar symbol on the card is resolved in turn: a Monster that still has a Gaar token and whose lower die is a 1, 2 or 3 spends the token for +2 and re-rolls that die.

rule-EU-SOL-15 = Solo step C, part 2: Chaos Actions
    .text = For each Chaos symbol the Monster performs one Chaos Action if it has a Chaos token and a cache holds at least one card.

rule-EU-SOL-16 = Solo step C, part 3: Hero response
    .text = Then the Hero may use Gaar tokens, Items and Abilities as usual; the Monster does not answer.

rule-EU-SOL-17 = One Chaos Action
    .text = Reveal cards from the top of the Gold cache until 3 of one type are found or a card of another type appears, which goes to the bottom of the cache. If the Gold cache is empty, do the same with the Silver cache and 2 cards.

rule-EU-SOL-18 = Price and effect of a Chaos Action
    .text = One Chaos token is discarded and the stack works like cards played together in their proper Combat step.

rule-EU-SOL-19 = Two Chaos Actions
    .text = Two stacks are formed: the first as above, but the card of another type, or the next card after a complete stack (3 Gold or 2 Silver), begins the second stack, which ends in the same way. Each stack costs 1 Chaos token.

rule-EU-SOL-20 = Healing card, Monster undamaged, one Chaos Action
    .text = A revealed Healing card is resolved normally on a damaged Monster. If it is undamaged and one Chaos Action is performed, no further card is revealed: the top box gives +2 Combat Value, the healing is ignored, and the card stays for its Ongoing effect.

rule-EU-SOL-21 = Healing card, Monster undamaged, two Chaos Actions
    .text = With two Chaos Actions the second stack begins at once with the next card that is not Healing; further Healing cards met before it go to the bottom of the Gold cache. Only one stack may contain Healing.

rule-EU-SOL-22 = Mind Control in solo
    .text = Gaar tokens taken by Mind Control cannot be used before the next Combat Round, because the Monster's Gaar part comes first.

rule-EU-SOL-23 = Solo death and scoring
    .text = A Hero killed in Combat puts 1 Chaos token on their board instead of giving away a Hero token; at final scoring each such token costs 2 Reputation. The Gold card drawn at the resurrection also adds one to the Gold cache.

rule-EU-SOL-24 = Timing of revealed cards
    .text = Cards revealed in step C act as if played in their own step of this Combat Round: before-roll and after-roll cards on this attack, Curse on the coming Hero attack.
    .why = The text says they apply as if played in the proper steps.

rule-EU-SOL-25 = Order of the caches
    .text = Each cache is a face-down queue: new cards and returned cards go to the bottom, cards are revealed from the top. Used cards go under their deck.
    .why = Cards are put at the bottom when returned, so the cache has an order.

rule-EU-SOL-26 = Equal dice and two Gaar symbols
    .text = With equal dice one of them is re-rolled; for a second symbol the lowest die is determined anew and must again show 1-3.
    .why = Symbols are resolved one after the other.

rule-EU-SOL-27 = Exchange also in Combat
    .text = The 4-for-1 exchange of the cache happens at once whenever its condition is met, repeatedly, also in the middle of a Combat.
    .why = The condition is stated without a moment.

rule-EU-SOL-28 = Caches that run out
    .text = A stack that reaches the end of its cache is used as it is. If the Gold cache is empty before the second stack begins, the second stack is taken from the Silver cache.
    .why = Each Chaos Action needs a card in either cache, and Silver is used when Gold is empty.

rule-EU-SOL-29 = Healing as the second stack
    .text = If the second stack begins with Healing while the Monster is undamaged, that stack consists of this one card.
    .why = No further cards are revealed for Healing on an undamaged Monster.

rule-EU-SOL-30 = Gold and Gold cards
    .text = In solo 4 Silver cards may be exchanged either for 1 Gold card (EU-CRD-04) or for 1 Gold coin.
    .why = The general exchange is not canceled and the note on it is repeated in the solo chapter.

rule-EU-SOL-31 = Draws of the Monster in solo
    .text = Wherever an effect lets the Monster-player draw Silver or Gold cards, in the Solo and Cooperative Game these cards are added to the matching caches, with the exchange of EU-SOL-07.
    .why = The caches replace the Monster-player's hand.

rule-EU-SOL-32 = Nothing but Healing left
    .text = If the second stack may not be of Healing and the Gold cache holds nothing else, the second stack is taken from the Silver cache.
    .why = There is no card that could begin the stack, as with an empty cache.

rule-EU-COP-01 = Playing any scenario together
    .text = Any scenario may be played cooperatively with the standard rules and the changes of this section.

rule-EU-COP-02 = Fees among partners
    .text = Trade at a place with another Hero's Trade token is free. Mining or confronting where other players have tokens costs 1 Gold card, discarded, instead of Gold.

rule-EU-COP-03 = No help between Heroes
    .text = Heroes may not give each other Items or tokens nor use Abilities or Equipment for another Hero's Combat.

rule-EU-COP-04 = Cooperative setup
    .text = As in solo: Monster dice of an unused Hero, no Control cards, a shuffled Combat deck, and One-player Gold cards instead of Soul Control. The map uses the row of the real number of players.

rule-EU-COP-05 = Cooperative Encounters
    .text = Encounter decks hold players + 2 cards as in the competitive game; the Witch uses her One-player cards.

rule-EU-COP-06 = Cache grows each turn
    .text = One Silver card is added to the Silver cache at the beginning of each player's turn. Otherwise the solo rules for gameplay apply.

rule-EU-COP-07 = Cooperative deaths
    .text = Each death, in or outside Combat, costs the Hero 1 Reputation at once; no Chaos token is placed on the board.

rule-EU-COP-08 = Final scoring is optional
    .text = At the end final scoring need not be carried out; it only tells how well the group did.

rule-EU-COP-09 = One Gold card per action
    .text = Mining or confronting costs one Gold card per action, however many other players have tokens there; a Hero with two own tokens on a Mining hex pays nothing.
    .why = The text names one Gold card where one or more others have tokens; EU-MIN-04 stays valid.

rule-EU-COP-10 = Solo parts in the Cooperative Game
    .text = The solo rules on caches, Combat cards, exchange of cards for Gold and discards under the decks apply to every player; the caches are shared. The Witch's Dark Amulets are not used.
    .why = The cooperative chapter takes over all solo gameplay changes except those it lists.

rule-EU-COP-11 = Hero tiles and the caches
    .text = In effects of Hero tiles the caches stand for the Monster-player's hand: a card discarded at random is the top card of the Gold cache, or else of the Silver cache; who looks at the hand sees both caches, and a card chosen from them goes under its deck. Where Gold cards are forbidden in a Combat Round, its Chaos Actions use the Silver cache; a dearer first play is a dearer first Chaos Action.
    .why = The tiles for 2-4 players are used (EU-HSU-13) and the caches replace the Monster-player's hand (EU-SOL-31); otherwise these tiles would do nothing.

rule-EU-SKO-01 = Dwurt slots
    .text = Skoldur's board has five Dwurt slots that hold only Dwurt tokens; he starts with 5 Dwurt and no Gaar.

rule-EU-SKO-02 = Gaar for Skoldur
    .text = Skoldur may gain Gaar but keeps them only in Sacks. He may turn a Gaar into a Dwurt at any time, never the reverse; after dying in Combat he takes 3 Gaar as usual and may convert them at once.

rule-EU-SKO-03 = Dwurt is not Gaar
    .text = Quests that ask for Gaar cannot be paid with Dwurt, and Dwurt cannot be sold.

rule-EU-SKO-04 = Using Dwurt on rolls
    .text = Skoldur cannot use Gaar on rolls. A Dwurt token re-rolls nothing; it adds 3 to one of his own Hero Rolls or subtracts 3 from the Monster's Combat Value.

rule-EU-SKO-05 = Dwurt on Hero tiles
    .text = Many of Skoldur's tiles ask for Dwurt tokens as part of their use.

rule-EU-SKO-06 = The Dwurt die counts
    .text = The Dwurt die starts at 0 and rises by 1 for each Dwurt spent on a roll or a tile; converting Gaar does not count.

rule-EU-SKO-07 = Dwurt die effects
    .text = 0: take 1 Dwurt. 1: draw 1 Silver. 2: draw 2 Silver, 1 Injury. 3: take 1 Dwurt, draw 3 Silver, lose 1 Reputation, 2 Injuries. 4: take 1 Dwurt, draw 1 Gold card, lose 1 Reputation, 4 Injuries. 5 or more: take 2 Dwurt, draw 1 Gold card, lose 1 Reputation, 6 Injuries.

rule-EU-SKO-08 = End of Skoldur's turn
    .text = At the end of his turn Skoldur resolves the die's effect or discards 1 Dwurt to avoid it; then the die returns to 0.

rule-EU-SKO-09 = Dying and the Dwurt die
    .text = Death by the die's Injuries follows death outside Combat but costs only 1 Reputation for the death. If he dies in any other way, the die returns to 0 without effect.

rule-EU-SKO-10 = Tiles of value 0
    .text = Skoldur has Hero tiles of Reputation value 0; they are no Starting tiles and must be unveiled and trained or bought like others.

rule-EU-SKO-11 = Dwurt die in solo
    .text = Cards drawn by the Dwurt die add nothing to the caches in the Solo Game.

rule-EU-SKO-12 = Details of resolving the die
    .text = The choice between resolving and paying is offered if he has a Dwurt; the discard does not raise the die. Effects are applied in the listed order, Dwurt beyond five slots are lost, and the death by the die ends the matter without another resolution.
    .why = The text resets the die in either case and limits Dwurt to their slots.

rule-EU-SKO-13 = Converting inside a roll
    .text = The conversion is possible at any moment, also between two modifiers of a roll and in step C, if a Dwurt slot is free.
    .why = It is allowed at any time.

rule-EU-SKO-14 = Dwurt in the exchange of step C
    .text = In step C of the Monster Attack a Dwurt is Skoldur's form of 'use a Gaar token': one per occasion, in alternation, and no longer after both have passed.
    .why = Apart from the printed changes Dwurt follow the use of Gaar.

rule-EU-SKO-15 = Dwurt draws and caches
    .text = The exception for cards of the Dwurt die holds in the Cooperative Game as well.
    .why = The Cooperative Game takes over the solo rules on caches.

rule-EU-GRF-01 = Optional module
    .text = The Griffin is optional in any scenario, changes movement a lot and is not advised for new players. When used, its Map tile is shuffled into the Chapter I tiles, one more than usual.

rule-EU-GRF-02 = The Lair
    .text = When the Griffin tile is revealed, the Griffin figure is placed on the Griffin's Lair hex.

rule-EU-GRF-03 = Summoning
    .text = A Hero on the Lair hex, or within 4 hexes of the Griffin along revealed tiles, may summon it; the price is one Trophy, of a Monster or an Elite Monster.

rule-EU-GRF-04 = The flight
    .text = The Griffin comes to the Hero and carries them at once to a space within 4 hexes of the Hero, over revealed tiles only; Hero and Griffin are placed there. It counts as a Teleport.

rule-EU-GRF-05 = Reveal and Monsters
    .text = Tiles are revealed only around the landing hex. Landing on an undefeated Monster requires a Combat Action at once.

rule-EU-GRF-06 = No Trophies of scenario foes
    .text = Saboteur, Accomplice and Volcano Demon cannot be taken as Trophies and so cannot summon the Griffin.

rule-EU-GRF-07 = Griffin and Golem
    .text = If the Golem moves onto the Griffin's hex, the Griffin is put on the hex the Golem came from.

rule-EU-GRF-08 = Griffin in Elemental Revocation II and III
    .text = These scenarios normally use no Chapter I tiles; with the Griffin all Fixed tiles of Chapter I and the Griffin tile are shuffled and laid on top of the stack.

rule-EU-GRF-09 = Summoning as a Free Action
    .text = Summoning is a Free Action on your turn on a liberated hex or center space, as often as Trophies allow; distances are counted as in EU-TEL-08 with a limit of 4, and the discarded card goes to its discard pile (an Elite leaves the game).
    .why = No token or Ability is asked for; Teleport is the printed model.

rule-EU-SCX-01 = Fighting a shared foe
    .text = A shared foe is fought by a Combat Action under the normal Combat rules, but a fight lasts at most the number of Combat Rounds that its card names; then the Hero withdraws and stays where they are. There is no Reward, Loot, Trophy or map token for it.
    .why = The Scenario Book was not available to us: the rules of the scenarios, here and in the sections that follow, are our own, within the limits that the rulebook prints.

rule-EU-SCX-02 = Damage stays
    .text = Damage on a shared foe stays between fights and is marked with the Damage tokens of the Hero who dealt it. Healing of the foe removes Damage from the Hero with the most first.

rule-EU-SCX-03 = Killed by a shared foe
    .text = A Hero killed by a shared foe dies in Combat as usual; the foe keeps its Damage and its place.

rule-EU-SCX-04 = Beaten together
    .text = When the total Damage reaches the foe's Health it is beaten; Heroes are ranked by the Damage that they dealt, ties sharing the better place.

rule-EU-SCX-05 = Once per turn
    .text = Each Hero may fight the same shared foe once per turn. Cards, Chaos and Gaar of the foe are renewed for every fight.

rule-EU-SCX-06 = Grades of a success
    .text = In the Solo and the Cooperative Game a success is graded by the average final Reputation of the Heroes: from 40 bronze, from 60 silver, from 80 gold.

rule-EU-SCX-07 = Cards of a scenario
    .text = The Attack, Event or Rampage cards of a scenario form one face-down deck. When their moment comes the next one is turned up; how many are left is open, which one comes next is not. Each card is used once.

rule-EU-SCX-08 = Places of a scenario
    .text = A place of the scenario is used by a Free Action on its hex, once per Hero and game. The hex must be liberated and must not be ruined, and what the place asks for is paid first.

rule-EU-HUN-01 = The Hunt tally
    .text = The Hunt lasts 8 rounds. Each Hero has a Hunt tally: a defeated Monster of level 1, 2 or 3 adds 1, 2 or 4, an Elite Monster 2, 4 or 7.

rule-EU-HUN-02 = First to a tally
    .text = The first Hero whose tally reaches 5 gains 3 Gold, the first to reach 12 a Treasure of level 2, the first to reach 20 gains 3 Reputation.

rule-EU-HUN-03 = Ranks of the Hunt
    .text = At final scoring the first in the tally gains 5 Reputation and the second 2; with two players only the first scores, and a tally of 0 gains nothing. Ties share the better place.

rule-EU-HUN-04 = Goal of the Hunt
    .text = Solo: success with a tally of 8 or more and at most 2 deaths in Combat. Cooperative: success if the tallies add up to at least 7 for each player.

rule-EU-HUN-05 = Great Hunt
    .text = Variant: Elite Monsters of all levels are used and the game lasts 9 rounds.

rule-EU-FAR-01 = Waves of Farruga
    .text = The game lasts 9 rounds. The Attack cards are shuffled; at the start of rounds 2, 4, 6 and 8 the next one is turned up and Farruga lands on its target, a shared foe with the Dragon card of the wave. Then the Attack card does its harm.

rule-EU-FAR-02 = Where Farruga lands
    .text = Only revealed, unburned Places of Trade are targets, liberated or not, counted in hexes from the Church. If none fits the card, the nearest of any kind is taken; without any, the wave is skipped and every Hero loses 1 Reputation. On ties the starting player chooses.

rule-EU-FAR-03 = Heroes on the target
    .text = A Hero on the target moves to an adjacent liberated hex of their choice, or else to the nearest one, which counts as entering it, and suffers 2 Injuries. No one may enter Farruga's hex or trade there; on a hex of Dragonslayer Towers this closes the center for trade, too.

rule-EU-FAR-04 = Fighting Farruga
    .text = A Hero on a liberated hex adjacent to Farruga may fight it.

rule-EU-FAR-05 = Farruga beaten
    .text = When beaten, Farruga leaves the Map. The ranks gain the Reputation of the wave, and the first takes the Attack card, which counts as one Elite Monster at final scoring; on a tie it goes to the Hero that dealt the last Damage. Whenever Farruga leaves, all Damage is cleared.

rule-EU-FAR-06 = A place burns
    .text = If Farruga is still there at the end of the wave's second round, the place burns, at Towers all three hexes: Trade tokens go back, Monsters there are gone without Reward, the hexes count as liberated, nobody trades there any more, every Hero loses 2 Reputation and Farruga leaves.

rule-EU-FAR-07 = Goal of the defense
    .text = Solo and cooperative: success if the last wave is beaten and at most two places have burned.

rule-EU-MIR-01 = Events
    .text = The game lasts 8 rounds and a Finale. Each Hero starts with a Teleport Scroll in a Sack. At the start of each of the rounds 2 to 8 an Event card is turned up: some things happen at once, others hold until the round is over.

rule-EU-MIR-02 = Legends and Artifacts
    .text = When a Legend tile is revealed, a random Legend card is placed face up on it. Its Quest is fulfilled like that of an Encounter, on the center, by one Hero only; it pays the Artifact of the card, and the card counts as a fulfilled Quest. An Artifact is Equipment, is never sold and counts 12 Gold at final scoring. Where the map table asks for one Legend of a Chapter, it is drawn from the two at random.

rule-EU-MIR-03 = Watchtower and Dragon's Eyrie
    .text = Watchtower, while Initiative tokens last: pay 2 Gold and take one of the three. Dragon's Eyrie: suffer 3 Injuries; your own Finale begins with 2 hope points.

rule-EU-MIR-04 = The Finale
    .text = After round 8 the opening steps of a round are done, every Hero is healed to Maximum Health and refilled to 4 Gaar (Skoldur: 5 Dwurt). Then each Hero, wherever they are, fights the aspects 1 to 4 of Mirrezil in order as one Combat, without a Combat Action; the Hero with the lowest Reputation begins, ties in turn order. The Die of Hope is not reset between aspects, exhausted tiles stay exhausted, and before each aspect there is a window as before Combat.

rule-EU-MIR-05 = Aspects beaten
    .text = A beaten aspect gives its Reputation at once: 4, 6, 8 and 12. Before each further aspect the Hero may stop. Death ends its Finale with all consequences of a death in Combat.

rule-EU-MIR-06 = Initiative tokens
    .text = An Initiative token is used up in the Finale: in one Combat Round of the player's choice the Hero Attack Phase comes before the Monster Attack Phase.

rule-EU-MIR-07 = Result against Mirrezil
    .text = Competitive: final scoring follows the Finale. Solo: success if the fourth aspect is beaten. Cooperative: the aspects are shared foes with their Health for each player and without a limit of Combat Rounds; Heroes fight in turn order until they die, each going on where the one before fell; success if the fourth aspect is beaten before all have died.

rule-EU-MIR-08 = One Combat of several aspects
    .text = The Monster-player is chosen once and there is one First Strike, before the first aspect. Every aspect has its own Combat Setup, bar and Combat Rounds counted from 1; cards played against the one before are discarded with it. Hands are checked and hope is turned into Gaar when the whole Combat is over. Powers over the Hero's hex act as in any Combat.
    .why = One Combat has one Monster-player and one First Strike; tokens and cards belong to the foe that brought them.

rule-EU-MIR-09 = Details of Events and places
    .text = Events speak of Monsters and Elite Monsters, not of Mirrezil. Purchases are tiles of the Offer and own Weapons and Shields. Healing that is weakened still heals at least 1. The Eyrie can be braved only with more Health than its Injuries. Of the Initiative tokens each Hero takes one at most, and a used one leaves the game.

rule-EU-MIR-10 = Mirrezil together
    .text = In the Cooperative Game every Hero who has Damage on an aspect when it is beaten gains its Reputation, and no one stops before a further aspect.

rule-EU-GOL-01 = The Golem
    .text = The game lasts 10 rounds. The Old Quarry lies on the Map from the start, next to the Church, and the Golem stands on it. It is a shared foe whose Health is its Stamina, 13 for each player; a fight lasts 2 Combat Rounds. Damage lowers its Stamina.

rule-EU-GOL-02 = Rampage
    .text = At the end of each round the next Rampage card is turned up. The Golem walks its steps along a shortest path over revealed hexes to the goal and stops when it arrives; the starting player chooses among equal goals and paths. Without such a goal it stays, at the edge of the Map it stops, and towards a Hero on a center it stops on the nearest hex of that tile. It never enters a center. Slumber of Stone lets it stay and raises its Stamina by the number of players.

rule-EU-GOL-03 = Destruction
    .text = On each hex that it enters, a Defense Magic token is removed, the hex is spared and the Golem loses 2 of its remaining steps. Without one, a Place of Trade, Encounter, Portal or place of the scenario gets a Destruction token A, any other hex with a location or an undefeated Monster a token B. Empty land, the hexes of the Church and ruins get none.

rule-EU-GOL-04 = Ruins
    .text = A ruined location cannot be used: no Mining, trade, Quest, Treasure, Portal or confrontation there; an Elemental keeps its Power. Its Monster is gone without Reward and the hex counts as liberated. Players' tokens stay and count, except Trade tokens, which go back to their owners.

rule-EU-GOL-05 = Trampled
    .text = A Hero on a hex that the Golem enters suffers 6 Injuries, with Defense Magic on the hex only 3.

rule-EU-GOL-06 = Defense Magic
    .text = Free Action on a liberated, unruined hex with a location: pay 1 Essence, or 1 Gaar (Skoldur also 1 Dwurt) and 2 Gold, and lay a Defense Magic token with your own marker there. One per hex, 12 in all. When it holds off the Golem, its owner gains 3 Reputation.

rule-EU-GOL-07 = Fighting the Golem
    .text = A Hero on the Golem's hex or on a liberated hex next to it may fight it, once per round; their Golem token shows that they have.

rule-EU-GOL-08 = End of the game
    .text = The game ends at the end of round 10, or at the end of the round in which the Stamina is 0 (the Golem falls) or the last Destruction token of a kind is laid (the land is lost). A fallen Golem rampages no more.

rule-EU-GOL-09 = Ranks against the Golem
    .text = At final scoring the ranks by Damage on the Golem gain 10, 6, 3 and 1 Reputation, fallen or not; ties share the better place. If the land is lost, every Hero loses 5 Reputation.

rule-EU-GOL-10 = Goal against the Golem
    .text = Solo and cooperative: success if the Golem falls.

rule-EU-GOL-11 = What counts as a goal
    .text = The hex on which the Golem stands is no goal of a card that names a location; a Hero on it keeps it there. Hexes of the Dragonslayer Towers count as Places of Trade, those of the Mercenary Fortress and the Lord as Encounters. A Hero on a center is one step farther than the nearest hex of its tile.

rule-EU-GOL-12 = Details of ruins
    .text = The service of a Special tile is lost with the first of its hexes; the other hexes can still be ruined. Without a token of the right kind nothing more is ruined. A ruined hex can still be the Lair of an Elite Monster, and a ruined Portal or Place of Trade is no goal of a Teleport that names one.

rule-EU-GOL-13 = Paying for Defense Magic
    .text = Skoldur pays a Gaar if he has one, else a Dwurt; his die does not move. The hexes of the Church and centers take no token. A token that was removed leaves the game: 12 can be laid in all.

rule-EU-GOL-14 = Who is ranked
    .text = Only Heroes with Damage tokens on the Golem have a rank; the ranks are paid in every mode. A loss never takes the final Reputation below 0.

rule-EU-SAB-01 = Evidence
    .text = The game lasts 8 rounds and a Finale. Each Hero has Evidence from 0 to 10, shown by their Badge token; anything beyond 10 is lost.

rule-EU-SAB-02 = Finding Evidence
    .text = A Hero finds 1 Evidence for each Quest that they fulfill, for each hex of a Place of Trade that they liberate, and for each informant that they pay, a Free Action once per Hero: Kavilin in the Church for 1 Gaar and 1 Gold, Doribor at any liberated Merchants for a Natural Resource, Sofien at any liberated Alchemists for 2 Silver cards or 1 Gold card. In the Smugglers' Den 2 Gold buy 2 Evidence, once per Hero.

rule-EU-SAB-03 = The Ruined Citadel
    .text = Ruined Citadel, once per Hero: make a Hero Roll; 8 or more gives 2 Evidence, less gives 2 Injuries.

rule-EU-SAB-04 = Sabotage
    .text = At the end of rounds 2, 4, 6 and 8 every Hero with the lowest Evidence loses 2 Gold, or 1 Reputation if they have less than 2 Gold. In the Solo Game the Hero suffers this with less than 1, 3, 5 and 7 Evidence.

rule-EU-SAB-05 = The Finale
    .text = After round 8 the opening steps of a round are done. Then in turn order each Hero, wherever they are, heals 4 and fights the Accomplice, and after a victory, if they wish, the Saboteur. Both are normal Combats without a Combat Action, with a window before each, and without Reward card, Trophy, Loot and tokens; the Accomplice gives 6 Reputation, the Saboteur 12.

rule-EU-SAB-06 = Evidence against the Saboteur
    .text = Every 3 full Evidence take 2 Health and 1 Chaos from the Saboteur in the Hero's own Finale; 10 Evidence also take away his Clover effect.

rule-EU-SAB-07 = Hard game
    .text = A second Accomplice with the same figures is fought before the Saboteur; it gives 3 Reputation.

rule-EU-SAB-08 = Result against the Saboteur
    .text = Competitive: final scoring follows the Finale. Solo: success if the Saboteur is beaten. Cooperative: success if at least half of the Heroes, rounded up, beat him.

rule-EU-SAB-09 = Paying informants
    .text = Skoldur may give a Dwurt token for Kavilin's Gaar if he has no Gaar; his Dwurt die does not move. No fee is due to who liberated the place. With 10 Evidence neither informants nor places of the scenario can be used.
    .why = Nobody should pay with no effect, and Skoldur has no Gaar of his own.

rule-EU-SAB-10 = Whose Evidence
    .text = Evidence is gained by the Hero whose turn it is, and never lost. All three hexes of Dragonslayer Towers count as hexes of a Place of Trade; an Elite Monster that is beaten there liberates nothing.
    .why = A Lair may lie on a hex that is already free.

rule-EU-SAB-11 = Details of the Finale
    .text = The fights are separate Combats: the Monster-player is chosen, the Die of Hope reset and a First Strike offered for each; hope that is left becomes Gaar in between. Each Hero meets foes that are unhurt, in the Cooperative Game too; their Health does not grow with the players or by Dark Amulets. The Hero may stop before each further foe; death ends their Finale with all consequences of a death in Combat.

rule-EU-RVA-01 = Revoking an Elemental
    .text = The game lasts 9 rounds. Its Stage is Air and Water. Revoking is a Free Action on an Elemental of the Stage where the Hero has one of their own Interaction tokens: discard 1 Essence of its type, pay 4 Gold and lay a Revocation token there with that element up; the figure is removed.

rule-EU-RVA-02 = A revoked Elemental
    .text = A revoked Elemental has no Power and cannot be confronted; Interaction tokens there still count. The Hero who revoked it gains 3 Reputation and 1 Revocation point.

rule-EU-RVA-03 = The Elementals stir
    .text = From round 3 on, at the end of each round, every Hero on a hex under the Power of an unrevoked Elemental of the Stage suffers 1 Injury.

rule-EU-RVA-04 = End of the Call
    .text = The game ends after round 9, or at the end of the round in which as many Elementals as players and 4 more are revoked, at most 9.

rule-EU-RVA-05 = Ranks of revocation
    .text = At final scoring the ranks by Revocation points gain 8, 4 and 2 Reputation, in every mode; ties share the better place, and who has no point gains nothing.

rule-EU-RVA-06 = Goal of the Call
    .text = Solo and cooperative: success if as many Elementals as players and 3 more, at most 6, are revoked in the end.
    .why = The tiles of the Call show seven Elementals of the Stage for certain, so four partners need not find every one.

rule-EU-RVA-07 = Details of revocation
    .text = Before further Other tiles are drawn, the named number of Other tiles with an Elemental of the Stage is put into each Chapter; in the Call the Druid is always in the stack. There are 18 Revocation tokens; without one nothing is revoked. An Essence that lies on an Ability cannot be given. Tiles that ward off a Power protect from the stirring of that element; that Fire and Water cancel each other does not. A revoked Elemental is still the Lair that it was.

rule-EU-RVB-01 = Revoking in the Answer
    .text = The game lasts 9 rounds. Its Stage is Earth and Fire. Elementals are revoked as in EU-RVA-01, but the price is 1 Essence of the type and 4 Gold, or a Catalyst.

rule-EU-RVB-02 = Faer Spring
    .text = Faer Spring, once per Hero while Catalysts last: suffer 2 Injuries and take a Catalyst. A Hero with no more Health than that may not.

rule-EU-RVB-03 = Fire and Earth grow
    .text = From round 5 on unrevoked Fire Elementals inflict 3 Injuries by their Power, and the Power of Earth adds 3 to Monsters' rolls; it still adds 2 to those of Heroes.

rule-EU-RVB-04 = Reward and end of the Answer
    .text = A revocation gives 4 Reputation and 1 Revocation point. Otherwise EU-RVA-02 to EU-RVA-05 apply; the early end comes with as many revocations as players and 4 more, at most 8.

rule-EU-RVB-05 = Goal of the Answer
    .text = Solo and cooperative: success if as many Elementals as players and 3 more are revoked in the end.

rule-EU-RVB-06 = Coming equipped to the Answer
    .text = There are no Chapter I tiles. Each Hero starts with 5 Reputation, 12 Gold, a Supplies tile and a Teleport Scroll. Before round 1 each Hero, in turn order, performs one Trade Action with the Merchants' Offer without a token and without a fee; Move points gained meanwhile are lost.

rule-EU-RVB-07 = The campaign
    .text = Played as a campaign, the same Heroes in the same seats play all three parts. Before a part each Hero gains 1 Gold for each Revocation point of the parts before it, whatever their outcome; nothing else is carried over.

rule-EU-RVC-01 = Revoking at the Volcano
    .text = The game lasts 10 rounds. Its Stage is all elements. Elementals are revoked as in EU-RVA-01 and EU-RVA-02, but the price is 1 Essence of the type or a Catalyst, and a revocation gives 2 Reputation and 1 Revocation point. The Faer Spring gives Catalysts (EU-RVB-02); Elementals do not stir (EU-RVA-03).

rule-EU-RVC-02 = Faer Power
    .text = Faer Power starts at 2 and 2 for each player. It rises by 1 at the end of each of the rounds 1 to 8 and falls by 2 with each revocation, never below 0 or above 20.

rule-EU-RVC-03 = Amulets of Eternity
    .text = A Hero who makes their second revocation takes an Amulet of Eternity; there are 4, one for each Hero. If the Volcano Demon would kill a Hero with an Amulet, that Hero's Health becomes 3 and the Amulet leaves the game.

rule-EU-RVC-04 = The Demon rises
    .text = At the start of round 7 the Volcano Demon appears on the Volcano. If that tile is not on the Map, it is taken out of the stack, the order of the other tiles stays, and it is laid on an open slot next to the Map chosen by the starting player.

rule-EU-RVC-05 = Fighting the Demon
    .text = The Volcano Demon is a shared foe with 3 Combat Rounds per fight and Health 12 for each player and the current Faer Power, which is looked at after each fight too. Its Combat Value rises by 1 for each full 5 Faer Power. Heroes on its hex or on an adjacent liberated hex may fight it.

rule-EU-RVC-06 = The Demon rages
    .text = At the end of rounds 8 and 9 every Hero within 2 hexes of the living Demon suffers 2 Injuries.

rule-EU-RVC-07 = End and ranks at the Volcano
    .text = The game ends with the round in which the Demon is beaten, or after round 10. At final scoring the ranks by Damage on the Demon gain 12, 7, 4 and 2 Reputation, beaten or not, those by Revocation points 6, 3 and 1, in every mode. If the Demon lives, every Hero loses 5 Reputation.

rule-EU-RVC-08 = Goal at the Volcano
    .text = Solo and cooperative: success if the Demon is beaten. There is no Trophy of the Demon.

rule-EU-RVC-09 = Coming equipped to the Volcano
    .text = Only Chapters III to V are used. Each Hero starts with 10 Reputation, 18 Gold, a Supplies tile and a Teleport Scroll. Before round 1 each Hero, in turn order, performs one Trade Action with the Alchemists' Offer without a token and without a fee; Move points gained meanwhile are lost.

rule-EU-RVC-10 = Details of the Volcano
    .text = An Amulet also saves from the Injuries of EU-RVC-06, not from other Monsters; it lies in a Sack, and one that is dropped is gone. Where the Volcano is laid, an agreed edge of the Map holds if it leaves a slot; of more than 40 slots those nearest to the Church are offered. Nobody feels the Power of the Fire Elemental that comes with it until someone enters. A revocation that takes the Demon's Health down to its Damage does not beat it: that is looked at after the next fight, however it ends.
