public import MangaStorage

/// The bytes of one page, in the cheapest form the shelf has them.
public struct PageContent: Sendable {
    /// Where the bytes are.
    public enum Body: Sendable {
        case bytes([UInt8])
        /// Part of an open file, sent by sendfile.
        case slice(FileSlice)
    }

    public var body: Body
    /// By the bytes, not by the name.
    public var mediaType: String
    /// Strong, without quotes: changes whenever the bytes do.
    public var tag: String

    public init(body: Body, mediaType: String, tag: String) {
        self.body = body
        self.mediaType = mediaType
        self.tag = tag
    }
}
