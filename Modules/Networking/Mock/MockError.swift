public import Foundation
public import MangaLocalization
import MangaText

/// Why a mock file gives no answer.
public enum MockError: Error, Hashable, Sendable {
    case missing(String)
    case unreadable(String, reason: String)
    case notJSON(String, line: Int, column: Int, problem: Message)
    case unknownKey(String, line: Int, key: String, known: [String])
    case wrongValue(String, line: Int, key: String, found: String, expected: Message)
    /// No file answers `request` (`GET /api/v1/manga`); `path` is where the answer would stand.
    case noFile(request: String, path: String)
}

extension MockError: Localizable, LocalizedError {
    public var message: Message {
        switch self {
        case .missing(let path): Message(NetworkingPhrase.mockMissing, ["path": .text(path.neutralised)])
        case .unreadable(let path, let reason):
            Message(
                NetworkingPhrase.mockUnreadable,
                ["path": .text(path.neutralised), "reason": .text(reason.neutralised)]
            )
        case .notJSON(let path, let line, let column, let problem):
            Message(
                NetworkingPhrase.mockNotJSON,
                [
                    "path": .text(path.neutralised), "line": .text(String(line)), "column": .text(String(column)),
                    "problem": .message(problem),
                ]
            )
        case .unknownKey(let path, let line, let key, let known):
            Message(
                NetworkingPhrase.mockUnknownKey,
                [
                    "path": .text(path.neutralised), "line": .text(String(line)), "key": .text(key.neutralised),
                    "known": .text(known.joined(separator: ", ")),
                ]
            )
        case .wrongValue(let path, let line, let key, let found, let expected):
            Message(
                NetworkingPhrase.mockWrongValue,
                [
                    "path": .text(path.neutralised), "line": .text(String(line)), "key": .text(key.neutralised),
                    "found": .text(found.neutralised.clipped(to: 60)), "expected": .message(expected),
                ]
            )
        case .noFile(let request, let path):
            Message(
                NetworkingPhrase.mockNoFile,
                ["request": .text(request.neutralised), "path": .text(path.neutralised)]
            )
        }
    }
}
