### Nombres y textos de las cartas de Monster Lands. Los costes, valores y puntos están en el contenido, no aquí, y los
### textos toman de allí sus cifras: un paquete puede cambiarlas. content/wording.py dice qué texto con qué cifras.

## Colores y afinidades

colour-strength = Dado de Fuerza
colour-magic = Dado de Magia
colour-persuasion = Dado de Persuasión
affinity-fire = Fuego
affinity-water = Agua
affinity-air = Aire
affinity-jungle = Jungla

## Lugares

building-lodge = Guarida del Cazador
building-alchemist = Alquimista
building-tavern = Taberna
building-armory = Armería
building-bazaar = Bazar
building-mine = Mina
building-pawn_shop = Casa de Empeños
place-left = Territorio izquierdo
place-right = Territorio derecho
place-entrance = Entrada de la Ciudadela
place-mission = Misión de Dados
place-contract = Misión de Contrato

## Fases, niveles, rangos

phase-preparation = Fase de Preparación de la Reserva de Dados
phase-deployment = Fase de Despliegue
phase-adventure = Fase de Aventuras
phase-clean_up = Fase de Limpieza
level-normal = Normal
level-tutorial = Tutorial
level-hard = Difícil
level-cut-throat = Pesadilla
rank-wanderer = Errante
rank-recruit = Recluta
rank-mercenary = Mercenario
rank-captain = Capitán
rank-clan_leader = Líder de clan
rank-champion = Campeón de la Reina

## Bienes

goods-potion = Poción
goods-venom = Veneno
goods-defense = Ficha de Defensa
goods-gold = Oro
goods-talent = Talento de Defensa
gear-type-weapon = Arma
gear-type-armor = Armadura
gear-type-elixir = Elixir
count-glory = { $n } de gloria
count-gold =
    { $n ->
        [one] { $n } moneda de oro
       *[other] { $n } monedas de oro
    }
count-potions =
    { $n ->
        [one] { $n } poción
       *[other] { $n } pociones
    }
count-venoms =
    { $n ->
        [one] { $n } veneno
       *[other] { $n } venenos
    }
count-defense =
    { $n ->
        [one] { $n } ficha de Defensa
       *[other] { $n } fichas de Defensa
    }
count-traps =
    { $n ->
        [one] { $n } trampa
       *[other] { $n } trampas
    }
count-loot =
    { $n ->
        [one] { $n } ficha de botín
       *[other] { $n } fichas de botín
    }
count-wounds =
    { $n ->
        [one] { $n } herida
       *[other] { $n } heridas
    }
count-talents =
    { $n ->
        [one] { $n } talento de Defensa
       *[other] { $n } talentos de Defensa
    }
rerolls-strength =
    { $n ->
        [one] { $n } repetición de Fuerza
       *[other] { $n } repeticiones de Fuerza
    }
rerolls-magic =
    { $n ->
        [one] { $n } repetición de Magia
       *[other] { $n } repeticiones de Magia
    }
rerolls-strength_or_magic =
    { $n ->
        [one] { $n } repetición de Fuerza o Magia
       *[other] { $n } repeticiones de Fuerza o Magia
    }

## Dados: tantos, y todos los de un color

dice-strength =
    { $n ->
        [one] { $n } dado de Fuerza
       *[other] { $n } dados de Fuerza
    }
dice-magic =
    { $n ->
        [one] { $n } dado de Magia
       *[other] { $n } dados de Magia
    }
dice-persuasion =
    { $n ->
        [one] { $n } dado de Persuasión
       *[other] { $n } dados de Persuasión
    }
dice-strength_or_magic =
    { $n ->
        [one] { $n } dado de Fuerza o Magia
       *[other] { $n } dados de Fuerza o Magia
    }
dice-strength_or_persuasion =
    { $n ->
        [one] { $n } dado de Fuerza o Persuasión
       *[other] { $n } dados de Fuerza o Persuasión
    }
