command = Juegos de mesa de fantasía, con todas sus reglas. Sin orden: un menú (o una demostración si no hay terminal).
command-play =
    Juega una partida con personas y bots en los asientos que quieras.

    Se guarda después de cada respuesta; --resume sigue con ella.
command-learn =
    Aprende un juego jugando: una primera partida guiada.

    Se guarda después de cada respuesta; la misma orden sigue con ella.
command-watch = Mira cómo juegan los bots.
command-replay =
    Recorre paso a paso un registro o una partida guardada.

    Adelante, atrás, a cualquier línea. Sin terminal se imprimen la historia y el resultado.
command-rules =
    Lee las reglas numeradas de un juego.

    Todos los títulos, las reglas de una sección, o una regla con todo lo que se sabe de ella.
command-content = Muestra qué contiene un paquete, o el esquema que deben cumplir.
command-check =
    Comprueba reglas, contenido, textos, lecciones y registros.

    Cada regla tiene una prueba, los paquetes y las lecciones se pueden jugar, los textos están completos, los registros de referencia se reproducen.
command-fuzz =
    Juega al azar con todas las comprobaciones.

    Partidas al azar, hostiles y de bots con todas las opciones que no se fijan; lo que falla se guarda como registro.
command-bench = Mide la velocidad: decisiones, copias, partidas; «server» y «environments» miden lo suyo.
command-balance =
    Mide qué hacen en juego las cifras de un juego.

    Los bots juegan muchas partidas; el resultado se compara con los objetivos del juego.
command-arena =
    Enfrenta a los bots entre sí.

    Porcentajes de victoria con intervalos de confianza del 95 %, puntuaciones y quién es mejor con seguridad. Cada reparto se juega en todos los asientos.
command-export =
    Convierte registros en tablas de las que aprender.

    Posiciones, opciones, respuestas y resultados, como archivos Parquet o líneas JSON.
command-train =
    Enseña a los bots con sus propias partidas.

    Juega, aprende y conserva lo que la arena encuentra mejor. Lo que se interrumpió sigue donde estaba.
command-serve =
    Sirve los juegos a navegadores: para ti, para la casa o para el mundo.

    Cada respuesta se guarda antes de contar, así que se puede parar (Ctrl+C) y arrancar cuando quieras.
command-work =
    Deja que los bots de los servidores piensen en esta máquina.

    Para servidores con bots = "workers" sobre el mismo PostgreSQL. Puede haber varios, en cualquier máquina, y terminar en cualquier momento.
command-backup =
    Escribe todo el almacén de un servidor en un archivo.

    El servidor puede seguir en marcha.
command-restore =
    Llena un almacén vacío con una copia de seguridad.

    El servidor no debe estar en marcha. También es el camino de SQLite a PostgreSQL.
command-demo = Juega y reproduce una partida de bots de cada juego.
command-analyse =
    Analiza una partida después de jugarla.

    La probabilidad de ganar en cada turno, los mayores vuelcos y lo que se pasó claramente por alto.
command-campaign =
    Juega Elemental Revocation como campaña.

    Los mismos Héroes juegan sus tres partes; cada punto de revocación es un Oro en las partes siguientes.
command-campaign-new =
    Empieza una campaña.

    Escribe el archivo; todavía no se juega nada.
command-campaign-play =
    Juega la parte siguiente, o sigue con la que se dejó.

    Se guarda junto a la campaña después de cada respuesta, y entra en ella al terminar.
command-campaign-add =
    Añade como parte siguiente una partida jugada en otro sitio.

    Se vuelve a jugar y se comprueba: escenario, asientos, Héroes, modo, puntos que se llevan, hashes.
command-campaign-show =
    Muestra las partes jugadas y con qué empieza la siguiente.

    Todos los registros se vuelven a jugar y se comprueban.
command-campaign-demo = Deja que los bots jueguen una campaña entera y la comprueba con sus registros.

