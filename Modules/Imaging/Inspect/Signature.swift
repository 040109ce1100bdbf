/// Formats by their first bytes.
enum Signature {
    static func format(of bytes: UnsafeRawBufferPointer) -> ImageFormat? {
        let image = ImageBytes(bytes, as: .jpeg)
        if starts(bytes, [0xFF, 0xD8]), bytes.count < 3 || bytes[2] == 0xFF { return .jpeg }
        if starts(bytes, [0x89, 0x50, 0x4E, 0x47]) { return .png }
        if image.has("GIF87a", at: 0) || image.has("GIF89a", at: 0) { return .gif }
        if image.has("RIFF", at: 0), image.has("WEBP", at: 8) { return .webp }
        if starts(bytes, [0xFF, 0x0A]) || isJXLContainer(bytes) { return .jxl }
        if image.has("ftyp", at: 4), isAVIF(image) { return .avif }
        if image.has("BM", at: 0), isBMP(image) { return .bmp }
        return nil
    }

    private static func starts(_ bytes: UnsafeRawBufferPointer, _ prefix: [UInt8]) -> Bool {
        bytes.starts(with: prefix)
    }

    private static func isJXLContainer(_ bytes: UnsafeRawBufferPointer) -> Bool {
        starts(bytes, [0, 0, 0, 12, 0x4A, 0x58, 0x4C, 0x20, 0x0D, 0x0A, 0x87, 0x0A])
    }

    /// ISO/IEC 23008-12: the major brand, or one of the compatible ones of a general image file, says AVIF.
    private static func isAVIF(_ image: ImageBytes) -> Bool {
        if image.has("avif", at: 8) || image.has("avis", at: 8) { return true }
        guard image.has("mif1", at: 8) || image.has("msf1", at: 8) || image.has("miaf", at: 8) else { return false }
        return stride(from: 16, to: min(image.count, 128), by: 4).contains { index in
            image.has("avif", at: index) || image.has("avis", at: index)
        }
    }

    /// `BM` alone begins many texts; the two reserved words and the size of the second header do not.
    private static func isBMP(_ image: ImageBytes) -> Bool {
        let sizes: Set<Int> = [12, 16, 40, 52, 56, 64, 108, 124]
        // A file too short for its header is not taken for a BMP: the error says "unknown" then.
        guard let reserved = try? image.little(6, 4), let size = try? image.little(14, 4) else { return false }
        return reserved == 0 && sizes.contains(size)
    }
}
