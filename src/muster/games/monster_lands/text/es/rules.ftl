section-SET = Preparación del tablero

section-CLA = Preparación de un clan

section-DIF = Niveles de dificultad

section-DIC = Dados

section-AFF = Afinidad

section-SEQ = Secuencia del juego

section-PRE = Preparación de la Reserva de Dados

section-DEP = Despliegue: turnos y acciones

section-FRE = Acciones gratuitas

section-PER = Dados de Persuasión

section-CIT = La Ciudadela

section-LOD = Guarida del Cazador

section-ALC = Alquimista

section-TAV = Taberna

section-ARM = Armería

section-PAW = Casa de Empeños

section-BAZ = Bazar

section-MIN = Mina

section-OUT = Desplegar en las Afueras

section-MIS = Sendas de misión

section-LAN = Sendas de territorio

section-BEN = Beneficios de las sendas

section-ENT = Entrada de la Ciudadela: despliegue

section-SLA = Territorios colonizados: despliegue

section-ADV = Fase de Aventuras

section-DMI = Misión de dados

section-CMI = Misión de contrato

section-REV = Revelación de trampas

section-MAT = Ataque del monstruo

section-DEF = Defenderse

section-DTH = Muerte de un mercenario

section-ATK = Ataque del mercenario

section-CAP = Capturar y eliminar

section-CAR = Daño acumulado

section-EOB = Fin del combate

section-CON = Conquista

section-STL = Colonizar

section-PLU = Saqueo y botín

section-DCI = Defensa de la Ciudadela

section-CLN = Limpieza 4.1: limpiar el tablero

section-PAN = Limpieza 4.2: sembrar el pánico

section-LEA = Limpieza 4.3: escoger nuevos líderes

section-WAG = Limpieza 4.4: pagar salarios

section-GLO = Limpieza 4.5: verificación de gloria

section-RES = Limpieza 4.6: reiniciar el tablero

section-FPL = Limpieza 4.7: jugador inicial

section-RND = Limpieza 4.8: marcador de ronda

section-TAL = Talentos y habilidades

section-NOV = Novatos

section-DTT = Talentos de Defensa y fichas de Defensa

section-POT = Pociones y venenos

section-SCO = Puntuación

section-TIE = Desempates

section-TRI = Módulo Artimañas

section-QGR = Variante: Concesión de la Reina

section-MMA = Variante: Más Monstruos

section-SOL = Solitario: Madhala

section-EQP = Equipo

section-LND = Habilidades de territorio

section-TRP = Trampas

section-TRK = Artimañas

section-LOT = Botín

section-MON = Poderes de los monstruos

section-MER = Talentos de los mercenarios

rule-ML-SET-01 = Tablero, espacios para cartas y novatos
    .text = Un tablero común contiene la Ciudadela con sus siete edificios, dos misiones, dos territorios y la Entrada de la Ciudadela; cada barra de color de su borde es un espacio para cartas. Las 8 cartas de novato forman una sola pila boca arriba en el espacio situado bajo la Taberna.

rule-ML-SET-02 = Mercenarios disponibles
    .text = Baraja el mazo de mercenarios, que no contiene novatos ni miembros iniciales de clan, y muestra 4 cartas en los espacios de mercenario (3 en solitario). Cada mercenario a la vista tiene su propia ficha de asignación sobre la carta; las demás fichas esperan junto a la Taberna.
    .why = La cifra del modo solitario figura en el apartado de la Taberna. El mazo tiene 28 cartas: 36 mercenarios con nombre menos 8 miembros iniciales de clan.

rule-ML-SET-03 = Una primera oferta justa
    .text = La primera oferta debe incluir al menos tantos mercenarios de reputación 4 o menos como jugadores haya. Mientras no sea así, aparta el mercenario a la vista de mayor reputación y roba otra carta para su espacio; cuando la oferta sea justa, vuelve a barajar en el mazo las cartas apartadas.

rule-ML-SET-04 = Empates en la primera oferta, y en solitario
    .text = Si varios mercenarios a la vista comparten la mayor reputación, se aparta el situado más a la izquierda y su espacio recibe la nueva carta. En solitario, la oferta de 3 cartas necesita un mercenario de reputación 4 o menos.
    .why = El reglamento no resuelve el empate; elegir el de más a la izquierda no deja nada al azar. La cifra del modo solitario es la impresa, uno por jugador, aplicada a la oferta más pequeña.

rule-ML-SET-05 = Reserva de trampas
    .text = Separa las 4 trampas iniciales, deja en la caja las 18 artimañas y las 6 trampas protegidas, y baraja boca abajo las demás trampas. Seis de ellas quedan boca arriba en la Guarida del Cazador, con el precio y el efecto a la vista.

rule-ML-SET-06 = Equipo disponible
    .text = Baraja el mazo de equipo y muestra 3 cartas en los espacios del Bazar.

rule-ML-SET-07 = Primeros monstruos y mazo de monstruos
    .text = Baraja los monstruos de dificultad A y muestra 2 al azar en los espacios de monstruo; cada uno defiende el territorio que tiene al lado. Baraja los monstruos A sobrantes con todos los B para formar el mazo de monstruos, boca abajo.

rule-ML-SET-08 = Dogor sale durante la preparación
    .text = Si Dogor aparece al repartir los primeros monstruos, va a la Entrada de la Ciudadela y el espacio recibe la siguiente carta de la misma mezcla. No causa pánico antes de la primera fase de Limpieza.
    .why = Su poder habla de ser robado, sin exceptuar la preparación; el pánico solo se siembra en el paso 4.2.

rule-ML-SET-09 = Primeros territorios y modificadores de sendas
    .text = Baraja los territorios y muestra 2 en los espacios verdes de territorio. Baraja los modificadores de sendas y pon uno bajo cada territorio, con una cara al azar hacia arriba.
    .why = Los reglamentos inglés y español piden una cara al azar; el francés no menciona la cara.

rule-ML-SET-10 = Un solo territorio con 1 o 2 jugadores
    .text = Con 1 o 2 jugadores solo entran en juego un monstruo, un territorio y un modificador de sendas, en los lugares del territorio izquierdo. El lugar del territorio derecho queda vacío toda la partida.

rule-ML-SET-11 = Oferta de botín
    .text = Baraja boca abajo las fichas de botín y muestra 4 de ellas en los espacios que hay entre los dos territorios.

rule-ML-SET-12 = Primeras misiones
    .text = Mete las losetas de misión en la bolsa y roba 2. La primera va al espacio de misión izquierdo con la cara A (de dados) hacia arriba; la segunda, al espacio derecho con la cara B (de contrato) hacia arriba.

rule-ML-SET-13 = Marcador de ronda, dados y reserva de fichas
    .text = El marcador de ronda comienza en el espacio 1 del contador de rondas. Los dados rojos de Fuerza, morados de Magia y amarillos de Persuasión forman la reserva general, los dados negros son para los ataques de los monstruos, y todos son dados corrientes de seis caras. El oro y las fichas de Defensa, poción y veneno se dejan en montones, y las fichas de pánico se barajan y forman una pila boca abajo en la Entrada de la Ciudadela.
    .why = Seis caras: los resultados del reglamento llegan hasta 6, y las reseñas publicadas muestran dados corrientes.

rule-ML-SET-14 = Las reservas no se agotan
    .text = Los dados, el oro, las fichas de Defensa, las pociones y los venenos de la reserva general son ilimitados. Los 8 novatos no lo son; un clan al que le corresponda un novato gratuito como líder lo recibe aunque la pila esté vacía.
    .why = No hay ningún total impreso, y el reglamento carece de una regla para la escasez; el líder gratuito mantiene en juego a un clan perdido.

rule-ML-SET-15 = Mazos y bolsas que se agotan
    .text = Cuando se agoten los monstruos, las misiones, el botín o los modificadores de sendas, baraja sus descartes para formar una nueva reserva, como está impreso para las trampas y los mercenarios. El equipo y los territorios no se rehacen: un espacio vacío sigue vacío, y un lugar sin territorio no tiene sendas ni recibe monstruo.
    .why = El equipo solo se repone en la medida de lo posible, y 12 territorios bastan justo para 2 + 2 x 5 colocaciones, de modo que ninguno de los dos necesita barajarse de nuevo.

rule-ML-SET-16 = Jugador inicial
    .text = Un jugador recibe la ficha de jugador inicial, con la cara A hacia arriba, y abre la fase de Despliegue de la ronda 1. El juego elige a este jugador al azar.
    .why = Los reglamentos inglés y español dan la ficha al jugador más codicioso, y el francés al más ambicioso; ni lo uno ni lo otro se puede medir, así que decide el azar.

rule-ML-CLA-01 = Dos miembros de clan de una misma afinidad
    .text = Cada jugador recibe una hoja de progreso de clan y dos miembros iniciales de la misma afinidad: el líder va a la izquierda de la hoja y el mercenario a la derecha. Ambos llevan su propia ficha de asignación.

rule-ML-CLA-02 = Los clanes se reparten al azar
    .text = Los cuatro clanes, uno por afinidad, se barajan y se reparte uno a cada asiento.
    .why = El reglamento hace que los jugadores tomen dos cartas que coincidan, pero no dice quién elige primero; un reparto al azar es justo.

rule-ML-CLA-03 = Bienes iniciales
    .text = Cada clan comienza con gloria 5, reputación 1, 7 de oro y 1 trampa inicial en su almacén de trampas.

rule-ML-CLA-04 = El líder inicial no tiene reputación
    .text = El líder inicial cuenta como mercenario a todos los efectos (dados, talento, equipo, sendas, afinidad), salvo que no tiene valor de reputación.

rule-ML-CLA-05 = La reputación es la suma del clan
    .text = El mercenario inicial tiene reputación 1. En todo momento, la reputación de un clan es la suma de los valores de reputación de sus mercenarios, incluidos los líderes promocionados; los líderes iniciales y los novatos cuentan 0.
    .why = El marcador comienza en 1 mientras que el líder no tiene reputación, así que ese 1 debe aportarlo el otro miembro inicial; después solo se mueve por contratación, muerte y deserción.

rule-ML-CLA-06 = Los miembros iniciales no pasan a la Taberna
    .text = Un miembro inicial que muere o deserta queda fuera de la partida. Las cartas de los clanes que no participan y las trampas iniciales que no hagan falta se quedan en la caja.
    .why = El reglamento devuelve a la caja las piezas no usadas; los miembros iniciales no tienen precio de contratación, por lo que no pueden estar en un mazo de mercenarios rehecho con los descartes.

rule-ML-DIF-01 = Nivel Normal
    .text = Si no se elige otro nivel, los primeros monstruos son de dificultad A y los dados de ataque adicionales se leen en el contador de rondas impreso en el tablero.
    .why = El reglamento deja sin nombre el nivel estándar; este catálogo lo llama Normal.

rule-ML-DIF-02 = Nivel Tutorial
    .text = Pon el modificador de ronda con la cara A hacia arriba sobre el contador de rondas y coloca el marcador de ronda en su espacio 1. Los monstruos se preparan como en el nivel Normal.

rule-ML-DIF-03 = Nivel Difícil
    .text = Baraja juntos todos los monstruos de ambas dificultades antes de robar los primeros. El modificador de ronda no se usa.
    .why = Solo el reglamento español dice expresamente que el modificador no se pone; el inglés y el francés lo dan a entender.

rule-ML-DIF-04 = Nivel Pesadilla
    .text = Prepara los monstruos como en el nivel Difícil y pon el modificador de ronda con la cara B hacia arriba sobre el contador de rondas.

rule-ML-DIC-01 = Reserva de dados
    .text = Tu reserva de dados se compone de los dados que aportan tu líder y tus mercenarios y de tu bonificación por gloria. Un mercenario que contratas añade enseguida sus dados a la reserva.

rule-ML-DIC-02 = Tres colores
    .text = Los dados de Fuerza no tienen ningún poder propio, pero son los más habituales y los más fáciles de potenciar. Los dados de Magia debilitan los ataques de los monstruos y con ellos elabora el Alquimista pociones y venenos. Los dados de Persuasión rebajan los precios en la Guarida del Cazador, la Taberna, la Armería y el Bazar.

rule-ML-AFF-01 = Afinidad y coincidencia
    .text = Todo territorio, monstruo y mercenario tiene una afinidad: fuego, agua, aire o jungla; los novatos no tienen ninguna. Un monstruo o un mercenario coincide con un territorio cuando ambos muestran la misma afinidad.

rule-ML-SEQ-01 = Rondas y fases
    .text = La partida dura como máximo 6 rondas. Cada ronda tiene cuatro fases en este orden: Preparación de la Reserva de Dados, Despliegue, Aventuras y Limpieza.

rule-ML-SEQ-02 = Fin de la partida
    .text = La partida termina tras la ronda 6, o tras una ronda anterior si en ese momento un clan tiene 30 de gloria o más.

rule-ML-SEQ-03 = Elecciones simultáneas
    .text = Cuando varios jugadores tienen que elegir en el mismo paso y no hay ningún orden impreso, eligen uno tras otro, desde el jugador inicial y en el sentido de las agujas del reloj.
    .why = El reglamento deja que la preparación y la limpieza transcurran a la vez; las elecciones sucesivas necesitan un orden, y el de turno es el único que el juego conoce.

rule-ML-SEQ-04 = Elecciones en varias sendas
    .text = Cuando mercenarios de un mismo lugar tienen que elegir en el mismo momento (magia contra las esporas, defensa contra las esporas o contra un coletazo), sus dueños eligen senda por senda, de izquierda a derecha y, en la Entrada, de arriba abajo, sea quien sea el jugador inicial.
    .why = En todo lo que está impreso sobre los combates las sendas actúan de izquierda a derecha, así que hay un orden; el de turno es para las elecciones que ninguna senda distingue.

rule-ML-PRE-01 = Contar los dados
    .text = En esta fase cada jugador forma de nuevo su reserva: todos los dados que aportan el líder y los mercenarios, más la bonificación por gloria. No queda nada de la ronda anterior.

rule-ML-PRE-02 = Bonificación por gloria
    .text = Tu gloria actual añade dados de bonificación en tres tramos: 1-10 da 1 dado de Fuerza; 11-20, 1 dado de Fuerza y 1 de Persuasión; 21-30, 1 dado de Fuerza, 1 de Magia y 1 de Persuasión. El tramo se lee una sola vez, en esta fase; la gloria 0 cuenta como el primer tramo y la gloria superior a 30, como el tercero.
    .why = Los dados de los tramos solo están impresos como iconos; los dos extremos de la escala se completan con una aclaración, porque la gloria puede bajar a 0 y no tiene tope (ML-TAV-07).

