### Lo que el juego pregunta, ofrece y cuenta. Una lista vacía es la palabra de list-none: [nada] la reconoce.

## Palabras de las que se componen otros textos

face = { $n }
gold = { $gold } de oro
spot = { $hex ->
    [0] { $tile }, { hex-a }
    [1] { $tile }, { hex-b }
    [2] { $tile }, { hex-c }
   *[other] { $tile }, { hex-centre }
}

## Preguntas: el turno

prompt-hero = ¿Con qué héroe juegas?
prompt-turn = Tu turno: ¿qué haces?
prompt-action-source = ¿Qué usas para esta acción?
prompt-moves-source = ¿Qué ficha conviertes en puntos de movimiento?
prompt-combat-source = Aquí hay un monstruo y hay que combatirlo. ¿Qué usas para la acción de combate?
prompt-trade-first = Llevas más de lo que puedes guardar. ¿Comercias ahora mismo, antes de perder algo?
prompt-carry-over = ¿Qué ficha de acción sin usar conservas para tu próximo turno?
prompt-dwurt-die = Fin del turno: ¿resuelves el dado de Dwurt o descartas un Dwurt para evitarlo?

## Preguntas: el mapa

prompt-walk = { $number ->
    [one] ¿Adónde vas? Tienes 1 punto de movimiento.
   *[other] ¿Adónde vas? Tienes { $number } puntos de movimiento.
}
prompt-reveal = Se revela una loseta de mapa. ¿Dónde la colocas?
prompt-portal = ¿Por qué portal sales?
prompt-teleport = ¿Adónde te teletransportas?
prompt-griffin = ¿Adónde te lleva el grifo?
prompt-griffin-price = ¿Qué trofeo le das al grifo?
prompt-guarded-treasure = El monstruo guardaba un tesoro. ¿Lo tomas? Si lo dejas, ya nadie podrá tomarlo.
prompt-landing = Varios lugares están igual de cerca. ¿Dónde aterriza el enemigo?
prompt-flee = El enemigo aterriza en tu hexágono. ¿Hacia dónde huyes?

## Preguntas: las cosas

prompt-place = { $thing }: ¿dónde va?
prompt-move-thing = { $thing }: ¿adónde va?
prompt-arrange = Equipo, gemas y sacos: ¿qué mueves?
prompt-drop = ¿Qué descartas sin recibir nada a cambio?
prompt-use = ¿Qué usas?
prompt-supplies = Provisiones: ¿cuál de los dos efectos tomas?
prompt-choose-gem = ¿Qué gema tomas?
prompt-choose-essence = ¿Qué esencia tomas?
prompt-choose-power = ¿De qué poder de este hexágono tomas la esencia?
prompt-choose-treasure = Has encontrado dos tesoros. ¿Cuál conservas?
prompt-give-gem = ¿Qué gema suelta entregas?
prompt-payment = ¿Qué das por la misión «{ $quest }»?

## Preguntas: minería y comercio

prompt-cart = ¿Usas la vagoneta (robas 3 losetas y te quedas 1)?
prompt-ore = ¿Qué loseta conservas?
prompt-trade = Comercio: tienes { gold }. ¿Qué haces?
prompt-sell = ¿Qué vendes?
prompt-resource = { $thing }: ¿qué tomas a cambio?
prompt-keep-hero-tile = Conservas una de estas losetas de héroe; la otra sale de la partida. ¿Cuál se queda?
prompt-train = ¿Qué habilidad entrenas o retiras?
prompt-train-slot = { $thing }: ¿en qué espacio va?
prompt-unlock = ¿Qué espacio desbloqueas?

## Preguntas: las cartas

prompt-hand-limit = Tienes más de 5 cartas. ¿Cuál descartas?
prompt-give-silver = ¿Qué carta de plata entregas?
prompt-give-card = ¿Qué carta entregas?
prompt-look-at = ¿De quién miras la mano?
prompt-look-cache = ¿Qué alijo?
prompt-cache-pick = ¿Cuál de estas cartas va debajo de su mazo?
prompt-cache-order = Pon cada carta encima o al fondo del alijo. ¿Cuál es la siguiente?
prompt-foe-card = Ves las cartas del jugador-monstruo. ¿Cuál se descarta?
prompt-cancel-play = ¿Qué jugada anulas?

