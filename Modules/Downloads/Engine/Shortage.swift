import MangaStorage

/// A lack of space, and when it is seen whether there is some again: by writing, a chapter at a time.
struct Shortage: Equatable {
    let error: DownloadError
    let cause: StorageError
    /// Bytes that the pages took when the limit was reached; nil where that is not known.
    var used: Int?
    /// Seconds until the next look.
    private var left = Shortage.interval
    /// Seconds until a chapter is begun whatever the look says: what is needed was an estimate.
    private var patience = 60
    /// Whether a chapter may be begun to see.
    private var isDue = false
    /// Whether a try is under way.
    var isProbed = false

    private static let interval = 5

    init(_ cause: StorageError) {
        error = DownloadFailure(storage: cause).error
        self.cause = cause
    }

    var allowsProbe: Bool {
        isDue && !isProbed
    }

    /// Whether a chapter is begun whatever the look says.
    var isImpatient: Bool { patience <= 0 }

    /// A second has gone by; whether it is time to look.
    mutating func beat() -> Bool {
        guard !isDue else { return false }
        left -= 1
        patience -= 1
        guard left <= 0 else { return false }
        left = Shortage.interval
        return true
    }

    /// Decides whether a try is worth it.
    mutating func look(at space: StorageSpace) {
        isDue = isImpatient || space.shortage(for: 1) == nil && promises(space)
    }

    private func promises(_ space: StorageSpace) -> Bool {
        switch cause {
        case .noSpace(let needed, _): space.free >= needed
        case .reserveNotKept(let needed, _, let reserve): space.free - reserve >= needed
        case .storageLimitExceeded: used.map { space.used < $0 } ?? true
        default: true
        }
    }
}
