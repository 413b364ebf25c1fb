section-CMP = Componentes

section-SET = Preparación

section-TRN = Secuencia del turno

section-DEV = Fase de desarrollo

section-MAI = Fase principal: asignación

section-LOC = Activar lugares

section-OVR = Distritos invadidos

section-CBT = Combate

section-UNT = Unidades y cartas de héroe básico

section-PRE = Unidades de prestigio

section-RES = Fase principal: resolución

section-CLN = Fase principal: limpieza

section-DRW = Fase de robo

section-DCA = Cartas Llega el Consejo Oscuro

section-QST = Misiones

section-END = Fin de la partida

section-OVL = Señores Oscuros y Secuaz

section-SCO = Puntuación

section-FAQ = Otras respuestas del reglamento

section-ICO = Iconos

section-KOH = Rey de la colina

section-TWR = Las cuatro torres (módulo opcional)

rule-MM-CMP-01 = Meeples de campesino
    .text = La reserva tiene 48 campesinos blancos para toda la partida. Nada puede crear más.

rule-MM-CMP-02 = Guerreros, magos, clérigos y caballeros
    .text = De las unidades básicas de color, la reserva tiene 18 guerreros (azules), 18 magos (amarillos), 18 clérigos (rojos) y 15 caballeros (negros).

rule-MM-CMP-03 = Meeples de corrupción
    .text = Hay 20 meeples grises de corrupción. Con 4 jugadores, las bolsas iniciales (12) y las dos primeras cartas Llega el Consejo Oscuro (8) los agotan todos.

rule-MM-CMP-04 = Meeples de prestigio
    .text = Hay 5 montaraces verdes, 5 paladines morados y 5 chamanes naranjas. Con ellos, los meeples del juego suman 152 en total.

rule-MM-CMP-05 = Piezas de los jugadores
    .text = Cada jugador tiene 1 tablero de jugador, 1 bolsa de tela y 3 marcadores de jugador; la caja contiene 4, 4 y 12. El tablero de jugador tiene una taberna para las unidades activas, un hospedaje para las unidades agotadas, casillas para las cartas de héroe y los valores de combate de nivel 1. Un jugador tiene el indicador de jugador inicial, cuya forma carece de significado.

rule-MM-CMP-06 = Tablero de la ciudad
    .text = El tablero de la ciudad tiene en el centro el Capitolio, con 2 lugares (construir y subir de nivel), y 4 distritos: Aldeas, Universidad, Castillo y Catedral. Cada distrito ofrece 1 lugar presente desde el principio, 2 solares vacantes, 3 casillas de monstruo y 1 espacio de torre.

rule-MM-CMP-07 = Tablero del encuentro final
    .text = Este tablero contiene el contador de PV y cuatro casillas de carta: tres para los Señores Oscuros y la situada más a la derecha para el Secuaz.

rule-MM-CMP-08 = Cartas de héroe básico
    .text = Hay 16 cartas de héroe básico de doble cara: por jugador, una de mago, una de clérigo, una de caballero y una de guerrero, con el nivel 2 en una cara y el nivel 3 en la otra. Los campesinos no tienen ninguna.

rule-MM-CMP-09 = Cartas de héroe de prestigio
    .text = Hay 12 cartas de héroe de prestigio: por jugador, una de montaraz, una de paladín y una de chamán. Están en vigor para cada jugador desde el principio y nunca cambian.

rule-MM-CMP-10 = Cartas de monstruo
    .text = Hay 40 monstruos normales: 12 de nivel 1, 20 de nivel 2 y 8 de nivel 3. Cada uno tiene un nivel, un tipo, un distrito, una fuerza y un valor en PV; algunos tienen además un efecto y algunos llevan la marca 3+.

rule-MM-CMP-11 = Cartas del Consejo Oscuro
    .text = Hay 3 Señores Oscuros, 1 Secuaz (Combustor) y 3 cartas Llega el Consejo Oscuro. Junto con los 40 monstruos normales, suman 47 cartas.

rule-MM-CMP-12 = Fichas de bonificación del Consejo Oscuro
    .text = Hay 6 fichas de bonificación del Consejo Oscuro, todas distintas; en cada partida se usan 3 de ellas.

rule-MM-CMP-13 = Losetas de lugar
    .text = Hay 15 losetas de lugar, todas distintas. En una partida se construyen 8 como máximo, pues solo hay 8 solares vacantes.

rule-MM-CMP-14 = Cartas de misión
    .text = Hay 44 cartas de misión. Cada una muestra un tipo (de activación, continua o de fin de partida), una condición, una recompensa en PV, una penalización y, por lo general, una bonificación.

rule-MM-SET-01 = De dos a cuatro jugadores
    .text = El juego es para 2, 3 o 4 jugadores.

rule-MM-SET-02 = Sin reglas en solitario
    .text = No hay modo en solitario. Una persona sola juega con 1 a 3 jugadores controlados por el ordenador según las reglas normales.
    .why = El reglamento no tiene reglas en solitario (solo las tenía otra edición del juego), y los rivales controlados por el ordenador ya cumplen esa función.

rule-MM-SET-03 = El tablero al comienzo
    .text = El tablero de la ciudad comienza con los cuatro lugares iniciales ya colocados, uno por distrito. Los otros ocho solares están vacantes.

rule-MM-SET-04 = El Secuaz en el tablero del encuentro final
    .text = Combustor se coloca boca arriba en la casilla situada más a la derecha del tablero del encuentro final. Nunca recibe una ficha de bonificación.

rule-MM-SET-05 = Señores Oscuros y fichas de bonificación
    .text = Los 3 Señores Oscuros se colocan boca arriba en el tablero del encuentro final. Debajo de cada uno se pone una ficha de bonificación al azar, con la bonificación a la vista de todos; las otras 3 fichas no se usan en esta partida.

rule-MM-SET-06 = Reserva y unidades
    .text = Todos los meeples comienzan en la reserva común, separados por colores. Todo meeple, salvo los grises de corrupción, es una unidad.

rule-MM-SET-07 = La puntuación empieza en cero
    .text = El marcador de cada jugador comienza en el inicio del contador de PV, con 0 PV.

rule-MM-SET-08 = Pilas de monstruos por nivel
    .text = Separa los monstruos normales en tres pilas según su nivel y baraja cada pila por su cuenta.

rule-MM-SET-09 = Las cartas 3+ se retiran con 2 jugadores
    .text = Con menos de 3 jugadores, los monstruos con la marca 3+ se devuelven a la caja.

rule-MM-SET-10 = Primero la retirada, después las mitades
    .text = Las cartas 3+ se retiran antes de mezclar ninguna carta Llega el Consejo Oscuro. La mitad inferior de la pila de nivel 3 consta de la mitad de sus cartas, redondeando hacia abajo.
    .why = El orden de los pasos 6 y 7 así lo indica para la retirada; el texto no prevé una pila de nivel 3 con un número impar de cartas, por lo que hace falta un redondeo fijo.

rule-MM-SET-11 = Primera carta Llega el Consejo Oscuro
    .text = Mezcla una carta Llega el Consejo Oscuro con los 4 monstruos inferiores de nivel 1 y pon encima los demás monstruos de nivel 1.

rule-MM-SET-12 = Segunda carta Llega el Consejo Oscuro
    .text = Mezcla una carta Llega el Consejo Oscuro con los 8 monstruos inferiores de nivel 2 y pon encima los demás monstruos de nivel 2.

rule-MM-SET-13 = Tercera carta Llega el Consejo Oscuro
    .text = Divide los monstruos de nivel 3 en dos mitades, mezcla la última carta Llega el Consejo Oscuro con la mitad inferior y pon encima la mitad superior.

rule-MM-SET-14 = Formar el mazo de monstruos
    .text = El mazo de monstruos se forma boca abajo con la pila de nivel 1 sobre la de nivel 2, y esta sobre la de nivel 3, de modo que los monstruos son cada vez más duros.

rule-MM-SET-15 = Los seis primeros monstruos
    .text = Roba 6 monstruos del mazo y pon cada uno boca arriba en el distrito impreso en él, ocupando primero la casilla libre de número más bajo de ese distrito.

rule-MM-SET-16 = Distrito lleno durante la preparación
    .text = Si un monstruo de la preparación pertenece a un distrito que ya tiene 3 monstruos, va al distrito con menos monstruos; en caso de empate decide el azar.
    .why = El reglamento deja la elección al jugador activo, pero en la preparación aún no hay ninguno.

rule-MM-SET-17 = Ninguna carta del Consejo Oscuro entre las seis primeras
    .text = La pila de nivel 1 debe conservar al menos 10 monstruos tras retirar las cartas 3+, de modo que las seis primeras cartas sean siempre monstruos.
    .why = Debe haber seis cartas por encima de las 4 inferiores; el reglamento no prevé ningún procedimiento para una carta Llega el Consejo Oscuro durante la preparación.

rule-MM-SET-18 = Lugares disponibles
    .text = Baraja las 15 losetas de lugar y coloca 4 boca arriba junto al tablero. Las otras 11 forman una pila boca abajo.

rule-MM-SET-19 = Tableros de jugador y bolsas
    .text = Cada jugador recibe un tablero de jugador y una bolsa de tela. Todas las clases básicas comienzan en el nivel 1.

rule-MM-SET-20 = Dos misiones por jugador
    .text = Baraja las misiones y reparte 2 boca abajo a cada jugador; solo puedes mirar las tuyas. Las restantes forman el mazo de misiones, boca abajo.

rule-MM-SET-21 = Bolsa inicial
    .text = Cada jugador mete en su bolsa 3 meeples de corrupción y 7 campesinos de la reserva.

rule-MM-SET-22 = Mano inicial
    .text = Cada jugador roba a ciegas 4 meeples de su bolsa y los pone en su taberna. Los campesinos que haya entre ellos pueden usarse en el primer turno.

rule-MM-SET-23 = La mano inicial no es una fase de robo
    .text = Con la mano inicial no se puede completar ninguna misión ni usar ningún efecto de la fase de robo.
    .why = El robo de la preparación tiene lugar antes de cualquier turno; las condiciones de la fase de robo se refieren a una fase de un turno.

rule-MM-SET-24 = Jugador inicial
    .text = Quien tenga la mayor cantidad de corrupción en la taberna toma el indicador de jugador inicial y empieza. Si varios tienen la mayor cantidad, se elige a uno de ellos al azar.

rule-MM-SET-25 = El indicador de jugador inicial no se mueve
    .text = El indicador de jugador inicial nunca cambia de manos durante la partida.
    .why = Ninguna regla lo mueve, y el fin de la partida se refiere a él como a un único jugador fijo.

rule-MM-TRN-01 = Turnos en sentido horario
    .text = Los jugadores juegan sus turnos en el sentido de las agujas del reloj, empezando por el jugador inicial.

rule-MM-TRN-02 = Tres fases
    .text = Un turno tiene tres fases, siempre en este orden: fase de desarrollo, fase principal y fase de robo.

rule-MM-TRN-03 = Solo actúa el jugador activo
    .text = Solo actúa el jugador que está en su turno.

rule-MM-TRN-04 = Lo que puede afectarte fuera de tu turno
    .text = Fuera de su turno, a un jugador solo le afectan tres cosas: un efecto que permite a cada uno de los demás jugadores devolver 1 meeple a la bolsa (a su elección y preguntando en el sentido de las agujas del reloj), la corrupción y el meeple adicional de una carta Llega el Consejo Oscuro, y ser expulsado de un lugar Rey de la colina.
    .why = Estos efectos impresos mencionan a otros jugadores, de modo que la frase según la cual los demás no actúan no puede entenderse en sentido absoluto.

rule-MM-TRN-05 = Información pública y secreta
    .text = Son públicos las tabernas, los hospedajes, los niveles de héroe, las misiones completadas, las pilas de derrotados, el tablero, la reserva y el número de cartas de cada mazo y de cada mano. Son secretos las manos de misiones, las cartas boca abajo y el orden de los robos; el contenido de las bolsas es público como recuento por colores.
    .why = El reglamento solo declara secretas las misiones y prohíbe mirar al robar; todo lo que se obtiene o se devuelve se hace a la vista, así que el contenido de las bolsas puede deducirse de todos modos.

rule-MM-DEV-01 = El desarrollo es opcional
    .text = No estás obligado a asignar nada en la fase de desarrollo. Si no asignas nada, la fase termina y comienza tu fase principal.

rule-MM-DEV-02 = Habilidades de héroe durante toda la fase de desarrollo
    .text = Las habilidades de héroe de la fase de desarrollo se pueden usar en cualquier momento de esa fase, una vez por clase: antes y entre las asignaciones al Capitolio, y después de resolver cada lugar de allí. Lo robado se puede usar enseguida; también cuentan la unidad que acaba de robar un solar y el nivel que acabas de comprar.
    .why = Las cartas nombran la fase y ningún paso de ella.

rule-MM-DEV-03 = Las condiciones se comprueban al usar la habilidad
    .text = Las condiciones del clérigo y del caballero tienen en cuenta la taberna en el momento en que se usa la habilidad. Tú eliges el orden, de modo que un meeple robado con una habilidad puede hacer posible la otra.
    .why = Las habilidades son efectos independientes y no hay ningún orden impreso.

rule-MM-DEV-04 = Asignar al Capitolio
    .text = Puedes asignar unidades activas de tu taberna a uno o a ambos lugares del Capitolio, a cada uno como máximo una vez por turno. La corrupción no puede asignarse.

rule-MM-DEV-05 = El Capitolio no es un distrito
    .text = Los dos lugares del Capitolio no pertenecen a ningún distrito. Nunca están invadidos.
    .why = La invasión depende de los monstruos de un distrito, y en el Capitolio nunca hay monstruos.

rule-MM-DEV-06 = Construir con 1 campesino
    .text = Para construir puedes asignar 1 campesino; pon entonces a su lado, en el lugar del Capitolio, 1 campesino más de la reserva.

rule-MM-DEV-07 = Construir con 2 campesinos
    .text = Para construir puedes, en cambio, asignar 2 campesinos. En ese caso no llega ningún campesino de la reserva.

rule-MM-DEV-08 = Una construcción por turno
    .text = En un turno usa solo una de las dos opciones de construcción y construye una sola loseta.

rule-MM-DEV-09 = Cantidades exactas en el Capitolio
    .text = En el Capitolio asigna exactamente las unidades de la opción elegida; allí no se permiten unidades de más.
    .why = El número de campesinos distingue las dos opciones de construcción, y subir de nivel exige exactamente 1 unidad; por eso el permiso general de superar un requisito no puede aplicarse aquí.

rule-MM-DEV-10 = Faltan campesinos en la reserva
    .text = La opción de 1 campesino sigue siendo válida cuando en la reserva no queda ningún campesino; simplemente no recibes ninguno. Del mismo modo, la invasión solo añade tantos campesinos como haya.
    .why = La respuesta sobre la reserva agotada dice que se omite lo que se iba a obtener y se cumple todo lo demás.

rule-MM-DEV-11 = Subir de nivel exige una unidad de la clase
    .text = Para subir de nivel una clase, asigna exactamente 1 unidad de esa clase. En un turno solo puede subir de nivel una clase.

rule-MM-DEV-12 = Qué puede subir de nivel
    .text = Los magos, clérigos, caballeros y guerreros pueden subir del nivel 1 al 2 y del 2 al 3. Los campesinos no tienen carta de héroe y las unidades de prestigio mantienen su nivel, así que ni unos ni otras pueden subir.

rule-MM-DEV-13 = El chamán en el Capitolio
    .text = En el Capitolio un chamán puede actuar como campesino para construir, o como mago, clérigo, caballero o guerrero para subir de nivel esa clase.
    .why = El chamán sustituye a cualquier unidad básica al activar lugares, y los dos puestos del Capitolio se llaman lugares.

rule-MM-DEV-14 = Resolver el Capitolio
    .text = Debes resolver cada lugar del Capitolio al que hayas asignado unidades. Si usaste ambos, elige el orden.

rule-MM-DEV-15 = Construir una loseta
    .text = Elige una loseta boca arriba junto al tablero y colócala en cualquier solar vacante, en cualquier distrito.

rule-MM-DEV-16 = No se construye con el tablero lleno
    .text = Una loseta solo puede colocarse en un solar vacante; los lugares nunca se sustituyen. Cuando los 8 solares están ocupados, ya no es posible construir.

rule-MM-DEV-17 = Bonificación del solar
    .text = Tras colocar una loseta recibes de inmediato la bonificación que muestra el solar que cubre. Cada solar la otorga una sola vez, a quien construye.

rule-MM-DEV-18 = Adónde van las bonificaciones de los solares
    .text = Las unidades de una bonificación de solar van a tu hospedaje. Los meeples robados con una bonificación de solar van de inmediato a tu taberna y están activos este turno.
    .why = Las unidades nuevas van siempre al hospedaje salvo que se indique lo contrario; un meeple robado va adonde van los robos, y la fase principal aún está por llegar.

rule-MM-DEV-19 = Las ocho bonificaciones de solar
    .text = Aldeas: 1 guerrero / roba 1 meeple. Universidad: roba 2 misiones y descarta 1 / 1 mago. Castillo: 2 PV / devuelve hasta 3 meeples del hospedaje a la bolsa, y cada uno de los demás jugadores, 1. Catedral: 1 clérigo / devuelve a la reserva 1 meeple de corrupción de la taberna o del hospedaje.
    .why = Diseño propio: las bonificaciones son imágenes que el texto no describe; cada una se compone de iconos impresos y vale de 1 a 2 PV.

rule-MM-DEV-20 = Pagar un nivel
    .text = Subir de nivel cuesta PV y debes tener el coste completo: retrasa tu marcador esa cantidad. Tomas la carta de héroe del nivel siguiente, que sustituye al nivel anterior de esa clase. Una clase sube los niveles de uno en uno, uno por turno.

rule-MM-DEV-21 = Cuándo se comprueba el pago
    .text = La subida de nivel se puede asignar si ya tienes los PV, o si además construyes en este turno, asignado antes o después, y los PV de un solar vacante cubrirían la diferencia. No se cuenta con los PV de una misión. Si al resolver siguen faltando PV, no se sube de nivel y la unidad queda agotada igualmente.
    .why = El orden de resolución es libre y las preguntas frecuentes permiten contar con una bonificación al asignar. Una misión solo paga si su dueño la completa entonces (MM-QST-08), y lo que se puede asignar no debe revelar lo que hay en la mano.

rule-MM-DEV-22 = Costes de los niveles
    .text = El nivel 2 cuesta 1 PV para magos y clérigos, y 2 PV para guerreros y caballeros. El nivel 3 cuesta 2 PV para los magos, 3 para los clérigos y 4 para guerreros y caballeros.
    .why = Diseño propio: los costes están impresos en cartas cuyo texto no está disponible; la escala se ajusta a la utilidad de cada habilidad.

rule-MM-DEV-23 = Limpieza de la fase de desarrollo
    .text = Una vez resueltos ambos lugares del Capitolio, todas las unidades que hay en ellos van a tu hospedaje, junto con los campesinos que se hayan añadido. Están agotadas y no participan en la fase principal de este turno.

rule-MM-DEV-24 = Los lugares disponibles esperan a la fase de robo
    .text = Una loseta tomada de los lugares disponibles no se repone antes del paso 9 de la fase de robo.
    .why = La reposición solo figura allí.

rule-MM-MAI-01 = Asignación en la fase principal
    .text = Asigna cualquier número de unidades activas de tu taberna a lugares, monstruos y (con Las cuatro torres) salas de torre, en cualquier combinación. Asignar es opcional.

rule-MM-MAI-02 = Pasar también vacía la taberna
    .text = Si no asignas nada en la fase principal, continúas con la fase de robo, pero antes todos los meeples que queden en tu taberna van a tu hospedaje.
    .why = El texto salta a la fase de robo, pero el paso de limpieza dice que no se puede reservar ninguna unidad; sin esta aclaración, un jugador que pasa conservaría una mano y robaría otra.

rule-MM-MAI-03 = La corrupción no se asigna
    .text = La corrupción no puede asignarse a un lugar ni a un monstruo salvo que un efecto lo indique. No tiene valor de combate y nunca recibe bonificaciones de combate.

rule-MM-MAI-04 = Un solo plan, confirmado de una vez
    .text = Todas las asignaciones de la fase principal forman un solo plan: coloca y retira con libertad, y después confírmalo. Solo se comprueba el conjunto confirmado, de modo que la bonificación de un lugar cuenta para todos los combates del turno, sea cual sea el orden de colocación.
    .why = Las preguntas frecuentes permiten dar por supuestas las bonificaciones de los lugares al asignar, lo cual solo es coherente si las asignaciones se juzgan en conjunto.

rule-MM-MAI-05 = Más unidades de las requeridas
    .text = Puedes asignar más unidades de las que requiere un lugar o un monstruo, nunca menos. Las unidades de más en un monstruo pueden ayudar a cumplir la condición de una misión.

rule-MM-MAI-06 = Las unidades de más en un lugar no aportan nada
    .text = Las unidades de más en un lugar no repiten ni aumentan su beneficio. Van al hospedaje con las demás.
    .why = Un lugar solo puede activarse una vez por turno, y su beneficio está impreso para las unidades requeridas.

rule-MM-MAI-07 = El plan se hace sitio por sitio
    .text = Eliges un sitio y después sus unidades; donde no hay nada que elegir van solas. Un combate puede quedarse corto mientras un lugar que aún no está en el plan, la designación de una unidad, o ambos, puedan completarlo; si hacen falta dos lugares más, coloca antes uno de ellos; el plan no se confirma hasta que todos los combates se sostienen.
    .why = La colocación libre de MM-MAI-04 necesita un orden de preguntas en el que ningún paso sea un callejón sin salida.

rule-MM-LOC-01 = Qué lugares pueden activarse
    .text = En la fase principal puedes activar los lugares iniciales y todas las losetas construidas en los cuatro distritos. Los lugares del Capitolio no pueden usarse en esta fase.

rule-MM-LOC-02 = Lugares de varios distritos
    .text = En un mismo turno puedes activar lugares de cualquier número de distritos.
    .why = Una frase habla de lugares en 1 de los 4 distritos, pero el paso permite tener unidades en cualquier número de sitios distintos; se entiende como en cualquiera de los cuatro.

rule-MM-LOC-03 = Los lugares no son de nadie
    .text = Todo jugador puede activar cualquier lugar construido, lo haya construido quien lo haya construido. Las unidades vuelven a casa en el paso de limpieza, así que un lugar nunca queda bloqueado, salvo que los lugares Rey de la colina tienen un ocupante.
    .why = En ninguna parte se menciona propiedad alguna, y todas las unidades se marchan en el mismo turno.

rule-MM-LOC-04 = Las losetas nuevas pueden usarse de inmediato
    .text = Una loseta construida en la fase de desarrollo de este turno puede activarse en la fase principal del mismo turno.

rule-MM-LOC-05 = Requisito de un lugar
    .text = Para activar un lugar deben asignarse las unidades que figuran a la izquierda de la flecha; el beneficio figura a la derecha.

rule-MM-LOC-06 = Una vez por turno
    .text = Ningún lugar puede activarse más de una vez por turno.

rule-MM-LOC-07 = Los cuatro lugares iniciales
    .text = Aldeas: 2 campesinos dan 1 guerrero, y uno de esos campesinos vuelve a la reserva. Universidad: 1 campesino da 1 mago; Catedral: 1 campesino da 1 clérigo. Castillo: 1 guerrero y 1 campesino dan 1 caballero, y ese campesino vuelve a la reserva.
    .why = Diseño propio: las imágenes no están en el texto. Las descripciones publicadas vinculan una clase a cada distrito, envían un campesino a la academia y varios a la arena, y dicen que es difícil librarse de los campesinos.

rule-MM-OVR-01 = Distrito invadido
    .text = Un distrito con 2 o más monstruos está invadido.

rule-MM-OVR-02 = La invasión añade campesinos
    .text = Cuando asignas unidades a un lugar o a una sala de torre de un distrito invadido, añade campesinos de la reserva a cada lugar que actives allí: 1 si el distrito tiene 2 monstruos, 2 si tiene 3. No es opcional. Una sala a la que solo se asignó corrupción no trae ninguno.

rule-MM-OVR-03 = Los campesinos de la invasión van al hospedaje
    .text = Los campesinos de la invasión pasan a tu hospedaje en el paso de limpieza.

rule-MM-OVR-04 = Combatir allí te libra de los campesinos
    .text = No se añaden campesinos de la invasión en un distrito en el que este turno asignes unidades a un monstruo.

rule-MM-OVR-05 = Campesinos del propio lugar
    .text = Los campesinos que produce el propio lugar se obtienen haya o no invasión.

rule-MM-OVR-06 = Cuándo se cuenta la invasión
    .text = La invasión se cuenta una sola vez, con los monstruos que hay en el distrito al confirmar el plan. Los monstruos que llegan en la fase de robo de este turno no cambian nada.
    .why = Los campesinos se añaden justo después de la asignación, antes de resolver nada.

rule-MM-OVR-07 = Un combate basta para todo el distrito
    .text = Una asignación a cualquier monstruo de un distrito anula la invasión en todos los sitios de ese distrito, sea cual sea el orden en que se colocaron las unidades. Combatir contra un Señor Oscuro o contra el Secuaz no anula nada.
    .why = La excepción menciona un monstruo de ese distrito; el Consejo Oscuro está en el tablero del encuentro final, no en un distrito.

rule-MM-OVR-08 = Los monstruos cuentan donde están
    .text = Un monstruo colocado en otro distrito porque el suyo estaba lleno cuenta allí donde está, tanto para la invasión como para la excepción por combate. El distrito impreso en él deja de tener significado.
    .why = La invasión habla de los monstruos presentes en el distrito.

rule-MM-CBT-01 = Vencer a un monstruo
    .text = Solo puedes asignar unidades a un monstruo si su valor de combate total es al menos igual a la fuerza del monstruo. Una asignación válida siempre gana; no se lanzan dados ni se puede perder.

rule-MM-CBT-02 = Varios combates en un turno
    .text = Puedes combatir contra varios monstruos en un turno. La fuerza de cada uno debe igualarse solo con las unidades colocadas en él.

rule-MM-CBT-03 = Valor de combate
    .text = El valor de combate base de una unidad es el que figura en tu carta de héroe de su clase, o en tu tablero de jugador mientras la clase esté en el nivel 1. Se le suman las bonificaciones que hayas obtenido.

rule-MM-CBT-04 = Cómo se suman las bonificaciones
    .text = Valor de una unidad = valor base + todas las bonificaciones permanentes de su clase + las bonificaciones de lugares de este turno + cada bonificación de pareja cuyo compañero esté en el mismo monstruo. El total del grupo suma una vez cada bonificación contra un tipo. Las bonificaciones de distintas cartas y lugares se acumulan sin límite.
    .why = El reglamento describe cada bonificación por separado y nunca limita su suma.

rule-MM-CBT-05 = Tipos de monstruo
    .text = Cada monstruo es humanoide, monstruoso o no muerto. El tipo no hace nada por sí solo; a él se refieren bonificaciones y misiones.

rule-MM-CBT-06 = Se puede combatir contra cualquier monstruo del tablero
    .text = Se puede combatir contra todos los monstruos boca arriba de los distritos, estén en la casilla que estén. Los números de las casillas solo importan para colocar.
    .why = Ninguna regla vincula un combate a una casilla.

rule-MM-UNT-01 = Activas y agotadas
    .text = Las unidades de tu taberna están activas; cada una puede asignarse a un sitio por turno. Las unidades de tu hospedaje están agotadas y no pueden asignarse hasta que hayan pasado de nuevo por la bolsa, salvo que un efecto lo indique.

