### Nombres y textos de las cartas de Meeples & Monsters. Los PV, penalizaciones, fuerzas y costes están en el contenido,
### no aquí: un paquete puede cambiarlos.

## Distritos, tipos, clases

district-villages = Aldeas
district-university = Universidad
district-castle = Castillo
district-cathedral = Catedral
type-undead = No muerto
type-monstrous = Monstruoso
type-humanoid = Humanoide
class-peasant = Campesino
class-mage = Mago
class-cleric = Clérigo
class-warrior = Guerrero
class-knight = Caballero
class-ranger = Montaraz
class-paladin = Paladín
class-shaman = Chamán
class-corruption = Corrupción
class-any = Cualquier unidad
class-prestige = Unidad de prestigio

## Cantidades de meeples

units-peasant =
    { $n ->
        [one] { $n } campesino
       *[other] { $n } campesinos
    }
units-mage =
    { $n ->
        [one] { $n } mago
       *[other] { $n } magos
    }
units-cleric =
    { $n ->
        [one] { $n } clérigo
       *[other] { $n } clérigos
    }
units-warrior =
    { $n ->
        [one] { $n } guerrero
       *[other] { $n } guerreros
    }
units-knight =
    { $n ->
        [one] { $n } caballero
       *[other] { $n } caballeros
    }
units-ranger =
    { $n ->
        [one] { $n } montaraz
       *[other] { $n } montaraces
    }
units-paladin =
    { $n ->
        [one] { $n } paladín
       *[other] { $n } paladines
    }
units-shaman =
    { $n ->
        [one] { $n } chamán
       *[other] { $n } chamanes
    }
units-corruption =
    { $n ->
        [one] { $n } meeple de corrupción
       *[other] { $n } meeples de corrupción
    }
units-any =
    { $n ->
        [one] { $n } unidad de cualquier clase
       *[other] { $n } unidades de cualquier clase
    }
units-prestige =
    { $n ->
        [one] { $n } unidad de prestigio
       *[other] { $n } unidades de prestigio
    }
shaman-as-peasant = Chamán como campesino
shaman-as-mage = Chamán como mago
shaman-as-cleric = Chamán como clérigo
shaman-as-warrior = Chamán como guerrero
shaman-as-knight = Chamán como caballero

## Fases

phase-start = Inicio del turno
phase-development = Fase de desarrollo
phase-main = Fase principal
phase-draw = Fase de robo

## Héroes: qué sabe hacer cada clase en cada nivel

hero-peasant-1 = Sin habilidad; hace falta para construir.
hero-mage-1 = Aún sin habilidad.
hero-mage-2 = Una vez por turno, manda al hospedaje a todos los magos de tu taberna (al menos 1) para robar 1 misión.
hero-mage-3 = Una vez por turno, manda al hospedaje a todos los magos de tu taberna (al menos 1) para robar 2 misiones y luego descartar 1.
hero-cleric-1 = Aún sin habilidad.
hero-cleric-2 = Fase de desarrollo: si tienes en la taberna un clérigo y un meeple de corrupción, roba 1 meeple.
hero-cleric-3 = Fase de desarrollo: si tienes en la taberna un clérigo y un meeple de corrupción, roba 2 meeples.
hero-warrior-1 = Aún sin habilidad.
hero-warrior-2 = Junto a un guerrero, tus campesinos tienen +1 de combate.
hero-warrior-3 = Junto a un guerrero, tus campesinos tienen +1 de combate. Una vez por turno, un campesino de tu hospedaje puede unirse a un guerrero en un combate.
hero-knight-1 = Aún sin habilidad.
hero-knight-2 = Fase de desarrollo: si tienes en la taberna un caballero, roba 1 meeple.
hero-knight-3 = Fase de desarrollo: si tienes en la taberna un caballero, roba 1 meeple.
hero-ranger-3 = Un monstruo derrotado con un montaraz da PV adicionales.
hero-paladin-3 = Suma a su valor de combate el nivel del monstruo al que combate.
hero-shaman-3 = Cuenta como la clase básica que elijas allí donde lo asignes.

