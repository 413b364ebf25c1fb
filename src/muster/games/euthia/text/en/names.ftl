### Names and card texts of Euthia. Figures stand in the content, not here: what a tile or a card does takes them from
### there. content/wording.py says which text with which figures.

## Heroes

hero-ael = Ael
    .text = A priestess of light: she heals, protects and strikes with holy fire.
hero-dral = Dral
    .text = A mercenary: high Health, strong Shields, steady Damage.
hero-keleia = Keleia
    .text = A huntress and thief: First Strikes, evasion, long marches.
hero-maeldur = Maeldur
    .text = A fire mage: the strongest attacks and little protection.
hero-skoldur = Skoldur
    .text = He drinks Dwurt: certain results at a growing price.
hero-taesiri = Taesiri
    .text = A mistress of spirits: Essences, and power over the Monster's rolls.

## Actions, elements, Gems, Essences

action-mining = Mining
action-trade = Trade
action-combat = Combat
element-air = Air
element-earth = Earth
element-water = Water
element-fire = Fire
essence-air = Air Essence
    .text = { line-use }
essence-earth = Earth Essence
    .text = { line-use }
essence-water = Water Essence
    .text = { line-use }
essence-fire = Fire Essence
    .text = { line-use }
gem-amethyst = Amethyst
    .text = { line-use }
gem-emerald = Emerald
    .text = { line-use }
gem-onyx = Onyx
    .text = { line-use }
gem-opal = Opal
    .text = { line-use }
gem-ruby = Ruby
    .text = { line-always }
gem-sapphire = Sapphire
    .text = { line-use }
gem-demon_stone = Demon Stone
    .text = { line-use }
gem-diamond = Diamond
    .text = { line-use } { line-second }

## Places

trader-merchants = Merchants
trader-alchemists = Alchemists
trader-dragonslayers = Dragonslayers
location-land = Empty land
location-mountain = Mountain
location-lake = Lake
location-cave = Cave
location-treasure_1 = Treasure of level 1
location-treasure_2 = Treasure of level 2
location-treasure_3 = Treasure of level 3
location-air = Air Elemental
location-earth = Earth Elemental
location-water = Water Elemental
location-fire = Fire Elemental
location-portal = Portal
location-merchants = Merchants
location-alchemists = Alchemists
location-towers = Dragonslayer Towers
location-church = Church
location-fortress = Mercenary Fortress
location-lord = Lord
location-legend = Legend
location-encounter = Encounter
location-scenario = Place of the scenario
location-griffin = Griffin's Lair
hex-a = upper left hex
hex-b = right hex
hex-c = lower hex
hex-centre = center
direction-0 = right
direction-1 = lower right
direction-2 = below
direction-3 = lower left
direction-4 = left
direction-5 = upper left
direction-6 = above
direction-7 = upper right

## Slots, kinds of tiles, Armor families

slot-sword = Sword icon
slot-ability = Ability
slot-first_strike = First Strike
slot-helmet = Helmet
slot-cuirass = Cuirass
slot-gauntlets = Gauntlets
slot-greaves = Greaves
slot-boots = Boots
slot-jewelry = Jewelry
kind-weapon = Weapon
kind-shield = Shield
kind-ability = Ability
kind-first_strike = First Strike Ability
kind-helmet = Helmet
kind-cuirass = Cuirass
kind-gauntlets = Gauntlets
kind-greaves = Greaves
kind-boots = Boots
kind-jewelry = Jewelry
kind-potion = Potion
kind-scroll = Scroll
kind-flask = Flask
kind-chest = Chest
kind-item = Item
kind-resource = Natural Resource
family-leather = Leather
family-mail = Mail
family-plate = Plate
family-dragon = Dragon

## Scenarios

scenario-the-hunt = The Hunt
    .text = Who defeats the most Monsters, and the strongest?
scenario-defending-the-settlements = Defending the Settlements
    .text = The dragon Farruga lands on Places of Trade. Drive it away before they burn.
attack-smoke_over_the_road = Smoke over the Road
    .text = { harm-inj }
attack-ash_in_the_crucibles = Ash in the Crucibles
    .text = { harm-renew_alchemists }
attack-siege_of_the_towers = Siege of the Towers
    .text = { harm-lose_gaar }
attack-the_long_flight = The Long Flight
    .text = { harm-silver }
scenario-threat-of-mirrezil = Threat of Mirrezil
    .text = Each round brings an Event, Legends give Artifacts, and in the end every Hero faces the dragon Mirrezil.
scenario-walking-destruction = Walking Destruction
    .text = A Golem walks over the land and ruins it. Hold it off with magic and bring it down.
scenario-elemental-revocation-1 = Elemental Revocation I: The Call
    .text = The Elementals of Air and Water answer to nobody. Confront them, gather their Essences and revoke them.
scenario-elemental-revocation-2 = Elemental Revocation II: The Answer
    .text = Earth and Fire grow stronger round by round. Well-equipped Heroes revoke them with Essences, Gold and Catalysts.
scenario-elemental-revocation-3 = Elemental Revocation III: The Volcano
    .text = All elements feed Faer Power, and from it the Volcano Demon rises. Revoke what you can, then bring it down.
happening-black_rain = Black Rain
    .text = { happens-heal_less }
happening-flight_of_the_wyverns = Flight of the Wyverns
    .text = { happens-inj_outside }
happening-market_day = Market Day
    .text = { happens-renew_offers } { happens-cheaper }
happening-blood_moon = Blood Moon
    .text = { happens-monster_health } { happens-victory_rep }
happening-pilgrims = Pilgrims
    .text = { happens-gaar_or_dwurt }
happening-earthquake = Earthquake
    .text = { happens-mining_cart }
happening-shadow_of_mirrezil = Shadow of Mirrezil
    .text = { happens-monster_chaos } { happens-victory_gold_card }
rampage-hunger_for_stone_1 = Hunger for Stone I
    .text = { walks-mining }
rampage-hunger_for_stone_2 = Hunger for Stone II
    .text = { walks-mining }
rampage-towards_the_smoke_1 = Towards the Smoke I
    .text = { walks-trade }
rampage-towards_the_smoke_2 = Towards the Smoke II
    .text = { walks-trade }
rampage-the_bells = The Bells
    .text = { walks-church }
rampage-prey_1 = Prey I
    .text = { walks-hero }
rampage-prey_2 = Prey II
    .text = { walks-hero }
rampage-blind_fury = Blind Fury
    .text = { walks-direction }
rampage-buried_riches = Buried Riches
    .text = { walks-riches }
rampage-slumber_of_stone = Slumber of Stone
    .text = { walks-stamina }

## Places of scenarios

place-old_quarry = Old Quarry
place-smugglers_den = Smugglers' Den
place-watchtower = Watchtower
place-faer_spring = Faer Spring
place-ruined_citadel = Ruined Citadel
place-volcano = Volcano
place-dragons_eyrie = Dragon's Eyrie

## Things that are counted: Rewards, Loot, prices

count-gold =
    { $n ->
        [one] { $n } Gold
       *[other] { $n } Gold
    }
count-rep =
    { $n ->
        [one] { $n } Reputation
       *[other] { $n } Reputation
    }
count-gaar =
    { $n ->
        [one] { $n } Gaar token
       *[other] { $n } Gaar tokens
    }
count-dwurt =
    { $n ->
        [one] { $n } Dwurt token
       *[other] { $n } Dwurt tokens
    }
count-potion =
    { $n ->
        [one] { $n } Healing Potion
       *[other] { $n } Healing Potions
    }
count-silver =
    { $n ->
        [one] { $n } Silver card
       *[other] { $n } Silver cards
    }
count-gold_card =
    { $n ->
        [one] { $n } Gold card
       *[other] { $n } Gold cards
    }
count-gem-amethyst =
    { $n ->
        [one] { $n } Amethyst
       *[other] { $n } Amethysts
    }
count-gem-emerald =
    { $n ->
        [one] { $n } Emerald
       *[other] { $n } Emeralds
    }
count-gem-onyx =
    { $n ->
        [one] { $n } Onyx
       *[other] { $n } Onyxes
    }
count-gem-opal =
    { $n ->
        [one] { $n } Opal
       *[other] { $n } Opals
    }
count-gem-ruby =
    { $n ->
        [one] { $n } Ruby
       *[other] { $n } Rubies
    }
count-gem-sapphire =
    { $n ->
        [one] { $n } Sapphire
       *[other] { $n } Sapphires
    }
count-gem-demon_stone =
    { $n ->
        [one] { $n } Demon Stone
       *[other] { $n } Demon Stones
    }
count-gem-diamond =
    { $n ->
        [one] { $n } Diamond
       *[other] { $n } Diamonds
    }
count-essence-air =
    { $n ->
        [one] { $n } Air Essence
       *[other] { $n } Air Essences
    }
count-essence-earth =
    { $n ->
        [one] { $n } Earth Essence
       *[other] { $n } Earth Essences
    }
count-essence-water =
    { $n ->
        [one] { $n } Water Essence
       *[other] { $n } Water Essences
    }
count-essence-fire =
    { $n ->
        [one] { $n } Fire Essence
       *[other] { $n } Fire Essences
    }
count-any_gem =
    { $n ->
        [one] { $n } Gem
       *[other] { $n } Gems
    }
count-gem_choice =
    { $n ->
        [one] { $n } Gem of choice
       *[other] { $n } Gems of choice
    }
count-random_gem =
    { $n ->
        [one] { $n } random Gem
       *[other] { $n } random Gems
    }
