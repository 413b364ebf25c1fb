### Lo que dice el propio servidor; lo que dice un juego viene del juego.

## Rechazos: uno por cada código, y algunos que dicen más

problem-bad-request = No se entiende la petición.
problem-bad-json = El cuerpo de esta petición no es JSON legible.
problem-bad-host = La cabecera Host de esta petición no nombra ninguna máquina.
problem-bad-origin = La cabecera Origin de esta petición no nombra ninguna página.
problem-unreadable = No se puede leer el mensaje.
problem-not-possible = Esto no es posible.
problem-no-session = Necesitas una sesión: vuelve a abrir la página.
problem-no-name = Di primero quién eres.
problem-wrong-key = Esta clave no es válida: ha caducado o alguien la ha revocado.
problem-wrong-password = El nombre o la contraseña no son correctos.
problem-csrf = La petición no vino de nuestra página. Recárgala e inténtalo de nuevo.
problem-origin = Esta conexión no la abrió nuestra página.
problem-wrong-host = Este servidor no responde en esa dirección.
problem-not-your-seat = Este no es tu asiento.
problem-not-yours = No puedes hacer esto.
problem-not-invited = Esta partida es solo para quienes la juegan. Pídeles un enlace de invitación.
problem-not-host = Esto solo puede hacerlo el anfitrión.
problem-not-away = Un bot solo puede jugar por alguien que lleva un rato ausente.
problem-one-seat = Ya tienes un asiento en esta mesa.
problem-resigned = Quien abandona no puede recuperar su asiento.
problem-has-changed = La mesa ha cambiado entretanto. Vuelve a mirar.
problem-not-begun = La partida aún no ha empezado.
problem-begun = La partida ya ha empezado.
problem-account-needed = Para esto necesitas una cuenta.
problem-session-needed = Con una clave no se puede: abre la página y hazlo allí.
problem-key-scope = Esta clave no lo permite; crea una que sí lo permita.
problem-no-session-here = No existe esa sesión.
problem-wrong-old-password = La contraseña no es correcta.
problem-while-running = Mientras la partida está en curso, no.
problem-play-on = Con la partida en curso solo puedes continuar desde tu propio asiento.
problem-not-found = Aquí no hay nada.
problem-no-match = No existe esa partida.
problem-no-game = No existe ese juego.
problem-no-lesson = Esta partida no sigue ninguna lección.
problem-no-pack = No existe ese paquete.
problem-no-seat = No existe ese asiento.
problem-no-answer = La partida aún no ha llegado tan lejos.
problem-no-invite = Esta invitación no es válida o ya se ha usado.
problem-no-key = No existe esa clave.
problem-no-bot = No hay ningún bot llamado { $bot } para este juego.
problem-no-hint = Ahora no se puede dar ninguna pista.
problem-no-record-file = Este registro no se puede abrir: { $reason }.
problem-not-allowed = Esto no se puede hacer aquí.
problem-stale-answer = { refused-stale }
problem-not-offered = { refused-not-offered }
problem-not-asked = { refused-not-asked }
problem-over = { refused-over }
problem-closed = Esta partida está cerrada; aún se puede ver.
problem-seat-taken = Ese asiento está ocupado.
problem-name-taken = Este nombre ya está en uso.
problem-seat-name-taken = «{ $name }» es el nombre de una cuenta de este servidor. Llama al asiento de otra manera o deja que lo haga quien se siente.
problem-has-account = Ya tienes una cuenta.
problem-empty-name = Un nombre necesita al menos una letra.
problem-invite-or-seat = Indica una invitación o un asiento.
problem-open-seat = Un asiento abierto a cualquiera necesita una mesa abierta.
problem-no-take-back = Esto no se puede deshacer.
problem-not-over = La partida aún no ha terminado.
problem-no-record = Esta partida es una simulación y no tiene registro.
problem-diverges = Las reglas han cambiado desde entonces; esta parte de la partida ya no se puede mostrar.
problem-bot-sits-here = Un bot juega por ti. Recupera antes tu asiento.
problem-too-large = Es demasiado grande.
problem-no-http = Esto no es una petición HTTP.
problem-too-slow = La petición tardó demasiado en llegar.
problem-too-long = La dirección o las cabeceras de la petición son demasiado largas.
problem-too-many-requests = Demasiado de una vez. Espera un momento.
problem-server-error = Algo ha fallado por nuestra parte.
problem-busy = El servidor está ocupado. Inténtalo de nuevo en un momento.
problem-not-stored = La respuesta no se pudo guardar y no cuenta. Inténtalo de nuevo.
problem-no-store = El servidor no puede acceder a su base de datos en este momento. Inténtalo de nuevo en un momento.
problem-too-many-tables = Ya tienes muchas mesas en la sala. Juega o cierra una antes.

## Por qué no se puede deshacer

no-take-back-kept = Aquí no se puede deshacer.
no-take-back-barrier = Desde tu última respuesta intervino el azar o se reveló algo.
no-take-back-other-seat = Alguien más ha respondido desde entonces.
no-take-back-over = La partida ha terminado.
no-take-back-spectator = Solo quienes juegan pueden deshacer.

## Partidas

waiting = Esperando a { $name }.
closed-rules = Las reglas han cambiado desde que empezó esta partida y no pueden continuarla.
closed-imported = Esta partida se abrió desde un registro.
closed-left = La terminó la última persona que quedaba. No hay resultado.
closed-agreed = Quienes jugaban acordaron terminarla. No hay resultado.
outcome-won = ganó
outcome-shared = compartió la victoria
outcome-lost = perdió
outcome-success = éxito
outcome-failure = fracaso

## Lo que se cuenta en la mesa y no es una respuesta

the-host = El anfitrión
note-sat-down = { $name } se sienta a la mesa.
note-began = Empieza la partida.
note-left = { $name } deja la mesa.
note-bot-for-me = Un bot juega por { $name }.
note-bot-for-absent = { $by } deja que un bot juegue por { $name }, que no está.
note-bot-in-free = Un bot juega en un asiento libre: { $name }.
note-plays-again = { $name } recupera su asiento.
note-resigned = { $name } abandona. Un bot sigue jugando en su lugar.
note-would-end = { $name } propone terminar la partida sin resultado.
note-plays-on = { $name } quiere seguir jugando.
note-ended = La partida termina aquí, sin resultado.
note-watch = Ahora puede mirar cualquiera que tenga la dirección.
note-no-watch = Ahora solo ven la mesa quienes juegan.
note-rematch = { $name } quiere jugar otra vez.

## Partes de la hoja de puntuación

part-monsters = Monstruos
part-council = Consejo Oscuro
part-quests = Misiones
part-locations = Lugares
part-rooms = Salas de torre
part-levels = Gastado en niveles
part-penalties = Penalizaciones
part-fewest-peasants = menos campesinos
part-glory = Gloria
part-reputation = Reputación
part-trophies = Trofeos
part-affinity = Afinidades
part-leader = líder de más reputación
part-gold = oro

## Elegir un juego

yes = sí
no = no
pack-standard = Estándar

## Cuando la página no se ha construido

page-not-built = El servidor funciona, pero su página no se ha construido.
page-how-to-build = Constrúyela con esta orden y recarga:
