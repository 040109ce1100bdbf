package import MangaLocalization

/// What is no JSON, and where: line and column count from 1, columns in characters.
package struct JSONSyntaxError: Error, Hashable {
    package enum Problem: Hashable, Sendable {
        case unexpectedEnd
        case unexpected(String)
        /// The end of the line, or of the file, came before the closing quote.
        case openString
        case badNumber(String)
        case badEscape
        case repeatedKey(String)
        case notUTF8
        case tooDeep
    }

    package var problem: Problem
    package var line: Int
    package var column: Int
}

extension JSONSyntaxError.Problem {
    package var message: Message {
        switch self {
        case .unexpectedEnd: Message(ConfigPhrase.jsonUnexpectedEnd)
        case .unexpected(let text): Message(ConfigPhrase.jsonUnexpected, ["text": .text(text)])
        case .openString: Message(ConfigPhrase.jsonOpenString)
        case .badNumber(let text): Message(ConfigPhrase.jsonBadNumber, ["text": .text(text)])
        case .badEscape: Message(ConfigPhrase.jsonBadEscape)
        case .repeatedKey(let key): Message(ConfigPhrase.jsonRepeatedKey, ["key": .text(key)])
        case .notUTF8: Message(ConfigPhrase.jsonNotUTF8)
        case .tooDeep: Message(ConfigPhrase.jsonTooDeep)
        }
    }
}
