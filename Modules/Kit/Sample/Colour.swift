/// Red, green and blue, opaque.
struct Colour: Hashable, Sendable {
    static let ink = Colour(0x141414)
    static let paper = Colour(0xFFFFFF)

    /// As a pixel lies in memory: red in the lowest byte.
    let pixel: UInt32

    /// `0xRRGGBB`.
    init(_ code: UInt32) {
        pixel = (code >> 16 & 0xFF) | (code & 0xFF00) | (code & 0xFF) << 16 | 0xFF00_0000
    }
}
