/// What can go wrong before anything runs.
public enum KitPhrase: String, Phrase {
    case noHome

    public static let english: [KitPhrase: String] = [
        .noHome: "Nowhere to keep anything: HOME is not set. Set HOME, or MANGAREADER_HOME to a folder."
    ]

    public static let spanish: [KitPhrase: String] = [
        .noHome: "No hay dónde guardar nada: falta HOME. Defina HOME, o MANGAREADER_HOME con una carpeta."
    ]
}
