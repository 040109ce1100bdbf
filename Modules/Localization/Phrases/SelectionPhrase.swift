/// What is wrong with a selection of chapters.
public enum SelectionPhrase: String, Phrase {
    case empty, unreadable, openQuote, countOfZero, tooManyParts, unknown, unknownNearest, unknownNumber, unknownRange,
        noChapters, nothingLeft
    case among, noneSuch, noVolumes, noLanguages, noGroups, noTitle, noneUnread, noneDownloaded, noneFailed
    case nothingTogether, countTooLarge, unreadableCount, backwards, halfNumber
    case noText, noneRead, noneStarted, noneDownloading, noneQueued, nonePaused, noneMissing, noProblem, noGaps

    public static let english: [SelectionPhrase: String] = [
        .empty:
            "Say which chapters: numbers and ranges such as 1-10, 10.5 or 5-, the last ones with latest 10, unread, or all.",
        .unreadable:
            """
        “{found}” at column {column} is no selection; write numbers and ranges such as 1-10, 10.5 or \
        5-, and names with other signs in double quotes.
        """,
        .openQuote: "The quote at column {column} is never closed; put another \" after the name.",
        .halfNumber: "“{found}” at column {column} is half a number; write {better}.",
        .countOfZero: "At column {column} the last 0 chapters are asked for; ask for at least 1.",
        .countTooLarge: "At column {column} more than the last {limit} chapters are asked for; all means every one.",
        .unreadableCount:
            "“{found}” at column {column} is no count; latest takes a whole number from 1 on, such as latest 3.",
        .backwards: "“{found}” at column {column} runs backwards; write {better}.",
        .tooManyParts: "A selection has at most {limit} parts; use ranges such as 1-500.",
        .unknown: "There is no chapter {found}{among} (column {column}). Known: {known}.",
        .unknownNearest:
            "There is no chapter {found}{among} (column {column}). Known: {known}. Did you mean {nearest}?",
        .unknownNumber:
            "There is no chapter {found}{among} (column {column}). Known: {known}. The nearest is {nearest}.",
        .unknownRange:
            "No chapter is within {found}{among} (column {column}). Known: {known}. The nearest is {nearest}.",
        .among: " among {conditions}",
        .noneSuch: "No chapter is {condition} (column {column}). Known: {known}.",
        .noVolumes: "No chapter of this manga says its volume, so {condition} means none (column {column}).",
        .noLanguages: "No chapter of this manga says its language, so {condition} means none (column {column}).",
        .noGroups: "No chapter of this manga says its group, so {condition} means none (column {column}).",
        .noTitle: "No chapter's title has what {condition} asks for (column {column}).",
        .noneUnread: "No chapter is unread (column {column}): all have been read to their end.",
        .noneDownloaded: "No chapter of this manga is downloaded (column {column}).",
        .noneFailed: "No download of a chapter of this manga has failed (column {column}).",
        .nothingTogether: "No chapter is all of this together: {conditions}.",
        .noChapters: "This manga has no chapters to choose from.",
        .nothingLeft: "The selection {selection} leaves no chapter; exclude less.",
        .noText: "No chapter has {condition} in its number, title, group or language (column {column}).",
        .noneRead: "No chapter has been read to its end (column {column}).",
        .noneStarted: "No chapter is begun and not read to its end (column {column}).",
        .noneDownloading: "No chapter of this manga is downloading (column {column}).",
        .noneQueued: "No chapter of this manga is queued (column {column}).",
        .nonePaused: "No download of a chapter of this manga is paused (column {column}).",
        .noneMissing: "No downloaded chapter of this manga is missing from this disk (column {column}).",
        .noProblem: "Every chapter of this manga can be read, by what the server says (column {column}).",
        .noGaps: "No chapter was downloaded with pages missing (column {column}).",
    ]

    public static let spanish: [SelectionPhrase: String] = [
        .empty:
            "Diga qué capítulos: números y rangos como 1-10, 10.5 o 5-, los últimos con latest 10, los no leídos con unread, o todos con all.",
        .unreadable:
            """
        «{found}» en la columna {column} no es una selección; escriba números y rangos como 1-10, 10.5 \
        o 5-, y los nombres con otros signos entre comillas dobles.
        """,
        .openQuote: "La comilla de la columna {column} no se cierra; ponga otra \" después del nombre.",
        .halfNumber: "«{found}» en la columna {column} es un número a medias; escriba {better}.",
        .countOfZero: "En la columna {column} se piden los últimos 0 capítulos; pida al menos 1.",
        .countTooLarge:
            "En la columna {column} se piden más de los últimos {limit} capítulos; all significa todos.",
        .unreadableCount:
            "«{found}» en la columna {column} no es una cantidad; latest toma un número entero desde 1, como latest 3.",
        .backwards: "«{found}» en la columna {column} va al revés; escriba {better}.",
        .tooManyParts: "Una selección tiene como mucho {limit} partes; use rangos como 1-500.",
        .unknown: "No hay ningún capítulo {found}{among} (columna {column}). Los que hay: {known}.",
        .unknownNearest:
            "No hay ningún capítulo {found}{among} (columna {column}). Los que hay: {known}. ¿Quería decir {nearest}?",
        .unknownNumber:
            "No hay ningún capítulo {found}{among} (columna {column}). Los que hay: {known}. El más cercano es {nearest}.",
        .unknownRange:
            "Ningún capítulo está en {found}{among} (columna {column}). Los que hay: {known}. El más cercano es {nearest}.",
        .among: " entre los de {conditions}",
        .noneSuch: "Ningún capítulo es {condition} (columna {column}). Lo que hay: {known}.",
        .noVolumes: "Ningún capítulo de este manga dice su tomo: {condition} no significa ninguno (columna {column}).",
        .noLanguages:
            "Ningún capítulo de este manga dice su idioma: {condition} no significa ninguno (columna {column}).",
        .noGroups: "Ningún capítulo de este manga dice su grupo: {condition} no significa ninguno (columna {column}).",
        .noTitle: "Ningún título de capítulo tiene lo que pide {condition} (columna {column}).",
        .noneUnread: "Ningún capítulo está sin leer (columna {column}): todos se han leído hasta el final.",
        .noneDownloaded: "Ningún capítulo de este manga está descargado (columna {column}).",
        .noneFailed: "Ninguna descarga de un capítulo de este manga ha fallado (columna {column}).",
        .nothingTogether: "Ningún capítulo cumple todo esto a la vez: {conditions}.",
        .noChapters: "Este manga no tiene capítulos que elegir.",
        .nothingLeft: "La selección {selection} no deja ningún capítulo; excluya menos.",
        .noText: "Ningún capítulo tiene {condition} en el número, título, grupo o idioma (columna {column}).",
        .noneRead: "Ningún capítulo se ha leído hasta el final (columna {column}).",
        .noneStarted: "Ningún capítulo está empezado y sin terminar (columna {column}).",
        .noneDownloading: "Ningún capítulo de este manga se está descargando (columna {column}).",
        .noneQueued: "Ningún capítulo de este manga está en cola (columna {column}).",
        .nonePaused: "Ninguna descarga de un capítulo de este manga está en pausa (columna {column}).",
        .noneMissing: "Ningún capítulo descargado de este manga falta en este disco (columna {column}).",
        .noProblem: "Todos los capítulos de este manga se pueden leer, según el servidor (columna {column}).",
        .noGaps: "Ningún capítulo se descargó con páginas que faltan (columna {column}).",
    ]
}
