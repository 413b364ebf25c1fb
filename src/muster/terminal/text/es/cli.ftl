### Lo que dice la propia terminal. Los nombres de juegos, cartas y reglas vienen de los juegos.

language-name = español

## Menú y formulario

menu-title = ¿A qué jugamos esta noche?
menu-new = Partida nueva
menu-resume =
    { $n ->
        [0] Seguir una partida guardada (no hay ninguna)
       *[other] Seguir una partida guardada ({ $n })
    }
menu-learn = Aprender un juego jugando
menu-watch = Ver jugar a los bots
menu-rules = Leer las reglas
menu-language = Idioma: { $lang }
menu-quit = Salir
menu-back = Atrás
menu-which-game = ¿Qué juego?
menu-which-save = ¿Qué partida?
menu-no-saves = No hay ninguna partida guardada.
menu-not-understood = «{ $typed }» no está en el menú: escribe un número del 1 al { $n }, o q.
form-seats = Jugadores: { $n }
form-seat = Jugador { $seat }: { $who }
form-person = persona
form-bot = bot «{ $bot }»
form-pack = Contenido: { $pack }
form-option = { $title }: { $value }
form-yes = sí
form-no = no
form-keys = Escribe un número para cambiar su línea · Intro para empezar · q para volver
form-not-understood = «{ $typed }» no cambia nada: escribe un número del 1 al { $n }, Intro o q.

## Jugar

keys-play = ?:regla u:deshacer h:pista l:diario v:cartas r:rechazos g:idioma s:copia q:salir
keys-lesson = x:dejar la lección ?:regla u:deshacer h:pista l:diario v:cartas q:salir
lesson-do = Escribe { $n }: { $answer }
lesson-later = ¡Más tarde! Haz primero lo que dice la guía, o escribe x para dejar la lección.
lesson-left = Has dejado la lección: ahora es una partida como cualquier otra.
lesson-learnt = Esa era la lección. Ahora sigues por tu cuenta; h da aún una pista.
no-lesson = Esta partida no sigue ninguna lección.
final-mark = (definitivo)
forced = { $question } Solo había una respuesta posible; se ha dado en tu lugar: { $answer }.
bot-played = { $name } ha jugado.
hand-over = { $name }, te toca. Que nadie más mire. Pulsa Intro para ver tu mesa.
hint = Pista ({ $n }): { $answer }.
hint-why = Pista ({ $n }): { $answer }. { $why }
taken-back = Deshecho.
cannot-take-back = Ya es tarde para deshacerlo: hubo azar, se reveló algo o alguien más ha respondido desde entonces.
no-such-number = No existe la opción { $typed }: escribe un número del 1 al { $n }.
not-understood = «{ $typed }» no es ni un número del 1 al { $n } ni una de las letras de abajo.
no-such-language = No existe el idioma «{ $typed }»; hay { $known }.
no-such-rule = No existe ninguna regla o sección «{ $typed }».
no-rule = Ninguna regla está vinculada a esta pregunta.
no-such-card = Aquí no hay nada que se llame «{ $typed }».
nothing-refused = Ahora mismo se puede hacer todo lo que se ve.
refused-title = Lo que ahora no se puede hacer, y por qué
log-empty = Todavía no ha pasado nada.
log-earlier = { $n ->
    [one] … 1 línea antes de estas: escribe l * para ver todo el diario
   *[other] … { $n } líneas antes de estas: escribe l * para ver todo el diario
}
cards-more = Cartas sobre la mesa. Escribe v NOMBRE para ver cualquiera de las { $n } cartas y losetas de la caja, v * para verlas todas.
page-more = — Intro: más · q: volver —
page-back = — Intro: volver —

## Guardar

save-failed = La partida sigue, pero no se guarda: { $why }.
save-how = Se guarda tras cada respuesta en { $path }. Escribe s NOMBRE para una copia.
save-how-unsaved = Esta partida no se está guardando. Escribe s NOMBRE para una copia.
save-exists = { $path } ya existe; no se ha escrito nada.
save-as-failed = No se ha podido escribir { $path }: { $why }.
saved-as = Se ha guardado una copia en { $path }.
left-saved = Guardada. Para seguir: { $command } play --resume { $file }
left-unsaved = La partida no se ha guardado.
record-kept = El registro de esta partida: { $path } ({ $command } replay lo vuelve a mostrar)

