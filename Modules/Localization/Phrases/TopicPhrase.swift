/// The topics of help: what no single command tells.
public enum TopicPhrase: String, Phrase {
    case selection, selectionText, selectionNumber, selectionRange, selectionFrom, selectionLast, selectionAll
    case selectionNot, selectionWord, selectionQuoted, selectionReserved, selectionRules
    case selectionUnread, selectionDownloaded, selectionFailed, selectionVolume, selectionScope, selectionScopeLast
    case selectionLanguage, selectionGroup, selectionTitle, selectionNotState
    case selectionStates, selectionSearch, selectionRows, selectionChapters
    case environments, environmentsText, environmentsList, environmentsEnter, environmentsAdd, environmentsEdit
    case environmentsCheck, environmentsDefault, environmentsOnce, environmentsLogin, environmentsRules
    case offline, offlineText, offlineDownload, offlineOpen, offlineRead, offlineDetach, offlineVerify
    case offlineStorage, offlineRules
    case scripts, scriptsText, scriptsCommands, scriptsInput, scriptsOne, scriptsJSON, scriptsSemicolon
    case scriptsComment, scriptsQuote, scriptsYes, scriptsStatus
    case settings, settingsText, settingsFlag, settingsVariable, settingsOneVariable, settingsFile, settingsExplain
    case settingsTable
    case mocks, mocksText, mocksRecord, mocksOff, mocksAdd, mocksEnter, mocksNames, mocksFirst, mocksNext, mocksBody
    case mocksAny, mocksSecret, mocksOther, mocksEmpty, mocksEncoded, mocksSlash, mocksTaken, mocksContent, mocksJSON
    case mocksFile, mocksHeaders, mocksMeta, mocksRules
    case keysSuggestion
    case keys, keysText, keysComplete, keysHistory, keysSearch, keysLine, keysWord, keysDelete, keysClear
    case keysInterrupt, keysSuspend, keysLeave, keysEditrc
    case settingsShell, settingsList, settingsSet, settingsUnset, settingsAlias, scriptsFile

