section-SCN = Elección de escenario y objetivo de la partida

section-MST = Losetas y pila de mapa

section-HSU = Héroes y tableros de héroe

section-TBS = Tablero de escenario y comercio

section-OSU = Resto de la preparación

section-RND = Rondas

section-TRN = El turno de un jugador

section-TOK = Fichas de acción y cuarto espacio

section-GLD = Reglas de oro

section-ROL = Tiradas de héroe

section-MOV = Movimiento

section-REV = Revelar losetas de mapa

section-HEX = Hexágonos del mapa

section-ENC = Encuentros

section-TEL = Teletransporte y portales

section-LIB = Hexágonos de monstruo y hexágonos liberados

section-ELM = Poderes elementales

section-SPC = Losetas especiales

section-MIN = Acción de minería

section-TRD = Acción de comercio

section-COM = Combate: antes y preparación

section-FST = Primer golpe

section-HHP = Fases de curación del héroe

section-MAT = Fase de ataque del monstruo

section-GAR = Fichas de Gaar en combate

section-SHD = Escudos

section-INJ = Efectos de herida

section-HAT = Fase de ataque del héroe

section-HOP = Dado de la esperanza (Intervención de Shii)

section-DMG = Efectos de daño

section-ECO = Fin del combate

section-CRD = Cartas de plata y de oro

section-TRO = Trofeos

section-LOT = Botín

section-FRE = Acciones gratuitas y la iglesia

section-TRE = Tesoros

section-CNF = Enfrentarse a elementales

section-QST = Misiones

section-SCO = Puntuación final

section-HLT = Salud, heridas y curación

section-DTH = Muerte y resurrección

section-HTL = Losetas de héroe

section-TIM = Iconos de momento

section-SAK = Sacos

section-OPR = Efectos de una vez por ronda

section-ITM = Objetos y almacenamiento

section-EQP = Equipo

section-GEM = Gemas

section-ARM = Conjuntos de armadura

section-ESS = Esencias

section-ELI = Monstruos de élite y contratos de caza

section-SOL = Partida en solitario

section-COP = Partida cooperativa

section-SKO = Skoldur y Dwurt

section-GRF = Grifo

section-SCX = Escenarios: enemigos comunes y resultados

section-HUN = Escenario: La cacería

section-FAR = Escenario: Defensa de los asentamientos

section-MIR = Escenario: La amenaza de Mirrezil

section-GOL = Escenario: Destrucción andante

section-SAB = Escenario: La fatalidad inminente

section-RVA = Escenario: Revocación elemental I, La llamada

section-RVB = Escenario: Revocación elemental II, La respuesta

section-RVC = Escenario: Revocación elemental III, El volcán

rule-EU-SCN-01 = Jugadores, héroes y objetivo
    .text = De uno a cuatro jugadores dirigen un héroe cada uno. Todos persiguen el objetivo del escenario elegido, pero en una partida competitiva gana en solitario el héroe con más reputación tras la puntuación final.

rule-EU-SCN-02 = El escenario se elige antes que nada
    .text = La preparación empieza eligiendo un escenario; este decide la tabla de mapa, la loseta inicial, la preparación adicional, el número de rondas y las reglas especiales. La cacería es la primera partida aconsejada y, por tanto, la opción por defecto.

rule-EU-SCN-03 = Todos los escenarios comparten las reglas básicas
    .text = Las reglas de este catálogo se aplican en todos los escenarios; un escenario solo les añade algo o sustituye partes concretas.

rule-EU-SCN-04 = La preparación del escenario va después de la normal
    .text = Cuando termina la preparación normal, se realizan los pasos adicionales del escenario antes de que empiece la ronda 1.

rule-EU-SCN-05 = Lo que decidirían los libros que faltan
    .text = Los efectos de las losetas, los recuadros de las cartas, las tablas y los escenarios están en el Apéndice y en el Libro de escenarios. No hemos podido disponer de ellos: donde el reglamento no muestra una cifra, la cifra es nuestra, deducida de lo impreso siempre que ha sido posible.
    .why = El reglamento remite a esos dos libros y no los repite.

rule-EU-SCN-06 = Momentos para las reglas de escenario
    .text = Un escenario puede actuar en estos momentos: tras la preparación normal; al inicio de una ronda, después de los tres pasos de apertura; al inicio y al fin de un turno; al fin de una ronda, antes de mover el marcador de ronda; cuando se revela una loseta; y antes y después de la puntuación final.
    .why = Falta el Libro de escenarios; unos momentos fijos mantienen separados los escenarios y las reglas básicas.

rule-EU-SCN-07 = Resultado de las partidas en solitario y cooperativas
    .text = En la partida en solitario y en la cooperativa, el objetivo del escenario decide entre éxito y fracaso; la reputación solo gradúa el resultado.
    .why = Sin oponentes, la mayor reputación no decide nada; cada escenario necesita un objetivo propio.

rule-EU-MST-01 = Loseta inicial
    .text = La loseta inicial del escenario se coloca primero y es el centro del mapa. Salvo que el escenario diga otra cosa, es la loseta de la iglesia sin sacerdote.

rule-EU-MST-02 = Número de losetas de mapa
    .text = Hay 76 losetas de mapa: capítulo I 18, II 14, III 15, IV 15, V 14. El número romano del capítulo figura en el reverso.

rule-EU-MST-03 = Grupos de losetas
    .text = Según su flecha inferior, cada loseta de mapa pertenece a un solo grupo: fija, de encuentro, de escenario (con un color por escenario) u otra. Las de encuentro llevan además el signo de interrogación amarillo.

rule-EU-MST-04 = Tabla de preparación del mapa
    .text = La tabla del escenario indica, por capítulo y número de jugadores, cuántas losetas de cada grupo entran en la pila. Un guion significa ninguna.

rule-EU-MST-05 = Las losetas fijas y de escenario se usan todas
    .text = Por cada capítulo en uso, toma todas las losetas fijas (en solitario, solo las dos con el icono de un jugador) y todas las losetas de escenario que pertenezcan al escenario elegido.

rule-EU-MST-06 = Las losetas de encuentro y las otras se roban sin verlas
    .text = Por cada capítulo, roba al azar y boca abajo el número de losetas de encuentro y de otras losetas que indique la tabla, sin que nadie vea su anverso.

rule-EU-MST-07 = La iglesia con el sacerdote queda aparte
    .text = La loseta inicial del capítulo I que muestra la iglesia junto con el sacerdote nunca cuenta como loseta de encuentro normal; se queda en la caja salvo que un escenario la pida.

rule-EU-MST-08 = Las losetas no usadas salen de la partida
    .text = Las losetas no elegidas vuelven a la caja y no pueden aparecer en esta partida.

rule-EU-MST-09 = Una sola pila, el capítulo más bajo arriba
    .text = Las losetas elegidas de cada capítulo se barajan por separado, boca abajo, y se apilan en una sola pila con el capítulo más alto abajo y el más bajo arriba.

rule-EU-MST-10 = Tabla de mapa de Defensa de los asentamientos
    .text = Capítulos I/II/III/IV. Fijas: 2/2/2/2 con 1 jugador, 3/3/3/3 con 2-4. De encuentro: 1/1/1/0 con 1-2 jugadores, 1/1/2/0 con 3-4. De escenario: ninguna. Otras: 1J 3/2/2/3, 2J 4/2/2/1, 3J 6/4/3/3, 4J 7/6/5/5.

rule-EU-MST-11 = Qué se sabe de la pila
    .text = El número de losetas restantes y el capítulo de la siguiente son públicos (los muestran los reversos); nadie sabe qué loseta viene después.
    .why = La pila está boca abajo y el reverso solo muestra el capítulo.

rule-EU-MST-12 = Empezar en la iglesia con el sacerdote
    .text = Una opción, desactivada por defecto. Con ella, la loseta inicial es la iglesia con el sacerdote en cualquier escenario: su encuentro se prepara con el mapa y sus misiones se cumplen en la iglesia.
    .why = El reglamento deja a cada escenario la elección de la loseta inicial (p. 5), y el libro de escenarios no está disponible: por eso deciden los jugadores.

rule-EU-HSU-01 = Seis héroes
    .text = Los héroes son Ael (blanco), Dral (azul), Keleia (amarillo), Maeldur (rojo), Skoldur (negro) y Taesiri (violeta), cada uno con su icono. Las fichas y losetas de un héroe llevan ese icono o color.

rule-EU-HSU-02 = Un héroe por jugador
    .text = Cada jugador elige un héroe que nadie más tenga y toma su tablero y sus piezas; las piezas de los héroes no elegidos vuelven a la caja.

rule-EU-HSU-03 = Piezas de un héroe
    .text = Cada héroe tiene 1 tablero, 1 figura, 2 dados, 2 juegos de 3 fichas de acción, 1 ficha de salud máxima, 25 fichas de héroe, 30 fichas de interacción de dos caras, 10 fichas de comercio, 12 fichas de daño, 2 cartas de control y 1 ficha de gólem. Skoldur tiene además el dado de Dwurt y 12 fichas de Dwurt.

rule-EU-HSU-04 = Zonas del tablero de héroe
    .text = Un tablero de héroe tiene espacios de héroe (algunos bloqueados con un coste en esencia u oro), un depósito de oro, tres espacios de acción más un cuarto del color del héroe, un contador de salud, espacios de equipo (algunos bloqueados con un coste en oro), 3 sacos, espacios de Gaar y espacios de gema o esencia.

rule-EU-HSU-05 = Salud inicial
    .text = Un héroe empieza con la salud máxima impresa en su tablero y con una salud actual igual a ella.

rule-EU-HSU-06 = Losetas de héroe iniciales
    .text = Las losetas iniciales del héroe (icono de héroe en el reverso) están desde el principio, sin pagar nada, boca arriba y preparadas en espacios cuyo icono coincide con el suyo.

rule-EU-HSU-07 = Pila de losetas de héroe
    .text = Las demás losetas de héroe forman una pila boca abajo ordenada por valor de reputación, con el más bajo arriba; las losetas de igual valor pueden estar en cualquier orden.

rule-EU-HSU-08 = Iconos de número de jugadores en las losetas de héroe
    .text = Una loseta de héroe con el icono de un jugador se usa solo en solitario, una con el icono de 2-4 jugadores solo con 2-4 jugadores, y una sin ninguno de los dos siempre; las excluidas van a la caja.

rule-EU-HSU-09 = Número de losetas de héroe
    .text = Hay 135 losetas de héroe: Maeldur 21; Ael, Dral y Keleia 22 cada uno; Skoldur y Taesiri 24 cada uno, contando las variantes por número de jugadores.

rule-EU-HSU-10 = Cuatro fichas de Gaar al empezar
    .text = Cada héroe empieza con una ficha de Gaar en cada uno de los cuatro espacios de Gaar. Skoldur empieza en cambio con fichas de Dwurt (EU-SKO-01).

rule-EU-HSU-11 = Las fichas esperan junto al tablero
    .text = Las fichas de héroe, acción, comercio, interacción y daño, los dos dados de héroe y la figura esperan junto al tablero; antes de la ronda 1 no hay ninguna ficha de acción en el tablero ni ningún héroe en el mapa.

rule-EU-HSU-12 = Sin oro ni objetos iniciales
    .text = Un héroe empieza con 0 de oro y sin objetos, salvo las fichas de Gaar (o Dwurt) y las losetas iniciales, a no ser que el escenario conceda más.
    .why = La lista de preparación nombra todas las piezas iniciales y el oro no está en ella.

rule-EU-HSU-13 = Variantes en una partida cooperativa
    .text = Solo el número de jugadores decide sobre los iconos de número de jugadores de las losetas de héroe: una partida cooperativa de 2-4 jugadores usa las losetas de 2-4 jugadores.
    .why = Los iconos nombran números de jugadores, no modos; la lista de preparación cooperativa solo cambia cartas.

rule-EU-TBS-01 = Jugador inicial y contador de rondas
    .text = Un jugador al azar es el jugador inicial durante toda la partida; una de sus fichas de héroe marca la casilla 1 del contador de rondas.

rule-EU-TBS-02 = La reputación empieza en 0
    .text = El marcador de reputación de cada héroe empieza en 0 salvo que el escenario fije otro valor.

rule-EU-TBS-03 = Reputación por encima de 50 y 100
    .text = El contador va de 0 a 50; cuando un héroe supera esos valores se añade una ficha de reputación marcada con 50 o 100. La reputación en sí no tiene límite superior.

rule-EU-TBS-04 = Pilas de comercio
    .text = Las losetas de mercader, alquimista y matadragones se separan por el reverso en tres pilas, cada una barajada, boca abajo y con su propia pila de descartes.

rule-EU-TBS-05 = Ofertas iniciales
    .text = Se reparten cuatro losetas de cada pila de comercio boca arriba en la columna de su lugar; esas doce losetas son las tres ofertas.

rule-EU-TBS-06 = Pociones de curación y sacos grises
    .text = Las 12 losetas de poción de curación y las 12 de saco gris forman reservas abiertas junto al tablero; todas las copias son iguales y nada se roba al azar.

rule-EU-TBS-07 = La reputación nunca baja de 0
    .text = Toda pérdida de reputación se detiene en 0, también durante la puntuación final; la parte que no puede perderse se ignora.
    .why = El texto sobre morir fuera del combate dice que la pérdida se aplica en lo posible, y el contador no tiene casillas negativas.

rule-EU-TBS-08 = Oro para quienes juegan después
    .text = Una opción, desactivada por defecto. Con ella, en la partida competitiva el segundo héroe en orden de turno empieza con 1 de oro, el tercero con 2 y el cuarto con 3; el primero empieza sin oro. En solitario y en la partida cooperativa nadie lo recibe.
    .why = En la lista impresa de lo que tiene cada héroe al empezar no figura el oro. La opción existe para los grupos que quieran compensar que el jugador inicial vaya primero en todas las rondas.

rule-EU-OSU-01 = Dado de la esperanza e Intervención de Shii
    .text = La hoja de referencia y la carta Intervención de Shii quedan a la vista; el dado de la esperanza empieza por su cara en blanco, valor 0.

rule-EU-OSU-02 = Las cartas de encuentro esperan
    .text = Las cartas de encuentro quedan separadas por tipo y sin usar, y las demás piezas de un encuentro quedan en la caja, hasta que se revele la loseta de mapa correspondiente.

rule-EU-OSU-03 = Pilas de recursos naturales
    .text = Se barajan por separado tres pilas boca abajo: montaña 25, lago 25 y cueva 24 losetas.

rule-EU-OSU-04 = Pilas de tesoros
    .text = Las losetas de tesoro de nivel 1, 2 y 3 forman tres pilas boca abajo de 20, barajadas por separado.

rule-EU-OSU-05 = Mazos de monstruos
    .text = Las cartas de monstruo se separan por nivel y se barajan en tres mazos boca abajo: nivel 1 con 14, nivel 2 con 14 y nivel 3 con 12 cartas.

rule-EU-OSU-06 = Mazos de plata y de oro
    .text = Las cartas de plata y de oro forman dos mazos barajados boca abajo. En la partida competitiva se dejan fuera las cartas con el icono de un jugador, de modo que hay 24 cartas de plata y 24 de oro.

rule-EU-OSU-07 = Cartas de control según el número de jugadores
    .text = Con 2 jugadores no se usan cartas de control. Con 3 o 4 jugadores se barajan en un solo mazo boca abajo las cartas de control de los héroes en juego y de ninguno más.

rule-EU-OSU-08 = Reserva general
    .text = Las gemas, las esencias y las fichas de Gaar, caos, movimiento, efecto global y oro forman reservas abiertas, y las cuatro cartas de elemental están boca arriba para que todos las lean. Cada tipo de loseta y de carta tiene su propia pila de descartes.

rule-EU-OSU-09 = Las cartas de combate no salen de la caja en la partida competitiva
    .text = Las 36 cartas de combate solo se usan en las partidas en solitario y cooperativas.

rule-EU-OSU-10 = Número impreso de fichas
    .text = La caja indica 64 fichas de oro, 30 de Gaar, 12 de Dwurt, 15 de caos, 6 de movimiento, 2 de efecto global y 60 de esencia (15 por tipo), y 110 gemas (15 de cada: amatista, esmeralda, ónice, ópalo, rubí, zafiro; 10 piedras demoníacas; 10 diamantes). No son límites (EU-GLD-04).

rule-EU-RND-01 = Inicio de una ronda
    .text = Cada ronda se abre con tres pasos para todos los jugadores, en este orden: colocar fichas de acción, preparar losetas, voltear gemas. Solo entonces empieza el primer turno.

rule-EU-RND-02 = Tres fichas de acción por ronda
    .text = Cada jugador coloca en su sitio una ficha de acción de minería, una de comercio y una de combate, además de la ficha conservada en el cuarto espacio.

rule-EU-RND-03 = Preparar
    .text = Todo objeto y toda habilidad agotados se enderezan al inicio de la ronda.

rule-EU-RND-04 = Las gemas se activan
    .text = Toda gema inactiva se voltea a su cara activa al inicio de la ronda.

rule-EU-RND-05 = Orden de turno
    .text = Empezando por el jugador inicial y en sentido horario, cada jugador realiza exactamente un turno por ronda.

rule-EU-RND-06 = Fin de la ronda
    .text = Cuando el último jugador termina, el marcador de ronda avanza una casilla y empieza una nueva ronda con el mismo jugador inicial, salvo que la partida haya terminado.

rule-EU-RND-07 = Fin de la partida
    .text = La partida termina cuando se completa el número de rondas del escenario; la puntuación final sigue de inmediato.

rule-EU-RND-08 = Todos preparan a la vez
    .text = Los pasos de apertura se hacen para todos los jugadores a la vez, antes del primer turno; las losetas agotadas que estén en la reserva de un héroe junto al tablero también se preparan.
    .why = El texto enumera los pasos para todos los jugadores antes de que empiecen los turnos, y la nota sobre losetas retiradas dice que se preparan con normalidad.

rule-EU-TRN-01 = El primer turno empieza en la iglesia
    .text = Al inicio de su primer turno, un héroe se coloca en la iglesia, el centro de la loseta inicial, salvo que el escenario nombre otro lugar.

rule-EU-TRN-02 = En qué consiste un turno
    .text = En tu turno puedes mover, realizar acciones de minería, comercio y combate y acciones gratuitas, y usar objetos y habilidades, en cualquier orden y tantas veces como permitan las fichas, las habilidades y los lugares. También puedes no hacer nada.

rule-EU-TRN-03 = Las acciones pueden repetirse
    .text = La misma acción puede realizarse varias veces en un turno si varias fichas o habilidades la proporcionan.

rule-EU-TRN-04 = Acciones gratuitas
    .text = Las acciones gratuitas no requieren ficha ni habilidad, solo el lugar adecuado, y su número no tiene límite. Una acción gratuita no puede interrumpir una acción.

rule-EU-TRN-05 = El movimiento puede interrumpirse
    .text = Los puntos de movimiento sobrantes siguen disponibles después de una acción o acción gratuita dentro del mismo turno.

rule-EU-TRN-06 = Reposición de cartas de encuentro al fin del turno
    .text = Si el jugador cumplió misiones este turno, al terminarlo se roban cartas para que haya dos boca arriba junto a cada mazo de encuentro revelado, mientras el mazo alcance.

rule-EU-TRN-07 = Héroes que aún no están en el mapa
    .text = Antes de su primer turno un héroe no está en ningún espacio: nada del mapa puede afectarle y él no puede afectar a nada. Su jugador sí puede ser jugador-monstruo.
    .why = El héroe solo se coloca al inicio de su propio primer turno.

rule-EU-TRN-08 = Los puntos de movimiento forman una sola reserva
    .text = Todos los puntos de movimiento obtenidos en un turno van a una reserva, que puede aumentarse en cualquier momento de tu turno fuera del combate. La reserva se vacía al fin del turno y cuando el héroe muere; las fichas de acción sin gastar nunca se pierden por morir.
    .why = El texto sobre la muerte solo quita los puntos ya marcados con fichas de movimiento y deja al jugador seguir con las fichas y habilidades sin usar.

rule-EU-TRN-09 = Qué puede ocurrir dentro de una acción
    .text = Mientras hay abierta una acción de minería, comercio o combate no es posible ninguna acción gratuita ni movimiento; las losetas, pociones y gemas que funcionan fuera del combate sí pueden usarse dentro de la minería y el comercio.
    .why = Solo se prohíbe que las acciones gratuitas interrumpan una acción; usar objetos «fuera del combate» depende solo del combate.

