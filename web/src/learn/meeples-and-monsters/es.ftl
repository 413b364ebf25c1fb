### Meeples & Monsters en cinco minutos.

learn-meeples-and-monsters-aim-1 = Los monstruos entran en una ciudad de madera. Diriges una tropa de meeples que lucha contra ellos, construye la ciudad y cumple misiones. Gana quien tenga más puntos de victoria (PV, las estrellas).
learn-meeples-and-monsters-aim-2 = Tu tropa vive en una bolsa. De ella robas una mano de meeples para tu taberna; los que has usado van al hospedaje y vuelven a la bolsa cuando esta se vacía. Mejor bolsa, mejores turnos.
learn-meeples-and-monsters-turn-1 = Desarrollo. Puedes construir una loseta con campesinos: elígela, luego el solar, y recibes en el acto la bonificación de ese solar. También puedes subir de nivel una clase con una unidad suya, pagando PV.
learn-meeples-and-monsters-turn-2 = Principal. Envía a tus meeples. En un lugar colocas las unidades de la izquierda de la flecha y recibes lo de la derecha. Contra un monstruo, tus valores de combate deben alcanzar su fuerza (el escudo): entonces cae seguro, sin dados.
learn-meeples-and-monsters-turn-3 = Primero lo colocas todo y al final confirmas el plan; hasta entonces puedes deshacer lo que quieras.
learn-meeples-and-monsters-turn-4 = Robo. Llegan monstruos nuevos en lugar de los que has vencido y robas tu siguiente mano.
learn-meeples-and-monsters-points-1 = Los monstruos vencidos dan las estrellas de su carta; algunos refuerzan una clase durante el resto de la partida.
learn-meeples-and-monsters-points-2 = Tus misiones solo las ves tú. Una misión cumplida da puntos; la que siga en tu mano al final cuesta el segundo número.
learn-meeples-and-monsters-points-3 = La corrupción gris no hace más que ocupar tu mano. Deshazte de ella donde un lugar lo permita.
learn-meeples-and-monsters-points-4 = Un distrito con dos o más monstruos está invadido: cada lugar que uses allí te carga de campesinos, salvo que también luches en ese distrito.
learn-meeples-and-monsters-end-1 = Tres cartas del Consejo Oscuro se esconden en el mazo de monstruos. Tras la tercera, cada cual tiene dos turnos finales, en los que también se puede combatir a los Señores Oscuros.
learn-meeples-and-monsters-tips-1 = Cambia pronto campesinos por guerreros, magos, clérigos y caballeros: luchan mejor y abren mejores lugares.
learn-meeples-and-monsters-tips-2 = No dejes meeples sin usar: lo que se quede en la taberna va al hospedaje igualmente.
learn-meeples-and-monsters-example-fight = El monstruo tiene fuerza { $strength }: dos campesinos, 1 cada uno, lo vencen y dan { $vp } PV.
learn-meeples-and-monsters-example-quest = Si construyes como pide la carta, da { $vp } PV y quita una corrupción. Si al final sigue en tu mano, cuesta { $penalty }.
