### Nombres y textos de cartas de Euthia. Las cifras están en el contenido, no aquí: lo que hace una loseta o una carta
### las toma de allí. content/wording.py dice qué texto con qué cifras.

## Héroes

hero-ael = Ael
    .text = Sacerdotisa de la luz: cura, protege y golpea con fuego sagrado.
hero-dral = Dral
    .text = Mercenario: mucha salud, buenos escudos y daño constante.
hero-keleia = Keleia
    .text = Cazadora y ladrona: primeros golpes, evasión y largos caminos.
hero-maeldur = Maeldur
    .text = Mago de fuego: los ataques más fuertes y poca protección.
hero-skoldur = Skoldur
    .text = Bebe Dwurt: resultados seguros a un precio creciente.
hero-taesiri = Taesiri
    .text = Señora de los espíritus: esencias y poder sobre las tiradas del monstruo.

## Acciones, elementos, gemas, esencias

action-mining = Minería
action-trade = Comercio
action-combat = Combate
element-air = Aire
element-earth = Tierra
element-water = Agua
element-fire = Fuego
essence-air = Esencia de aire
    .text = { line-use }
essence-earth = Esencia de tierra
    .text = { line-use }
essence-water = Esencia de agua
    .text = { line-use }
essence-fire = Esencia de fuego
    .text = { line-use }
gem-amethyst = Amatista
    .text = { line-use }
gem-emerald = Esmeralda
    .text = { line-use }
gem-onyx = Ónice
    .text = { line-use }
gem-opal = Ópalo
    .text = { line-use }
gem-ruby = Rubí
    .text = { line-always }
gem-sapphire = Zafiro
    .text = { line-use }
gem-demon_stone = Piedra demoníaca
    .text = { line-use }
gem-diamond = Diamante
    .text = { line-use } { line-second }

## Lugares

trader-merchants = Mercaderes
trader-alchemists = Alquimistas
trader-dragonslayers = Matadragones
location-land = Tierra vacía
location-mountain = Montaña
location-lake = Lago
location-cave = Cueva
location-treasure_1 = Tesoro de nivel 1
location-treasure_2 = Tesoro de nivel 2
location-treasure_3 = Tesoro de nivel 3
location-air = Elemental de aire
location-earth = Elemental de tierra
location-water = Elemental de agua
location-fire = Elemental de fuego
location-portal = Portal
location-merchants = Mercaderes
location-alchemists = Alquimistas
location-towers = Torres de los Matadragones
location-church = Iglesia
location-fortress = Fortaleza de mercenarios
location-lord = Señor
location-legend = Leyenda
location-encounter = Encuentro
location-scenario = Lugar del escenario
location-griffin = Guarida del grifo
hex-a = arriba a la izquierda
hex-b = a la derecha
hex-c = abajo
hex-centre = centro
direction-0 = a la derecha
direction-1 = abajo a la derecha
direction-2 = abajo
direction-3 = abajo a la izquierda
direction-4 = a la izquierda
direction-5 = arriba a la izquierda
direction-6 = arriba
direction-7 = arriba a la derecha

## Espacios, clases de losetas, familias de armadura

slot-sword = Icono de espada
slot-ability = Habilidad
slot-first_strike = Primer golpe
slot-helmet = Yelmo
slot-cuirass = Coraza
slot-gauntlets = Guanteletes
slot-greaves = Grebas
slot-boots = Botas
slot-jewelry = Joya
kind-weapon = Arma
kind-shield = Escudo
kind-ability = Habilidad
kind-first_strike = Habilidad de primer golpe
kind-helmet = Yelmo
kind-cuirass = Coraza
kind-gauntlets = Guanteletes
kind-greaves = Grebas
kind-boots = Botas
kind-jewelry = Joya
kind-potion = Poción
kind-scroll = Pergamino
kind-flask = Frasco
kind-chest = Cofre
kind-item = Objeto
kind-resource = Recurso natural
family-leather = Cuero
family-mail = Malla
family-plate = Placas
family-dragon = Dragón

## Escenarios

scenario-the-hunt = La cacería
    .text = ¿Quién vence a más monstruos, y a los más fuertes?
scenario-defending-the-settlements = Defensa de los asentamientos
    .text = El dragón Farruga se posa en los lugares de comercio. Hay que ahuyentarlo antes de que ardan.
attack-smoke_over_the_road = Humo sobre el camino
    .text = { harm-inj }
attack-ash_in_the_crucibles = Ceniza en los crisoles
    .text = { harm-renew_alchemists }
attack-siege_of_the_towers = Asedio de las torres
    .text = { harm-lose_gaar }
attack-the_long_flight = El largo vuelo
    .text = { harm-silver }
scenario-threat-of-mirrezil = La amenaza de Mirrezil
    .text = Cada ronda trae un evento, las leyendas dan artefactos y al final cada héroe se enfrenta al dragón Mirrezil.
scenario-walking-destruction = Destrucción andante
    .text = Un gólem recorre el país y lo arruina. Hay que contenerlo con magia y derribarlo.
scenario-elemental-revocation-1 = Revocación elemental I: La llamada
    .text = Los elementales de aire y agua no obedecen a nadie. Enfrentaos a ellos, reunid sus esencias y revocadlos.
scenario-elemental-revocation-2 = Revocación elemental II: La respuesta
    .text = La tierra y el fuego crecen ronda tras ronda. Héroes bien equipados los revocan con esencias, oro y catalizadores.
scenario-elemental-revocation-3 = Revocación elemental III: El volcán
    .text = Todos los elementos alimentan el poder de Faer, y de él surge el demonio del volcán. Revocad lo que podáis y derribadlo.
happening-black_rain = Lluvia negra
    .text = { happens-heal_less }
happening-flight_of_the_wyverns = Vuelo de los guivernos
    .text = { happens-inj_outside }
happening-market_day = Día de mercado
    .text = { happens-renew_offers } { happens-cheaper }
happening-blood_moon = Luna de sangre
    .text = { happens-monster_health } { happens-victory_rep }
happening-pilgrims = Peregrinos
    .text = { happens-gaar_or_dwurt }
happening-earthquake = Terremoto
    .text = { happens-mining_cart }
happening-shadow_of_mirrezil = Sombra de Mirrezil
    .text = { happens-monster_chaos } { happens-victory_gold_card }
rampage-hunger_for_stone_1 = Hambre de piedra I
    .text = { walks-mining }
rampage-hunger_for_stone_2 = Hambre de piedra II
    .text = { walks-mining }
rampage-towards_the_smoke_1 = Hacia el humo I
    .text = { walks-trade }
rampage-towards_the_smoke_2 = Hacia el humo II
    .text = { walks-trade }
rampage-the_bells = Las campanas
    .text = { walks-church }
rampage-prey_1 = Presa I
    .text = { walks-hero }
rampage-prey_2 = Presa II
    .text = { walks-hero }
rampage-blind_fury = Furia ciega
    .text = { walks-direction }
rampage-buried_riches = Riquezas enterradas
    .text = { walks-riches }
rampage-slumber_of_stone = Sueño de piedra
    .text = { walks-stamina }

## Lugares de los escenarios

place-old_quarry = Vieja cantera
place-smugglers_den = Guarida de contrabandistas
place-watchtower = Atalaya
place-faer_spring = Manantial de Faer
place-ruined_citadel = Ciudadela en ruinas
place-volcano = Volcán
place-dragons_eyrie = Nido del dragón

## Lo que se cuenta: recompensas, botines, precios

count-gold =
    { $n ->
        [one] { $n } de oro
       *[other] { $n } de oro
    }
count-rep =
    { $n ->
        [one] { $n } de reputación
       *[other] { $n } de reputación
    }
count-gaar =
    { $n ->
        [one] { $n } ficha de Gaar
       *[other] { $n } fichas de Gaar
    }
count-dwurt =
    { $n ->
        [one] { $n } ficha de Dwurt
       *[other] { $n } fichas de Dwurt
    }
count-potion =
    { $n ->
        [one] { $n } poción de curación
       *[other] { $n } pociones de curación
    }
count-silver =
    { $n ->
        [one] { $n } carta de plata
       *[other] { $n } cartas de plata
    }
count-gold_card =
    { $n ->
        [one] { $n } carta de oro
       *[other] { $n } cartas de oro
    }
count-gem-amethyst =
    { $n ->
        [one] { $n } amatista
       *[other] { $n } amatistas
    }
count-gem-emerald =
    { $n ->
        [one] { $n } esmeralda
       *[other] { $n } esmeraldas
    }
count-gem-onyx =
    { $n ->
        [one] { $n } ónice
       *[other] { $n } ónices
    }
count-gem-opal =
    { $n ->
        [one] { $n } ópalo
       *[other] { $n } ópalos
    }
count-gem-ruby =
    { $n ->
        [one] { $n } rubí
       *[other] { $n } rubíes
    }
count-gem-sapphire =
    { $n ->
        [one] { $n } zafiro
       *[other] { $n } zafiros
    }
count-gem-demon_stone =
    { $n ->
        [one] { $n } piedra demoníaca
       *[other] { $n } piedras demoníacas
    }
count-gem-diamond =
    { $n ->
        [one] { $n } diamante
       *[other] { $n } diamantes
    }
count-essence-air =
    { $n ->
        [one] { $n } esencia de aire
       *[other] { $n } esencias de aire
    }
count-essence-earth =
    { $n ->
        [one] { $n } esencia de tierra
       *[other] { $n } esencias de tierra
    }
count-essence-water =
    { $n ->
        [one] { $n } esencia de agua
       *[other] { $n } esencias de agua
    }
count-essence-fire =
    { $n ->
        [one] { $n } esencia de fuego
       *[other] { $n } esencias de fuego
    }
count-any_gem =
    { $n ->
        [one] { $n } gema
       *[other] { $n } gemas
    }
count-gem_choice =
    { $n ->
        [one] { $n } gema a elegir
       *[other] { $n } gemas a elegir
    }
