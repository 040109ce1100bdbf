import MangaModels
import Synchronization

/// The tokens of the servers that run in this process, for this process alone.
final class EmbeddedTokens: Sendable {
    private let tokens = Mutex<[EnvironmentID: String]>([:])

    subscript(id: EnvironmentID) -> String? {
        get { tokens.withLock { $0[id] } }
        set { tokens.withLock { $0[id] = newValue } }
    }
}
