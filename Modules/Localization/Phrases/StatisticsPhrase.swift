/// The words of `downloads stats`.
public enum StatisticsPhrase: String, Phrase {
    case headingTotals, headingNow, factEnded, factEndedValue, factFetched, factFetchedValue, factRetries
    case factWaited, factSpent, factTasks, factTasksValue, factSpeed, factLeft, columnManga, columnChapter
    case columnFetched, columnRetries, columnWaited, columnSpent, columnSpeed, columnLeft

    public static let english: [StatisticsPhrase: String] = [
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
    ]

    public static let spanish: [StatisticsPhrase: String] = [
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
    ]
}
