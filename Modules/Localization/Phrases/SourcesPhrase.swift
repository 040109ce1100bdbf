/// What the module Sources says.
public enum SourcesPhrase: String, Phrase {
    case invalidPageURL, tooManyPages, incomplete, recordedList

    public static let english: [SourcesPhrase: String] = [
        .invalidPageURL:
            "Page {page} has the address “{url}”, which is not a valid http or https address; tell whoever runs the server.",
        .tooManyPages:
            "The server lists {count} pages for one chapter, more than the {limit} that are allowed; choose another one.",
        .incomplete:
            "The server has {present} of {total} pages of this chapter; retry when it has the rest.",
        .recordedList:
            "This list was not recorded: it is made of the manga in the answers that were, {count} of them.",
    ]

    public static let spanish: [SourcesPhrase: String] = [
        .invalidPageURL:
            "La página {page} tiene la dirección «{url}», que no es una dirección http o https válida; avise a quien administra el servidor.",
        .tooManyPages:
            "El servidor lista {count} páginas para un capítulo, más de las {limit} permitidas; elija otro.",
        .incomplete:
            "El servidor tiene {present} de {total} páginas de este capítulo; reintente cuando tenga el resto.",
        .recordedList:
            "Esta lista no se grabó: se compone de los manga de las respuestas que sí se grabaron, {count} en total.",
    ]
}