dice-magic_or_persuasion =
    { $n ->
        [one] { $n } dado de Magia o Persuasión
       *[other] { $n } dados de Magia o Persuasión
    }
dice-any =
    { $n ->
        [one] { $n } dado de cualquier color
       *[other] { $n } dados de cualquier color
    }
all-strength = dados de Fuerza
all-magic = dados de Magia
all-persuasion = dados de Persuasión

## Qué hacen los talentos y el equipo

ability-defense =
    { $n ->
        [one] { $n } talento de Defensa contra los ataques de los monstruos.
       *[other] { $n } talentos de Defensa contra los ataques de los monstruos.
    }
ability-defense-against =
    { $n ->
        [one] { $n } talento de Defensa contra monstruos de las afinidades { $affinities }.
       *[other] { $n } talentos de Defensa contra monstruos de las afinidades { $affinities }.
    }
ability-reroll-dice =
    { $n ->
        [one] Puedes repetir la tirada de { $n } de los { $dice } de la senda.
       *[other] Puedes repetir la tirada de hasta { $n } de los { $dice } de la senda, una vez cada uno.
    }
ability-reroll-times =
    { $n ->
        [one] Puedes repetir { $n } tirada entre los { $dice } de la senda.
       *[other] Puedes repetir hasta { $n } tiradas entre los { $dice } de la senda, de un dado o de varios.
    }
ability-reroll-dice-missions =
    { $n ->
        [one] En una misión puedes repetir la tirada de { $n } de los { $dice }.
       *[other] En una misión puedes repetir la tirada de hasta { $n } de los { $dice }, una vez cada uno.
    }
ability-reroll-times-missions =
    { $n ->
        [one] En una misión puedes repetir { $n } tirada entre los { $dice }.
       *[other] En una misión puedes repetir hasta { $n } tiradas entre los { $dice }, de un dado o de varios.
    }
ability-per_die-everywhere = En la senda los { $dice } valen +{ $n } cada uno.
ability-per_die-monster = Al atacar a un monstruo, los { $dice } de la senda valen +{ $n } cada uno.
ability-per_die-conquest = Al conquistar un territorio, los { $dice } de la senda valen +{ $n } cada uno.
ability-eliminate = +{ $n } para eliminar a un monstruo, no para capturarlo.
ability-capture = +{ $n } para capturar a un monstruo, no para eliminarlo.
ability-conquer = +{ $n } para conquistar un territorio.
ability-divert =
    { $n ->
        [one] Cuando ataca un monstruo, { $n } de sus dados puede lanzarse antes contra un mercenario de una senda adyacente.
       *[other] Cuando ataca un monstruo, hasta { $n } de sus dados pueden lanzarse antes contra un mercenario de una senda adyacente.
    }
ability-no_trap = Captura monstruos sin ninguna trampa.
ability-capture_glory = { count-glory } más por capturar a un monstruo.
ability-deed_potions =
    { $n ->
        [one] { $n } poción por capturar o eliminar a un monstruo.
       *[other] { $n } pociones por capturar o eliminar a un monstruo.
    }
ability-more_traps =
    { $n ->
        [one] Puedes guardar { $n } trampa más.
       *[other] Puedes guardar { $n } trampas más.
    }
ability-buy_die = Una vez por ronda, paga { $cost } por { $dice } para esta ronda.
ability-buy_die-at_home = Una vez por ronda, paga { $cost } por { $dice } para esta ronda. No mientras esté en una senda.
ability-take = Una vez por ronda, toma { $goods }.
ability-take-either = Una vez por ronda, toma { $first } o { $second }.
ability-take-any = Una vez por ronda, elige una de estas cosas: { $goods }.
ability-hire_discount = Una vez por ronda, contratar cuesta { count-gold } menos.
ability-trap_discount = Una vez por ronda, una compra de trampas cuesta { count-gold } menos en total.
ability-mine = Una vez por ronda, la Mina te da { count-gold } más.