rule-MM-UNT-02 = Clases básicas
    .text = Las unidades básicas son los campesinos (construyen), los magos (encuentran misiones), los clérigos (hacen frente a la corrupción), los guerreros y los caballeros (combaten). Los montaraces, los paladines y los chamanes son unidades de prestigio.

rule-MM-UNT-03 = Campesino
    .text = Campesino: valor de combate 1, sin carta de héroe, sin habilidad. Los campesinos son necesarios para construir.

rule-MM-UNT-04 = Mago
    .text = Mago: valor de combate 1 en todos los niveles. Nivel 2: una vez por turno, mueve todos los magos (al menos 1) de tu taberna a tu hospedaje para robar 1 misión; nivel 3: roba 2 misiones y después descarta 1 de tu mano.
    .why = El tema y la redacción del coste están en las imágenes de componentes del reglamento; las cifras siguen una edición anterior donde son legibles y, en lo demás, son de diseño propio.

rule-MM-UNT-05 = Cuándo pueden investigar los magos
    .text = La habilidad del mago se puede usar una vez por turno, en la fase de desarrollo o en la fase principal hasta que se confirme el plan, también mientras se colocan unidades. Deben ir todos los magos que estén entonces en la taberna; los que están en otro sitio se quedan allí.
    .why = La carta no nombra ninguna fase y mueve los magos de la taberna. Con el plan confirmado se acaba la asignación.

rule-MM-UNT-06 = Clérigo
    .text = Clérigo: valor de combate 1 en todos los niveles. Fase de desarrollo, una vez por turno: con al menos 1 clérigo y al menos 1 meeple de corrupción en tu taberna, roba 1 meeple en el nivel 2, o 2 meeples en el nivel 3.
    .why = El valor 1 está en un ejemplo impreso y la condición en las imágenes de componentes; el número de meeples es de diseño propio. La habilidad hace útil la corrupción, como dice el tema.

rule-MM-UNT-07 = Caballero
    .text = Caballero: valor de combate 3 en los niveles 1 y 2, y 4 en el nivel 3. A partir del nivel 2, fase de desarrollo, una vez por turno: con al menos 1 caballero en tu taberna, roba 1 meeple.
    .why = El ejemplo impreso tiene un caballero de valor 3 y no indica el nivel; la condición está en las imágenes de componentes. El nivel 3 y la cantidad robada son de diseño propio.

rule-MM-UNT-08 = Guerrero
    .text = Guerrero: valor de combate 2 en todos los niveles. A partir del nivel 2, tus campesinos tienen +1 cuando se asignan a un monstruo junto con al menos 1 guerrero. El nivel 3 añade el campesino del hospedaje.
    .why = La habilidad de nivel 3 está impresa. El nivel 2 no tiene texto en las imágenes; una bonificación a los campesinos junto a un guerrero es el propio ejemplo de las preguntas frecuentes y encaja. Los valores son en parte de diseño propio.

rule-MM-UNT-09 = Guerrero de nivel 3: se une un campesino
    .text = Cuando asignas un guerrero de nivel 3, se asigna con él a la vez un campesino de tu hospedaje. Su valor de combate cuenta para la asignación.

rule-MM-UNT-10 = Detalles del guerrero de nivel 3
    .text = El campesino solo se une contra un monstruo, una vez por turno, y puedes prescindir de él. Debe estar en el hospedaje cuando se confirma el plan; vale uno enviado allí por el Capitolio en este turno. Hace falta un guerrero de verdad, y cuenta para las condiciones de las misiones.
    .why = El reglamento muestra la habilidad solo en combate, limita las habilidades básicas a una vez por turno y se la niega a los chamanes. En un lugar, el campesino no haría nada, o cumpliría un requisito del que la carta no dice nada.

rule-MM-UNT-11 = Habilidades básicas, una vez por turno
    .text = La habilidad de una carta de héroe básico funciona una vez por turno, por muchas unidades de esa clase que tengas.

rule-MM-UNT-12 = La bonificación de campesinos del guerrero no se gasta
    .text = La bonificación de campesinos de una carta de guerrero de nivel 2 o 3 es permanente: vale en cada monstruo donde haya un guerrero, tantas veces como combatas en el turno.
    .why = Lo de una vez por turno limita las habilidades que se usan. Esto es una bonificación de combate, y el glosario de iconos la aplica a todas las unidades de la clase que luchan junto a su compañero.

rule-MM-PRE-01 = Las unidades de prestigio son limitadas
    .text = Las unidades de prestigio solo proceden de misiones y de lugares de prestigio. Un lugar de prestigio se construye con unas existencias fijas de meeples de su clase; cada activación toma uno, y las existencias nunca se reponen.

rule-MM-PRE-02 = Existencias de una loseta de prestigio
    .text = Cuando se construye una loseta de prestigio, mueve sus existencias de la reserva a la loseta, o tantos meeples como queden: 3 montaraces, 1 paladín o 2 chamanes.
    .why = Diseño propio: la cantidad solo está en la loseta. Al menos dos meeples de cada clase quedan libres para las misiones.

rule-MM-PRE-03 = Un lugar de prestigio vacío permanece
    .text = Un lugar de prestigio cuyas existencias se han acabado permanece en el tablero. No se puede sustituir ni construir encima de él.

rule-MM-PRE-04 = Activar un lugar de prestigio vacío
    .text = Aún puede activarse, sin obtener ninguna unidad; la invasión se sigue aplicando.
    .why = Sigue las reglas de todos los lugares; solo deja de obtenerse la unidad.

rule-MM-PRE-05 = Unidades de prestigio devueltas
    .text = Una unidad de prestigio que se devuelve a la reserva va a la reserva general, no a una loseta.
    .why = Las existencias quedan fijadas cuando la loseta entra en juego.

rule-MM-PRE-06 = Montaraz
    .text = Montaraz: valor de combate 3. Un monstruo vencido por un grupo con al menos un montaraz vale 1 PV más para ti. Varios montaraces en un mismo monstruo dan 1 PV adicional en total; montaraces en monstruos distintos, 1 por cada monstruo.

rule-MM-PRE-07 = Paladín
    .text = Paladín: valor de combate 2, más el nivel del monstruo al que esté asignado. Cada paladín lo recibe por su propio monstruo.

rule-MM-PRE-08 = Chamán
    .text = Chamán: valor de combate 2. Cuando se asigna a un lugar o a un monstruo, cuenta como una clase básica cualquiera de tu elección, y da y recibe bonificaciones de combate como esa clase y como unidad de prestigio.

rule-MM-PRE-09 = El chamán no recibe nada de las cartas de héroe básico
    .text = Un chamán que actúa como una clase no usa ni la habilidad ni el valor de combate de la carta de héroe de esa clase; su valor base sigue siendo 2.

rule-MM-PRE-10 = Una clase por chamán y asignación
    .text = La clase de cada chamán se indica al hacer el plan y vale para ese turno. Cuenta como esa clase para las condiciones de misión del combate, y es al mismo tiempo unidad de prestigio y chamán.
    .why = En combate cuenta como esa unidad; una unidad no puede ser dos clases básicas a la vez.

rule-MM-PRE-11 = El chamán en la taberna
    .text = En la taberna un chamán es solo un chamán: no sirve para las habilidades del clérigo, el caballero o el mago, ni para las misiones que piden otras clases en la taberna.
    .why = La sustitución se limita a activar lugares y a combatir.

rule-MM-PRE-12 = El chamán y la carta de guerrero
    .text = La bonificación a los campesinos de la carta de guerrero de nivel 2 necesita un guerrero de verdad. Un chamán que actúa como campesino junto a un guerrero de verdad sí la recibe.
    .why = Al chamán se le niega lo que da la propia carta de la clase; se le concede lo que otras cartas otorgan a la clase como la que actúa.

rule-MM-PRE-13 = El chamán como unidad que se devuelve
    .text = Si un lugar o una misión devuelve una unidad de cierta clase a la reserva, puede ser un chamán que cuente allí como esa clase; si es el único, debe serlo. Un campesino que la invasión añadió a ese lugar también está allí y puede ser el devuelto.
    .why = Debe ser una unidad que esté en el lugar en ese momento, y los que huyen se añaden al lugar.

rule-MM-PRE-14 = Las habilidades de prestigio valen para cada meeple
    .text = La habilidad de una clase de prestigio funciona para cada meeple de esa clase, no una vez por turno.

rule-MM-PRE-15 = Los niveles de prestigio son fijos
    .text = Las unidades de prestigio tienen un nivel que nunca cambia. Puede contar para las misiones y para las fichas de bonificación.

rule-MM-PRE-16 = El nivel de prestigio es 3
    .text = El nivel fijo del montaraz, el paladín y el chamán es 3.
    .why = Diseño propio: la cifra no es legible; el texto dice que el nivel es útil al final, y con 3 lo es.

rule-MM-PRE-17 = Un chamán de más no se nombra
    .text = Un chamán enviado a un lugar o a una sala de torre como unidad adicional está allí como chamán y no se nombra como ninguna clase.
    .why = Solo necesita una clase el chamán que ocupa un puesto del requisito; una unidad adicional no aporta nada allí.

rule-MM-RES-01 = Orden de resolución
    .text = Resuelve uno tras otro, en el orden que elijas, todos los lugares, monstruos y salas de torre con unidades tuyas.

rule-MM-RES-02 = Resolver un lugar
    .text = Obtén el beneficio que figura a la derecha de la flecha. Las unidades obtenidas se quedan en el lugar hasta el paso de limpieza y después van a tu hospedaje.

