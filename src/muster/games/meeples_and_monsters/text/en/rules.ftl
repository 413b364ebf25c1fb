### Made from rules.toml by `scripts/rules_texts`; do not edit by hand.

section-CMP = Components

section-SET = Setup

section-TRN = Turn sequence

section-DEV = Development Phase

section-MAI = Main Phase: assignment

section-LOC = Activating Locations

section-OVR = Overrun districts

section-CBT = Combat

section-UNT = Units and basic Hero cards

section-PRE = Prestige Units

section-RES = Main Phase: resolution

section-CLN = Main Phase: Clean Up

section-DRW = Draw Phase

section-DCA = Dark Council Arrives cards

section-QST = Quests

section-END = Ending the game

section-OVL = Dark Overlords and Henchman

section-SCO = Scoring

section-FAQ = Further answers of the rulebook

section-ICO = Icons

section-KOH = King of the Hill

section-TWR = The Four Towers (optional module)

rule-MM-CMP-01 = Peasant meeples
    .text = The supply has 48 white Peasants for the whole game. Nothing can create more.

rule-MM-CMP-02 = Warriors, Mages, Clerics, Knights
    .text = Of the colored basic Units the supply has 18 Warriors (blue), 18 Mages (yellow), 18 Clerics (red) and 15 Knights (black).

rule-MM-CMP-03 = Corruption meeples
    .text = There are 20 gray Corruption meeples. With 4 players the starting bags (12) and the first two Dark Council Arrives cards (8) use up all of them.

rule-MM-CMP-04 = Prestige meeples
    .text = There are 5 green Rangers, 5 purple Paladins and 5 orange Shamans. With these, all meeples of the game number 152.

rule-MM-CMP-05 = Player pieces
    .text = Each player has 1 Player board, 1 cloth bag and 3 Player markers; the box has 4, 4 and 12. A Player board has a Tavern for Active Units, Lodgings for Exhausted Units, slots for Hero cards and the level 1 combat values. One player holds the First player marker, whose shape has no meaning.

rule-MM-CMP-06 = City board
    .text = The City board has the Capitol in the middle with 2 Locations (construct, level up), and 4 districts: Villages, University, Castle, Cathedral. Every district offers 1 Location that is there from the start, 2 vacant Location slots, 3 Monster slots and 1 Tower space.

rule-MM-CMP-07 = Final Encounter scoreboard
    .text = The scoreboard carries the VP track and four card slots: three for the Dark Overlords and the rightmost one for the Henchman.

rule-MM-CMP-08 = Basic Hero cards
    .text = There are 16 double-sided basic Hero cards: per player one each for Mage, Cleric, Knight and Warrior, with level 2 on one side and level 3 on the other. Peasants have none.

rule-MM-CMP-09 = Prestige Hero cards
    .text = There are 12 prestige Hero cards: per player one each for Ranger, Paladin and Shaman. They are in force for a player from the start and never change.

rule-MM-CMP-10 = Monster cards
    .text = There are 40 normal Monsters: 12 of level 1, 20 of level 2 and 8 of level 3. Each has a level, a type, a district, a strength and a VP value; some also have an effect, and some carry the 3+ mark.

rule-MM-CMP-11 = Dark Council cards
    .text = There are 3 Dark Overlords, 1 Henchman (Combustor) and 3 Dark Council Arrives cards. Together with the 40 normal Monsters this makes 47 cards.

rule-MM-CMP-12 = Dark Council Bonus tokens
    .text = There are 6 different Dark Council Bonus tokens; 3 of them are used in a game.

rule-MM-CMP-13 = Location tiles
    .text = There are 15 different Location tiles. At most 8 of them are built in one game, for there are only 8 vacant slots.

rule-MM-CMP-14 = Quest cards
    .text = There are 44 Quest cards. Each shows a type (Triggered, Ongoing or End of Game), a condition, a VP reward, a penalty and usually a bonus.

rule-MM-SET-01 = Two to four players
    .text = The game is for 2, 3 or 4 players.

rule-MM-SET-02 = No solo rules
    .text = There is no solo mode. A single person plays with 1 to 3 computer players under the normal rules.
    .why = The rulebook has no solo rules (only another edition of the game had them), and computer opponents already serve the purpose.

rule-MM-SET-03 = Board at the start
    .text = The City board starts with the four pre-built Locations in place, one per district. All eight other Location slots are vacant.

rule-MM-SET-04 = Henchman on the scoreboard
    .text = Combustor lies face up in the rightmost slot of the scoreboard. He never gets a Bonus token.

rule-MM-SET-05 = Overlords and Bonus tokens
    .text = All 3 Dark Overlords lie face up on the scoreboard. One random Bonus token is put under each, with its bonus visible to everyone; the 3 other tokens are not used in this game.

rule-MM-SET-06 = Supply and Units
    .text = All meeples start in the common supply, sorted by color. Every meeple except gray Corruption is a Unit.

rule-MM-SET-07 = Score starts at zero
    .text = Each player's marker starts at the beginning of the VP track, at 0 VP.

rule-MM-SET-08 = Monster piles by level
    .text = Sort the normal Monsters into three piles by level and shuffle each pile on its own.

rule-MM-SET-09 = 3+ cards leave in a 2-player game
    .text = With fewer than 3 players, Monsters marked 3+ are returned to the box.

rule-MM-SET-10 = Removal first, then the halves
    .text = The 3+ cards are taken out before any Dark Council Arrives card is mixed in. The bottom half of the level 3 pile is half its number of cards, rounded down.
    .why = The order of steps 6 and 7 says so for the removal; an odd level 3 pile is not covered by the text, so a fixed rounding is needed.

rule-MM-SET-11 = First Dark Council Arrives card
    .text = Mix one Dark Council Arrives card with the bottom 4 level 1 Monsters and put the other level 1 Monsters on top of them.

rule-MM-SET-12 = Second Dark Council Arrives card
    .text = Mix one Dark Council Arrives card with the bottom 8 level 2 Monsters and put the other level 2 Monsters on top of them.

rule-MM-SET-13 = Third Dark Council Arrives card
    .text = Split the level 3 Monsters in two halves, mix the last Dark Council Arrives card into the lower half and put the upper half on top.

rule-MM-SET-14 = Stacking the Monster deck
    .text = The Monster deck is the level 1 pile on top of the level 2 pile on top of the level 3 pile, face down, so that Monsters grow harder.

rule-MM-SET-15 = First six Monsters
    .text = Draw 6 Monsters from the deck and put each face up into the district printed on it, filling the lowest-numbered free slot of that district first.

rule-MM-SET-16 = Full district during setup
    .text = If a setup Monster belongs to a district that already has 3 Monsters, it goes to the district with the fewest Monsters; a tie is settled at random.
    .why = The book gives the choice to the active player, but in setup there is none yet.

rule-MM-SET-17 = No Dark Council card among the first six
    .text = The level 1 pile must keep at least 10 Monsters after the 3+ cards are gone, so that the first six cards are always Monsters.
    .why = Six cards must lie above the bottom 4; the book has no procedure for a Dark Council Arrives card in setup.

rule-MM-SET-18 = Location display
    .text = Shuffle the 15 Location tiles and lay 4 face up beside the board. The other 11 form a face-down stack.

rule-MM-SET-19 = Player boards and bags
    .text = A Player board and a cloth bag go to every player. All basic classes start at level 1.

rule-MM-SET-20 = Two Quests each
    .text = Shuffle the Quests and deal 2 face down to every player; you may look at your own only. The rest is the face-down Quest deck.

rule-MM-SET-21 = Starting bag
    .text = Every player puts 3 Corruption and 7 Peasants from the supply into their bag.

rule-MM-SET-22 = Starting hand
    .text = Every player draws 4 meeples blindly from their bag into their Tavern. Peasants among them can be used in the first turn.

rule-MM-SET-23 = The starting hand is not a Draw Phase
    .text = No Quest can be completed and no Draw Phase effect used on the starting hand.
    .why = The setup draw happens before any turn; Draw Phase conditions name a phase of a turn.

rule-MM-SET-24 = First player
    .text = The player with the most Corruption in the Tavern takes the First player marker and goes first. If several have the most, one of them is chosen at random.

rule-MM-SET-25 = The First player marker stays
    .text = The First player marker never changes hands during the game.
    .why = No rule moves it, and the end of the game refers to it as to one fixed player.

rule-MM-TRN-01 = Clockwise turns
    .text = Players take turns clockwise, beginning with the first player.

rule-MM-TRN-02 = Three phases
    .text = A turn has three phases, always in this order: Development Phase, Main Phase, Draw Phase.

rule-MM-TRN-03 = Only the active player acts
    .text = Only the player whose turn it is takes steps.

rule-MM-TRN-04 = What may happen to others off turn
    .text = Off turn a player is touched by three things only: an effect that lets each other player return 1 meeple to the bag (their choice, asked clockwise), the Corruption and the extra meeple from a Dark Council Arrives card, and being driven off a King of the Hill Location.
    .why = These printed effects name other players, so the sentence that others take no steps cannot be meant absolutely.

rule-MM-TRN-05 = Open and secret information
    .text = Taverns, Lodgings, Hero levels, completed Quests, defeated piles, the board, the supply and the number of cards in every deck and hand are open. Quest hands, face-down cards and the order of draws are secret; bag contents are open as a count by color.
    .why = The book makes only Quests secret and forbids looking while drawing; every gain and return is made in the open, so bag contents can be worked out anyway.

rule-MM-DEV-01 = Development is optional
    .text = You need not assign anything in the Development Phase. If you assign nothing, the phase ends and your Main Phase begins.

rule-MM-DEV-02 = Hero abilities throughout the Development Phase
    .text = Hero abilities marked Development Phase may be used at any time in that phase, each class once: before and between the assignments to the Capitol, and after each place there is resolved. What is drawn may be used at once; a Unit that a slot has just drawn and a level that you have just bought count.
    .why = The cards name the phase and no step of it.

rule-MM-DEV-03 = Conditions are checked at the moment of use
    .text = The Cleric and Knight conditions look at the Tavern when the ability is used. You choose the order, so a meeple drawn by one ability may enable the other.
    .why = The abilities are separate effects and no order is printed.

rule-MM-DEV-04 = Assigning to the Capitol
    .text = You may assign Active Units from your Tavern to one or both Capitol Locations, each at most once per turn. Corruption cannot be assigned.

rule-MM-DEV-05 = The Capitol is no district
    .text = The two Capitol Locations belong to no district. They are never overrun.
    .why = Overrun is defined by the Monsters of a district and Monsters never stand at the Capitol.

rule-MM-DEV-06 = Construct with 1 Peasant
    .text = To construct, you may assign 1 Peasant; then put 1 more Peasant from the supply beside it on the Capitol Location.

rule-MM-DEV-07 = Construct with 2 Peasants
    .text = To construct, you may instead assign 2 Peasants. Then no Peasant comes from the supply.

rule-MM-DEV-08 = One construction per turn
    .text = Use only one of the two construction options in a turn, and build one tile.

rule-MM-DEV-09 = Exact numbers at the Capitol
    .text = At the Capitol assign exactly the Units of the chosen option; extra Units are not allowed there.
    .why = The number of Peasants tells the two construction options apart and level up asks for exactly 1 Unit, so the general permission to exceed a requirement cannot apply here.

rule-MM-DEV-10 = Too few Peasants in the supply
    .text = The 1-Peasant option stays legal when the supply has no Peasant; you simply get none. In the same way overrun adds only as many Peasants as are there.
    .why = The answer for an exhausted supply says that the gain is skipped and everything else is carried out.

rule-MM-DEV-11 = Level up needs one Unit of the class
    .text = To level up a class, assign exactly 1 Unit of that class. Only one class can be leveled in a turn.

rule-MM-DEV-12 = What can be leveled
    .text = Mages, Clerics, Knights and Warriors can rise from level 1 to 2 and from 2 to 3. Peasants have no Hero card and Prestige Units stay at their level, so neither can be leveled.

rule-MM-DEV-13 = Shaman at the Capitol
    .text = A Shaman may stand in at the Capitol: as a Peasant for construction, or as a Mage, Cleric, Knight or Warrior for leveling that class.
    .why = The Shaman replaces any basic Unit when activating Locations, and the two Capitol places are called Locations.

rule-MM-DEV-14 = Resolving the Capitol
    .text = Every Capitol Location to which you assigned Units must be resolved. If you used both, choose the order.

rule-MM-DEV-15 = Building a tile
    .text = Choose one face-up tile beside the board and put it on any vacant Location slot, in any district.

rule-MM-DEV-16 = No building on a full board
    .text = A tile can only go on a vacant slot; Locations are never replaced. When all 8 slots are taken, construction is no longer possible.

rule-MM-DEV-17 = Slot bonus
    .text = After placing a tile you at once receive the bonus shown on the slot that it covers. Each slot pays once, to the builder.

rule-MM-DEV-18 = Where slot bonuses go
    .text = Units from a slot bonus go to your Lodgings. Meeples drawn by a slot bonus go to your Tavern at once and are Active this turn.
    .why = New Units always go to the Lodgings unless told otherwise; a drawn meeple goes where draws go, and the Main Phase is still to come.

rule-MM-DEV-19 = The eight slot bonuses
    .text = Villages: 1 Warrior / draw 1 meeple. University: draw 2 Quests and discard 1 / 1 Mage. Castle: 2 VP / return up to 3 meeples from Lodgings to bag, each other player 1; Cathedral: 1 Cleric / return 1 Corruption from Tavern or Lodgings to the supply.
    .why = Designed: the bonuses are pictures that the text does not describe; each is built from printed icons and worth 1 to 2 VP.

rule-MM-DEV-20 = Paying for a level
    .text = Leveling up costs VP, and you must have the full cost: move your marker back by it. You take the Hero card of the next level, which replaces the former level of that class. A class rises one level at a time, one level per turn.

rule-MM-DEV-21 = When payment is checked
    .text = Level up may be assigned if you have the VP now, or if you also construct this turn, assigned before or after it, and the VP bonus of a vacant slot would make up the difference. VP of a Quest are not counted on. If at resolution the VP are still missing, no level is gained and the Unit is Exhausted all the same.
    .why = Order of resolution is free, and the FAQ lets a player count on a bonus when assigning. A Quest pays only if its owner then completes it (MM-QST-08), and what can be assigned must not tell what a hand holds.

rule-MM-DEV-22 = Level costs
    .text = Level 2 costs 1 VP for Mages and Clerics, 2 VP for Warriors and Knights. Level 3 costs 2 VP for Mages, 3 for Clerics, 4 for Warriors and Knights.
    .why = Designed: the costs are printed on cards whose text is not available; the scale follows the use of each ability.

rule-MM-DEV-23 = Development Clean Up
    .text = After both Capitol Locations are resolved, all Units there go to your Lodgings, together with any Peasant added. They are Exhausted and take no part in this turn's Main Phase.

rule-MM-DEV-24 = The display waits until the Draw Phase
    .text = A tile taken from the display is not replaced before step 9 of the Draw Phase.
    .why = Refilling is listed only there.

rule-MM-MAI-01 = Main Phase assignment
    .text = Assign any number of Active Units from your Tavern to Locations, Monsters and (with The Four Towers) Tower Rooms, in any mix. Assigning is optional.

rule-MM-MAI-02 = Passing still empties the Tavern
    .text = If you assign nothing in the Main Phase you go on to the Draw Phase, but first all meeples left in your Tavern go to your Lodgings.
    .why = The text skips to the Draw Phase, yet the Clean Up Step says that no Unit may be held back; without this ruling a passing player would keep a hand and draw another.

rule-MM-MAI-03 = Corruption is not assigned
    .text = Corruption cannot be assigned to a Location or a Monster unless an effect says so. It has no combat value and never receives a combat bonus.

rule-MM-MAI-04 = One plan, confirmed at once
    .text = All Main Phase assignments are one plan: place and take back freely, then confirm. Only the confirmed whole is checked, so a Location bonus counts for every fight of the turn, in whatever order things were placed.
    .why = The FAQ allows assumed Location bonuses when assigning, which is only consistent if the assignments are judged together.

rule-MM-MAI-05 = More Units than required
    .text = You may assign more Units than a Location or a Monster requires, never fewer. Extra Units on a Monster can help to meet a Quest condition.

rule-MM-MAI-06 = Extra Units on a Location add nothing
    .text = Extra Units on a Location do not repeat or raise its benefit. They go to the Lodgings with the others.
    .why = A Location may be activated only once a turn and its benefit is printed for the required Units.

rule-MM-MAI-07 = A plan is made place by place
    .text = You choose a place and then its Units; where there is nothing to choose they go by themselves. A fight may be left short while one Location that is not in the plan yet, the naming of a Unit, or both can still lift it; where it takes two more Locations, place one of them first; the plan cannot be confirmed before every fight holds.
    .why = The free placing of MM-MAI-04 needs an order of questions in which no step is a dead end.

rule-MM-LOC-01 = Which Locations can be activated
    .text = In the Main Phase you may activate the pre-built Locations and all tiles built in the four districts. The Capitol Locations cannot be used in this phase.

rule-MM-LOC-02 = Locations of several districts
    .text = In one turn you may activate Locations in any number of districts.
    .why = One sentence speaks of Locations in 1 of the 4 districts, but the step allows Units at any number of different places; it is read as in any of the four.

rule-MM-LOC-03 = Locations belong to nobody
    .text = Every player may activate every built Location, no matter who built it. Units go home in Clean Up, so a Location is never blocked, except that King of the Hill Locations have an occupant.
    .why = No ownership is mentioned anywhere, and all Units leave in the same turn.

rule-MM-LOC-04 = New tiles can be used at once
    .text = A tile built in this turn's Development Phase may be activated in the Main Phase of the same turn.

rule-MM-LOC-05 = Requirement of a Location
    .text = The Units to the left of the arrow must be assigned to activate a Location; the benefit stands to the right.

rule-MM-LOC-06 = Once per turn
    .text = No Location can be activated more than once per turn.

rule-MM-LOC-07 = The four pre-built Locations
    .text = Villages: 2 Peasants give 1 Warrior and one of these Peasants returns to the supply. University: 1 Peasant gives 1 Mage; Cathedral: 1 Peasant gives 1 Cleric. Castle: 1 Warrior and 1 Peasant give 1 Knight and that Peasant returns to the supply.
    .why = Designed: the pictures are not in the text. Published descriptions tie one class to each district, send one Peasant to the academy and several to the arena, and say that Peasants are hard to shed.

rule-MM-OVR-01 = Overrun district
    .text = A district with 2 or more Monsters is overrun.

rule-MM-OVR-02 = Overrun adds Peasants
    .text = When you assign Units to a Location or Tower Room in an overrun district, add Peasants from the supply to each place that you activate there: 1 if the district has 2 Monsters, 2 if it has 3. This is not optional. A room to which Corruption alone was assigned brings none.

rule-MM-OVR-03 = Overrun Peasants go to the Lodgings
    .text = Overrun Peasants move to your Lodgings in the Clean Up Step.

rule-MM-OVR-04 = Fighting there spares you the Peasants
    .text = No overrun Peasants are added in a district where you assign Units to a Monster this turn.

rule-MM-OVR-05 = Peasants from the Location itself
    .text = Peasants that a Location itself produces are gained whether or not overrun applies.

rule-MM-OVR-06 = When overrun is counted
    .text = Overrun is counted once, with the Monsters that lie in the district when the plan is confirmed. Monsters that arrive in this turn's Draw Phase change nothing.
    .why = The Peasants are added right after assignment, before anything is resolved.

rule-MM-OVR-07 = One fight covers the whole district
    .text = One assignment to any Monster of a district cancels overrun for all places there, in whatever order Units were placed. Fighting an Overlord or the Henchman cancels nothing.
    .why = The exemption names a Monster in that district; the Dark Council stands on the scoreboard, not in a district.

rule-MM-OVR-08 = Monsters count where they lie
    .text = A Monster placed in another district because its own was full counts for overrun, and for the fight exemption, where it lies. Its printed district keeps no meaning.
    .why = Overrun speaks of Monsters present in the district.

rule-MM-CBT-01 = Beating a Monster
    .text = You may assign Units to a Monster only if their total combat value is at least its strength. A legal assignment always wins; there is no die or loss.

rule-MM-CBT-02 = Several fights in one turn
    .text = You may fight several Monsters in a turn. Each must be matched by the Units placed on it alone.

rule-MM-CBT-03 = Combat value
    .text = A Unit's base combat value is the one on your Hero card for its class, or on your Player board while the class is at level 1. Bonuses that you have gained are added.

rule-MM-CBT-04 = How bonuses add up
    .text = Value of a Unit = base + all lasting bonuses of its class + this turn's Location bonuses + every pair bonus whose partner stands on the same Monster. The total of the group adds each versus-type bonus once. Bonuses from different cards and places add up without limit.
    .why = The book describes each bonus separately and never limits their sum.

rule-MM-CBT-05 = Monster types
    .text = Every Monster is Humanoid, Monstrous or Undead. The type alone does nothing; bonuses and Quests refer to it.

rule-MM-CBT-06 = Any Monster on the board may be fought
    .text = All face-up Monsters in the districts may be fought, in any slot. Slot numbers only matter for placing.
    .why = No rule ties a fight to a slot.

rule-MM-UNT-01 = Active and Exhausted
    .text = Units in your Tavern are Active; each can be assigned to one place per turn. Units in your Lodgings are Exhausted and cannot be assigned until they have gone through the bag again, unless an effect says so.

rule-MM-UNT-02 = Basic classes
    .text = The basic Units are Peasants (they build), Mages (they find Quests), Clerics (they cope with Corruption), Warriors and Knights (they fight). Rangers, Paladins and Shamans are Prestige Units.

rule-MM-UNT-03 = Peasant
    .text = Peasant: combat value 1, no Hero card, no ability. Peasants are needed to construct.

rule-MM-UNT-04 = Mage
    .text = Mage: combat value 1 at every level. Level 2: once per turn move all Mages (at least 1) from your Tavern to your Lodgings to draw 1 Quest; level 3: draw 2 Quests, then discard 1 from your hand.
    .why = The theme and the wording of the cost are in the rulebook's component pictures; the figures follow an earlier edition where legible and are otherwise designed.

rule-MM-UNT-05 = When Mages may research
    .text = The Mage ability may be used once per turn, in the Development Phase or in the Main Phase until the plan is confirmed, also while Units are placed. All Mages then in the Tavern must go; those who stand elsewhere stay there.
    .why = The card names no phase, and it moves the Mages of the Tavern. When the plan is confirmed, assigning is over.

rule-MM-UNT-06 = Cleric
    .text = Cleric: combat value 1 at every level. Development Phase, once per turn: with at least 1 Cleric and at least 1 Corruption in your Tavern, draw 1 meeple at level 2, 2 meeples at level 3.
    .why = Value 1 is in a printed example and the condition in the component pictures; the number of meeples is designed. The ability makes Corruption useful, as the theme says.

rule-MM-UNT-07 = Knight
    .text = Knight: combat value 3 at levels 1 and 2, 4 at level 3. From level 2 on, Development Phase, once per turn: with at least 1 Knight in your Tavern, draw 1 meeple.
    .why = The printed example has a Knight of value 3 and names no level; the condition is in the component pictures. Level 3 and the number drawn are designed.

rule-MM-UNT-08 = Warrior
    .text = Warrior: combat value 2 at every level. From level 2 on, your Peasants have +1 when assigned to a Monster together with at least 1 Warrior. Level 3 adds the Peasant from the Lodgings.
    .why = The level 3 ability is printed. Level 2 has no words in the pictures; a Peasant bonus beside a Warrior is the FAQ's own example and fits. Values are partly designed.

rule-MM-UNT-09 = Level 3 Warrior: a Peasant joins
    .text = When you assign a Warrior of level 3, a Peasant from your Lodgings is assigned with it at the same time. Its combat value counts for the assignment.

rule-MM-UNT-10 = Details of the level 3 Warrior
    .text = The Peasant joins on a Monster only, once per turn, and you may do without it. It must be in the Lodgings when the plan is confirmed; one sent there by the Capitol this turn will do. It needs a real Warrior and counts for Quest conditions.
    .why = The book shows the ability in combat alone, uses basic abilities once per turn, and denies it to Shamans. An extra meeple at a Location would do nothing, or fill a requirement for which the card gives no hint.

rule-MM-UNT-11 = Basic abilities once per turn
    .text = The ability on a basic Hero card works once per turn, however many Units of that class you have.

rule-MM-UNT-12 = The Warrior's Peasant bonus is not used up
    .text = The Peasant bonus of a level 2 or 3 Warrior card is a standing bonus: it holds on every Monster where a Warrior stands, as often as you fight in the turn.
    .why = Once per turn limits abilities that are used. This is a combat bonus, and the icon glossary lets such a bonus apply to every Unit of the class that fights beside its partner.

rule-MM-PRE-01 = Prestige Units are limited
    .text = Prestige Units come only from Quests and from prestige Locations. Such a Location is built with a set stock of meeples of its class on it; each activation takes one, and the stock is never refilled.

rule-MM-PRE-02 = Stock of a prestige tile
    .text = When a prestige tile is built, move its stock from the supply onto it, or as many as are left: 3 Rangers, 1 Paladin or 2 Shamans.
    .why = Designed: the number is on the tile only. At least two meeples of each class stay free for Quests.

rule-MM-PRE-03 = An empty prestige Location stays
    .text = A prestige Location whose stock is gone stays on the board. It cannot be replaced or built over.

rule-MM-PRE-04 = Activating an empty prestige Location
    .text = It may still be activated, without gaining a Unit; overrun still applies.
    .why = It follows the rules of all Locations; only the gain fails.

rule-MM-PRE-05 = Returned Prestige Units
    .text = A Prestige Unit that returns to the supply goes to the general supply, not onto a tile.
    .why = The stock is fixed when the tile enters play.

rule-MM-PRE-06 = Ranger
    .text = Ranger: combat value 3. A Monster defeated by a group with at least one Ranger is worth 1 VP more to you. Several Rangers on one Monster give 1 extra VP in all, Rangers on different Monsters 1 for each Monster.

rule-MM-PRE-07 = Paladin
    .text = Paladin: combat value 2, plus the level of the Monster to which it is assigned. Each Paladin gets this for its own Monster.

rule-MM-PRE-08 = Shaman
    .text = Shaman: combat value 2. When assigned to a Location or a Monster it counts as any one basic class of your choice, and gives and receives combat bonuses as that class and as a Prestige Unit.

rule-MM-PRE-09 = Shaman gets nothing from basic Hero cards
    .text = A Shaman that acts as a class uses neither the ability nor the combat value of that class's Hero card; its base stays 2.

rule-MM-PRE-10 = One class per Shaman and assignment
    .text = The class of each Shaman is named when the plan is made and holds for that turn. It counts as this class for Quest conditions on the fight and is a Prestige Unit and a Shaman at the same time.
    .why = It counts as that Unit in combat; a Unit cannot be two basic classes at once.

rule-MM-PRE-11 = Shaman in the Tavern
    .text = In the Tavern a Shaman is only a Shaman: it does not serve the Cleric, Knight or Mage abilities, nor Quests that ask for other classes in the Tavern.
    .why = The substitution is limited to activating Locations and fighting.

rule-MM-PRE-12 = Shaman and the Warrior card
    .text = The Peasant bonus of the level 2 Warrior card needs a real Warrior. A Shaman that acts as a Peasant beside a real Warrior does receive it.
    .why = What the class's own card gives is denied to a Shaman; what other cards award to the class it plays is granted.

rule-MM-PRE-13 = Shaman as the Unit that returns
    .text = If a Location or Quest returns a Unit of some class to the supply, a Shaman that counts as this class there may be the one; if it is the only one, it must be. A Peasant whom overrun added to that Location stands there too and may be the one.
    .why = The Unit has to be one that is at the Location at the time; those who flee are added to the Location.

rule-MM-PRE-14 = Prestige abilities work for each meeple
    .text = The ability of a Prestige class works for every single meeple of that class, not once per turn.

rule-MM-PRE-15 = Prestige levels are fixed
    .text = Prestige Units have a level that never changes. It can count for Quests and for Bonus tokens.

rule-MM-PRE-16 = Prestige level is 3
    .text = The fixed level of Ranger, Paladin and Shaman is 3.
    .why = Designed: the figure is not legible; the text calls the level useful at the end, and 3 makes it so.

rule-MM-PRE-17 = An extra Shaman is not named
    .text = A Shaman sent to a Location or Tower Room as an extra Unit stands there as a Shaman and is named as no class.
    .why = Only a Shaman that fills a place of the requirement needs a class; an extra Unit adds nothing there.

rule-MM-RES-01 = Order of resolution
    .text = Resolve all Locations, Monsters and Tower Rooms with your Units one after another, in the order you choose.

rule-MM-RES-02 = Resolving a Location
    .text = Gain the benefit to the right of the arrow. Units gained stand on the Location until Clean Up and then go to your Lodgings.