count-any_essence =
    { $n ->
        [one] { $n } Essence
       *[other] { $n } Essences
    }
count-essence_choice =
    { $n ->
        [one] { $n } Essence of choice
       *[other] { $n } Essences of choice
    }
count-different_essences = { $n } different Essences
count-resource-mountain =
    { $n ->
        [one] { $n } Resource of a Mountain
       *[other] { $n } Resources of a Mountain
    }
count-resource-lake =
    { $n ->
        [one] { $n } Resource of a Lake
       *[other] { $n } Resources of a Lake
    }
count-resource-cave =
    { $n ->
        [one] { $n } Resource of a Cave
       *[other] { $n } Resources of a Cave
    }
count-any_resource =
    { $n ->
        [one] { $n } Natural Resource
       *[other] { $n } Natural Resources
    }
count-different_resources = { $n } different Natural Resources
count-raw_gem =
    { $n ->
        [one] { $n } raw Gem
       *[other] { $n } raw Gems
    }
count-trophy-1 =
    { $n ->
        [one] { $n } Trophy of level 1 or higher
       *[other] { $n } Trophies of level 1 or higher
    }
count-treasure-1 =
    { $n ->
        [one] { $n } Treasure of level 1
       *[other] { $n } Treasures of level 1
    }
count-trophy-2 =
    { $n ->
        [one] { $n } Trophy of level 2 or higher
       *[other] { $n } Trophies of level 2 or higher
    }
count-treasure-2 =
    { $n ->
        [one] { $n } Treasure of level 2
       *[other] { $n } Treasures of level 2
    }
count-trophy-3 =
    { $n ->
        [one] { $n } Trophy of level 3
       *[other] { $n } Trophies of level 3
    }
count-treasure-3 =
    { $n ->
        [one] { $n } Treasure of level 3
       *[other] { $n } Treasures of level 3
    }
count-different_trophies = { $n } Trophies of different levels
count-scroll =
    { $n ->
        [one] { $n } Scroll
       *[other] { $n } Scrolls
    }
count-potion_or_scroll =
    { $n ->
        [one] { $n } Potion or Scroll
       *[other] { $n } Potions or Scrolls
    }
count-treasure_tile =
    { $n ->
        [one] { $n } Treasure tile
       *[other] { $n } Treasure tiles
    }
count-reward =
    { $n ->
        [one] { $n } Reward tile
       *[other] { $n } Reward tiles
    }
count-heal = healing of { $n }
count-move =
    { $n ->
        [one] { $n } Move point
       *[other] { $n } Move points
    }
count-inj =
    { $n ->
        [one] { $n } Injury
       *[other] { $n } Injuries
    }
count-lose_gaar =
    { $n ->
        [one] loss of { $n } Gaar token
       *[other] loss of { $n } Gaar tokens
    }
count-lose_gold =
    { $n ->
        [one] loss of { $n } Gold
       *[other] loss of { $n } Gold
    }
count-lose_rep = loss of { $n } Reputation
count-cache_gold =
    { $n ->
        [one] { $n } card less in the Gold cache
       *[other] { $n } cards less in the Gold cache
    }
has-quests =
    { $n ->
        [one] { $n } fulfilled Quest
       *[other] { $n } fulfilled Quests
    }
has-bounties =
    { $n ->
        [one] { $n } Bounty
       *[other] { $n } Bounties
    }
has-rep = { $n } Reputation
has-armor_set = an Armor Set of { $n }

## When a tile or a card works

when-any = In and outside Combat
when-outside = Outside Combat
when-setup = During Combat Setup
when-ma = Before the Monster-Attack Roll
when-mac = Before or after the Monster-Attack Roll
when-mc = After the Monster-Attack Roll
when-ha = Before the Hero-Attack Roll
when-hc = After the Hero-Attack Roll
when-at_once = At once
when-roll = On any Hero Roll

## What tiles do

effect-clover = Clover +{ $n }
effect-foot = Rabbit's Foot −{ $n }
effect-dmg_plus = Damage +{ $n }
effect-inj_minus = Injuries −{ $n }
effect-next = −{ $n } on your next Combat Value
effect-hope = +{ $n } on the Die of Hope
effect-ember = { $n } Damage to the Monster
effect-siphon = heal { $n } if this attack deals Damage
effect-phoenix = a lethal attack leaves you barely alive instead
effect-overdose = every Dwurt on this roll counts { $n } more
effect-cancel_play = cancel one play of cards of this attack; its Chaos stays spent
effect-cancel_curse = cancel the Curse of this step; its Chaos stays spent
effect-per_essence_dmg = Damage +{ $n } for each different Essence on it
effect-per_essence_inj = Injuries −{ $n } for each Essence on it
effect-cripple = On a hit, Injuries −{ $n } in the Monster's next attack
effect-dragon_dmg = Against Dragons Damage +{ $n }
effect-heal = heal { $n }
effect-heal_full = heal to Maximum Health
effect-self_inj =
    { $n ->
        [one] suffer { $n } Injury
       *[other] suffer { $n } Injuries
    }
effect-dwurt_die_minus = lower the Dwurt die by { $n }
effect-essence_font = take an Essence of a Power over this hex
effect-conjure = turn a loose Gem into a Fire Essence
effect-absolve = discard one of your Silver cards
effect-pickpocket =
    { $n ->
        [one] { $n } Gold on a liberated Place of Trade hex
       *[other] { $n } Gold on a liberated Place of Trade hex
    }
effect-move =
    { $n ->
        [one] { $n } Move point
       *[other] { $n } Move points
    }
effect-teleport = Teleport { $n }
effect-teleport_gate = Teleport to the Church or a liberated Place of Trade
effect-teleport_portal = Teleport to the Church or a Portal
effect-teleport_mine = Teleport { $n } to a Mountain or a Cave
effect-act-mining = a Mining Action without a token
effect-act-trade = a Trade Action without a token
effect-act-combat = a Combat Action without a token
effect-cart = Mining Cart
effect-tracker = look at the next Map tile
effect-treasure_sense = draw one more Treasure and keep the better one
effect-look_hand = look at an opponent's hand
effect-look_discard-silver =
    { $n ->
        [one] look at the Monster-player's hand and discard { $n } Silver card
       *[other] look at the Monster-player's hand and discard { $n } Silver cards
    }
effect-look_discard-any =
    { $n ->
        [one] look at the Monster-player's hand and discard { $n } card
       *[other] look at the Monster-player's hand and discard { $n } cards
    }
effect-look_cache =
    { $n ->
        [one] look at the top card of a cache and put it on top or at the bottom
       *[other] look at the top { $n } cards of a cache and put each on top or at the bottom
    }
effect-look_combat_card = look at the next Combat card
effect-cache_choice = put the top card of a cache under its deck
effect-cache_under = put the top card of the Gold cache, or else of the Silver cache, under its deck
effect-cache_gold = put the top card of the Gold cache under its deck
effect-cache_pick =
    { $n ->
        [one] look at the top card of a cache and put it under its deck
       *[other] look at the top { $n } cards of a cache and put one of them under its deck
    }
effect-cache_silver =
    { $n ->
        [one] { $n } Silver card joins the cache
       *[other] { $n } Silver cards join the cache
    }
effect-discard_random =
    { $n ->
        [one] the Monster-player discards { $n } random card
       *[other] the Monster-player discards { $n } random cards
    }
effect-dearer_play =
    { $n ->
        [one] the first play of cards costs { $n } Chaos token more
       *[other] the first play of cards costs { $n } Chaos tokens more
    }
effect-no_gold_round = no Gold card can be played in the first Combat Round
effect-no_chaos_round = no Chaos Action in the first Combat Round
effect-no_attack_round = no Monster Attack in the first Combat Round
effect-lose_chaos =
    { $n ->
        [one] the Monster loses { $n } Chaos token
       *[other] the Monster loses { $n } Chaos tokens
    }
effect-lose_monster_gaar =
    { $n ->
        [one] the Monster loses { $n } Gaar token
       *[other] the Monster loses { $n } Gaar tokens
    }
effect-round_foot = Rabbit's Foot −{ $n } for this Combat Round
effect-foot_round_1 = Rabbit's Foot −{ $n } in the first Combat Round
effect-health = Health +{ $n }
effect-guard = Injuries −{ $n } in each Monster Attack
effect-ward-air = no harm from Air Power
effect-ward-earth = no harm from Earth Power
effect-ward-water = no harm from Water Power
effect-ward-fire = no harm from Fire Power
effect-slumber = no unwanted effect of the Powers and Elementals whose Essences lie on it
effect-clover_always = +{ $n } on all your Hero Rolls
effect-foot_always = Rabbit's Foot −{ $n } in every Monster Attack
effect-attack_clover = +{ $n } on your attack rolls
effect-attack_dmg = Damage +{ $n } in every attack that deals some
effect-plunder =
    { $n ->
        [one] { $n } more Gold with every Loot
       *[other] { $n } more Gold with every Loot
    }
effect-soul_harvest =
    { $n ->
        [one] { $n } Gaar token for every Monster defeated
       *[other] { $n } Gaar tokens for every Monster defeated
    }
effect-dwurt_guard = Injuries of the Dwurt die −{ $n }
effect-dwurt_lower = the Dwurt die counts { $n } less at the end of the turn
effect-foe_chaos =
    { $n ->
        [one] a Monster played by its owner has { $n } more Chaos token
       *[other] a Monster played by its owner has { $n } more Chaos tokens
    }
