### Lo que dice el propio núcleo, sea cual sea el juego.

seat = Jugador { $n }

## Enumeraciones: «a y b»; «a, b y c». Las formas before-i: «y» pasa a «e» ante el sonido i.

list-none = nada
list-two = { $first } y { $second }
list-two-before-i = { $first } e { $second }
list-middle = { $first }, { $second }
list-last = { $first } y { $second }
list-last-before-i = { $first } e { $second }

option-pass = Pasar

event-take-back = { $seat } deshace su última respuesta.

## Por qué se rechaza una respuesta

refused-not-asked = Ahora no te toca responder.
refused-stale = Esta pregunta ya no está abierta.
refused-not-offered = Esta respuesta no está entre las opciones.
refused-over = La partida ha terminado.

## Por qué un bot propone una respuesta

hint-tried = En partidas simuladas esto dio el mejor resultado.
hint-chance = { $why } La probabilidad de ganar es de un { $chance } %.
hint-chance-next = { $why } La probabilidad de ganar es de un { $chance } %; con la mejor alternativa, de un { $next } %.

# Who can be played against: a name, and how strong that player is.
bot-novice = Principiante: ve los puntos de este turno y poco más; para aprender las reglas
bot-apprentice = Aprendiz: juega bien el turno, pero no construye nada para después; un buen primer rival
bot-greedy = Experimentado: planea cada turno entero; gana al Aprendiz cuatro veces de cada cinco
bot-learned = Experto: compara planes enteros según lo que aprendió en miles de partidas; gana al Experimentado unas siete veces de diez
bot-search = Pensador: prueba sus respuestas en partidas simuladas hasta el final; se toma su tiempo
bot-random = Al azar: hace cualquier jugada legal; para pruebas
