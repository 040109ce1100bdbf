/// What the module Sources says.
public enum SourcesPhrase: String, Phrase {
    case invalidPageURL, tooManyPages

    public static let english: [SourcesPhrase: String] = [
        .invalidPageURL:
            "Page {page} has the address “{url}”, which is not http or https; tell whoever runs the server.",
        .tooManyPages:
            "The server lists {count} pages for one chapter, more than the {limit} that are allowed; choose another one.",
    ]

    public static let spanish: [SourcesPhrase: String] = [
        .invalidPageURL:
            "La página {page} tiene la dirección «{url}», que no es http ni https; avise a quien administra el servidor.",
        .tooManyPages:
            "El servidor lista {count} páginas para un capítulo, más de las {limit} permitidas; elija otro.",
    ]
}