effect-foe_gaar =
    { $n ->
        [one] a Monster played by its owner has { $n } more Gaar token
       *[other] a Monster played by its owner has { $n } more Gaar tokens
    }
effect-foe_health = a Monster played by its owner has { $n } more Health
effect-foe_inj = Injuries +{ $n } once per Combat for a Monster played by its owner
effect-foe_start_silver =
    { $n ->
        [one] draw { $n } Silver card when playing a Monster
       *[other] draw { $n } Silver cards when playing a Monster
    }
effect-cheaper_gold =
    { $n ->
        [one] a Gold card costs { $n } Silver card less
       *[other] a Gold card costs { $n } Silver cards less
    }
effect-fewer_dice = the Monster rolls one die less
effect-gold_card =
    { $n ->
        [one] draw { $n } Gold card
       *[other] draw { $n } Gold cards
    }
part-health = Health +{ $n }
part-sacks =
    { $n ->
        [one] +{ $n } Sack
       *[other] +{ $n } Sacks
    }
part-no_sacks =
    { $n ->
        [one] −{ $n } Sack
       *[other] −{ $n } Sacks
    }
part-gems =
    { $n ->
        [one] { $n } Gem slot
       *[other] { $n } Gem slots
    }
from-0 = 0+: { $n }
from-1 = 1+: { $n }
from-2 = 2+: { $n }
from-3 = 3+: { $n }
from-4 = 4+: { $n }
from-5 = 5+: { $n }
from-6 = 6+: { $n }
from-7 = 7+: { $n }
from-8 = 8+: { $n }
from-9 = 9+: { $n }
from-10 = 10+: { $n }
from-11 = 11+: { $n }
from-12 = 12+: { $n }
from-13 = 13+: { $n }
from-14 = 14+: { $n }
from-15 = 15+: { $n }
from-16 = 16+: { $n }
from-17 = 17+: { $n }
from-18 = 18+: { $n }
from-19 = 19+: { $n }
from-20 = 20+: { $n }

## What cards of the Monsters do

box-clover = Hero Rolls −{ $n }
box-foot = Combat Value +{ $n }
box-inj_plus = Injuries +{ $n }
box-dmg_minus = Damage −{ $n }
box-next = −{ $n } on the Hero's next Combat Value
box-mheal = the Monster heals { $n }
box-monster_gaar =
    { $n ->
        [one] the Monster gains { $n } Gaar token and may use its Gaar against Hero Rolls this Combat Round
       *[other] the Monster gains { $n } Gaar tokens and may use its Gaar against Hero Rolls this Combat Round
    }
box-take_gaar =
    { $n ->
        [one] the Monster takes { $n } Gaar token from the Hero
       *[other] the Monster takes { $n } Gaar tokens from the Hero
    }
ongoing-mheal = the Monster heals { $n } at the end of each Combat Round
special-mheal = the Monster heals { $n }
special-clover = Hero Rolls −{ $n }
special-foe_silver =
    { $n ->
        [one] the Monster-player draws { $n } Silver card
       *[other] the Monster-player draws { $n } Silver cards
    }
special-foe_gold =
    { $n ->
        [one] the Monster-player draws { $n } Gold card
       *[other] the Monster-player draws { $n } Gold cards
    }
lair-on-mountain = on a Mountain
lair-on-lake = on a Lake
lair-on-cave = on a Cave
lair-on-treasure = on a Treasure
lair-on-elemental = on an Elemental
lair-on-portal = on a Portal
lair-on-merchants = at Merchants
lair-on-alchemists = at Alchemists
lair-next-mountain = next to a Mountain
lair-next-lake = next to a Lake
lair-next-cave = next to a Cave
lair-next-treasure = next to a Treasure
lair-next-elemental = next to an Elemental
lair-next-portal = next to a Portal
lair-next-merchants = next to Merchants
lair-next-alchemists = next to Alchemists
lair-special-church = on one of the three hexes of the Church
lair-special-towers = on one of the three hexes of Dragonslayer Towers
harm-inj =
    { $n ->
        [one] Heroes on the target or next to it suffer { $n } Injury.
       *[other] Heroes on the target or next to it suffer { $n } Injuries.
    }
harm-renew_alchemists = The Alchemists' Offer is discarded and refilled.
harm-lose_gaar =
    { $n ->
        [one] Every Hero who has some loses { $n } Gaar token.
       *[other] Every Hero who has some loses { $n } Gaar tokens.
    }
harm-silver =
    { $n ->
        [one] Every Hero draws { $n } Silver card.
       *[other] Every Hero draws { $n } Silver cards.
    }
happens-inj_outside =
    { $inj_outside ->
        [one] Every Hero outside the Church suffers { $inj_outside } Injury.
       *[other] Every Hero outside the Church suffers { $inj_outside } Injuries.
    }
happens-renew_offers = All Offers are discarded and refilled.
happens-gaar_or_dwurt = Every Hero gains { $gaar_or_dwurt } Gaar (Skoldur: { $gaar_or_dwurt } Dwurt).
happens-heal_less = This round every healing effect heals { $heal_less } less, but always at least a little.
happens-cheaper = This round tiles cost { $cheaper } Gold less to buy, but are never free.
happens-monster_health = This round every Monster has { $monster_health } more Health.
happens-victory_rep = This round every victory over a Monster gives { $victory_rep } more Reputation.
happens-mining_cart = This round every Mining Action works as if with a Mining Cart.
happens-monster_chaos = This round every Monster has { $monster_chaos } more Chaos.
happens-victory_gold_card =
    { $victory_gold_card ->
        [one] This round every victory over a Monster gives { $victory_gold_card } Gold card.
       *[other] This round every victory over a Monster gives { $victory_gold_card } Gold cards.
    }
walks-mining = The Golem walks up to { $steps } steps towards the nearest Mining hex that is not ruined.
walks-trade = The Golem walks up to { $steps } steps towards the nearest Place of Trade that is not ruined.
walks-church = The Golem walks up to { $steps } steps towards the Church.
walks-hero = The Golem walks up to { $steps } steps towards the nearest Hero.
walks-direction = The Golem walks { $steps } steps straight on in a random direction.
walks-riches = The Golem walks up to { $steps } steps towards the nearest Treasure or Encounter that is not ruined.
walks-stamina = The Golem rests: its Stamina rises by { $stamina } for each player.

## Lines on tiles and cards

line-attack = Attack: { $ranges }.
line-first = First Strike: { $ranges }.
line-attack-price = The attack costs { $price } Dwurt.
line-attack-more = { $more }.
line-feed = For each Dwurt token spent on it, up to { $most }: Damage +{ $bonus }.
line-equipped = When equipped: { $parts }.
line-essences = Holds up to { $held } Essences.
line-always = Always: { $effects }.
line-use = { $when }: { $effects }.
line-use-set = { $when }, with an Armor Set of { $set } or more: { $effects }.
line-use-dwurt = { $when }, for { $price } Dwurt: { $effects }.
line-use-gaar = { $when }, for { $price } Gaar: { $effects }.
line-second = { $when_two }: { $effects_two }.
line-second-set = { $when_two }, with an Armor Set of { $set_two } or more: { $effects_two }.
line-more-set = With an Armor Set of { $set_two } or more, also { $effects_two }.
line-once = Once per round.
line-spent = Single use.
line-immunity = Also against Immunity.
line-redeem = Sells for { $first }.
line-redeem-either = Sells for { $first }, or for { $second }.
line-supplies = Single use: { $first }, or { $second }.
line-cost = Cost: { $cost }.
line-cost-either = Cost: { $cost } or { $instead }.
line-has = Condition: { $has }.
line-has-either = Condition: { $has } or { $instead }.
line-reward = Reward: { $reward }.
line-reward-up-to = Reward, with at most { $condition } Reputation: { $reward }.
line-bounty = Bounty: { $reward }.
line-lair = Lair: { $lair }.
line-special = { $from } or more: { $special }.
line-kill = { $deadly } or more: the Hero dies.
line-dragon = Dragon.
line-immune = Immunity.
line-played = { $when }.
line-box-one = One card: { $one }.
line-box-two = Two cards: { $two }.
line-box-three = Three cards: { $three }.
line-ongoing = Until the end of the Combat: { $ongoing }.
line-row-to = { $to } or less: { $gains }.
line-row = { $from } to { $to }: { $gains }.
line-row-from = { $from } or more: { $gains }.

## Silver and Gold cards

cards-silver = Silver cards
cards-gold = Gold cards
cache-silver = Silver cache
cache-gold = Gold cache
card-curse = Curse
    .text = { line-played } { line-box-one } { line-box-two }
card-bloodlust = Bloodlust
    .text = { line-played } { line-box-one } { line-box-two }
card-evil_eye = Evil Eye
    .text = { line-played } { line-box-one } { line-box-two }
card-power_strike = Power Strike
    .text = { line-played } { line-box-one } { line-box-two } { line-box-three }
card-healing = Healing
    .text = { line-played } { line-box-one } { line-box-two } { line-box-three } { line-ongoing }
card-soul_control = Soul Control
    .text = { line-played } { line-box-one } { line-box-two } { line-box-three }
card-mind_control = Mind Control
    .text = { line-played } { line-box-one } { line-box-two } { line-box-three }

## Things that are no tiles with a face

thing-gaar = Gaar token
thing-healing_potion = Healing Potion
thing-supplies = Supplies
thing-teleport_scroll = Teleport Scroll
thing-catalyst = Catalyst
thing-amulet_of_eternity = Amulet of Eternity

## Encounters

