### Palabras del escenario sobre el tablero.

stage-go-on = Seguir
stage-fight = Combate
stage-against = { $one } contra { $other }
stage-strength = fuerza { $n }
stage-needed = hace falta
stage-beaten = ¡Vencido!
stage-together = juntos
stage-overlord = Señor Oscuro
stage-council = Consejo Oscuro
stage-council-of = Ha llegado { $n } de { $all } del Consejo
stage-soon-over = Se acerca el final
stage-last-turns = Últimos turnos
stage-level-up = Sube de nivel
stage-level = Nivel { $n }
stage-quest = Misión
stage-vp = +{ $n } PV
stage-driven-off = Expulsado
stage-gone = Perdido
stage-over = La partida ha terminado
stage-on-top = más
stage-capture = captura
stage-elimination = elimina
stage-attack = El monstruo ataca
stage-strike = La tirada contra el monstruo
stage-black-dice = { $n ->
    [one] { $n } dado negro
   *[other] { $n } dados negros
}
stage-hits = { $n ->
    [0] Ningún golpe
    [one] { $n } golpe
   *[other] { $n } golpes
}
stage-fallen = Caído
stage-wounded = Herido
stage-blocked = Parado
stage-captured = ¡Capturado!
stage-slain = ¡Eliminado!
stage-it-stands = Sobrevive
stage-escaped = Escapa
stage-conquest = Conquista
stage-mission = Misión
stage-contract = Contrato
stage-tries = { $name }: { $total } de { $needed }
stage-done = ¡Hecho!
stage-failed = Fallido
stage-end-of-adventure = Fin de la fase de aventuras
stage-panic = ¡Pánico!
stage-promoted = Nuevo líder
stage-clean-up = Limpieza
stage-health = Salud { $left } de { $all }
stage-injuries-from = { $n ->
    [one] { $n } herida
   *[other] { $n } heridas
}
stage-damage-from = { $n } de daño
stage-injuries = { $n ->
    [0] Ninguna herida
    [one] { $n } herida
   *[other] { $n } heridas
}
stage-damage = { $n ->
    [0] Sin daño
   *[other] { $n } de daño
}
stage-dies = Muere
stage-defeated = ¡Derrotado!
stage-monster-attack = Ataque del monstruo
stage-hero-attack = Ataque del héroe
stage-roll = Tirada de héroe
stage-eu-foe = El enemigo
stage-eu-bounty = Contrato de caza
stage-eu-hunt = La Cacería
stage-eu-scenario = Tormento
stage-eu-finale = El final
stage-fold = Ver el tablero