rule-EU-TRN-10 = Las reposiciones esperan al fin del turno
    .text = Las nuevas cartas de encuentro y el nuevo contrato de caza aparecen solo al fin del turno del jugador activo. Así, en un turno pueden completarse como máximo dos misiones por encuentro y un monstruo de élite.
    .why = Ambos textos sitúan la reposición al fin del turno.

rule-EU-TRN-11 = Orden del fin del turno
    .text = Un turno termina en este orden: resolver o evitar el dado de Dwurt (Skoldur), elegir la ficha que se conserva y retirar las demás, perder los puntos de movimiento, reponer encuentros, revelar un nuevo contrato de caza, aplicar los pasos del escenario. Los límites pendientes de objetos y cartas se resuelven antes de conservar la ficha.
    .why = El reglamento enumera estas cosas sin orden; este permite concluir una muerte por el dado de Dwurt antes que nada.

rule-EU-TRN-12 = Inicio en un hexágono normal
    .text = Si un escenario hace empezar a un héroe en un hexágono en vez de en un centro, la colocación cuenta como entrar en ese hexágono: el fuego y el agua actúan y se revelan los vecinos que falten.
    .why = Un héroe nunca debe estar en un hexágono con lados abiertos mientras queden losetas.

rule-EU-TOK-01 = Fichas de acción
    .text = Hay 36 fichas de acción: por cada héroe, dos juegos de una ficha de minería, una de comercio y una de combate. Cada ficha muestra un valor de movimiento y una acción.

rule-EU-TOK-02 = Usar una ficha de acción
    .text = Retira la ficha del tablero y elige una cosa: obtener sus puntos de movimiento o realizar su acción. Cada ficha sirve una vez por turno.

rule-EU-TOK-03 = Valores de movimiento de las fichas
    .text = La ficha de combate da 3 puntos de movimiento (valor nuestro: el reglamento no lo imprime), la de comercio 2 y la de minería 1.

rule-EU-TOK-04 = Conservar una ficha
    .text = Al fin del turno, el jugador puede poner una ficha de acción sin usar en el cuarto espacio; estará disponible el turno siguiente junto a las tres nuevas. Todas las demás fichas sin usar se retiran.

rule-EU-TOK-05 = Una ficha conservada puede conservarse otra vez
    .text = Puede guardarse cualquier ficha sin usar, incluida la que ya está en el cuarto espacio; ese espacio nunca contiene más de una ficha.
    .why = La regla habla de cualquier ficha sin usar y de un solo espacio.

rule-EU-TOK-06 = Habilidades que conceden una acción
    .text = Una habilidad u objeto que muestre un símbolo de acción puede usarse, agotándolo, para realizar esa acción sin ficha de acción.

rule-EU-GLD-01 = Mazos y pilas vacíos
    .text = Cuando hay que robar una carta o loseta y su mazo o pila está vacío, antes se baraja su pila de descartes para formar uno nuevo.

rule-EU-GLD-02 = Los mazos de encuentro no se renuevan
    .text = Los mazos de encuentro son la excepción: una vez vacíos, así se quedan.

rule-EU-GLD-03 = Sin intercambios entre jugadores
    .text = Los héroes nunca se dan ni se quitan componentes salvo que una regla lo diga, ni siquiera en la partida cooperativa.

rule-EU-GLD-04 = Las reservas son ilimitadas
    .text = Las fichas no están limitadas por el número impreso; si se necesita más de un componente, lo hay.

rule-EU-GLD-05 = Prioridad de las reglas
    .text = El texto de los componentes, las reglas del escenario y el Apéndice prevalecen sobre las reglas básicas.

rule-EU-GLD-06 = Pila y descartes vacíos
    .text = Si no se puede robar nada ni siquiera tras volver a barajar, el robo se omite: un hueco de la oferta queda vacío, una loseta de tesoro o recompensa no se obtiene, una carta no se roba. El resto del efecto continúa.
    .why = La regla de oro solo cubre un mazo vacío con pila de descartes; omitir el robo es la consecuencia más pequeña.

rule-EU-GLD-07 = No quedan cartas de monstruo de un nivel
    .text = Si todas las cartas de monstruo de un nivel están guardadas como trofeos, se copia al azar una carta de ese nivel para el combate; la copia no puede tomarse como trofeo y después desaparece.
    .why = Pueden guardarse hasta 12 trofeos a la vez y el nivel 3 solo tiene 12 cartas; el combate debe seguir siendo posible.

rule-EU-GLD-08 = Información abierta y oculta
    .text = Abierto para todos: cuanto hay en el mapa y en los tableros de héroe, sacos incluidos, el oro, la reputación, las pilas de descartes, las ofertas, las cartas boca arriba y la lista de losetas de un héroe. Oculto: el orden de todos los mazos y pilas boca abajo (también para sus dueños) y el anverso de las cartas de plata, oro y control en mano, que solo ve su dueño, aunque todos conocen su número.
    .why = Las manos y los mazos boca abajo se nombran como tales; los tableros de héroe están a la vista y las hojas de héroe enumeran las losetas.

rule-EU-ROL-01 = Hacer una tirada de héroe
    .text = Una tirada de héroe es la suma de los dos dados del héroe, cambiada por los modificadores.

rule-EU-ROL-02 = Dados
    .text = Los dados de héroe y del monstruo tienen seis caras con valores 1-6, y las caras opuestas suman 7.

rule-EU-ROL-03 = Efectos de trébol
    .text = En una tirada de héroe puede usarse cualquier número de objetos y habilidades con icono de trébol; cada uno cambia el valor en su cifra.

rule-EU-ROL-04 = Fichas de Gaar en una tirada de héroe
    .text = Por cada ficha de Gaar devuelta a la reserva, el jugador debe repetir la tirada de uno de sus dados, a su elección, y suma 2 a la tirada. El resultado se ve antes de decidir sobre otra ficha.

rule-EU-ROL-05 = El aire y la tierra actúan en las tiradas de héroe
    .text = Una tirada de héroe hecha en un espacio bajo el poder del aire o de la tierra cambia por él; si influyen ambos, primero se aplica el aire. El aire voltea a su cara opuesta el mayor de dos dados desiguales; la tierra suma 2.

rule-EU-ROL-06 = Ejemplo de tirada de héroe
    .text = Orden de una tirada completa: dados, aire, tierra y después los modificadores propios del jugador en cualquier orden.

rule-EU-ROL-07 = Fichas de Gaar una tras otra
    .text = En una tirada puede gastarse cualquier número de fichas de Gaar, de una en una; repetir la tirada es obligatorio, y cada vez puede ser el mismo dado o el otro.
    .why = El texto exige repetir una tirada por ficha y permite ver el resultado antes de la siguiente.

rule-EU-ROL-08 = El poder del aire actúa una vez
    .text = El poder del aire solo cambia los dados de la tirada inicial; los dados que se repiten después no se voltean de nuevo.
    .why = En el ejemplo impreso, el dado repetido no vuelve a compararse.

rule-EU-ROL-09 = Efectos de trébol sin icono de momento
    .text = Un efecto de trébol sin icono de momento, como el de la esmeralda, puede usarse en cualquier tirada de héroe propia, dentro o fuera del combate. Un trébol con icono solo funciona en esa ventana.
    .why = El paso C del ataque del héroe permite los efectos de trébol como en las tiradas de héroe normales, y la esmeralda se describe como válida en cualquier tirada de héroe.

rule-EU-ROL-10 = La ventana de la tirada
    .text = Tras los dados, el aire y la tierra, puedes usar modificadores uno tras otro hasta que pares; entonces el valor queda fijado. Fuera del combate nadie más puede cambiar la tirada. El valor no tiene límite inferior ni superior.
    .why = El reglamento no da un orden entre los modificadores propios del jugador, así que vale cualquiera hasta que este se detiene.

rule-EU-ROL-11 = Objetos durante una tirada de héroe
    .text = Fuera de combate, quien tira puede usar además, mientras la tirada siga abierta, los objetos y habilidades con el icono «dentro y fuera del combate»: los que dan Gaar o Dwurt, que pueden gastarse en esa misma tirada, y los que curan.
    .why = El icono no indica ningún paso y, fuera de combate, nada impide usar un objeto entre los dados y su efecto.

rule-EU-MOV-01 = Obtener puntos de movimiento
    .text = Usar una ficha de acción, habilidad u objeto por su símbolo de movimiento añade a la reserva del héroe el número impreso de puntos de movimiento.

rule-EU-MOV-02 = Precio de un paso
    .text = Moverse a un hexágono adyacente cuesta 1 punto de movimiento, sea cual sea el terreno. Las losetas especiales tienen un espacio central adicional (EU-SPC-02).

rule-EU-MOV-03 = Los héroes no bloquean
    .text = Un héroe puede atravesar un espacio con cualquier número de otros héroes o detenerse en él.

rule-EU-MOV-04 = Los puntos de movimiento no usados se pierden
    .text = Los puntos de movimiento que queden al fin del turno se pierden.

rule-EU-MOV-05 = Solo se entra en espacios revelados
    .text = Un héroe solo se mueve a un hexágono revelado que comparta un lado, o entre el centro de una loseta especial y sus tres hexágonos; no se puede entrar en lugares sin loseta.
    .why = Siempre se revelan losetas alrededor de un héroe, así que solo hay un lugar descubierto cuando la pila está vacía.

rule-EU-REV-01 = Cuándo se revelan losetas
    .text = Cada vez que un héroe entra en un hexágono con menos de seis vecinos revelados y la pila no está vacía, se añaden losetas de inmediato hasta que existan los seis. Esto interrumpe el movimiento; después el turno continúa.

rule-EU-REV-02 = Pasos para revelar
    .text = El jugador elige un lugar sin cubrir junto al héroe, roba la loseta superior y la coloca allí boca arriba; lo repite hasta rodear el hexágono. Puede elegir el siguiente lugar después de ver la loseta anterior.

rule-EU-REV-03 = Todas las losetas van en el mismo sentido
    .text = Los símbolos de la parte superior e inferior de cada loseta muestran su orientación; una loseta nunca se gira.

rule-EU-REV-04 = Los capítulos se encadenan
    .text = Las losetas siempre salen de lo alto de la única pila, aunque eso mezcle capítulos en una misma revelación; un paso posterior del mismo turno puede revelar otra vez.

rule-EU-REV-05 = Los encuentros y elementales actúan al revelarse
    .text = Un encuentro revelado se prepara de inmediato (EU-ENC-01) y un elemental revelado surte efecto de inmediato (EU-ELM-02, EU-ELM-03), antes de robar la siguiente loseta.

rule-EU-REV-06 = Límite de mapa opcional
    .text = Los jugadores pueden acordar antes de la partida una zona fuera de la cual no se coloca ninguna loseta.

rule-EU-REV-07 = Retícula de losetas
    .text = Las losetas solo encajan de una manera, así que una loseta nunca se gira al colocarla en un hueco abierto; solo eliges cuál de los 1 a 3 huecos abiertos llenas primero.
    .why = Se probaron todas las colocaciones posibles: a partir de la loseta inicial, los seis vecinos de cualquier hexágono pueden cubrirse con losetas sin girar de una única manera, y resultan ambos ejemplos impresos (tres losetas, luego una).

rule-EU-REV-08 = La pila se vacía al revelar
    .text = Si la pila se agota, se deja de revelar; los lugares sin cubrir son el borde del mundo durante el resto de la partida. El límite de mapa acordado es una opción, por defecto ninguno.
    .why = Solo se añaden losetas mientras queden.

rule-EU-REV-09 = Orden al entrar en un hexágono
    .text = Al entrar: (a) el fuego o el agua que actúan sobre el hexágono tal como está, (b) las losetas se revelan de una en una, cada una con su preparación de encuentro y su nuevo efecto de fuego o agua, (c) combate si hay un monstruo invicto. Morir en (a) o (b) es una muerte fuera del combate y la acción de combate no se gasta.
    .why = Tanto revelar como combatir se llaman inmediatos; revelar primero hace que el aire y la tierra junto al campo de batalla se conozcan antes de la lucha.

rule-EU-REV-10 = Morir al llegar corta la secuencia
    .text = Si el héroe muere en la parte (a) o (b) de EU-REV-09, se omiten las partes restantes: no se revela ninguna loseta más para ese hexágono y no hay combate. Los lados abiertos se llenan cuando el siguiente héroe entre en el hexágono.
    .why = Se añaden losetas alrededor de un héroe que está en el hexágono; un héroe muerto ya está en la iglesia.

rule-EU-REV-11 = Hasta dónde llega un límite acordado
    .text = Un límite acordado cuenta los pasos hasta la iglesia, cuyos tres hexágonos están a un paso de ella. Una loseta solo se coloca si sus tres hexágonos quedan dentro del límite.
    .why = Contado desde el centro, el límite es igual por todos los lados y ninguna parte del mapa queda fuera de la zona acordada.

rule-EU-HEX-01 = Una loseta de mapa
    .text = Una loseta de mapa son tres hexágonos adyacentes entre sí; su reverso muestra el capítulo y su anverso los símbolos de orientación y la flecha de grupo. Un hexágono muestra un lugar, un icono de monstruo con su botín, ambos o ninguno (tierra vacía).

rule-EU-HEX-02 = Hexágonos de minería
    .text = Las montañas, los lagos y las cuevas son hexágonos de minería; cada uno da su propio recurso natural.

rule-EU-HEX-03 = Hexágonos de tesoro
    .text = Los hexágonos de tesoro tienen nivel 1, 2 o 3 y dan una loseta de la pila de ese nivel.

rule-EU-HEX-04 = Hexágonos de elemental
    .text = Un elemental de aire, tierra, agua o fuego influye en su propio hexágono y en todos los adyacentes.

rule-EU-HEX-05 = Portales, lugares de comercio y encuentros
    .text = Los portales permiten viajar entre portales; los mercaderes, los alquimistas y las Torres de los Matadragones son los lugares de comercio; todo encuentro lleva el signo de interrogación y ofrece misiones.

rule-EU-HEX-06 = Leyendas y otros lugares
    .text = Las losetas de leyenda y otros lugares especiales solo aparecen si el escenario los usa; las leyendas ofrecen misiones por artefactos, los demás lugares siguen el escenario.

rule-EU-ENC-01 = Preparar un encuentro revelado
    .text = Cuando se revela una loseta de encuentro, se toman y barajan todas las cartas de su tipo; tantas como jugadores + 2 forman su mazo boca abajo y las demás vuelven a la caja sin verlas.

rule-EU-ENC-02 = Dos misiones a la vista
    .text = Dos cartas del nuevo mazo se ponen boca arriba a su lado.

rule-EU-ENC-03 = Cartas de la bruja según el modo
    .text = La bruja tiene 7 cartas multijugador y 7 de un jugador; en la partida competitiva solo se usan las cartas sin el icono de un jugador.

rule-EU-ENC-04 = Losetas de recompensa de un encuentro
    .text = El cazador, el armero y la bruja tienen losetas de recompensa; se barajan y se dejan como pila boca abajo junto a las cartas del encuentro cuando este se revela.

rule-EU-ENC-05 = Cartas de encuentro
    .text = Hay 105 cartas de encuentro: 14 tipos con 7 cartas cada uno y 7 cartas más de la bruja para las partidas en solitario y cooperativas.

rule-EU-TEL-01 = Teletransporte
    .text = Al teletransportarse, el héroe se coloca de inmediato en el espacio elegido y no gasta puntos de movimiento.

rule-EU-TEL-02 = Teletransporte sobre un monstruo
    .text = Un hexágono con un monstruo invicto solo puede elegirse si allí se realiza de inmediato una acción de combate.

rule-EU-TEL-03 = Teletransporte a un centro
    .text = El centro de una loseta especial solo puede ser destino cuando los tres hexágonos que lo rodean están liberados.

rule-EU-TEL-04 = Usar un portal
    .text = Un héroe situado en un hexágono de portal puede activarlo y teletransportarse, sin puntos de movimiento, a otro portal de su elección.

rule-EU-TEL-05 = Un portal funciona una vez por visita
    .text = Un portal usado no puede volver a usarse en el mismo turno hasta que el héroe haya salido de él y regresado.

rule-EU-TEL-06 = Teletransporte N
    .text = Un icono de teletransporte con el número N mueve al héroe hasta N hexágonos; el centro de una loseta especial está a distancia 1 de cada hexágono de esa loseta.

rule-EU-TEL-07 = El portal de llegada cuenta como usado
    .text = Tras un salto de portal, ambos portales cuentan como usados este turno; cada uno vuelve a funcionar cuando el héroe ha salido de su hexágono y regresado por cualquier medio distinto de este salto.
    .why = Sin esto, saltar de un portal a otro y volver activaría el poder del agua una y otra vez a cambio de nada.

rule-EU-TEL-08 = Medir y llegar
    .text = La distancia de un teletransporte se cuenta en línea recta, de hexágono en hexágono, también sobre huecos donde aún no hay loseta; el destino debe ser un espacio revelado. Los monstruos no lo impiden; un centro cerrado no puede ser el destino. Llegar cuenta como entrar: se aplican fuego, agua, losetas nuevas y combate.
    .why = El icono da un número de hexágonos y ningún camino (p. 13); el reglamento solo exige un camino por losetas reveladas para el grifo (p. 35). El texto de los elementales trata un teletransporte como un movimiento, y las losetas nuevas llegan al entrar en un hexágono.

rule-EU-TEL-09 = Portales con monstruos
    .text = Un hexágono de portal con un monstruo invicto solo es un destino legal con una acción de combate disponible, que se gasta de inmediato.
    .why = La restricción general del teletransporte se aplica también a los portales.

rule-EU-LIB-01 = Iconos de monstruo
    .text = Un icono de monstruo con una, dos o tres espadas señala un monstruo de nivel 1, 2 o 3; los niveles más altos son más difíciles y pagan mejor.

rule-EU-LIB-02 = Entrar en un hexágono de monstruo
    .text = Un héroe que entra en un hexágono con un monstruo invicto debe detenerse y realizar de inmediato una acción de combate; sin una acción de combate disponible no puede entrar en el hexágono ni cruzarlo.

rule-EU-LIB-03 = Monstruo invicto
    .text = Un monstruo está invicto mientras su hexágono muestre un icono de monstruo y no haya allí ninguna ficha de héroe, comercio o interacción de ningún jugador.

rule-EU-LIB-04 = Hexágonos liberados
    .text = Un hexágono está liberado si no tiene icono de monstruo o su monstruo ha sido derrotado. Todas las acciones salvo el combate, y todas las acciones gratuitas, requieren un hexágono liberado.

rule-EU-LIB-05 = La acción de combate queda reservada
    .text = Solo es legal entrar si en ese momento hay una ficha de combate en el tablero o una habilidad preparada que conceda combate; el jugador dice cuál, queda reservada al entrar y se gasta cuando empieza el combate. Una ficha de combate ya convertida en puntos de movimiento no cuenta.
    .why = La regla prohíbe entrar sin una acción de combate sin usar y exige el combate de inmediato.

rule-EU-ELM-01 = Zona de un poder
    .text = El poder de un elemental influye en su propio hexágono y en cada hexágono adyacente; las fichas sobre el elemental no cambian eso.

rule-EU-ELM-02 = Poder del fuego
    .text = Un héroe que se mueve a un hexágono bajo el poder del fuego, o que revela una loseta que pone su propio hexágono bajo ese poder, sufre 2 heridas.

rule-EU-ELM-03 = Poder del agua
    .text = Un héroe que se mueve a un hexágono bajo el poder del agua, o que revela una loseta que pone su propio hexágono bajo ese poder, cura 2 heridas.

rule-EU-ELM-04 = El teletransporte cuenta como movimiento
    .text = Llegar por teletransporte a un hexágono bajo el poder del fuego o del agua tiene el mismo efecto que moverse allí.

rule-EU-ELM-05 = El mismo poder solo una vez
    .text = Varios elementales de un mismo tipo que influyen en un hexágono cuentan como uno.

rule-EU-ELM-06 = El fuego y el agua se anulan
    .text = Un hexágono bajo el poder del fuego y del agua a la vez no causa heridas ni curación.

