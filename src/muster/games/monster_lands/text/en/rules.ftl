### Made from rules.toml by `scripts/rules_texts`; do not edit by hand.

section-SET = Setting up the board

section-CLA = Setting up a clan

section-DIF = Difficulty levels

section-DIC = Dice

section-AFF = Affinity

section-SEQ = Game sequence

section-PRE = Dice Pool Preparation

section-DEP = Deployment: turns and actions

section-FRE = Free actions

section-PER = Persuasion dice

section-CIT = The Citadel

section-LOD = Hunter's Lodge

section-ALC = Alchemist

section-TAV = Tavern

section-ARM = Armory

section-PAW = Pawn Shop

section-BAZ = Bazaar

section-MIN = Mine

section-OUT = Deploying in the Outside

section-MIS = Mission paths

section-LAN = Land paths

section-BEN = Path benefits

section-ENT = Entrance of the Citadel: deploying

section-SLA = Settled lands: deploying

section-ADV = Adventure phase

section-DMI = Dice-rolling mission

section-CMI = Contract mission

section-REV = Revealing traps

section-MAT = Monster attack

section-DEF = Defending

section-DTH = Death of a mercenary

section-ATK = Mercenary attack

section-CAP = Capturing and eliminating

section-CAR = Damage carried over

section-EOB = End of the monster battle

section-CON = Conquest

section-STL = Settling

section-PLU = Plunder and loot

section-DCI = Defense of the Citadel

section-CLN = Clean-up 4.1: clean the board

section-PAN = Clean-up 4.2: spread panic

section-LEA = Clean-up 4.3: replace dead leaders

section-WAG = Clean-up 4.4: pay wages

section-GLO = Clean-up 4.5: glory verification

section-RES = Clean-up 4.6: board reset

section-FPL = Clean-up 4.7: first player

section-RND = Clean-up 4.8: round marker

section-TAL = Talents and abilities

section-NOV = Novices

section-DTT = Defense talents and defense tokens

section-POT = Potions and venoms

section-SCO = Scoring

section-TIE = Tie-breaks

section-TRI = Trick module

section-QGR = Variant: Queen's Grant

section-MMA = Variant: More Monster Action

section-SOL = Solo: Madhala

section-EQP = Equipment

section-LND = Land abilities

section-TRP = Traps

section-TRK = Tricks

section-LOT = Loot

section-MON = Monster powers

section-MER = Mercenary talents

rule-ML-SET-01 = Board, docks and novices
    .text = One shared board holds the Citadel with its seven buildings, two missions, two lands and the Entrance of the Citadel; every colored bar on its rim is a dock for cards. The 8 Novice cards form one face-up stack at the dock under the Tavern.

rule-ML-SET-02 = Mercenary display
    .text = Shuffle the mercenary deck, which holds neither novices nor initial clan members, and show 4 cards at the mercenary docks (3 in solo). Every shown mercenary has its own assignment token on its card; the other tokens wait beside the Tavern.
    .why = The figure for solo stands in the Tavern section. The deck has 28 cards: 36 named mercenaries less 8 initial clan members.

rule-ML-SET-03 = Fair first offer
    .text = The first offer must include at least as many mercenaries of reputation 4 or less as there are players. While it does not, put the shown mercenary of highest reputation aside and draw another card for its dock; once the offer is fair, shuffle the cards put aside back into the deck.

rule-ML-SET-04 = Ties in the first offer, and solo
    .text = If several shown mercenaries share the highest reputation, the leftmost of them is put aside and its dock gets the new card. In solo the 3-card offer needs one mercenary of reputation 4 or less.
    .why = The rulebook does not settle the tie; leftmost is deterministic. The solo figure is the printed count, one per player, applied to the smaller offer.

rule-ML-SET-05 = Trap supply
    .text = Keep the 4 initial traps apart, leave the 18 tricks and 6 shielded traps in the box, and shuffle the other traps face down. Six of them lie face up in the Hunter's Lodge, price and effect visible.

rule-ML-SET-06 = Equipment display
    .text = Shuffle the equipment deck and show 3 cards at the Bazaar docks.

rule-ML-SET-07 = First monsters and monster deck
    .text = Shuffle the difficulty A monsters and show 2 at random at the monster docks; each defends the land beside it. Shuffle the A monsters left over together with all B monsters to form the face-down monster deck.

rule-ML-SET-08 = Dogor drawn at setup
    .text = If Dogor turns up while the first monsters are dealt, it goes to the Entrance of the Citadel and the dock gets the next card of the same shuffle. It causes no panic before the first Clean-up phase.
    .why = Its power speaks of being drawn, without excepting setup; panic only ever spreads in step 4.2.

rule-ML-SET-09 = First lands and path headers
    .text = Shuffle the lands and show 2 at the green land docks. Shuffle the path headers and put one under each land with a random side up.
    .why = EN and ES ask for a random side; FR does not mention the side.

rule-ML-SET-10 = One land with 1 or 2 players
    .text = With 1 or 2 players only one monster, one land and one path header come into play, at the places of the left land. The right land place stays empty for the whole game.

rule-ML-SET-11 = Loot offer
    .text = Shuffle the loot tokens face down and show 4 of them on the spaces between the two lands.

rule-ML-SET-12 = First missions
    .text = Put the mission tiles in the bag and draw 2. The first lies on the left mission space with side A (dice-rolling) up, the second on the right space with side B (contract) up.

rule-ML-SET-13 = Round marker, dice and token supply
    .text = The round marker starts on space 1 of the round track. Red strength, purple magic and yellow persuasion dice form the reserve, black dice are for monster attacks, and all are ordinary six-sided dice. Gold, defense, potion and venom tokens lie in piles, and the panic tokens are shuffled into a face-down stack at the Entrance of the Citadel.
    .why = Six-sided: the rulebook's faces run to 6, and published reviews show plain dice.

rule-ML-SET-14 = Supplies do not run out
    .text = Dice, gold, defense tokens, potions and venoms in the supply are unlimited. The 8 novices are not; a clan that is owed a free novice leader gets one even if the stack is empty.
    .why = No total is printed, and the rulebook has no rule for a shortage; the free leader keeps a lost clan in the game.

rule-ML-SET-15 = Decks and bags that run out
    .text = When monsters, missions, loot or path headers run out, shuffle their discards into a new supply, as is printed for traps and mercenaries. Equipment and lands are not rebuilt: an empty dock stays empty, and a land place without a land has no paths and gets no monster.
    .why = Equipment is refilled only as far as possible, and 12 lands are exactly enough for 2 + 2 x 5 placements, so neither needs reshuffling.

rule-ML-SET-16 = First player
    .text = One player receives the first player tile, side A up, and opens the Deployment phase of round 1. The game draws this player at random.
    .why = EN and ES give the tile to the greediest player, FR to the most ambitious; neither can be measured, so chance decides.

rule-ML-CLA-01 = Two clan members of one affinity
    .text = Every player gets a clan progress track and two initial clan members of the same affinity: the leader goes to the left of the track, the mercenary to the right. Both carry their own assignment token.

rule-ML-CLA-02 = Clans are dealt at random
    .text = The four clans, one per affinity, are shuffled and dealt one to each seat.
    .why = The rulebook has players take two matching cards but does not say who chooses first; a random deal is fair.

rule-ML-CLA-03 = Starting goods
    .text = Each clan starts with glory 5, reputation 1, 7 gold and 1 initial trap in its trap store.

rule-ML-CLA-04 = The initial leader has no reputation
    .text = The initial leader counts as a mercenary in every respect (dice, talent, gear, paths, affinity) except that it has no reputation value.

rule-ML-CLA-05 = Reputation is the sum of the clan
    .text = The initial mercenary has reputation 1. At all times a clan's reputation equals the sum of the reputation values of its mercenaries, promoted leaders included; initial leaders and novices count 0.
    .why = The marker starts on 1 while the leader has none, so the other initial member must supply the 1; later it moves only by hiring, death and desertion.

rule-ML-CLA-06 = Initial members do not enter the Tavern
    .text = An initial clan member who dies or deserts is out of the game. The cards of clans not in play and unneeded initial traps stay in the box.
    .why = The rulebook returns unused parts to the box; initial members have no hire price, so they may not be in a mercenary deck rebuilt from discards.

rule-ML-DIF-01 = Normal level
    .text = If no other level is chosen, the first monsters are of difficulty A and extra attack dice are read from the round track printed on the board.
    .why = The rulebook leaves the standard level unnamed; this catalogue calls it Normal.

rule-ML-DIF-02 = Tutorial level
    .text = Lay the round modifier tile with side A up over the round track and put the round marker on its space 1. Monsters are set up as at Normal level.

rule-ML-DIF-03 = Hard level
    .text = Shuffle all monsters of both difficulties together before drawing the first ones. The round modifier tile is not used.
    .why = Only ES says outright that the tile stays off; EN and FR imply it.

rule-ML-DIF-04 = Cut-throat level
    .text = Set up the monsters as at Hard level and lay the round modifier tile over the round track with side B up.

rule-ML-DIC-01 = Dice pool
    .text = Your dice pool is made of the dice supplied by your leader and mercenaries and of your glory bonus. A mercenary you hire adds its dice to the pool at once.

rule-ML-DIC-02 = Three colors
    .text = Strength dice have no power of their own but are the most common and the easiest to boost. Magic dice weaken monster attacks and are what the Alchemist brews potions and venoms from. Persuasion dice lower prices in the Hunter's Lodge, Tavern, Armory and Bazaar.

rule-ML-AFF-01 = Affinity and matching
    .text = Every land, monster and mercenary has one affinity: fire, water, air or jungle; novices have none. A monster or mercenary matches a land when both show the same affinity.

rule-ML-SEQ-01 = Rounds and phases
    .text = The game lasts at most 6 rounds. Each round has four phases in this order: Dice Pool Preparation, Deployment, Adventure, Clean-up.

rule-ML-SEQ-02 = End of the game
    .text = The game is over after round 6, or after an earlier round if a clan then stands at 30 glory or higher.

rule-ML-SEQ-03 = Choices made at the same time
    .text = When several players have a choice in the same step and no order is printed, they choose one after another, from the first player clockwise.
    .why = The rulebook lets preparation and clean-up run side by side; choices made one after another need an order, and turn order is the only one the game knows.

rule-ML-SEQ-04 = Choices of several paths
    .text = Where mercenaries of one place have a choice at the same moment (magic against spores, defending against spores or a lash), their owners choose path by path, from left to right and at the Entrance from top to bottom, no matter who is first player.
    .why = Paths act from left to right in everything that is printed about battles, so there is an order; turn order is for choices that no path tells apart.

rule-ML-PRE-01 = Counting your dice
    .text = In this phase every player sets up the pool anew: all dice contributed by leader and mercenaries plus the glory bonus. Nothing is left over from the round before.