rule-MM-RES-03 = Resolving a Monster
    .text = For each Monster to which you assigned Units, move your marker forward by its VP.

rule-MM-RES-04 = Monster VP are scored once
    .text = The VP of a Monster are gained once, when it is resolved. The mention in the Clean Up Step is the same gain.
    .why = The book names the gain in both steps; scoring twice would double every card.

rule-MM-RES-05 = When a Monster counts as defeated
    .text = For Quests and Ranger VP a Monster counts as defeated when you resolve it. The card stays on the board until Clean Up.
    .why = Triggered Quests hold their meeples until Clean Up, so they must be completed before it.

rule-MM-RES-06 = Extra draws from the Main Phase
    .text = An extra-meeple symbol gained in the Main Phase adds to the draw of this turn's Draw Phase. Extra draws from Hero cards, slot bonuses and King of the Hill Locations are made at once into the Tavern.
    .why = Assignment is over when a Location is resolved, so a draw at that moment would only be swept into the Lodgings.

rule-MM-RES-07 = When the order is not asked
    .text = Where no other order could lead to anything else, places are resolved in the order of placing without a question. You are asked where a Quest drawn first might be completed in a fight or change a choice, where several places use the Lodgings, or where a returned Unit might be gained again.
    .why = A question whose answer changes nothing is none. Only open facts decide whether it is asked.

rule-MM-CLN-01 = Units go to the Lodgings
    .text = After everything is resolved, all Units that you assigned go to your Lodgings, with all meeples that the assignments produced. Units on a King of the Hill Location and a Unit that is due back in the Tavern stay where they are.

rule-MM-CLN-02 = New meeples go to the Lodgings
    .text = Meeples gained from Locations, Monsters, Tower Rooms or Quests go to your Lodgings, not into your bag, unless an effect says otherwise.

rule-MM-CLN-03 = Defeated pile
    .text = Monsters that you fought leave the board for your own defeated pile. Quests may count them at the end.

rule-MM-CLN-04 = Lasting combat bonus
    .text = A defeated Monster that shows a combat bonus is put under the Hero slot of that class. The bonus holds from your next turn to the end of the game.

rule-MM-CLN-05 = No bonus in the turn it is earned
    .text = A bonus from a Monster or an Ongoing Quest never helps in the turn in which it is gained, not even for a fight resolved later in that turn.
    .why = Fights are matched when assigned, and both texts start the effect after the turn.

rule-MM-CLN-06 = Other Monster effects
    .text = Effects other than VP and combat bonuses are carried out in Clean Up: drawing or discarding Quests, gaining meeples. Meeples gained go to the Lodgings.

rule-MM-CLN-07 = Order of Monster effects
    .text = If several Monsters have effects, you choose the order.
    .why = The book gives no order; resolution order is the player's elsewhere.

rule-MM-CLN-08 = The Tavern is emptied
    .text = At last all meeples still in your Tavern, Corruption included, go to your Lodgings. Nothing is kept for the next turn unless an effect says so.

rule-MM-DRW-01 = Step 1: shift Monsters down
    .text = In every district, move the remaining Monsters to the lowest-numbered slots, keeping their order.

rule-MM-DRW-02 = Step 2: new Monsters
    .text = Draw as many Monsters as you defeated this turn. Put each face up into the lowest-numbered free slot of its printed district.

rule-MM-DRW-03 = What is refilled, and when
    .text = The city is refilled only in steps 1 and 2 of the Draw Phase, not in Clean Up. Only normal Monsters taken from the board are replaced; Overlords and Henchman do not count, and drawing stops when the deck is empty.
    .why = The book mentions refilling in both places and the first refers to the second. Overlords and Henchman stay on the scoreboard, so nothing is missing in the city.

rule-MM-DRW-04 = Full district
    .text = If the printed district has 3 Monsters already, the active player chooses another district with room and puts the new Monster into its lowest free slot.

rule-MM-DRW-05 = Drawing a Dark Council Arrives card
    .text = A Dark Council Arrives card does not count as one of the Monsters: set it aside, carry it out and draw another card.

rule-MM-DRW-06 = Step 4: new hand
    .text = Draw 4 meeples from your bag into your Tavern; 5 once the first Dark Council Arrives card is out; 6 once the second is out.

rule-MM-DRW-07 = Hand size details
    .text = A Dark Council Arrives card drawn in this very Draw Phase already raises your hand size. The hand is drawn into an empty Tavern; extra draws come on top.
    .why = The step includes the current turn, and Clean Up has emptied the Tavern.

rule-MM-DRW-08 = Six Monsters as long as the deck lasts
    .text = Refilling keeps 6 normal Monsters in the city, also after the third Dark Council Arrives card, as long as the deck has cards.

rule-MM-DRW-09 = Empty bag
    .text = If your bag runs empty while you draw, put all meeples from your Lodgings into the bag and go on drawing up to the full number.

rule-MM-DRW-10 = Every draw refills the bag
    .text = All draws of meeples, also extra and off-turn ones, refill the bag this way. If bag and Lodgings are both empty, draw fewer.
    .why = The step says if ever you have too few; a draw from nothing cannot be made.

rule-MM-DRW-11 = Step 7: Draw Phase effects
    .text = Use Draw Phase effects of your Ongoing Quests and similar cards, each at most once per turn, in any order.

rule-MM-DRW-12 = Step 8: Tavern Quests
    .text = Complete Quests that ask for certain meeples in your Tavern in the Draw Phase.

rule-MM-DRW-13 = Step 7 comes before step 8
    .text = Meeples drawn in step 7 count in step 8. An Ongoing Quest completed in step 8 has no effect in this turn's step 7.
    .why = The steps are numbered, and Ongoing effects start at the end of the turn.

rule-MM-DRW-14 = Step 9: refill the Location display
    .text = If fewer than 4 tiles are face up, draw from the Location stack until there are 4.

rule-MM-DRW-15 = Draw Phase effects are optional
    .text = You may leave a Draw Phase effect of an Ongoing Quest unused.
    .why = The step speaks of using effects; nobody is forced to draw more Corruption.

rule-MM-DCA-01 = Corruption spreads
    .text = When the first or the second of these cards comes up, put 1 Corruption from the supply directly into every player's bag, at once.

rule-MM-DCA-02 = The others draw a meeple
    .text = With the first and the second card, every player except the active one also draws 1 more meeple into the Tavern at once.

rule-MM-DCA-03 = Order of events
    .text = First the Corruption goes into all bags, then the other players draw 1 each, clockwise; then refilling goes on and the active player draws the larger hand. The new Corruption may be drawn at once.
    .why = The text gives the Corruption first and says immediately for both; the active player's hand follows in step 4.

rule-MM-DCA-04 = Too little Corruption
    .text = If the supply has too little Corruption, hand it out one each clockwise, beginning with the active player, until it is gone. A player whose bag is still empty then refills it from the Lodgings before drawing the extra meeple.
    .why = The supply is exactly enough unless other effects hand out Corruption; a fixed order is needed then. The rest follows from the rule for empty bags.

rule-MM-DCA-05 = Off-turn draw is not a Draw Phase
    .text = The extra meeple of another player triggers no Draw Phase effect and completes no Quest.
    .why = Tavern Quests belong to step 8 of the owner's own Draw Phase.

