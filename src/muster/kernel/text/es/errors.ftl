## What can go wrong. Names, paths and values are as they were given.

error-line = línea { $line }: { $problem }
error-because = { $problem }
error-in-file = { $path }: { $problem }
error-no-game = no existe el juego «{ $name }»; los juegos son: { $games }
error-no-observations = el juego «{ $game }» no dice nada a quien aprende: no tiene módulo "observations"
error-no-bot = no existe el bot «{ $name }» para { $game }; los bots son: { $bots }
error-no-pack = no hay paquete «{ $name }» para { $game }; los paquetes son: { $packs }, o la ruta de una carpeta
error-bad-budget = «{ $budget }» no es un presupuesto; di 2000 (respuestas en partidas imaginadas) o 0.2s
error-added = «{ $name }» del paquete { $package } no se puede cargar: { $problem }
error-added-bot = «{ $name }» del paquete { $package } no es un bot: no tiene decide(chair)
error-added-pack = «{ $name }» del paquete { $package } no es un paquete de contenido: ni una ruta ni un paquete
error-bad-observe = una posición puede contener { $known }, no «{ $asked }»
error-no-traits = { $game } no declara rasgos de los que aprender
error-no-foresight = { $game } no tiene jugadores que miren más allá
error-no-file = no existe el archivo { $path }
error-no-lesson = { $game } no tiene una primera partida guiada
error-no-language = { $where }: no existe el idioma «{ $name }»; los idiomas son: { $languages }
error-no-rule = { $game }: no existe la regla { $asked }; los números son como { $like }
error-no-rule-or-section = { $game }: no existe la regla ni la sección «{ $asked }»; los números son como { $like } y las secciones son: { $sections }
error-which-game = ¿a qué juego? { $games }; o --resume para seguir con la última partida
error-nothing-saved = no hay ninguna partida guardada con la que seguir
error-exists = { $path } ya existe; para seguir con ella: { $command }
error-file-exists = { $path } ya existe
error-no-bots = --bots: nombra al menos un bot
error-matches-or-seconds = indica --matches o --seconds, no ambos
error-needs-out = { $flag } necesita la carpeta del estudio: --out CARPETA
error-pack-or-vary = indica --pack o --vary, no ambos
error-round-robin-or-ladder = indica --round-robin o --ladder, no ambos
error-name-value = { $flag }: «{ $entry }» no tiene la forma NOMBRE=VALOR
error-where-no-seat = { $where }: no existe el asiento «{ $seat }»; los asientos van de 0 a { $last }
error-names = { $names ->
    [one] 1 nombre
   *[other] { $names } nombres
} para { $seats } asientos
error-no-unicode = { $text } no es texto Unicode
error-bad-pack = el paquete { $pack } no es ni un nombre ni una ruta
error-bad-seats = { $seats } asientos no son posibles; indica un número entero
error-bad-seed = la semilla { $seed } no es ni un número entero ni un texto
error-seats = { $game }: { $seats } asientos no son posibles; son posibles { $allowed }
error-no-option = { $game }: no existe la opción «{ $option }»; las opciones son: { $known }
error-option = { $game }: la opción «{ $option }» { $problem }
error-value = no puede ser { $value }; puede ser { $wanted }
error-no-seat = no existe el asiento { $seat }; la partida tiene { $seats } asientos, contados desde 0

error-no-match-file = { $path }: no es ni un registro ni una instantánea de Muster
error-snapshot-alone = { $path }: esta instantánea no lleva registro
error-too-large = { $path }: este archivo es demasiado grande para ser una partida
error-no-snapshot = no es una instantánea de Muster
error-snapshot-format = esta instantánea es de otro formato ({ $line }); esta versión lee el formato 1
error-snapshot-checksum = la instantánea está dañada: su suma de control no coincide
error-snapshot-damaged = la instantánea está dañada: no se puede desempaquetar
error-snapshot-parts = la instantánea está dañada: le faltan partes
error-snapshot-part = la instantánea está dañada: no se puede leer su parte «{ $part }»

error-record-empty = no es un registro: está vacío
error-no-record = no es un registro: la primera línea debe decir «muster record 1»
error-record-format = este registro tiene el formato { $found }; esta versión lee el formato { $known }
error-header-lacks = a la cabecera le falta «{ $name }:»
error-header-twice = la cabecera tiene dos líneas «{ $name }:»
error-record-no-seed = la cabecera no tiene ni «seed:» ni «commitment:»
error-not-json = { $name }: «{ $text }» no es JSON del tipo esperado
error-no-number = { $name }: «{ $text }» no es un número entero
error-record-line = no se puede leer «{ $text }»; se esperaba «ASIENTO CLAVE» o «take-back ASIENTO»
error-other-seed = la semilla no es la que se había comprometido
error-hash-place = un hash que dice estar tras { $said } líneas está tras { $found }
error-seed-secret = el registro aún no lleva la semilla, solo su compromiso: no se puede reproducir
error-diverges = el registro diverge: se esperaba { $expected }, se encontró { $found }

error-no-campaign = { $path }: no es una campaña: «{ $part }» falta o está mal
error-campaign-no-text = { $path }: no es una campaña: no es texto
error-campaign-no-toml = { $path }: no es una campaña: no es TOML: { $problem }
error-campaign-game = { $path }: no hay campaña de «{ $game }», solo de «{ $only }»
error-campaign-too-long = { $path }: { $records } registros, pero una campaña tiene { $parts } partes
error-campaign-over = { $path }: ya se han jugado todas las partes de esta campaña
error-campaign-option = la opción «{ $option }» no se elige en una campaña: la fijan sus partes
error-not-this-part = { $path }: no es la parte { $part } de la campaña: { $problem }
