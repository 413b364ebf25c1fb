### Euthia en cinco minutos.

learn-euthia-aim-1 = Tu héroe parte de la iglesia hacia una tierra desconocida. Paso a paso crece el mapa, y con él tu equipo, tus habilidades y los monstruos. Gana quien tenga más reputación (el libro) al final; cada escenario añade su propio objetivo, que se muestra junto al mapa.
learn-euthia-turn-1 = En cada ronda tienes tres fichas de acción: combate, comercio y minería. Usa cada una para su acción o conviértela en puntos de movimiento.
learn-euthia-turn-2 = Mover. Un paso cuesta 1 punto de movimiento. Donde el mapa está abierto alrededor de tu hexágono, se colocan losetas nuevas en el acto.
learn-euthia-turn-3 = Minería. En una montaña, un lago o una cueva sin monstruo, toma un recurso para tus sacos.
learn-euthia-turn-4 = Comercio. Con mercaderes, alquimistas y en las torres compras y vendes, te curas, descubres y entrenas habilidades y desbloqueas espacios.
learn-euthia-turn-5 = Combate. Si entras en un hexágono con un monstruo, tienes que luchar, así que necesitas la acción de combate. Si ganas, tomas el botín del hexágono y la recompensa de la carta.
learn-euthia-turn-6 = Tesoros, elementales, misiones y la iglesia no cuestan ficha; basta con estar allí.
learn-euthia-fight-1 = El monstruo ataca primero: dos dados; luego ambos lados cambian el valor con fichas de Gaar, cartas y losetas. La escala muestra cuántas heridas causa cada valor.
learn-euthia-fight-2 = Después atacas tú: elige un arma o una habilidad, tira dos dados y cambia el valor. La escala de tu loseta muestra el daño.
learn-euthia-fight-3 = El dado de la esperanza crece con la mala suerte y se puede gastar más tarde. Así se sigue hasta que el monstruo es vencido o tu héroe cae.
learn-euthia-fight-4 = Un héroe caído despierta en la iglesia con toda su salud y algún consuelo, y sigue. En una partida competitiva, otro jugador tira por el monstruo y cobra por tu caída.
learn-euthia-points-1 = La reputación viene de monstruos, misiones, trofeos y del objetivo del escenario.
learn-euthia-points-2 = Al final todo lo que posees se convierte en oro, y cada 5 de oro en 1 de reputación. Los lugares que has liberado o explotado, donde has comerciado o hallado tesoros, pagan por tramos.
learn-euthia-end-1 = El escenario dice cuántas rondas se juegan. En partidas cooperativas y en solitario, todos triunfan o fracasan juntos.
learn-euthia-tips-1 = Empieza con monstruos de nivel 1, y entra en combate con la salud completa y algo de Gaar.
learn-euthia-tips-2 = Gasta tu oro: una habilidad entrenada pronto sirve en cada combate posterior.
learn-euthia-example-ladder = El esqueleto tiene { $health } de salud. Un valor de { $low } o más causa a Keleia { $few } herida; de { $high } o más, { $many }; por debajo de { $low } falla.
learn-euthia-example-reward = Un monstruo de nivel { $level } es un buen comienzo: el esqueleto da { $reputation } de reputación y { $gold } de oro.
