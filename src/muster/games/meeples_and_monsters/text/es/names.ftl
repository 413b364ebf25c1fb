### Nombres de Meeples & Monsters. Las cifras están en el contenido, no aquí: un paquete puede cambiarlas.

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
        [one] { $n } unidad cualquiera
       *[other] { $n } unidades cualesquiera
    }
units-prestige =
    { $n ->
        [one] { $n } unidad de prestigio
       *[other] { $n } unidades de prestigio
    }
shaman-as-peasant = Chamán como campesino
units-shaman-as-peasant = { $n ->
    [one] { $n } chamán como campesino
   *[other] { $n } chamanes como campesinos
}
units-shaman-as-mage = { $n ->
    [one] { $n } chamán como mago
   *[other] { $n } chamanes como magos
}
units-shaman-as-cleric = { $n ->
    [one] { $n } chamán como clérigo
   *[other] { $n } chamanes como clérigos
}
units-shaman-as-warrior = { $n ->
    [one] { $n } chamán como guerrero
   *[other] { $n } chamanes como guerreros
}
units-shaman-as-knight = { $n ->
    [one] { $n } chamán como caballero
   *[other] { $n } chamanes como caballeros
}
shaman-as-mage = Chamán como mago
shaman-as-cleric = Chamán como clérigo
shaman-as-warrior = Chamán como guerrero
shaman-as-knight = Chamán como caballero

## Fases

phase-start = Inicio del turno
phase-development = Fase de desarrollo
phase-main = Fase principal
phase-draw = Fase de robo

## Lugares iniciales

location-splinter_arena = Arena de las Astillas
location-academy_of_fine_grain = Academia de la Veta Fina
location-chapel_of_the_holy_knot = Capilla del Santo Nudo
location-heartwood_keep = Torreón del Duramen

## El Capitolio

location-builders_yard = Patio de los Constructores
    .benefit = Construye una de las losetas de lugar disponibles en un solar vacante.
location-hall_of_heroes = Salón de los Héroes
    .benefit = Paga PV para subir un nivel la clase de la unidad.

## Losetas de lugar

location-levy_station = Puesto de leva
location-branch_and_root_inn = Posada La Rama y la Raíz
location-knot_and_grain_inn = Posada El Nudo y la Veta
location-oaken_war_hall = Salón de Guerra de Roble
location-shrine_of_dry_rot = Santuario de la Carcoma
location-sentry_stump = Tocón del Centinela
location-healers_temple = Templo del Sanador
location-house_of_lords = Cámara de los Lores
location-colosseum = Coliseo
location-high_bough = La Rama Alta
location-pine_lodge = Refugio del Pino
location-varnished_vow = Salón del Voto Barnizado
location-driftwood_circle = Círculo de Madera de Deriva
location-ring_counters = Observatorio de los Cuentaanillos
location-sapling_settlement = Colonia del Retoño

## Solares y sus bonificaciones

slot-villages_1 = Aldeas, solar 1
slot-villages_2 = Aldeas, solar 2
slot-university_1 = Universidad, solar 1
slot-university_2 = Universidad, solar 2
slot-castle_1 = Castillo, solar 1
slot-castle_2 = Castillo, solar 2
slot-cathedral_1 = Catedral, solar 1
slot-cathedral_2 = Catedral, solar 2

## Monstruos

monster-skeleton = Esqueleto
monster-sawdust_imp = Diablillo de serrín
monster-rogue_varnisher = Barnizador renegado
monster-hollow_friar = Fraile hueco
monster-timber_wolf = Lobo maderero
monster-plank_pirate = Pirata del tablón
monster-bookshelf_mimic = Estantería mímica
monster-splinter_goblin = Trasgo astilla
monster-poltergrain = Polterveta
monster-beaver_brute = Castor bruto
monster-chisel_sergeant = Sargento Formón
monster-coffin_nailer = Clavaataúdes
monster-ghoul = Gul
monster-hedge_witch = Bruja del seto
monster-mahogany_mummy = Momia de caoba
monster-termite_swarm = Enjambre de termitas
monster-tree_beast = Bestia árbol
monster-lumberjack_raider = Leñador saqueador
monster-unstaked_vampire = Vampiro sin estaca
monster-twig_snatcher = Robarramitas
monster-crypt_carpenter = Carpintero de la cripta
monster-hornbeam_boar = Jabalí de carpe
monster-giant_woodpecker = Pájaro carpintero gigante
monster-plywood_golem = Gólem de contrachapado
monster-grave_sander = Lijador de tumbas
monster-creosote_ooze = Limo de creosota
monster-turncoat_joiner = Ensamblador traidor
monster-cabinet_wraith = Espectro del armario
monster-duke_dowel = Duque Tarugo
monster-log_baron = Barón del Tronco
monster-cedar_hydra = Hidra de cedro
monster-haunted_wardrobe = Ropero embrujado
monster-archmagus_adze = Archimago Azuela
monster-ironwood_warlord = Caudillo Palo de Hierro
monster-gougoyle = Gubiárgola
monster-rotroot_colossus = Coloso Raíz Podrida
monster-baron_von_bandsaw = Barón von Sierracinta
monster-lich_of_the_lathe = Liche del Torno
monster-ebony_reaper = Segador de Ébano
monster-ash_dragon = Dragón de Fresno

