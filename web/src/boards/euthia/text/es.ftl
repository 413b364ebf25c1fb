### Palabras del tablero dibujado de Euthia. Los nombres de losetas, lugares y reglas vienen del servidor.

eu-map-label = { $n ->
    [one] Mapa, 1 loseta
   *[other] Mapa, { $n } losetas
}
eu-chapter = Capítulo { $n }
eu-zoom-in = Más grande
eu-zoom-out = Más pequeño
eu-zoom-fit = Ver todo el mapa
eu-panels = Junto al mapa
eu-panel-combat = Combate
eu-panel-trade = Comercio
eu-panel-scenario = Escenario
eu-panel-none = Solo el mapa
eu-tab-map = Mapa
eu-tab-trade = Comercio
eu-tab-scenario = Escenario
eu-last-round = La última ronda
eu-nothing = nada

## El mapa

eu-hex-label = { $tile }, { $hex ->
    [a] hexágono superior izquierdo
    [b] hexágono derecho
    [c] hexágono inferior
   *[center] centro
}: { $location }.
eu-monster-here = Monstruo de nivel { $level }.
eu-powers = Poderes: { $powers }.
eu-power-air = Aire: de dos dados distintos, el mayor se gira a su cara opuesta.
eu-power-earth = Tierra: 2 más en las tiradas de héroe.
eu-power-water = Agua: cura 2 al entrar.
eu-power-fire = Fuego: 2 heridas al entrar.
eu-burned = Este lugar se ha quemado.
eu-hero-here = { $hero } está aquí.
eu-foe-here = { $monster } está aquí.
eu-loot = Botín por la victoria: { $loot }.
eu-edge = Una loseta de mapa nueva
eu-edge-label = Lugar { $n } para la loseta nueva
eu-edge-said = Aquí se coloca la siguiente loseta de la pila, siempre con la misma orientación.
eu-said-land = Campo abierto. Nada que encontrar, nada que temer.
eu-said-mountain = Con una acción de minería robas un recurso de las montañas.
eu-said-lake = Con una acción de minería robas un recurso de los lagos.
eu-said-cave = Con una acción de minería robas un recurso de las cuevas.
eu-said-treasure_1 = El primer héroe que llegue toma un tesoro de nivel 1.
eu-said-treasure_2 = El primer héroe que llegue toma un tesoro de nivel 2.
eu-said-treasure_3 = El primer héroe que llegue toma un tesoro de nivel 3.
eu-said-air = Un elemental de aire. Enfréntate a él una vez: una tirada de héroe decide qué recibes.
eu-said-earth = Un elemental de tierra. Enfréntate a él una vez: una tirada de héroe decide qué recibes.
eu-said-water = Un elemental de agua. Enfréntate a él una vez: una tirada de héroe decide qué recibes.
eu-said-fire = Un elemental de fuego. Enfréntate a él una vez: una tirada de héroe decide qué recibes.
eu-said-portal = Desde aquí pasas a cualquier otro portal sin gastar puntos de movimiento.
eu-said-merchants = Un lugar de comercio: comprar, vender, curarse, descubrir y entrenar.
eu-said-alchemists = Un lugar de comercio: comprar, vender, curarse, descubrir y entrenar.
eu-said-towers = Las torres de los matadragones: un lugar de comercio.
eu-said-church = La iglesia: curación y pociones por oro. Aquí empiezan y resucitan los héroes.
eu-said-fortress = Los mercenarios ofrecen misiones aquí.
eu-said-lord = Un señor ofrece misiones aquí.
eu-said-legend = Una leyenda espera aquí.
eu-said-encounter = Alguien ofrece misiones aquí.
eu-said-scenario = Un lugar de este escenario.
eu-said-griffin = La roca del grifo. Llámalo para volar.

## Cosas que se cuentan

eu-n-gold = { $n } de oro
eu-n-gaar = { $n } Gaar
eu-n-dwurt = { $n } Dwurt
eu-n-rep = { $n } de reputación
eu-n-potion = { $n ->
    [one] 1 poción de curación
   *[other] { $n } pociones de curación
}
eu-n-silver = { $n ->
    [one] 1 carta de plata
   *[other] { $n } cartas de plata
}
eu-n-gold_card = { $n ->
    [one] 1 carta de oro
   *[other] { $n } cartas de oro
}
eu-price = { $n } de oro
eu-level = nivel { $n }

## Combate

