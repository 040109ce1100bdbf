/// What a whole image says about itself.
public struct ImageFacts: Hashable, Codable, Sendable {
    public var format: ImageFormat
    /// Pixels, at least 1.
    public var width: Int
    /// Pixels, at least 1.
    public var height: Int

    public init(format: ImageFormat, width: Int, height: Int) {
        self.format = format
        self.width = width
        self.height = height
    }
}