## El Consejo Oscuro

monster-count_drillula = Conde Taladrácula
monster-mangrove = Manglar
monster-saw_ron = Sierra-Ron
monster-combustor = Combustor

## Fichas de bonificación

token-two_at_level_two = Pareja veterana
token-three_at_level_two = Trío veterano
token-two_at_level_three = Pareja de maestros
token-three_at_level_three = Trío de maestros
token-prestige_guest = Huésped de honor
token-mixed_company = Compañía variada

## Misiones de activación

quest-knots_of_knowledge = Nudos de conocimiento
quest-recover_the_rod_of_ruin = Recuperar la Vara de la Ruina
quest-hardwood_brigade = La carga de la brigada de madera dura
quest-softwood_uprising = El alzamiento de la madera blanda
quest-blessed_axes = Hachas benditas
quest-pest_control = Control de plagas
quest-debate_by_fireball = Debate a bolas de fuego
quest-clear_cutting = Tala rasa
quest-dawn_over_deadwood = Alba sobre la madera muerta
quest-oath_of_the_oak = Juramento del roble
quest-whispering_wood = Paseo por el Bosque Susurrante
quest-trackers_trial = La prueba del rastreador
quest-united_we_stain = Unidos en el barniz
quest-sworn_carpenters = Carpinteros juramentados
quest-graduation_day = Día de graduación
quest-full_house = Casa llena
quest-confession_booth = Cabina de confesión
quest-royal_muster = Revista real

## Misiones continuas

quest-ritual_of_exceptional_merit = Ritual de mérito excepcional
quest-axe_practice = Práctica de hacha
quest-knightly_joinery = Ebanistería caballeresca
quest-hymn_of_the_heartwood = Himno del duramen
quest-fire_safety_course = Curso contra incendios
quest-pitchfork_drill = Instrucción con horca
quest-hatchet_and_hymnal = Hachuela e himnario
quest-knight_and_squire = Caballero y escudero
quest-staking_practice = Práctica de estaca
quest-know_your_enemy = Conoce a tu enemigo
quest-an_extra_bunk = Una litera más
quest-carpenters_guild = Gremio de carpinteros

## Misiones de fin de partida

quest-gravediggers_ledger = Libro del sepulturero
quest-big_game_wall = El muro de los trofeos
quest-wanted_dead_or_sanded = Se busca: muerto o lijado
quest-bone_collector = Coleccionista de huesos
quest-pelts_and_splinters = Pieles y astillas
quest-bounty_board = Tablón de recompensas
quest-rings_of_the_tree = Los anillos del árbol
quest-mixed_forest = Bosque mixto
quest-full_guild = Un gremio completo
quest-clean_grain = Veta limpia
quest-gentrification = Gentrificación
quest-grand_masters = Grandes maestros
quest-friends_in_high_places = Amigos en las altas esferas
quest-veterans_of_the_saw = Veteranos de la sierra

## Salas de torre

room-broom_cupboard = Cuarto de las escobas
room-kindling_store = Almacén de leña menuda
room-map_room = Sala de mapas
room-alchemists_attic = Desván del alquimista
room-scriptorium = Scriptorium
room-infirmary = Enfermería
room-reliquary = Relicario
room-armoury = Armería
room-guard_room = Sala de guardia
room-stables = Establo de caballitos de balancín
room-drawbridge_winch = Torno del puente levadizo
room-trophy_gallery = Galería de trofeos
room-bell_chamber = Cámara de las campanas
room-confessional = Confesionario
room-cold_forge = Forja fría
room-wishing_well = Pozo de los deseos
room-oubliette = Mazmorra del olvido
room-ash_pit = Fosa de ceniza
room-hermits_loft = Altillo del ermitaño
room-mirror_of_motives = Espejo de los motivos

## Opciones de una partida

setting-towers = Las cuatro torres
    .help = Cada distrito tiene una torre. Sus salas pagan una vez a cambio de unidades, y algunas aceptan corrupción. No para una primera partida.