rule-EU-ELM-07 = El aire y la tierra en combate
    .text = El poder del aire y el de la tierra cambian las tiradas de héroe y, en combate, también las tiradas del monstruo.

rule-EU-ELM-08 = Poderes que llegan al revelar
    .text = Un poder revelado actúa sobre el héroe que revela solo si su hexágono no estaba ya bajo ese poder y no está bajo el poder opuesto una vez colocada la loseta. Nada de lo ya sufrido o curado se deshace.
    .why = El texto habla de una loseta que hace que el hexágono quede bajo influencia, y los dos poderes se anulan entre sí.

rule-EU-ELM-09 = Solo afecta al héroe que revela
    .text = Un elemental recién revelado actúa solo sobre el héroe cuya entrada causó la revelación, nunca sobre otros cercanos.
    .why = Ambos textos hablan del jugador que revela.

rule-EU-ELM-10 = Figuras de elementales
    .text = Hay 7 elementales de aire, 7 de fuego, 6 de tierra y 6 de agua; las losetas de mapa muestran exactamente esos números.

rule-EU-SPC-01 = Qué losetas son especiales
    .text = Las losetas especiales son la iglesia, las Torres de los Matadragones, la fortaleza de mercenarios, el señor y las leyendas.

rule-EU-SPC-02 = El centro es un cuarto espacio
    .text = Una loseta especial tiene cuatro espacios: sus tres hexágonos y el centro. El centro solo conecta con esos tres hexágonos, que también conectan directamente entre sí.

rule-EU-SPC-03 = Precio del centro
    .text = Un paso de un hexágono de la loseta a su centro, o al revés, cuesta 1 punto de movimiento.

rule-EU-SPC-04 = El centro puede estar cerrado
    .text = No se puede entrar en el centro hasta que los tres hexágonos de la loseta estén liberados.

rule-EU-SPC-05 = Propiedades de un espacio central
    .text = Un centro no tiene poder elemental, no revela losetas y no contiene monstruos. Los hexágonos de la loseta sin icono de monstruo cuentan como liberados.
    .why = Los poderes y las revelaciones hablan de hexágonos y de los que los rodean; el centro solo toca su propia loseta.

rule-EU-SPC-06 = Lugar de una loseta especial
    .text = El servicio de una loseta especial (iglesia, comercio en las torres, misiones de la fortaleza, el señor y las leyendas) solo está disponible en su espacio central.
    .why = Está impreso para la iglesia y las torres, y el ejemplo de la fortaleza teletransporta al centro; para todas se usa la misma lectura.

rule-EU-MIN-01 = Minería
    .text = En un hexágono de minería liberado, un héroe puede realizar una acción de minería: roba la loseta superior de la pila de ese terreno y la guarda en un saco.

rule-EU-MIN-02 = Una vez por héroe y hexágono
    .text = El héroe que extrae pone en el hexágono una ficha de interacción propia con la cara del pico hacia arriba. Con exactamente una ficha propia allí no puede volver a extraer en ese hexágono.

rule-EU-MIN-03 = Pagar a los mineros anteriores
    .text = Quien extrae en un hexágono donde los oponentes tienen fichas de interacción paga 1 de oro a cada uno de ellos, tenga las fichas que tenga allí.

rule-EU-MIN-04 = Dos fichas propias
    .text = Con dos fichas de interacción propias en el hexágono (por derrotar a su monstruo), un héroe extrae retirando una de ellas y no paga a nadie.

rule-EU-MIN-05 = Vagoneta
    .text = Con un símbolo de vagoneta utilizable, el héroe roba las tres losetas superiores en vez de una, se queda una y descarta las demás. Por acción de minería puede usarse como máximo un símbolo así.

rule-EU-MIN-06 = Losetas de recurso natural
    .text = Una loseta de recurso natural no tiene precio de compra; muestra una o dos opciones de venta compuestas de oro, reputación y gemas. Se venden en acciones de comercio o se gastan en misiones.

rule-EU-MIN-07 = Hay que pagar a todos los dueños
    .text = Si el héroe no puede pagar a cada oponente con una ficha en el hexágono, no puede extraer allí.
    .why = El reglamento lo dice para enfrentarse a elementales; la frase sobre la minería hace el pago igualmente obligatorio.

rule-EU-MIN-08 = Efecto de dos fichas
    .text = Las dos fichas de quien liberó significan una extracción gratuita posterior; tras ella queda una ficha y ya no es posible extraer más. Antes de ella, ambas fichas cuentan en el mapa.
    .why = Una ficha bloquea, dos permiten retirar una; nada más cambia el número.

rule-EU-MIN-09 = Sin losetas que extraer
    .text = Si la pila y los descartes del terreno están vacíos, allí no se ofrece la acción de minería.
    .why = Una acción sin ningún efecto no debería consumir una ficha.

rule-EU-MIN-10 = Vagoneta con pocas losetas
    .text = Si, incluso tras volver a barajar, pueden robarse menos de tres losetas con una vagoneta, el héroe elige entre las disponibles.
    .why = La regla de oro solo vuelve a barajar la pila de descartes; robar menos es el cambio más pequeño.

rule-EU-TRD-01 = Dónde se puede comerciar
    .text = Una acción de comercio requiere un lugar de comercio: un hexágono liberado de mercaderes o alquimistas.

rule-EU-TRD-02 = Comercio en las Torres de los Matadragones
    .text = En las Torres de los Matadragones, el héroe debe estar en el centro y los tres hexágonos de la loseta deben estar liberados.

rule-EU-TRD-03 = Fichas de comercio
    .text = Quien libera un hexágono de lugar de comercio derrotando a su monstruo pone allí una ficha de comercio propia; un hexágono nunca contiene fichas de comercio de más de un jugador.

rule-EU-TRD-04 = Tasa al liberador
    .text = Una acción de comercio empieza pagando 1 de oro a otro jugador cuya ficha de comercio esté en el hexágono. Un héroe sin oro tiene que empezar vendiendo algo para poder pagar.

rule-EU-TRD-05 = Los siete tratos
    .text = Tras la tasa, el héroe puede, en cualquier orden y cualquier número de veces, comprar objetos, vender objetos, curarse, comprar Gaar (solo en las Torres de los Matadragones), descubrir losetas de héroe, entrenar habilidades y desbloquear espacios de héroe o de equipo, hasta que termine la acción.

rule-EU-TRD-06 = Ofertas
    .text = Cada tipo de lugar de comercio tiene en el tablero una oferta de cuatro losetas; un héroe solo puede comprar de la oferta del lugar donde está.

rule-EU-TRD-07 = Precios de las losetas
    .text = Cuando hay dos números, el superior es el precio de compra y el inferior, entre paréntesis, el de venta. Las habilidades solo tienen coste de entrenamiento y no pueden venderse; los recursos naturales solo tienen opciones de venta y no pueden comprarse.

rule-EU-TRD-08 = Compra y reposición
    .text = Una loseta comprada se paga a su precio de compra y su hueco se repone de inmediato desde la pila, antes de que el jugador decida sobre la siguiente compra.

rule-EU-TRD-09 = Una compra se coloca de inmediato
    .text = Un objeto comprado debe usarse, equiparse o guardarse en un saco de inmediato.

rule-EU-TRD-10 = Cambiar la oferta
    .text = En cualquier punto de una acción de comercio puede sustituirse toda la oferta del lugar: se descartan todas sus losetas y se roban cuatro nuevas. El primer cambio de una acción es gratis, cada uno posterior cuesta 1 de oro y no hay límite.

rule-EU-TRD-11 = Comprar el equipo propio descubierto
    .text = Las armas y los escudos que haya entre las losetas descubiertas del héroe pueden comprarse en cualquier lugar de comercio.

rule-EU-TRD-12 = Vender objetos
    .text = En cualquier lugar de comercio, un héroe puede vender tantos objetos como quiera, cada uno por su precio de venta. Una loseta vendida va a su pila de descartes, las gemas y esencias a la reserva, las losetas de héroe de equipo fuera de la partida.

rule-EU-TRD-13 = Vender gemas y esencias
    .text = Una gema puesta en un equipo no puede quitarse, pero sube en 1 el precio de venta de esa loseta, activa o no. Una gema suelta, o una esencia que no esté en una habilidad, se vende por 2 de oro.

rule-EU-TRD-14 = No se venden
    .text = Las fichas de Gaar y de Dwurt no pueden venderse.

rule-EU-TRD-15 = Vender un recurso natural
    .text = Quien vende toma todo el oro, la reputación y las gemas de una opción; una barra separa dos opciones de las que solo se toma una. La loseta se descarta.

rule-EU-TRD-16 = Curación por comercio
    .text = Por 1 de oro, el héroe cura 2 heridas en los mercaderes, 3 en los alquimistas y 4 en las Torres de los Matadragones; puede repetirse. Los tres valores son nuestros.

rule-EU-TRD-17 = Comprar Gaar
    .text = En las Torres de los Matadragones las fichas de Gaar cuestan 1 de oro cada una, en cualquier cantidad.

rule-EU-TRD-18 = Cuando no se puede pagar la tasa
    .text = La tasa se debe una vez por acción de comercio, al inicio. Con poco oro, el único paso legal es una venta, repetida hasta tener y pagar toda la tasa (en las torres, hasta 3 de oro, EU-TRD-19); si su oro y todo lo que podría vender no cubren la tasa, la acción de comercio no se ofrece.
    .why = El texto permite a un héroe sin oro vender primero, y solo el resto de la acción depende del pago.

rule-EU-TRD-19 = Tasa en las torres
    .text = En las Torres de los Matadragones, cada oponente con una o más fichas de comercio en la loseta recibe 1 de oro como tasa. Una opción cambia a la lectura literal (el centro no tiene ficha, así que no hay tasa).
    .why = Las fichas de comercio están en los hexágonos exteriores mientras quien comercia está en el centro; la regla cooperativa habla de un lugar con una ficha, y los liberadores deben ganar algo.

rule-EU-TRD-20 = Sin exceso por compras
    .text = Una compra solo es legal si el objeto puede guardarse, usarse o equiparse de inmediato, también a cambio de una loseta del tablero, que entonces necesita otro sitio o se descarta; antes se permite reorganizar, usar o vender otros. Solo los objetos ganados en el combate inmediatamente anterior pueden esperar hasta el fin de la acción de comercio.
    .why = Las compras deben colocarse de inmediato, mientras que la excepción impresa solo cubre lo ganado en combate.

rule-EU-TRD-21 = Ofertas incompletas
    .text = Si la pila y los descartes están vacíos, un hueco de la oferta queda vacío; cambiar la oferta descarta primero las losetas restantes, de modo que pueden barajarse y volver.
    .why = Los pasos impresos dicen primero descartar y después reponer.

rule-EU-TRD-22 = Un trato que no haría nada
    .text = La curación solo se ofrece por debajo de la salud máxima, descubrir solo si alguna loseta cumple los requisitos (EU-HTL-05) y desbloquear solo si hay un espacio bloqueado y su precio; la acción en sí puede empezarse sin usar ninguno de ellos.
    .why = Evita pagar a cambio de nada por error; no prohíbe ninguna elección útil.

rule-EU-COM-01 = Cuándo hay combate
    .text = Un héroe que entra en un hexágono con un monstruo invicto debe realizar allí de inmediato una acción de combate; sin ella no puede entrar. También puede elegirse combatir contra un monstruo de élite revelado en su guarida (EU-ELI-06).

rule-EU-COM-02 = Los puntos de movimiento sobreviven al combate
    .text = Los puntos de movimiento de la reserva se conservan durante un combate y pueden gastarse después, salvo si el héroe muere.

rule-EU-COM-03 = El lugar no se usa antes de la victoria
    .text = Nadie puede interactuar con el lugar de un hexágono hasta que su monstruo sea derrotado; derrotarlo libera el hexágono. El vencedor obtiene el botín del hexágono y la recompensa de la carta de monstruo (EU-ECO-02 a EU-ECO-04).

rule-EU-COM-04 = Antes del combate: dado de la esperanza
    .text = El dado de la esperanza se pone en 0 al inicio de cada combate.

rule-EU-COM-05 = Antes del combate: cambiar el equipo
    .text = El héroe puede equipar y desequipar ahora cualquier número de losetas de equipo; durante el combate es imposible.

rule-EU-COM-06 = Antes del combate: último uso de otras losetas
    .text = Los objetos y habilidades que solo funcionan fuera del combate pueden usarse por última vez en esta ventana.

rule-EU-COM-07 = Jugador-monstruo y jugador-héroe
    .text = Un oponente controla al monstruo y es el jugador-monstruo; quien lucha es el jugador-héroe. Con 2 jugadores, el otro es siempre el jugador-monstruo y no se usan cartas de control.

rule-EU-COM-08 = Cartas de control con 3 o 4 jugadores
    .text = Se revelan cartas de control de una en una hasta que una muestre un héroe distinto del que lucha; el jugador de ese héroe es el jugador-monstruo y esa carta se descarta.

rule-EU-COM-09 = La carta de control propia va a la mano
    .text = Si se revelaron cartas de quien lucha, una va a su mano, pero solo si aún no tiene ninguna; las restantes se descartan. Un mazo de control vacío se renueva con su pila de descartes y se sigue revelando.

rule-EU-COM-10 = Tomar el control del monstruo
    .text = Un jugador con una carta de control propia en la mano puede usarla en el combate de otro jugador para ser el jugador-monstruo; debe declararlo antes de que se revelen cartas de control. Si varios quieren, decide el azar y solo el elegido descarta la carta.

rule-EU-COM-11 = Encontrar al monstruo
    .text = El jugador-monstruo roba la carta superior del mazo de monstruos del nivel que muestra el hexágono y la deja a la vista.

rule-EU-COM-12 = Carta de monstruo
    .text = Una carta de monstruo tiene un nivel, un nombre, salud, intervalos de heridas según el valor de combate final, quizá una penalización a la tirada de héroe, una barra con cartas de plata u oro, fichas de caos y de Gaar, y en su reverso la recompensa con su condición de reputación.

rule-EU-COM-13 = Cartas para el jugador-monstruo
    .text = El jugador-monstruo roba a su mano las cartas de plata o de oro que muestra la barra.

rule-EU-COM-14 = El límite de mano espera
    .text = Durante el combate, el jugador-monstruo puede superar el límite de mano de 5; solo se comprueba al fin del combate.

rule-EU-COM-15 = Caos y Gaar del monstruo
    .text = Las fichas de caos y de Gaar de la barra están junto a la carta de monstruo; pertenecen solo a este combate y las no gastadas vuelven a la reserva al terminar.

rule-EU-COM-16 = Marcadores de aire y tierra
    .text = Si el hexágono del combate está bajo el poder del aire o de la tierra, la ficha de efecto global correspondiente se deja junto a la carta de monstruo y el poder se aplica durante todo el combate.

rule-EU-COM-17 = Secuencia del combate
    .text = Un combate transcurre así: primer golpe opcional, después rondas de combate hasta que el monstruo sea derrotado o el héroe muera, y luego el fin del combate.

rule-EU-COM-18 = Fases de una ronda de combate
    .text = Cada ronda de combate tiene cuatro fases en orden: curación del héroe, ataque del monstruo, curación del héroe, ataque del héroe. Las rondas se repiten sin límite.

rule-EU-COM-19 = La toma de control se pregunta una vez y a la vez
    .text = Antes de revelar cartas se pregunta a cada oponente que tenga una carta de control propia; las respuestas se recogen sin mostrarlas y después el azar decide entre quienes quieran. Con menos de tres jugadores la cuestión no se plantea.
    .why = El texto permite que varios jugadores lo quieran y decide por azar, así que nadie debe poder reaccionar a la respuesta de otro.

rule-EU-COM-20 = Casos límite del mazo de control
    .text = Las cartas de control en mano no entran al volver a barajar. Si el mazo y los descartes solo pudieran mostrar la carta propia de quien lucha, un oponente al azar es el jugador-monstruo.
    .why = Mantiene finito el procedimiento con cualquier reparto de cartas.

rule-EU-COM-21 = Quién controla en cada modo
    .text = Dos jugadores: el oponente. Tres o cuatro: cartas de control. En solitario y cooperativo: nadie; actúa el mazo de combate (EU-SOL-12).
    .why = Reúne los tres pasajes en un lugar.

rule-EU-COM-22 = Pagar con una habilidad
    .text = Si no hay ficha de combate disponible, o el jugador lo prefiere, se agota como pago una habilidad u objeto preparado que conceda una acción de combate.
    .why = Una habilidad que permite una acción sustituye a la ficha.

rule-EU-COM-23 = No se huye
    .text = Una vez empezado, un combate solo termina con la derrota del monstruo o la muerte del héroe, salvo que un componente o el escenario digan otra cosa.
    .why = Los dos únicos finales nombrados son esos.

rule-EU-COM-24 = Qué dice el reverso de una carta de monstruo
    .text = El reverso de la carta superior de cada mazo de monstruos es público: nivel, condición de recompensa y recompensa. El nombre, la salud, los intervalos, la penalización y la barra están en el anverso y quedan ocultos hasta robar la carta.
    .why = El texto dice que algunos datos pueden leerse antes en el reverso y que la recompensa está en él; no se nombra nada más.

rule-EU-COM-25 = Ventana de preparación del combate
    .text = Las losetas con el icono de preparación del combate se usan cuando la carta de monstruo, sus fichas y las de efecto global están en la mesa y antes del primer golpe.
    .why = El icono nombra la preparación, y el héroe necesita conocer al monstruo para usar tal loseta con sentido.

rule-EU-COM-26 = Cartas de control
    .text = Hay 12 cartas de control, 2 por héroe.

rule-EU-FST-01 = Primer golpe
    .text = Antes de la primera ronda de combate, el héroe puede atacar una vez con una loseta que muestre el icono de primer golpe.

rule-EU-FST-02 = Sigue la fase de ataque del héroe
    .text = Un primer golpe usa los pasos A a D de la fase de ataque del héroe, pero en el paso A no puede jugarse ninguna carta Maldición ni Silencio (Taesiri), y en el paso B se elige exactamente un arma o habilidad con el icono de primer golpe.

rule-EU-FST-03 = Detalles del primer golpe
    .text = Un primer golpe por combate con una loseta. Pueden usarse esencias de fuego, Gaar, efectos de trébol, el dado de la esperanza y las losetas de antes y después del héroe; se aplican la penalización a la tirada de héroe y los poderes elementales, y el monstruo no puede reaccionar. Una habilidad de primer golpe se agota, un arma de primer golpe no.
    .why = Se aplican las reglas de la fase salvo los dos cambios impresos.

rule-EU-HHP-01 = Fase de curación del héroe
    .text = En las fases 1 y 3, el héroe puede usar cualquier número de efectos de curación de pociones y pergaminos, gemas y esencias, y de objetos y habilidades con el icono de momento adecuado.

rule-EU-HHP-02 = El jugador-monstruo no actúa
    .text = El jugador-monstruo no puede jugar ni usar nada en una fase de curación del héroe.

rule-EU-HHP-03 = Curación en combate
    .text = Durante el combate, un efecto de curación solo se usa en una fase de curación del héroe, salvo que su propio icono nombre otro paso. El ópalo, el diamante y la esencia de agua son las fichas que curan allí.
    .why = Una fase propia para curarse no tendría sentido si el icono «dentro y fuera del combate» permitiera curarse en cualquier momento.

rule-EU-MAT-01 = Pasos del ataque del monstruo
    .text = La fase tiene cuatro pasos: A antes de la tirada, B la tirada, C después de la tirada, D el ataque.

rule-EU-MAT-02 = Paso A: primero el héroe
    .text = Primero actúa el jugador-héroe, con esencia de aire y con objetos y habilidades cuyo icono permita usarlos antes de la tirada de ataque del monstruo.

rule-EU-MAT-03 = Paso A: terminan los efectos de trébol antiguos
    .text = Después, las cartas de plata y oro con un efecto de trébol activo jugadas en la ronda de combate anterior se descartan y dejan de funcionar, igual que un modificador de trébol del efecto especial de un monstruo de élite. Más adelante en la ronda pueden jugarse nuevas cartas de este tipo.

rule-EU-MAT-04 = Paso A: el jugador-monstruo juega cartas
    .text = Luego, el jugador-monstruo puede hacer tantas jugadas de cartas de plata y oro con icono de antes de la tirada como permitan las fichas de caos.

