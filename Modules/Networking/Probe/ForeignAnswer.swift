import Foundation
import MangaLocalization
import MangaText

/// What an answer is that no server of the environment's kind gives.
public enum ForeignAnswer: Hashable, Sendable {
    case html
    case empty
    /// JSON, of another shape.
    case json
    /// Of this media type; empty where the answer names none.
    case other(String)
}

extension ForeignAnswer {
    /// What `response`, which could not be read as was agreed, is; nil where a server of the kind `mangareader` may have
    /// sent it.
    ///
    /// Its failures come as JSON with an `error`; a gateway in front of it can fail, or ask who is there, in its own words.
    init?(_ response: HTTPResponse) {
        let type = response.headers["Content-Type"]?.lowercased() ?? ""
        let isJSON = type.contains("json") || ForeignAnswer.isJSON(response.body)
        switch response.status {
        case 200..<300 where !isJSON: self = ForeignAnswer(type, response.body)
        case 404, 405: self = isJSON ? .json : ForeignAnswer(type, response.body)
        default: return nil
        }
    }

    private init(_ type: String, _ body: Data) {
        let start = String(decoding: body.prefix(64), as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        if body.isEmpty {
            self = .empty
        } else if type.contains("html") || start.lowercased().hasPrefix("<!doctype html") || start.hasPrefix("<html") {
            self = .html
        } else {
            self = .other(type.split(separator: ";").first.map(String.init) ?? "")
        }
    }

    private static func isJSON(_ body: Data) -> Bool {
        // Only whether it can be read counts.
        (try? JSONSerialization.jsonObject(with: body, options: .fragmentsAllowed)) != nil
    }

    /// As it stands behind “it sent”.
    var message: Message {
        switch self {
        case .html: Message(NetworkingPhrase.foreignHTML)
        case .empty: Message(NetworkingPhrase.foreignEmpty)
        case .json: Message(NetworkingPhrase.foreignJSON)
        case .other(""): Message(NetworkingPhrase.foreignOther)
        case .other(let type): Message(NetworkingPhrase.foreignType, ["type": .text(type.neutralised)])
        }
    }
}
