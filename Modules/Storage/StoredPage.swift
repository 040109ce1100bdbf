/// One page of a committed chapter, as its manifest has it.
public struct StoredPage: Hashable, Codable, Sendable {
    /// From 0.
    public var index: Int
    /// `001.jpg` for index 0: counted from 1, with the true extension.
    public var file: String
    /// Bytes.
    public var size: Int
    /// SHA-256, 64 hex digits.
    public var sha256: String
    public var mediaType: String
    /// Pixels.
    public var width: Int
    public var height: Int

    public init(
        index: Int,
        file: String,
        size: Int,
        sha256: String,
        mediaType: String,
        width: Int,
        height: Int
    ) {
        self.index = index
        self.file = file
        self.size = size
        self.sha256 = sha256
        self.mediaType = mediaType
        self.width = width
        self.height = height
    }
}