rule-EU-MAT-05 = Paso B: la tirada y la esperanza
    .text = El jugador-monstruo tira dos dados; su suma es el valor de combate. Antes que nada, si es 10 o más, el dado de la esperanza sube en 1.

rule-EU-MAT-06 = Paso B: efectos elementales
    .text = Tras comprobar la esperanza, el aire voltea a su cara opuesta el mayor de dos dados distintos (sin efecto con dados iguales) y después la tierra suma 2.

rule-EU-MAT-07 = Paso C: opciones alternas
    .text = Empezando por el jugador-monstruo, ambos bandos se alternan; en cada ocasión, un bando usa una ficha de Gaar, o (solo el jugador-monstruo) juega una carta, o pasa. Termina cuando ambos pasan seguidos.

rule-EU-MAT-08 = Paso C: fichas de Gaar
    .text = Una ficha de Gaar repite la tirada de un dado cualquiera; usada por el jugador-monstruo suma 2 al valor de combate, usada por el jugador-héroe resta 2.

rule-EU-MAT-09 = Paso C: cartas
    .text = Aquí solo el jugador-monstruo puede jugar cartas de plata u oro, aquellas cuyo icono permita usarlas después de la tirada de ataque del monstruo.

rule-EU-MAT-10 = Paso C: las losetas del héroe
    .text = Cuando ambos han pasado, el jugador-héroe puede usar tantos objetos y habilidades con el icono de después de la tirada como quiera, escudos incluidos. Desde entonces nadie puede usar fichas de Gaar en este paso y el jugador-monstruo no puede jugar cartas.

rule-EU-MAT-11 = Pata de conejo
    .text = Un efecto de pata de conejo suma su número al valor de combate del monstruo o lo resta de él.

rule-EU-MAT-12 = Paso D: el ataque
    .text = El valor de combate final son los dados más todos los modificadores. Si está en un intervalo de la carta de monstruo, se causan esas heridas después de aplicar todos los efectos de herida de cartas y losetas.

rule-EU-MAT-13 = Pasar no es definitivo
    .text = Cada ocasión permite exactamente una ficha de Gaar o una jugada de carta (con sus copias iguales). Un bando que pasó puede volver a actuar si el otro actuó entretanto.
    .why = El intercambio solo termina cuando ambos pasan seguidos.

rule-EU-MAT-14 = Sin límites en los valores de combate
    .text = Los valores de combate pueden bajar de 2 o subir de 12; un intervalo abierto como 12+ no tiene extremo superior.
    .why = Los modificadores son simples sumas y no hay ningún límite impreso.

rule-EU-MAT-15 = Un solo dado
    .text = Si el monstruo tira un solo dado por la esencia de aire, el poder del aire no le afecta, la comprobación de esperanza usa la suma tirada y un Gaar repite ese dado.
    .why = El poder del aire necesita dos dados de distinto valor.

rule-EU-MAT-16 = Una segunda esencia de aire
    .text = Siempre se tira al menos un dado del monstruo; más esencias de aire en el mismo paso no tienen efecto.
    .why = Un ataque sin dados no se describe en ninguna parte.

rule-EU-MAT-17 = Valores fuera de todos los intervalos
    .text = Un valor final por debajo, entre o por encima de los intervalos impresos no tiene efecto propio.
    .why = Los efectos dependen de estar dentro de un intervalo.

rule-EU-GAR-01 = Quién puede usar Gaar y cuándo
    .text = Las fichas de Gaar están abiertas a ambos bandos durante la fase de ataque del monstruo. Durante la fase de ataque del héroe son solo del jugador-héroe, salvo que un efecto dé ese derecho al jugador-monstruo.

rule-EU-GAR-02 = De quién son las fichas
    .text = El jugador-monstruo solo puede gastar las fichas de Gaar que están junto a la carta de monstruo, nunca las de su propio tablero de héroe.

rule-EU-GAR-03 = Marcar y devolver
    .text = Una ficha de Gaar usada queda junto a los dados, con la cara azul para +2 o la roja para −2, hasta resolver la tirada; después vuelve a la reserva.

rule-EU-GAR-04 = Ejemplo de duelo de Gaar
    .text = Los 2 puntos de cada ficha siguen vigentes mientras fichas posteriores repiten dados.

rule-EU-SHD-01 = Qué es un escudo
    .text = Un escudo es equipo que se equipa en un espacio de héroe con el icono de espada.

rule-EU-SHD-02 = Usar un escudo
    .text = Un escudo funciona después de la tirada de ataque del monstruo (paso C); nunca se agota y puede usarse en cada ronda de combate.

rule-EU-SHD-03 = Escudo: valor de combate
    .text = Un escudo puede bajar el valor de combate del monstruo en su número.

rule-EU-SHD-04 = Escudo: heridas
    .text = Un escudo puede reducir en su número las heridas causadas; esta parte funciona incluso contra la inmunidad.

rule-EU-SHD-05 = Escudo: el próximo ataque propio
    .text = Un escudo puede bajar en su número el próximo valor de combate del propio héroe; el perjuicio termina con ese ataque.

rule-EU-SHD-06 = Varios escudos
    .text = Todos los escudos equipados pueden usarse en el mismo paso; sus efectos y sus perjuicios se suman. Usar un escudo es opcional y todas sus partes impresas se aplican juntas.
    .why = No hay ningún límite impreso y los escudos no se agotan.

rule-EU-INJ-01 = Número de heridas simple
    .text = Un símbolo de herida con un número simple reduce la salud del héroe en ese número.

rule-EU-INJ-02 = Herida con más
    .text = Un efecto de herida «+» añade heridas solo si, antes de cualquier efecto de más o de menos, el ataque ya causa 1 herida o más.

rule-EU-INJ-03 = Herida con menos
    .text = Un efecto de herida «-» reduce las heridas causadas, nunca por debajo de cero.

rule-EU-INJ-04 = Orden de los efectos de herida
    .text = Todos los efectos de más se aplican antes que todos los de menos. Si solo hay efectos de más y de menos, no se causan heridas.

rule-EU-INJ-05 = Ejemplo de intervalos: la Libélula dragón
    .text = La Libélula dragón no causa nada por debajo de 4, 1 herida con 4-7, 2 con 8-11 y 3 con 12 o más.

rule-EU-INJ-06 = Corazón de plata: el monstruo se cura
    .text = Un símbolo de curación con un corazón de plata quita esos puntos de daño al monstruo.

rule-EU-INJ-07 = Qué cuenta como al menos 1 herida
    .text = Todas las heridas de número simple de este ataque (intervalo del monstruo y cartas jugadas) forman la base. Los efectos de más se aplican si la base es al menos 1, después los de menos, con 0 como mínimo.
    .why = La condición se comprueba antes de los efectos de más y de menos, y los números simples causan heridas directamente.

rule-EU-INJ-08 = Cuándo se cura el monstruo
    .text = Un corazón de plata actúa en el momento en que se resuelve su carta o efecto: al jugarse en las cartas de los pasos A y C, en el paso D en los efectos de un intervalo.
    .why = Cambia las fichas de daño, no el ataque, y nada lo retrasa.

rule-EU-HAT-01 = Paso A: cartas Maldición
    .text = La fase la abre el jugador-monstruo, que puede jugar cartas de plata Maldición; después ya no pueden jugarse más cartas en esta ronda de combate.

rule-EU-HAT-02 = Paso A: los preparativos del héroe
    .text = Luego, el jugador-héroe puede usar habilidades y objetos con el icono de antes de la tirada del héroe y cualquier número de esencias de fuego.

rule-EU-HAT-03 = Paso B: elegir el ataque
    .text = El jugador-héroe debe elegir exactamente un arma o habilidad de combate con el icono de ataque; las armas de primer golpe no valen.

rule-EU-HAT-04 = Paso B: armas y habilidades de combate
    .text = Un arma solo se anuncia; una habilidad de combate se agota al elegirla y no puede usarse mientras esté agotada.

rule-EU-HAT-05 = Paso B: tirada y esperanza
    .text = El jugador-héroe tira los dos dados de héroe; su suma es el valor de combate. Si es 5 o menos, el dado de la esperanza sube en 1, antes que nada.

rule-EU-HAT-06 = Paso B: efectos elementales
    .text = Después, el aire voltea el mayor de dos dados distintos y la tierra suma 2, como con el monstruo.

rule-EU-HAT-07 = Paso C: modificar el ataque
    .text = El jugador-héroe puede usar fichas de Gaar y efectos de trébol como en cualquier tirada de héroe, tantos objetos y habilidades con el icono de después de la tirada del héroe como quiera, y el dado de la esperanza.

rule-EU-HAT-08 = Penalización a la tirada de héroe
    .text = Una penalización impresa en la carta de monstruo se aplica a cada valor de combate del héroe contra él.

rule-EU-HAT-09 = Paso D: el ataque
    .text = Si el valor de combate final está en un intervalo de la loseta elegida, se aplican sus efectos; los efectos de daño adicionales de cartas y losetas se incluyen antes de infligir el daño.

rule-EU-HAT-10 = Daño y derrota
    .text = El daño infligido se acumula en el monstruo durante el combate. Cuando alcanza o supera su salud, el monstruo es derrotado.

rule-EU-HAT-11 = Ningún ataque posible
    .text = Si el héroe no tiene ninguna loseta de ataque utilizable, en esa ronda se omite la fase 4. Como red de seguridad, un combate en el que pasan 50 rondas sin ningún cambio de salud o daño termina con la muerte del héroe.
    .why = El texto da por hecho que hay un ataque disponible; una partida no debe durar para siempre.

rule-EU-HAT-12 = Las armas siguen preparadas
    .text = Atacar nunca agota un arma; un efecto aparte de una vez por ronda impreso en ella sí.
    .why = Las armas se anuncian, las habilidades se agotan.

rule-EU-HAT-13 = Alcance de un perjuicio de trébol
    .text = Un perjuicio de trébol duradero baja toda tirada de héroe hecha hasta el momento de caducidad del siguiente paso A, incluidas las tiradas de habilidades y las de las fases de curación.
    .why = El texto habla de todas las tiradas de héroe hasta ese momento.

rule-EU-HOP-01 = Esperanza por malas tiradas propias
    .text = Cada vez que la tirada inicial del jugador-héroe en combate, para un ataque o una habilidad, es 5 o menos, el dado de la esperanza sube en 1.

rule-EU-HOP-02 = Esperanza por buenas tiradas del monstruo
    .text = Si la tirada inicial del monstruo en una ronda de combate es 10 o más, el dado de la esperanza sube en 1; las tiradas repetidas no cuentan.

rule-EU-HOP-03 = 1 punto: +1
    .text = Tras una tirada de héroe, 1 punto de esperanza le suma 1.

rule-EU-HOP-04 = 2 puntos: un Gaar
    .text = En cualquier momento del combate, incluido su fin, 2 puntos de esperanza dan 1 ficha de Gaar.

rule-EU-HOP-05 = 3 puntos: +1 y 1 de daño
    .text = Tras una tirada de héroe, 3 puntos de esperanza le suman 1 e infligen 1 de daño al monstruo.

rule-EU-HOP-06 = Uso repetido, solo el jugador-héroe
    .text = Cada beneficio puede usarse varias veces mientras queden puntos; solo el jugador-héroe puede gastarlos.

rule-EU-HOP-07 = Ejemplo de ataque: Maeldur y la Libélula dragón
    .text = La penalización, el Gaar y la esperanza se suman en una misma tirada.

rule-EU-HOP-08 = La esperanza se detiene en 5
    .text = El dado de la esperanza muestra de 0 a 5; los puntos por encima de 5 se pierden.
    .why = Es un dado de seis caras con una en blanco.

rule-EU-HOP-09 = El daño de la esperanza va aparte
    .text = El 1 de daño del beneficio de 3 puntos se inflige de inmediato, fuera del ataque: no activa el daño de más, los efectos de menos no lo reducen y, si derrota al monstruo, el combate termina.
    .why = El beneficio puede seguir a cualquier tirada del héroe en combate, incluso sin ataque (p. 21), así que su daño no puede depender del ataque; los más y los menos se aplican al daño de un ataque (p. 20).

rule-EU-DMG-01 = Número de daño simple
    .text = Un símbolo de daño con un número simple inflige ese daño al monstruo.

rule-EU-DMG-02 = Daño con más
    .text = Un efecto de daño «+» cuenta solo si el ataque ya causa 1 de daño o más sin ningún efecto de más ni de menos.

rule-EU-DMG-03 = Daño con menos
    .text = Un efecto de daño «-» reduce el daño infligido, nunca por debajo de cero.

rule-EU-DMG-04 = Orden de los efectos de daño
    .text = Todos los efectos de más van antes que todos los de menos; con solo efectos de más y de menos no se inflige daño.

rule-EU-DMG-05 = Daño base
    .text = El daño simple de la loseta de ataque y de otros efectos de este ataque forma la base; los efectos de más necesitan una base de al menos 1. Es el reflejo de EU-INJ-07.
    .why = Los dos textos están construidos igual.

rule-EU-ECO-01 = Cuándo termina el combate
    .text = El combate termina en cuanto el monstruo es derrotado o la salud del héroe llega a cero.

rule-EU-ECO-02 = Paso 1: recompensa
    .text = Si la reputación del vencedor está en el intervalo de la condición de recompensa de la carta, obtiene la recompensa; si no, nada.

rule-EU-ECO-03 = Paso 2: trofeo o descarte
    .text = El vencedor toma la carta de monstruo como trofeo o la pone en la pila de descartes de su nivel.

rule-EU-ECO-04 = Paso 3: botín
    .text = El vencedor obtiene todo lo que el hexágono muestra como botín, sea cual sea su reputación.

rule-EU-ECO-05 = Paso 4: limpieza
    .text = El Gaar y el caos restantes del monstruo vuelven a la reserva y las cartas jugadas van a sus pilas de descartes. Las cartas no jugadas quedan en la mano del jugador-monstruo, que puede cambiar plata por oro y después descarta hasta quedarse con 5.

rule-EU-ECO-06 = Paso 5: la esperanza se convierte en Gaar
    .text = El héroe toma 1 ficha de Gaar por cada 2 puntos que queden en el dado de la esperanza; un punto impar se pierde, ya que el dado se reinicia para el siguiente combate.

rule-EU-ECO-07 = Paso 6: fichas en el hexágono
    .text = El vencedor marca el hexágono: una ficha de comercio en mercaderes, alquimistas o un hexágono de las Torres de los Matadragones; dos fichas de interacción, con la cara del pico hacia arriba, en un hexágono de minería; una ficha de héroe en cualquier otro.

rule-EU-ECO-08 = Paso 7: demasiados objetos
    .text = Los objetos que superen los espacios disponibles deben usarse o descartarse ahora. Excepción: si el combate fue en un lugar de comercio y sigue inmediatamente una acción de comercio, el exceso puede conservarse hasta que esta termine.

rule-EU-ECO-09 = El hexágono queda libre para todos
    .text = El hexágono queda liberado el resto de la partida y cualquier jugador puede entrar libremente; el vencedor puede continuar su turno.

rule-EU-ECO-10 = El héroe muere
    .text = Un héroe que muere en combate pierde los puntos de movimiento de su reserva, puede convertir los puntos de esperanza restantes en fichas de Gaar (2 por ficha), resucita en la iglesia y continúa su turno con las fichas, objetos y habilidades sin gastar. Detalles: EU-DTH-02 a EU-DTH-05.

rule-EU-ECO-11 = Condición de recompensa y orden
    .text = La condición se comprueba con la reputación que el vencedor tenía antes de lo ganado en este combate; los siete pasos se realizan estrictamente en el orden impreso.
    .why = La recompensa es el primer paso, así que aún no se ha ganado nada de esta lucha.

rule-EU-ECO-12 = Cartas robadas para el monstruo
    .text = Las cartas robadas por la barra de un monstruo pertenecen al jugador-monstruo y, si no se juegan, quedan en su mano.
    .why = Se añaden a la mano y solo se descartan las cartas usadas.

rule-EU-ECO-13 = Puntos de esperanza en Gaar
    .text = En combate, el héroe puede cambiar esperanza por Gaar en cualquier decisión propia; al terminar, por victoria o muerte, los pares sobrantes se cambian automáticamente. Si no hay sitio, el excedente sigue EU-ITM-05.
    .why = El cambio está impreso para ambos finales y nunca es una desventaja.

rule-EU-ECO-14 = Límite de mano del vencedor
    .text = El límite de mano del propio vencedor se comprueba tras la recompensa y el botín, en el mismo punto que el del jugador-monstruo.
    .why = Los robos de la recompensa y el botín llegan mientras se cierra el combate; basta una comprobación para ambos.

rule-EU-CRD-01 = Número y tipos de cartas
    .text = Las 24 cartas de plata son tres tipos de 8. Las 32 cartas de oro son tres tipos de 8 para 2-4 jugadores (Golpe poderoso, Curación, Control del alma) y 8 cartas de un jugador (Control mental) que sustituyen a Control del alma en las partidas en solitario y cooperativas.

rule-EU-CRD-02 = Solo para el jugador-monstruo
    .text = Las cartas de plata y oro se obtienen en el turno propio por diversos efectos, pero solo se juegan mientras se controla un monstruo; como héroe no hacen nada.

rule-EU-CRD-03 = Obtener cartas
    .text = Un efecto con un icono de carta de plata u oro permite al jugador robar esa carta de su mazo a la mano.

rule-EU-CRD-04 = Cuatro de plata por una de oro
    .text = En cualquier momento, un jugador puede descartar 4 cartas de plata, sin sus efectos, para robar 1 carta de oro.

rule-EU-CRD-05 = Límite de mano
    .text = Fuera del combate, un jugador tiene como máximo 5 cartas entre plata y oro; tras cualquier ganancia que lo supere descarta hasta quedarse con 5 y antes puede convertir 4 de plata. En combate no hay límite.

rule-EU-CRD-06 = Iconos de momento en las cartas
    .text = El icono de una carta dice cuándo se juega: antes de la tirada de ataque del monstruo, después de ella, antes o después de ella, o antes de la tirada de ataque del héroe.

rule-EU-CRD-07 = Recuadros y copias iguales
    .text = Una carta de plata tiene dos recuadros de efecto, una de oro tres; el número de cartas iguales jugadas juntas selecciona el único recuadro que se aplica. Una carta: recuadro superior. Dos: recuadro inferior de una carta de plata, central de una de oro. Tres cartas de oro: recuadro inferior.

rule-EU-CRD-08 = Precio de una jugada
    .text = Una jugada cuesta 1 ficha de caos, que vuelve a la reserva, sean cuantas sean las copias iguales jugadas juntas. Sin caos no puede jugarse ninguna carta.

rule-EU-CRD-09 = Cuándo se descartan las cartas jugadas
    .text = Las cartas jugadas quedan junto al monstruo. Una carta con efecto continuo se descarta al fin del combate; una cuyo efecto aplicado contiene un trébol, en el paso A de la siguiente ronda de combate; cualquier otra, al fin de la ronda de combate actual.

rule-EU-CRD-10 = Efectos continuos
    .text = Un efecto continuo, impreso entre el nombre y los recuadros, funciona desde que se juega su carta hasta el fin del combate, además del recuadro elegido.

rule-EU-CRD-11 = Ejemplo de jugadas: el Cíclope
    .text = Varias jugadas en una ronda de combate suman sus efectos.

rule-EU-CRD-12 = Efectos de carta conocidos
    .text = Impresos: Maldición (plata, antes de la tirada del héroe), con dos copias −4 al valor de combate y −1 de daño; Golpe poderoso (oro), recuadro superior +2 heridas y −2 al próximo valor de combate del héroe; Curación (oro), recuadro superior +2 al valor de combate y curación, efecto continuo Regeneración; Control mental (oro) quita Gaar al héroe. Todos los demás recuadros son nuestros.

rule-EU-CRD-13 = Jugar otra vez el mismo tipo
    .text = El mismo tipo puede jugarse otra vez más tarde en el combate por otra ficha de caos; los efectos se suman. No pueden añadirse copias después para subir el recuadro de una jugada anterior.
    .why = El recuadro queda fijado por las cartas jugadas junto con la primera.

rule-EU-CRD-14 = El límite de mano en la práctica
    .text = El límite se comprueba tras cada ganancia fuera del combate y una vez al fin de cada combate; el dueño elige qué descartar, incluso fuera de su turno. Las cartas de control no cuentan.
    .why = El límite solo nombra las cartas de plata y oro.

