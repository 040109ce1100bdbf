/// Reading without a server.
extension TopicPhrase {
    static let offlineEnglish: [TopicPhrase: String] = [
        .offline: "Reading without a server: what is on this disk, and what waits.",
        .offlineText: """
        What is downloaded stays readable without a server. What is queued waits while the connection is away and \
        goes on by itself; a session that ends early loses nothing, and the next one fetches the missing pages. \
        popular, search and open show what the server said last, and when that was.
        """,
        .offlineDownload: "Puts the last five chapters of the opened manga in the queue.",
        .offlineOpen: "Opens a manga of the library too where the server does not answer.",
        .offlineRead: "Lists the pages of chapter 5, and where they lie on the disk.",
        .offlineDetach: "Goes on downloading without a shell; downloads attach watches it.",
        .offlineVerify: "Reads everything that is stored again; repair fetches what is broken.",
        .offlineStorage: "Shows what the library takes up; delete and storage clear make room.",
        .offlineRules: """
        The library leaves 200 MB of the disk free, or what --storage-reserve says, and takes no more than \
        --storage-quota. What has no room waits, and downloads says so.
        """,
    ]

    static let offlineSpanish: [TopicPhrase: String] = [
        .offline: "Leer sin servidor: lo que está en este disco, y lo que espera.",
        .offlineText: """
        Lo descargado se puede leer sin servidor. Lo que está en cola espera mientras no haya conexión y continúa \
        por sí solo; una sesión que acaba antes no pierde nada, y la siguiente descarga las páginas que faltan. \
        popular, search y open muestran lo último que dijo el servidor, y cuándo fue.
        """,
        .offlineDownload: "Pone en la cola los cinco últimos capítulos del manga abierto.",
        .offlineOpen: "Abre un manga de la biblioteca también cuando el servidor no responde.",
        .offlineRead: "Lista las páginas del capítulo 5, y dónde están en el disco.",
        .offlineDetach: "Sigue descargando sin línea de órdenes; downloads attach lo muestra.",
        .offlineVerify: "Relee todo lo guardado; repair descarga de nuevo lo roto.",
        .offlineStorage: "Muestra cuánto ocupa la biblioteca; delete y storage clear hacen sitio.",
        .offlineRules: """
        La biblioteca deja libres 200 MB del disco, o lo que diga --storage-reserve, y no ocupa más de \
        --storage-quota. Lo que no cabe espera, y downloads lo dice.
        """,
    ]
}