## Qué hacen los monstruos

power-glory_loss = Si hiere a tu mercenario, pierdes { count-glory }.
power-affinity_dice =
    { $n ->
        [one] En un territorio de su afinidad lanza { $n } dado adicional.
       *[other] En un territorio de su afinidad lanza { $n } dados adicionales, no solo 1.
    }
power-no_weapons = No se pueden usar armas contra él.
power-to_entrance = Al salir va a la Entrada de la Ciudadela, y el monstruo que esté allí se descarta. Se saca otro monstruo para el territorio.
power-no_potions = No se pueden usar pociones ni venenos contra él.
power-no_talents = No se pueden usar talentos de Defensa contra él; las fichas de Defensa, sí.
power-lash =
    { $n ->
        [one] Al ser eliminado, cada mercenario de ese lugar recibe { $n } golpe.
       *[other] Al ser eliminado, cada mercenario de ese lugar recibe { $n } golpes.
    }
power-panic =
    { $n ->
        [one] Mientras esté en la Entrada de la Ciudadela, se roba { $n } ficha de pánico.
       *[other] Mientras esté en la Entrada de la Ciudadela, se roban { $n } fichas de pánico en vez de 1.
    }
power-die_minus = Al atacarlo, los { $dice } valen { $n } menos cada uno.
power-hits =
    { $n ->
        [one] Cada uno de sus ataques tiene { $n } golpe automático además de los dados.
       *[other] Cada uno de sus ataques tiene { $n } golpes automáticos además de los dados.
    }
power-escape = Capturado en un territorio, da su recompensa y escapa a la Entrada de la Ciudadela.
power-spores =
    { $n ->
        [one] Antes de cada uno de sus ataques se lanza { $n } dado contra todos los mercenarios de ese lugar.
       *[other] Antes de cada uno de sus ataques se lanzan { $n } dados contra todos los mercenarios de ese lugar.
    }
power-entrance_dice =
    { $n ->
        [one] En la Entrada de la Ciudadela lanza { $n } dado adicional.
       *[other] En la Entrada de la Ciudadela lanza { $n } dados adicionales.
    }
power-traps =
    { $n ->
        [one] Para capturarlo hace falta { $n } trampa en la senda.
       *[other] Para capturarlo hacen falta { $n } trampas en la senda.
    }

## Qué dan los territorios colonizados

gain-dice = Despliega { $deploy } para tomar { $gain } para esta ronda.
gain-goods = Despliega { $deploy } para obtener { $gain }.
gain-loot = Despliega { $deploy } para tomar la ficha de botín que elijas.
gain-recruit = Despliega { $deploy } para contratar a un mercenario de la Taberna sin pagar.
gain-gear = Despliega { $deploy } para tomar una carta de equipo del Bazar sin pagar.

## Qué hacen las trampas y las artimañas

effect-dice = Añade { $dice } a la senda.
effect-dice-shielded = Añade { $dice } a la senda, a salvo de las artimañas.
effect-per_die = En la senda los { $dice } valen +{ $n } cada uno.
effect-flat = +{ $n } al atacar a un monstruo, no para conquistar.
effect-steal =
    { $n ->
        [one] Roba { $dice } de una senda adyacente.
       *[other] Roba hasta { $dice } de una senda adyacente.
    }
effect-divert =
    { $n ->
        [one] Cuando te ataca el monstruo, { $n } de sus dados puede desviarse a una senda adyacente.
       *[other] Cuando te ataca el monstruo, hasta { $n } de sus dados pueden desviarse a una senda adyacente.
    }

## Para qué se descarta el botín

use-conquest_glory = Descártala al conquistar un territorio: { count-glory } más.
use-elimination_glory = Descártala al eliminar a un monstruo: { count-glory } más.
use-capture_glory = Descártala al capturar a un monstruo: { count-glory } más.
use-rerolls =
    { $n ->
        [one] Descártala mientras lanzas dados: { $n } repetición entre tus { $dice }.
       *[other] Descártala mientras lanzas dados: hasta { $n } repeticiones entre tus { $dice }, de un dado o de varios.
    }