rule-MM-DCA-06 = Two cards in one refill
    .text = If one refill brings up two Dark Council Arrives cards, carry them out one after the other.
    .why = With 5 or 6 Monsters defeated in a turn, or 4 in a 2-player game, the second and the third can come up together.

rule-MM-DCA-07 = Third card
    .text = The third card brings no Corruption and no extra meeple. Set it aside; it starts the countdown to the end of the game, and the refill goes on.

rule-MM-QST-01 = Quest hand
    .text = Your uncompleted Quests are a secret hand. You start with 2 and there is no limit to their number.

rule-MM-QST-02 = Two numbers
    .text = Every Quest shows the VP that you gain by completing it and the penalty that you pay in the final scoring if it is still uncompleted in your hand.

rule-MM-QST-03 = Triggered Quest
    .text = A Triggered Quest is completed as soon as its condition is met: reveal it, gain its VP at once and carry out its bonus once.

rule-MM-QST-04 = Meeples from a Triggered Quest
    .text = Meeples gained from a Triggered Quest wait on the Quest card and go to your Lodgings in the Clean Up Step.

rule-MM-QST-05 = Meeples from a Tavern Quest
    .text = Meeples gained by a Quest that is completed in step 8 of the Draw Phase go to your Lodgings at the end of that turn.
    .why = No Clean Up Step follows in that turn; the end of the turn is the nearest moment and keeps them out of this turn's draw.

rule-MM-QST-06 = Ongoing Quest
    .text = An Ongoing Quest is completed as soon as its condition is met: reveal it, gain its VP at once and put it with the Hero card concerned. Its effect begins at the end of that turn and lasts until the end of the game.

rule-MM-QST-07 = End of Game Quest
    .text = An End of Game Quest stays in hand and is judged once, after the last turn.

rule-MM-QST-08 = Completing is the owner's choice
    .text = When a Triggered or Ongoing condition is met you are asked whether to complete the Quest. If you decline, it stays in hand and may be completed another time when the condition is met anew.
    .why = The book has a Quest completed as soon as its condition is met. But hands are secret, so nobody at the table could hold you to it, and some Quests cost a Unit.

rule-MM-QST-09 = When conditions are looked at
    .text = Fight conditions are looked at when a Monster is resolved, building and level conditions when the Capitol is resolved, pile conditions in Clean Up after the cards have moved and when Quests are drawn, Tavern conditions in step 8. Quests are completed only in your own turn.
    .why = Each moment is the first at which the fact is true; Tavern sets are limited to the Draw Phase by the book.

rule-MM-QST-10 = Several Quests from one Monster
    .text = One fight may complete several Quests, provided the Units assigned satisfy each of them and every Quest can be carried out in full.

rule-MM-QST-11 = One meeple pays for one Quest
    .text = A meeple returned to the supply for one Quest cannot be returned for another.
    .why = Each Quest must be carried out in full.

rule-MM-QST-12 = Not with a Quest just drawn
    .text = A Quest drawn because you defeated a Monster cannot be completed by that defeat.

rule-MM-QST-13 = Quests drawn in this turn
    .text = A Quest drawn from a Monster cannot be completed by any fight of the same turn. A Quest drawn earlier in the turn by Mages, a slot bonus or a Location may be completed by a fight resolved later; any new Quest may be completed in step 8 of the same turn.
    .why = The bar in the book stands with completing Quests by a fight, and it is on a Quest just drawn from that fight. Step 8 looks at a new hand of meeples, and the other sources are no Monsters.

rule-MM-QST-14 = Conditions are minimums
    .text = Units named by a Quest are the least that you need; more or other Units do no harm. This holds in fights, in the Tavern and at the end of the game.

rule-MM-QST-15 = Quest deck runs out
    .text = When the Quest deck is empty, shuffle the Quest discard pile to form a new deck.

rule-MM-QST-16 = No Quests left at all
    .text = If deck and discard pile are both empty, no Quest is drawn. Completed Quests are never shuffled back.
    .why = Completed Quests lie face up in front of their owner, not in the discard pile.

rule-MM-QST-17 = Discarded Quests cost nothing
    .text = A Quest that was discarded brings no penalty.
    .why = The penalty is for Quests that you have and did not complete; a discarded one is no longer yours.

rule-MM-QST-18 = Bonuses that remove Corruption
    .text = If a Quest or slot bonus returns Corruption to the supply, take it from your Tavern or your Lodgings, as you choose, unless the card names the place; if you have none there, nothing happens.
    .why = The FAQ limits only the return of Units; Corruption is no Unit and cannot be engaged in a fight.

rule-MM-QST-19 = The discard pile is open
    .text = Discarded Quests lie face up; everyone may look through the discard pile.
    .why = Only hands are secret by the book, and a discard pile is open by custom.

rule-MM-QST-20 = Quests drawn by a Quest
    .text = A Quest drawn as the bonus of a Quest that a fight completed cannot be completed by that same fight. A later fight of the turn may complete it.
    .why = It was drawn because of that defeat, which MM-QST-12 bars; for later fights nothing bars it.

rule-MM-QST-21 = Meeples from a Quest of the Development Phase
    .text = Meeples gained by a Quest that is completed at the Capitol go to your Lodgings in the Clean Up Step of the Development Phase.
    .why = That Clean Up Step is the next one.

rule-MM-QST-22 = When you are asked
    .text = You are asked about Quests whenever you have one in hand and a Quest that nobody can see could be completed at that moment, also if yours cannot.
    .why = Hands are secret: being asked must not tell what you hold.

rule-MM-QST-23 = Pile conditions that already hold
    .text = Conditions on your defeated pile are looked at in a Clean Up in which a Monster was added to it, and whenever you have drawn Quests, after any discard. Quests drawn from a Monster are looked at in step 8 of that turn.
    .why = A Quest is completed as soon as its condition is met, and that may be when it is drawn. One just drawn from a Monster has to wait (MM-QST-12).

rule-MM-QST-24 = A pile Quest drawn by a Quest
    .text = A Quest about the pile that was drawn as the bonus of a Quest in this turn's fights may be completed in the Clean Up of the same turn.
    .why = It looks at the pile, not at the fight that MM-QST-20 bars.

rule-MM-QST-25 = A building Quest drawn by a slot
    .text = A Quest about building that the bonus of the slot has just drawn may be completed by that very building.
    .why = The book bars only Quests drawn by defeating a Monster.

rule-MM-END-01 = Two final turns each
    .text = After the third Dark Council Arrives card, the final turns begin with the next turn of the player who holds the First player marker. From then on every player has 2 turns.

rule-MM-END-02 = Turns before the final turns
    .text = If the third card comes up in the first player's own turn, all others still finish the round before the final turns begin. Everyone has the same number of turns in the game.
    .why = The book says the next turn of that player after the card is drawn; the current one is not the next.

rule-MM-END-03 = End of the game
    .text = The game ends when every player has taken both final turns. Then the end of game VP are counted.

rule-MM-END-04 = The last turn is a whole turn
    .text = Final turns are complete turns with their Draw Phase, so Tavern Quests may still be completed in step 8 of the last turn.
    .why = Nothing shortens these turns.

rule-MM-END-05 = Safety limit
    .text = Should the deck still hold the third Dark Council Arrives card at the end of round 30, this card counts as drawn then. Rounds 31 and 32 are the final turns.
    .why = Nothing forces anybody to fight, so a game of passing players would never end.