## El final

result-title = Fin
result-score = Puntos
result-place = { $n }.º
result-winner = Gana { $name }.
result-shared = { $names } comparten la victoria.
result-success = Se ha alcanzado el objetivo.
result-failure = No se ha alcanzado el objetivo.
result-tie-break = Desempate: { $name }.
result-grade = { $name }

## Repetición

keys-replay = Intro:más b:atrás N:línea ±9 a:inicio e:fin w 1:vista l:diario g:idioma q:salir
replay-at = Línea { $line } de { $lines }
replay-answer = → { $answer } (de { $n })
replay-take-back = deshace su última respuesta.
replay-open = La partida no ha terminado; su registro tiene { $n } líneas.
replay-not-understood = «{ $typed }» no es ninguna de las teclas de abajo.

## Demostración

demo-played = { $game }: una partida de bots «{ $bot }», { $n } respuestas
demo-same = El registro reproduce el mismo estado: { $hash }
demo-differs = ¡El registro reproduce OTRO estado!

## Campañas

campaign-made = Comienza una campaña: { $path }. Juega su primera parte con: { $command } campaign play { $file }
campaign-added = La parte { $n } ha acabado y se añade a la campaña: { $file }
campaign-next = Juega la parte { $n } con: { $command } campaign play { $file }
campaign-part = { $n }. { $title } – acabada en la ronda { $round }
campaign-seat = {"   "}{ $name }: { $points ->
        [one] { $points } punto de revocación
       *[other] { $points } puntos de revocación
    }, { $reputation } de reputación
campaign-to-come = { $n }. { $title } – por jugar
campaign-carried = Oro con el que empieza la parte siguiente: { $points }
campaign-over = La campaña ha acabado. Puntos de revocación de todas las partes: { $points }

## Reglas

rules-count =
    { $n ->
        [one] { $n } regla
       *[other] { $n } reglas
    }
rules-which = ¿Qué regla o sección? (Intro: volver)
rule-section = Sección:
rule-kind = Clase:
rule-source = Fuente:
rule-why = Por qué:
rule-completes = Completa:
rule-completed-by = La completan:
kind-rule = regla del reglamento
kind-component = componente
kind-ruling = aclaración nuestra

## Signos de la mesa de Meeples & Monsters

sign-gives = pide estas unidades y da lo que sigue
sign-gain = obtienes este meeple
sign-return = este meeple vuelve a la reserva
sign-draw = robas meeples
sign-draw-later = robas más meeples en la fase de robo
sign-quests = robas misiones y luego descartas algunas
sign-rebag = devuelves hasta ese número de meeples del hospedaje a la bolsa (entre paréntesis, los demás jugadores)
sign-back = esta unidad vuelve a la taberna
sign-class-bonus = bonificación de combate de una clase, de todas las demás unidades (*) o contra un tipo
sign-pair-bonus = la primera es más fuerte junto a la segunda
sign-single-bonus = una unidad es más fuerte según la corrupción del hospedaje
sign-token = ficha de bonificación: PV por ese número de tipos de unidad distintos de ese nivel, o de unidades de prestigio (^)
sign-plan = asignadas allí este turno: total y fuerza

## Signos y palabras cortas de la mesa de Monster Lands

