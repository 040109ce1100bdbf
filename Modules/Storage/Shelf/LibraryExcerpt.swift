/// What was asked for, and how much of it there is.
public struct LibraryExcerpt: Hashable, Sendable {
    public var entries: [LibraryEntry]
    /// All that the query means, whatever its limit.
    public var count: Int

    public init(_ entries: [LibraryEntry], count: Int) {
        self.entries = entries
        self.count = count
    }
}
