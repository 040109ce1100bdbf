public import Foundation
public import MangaLocalization
import MangaText

/// Why a mock file gives no answer.
///
/// `errno` is the system's number for the reason.
public enum MockError: Error, Hashable, Sendable {
    case missing(String)
    case unreadable(String, errno: Int32)
    case notJSON(String, line: Int, column: Int, problem: Message)
    /// The whole file is JSON, but no object.
    case noObject(String, found: String)
    case unknownKey(String, line: Int, key: String, known: [String])
    case wrongValue(String, line: Int, key: String, found: String, expected: Message)
    case missingKey(String, key: String, Message)
    /// A key in `headers` that no header can have.
    case noHeaderName(String, line: Int, name: String)
    /// The key `bodyFile` names `body`, which cannot be read.
    case noBody(String, line: Int, body: String, errno: Int32)
    /// The key `bodyFile` names `body`, a link to `target` in another folder.
    case bodyOutside(String, line: Int, body: String, target: String)
    /// The folder of the mock files is none.
    case noFolder(String, errno: Int32)
    /// No file answers `request` (`GET /api/v1/manga`); `path` is where the answer would stand, `common` where one would
    /// that answers whatever the body says.
    case noFile(request: String, path: String, common: String? = nil)
}

extension MockError: Localizable, LocalizedError {
    public var message: Message {
        switch self {
        case .missing(let path): Message(MockPhrase.missing, ["path": shown(path)])
        case .unreadable(let path, let errno):
            Message(MockPhrase.unreadable, ["path": shown(path), "reason": .system(errno)])
        case .notJSON(let path, let line, let column, let problem):
            Message(
                MockPhrase.notJSON,
                [
                    "path": shown(path), "line": .text(String(line)), "column": .text(String(column)),
                    "problem": .message(problem),
                ]
            )
        case .noObject(let path, let found):
            Message(MockPhrase.noObject, ["path": shown(path), "found": clipped(found)])
        case .unknownKey(let path, let line, let key, let known):
            Message(
                MockPhrase.unknownKey,
                [
                    "path": shown(path), "line": .text(String(line)), "key": shown(key),
                    "known": .text(known.joined(separator: ", ")),
                ]
            )
        case .wrongValue(let path, let line, let key, let found, let expected):
            Message(
                MockPhrase.wrongValue,
                [
                    "path": shown(path), "line": .text(String(line)), "key": shown(key), "found": clipped(found),
                    "expected": .message(expected),
                ]
            )
        case .missingKey(let path, let key, let expected):
            Message(
                MockPhrase.missingKey,
                ["path": shown(path), "key": shown(key), "expected": .message(expected)]
            )
        case .noHeaderName(let path, let line, let name):
            Message(
                MockPhrase.noHeaderName,
                ["path": shown(path), "line": .text(String(line)), "name": clipped(name)]
            )
        case .noBody(let path, let line, let body, let errno):
            Message(
                MockPhrase.noBody,
                ["path": shown(path), "line": .text(String(line)), "body": shown(body), "reason": .system(errno)]
            )
        case .bodyOutside(let path, let line, let body, let target):
            Message(
                MockPhrase.bodyOutside,
                ["path": shown(path), "line": .text(String(line)), "body": shown(body), "target": shown(target)]
            )
        case .noFolder(let path, let errno):
            Message(MockPhrase.noFolder, ["path": shown(path), "reason": .system(errno)])
        case .noFile(let request, let path, nil):
            Message(MockPhrase.noFile, ["request": shown(request), "path": shown(path)])
        case .noFile(let request, let path, let common?):
            Message(
                MockPhrase.noFiles,
                ["request": shown(request), "path": shown(path), "common": shown(common)]
            )
        }
    }

    private func shown(_ text: String) -> Argument {
        .text(text.neutralised)
    }

    private func clipped(_ text: String) -> Argument {
        .text(text.neutralised.clipped(to: 60))
    }
}
