import MangaLocalization
import MangaText

/// Why the body of an answer is not what was agreed; key paths like `chapters[3].title`, empty for the whole answer.
public enum AnswerFlaw: Hashable, Sendable {
    /// What a value should have been.
    public enum Kind: Hashable, Sendable {
        case text, toggle, number, list, object
        case other(String)
    }

    case missing(String)
    case null(String)
    case notOfKind(String, Kind)
    case wrongValue(String)
    case empty
    /// No JSON, though it was sent as `type`, where that was said.
    case notJSON(type: String?)
    case other(String)
}

extension AnswerFlaw {
    init(_ error: any Error, in response: HTTPResponse) {
        self =
            switch error as? DecodingError {
            case .keyNotFound(let key, let context): .missing(AnswerFlaw.path(context.codingPath + [key]))
            case .valueNotFound(_, let context): .null(AnswerFlaw.path(context.codingPath))
            case .typeMismatch(let type, let context): .notOfKind(AnswerFlaw.path(context.codingPath), Kind(type))
            case .dataCorrupted(let context) where context.codingPath.isEmpty:
                response.body.isEmpty ? .empty : .notJSON(type: response.headers["Content-Type"])
            case .dataCorrupted(let context): .wrongValue(AnswerFlaw.path(context.codingPath))
            case nil: .other("\(error)")
            @unknown default: .other("\(error)")
            }
    }

    private static func path(_ keys: [any CodingKey]) -> String {
        keys.reduce(into: "") { text, key in
            if let index = key.intValue {
                text += "[\(index)]"
            } else {
                text += (text.isEmpty ? "" : ".") + key.stringValue
            }
        }
    }
}

extension AnswerFlaw.Kind {
    fileprivate init(_ type: Any.Type) {
        self =
            switch type {
            case is String.Type: .text
            case is Bool.Type: .toggle
            case is any Numeric.Type: .number
            case is [Any].Type: .list
            case is [String: Any].Type: .object
            default: .other("\(type)")
            }
    }

    fileprivate var words: Argument {
        switch self {
        case .text: .message(Message(AnswerPhrase.text))
        case .toggle: .message(Message(AnswerPhrase.toggle))
        case .number: .message(Message(AnswerPhrase.number))
        case .list: .message(Message(AnswerPhrase.list))
        case .object: .message(Message(AnswerPhrase.object))
        case .other(let name): .text(name)
        }
    }
}

extension AnswerFlaw {
    /// As it stands behind “cannot be read”.
    var message: Message {
        switch self {
        case .missing(let path): Message(AnswerPhrase.missing, ["path": place(path)])
        case .null(let path): Message(AnswerPhrase.null, ["path": place(path)])
        case .notOfKind(let path, let kind):
            Message(AnswerPhrase.notOfKind, ["path": place(path), "kind": kind.words])
        case .wrongValue(let path): Message(AnswerPhrase.wrongValue, ["path": place(path)])
        case .empty: Message(AnswerPhrase.empty)
        case .notJSON(nil): Message(AnswerPhrase.notJSON)
        case .notJSON(let type?): Message(AnswerPhrase.notJSONAsSent, ["type": .text(type.neutralised)])
        case .other(let words): Message(AnswerPhrase.other, ["words": .text(words.neutralised)])
        }
    }

    private func place(_ path: String) -> Argument {
        path.isEmpty ? .message(Message(AnswerPhrase.wholeAnswer)) : .text(path.neutralised)
    }
}
