extension StorageError {
    /// Bytes that are to become free, at least 1, before it passes; nil where it is not about space.
    public var missingBytes: Int? {
        switch self {
        case .noSpace(let needed, let available), .reserveNotKept(let needed, let available, _):
            max(1, needed - available)
        case .storageLimitExceeded(let needed, let limit): max(1, needed - limit)
        default: nil
        }
    }
}