rule-ML-PRE-03 = Solo se lanzan los dados de Persuasión
    .text = Tras contar, cada jugador lanza los dados de Persuasión de su reserva y los deja mostrando el resultado. Los dados de Fuerza y de Magia no se lanzan todavía.

rule-ML-DEP-01 = Orden de turno
    .text = Empieza quien tiene la ficha de jugador inicial; después los turnos siguen el sentido de las agujas del reloj, con una acción por turno, hasta que todos los jugadores se han quedado sin dados y han pasado.

rule-ML-DEP-02 = Una acción de tres clases
    .text = En tu turno debes realizar una acción en una de estas tres zonas: la Ciudadela, las Afueras o un territorio colonizado tuyo. Con una acción se colocan uno o más dados en espacios libres del tablero o en un territorio colonizado que poseas.

rule-ML-DEP-03 = Espacios cerrados con dos jugadores
    .text = Los espacios para dados que llevan la marca de dos jugadores no pueden usarse en una partida de 2 jugadores.

rule-ML-DEP-04 = Los mismos espacios se cierran en solitario
    .text = En solitario se cierran los mismos espacios marcados que en una partida de 2 jugadores.
    .why = La marca solo menciona la partida de 2 jugadores, pero el modo solitario comparte su tablero reducido (un solo territorio), así que se busca la misma estrechez.

rule-ML-DEP-05 = Pasar
    .text = Pasas cuando tu reserva de dados está vacía, y solo entonces. Mientras tengas dados, debes desplegar.

rule-ML-DEP-06 = Pasar es definitivo
    .text = Una vez que has pasado, no juegas más turnos en esta fase de Despliegue. Las acciones gratuitas que te darían dados deben hacerse antes de pasar.
    .why = Nunca recibes dados en el turno de otro jugador, de modo que una segunda oportunidad solo serviría para ganar tiempo con un talento de pago como el de Fandor.

rule-ML-DEP-07 = Siempre hay sitio para un dado
    .text = Como la Casa de Empeños nunca está llena ni en pánico, todo dado tiene siempre un lugar válido. Si algún día un conjunto de reglas ampliado no dejara ninguno, se salta al jugador y sus dados se pierden en la Limpieza.
    .why = El reglamento prohíbe pasar teniendo dados, así que debe garantizar una salida; el español dice que la Casa de Empeños está siempre disponible.

rule-ML-DEP-08 = Cambiar dados
    .text = Cuando una carta o una ficha convierte dados en otros colores, pon sobre ella los dados que entregas y toma los nuevos de la reserva general.

rule-ML-DEP-09 = Dados obtenidos durante la fase
    .text = Un dado entregado en un cambio queda fuera de uso hasta la Limpieza. Un dado de Persuasión obtenido de cualquier manera se lanza enseguida. Todos los dados obtenidos deben usarse en esta misma fase de Despliegue.
    .why = Está impreso para la contratación y para los novatos; los reglamentos inglés y francés dicen que esos dados deben usarse, el español que pueden usarse, y nadie puede pasar teniendo dados. Se aplica por igual a territorios, talentos y botín.

rule-ML-FRE-01 = Acciones gratuitas en tu propio turno
    .text = No cuentan como tu acción: usar un novato o un talento de Despliegue, descartar botín sin el símbolo de las Afueras, vender trofeos, mover equipo, colonizar un territorio o curar con una poción. Puedes hacer cuantas quieras en tu propio turno de Despliegue, antes o después de tu acción.
    .why = El reglamento dice en cualquier momento o que no es una acción; hacen falta momentos concretos, y nada de esto puede responder a la acción de otro jugador.

rule-ML-FRE-02 = Acciones gratuitas fuera del Despliegue
    .text = El botín y los trofeos también pueden usarse, y los mercenarios que están en casa curarse, mientras se está activando uno de tus mercenarios en la fase de Aventuras. Justo antes de los salarios, cada jugador puede una vez más usar botín sin el símbolo de las Afueras, vender trofeos, curar, mover equipo y colonizar territorios; un mercenario contratado mediante botín fuera del Despliegue no añade dados esta ronda, pero se le debe el salario.
    .why = En cualquier momento se entiende como en un momento tuyo; la ventana anterior a los salarios importa porque los mercenarios asentados no cobran y los trofeos son dinero.

rule-ML-FRE-03 = La ventana después de la acción
    .text = Después de tu acción solo se te pregunta por acciones gratuitas si alguna no puede esperar: tienes una contratación gratuita y un mercenario disponible vendría. Todo lo demás se ofrece al comienzo de tu próximo turno, o más tarde en la ronda, donde aún importe.
    .why = Nada de lo tuyo cambia entre dos de tus turnos, así que las demás acciones gratuitas no pierden nada por esperar, mientras que una pregunta después de cada acción abrumaría al jugador. Solo un mercenario disponible puede ser contratado entretanto por otro.

rule-ML-FRE-04 = Cuándo se abre la ventana antes de los salarios
    .text = Antes de los salarios solo se te pregunta donde puede importar: te falta oro y tienes un trofeo o un botín que convertir en oro; alguien podría colonizar un territorio y así no cobrar; tienes una contratación gratuita y alguien vendría; o es la última ronda y tienes un botín que da oro. Entonces también puedes hacer las demás acciones gratuitas.
    .why = Sin nada de esto, no cambia nada antes de la siguiente fase de Despliegue que no pueda hacerse igual allí, y las heridas acaban de curarse en casa.

rule-ML-FRE-05 = Ventas en medio de una compra
    .text = Mientras eliges qué comprar en la Guarida del Cazador, la Taberna, la Armería o el Bazar, también puedes vender trofeos y usar botín sin el símbolo de las Afueras, incluso después de una ronda de cervezas.
    .why = Los trofeos y el botín pueden gastarse en cualquier momento. Dentro de una acción tuya eso importa donde acaba de conocerse un precio o una cara nueva.

rule-ML-FRE-06 = Pasar sin elección
    .text = Sin ningún dado pasas sin que se te pregunte, salvo que aún puedas usar un talento, comprar un dado con uno o usar una contratación gratuita.
    .why = Todo lo demás que es libre puede hacerse más tarde en la ronda, donde aún importe; solo un talento caduca al pasar, y solo a un mercenario disponible puede contratarlo otro.

rule-ML-PER-01 = Primer dado de Persuasión en un edificio
    .text = Si el tuyo es el primer dado de Persuasión que hay allí esta ronda, el precio de tu compra baja tanto como indique su cara. Este descuento nunca deja el precio de una acción por debajo de 1 de oro.

rule-ML-PER-02 = Dados de Persuasión posteriores
    .text = Si ya hay allí un dado de Persuasión, compara el tuyo con el último que se colocó, sin contar los dados de otros colores que haya entre ambos. Si el tuyo es menor, el descuento es la suma de las dos caras; si no, es solo tu propia cara.

rule-ML-PER-03 = Límites de la cadena
    .text = El dado anterior cuenta sea de quien sea, también si es tuyo. Nunca se suman más de dos caras, y una cara igual no es menor. Cada edificio tiene su propia cadena, que empieza de nuevo cada ronda.
    .why = El reglamento compara con un solo dado y habla de sumar los dos; los dados dejan el tablero cada ronda.

rule-ML-PER-04 = Orden de los descuentos
    .text = Resta primero el descuento por Persuasión, sin bajar de 1 de oro, y después los descuentos fijos de 4, sin bajar de 0. Los descuentos fijos de cartas distintas se suman, cada uno una vez por ronda.
    .why = El mínimo de la persuasión es 1 y el de los talentos es 0, de modo que solo este orden permite que ambos textos se cumplan.

rule-ML-CIT-01 = Los edificios actúan enseguida
    .text = Los dados colocados en un edificio dan su beneficio de inmediato. Los espacios para un dado admiten exactamente 1, los espacios dobles de la Mina exactamente 2 dados en una misma acción, y la Casa de Empeños cualquier número.

rule-ML-CIT-02 = Color adecuado y espacio libre
    .text = Un edificio solo acepta dados de los colores que muestra y está cerrado cuando todos sus espacios están ocupados. La Casa de Empeños es la excepción en ambas cosas: admite cualquier dado y nunca está llena.
    .why = Los reglamentos inglés y español exceptúan a la Casa de Empeños de llenarse, y el francés, del límite de color; ambas cosas son ciertas.

rule-ML-CIT-03 = Debes poder pagar
    .text = Solo puedes colocar un dado en un edificio que cobra oro si puedes pagar al menos lo más barato que podrías comprar allí tras todos los descuentos; en la Taberna, una ronda de cervezas cuenta como tal.

rule-ML-CIT-04 = De izquierda a derecha
    .text = En la Guarida del Cazador, la Taberna, la Armería y el Bazar, cada nuevo dado va al espacio libre situado más a la izquierda, para que se siga viendo el orden de los dados de Persuasión.

rule-ML-CIT-05 = Cuando solo hay una cosa que comprar
    .text = Si en la Guarida del Cazador, la Taberna o el Bazar solo se puede comprar una cosa con un dado, se compra en cuanto se coloca el dado. Se te dice qué sería y aún puedes volverte atrás.
    .why = Nadie debería gastar un dado y oro sin remedio sin saber en qué.

rule-ML-LOD-01 = Comprar trampas
    .text = Despliega 1 dado de Fuerza o de Persuasión para comprar en una sola acción cualquier número de las trampas a la vista, cada una a su precio impreso. El descuento por Persuasión se resta una vez de la suma de todos los precios y no puede dejarla por debajo de 1.

rule-ML-LOD-02 = Comprar al menos una
    .text = Una acción en la Guarida o en la Armería debe comprar al menos una ficha. En la Guarida solo están a la venta en una acción las seis trampas a la vista; los huecos se rellenan después.
    .why = Un dado solo puede colocarse para obtener el beneficio, y lo expuesto se repone después de la compra entera.

rule-ML-LOD-03 = Límite de trampas
    .text = Puedes guardar hasta 5 trampas; si obtienes más, descarta enseguida hasta quedar en el límite. Las trampas que están en una senda no cuentan.

rule-ML-LOD-04 = Quién elige lo que sobra
    .text = Quien supera un límite elige lo que descarta, tanto entre las fichas viejas como entre las nuevas, y lo hace enseguida. Lo mismo vale para las fichas de Defensa, las pociones y los venenos, también para los que vuelven a casa en la Limpieza.
    .why = El reglamento solo dice que se descarte de inmediato hasta el límite.

rule-ML-LOD-05 = Seis trampas a la vista
    .text = Tras una compra, rellena con la pila los espacios vacíos de la Guarida, de modo que el siguiente comprador encuentre otra vez 6. Cuando la pila esté vacía, baraja las trampas descartadas para formar una nueva.

rule-ML-LOD-06 = Las trampas guardadas son secretas
    .text = Las trampas compradas se guardan boca abajo: su dueño puede mirarlas y los demás solo saben cuántas hay. Lo mismo vale en una senda hasta que se revelan.
    .why = El reglamento las pone boca abajo en el almacén y en las sendas y les da la vuelta en la batalla, lo que no tendría sentido si todos pudieran mirarlas.

rule-ML-LOD-07 = Las trampas descartadas quedan a la vista
    .text = Las trampas que se descartan, de un almacén o de una senda, quedan boca arriba en los descartes, donde todos pueden mirarlas.
    .why = El reglamento no dice cómo quedan los descartes. Con ellos se forma la nueva reserva, así que un montón a la vista da a todos el mismo conocimiento de lo que aún puede salir.

rule-ML-LOD-08 = Las trampas iniciales se reconocen por detrás
    .text = Una trampa inicial tiene un reverso propio: todos ven qué clan guarda todavía una y en qué senda está.
    .why = Cada clan empieza con una y nunca llega a la reserva de trampas, así que todos saben más de ella que de las demás; un reverso propio dice exactamente eso y nada más.

rule-ML-ALC-01 = Elaborar pociones y venenos
    .text = Despliega 1 dado de Magia en el espacio superior para obtener 3 fichas o en el inferior para obtener 2 fichas, en cualquier combinación de pociones y venenos.
    .why = Que haya un espacio superior y uno inferior, dos en total, se deduce del texto. No se paga oro.

rule-ML-ALC-02 = Límite de pociones y venenos
    .text = Puedes guardar como máximo 3 pociones y 3 venenos. No se cuentan las fichas que lleva consigo un mercenario asignado.

rule-ML-TAV-01 = Contratar
    .text = Con 1 dado de Fuerza o de Persuasión contratas a un único recién llegado, ya sea un mercenario de los espacios para cartas o un novato, y pagas su coste de contratación.

rule-ML-TAV-02 = Gloria sobrante
    .text = Se pueden contratar mercenarios de cualquier afinidad, pero solo si su reputación no supera tu gloria sobrante, que es la gloria menos la reputación. Sin gloria sobrante no puedes contratar a ninguno; los que ya tienes se quedan.

rule-ML-TAV-03 = Después de contratar
    .text = Pon la carta con tus demás mercenarios, sube tu reputación según su valor y añade enseguida sus dados a tu reserva, lanzando los de Persuasión que haya entre ellos. Estos dados deben usarse todavía en esta fase de Despliegue.
    .why = Los reglamentos inglés y francés dicen que los nuevos dados deben usarse, y el español que pueden usarse; está prohibido pasar teniendo dados, así que deben usarse.

rule-ML-TAV-04 = Cuatro mercenarios en oferta
    .text = Aparte de los novatos, cada visitante debe encontrar 4 mercenarios en oferta (3 en solitario), así que rellena el espacio vacío tras una contratación. Si el mazo está vacío, forma uno nuevo con los descartes.

rule-ML-TAV-05 = Los novatos y la gloria sobrante
    .text = Un novato tiene reputación 0 y puede contratarse incluso sin gloria sobrante o cuando esta es negativa. Aun así requiere la acción de la Taberna y su precio, que los descuentos rebajan como el de un mercenario.
    .why = El límite compara reputaciones y un novato no tiene ninguna; el texto trata la contratación de un novato como la segunda opción de la misma acción.

rule-ML-TAV-06 = Contrataciones gratuitas
    .text = Una contratación gratuita por Rynia o por botín toma un mercenario de los espacios para cartas sin pagar oro. El límite de la gloria sobrante sigue en vigor; no hace falta un espacio de la Taberna, el pánico en la Taberna no importa, y no son posibles ni la cerveza ni un novato.
    .why = La gratuidad solo se refiere al oro; no se despliega ningún dado en la Taberna, así que ni el espacio, ni el pánico, ni la cerveza que sigue a un dado entran en juego.