## Lugares iniciales

location-splinter_arena = Arena de las Astillas
    .benefit = Obtén 1 guerrero. Devuelve a la reserva 1 campesino de los asignados aquí.
location-academy_of_fine_grain = Academia de la Veta Fina
    .benefit = Obtén 1 mago.
location-chapel_of_the_holy_knot = Capilla del Santo Nudo
    .benefit = Obtén 1 clérigo.
location-heartwood_keep = Torreón del Duramen
    .benefit = Obtén 1 caballero. Devuelve a la reserva 1 campesino de los asignados aquí.

## El Capitolio

location-builders_yard = Patio de los Constructores
    .benefit = Construye una de las losetas de lugar disponibles en un solar vacante.
location-hall_of_heroes = Salón de los Héroes
    .benefit = Paga PV para subir un nivel la clase de la unidad.

## Losetas de lugar

location-levy_station = Puesto de leva
    .benefit = Tus campesinos tienen +2 de combate este turno. Obtén 1 guerrero.
location-branch_and_root_inn = Posada La Rama y la Raíz
    .benefit = Tus magos tienen +1 de combate este turno.
location-knot_and_grain_inn = Posada El Nudo y la Veta
    .benefit = Tus clérigos tienen +1 de combate este turno.
location-oaken_war_hall = Salón de Guerra de Roble
    .benefit = Todas tus demás unidades tienen +2 de combate este turno.
location-shrine_of_dry_rot = Santuario de la Carcoma
    .benefit = Este turno, una unidad en combate tiene +1 por cada meeple de corrupción de tu hospedaje.
location-sentry_stump = Tocón del Centinela
    .benefit = Tras tu fase de robo, 1 guerrero vuelve de aquí a tu taberna.
location-healers_temple = Templo del Sanador
    .benefit = Obtén 1 clérigo. Devuelve a tu bolsa hasta 3 meeples de tu hospedaje; cada uno de los demás jugadores puede devolver 1 a la suya.
location-house_of_lords = Cámara de los Lores
    .benefit = Roba 2 misiones y luego descarta 1.
location-colosseum = Coliseo
    .benefit = Consérvalo hasta tu próximo turno y obtén entonces PV, más con una unidad de prestigio.
location-high_bough = La Rama Alta
    .benefit = Consérvala hasta tu próximo turno y roba entonces 2 meeples.
location-pine_lodge = Refugio del Pino
    .benefit = Toma 1 montaraz de esta loseta mientras queden existencias.
location-varnished_vow = Salón del Voto Barnizado
    .benefit = Toma 1 paladín de esta loseta mientras queden existencias.
location-driftwood_circle = Círculo de Madera de Deriva
    .benefit = Toma 1 chamán de esta loseta mientras queden existencias.
location-ring_counters = Observatorio de los Cuentaanillos
    .benefit = Roba 2 meeples más en la fase de robo de este turno.
location-sapling_settlement = Colonia del Retoño
    .benefit = Devuelve a la reserva 1 campesino de los asignados aquí. Obtén PV.

## Solares y sus bonificaciones

slot-villages_1 = Aldeas, solar 1
    .benefit = Obtén 1 guerrero.
slot-villages_2 = Aldeas, solar 2
    .benefit = Roba 1 meeple de inmediato.
slot-university_1 = Universidad, solar 1
    .benefit = Roba 2 misiones y luego descarta 1.
slot-university_2 = Universidad, solar 2
    .benefit = Obtén 1 mago.
slot-castle_1 = Castillo, solar 1
    .benefit = Obtén PV.
slot-castle_2 = Castillo, solar 2
    .benefit = Devuelve a tu bolsa hasta 3 meeples de tu hospedaje; cada uno de los demás jugadores puede devolver 1 a la suya.
slot-cathedral_1 = Catedral, solar 1
    .benefit = Obtén 1 clérigo.
