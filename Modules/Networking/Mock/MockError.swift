public import Foundation
public import MangaLocalization
import MangaText

/// Why a mock file gives no answer.
///
/// `errno` is the system's number for the reason.
public indirect enum MockError: Error, Hashable, Sendable {
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
    /// A link leads the mock file, or the folder it is in, to `target` outside of the folder of all of them.
    case outside(String, target: String, folder: String)
    /// The note of a recording has a fault that a mock file could have.
    case note(MockError)
    /// The folder of the mock files is none.
    case noFolder(String, errno: Int32)
    /// No file answers `request` (`GET /api/v1/manga`); `path` is where the answer would stand, `common` where one would
    /// that answers whatever the body says.
    case noFile(request: String, path: String, common: String? = nil)
}

extension MockError: Localizable, LocalizedError {
    public var message: Message {
        let (phrase, arguments) = words
        return Message(phrase, arguments)
    }

    private var words: (phrase: MockPhrase, arguments: KeyValuePairs<String, Argument>) {
        switch self {
        case .missing(let path): (.missing, ["path": shown(path)])
        case .unreadable(let path, ELOOP): (.linkLoop, ["path": shown(path)])
        case .unreadable(let path, EINVAL): (.noRegularFile, ["path": shown(path)])
        case .unreadable(let path, let errno): (.unreadable, ["path": shown(path), "reason": .system(errno)])
        case .notJSON(let path, let line, let column, let problem):
            (
                .notJSON,
                [
                    "path": shown(path), "line": .text(String(line)), "column": .text(String(column)),
                    "problem": .message(problem),
                ]
            )
        case .noObject(let path, let found): (.noObject, ["path": shown(path), "found": clipped(found)])
        case .unknownKey(let path, let line, let key, let known):
            (
                .unknownKey,
                [
                    "path": shown(path), "line": .text(String(line)), "key": shown(key),
                    "known": .text(known.joined(separator: ", ")),
                ]
            )
        case .wrongValue(let path, let line, let key, let found, let expected):
            (
                .wrongValue,
                [
                    "path": shown(path), "line": .text(String(line)), "key": shown(key), "found": clipped(found),
                    "expected": .message(expected),
                ]
            )
        case .missingKey(let path, let key, let expected):
            (.missingKey, ["path": shown(path), "key": shown(key), "expected": .message(expected)])
        case .noHeaderName(let path, let line, let name):
            (.noHeaderName, ["path": shown(path), "line": .text(String(line)), "name": clipped(name)])
        case .noBody(let path, let line, let body, let errno):
            (
                .noBody,
                ["path": shown(path), "line": .text(String(line)), "body": shown(body), "reason": .system(errno)]
            )
        case .bodyOutside(let path, let line, let body, let target):
            (
                .bodyOutside,
                ["path": shown(path), "line": .text(String(line)), "body": shown(body), "target": shown(target)]
            )
        case .outside(let path, let target, let folder):
            (.outside, ["path": shown(path), "target": shown(target), "folder": shown(folder)])
        case .note(let flaw): (flaw.words.phrase.ofNote, flaw.words.arguments)
        case .noFolder(let path, let errno): (.noFolder, ["path": shown(path), "reason": .system(errno)])
        case .noFile(let request, let path, nil): (.noFile, ["request": shown(request), "path": shown(path)])
        case .noFile(let request, let path, let common?):
            (.noFiles, ["request": shown(request), "path": shown(path), "common": shown(common)])
        }
    }

    private func shown(_ text: String) -> Argument {
        .text(text.neutralised)
    }

    private func clipped(_ text: String) -> Argument {
        .text(text.neutralised.clipped(to: 60))
    }
}

extension MockPhrase {
    /// The same of the note of a recording.
    fileprivate var ofNote: MockPhrase {
        switch self {
        case .unreadable: .noteUnreadable
        case .linkLoop: .noteLinkLoop
        case .noRegularFile: .noteNoRegularFile
        case .notJSON: .noteNotJSON
        case .noObject: .noteNoObject
        case .wrongValue: .noteWrongValue
        case .missingKey: .noteMissingKey
        case .outside: .noteOutside
        default: self
        }
    }
}
