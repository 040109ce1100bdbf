/// Why bytes are no good as a page, or why a picture could not be written.
public enum ImageError: Error, Hashable, Sendable {
    /// There are no bytes at all.
    case empty
    /// No picture format begins like this.
    case notAnImage(what: ForeignContent)
    /// A picture that stops before its end.
    case truncated(ImageFormat)
    /// A picture whose structure or checksums are broken.
    case corrupt(ImageFormat)
    /// More pixels than a page may have.
    case tooLarge(width: Int, height: Int)
    /// More bytes than a page may have.
    case tooManyBytes(Int, limit: Int)
    /// A whole picture in a format that is kept as it is, but cannot be decoded here.
    case notDecodable(ImageFormat)
    /// The encoder gave up.
    case notEncodable(ImageFormat)
    /// The file could not be read.
    case unreadable(path: String, errno: Int32)
}
