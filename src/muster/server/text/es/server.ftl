### Lo que dice el propio servidor; lo que dice un juego viene del juego.

## Rechazos: uno por cada código, y algunos que dicen más

problem-bad-request = No se entiende la petición.
problem-unreadable = No se puede leer el mensaje.
problem-not-possible = Esto no es posible.
problem-no-session = Necesitas una sesión: vuelve a abrir la página.
problem-no-name = Di primero quién eres.
problem-wrong-key = Esta clave no es válida o ha sido revocada.
problem-wrong-password = El nombre o la contraseña no son correctos.
problem-csrf = La petición no vino de nuestra página. Recárgala e inténtalo de nuevo.
problem-origin = Esta conexión no la abrió nuestra página.
problem-wrong-host = No se puede llegar a este servidor con este nombre.
problem-not-your-seat = Este no es tu asiento.
problem-not-yours = Esto no te corresponde.
problem-account-needed = Para esto necesitas una cuenta.
problem-while-running = Mientras la partida está en curso, no.
problem-play-on = Mientras la partida está en curso, solo puedes seguir jugando desde tu propio asiento.
problem-not-found = Aquí no hay nada.
problem-no-match = No existe esa partida.
problem-no-game = No existe ese juego.
problem-no-pack = No existe ese paquete.
problem-no-seat = No existe ese asiento.
problem-no-answer = La partida no ha llegado tan lejos.
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
problem-closed = Esta partida no admite más respuestas; aún se puede mirar.
problem-seat-taken = Aquí ya se sienta alguien.
problem-name-taken = Este nombre ya está en uso.
problem-has-account = Ya tienes una cuenta.
problem-empty-name = Un nombre necesita al menos una letra.
problem-invite-or-seat = Indica una invitación o un asiento.
problem-open-seat = Un asiento abierto a cualquiera necesita una mesa abierta.
problem-no-take-back = Esto no se puede deshacer.
problem-not-over = La partida aún no ha terminado.
problem-no-record = Esta partida no tiene registro propio: empezó en la imaginación de alguien.
problem-diverges = Las reglas han cambiado desde entonces; esta parte de la partida ya no se puede mostrar.
problem-bot-sits-here = Un bot juega por ti. Recupera antes tu asiento.
problem-too-large = Es demasiado grande.
problem-too-many-requests = Demasiado de una vez. Espera un momento.
problem-server-error = Algo ha fallado por nuestra parte.
problem-busy = El servidor está ocupado. Inténtalo de nuevo en un momento.
problem-not-stored = La respuesta no se pudo guardar y no cuenta. Inténtalo de nuevo.

## Por qué no se puede deshacer

no-take-back-kept = Aquí no se puede deshacer nada.
no-take-back-barrier = Desde tu última respuesta intervino el azar o se reveló algo.
no-take-back-other-seat = Alguien más ha respondido desde entonces.
no-take-back-over = La partida ha terminado.
no-take-back-spectator = Solo quienes juegan pueden deshacer.

## Partidas

waiting = { $name } tiene que decidir.
closed-rules = Las reglas han cambiado desde que empezó esta partida y no pueden continuarla.
closed-imported = Esta partida se abrió desde un registro.
outcome-won = ganó
outcome-shared = compartió la victoria
outcome-lost = perdió
outcome-success = éxito
outcome-failure = fracaso

## Partes de la hoja de puntuación

part-monsters = Monstruos
part-council = Consejo Oscuro
part-quests = Misiones
part-locations = Lugares
part-rooms = Salas de torre
part-levels = Niveles pagados
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
bot-random = Al azar: juega cualquier cosa
bot-greedy = Codicioso: aprovecha cada turno
bot-search = Buscador: prueba sus respuestas en partidas imaginadas; se toma su tiempo
pack-standard = Estándar

## Cuando la página no se ha construido

page-not-built = El servidor funciona, pero su página no se ha construido.
page-how-to-build = Constrúyela con esta orden y recarga:
