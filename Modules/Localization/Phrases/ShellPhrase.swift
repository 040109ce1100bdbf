/// What the shell says besides its screens.
public enum ShellPhrase: String, Phrase {
    case switched, invalidConfig, strayVariable, strayHelp
    case environmentAdded, environmentEdited, environmentRemoved, environmentRestored, environmentKept
    case environmentDefault, askRemove, askRestore
    case unknownManga, ambiguousManga, unreachedManga, searchHelp, noSuchListing, noListing, notOpenHere, noneOfChapters
    case notDownloaded, cancelled, retrying, nothingToRetry, listing, queueing, cleared, deleted
    case unlisted, notOpened, notWritten, moreProblems, damagedFolders, goneChapters
    case notReady, batchEnded, batchEndedWithGaps, batchFailed, batchCancelled, othersCancelled, stillQueued,
        interrupted, needsEverything
    case alreadyRunning, notLocked, notDetached, notBegun, stranded, detached, queueEmpty, leftPaused, nobodyWorks,
        needsTerminal, askDownload
    case asking, waiting, chapterBegun
    case chapterCompleted, chapterWithGaps, chapterFailed, connectionRestored, finishingPages, leftOver
    case damaged, notRepaired, paused, pausedManga, pausedAll, resumed, moved, notMoved, askClear, storageCleared
    case serving, askDelete, notDeleted, serverDeleted, cannotAsk
    case askUser, askPassword, askToken, askRefresh, askKey, nothingEntered, needsNoLogin, plainLogin
    case loggedOut, notLoggedIn, logState, logStateFile
    case askDeleteChapters, nothingDeleted, waitEnded, nothingChosen
    case largePaste, searchEarlier, searchLater, searchNoneEarlier, searchNoneLater
    case leftInQueue, askClearStored, storedCleared
    case invocation, options, settings, settingsElsewhere, confirmWords

    public static let english: [ShellPhrase: String] = [
        .switched: "Now on {name}: {url}",
        .strayVariable: "The variable {name} means nothing. {hint}",
        .strayHelp: "manga --help names the settings that variables can give.",
        .environmentAdded: "Added {name}: {url}",
        .environmentEdited: "Changed {name}: {url}",
        .environmentRemoved: "Removed {name}. Its downloaded chapters and its login stay on this disk.",
        .environmentRestored: "{name} is as it was built in: {url}",
        .environmentKept: "Nothing was changed.",
        .environmentDefault: "A plain manga starts on {name} from now on.",
        .askRemove: "Remove the environment {name}, {url}? Downloaded chapters and its login stay. [y/N] ",
        .askRestore: "Remove your changes to {name}, {url}? The built-in environment stays. [y/N] ",
        .invalidConfig:
            "The settings of “{name}” are not valid: server URL “{url}”, port {port}. Choose another with env NAME.",
        .ambiguousManga: "{count} manga are called “{name}”. Open one by its other name: {names}",
        .unknownManga: "No manga is called “{name}” on {environment}. {hint}",
        .searchHelp: "search TEXT finds manga, popular lists some.",
        .unreachedManga: "{reason} The library knows none that is called “{name}”. {hint}",
        .noSuchListing:
            "The last list has no number {number}; it goes from {first} to {last}. popular, search, library and history make lists.",
        .noListing:
            "There is no list yet that {number} could be a number of; popular, search, library and history make lists.",
        .notOpenHere: "{title} is of another environment ({environment}), which is not open here.",
        .noneOfChapters: "None of the chapters {selection} is among these downloads; downloads lists them.",
        .notDownloaded: "Chapter {chapter} of {title} is not on this disk. Fetch it with: download {chapter}",
        .cancelled: "{count} {count|download|downloads} cancelled.",
        .retrying: "{count} {count|download|downloads} put back in the queue.",
        .nothingToRetry: "There is nothing to retry: no download of those has failed.",
        .listing: "Listing: {mangas} manga, {chapters} {chapters|chapter|chapters} so far…",
        .queueing: "Putting the chapters in the queue…",
        .cleared: "{count} {count|entry|entries} forgotten.",
        .deleted: "{count} {count|chapter|chapters} deleted, {size} freed.",
        .askDeleteChapters:
            "Delete {count} {count|chapter|chapters} of {title} ({size}) from this disk? Reading progress stays. [y/N] ",
        .nothingDeleted: "Nothing was deleted.",
        .nothingChosen: "Nothing was chosen.",
        .waitEnded: "The downloads go on by themselves; cancel all ends them.",
        .notWritten: "The answer could not be written: {reason}. Free space, or write it somewhere else.",
        .moreProblems: "and {count} more; chapters shows each beside its number.",
        .goneChapters:
            """
        {count} stored {count|chapter is|chapters are} gone from {library}: {names}. Put the {count|folder|folders} back \
        and start anew, or fetch {count|it|them} again with: repair --all
        """,
        .damagedFolders:
            "In {library} {count} {count|folder is|folders are} damaged and {count|was|were} left alone: {folder}",
        .unlisted: "The chapters of {count} manga could not be listed; the reasons stand above.",
        .notOpened: "{title} could not be opened. {reason}",
        .batchEnded: "{completed} completed, {failed} failed.",
        .batchEndedWithGaps: "{completed} completed, {gaps} of them with pages missing; {failed} failed.",
        .notReady: "Not ready: {names}.",
        .batchCancelled: "{count} cancelled.",
        .othersCancelled:
            "{count} of {total} {total|download|downloads} {count|was|were} cancelled. download asks for {count|it|them} again.",
        .batchFailed: "{failed} of {total} {total|download|downloads} failed. downloads failed tells why.",
        .stillQueued:
            "{count} {count|download|downloads} still queued; the next visit goes on. --wait waits for the end.",
        .interrupted: "Interrupted.",
        .needsEverything: "download needs an opened manga, or --everything for all manga of {environment}.",
        .alreadyRunning:
            "Process {process} works off this queue already. downloads attach watches it; kill {process} ends it in order.",
        .notLocked: "{path} could not be written: {reason}. Change its permissions or use another data folder.",
        .notDetached: "{path} could not be started once more: {reason}. downloads run works without a background.",
        .notBegun: "The process in the background did not begin; {path} may say why.",
        .stranded:
            "{count} {count|download waits|downloads wait} for an environment that cannot be reached from here. Open its folder, or add it with env add.",
        .detached: "Process {process} downloads in the background. downloads attach watches it; its log is {path}.",
        .queueEmpty: "Nothing is to be downloaded.",
        .leftPaused: "{count} {count|is|are} paused; resume lets them go on.",
        .needsTerminal:
            "downloads --watch draws on a terminal, and there is none here that can be drawn on. downloads attach prints a line for each change; downloads shows how they stand now.",
        .askDownload:
            "Which of {count} {count|chapter|chapters}? latest 10, all, or others as in 1-5,8; nothing for none: ",
        .nobodyWorks:
            "{count} {count|download is|downloads are} left, and no process works on {count|it|them}. downloads run goes on here, downloads run --detach in the background.",
        .asking: "Asking {name} ({url})… ^C stops.",
        .waiting: "{count} {count|chapter waits|chapters wait}: {names}. {reason}",
        .chapterBegun: "→ {title} {chapter}",
        .chapterCompleted: "✓ {title} {chapter}: {pages} {pages|page|pages}",
        .chapterWithGaps: "✓ {title} {chapter}: {done} of {pages} pages, {missing} missing",
        .chapterFailed: "✗ {title} {chapter}: {reason}",
        .connectionRestored: "The connection is back; the downloads go on.",
        .finishingPages: "The pages in flight are finished first, for at most {seconds} s.",
        .leftOver: "{title} {chapter}: {done} of {pages} pages are here; the next visit fetches the others.",
        .paused: "{count} {count|download|downloads} paused.",
        .pausedManga: "{count} {count|download|downloads} paused. What is added to this manga waits too.",
        .pausedAll: "{count} {count|download|downloads} paused. What is added waits too; resume lets it go on.",
        .resumed: "{count} {count|download goes|downloads go} on.",
        .moved: "{title} {chapter} is number {position} now.",
        .notMoved:
            "{title} {chapter} stays where it is, number {position}: it runs, or is there already among those of its priority.",
        .askClear:
            "Remove all {chapters} {chapters|chapter|chapters} ({size}) from this disk and cancel {downloads} {downloads|download|downloads}? Reading progress stays. [y/N] ",
        .storageCleared:
            "{chapters} {chapters|chapter|chapters} removed, {size} freed, {cancelled} {cancelled|download|downloads} cancelled.",
        .damaged: "{count} {count|chapter is|chapters are} damaged. repair fetches the broken pages again.",
        .notRepaired: "{count} {count|chapter|chapters} could not be repaired; the reasons stand above.",
        .serving: "Serving {mangas} manga, {chapters} {chapters|chapter|chapters} at {url} (^C ends).",
        .askDelete: "Delete chapter {chapter} of {title} from the server {environment}? [y/N] ",
        .notDeleted: "Nothing was deleted.",
        .serverDeleted: "Chapter {chapter} deleted on the server, {size} freed.",
        .askUser: "User: ",
        .askPassword: "Password: ",
        .askToken: "Token: ",
        .askRefresh: "Refresh token: ",
        .askKey: "Key: ",
        .nothingEntered:
            "Nothing was entered, so that nothing has changed. Standard input takes each secret on a line.",
        .needsNoLogin: "“{name}” is served by this program itself and needs no login.",
        .plainLogin: "The way to “{server}” is not encrypted (http): others on it can read this login.",
        .loggedOut: "Logged out of {name}.",
        .notLoggedIn: "Nobody was logged in to {name}.",
        .logState: "The log of {name} is at {level} and goes to standard error.",
        .logStateFile: "The log of {name} is at {level} and goes to {path}.",
        .cannotAsk: "There is nobody to ask. Add --yes to delete without a question.",
        .invocation: "manga [FOLDER] [options], or manga [options] COMMAND …",
        .options: "Options",
        .settings: "Settings",
        .settingsElsewhere:
            "Each also stands in config.json (env edit) or in a variable: MANGAREADER_PORT, MANGAREADER_DEV_PORT.",
        .confirmWords: "y yes",
        .largePaste: "A paste of {size} is too long for a line, and was left out; put it into a file: manga run FILE",
        .searchEarlier: "search back: ",
        .searchLater: "search on: ",
        .searchNoneEarlier: "search back, nothing found: ",
        .searchNoneLater: "search on, nothing found: ",
        .leftInQueue: "{count} {count|download|downloads} still queued; the next visit goes on.",
        .askClearStored:
            "Remove all {chapters} {chapters|chapter|chapters} ({size}) from this disk? Reading progress stays. [y/N] ",
        .storedCleared: "{chapters} {chapters|chapter|chapters} removed, {size} freed.",
    ]

    public static let spanish: [ShellPhrase: String] = [
        .switched: "Ahora en {name}: {url}",
        .strayVariable: "La variable {name} no significa nada. {hint}",
        .strayHelp: "manga --help nombra los ajustes que pueden dar las variables.",
        .environmentAdded: "Añadido {name}: {url}",
        .environmentEdited: "Cambiado {name}: {url}",
        .environmentRemoved: "Quitado {name}. Sus capítulos descargados y su sesión quedan en este disco.",
        .environmentRestored: "{name} vuelve a ser como venía de fábrica: {url}",
        .environmentKept: "No se cambió nada.",
        .environmentDefault: "Desde ahora, manga sin más empieza en {name}.",
        .askRemove: "¿Quitar el entorno {name}, {url}? Los capítulos descargados y su sesión quedan. [s/N] ",
        .askRestore: "¿Quitar sus cambios en {name}, {url}? El entorno de fábrica queda. [s/N] ",
        .invalidConfig:
            "Los ajustes de «{name}» no son válidos: URL «{url}», puerto {port}. Elija otro con env NOMBRE.",
        .ambiguousManga: "{count} mangas se llaman «{name}». Abra uno por su otro nombre: {names}",
        .unknownManga: "Ningún manga se llama «{name}» en {environment}. {hint}",
        .searchHelp: "search TEXTO busca mangas, popular lista algunos.",
        .unreachedManga: "{reason} La biblioteca no conoce ninguno que se llame «{name}». {hint}",
        .noSuchListing:
            "La última lista no tiene el número {number}; va del {first} al {last}. popular, search, library e history hacen listas.",
        .noListing:
            "Todavía no hay una lista en la que {number} sea un número; popular, search, library e history hacen listas.",
        .notOpenHere: "{title} es de otro entorno ({environment}), que aquí no está abierto.",
        .noneOfChapters: "Ninguno de los capítulos {selection} está entre esas descargas; downloads las lista.",
        .notDownloaded: "El capítulo {chapter} de {title} no está en este disco. Descárguelo con: download {chapter}",
        .cancelled: "{count} {count|descarga cancelada|descargas canceladas}.",
        .retrying: "{count} {count|descarga vuelve|descargas vuelven} a la cola.",
        .nothingToRetry: "No hay nada que reintentar: ninguna de esas descargas ha fallado.",
        .listing: "Listando: {mangas} {mangas|manga|mangas}, {chapters} {chapters|capítulo|capítulos} hasta ahora…",
        .queueing: "Poniendo los capítulos en la cola…",
        .cleared: "{count} {count|entrada olvidada|entradas olvidadas}.",
        .deleted: "{count} {count|capítulo borrado|capítulos borrados}, {size} liberados.",
        .askDeleteChapters:
            "¿Borrar {count} {count|capítulo|capítulos} de {title} ({size}) de este disco? El progreso de lectura queda. [s/N] ",
        .nothingDeleted: "No se borró nada.",
        .nothingChosen: "No se eligió nada.",
        .waitEnded: "Las descargas siguen por su cuenta; cancel all las termina.",
        .notWritten: "No se pudo escribir la respuesta: {reason}. Libere espacio o escríbala en otro sitio.",
        .moreProblems: "y {count} más; chapters muestra cada uno junto a su número.",
        .goneChapters:
            """
        {count|Falta|Faltan} {count} {count|capítulo guardado|capítulos guardados} en {library}: {names}. Devuelva \
        {count|su carpeta|sus carpetas} a su sitio y empiece de nuevo, o {count|tráigalo|tráigalos} otra vez con: repair --all
        """,
        .damagedFolders:
            "En {library} hay {count} {count|carpeta dañada|carpetas dañadas} sin tocar: {folder}",
        .unlisted: "No se pudieron listar los capítulos de {count} manga; las razones están arriba.",
        .notOpened: "No se pudo abrir {title}. {reason}",
        .batchEnded: "{completed} {completed|completada|completadas}, {failed} {failed|fallida|fallidas}.",
        .batchCancelled: "{count} {count|cancelada|canceladas}.",
        .othersCancelled:
            "{count|Se canceló|Se cancelaron} {count} de {total} {total|descarga|descargas}. download {count|la|las} pide de nuevo.",
        .batchEndedWithGaps:
            "{completed} {completed|completada|completadas}, {gaps} de ellas con páginas que faltan; {failed} {failed|fallida|fallidas}.",
        .notReady: "No listos: {names}.",
        .batchFailed:
            "{failed} de {total} {total|descarga|descargas} {failed|falló|fallaron}. downloads failed dice por qué.",
        .stillQueued:
            "{count} {count|descarga|descargas} aún en cola; la próxima visita sigue. --wait espera al final.",
        .interrupted: "Interrumpido.",
        .needsEverything: "download necesita un manga abierto, o --everything para todos los de {environment}.",
        .alreadyRunning:
            "El proceso {process} ya trabaja en esta cola. downloads attach lo muestra; kill {process} lo termina en orden.",
        .notLocked: "No se pudo escribir {path}: {reason}. Cambie sus permisos o use otra carpeta de datos.",
        .notDetached: "No se pudo iniciar {path} otra vez: {reason}. downloads run funciona sin segundo plano.",
        .notBegun: "El proceso en segundo plano no empezó; quizá {path} diga por qué.",
        .stranded:
            "{count} {count|descarga espera|descargas esperan} un entorno al que no se puede llegar desde aquí. Abra su carpeta, o añádalo con env add.",
        .detached:
            "El proceso {process} descarga en segundo plano. downloads attach lo muestra; su registro es {path}.",
        .queueEmpty: "No hay nada que descargar.",
        .leftPaused: "{count} {count|está|están} en pausa; resume deja que continúen.",
        .needsTerminal:
            "downloads --watch dibuja en un terminal, y aquí no hay ninguno en que se pueda dibujar. downloads attach escribe una línea por cada cambio; downloads muestra cómo están ahora.",
        .askDownload:
            "¿Cuáles de {count} {count|capítulo|capítulos}? latest 10, all u otros como en 1-5,8; nada para ninguno: ",
        .nobodyWorks:
            "{count|Queda|Quedan} {count} {count|descarga|descargas} y ningún proceso trabaja en {count|ella|ellas}. downloads run sigue aquí, downloads run --detach en segundo plano.",
        .asking: "Preguntando a {name} ({url})… ^C para.",
        .waiting: "{count} {count|capítulo espera|capítulos esperan}: {names}. {reason}",
        .chapterBegun: "→ {title} {chapter}",
        .chapterCompleted: "✓ {title} {chapter}: {pages} {pages|página|páginas}",
        .chapterWithGaps: "✓ {title} {chapter}: {done} de {pages} páginas, {missing|falta|faltan} {missing}",
        .chapterFailed: "✗ {title} {chapter}: {reason}",
        .connectionRestored: "Ha vuelto la conexión; las descargas continúan.",
        .finishingPages: "Antes se terminan las páginas en curso, durante {seconds} s como mucho.",
        .leftOver: "{title} {chapter}: hay {done} de {pages} páginas; la próxima visita descarga las demás.",
        .paused: "{count} {count|descarga|descargas} en pausa.",
        .pausedManga: "{count} {count|descarga|descargas} en pausa. Lo que se añada a este manga espera también.",
        .pausedAll:
            "{count} {count|descarga|descargas} en pausa. Lo que se añada espera también; resume deja que continúe.",
        .resumed: "{count} {count|descarga continúa|descargas continúan}.",
        .moved: "{title} {chapter} es ahora el número {position}.",
        .notMoved:
            "{title} {chapter} queda donde está, número {position}: está en marcha, o ya está ahí entre las de su prioridad.",
        .askClear:
            "¿Quitar de este disco {chapters} {chapters|capítulo|capítulos} ({size}) y cancelar {downloads} {downloads|descarga|descargas}? El progreso de lectura queda. [s/N] ",
        .storageCleared:
            "{chapters} {chapters|capítulo quitado|capítulos quitados}, {size} liberados, {cancelled} {cancelled|descarga cancelada|descargas canceladas}.",
        .damaged:
            "{count} {count|capítulo está dañado|capítulos están dañados}. repair descarga de nuevo las páginas rotas.",
        .notRepaired:
            "{count} {count|capítulo no se pudo reparar|capítulos no se pudieron reparar}; las razones están arriba.",
        .serving:
            "Se sirven {mangas} {mangas|manga|mangas}, {chapters} {chapters|capítulo|capítulos} en {url} (^C termina).",
        .askDelete: "¿Borrar el capítulo {chapter} de {title} del servidor {environment}? [s/N] ",
        .notDeleted: "No se borró nada.",
        .serverDeleted: "Capítulo {chapter} borrado en el servidor, {size} liberados.",
        .askUser: "Usuario: ",
        .askPassword: "Contraseña: ",
        .askToken: "Token: ",
        .askRefresh: "Token de renovación: ",
        .askKey: "Clave: ",
        .nothingEntered:
            "No se introdujo nada, así que nada ha cambiado. La entrada estándar recibe cada secreto en una línea.",
        .needsNoLogin: "Este mismo programa sirve «{name}», que no necesita sesión.",
        .plainLogin: "El camino a «{server}» no está cifrado (http): otros pueden leer esta sesión en él.",
        .loggedOut: "Sesión cerrada en {name}.",
        .notLoggedIn: "Nadie había iniciado sesión en {name}.",
        .logState: "El registro de {name} está en {level} y va a la salida de errores.",
        .logStateFile: "El registro de {name} está en {level} y va a {path}.",
        .cannotAsk: "No hay a quién preguntar. Añada --yes para borrar sin preguntar.",
        .invocation: "manga [CARPETA] [opciones], o manga [opciones] ORDEN …",
        .options: "Opciones",
        .settings: "Ajustes",
        .settingsElsewhere:
            "Cada uno está también en config.json (env edit) o en una variable: MANGAREADER_PORT, MANGAREADER_DEV_PORT.",
        .confirmWords: "s si sí",
        .largePaste:
            "Un pegado de {size} es demasiado largo para una línea y no se insertó; póngalo en un archivo: manga run ARCHIVO",
        .searchEarlier: "buscar atrás: ",
        .searchLater: "buscar adelante: ",
        .searchNoneEarlier: "buscar atrás, sin resultado: ",
        .searchNoneLater: "buscar adelante, sin resultado: ",
        .leftInQueue: "{count} {count|descarga|descargas} aún en cola; la próxima visita sigue.",
        .askClearStored:
            "¿Quitar de este disco {chapters} {chapters|capítulo|capítulos} ({size})? El progreso de lectura queda. [s/N] ",
        .storedCleared: "{chapters} {chapters|capítulo quitado|capítulos quitados}, {size} liberados.",
    ]
}