eu-combat = Combate
eu-combat-round = Ronda { $n }
eu-step-setup = Preparación
eu-step-first_strike = Primer golpe
eu-step-healing = Curación
eu-step-monster = Ataque del monstruo
eu-step-hero = Ataque del héroe
eu-step-end = Fin
eu-health-of = Salud { $now } de { $all }
eu-health-falls = Salud { $now } → { $then } si la tirada se queda así
eu-foe-health = Salud { $n }
eu-foe-health-of = Salud { $now } de { $all }
eu-foe-label = { $monster }: salud { $now } de { $all }
eu-would-die = Este ataque sería mortal.
eu-penalty = Tiradas de héroe { $n }
eu-foe-injuries = Heridas { $ranges }
eu-attack-of = Ataca { $monster }
eu-attack-with = Ataque: { $tile }
eu-no-dice = Aún no hay dados en la mesa.
eu-dice = dados
eu-changes = cambios
eu-now = ahora
eu-value = Valor de combate
eu-value-is = Valor de combate { $n }
eu-value-said = Los dados con todo lo que se ha sumado o restado.
eu-ladder = Lo que causa cada valor
eu-ladder-said = Cada marca muestra las heridas o el daño que se causan desde ese valor.
eu-injuries = { $n ->
    [0] Ninguna herida tal como está
    [one] 1 herida tal como está
   *[other] { $n } heridas tal como está
}
eu-damage = { $n } de daño tal como está
eu-die = Un dado que muestra { $n }
eu-die-said = Una ficha de Gaar vuelve a tirar un dado.
eu-hope = Dado de la esperanza
eu-hope-n = Dado de la esperanza: { $n }
eu-hope-said = Las malas tiradas lo hacen subir. Gástalo para mejorar una tirada posterior.
eu-chaos = Caos
eu-chaos-said = El jugador-monstruo paga las cartas con caos.
eu-may-still = A { $name } le quedan { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
} y { $chaos } de caos.
eu-quiet = Pasas hasta el final de este combate.
eu-walk-there = Ir allí
eu-still-possible = Todavía puedes hacer esto: { $things }. Pulsa otra vez para terminar el turno.
eu-orders = Pasar automáticamente
eu-order-settled = si no cambia nada
eu-order-settled-said = Pasa si no hay heridas en camino ni nada que curar, o si el monstruo cae de todos modos.
eu-order-saving = para guardar Gaar y esperanza
eu-order-saving-said = Pasa si solo se podrían usar Gaar, Dwurt o el dado de la esperanza, pero pregunta si un ataque te mataría.
eu-order-strong = con buena salud
eu-order-strong-said = No cura nada durante un combate hasta que te quede la mitad de la salud o menos.
eu-order-aside = en combates ajenos
eu-order-aside-said = No se hace cargo de los monstruos contra los que luchan otros héroes, ni juega cartas o Gaar por ellos.
eu-played = Jugadas en este combate
eu-roll = Tirada de héroe
eu-status = Salud { $health } de { $all } · { $gold } de oro
eu-status-monster = ahora maneja al monstruo

## Comercio

eu-trade-board = Tablero de comercio
eu-heal-rate = cura { $n } por 1 de oro
eu-offer-label = { $tile }, { $price } de oro. { $text }
eu-services = Otros servicios
eu-service-heal = Curarse por oro
eu-service-said-heal = Paga 1 de oro y cúrate según la tarifa de este comerciante.
eu-service-buy-gaar = Comprar un Gaar
eu-service-said-buy-gaar = Con fichas de Gaar vuelves a tirar un dado.
eu-service-unveil = Descubrir losetas de héroe
eu-service-said-unveil = Descubre dos de tus losetas de héroe y quédate con una.
eu-service-train-menu = Entrenar
eu-service-said-train-menu = Paga una loseta descubierta y colócala en un espacio.
eu-service-unlock-menu = Desbloquear un espacio
eu-service-said-unlock-menu = Paga el precio de un espacio bloqueado: luego admite losetas.
eu-service-sell-menu = Vender
eu-service-said-sell-menu = Vende lo que llevas por su precio.
eu-service-change-offer = Cambiar la oferta
eu-service-said-change-offer = Sustituye las losetas de la oferta por otras nuevas.

## Escenario