encounter-priest = Priest
encounter-hunter = Hunter
encounter-herbalist = Herbalist
encounter-village_elder = Village Elder
encounter-weaponsmith = Weaponsmith
encounter-emissary = Emissary
encounter-caravan_master = Caravan Master
encounter-witch = Witch
encounter-druid = Druid
encounter-jeweler = Jeweler
encounter-mercenary_fortress = Mercenary Fortress
encounter-chronicler = Chronicler
encounter-lord = Lord
encounter-oracle = Oracle

## Quests

quest-priest_1 = Balm for the Sick
    .text = { line-cost } { line-reward }
quest-priest_2 = Proof of Courage
    .text = { line-cost } { line-reward }
quest-priest_3 = Alms
    .text = { line-cost } { line-reward }
quest-priest_4 = Shared Faith
    .text = { line-cost } { line-reward }
quest-priest_5 = Breath of the World
    .text = { line-cost } { line-reward }
quest-priest_6 = Opal for the Altar
    .text = { line-cost } { line-reward }
quest-priest_7 = Gifts of the Land
    .text = { line-cost } { line-reward }
quest-hunter_1 = First Pelt
    .text = { line-cost } { line-reward }
quest-hunter_2 = Hide for Coin
    .text = { line-cost } { line-reward }
quest-hunter_3 = A Pair of Heads
    .text = { line-cost } { line-reward }
quest-hunter_4 = Big Game
    .text = { line-cost } { line-reward }
quest-hunter_5 = Fresh Catch
    .text = { line-cost } { line-reward }
quest-hunter_6 = Bait from the Cave
    .text = { line-cost } { line-reward }
quest-hunter_7 = Brave Companion
    .text = { line-cost } { line-reward }
quest-herbalist_1 = Water Herbs
    .text = { line-cost } { line-reward }
quest-herbalist_2 = Cave Moss
    .text = { line-cost } { line-reward }
quest-herbalist_3 = Living Water
    .text = { line-cost } { line-reward }
quest-herbalist_4 = Seeds and Pots
    .text = { line-cost } { line-reward }
quest-herbalist_5 = Milky Stone
    .text = { line-cost } { line-reward }
quest-herbalist_6 = Bitter Bile
    .text = { line-cost } { line-reward }
quest-herbalist_7 = Patience
    .text = { line-cost } { line-reward }
quest-village_elder_1 = Safe Roads
    .text = { line-cost } { line-reward }
quest-village_elder_2 = Stones for the Well
    .text = { line-cost } { line-reward }
quest-village_elder_3 = A New Roof
    .text = { line-cost } { line-reward }
quest-village_elder_4 = Fever in the Village
    .text = { line-cost } { line-reward }
quest-village_elder_5 = Full Stores
    .text = { line-cost } { line-reward }
quest-village_elder_6 = Village Watch
    .text = { line-cost } { line-reward }
quest-village_elder_7 = The Bride's Emerald
    .text = { line-cost } { line-reward }
quest-weaponsmith_1 = Good Ore
    .text = { line-cost } { line-reward }
quest-weaponsmith_2 = Black Edge
    .text = { line-cost } { line-reward }
quest-weaponsmith_3 = Claw for a Hilt
    .text = { line-cost } { line-reward }
quest-weaponsmith_4 = Paid in Advance
    .text = { line-cost } { line-reward }
quest-weaponsmith_5 = Fire for the Forge
    .text = { line-cost } { line-reward }
quest-weaponsmith_6 = A Cartload of Ore
    .text = { line-cost } { line-reward }
quest-weaponsmith_7 = Horn and Bone
    .text = { line-cost } { line-reward }
quest-emissary_1 = Green or Red
    .text = { line-cost-either } { line-reward }
quest-emissary_2 = Blue or White
    .text = { line-cost-either } { line-reward }
quest-emissary_3 = Violet or Black
    .text = { line-cost-either } { line-reward }
quest-emissary_4 = Tribute
    .text = { line-cost } { line-reward }
quest-emissary_5 = Crown Jewel
    .text = { line-cost } { line-reward }
quest-emissary_6 = Open Purse
    .text = { line-cost } { line-reward }
quest-emissary_7 = Sign of Strength
    .text = { line-cost } { line-reward }
quest-caravan_master_1 = Mixed Load
    .text = { line-cost } { line-reward }
quest-caravan_master_2 = From Lake and Cave
    .text = { line-cost } { line-reward }
quest-caravan_master_3 = Guard Duty
    .text = { line-cost } { line-reward }
quest-caravan_master_4 = Travel Kit
    .text = { line-cost } { line-reward }
quest-caravan_master_5 = Through the Night
    .text = { line-cost } { line-reward }
quest-caravan_master_6 = A Place in the Caravan
    .text = { line-cost } { line-reward }
quest-caravan_master_7 = Rare Wares
    .text = { line-cost } { line-reward }
quest-witch_1 = Heart of a Beast
    .text = { line-cost } { line-reward }
quest-witch_2 = Whispered Price
    .text = { line-cost } { line-reward }
quest-witch_3 = Demon's Eye
    .text = { line-cost } { line-reward }
quest-witch_4 = Bottled Breath
    .text = { line-cost } { line-reward }
quest-witch_5 = A Dark Gift
    .text = { line-cost } { line-reward }
quest-witch_6 = Drops of Blood
    .text = { line-cost } { line-reward }
quest-witch_7 = A Bad Name
    .text = { line-cost } { line-reward }
quest-witch_solo_1 = The Beast's Pelt
    .text = { line-cost } { line-reward }
quest-witch_solo_2 = Many Whispers
    .text = { line-cost } { line-reward }
quest-witch_solo_3 = The Demon's Price
    .text = { line-cost } { line-reward }
quest-witch_solo_4 = Captured Breath
    .text = { line-cost } { line-reward }
quest-witch_solo_5 = Forbidden Knowledge
    .text = { line-cost } { line-reward }
quest-witch_solo_6 = Red Drops
    .text = { line-cost } { line-reward }
quest-witch_solo_7 = Glittering Pair
    .text = { line-cost } { line-reward }
quest-druid_1 = Song of the Wind
    .text = { line-cost } { line-reward }
quest-druid_2 = Song of the Roots
    .text = { line-cost } { line-reward }
quest-druid_3 = Song of the Rain
    .text = { line-cost } { line-reward }
quest-druid_4 = Song of the Embers
    .text = { line-cost } { line-reward }
quest-druid_5 = Balance
    .text = { line-cost } { line-reward }
quest-druid_6 = Gift of the Lake
    .text = { line-cost } { line-reward }
quest-druid_7 = The Sick Beast
    .text = { line-cost } { line-reward }
quest-jeweler_1 = Rough Stone
    .text = { line-cost } { line-reward }
quest-jeweler_2 = A Better Stone
    .text = { line-cost } { line-reward }
quest-jeweler_3 = From the Tray
    .text = { line-cost } { line-reward }
quest-jeweler_4 = Without a Flaw
    .text = { line-cost } { line-reward }
quest-jeweler_5 = Dangerous Stone
    .text = { line-cost } { line-reward }
quest-jeweler_6 = A Necklace
    .text = { line-cost } { line-reward }
quest-jeweler_7 = Teeth and Claws
    .text = { line-cost } { line-reward }
quest-mercenary_fortress_1 = Test of Arms
    .text = { line-cost } { line-reward }
quest-mercenary_fortress_2 = The Captain's Test
    .text = { line-cost } { line-reward }
quest-mercenary_fortress_3 = The Hero's Test
    .text = { line-cost } { line-reward }
quest-mercenary_fortress_4 = War Chest
    .text = { line-cost } { line-reward }
quest-mercenary_fortress_5 = Parade
    .text = { line-has } { line-reward }
quest-mercenary_fortress_6 = Night Watch
    .text = { line-cost } { line-reward }
quest-mercenary_fortress_7 = The Recruit's Test
    .text = { line-cost } { line-reward }
quest-chronicler_1 = A Lost Page
    .text = { line-cost } { line-reward }
quest-chronicler_2 = A Find for the Archive
    .text = { line-cost } { line-reward }
quest-chronicler_3 = Tales to Tell
    .text = { line-has } { line-reward }
quest-chronicler_4 = The Great Deed
    .text = { line-cost } { line-reward }
quest-chronicler_5 = Records in Stone
    .text = { line-cost-either } { line-reward }
quest-chronicler_6 = Ink and Parchment
    .text = { line-cost } { line-reward }
quest-chronicler_7 = Bestiary
    .text = { line-cost } { line-reward }
quest-lord_1 = A Head for the Wall
    .text = { line-cost } { line-reward }
quest-lord_2 = Two for the Hall
    .text = { line-cost } { line-reward }
quest-lord_3 = A Royal Stone
    .text = { line-cost } { line-reward }
quest-lord_4 = Tax of the Realm
    .text = { line-cost } { line-reward }
quest-lord_5 = The Champion's Harness
    .text = { line-has } { line-reward }
quest-lord_6 = A Good Name
    .text = { line-has } { line-reward }
quest-lord_7 = The Lord's Great Hunt
    .text = { line-cost } { line-reward }
quest-oracle_1 = The Choir of Elements
    .text = { line-cost } { line-reward }
quest-oracle_2 = Two Voices
    .text = { line-cost } { line-reward }
quest-oracle_3 = The Veiled Card
    .text = { line-cost } { line-reward }
quest-oracle_4 = The Dark Mirror
    .text = { line-cost } { line-reward }
quest-oracle_5 = The Fallen Giant
    .text = { line-cost } { line-reward }
quest-oracle_6 = Trance
    .text = { line-cost } { line-reward }
