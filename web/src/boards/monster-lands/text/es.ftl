### Palabras de la mesa dibujada de Monster Lands. Los nombres de cartas, lugares y reglas vienen del servidor.

ml-board = Ciudadela y territorios
ml-citadel = La Ciudadela
ml-buildings = Edificios
ml-entrance = Entrada
ml-missions = Misiones
ml-mission = Misión
ml-contract = Contrato
ml-lands-title = Territorios
ml-displays = Oferta
ml-display-tavern = Para contratar
ml-display-lodge = Trampas
ml-display-bazaar = Equipo
ml-display-loot = Botín
ml-door-label = { $name }: { $n } en oferta
ml-no-loot = No hay botín a la vista.
ml-basket = Cesta
ml-beer = Ronda de cervezas
ml-beer-label = Ronda de cervezas por { $n } de oro: llegan nuevos mercenarios
ml-beer-said = Paga { $n } de oro: se van todos los mercenarios ofrecidos y llegan otros. Después puedes contratar a uno.
ml-novice = Novato
ml-novice-label = Novatos restantes: { $n }, { $cost } de oro cada uno
ml-novice-said = Sin talento. Una vez por ronda un novato cambia un dado tuyo por uno de otro color. A los novatos no se les envía a las sendas.
ml-hire-label = { $name }, { $affinity }, { $cost } de oro, reputación { $reputation }. { $text }
ml-ware-label = { $cost ->
    [-1] { $name }. { $text }
   *[other] { $name }, { $cost } de oro. { $text }
}

ml-does-lodge = comprar trampas
ml-does-alchemist = elaborar fichas
ml-does-tavern = contratar a alguien
ml-does-armory = comprar Defensa
ml-does-bazaar = comprar equipo
ml-does-mine = extraer oro
ml-does-pawn_shop = { $n } de oro por dado
ml-building-label = { $name }: { $does }. { $panic ->
    [yes] Cerrado: pánico.
   *[no] { $free ->
        [-1] {""}
        [one] 1 espacio libre.
       *[other] { $free } espacios libres.
    }
}
ml-building-said-lodge = Con un dado de Fuerza o Persuasión puedes comprar las trampas de la oferta que quieras. La cara del dado de Persuasión se descuenta del precio.
ml-building-said-alchemist = Un dado de Magia da 3 fichas en el primer espacio y 2 en el segundo: pociones y venenos a tu gusto.
ml-building-said-tavern = Con un dado de Fuerza o Persuasión contratas a alguien cuya reputación no supere tu gloria menos tu reputación.
ml-building-said-armory = Con un dado de Fuerza o Persuasión compras de 1 a 3 fichas de Defensa por { $armory } de oro cada una.
ml-building-said-bazaar = Con un dado de Fuerza o Persuasión compras un equipo para un miembro disponible de tu clan.
ml-building-said-mine = Dados de Fuerza a cambio de oro: uno en un espacio sencillo, dos en uno doble.
ml-building-said-pawn_shop = Los dados que quieras, a { $pawn } de oro cada uno. Siempre hay sitio.
ml-panic = PÁNICO
ml-panic-closed = cerrado: pánico
ml-space-taken = Ocupado por { $name }
ml-space-alchemist = Un dado de Magia por { $n } fichas
ml-space-mine = { $dice ->
    [one] 1 dado de Fuerza por { $gold } de oro
   *[other] { $dice } dados de Fuerza por { $gold } de oro
}
ml-madhala = Madhala
ml-closed-by-madhala = cerrada por Madhala

ml-space-strength = Fuerza
ml-space-magic = Magia
ml-space-persuasion = Persuasión
ml-space-strength-magic = Fuerza o Magia
ml-space-strength-persuasion = Fuerza o Persuasión
ml-space-magic-persuasion = Magia o Persuasión
ml-space-any = cualquiera

