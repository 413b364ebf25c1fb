### Lo que el juego pregunta, ofrece y cuenta. Una lista vacía es la palabra de list-none: [nada] la reconoce.

## Palabras de las que se componen otros textos

face = { $n }
path-left = la senda { $n } del territorio izquierdo
path-right = la senda { $n } del territorio derecho
path-entrance = { $n ->
    [1] la senda superior de la Entrada
   *[other] la senda inferior de la Entrada
}
path-mission = { $n ->
    [1] la senda izquierda de la misión de dados
   *[other] la senda derecha de la misión de dados
}
path-contract = { $n ->
    [1] la senda izquierda del contrato
   *[other] la senda derecha del contrato
}
brews = { $potions ->
    [0] { $venoms ->
        [one] { $venoms } veneno
       *[other] { $venoms } venenos
    }
    [one] { $venoms ->
        [0] { $potions } poción
        [one] { $potions } poción y { $venoms } veneno
       *[other] { $potions } poción y { $venoms } venenos
    }
   *[other] { $venoms ->
        [0] { $potions } pociones
        [one] { $potions } pociones y { $venoms } veneno
       *[other] { $potions } pociones y { $venoms } venenos
    }
}
tokens = { $traps ->
    [0] { $defense ->
        [one] { $defense } ficha de Defensa
       *[other] { $defense } fichas de Defensa
    }
    [one] { $defense ->
        [0] { $traps } trampa
        [one] { $traps } trampa y { $defense } ficha de Defensa
       *[other] { $traps } trampa y { $defense } fichas de Defensa
    }
   *[other] { $defense ->
        [0] { $traps } trampas
        [one] { $traps } trampas y { $defense } ficha de Defensa
       *[other] { $traps } trampas y { $defense } fichas de Defensa
    }
}
gold = { $gold } de oro

## Preguntas

