/// Words of other programs that people type by habit, and the commands here that do the same.
enum Slip {
    /// The commands that `word` may mean, the likeliest first; empty where it is no such word.
    static func meant(by word: String) -> [String] {
        table[word.lowercased()] ?? []
    }

    /// What stands behind a prompt that was copied along: `manga[embedded] Lantern Street> popular`.
    static func withoutPrompt(_ line: String) -> String? {
        guard line.hasPrefix("manga["), let end = line.firstRange(of: "> ") else { return nil }
        let rest = line[end.upperBound...]
        return rest.isEmpty ? nil : String(rest)
    }

    /// What stands behind `manga` on a line that is written for the shell outside.
    static func withoutProgram(_ line: String) -> String? {
        let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
        guard parts.count == 2, parts[0] == "manga" else { return nil }
        return CommandTable.spec(named: String(parts[1].prefix { $0 != " " })) == nil ? nil : parts[1]
    }

    static let table: [String: [String]] = [
        "ls": ["popular", "chapters", "downloads"], "dir": ["popular", "chapters", "downloads"],
        "list": ["popular", "chapters", "downloads"], "ll": ["popular", "chapters", "downloads"],
        "dl": ["download"], "get": ["download"], "fetch": ["download"], "wget": ["download"], "add": ["download"],
        "cd": ["open", "env"], "use": ["env", "open"], "switch": ["env"], "connect": ["env"],
        "select": ["open"], "goto": ["open"], "back": ["close"], "up": ["close"], "..": ["close"], "leave": ["close"],
        "find": ["search"], "grep": ["search"], "browse": ["popular"], "top": ["popular"],
        "rm": ["delete"], "del": ["delete"], "remove": ["delete"], "erase": ["delete"],
        "cat": ["read"], "view": ["read"], "pages": ["read"], "less": ["read"],
        "bye": ["quit"], "q": ["quit"], ":q": ["quit"], "end": ["quit"], "halt": ["quit"],
        "man": ["help"], "h": ["help"], "commands": ["help"], "usage": ["help"],
        "queue": ["downloads"], "jobs": ["downloads"], "tasks": ["downloads"], "ps": ["downloads"],
        "status": ["downloads", "health"], "stats": ["downloads stats"], "move": ["downloads move"],
        "attach": ["downloads attach"], "stop": ["pause", "cancel"], "abort": ["cancel"], "kill": ["cancel"],
        "start": ["resume"], "redo": ["retry"], "again": ["retry"],
        "du": ["storage"], "df": ["storage"], "disk": ["storage"], "ping": ["health"],
        "check": ["verify", "env check"],
        "fsck": ["verify"], "fix": ["repair"], "settings": ["config"], "options": ["config"], "curl": ["api"],
        "environment": ["env"], "environments": ["env"], "server-url": ["env add"], "signin": ["login"],
        "signout": ["logout"], "user": ["whoami"], "who": ["whoami"],
        "ayuda": ["help"], "salir": ["quit"], "buscar": ["search"], "abrir": ["open"], "cerrar": ["close"],
        "descargar": ["download"], "bajar": ["download"], "descargas": ["downloads"], "capitulos": ["chapters"],
        "capítulos": ["chapters"], "leer": ["read"], "borrar": ["delete"], "entorno": ["env"], "entornos": ["env"],
        "populares": ["popular"], "pausar": ["pause"], "reanudar": ["resume"], "cancelar": ["cancel"],
        "reintentar": ["retry"], "ajustes": ["config"], "listar": ["popular", "chapters", "downloads"],
    ]
}