quest-oracle_7 = The Chosen One
    .text = { line-has-either } { line-reward }

## Quests of Legends

quest-legend_blade_of_tamariel = Tamariel of Davir
    .text = { line-cost } { line-reward }
quest-legend_banner_of_marathy = Banner of Marathy
    .text = { line-cost-either } { line-reward }
quest-legend_staff_of_vis = The Order of Vis
    .text = { line-cost } { line-reward }
quest-legend_horn_of_golden_meadow = Golden Meadow
    .text = { line-cost } { line-reward }
quest-legend_mantle_of_lowen = Lowen's Circle
    .text = { line-cost } { line-reward }
quest-legend_shield_of_arakius = Fall of Arakius
    .text = { line-cost } { line-reward }

## Monsters, Elite Monsters, Farruga

monster-dragonfly = Dragonfly
    .the = the Dragonfly
    .text = { line-reward-up-to }
monster-wolf_pack = Wolf Pack
    .the = the Wolf Pack
    .text = { line-reward-up-to }
monster-bandit = Bandit
    .the = the Bandit
    .text = { line-reward-up-to }
monster-ghoul = Ghoul
    .the = the Ghoul
    .text = { line-reward-up-to }
monster-bog_imp = Bog Imp
    .the = the Bog Imp
    .text = { line-reward-up-to }
monster-giant_spider = Giant Spider
    .the = the Giant Spider
    .text = { line-reward-up-to }
monster-skeleton = Skeleton
    .the = the Skeleton
    .text = { line-reward-up-to }
monster-carrion_crow = Carrion Crow
    .the = the Carrion Crow
    .text = { line-reward-up-to }
monster-rat_swarm = Rat Swarm
    .the = the Rat Swarm
    .text = { line-reward-up-to }
monster-kobold_raider = Kobold Raider
    .the = the Kobold Raider
    .text = { line-reward-up-to }
monster-marsh_toad = Marsh Toad
    .the = the Marsh Toad
    .text = { line-reward-up-to }
monster-boar = Boar
    .the = the Boar
    .text = { line-reward-up-to }
monster-cultist = Cultist
    .the = the Cultist
    .text = { line-reward-up-to }
monster-harpy = Harpy
    .the = the Harpy
    .text = { line-reward-up-to }
monster-cyclops = Cyclops
    .the = the Cyclops
    .text = { line-reward-up-to }
monster-ogre = Ogre
    .the = the Ogre
    .text = { line-reward-up-to }
monster-werewolf = Werewolf
    .the = the Werewolf
    .text = { line-reward-up-to }
monster-wraith = Wraith
    .the = the Wraith
    .text = { line-reward-up-to }
monster-troll = Troll
    .the = the Troll
    .text = { line-reward-up-to }
monster-basilisk = Basilisk
    .the = the Basilisk
    .text = { line-reward-up-to }
monster-minotaur = Minotaur
    .the = the Minotaur
    .text = { line-reward-up-to }
monster-dark_knight = Dark Knight
    .the = the Dark Knight
    .text = { line-reward-up-to }
monster-gargoyle = Gargoyle
    .the = the Gargoyle
    .text = { line-reward-up-to }
monster-naga = Naga
    .the = the Naga
    .text = { line-reward-up-to }
monster-swamp_hag = Swamp Hag
    .the = the Swamp Hag
    .text = { line-reward-up-to }
monster-stone_beetle = Stone Beetle
    .the = the Stone Beetle
    .text = { line-reward-up-to }
monster-blood_mage = Blood Mage
    .the = the Blood Mage
    .text = { line-reward-up-to }
monster-manticore = Manticore
    .the = the Manticore
    .text = { line-reward-up-to }
monster-hydra = Hydra
    .the = the Hydra
    .text = { line-reward-up-to }
monster-lich = Lich
    .the = the Lich
    .text = { line-reward-up-to }
monster-young_drake = Young Drake
    .the = the Young Drake
    .text = { line-dragon } { line-reward-up-to }
monster-behemoth = Behemoth
    .the = the Behemoth
    .text = { line-reward-up-to }
monster-vampire_lord = Vampire Lord
    .the = the Vampire Lord
    .text = { line-reward-up-to }
monster-demon_hound = Demon Hound
    .the = the Demon Hound
    .text = { line-reward-up-to }
monster-storm_giant = Storm Giant
    .the = the Storm Giant
    .text = { line-reward-up-to }
monster-bone_dragon = Bone Dragon
    .the = the Bone Dragon
    .text = { line-dragon } { line-reward }
monster-faer_horror = Faer Horror
    .the = the Faer Horror
    .text = { line-reward-up-to }
monster-void_champion = Void Champion
    .the = the Void Champion
    .text = { line-reward-up-to }
monster-kraken = Kraken
    .the = the Kraken
    .text = { line-reward-up-to }
monster-shade_of_rasgaroth = Shade of Rasgaroth
    .the = the Shade of Rasgaroth
    .text = { line-reward }
monster-alpha_wolf = Alpha Wolf
    .the = the Alpha Wolf
    .text = { line-special } { line-lair } { line-bounty }
monster-grave_warden = Grave Warden
    .the = the Grave Warden
    .text = { line-special } { line-lair } { line-bounty }
monster-bandit_king = Bandit King
    .the = the Bandit King
    .text = { line-special } { line-lair } { line-bounty }
monster-broodmother = Broodmother
    .the = the Broodmother
    .text = { line-special } { line-lair } { line-bounty }
monster-will_o_the_wisp = Will-o'-the-Wisp
    .the = the Will-o'-the-Wisp
    .text = { line-special } { line-lair } { line-bounty }
monster-mudfiend = Mudfiend
    .the = the Mudfiend
    .text = { line-special } { line-lair } { line-bounty }
monster-crypt_shade = Crypt Shade
    .the = the Crypt Shade
    .text = { line-special } { line-lair } { line-bounty }
monster-ettin = Ettin
    .the = the Ettin
    .text = { line-special } { line-lair } { line-bounty }
monster-basilisk_queen = Basilisk Queen
    .the = the Basilisk Queen
    .text = { line-special } { line-lair } { line-bounty }
monster-iron_sentinel = Iron Sentinel
    .the = the Iron Sentinel
    .text = { line-immune } { line-lair } { line-bounty }
monster-moon_hag = Moon Hag
    .the = the Moon Hag
    .text = { line-special } { line-lair } { line-bounty }
monster-void_warlord = Void Warlord
    .the = the Void Warlord
    .text = { line-special } { line-lair } { line-bounty }
monster-salamander = Salamander
    .the = the Salamander
    .text = { line-immune } { line-lair } { line-bounty }
monster-night_stalker = Night Stalker
    .the = the Night Stalker
    .text = { line-special } { line-lair } { line-bounty }
monster-ancient_wyrm = Ancient Wyrm
    .the = the Ancient Wyrm
    .text = { line-dragon } { line-immune } { line-kill } { line-lair } { line-bounty }
monster-lich_king = Lich King
    .the = the Lich King
    .text = { line-special } { line-lair } { line-bounty }
monster-colossus = Colossus
    .the = the Colossus
    .text = { line-immune } { line-lair } { line-bounty }
monster-demon_prince = Demon Prince
    .the = the Demon Prince
    .text = { line-special } { line-kill } { line-lair } { line-bounty }
monster-queen_of_night = Queen of Night
    .the = the Queen of Night
    .text = { line-special } { line-lair } { line-bounty }
monster-avatar_of_faer = Avatar of Faer
    .the = the Avatar of Faer
    .text = { line-special } { line-lair } { line-bounty }
monster-farruga_1 = Farruga (Young Fury)
    .the = Farruga (Young Fury)
monster-farruga_2 = Farruga (Fire)
    .the = Farruga (Fire)
monster-farruga_3 = Farruga (Wrath)
    .the = Farruga (Wrath)
monster-farruga_4 = Farruga (The Old Hunger)
    .the = Farruga (The Old Hunger)
monster-mirrezil_1 = Mirrezil (Claws)
    .the = Mirrezil (Claws)
monster-mirrezil_2 = Mirrezil (Wings)
    .the = Mirrezil (Wings)
monster-mirrezil_3 = Mirrezil (Breath)
    .the = Mirrezil (Breath)
monster-mirrezil_4 = Mirrezil (Heart)
    .the = Mirrezil (Heart)
monster-golem = Golem
    .the = the Golem
monster-volcano_demon = Volcano Demon
    .the = the Volcano Demon

## Trophies

