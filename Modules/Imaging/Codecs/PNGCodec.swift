import CPng
import Foundation

/// PNG through libpng's simplified interface, the one that needs no `setjmp`.
enum PNGCodec {
    static func decode(_ bytes: UnsafeRawBufferPointer, _ facts: ImageFacts) throws(ImageError) -> PageImage {
        var image = png_image()
        image.version = png_uint_32(PNG_IMAGE_VERSION)
        defer { png_image_free(&image) }
        guard png_image_begin_read_from_memory(&image, bytes.baseAddress, bytes.count) != 0 else {
            throw .corrupt(.png)
        }
        guard image.width == facts.width, image.height == facts.height else { throw .corrupt(.png) }
        image.format = cpng_format_rgba()
        return try PageImage.filled(facts) { pixels in
            png_image_finish_read(&image, nil, pixels, 0, nil) != 0
        }
    }

    static func encode(_ page: PageImage) -> Data? {
        let isOpaque = page.isOpaque
        var image = png_image()
        image.version = png_uint_32(PNG_IMAGE_VERSION)
        image.width = png_uint_32(clamping: page.width)
        image.height = png_uint_32(clamping: page.height)
        // A third of the time for drawings, which come out about as small.
        image.flags = png_uint_32(PNG_IMAGE_FLAG_FAST)
        image.format = isOpaque ? cpng_format_rgb() : cpng_format_rgba()
        defer { png_image_free(&image) }
        var size = cpng_most_bytes(image)
        var data = Data(count: Int(size))
        let pixels = isOpaque ? page.withoutAlpha : page.pixels
        let isWritten = data.withUnsafeMutableBytes { output in
            png_image_write_to_memory(&image, output.baseAddress, &size, 0, pixels, 0, nil) != 0
        }
        return isWritten ? Data(data.prefix(Int(size))) : nil
    }
}