lands-die-strength = F
lands-die-magic = M
lands-die-persuasion = P
lands-place-left = I
lands-place-right = D
lands-place-entrance = E
lands-place-mission = M
lands-place-contract = C
lands-entrance = Entrada
lands-mission = Misión
lands-contract = Contrato
lands-lodge = Guarida
lands-alchemist = Alquimista
lands-tavern = Taberna
lands-armory = Armería
lands-bazaar = Bazar
lands-mine = Mina
lands-pawn_shop = Empeños
lands-no-monster = sin monstruo
lands-defense = Defensa
lands-power-glory_loss = las heridas cuestan { $n } de gloria
lands-power-affinity_dice = { $n ->
    [one] +1 dado en su afinidad
   *[other] +{ $n } dados en su afinidad
}
lands-power-no_weapons = sin armas
lands-power-to_entrance = llega a la Entrada
lands-power-no_potions = sin pociones ni venenos
lands-power-no_talents = sin talentos de Defensa
lands-power-lash = al morir golpea a todos: { $n }
lands-power-panic = pánico ×{ $n } en la Entrada
lands-power-die_minus = dados { $die } −{ $n } cada uno
lands-power-hits = golpes automáticos: +{ $n }
lands-power-escape = capturado, escapa
lands-power-spores = { $n ->
    [one] antes de atacar: 1 dado contra todos
   *[other] antes de atacar: { $n } dados contra todos
}
lands-power-entrance_dice = { $n ->
    [one] +1 dado en la Entrada
   *[other] +{ $n } dados en la Entrada
}
lands-power-traps = { $n ->
    [one] capturarlo pide 1 trampa
   *[other] capturarlo pide { $n } trampas
}
lands-battle = Combate
lands-roll = Tirada
lands-purchase = Compra
lands-hits-left = golpes pendientes: { $n }
lands-hit-from = cada dado golpea con { $n } o más
lands-deadly = matarían
lands-talents = talentos
lands-tokens = fichas
lands-ward = magia para protegerse
lands-nothing-rolled = nada lanzado aún
lands-dice-left = por lanzar
lands-no-trap = sin trampa
lands-carried = daño previo
lands-discount = descuento del dado
lands-flat-discounts = y { $n } más
lands-basket = cesta
lands-novice = Sin talento. Una vez por ronda cambia un dado tuyo por uno de otro color. No se le puede enviar a una senda.
lands-sign-die = un dado colocado: una letra sobre su color; el de Persuasión, con su cara; el signo siguiente es el de su dueño
lands-sign-space = un espacio para un dado; ◐ Fuerza o Magia, * cualquiera
lands-sign-free = un espacio libre; uno cerrado con uno o dos jugadores; uno que bloquea Madhala
lands-sign-panic = un edificio en pánico
lands-sign-need = dados requeridos de una senda y, entre paréntesis, los de refuerzo
lands-sign-gift = lo que da una senda: talentos de Defensa, repeticiones; gloria por los mercenarios que mueren allí
lands-sign-token = una ficha boca abajo; boca arriba con su efecto; una protegida; daño que queda en el monstruo
lands-sign-monster = los dados que lanzaría ahora el monstruo; valores de captura y eliminación con sus recompensas
lands-sign-land = valor de conquista y gloria de un territorio; qué dados dan qué cuando está colonizado
lands-sign-mission = dados, objetivo, recompensa y penalización de una misión
lands-sign-contract = dados y pago de un contrato, y las recompensas de sus dos sendas
lands-sign-member = líder; herido; en una senda ({ $places }); asentado; equipo
lands-sign-glory = gloria, reputación y cuánta reputación aún se puede contratar
lands-sign-wages = salarios por pagar; ! más de lo que tiene el clan
lands-sign-turn = de quién es el turno; jugador inicial; ha pasado
lands-sign-defense = talentos de Defensa; solo contra estas afinidades
lands-sign-reroll = repeticiones de esos dados; ? solo en misiones
lands-sign-per-die = cada dado así vale más; ⚔ solo contra monstruos, ⌂ solo para conquistar
lands-sign-deed = más para capturar, eliminar, conquistar; +4 una trampa, contra monstruos
lands-sign-no-trap = captura sin trampa; guarda más trampas
lands-sign-reward = algo más por capturar, eliminar, conquistar
lands-sign-trick = desvía dados de ataque a un vecino; le roba un dado
lands-sign-take = paga por un dado; toma uno de estos cada ronda; más de la Mina
lands-sign-done = un total y el valor que debe alcanzar; alcanzado, logrado
lands-sign-cheaper = contratar más barato, trampas más baratas; un mercenario gratis