    public static let english: [TopicPhrase: String] = [
        .selection: "How chapters are chosen: 1-10,!3, unread latest 5, vol:2, all.",
        .selectionText: """
        A selection is a list of groups, divided by commas, of parts, divided by blanks. It means every chapter that \
        some group means; each counts once, in reading order. Conditions (unread, vol:3 and their like) narrow what the \
        other parts of their group choose from: several of one kind mean either, of different kinds all, and alone \
        everything that they leave. A part behind ! takes away from its group; a group of such parts alone from \
        everything, and where there is nothing else, from all chapters.
        """,
        .selectionNumber: "Every chapter with that number (10.5 is 10.50), else the one with that id.",
        .selectionRange:
            "The numbers from 1 to 10, the lower first, both included, by number and not by place: with 9.5.",
        .selectionFrom: "The numbers from 5 on.",
        .selectionLast: "The last three in reading order, numbered or not; latest alone is the last one.",
        .selectionAll: "Every chapter.",
        .selectionUnread: "Those that are not read to their end, begun or not.",
        .selectionDownloaded: "Those that are on this disk.",
        .selectionFailed: "Those whose download has failed.",
        .selectionVolume: "Those of volume 3.",
        .selectionScope: "The numbers 1 to 3 of volume 2, where numbers begin again in each.",
        .selectionScopeLast: "The last five of those that are unread.",
        .selectionLanguage: "Those in that language; lang:pt takes pt-BR too.",
        .selectionGroup: "Those of that group, else of groups with that in their name.",
        .selectionTitle: "Those with that in their title, capitals aside.",
        .selectionNotState: "The numbers 1 to 10, less those that are on this disk; ! goes before any part.",
        .selectionStates:
            "Those that wait for their download; so do started, read, downloading, paused, missing, problem and gaps.",
        .selectionSearch: "A list is filtered in the same way; there, a word that is no name is looked for.",
        .selectionRows:
            "Downloads: numbers are those of the rows that downloads showed last, conditions ask their chapters.",
        .selectionChapters: "Downloads of chapters 5 to 7 of the opened manga, wherever their rows stand.",
        .selectionNot: "Not chapter 2, which need not exist; !1-3 and !latest 2 work too.",
        .selectionWord: "The chapters with that word for a number, capitals aside, else the one with that id.",
        .selectionQuoted: "The same for a name with blanks in it.",
        .selectionReserved:
            "A name that would mean something else, or holds a comma: double quotes inside single ones.",
        .selectionRules: """
        A part that names no chapter is an error that tells what there is, and nothing is done; what stands behind ! \
        may be missing. read takes the first chapter that is meant. At most {limit} parts.
        """,
        .environments: "Servers with names: add, switch, check, log in.",
        .environmentsText: """
        An environment is a server with a name. Four are built in: production, staging, development and testing \
        (prod, stage, dev, test). A folder that is opened is one too, embedded, for as long as the session lasts. \
        Downloads stay with the environment that they began in.
        """,
        .environmentsList: "Lists them; the current one is marked.",
        .environmentsEnter: "Switches to one, until the end of the session.",
        .environmentsAdd: "Adds one, for good; a port, a path or a scheme may be left out.",
        .environmentsEdit: "Changes a setting; port= takes it away again.",
        .environmentsCheck: "Asks all servers side by side whether they are well.",
        .environmentsDefault: "Makes one the start of a plain manga.",
        .environmentsOnce: "Starts in one, this time; the variable MANGAREADER_ENV does too.",
        .environmentsLogin: "Logs in to the current one; the password is asked for.",
        .environmentsRules: "They are kept in config.json; secrets stand apart, in credentials.json, for you alone.",
        .offline: "Reading without a server: what is on this disk, and what waits.",
        .offlineText: """
        What is downloaded stays readable without a server. What is queued waits while the connection is away and \
        goes on by itself; a session that ends early loses nothing, and the next one fetches the missing pages. \
        popular, search and open show what the server said last, and when that was.
        """,
        .offlineDownload: "Puts the last five chapters of the opened manga in the queue.",
        .offlineOpen: "Opens a manga of the library too where the server does not answer.",
        .offlineRead: "Lists the pages of chapter 5, and where they lie on the disk.",
        .offlineDetach: "Goes on downloading without a shell; downloads attach watches it.",
        .offlineVerify: "Reads everything that is stored again; repair fetches what is broken.",
        .offlineStorage: "Shows what the library takes up; delete and storage clear make room.",
        .offlineRules: """
        The library leaves 200 MB of the disk free, or what --storage-reserve says, and takes no more than \
        --storage-quota. What has no room waits, and downloads says so.
        """,
        .mocks: "Servers as files: how they are called, and what stands in them.",
        .mocksText: """
        An environment can answer from a folder of files instead of a server. They are recorded from one, or written by \
        hand; a request without a file fails, and names the file that it looked for.
        """,
        .mocksRecord: "Writes what servers answer from now on as files, without secrets.",
        .mocksOff: "Ends that.",
        .mocksAdd: "Makes an environment of the folder.",
        .mocksEnter: "Switches to it; what is asked now is answered by the files.",
        .mocksNames: """
        A file is called as its request is: folders as the path, then the method, ? and the query, .json. All is written \
        as it is encoded in the address, and each request has a name of its own; secrets count in none, and headers \
        do not either.
        """,
        .mocksFirst: "Answers the first GET /api/v1/manga?q=moon.",
        .mocksNext: "Answers the second; the last one there is answers for ever.",
        .mocksBody: """
        Answers POST /login with this body: the 8 or 16 digits begin the SHA-256 of what it says, JSON on one line with \
        its members in alphabetical order and a blank behind : and commas, here an empty object. What is recorded in another \
        order has that behind a -.
        """,
        .mocksAny: "Answers POST /login with any body that has no file of its own.",
        .mocksSecret: "Answers for whatever stands there, where a secret stood.",
        .mocksOther: "Answers for another server than the environment's.",
        .mocksEmpty: "Answers GET /t/, which is not /t; /a//b is a/%/b.",
        .mocksEncoded: "Answers GET /a b?q=ñ: blanks, letters with accents and their like are encoded.",
        .mocksSlash: "Answers GET /find?path=a/b; %2F stays %2F.",
        .mocksTaken: "Answers GET /num/GET.json: what is called as a file is has its first sign encoded.",
        .mocksContent: "All but the body may be left out:",
        .mocksJSON: "JSON, sent in many lines; as text it is sent as it is.",
        .mocksFile: "A file in the same folder is the body.",
        .mocksHeaders: "Headers; a list has the values of one that comes several times.",
        .mocksMeta: "Status, seconds before it comes, and how many requests it answers before the next file does.",
        .mocksRules: """
        Links that lead out of the folder are refused. What is answered from files is not tried again: they say what came \
        in the end. A replay tells the same as the server did but for how long it took and what a secret stood in.
        """,
        .scripts: "Without a person: -c, standard input, JSON, exit status.",
        .scriptsText: """
        Every command works without a terminal. Answers go to standard output, everything else to standard error; \
        nothing is asked, and the first error ends a script.
        """,
        .scriptsCommands: "Runs some commands and ends.",
        .scriptsInput: "Runs a file, line by line.",
        .scriptsOne: "Runs one command.",
        .scriptsJSON:
            "Answers and errors as JSON, the same in every language; help COMMAND shows its keys, those with ? only where known.",
        .scriptsSemicolon: "Several commands on a line.",
        .scriptsComment: "The rest of the line is not read.",
        .scriptsQuote: "A name of several words; 'single quotes' and \\ before a blank do too.",
        .scriptsYes: "Deletes without a question, for commands that ask.",
        .scriptsStatus: "Exit status: 0 done, 1 failed, 2 wrong usage, 143 ended by SIGTERM.",
        .settings: "All settings, and where they may stand: file, variables, flags.",
        .settingsText: "Each place counts over the one before: built in, config.json, variables, flags.",
        .settingsFlag: "A flag stands before the command.",
        .settingsVariable: "A variable holds for all environments …",
        .settingsOneVariable: "… or for one alone, here the one called dev.",
        .settingsFile: "Writes it into config.json, for good.",
        .settingsExplain: "Shows every value, and where it comes from.",
        .settingsTable: "The settings of an environment:",
        .keys: "What the keys of the command line do.",
        .keysText: "Keys are those of emacs, or of vi where ~/.editrc says bind -v. ^A is Control and A.",
        .keysComplete: "Completes the word; shows what fits where that is more than one.",
        .keysSuggestion: "At the end of the line: takes over what is shown dim, as a line went on before.",
        .keysHistory: "The lines before, and back; ^P and ^N do too.",
        .keysSearch: "Searches the lines before.",
        .keysLine: "The beginning and the end of the line.",
        .keysWord: "A word back, a word on.",
        .keysDelete: "Deletes the word before, the line, what follows; ^Y brings it back.",
        .keysClear: "Clears the screen.",
        .keysInterrupt: "Forgets the line, or ends the command that runs.",
        .keysSuspend: "Leaves for the shell around; fg comes back.",
        .keysLeave: "Leaves, on an empty line.",
        .keysEditrc: "Lines in ~/.editrc that begin with manga: hold for this program alone.",
        .settingsShell: "Settings of the shell and of the library hold for all environments:",
        .settingsList: "Lists them, each with its default and where it comes from.",
        .settingsSet: "Sets one for good.",
        .settingsUnset: "Goes back to the default.",
        .settingsAlias: "Makes a command of your own; unalias dl removes it.",
        .scriptsFile: "Runs the commands of a file, up to the first error.",
    ]

