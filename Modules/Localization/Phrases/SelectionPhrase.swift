/// What is wrong with a selection of chapters.
public enum SelectionPhrase: String, Phrase {
    case empty, unreadable, openQuote, countOfZero, tooManyParts, unknown, unknownNearest, noChapters, nothingLeft

    public static let english: [SelectionPhrase: String] = [
        .empty:
            "Say which chapters: numbers and ranges such as 1-10, 10.5 or 5-, the last ones with latest 10, or all.",
        .unreadable:
            """
        “{found}” at column {column} is no selection; write numbers and ranges such as 1-10, 10.5 or \
        5-, and names with other signs in double quotes.
        """,
        .openQuote: "The quote at column {column} is never closed; put another \" after the name.",
        .countOfZero: "At column {column} the last 0 chapters are asked for; ask for at least 1.",
        .tooManyParts: "A selection has at most {limit} parts; use ranges such as 1-500.",
        .unknown: "There is no chapter {found} (column {column}). Known: {known}.",
        .unknownNearest:
            "There is no chapter {found} (column {column}). Known: {known}. Did you mean {nearest}?",
        .noChapters: "This manga has no chapters to choose from.",
        .nothingLeft: "The selection {selection} leaves no chapter; exclude less.",
    ]

    public static let spanish: [SelectionPhrase: String] = [
        .empty:
            "Diga qué capítulos: números y rangos como 1-10, 10.5 o 5-, los últimos con latest 10, o todos con all.",
        .unreadable:
            """
        «{found}» en la columna {column} no es una selección; escriba números y rangos como 1-10, 10.5 \
        o 5-, y los nombres con otros signos entre comillas dobles.
        """,
        .openQuote: "La comilla de la columna {column} no se cierra; ponga otra \" después del nombre.",
        .countOfZero: "En la columna {column} se piden los últimos 0 capítulos; pida al menos 1.",
        .tooManyParts: "Una selección tiene como mucho {limit} partes; use rangos como 1-500.",
        .unknown: "No hay ningún capítulo {found} (columna {column}). Los que hay: {known}.",
        .unknownNearest:
            "No hay ningún capítulo {found} (columna {column}). Los que hay: {known}. ¿Quería decir {nearest}?",
        .noChapters: "Este manga no tiene capítulos que elegir.",
        .nothingLeft: "La selección {selection} no deja ningún capítulo; excluya menos.",
    ]
}
