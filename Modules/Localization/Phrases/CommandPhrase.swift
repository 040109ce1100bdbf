/// What each command and option does, for help.
public enum CommandPhrase: String, Phrase {
    case env, envSettings, health, config
    case popular, search, open, close, chapters, download, downloadDetails, downloads, cancel, retry, clear
    case run, attach, optionDetach, optionWatch
    case pause, pauseDetails, attachDetails, logDetails, resume, move, stats, downloadsDetails, optionPriority,
        optionAllowMissing
    case verify, repair, upkeepDetails, optionAllStored, optionDeep
    case record, recordDetails
    case library, libraryDetails, history, optionSort, storageDetails, storageClean, storageCleanDetails
    case optionOlderThan, optionRead, optionUnread, optionDryRun
    case mark, markDetails, continueReading, bookmark, bookmarkDetails, readDetails, optionRemove
    case more, chaptersDetails, optionChapterOrder, optionReverse, optionPage
    case read, storage, delete, server, serve, login, loginSecrets, logout, whoami, log, help, quit
    case api, apiDetails, optionForm, optionEnvelope, optionBetween
    case envAdd, envEdit, envRemove, envShow, envCheck, envDefault
    case serverStorage, serverDelete, storageClear, apiRoutes, apiDiff
    case completions, completionsDetails, optionMan
    case set, setDetails, unset, alias, aliasDetails, unalias, script, scriptDetails
    case optionPlain, optionQuiet, optionKeepGoing, optionStartup, optionNoStartup
    case optionJSON, optionWait, optionEverything, optionLimit, optionPageOne, optionAllEnvironments, historyDetails,
        targetDetails, optionPort, optionListen, optionToken
    case optionWritable, optionAccounts, optionYes, optionExplain
    case optionUser, optionBearer, optionRefresh, optionKey, optionLogFile, optionLogErrors
    case runCommands, chooseEnvironment, openSample, chooseLanguage, showVersion, showHelp

