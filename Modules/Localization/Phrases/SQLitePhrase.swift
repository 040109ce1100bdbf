/// The words of the module `SQLite`.
public enum SQLitePhrase: String, Phrase {
    case failed
    case newerSchema

    public static let english: [SQLitePhrase: String] = [
        .failed: "The database answered “{reason}” (code {code}) to “{sql}”.",
        .newerSchema:
            "The database {path} was written by a newer version of this program (it knows “{migration}”). Update the program, or use another data folder.",
    ]

    public static let spanish: [SQLitePhrase: String] = [
        .failed: "La base de datos respondió «{reason}» (código {code}) a «{sql}».",
        .newerSchema:
            "La base de datos {path} fue escrita por una versión más nueva de este programa (conoce «{migration}»). Actualice el programa o use otra carpeta de datos.",
    ]
}