use-trophies =
    { $n ->
        [one] Consérvala como { $n } punto de trofeo o véndela como un trofeo.
       *[other] Consérvala como { $n } puntos de trofeo o véndela como un trofeo.
    }
use-eliminate = Descártala durante un ataque: +{ $n } para eliminar, no para capturar.
use-goods = Descártala para obtener { $goods }.
use-convert = En la Fase de Despliegue, descártala junto con { $from } para tomar { $into }.
use-per_die = Descártala para una senda: allí los { $dice } valen +{ $n } cada uno.
use-recruit = Descártala para contratar a un mercenario de la Taberna sin pagar.

## Mercenarios

member-drapis = Drapis
    .talent = { ability-defense }
member-kakron = Kakron
    .talent = { ability-reroll-dice }
member-nimra = Nimra
    .talent = { ability-defense }
member-korgo = Korgo
    .talent = { ability-reroll-dice-missions }
member-purkas = Purkas
    .talent = { ability-defense }
member-tranok = Tranok
    .talent = { ability-take }
member-zondu = Zondu
    .talent = { ability-defense }
member-tortock = Tortock
    .talent = { ability-capture }
member-timbulu = Timbulu
    .talent = { ability-per_die-everywhere }
member-karunna = Karunna
    .talent = { ability-reroll-times }
member-naiala = Naiala
    .talent = { ability-eliminate }
member-ginova = Ginova
    .talent = { ability-divert }
member-wormee = Wormee
    .talent = { ability-buy_die-at_home }
member-shandee = Shandee
    .talent = { ability-defense-against }
member-taron = Taron
    .talent = { ability-mine }
member-taroa = Taroa
    .talent = { ability-per_die-everywhere }
member-frunks = Frunks
    .talent = { ability-per_die-everywhere }
member-dolfus = Dolfus
    .talent = { ability-defense }
member-geas = Geas
    .talent = { ability-conquer }
member-frostor = Frostor
    .talent = { ability-take-either }
member-nuduru = Nuduru
    .talent = { ability-take }
member-dalina = Dalina
    .talent = { ability-more_traps }
member-wondou = Wondou
    .talent = { ability-defense }
member-vaidala = Vaidala
    .talent = { ability-hire_discount }
member-sckrat = Sckrat
    .talent = { ability-reroll-dice }
member-torko = Torko
    .talent = { ability-capture }
member-parsas = Parsas
    .talent = { ability-defense-against }
member-fandor = Fandor
    .talent = { ability-buy_die-at_home }
member-guster = Guster
    .talent = { ability-defense-against }
member-trulina = Trulina
    .talent = { ability-defense }
member-saruna = Saruna
    .talent = { ability-no_trap }
member-lusara = Lusara
    .talent = { ability-deed_potions }
member-wishor = Wishor
    .talent = { ability-trap_discount }
member-poissen = Poissen
    .talent = { ability-eliminate }
member-puargh = Puargh
    .talent = { ability-capture_glory }
member-lorios = Lorios
    .talent = { ability-take }
member-novice_1 = Novato 1
member-novice_2 = Novato 2
member-novice_3 = Novato 3
member-novice_4 = Novato 4
member-novice_5 = Novato 5
member-novice_6 = Novato 6
member-novice_7 = Novato 7
member-novice_8 = Novato 8
member-novice_9 = Novato 9
member-novice_10 = Novato 10
member-novice_11 = Novato 11
member-novice_12 = Novato 12

## Monstruos

monster-krinx = Krinx
    .power = { power-panic }
monster-dogor = Dogor
    .power = { power-to_entrance }
monster-snagus = Snagus
    .power = { power-hits }
monster-abysur = Abysur
    .power = { power-glory_loss }
monster-caribdis = Caribdis
    .power = { power-no_weapons }