rule-ML-PRE-02 = Glory bonus
    .text = Your current glory adds bonus dice in three bands: 1-10 gives 1 strength die; 11-20 gives 1 strength and 1 persuasion die; 21-30 gives 1 strength, 1 magic and 1 persuasion die. The band is read once, in this phase; glory 0 counts as the first band and glory above 30 as the third.
    .why = The dice of the bands are printed as icons only; the two ends of the scale are completed by ruling, because glory can fall to 0 and has no ceiling (ML-TAV-07).

rule-ML-PRE-03 = Roll persuasion dice only
    .text = After counting, each player rolls the persuasion dice of the pool and leaves them showing their results. Strength and magic dice are not rolled now.

rule-ML-DEP-01 = Turn order
    .text = The holder of the first player tile starts; then turns go round clockwise, one action per turn, until all players are out of dice and have passed.

rule-ML-DEP-02 = One action of three kinds
    .text = On your turn you must take one action, in one of three areas: the Citadel, the Outside, or a settled land of yours. An action places one or more dice on free spaces of the board or on a settled land you own.

rule-ML-DEP-03 = Spaces closed for two players
    .text = Dice spaces that carry the two-player mark may not be used in a 2-player game.

rule-ML-DEP-04 = The same spaces are closed in solo
    .text = A solo game closes the same marked spaces as a 2-player game.
    .why = The mark names only the 2-player game, but solo shares its smaller board (one land), so the same crowding is intended.

rule-ML-DEP-05 = Passing
    .text = You pass when your dice pool is empty, and only then. As long as you have dice you must deploy.

rule-ML-DEP-06 = A pass is final
    .text = Once you have passed you take no more turns in this Deployment phase. Free actions that would give you dice must be taken before the pass.
    .why = Dice never reach you in another player's turn, so a second chance would only serve to stall with a paid talent such as Fandor.

rule-ML-DEP-07 = There is always a place for a die
    .text = Because the Pawn Shop is never full and never in panic, every die always has a legal place. Should an extended rule set ever leave none, the player is skipped and the dice lapse in Clean-up.
    .why = The rulebook forbids passing with dice, so it must guarantee an outlet; ES calls the Pawn Shop always available.

rule-ML-DEP-08 = Converting dice
    .text = When a card or token turns dice into other colors, put the dice given up on that card or token and take the new ones from the reserve.

rule-ML-DEP-09 = Dice gained during the phase
    .text = A die given up for conversion is out of use until Clean-up. A persuasion die gained in any way is rolled at once. All dice gained must be used in this same Deployment phase.
    .why = Printed for hiring and for novices; EN and FR say such dice must be used, ES may, and nobody may pass with dice. Applied alike to lands, talents and loot.

rule-ML-FRE-01 = Free actions on your own turn
    .text = These do not count as your action: using a novice or a Deployment talent, discarding loot without the Outside symbol, selling trophies, moving gear, settling a land, healing with a potion. You may take any number of them in your own Deployment turn, before or after your action.
    .why = The rulebook says at any time or not an action; they need moments of their own, and none of them can answer another player's action.

rule-ML-FRE-02 = Free actions outside Deployment
    .text = Loot and trophies may also be used, and mercenaries at home healed, while one of your mercenaries is being activated in the Adventure phase. Just before wages each player may once more use loot without the Outside symbol, sell trophies, heal, move gear and settle lands; a mercenary hired by loot outside Deployment adds no dice this round but is owed wages.
    .why = Any time is read as at a moment of your own; the window before wages matters because settled mercenaries need no pay and trophies are money.

rule-ML-FRE-03 = The window after the action
    .text = After your action you are asked about free actions only if one of them could not as well wait: you hold a free recruit and a mercenary on offer would come. Everything else is offered at the start of your next turn, or later in the round where it still matters.
    .why = Nothing of yours changes between two of your turns, so the other free actions lose nothing by waiting, while a question after every action would drown the player. Only a mercenary on offer can be hired away meanwhile.

rule-ML-FRE-04 = When the window before wages opens
    .text = Before wages you are asked only where it can matter: your gold is short and you have a trophy or loot to turn into gold; someone could settle a land and so need no wages; you hold a free recruit who would come; or it is the last round and you hold loot that brings gold. The other free actions may be taken then, too.
    .why = Without one of these nothing changes before the next Deployment phase that could not be done there as well, and wounds were healed at home just before.

rule-ML-FRE-05 = Sales in the middle of a purchase
    .text = While you choose what to buy in the Hunter's Lodge, Tavern, Armory or Bazaar you may also sell trophies and use loot without the Outside symbol, after a round of beer too.
    .why = Trophies and loot may be turned in at any time. Within an action of your own this matters where a price or a new face has just become known.

rule-ML-FRE-06 = Passing without a choice
    .text = With no die left you pass without being asked, unless you can still use a talent, buy a die with one, or use a free recruit.
    .why = Everything else that is free can be done later in the round where it still matters; only a talent lapses with the pass, and only a recruit can be hired away.

rule-ML-PER-01 = First persuasion die in a building
    .text = If yours is the first persuasion die there this round, the price of your purchase drops by its face. Such a discount never brings the price of an action below 1 gold.

rule-ML-PER-02 = Later persuasion dice
    .text = If a persuasion die already lies there, compare yours with the one placed last, ignoring dice of other colors between them. If yours is lower, the discount is the sum of both faces; otherwise it is your own face only.

rule-ML-PER-03 = Limits of the chain
    .text = The previous die counts no matter who owns it, even if it is yours. Never more than two faces are added, and an equal face is not lower. Each building has its own chain, which starts afresh every round.
    .why = The rulebook compares with one die only and speaks of summing both; dice leave the board every round.

rule-ML-PER-04 = Order of discounts
    .text = Subtract the persuasion discount first, to no less than 1 gold, then flat discounts of 4, to no less than 0. Flat discounts from different cards add up, each once per round.
    .why = The persuasion floor is 1 and the floor of the talents is 0, so only this order lets both texts be true.

rule-ML-CIT-01 = Buildings act at once
    .text = Dice placed in a building give its benefit immediately. Single spaces take exactly 1 die, the double spaces of the Mine exactly 2 dice in one action, and the Pawn Shop any number.

rule-ML-CIT-02 = Right color, free space
    .text = A building accepts only dice of the colors it shows and is closed when all its spaces are filled. The Pawn Shop is the exception to both: it takes any die and is never full.
    .why = EN and ES except the Pawn Shop from being full, FR from the color limit; both are true.

rule-ML-CIT-03 = You must be able to pay
    .text = You may place a die in a building that charges gold only if you can pay for at least the cheapest thing you could buy there after all discounts; in the Tavern a round of beer is such a thing.

rule-ML-CIT-04 = From left to right
    .text = In the Hunter's Lodge, Tavern, Armory and Bazaar each new die goes on the leftmost free space, so that the order of persuasion dice stays visible.

rule-ML-CIT-05 = When there is only one thing to buy
    .text = Where only one thing could be bought with a die in the Hunter's Lodge, Tavern or Bazaar, it is bought as soon as the die is placed. You are told what it would be and may still turn back.
    .why = Nobody should spend a die and gold for good without knowing what for.

rule-ML-LOD-01 = Buying traps
    .text = Deploy 1 strength or persuasion die to buy any number of the shown traps in one action, each at its printed price. A persuasion discount is taken once from the sum of all prices and cannot bring it below 1.

rule-ML-LOD-02 = Buy at least one
    .text = A Lodge or Armory action must buy at least one token. At the Lodge only the six traps shown are for sale in one action; the gaps are filled afterwards.
    .why = A die may be placed only to gain the benefit, and the display is refilled after the whole purchase.

rule-ML-LOD-03 = Trap limit
    .text = You may store up to 5 traps; if you get more, discard down to the limit at once. Traps lying on a path do not count.

rule-ML-LOD-04 = Who chooses the excess
    .text = The owner picks what to discard when above a limit, among old and new tokens alike, and does so at once. The same holds for defense tokens, potions and venoms, also for those that come home in Clean-up.
    .why = The rulebook only says to discard down to the limit immediately.

rule-ML-LOD-05 = Six traps on display
    .text = After a purchase fill the empty Lodge spaces from the pile, so that the next buyer again finds 6. When the pile is empty, shuffle the discarded traps into a new one.

rule-ML-LOD-06 = Stored traps are secret
    .text = Bought traps are kept face down: their owner may look at them, the others only know how many there are. The same is true on a path until they are revealed.
    .why = The rulebook places them face down in store and on paths and flips them in battle, which would mean nothing if all could look.

rule-ML-LOD-07 = Discarded traps are open
    .text = Traps that are discarded, from a store or from a path, lie face up in the discards, where everyone may look at them.
    .why = The rulebook does not say how discards lie. They become the new pile, so an open pile gives everyone the same knowledge of what can still come.

rule-ML-LOD-08 = Initial traps can be told from behind
    .text = An initial trap has a back of its own: everyone sees which clan still stores one and on which path it lies.
    .why = Every clan starts with one and it never comes into the pile, so everyone knows more about it than about other traps; an open back says exactly that and nothing else.

rule-ML-ALC-01 = Brewing
    .text = Deploy 1 magic die on the upper space for 3 tokens or on the lower space for 2 tokens, in any mix of potions and venoms.
    .why = One upper and one lower space, so two spaces in all, is deduced from the text. No gold is paid.

rule-ML-ALC-02 = Potion and venom limit
    .text = You may store at most 3 potions and 3 venoms. Tokens that an assigned mercenary has with it are not counted.

rule-ML-TAV-01 = Hiring
    .text = With 1 strength or persuasion die you hire a single newcomer, either a mercenary from the docks or a novice, and pay the hire cost.

rule-ML-TAV-02 = Excess glory
    .text = Mercenaries of any affinity may be hired, but only if their reputation is not above your excess glory, which is glory minus reputation. Without excess glory you can hire none; those you have stay.

rule-ML-TAV-03 = After hiring
    .text = Put the card with your other mercenaries, raise your reputation by its value and add its dice to your pool at once, rolling any persuasion die among them. These dice must still be used in this Deployment phase.
    .why = EN and FR say the new dice must be used, ES may; passing with dice is forbidden, so must.

rule-ML-TAV-04 = Four mercenaries on offer
    .text = Novices apart, 4 mercenaries (3 in solo) must be on offer for every visitor, so fill the empty dock after a hire. If the deck is empty, make a new one from the discards.

rule-ML-TAV-05 = Novices and excess glory
    .text = A novice has reputation 0 and may be hired even with no excess glory or less than none. It still takes the Tavern action and its price, which discounts lower as for a mercenary.
    .why = The limit compares reputations and a novice has none; the text treats hiring a novice as the second option of the same action.

rule-ML-TAV-06 = Free hires
    .text = A free hire by Rynia or by loot takes one mercenary from the docks without gold. The excess-glory limit still holds; no Tavern space is needed, panic in the Tavern does not matter, and neither beer nor a novice is possible.
    .why = Free concerns the gold only; no die is deployed in the Tavern, so space, panic and the beer that follows a die do not come into it.