rule-EU-CRD-15 = Tamaño de una jugada
    .text = Una jugada consta de una o dos cartas de plata iguales o de una a tres cartas de oro iguales; no se permiten grupos mayores. Todas las cartas de la jugada se descartan juntas.
    .why = No hay recuadro para grupos mayores.

rule-EU-TRO-01 = Tomar un trofeo
    .text = La carta de un monstruo derrotado puede guardarse como trofeo para misiones; ocupa un saco. Sin un saco libre hay que desechar otro objeto para tomarla.

rule-EU-TRO-02 = Naturaleza de los trofeos
    .text = Un trofeo es un objeto que solo puede guardarse en un saco; no tiene precio, no puede venderse y no vale nada en la puntuación final. Los trofeos desechados o gastados van a la pila de descartes de su nivel de monstruo; la carta de un monstruo de élite sale de la partida.
    .why = Se coloca en un saco en competencia con otros objetos y no muestra símbolo de oro.

rule-EU-LOT-01 = Botín de un hexágono
    .text = El botín es la fila de iconos a ambos lados del icono de monstruo; el vencedor los obtiene todos. Los iconos significan X de oro, 1 Gaar, 1 loseta de poción de curación, 1 carta de plata o 1 carta de oro cada uno.

rule-EU-FRE-01 = Lista de acciones gratuitas
    .text = Las acciones gratuitas son: visitar la iglesia, encontrar un tesoro, enfrentarse a un elemental y cumplir una misión; los componentes y escenarios pueden añadir otras. Ninguna puede interrumpir una acción.

rule-EU-FRE-02 = Visitar la iglesia
    .text = En el centro de la iglesia, un héroe puede, cualquier número de veces, pagar 1 de oro para curar 6 heridas y pagar 1 de oro por 1 poción de curación.

rule-EU-FRE-03 = Sin comercio en la iglesia
    .text = La iglesia no ofrece nada más: allí no es posible ninguna acción de comercio, venta, descubrimiento, entrenamiento ni desbloqueo.

rule-EU-FRE-04 = Acciones gratuitas mientras estés allí
    .text = Encontrar un tesoro y enfrentarse se ofrecen en cualquier momento del turno propio mientras el héroe esté en el hexágono, no solo al llegar, y también en un turno posterior. Un tesoro que estaba guardado por un monstruo sigue en cambio EU-TRE-05.
    .why = «Entrar» explica cómo se llega allí; una acción gratuita no tiene un momento fijo en el turno.

rule-EU-TRE-01 = Encontrar un tesoro
    .text = En un hexágono de tesoro sin ficha de héroe, el héroe puede poner allí una ficha de héroe propia y robar la loseta superior de la pila de tesoros correspondiente.

rule-EU-TRE-02 = Sin sitio para el tesoro
    .text = Sin espacio, el héroe puede descartar o usar otra loseta, o usar o descartar el tesoro de inmediato; la ficha se queda en cualquier caso.

rule-EU-TRE-03 = Un tesoro por hexágono
    .text = Un hexágono de tesoro contiene como máximo una ficha de héroe; después nadie puede encontrar allí un tesoro.

rule-EU-TRE-04 = Tesoro guardado por un monstruo
    .text = Un monstruo que esté en el hexágono debe ser derrotado antes de colocar la ficha y robar la loseta.

rule-EU-TRE-05 = Una ficha para monstruo y tesoro
    .text = La única ficha de héroe del vencedor marca tanto la liberación como el tesoro: lo roba justo después de los pasos del fin del combate o renuncia a él para siempre.
    .why = El hexágono solo puede contener una ficha de héroe, y cualquier ficha de héroe cierra el tesoro.

rule-EU-CNF-01 = Quién puede enfrentarse
    .text = Un héroe en el hexágono de un elemental sin ficha de interacción propia allí puede enfrentarse a él; también puede ignorarlo y seguir o quedarse.

rule-EU-CNF-02 = Pasos 1 y 2: tasa y ficha
    .text = El héroe paga 1 de oro a cada oponente con una ficha de interacción en el hexágono (si no puede pagar a todos, no puede enfrentarse) y después pone allí una ficha de interacción propia con la cara del elemental hacia arriba.

rule-EU-CNF-03 = Pasos 3 y 4: tirada y resultado
    .text = El héroe hace una tirada de héroe con todos los modificadores normales, incluidos los poderes del aire y de la tierra, y aplica el intervalo de la carta del elemental. Un valor fuera de todos los intervalos no tiene efecto, pero la ficha se queda.

rule-EU-CNF-04 = El poder permanece
    .text = Las fichas de interacción sobre un elemental no cambian su poder sobre los hexágonos de alrededor.

rule-EU-CNF-05 = Morir al enfrentarse
    .text = Si el resultado mata al héroe, no obtiene ninguna de las partes positivas y muere fuera del combate.

rule-EU-CNF-06 = Cartas de elemental
    .text = Hay cuatro cartas de elemental, una por elemento, cada una con intervalos para una tirada de héroe y un efecto por intervalo. Las cuatro tablas son nuestras.

rule-EU-QST-01 = Cumplir una misión
    .text = En un hexágono de encuentro, un héroe puede cumplir una o ambas cartas boca arriba, cada una como acción gratuita, si satisface el requisito de la carta; paga lo que se pide y obtiene la recompensa.

rule-EU-QST-02 = Las cartas cumplidas se guardan
    .text = La carta cumplida queda boca abajo junto al tablero de héroe y cuenta en la puntuación final; solo se repone al fin del turno.

rule-EU-QST-03 = Qué puede gastarse
    .text = Las gemas y esencias para misiones y espacios salen de los espacios de gema o esencia o de los sacos, nunca de losetas de equipo o habilidad. Los recursos naturales, trofeos y Gaar se pagan desde donde están guardados; los pagos vuelven a la reserva o a la pila de descartes.
    .why = Las gemas del equipo no pueden quitarse, y las esencias de las habilidades quedan excluidas de la venta y la puntuación.

rule-EU-QST-04 = Sitio para la recompensa
    .text = El pago sale antes de obtener la recompensa, así que el espacio liberado puede acogerla; después se resuelve el exceso. Las elecciones dentro de una recompensa corresponden al jugador del héroe.
    .why = La carta se cumple pagando; la recompensa es la consecuencia.

rule-EU-QST-06 = Alternativas de un precio
    .text = Si una parte de un precio ofrece alternativas, queda pagada en cuanto lo entregado completa una de ellas. Las cosas se entregan una a una, y no puede entregarse ninguna que no lleve a una alternativa completa.
    .why = Los pagos se hacen paso a paso y nunca deben acabar en un callejón sin salida.

rule-EU-SCO-01 = Valor de las posesiones, paso 1: losetas de héroe
    .text = Retira del tablero todas las losetas de héroe y obtén oro igual al coste de entrenamiento de cada habilidad y al precio de compra de cada loseta de equipo.

rule-EU-SCO-02 = Paso 2: espacios de héroe
    .text = Por cada espacio de héroe desbloqueado, tuviera una loseta o una ficha de héroe, obtén oro igual a su precio de desbloqueo.

rule-EU-SCO-03 = Paso 3: gemas y esencias
    .text = Obtén 2 de oro por cada gema y esencia del tablero, incluidas las gemas del equipo, pero no las esencias de losetas de habilidad.

rule-EU-SCO-04 = Paso 4: objetos
    .text = Obtén el precio de compra completo de cada uno de los demás objetos del tablero.

rule-EU-SCO-05 = Paso 5: espacios de equipo
    .text = Por cada espacio de equipo desbloqueado, obtén oro igual a su precio de desbloqueo.

rule-EU-SCO-06 = Paso 6: recursos naturales
    .text = Cada recurso natural se canjea: si una opción contiene reputación, obtén esa reputación y el oro de la misma opción; si no, obtén el mayor oro de sus opciones.

rule-EU-SCO-07 = Paso 7: oro en reputación
    .text = Obtén 1 de reputación por cada 5 de oro, redondeando hacia abajo.

rule-EU-SCO-08 = Tabla de puntuación
    .text = Seis columnas se puntúan por separado con 2 / 5 / 9 / 15 de reputación. Fichas de héroe 4-6 / 7-9 / 10-13 / 14+. Fichas de interacción 7-9 / 10-13 / 14-19 / 20+. Fichas de comercio 1 / 2-3 / 4 / 5+. Fichas de otros héroes 1 / 2 / 3 / 4+. Misiones 2-3 / 4-5 / 6-7 / 8+. Monstruos de élite 1 / 2-3 / 4-5 / 6+. Menos del primer valor da 0.

rule-EU-SCO-09 = Columna de fichas de héroe
    .text = Cuenta las fichas de héroe propias en el mapa: tesoros encontrados y hexágonos liberados que no sean de minería ni lugares de comercio.

rule-EU-SCO-10 = Columna de fichas de interacción
    .text = Cuenta las fichas de interacción del héroe en elementales y hexágonos de minería.

rule-EU-SCO-11 = Columna de fichas de comercio
    .text = Cuenta las fichas de comercio del héroe en mercaderes, alquimistas y los hexágonos de las Torres de los Matadragones.

rule-EU-SCO-12 = Columna de fichas de otros héroes
    .text = Cuenta las fichas de héroe de los oponentes ganadas al matar a sus héroes como jugador-monstruo.

rule-EU-SCO-13 = Columnas de misiones y monstruos de élite
    .text = Misiones cuenta las cartas de misiones cumplidas; monstruos de élite (corona), las cartas de contrato de caza reunidas.

rule-EU-SCO-14 = Muertes
    .text = Pierde 2 de reputación por cada ficha de héroe propia en los tableros de otros jugadores, es decir, por cada muerte en combate.

rule-EU-SCO-15 = Ganador y empates
    .text = Gana la mayor reputación. Los empates los decide el mayor valor de las cartas de plata y oro en mano: plata 1, oro 4 cada una.

rule-EU-SCO-16 = Espacios desbloqueados con esencias
    .text = Un espacio desbloqueado con una esencia cuenta como 2 de oro; los espacios abiertos desde el principio valen 0.
    .why = Una esencia vale 2 de oro en todo lo demás; los espacios abiertos no tienen precio de desbloqueo.

rule-EU-SCO-17 = Qué fichas cuentan
    .text = En las tres columnas del mapa solo cuentan las fichas situadas en espacios del mapa; cuentan las dos fichas de un hexágono de minería liberado y sin extraer. Las de contadores, espacios y tableros no.
    .why = La tabla se basa en las fichas colocadas en el mapa.

rule-EU-SCO-18 = Los recursos no requieren elección
    .text = En el paso 6, la opción de reputación es obligatoria donde exista (con dos opciones así, la de más reputación y después la de más oro); las gemas de las opciones se ignoran. La puntuación final no pregunta nada a ningún jugador.
    .why = El texto fija qué opción se canjea.

rule-EU-SCO-19 = Empates restantes
    .text = Si la reputación y el valor de las cartas son iguales, los jugadores empatados comparten la victoria.
    .why = La respuesta impresa es volver a jugar, algo que un programa no puede exigir.

rule-EU-SCO-20 = Objetos sin precio
    .text = Las fichas de Gaar del tablero y de los sacos cuentan 1 de oro cada una, su precio en las Torres de los Matadragones. El Dwurt, los trofeos, las cartas de control y los objetos sin precio de compra valen 0; los recursos naturales se valoran solo en el paso 6 y las losetas de héroe (también en sacos), solo en el paso 1. Las losetas de la reserva junto al tablero y las cartas de plata y de oro no valen nada.
    .why = El paso 4 cuenta el precio de compra de todos los objetos; los espacios de Gaar son uno de los cinco lugares para objetos (p. 28) y un Gaar se compra por 1 de oro (p. 16). Solo se vacía el tablero.

rule-EU-HLT-01 = Heridas
    .text = Cada herida baja en 1 la salud actual; a cero, el héroe muere y resucita.

rule-EU-HLT-02 = Curación y máximo
    .text = La curación sube la salud actual en su cantidad, nunca por encima de la salud máxima.

rule-EU-HLT-03 = Salud máxima por objetos
    .text = La salud máxima es el valor del tablero más los símbolos de salud de los objetos equipados, incluidos los rubíes que lleven. El símbolo funciona incluso en una loseta agotada.

rule-EU-HLT-04 = Equipar sube ambos valores
    .text = Equipar un objeto con un símbolo de salud sube la salud máxima y la actual en su número; desequiparlo baja ambas en lo mismo de inmediato.

rule-EU-HLT-05 = Desequipar no debe matar
    .text = Un objeto no puede desequiparse si la salud actual quedara en 0 o menos, salvo que se equipe de inmediato otro objeto que la lleve por encima de cero.

rule-EU-HLT-06 = No es una herida
    .text = La salud perdida al desequipar no es una herida, no activa nada y nunca mata.
    .why = Se describe como una reducción de ambos valores y se prohíbe cuando llegaría a cero.

rule-EU-HLT-07 = Rubíes puestos en equipo en uso
    .text = Poner un rubí en un objeto equipado sube de inmediato en 1 la salud máxima y la actual; cuenta mientras el objeto esté equipado, esté la gema activa o no, y nunca se voltea.
    .why = En el ejemplo, el rubí suma al máximo como un símbolo de salud, que es un efecto permanente.

rule-EU-DTH-01 = Cuándo muere un héroe
    .text = Un héroe muere siempre que su salud actual llega a cero, en combate o en otra parte.

rule-EU-DTH-02 = Muerte en combate: el monstruo
    .text = La acción de combate termina: la carta de monstruo va boca abajo encima de su mazo, su Gaar y su caos vuelven a la reserva, las cartas de plata y oro usadas se descartan.

rule-EU-DTH-03 = Muerte en combate: la ficha de quien mata
    .text = El jugador-monstruo toma una ficha de héroe del héroe muerto y la guarda en su propio tablero para la puntuación.

rule-EU-DTH-04 = Muerte en combate: resurrección
    .text = El héroe se coloca en la iglesia con la salud al máximo, toma 3 fichas de Gaar y roba 1 carta de oro.

rule-EU-DTH-05 = Muerte en combate: continuar
    .text = La reserva de puntos de movimiento se pierde; el jugador continúa con las fichas, objetos y habilidades sin usar, también los que dan puntos de movimiento.

rule-EU-DTH-06 = Estado limpio tras un combate perdido
    .text = El daño del monstruo se retira; su identidad la conocen ahora todos mientras esté encima. Los límites de Gaar y de cartas se comprueban tras todos los pasos.
    .why = La carta vuelve al mazo sin fichas y todos la han visto.

rule-EU-DTH-07 = El monstruo se queda donde está
    .text = Tras un combate perdido, el hexágono conserva su monstruo invicto y el mismo héroe puede intentarlo otra vez en el mismo turno si puede alcanzarlo con otra acción de combate.
    .why = Nada limita el número de intentos.

rule-EU-DTH-08 = Muerte fuera del combate
    .text = Un héroe que muere fuera del combate se coloca en la iglesia con la salud máxima y pierde su reserva de puntos de movimiento; en su propio turno continúa con las fichas, objetos y habilidades sin gastar. No recibe Gaar ni carta.

rule-EU-DTH-09 = Reputación perdida fuera del combate
    .text = Una muerte fuera del combate cuesta 2 de reputación, en la medida en que los haya; no se entrega ninguna ficha de héroe.

rule-EU-HTL-01 = Valor de reputación de una loseta de héroe
    .text = Cada héroe tiene su propio juego de losetas. Las iniciales muestran el icono de héroe en el reverso; las demás, la reputación necesaria para descubrirlas.

rule-EU-HTL-02 = Tipos de losetas de héroe
    .text = El icono inferior derecho hace de una loseta equipo (arma o escudo, fondo marrón), habilidad o habilidad de primer golpe (fondo del color del héroe); decide en qué espacios puede estar.

rule-EU-HTL-03 = Descubrir
    .text = En una acción de comercio, 1 de oro pone boca arriba todas las losetas de héroe boca abajo cuyo valor no supere la reputación actual del héroe; forman su reserva disponible. El precio es 1 de oro, aparezcan las losetas que aparezcan.

rule-EU-HTL-04 = Elegir entre valores iguales
    .text = De dos losetas con el mismo valor de reputación, el jugador se queda una y devuelve la otra a la caja.

rule-EU-HTL-05 = Límites al descubrir
    .text = Descubrir solo se ofrece si al menos una loseta boca abajo cumple los requisitos. De cada valor se conserva exactamente una loseta, aunque tres o más lo compartan; esto vale también para el valor 0.
    .why = No debería pagarse por nada por accidente; la regla de elección es por valor.

rule-EU-HTL-06 = Un valor se decide una sola vez
    .text = Un valor ya descubierto no vuelve nunca: la loseta no conservada no puede recuperarse.
    .why = La otra loseta se descarta a la caja.

rule-EU-HTL-07 = Las losetas descubiertas permanecen
    .text = Una loseta ya descubierta no se pierde si la reputación baja de su valor. Los símbolos de libro del contador de reputación solo recuerdan los valores en que hay losetas disponibles.

rule-EU-HTL-08 = Entrenar
    .text = Solo en una acción de comercio puede una habilidad o habilidad de primer golpe pasar de la reserva al tablero: paga su coste de entrenamiento, si lo hay, y ponla en un espacio vacío desbloqueado con el mismo icono.

rule-EU-HTL-09 = Mover y retirar losetas entrenadas
    .text = Al entrenar, las losetas pueden moverse gratis entre espacios adecuados desbloqueados, y una habilidad puede devolverse a la reserva; entrenarla otra vez más tarde cuesta de nuevo su precio completo.

rule-EU-HTL-10 = Armas y escudos de héroe
    .text = El equipo que haya entre las losetas de héroe se compra en una acción de comercio en cualquier lugar de comercio, no se entrena, y se pone en un espacio desbloqueado libre o en un saco. Desde entonces es equipo normal; si se vende, sale de la partida.

rule-EU-HTL-11 = Espacios de héroe bloqueados
    .text = Un espacio de héroe que muestra un coste en esencia u oro está bloqueado al principio y no admite losetas hasta desbloquearse.

rule-EU-HTL-12 = Desbloquear un espacio de héroe
    .text = En una acción de comercio, el coste impreso, una esencia del tipo mostrado o una cantidad de oro, desbloquea el espacio para el resto de la partida.

rule-EU-HTL-13 = Marcar los espacios desbloqueados
    .text = Un espacio desbloqueado vacío lleva una de las fichas de héroe propias; la ficha se retira al colocar una loseta y vuelve cuando el espacio queda vacío. Una loseta en un espacio demuestra que está desbloqueado.

rule-EU-HTL-14 = Usar una habilidad
    .text = Una habilidad se usa agotando su loseta; una loseta agotada no sirve más hasta que se prepara al inicio de la siguiente ronda.

rule-EU-HTL-15 = Un agotamiento, un efecto
    .text = Si una loseta muestra varios efectos, cada uno con su icono de momento, agotarla solo paga uno de ellos, elegido al usarla, salvo que la loseta diga que van juntos.
    .why = El reglamento solo dice que cada efecto tiene su propio icono; un único agotamiento es el único pago mencionado.

rule-EU-HTL-16 = Las losetas retiradas conservan su estado
    .text = Una loseta retirada del tablero sigue preparada o agotada como estaba; una loseta agotada en la reserva se prepara al inicio de la ronda como las demás.

rule-EU-HTL-17 = Entrenar dos veces en una acción de comercio
    .text = La misma habilidad puede entrenarse, retirarse y entrenarse de nuevo en una acción de comercio, a precio completo cada vez; su estado preparado o agotado nunca cambia por ello.
    .why = No hay ningún límite impreso, y la regla del estado elimina cualquier ganancia.

rule-EU-HTL-18 = Los espacios de un mismo tipo son iguales
    .text = Mover una loseta entrenada entre espacios desbloqueados con el mismo icono no cambia nada en la partida y no se ofrece; el espacio se elige al entrenar o equipar la loseta.
    .why = Nada depende de en cuál de varios espacios iguales está una loseta, y las elecciones sin efecto solo retrasan la partida.

rule-EU-TIM-01 = Qué hacen los iconos de momento
    .text = Un icono de momento dice cuándo puede usarse una loseta. Si una loseta tiene varios efectos con iconos distintos, cada efecto sigue el suyo. La mayoría de los efectos son inmediatos; algunos se aplican más tarde según diga su registro.