trophy-dragonfly = Trophy ({ monster-dragonfly })
trophy-wolf_pack = Trophy ({ monster-wolf_pack })
trophy-bandit = Trophy ({ monster-bandit })
trophy-ghoul = Trophy ({ monster-ghoul })
trophy-bog_imp = Trophy ({ monster-bog_imp })
trophy-giant_spider = Trophy ({ monster-giant_spider })
trophy-skeleton = Trophy ({ monster-skeleton })
trophy-carrion_crow = Trophy ({ monster-carrion_crow })
trophy-rat_swarm = Trophy ({ monster-rat_swarm })
trophy-kobold_raider = Trophy ({ monster-kobold_raider })
trophy-marsh_toad = Trophy ({ monster-marsh_toad })
trophy-boar = Trophy ({ monster-boar })
trophy-cultist = Trophy ({ monster-cultist })
trophy-harpy = Trophy ({ monster-harpy })
trophy-cyclops = Trophy ({ monster-cyclops })
trophy-ogre = Trophy ({ monster-ogre })
trophy-werewolf = Trophy ({ monster-werewolf })
trophy-wraith = Trophy ({ monster-wraith })
trophy-troll = Trophy ({ monster-troll })
trophy-basilisk = Trophy ({ monster-basilisk })
trophy-minotaur = Trophy ({ monster-minotaur })
trophy-dark_knight = Trophy ({ monster-dark_knight })
trophy-gargoyle = Trophy ({ monster-gargoyle })
trophy-naga = Trophy ({ monster-naga })
trophy-swamp_hag = Trophy ({ monster-swamp_hag })
trophy-stone_beetle = Trophy ({ monster-stone_beetle })
trophy-blood_mage = Trophy ({ monster-blood_mage })
trophy-manticore = Trophy ({ monster-manticore })
trophy-hydra = Trophy ({ monster-hydra })
trophy-lich = Trophy ({ monster-lich })
trophy-young_drake = Trophy ({ monster-young_drake })
trophy-behemoth = Trophy ({ monster-behemoth })
trophy-vampire_lord = Trophy ({ monster-vampire_lord })
trophy-demon_hound = Trophy ({ monster-demon_hound })
trophy-storm_giant = Trophy ({ monster-storm_giant })
trophy-bone_dragon = Trophy ({ monster-bone_dragon })
trophy-faer_horror = Trophy ({ monster-faer_horror })
trophy-void_champion = Trophy ({ monster-void_champion })
trophy-kraken = Trophy ({ monster-kraken })
trophy-shade_of_rasgaroth = Trophy ({ monster-shade_of_rasgaroth })
trophy-alpha_wolf = Trophy ({ monster-alpha_wolf })
trophy-grave_warden = Trophy ({ monster-grave_warden })
trophy-bandit_king = Trophy ({ monster-bandit_king })
trophy-broodmother = Trophy ({ monster-broodmother })
trophy-will_o_the_wisp = Trophy ({ monster-will_o_the_wisp })
trophy-mudfiend = Trophy ({ monster-mudfiend })
trophy-crypt_shade = Trophy ({ monster-crypt_shade })
trophy-ettin = Trophy ({ monster-ettin })
trophy-basilisk_queen = Trophy ({ monster-basilisk_queen })
trophy-iron_sentinel = Trophy ({ monster-iron_sentinel })
trophy-moon_hag = Trophy ({ monster-moon_hag })
trophy-void_warlord = Trophy ({ monster-void_warlord })
trophy-salamander = Trophy ({ monster-salamander })
trophy-night_stalker = Trophy ({ monster-night_stalker })
trophy-ancient_wyrm = Trophy ({ monster-ancient_wyrm })
trophy-lich_king = Trophy ({ monster-lich_king })
trophy-colossus = Trophy ({ monster-colossus })
trophy-demon_prince = Trophy ({ monster-demon_prince })
trophy-queen_of_night = Trophy ({ monster-queen_of_night })
trophy-avatar_of_faer = Trophy ({ monster-avatar_of_faer })

## Hero tiles

tile-sun_mace = Sun Mace
    .text = { line-attack }
tile-mend = Mend
    .text = { line-use } { line-once }
tile-blessing = Blessing
    .text = { line-use } { line-once }
tile-dawn_buckler = Dawn Buckler
    .text = { line-use }
tile-magic_barrier = Magic Barrier
    .text = { line-use } { line-once } { line-immunity }
tile-lay_on_hands = Lay on Hands
    .text = { line-use } { line-once }
tile-smite = Smite
    .text = { line-attack }
tile-sanctuary = Sanctuary
    .text = { line-use } { line-once }
tile-sanctuary_solo = Sanctuary
    .text = { line-use } { line-once }
tile-light_of_shii = Light of Shii
    .text = { line-use } { line-once }
tile-pilgrims_path = Pilgrim's Path
    .text = { line-use } { line-once }
tile-sacred_armor = Sacred Armor
    .text = { line-use-set } { line-once } { line-immunity }
tile-dawn_hammer = Dawn Hammer
    .text = { line-attack }
tile-banish = Banish
    .text = { line-first }
tile-absolution = Absolution
    .text = { line-use } { line-once }
tile-absolution_solo = Absolution
    .text = { line-use } { line-once }
tile-radiance = Radiance
    .text = { line-attack }
tile-guardian_angel = Guardian Angel
    .text = { line-always }
tile-miracle = Miracle
    .text = { line-use } { line-once }
tile-sunforged_shield = Sunforged Shield
    .text = { line-use }
tile-wrath_of_heaven = Wrath of Heaven
    .text = { line-attack }
tile-halo = Halo
    .text = { line-always }
tile-mercenary_sword = Mercenary Sword
    .text = { line-attack }
tile-battle_cry = Battle Cry
    .text = { line-use } { line-once }
tile-sharpen = Sharpen
    .text = { line-use } { line-once }
tile-brace = Brace
    .text = { line-use } { line-once }
tile-cleave = Cleave
    .text = { line-attack }
tile-old_round_shield = Old Round Shield
    .text = { line-use }
tile-forced_march = Forced March
    .text = { line-use } { line-once }
tile-taunt = Taunt
    .text = { line-use } { line-once }
tile-taunt_solo = Taunt
    .text = { line-use } { line-once }
tile-tower_shield = Tower Shield
    .text = { line-use }
tile-second_wind = Second Wind
    .text = { line-use } { line-once }
tile-shield_bash = Shield Bash
    .text = { line-first }
tile-bastard_sword = Bastard Sword
    .text = { line-attack }
tile-war_plunder = War Plunder
    .text = { line-always }
tile-intimidate = Intimidate
    .text = { line-use } { line-once }
tile-intimidate_solo = Intimidate
    .text = { line-use } { line-once }
tile-whirlwind = Whirlwind
    .text = { line-attack }
tile-thick_hide = Thick Hide
    .text = { line-always }
tile-mercenarys_oath = Mercenary's Oath
    .text = { line-use } { line-once }
tile-bulwark = Bulwark
    .text = { line-use }
tile-executioner = Executioner
    .text = { line-attack }
tile-unstoppable = Unstoppable
    .text = { line-use } { line-once }
tile-hunting_spear = Hunting Spear
    .text = { line-attack }
tile-thrown_dagger = Thrown Dagger
    .text = { line-first }
tile-dodge = Dodge
    .text = { line-use } { line-once }
tile-pickpocket = Pickpocket
    .text = { line-use } { line-once }
tile-feint = Feint
    .text = { line-use-set } { line-second-set } { line-once }
tile-tracker = Tracker
    .text = { line-use } { line-once }
tile-ambush = Ambush
    .text = { line-first }
tile-eavesdrop = Eavesdrop
    .text = { line-use } { line-once }
tile-eavesdrop_solo = Eavesdrop
    .text = { line-use } { line-once }
tile-crippling_blow = Crippling Blow
    .text = { line-attack } { line-attack-more } { line-immunity }
tile-climber = Climber
    .text = { line-use } { line-once }
tile-twin_daggers = Twin Daggers
    .text = { line-attack }
tile-evasion = Evasion
    .text = { line-use } { line-once }
tile-treasure_sense = Treasure Sense
    .text = { line-use } { line-once }
tile-foul_play = Foul Play
    .text = { line-use } { line-once }
tile-foul_play_solo = Foul Play
    .text = { line-use } { line-once }
tile-huntress_mark = Huntress' Mark
    .text = { line-use } { line-once }
tile-shadow_step = Shadow Step
    .text = { line-use } { line-once }
tile-heartseeker = Heartseeker
    .text = { line-attack }
tile-ghost = Ghost
    .text = { line-use } { line-once }
tile-queen_of_the_wild = Queen of the Wild
    .text = { line-always }
tile-death_from_afar = Death from Afar
    .text = { line-first }
tile-staff_of_fire = Staff of Fire
    .text = { line-attack }
tile-focus = Focus
    .text = { line-use } { line-once }
tile-fire_ward = Fire Ward
    .text = { line-always }
tile-fireball = Fireball
    .text = { line-attack }
tile-ember_cloak = Ember Cloak
    .text = { line-use } { line-once }
tile-kindle = Kindle
    .text = { line-use } { line-once }
tile-arcane_insight = Arcane Insight
    .text = { line-use } { line-once }
tile-arcane_insight_solo = Arcane Insight
    .text = { line-use } { line-once }
tile-conjure_essence = Conjure Essence
    .text = { line-use } { line-once }
tile-blink = Blink
    .text = { line-use } { line-once }
tile-wand_of_cinders = Wand of Cinders
    .text = { line-first }
tile-mana_shield = Mana Shield
    .text = { line-use-gaar } { line-once }
tile-meteor = Meteor
    .text = { line-attack }
tile-counterspell = Counterspell
    .text = { line-use } { line-once }
tile-counterspell_solo = Counterspell
    .text = { line-use } { line-once }
tile-staff_of_embers = Staff of Embers
    .text = { line-attack }
tile-meditation = Meditation
    .text = { line-use } { line-once }
tile-phoenix = Phoenix
    .text = { line-use } { line-once }
tile-firestorm = Firestorm
    .text = { line-attack }
tile-archmage = Archmage
    .text = { line-always }
tile-rain_of_fire = Rain of Fire
    .text = { line-attack }
tile-axe_of_the_deep = Axe of the Deep
    .text = { line-attack }
tile-grim_resolve = Grim Resolve
    .text = { line-use-dwurt } { line-once }
tile-brewers_gift = Brewer's Gift
    .text = { line-use } { line-once }
tile-rage = Rage
    .text = { line-use-dwurt } { line-once }
