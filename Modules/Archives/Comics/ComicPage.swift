/// One page of a chapter on disk.
public struct ComicPage: Hashable, Sendable {
    /// From 0, in reading order.
    public var index: Int
    /// As the archive or folder names it, with its folders.
    public var name: String
    /// Bytes, where they are known without unpacking.
    public var size: Int?

    public init(index: Int, name: String, size: Int?) {
        self.index = index
        self.name = name
        self.size = size
    }
}

/// The bytes of a page, in the cheapest form there is.
public enum ComicPageContent: Hashable, Sendable {
    /// Part of the file at `path`, to be sent from there.
    case slice(path: String, offset: Int, length: Int)
    case bytes([UInt8])
}