rule-ML-TAV-07 = Falling below your reputation
    .text = If your glory drops below your reputation nothing is lost except that you cannot hire. Glory never goes below 0 and has no upper limit.
    .why = The rulebook lets clans without excess glory keep their mercenaries and speaks of 30 glory or more.

rule-ML-TAV-08 = A round of beer
    .text = After placing your die in the Tavern and before hiring you may pay 2 gold, never lowered by a discount, to discard all mercenaries on offer and show new ones. You may then hire one of those.
    .why = ES seems to forbid persuasion dice altogether here; EN and FR only keep the discount off the 2 gold, so a persuasion die may still be the die placed.

rule-ML-TAV-09 = Limits of beer
    .text = Beer may be bought once per Tavern action; the discarded mercenaries go to the discards and the novices stay. Hiring after beer is optional, so you may place a die just to buy beer; without beer you must hire.
    .why = The text says a round and that you may then hire; a visit without any effect would not be an action.

rule-ML-ARM-01 = Buying defense tokens
    .text = Deploy 1 strength or persuasion die to buy 1 to 3 defense tokens at 2 gold each. A persuasion discount is taken once from the sum, down to 1 at least.

rule-ML-ARM-02 = Defense token limit
    .text = You may store at most 5 defense tokens and discard any excess at once. Tokens lying on a path do not count.

rule-ML-PAW-01 = Dice for gold
    .text = Put any number of your dice, of any colors, into the Pawn Shop for 1 gold each. There is no limit on dice per action or on actions per round.

rule-ML-PAW-02 = No panic in the Pawn Shop
    .text = Panic never closes the Pawn Shop; no panic token names it.
    .why = Deduced: ES calls it always available, and without it a player could be left with dice that may neither be placed nor kept.

rule-ML-BAZ-01 = Buying equipment
    .text = Deploy 1 strength or persuasion die to buy 1 shown equipment card at its price, provided one of your mercenaries can take it. Then fill the dock from the deck, if a card is left.
    .why = EN and FR demand that the card can be placed; ES only tells you to assign it.

rule-ML-BAZ-02 = Carrying equipment
    .text = A bought card goes under one of your unassigned mercenaries. A mercenary carries at most 1 card of each type (weapon, armor, elixir).

rule-ML-BAZ-03 = Moving and dropping equipment
    .text = You may move and swap equipment among your unassigned mercenaries as you like, keeping to one card per type. You may discard equipment to make room.

rule-ML-BAZ-04 = Types of the ten cards
    .text = Weapons: Kedavra, Mortis, Pugnor, Slyzor. Armor: Noxx, Rashnek, Turzoks. Elixirs: Krakhen, Slham, Tergeo.
    .why = The types are icons on the cards; public player guides name weapon, armor and elixir and call the reroll cards elixirs. The rest is set here so that Caribdis turns off the dice bonuses.

rule-ML-MIN-01 = Digging for gold
    .text = Place 1 strength die on a free single space (right side) or a pair of strength dice on a free double space (left side). You gain the gold printed beside that space.
    .why = ES puts both kinds of space on the right, which is a slip; FR names no side.

rule-ML-OUT-01 = Sending a mercenary
    .text = Put the assignment token of a mercenary at the head of a free path of a mission or land, or on the assignment space of an Entrance path, and the dice on the spaces that belong to it. That mercenary is now assigned to that path. The Entrance of the Citadel can be chosen only while a monster stands there.

rule-ML-OUT-02 = Several mercenaries in one place
    .text = You may assign several of your mercenaries to different paths of the same place, each with an action of its own. Everything deployed in the Outside waits until the Adventure phase.

rule-ML-OUT-03 = Who may be assigned
    .text = Each mercenary may be assigned once per round. Leaders, wounded, settled and newly hired mercenaries may all go, to any free path in any order, next to rivals or to your own.
    .why = The assignment token can lie in only one place until Clean-up; the rulebook calls settled ones still active and bars nobody but novices.

rule-ML-MIS-01 = Two missions a round
    .text = Each round there are two missions, on the left a dice-rolling one with little risk, on the right a contract without any, each with 2 paths for mercenaries of the same or different clans. Only one mercenary can win a dice-rolling mission; in a contract each path has its own reward.
    .why = ES prints the paragraph on land paths here by mistake; EN and FR agree.

rule-ML-MIS-02 = Exact dice for a mission
    .text = Under the assignment token place exactly the dice the mission tile shows, no more and no fewer. Where the tile offers a choice of colors, each die may be any of them.

rule-ML-MIS-03 = No tokens on missions
    .text = Traps, defense tokens, potions and venoms are not taken along on missions.
    .why = All three rulebooks let you put a potion or a venom on the token when you assign a mercenary to a path, but all three limit its use to battle, and what they say about mission paths names dice alone. A mission is no battle: the token could do nothing there, not even against a penalty, and would only get round the storage limit.

rule-ML-LAN-01 = What a land is
    .text = A land is made up of three parts: land card, monster card and path header, the last with 4 paths that each give a benefit. In the Adventure phase paths act from left to right; the first occupied one always meets the monster, later ones meet it only if it is still there and otherwise may just try to conquer.

rule-ML-LAN-02 = Required and reinforcement dice
    .text = To enter a land path you must place the dice in the upper part of its header section. You may add reinforcement dice, up to those in the lower part.

rule-ML-LAN-03 = Colors on land paths
    .text = A die on a land path must have a color that its header space shows. Entrance paths take strength and magic dice only; persuasion dice never go there.
    .why = The header gives number and type of dice; the Entrance text names strength and magic.

rule-ML-LAN-04 = Traps and defense tokens on a land path
    .text = You may add traps, face down, and defense tokens. The 2 spaces at the bottom of the path are reserved for them; each further token takes the room of 2 dice spaces.
    .why = EN and ES agree; FR speaks of the same spaces by mistake.

rule-ML-LAN-05 = Room on a land path
    .text = A path has 2 token spaces and a fixed number of dice spaces (5). Dice plus 2 spaces for every token beyond the second may not exceed the dice spaces, and the required dice must always fit.
    .why = The rulebook gives the cost of extra tokens but not what happens when room runs out.

rule-ML-LAN-06 = One action, then closed
    .text = Token, dice, traps and defense tokens are all deployed in the same action. Nothing may be added to that path later.

rule-ML-LAN-07 = Tokens on a path are spent
    .text = Traps and defense tokens on a path are lost once the fight is over, used or not.
    .why = ES says any token, but all three versions bring potions and venoms home in Clean-up.

rule-ML-LAN-08 = Taking a potion or venom along
    .text = When you assign a mercenary to a land or Entrance path, you may put up to 1 potion and up to 1 venom from your store on its assignment token.

rule-ML-LAN-09 = Dice that must be there
    .text = Dice that every possible load of a path or mission holds are placed at once; you choose the others, one by one or as many of a kind as fit.
    .why = Where there is nothing to choose nobody is asked.

rule-ML-BEN-01 = Reroll benefit
    .text = A path with the reroll symbol lets you reroll 1 die of a shown color when its mercenary is activated. A number in the symbol is how often you may do so, with the same die or different ones.

rule-ML-BEN-02 = Defense talent benefit
    .text = Defense talents shown on a path may be used by its mercenary against monster attacks. They never become tokens.

rule-ML-BEN-03 = Gold benefit
    .text = Gold shown on a path is put on the assignment token at once. It is yours if the mercenary survives the battle.

rule-ML-BEN-04 = Potion or venom benefit
    .text = A potion or venom shown on a path comes from the supply onto the assignment token and may be used in the battle. If unused and the mercenary survives, it moves to your store. Together with tokens brought along a mercenary may thus carry 2 of a kind.
    .why = EN and ES mention the two of a kind; FR is silent.

rule-ML-BEN-05 = Path gold without a fight
    .text = Gold, potions and venoms from a path are kept by every mercenary alive in Clean-up, whether or not it fought.
    .why = The text asks for survival only, and Clean-up moves everything on the tokens of living mercenaries home.

rule-ML-ENT-01 = Place and access
    .text = The Entrance has a dock for 1 monster and 2 paths. You may deploy there only while a monster card is in the dock.

rule-ML-ENT-02 = What goes on an Entrance path
    .text = Put the assignment token on the space at the right, then any mix of strength dice, magic dice, face-down traps and defense tokens that fits; every token takes the room of 2 dice. At least 1 die or 1 token must be placed.
    .why = The number of dice spaces is not printed in the text; unlike land paths there are no separate token spaces.

rule-ML-ENT-03 = Help from the guards
    .text = The upper path gives 2 defense talents. The lower path gives 1 defense talent and 5 gold, which lies on the assignment token and is gained if the mercenary survives.
    .why = EN lists the two sets respectively and FR with or; ES names upper and lower.

rule-ML-ENT-04 = Tokens alone need a die in hand
    .text = You may place only tokens at the Entrance and keep your dice, but you need at least 1 die in your pool to take an action at all.
    .why = The Entrance text allows a single token, while an empty pool forces a pass.

rule-ML-SLA-01 = Using a settled land
    .text = As an action, deploy the dice shown on a settled land you own to get its benefit at once.

rule-ML-SLA-02 = Once per round, and without the settler
    .text = Each settled land works once per round, also while its settler is away on a path. If the settler dies or is promoted, the land becomes unsettled but stays yours.
    .why = The dice lie on the card until Clean-up like on any space; settlers may venture out, and only settling depends on them.

rule-ML-ADV-01 = Three steps in order
    .text = Resolve missions, then land battles, then the defense of the Citadel, skipping every place without an assigned mercenary. The dice-rolling mission comes before the contract, the left land before the right one.

rule-ML-ADV-02 = Activation
    .text = A mercenary is activated when its path is resolved: its mission, its meeting with the monster, or its try at conquest. This happens at most once per round; taking a hit from spores, a lash or a diverted die is no activation, yet defending is allowed.
    .why = Talents, rerolls and loot are tied to activating a mercenary, a word the rulebook uses without defining it.

rule-ML-DMI-01 = One mercenary
    .text = Roll all dice on the path, persuasion dice too, and apply talents and modifiers. With a sum that reaches the objective you gain the reward, otherwise you suffer the penalty; the tile is discarded either way.

rule-ML-DMI-02 = Two mercenaries, one succeeds
    .text = With 2 mercenaries both roll and modify. If only one reaches the objective, it gets the reward, the other suffers the penalty, and the tile is discarded.

rule-ML-DMI-03 = Two mercenaries, both succeed
    .text = If both reach the objective, the higher modified total wins the reward and the other gets 2 gold; on equal totals the left path wins. The tile is discarded.

rule-ML-DMI-04 = Two mercenaries, both fail
    .text = If both stay below the objective, both suffer the penalty and the tile is discarded.

rule-ML-DMI-05 = What changes a mission roll
    .text = A mission roll is changed by bonuses per die and by rerolls, from the mercenary, its gear or loot. Bonuses tied to capturing, eliminating or conquering do not count. Persuasion dice are rolled afresh; the face from preparation is forgotten.
    .why = The text speaks of relevant talents and modifiers; benefits of land paths and venom are not at hand on missions.