count-random_gem =
    { $n ->
        [one] { $n } gema al azar
       *[other] { $n } gemas al azar
    }
count-any_essence =
    { $n ->
        [one] { $n } esencia
       *[other] { $n } esencias
    }
count-essence_choice =
    { $n ->
        [one] { $n } esencia a elegir
       *[other] { $n } esencias a elegir
    }
count-different_essences = { $n } esencias diferentes
count-resource-mountain =
    { $n ->
        [one] { $n } recurso de montaña
       *[other] { $n } recursos de montaña
    }
count-resource-lake =
    { $n ->
        [one] { $n } recurso de lago
       *[other] { $n } recursos de lago
    }
count-resource-cave =
    { $n ->
        [one] { $n } recurso de cueva
       *[other] { $n } recursos de cueva
    }
count-any_resource =
    { $n ->
        [one] { $n } recurso natural
       *[other] { $n } recursos naturales
    }
count-different_resources =
    { $n ->
        [one] { $n } recurso natural
       *[other] { $n } recursos naturales diferentes
    }
count-raw_gem =
    { $n ->
        [one] { $n } gema en bruto
       *[other] { $n } gemas en bruto
    }
count-trophy-1 =
    { $n ->
        [one] { $n } trofeo de nivel 1 o superior
       *[other] { $n } trofeos de nivel 1 o superior
    }
count-treasure-1 =
    { $n ->
        [one] { $n } tesoro de nivel 1
       *[other] { $n } tesoros de nivel 1
    }
count-trophy-2 =
    { $n ->
        [one] { $n } trofeo de nivel 2 o superior
       *[other] { $n } trofeos de nivel 2 o superior
    }
count-treasure-2 =
    { $n ->
        [one] { $n } tesoro de nivel 2
       *[other] { $n } tesoros de nivel 2
    }
count-trophy-3 =
    { $n ->
        [one] { $n } trofeo de nivel 3
       *[other] { $n } trofeos de nivel 3
    }
count-treasure-3 =
    { $n ->
        [one] { $n } tesoro de nivel 3
       *[other] { $n } tesoros de nivel 3
    }
count-different_trophies = { $n } trofeos de niveles diferentes
count-scroll =
    { $n ->
        [one] { $n } pergamino
       *[other] { $n } pergaminos
    }
count-potion_or_scroll =
    { $n ->
        [one] { $n } poción o pergamino
       *[other] { $n } pociones o pergaminos
    }
count-treasure_tile =
    { $n ->
        [one] { $n } loseta de tesoro
       *[other] { $n } losetas de tesoro
    }
count-reward =
    { $n ->
        [one] { $n } loseta de recompensa
       *[other] { $n } losetas de recompensa
    }
count-heal = curación de { $n }
count-move =
    { $n ->
        [one] { $n } punto de movimiento
       *[other] { $n } puntos de movimiento
    }
count-inj =
    { $n ->
        [one] { $n } herida
       *[other] { $n } heridas
    }
count-lose_gaar =
    { $n ->
        [one] pérdida de { $n } ficha de Gaar
       *[other] pérdida de { $n } fichas de Gaar
    }
count-lose_gold =
    { $n ->
        [one] pérdida de { $n } de oro
       *[other] pérdida de { $n } de oro
    }
count-lose_rep = pérdida de { $n } de reputación
count-cache_gold =
    { $n ->
        [one] { $n } carta menos en el alijo de oro
       *[other] { $n } cartas menos en el alijo de oro
    }
has-quests =
    { $n ->
        [one] { $n } misión cumplida
       *[other] { $n } misiones cumplidas
    }
has-bounties =
    { $n ->
        [one] { $n } contrato de caza
       *[other] { $n } contratos de caza
    }
has-rep = { $n } de reputación
has-armor_set = un conjunto de armadura de { $n }

## Cuándo funciona una loseta o una carta

when-any = Dentro y fuera del combate
when-outside = Fuera del combate
when-setup = Durante la preparación del combate
when-ma = Antes de la tirada de ataque del monstruo
when-mac = Antes o después de la tirada de ataque del monstruo
when-mc = Después de la tirada de ataque del monstruo
when-ha = Antes de la tirada de ataque del héroe
when-hc = Después de la tirada de ataque del héroe
when-at_once = De inmediato
when-roll = En cualquier tirada de héroe

## Lo que hacen las losetas

effect-clover = trébol +{ $n }
effect-foot = pata de conejo −{ $n }
effect-dmg_plus = daño +{ $n }
effect-inj_minus = heridas −{ $n }
effect-next = −{ $n } a tu próximo valor de combate
effect-hope = +{ $n } en el dado de la esperanza
effect-ember = { $n } de daño al monstruo
effect-siphon = curar { $n } si este ataque causa daño
effect-phoenix = un ataque mortal te deja apenas con vida
effect-overdose = cada Dwurt en esta tirada vale { $n } más
effect-cancel_play = anular una jugada de cartas de este ataque; su caos queda gastado
effect-cancel_curse = anular la maldición de este paso; su caos queda gastado
effect-per_essence_dmg = daño +{ $n } por cada esencia diferente que contenga
effect-per_essence_inj = heridas −{ $n } por cada esencia que contenga
effect-cripple = Si acierta, heridas −{ $n } en el próximo ataque del monstruo
effect-dragon_dmg = Contra dragones, daño +{ $n }
effect-heal = curar { $n }
effect-heal_full = curar hasta la salud máxima
effect-self_inj =
    { $n ->
        [one] sufrir { $n } herida
       *[other] sufrir { $n } heridas
    }
effect-dwurt_die_minus = bajar { $n } el dado de Dwurt
effect-essence_font = tomar una esencia de un poder que influya en este hexágono
effect-conjure = convertir una gema suelta en una esencia de fuego
effect-absolve = descartar una de tus cartas de plata
effect-pickpocket =
    { $n ->
        [one] { $n } de oro en un lugar de comercio liberado
       *[other] { $n } de oro en un lugar de comercio liberado
    }
effect-move =
    { $n ->
        [one] { $n } punto de movimiento
       *[other] { $n } puntos de movimiento
    }
effect-teleport = teletransporte { $n }
effect-teleport_gate = teletransporte a la iglesia o a un lugar de comercio liberado
effect-teleport_portal = teletransporte a la iglesia o a un portal
effect-teleport_mine = teletransporte { $n } a una montaña o una cueva
effect-act-mining = una acción de minería sin ficha
effect-act-trade = una acción de comercio sin ficha
effect-act-combat = una acción de combate sin ficha
effect-cart = vagoneta
effect-tracker = mirar la próxima loseta de mapa
effect-treasure_sense = robar un tesoro más y quedarse con el mejor
effect-look_hand = mirar la mano de un oponente
effect-look_discard-silver =
    { $n ->
        [one] mirar la mano del jugador-monstruo y descartar { $n } carta de plata
       *[other] mirar la mano del jugador-monstruo y descartar { $n } cartas de plata
    }
effect-look_discard-any =
    { $n ->
        [one] mirar la mano del jugador-monstruo y descartar { $n } carta
       *[other] mirar la mano del jugador-monstruo y descartar { $n } cartas
    }
effect-look_cache =
    { $n ->
        [one] mirar la carta superior de un alijo y ponerla encima o debajo
       *[other] mirar las { $n } cartas superiores de un alijo y poner cada una encima o debajo
    }
effect-look_combat_card = mirar la próxima carta de combate
effect-cache_choice = poner la carta superior de un alijo bajo su mazo
effect-cache_under = poner la carta superior del alijo de oro, o si no del de plata, bajo su mazo
effect-cache_gold = poner la carta superior del alijo de oro bajo su mazo
effect-cache_pick =
    { $n ->
        [one] mirar la carta superior de un alijo y ponerla bajo su mazo
       *[other] mirar las { $n } cartas superiores de un alijo y poner una de ellas bajo su mazo
    }
effect-cache_silver =
    { $n ->
        [one] { $n } carta de plata va al alijo
       *[other] { $n } cartas de plata van al alijo
    }
effect-discard_random =
    { $n ->
        [one] el jugador-monstruo descarta { $n } carta al azar
       *[other] el jugador-monstruo descarta { $n } cartas al azar
    }
effect-dearer_play =
    { $n ->
        [one] la primera jugada de cartas cuesta { $n } ficha de caos más
       *[other] la primera jugada de cartas cuesta { $n } fichas de caos más
    }
effect-no_gold_round = no se pueden jugar cartas de oro en la primera ronda de combate
effect-no_chaos_round = ninguna acción de caos en la primera ronda de combate
effect-no_attack_round = ningún ataque del monstruo en la primera ronda de combate
effect-lose_chaos =
    { $n ->
        [one] el monstruo pierde { $n } ficha de caos
       *[other] el monstruo pierde { $n } fichas de caos
    }
effect-lose_monster_gaar =
    { $n ->
        [one] el monstruo pierde { $n } ficha de Gaar
       *[other] el monstruo pierde { $n } fichas de Gaar
    }
effect-round_foot = pata de conejo −{ $n } durante esta ronda de combate
effect-foot_round_1 = pata de conejo −{ $n } en la primera ronda de combate
effect-health = salud +{ $n }
effect-guard = heridas −{ $n } en cada ataque del monstruo
effect-ward-air = inmune al poder del aire
effect-ward-earth = inmune al poder de la tierra
effect-ward-water = inmune al poder del agua
effect-ward-fire = inmune al poder del fuego
effect-slumber = ningún efecto no deseado de los poderes y elementales cuyas esencias contenga
effect-clover_always = +{ $n } en todas tus tiradas de héroe
effect-foot_always = pata de conejo −{ $n } en cada ataque del monstruo
effect-attack_clover = +{ $n } en tus tiradas de ataque
effect-attack_dmg = daño +{ $n } en cada ataque que cause daño
effect-plunder =
    { $n ->
        [one] { $n } de oro más con cada botín
       *[other] { $n } de oro más con cada botín
    }
