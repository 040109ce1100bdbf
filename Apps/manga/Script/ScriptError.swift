import MangaLocalization

/// Why something cannot be run as a script; exit status 1.
enum ScriptError: Error, Equatable {
    case unreadable(path: String, errno: Int32)
    /// Bytes that are no UTF-8, or a NUL.
    case noText
    case tooLarge(path: String, size: Int)
    /// Scripts that run each other, in their order.
    case tooDeep([String])
}

extension ScriptError: Localizable {
    var message: Message {
        switch self {
        case .unreadable(let path, let code):
            Message(ScriptPhrase.unreadable, ["path": .text(path), "reason": .system(code)])
        case .noText: Message(ScriptPhrase.noText)
        case .tooLarge(let path, let size):
            Message(ScriptPhrase.tooLarge, ["path": .text(path), "size": .size(size)])
        case .tooDeep(let names):
            Message(ScriptPhrase.tooDeep, ["names": .text(names.joined(separator: " → "))])
        }
    }
}