slot-cathedral_2 = Catedral, solar 2
    .benefit = Devuelve a la reserva 1 meeple de corrupción de tu taberna o tu hospedaje.

## Monstruos

monster-skeleton = Esqueleto
monster-sawdust_imp = Diablillo de serrín
monster-rogue_varnisher = Barnizador renegado
    .effect = Tus magos tienen +1 de combate hasta el final de la partida.
monster-hollow_friar = Fraile hueco
    .effect = Tus clérigos tienen +1 de combate hasta el final de la partida.
monster-timber_wolf = Lobo maderero
    .effect = Descarta 1 misión de tu mano.
monster-plank_pirate = Pirata del tablón
monster-bookshelf_mimic = Estantería mímica
    .effect = Roba 1 misión.
monster-splinter_goblin = Trasgo astilla
    .effect = Tus guerreros tienen +1 de combate hasta el final de la partida.
monster-poltergrain = Polterveta
    .effect = Junto a un guerrero, tus magos tienen +1 de combate hasta el final de la partida.
monster-beaver_brute = Castor bruto
monster-chisel_sergeant = Sargento Formón
    .effect = Tus caballeros tienen +1 de combate hasta el final de la partida.
monster-coffin_nailer = Clavaataúdes
    .effect = Obtén 1 campesino.
monster-ghoul = Gul
    .effect = Tus guerreros tienen +1 de combate hasta el final de la partida.
monster-hedge_witch = Bruja del seto
    .effect = Tus magos tienen +1 de combate hasta el final de la partida.
monster-mahogany_mummy = Momia de caoba
    .effect = Tus clérigos tienen +1 de combate hasta el final de la partida.
monster-termite_swarm = Enjambre de termitas
    .effect = Descarta 1 misión de tu mano.
monster-tree_beast = Bestia árbol
monster-lumberjack_raider = Leñador saqueador
monster-unstaked_vampire = Vampiro sin estaca
    .effect = Roba 2 misiones y luego descarta 1.
monster-twig_snatcher = Robarramitas
    .effect = Obtén 1 mago.
monster-crypt_carpenter = Carpintero de la cripta
    .effect = Tu total sube en 1 contra cada monstruo no muerto hasta el final de la partida.
monster-hornbeam_boar = Jabalí de carpe
    .effect = Tu total sube en 1 contra cada monstruo monstruoso hasta el final de la partida.
monster-giant_woodpecker = Pájaro carpintero gigante
monster-plywood_golem = Gólem de contrachapado
monster-grave_sander = Lijador de tumbas
    .effect = Obtén 1 clérigo.
monster-creosote_ooze = Limo de creosota
    .effect = Recibe 1 meeple de corrupción.
monster-turncoat_joiner = Ensamblador traidor
    .effect = Junto a un caballero, tus guerreros tienen +1 de combate hasta el final de la partida.
monster-cabinet_wraith = Espectro del armario
    .effect = Junto a un mago, tus clérigos tienen +1 de combate hasta el final de la partida.
monster-duke_dowel = Duque Tarugo
    .effect = Tus caballeros tienen +1 de combate hasta el final de la partida.
monster-log_baron = Barón del Tronco
    .effect = Tus campesinos tienen +1 de combate hasta el final de la partida.
monster-cedar_hydra = Hidra de cedro
monster-haunted_wardrobe = Ropero embrujado
monster-archmagus_adze = Archimago Azuela
    .effect = Obtén 1 caballero.
monster-ironwood_warlord = Caudillo Palo de Hierro
    .effect = Tus guerreros tienen +1 de combate hasta el final de la partida.
monster-gougoyle = Gubiárgola
monster-rotroot_colossus = Coloso Raíz Podrida
monster-baron_von_bandsaw = Barón von Sierracinta
monster-lich_of_the_lathe = Liche del Torno
    .effect = Recibe 1 meeple de corrupción.
monster-ebony_reaper = Segador de Ébano
monster-ash_dragon = Dragón de Fresno