effect-soul_harvest =
    { $n ->
        [one] { $n } ficha de Gaar por cada monstruo vencido
       *[other] { $n } fichas de Gaar por cada monstruo vencido
    }
effect-dwurt_guard = heridas del dado de Dwurt −{ $n }
effect-dwurt_lower = el dado de Dwurt vale { $n } menos al final del turno
effect-foe_chaos =
    { $n ->
        [one] un monstruo manejado por su dueño tiene { $n } ficha de caos más
       *[other] un monstruo manejado por su dueño tiene { $n } fichas de caos más
    }
effect-foe_gaar =
    { $n ->
        [one] un monstruo manejado por su dueño tiene { $n } ficha de Gaar más
       *[other] un monstruo manejado por su dueño tiene { $n } fichas de Gaar más
    }
effect-foe_health = un monstruo manejado por su dueño tiene { $n } de salud más
effect-foe_inj = heridas +{ $n } una vez por combate para un monstruo manejado por su dueño
effect-foe_start_silver =
    { $n ->
        [one] robar { $n } carta de plata al manejar a un monstruo
       *[other] robar { $n } cartas de plata al manejar a un monstruo
    }
effect-cheaper_gold =
    { $n ->
        [one] una carta de oro cuesta { $n } carta de plata menos
       *[other] una carta de oro cuesta { $n } cartas de plata menos
    }
effect-fewer_dice = el monstruo tira un dado menos
effect-gold_card =
    { $n ->
        [one] robar { $n } carta de oro
       *[other] robar { $n } cartas de oro
    }
part-health = salud +{ $n }
part-sacks =
    { $n ->
        [one] +{ $n } saco
       *[other] +{ $n } sacos
    }
part-no_sacks =
    { $n ->
        [one] −{ $n } saco
       *[other] −{ $n } sacos
    }