ml-conquest = conquista { $n }
ml-land-label = { $name }, { $affinity }, conquista { $conquest }, { $glory } de gloria. { $text } { $free ->
    [one] 1 senda libre.
   *[other] { $free } sendas libres.
}
ml-no-land = aquí no hay territorio esta ronda
ml-no-land-label = { $name }: sin territorio
ml-no-land-said = Aquí no hay territorio esta ronda.
ml-land-said = Vence a su monstruo y después lanza los dados por el territorio. Una vez colonizado, puede usarse una vez por ronda:
ml-no-monster = sin monstruo
ml-monster-label = { $name }, { $affinity }, dados de ataque: { $attack }, captura desde { $capture }, eliminación desde { $slay }{ $damage ->
    [0] {""}
   *[other] , daño { $damage }
}{ $beaten ->
    [yes] , vencido
   *[no] {""}
}. { $power }
ml-attack-n = ataca con { $n ->
    [one] 1 dado
   *[other] { $n } dados
}
ml-capture-said = Captura (con una trampa en la senda) desde { $n }: { $glory } de gloria y { $gold } de oro.
ml-slay-said = Eliminación desde { $n }: { $glory } de gloria y un trofeo de { $trophy }.
ml-damage-said = Daño hasta ahora: { $n }.
ml-path-label = Senda { $n }, pide { $needs }. { $who }. Dados { $dice }, fichas { $tokens }. Gloria por muerte { $death }
ml-path-title = { $place }, senda { $n }
ml-path-gives = La senda da: { $gives }.
ml-path-falls = Si tu mercenario muere aquí, tu clan gana { $death } de gloria.
ml-required = pide { $dice }
ml-reinforced = admite { $dice }
ml-who-of = { $member } de { $name }
ml-there = { $member } está aquí. Dados: { $dice }
ml-free = libre
ml-gate-label = Senda { $n }. { $who }. Dados { $dice }, fichas { $tokens }. Gloria por muerte { $death }
ml-gate-path-said = Los guardias dan: { $help }. Si tu mercenario muere aquí, tu clan gana { $death } de gloria.
ml-gate-quiet = todo tranquilo
ml-gate-quiet-said = Aquí no hay ningún monstruo. No se puede enviar a nadie.
ml-entrance-label = { $name } está en la Entrada
ml-entrance-said = Un monstruo en la Entrada siembra el pánico en la Ciudadela al final de la ronda. Envía a alguien a echarlo.
ml-no-mission = sin misión
ml-mission-label = Misión { $name }: { $dice ->
    [one] 1 dado
   *[other] { $dice } dados
}, { $n } o más
ml-contract-label = Contrato { $name }: { $dice ->
    [one] 1 dado
   *[other] { $dice } dados
}
ml-mission-path-label = Senda { $n }: { $who }
ml-objective = { $n } o más
ml-mission-said = Lanza los dados. Si lo alcanzas: { $reward }. Si no, pierdes: { $penalty }.
ml-contract-said = Envía a alguien con el dado y después paga { $pay }. Senda izquierda: { $left }. Senda derecha: { $right }.

ml-track = Gloria y reputación
ml-track-said = { $name }: gloria { $glory }, reputación { $reputation }.

ml-attacks = { $rival } ataca a { $member }
ml-strikes = { $member } contra { $rival }
ml-tries = { $member } intenta conquistar { $rival }
ml-attack-title = Ataque
ml-black-label = { $n ->
    [one] 1 dado de ataque
   *[other] { $n } dados de ataque
}
ml-black-said = Cada dado negro con 3 o más es un golpe. Cada golpe sin cancelar hiere; la segunda herida mata.
ml-hits = { $n ->
    [one] 1 golpe
   *[other] { $n } golpes
}
ml-ward-said = Descarta dados de Magia: cada uno quita un dado de ataque
ml-ward-label = Descartar { $n ->
    [one] 1 dado de Magia
   *[other] { $n } dados de Magia
}
ml-ward-why = Antes de la tirada, cada dado de Magia que descartas quita un dado de ataque; después ese dado ya no puede golpear.
ml-shields-after = Contra los golpes, tras la tirada
ml-shield-label = { $name }: { $n }
ml-block-said = Cancela un golpe.
ml-roll-all = lanzar todo
ml-roll-said = El total debe alcanzar la marca de la escala.
ml-rolled-label = { $die } con { $face }
ml-left-label = { $n } × { $die }, por lanzar
ml-nothing-to-roll = sin dados que lanzar
ml-use-venom = Veneno para el total
ml-aim-capture = captura
ml-aim-elimination = eliminación
ml-aim-conquest = conquista
ml-aim-mission = objetivo
ml-no-capture = sin trampa no hay captura