rule-ML-TAV-07 = Quedar por debajo de tu reputación
    .text = Si tu gloria baja por debajo de tu reputación, no pierdes nada, salvo que no puedes contratar. La gloria nunca baja de 0 y no tiene límite superior.
    .why = El reglamento permite a los clanes sin gloria sobrante conservar a sus mercenarios y habla de 30 de gloria o más.

rule-ML-TAV-08 = Una ronda de cervezas
    .text = Después de colocar tu dado en la Taberna y antes de contratar, puedes pagar 2 de oro, que ningún descuento rebaja, para descartar a todos los mercenarios en oferta y mostrar otros nuevos. A continuación puedes contratar a uno de estos.
    .why = El reglamento español parece prohibir aquí del todo los dados de Persuasión; el inglés y el francés solo excluyen el descuento sobre los 2 de oro, así que el dado colocado puede ser de Persuasión.

rule-ML-TAV-09 = Límites de la cerveza
    .text = La cerveza puede pagarse una vez por acción de Taberna; los mercenarios descartados van a los descartes y los novatos se quedan. Contratar después de la cerveza es opcional, así que puedes colocar un dado solo para pagar cerveza; sin cerveza debes contratar.
    .why = El texto dice una ronda y que después puedes contratar; una visita sin efecto alguno no sería una acción.

rule-ML-ARM-01 = Comprar fichas de Defensa
    .text = Despliega 1 dado de Fuerza o de Persuasión para comprar de 1 a 3 fichas de Defensa a 2 de oro cada una. El descuento por Persuasión se resta una vez de la suma, que no baja de 1.

rule-ML-ARM-02 = Límite de fichas de Defensa
    .text = Puedes guardar como máximo 5 fichas de Defensa y descartas enseguida las que sobren. Las fichas que están en una senda no cuentan.

rule-ML-PAW-01 = Dados por oro
    .text = Pon en la Casa de Empeños cualquier número de tus dados, de cualquier color, a cambio de 1 de oro por cada uno. No hay límite de dados por acción ni de acciones por ronda.

rule-ML-PAW-02 = Sin pánico en la Casa de Empeños
    .text = El pánico nunca cierra la Casa de Empeños; ninguna ficha de pánico la nombra.
    .why = Deducido: el reglamento español la llama siempre disponible, y sin ella un jugador podría quedarse con dados que no puede ni colocar ni conservar.

rule-ML-BAZ-01 = Comprar equipo
    .text = Despliega 1 dado de Fuerza o de Persuasión para comprar a su precio 1 carta de equipo a la vista, siempre que uno de tus mercenarios pueda llevarla. Después rellena el espacio con el mazo, si queda alguna carta.
    .why = Los reglamentos inglés y francés exigen que la carta pueda colocarse; el español solo indica que la asignes.

rule-ML-BAZ-02 = Llevar equipo
    .text = La carta comprada va debajo de uno de tus mercenarios no asignados. Un mercenario lleva como máximo 1 carta de cada tipo (arma, armadura, elixir).

rule-ML-BAZ-03 = Mover y dejar equipo
    .text = Puedes mover e intercambiar equipo a tu gusto entre tus mercenarios no asignados, respetando la carta única por tipo. Puedes descartar equipo para hacer sitio.

rule-ML-BAZ-04 = Tipos de las diez cartas
    .text = Armas: Kedavra, Mortis, Pugnor, Slyzor. Armaduras: Noxx, Rashnek, Turzoks. Elixires: Krakhen, Slham, Tergeo.
    .why = Los tipos son iconos de las cartas; las guías públicas de jugadores nombran arma, armadura y elixir y llaman elixires a las cartas que repiten tiradas. El resto se fija aquí de modo que Caribdis anule las bonificaciones a los dados.

rule-ML-MIN-01 = Cavar en busca de oro
    .text = Coloca 1 dado de Fuerza en un espacio sencillo libre (lado derecho) o una pareja de dados de Fuerza en un espacio doble libre (lado izquierdo). Ganas el oro impreso junto a ese espacio.
    .why = El reglamento español sitúa a la derecha ambas clases de espacio, lo cual es un descuido; el francés no nombra ningún lado.

rule-ML-OUT-01 = Enviar a un mercenario
    .text = Pon la ficha de asignación de un mercenario en la cabecera de una senda libre de una misión o de un territorio, o en el espacio de asignación de una senda de la Entrada, y los dados en los espacios que le corresponden. Ese mercenario queda asignado a esa senda. La Entrada de la Ciudadela solo puede elegirse mientras haya allí un monstruo.

rule-ML-OUT-02 = Varios mercenarios en un mismo lugar
    .text = Puedes asignar a varios de tus mercenarios a sendas distintas del mismo lugar, cada uno con una acción propia. Todo lo desplegado en las Afueras espera hasta la fase de Aventuras.

rule-ML-OUT-03 = Quién puede ser asignado
    .text = Cada mercenario puede ser asignado una vez por ronda. Pueden ir los líderes, los heridos, los asentados y los recién contratados, a cualquier senda libre y en cualquier orden, junto a rivales o junto a los tuyos.
    .why = La ficha de asignación solo puede estar en un lugar hasta la Limpieza; el reglamento dice que los asentados siguen activos y no excluye a nadie más que a los novatos.

rule-ML-MIS-01 = Dos misiones por ronda
    .text = Cada ronda hay dos misiones, a la izquierda una de dados con poco riesgo y a la derecha un contrato sin ninguno, cada una con 2 sendas para mercenarios del mismo clan o de clanes distintos. Solo un mercenario puede ganar una misión de dados; en un contrato cada senda tiene su propia recompensa.
    .why = El reglamento español imprime aquí por error el párrafo sobre las sendas de territorio; el inglés y el francés coinciden.

rule-ML-MIS-02 = Dados exactos para una misión
    .text = Bajo la ficha de asignación coloca exactamente los dados que muestra la loseta de misión, ni más ni menos. Donde la loseta ofrece varios colores, cada dado puede ser de cualquiera de ellos.

rule-ML-MIS-03 = Sin fichas en las misiones
    .text = Las trampas, las fichas de Defensa, las pociones y los venenos no se llevan a las misiones.
    .why = Los tres reglamentos permiten poner una poción o un veneno sobre la ficha al asignar un mercenario a una senda, pero los tres limitan su uso a la batalla, y lo que dicen de las sendas de misión solo nombra dados. Una misión no es una batalla: allí la ficha no serviría de nada, ni siquiera contra una penalización, y solo permitiría eludir el límite de almacén.

rule-ML-LAN-01 = Qué es un territorio
    .text = Un territorio consta de tres partes: carta de territorio, carta de monstruo y modificador de sendas, este último con 4 sendas, cada una con un beneficio. En la fase de Aventuras las sendas actúan de izquierda a derecha; la primera ocupada se enfrenta siempre al monstruo, y las posteriores lo hacen solo si sigue allí; si no, pueden simplemente intentar la conquista.

rule-ML-LAN-02 = Dados requeridos y de refuerzo
    .text = Para entrar en una senda de territorio debes colocar los dados de la parte superior de su sección del modificador. Puedes añadir dados de refuerzo, hasta los de la parte inferior.

rule-ML-LAN-03 = Colores en las sendas de territorio
    .text = Un dado en una senda de territorio debe tener un color que muestre su espacio del modificador. Las sendas de la Entrada solo admiten dados de Fuerza y de Magia; los de Persuasión nunca van allí.
    .why = El modificador indica el número y el tipo de los dados; el texto de la Entrada nombra la fuerza y la magia.

rule-ML-LAN-04 = Trampas y fichas de Defensa en una senda de territorio
    .text = Puedes añadir trampas, boca abajo, y fichas de Defensa. Los 2 espacios del pie de la senda están reservados para ellas; cada ficha adicional ocupa el sitio de 2 espacios para dados.
    .why = Los reglamentos inglés y español coinciden; el francés habla por error de los mismos espacios.

rule-ML-LAN-05 = Sitio en una senda de territorio
    .text = Una senda tiene 2 espacios para fichas y un número fijo de espacios para dados (5). Los dados más 2 espacios por cada ficha a partir de la tercera no pueden superar los espacios para dados, y los dados requeridos deben caber siempre.
    .why = El reglamento indica lo que ocupan las fichas adicionales, pero no lo que sucede cuando se acaba el sitio.

rule-ML-LAN-06 = Una acción, y se cierra
    .text = La ficha de asignación, los dados, las trampas y las fichas de Defensa se despliegan todos en la misma acción. Más tarde no puede añadirse nada a esa senda.

rule-ML-LAN-07 = Las fichas de una senda se gastan
    .text = Las trampas y las fichas de Defensa de una senda se pierden cuando acaba la lucha, se hayan usado o no.
    .why = El reglamento español dice cualquier ficha, pero las tres versiones devuelven a casa las pociones y los venenos en la Limpieza.

rule-ML-LAN-08 = Llevar una poción o un veneno
    .text = Cuando asignas a un mercenario a una senda de territorio o de la Entrada, puedes poner sobre su ficha de asignación hasta 1 poción y hasta 1 veneno de tu almacén.

rule-ML-LAN-09 = Dados que deben estar
    .text = Los dados que forman parte de cualquier despliegue posible en una senda o misión se colocan enseguida; los demás los eliges tú, uno a uno o todos los de un color que quepan.
    .why = Donde no hay nada que elegir no se pregunta a nadie.

rule-ML-BEN-01 = Beneficio de repetir la tirada
    .text = Una senda con el símbolo de repetir la tirada te permite repetir la de 1 dado de un color indicado cuando se activa su mercenario. Un número dentro del símbolo indica cuántas veces puedes hacerlo, con el mismo dado o con otros.

rule-ML-BEN-02 = Beneficio de talento de Defensa
    .text = El mercenario de una senda puede usar los talentos de Defensa que esta muestra contra los ataques de monstruos. Nunca se convierten en fichas.

rule-ML-BEN-03 = Beneficio de oro
    .text = El oro que muestra una senda se pone enseguida sobre la ficha de asignación. Es tuyo si el mercenario sobrevive a la batalla.

rule-ML-BEN-04 = Beneficio de poción o veneno
    .text = La poción o el veneno que muestra una senda llega de la reserva general a la ficha de asignación y puede usarse en la batalla. Si no se usa y el mercenario sobrevive, pasa a tu almacén. Junto con las fichas que ya llevaba, un mercenario puede tener así 2 de la misma clase.
    .why = Los reglamentos inglés y español mencionan las dos de la misma clase; el francés calla.

rule-ML-BEN-05 = Oro de la senda sin luchar
    .text = Todo mercenario que siga vivo en la Limpieza conserva el oro, las pociones y los venenos de su senda, haya luchado o no.
    .why = El texto solo pide que sobreviva, y la Limpieza lleva a casa todo lo que hay sobre las fichas de los mercenarios vivos.

rule-ML-ENT-01 = Lugar y acceso
    .text = La Entrada tiene espacio para 1 monstruo y 2 sendas. Solo puedes desplegar allí mientras haya una carta de monstruo en ese espacio.

rule-ML-ENT-02 = Qué se coloca en una senda de la Entrada
    .text = Pon la ficha de asignación en el espacio de la derecha y después cualquier combinación que quepa de dados de Fuerza, dados de Magia, trampas boca abajo y fichas de Defensa; cada ficha ocupa el sitio de 2 dados. Debe colocarse al menos 1 dado o 1 ficha.
    .why = El número de espacios para dados no está impreso en el texto; a diferencia de las sendas de territorio, no hay espacios aparte para fichas.

rule-ML-ENT-03 = Ayuda de la guardia
    .text = La senda superior da 2 talentos de Defensa. La inferior da 1 talento de Defensa y 5 de oro, que queda sobre la ficha de asignación y se gana si el mercenario sobrevive.
    .why = El reglamento inglés enumera los dos conjuntos respectivamente y el francés con «o»; el español nombra la superior y la inferior.

rule-ML-ENT-04 = Las fichas solas exigen un dado en la reserva
    .text = En la Entrada puedes colocar solo fichas y conservar tus dados, pero necesitas al menos 1 dado en tu reserva para poder realizar una acción.
    .why = El texto de la Entrada permite una sola ficha, mientras que una reserva vacía obliga a pasar.

rule-ML-SLA-01 = Usar un territorio colonizado
    .text = Como acción, despliega los dados indicados en un territorio colonizado que poseas para recibir su beneficio enseguida.

rule-ML-SLA-02 = Una vez por ronda, y sin su mercenario asentado
    .text = Cada territorio colonizado funciona una vez por ronda, también mientras su mercenario asentado está fuera, en una senda. Si este muere o es promocionado, el territorio deja de estar colonizado, pero sigue siendo tuyo.
    .why = Los dados quedan en la carta hasta la Limpieza, como en cualquier espacio; los asentados pueden salir de aventura, y solo la colonización depende de ellos.

rule-ML-ADV-01 = Tres pasos en orden
    .text = Resuelve las misiones, después las batallas en los territorios y después la Defensa de la Ciudadela, saltándote todo lugar sin mercenarios asignados. La misión de dados va antes que el contrato, y el territorio izquierdo antes que el derecho.

rule-ML-ADV-02 = Activación
    .text = Un mercenario se activa cuando se resuelve su senda: su misión, su encuentro con el monstruo o su intento de conquista. Esto sucede como máximo una vez por ronda; recibir un golpe de esporas, de un coletazo o de un dado desviado no es una activación, pero está permitido defenderse.
    .why = Los talentos, las repeticiones y el botín dependen de activar a un mercenario, una palabra que el reglamento usa sin definirla.

rule-ML-DMI-01 = Un mercenario
    .text = Lanza todos los dados de la senda, también los de Persuasión, y aplica talentos y modificadores. Con una suma que alcance el objetivo ganas la recompensa; si no, sufres la penalización. En ambos casos se descarta la loseta.

rule-ML-DMI-02 = Dos mercenarios, uno lo logra
    .text = Con 2 mercenarios, ambos lanzan y modifican. Si solo uno alcanza el objetivo, recibe la recompensa, el otro sufre la penalización y la loseta se descarta.

rule-ML-DMI-03 = Dos mercenarios, ambos lo logran
    .text = Si ambos alcanzan el objetivo, el total modificado más alto gana la recompensa y el otro recibe 2 de oro; con totales iguales gana la senda izquierda. La loseta se descarta.