tile-stone_skin = Stone Skin
    .text = { line-use-dwurt } { line-once }
tile-miners_eye = Miner's Eye
    .text = { line-use } { line-once }
tile-frenzy = Frenzy
    .text = { line-attack }
tile-steady_hands = Steady Hands
    .text = { line-use } { line-once }
tile-war_drums = War Drums
    .text = { line-use } { line-once }
tile-dark_bargain = Dark Bargain
    .text = { line-use } { line-once }
tile-dark_bargain_solo = Dark Bargain
    .text = { line-use } { line-once }
tile-double_axe = Double Axe
    .text = { line-attack }
tile-blood_price = Blood Price
    .text = { line-use } { line-once }
tile-earthshaker = Earthshaker
    .text = { line-first } { line-attack-price }
tile-iron_gut = Iron Gut
    .text = { line-always }
tile-tunnel = Tunnel
    .text = { line-use } { line-once }
tile-fearsome = Fearsome
    .text = { line-use-dwurt } { line-once }
tile-fearsome_solo = Fearsome
    .text = { line-use-dwurt } { line-once }
tile-berserk = Berserk
    .text = { line-attack } { line-feed }
tile-runic_shield = Runic Shield
    .text = { line-use }
tile-overdose = Overdose
    .text = { line-use } { line-once }
tile-stoneblood = Stoneblood
    .text = { line-always }
tile-avalanche = Avalanche
    .text = { line-attack }
tile-master_brewer = Master Brewer
    .text = { line-always }
tile-spirit_blade = Spirit Blade
    .text = { line-attack }
tile-whisper = Whisper
    .text = { line-use } { line-once }
tile-slumber = Slumber
    .text = { line-essences } { line-always }
tile-silence = Silence
    .text = { line-use } { line-once }
tile-spirit_lash = Spirit Lash
    .text = { line-attack }
tile-siphon = Siphon
    .text = { line-use } { line-once }
tile-drift = Drift
    .text = { line-use } { line-once }
tile-mind_reading = Mind Reading
    .text = { line-use } { line-once }
tile-mind_reading_solo = Mind Reading
    .text = { line-use } { line-once }
tile-essence_font = Essence Font
    .text = { line-use } { line-once }
tile-veil = Veil
    .text = { line-use } { line-once }
tile-spirit_scythe = Spirit Scythe
    .text = { line-attack }
tile-elemental_fury = Elemental Fury
    .text = { line-attack } { line-essences } { line-attack-more }
tile-rift = Rift
    .text = { line-use } { line-once }
tile-possession = Possession
    .text = { line-use } { line-once }
tile-possession_solo = Possession
    .text = { line-use } { line-once }
tile-soul_harvest = Soul Harvest
    .text = { line-always }
tile-wail = Wail
    .text = { line-first }
tile-frozen_heart = Frozen Heart
    .text = { line-essences } { line-use } { line-once }
tile-spirit_storm = Spirit Storm
    .text = { line-attack }
tile-queen_of_ghosts = Queen of Ghosts
    .text = { line-always }
tile-unmaking = Unmaking
    .text = { line-attack }
tile-ascension = Ascension
    .text = { line-always }
tile-crown_of_souls = Crown of Souls
    .text = { line-use } { line-once }

## Merchants

tile-leather_helmet = Leather Helmet
    .text = { line-equipped }
tile-leather_gauntlets = Leather Gauntlets
    .text = { line-equipped }
tile-leather_greaves = Leather Greaves
    .text = { line-equipped }
tile-leather_boots = Leather Boots
    .text = { line-use } { line-once }
tile-mail_helmet = Mail Helmet
    .text = { line-equipped }
tile-mail_boots = Mail Boots
    .text = { line-equipped } { line-use } { line-once }
tile-mail_gauntlets = Mail Gauntlets
    .text = { line-equipped }
tile-short_sword = Short Sword
    .text = { line-attack }
tile-iron_mace = Iron Mace
    .text = { line-attack }
tile-hunting_bow = Hunting Bow
    .text = { line-first }
tile-wooden_shield = Wooden Shield
    .text = { line-use }
tile-round_shield = Round Shield
    .text = { line-use }
tile-copper_ring = Copper Ring
    .text = { line-equipped }
tile-ring_of_vigor = Ring of Vigor
    .text = { line-use } { line-once }
tile-lucky_charm = Lucky Charm
    .text = { line-use } { line-once }
tile-miners_lamp = Miner's Lamp
    .text = { line-use } { line-once }
tile-pouch_belt = Pouch Belt
    .text = { line-equipped }
tile-healing_draught = Healing Draught
    .text = { line-use } { line-spent }
tile-draught_of_courage = Draught of Courage
    .text = { line-use } { line-spent }
tile-scroll_of_haste = Scroll of Haste
    .text = { line-use } { line-spent }
tile-scroll_of_the_path = Scroll of the Path
    .text = { line-use } { line-spent }
tile-scroll_of_fortune = Scroll of Fortune
    .text = { line-use } { line-spent }

## Alchemists

tile-leather_cuirass = Leather Cuirass
    .text = { line-equipped }
tile-mail_cuirass = Mail Cuirass
    .text = { line-equipped }
tile-mail_greaves = Mail Greaves
    .text = { line-equipped }
tile-mail_gauntlets_a = Mail Gauntlets
    .text = { line-equipped }
tile-plate_helmet = Plate Helmet
    .text = { line-equipped }
tile-plate_gauntlets = Plate Gauntlets
    .text = { line-equipped }
tile-plate_boots = Plate Boots
    .text = { line-equipped } { line-use } { line-once }
tile-war_hammer = War Hammer
    .text = { line-attack }
tile-long_sword = Long Sword
    .text = { line-attack }
tile-venom_dagger = Venom Dagger
    .text = { line-first }
tile-steel_shield = Steel Shield
    .text = { line-use }
tile-warding_shield = Warding Shield
    .text = { line-use }
tile-silver_ring = Silver Ring
    .text = { line-equipped }
tile-medallion_of_the_order = Medallion of the Order
    .text = { line-use-set } { line-more-set } { line-once }
tile-amulet_of_focus = Amulet of Focus
    .text = { line-use } { line-once }
tile-dodgers_anklet = Dodger's Anklet
    .text = { line-use } { line-once }
tile-greater_healing_potion = Greater Healing Potion
    .text = { line-use } { line-spent }
tile-potion_of_fury = Potion of Fury
    .text = { line-use } { line-spent }
tile-potion_of_stone_skin = Potion of Stone Skin
    .text = { line-use } { line-spent }
tile-elixir_of_gaar = Elixir of Gaar
    .text = { line-use } { line-spent }
tile-scroll_of_travel = Scroll of Travel
    .text = { line-use } { line-spent }
tile-scroll_of_might = Scroll of Might
    .text = { line-use } { line-spent }
tile-chest_of_gems = Chest of Gems
    .text = { line-use } { line-spent }

## Dragonslayers

tile-plate_cuirass = Plate Cuirass
    .text = { line-equipped }
tile-plate_greaves = Plate Greaves
    .text = { line-equipped }
tile-dragon_helmet = Dragon Helmet
    .text = { line-equipped } { line-use } { line-once }
tile-dragon_cuirass = Dragon Cuirass
    .text = { line-equipped } { line-use } { line-once }
tile-dragon_gauntlets = Dragon Gauntlets
    .text = { line-equipped } { line-use } { line-once }
tile-dragon_greaves = Dragon Greaves
    .text = { line-equipped }
tile-dragon_boots = Dragon Boots
    .text = { line-equipped } { line-use } { line-once }
tile-dragonbane = Dragonbane
    .text = { line-attack }
tile-great_axe = Great Axe
    .text = { line-attack }
tile-dragon_lance = Dragon Lance
    .text = { line-first }
tile-dragonscale_shield = Dragonscale Shield
    .text = { line-use }
tile-shield_of_roden = Shield of Roden
    .text = { line-use }
tile-ring_of_the_slayer = Ring of the Slayer
    .text = { line-use } { line-once }
tile-amulet_of_life = Amulet of Life
    .text = { line-equipped } { line-use } { line-once }
tile-signet_of_vis = Signet of Vis
    .text = { line-use-set } { line-once }
tile-flask_of_air = Flask of Air
    .text = { line-use } { line-spent }
tile-flask_of_earth = Flask of Earth
    .text = { line-use } { line-spent }
tile-flask_of_water = Flask of Water
    .text = { line-use } { line-spent }
tile-flask_of_fire = Flask of Fire
    .text = { line-use } { line-spent }
tile-dragonblood = Dragonblood
    .text = { line-use } { line-spent }
tile-potion_of_the_berserk = Potion of the Berserk
    .text = { line-use } { line-spent }
tile-scroll_of_the_gate = Scroll of the Gate
    .text = { line-use } { line-spent }
tile-scroll_of_doom = Scroll of Doom
    .text = { line-use } { line-spent }

## Natural Resources

tile-iron_ore = Iron Ore
    .text = { line-redeem }
tile-silver_ore = Silver Ore
    .text = { line-redeem-either }
tile-raw_emerald = Raw Emerald
    .text = { line-redeem-either }
tile-raw_ruby = Raw Ruby
    .text = { line-redeem-either }
tile-raw_onyx = Raw Onyx
    .text = { line-redeem-either }
tile-gold_nugget = Gold Nugget
    .text = { line-redeem }
tile-raw_diamond_mountain = Raw Diamond
    .text = { line-redeem-either }
tile-fish = Fish
    .text = { line-redeem }
