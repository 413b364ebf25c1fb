### Lo que el juego pregunta, ofrece y cuenta.

## Preguntas

prompt-abilities = ¿Usas una habilidad de héroe antes de ir al Capitolio?
prompt-late-abilities = ¿Usas ahora una habilidad de héroe?
prompt-capitol = Desarrollo: usa habilidades de héroe, asigna unidades al Capitolio o continúa.
prompt-capitol-order = ¿Qué lugar del Capitolio resuelves primero?
prompt-tile = ¿Qué loseta construyes?
prompt-slot = ¿En qué solar construyes { $tile }?
prompt-builder = Gremio de carpinteros: ¿devuelves a la reserva uno de los dos constructores?
prompt-plan = Fase principal: coloca tus unidades en lugares y monstruos y confirma el plan.
prompt-fill = { $place }: ¿qué unidad asignas?
prompt-fight = { $place }: { $total } de { $strength }. ¿Qué unidad se une al combate?
prompt-more = { $place }: ¿qué otra unidad asignas?
prompt-strengthen = { $place }: ¿qué unidad refuerzas con tu corrupción?
prompt-resolve = Plan confirmado. ¿Qué resuelves ahora?
prompt-monster-effects = ¿Qué efecto de monstruo resuelves ahora?
prompt-return = { $place }: ¿qué unidad vuelve a la reserva?
prompt-bring-back = { $place }: ¿qué unidad vuelve a tu taberna tras la fase de robo?
prompt-gain = ¿Qué unidad obtienes?
prompt-rebag = { $number ->
    [one] Puedes devolver a tu bolsa 1 meeple de tu hospedaje.
   *[other] Puedes devolver a tu bolsa hasta { $number } meeples de tu hospedaje.
}
prompt-corruption = ¿De dónde tomas la corrupción que vuelve a la reserva?
prompt-quests = ¿Completas una misión?
prompt-discard = ¿Qué misión descartas?
prompt-district = { $monster }: su distrito está lleno. ¿A qué distrito va?
prompt-draw-effects = ¿Usas un efecto de la fase de robo?

## Opciones

option-confirm = Confirmar el plan
option-continue = Continuar
option-effect-none = No usar ninguno
option-quest-none = No completar ninguna ahora
option-rebag-none = No devolver más
option-leave-capitol = Pasar a la fase principal
option-to-capitol = Pasar al Capitolio
option-ability-none = Ninguna habilidad ahora
option-leave = Dejarlo incompleto por ahora
option-stop = Terminar
option-nothing = Conservar a los dos
option-research = Investigar: todos los magos al hospedaje
option-join = Campesino del hospedaje, llamado por el guerrero
option-ability = Usar una habilidad: { $class }
option-build = Construir con: { $units }
option-level = Subir de nivel: { $class }
option-level-shaman = Subir de nivel con un chamán: { $class }
option-capitol = { $place }
option-tile = { $tile }
option-slot = { $slot }
option-district = { $district }
option-complete = Completar «{ $quest }»
option-discard = Descartar «{ $quest }»
option-effect = «{ $quest }»
option-use = Usar: { $place }
option-fight = Combatir: { $place }
option-room = Sala: { $place }
option-more = Asignar una unidad más: { $place }
option-back = Retirar las unidades: { $place }
option-strengthen = Reforzar una unidad: { $place }
option-resolve = { $place }
option-unit = { $unit }
option-return = { $unit }
option-named = { $unit }
option-bag = { $unit }
option-gain = { $unit }
option-corruption-tavern = Desde la taberna
option-corruption-lodgings = Desde el hospedaje

## Por qué no, y para qué

refused-used = Solo se puede una vez por turno.
refused-units = Faltan unidades requeridas en tu taberna.
refused-fought = Ya has combatido contra este Señor Oscuro.
refused-council = Solo se puede combatir contra el Consejo Oscuro en los turnos finales.
refused-weak = Solo llegas a { $total } de { $strength }.
refused-short = Un combate del plan aún no alcanza la fuerza necesaria.
refused-no-slot = No queda ningún solar vacante o ninguna loseta disponible.
refused-top-level = Esta clase ya está en su nivel máximo.
refused-vp = Cuesta { $cost } PV y tienes { $vp }.
refused-vp-even = Cuesta { $cost } PV. Tienes { $vp } y construir podría darte { $bonus } más.
refused-vp-builder = Cuesta { $cost } PV y tienes { $vp }. Con un campesino para construir, los { $bonus } PV de un solar podrían pagarlo.
refused-unpaid = El nivel aún no está pagado: construye también, en un solar que dé PV.
preview-fight = hasta { $total } contra { $strength }
preview-overrun = { $number ->
    [one] invasión: +1 campesino
   *[other] invasión: +{ $number } campesinos
}
preview-use = { $units } → { $gains }
preview-use-overrun = { $units } → { $gains }; { preview-overrun }
preview-gains = { $gains }
preview-build = { $number ->
    [one] +1 campesino de la reserva
   *[other] +{ $number } campesinos de la reserva
}
preview-step = { $before } → { $after } de { $strength }
preview-level = nivel { $level } por { $cost } PV
preview-level-slot = nivel { $level } por { $cost } PV; construye también para pagarlo
preview-vp = +{ $vp } PV

