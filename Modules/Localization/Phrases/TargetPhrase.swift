/// Why downloads that were named cannot be meant.
public enum TargetPhrase: String, Phrase {
    case areActive, areCompleted, haveFailed, onlyActive, onlyFailed
    case noneSuchActive, noneSuchFailed, unknownActive, unknownFailed, both, named

    public static let english: [TargetPhrase: String] = [
        .areActive: "{names} (column {column}) {count|is|are} active; {only}",
        .areCompleted: "{names} (column {column}) {count|is|are} completed; {only}",
        .haveFailed: "{names} (column {column}) {count|has|have} failed; {only}",
        .onlyActive: "only active downloads can be cancelled, paused, resumed or moved.",
        .onlyFailed: "only failed downloads can be retried.",
        .noneSuchActive: "No active download is {condition} (column {column}); {only}",
        .noneSuchFailed: "No failed download is {condition} (column {column}); {only}",
        .unknownActive: "There is no active download “{found}” (column {column}); downloads lists them.",
        .unknownFailed: "There is no failed download “{found}” (column {column}); downloads failed lists them.",
        .both: "{first} {next}",
        .named: "{count|That was|Those were} {names}.",
    ]

    public static let spanish: [TargetPhrase: String] = [
        .areActive: "{names} (columna {column}) {count|está activa|están activas}; {only}",
        .areCompleted: "{names} (columna {column}) ya {count|está completada|están completadas}; {only}",
        .haveFailed: "{names} (columna {column}) {count|ha|han} fallado; {only}",
        .onlyActive: "solo se pueden cancelar, pausar, reanudar o mover descargas activas.",
        .onlyFailed: "solo se pueden reintentar descargas fallidas.",
        .noneSuchActive: "Ninguna descarga activa es {condition} (columna {column}); {only}",
        .noneSuchFailed: "Ninguna descarga fallida es {condition} (columna {column}); {only}",
        .unknownActive: "No hay ninguna descarga activa «{found}» (columna {column}); downloads las lista.",
        .unknownFailed: "No hay ninguna descarga fallida «{found}» (columna {column}); downloads failed las lista.",
        .both: "{first} {next}",
        .named: "{count|Era|Eran} {names}.",
    ]
}
