/// The space that there is for pages, and what is taken.
public struct StorageSpace: Hashable, Sendable {
    /// What the database may take while several chapters are written.
    static let margin = 1 << 20

    /// Bytes free on the disk, the reserve included.
    public var free: Int
    /// Bytes of all pages here, those of unfinished chapters included.
    public var used: Int
    public var limits: StorageLimits
    /// Bytes that the chapters which somebody works on will take beside `used`.
    public var promised: Int
    /// Bytes of those that are on the disk already, in pages that are under way.
    public var begun: Int

    public init(free: Int, used: Int, limits: StorageLimits, promised: Int = 0, begun: Int = 0) {
        self.free = free
        self.used = used
        self.limits = limits
        self.promised = promised
        self.begun = begun
    }

    /// Why `bytes` more have no place beside what is promised; nil where they have.
    public func shortage(for bytes: Int) -> StorageError? {
        let (total, overflows) = (used + promised).addingReportingOverflow(bytes)
        if let quota = limits.quota, overflows || total > quota {
            return .storageLimitExceeded(needed: overflows ? .max : total, limit: quota)
        }
        let others = promised > 0 ? max(0, promised - begun) + StorageSpace.margin : 0
        let (needed, isTooMuch) = bytes.addingReportingOverflow(others)
        if isTooMuch || needed > free { return .noSpace(needed: isTooMuch ? .max : needed, available: free) }
        guard needed > free - limits.reserve else { return nil }
        return .reserveNotKept(
            needed: needed,
            available: max(0, free - limits.reserve),
            reserve: limits.reserve
        )
    }
}