rule-ML-DMI-04 = Dos mercenarios, ambos fallan
    .text = Si ambos quedan por debajo del objetivo, ambos sufren la penalización y la loseta se descarta.

rule-ML-DMI-05 = Qué cambia una tirada de misión
    .text = Una tirada de misión cambia por bonificaciones por dado y por repeticiones, del mercenario, de su equipo o del botín. No cuentan las bonificaciones ligadas a capturar, eliminar o conquistar. Los dados de Persuasión se lanzan de nuevo; la cara de la preparación se olvida.
    .why = El texto habla de los talentos y modificadores pertinentes; en las misiones no se dispone de los beneficios de las sendas de territorio ni de veneno.

rule-ML-DMI-06 = Un clan en ambas sendas
    .text = Un clan puede ocupar las dos sendas de una misión. En una misión de dados recibe entonces la recompensa y los 2 de oro si ambos lo logran, y los dos resultados si uno lo logra y el otro falla.
    .why = El reglamento admite mercenarios del mismo clan; nada indica que se anule alguno de los resultados.

rule-ML-DMI-07 = Una penalización que mata
    .text = Una herida sufrida como penalización pasa a herido a un mercenario sano y mata a uno herido. Tal muerte no da gloria; todo lo demás sigue las reglas de la muerte.
    .why = La gloria por muerte solo está impresa en las sendas de territorio y en la Entrada, y está ligada a las batallas.

rule-ML-DMI-08 = Una penalización mayor de lo que puedes pagar
    .text = Una penalización se lleva lo que nombra la loseta hasta donde el clan lo tenga; el resto se perdona.
    .why = El reglamento no conoce deudas; unas misiones de bajo riesgo no deberían acabar con un clan.

rule-ML-CMI-01 = Cumplir un contrato
    .text = Primero, el dueño del mercenario de la senda izquierda puede descartar el recurso indicado como objetivo a cambio de la recompensa del lado izquierdo de la loseta; después, el de la senda derecha puede hacer lo propio con el lado derecho. No cumplirlo no cuesta nada.

rule-ML-CMI-02 = Pagar un contrato
    .text = Los dados de una senda de contrato se colocan, pero nunca se lanzan. El recurso sale del almacén del propio clan, no de las fichas que hay en las sendas.
    .why = El texto solo pide descartar un recurso; las fichas de las sendas están comprometidas con su batalla.

rule-ML-CMI-03 = Clases de recompensa de misión
    .text = Las recompensas de ambos tipos de misión se ganan enseguida: gloria, oro, pociones, venenos, fichas de Defensa, trampas robadas a ciegas de la pila o botín elegido de la oferta, que se completa de inmediato. Se aplican los límites de almacén.
    .why = El texto no describe las losetas; estos son los bienes que el juego conoce, y ninguno de ellos necesita otra regla.

rule-ML-REV-01 = Se da la vuelta a todas las trampas del lugar
    .text = Una batalla en un territorio comienza poniendo boca arriba todas las trampas de sus sendas. Los dados que concede una trampa van de la reserva general a la trampa, haya o no sitio en la senda; los modificadores esperan al ataque del mercenario.

rule-ML-REV-02 = Los dados sobre las trampas pertenecen a la senda
    .text = Los dados sobre una trampa cuentan en todo como dados de esa senda: se lanzan, reciben las bonificaciones por dado y puede repetirse su tirada o, si son de Magia, retirarse para debilitar un ataque.
    .why = El reglamento aplica los modificadores a todos los dados de un color en la senda y coloca allí la trampa.

rule-ML-MAT-01 = Orden del combate
    .text = El combate comienza en la senda ocupada situada más a la izquierda: el monstruo ataca y después el mercenario, si vive, devuelve el golpe. Luego sigue la siguiente senda ocupada hacia la derecha.

rule-ML-MAT-02 = Número de dados de ataque
    .text = El monstruo lanza tantos dados negros como su valor de ataque. Los lanza el jugador situado a la izquierda del jugador atacado.
    .why = Lanzarlos no exige ninguna decisión; el juego solo muestra el nombre del vecino.

rule-ML-MAT-03 = Dado adicional por afinidad
    .text = Añade 1 dado si la afinidad del monstruo coincide con la del territorio que defiende.

rule-ML-MAT-04 = Dados adicionales de la ronda
    .text = Añade tantos dados como muestre el espacio de la ronda actual en el contador de rondas en vigor: el del tablero o, donde lo cubra, el modificador de ronda.
    .why = El reglamento inglés remite al contador y el español al modificador de ronda; ambos se refieren al contador en uso.

rule-ML-MAT-05 = Poderes especiales
    .text = Cada monstruo tiene un poder especial que surte efecto en el momento que indica su texto.

rule-ML-MAT-06 = Magia contra el ataque
    .text = Antes de lanzar el ataque puedes retirar dados de Magia de tu senda, un dado negro menos por cada uno. Puedes hacerlo tantas veces como dados de Magia tengas.

rule-ML-MAT-07 = Golpes y heridas
    .text = Cada dado negro que muestre 3 o más es un golpe, y cada golpe hiere a tu mercenario. La primera herida gira su ficha de asignación por la cara herida; un mercenario herido que recibe otra herida muere.

rule-ML-MAT-08 = Secuencia de un ataque
    .text = Cuenta el valor de ataque, los dados por afinidad, los dados de la ronda y los dados de los poderes; quita los dados desviados; quita después un dado por cada dado de Magia retirado, sin bajar de 0. Lanza, añade los golpes automáticos de los poderes aunque no se haya lanzado ningún dado, defiéndete y aplica lo que quede como heridas.
    .why = El reglamento enumera las partes, pero no su orden; los dados desviados se apartan primero porque se lanzan primero.

rule-ML-MAT-09 = Qué dados de Magia pueden retirarse
    .text = Puede retirarse cualquier dado de Magia de la senda del mercenario atacado que no se haya lanzado esta ronda, también uno que esté allí sobre una trampa o una artimaña. Deja de contar para el resto de la ronda.
    .why = Todos son dados desplegados en la senda; un mismo dado no puede retirarse y además lanzarse, y los dados lanzados quedan como daño (ML-CAR-01).

rule-ML-DEF-01 = Fichas de Defensa
    .text = Tras la tirada de ataque puedes descartar fichas de Defensa que estén en tu senda; cada una cancela 1 golpe.

rule-ML-DEF-02 = Talentos y habilidades
    .text = También puedes cancelar golpes con habilidades especiales: equipo, talentos de mercenario, talentos de Defensa de la senda y los de la guardia de la Ciudadela.

rule-ML-DEF-03 = Pociones
    .text = Puedes descartar pociones que estén sobre la ficha de asignación del mercenario; cada una cancela 1 herida.
    .why = El reglamento inglés cancela una herida, el español cura una y el francés cancela una que está a punto de recibirse; el resultado es el mismo.

rule-ML-DEF-04 = Defenderse es opcional
    .text = No hay obligación de usar ninguna defensa, así que puedes dejar morir a un mercenario por la gloria de su senda. Los golpes que excedan de los necesarios para matar se pierden.
    .why = Toda forma de defenderse se ofrece como una posibilidad.

rule-ML-DEF-05 = Usar varias pociones
    .text = Una poción actúa en el momento en que se recibiría una herida, y pueden usarse varias contra un mismo ataque. Curar antes una herida anterior conduce al mismo estado.
    .why = Concilia las tres redacciones (ML-DEF-03).

rule-ML-DTH-01 = Se pierden la carta, el equipo y las fichas
    .text = Cuando un mercenario muere, descarta enseguida su carta, todo lo que haya sobre su ficha de asignación y todo su equipo.

rule-ML-DTH-02 = Qué queda en la senda
    .text = Su ficha de asignación deja la senda, igual que los dados y las fichas sin usar. Si el mercenario ya había atacado al monstruo, sus dados lanzados y sus trampas quedan como daño.

rule-ML-DTH-03 = Gloria por los caídos
    .text = Si un mercenario muere en una batalla en un territorio, su clan gana la gloria impresa en el espacio superior de su senda.

rule-ML-DTH-04 = Reputación perdida
    .text = La reputación de un clan baja tanto como la reputación del mercenario muerto.

rule-ML-DTH-05 = Un clan sin mercenarios
    .text = Si has perdido a todos tus mercenarios, un novato gratuito se convierte en tu nuevo líder al empezar la siguiente ronda, antes de preparar los dados. Conservas tu gloria y tus bienes, y si tienes menos de 5 de oro, subes a 5.

rule-ML-DTH-06 = Cuándo se considera perdido un clan
    .text = Un clan que aún tiene un novato o un mercenario asentado no está perdido: ese pasa a ser líder en el paso 4.3. A un clan perdido se le da el novato gratuito sin preguntar.
    .why = De los novatos se habla como de mercenarios (el mismo salario que los demás mercenarios), y un clan sin líder no podría jugar.

rule-ML-DTH-07 = Muerto fuera de su propio turno
    .text = Un mercenario al que matan Sporus, un coletazo final o un dado desviado da como siempre la gloria por muerte de su senda. Si aún no había atacado, sus dados dejan la senda; los dados que había lanzado quedan como daño.
    .why = Esas muertes ocurren durante la batalla del territorio, y la regla sobre los dados lanzados solo pregunta si había atacado.

rule-ML-DTH-08 = Adónde van las cartas y fichas perdidas
    .text = Un mercenario contratado que muere o deserta va a los descartes de mercenarios, y su ficha vuelve a la reserva sin heridas. Su equipo va a los descartes de equipo, las trampas a los de trampas, y un novato que deserta regresa a la pila de novatos.
    .why = El reglamento dice descartar y rehace el mazo de mercenarios y la pila de trampas con los descartes; los novatos tienen una pila propia.

rule-ML-ATK-01 = Lanzar el ataque
    .text = Un mercenario que sigue vivo tras el ataque del monstruo puede intentar capturarlo o eliminarlo. Lanza los dados de su senda y compara el total con dos valores del monstruo: su valor de captura (VC) y su valor de eliminación (VE).

rule-ML-ATK-02 = Las bonificaciones son obligatorias
    .text = Deben aplicarse las trampas reveladas, el talento de las Afueras del mercenario y su equipo; solo son opcionales las repeticiones de tirada. Una bonificación por dado cuenta para todos los dados de su color en la senda.

rule-ML-ATK-03 = Veneno
    .text = Puedes descartar venenos que estén sobre la ficha de asignación para sumar +2 por cada uno al resultado del ataque.

rule-ML-ATK-04 = De dado en dado
    .text = Los dados pueden lanzarse uno a uno, y puedes parar cuando quieras dejando los demás sin lanzar, por ejemplo para capturar en vez de eliminar.
    .why = Los reglamentos inglés y español permiten parar en cualquier momento, y el francés, cuando se alcanza el valor deseado.

rule-ML-ATK-05 = Renunciar a atacar
    .text = Puedes renunciar a atacar. Entonces no se lanza ningún dado, no queda daño y el mercenario ya ha tenido su turno contra el monstruo.
    .why = El reglamento dice que puedes intentarlo.

rule-ML-ATK-06 = Orden dentro de un ataque
    .text = Lanza cualquier número de dados en cualquier orden; las repeticiones y el botín pueden usarse entre dado y dado, y el veneno al final. Cuando paras, los totales se cuentan una sola vez con todas las bonificaciones. Lanzarlo todo a la vez equivale a no parar nunca.
    .why = El reglamento no fija ningún orden; este mantiene abiertas todas las opciones impresas.

rule-ML-ATK-07 = Cómo funcionan las repeticiones
    .text = Una repetición sustituye la cara, y la nueva vale aunque sea peor. Un efecto que nombra un número de dados repite la tirada de esa cantidad de dados distintos, una vez cada uno; un efecto que nombra un número de veces puede elegir de nuevo el mismo dado.
    .why = Karunna, los beneficios de las sendas y el botín cuentan repeticiones y permiten insistir con un dado; Sckrat y los elixires cuentan dados.

rule-ML-ATK-08 = Ganar sin lanzar
    .text = Si el daño de las sendas anteriores ya basta, puedes parar antes de lanzar ningún dado. Con una trampa y un daño acumulado igual o superior al VC capturas enseguida; la bonificación fija de una trampa se suma igualmente y puede convertirlo en una eliminación.
    .why = Está permitido parar en cualquier momento, también antes del primer dado.

rule-ML-CAP-01 = Captura
    .text = Para capturar necesitas una trampa en la senda del mercenario y un total que llegue al menos al VC sin alcanzar el VE. Ganas la recompensa por captura, de gloria y oro, y el monstruo se descarta; una artimaña revelada no es una trampa.

rule-ML-CAP-02 = Eliminación
    .text = Con un total igual o superior al VE eliminas al monstruo y ganas su recompensa por eliminación. Conserva la carta en tu área de juego, con la cara del trofeo hacia arriba.
    .why = El reglamento español detalla la recompensa como gloria y trofeos.

rule-ML-CAP-03 = Vender trofeos
    .text = En cualquier momento, y sin que sea una acción, puedes entregar un trofeo por 5 de oro por punto de trofeo; la carta se descarta entonces.

rule-ML-CAP-04 = Dos totales
    .text = Cuenta un total de eliminación con las bonificaciones destinadas solo a eliminar y un total de captura con las destinadas solo a capturar. Si el total de eliminación alcanza el VE, el monstruo es eliminado; si no, es capturado si bastan las trampas y el total de captura alcanza el VC. No se puede renunciar a las bonificaciones obligatorias.
    .why = Las bonificaciones que no cuentan para eliminar no pueden llevar una tirada más allá del VE. Una lectura más estricta impediría también un total de captura superior al VE; con ella Torko podría hacer fracasar una buena tirada, así que solo el total de eliminación se compara con el VE.

rule-ML-CAP-05 = Contar las trampas
    .text = Solo cuentan las trampas de la propia senda del atacante, reveladas o no y sea cual sea su efecto. Turfus exige dos; Saruna no necesita ninguna, ni siquiera contra Turfus.
    .why = El reglamento pide una trampa desplegada en la senda, y el texto de Saruna no contiene excepciones.

rule-ML-CAP-06 = Extras por la hazaña
    .text = Talentos como los de Lusara y Puargh solo pagan cuando la hazaña la realiza ese mismo mercenario. El botín de gloria puede descartarse cuando la realiza cualquiera de tus mercenarios, en ese momento y no más tarde.
    .why = El reglamento español liga la ganancia de Lusara a su propio éxito; el botín nombra la hazaña, no a quien la realiza.