rule-ML-DMI-06 = One clan on both paths
    .text = A clan may hold both paths of a mission. In a dice-rolling mission it then gets the reward and the 2 gold if both succeed, and both outcomes if one succeeds and one fails.
    .why = The rulebook allows mercenaries of the same clan; nothing is said to cancel either result.

rule-ML-DMI-07 = A penalty that kills
    .text = A wound suffered as a penalty flips a healthy mercenary to wounded and kills a wounded one. Such a death gives no glory; everything else follows the rules of death.
    .why = Death glory is printed on land paths and at the Entrance only, and is tied to battles.

rule-ML-DMI-08 = A penalty larger than you can pay
    .text = A penalty takes what the tile names as far as the clan has it; the rest is forgiven.
    .why = The rulebook has no debt; low-risk missions should not end a clan.

rule-ML-CMI-01 = Fulfilling a contract
    .text = First the owner of the mercenary on the left path may discard the resource shown as objective for the reward on the left side of the tile; then the owner on the right path may do the same for the right side. Not fulfilling costs nothing.

rule-ML-CMI-02 = Paying for a contract
    .text = Dice on a contract path are placed but never rolled. The resource comes from the clan's own store, not from tokens lying on paths.
    .why = The text only asks to discard a resource; tokens on paths are committed to their battle.

rule-ML-CMI-03 = Kinds of mission reward
    .text = Rewards of both mission types are gained at once: glory, gold, potions, venoms, defense tokens, traps drawn blind from the pile, or loot picked from the offer, which is filled up at once. Storage limits apply.
    .why = The tiles are not described in the text; these are the goods the game knows, and no other rule is needed for any of them.

rule-ML-REV-01 = All traps of the place are flipped
    .text = A land battle starts by turning all traps on that land's paths face up. Dice granted by a trap come from the reserve onto the trap, whatever the room on the path; modifiers wait for the mercenary's attack.

rule-ML-REV-02 = Dice on traps belong to the path
    .text = Dice on a trap count as dice of that path in every way: they are rolled, boosted by bonuses per die and may be rerolled or, if magic, removed to weaken an attack.
    .why = The rulebook applies modifiers to all dice of a color on the path and places the trap there.

rule-ML-MAT-01 = Order of the battle
    .text = The battle starts at the leftmost occupied path: the monster attacks, then the mercenary, if alive, strikes back. Then the next occupied path to the right follows.

rule-ML-MAT-02 = Number of attack dice
    .text = The monster rolls as many black dice as its attack value. The player to the left of the attacked player rolls them.
    .why = Rolling calls for no decision; the game only shows the neighbor's name.

rule-ML-MAT-03 = Extra die for affinity
    .text = Add 1 die if the monster's affinity matches the land it defends.

rule-ML-MAT-04 = Extra dice of the round
    .text = Add as many dice as the space of the current round shows on the round track in force: the board's, or the round modifier tile where that covers it.
    .why = EN points to the track, ES to the round modifier; both mean the track in use.

rule-ML-MAT-05 = Special powers
    .text = Each monster has a special power that takes effect at the moment its text names.

rule-ML-MAT-06 = Magic against the attack
    .text = Before the attack is rolled you may remove magic dice from your path, one black die less for each. You may do this as often as you have magic dice.

rule-ML-MAT-07 = Hits and wounds
    .text = Every black die showing 3 or more is a hit, and every hit wounds your mercenary. The first wound flips its assignment token to the wounded side; a wounded mercenary that takes another wound dies.

rule-ML-MAT-08 = Sequence of one attack
    .text = Count attack value, affinity dice, round dice and dice from powers; take away diverted dice; then take away one die per removed magic die, not below 0. Roll, add automatic hits from powers even if no die was rolled, defend, and apply what is left as wounds.
    .why = The rulebook lists the parts but not their order; diverted dice are set apart first because they are rolled first.

rule-ML-MAT-09 = Which magic dice may be removed
    .text = Any magic die on the attacked mercenary's path that has not been rolled this round may be removed, also one lying on a trap or trick there. It is gone for the rest of the round.
    .why = All of them are dice deployed on the path; one die cannot both be removed and be rolled, and rolled dice stay as damage (ML-CAR-01).

rule-ML-DEF-01 = Defense tokens
    .text = After the attack roll you may discard defense tokens lying on your path; each cancels 1 hit.

rule-ML-DEF-02 = Talents and abilities
    .text = You may also cancel hits with special abilities: gear, mercenary talents, the path's defense talents and those of the Citadel's guards.

rule-ML-DEF-03 = Potions
    .text = You may discard potions lying on the mercenary's assignment token; each cancels 1 wound.
    .why = EN cancels a wound, ES heals one, FR cancels one about to be taken; the result is the same.

rule-ML-DEF-04 = Defending is optional
    .text = No defense has to be used, so you may let a mercenary die for the glory of its path. Hits beyond those needed to kill are wasted.
    .why = Every way to defend is offered with may.

rule-ML-DEF-05 = Using several potions
    .text = A potion works at the moment a wound would land, and several may be used against one attack. Healing an older wound first instead leads to the same state.
    .why = Reconciles the three wordings (ML-DEF-03).

rule-ML-DTH-01 = Card, gear and tokens are lost
    .text = When a mercenary dies, discard its card, everything on its assignment token and all its equipment at once.

rule-ML-DTH-02 = What stays on the path
    .text = Its assignment token leaves the path, and so do unused dice and tokens. If the mercenary had already attacked the monster, its rolled dice and its traps stay as damage.

rule-ML-DTH-03 = Glory for the fallen
    .text = If a mercenary dies in a land battle, its clan gains the glory printed on the top space of its path.

rule-ML-DTH-04 = Reputation lost
    .text = A clan's reputation falls by the reputation of the mercenary that died.

rule-ML-DTH-05 = A clan without mercenaries
    .text = If you have lost all your mercenaries, a free novice becomes your new leader when the next round starts, before dice are prepared. You keep your glory and goods, and gold below 5 is raised to 5.

rule-ML-DTH-06 = When a clan counts as lost
    .text = A clan that still has a novice or a settled mercenary is not lost: that one becomes leader in step 4.3. For a lost clan the free novice is given without asking.
    .why = Novices are spoken of as mercenaries (the same wages as other mercenaries), and a clan without a leader could not play.

rule-ML-DTH-07 = Killed outside its own turn
    .text = A mercenary killed by Sporus, a final lash or a diverted die gives the death glory of its path as usual. If it had not attacked yet, its dice leave the path; dice it had rolled stay as damage.
    .why = Such deaths happen during the land battle, and the rule on rolled dice only asks whether it had attacked.

rule-ML-DTH-08 = Where lost cards and tokens go
    .text = A hired mercenary that dies or deserts goes to the mercenary discards, its token back to the supply unwounded. Its gear goes to the equipment discards, traps to the trap discards, and a novice that deserts returns to the novice stack.
    .why = The rulebook says discard and rebuilds the mercenary deck and the trap pile from the discards; novices have a stack of their own.

rule-ML-ATK-01 = Rolling the attack
    .text = A mercenary still alive after the monster's attack may try to capture or eliminate it. Roll the dice on its path and compare the total with the capture value (CV) and elimination value (EV) of the monster.

rule-ML-ATK-02 = Bonuses are compulsory
    .text = Revealed traps, the mercenary's Outside talent and its equipment must be applied; only rerolls are optional. A bonus per die counts for every die of its color on the path.

rule-ML-ATK-03 = Venom
    .text = You may discard venoms lying on the assignment token for +2 each to the attack result.

rule-ML-ATK-04 = One die at a time
    .text = Dice may be rolled singly, and you may stop whenever you like with the others unrolled, for instance to capture instead of eliminating.
    .why = EN and ES allow stopping anywhere, FR when the wanted value is reached.

rule-ML-ATK-05 = Declining to attack
    .text = You may decline to attack. Then no die is rolled, no damage is left, and the mercenary has had its turn against the monster.
    .why = The rulebook says that you may attempt it.

rule-ML-ATK-06 = Order within an attack
    .text = Roll any number of dice in any order; rerolls and loot may be used between dice, venom last. When you stop, the totals are counted once with all bonuses. Rolling everything at once is the same as never stopping.
    .why = The rulebook sets no order; this one keeps every printed choice open.

rule-ML-ATK-07 = How rerolls work
    .text = A reroll replaces the face, and the new face stands even if it is worse. A source that names a number of dice rerolls that many different dice once each; a source that names a number of times may pick the same die again.
    .why = Karunna, path benefits and loot count rerolls and let you repeat a die; Sckrat and the elixirs count dice.

rule-ML-ATK-08 = Winning without rolling
    .text = If damage from earlier paths already suffices, you may stop before rolling any die. With a trap and carried damage of at least the CV you capture at once; a flat trap bonus is still added and can make it an elimination.
    .why = Stopping is allowed at any point, also before the first die.

rule-ML-CAP-01 = Capture
    .text = To capture you need a trap on the mercenary's path and a total of at least the CV that does not reach the EV. You gain the capture reward of glory and gold, and the monster is discarded; a revealed trick is no trap.

rule-ML-CAP-02 = Elimination
    .text = With a total of at least the EV you eliminate the monster and gain its elimination reward. Keep the card, trophy side up, in your play area.
    .why = ES itemizes the reward as glory and trophies.

rule-ML-CAP-03 = Selling trophies
    .text = At any time, and not as an action, you may turn a trophy in for 5 gold per trophy point; the card is then discarded.

rule-ML-CAP-04 = Two totals
    .text = Count an elimination total with bonuses meant for eliminating only and a capture total with bonuses meant for capturing only. If the elimination total reaches the EV, the monster is eliminated; otherwise it is captured if the traps suffice and the capture total reaches the CV. Compulsory bonuses cannot be waived.
    .why = Bonuses that do not count for eliminating cannot push a roll over the EV. A stricter reading would also bar a capture total above the EV; that would let Torko make a good roll fail, so only the elimination total is compared with the EV.

rule-ML-CAP-05 = Counting traps
    .text = Only traps on the attacker's own path count, revealed or not, whatever their effect. Turfus needs two of them; Saruna needs none, not even against Turfus.
    .why = The rulebook asks for a trap deployed on the path, and Saruna's text has no exception.

rule-ML-CAP-06 = Extras for the deed
    .text = Talents such as Lusara and Puargh pay only when that very mercenary does the deed. Glory loot may be discarded when any of your mercenaries does it, at that moment and not later.
    .why = ES ties Lusara's gain to her own success; loot names the deed, not the doer.

rule-ML-CAR-01 = Failed attacks leave damage
    .text = If the attack fails, leave the traps and rolled dice on the path; the modified total is damage done to the monster. Then the following occupied path faces the monster's attack and adds the totals of the paths to its left to its own.

rule-ML-CAR-02 = Bonuses stay on their path
    .text = Modifiers from a trap change only dice of the path it lies on, and those from talents and gear only dice of the path their mercenary is on.

