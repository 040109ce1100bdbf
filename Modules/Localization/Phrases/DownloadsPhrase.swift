/// What the module Downloads says.
public enum DownloadsPhrase: String, Phrase {
    case alreadyDownloaded, noImagesFound, invalidURL, invalidResponse, httpError, invalidImageData, cancelled
    case storageError, unknownTask, page, pages, offersGaps, empty, badRange, tooLarge
    case wrongLength, noConnection, gateway, noSpace, hostAsksToWait, ownLimit, repeated, gaps, paused, unreachable

    public static let english: [DownloadsPhrase: String] = [
        .alreadyDownloaded: "This chapter is already downloaded; delete it first to fetch it again.",
        .noImagesFound: "The server lists no pages for this chapter; try again later or choose another one.",
        .invalidURL: "The server gave a page an address that is not a valid http or https one; tell whoever runs it.",
        .invalidResponse: "The server's answer is not a page; retry the download.",
        .httpError:
            "The server answered with HTTP status {status}; retry later, or see whether the chapter still exists.",
        .invalidImageData: "What the server sent is not a whole image; retry the download.",
        .cancelled: "The download was cancelled; `retry` starts it again.",
        .storageError: "The library could not be written: {reason}",
        .unknownTask: "There is no download with the id “{id}”; `downloads` lists those there are.",
        .page: "Page {page}: {reason}",
        .pages: "Pages {pages} and {last}: {reason}",
        .offersGaps:
            "{failure} The good pages are kept; `download --allow-missing` completes the chapter without {count|this one|these}.",
        .empty: "The server's answer is empty; retry the download.",
        .badRange: "The server sent another part of the page than was asked for; retry the download.",
        .wrongLength:
            "The server announced {expected} {expected|byte|bytes} for the page and sent {received}; retry the download.",
        .noConnection: "No connection: {reason} The downloads wait, and go on by themselves when it is back.",
        .gateway: "The server answers with HTTP status {status} only: what it hands requests on to is down.",
        .noSpace: "{reason} The downloads wait, and go on by themselves when there is room.",
        .ownLimit:
            "The environment allows {count} {count|request|requests} a minute (requestsPerMinute); the download goes on in its turn.",
        .hostAsksToWait: "The server asks to wait until {time}; the download goes on by itself then.",
        .repeated:
            "Chapter {chapter}: the server lists {count} {count|page|pages} once more; each is fetched once, in the order of the list.",
        .gaps: "Chapter {chapter} is kept without these pages, which stay bad: {pages}; `repair` asks for them again.",
        .paused: "It is paused; `resume` lets it go on.",
        .unreachable: "Its environment cannot be reached from here now; it stays in the queue until it can.",
        .tooLarge: "The page is larger than the {limit} bytes allowed; tell whoever runs the server.",
    ]

    public static let spanish: [DownloadsPhrase: String] = [
        .alreadyDownloaded: "Este capítulo ya está descargado; bórrelo antes para descargarlo de nuevo.",
        .noImagesFound: "El servidor no lista páginas de este capítulo; inténtelo más tarde o elija otro.",
        .invalidURL:
            "El servidor dio a una página una dirección http o https que no es válida; avise a quien lo administra.",
        .invalidResponse: "La respuesta del servidor no es una página; reintente la descarga.",
        .httpError:
            "El servidor respondió con el estado HTTP {status}; reintente más tarde o mire si el capítulo aún existe.",
        .invalidImageData: "Lo que envió el servidor no es una imagen completa; reintente la descarga.",
        .cancelled: "La descarga se canceló; `retry` la empieza de nuevo.",
        .storageError: "No se pudo escribir en la biblioteca: {reason}",
        .unknownTask: "No hay ninguna descarga con el id «{id}»; `downloads` muestra las que hay.",
        .page: "Página {page}: {reason}",
        .pages: "Páginas {pages} y {last}: {reason}",
        .offersGaps:
            "{failure} Las páginas buenas se conservan; `download --allow-missing` completa el capítulo sin {count|esta|estas}.",
        .empty: "La respuesta del servidor está vacía; reintente la descarga.",
        .badRange: "El servidor envió una parte de la página distinta de la pedida; reintente la descarga.",
        .wrongLength:
            "El servidor anunció {expected} {expected|byte|bytes} para la página y envió {received}; reintente la descarga.",
        .noConnection: "Sin conexión: {reason} Las descargas esperan y continúan solas cuando vuelva.",
        .gateway:
            "El servidor solo responde con el estado HTTP {status}: no funciona aquello a lo que pasa las peticiones.",
        .noSpace: "{reason} Las descargas esperan y continúan solas cuando haya sitio.",
        .ownLimit:
            "El entorno permite {count} {count|petición|peticiones} por minuto (requestsPerMinute); la descarga continúa cuando le toca.",
        .hostAsksToWait: "El servidor pide esperar hasta las {time}; la descarga continúa sola entonces.",
        .repeated:
            "Capítulo {chapter}: el servidor repite {count} {count|página|páginas}; cada una se descarga una vez, en el orden de la lista.",
        .gaps:
            "El capítulo {chapter} se guarda sin estas páginas, que siguen mal: {pages}; `repair` las pide de nuevo.",
        .paused: "Está en pausa; `resume` deja que continúe.",
        .unreachable: "Ahora no se puede llegar a su entorno desde aquí; queda en la cola hasta que se pueda.",
        .tooLarge: "La página supera los {limit} bytes permitidos; avise a quien administra el servidor.",
    ]
}
