### Palabras de la mesa dibujada de Meeples & Monsters. Los nombres de cartas y reglas vienen del servidor.

mm-city = La ciudad
mm-capitol = Capitolio
mm-council = Consejo Oscuro
mm-tiles = Para construir
mm-deck = Mazo
mm-final = { $left ->
    [0] Último turno
   *[other] Turnos finales
}
mm-council-of = Consejo: { $n } de 3
mm-council-short = Consejo { $n } / 3
mm-builders_yard = Patio de los Constructores
mm-builders_yard-short = construir
mm-builders_yard-said = Envía aquí uno o dos campesinos para construir una de las losetas disponibles en un solar vacante.
mm-hall_of_heroes = Salón de los Héroes
mm-hall_of_heroes-short = subir de nivel
mm-hall_of_heroes-said = Envía aquí una unidad y paga PV para subir su clase un nivel.
mm-overrun = invadido
mm-overrun-said = { $n ->
    [one] Distrito invadido: si usas aquí un lugar sin combatir en el distrito, debes quedarte con 1 campesino.
   *[other] Distrito invadido: si usas aquí un lugar sin combatir en el distrito, debes quedarte con { $n } campesinos.
}
mm-monsters-of = { $n } de { $all } monstruos
mm-empty-slot = sin monstruo
mm-vacant = solar vacante
mm-vacant-label = Vacante: { $name }
mm-tower-empty = la torre está vacía
mm-location = Lugar
mm-open-tile = Loseta disponible
mm-room = Sala de torre
mm-stock = { $n ->
    [one] queda { $n }
   *[other] quedan { $n }
}
mm-used = en tu plan
mm-held-by = en manos de { $name }
mm-planned = en el plan: { $total } de { $strength }
mm-monster-label = { $name }, fuerza { $strength }, { $vp } PV, nivel { $level }, { $type }
mm-district-label = { $name }, monstruos: { $monsters } de 3{ $options ->
    [0] {""}
    [one] , 1 opción
   *[other] , { $options } opciones
}
mm-room-label = Sala de torre { $name }, restantes en la torre: { $left }
mm-deck-label = Mazo de monstruos, cartas restantes: { $n }. Consejo Oscuro: { $arrived } de 3 cartas
mm-deck-said = Cartas restantes: { $n }. Cartas del Consejo Oscuro que han salido: { $arrived } de 3; con la tercera empiezan los turnos finales.
mm-token = Ficha de bonificación «{ $name }», { $n } PV: { $text }

mm-tavern = Taberna
mm-tavern-said = Las unidades de tu taberna se pueden asignar este turno.
mm-lodgings = Hospedaje
mm-lodgings-said = Los meeples del hospedaje descansan. Vuelven a la bolsa cuando se vacía.
mm-bag = Bolsa
mm-bag-label = { $n ->
    [one] Tu bolsa, { $n } meeple
   *[other] Tu bolsa, { $n } meeples
}
mm-bag-said = De aquí robas los meeples para la taberna de tu próximo turno.
mm-bag-empty = La bolsa está vacía.
mm-heroes = Héroes
mm-quests = Misiones
mm-yours-alone = solo tú las ves
mm-no-quests = ninguna
mm-nobody = nadie
mm-stays = se queda
mm-cv = Combate { $value }
mm-or-minus = o −{ $n }
mm-hidden-quest = Una misión que solo conoce su dueño
mm-meeples-label = { $n } × { $name }
mm-hero-label = { $name }, nivel { $level }, valor de combate { $value }
mm-corruption-said = La corrupción ocupa tu taberna y no hace nada. No se puede asignar a lugares ni a combates.
mm-next-level = El nivel { $n } cuesta { $cost } PV.
mm-strength = fuerza { $n }
mm-vp = { $n } PV
mm-level = nivel { $n }
mm-penalty = −{ $n } PV si no se completa
mm-quest-triggered = Misión de activación
mm-quest-ongoing = Misión continua
mm-quest-end = Misión de fin de partida
mm-status = Misiones { $quests } · taberna { $tavern } · bolsa { $bag }

mm-fill = Enviar las justas
mm-fill-with = Enviar { $units }
mm-idle = { $n ->
    [one] Queda 1 unidad en la taberna y aún hay trabajo para ella.
   *[other] Quedan { $n } unidades en la taberna y aún hay trabajo para ellas.
} Confirma otra vez para seguir.

mm-phase-development = Desarrollo
mm-phase-main = Principal
mm-phase-draw = Robo
mm-phase-development-said = Construye una loseta con campesinos o sube una clase pagando PV. Ambas cosas son opcionales.
mm-phase-main-said = Envía unidades a lugares y contra monstruos, y confirma el plan.
mm-phase-draw-said = Llegan monstruos nuevos en lugar de los vencidos y robas la siguiente mano.
mm-score-said = Puntos de victoria hasta ahora; las misiones que cuentan al final se suman después.
mm-tab-villages = Aldeas
mm-tab-university = Univ.
mm-tab-capitol = Capitolio
mm-tab-council = Consejo
mm-tab-cathedral = Catedral
mm-tab-castle = Castillo

mm-from-monsters = Monstruos
mm-from-council = Consejo Oscuro
mm-from-quests = Misiones
mm-from-locations = Lugares
mm-from-rooms = Salas de torre
mm-from-levels = Pagado por niveles
mm-from-penalties = Misiones sin completar