eu-scenario = Escenario
eu-rounds = Ronda { $n } de { $all }
eu-tally = Cuenta de caza
eu-places-burned = { $n ->
    [one] Ha ardido 1 lugar
   *[other] Han ardido { $n } lugares
}
eu-bounty = Contrato de caza
eu-quest = Misión
eu-quests = Misiones disponibles
eu-left = { $n } más
eu-backs = Próximos monstruos y sus recompensas
eu-caches = Alijos de los monstruos
eu-discards = Pilas de descartes
eu-monsters-of = Monstruos de nivel { $n }
eu-back-title = El próximo monstruo de nivel { $n }
eu-back-label = El próximo monstruo de nivel { $n }, { $left } más en el mazo
eu-back-said = Su dorso muestra la recompensa antes de que se vea su cara.

## Los escenarios: de qué tratan y cómo van

eu-aim-the-hunt = Cada monstruo que vences suma a tu cuenta de caza: { $tally1 }, { $tally2 } o { $tally3 } según su nivel; uno de élite, { $elite_tally1 }, { $elite_tally2 } o { $elite_tally3 }. { $mode ->
    [solo] Lo logras con una cuenta de { $solo_tally } y como mucho { $solo_deaths } muertes en combate.
    [cooperative] Lo lográis si vuestras cuentas suman { $coop_tally } por jugador.
   *[competitive] Al final la cuenta más alta gana { $ranks1 } de reputación; con más de dos jugadores, la segunda { $ranks2 }.
}
eu-aim-defending-the-settlements = Desde la ronda { $first_wave }, cada dos rondas el dragón Farruga se posa en un lugar de comercio. Lucha contra él desde un hexágono contiguo: el daño permanece. Si sigue allí al acabar la ronda siguiente, el lugar arde y todos pierden reputación. { $mode ->
    [solo] Lo logras si se vence la última oleada y los lugares quemados son { $burned_at_most } como mucho.
    [cooperative] Lo lográis si se vence la última oleada y los lugares quemados son { $burned_at_most } como mucho.
   *[competitive] Cuando cae, quienes más daño le hicieron ganan reputación.
}
eu-aim-threat-of-mirrezil = Hazte fuerte mientras haya tiempo: desde la ronda { $first_event } cada ronda trae un evento, y las leyendas pagan con artefactos. Tras la ronda { $rounds } llega el final contra los cuatro aspectos de Mirrezil. { $mode ->
    [solo] Lo logras si vences al cuarto aspecto.
    [cooperative] Los héroes luchan uno tras otro; cada uno sigue donde cayó el anterior. Lo lográis si cae el cuarto aspecto.
   *[competitive] Cada héroe lucha a solas; cada aspecto vencido da reputación.
}
eu-aim-walking-destruction = Tras cada ronda el gólem avanza y arrasa lo que pisa. Lucha contra él desde su hexágono o uno contiguo, una vez por ronda, y protege lugares con magia defensiva. La partida acaba cuando cae el gólem, cuando se agota un tipo de fichas de destrucción o tras la ronda { $rounds }. { $mode ->
    [solo] Lo logras si cae el gólem.
    [cooperative] Lo lográis si cae el gólem.
   *[competitive] Quien más daño hace al gólem gana { $ranks1 } de reputación; los siguientes, { $ranks2 }, { $ranks3 } y { $ranks4 }. Si el país se pierde, todos pierden { $lost_land }.
}
eu-aim-the-looming-doom = Las misiones, los lugares de comercio liberados, los informantes y los lugares ocultos dan pruebas, hasta { $most_evidence }. Cada dos rondas el sabotaje golpea al héroe que menos tiene. Tras la ronda { $rounds } cada héroe lucha contra el cómplice y luego contra el saboteador, a quien tus pruebas debilitan. { $mode ->
    [solo] Lo logras si vences al saboteador.
    [cooperative] Lo lográis si al menos la mitad vence al saboteador.
   *[competitive] Ambas victorias dan reputación; gana quien tenga más.
}
eu-aim-elemental-revocation-1 = Enfréntate a un elemental de la etapa y revócalo con una esencia de su tipo: { $reputation } de reputación y un punto de revocación. Desde la ronda { $unrest_round }, los que quedan hieren a quien esté cerca al final de la ronda. { $mode ->
    [solo] Lo logras con { $goal } revocaciones; con { $ends } la partida acaba antes.
    [cooperative] Lo lográis con { $goal } revocaciones; con { $ends } la partida acaba antes.
   *[competitive] Quien más puntos de revocación tiene gana { $ranks1 } de reputación, luego { $ranks2 } y { $ranks3 }; con { $ends } revocaciones la partida acaba antes.
}
eu-aim-elemental-revocation-2 = Enfréntate a un elemental de la etapa y revócalo con una esencia de su tipo y { $essence_gold } de oro, o con un catalizador del Manantial de Faer: { $reputation } de reputación y un punto de revocación. Los que quedan hieren a quien esté cerca, y desde la ronda { $strong_round } son más fuertes. { $mode ->
    [solo] Lo logras con { $goal } revocaciones; con { $ends } la partida acaba antes.
    [cooperative] Lo lográis con { $goal } revocaciones; con { $ends } la partida acaba antes.
   *[competitive] Quien más puntos de revocación tiene gana { $ranks1 } de reputación, luego { $ranks2 } y { $ranks3 }; con { $ends } revocaciones la partida acaba antes.
}
eu-aim-elemental-revocation-3 = Cada ronda alimenta el poder de Faer, cada revocación le quita { $faer_fall }. En la ronda { $demon_round } se alza el demonio del volcán, y el poder de Faer forma parte de su salud. Luchad juntos: el daño permanece. { $mode ->
    [solo] Lo logras si cae el demonio.
    [cooperative] Lo lográis si cae el demonio.
   *[competitive] Quien más daño hace al demonio gana { $damage_ranks1 } de reputación, quien más puntos de revocación tiene { $ranks1 }. Si el demonio vive, todos pierden { $demon_lives }.
}
eu-mode-solo = Solitario
eu-mode-cooperative = Cooperativo
eu-mode-competitive = Competitivo
eu-firsts = Primero en llegar a
eu-first-open = { $n }: libre
eu-first-taken = { $n }: tomada
eu-waves = Oleadas
eu-aspects = Aspectos
eu-wave-beaten = vencido
eu-wave-here = aquí ahora
eu-wave-gone = no vencido
eu-wave-round = ronda { $n }
eu-wave-coming = por venir
eu-wave-trophies = Cartas de ataque ganadas
eu-card-attack = Ataque
eu-card-event = Evento de esta ronda
eu-card-rampage = Último arrasamiento
eu-legends = Leyendas
eu-initiative = Fichas de iniciativa
eu-fought = ya ha luchado
eu-stamina = Resistencia { $now } de { $all }
eu-ruins = Fichas de destrucción restantes
eu-ruins-a = lugares: { $n }
eu-ruins-b = otros hexágonos: { $n }
eu-ruins-said = Cuando se pone la última ficha de un tipo, el país está perdido y la partida acaba.
eu-defenses = Magia defensiva restante: { $n }
eu-defended = La magia defensiva de { $hero } protege este hexágono.
eu-ruined = Este lugar está en ruinas.
eu-evidence = Pruebas
eu-evidence-of = { $hero }: pruebas, { $n } de { $most }.
eu-evidence-said = Cada { $step } pruebas debilitan al saboteador en tu propio final.
eu-sabotage = Sabotaje al final de la ronda { $n }
eu-sabotage-safe = A salvo con { $n } pruebas
eu-unmasked = ha vencido al saboteador
eu-informants = Informantes que has pagado: { $names }
eu-revocation = Revocaciones
eu-revocation-said = Cada punto de revocación cuenta al final.
eu-stage = Etapa
eu-revocations-done = revocados: { $n }
eu-revocations-end = la partida acaba antes con { $n }
eu-tokens-left = fichas restantes: { $n }
eu-catalysts-left = Catalizadores restantes: { $n }
eu-faer = Poder de Faer { $n }
eu-faer-said = Forma parte de la salud del demonio y refuerza sus ataques.
eu-demon-comes = El demonio del volcán se alza en la ronda { $n }.
eu-revoked = El elemental de aquí está revocado.
eu-success = { $reached ->
    [yes] Logrado
   *[no] No logrado
}