rule-EU-TIM-02 = Sin icono
    .text = Una loseta o efecto sin icono de momento solo puede usarse fuera del combate o en la ventana de antes del combate.

rule-EU-TIM-03 = Dentro y fuera del combate
    .text = Un icono permite el uso tanto durante el combate como fuera de él.

rule-EU-TIM-04 = Iconos de preparación del combate, primer golpe y ataque
    .text = Otros iconos significan: durante la preparación del combate; durante un primer golpe; y, en armas y habilidades de combate, en el paso B de la fase de ataque del héroe.

rule-EU-TIM-05 = Iconos de la fase de ataque del monstruo
    .text = Tres iconos pertenecen a la fase de ataque del monstruo: paso A, paso A o C, paso C.

rule-EU-TIM-06 = Iconos de la fase de ataque del héroe
    .text = Dos iconos pertenecen a la fase de ataque del héroe: paso A y paso C.

rule-EU-TIM-07 = Efectos permanentes
    .text = Las losetas con el icono permanente funcionan siempre y nunca se agotan.

rule-EU-TIM-08 = Dónde aparecen los iconos
    .text = También hay iconos de momento en pergaminos, pociones, joyas, armas, escudos y en las cartas de plata y oro. Las gemas y esencias no los tienen y siguen sus propias reglas.

rule-EU-TIM-09 = Efectos «dentro y fuera del combate» que no curan
    .text = Durante el combate, un efecto así puede usarse en cualquier punto de decisión en que el jugador-héroe pueda usar losetas: fases de curación, pasos A y C de ambos ataques. Los efectos que dan puntos de movimiento, acciones o teletransporte quedan excluidos del combate.
    .why = El icono no nombra ningún paso, así que toda ventana del jugador-héroe está abierta; alejarse terminaría un combate, cosa que solo pueden hacer la victoria o la muerte.

rule-EU-SAK-01 = Tres sacos
    .text = Un héroe tiene 3 sacos. Los símbolos de saco de las losetas cambian el número como efecto permanente, incluso agotadas, pero nunca por encima de 3.

rule-EU-SAK-02 = Las sumas negativas cierran sacos
    .text = Si la suma de todos los modificadores de saco es negativa, se cubren otros tantos sacos con losetas de saco gris; un objeto en un saco cubierto debe moverse, usarse o descartarse.

rule-EU-SAK-03 = Nunca por debajo de −3
    .text = La suma de los modificadores de saco nunca puede ser inferior a −3; no se permite una combinación de equipo y habilidades que lo cause.

rule-EU-SAK-04 = Comprobación tras cada cambio
    .text = El número de sacos disponibles se recalcula siempre que se equipan o desequipan objetos o se entrenan o retiran losetas.

rule-EU-OPR-01 = Agotar por un efecto
    .text = Un efecto de una vez por ronda en una loseta se usa agotándola; vuelve a estar disponible tras prepararse al inicio de una ronda.

rule-EU-OPR-02 = Las gemas son independientes
    .text = Las gemas de una loseta se usan con independencia de ella, esté preparada o agotada.

rule-EU-ITM-01 = Cinco sitios para objetos
    .text = Los objetos están en espacios de Gaar (solo Gaar), espacios de gema o esencia (solo gemas y esencias), sacos (cualquier objeto), espacios de equipo (armaduras y joyas) y espacios de héroe (armas y escudos), un objeto por espacio.

rule-EU-ITM-02 = Los objetos adquiridos se colocan de inmediato
    .text = Un objeto adquirido se equipa, se usa o se guarda de inmediato en un espacio adecuado.

rule-EU-ITM-03 = Reorganizar
    .text = Fuera del combate, los objetos pueden moverse en cualquier momento entre sitios adecuados.

rule-EU-ITM-04 = Las habilidades no son objetos
    .text = Las losetas de héroe que son habilidades no son objetos; solo cambian de sitio al entrenar.

rule-EU-ITM-05 = Exceso al fin de una acción
    .text = Al fin de cada acción o acción gratuita, los objetos que superen la capacidad deben usarse o descartarse; las losetas van a su pila de descartes, las fichas a la reserva. Los objetos ganados en combate en un lugar de comercio pueden esperar a una acción de comercio que siga inmediatamente.

rule-EU-ITM-06 = Guardar Gaar y Dwurt
    .text = El Gaar que supere los cuatro espacios puede estar en sacos, uno por saco, y gastarse desde allí; el excedente se descarta al fin de la acción. Las fichas de Dwurt solo están en los cinco espacios de Dwurt de Skoldur.
    .why = El texto de Skoldur muestra que el Gaar puede estar en sacos.

rule-EU-ITM-07 = Qué es un objeto
    .text = Son objetos: armas, escudos, armaduras, joyas, pociones, pergaminos, otras losetas de comercio, recompensa, tesoro, provisiones y artefacto, recursos naturales, gemas, esencias, fichas de Gaar y de Dwurt y trofeos. No lo son el oro, los puntos de movimiento, las habilidades, las cartas de plata, oro y control ni las cartas de misión y de contrato de caza.
    .why = La imagen que enumera todos los tipos no tiene texto; la lista se reúne de los pasajes donde se nombran objetos.

rule-EU-ITM-08 = Usar objetos en exceso
    .text = «Usar» un objeto en exceso significa su uso normal fuera del combate, con su efecto; un objeto que no pueda usarse entonces debe descartarse o salvarse descartando otro.
    .why = El exceso se resuelve fuera del combate, así que solo son posibles esos usos.

rule-EU-ITM-09 = Desechar objetos
    .text = Fuera del combate, un héroe puede descartar cualquiera de sus objetos en cualquier momento de su propio turno sin obtener nada; las losetas van a su pila de descartes, las fichas a la reserva, las losetas de héroe de equipo propias fuera de la partida.
    .why = Varias reglas dicen al jugador que descarte otro objeto para hacer sitio, así que desechar debe ser posible.

rule-EU-ITM-10 = Objetos de un solo uso
    .text = Una poción, pergamino u otro objeto sin efecto permanente ni de una vez por ronda se descarta tras usarse; las pociones de curación vuelven a su reserva.
    .why = Se compran y encuentran como bienes consumibles, y solo se agotan el equipo y las habilidades.

rule-EU-ITM-11 = Cuándo se ofrece reorganizar
    .text = El juego ofrece reorganizar objetos y equipo en el turno de su dueño fuera del combate y siempre que el dueño tenga que resolver un exceso, también fuera de su turno.
    .why = El reglamento lo permite en cualquier momento fuera del combate; en otros momentos del turno de otro jugador no podría cambiar nada, así que no se pregunta.

rule-EU-ITM-12 = Desechar donde sirve de algo
    .text = El Gaar y el Dwurt de sus propios espacios no se desechan; el Gaar de los sacos, sí. El equipo puesto se desecha directamente del tablero solo si no hay saco libre para quitárselo antes.
    .why = En los espacios de Gaar y de Dwurt no puede haber otra cosa, así que desecharlos nunca ayuda; con un saco libre, quitarse el equipo y desecharlo dan lo mismo.

rule-EU-EQP-01 = Qué es el equipo
    .text = Las armas, los escudos, las armaduras y las joyas son equipo: objetos con precio de compra y de venta y reglas adicionales.

rule-EU-EQP-02 = Equipado o sin efecto
    .text = El equipo solo funciona equipado en un espacio adecuado: las armas y escudos en espacios de héroe con el icono de espada, las armaduras y joyas en el espacio de equipo de su tipo. En un saco no hace nada. Cada espacio contiene una loseta.

rule-EU-EQP-03 = Cambiar el equipo
    .text = El equipo puede cambiarse en cualquier momento fuera del combate y conserva su estado preparado o agotado.

rule-EU-EQP-04 = Espacios de equipo bloqueados
    .text = Un espacio de equipo con un coste en oro está bloqueado hasta que se pague ese coste en una acción de comercio; queda desbloqueado para siempre.

rule-EU-EQP-05 = Los límites se comprueban en el estado final
    .text = Una reorganización puede contener varios cambios; la suma de sacos (no inferior a −3), la salud (superior a 0) y la adecuación de los espacios se comprueban en su resultado.
    .why = De otro modo, el cambio de grebas impreso sería imposible.

rule-EU-EQP-06 = Sin doble uso por intercambio
    .text = Preparado, agotado, activo e inactivo son propiedades de la loseta o la gema; intercambiar objetos nunca hace disponible otra vez un efecto en una ronda.
    .why = El estado se queda con la loseta.

rule-EU-EQP-07 = Paso a paso
    .text = Una reorganización se hace por pasos; cada uno pone, quita o cambia una loseta, y los límites valen después de cada paso. Una loseta que mantiene cerrado un saco puede ir a ese mismo saco al quitarla.
    .why = Subiendo primero la salud y la suma de sacos y bajándolas después se llega prácticamente a todos los resultados de una reorganización hecha de una vez, y ningún paso deja un tablero no permitido.

rule-EU-GEM-01 = Poner gemas
    .text = El equipo puede tener espacios de gema; el dueño puede poner allí gemas en cualquier momento fuera del combate, con la cara activa hacia arriba.

rule-EU-GEM-02 = Usar una gema
    .text = Una gema en un equipo equipado se usa volteándola a su cara inactiva; vuelve a funcionar al voltearse de nuevo al inicio de una ronda. Las gemas sueltas en espacios o sacos no tienen efecto.

rule-EU-GEM-03 = Las gemas se quedan en el equipo
    .text = Una gema puesta nunca puede quitarse, sustituirse, venderse sola ni gastarse en una misión; suma 1 de oro al precio de venta de la loseta y conserva su estado al equipar o desequipar la loseta.

rule-EU-GEM-04 = Ejemplo de equipo: Guanteletes de dragón
    .text = Los efectos permanentes de una loseta, su efecto de una vez por ronda y sus gemas funcionan en paralelo.

rule-EU-GEM-05 = Efectos de las gemas
    .text = Ocho tipos: la esmeralda da +1 a una tirada de héroe; la piedra demoníaca roba 1 carta de oro; el rubí da +1 de salud (permanente); el ópalo y el diamante curan y funcionan en las fases de curación del héroe; la amatista, el ónice y el zafiro y todas las cantidades no nombradas aquí son nuestras.

rule-EU-GEM-06 = Gemas solo en losetas equipadas
    .text = Una gema solo funciona mientras su equipo esté equipado; en combate puede usarse en cualquier ventana que nombre su registro, una vez por ronda.
    .why = El equipo no da ningún efecto en un saco, y las gemas van unidas a él.

rule-EU-ARM-01 = Qué es un conjunto de armadura
    .text = Un conjunto de armadura son tres o más piezas distintas de armadura de un mismo color de fondo equipadas a la vez; se distinguen los tamaños 3, 4 y 5.

rule-EU-ARM-02 = Efectos que necesitan un conjunto
    .text = Un efecto con un icono de conjunto de armadura solo puede usarse con un conjunto de al menos el tamaño mostrado (el icono de tamaño 5 requiere las cinco piezas). Esas losetas pueden equiparse o entrenarse sin el conjunto.

rule-EU-ARM-03 = Varios iconos de conjunto en una loseta
    .text = Si una loseta muestra varios iconos de conjunto de armadura, en el mismo uso se aplica cada parte cuyo requisito se cumpla.

rule-EU-ESS-01 = Esencias
    .text = Hay esencias de aire, tierra, agua y fuego. Son objetos que se guardan en espacios de gema o esencia o en sacos y provienen de elementales, tesoros, la oferta de los Matadragones y otros efectos.

rule-EU-ESS-02 = Usos de una esencia
    .text = Tanto desde un espacio como desde un saco, una esencia puede venderse por 2 de oro, descartarse por su propio efecto, descartarse para desbloquear un espacio de héroe, descartarse para una misión o usarse para ciertas habilidades.

rule-EU-ESS-03 = Efectos de las esencias
    .text = Aire: usada en el paso A del ataque del monstruo, el monstruo tira un dado menos. Fuego: paso A del ataque del héroe, cualquier número, refuerza el ataque. Agua: cura en las fases de curación del héroe. La tierra y todas las cantidades son nuestras.

rule-EU-ESS-04 = Esencias en habilidades
    .text = Cuando una habilidad contiene esencias, estas se colocan desde donde estén guardadas, fuera del combate y en el turno propio, se quedan allí y no pueden venderse, gastarse ni puntuarse; si la habilidad sale del tablero, vuelven a la reserva.
    .why = La puntuación final y la venta excluyen las esencias de losetas de habilidad; nada permite recuperarlas.

rule-EU-ELI-01 = Cartas de élite y de contrato de caza
    .text = Hay 7 monstruos de élite de nivel 1, 7 de nivel 2 y 6 de nivel 3, y una carta de contrato de caza por cada uno.

rule-EU-ELI-02 = Los monstruos de élite caben en cualquier escenario
    .text = Los monstruos de élite pueden añadirse a cualquier escenario aunque no los pida; el escenario puede nombrar los niveles usados. Se suman a los monstruos normales y no se aconsejan a jugadores nuevos.

rule-EU-ELI-03 = Mazo de contratos de caza
    .text = Por cada nivel, roba al azar tantas cartas de contrato de caza como jugadores + 2, devuelve las demás sin verlas, baraja cada nivel y apílalos con el nivel 1 arriba y el más alto abajo.

rule-EU-ELI-04 = Mazos de élite y primer contrato de caza
    .text = Las cartas de monstruo de élite están boca abajo por nivel; el contrato de caza superior se pone boca arriba sobre su mazo y se busca y revela su monstruo de élite.

rule-EU-ELI-05 = La guarida
    .text = La imagen del contrato de caza es la guarida. Es de una de tres clases: un hexágono de un tipo dado; un hexágono adyacente al lugar mostrado; uno de los tres hexágonos de una loseta especial dada, no su centro.

rule-EU-ELI-06 = Luchar en la guarida
    .text = Un héroe en la guarida puede realizar una acción de combate contra el monstruo de élite; antes, el hexágono del héroe debe estar liberado.

rule-EU-ELI-07 = Combate con un monstruo de élite
    .text = Se aplican las reglas normales de combate; la carta de élite da la salud, los intervalos y los efectos especiales.

rule-EU-ELI-08 = Victoria sobre un monstruo de élite
    .text = El vencedor obtiene la recompensa de la carta de contrato de caza sea cual sea su reputación y guarda el contrato boca abajo para la puntuación. No se pone ninguna ficha en el hexágono y no hay botín.

rule-EU-ELI-09 = Trofeo de élite
    .text = La carta de élite puede tomarse como trofeo y cuenta como trofeo de monstruo de su nivel.

rule-EU-ELI-10 = Siguiente contrato de caza
    .text = Si se derrotó a un monstruo de élite, el siguiente contrato de caza y su monstruo de élite se revelan al fin de ese turno.

rule-EU-ELI-11 = Solo el monstruo de élite revelado
    .text = Solo puede combatirse al monstruo de élite del contrato de caza superior; cuando se acaban los contratos, ya no puede combatirse a ningún monstruo de élite.

rule-EU-ELI-12 = Muerte contra un monstruo de élite
    .text = Se aplican los pasos de la muerte en combate, pero el contrato de caza y la carta de élite quedan boca arriba sobre sus mazos.

rule-EU-ELI-13 = Efecto especial: tiradas de héroe más bajas
    .text = Un intervalo puede bajar todas las tiradas de héroe en un valor hasta el paso A de la siguiente fase de ataque del monstruo.

rule-EU-ELI-14 = Efectos especiales: cartas, curación, muerte instantánea
    .text = Un intervalo puede hacer que el jugador-monstruo robe una carta de plata u oro, curar al monstruo en un valor o reducir de inmediato la salud del héroe a cero.

rule-EU-ELI-15 = Inmunidad
    .text = A un monstruo de élite con inmunidad no le afecta ningún efecto del héroe salvo el daño; los efectos que no tocan al monstruo funcionan con normalidad.

rule-EU-ELI-16 = Excepciones a la inmunidad
    .text = Siguen siendo eficaces la parte de heridas de un escudo, Barrera mágica, Armadura sagrada y Golpe incapacitante.

rule-EU-ELI-17 = Inmunidad frente a los poderes elementales
    .text = Las tiradas de un monstruo de élite inmune no cambian por el poder del aire o de la tierra ni por la esencia de aire; las tiradas del héroe cambian como siempre.

rule-EU-ELI-18 = Qué bloquea la inmunidad
    .text = La inmunidad bloquea también las fichas de Gaar y Dwurt del héroe en la tirada del monstruo, los efectos de pata de conejo, la parte de valor de combate de un escudo y la retirada de fichas del monstruo. Bloquear el Gaar es una opción, activada por defecto.
    .why = Son efectos del héroe sobre el monstruo; el texto no nombra el Gaar, de ahí la opción.

rule-EU-ELI-19 = Procedimiento de élite
    .text = El jugador-monstruo, las cartas, el caos, el Gaar, el primer golpe y el dado de la esperanza funcionan como en cualquier combate; se omiten los pasos 3 (botín) y 6 (fichas) del vencedor. Un monstruo de élite derrotado que no se toma como trofeo sale de la partida.
    .why = Todo lo que no cambia sigue las reglas normales; cada monstruo de élite tiene un solo contrato de caza.

rule-EU-ELI-20 = Orden dentro de un intervalo de élite
    .text = En el paso D se aplican primero las heridas (o la muerte instantánea); si el héroe vive, el monstruo se cura, después se roban cartas y luego empieza el perjuicio de trébol. La muerte instantánea no es una herida y no puede reducirse.
    .why = El reglamento no da un orden; los efectos sobre un héroe muerto no tendrían sentido.

rule-EU-ELI-21 = Contratos sin guarida
    .text = El contrato de caza cuya guarida no aparece en ninguna loseta de mapa de esta partida se retira antes de robar los contratos. Si de un nivel quedan menos que jugadores + 2, se usan todos.
    .why = Solo se puede combatir al del contrato superior, así que un monstruo de élite inalcanzable cerraría el mazo durante el resto de la partida.

rule-EU-SOL-01 = Mapa en solitario
    .text = La preparación es la normal, pero cada capítulo usa solo sus dos losetas fijas con el icono de un jugador y la fila de la tabla para 1 jugador.

rule-EU-SOL-02 = Dados del monstruo, sin cartas de control
    .text = Dos dados de un héroe no usado sirven de dados del monstruo. Las cartas de control se quedan en la caja; el mazo de combate barajado ocupa el lugar de un jugador-monstruo.

rule-EU-SOL-03 = Cartas de oro en solitario
    .text = Todas las cartas Control del alma se sacan del mazo de oro y se sustituyen por las cartas con el icono de un jugador.

rule-EU-SOL-04 = Encuentros en solitario
    .text = En un encuentro revelado se retiran al azar 4 de sus 7 cartas y 2 de las otras 3 se ponen boca arriba. La bruja usa sus 7 cartas de un jugador, de las que solo se retiran 2; sus losetas de recompensa (amuletos oscuros) no se usan.

rule-EU-SOL-05 = Alijos de plata y de oro
    .text = Dos alijos contienen las cartas de los monstruos. Al inicio de cada ronda se añade una carta de plata al alijo de plata, y cada vez que el jugador roba una carta de plata u oro, se añade también una carta de esa clase a su alijo.

rule-EU-SOL-06 = Sin carta de alijo por los cambios
    .text = Cambiar 4 cartas de plata por una de oro no añade nada al alijo de oro.

rule-EU-SOL-07 = Cuatro de plata se convierten en una de oro
    .text = En cuanto el alijo de plata tiene 4 o más cartas, se descartan 4 y se añade 1 carta de oro al alijo de oro. El alijo de oro no tiene límite.

rule-EU-SOL-08 = Para qué sirven las cartas del jugador
    .text = En cualquier momento, el jugador puede descartar 4 cartas de plata o 1 carta de oro para obtener 1 de oro, o usar cartas para reglas del escenario. El límite de mano de 5 sigue vigente.

rule-EU-SOL-09 = Los descartes van bajo los mazos
    .text = Las cartas de plata y oro que se descartarían se ponen en cambio al fondo de sus mazos.

