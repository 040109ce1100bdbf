public import Foundation
public import MangaLocalization
import MangaText

/// What goes wrong with a recording; `errno` is the system's number for the reason.
public enum RecordError: Error, Hashable, Sendable {
    /// The folder holds something else than a recording.
    case notEmpty(String)
    /// The folder holds what another server answered.
    case otherServer(String, server: String)
    /// Another recorder, of this process or another one, has the folder now.
    case taken(String)
    /// What says of which server the recording is cannot be read.
    case brokenNote(MockError)
    /// The folder takes nothing.
    case notBegun(String, errno: Int32)
    /// The folder takes nothing more: what was recorded before stays.
    case notWritten(String, errno: Int32)
    /// Somebody has taken the folder away.
    case removed(String)
    /// The answers to two requests that differ in `difference` alone are not the same: they are played in the order in
    /// which they came, the later one from `path`.
    case ambiguous(request: String, path: String, RequestDifference)
    /// An answer with this status completes what only somebody else has: it is no answer of a recording.
    case partial(request: String, status: Int)
    /// A link leads `path` to `target` outside of the folder.
    case outside(String, target: String)
}

extension RecordError: Localizable, LocalizedError {
    public var message: Message {
        switch self {
        case .notEmpty(let path): Message(MockPhrase.recordNotEmpty, ["path": .text(path.neutralised)])
        case .otherServer(let path, let server):
            Message(
                MockPhrase.recordOtherServer,
                ["path": .text(path.neutralised), "server": .text(server.neutralised)]
            )
        case .taken(let path): Message(MockPhrase.recordTaken, ["path": .text(path.neutralised)])
        case .brokenNote(let error): error.message
        case .notBegun(let path, let errno):
            Message(MockPhrase.recordNotBegun, ["path": .text(path.neutralised), "reason": .system(errno)])
        case .removed(let path): Message(MockPhrase.recordRemoved, ["path": .text(path.neutralised)])
        case .notWritten(let path, let errno):
            Message(MockPhrase.recordNotWritten, ["path": .text(path.neutralised), "reason": .system(errno)])
        case .ambiguous(let request, let path, let difference):
            Message(
                MockPhrase.recordAmbiguous,
                [
                    "request": .text(request.neutralised), "path": .text(path.neutralised),
                    "difference": .message(difference.message),
                ]
            )
        case .partial(let request, let status):
            Message(
                MockPhrase.recordPartial,
                ["request": .text(request.neutralised), "status": .text(String(status))]
            )
        case .outside(let path, let target):
            Message(MockPhrase.recordOutside, ["path": .text(path.neutralised), "target": .text(target.neutralised)])
        }
    }
}

extension RecordError {
    /// What `error`, thrown while a file was written, means for the recording in `folder`.
    init(_ error: any Error, in folder: String) {
        self = error as? RecordError ?? .notWritten(folder, errno: (error as? POSIXError)?.code.rawValue ?? EIO)
    }
}