## El héroe

eu-hero = Héroe
eu-actions = Fichas de acción
eu-hero-tiles = Losetas de héroe
eu-equipment = Equipo
eu-set-of = conjunto de { $n }
eu-sacks = Sacos
eu-sacks-said = { $n ->
    [one] Sitio para 1 cosa. El equipo pesado quita sacos.
   *[other] Sitio para { $n } cosas. El equipo pesado quita sacos.
}
eu-pouch = Gemas, esencias
eu-pouch-said = { $n ->
    [one] 1 espacio para gemas y esencias sueltas. Engárzalas en el equipo para usarlas una y otra vez.
   *[other] { $n } espacios para gemas y esencias sueltas. Engárzalas en el equipo para usarlas una y otra vez.
}
eu-hand = Mano
eu-cards = { $n ->
    [one] 1 carta
   *[other] { $n } cartas
}
eu-card-label = { $card }, { $n }×
eu-silver-card = Carta de plata
eu-gold-card = Carta de oro
eu-slot-label = { $kind }: { $tile }, { $ready ->
    [yes] preparada
   *[no] agotada
}. Con ella: { $set }.
eu-locked-label = { $kind }: bloqueado. Precio: { $price }.
eu-empty-label = { $kind }: libre
eu-slot-free = Este espacio está libre.
eu-unlock-gold = Bloqueado. Cuesta { $n } de oro en un lugar de comercio.
eu-unlock-essence = Bloqueado. Cuesta: { $essence }.
eu-supply-label = { $tile }, descubierta, aún sin entrenar
eu-veiled = Losetas de héroe ocultas
eu-veiled-n = { $n } losetas de héroe ocultas
eu-veiled-said = Salen de dos en dos cuando las descubres en un lugar de comercio.
eu-token-label = Ficha de { $action }, { $there ->
    [yes] disponible
   *[no] usada
}. Vale { $n ->
    [one] 1 punto de movimiento
   *[other] { $n } puntos de movimiento
}.
eu-token-said-combat = Lucha contra un monstruo o convierte la ficha en puntos de movimiento.
eu-token-said-trade = Comercia en un lugar de comercio o convierte la ficha en puntos de movimiento.
eu-token-said-mining = Extrae recursos donde estás o convierte la ficha en puntos de movimiento.
eu-token-said-carried = Una ficha guardada de un turno anterior.
eu-carried = Ficha guardada
eu-carried-label = Ficha de { $action } guardada
eu-kept = guardada
eu-moves = { $n ->
    [one] 1 punto de movimiento
   *[other] { $n } puntos de movimiento
}
eu-moves-said = Cada hexágono cuesta 1 punto de movimiento. Convierte fichas de acción en puntos de movimiento para llegar más lejos.
eu-found = Hallazgo: ¿qué te quedas?
eu-arrange = Cambiar equipo, gemas y sacos
eu-arrange-said = Cambia equipo, gemas y sacos.
eu-trophy-said = Muestra que venciste a este monstruo. Las misiones piden trofeos, y puedes venderlos.
eu-stat-health = Salud
eu-stat-said-health = Con 0 el héroe muere y resucita en la iglesia, más pobre.
eu-stat-gold = Oro
eu-stat-said-gold = Para comerciar, entrenar y desbloquear.
eu-stat-reputation = Reputación
eu-stat-said-reputation = Gana quien tenga más reputación tras la puntuación final.
eu-stat-gaar = Gaar
eu-stat-said-gaar = Vuelve a tirar un dado tuyo o del monstruo que te ataca.
eu-stat-dwurt = Dwurt
eu-stat-said-dwurt = El brebaje de Skoldur: alimenta sus habilidades, y el dado de Dwurt cobra su precio.

## Grupos de opciones, fases, puntos

eu-group-actions = Acciones
eu-group-move = Movimiento
eu-group-here = En este hexágono
eu-group-things = Tus cosas
eu-group-buy = Comprar
eu-group-sell = Vender
eu-group-services = Servicios
eu-group-use = Usar
eu-group-roll = Cambiar la tirada
eu-group-cards = Cartas
eu-phase-combat = Combate
eu-phase-trade = Comercio
eu-phase-mining = Minería
eu-phase-ending = Fin del turno
eu-phase-combat-said = Una lucha contra un monstruo, al entrar en su hexágono o en la guarida de uno de élite.
eu-phase-trade-said = Comprar, vender, curarse, entrenar y desbloquear en un lugar de comercio.
eu-phase-mining-said = Un recurso de una montaña, un lago o una cueva.
eu-phase-ending-said = Se ordena lo que queda y sigue el jugador siguiente.
eu-score-said = Reputación hasta ahora; lo que posees y dónde has estado cuenta al final.
eu-score-reputation = Reputación
eu-score-gold = Oro
eu-score-quests = Misiones
eu-score-deaths = Muertes
eu-score-tally = Cuenta de caza
