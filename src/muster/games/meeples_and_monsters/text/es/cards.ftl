### Qué hacen las cartas y los lugares. Las cifras salen del contenido: un paquete puede cambiarlas.

count-quests =
    { $n ->
        [one] { $n } misión
       *[other] { $n } misiones
    }
count-meeples =
    { $n ->
        [one] { $n } meeple
       *[other] { $n } meeples
    }
all-peasant = campesinos
all-mage = magos
all-cleric = clérigos
all-warrior = guerreros
all-knight = caballeros
all-ranger = montaraces
all-paladin = paladines
all-shaman = chamanes
one-peasant = un campesino
one-mage = un mago
one-cleric = un clérigo
one-warrior = un guerrero
one-knight = un caballero
one-ranger = un montaraz
one-paladin = un paladín
one-shaman = un chamán

## Monstruos de los que se habla

foe-any = un monstruo cualquiera
foe-any-2 = un monstruo de nivel 2 o 3
foe-any-3 = un monstruo de nivel 3
foe-undead = un monstruo no muerto
foe-undead-2 = un monstruo no muerto de nivel 2 o 3
foe-undead-3 = un monstruo no muerto de nivel 3
foe-monstrous = un monstruo de tipo monstruoso
foe-monstrous-2 = un monstruo de tipo monstruoso de nivel 2 o 3
foe-monstrous-3 = un monstruo de tipo monstruoso de nivel 3
foe-humanoid = un monstruo humanoide
foe-humanoid-2 = un monstruo humanoide de nivel 2 o 3
foe-humanoid-3 = un monstruo humanoide de nivel 3
each-undead = cada monstruo no muerto
each-monstrous = cada monstruo de tipo monstruoso
each-humanoid = cada monstruo humanoide
foes-undead =
    { $n ->
        [one] { $n } monstruo no muerto
       *[other] { $n } monstruos no muertos
    }
foes-monstrous =
    { $n ->
        [one] { $n } monstruo de tipo monstruoso
       *[other] { $n } monstruos de tipo monstruoso
    }
foes-humanoid =
    { $n ->
        [one] { $n } monstruo humanoide
       *[other] { $n } monstruos humanoides
    }
most-undead = monstruos no muertos
most-monstrous = monstruos de tipo monstruoso
most-humanoid = monstruos humanoides
most-level_2_or_3 = monstruos de nivel 2 o 3

## Qué sabe hacer una clase

ability-none = Aún sin habilidad.
ability-none-peasant = Sin habilidad; hace falta para construir.
ability-research = Una vez por turno, manda al hospedaje a todos los { $all } de tu taberna (al menos 1) para robar { $quests }.
ability-research-discard = Una vez por turno, manda al hospedaje a todos los { $all } de tu taberna (al menos 1) para robar { $quests } y luego descartar { $discard }.
ability-draw = Fase de desarrollo: si tienes en la taberna { $one }, roba { $meeples }.
ability-draw_with_corruption = Fase de desarrollo: si tienes en la taberna { $one } y un meeple de corrupción, roba { $meeples }.
ability-peasants_beside = Junto a { $one }, tus campesinos tienen +{ $n } de combate.
ability-joins = Una vez por turno, puedes unir { $units } de tu hospedaje a { $one } en un combate.
ability-vp_for_monster = Un monstruo derrotado con { $one } da { $n } PV más.
ability-level_of_monster = Suma a su valor de combate el nivel del monstruo al que combate.
ability-any_basic = Cuenta como la clase básica que elijas allí donde lo asignes.

## Efectos