prompt-turn = Despliegue: realiza tu acción, o antes una acción gratuita (talentos, pociones, trofeos…).
prompt-after-action = Has hecho tu acción. ¿Otra acción gratuita o terminas el turno?
prompt-before-wages = Ahora se pagan los salarios. ¿Haces antes una acción gratuita?
prompt-convert = ¿Qué dado cambias?
prompt-into = ¿Por qué dado lo cambias?
prompt-loot = ¿Qué botín usas?
prompt-sell = ¿Qué trofeo vendes?
prompt-settle = ¿Qué territorio colonizas?
prompt-settler = ¿Quién se asienta en { $land }?
prompt-heal = ¿A quién cura la poción?
prompt-heal-home = De vuelta a casa: ¿curas a alguien con una poción?
prompt-heal-first = { $number ->
    [one] Ganas una poción, pero solo puedes guardar tres. ¿Curas antes a alguien?
   *[other] Ganas { $number } pociones, pero solo puedes guardar tres. ¿Curas antes a alguien?
}
prompt-gear-from = ¿De qué mercenario es el equipo que mueves?
prompt-gear-item = ¿Qué equipo de { $member } mueves?
prompt-gear-to = ¿Quién lleva { $gear } a partir de ahora?
prompt-displaced = Ya nadie lleva { $gear }. ¿A quién se lo das?
prompt-carry = ¿Quién lleva { $gear }?
prompt-recruit = ¿A quién contratas gratis?
prompt-take = ¿Qué tomas con el talento de { $member }?
prompt-drop = ¿Qué trampa descartas?
prompt-pick = ¿Qué botín tomas?
prompt-give-loot = ¿Qué botín entregas?
prompt-plunder = { $member } saquea. ¿Qué botín tomas?
prompt-shop-die = { $building }: ¿qué dado colocas?
prompt-lodge = { $number ->
    [0] Guarida del Cazador: ¿qué trampa compras?
    [one] Guarida del Cazador: 1 trampa elegida, { $price } de oro. ¿Otra más?
   *[other] Guarida del Cazador: { $number } trampas elegidas, { $price } de oro. ¿Otra más?
}
prompt-tavern = Taberna: ¿a quién contratas?
prompt-armory = Armería: ¿cuántas fichas de Defensa compras?
prompt-bazaar = Bazar: ¿qué equipo tomas?
prompt-brew = { $number ->
    [one] Alquimista: ¿qué ficha elaboras?
   *[other] Alquimista: elige { $number } fichas.
}
prompt-pawn = { $number ->
    [0] Casa de Empeños: ¿qué dado empeñas?
    [one] Casa de Empeños: 1 dado empeñado. ¿Otro más?
   *[other] Casa de Empeños: { $number } dados empeñados. ¿Otro más?
}
prompt-land-dice = { $land }: ¿qué dado despliegas?
prompt-grant-die = Concesión de la Reina: ¿qué dado tomas?
prompt-grant-goods = Concesión de la Reina: ¿una ficha u oro?
prompt-path = { $place }: ¿qué senda eliges?
prompt-send = ¿A quién envías a { $path }?
prompt-mission-dice = «{ $mission }»: ¿qué dado despliegas?
prompt-load = { $member } en { $path }: ¿qué despliegas?
prompt-ward = { $dice ->
    [one] { $monster } ataca a { $member } con 1 dado negro. ¿Cuántos dados de Magia retiras?
   *[other] { $monster } ataca a { $member } con { $dice } dados negros. ¿Cuántos dados de Magia retiras?
}
prompt-spores = { $dice ->
    [one] Las esporas de { $monster } amenazan a { $member }: 1 dado negro. ¿Retiras un dado de Magia para librarte?
   *[other] Las esporas de { $monster } amenazan a { $member }: { $dice } dados negros. ¿Retiras un dado de Magia para librarte?
}
prompt-divert-target = { $member } recibe un ataque. ¿A qué senda desvías un dado negro?
prompt-divert = { $number ->
    [one] Tu artimaña puede desviar 1 dado negro. ¿La usas?
   *[other] Tu artimaña puede desviar hasta { $number } dados negros. ¿Cuántos?
}
prompt-block = { $hits ->
    [one] 1 golpe contra { $member }. ¿Cómo te defiendes?
   *[other] { $hits } golpes contra { $member }. ¿Cómo te defiendes?
}
prompt-clash = { $member }: ¿revelas «{ $trap }»?
prompt-aim = { $member }: ¿sobre qué senda adyacente actúa tu artimaña?
prompt-cancel = «{ $trap }» va contra ti. ¿La cancelas con una ficha de Defensa?
prompt-steal = { $number ->
    [one] Puedes robar 1 dado. ¿Cuál?
   *[other] Puedes robar { $number } dados. ¿Cuál primero?
}
prompt-attack = { $member } contra { $monster }: total { $total }. Captura con { $capture }, eliminación con { $elimination }. ¿Lanzas, usas algo o paras?
prompt-conquest = { $carried ->
    [0] ¿Intenta { $member } conquistar { $land } (valor { $value })?
   *[other] ¿Intenta { $member } conquistar { $land } (valor { $value }, acumulado { $carried })?
}
prompt-conquest-roll = { $land }: { $total } de { $value }. ¿Cambias la tirada o la dejas así?
prompt-mission-roll = «{ $mission }»: { $total } de { $objective }. ¿Cambias la tirada o la dejas así?
prompt-deed = ¿Usas un botín para ganar más gloria?
prompt-contract = «{ $mission }»: ¿cumples el contrato?
prompt-promote = ¿Quién pasa a liderar tu clan?
prompt-desert = No puedes pagar todos los salarios. ¿Quién deserta?

## Opciones