tile-river_pearl = River Pearl
    .text = { line-redeem-either }
tile-raw_sapphire = Raw Sapphire
    .text = { line-redeem-either }
tile-raw_opal = Raw Opal
    .text = { line-redeem-either }
tile-water_lily = Water Lily
    .text = { line-redeem-either }
tile-black_pearl = Black Pearl
    .text = { line-redeem-either }
tile-sunken_coins = Sunken Coins
    .text = { line-redeem }
tile-mushrooms = Mushrooms
    .text = { line-redeem }
tile-rock_salt = Rock Salt
    .text = { line-redeem }
tile-raw_amethyst = Raw Amethyst
    .text = { line-redeem-either }
tile-crystal = Crystal
    .text = { line-redeem-either }
tile-raw_demon_stone = Raw Demon Stone
    .text = { line-redeem-either }
tile-fossil = Fossil
    .text = { line-redeem }
tile-raw_diamond_cave = Raw Diamond
    .text = { line-redeem-either }

## Treasures

tile-coin_pouch = Coin Pouch
    .text = { line-use } { line-spent }
tile-old_scroll = Old Scroll
    .text = { line-use } { line-spent }
tile-dusty_potion = Dusty Potion
    .text = { line-use } { line-spent }
tile-loose_gem = Loose Gem
    .text = { line-use } { line-spent }
tile-vial = Vial
    .text = { line-use } { line-spent }
tile-idol = Idol
    .text = { line-use } { line-spent }
tile-forgotten_blade = Forgotten Blade
    .text = { line-attack }
tile-travellers_boots = Traveller's Boots
    .text = { line-equipped } { line-use } { line-once }
tile-clover_brooch = Clover Brooch
    .text = { line-use } { line-once }
tile-strongbox = Strongbox
    .text = { line-use } { line-spent }
tile-gem_pair = Gem Pair
    .text = { line-use } { line-spent }
tile-sealed_vial = Sealed Vial
    .text = { line-use } { line-spent }
tile-silver_idol = Silver Idol
    .text = { line-use } { line-spent }
tile-greater_healing_potion_treasure = Greater Healing Potion
    .text = { line-use } { line-spent }
tile-scroll_of_travel_treasure = Scroll of Travel
    .text = { line-use } { line-spent }
tile-knights_sword = Knight's Sword
    .text = { line-attack }
tile-knights_shield = Knight's Shield
    .text = { line-use }
tile-ring_of_haste = Ring of Haste
    .text = { line-use } { line-once }
tile-hoard = Hoard
    .text = { line-use } { line-spent }
tile-diamond_casket = Diamond Casket
    .text = { line-use } { line-spent }
tile-demon_casket = Demon Casket
    .text = { line-use } { line-spent }
tile-twin_vials = Twin Vials
    .text = { line-use } { line-spent }
tile-relic = Relic
    .text = { line-use } { line-spent }
tile-dragonblood_treasure = Dragonblood
    .text = { line-use } { line-spent }
tile-blade_of_kings = Blade of Kings
    .text = { line-attack }
tile-aegis = Aegis
    .text = { line-use }
tile-crown_of_leradin = Crown of Leradin
    .text = { line-use } { line-once }
tile-winged_boots = Winged Boots
    .text = { line-use } { line-once }

## Reward tiles

tile-hunters_bow = Hunter's Bow
    .text = { line-first }
tile-trappers_kit = Trapper's Kit
    .text = { line-use } { line-spent }
tile-ranger_boots = Ranger Boots
    .text = { line-equipped } { line-use } { line-once }
tile-hunters_cloak = Hunter's Cloak
    .text = { line-use } { line-once }
tile-field_rations = Field Rations
    .text = { line-use } { line-spent }
tile-snare = Snare
    .text = { line-use } { line-spent }
tile-master_sword = Master Sword
    .text = { line-attack }
tile-master_hammer = Master Hammer
    .text = { line-attack }
tile-master_spear = Master Spear
    .text = { line-first }
tile-master_shield = Master Shield
    .text = { line-use }
tile-whetstone = Whetstone
    .text = { line-use } { line-spent }
tile-tempered_gauntlets = Tempered Gauntlets
    .text = { line-equipped }
tile-dark_amulet_of_malice = Dark Amulet of Malice
    .text = { line-always }
tile-dark_amulet_of_cunning = Dark Amulet of Cunning
    .text = { line-always }
tile-dark_amulet_of_whispers = Dark Amulet of Whispers
    .text = { line-use } { line-once }
tile-dark_amulet_of_blood = Dark Amulet of Blood
    .text = { line-always }
tile-dark_amulet_of_bone = Dark Amulet of Bone
    .text = { line-always }
tile-dark_amulet_of_shadow = Dark Amulet of Shadow
    .text = { line-always }
tile-dark_amulet_of_doom = Dark Amulet of Doom
    .text = { line-always }

## Open supplies

tile-healing_potion = Healing Potion
    .text = { line-use } { line-spent }
tile-supplies = Supplies
    .text = { line-supplies }
tile-teleport_scroll = Teleport Scroll
    .text = { line-use } { line-spent }
tile-catalyst = Catalyst
tile-amulet_of_eternity = Amulet of Eternity

## Artifacts

tile-blade_of_tamariel = Blade of Tamariel
    .text = { line-attack } { line-attack-more }
tile-banner_of_marathy = Banner of Marathy
    .text = { line-always }
tile-staff_of_vis = Staff of Vis
    .text = { line-first }
tile-horn_of_golden_meadow = Horn of Golden Meadow
    .text = { line-use } { line-once }
tile-mantle_of_lowen = Mantle of Lowen
    .text = { line-use } { line-once } { line-immunity }
tile-shield_of_arakius = Shield of Arakius
    .text = { line-use }

## Map tiles

map-i_c1 = Church of Shii
map-i_c2 = Priest's Church
map-i_g1 = Griffin Crag
map-i_f1 = Market Hill
map-i_f2 = Stone Gate
map-i_f3 = Wellbrook
map-i_e1 = Hunter's Hut
map-i_e2 = Herb Garden
map-i_e3 = Elder's Village
map-i_s1 = Old Quarry
map-i_o1 = Distiller's Shore
map-i_o2 = Buried Cairn
map-i_o3 = Windy Pass
map-i_o4 = Mossy Mere
map-i_o5 = Bandits' Road
map-i_o6 = Ember Hollow
map-i_o7 = Spring Meadow
map-i_o8 = Badger Delves
map-ii_f1 = Smoking Retorts
map-ii_f2 = Gate of Gusts
map-ii_f3 = Toll Bridge
map-ii_e1 = Weaponsmith's Forge
map-ii_e2 = Emissary's Camp
map-ii_e3 = Caravan Rest
map-ii_s1 = Smugglers' Den
map-ii_o1 = Cinder Slope
map-ii_o2 = Heron Lake
map-ii_o3 = Dripping Vaults
map-ii_o4 = Kestrel Down
map-ii_o5 = Ferry Landing
map-ii_o6 = Broken Ridge
map-ii_o7 = Ashen Tarn
map-iii_f1 = Towers of the West
map-iii_f2 = High Laboratory
map-iii_f3 = Clay Market
map-iii_e1 = Witch's Fen
map-iii_e2 = Druid's Grove
map-iii_e3 = Jeweler's House
map-iii_s1 = First Standing Stones
map-iii_s2 = Second Standing Stones
map-iii_s3 = Watchtower
map-iii_o1 = Eagle Ledge
map-iii_o2 = Fire Cavern
map-iii_o3 = Reed Barrows
map-iii_o4 = Foaming Gorge
map-iii_o5 = Sulphur Works
map-iii_o6 = Cloud Lake
map-iv_f1 = Towers of the North
map-iv_f2 = Silver Retort
map-iv_f3 = Burning Gate
map-iv_e1 = Mercenary Fortress
map-iv_e2 = Chronicler's Hall
map-iv_s1 = First Tomb of Legends
map-iv_s2 = Second Tomb of Legends
map-iv_s3 = Faer Spring
map-iv_s4 = Ruined Citadel
map-iv_o1 = Storm Summit
map-iv_o2 = Boiling Lake
map-iv_o3 = Root Labyrinth
map-iv_o4 = King's Barrow
map-iv_o5 = Mirror Falls
map-iv_o6 = Free Traders' Cove
map-v_f1 = Towers of the End
map-v_f2 = Last Laboratory
map-v_f3 = Gate of Bones
map-v_e1 = The Lord's Seat
map-v_e2 = Oracle's Cleft
map-v_s1 = First Hall of Heroes
map-v_s2 = Second Hall of Heroes
map-v_s3 = The Volcano
map-v_s4 = Dragon's Eyrie
map-v_o1 = Howling Peak
map-v_o2 = Sunken Mines
map-v_o3 = Gate of Hoards
map-v_o4 = Black Harbour
map-v_o5 = Dragon Graveyard

informant-kavilin = Kavilin, the Superior
    .text = In the Church: Evidence for a Gaar and Gold, once.
informant-doribor = Doribor, the Smith
    .text = At liberated Merchants: Evidence for a Natural Resource, once.
informant-sofien = Sofien, the Monk
    .text = At liberated Alchemists: Evidence for two Silver cards or a Gold card, once.
scenario-the-looming-doom = The Looming Doom
    .text = Someone is plotting the fall of the land. Collect Evidence, endure sabotage, and face the Saboteur in the end.
monster-accomplice = Accomplice
    .the = the Accomplice
monster-saboteur = Saboteur
    .the = the Saboteur