rule-ML-CAR-01 = Los ataques fallidos dejan daño
    .text = Si el ataque falla, deja en la senda las trampas y los dados lanzados; el total modificado es el daño hecho al monstruo. Después, la siguiente senda ocupada se enfrenta al ataque del monstruo y añade al suyo los totales de las sendas que tiene a la izquierda.

rule-ML-CAR-02 = Las bonificaciones se quedan en su senda
    .text = Los modificadores de una trampa solo cambian los dados de la senda en la que está, y los de talentos y equipo, solo los de la senda de su mercenario.

rule-ML-CAR-03 = Qué se acumula
    .text = Se acumulan las caras, las bonificaciones por dado, las bonificaciones fijas de trampas, el veneno y los aumentos por dado del botín. No se acumulan las bonificaciones solo para capturar o solo para eliminar. El daño desaparece cuando acaba el combate contra este monstruo.
    .why = Se acumula el total modificado, pero una bonificación de un solo fin carece de sentido en el otro total; los dados dejan el tablero cada ronda.

rule-ML-EOB-01 = Victoria
    .text = El combate termina cuando el monstruo es capturado o eliminado o cuando todos los mercenarios asignados han luchado y fracasado. Tras una victoria, retira los dados, las trampas y las fichas de Defensa de todos los que participaron; los mercenarios que no han luchado conservan los suyos para la conquista.

rule-ML-EOB-02 = Derrota
    .text = Si no se vence al monstruo, el territorio no puede conquistarse esta ronda. En la Limpieza, el monstruo pasa a la Entrada de la Ciudadela, donde siembra el pánico.

rule-ML-CON-01 = La tirada por el territorio
    .text = Una vez vencido el monstruo, cada mercenario que no haya luchado puede intentar conquistar el territorio, de izquierda a derecha. Lanza los dados de su senda y aplica todos los modificadores; lo logra con un total igual o superior al valor de conquista. Por eso las sendas más a la derecha son las de los conquistadores.

rule-ML-CON-02 = Los intentos fallidos se suman
    .text = El resultado modificado de un intento fallido se añade a la tirada del siguiente mercenario. Las trampas, los talentos y el equipo siguen cambiando solo los dados de su propia senda.

rule-ML-CON-03 = Recompensa por la conquista
    .text = El conquistador gana enseguida la gloria de la carta de territorio y pone la carta debajo de su hoja de progreso de clan.

rule-ML-CON-04 = Quién puede conquistar
    .text = Solo pueden intentarlo los mercenarios vivos que no hayan sido la senda activa contra el monstruo. Si el monstruo cae ante la última senda ocupada, nadie conquista, y el territorio y su modificador se quedan para la siguiente ronda.
    .why = El reglamento reserva la conquista a quienes no han luchado; renunciar a atacar también consume el encuentro con el monstruo.

rule-ML-CON-05 = Veneno en la conquista
    .text = En una tirada de conquista puede usarse veneno para sumar +2 por cada uno. Gator solo lo prohíbe en su propio combate.
    .why = La conquista es parte de la batalla del territorio y se aplican todos los modificadores; una guía pública de jugadores también describe los venenos como utilizables contra los territorios.

rule-ML-CON-06 = Trampas en la conquista
    .text = Los dados de las trampas y sus bonificaciones por dado cuentan en una tirada de conquista; los +4, +6 y +8 fijos, no.
    .why = Los fijos están redactados para el ataque a un monstruo.

rule-ML-CON-07 = El intento es opcional y completo
    .text = Puedes renunciar al intento. Si lo haces, lanza juntos todos los dados de la senda y usa después repeticiones y veneno; si falla, se acumula todo el total modificado, incluidas las bonificaciones de conquista como la de Geas.
    .why = El reglamento dice que puedes; parar antes de tiempo solo se ofrece para las capturas, y en la conquista toda bonificación sirve al mismo fin.

rule-ML-STL-01 = Colonizar un territorio
    .text = Al conquistar un territorio, o más tarde siempre que tengas uno disponible, puedes asentar en él a cualquiera de tus mercenarios con la misma afinidad. No hace falta que sea el conquistador, y un territorio colonizado puede usarse con una acción en el Despliegue.
    .why = El reglamento inglés dice mercenarios contratados; el español y el francés dicen tus mercenarios, así que también puede asentarse el mercenario inicial.

rule-ML-STL-02 = La vida de un mercenario asentado
    .text = Los mercenarios asentados no cobran salario y no pueden dejar el territorio, a menos que sean el último que puede llegar a líder. Siguen activos y pueden asignarse a sendas.

rule-ML-STL-03 = El líder no se asienta
    .text = Un líder no puede asentarse en un territorio, y cada territorio tiene un solo mercenario asentado.
    .why = El espacio del líder y el territorio son dos lugares, y la promoción se nombra como la única manera de dejar un territorio.

rule-ML-PLU-01 = Saquear
    .text = Un mercenario en una senda de territorio que no vence al monstruo ni conquista el territorio toma una ficha de botín de la oferta. Cuando un territorio se ha resuelto del todo, completa la oferta hasta 4.

rule-ML-PLU-02 = Usar el botín
    .text = El botín puede descartarse en cualquier momento por su beneficio; las fichas con el símbolo de las Afueras, solo en la fase de Aventuras. El botín ganado en un territorio puede usarse en una batalla posterior de la misma ronda.
    .why = El símbolo es un icono; se supone que está en las fichas cuyo efecto corresponde a tiradas y hazañas (ML-LOT-01 a 04, 06, 11, 14 y 16).

rule-ML-PLU-03 = Elegir el botín
    .text = El botín se elige al final de cada territorio, de izquierda a derecha, una ficha por mercenario vivo sin éxito. También saquean los mercenarios que no llegaron a actuar porque el territorio ya estaba tomado; los muertos no.
    .why = El reglamento español habla de mercenarios que vuelven sin recompensa, y el inglés de cualquiera que no tuvo éxito. Esperar al final permite que todos elijan de la misma oferta de 4.

rule-ML-DCI-01 = Cuándo tiene lugar
    .text = Este paso solo se juega si hay un monstruo en la Entrada y al menos 1 mercenario asignado allí.

rule-ML-DCI-02 = Como una batalla en un territorio
    .text = Pon boca arriba todas las trampas de ambas sendas y lucha como en una batalla en un territorio, con la senda superior primero. La afinidad no da ningún dado adicional y no hay nada que conquistar; los dados adicionales de la ronda sí cuentan.
    .why = El texto lo llama casi idéntico y solo nombra como diferencias la afinidad y la conquista.

rule-ML-DCI-03 = Muerte en la Entrada
    .text = Un clan cuyo mercenario muere defendiendo la Ciudadela gana 3 de gloria.

rule-ML-DCI-04 = El pánico acaba o el monstruo se queda
    .text = Cuando el monstruo de la Entrada es capturado o eliminado, quita de los edificios todas las fichas de pánico y barájalas boca abajo en la pila. Si no, el monstruo se queda donde está.

rule-ML-DCI-05 = Un solo vencedor, sin botín
    .text = Solo uno de los dos mercenarios puede vencer al monstruo. El otro no recibe botín, tanto si fracasó como si no tuvo ocasión de luchar.
    .why = El reglamento francés añade a quienes no tuvieron ocasión de demostrar su valía; el inglés y el español coinciden en el sentido. Quien sobrevive conserva el oro de la senda inferior (ML-ENT-03).

rule-ML-DCI-06 = Talentos que nombran una afinidad
    .text = Los talentos de Defensa contra monstruos de ciertas afinidades también funcionan en la Entrada, según la afinidad impresa en el monstruo.
    .why = Los reglamentos inglés y francés dicen que allí no se usa la afinidad, y el español explica que no hay territorio; lo que desaparece es la coincidencia con un territorio, mientras que estos talentos solo miran al monstruo.

rule-ML-CLN-01 = Volver a casa
    .text = Los jugadores recuperan las fichas de asignación de sus mercenarios vivos con todo el oro, las pociones y los venenos que haya encima. Se descartan todas las trampas y fichas de Defensa que queden en las sendas, usadas o no.

rule-ML-CLN-02 = Las heridas permanecen
    .text = Un mercenario herido sigue herido. Puedes descartar una poción para curarlo y volver a girar su ficha.

rule-ML-CLN-03 = Curar antes del límite
    .text = La curación del paso 4.1 tiene lugar antes de descartar las pociones y los venenos que superen el límite de 3.
    .why = Las fichas vuelven a casa y pueden usarse en el mismo paso; descartar primero desperdiciaría pociones que podrían curar.

rule-ML-PAN-01 = Los monstruos pasan a la Entrada
    .text = Todo monstruo contra el que se luchó en la fase de Aventuras y que no fue capturado ni eliminado pasa a la Entrada de la Ciudadela.
    .why = Los reglamentos inglés y español mueven a los monstruos atacados; el francés dice simplemente no vencidos (véase ML-PAN-05).

rule-ML-PAN-02 = Solo puede quedarse uno
    .text = Si varios monstruos coinciden en la Entrada, gana el lugar el de mayor valor de ataque y, a igual valor de ataque, el de mayor VE. Los demás se descartan.

rule-ML-PAN-03 = Robar pánico
    .text = Si hay un monstruo en la Entrada, da la vuelta a la ficha de pánico superior de la pila y ponla en el edificio que nombra.

rule-ML-PAN-04 = El pánico cierra un edificio
    .text = No se puede desplegar ningún dado en un edificio con una ficha de pánico.

rule-ML-PAN-05 = Contra qué monstruos se ha luchado
    .text = Se considera que se ha luchado contra un monstruo si al menos un mercenario se encontró con él esta ronda, aunque ese mercenario muriera antes o renunciara a atacar. Un territorio que nadie visitó conserva su monstruo.
    .why = Los reglamentos inglés y español dicen atacados; el texto del fin del combate mueve a todo monstruo activo no vencido, y en un territorio sin mercenarios no hay batalla.

rule-ML-PAN-06 = Empate total en la Entrada
    .text = Se comparan los valores de ataque impresos, sin dados adicionales, y después el VE. Si ambos son iguales, se queda el monstruo que ya estaba allí; entre dos recién llegados, se queda el del territorio izquierdo.
    .why = El reglamento se detiene en el VE; conservar al que ya estaba es lo que menos cambia.

rule-ML-PAN-07 = Cuándo surge el pánico
    .text = Un monstruo que llega en esta limpieza causa pánico enseguida. Una victoria en la Entrada ha despejado antes los edificios, de modo que después solo queda en ellos lo que causa el recién llegado. Con la pila vacía no se roba ninguna ficha, y una segunda ficha para el mismo edificio no cambia nada.
    .why = El paso 4.2 mueve los monstruos antes de robar; el combate de la Ciudadela pertenece a la fase anterior.

rule-ML-LEA-01 = Promoción
    .text = Si tu líder murió esta ronda, pasa a ser líder tu mercenario disponible de mayor reputación; los empates se resuelven a favor del mayor coste de contratación y después a tu elección. Los mercenarios asentados solo están disponibles si no hay nadie más.

rule-ML-LEA-02 = Novatos como líderes
    .text = Orden de promoción: mercenarios no asentados por reputación, coste y elección; después novatos; después mercenarios asentados, del mismo modo. Un mercenario promocionado conserva su reputación, y si estaba asentado, su territorio deja de estar colonizado.
    .why = Un novato tiene reputación 0, pero está disponible, mientras que los asentados van los últimos según la regla impresa.

rule-ML-LEA-03 = Un recluta para un clan sin nadie
    .text = Si a tu clan no le queda nadie en el paso 4.3 y contratas a un mercenario con un botín en la ventana previa a los salarios, se convierte de inmediato en tu líder. Como líder no cobra salario, y tu clan no cuenta como perdido al empezar la ronda siguiente.
    .why = Para entonces el paso 4.3 ya ha pasado y el novato gratuito es para un clan sin ningún mercenario, así que nada más daría a este clan el líder sin el que no puede jugar.

rule-ML-WAG-01 = Salarios
    .text = Paga por cada icono de salario de tus mercenarios, salvo el líder y los asentados: 1 de oro si tu gloria es 10 o menos, 2 de oro con 11-20 y 3 de oro por encima de 20.
    .why = El icono mismo falta en los textos; el número de cada carta es nuestro.

rule-ML-WAG-02 = Oro insuficiente
    .text = Si no puedes pagarlo todo, paga todo el oro que tengas; entonces deserta tu mercenario de mayor reputación, exceptuados el líder y los asentados, y los empates se resuelven a favor del mayor coste y después a tu elección. Su equipo puede pasar a otros mercenarios que puedan llevarlo; si no, se descarta.

rule-ML-WAG-03 = Un solo desertor, sin ventas forzosas
    .text = Los salarios van después de la promoción y usan tu gloria en ese momento. Por mucho que falte, se marcha exactamente un mercenario. Nadie tiene que vender antes trofeos ni botín.
    .why = El texto nombra a un mercenario y solo habla del oro que tienes; vender es siempre una posibilidad.

rule-ML-WAG-04 = Reputación tras una deserción
    .text = Un desertor reduce tu reputación según su valor, como una muerte; no da gloria.
    .why = El marcador equivale siempre a la suma del clan (ML-CLA-05).

rule-ML-GLO-01 = Comprobar el final
    .text = Si esta era la ronda 6 o un clan tiene ahora 30 o más de gloria, la partida termina y se cuentan los puntos.

rule-ML-GLO-02 = La última limpieza
    .text = En la última ronda se juegan por completo los pasos 4.1 a 4.4, incluidos el cambio de líder y los salarios; los pasos 4.6 a 4.8, no.
    .why = La comprobación es el quinto paso, así que todo lo anterior ya ha ocurrido.

rule-ML-RES-01 = Los dados regresan
    .text = Todos los dados de los edificios, de las Afueras y de las cartas vuelven a la reserva general. Lo que cada clan tendrá la próxima ronda se cuenta de nuevo en la Preparación de la Reserva de Dados.

rule-ML-RES-02 = Nuevas misiones
    .text = Descarta las misiones que aún queden y coloca otras nuevas de la bolsa, una de cada tipo.

rule-ML-RES-03 = Nuevos monstruos, territorios y modificadores
    .text = En los territorios, rellena los espacios de monstruo vacíos con el mazo de monstruos y los de territorio vacíos con el mazo de territorios; no se rellenan ni el espacio de la Entrada ni, con 1 o 2 jugadores, el territorio derecho. Un territorio nuevo recibe además un nuevo modificador de sendas; un territorio que permanece conserva el suyo.
    .why = Un modificador nuevo se pone con una cara al azar hacia arriba, como en la preparación.