rule-MM-RES-03 = Resolver un monstruo
    .text = Por cada monstruo al que hayas asignado unidades, avanza tu marcador tantos espacios como PV valga.

rule-MM-RES-04 = Los PV de un monstruo se anotan una vez
    .text = Los PV de un monstruo se obtienen una sola vez, al resolverlo. Los que menciona el paso de limpieza son esos mismos PV.
    .why = El reglamento los menciona en ambos pasos; anotarlos dos veces duplicaría cada carta.

rule-MM-RES-05 = Cuándo cuenta un monstruo como derrotado
    .text = Para las misiones y los PV del montaraz, un monstruo cuenta como derrotado cuando lo resuelves. La carta permanece en el tablero hasta el paso de limpieza.
    .why = Las misiones de activación retienen sus meeples hasta el paso de limpieza, así que deben completarse antes.

rule-MM-RES-06 = Robos adicionales de la fase principal
    .text = Un símbolo de meeple adicional obtenido en la fase principal se suma al robo de la fase de robo de este turno. Los robos adicionales de cartas de héroe, bonificaciones de solar y lugares Rey de la colina se hacen de inmediato y van a la taberna.
    .why = La asignación ya ha terminado cuando se resuelve un lugar, así que un robo en ese momento iría a parar sin más al hospedaje.

rule-MM-RES-07 = Cuándo no se pregunta el orden
    .text = Donde ningún otro orden podría cambiar nada, los lugares se resuelven en el orden en que los colocaste, sin pregunta. Se te pregunta cuando una misión robada antes podría completarse en un combate o cambiar una elección, cuando varios lugares usan el hospedaje, o cuando una unidad devuelta podría ganarse de nuevo.
    .why = Una pregunta cuya respuesta no cambia nada no es una pregunta. Solo lo que todos saben decide si se hace.

rule-MM-CLN-01 = Las unidades van al hospedaje
    .text = Una vez resuelto todo, todas las unidades que asignaste van a tu hospedaje, con todos los meeples que hayan producido las asignaciones. Las unidades en un lugar Rey de la colina y una unidad que deba volver a la taberna se quedan donde están.

rule-MM-CLN-02 = Los meeples nuevos van al hospedaje
    .text = Los meeples obtenidos de lugares, monstruos, salas de torre o misiones van a tu hospedaje, no a tu bolsa, salvo que un efecto indique lo contrario.

rule-MM-CLN-03 = Pila de derrotados
    .text = Los monstruos contra los que combatiste dejan el tablero y pasan a tu propia pila de derrotados. Las misiones pueden contarlos al final.

rule-MM-CLN-04 = Bonificación de combate permanente
    .text = Un monstruo derrotado que muestra una bonificación de combate se pone debajo de la casilla de héroe de esa clase. La bonificación vale desde tu próximo turno hasta el fin de la partida.

rule-MM-CLN-05 = Sin bonificación en el turno en que se obtiene
    .text = Una bonificación de un monstruo o de una misión continua nunca ayuda en el turno en que se obtiene, ni siquiera en un combate que se resuelva más tarde en ese turno.
    .why = La fuerza se iguala al asignar, y en ambos textos el efecto empieza después del turno.

rule-MM-CLN-06 = Otros efectos de monstruo
    .text = Los efectos que no sean PV ni bonificaciones de combate se cumplen en el paso de limpieza: robar o descartar misiones, obtener meeples. Los meeples obtenidos van al hospedaje.

rule-MM-CLN-07 = Orden de los efectos de monstruo
    .text = Si varios monstruos tienen efectos, tú eliges el orden.
    .why = El reglamento no da ningún orden; en lo demás, el orden de resolución lo decide el jugador.

rule-MM-CLN-08 = La taberna se vacía
    .text = Por último, todos los meeples que queden en tu taberna, incluida la corrupción, van a tu hospedaje. No se conserva nada para el próximo turno salvo que un efecto lo indique.

rule-MM-DRW-01 = Paso 1: desplazar los monstruos hacia abajo
    .text = En cada distrito, mueve los monstruos restantes a las casillas de número más bajo, conservando su orden.

rule-MM-DRW-02 = Paso 2: monstruos nuevos
    .text = Roba tantos monstruos como hayas derrotado este turno. Pon cada uno boca arriba en la casilla libre de número más bajo del distrito impreso en él.

rule-MM-DRW-03 = Qué se repone y cuándo
    .text = La ciudad solo se repone en los pasos 1 y 2 de la fase de robo, no en el paso de limpieza. Solo se reponen los monstruos normales retirados del tablero; los Señores Oscuros y el Secuaz no cuentan, y se deja de robar cuando el mazo está vacío.
    .why = El reglamento menciona la reposición en ambos sitios, y el primero remite al segundo. Los Señores Oscuros y el Secuaz permanecen en el tablero del encuentro final, así que en la ciudad no falta nada.

rule-MM-DRW-04 = Distrito lleno
    .text = Si el distrito impreso ya tiene 3 monstruos, el jugador activo elige otro distrito con sitio y pone el monstruo nuevo en su casilla libre de número más bajo.

rule-MM-DRW-05 = Robar una carta Llega el Consejo Oscuro
    .text = Una carta Llega el Consejo Oscuro no cuenta como uno de los monstruos: apártala, cúmplela y roba otra carta.

rule-MM-DRW-06 = Paso 4: mano nueva
    .text = Roba 4 meeples de tu bolsa y ponlos en tu taberna; 5 si ya ha salido la primera carta Llega el Consejo Oscuro; 6 si ya ha salido la segunda.

rule-MM-DRW-07 = Detalles del tamaño de la mano
    .text = Una carta Llega el Consejo Oscuro robada en esta misma fase de robo ya aumenta el tamaño de tu mano. La mano se roba con la taberna vacía; los robos adicionales se suman a ella.
    .why = El paso incluye el turno en curso, y el paso de limpieza ha vaciado la taberna.

rule-MM-DRW-08 = Seis monstruos mientras dure el mazo
    .text = La reposición mantiene 6 monstruos normales en la ciudad, también después de la tercera carta Llega el Consejo Oscuro, mientras queden cartas en el mazo.

rule-MM-DRW-09 = Bolsa vacía
    .text = Si tu bolsa se vacía mientras robas, mete en ella todos los meeples de tu hospedaje y sigue robando hasta completar la cantidad.

rule-MM-DRW-10 = Todo robo repone la bolsa
    .text = Todos los robos de meeples, también los adicionales y los que se hacen fuera del turno propio, reponen la bolsa de este modo. Si tanto la bolsa como el hospedaje están vacíos, roba menos.
    .why = El paso habla de cualquier ocasión en que te falten meeples; no se puede robar de donde no hay nada.

rule-MM-DRW-11 = Paso 7: efectos de la fase de robo
    .text = Usa los efectos de la fase de robo de tus misiones continuas y cartas similares, cada uno como máximo una vez por turno, en cualquier orden.

rule-MM-DRW-12 = Paso 8: misiones de taberna
    .text = Completa las misiones que piden ciertos meeples en tu taberna durante la fase de robo.

rule-MM-DRW-13 = El paso 7 va antes que el paso 8
    .text = Los meeples robados en el paso 7 cuentan en el paso 8. Una misión continua completada en el paso 8 no tiene efecto en el paso 7 de este turno.
    .why = Los pasos están numerados, y los efectos continuos empiezan al final del turno.

rule-MM-DRW-14 = Paso 9: reponer los lugares disponibles
    .text = Si hay menos de 4 losetas boca arriba, roba de la pila de lugares hasta que haya 4.

rule-MM-DRW-15 = Los efectos de la fase de robo son opcionales
    .text = Puedes dejar sin usar un efecto de fase de robo de una misión continua.
    .why = El paso habla de usar los efectos; a nadie se le obliga a robar más corrupción.

rule-MM-DCA-01 = La corrupción se extiende
    .text = Cuando salga la primera o la segunda de estas cartas, mete de inmediato 1 meeple de corrupción de la reserva directamente en la bolsa de cada jugador.

rule-MM-DCA-02 = Los demás roban un meeple
    .text = Con la primera y la segunda carta, además, cada jugador excepto el activo roba de inmediato 1 meeple más y lo pone en su taberna.

rule-MM-DCA-03 = Orden de los acontecimientos
    .text = Primero la corrupción entra en todas las bolsas; luego los demás jugadores roban 1 cada uno, en el sentido de las agujas del reloj; después continúa la reposición y el jugador activo roba la mano ampliada. La corrupción nueva puede robarse de inmediato.
    .why = El texto pone la corrupción en primer lugar y dice de inmediato en ambos casos; la mano del jugador activo llega en el paso 4.

rule-MM-DCA-04 = Falta corrupción
    .text = Si en la reserva no hay suficiente corrupción, repártela de una en una en el sentido de las agujas del reloj, empezando por el jugador activo, hasta que se acabe. Un jugador cuya bolsa siga entonces vacía la repone desde el hospedaje antes de robar el meeple adicional.
    .why = La reserva alcanza exactamente, salvo que otros efectos repartan corrupción; en tal caso hace falta un orden fijo. Lo demás se deduce de la regla de la bolsa vacía.

rule-MM-DCA-05 = Robar fuera de turno no es una fase de robo
    .text = El meeple adicional de otro jugador no activa ningún efecto de la fase de robo ni completa ninguna misión.
    .why = Las misiones de taberna pertenecen al paso 8 de la fase de robo de su propio dueño.

