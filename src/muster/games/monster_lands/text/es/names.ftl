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
count-gold = { $n } de oro
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
        [one] { $n } botín
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
        [one] { $n } dado a elección
       *[other] { $n } dados a elección
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
ability-take-any = Una vez por ronda, elige una: { $goods }.
ability-hire_discount = Una vez por ronda, contratar cuesta { count-gold } menos.
ability-trap_discount = Una vez por ronda, una compra de trampas cuesta { count-gold } menos en total.
ability-mine = Una vez por ronda, la Mina te da { count-gold } más.

## Qué hacen los monstruos

power-glory_loss = Si hiere a tu mercenario, pierdes { count-glory }.
power-affinity_dice =
    { $n ->
        [one] En un territorio de su afinidad lanza { $n } dado adicional.
       *[other] En un territorio de su afinidad lanza { $n } dados adicionales en vez de 1.
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
gain-recruit = Despliega { $deploy } para contratar gratis a un mercenario de la Taberna.
gain-gear = Despliega { $deploy } para tomar gratis una carta de equipo del Bazar.

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
use-recruit = Descártala para contratar gratis a un mercenario de la Taberna.
brief-ability-defense = { $n ->
    [one] cancela { $n } golpe
   *[other] cancela { $n } golpes
}
brief-ability-defense-against = { $n ->
    [one] cancela { $n } golpe: { $affinities }
   *[other] cancela { $n } golpes: { $affinities }
}
brief-ability-reroll-dice = vuelve a lanzar { $n } de los { $dice }
brief-ability-reroll-times = { $n ->
    [one] { $n } repetición de { $dice }
   *[other] { $n } repeticiones de { $dice }
}
brief-ability-reroll-dice-missions = en misiones: { brief-ability-reroll-dice }
brief-ability-reroll-times-missions = en misiones: { brief-ability-reroll-times }
brief-ability-per_die-everywhere = { $dice }: +{ $n } cada uno
brief-ability-per_die-monster = { $dice }: +{ $n } cada uno contra monstruos
brief-ability-per_die-conquest = { $dice }: +{ $n } cada uno al conquistar
brief-ability-eliminate = +{ $n } para eliminar
brief-ability-capture = +{ $n } para capturar
brief-ability-conquer = +{ $n } para conquistar
brief-ability-divert = { $n ->
    [one] desvía { $n } dado de ataque
   *[other] desvía { $n } dados de ataque
}
brief-ability-no_trap = captura sin trampa
brief-ability-capture_glory = +{ $n } de gloria por captura
brief-ability-deed_potions = { $n ->
    [one] { $n } poción por captura o eliminación
   *[other] { $n } pociones por captura o eliminación
}
brief-ability-more_traps = { $n ->
    [one] guarda { $n } trampa más
   *[other] guarda { $n } trampas más
}
brief-ability-buy_die = { $cost } → { $dice }
brief-ability-buy_die-at_home = { $cost } → { $dice }
brief-ability-take = { $goods }
brief-ability-take-either = { $first } o { $second }
brief-ability-take-any = a elegir: { $goods }
brief-ability-hire_discount = contratar cuesta { $n } menos
brief-ability-trap_discount = las trampas cuestan { $n } menos
brief-ability-mine = +{ count-gold } en la Mina
brief-effect-dice = añade { $dice }
brief-effect-dice-shielded = añade { $dice }, a salvo de artimañas
brief-effect-per_die = { $dice }: +{ $n } cada uno
brief-effect-flat = +{ $n } contra un monstruo
brief-effect-steal = { $n ->
    [one] roba { $dice }
   *[other] roba hasta { $dice }
}
brief-effect-divert = { brief-ability-divert }
brief-use-conquest_glory = +{ $n } de gloria por conquista
brief-use-elimination_glory = +{ $n } de gloria por eliminación
brief-use-capture_glory = +{ $n } de gloria por captura
brief-use-rerolls = { brief-ability-reroll-times }
brief-use-trophies = { $n ->
    [one] { $n } punto de trofeo
   *[other] { $n } puntos de trofeo
}
brief-use-eliminate = +{ $n } para eliminar
brief-use-goods = { $goods }
brief-use-convert = { $from } → { $into }
brief-use-per_die = { $dice }: +{ $n } cada uno
brief-use-recruit = contratar gratis

## Mercenarios

member-drapis = Drapis
member-kakron = Kakron
member-nimra = Nimra
member-korgo = Korgo
member-purkas = Purkas
member-tranok = Tranok
member-zondu = Zondu
member-tortock = Tortock
member-timbulu = Timbulu
member-karunna = Karunna
member-naiala = Naiala
member-ginova = Ginova
member-wormee = Wormee
member-shandee = Shandee
member-taron = Taron
member-taroa = Taroa
member-frunks = Frunks
member-dolfus = Dolfus
member-geas = Geas
member-frostor = Frostor
member-nuduru = Nuduru
member-dalina = Dalina
member-wondou = Wondou
member-vaidala = Vaidala
member-sckrat = Sckrat
member-torko = Torko
member-parsas = Parsas
member-fandor = Fandor
member-guster = Guster
member-trulina = Trulina
member-saruna = Saruna
member-lusara = Lusara
member-wishor = Wishor
member-poissen = Poissen
member-puargh = Puargh
member-lorios = Lorios
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
monster-dogor = Dogor
monster-snagus = Snagus
monster-abysur = Abysur
monster-caribdis = Caribdis
monster-sckon = Sckon
monster-krushus = Krushus
monster-sandor = Sandor
monster-turfus = Turfus
monster-snailer = Snailer
monster-surbol = Surbol
monster-warkors = Warkors
monster-blandor = Blandor
monster-gator = Gator
monster-krunn = Krunn
monster-gorgosh = Gorgosh
monster-trons = Trons
monster-sporus = Sporus
monster-korcko = Korcko
monster-moldo = Moldo

## Territorios

land-al_dahn = Al-Dahn
land-gurban = Gurban
land-wahibah = Wahibah
land-negueria = Negueria
land-yuha = Yuha
land-ghadik = Ghadik
land-uyuniah = Uyuniah
land-skyehn = Skyehn
land-kyzhul = Kyzhul
land-rynia = Rynia
land-thaklan = Thaklan
land-kale = Kale

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
trap-strength_2 = Trampa de Fuerza 2
trap-strength_3 = Trampa de Fuerza 3
trap-magic_1 = Trampa de Magia 1
trap-magic_2 = Trampa de Magia 2
trap-magic_3 = Trampa de Magia 3
trap-strength_plus_1 = Trampa de refuerzo de Fuerza 1
trap-strength_plus_2 = Trampa de refuerzo de Fuerza 2
trap-strength_plus_3 = Trampa de refuerzo de Fuerza 3
trap-magic_plus_1 = Trampa de refuerzo de Magia 1
trap-magic_plus_2 = Trampa de refuerzo de Magia 2
trap-plus_4 = Trampa de ataque 4
trap-plus_6 = Trampa de ataque 6
trap-plus_8 = Trampa de ataque 8
trap-shielded_strength_1 = Trampa Protegida de Fuerza 1
trap-shielded_strength_2 = Trampa Protegida de Fuerza 2
trap-shielded_magic_1 = Trampa Protegida de Magia 1
trap-shielded_magic_2 = Trampa Protegida de Magia 2
trap-initial = Trampa Inicial
trap-steal_magic_1 = Artimaña: robo de Magia 1
trap-steal_magic_2 = Artimaña: robo de Magia 2
trap-steal_strength_1 = Artimaña: robo de Fuerza 1
trap-steal_strength_2 = Artimaña: robo de Fuerza 2
trap-steal_any_1 = Artimaña: robo de dados 1
trap-steal_any_2 = Artimaña: robo de dados 2
trap-divert_1 = Artimaña: desvío 1
trap-divert_2 = Artimaña: desvío 2

## Equipo

gear-krakhen = Krakhen
gear-kedavra = Kedavra
gear-mortis = Mortis
gear-noxx = Noxx
gear-pugnor = Pugnor
gear-rashnek = Rashnek
gear-slham = Slham
gear-slyzor = Slyzor
gear-tergeo = Tergeo
gear-turzoks = Turzoks

## Botín

loot-conquest_glory = Gloria por una conquista
loot-elimination_glory = Gloria por una eliminación
loot-capture_glory = Gloria por una captura
loot-rerolls_4 = Repeticiones de Fuerza y Magia
loot-trophies = Trofeos
loot-eliminate_6 = Golpe mortal
loot-brews = Pociones y venenos
loot-supplies = Provisiones
loot-persuasion_to_magic = De Persuasión a Magia
loot-magic_to_strength = De Magia a Fuerza
loot-magic_plus_2 = Más Magia
loot-gold_12 = Cofre de oro
loot-gold_10 = Bolsa de oro
loot-rerolls_3 = Repeticiones de Magia
loot-recruit = Recluta gratuito
loot-strength_plus_2 = Más Fuerza

## Opciones de una partida

seats-1 = Los reglamentos solo imprimen la preparación del juego en solitario. Madhala, que bloquea espacios con sus dados, es diseño nuestro.
setting-difficulty = Dificultad
    .help = Tutorial: los monstruos atacan con menos dados. Normal: como en el tablero. Difícil: monstruos fuertes desde el principio. Pesadilla: monstruos fuertes y más dados.
setting-tricks = Artimañas
    .help = 18 artimañas y 6 trampas protegidas llegan a la Guarida del Cazador, para estropear los planes ajenos. No para una primera partida.
setting-queens_grant = Concesión de la Reina
    .help = Desde la ronda 2, el jugador inicial recibe además un dado y un pequeño regalo en cada ronda.
setting-more_monsters = Más monstruos
    .help = En las rondas 2, 4 y 6 llega un monstruo a la puerta, y si nadie lo vence cunde el pánico.