rule-EU-SOL-10 = Cartas de un monstruo en solitario
    .text = Las cartas de plata y oro de la barra de un monstruo van a los alijos cuando se revela, con el cambio de EU-SOL-07 de inmediato si hace falta.

rule-EU-SOL-11 = Cartas de combate
    .text = Las 36 cartas de combate muestran cada una dos valores de dado, el izquierdo marcado para la esencia de aire, 0-2 símbolos de Gaar y 0-2 símbolos de caos; según nuestra deducción (36 = 6 x 6), cada par ordenado de valores de 1 a 6 aparece una vez. Los símbolos de cada carta son nuestros.

rule-EU-SOL-12 = La carta de combate sustituye a la tirada
    .text = En el paso B del ataque del monstruo se revela la carta de combate superior y los dados del monstruo se ponen en sus valores. Todas las demás reglas de combate siguen igual.

rule-EU-SOL-13 = Orden en solitario del paso B
    .text = Tras revelar: la esencia de aire retira el dado izquierdo; una suma de 10 o más añade 1 de esperanza; el poder del aire voltea el mayor de dos dados distintos; el poder de la tierra suma 2.

rule-EU-SOL-14 = Paso C en solitario, parte 1: Gaar
    .text = Cada símbolo de Gaar de la carta se resuelve por turno: un monstruo que aún tenga una ficha de Gaar y cuyo dado menor sea un 1, 2 o 3 gasta la ficha por +2 y repite la tirada de ese dado.

rule-EU-SOL-15 = Paso C en solitario, parte 2: acciones de caos
    .text = Por cada símbolo de caos, el monstruo realiza una acción de caos si tiene una ficha de caos y algún alijo contiene al menos una carta.

rule-EU-SOL-16 = Paso C en solitario, parte 3: respuesta del héroe
    .text = Después, el héroe puede usar fichas de Gaar, objetos y habilidades como siempre; el monstruo no responde.

rule-EU-SOL-17 = Una acción de caos
    .text = Revela cartas de lo alto del alijo de oro hasta encontrar 3 de un tipo o hasta que aparezca una carta de otro tipo, que va al fondo del alijo. Si el alijo de oro está vacío, haz lo mismo con el alijo de plata y 2 cartas.

rule-EU-SOL-18 = Precio y efecto de una acción de caos
    .text = Se descarta una ficha de caos y la pila funciona como cartas jugadas juntas en su paso de combate propio.

rule-EU-SOL-19 = Dos acciones de caos
    .text = Se forman dos pilas: la primera como arriba, pero la carta de otro tipo, o la siguiente tras una pila completa (3 de oro o 2 de plata), empieza la segunda pila, que termina del mismo modo. Cada pila cuesta 1 ficha de caos.

rule-EU-SOL-20 = Carta Curación, monstruo sin daño, una acción de caos
    .text = Una carta Curación revelada se resuelve con normalidad en un monstruo dañado. Si no tiene daño y se realiza una acción de caos, no se revela ninguna carta más: el recuadro superior da +2 al valor de combate, la curación se ignora y la carta se queda por su efecto continuo.

rule-EU-SOL-21 = Carta Curación, monstruo sin daño, dos acciones de caos
    .text = Con dos acciones de caos, la segunda pila empieza de inmediato con la siguiente carta que no sea Curación; las demás cartas Curación halladas antes van al fondo del alijo de oro. Solo una pila puede contener Curación.

rule-EU-SOL-22 = Control mental en solitario
    .text = Las fichas de Gaar tomadas por Control mental no pueden usarse antes de la siguiente ronda de combate, porque la parte de Gaar del monstruo va primero.

rule-EU-SOL-23 = Muerte y puntuación en solitario
    .text = Un héroe que muere en combate pone 1 ficha de caos en su tablero en vez de entregar una ficha de héroe; en la puntuación final cada una de ellas cuesta 2 de reputación. La carta de oro robada al resucitar añade también una al alijo de oro.

rule-EU-SOL-24 = Momento de las cartas reveladas
    .text = Las cartas reveladas en el paso C actúan como si se jugaran en su propio paso de esta ronda de combate: las de antes y después de la tirada sobre este ataque, Maldición sobre el próximo ataque del héroe.
    .why = El texto dice que se aplican como si se jugaran en los pasos adecuados.

rule-EU-SOL-25 = Orden de los alijos
    .text = Cada alijo es una cola boca abajo: las cartas nuevas y las devueltas van al fondo, las cartas se revelan desde arriba. Las cartas usadas van bajo su mazo.
    .why = Las cartas devueltas se ponen al fondo, así que el alijo tiene un orden.

rule-EU-SOL-26 = Dados iguales y dos símbolos de Gaar
    .text = Con dados iguales se repite uno de ellos; para un segundo símbolo se determina de nuevo el dado menor, que debe mostrar otra vez 1-3.
    .why = Los símbolos se resuelven uno tras otro.

rule-EU-SOL-27 = Cambio también en combate
    .text = El cambio de 4 por 1 del alijo ocurre de inmediato siempre que se cumple su condición, repetidamente, también en medio de un combate.
    .why = La condición se enuncia sin un momento.

rule-EU-SOL-28 = Alijos que se agotan
    .text = Una pila que llega al final de su alijo se usa tal como está. Si el alijo de oro está vacío antes de empezar la segunda pila, esta se toma del alijo de plata.
    .why = Cada acción de caos necesita una carta en alguno de los alijos, y la plata se usa cuando el oro está vacío.

rule-EU-SOL-29 = Curación como segunda pila
    .text = Si la segunda pila empieza con Curación mientras el monstruo no tiene daño, esa pila consta de esta única carta.
    .why = No se revelan más cartas por Curación en un monstruo sin daño.

rule-EU-SOL-30 = Oro y cartas de oro
    .text = En solitario, 4 cartas de plata pueden cambiarse por 1 carta de oro (EU-CRD-04) o por 1 moneda de oro.
    .why = El cambio general no se anula y la nota sobre él se repite en el capítulo en solitario.

rule-EU-SOL-31 = Robos del monstruo en solitario
    .text = Siempre que un efecto haga que el jugador-monstruo robe cartas de plata u oro, en las partidas en solitario y cooperativas esas cartas se añaden a los alijos correspondientes, con el cambio de EU-SOL-07.
    .why = Los alijos sustituyen a la mano del jugador-monstruo.

rule-EU-COP-01 = Jugar juntos cualquier escenario
    .text = Cualquier escenario puede jugarse en cooperativo con las reglas normales y los cambios de este apartado.

rule-EU-COP-02 = Tasas entre compañeros
    .text = Comerciar en un lugar con la ficha de comercio de otro héroe es gratis. Extraer o enfrentarse donde otros jugadores tienen fichas cuesta 1 carta de oro, que se descarta, en vez de oro.

rule-EU-COP-03 = Sin ayuda entre héroes
    .text = Los héroes no pueden darse objetos ni fichas ni usar habilidades o equipo para el combate de otro héroe.

rule-EU-COP-04 = Preparación cooperativa
    .text = Como en solitario: dados del monstruo de un héroe no usado, sin cartas de control, un mazo de combate barajado y cartas de oro de un jugador en vez de Control del alma. El mapa usa la fila del número real de jugadores.

rule-EU-COP-05 = Encuentros en cooperativo
    .text = Los mazos de encuentro tienen tantas cartas como jugadores + 2, igual que en la partida competitiva; la bruja usa sus cartas de un jugador.

rule-EU-COP-06 = El alijo crece cada turno
    .text = Al inicio del turno de cada jugador se añade una carta de plata al alijo de plata. Por lo demás se aplican las reglas de juego en solitario.

rule-EU-COP-07 = Muertes en cooperativo
    .text = Cada muerte, dentro o fuera del combate, cuesta al héroe 1 de reputación de inmediato; no se pone ninguna ficha de caos en el tablero.

rule-EU-COP-08 = La puntuación final es opcional
    .text = Al terminar no hace falta realizar la puntuación final; solo indica lo bien que lo hizo el grupo.

rule-EU-COP-09 = Una carta de oro por acción
    .text = Extraer o enfrentarse cuesta una carta de oro por acción, sean cuantos sean los otros jugadores con fichas allí; un héroe con dos fichas propias en un hexágono de minería no paga nada.
    .why = El texto nombra una carta de oro donde uno o más de los demás tienen fichas; EU-MIN-04 sigue vigente.

rule-EU-COP-10 = Partes en solitario de la partida cooperativa
    .text = Las reglas en solitario sobre alijos, cartas de combate, cambio de cartas por oro y descartes bajo los mazos se aplican a cada jugador; los alijos son comunes. Los amuletos oscuros de la bruja no se usan.
    .why = El capítulo cooperativo adopta todos los cambios de juego en solitario salvo los que enumera.

rule-EU-COP-11 = Losetas de héroe y alijos
    .text = En los efectos de las losetas de héroe los alijos hacen de mano del jugador-monstruo: una carta descartada al azar es la de arriba del alijo de oro o, si está vacío, del de plata; quien mira la mano ve los dos alijos, y la carta que elija va debajo de su mazo. Si en una ronda de combate se prohíben las cartas de oro, sus acciones de caos usan el alijo de plata; si la primera jugada es más cara, lo es la primera acción de caos.
    .why = Se usan las losetas para 2-4 jugadores (EU-HSU-13) y los alijos sustituyen a la mano del jugador-monstruo (EU-SOL-31); de otro modo esas losetas no harían nada.

rule-EU-SKO-01 = Espacios de Dwurt
    .text = El tablero de Skoldur tiene cinco espacios de Dwurt que solo contienen fichas de Dwurt; empieza con 5 Dwurt y sin Gaar.

rule-EU-SKO-02 = Gaar para Skoldur
    .text = Skoldur puede obtener Gaar, pero solo lo guarda en sacos. Puede convertir un Gaar en un Dwurt en cualquier momento, nunca al revés; tras morir en combate toma 3 Gaar como siempre y puede convertirlos de inmediato.

rule-EU-SKO-03 = El Dwurt no es Gaar
    .text = Las misiones que piden Gaar no pueden pagarse con Dwurt, y el Dwurt no puede venderse.

rule-EU-SKO-04 = Usar Dwurt en tiradas
    .text = Skoldur no puede usar Gaar en tiradas. Una ficha de Dwurt no repite nada; suma 3 a una tirada de héroe propia o resta 3 del valor de combate del monstruo.

rule-EU-SKO-05 = Dwurt en losetas de héroe
    .text = Muchas losetas de Skoldur piden fichas de Dwurt como parte de su uso.

rule-EU-SKO-06 = El dado de Dwurt cuenta
    .text = El dado de Dwurt empieza en 0 y sube en 1 por cada Dwurt gastado en una tirada o una loseta; convertir Gaar no cuenta.

rule-EU-SKO-07 = Efectos del dado de Dwurt
    .text = 0: toma 1 Dwurt. 1: roba 1 carta de plata. 2: roba 2 cartas de plata, 1 herida. 3: toma 1 Dwurt, roba 3 cartas de plata, pierde 1 de reputación, 2 heridas. 4: toma 1 Dwurt, roba 1 carta de oro, pierde 1 de reputación, 4 heridas. 5 o más: toma 2 Dwurt, roba 1 carta de oro, pierde 1 de reputación, 6 heridas.

rule-EU-SKO-08 = Fin del turno de Skoldur
    .text = Al fin de su turno, Skoldur resuelve el efecto del dado o descarta 1 Dwurt para evitarlo; después el dado vuelve a 0.

rule-EU-SKO-09 = La muerte y el dado de Dwurt
    .text = La muerte por las heridas del dado sigue la muerte fuera del combate, pero cuesta solo 1 de reputación por la muerte. Si muere de cualquier otro modo, el dado vuelve a 0 sin efecto.

rule-EU-SKO-10 = Losetas de valor 0
    .text = Skoldur tiene losetas de héroe de valor de reputación 0; no son losetas iniciales y deben descubrirse y entrenarse o comprarse como las demás.

rule-EU-SKO-11 = Dado de Dwurt en solitario
    .text = En la partida en solitario, las cartas robadas por el dado de Dwurt no añaden nada a los alijos.

rule-EU-SKO-12 = Detalles al resolver el dado
    .text = La elección entre resolver y pagar se ofrece si tiene un Dwurt; el descarte no sube el dado. Los efectos se aplican en el orden enumerado, el Dwurt que supere los cinco espacios se pierde y la muerte por el dado cierra el asunto sin otra resolución.
    .why = El texto reinicia el dado en ambos casos y limita el Dwurt a sus espacios.

rule-EU-SKO-13 = Convertir dentro de una tirada
    .text = La conversión es posible en cualquier momento, también entre dos modificadores de una tirada y en el paso C, si hay libre un espacio de Dwurt.
    .why = Se permite en cualquier momento.

rule-EU-SKO-14 = Dwurt en el intercambio del paso C
    .text = En el paso C del ataque del monstruo, un Dwurt es la forma de Skoldur de «usar una ficha de Gaar»: uno por ocasión, por turnos, y ya no cuando ambos han pasado.
    .why = Aparte de los cambios impresos, el Dwurt sigue el uso del Gaar.

rule-EU-SKO-15 = Robos de Dwurt y alijos
    .text = La excepción para las cartas del dado de Dwurt vale también en la partida cooperativa.
    .why = La partida cooperativa adopta las reglas en solitario sobre los alijos.

rule-EU-GRF-01 = Módulo opcional
    .text = El grifo es opcional en cualquier escenario, cambia mucho el movimiento y no se aconseja a jugadores nuevos. Cuando se usa, su loseta de mapa se baraja con las del capítulo I, una más de lo habitual.

rule-EU-GRF-02 = La guarida
    .text = Cuando se revela la loseta del grifo, su figura se coloca en el hexágono de la guarida del grifo.

rule-EU-GRF-03 = Invocar
    .text = Un héroe en el hexágono de la guarida, o a 4 hexágonos o menos del grifo por losetas reveladas, puede invocarlo; el precio es un trofeo, de un monstruo o de un monstruo de élite.

rule-EU-GRF-04 = El vuelo
    .text = El grifo acude al héroe y lo lleva de inmediato a un espacio a 4 hexágonos o menos del héroe, solo sobre losetas reveladas; el héroe y el grifo se colocan allí. Cuenta como un teletransporte.

rule-EU-GRF-05 = Revelación y monstruos
    .text = Solo se revelan losetas alrededor del hexágono de aterrizaje. Aterrizar sobre un monstruo invicto requiere de inmediato una acción de combate.

rule-EU-GRF-06 = Sin trofeos de enemigos de escenario
    .text = El saboteador, el cómplice y el demonio del volcán no pueden tomarse como trofeos y, por tanto, no pueden invocar al grifo.

rule-EU-GRF-07 = Grifo y gólem
    .text = Si el gólem se mueve al hexágono del grifo, el grifo se pone en el hexágono del que venía el gólem.

rule-EU-GRF-08 = El grifo en Revocación elemental II y III
    .text = Estos escenarios no usan normalmente losetas del capítulo I; con el grifo se barajan todas las losetas fijas del capítulo I y la loseta del grifo y se ponen encima de la pila.

rule-EU-GRF-09 = Invocar como acción gratuita
    .text = Invocar es una acción gratuita en el turno propio, en un hexágono liberado o un espacio central, tantas veces como permitan los trofeos; las distancias se cuentan como en EU-TEL-08 con un límite de 4, y la carta descartada va a su pila de descartes (una de élite sale de la partida).
    .why = No se pide ficha ni habilidad; el teletransporte es el modelo impreso.

rule-EU-SCX-07 = Cartas de un escenario
    .text = Las cartas de ataque, de evento o de arrasamiento de un escenario forman un mazo boca abajo. Cuando llega su momento se revela la siguiente; cuántas quedan es público, cuál viene no. Cada carta se usa una vez.

rule-EU-SCX-08 = Lugares de un escenario
    .text = Un lugar del escenario se usa con una acción gratuita en su hexágono, una vez por héroe y partida. El hexágono debe estar liberado y no en ruinas, y primero se paga lo que el lugar pide.

rule-EU-MIR-01 = Eventos
    .text = La partida dura 8 rondas y un final. Cada héroe empieza con un pergamino de teletransporte en un saco. Al comienzo de cada una de las rondas 2 a 8 se revela una carta de evento: unas cosas ocurren de inmediato, otras valen hasta que acaba la ronda.

rule-EU-MIR-02 = Leyendas y artefactos
    .text = Cuando se revela una loseta de leyenda, una carta de leyenda al azar queda boca arriba en ella. Su misión se cumple como la de un encuentro, en el centro y por un solo héroe; paga el artefacto de la carta, y la carta cuenta como misión cumplida. Un artefacto es equipo, nunca se vende y cuenta 12 de oro en la puntuación final. Donde la tabla de mapa pide una leyenda de un capítulo, se saca una de las dos al azar.

rule-EU-MIR-03 = Atalaya y nido del dragón
    .text = Atalaya, mientras queden fichas de iniciativa: paga 2 de oro y toma una de las tres. Nido del dragón: sufre 3 heridas; el final propio empieza con 2 puntos de esperanza.

rule-EU-MIR-04 = El final
    .text = Tras la ronda 8 se hacen los pasos iniciales de una ronda, cada héroe se cura hasta su salud máxima y se repone hasta 4 Gaar (Skoldur: 5 Dwurt). Luego cada héroe, esté donde esté, combate los aspectos 1 a 4 de Mirrezil por orden como un solo combate, sin acción de combate; empieza el héroe con menos reputación, y los empates van por orden de turno. El dado de la esperanza no vuelve a 0 entre aspectos, las losetas agotadas siguen agotadas y antes de cada aspecto hay una ventana como antes del combate.

rule-EU-MIR-05 = Aspectos vencidos
    .text = Un aspecto vencido da su reputación de inmediato: 4, 6, 8 y 12. Antes de cada aspecto siguiente el héroe puede detenerse. La muerte acaba su final con todas las consecuencias de una muerte en combate.

rule-EU-MIR-06 = Fichas de iniciativa
    .text = Una ficha de iniciativa se gasta en el final: en una ronda de combate a elección del jugador la fase de ataque del héroe va antes que la fase de ataque del monstruo.

rule-EU-MIR-07 = Resultado contra Mirrezil
    .text = Competitivo: tras el final sigue la puntuación final. Solitario: éxito si se vence el cuarto aspecto. Cooperativo: los aspectos son enemigos comunes con su salud por cada jugador y sin límite de rondas de combate; los héroes combaten por orden de turno hasta morir, y cada uno sigue donde cayó el anterior; éxito si se vence el cuarto aspecto antes de que todos hayan muerto.

rule-EU-MIR-08 = Un combate de varios aspectos
    .text = El jugador-monstruo se elige una vez y hay un solo primer golpe, antes del primer aspecto. Cada aspecto tiene su propia preparación del combate, su barra y sus rondas de combate contadas desde 1; las cartas jugadas contra el anterior se descartan con él. Las manos se comprueban y la esperanza se convierte en Gaar cuando acaba todo el combate. Los poderes sobre el hexágono del héroe actúan como en cualquier combate.
    .why = Un combate tiene un jugador-monstruo y un primer golpe; las fichas y cartas pertenecen al enemigo que las trajo.

rule-EU-MIR-09 = Detalles de eventos y lugares
    .text = Los eventos hablan de monstruos y monstruos de élite, no de Mirrezil. Las compras son losetas de la oferta y las armas y escudos propios. Una curación debilitada cura al menos 1. Al nido solo se puede subir con más salud que sus heridas. De las fichas de iniciativa cada héroe toma como mucho una, y la usada sale de la partida.

rule-EU-MIR-10 = Mirrezil juntos
    .text = En la partida cooperativa cada héroe que tenga daño en un aspecto cuando es vencido gana su reputación, y nadie se detiene antes de un aspecto siguiente.

rule-EU-GOL-01 = El gólem
    .text = La partida dura 10 rondas. La vieja cantera está en el mapa desde el principio, junto a la iglesia, y el gólem está en ella. Es un enemigo común cuya salud es su resistencia, 13 por jugador; un combate dura 2 rondas de combate. El daño baja su resistencia.

rule-EU-GOL-02 = Arrasamiento
    .text = Al final de cada ronda se revela la siguiente carta de arrasamiento. El gólem da sus pasos por uno de los caminos más cortos sobre hexágonos revelados hacia el objetivo y se para al llegar; el jugador inicial elige entre objetivos y caminos iguales. Sin tal objetivo se queda, en el borde del mapa se para, y hacia un héroe en un centro se para en el hexágono más cercano de esa loseta. Nunca entra en un centro. Sueño de piedra lo deja quieto y sube su resistencia en el número de jugadores.

