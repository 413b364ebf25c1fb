### La amenaza de Mirrezil y Destrucción andante: lo que se pregunta, se ofrece y se cuenta.

## La amenaza de Mirrezil

prompt-initiative = ¿Usas tu ficha de iniciativa para atacar primero en esta ronda de combate?
prompt-aspect = Ahora viene { $monster }. ¿Aceptas el combate?
option-visit = Visitar: { $place }
option-use-initiative = Usar la ficha de iniciativa
option-no-initiative = Conservar la ficha
option-face = Enfrentarse
option-stop = Detenerse aquí
event-event-card = Evento: «{ $card }».
event-legend-opens = Leyenda ({ $tile }): { $quest }.
event-initiative-taken = { $seat } toma una ficha de iniciativa.
event-initiative-used = { $seat } toma la iniciativa y ataca primero.
event-finale-begins = Ronda { $round }, el final: llega Mirrezil y todos los héroes han descansado.
event-finale-of = { $seat } está ante Mirrezil.
refused-visited = Tu héroe ya lo ha hecho.
refused-no-tokens = No quedan fichas de iniciativa.
refused-too-weak = { $number ->
    [one] Esto cuesta { $number } herida; tu héroe no sobreviviría.
   *[other] Esto cuesta { $number } heridas; tu héroe no sobreviviría.
}

## Destrucción andante

prompt-golem-goal = «{ $card }»: varios objetivos están a la misma distancia. ¿Adónde va el gólem?
prompt-golem-step = «{ $card }»: varios caminos son igual de cortos. ¿Hacia dónde avanza el gólem?
prompt-defense = ¿Qué das por la ficha de magia defensiva?
option-defend = Poner una ficha de magia defensiva
option-pay-gaar = Una ficha de Gaar o de Dwurt y oro
event-rampage-card = Arrasamiento: «{ $card }».
event-golem-walks = El gólem avanza: { spot }.
event-golem-rests = El gólem descansa; su resistencia sube en { $number }.
event-hex-ruined = Queda en ruinas: { spot }.
event-magic-holds = { $seat } contiene al gólem con magia: { spot }.
event-defended = { $seat } pone una ficha de magia defensiva: { spot }.
event-land-lost = Se ha puesto la última ficha de destrucción de un tipo: el país está perdido.
refused-ruined = Este lugar está en ruinas.

# -- Hints

hint-prepare-finale = Lo que ganas aquí te ayuda en el final.
hint-face-aspect = El siguiente aspecto se puede vencer, y después no hay nada más.
hint-stop-before-aspect = El siguiente aspecto probablemente te mataría: mejor parar.
hint-initiative = Ahora es cuando más cuenta golpear antes que el dragón.
hint-keep-initiative = Contra un aspecto posterior cuenta más el primer golpe.
hint-defense-magic = Es probable que el gólem venga por aquí.
hint-golem-way = Por ahí hace el menor daño.
hint-march = El enemigo espera allí, y el tiempo se acaba.
