/// What the server and its shelves say.
public enum ServerPhrase: String, Phrase {
    // Why a server did not start.
    case portInUse, portNotPermitted, badAddress, addressNotAvailable, cannotListen
    // Why a request was refused.
    case badTarget, badHeaders, bodyTooLarge, badRange, badNumber, noToken, wrongHost, wrongOrigin, noSuchRoute
    case methodNotAllowed, stopping, unexpected
    // Why a shelf did not do what was asked.
    case mangaNotFound, chapterNotFound, pageNotFound, alreadyPrepared, notAnImage, unreadablePage, damaged,
        emptyChapter, readOnly
    case limitExceeded, changed, folderUnavailable, cannotDelete
    // What a served folder says of itself.
    case serving, problems, usage, unknownOption, missingValue, badPort, oneFolder
    // Why an account call was refused.
    case noLogin, noCustomer, otherCustomer, noSuchItem, notJSON, badJSON, badField
    // What becomes of an accounts file.
    case accountsRead, accountsKept, accountsOpen, forgotPassword, forgotUnknown
    // What its values may be.
    case allowedObject, allowedList, allowedLine, allowedToggle, allowedSeconds, allowedUser, allowedUnique
    case allowedEmail, allowedDigits

    public static let english: [ServerPhrase: String] = [
        .portInUse: """
        Port {port} is in use by another program; choose another one with --port, or 0 for any free one.
        """,
        .portNotPermitted: "Port {port} is for the administrator only; choose one from 1024 on with --port.",
        .badAddress: """
        “{address}” is not an address to listen on; give a numeric one such as 127.0.0.1, 0.0.0.0 or ::1.
        """,
        .addressNotAvailable: """
        {address} is not an address of this computer; use 127.0.0.1, or 0.0.0.0 for all of its addresses.
        """,
        .cannotListen: "The server cannot listen on {address}, port {port}: {reason}.",
        .badTarget: "The address of this request is malformed.",
        .badHeaders: "The headers of this request contradict each other or lack Host.",
        .bodyTooLarge: "The body of a request may have at most {limit} bytes.",
        .badRange: "The range begins behind the end of the page, which has {size} bytes.",
        .badNumber: "“{name}” must be a whole number from 0 on, and “{value}” is not.",
        .noToken: "This server answers only requests that bring its token.",
        .wrongHost: "This server does not answer for the host “{host}”.",
        .wrongOrigin: "This server does not answer requests that another web page makes.",
        .noSuchRoute: "There is nothing at this address.",
        .methodNotAllowed: "{method} is not possible at this address.",
        .stopping: "The server is stopping; try again later.",
        .unexpected: "The server failed in a way it did not expect.",
        .mangaNotFound: "There is no manga “{manga}” here.",
        .chapterNotFound: "Chapter {chapter} of “{manga}” is not here, or was not asked to be prepared.",
        .pageNotFound: "There is no page {page}; the chapter has {count} {count|page|pages}, counted from 0.",
        .alreadyPrepared: "Chapter {chapter} of “{manga}” is here already.",
        .notAnImage: "“{page}” in chapter {chapter} is not an image of a known kind.",
        .unreadablePage: "“{page}” in chapter {chapter} cannot be read: {reason}",
        .damaged: "Chapter {chapter} cannot be read: {reason}",
        .emptyChapter: "Chapter {chapter} has no pages.",
        .readOnly: "This library is read-only; start the server with --writable to allow changes.",
        .limitExceeded: "The chapter needs {needed} bytes, and {limit} are the most this server keeps ready.",
        .changed: "Chapter {chapter} was replaced while it was read; ask for it again.",
        .folderUnavailable: "The folder that this server serves cannot be read now.",
        .cannotDelete: "Chapter {chapter} could not be deleted: {reason}.",
        .serving: """
        Serving {mangas} manga with {chapters} {chapters|chapter|chapters} from {folder} at {url}
        """,
        .problems: "{count} {count|thing|things} in the folder cannot be read:",
        .usage: """
        Usage: {program} FOLDER [--port N] [--listen ADDRESS] [--token TEXT] [--writable]
               [--accounts FILE]

        Serves a folder of comics over HTTP until it is stopped with ^C.

          FOLDER            each folder in it is a manga; archives and folders of images are its chapters
          --port N          the port to listen on; 0 (as without it) for any free one
          --listen ADDRESS  the address to listen on; 127.0.0.1 (as without it) is for this computer only,
                            0.0.0.0 or :: for everyone who can reach it
          --token TEXT      answer only requests that bring “Authorization: Bearer TEXT”
          --writable        let clients delete chapters, which removes the files
          --accounts FILE   let those of FILE log in, and serve the account calls; FILE is JSON like this, and
                            written to when a customer changes:
        {example}
                            With "private", the manga too are for those who log in.
          --help            show this
        """,
        .unknownOption: "There is no option “{option}”; known are {known}.",
        .missingValue: "The option “{option}” needs a value behind it.",
        .badPort: "“{value}” is not a port; give a number from 0 to 65535.",
        .oneFolder: "Give one folder to serve; see --help.",
        .noLogin: "Log in first: with an access token, with user and password, or with an API key.",
        .noCustomer: "This account has no customer.",
        .otherCustomer: "The id of a customer cannot be changed.",
        .noSuchItem: "There is nothing with the id “{id}”.",
        .notJSON: "Send JSON, as application/json.",
        .badJSON: "What was sent is not the JSON that belongs here.",
        .badField: "The field “{field}” cannot hold this value.",
        .accountsRead: "{count} {count|account|accounts} can log in, as {path} says.",
        .accountsKept: "The accounts stay as they were: {reason}",
        .accountsOpen: "Others on this computer can read {path}; chmod 600 keeps its passwords from them.",
        .forgotPassword: "{user} ({email}) has forgotten the password: tell them, or give them another one.",
        .forgotUnknown: "Somebody has forgotten the password of {email}, whom no account belongs to.",
        .allowedObject: "an object",
        .allowedList: "a list",
        .allowedLine: "a text of one line, of at most 200 bytes and not empty",
        .allowedToggle: "true or false",
        .allowedSeconds: "a whole number of seconds, from 1 to 31536000",
        .allowedUser: "a name of one line without a colon, of at most 200 bytes and not empty",
        .allowedUnique: "something that belongs to one account alone",
        .allowedEmail: "an e-mail address",
        .allowedDigits: "the last digits of a card, at most four, as text",
    ]