rule-ML-RES-04 = Lo que permanece
    .text = El botín, las trampas de la Guarida, los mercenarios de la Taberna y el equipo del Bazar se quedan como están. Se reponen cuando alguien toma algo; el botín, después de cada batalla en un territorio.

rule-ML-RES-05 = Robar misiones
    .text = Cada ronda se roban dos losetas: la primera va a la izquierda con la cara A hacia arriba, y la segunda a la derecha con la cara B hacia arriba.
    .why = Las losetas tienen dos caras y la preparación muestra este orden; así, una de cada tipo no exige buscar.

rule-ML-FPL-01 = Pasar la ficha de jugador inicial
    .text = El jugador con menos reputación recibe la ficha de jugador inicial, con la cara A hacia arriba. En caso de empate, el jugador inicial actual la entrega al jugador empatado más cercano por la derecha.
    .why = Con la variante Concesión de la Reina, la cara B sigue hacia arriba (ML-QGR-01).

rule-ML-FPL-02 = Empate que incluye al poseedor
    .text = A la derecha significa en sentido contrario al orden de turno. Entre los jugadores empatados, busca desde el poseedor en el sentido contrario a las agujas del reloj; el poseedor va el último.
    .why = El reglamento francés dice el más cercano en la dirección opuesta al orden de turno; el poseedor entrega la ficha, así que los demás van antes.

rule-ML-RND-01 = Siguiente ronda
    .text = Avanza el marcador de ronda un espacio; la siguiente ronda comienza con la Preparación de la Reserva de Dados.

rule-ML-TAL-01 = Una vez por ronda
    .text = Todo mercenario tiene un talento, y el equipo añade habilidades. Cada talento y cada habilidad pueden usarse una vez por ronda.

rule-ML-TAL-02 = Talentos de las Afueras
    .text = Lo que lleva el símbolo de las Afueras, sea talento o habilidad, surte efecto en la fase de Aventuras, en el momento en que su mercenario se activa en una senda.
    .why = El símbolo es un icono; el reglamento español añade «en las Afueras» a los textos que lo llevan, y las entradas de los componentes siguen al español.

rule-ML-TAL-03 = Otros talentos
    .text = Los talentos y las habilidades sin ese símbolo corresponden a la fase de Despliegue y son opcionales.

rule-ML-TAL-04 = Talentos de asignados y recién contratados, y equipo
    .text = Los talentos de Despliegue y el equipo funcionan aunque su mercenario esté asignado o haya sido contratado esta misma ronda; solo Fandor y Wormee deben estar sin asignar. El equipo solo se mueve entre mercenarios no asignados, y los novatos pueden llevar equipo.
    .why = Solo para estos dos nombran los textos la restricción (el inglés para Fandor, el español y el francés para ambos); los novatos nunca se asignan y en ninguna parte se les prohíbe el equipo.

rule-ML-NOV-01 = El dado y el talento de un novato
    .text = Un novato aporta 1 dado de Fuerza. Una vez por fase de Despliegue convierte un dado de tu reserva en uno de otro color: pon el dado viejo sobre la carta hasta la Limpieza y toma el nuevo de la reserva general. No es una acción, y el nuevo dado debe usarse en la misma fase.
    .why = El reglamento español dice que el nuevo dado puede usarse enseguida, y el inglés y el francés, que debe usarse; ambas cosas valen.

rule-ML-NOV-02 = Lo que no pueden hacer los novatos
    .text = Los novatos no tienen ficha de asignación ni afinidad: no pueden asignarse ni asentarse, y no cuentan para los puntos de afinidad. Cobran salario como los demás mercenarios.

rule-ML-DTT-01 = Talento o ficha
    .text = Un talento de Defensa cancela 1 golpe de un monstruo como una ficha de Defensa, pero no necesita sitio en la senda ni se gasta: puede usarse una vez por ronda. Una ficha se descarta tras usarla o en la Limpieza, y debe haberse desplegado en la senda.

rule-ML-DTT-02 = Artimañas
    .text = Las fichas de Defensa también sirven contra las artimañas del módulo Artimañas; los talentos de Defensa, no.

rule-ML-DTT-03 = Cada icono de talento cuenta por separado
    .text = Cada talento de Defensa, sea del mercenario, del equipo, de la senda o de la guardia, puede usarse una vez por ronda, todos en un mismo ataque o repartidos entre varios. Gorgosh los bloquea todos; las fichas siguen funcionando.
    .why = Una vez por ronda está impreso para los talentos; a un mercenario pueden golpearlo más de una vez en una ronda las esporas, los coletazos y los dados desviados.

rule-ML-POT-01 = Curar en casa
    .text = Puedes descartar una poción guardada para curar a uno de tus mercenarios heridos no asignados.

rule-ML-POT-02 = En la batalla y después
    .text = Las pociones y los venenos que se llevan pueden usarse en la batalla: una poción contra una herida, un veneno para sumar +2. Los que no se usan no se pierden y vuelven a casa con quien sobrevive.
    .why = El reglamento francés da aquí por perdidos los no usados, pero los devuelve a casa en su propio paso de limpieza; el inglés y el español los conservan.

rule-ML-POT-03 = Curar antes de perder una poción
    .text = Si las pociones que ganas superan el límite de 3 y tienes en casa un mercenario herido, puedes curar antes con pociones, en cualquier fase.
    .why = Los reglamentos no ponen plazo a la curación; en la mesa nadie descartaría una poción que aún puede curar.

rule-ML-SCO-01 = Gloria, reputación y trofeos
    .text = Cada clan puntúa 1 PV por punto de gloria, 1 PV por punto de reputación y el valor de trofeo (1-3 PV) de cada monstruo eliminado que haya conservado. Gana el clan con más PV.

rule-ML-SCO-02 = Puntos de afinidad
    .text = Para cada una de las cuatro afinidades, cuenta los iconos de tus mercenarios, incluidos los iniciales, y de tus territorios, colonizados o no. Cada afinidad puntúa según el número: 0 iconos, 0 PV; 1-2 iconos, 1; 3 iconos, 3; 4 iconos, 5; 5 iconos, 7; 6 o más, 10.
    .why = El reglamento francés no detalla qué cuenta; el inglés y el español coinciden.

rule-ML-SCO-03 = Qué iconos cuentan
    .text = Cuentan los iconos de los mercenarios vivos y presentes en el clan al final, incluido el líder, y los de los territorios que posees. Los novatos no tienen ninguno. Uno o dos iconos de una afinidad dan 1 PV en conjunto, no cada uno.
    .why = Se dice expresamente que los mercenarios iniciales cuentan; la tabla tiene una sola columna para 1-2.

rule-ML-TIE-01 = Deshacer un empate
    .text = Entre clanes con los mismos PV decide el líder de mayor reputación, después la mayor cantidad de trofeos y después la mayor cantidad de oro.
    .why = El reglamento español pone el oro antes que los trofeos; el inglés y el francés coinciden en este orden.

rule-ML-TIE-02 = Cómo se cuenta en los desempates
    .text = Los trofeos se comparan por puntos de trofeo, y el botín de trofeos cuenta 3. Un líder inicial o un novato como líder cuentan como reputación 0.
    .why = El texto del botín habla de una ficha como tres trofeos, así que se refiere a puntos, no a cartas.

rule-ML-TIE-03 = Empate completo
    .text = Si todo es igual, los clanes empatados comparten la victoria.
    .why = El reglamento pide otra partida; aquí la partida necesita un resultado.

rule-ML-TRI-01 = Añadir las artimañas
    .text = Con este módulo, las 18 artimañas y las 6 trampas protegidas se barajan en la reserva de trampas durante la preparación. Se compran en la Guarida del Cazador como las demás trampas y se guardan boca abajo.

rule-ML-TRI-02 = Una artimaña revelada no es una trampa
    .text = Las trampas normales y las protegidas siguen contando como trampas después de revelarse. Una artimaña revelada no, así que no puede ayudar a capturar.

rule-ML-TRI-03 = Lucha entre mercenarios
    .text = En todo combate contra un monstruo, este paso sustituye a la revelación de trampas. Desde la senda ocupada situada más a la izquierda y hacia la derecha, cada jugador decide para cada ficha propia, una a una y de arriba abajo, si la revela, hasta que acabe o no quiera seguir; después continúa la siguiente senda.
    .why = De arriba abajo es el orden en que su dueño puso las fichas al desplegar.

rule-ML-TRI-04 = Revelar una trampa o una artimaña
    .text = Una trampa normal o protegida revelada da su bonificación. Una artimaña revelada actúa enseguida sobre una senda adyacente que elijas; el jugador que está allí puede cancelarla descartando una ficha de Defensa de la senda, y entonces la artimaña también se descarta. Los talentos de Defensa no ayudan.

rule-ML-TRI-05 = Desviar dados de ataque
    .text = Una artimaña de desvío se usa cuando el monstruo está a punto de atacar a su dueño: antes de lanzar, el dueño puede volver 1 o 2 dados negros, según diga la artimaña, contra el mercenario elegido como blanco. Se lanzan primero, y el blanco puede defenderse como siempre, también retirando dados de Magia antes de esa tirada.
    .why = El reglamento español dice según las reglas normales; el inglés y el francés mencionan los dados de Magia.

rule-ML-TRI-06 = Robar dados
    .text = Una artimaña de robo traslada de la senda adyacente a la artimaña los dados que nombra, o tantos como haya. Los dados robados no tienen en cuenta el sitio de la senda del ladrón. Los dados sobre una trampa protegida no pueden robarse.
    .why = Solo el reglamento inglés dice que los dados robados no cuentan para el límite de la senda.

rule-ML-TRI-07 = Fichas que quedan boca abajo
    .text = Una ficha sin revelar, artimaña o trampa, sigue contando como trampa para capturar, pero no da nada más. Todo lo revelado debe usarse.
    .why = El reglamento dice que revelar una artimaña pone fin a su uso como trampa, así que antes lo es; revelar en sí es opcional.

rule-ML-TRI-08 = Blancos y dados robados
    .text = El blanco es la senda contigua a la tuya en el mismo lugar, si hay allí un mercenario vivo; las dos sendas de la Entrada son adyacentes. Tú eliges qué dados tomas, de la senda, de trampas corrientes o de artimañas. Los dados robados pertenecen a tu senda: los lanzas, los potencias o, si son de Magia, los retiras.
    .why = El texto nombra las sendas adyacentes y solo exceptúa las trampas protegidas.

rule-ML-TRI-09 = Una artimaña de desvío sin usar
    .text = Si el monstruo nunca ataca al dueño de una artimaña de desvío, o el blanco ya está muerto para entonces, la artimaña se pierde.
    .why = Solo puede volver los dados de un ataque contra su dueño hacia un blanco vivo.

rule-ML-QGR-01 = La concesión
    .text = Al final de la ronda 1, la ficha de jugador inicial se gira por la cara B y así permanece. Desde entonces, quien la tiene puede tomar en la Preparación de la Reserva de Dados 1 dado de cualquiera de los tres colores y además una de estas cosas: 1 poción o veneno, 1 ficha de Defensa o 2 de oro.
    .why = El reglamento español omite el veneno; el inglés y el francés lo incluyen.

rule-ML-QGR-02 = Detalles de la concesión
    .text = La concesión empieza en la ronda 2 y pertenece a quien tenga entonces la ficha. El dado dura solo esta ronda y se lanza si es de Persuasión; la ficha obtenida respeta los límites de almacén.
    .why = La ficha de jugador inicial se pasa en el paso 4.7, antes de la siguiente preparación; los dados se cuentan de nuevo cada ronda.

rule-ML-QGR-03 = Antes de las tiradas
    .text = La concesión de la reina se toma antes de lanzar los dados de Persuasión.
    .why = La concesión forma parte de la preparación de las reservas de dados, y la persuasión solo se lanza cuando están listas.

rule-ML-MMA-01 = Monstruos adicionales
    .text = En la Preparación de la Reserva de Dados de las rondas 2, 4 y 6, roba un monstruo y colócalo en la Entrada de la Ciudadela, a no ser que ya haya uno. Solo causa pánico si no ha sido vencido al final de la ronda.

rule-ML-MMA-02 = El monstruo adicional después
    .text = Un monstruo adicional que sobrevive se trata como cualquier otro en la Entrada: en el paso 4.2 de esa ronda compite con los recién llegados y se roba pánico. Si así se roba a Dogor, simplemente ocupa la Entrada; no se roba una segunda carta.
    .why = La variante solo cambia cómo llega el monstruo, y aquí no hay ningún espacio de territorio que rellenar.

rule-ML-SOL-01 = Preparación en solitario
    .text = Los reglamentos solo imprimen la preparación de una partida en solitario: un territorio y una Taberna de 3 mercenarios. Lo demás, Madhala y sus dados, es diseño nuestro. Juegas con los espacios abiertos para 2 jugadores, siempre eres el jugador inicial y te saltas el paso 4.7.
    .why = Un territorio y 3 mercenarios están impresos. Las descripciones públicas nombran a una rival en solitario, Madhala, cuya ficha y cuyos dados bloquean al jugador, pero ningún reglamento imprime cómo; ML-SOL-02 a ML-SOL-10 son nuestros.

rule-ML-SOL-02 = Quién es Madhala
    .text = Madhala es una rival que solo ocupa sitio. No tiene clan, oro ni mercenarios, nunca es atacada, no compra nada y no puntúa.
    .why = Diseño: solo se sabe de una ficha y unos dados que estorban.

rule-ML-SOL-03 = Los dados de Madhala
    .text = En cada Preparación de la Reserva de Dados, Madhala recibe dados de bloqueo: 4 en las rondas 1 y 2, 5 en las rondas 3 y 4, 6 en las rondas 5 y 6. El nivel Tutorial da 1 menos, Difícil 1 más y Pesadilla 2 más.
    .why = Diseño: la presión crece con la reserva del jugador, que pasa de unos 5 a unos 12 dados.

rule-ML-SOL-04 = Cuándo coloca
    .text = Después de cada una de tus acciones de Despliegue, Madhala coloca un dado de bloqueo, mientras le queden. Cuando pasas, se detiene, y el resto de sus dados queda sin usar.
    .why = Diseño: actúa como una rival en el orden de turno, de dado en dado.

