/// The words of the screens and of selections.
public enum PresentationPhrase: String, Phrase {
    case selectionEmpty
    case selectionUnreadable
    case selectionOpenQuote
    case selectionCountOfZero
    case selectionTooManyParts
    case selectionUnknown
    case selectionUnknownNearest
    case selectionNoChapters
    case selectionNothingLeft

    case columnNumber
    case columnTitle
    case columnAuthor
    case columnChapters
    case columnStatus
    case columnPages
    case columnState
    case columnSize
    case columnType
    case columnPixels
    case columnFile
    case columnEnvironment
    case columnVersion
    case columnTime
    case columnProtocol
    case columnCertificate
    case columnAddress

    case checkReady
    case checkNotReady
    case checkUnreachable
    case checkDays
    case checkExpired
    case checkInsecure
    case stateQueued
    case statePaused
    case stateDownloading
    case stateDownloaded
    case stateMissing
    case stateCancelled
    case stateUnreachable
    case stateOffline

    case statusOngoing
    case statusFinished
    case statusPaused
    case byAuthor

    case countMangas
    case countChapters
    case countPages
    case countDownloaded
    case countDownloading
    case countQueued
    case countPaused
    case countFailed
    case countProblems
    case countGaps
    case donePages
    case missingPages

    case headingPopular
    case headingLibrary
    case headingAll
    case headingSearch
    case headingStorage
    case headingEnvironments
    case headingServerStorage
    case environmentMarks
    case environmentPreset
    case environmentChanged
    case environmentUser
    case environmentProcess

    case tabActive
    case tabCompleted
    case tabFailed
    case storageUsed

    case emptyActive
    case emptyCompleted
    case emptyFailed
    case emptyChapters
    case emptyPages
    case emptyPopular
    case emptyLibrary
    case emptyServer
    case emptySearch
    case emptyPage
    case emptyStorage

    case factURL
    case factStatus
    case factVersion
    case factUptime
    case factTime
    case factAnswer
    case factLogin
    case factUser
    case factHeader
    case factExpires
    case factCustomer
    case factEmail
    case loginToken
    case loginPassword
    case loginKey
    case loggedOut
    case renewable
    case factMangas
    case factChapters
    case factPages
    case factSize
    case factLimit
    case factAvailable

    case orderQueued
    case orderJoined
    case orderRunning
    case orderStored
    case orderNothing
    case orderRaised
    case orderKept

    case checkedPlainly
    case checkedDeeply
    case moreFindings
    case emptyCheck
    case everythingSound
    case gapsOnly
    case somethingDamaged
    case nothingToRepair
    case repaired
    case stillDamaged
    case repairWaits
    case repairEnded

    case stateNoSpace
    case everythingPaused
    case headingTotals
    case headingNow
    case factEnded
    case factEndedValue
    case factFetched
    case factFetchedValue
    case factRetries
    case factWaited
    case factSpent
    case factTasks
    case factTasksValue
    case factSpeed
    case factLeft
    case columnManga
    case columnChapter
    case columnFetched
    case columnRetries
    case columnWaited
    case columnSpent
    case columnSpeed
    case columnLeft

    case offline
    case notKept
    case libraryUnread
    case otherReason
}

extension PresentationPhrase {
    public static let english: [PresentationPhrase: String] = [
        .selectionEmpty:
            "Say which chapters: numbers and ranges such as 1-10, 10.5 or 5-, the last ones with latest 10, or all.",
        .selectionUnreadable:
            """
        “{found}” at column {column} is no selection; write numbers and ranges such as 1-10, 10.5 or \
        5-, and names with other signs in double quotes.
        """,
        .selectionOpenQuote: "The quote at column {column} is never closed; put another \" after the name.",
        .selectionCountOfZero: "At column {column} the last 0 chapters are asked for; ask for at least 1.",
        .selectionTooManyParts: "A selection has at most {limit} parts; use ranges such as 1-500.",
        .selectionUnknown: "There is no chapter {found} (column {column}). Known: {known}.",
        .selectionUnknownNearest:
            "There is no chapter {found} (column {column}). Known: {known}. Did you mean {nearest}?",
        .selectionNoChapters: "This manga has no chapters to choose from.",
        .selectionNothingLeft: "The selection {selection} leaves no chapter; exclude less.",

        .columnNumber: "#",
        .columnTitle: "Title",
        .columnAuthor: "Author",
        .columnChapters: "Chapters",
        .columnStatus: "Status",
        .columnPages: "Pages",
        .columnState: "State",
        .columnSize: "Size",
        .columnType: "Type",
        .columnPixels: "Pixels",
        .columnFile: "File",
        .columnEnvironment: "Environment",
        .columnVersion: "Version",
        .columnTime: "Time",
        .columnProtocol: "Protocol",
        .columnCertificate: "Certificate",
        .columnAddress: "Address",
        .checkReady: "ready",
        .checkNotReady: "not ready",
        .checkUnreachable: "unreachable",
        .checkDays: "{days} {days|day|days} left",
        .checkExpired: "expired",
        .checkInsecure: "unchecked",

        .stateQueued: "queued",
        .statePaused: "paused",
        .stateDownloading: "downloading…",
        .stateDownloaded: "downloaded",
        .stateMissing: "{count} missing",
        .stateCancelled: "cancelled",
        .stateUnreachable: "waits for its server",
        .stateOffline: "no connection",

        .statusOngoing: "ongoing",
        .statusFinished: "finished",
        .statusPaused: "on hold",
        .byAuthor: "by {author}",

        .countMangas: "{count} manga",
        .countChapters: "{count} {count|chapter|chapters}",
        .countPages: "{count} {count|page|pages}",
        .countDownloaded: "{count} downloaded",
        .countDownloading: "{count} downloading",
        .countQueued: "{count} queued",
        .countPaused: "{count} paused",
        .countFailed: "{count} failed",
        .countProblems: "{count} unreadable",
        .countGaps: "{count} with pages missing",
        .donePages: "{done} of {total} pages, {missing} missing",
        .missingPages:
            "{count|This page is|These pages are} missing, as was allowed: {pages}. repair asks for {count|it|them} again.",

        .headingPopular: "Popular",
        .headingLibrary: "Known on this machine",
        .headingAll: "All manga",
        .headingSearch: "Results for “{query}”",
        .headingStorage: "Storage used",
        .headingEnvironments: "Environments",
        .environmentMarks: "* is current, › is what a plain start opens",
        .environmentPreset: "built in",
        .environmentChanged: "changed",
        .environmentUser: "yours",
        .environmentProcess: "this session",
        .headingServerStorage: "Storage of {environment}",

        .tabActive: "Active",
        .tabCompleted: "Completed",
        .tabFailed: "Failed",
        .storageUsed: "Storage used: {size} in {chapters} {chapters|chapter|chapters}",

        .emptyActive: "Nothing is downloading. Open a manga and choose chapters with download.",
        .emptyCompleted: "No download has been completed yet.",
        .emptyFailed: "No download has failed.",
        .emptyChapters: "No chapters are known of this manga.",
        .emptyPages: "This chapter has no pages.",
        .emptyPopular: "The server has no popular manga.",
        .emptyLibrary: "Nothing is known yet; look at a server with popular or search.",
        .emptyServer: "The server has no manga.",
        .emptySearch: "Nothing was found for “{query}”; try a part of the title or of the author's name.",
        .emptyPage: "There is nothing after number {offset}.",
        .emptyStorage: "Nothing is stored on this machine yet.",

        .factURL: "Address",
        .factStatus: "Status",
        .factVersion: "Version",
        .factUptime: "Up for",
        .factTime: "Server time",
        .factAnswer: "Answered in",
        .factLogin: "Logged in by",
        .factUser: "User",
        .factHeader: "Header",
        .factExpires: "Ends",
        .factCustomer: "Account of",
        .factEmail: "Address",
        .loginToken: "token",
        .loginPassword: "password",
        .loginKey: "key",
        .loggedOut: "Nobody is logged in.",
        .renewable: "renewed by itself",
        .factMangas: "Manga",
        .factChapters: "Chapters",
        .factPages: "Pages",
        .factSize: "Size",
        .factLimit: "Limit",
        .factAvailable: "Available",

        .orderQueued: "{count} {count|chapter|chapters} queued.",
        .orderJoined: "{count} already queued.",
        .orderRunning: "{count} already downloading.",
        .orderStored: "{count} already downloaded.",
        .orderNothing: "{count} already downloaded; nothing is left to do.",
        .orderRaised: "{count} that {count|was|were} there already {count|has|have} priority {priority} now.",
        .orderKept:
            "{count} {count|keeps its|keep their} priority, which is higher than {priority}; downloads move gives another turn.",

        .checkedPlainly: "Read again",
        .checkedDeeply: "Read again and decoded",
        .moreFindings: "and {count} more; --json has them all.",
        .emptyCheck: "There is nothing to check: no chapter is on this disk.",
        .everythingSound: "Everything is as it was downloaded.",
        .gapsOnly:
            "Nothing is damaged. {count} {count|page is|pages are} missing, as was allowed; repair asks for {count|it|them} again.",
        .somethingDamaged:
            "{findings} {findings|finding|findings} in {chapters} {chapters|chapter|chapters}: damaged.",
        .nothingToRepair: "{chapters} {chapters|chapter was|chapters were} read again; nothing is to be repaired.",
        .repaired: "repaired",
        .stillDamaged: "still damaged: the server gives nothing better",
        .repairWaits: "waits",
        .repairEnded: "{good} repaired, {bad} not.",

        .stateNoSpace: "waits for space",
        .everythingPaused: "Everything is paused, and so is what is added; resume lets it go on.",
        .headingTotals: "Since the library was made",
        .headingNow: "Now",
        .factEnded: "Downloads",
        .factEndedValue: "{completed} completed, {failed} failed, {cancelled} cancelled",
        .factFetched: "Fetched",
        .factFetchedValue: "{size} in {pages} {pages|page|pages}",
        .factRetries: "Retries",
        .factWaited: "Waited for hosts",
        .factSpent: "Time at work",
        .factTasks: "Queue",
        .factTasksValue: "{running} downloading, {waiting} queued, {paused} paused",
        .factSpeed: "Speed",
        .factLeft: "Left",
        .columnManga: "Manga",
        .columnChapter: "Chapter",
        .columnFetched: "Fetched",
        .columnRetries: "Retries",
        .columnWaited: "Waited",
        .columnSpent: "At work",
        .columnSpeed: "Speed",
        .columnLeft: "Left",

        .offline: "{reason} What follows is what was known before.",
        .notKept: "What the server said could not be kept on this machine. {reason}",
        .libraryUnread: "The library on this machine could not be read. {reason}",
        .otherReason: "{reason}",
    ]

