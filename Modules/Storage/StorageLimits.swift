/// How much of the disk the library may take.
public struct StorageLimits: Hashable, Sendable {
    /// Bytes that are left free for others.
    public var reserve: Int
    /// Most bytes of pages; nil where only the disk says how many.
    public var quota: Int?

    public init(reserve: Int = 200_000_000, quota: Int? = nil) {
        self.reserve = max(0, reserve)
        self.quota = quota
    }
}