rule-ML-SOL-05 = Qué edificio bloquea
    .text = Una tirada de dado designa el edificio: 1 Guarida del Cazador, 2 Alquimista, 3 Taberna, 4 Armería, 5 Bazar, 6 Mina. Si está lleno o en pánico, prueba con el número siguiente; tras el 6 viene el 1. Si todos están cerrados, el dado de bloqueo se aparta.
    .why = Diseño nuestro: todo resultado es jugable. La Casa de Empeños no puede bloquearse.

rule-ML-SOL-06 = Qué espacio ocupa
    .text = El dado de bloqueo ocupa el espacio abierto situado más a la izquierda; en el Alquimista, el superior antes que el inferior. En la Mina ocupa el espacio sencillo abierto mejor pagado o, si no lo hay, el espacio doble abierto mejor pagado, que un solo dado de bloqueo llena.
    .why = Diseño: siempre toma lo que más le gustaría al jugador en ese edificio.

rule-ML-SOL-07 = Qué son sus dados
    .text = Los dados de bloqueo llenan espacios y nada más. No son dados de Persuasión, no entran en los descuentos y regresan en el paso 4.6.
    .why = Diseño: la cadena de Persuasión no tiene en cuenta los dados de otros colores, y los suyos se tratan como tales.

rule-ML-SOL-08 = La ficha de Madhala
    .text = Al final de cada Preparación de la Reserva de Dados, una tirada de dado coloca su ficha: con 1-4, en esa senda del territorio contando desde la izquierda; con 5, en la senda izquierda de la misión de dados; con 6, en la senda izquierda del contrato. Esa senda queda cerrada durante la ronda; no hay nadie en ella, así que se salta y no puede ser blanco de nada.
    .why = Diseño: cada ronda se pierde una senda de las Afueras, nunca todas las de un lugar.

rule-ML-SOL-09 = Módulos en solitario
    .text = El módulo Artimañas y la Concesión de la Reina no se usan en solitario. Más Monstruos y todos los niveles de dificultad sí pueden usarse.
    .why = Las artimañas necesitan rivales, y la concesión iría al mismo jugador cada ronda.

rule-ML-SOL-10 = Rangos de puntuación
    .text = Cuenta tus PV como siempre y lee tu rango: hasta 24, Errante; 25-34, Recluta; 35-44, Mercenario; 45-54, Capitán; 55-64, Líder de clan; 65 o más, Campeón de la Reina. Has vencido a Madhala con 45 PV o más.
    .why = Diseño: 45 es el extremo inferior de una puntuación ganadora en una partida completa (45-60).

rule-ML-EQP-01 = Krakhen (elixir)
    .text = Cuando el portador se activa en una senda, puedes repetir la tirada de hasta 2 de sus dados de Magia.
    .why = El reglamento inglés dice 1 dado; el español y el francés dicen 2: dos contra uno, y el inglés tiene la lista más antigua.

rule-ML-EQP-02 = Kedavra (arma)
    .text = En una tirada de conquista, cada dado de Magia de la senda del portador cuenta +2.

rule-ML-EQP-03 = Mortis (arma)
    .text = Cada dado de Magia de la senda del portador cuenta +1, tanto en misiones como en combates contra monstruos y en conquistas.

rule-ML-EQP-04 = Noxx (armadura)
    .text = Da al portador 1 talento de Defensa contra los ataques de monstruos; no sirve contra artimañas.

rule-ML-EQP-05 = Pugnor (arma)
    .text = Cada dado de Fuerza de la senda del portador cuenta +1, tanto en misiones como en combates contra monstruos y en conquistas.

rule-ML-EQP-06 = Rashnek (armadura)
    .text = Una vez por ronda, cuando usas la Mina, ganas 2 de oro más.
    .why = El reglamento inglés imprime el título provisional BACKPACK; el español y el francés tienen el nombre definitivo.

rule-ML-EQP-07 = Slham (elixir)
    .text = Cuando el portador se activa en una misión, puedes repetir la tirada de hasta 2 de sus dados de Persuasión.
    .why = El reglamento inglés imprime SIHAM y 1 dado; el español y el francés imprimen SLHAM y 2 dados. En la fase de Aventuras los dados de Persuasión solo se lanzan en las misiones.

rule-ML-EQP-08 = Slyzor (arma)
    .text = Al atacar a un monstruo, para capturar o para eliminar, cada dado de Fuerza de la senda del portador cuenta +1. No hace nada en misiones ni en conquistas.

rule-ML-EQP-09 = Tergeo (elixir)
    .text = Cuando el portador se activa en una senda, puedes repetir la tirada de hasta 2 de sus dados de Fuerza.
    .why = El reglamento inglés dice 1 dado; el español y el francés dicen 2 (como en ML-EQP-01).

rule-ML-EQP-10 = Turzoks (armadura)
    .text = Una vez por ronda, el total de una compra de trampas es 4 de oro menor, sin bajar de 0.
    .why = El reglamento inglés imprime el título provisional TRAP; el español y el francés tienen el nombre definitivo.

rule-ML-LND-01 = Al-Dahn
    .text = Acción: despliega 1 dado de Fuerza para tomar 1 ficha de botín de la oferta, a tu elección; después completa la oferta.

rule-ML-LND-02 = Ghadik
    .text = Acción: despliega 2 dados de Persuasión para ganar 9 de oro.

rule-ML-LND-03 = Gurban
    .text = Acción: despliega 2 dados, cada uno de Fuerza o de Persuasión, para ganar 3 dados de Magia para esta ronda.

rule-ML-LND-04 = Kale
    .text = Acción: despliega 1 dado de Magia para ganar 3 pociones, hasta tu límite.

rule-ML-LND-05 = Kyzhul
    .text = Acción: despliega 1 dado de Fuerza para ganar 2 dados de Persuasión para esta ronda, que se lanzan enseguida.

rule-ML-LND-06 = Negueria
    .text = Acción: despliega 1 dado de cada color (Fuerza, Magia, Persuasión) y gana 2 de gloria.

rule-ML-LND-07 = Rynia
    .text = Acción: despliega 2 dados de Fuerza y contrata sin pagar a un mercenario de los espacios de la Taberna.
    .why = El límite de la gloria sobrante sigue en vigor (ML-TAV-06).

rule-ML-LND-08 = Skyehn
    .text = Acción: despliega 1 dado de Magia para ganar 3 dados de Fuerza para esta ronda.

rule-ML-LND-09 = Thaklan
    .text = Acción: despliega 2 dados, cada uno de Fuerza o de Magia, para ganar 3 dados de Persuasión para esta ronda, que se lanzan enseguida.

rule-ML-LND-10 = Uyuniah
    .text = Acción: despliega 2 dados, cada uno de Fuerza o de Persuasión, para tomar sin pagar 1 carta de equipo a la vista en el Bazar.
    .why = Debe poder llevarla un mercenario no asignado; como las contrataciones gratuitas, no necesita un espacio del Bazar y funciona aunque haya pánico.

rule-ML-LND-11 = Wahibah
    .text = Acción: despliega 1 dado de Magia para ganar 3 fichas de Defensa, hasta tu límite.

rule-ML-LND-12 = Yuha
    .text = Acción: despliega 1 dado de Persuasión para ganar 2 dados de Magia para esta ronda.

rule-ML-TRP-01 = Trampa: 1 dado de Fuerza
    .text = Al revelarse, se pone sobre esta trampa 1 dado de Fuerza de la reserva general, que pertenece a la senda.

rule-ML-TRP-02 = Trampa protegida: 1 dado de Fuerza
    .text = Al revelarse, se pone sobre esta trampa 1 dado de Fuerza de la reserva general; las artimañas no pueden llevárselo. Solo con el módulo Artimañas.

rule-ML-TRP-03 = Trampa: +1 por dado de Fuerza
    .text = Cada dado de Fuerza de esta senda cuenta +1.

rule-ML-TRP-04 = Trampa: +2 por dado de Fuerza
    .text = Cada dado de Fuerza de esta senda cuenta +2.

rule-ML-TRP-05 = Trampa: +3 por dado de Fuerza
    .text = Cada dado de Fuerza de esta senda cuenta +3.

rule-ML-TRP-06 = Trampa: 2 dados de Fuerza
    .text = Al revelarse, se ponen sobre esta trampa 2 dados de Fuerza de la reserva general, que pertenecen a la senda.

rule-ML-TRP-07 = Trampa protegida: 2 dados de Fuerza
    .text = Al revelarse, se ponen sobre esta trampa 2 dados de Fuerza de la reserva general; las artimañas no pueden llevárselos. Solo con el módulo Artimañas.

rule-ML-TRP-08 = Trampa: 3 dados de Fuerza
    .text = Al revelarse, se ponen sobre esta trampa 3 dados de Fuerza de la reserva general, que pertenecen a la senda.

rule-ML-TRP-09 = Trampa: 1 dado de Magia
    .text = Al revelarse, se pone sobre esta trampa 1 dado de Magia de la reserva general, que pertenece a la senda.

rule-ML-TRP-10 = Trampa protegida: 1 dado de Magia
    .text = Al revelarse, se pone sobre esta trampa 1 dado de Magia de la reserva general; las artimañas no pueden llevárselo. Solo con el módulo Artimañas.

rule-ML-TRP-11 = Trampa: +1 por dado de Magia
    .text = Cada dado de Magia de esta senda cuenta +1.

rule-ML-TRP-12 = Trampa: +2 por dado de Magia
    .text = Cada dado de Magia de esta senda cuenta +2.

rule-ML-TRP-13 = Trampa: 2 dados de Magia
    .text = Al revelarse, se ponen sobre esta trampa 2 dados de Magia de la reserva general, que pertenecen a la senda, haya o no sitio en ella.
    .why = El reglamento inglés solo subraya lo del sitio en las trampas de Magia mayores; vale para toda trampa con dados (ML-REV-01).

rule-ML-TRP-14 = Trampa protegida: 2 dados de Magia
    .text = Al revelarse, se ponen sobre esta trampa 2 dados de Magia de la reserva general, haya o no sitio; las artimañas no pueden llevárselos. Solo con el módulo Artimañas.

rule-ML-TRP-15 = Trampa: 3 dados de Magia
    .text = Al revelarse, se ponen sobre esta trampa 3 dados de Magia de la reserva general, que pertenecen a la senda, haya o no sitio en ella.
    .why = El reglamento español repite aquí su línea sobre 3 dados de Fuerza; el inglés y el francés dicen Magia.

rule-ML-TRP-16 = Trampa: +4
    .text = Suma 4 al total al atacar a un monstruo, para capturar y para eliminar, no para conquistar.
    .why = Los reglamentos inglés y francés dicen al atacar a un monstruo, y el español, para eliminar o capturar.

rule-ML-TRP-17 = Trampa: +6
    .text = Suma 6 al total al atacar a un monstruo, para capturar y para eliminar, no para conquistar.

rule-ML-TRP-18 = Trampa: +8
    .text = Suma 8 al total al atacar a un monstruo, para capturar y para eliminar, no para conquistar.

rule-ML-TRP-19 = La trampa inicial
    .text = La trampa inicial no tiene precio y funciona como la trampa con 1 dado de Fuerza. Una vez descartada queda fuera de la partida y nunca llega a la Guarida.
    .why = Ningún reglamento dice con palabras qué hace la trampa inicial. Los tres dicen que al girar las trampas de una senda se ve su efecto, y ninguno enumera una trampa sin efecto; por eso se le da a la trampa inicial el más débil de la lista, que conviene a una ficha gratuita. Sin precio no podría venderse, así que no puede entrar en una pila hecha con descartes.

rule-ML-TRK-01 = Artimaña: robar 1 dado de Magia
    .text = Traslada 1 dado de Magia de una senda adyacente a esta artimaña.

rule-ML-TRK-02 = Artimaña: robar hasta 2 dados de Magia
    .text = Traslada hasta 2 dados de Magia de una senda adyacente a esta artimaña.
    .why = El reglamento español dice 2; el inglés y el francés dicen hasta 2.

rule-ML-TRK-03 = Artimaña: robar 1 dado de Fuerza
    .text = Traslada 1 dado de Fuerza de una senda adyacente a esta artimaña.

rule-ML-TRK-04 = Artimaña: robar hasta 2 dados de Fuerza
    .text = Traslada hasta 2 dados de Fuerza de una senda adyacente a esta artimaña.

rule-ML-TRK-05 = Artimaña: robar 1 dado de Magia o de Fuerza
    .text = Traslada 1 dado, de Magia o de Fuerza a tu elección, de una senda adyacente a esta artimaña.

rule-ML-TRK-06 = Artimaña: robar hasta 2 dados
    .text = Traslada hasta 2 dados, cada uno de Magia o de Fuerza, de una senda adyacente a esta artimaña.

rule-ML-TRK-07 = Artimaña: desviar 1 dado de ataque
    .text = Cuando el monstruo te ataca, 1 de sus dados puede volverse contra el mercenario que elegiste como blanco en una senda adyacente; se lanza antes que el resto.

rule-ML-TRK-08 = Artimaña: desviar 2 dados de ataque
    .text = Cuando el monstruo te ataca, hasta 2 de sus dados pueden volverse contra el mercenario que elegiste como blanco en una senda adyacente; se lanzan antes que el resto.

rule-ML-LOT-01 = Botín: +4 de gloria por una conquista
    .text = Descártalo cuando uno de tus mercenarios conquiste un territorio para ganar 4 de gloria más.

rule-ML-LOT-02 = Botín: +4 de gloria por una eliminación
    .text = Descártalo cuando uno de tus mercenarios elimine a un monstruo para ganar 4 de gloria más.

rule-ML-LOT-03 = Botín: +3 de gloria por una captura
    .text = Descártalo cuando uno de tus mercenarios capture a un monstruo para ganar 3 de gloria más.

rule-ML-LOT-04 = Botín: 4 repeticiones, Magia o Fuerza
    .text = Descártalo mientras uno de tus mercenarios está lanzando para hacer hasta 4 repeticiones de sus dados de Magia o de Fuerza, con el mismo dado o con otros.

rule-ML-LOT-05 = Botín: tres trofeos
    .text = Consérvalo como 3 puntos de trofeo, que valen 3 PV al final, o descártalo por 15 de oro.

rule-ML-LOT-06 = Botín: +6 para eliminar
    .text = Descártalo durante un ataque para sumar +6 al total de eliminación; el total de captura no cambia.

rule-ML-LOT-07 = Botín: 2 pociones y 2 venenos
    .text = Descártalo para ganar 2 pociones y 2 venenos en tu almacén, hasta tus límites.

rule-ML-LOT-08 = Botín: oro, defensa y poción
    .text = Descártalo para ganar 6 de oro, 1 ficha de Defensa y 1 poción.

