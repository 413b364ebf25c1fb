### Por qué el jugador codicioso propone lo que propone.

hint-most-vp = Es lo que más PV da con estas unidades.
hint-recruit = Una bolsa mejor rinde en cada turno que queda.
hint-help = Refuerza a las unidades de tus combates.
hint-hill = Paga si nadie te expulsa antes de tu próximo turno.
hint-quest = Completa una misión.
hint-find-quests = Queda tiempo para completar otra misión.
hint-lasting = Lo que da este monstruo dura hasta el final de la partida.
hint-build = El solar paga de inmediato y nadie usará la loseta antes que tú.
hint-level = El nivel devuelve más de lo que cuesta.
hint-final = Solo ahora se puede combatir contra el Consejo Oscuro.
hint-draw = Con más unidades en la taberna hay más donde elegir.
hint-bag = Las mejores unidades salen antes si están en la bolsa.
hint-thin = Una bolsa más ligera es mejor.
hint-least-loss = Es lo menos valioso.
hint-nothing-better = No hay nada mejor que hacer.
