### Lo que dice la propia página. Las frases de un juego vienen del servidor.

brand-link = Muster, al inicio
yes = sí
no = no
close = Cerrar
more = Más
loading = Un momento…
loading-table = Se está preparando la mesa.
guest = Invitado
you = tú
you-named = Tú, { $name }
you-act = Te toca
your-turn = Tu turno
seat-number = Jugador { $n }
bot = bot
friend = Amigo
game = Juego
round = ronda { $n }
score = Puntos
hint = Pista
help = Ayuda
language = Idioma
language-now = Idioma: { $language }
settings = Ajustes
pages = Páginas

## Inicio

start-title = ¿A qué jugamos esta noche?
start-lead = En solitario contra bots, en una misma pantalla o en línea con amigos. Las reglas se aplican solas.
games = Juegos
players = jugadores
length = duración
minutes = unos { $n } min
about-meeples-and-monsters = Saca tu tropa de la bolsa, defiende cuatro distritos y planta cara al Consejo Oscuro.
about-monster-lands = Reparte tus dados: contrata en la Ciudadela y envía a tu clan por las sendas.
about-euthia = Explora un mapa de hexágonos que crece, arma a tu héroe y lucha con dados y cartas.
solo-monster-lands = Los reglamentos solo imprimen la preparación del juego en solitario. Madhala, que bloquea espacios con sus dados, es diseño nuestro.
sort-meeples-and-monsters = bag building
sort-monster-lands = colocación de dados
sort-euthia = aventura
set-up = Preparar { $game }
who-sits = ¿Quién juega?
how-play = Opciones
seat-me = tú
seat-bot = bot: { $bot }
seat-device = otra persona en este dispositivo
seat-invite = con enlace
seat-open = abierto a todos
seat-nobody = nadie
name-of-seat = Nombre del jugador { $n }
who-in-seat = Quién juega en el asiento { $n }
seats-wrong = Este juego es para { $seats } jugadores.
your-name = Tu nombre
more-choices = { $n ->
    [one] 1 opción más
   *[other] { $n } opciones más
}
pack = Contenido
pack-help = Qué cartas y valores se usan.
pace = Ritmo
pace-help = En directo o por días, la mesa espera lo que haga falta. Los avisos llegan mientras haya una pestaña de ella abierta.
pace-live = en vivo
pace-days = en varios días
table-language = Idioma de la mesa
table-language-help = Con él se encuentra la mesa en la lista. Cada cual lee el juego en su idioma.
start-match = Empezar la partida
starting = Preparando la mesa…
read-rules = Leer las reglas
go-on = Seguir
go-on-empty = Aún no hay partidas. La primera se prepara en un minuto.
more-matches = { $n ->
    [one] 1 partida más
   *[other] { $n } partidas más
}
finished = Terminadas
over = terminada
invited = ¿Te han invitado?
invite-paste = Pega el enlace
invite-unknown = Eso no es un enlace de invitación. Tiene la forma …/m/…?invite=…
join = Unirse
watch = Mirar
open-tables = Mesas abiertas
all-tables = Todas las mesas abiertas
tables-empty = No hay mesas abiertas.
open-one = Abre una.
all-games = Todos los juegos
what-for = Busco
join-or-watch = unirme o mirar
any-pace = cualquiera
any-language = cualquiera
tables-filter = Filtrar las mesas
tables-none-fit = Ninguna mesa abierta cumple estos filtros.
tables-all = Mostrar todas las mesas
seats-free = { $n ->
    [one] 1 asiento libre
   *[other] { $n } asientos libres
}
waiting-tag = en espera

## Quién

who-are-you = ¿Quién eres?
play-as-guest = Jugar con este nombre
account = Una cuenta
account-why = Con una cuenta tus partidas te esperan en cualquier dispositivo.
password = Contraseña (8 caracteres o más)
sign-in = Iniciar sesión
sign-up = Crear cuenta
sign-out = Cerrar sesión
signed-in-as = Sesión iniciada como { $name }.
sign-out-everywhere = Salir en todas partes
sign-out-everywhere-help = Cierra todas las sesiones en otros navegadores y anula todas las claves de programas.
keys-title = Programas que juegan por ti
keys-why = Un programa o bot tuyo inicia sesión con una clave en lugar de contraseña. Mira «programs» en el manual.
keys-none = Aún no hay claves.
keys-label = Para qué es la clave
keys-make = Crear una clave
keys-once = Esta clave se muestra solo esta vez. Cópiala ahora:
keys-end = Revocar la clave { $label }
keys-end-short = Revocar
keys-may = Qué puede hacer el programa
keys-may-all = mirar, jugar y crear partidas
keys-may-play = mirar y jugar
keys-may-read = solo mirar
keys-days = Cuánto dura la clave
keys-until = caduca { $when }
keys-no-end = no caduca
n-days = { $n ->
    [one] { $n } día
   *[other] { $n } días
}
account-care = Contraseña, dispositivos y datos
guest-care = Dispositivos y datos
password-change = Cambiar la contraseña
password-change-help = Se cierran tus demás sesiones. Las claves de programas siguen valiendo.
password-changed = Se ha cambiado tu contraseña.
password-old = Tu contraseña actual
password-new = Contraseña nueva (8 caracteres o más)
sessions-title = Dónde tienes la sesión abierta
session-here = este navegador
session-unknown = Navegador desconocido
session-end = Cerrar la sesión en { $agent }
my-data = Tus datos
export-me = Descargarlo
delete-account = Eliminar mi cuenta
delete-guest = Eliminarme
delete-me-help = Tu nombre desaparece de todas las mesas, se borran tus partidas sin otras personas y unos bots siguen jugando en tu lugar.
delete-me-sure = ¿Borrar todo lo que guardamos de ti? No se puede deshacer.

## Una mesa que espera

room-title = Esperando jugadores
room-lead = Puedes empezar ya; la partida espera cuando le toca a un asiento libre. Envía a cada amigo su propio enlace.
seat-waiting = aún no está
seat-ready = listo
seat-free = asiento libre
seat-away = ausente
invite-link = Enlace de invitación
invite-anew = Enlace nuevo
copy-link = Copiar el enlace
copied = Copiado
welcome = Te han invitado a una partida
welcome-to = Te invitan a jugar a { $game }
welcome-there = En la mesa: { $names }.
sit-down = Sentarse aquí
open-room = Abrir la sala
room-before = { $game }: antes de la partida
invite-friends = Invita a tus amigos
invite-one = Un solo enlace para todos. Quien lo abre elige un nombre y se sienta.
invite-host-has = El anfitrión tiene el enlace para los asientos libres.
share-link = Compartir
seat-move = Sentarme aquí
seat-kept = Hay un asiento reservado para ti.
start-with-bots = Empezar ya, con bots en los asientos libres
start-with-bots-help = Quien llegue después con el enlace recupera su asiento del bot.
room-host-starts = El anfitrión empieza la partida.
at-the-table = En la mesa
watch-allow = Cualquiera con la dirección puede mirar
watch-help = Las cartas ocultas siguen ocultas para ellos.
end-offered = { $names } quiere terminar la partida sin resultado.
end-agree = Aceptar y terminar
end-ask = Proponer terminar la partida sin resultado
end-play-on = Seguir jugando
bot-for-absent = { $name } no está: que juegue un bot hasta que vuelva
leave-delete = Borrar esta partida
leave-delete-sure = ¿Borrar la partida? Nadie ha jugado todavía; no se guarda nada de ella.
leave-leave = Dejar la mesa
leave-leave-sure = ¿Dejar la mesa? Tu asiento vuelve a quedar libre.
leave-close = Terminar esta partida
leave-close-sure = ¿Terminar la partida sin resultado? Se podrá seguir mirando.
leave-resign = Rendirse
leave-resign-sure = ¿Rendirte? Un bot sigue por ti y no podrás volver.
leave-yes = Sí, hazlo
leave-no = No, me quedo
seat-resigned = se ha rendido
welcome-host = Te invita { $name }.
welcome-full = Ya están ocupados todos los asientos.
rematch-told = { $name } juega otra vez: «Jugar otra vez» te lleva a la misma mesa.

## La mesa