param-lang = Idioma; si no, MUSTER_LANG; si no, el del sistema.
param-version = Imprime la versión y sale.
param-game = El juego.
param-play-game = El juego; con --resume, una partida guardada.
param-seats = Cuántos jugadores.
param-people = Asientos de personas, contados desde 0: 0,2; all; none.
param-bot = Bot de los demás asientos, o de uno: greedy, 2=random. Se puede repetir.
param-name = Nombres de los jugadores, asiento por asiento. Se puede repetir.
param-seed = La misma semilla reparte la misma partida.
param-fuzz-seed = La misma semilla da las mismas partidas.
param-balance-seed = { param-fuzz-seed }
param-arena-seed = { param-fuzz-seed }
param-train-seed = Otra semilla que la de los ajustes.
param-campaign-demo-seed = La misma semilla juega la misma campaña.
param-option = Una opción del juego: towers=true. Se puede repetir.
param-campaign-new-option = Una opción de todas las partes: mode=cooperative. Se puede repetir.
param-campaign-demo-option = { param-campaign-new-option }
param-pack = Contenido: el nombre de un paquete incluido o una carpeta.
param-save = Dónde guardar; si no, en la carpeta de datos del usuario.
param-watch-save = Escribe en este archivo el registro de la partida.
param-resume = Sigue con una partida guardada: ARCHIVO, o la última.
param-afresh = Empieza de nuevo en vez de seguir donde la dejaste.
param-bots = Quién juega: greedy,random.
param-watch-bots = Bots en el orden de los asientos, repetidos: greedy,random.
param-campaign-demo-bots = { param-watch-bots }
param-fuzz-bots = Quién juega las partidas de bots: random,greedy.
param-delay = Segundos entre dos jugadas.
param-file = Un registro, o una partida guardada.
param-backup-file = El archivo que se escribe.
param-restore-file = Un archivo que escribió muster backup.
param-campaign-file = La campaña: un archivo pequeño, con los registros de sus partes al lado.
param-campaign-new-file = { param-campaign-file }
param-campaign-play-file = { param-campaign-file }
param-campaign-add-file = { param-campaign-file }
param-campaign-show-file = { param-campaign-file }
param-campaign-demo-file = Dónde guardar la campaña; si no, se olvida.
param-rule = Una regla (MM-CBT-04) o una sección (CBT).
param-schema = Imprime en su lugar el esquema JSON de las tablas.
param-parts = Comprobaciones y juegos; nada significa todo.
param-bench-parts = Juegos, o partes de la medición; nada significa los motores, enteros.
param-renew = records: reescribe los que difieren e imprime la diferencia.
param-full = Imprime cada número, tabla y línea que difiere.
param-matches = Cuántas partidas.
param-balance-matches = Partidas por cada número de asientos.
param-arena-matches = Cuántas partidas; con cada emparejamiento, tantas.
param-train-matches = Partidas de cada generación, para probar.
param-seconds = Durante cuánto tiempo; 10 si no se dice nada.
param-fuzz-seats = Números de asientos: 2,4; si no, todos.
param-balance-seats = { param-fuzz-seats }
param-arena-seats = Número de asientos; si no, uno por cada bot que se enfrenta.
param-arena-bot = Otro más que juega: search:0.2s. Se puede repetir.
param-arena-resume = Sigue con el estudio de esa carpeta.
param-balance-resume = { param-arena-resume }
param-ray = Juega en un clúster de Ray.
param-out = Guarda partidas, tablas, cifras y un informe con gráficos.
param-answers = Guarda en esa carpeta cada decisión.
param-round_robin = Cada dos juegan entre sí.
param-ladder = Cada uno sube por encima de los que supera con seguridad.
param-until_sure = Para en cuanto es seguro quién es el mejor.
param-files = Registros, o carpetas con ellos.
param-export-out = Dónde van las tablas.
param-observe = Qué contiene una posición: nothing, traits, view.
param-vary = Varios paquetes a la vez, de un archivo TOML.
param-scenario = Euthia: el escenario; igual que --option scenario=NOMBRE.
param-settings = Un archivo TOML; si no, el del juego.
param-folder = Dónde van los datos, los modelos y los informes.
param-processes = Cuántos juegan a la vez; si no, todos los núcleos.
param-host = Dirección en la que escucha [127.0.0.1]; 0.0.0.0 deja entrar a otras máquinas.
param-port = Puerto en el que escucha [8000]; 0 toma uno libre.
param-data = Carpeta del almacén; si no, en la carpeta de datos del usuario.
param-database = sqlite:///ruta o postgresql://...; si no, un archivo en la carpeta.
param-config = Un archivo TOML con ajustes; si no, el que nombra MUSTER_CONFIG.
param-setting = Cualquier ajuste de los de abajo. Se puede repetir.
param-serve-processes = Número de procesos; más de uno necesita PostgreSQL.
param-browser = Abre la página en un navegador.
param-replace = Vacía antes el almacén.
param-hero = Héroes, asiento por asiento; si no, al azar. Se puede repetir.
param-record = El registro de una partida terminada: la parte siguiente.
param-as_json = Todo lo encontrado, como JSON.

heading-usage = Uso:
heading-options = Opciones
heading-arguments = Argumentos
heading-commands = Órdenes
phrase-help = Muestra esta ayuda y sale.
phrase-default = [por defecto:
phrase-required = [obligatorio]

wrong-option = no existe la opción { $name }
wrong-command = no existe la orden { $name }
wrong-missing = falta { $name }
wrong-value = { $name }: este valor no sirve
