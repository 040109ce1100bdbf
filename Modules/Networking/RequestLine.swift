/// A line that requests stand in where only so many of them may run at once.
public struct RequestLine: Hashable, Sendable {
    /// What all requests of one line have in common.
    public var name: String
    /// How many of them run at once; at least 1.
    public var limit: Int

    public init(_ name: String, limit: Int) {
        self.name = name
        self.limit = max(1, limit)
    }
}
