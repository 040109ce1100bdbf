public import MangaLocalization
public import MangaModels

/// Why rows of the queue wait, as whoever works on it told it last.
public enum QueueObstacle: Hashable, Codable, Sendable {
    /// The disk is full; bytes.
    case noSpace(needed: Int, available: Int)
    /// The reserve would not be kept.
    case reserve(needed: Int, available: Int, reserve: Int)
    case quota(needed: Int, limit: Int)
    /// The environment's server cannot be reached.
    case noConnection(EnvironmentID, reason: Message)

    /// Nil for what is not about space.
    public init?(_ error: StorageError) {
        switch error {
        case .noSpace(let needed, let available): self = .noSpace(needed: needed, available: available)
        case .reserveNotKept(let needed, let available, let reserve):
            self = .reserve(needed: needed, available: available, reserve: reserve)
        case .storageLimitExceeded(let needed, let limit): self = .quota(needed: needed, limit: limit)
        default: return nil
        }
    }

    /// The lack of space that it is; nil for one of connection.
    public var storageError: StorageError? {
        switch self {
        case .noSpace(let needed, let available): .noSpace(needed: needed, available: available)
        case .reserve(let needed, let available, let reserve):
            .reserveNotKept(needed: needed, available: available, reserve: reserve)
        case .quota(let needed, let limit): .storageLimitExceeded(needed: needed, limit: limit)
        case .noConnection: nil
        }
    }
}
