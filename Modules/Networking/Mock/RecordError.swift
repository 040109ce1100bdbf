public import Foundation
public import MangaLocalization
import MangaText

/// Why nothing can be recorded.
public enum RecordError: Error, Hashable, Sendable {
    /// The folder holds something else than a recording.
    case notEmpty(String)
}

extension RecordError: Localizable, LocalizedError {
    public var message: Message {
        switch self {
        case .notEmpty(let path): Message(NetworkingPhrase.recordNotEmpty, ["path": .text(path.neutralised)])
        }
    }
}
