/// A picture format that pages come in.
public enum ImageFormat: String, CaseIterable, Hashable, Codable, Sendable {
    case jpeg
    case png
    case gif
    case webp
    case avif
    case jxl
    case bmp

    /// Without the point: `jpg`.
    public var fileExtension: String {
        self == .jpeg ? "jpg" : rawValue
    }

    /// As in `Content-Type`: `image/jpeg`.
    public var mediaType: String {
        "image/\(rawValue)"
    }
}