## Preguntas: el combate

prompt-claim = Empieza un combate. ¿Usas tu carta de control para manejar al monstruo?
prompt-before-combat = Antes del combate: cambia equipo o usa algo, y después lucha.
prompt-combat-setup = Preparación del combate contra { $monster }: ¿qué usas?
prompt-first-strike = { $monster }: ¿das un primer golpe?
prompt-healing = Fase de curación contra { $monster }: ¿qué usas?
prompt-before-monster = { $monster } está a punto de atacar. ¿Qué usas antes de la tirada?
prompt-play-before = Manejas a { $monster }. ¿Qué cartas juegas antes de su tirada?
prompt-monster-duel = Manejas a { $monster }: su tirada es { $value }. ¿La cambias?
prompt-duel = { $monster } ataca con { $value }. ¿Cambias la tirada?
prompt-after-monster = { $monster } ataca con { $value }. ¿Qué usas contra el ataque?
prompt-play-curse = Manejas a { $monster }. ¿Maldices el ataque del héroe?
prompt-before-hero = Tu ataque contra { $monster }: ¿qué usas antes de la tirada?
prompt-attack = ¿Con qué atacas a { $monster }?
prompt-hero-roll = Tu tirada contra { $monster }: { $value }. ¿La cambias o la dejas así?
prompt-soul-control = Manejas a { $monster } con Control del alma: la tirada del héroe es { $value }. ¿La cambias?
prompt-trophy = Has derrotado a { $monster }. ¿Conservas la carta como trofeo?
prompt-roll = Tu tirada: { $value }. ¿La cambias o la dejas así?

## Opciones: generales

option-end = Terminar el turno
option-back = Atrás
option-done = Listo
option-take = Tomarlo
option-leave = Dejarlo
option-use-no-more = No usar nada más
option-let-stand = Dejar la tirada así
option-hero = { $hero }
option-seat = { $seat }
option-option = { $number ->
    [1] Primer efecto
   *[other] Segundo efecto
}

## Opciones: el turno

option-walk = Mover
option-moves = Ficha de { $action } → puntos de movimiento
option-mine = Extraer recursos aquí
option-trade = Comerciar aquí
option-no-trade = No comerciar ahora
option-fight-elite = Combatir al monstruo de élite
option-fight-foe = Combatir al enemigo común
option-pay-token = Tu ficha de { $action }
option-pay-carried = La ficha de { $action } que conservaste
option-pay-tile = { $tile }
option-carry = Conservar la ficha de { $action }
option-keep-none = No conservar ninguna ficha
option-church-heal = Iglesia: curarte por 1 de oro
option-church-potion = Iglesia: comprar una poción de curación
option-treasure = Tomar el tesoro
option-no-treasure = Dejar el tesoro
option-confront = Enfrentarte al elemental
option-quest = Cumplir la misión «{ $quest }»
option-portal-menu = Usar el portal
option-griffin-menu = Llamar al grifo
option-use-menu = Usar una loseta o una ficha
option-arrange = Cambiar equipo, gemas y sacos
option-drop-menu = Descartar algo
option-exchange = Cambiar cartas de plata por una carta de oro
option-coin-silver = Cambiar 4 cartas de plata por 1 de oro
option-coin-gold = Cambiar una carta de oro por 1 de oro
option-convert-gaar = Convertir un Gaar en un Dwurt
option-resolve-dwurt = Resolver el dado de Dwurt
option-avoid-dwurt = Descartar un Dwurt

## Opciones: el mapa

option-go = { $place }, { $hex }
option-teleport = { $place }, { $hex }
option-no-teleport = No teletransportarte
option-fly = { $place }, { $hex }
option-slot = Hueco { $number }
option-far = { $number ->
    [one] A { $number } paso
   *[other] A { $number } pasos
}

## Opciones: las cosas

option-use = { $number ->
    [1] Usar { $tile }
   *[other] Usar { $tile }: su otro efecto
}
option-drink = Usar { $thing }
option-flip = Usar la gema { $gem }
option-flip-other = Usar la gema { $gem }: su otro efecto
option-burn = Descartar: { $element }
option-place = Mover { $thing }
option-take-off = Quitarte { $tile }
option-arranged = Dejarlo todo así
option-drop = Descartar { $thing }
option-discard = Descartar
option-use-now = Usar ahora
option-to-slot = En tu tablero de héroe
option-to-sack = A un saco
option-to-pouch = A un espacio de gema o esencia
option-set-into = Engarzar en { $tile }
option-pay = Dar { $thing }
option-keep-tile = Conservar { $tile }
option-gem = { $gem }
option-essence = { $element }

## Opciones: minería y comercio

option-cart = Usar la vagoneta
option-no-cart = Robar solo 1 loseta
option-buy = Comprar { $tile }
option-sell-menu = Vender algo
option-sell = Vender { $thing }
option-heal = Curarte por 1 de oro
option-buy-gaar = Comprar una ficha de Gaar
option-unveil = Descubrir losetas de héroe
option-train-menu = Entrenar habilidades
option-train = Entrenar { $tile }
option-untrain = Retirar { $tile }
option-unlock-menu = Desbloquear un espacio
option-unlock = Desbloquear el espacio { $number }
option-change-offer = Cambiar la oferta
option-end-trade = Terminar el comercio

## Opciones: las cartas

option-discard-card = «{ $card }»
option-discard-none = No descartar ninguna
option-to-top = «{ $card }»: encima
option-to-bottom = «{ $card }»: al fondo
option-cache = { $card }

## Opciones: el combate

option-claim = Manejar al monstruo
option-no-claim = Dejarlo al azar
option-begin-combat = Empezar el combate
option-end-healing = Terminar la fase de curación
option-await-attack = Dejar que el monstruo ataque
option-take-attack = Recibir el ataque tal como está
option-attack-with = Atacar con { $tile }
option-strike-with = Primer golpe con { $tile }
option-no-strike = Sin primer golpe
option-play-1 = Jugar «{ $card }»
option-play-2 = Jugar 2 × «{ $card }»
option-play-3 = Jugar 3 × «{ $card }»
option-play-none = No jugar ninguna carta
option-cancel-1 = Anular «{ $card }»
option-cancel-2 = Anular 2 × «{ $card }»
option-cancel-3 = Anular 3 × «{ $card }»
option-pass-all = Pasar hasta el final de este combate
option-fight-on = No usar nada más en este combate, salvo ante un ataque mortal
option-gaar = { $face ->
    [0] Gastar un Gaar: +2
   *[other] Gastar un Gaar: +2 y volver a tirar el dado con { $face }
}
option-gaar-against = { $face ->
    [0] Gastar un Gaar: −2
   *[other] Gastar un Gaar: −2 y volver a tirar el dado con { $face }
}
option-dwurt = Gastar un Dwurt: subir la tirada
option-dwurt-against = Gastar un Dwurt: bajar la tirada
option-hope-1 = Gastar 1 punto de esperanza: +1 a la tirada
option-hope-2 = Gastar 2 puntos de esperanza: ganar un Gaar
option-hope-3 = Gastar 3 puntos de esperanza: +1 a la tirada y 1 de daño
option-trophy = Conservarla como trofeo
option-no-trophy = Descartar la carta de monstruo

## Por qué no