rule-MM-END-06 = Hand size at the safety limit
    .text = A third card that only counts as drawn leaves the hand size alone.
    .why = The hand size goes by the first and the second card.

rule-MM-OVL-01 = Overlords are closed at first
    .text = Dark Overlords and the Henchman cannot be fought while fewer than three Dark Council Arrives cards are out.

rule-MM-OVL-02 = Open in the final turns only
    .text = They can be fought in the two final turns of each player, not in the turns between the third card and the first player's next turn.
    .why = One sentence opens them with the third card, another speaks of the final turns; the narrower reading satisfies both and gives everyone two chances.

rule-MM-OVL-03 = Fighting an Overlord
    .text = Overlords are fought like Monsters: match the strength, gain the VP and the bonus of the token if you meet it. The card stays on the scoreboard for the others and does not go into your pile.

rule-MM-OVL-04 = Each Overlord once per player
    .text = You can fight each Overlord only once in the game. A Player marker shows which ones you have fought.

rule-MM-OVL-05 = Henchman
    .text = Combustor is treated like an Overlord, but may be fought in both of your final turns. There is no Bonus token and no marker for the Henchman.

rule-MM-OVL-06 = Several in one turn
    .text = In one turn you may fight several Overlords and the Henchman, each with its own Units. The Henchman only once per turn.
    .why = The usual rules for several Monsters apply; the Henchman's exception speaks of both turns, not of one turn.

rule-MM-OVL-07 = Markers are no limit
    .text = Marks on Overlords and King of the Hill Locations are unlimited.
    .why = A player has only 3 markers for the score and up to five marks; the book calls the use of markers on Overlords a reminder.

rule-MM-OVL-08 = Level and type of the Dark Council
    .text = Overlords and Henchman have level 3 and the type shown on their card. Paladins, Rangers, versus-type bonuses and conditions such as level 2 or higher treat them accordingly.
    .why = They are counted as Monsters for effects; their level is not stated, so the highest is taken.

rule-MM-OVL-09 = Overlords and Quests
    .text = Overlords and Henchman never count for End of Game Quests about Monsters. They do count for Triggered and Ongoing Quests and other effects that ask you to defeat a Monster.

rule-MM-OVL-10 = No fixed order
    .text = In the final turns you may fight normal Monsters, Overlords, both or neither, in any order.

rule-MM-OVL-11 = Token bonus for levels
    .text = Some tokens give VP if at least 2 (or 3) different Unit types among the Units assigned to that Overlord have a Hero card of level 2 (or 3). Several Units of one type count once.

rule-MM-OVL-12 = Reading the tokens
    .text = A level on a token means that level or higher. Peasants have no level; a Shaman counts as the type Shaman with its own level. A token pays once per player, with the fight.
    .why = Level 3 includes what level 2 shows, and a Shaman takes nothing from basic Hero cards.

rule-MM-OVL-13 = The six tokens
    .text = 2 types of level 2: +2 VP; 3 types of level 2: +3; 2 types of level 3: +3; 3 types of level 3: +5; at least 1 Prestige Unit: +2; at least 4 different Unit types of any level: +2.
    .why = The four level tokens follow from the FAQ, their VP and the two others are designed.

rule-MM-OVL-14 = Strength and VP of the Dark Council
    .text = Count Drillula (Undead): strength 15, 6 VP. Mangrove (Monstrous): 18, 8 VP. Saw-Ron (Humanoid): 22, 10 VP; Combustor (Monstrous): 7, 3 VP.
    .why = Designed: the figures are on cards that are not available. An average player should defeat one Overlord.

rule-MM-SCO-01 = VP are counted as you play
    .text = VP gained or spent move your marker at once. VP spent on levels are gone for the final score.

rule-MM-SCO-02 = End of game Quests
    .text = After the last turn, each player gains the VP of every End of Game Quest in hand whose condition is met.

rule-MM-SCO-03 = Penalties
    .text = Each player loses the penalty of every Quest in hand that is not completed, of all three types.

rule-MM-SCO-04 = Order of final scoring
    .text = All players reveal their hands at the same time. Conditions are judged on the state at the end of the last turn; rewards are added first, then penalties taken.
    .why = Comparisons with other players need one common moment.

rule-MM-SCO-05 = Scores below zero
    .text = In play a score never falls below 0, since a level needs its full cost. End penalties may make it negative.
    .why = Payment is limited to what one has; a penalty is not a payment.

rule-MM-SCO-06 = Winner
    .text = The player with the most VP in all wins.

rule-MM-SCO-07 = Tie-break
    .text = Among players tied for the most VP, the one with the fewest Peasants wins.

rule-MM-SCO-08 = Which Peasants count
    .text = For the tie-break count all your Peasants: in bag, Tavern, Lodgings, on the board and on Quest cards.
    .why = The book does not name a place, so everything owned counts.

rule-MM-SCO-09 = Shared victory
    .text = If the tied players also have the same number of Peasants, they share the victory.

rule-MM-FAQ-01 = Returning a Unit because of a Location
    .text = If a Location makes you return a Unit to the supply, choose one that stands on that very Location.

rule-MM-FAQ-02 = Returning a Unit because of a Quest
    .text = If a Quest makes you return a Unit to the supply, choose one that takes part in that Quest; for a fight, one of the Units assigned to that Monster.

rule-MM-FAQ-03 = Bonuses count when assigning
    .text = Bonuses that the assignment itself creates count for the required total: pair bonuses of Units placed together, and bonuses of Locations activated in the same plan, although these are resolved later.

rule-MM-FAQ-04 = Empty supply
    .text = If a Unit that you should gain is not in the supply, you do not gain it. Everything else of that Location, Quest or Monster is carried out.

rule-MM-FAQ-05 = Having the most
    .text = A Quest for the most of something is met if no other player has more; ties are in your favor.

rule-MM-FAQ-06 = Bad effects are no condition
    .text = Monster effects must be carried out as far as possible but are no condition for fighting it. After beating Timber Wolf, discard 1 Quest of your choice from your hand if you have any; if not, nothing happens.

rule-MM-FAQ-07 = Gifts must be taken
    .text = A Monster that gives meeples can be fought even if the supply of them is empty. If they are there, you must take them.

rule-MM-FAQ-08 = The most of nothing
    .text = If nobody has any of a thing, everyone has the most of it.
    .why = Ties are in your favor, and 0 is a tie like any other.

rule-MM-ICO-01 = Any meeple
    .text = The brown meeple with a question mark means any meeple. As a requirement of a Location or as receiver of a combat bonus it means any Unit, so never Corruption.

rule-MM-ICO-02 = Plus: add a Unit
    .text = A plus with a Unit means: take 1 Unit of that kind from the supply and put it on the card or Location; it goes to your Lodgings in Clean Up.

rule-MM-ICO-03 = Minus: return a meeple
    .text = A minus with a meeple means: return that meeple to the supply.

rule-MM-ICO-04 = Minus: discard a Quest
    .text = A minus with a Quest means: put 1 uncompleted Quest of your choice from your hand on the Quest discard pile.

rule-MM-ICO-05 = Pair bonus
    .text = A pair bonus gives all your Units of the second class +1 on every Monster where at least 1 Unit of the first class is assigned too. More Units of the first class do not raise it.

rule-MM-ICO-06 = Class bonus from a Location
    .text = A Location with a class bonus gives all your Units of that class the bonus for this turn, on every Monster.