## El Consejo Oscuro

monster-count_drillula = Conde Taladrácula
monster-mangrove = Manglar
monster-saw_ron = Sierra-Ron
monster-combustor = Combustor

## Fichas de bonificación: qué deben mostrar las unidades del combate

token-two_at_level_two = 2 tipos de unidad distintos de nivel 2 o 3
token-three_at_level_two = 3 tipos de unidad distintos de nivel 2 o 3
token-two_at_level_three = 2 tipos de unidad distintos de nivel 3
token-three_at_level_three = 3 tipos de unidad distintos de nivel 3
token-prestige_guest = Al menos 1 unidad de prestigio
token-mixed_company = 4 tipos de unidad distintos de cualquier nivel

## Misiones de activación

quest-knots_of_knowledge = Nudos de conocimiento
    .condition = Derrota a un monstruo de nivel 2 o 3 con 1 mago y 1 guerrero.
    .bonus = Roba 1 misión.
quest-recover_the_rod_of_ruin = Recuperar la Vara de la Ruina
    .condition = Derrota a un monstruo no muerto de nivel 2 o 3 con 1 mago y 1 clérigo.
    .bonus = Devuelve a la reserva 1 meeple de corrupción de tu taberna o tu hospedaje.
quest-hardwood_brigade = La carga de la brigada de madera dura
    .condition = Derrota a un monstruo cualquiera con 2 caballeros.
    .bonus = Obtén 1 caballero.
quest-softwood_uprising = El alzamiento de la madera blanda
    .condition = Derrota a un monstruo cualquiera con 4 campesinos.
    .bonus = Devuelve a la reserva 1 campesino de este combate. Obtén 1 guerrero.
quest-blessed_axes = Hachas benditas
    .condition = Derrota a un monstruo no muerto con 2 clérigos.
    .bonus = Obtén 1 clérigo.
quest-pest_control = Control de plagas
    .condition = Derrota a un monstruo monstruoso con 2 guerreros.
    .bonus = Obtén 1 guerrero.
quest-debate_by_fireball = Debate a bolas de fuego
    .condition = Derrota a un monstruo humanoide con 2 magos.
    .bonus = Obtén 1 mago.
quest-clear_cutting = Tala rasa
    .condition = Derrota a 3 monstruos en un mismo turno.
    .bonus = Obtén 1 montaraz.
quest-dawn_over_deadwood = Alba sobre la madera muerta
    .condition = Derrota a un monstruo de nivel 3 con 1 clérigo.
    .bonus = Obtén 1 paladín.
quest-oath_of_the_oak = Juramento del roble
    .condition = Derrota a un monstruo no muerto de nivel 2 o 3 con 1 caballero y 1 clérigo.
    .bonus = Devuelve a la reserva 1 caballero de este combate. Obtén 1 paladín.
quest-whispering_wood = Paseo por el Bosque Susurrante
    .condition = Derrota a un monstruo monstruoso de nivel 2 o 3 con 1 mago y 1 clérigo.
    .bonus = Devuelve a la reserva 1 mago de este combate. Obtén 1 chamán.
quest-trackers_trial = La prueba del rastreador
    .condition = Derrota a un monstruo monstruoso de nivel 2 o 3 con 1 guerrero y 1 caballero.
    .bonus = Devuelve a la reserva 1 guerrero de este combate. Obtén 1 montaraz.
quest-united_we_stain = Unidos en el barniz
    .condition = Derrota a un monstruo cualquiera con 4 tipos de unidad distintos.
    .bonus = Obtén 1 chamán.
quest-sworn_carpenters = Carpinteros juramentados
    .condition = Construye en un distrito con 2 o más monstruos.
    .bonus = Devuelve a la reserva 1 meeple de corrupción de tu taberna o tu hospedaje.
quest-graduation_day = Día de graduación
    .condition = Sube una clase al nivel 3.
    .bonus = Solo PV.
