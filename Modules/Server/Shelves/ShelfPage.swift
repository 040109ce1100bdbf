/// One page as a shelf lists it.
public struct ShelfPage: Hashable, Sendable {
    /// From 0.
    public var index: Int
    public var filename: String
    /// Bytes, where they are known without reading the page.
    public var size: Int?

    public init(index: Int, filename: String, size: Int?) {
        self.index = index
        self.filename = filename
        self.size = size
    }
}