rule-EU-GOL-03 = Destrucción
    .text = En cada hexágono en que entra se retira una ficha de magia defensiva, el hexágono se salva y el gólem pierde 2 de los pasos que le quedan. Sin ella, un lugar de comercio, encuentro, portal o lugar del escenario recibe una ficha de destrucción A, y cualquier otro hexágono con un lugar o un monstruo invicto, una ficha B. La tierra vacía, los hexágonos de la iglesia y las ruinas no reciben ninguna.

rule-EU-GOL-04 = Ruinas
    .text = Un lugar en ruinas no se puede usar: allí no hay minería, comercio, misión, tesoro, portal ni enfrentamiento; un elemental conserva su poder. Su monstruo desaparece sin recompensa y el hexágono cuenta como liberado. Las fichas de los jugadores se quedan y cuentan, salvo las de comercio, que vuelven a sus dueños.

rule-EU-GOL-05 = Pisoteado
    .text = Un héroe en un hexágono en que entra el gólem sufre 6 heridas, con magia defensiva en el hexágono solo 3.

rule-EU-GOL-06 = Magia defensiva
    .text = Acción gratuita en un hexágono liberado, sin ruinas y con un lugar: paga 1 esencia, o 1 Gaar (Skoldur también 1 Dwurt) y 2 de oro, y pon allí una ficha de magia defensiva con una marca propia. Una por hexágono, 12 en total. Cuando contiene al gólem, su dueño gana 3 de reputación.

rule-EU-GOL-07 = Combatir al gólem
    .text = Un héroe en el hexágono del gólem o en un hexágono liberado junto a él puede combatirlo, una vez por ronda; su ficha de gólem lo muestra.

rule-EU-GOL-08 = Fin de la partida
    .text = La partida acaba al final de la ronda 10, o al final de la ronda en que la resistencia es 0 (el gólem cae) o se pone la última ficha de destrucción de un tipo (el país está perdido). Un gólem caído no arrasa más.

rule-EU-GOL-09 = Puestos contra el gólem
    .text = En la puntuación final los puestos por daño al gólem ganan 10, 6, 3 y 1 de reputación, haya caído o no; los empates comparten el mejor puesto. Si el país está perdido, cada héroe pierde 5 de reputación.

rule-EU-GOL-10 = Objetivo contra el gólem
    .text = En solitario y cooperativo: éxito si el gólem cae.

rule-EU-GOL-11 = Qué cuenta como objetivo
    .text = El hexágono en que está el gólem no es objetivo de una carta que nombra un lugar; un héroe en él lo retiene allí. Los hexágonos de las Torres de los Matadragones cuentan como lugares de comercio, los de la fortaleza de mercenarios y del señor como encuentros. Un héroe en un centro está un paso más lejos que el hexágono más cercano de su loseta.

rule-EU-GOL-12 = Detalles de las ruinas
    .text = El servicio de una loseta especial se pierde con el primero de sus hexágonos; los demás aún pueden arruinarse. Sin ficha del tipo debido nada más se arruina. Un hexágono en ruinas puede seguir siendo la guarida de un monstruo de élite, y un portal o lugar de comercio en ruinas no es destino de un teletransporte que nombre uno.

rule-EU-GOL-13 = Pagar la magia defensiva
    .text = Skoldur paga un Gaar si lo tiene, si no un Dwurt; su dado no se mueve. Los hexágonos de la iglesia y los centros no admiten ficha. Una ficha retirada sale de la partida: en total se pueden poner 12.

rule-EU-GOL-14 = Quién tiene puesto
    .text = Solo los héroes con fichas de daño en el gólem tienen puesto; los puestos se pagan en todos los modos. Una pérdida nunca baja la reputación final de 0.

rule-EU-SAB-01 = Pruebas
    .text = La partida dura 8 rondas y un final. Cada héroe tiene de 0 a 10 pruebas, que muestra su ficha de insignia; lo que pase de 10 se pierde.

rule-EU-SAB-02 = Encontrar pruebas
    .text = Un héroe encuentra 1 prueba por cada misión que cumple, por cada hexágono de un lugar de comercio que libera y por cada informante al que paga, acción gratuita una vez por héroe: Kavilin en la iglesia por 1 Gaar y 1 de oro, Doribor en cualquier hexágono liberado de mercaderes por un recurso natural, Sofien en cualquier hexágono liberado de alquimistas por 2 cartas de plata o 1 carta de oro. En la Guarida de contrabandistas 2 de oro compran 2 pruebas, una vez por héroe.

rule-EU-SAB-03 = La Ciudadela en ruinas
    .text = Ciudadela en ruinas, una vez por héroe: haz una tirada de héroe; 8 o más da 2 pruebas, menos causa 2 heridas.

rule-EU-SAB-04 = Sabotaje
    .text = Al final de las rondas 2, 4, 6 y 8 cada héroe con menos pruebas que nadie, empates incluidos, pierde 2 de oro, o 1 de reputación si tiene menos de 2 de oro. En la partida en solitario el héroe lo sufre con menos de 1, 3, 5 y 7 pruebas.

rule-EU-SAB-05 = El final
    .text = Después de la ronda 8 se hacen los pasos iniciales de una ronda. Después, en orden de turno, cada héroe, esté donde esté, cura 4 y combate al cómplice y, tras una victoria, si quiere, al saboteador. Ambos son combates normales sin acción de combate, con una ventana antes de cada uno, y sin carta de recompensa, trofeo, botín ni fichas; el cómplice da 6 de reputación y el saboteador 12.

rule-EU-SAB-06 = Pruebas contra el saboteador
    .text = Cada 3 pruebas completas quitan 2 de salud y 1 de caos al saboteador en el final del propio héroe; 10 pruebas le quitan además su efecto de trébol.

rule-EU-SAB-07 = Partida difícil
    .text = Antes del saboteador se combate a un segundo cómplice con los mismos valores; da 3 de reputación.

rule-EU-SAB-08 = Resultado contra el saboteador
    .text = Competitivo: tras el final viene la puntuación final. En solitario: éxito si se vence al saboteador. Cooperativo: éxito si lo vence al menos la mitad de los héroes, redondeando hacia arriba.

rule-EU-SAB-09 = Pagar a los informantes
    .text = Skoldur puede dar una ficha de Dwurt por el Gaar de Kavilin si no tiene Gaar; su dado de Dwurt no se mueve. No se paga nada a quien liberó el lugar. Con 10 pruebas no se pueden usar ni informantes ni lugares del escenario.
    .why = Nadie debe pagar por nada, y Skoldur no tiene Gaar propio.

rule-EU-SAB-10 = De quién son las pruebas
    .text = Las pruebas las gana el héroe que está en su turno, y nunca se pierden. Los tres hexágonos de las Torres de los Matadragones cuentan como hexágonos de un lugar de comercio; un monstruo de élite vencido allí no libera nada.
    .why = Una guarida puede estar en un hexágono que ya es libre.

rule-EU-SAB-11 = Detalles del final
    .text = Las luchas son combates aparte: en cada una se elige al jugador-monstruo, se devuelve el dado de la esperanza a su inicio y se ofrece un primer golpe; la esperanza que queda se convierte en Gaar entre una y otra. Cada héroe encuentra enemigos sin daño, también en la partida cooperativa; su salud no crece con los jugadores ni con los amuletos oscuros. El héroe puede detenerse antes de cada enemigo siguiente; la muerte acaba su final con todas las consecuencias de una muerte en combate.

rule-EU-RVA-01 = Revocar un elemental
    .text = La partida dura 9 rondas. Su etapa abarca el aire y el agua. Revocar es una acción gratuita en un elemental de la etapa donde el héroe tiene una ficha de interacción propia: descarta 1 esencia de su tipo, paga 4 de oro y pon allí una ficha de revocación con ese elemento arriba; la figura se retira.

rule-EU-RVA-02 = Un elemental revocado
    .text = Un elemental revocado no tiene poder y nadie puede enfrentarse a él; las fichas de interacción de allí siguen contando. El héroe que lo revocó gana 3 de reputación y 1 punto de revocación.

rule-EU-RVA-03 = Los elementales se agitan
    .text = Desde la ronda 3, al final de cada ronda, cada héroe en un hexágono bajo el poder de un elemental de la etapa sin revocar sufre 1 herida.

rule-EU-RVA-04 = Fin de la llamada
    .text = La partida acaba tras la ronda 9, o al final de la ronda en que se han revocado tantos elementales como jugadores más 4, como mucho 9.

rule-EU-RVA-05 = Puestos de revocación
    .text = En la puntuación final los puestos por puntos de revocación ganan 8, 4 y 2 de reputación, en todos los modos; los empates comparten el mejor puesto, y quien no tiene puntos no gana nada.

rule-EU-RVA-06 = Objetivo de la llamada
    .text = En solitario y cooperativo: éxito si al final se han revocado tantos elementales como jugadores más 3, como mucho 6.
    .why = Las losetas de la llamada muestran con seguridad siete elementales de la etapa, así que cuatro compañeros no tienen que encontrarlos todos.

rule-EU-RVA-07 = Detalles de la revocación
    .text = Antes de robar el resto de las otras losetas, se pone en cada capítulo el número indicado de ellas con un elemental de la etapa; en la llamada el druida está siempre en la pila. Hay 18 fichas de revocación; sin ninguna no se revoca nada. No se puede dar una esencia que está en una habilidad. Las losetas que protegen de un poder protegen de la agitación de ese elemento; que el fuego y el agua se anulen no protege. Un elemental revocado sigue siendo la guarida que era.

rule-EU-RVB-01 = Revocar en la respuesta
    .text = La partida dura 9 rondas. Su etapa abarca la tierra y el fuego. Se revoca como en EU-RVA-01, pero el precio es 1 esencia del tipo y 4 de oro, o un catalizador.

rule-EU-RVB-02 = Manantial de Faer
    .text = Manantial de Faer, una vez por héroe mientras queden catalizadores: sufre 2 heridas y toma un catalizador. Un héroe que no tenga más salud no puede.

rule-EU-RVB-03 = El fuego y la tierra crecen
    .text = Desde la ronda 5 los elementales de fuego sin revocar causan 3 heridas con su poder, y el poder de la tierra suma 3 a las tiradas de los monstruos; a las de los héroes sigue sumando 2.

rule-EU-RVB-04 = Recompensa y fin de la respuesta
    .text = Una revocación da 4 de reputación y 1 punto de revocación. Por lo demás rigen EU-RVA-02 a EU-RVA-05; el final anticipado llega con tantas revocaciones como jugadores más 4, como mucho 8.

rule-EU-RVB-05 = Objetivo de la respuesta
    .text = En solitario y cooperativo: éxito si al final se han revocado tantos elementales como jugadores más 3.

rule-EU-RVB-06 = Llegar equipado a la respuesta
    .text = No hay losetas del capítulo I. Cada héroe empieza con 5 de reputación, 12 de oro, una loseta de provisiones y un pergamino de teletransporte. Antes de la ronda 1 cada héroe, en orden de turno, realiza una acción de comercio con la oferta de los mercaderes, sin ficha y sin tasa; los puntos de movimiento ganados entretanto se pierden.

rule-EU-RVB-07 = La campaña
    .text = Jugados como campaña, los mismos héroes en los mismos asientos juegan las tres partes. Antes de una parte cada héroe gana 1 de oro por cada punto de revocación de las partes anteriores, sea cual sea su resultado; nada más se conserva.

rule-EU-RVC-01 = Revocar en el volcán
    .text = La partida dura 10 rondas. Su etapa abarca todos los elementos. Se revoca como en EU-RVA-01 y EU-RVA-02, pero el precio es 1 esencia del tipo o un catalizador, y una revocación da 2 de reputación y 1 punto de revocación. El Manantial de Faer da catalizadores (EU-RVB-02); los elementales no se agitan (EU-RVA-03).

rule-EU-RVC-02 = Poder de Faer
    .text = El poder de Faer empieza en 2 más 2 por jugador. Sube 1 al final de cada una de las rondas 1 a 8 y baja 2 con cada revocación, nunca por debajo de 0 ni por encima de 20.

rule-EU-RVC-03 = Amuletos de la eternidad
    .text = Un héroe que hace su segunda revocación toma un amuleto de la eternidad; hay 4, uno por héroe. Si el demonio del volcán fuera a matar a un héroe con un amuleto, su salud pasa a ser 3 y el amuleto sale de la partida.

rule-EU-RVC-04 = El demonio surge
    .text = Al comienzo de la ronda 7 el demonio del volcán aparece en el volcán. Si esa loseta no está en el mapa, se saca de la pila, el orden de las demás se mantiene, y se coloca en un hueco libre junto al mapa que elige el jugador inicial.

rule-EU-RVC-05 = Combatir al demonio
    .text = El demonio del volcán es un enemigo común con 3 rondas de combate por lucha y una salud de 12 por cada jugador más el poder de Faer actual, que también se mira tras cada lucha. Su valor de combate sube 1 por cada 5 completos de poder de Faer. Los héroes en su hexágono o en uno liberado adyacente pueden combatirlo.

rule-EU-RVC-06 = El demonio se enfurece
    .text = Al final de las rondas 8 y 9 cada héroe a 2 hexágonos o menos del demonio vivo sufre 2 heridas.

rule-EU-RVC-07 = Fin y puestos en el volcán
    .text = La partida acaba con la ronda en que se vence al demonio, o tras la ronda 10. En la puntuación final los puestos por daño al demonio ganan 12, 7, 4 y 2 de reputación, vencido o no, y los de puntos de revocación 6, 3 y 1, en todos los modos. Si el demonio vive, cada héroe pierde 5 de reputación.

rule-EU-RVC-08 = Objetivo en el volcán
    .text = En solitario y cooperativo: éxito si se vence al demonio. No hay trofeo del demonio.

rule-EU-RVC-09 = Llegar equipado al volcán
    .text = Solo se usan los capítulos III a V. Cada héroe empieza con 10 de reputación, 18 de oro, una loseta de provisiones y un pergamino de teletransporte. Antes de la ronda 1 cada héroe, en orden de turno, realiza una acción de comercio con la oferta de los alquimistas, sin ficha y sin tasa; los puntos de movimiento ganados entretanto se pierden.

rule-EU-RVC-10 = Detalles del volcán
    .text = Un amuleto también salva de las heridas de EU-RVC-06, no de otros monstruos; va en un saco, y el que se tira se pierde. Donde se coloca el volcán rige el borde acordado del mapa si deja un hueco; de más de 40 huecos se ofrecen los más cercanos a la iglesia. Nadie siente el poder del elemental de fuego que llega con él hasta que alguien entra. Una revocación que baja la salud del demonio hasta su daño no lo vence: eso se mira tras la siguiente lucha, acabe como acabe.

rule-EU-QST-05 = Heridas y trofeos distintos como precio
    .text = Una misión que pide heridas solo puede cumplirla un héroe con más salud que eso. Trofeos distintos son trofeos de niveles distintos.
    .why = Un precio no debería pagarse con la propia vida; todas las cartas de monstruo de un nivel son distintas, así que debe referirse al nivel.

rule-EU-SOL-32 = Solo queda Curación
    .text = Si la segunda pila no puede ser de Curación y el alijo de oro no tiene otra cosa, la segunda pila se toma del alijo de plata.
    .why = No hay carta que pueda empezar la pila, igual que con un alijo vacío.

rule-EU-SCX-01 = Combatir a un enemigo común
    .text = A un enemigo común se le combate con una acción de combate según las reglas normales, pero la lucha dura como mucho las rondas de combate que indica su carta; después el héroe se retira y se queda donde está. No hay por ello recompensa, botín, trofeo ni ficha en el mapa.
    .why = El Libro de escenarios no estaba a nuestra disposición: las reglas de los escenarios, aquí y en las secciones siguientes, son nuestras, dentro de los límites que imprime el reglamento.

rule-EU-SCX-02 = El daño permanece
    .text = El daño a un enemigo común permanece entre luchas y se marca con las fichas de daño del héroe que lo causó. Las curaciones del enemigo retiran primero daño del héroe que más tiene.

rule-EU-SCX-03 = Muerto por un enemigo común
    .text = Un héroe al que mata un enemigo común muere en combate como de costumbre; el enemigo conserva su daño y su lugar.

rule-EU-SCX-04 = Vencido entre todos
    .text = Cuando el daño total alcanza la salud del enemigo, queda vencido; los héroes se ordenan por el daño causado y los empates comparten el mejor puesto.

rule-EU-SCX-05 = Una vez por turno
    .text = Cada héroe puede combatir al mismo enemigo común una vez por turno. Las cartas, el caos y el Gaar del enemigo se renuevan en cada lucha.

rule-EU-SCX-06 = Grados de un éxito
    .text = En las partidas en solitario y cooperativa un éxito se gradúa según la reputación final media de los héroes: desde 40 bronce, desde 60 plata, desde 80 oro.

rule-EU-HUN-01 = La cuenta de caza
    .text = La cacería dura 8 rondas. Cada héroe tiene una cuenta: un monstruo derrotado de nivel 1, 2 o 3 suma 1, 2 o 4; un monstruo de élite, 2, 4 o 7.

rule-EU-HUN-02 = El primero en alcanzar una cuenta
    .text = El primer héroe cuya cuenta llega a 5 gana 3 de oro, el primero que llega a 12 un tesoro de nivel 2, el primero que llega a 20 gana 3 de reputación.

rule-EU-HUN-03 = Puestos de la cacería
    .text = En la puntuación final el primero en la cuenta gana 5 de reputación y el segundo 2; con dos jugadores solo puntúa el primero, y una cuenta de 0 no gana nada. Los empates comparten el mejor puesto.

rule-EU-HUN-04 = Objetivo de la cacería
    .text = En solitario: éxito con una cuenta de 8 o más y como mucho 2 muertes en combate. Cooperativo: éxito si las cuentas suman al menos 7 por jugador.

rule-EU-HUN-05 = Gran cacería
    .text = Variante: se usan monstruos de élite de todos los niveles y la partida dura 9 rondas.

rule-EU-FAR-01 = Las oleadas de Farruga
    .text = La partida dura 9 rondas. Las cartas de ataque se barajan; al principio de las rondas 2, 4, 6 y 8 se revela la siguiente y Farruga aterriza en su objetivo, como enemigo común con la carta de dragón de la oleada. Después la carta de ataque surte su efecto.

rule-EU-FAR-02 = Dónde aterriza Farruga
    .text = Solo son objetivos los lugares de comercio revelados y no quemados, liberados o no, contando hexágonos desde la iglesia. Si ninguno encaja con la carta, se toma el más cercano de cualquier tipo; si no hay ninguno, la oleada se salta y cada héroe pierde 1 de reputación. En los empates elige el jugador inicial.

rule-EU-FAR-03 = Héroes en el objetivo
    .text = Un héroe en el objetivo se mueve a un hexágono adyacente liberado de su elección, o si no al más cercano, lo que cuenta como entrar en él, y sufre 2 heridas. Nadie puede entrar en el hexágono de Farruga ni comerciar allí; en un hexágono de las Torres de los Matadragones también se cierra el centro para el comercio.

rule-EU-FAR-04 = Combatir a Farruga
    .text = Un héroe en un hexágono liberado adyacente a Farruga puede combatirlo.

rule-EU-FAR-05 = Farruga vencido
    .text = Al ser vencido, Farruga deja el mapa. Los puestos ganan la reputación de la oleada, y el primero toma la carta de ataque, que cuenta como un monstruo de élite en la puntuación final; en un empate va al héroe que causó el último daño. Siempre que Farruga se va, se retira todo el daño.

rule-EU-FAR-06 = Un lugar arde
    .text = Si Farruga sigue allí al final de la segunda ronda de la oleada, el lugar arde, y en las torres los tres hexágonos: las fichas de comercio vuelven, los monstruos de allí desaparecen sin recompensa, los hexágonos cuentan como liberados, nadie vuelve a comerciar allí, cada héroe pierde 2 de reputación y Farruga se va.

rule-EU-FAR-07 = Objetivo de la defensa
    .text = En solitario y cooperativo: éxito si se vence la última oleada y han ardido como mucho dos lugares.