skip-links = Ir a
skip-question = La pregunta
skip-board = El tablero
skip-log = El diario
board = Tablero
board-of = Zona de { $name }
own-board = Tu zona
back-to-own = Volver a mi tablero
own-board-open = Mostrar toda tu zona
no-drawing = Este juego aún no tiene tablero dibujado. Aquí está todo lo que puedes ver; tus opciones están en la pregunta.
seats = Jugadores
to-act = le toca
to-act-you = te toca
first-player = empieza la ronda
seat-click = Haz clic para ver la zona de este jugador.
phases = Fases del turno
places = Lugares
whole-board = Todo el tablero
title-your-turn = ● Tu turno · { $game }
title-replay = Repetición · { $game }

## La pregunta

now-asked = Tu decisión
crumbs = Pasos de esta elección
crumb-back = Volver a: { $step }
prompt-how = Pulsa lo que está resaltado, o su número.
why-question = ¿Por qué esta pregunta?
why-short = ¿por qué?
why-none = Ninguna regla está vinculada a esta pregunta.
forced-quiet = Aquí no tienes nada que elegir. La partida sigue sola, para que nadie sepa lo que tienes.
what-here = ¿Qué haces aquí?
option-at = Opción { $number }: { $option }
option-at-preview = Opción { $number }: { $option } ({ $preview })
options-other = Otras
options-count = { $n ->
    [one] opción
   *[other] opciones
}
options-all = { $n ->
    [one] La única opción
   *[other] Las { $n } opciones
}
options-fewer = Solo este lugar
search-options = Buscar entre las opciones
cannot-now = Ahora no es posible
refused-more = { $n ->
    [one] 1 más que ahora no es posible
   *[other] { $n } más que ahora no son posibles
}
refused-fewer = Mostrar menos
choose-one = Elige una opción
chosen = elegida
final = definitivo
final-why = Una vez enviado, no se puede deshacer.
picked-confirm = { $option }. Pulsa Intro para confirmar.
sending = Enviando…
take-back = Deshacer
take-back-barred = Esto no se puede deshacer.
moved-on = La partida ha avanzado: esta es la pregunta actual.
hint-said = Pista: { $option }. { $reason }
turn-said = Tu turno. { $question } { $n ->
    [one] 1 opción.
   *[other] { $n } opciones.
}
waiting = Un momento…
decides = { $name } decide
waiting-for = Esperando a { $name }
waiting-several = Esperando a { $n } jugadores
waiting-meanwhile = Mientras esperas, explora la mesa: todo se explica al señalarlo.
match-over = La partida ha terminado
won-by = Victoria: { $names }.
see-result = Ver el resultado
match-closed = Esta partida está cerrada
match-closed-why = Todavía se puede ver.
error-title = No se puede mostrar esta mesa
answers-saved = Tus respuestas están guardadas.
error-offline = No se puede contactar con el servidor. Tus respuestas están guardadas; inténtalo de nuevo en un momento.
offline-title = El servidor no responde
offline-text = O este dispositivo no tiene conexión, o el servidor descansa. Allí las partidas están a salvo; esta página lo intenta de nuevo cada pocos segundos y sigue sola.
error-status = El servidor respondió con el error { $status }.
error-closed = No puedes unirte a esta mesa.
to-start = Inicio
to-table = Volver a la mesa
connection-lost = Conexión perdida. Reintentando.
connection-retry = Conexión perdida, reintentando ({ $seconds } s)
connection-ended = Esta pantalla se ha desconectado de la mesa.
try-now = Probar ya
since-last-turn = Desde tu último turno
recap-more = y { $n } más en el diario
recap-said = Desde tu último turno: { $events } Abrir el diario.
skip = Saltar
since-you-left = { $n ->
    [one] 1 novedad desde que te fuiste
   *[other] { $n } novedades desde que te fuiste
}
seen = Visto
order-end = cancelar
watching = Estás mirando. Lo oculto sigue oculto.
bot-plays-for = { $bot } juega por { $name }.
take-seat-back = Recuperar el asiento
give-seat-to-bot = Que un bot juegue por { $name }

## Pasar el dispositivo

hand-over = { $name }, te toca
look-away = Que nadie más mire, por favor.
show-my-table = Soy { $name }: mi mesa

## Diario y repetición