    public static let spanish: [TopicPhrase: String] = [
        .selection: "Cómo se eligen capítulos: 1-10,!3, unread latest 5, vol:2, all.",
        .selectionText: """
        Una selección es una lista de grupos, separados por comas, de partes, separadas por espacios. Significa todos los \
        capítulos que indica algún grupo; cada uno cuenta una vez, en orden de lectura. Las condiciones (unread, vol:3 y \
        las demás) limitan de qué eligen las otras partes de su grupo: varias de una clase valen por cualquiera de ellas, \
        las de distintas clases deben cumplirse todas, y solas indican todo lo que dejan. Una parte tras ! quita de su \
        grupo; un grupo solo de tales partes quita de todo, y donde no hay nada más, de todos los capítulos.
        """,
        .selectionNumber: "Todo capítulo con ese número (10.5 es 10.50); si no, el que tiene ese id.",
        .selectionRange:
            "Los números del 1 al 10, primero el menor, ambos incluidos, por número y no por lugar.",
        .selectionFrom: "Los números desde el 5.",
        .selectionLast: "Los tres últimos en orden de lectura, con número o sin él; latest solo es el último.",
        .selectionAll: "Todos los capítulos.",
        .selectionUnread: "Los que no se han leído hasta el final, empezados o no.",
        .selectionDownloaded: "Los que están en este disco.",
        .selectionFailed: "Los que no se pudieron descargar.",
        .selectionVolume: "Los del tomo 3.",
        .selectionScope: "Los números del 1 al 3 del tomo 2, donde los números empiezan de nuevo en cada uno.",
        .selectionScopeLast: "Los cinco últimos de los que están sin leer.",
        .selectionLanguage: "Los de ese idioma; lang:pt incluye pt-BR.",
        .selectionGroup: "Los de ese grupo; si no lo hay, los de grupos con eso en el nombre.",
        .selectionTitle: "Los que tienen eso en el título, sin mirar mayúsculas.",
        .selectionNotState:
            "Los números del 1 al 10, menos los que están en este disco; ! va delante de cualquier parte.",
        .selectionStates:
            "Los que esperan su descarga; igual valen started, read, downloading, paused, missing, problem y gaps.",
        .selectionSearch: "Una lista se filtra igual; allí, una palabra que no es un nombre se busca.",
        .selectionRows:
            "Descargas: los números son los de las filas que downloads mostró la última vez; las condiciones preguntan por sus capítulos.",
        .selectionChapters: "Las descargas de los capítulos 5 a 7 del manga abierto, estén donde estén sus filas.",
        .selectionNot: "El capítulo 2 no, y no hace falta que exista; !1-3 y !latest 2 también valen.",
        .selectionWord: "Los capítulos que tienen esa palabra por número, sin mirar mayúsculas; si no, el de ese id.",
        .selectionQuoted: "Lo mismo para un nombre con espacios.",
        .selectionReserved:
            "Un nombre que significaría otra cosa, o con una coma: comillas dobles dentro de simples.",
        .selectionRules: """
        Una parte que no nombra ningún capítulo es un error que dice cuáles hay, y no se hace nada; lo que va tras ! \
        puede faltar. read toma el primer capítulo indicado. Como mucho {limit} partes.
        """,
        .environments: "Servidores con nombre: añadir, cambiar, comprobar, entrar.",
        .environmentsText: """
        Un entorno es un servidor con nombre. Cuatro vienen de fábrica: production, staging, development y testing \
        (prod, stage, dev, test). Una carpeta abierta es otro, embedded, mientras dura la sesión. Las descargas \
        siguen en el entorno en que empezaron.
        """,
        .environmentsList: "Los lista; el actual está marcado.",
        .environmentsEnter: "Pasa a uno, hasta el fin de la sesión.",
        .environmentsAdd: "Añade uno, para siempre; puerto, ruta y esquema se pueden omitir.",
        .environmentsEdit: "Cambia un ajuste; port= lo quita de nuevo.",
        .environmentsCheck: "Pregunta a todos los servidores a la vez si están bien.",
        .environmentsDefault: "Hace de uno el comienzo de manga sin más.",
        .environmentsOnce: "Empieza en uno, esta vez; la variable MANGAREADER_ENV también.",
        .environmentsLogin: "Inicia sesión en el actual; se pide la contraseña.",
        .environmentsRules:
            "Se guardan en config.json; los secretos van aparte, en credentials.json, solo para usted.",
        .offline: "Leer sin servidor: lo que está en este disco, y lo que espera.",
        .offlineText: """
        Lo descargado se puede leer sin servidor. Lo que está en cola espera mientras no haya conexión y continúa \
        por sí solo; una sesión que acaba antes no pierde nada, y la siguiente descarga las páginas que faltan. \
        popular, search y open muestran lo último que dijo el servidor, y cuándo fue.
        """,
        .offlineDownload: "Pone en la cola los cinco últimos capítulos del manga abierto.",
        .offlineOpen: "Abre un manga de la biblioteca también cuando el servidor no responde.",
        .offlineRead: "Lista las páginas del capítulo 5, y dónde están en el disco.",
        .offlineDetach: "Sigue descargando sin línea de órdenes; downloads attach lo muestra.",
        .offlineVerify: "Relee todo lo guardado; repair descarga de nuevo lo roto.",
        .offlineStorage: "Muestra cuánto ocupa la biblioteca; delete y storage clear hacen sitio.",
        .offlineRules: """
        La biblioteca deja libres 200 MB del disco, o lo que diga --storage-reserve, y no ocupa más de \
        --storage-quota. Lo que no cabe espera, y downloads lo dice.
        """,
        .mocks: "Servidores como archivos: cómo se llaman y qué contienen.",
        .mocksText: """
        Un entorno puede responder desde una carpeta de archivos en lugar de un servidor. Se graban de uno o se escriben a \
        mano; una solicitud sin archivo falla y nombra el archivo que se buscó.
        """,
        .mocksRecord: "Escribe desde ahora lo que responden los servidores como archivos, sin secretos.",
        .mocksOff: "Termina eso.",
        .mocksAdd: "Hace de la carpeta un entorno.",
        .mocksEnter: "Pasa a él; a lo que se pide ahora responden los archivos.",
        .mocksNames: """
        Un archivo se llama como su solicitud: carpetas como la ruta, luego el método, ? y la consulta, .json. Todo se \
        escribe como va codificado en la dirección, y cada solicitud tiene un nombre propio; los secretos no cuentan en \
        ninguno, y los encabezados tampoco.
        """,
        .mocksFirst: "Responde al primer GET /api/v1/manga?q=moon.",
        .mocksNext: "Responde al segundo; el último que hay responde siempre.",
        .mocksBody: """
        Responde a POST /login con este cuerpo: las 8 o 16 cifras son el principio del SHA-256 de lo que dice, JSON en una \
        línea con sus miembros en orden alfabético y un espacio tras : y las comas, aquí un objeto vacío. Lo que se graba en otro \
        orden lo lleva tras un -.
        """,
        .mocksAny: "Responde a POST /login con cualquier cuerpo que no tenga un archivo propio.",
        .mocksSecret: "Responde por cualquier cosa que esté allí, donde había un secreto.",
        .mocksOther: "Responde por otro servidor que el del entorno.",
        .mocksEmpty: "Responde a GET /t/, que no es /t; /a//b es a/%/b.",
        .mocksEncoded: "Responde a GET /a b?q=ñ: los espacios, las letras con acento y similares van codificados.",
        .mocksSlash: "Responde a GET /find?path=a/b; %2F sigue siendo %2F.",
        .mocksTaken: "Responde a GET /num/GET.json: lo que se llama como un archivo lleva codificado su primer signo.",
        .mocksContent: "Todo menos el cuerpo se puede omitir:",
        .mocksJSON: "JSON, que se envía en varias líneas; un texto se envía tal cual.",
        .mocksFile: "Un archivo de la misma carpeta es el cuerpo.",
        .mocksHeaders: "Encabezados; una lista lleva los valores de uno que va varias veces.",
        .mocksMeta: "Estado, segundos hasta que llega y a cuántas solicitudes responde antes del archivo siguiente.",
        .mocksRules: """
        Los enlaces que llevan fuera de la carpeta se rechazan. Lo que responden los archivos no se vuelve a intentar: dicen \
        lo que llegó al final. Una reproducción dice lo mismo que el servidor, salvo cuánto tardó y dónde había un secreto.
        """,
        .scripts: "Sin una persona: -c, entrada estándar, JSON, estado de salida.",
        .scriptsText: """
        Todas las órdenes funcionan sin terminal. Las respuestas van a la salida estándar y lo demás a la de \
        errores; no se pregunta nada, y el primer error termina un guion.
        """,
        .scriptsCommands: "Ejecuta unas órdenes y termina.",
        .scriptsInput: "Ejecuta un archivo, línea por línea.",
        .scriptsOne: "Ejecuta una orden.",
        .scriptsJSON:
            "Respuestas y errores en JSON, igual en todos los idiomas; help ORDEN muestra sus claves, con ? solo si se conocen.",
        .scriptsSemicolon: "Varias órdenes en una línea.",
        .scriptsComment: "El resto de la línea no se lee.",
        .scriptsQuote: "Un nombre de varias palabras; valen también 'comillas simples' y \\ ante un espacio.",
        .scriptsYes: "Borra sin preguntar, en las órdenes que preguntan.",
        .scriptsStatus: "Estado de salida: 0 hecho, 1 falló, 2 uso incorrecto, 143 terminado por SIGTERM.",
        .settings: "Todos los ajustes, y dónde van: archivo, variables, opciones.",
        .settingsText: "Cada lugar vale más que el anterior: de fábrica, config.json, variables, opciones.",
        .settingsFlag: "Una opción va antes de la orden.",
        .settingsVariable: "Una variable vale para todos los entornos …",
        .settingsOneVariable: "… o para uno solo, aquí el que se llama dev.",
        .settingsFile: "Lo escribe en config.json, para siempre.",
        .settingsExplain: "Muestra cada valor, y de dónde viene.",
        .settingsTable: "Los ajustes de un entorno:",
        .keys: "Qué hacen las teclas de la línea de órdenes.",
        .keysText: "Las teclas son las de emacs, o las de vi si ~/.editrc dice bind -v. ^A es Control y A.",
        .keysComplete: "Completa la palabra; muestra lo que cabe cuando es más de una.",
        .keysSuggestion: "Al final de la línea: toma lo que se ve tenue, como siguió una línea anterior.",
        .keysHistory: "Las líneas anteriores, y de vuelta; ^P y ^N también.",
        .keysSearch: "Busca en las líneas anteriores.",
        .keysLine: "El principio y el final de la línea.",
        .keysWord: "Una palabra atrás, una adelante.",
        .keysDelete: "Borra la palabra anterior, la línea, lo que sigue; ^Y lo trae de vuelta.",
        .keysClear: "Limpia la pantalla.",
        .keysInterrupt: "Olvida la línea, o termina la orden en marcha.",
        .keysSuspend: "Sale a la línea de órdenes de fuera; fg vuelve.",
        .keysLeave: "Sale, en una línea vacía.",
        .keysEditrc: "Las líneas de ~/.editrc que empiezan por manga: valen solo para este programa.",
        .settingsShell: "Los ajustes de la línea de órdenes y de la biblioteca valen en todos los entornos:",
        .settingsList: "Los lista, cada uno con su valor inicial y su procedencia.",
        .settingsSet: "Fija uno para siempre.",
        .settingsUnset: "Vuelve al valor inicial.",
        .settingsAlias: "Crea una orden propia; unalias dl la quita.",
        .scriptsFile: "Ejecuta las órdenes de un archivo, hasta el primer error.",
    ]
}