## El registro

event-first-player = { $corruption ->
    [one] { $seat } empieza, con { $corruption } meeple de corrupción en la taberna.
   *[other] { $seat } empieza, con { $corruption } meeples de corrupción en la taberna.
}
event-turn-begins = Ronda { $round }: turno de { $seat }.
event-final-turns = El Consejo Oscuro ya está aquí: los turnos finales empiezan en la ronda { $round }.
event-game-ends = La partida termina tras la ronda { $round }.
event-meeples-drawn = { $seat } roba: { $meeples }.
event-bag-refilled = { $number ->
    [one] { $seat } repone su bolsa con { $number } meeple del hospedaje.
   *[other] { $seat } repone su bolsa con { $number } meeples del hospedaje.
}
event-meeple-gained = { $seat } obtiene { $unit }.
event-meeple-returned = { $seat } devuelve a la reserva: { $unit }.
event-nothing-left = { $seat } no obtiene nada: ya no quedan meeples de este tipo ({ $unit }).
event-meeple-rebagged = { $seat } devuelve a su bolsa: { $unit }.
event-peasants-fled = { $number ->
    [one] { $place }: 1 campesino huye y se une a { $seat }.
   *[other] { $place }: { $number } campesinos huyen y se unen a { $seat }.
}
event-unit-stays = { $seat } conserva para el próximo turno: { $unit }.
event-vp-gained = { $seat } obtiene { $vp } PV.
event-ability-used = { $seat } usa una habilidad de héroe: { $unit }.
event-researched = { $seat } investiga con { $mages ->
    [one] 1 mago
   *[other] { $mages } magos
}.
event-tile-built = { $seat } construye una loseta: { $tile } ({ $slot }).
event-builder-joined = { $number ->
    [one] Un campesino de la reserva se une al que construye para { $seat }.
   *[other] { $number } campesinos de la reserva se unen al que construye para { $seat }.
}
event-levelled = { $seat } sube una clase al nivel { $level } por { $vp } PV: { $unit }.
event-level-unpaid = { $seat } no puede pagar la subida de nivel: { $unit }.
event-assigned = { $place }: { $seat } asigna { $units }.
event-passed = { $seat } no asigna nada.
event-location-used = { $seat } activa un lugar: { $place }.
event-room-done = { $seat } completa una sala de torre: { $room }.
event-room-turned-up = Nueva sala de torre: { $room } ({ $district }).
event-monster-beaten = { $seat } derrota a un monstruo: { $monster } (+{ $vp } PV).
event-token-paid = { $seat } obtiene { $vp } PV por la ficha de bonificación: { $token }.
event-hill-taken = { $place }: { $seat } expulsa a { $other }.
event-hill-paid = { $place }: { $seat } cobra por haber mantenido la colina.
event-quests-drawn = { $number ->
    [0] { $seat } quiere robar una misión, pero no queda { $quests }.
    [one] { $seat } roba la misión «{ $quests }».
   *[other] { $seat } roba { $number } misiones: { $quests }.
}
event-quests-drawn-hidden = { $number ->
    [0] { $seat } quiere robar una misión, pero no queda ninguna.
    [one] { $seat } roba 1 misión.
   *[other] { $seat } roba { $number } misiones.
}
event-quest-discarded = { $seat } descarta la misión «{ $quest }».
event-quest-completed = { $seat } completa la misión «{ $quest }» (+{ $vp } PV).
event-quest-scored = { $seat } anota { $vp } PV por la misión «{ $quest }».
event-quest-failed = { $seat } no ha completado la misión «{ $quest }»: −{ $vp } PV.
event-effect-used = { $seat } usa el efecto de la misión «{ $quest }».
event-monster-arrives = Llega un monstruo: { $monster } ({ $district }).
event-council-arrives = Llega el Consejo Oscuro (carta { $number } de 3).
event-tile-turned-up = Nueva loseta disponible: { $tile }.
event-unit-returns = { $seat } devuelve a su taberna: { $unit }.
