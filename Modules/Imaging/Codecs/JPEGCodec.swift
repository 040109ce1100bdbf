import CTurbojpeg
import Foundation

/// JPEG through libjpeg-turbo.
///
/// Its warnings (a flipped bit, a scan cut short inside) are not failures: the picture is there, as viewers show it.
/// Who looks for damage is strict.
enum JPEGCodec {
    /// More bytes than this that mean nothing, before a marker, are pixels that were lost; encoders pad with a few.
    private static let padding = 16

    /// With `isStrict`, pixels that were lost inside are `corrupt`.
    static func decode(
        _ bytes: UnsafeRawBufferPointer,
        _ facts: ImageFacts,
        isStrict: Bool = false
    ) throws(ImageError) -> PageImage {
        guard let handle = tjInitDecompress(), let start = bytes.bindMemory(to: UInt8.self).baseAddress else {
            throw .notDecodable(.jpeg)
        }
        defer { tjDestroy(handle) }
        var header = Header()
        let code = tjDecompressHeader3(
            handle,
            start,
            UInt(bytes.count),
            &header.width,
            &header.height,
            &header.sampling,
            &header.colours
        )
        guard code == 0, header.width == facts.width, header.height == facts.height else { throw .corrupt(.jpeg) }
        let image = try PageImage.filled(facts) { pixels in
            // A scan costs time whatever its size: a picture of more than 500 is no page.
            let flags = TJFLAG_LIMITSCANS
            let code = tjDecompress2(
                handle,
                start,
                UInt(bytes.count),
                pixels,
                header.width,
                0,
                header.height,
                header.format,
                flags
            )
            guard code != 0 else { return true }
            return tjGetErrorCode(handle) == TJERR_WARNING.rawValue && !(isStrict && hasLostPixels(handle))
        }
        return header.isPrint ? image.fromPrint : image
    }

    /// Whether the last warning tells of lost pixels; libjpeg-turbo tells it in words alone.
    private static func hasLostPixels(_ handle: tjhandle) -> Bool {
        guard let text = tjGetErrorStr2(handle) else { return true }
        let words = String(cString: text).split(separator: " ")
        guard let place = words.firstIndex(of: "extraneous"), place > 0, let count = Int(words[place - 1]) else {
            return true
        }
        return count > padding
    }

    static func encode(_ image: PageImage, quality: Int) -> Data? {
        guard let handle = tjInitCompress() else { return nil }
        defer { tjDestroy(handle) }
        var output: UnsafeMutablePointer<UInt8>?
        var size: UInt = 0
        defer { tjFree(output) }
        let sampling = image.isGrey ? TJSAMP_GRAY : quality >= 90 ? TJSAMP_444 : TJSAMP_420
        let code = image.pixels.withUnsafeBufferPointer { pixels in
            tjCompress2(
                handle,
                pixels.baseAddress,
                Int32(clamping: image.width),
                0,
                Int32(clamping: image.height),
                TJPF_RGBX.rawValue,
                &output,
                &size,
                Int32(sampling.rawValue),
                Int32(max(1, quality)),
                0
            )
        }
        guard code == 0, let output else { return nil }
        return Data(bytes: output, count: Int(size))
    }

    private struct Header {
        var width: Int32 = 0
        var height: Int32 = 0
        var sampling: Int32 = 0
        var colours: Int32 = 0

        /// Whether the colours are those of ink: libjpeg-turbo gives such pixels only as they are.
        var isPrint: Bool { colours == Int32(TJCS_CMYK.rawValue) || colours == Int32(TJCS_YCCK.rawValue) }
        var format: Int32 { isPrint ? TJPF_CMYK.rawValue : TJPF_RGBA.rawValue }
    }
}

extension PageImage {
    /// Pixels of cyan, magenta, yellow and black, inverted as Adobe writes them, as red, green and blue.
    fileprivate var fromPrint: PageImage {
        var result = pixels
        result.withUnsafeMutableBufferPointer { buffer in
            for pixel in Swift.stride(from: 0, to: buffer.count, by: 4) {
                let black = Int(buffer[pixel + 3])
                for channel in pixel..<pixel + 3 {
                    buffer[channel] = UInt8(Int(buffer[channel]) * black / 255)
                }
                buffer[pixel + 3] = 255
            }
        }
        return PageImage(trusted: result, width: width, height: height)
    }
}