    public static let spanish: [PresentationPhrase: String] = [
        .selectionEmpty:
            "Diga qué capítulos: números y rangos como 1-10, 10.5 o 5-, los últimos con latest 10, o todos con all.",
        .selectionUnreadable:
            """
        «{found}» en la columna {column} no es una selección; escriba números y rangos como 1-10, 10.5 \
        o 5-, y los nombres con otros signos entre comillas dobles.
        """,
        .selectionOpenQuote: "La comilla de la columna {column} no se cierra; ponga otra \" después del nombre.",
        .selectionCountOfZero: "En la columna {column} se piden los últimos 0 capítulos; pida al menos 1.",
        .selectionTooManyParts: "Una selección tiene como mucho {limit} partes; use rangos como 1-500.",
        .selectionUnknown: "No hay ningún capítulo {found} (columna {column}). Los que hay: {known}.",
        .selectionUnknownNearest:
            "No hay ningún capítulo {found} (columna {column}). Los que hay: {known}. ¿Quería decir {nearest}?",
        .selectionNoChapters: "Este manga no tiene capítulos que elegir.",
        .selectionNothingLeft: "La selección {selection} no deja ningún capítulo; excluya menos.",

        .columnNumber: "#",
        .columnTitle: "Título",
        .columnAuthor: "Autor",
        .columnChapters: "Capítulos",
        .columnStatus: "Estado",
        .columnPages: "Páginas",
        .columnState: "Estado",
        .columnSize: "Tamaño",
        .columnType: "Tipo",
        .columnPixels: "Píxeles",
        .columnFile: "Archivo",
        .columnEnvironment: "Entorno",
        .columnVersion: "Versión",
        .columnTime: "Tiempo",
        .columnProtocol: "Protocolo",
        .columnCertificate: "Certificado",
        .columnAddress: "Dirección",
        .checkReady: "listo",
        .checkNotReady: "no listo",
        .checkUnreachable: "inaccesible",
        .checkDays: "{days|queda|quedan} {days} {days|día|días}",
        .checkExpired: "caducado",
        .checkInsecure: "sin comprobar",

        .stateQueued: "en cola",
        .statePaused: "en pausa",
        .stateDownloading: "descargando…",
        .stateDownloaded: "descargado",
        .stateMissing: "{count|falta|faltan} {count}",
        .stateCancelled: "cancelada",
        .stateUnreachable: "espera a su servidor",
        .stateOffline: "sin conexión",

        .statusOngoing: "publicándose",
        .statusFinished: "finalizado",
        .statusPaused: "en pausa",
        .byAuthor: "de {author}",

        .countMangas: "{count} {count|manga|mangas}",
        .countChapters: "{count} {count|capítulo|capítulos}",
        .countPages: "{count} {count|página|páginas}",
        .countDownloaded: "{count} {count|descargado|descargados}",
        .countDownloading: "{count} descargando",
        .countQueued: "{count} en cola",
        .countPaused: "{count} en pausa",
        .countFailed: "{count} {count|fallido|fallidos}",
        .countProblems: "{count} {count|ilegible|ilegibles}",
        .countGaps: "{count} con páginas que faltan",
        .donePages: "{done} de {total} páginas, {missing|falta|faltan} {missing}",
        .missingPages:
            "{count|Falta esta página|Faltan estas páginas}, como se permitió: {pages}. repair {count|la|las} pide de nuevo.",

        .headingPopular: "Populares",
        .headingLibrary: "Conocidos en este equipo",
        .headingAll: "Todos los mangas",
        .headingSearch: "Resultados de «{query}»",
        .headingStorage: "Almacenamiento usado",
        .headingEnvironments: "Entornos",
        .environmentMarks: "* es el actual, › es el que abre un inicio sin más",
        .environmentPreset: "de fábrica",
        .environmentChanged: "cambiado",
        .environmentUser: "suyo",
        .environmentProcess: "esta sesión",
        .headingServerStorage: "Almacenamiento de {environment}",

        .tabActive: "Activas",
        .tabCompleted: "Completadas",
        .tabFailed: "Fallidas",
        .storageUsed: "Almacenamiento usado: {size} en {chapters} {chapters|capítulo|capítulos}",

        .emptyActive: "No hay descargas activas. Abra un manga y elija capítulos con download.",
        .emptyCompleted: "Todavía no se ha completado ninguna descarga.",
        .emptyFailed: "No ha fallado ninguna descarga.",
        .emptyChapters: "No se conoce ningún capítulo de este manga.",
        .emptyPages: "Este capítulo no tiene páginas.",
        .emptyPopular: "El servidor no tiene mangas populares.",
        .emptyLibrary: "Todavía no se conoce nada; mire un servidor con popular o search.",
        .emptyServer: "El servidor no tiene mangas.",
        .emptySearch: "No se ha encontrado nada de «{query}»; pruebe con una parte del título o del nombre del autor.",
        .emptyPage: "No hay nada después del número {offset}.",
        .emptyStorage: "Todavía no hay nada guardado en este equipo.",

        .factURL: "Dirección",
        .factStatus: "Estado",
        .factVersion: "Versión",
        .factUptime: "Activo desde hace",
        .factTime: "Hora del servidor",
        .factAnswer: "Respondió en",
        .factLogin: "Sesión con",
        .factUser: "Usuario",
        .factHeader: "Cabecera",
        .factExpires: "Termina",
        .factCustomer: "Cuenta de",
        .factEmail: "Correo",
        .loginToken: "token",
        .loginPassword: "contraseña",
        .loginKey: "clave",
        .loggedOut: "Nadie ha iniciado sesión.",
        .renewable: "se renueva solo",
        .factMangas: "Mangas",
        .factChapters: "Capítulos",
        .factPages: "Páginas",
        .factSize: "Tamaño",
        .factLimit: "Límite",
        .factAvailable: "Disponible",

        .orderQueued: "{count} {count|capítulo|capítulos} en cola.",
        .orderJoined: "{count} ya {count|estaba|estaban} en cola.",
        .orderRunning: "{count} ya se {count|está|están} descargando.",
        .orderStored: "{count} ya {count|descargado|descargados}.",
        .orderNothing: "{count} ya {count|descargado|descargados}; no queda nada por hacer.",
        .orderRaised: "{count} que ya {count|estaba|estaban} {count|tiene|tienen} ahora la prioridad {priority}.",
        .orderKept:
            "{count} {count|conserva|conservan} su prioridad, que es mayor que {priority}; downloads move da otro turno.",

        .checkedPlainly: "Releído",
        .checkedDeeply: "Releído y decodificado",
        .moreFindings: "y {count} más; --json los tiene todos.",
        .emptyCheck: "No hay nada que comprobar: ningún capítulo está en este disco.",
        .everythingSound: "Todo está como se descargó.",
        .gapsOnly:
            "Nada está dañado. {count|Falta|Faltan} {count} {count|página|páginas}, como se permitió; repair {count|la|las} pide de nuevo.",
        .somethingDamaged:
            "{findings} {findings|hallazgo|hallazgos} en {chapters} {chapters|capítulo dañado|capítulos dañados}.",
        .nothingToRepair:
            "{chapters} {chapters|capítulo releído|capítulos releídos}; no hay nada que reparar.",
        .repaired: "reparado",
        .stillDamaged: "sigue dañado: el servidor no da nada mejor",
        .repairWaits: "espera",
        .repairEnded: "{good} {good|reparado|reparados}, {bad} no.",

        .stateNoSpace: "espera espacio",
        .everythingPaused: "Todo está en pausa, y lo que se añade también; resume deja que continúe.",
        .headingTotals: "Desde que existe la biblioteca",
        .headingNow: "Ahora",
        .factEnded: "Descargas",
        .factEndedValue:
            "{completed} {completed|completada|completadas}, {failed} {failed|fallida|fallidas}, {cancelled} {cancelled|cancelada|canceladas}",
        .factFetched: "Descargado",
        .factFetchedValue: "{size} en {pages} {pages|página|páginas}",
        .factRetries: "Reintentos",
        .factWaited: "Espera a servidores",
        .factSpent: "Tiempo de trabajo",
        .factTasks: "Cola",
        .factTasksValue: "{running} descargando, {waiting} en cola, {paused} en pausa",
        .factSpeed: "Velocidad",
        .factLeft: "Falta",
        .columnManga: "Manga",
        .columnChapter: "Capítulo",
        .columnFetched: "Descargado",
        .columnRetries: "Reintentos",
        .columnWaited: "Espera",
        .columnSpent: "Trabajo",
        .columnSpeed: "Velocidad",
        .columnLeft: "Falta",

        .offline: "{reason} Lo que sigue es lo que se sabía de antes.",
        .notKept: "No se ha podido guardar en este equipo lo que dijo el servidor. {reason}",
        .libraryUnread: "No se ha podido leer la biblioteca de este equipo. {reason}",
        .otherReason: "{reason}",
    ]
}
