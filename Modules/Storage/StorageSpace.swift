/// The space that there is for pages, and what is taken.
public struct StorageSpace: Hashable, Sendable {
    /// Bytes free on the disk, the reserve included.
    public var free: Int
    /// Bytes of all pages here, those of unfinished chapters included.
    public var used: Int
    public var limits: StorageLimits

    public init(free: Int, used: Int, limits: StorageLimits) {
        self.free = free
        self.used = used
        self.limits = limits
    }

    /// Why `bytes` more have no place; nil where they have.
    public func shortage(for bytes: Int) -> StorageError? {
        let (total, overflows) = used.addingReportingOverflow(bytes)
        if let quota = limits.quota, overflows || total > quota {
            return .storageLimitExceeded(needed: overflows ? .max : total, limit: quota)
        }
        let (needed, isTooMuch) = bytes.addingReportingOverflow(limits.reserve)
        return isTooMuch || needed > free ? .noSpace(needed: isTooMuch ? .max : needed, available: free) : nil
    }
}