part-gems =
    { $n ->
        [one] { $n } espacio de gema
       *[other] { $n } espacios de gema
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

## Lo que hacen las cartas de los monstruos

box-clover = tiradas de héroe −{ $n }
box-foot = valor de combate +{ $n }
box-inj_plus = heridas +{ $n }
box-dmg_minus = daño −{ $n }
box-next = −{ $n } al próximo valor de combate del héroe
box-mheal = el monstruo se cura { $n }
box-monster_gaar =
    { $n ->
        [one] el monstruo gana { $n } ficha de Gaar y puede usar su Gaar contra las tiradas de héroe esta ronda de combate
       *[other] el monstruo gana { $n } fichas de Gaar y puede usar su Gaar contra las tiradas de héroe esta ronda de combate
    }
box-take_gaar =
    { $n ->
        [one] el monstruo quita { $n } ficha de Gaar al héroe
       *[other] el monstruo quita { $n } fichas de Gaar al héroe
    }
ongoing-mheal = el monstruo se cura { $n } al final de cada ronda de combate
special-mheal = el monstruo se cura { $n }
special-clover = tiradas de héroe −{ $n }
special-foe_silver =
    { $n ->
        [one] el jugador-monstruo roba { $n } carta de plata
       *[other] el jugador-monstruo roba { $n } cartas de plata
    }
special-foe_gold =
    { $n ->
        [one] el jugador-monstruo roba { $n } carta de oro
       *[other] el jugador-monstruo roba { $n } cartas de oro
    }
lair-on-mountain = en una montaña
lair-on-lake = en un lago
lair-on-cave = en una cueva
lair-on-treasure = en un tesoro
lair-on-elemental = en un elemental
lair-on-portal = en un portal
lair-on-merchants = en unos mercaderes
lair-on-alchemists = en unos alquimistas
lair-next-mountain = junto a una montaña
lair-next-lake = junto a un lago
lair-next-cave = junto a una cueva
lair-next-treasure = junto a un tesoro
lair-next-elemental = junto a un elemental
lair-next-portal = junto a un portal
lair-next-merchants = junto a unos mercaderes
lair-next-alchemists = junto a unos alquimistas
lair-special-church = en uno de los tres hexágonos de la iglesia
lair-special-towers = en uno de los tres hexágonos de las Torres de los Matadragones
harm-inj =
    { $n ->
        [one] Los héroes en el objetivo o junto a él sufren { $n } herida.
       *[other] Los héroes en el objetivo o junto a él sufren { $n } heridas.
    }
harm-renew_alchemists = La oferta de los alquimistas se descarta y se repone.
harm-lose_gaar =
    { $n ->
        [one] Cada héroe que tenga pierde { $n } ficha de Gaar.
       *[other] Cada héroe que tenga pierde { $n } fichas de Gaar.
    }
harm-silver =
    { $n ->
        [one] Cada héroe roba { $n } carta de plata.
       *[other] Cada héroe roba { $n } cartas de plata.
    }
happens-inj_outside =
    { $inj_outside ->
        [one] Cada héroe fuera de la iglesia sufre { $inj_outside } herida.
       *[other] Cada héroe fuera de la iglesia sufre { $inj_outside } heridas.
    }
happens-renew_offers = Todas las ofertas se descartan y se reponen.
happens-gaar_or_dwurt = Cada héroe gana { $gaar_or_dwurt } Gaar (Skoldur: { $gaar_or_dwurt } Dwurt).
happens-heal_less = Esta ronda cada efecto que cura a un héroe cura { $heal_less } menos, pero siempre algo.
happens-cheaper = Esta ronda comprar una loseta cuesta { $cheaper } de oro menos, pero nunca es gratis.
happens-monster_health = Esta ronda cada monstruo tiene { $monster_health } más de salud.
happens-victory_rep = Esta ronda cada victoria sobre un monstruo da { $victory_rep } más de reputación.
happens-mining_cart = Esta ronda cada acción de minería se hace como con una vagoneta.
happens-monster_chaos = Esta ronda cada monstruo tiene { $monster_chaos } más de caos.
happens-victory_gold_card =
    { $victory_gold_card ->
        [one] Esta ronda cada victoria sobre un monstruo da { $victory_gold_card } carta de oro.
       *[other] Esta ronda cada victoria sobre un monstruo da { $victory_gold_card } cartas de oro.
    }
walks-mining = El gólem anda hasta { $steps } pasos hacia el hexágono de minería más cercano que no esté en ruinas.
walks-trade = El gólem anda hasta { $steps } pasos hacia el lugar de comercio más cercano que no esté en ruinas.
walks-church = El gólem anda hasta { $steps } pasos hacia la iglesia.
walks-hero = El gólem anda hasta { $steps } pasos hacia el héroe más cercano.
walks-direction = El gólem anda { $steps } pasos en línea recta en una dirección al azar.
walks-riches = El gólem anda hasta { $steps } pasos hacia el tesoro o encuentro más cercano que no esté en ruinas.
walks-stamina = El gólem descansa: su resistencia sube en { $stamina } por cada jugador.

## Líneas de losetas y cartas

line-attack = Ataque: { $ranges }.
line-first = Primer golpe: { $ranges }.
line-attack-price = El ataque cuesta { $price } Dwurt.
line-attack-more = { $more }.
line-feed = Por cada ficha de Dwurt gastada en él, hasta { $most }: daño +{ $bonus }.
line-equipped = Como equipo: { $parts }.
line-essences = Contiene hasta { $held } esencias.
line-always = Siempre: { $effects }.
line-use = { $when }: { $effects }.
line-use-set = { $when }, con un conjunto de armadura de { $set } o más: { $effects }.
line-use-dwurt = { $when }, por { $price } Dwurt: { $effects }.
line-use-gaar = { $when }, por { $price } Gaar: { $effects }.
line-second = { $when_two }: { $effects_two }.
line-second-set = { $when_two }, con un conjunto de armadura de { $set_two } o más: { $effects_two }.
line-more-set = Con un conjunto de armadura de { $set_two } o más, además { $effects_two }.
line-once = Una vez por ronda.
line-spent = De un solo uso.
line-immunity = También contra la inmunidad.
line-redeem = Se vende por { $first }.
line-redeem-either = Se vende por { $first }, o bien por { $second }.
line-supplies = De un solo uso: { $first }, o bien { $second }.
line-cost = Coste: { $cost }.
line-cost-either = Coste: { $cost } o { $instead }.
line-has = Condición: { $has }.
line-has-either = Condición: { $has } o { $instead }.
line-reward = Recompensa: { $reward }.
line-reward-up-to = Recompensa, con { $condition } de reputación como máximo: { $reward }.
line-bounty = Contrato de caza: { $reward }.
line-lair = Guarida: { $lair }.
line-special = { $from } o más: { $special }.
line-kill = { $deadly } o más: el héroe muere.
line-dragon = Dragón.
line-immune = Inmunidad.
line-played = { $when }.
line-box-one = Una carta: { $one }.
line-box-two = Dos cartas: { $two }.
line-box-three = Tres cartas: { $three }.
line-ongoing = Hasta el final del combate: { $ongoing }.
line-row-to = { $to } o menos: { $gains }.
line-row = De { $from } a { $to }: { $gains }.
line-row-from = { $from } o más: { $gains }.

## Cartas de plata y de oro

cards-silver = cartas de plata
cards-gold = cartas de oro
cache-silver = Alijo de plata
cache-gold = Alijo de oro
card-curse = Maldición
    .text = { line-played } { line-box-one } { line-box-two }
card-bloodlust = Sed de sangre
    .text = { line-played } { line-box-one } { line-box-two }
card-evil_eye = Mal de ojo
    .text = { line-played } { line-box-one } { line-box-two }
card-power_strike = Golpe poderoso
    .text = { line-played } { line-box-one } { line-box-two } { line-box-three }
card-healing = Curación
    .text = { line-played } { line-box-one } { line-box-two } { line-box-three } { line-ongoing }
card-soul_control = Control del alma
    .text = { line-played } { line-box-one } { line-box-two } { line-box-three }
card-mind_control = Control mental
    .text = { line-played } { line-box-one } { line-box-two } { line-box-three }

## Cosas que no son losetas con cara propia

thing-gaar = Ficha de Gaar
thing-healing_potion = Poción de curación
thing-supplies = Provisiones
thing-teleport_scroll = Pergamino de teletransporte
thing-catalyst = Catalizador
thing-amulet_of_eternity = Amuleto de la eternidad

## Encuentros

encounter-priest = Sacerdote
encounter-hunter = Cazador
encounter-herbalist = Herbolaria
encounter-village_elder = Anciano de la aldea
encounter-weaponsmith = Armero
encounter-emissary = Emisario
encounter-caravan_master = Jefe de caravana
encounter-witch = Bruja
encounter-druid = Druida
encounter-jeweler = Joyero
encounter-mercenary_fortress = Fortaleza de mercenarios
encounter-chronicler = Cronista
encounter-lord = Señor
encounter-oracle = Oráculo

## Misiones

quest-priest_1 = Bálsamo para los enfermos
    .text = { line-cost } { line-reward }
quest-priest_2 = Prueba de valor
    .text = { line-cost } { line-reward }
quest-priest_3 = Limosna
    .text = { line-cost } { line-reward }
quest-priest_4 = Fe compartida
    .text = { line-cost } { line-reward }
quest-priest_5 = Aliento del mundo
    .text = { line-cost } { line-reward }
quest-priest_6 = Ópalo para el altar
    .text = { line-cost } { line-reward }
quest-priest_7 = Dones de la tierra
    .text = { line-cost } { line-reward }
quest-hunter_1 = Primera piel
    .text = { line-cost } { line-reward }
quest-hunter_2 = Pieles por monedas
    .text = { line-cost } { line-reward }
quest-hunter_3 = Un par de cabezas
    .text = { line-cost } { line-reward }
quest-hunter_4 = Caza mayor
    .text = { line-cost } { line-reward }
quest-hunter_5 = Captura fresca
    .text = { line-cost } { line-reward }
quest-hunter_6 = Cebo de la cueva
    .text = { line-cost } { line-reward }
quest-hunter_7 = Compañero valiente
    .text = { line-cost } { line-reward }
quest-herbalist_1 = Hierbas de agua
    .text = { line-cost } { line-reward }
quest-herbalist_2 = Musgo de cueva
    .text = { line-cost } { line-reward }
quest-herbalist_3 = Agua viva
    .text = { line-cost } { line-reward }
quest-herbalist_4 = Semillas y tiestos
    .text = { line-cost } { line-reward }
quest-herbalist_5 = Piedra lechosa
    .text = { line-cost } { line-reward }
quest-herbalist_6 = Bilis amarga
    .text = { line-cost } { line-reward }
quest-herbalist_7 = Paciencia
    .text = { line-cost } { line-reward }
quest-village_elder_1 = Caminos seguros
    .text = { line-cost } { line-reward }
quest-village_elder_2 = Piedras para el pozo
    .text = { line-cost } { line-reward }
quest-village_elder_3 = Un tejado nuevo
    .text = { line-cost } { line-reward }
quest-village_elder_4 = Fiebre en la aldea
    .text = { line-cost } { line-reward }
quest-village_elder_5 = Despensas llenas
    .text = { line-cost } { line-reward }
quest-village_elder_6 = Guardia de la aldea
    .text = { line-cost } { line-reward }
quest-village_elder_7 = La esmeralda de la novia
    .text = { line-cost } { line-reward }
quest-weaponsmith_1 = Buena mena
    .text = { line-cost } { line-reward }
quest-weaponsmith_2 = Filo negro
    .text = { line-cost } { line-reward }
quest-weaponsmith_3 = Garra para la empuñadura
    .text = { line-cost } { line-reward }
quest-weaponsmith_4 = Pago por adelantado
    .text = { line-cost } { line-reward }
quest-weaponsmith_5 = Fuego para la forja
    .text = { line-cost } { line-reward }
quest-weaponsmith_6 = Un carro de mena
    .text = { line-cost } { line-reward }
quest-weaponsmith_7 = Cuerno y hueso
    .text = { line-cost } { line-reward }
quest-emissary_1 = Verde o rojo
    .text = { line-cost-either } { line-reward }
quest-emissary_2 = Azul o blanco
    .text = { line-cost-either } { line-reward }
quest-emissary_3 = Violeta o negro
    .text = { line-cost-either } { line-reward }
quest-emissary_4 = Tributo
    .text = { line-cost } { line-reward }
quest-emissary_5 = Joya de la corona
    .text = { line-cost } { line-reward }
quest-emissary_6 = Bolsa abierta
    .text = { line-cost } { line-reward }
quest-emissary_7 = Señal de fuerza
    .text = { line-cost } { line-reward }
quest-caravan_master_1 = Carga variada
    .text = { line-cost } { line-reward }
quest-caravan_master_2 = Del lago y de la cueva
    .text = { line-cost } { line-reward }
quest-caravan_master_3 = Escolta
    .text = { line-cost } { line-reward }
quest-caravan_master_4 = Equipo de viaje
    .text = { line-cost } { line-reward }
quest-caravan_master_5 = Toda la noche
    .text = { line-cost } { line-reward }
quest-caravan_master_6 = Un sitio en la caravana
    .text = { line-cost } { line-reward }
quest-caravan_master_7 = Mercancías raras
    .text = { line-cost } { line-reward }
quest-witch_1 = Corazón de bestia
    .text = { line-cost } { line-reward }
quest-witch_2 = Precio susurrado
    .text = { line-cost } { line-reward }
quest-witch_3 = Ojo de demonio
    .text = { line-cost } { line-reward }
quest-witch_4 = Aliento embotellado
    .text = { line-cost } { line-reward }
quest-witch_5 = Un regalo oscuro
    .text = { line-cost } { line-reward }
quest-witch_6 = Gotas de sangre
    .text = { line-cost } { line-reward }
quest-witch_7 = Mala fama
    .text = { line-cost } { line-reward }
quest-witch_solo_1 = La piel de la bestia
    .text = { line-cost } { line-reward }
quest-witch_solo_2 = Muchos susurros
    .text = { line-cost } { line-reward }
quest-witch_solo_3 = El precio del demonio
    .text = { line-cost } { line-reward }
quest-witch_solo_4 = Aliento capturado
    .text = { line-cost } { line-reward }
quest-witch_solo_5 = Saber prohibido
    .text = { line-cost } { line-reward }
quest-witch_solo_6 = Gotas rojas
    .text = { line-cost } { line-reward }
quest-witch_solo_7 = Par reluciente
    .text = { line-cost } { line-reward }
quest-druid_1 = Canto del viento
    .text = { line-cost } { line-reward }
quest-druid_2 = Canto de las raíces
    .text = { line-cost } { line-reward }
quest-druid_3 = Canto de la lluvia
    .text = { line-cost } { line-reward }
quest-druid_4 = Canto de las ascuas
    .text = { line-cost } { line-reward }
quest-druid_5 = Equilibrio
    .text = { line-cost } { line-reward }
quest-druid_6 = Don del lago
    .text = { line-cost } { line-reward }
quest-druid_7 = La bestia enferma
    .text = { line-cost } { line-reward }
quest-jeweler_1 = Piedra tosca
    .text = { line-cost } { line-reward }
quest-jeweler_2 = Una piedra mejor
    .text = { line-cost } { line-reward }
quest-jeweler_3 = De la bandeja
    .text = { line-cost } { line-reward }
quest-jeweler_4 = Sin defecto
    .text = { line-cost } { line-reward }
quest-jeweler_5 = Piedra peligrosa
    .text = { line-cost } { line-reward }
quest-jeweler_6 = Un collar
    .text = { line-cost } { line-reward }
quest-jeweler_7 = Dientes y garras
    .text = { line-cost } { line-reward }
quest-mercenary_fortress_1 = Prueba de armas
    .text = { line-cost } { line-reward }
quest-mercenary_fortress_2 = La prueba del capitán
    .text = { line-cost } { line-reward }
quest-mercenary_fortress_3 = La prueba del héroe
    .text = { line-cost } { line-reward }
quest-mercenary_fortress_4 = Fondo de guerra
    .text = { line-cost } { line-reward }
quest-mercenary_fortress_5 = Desfile
    .text = { line-has } { line-reward }
quest-mercenary_fortress_6 = Guardia nocturna
    .text = { line-cost } { line-reward }
quest-mercenary_fortress_7 = La prueba del recluta
    .text = { line-cost } { line-reward }
quest-chronicler_1 = Una página perdida
    .text = { line-cost } { line-reward }
quest-chronicler_2 = Un hallazgo para el archivo
    .text = { line-cost } { line-reward }
quest-chronicler_3 = Historias que contar
    .text = { line-has } { line-reward }
quest-chronicler_4 = La gran hazaña
    .text = { line-cost } { line-reward }
quest-chronicler_5 = Crónica de piedra
    .text = { line-cost-either } { line-reward }
quest-chronicler_6 = Tinta y pergamino
    .text = { line-cost } { line-reward }
quest-chronicler_7 = Bestiario
    .text = { line-cost } { line-reward }
quest-lord_1 = Una cabeza para la pared
    .text = { line-cost } { line-reward }
quest-lord_2 = Dos para el salón
    .text = { line-cost } { line-reward }
quest-lord_3 = Una piedra regia
    .text = { line-cost } { line-reward }
quest-lord_4 = Impuesto del reino
    .text = { line-cost } { line-reward }
quest-lord_5 = El arnés del campeón
    .text = { line-has } { line-reward }
quest-lord_6 = Buen nombre
    .text = { line-has } { line-reward }
quest-lord_7 = La gran cacería del señor
    .text = { line-cost } { line-reward }
quest-oracle_1 = El coro de los elementos
    .text = { line-cost } { line-reward }
quest-oracle_2 = Dos voces
    .text = { line-cost } { line-reward }
quest-oracle_3 = La carta velada
    .text = { line-cost } { line-reward }
quest-oracle_4 = El espejo oscuro
    .text = { line-cost } { line-reward }
quest-oracle_5 = El gigante caído
    .text = { line-cost } { line-reward }
quest-oracle_6 = Trance
    .text = { line-cost } { line-reward }
quest-oracle_7 = El elegido
    .text = { line-has-either } { line-reward }

## Misiones de las leyendas

quest-legend_blade_of_tamariel = Tamariel de Davir
    .text = { line-cost } { line-reward }
quest-legend_banner_of_marathy = El estandarte de Marathy
    .text = { line-cost-either } { line-reward }
quest-legend_staff_of_vis = La Orden de Vis
    .text = { line-cost } { line-reward }
quest-legend_horn_of_golden_meadow = La Pradera Dorada
    .text = { line-cost } { line-reward }
quest-legend_mantle_of_lowen = El Círculo de Lowen
    .text = { line-cost } { line-reward }
quest-legend_shield_of_arakius = La caída de Arakius
    .text = { line-cost } { line-reward }

## Monstruos, monstruos de élite, Farruga

monster-dragonfly = Libélula dragón
    .the = la libélula dragón
    .text = { line-reward-up-to }
monster-wolf_pack = Manada de lobos
    .the = la manada de lobos
    .text = { line-reward-up-to }
monster-bandit = Bandido
    .the = el bandido
    .text = { line-reward-up-to }
monster-ghoul = Necrófago
    .the = el necrófago
    .text = { line-reward-up-to }
monster-bog_imp = Diablillo del pantano
    .the = el diablillo del pantano
    .text = { line-reward-up-to }
monster-giant_spider = Araña gigante
    .the = la araña gigante
    .text = { line-reward-up-to }
monster-skeleton = Esqueleto
    .the = el esqueleto
    .text = { line-reward-up-to }
monster-carrion_crow = Corneja carroñera
    .the = la corneja carroñera
    .text = { line-reward-up-to }
monster-rat_swarm = Enjambre de ratas
    .the = el enjambre de ratas
    .text = { line-reward-up-to }
monster-kobold_raider = Saqueador kóbold
    .the = el saqueador kóbold
    .text = { line-reward-up-to }
monster-marsh_toad = Sapo de las marismas
    .the = el sapo de las marismas
    .text = { line-reward-up-to }
monster-boar = Jabalí
    .the = el jabalí
    .text = { line-reward-up-to }
monster-cultist = Cultista
    .the = el cultista
    .text = { line-reward-up-to }
monster-harpy = Arpía
    .the = la arpía
    .text = { line-reward-up-to }
monster-cyclops = Cíclope
    .the = el cíclope
    .text = { line-reward-up-to }
monster-ogre = Ogro
    .the = el ogro
    .text = { line-reward-up-to }
monster-werewolf = Hombre lobo
    .the = el hombre lobo
    .text = { line-reward-up-to }
monster-wraith = Espectro
    .the = el espectro
    .text = { line-reward-up-to }
monster-troll = Trol
    .the = el trol
    .text = { line-reward-up-to }
monster-basilisk = Basilisco
    .the = el basilisco
    .text = { line-reward-up-to }
monster-minotaur = Minotauro
    .the = el minotauro
    .text = { line-reward-up-to }
monster-dark_knight = Caballero oscuro
    .the = el caballero oscuro
    .text = { line-reward-up-to }
monster-gargoyle = Gárgola
    .the = la gárgola
    .text = { line-reward-up-to }
monster-naga = Naga
    .the = la naga
    .text = { line-reward-up-to }
monster-swamp_hag = Bruja del pantano
    .the = la bruja del pantano
    .text = { line-reward-up-to }
monster-stone_beetle = Escarabajo de piedra
    .the = el escarabajo de piedra
    .text = { line-reward-up-to }
monster-blood_mage = Mago de sangre
    .the = el mago de sangre
    .text = { line-reward-up-to }
monster-manticore = Mantícora
    .the = la mantícora
    .text = { line-reward-up-to }
monster-hydra = Hidra
    .the = la hidra
    .text = { line-reward-up-to }
monster-lich = Liche
    .the = el liche
    .text = { line-reward-up-to }
monster-young_drake = Draco joven
    .the = el draco joven
    .text = { line-dragon } { line-reward-up-to }
monster-behemoth = Behemot
    .the = el behemot
    .text = { line-reward-up-to }
monster-vampire_lord = Señor de los vampiros
    .the = el señor de los vampiros
    .text = { line-reward-up-to }
monster-demon_hound = Sabueso demoníaco
    .the = el sabueso demoníaco
    .text = { line-reward-up-to }
monster-storm_giant = Gigante de la tormenta
    .the = el gigante de la tormenta
    .text = { line-reward-up-to }
monster-bone_dragon = Dragón de huesos
    .the = el dragón de huesos
    .text = { line-dragon } { line-reward }
monster-faer_horror = Horror de Faer
    .the = el horror de Faer
    .text = { line-reward-up-to }
monster-void_champion = Campeón del Vacío
    .the = el campeón del Vacío
    .text = { line-reward-up-to }
monster-kraken = Kraken
    .the = el kraken
    .text = { line-reward-up-to }
monster-shade_of_rasgaroth = Sombra de Rasgaroth
    .the = la sombra de Rasgaroth
    .text = { line-reward }
monster-alpha_wolf = Lobo alfa
    .the = el lobo alfa
    .text = { line-special } { line-lair } { line-bounty }
monster-grave_warden = Guardián de las tumbas
    .the = el guardián de las tumbas
    .text = { line-special } { line-lair } { line-bounty }
monster-bandit_king = Rey de los bandidos
    .the = el rey de los bandidos
    .text = { line-special } { line-lair } { line-bounty }
monster-broodmother = Madre de la nidada
    .the = la madre de la nidada
    .text = { line-special } { line-lair } { line-bounty }
monster-will_o_the_wisp = Fuego fatuo
    .the = el fuego fatuo
    .text = { line-special } { line-lair } { line-bounty }
monster-mudfiend = Engendro de barro
    .the = el engendro de barro
    .text = { line-special } { line-lair } { line-bounty }
monster-crypt_shade = Sombra de la cripta
    .the = la sombra de la cripta
    .text = { line-special } { line-lair } { line-bounty }
monster-ettin = Ettin
    .the = el ettin
    .text = { line-special } { line-lair } { line-bounty }
monster-basilisk_queen = Reina basilisco
    .the = la reina basilisco
    .text = { line-special } { line-lair } { line-bounty }
monster-iron_sentinel = Centinela de hierro
    .the = el centinela de hierro
    .text = { line-immune } { line-lair } { line-bounty }
monster-moon_hag = Bruja de la luna
    .the = la bruja de la luna
    .text = { line-special } { line-lair } { line-bounty }
monster-void_warlord = Caudillo del Vacío
    .the = el caudillo del Vacío
    .text = { line-special } { line-lair } { line-bounty }
monster-salamander = Salamandra
    .the = la salamandra
    .text = { line-immune } { line-lair } { line-bounty }
monster-night_stalker = Acechador nocturno
    .the = el acechador nocturno
    .text = { line-special } { line-lair } { line-bounty }
monster-ancient_wyrm = Sierpe ancestral
    .the = la sierpe ancestral
    .text = { line-dragon } { line-immune } { line-kill } { line-lair } { line-bounty }
monster-lich_king = Rey liche
    .the = el rey liche
    .text = { line-special } { line-lair } { line-bounty }
monster-colossus = Coloso
    .the = el coloso
    .text = { line-immune } { line-lair } { line-bounty }
monster-demon_prince = Príncipe demonio
    .the = el príncipe demonio
    .text = { line-special } { line-kill } { line-lair } { line-bounty }
monster-queen_of_night = Reina de la noche
    .the = la reina de la noche
    .text = { line-special } { line-lair } { line-bounty }
monster-avatar_of_faer = Avatar de Faer
    .the = el avatar de Faer
    .text = { line-special } { line-lair } { line-bounty }
monster-farruga_1 = Farruga (joven furia)
    .the = Farruga (joven furia)
monster-farruga_2 = Farruga (fuego)
    .the = Farruga (fuego)
monster-farruga_3 = Farruga (ira)
    .the = Farruga (ira)
monster-farruga_4 = Farruga (el hambre antigua)
    .the = Farruga (el hambre antigua)
monster-mirrezil_1 = Mirrezil (garras)
    .the = Mirrezil (garras)
monster-mirrezil_2 = Mirrezil (alas)
    .the = Mirrezil (alas)
monster-mirrezil_3 = Mirrezil (aliento)
    .the = Mirrezil (aliento)
monster-mirrezil_4 = Mirrezil (corazón)
    .the = Mirrezil (corazón)
monster-golem = Gólem
    .the = el gólem
monster-volcano_demon = Demonio del volcán
    .the = el demonio del volcán

## Trofeos

trophy-dragonfly = Trofeo ({ monster-dragonfly })
trophy-wolf_pack = Trofeo ({ monster-wolf_pack })
trophy-bandit = Trofeo ({ monster-bandit })
trophy-ghoul = Trofeo ({ monster-ghoul })
trophy-bog_imp = Trofeo ({ monster-bog_imp })
trophy-giant_spider = Trofeo ({ monster-giant_spider })
trophy-skeleton = Trofeo ({ monster-skeleton })
trophy-carrion_crow = Trofeo ({ monster-carrion_crow })
trophy-rat_swarm = Trofeo ({ monster-rat_swarm })
trophy-kobold_raider = Trofeo ({ monster-kobold_raider })
trophy-marsh_toad = Trofeo ({ monster-marsh_toad })
trophy-boar = Trofeo ({ monster-boar })
trophy-cultist = Trofeo ({ monster-cultist })
trophy-harpy = Trofeo ({ monster-harpy })
trophy-cyclops = Trofeo ({ monster-cyclops })
trophy-ogre = Trofeo ({ monster-ogre })
trophy-werewolf = Trofeo ({ monster-werewolf })
trophy-wraith = Trofeo ({ monster-wraith })
trophy-troll = Trofeo ({ monster-troll })
trophy-basilisk = Trofeo ({ monster-basilisk })
trophy-minotaur = Trofeo ({ monster-minotaur })
trophy-dark_knight = Trofeo ({ monster-dark_knight })
trophy-gargoyle = Trofeo ({ monster-gargoyle })
trophy-naga = Trofeo ({ monster-naga })
trophy-swamp_hag = Trofeo ({ monster-swamp_hag })
trophy-stone_beetle = Trofeo ({ monster-stone_beetle })
trophy-blood_mage = Trofeo ({ monster-blood_mage })
trophy-manticore = Trofeo ({ monster-manticore })
trophy-hydra = Trofeo ({ monster-hydra })
trophy-lich = Trofeo ({ monster-lich })
trophy-young_drake = Trofeo ({ monster-young_drake })
trophy-behemoth = Trofeo ({ monster-behemoth })
trophy-vampire_lord = Trofeo ({ monster-vampire_lord })
trophy-demon_hound = Trofeo ({ monster-demon_hound })
trophy-storm_giant = Trofeo ({ monster-storm_giant })
trophy-bone_dragon = Trofeo ({ monster-bone_dragon })
trophy-faer_horror = Trofeo ({ monster-faer_horror })
trophy-void_champion = Trofeo ({ monster-void_champion })
trophy-kraken = Trofeo ({ monster-kraken })
trophy-shade_of_rasgaroth = Trofeo ({ monster-shade_of_rasgaroth })
trophy-alpha_wolf = Trofeo ({ monster-alpha_wolf })
trophy-grave_warden = Trofeo ({ monster-grave_warden })
trophy-bandit_king = Trofeo ({ monster-bandit_king })
trophy-broodmother = Trofeo ({ monster-broodmother })
trophy-will_o_the_wisp = Trofeo ({ monster-will_o_the_wisp })
trophy-mudfiend = Trofeo ({ monster-mudfiend })
trophy-crypt_shade = Trofeo ({ monster-crypt_shade })
trophy-ettin = Trofeo ({ monster-ettin })
trophy-basilisk_queen = Trofeo ({ monster-basilisk_queen })
trophy-iron_sentinel = Trofeo ({ monster-iron_sentinel })
trophy-moon_hag = Trofeo ({ monster-moon_hag })
trophy-void_warlord = Trofeo ({ monster-void_warlord })
trophy-salamander = Trofeo ({ monster-salamander })
trophy-night_stalker = Trofeo ({ monster-night_stalker })
trophy-ancient_wyrm = Trofeo ({ monster-ancient_wyrm })
trophy-lich_king = Trofeo ({ monster-lich_king })
trophy-colossus = Trofeo ({ monster-colossus })
trophy-demon_prince = Trofeo ({ monster-demon_prince })
trophy-queen_of_night = Trofeo ({ monster-queen_of_night })
trophy-avatar_of_faer = Trofeo ({ monster-avatar_of_faer })

## Losetas de héroe

tile-sun_mace = Maza del sol
    .text = { line-attack }
tile-mend = Restañar
    .text = { line-use } { line-once }
tile-blessing = Bendición
    .text = { line-use } { line-once }
tile-dawn_buckler = Rodela del alba
    .text = { line-use }
tile-magic_barrier = Barrera mágica
    .text = { line-use } { line-once } { line-immunity }
tile-lay_on_hands = Imposición de manos
    .text = { line-use } { line-once }
tile-smite = Castigo divino
    .text = { line-attack }
tile-sanctuary = Santuario
    .text = { line-use } { line-once }
tile-sanctuary_solo = Santuario
    .text = { line-use } { line-once }
tile-light_of_shii = Luz de Shii
    .text = { line-use } { line-once }
tile-pilgrims_path = Senda del peregrino
    .text = { line-use } { line-once }
tile-sacred_armor = Armadura sagrada
    .text = { line-use-set } { line-once } { line-immunity }
tile-dawn_hammer = Martillo del alba
    .text = { line-attack }
tile-banish = Destierro
    .text = { line-first }
tile-absolution = Absolución
    .text = { line-use } { line-once }
tile-absolution_solo = Absolución
    .text = { line-use } { line-once }
tile-radiance = Resplandor
    .text = { line-attack }
tile-guardian_angel = Ángel de la guarda
    .text = { line-always }
tile-miracle = Milagro
    .text = { line-use } { line-once }
tile-sunforged_shield = Escudo forjado al sol
    .text = { line-use }
tile-wrath_of_heaven = Ira del cielo
    .text = { line-attack }
tile-halo = Halo
    .text = { line-always }
tile-mercenary_sword = Espada de mercenario
    .text = { line-attack }
tile-battle_cry = Grito de batalla
    .text = { line-use } { line-once }
tile-sharpen = Afilar
    .text = { line-use } { line-once }
tile-brace = Aguantar
    .text = { line-use } { line-once }
tile-cleave = Tajo
    .text = { line-attack }
tile-old_round_shield = Viejo escudo redondo
    .text = { line-use }
tile-forced_march = Marcha forzada
    .text = { line-use } { line-once }
tile-taunt = Provocación
    .text = { line-use } { line-once }
tile-taunt_solo = Provocación
    .text = { line-use } { line-once }
tile-tower_shield = Escudo torre
    .text = { line-use }
tile-second_wind = Segundo aliento
    .text = { line-use } { line-once }
tile-shield_bash = Golpe de escudo
    .text = { line-first }
tile-bastard_sword = Espada bastarda
    .text = { line-attack }
tile-war_plunder = Saqueo de guerra
    .text = { line-always }
tile-intimidate = Intimidar
    .text = { line-use } { line-once }
tile-intimidate_solo = Intimidar
    .text = { line-use } { line-once }
tile-whirlwind = Torbellino
    .text = { line-attack }
tile-thick_hide = Piel gruesa
    .text = { line-always }
tile-mercenarys_oath = Juramento del mercenario
    .text = { line-use } { line-once }
tile-bulwark = Baluarte
    .text = { line-use }
tile-executioner = Verdugo
    .text = { line-attack }
tile-unstoppable = Imparable
    .text = { line-use } { line-once }
tile-hunting_spear = Lanza de caza
    .text = { line-attack }
tile-thrown_dagger = Daga arrojadiza
    .text = { line-first }
tile-dodge = Esquivar
    .text = { line-use } { line-once }
tile-pickpocket = Ratería
    .text = { line-use } { line-once }
tile-feint = Finta
    .text = { line-use-set } { line-second-set } { line-once }
tile-tracker = Rastreadora
    .text = { line-use } { line-once }
tile-ambush = Emboscada
    .text = { line-first }
tile-eavesdrop = Escuchar a escondidas
    .text = { line-use } { line-once }
tile-eavesdrop_solo = Escuchar a escondidas
    .text = { line-use } { line-once }
tile-crippling_blow = Golpe incapacitante
    .text = { line-attack } { line-attack-more } { line-immunity }
tile-climber = Escaladora
    .text = { line-use } { line-once }
tile-twin_daggers = Dagas gemelas
    .text = { line-attack }
tile-evasion = Evasión
    .text = { line-use } { line-once }
tile-treasure_sense = Olfato para tesoros
    .text = { line-use } { line-once }
tile-foul_play = Juego sucio
    .text = { line-use } { line-once }
tile-foul_play_solo = Juego sucio
    .text = { line-use } { line-once }
tile-huntress_mark = Marca de la cazadora
    .text = { line-use } { line-once }
tile-shadow_step = Paso sombrío
    .text = { line-use } { line-once }
tile-heartseeker = Buscacorazones
    .text = { line-attack }
tile-ghost = Fantasma
    .text = { line-use } { line-once }
tile-queen_of_the_wild = Reina de lo salvaje
    .text = { line-always }
tile-death_from_afar = Muerte lejana
    .text = { line-first }
tile-staff_of_fire = Bastón de fuego
    .text = { line-attack }
tile-focus = Concentración
    .text = { line-use } { line-once }
tile-fire_ward = Guarda de fuego
    .text = { line-always }
tile-fireball = Bola de fuego
    .text = { line-attack }
tile-ember_cloak = Capa de ascuas
    .text = { line-use } { line-once }
tile-kindle = Encender
    .text = { line-use } { line-once }
tile-arcane_insight = Visión arcana
    .text = { line-use } { line-once }
tile-arcane_insight_solo = Visión arcana
    .text = { line-use } { line-once }
tile-conjure_essence = Conjurar esencia
    .text = { line-use } { line-once }
tile-blink = Parpadeo
    .text = { line-use } { line-once }
tile-wand_of_cinders = Varita de cenizas
    .text = { line-first }
tile-mana_shield = Escudo de maná
    .text = { line-use-gaar } { line-once }
tile-meteor = Meteoro
    .text = { line-attack }
tile-counterspell = Contrahechizo
    .text = { line-use } { line-once }
tile-counterspell_solo = Contrahechizo
    .text = { line-use } { line-once }
tile-staff_of_embers = Bastón de brasas
    .text = { line-attack }
tile-meditation = Meditación
    .text = { line-use } { line-once }
tile-phoenix = Fénix
    .text = { line-use } { line-once }
tile-firestorm = Tormenta de fuego
    .text = { line-attack }
tile-archmage = Archimago
    .text = { line-always }
tile-rain_of_fire = Lluvia de fuego
    .text = { line-attack }
tile-axe_of_the_deep = Hacha de las profundidades
    .text = { line-attack }
tile-grim_resolve = Firmeza sombría
    .text = { line-use-dwurt } { line-once }
tile-brewers_gift = Don del cervecero
    .text = { line-use } { line-once }
tile-rage = Rabia
    .text = { line-use-dwurt } { line-once }
tile-stone_skin = Piel de piedra
    .text = { line-use-dwurt } { line-once }
tile-miners_eye = Ojo de minero
    .text = { line-use } { line-once }
tile-frenzy = Frenesí
    .text = { line-attack }
tile-steady_hands = Pulso firme
    .text = { line-use } { line-once }
tile-war_drums = Tambores de guerra
    .text = { line-use } { line-once }
tile-dark_bargain = Pacto oscuro
    .text = { line-use } { line-once }
tile-dark_bargain_solo = Pacto oscuro
    .text = { line-use } { line-once }
tile-double_axe = Hacha doble
    .text = { line-attack }
tile-blood_price = Precio de sangre
    .text = { line-use } { line-once }
tile-earthshaker = Sacudetierras
    .text = { line-first } { line-attack-price }
tile-iron_gut = Estómago de hierro
    .text = { line-always }
tile-tunnel = Túnel
    .text = { line-use } { line-once }
tile-fearsome = Temible
    .text = { line-use-dwurt } { line-once }
tile-fearsome_solo = Temible
    .text = { line-use-dwurt } { line-once }
tile-berserk = Furia berserker
    .text = { line-attack } { line-feed }
tile-runic_shield = Escudo rúnico
    .text = { line-use }
tile-overdose = Sobredosis
    .text = { line-use } { line-once }
tile-stoneblood = Sangre de piedra
    .text = { line-always }
tile-avalanche = Avalancha
    .text = { line-attack }
tile-master_brewer = Maestro cervecero
    .text = { line-always }
tile-spirit_blade = Hoja espiritual
    .text = { line-attack }
tile-whisper = Susurro
    .text = { line-use } { line-once }
tile-slumber = Letargo
    .text = { line-essences } { line-always }
tile-silence = Silencio
    .text = { line-use } { line-once }
tile-spirit_lash = Látigo espiritual
    .text = { line-attack }
tile-siphon = Sifón de vida
    .text = { line-use } { line-once }
tile-drift = Deriva
    .text = { line-use } { line-once }
tile-mind_reading = Leer la mente
    .text = { line-use } { line-once }
tile-mind_reading_solo = Leer la mente
    .text = { line-use } { line-once }
tile-essence_font = Fuente de esencias
    .text = { line-use } { line-once }
tile-veil = Velo
    .text = { line-use } { line-once }
tile-spirit_scythe = Guadaña espiritual
    .text = { line-attack }
tile-elemental_fury = Furia elemental
    .text = { line-attack } { line-essences } { line-attack-more }
tile-rift = Grieta
    .text = { line-use } { line-once }
tile-possession = Posesión
    .text = { line-use } { line-once }
tile-possession_solo = Posesión
    .text = { line-use } { line-once }
tile-soul_harvest = Cosecha de almas
    .text = { line-always }
tile-wail = Lamento
    .text = { line-first }
tile-frozen_heart = Corazón helado
    .text = { line-essences } { line-use } { line-once }
tile-spirit_storm = Tormenta espiritual
    .text = { line-attack }
tile-queen_of_ghosts = Reina de los fantasmas
    .text = { line-always }
tile-unmaking = Aniquilación
    .text = { line-attack }
tile-ascension = Ascensión
    .text = { line-always }
tile-crown_of_souls = Corona de almas
    .text = { line-use } { line-once }

## Mercaderes

tile-leather_helmet = Yelmo de cuero
    .text = { line-equipped }
tile-leather_gauntlets = Guanteletes de cuero
    .text = { line-equipped }
tile-leather_greaves = Grebas de cuero
    .text = { line-equipped }
tile-leather_boots = Botas de cuero
    .text = { line-use } { line-once }
tile-mail_helmet = Yelmo de malla
    .text = { line-equipped }
tile-mail_boots = Botas de malla
    .text = { line-equipped } { line-use } { line-once }
tile-mail_gauntlets = Guanteletes de malla
    .text = { line-equipped }
tile-short_sword = Espada corta
    .text = { line-attack }
tile-iron_mace = Maza de hierro
    .text = { line-attack }
tile-hunting_bow = Arco de caza
    .text = { line-first }
tile-wooden_shield = Escudo de madera
    .text = { line-use }
tile-round_shield = Escudo redondo
    .text = { line-use }
tile-copper_ring = Anillo de cobre
    .text = { line-equipped }
tile-ring_of_vigor = Anillo del vigor
    .text = { line-use } { line-once }
tile-lucky_charm = Amuleto de la suerte
    .text = { line-use } { line-once }
tile-miners_lamp = Lámpara de minero
    .text = { line-use } { line-once }
tile-pouch_belt = Cinturón con bolsas
    .text = { line-equipped }
tile-healing_draught = Brebaje curativo
    .text = { line-use } { line-spent }
tile-draught_of_courage = Brebaje de valor
    .text = { line-use } { line-spent }
tile-scroll_of_haste = Pergamino de celeridad
    .text = { line-use } { line-spent }
tile-scroll_of_the_path = Pergamino del sendero
    .text = { line-use } { line-spent }
tile-scroll_of_fortune = Pergamino de fortuna
    .text = { line-use } { line-spent }

## Alquimistas

tile-leather_cuirass = Coraza de cuero
    .text = { line-equipped }
tile-mail_cuirass = Coraza de malla
    .text = { line-equipped }
tile-mail_greaves = Grebas de malla
    .text = { line-equipped }
tile-mail_gauntlets_a = Guanteletes de malla
    .text = { line-equipped }
tile-plate_helmet = Yelmo de placas
    .text = { line-equipped }
tile-plate_gauntlets = Guanteletes de placas
    .text = { line-equipped }
tile-plate_boots = Botas de placas
    .text = { line-equipped } { line-use } { line-once }
tile-war_hammer = Martillo de guerra
    .text = { line-attack }
tile-long_sword = Espada larga
    .text = { line-attack }
tile-venom_dagger = Daga envenenada
    .text = { line-first }
tile-steel_shield = Escudo de acero
    .text = { line-use }
tile-warding_shield = Escudo protector
    .text = { line-use }
tile-silver_ring = Anillo de plata
    .text = { line-equipped }
tile-medallion_of_the_order = Medallón de la Orden
    .text = { line-use-set } { line-more-set } { line-once }
tile-amulet_of_focus = Amuleto de concentración
    .text = { line-use } { line-once }
tile-dodgers_anklet = Tobillera del esquivo
    .text = { line-use } { line-once }
tile-greater_healing_potion = Gran poción de curación
    .text = { line-use } { line-spent }
tile-potion_of_fury = Poción de furia
    .text = { line-use } { line-spent }
tile-potion_of_stone_skin = Poción de piel de piedra
    .text = { line-use } { line-spent }
tile-elixir_of_gaar = Elixir de Gaar
    .text = { line-use } { line-spent }
tile-scroll_of_travel = Pergamino de viaje
    .text = { line-use } { line-spent }
tile-scroll_of_might = Pergamino de poder
    .text = { line-use } { line-spent }
tile-chest_of_gems = Cofre de gemas
    .text = { line-use } { line-spent }

## Matadragones

tile-plate_cuirass = Coraza de placas
    .text = { line-equipped }
tile-plate_greaves = Grebas de placas
    .text = { line-equipped }
tile-dragon_helmet = Yelmo de dragón
    .text = { line-equipped } { line-use } { line-once }
tile-dragon_cuirass = Coraza de dragón
    .text = { line-equipped } { line-use } { line-once }
tile-dragon_gauntlets = Guanteletes de dragón
    .text = { line-equipped } { line-use } { line-once }
tile-dragon_greaves = Grebas de dragón
    .text = { line-equipped }
tile-dragon_boots = Botas de dragón
    .text = { line-equipped } { line-use } { line-once }
tile-dragonbane = Azote de dragones
    .text = { line-attack }
tile-great_axe = Gran hacha
    .text = { line-attack }
tile-dragon_lance = Lanza de dragón
    .text = { line-first }
tile-dragonscale_shield = Escudo de escamas de dragón
    .text = { line-use }
tile-shield_of_roden = Escudo de Roden
    .text = { line-use }
tile-ring_of_the_slayer = Anillo del matadragones
    .text = { line-use } { line-once }
tile-amulet_of_life = Amuleto de vida
    .text = { line-equipped } { line-use } { line-once }
tile-signet_of_vis = Sello de Vis
    .text = { line-use-set } { line-once }
tile-flask_of_air = Frasco de aire
    .text = { line-use } { line-spent }
tile-flask_of_earth = Frasco de tierra
    .text = { line-use } { line-spent }
tile-flask_of_water = Frasco de agua
    .text = { line-use } { line-spent }
tile-flask_of_fire = Frasco de fuego
    .text = { line-use } { line-spent }
tile-dragonblood = Sangre de dragón
    .text = { line-use } { line-spent }
tile-potion_of_the_berserk = Poción del berserker
    .text = { line-use } { line-spent }
tile-scroll_of_the_gate = Pergamino de la puerta
    .text = { line-use } { line-spent }
tile-scroll_of_doom = Pergamino de perdición
    .text = { line-use } { line-spent }

## Recursos naturales

tile-iron_ore = Mena de hierro
    .text = { line-redeem }
tile-silver_ore = Mena de plata
    .text = { line-redeem-either }
tile-raw_emerald = Esmeralda en bruto
    .text = { line-redeem-either }
tile-raw_ruby = Rubí en bruto
    .text = { line-redeem-either }
tile-raw_onyx = Ónice en bruto
    .text = { line-redeem-either }
tile-gold_nugget = Pepita de oro
    .text = { line-redeem }
tile-raw_diamond_mountain = Diamante en bruto
    .text = { line-redeem-either }
tile-fish = Pescado
    .text = { line-redeem }
tile-river_pearl = Perla de río
    .text = { line-redeem-either }
tile-raw_sapphire = Zafiro en bruto
    .text = { line-redeem-either }
tile-raw_opal = Ópalo en bruto
    .text = { line-redeem-either }
tile-water_lily = Nenúfar
    .text = { line-redeem-either }
tile-black_pearl = Perla negra
    .text = { line-redeem-either }
tile-sunken_coins = Monedas hundidas
    .text = { line-redeem }
tile-mushrooms = Setas
    .text = { line-redeem }
tile-rock_salt = Sal gema
    .text = { line-redeem }
tile-raw_amethyst = Amatista en bruto
    .text = { line-redeem-either }
tile-crystal = Cristal
    .text = { line-redeem-either }
tile-raw_demon_stone = Piedra demoníaca en bruto
    .text = { line-redeem-either }
tile-fossil = Fósil
    .text = { line-redeem }
tile-raw_diamond_cave = Diamante en bruto
    .text = { line-redeem-either }

## Tesoros

tile-coin_pouch = Bolsa de monedas
    .text = { line-use } { line-spent }
tile-old_scroll = Viejo pergamino
    .text = { line-use } { line-spent }
tile-dusty_potion = Poción polvorienta
    .text = { line-use } { line-spent }
tile-loose_gem = Gema suelta
    .text = { line-use } { line-spent }
tile-vial = Vial
    .text = { line-use } { line-spent }
tile-idol = Ídolo
    .text = { line-use } { line-spent }
tile-forgotten_blade = Hoja olvidada
    .text = { line-attack }
tile-travellers_boots = Botas de viajero
    .text = { line-equipped } { line-use } { line-once }
tile-clover_brooch = Broche de trébol
    .text = { line-use } { line-once }
tile-strongbox = Arca
    .text = { line-use } { line-spent }
tile-gem_pair = Pareja de gemas
    .text = { line-use } { line-spent }
tile-sealed_vial = Vial sellado
    .text = { line-use } { line-spent }
tile-silver_idol = Ídolo de plata
    .text = { line-use } { line-spent }
tile-greater_healing_potion_treasure = Gran poción de curación
    .text = { line-use } { line-spent }
tile-scroll_of_travel_treasure = Pergamino de viaje
    .text = { line-use } { line-spent }
tile-knights_sword = Espada de caballero
    .text = { line-attack }
tile-knights_shield = Escudo de caballero
    .text = { line-use }
tile-ring_of_haste = Anillo de celeridad
    .text = { line-use } { line-once }
tile-hoard = Tesoro de dragón
    .text = { line-use } { line-spent }
tile-diamond_casket = Cofrecillo del diamante
    .text = { line-use } { line-spent }
tile-demon_casket = Cofrecillo del demonio
    .text = { line-use } { line-spent }
tile-twin_vials = Viales gemelos
    .text = { line-use } { line-spent }
tile-relic = Reliquia
    .text = { line-use } { line-spent }
tile-dragonblood_treasure = Sangre de dragón
    .text = { line-use } { line-spent }
tile-blade_of_kings = Hoja de reyes
    .text = { line-attack }
tile-aegis = Égida
    .text = { line-use }
tile-crown_of_leradin = Corona de Leradin
    .text = { line-use } { line-once }
tile-winged_boots = Botas aladas
    .text = { line-use } { line-once }

## Losetas de recompensa

tile-hunters_bow = Arco del cazador
    .text = { line-first }
tile-trappers_kit = Equipo de trampero
    .text = { line-use } { line-spent }
tile-ranger_boots = Botas de guardabosques
    .text = { line-equipped } { line-use } { line-once }
tile-hunters_cloak = Capa del cazador
    .text = { line-use } { line-once }
tile-field_rations = Raciones de campaña
    .text = { line-use } { line-spent }
tile-snare = Lazo
    .text = { line-use } { line-spent }
tile-master_sword = Espada maestra
    .text = { line-attack }
tile-master_hammer = Martillo maestro
    .text = { line-attack }
tile-master_spear = Lanza maestra
    .text = { line-first }
tile-master_shield = Escudo maestro
    .text = { line-use }
tile-whetstone = Piedra de afilar
    .text = { line-use } { line-spent }
tile-tempered_gauntlets = Guanteletes templados
    .text = { line-equipped }
tile-dark_amulet_of_malice = Amuleto oscuro de la malicia
    .text = { line-always }
tile-dark_amulet_of_cunning = Amuleto oscuro de la astucia
    .text = { line-always }
tile-dark_amulet_of_whispers = Amuleto oscuro de los susurros
    .text = { line-use } { line-once }
tile-dark_amulet_of_blood = Amuleto oscuro de la sangre
    .text = { line-always }
tile-dark_amulet_of_bone = Amuleto oscuro del hueso
    .text = { line-always }
tile-dark_amulet_of_shadow = Amuleto oscuro de la sombra
    .text = { line-always }
tile-dark_amulet_of_doom = Amuleto oscuro de la perdición
    .text = { line-always }

## Reservas abiertas

tile-healing_potion = Poción de curación
    .text = { line-use } { line-spent }
tile-supplies = Provisiones
    .text = { line-supplies }
tile-teleport_scroll = Pergamino de teletransporte
    .text = { line-use } { line-spent }
tile-catalyst = Catalizador
tile-amulet_of_eternity = Amuleto de la eternidad

## Artefactos

tile-blade_of_tamariel = Hoja de Tamariel
    .text = { line-attack } { line-attack-more }
tile-banner_of_marathy = Estandarte de Marathy
    .text = { line-always }
tile-staff_of_vis = Bastón de Vis
    .text = { line-first }
tile-horn_of_golden_meadow = Cuerno de la Pradera Dorada
    .text = { line-use } { line-once }
tile-mantle_of_lowen = Manto de Lowen
    .text = { line-use } { line-once } { line-immunity }
tile-shield_of_arakius = Escudo de Arakius
    .text = { line-use }

## Losetas de mapa

map-i_c1 = Iglesia de Shii
map-i_c2 = Iglesia del Sacerdote
map-i_g1 = Peña del Grifo
map-i_f1 = Cerro del Mercado
map-i_f2 = Puerta de Piedra
map-i_f3 = Arroyo del Pozo
map-i_e1 = Cabaña del Cazador
map-i_e2 = Jardín de Hierbas
map-i_e3 = Aldea del Anciano
map-i_s1 = Vieja Cantera
map-i_o1 = Orilla del Destilador
map-i_o2 = Túmulo Hundido
map-i_o3 = Paso del Viento
map-i_o4 = Laguna Musgosa
map-i_o5 = Camino de los Bandidos
map-i_o6 = Hondonada de Ascuas
map-i_o7 = Prado del Manantial
map-i_o8 = Galerías del Tejón
map-ii_f1 = Retortas Humeantes
map-ii_f2 = Puerta de las Ráfagas
map-ii_f3 = Puente del Peaje
map-ii_e1 = Forja del Armero
map-ii_e2 = Campamento del Emisario
map-ii_e3 = Parada de Caravanas
map-ii_s1 = Guarida de Contrabandistas
map-ii_o1 = Ladera de Cenizas
map-ii_o2 = Lago de la Garza
map-ii_o3 = Bóvedas Goteantes
map-ii_o4 = Loma del Cernícalo
map-ii_o5 = Embarcadero
map-ii_o6 = Sierra Quebrada
map-ii_o7 = Ibón Ceniciento
map-iii_f1 = Torres del Oeste
map-iii_f2 = Alto Laboratorio
map-iii_f3 = Mercado de Barro
map-iii_e1 = Ciénaga de la Bruja
map-iii_e2 = Arboleda del Druida
map-iii_e3 = Casa del Joyero
map-iii_s1 = Primer Crómlech
map-iii_s2 = Segundo Crómlech
map-iii_s3 = Atalaya
map-iii_o1 = Cornisa del Águila
map-iii_o2 = Caverna de Fuego
map-iii_o3 = Túmulos de Juncos
map-iii_o4 = Garganta Espumosa
map-iii_o5 = Taller de Azufre
map-iii_o6 = Lago de las Nubes
map-iv_f1 = Torres del Norte
map-iv_f2 = Retorta de Plata
map-iv_f3 = Puerta Ardiente
map-iv_e1 = Fortaleza de los Mercenarios
map-iv_e2 = Sala del Cronista
map-iv_s1 = Primera Tumba de Leyendas
map-iv_s2 = Segunda Tumba de Leyendas
map-iv_s3 = Manantial de Faer
map-iv_s4 = Ciudadela en Ruinas
map-iv_o1 = Cumbre de la Tormenta
map-iv_o2 = Lago Hirviente
map-iv_o3 = Laberinto de Raíces
map-iv_o4 = Túmulo del Rey
map-iv_o5 = Cascada del Espejo
map-iv_o6 = Cala de los Mercaderes
map-v_f1 = Torres del Confín
map-v_f2 = Último Laboratorio
map-v_f3 = Puerta de Huesos
map-v_e1 = Sede del Señor
map-v_e2 = Grieta del Oráculo
map-v_s1 = Primer Panteón de Héroes
map-v_s2 = Segundo Panteón de Héroes
map-v_s3 = El Volcán
map-v_s4 = Nido del Dragón
map-v_o1 = Pico Aullante
map-v_o2 = Minas Anegadas
map-v_o3 = Puerta de los Tesoros
map-v_o4 = Puerto Negro
map-v_o5 = Cementerio de Dragones

informant-kavilin = Kavilin, la superiora
    .text = En la iglesia: una prueba por un Gaar y oro, una vez.
informant-doribor = Doribor, el herrero
    .text = En unos mercaderes liberados: una prueba por un recurso natural, una vez.
informant-sofien = Sofien, el monje
    .text = En unos alquimistas liberados: una prueba por dos cartas de plata o una carta de oro, una vez.
scenario-the-looming-doom = La fatalidad inminente
    .text = Alguien trabaja por la ruina del país. Reúne pruebas, soporta los sabotajes y enfréntate al final al saboteador.
monster-accomplice = Cómplice
    .the = el cómplice
monster-saboteur = Saboteador
    .the = el saboteador