quest-full_house = Casa llena
    .condition = Fase de robo: ten 4 tipos de unidad distintos en tu taberna.
    .bonus = Obtén 1 mago, clérigo, guerrero o caballero, a tu elección.
quest-confession_booth = Cabina de confesión
    .condition = Fase de robo: ten 2 meeples de corrupción y 1 clérigo en tu taberna.
    .bonus = Devuelve a la reserva 2 meeples de corrupción de tu taberna.
quest-royal_muster = Revista real
    .condition = Fase de robo: ten 1 caballero, 1 guerrero y 1 campesino en tu taberna.
    .bonus = Obtén 1 caballero.

## Misiones continuas

quest-ritual_of_exceptional_merit = Ritual de mérito excepcional
    .condition = Fase de robo: ten 2 magos en tu taberna.
    .bonus = En cada fase de robo, puedes mover 1 meeple de corrupción de la taberna al hospedaje para robar 1 meeple.
quest-axe_practice = Práctica de hacha
    .condition = Derrota a un monstruo de nivel 2 o 3 con 2 guerreros.
    .bonus = Tus guerreros tienen +1 de combate hasta el final de la partida.
quest-knightly_joinery = Ebanistería caballeresca
    .condition = Fase de robo: ten 2 caballeros en tu taberna.
    .bonus = Tus caballeros tienen +1 de combate hasta el final de la partida.
quest-hymn_of_the_heartwood = Himno del duramen
    .condition = Derrota a un monstruo no muerto de nivel 2 o 3 con 1 clérigo.
    .bonus = Tus clérigos tienen +1 de combate hasta el final de la partida.
quest-fire_safety_course = Curso contra incendios
    .condition = Derrota a un monstruo monstruoso de nivel 2 o 3 con 1 mago.
    .bonus = Tus magos tienen +1 de combate hasta el final de la partida.
quest-pitchfork_drill = Instrucción con horca
    .condition = Derrota a un monstruo de nivel 2 o 3 con 3 campesinos.
    .bonus = Tus campesinos tienen +1 de combate hasta el final de la partida.
quest-hatchet_and_hymnal = Hachuela e himnario
    .condition = Fase de robo: ten 1 guerrero y 1 clérigo en tu taberna.
    .bonus = Junto a un clérigo, tus guerreros tienen +1 de combate hasta el final de la partida.
quest-knight_and_squire = Caballero y escudero
    .condition = Derrota a un monstruo cualquiera con 1 caballero y 2 campesinos.
    .bonus = Junto a un caballero, tus campesinos tienen +1 de combate hasta el final de la partida.
quest-staking_practice = Práctica de estaca
    .condition = Ten 2 monstruos no muertos en tu pila de derrotados.
    .bonus = Tu total sube en 1 contra cada monstruo no muerto hasta el final de la partida.
quest-know_your_enemy = Conoce a tu enemigo
    .condition = Ten 2 monstruos humanoides en tu pila de derrotados.
    .bonus = Tu total sube en 1 contra cada monstruo humanoide hasta el final de la partida.
quest-an_extra_bunk = Una litera más
    .condition = Sube de nivel una clase y ten después 2 clases de nivel 2 o 3.
    .bonus = Roba 1 meeple más en cada fase de robo.
quest-carpenters_guild = Gremio de carpinteros
    .condition = Construye una loseta que sea al menos la segunda tuya en la partida.
    .bonus = Cuando construyas con 2 campesinos, puedes devolver 1 de ellos a la reserva.

## Misiones de fin de partida

quest-gravediggers_ledger = Libro del sepulturero
    .condition = Al final, nadie tiene más monstruos no muertos que tú en su pila de derrotados.
    .bonus = Solo PV.
quest-big_game_wall = El muro de los trofeos
    .condition = Al final, nadie tiene más monstruos monstruosos que tú en su pila de derrotados.
    .bonus = Solo PV.
quest-wanted_dead_or_sanded = Se busca: muerto o lijado
    .condition = Al final, nadie tiene más monstruos humanoides que tú en su pila de derrotados.
    .bonus = Solo PV.