## Euthia en la mesa

euthia-code-elemental = E
euthia-code-treasure = T
euthia-code-mountain = Mo
euthia-code-lake = La
euthia-code-cave = Cu
euthia-code-portal = Po
euthia-code-merchants = Me
euthia-code-alchemists = Al
euthia-code-towers = To
euthia-code-church = Ig
euthia-code-fortress = Fo
euthia-code-lord = Se
euthia-code-legend = Le
euthia-code-encounter = En
euthia-code-scenario = Es
euthia-code-griffin = Gr
euthia-here = Aquí
euthia-loose = Sin sitio aún:
euthia-supply = Tus losetas junto al tablero
euthia-veiled = Ocultas hasta
euthia-kills = Héroes muertos
euthia-deaths = Muertes
euthia-deaths-at-most = como mucho { $n } muertes
euthia-tally = Cuenta
euthia-goal = meta
euthia-waves = Oleadas en las rondas
euthia-forms = Formas del enemigo
euthia-sabotage = sabotaje tras la ronda { $n }
euthia-sabotage-alone = sabotaje tras la ronda { $n } con menos de { $evidence } pruebas
euthia-burned = lugares quemados:
euthia-revoked = Revocaciones
euthia-ends-at = acaba con { $n }
euthia-demon-in = demonio en la ronda { $n }
euthia-next = Próximos monstruos
euthia-own-roll = Tirada de héroe
euthia-no-attack = nada con que atacar
euthia-chaos = Caos
euthia-caches = alijos
euthia-discards = Descartes
euthia-played = jugadas:
euthia-sign-monster = monstruo y su nivel
euthia-sign-hex = lo que muestra un hexágono y el monstruo que hay allí; la tierra vacía no tiene letras
euthia-sign-centre = un hexágono de una loseta especial; su centro, con × mientras queden monstruos alrededor
euthia-sign-power = un elemental; su poder en los hexágonos de alrededor
euthia-sign-token = un héroe; una ficha del mismo jugador en un hexágono liberado, minado o visitado; magia defensiva
euthia-sign-unknown = aún sin revelar
euthia-sign-figures = guarida del monstruo de élite revelado; un enemigo común; el grifo; un lugar quemado
euthia-sign-more = el mapa sigue en estas direcciones
euthia-sign-hexes = en una lista de caminos: el hexágono superior izquierdo, el derecho y el inferior de una loseta, su centro
euthia-sign-range = desde un valor de combate de 5, 1 de daño o 1 herida; desde 8, 2; entre corchetes lo que vale ahora
euthia-sign-effects = a tu tirada; al valor del monstruo; más daño; menos heridas
euthia-sign-health = cura; más salud máxima
euthia-sign-special = efecto especial: lee la loseta
euthia-sign-slot = agotada; espacio libre; espacio bloqueado con su precio
euthia-sign-turn = quién debe responder; jugador inicial; alcanzado o revocado; ficha usada
euthia-sign-waves = oleadas según la ronda en que llegan, o formas del enemigo: vencida, en el mapa, por venir

## De dónde vienen los puntos, y desempates

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
part-affinity = Afinidad
part-leader = líder de más reputación
part-gold = oro
part-wanderer = Errante
part-recruit = Recluta
part-mercenary = Mercenario
part-captain = Capitán
part-clan_leader = Líder de clan
part-champion = Campeón de la Reina

# Un análisis de una partida
analysis-title = Análisis: la probabilidad de ganar
analysis-line = línea
analysis-chance = { $chance } %
analysis-swings = Los mayores vuelcos
analysis-swing = Líneas { $first } a { $last }: { $name }, del { $before } % al { $after } %
analysis-missed = Oportunidades perdidas
analysis-nothing = Nada que fuera claramente mejor.
analysis-better = Línea { $line }, { $name }: «{ $better }» ({ $best } %) en vez de «{ $answer }» ({ $chance } %)
