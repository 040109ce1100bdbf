/// The screens of the library: what it knows, has, and what was read.
public enum LibraryPhrase: String, Phrase {
    case heading, headingQuery, nothingFound, columnStored, columnUnread, columnRead, columnChapterTitle
    case columnDownloaded, headingHistory, howToContinue, moreManga
    case headingClean, countClean, nothingToClean, askClean, cleaned, notOffered
    case offlineSince, fromLibrary, nothingStored
    case elsewhere, columnEnvironment, neither

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
        .headingHistory: "Continue reading",
        .howToContinue: "continue N goes on with one of them.",
        .moreManga: "… and {count} more of {environment}; --limit shows more, --json has them all.",
        .headingClean: "To be removed",
        .countClean: "{count} {count|chapter|chapters} · {size}",
        .nothingToClean: "No chapter on this disk is like that; nothing is removed.",
        .askClean: "Remove {count} {count|chapter|chapters} ({size}) from this disk? [y/N] ",
        .cleaned: "{count} {count|chapter|chapters} removed, {size} freed.",
        .notOffered: "{count} unread {count|one stays|ones stay}; --unread takes {count|it|them} too.",
        .offlineSince: "{reason} What follows is what was known on {date}.",
        .fromLibrary: "{reason} What follows is what the library knows, of {date} and before.",
        .elsewhere:
            "{count|Another environment has|Other environments have} chapters on this disk: {names}. env NAME switches, storage lists them.",
        .columnEnvironment: "Environment",
        .neither: "{reason} The library knows no manga with “{query}” in its title either.",
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
        .headingHistory: "Seguir leyendo",
        .howToContinue: "continue N sigue con uno de ellos.",
        .moreManga: "… y {count} más de {environment}; --limit muestra más, --json los tiene todos.",
        .headingClean: "Para quitar",
        .countClean: "{count} {count|capítulo|capítulos} · {size}",
        .nothingToClean: "Ningún capítulo de este disco es así; no se quita nada.",
        .askClean: "¿Quitar {count} {count|capítulo|capítulos} ({size}) de este disco? [s/N] ",
        .cleaned: "{count} {count|capítulo quitado|capítulos quitados}; se liberan {size}.",
        .notOffered: "{count} sin leer {count|se queda|se quedan}; --unread también {count|lo|los} quita.",
        .offlineSince: "{reason} Lo que sigue es lo que se sabía el {date}.",
        .fromLibrary: "{reason} Lo que sigue es lo que conoce la biblioteca, hasta el {date}.",
        .elsewhere:
            "{count|Otro entorno tiene|Otros entornos tienen} capítulos en este disco: {names}. env NOMBRE cambia de entorno, storage los lista.",
        .columnEnvironment: "Entorno",
        .neither: "{reason} La biblioteca tampoco conoce ningún manga con «{query}» en el título.",
    ]
}
