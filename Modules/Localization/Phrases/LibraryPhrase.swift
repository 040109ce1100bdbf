/// The screens of the library: what it knows, has, and what was read.
public enum LibraryPhrase: String, Phrase {
    case heading, headingQuery, nothingFound, columnStored, columnUnread, columnRead, columnChapterTitle
    case columnDownloaded, moreRows, headingHistory, howToContinue, moreManga
    case headingClean, countClean, nothingToClean, askClean, cleaned, notOffered
    case offlineSince, fromLibrary, nothingStored

    public static let english: [LibraryPhrase: String] = [
        .heading: "Library",
        .headingQuery: "Library: “{query}”",
        .nothingFound: "The library knows no manga with “{query}” in its title.",
        .columnStored: "On disk",
        .columnUnread: "Unread",
        .columnRead: "Read",
        .columnChapterTitle: "Its title",
        .columnDownloaded: "Downloaded",
        .nothingStored: "No chapter of it is on this disk.",
        .moreRows: "… and {count} more; --offset {offset} goes on.",
        .headingHistory: "Continue reading",
        .howToContinue: "continue N goes on with one of them.",
        .moreManga: "… and {count} more of {environment}; --limit shows more, --json has them all.",
        .headingClean: "To be removed",
        .countClean: "{count} {count|chapter|chapters} · {size}",
        .nothingToClean: "No chapter on this disk is like that; nothing is removed.",
        .askClean: "Remove {count} {count|chapter|chapters} ({size}) from this disk?",
        .cleaned: "{count} {count|chapter|chapters} removed, {size} freed.",
        .notOffered: "{count} unread {count|one stays|ones stay}; --unread takes {count|it|them} too.",
        .offlineSince: "{reason} What follows is what was known on {date}.",
        .fromLibrary: "{reason} What follows is what the library knows.",
    ]

    public static let spanish: [LibraryPhrase: String] = [
        .heading: "Biblioteca",
        .headingQuery: "Biblioteca: «{query}»",
        .nothingFound: "La biblioteca no conoce ningún manga con «{query}» en el título.",
        .columnStored: "En disco",
        .columnUnread: "Sin leer",
        .columnRead: "Leído",
        .columnChapterTitle: "Su título",
        .columnDownloaded: "Descargado",
        .nothingStored: "Ningún capítulo suyo está en este disco.",
        .moreRows: "… y {count} más; --offset {offset} sigue.",
        .headingHistory: "Seguir leyendo",
        .howToContinue: "continue N sigue con uno de ellos.",
        .moreManga: "… y {count} más de {environment}; --limit muestra más, --json los tiene todos.",
        .headingClean: "Para quitar",
        .countClean: "{count} {count|capítulo|capítulos} · {size}",
        .nothingToClean: "Ningún capítulo de este disco es así; no se quita nada.",
        .askClean: "¿Quitar {count} {count|capítulo|capítulos} ({size}) de este disco?",
        .cleaned: "{count} {count|capítulo quitado|capítulos quitados}; se liberan {size}.",
        .notOffered: "{count} sin leer {count|se queda|se quedan}; --unread también {count|lo|los} quita.",
        .offlineSince: "{reason} Lo que sigue es lo que se sabía el {date}.",
        .fromLibrary: "{reason} Lo que sigue es lo que conoce la biblioteca.",
    ]
}