effect-none = Solo PV.
effect-hold = Consérvalo hasta tu próximo turno; entonces da su beneficio.
effect-gain = Obtén { $units }.
effect-gain-corruption = Recibe { $units }.
effect-gain_choice = Obtén { $n } a tu elección entre { $all }.
effect-take_from_stock = Toma { $units } de esta loseta mientras queden existencias.
effect-return_placed-here = Devuelve a la reserva { $units } de los asignados aquí.
effect-return_placed-fight = Devuelve a la reserva { $units } de este combate.
effect-return_corruption = Devuelve a la reserva { $units } de tu taberna o tu hospedaje.
effect-return_corruption-tavern = Devuelve a la reserva { $units } de tu taberna.
effect-vp = Obtén { $n } PV.
effect-vp-prestige = Obtén { $n } PV, o { $more } PV con una unidad de prestigio allí.
effect-class_cv-turn = Tus { $all } tienen +{ $n } de combate este turno.
effect-class_cv-game = Tus { $all } tienen +{ $n } de combate hasta el final de la partida.
effect-all_others_cv = Todas tus demás unidades tienen +{ $n } de combate este turno.
effect-pair_cv-turn = Junto a { $one }, tus { $all } tienen +{ $n } de combate este turno.
effect-pair_cv-game = Junto a { $one }, tus { $all } tienen +{ $n } de combate hasta el final de la partida.
effect-versus_cv-turn = Tu total sube en { $n } contra { $foes } este turno.
effect-versus_cv-game = Tu total sube en { $n } contra { $foes } hasta el final de la partida.
effect-single_cv = Este turno, una unidad en combate tiene +1 por cada meeple de corrupción de tu hospedaje.
effect-draw_meeples-now =
    { $n ->
        [one] Roba { $n } meeple de inmediato.
       *[other] Roba { $n } meeples de inmediato.
    }
effect-draw_meeples-draw_phase =
    { $n ->
        [one] Roba { $n } meeple más en la fase de robo de este turno.
       *[other] Roba { $n } meeples más en la fase de robo de este turno.
    }
effect-quests = Roba { $quests }.
effect-quests-discard = Roba { $quests } y luego descarta { $discard }.
effect-discard_quest = Descarta { $quests } de tu mano.
effect-rebag =
    { $own ->
        [one] Devuelve a tu bolsa hasta { $own } meeple de tu hospedaje.
       *[other] Devuelve a tu bolsa hasta { $own } meeples de tu hospedaje.
    }
effect-rebag-others =
    { $own ->
        [one] Devuelve a tu bolsa hasta { $own } meeple de tu hospedaje; cada uno de los demás jugadores puede devolver { $others } a la suya.
       *[other] Devuelve a tu bolsa hasta { $own } meeples de tu hospedaje; cada uno de los demás jugadores puede devolver { $others } a la suya.
    }
effect-bring_back = Tras tu fase de robo, { $units } vuelve de aquí a tu taberna.
effect-swap_corruption = En cada fase de robo, puedes mover { $units } de la taberna al hospedaje para robar { $meeples }.
effect-draw_phase_draw =
    { $n ->
        [one] Roba { $n } meeple más en cada fase de robo.
       *[other] Roba { $n } meeples más en cada fase de robo.
    }
effect-return_builder = Cuando construyas con 2 campesinos, puedes devolver { $n } de ellos a la reserva.
brief-effect-gain = +{ $units }
brief-effect-gain-corruption = +{ $units }
brief-effect-gain_choice = +{ $n }: { $all }
brief-effect-take_from_stock = +{ $units }
brief-effect-return_placed-here = devuelve { $units }
brief-effect-return_placed-fight = devuelve { $units }
brief-effect-return_corruption = devuelve { $units }
brief-effect-return_corruption-tavern = devuelve { $units }
brief-effect-vp = +{ $n } PV
brief-effect-vp-prestige = +{ $n } PV, { $more } con prestigio
brief-effect-class_cv-turn = { $all } +{ $n }
brief-effect-class_cv-game = { $all } +{ $n }
brief-effect-all_others_cv = tus demás unidades +{ $n }
brief-effect-pair_cv-turn = { $all } +{ $n } junto a { $one }
brief-effect-pair_cv-game = { $all } +{ $n } junto a { $one }
brief-effect-versus_cv-turn = +{ $n } contra { $foes }
brief-effect-versus_cv-game = +{ $n } contra { $foes }
brief-effect-single_cv = una unidad +1 por corrupción
brief-effect-draw_meeples-now = { $n ->
    [one] roba { $n } meeple
   *[other] roba { $n } meeples
}
brief-effect-draw_meeples-draw_phase = { $n ->
    [one] roba { $n } meeple más
   *[other] roba { $n } meeples más
}
brief-effect-quests = roba { $quests }
brief-effect-quests-discard = roba { $quests }, descarta { $discard }
brief-effect-discard_quest = descarta { $quests }
brief-effect-rebag = { $own ->
    [one] devuelve { $own } a la bolsa
   *[other] devuelve hasta { $own } a la bolsa
}
brief-effect-rebag-others = { brief-effect-rebag }, los demás { $others }
brief-effect-bring_back = { $units } vuelve a tu taberna
brief-effect-swap_corruption = { $units } al hospedaje, roba { $meeples }
brief-effect-draw_phase_draw = { brief-effect-draw_meeples-draw_phase }
brief-effect-return_builder = devuelve { $n } de 2 constructores
brief-effect-hold = tuyo hasta tu próximo turno