    public static let english: [CommandPhrase: String] = [
        .env: "Lists the environments, switches to one, or changes them.",
        .envSettings:
            "What runs stays on the environment it began with. A setting is a flag, or setting=value; setting= takes it away, and headers.NAME=value sets one header field.",
        .envAdd: "Adds an environment of your own.",
        .envEdit: "Changes settings of an environment; setting= takes one away.",
        .envRemove: "Removes an environment; its downloaded chapters stay.",
        .envShow: "Shows all settings of an environment, and where each comes from.",
        .envCheck: "Asks all servers, or those named, whether they are well.",
        .envDefault: "Makes an environment the one that a plain manga starts in.",
        .serverStorage: "Shows what the server stores.",
        .serverDelete: "Deletes a chapter of the opened manga on the server.",
        .storageClear: "Removes all downloaded chapters of this disk; reading progress stays.",
        .apiRoutes: "Lists the calls that are known.",
        .apiDiff: "Compares what two environments answer.",
        .health: "Asks the server whether it is well.",
        .config: "Prints the settings of the current environment.",
        .popular: "Lists what the server puts first.",
        .search: "Finds manga by title or author.",
        .open: "Opens a manga, by title, slug or its number in the last list.",
        .close: "Leaves the opened manga.",
        .chapters: "Lists the chapters of the opened manga.",
        .chaptersDetails:
            "SELECTION is as in help selection; a word that no chapter has for a name is looked for in titles, groups and languages: chapters lamp unread.",
        .more: "Shows all of the opened manga's summary.",
        .optionChapterOrder: "Another order than that of reading.",
        .optionReverse: "The last ones first.",
        .optionPage: "Another page of rows, from 1, or all of them.",
        .download: "Downloads chapters for reading offline.",
        .downloadDetails:
            "Without SELECTION, at a terminal, it asks which. Outside a manga, --everything takes all there is. A chapter that is queued or downloading already is not queued twice, and one that is on this disk is left out (code alreadyDownloaded); neither is a failure.",
        .downloads: "Shows the downloads: active, completed, failed.",
        .downloadsDetails:
            "N is the number in the list that was shown last. pause and resume alone mean everything, manga alone the opened one.",
        .pause: "Pauses one download, those of a manga, or all.",
        .pauseDetails: "What is added to a paused manga or queue waits too, until resume.",
        .resume: "Lets paused downloads go on.",
        .move: "Gives a waiting download another turn.",
        .run: "Works off the queue of every environment, and ends.",
        .attach: "Watches what any process downloads, until nothing is left.",
        .attachDetails: "^C ends the watching alone.",
        .optionWatch: "Keeps the screen up to date, and takes keys; ? lists them, q leaves.",
        .optionDetach: "In the background, without a terminal; says the number of the process.",
        .stats: "Shows what downloading has cost: bytes, pages, retries, speed, time.",
        .optionPriority: "Whose turn comes first; the usual one is normal, which is 0.",
        .optionAllowMissing: "Completes a chapter without the pages that stay bad, and marks the gaps.",
        .cancel: "Cancels downloads: some, those of a manga, or all.",
        .retry: "Queues failed ones again: some, those of a manga, or all.",
        .clear: "Forgets completed or failed downloads; the chapters stay.",
        .library: "Lists what this disk knows and has, without a server.",
        .libraryDetails:
            "TEXT is a part of the title. The numbers in front are good for open, continue and storage; --page turns the pages.",
        .history: "Lists the manga that were read, the latest first.",
        .optionSort: "In what order.",
        .storageDetails:
            "With NAME, the chapters of one manga. A manga that is called like an action stands in quotes.",
        .storageClean: "Removes chapters that were read, or not used for long.",
        .storageCleanDetails:
            "AGE is 90d, 12w, 36h or 1y since a chapter was downloaded and read last. They are shown first, and asked about; what is unread stays, unless --unread takes it too. Reading progress stays.",
        .optionOlderThan: "Only what was neither downloaded nor read for so long.",
        .optionRead: "Only what was read to its end, which is so without it too.",
        .optionUnread: "Also what was not read to its end.",
        .optionDryRun: "Shows what would go, and removes nothing.",
        .mark: "Marks chapters of the opened manga as read or unread.",
        .markDetails:
            "What has been read never goes back by itself; mark unread takes it back. Chapters without a number are marked only where they are named one by one, not by a range or all.",
        .continueReading: "Says where reading goes on, and opens that manga.",
        .bookmark: "Lists bookmarks, or sets one at a page of a chapter.",
        .bookmarkDetails:
            "Without PAGE, where reading stands. A bookmark also notes that you have come so far. Lists those of the opened manga, outside one those of the environment.",
        .readDetails:
            "The chapter counts as started then; bookmark CHAPTER PAGE notes how far, mark read that it is done.",
        .optionRemove: "Takes the bookmark away, or all of the chapter.",
        .read: "Lists the pages of a chapter, with sizes and paths.",
        .storage: "Shows what the library on this disk takes up.",
        .verify: "Reads downloaded chapters again, and tells what is damaged.",
        .repair: "Fetches just the broken pages of downloaded chapters again.",
        .upkeepDetails:
            "Without a selection, those of the opened manga, or all where none is open. Damaged is what is missing, truncated, altered or foreign; pages that a chapter was allowed to do without, and files that belong to none, are told and leave the status at 0.",
        .optionAllStored: "Every downloaded chapter, of all environments.",
        .optionDeep: "Decodes every picture too.",
        .delete: "Removes downloaded chapters of the opened manga.",
        .server: "Shows the server's own storage, or deletes a chapter there.",
        .api: "Sends any request to the server, and shows the answer.",
        .apiDetails: """
        PATH is below the API (health), below api with a version in front (v2/RefreshToken), or below the server with / \
        in front. key=value goes into the query, or into a JSON body with POST, PUT and PATCH (as text; key:=json as \
        it is); key==value always into the query; header:value is sent along.
        """,
        .optionEnvelope: "Sends the values as Parameters of an envelope, with the login's token as Identity.",
        .optionForm: "Sends the values as a form instead of JSON.",
        .optionBetween: "The two environments whose answers are compared.",
        .serve: "Serves a folder of comics until ^C.",
        .login: "Logs in to the current environment.",
        .loginSecrets:
            "Secrets are asked for unseen, or read from standard input, one on each line; they are never written behind the command. --token --refresh asks for both; --refresh alone has a token made of the refresh token.",
        .logout: "Forgets the login of the current environment.",
        .whoami: "Shows who is logged in to the current environment.",
        .record: "Writes what servers answer into a folder.",
        .recordDetails:
            "Cookies, tokens and passwords are left out. What is answered otherwise the next time is kept beside the first answer, and played in that order; a later recording into the folder replaces the answers to what it asks again. env add NAME --mock FOLDER makes an environment of the folder that answers without a network; the files can be changed by hand.",
        .log: "Shows or changes what is written down about requests.",
        .logDetails:
            "verbose adds the headers, curl writes commands to paste; without a level, the present one is shown.",
        .help: "Lists the commands, or explains one, an action or a topic.",
        .completions: "Prints the script with which bash, zsh or fish completes manga.",
        .completionsDetails: """
        It knows every command, action, option and choice; environments and stored titles are asked of manga itself, \
        which starts no server for it.
        """,
        .optionMan: "Prints the man page, as man reads it.",
        .quit: "Leaves.",
        .set: "Lists, shows or changes the settings for all environments.",
        .setDetails:
            "set KEY tells what is allowed. A prompt is text with names in curly brackets; what stands with a name in its brackets is shown only where there is something to fill in.",
        .unset: "Takes a setting back to its default.",
        .alias: "Lists the aliases, or makes one.",
        .aliasDetails:
            "An alias is a word of your own for the beginning of a line; what follows it stands behind its command. Several commands go in quotes: alias new = \"popular; downloads\". A command's own name is no alias.",
        .unalias: "Forgets an alias.",
        .script: "Runs the commands in a file.",
        .scriptDetails:
            "A file holds a command on each line; - is standard input. # begins a comment, \\ at the end of a line goes on in the next one, quit ends. Stops at the first command that fails, with its status; errors name file and line.",
        .optionPlain: "Answers in rows of fields between tabs, for cut and awk.",
        .optionQuiet: "Tells only answers, warnings and errors.",
        .optionKeepGoing: "Goes on behind a command that fails; ends with status 1 then.",
        .optionStartup: "Runs the startup file before a script or -c too.",
        .optionNoStartup: "Runs no startup file.",
        .optionJSON: "Answers as JSON.",
        .optionWait: "Waits until the downloads have ended, also for space and a connection; fails if one failed.",
        .optionEverything: "All chapters of all manga of this environment.",
        .optionLimit: "So many rows on a page.",
        .optionPageOne: "Another page of rows, from 1.",
        .optionAllEnvironments: "Those of every environment.",
        .historyDetails: "continue N goes on with one of them; of another environment, that becomes the current one.",
        .targetDetails:
            "N is the number in the list that downloads showed last; a selection of them is too: 2-5,!3, latest 2, paused. chapters takes the numbers of the opened manga's chapters instead: chapters 7, chapters vol:2.",
        .optionPort: "The port to listen on; 0 takes a free one.",
        .optionListen: "The address to listen on; this machine alone, unless told.",
        .optionToken: "Answers only those who know this token.",
        .optionWritable: "Lets clients delete chapters from the folder.",
        .optionAccounts: "Lets those of a JSON file log in; manga-server --help shows one.",
        .optionYes: "Does not ask.",
        .optionUser: "With a password, as this user.",
        .optionBearer: "With a token.",
        .optionRefresh: "With a refresh token, which renews the token when it ends.",
        .optionKey: "With a key in this header.",
        .optionLogFile: "Writes the log to this file, behind what is there.",
        .optionLogErrors: "Writes the log to standard error, where it goes at first.",
        .optionExplain: "Shows every setting, and where its value comes from.",
        .runCommands: "Runs these commands, separated by “;”, and ends.",
        .chooseEnvironment: "Begins in this environment.",
        .openSample: "Opens a small sample library, drawn on this machine.",
        .chooseLanguage: "The language; else by LANG.",
        .showVersion: "Prints the version.",
        .showHelp: "Prints this.",
    ]