refused-no-moves = No te quedan puntos de movimiento.
refused-no-action = No te queda ninguna acción de { $action }.
refused-fight = Allí hay un monstruo y no te queda ninguna acción de combate.
refused-closed = El centro se abre cuando los tres hexágonos de alrededor están liberados.
refused-foe = El enemigo común está en ese hexágono; no puedes entrar.
refused-past-monster = Un monstruo cierra el paso: { $place }, { $hex }. Antes tienes que combatirlo.
refused-past-edge = Por el camino hay que revelar losetas nuevas: { $place }, { $hex }. Ve primero allí.
refused-past-fire = Por el camino entras en el poder del fuego: { $place }, { $hex }. Ve primero allí.
refused-past-water = Por el camino entras en el poder del agua: { $place }, { $hex }. Ve primero allí.
refused-burned = Este lugar se ha quemado.
refused-mined = Ya has extraído recursos aquí.
refused-empty = No queda ninguna loseta para esto.
refused-fee = La tasa es de { gold } y no puedes pagarla.
refused-fee-card = Hay que pagar a tus compañeros con una carta de oro, y no tienes ninguna.
refused-taken = Alguien ya se lo ha llevado.
refused-confronted = Ya te has enfrentado a este elemental.
refused-quest = No tienes lo que pide esta misión.
refused-portal = Este portal ya se ha usado.
refused-no-portal = No se puede llegar a ningún otro portal.
refused-no-trophy = El grifo quiere un trofeo y no llevas ninguno.
refused-fought = Ya lo has combatido en este turno.
refused-healthy = Tienes toda la salud.
refused-price = Cuesta { $price } de oro y tienes { $gold }.
refused-essence = Cuesta 1 { $essence } y no tienes ninguna.
refused-room = No tienes sitio para ello.
refused-slot = Ningún espacio adecuado de tu tablero está libre.
refused-reputation = Ninguna loseta de héroe oculta vale { $reputation } de reputación o menos.

## Lo que traería

preview-price = { $gold ->
    [0] gratis
   *[other] { gold }
}
preview-fee = tasa: { gold }
preview-gain = +{ gold }
preview-gains = { $gains }
preview-either = { $first } o { $second }
preview-effects = { $effects }
preview-effects-for = { $dwurt ->
    [0] { $gaar } Gaar: { $effects }
   *[other] { $gaar ->
        [0] { $dwurt } Dwurt: { $effects }
       *[other] { $dwurt } Dwurt, { $gaar } Gaar: { $effects }
    }
}
preview-health = Salud { $before } → { $after }
preview-moves = +{ $number }
preview-moves-left = { $number ->
    [one] 1 punto de movimiento
   *[other] { $number } puntos de movimiento
}
preview-land = { $number ->
    [0] { $location }
   *[other] { $location }, coste { $number }
}
preview-guarded = { $number ->
    [0] { $location }, monstruo nv. { $level }
   *[other] { $location }, monstruo nv. { $level }, coste { $number }
}
preview-beside = { $direction }, junto a: { $places }
preview-slot = { $number ->
    [0] { $slot }
   *[other] { $slot } { $number }
}
preview-slot-taken = { $number ->
    [0] { $slot }, en lugar de { $tile }
   *[other] { $slot } { $number }, en lugar de { $tile }
}
preview-unlock = { $slot }, por { gold }
preview-unlock-essence = { $slot }, por 1 { $essence }
preview-value = { $before } → { $after }
preview-values = { $before } → de { $least } a { $most }
preview-attack = { $least ->
    [0] hasta { $most } de daño, derrota: { $chance } %
   *[other] de { $least } a { $most } de daño, derrota: { $chance } %
}
preview-injuries = { $injuries ->
    [0] ninguna herida
    [one] 1 herida
   *[other] { $injuries } heridas
}
preview-damage = { $damage ->
    [0] ningún daño
   *[other] { $damage } de daño
}
preview-hero = { $dwurt ->
    [0] { $health } de salud, { $gaar } Gaar
   *[other] { $health } de salud, { $gaar } Gaar, { $dwurt } Dwurt
}

## Opciones de una partida

setting-scenario = Escenario
    .help = De qué trata la partida, cuánto dura y cómo se gana.
setting-mode = Modo
    .help = Unos contra otros, o juntos contra los monstruos. Con un solo jugador es la partida en solitario.
mode-competitive = Competitivo
mode-cooperative = Cooperativo
setting-elites = Monstruos de élite
    .help = Monstruos fuertes con una guarida en el mapa. El héroe que derrota a uno cobra su contrato de caza.
setting-griffin = Grifo
    .help = Un grifo en el mapa lleva a los héroes sobre cuatro hexágonos a cambio de un trofeo.
setting-great_hunt = Gran cacería
    .help = La cacería en nueve rondas, con monstruos de élite.
setting-map_limit = Borde del mapa
    .help = Distancia máxima de la iglesia a la que se colocan losetas, en hexágonos.
map_limit-0 = Sin borde
setting-priest = Iglesia con el sacerdote
    .help = El mapa empieza con la loseta de la iglesia que muestra al sacerdote, que tiene misiones para los héroes que estén en la iglesia.