log-title = Qué ha pasado
last-events = Qué ha pasado: { $events }
log-filter = Mostrar
log-all = todo
log-mine = lo mío
log-fights = combates
log-empty = Nada todavía.
log-keep = Guardar este diario en un archivo
log-earlier = Anterior
log-look = Ver la mesa en ese momento ({ $n })
looking-at = Estás viendo la decisión { $n }.
back-to-now = Volver al presente
replay = Repetición
replay-slider = Línea de tiempo
replay-at = decisión { $n } de { $all }
replay-live = decisión { $n } · ahora
replay-back = Una decisión atrás
replay-on = Una decisión adelante
replay-first = Al principio de la partida
replay-last = Al final
replay-play = Reproducir
replay-pause = Pausa
replay-speed = Velocidad { $n }
replay-eyes = Ver como
replay-follow = jugador activo
replay-took-back = { $name } deshace su última respuesta.
replay-take-backs = { $n ->
    [one] Una respuesta deshecha, en la decisión { $where }.
   *[other] { $n } respuestas deshechas, en las decisiones { $where }.
}
spectator = espectador
play-on = Seguir desde aquí

## Puntos y final

score-sheet = Hoja de puntos
score-part = De dónde vienen los puntos
score-total = Total
score-later = Cuenta solo al final
the-end = Final
not-over = Esta partida no ha terminado.
end-success = Logrado
end-failure = No se ha logrado
wins = Gana { $name }
share = { $names } comparten la victoria
winner = ganador
tie-break = Desempate: { $name }.
points-from = De dónde vienen los puntos
chart-title = Los puntos a lo largo de la partida
chart-label = Gráfico de los puntos a lo largo de la partida, una línea por jugador; los valores están en la tabla
chart-answers = { $n ->
    [one] { $n } decisión
   *[other] { $n } decisiones
}
turning-points = Momentos decisivos
takes-lead = { $name } toma la delantera con { $points } (ronda { $round })
again = Jugar otra vez
verify = Verificar
download-record = Descargar el registro

## Verificar

verify-title = Verificar esta partida
verify-lead = Antes del primer movimiento el servidor se comprometió con una semilla secreta. Ahora que se conoce, la partida entera puede reproducirse a partir de ella.
verify-running = Reproduciendo la partida…
verify-commitment = El compromiso, antes del primer movimiento
verify-seed = La semilla, revelada al final
verify-again = La partida, reproducida
verify-checked = { $answers } respuestas reproducidas, { $hashes } estados comparados.
verify-hashes = Todos los estados comparados
verify-same = igual
verify-other = distinto
verify-ok = Todo encaja: nadie ha manipulado los dados.
verify-bad = Algo no encaja.
verify-differs = La primera diferencia está en la decisión { $at }.
to-result = Volver al resultado

## Abrir un registro

open-record = Abrir un registro
open-record-lead = Un registro es la partida entera en un pequeño texto. Abre uno para recorrerlo o para seguir jugando desde cualquier decisión.
choose-file = Elegir un archivo
paste-record = O pega su texto
open-it = Abrirlo

## Ajustes

theme = Tema
theme-system = como el sistema
theme-dark = noche (oscuro)
theme-light = mañana (claro)
text-size = Tamaño del texto
motion = Movimiento
motion-system = como el sistema
motion-full = sí
motion-none = no
tempo = Ritmo
tempo-help = Con qué rapidez se muestran las tiradas, los combates y los turnos de los demás.
tempo-off = de inmediato
tempo-quick = rápido
tempo-normal = normal
tempo-calm = tranquilo
staged = En grande
staged-help = De quién se muestran a lo grande, sobre el tablero, las tiradas, los combates y los grandes momentos.
staged-mine = los míos
staged-fights = los míos y los grandes de los demás
staged-all = los de todos
confirm = Confirmar
confirm-help = Si un clic juega al momento o se confirma con Intro.
confirm-final = solo lo definitivo
confirm-always = siempre
confirm-never = nunca
sound = Sonidos
volume = Volumen
notices = Avisos
notices-help = Un aviso del navegador cuando te toca.
shortcuts = Atajos de una tecla
shortcuts-help = Los números siempre eligen una opción; las letras solo funcionan con esto activado.
keys = Teclas
keys-change = Cambiar las teclas
keys-press = Pulsa una tecla
settings-reset = Restablecer los ajustes