rule-MM-DCA-06 = Dos cartas en una misma reposición
    .text = Si en una misma reposición salen dos cartas Llega el Consejo Oscuro, cúmplelas una tras otra.
    .why = Con 5 o 6 monstruos vencidos en un turno, o 4 en una partida de 2 jugadores, la segunda y la tercera pueden salir juntas.

rule-MM-DCA-07 = Tercera carta
    .text = La tercera carta no trae corrupción ni meeple adicional. Apártala; inicia la cuenta atrás hacia el fin de la partida, y la reposición continúa.

rule-MM-QST-01 = Mano de misiones
    .text = Tus misiones sin completar forman una mano secreta. Empiezas con 2 y su número no tiene límite.

rule-MM-QST-02 = Dos números
    .text = Cada misión muestra los PV que obtienes al completarla y la penalización que pagas en la puntuación final si sigue sin completar en tu mano.

rule-MM-QST-03 = Misión de activación
    .text = Una misión de activación se completa en cuanto se cumple su condición: revélala, obtén sus PV de inmediato y aplica su bonificación una vez.

rule-MM-QST-04 = Meeples de una misión de activación
    .text = Los meeples obtenidos de una misión de activación esperan en la carta de misión y van a tu hospedaje en el paso de limpieza.

rule-MM-QST-05 = Meeples de una misión de taberna
    .text = Los meeples obtenidos con una misión completada en el paso 8 de la fase de robo van a tu hospedaje al final de ese turno.
    .why = En ese turno no sigue ningún paso de limpieza; el fin del turno es el momento más cercano y los deja fuera del robo de este turno.

rule-MM-QST-06 = Misión continua
    .text = Una misión continua se completa en cuanto se cumple su condición: revélala, obtén sus PV de inmediato y ponla junto a la carta de héroe correspondiente. Su efecto empieza al final de ese turno y dura hasta el final de la partida.

rule-MM-QST-07 = Misión de fin de partida
    .text = Una misión de fin de partida permanece en la mano y se juzga una sola vez, tras el último turno.

rule-MM-QST-08 = Completarla es decisión de su dueño
    .text = Cuando se cumple la condición de una misión de activación o continua, se te pregunta si quieres completarla. Si rehúsas, permanece en tu mano y puede completarse en otra ocasión, cuando la condición vuelva a cumplirse.
    .why = Según el reglamento, una misión se completa en cuanto se cumple su condición. Pero las manos son secretas, así que nadie en la mesa podría obligarte, y algunas misiones cuestan una unidad.

rule-MM-QST-09 = Cuándo se miran las condiciones
    .text = Las condiciones de combate se miran al resolver un monstruo; las de construcción y nivel, al resolver el Capitolio; las de pila, en la limpieza, después de mover las cartas, y al robar misiones; las de taberna, en el paso 8. Las misiones solo se completan en tu propio turno.
    .why = Cada uno es el primer momento en que el hecho es cierto; el reglamento limita a la fase de robo los conjuntos de la taberna.

rule-MM-QST-10 = Varias misiones con un solo monstruo
    .text = Un mismo combate puede completar varias misiones, siempre que las unidades asignadas satisfagan cada una de ellas y todas puedan cumplirse por completo.

rule-MM-QST-11 = Un meeple paga una sola misión
    .text = Un meeple devuelto a la reserva por una misión no puede devolverse por otra.
    .why = Cada misión debe cumplirse por completo.

rule-MM-QST-12 = No con una misión recién robada
    .text = Una misión robada por haber derrotado a un monstruo no puede completarse con la derrota de ese mismo monstruo.

rule-MM-QST-13 = Misiones robadas en este turno
    .text = Una misión robada gracias a un monstruo no puede completarse con ningún combate del mismo turno. Una misión robada antes en el turno gracias a los magos, a una bonificación de solar o a un lugar puede completarse con un combate que se resuelva después; cualquier misión nueva puede completarse en el paso 8 del mismo turno.
    .why = La prohibición del reglamento figura junto a las misiones que se completan con un combate y se refiere a una misión recién robada por ese combate. El paso 8 mira una mano nueva de meeples, y las demás fuentes no son monstruos.

rule-MM-QST-14 = Las condiciones son mínimos
    .text = Las unidades que nombra una misión son el mínimo que necesitas; tener más u otras unidades no perjudica. Esto vale en los combates, en la taberna y al fin de la partida.

rule-MM-QST-15 = El mazo de misiones se agota
    .text = Cuando el mazo de misiones esté vacío, baraja el descarte de misiones para formar un mazo nuevo.

rule-MM-QST-16 = No queda ninguna misión
    .text = Si el mazo y el descarte están ambos vacíos, no se roba ninguna misión. Las misiones completadas nunca se barajan de nuevo.
    .why = Las misiones completadas están a la vista ante su dueño, no en el descarte.

rule-MM-QST-17 = Las misiones descartadas no cuestan nada
    .text = Una misión descartada no acarrea ninguna penalización.
    .why = La penalización es por las misiones que tienes y no has completado; una descartada ya no es tuya.

rule-MM-QST-18 = Bonificaciones que eliminan corrupción
    .text = Si una misión o una bonificación de solar devuelve corrupción a la reserva, tómala de tu taberna o de tu hospedaje, a tu elección, salvo que la carta indique de dónde; si allí no tienes ninguna, no ocurre nada.
    .why = Las preguntas frecuentes solo limitan la devolución de unidades; la corrupción no es una unidad y no puede participar en un combate.

rule-MM-QST-19 = El descarte de misiones está a la vista
    .text = Las misiones descartadas quedan boca arriba; cualquiera puede mirar el descarte.
    .why = Según el reglamento solo las manos son secretas, y por costumbre un descarte está a la vista.

rule-MM-QST-20 = Misiones robadas por una misión
    .text = Una misión robada como bonificación de otra que un combate ha completado no puede completarse con ese mismo combate. Un combate posterior del turno sí puede.
    .why = Se robó a causa de esa derrota, lo que MM-QST-12 excluye; para los combates posteriores nada lo impide.

rule-MM-QST-21 = Meeples de una misión de la fase de desarrollo
    .text = Los meeples obtenidos por una misión completada en el Capitolio van a tu hospedaje en el paso de limpieza de la fase de desarrollo.
    .why = Ese paso de limpieza es el siguiente.

rule-MM-QST-22 = Cuándo se te pregunta
    .text = Se te pregunta por las misiones siempre que tengas alguna en la mano y una misión que no esté a la vista pueda completarse en ese momento, aunque la tuya no pueda.
    .why = Las manos son secretas: el hecho de que te pregunten no debe revelar lo que tienes.

rule-MM-QST-23 = Condiciones de pila que ya se cumplen
    .text = Las condiciones sobre tu pila de derrotados se miran en una limpieza en la que se le haya añadido un monstruo, y cada vez que robas misiones, después de descartar. Las misiones robadas por un monstruo se miran en el paso 8 de ese turno.
    .why = Una misión se completa en cuanto se cumple su condición, y eso puede ser al robarla. Una recién robada por un monstruo tiene que esperar (MM-QST-12).

rule-MM-QST-24 = Una misión de pila robada por una misión
    .text = Una misión sobre la pila robada como bonificación de una misión en los combates de este turno puede completarse en la limpieza del mismo turno.
    .why = Mira la pila, no el combate que MM-QST-20 excluye.

rule-MM-QST-25 = Una misión de construcción robada por un solar
    .text = Una misión sobre construir que la bonificación del solar acaba de robar puede completarse con esa misma construcción.
    .why = El reglamento solo excluye las misiones robadas al derrotar a un monstruo.

rule-MM-END-01 = Dos turnos finales por jugador
    .text = Tras la tercera carta Llega el Consejo Oscuro, los turnos finales comienzan con el próximo turno del jugador que tiene el indicador de jugador inicial. Desde entonces cada jugador tiene 2 turnos.

rule-MM-END-02 = Turnos anteriores a los turnos finales
    .text = Si la tercera carta sale en el propio turno del jugador inicial, todos los demás terminan aún la ronda antes de que comiencen los turnos finales. Todos tienen el mismo número de turnos en la partida.
    .why = El reglamento dice el próximo turno de ese jugador después de robarse la carta; el turno en curso no es el próximo.

rule-MM-END-03 = Fin de la partida
    .text = La partida termina cuando cada jugador ha jugado sus dos turnos finales. Entonces se cuentan los PV de fin de partida.

rule-MM-END-04 = El último turno es un turno completo
    .text = Los turnos finales son turnos completos con su fase de robo, de modo que las misiones de taberna aún pueden completarse en el paso 8 del último turno.
    .why = Nada acorta estos turnos.

rule-MM-END-05 = Límite de seguridad
    .text = Si al final de la ronda 30 la tercera carta Llega el Consejo Oscuro sigue en el mazo, esa carta se considera robada en ese momento. Las rondas 31 y 32 son los turnos finales.
    .why = Nada obliga a nadie a combatir, así que una partida de jugadores que pasan no terminaría nunca.

rule-MM-END-06 = Tamaño de mano en el límite de seguridad
    .text = Una tercera carta que solo cuenta como robada no cambia el tamaño de mano.
    .why = El tamaño de mano depende de la primera y la segunda carta.

rule-MM-OVL-01 = Los Señores Oscuros no están disponibles al principio
    .text = No se puede combatir contra los Señores Oscuros ni contra el Secuaz mientras hayan salido menos de tres cartas Llega el Consejo Oscuro.