rule-ML-LOT-09 = Botín: de Persuasión a Magia
    .text = En la fase de Despliegue, y sin que sea una acción, descártalo junto con 1 dado de Persuasión de tu reserva para tomar 3 dados de Magia.

rule-ML-LOT-10 = Botín: de Magia a Fuerza
    .text = En la fase de Despliegue, y sin que sea una acción, descártalo junto con 1 dado de Magia de tu reserva para tomar 3 dados de Fuerza.

rule-ML-LOT-11 = Botín: +2 por dado de Magia
    .text = Descártalo para que cada dado de Magia de una senda tuya cuente +2 en su tirada.
    .why = El reglamento inglés dice una sola senda, y el español, una senda en las Afueras; puede ser una senda de misión, de territorio o de la Entrada.

rule-ML-LOT-12 = Botín: 12 de oro
    .text = Descártalo para ganar 12 de oro.

rule-ML-LOT-13 = Botín: 10 de oro
    .text = Descártalo para ganar 10 de oro.

rule-ML-LOT-14 = Botín: 3 repeticiones, Magia
    .text = Descártalo mientras uno de tus mercenarios está lanzando para hacer hasta 3 repeticiones de sus dados de Magia, con el mismo dado o con otros.

rule-ML-LOT-15 = Botín: recluta gratuito
    .text = Descártalo para contratar sin pagar a 1 mercenario de los espacios de la Taberna.
    .why = El límite de la gloria sobrante sigue en vigor (ML-TAV-06).

rule-ML-LOT-16 = Botín: +2 por dado de Fuerza
    .text = Descártalo para que cada dado de Fuerza de una senda tuya cuente +2 en su tirada.

rule-ML-MON-01 = Abysur
    .text = Si Abysur hiere a tu mercenario, pierdes 1 de gloria.

rule-ML-MON-02 = Abysur en detalle
    .text = La pérdida es de 1 de gloria por cada ataque en el que al menos una herida no se evita, también si mata; las heridas canceladas no cuestan nada.
    .why = El texto habla de ser herido, no de cada herida; una herida mortal es una herida.

rule-ML-MON-03 = Blandor
    .text = En un territorio de agua, Blandor recibe 2 dados de ataque adicionales por afinidad en lugar de 1.
    .why = Las palabras en lugar de 1 muestran que Blandor es un monstruo de agua.

rule-ML-MON-04 = Caribdis
    .text = En el combate contra Caribdis no pueden usarse armas.
    .why = Las armas son las de ML-BAZ-04; en una conquista posterior vuelven a funcionar.

rule-ML-MON-05 = Dogor
    .text = Cuando se roba a Dogor, va a la Entrada de la Ciudadela, y el monstruo que hubiera allí se descarta. Roba otro monstruo para el territorio.

rule-ML-MON-06 = Gator
    .text = En el combate contra Gator no pueden usarse pociones ni venenos.

rule-ML-MON-07 = Gorgosh
    .text = Contra Gorgosh no pueden usarse talentos de Defensa; las fichas de Defensa, sí.

rule-ML-MON-08 = Korcko
    .text = Cuando se elimina a Korcko, todos los mercenarios de ese lugar reciben 1 golpe, incluido quien lo mató. Es posible defenderse de él como siempre.

rule-ML-MON-09 = Krinx
    .text = Mientras Krinx esté en la Entrada de la Ciudadela, en la Limpieza se roban 2 fichas de pánico en lugar de 1.

rule-ML-MON-10 = Krunn
    .text = Cuando se elimina a Krunn, todos los mercenarios de ese lugar reciben 1 golpe, incluido quien lo mató. Es posible defenderse de él como siempre.
    .why = El reglamento español omite la defensa; el inglés y el francés la permiten.

rule-ML-MON-11 = El coletazo final en detalle
    .text = Primero van las recompensas, después el coletazo de Korcko o Krunn y después se despeja el combate. Una captura no causa coletazo. No se lanza ningún dado por él, así que los dados de Magia no ayudan; los supervivientes que no han luchado pasan a la conquista.
    .why = Las fichas deben seguir allí para la defensa impresa; el texto habla de que se le mate, y la recompensa corresponde a la hazaña.

rule-ML-MON-12 = Krushus
    .text = Contra Krushus, cada dado de Magia de la senda del atacante cuenta 1 menos.

rule-ML-MON-13 = Krushus en detalle
    .text = Un dado de Magia cuenta su cara menos 1, sin bajar de 0, antes de sumar las bonificaciones por dado. Las tiradas de conquista no se ven afectadas.
    .why = Un dado negativo no significaría nada; Krushus ya no está cuando se conquista el territorio.

rule-ML-MON-14 = Moldo
    .text = Cada ataque de Moldo tiene 2 golpes automáticos además de los dados. Es posible defenderse de ellos como siempre.
    .why = El reglamento español da en cambio −1 por dado de Fuerza, lo que es un reflejo de Krushus y se toma por una versión anterior; el inglés y el francés coinciden.

rule-ML-MON-15 = Sandor
    .text = Si es capturado en un territorio, Sandor da la recompensa por captura y después escapa a la Entrada de la Ciudadela. Si es capturado allí, se descarta.
    .why = El reglamento francés no menciona la recompensa; el inglés y el español, sí.

rule-ML-MON-16 = Sandor en detalle
    .text = Tras la captura, la conquista sigue como siempre. Sandor se aparta, no participa en la Defensa de la Ciudadela de esta ronda y entra en la comparación de la Entrada en el paso 4.2.
    .why = En la Entrada solo cabe un monstruo; la comparación impresa de 4.2 decide quién se queda.

rule-ML-MON-17 = Sckon
    .text = En un territorio de aire, Sckon recibe 2 dados de ataque adicionales por afinidad en lugar de 1.
    .why = Las palabras en lugar de 1 muestran que Sckon es un monstruo de aire.

rule-ML-MON-18 = Snagus
    .text = Cada ataque de Snagus tiene 1 golpe automático además de los dados. Es posible defenderse de él como siempre.

rule-ML-MON-19 = Snailer
    .text = En un territorio de jungla, Snailer recibe 2 dados de ataque adicionales por afinidad en lugar de 1.
    .why = Las palabras en lugar de 1 muestran que Snailer es un monstruo de jungla.

rule-ML-MON-20 = Sporus
    .text = Con cada ataque de Sporus se lanza 1 dado adicional contra todos los mercenarios de ese lugar, incluido el atacado.
    .why = El reglamento español lanza este dado primero; el inglés y el francés lo llaman adicional.

rule-ML-MON-21 = Sporus en detalle
    .text = Antes de cada ataque se lanza un dado de esporas, y su resultado cuenta para todos los mercenarios vivos de allí. Antes de esa tirada, cada dueño puede retirar de la senda 1 dado de Magia para quedar fuera. Todos pueden defenderse; si el mercenario atacado muere por ello, el ataque ha terminado.
    .why = Las tres versiones hablan de un dado contra todos, así que hay un resultado para todos y no un dado para cada uno. La magia actúa sobre él como sobre los dados desviados.

rule-ML-MON-22 = Surbol
    .text = En un territorio de fuego, Surbol recibe 2 dados de ataque adicionales por afinidad en lugar de 1.
    .why = Las palabras en lugar de 1 muestran que Surbol es un monstruo de fuego.

rule-ML-MON-23 = Trons
    .text = En la Entrada de la Ciudadela, Trons recibe 3 dados de ataque adicionales.
    .why = Para quedarse en la Entrada se compara el ataque impreso (ML-PAN-06).

rule-ML-MON-24 = Turfus
    .text = Para capturar a Turfus necesitas 2 trampas en la senda.

rule-ML-MON-25 = Warkors
    .text = Cada ataque de Warkors tiene 1 golpe automático además de los dados. Es posible defenderse de él como siempre.

rule-ML-MER-01 = Dalina
    .text = Talento de Despliegue: puedes guardar 3 trampas más, es decir, 8.
    .why = Si Dalina deja el clan, el límite vuelve a ser 5 y lo que sobra se descarta enseguida.

rule-ML-MER-02 = Dolfus
    .text = Talento de las Afueras: 2 talentos de Defensa contra los ataques de monstruos, no contra artimañas.

rule-ML-MER-03 = Drapis
    .text = Talento de las Afueras: 1 talento de Defensa contra los ataques de monstruos, no contra artimañas.

rule-ML-MER-04 = Fandor
    .text = Talento de Despliegue: una vez por ronda, paga 1 de oro por 1 dado de Persuasión para esta ronda, que se lanza enseguida. No mientras Fandor esté asignado a una senda.

rule-ML-MER-05 = Frostor
    .text = Talento de Despliegue: una vez por ronda, toma 1 poción o 1 veneno para tu almacén.

rule-ML-MER-06 = Frunks
    .text = Talento de las Afueras: cada dado de Magia de la senda asignada cuenta +1.

rule-ML-MER-07 = Geas
    .text = Talento de las Afueras: +3 al total al intentar conquistar un territorio.

rule-ML-MER-08 = Ginova
    .text = Talento de las Afueras: un dado del ataque de un monstruo contra Ginova puede lanzarse primero, y en su lugar contra un mercenario de una senda adyacente.

rule-ML-MER-09 = El desvío en detalle
    .text = El desvío de Ginova o de una artimaña es opcional. Adyacente es la senda vecina por la izquierda o por la derecha en el mismo lugar (en la Entrada, la otra senda), si hay allí un mercenario vivo, incluso tuyo; sin él no hay efecto. El blanco puede retirar dados de Magia antes de la tirada y defenderse como siempre.
    .why = Las bonificaciones obligatorias son las que cambian tu propia tirada; el texto de las artimañas describe la defensa del blanco, y Ginova hace lo mismo.

rule-ML-MER-10 = Guster
    .text = Talento de las Afueras: 1 talento de Defensa contra monstruos de jungla y de aire, no contra artimañas.
    .why = El reglamento inglés imprime GUJTER, una lectura errónea; el español y el francés imprimen GUSTER.

rule-ML-MER-11 = Kakron
    .text = Talento de las Afueras: puede repetirse la tirada de un dado de Fuerza de la senda.

rule-ML-MER-12 = Karunna
    .text = Talento de las Afueras: puedes hacer hasta 2 repeticiones con dados de Fuerza o de Magia de la senda, dos veces el mismo dado o dos dados.
    .why = El reglamento español podría leerse como 2 dados dos veces; el inglés y el francés se refieren a dos repeticiones en total.

rule-ML-MER-13 = Korgo
    .text = Talento de las Afueras: puedes repetir la tirada de 1 dado de Persuasión en una senda de misión.

rule-ML-MER-14 = Lorios
    .text = Talento de Despliegue: una vez por ronda, toma 1 veneno para tu almacén.

rule-ML-MER-15 = Lusara
    .text = Talento de las Afueras: cuando Lusara captura o elimina a un monstruo, ganas 2 pociones.
    .why = El reglamento español dice que debe hacerse con Lusara.

rule-ML-MER-16 = Naiala
    .text = Talento de las Afueras: +3 al total para eliminar a un monstruo, no para capturarlo.

rule-ML-MER-17 = Nimra
    .text = Talento de las Afueras: 1 talento de Defensa contra los ataques de monstruos, no contra artimañas.

rule-ML-MER-18 = Nuduru
    .text = Talento de Despliegue: una vez por ronda, toma 1 poción para tu almacén.

rule-ML-MER-19 = Parsas
    .text = Talento de las Afueras: 1 talento de Defensa contra monstruos de agua y de jungla, no contra artimañas.

rule-ML-MER-20 = Poissen
    .text = Talento de las Afueras: +2 al total para eliminar a un monstruo, no para capturarlo.

rule-ML-MER-21 = Puargh
    .text = Talento de las Afueras: +1 de gloria cuando Puargh captura a un monstruo.

rule-ML-MER-22 = Purkas
    .text = Talento de las Afueras: 1 talento de Defensa contra los ataques de monstruos, no contra artimañas.

rule-ML-MER-23 = Saruna
    .text = Talento de las Afueras: Saruna puede capturar a un monstruo sin ninguna trampa.

rule-ML-MER-24 = Sckrat
    .text = Talento de las Afueras: puedes repetir la tirada de hasta 2 dados de Fuerza de la senda.

rule-ML-MER-25 = Shandee
    .text = Talento de las Afueras: 1 talento de Defensa contra monstruos de agua y de fuego, no contra artimañas.

rule-ML-MER-26 = Taroa
    .text = Talento de las Afueras: cada dado de Fuerza de la senda asignada cuenta +1.

rule-ML-MER-27 = Taron
    .text = Talento de Despliegue: una vez por ronda, cuando usas la Mina, ganas 2 de oro más.
    .why = Se suma a Rashnek; cada uno funciona una vez por ronda.

rule-ML-MER-28 = Timbulu
    .text = Talento de las Afueras: cada dado de Fuerza de la senda asignada cuenta +1.

rule-ML-MER-29 = Torko
    .text = Talento de las Afueras: +3 al total para capturar a un monstruo, no para eliminarlo.

rule-ML-MER-30 = Tortock
    .text = Talento de las Afueras: +1 al total para capturar a un monstruo, no para eliminarlo.

rule-ML-MER-31 = Tranok
    .text = Talento de Despliegue: una vez por ronda, ganas 2 de oro.

rule-ML-MER-32 = Trulina
    .text = Talento de las Afueras: 2 talentos de Defensa contra los ataques de monstruos, no contra artimañas.

rule-ML-MER-33 = Vaidala
    .text = Talento de Despliegue: una vez por ronda, una contratación te cuesta 4 de oro menos, sin bajar de 0.
    .why = Un novato se contrata con la misma acción y se paga del mismo modo, así que el descuento también vale para los novatos; la cerveza no es una contratación.

rule-ML-MER-34 = Wishor
    .text = Talento de Despliegue: una vez por ronda, el total de una compra de trampas es 4 de oro menor, sin bajar de 0.

rule-ML-MER-35 = Wondou
    .text = Talento de las Afueras: 2 talentos de Defensa contra los ataques de monstruos, no contra artimañas.

rule-ML-MER-36 = Wormee
    .text = Talento de Despliegue: una vez por ronda, paga 2 de oro por 1 dado de Fuerza para esta ronda. No mientras Wormee esté asignado a una senda.
    .why = El reglamento inglés no tiene restricción; el español y el francés excluyen a un Wormee asignado, como a Fandor.

rule-ML-MER-37 = Zondu
    .text = Talento de las Afueras: 1 talento de Defensa contra los ataques de monstruos, no contra artimañas.
