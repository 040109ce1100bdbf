/// What is said of scripts.
public enum ScriptPhrase: String, Phrase {
    case standardInput, place, unreadable, noText, tooLarge, tooDeep

    public static let english: [ScriptPhrase: String] = [
        .standardInput: "standard input",
        .place: "{name}:{line}: {problem}",
        .unreadable: "{path} cannot be read: {reason}.",
        .noText: "This line is no text (UTF-8); a script holds a command on each line.",
        .tooLarge: "{path} is larger than {size}; that is no script.",
        .tooDeep: "Scripts run each other without an end: {names}.",
    ]

    public static let spanish: [ScriptPhrase: String] = [
        .standardInput: "entrada estándar",
        .place: "{name}:{line}: {problem}",
        .unreadable: "No se puede leer {path}: {reason}.",
        .noText: "Esta línea no es texto (UTF-8); un guion lleva una orden en cada línea.",
        .tooLarge: "{path} ocupa más de {size}; eso no es un guion.",
        .tooDeep: "Los guiones se ejecutan unos a otros sin fin: {names}.",
    ]
}
