import Foundation
import MangaConfig
import MangaCrypto

/// A body on its way into a file of its own.
enum RecordedBody {
    case bytes(Data)
    /// The path of a file that is moved, and the SHA-256 of its bytes.
    case draft(String, hash: String)

    /// Whether it is known to say nothing.
    var isEmpty: Bool {
        if case .bytes(let data) = self { data.isEmpty } else { false }
    }

    var hash: String {
        switch self {
        case .bytes(let data): data.withUnsafeBytes { SHA256.hex(of: $0) }
        case .draft(_, let hash): hash
        }
    }

    /// Throws `POSIXError`.
    func put(at path: String) throws {
        switch self {
        case .bytes(let data): try AtomicFile.write(data, to: path)
        case .draft(let draft, _):
            try AtomicFile.makeFolder((path as NSString).deletingLastPathComponent)
            guard rename(draft, path) == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        }
    }
}
