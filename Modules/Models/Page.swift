/// One page of a chapter: where it stands and where its bytes are.
public struct Page: Hashable, Codable, Sendable {
    /// From 0.
    public var index: Int
    /// Absolute, and good for this visit only: it may expire, and ports change.
    public var url: String
    /// Bytes, where the server says.
    public var size: Int?
    public var filename: String?

    public init(index: Int, url: String, size: Int? = nil, filename: String? = nil) {
        self.index = index
        self.url = url
        self.size = size
        self.filename = filename
    }
}