rule-MM-OVL-02 = Disponibles solo en los turnos finales
    .text = Se puede combatir contra ellos en los dos turnos finales de cada jugador, no en los turnos entre la tercera carta y el próximo turno del jugador inicial.
    .why = Una frase los hace disponibles con la tercera carta y otra habla de los turnos finales; la lectura más estricta satisface ambas y da a todos dos oportunidades.

rule-MM-OVL-03 = Combatir contra un Señor Oscuro
    .text = Contra los Señores Oscuros se combate como contra los monstruos: iguala la fuerza y obtén los PV, y también la bonificación de la ficha si cumples su condición. La carta permanece en el tablero del encuentro final para los demás y no va a tu pila.

rule-MM-OVL-04 = Cada Señor Oscuro, una vez por jugador
    .text = Solo puedes combatir una vez en la partida contra cada Señor Oscuro. Un marcador de jugador muestra contra cuáles has combatido.

rule-MM-OVL-05 = Secuaz
    .text = Combustor se trata como un Señor Oscuro, pero se puede combatir contra él en tus dos turnos finales. Para el Secuaz no hay ficha de bonificación ni marcador.

rule-MM-OVL-06 = Varios en un turno
    .text = En un mismo turno puedes combatir contra varios Señores Oscuros y contra el Secuaz, cada uno con sus propias unidades. Contra el Secuaz, solo una vez por turno.
    .why = Se aplican las reglas habituales para varios monstruos; la excepción del Secuaz habla de los dos turnos, no de un mismo turno.

rule-MM-OVL-07 = Los marcadores no son un límite
    .text = Las marcas en los Señores Oscuros y en los lugares Rey de la colina son ilimitadas.
    .why = Un jugador solo tiene 3 marcadores para la puntuación y hasta cinco marcas; el reglamento dice que el uso de marcadores en los Señores Oscuros es un recordatorio.

rule-MM-OVL-08 = Nivel y tipo del Consejo Oscuro
    .text = Los Señores Oscuros y el Secuaz tienen nivel 3 y el tipo que figura en su carta. Los paladines, los montaraces, las bonificaciones contra un tipo y condiciones como nivel 2 o superior los tratan en consecuencia.
    .why = Cuentan como monstruos a efectos de juego; no se indica su nivel, así que se toma el más alto.

rule-MM-OVL-09 = Los Señores Oscuros y las misiones
    .text = Los Señores Oscuros y el Secuaz nunca cuentan para las misiones de fin de partida sobre monstruos. Sí cuentan para las misiones de activación y continuas y para otros efectos que te piden derrotar a un monstruo.

rule-MM-OVL-10 = Sin orden fijo
    .text = En los turnos finales puedes combatir contra monstruos normales, contra Señores Oscuros, contra ambos o contra ninguno, en cualquier orden.

rule-MM-OVL-11 = Bonificación de ficha por niveles
    .text = Algunas fichas dan PV si al menos 2 (o 3) tipos de unidad distintos entre las unidades asignadas a ese Señor Oscuro tienen una carta de héroe de nivel 2 (o 3). Varias unidades de un mismo tipo cuentan una sola vez.

rule-MM-OVL-12 = Cómo se leen las fichas
    .text = Un nivel en una ficha significa ese nivel o superior. Los campesinos no tienen nivel; un chamán cuenta como el tipo chamán con su propio nivel. Una ficha paga una vez por jugador, con el combate.
    .why = El nivel 3 incluye lo que muestra el nivel 2, y un chamán no toma nada de las cartas de héroe básico.

rule-MM-OVL-13 = Las seis fichas
    .text = 2 tipos de nivel 2: +2 PV; 3 tipos de nivel 2: +3; 2 tipos de nivel 3: +3; 3 tipos de nivel 3: +5; al menos 1 unidad de prestigio: +2; al menos 4 tipos de unidad distintos de cualquier nivel: +2.
    .why = Las cuatro fichas de nivel se deducen de las preguntas frecuentes; sus PV y las otras dos fichas son de diseño propio.

rule-MM-OVL-14 = Fuerza y PV del Consejo Oscuro
    .text = Conde Taladrácula (no muerto): fuerza 15, 6 PV. Manglar (monstruoso): 18, 8 PV. Sierra-Ron (humanoide): 22, 10 PV; Combustor (monstruoso): 7, 3 PV.
    .why = Diseño propio: las cifras están en cartas que no están disponibles. Un jugador medio debería vencer a un Señor Oscuro.

rule-MM-SCO-01 = Los PV se cuentan durante la partida
    .text = Los PV obtenidos o gastados mueven tu marcador de inmediato. Los PV gastados en niveles se pierden para la puntuación final.

rule-MM-SCO-02 = Misiones de fin de partida
    .text = Tras el último turno, cada jugador obtiene los PV de cada misión de fin de partida de su mano cuya condición se cumpla.

rule-MM-SCO-03 = Penalizaciones
    .text = Cada jugador pierde la penalización de cada misión de su mano que no esté completada, de cualquiera de los tres tipos.

rule-MM-SCO-04 = Orden de la puntuación final
    .text = Todos los jugadores revelan sus manos al mismo tiempo. Las condiciones se juzgan según la situación al final del último turno; primero se suman las recompensas y después se restan las penalizaciones.
    .why = Las comparaciones con otros jugadores necesitan un único momento común.

rule-MM-SCO-05 = Puntuaciones por debajo de cero
    .text = Durante la partida la puntuación nunca baja de 0, ya que un nivel exige su coste completo. Las penalizaciones finales pueden hacerla negativa.
    .why = El pago se limita a lo que se tiene; una penalización no es un pago.

rule-MM-SCO-06 = Ganador
    .text = Gana el jugador con más PV en total.

rule-MM-SCO-07 = Desempate
    .text = Entre los jugadores empatados a más PV, gana el que tenga menos campesinos.

rule-MM-SCO-08 = Qué campesinos cuentan
    .text = Para el desempate cuenta todos tus campesinos: en la bolsa, en la taberna, en el hospedaje, en el tablero y en cartas de misión.
    .why = El reglamento no indica dónde, así que cuenta todo lo que se posee.

rule-MM-SCO-09 = Victoria compartida
    .text = Si los jugadores empatados tienen también el mismo número de campesinos, comparten la victoria.

rule-MM-FAQ-01 = Devolver una unidad a causa de un lugar
    .text = Si un lugar te hace devolver una unidad a la reserva, elige una que esté en ese mismo lugar.

rule-MM-FAQ-02 = Devolver una unidad a causa de una misión
    .text = Si una misión te hace devolver una unidad a la reserva, elige una que participe en esa misión; en un combate, una de las unidades asignadas a ese monstruo.

rule-MM-FAQ-03 = Las bonificaciones cuentan al asignar
    .text = Las bonificaciones que crea la propia asignación cuentan para el total requerido: las bonificaciones de pareja de unidades colocadas juntas y las bonificaciones de lugares activados en el mismo plan, aunque estos se resuelvan más tarde.

rule-MM-FAQ-04 = Reserva vacía
    .text = Si una unidad que deberías obtener no está en la reserva, no la obtienes. Todo lo demás de ese lugar, misión o monstruo se cumple.

rule-MM-FAQ-05 = Tener la mayor cantidad
    .text = Una misión que pide tener la mayor cantidad de algo se cumple si ningún otro jugador tiene más; los empates te favorecen.

rule-MM-FAQ-06 = Los efectos perjudiciales no son una condición
    .text = Los efectos de un monstruo deben cumplirse en la medida de lo posible, pero no son una condición para combatir contra él. Tras vencer al Lobo maderero, descarta 1 misión de tu elección de tu mano si tienes alguna; si no, no ocurre nada.

rule-MM-FAQ-07 = Los regalos deben aceptarse
    .text = Se puede combatir contra un monstruo que da meeples aunque no quede ninguno de ellos en la reserva. Si los hay, debes tomarlos.

rule-MM-FAQ-08 = El máximo de nada
    .text = Donde nadie tiene nada de una cosa, todos tienen el máximo.
    .why = Los empates te favorecen, y 0 es un empate como otro cualquiera.

rule-MM-ICO-01 = Cualquier meeple
    .text = El meeple marrón con un signo de interrogación significa cualquier meeple. Como requisito de un lugar o como destinatario de una bonificación de combate significa cualquier unidad, es decir, nunca corrupción.

rule-MM-ICO-02 = Más: añadir una unidad
    .text = Un signo más con una unidad significa: toma 1 unidad de esa clase de la reserva y ponla en la carta o en el lugar; va a tu hospedaje en el paso de limpieza.

rule-MM-ICO-03 = Menos: devolver un meeple
    .text = Un signo menos con un meeple significa: devuelve ese meeple a la reserva.

rule-MM-ICO-04 = Menos: descartar una misión
    .text = Un signo menos con una misión significa: pon en el descarte de misiones 1 misión sin completar de tu mano, a tu elección.

rule-MM-ICO-05 = Bonificación de pareja
    .text = Una bonificación de pareja da +1 a todas tus unidades de la segunda clase en cada monstruo al que también esté asignada al menos 1 unidad de la primera clase. Más unidades de la primera clase no la aumentan.

rule-MM-ICO-06 = Bonificación de clase de un lugar
    .text = Un lugar con una bonificación de clase da la bonificación a todas tus unidades de esa clase durante este turno, en todos los monstruos.

