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
mm-builders_yard = Patio de los Constructores
mm-builders_yard-short = construir
mm-builders_yard-said = Envía aquí uno o dos campesinos para construir una de las losetas descubiertas en un solar libre.
mm-hall_of_heroes = Salón de los Héroes
mm-hall_of_heroes-short = subir de nivel
mm-hall_of_heroes-said = Envía aquí una unidad y paga PV para subir su clase un nivel.
mm-overrun = invadido
mm-overrun-said = { $n ->
    [one] El distrito está bajo ataque: 1 campesino huye hacia quien use aquí un lugar sin luchar aquí.
   *[other] El distrito está bajo ataque: { $n } campesinos huyen hacia quien use aquí un lugar sin luchar aquí.
}
mm-monsters-of = { $n } de { $all } monstruos
mm-empty-slot = sin monstruo
mm-vacant = solar libre
mm-vacant-label = Libre: { $name }
mm-tower-empty = la torre está vacía
mm-location = Lugar
mm-open-tile = Loseta descubierta
mm-room = Sala de torre
mm-stock = quedan { $n }
mm-used = en tu plan
mm-held-by = en manos de { $name }
mm-planned = { $total } de { $strength } colocados
mm-monster-label = { $name }, fuerza { $strength }, { $vp } PV, nivel { $level }, { $type }
mm-district-label = { $name }, { $monsters } de 3 monstruos{ $options ->
    [0] {""}
    [one] , 1 opción
   *[other] , { $options } opciones
}
mm-room-label = Sala de torre { $name }, quedan { $left } en la torre
mm-deck-label = Mazo de monstruos, quedan { $n }. Consejo Oscuro: { $arrived } de 3 cartas fuera
mm-deck-said = Quedan { $n } cartas. Han salido { $arrived } de 3 cartas del Consejo Oscuro; con la tercera empiezan los turnos finales.
mm-token = Extra: { $n } PV por { $name }.

mm-tavern = Taberna
mm-tavern-said = Las unidades de tu taberna pueden salir este turno.
mm-lodgings = Hospedaje
mm-lodgings-said = Los meeples del hospedaje descansan. Vuelven a la bolsa cuando se vacía.
mm-bag = Bolsa
mm-bag-label = Tu bolsa, { $n } meeples
mm-bag-said = De aquí robas la taberna de tu próximo turno.
mm-bag-empty = La bolsa está vacía.
mm-heroes = Héroes
mm-quests = Misiones
mm-yours-alone = solo para ti
mm-no-quests = ninguna
mm-nobody = nadie
mm-stays = se queda
mm-cv = VC { $value }
mm-or-minus = o −{ $n }
mm-hidden-quest = Una misión que solo conoce su dueño
mm-meeples-label = { $n } × { $name }
mm-hero-label = { $name }, nivel { $level }, valor de combate { $value }
mm-corruption-said = La corrupción llena tu taberna y no hace nada. No se puede enviar a lugares ni a combates.
mm-next-level = El nivel { $n } cuesta { $cost } PV.
mm-strength = fuerza { $n }
mm-vp = { $n } PV
mm-level = nivel { $n }
mm-penalty = −{ $n } PV si no se cumple
mm-quest-triggered = Misión de activación
mm-quest-ongoing = Misión continua
mm-quest-end = Misión de fin de partida
mm-status = Misiones { $quests } · taberna { $tavern } · bolsa { $bag }

mm-phase-development = Desarrollo
mm-phase-main = Principal
mm-phase-draw = Robo
mm-tab-villages = Aldeas
mm-tab-university = Univers.
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
mm-from-penalties = Misiones sin cumplir