## Ayuda

help-lead = El cuadro lateral hace una pregunta cada vez. Responde allí o en el tablero.
help-lit = Lo resaltado se puede elegir; su número es el mismo en el tablero y en la lista.
help-look = Deja el puntero sobre cualquier cosa, o mantenla pulsada, para ver qué es y qué hace.
help-back = Puedes deshacer mientras no se haya robado ni revelado nada.
key-digits = elegir la opción con ese número
key-enter = confirmar o seguir
key-escape = cerrar, deseleccionar, volver al presente
key-arrows = recorrer el tablero
key-shift = Mayús
key-take-back = deshacer
key-why = ¿por qué esta pregunta?
key-explain = explicar lo que tiene el foco
key-pin = mantener abierta la explicación
key-hint = pista de un bot
key-score = hoja de puntos
key-log = diario
key-own = mi zona
key-prompt = a la pregunta
key-previous = lugar resaltado anterior
key-next = lugar resaltado siguiente
key-earlier = una decisión atrás
key-later = una decisión adelante
key-turn-back = al comienzo de este turno, luego del anterior
key-turn-on = al turno siguiente
key-search = buscar entre las opciones
key-mute = activar o silenciar los sonidos
key-skip = saltar lo que hacen los demás
key-help = esta lista
key-signs = todos los símbolos del juego
key-aside = mostrar otro panel junto al tablero
key-larger = ampliar el mapa
key-smaller = reducir el mapa
key-whole = mostrar todo el mapa

## Reglas

rules = Reglas
rules-search = Buscar en las reglas
rules-sections = Capítulos
rules-count = { $n ->
    [one] 1 regla
   *[other] { $n } reglas
}
rule-why = Por qué:
ruling = aclaración nuestra
missing-title = Página no encontrada
missing = No existe la página { $path }.

## Un juego en cinco minutos

learn-title = { $game } en cinco minutos
learn-link = Aprender en cinco minutos
learn-part-aim = De qué trata
learn-part-turn = Cómo va una ronda
learn-part-fight = Un combate
learn-part-points = De dónde salen los puntos
learn-part-end = El final
learn-part-tips = Para la primera partida
learn-part-screen = En la pantalla
learn-play = Jugar

## Acerca de

about = Acerca de y créditos
about-title = Acerca de Muster
about-what = Una mesa digital abierta para tres juegos de mesa, con personas, con bots o con ambos. Funciona en un solo equipo y no pide nada a ningún otro.
about-games = Monster Lands, Meeples & Monsters y Euthia: Torment of Resurrection pertenecen a sus editoriales y autores, que no tienen relación con este proyecto. Aquí no hay textos ni ilustraciones suyos. Para conocer los juegos tal como se concibieron, cómpralos.
about-licence = El código es abierto, con la licencia Apache, versión 2.0.
about-fonts-title = Tipos de letra
about-fonts = Cada uno con su propia licencia:
about-figures-title = Figuras
about-figures = Nuestro propio código dibuja los monstruos, las personas, los lugares y las cosas a partir de { $count } siluetas de game-icons.net, obra de { $authors } autores, usadas con la licencia
about-changes = Hemos cambiado todas las siluetas: les damos color, luz, grosor, un marco y un lugar. Algunas las dibujamos nosotros, igual que a todas las personas con rostro.
foot-not-official = Sin relación con las editoriales de los juegos.

## Todos los símbolos

signs-title = Todos los símbolos
signs-search = Buscar un símbolo
signs-count = { $n ->
    [0] No hay ningún símbolo así.
    [one] Un símbolo
   *[other] { $n } símbolos
}

## Una primera partida guiada

lesson-step = Paso { $n } de { $all }
lesson-click = Pulsa lo resaltado o la tecla { $number }.
lesson-tap = Toca lo resaltado.
lesson-later = ¡Más tarde! Primero: { $first }.
lesson-leave = Dejar la lección
lesson-go-on = Seguir con la lección
lesson-enough = Sigo por mi cuenta
lesson-begin = Aprender jugando
lesson-resume = Seguir con tu primera partida
lesson-new = ¿Es tu primera vez? { $game } se aprende jugando: una partida guiada, paso a paso, en un cuarto de hora.
beginners = Para principiantes
