### Monster Lands en cinco minutos.

learn-monster-lands-aim-1 = Diriges un clan de mercenarios. Durante seis rondas los equipas en la Ciudadela y los envías contra monstruos, a conquistar territorios y ganar gloria. Gana quien tenga más puntos al final.
learn-monster-lands-turn-1 = Dados. Tu líder, tus mercenarios y tu gloria te dan dados. El rojo es fuerza, el morado magia, el amarillo persuasión; ahora solo se tiran los amarillos.
learn-monster-lands-turn-2 = Despliegue. Por turnos, cada jugador hace una acción hasta colocar todos los dados. Un edificio de la Ciudadela actúa en el acto: comprar trampas, preparar pociones y venenos, contratar, comprar fichas de Defensa o equipo, extraer oro. Un dado amarillo rebaja el precio en lo que marca.
learn-monster-lands-turn-3 = O envía fuera a un mercenario, a una senda de un territorio, a una misión o a la Entrada. Coloca los dados que pide la senda y lo que quieras llevar además: más dados, trampas (boca abajo), fichas de Defensa, pociones, venenos.
learn-monster-lands-turn-4 = Aventuras. Los mercenarios enviados actúan de izquierda a derecha. Primero ataca el monstruo con sus dados negros: 3 o más es un golpe, y dos heridas matan. Los dados morados quitan dados negros; las fichas de Defensa y las pociones cancelan golpes.
learn-monster-lands-turn-5 = Luego golpea tu mercenario: tira los dados y suma trampas y talentos. Si llegas a la primera marca con una trampa en la senda, capturas al monstruo; si llegas a la segunda, lo eliminas. El daño queda para el siguiente.
learn-monster-lands-turn-6 = Cuando el monstruo ha sido vencido, quien aún no haya luchado puede lanzar sus dados para conquistar el territorio.
learn-monster-lands-turn-7 = Limpieza. Todos regresan, se pagan los salarios, y un monstruo combatido pero no vencido va a la Entrada y cierra un edificio por pánico.
learn-monster-lands-points-1 = La gloria viene de monstruos, territorios y misiones. La reputación viene de los mercenarios que contratas; nunca puede superar tu gloria, así que gana gloria primero.
learn-monster-lands-points-2 = Al final cuentan la gloria, la reputación, los trofeos de monstruos eliminados y las cuatro afinidades (agua, aire, jungla, fuego) de tus mercenarios y territorios: cuantas más de una misma, más dan.
learn-monster-lands-end-1 = La partida acaba tras la sexta ronda, o en cuanto un clan tiene 30 de gloria al final de una ronda.
learn-monster-lands-tips-1 = Contrata en la primera ronda: los nuevos mercenarios traen sus dados en el acto.
learn-monster-lands-tips-2 = Un dado solo rara vez vence a un monstruo. Envía menos mercenarios con más dados, una trampa y una ficha de Defensa.
learn-monster-lands-tips-3 = Las acciones gratuitas (talentos, pociones, vender trofeos) no gastan tu acción; hazlas antes.
learn-monster-lands-example-capture = Con una trampa en la senda, Nimra captura a Sckon desde { $capture }, por { $glory } de gloria. Desde { $eliminate } lo elimina, por { $more }.
learn-monster-lands-example-hire = Wishor cuesta { $cost } de oro, menos lo que ahorre tu dado amarillo, y suma { $reputation } de reputación: tu gloria debe dejarle sitio.