rule-MM-ICO-07 = Durante la ronda significa durante el turno
    .text = Las bonificaciones de los lugares duran hasta el final de tu turno en curso.
    .why = El glosario dice ronda en un sitio y turno en otros; todos los ejemplos tratan del turno de la activación.

rule-MM-ICO-08 = Bonificación de combate simple
    .text = Un signo más con un número suma ese número al valor de combate de todas tus unidades de la clase que se muestra al lado. Sin otra condición, vale en todos los combates.

rule-MM-ICO-09 = Bonificación contra un tipo
    .text = Una bonificación contra un tipo de monstruo suma su número una vez a tu total contra cada monstruo de ese tipo, sean cuales y cuantas sean las unidades que combaten contra él.

rule-MM-ICO-10 = Flecha hacia arriba: meeples adicionales
    .text = Una flecha hacia arriba con un número significa que robas esa cantidad de meeples adicionales.

rule-MM-ICO-11 = Meeple estrella: cualquier unidad de prestigio
    .text = El meeple estrella de tres colores significa cualquier montaraz, paladín o chamán.

rule-MM-ICO-12 = Robar y descartar misiones
    .text = El primer número indica cuántas misiones robas del mazo; el segundo, cuántas descartas después de tu mano.

rule-MM-ICO-13 = Qué misiones pueden descartarse
    .text = Las misiones descartadas pueden ser antiguas o nuevas. El descarte es obligatorio en la medida en que tengas misiones.
    .why = El icono menciona la mano, no las cartas robadas.

rule-MM-ICO-14 = La unidad vuelve a la taberna
    .text = Cuando termina tu fase de robo, el guerrero colocado en este lugar vuelve a tu taberna, como un meeple más para tu próximo turno.

rule-MM-ICO-15 = La unidad que vuelve llega la última
    .text = La unidad permanece en su lugar hasta que termina el paso 9. No cuenta para las misiones de taberna en el paso 8 ni se descuenta de la cantidad robada; solo vuelve una unidad aunque se hayan asignado más.
    .why = El glosario dice después de la fase de robo.

rule-MM-ICO-16 = De vuelta a la bolsa
    .text = De 0 a 3 meeples de tu elección vuelven de inmediato de tu hospedaje a tu bolsa. Después cada uno de los demás jugadores puede devolver 1. Las unidades que aún están donde las asignaste todavía no están en el hospedaje; las usadas en el Capitolio están allí después de la fase de desarrollo.

rule-MM-ICO-17 = Fuerza gracias a la corrupción
    .text = Una sola unidad de tu elección recibe una bonificación igual a la corrupción de tu hospedaje. La que has robado este turno está en la taberna y no cuenta.

rule-MM-ICO-18 = Indicar la unidad reforzada
    .text = La unidad se indica en el plan y debe asignarse a un monstruo; la corrupción se cuenta al confirmar el plan.
    .why = La bonificación debe conocerse cuando se comprueban los totales.

rule-MM-ICO-19 = Todas tus demás unidades
    .text = Cuando se colocan un caballero y un campesino en este lugar, todas tus demás unidades tienen +2 este turno.

rule-MM-ICO-20 = Cuáles son las demás unidades
    .text = Las demás unidades son todas tus unidades salvo las que están en ese lugar, sea cual sea su clase. Incluye al campesino traído del hospedaje por un guerrero de nivel 3.
    .why = La bonificación no nombra ninguna clase; de todos modos, las que están en el lugar no pueden combatir.

rule-MM-ICO-21 = Chamán en un lugar que devuelve una unidad a la taberna
    .text = Un chamán nombrado como esa clase puede ser la unidad que vuelve a la taberna; vuelve como chamán.
    .why = La unidad que vuelve es una de las que cumplen el requisito, como en MM-PRE-13.

rule-MM-KOH-01 = Mantener una colina
    .text = Un lugar con una corona es un lugar Rey de la colina. Las unidades colocadas allí permanecen, con tu marcador, hasta que comienza tu próximo turno; no vuelven a casa en el paso de limpieza.

rule-MM-KOH-02 = La colina paga al inicio de tu turno
    .text = Si tus unidades siguen allí al inicio de tu turno, van a tu hospedaje y obtienes el beneficio de inmediato. Se obtiene una sola vez, aunque haya allí varias unidades tuyas.

rule-MM-KOH-03 = Antes de la fase de desarrollo
    .text = Las colinas se resuelven antes que cualquier otra cosa en tu turno; los meeples robados gracias a una colina están activos este turno. Después la colina queda libre, y puedes volver a colocar unidades allí en tu fase principal.
    .why = El glosario dice al inicio del turno, y las unidades ya han vuelto a casa.

rule-MM-KOH-04 = Expulsar a un jugador
    .text = Otro jugador que asigne al menos 1 unidad adecuada a la colina envía de inmediato todas tus unidades a tu hospedaje y toma la colina con un marcador. La cantidad y la clase de tus unidades no importan.

rule-MM-KOH-05 = Detalles de tomar la colina
    .text = El cambio se produce cuando se confirma el plan del nuevo jugador; el ocupante anterior no recibe nada. Los campesinos de la invasión del recién llegado van al hospedaje en el paso de limpieza y no se quedan en la colina.
    .why = El glosario dice de inmediato; en la colina solo se colocan las unidades asignadas.

rule-MM-KOH-06 = Coliseo
    .text = El Coliseo paga a su ocupante 1 PV o 3 PV cuando comienza el turno de este.

rule-MM-KOH-07 = Cuándo da 3 el Coliseo
    .text = El Coliseo acepta cualquier unidad. Da 3 PV si al menos una de tus unidades allí es una unidad de prestigio; si no, 1 PV.
    .why = Diseño propio: las dos cifras están impresas, pero no su reparto; este sigue los iconos de cualquier unidad y de cualquier unidad de prestigio.

rule-MM-KOH-08 = Segunda colina: meeples adicionales
    .text = Un segundo lugar Rey de la colina paga a su ocupante con meeples adicionales, que se roban cuando comienza el turno de este.

rule-MM-KOH-09 = La Rama Alta
    .text = La segunda colina es La Rama Alta. Acepta cualquier unidad y te hace robar 2 meeples.
    .why = Diseño propio: el nombre, el requisito y la cantidad se han perdido en el texto.

rule-MM-KOH-10 = Las colinas al fin de la partida
    .text = Una colina que mantengas después de tu último turno no paga nada. Las unidades que haya en ella siguen contando como tuyas para las misiones y para el desempate.
    .why = Ya no hay otro inicio de turno.

rule-MM-KOH-11 = Mantener las dos colinas
    .text = Si mantienes varias colinas al inicio de tu turno, primero vuelven todas tus unidades al hospedaje; después las colinas pagan en el orden en que las tomaste.
    .why = Todas las unidades vuelven en el mismo momento; un robo que repone la bolsa no debe depender de qué colina se nombre primero.

rule-MM-TWR-01 = Módulo opcional
    .text = Las cuatro torres es un módulo opcional, desactivado salvo que se elija. No se recomienda para una primera partida.

rule-MM-TWR-02 = Preparación de las torres
    .text = Una vez colocados los lugares disponibles, baraja las salas de torre y pon una pila de 5 boca abajo en cada uno de los 4 espacios de torre. Pon boca arriba la sala superior de cada pila.

rule-MM-TWR-03 = Usar una sala de torre
    .text = En la fase principal puedes asignar unidades a las salas de torre boca arriba igual que a los lugares. Una sala de torre pertenece al distrito de su torre, y se le aplica la invasión.

rule-MM-TWR-04 = Completar una sala de torre
    .text = Si se ha asignado el requisito, la recompensa se obtiene al resolver la sala. En el paso de limpieza te quedas la sala de forma definitiva y la siguiente de esa pila se pone boca arriba.
    .why = Una reseña publicada dice que el jugador se lleva la sala terminada; los momentos son los mismos que para los monstruos.

rule-MM-TWR-05 = Una sala por torre y turno
    .text = Una sala puesta boca arriba en el paso de limpieza puede usarse a partir del turno del jugador siguiente. Una torre vacía no ofrece nada más.
    .why = La asignación ya ha terminado cuando aparece; nada repone una torre.

rule-MM-TWR-06 = Salas que piden valor de combate
    .text = Algunas salas piden un valor de combate total en vez de ciertas unidades. Se calcula como en un combate contra un monstruo sin nivel ni tipo; no es un combate y no libra a nadie de la invasión.
    .why = Diseño propio: da a esas salas un cálculo claro. Un paladín no suma nada por el nivel 0.

rule-MM-TWR-07 = Corrupción en las salas de torre
    .text = Algunas salas de torre permiten o exigen asignar corrupción de tu taberna.

rule-MM-TWR-08 = La corrupción usada allí deja tu bolsa
    .text = La corrupción asignada a una sala de torre vuelve a la reserva al resolver la sala. Allí no tiene valor de combate ni es una unidad.
    .why = Diseño propio: hace de las torres la vía habitual para librarse de la corrupción, que ningún lugar ofrece.

rule-MM-TWR-09 = Las salas y otras reglas
    .text = En una sala de torre un chamán puede actuar como una clase básica, y las unidades nuevas de una sala van al hospedaje. Se permiten unidades de más, que no aportan nada; no se permite corrupción de más.
    .why = El reglamento trata las salas junto a los lugares en la asignación, la invasión y la obtención de unidades.