quest-bone_collector = Coleccionista de huesos
    .condition = Al final, ten 3 monstruos no muertos en tu pila de derrotados.
    .bonus = Solo PV.
quest-pelts_and_splinters = Pieles y astillas
    .condition = Al final, ten 3 monstruos monstruosos en tu pila de derrotados.
    .bonus = Solo PV.
quest-bounty_board = Tablón de recompensas
    .condition = Al final, ten 3 monstruos humanoides en tu pila de derrotados.
    .bonus = Solo PV.
quest-rings_of_the_tree = Los anillos del árbol
    .condition = Al final, ten un monstruo de cada nivel, del 1 al 3, en tu pila de derrotados.
    .bonus = Solo PV.
quest-mixed_forest = Bosque mixto
    .condition = Al final, ten 2 monstruos de cada tipo en tu pila de derrotados.
    .bonus = Solo PV.
quest-full_guild = Un gremio completo
    .condition = Al final, posee 1 campesino, 1 mago, 1 clérigo, 1 guerrero y 1 caballero.
    .bonus = Solo PV.
quest-clean_grain = Veta limpia
    .condition = Al final, posee 3 meeples de corrupción o menos.
    .bonus = Solo PV.
quest-gentrification = Gentrificación
    .condition = Al final, posee 5 campesinos o menos.
    .bonus = Solo PV.
quest-grand_masters = Grandes maestros
    .condition = Al final, ten 2 tipos de unidad de nivel 3; una clase de prestigio cuenta si posees un meeple suyo.
    .bonus = Solo PV.
quest-friends_in_high_places = Amigos en las altas esferas
    .condition = Al final, posee 2 unidades de prestigio.
    .bonus = Solo PV.
quest-veterans_of_the_saw = Veteranos de la sierra
    .condition = Al final, nadie tiene más monstruos de nivel 2 o 3 que tú en su pila de derrotados.
    .bonus = Solo PV.

## Salas de torre

room-broom_cupboard = Cuarto de las escobas
    .benefit = Obtén PV.
room-kindling_store = Almacén de leña menuda
    .benefit = Obtén PV. Devuelve a la reserva 1 campesino de los asignados aquí.
room-map_room = Sala de mapas
    .benefit = Obtén PV. Roba 2 misiones y luego descarta 1.
room-alchemists_attic = Desván del alquimista
    .benefit = Obtén PV.
room-scriptorium = Scriptorium
    .benefit = Obtén PV y 1 mago.
room-infirmary = Enfermería
    .benefit = Obtén PV y 1 clérigo.
room-reliquary = Relicario
    .benefit = Obtén PV.
room-armoury = Armería
    .benefit = Obtén PV.
room-guard_room = Sala de guardia
    .benefit = Obtén PV y 1 guerrero.
room-stables = Establo de caballitos de balancín
    .benefit = Obtén PV.
room-drawbridge_winch = Torno del puente levadizo
    .benefit = Obtén PV.
room-trophy_gallery = Galería de trofeos
    .benefit = Obtén PV.
room-bell_chamber = Cámara de las campanas
    .benefit = Obtén PV.
room-confessional = Confesionario
    .benefit = Obtén PV.
room-cold_forge = Forja fría
    .benefit = Obtén PV.
room-wishing_well = Pozo de los deseos
    .benefit = Obtén PV.
room-oubliette = Mazmorra del olvido
    .benefit = Obtén PV.
room-ash_pit = Fosa de ceniza
    .benefit = Obtén PV.
room-hermits_loft = Altillo del ermitaño
    .benefit = Obtén PV. Devuelve a la reserva 1 campesino de los asignados aquí.
room-mirror_of_motives = Espejo de los motivos
    .benefit = Obtén PV.

## Opciones de una partida

setting-towers = Las cuatro torres
    .help = Cada distrito tiene una torre. Sus salas pagan una vez a cambio de unidades, y algunas aceptan corrupción. No para una primera partida.