ml-clan = Clan de { $affinity }
ml-members = Clan
ml-pool = Dados
ml-stores = Almacén
ml-winnings = Ganancias
ml-lands = Territorios
ml-lands-said = Territorios conquistados. Un mercenario de la misma afinidad puede asentarse allí; entonces el territorio se usa una vez por ronda.
ml-loot = Botín
ml-loot-label = Botín, { $n }
ml-loot-said = Descarta botín para usar su efecto.
ml-trophies = puntos de trofeo: { $n }
ml-trophy-title = Trofeos
ml-trophy-said = Los trofeos cuentan al final o se venden en cualquier momento.
ml-nothing = nada
ml-nobody = nadie
ml-no-dice = sin dados
ml-traps-of = trampas { $n } de { $limit }
ml-hidden-traps = { $n ->
    [one] 1 trampa que solo conoce su dueño
   *[other] { $n } trampas que solo conoce su dueño
}
ml-trap-label = { $n } × { $name }
ml-dice-label = { $n } × { $name }
ml-face-label = { $n } × Dado de Persuasión con { $face }
ml-goods-label = { $name }: { $n }
ml-own-land-label = { $name }, colono: { $settler }{ $used ->
    [yes] , usado esta ronda
   *[no] {""}
}
ml-member-label = { $name }{ $role ->
    [leader] , líder
    [novice] , novato
   *[other] {""}
}{ $wounded ->
    [yes] , con herida
   *[no] {""}
}, { $where }. Equipo: { $gear }
ml-at-home = disponible
ml-on-path = { $place } { $n }
ml-short-left = Izquierdo
ml-short-right = Derecho
ml-short-entrance = Entrada
ml-short-mission = Misión
ml-short-contract = Contrato
ml-settled-in = en { $land }
ml-wounded-said = Con herida: otra más y muere. Una poción cura a quien esté disponible.
ml-glory = gloria
ml-reputation = reputación
ml-wages = salarios por pagar
ml-costs = { $n } de oro
ml-reputation-n = reputación { $n }
ml-wage-n = { $n ->
    [one] 1 salario
   *[other] { $n } salarios
}
ml-brings = Aporta cada ronda: { $dice }.
ml-n-glory = { $n } de gloria
ml-n-gold = { $n } de oro
ml-n-potions = { $n ->
    [one] 1 poción
   *[other] { $n } pociones
}
ml-n-venoms = { $n ->
    [one] 1 veneno
   *[other] { $n } venenos
}
ml-n-defense = { $n ->
    [one] { $n } ficha de Defensa
   *[other] { $n } fichas de Defensa
}
ml-n-traps = { $n ->
    [one] 1 trampa
   *[other] { $n } trampas
}
ml-n-loot = { $n ->
    [one] { $n } ficha de botín
   *[other] { $n } fichas de botín
}
ml-n-wounds = { $n ->
    [one] 1 herida
   *[other] { $n } heridas
}
ml-n-talents = { $n ->
    [one] 1 talento de Defensa
   *[other] { $n } talentos de Defensa
}
ml-n-rerolls = { $n ->
    [one] 1 repetición ({ $dice })
   *[other] { $n } repeticiones ({ $dice })
}
ml-die-said-strength = El dado común: para las tiendas, la Mina, las sendas y las misiones.
ml-die-said-magic = Para el Alquimista, las sendas y las misiones. En una senda puedes descartarlo para debilitar un ataque.
ml-die-said-persuasion = Para las tiendas, donde su cara se descuenta del precio, y para las misiones.
ml-goods-said-gold = Sirve para pagar todo, también los salarios al final de la ronda.
ml-goods-said-defense = Puesta en una senda cancela un golpe.
ml-goods-said-potion = Cura a un miembro disponible del clan o cancela un golpe en una senda.
ml-goods-said-venom = Llevado a una senda suma a un ataque o a una conquista.

ml-status = oro { $gold } · dados { $dice }
ml-status-passed = ha pasado · oro { $gold }
ml-last-round = última ronda
ml-phase-preparation = Dados
ml-phase-deployment = Despliegue
ml-phase-adventure = Aventuras
ml-phase-clean_up = Limpieza
ml-phase-preparation-said = Cada jugador reúne los dados de líder, mercenarios y gloria; se lanzan los de Persuasión.
ml-phase-deployment-said = Una acción por turno, hasta colocar todos los dados.
ml-phase-adventure-said = Las misiones, luego los territorios de izquierda a derecha, luego la Entrada.
ml-phase-clean_up-said = Regreso de los mercenarios, pánico, salarios y la ronda siguiente.
ml-score-said = Puntos si la partida acabara ahora: gloria, reputación, trofeos y afinidades.
ml-tab-citadel = Ciudadela
ml-tab-land = Terr. { $n }
ml-tab-one-land = Territorio
ml-tab-entrance = Entrada
ml-tab-missions = Misiones
ml-group-citadel = Ciudadela
ml-group-missions = Misiones
ml-group-settled = Tus territorios
ml-group-free = Acciones gratuitas
ml-group-dice = Dados
ml-group-tokens = Fichas
ml-group-tavern = Taberna
ml-group-discounts = Descuentos
ml-group-roll = Lanzar
ml-group-reroll = Repetir
ml-group-loot = Botín
ml-from-glory = Gloria
ml-from-reputation = Reputación
ml-from-trophies = Trofeos
ml-from-affinity = Afinidades
ml-load-all = Todos los dados y listo
ml-and-go = y listo
ml-and-leave = Comprar y salir
ml-pawn-all = Empeñar todo
ml-idle = { $n ->
    [one] Quedaría 1 dado sin usar.
   *[other] Quedarían { $n } dados sin usar.
}
