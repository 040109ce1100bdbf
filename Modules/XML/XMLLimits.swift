/// How much of a document a reader takes before it gives up.
public struct XMLLimits: Hashable, Sendable {
    /// Of the whole document.
    public var bytes: Int
    /// Elements inside elements; libxml2 gives up at 256 by itself.
    public var depth: Int
    /// Of one tag with its attributes.
    public var tagBytes: Int

    public init(bytes: Int, depth: Int = 64, tagBytes: Int = 65_536) {
        self.bytes = bytes
        self.depth = depth
        self.tagBytes = tagBytes
    }

    /// For a file about one chapter or manga: 1 MB.
    public static let document = XMLLimits(bytes: 1_048_576)

    /// For a server's feed: 16 MB.
    public static let feed = XMLLimits(bytes: 16_777_216)
}