rule-ML-CAR-03 = What is carried
    .text = Faces, bonuses per die, flat trap bonuses, venom and loot boosts per die are carried. Bonuses for capture only or elimination only are not. Damage lapses when the battle with this monster ends.
    .why = The modified total is carried, but a one-sided bonus has no meaning in the other total; the dice leave the board each round.

rule-ML-EOB-01 = Victory
    .text = The battle ends when the monster is captured or eliminated or when every assigned mercenary has fought and failed. After a victory remove dice, traps and defense tokens of all who took part; mercenaries who have not fought keep theirs for the conquest.

rule-ML-EOB-02 = Defeat
    .text = If the monster is not beaten, the land cannot be conquered this round. In Clean-up the monster moves to the Entrance of the Citadel, where it spreads panic.

rule-ML-CON-01 = Rolling for the land
    .text = Once the monster is beaten, each mercenary that has not fought may try to conquer the land, from left to right. Roll the dice on its path and apply all modifiers; a total of at least the conquest value succeeds. Paths further right are therefore the ones for conquerors.

rule-ML-CON-02 = Failed tries add up
    .text = The modified result of a failed try is added to the roll of the next mercenary. Traps, talents and gear still only change dice of their own path.

rule-ML-CON-03 = Reward for conquest
    .text = The conqueror at once gains the glory on the land card and puts the card below the clan progress track.

rule-ML-CON-04 = Who may conquer
    .text = Only living mercenaries that have not been the active path against the monster may try. If the monster falls to the last occupied path, nobody conquers, and land and header stay for the next round.
    .why = The rulebook reserves conquest for those who have not fought; declining to attack still uses up the meeting with the monster.

rule-ML-CON-05 = Venom in conquest
    .text = Venom may be used for +2 each in a conquest roll. Gator forbids it only in its own battle.
    .why = Conquest is part of the land battle and all modifiers apply; a public player guide also describes venoms as usable against lands.

rule-ML-CON-06 = Traps in conquest
    .text = Trap dice and trap bonuses per die count in a conquest roll; the flat +4, +6 and +8 do not.
    .why = The flat ones are worded for attacking a monster.

rule-ML-CON-07 = Trying is optional and whole
    .text = You may decline to try. If you try, roll all dice of the path together, then use rerolls and venom; the whole modified total is carried if it fails, conquest bonuses such as Geas included.
    .why = The rulebook says may; stopping early is offered only for captures, and in conquest every bonus serves the one purpose.

rule-ML-STL-01 = Settling a land
    .text = On conquering a land, or later whenever you have one available, you may place any of your mercenaries with the same affinity on it as settler. It need not be the conqueror, and a settled land can be used by an action in Deployment.
    .why = EN says hired mercenaries; ES and FR say your mercenaries, so the initial mercenary may settle too.

rule-ML-STL-02 = Life of a settler
    .text = Settled mercenaries draw no wages and cannot leave the land, unless they are the last one who can become leader. They stay active and may be assigned to paths.

rule-ML-STL-03 = The leader does not settle
    .text = A leader cannot be a settler, and one land has one settler.
    .why = Leader dock and land are two places, and being promoted is named as the one way off a land.

rule-ML-PLU-01 = Plundering
    .text = A mercenary on a land path that neither beats the monster nor conquers the land takes a loot token from the offer. When a land has been fully resolved, fill the offer up to 4.

rule-ML-PLU-02 = Using loot
    .text = Loot may be discarded at any time for its benefit; tokens with the Outside symbol only in the Adventure phase. Loot won in one land may be used in a later battle of the same round.
    .why = The symbol is an icon; it is taken to be on tokens whose effect belongs to rolls and deeds (ML-LOT-01 to 04, 06, 11, 14 and 16).

rule-ML-PLU-03 = Picking loot
    .text = Loot is picked at the end of each land, from left to right, one token per living mercenary without success. Mercenaries that never acted because the land was already taken also plunder; dead ones do not.
    .why = ES speaks of mercenaries who return without reward; EN of any who did not succeed. Waiting for the end lets all pick from the same offer of 4.

rule-ML-DCI-01 = When it happens
    .text = This step is played only if a monster stands at the Entrance and at least 1 mercenary is assigned there.

rule-ML-DCI-02 = Like a land battle
    .text = Turn all traps on both paths face up and fight as in a land battle, upper path first. Affinity gives no extra die and there is nothing to conquer; the extra dice of the round still count.
    .why = The text calls it almost identical and names only affinity and conquest as differences.

rule-ML-DCI-03 = Death at the Entrance
    .text = A clan whose mercenary dies defending the Citadel gains 3 glory.

rule-ML-DCI-04 = Panic ends, or the monster stays
    .text = When the monster at the Entrance is captured or eliminated, take all panic tokens off the buildings and shuffle them face down into the stack. Otherwise the monster stays where it is.

rule-ML-DCI-05 = One victor, no loot
    .text = Only one of two mercenaries can beat the monster. The other gets no loot, whether it failed or had no chance to fight.
    .why = FR adds those who had no chance to prove themselves; EN and ES agree in sense. Gold of the lower path is kept by a survivor (ML-ENT-03).

rule-ML-DCI-06 = Talents that name an affinity
    .text = Defense talents against monsters of certain affinities also work at the Entrance, by the affinity printed on the monster.
    .why = EN and FR say affinity is not used there, ES explains that there is no land; what falls away is matching with a land, while these talents look at the monster alone.

rule-ML-CLN-01 = Coming home
    .text = Players take back the assignment tokens of their living mercenaries with all gold, potions and venoms on them. All traps and defense tokens left on paths are discarded, used or not.

rule-ML-CLN-02 = Wounds last
    .text = A wounded mercenary stays wounded. You may discard a potion to heal it and flip its token back.

rule-ML-CLN-03 = Heal before the limit
    .text = Healing in step 4.1 comes before potions and venoms above the limit of 3 are discarded.
    .why = Tokens come home and may be used in the same step; discarding first would waste potions that could heal.

rule-ML-PAN-01 = Monsters move to the Entrance
    .text = Every monster that was fought in the Adventure phase and neither captured nor eliminated moves to the Entrance of the Citadel.
    .why = EN and ES move monsters that were attacked; FR simply says not beaten (see ML-PAN-05).

rule-ML-PAN-02 = Only one may stay
    .text = If several monsters meet at the Entrance, the highest attack value wins the place, and between equal attack values the higher EV. The others are discarded.

rule-ML-PAN-03 = Drawing panic
    .text = If a monster stands at the Entrance, turn up the top panic token and put it on the building it names.

rule-ML-PAN-04 = Panic closes a building
    .text = No dice can be deployed in a building with a panic token.

rule-ML-PAN-05 = Which monsters were fought
    .text = A monster counts as fought if at least one mercenary met it this round, even if that mercenary died first or declined to attack. A land nobody visited keeps its monster.
    .why = EN and ES say attacked; the end-of-battle text moves every unbeaten active monster, and a land without mercenaries has no battle.

rule-ML-PAN-06 = Full tie at the Entrance
    .text = Printed attack values are compared, without extra dice, and then EV. If both are equal, the monster already there stays; between two newcomers the one from the left land stays.
    .why = The rulebook stops at EV; keeping the resident changes least.

rule-ML-PAN-07 = Timing of panic
    .text = A monster that arrives in this clean-up causes panic at once. A victory at the Entrance has cleared the buildings before that, so only what the newcomer causes lies there afterwards. With an empty stack no token is drawn, and a second token for the same building changes nothing.
    .why = Step 4.2 moves monsters before it draws; the citadel battle lies in the phase before.

rule-ML-LEA-01 = Promotion
    .text = If your leader died this round, your available mercenary with the highest reputation becomes leader; ties go to the higher hire cost, then to your choice. Settled mercenaries are available only if there is nobody else.

rule-ML-LEA-02 = Novices as leaders
    .text = Order of promotion: unsettled mercenaries by reputation, cost and choice; then novices; then settled mercenaries in the same way. A promoted mercenary keeps its reputation, and a promoted settler leaves its land unsettled.
    .why = A novice has reputation 0 but is available, while settled ones come last by the printed rule.

rule-ML-LEA-03 = A recruit for a clan without anybody
    .text = If your clan has nobody left in step 4.3 and you hire a mercenary with loot in the window before wages, it becomes your leader at once. As leader it draws no wages, and your clan does not count as lost when the next round starts.
    .why = Step 4.3 is over by then and the free novice is for a clan without any mercenary, so nothing else would give this clan the leader that it cannot play without.

rule-ML-WAG-01 = Wages
    .text = Pay for each wage icon of your mercenaries, except the leader and settled ones: 1 gold if your glory is 10 or less, 2 gold at 11-20, 3 gold above 20.
    .why = The icon itself is missing from the texts; the number on each card is our own.

rule-ML-WAG-02 = Too little gold
    .text = If you cannot pay everything, pay all the gold you have; then your mercenary with the highest reputation, leader and settled ones excepted, deserts, ties going to the higher cost and then to your choice. Its equipment may pass to other mercenaries who can carry it and is otherwise discarded.

rule-ML-WAG-03 = One deserter, no forced sale
    .text = Wages come after promotion and use your glory at that moment. However much is missing, exactly one mercenary leaves. Nobody has to sell trophies or loot first.
    .why = The text names one mercenary and speaks only of the gold you have; selling is always may.

rule-ML-WAG-04 = Reputation after desertion
    .text = A deserter lowers your reputation by its value, as a death does; it gives no glory.
    .why = The marker always equals the sum of the clan (ML-CLA-05).

rule-ML-GLO-01 = Checking the end
    .text = If this was round 6 or a clan has 30 or more glory now, the game ends and scores are counted.

rule-ML-GLO-02 = The last clean-up
    .text = In the last round steps 4.1 to 4.4 are played in full, leader change and wages included; steps 4.6 to 4.8 are not.
    .why = The check is the fifth step, so everything before it has happened.

rule-ML-RES-01 = Dice go back
    .text = All dice in the buildings, in the Outside and on cards return to the reserve. What each clan has next round is counted anew in Dice Pool Preparation.

rule-ML-RES-02 = New missions
    .text = Discard the missions still lying there and place new ones from the bag, one of each type.

rule-ML-RES-03 = New monsters, lands and headers
    .text = At the lands, fill empty monster docks from the monster deck and empty land docks from the land deck; neither the Entrance dock nor, with 1 or 2 players, the right land is filled. A new land also gets a new path header; a land that stays keeps its header.
    .why = A new header lies with a random side up, as at setup.

rule-ML-RES-04 = What stays
    .text = Loot, the traps of the Lodge, the mercenaries of the Tavern and the equipment of the Bazaar stay as they are. They are refilled when something is taken, loot after each land battle.

rule-ML-RES-05 = Drawing missions
    .text = Each round two tiles are drawn: the first goes left with side A up, the second right with side B up.
    .why = Tiles are two-sided, and setup shows this order; one of each type then needs no searching.

