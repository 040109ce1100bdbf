public import MangaModels
public import MangaStorage

/// One page on the screen of `read`; what is not known is nil.
public struct PageRow: Hashable, Sendable {
    /// From 0; screens and JSON count from 1.
    public var index: Int
    public var file: String?
    /// Bytes.
    public var size: Int?
    public var mediaType: String?
    /// Pixels.
    public var width: Int?
    public var height: Int?

    public init(index: Int, file: String? = nil, size: Int? = nil, mediaType: String? = nil) {
        self.index = index
        self.file = file
        self.size = size
        self.mediaType = mediaType
    }

    public init(_ page: StoredPage) {
        self.init(index: page.index, file: page.file, size: page.size, mediaType: page.mediaType)
        width = page.width
        height = page.height
    }

    public init(_ page: Page) {
        self.init(index: page.index, file: page.filename, size: page.size)
    }

    /// From 1; an index that nothing can follow stays.
    var number: Int {
        index == .max ? index : index + 1
    }
}
