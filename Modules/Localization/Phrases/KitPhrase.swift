/// What can go wrong before anything runs.
public enum KitPhrase: String, Phrase {
    case noHome, settingsUnreadable, settingsGarbled, settingsNotWritten

    public static let english: [KitPhrase: String] = [
        .noHome: "Nowhere to keep anything: HOME is not set. Set HOME, or MANGAREADER_HOME to a folder.",
        .settingsUnreadable: "The settings in {path} cannot be read: {reason}. Mend the file, or move it away.",
        .settingsGarbled: "The settings in {path} are not the JSON they should be. Mend the file, or move it away.",
        .settingsNotWritten: "The settings could not be written to {path}: {reason}.",
    ]

    public static let spanish: [KitPhrase: String] = [
        .noHome: "No hay dónde guardar nada: falta HOME. Defina HOME, o MANGAREADER_HOME con una carpeta.",
        .settingsUnreadable: "No se pueden leer los ajustes de {path}: {reason}. Corrija el archivo o apártelo.",
        .settingsGarbled: "Los ajustes de {path} no son el JSON que deberían. Corrija el archivo o apártelo.",
        .settingsNotWritten: "No se pudieron escribir los ajustes en {path}: {reason}.",
    ]
}