option-end = Terminar el turno
option-back = Atrás
option-done = Listo
option-no-contract = No cumplirlo
option-no-conquest = No intentarla
option-no-attack = No atacar
option-divert-none = No desviar ningún dado
option-settler-none = Nadie por ahora
option-grant-nothing = No tomar nada
option-grant-no-die = No tomar ningún dado
option-pawn-none = No empeñar más
option-hire-none = No contratar a nadie
option-buy-chosen = Comprar las trampas elegidas
option-load-none = No desplegar nada más
option-use-none = No usar ninguno
option-steal-none = No robar más
option-heal-none = No curar a nadie más
option-to-wages = Pasar a los salarios
option-pass-round = Pasar el resto de la ronda
option-visit = Visitar: { $building }
option-alchemist = { $number ->
    [one] Alquimista: un dado de Magia por 1 ficha
   *[other] Alquimista: un dado de Magia por { $number } fichas
}
option-mine = { $dice ->
    [one] Mina: 1 dado de Fuerza por { gold }
   *[other] Mina: { $dice } dados de Fuerza por { gold }
}
option-pawn = Casa de Empeños: dados por oro
option-outside = Enviar un mercenario: { $place }
option-path = Senda { $number }
option-target = Senda { $number }
option-land = Usar tu territorio { $land }
option-novice = Cambiar un dado con un novato
option-talent = Talento de { $member }
option-loot = Usar botín
option-sell = Vender un trofeo
option-settle = Colonizar un territorio
option-heal = Curar con una poción
option-gear = Mover equipo
option-send = Enviar a { $member }
option-hire = Contratar a { $member }
option-beer = Pagar una ronda de cervezas
option-discount = Usar el descuento de { $member }
option-gear-discount = Usar el descuento de { $gear }
option-buy = Comprar «{ $trap }»
option-armory = { $number ->
    [one] Comprar 1 ficha de Defensa
   *[other] Comprar { $number } fichas de Defensa
}
option-equip = Tomar { $gear }
option-brew = Elaborar { brews }
option-goods = Tomar: { $goods }
option-die = { $colour }
option-face = Dado de Persuasión con un { $face }
option-into = Tomar { $die }
option-lay = Poner «{ $trap }»
option-token = Añadir: { $goods }
option-drop = Descartar «{ $trap }»
option-pick = Tomar botín: { $loot }
option-give = Entregar botín: { $loot }
option-use = Usar botín: { $loot }
option-trophy = Vender: { $monster }
option-settle-on = Colonizar { $land }
option-settler = Se asienta { $member }
option-nobody = Nadie
option-heal-one = Curar a { $member }
option-from = Equipo de { $member }
option-item = Mover { $gear }
option-carry = Dárselo a { $member }
option-discard = Descartarlo
option-promote = { $member } lidera el clan
option-desert = Deserta { $member }
option-ward = { $number ->
    [0] No retirar ningún dado de Magia
    [one] Retirar 1 dado de Magia
   *[other] Retirar { $number } dados de Magia
}
option-divert = { $number ->
    [0] No desviar ningún dado
    [one] Desviar 1 dado
   *[other] Desviar { $number } dados
}
option-block = Cancelar 1 golpe: { $goods }
option-take = Recibir los golpes restantes
option-reveal = Revelar esta ficha
option-keep = Dejar la ficha boca abajo
option-cancel = Cancelar la artimaña con una ficha de Defensa
option-allow = Dejar que actúe la artimaña
option-steal = Robar { $die }
option-roll = Lanzar { $die }
option-roll-all = Lanzar todos los dados restantes
option-reroll = Volver a lanzar { $die } con un { $face }
option-venom = Usar un veneno
option-stop = Dejar el total así
option-try = Intentar la conquista
option-fulfil = Cumplir el contrato
option-decline = Renunciar
option-fill-strength = Todos los dados de Fuerza que caben
option-fill-magic = Todos los dados de Magia que caben
option-fill-defense = Todas las fichas de Defensa que caben
option-fill-brews = Una poción y un veneno
option-block-all = Cancelar todos los golpes posibles con talentos y fichas
option-pawn-all = Empeñar todos los dados que quedan

## Por qué no, y para qué

refused-panic = Este edificio está en pánico.
refused-full = Aquí no queda ningún espacio libre.
refused-dice = No tienes los dados necesarios.
refused-few-players = Este espacio está cerrado con tan pocos jugadores.
refused-gold = No tienes oro para comprar nada allí.
refused-nobody-home = Ninguno de tus mercenarios está disponible.
refused-no-monster = No hay ningún monstruo en la Entrada de la Ciudadela.
refused-no-land = No hay ningún territorio en este lugar.
refused-paths = No queda ninguna senda libre o no tienes sus dados.
refused-pass = No puedes pasar mientras te queden dados.
refused-price = Cuesta { $price } de oro y tienes { $gold }.
refused-reputation = La reputación { $reputation } supera tu gloria sobrante, que es { $excess }.
preview-price = { $gold ->
    [0] gratis
   *[other] { gold }
}
preview-total = total: { gold }
preview-hires = { $gold ->
    [0] gratis
   *[other] { gold }
}; rep. { $reputation }, { $dice }
preview-buys = { $gold ->
    [0] gratis
   *[other] { gold }
}; { $does }
preview-does = { $does }
preview-path = { $needs } → { $gives }
preview-needs = { $needs }
preview-gives = { $gives }
preview-mission = { $needs }; { $objective } o más → { $gives }
preview-contract = { $needs }; paga { $pay } → { $gives }
preview-fulfil = { $pay } → { $gives }
preview-wounded = { $member } sufre una herida
preview-dies = { $member } muere
preview-off = { gold } menos
preview-gain = +{ gold }
preview-only = solo { $name }, por { gold }
preview-only-beer = solo una ronda de cervezas, por { gold }
preview-number = × { $number }
preview-hits = { $hits ->
    [0] no queda ningún golpe
    [one] queda 1 golpe
   *[other] quedan { $hits } golpes
}
preview-token = { $member }: { $trap }
preview-black = { $dice ->
    [0] no queda ningún dado negro
    [one] queda 1 dado negro
   *[other] quedan { $dice } dados negros
}
preview-place = { $name }
preview-land = { $land }, contra { $monster }
preview-against = contra { $monster }
preview-slays = elimina al monstruo
preview-captures = captura al monstruo
preview-damage = { $damage ->
    [0] sin daño
   *[other] { $damage } de daño para la senda siguiente
}
preview-conquers = conquista el territorio
preview-reaches = alcanza el objetivo
preview-fails = no llega

