public import Foundation

extension PageImage {
    /// Longest side of what `optimizedForStorage` writes.
    public static let storageSide = 2048

    /// A JPEG of `compressionQuality` 0 (smallest) to 1 (best), clamped; what is transparent becomes white.
    ///
    /// Nil where the image has a side that JPEG cannot hold (65 500 pixels).
    public func jpegData(compressionQuality: Double) -> Data? {
        JPEGCodec.encode(onWhite, quality: PageImage.percent(compressionQuality))
    }

    /// A JPEG of quality 75 whose longest side is at most 2048 pixels; a smaller image is not enlarged.
    public func optimizedForStorage() -> Data? {
        onWhite.scaled(toFit: PageImage.storageSide).jpegData(compressionQuality: 0.75)
    }

    /// A PNG, without loss, and written fast rather than small.
    public func pngData() -> Data? {
        PNGCodec.encode(self)
    }

    /// A WebP of `quality` 0 (smallest) to 1 (best), clamped.
    ///
    /// Nil where the image has a side that WebP cannot hold (16 383 pixels).
    public func webpData(quality: Double) -> Data? {
        WebPCodec.encode(self, quality: PageImage.percent(quality))
    }

    /// 0...100; what is no number counts as 0.
    private static func percent(_ quality: Double) -> Int {
        quality > 0 ? Int((min(quality, 1) * 100).rounded()) : 0
    }
}