monster-sckon = Sckon
    .power = { power-affinity_dice }
monster-krushus = Krushus
    .power = { power-die_minus }
monster-sandor = Sandor
    .power = { power-escape }
monster-turfus = Turfus
    .power = { power-traps }
monster-snailer = Snailer
    .power = { power-affinity_dice }
monster-surbol = Surbol
    .power = { power-affinity_dice }
monster-warkors = Warkors
    .power = { power-hits }
monster-blandor = Blandor
    .power = { power-affinity_dice }
monster-gator = Gator
    .power = { power-no_potions }
monster-krunn = Krunn
    .power = { power-lash }
monster-gorgosh = Gorgosh
    .power = { power-no_talents }
monster-trons = Trons
    .power = { power-entrance_dice }
monster-sporus = Sporus
    .power = { power-spores }
monster-korcko = Korcko
    .power = { power-lash }
monster-moldo = Moldo
    .power = { power-hits }

## Territorios

land-al_dahn = Al-Dahn
    .ability = { gain-loot }
land-gurban = Gurban
    .ability = { gain-dice }
land-wahibah = Wahibah
    .ability = { gain-goods }
land-negueria = Negueria
    .ability = { gain-goods }
land-yuha = Yuha
    .ability = { gain-dice }
land-ghadik = Ghadik
    .ability = { gain-goods }
land-uyuniah = Uyuniah
    .ability = { gain-gear }
land-skyehn = Skyehn
    .ability = { gain-dice }
land-kyzhul = Kyzhul
    .ability = { gain-dice }
land-rynia = Rynia
    .ability = { gain-recruit }
land-thaklan = Thaklan
    .ability = { gain-dice }
land-kale = Kale
    .ability = { gain-goods }

## Misiones

mission-lost_caravan = La caravana perdida
mission-haunted_mill = El molino encantado
mission-tax_revolt = Revuelta por los impuestos
mission-royal_wedding = Boda real
mission-flooded_crypt = La cripta inundada
mission-runaway_apprentice = El aprendiz fugado
mission-bandit_camp = El campamento de bandidos
mission-poisoned_well = El pozo envenenado
mission-broken_bridge = El puente roto
mission-border_dispute = Disputa fronteriza
mission-night_watch = Guardia nocturna
mission-falling_star = La estrella caída
mission-guild_election = Elecciones en el gremio
mission-stolen_relic = La reliquia robada
mission-sunken_barge = La barcaza hundida
mission-harvest_feast = Fiesta de la cosecha

## Trampas y artimañas

trap-strength_1 = Trampa de Fuerza 1
    .text = { effect-dice }
trap-strength_2 = Trampa de Fuerza 2
    .text = { effect-dice }
trap-strength_3 = Trampa de Fuerza 3
    .text = { effect-dice }
trap-magic_1 = Trampa de Magia 1
    .text = { effect-dice }
trap-magic_2 = Trampa de Magia 2
    .text = { effect-dice }
trap-magic_3 = Trampa de Magia 3
    .text = { effect-dice }
trap-strength_plus_1 = Trampa de refuerzo de Fuerza 1
    .text = { effect-per_die }
trap-strength_plus_2 = Trampa de refuerzo de Fuerza 2
    .text = { effect-per_die }
trap-strength_plus_3 = Trampa de refuerzo de Fuerza 3
    .text = { effect-per_die }
trap-magic_plus_1 = Trampa de refuerzo de Magia 1
    .text = { effect-per_die }
trap-magic_plus_2 = Trampa de refuerzo de Magia 2
    .text = { effect-per_die }
trap-plus_4 = Trampa de ataque 4
    .text = { effect-flat }
trap-plus_6 = Trampa de ataque 6
    .text = { effect-flat }
trap-plus_8 = Trampa de ataque 8
    .text = { effect-flat }
trap-shielded_strength_1 = Trampa Protegida de Fuerza 1
    .text = { effect-dice-shielded }