## El registro: el curso de la partida

event-first-player = { $seat } tiene la ficha de jugador inicial.
event-clan-dealt = { $seat } recibe el clan de { $affinity }.
event-round-begins = Empieza la ronda { $round }.
event-dice-prepared = { $faces ->
    [nada] { $seat } prepara { $dice }.
   *[other] { $seat } prepara { $dice }. Tirada de Persuasión: { $faces }.
}
event-mercenary-shown = Nuevo en la Taberna: { $member }.
event-monster-appears = { $place }: aparece { $monster }.
event-land-appears = { $place }: { $land }.
event-mission-appears = { $place }: «{ $mission }».
event-game-ends = La partida termina tras la ronda { $round }.
event-madhala-blocks = { $building }: Madhala bloquea un espacio.
event-madhala-closes = Madhala cierra { $path }.

## El registro: bienes

event-gold-gained = { $seat } gana { gold }.
event-gold-lost = { $seat } paga { gold }.
event-glory-gained = { $seat } gana { $glory } de gloria.
event-glory-lost = { $seat } pierde { $glory } de gloria.
event-goods-gained = { $seat } obtiene { $goods }.
event-goods-over = { $seat } descarta lo que supera el límite: { $goods }.
event-goods-paid = { $seat } entrega { $goods }.
event-dice-gained = { $seat } toma { $dice }.
event-die-rolled = { $seat } saca en Persuasión: { $faces }.
event-trap-drawn = { $seat } roba «{ $trap }».
event-trap-drawn-hidden = { $seat } roba una trampa.
event-trap-dropped = { $seat } descarta «{ $trap }».

## El registro: despliegue

event-die-placed = { $building }: { $seat } coloca { $colour }.
event-face-placed = { $building }: { $seat } coloca un dado de Persuasión con un { $face }.
event-traps-bought = { $gold ->
    [0] { $seat } se lleva gratis: { $traps }.
   *[other] { $seat } compra por { gold }: { $traps }.
}
event-defense-bought = { $number ->
    [one] { $seat } compra 1 ficha de Defensa por { gold }.
   *[other] { $seat } compra { $number } fichas de Defensa por { gold }.
}
event-gear-bought = { $gold ->
    [0] { $seat } se lleva { $gear } gratis.
   *[other] { $seat } compra { $gear } por { gold }.
}
event-gear-carried = { $seat } da { $gear } a { $member }.
event-gear-dropped = { $seat } descarta { $gear }.
event-hired = { $gold ->
    [0] { $seat } contrata gratis a { $member }.
   *[other] { $seat } contrata a { $member } por { gold }.
}
event-beer = { $seat } paga { gold } por una ronda de cervezas.
event-mined = { $seat } saca { gold } de la Mina.
event-pawned = { $number ->
    [one] { $seat } empeña 1 dado por { gold }.
   *[other] { $seat } empeña { $number } dados por { gold }.
}
event-sent = { $seat } envía a { $member } a { $path }.
event-deployed = { $dice ->
    [nada] { $seat } despliega con { $member }: { tokens }.
   *[other] { $traps ->
        [0] { $defense ->
            [0] { $seat } despliega con { $member }: { $dice }.
           *[other] { $seat } despliega con { $member }: { $dice }, más { tokens }.
        }
       *[other] { $seat } despliega con { $member }: { $dice }, más { tokens }.
    }
}
event-trap-laid = { $seat } pone boca abajo «{ $trap }».
event-trap-laid-hidden = { $seat } pone una trampa boca abajo.
event-land-used = { $seat } usa el territorio { $land }.
event-converted = { $seat } cambia { $colour } por { $into }.
event-talent-used = { $seat } usa el talento de { $member }.
event-loot-used = { $seat } usa un botín: { $loot }.
event-trophy-sold = { $seat } vende el trofeo { $monster } por { gold }.
event-settled = { $seat } asienta a { $member } en { $land }.
event-healed = { $seat } cura a { $member } con una poción.
event-passed = { $seat } pasa.

