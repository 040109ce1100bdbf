/// How much of a ZIP archive's directory is read before it is refused.
public struct ZipLimits: Hashable, Sendable {
    public var entries: Int
    public var directoryBytes: Int

    public init(entries: Int = 100_000, directoryBytes: Int = 67_108_864) {
        self.entries = entries
        self.directoryBytes = directoryBytes
    }
}
