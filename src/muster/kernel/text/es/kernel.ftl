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

event-take-back = { $seat } deshace su última respuesta (línea { $number } del registro).

## Por qué se rechaza una respuesta

refused-not-asked = Ahora mismo no se te pregunta nada.
refused-stale = Esta pregunta ya no está abierta.
refused-not-offered = Esta respuesta no está entre las opciones.
refused-over = La partida ha terminado.

## Por qué un bot propone una respuesta

hint-tried = En partidas imaginadas dio mejor resultado que lo demás.