setting-heroes = Héroes
    .help = Repartidos al azar, o elegidos uno tras otro al empezar la partida.
heroes-random = Al azar
heroes-choose = Elegidos
setting-starting_player = Jugador inicial
    .help = El azar elige al jugador inicial; o empieza el primer puesto, como para quien aprende contra bots.
starting_player-random = Al azar
starting_player-first = El primer puesto
setting-gold_in_turn = Oro por orden de turno
    .help = En la partida competitiva, quienes juegan después empiezan con 1, 2 y 3 de oro.
setting-tower_fee = Tasa en las torres
    .help = El héroe que comercia en las Torres de los Matadragones paga a cada liberador de la loseta.
setting-immune_to_gaar = La inmunidad detiene el Gaar
    .help = El Gaar y el Dwurt no cambian las tiradas de los monstruos con inmunidad.

## Puntos y grados

score-play = Reputación ganada en juego
score-possessions = Posesiones
score-hero_tokens = Fichas de héroe
score-interaction = Fichas de interacción
score-trade = Fichas de comercio
score-others = Héroes derrotados como jugador-monstruo
score-quests = Misiones
score-elites = Monstruos de élite
score-scenario = Escenario
score-deaths = Muertes
score-cards = Cartas en la mano
rank-none = Sin rango
rank-bronze = Bronce
rank-silver = Plata
rank-gold = Oro

## El relato: el curso de la partida

event-hero-chosen = { $seat } juega con { $hero }.
event-starting-player = { $seat } tiene el turno inicial.
event-round-begins = Empieza la ronda { $round }.
event-turn-begins = Ronda { $round }: turno de { $seat }.
event-turn-ends = { $seat } termina el turno.
event-token-kept = { $seat } conserva la ficha de { $action }.
event-game-ends = La partida termina tras la ronda { $round }.

## El relato: bienes y salud

event-gold-gained = { $seat } gana { gold }.
event-gold-paid = { $seat } paga { gold }.
event-gold-to = { $seat } paga { gold } a { $other }.
event-reputation-gained = { $seat } gana { $reputation } de reputación.
event-reputation-lost = { $seat } pierde { $reputation } de reputación.
event-gaar-gained = { $seat } gana { $number } Gaar.
event-gaar-lost = { $seat } pierde { $number } Gaar.
event-dwurt-gained = { $seat } gana { $number } Dwurt.
event-thing-gained = { $seat } recibe: { $thing }.
event-thing-discarded = { $seat } descarta: { $thing }.
event-cards-drawn = { $seat } roba { $kind }.
event-cards-discarded = { $seat } descarta «{ $card }».
event-cards-exchanged = { $seat } cambia cartas de plata por una carta de oro.
event-moves-gained = { $number ->
    [one] { $seat } gana 1 punto de movimiento.
   *[other] { $seat } gana { $number } puntos de movimiento.
}
event-healed = { $seat } recupera { $number } de salud.
event-injured = { $number ->
    [one] { $seat } sufre 1 herida.
   *[other] { $seat } sufre { $number } heridas.
}
event-died = { $seat } muere.
event-resurrected = { $seat } despierta en la iglesia con toda la salud.

## El relato: el mapa

event-moved = { $seat } se mueve: { spot }.
event-teleported = { $seat } se teletransporta: { spot }.
event-flown = El grifo lleva a { $seat } volando: { spot }.
event-tile-revealed = { $seat } revela: { $tile }.
event-power-acts = El poder elemental ({ $element }) actúa sobre { $seat }.
event-encounter-opens = Nuevas misiones: { $encounter }.
event-treasure-found = { $seat } abre un tesoro de nivel { $level }.
event-confronted = { $seat } se enfrenta al elemental ({ $element }) con { $value }.
event-quest-done = { $seat } cumple la misión «{ $quest }».
event-mined = { $seat } extrae: { $thing }.

## El relato: comercio y losetas

