import MangaImaging
import Synchronization

/// Lets large files be looked at one after the other: each is mapped as a whole meanwhile.
final class LargeFiles: Sendable {
    /// From here on a file is large, in bytes.
    private static let threshold = 1 << 20

    private let turn = Mutex(())

    func inOrder(bytes: Int, _ look: () throws -> ImageFacts) throws -> ImageFacts {
        if bytes < LargeFiles.threshold { return try look() }
        return try turn.withLock { _ in try look() }
    }
}
