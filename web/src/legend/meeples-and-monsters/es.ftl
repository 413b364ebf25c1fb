### Qué significan los signos del juego: la hoja de todos los símbolos.

sign-mm-unit-said = Una unidad. Su valor de combate crece con el nivel de su héroe.
sign-mm-prestige-unit-said = Una unidad de prestigio: solo se consigue en localizaciones especiales.
sign-mm-corruption-said = Llena tu taberna y no puede hacer nada.
sign-mm-any-said = Cualquier unidad; si no puede ser corrupción, se indica.
sign-mm-prestige = Prestigio
sign-mm-prestige-said = Cualquiera de las unidades de prestigio.
sign-mm-star = Puntos de victoria
sign-mm-star-said = Gana quien tiene más puntos de victoria.
sign-mm-shield = Fuerza
sign-mm-shield-said = Lo que deben alcanzar juntas las unidades enviadas aquí.
sign-mm-tower = Sala de la torre
sign-mm-tower-said = Una localización para quien llegue primero en la ronda.
sign-mm-crown = Consejo Oscuro
sign-mm-crown-said = Un señor supremo. Con el tercero empiezan los últimos turnos.
sign-mm-scroll = Misión
sign-mm-scroll-said = Una tarea secreta: puntos si se cumple, penalización si no.
sign-mm-bag = Bolsa
sign-mm-bag-said = De aquí se roban las unidades de tu próximo turno.
sign-mm-swords = En combate
sign-mm-swords-said = Solo cuenta contra monstruos.
sign-mm-mug = Taberna
sign-mm-mug-said = Las unidades que puedes enviar este turno.
sign-mm-type-said = Un tipo de monstruo. Algunas bonificaciones solo valen contra un tipo.
sign-mm-lantern-lit = Farol encendido
sign-mm-lantern-lit-said = Hay un monstruo en este distrito. Con tres, el distrito queda invadido.
