/// What has been read, and what comes next.
public enum ReadingPhrase: String, Phrase {
    case markedRead, markedUnread, readBefore, unreadBefore, leftOut
    case next, goOn, goOnSomewhere, allRead, nothingNew, readIt, fetchIt
    case headingBookmarks, emptyBookmarks, columnChapter, columnPage, columnAdded
    case bookmarked, bookmarksRemoved, noSuchPage, nothingRead

    public static let english: [ReadingPhrase: String] = [
        .markedRead: "{count} {count|chapter|chapters} marked as read.",
        .markedUnread: "{count} {count|chapter|chapters} marked as unread.",
        .readBefore: "{count} {count|was|were} read already.",
        .unreadBefore: "{count} {count|was|were} unread already.",
        .leftOut:
            "{count} without a number {count|was|were} left out; {count|it is|they are} marked by name alone, such as {name}.",
        .next: "Next is chapter {chapter}.",
        .goOn: "Go on with chapter {chapter}, page {page} of {pages}.",
        .goOnSomewhere: "Go on with chapter {chapter}, page {page}.",
        .allRead: "Everything is read.",
        .nothingNew:
            "Nothing comes after chapter {chapter}, which was read last; {count} earlier {count|one is|ones are} unread.",
        .readIt: "read {chapter} lists its pages.",
        .fetchIt: "It is not on this disk: download {chapter}, or read {chapter} to see its pages on the server.",
        .headingBookmarks: "Bookmarks",
        .emptyBookmarks: "There are no bookmarks; set one with bookmark CHAPTER PAGE.",
        .columnChapter: "Chapter",
        .columnPage: "Page",
        .columnAdded: "Set",
        .bookmarked: "Bookmark at chapter {chapter}, page {page}.",
        .bookmarksRemoved: "{count} {count|bookmark|bookmarks} removed.",
        .noSuchPage: "Chapter {chapter} has no page {page}; its pages are 1 to {pages}.",
        .nothingRead: "Nothing has been read yet; open a manga and read a chapter, or name one: continue NAME.",
    ]

    public static let spanish: [ReadingPhrase: String] = [
        .markedRead: "{count} {count|capítulo marcado como leído|capítulos marcados como leídos}.",
        .markedUnread: "{count} {count|capítulo marcado como no leído|capítulos marcados como no leídos}.",
        .readBefore: "{count} ya {count|estaba leído|estaban leídos}.",
        .unreadBefore: "{count} ya {count|estaba|estaban} sin leer.",
        .leftOut:
            "{count} sin número {count|se ha|se han} dejado fuera; {count|se marca|se marcan} solo por su nombre, como {name}.",
        .next: "Sigue el capítulo {chapter}.",
        .goOn: "Siga con el capítulo {chapter}, página {page} de {pages}.",
        .goOnSomewhere: "Siga con el capítulo {chapter}, página {page}.",
        .allRead: "Todo está leído.",
        .nothingNew:
            "No hay nada después del capítulo {chapter}, el último que se leyó; {count} anterior{count||es} {count|queda|quedan} sin leer.",
        .readIt: "read {chapter} lista sus páginas.",
        .fetchIt: "No está en este disco: download {chapter}, o read {chapter} para ver sus páginas en el servidor.",
        .headingBookmarks: "Marcadores",
        .emptyBookmarks: "No hay marcadores; ponga uno con bookmark CAPÍTULO PÁGINA.",
        .columnChapter: "Capítulo",
        .columnPage: "Página",
        .columnAdded: "Puesto",
        .bookmarked: "Marcador en el capítulo {chapter}, página {page}.",
        .bookmarksRemoved: "{count} {count|marcador quitado|marcadores quitados}.",
        .noSuchPage: "El capítulo {chapter} no tiene página {page}; sus páginas van de la 1 a la {pages}.",
        .nothingRead:
            "Todavía no se ha leído nada; abra un manga y lea un capítulo, o nombre uno: continue NOMBRE.",
    ]
}