    public static let spanish: [CommandPhrase: String] = [
        .env: "Lista los entornos, pasa a uno o los cambia.",
        .envSettings:
            "Lo que está en marcha sigue en el entorno en que empezó. Un ajuste es una opción, o ajuste=valor; ajuste= lo quita, y headers.NOMBRE=valor pone un campo de cabecera.",
        .envAdd: "Añade un entorno suyo.",
        .envEdit: "Cambia ajustes de un entorno; ajuste= quita uno.",
        .envRemove: "Quita un entorno; sus capítulos descargados quedan.",
        .envShow: "Muestra todos los ajustes de un entorno, y de dónde viene cada uno.",
        .envCheck: "Pregunta a todos los servidores, o a los nombrados, si están bien.",
        .envDefault: "Hace de un entorno el que abre manga sin más.",
        .serverStorage: "Muestra lo que guarda el servidor.",
        .serverDelete: "Borra en el servidor un capítulo del manga abierto.",
        .storageClear: "Quita de este disco todo lo descargado; el progreso de lectura queda.",
        .apiRoutes: "Lista las llamadas conocidas.",
        .apiDiff: "Compara lo que responden dos entornos.",
        .health: "Pregunta al servidor si está bien.",
        .config: "Muestra los ajustes del entorno actual.",
        .popular: "Lista lo que el servidor pone primero.",
        .search: "Busca mangas por título o autor.",
        .open: "Abre un manga, por título, slug o su número en la última lista.",
        .close: "Sale del manga abierto.",
        .chapters: "Lista los capítulos del manga abierto.",
        .chaptersDetails:
            "SELECTION es como en help selection; una palabra que ningún capítulo lleva por nombre se busca en títulos, grupos e idiomas: chapters lamp unread.",
        .more: "Muestra todo el resumen del manga abierto.",
        .optionChapterOrder: "Otro orden que el de lectura.",
        .optionReverse: "Los últimos primero.",
        .optionPage: "Otra página de filas, desde la 1, o todas.",
        .download: "Descarga capítulos para leer sin conexión.",
        .downloadDetails:
            "Sin SELECCIÓN, en un terminal, pregunta cuáles. Fuera de un manga, --everything toma todo lo que hay. Un capítulo que ya está en cola o descargándose no se pone dos veces, y uno que está en este disco se omite (código alreadyDownloaded); nada de eso es un fallo.",
        .downloads: "Muestra las descargas: activas, completadas, fallidas.",
        .downloadsDetails:
            "N es el número en la última lista mostrada. pause y resume solos valen para todo, manga solo para el abierto.",
        .pause: "Pone en pausa una descarga, las de un manga, o todas.",
        .pauseDetails: "Lo que se añade a un manga o una cola en pausa espera también, hasta resume.",
        .resume: "Deja que las descargas en pausa continúen.",
        .move: "Da otro turno a una descarga que espera.",
        .run: "Termina la cola de todos los entornos, y sale.",
        .attach: "Muestra lo que descarga cualquier proceso, hasta el final.",
        .attachDetails: "^C solo deja de mirar.",
        .optionWatch: "Mantiene la pantalla al día y obedece a teclas; ? las lista, q sale.",
        .optionDetach: "En segundo plano, sin terminal; dice el número del proceso.",
        .stats: "Muestra lo que han costado las descargas: bytes, páginas, reintentos, velocidad, tiempo.",
        .optionPriority: "Quién va antes; lo usual es normal, que es 0.",
        .optionAllowMissing: "Completa un capítulo sin las páginas que siguen mal, y marca los huecos.",
        .cancel: "Cancela descargas: algunas, las de un manga, o todas.",
        .retry: "Reintenta las fallidas: algunas, las de un manga, o todas.",
        .clear: "Olvida las completadas o fallidas; los capítulos se quedan.",
        .library: "Lista lo que este disco conoce y tiene, sin servidor.",
        .libraryDetails:
            "TEXTO es una parte del título. Los números de delante valen para open, continue y storage; --page pasa las páginas.",
        .history: "Lista los mangas que se han leído, el último primero.",
        .optionSort: "En qué orden.",
        .storageDetails:
            "Con NOMBRE, los capítulos de un manga. Un manga que se llama como una acción va entre comillas.",
        .storageClean: "Quita capítulos leídos, o que no se usan desde hace tiempo.",
        .storageCleanDetails:
            "EDAD es 90d, 12w, 36h o 1y (días, semanas, horas, años) desde que un capítulo se descargó y se leyó por última vez. Primero se muestran y se pregunta; lo no leído se queda, salvo con --unread. El progreso de lectura se queda.",
        .optionOlderThan: "Solo lo que ni se ha descargado ni leído en ese tiempo.",
        .optionRead: "Solo lo leído hasta el final, que también es así sin ella.",
        .optionUnread: "También lo que no se ha leído hasta el final.",
        .optionDryRun: "Muestra lo que se quitaría, y no quita nada.",
        .mark: "Marca capítulos del manga abierto como leídos o no leídos.",
        .markDetails:
            "Lo leído nunca retrocede por sí solo; mark unread lo deshace. Los capítulos sin número solo se marcan si se nombran uno a uno, no con un rango ni con all.",
        .continueReading: "Dice por dónde sigue la lectura y abre ese manga.",
        .bookmark: "Lista los marcadores, o pone uno en una página de un capítulo.",
        .bookmarkDetails:
            "Sin PÁGINA, donde está la lectura. Un marcador anota además que se ha llegado hasta ahí. Lista los del manga abierto; fuera de uno, los del entorno.",
        .readDetails:
            "El capítulo cuenta desde entonces como empezado; bookmark CAPÍTULO PÁGINA anota hasta dónde, mark read que está leído.",
        .optionRemove: "Quita el marcador, o todos los del capítulo.",
        .read: "Lista las páginas de un capítulo, con tamaños y rutas.",
        .storage: "Muestra cuánto ocupa la biblioteca en este disco.",
        .verify: "Relee los capítulos descargados y dice qué está dañado.",
        .repair: "Descarga de nuevo solo las páginas rotas de lo descargado.",
        .upkeepDetails:
            "Sin selección, los del manga abierto, o todos si no hay ninguno. Dañado es lo que falta, está cortado, cambiado o es ajeno; las páginas que un capítulo podía no tener, y los archivos de nadie, se dicen y dejan el estado en 0.",
        .optionAllStored: "Todos los capítulos descargados, de todos los entornos.",
        .optionDeep: "Decodifica además cada imagen.",
        .delete: "Quita capítulos descargados del manga abierto.",
        .server: "Muestra lo que guarda el servidor, o borra allí un capítulo.",
        .api: "Envía cualquier petición al servidor, y muestra la respuesta.",
        .apiDetails: """
        RUTA va debajo de la API (health), debajo de api con una versión delante (v2/RefreshToken), o debajo del \
        servidor con / delante. clave=valor va en la consulta, o en un cuerpo JSON con POST, PUT y PATCH (como texto; \
        clave:=json tal cual); clave==valor siempre en la consulta; cabecera:valor se envía además.
        """,
        .optionEnvelope: "Envía los valores como Parameters de un sobre, con el token de la sesión en Identity.",
        .optionForm: "Envía los valores como formulario en lugar de JSON.",
        .optionBetween: "Los dos entornos cuyas respuestas se comparan.",
        .serve: "Sirve una carpeta de cómics hasta ^C.",
        .login: "Inicia sesión en el entorno actual.",
        .loginSecrets:
            "Los secretos se piden sin mostrarse, o se leen de la entrada estándar, uno por línea; nunca se escriben detrás de la orden. --token --refresh pide ambos; --refresh solo hace un token a partir del de renovación.",
        .logout: "Olvida la sesión del entorno actual.",
        .whoami: "Muestra quién ha iniciado sesión en el entorno actual.",
        .record: "Graba en una carpeta lo que responden los servidores.",
        .recordDetails:
            "Se omiten cookies, tokens y contraseñas. Lo que la próxima vez se responde de otro modo se guarda junto a la primera respuesta y se reproduce en ese orden; una grabación posterior en la carpeta sustituye las respuestas a lo que vuelve a pedir. env add NOMBRE --mock CARPETA hace de la carpeta un entorno que responde sin red; los archivos se pueden cambiar a mano.",
        .log: "Muestra o cambia lo que se anota de las peticiones.",
        .logDetails: "verbose añade las cabeceras, curl escribe órdenes para pegar; sin nivel, se muestra el actual.",
        .help: "Lista las órdenes, o explica una, una acción o un tema.",
        .completions: "Escribe el guion con que bash, zsh o fish completan manga.",
        .completionsDetails: """
        Conoce cada orden, acción, opción y valor; los entornos y los títulos guardados se los pregunta a manga, que \
        no inicia para ello ningún servidor.
        """,
        .optionMan: "Escribe la página de manual, como la lee man.",
        .quit: "Sale.",
        .set: "Lista, muestra o cambia los ajustes de todos los entornos.",
        .setDetails:
            "set CLAVE dice qué se admite. Un prompt es texto con nombres entre llaves; lo que va con un nombre entre sus llaves aparece solo si hay algo que poner.",
        .unset: "Devuelve un ajuste a su valor por omisión.",
        .alias: "Lista los alias, o crea uno.",
        .aliasDetails:
            "Un alias es una palabra suya para el principio de una línea; lo que la sigue va detrás de su orden. Varias órdenes van entre comillas: alias new = \"popular; downloads\". El nombre de una orden no puede ser un alias.",
        .unalias: "Olvida un alias.",
        .script: "Ejecuta las órdenes de un archivo.",
        .scriptDetails:
            "Un archivo lleva una orden en cada línea; - es la entrada estándar. # empieza un comentario, \\ al final de una línea sigue en la próxima, quit termina. Se detiene en la primera orden que falla, con su estado; los errores nombran archivo y línea.",
        .optionPlain: "Responde en filas de campos entre tabuladores, para cut y awk.",
        .optionQuiet: "Solo dice respuestas, avisos y errores.",
        .optionKeepGoing: "Sigue tras una orden que falla; entonces termina con el estado 1.",
        .optionStartup: "Ejecuta el archivo de inicio también antes de un guion o de -c.",
        .optionNoStartup: "No ejecuta el archivo de inicio.",
        .optionJSON: "Responde en JSON.",
        .optionWait: "Espera a que terminen las descargas, también a que haya sitio y conexión; falla si alguna falla.",
        .optionEverything: "Todos los capítulos de todos los mangas de este entorno.",
        .optionLimit: "Tantas filas por página.",
        .optionPageOne: "Otra página de filas, desde la 1.",
        .optionAllEnvironments: "Los de todos los entornos.",
        .historyDetails: "continue N sigue con uno de ellos; si es de otro entorno, ese pasa a ser el actual.",
        .targetDetails:
            "N es el número en la última lista que mostró downloads; también vale una selección: 2-5,!3, latest 2, paused. chapters toma en su lugar los números de los capítulos del manga abierto: chapters 7, chapters vol:2.",
        .optionPort: "El puerto en que escuchar; 0 toma uno libre.",
        .optionListen: "La dirección en que escuchar; solo este equipo, si no se dice otra.",
        .optionToken: "Responde solo a quien conoce este token.",
        .optionWritable: "Permite borrar capítulos de la carpeta.",
        .optionAccounts: "Permite iniciar sesión a los de un archivo JSON; manga-server --help muestra uno.",
        .optionYes: "No pregunta.",
        .optionUser: "Con contraseña, como este usuario.",
        .optionBearer: "Con un token.",
        .optionRefresh: "Con un token de renovación, que renueva el token cuando termina.",
        .optionKey: "Con una clave en esta cabecera.",
        .optionLogFile: "Escribe el registro en este archivo, detrás de lo que haya.",
        .optionLogErrors: "Escribe el registro en la salida de errores, donde va al principio.",
        .optionExplain: "Muestra cada ajuste, y de dónde viene su valor.",
        .runCommands: "Ejecuta estas órdenes, separadas por «;», y termina.",
        .chooseEnvironment: "Empieza en este entorno.",
        .openSample: "Abre una pequeña biblioteca de muestra, dibujada en este equipo.",
        .chooseLanguage: "El idioma; si no, según LANG.",
        .showVersion: "Muestra la versión.",
        .showHelp: "Muestra esto.",
    ]
}