## Qué piden las misiones

condition-fight = Derrota a { $foe }.
condition-fight-units = Derrota a { $foe } con { $units }.
condition-fight-kinds = Derrota a { $foe } con { $n } tipos de unidad distintos.
condition-fights =
    { $n ->
        [one] Derrota a { $n } monstruo en un mismo turno.
       *[other] Derrota a { $n } monstruos en un mismo turno.
    }
condition-build = Construye una loseta.
condition-build-monsters =
    { $n ->
        [one] Construye en un distrito con { $n } monstruo o más.
       *[other] Construye en un distrito con { $n } o más monstruos.
    }
condition-build-built =
    { $n ->
        [one] Construye una loseta.
       *[other] Construye tu { $n }.ª loseta de la partida, o una posterior.
    }
condition-build-both = En un distrito con { $monsters } o más monstruos, construye tu { $built }.ª loseta de la partida, o una posterior.
condition-level = Sube de nivel una clase.
condition-level-to = Sube una clase al nivel { $n }.
condition-level-classes =
    { $n ->
        [one] Sube una clase al nivel 2 o 3.
       *[other] Sube de nivel una clase y ten después { $n } clases de nivel 2 o 3.
    }
condition-tavern = Fase de robo: ten { $units } en tu taberna.
condition-tavern-kinds = Fase de robo: ten { $n } tipos de unidad distintos en tu taberna.
condition-pile = Ten { $foes } en tu pila de derrotados.
condition-end-most = Al final, nadie tiene más { $foes } que tú en su pila de derrotados.
condition-end-pile = Al final, ten { $foes } en tu pila de derrotados.
condition-end-own = Al final, posee { $units }.
condition-end-own_at_most = Al final, posee como mucho { $units }.
condition-end-each_level =
    { $n ->
        [one] Al final, ten { $n } monstruo de cada nivel, del 1 al 3, en tu pila de derrotados.
       *[other] Al final, ten { $n } monstruos de cada nivel, del 1 al 3, en tu pila de derrotados.
    }
condition-end-each_type =
    { $n ->
        [one] Al final, ten { $n } monstruo de cada tipo en tu pila de derrotados.
       *[other] Al final, ten { $n } monstruos de cada tipo en tu pila de derrotados.
    }
condition-end-types_at_level_3 =
    { $n ->
        [one] Al final, ten { $n } tipo de unidad de nivel 3; una clase de prestigio cuenta si posees un meeple suyo.
       *[other] Al final, ten { $n } tipos de unidad de nivel 3; una clase de prestigio cuenta si posees un meeple suyo.
    }

## Qué deben mostrar las unidades de un combate para una ficha de bonificación

show-kinds = { $n } tipos de unidad distintos de cualquier nivel.
show-kinds-2 = { $n } tipos de unidad distintos de nivel 2 o 3.
show-kinds-3 = { $n } tipos de unidad distintos de nivel 3.
show-prestige = Al menos { $units }.