## El registro: misiones

event-mission-rolled = { $member } ({ $seat }) saca { $faces }: total { $total } de { $objective }.
event-mission-won = { $seat } gana la misión «{ $mission }».
event-mission-second = { $seat } queda en segundo lugar y gana { gold }.
event-mission-failed = { $seat } fracasa en la misión «{ $mission }».
event-contract-done = { $seat } cumple el contrato «{ $mission }».
event-contract-left = { $seat } renuncia al contrato «{ $mission }».

## El registro: combates

event-trap-revealed = { $seat } revela «{ $trap }».
event-trick-aimed = { $seat } usa «{ $trap }» contra { $path }.
event-trick-cancelled = { $seat } cancela la artimaña con una ficha de Defensa.
event-die-stolen = { $seat } roba { $colour }.
event-monster-attacks = { $dice ->
    [one] { $monster } ataca a { $member } con 1 dado negro.
   *[other] { $monster } ataca a { $member } con { $dice } dados negros.
}
event-magic-removed = { $number ->
    [one] { $seat } retira 1 dado de Magia.
   *[other] { $seat } retira { $number } dados de Magia.
}
event-diverted = { $number ->
    [one] { $seat } desvía 1 dado negro a { $path }.
   *[other] { $seat } desvía { $number } dados negros a { $path }.
}
event-spores = El dado de esporas saca un { $face }.
event-attack-rolled = { $faces ->
    [nada] { $monster } no lanza ningún dado contra { $member }
   *[other] { $monster } saca { $faces } contra { $member }
}: { $hits ->
    [0] ningún golpe
    [one] 1 golpe
   *[other] { $hits } golpes
}.
event-lash = Al morir, { $monster } golpea a todos los que están allí.
event-blocked = { $seat } cancela un golpe: { $goods }.
event-wounded = { $member } ({ $seat }) sufre una herida.
event-died = { $member } ({ $seat }) muere.
event-rerolled = { $seat } vuelve a lanzar { $colour }: { $before } → { $face }.
event-strikes = { $faces ->
    [nada] { $member } ({ $seat }) golpea sin lanzar dados: total { $total }.
   *[other] { $member } ({ $seat }) golpea con { $faces }: total { $total }.
}
event-declined = { $member } ({ $seat }) renuncia a intentarlo.
event-captured = { $member } ({ $seat }) captura a { $monster }.
event-eliminated = { $member } ({ $seat }) elimina a { $monster }.
event-repelled = { $monster } resiste con { $damage } de daño.
event-escaped = { $monster } escapa hacia la Ciudadela.
event-conquest-rolled = { $member } ({ $seat }) saca { $faces } por el territorio: total { $total } de { $value }.
event-conquered = { $member } ({ $seat }) conquista { $land }.
event-plundered = { $member } ({ $seat }) saquea: { $loot }.
event-loot-taken = { $seat } toma un botín: { $loot }.

## El registro: limpieza

event-came-home = { $gold ->
    [0] { $seat } trae a casa { brews }.
   *[other] { $potions ->
        [0] { $venoms ->
            [0] { $seat } trae a casa { gold }.
           *[other] { $seat } trae a casa { gold } y { brews }.
        }
       *[other] { $venoms ->
            [0] { $seat } trae a casa { gold } y { brews }.
           *[other] { $seat } trae a casa { gold }, { brews }.
        }
    }
}
event-at-the-gates = { $monster } está en la Entrada de la Ciudadela.
event-driven-off = { $monster } es expulsado de la Entrada.
event-panic = { $building }: el pánico cierra el edificio.
event-panic-ends = Termina el pánico en la Ciudadela.
event-promoted = { $member } lidera ahora el clan de { $seat }.
event-wages-paid = { $seat } paga { gold } en salarios.
event-wages-short = { $gold ->
    [0] { $seat } debe { $due } de oro en salarios y no tiene nada.
   *[other] { $seat } debe { $due } de oro en salarios, pero solo puede pagar { $gold }.
}
event-deserted = { $member } deserta del clan de { $seat }.
event-clan-lost = { $seat } ha perdido todo su clan. { $member } pasa a liderarlo.
