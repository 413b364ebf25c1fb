### La fatalidad inminente: sus nombres, y lo que se pregunta, se ofrece y se cuenta.

## Nombres

setting-hard = Difícil
    .help = La fatalidad inminente con un segundo cómplice antes del saboteador.

## Lo que se pregunta y se ofrece

prompt-informant = ¿Qué das por una prueba? ({ $informant })
prompt-culprit = El siguiente enemigo es { $monster }, en un combate aparte. ¿Aceptas el combate?
option-ask = Pedir una prueba: { $informant }
option-pay-silver = Cartas de plata
option-pay-gold-card = Una carta de oro
refused-all-known = Tu héroe tiene todas las pruebas que hay.
refused-informant-kavilin = Kavilin pide un Gaar (Skoldur puede dar un Dwurt) y oro.
refused-informant-doribor = Doribor pide un recurso natural.
refused-informant-sofien = Sofien pide dos cartas de plata o una carta de oro.

## Lo que se cuenta

event-evidence-found = { $number ->
    [one] { $seat } encuentra { $number } prueba y ahora tiene { $total }.
   *[other] { $seat } encuentra { $number } pruebas y ahora tiene { $total }.
}
event-citadel-searched = { $seat } registra la Ciudadela en ruinas con { $value }.
event-sabotage = Un sabotaje alcanza a { $seat }.
event-showdown = Ronda { $round }, el final: el cómplice y el saboteador salen de su escondite.
event-showdown-of = { $seat } se enfrenta a los culpables.
event-unmasked = { $seat } ha vencido al saboteador.

## Razones de las sugerencias

hint-evidence = Las pruebas debilitan al saboteador, y quien menos tiene sufre el sabotaje.
hint-face-culprit = Este combate se puede ganar y merece el riesgo.
hint-stop-before-culprit = Lo más probable es perder otro combate: mejor detenerse.