    public static let spanish: [ServerPhrase: String] = [
        .portInUse: """
        El puerto {port} está en uso por otro programa; elija otro con --port, o 0 para uno libre cualquiera.
        """,
        .portNotPermitted: "El puerto {port} es solo para el administrador; elija uno desde 1024 con --port.",
        .badAddress: """
        «{address}» no es una dirección en la que escuchar; use una numérica como 127.0.0.1, 0.0.0.0 o ::1.
        """,
        .addressNotAvailable: """
        {address} no es una dirección de este equipo; use 127.0.0.1, o 0.0.0.0 para todas sus direcciones.
        """,
        .cannotListen: "El servidor no puede escuchar en {address}, puerto {port}: {reason}.",
        .badTarget: "La dirección de esta petición está mal formada.",
        .badHeaders: "Las cabeceras de esta petición se contradicen o les falta Host.",
        .bodyTooLarge: "El cuerpo de una petición puede tener como máximo {limit} bytes.",
        .badRange: "El rango empieza después del final de la página, que tiene {size} bytes.",
        .badNumber: "«{name}» debe ser un número entero desde 0, y «{value}» no lo es.",
        .noToken: "Este servidor solo responde a peticiones que traen su clave.",
        .wrongHost: "Este servidor no responde en nombre de «{host}».",
        .wrongOrigin: "Este servidor no responde a peticiones que hace otra página web.",
        .noSuchRoute: "No hay nada en esta dirección.",
        .methodNotAllowed: "{method} no es posible en esta dirección.",
        .stopping: "El servidor se está deteniendo; inténtelo más tarde.",
        .unexpected: "El servidor falló de una manera que no esperaba.",
        .mangaNotFound: "Aquí no hay ningún manga «{manga}».",
        .chapterNotFound: "El capítulo {chapter} de «{manga}» no está aquí, o no se ha pedido prepararlo.",
        .pageNotFound:
            "No hay página {page}; el capítulo tiene {count} {count|página|páginas}, contadas desde 0.",
        .alreadyPrepared: "El capítulo {chapter} de «{manga}» ya está aquí.",
        .notAnImage: "«{page}» en el capítulo {chapter} no es una imagen de un tipo conocido.",
        .unreadablePage: "No se puede leer «{page}» del capítulo {chapter}: {reason}",
        .damaged: "No se puede leer el capítulo {chapter}: {reason}",
        .emptyChapter: "El capítulo {chapter} no tiene páginas.",
        .readOnly: "Esta biblioteca es de solo lectura; inicie el servidor con --writable para permitir cambios.",
        .limitExceeded:
            "El capítulo necesita {needed} bytes, y este servidor mantiene preparados {limit} como máximo.",
        .changed: "El capítulo {chapter} fue reemplazado mientras se leía; vuelva a pedirlo.",
        .folderUnavailable: "La carpeta que sirve este servidor no se puede leer ahora.",
        .cannotDelete: "No se pudo borrar el capítulo {chapter}: {reason}.",
        .serving: """
        Se sirven {mangas} {mangas|manga|mangas} con {chapters} {chapters|capítulo|capítulos} de {folder} en {url}
        """,
        .problems: "{count} {count|cosa|cosas} de la carpeta no se {count|puede|pueden} leer:",
        .usage: """
        Uso: {program} CARPETA [--port N] [--listen DIRECCIÓN] [--token TEXTO] [--writable]
             [--accounts ARCHIVO]

        Sirve una carpeta de cómics por HTTP hasta que se detiene con ^C.

          CARPETA             cada carpeta dentro de ella es un manga; los archivos y las carpetas de imágenes
                              son sus capítulos
          --port N            el puerto en el que escuchar; 0 (igual que sin ella) para uno libre cualquiera
          --listen DIRECCIÓN  la dirección en la que escuchar; 127.0.0.1 (igual que sin ella) es solo para este
                              equipo, 0.0.0.0 o :: para todos los que puedan alcanzarlo
          --token TEXTO       responder solo a peticiones que traen «Authorization: Bearer TEXTO»
          --writable          permitir que se borren capítulos, lo que elimina los archivos
          --accounts ARCHIVO  permitir que inicien sesión los de ARCHIVO, y servir las llamadas de cuentas; ARCHIVO
                              es JSON como este, y se escribe cuando cambia un cliente:
        {example}
                              Con "private", también los manga son solo para quienes inician sesión.
          --help              mostrar esto
        """,
        .unknownOption: "No hay ninguna opción «{option}»; se conocen {known}.",
        .missingValue: "La opción «{option}» necesita un valor detrás.",
        .badPort: "«{value}» no es un puerto; indique un número de 0 a 65535.",
        .oneFolder: "Indique una carpeta que servir; vea --help.",
        .noLogin: "Inicie sesión primero: con una clave de acceso, con usuario y contraseña, o con una clave de API.",
        .noCustomer: "Esta cuenta no tiene cliente.",
        .otherCustomer: "El identificador de un cliente no se puede cambiar.",
        .noSuchItem: "No hay nada con el identificador «{id}».",
        .notJSON: "Envíe JSON, como application/json.",
        .badJSON: "Lo enviado no es el JSON que corresponde aquí.",
        .badField: "El campo «{field}» no admite este valor.",
        .accountsRead: "{count} {count|cuenta puede|cuentas pueden} iniciar sesión, según {path}.",
        .accountsKept: "Las cuentas quedan como estaban: {reason}",
        .accountsOpen: "Otros en este equipo pueden leer {path}; chmod 600 les oculta las contraseñas.",
        .forgotPassword: "{user} ({email}) ha olvidado la contraseña: recuérdesela o dele otra.",
        .forgotUnknown: "Alguien ha olvidado la contraseña de {email}, que no pertenece a ninguna cuenta.",
        .allowedObject: "un objeto",
        .allowedList: "una lista",
        .allowedLine: "un texto de una línea, de 200 bytes como máximo y no vacío",
        .allowedToggle: "true o false",
        .allowedSeconds: "un número entero de segundos, de 1 a 31536000",
        .allowedUser: "un nombre de una línea sin dos puntos, de 200 bytes como máximo y no vacío",
        .allowedUnique: "algo que pertenezca a una sola cuenta",
        .allowedEmail: "una dirección de correo",
        .allowedDigits: "los últimos dígitos de una tarjeta, cuatro como máximo, como texto",
    ]
}