rule-ML-FPL-01 = Passing the first player tile
    .text = The player with the least reputation gets the first player tile, side A up. On a tie the current first player hands it to the tied player nearest on the right.
    .why = With the Queen's Grant variant side B stays up (ML-QGR-01).

rule-ML-FPL-02 = Tie including the holder
    .text = Right means against the turn order. Among tied players look from the holder counter-clockwise; the holder comes last.
    .why = FR says the nearest in the direction opposite to the turn order; the holder hands the tile on, so others come first.

rule-ML-RND-01 = Next round
    .text = Move the round marker one space forward; the next round begins with Dice Pool Preparation.

rule-ML-TAL-01 = Once per round
    .text = Every mercenary has a talent, and equipment adds abilities. Each talent and each ability may be used once per round.

rule-ML-TAL-02 = Outside talents
    .text = What carries the Outside symbol, be it talent or ability, takes effect in the Adventure phase, at the moment its mercenary is activated on a path.
    .why = The symbol is an icon; ES adds in the Outside to the texts that carry it, and the component entries follow ES.

rule-ML-TAL-03 = Other talents
    .text = Talents and abilities without that symbol belong to the Deployment phase and are optional.

rule-ML-TAL-04 = Talents while assigned, fresh hires and gear
    .text = Deployment talents and gear work even if their mercenary is assigned or was hired this very round; only Fandor and Wormee must be unassigned. Gear moves only between unassigned mercenaries, and novices may carry gear.
    .why = Only for these two do the texts name the restriction (EN for Fandor, ES and FR for both); novices are never assigned and are nowhere barred from gear.

rule-ML-NOV-01 = A novice's die and talent
    .text = A novice contributes 1 strength die. Once per Deployment phase it turns one die of your pool into a die of another color: put the old die on the card until Clean-up and take the new one from the reserve. This is no action, and the new die must be used in the same phase.
    .why = ES says the new die can be used at once, EN and FR that it must be used; both hold.

rule-ML-NOV-02 = What novices cannot do
    .text = Novices have no assignment token and no affinity: they cannot be assigned or settle and do not count for affinity points. They are paid wages like other mercenaries.

rule-ML-DTT-01 = Talent or token
    .text = A defense talent cancels 1 hit of a monster like a defense token does, but needs no room on the path and is not used up: it may be used once per round. A token is discarded after use or in Clean-up and must have been deployed on the path.

rule-ML-DTT-02 = Tricks
    .text = Defense tokens also work against tricks in the Trick module; defense talents do not.

rule-ML-DTT-03 = Each talent icon counts singly
    .text = Every single defense talent, from mercenary, gear, path or guards, may be used once per round, all in one attack or spread over several. Gorgosh blocks all of them; tokens still work.
    .why = Once per round is printed for talents; a mercenary can be hit more than once in a round by spores, lashes and diverted dice.

rule-ML-POT-01 = Healing at home
    .text = You may discard a stored potion to heal one of your unassigned wounded mercenaries.

rule-ML-POT-02 = In battle and afterwards
    .text = Potions and venoms taken along can be used in battle: a potion against a wound, a venom for +2. Unused ones are not lost and come home with a survivor.
    .why = FR calls unused ones lost here but brings them home in its own clean-up step; EN and ES keep them.

rule-ML-POT-03 = Heal before a potion is lost
    .text = Where potions you gain would exceed the limit of 3 while a mercenary at home is wounded, you may heal with potions first, in any phase.
    .why = Healing has no time limit in the rulebooks; at the table nobody would discard a potion that could still heal.

rule-ML-SCO-01 = Glory, reputation, trophies
    .text = Each clan scores 1 VP per glory, 1 VP per reputation and the trophy value (1-3 VP) of every eliminated monster it kept. The clan with the most VP wins.

rule-ML-SCO-02 = Affinity points
    .text = For each of the four affinities count the icons on your mercenaries, initial ones included, and on your lands, settled or not. Each affinity scores by number: 0 icons 0 VP, 1-2 icons 1, 3 icons 3, 4 icons 5, 5 icons 7, 6 or more 10.
    .why = FR gives no details on what counts; EN and ES agree.

rule-ML-SCO-03 = Which icons count
    .text = Icons count on mercenaries alive and in the clan at the end, the leader included, and on owned lands. Novices have none. One or two icons of an affinity give 1 VP together, not each.
    .why = Initial mercenaries are named as counting; the table has one column for 1-2.

rule-ML-TIE-01 = Breaking a tie
    .text = Among clans with equal VP the leader with the higher reputation decides, then the most trophies, then the most gold.
    .why = ES puts gold before trophies; EN and FR agree on this order.

rule-ML-TIE-02 = Counting for tie-breaks
    .text = Trophies are compared by trophy points, and the trophy loot counts 3. An initial leader or a novice as leader counts as reputation 0.
    .why = The loot text speaks of one token as three trophies, so points are meant, not cards.

rule-ML-TIE-03 = Complete tie
    .text = If everything is equal, the tied clans share the victory.
    .why = The rulebook asks for another game; a match here needs a result.

rule-ML-TRI-01 = Adding tricks
    .text = With this module the 18 tricks and 6 shielded traps are shuffled into the trap supply at setup. They are bought in the Hunter's Lodge like other traps and kept face down.

rule-ML-TRI-02 = A revealed trick is no trap
    .text = Improved and shielded traps still count as traps after being revealed. A revealed trick does not, so it cannot help to capture.

rule-ML-TRI-03 = Clash between mercenaries
    .text = In every monster battle this step replaces the revealing of traps. From the leftmost occupied path to the right, each player decides for each own token, one by one from top to bottom, whether to reveal it, until done or unwilling; then the next path follows.
    .why = Top to bottom is the order in which the owner laid the tokens down when deploying.

rule-ML-TRI-04 = Revealing a trap or a trick
    .text = A revealed improved or shielded trap gives its bonus. A revealed trick acts at once on an adjacent path that you pick; the player there may cancel it by discarding a defense token from the path, and then the trick is discarded too. Defense talents do not help.

rule-ML-TRI-05 = Diverting attack dice
    .text = A diverting trick is used when the monster is about to attack its owner: before rolling, the owner may turn 1 or 2 black dice, as the trick says, against the targeted mercenary. They are rolled first, and the target may defend as usual, also by removing magic dice before that roll.
    .why = ES says by the normal rules; EN and FR mention the magic dice.

rule-ML-TRI-06 = Stealing dice
    .text = A stealing trick moves the dice it names, or as many as there are, from the adjacent path onto the trick. Stolen dice ignore the room on the thief's path. Dice on a shielded trap cannot be stolen.
    .why = Only EN says that stolen dice do not count against the path.

rule-ML-TRI-07 = Tokens left face down
    .text = An unrevealed token, trick or trap, still counts as a trap for capturing but gives nothing else. Whatever has been revealed must be used.
    .why = The rulebook says that revealing a trick ends its use as a trap, so before that it is one; revealing itself is optional.

rule-ML-TRI-08 = Targets and stolen dice
    .text = The target is the path next to yours in the same place if a living mercenary is there; the two Entrance paths are adjacent. You choose which dice to take, from path, ordinary traps or tricks. Stolen dice belong to your path: you roll, boost or, if magic, remove them.
    .why = The text names adjacent paths and excepts only shielded traps.

rule-ML-TRI-09 = A diverting trick not used
    .text = If the monster never attacks the owner of a diverting trick, or the target is dead by then, the trick lapses.
    .why = It can only turn dice of an attack on its owner against a living target.

rule-ML-QGR-01 = The grant
    .text = At the end of round 1 the first player tile is turned to side B and stays so. From then on its holder may take in Dice Pool Preparation 1 die of any of the three colors and also one of these: 1 potion or venom, 1 defense token, or 2 gold.
    .why = ES leaves out the venom; EN and FR list it.

rule-ML-QGR-02 = Details of the grant
    .text = The grant starts in round 2 and belongs to the player who holds the tile then. The die lasts this round only and is rolled if it is persuasion; the token obeys the storage limits.
    .why = The tile is passed in step 4.7 before the next preparation; dice are counted anew every round.

rule-ML-QGR-03 = Before the rolls
    .text = The Queen's Grant is taken before persuasion dice are rolled.
    .why = The grant belongs to the preparation of the dice pools, and persuasion is rolled only once they are ready.

rule-ML-MMA-01 = Extra monsters
    .text = In the Dice Pool Preparation of rounds 2, 4 and 6 draw a monster and place it at the Entrance of the Citadel, unless one stands there already. It causes panic only if it has not been beaten by the end of the round.

rule-ML-MMA-02 = The extra monster afterwards
    .text = A surviving extra monster is treated like any other at the Entrance: in that round's step 4.2 it competes with newcomers and panic is drawn. Dogor drawn this way simply takes the Entrance; no second card is drawn.
    .why = The variant changes only how the monster arrives, and here there is no land dock to refill.

rule-ML-SOL-01 = Solo setup
    .text = The rulebooks print only the setup of a solo game: one land and a Tavern of 3 mercenaries. The rest, Madhala and her dice, is our own design. You play with the spaces open to 2 players, are always first player, and skip step 4.7.
    .why = One land and 3 mercenaries are printed. Public descriptions name a solo opponent Madhala whose token and dice block the player, but no rulebook prints how; ML-SOL-02 to ML-SOL-10 are our own.

rule-ML-SOL-02 = Who Madhala is
    .text = Madhala is a rival who only takes up room. She has no clan, gold or mercenaries, is never attacked, buys nothing and scores nothing.
    .why = Design: known are only a token and dice that get in the way.

rule-ML-SOL-03 = Madhala's dice
    .text = In each Dice Pool Preparation Madhala gets blocking dice: 4 in rounds 1 and 2, 5 in rounds 3 and 4, 6 in rounds 5 and 6. Tutorial level gives 1 fewer, Hard 1 more, Cut-throat 2 more.
    .why = Design: the pressure grows with the player's pool, which grows from about 5 to about 12 dice.

rule-ML-SOL-04 = When she places
    .text = After each of your Deployment actions Madhala places one blocking die, while she has any. When you pass she stops, and the rest of her dice are unused.
    .why = Design: she moves like an opponent in turn order, one die at a time.

rule-ML-SOL-05 = Which building she blocks
    .text = A die roll names the building: 1 Hunter's Lodge, 2 Alchemist, 3 Tavern, 4 Armory, 5 Bazaar, 6 Mine. If it is full or in panic, try the next number, 1 following 6; if all are closed, the blocking die is set aside.
    .why = Our own design: every result is playable. The Pawn Shop cannot be blocked.

rule-ML-SOL-06 = Which space she takes
    .text = The blocking die takes the leftmost open space, at the Alchemist the upper one before the lower. In the Mine it takes the best-paid open single space, or else the best-paid open double space, which one blocking die fills.
    .why = Design: she always takes what the player would like best in that building.

rule-ML-SOL-07 = What her dice are
    .text = Blocking dice fill spaces and nothing else. They are no persuasion dice, do not enter discounts, and return in step 4.6.
    .why = Design: the persuasion chain ignores dice of other colors, and hers are treated as such.