rule-MM-ICO-07 = For the round means for the turn
    .text = Bonuses from Locations last until the end of your current turn.
    .why = The glossary says round in one place and turn in others; all examples are about the turn of activation.

rule-MM-ICO-08 = Plain combat bonus
    .text = A plus with a number adds this number to the combat value of all your Units of the class shown beside it. Without a further condition it holds in every fight.

rule-MM-ICO-09 = Bonus against a type
    .text = A bonus against a Monster type adds its number once to your total against each Monster of that type, whatever and however many Units fight it.

rule-MM-ICO-10 = Upward arrow: extra meeples
    .text = An upward arrow with a number means that you draw that many additional meeples.

rule-MM-ICO-11 = Star meeple: any Prestige Unit
    .text = The three-colored star meeple means any Ranger, Paladin or Shaman.

rule-MM-ICO-12 = Draw and discard Quests
    .text = The first number says how many Quests you draw from the deck, the second how many you then discard from your hand.

rule-MM-ICO-13 = Which Quests may be discarded
    .text = The discarded Quests may be old or new ones. The discard must be made as far as you have Quests.
    .why = The icon names the hand, not the drawn cards.

rule-MM-ICO-14 = Unit returns to the Tavern
    .text = When your Draw Phase is over, the Warrior placed on this Location returns to your Tavern, as one more meeple for your next turn.

rule-MM-ICO-15 = The returning Unit comes last
    .text = The Unit stays on its Location until step 9 is done. It does not count for Tavern Quests in step 8 nor against the number drawn; only one Unit returns even if more were assigned.
    .why = The glossary says after the Draw Phase.

rule-MM-ICO-16 = Back into the bag
    .text = From 0 to 3 meeples of your choice go back from your Lodgings into your bag, at once. Then each other player may return 1. Units that still stand where you assigned them are not in the Lodgings yet; those used at the Capitol are there after the Development Phase.

rule-MM-ICO-17 = Strength from Corruption
    .text = One single Unit of your choice gets a bonus equal to the Corruption in your Lodgings. What you drew this turn is in the Tavern and does not count.

rule-MM-ICO-18 = Naming the strengthened Unit
    .text = The Unit is named in the plan and must be assigned to a Monster; Corruption is counted when the plan is confirmed.
    .why = The bonus must be known when the totals are checked.

rule-MM-ICO-19 = All your other Units
    .text = When a Knight and a Peasant are placed on this Location, all your other Units have +2 this turn.

rule-MM-ICO-20 = Who the other Units are
    .text = Other Units are all your Units except those standing on that Location, whatever their class. A Peasant brought from the Lodgings by a level 3 Warrior is included.
    .why = The bonus names no class; those on the Location cannot fight anyway.

rule-MM-ICO-21 = Shaman on a Location that returns a Unit to the Tavern
    .text = A Shaman named as the class may be the Unit that returns to the Tavern; it returns as a Shaman.
    .why = The returning Unit is one of those that fill the requirement, as in MM-PRE-13.

rule-MM-KOH-01 = Holding a hill
    .text = A Location with a crown is a King of the Hill Location. Units placed there stay, with your marker, until your next turn starts; they do not go home in Clean Up.

rule-MM-KOH-02 = The hill pays at the start of your turn
    .text = If your Units are still there at the start of your turn, they go to your Lodgings and you gain the benefit at once. It is gained once, even if several of your Units stand there.

rule-MM-KOH-03 = Before the Development Phase
    .text = Hills are settled before anything else in your turn; meeples drawn from a hill are Active this turn. After that the hill is free, and you may place Units there again in your Main Phase.
    .why = The glossary says at the start of the turn, and the Units have gone home.

rule-MM-KOH-04 = Driving a player off
    .text = Another player who assigns at least 1 suitable Unit to the hill removes all your Units to your Lodgings immediately and takes over with a marker. Number and kind of your Units do not matter.

rule-MM-KOH-05 = Details of taking over
    .text = The change happens when the new player's plan is confirmed; the former holder gets nothing. Overrun Peasants of the newcomer go to the Lodgings in Clean Up and do not stay on the hill.
    .why = The glossary says immediately; only the assigned Units are placed on the hill.

rule-MM-KOH-06 = Colosseum
    .text = The Colosseum pays its holder either 1 VP or 3 VP when the holder's turn starts.

rule-MM-KOH-07 = When the Colosseum gives 3
    .text = The Colosseum accepts any Unit. It gives 3 VP if at least one of your Units there is a Prestige Unit, otherwise 1 VP.
    .why = Designed: the two figures are printed, the split is not; it follows the icons for any Unit and any Prestige Unit.

rule-MM-KOH-08 = Second hill: extra meeples
    .text = A second King of the Hill Location pays its holder with additional meeples, drawn when the holder's turn starts.

rule-MM-KOH-09 = High Bough
    .text = The second hill is High Bough. It accepts any Unit and draws 2 meeples.
    .why = Designed: name, requirement and number are lost in the text.

rule-MM-KOH-10 = Hills at the end of the game
    .text = A hill held after your last turn pays nothing. Units on it still count as yours for Quests and for the tie-break.
    .why = There is no later start of turn.

rule-MM-KOH-11 = Holding both hills
    .text = If you hold several hills at the start of your turn, all your Units go home first; then the hills pay in the order in which you took them.
    .why = All Units return at the same moment; a draw that refills the bag must not depend on which hill is named first.

rule-MM-TWR-01 = Optional module
    .text = The Four Towers is an optional module, off unless chosen. It is not advised for a first game.

rule-MM-TWR-02 = Tower setup
    .text = After the Location display is laid out, shuffle the Tower Rooms and put a face-down stack of 5 on each of the 4 Tower spaces. Turn the top room of each stack face up.

rule-MM-TWR-03 = Using a Tower Room
    .text = In the Main Phase you may assign Units to face-up Tower Rooms as to Locations. A Tower Room belongs to the district of its tower, and overrun applies to it.

rule-MM-TWR-04 = Completing a Tower Room
    .text = If the requirement is assigned, the reward is gained when the room is resolved. In Clean Up you take the room for good and the next one of that stack is turned face up.
    .why = A published review says that a finished room is taken by the player; the moments follow those for Monsters.

rule-MM-TWR-05 = One room per tower and turn
    .text = A room turned up in Clean Up can be used from the next player's turn on. An empty tower offers nothing more.
    .why = Assignment is over when it appears; nothing refills a tower.

rule-MM-TWR-06 = Rooms that ask for combat value
    .text = Some rooms ask for a total combat value instead of certain Units. It is counted as in a fight against a Monster without level and type; it is not a fight and does not prevent overrun.
    .why = Designed: gives such rooms a clear arithmetic. A Paladin adds nothing for level 0.

rule-MM-TWR-07 = Corruption in Tower Rooms
    .text = Some Tower Rooms allow or require Corruption from your Tavern to be assigned.

rule-MM-TWR-08 = Corruption used there leaves your bag
    .text = Corruption assigned to a Tower Room returns to the supply when the room is resolved. It has no combat value and is not a Unit there.
    .why = Designed: it makes the towers the regular way to get rid of Corruption, which no Location offers.

rule-MM-TWR-09 = Rooms and other rules
    .text = A Shaman may stand in for a basic class in a Tower Room, and new Units from a room go to the Lodgings. Extra Units are allowed and add nothing; extra Corruption is not allowed.
    .why = The book treats rooms beside Locations in assignment, overrun and the gain of Units.