trap-shielded_strength_2 = Trampa Protegida de Fuerza 2
    .text = { effect-dice-shielded }
trap-shielded_magic_1 = Trampa Protegida de Magia 1
    .text = { effect-dice-shielded }
trap-shielded_magic_2 = Trampa Protegida de Magia 2
    .text = { effect-dice-shielded }
trap-initial = Trampa Inicial
    .text = { effect-dice }
trap-steal_magic_1 = Artimaña: robo de Magia 1
    .text = { effect-steal }
trap-steal_magic_2 = Artimaña: robo de Magia 2
    .text = { effect-steal }
trap-steal_strength_1 = Artimaña: robo de Fuerza 1
    .text = { effect-steal }
trap-steal_strength_2 = Artimaña: robo de Fuerza 2
    .text = { effect-steal }
trap-steal_any_1 = Artimaña: robo de dados 1
    .text = { effect-steal }
trap-steal_any_2 = Artimaña: robo de dados 2
    .text = { effect-steal }
trap-divert_1 = Artimaña: desvío 1
    .text = { effect-divert }
trap-divert_2 = Artimaña: desvío 2
    .text = { effect-divert }

## Equipo

gear-krakhen = Krakhen
    .text = { ability-reroll-dice }
gear-kedavra = Kedavra
    .text = { ability-per_die-conquest }
gear-mortis = Mortis
    .text = { ability-per_die-everywhere }
gear-noxx = Noxx
    .text = { ability-defense }
gear-pugnor = Pugnor
    .text = { ability-per_die-everywhere }
gear-rashnek = Rashnek
    .text = { ability-mine }
gear-slham = Slham
    .text = { ability-reroll-dice-missions }
gear-slyzor = Slyzor
    .text = { ability-per_die-monster }
gear-tergeo = Tergeo
    .text = { ability-reroll-dice }
gear-turzoks = Turzoks
    .text = { ability-trap_discount }

## Botín

loot-conquest_glory = Gloria por una conquista
    .text = { use-conquest_glory }
loot-elimination_glory = Gloria por una eliminación
    .text = { use-elimination_glory }
loot-capture_glory = Gloria por una captura
    .text = { use-capture_glory }
loot-rerolls_4 = Repeticiones de Fuerza y Magia
    .text = { use-rerolls }
loot-trophies = Trofeos
    .text = { use-trophies }
loot-eliminate_6 = Golpe mortal
    .text = { use-eliminate }
loot-brews = Pociones y venenos
    .text = { use-goods }
loot-supplies = Provisiones
    .text = { use-goods }
loot-persuasion_to_magic = De Persuasión a Magia
    .text = { use-convert }
loot-magic_to_strength = De Magia a Fuerza
    .text = { use-convert }
loot-magic_plus_2 = Más Magia
    .text = { use-per_die }
loot-gold_12 = Cofre de oro
    .text = { use-goods }
loot-gold_10 = Bolsa de oro
    .text = { use-goods }
loot-rerolls_3 = Repeticiones de Magia
    .text = { use-rerolls }
loot-recruit = Recluta gratuito
    .text = { use-recruit }
loot-strength_plus_2 = Más Fuerza
    .text = { use-per_die }

## Opciones de una partida

setting-difficulty = Dificultad
    .help = Tutorial: los monstruos atacan con menos dados. Normal: como en el tablero. Difícil: monstruos fuertes desde el principio. Pesadilla: monstruos fuertes y más dados.
setting-tricks = Artimañas
    .help = 18 artimañas y 6 trampas protegidas llegan a la Guarida del Cazador, para estropear los planes ajenos. No para una primera partida.
setting-queens_grant = Concesión de la Reina
    .help = Desde la ronda 2, el jugador inicial recibe además un dado y un pequeño regalo en cada ronda.
setting-more_monsters = Más monstruos
    .help = En las rondas 2, 4 y 6 llega un monstruo a la puerta, y si nadie lo vence cunde el pánico.