rule-ML-SOL-08 = The Madhala token
    .text = At the end of each Dice Pool Preparation a die roll places her token: 1-4 on that path of the land counted from the left, 5 on the left path of the dice-rolling mission, 6 on the left path of the contract. That path is closed for the round; no one is on it, so it is skipped and nothing can be aimed at it.
    .why = Design: one Outside path is lost each round, never all of a place.

rule-ML-SOL-09 = Modules in solo
    .text = The Trick module and the Queen's Grant are not used in solo. More Monster Action and all difficulty levels may be.
    .why = Tricks need rivals, and the grant would go to the same player every round.

rule-ML-SOL-10 = Score ranks
    .text = Count your VP as usual and read your rank: up to 24 Wanderer, 25-34 Recruit, 35-44 Mercenary, 45-54 Captain, 55-64 Clan Leader, 65 and more Champion of the Queen. You have beaten Madhala with 45 VP or more.
    .why = Design: 45 is the low end of a winning score in a full game (45-60).

rule-ML-EQP-01 = Krakhen (elixir)
    .text = When the bearer is activated on a path, you may reroll up to 2 of its magic dice.
    .why = EN says 1 die, ES and FR say 2; two against one, and EN has the older list.

rule-ML-EQP-02 = Kedavra (weapon)
    .text = In a conquest roll each magic die on the bearer's path counts +2.

rule-ML-EQP-03 = Mortis (weapon)
    .text = Each magic die on the bearer's path counts +1, in missions, monster battles and conquest alike.

rule-ML-EQP-04 = Noxx (armor)
    .text = Gives the bearer 1 defense talent against monster attacks; it does not work against tricks.

rule-ML-EQP-05 = Pugnor (weapon)
    .text = Each strength die on the bearer's path counts +1, in missions, monster battles and conquest alike.

rule-ML-EQP-06 = Rashnek (armor)
    .text = Once per round, when you use the Mine, you gain 2 gold more.
    .why = EN prints the working title BACKPACK; ES and FR have the final name.

rule-ML-EQP-07 = Slham (elixir)
    .text = When the bearer is activated on a mission, you may reroll up to 2 of its persuasion dice.
    .why = EN prints SIHAM and 1 die; ES and FR print SLHAM and 2 dice. Persuasion dice are rolled in the Adventure phase only on missions.

rule-ML-EQP-08 = Slyzor (weapon)
    .text = When attacking a monster, to capture or to eliminate, each strength die on the bearer's path counts +1. It does nothing in missions and conquest.

rule-ML-EQP-09 = Tergeo (elixir)
    .text = When the bearer is activated on a path, you may reroll up to 2 of its strength dice.
    .why = EN says 1 die, ES and FR say 2 (as ML-EQP-01).

rule-ML-EQP-10 = Turzoks (armor)
    .text = Once per round the total of one trap purchase is 4 gold lower, down to 0 at least.
    .why = EN prints the working title TRAP; ES and FR have the final name.

rule-ML-LND-01 = Al-Dahn
    .text = Action: deploy 1 strength die to take 1 loot token of your choice from the offer, then fill the offer.

rule-ML-LND-02 = Ghadik
    .text = Action: deploy 2 persuasion dice to gain 9 gold.

rule-ML-LND-03 = Gurban
    .text = Action: deploy 2 dice, each strength or persuasion, to gain 3 magic dice for this round.

rule-ML-LND-04 = Kale
    .text = Action: deploy 1 magic die to gain 3 potions, up to your limit.

rule-ML-LND-05 = Kyzhul
    .text = Action: deploy 1 strength die to gain 2 persuasion dice for this round, rolled at once.

rule-ML-LND-06 = Negueria
    .text = Action: deploy 1 die of each color (strength, magic, persuasion) and gain 2 glory.

rule-ML-LND-07 = Rynia
    .text = Action: deploy 2 strength dice and hire a mercenary from the Tavern docks without paying.
    .why = The excess-glory limit holds (ML-TAV-06).

rule-ML-LND-08 = Skyehn
    .text = Action: deploy 1 magic die to gain 3 strength dice for this round.

rule-ML-LND-09 = Thaklan
    .text = Action: deploy 2 dice, each strength or magic, to gain 3 persuasion dice for this round, rolled at once.

rule-ML-LND-10 = Uyuniah
    .text = Action: deploy 2 dice, each strength or persuasion, to take 1 shown equipment card from the Bazaar without paying.
    .why = It must be placeable with an unassigned mercenary; like free hires it needs no Bazaar space and works under panic.

rule-ML-LND-11 = Wahibah
    .text = Action: deploy 1 magic die to gain 3 defense tokens, up to your limit.

rule-ML-LND-12 = Yuha
    .text = Action: deploy 1 persuasion die to gain 2 magic dice for this round.

rule-ML-TRP-01 = Trap: 1 strength die
    .text = When revealed, 1 strength die from the reserve is put on this trap and belongs to the path.

rule-ML-TRP-02 = Shielded trap: 1 strength die
    .text = When revealed, 1 strength die from the reserve is put on this trap; tricks cannot take it. Trick module only.

rule-ML-TRP-03 = Trap: +1 per strength die
    .text = Each strength die on this path counts +1.

rule-ML-TRP-04 = Trap: +2 per strength die
    .text = Each strength die on this path counts +2.

rule-ML-TRP-05 = Trap: +3 per strength die
    .text = Each strength die on this path counts +3.

rule-ML-TRP-06 = Trap: 2 strength dice
    .text = When revealed, 2 strength dice from the reserve are put on this trap and belong to the path.

rule-ML-TRP-07 = Shielded trap: 2 strength dice
    .text = When revealed, 2 strength dice from the reserve are put on this trap; tricks cannot take them. Trick module only.

rule-ML-TRP-08 = Trap: 3 strength dice
    .text = When revealed, 3 strength dice from the reserve are put on this trap and belong to the path.

rule-ML-TRP-09 = Trap: 1 magic die
    .text = When revealed, 1 magic die from the reserve is put on this trap and belongs to the path.

rule-ML-TRP-10 = Shielded trap: 1 magic die
    .text = When revealed, 1 magic die from the reserve is put on this trap; tricks cannot take it. Trick module only.

rule-ML-TRP-11 = Trap: +1 per magic die
    .text = Each magic die on this path counts +1.

rule-ML-TRP-12 = Trap: +2 per magic die
    .text = Each magic die on this path counts +2.

rule-ML-TRP-13 = Trap: 2 magic dice
    .text = When revealed, 2 magic dice from the reserve are put on this trap and belong to the path, whatever its room.
    .why = EN stresses the room only on the larger magic traps; it holds for every dice trap (ML-REV-01).

rule-ML-TRP-14 = Shielded trap: 2 magic dice
    .text = When revealed, 2 magic dice from the reserve are put on this trap, whatever the room; tricks cannot take them. Trick module only.

rule-ML-TRP-15 = Trap: 3 magic dice
    .text = When revealed, 3 magic dice from the reserve are put on this trap and belong to the path, whatever its room.
    .why = ES repeats its line on 3 strength dice here; EN and FR say magic.

rule-ML-TRP-16 = Trap: +4
    .text = Adds 4 to the total when attacking a monster, for capturing and eliminating, not for conquest.
    .why = EN and FR say attacking a monster, ES to eliminate or capture.

rule-ML-TRP-17 = Trap: +6
    .text = Adds 6 to the total when attacking a monster, for capturing and eliminating, not for conquest.

rule-ML-TRP-18 = Trap: +8
    .text = Adds 8 to the total when attacking a monster, for capturing and eliminating, not for conquest.

rule-ML-TRP-19 = The initial trap
    .text = The initial trap has no price and works like the trap with 1 strength die. Once discarded it is out of the game and never comes to the Lodge.
    .why = No rulebook says in words what the initial trap does. All three say that turning up the traps on a path shows their effects, and none lists a trap without one; so the initial trap is given the weakest effect of the list, which suits a free token. Without a price it could not be sold, so it may not enter a pile made from discards.

rule-ML-TRK-01 = Trick: steal 1 magic die
    .text = Move 1 magic die from an adjacent path onto this trick.

rule-ML-TRK-02 = Trick: steal up to 2 magic dice
    .text = Move up to 2 magic dice from an adjacent path onto this trick.
    .why = ES says 2; EN and FR say up to 2.

rule-ML-TRK-03 = Trick: steal 1 strength die
    .text = Move 1 strength die from an adjacent path onto this trick.

rule-ML-TRK-04 = Trick: steal up to 2 strength dice
    .text = Move up to 2 strength dice from an adjacent path onto this trick.

rule-ML-TRK-05 = Trick: steal 1 magic or strength die
    .text = Move 1 die, magic or strength as you choose, from an adjacent path onto this trick.

rule-ML-TRK-06 = Trick: steal up to 2 dice
    .text = Move up to 2 dice, each magic or strength, from an adjacent path onto this trick.

rule-ML-TRK-07 = Trick: divert 1 attack die
    .text = When the monster attacks you, 1 of its dice may be turned on the mercenary you targeted on an adjacent path; it is rolled before the rest.

rule-ML-TRK-08 = Trick: divert 2 attack dice
    .text = When the monster attacks you, up to 2 of its dice may be turned on the mercenary you targeted on an adjacent path; they are rolled before the rest.

rule-ML-LOT-01 = Loot: +4 glory for a conquest
    .text = Discard when one of your mercenaries conquers a land to gain 4 more glory.

rule-ML-LOT-02 = Loot: +4 glory for an elimination
    .text = Discard when one of your mercenaries eliminates a monster to gain 4 more glory.

rule-ML-LOT-03 = Loot: +3 glory for a capture
    .text = Discard when one of your mercenaries captures a monster to gain 3 more glory.

rule-ML-LOT-04 = Loot: 4 rerolls, magic or strength
    .text = Discard while one of your mercenaries is rolling to make up to 4 rerolls of its magic or strength dice, the same die or different ones.

rule-ML-LOT-05 = Loot: three trophies
    .text = Keep it as 3 trophy points, worth 3 VP at the end, or discard it for 15 gold.

rule-ML-LOT-06 = Loot: +6 to eliminate
    .text = Discard during an attack for +6 to the elimination total; the capture total does not change.

rule-ML-LOT-07 = Loot: 2 potions and 2 venoms
    .text = Discard to gain 2 potions and 2 venoms into your store, up to your limits.

rule-ML-LOT-08 = Loot: gold, defense and potion
    .text = Discard to gain 6 gold, 1 defense token and 1 potion.

rule-ML-LOT-09 = Loot: persuasion into magic
    .text = In the Deployment phase, not as an action, discard this with 1 persuasion die of your pool to take 3 magic dice.

rule-ML-LOT-10 = Loot: magic into strength
    .text = In the Deployment phase, not as an action, discard this with 1 magic die of your pool to take 3 strength dice.

rule-ML-LOT-11 = Loot: +2 per magic die
    .text = Discard to let each magic die on one path of yours count +2 in its roll.
    .why = EN says a single path, ES one path in the Outside; it may be a mission, land or Entrance path.