event-trade-begins = { $seat } comercia con: { $trader }.
event-bought = { $seat } compra { $thing } por { gold }.
event-sold = { $gold ->
    [0] { $seat } vende { $thing }.
   *[other] { $seat } vende { $thing } por { gold }.
}
event-offer-changed = { $seat } cambia la oferta: { $trader }.
event-unveiled = { $number ->
    [one] { $seat } descubre 1 loseta de héroe.
   *[other] { $seat } descubre { $number } losetas de héroe.
}
event-tile-chosen = { $seat } conserva { $tile }.
event-trained = { $gold ->
    [0] { $seat } entrena { $tile }.
   *[other] { $seat } entrena { $tile } por { gold }.
}
event-untrained = { $seat } retira { $tile } de su tablero.
event-unlocked = { $seat } desbloquea el espacio { $slot }.
event-equipped = { $seat } se equipa: { $tile }.
event-unequipped = { $seat } se quita: { $tile }.
event-tile-used = { $seat } usa { $tile }.
event-gem-set = { $seat } engarza { $gem } en { $tile }.
event-gem-used = { $seat } usa la gema { $gem }.
event-essence-used = { $seat } descarta una esencia: { $element }.

## El relato: el combate

event-combat-begins = { $seat } combate contra { $monster }.
event-monster-player = { $seat } maneja al monstruo.
event-combat-round = Ronda de combate { $number }.
event-rolled = { $seat } saca { $faces }.
event-monster-rolled = { $faces ->
    [nada] { $monster } no tira ningún dado.
   *[other] { $monster } saca { $faces }.
}
event-combat-card = Carta de combate: { $faces }; Gaar { $gaar }, caos { $chaos }.
event-die-turned = El aire gira un dado: { $face } → { $into }.
event-rerolled = { $seat } gasta un Gaar: { $face } → { $into }, valor { $value }.
event-monster-rerolled = { $monster } gasta un Gaar: { $face } → { $into }, valor { $value }.
event-dwurt-spent = { $seat } gasta un Dwurt: valor { $value }.
event-dwurt-die = El dado de Dwurt de { $seat } saca { $value }.
event-hope-rises = El dado de la esperanza de { $seat } sube a { $hope }.
event-hope-spent = { $number ->
    [one] { $seat } gasta 1 punto de esperanza.
   *[other] { $seat } gasta { $number } puntos de esperanza.
}
event-cards-played = { $number ->
    [one] { $seat } juega «{ $card }».
   *[other] { $seat } juega { $number } × «{ $card }».
}
event-monster-plays = { $number ->
    [one] El monstruo juega «{ $card }».
   *[other] El monstruo juega { $number } × «{ $card }».
}
event-play-cancelled = { $seat } anula «{ $card }».
event-cache-grows = Se añaden al alijo: { $kind }.
event-cache-exchanged = Cuatro cartas de plata del alijo se cambian por una carta de oro.
event-hand-seen = { $seat } mira la mano de { $other }.
event-attack-value = { $injuries ->
    [0] { $monster } ataca con { $value }: ninguna herida.
    [one] { $monster } ataca con { $value }: 1 herida.
   *[other] { $monster } ataca con { $value }: { $injuries } heridas.
}
event-hero-attacks = { $damage ->
    [0] { $seat } ataca con { $tile }: { $value }, ningún daño.
   *[other] { $seat } ataca con { $tile }: { $value }, { $damage } de daño.
}
event-monster-damaged = { $monster } sufre { $damage } de daño, { $total } en total.
event-monster-healed = { $monster } se cura { $number }.
event-monster-beaten = { $seat } derrota a { $monster }.
event-killed-by = { $monster } mata a { $seat }.
event-reward-missed = { $seat } tiene más de { $condition } de reputación y no recibe recompensa.
event-trophy-taken = { $seat } conserva a { $monster } como trofeo.
event-bounty-shown = Un nuevo contrato de caza: { $monster }.
event-bounty-taken = { $seat } cobra un contrato de caza: { $monster }.

## El relato: los escenarios

event-hunt-first = { $seat } llega antes que nadie a { $tally } en la cuenta de caza.
event-attack-card = Carta de ataque: «{ $card }».
event-foe-lands = { $monster } se posa en { $tile }.
event-foe-leaves = { $monster } se va volando.
event-foe-beaten = { $seat } ahuyenta a { $monster }.
event-place-burns = Arde un lugar: { $tile }.