rule-ML-LOT-12 = Loot: 12 gold
    .text = Discard to gain 12 gold.

rule-ML-LOT-13 = Loot: 10 gold
    .text = Discard to gain 10 gold.

rule-ML-LOT-14 = Loot: 3 rerolls, magic
    .text = Discard while one of your mercenaries is rolling to make up to 3 rerolls of its magic dice, the same die or different ones.

rule-ML-LOT-15 = Loot: free recruit
    .text = Discard to hire 1 mercenary from the Tavern docks without paying.
    .why = The excess-glory limit holds (ML-TAV-06).

rule-ML-LOT-16 = Loot: +2 per strength die
    .text = Discard to let each strength die on one path of yours count +2 in its roll.

rule-ML-MON-01 = Abysur
    .text = If Abysur wounds your mercenary, you lose 1 glory.

rule-ML-MON-02 = Abysur in detail
    .text = The loss is 1 glory per attack in which at least one wound gets through, also if it kills; canceled wounds cost nothing.
    .why = The text says if wounded, not per wound; a deadly wound is a wound.

rule-ML-MON-03 = Blandor
    .text = On a water land Blandor gets 2 extra attack dice for affinity instead of 1.
    .why = Instead of 1 shows that Blandor is a water monster.

rule-ML-MON-04 = Caribdis
    .text = Weapons cannot be used in the battle against Caribdis.
    .why = The weapons are those of ML-BAZ-04; in a later conquest they work again.

rule-ML-MON-05 = Dogor
    .text = When Dogor is drawn it goes to the Entrance of the Citadel, and a monster standing there is discarded. Draw another monster for the land.

rule-ML-MON-06 = Gator
    .text = Potions and venoms cannot be used in the battle against Gator.

rule-ML-MON-07 = Gorgosh
    .text = Defense talents cannot be used against Gorgosh; defense tokens can.

rule-ML-MON-08 = Korcko
    .text = When Korcko is eliminated, every mercenary in that place takes 1 hit, the one who eliminated it included. It can be defended against as usual.

rule-ML-MON-09 = Krinx
    .text = While Krinx stands at the Entrance of the Citadel, 2 panic tokens are drawn in Clean-up instead of 1.

rule-ML-MON-10 = Krunn
    .text = When Krunn is eliminated, every mercenary in that place takes 1 hit, the one who eliminated it included. It can be defended against as usual.
    .why = ES omits the defense; EN and FR allow it.

rule-ML-MON-11 = Final lash in detail
    .text = Rewards come first, then the lash of Korcko or Krunn, then the battle is cleared. A capture causes no lash. No die is rolled for it, so magic dice do not help; survivors that have not fought go on to conquest.
    .why = Tokens must still lie there for the printed defense; the text says if killed, and the reward belongs to the deed.

rule-ML-MON-12 = Krushus
    .text = Each magic die on the attacker's path counts 1 less against Krushus.

rule-ML-MON-13 = Krushus in detail
    .text = A magic die counts its face less 1, not below 0, before bonuses per die are added. Conquest rolls are not affected.
    .why = A negative die would mean nothing; Krushus is gone when the land is conquered.

rule-ML-MON-14 = Moldo
    .text = Each attack by Moldo has 2 automatic hits on top of the dice. They can be defended against as usual.
    .why = ES gives −1 per strength die instead, which mirrors Krushus and is taken for an older version; EN and FR agree.

rule-ML-MON-15 = Sandor
    .text = If captured on a land, Sandor gives the capture reward, then escapes to the Entrance of the Citadel. If captured there, it is discarded.
    .why = FR does not mention the reward; EN and ES do.

rule-ML-MON-16 = Sandor in detail
    .text = After the capture conquest goes on as usual. Sandor is set aside, takes no part in this round's defense of the Citadel, and enters the comparison at the Entrance in step 4.2.
    .why = Only one monster fits the Entrance; the printed comparison in 4.2 settles who stays.

rule-ML-MON-17 = Sckon
    .text = On an air land Sckon gets 2 extra attack dice for affinity instead of 1.
    .why = Instead of 1 shows that Sckon is an air monster.

rule-ML-MON-18 = Snagus
    .text = Each attack by Snagus has 1 automatic hit on top of the dice. It can be defended against as usual.

rule-ML-MON-19 = Snailer
    .text = On a jungle land Snailer gets 2 extra attack dice for affinity instead of 1.
    .why = Instead of 1 shows that Snailer is a jungle monster.

rule-ML-MON-20 = Sporus
    .text = With each attack by Sporus 1 additional die is rolled against all mercenaries in that place, the attacked one included.
    .why = ES rolls this die first; EN and FR call it additional.

rule-ML-MON-21 = Sporus in detail
    .text = One spore die is rolled before each attack, and its result counts for every living mercenary there. Before that roll each owner may remove 1 magic die from the path to be left out. Everyone may defend; if the attacked mercenary dies of it, the attack is over.
    .why = All three versions speak of one die against all, so there is one result for all rather than one die for each. Magic works on it as on diverted dice.

rule-ML-MON-22 = Surbol
    .text = On a fire land Surbol gets 2 extra attack dice for affinity instead of 1.
    .why = Instead of 1 shows that Surbol is a fire monster.

rule-ML-MON-23 = Trons
    .text = At the Entrance of the Citadel Trons gets 3 extra attack dice.
    .why = For staying at the Entrance the printed attack is compared (ML-PAN-06).

rule-ML-MON-24 = Turfus
    .text = To capture Turfus you need 2 traps on the path.

rule-ML-MON-25 = Warkors
    .text = Each attack by Warkors has 1 automatic hit on top of the dice. It can be defended against as usual.

rule-ML-MER-01 = Dalina
    .text = Deployment talent: you may store 3 more traps, so 8.
    .why = If Dalina leaves the clan, the limit is 5 again and the excess is discarded at once.

rule-ML-MER-02 = Dolfus
    .text = Outside talent: 2 defense talents against monster attacks, not against tricks.

rule-ML-MER-03 = Drapis
    .text = Outside talent: 1 defense talent against monster attacks, not against tricks.

rule-ML-MER-04 = Fandor
    .text = Deployment talent: once per round pay 1 gold for 1 persuasion die for this round, rolled at once. Not while Fandor is assigned to a path.

rule-ML-MER-05 = Frostor
    .text = Deployment talent: once per round take 1 potion or 1 venom into your store.

rule-ML-MER-06 = Frunks
    .text = Outside talent: each magic die on the assigned path counts +1.

rule-ML-MER-07 = Geas
    .text = Outside talent: +3 to the total when trying to conquer a land.

rule-ML-MER-08 = Ginova
    .text = Outside talent: one die of a monster's attack on Ginova may be rolled first, against a mercenary on an adjacent path instead.

rule-ML-MER-09 = Diverting in detail
    .text = Diverting by Ginova or a trick is optional. Adjacent is the neighboring path on the left or right in the same place (at the Entrance the other path), if a living mercenary is there, your own included; without one there is no effect. The target may remove magic dice before the roll and defend as usual.
    .why = The compulsory bonuses are those that change your own roll; the trick text describes the target's defense, and Ginova does the same thing.

rule-ML-MER-10 = Guster
    .text = Outside talent: 1 defense talent against jungle and air monsters, not against tricks.
    .why = EN prints GUJTER, a misreading; ES and FR print GUSTER.

rule-ML-MER-11 = Kakron
    .text = Outside talent: one strength die on the path may be rerolled.

rule-ML-MER-12 = Karunna
    .text = Outside talent: you may make up to 2 rerolls of strength or magic dice on the path, the same die twice or two dice.
    .why = ES could be read as 2 dice twice; EN and FR mean two rerolls in all.

rule-ML-MER-13 = Korgo
    .text = Outside talent: you may reroll 1 persuasion die on a mission path.

rule-ML-MER-14 = Lorios
    .text = Deployment talent: once per round take 1 venom into your store.

rule-ML-MER-15 = Lusara
    .text = Outside talent: when Lusara captures or eliminates a monster, you gain 2 potions.
    .why = ES says that it must be done with Lusara.

rule-ML-MER-16 = Naiala
    .text = Outside talent: +3 to the total for eliminating a monster, not for capturing.

rule-ML-MER-17 = Nimra
    .text = Outside talent: 1 defense talent against monster attacks, not against tricks.

rule-ML-MER-18 = Nuduru
    .text = Deployment talent: once per round take 1 potion into your store.

rule-ML-MER-19 = Parsas
    .text = Outside talent: 1 defense talent against water and jungle monsters, not against tricks.

rule-ML-MER-20 = Poissen
    .text = Outside talent: +2 to the total for eliminating a monster, not for capturing.

rule-ML-MER-21 = Puargh
    .text = Outside talent: +1 glory when Puargh captures a monster.

rule-ML-MER-22 = Purkas
    .text = Outside talent: 1 defense talent against monster attacks, not against tricks.

rule-ML-MER-23 = Saruna
    .text = Outside talent: Saruna can capture a monster without any trap.

rule-ML-MER-24 = Sckrat
    .text = Outside talent: you may reroll up to 2 strength dice on the path.

rule-ML-MER-25 = Shandee
    .text = Outside talent: 1 defense talent against water and fire monsters, not against tricks.

rule-ML-MER-26 = Taroa
    .text = Outside talent: each strength die on the assigned path counts +1.

rule-ML-MER-27 = Taron
    .text = Deployment talent: once per round, when you use the Mine, you gain 2 gold more.
    .why = Adds up with Rashnek; each works once per round.

rule-ML-MER-28 = Timbulu
    .text = Outside talent: each strength die on the assigned path counts +1.

rule-ML-MER-29 = Torko
    .text = Outside talent: +3 to the total for capturing a monster, not for eliminating.

rule-ML-MER-30 = Tortock
    .text = Outside talent: +1 to the total for capturing a monster, not for eliminating.

rule-ML-MER-31 = Tranok
    .text = Deployment talent: once per round gain 2 gold.

rule-ML-MER-32 = Trulina
    .text = Outside talent: 2 defense talents against monster attacks, not against tricks.

rule-ML-MER-33 = Vaidala
    .text = Deployment talent: once per round one hire costs you 4 gold less, down to 0 at least.
    .why = A novice is hired by the same action and pays the same way, so the discount covers novices too; beer is not a hire.

rule-ML-MER-34 = Wishor
    .text = Deployment talent: once per round the total of one trap purchase is 4 gold lower, down to 0 at least.

rule-ML-MER-35 = Wondou
    .text = Outside talent: 2 defense talents against monster attacks, not against tricks.

rule-ML-MER-36 = Wormee
    .text = Deployment talent: once per round pay 2 gold for 1 strength die for this round. Not while Wormee is assigned to a path.
    .why = EN has no restriction; ES and FR bar an assigned Wormee, like Fandor.

rule-ML-MER-37 = Zondu
    .text = Outside talent: 1 defense talent against monster attacks, not against tricks.
